"""Good records spoiled in exactly one place, each certainly against the rules."""

from collections.abc import Callable, Iterator
from typing import Any

from . import spoil_actions, spoil_claims, spoil_setup
from .case import Case, Spoiled, stop_after, take_apart
from .faults import Fault
from .reading import Fields
from .referee import check

Spoiler = Callable[[Case], Iterator[Spoiled]]


def mutations(record: Fields, seed: int = 0, share: float = 1) -> Iterator[Spoiled]:
    """(description, spoiled record) pairs; the same seed gives the same pairs.

    `share` below 1 gives a random part of them. The referee has refused each of them already.

    After an illegal action most of them stop, so that nothing else can give them away. A spoiled
    record shares its untouched parts with the good one, so do not change it in place.
    """
    case = take_apart(record, seed)
    parts = (spoil_setup.SPOILERS, spoil_actions.SPOILERS, spoil_claims.SPOILERS)
    for spoiler in (spoiler for part in parts for spoiler in part):
        for description, spoiled in _of(case, spoiler):
            if share >= 1 or case.rng.random() < share:
                yield description, _nothing_after(case, spoiled, refusal(description, spoiled))


def doubtful(record: Fields, seed: int = 0) -> Iterator[Spoiled]:
    """Pairs which the rules can be read to allow, and which the referee refuses all the same."""
    case = take_apart(record, seed)
    for spoiler in spoil_claims.DOUBTFUL:
        for description, spoiled in _of(case, spoiler):
            refusal(description, spoiled)
            yield description, spoiled


def _of(case: Case, spoiler: Spoiler) -> Iterator[Spoiled]:
    for description, spoiled in spoiler(case):
        yield f"{spoiler.__name__.strip('_')}: {description}", spoiled


def refusal(description: str, spoiled: object) -> Fault:
    """The referee's fault with this record; it is an error to have none."""
    try:
        check(spoiled)
    except Fault as fault:
        return fault
    raise AssertionError(f"not refused: {description}")


def _nothing_after(case: Case, spoiled: Any, fault: Fault) -> Any:
    """Stop at the illegal action, mostly; an action after the end keeps the end that it follows."""
    if fault.hand is None or fault.action is None or case.rng.random() < 0.25:
        return spoiled
    hand = fault.hand - 1
    if case.finished(hand) and fault.action > len(case.actions(hand)):
        return spoiled
    stopped = stop_after(spoiled, hand, fault.action)
    if case.verdict.hands[hand].nominated and fault.action == 1:
        stopped["hands"][hand].pop("leader", None)
    return stopped
