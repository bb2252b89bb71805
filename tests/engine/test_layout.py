"""Arms, coordinates, and which half faces which way."""

from dominoes_qt.engine.actions import End
from dominoes_qt.engine.layout import EMPTY, OpenEnd, layout_of
from dominoes_qt.engine.profiles import Setup
from tests.engine.notation import played

NINE = ["4-1", "1-1 E", "4-4 W", "4-3 W", "2-1 E", "5-1 N", "5-5 N", "5-0 N", "6-1 S"]


def nine_plays() -> list[str]:
    """Return the nine published plays of All Fives, for two seats in turn."""
    return [f"{order % 2} {line}" for order, line in enumerate(NINE)]


def test_coordinates_count_outwards_and_halves_touch() -> None:
    match, _ = played(
        Setup.make("all-fives", 2), ["4-1 4-4 2-1 5-5 6-1", "1-1 4-3 5-1 5-0"], nine_plays()
    )
    layout = layout_of(match.hand)
    assert [
        (placed.coordinate, str(placed.tile), placed.inner, placed.outer, placed.seat)
        for placed in layout.placed
    ] == [
        ("C", "4-1", 1, 4, 0),
        ("E1", "1-1", 1, 1, 1),
        ("W1", "4-4", 4, 4, 0),
        ("W2", "4-3", 4, 3, 1),
        ("E2", "2-1", 1, 2, 0),
        ("N1", "5-1", 1, 5, 1),
        ("N2", "5-5", 5, 5, 0),
        ("N3", "5-0", 5, 0, 1),
        ("S1", "6-1", 1, 6, 0),
    ]
    assert [placed.order for placed in layout.placed] == list(range(9))
    assert [placed.is_spinner for placed in layout.placed] == [False, True] + [False] * 7
    assert [placed.coordinate for placed in layout.arm("N")] == ["N1", "N2", "N3"]
    assert [placed.points for placed in layout.placed] == [5, 0, 10, 5, 5, 10, 15, 5, 0]
    assert layout.open_ends == (
        OpenEnd(End.W, 3, 3),
        OpenEnd(End.E, 2, 2),
        OpenEnd(End.N, 0, 0),
        OpenEnd(End.S, 6, 6),
    )
    assert (layout.spinner, layout.count) == (0, 11)


def test_the_spinners_own_count_is_told_apart() -> None:
    match, _ = played(Setup.make("all-fives", 2), ["5-5", "5-0"], ["0 5-5", "1 5-0 E"])
    layout = layout_of(match.hand)
    assert layout.open_ends == (OpenEnd(End.W, 5, 0), OpenEnd(End.E, 0, 0))
    assert (layout.spinner, layout.count) == (10, 10)


def test_nothing_laid_is_an_empty_layout() -> None:
    assert layout_of(None) is EMPTY
    match, _ = played(Setup.make("block", 2), ["6-4", "4-4"], ["0 6-4"])
    assert layout_of(match.hand).count is None
    start = match.hand
    assert start is not None
    untouched = type(start)(start.setup, 0, start.deal, 0, None, start.position._replace(ends=()))
    assert layout_of(untouched) == EMPTY
