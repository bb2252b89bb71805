<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>Screen reader: active</source>
        <translation>Lector de pantalla: activo</translation>
    </message>
    <message>
        <source>Screen reader: not active</source>
        <translation>Lector de pantalla: no activo</translation>
    </message>
    <message>
        <source>System: {system}</source>
        <translation>Sistema: {system}</translation>
    </message>
    <message>
        <source>Window system: {name}</source>
        <translation>Sistema de ventanas: {name}</translation>
    </message>
    <message>
        <source>What this is</source>
        <translation>Qué es esto</translation>
    </message>
    <message>
        <source>Dominoes for everyone who wants to play: six games, by mouse, by keyboard or by ear.</source>
        <translation>Dominó para todo el que quiera jugar: seis juegos, con el ratón, con el teclado o de oído.</translation>
    </message>
    <message>
        <source>dominoes-qt, its sounds and its pictures are free under the MIT licence: use them, change them and pass them on, with the notice of that licence.</source>
        <translation>dominoes-qt, sus sonidos y sus imágenes son libres bajo la licencia MIT: úsalos, cámbialos y pásalos a otros, con el aviso de esa licencia.</translation>
    </message>
    <message>
        <source>What comes with it</source>
        <translation>Lo que viene con el programa</translation>
    </message>
    <message>
        <source>Qt and PySide6, by The Qt Company and others: LGPL, version 3. They lie beside the program as files of their own, and you may put your own build of them there. Their source is at download.qt.io.</source>
        <translation>Qt y PySide6, de The Qt Company y otros: LGPL, versión 3. Están junto al programa en archivos propios, y puedes poner en su lugar los que tú compiles. Su código fuente está en download.qt.io.</translation>
    </message>
    <message>
        <source>Python, by the Python Software Foundation and others: PSF licence, version 2.</source>
        <translation>Python, de la Python Software Foundation y otros: licencia PSF, versión 2.</translation>
    </message>
    <message>
        <source>rich, markdown-it-py and mdurl: MIT licence. Pygments: BSD licence with two clauses.</source>
        <translation>rich, markdown-it-py y mdurl: licencia MIT. Pygments: licencia BSD de dos cláusulas.</translation>
    </message>
    <message>
        <source>THIRD-PARTY.md, which is installed with the program, tells more: where each source is, and how to put another Qt in the place of this one.</source>
        <translation>THIRD-PARTY.md, que se instala con el programa, cuenta más: dónde está cada código fuente y cómo poner otro Qt en el lugar de este.</translation>
    </message>
    <message>
        <source>Versions, for reports of faults</source>
        <translation>Versiones, para avisar de fallos</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>Copiar versiones</translation>
    </message>
    <message>
        <source>About dominoes-qt</source>
        <translation>Acerca de dominoes-qt</translation>
    </message>
</context>
<context>
    <name>Access</name>
    <message>
        <source>Accessibility</source>
        <translation>Accesibilidad</translation>
    </message>
    <message>
        <source>Read it with the arrow keys</source>
        <translation>Se lee con las flechas</translation>
    </message>
</context>
<context>
    <name>AccessPage</name>
    <message>
        <source>Playing by keyboard</source>
        <translation>Jugar con el teclado</translation>
    </message>
    <message>
        <source>Your tiles are a list: the arrow keys go from tile to tile, and each says where it can go. Enter chooses a tile. If it fits more than one end, a list of ends follows: choose one with the arrow keys and Enter.</source>
        <translation>Tus fichas son una lista: las flechas van de ficha en ficha, y cada una dice dónde se puede jugar. Intro elige una ficha. Si encaja en más de un extremo, sigue una lista de extremos: elige uno con las flechas e Intro.</translation>
    </message>
    <message>
        <source>What your choice would give is told first, and Enter confirms it. Escape takes the choice back. When you have to draw or to pass, the focus is on that button.</source>
        <translation>Antes de jugar se dice qué daría la jugada, e Intro la confirma. Escape la cancela. Cuando hay que robar o pasar, el foco está en ese botón.</translation>
    </message>
    <message>
        <source>F6 goes to the board and back. There, Left and Right walk along the line, Up and Down into the arms at the spinner; Home and End go to the west and the east end, Page Up and Page Down to the north and the south end.</source>
        <translation>F6 lleva a la mesa y de vuelta. Allí, izquierda y derecha recorren la línea, y arriba y abajo, los brazos del cruce. Inicio y Fin van a los extremos oeste y este; Re Pág y Av Pág, a los extremos norte y sur.</translation>
    </message>
    <message>
        <source>H gives a hint. Control and Z takes your last action back, Control, Shift and Z does it again. F1 opens the rules where they explain what is going on, F3 the score of every hand; Control, Shift and H the matches played, each to be looked at step by step.</source>
        <translation>H da una pista. Control y Z deshace tu última acción; Control, Mayúsculas y Z la rehace. F1 abre las reglas por donde explican lo que está pasando; F3, los puntos de cada mano; Control, Mayúsculas y H, las partidas jugadas, que se pueden repasar paso a paso.</translation>
    </message>
    <message>
        <source>After a hand, the settlement is a list to read, and Enter on the first button goes on. Where several people share the screen, all tiles are covered until the next one asks for them.</source>
        <translation>Al acabar una mano, el recuento es una lista que se puede leer, e Intro en el primer botón sigue adelante. Si varias personas comparten la pantalla, todas las fichas quedan tapadas hasta que la siguiente pide ver las suyas.</translation>
    </message>
    <message>
        <source>Asking and listening</source>
        <translation>Preguntar y escuchar</translation>
    </message>
    <message>
        <source>Everything that happens is told once, without moving the focus. The menu Ask answers questions about the match at any moment, and each has a key of one letter: E the open ends and what they count, T your tiles and where each can go, L the whole layout, C how many tiles everybody holds, W whose turn it is, A the last action, V the numbers that players are known not to hold, S the score, D the score hand by hand, G the rules in force, R the last message again.</source>
        <translation>Todo lo que pasa se dice una vez, sin mover el foco. El menú Preguntar contesta a preguntas sobre la partida en cualquier momento, y cada una tiene una tecla de una letra: E, los extremos y lo que suman; T, tus fichas y dónde puede ir cada una; L, toda la mesa; C, cuántas fichas tiene cada cual; W, a quién le toca; A, la última acción; V, los números que se sabe que no tiene cada cual; S, los puntos; D, los puntos mano por mano; G, las reglas de la partida; R, otra vez el último mensaje.</translation>
    </message>
    <message>
        <source>The letter K lists all keys. There you can give an action another key, or take it away. In the settings, the letters can be switched off as a whole.</source>
        <translation>La letra K enumera todas las teclas. Allí se le puede dar otra tecla a una acción, o quitársela. En los ajustes se pueden desactivar todas las letras a la vez.</translation>
    </message>
    <message>
        <source>A colon or Control and K opens a line for commands: the same words as in the game in a terminal, such as ends, tiles, draw, or 1 w to play your first tile at the west end.</source>
        <translation>Los dos puntos, o Control y K, abren una línea para escribir órdenes: las mismas palabras que en el juego en un terminal, como extremos, fichas, robar, o 1 o para jugar tu primera ficha en el extremo oeste.</translation>
    </message>
    <message>
        <source>In the settings you choose how much is told, whether tiles are called in digits or in words, and whether places are named by coordinates. Brief messages fit a braille line of 80 cells.</source>
        <translation>En los ajustes se elige cuánto se dice, si las fichas se nombran con cifras o con palabras, y si los lugares se nombran con coordenadas. Los mensajes breves caben en una línea braille de 80 celdas.</translation>
    </message>
    <message>
        <source>Without a screen reader the program can speak by itself, if that is switched on in the settings. It is silent as soon as a screen reader is there.</source>
        <translation>Sin lector de pantalla, el programa puede hablar por sí mismo, si se activa en los ajustes. En cuanto hay un lector, se calla.</translation>
    </message>
    <message>
        <source>The letter M opens all messages of the match, the newest last; they can be saved to a file. Nothing has a time limit, and computers can be told to wait for Continue.</source>
        <translation>La letra M abre todos los mensajes de la partida, el más reciente al final; se pueden guardar en un archivo. Nada tiene límite de tiempo, y se puede pedir a los ordenadores que esperen a Continuar.</translation>
    </message>
    <message>
        <source>Known limits</source>
        <translation>Límites conocidos</translation>
    </message>
    <message>
        <source>Orca, versions 43 and 44: each message begins with the word notification. Every key press interrupts speech; the letter R brings the message back.</source>
        <translation>Orca, versiones 43 y 44: cada mensaje empieza con la palabra notificación. Cualquier tecla interrumpe la voz; la letra R repite el mensaje.</translation>
    </message>
    <message>
        <source>Orca, from version 45 on: what is said while the focus moves can be cut off. Messages therefore wait until the focus has moved.</source>
        <translation>Orca, desde la versión 45: lo que se dice mientras se mueve el foco puede quedar cortado. Por eso los mensajes esperan a que el foco se haya movido.</translation>
    </message>
    <message>
        <source>NVDA on Windows and VoiceOver on macOS get messages as announcements. This follows the rules of Qt and has not been heard by the makers yet.</source>
        <translation>NVDA en Windows y VoiceOver en macOS reciben los mensajes como anuncios. Se hace según las reglas de Qt, pero los autores todavía no lo han oído.</translation>
    </message>
    <message>
        <source>Words of the reader itself, such as button or list, follow the language of the reader and not that of the game.</source>
        <translation>Las palabras del propio lector, como botón o lista, están en el idioma del lector y no en el del juego.</translation>
    </message>
    <message>
        <source>Braille displays show what the reader gives them; this is not tested.</source>
        <translation>Las líneas braille muestran lo que les da el lector; esto no se ha probado.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Turn</source>
        <translation>&amp;Turno</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>&amp;Preguntar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Partida nueva…</translation>
    </message>
    <message>
        <source>Restart &amp;hand</source>
        <translation>Reiniciar la &amp;mano</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Score details…</source>
        <translation>Detalle de p&amp;untos…</translation>
    </message>
    <message>
        <source>Re&amp;view of the hand…</source>
        <translation>Re&amp;visión de la mano…</translation>
    </message>
    <message>
        <source>Histor&amp;y…</source>
        <translation>H&amp;istorial…</translation>
    </message>
    <message>
        <source>Un&amp;finished matches…</source>
        <translation>Partidas sin a&amp;cabar…</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>Abrir un re&amp;gistro…</translation>
    </message>
    <message>
        <source>&amp;Messages…</source>
        <translation>M&amp;ensajes…</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>&amp;Ajustes…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>&amp;Draw</source>
        <translation>&amp;Robar</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>&amp;Pasar</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>P&amp;ista</translation>
    </message>
    <message>
        <source>&amp;Value of each choice…</source>
        <translation>&amp;Valor de cada elección…</translation>
    </message>
    <message>
        <source>&amp;Confirm</source>
        <translation>&amp;Confirmar</translation>
    </message>
    <message>
        <source>Take &amp;back</source>
        <translation>Cance&amp;lar</translation>
    </message>
    <message>
        <source>Next &amp;hand</source>
        <translation>Mano &amp;siguiente</translation>
    </message>
    <message>
        <source>Next &amp;match</source>
        <translation>Partida sig&amp;uiente</translation>
    </message>
    <message>
        <source>New &amp;session</source>
        <translation>Sesión &amp;nueva</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Acercar</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>A&amp;lejar</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>Ver &amp;todo</translation>
    </message>
    <message>
        <source>Turn board &amp;right</source>
        <translation>&amp;Girar a la derecha</translation>
    </message>
    <message>
        <source>Turn board &amp;left</source>
        <translation>Girar a la &amp;izquierda</translation>
    </message>
    <message>
        <source>Tiles in my own order</source>
        <translation>Fichas en &amp;mi orden</translation>
    </message>
    <message>
        <source>Tiles by &amp;pips</source>
        <translation>Fichas por &amp;puntos</translation>
    </message>
    <message>
        <source>Tiles by &amp;suit</source>
        <translation>Fichas por pal&amp;o</translation>
    </message>
    <message>
        <source>Next part of the table</source>
        <translation>Parte &amp;siguiente de la mesa</translation>
    </message>
    <message>
        <source>Previous part of the table</source>
        <translation>Parte a&amp;nterior de la mesa</translation>
    </message>
    <message>
        <source>&amp;Repeat last message</source>
        <translation>&amp;Repetir el último mensaje</translation>
    </message>
    <message>
        <source>Open &amp;ends</source>
        <translation>E&amp;xtremos abiertos</translation>
    </message>
    <message>
        <source>My &amp;tiles</source>
        <translation>Mis &amp;fichas</translation>
    </message>
    <message>
        <source>&amp;Layout, arm by arm</source>
        <translation>Mesa, &amp;brazo por brazo</translation>
    </message>
    <message>
        <source>Tile &amp;counts and yard</source>
        <translation>&amp;Cuántas fichas, y el pozo</translation>
    </message>
    <message>
        <source>&amp;Whose turn</source>
        <translation>A &amp;quién le toca</translation>
    </message>
    <message>
        <source>Last &amp;action</source>
        <translation>Última &amp;acción</translation>
    </message>
    <message>
        <source>Numbers &amp;not held</source>
        <translation>&amp;Números que faltan</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Puntos</translation>
    </message>
    <message>
        <source>Score, hand by han&amp;d</source>
        <translation>Puntos, mano a &amp;mano</translation>
    </message>
    <message>
        <source>R&amp;ules in force</source>
        <translation>Re&amp;glas de la partida</translation>
    </message>
    <message>
        <source>Type a c&amp;ommand</source>
        <translation>Escribir una &amp;orden</translation>
    </message>
    <message>
        <source>&amp;Rules…</source>
        <translation>&amp;Reglas…</translation>
    </message>
    <message>
        <source>&amp;Keyboard…</source>
        <translation>&amp;Teclado…</translation>
    </message>
    <message>
        <source>&amp;Accessibility…</source>
        <translation>&amp;Accesibilidad…</translation>
    </message>
    <message>
        <source>A&amp;bout dominoes-qt…</source>
        <translation>A&amp;cerca de dominoes-qt…</translation>
    </message>
    <message>
        <source>Name &amp;poser</source>
        <translation>&amp;Designar</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Play a&amp;gain</source>
        <translation>&amp;Otra partida</translation>
    </message>
    <message>
        <source>Restart &amp;deal</source>
        <translation>Repetir el repar&amp;to</translation>
    </message>
</context>
<context>
    <name>Asides</name>
    <message>
        <source>{player}&apos;s turn.</source>
        <translation>Le toca a {player}.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Te toca.</translation>
    </message>
    <message>
        <source>The last action is taken back.</source>
        <translation>Se deshace la última acción.</translation>
    </message>
    <message>
        <source>You take {tile} back.</source>
        <translation>Retiras {tile}.</translation>
    </message>
    <message>
        <source>{player} takes {tile} back.</source>
        <translation>{player} retira {tile}.</translation>
    </message>
    <message>
        <source>You put the drawn tile back.</source>
        <translation>Devuelves al pozo la ficha robada.</translation>
    </message>
    <message>
        <source>{player} puts the drawn tile back.</source>
        <translation>{player} devuelve al pozo la ficha robada.</translation>
    </message>
    <message>
        <source>You take your pass back.</source>
        <translation>Deshaces tu paso.</translation>
    </message>
    <message>
        <source>The pass of {player} is taken back.</source>
        <translation>Se deshace el paso de {player}.</translation>
    </message>
    <message>
        <source>The nomination is taken back.</source>
        <translation>Se deshace la designación.</translation>
    </message>
    <message>
        <source>The action is done again.</source>
        <translation>Se rehace la acción.</translation>
    </message>
    <message>
        <source>You play {tile} again.</source>
        <translation>Vuelves a jugar {tile}.</translation>
    </message>
    <message>
        <source>{player} plays {tile} again.</source>
        <translation>{player} vuelve a jugar {tile}.</translation>
    </message>
    <message>
        <source>You draw the tile again.</source>
        <translation>Vuelves a robar la ficha.</translation>
    </message>
    <message>
        <source>{player} draws the tile again.</source>
        <translation>{player} vuelve a robar la ficha.</translation>
    </message>
    <message>
        <source>You pass again.</source>
        <translation>Vuelves a pasar.</translation>
    </message>
    <message>
        <source>{player} passes again.</source>
        <translation>{player} vuelve a pasar.</translation>
    </message>
    <message>
        <source>{poser} is named to pose again.</source>
        <translation>{poser} sale, por designación rehecha.</translation>
    </message>
    <message>
        <source>{player}&apos;s turn. The tiles are covered.</source>
        <translation>Le toca a {player}. Las fichas están tapadas.</translation>
    </message>
    <message>
        <source>The hand begins again.</source>
        <translation>La mano vuelve a empezar.</translation>
    </message>
