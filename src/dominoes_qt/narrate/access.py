"""The accessibility page in words: how to play by ear, and the limits known for each reader."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def sections() -> list[list[str]]:
    """Return the sections of the page: each its heading, then its paragraphs."""
    return [_playing(), _listening(), _limits()]


def _playing() -> list[str]:
    return [
        QCoreApplication.translate("AccessPage", "Playing by keyboard"),
        QCoreApplication.translate(
            "AccessPage",
            "Your tiles are a list: the arrow keys go from tile to tile, and each says where it can"
            " go. Enter chooses a tile. If it fits more than one end, a list of ends follows:"
            " choose one with the arrow keys and Enter.",
        ),
        QCoreApplication.translate(
            "AccessPage",
            "What your choice would give is told first, and Enter confirms it. Escape takes the"
            " choice back. When you have to draw or to pass, the focus is on that button.",
        ),
        QCoreApplication.translate(
            "AccessPage",
            "F6 goes to the board and back. There, Left and Right walk along the line, Up and Down"
            " into the arms at the spinner; Home and End go to the west and the east end, Page Up"
            " and Page Down to the north and the south end.",
        ),
        QCoreApplication.translate(
            "AccessPage",
            "H gives a hint. Control and Z takes your last action back, Control, Shift and Z does"
            " it again. F1 opens the rules where they explain what is going on, F3 the score of"
            " every hand; Control, Shift and H the matches played, each to be looked at step by"
            " step.",
        ),
        QCoreApplication.translate(
            "AccessPage",
            "After a hand, the settlement is a list to read, and Enter on the first button goes on."
            " Where several people share the screen, all tiles are covered until the next one asks"
            " for them.",
        ),
    ]


def _listening() -> list[str]:
    return [
        QCoreApplication.translate("AccessPage", "Asking and listening"),
        QCoreApplication.translate(
            "AccessPage",
            "Everything that happens is told once, without moving the focus. The menu Ask answers"
            " questions about the match at any moment, and each has a key of one letter: E the open"
            " ends and what they count, T your tiles and where each can go, L the whole layout, C"
            " how many tiles everybody holds, W whose turn it is, A the last action, V the numbers"
            " that players are known not to hold, S the score, D the score hand by hand, G the"
            " rules in force, R the last message again.",
        ),
        QCoreApplication.translate(
            "AccessPage",
            "The letter K lists all keys. There you can give an action another key, or take it"
            " away. In the settings, the letters can be switched off as a whole.",
        ),
        QCoreApplication.translate(
            "AccessPage",
            "A colon or Control and K opens a line for commands: the same words as in the game in a"
            " terminal, such as ends, tiles, draw, or 1 w to play your first tile at the west end.",
        ),
        QCoreApplication.translate(
            "AccessPage",
            "In the settings you choose how much is told, whether tiles are called in digits or in"
            " words, and whether places are named by coordinates. Brief messages fit a braille line"
            " of 80 cells.",
        ),
        QCoreApplication.translate(
            "AccessPage",
            "Without a screen reader the program can speak by itself, if that is switched on in the"
            " settings. It is silent as soon as a screen reader is there.",
        ),
        QCoreApplication.translate(
            "AccessPage",
            "The letter M opens all messages of the match, the newest last; they can be saved to a"
            " file. Nothing has a time limit, and computers can be told to wait for Continue.",
        ),
    ]


def _limits() -> list[str]:
    return [
        QCoreApplication.translate("AccessPage", "Known limits"),
        QCoreApplication.translate(
            "AccessPage",
            "Orca, versions 43 and 44: each message begins with the word notification. Every key"
            " press interrupts speech; the letter R brings the message back.",
        ),
        QCoreApplication.translate(
            "AccessPage",
            "Orca, from version 45 on: what is said while the focus moves can be cut off. Messages"
            " therefore wait until the focus has moved.",
        ),
        QCoreApplication.translate(
            "AccessPage",
            "NVDA on Windows and VoiceOver on macOS get messages as announcements. This follows"
            " the rules of Qt and has not been heard by the makers yet.",
        ),
        QCoreApplication.translate(
            "AccessPage",
            "Words of the reader itself, such as button or list, follow the language of the reader"
            " and not that of the game.",
        ),
        QCoreApplication.translate(
            "AccessPage", "Braille displays show what the reader gives them; this is not tested."
        ),
    ]
