"""Thirty questions of detail about the rules, in Spanish, with their answers.

A review by hand: read the Spanish text alone and answer. `paragraph` is where the answer stands,
and `terms` are words that it cannot do without; figures come from the profile.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from dominoes_qt.engine.profiles import PROFILES, Profile
from dominoes_qt.engine.tiles import ALL_TILES


def _nothing(_profile: Profile) -> tuple[object, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Question:
    """A question; `{0}`, `{1}` in answer and terms stand for the figures."""

    book: str
    question: str
    answer: str
    paragraph: str
    terms: tuple[str, ...]
    figures: Callable[[Profile], tuple[object, ...]] = _nothing

    @property
    def wanted(self) -> tuple[str, ...]:
        """Return the terms with the figures of the profile put in."""
        figures = self.figures(PROFILES[self.book])
        return tuple(term.format(*figures) for term in self.terms)


def _yard(seats: int) -> Callable[[Profile], tuple[object, ...]]:
    return lambda p: (len(ALL_TILES) - seats * p.tiles_each[seats],)


QUESTIONS = (
    Question(
        "all-fives",
        "¿Cuántas fichas recibe cada uno en Todos cincos si juegan tres?",
        "{0}.",
        "deal.hands",
        ("tres jugadores", "{0} fichas"),
        lambda p: (p.tiles_each[3],),
    ),
    Question(
        "block",
        "¿Cuántas fichas se quedan sin ver en Bloqueo con dos jugadores?",
        "{0}.",
        "deal.yard",
        ("dos jugadores", "{0} fichas", "nadie las ve"),
        _yard(2),
    ),
    Question(
        "draw",
        "Con cuatro jugadores en Robo, ¿cuántas fichas tiene el pozo?",
        "{0}.",
        "deal.yard",
        ("cuatro jugadores", "{0} fichas", "pozo"),
        _yard(4),
    ),
    Question(
        "classic",
        "¿Con cuántas fichas puede llegar a verse un jugador en Clásico si son cuatro?",
        "{0}: las suyas y todo el pozo.",
        "deal.largest",
        ("todo el pozo", "{0} fichas"),
        lambda p: (len(ALL_TILES) - 3 * p.tiles_each[4],),
    ),
    Question(
        "draw",
        "Me encaja una ficha, pero prefiero robar. ¿Puedo?",
        "No: quien tiene una que encaja tiene que poner.",
        "turn.must",
        ("tienes que poner", "no puedes es robar"),
    ),
    Question(
        "muggins",
        "He robado una ficha que encaja. ¿Puedo seguir robando por si sale otra mejor?",
        "No: hay que ponerla en ese mismo turno, en cualquier extremo donde encaje.",
        "turn.drawn",
        ("ese mismo turno", "No vale seguir robando"),
    ),
    Question(
        "all-fives",
        "¿Se dejan fichas en el pozo sin robar?",
        "No, se puede robar hasta la última.",
        "turn.whole-yard",
        ("hasta la última",),
    ),
    Question(
        "block",
        "En Bloqueo no puedo poner. ¿Robo?",
        "No se roba: pasas.",
        "turn.draw",
        ("no se roba",),
    ),
    Question(
        "draw",
        "¿Quién sale en Robo después de un cierre?",
        "Se sortea.",
        "opening.after-block",
        ("cierre", "se sortea"),
    ),
    Question(
        "block",
        "¿Quién sale en la mano siguiente si alguien dominó?",
        "El que dominó.",
        "opening.later",
        ("domina", "sale en la siguiente"),
    ),
    Question(
        "classic",
        "Nadie tiene dobles: ¿qué ficha abre, el 6-3 o el 5-4?",
        "El 6-3: suman lo mismo, pero su mitad mayor es más alta.",
        "opening.heaviest",
        ("6-3", "5-4", "mitad mayor"),
    ),
    Question(
        "muggins",
        "¿Puedo guardarme el doble más alto y salir con otra ficha?",
        "No, no hay elección.",
        "opening.first",
        ("doble más alto", "No hay elección"),
    ),
    Question(
        "classic",
        "¿Cuándo se puede poner en los brazos norte y sur?",
        "Cuando los dos costados del cruce tienen vecina; se abren a la vez.",
        "line.arms",
        ("N (norte)", "S (sur)", "los dos a la vez"),
    ),
    Question(
        "all-fives",
        "¿El segundo doble de la mano también abre cuatro brazos?",
        "No, solo da un extremo.",
        "line.other-doubles",
        ("solo dan un extremo",),
    ),
    Question(
        "all-fives",
        "El cruce ya tiene fichas a los dos costados. ¿Cuánto cuenta en Todos cincos?",
        "Nada.",
        "counting.spinner",
        ("dos costados", "no cuenta nada"),
    ),
    Question(
        "muggins",
        "En Muggins se acaba de empezar el brazo N. ¿Cuánto cuenta el cruce?",
        "Una mitad, hasta que se empiece S.",
        "counting.spinner",
        ("N o S", "una en cuanto se empieza uno"),
    ),
    Question(
        "muggins",
        "¿Qué vale salir con el 5-5?",
        "10 puntos.",
        "counting.opening",
        ("5-5", "10 puntos"),
    ),
    Question(
        "all-fives",
        "Se me pasó cantar los puntos. ¿Los pierdo?",
        "No: se apuntan solos.",
        "counting.automatic",
        ("se apuntan solos", "No hay que cantarlos"),
    ),
    Question(
        "block",
        "En un cierre de Bloqueo, ¿se me restan mis propios puntos?",
        "Sí: los de los contrarios menos los tuyos.",
        "settlement.blocked",
        ("menos los suyos",),
    ),
    Question(
        "all-fives",
        "¿Y en Todos cincos?",
        "No se restan.",
        "settlement.blocked",
        ("no se restan",),
    ),
    Question(
        "all-fives",
        "Empatamos dos de tres a menos puntos. ¿Quién se lleva los del tercero?",
        "La mitad cada uno, después de redondear; así salen medios puntos.",
        "settlement.level-three",
        ("se redondean a cinco", "por la mitad", "12,5"),
    ),
    Question(
        "muggins",
        "¿22 y 23 puntos se redondean igual?",
        "No: 22 se queda en 20 y 23 sube a 25.",
        "settlement.rounding",
        ("22", "20", "23", "25", "una sola vez"),
    ),
    Question(
        "draw",
        "Jugamos por parejas y domino yo: ¿suman las fichas de mi compañero?",
        "Ni suman ni restan.",
        "settlement.partners",
        ("compañero", "tampoco se le resta"),
    ),
    Question(
        "all-fives",
        "¿A cuántos puntos se juega Todos cincos entre dos?",
        "A {0}.",
        "match.target",
        ("dos jugadores", "{0} puntos"),
        lambda p: (p.targets[2],),
    ),
    Question(
        "muggins",
        "Con una jugada llego a la meta y voy solo en cabeza. ¿Se acaba la mano?",
        "Se para ahí: lo que queda ni se juega ni se cuenta.",
        "match.stop",
        ("ni se juegan ni se cuentan",),
    ),
    Question(
        "draw",
        "Dos bandos empatan por encima de la meta. ¿Quién gana?",
        "Nadie todavía: se sigue hasta que uno quede solo en cabeza.",
        "match.level",
        ("mano tras mano", "solo en cabeza"),
    ),
    Question(
        "six-love",
        "¿Qué es un extremo duro?",
        "Aquel de cuyo número ya hay 7 de las 8 mitades en la mesa.",
        "settlement.hard-end",
        ("duro", "7 de las 8"),
    ),
    Question(
        "six-love",
        "Cierre: mi compañero tiene 30 puntos y yo soy quien menos tiene. ¿Quién gana?",
        "Tu pareja: cuenta el jugador que menos tiene.",
        "settlement.blocked",
        ("menos puntos", "por muchos que tenga su compañero"),
    ),
    Question(
        "six-love",
        "Vamos tres a cero y perdemos una mano. ¿Cómo queda el marcador?",
        "A cero los dos, y abre el 6-6.",
        "settlement.reset",
        ("los dos marcadores vuelven a cero", "6-6", "no se la apunta nadie"),
    ),
    Question(
        "six-love",
        "¿Quién decide cuál de los dos sale, si la mano acabó en cierre?",
        "El de la pareja ganadora con menos puntos; si empatan, el del asiento más bajo.",
        "opening.coordinator",
        ("coordinador", "menos puntos", "asiento más bajo"),
    ),
)