</context>
<context>
    <name>Choices</name>
    <message>
        <source>You have to draw.</source>
        <translation>Tienes que robar.</translation>
    </message>
    <message>
        <source>You have to pass.</source>
        <translation>Tienes que pasar.</translation>
    </message>
    <message>
        <source>You name who poses: {players}.</source>
        <translation>Te toca designar quién sale: {players}.</translation>
    </message>
    <message>
        <source>You have to lead {tiles}.</source>
        <translation>Tienes que salir con {tiles}.</translation>
    </message>
    <message>
        <source>You can lead {tiles}.</source>
        <translation>Puedes salir con {tiles}.</translation>
    </message>
    <message>
        <source>You can play {plays}.</source>
        <translation>Puedes jugar {plays}.</translation>
    </message>
    <message>
        <source>{tile} {ends}</source>
        <comment>a tile and where it goes</comment>
        <translation>{tile} {ends}</translation>
    </message>
    <message>
        <source>Chosen: draw a tile.</source>
        <translation>Elegido: robar una ficha.</translation>
    </message>
    <message>
        <source>Chosen: pass.</source>
        <translation>Elegido: pasar.</translation>
    </message>
    <message>
        <source>Chosen: {player} poses.</source>
        <translation>Elegido: sale {player}.</translation>
    </message>
    <message>
        <source>Chosen: lead {tile}.</source>
        <translation>Elegido: salir con {tile}.</translation>
    </message>
    <message>
        <source>Chosen: {tile} {where}.</source>
        <translation>Elegido: {tile} {where}.</translation>
    </message>
    <message>
        <source>{tile}, not playable</source>
        <translation>{tile}, no se puede jugar</translation>
    </message>
    <message>
        <source>{tile}, playable</source>
        <translation>{tile}, se puede jugar</translation>
    </message>
    <message>
        <source>{tile}, playable {ends}</source>
        <translation>{tile}, se puede jugar {ends}</translation>
    </message>
    <message>
        <source>Tiles: {tiles}.</source>
        <translation>Fichas: {tiles}.</translation>
    </message>
    <message>
        <source>Not playable: {tiles}.</source>
        <translation>No se pueden jugar: {tiles}.</translation>
    </message>
    <message>
        <source>Fit no end: {tiles}.</source>
        <translation>No encajan: {tiles}.</translation>
    </message>
    <message>
        <source>Playable: {tiles}.</source>
        <translation>Se pueden jugar: {tiles}.</translation>
    </message>
    <message>
        <source>Playable {ends}: {tiles}.</source>
        <translation>Se pueden jugar {ends}: {tiles}.</translation>
    </message>
    <message>
        <source>Fit {ends}: {tiles}.</source>
        <translation>Encajan {ends}: {tiles}.</translation>
    </message>
    <message>
        <source>{tile}, fits {ends}</source>
        <translation>{tile}, encaja {ends}</translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Such as help, tiles, or draw</source>
        <translation>Por ejemplo: ayuda, fichas o robar</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>play, p</source>
        <translation>jugar, j</translation>
    </message>
    <message>
        <source>draw, d</source>
        <translation>robar, r</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pasar, paso</translation>
    </message>
    <message>
        <source>nominate, name</source>
        <translation>designar</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>extremos</translation>
    </message>
    <message>
        <source>tiles, hand</source>
        <translation>fichas, mano</translation>
    </message>
    <message>
        <source>layout, board</source>
        <translation>mesa, tablero</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>cantidades</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>turno</translation>
    </message>
    <message>
        <source>scores, score</source>
        <translation>puntos, marcador</translation>
    </message>
    <message>
        <source>details</source>
        <translation>detalle</translation>
    </message>
    <message>
        <source>last</source>
        <translation>última</translation>
    </message>
    <message>
        <source>voids</source>
        <translation>faltas</translation>
    </message>
    <message>
        <source>rules in force, rules</source>
        <translation>reglas de la partida, reglas</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>pista</translation>
    </message>
    <message>
        <source>values, value</source>
        <translation>valores, valor</translation>
    </message>
    <message>
        <source>review</source>
        <translation>revisión, revisar</translation>
    </message>
    <message>
        <source>undo, u</source>
        <translation>deshacer, d</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>rehacer</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>reiniciar</translation>
    </message>
    <message>
        <source>next</source>
        <translation>siguiente</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nueva</translation>
    </message>
    <message>
        <source>help, h</source>
        <translation>ayuda, a</translation>
    </message>
    <message>
        <source>quit, q</source>
        <translation>terminar, t</translation>
    </message>
    <message>
        <source>yes, y</source>
        <translation>sí, s</translation>
    </message>
    <message>
        <source>no, n</source>
        <translation>no, n</translation>
    </message>
    <message>
        <source>repeat, r</source>
        <translation>repetir, otra vez</translation>
    </message>
    <message>
        <source>messages</source>
        <translation>mensajes</translation>
    </message>
    <message>
        <source>history</source>
        <translation>historial</translation>
    </message>
    <message>
        <source>keys, keyboard</source>
        <translation>teclas, teclado</translation>
    </message>
    <message>
        <source>rule book, book</source>
        <translation>reglamento, libro</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>ajustes</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>You can play {count} tile(s).</source>
        <translation>
            <numerusform>Puedes jugar {count} ficha.</numerusform>
            <numerusform>Puedes jugar {count} fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>seat {seat} may not pass: {count} tile(s) can be drawn</source>
        <translation>
            <numerusform>el asiento {seat} no puede pasar: queda {count} ficha por robar</numerusform>
            <numerusform>el asiento {seat} no puede pasar: quedan {count} fichas por robar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not over after {count} action(s); {player} is to act.</source>
        <translation>
            <numerusform>Sin terminar tras {count} acción; le toca a {player}.</numerusform>
            <numerusform>Sin terminar tras {count} acciones; le toca a {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tile(s) left in the yard.</source>
        <translation>
            <numerusform>Queda {count} ficha en el pozo.</numerusform>
            <numerusform>Quedan {count} fichas en el pozo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cannot pass yet: {count} tile(s) can be drawn.</source>
        <translation>
            <numerusform>Todavía no puedes pasar: queda {count} ficha por robar.</numerusform>
            <numerusform>Todavía no puedes pasar: quedan {count} fichas por robar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first side with {count} game(s) wins the match.</source>
        <translation>
            <numerusform>Gana la partida la primera pareja con {count} juego.</numerusform>
            <numerusform>Gana la partida la primera pareja con {count} juegos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player is dealt {count} tile(s).</source>
        <translation>
            <numerusform>Cada jugador recibe {count} ficha.</numerusform>
            <numerusform>Cada jugador recibe {count} fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tile(s) form the yard.</source>
        <translation>
            <numerusform>{count} ficha forma el pozo.</numerusform>
            <numerusform>{count} fichas forman el pozo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tile(s) stay out of play.</source>
        <translation>
            <numerusform>{count} ficha queda fuera de juego.</numerusform>
            <numerusform>{count} fichas quedan fuera de juego.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} point(s)</source>
        <translation>
            <numerusform>{count} punto</numerusform>
            <numerusform>{count} puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} game(s)</source>
        <translation>
            <numerusform>{count} juego</numerusform>
            <numerusform>{count} juegos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} pip(s)</source>
        <translation>
            <numerusform>{count} punto</numerusform>
            <numerusform>{count} puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tile(s)</source>
        <translation>
            <numerusform>{count} ficha</numerusform>
            <numerusform>{count} fichas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} match(es)</source>
        <translation>
            <numerusform>{count} partida</numerusform>
            <numerusform>{count} partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} hand(s)</source>
        <translation>
            <numerusform>{count} mano</numerusform>
            <numerusform>{count} manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After each play the open ends are added up. If that count is above zero and divisible by five, the side of the player scores all of it: a count of {count} brings %n point(s).</source>
        <translation>
            <numerusform>Después de cada jugada se suman los extremos abiertos. Si la cuenta es mayor que cero y divisible por cinco, el bando del jugador se la apunta entera: una cuenta de {count} da %n punto.</numerusform>
            <numerusform>Después de cada jugada se suman los extremos abiertos. Si la cuenta es mayor que cero y divisible por cinco, el bando del jugador se la apunta entera: una cuenta de {count} da %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A {tile} that opens the hand counts {count} and so scores %n point(s).</source>
        <translation>
            <numerusform>Un {tile} de salida cuenta {count} y vale %n punto.</numerusform>
            <numerusform>Un {tile} de salida cuenta {count} y vale %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A match usually goes to %n point(s).</source>
        <translation>
            <numerusform>Lo habitual es una partida a %n punto.</numerusform>
            <numerusform>Lo habitual es una partida a %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {players} players, a match usually goes to %n point(s).</source>
        <translation>
            <numerusform>Con {players} jugadores, lo habitual es una partida a %n punto.</numerusform>
            <numerusform>Con {players} jugadores, lo habitual es una partida a %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pair that reaches or passes %n game(s) wins the match. A key bone can take it past the target, from {before} to {after}.</source>
        <translation>
            <numerusform>Gana la partida la pareja que alcanza o pasa %n juego. Con una ficha clave se puede pasar de la meta, de {before} a {after}.</numerusform>
            <numerusform>Gana la partida la pareja que alcanza o pasa los %n juegos. Con una ficha clave se puede pasar de la meta, de {before} a {after}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is rare that nobody has a double: with {players} players, once in about {times} deals. A single hand of %n tile(s) has none in {percent}% of all deals.</source>
        <translation>
            <numerusform>Es raro que nadie tenga un doble: con {players} jugadores pasa más o menos una vez cada {times} repartos. Quien recibe %n ficha se queda sin ninguno en el {percent}&#xa0;% de los repartos.</numerusform>
            <numerusform>Es raro que nadie tenga un doble: con {players} jugadores pasa más o menos una vez cada {times} repartos. Quien recibe %n fichas se queda sin ninguno en el {percent}&#xa0;% de los repartos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pair} are credited with %n game(s).</source>
        <translation>
            <numerusform>{pair} se apuntan %n juego.</numerusform>
            <numerusform>{pair} se apuntan %n juegos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Together the five tiles bring %n point(s).</source>
        <translation>
            <numerusform>Entre las cinco dan %n punto.</numerusform>
            <numerusform>Entre las cinco dan %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same tiles in {game}, where the spinner counts in another way: %n point(s).</source>
        <translation>
            <numerusform>Las mismas fichas en {game}, donde el cruce cuenta de otra manera: %n punto.</numerusform>
            <numerusform>Las mismas fichas en {game}, donde el cruce cuenta de otra manera: %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {tile} the ends count {count}: divisible by five, %n point(s).</source>
        <translation>
            <numerusform>Tras el {tile}, los extremos cuentan {count}: divisible por cinco, %n punto.</numerusform>
            <numerusform>Tras el {tile}, los extremos cuentan {count}: divisible por cinco, %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your last tile is {tile}; the open ends are {first} and {second}. On the table lie {laid} halves with each of these numbers, so the missing ones are both on your tile. It is a key bone: %n game(s).</source>
        <translation>
            <numerusform>Tu última ficha es el {tile} y los extremos abiertos son {first} y {second}. De cada uno de esos números hay {laid} mitades en la mesa, de modo que las que faltan están las dos en tu ficha. Es ficha clave: %n juego.</numerusform>
            <numerusform>Tu última ficha es el {tile} y los extremos abiertos son {first} y {second}. De cada uno de esos números hay {laid} mitades en la mesa, de modo que las que faltan están las dos en tu ficha. Es ficha clave: %n juegos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A block with {first} and {third} pips in one pair, {second} and {fourth} in the other. The hand goes to the pair of the player with {fewest}, although together it holds more: %n game(s).</source>
        <translation>
            <numerusform>Un cierre con {first} y {third} puntos en una pareja, y {second} y {fourth} en la otra. La mano es de la pareja del que tiene {fewest}, aunque entre los dos sumen más: %n juego.</numerusform>
            <numerusform>Un cierre con {first} y {third} puntos en una pareja, y {second} y {fourth} en la otra. La mano es de la pareja del que tiene {fewest}, aunque entre los dos sumen más: %n juegos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pair of the player who went out is credited with %n game(s).</source>
        <translation>
            <numerusform>La pareja del que dominó se apunta %n juego.</numerusform>
            <numerusform>La pareja del que dominó se apunta %n juegos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out with a key bone counts %n game(s). A key bone is a last tile that is no double and carries the numbers of both open ends, which are different, when both of these ends are hard. It is the one tile left in the world that could be played, and it fits both ends.</source>
        <translation>
            <numerusform>Dominar con la ficha clave vale %n juego. Ficha clave es la última ficha de quien domina si no es un doble, si los dos extremos abiertos tienen números distintos, que son los de esa ficha, y si los dos extremos son duros. Es la única ficha que aún se podía poner, y encaja por los dos lados.</numerusform>
            <numerusform>Dominar con la ficha clave vale %n juegos. Ficha clave es la última ficha de quien domina si no es un doble, si los dos extremos abiertos tienen números distintos, que son los de esa ficha, y si los dos extremos son duros. Es la única ficha que aún se podía poner, y encaja por los dos lados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ends count {sum} = {count}: %n point(s).</source>
        <translation>
            <numerusform>Los extremos cuentan {sum} = {count}: %n punto.</numerusform>
            <numerusform>Los extremos cuentan {sum} = {count}: %n puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The set has %n tiles: each pair of numbers from blank to {highest} once, the double blank included. A tile is written with its larger half first: {tile}, {blank}.</source>
        <translation>
            <numerusform>El juego tiene %n ficha: una por cada pareja de números de la blanca al {highest}, con la doble blanca incluida. Una ficha se escribe con la mitad mayor delante: {tile}, {blank}.</numerusform>
            <numerusform>El juego tiene %n fichas: una por cada pareja de números de la blanca al {highest}, con la doble blanca incluida. Una ficha se escribe con la mitad mayor delante: {tile}, {blank}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player is dealt %n tile(s).</source>
        <translation>
            <numerusform>Cada jugador recibe %n ficha.</numerusform>
            <numerusform>Cada jugador recibe %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {players} players, each is dealt %n tile(s).</source>
        <translation>
            <numerusform>Con {players} jugadores, cada uno recibe %n ficha.</numerusform>
            <numerusform>Con {players} jugadores, cada uno recibe %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {players} players it holds %n tile(s).</source>
        <translation>
            <numerusform>Con {players} jugadores tiene %n ficha.</numerusform>
            <numerusform>Con {players} jugadores tiene %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {players} players, %n tile(s) stay out of the hand.</source>
        <translation>
            <numerusform>Con {players} jugadores, se queda fuera de la mano %n ficha.</numerusform>
            <numerusform>Con {players} jugadores, se quedan fuera de la mano %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {players} players that makes a hand of up to %n tile(s).</source>
        <translation>
            <numerusform>Con {players} jugadores, eso son hasta %n ficha en sus manos.</numerusform>
            <numerusform>Con {players} jugadores, uno solo puede llegar a tener %n fichas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} place(s) found.</source>
        <translation>
            <numerusform>Se ha encontrado {count} sitio.</numerusform>
            <numerusform>Se han encontrado {count} sitios.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} match(es) deleted. Undo brings them back.</source>
        <translation>
            <numerusform>{n} partida borrada. Deshacer la recupera.</numerusform>
            <numerusform>{n} partidas borradas. Deshacer las recupera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} match(es) brought back.</source>
        <translation>
            <numerusform>{n} partida recuperada.</numerusform>
            <numerusform>{n} partidas recuperadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} match(es) saved as {file}.</source>
        <translation>
            <numerusform>{n} partida guardada como {file}.</numerusform>
            <numerusform>{n} partidas guardadas como {file}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} match(es)</source>
        <translation>
            <numerusform>{n} partida</numerusform>
            <numerusform>{n} partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} match(es) imported.</source>
        <translation>
            <numerusform>{n} partida importada.</numerusform>
            <numerusform>{n} partidas importadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} match(es) were there already.</source>
        <translation>
            <numerusform>{n} partida ya estaba.</numerusform>
            <numerusform>{n} partidas ya estaban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} record(s) refused.</source>
        <translation>
            <numerusform>{n} registro rechazado.</numerusform>
            <numerusform>{n} registros rechazados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} choice(s), {same} as the computer would.</source>
        <translation>
            <numerusform>{count} elección, {same} como el ordenador.</numerusform>
            <numerusform>{count} elecciones, {same} como el ordenador.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} choice(s) cost no points, but did worse for the match.</source>
        <translation>
            <numerusform>{n} elección no costó puntos, pero era peor para la partida.</numerusform>
            <numerusform>{n} elecciones no costaron puntos, pero eran peores para la partida.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} unfinished match(es)</source>
        <translation>
            <numerusform>{n} partida sin terminar</numerusform>
            <numerusform>{n} partidas sin terminar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>{player} is next</source>
        <translation>Le toca a {player}</translation>
    </message>
    <message>
        <source>All tiles are covered.</source>
        <translation>Todas las fichas están tapadas.</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>Ver mis fichas</translation>
    </message>
</context>
<context>
    <name>Endings</name>
    <message>
        <source>Hand {number}.</source>
        <translation>Mano {number}.</translation>
    </message>
    <message>
        <source>{player} names who poses.</source>
        <translation>{player} designa quién sale.</translation>
    </message>
    <message>
        <source>You have to lead {tile}.</source>
        <translation>Tienes que salir con {tile}.</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Sales tú.</translation>
    </message>
    <message>
        <source>Score: {scores}.</source>
        <translation>Marcador: {scores}.</translation>
    </message>
    <message>
        <source>You go out: both scores go back to zero.</source>
        <translation>Haces dominó: los dos marcadores vuelven a cero.</translation>
    </message>
    <message>
        <source>{player} goes out: both scores go back to zero.</source>
        <translation>{player} hace dominó: los dos marcadores vuelven a cero.</translation>
    </message>
    <message>
        <source>You go out with a key bone: {points}.</source>
        <translation>Haces dominó con la ficha clave: {points}.</translation>
    </message>
    <message>
        <source>{player} goes out with a key bone: {points}.</source>
        <translation>{player} hace dominó con la ficha clave: {points}.</translation>
    </message>
    <message>
        <source>You go out: {points}.</source>
        <translation>Haces dominó: {points}.</translation>
    </message>
    <message>
        <source>{player} goes out: {points}.</source>
        <translation>{player} hace dominó: {points}.</translation>
    </message>
    <message>
        <source>Blocked: both scores go back to zero.</source>
        <translation>Cierre: los dos marcadores vuelven a cero.</translation>
    </message>
    <message>
        <source>Blocked: {points} each, {sides}.</source>
        <translation>Cierre: {points} por cabeza, {sides}.</translation>
    </message>
    <message>
        <source>Blocked: nobody scores.</source>
        <translation>Cierre: nadie suma puntos.</translation>
    </message>
    <message>
        <source>Blocked: {points}, {side}.</source>
        <translation>Cierre: {points}, {side}.</translation>
    </message>
    <message>
        <source>That wins the match; the hand is not counted.</source>
        <translation>Con eso se gana la partida; la mano no se cuenta.</translation>
    </message>
    <message>
        <source>The hand is blocked.</source>
        <translation>La mano queda cerrada.</translation>
    </message>
    <message>
        <source>You go out with a key bone.</source>
        <translation>Haces dominó con la ficha clave.</translation>
    </message>
    <message>
        <source>{player} goes out with a key bone.</source>
        <translation>{player} hace dominó con la ficha clave.</translation>
    </message>
    <message>
        <source>You go out.</source>
        <translation>Haces dominó.</translation>
    </message>
    <message>
        <source>{player} goes out.</source>
        <translation>{player} hace dominó.</translation>
    </message>
    <message>
        <source>Both scores go back to zero.</source>
        <translation>Los dos marcadores vuelven a cero.</translation>
    </message>
    <message>
        <source>{points} each for {sides}.</source>
        <translation>{points} por cabeza para {sides}.</translation>
    </message>
    <message>
        <source>Nobody scores.</source>
        <translation>Nadie suma puntos.</translation>
    </message>
    <message>
        <source>{points} for {side}.</source>
        <translation>{points} para {side}.</translation>
    </message>
    <message>
        <source>{points} for you.</source>
        <translation>{points} para ti.</translation>
    </message>
    <message>
        <source>{points} for you and {partner}.</source>
        <translation>{points} para ti y para {partner}.</translation>
    </message>
    <message>
        <source>{player} {pips}</source>
        <comment>in a list of pips</comment>
        <translation>{player} {pips}</translation>
    </message>
    <message>
        <source>Pips left: {list}.</source>
        <translation>Puntos en las manos: {list}.</translation>
    </message>
    <message>
        <source>The match is over; nobody wins it.</source>
        <translation>La partida termina sin ganador.</translation>
    </message>
    <message>
        <source>{players} win the match.</source>
        <translation>{players} ganan la partida.</translation>
    </message>
    <message>
        <source>{players} wins the match.</source>
        <translation>{players} gana la partida.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Ganas la partida.</translation>
    </message>
    <message>
        <source>You win the match with {partner}.</source>
        <translation>Ganas la partida con {partner}.</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>hand {hand}: {fault}</source>
        <translation>mano {hand}: {fault}</translation>
    </message>
    <message>
        <source>hand {hand}, action {action}: {fault}</source>
        <translation>mano {hand}, acción {action}: {fault}</translation>
    </message>
    <message>
        <source>there is no profile {given}; there are {allowed}</source>
        <translation>no existe el perfil {given}; los que hay son {allowed}</translation>
    </message>
    <message>
        <source>the profile is not for {given} seats, but for {allowed}</source>
        <translation>el perfil no es para {given} asientos, sino para {allowed}</translation>
    </message>
    <message>
        <source>seat {given} cannot be chosen to lead first</source>
        <translation>no se puede elegir que salga primero el asiento {given}</translation>
    </message>
    <message>
        <source>seat {given} cannot be chosen to nominate first</source>
        <translation>no se puede elegir que designe primero el asiento {given}</translation>
    </message>
    <message>
        <source>this profile is always played to {allowed}</source>
        <translation>en este perfil la meta es siempre {allowed}</translation>
    </message>
    <message>
        <source>a target is a multiple of {step} from {low} to {high}, or there is none; {given} is not one</source>
        <translation>la meta es un múltiplo de {step} entre {low} y {high}, o no hay ninguna; {given} no vale</translation>
    </message>
    <message>
        <source>partners are not allowed here</source>
        <translation>aquí no se juega por parejas</translation>
    </message>
    <message>
        <source>the profile is always played with partners</source>
        <translation>el perfil se juega siempre por parejas</translation>
    </message>
    <message>
        <source>it has to be {wanted}, not {claimed}</source>
        <translation>tiene que ser {wanted}, no {claimed}</translation>
    </message>
    <message>
        <source>{key} is claimed, but the hand has not ended</source>
        <translation>se declara {key}, pero la mano no ha terminado</translation>
    </message>
    <message>
        <source>not JSON from line {line}, column {column} on</source>
        <translation>no es JSON a partir de la línea {line}, columna {column}</translation>
    </message>
    <message>
        <source>{key} is there twice</source>
        <translation>{key} está dos veces</translation>
    </message>
    <message>
        <source>not a JSON object, but {claimed}</source>
        <translation>no es un objeto JSON, sino {claimed}</translation>
    </message>
    <message>
        <source>not a record of a known format: {claimed}</source>
        <translation>no es un registro de formato conocido: {claimed}</translation>
    </message>
    <message>
        <source>{key} is missing</source>
        <translation>falta {key}</translation>
    </message>
    <message>
        <source>{key} has to be {wanted}, not {claimed}</source>
        <translation>{key} tiene que ser {wanted}, no {claimed}</translation>
    </message>
    <message>
        <source>{key} has {claimed}, which is not a tile</source>
        <translation>{key} contiene {claimed}, que no es una ficha</translation>
    </message>
    <message>
        <source>seat {seat} is dealt {claimed} tiles; the rules give {right}</source>
        <translation>el asiento {seat} recibe {claimed} fichas; según las reglas son {right}</translation>
    </message>
    <message>
        <source>{tile} is there twice</source>
        <translation>{tile} aparece dos veces</translation>
    </message>
    <message>
        <source>{tile} is in no hand and not in the yard</source>
        <translation>{tile} no está en ninguna mano ni en el pozo</translation>
    </message>
    <message>
        <source>{claimed} is not an action</source>
        <translation>{claimed} no es una acción</translation>
    </message>
    <message>
        <source>{key} is claimed, but plays do not score in this profile</source>
        <translation>se declara {key}, pero en este perfil no se puntúa al jugar</translation>
    </message>
    <message>
        <source>the hand has ended before this action</source>
        <translation>la mano ya ha terminado antes de esta acción</translation>
    </message>
    <message>
        <source>the match has ended before this hand</source>
        <translation>la partida ya ha terminado antes de esta mano</translation>
    </message>
    <message>
        <source>the hand has not ended</source>
        <translation>la mano no ha terminado</translation>
    </message>
    <message>
        <source>the record is called complete, but the match has not ended</source>
        <translation>el registro se da por completo, pero la partida no ha terminado</translation>
    </message>
    <message>
        <source>the rules forbid this action</source>
        <translation>las reglas no permiten esta acción</translation>
    </message>
    <message>
        <source>the profile forbids this set-up</source>
        <translation>el perfil no permite esta configuración</translation>
    </message>
    <message>
        <source>there is no seat {claimed} to lead</source>
        <translation>no hay asiento {claimed} que pueda salir</translation>
    </message>
    <message>
        <source>claims that seat {claimed} leads, but no poser is named</source>
        <translation>declara que sale el asiento {claimed}, pero no se ha designado a nadie</translation>
    </message>
    <message>
        <source>claims a settlement of {claimed}; the rules give {right}</source>
        <translation>declara un recuento de {claimed}; según las reglas es {right}</translation>
    </message>
    <message>
        <source>claims {claimed} as {key}; the rules give {right}</source>
        <translation>declara {claimed} como {key}; según las reglas es {right}</translation>
    </message>
    <message>
        <source>claims side {claimed} as the winner; the rules give nobody</source>
        <translation>declara ganador al bando {claimed}; según las reglas no gana nadie</translation>
    </message>
    <message>
        <source>claims no winner; the rules give side {right}</source>
        <translation>no declara ganador; según las reglas gana el bando {right}</translation>
    </message>
    <message>
        <source>claims side {claimed} as the winner; the rules give side {right}</source>
        <translation>declara ganador al bando {claimed}; según las reglas gana el bando {right}</translation>
    </message>
    <message>
        <source>claims a count of {claimed}; the rules give {right}</source>
        <translation>declara una suma de {claimed}; según las reglas es {right}</translation>
    </message>
    <message>
        <source>claims {claimed} points; the rules give {right}</source>
        <translation>declara {claimed} puntos; según las reglas son {right}</translation>
    </message>
    <message>
        <source>claims scores of {claimed}; the rules give {right}</source>
        <translation>declara un marcador de {claimed}; según las reglas es {right}</translation>
    </message>
    <message>
        <source>claims that the hand ends {claimed}; the rules give {right}</source>
        <translation>declara que la mano acaba en {claimed}; según las reglas es {right}</translation>
    </message>
    <message>
        <source>claims that seat {claimed} leads; the rules give seat {right}</source>
        <translation>declara que sale el asiento {claimed}; según las reglas sale el asiento {right}</translation>
    </message>
    <message>
        <source>claims that {claimed} is drawn; the yard gives {right}</source>
        <translation>declara que se roba {claimed}; del pozo sale {right}</translation>
    </message>
    <message>
        <source>deals to {claimed} seats; the match has {right}</source>
        <translation>reparte a {claimed} asientos; la partida tiene {right}</translation>
    </message>
    <message>
        <source>the record is called unfinished, but the match has ended</source>
        <translation>el registro se da por inacabado, pero la partida ha terminado</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>start, W, E, N or S</source>
        <translation>start, W, E, N o S</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>{number} %</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>{low} to {high} %</source>
        <translation>{low} a {high} %</translation>
    </message>
    <message>
        <source>{matches}, {hands}</source>
        <translation>{matches}, {hands}</translation>
    </message>
    <message>
        <source>out</source>
        <translation>dominó</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>cierre</translation>
    </message>
    <message>
        <source>match won in play</source>
        <translation>partida ganada en juego</translation>
    </message>
    <message>
        <source>side</source>
        <translation>bando</translation>
    </message>
    <message>
        <source>players</source>
        <translation>jugadores</translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>partidas ganadas</translation>
    </message>
    <message>
        <source>share</source>
        <translation>parte</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>intervalo del 95 %</translation>
    </message>
    <message>
        <source>hands won</source>
        <translation>manos ganadas</translation>
    </message>
    <message>
        <source>points a match</source>
        <translation>puntos por partida</translation>
    </message>
    <message>
        <source>games a match</source>
        <translation>juegos por partida</translation>
    </message>
    <message>
        <source>in play a hand</source>
        <translation>en juego por mano</translation>
    </message>
    <message>
        <source>settled a hand</source>
        <translation>al final por mano</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>hands ended</source>
        <translation>final de la mano</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>manos</translation>
    </message>
    <message>
        <source>a hand</source>
        <translation>por mano</translation>
    </message>
    <message>
        <source>tiles laid, on average</source>
        <translation>fichas jugadas, de media</translation>
    </message>
    <message>
        <source>tiles drawn, on average</source>
        <translation>fichas robadas, de media</translation>
    </message>
    <message>
        <source>passes, on average</source>
        <translation>pasos, de media</translation>
    </message>
    <message>
        <source>tiles laid, fewest</source>
        <translation>fichas jugadas, mínimo</translation>
    </message>
    <message>
        <source>tiles laid, most</source>
        <translation>fichas jugadas, máximo</translation>
    </message>
    <message>
        <source>tiles held at once, most</source>
        <translation>fichas en una mano, máximo</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>semilla</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Jugando</translation>
    </message>
    <message>
        <source>Reviewing</source>
        <translation>Revisando</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Comprobando</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Hint: draw.</source>
        <translation>Pista: roba.</translation>
    </message>
    <message>
        <source>Hint: pass.</source>
        <translation>Pista: pasa.</translation>
    </message>
    <message>
        <source>Hint: {player} poses.</source>
        <translation>Pista: sale {player}.</translation>
    </message>
    <message>
        <source>Hint: lead {tile}.</source>
        <translation>Pista: sal con {tile}.</translation>
    </message>
    <message>
        <source>Hint: {tile} {where}.</source>
        <translation>Pista: {tile} {where}.</translation>
    </message>
    <message>
        <source>It is the best for the match, though {choice} brings {amount} more.</source>
        <translation>Es lo mejor para la partida, aunque {choice} da {amount} más.</translation>
    </message>
    <message>
        <source>About as good as the first.</source>
        <translation>Más o menos igual que lo primero.</translation>
    </message>
    <message>
        <source>{choice}: {value}.</source>
        <comment>a choice and its value</comment>
        <translation>{choice}: {value}.</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>a choice</comment>
        <translation>robar</translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a choice</comment>
        <translation>pasar</translation>
    </message>
    <message>
        <source>{tile} {where}</source>
        <comment>a choice</comment>
        <translation>{tile} {where}</translation>
    </message>
    <message>
        <source>{count} games</source>
        <comment>a number with a decimal</comment>
        <translation>{count} juegos</translation>
    </message>
    <message>
        <source>{count} points</source>
        <comment>a number with a decimal</comment>
        <translation>{count} puntos</translation>
    </message>
    <message>
        <source>No other tile fits any more.</source>
        <translation>Ya no encaja ninguna otra ficha.</translation>
    </message>
    <message>
        <source>It scores {points}.</source>
        <translation>Da {points}.</translation>
    </message>
    <message>
        <source>Nothing fits, so you draw.</source>
        <translation>No encaja nada, así que robas.</translation>
    </message>
    <message>
        <source>Nothing fits and nothing can be drawn, so you pass.</source>
        <translation>No encaja nada y no se puede robar, así que pasas.</translation>
    </message>
    <message>
        <source>It is the only play there is.</source>
        <translation>Es la única jugada posible.</translation>
    </message>
    <message>
        <source>It is your last tile.</source>
        <translation>Es tu última ficha.</translation>
    </message>
    <message>
        <source>Then nobody can play any more.</source>
        <translation>Después ya no puede jugar nadie.</translation>
    </message>
    <message>
        <source>Then {player} has nothing that fits.</source>
        <translation>Después {player} no tiene nada que encaje.</translation>
    </message>
    <message>
        <source>Your tiles are good ones to lead with.</source>
        <translation>Tus fichas son buenas para salir.</translation>
    </message>
    <message>
        <source>Your tiles are not the best to lead with, so {player} had better do it.</source>
        <translation>Tus fichas no son las mejores para salir, así que conviene que salga {player}.</translation>
    </message>
    <message>
        <source>You keep a tile for each end.</source>
        <translation>Te queda una ficha para cada extremo.</translation>
    </message>
    <message>
        <source>It rids you of a double.</source>
        <translation>Te libras de un doble.</translation>
    </message>
    <message>
        <source>It rids you of a heavy tile.</source>
        <translation>Te libras de una ficha pesada.</translation>
    </message>
    <message>
        <source>You keep a tile that fits.</source>
        <translation>Te queda una ficha que encaja.</translation>
    </message>
    <message>
        <source>It does best in most of the deals that are possible.</source>
        <translation>Es lo que mejor resulta en la mayoría de los repartos posibles.</translation>
    </message>
    <message>
        <source>It scores {points}, and {player} cannot score in reply.</source>
        <translation>Da {points}, y {player} no puede puntuar en respuesta.</translation>
    </message>
    <message>
        <source>{player} cannot score in reply.</source>
        <translation>{player} no puede puntuar en respuesta.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>&amp;Look at it</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Stop &amp;importing</source>
        <translation>Dejar de &amp;importar</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Records of matches (*.jsonl *.json)</source>
        <translation>Registros de partidas (*.jsonl *.json)</translation>
    </message>
    <message>
        <source>Export records</source>
        <translation>Exportar registros</translation>
    </message>
    <message>
        <source>A .json file holds one match; choose a .jsonl file for several.</source>
        <translation>Un archivo .json contiene una sola partida; para varias, elige un archivo .jsonl.</translation>
    </message>
    <message>
        <source>Import records</source>
        <translation>Importar registros</translation>
    </message>
    <message>
        <source>Importing …</source>
        <translation>Importando …</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>No match is here yet. A match that is over is kept here, to be looked at again step by step. Import takes matches in from a file.</source>
        <translation>Aquí no hay ninguna partida todavía. Cuando una termina, se guarda aquí y puedes volver a verla paso a paso. Importar trae partidas de un archivo.</translation>
    </message>
    <message>
        <source>Return looks into a match; Delete deletes</source>
        <translation>Intro muestra una partida; Supr la borra</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>By game and opponents</source>
        <translation>Por juego y rivales</translation>
    </message>
    <message>
        <source>How much is imported</source>
        <translation>Cuánto se ha importado</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Juego</translation>
    </message>
    <message>
        <source>&amp;Opponents</source>
        <translation>&amp;Rivales</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>R&amp;esultado</translation>
    </message>
    <message>
        <source>Order &amp;by</source>
        <translation>&amp;Orden por</translation>
    </message>
    <message>
        <source>Which matches are shown</source>
        <translation>Qué partidas se muestran</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>date</source>
        <translation>fecha</translation>
    </message>
    <message>
        <source>game</source>
        <translation>juego</translation>
    </message>
    <message>
        <source>result</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>diferencia</translation>
    </message>
    <message>
        <source>number of hands</source>
        <translation>número de manos</translation>
    </message>
    <message>
        <source>best play</source>
        <translation>mejor jugada</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Rivales</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganada</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>several people</source>
        <translation>varias personas</translation>
    </message>
    <message>
        <source>computers alone</source>
        <translation>solo ordenadores</translation>
    </message>
    <message>
        <source>person</source>
        <translation>persona</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdidas</translation>
    </message>
    <message>
        <source>Average margin</source>
        <translation>Diferencia media</translation>
    </message>
    <message>
        <source>Blocked hands</source>
        <translation>Manos cerradas</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Mejor jugada</translation>
    </message>
