"""Short texts of the table that the narrator has no sentence for: rows, labels, states of seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from dominoes_qt.engine.actions import End, Nominate, Play
from dominoes_qt.engine.events import Drew, Event, Nominated, Passed, Played
from dominoes_qt.engine.layout import Placed
from dominoes_qt.engine.position import number_at, points_of
from dominoes_qt.engine.profiles import Settling, Setup
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.engine.view import SeatView, after_play
from dominoes_qt.narrate import naming, prompts, words
from dominoes_qt.narrate.answers import ANSWERS, Facts
from dominoes_qt.narrate.fill import capital, fill, sentences
from dominoes_qt.narrate.hints import Hints
from dominoes_qt.narrate.narrator import Narrator
from dominoes_qt.players.hard import Choice
from dominoes_qt.session.session import Session
from dominoes_qt.ui.actions import Key
from dominoes_qt.ui.board.layout_model import Describe, TileText
from dominoes_qt.ui.models.hand import RowText
from dominoes_qt.ui.models.targets import Target


def describer(narrator: Narrator, viewer: int | None) -> Describe:
    """Return what names the laid tiles for the viewer."""

    def describe(placed: Placed, position: int, total: int) -> TileText:
        text = QCoreApplication.translate("Table", "{place} of {total}")
        where = fill(text, place=words.number(position), total=words.number(total))
        return TileText(narrator.review.placed(placed, viewer), where)

    return describe


@dataclass(frozen=True, slots=True)
class Question:
    """A question about the match at one moment; its answer can be told again at any later one.

    Attributes:
        order: the tiles of the seat that asks, in the order in which it has them.
    """

    word: str
    facts: Facts
    order: tuple[Tile, ...] = ()


def answer(question: Question, narrator: Narrator, to: int | None) -> str:
    """Return the answer in a row; for others than who asked, none.

    Where nobody may see tiles, the question after one's own says why there are none.
    """
    facts = question.facts
    if facts.seat not in (None, to):
        return ""
    if question.word == "tiles" and facts.view is not None:
        return narrator.review.own_tiles(facts.view, question.order)
    if question.word == "tiles" and facts.turn is not None:
        return QCoreApplication.translate("Table", "All tiles are covered.")
    lines = ANSWERS[question.word](facts, narrator)
    return " ".join(line if line[-1:] in ".:!?" else f"{line}." for line in lines)


def target_text(target: Target, view: SeatView | None, narrator: Narrator) -> RowText:
    """Return how an end to play at, or a poser, is called in its list."""
    if isinstance(target, Nominate):
        return RowText(narrator.seat(target.poser), narrator.seat(target.poser))
    return _end_text(target, view, narrator)


def _end_text(play: Play, view: SeatView | None, narrator: Narrator) -> RowText:
    wording = narrator.style.wording
    if play.end is End.START or view is None:
        shown = capital(words.end(play.end))
        return RowText(shown, shown)
    number = _number_at(play.end, view)
    shown = QCoreApplication.translate("Table", "{letter}: {number}", "an open end")
    spoken = QCoreApplication.translate("Table", "{end}, {number}", "an open end")
    return RowText(
        fill(shown, letter=play.end.value, number=number),
        fill(spoken, end=capital(words.end(play.end)), number=words.pips(number, wording)),
    )


def _number_at(end: End, view: SeatView) -> int:
    order = (End.W, End.E, End.N, End.S)
    return number_at(view.ends[order.index(end)])


def preview_caption(play: Play, view: SeatView) -> str:
    """Return what stands beside a preview: the count it would give, and what that scores."""
    _ends, _spinner, count = after_play(view, play)
    if count is None:
        return ""
    points = points_of(count)
    if not points:
        return words.number(count)
    text = QCoreApplication.translate("Table", "{count}: +{points}", "count and score of a preview")
    return fill(text, count=words.number(count), points=words.number(points))


def hint(
    view: SeatView, choices: Sequence[Choice], row: int, narrator: Narrator, _to: int | None
) -> str:
    """Return what one of the choices shows, and what speaks for it."""
    why = Hints(narrator.table, narrator.style).why(choices, row)
    return sentences(narrator.preview(view, choices[row].action), why)


def no_hint() -> str:
    """Return that a hint failed, which is a mistake of the program."""
    return QCoreApplication.translate(
        "Table", "There is no hint this time, for something in the program failed."
    )


def tiles_are_covered() -> str:
    """Return what has to be done before anything else."""
    return QCoreApplication.translate("Table", "Choose Show my tiles first.")


def why_not(key: Key, *, covered: bool, over: bool, own_turn: bool) -> str:
    """Return why an action of the window is off; those of play the engine refuses itself."""
    if covered:
        return tiles_are_covered()
    if key in (Key.UNDO, Key.REDO):
        return prompts.say("no undo" if key is Key.UNDO else "no redo")
    if key is Key.REVIEW:
        return prompts.say("not over")
    if over:
        return QCoreApplication.translate("Table", "The hand is over.")
    if key is Key.CONFIRM and own_turn:
        return QCoreApplication.translate("Table", "Nothing is chosen yet.")
    return prompts.say("not now")


def seat_state(events: tuple[Event, ...], seat: int) -> str:
    """Return in a word or two what a seat did last in the hand."""
    last = next((event for event in reversed(events) if getattr(event, "seat", -1) == seat), None)
    if isinstance(last, Played):
        text = QCoreApplication.translate("Table", "played {tile}")
        if last.points:
            text = QCoreApplication.translate("Table", "played {tile}: +{points}")
        return fill(text, tile=str(last.tile), points=words.number(last.points))
    if isinstance(last, Drew):
        return QCoreApplication.translate("Table", "drew a tile")
    if isinstance(last, Passed):
        return QCoreApplication.translate("Table", "passed")
    if isinstance(last, Nominated):
        return QCoreApplication.translate("Table", "named the poser")
    return ""


def lacking(numbers: frozenset[int]) -> str:
    """Return the numbers that a seat is known not to hold."""
    if not numbers:
        return ""
    text = QCoreApplication.translate("Table", "no {numbers}", "numbers that a seat does not hold")
    return fill(text, numbers=" ".join(words.number(number) for number in sorted(numbers)))


def in_a_row(*parts: str) -> str:
    """Return short texts beside each other; empty ones are left out."""
    return " · ".join(part for part in parts if part)


def goal(setup: Setup) -> str:
    """Return what the match is played to."""
    if setup.target is None:
        return QCoreApplication.translate("Table", "one hand")
    six_love = setup.profile.settling is Settling.SIX_LOVE
    target = words.games(setup.target) if six_love else words.points(setup.target)
    return fill(QCoreApplication.translate("Table", "to {target}"), target=target)


def hand_number(number: int) -> str:
    """Return which hand of the match it is."""
    text = QCoreApplication.translate("Table", "hand {number}")
    return fill(text, number=words.number(number))


def yard(count: int) -> str:
    """Return what is left to draw."""
    return fill(QCoreApplication.translate("Table", "yard {count}"), count=words.number(count))


def window_title(session: Session) -> str:
    """Return what the window is called while a match is there."""
    text = QCoreApplication.translate("Window", "{game}, deal {number} – Dominoes")
    return fill(text, game=naming.profile(session.setup.profile.key), number=session.number)
