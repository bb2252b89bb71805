"""Where the rules are opened: at the section that fits what is going on."""

from __future__ import annotations

from dominoes_qt.engine.actions import Draw, Pass, Play
from dominoes_qt.narrate.rules import Moment, section_for
from dominoes_qt.ui.rules.library import PROGRAM, Spot
from dominoes_qt.ui.table import Phase, Table


def spot_for(moment: Moment, profile: str) -> Spot:
    """Return where a moment of a game is explained."""
    place = section_for(moment)
    book = PROGRAM if place.in_program else profile
    return Spot(book, place.section, place.paragraph)


def spot_at(table: Table) -> Spot:
    """Return what is most likely wanted at a table now."""
    return spot_for(moment_at(table), table.session.setup.profile.key)


def moment_at(table: Table) -> Moment:
    """Return what is going on at a table."""
    session = table.session
    if table.phase is Phase.COVERED:
        return Moment.COVER
    if session.is_over and session.setup.target is not None:
        return Moment.MATCH_OVER
    if session.turn is None:
        return Moment.SETTLEMENT
    if _was_refused(table):
        return Moment.REFUSED
    if session.awaits_nomination:
        return Moment.NOMINATION
    if not session.layout.placed:
        return Moment.OPENING
    return _turn(table)


def _was_refused(table: Table) -> bool:
    return any(refusal for _text, refusal in table.messages.latest(1))


def _turn(table: Table) -> Moment:
    choice, layout = table.choice, table.session.layout
    if choice.can(Draw):
        return Moment.DRAWING
    if choice.can(Pass):
        return Moment.PASSING
    if isinstance(choice.action, Play) and layout.count is not None:
        return Moment.COUNTING
    if layout.placed[-1].is_spinner:
        return Moment.SPINNER
    return Moment.PLAYING
