"""Who sits at the table, as records name them, and each choice's own chance."""

import pytest

from dominoes_qt.session.seats import Kind, Seat, rng_for, seats_of_record

NAMES = ("South", "West", "North", "East")


def test_seats_are_written_and_read() -> None:
    seats = (Seat("Ana", Kind.PERSON), Seat("Beto", Kind.COMPUTER, "medium"))
    written = [seat.record() for seat in seats]
    assert written == [
        {"name": "Ana", "kind": "human"},
        {"name": "Beto", "kind": "computer", "level": "medium"},
    ]
    assert seats_of_record(written, 2, NAMES) == seats


@pytest.mark.parametrize(
    ("players", "seat"),
    [
        (None, Seat("South", Kind.PERSON)),
        ("Ana", Seat("South", Kind.PERSON)),
        ([], Seat("South", Kind.PERSON)),
        ([3], Seat("South", Kind.PERSON)),
        ([{"name": "  "}], Seat("South", Kind.PERSON)),
        ([{"name": 5, "kind": []}], Seat("South", Kind.PERSON)),
        ([{"name": " A very long name indeed "}], Seat("A very long name", Kind.PERSON)),
        ([{"name": "\u202eA\n\ud800na\x00"}], Seat("Ana", Kind.PERSON)),
        ([{"name": "\u200b\n"}], Seat("South", Kind.PERSON)),
        ([{"name": "X", "kind": "computer", "level": 4}], Seat("X", Kind.COMPUTER)),
    ],
)
def test_a_record_may_name_its_players_badly(players: object, seat: Seat) -> None:
    assert seats_of_record(players, 1, NAMES) == (seat,)


def test_each_choice_has_its_own_chance() -> None:
    """The sequence is fixed for ever: the same seed gives the same moves on every system."""
    assert rng_for(1, 0, 0, 0).random() == rng_for(1, 0, 0, 0).random()
    places = [(1, 0, 0), (2, 0, 0), (1, 1, 0), (1, 0, 1), (1, 10), (11, 0)]
    assert len({rng_for(*place).random() for place in places}) == len(places)
    assert round(rng_for(7, 1, 2, 3).random(), 12) == 0.612779385979