</context>
<context>
    <name>Illegal</name>
    <message>
        <source>the match is over</source>
        <translation>la partida ha terminado</translation>
    </message>
    <message>
        <source>the hand is over</source>
        <translation>la mano ha terminado</translation>
    </message>
    <message>
        <source>the hand is not over</source>
        <translation>la mano no ha terminado</translation>
    </message>
    <message>
        <source>seat {seat} acts, but it is the turn of seat {turn}</source>
        <translation>actúa el asiento {seat}, pero le toca al asiento {turn}</translation>
    </message>
    <message>
        <source>the poser has to be named first</source>
        <translation>antes hay que designar quién sale</translation>
    </message>
    <message>
        <source>no poser is to be named here</source>
        <translation>aquí no hay que designar a nadie</translation>
    </message>
    <message>
        <source>the poser is not of the side that names</source>
        <translation>la persona designada no es de la pareja que designa</translation>
    </message>
    <message>
        <source>seat {seat} does not hold {tile}</source>
        <translation>el asiento {seat} no tiene {tile}</translation>
    </message>
    <message>
        <source>{tile} has to open</source>
        <translation>hay que salir con {tile}</translation>
    </message>
    <message>
        <source>no tile lies yet, so the first one cannot go to {end}</source>
        <translation>aún no hay fichas en la mesa, así que la primera no puede ir a {end}</translation>
    </message>
    <message>
        <source>there is a start tile already</source>
        <translation>la ficha de salida ya está puesta</translation>
    </message>
    <message>
        <source>the end {end} is not open</source>
        <translation>el extremo {end} no está abierto</translation>
    </message>
    <message>
        <source>{tile} does not fit at {end}, where {number} is open</source>
        <translation>{tile} no encaja en {end}, que está a {number}</translation>
    </message>
    <message>
        <source>seat {seat} has to play, for it can: {plays}</source>
        <translation>el asiento {seat} tiene que jugar, porque puede: {plays}</translation>
    </message>
    <message>
        <source>this profile does not draw</source>
        <translation>en este perfil no se roba</translation>
    </message>
    <message>
        <source>the yard is empty</source>
        <translation>el pozo está vacío</translation>
    </message>
    <message>
        <source>{tile} at {end}</source>
        <translation>{tile} en {end}</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>The keys of a replay stay as they are.</source>
        <translation>Las teclas de la repetición no se cambian.</translation>
    </message>
    <message>
        <source>Press the new key for {action}. Delete takes the key away, Escape keeps it.</source>
        <translation>Pulsa la tecla nueva para {action}. Suprimir quita la tecla, Escape la deja.</translation>
    </message>
    <message>
        <source>Not changed. That key is taken: {row}.</source>
        <translation>No se cambia. Esa tecla ya está ocupada: {row}.</translation>
    </message>
    <message>
        <source>All keys are as usual.</source>
        <translation>Todas las teclas son las habituales.</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Actions and their keys</source>
        <translation>Acciones y sus teclas</translation>
    </message>
    <message>
        <source>Enter gives another key</source>
        <translation>Intro da otra tecla</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Teclas habituales</translation>
    </message>
    <message>
        <source>Enter on a line waits for another key. Delete then takes the key away.</source>
        <translation>Intro en una línea espera otra tecla. Suprimir quita entonces la tecla.</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>sin tecla</translation>
    </message>
    <message>
        <source>{action}: {keys}</source>
        <translation>{action}: {keys}</translation>
    </message>
    <message>
        <source>Replay: one step back</source>
        <translation>Repetición: un paso atrás</translation>
    </message>
    <message>
        <source>Replay: one step forward</source>
        <translation>Repetición: un paso adelante</translation>
    </message>
    <message>
        <source>Replay: play, or stop</source>
        <translation>Repetición: reproducir o parar</translation>
    </message>
    <message>
        <source>Replay: previous hand</source>
        <translation>Repetición: mano anterior</translation>
    </message>
    <message>
        <source>Replay: next hand</source>
        <translation>Repetición: mano siguiente</translation>
    </message>
    <message>
        <source>Replay: start of the match</source>
        <translation>Repetición: principio de la partida</translation>
    </message>
    <message>
        <source>Replay: end of the match</source>
        <translation>Repetición: final de la partida</translation>
    </message>
    <message>
        <source>Replay: jump to a hand</source>
        <translation>Repetición: saltar a una mano</translation>
    </message>
    <message>
        <source>Replay: jump to a score</source>
        <translation>Repetición: saltar a una puntuación</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <translation>Español</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Leave the match?</source>
        <translation>¿Dejar la partida?</translation>
    </message>
    <message>
        <source>The match is not over. Leave it among the unfinished matches?</source>
        <translation>La partida no ha terminado. ¿Quieres dejarla entre las partidas sin terminar?</translation>
    </message>
    <message>
        <source>The match is not over. Leave it?</source>
        <translation>La partida no ha terminado. ¿Quieres dejarla?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Dejarla</translation>
    </message>
</context>
<context>
    <name>Ledger</name>
    <message>
        <source>The hand is blocked: nobody can play.</source>
        <translation>Cierre: nadie puede jugar.</translation>
    </message>
    <message>
        <source>{player} goes out with {tile}.</source>
        <translation>{player} hace dominó con {tile}.</translation>
    </message>
    <message>
        <source>{player} wins the match with {tile}; what is left is not counted.</source>
        <translation>{player} gana la partida con {tile}; lo que queda no se cuenta.</translation>
    </message>
    <message>
        <source>Fewest pips: {side}, with {pips}.</source>
        <translation>Menos puntos en mano: {side}, con {pips}.</translation>
    </message>
    <message>
        <source>{side}: {sum} pips.</source>
        <comment>a sum worked out</comment>
        <translation>{side}: {sum} puntos en mano.</translation>
    </message>
    <message>
        <source>The pips of {partner} are not counted.</source>
        <translation>Los puntos de {partner} no se cuentan.</translation>
    </message>
    <message>
        <source>Opposing pips: {sum}.</source>
        <translation>Puntos de los rivales: {sum}.</translation>
    </message>
    <message>
        <source>{player} still holds {tiles}: {pips}.</source>
        <translation>{player} se queda con {tiles}: {pips}.</translation>
    </message>
    <message>
        <source>{player} still holds {tiles}.</source>
        <translation>{player} se queda con {tiles}.</translation>
    </message>
    <message>
        <source>Minus the pips of {side}: {sum}.</source>
        <translation>Menos los puntos de {side}: {sum}.</translation>
    </message>
    <message>
        <source>{value} to the nearest five: {rounded}.</source>
        <translation>{value} al múltiplo de cinco más cercano: {rounded}.</translation>
    </message>
    <message>
        <source>Level for the fewest pips: {sides}, {pips}.</source>
        <translation>Empate a menos puntos en mano: {sides}, con {pips}.</translation>
    </message>
    <message>
        <source>Shared between two: {sum}.</source>
        <translation>A repartir entre dos: {sum}.</translation>
    </message>
    <message>
        <source>{profile}, {count} players in pairs.</source>
        <translation>{profile}, {count} jugadores por parejas.</translation>
    </message>
    <message>
        <source>{profile}, {count} players.</source>
        <translation>{profile}, {count} jugadores.</translation>
    </message>
    <message>
        <source>Players: {names}.</source>
        <translation>En la mesa: {names}.</translation>
    </message>
    <message>
        <source>Hand {number}: the poser is not named yet.</source>
        <translation>Mano {number}: falta designar quién sale.</translation>
    </message>
    <message>
        <source>Hand {number}: {player} leads.</source>
        <translation>Mano {number}: sale {player}.</translation>
    </message>
    <message>
        <source>The match is not over.</source>
        <translation>La partida no ha terminado.</translation>
    </message>
    <message>
        <source>Nobody wins the match.</source>
        <translation>Nadie gana la partida.</translation>
    </message>
    <message>
        <source>Winner of the match: {side}.</source>
        <translation>Gana la partida: {side}.</translation>
    </message>
    <message>
        <source>They are of opposite sides: the hand is drawn, and the scores stay.</source>
        <translation>Son de parejas contrarias: la mano queda en tablas y el marcador no cambia.</translation>
    </message>
    <message>
        <source>The last tile is a key bone: it fits two different ends, both hard.</source>
        <translation>La última ficha es ficha clave: encaja en dos extremos distintos, los dos duros.</translation>
    </message>
    <message>
        <source>Hand won by {side}, but the other side had a score: both go back to zero.</source>
        <translation>Mano para {side}, pero la otra pareja tenía juegos: los dos marcadores vuelven a cero.</translation>
    </message>
    <message>
        <source>Hand won by {side}: {games}.</source>
        <translation>Mano para {side}: {games}.</translation>
    </message>
    <message>
        <source>6-6 has to open the next hand.</source>
        <translation>En la próxima mano hay que salir con 6-6.</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>Lo que ha pasado</translation>
    </message>
    <message>
        <source>Save as text…</source>
        <translation>Guardar como texto…</translation>
    </message>
    <message>
        <source>The newest is the last</source>
        <translation>El más nuevo es el último</translation>
    </message>
    <message>
        <source>Save messages</source>
        <translation>Guardar los mensajes</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Guardado como {file}.</translation>
    </message>
    <message>
        <source>{message} Newest.</source>
        <translation>{message} El más reciente.</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Block</source>
        <translation>Bloqueo</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robo</translation>
    </message>
    <message>
        <source>All Fives</source>
        <translation>Todos cincos</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásico</translation>
    </message>
    <message>
        <source>Muggins</source>
        <translation>Muggins</translation>
    </message>
    <message>
        <source>Six-Love (partners)</source>
        <translation>Seis-cero (parejas)</translation>
    </message>
    <message>
        <source>No drawing: whoever cannot play passes. Played to {target} points.</source>
        <translation>No se roba: quien no puede jugar, pasa. A {target} puntos.</translation>
    </message>
    <message>
        <source>Whoever cannot play draws until a tile fits. Played to {target} points.</source>
        <translation>Quien no puede jugar roba hasta que una ficha encaje. A {target} puntos.</translation>
    </message>
    <message>
        <source>Open ends that add up to a multiple of five score at once, on up to four arms. Played to {target} points.</source>
        <translation>Si los extremos suman un múltiplo de cinco, se anota al momento; hasta cuatro brazos. A {target} puntos.</translation>
    </message>
    <message>
        <source>The highest double opens, and the first double has four arms. One hand, or to {target} points.</source>
        <translation>Sale el doble más alto, y el primer doble abre cuatro brazos. A una mano, o a {target} puntos.</translation>
    </message>
    <message>
        <source>Multiples of five score at once, and each free half of the spinner counts. One hand, or to {target} points.</source>
        <translation>Los múltiplos de cinco se anotan al momento, y cada mitad libre del cruce cuenta. A una mano, o a {target} puntos.</translation>
    </message>
    <message>
        <source>Partners without drawing: win {target} games before the other side wins one.</source>
        <translation>Por parejas y sin robar: hay que ganar {target} juegos antes de que la otra pareja gane uno.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>Ana</source>
        <translation>Ana</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>Beto</translation>
    </message>
    <message>
        <source>Carla</source>
        <translation>Carla</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>Dani</translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>tu sitio</translation>
    </message>
    <message>
        <source>opposite you</source>
        <translation>enfrente de ti</translation>
    </message>
    <message>
        <source>on your left</source>
        <translation>a tu izquierda</translation>
    </message>
    <message>
        <source>on your right</source>
        <translation>a tu derecha</translation>
    </message>
    <message>
        <source>you</source>
        <translation>tú</translation>
    </message>
    <message>
        <source>you and {partner}</source>
        <translation>{partner} y tú</translation>
    </message>
    <message>
        <source>{side} {score}</source>
        <comment>in a list of scores</comment>
        <translation>{side} {score}</translation>
    </message>
</context>
<context>
    <name>Plays</name>
    <message>
        <source>You lead {tile}.</source>
        <translation>Sales con {tile}.</translation>
    </message>
    <message>
        <source>{player} leads {tile}.</source>
        <translation>{player} sale con {tile}.</translation>
    </message>
    <message>
        <source>You play {tile} at {place}.</source>
        <translation>Juegas {tile} en {place}.</translation>
    </message>
    <message>
        <source>{player} plays {tile} at {place}.</source>
        <translation>{player} juega {tile} en {place}.</translation>
    </message>
    <message>
        <source>You play {tile} {where}.</source>
        <translation>Juegas {tile} {where}.</translation>
    </message>
    <message>
        <source>{player} plays {tile} {where}.</source>
        <translation>{player} juega {tile} {where}.</translation>
    </message>
    <message>
        <source>Ends: {numbers}.</source>
        <translation>Extremos: {numbers}.</translation>
    </message>
    <message>
        <source>{end} {number}</source>
        <comment>an open end in a list</comment>
        <translation>{end} {number}</translation>
    </message>
    <message>
        <source>{player} draws a tile.</source>
        <translation>{player} roba una ficha.</translation>
    </message>
    <message>
        <source>You draw {tile}; you can play it.</source>
        <translation>Robas {tile}; la puedes jugar.</translation>
    </message>
    <message>
        <source>You draw {tile}; you cannot play it.</source>
        <translation>Robas {tile}; no la puedes jugar.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Pasas.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} pasa.</translation>
    </message>
    <message>
        <source>You pass on {numbers}.</source>
        <translation>Pasas a {numbers}.</translation>
    </message>
    <message>
        <source>{player} passes on {numbers}.</source>
        <translation>{player} pasa a {numbers}.</translation>
    </message>
    <message>
        <source>You choose to pose yourself.</source>
        <translation>Decides salir tú.</translation>
    </message>
    <message>
        <source>You name {poser} to pose.</source>
        <translation>Designas a {poser} para salir.</translation>
    </message>
    <message>
        <source>{player} chooses to pose.</source>
        <translation>{player} decide salir.</translation>
    </message>
    <message>
        <source>{player} names you to pose.</source>
        <translation>{player} te designa para salir.</translation>
    </message>
    <message>
        <source>{player} names {poser} to pose.</source>
        <translation>{player} designa a {poser} para salir.</translation>
    </message>
    <message>
        <source>Count {count}.</source>
        <translation>Suman {count}.</translation>
    </message>
    <message>
        <source>Count {count}: {points}.</source>
        <translation>Suman {count}: {points}.</translation>
    </message>
    <message>
        <source>The yard is empty.</source>
        <translation>El pozo está vacío.</translation>
    </message>
    <message>
        <source>It is the spinner.</source>
        <translation>Es el cruce.</translation>
    </message>
