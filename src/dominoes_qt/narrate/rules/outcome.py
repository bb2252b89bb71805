"""How the hand of a live example came out, worked out sentence by sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dominoes_qt.engine.match import FinishedHand, Match
from dominoes_qt.engine.profiles import Settling
from dominoes_qt.engine.settlement import HandEnd, Settlement
from dominoes_qt.narrate.counted import Counted
from dominoes_qt.narrate.rules.opening import DOUBLE_SIX
from dominoes_qt.narrate.rules.phrases import all_of, number
from dominoes_qt.narrate.rules.scripts import NAMES
from dominoes_qt.narrate.rules.six_love import HALVES
from dominoes_qt.narrate.rules.words import Words


def outcome(match: Match, w: Words) -> list[str]:
    """Return the sentences that settle the last hand."""
    finished = match.finished[-1]
    settled = finished.settlement
    if settled.end is HandEnd.WON:
        text = w.translate("RulesSteps", "{player} has won the match, and nothing is counted.")
        return [text.format(player=NAMES[settled.seat or 0])]
    lines = [_end(settled, w), _left(settled, w)]
    if match.setup.profile.settling is Settling.SIX_LOVE:
        lines += _six_love(finished, w)
    else:
        lines += _points(match, settled, w)
    return lines


def _end(settled: Settlement, w: Words) -> str:
    if settled.end is HandEnd.BLOCKED:
        return w.translate("RulesSteps", "Everybody has passed: the hand is blocked.")
    text = w.translate("RulesSteps", "That was the last tile: {player} goes out.")
    return text.format(player=NAMES[settled.seat or 0])


def _left(settled: Settlement, w: Words) -> str:
    each = [f"{NAMES[seat]} {pips}" for seat, pips in enumerate(settled.left)]
    return w.translate("RulesSteps", "Pips left: {list}.").format(list=all_of(w, each))


def _points(match: Match, settled: Settlement, w: Words) -> Iterator[str]:
    if settled.sharers:
        yield _shared(settled, w)
    elif settled.winner is None:
        yield w.translate("RulesSteps", "Nobody scores.")
    else:
        yield from _won(settled, match.setup.seats_of(settled.winner), w)


def _shared(settled: Settlement, w: Words) -> str:
    text = w.translate(
        "RulesSteps",
        "{players} are level for the fewest and share the {pips} of the third hand. Rounded to"
        " five that is {rounded}, and half of it {points} for each.",
    )
    return text.format(
        players=_people(w, settled.sharers),
        pips=settled.opposing,
        rounded=settled.rounded,
        points=number(w, max(settled.points)),
    )


def _won(settled: Settlement, winners: tuple[int, ...], w: Words) -> Iterator[str]:
    players = _people(w, winners)
    if settled.end is HandEnd.BLOCKED:
        text = w.translate("RulesSteps", "The fewest: {players}.")
        yield text.format(players=players)
    if settled.rounded is not None:
        text = w.translate("RulesSteps", "{players}: {sum}, rounded to five {points}.")
    else:
        text = w.translate("RulesSteps", "{players}: {sum}.")
    pips = settled.opposing - settled.own
    others = [str(left) for seat, left in enumerate(settled.left) if seat not in winners]
    worked = " + ".join(others) + (f" − {settled.own}" if settled.own else "")
    total = worked if worked == str(pips) else f"{worked} = {pips}"
    yield text.format(players=players, sum=total, points=number(w, max(settled.points)))


def _people(w: Words, seats: Sequence[int]) -> str:
    return all_of(w, [NAMES[seat] for seat in seats])


def _six_love(finished: FinishedHand, w: Words) -> Iterator[str]:
    settled = finished.settlement
    if settled.winner is None:
        yield w.translate("RulesSteps", "The hand is drawn.")
        return
    pair = _people(w, finished.hand.setup.seats_of(settled.winner))
    if settled.end is HandEnd.BLOCKED and settled.seat is not None:
        text = w.translate("RulesSteps", "{player} holds the fewest, so the hand goes to {pair}.")
        yield text.format(player=NAMES[settled.seat], pair=pair)
    if settled.key_bone:
        yield w.translate(
            "RulesSteps",
            "Both ends were hard, {laid} of {halves} halves of their numbers being on the table,"
            " and this tile held the two that were missing: a key bone.",
        ).format(laid=HALVES - 1, halves=HALVES)
    if settled.reset:
        text = w.translate(
            "RulesSteps",
            "The other pair had a score, so both go back to zero. Nobody is credited, and {tile}"
            " opens the next hand.",
        )
        yield text.format(tile=DOUBLE_SIX)
    else:
        games = int(max(settled.points))
        text = Counted.tr("{pair} are credited with %n game(s).", "", games, w.translator)
        yield text.format(pair=pair)
