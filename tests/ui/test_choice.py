"""What is chosen: tile, end, preview, confirm, step back; refusals are the engine's."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dominoes_qt.engine.actions import Action, Draw, End, Nominate, Pass, Play
from dominoes_qt.engine.deal import deal
from dominoes_qt.engine.match import apply, new_match
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.engine.view import SeatView, view_of
from dominoes_qt.ui.choice import Choice


def opened(number: int) -> SeatView:
    """Return what seat 1 sees after a few actions; it is to act."""
    setup = Setup.make("block", 2, first_leader=0)
    match, _events = new_match(setup, deal(number, setup.profile, 2, 0))
    for turn in range(5):
        match, _events = apply(match, turn % 2, match.legal[-1])
    view = view_of(match, 1)
    assert view is not None
    return view


def tiles_by_ends(view: SeatView) -> dict[int, Tile]:
    """Return a tile for each number of ends that a tile of the hand fits."""
    ends = {tile: sum(play.tile == tile for play in view.plays) for tile in view.tiles}
    return {count: tile for tile, count in ends.items()}


VIEW = next(view for view in map(opened, range(1000)) if len(tiles_by_ends(view)) == 3)
NONE, ONE, TWO = (tiles_by_ends(VIEW)[count] for count in range(3))
END = next(play.end for play in VIEW.plays if play.tile == ONE)


class Case:
    """A choice for the seat of the view, and what came of it."""

    def __init__(self, view: SeatView | None = VIEW) -> None:
        self.choice = Choice()
        self.asked: list[Action] = []
        self.changes = 0
        self.choice.asked.connect(self.asked.append)
        self.choice.changed.connect(self._count)
        self.choice.set_view(view)

    def _count(self) -> None:
        self.changes += 1

    def state(self) -> tuple[Tile | None, Action | None]:
        return self.choice.tile, self.choice.action


@pytest.fixture
def case() -> Case:
    return Case()


def test_a_tile_for_one_end_is_shown_there_at_once(case: Case) -> None:
    case.choice.choose_tile(ONE)
    assert case.state() == (ONE, Play(ONE, END))
    case.choice.confirm()
    assert case.asked == [Play(ONE, END)]


def test_a_tile_for_two_ends_waits_for_the_end(case: Case) -> None:
    case.choice.choose_tile(TWO)
    assert case.state() == (TWO, None)
    case.choice.confirm()
    assert not case.asked
    case.choice.choose_end(End.E)
    assert case.state() == (TWO, Play(TWO, End.E))


def test_escape_takes_one_step_back_at_a_time(case: Case) -> None:
    case.choice.choose_tile(TWO)
    case.choice.choose_end(End.W)
    assert case.choice.step_back()
    assert case.state() == (TWO, None)
    assert case.choice.step_back()
    assert case.state() == (None, None)
    assert not case.choice.step_back()


def test_a_choice_for_one_end_is_taken_back_whole(case: Case) -> None:
    case.choice.choose_tile(ONE)
    assert case.choice.step_back()
    assert case.state() == (None, None)


def test_what_does_not_fit_goes_to_the_engine_and_changes_nothing(case: Case) -> None:
    case.choice.choose_tile(NONE)
    case.choice.choose_tile(TWO)
    case.choice.choose_end(End.N)
    case.choice.choose(Draw())
    case.choice.choose(Pass())
    case.choice.choose(Nominate(1))
    assert case.asked == [Play(NONE, End.W), Play(TWO, End.N), Draw(), Pass(), Nominate(1)]
    assert case.state() == (TWO, None)


def test_an_end_needs_a_tile(case: Case) -> None:
    case.choice.choose_end(End.W)
    assert (case.state(), case.asked) == ((None, None), [])
    case.choice.choose_end(End.E, TWO)
    assert case.state() == (TWO, Play(TWO, End.E))


def test_without_confirming_an_action_is_done_at_once(case: Case) -> None:
    case.choice.confirms = False
    case.choice.choose_tile(ONE)
    assert case.asked == [Play(ONE, END)]
    assert case.choice.action is None


def test_draw_and_pass_are_chosen_and_confirmed_too() -> None:
    case = Case(replace(VIEW, legal=(Draw(),)))
    assert case.choice.can(Draw)
    assert not case.choice.can(Play)
    case.choice.choose(Draw())
    assert case.state() == (None, Draw())
    case.choice.confirm()
    assert case.asked == [Draw()]


def test_a_choice_stays_while_nothing_happens_in_the_hand(case: Case) -> None:
    case.choice.choose_tile(TWO)
    case.choice.set_view(replace(VIEW))
    assert case.state() == (TWO, None)
    case.choice.set_view(replace(VIEW, events=VIEW.events * 2))
    assert case.state() == (None, None)


def test_without_a_view_there_is_nothing_to_choose(case: Case) -> None:
    case.choice.choose_tile(TWO)
    case.choice.set_view(None)
    assert (case.state(), case.choice.legal, case.choice.plays) == ((None, None), (), ())
    assert not case.choice.ends_of(TWO)
    case.choice.choose_tile(TWO)
    assert case.asked == [Play(TWO, End.START)]


def test_dropping_tells_only_if_there_was_something(case: Case) -> None:
    case.choice.drop()
    assert case.changes == 0
    case.choice.choose_tile(TWO)
    case.choice.drop()
    assert (case.changes, case.state()) == (2, (None, None))
