"""From what was typed to an action of the seat to act, or to what has to be said first."""

from __future__ import annotations

from dominoes_qt.engine.actions import Action, Draw, End, Nominate, Pass, Play
from dominoes_qt.engine.view import SeatView
from dominoes_qt.narrate import prompts, words
from dominoes_qt.narrate.commands import Typed, plain
from dominoes_qt.narrate.fill import fill
from dominoes_qt.narrate.narrator import Narrator

ACTIONS = frozenset({"play", "draw", "pass", "nominate"})
"""The commands that are actions in the match."""


def chosen_action(view: SeatView, typed: Typed, narrator: Narrator) -> Action | str:
    """Return the action that was asked for, legal or not; a text if it is not clear which."""
    if typed.command == "draw":
        return Draw()
    if typed.command == "pass":
        return Pass()
    nominates = any(isinstance(action, Nominate) for action in view.legal)
    if typed.command == "nominate":
        return _nomination(view, typed.rest, narrator) if nominates else Nominate(view.seat)
    if nominates and typed.tile is None:
        return _nomination(view, str(typed.number), narrator)
    return _play(view, typed)


def _nomination(view: SeatView, named: str, narrator: Narrator) -> Action | str:
    """Return who is named, by name or by place in the list."""
    posers = view.setup.seats_of(view.setup.side_of(view.seat))
    for place, seat in enumerate(posers, 1):
        if named in (plain(narrator.seat(seat)), str(place)):
            return Nominate(seat)
    listed = [prompts.numbered(place, narrator.seat(seat)) for place, seat in enumerate(posers, 1)]
    return fill(prompts.say("no such player"), players=words.separated(listed))


def _play(view: SeatView, typed: Typed) -> Action | str:
    tile = typed.tile
    if tile is None:
        if not 1 <= typed.number <= len(view.tiles):
            count = words.tiles(len(view.tiles))
            return fill(prompts.say("no such tile"), given=typed.number, count=count)
        tile = view.tiles[typed.number - 1]
    if typed.end is not None:
        return Play(tile, typed.end)
    fitting = [play for play in view.plays if play.tile == tile]
    if len(fitting) > 1:
        return _which_end(typed, fitting)
    if fitting:
        return fitting[0]
    return Play(tile, End.W if view.ends else End.START)


def _which_end(typed: Typed, fitting: list[Play]) -> str:
    tile = words.tile(fitting[0].tile)
    start = tile if typed.tile is not None else str(typed.number)
    return fill(
        prompts.say("which end"),
        tile=tile,
        ends=words.any_of([words.where(play.end) for play in fitting]),
        example=words.separated([f"{start} {prompts.letter(play.end)}" for play in fitting]),
    )
