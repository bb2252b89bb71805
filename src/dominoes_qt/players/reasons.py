"""What speaks for an action, as a code and facts; `narrate` makes sentences of them.

All of it is read off the seat's own view, so a reason gives nothing away.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from dominoes_qt.engine import position as rules
from dominoes_qt.engine.actions import Action, Draw, Nominate, Pass, Play
from dominoes_qt.engine.tiles import ALL_MASK, ALL_TILES, DOUBLES_MASK, SUIT
from dominoes_qt.engine.view import SeatView, after_play
from dominoes_qt.players.reading import Other, laid_tiles, read_others
from dominoes_qt.players.replies import replies

HEAVY_PIPS = 9
"""From how many pips on a tile is heavy."""


class Why(Enum):
    """The kinds of reasons, the strongest first."""

    DRAWS = "nothing fits, so it draws"
    PASSES = "nothing fits and nothing can be drawn"
    ONLY_PLAY = "the only play there is"
    GOES_OUT = "the last tile"
    SCORES_AND_SHUTS = "scores, and the next opponent cannot score in reply"
    SCORES = "scores"
    BLOCKS = "nobody can play any more"
    STOPS = "the next opponent has nothing that fits"
    SHUTS = "the next opponent cannot score in reply"
    LEADS = "the seat leads best itself"
    LETS_LEAD = "the partner leads best"
    KEEPS_EACH_END = "keeps a tile for each end, and for different ends different ones"
    SHEDS_DOUBLE = "gets rid of a double"
    SHEDS_HEAVY = "gets rid of a heavy tile"
    KEEPS_A_PLAY = "keeps a tile that fits"
    ODDS = "does best in most of the deals that are possible"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is good.

    Attributes:
        points: what it scores.
        seat: whom it concerns: the opponent who cannot answer, or the poser.
        only_fit: whether the tile is the only one left anywhere that fits an open end.
    """

    why: Why
    points: int = 0
    seat: int | None = None
    only_fit: bool = False


def reason_for(view: SeatView, action: Action) -> Reason:
    """Return the strongest reason for one of `view.legal`."""
    if isinstance(action, Draw):
        return Reason(Why.DRAWS)
    if isinstance(action, Pass):
        return Reason(Why.PASSES)
    if isinstance(action, Nominate):
        own = action.poser == view.seat
        return Reason(Why.LEADS if own else Why.LETS_LEAD, seat=action.poser)
    return _reason_for_play(view, action)


def _reason_for_play(view: SeatView, play: Play) -> Reason:
    ends, spinner, count = after_play(view, play)
    others = read_others(view)
    rest = view.hand ^ play.tile.mask
    points = 0 if count is None else rules.points_of(count)
    only_fit = _is_only_fit(view, others)
    opponent = next(other for other in others if not other.is_partner)
    shut = count is not None and _is_shut(view, ends, spinner, opponent)
    if not rest:
        return Reason(Why.GOES_OUT, points, only_fit=only_fit)
    if points:
        return Reason(Why.SCORES_AND_SHUTS if shut else Why.SCORES, points, opponent.seat, only_fit)
    if len(view.legal) == 1:
        return Reason(Why.ONLY_PLAY, only_fit=only_fit)
    fits = [SUIT[rules.number_at(tip)] for tip in ends]
    return _quiet_reason(view, play, fits, opponent, others, shut=shut)


def _quiet_reason(
    view: SeatView,
    play: Play,
    fits: list[int],
    opponent: Other,
    others: tuple[Other, ...],
    *,
    shut: bool,
) -> Reason:
    """Return a reason for a play that scores nothing; `fits` are the tiles for each end."""
    rest = view.hand ^ play.tile.mask
    fitting = 0
    for suit in fits:
        fitting |= suit
    if not view.yard and not fitting & rest and not any(o.may_hold & fitting for o in others):
        return Reason(Why.BLOCKS)
    if not view.yard and not opponent.may_hold & fitting:
        return Reason(Why.STOPS, seat=opponent.seat)
    if shut:
        return Reason(Why.SHUTS, seat=opponent.seat)
    if _has_one_for_each(rest, fits):
        return Reason(Why.KEEPS_EACH_END)
    if play.tile.mask & DOUBLES_MASK:
        return Reason(Why.SHEDS_DOUBLE)
    if play.tile.pips >= HEAVY_PIPS:
        return Reason(Why.SHEDS_HEAVY)
    return Reason(Why.KEEPS_A_PLAY if rest & fitting else Why.ODDS)


def _has_one_for_each(hand: int, fits: list[int]) -> bool:
    """Return whether a hand has a tile for each end, and for ends that differ different ones."""
    first, *others = sorted(set(fits), key=lambda suit: (hand & suit).bit_count())
    if not others:
        return bool(hand & first)
    return any(
        tile.mask & hand & first and _has_one_for_each(hand ^ tile.mask, others)
        for tile in ALL_TILES
    )


def _is_shut(view: SeatView, ends: tuple[int, ...], spinner: int, opponent: Other) -> bool:
    """Return whether the opponent can hold no tile that scores at these ends, nor draw one."""
    scoring = replies(view.setup.profile.key, ends, spinner)
    unseen = ALL_MASK ^ view.hand ^ laid_tiles(view)
    return not scoring or not scoring[-1][1] & (unseen if view.yard else opponent.may_hold)


def _is_only_fit(view: SeatView, others: tuple[Other, ...]) -> bool:
    """Return whether one tile alone, wherever the others lie, can be played now."""
    unseen = view.hand
    for other in others:
        unseen |= other.may_hold
    fits = 0
    for tip in view.ends:
        fits |= SUIT[rules.number_at(tip)]
    return not view.yard and (unseen & fits).bit_count() == 1
