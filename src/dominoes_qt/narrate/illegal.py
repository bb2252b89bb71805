"""Why an action of a record is against the rules: seats by number, places in notation."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from dominoes_qt.engine.actions import End, Play
from dominoes_qt.engine.errors import IllegalAction, Reason
from dominoes_qt.narrate import words
from dominoes_qt.narrate.counted import Counted
from dominoes_qt.narrate.fill import fill
from dominoes_qt.narrate.refusals import legal_of
from dominoes_qt.narrate.shown import shown

_MOST_PLAYS = 3


def reason(error: IllegalAction, seat: object) -> str:
    """Return why that seat may not do it, as part of a line: "seat 1 does not hold 6-4"."""
    facts = error.facts
    if error.reason is Reason.CAN_DRAW:
        yard = facts.get("yard")
        count = yard if isinstance(yard, int) else 0
        text = Counted.tr("seat {seat} may not pass: {count} tile(s) can be drawn", "", count)
        return fill(text, seat=shown(seat), count=words.number(count))
    end = facts.get("end")
    return fill(
        _texts()[error.reason],
        seat=shown(seat),
        turn=shown(facts.get("turn")),
        tile=shown(facts.get("tile")),
        end=end.value if isinstance(end, End) else "",
        number=shown(facts.get("number")),
        plays=_plays(error),
    )


def _texts() -> dict[Reason, str]:
    return {
        Reason.MATCH_OVER: QCoreApplication.translate("Illegal", "the match is over"),
        Reason.HAND_OVER: QCoreApplication.translate("Illegal", "the hand is over"),
        Reason.HAND_RUNNING: QCoreApplication.translate("Illegal", "the hand is not over"),
        Reason.NOT_YOUR_TURN: QCoreApplication.translate(
            "Illegal", "seat {seat} acts, but it is the turn of seat {turn}"
        ),
        Reason.MUST_NOMINATE: QCoreApplication.translate(
            "Illegal", "the poser has to be named first"
        ),
        Reason.NO_NOMINATION: QCoreApplication.translate("Illegal", "no poser is to be named here"),
        Reason.NOT_OWN_SIDE: QCoreApplication.translate(
            "Illegal", "the poser is not of the side that names"
        ),
        Reason.NOT_HELD: QCoreApplication.translate("Illegal", "seat {seat} does not hold {tile}"),
        Reason.MUST_OPEN_WITH: QCoreApplication.translate("Illegal", "{tile} has to open"),
        Reason.NOT_STARTED: QCoreApplication.translate(
            "Illegal", "no tile lies yet, so the first one cannot go to {end}"
        ),
        Reason.STARTED: QCoreApplication.translate("Illegal", "there is a start tile already"),
        Reason.END_CLOSED: QCoreApplication.translate("Illegal", "the end {end} is not open"),
        Reason.NO_MATCH: QCoreApplication.translate(
            "Illegal", "{tile} does not fit at {end}, where {number} is open"
        ),
        Reason.CAN_PLAY: QCoreApplication.translate(
            "Illegal", "seat {seat} has to play, for it can: {plays}"
        ),
        Reason.NO_DRAWING: QCoreApplication.translate("Illegal", "this profile does not draw"),
        Reason.YARD_EMPTY: QCoreApplication.translate("Illegal", "the yard is empty"),
    }


def _plays(error: IllegalAction) -> str:
    """Return some of the plays that are allowed instead: "6-4 at W"."""
    plays = [action for action in legal_of(error) if isinstance(action, Play)]
    item = QCoreApplication.translate("Illegal", "{tile} at {end}")
    listed = [fill(item, tile=play.tile, end=play.end.value) for play in plays[:_MOST_PLAYS]]
    if len(plays) > _MOST_PLAYS:
        listed.append("…")
    return words.separated(listed)