</context>
<context>
    <name>Prompts</name>
    <message>
        <source>Your choice:</source>
        <translation>Tu jugada:</translation>
    </message>
    <message>
        <source>Press Enter to see your tiles.</source>
        <translation>Pulsa Intro para ver tus fichas.</translation>
    </message>
    <message>
        <source>Press Enter for the next hand.</source>
        <translation>Pulsa Intro para la mano siguiente.</translation>
    </message>
    <message>
        <source>The match is over. Say new for another one, or quit:</source>
        <translation>La partida ha terminado. Di nueva para jugar otra, o terminar:</translation>
    </message>
    <message>
        <source>The match is over. Say next for the next match, in which the winners name who poses, new for a new session, or quit:</source>
        <translation>La partida ha terminado. Di siguiente para la partida siguiente, en la que los ganadores designan quién sale, nueva para una sesión nueva, o terminar:</translation>
    </message>
    <message>
        <source>The match is not over. Quit? Yes or no:</source>
        <translation>La partida no ha terminado. ¿Terminar? Sí o no:</translation>
    </message>
    <message>
        <source>A match is not over. {match}. Go on with it? Yes or no, Enter for yes:</source>
        <translation>Hay una partida sin terminar. {match}. ¿Seguir con ella? Sí o no, Intro para sí:</translation>
    </message>
    <message>
        <source>Whose choices, {choices}? Enter for {usual}:</source>
        <translation>¿Las elecciones de quién, {choices}? Intro para {usual}:</translation>
    </message>
    <message>
        <source>Which game? Enter for {usual}:</source>
        <translation>¿Qué juego? Intro para {usual}:</translation>
    </message>
    <message>
        <source>How many seats, {choices}? Enter for {usual}:</source>
        <translation>¿Cuántos asientos, {choices}? Intro para {usual}:</translation>
    </message>
    <message>
        <source>Two pairs of partners? Yes or no, Enter for no:</source>
        <translation>¿Por parejas? Sí o no, Intro para no:</translation>
    </message>
    <message>
        <source>How good are the computers, {choices}? Enter for {usual}:</source>
        <translation>¿Qué nivel tienen los ordenadores, {choices}? Intro para {usual}:</translation>
    </message>
    <message>
        <source>Deal number {number}.</source>
        <translation>Reparto número {number}.</translation>
    </message>
    <message>
        <source>To play, say the number of a tile or the tile itself, and the end if there is a choice: 3, 3 w, 6-4 w. Ends: {ends}.</source>
        <translation>Para jugar, di el número de una ficha o la ficha misma, y el extremo si se puede elegir: 3, 3 o, 6-4 o. Extremos: {ends}.</translation>
    </message>
    <message>
        <source>Other commands:</source>
        <translation>Otras órdenes:</translation>
    </message>
    <message>
        <source>{given} is not understood. Say help for all commands.</source>
        <translation>No se entiende {given}. Di ayuda para ver todas las órdenes.</translation>
    </message>
    <message>
        <source>{tile} goes {ends}. Say which: {example}.</source>
        <translation>{tile} puede ir {ends}. Di dónde: {example}.</translation>
    </message>
    <message>
        <source>There is no tile number {given}: you hold {count}.</source>
        <translation>No hay ficha número {given}: tienes {count}.</translation>
    </message>
    <message>
        <source>Name one of these: {players}.</source>
        <translation>Designa a uno de estos: {players}.</translation>
    </message>
    <message>
        <source>That is for your own turn.</source>
        <translation>Eso es para cuando te toque.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>There is nothing to do again.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
        <source>The hand is not over yet.</source>
        <translation>La mano aún no ha terminado.</translation>
    </message>
    <message>
        <source>The match is not over yet.</source>
        <translation>La partida aún no ha terminado.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Say yes or no.</source>
        <translation>Di sí o no.</translation>
    </message>
    <message>
        <source>Say one of these: {choices}.</source>
        <translation>Di una de estas: {choices}.</translation>
    </message>
    <message>
        <source>Until the next match.</source>
        <translation>Hasta la próxima partida.</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <translation>La partida sigue.</translation>
    </message>
    <message>
        <source>The match is saved. At the next start you can go on with it.</source>
        <translation>La partida está guardada. La próxima vez se puede seguir con ella.</translation>
    </message>
    <message>
        <source>The match ends here, unfinished.</source>
        <translation>La partida se queda aquí, sin terminar.</translation>
    </message>
    <message>
        <source>{number}. {item}</source>
        <translation>{number}. {item}</translation>
    </message>
    <message>
        <source>draw a tile</source>
        <translation>robar una ficha</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pasar</translation>
    </message>
    <message>
        <source>name who poses</source>
        <translation>designar quién sale</translation>
    </message>
    <message>
        <source>the open ends and their count</source>
        <translation>los extremos y lo que suman</translation>
    </message>
    <message>
        <source>your tiles and where each can go</source>
        <translation>tus fichas y dónde puede ir cada una</translation>
    </message>
    <message>
        <source>all tiles on the table</source>
        <translation>todas las fichas de la mesa</translation>
    </message>
    <message>
        <source>how many tiles everybody holds</source>
        <translation>cuántas fichas tiene cada cual</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>a quién le toca</translation>
    </message>
    <message>
        <source>the score</source>
        <translation>los puntos</translation>
    </message>
    <message>
        <source>the score, hand by hand</source>
        <translation>los puntos, mano por mano</translation>
    </message>
    <message>
        <source>what happened last</source>
        <translation>lo último que ha pasado</translation>
    </message>
    <message>
        <source>which numbers players are known to lack</source>
        <translation>qué números se sabe que le faltan a cada cual</translation>
    </message>
    <message>
        <source>the rules of this match</source>
        <translation>las reglas de esta partida</translation>
    </message>
    <message>
        <source>what you had better do, and why</source>
        <translation>qué te conviene hacer, y por qué</translation>
    </message>
    <message>
        <source>what each thing you can do is worth</source>
        <translation>lo que vale cada cosa que puedes hacer</translation>
    </message>
    <message>
        <source>after a hand: what would have been better, and what that cost</source>
        <translation>tras una mano: qué habría sido mejor y cuánto costó</translation>
    </message>
    <message>
        <source>take your last action back</source>
        <translation>deshacer tu última acción</translation>
    </message>
    <message>
        <source>do again what was taken back</source>
        <translation>rehacer lo deshecho</translation>
    </message>
    <message>
        <source>begin this hand again</source>
        <translation>empezar otra vez esta mano</translation>
    </message>
    <message>
        <source>the next hand</source>
        <translation>la mano siguiente</translation>
    </message>
    <message>
        <source>another match, after this one</source>
        <translation>otra partida, después de esta</translation>
    </message>
    <message>
        <source>this list</source>
        <translation>esta lista</translation>
    </message>
    <message>
        <source>end the program</source>
        <translation>terminar el programa</translation>
    </message>
    <message>
        <source>{letter} {end}</source>
        <comment>a letter and what it means</comment>
        <translation>{letter} {end}</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>It is not your turn, but {player}&apos;s.</source>
        <translation>No te toca a ti, sino a {player}.</translation>
    </message>
    <message>
        <source>You do not hold {tile}.</source>
        <translation>No tienes {tile}.</translation>
    </message>
    <message>
        <source>{tile} has to open.</source>
        <translation>Hay que salir con {tile}.</translation>
    </message>
    <message>
        <source>{tile} does not fit {where}: that end is {number}.</source>
        <translation>{tile} no encaja {where}: ese extremo está a {number}.</translation>
    </message>
    <message>
        <source>Nobody names a poser in this game.</source>
        <translation>En este juego nadie designa quién sale.</translation>
    </message>
    <message>
        <source>The {end} end is not open yet: both sides of the spinner need a tile first.</source>
        <translation>El extremo {end} aún no está abierto: antes hace falta una ficha a cada lado del cruce.</translation>
    </message>
    <message>
        <source>There is no {end} end in this game.</source>
        <translation>En este juego no hay extremo {end}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>La mano ha terminado.</translation>
    </message>
    <message>
        <source>The hand is not over yet.</source>
        <translation>La mano todavía no ha terminado.</translation>
    </message>
    <message>
        <source>Nobody can play before the poser is named.</source>
        <translation>Nadie puede jugar hasta que se designe quién sale.</translation>
    </message>
    <message>
        <source>No poser is to be named now.</source>
        <translation>Ahora no hay que designar a nadie.</translation>
    </message>
    <message>
        <source>The poser has to be of your own side.</source>
        <translation>Solo puedes designar a alguien de tu pareja.</translation>
    </message>
    <message>
        <source>The table is empty: there is no end to play on yet.</source>
        <translation>La mesa está vacía: aún no hay ningún extremo.</translation>
    </message>
    <message>
        <source>The first tile lies already: choose an end.</source>
        <translation>La ficha de salida ya está puesta: elige un extremo.</translation>
    </message>
    <message>
        <source>You hold a playable tile.</source>
        <translation>Tienes ficha para jugar.</translation>
    </message>
    <message>
        <source>Nobody draws in this game.</source>
        <translation>En este juego no se roba.</translation>
    </message>
    <message>
        <source>The yard is empty: there is nothing to draw.</source>
        <translation>El pozo está vacío: no queda nada que robar.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>&amp;Previous hand</source>
        <translation>&amp;Mano anterior</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>A&amp;delante</translation>
    </message>
    <message>
        <source>&amp;Next hand</source>
        <translation>Mano &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Continue from here</source>
        <translation>&amp;Continuar desde aquí</translation>
    </message>
    <message>
        <source>Re&amp;view the hand…</source>
        <translation>Re&amp;visar la mano…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>C&amp;errar</translation>
    </message>
    <message>
        <source>A new match with the tiles as they lie now</source>
        <translation>Una partida nueva con las fichas como están ahora</translation>
    </message>
    <message>
        <source>What each choice cost in this hand</source>
        <translation>Lo que costó cada elección en esta mano</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>Ma&amp;no</translation>
    </message>
    <message>
        <source>&amp;Side</source>
        <translation>&amp;Bando</translation>
    </message>
    <message>
        <source>Po&amp;ints</source>
        <translation>Pun&amp;tos</translation>
    </message>
    <message>
        <source>Jump to a hand, 1 to {last}</source>
        <translation>Ir a una mano, de 1 a {last}</translation>
    </message>
    <message>
        <source>Where a side has so many points</source>
        <translation>Donde un bando tiene esos puntos</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>&amp;Parar</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>&amp;Reproducir</translation>
    </message>
    <message>
        <source>No side has so many points here.</source>
        <translation>Nadie llega aquí a esos puntos.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Lo que pasa</translation>
    </message>
    <message>
        <source>The steps of this hand; arrows go through it</source>
        <translation>Los pasos de esta mano; las flechas la recorren</translation>
    </message>
    <message>
        <source>All tiles</source>
        <translation>Todas las fichas</translation>
    </message>
    <message>
        <source>What each seat holds at this step</source>
        <translation>Lo que tiene cada asiento en este paso</translation>
    </message>
    <message>
        <source>Replay.</source>
        <translation>Repetición.</translation>
    </message>
    <message>
        <source>Opening the match …</source>
        <translation>Abriendo la partida…</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>Abrir un registro</translation>
    </message>
    <message>
        <source>This file holds {last} records. Which one, from 1 on?</source>
        <translation>Este archivo contiene {last} registros. ¿Cuál? El primero es el 1.</translation>
    </message>
    <message>
        <source>The first record is number 1</source>
        <translation>El primer registro es el número 1</translation>
    </message>
    <message>
        <source>Number of the record</source>
        <translation>Número del registro</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>{end} {number}</source>
        <comment>an open end</comment>
        <translation>{end} {number}</translation>
    </message>
    <message>
        <source>{end} {number}, counts {count}</source>
        <translation>{end} {number}, cuenta {count}</translation>
    </message>
    <message>
        <source>The spinner counts {count}.</source>
        <translation>El cruce cuenta {count}.</translation>
    </message>
    <message>
        <source>{count} in all.</source>
        <translation>En total, {count}.</translation>
    </message>
    <message>
        <source>Start: {tile}.</source>
        <translation>Salida: {tile}.</translation>
    </message>
    <message>
        <source>{arm}: no tile yet.</source>
        <translation>{arm}: aún sin fichas.</translation>
    </message>
    <message>
        <source>{arm}: {tiles}.</source>
        <translation>{arm}: {tiles}.</translation>
    </message>
    <message>
        <source>{place} {tile}</source>
        <comment>a coordinate and its tile</comment>
        <translation>{place} {tile}</translation>
    </message>
    <message>
        <source>{tile}, the spinner</source>
        <translation>{tile}, el cruce</translation>
    </message>
    <message>
        <source>{place}, {tile}, start tile, laid by you</source>
        <translation>{place}, {tile}, ficha de salida, puesta por ti</translation>
    </message>
    <message>
        <source>{place}, {tile}, start tile, laid by {player}</source>
        <translation>{place}, {tile}, ficha de salida, puesta por {player}</translation>
    </message>
    <message>
        <source>{place}, {tile}, {number} outwards, laid by you</source>
        <translation>{place}, {tile}, {number} hacia fuera, puesta por ti</translation>
    </message>
    <message>
        <source>{place}, {tile}, {number} outwards, laid by {player}</source>
        <translation>{place}, {tile}, {number} hacia fuera, puesta por {player}</translation>
    </message>
    <message>
        <source>You hold {tiles}.</source>
        <translation>Tienes {tiles}.</translation>
    </message>
    <message>
        <source>{player} {count}</source>
        <comment>in a list of tile counts</comment>
        <translation>{player} {count}</translation>
    </message>
    <message>
        <source>Tiles: {list}.</source>
        <translation>Fichas: {list}.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>La mano ha terminado.</translation>
    </message>
    <message>
        <source>It is your turn to name who poses.</source>
        <translation>Te toca designar quién sale.</translation>
    </message>
    <message>
        <source>{player} has to name who poses.</source>
        <translation>{player} tiene que designar quién sale.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Te toca.</translation>
    </message>
    <message>
        <source>It is {player}&apos;s turn.</source>
        <translation>Le toca a {player}.</translation>
    </message>
    <message>
        <source>Nothing has happened in this hand yet.</source>
        <translation>En esta mano aún no ha pasado nada.</translation>
    </message>
    <message>
        <source>Nobody is known to lack a number.</source>
        <translation>De nadie se sabe que le falte un número.</translation>
    </message>
    <message>
        <source>{player} has no {numbers}.</source>
        <translation>{player} no tiene {numbers}.</translation>
    </message>
    <message>
        <source>The table is empty.</source>
        <translation>La mesa está vacía.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>one</source>
        <comment>a number of players</comment>
        <translation>uno</translation>
    </message>
    <message>
        <source>two</source>
        <comment>a number of players</comment>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <comment>a number of players</comment>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <comment>a number of players</comment>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{list} or {last}</source>
        <translation>{list} o {last}</translation>
    </message>
    <message>
        <source>{list} or {last}</source>
        <comment>after no: having no 3 or 4</comment>
        <translation>{list} ni {last}</translation>
    </message>
    <message>
        <source>{list} and {last}</source>
        <translation>{list} y {last}</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the code of this language, for its numbers</comment>
        <translation>es</translation>
    </message>
