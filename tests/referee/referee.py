"""Replays a whole record by the rules alone and checks every claim that it makes."""

from collections.abc import Callable
from dataclasses import dataclass

from .faults import RuleError, located
from .game import Finished, Game
from .hand import Hand, Tally
from .reading import (
    Fields,
    bones,
    claim_amount,
    claim_amounts,
    claim_index,
    fields,
    items,
    needed,
    read_move,
    read_seating,
    seat_number,
)
from .rulebook import Seating

Watcher = Callable[[int, int, Hand], None]


@dataclass(frozen=True)
class HandVerdict:
    """What the rules give for one hand. `finished` is None while the hand runs.

    `nominated`: it opens with a nomination. `tallies`: one an action, None where nothing counts.
    """

    leader: int | None
    nominated: bool
    tallies: tuple[Tally | None, ...]
    finished: Finished | None


@dataclass(frozen=True)
class Verdict:
    """What the rules give for a record that was found right."""

    seating: Seating
    hands: tuple[HandVerdict, ...]
    scores: tuple[float, ...]
    winner: int | None
    complete: bool


def check(record: object, watch: Watcher | None = None) -> Verdict:
    """Accept a record, or raise `Fault` for the first thing wrong with it.

    `watch`, if given, sees each hand just before each action, with 0-based numbers.
    """
    with located():
        top = fields(record, "a record")
        seating = read_seating(top)
        hands = items(needed(top, "hands"), "hands")
    game = Game(seating)
    verdicts = [_check_hand(game, number, hand, watch) for number, hand in enumerate(hands, 1)]
    with located():
        _check_outcome(game, top)
    return Verdict(seating, tuple(verdicts), tuple(game.scores), game.winner, game.over)


def _check_hand(game: Game, number: int, value: object, watch: Watcher | None) -> HandVerdict:
    with located(number):
        claims = fields(value, "a hand")
        actions = items(needed(claims, "actions"), "actions")
        hand = _start(game, claims, _lot(claims, actions, number, game.seating.seats))
    before = len(game.finished)
    tallies = []
    for index, action in enumerate(actions):
        if watch is not None:
            watch(number - 1, index, hand)
        with located(number, index + 1):
            tallies.append(_check_action(game, action))
    finished = game.finished[-1] if len(game.finished) > before else None
    with located(number):
        _check_claims(hand, claims, finished)
    return HandVerdict(hand.leader, hand.nominated, tuple(tallies), finished)


def _lot(claims: Fields, actions: list[object], number: int, seats: int) -> int | None:
    """A lot shows in the leader's claim, or else in who lays the first tile."""
    if "leader" in claims:
        return seat_number(claims["leader"], seats, "leader")
    if not actions:
        return None
    with located(number, 1):
        return read_move(actions[0], seats).seat


def _start(game: Game, claims: Fields, lot: int | None) -> Hand:
    dealt = items(needed(claims, "deal"), "deal")
    held = [bones(tiles, "a dealt hand") for tiles in dealt]
    yard = bones(needed(claims, "yard"), "yard")
    hand = game.start_hand(held, yard, lot)
    if "leader" in claims and not hand.nomination_due:
        claim_index(claims["leader"], hand.leader, "leader")
    return hand


def _check_action(game: Game, value: object) -> Tally | None:
    tally = game.apply(read_move(value, game.seating.seats))
    action = fields(value, "an action")
    for key, right in (("count", tally and tally.total), ("points", tally and tally.points)):
        if key not in action:
            continue
        if right is None:
            raise RuleError(f"{key} has no place here")
        claim_amount(action[key], right, key)
    return tally


def _check_claims(hand: Hand, claims: Fields, finished: Finished | None) -> None:
    if "leader" in claims:
        claim_index(claims["leader"], hand.leader, "leader")
    if finished is None:
        for key in ("end", "settlement", "scores"):
            if key in claims:
                raise RuleError(f"the hand is not finished, so it has no {key}")
        return
    if claims.get("end", finished.end) != finished.end:
        raise RuleError(f"the hand ended {finished.end}, not {claims['end']!r}")
    if "settlement" in claims:
        _check_settlement(fields(claims["settlement"], "settlement"), finished)
    if "scores" in claims:
        claim_amounts(claims["scores"], finished.scores, "scores")


def _check_settlement(claim: Fields, finished: Finished) -> None:
    if "winner" in claim:
        claim_index(claim["winner"], finished.settlement.winner, "settlement winner")
    if "points" in claim:
        claim_amounts(claim["points"], finished.settlement.points, "settlement points")


def _check_outcome(game: Game, record: Fields) -> None:
    if "winner" in record:
        claim_index(record["winner"], game.winner, "winner")
    complete = record.get("complete", True)
    if not isinstance(complete, bool):
        raise RuleError("complete has to be true or false")
    if complete != game.over:
        raise RuleError("the match is over" if game.over else "the match is not over")
