"""Whose tiles may be shown, with one person here, several, or none."""

from __future__ import annotations

from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.ui.viewpoint import Viewpoint


def viewpoint(kinds: str) -> Viewpoint:
    """Return a viewpoint; `p` stands for a person, `c` for a computer."""
    return Viewpoint(
        [
            Seat(f"P{seat}", Kind.PERSON)
            if kind == "p"
            else Seat(f"C{seat}", Kind.COMPUTER, "easy")
            for seat, kind in enumerate(kinds)
        ]
    )


def seen(point: Viewpoint) -> tuple[int | None, int | None, int]:
    return point.viewer, point.wanted, point.front


def test_a_lone_person_sees_no_cover() -> None:
    point = viewpoint("cpc")
    for turn in (0, 1, 2, None, 1):
        point.follow(turn)
        assert seen(point) == (1, None, 1)
    point.forget()
    assert point.viewer == 1


def test_with_computers_alone_nobody_sees_tiles() -> None:
    point = viewpoint("cc")
    point.follow(0)
    assert (point.viewer, point.wanted, point.front, point.is_shared) == (None, None, 0, False)


def test_the_cover_comes_with_another_persons_turn_and_goes_when_asked() -> None:
    point = viewpoint("pcp")
    assert point.is_shared
    point.follow(0)
    assert seen(point)[:2] == (None, 0)
    point.reveal()
    assert seen(point) == (0, None, 0)
    point.follow(1)
    assert point.viewer == 0
    point.follow(2)
    assert seen(point) == (None, 2, 0)
    point.reveal()
    assert (point.viewer, point.front) == (2, 2)


def test_the_same_persons_next_turn_needs_no_cover() -> None:
    point = viewpoint("pp")
    point.follow(0)
    point.reveal()
    point.follow(0)
    assert seen(point)[:2] == (0, None)


def test_undo_under_the_cover_takes_it_to_whoever_is_to_act_then() -> None:
    point = viewpoint("pcp")
    point.follow(2)
    point.follow(1)
    assert seen(point)[:2] == (None, None)
    point.follow(0)
    assert point.wanted == 0


def test_after_a_hand_nobody_sees_the_next_one_uncovered() -> None:
    point = viewpoint("pp")
    point.follow(1)
    point.reveal()
    point.follow(None)
    assert point.viewer is None
    point.follow(1)
    assert point.wanted == 1
    point.reveal()
    point.forget()
    assert seen(point)[:2] == (None, None)
    point.reveal()
    assert point.viewer is None