</context>
<context>
    <name>RulesAdvice</name>
    <message>
        <source>Listen to the passes. Whoever passes holds none of the numbers that were open; leave those open again, and they may have to pass once more.</source>
        <translation>Atiende a los pases. Quien pasa no tiene ninguno de los números que estaban abiertos; vuelve a dejarlos abiertos y quizá tenga que pasar otra vez.</translation>
    </message>
    <message>
        <source>Where the figures come from: for each of them, {hands} hands or more were played by computers. One side kept to the one habit, the others laid any tile that fitted. Among people who think ahead, the figures may well be others.</source>
        <translation>De dónde salen las cifras: para cada una, el ordenador jugó {hands} manos o más. Un bando seguía siempre la misma costumbre y los demás ponían cualquier ficha que encajara. Entre gente que piensa las jugadas, las cifras bien pueden ser otras.</translation>
    </message>
    <message>
        <source>Keep your light tiles for the block and shed the heavy ones. With two players, {blocked}% of the hands end blocked, and there pips decide: laying the heaviest tile first won {won}% of the hands, laying the lightest first {light}%.</source>
        <translation>Guarda las fichas bajas para el cierre y suelta las altas. Con dos jugadores se cierra el {blocked}&#xa0;% de las manos, y en el cierre mandan los puntos: soltando primero la ficha más alta se ganó el {won}&#xa0;% de las manos; soltando la más baja, el {light}&#xa0;%.</translation>
    </message>
    <message>
        <source>With four players it is more often a race, and {blocked}% of the hands end blocked. Get rid of doubles early, as each of them fits one number only: that won {won}% of the hands, against {fair}% for any tile.</source>
        <translation>Con cuatro jugadores suele ser más bien una carrera: solo se cierra el {blocked}&#xa0;% de las manos. Quítate pronto los dobles, que encajan con un solo número: así se ganó el {won}&#xa0;% de las manos, frente al {fair}&#xa0;% poniendo cualquier ficha.</translation>
    </message>
    <message>
        <source>Take the points that the ends offer. With two players, always making the play that scores most brought {margin} points a hand more than the other side made; of the hands themselves it won {won}%.</source>
        <translation>Apúntate lo que te ofrezcan los extremos. Con dos jugadores, hacer siempre la jugada que más puntúa dio por mano {margin} puntos más de los que hizo el rival; de las manos, eso sí, ganó el {won}&#xa0;%.</translation>
    </message>
    <message>
        <source>Do not count on a block: hands seldom end so here. With everybody laying any tile that fitted, it was {three}% of them at three seats and {four}% at four.</source>
        <translation>No cuentes con el cierre: aquí pocas manos acaban así. Poniendo todos cualquier ficha que encajara, fue el {three}&#xa0;% con tres asientos y el {four}&#xa0;% con cuatro.</translation>
    </message>
    <message>
        <source>The pose is worth something: of two pairs that both laid any tile that fitted, the one that opened with the {tile} won {won}% of the hands.</source>
        <translation>Salir vale lo suyo: de dos parejas que ponían cualquier ficha que encajara, la que abrió con el {tile} ganó el {won}&#xa0;% de las manos.</translation>
    </message>
    <message>
        <source>The first tile is an advantage: of two players who both laid any tile that fitted, the one who led won {won}% of the hands.</source>
        <translation>Llevar la salida es una ventaja: de dos que ponían cualquier ficha que encajara, el que salía ganó el {won}&#xa0;% de las manos.</translation>
    </message>
    <message>
        <source>Lay your doubles when you can. A pair that always did won {won}% of the hands and lost {lost}%; the rest were drawn.</source>
        <translation>Pon los dobles en cuanto puedas. La pareja que lo hacía siempre ganó el {won}&#xa0;% de las manos y perdió el {lost}&#xa0;%; las demás quedaron en tablas.</translation>
    </message>
    <message>
        <source>Do not run out of light tiles: {blocked}% of the hands were blocked, and there one light hand is enough for the pair. A pair that laid its lightest tiles first won {won}% only.</source>
        <translation>No te quedes sin fichas bajas: se cerró el {blocked}&#xa0;% de las manos, y ahí a la pareja le basta con que uno de los dos lleve pocos puntos. La pareja que soltaba primero las más bajas solo ganó el {won}&#xa0;%.</translation>
    </message>
    <message>
        <source>Lay your doubles early: each of them fits one number only. With two players, whoever always did so won {won}% of the hands and lost {lost}%.</source>
        <translation>Suelta pronto los dobles: cada uno encaja con un solo número. Con dos jugadores, quien lo hacía siempre ganó el {won}&#xa0;% de las manos y perdió el {lost}&#xa0;%.</translation>
    </message>
    <message>
        <source>Shedding the heaviest tile first won no more hands ({won}%, with two players), but it brought {margin} points a hand more than the other side made.</source>
        <translation>Soltar primero la ficha más alta no hizo ganar más manos (el {won}&#xa0;%, con dos jugadores), pero dio por mano {margin} puntos más de los que hizo el rival.</translation>
    </message>
    <message>
        <source>Keep as many different numbers in your hand as you can. With {players} players, a side that heeded nothing else won {won}% of the hands and lost {lost}%.</source>
        <translation>Procura quedarte con fichas de tantos números distintos como puedas. Con {players} jugadores, el bando que solo miraba eso ganó el {won}&#xa0;% de las manos y perdió el {lost}&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>RulesAim</name>
    <message>
        <source>Block</source>
        <translation>Bloqueo</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Robo</translation>
    </message>
    <message>
        <source>All Fives</source>
        <translation>Todos cincos</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásico</translation>
    </message>
    <message>
        <source>Muggins</source>
        <translation>Muggins</translation>
    </message>
    <message>
        <source>Six-Love (partners)</source>
        <translation>Seis-cero (parejas)</translation>
    </message>
    <message>
        <source>There are two ways to score: with the open ends while you play, and with the pips that the others still hold when the hand is over.</source>
        <translation>Se puntúa de dos maneras: con los extremos abiertos mientras se juega, y con los puntos de las fichas que les quedan a los demás cuando acaba la mano.</translation>
    </message>
    <message>
        <source>Lay your tiles in line, like number to like number, and get rid of them before anybody else does. Nobody draws: if you cannot play, you pass, and a good pass is one that you forced on somebody else.</source>
        <translation>Ve poniendo tus fichas en la línea, número con número, y quédate sin ellas antes que nadie. Aquí no se roba: si no puedes poner, pasas, y el mejor pase es el que le haces dar a otro.</translation>
    </message>
    <message>
        <source>Lay all your tiles before the others lay theirs. If nothing in your hand fits, you draw from the yard until something does, so a hand can grow before it shrinks.</source>
        <translation>Pon todas tus fichas antes que los demás. Si no te encaja ninguna, robas del pozo hasta que te encaje una, así que a veces tendrás más fichas antes de tener menos.</translation>
    </message>
    <message>
        <source>Make the open ends add up to a multiple of five. Each time your play does that, you score the whole sum.</source>
        <translation>Consigue que los extremos abiertos sumen un múltiplo de cinco. Cada vez que tu jugada lo logra, te apuntas la suma entera.</translation>
    </message>
    <message>
        <source>Go out first and collect the pips of everybody else. The highest double opens, and the first double laid becomes the spinner, from which the line can branch out in four directions.</source>
        <translation>Domina el primero y llévate los puntos de todos los demás. Abre el doble más alto, y el primer doble que se pone es el cruce, del que la línea puede salir en cuatro direcciones.</translation>
    </message>
    <message>
        <source>Make the open ends add up to a multiple of five, and go out first. As long as sides of the spinner lie free, they swell the sum, so big scores come early.</source>
        <translation>Haz que los extremos abiertos sumen un múltiplo de cinco, y domina el primero. Mientras el cruce tenga lados libres, engordan la suma, así que las jugadas gordas llegan pronto.</translation>
    </message>
    <message>
        <source>Two pairs play for hands won, one game each. You have to collect your games while the other pair has none: one hand lost at the wrong moment, and both start again from zero.</source>
        <translation>Dos parejas se disputan las manos, a juego por mano. Hay que juntar los propios mientras la otra pareja no tenga ninguno: una mano perdida a destiempo, y las dos vuelven a empezar de cero.</translation>
    </message>
</context>
<context>
    <name>RulesBook</name>
    <message>
        <source>Glossary</source>
        <translation>Glosario</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>De qué se trata</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>En la mesa</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>El reparto</translation>
    </message>
    <message>
        <source>The opening</source>
        <translation>La salida</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tu turno</translation>
    </message>
    <message>
        <source>Points while playing</source>
        <translation>Puntos durante el juego</translation>
    </message>
    <message>
        <source>The end of a hand</source>
        <translation>El final de la mano</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partida</translation>
    </message>
    <message>
        <source>Worked examples</source>
        <translation>Ejemplos resueltos</translation>
    </message>
    <message>
        <source>Playing well</source>
        <translation>Jugar bien</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Términos</translation>
    </message>
    <message>
        <source>The line, its ends and the spinner</source>
        <translation>La línea, sus extremos y el cruce</translation>
    </message>
    <message>
        <source>The line and its ends</source>
        <translation>La línea y sus extremos</translation>
    </message>
</context>
<context>
    <name>RulesCount</name>
    <message>
        <source>Laying tiles brings no points in this game: what counts is how the hand ends.</source>
        <translation>En este juego, poner fichas no da puntos: lo que vale es cómo acaba la mano.</translation>
    </message>
    <message>
        <source>Scores are credited without your doing. Nothing has to be claimed, and nobody is penalised for missing one.</source>
        <translation>Los puntos se apuntan solos. No hay que cantarlos, y a nadie se le castiga por no verlos.</translation>
    </message>
    <message>
        <source>On W and on E the outermost tile counts: both halves of a double, otherwise the half that faces outwards. If the spinner itself lies outermost, it counts by its own rule.</source>
        <translation>En W y en E cuenta la última ficha: si es un doble, sus dos mitades; si no, la mitad que mira hacia fuera. Si la última es el propio cruce, cuenta según su regla.</translation>
    </message>
    <message>
        <source>The start tile is outermost on an arm until something is laid there. So a {tile} that lies alone faces both ways and counts {count}.</source>
        <translation>La ficha de salida es la última de un brazo hasta que se pone algo en él. Por eso un {tile} que está solo mira a los dos lados y cuenta {count}.</translation>
    </message>
    <message>
        <source>On N and on S the outermost tile counts in the same way. An arm without a tile adds nothing of its own.</source>
        <translation>En N y en S cuenta la última ficha del mismo modo. Un brazo sin fichas no suma nada por sí mismo.</translation>
    </message>
    <message>
        <source>The spinner counts both of its halves until both of its sides have a neighbour; from then on it counts nothing.</source>
        <translation>El cruce cuenta sus dos mitades hasta que sus dos costados tienen vecina; a partir de ahí no cuenta nada.</translation>
    </message>
    <message>
        <source>The spinner counts one half for each of N and S that has no tile yet: two halves at first, one as soon as either of them is started, none when both are. It does not matter whether its sides are used.</source>
        <translation>El cruce cuenta una mitad por cada brazo, N o S, que aún no tenga fichas: al principio las dos mitades, una en cuanto se empieza uno de los dos, ninguna cuando están empezados ambos. Da igual que sus costados estén ocupados o no.</translation>
    </message>
    <message>
        <source>Two plain ends show {most} at most, so only {few} can be scored before the first double. With the spinner, counts of up to {top} are possible, and {many} come within reach.</source>
        <translation>Dos extremos sin doble suman como mucho {most}, así que antes del primer doble solo se puede puntuar {few}. Con el cruce la cuenta puede llegar a {top}, y quedan al alcance {many}.</translation>
    </message>
</context>
<context>
    <name>RulesDeal</name>
    <message>
        <source>Tiles and lots are drawn from the deal number of the match, so two people who start with the same number, game and seats get the same tiles and can compare how they played them.</source>
        <translation>Las fichas y los sorteos salen del número de reparto de la partida: dos personas que empiecen con el mismo número, juego y asientos reciben las mismas fichas y pueden comparar cómo las jugaron.</translation>
    </message>
    <message>
        <source>That is the whole set: no tile is left over.</source>
        <translation>Es el juego completo: no sobra ninguna ficha.</translation>
    </message>
    <message>
        <source>The tiles not dealt lie face down as the yard.</source>
        <translation>Las fichas que no se reparten quedan boca abajo y forman el pozo.</translation>
    </message>
    <message>
        <source>The tiles not dealt stay face down, and nobody gets to see them in play.</source>
        <translation>Las fichas que no se reparten quedan boca abajo, y nadie las ve durante el juego.</translation>
    </message>
    <message>
        <source>With {players} players no tile is left over.</source>
        <translation>Con {players} jugadores no sobra ninguna.</translation>
    </message>
    <message>
        <source>One player may end up drawing the whole yard.</source>
        <translation>Puede ocurrir que un solo jugador robe todo el pozo.</translation>
    </message>
</context>
<context>
    <name>RulesExamples</name>
    <message>
        <source>You go out; the two others hold {first} and {second} pips, {sum} together. You score {points}.</source>
        <translation>Dominas tú; a los otros dos les quedan {first} y {second} puntos, {sum} entre los dos. Te apuntas {points}.</translation>
    </message>
    <message>
        <source>Three players are blocked with {first}, {second} and {third} pips. The first has the fewest and scores {sum} = {points}.</source>
        <translation>Tres jugadores quedan cerrados con {first}, {second} y {third} puntos. El primero es el que menos tiene, y se apunta {sum} = {points}.</translation>
    </message>
    <message>
        <source>Imagine that one player lays five tiles: {first} to start, then {second} and {third} at W, {fourth} and {fifth} at E.</source>
        <translation>Imagina que un mismo jugador pone cinco fichas: {first} de salida, luego {second} y {third} en W, y {fourth} y {fifth} en E.</translation>
    </message>
    <message>
        <source>After {tile} the ends count {count}: no points.</source>
        <translation>Tras el {tile}, los extremos cuentan {count}: nada.</translation>
    </message>
    <message>
        <source>It stands {lead} to {none}, and the pair without a game wins a hand. Now it stands {first} all, and the {tile} opens.</source>
        <translation>Van {lead} a {none} y la pareja que no tiene nada gana una mano. Ahora van {first} a {first}, y abre el {tile}.</translation>
    </message>
    <message>
        <source>Five tiles in Muggins: the free spinner</source>
        <translation>Cinco fichas en Muggins: el cruce libre</translation>
    </message>
    <message>
        <source>The same five tiles in All Fives</source>
        <translation>Las mismas cinco fichas en Todos cincos</translation>
    </message>
    <message>
        <source>A spinner opens its arms</source>
        <translation>Un cruce abre sus brazos</translation>
    </message>
    <message>
        <source>A blocked hand is settled</source>
        <translation>El recuento de un cierre</translation>
    </message>
    <message>
        <source>A tie of two among three: half points</source>
        <translation>Empate de dos entre tres: medios puntos</translation>
    </message>
    <message>
        <source>A key bone and its two hard ends</source>
        <translation>La ficha clave y sus dos extremos duros</translation>
    </message>
    <message>
        <source>Back to zero in Six-Love</source>
        <translation>Vuelta a cero en Seis-cero</translation>
    </message>
</context>
<context>
    <name>RulesGlossary</name>
    <message>
        <source>{term}: {definition}</source>
        <translation>{term}: {definition}</translation>
    </message>
    <message>
        <source>tile</source>
        <translation>ficha</translation>
    </message>
    <message>
        <source>One piece of the set of {count}; its face is divided into two halves. Also called bone, stone or card.</source>
        <translation>Cada una de las {count} piezas del juego; su cara está partida en dos mitades. También se le dice piedra o hueso.</translation>
    </message>
    <message>
        <source>half</source>
        <translation>mitad</translation>
    </message>
    <message>
        <source>One of the two squares of a tile, showing a number from blank to {highest}.</source>
        <translation>Cada uno de los dos cuadros de una ficha, con un número de la blanca al {highest}.</translation>
    </message>
    <message>
        <source>pip</source>
        <translation>punto de ficha</translation>
    </message>
    <message>
        <source>A dot on a tile. The pips of a hand are all of its dots.</source>
        <translation>Cada punto pintado en una ficha. Los puntos que le quedan a un jugador son los de todas sus fichas.</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>blanca</translation>
    </message>
    <message>
        <source>A half without pips. It is a number like any other: zero.</source>
        <translation>Mitad sin puntos. Es un número como los demás: el cero.</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doble</translation>
    </message>
    <message>
        <source>A tile with the same number on both halves; it lies crosswise.</source>
        <translation>Ficha con el mismo número en las dos mitades; se pone atravesada. En México se le dice mula.</translation>
    </message>
    <message>
        <source>suit</source>
        <translation>palo</translation>
    </message>
    <message>
        <source>All tiles that show the same number: the sixes, the blanks and so on. A double is in one suit, any other tile in two.</source>
        <translation>Todas las fichas que llevan un mismo número: los seises, las blancas y así sucesivamente. Un doble es de un solo palo; cualquier otra ficha, de dos.</translation>
    </message>
    <message>
        <source>heaviest tile</source>
        <translation>ficha más alta</translation>
    </message>
    <message>
        <source>The tile with the most pips; of two with as many, the one with the larger half.</source>
        <translation>La que tiene más puntos; entre dos con los mismos, la de la mitad mayor.</translation>
    </message>
    <message>
        <source>hand</source>
        <translation>mano</translation>
    </message>
    <message>
        <source>One deal played out, from the first tile to the settlement. Also the tiles that somebody holds.</source>
        <translation>Lo que se juega con un reparto, desde la primera ficha hasta el recuento.</translation>
    </message>
    <message>
        <source>yard</source>
        <translation>pozo</translation>
    </message>
    <message>
        <source>The tiles that were not dealt, face down; one draws from it.</source>
        <translation>Las fichas sin repartir, boca abajo; de ahí se roba.</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>asiento</translation>
    </message>
    <message>
        <source>A place at the table, taken by a person or a computer.</source>
        <translation>El asiento de una persona o del ordenador en la mesa.</translation>
    </message>
    <message>
        <source>side</source>
        <translation>bando</translation>
    </message>
    <message>
        <source>Whoever shares a score: one player, or two who are partners.</source>
        <translation>Los que comparten tanteo: un jugador solo o los dos de una pareja.</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>compañero</translation>
    </message>
    <message>
        <source>The player opposite you, when pairs are playing.</source>
        <translation>El jugador de enfrente, cuando se juega por parejas.</translation>
    </message>
    <message>
        <source>leader</source>
        <translation>jugador mano</translation>
    </message>
    <message>
        <source>Whoever lays the first tile of a hand.</source>
        <translation>Quien sale en una mano: «es mano» o lleva la salida.</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>por sorteo</translation>
    </message>
    <message>
        <source>Left to chance, each player as likely as the others.</source>
        <translation>Al azar, con la misma suerte para todos.</translation>
    </message>
    <message>
        <source>start tile</source>
        <translation>ficha de salida</translation>
    </message>
    <message>
        <source>The first tile of a hand; its place is called C.</source>
        <translation>La primera ficha de una mano; su sitio se llama C.</translation>
    </message>
    <message>
        <source>line</source>
        <translation>línea</translation>
    </message>
    <message>
        <source>All the tiles that have been laid.</source>
        <translation>Todas las fichas puestas en la mesa.</translation>
    </message>
    <message>
        <source>arm</source>
        <translation>brazo</translation>
    </message>
    <message>
        <source>A branch of the line, named W, E, N or S after the compass.</source>
        <translation>Cada ramal de la línea, con el nombre de un rumbo: W (oeste), E (este), N (norte) o S (sur).</translation>
    </message>
    <message>
        <source>end</source>
        <translation>extremo</translation>
    </message>
    <message>
        <source>The outermost half of an arm, where the next tile can go.</source>
        <translation>La última mitad de un brazo, donde puede ir la ficha siguiente. También se le dice punta.</translation>
    </message>
    <message>
        <source>spinner</source>
        <translation>cruce</translation>
    </message>
    <message>
        <source>The first double laid in a hand. The line can branch out from it in four directions.</source>
        <translation>El primer doble que se pone en una mano. De él puede salir la línea en cuatro direcciones.</translation>
    </message>
    <message>
        <source>count</source>
        <translation>cuenta</translation>
    </message>
    <message>
        <source>The sum of the open ends after a play.</source>
        <translation>La suma de los extremos abiertos después de una jugada.</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>salir</translation>
    </message>
    <message>
        <source>To lay the first tile of a hand.</source>
        <translation>Poner la primera ficha de una mano: hacer la salida.</translation>
    </message>
    <message>
        <source>pose</source>
        <translation>salir (en Seis-cero)</translation>
    </message>
    <message>
        <source>The Caribbean word for leading; the poser lays the first tile.</source>
        <translation>Abrir la mano, por obligación con el doble seis o por designación de la pareja; en inglés caribeño, «pose».</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>robar</translation>
    </message>
    <message>
        <source>To take a tile from the yard.</source>
        <translation>Tomar una ficha del pozo.</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>pasar</translation>
    </message>
    <message>
        <source>To leave out a turn, because nothing else is possible.</source>
        <translation>Perder el turno, porque no se puede hacer otra cosa.</translation>
    </message>
    <message>
        <source>go out</source>
        <translation>dominar</translation>
    </message>
    <message>
        <source>To lay one&apos;s last tile, which ends the hand.</source>
        <translation>Poner la última ficha que te queda, con lo que acaba la mano; también, hacer dominó.</translation>
    </message>
    <message>
        <source>block</source>
        <translation>cierre</translation>
    </message>
    <message>
        <source>The end of a hand in which nobody can go on.</source>
        <translation>Final de una mano en la que nadie puede seguir: la mano queda cerrada o bloqueada. En el Caribe, tranca.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>What a side scores; they add up towards the target.</source>
        <translation>Lo que se apunta un bando; se van sumando hasta la meta.</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>recuento</translation>
    </message>
    <message>
        <source>The scoring at the end of a hand.</source>
        <translation>El reparto de puntos al acabar una mano.</translation>
    </message>
    <message>
        <source>level</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>With as many pips or points as somebody else.</source>
        <translation>Tener los mismos puntos que otro.</translation>
    </message>
    <message>
        <source>match</source>
        <translation>partida</translation>
    </message>
    <message>
        <source>All the hands until somebody has won; sometimes just one.</source>
        <translation>Todas las manos hasta que alguien gana; a veces, una sola.</translation>
    </message>
    <message>
        <source>target</source>
        <translation>meta</translation>
    </message>
    <message>
        <source>The score that wins the match.</source>
        <translation>El tanteo con el que se gana la partida.</translation>
    </message>
    <message>
        <source>nominate</source>
        <translation>designar</translation>
    </message>
    <message>
        <source>To name the player of one&apos;s own pair who poses.</source>
        <translation>Decir cuál de los dos de la pareja sale.</translation>
    </message>
    <message>
        <source>coordinator</source>
        <translation>coordinador</translation>
    </message>
    <message>
        <source>The player who nominates for the winning pair.</source>
        <translation>El jugador que designa por la pareja ganadora.</translation>
    </message>
    <message>
        <source>hard end</source>
        <translation>extremo duro</translation>
    </message>
    <message>
        <source>An end whose number shows on {laid} of its {halves} halves already, so that just one is missing.</source>
        <translation>Extremo cuyo número ya está en {laid} de sus {halves} mitades, de modo que solo falta una.</translation>
    </message>
    <message>
        <source>key bone</source>
        <translation>ficha clave</translation>
    </message>
    <message>
        <source>A last tile, no double, that fits two hard ends with different numbers, the only tile that could still be played.</source>
        <translation>Última ficha, que no es un doble y encaja en dos extremos duros de números distintos: la única que aún se podía poner. Es una capicúa de lujo.</translation>
    </message>
    <message>
        <source>game</source>
        <translation>juego</translation>
    </message>
    <message>
        <source>The unit of the score in Six-Love.</source>
        <translation>Lo que vale una mano en el marcador de Seis-cero.</translation>
    </message>
    <message>
        <source>reset</source>
        <translation>vuelta a cero</translation>
    </message>
    <message>
        <source>Both scores of Six-Love going back to zero, because a pair won a hand against a pair with a score.</source>
        <translation>En Seis-cero, los dos marcadores vuelven a cero porque una pareja gana una mano cuando la otra tenía juegos.</translation>
    </message>
    <message>
        <source>drawn hand</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>A hand of Six-Love that neither pair has won.</source>
        <translation>Mano de Seis-cero que no gana ninguna de las dos parejas.</translation>
    </message>
    <message>
        <source>session</source>
        <translation>sesión</translation>
    </message>
    <message>
        <source>A row of Six-Love matches. A new one begins with the forced {tile}.</source>
        <translation>Serie de partidas de Seis-cero. Una sesión nueva empieza con la salida obligada del {tile}.</translation>
    </message>
    <message>
        <source>six-love</source>
        <translation>seis-cero</translation>
    </message>
    <message>
        <source>A match won while the other pair has nothing.</source>
        <translation>Partida ganada sin que la otra pareja tenga nada.</translation>
    </message>
</context>
<context>
    <name>RulesInForce</name>
    <message>
        <source>{profile}, {count} players as two pairs.</source>
        <translation>{profile}, {count} jugadores en dos parejas.</translation>
    </message>
    <message>
        <source>{profile}, {count} players.</source>
        <translation>{profile}, {count} jugadores.</translation>
    </message>
    <message>
        <source>Play goes clockwise.</source>
        <translation>Se juega en el sentido de las agujas del reloj.</translation>
    </message>
    <message>
        <source>Play goes counterclockwise.</source>
        <translation>Se juega en sentido contrario a las agujas del reloj.</translation>
    </message>
    <message>
        <source>The match is a single hand.</source>
        <translation>La partida es a una sola mano.</translation>
    </message>
    <message>
        <source>Whoever reaches {target} points and is alone in the lead wins the match.</source>
        <translation>Gana la partida quien llega a {target} puntos y va en cabeza en solitario.</translation>
    </message>
    <message>
        <source>Whoever went out leads the next hand with any tile; after a block the leader is drawn by lot.</source>
        <translation>Quien hizo dominó sale en la mano siguiente con la ficha que quiera; tras un cierre, la salida se sortea.</translation>
    </message>
    <message>
        <source>The highest double dealt has to open every hand; without a double, the heaviest tile.</source>
        <translation>En cada mano hay que salir con el doble más alto repartido; si no hay dobles, con la ficha de más puntos.</translation>
    </message>
    <message>
        <source>Double six opens the first hand, and again after a drawn hand or a fall to zero; else the winners of the last hand name which of them poses.</source>
        <translation>En la primera mano se sale con el doble seis, y también tras unas tablas o una vuelta a cero; si no, la pareja que ganó la última mano designa cuál de los dos sale.</translation>
    </message>
    <message>
        <source>Whoever holds a playable tile has to play; else you draw until one fits, and pass once the yard is empty.</source>
        <translation>Quien tiene ficha tiene que jugar; si no, se roba hasta que una encaje, y se pasa cuando el pozo está vacío.</translation>
    </message>
    <message>
        <source>Whoever holds a playable tile has to play; else you pass. Nobody draws.</source>
        <translation>Quien tiene ficha tiene que jugar; si no, pasa. No se roba.</translation>
    </message>
    <message>
        <source>The first double is the spinner: its north and south ends open once both of its sides have a tile.</source>
        <translation>El primer doble es el cruce: sus extremos norte y sur se abren cuando tiene una ficha a cada lado.</translation>
    </message>
    <message>
        <source>There are two ends; doubles open no more.</source>
        <translation>Hay dos extremos; los dobles no abren más.</translation>
    </message>
    <message>
        <source>A play scores the count of the open ends when it is a multiple of five; a double at an end counts both halves.</source>
        <translation>Una jugada anota lo que suman los extremos si es múltiplo de cinco; un doble en un extremo cuenta entero.</translation>
    </message>
    <message>
        <source>The spinner counts both halves until both of its sides have a tile, then nothing.</source>
        <translation>El cruce cuenta sus dos mitades hasta que tiene una ficha a cada lado; después, nada.</translation>
    </message>
    <message>
        <source>The spinner counts one half for each of north and south that has no tile yet.</source>
        <translation>El cruce cuenta una mitad por cada uno de sus brazos norte y sur que sigue sin fichas.</translation>
    </message>
    <message>
        <source>Going out scores the pips left to the opponents; in a block the fewest pips score the opposing pips less their own.</source>
        <translation>Quien hace dominó anota los puntos que les quedan a los rivales; en un cierre, quien tiene menos puntos anota los de los rivales menos los suyos.</translation>
    </message>
    <message>
        <source>Going out, or the fewest pips in a block, scores the pips left to the opponents, rounded to the nearest five.</source>
        <translation>Quien hace dominó, o quien tiene menos puntos en un cierre, anota los puntos de los rivales, redondeados al múltiplo de cinco más cercano.</translation>
    </message>
    <message>
        <source>Going out, or the fewest pips in a block, scores the opposing pips less its own.</source>
        <translation>Quien hace dominó, o quien tiene menos puntos en un cierre, anota los puntos de los rivales menos los suyos.</translation>
    </message>
    <message>
        <source>Going out, or the fewest pips in a block, scores the opposing pips less its own, rounded to the nearest five.</source>
        <translation>Quien hace dominó, o quien tiene menos puntos en un cierre, anota los puntos de los rivales menos los suyos, redondeados al múltiplo de cinco más cercano.</translation>
    </message>
    <message>
        <source>A hand won is one game, with a key bone two. Winning against a side above zero sets both scores back to zero.</source>
        <translation>Una mano ganada vale un juego; con ficha clave, dos. Si la pareja contraria tenía juegos, los dos marcadores vuelven a cero.</translation>
    </message>
</context>
<context>
    <name>RulesLine</name>
    <message>
        <source>The line grows from the start tile in two directions, arm W (west) and arm E (east). A start tile that is no double lies with its larger half to W.</source>
        <translation>La línea crece desde la ficha de salida en dos direcciones: el brazo W (oeste) y el brazo E (este). Si la ficha de salida no es un doble, su mitad mayor mira hacia W.</translation>
    </message>
    <message>
        <source>Doubles always lie crosswise, so that one at an end shows both of its halves.</source>
        <translation>Los dobles se ponen siempre atravesados, de modo que un doble en un extremo enseña sus dos mitades.</translation>
    </message>
    <message>
        <source>There is no spinner: the line has two ends from the first tile to the last, and a double goes on in one direction, as any tile does.</source>
        <translation>No hay cruce: la línea tiene dos extremos desde la primera ficha hasta la última, y un doble sigue en una sola dirección, como cualquier ficha.</translation>
    </message>
    <message>
        <source>Each place has a name. The start tile is C; the others are counted outwards: W1, W2 and so on to the west, E1, E2 and so on to the east.</source>
        <translation>Cada sitio tiene su nombre. La ficha de salida es C; las demás se cuentan hacia fuera: W1, W2… hacia el oeste y E1, E2… hacia el este.</translation>
    </message>
    <message>
        <source>The first double played in a hand is the spinner, and there is no other. It may be the start tile or lie further out, on W or E.</source>
        <translation>El primer doble que se pone en una mano es el cruce, y no hay otro. Puede ser la ficha de salida o estar más allá, en W o en E.</translation>
    </message>
    <message>
        <source>The line goes through the spinner by its two sides. Once both sides have a neighbour, arms N (north) and S (south) open, both together. Until then nothing can be laid there.</source>
        <translation>La línea atraviesa el cruce por sus dos costados. Cuando los dos costados tienen vecina, se abren los brazos N (norte) y S (sur), los dos a la vez. Hasta entonces no se puede poner nada en ellos.</translation>
    </message>
    <message>
        <source>An arm that has opened and is still empty takes any tile with the number of the spinner.</source>
        <translation>En un brazo abierto que sigue vacío se puede poner cualquier ficha que lleve el número del cruce.</translation>
    </message>
    <message>
        <source>Any other double lies crosswise too, but gives just one end to play on, as every tile does.</source>
        <translation>Los demás dobles también se ponen atravesados, pero solo dan un extremo por donde seguir, como cualquier ficha.</translation>
    </message>
    <message>
        <source>Each place has a name. The start tile is C; the others are counted outwards: W1, W2 and so on, E1, E2 and so on and, starting at the spinner, N1, N2 and S1, S2.</source>
        <translation>Cada sitio tiene su nombre. La ficha de salida es C; las demás se cuentan hacia fuera: W1, W2…, E1, E2… y, a partir del cruce, N1, N2… y S1, S2…</translation>
    </message>
</context>
<context>
    <name>RulesMatch</name>
    <message>
        <source>Matches to {targets} points are offered as well.</source>
        <translation>También se ofrecen partidas a {targets} puntos.</translation>
    </message>
    <message>
        <source>When a match is set up, another target can be agreed: any multiple of {step} from {low} to {high}, or a single hand. Nothing else is accepted.</source>
        <translation>Al preparar la partida se puede acordar otra meta: cualquier múltiplo de {step} entre {low} y {high}, o una sola mano. No se admite nada más.</translation>
    </message>
    <message>
        <source>A side wins the match the moment it stands at or above the target and is alone in the lead. That is looked at whenever a score changes.</source>
        <translation>Un bando gana la partida en cuanto alcanza o pasa la meta y va en cabeza él solo. Eso se mira cada vez que cambia el tanteo.</translation>
    </message>
    <message>
        <source>If a play does it, the hand stops there. The remaining tiles are neither played nor counted, even if that play was also the last tile of the player.</source>
        <translation>Si lo consigue con una jugada, la mano se acaba ahí mismo. Las fichas que quedan ni se juegan ni se cuentan, aunque esa fuera también la última del jugador.</translation>
    </message>
    <message>
        <source>Leaders who stand level at or above the target play on, hand after hand, until one of them is alone in the lead.</source>
        <translation>Si van varios empatados en cabeza, con la meta alcanzada o pasada, se sigue jugando mano tras mano hasta que uno de ellos quede solo en cabeza.</translation>
    </message>
    <message>
        <source>A match of a single hand goes to whoever wins that hand, by going out or by holding the fewest pips in a block. After a level block, nobody has won it.</source>
        <translation>Una partida a una sola mano es de quien gana esa mano, porque domina o porque en el cierre es quien menos puntos tiene. Si el cierre queda empatado, no la gana nadie.</translation>
    </message>
    <message>
        <source>In such a match, somebody else may lead on points: who wins the hand wins the match all the same, and the score sheet says both.</source>
        <translation>En una partida así puede ir otro por delante en puntos: la partida es igualmente de quien gana la mano, y la hoja de puntos dice las dos cosas.</translation>
    </message>
    <message>
        <source>A match is usually a single hand.</source>
        <translation>Lo habitual es una partida a una sola mano.</translation>
    </message>
    <message>
        <source>With {players} players, a match is usually a single hand.</source>
        <translation>Con {players} jugadores, lo habitual es una partida a una sola mano.</translation>
    </message>
    <message>
        <source>This target is part of the game and cannot be changed.</source>
        <translation>Esta meta es parte del juego y no se puede cambiar.</translation>
    </message>
    <message>
        <source>The next match starts at zero, and the winners of the last hand nominate who poses.</source>
        <translation>La partida siguiente empieza de cero, y los ganadores de la última mano designan quién sale.</translation>
    </message>
    <message>
        <source>A new session, on the other hand, starts afresh: scores at zero, new tiles, and the forced {tile}.</source>
        <translation>Una sesión nueva, en cambio, empieza desde el principio: marcador a cero, fichas nuevas y salida obligada con el {tile}.</translation>
    </message>
    <message>
        <source>Some tables add a play-off at one all, or replay a tie for a growing number of games. Neither is played here.</source>
        <translation>En algunas mesas se juega un desempate cuando van uno a uno, o una mano en tablas se repite y vale cada vez más juegos. Aquí no se hace ni lo uno ni lo otro.</translation>
    </message>
</context>
<context>
    <name>RulesOpening</name>
    <message>
        <source>The first hand is led by the player who was chosen when the match was set up, or else by one drawn by lot.</source>
        <translation>En la primera mano sale el jugador que se eligió al preparar la partida o, si no se eligió a nadie, uno por sorteo.</translation>
    </message>
    <message>
        <source>The leader opens with any tile of their own.</source>
        <translation>Quien sale abre con la ficha suya que quiera.</translation>
    </message>
    <message>
        <source>From then on, whoever went out leads the next hand.</source>
        <translation>Desde ahí, quien domina una mano sale en la siguiente.</translation>
    </message>
    <message>
        <source>After a blocked hand the leader is drawn by lot.</source>
        <translation>Después de un cierre, la salida se sortea.</translation>
    </message>
    <message>
        <source>Whoever holds the highest double in play has to open with it. There is no choice, and doubles that lie in the yard do not matter.</source>
        <translation>Quien tenga el doble más alto de los repartidos tiene que salir con él. No hay elección, y los dobles que estén en el pozo no cuentan.</translation>
    </message>
    <message>
        <source>If no player holds a double, the heaviest tile opens: the one with the most pips and, of two with as many, the one with the larger half. So {first} comes before {second}.</source>
        <translation>Si nadie tiene ningún doble, abre la ficha más alta: la de más puntos y, entre dos con los mismos, la que tiene la mitad mayor. Así, el {first} va antes que el {second}.</translation>
    </message>
    <message>
        <source>Every later hand opens in the same way, whoever won the one before it.</source>
        <translation>Las manos siguientes se abren igual, haya ganado quien haya ganado la anterior.</translation>
    </message>
    <message>
        <source>In the first hand, whoever holds the {tile} has to pose it: there is no choice.</source>
        <translation>En la primera mano, quien tenga el {tile} tiene que salir con él: no hay elección.</translation>
    </message>
    <message>
        <source>After a hand that was won and credited, the winning pair nominates, once the new tiles are dealt, which of its two players poses.</source>
        <translation>Después de una mano ganada y apuntada, la pareja ganadora designa, ya repartidas las fichas nuevas, cuál de los dos sale.</translation>
    </message>
    <message>
        <source>The player who was nominated leads any tile.</source>
        <translation>El jugador designado sale con la ficha que quiera.</translation>
    </message>
    <message>
        <source>One of the two makes that choice on screen: the coordinator, who sees no hand but their own. It is the player who went out or, after a block, the one of the winning pair with the fewest pips; if the partners are level, the one with the lower seat number.</source>
        <translation>Uno de los dos lo decide en pantalla: es el coordinador, y no ve más fichas que las suyas. Lo es quien dominó o, después de un cierre, el de la pareja ganadora que tenga menos puntos; si los dos tienen los mismos, el del número de asiento más bajo.</translation>
    </message>
    <message>
        <source>The nomination shows nobody a tile and changes no score.</source>
        <translation>La designación no enseña ninguna ficha a nadie ni cambia el marcador.</translation>
    </message>
    <message>
        <source>If the last hand was drawn, or put the scores back to zero, nobody nominates: the {tile} has to open again, whoever holds it.</source>
        <translation>Si la última mano quedó en tablas, o puso el marcador a cero, no designa nadie: tiene que volver a abrir el {tile}, lo tenga quien lo tenga.</translation>
    </message>
</context>
<context>
    <name>RulesProgram</name>
    <message>
        <source>Playing with this program</source>
        <translation>Jugar con este programa</translation>
    </message>
    <message>
        <source>Making a move</source>
        <translation>Hacer una jugada</translation>
    </message>
    <message>
        <source>Setting up a match</source>
        <translation>Preparar una partida</translation>
    </message>
    <message>
        <source>Hints and privacy</source>
        <translation>Pistas y privacidad</translation>
    </message>
    <message>
        <source>Undo, restart and saving</source>
        <translation>Deshacer, reiniciar y guardar</translation>
    </message>
    <message>
        <source>Accessibility</source>
        <translation>Accesibilidad</translation>
    </message>
    <message>
        <source>Choose a tile, then an end, and look at the preview on the board: it shows where the tile would lie and, in games with fives, the count it would give. Then confirm.</source>
        <translation>Elige una ficha, luego un extremo, y mira la vista previa en la mesa: enseña dónde quedaría la ficha y, en los juegos de cincos, la cuenta que daría. Después, confirma.</translation>
    </message>
    <message>
        <source>Drawing, passing and nominating are chosen and confirmed in the same way. Escape takes a choice back.</source>
        <translation>Robar, pasar y designar se eligen y se confirman igual. Con Escape se retira lo elegido.</translation>
    </message>
    <message>
        <source>You may click or tap, drag a tile to its end, or use the keys alone. Dragging is never necessary.</source>
        <translation>Puedes hacer clic o tocar, arrastrar la ficha a su extremo o usar solo el teclado. Nunca hace falta arrastrar.</translation>
    </message>
    <message>
        <source>In the settings you can do without the confirming step, and let the program draw and pass for you whenever that is the only thing you can do.</source>
        <translation>En los ajustes puedes quitar el paso de confirmar, y dejar que el programa robe y pase por ti cuando no se pueda hacer otra cosa.</translation>
    </message>
    <message>
        <source>You may zoom, turn and move the board as you like: that never lays a tile, and the game stays as it is. A laid tile never moves from its place.</source>
        <translation>Puedes ampliar, girar y mover la mesa a tu gusto: con eso nunca se pone una ficha, y el juego sigue como estaba. Una ficha puesta no se mueve de su sitio.</translation>
    </message>
    <message>
        <source>Your tiles can be put in an order of your own, by pips or by suit. Those that fit now are marked.</source>
        <translation>Tus fichas se pueden ordenar como tú quieras, por puntos o por palo. Las que encajan en este momento están marcadas.</translation>
    </message>
    <message>
        <source>If you ask for something that the rules forbid, the program says why. Nothing is lost by trying.</source>
        <translation>Si pides algo que las reglas no permiten, el programa te dice por qué. Por probar no se pierde nada.</translation>
    </message>
    <message>
        <source>You choose the game, the number of seats, partners where the game leaves that open, who sits where, the target, and who leads first where that is not for the tiles to decide.</source>
        <translation>Eliges el juego, cuántos asientos hay, si se juega por parejas cuando el juego lo deja abierto, quién se sienta dónde, la meta y, cuando no lo deciden las fichas, quién sale primero.</translation>
    </message>
    <message>
        <source>Each seat is taken by a person at this table or by a computer. Computers play at the pace that you set, and they wait while you read the rules, the score details or the settings.</source>
        <translation>En cada asiento juega una persona de esta mesa o el ordenador. El ordenador juega al ritmo que le marques, y espera mientras lees las reglas, el detalle de puntos o los ajustes.</translation>
    </message>
    <message>
        <source>The deal number decides the tiles and lots of every hand of a match, and nothing else. Give it to a friend, and both of you play the same deals.</source>
        <translation>El número de reparto decide las fichas y los sorteos de todas las manos de la partida, y nada más. Dáselo a un amigo y jugará los mismos repartos que tú.</translation>
    </message>
    <message>
        <source>A hint previews a good action and says what speaks for it. It is made only if you confirm it. In Six-Love you can get one for the nomination too.</source>
        <translation>Una pista te enseña de antemano una buena jugada y te dice por qué lo es. Solo se hace si la confirmas. En Seis-cero puedes pedirla también para designar.</translation>
    </message>
    <message>
        <source>After a hand you can review it: for each time that you had a choice, it says what the hard computer would have done with what you could know then, why, and how many points your choice cost. Differences that may be chance cost nothing.</source>
        <translation>Terminada una mano, puedes revisarla: de cada vez que tuviste elección, se dice qué habría hecho el ordenador difícil con lo que podías saber entonces, por qué, y cuántos puntos costó tu elección. Las diferencias que pueden ser azar no cuestan nada.</translation>
    </message>
    <message>
        <source>Computers and hints know what you could know in that seat: their own tiles, the table, how many tiles the others hold, and what has happened in the open. Nobody peeks.</source>
        <translation>El ordenador y las pistas saben lo mismo que sabrías tú en ese asiento: sus fichas, lo que hay en la mesa, cuántas fichas llevan los demás y lo que ha pasado a la vista de todos. Aquí nadie mira las fichas ajenas.</translation>
    </message>
    <message>
        <source>When several people share the screen, it is covered each time the tiles of somebody else are due. It says whose turn it is; that player uncovers it with Show my tiles.</source>
        <translation>Cuando varias personas comparten la pantalla, se tapa cada vez que toca ver las fichas de otra. Pone de quién es el turno, y esa persona la destapa con Ver mis fichas.</translation>
    </message>
    <message>
        <source>If you are the only person at the table, you see no cover.</source>
        <translation>Si eres la única persona de la mesa, no se tapa nunca.</translation>
    </message>
    <message>
        <source>While it is covered, no private tile is on the screen, in the message history or within reach of a screen reader.</source>
        <translation>Mientras está tapada, no hay ninguna ficha de nadie en la pantalla, ni en el historial de mensajes, ni al alcance de un lector de pantalla.</translation>
    </message>
    <message>
        <source>Value of each choice, in the menu Turn, lists everything that you may do with what it is worth: the points, or games, that your side can expect, less those of the others, until the end of the hand. What is best for the match comes first; that is not always what gives the most points in the hand.</source>
        <translation>Valor de cada elección, en el menú Turno, da todo lo que puedes hacer con lo que vale: los puntos, o juegos, que puede esperar tu bando, menos los de los demás, hasta el final de la mano. Primero va lo que más conviene para la partida, que no siempre es lo que más puntos da en la mano.</translation>
    </message>
    <message>
        <source>Undo takes back the last action of a person at this table, and with it what the computers replied. It reaches across hands, to the start of the match. Redo puts everything back.</source>
        <translation>Deshacer retira la última acción de una persona de esta mesa y, con ella, lo que contestó el ordenador. Llega, mano tras mano, hasta el principio de la partida. Rehacer lo vuelve a poner todo.</translation>
    </message>
    <message>
        <source>Restart goes back to the start of the running hand: same tiles, same leader, same settings, and the scores as they stood then. A restart can be undone as well.</source>
        <translation>Reiniciar vuelve al principio de la mano en juego: las mismas fichas, la misma salida, los mismos ajustes y el marcador que había entonces. También se puede deshacer.</translation>
    </message>
    <message>
        <source>A new match takes a new deal number, and so new tiles.</source>
        <translation>Una partida nueva toma otro número de reparto y, por tanto, otras fichas.</translation>
    </message>
    <message>
        <source>Six-Love knows three ways to go on. Restart deal goes back to before the nomination. Next match begins at zero, and the winners nominate. New session takes new tiles, begins at zero, and forces the double six.</source>
        <translation>En Seis-cero hay tres maneras de seguir. Repetir el reparto vuelve a antes de la designación. Partida siguiente empieza de cero, y designan los ganadores. Sesión nueva reparte de nuevo, empieza de cero y obliga a salir con el doble seis.</translation>
    </message>
    <message>
        <source>Every action is saved at once. Whatever happens to the computer, your match waits for you at the next start, up to the last action. Finished matches go into the history, where you can step through them or continue from any point.</source>
        <translation>Cada acción se guarda al momento. Le pase lo que le pase al equipo, al volver a abrir el programa te espera tu partida, hasta la última acción. Las partidas acabadas van al historial, donde puedes repasarlas paso a paso o continuarlas desde donde quieras.</translation>
    </message>
    <message>
        <source>Everything can be done from the keyboard, and everything that can be seen can be asked for in words. Keyboard, in the menu Help, lists all keys; there you can change them.</source>
        <translation>Todo se puede hacer con el teclado, y todo lo que se ve se puede preguntar con palabras. Teclado, en el menú Ayuda, enumera todas las teclas, y allí puedes cambiarlas.</translation>
    </message>
    <message>
        <source>Single keys tell you, at any moment, the open ends, your tiles and where they go, the whole line arm by arm, how many tiles everybody has, whose turn it is, the scores, the last action, and the numbers that a seat is known not to hold. The menu Ask has all of these questions.</source>
        <translation>Con una sola tecla puedes saber en cualquier momento los extremos abiertos, tus fichas y dónde encajan, la línea entera brazo por brazo, cuántas fichas tiene cada cual, a quién le toca, el marcador, la última acción y los números que se sabe que un asiento no lleva. En el menú Preguntar están todas estas preguntas.</translation>
    </message>
    <message>
        <source>Whole matches can be played without looking at the board: choose in the lists Your tiles and End, then confirm. The board cursor walks along the arms with the arrow keys; each place is told by its coordinate.</source>
        <translation>Se pueden jugar partidas enteras sin mirar la mesa: elige en las listas Tus fichas y Extremo, y confirma. El cursor de la mesa recorre los brazos con las flechas, y cada sitio se nombra por su coordenada.</translation>
    </message>
    <message>
        <source>A screen reader hears each event once: plays, draws, passes, turns, scores, settlements. Without one, the program can speak for itself.</source>
        <translation>El lector de pantalla recibe cada suceso una vez: jugadas, robos, pases, turnos, puntos, recuentos. Si no hay lector, el programa puede hablar por sí mismo.</translation>
    </message>
    <message>
        <source>You choose how much is spoken, whether tiles are told in digits or in words, and whether coordinates are named.</source>
        <translation>Tú eliges cuánto se dice, si las fichas se nombran con cifras o con palabras y si se dicen las coordenadas.</translation>
    </message>
    <message>
        <source>There are light, dark and high contrast themes, large numerals on the tiles, larger text, and no animation where you do not want it. Colour is never the only sign.</source>
        <translation>Hay temas claro, oscuro y de alto contraste, números grandes en las fichas, letra más grande, y ninguna animación si no la quieres. El color nunca es la única señal.</translation>
    </message>
    <message>
        <source>Nothing waits impatiently: no action has a time limit, and computers can be told to wait for a key before they go on.</source>
        <translation>Nadie te mete prisa: ninguna acción tiene límite de tiempo, y puedes hacer que el ordenador espere una tecla antes de seguir.</translation>
    </message>
</context>
<context>
    <name>RulesSettle</name>
    <message>
        <source>A hand ends as soon as somebody lays their last tile. That player has gone out.</source>
        <translation>La mano acaba en cuanto alguien pone su última ficha. Ese jugador ha dominado.</translation>
    </message>
    <message>
        <source>A hand also ends when everybody has passed in succession. Then it is blocked.</source>
        <translation>La mano acaba también cuando todos han pasado, uno tras otro. Entonces está cerrada.</translation>
    </message>
    <message>
        <source>All hands are shown and the pips left in them are added up. The left-over pips of a side are those of all its seats.</source>
        <translation>Se enseñan las fichas de todos y se suman los puntos que quedan. Los puntos de un bando son los de todos sus asientos.</translation>
    </message>
    <message>
        <source>The score sheet shows for each hand who won it, what was credited for it, and the running total of both pairs.</source>
        <translation>La hoja de puntos muestra, mano por mano, quién la ganó, cuánto se apuntó por ella y cómo va el marcador de las dos parejas.</translation>
    </message>
    <message>
        <source>Who leads on points and who went out are different things. The score sheet keeps them apart: for each hand it shows what every side made in play, what it was given at the settlement, and its running total.</source>
        <translation>Una cosa es quién va por delante en puntos y otra quién dominó. La hoja de puntos las separa: mano por mano muestra lo que cada bando hizo durante el juego, lo que le dio el recuento y el total que lleva.</translation>
    </message>
    <message>
        <source>If sides are level for the fewest pips, nobody scores anything.</source>
        <translation>Si empatan los que menos puntos tienen, no se apunta nada nadie.</translation>
    </message>
    <message>
        <source>Rounding goes to the nearest multiple of five: {low} becomes {down}, {high} becomes {up}. The left-over pips of several hands are added first and rounded once.</source>
        <translation>Se redondea al múltiplo de cinco más cercano: {low} se queda en {down} y {high} sube a {up}. Los puntos de varios jugadores se suman primero y se redondean una sola vez.</translation>
    </message>
    <message>
        <source>In pairs, what the partner still holds never adds to the points of their own side. When a side goes out, it is not taken off either.</source>
        <translation>Por parejas, lo que le queda al compañero nunca le da puntos a su propio bando. Y si el bando domina, tampoco se le resta.</translation>
    </message>
    <message>
        <source>The side that went out scores the pips left with the opposing sides.</source>
        <translation>El bando que domina se apunta los puntos que les quedan a los bandos contrarios.</translation>
    </message>
    <message>
        <source>After a block, the side with the fewest pips scores the pips of the opposing sides less its own.</source>
        <translation>En un cierre, el bando con menos puntos se apunta los de los bandos contrarios menos los suyos.</translation>
    </message>
    <message>
        <source>The side that went out scores the pips left with the opposing sides, rounded to the nearest multiple of five.</source>
        <translation>El bando que domina se apunta los puntos que les quedan a los bandos contrarios, redondeados al múltiplo de cinco más cercano.</translation>
    </message>
    <message>
        <source>After a block, the side with the fewest pips scores the pips of the opposing sides, rounded to the nearest multiple of five. Its own pips are not taken off.</source>
        <translation>En un cierre, el bando con menos puntos se apunta los de los bandos contrarios, redondeados al múltiplo de cinco más cercano. Los suyos no se restan.</translation>
    </message>
    <message>
        <source>With {players} players, in pairs or not, nobody scores if sides are level for the fewest pips.</source>
        <translation>Con {players} jugadores, por parejas o no, si empatan los que menos puntos tienen no se apunta nada nadie.</translation>
    </message>
    <message>
        <source>With {three} players, two who are level for the fewest share the pips of the third: these are first rounded to five and then halved. So half points occur, such as {points}. If all {three} are level, nobody scores.</source>
        <translation>Con {three} jugadores, si empatan los dos que menos puntos tienen, se reparten los del tercero: primero se redondean a cinco y luego se parten por la mitad. Por eso hay medios puntos, como {points}. Si empatan los {three}, nadie se apunta nada.</translation>
    </message>
    <message>
        <source>Whoever went out scores the pips left in all other hands. The winner holds nothing, so nothing is taken off.</source>
        <translation>Quien domina se apunta los puntos que les quedan a todos los demás. Como a él no le queda nada, nada se resta.</translation>
    </message>
    <message>
        <source>After a block, the player with the fewest pips scores the pips of all others less their own.</source>
        <translation>En un cierre, el jugador con menos puntos se apunta los de todos los demás menos los suyos.</translation>
    </message>
    <message>
        <source>Whoever went out scores the pips left in all other hands, rounded to the nearest multiple of five.</source>
        <translation>Quien domina se apunta los puntos que les quedan a todos los demás, redondeados al múltiplo de cinco más cercano.</translation>
    </message>
    <message>
        <source>After a block, the player with the fewest pips scores the pips of all others less their own, rounded to the nearest multiple of five.</source>
        <translation>En un cierre, el jugador con menos puntos se apunta los de todos los demás menos los suyos, redondeados al múltiplo de cinco más cercano.</translation>
    </message>
</context>
<context>
    <name>RulesSixLove</name>
    <message>
        <source>Games add up as long as the other pair has none to its credit.</source>
        <translation>Los juegos se van sumando mientras la otra pareja no tenga ninguno.</translation>
    </message>
    <message>
        <source>If a pair wins a hand while the other one has a score above zero, both scores go back to zero. The hand is credited to nobody, and the {tile} has to open the next one.</source>
        <translation>Si una pareja gana una mano cuando la otra tiene algún juego, los dos marcadores vuelven a cero. Esa mano no se la apunta nadie, y la siguiente la tiene que abrir el {tile}.</translation>
    </message>
    <message>
        <source>A drawn hand leaves the scores as they are, and the {tile} has to open the next one.</source>
        <translation>Una mano en tablas deja el marcador como está, y la siguiente la tiene que abrir el {tile}.</translation>
    </message>
    <message>
        <source>An end is hard if, before that last tile is laid, {laid} of the {halves} halves with its number already lie on the table.</source>
        <translation>Un extremo es duro si, antes de poner esa última ficha, ya están en la mesa {laid} de las {halves} mitades con su número.</translation>
    </message>
    <message>
        <source>A double that can be played is never a key bone.</source>
        <translation>Un doble que se puede poner nunca es ficha clave.</translation>
    </message>
    <message>
        <source>After a block, the single player with the fewest pips wins the hand for their pair, however many pips the partner holds.</source>
        <translation>En un cierre, el jugador que tiene menos puntos gana la mano para su pareja, por muchos que tenga su compañero.</translation>
    </message>
    <message>
        <source>If both partners are level for the fewest pips, their pair wins.</source>
        <translation>Si los dos compañeros empatan a menos puntos, gana su pareja.</translation>
    </message>
    <message>
        <source>If players of opposite pairs are level for the fewest pips, the hand is drawn.</source>
        <translation>Si empatan a menos puntos jugadores de parejas contrarias, la mano queda en tablas.</translation>
    </message>
</context>
<context>
    <name>RulesSteps</name>
    <message>
        <source>{player} has won the match, and nothing is counted.</source>
        <translation>{player} ha ganado la partida, y no se cuenta nada.</translation>
    </message>
    <message>
        <source>Everybody has passed: the hand is blocked.</source>
        <translation>Han pasado todos: es cierre.</translation>
    </message>
    <message>
        <source>That was the last tile: {player} goes out.</source>
        <translation>Era la última ficha: {player} domina.</translation>
    </message>
    <message>
        <source>Pips left: {list}.</source>
        <translation>Puntos que quedan: {list}.</translation>
    </message>
    <message>
        <source>Nobody scores.</source>
        <translation>No se apunta nada nadie.</translation>
    </message>
    <message>
        <source>{players} are level for the fewest and share the {pips} of the third hand. Rounded to five that is {rounded}, and half of it {points} for each.</source>
        <translation>{players} empatan a menos puntos y se reparten los {pips} del tercero. Redondeados a cinco son {rounded}, y la mitad, {points} para cada uno.</translation>
    </message>
    <message>
        <source>The fewest: {players}.</source>
        <translation>Quien menos tiene: {players}.</translation>
    </message>
    <message>
        <source>{players}: {sum}, rounded to five {points}.</source>
        <translation>{players}: {sum}, redondeado a cinco {points}.</translation>
    </message>
    <message>
        <source>{players}: {sum}.</source>
        <translation>{players}: {sum}.</translation>
    </message>
    <message>
        <source>The hand is drawn.</source>
        <translation>La mano queda en tablas.</translation>
    </message>
    <message>
        <source>{player} holds the fewest, so the hand goes to {pair}.</source>
        <translation>{player} es quien menos tiene, así que la mano es de {pair}.</translation>
    </message>
    <message>
        <source>Both ends were hard, {laid} of {halves} halves of their numbers being on the table, and this tile held the two that were missing: a key bone.</source>
        <translation>Los dos extremos eran duros: de sus números había en la mesa {laid} de {halves} mitades, y esta ficha tenía las dos que faltaban. Es ficha clave.</translation>
    </message>
    <message>
        <source>The other pair had a score, so both go back to zero. Nobody is credited, and {tile} opens the next hand.</source>
        <translation>La otra pareja tenía juegos, así que las dos vuelven a cero. No se apunta nada nadie, y la mano siguiente la abre el {tile}.</translation>
    </message>
    <message>
        <source>The tiles are dealt. {player} nominates.</source>
        <translation>Fichas repartidas. Designa {player}.</translation>
    </message>
    <message>
        <source>The tiles are dealt. {player} has to open with {tile}.</source>
        <translation>Fichas repartidas. {player} tiene que salir con el {tile}.</translation>
    </message>
    <message>
        <source>The tiles are dealt. {player} leads.</source>
        <translation>Fichas repartidas. Sale {player}.</translation>
    </message>
    <message>
        <source>{player} draws {tile} from the yard.</source>
        <translation>{player} roba el {tile} del pozo.</translation>
    </message>
    <message>
        <source>{player} passes, having no {numbers}.</source>
        <translation>{player} pasa, sin ningún {numbers}.</translation>
    </message>
    <message>
        <source>{player} decides that {poser} poses.</source>
        <translation>{player} decide: sale {poser}.</translation>
    </message>
    <message>
        <source>{player} opens with {tile}.</source>
        <translation>{player} sale con el {tile}.</translation>
    </message>
    <message>
        <source>{player} lays {tile} at {place}.</source>
        <translation>{player} pone el {tile} en {place}.</translation>
    </message>
    <message>
        <source>The first double of the hand: it is the spinner.</source>
        <translation>Es el primer doble de la mano: el cruce.</translation>
    </message>
    <message>
        <source>It is a double, but not the first one, and gives one end only.</source>
        <translation>Es un doble, pero no el primero, y solo da un extremo.</translation>
    </message>
    <message>
        <source>Now both sides of the spinner have a neighbour: arms N and S open together.</source>
        <translation>Ahora los dos costados del cruce tienen vecina: se abren a la vez los brazos N y S.</translation>
    </message>
    <message>
        <source>spinner {count}</source>
        <comment>a part of a sum</comment>
        <translation>cruce {count}</translation>
    </message>
    <message>
        <source>The ends count {sum} = {count}: no points.</source>
        <translation>Los extremos cuentan {sum} = {count}: nada.</translation>
    </message>
</context>
<context>
    <name>RulesTable</name>
    <message>
        <source>The game is for exactly {players} players.</source>
        <translation>Se juega exactamente entre {players} jugadores.</translation>
    </message>
    <message>
        <source>The game is for {players} players.</source>
        <translation>Se juega entre {players} jugadores.</translation>
    </message>
    <message>
        <source>Seats take their turns in order. On screen they go by name; saved matches number them in turn order, beginning with 0.</source>
        <translation>Se juega por orden de asientos. En pantalla cada asiento lleva su nombre; en las partidas guardadas van numerados por orden de turno, empezando por el 0.</translation>
    </message>
    <message>
        <source>There are no partners: everybody plays alone.</source>
        <translation>No hay parejas: cada uno juega por su cuenta.</translation>
    </message>
    <message>
        <source>With {players} players you can choose to play in pairs: partners sit opposite each other. Otherwise everybody plays alone.</source>
        <translation>Con {players} jugadores se puede elegir jugar por parejas: los compañeros se sientan uno enfrente del otro. Si no, cada uno juega por su cuenta.</translation>
    </message>
    <message>
        <source>It is always played in pairs: partners sit opposite each other.</source>
        <translation>Se juega siempre por parejas: los compañeros se sientan uno enfrente del otro.</translation>
    </message>
    <message>
        <source>Each player is a side and has a score of their own.</source>
        <translation>Cada jugador es un bando y tiene su propio tanteo.</translation>
    </message>
    <message>
        <source>Each pair is a side and has one score. Seats {first} are the first side, seats {second} the second.</source>
        <translation>Cada pareja es un bando, con un solo marcador. Los asientos {first} son el primer bando; los asientos {second}, el segundo.</translation>
    </message>
    <message>
        <source>A side is whoever shares a score: a player alone, or two partners. In pairs, seats {first} are the first side and seats {second} the second.</source>
        <translation>Un bando lo forman los que comparten tanteo: un jugador solo o dos compañeros. Por parejas, los asientos {first} son el primer bando y los asientos {second}, el segundo.</translation>
    </message>
    <message>
        <source>Turns go round clockwise: next comes the player at your left.</source>
        <translation>El turno va en el sentido de las agujas del reloj: después de ti juega el de tu izquierda.</translation>
    </message>
    <message>
        <source>Turns go round counterclockwise: next comes the player at your right.</source>
        <translation>El turno va en sentido contrario a las agujas del reloj: después de ti juega el de tu derecha.</translation>
    </message>
</context>
<context>
    <name>RulesTurn</name>
    <message>
        <source>You lay one tile at an open end, equal number against equal number. Blank goes with blank.</source>
        <translation>Pones una ficha en un extremo abierto, número igual contra número igual. La blanca va con la blanca.</translation>
    </message>
    <message>
        <source>A pass is an action like any other: you make it yourself, everybody hears of it, and everybody learns which numbers you lack.</source>
        <translation>Pasar es una acción como otra cualquiera: la haces tú, todos se enteran y todos saben ya qué números no llevas.</translation>
    </message>
    <message>
        <source>An action that the rules forbid is refused. Nothing changes, and you are told why: which tile could go where, or what is left to draw.</source>
        <translation>Lo que las reglas no permiten se rechaza. No cambia nada, y se te dice por qué: qué ficha puedes poner y dónde, o cuántas quedan por robar.</translation>
    </message>
    <message>
        <source>There is no clock and there are no stakes. Take all the time you want.</source>
        <translation>No hay reloj ni apuestas. Tómate el tiempo que quieras.</translation>
    </message>
    <message>
        <source>If you hold a tile that fits, you have to play one. Which one, and where, is up to you; but you may neither draw nor pass.</source>
        <translation>Si tienes una ficha que encaje, tienes que poner. Cuál y dónde, lo decides tú; lo que no puedes es robar ni pasar.</translation>
    </message>
    <message>
        <source>If nothing fits, you draw from the yard, one tile at a time, until one fits or the yard is empty.</source>
        <translation>Si no te encaja ninguna, robas del pozo de una en una hasta que te encaje una o se acabe el pozo.</translation>
    </message>
    <message>
        <source>The first drawn tile that fits has to be played in that same turn, at any end where it fits. You may not draw again in the hope of a better one.</source>
        <translation>La primera ficha robada que encaje hay que ponerla en ese mismo turno, en cualquier extremo donde encaje. No vale seguir robando a ver si sale otra mejor.</translation>
    </message>
    <message>
        <source>The yard may be drawn to its last tile; none stays behind.</source>
        <translation>El pozo se puede robar hasta la última ficha; no se deja ninguna.</translation>
    </message>
    <message>
        <source>You pass only if nothing fits and the yard is empty.</source>
        <translation>Solo pasas si no te encaja ninguna y el pozo está vacío.</translation>
    </message>
    <message>
        <source>If you hold a tile that fits, you have to play one. Which one, and where, is up to you; but you may not pass.</source>
        <translation>Si tienes una ficha que encaje, tienes que poner. Cuál y dónde, lo decides tú; lo que no puedes es pasar.</translation>
    </message>
    <message>
        <source>Nobody draws in this game.</source>
        <translation>En este juego no se roba.</translation>
    </message>
    <message>
        <source>You pass only if nothing fits.</source>
        <translation>Solo pasas si no te encaja ninguna.</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message>
        <source>Arrow keys read line by line</source>
        <translation>Con las flechas se lee línea a línea</translation>
    </message>
    <message>
        <source>Tab leads to the same paragraph in the other language</source>
        <translation>El tabulador lleva al mismo párrafo en el otro idioma</translation>
    </message>
    <message>
        <source>Rules in {language}</source>
        <translation>Reglas en {language}</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texto (*.txt)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Página web (*.html)</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Guardado: {file}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Write in the search field what to look for.</source>
        <translation>Escribe en el campo de búsqueda lo que quieres buscar.</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Enviado a la impresora.</translation>
    </message>
    <message>
        <source>The printer did not take it.</source>
        <translation>La impresora no lo ha aceptado.</translation>
    </message>
    <message>
        <source>Step by step: {title}</source>
        <translation>Paso a paso: {title}</translation>
    </message>
    <message>
        <source>Step {number} of {count}.</source>
        <translation>Paso {number} de {count}.</translation>
    </message>
    <message>
        <source>&amp;First</source>
        <translation>Pri&amp;mero</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>For&amp;ward</source>
        <translation>Ade&amp;lante</translation>
    </message>
    <message>
        <source>Las&amp;t</source>
        <translation>Úl&amp;timo</translation>
    </message>
    <message>
        <source>What happens at this step</source>
        <translation>Lo que pasa en este paso</translation>
    </message>
    <message>
        <source>Board of the example</source>
        <translation>Mesa del ejemplo</translation>
    </message>
    <message>
        <source>Count: {count}</source>
        <translation>Cuenta: {count}</translation>
    </message>
    <message>
        <source>This is the first step.</source>
        <translation>Este es el primer paso.</translation>
    </message>
    <message>
        <source>This is the last step.</source>
        <translation>Este es el último paso.</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>One language, or two side by side</source>
        <translation>Un idioma, o dos uno al lado del otro</translation>
    </message>
    <message>
        <source>&amp;Search for</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>In every book and language</source>
        <translation>En todos los textos y en todos los idiomas</translation>
    </message>
    <message>
        <source>B&amp;ooks</source>
        <translation>Te&amp;xtos</translation>
    </message>
    <message>
        <source>S&amp;ections</source>
        <translation>Apartad&amp;os</translation>
    </message>
    <message>
        <source>Fo&amp;und</source>
        <translation>&amp;Resultados</translation>
    </message>
    <message>
        <source>Enter goes into the text</source>
        <translation>Intro entra en el texto</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Buscar &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>{book}, {section}</source>
        <translation>{book}, {section}</translation>
    </message>
    <message>
        <source>{book}, {section}: {words}</source>
        <translation>{book}, {section}: {words}</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>No se ha encontrado nada.</translation>
    </message>
    <message>
        <source>{place} of {count}. {words}</source>
        <translation>{place} de {count}. {words}</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>The match cannot be saved: {reason}. It goes on, and saving is tried again.</source>
        <translation>No se puede guardar la partida: {reason}. La partida sigue y se intentará guardar de nuevo.</translation>
    </message>
    <message>
        <source>A saved match cannot be used: {reason}.</source>
        <translation>El archivo de una partida guardada no se puede usar: {reason}.</translation>
    </message>
    <message>
        <source>The history cannot be written: {reason}. It is kept in memory until it can be.</source>
        <translation>No se puede escribir el historial: {reason}. Se conserva en memoria hasta que se pueda.</translation>
    </message>
    <message>
        <source>The history cannot be used: {reason}. A new one is used.</source>
        <translation>No se puede usar el historial: {reason}. Se usa uno nuevo.</translation>
    </message>
    <message>
        <source>Errors of the program cannot be written down: {reason}. The game goes on.</source>
        <translation>Los errores del programa no se pueden anotar: {reason}. El juego sigue.</translation>
    </message>
    <message>
        <source>The settings cannot be used: {reason}. The usual ones hold.</source>
        <translation>El archivo de los ajustes no se puede usar: {reason}. Valen los habituales.</translation>
    </message>
    <message>
        <source>The settings cannot be kept: they hold until the program ends.</source>
        <translation>Los ajustes no se pueden guardar: valen hasta que termine el programa.</translation>
    </message>
    <message>
        <source>{game}, hand {hand}, {scores}: {players}</source>
        <translation>{game}, mano {hand}, {scores}: {players}</translation>
    </message>
    <message>
        <source>{file}: {reason}.</source>
        <translation>{file}: {reason}.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}.</source>
        <translation>{file}, línea {line}: {reason}.</translation>
    </message>
    <message>
        <source>The file was set aside as {file}.</source>
        <translation>El archivo se ha apartado como {file}.</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>no es un archivo corriente</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>es demasiado grande</translation>
    </message>
    <message>
        <source>it is not the record of a match</source>
        <translation>no es el registro de una partida</translation>
    </message>
    <message>
        <source>a newer version of the game has made it</source>
        <translation>viene de una versión más nueva del juego</translation>
    </message>
    <message>
        <source>{key} is missing or wrong</source>
        <translation>falta {key} o no es válido</translation>
    </message>
    <message>
        <source>step {step} of what was done and undone does not give the match</source>
        <translation>el paso {step} de lo hecho y deshecho no da la partida</translation>
    </message>
    <message>
        <source>there is no computer level {level}</source>
        <translation>no existe el nivel {level} del ordenador</translation>
    </message>
    <message>
        <source>the match is not over</source>
        <translation>la partida no ha terminado</translation>
    </message>
    <message>
        <source>there is no record in it</source>
        <translation>no contiene ningún registro</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>está dañado</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>access is not allowed</source>
        <translation>el acceso no está permitido</translation>
    </message>
    <message>
        <source>the folder or file is not there</source>
        <translation>la carpeta o el archivo no está</translation>
    </message>
    <message>
        <source>another program is using it</source>
        <translation>otro programa lo está usando</translation>
    </message>
    <message>
        <source>{most} unfinished matches are kept already</source>
        <translation>ya se guardan {most} partidas sin terminar</translation>
    </message>
    <message>
        <source>the disk does not work</source>
        <translation>el disco no funciona</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha fallado</translation>
    </message>
    <message>
        <source>An error in the program. Your match is saved; you can go on playing.</source>
        <translation>Un error en el programa. Tu partida está guardada; puedes seguir jugando.</translation>
    </message>
    <message>
        <source>An error in the program. You can go on.</source>
        <translation>Un error en el programa. Puedes seguir.</translation>
    </message>
    <message>
        <source>An error in the program. Your match is not on the disk; you can go on.</source>
        <translation>Un error en el programa. Tu partida no está en el disco; puedes seguir.</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>For whoever mends it; no tiles are in them</source>
        <translation>Para quien lo arregle; no contienen fichas</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copiar detalles</translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <translation>La partida sigue.</translation>
    </message>
