"""The undo timeline as short text: one word a step, such as `P6-5s`, `C5-4E`, `Cd`, `Pp`, `R`.

`P` and `C` say that a person or a computer acted: a tile and its end, `d` draw, `p` pass,
`n2` nominate. `D` deals the next hand from the deal number; after `D:` stand the 28 tiles in
the order of seats and yard, two digits each, and the lot. `R` restarts the hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from dominoes_qt.engine import match as play
from dominoes_qt.engine.actions import Action, Draw, End, Nominate, Pass, Play
from dominoes_qt.engine.deal import Deal, deal
from dominoes_qt.engine.errors import IllegalAction
from dominoes_qt.engine.events import HandEvent
from dominoes_qt.engine.match import Change, Match
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import ALL_MASK, ALL_TILES, Tile, mask_of, tiles_of
from dominoes_qt.session.timeline import Cause, Step, action_of, restarted

_WORD = re.compile(r"([PC])(?:([0-6])-([0-6])([sWENS])|([dp])|n([0-3]))")
_DEAL = re.compile(r"D:((?:[0-6][0-6]){28})([0-3])")
_CAUSES = {"P": Cause.PERSON, "C": Cause.COMPUTER}
_ENDS = {end.value[0]: end for end in End}


class StepError(ValueError):
    """A word that does not follow from what stands before it; `step` counts from 1."""

    def __init__(self, step: int) -> None:
        super().__init__(step)
        self.step = step


def words_of(steps: Iterable[Step], number: int) -> str:
    """Return the text of some steps; deals that the deal number gives are not spelled out."""
    return " ".join(_word(step, number) for step in steps)


def _word(step: Step, number: int) -> str:
    if step.cause is Cause.RESTART:
        return "R"
    event = step.events[0]
    if step.cause is Cause.DEAL:
        return _deal_word(step.match, number)
    letter = "P" if step.cause is Cause.PERSON else "C"
    assert isinstance(event, HandEvent)
    action = action_of(event)
    if isinstance(action, Play):
        return f"{letter}{action.tile}{action.end.value[0]}"
    if isinstance(action, Nominate):
        return f"{letter}n{action.poser}"
    return f"{letter}{'d' if isinstance(action, Draw) else 'p'}"


def _deal_word(match: Match, number: int) -> str:
    hand, setup = match.hand, match.setup
    assert hand is not None
    dealt = hand.deal
    if dealt == deal(number, setup.profile, setup.seats, hand.index):
        return "D"
    rows = [tiles_of(tiles) for tiles in dealt.hands]
    rows.append(tuple(ALL_TILES[index] for index in dealt.yard))
    return f"D:{''.join(f'{tile.high}{tile.low}' for row in rows for tile in row)}{dealt.lot}"


def steps_of(text: str, start: Match, number: int) -> tuple[Step, ...]:
    """Return the steps of a text, played from `start`.

    Raises:
        StepError: one of them is no word, or not allowed there.
    """
    steps: list[Step] = []
    match = start
    for place, word in enumerate(text.split(), 1):
        try:
            step = _step(match, word, number)
        except (IllegalAction, ValueError) as error:
            raise StepError(place) from error
        steps.append(step)
        match = step.match
    return tuple(steps)


def _step(match: Match, word: str, number: int) -> Step:
    if word == "R":
        change = restarted(match)
        if change is None:
            raise ValueError(word)
        return Step(*change, Cause.RESTART)
    if word.startswith("D"):
        return Step(*play.next_hand(match, _read_deal(match, word, number)), Cause.DEAL)
    cause, action = _read_action(word)
    return Step(*_act(match, action), cause)


def _act(match: Match, action: Action) -> Change:
    return play.apply(match, -1 if match.turn is None else match.turn, action)


def _read_action(word: str) -> tuple[Cause, Action]:
    found = _WORD.fullmatch(word)
    if found is None:
        raise ValueError(word)
    letter, high, low, end, other, poser = found.groups()
    action: Action
    if end is not None:
        action = Play(Tile.of(int(high), int(low)), _ENDS[end])
    elif poser is not None:
        action = Nominate(int(poser))
    else:
        action = Draw() if other == "d" else Pass()
    return _CAUSES[letter], action


def _read_deal(match: Match, word: str, number: int) -> Deal:
    setup = match.setup
    if word == "D":
        return deal(number, setup.profile, setup.seats, len(match.finished))
    found = _DEAL.fullmatch(word)
    if found is None:
        raise ValueError(word)
    digits = found[1]
    tiles = [Tile.of(int(a), int(b)) for a, b in zip(digits[::2], digits[1::2], strict=True)]
    if mask_of(tiles) != ALL_MASK or int(found[2]) >= setup.seats:
        raise ValueError(word)
    return _deal_of(setup, tiles, int(found[2]))


def _deal_of(setup: Setup, tiles: list[Tile], lot: int) -> Deal:
    each = setup.profile.tiles_each[setup.seats]
    dealt = setup.seats * each
    hands = tuple(mask_of(tiles[first : first + each]) for first in range(0, dealt, each))
    return Deal(hands, tuple(tile.number for tile in tiles[dealt:]), lot)
