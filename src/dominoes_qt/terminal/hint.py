"""The command `hint`: what the seat to act at the end of a record had better do, and why."""

from __future__ import annotations

import json
from typing import Any

from dominoes_qt.engine.actions import Action, Draw, Nominate, Play
from dominoes_qt.engine.errors import RecordError
from dominoes_qt.engine.record import Recorded, read
from dominoes_qt.engine.view import SeatView, view_of
from dominoes_qt.narrate import naming, usage
from dominoes_qt.narrate.faults import record_fault
from dominoes_qt.narrate.hints import Hints
from dominoes_qt.narrate.narrator import Narrator
from dominoes_qt.narrate.style import Style
from dominoes_qt.players.base import Budget
from dominoes_qt.players.hard import Choice
from dominoes_qt.session.hints import HintRequest
from dominoes_qt.session.seats import Seat, seats_of_record
from dominoes_qt.terminal.agreement import MOST_SAMPLES
from dominoes_qt.terminal.console import Console
from dominoes_qt.terminal.faults import DataFault
from dominoes_qt.terminal.replay import Source, records


def run(file: str, console: Console, *, samples: int, seed: int, as_json: bool) -> None:
    """Print the hint for the first record of a file.

    Raises:
        DataFault: the file or its record is at fault, or nobody is to act at its end.
    """
    source, recorded = first_record(file)
    match = recorded.match
    view = None if match.turn is None else view_of(match, match.turn)
    if view is None:
        raise DataFault(source.fault(usage.trouble("nobody to act")))
    choices = HintRequest(0, view, seed, Budget(samples=samples)).choose()
    narrator = narrator_of(recorded)
    if as_json:
        console.say(json.dumps(_as_json(view, choices, narrator)))
    else:
        console.say_all(_lines(view, choices, narrator))


def first_record(file: str) -> tuple[Source, Recorded]:
    """Return the first record of a file, and where it stands.

    Raises:
        DataFault: the file cannot be read, or its record is at fault.
    """
    source, text = next(records(file))
    try:
        return source, read(text)
    except RecordError as error:
        raise DataFault(source.fault(record_fault(error))) from error


def seats_of(recorded: Recorded) -> tuple[Seat, ...]:
    """Return who played."""
    seats = recorded.match.setup.seats
    players = recorded.source.get("players")
    return seats_of_record(players, seats, naming.default_names(seats))


def narrator_of(recorded: Recorded) -> Narrator:
    """Return who tells of a record."""
    return Narrator(recorded.match.setup, [seat.name for seat in seats_of(recorded)])


def _as_json(view: SeatView, choices: tuple[Choice, ...], narrator: Narrator) -> dict[str, Any]:
    hints = Hints(narrator.table, narrator.style)
    return {
        "seat": view.seat,
        "action": action_as_json(choices[0].action),
        "reason": hints.why(choices),
        "choices": choices_as_json(choices, hints),
    }


def choices_as_json(choices: tuple[Choice, ...], hints: Hints) -> list[dict[str, Any]]:
    """Return choices with their values, and what speaks for them."""
    return [
        {
            "action": action_as_json(choice.action),
            "value": rounded(choice.value),
            "reason": hints.why(choices, row),
        }
        for row, choice in enumerate(choices)
    ]


def rounded(value: float) -> float:
    """Return a value to a thousandth; never a negative zero."""
    return round(value, 3) + 0.0


def action_as_json(action: Action) -> dict[str, str | int]:
    """Return an action as records write it."""
    if isinstance(action, Play):
        return {"do": "play", "tile": str(action.tile), "at": action.end.value}
    if isinstance(action, Nominate):
        return {"do": "nominate", "poser": action.poser}
    return {"do": "draw" if isinstance(action, Draw) else "pass"}


def _lines(view: SeatView, choices: tuple[Choice, ...], narrator: Narrator) -> list[str]:
    """Return whose turn it is, the hint with its reason, and what each choice is worth."""
    hints = Hints(narrator.table, Style())
    advice = hints.advice(choices[0].action)
    lines = [narrator.turn(view.seat), advice, hints.why(choices)]
    if len(choices) > 1:
        lines += ["", *hints.listed(choices)]
    return lines


__all__ = [
    "MOST_SAMPLES",
    "action_as_json",
    "choices_as_json",
    "first_record",
    "narrator_of",
    "rounded",
    "run",
    "seats_of",
]