</context>
<context>
    <name>ScoreLines</name>
    <message>
        <source>Score: {scores}.</source>
        <translation>Marcador: {scores}.</translation>
    </message>
    <message>
        <source>The match is one hand.</source>
        <translation>La partida es a una mano.</translation>
    </message>
    <message>
        <source>Played to {target}.</source>
        <translation>Se juega a {target}.</translation>
    </message>
    <message>
        <source>Hand {number}: blocked.</source>
        <translation>Mano {number}: cierre.</translation>
    </message>
    <message>
        <source>Hand {number}: {player} went out.</source>
        <translation>Mano {number}: {player} hizo dominó.</translation>
    </message>
    <message>
        <source>Hand {number}: won by {player} in play.</source>
        <translation>Mano {number}: {player} ganó la partida al jugar.</translation>
    </message>
    <message>
        <source>{side}: {played} in play, {given} at the end, total {total}.</source>
        <translation>{side}: {played} al jugar, {given} al final, total {total}.</translation>
    </message>
    <message>
        <source>{side}: {given}, total {total}.</source>
        <translation>{side}: {given}, total {total}.</translation>
    </message>
    <message>
        <source>All are level.</source>
        <translation>Empate general.</translation>
    </message>
    <message>
        <source>In the lead: {sides}, with {score}.</source>
        <translation>En cabeza: {sides}, con {score}.</translation>
    </message>
    <message>
        <source>Level in the lead: {sides}, with {score}.</source>
        <translation>Empate en cabeza: {sides}, con {score}.</translation>
    </message>
