"""Reviews as lines of text: the command `review`, and the word of the same name at the table."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from dominoes_qt.engine.match import FinishedHand
from dominoes_qt.engine.record import Recorded
from dominoes_qt.narrate import figures, prompts, usage, words
from dominoes_qt.narrate.commands import plain
from dominoes_qt.narrate.fill import fill
from dominoes_qt.narrate.hints import Hints
from dominoes_qt.narrate.narrator import Narrator
from dominoes_qt.narrate.verdicts import Verdicts
from dominoes_qt.players.base import Budget
from dominoes_qt.session.review import (
    SEED,
    Verdict,
    decisions,
    review,
    reviewed_seats,
    total_cost,
)
from dominoes_qt.terminal.agreement import LARGEST_NUMBER, MOST_SAMPLES
from dominoes_qt.terminal.console import Console
from dominoes_qt.terminal.faults import DataFault, Leaving
from dominoes_qt.terminal.hint import (
    action_as_json,
    choices_as_json,
    first_record,
    narrator_of,
    rounded,
    seats_of,
)
from dominoes_qt.terminal.options import Given
from dominoes_qt.terminal.progress import progress_bar


@dataclass(frozen=True, slots=True)
class Reviewer:
    """Looks at what one seat chose in hands that are over."""

    narrator: Narrator
    finished: tuple[FinishedHand, ...]
    seat: int
    budget: Budget
    seed: int = SEED

    @property
    def _verdicts(self) -> Verdicts:
        return Verdicts(self.narrator.table, self.narrator.style)

    def find(self, hand: int) -> Iterator[Verdict]:
        """Yield the verdicts on a hand, one after another."""
        made = decisions(self.narrator.table.setup, self.finished, hand, self.seat)
        return review(made, self.budget, self.seed)

    def tell(self, console: Console, hand: int) -> list[Verdict]:
        """Print the review of a hand, each line as soon as it is known; return the verdicts."""
        console.say(self._verdicts.heading(hand, self.seat))
        found: list[Verdict] = []
        for verdict in self.find(hand):
            found.append(verdict)
            console.say(prompts.numbered(len(found), self._verdicts.row(verdict)))
        console.say(self._verdicts.total(found))
        return found

    def tell_all(self, console: Console, hands: Sequence[int]) -> None:
        """Print the reviews of several hands, and what they come to together."""
        found: list[Verdict] = []
        for hand in hands:
            if found:
                console.say()
            found += self.tell(console, hand)
        if len(hands) > 1:
            console.say()
            console.say(self._verdicts.total(found))

    def as_json(self, hands: Sequence[int]) -> dict[str, Any]:
        """Return the reviews of several hands for JSON; hands and actions count from 1."""
        with progress_bar(figures.heading("reviewing"), len(hands)) as advance:
            found = {}
            for hand in hands:
                found[hand] = list(self.find(hand))
                advance(1)
        return {
            "seat": self.seat,
            "cost": rounded(sum(map(total_cost, found.values()))),
            "hands": [
                {
                    "hand": hand + 1,
                    "cost": rounded(total_cost(verdicts)),
                    "choices": [self._verdict_as_json(verdict) for verdict in verdicts],
                }
                for hand, verdicts in found.items()
            ],
        }

    def _verdict_as_json(self, verdict: Verdict) -> dict[str, Any]:
        hints = Hints(self.narrator.table, self.narrator.style)
        return {
            "number": verdict.decision.number + 1,
            "action": action_as_json(verdict.decision.action),
            "best": action_as_json(verdict.best.action),
            "reason": hints.reason(verdict.best.reason),
            "cost": rounded(verdict.cost),
            "choices": choices_as_json(verdict.choices, hints),
        }


def which_seat(console: Console, narrator: Narrator, seats: Sequence[int]) -> int:
    """Return whose choices are wanted: of several seats, ask, by name or place in the list.

    Raises:
        Leaving: nothing more will be typed.
    """
    if len(seats) == 1:
        return seats[0]
    names = [narrator.seat(seat) for seat in seats]
    listed = words.any_of([prompts.numbered(n, name) for n, name in enumerate(names, 1)])
    question = fill(prompts.ask("whose"), choices=listed, usual=names[0])
    said = {"": seats[0]}
    for place, (seat, name) in enumerate(zip(seats, names, strict=True), 1):
        said |= {plain(name): seat, str(place): seat}
    while (line := console.ask(question)) is not None:
        if plain(line) in said:
            return said[plain(line)]
        console.say(fill(prompts.say("choose"), choices=words.separated(names)))
    raise Leaving


def run(file: str, console: Console, given: Given) -> None:
    """Print the review of the hands that are over in the first record of a file.

    Raises:
        DataFault: the file or its record is at fault, or none of its hands is over.
        UsageFault: there is no such seat or hand in it.
    """
    samples = given.number("samples", 1, MOST_SAMPLES) or Budget().samples
    seed = given.number("seed", 0, LARGEST_NUMBER) or SEED
    source, recorded = first_record(file)
    over = len(recorded.match.finished)
    seat, number = _seat(recorded, given), given.number("hand", 1, max(1, over))
    if not over:
        raise DataFault(source.fault(usage.trouble("no hand over")))
    hands = range(over) if number is None else range(number - 1, number)
    reviewer = Reviewer(
        narrator_of(recorded),
        recorded.match.finished,
        seat,
        Budget(samples=samples),
        seed,
    )
    if given.has("json"):
        console.say(json.dumps(reviewer.as_json(hands)))
    else:
        reviewer.tell_all(console, hands)


def _seat(recorded: Recorded, given: Given) -> int:
    """Return the seat that is asked for; usually the first one that a person has."""
    seat = given.number("seat", 0, recorded.match.setup.seats - 1)
    return reviewed_seats(seats_of(recorded))[0] if seat is None else seat