</context>
<context>
    <name>Scores</name>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Bando</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>En juego</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Recuento</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>No hand has been scored yet.</source>
        <translation>Aún no se ha contado ninguna mano.</translation>
    </message>
    <message>
        <source>Score details</source>
        <translation>Detalle de puntos</translation>
    </message>
    <message>
        <source>Hands played</source>
        <translation>Manos jugadas</translation>
    </message>
    <message>
        <source>A row for each hand and side</source>
        <translation>Una fila por mano y bando</translation>
    </message>
    <message>
        <source>Settlement of the hand</source>
        <translation>Recuento de la mano</translation>
    </message>
    <message>
        <source>How the hand was scored, step by step</source>
        <translation>Cómo se ha puntuado la mano, paso a paso</translation>
    </message>
    <message>
        <source>The score of now</source>
        <translation>El marcador de ahora</translation>
    </message>
    <message>
        <source>What is known before a hand is over</source>
        <translation>Lo que se sabe antes de que acabe una mano</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>The language of everything</source>
        <translation>El idioma de todo</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Colours of the window</source>
        <translation>Los colores de la ventana</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Size of text and tiles</source>
        <translation>Tamaño del texto y de las fichas</translation>
    </message>
    <message>
        <source>Tile faces</source>
        <translation>Caras de las fichas</translation>
    </message>
    <message>
        <source>What is on the tiles</source>
        <translation>Lo que llevan las fichas</translation>
    </message>
    <message>
        <source>Order of my tiles</source>
        <translation>Orden de mis fichas</translation>
    </message>
    <message>
        <source>How the hand is ordered</source>
        <translation>Cómo se ordena la mano</translation>
    </message>
    <message>
        <source>Computers play</source>
        <translation>Los ordenadores</translation>
    </message>
    <message>
        <source>The pace of the computers</source>
        <translation>El ritmo de los ordenadores</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>How much is told</source>
        <translation>Cuánto se cuenta</translation>
    </message>
    <message>
        <source>Tiles are called</source>
        <translation>Las fichas</translation>
    </message>
    <message>
        <source>Numbers or words for tiles</source>
        <translation>Cifras o palabras para las fichas</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>How loud the sounds are</source>
        <translation>El volumen de los sonidos</translation>
    </message>
    <message>
        <source>Speed of its own voice</source>
        <translation>Velocidad de su voz</translation>
    </message>
    <message>
        <source>How fast the program speaks</source>
        <translation>A qué velocidad habla el programa</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animación</translation>
    </message>
    <message>
        <source>How fast tiles move to their place</source>
        <translation>A qué velocidad van las fichas a su sitio</translation>
    </message>
    <message>
        <source>A colour for each number</source>
        <translation>Un color por número</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Coordenadas</translation>
    </message>
    <message>
        <source>No animation</source>
        <translation>Sin animación</translation>
    </message>
    <message>
        <source>Confirm each action</source>
        <translation>Confirmar cada acción</translation>
    </message>
    <message>
        <source>Forced draw and pass by itself</source>
        <translation>Robar y pasar forzosos, solos</translation>
    </message>
    <message>
        <source>Single letters are commands</source>
        <translation>Las letras sueltas son órdenes</translation>
    </message>
    <message>
        <source>In digits</source>
        <translation>Con cifras</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>Con palabras</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>voice</comment>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Usual speed</source>
        <comment>voice</comment>
        <translation>Velocidad normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>voice</comment>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Very fast</source>
        <comment>voice</comment>
        <translation>Muy rápida</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>sounds</comment>
        <translation>Desactivados</translation>
    </message>
    <message>
        <source>Quiet</source>
        <comment>sounds</comment>
        <translation>Bajos</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>sounds</comment>
        <translation>Medios</translation>
    </message>
    <message>
        <source>Loud</source>
        <comment>sounds</comment>
        <translation>Altos</translation>
    </message>
    <message>
        <source>Usual speed</source>
        <comment>animation</comment>
        <translation>Velocidad normal</translation>
    </message>
    <message>
        <source>Quick</source>
        <comment>animation</comment>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Messages and sound</source>
        <translation>Mensajes y sonido</translation>
    </message>
    <message>
        <source>Speak without a screen reader</source>
        <translation>Hablar sin lector de pantalla</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Contraste alto, claro</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Contraste alto, oscuro</translation>
    </message>
    <message>
        <source>{size} %</source>
        <translation>{size} %</translation>
    </message>
    <message>
        <source>Pips</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Large numerals</source>
        <translation>Cifras grandes</translation>
    </message>
    <message>
        <source>Pips and numerals</source>
        <translation>Puntos y cifras</translation>
    </message>
    <message>
        <source>My own</source>
        <translation>El mío</translation>
    </message>
    <message>
        <source>By pips</source>
        <translation>Por puntos</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Por palo</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Juegan al instante</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Juegan deprisa</translation>
    </message>
    <message>
        <source>Calmly</source>
        <translation>Juegan con calma</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>Juegan despacio</translation>
    </message>
    <message>
        <source>When I say Continue</source>
        <translation>Esperan a Continuar</translation>
    </message>
    <message>
        <source>Brief</source>
        <translation>Breves</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normales</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completos</translation>
    </message>
</context>
<context>
    <name>Setup</name>
    <message>
        <source>Seat {number}</source>
        <translation>Asiento {number}</translation>
    </message>
    <message>
        <source>Name at seat {number}</source>
        <translation>Nombre en el asiento {number}</translation>
    </message>
    <message>
        <source>Seat {number} is played by</source>
        <translation>Quién juega en el asiento {number}</translation>
    </message>
    <message>
        <source>If left empty, {name}. At most {count} characters</source>
        <translation>Si se deja en blanco, {name}. Como mucho {count} caracteres</translation>
    </message>
    <message>
        <source>A person at this screen, or the computer</source>
        <translation>Una persona ante esta pantalla o el ordenador</translation>
    </message>
    <message>
        <source>Computer, {level}</source>
        <translation>Ordenador, {level}</translation>
    </message>
    <message>
        <source>Person here</source>
        <translation>Persona aquí</translation>
    </message>
    <message>
        <source>Whoever holds the highest double</source>
        <translation>Quien tenga el doble más alto</translation>
    </message>
    <message>
        <source>Whoever holds the double six</source>
        <translation>Quien tenga el doble seis</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Por sorteo</translation>
    </message>
    <message>
        <source>{target} (usual)</source>
        <translation>{target}, usual</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otra</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>First leader</source>
        <translation>Primera salida</translation>
    </message>
    <message>
        <source>Played to</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>How many play</source>
        <translation>Cuántos juegan</translation>
    </message>
    <message>
        <source>Who lays the first tile of the match</source>
        <translation>Quién pone la primera ficha de la partida</translation>
    </message>
    <message>
        <source>Points that win the match</source>
        <translation>Puntos con los que se gana la partida</translation>
    </message>
    <message>
        <source>The same number deals the same tiles again</source>
        <translation>El mismo número vuelve a repartir las mismas fichas</translation>
    </message>
    <message>
        <source>Partners sit opposite</source>
        <translation>Por parejas</translation>
    </message>
    <message>
        <source>Another number of points</source>
        <translation>Otra cantidad de puntos</translation>
    </message>
    <message>
        <source>A multiple of five</source>
        <translation>Un múltiplo de cinco</translation>
    </message>
    <message>
        <source>New number</source>
        <translation>Otro número</translation>
    </message>
    <message>
        <source>One hand</source>
        <translation>Una mano</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>The rules to play by</source>
        <translation>Las reglas con las que se juega</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
</context>
<context>
    <name>Start</name>
    <message>
        <source>Dominoes</source>
        <translation>Dominó</translation>
    </message>
    <message>
        <source>Six games, for two to four players.</source>
        <translation>Seis juegos, de dos a cuatro jugadores.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Back to the last match</source>
        <translation>Volver a la última partida</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Partidas sin terminar</translation>
    </message>
    <message>
        <source>Learn the rules</source>
        <translation>Aprender las reglas</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>{place} of {total}</source>
        <translation>{place} de {total}</translation>
    </message>
    <message>
        <source>All tiles are covered.</source>
        <translation>Todas las fichas están tapadas.</translation>
    </message>
    <message>
        <source>{letter}: {number}</source>
        <comment>an open end</comment>
        <translation>{letter}: {number}</translation>
    </message>
    <message>
        <source>{end}, {number}</source>
        <comment>an open end</comment>
        <translation>{end}, {number}</translation>
    </message>
    <message>
        <source>{count}: +{points}</source>
        <comment>count and score of a preview</comment>
        <translation>{count}: +{points}</translation>
    </message>
    <message>
        <source>There is no hint this time, for something in the program failed.</source>
        <translation>Esta vez no hay pista, porque algo ha fallado en el programa.</translation>
    </message>
    <message>
        <source>Choose Show my tiles first.</source>
        <translation>Elige antes Ver mis fichas.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>La mano ha terminado.</translation>
    </message>
    <message>
        <source>Nothing is chosen yet.</source>
        <translation>Aún no has elegido nada.</translation>
    </message>
    <message>
        <source>played {tile}</source>
        <translation>jugó {tile}</translation>
    </message>
    <message>
        <source>played {tile}: +{points}</source>
        <translation>jugó {tile}: +{points}</translation>
    </message>
    <message>
        <source>drew a tile</source>
        <translation>robó una ficha</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pasó</translation>
    </message>
    <message>
        <source>named the poser</source>
        <translation>designó</translation>
    </message>
    <message>
        <source>no {numbers}</source>
        <comment>numbers that a seat does not hold</comment>
        <translation>sin {numbers}</translation>
    </message>
    <message>
        <source>one hand</source>
        <translation>una mano</translation>
    </message>
    <message>
        <source>to {target}</source>
        <translation>a {target}</translation>
    </message>
    <message>
        <source>hand {number}</source>
        <translation>mano {number}</translation>
    </message>
    <message>
        <source>yard {count}</source>
        <translation>pozo {count}</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>pensando…</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>te toca</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Recuento</translation>
    </message>
    <message>
        <source>How the hand was scored, step by step</source>
        <translation>Cómo se ha puntuado la mano, paso a paso</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Totales</translation>
    </message>
    <message>
        <source>What the hand gave each side, and who leads</source>
        <translation>Lo que la mano dio a cada bando, y quién va en cabeza</translation>
    </message>
    <message>
        <source>Your tiles</source>
        <translation>Tus fichas</translation>
    </message>
    <message>
        <source>Enter chooses a tile. Control with left or right moves it in your hand.</source>
        <translation>Intro elige una ficha. Control con izquierda o derecha la mueve en la mano.</translation>
    </message>
    <message>
        <source>Poser</source>
        <translation>Quién sale</translation>
    </message>
    <message>
        <source>Who of your side poses</source>
        <translation>Quién de tu pareja sale</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Extremo</translation>
    </message>
    <message>
        <source>Where the tile can go</source>
        <translation>Dónde puede ir la ficha</translation>
    </message>
    <message>
        <source>Choose a tile first, then its end.</source>
        <translation>Elige primero una ficha y después su extremo.</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Nothing has been said yet.</source>
        <translation>Todavía no se ha dicho nada.</translation>
    </message>
    <message>
        <source>There is no end here.</source>
        <translation>Aquí no hay ningún extremo.</translation>
    </message>
    <message>
        <source>The whole board is shown.</source>
        <translation>Se ve toda la mesa.</translation>
    </message>
    <message>
        <source>Zoom {percent} %.</source>
        <translation>Ampliación: {percent} %.</translation>
    </message>
    <message>
        <source>The board is upright.</source>
        <translation>La mesa está derecha.</translation>
    </message>
    <message>
        <source>The board is turned by {degrees} degrees.</source>
        <translation>La mesa está girada {degrees} grados.</translation>
    </message>
</context>
<context>
    <name>Unfinished</name>
    <message>
        <source>Deleted. Undo brings it back.</source>
        <translation>Borrada. Deshacer la devuelve.</translation>
    </message>
    <message>
        <source>Brought back.</source>
        <translation>Devuelta.</translation>
    </message>
    <message>
        <source>Unfinished matches</source>
        <translation>Partidas sin terminar</translation>
    </message>
    <message>
        <source>No match waits. One that you leave before it is over is kept here.</source>
        <translation>No hay partidas sin terminar. Si dejas una antes del final, se guarda aquí.</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>Se&amp;guir jugando</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Return plays on; Delete deletes</source>
        <translation>Intro sigue jugando; Supr borra</translation>
    </message>
    <message>
        <source>{match}. {when}</source>
        <translation>{match}. {when}</translation>
    </message>
</context>
<context>
    <name>Usage</name>
    <message>
        <source>Usage: </source>
        <translation>Uso: </translation>
    </message>
    <message>
        <source>commands</source>
        <translation>órdenes</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opciones</translation>
    </message>
    <message>
        <source>files</source>
        <translation>archivos</translation>
    </message>
    <message>
        <source>{program} [COMMAND|FILE] [OPTION…]</source>
        <translation>{program} [ORDEN|ARCHIVO] [OPCIÓN…]</translation>
    </message>
    <message>
        <source>{program} {command} [OPTION…] [FILE]</source>
        <translation>{program} {command} [OPCIÓN…] [ARCHIVO]</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>ARCHIVO</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>el juego</translation>
    </message>
    <message>
        <source>the match</source>
        <translation>la partida</translation>
    </message>
    <message>
        <source>who plays</source>
        <translation>quién juega</translation>
    </message>
    <message>
        <source>how much, and what comes of it</source>
        <translation>cuánto, y qué resulta</translation>
    </message>
    <message>
        <source>{program} {command} [OPTION…] FILE…</source>
        <translation>{program} {command} [OPCIÓN…] ARCHIVO…</translation>
    </message>
    <message>
        <source>{program} {command} [OPTION…] FILE</source>
        <translation>{program} {command} [OPCIÓN…] ARCHIVO</translation>
    </message>
    <message>
        <source>{program} {command} [OPTION…] [PROFILE]</source>
        <translation>{program} {command} [OPCIÓN…] [PERFIL]</translation>
    </message>
    <message>
        <source>{program} {command} [OPTION…]</source>
        <translation>{program} {command} [OPCIÓN…]</translation>
    </message>
    <message>
        <source>PROFILE</source>
        <translation>PERFIL</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>POINTS</source>
        <translation>PUNTOS</translation>
    </message>
    <message>
        <source>SEAT</source>
        <translation>ASIENTO</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>NÚMERO</translation>
    </message>
    <message>
        <source>N|NAMES</source>
        <translation>N|NOMBRES</translation>
    </message>
    <message>
        <source>LEVEL</source>
        <translation>NIVEL</translation>
    </message>
    <message>
        <source>LEVELS</source>
        <translation>NIVELES</translation>
    </message>
    <message>
        <source>LANG</source>
        <translation>IDIOMA</translation>
    </message>
    <message>
        <source>play a match, in the window or as lines of text</source>
        <translation>jugar una partida, en la ventana o como líneas de texto</translation>
    </message>
    <message>
        <source>let computers play many matches and print what comes of it</source>
        <translation>hacer que los ordenadores jueguen muchas partidas y mostrar qué resulta</translation>
    </message>
    <message>
        <source>check records of matches and print their ledgers</source>
        <translation>comprobar registros de partidas y mostrar sus cuentas</translation>
    </message>
    <message>
        <source>say what the seat to act at the end of a record had better do</source>
        <translation>decir qué le conviene hacer al asiento que juega al final de un registro</translation>
    </message>
    <message>
        <source>print the rules as text</source>
        <translation>mostrar las reglas como texto</translation>
    </message>
    <message>
        <source>Help on a command: dominoes-qt COMMAND --help</source>
        <translation>Ayuda sobre una orden: dominoes-qt ORDEN --help</translation>
    </message>
    <message>
        <source>Intervals are Wilson&apos;s, at 95 percent. The same seed gives the same matches, with any number of jobs.</source>
        <translation>Los intervalos son de Wilson, al 95 por ciento. La misma semilla da las mismas partidas, con cualquier número de procesos.</translation>
    </message>
    <message>
        <source>A .jsonl file holds one record a line, any other file one record. The exit code is 1 if a record is at fault; with --json, each record gives one line of JSON.</source>
        <translation>Un archivo .jsonl tiene un registro por línea; cualquier otro, un solo registro. El código de salida es 1 si un registro tiene un fallo; con --json, cada registro da una línea de JSON.</translation>
    </message>
    <message>
        <source>The hint knows what that seat may know, and nothing else. What is best for the match comes first; values are expected points (Six-Love: games) for its side. The same number of samples and the same seed give the same hint.</source>
        <translation>La pista sabe lo que puede saber ese asiento, y nada más. Primero va lo que más conviene para la partida; los valores son los puntos (en el seis-cero, juegos) que se esperan para su bando. El mismo número de muestras y la misma semilla dan la misma pista.</translation>
    </message>
    <message>
        <source>Without a game it prints the rules of all of them, notes on the program and a glossary.</source>
        <translation>Sin juego muestra las reglas de todos, notas sobre el programa y un glosario.</translation>
    </message>
    <message>
        <source>show this help and end</source>
        <translation>mostrar esta ayuda y terminar</translation>
    </message>
    <message>
        <source>show the version and end</source>
        <translation>mostrar la versión y terminar</translation>
    </message>
    <message>
        <source>language: {languages} (usually that of the system)</source>
        <translation>idioma: {languages} (si no, el del sistema)</translation>
    </message>
    <message>
        <source>play as plain lines of text</source>
        <translation>jugar como simples líneas de texto</translation>
    </message>
    <message>
        <source>computers play all seats, and every action is told as a line of text</source>
        <translation>los ordenadores juegan en todos los asientos, y cada acción se cuenta en una línea de texto</translation>
    </message>
    <message>
        <source>which game: {profiles}</source>
        <translation>qué juego: {profiles}</translation>
    </message>
    <message>
        <source>how many play: 2, 3 or 4</source>
        <translation>cuántos juegan: 2, 3 o 4</translation>
    </message>
    <message>
        <source>four play as two pairs (Six-Love is always played so)</source>
        <translation>cuatro juegan en dos parejas (así se juega siempre al seis-cero)</translation>
    </message>
    <message>
        <source>the seat that leads the first hand (usually drawn by lot)</source>
        <translation>el asiento que sale en la primera mano (si no, por sorteo)</translation>
    </message>
    <message>
        <source>deal number: the same number gives the same tiles</source>
        <translation>número de reparto: el mismo número da las mismas fichas</translation>
    </message>
    <message>
        <source>number from which the computers take their chance</source>
        <translation>número del que sale el azar de los ordenadores</translation>
    </message>
    <message>
        <source>how many people play here, or their names from seat 0 on, with - for a computer: Ana,-,Ben</source>
        <translation>cuántas personas juegan aquí, o sus nombres desde el asiento 0, con - para un ordenador: Ana,-,Benito</translation>
    </message>
    <message>
        <source>level of all computers: {levels}</source>
        <translation>nivel de todos los ordenadores: {levels}</translation>
    </message>
    <message>
        <source>levels of the seats, from seat 0 on and around again: easy,medium</source>
        <translation>niveles de los asientos, desde el 0 y otra vez en ronda: easy,medium</translation>
    </message>
    <message>
        <source>play so many matches</source>
        <translation>jugar tantas partidas</translation>
    </message>
    <message>
        <source>play matches until so many hands are over</source>
        <translation>jugar partidas hasta terminar tantas manos</translation>
    </message>
    <message>
        <source>Dominoes in a window or a terminal: six games, alone or together. Without a command the window opens, and a record of a match opens in it.</source>
        <translation>Dominó en una ventana o en un terminal: seis juegos, en solitario o en compañía. Sin orden se abre la ventana, y en ella el registro de una partida.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>say what each choice in the hands of a record cost</source>
        <translation>decir qué costó cada elección en las manos de un registro</translation>
    </message>
    <message>
        <source>Seats are numbered from 0 in turn order. Without a display the match is played in the terminal, and where nobody can type either, computers play one and it is told. A match that somebody types is saved with every action, and offered at the next start.</source>
        <translation>Los asientos se numeran desde 0 por orden de turno. Sin pantalla se juega en el terminal, y donde tampoco puede escribir nadie, los ordenadores juegan una partida y se cuenta. La partida de quien escribe se guarda con cada acción y se ofrece la próxima vez.</translation>
    </message>
    <message>
        <source>Each choice is judged by what that seat could know then. Costs and values are expected points (Six-Love: games) for its side. The same number of samples and the same seed give the same review.</source>
        <translation>Cada elección se juzga por lo que ese asiento podía saber entonces. Los costes y valores son los puntos (en el seis-cero, juegos) que se esperan para su bando. Con el mismo número de muestras y la misma semilla sale la misma revisión.</translation>
    </message>
    <message>
        <source>points that win the match, from {low} to {high}, or none for a single hand</source>
        <translation>puntos que ganan la partida, de {low} a {high}, o none para una sola mano</translation>
    </message>
    <message>
        <source>write a record of every match to this file, which must not be there yet</source>
        <translation>escribir un registro de cada partida en este archivo, que no debe existir todavía</translation>
    </message>
    <message>
        <source>replace the file of --record if it is there</source>
        <translation>sustituir el archivo de --record si ya existe</translation>
    </message>
    <message>
        <source>print JSON</source>
        <translation>mostrar JSON</translation>
    </message>
    <message>
        <source>how many processes share the work</source>
        <translation>cuántos procesos se reparten el trabajo</translation>
    </message>
    <message>
        <source>whose choices (usually those of the first person in it)</source>
        <translation>de quién son las elecciones (si no se dice, de la primera persona que jugó)</translation>
    </message>
    <message>
        <source>only this hand; the first is 1</source>
        <translation>solo esta mano; la primera es la 1</translation>
    </message>
    <message>
        <source>how many arrangements of the hidden tiles are looked at</source>
        <translation>cuántos repartos de las fichas ocultas se examinan</translation>
    </message>
    <message>
        <source>the record of a match, to look at it in the window instead</source>
        <translation>el registro de una partida, para verla en la ventana en vez de jugar</translation>
    </message>
    <message>
        <source>records of matches</source>
        <translation>registros de partidas</translation>
    </message>
    <message>
        <source>the record of a match; of a .jsonl file it is the first</source>
        <translation>el registro de una partida; de un archivo .jsonl, el primero</translation>
    </message>
    <message>
        <source>unknown argument: {given}</source>
        <translation>argumento desconocido: {given}</translation>
    </message>
    <message>
        <source>there is no command {given}; there are {allowed}</source>
        <translation>no existe la orden {given}; existen {allowed}</translation>
    </message>
    <message>
        <source>{option} needs a value</source>
        <translation>{option} necesita un valor</translation>
    </message>
    <message>
        <source>{option} takes no value</source>
        <translation>{option} no admite valor</translation>
    </message>
    <message>
        <source>{option} has to be a whole number from {low} to {high}, not {given}</source>
        <translation>{option} tiene que ser un número entero de {low} a {high}, no {given}</translation>
    </message>
    <message>
        <source>{option} has to be a multiple of {step} from {low} to {high}, or none, not {given}</source>
        <translation>{option} tiene que ser un múltiplo de {step} de {low} a {high}, o none, no {given}</translation>
    </message>
    <message>
        <source>{option} has to be {allowed}, not {given}</source>
        <translation>{option} tiene que ser {allowed}, no {given}</translation>
    </message>
    <message>
        <source>{option} is missing</source>
        <translation>falta {option}</translation>
    </message>
    <message>
        <source>either {first} or {second} has to be given, and not both</source>
        <translation>hay que dar {first} o {second}, y no las dos</translation>
    </message>
    <message>
        <source>{first} and {second} cannot be given together</source>
        <translation>{first} y {second} no se pueden dar a la vez</translation>
    </message>
    <message>
        <source>there are {given} names for {allowed} seats</source>
        <translation>hay {given} nombres para {allowed} asientos</translation>
    </message>
    <message>
        <source>there are {given} levels for {allowed} seats</source>
        <translation>hay {given} niveles para {allowed} asientos</translation>
    </message>
    <message>
        <source>two players have the name {given}</source>
        <translation>dos jugadores tienen el nombre {given}</translation>
    </message>
    <message>
        <source>a name is empty</source>
        <translation>hay un nombre vacío</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}</source>
        <translation>{file} no se puede leer: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be written: {reason}</source>
        <translation>{file} no se puede escribir: {reason}</translation>
    </message>
    <message>
        <source>{file}: {fault}</source>
        <translation>{file}: {fault}</translation>
    </message>
    <message>
        <source>{file}, line {line}: {fault}</source>
        <translation>{file}, línea {line}: {fault}</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>it does not exist</source>
        <translation>no existe</translation>
    </message>
    <message>
        <source>its folder does not exist</source>
        <translation>no existe su carpeta</translation>
    </message>
    <message>
        <source>access is denied</source>
        <translation>acceso denegado</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>es demasiado grande</translation>
    </message>
    <message>
        <source>it is there already; --force puts the new one in its place</source>
        <translation>ya existe; con --force el nuevo ocupa su lugar</translation>
    </message>
    <message>
        <source>no file can have that name</source>
        <translation>ningún archivo puede llamarse así</translation>
    </message>
    <message>
        <source>the system refuses it (error {number})</source>
        <translation>el sistema lo rechaza (error {number})</translation>
    </message>
    <message>
        <source>no hand in it is over</source>
        <translation>no contiene ninguna mano terminada</translation>
    </message>
    <message>
        <source>nobody is to act at its end</source>
        <translation>al final no le toca jugar a nadie</translation>
    </message>
    <message>
        <source>there is no record in it</source>
        <translation>no contiene ningún registro</translation>
    </message>
    <message>
        <source>the output</source>
        <translation>la salida</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>no hay memoria suficiente</translation>
    </message>
    <message>
        <source>a process that shared the work has died</source>
        <translation>ha muerto uno de los procesos que se repartían el trabajo</translation>
    </message>
    <message>
        <source>No window can be opened here, so the match is played in the terminal.</source>
        <translation>Aquí no se puede abrir una ventana, así que se juega en el terminal.</translation>
    </message>
    <message>
        <source>No window can be opened here, so the ledger of the record is printed.</source>
        <translation>Aquí no se puede abrir ninguna ventana, así que se muestran las cuentas del registro.</translation>
    </message>
    <message>
        <source>No window can be opened here and nobody can type, so computers play one match.</source>
        <translation>Aquí no se puede abrir una ventana ni puede escribir nadie, así que los ordenadores juegan una partida.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
</context>
<context>
    <name>Verdicts</name>
    <message>
        <source>Review of hand {number}: {player}.</source>
        <translation>Revisión de la mano {number}: {player}.</translation>
    </message>
    <message>
        <source>You named {choice}.</source>
        <comment>who poses</comment>
        <translation>Designaste a {choice}.</translation>
    </message>
    <message>
        <source>You led {choice}.</source>
        <comment>a tile</comment>
        <translation>Saliste con {choice}.</translation>
    </message>
    <message>
        <source>You played {choice}.</source>
        <translation>Jugaste {choice}.</translation>
    </message>
    <message>
        <source>The computer would do the same.</source>
        <translation>El ordenador haría lo mismo.</translation>
    </message>
    <message>
        <source>Better: {choice}, by {amount}.</source>
        <translation>Mejor: {choice}, por {amount}.</translation>
    </message>
    <message>
        <source>Better for the match: {choice}, though it brings {amount} less.</source>
        <translation>Mejor para la partida: {choice}, aunque da {amount} menos.</translation>
    </message>
    <message>
        <source>About as good: {choice}.</source>
        <translation>Más o menos igual: {choice}.</translation>
    </message>
    <message>
        <source>This is what you did.</source>
        <translation>Es lo que hiciste.</translation>
    </message>
    <message>
        <source>There was nothing to choose between.</source>
        <translation>No hubo nada entre lo que elegir.</translation>
    </message>
    <message>
        <source>Cost in all: {amount}.</source>
        <translation>Coste total: {amount}.</translation>
    </message>
    <message>
        <source>They cost nothing.</source>
        <translation>No costaron nada.</translation>
    </message>
    <message>
        <source>Looking at choice {number} of {total} …</source>
        <translation>Elección {number} de {total} …</translation>
    </message>
    <message>
        <source>Stopped before the end.</source>
        <translation>Detenida antes del final.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>&amp;Mano</translation>
    </message>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Jugador</translation>
    </message>
    <message>
        <source>Your ch&amp;oices</source>
        <translation>Tus &amp;elecciones</translation>
    </message>
    <message>
        <source>&amp;All you could do</source>
        <translation>&amp;Todo lo que podías hacer</translation>
    </message>
    <message>
        <source>Which hand is reviewed</source>
        <translation>Qué mano se revisa</translation>
    </message>
    <message>
        <source>Whose choices are reviewed</source>
        <translation>De quién son las elecciones</translation>
    </message>
    <message>
        <source>What each choice was worth at that moment</source>
        <translation>Cuánto valía cada elección en ese momento</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>What is best for the match comes first. The figures are the expected points (Six-Love: games) of your side, less those of the others, until the end of the hand.</source>
        <translation>Primero va lo que más conviene para la partida. Las cifras son los puntos (en el seis-cero, juegos) que puede esperar tu bando, menos los de los demás, hasta el final de la mano.</translation>
    </message>
    <message>
        <source>Looking at what you can do …</source>
        <translation>Examinando lo que puedes hacer…</translation>
    </message>
    <message>
        <source>Value of each choice</source>
        <translation>Valor de cada elección</translation>
    </message>
    <message>
        <source>Return shows a choice at the table</source>
        <translation>Intro muestra una elección en la mesa</translation>
    </message>
</context>
<context>
    <name>Voice</name>
    <message>
        <source>No voice was found on this system.</source>
        <translation>No hay ninguna voz en este sistema.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Dominoes</source>
        <translation>Dominó</translation>
    </message>
    <message>
        <source>{game}, deal {number} – Dominoes</source>
        <translation>{game}, reparto {number} – Dominó</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>blank</source>
        <translation>blanca</translation>
    </message>
    <message>
        <source>one</source>
        <translation>uno</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>blanks</source>
        <translation>blancas</translation>
    </message>
    <message>
        <source>ones</source>
        <translation>unos</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>doses</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>treses</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>cuatros</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cincos</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>seises</translation>
    </message>
    <message>
        <source>double {number}</source>
        <translation>doble {number}</translation>
    </message>
    <message>
        <source>{high}-{low}</source>
        <translation>{high}-{low}</translation>
    </message>
    <message>
        <source>{count} and a half points</source>
        <translation>{count} puntos y medio</translation>
    </message>
    <message>
        <source>start</source>
        <comment>name of an end</comment>
        <translation>salida</translation>
    </message>
    <message>
        <source>west</source>
        <comment>name of an end</comment>
        <translation>oeste</translation>
    </message>
    <message>
        <source>east</source>
        <comment>name of an end</comment>
        <translation>este</translation>
    </message>
    <message>
        <source>north</source>
        <comment>name of an end</comment>
        <translation>norte</translation>
    </message>
    <message>
        <source>south</source>
        <comment>name of an end</comment>
        <translation>sur</translation>
    </message>
    <message>
        <source>as the first tile</source>
        <comment>where a tile goes</comment>
        <translation>como salida</translation>
    </message>
    <message>
        <source>west</source>
        <comment>where a tile goes</comment>
        <translation>al oeste</translation>
    </message>
    <message>
        <source>east</source>
        <comment>where a tile goes</comment>
        <translation>al este</translation>
    </message>
    <message>
        <source>north</source>
        <comment>where a tile goes</comment>
        <translation>al norte</translation>
    </message>
    <message>
        <source>south</source>
        <comment>where a tile goes</comment>
        <translation>al sur</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <translation>{items} y {last}</translation>
    </message>
    <message>
        <source>{items} and {last}</source>
        <comment>before the sound i</comment>
        <translation>{items} e {last}</translation>
    </message>
    <message>
        <source>{items} or {last}</source>
        <translation>{items} o {last}</translation>
    </message>
    <message>
        <source>{items} or {last}</source>
        <comment>before the sound o</comment>
        <translation>{items} u {last}</translation>
    </message>
    <message>
        <source>{items} or {last}</source>
        <comment>after not</comment>
        <translation>{items} ni {last}</translation>
    </message>
</context>
</TS>
