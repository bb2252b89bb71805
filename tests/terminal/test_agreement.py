"""From options to a set-up and players."""

from __future__ import annotations

import pytest

from dominoes_qt.players.base import Budget
from dominoes_qt.session.seats import Kind, Seat
from dominoes_qt.terminal.agreement import Agreement, agreement_of, plan_of
from dominoes_qt.terminal.faults import UsageFault
from dominoes_qt.terminal.options import read

pytestmark = pytest.mark.usefixtures("english")


def agreed(*arguments: str) -> Agreement:
    """Return the match that these arguments describe."""
    return agreement_of(read("play", arguments))


def test_nothing_said_is_all_fives_for_one_person_against_a_medium_computer() -> None:
    agreement = agreed()
    assert not agreement.is_given
    assert agreement.has_people
    assert (agreement.setup.profile.key, agreement.setup.seats) == ("all-fives", 2)
    assert (agreement.deal, agreement.seed) == (None, None)
    assert agreement.seats == (Seat("Ana", Kind.PERSON), Seat("Ben", Kind.COMPUTER, "medium"))
    assert [seat.kind for seat in agreement.computers] == [Kind.COMPUTER] * 2


def test_everything_said() -> None:
    agreement = agreed(
        *("--profile", "block", "--seats", "4", "--partners", "--target", "150"),
        *("--leader", "2", "--deal", "77", "--seed", "5", "--players", "easy,medium"),
        *("--people", "Eva,-,Ivo"),
    )
    setup = agreement.setup
    assert (setup.profile.key, setup.seats, setup.partners) == ("block", 4, True)
    assert (setup.target, setup.first_leader) == (150, 2)
    assert (agreement.deal, agreement.seed, agreement.is_given) == (77, 5, True)
    assert agreement.seats == (
        Seat("Eva", Kind.PERSON),
        Seat("Ana", Kind.COMPUTER, "medium"),
        Seat("Ivo", Kind.PERSON),
        Seat("Ben", Kind.COMPUTER, "medium"),
    )


@pytest.mark.parametrize(
    ("arguments", "seats"),
    [
        ("--profile six-love", 4),
        ("--profile draw --partners", 4),
        ("--people 3", 3),
        ("--people Eva,Ivo,Ona,Udo", 4),
        ("--seats 3", 3),
    ],
)
def test_there_is_room_for_everybody(arguments: str, seats: int) -> None:
    assert agreed(*arguments.split()).setup.seats == seats


def test_a_single_hand() -> None:
    assert agreed("--profile", "block", "--target", "none").setup.target is None
    assert agreed("--profile", "classic").setup.target is None


def test_people_by_number_have_usual_names() -> None:
    seats = agreed("--seats", "3", "--people", "2", "--level", "easy").seats
    assert [seat.name for seat in seats] == ["Ana", "Ben", "Carla"]
    assert [seat.level for seat in seats] == ["", "", "easy"]


def test_a_name_that_somebody_has_is_not_given_to_a_computer() -> None:
    seats = agreed("--people=-,ana").seats
    assert [seat.name for seat in seats] == ["Ben", "ana"]
    assert not agreed("--watch").has_people
    assert not agreed("--people", "0").has_people


def test_long_names_are_cut() -> None:
    assert agreed("--people", "x" * 40).seats[0].name == "x" * 16


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--profile chess", "there is no profile “chess”"),
        ("--seats 5", "--seats has to be a whole number from 2 to 4, not “5”"),
        ("--profile six-love --seats 2", "the profile is not for 2 seats, but for 4"),
        ("--seats two", "--seats has to be a whole number"),
        ("--partners --seats 3", "partners are not allowed here"),
        ("--profile classic --partners", "partners are not allowed here"),
        ("--target 13", "a target is a multiple of 5 from 25 to 1000, or there is none; 13 is not"),
        (
            "--target lots",
            "--target has to be a multiple of 5 from 25 to 1000, or none, not “lots”",
        ),
        ("--leader 4", "--leader has to be a whole number from 0 to 3, not “4”"),
        ("--leader 2", "seat 2 cannot be chosen to lead first"),
        ("--profile six-love --target none", "this profile is always played to 6"),
        ("--profile classic --leader 0", "seat 0 cannot be chosen to lead first"),
        ("--deal -3", "--deal has to be a whole number"),
        ("--deal 0", "--deal has to be"),
        ("--deal 1000000000", "--deal has to be"),
        ("--level hardest", "--level has to be easy, medium or hard, not “hardest”"),
        ("--players easy,", "--players has to be easy, medium or hard"),
        ("--level easy --players easy", "--level and --players cannot be given together"),
        ("--players easy,easy,easy", "there are 3 levels for 2 seats"),
        ("--people 5", "--people has to be a whole number from 0 to 4"),
        ("--people Eva,,Ivo", "a name is empty"),
        ("--people Eva,eva", "two players have the name “eva”"),
        ("--people Eva,Ivo,Ona --seats 2", "there are 3 names for 2 seats"),
        ("--watch --people 1", "--watch and --people cannot be given together"),
    ],
)
def test_what_cannot_be_agreed_on(arguments: str, said: str) -> None:
    with pytest.raises(UsageFault) as caught:
        agreed(*arguments.split())
    assert said in str(caught.value)


def test_a_plan() -> None:
    arguments = "--profile block --seats 4 --partners --players easy,medium --matches 3 --seed 9"
    plan = plan_of(read("simulate", arguments.split()))
    assert plan.levels == ("easy", "medium", "easy", "medium")
    assert (plan.matches, plan.hands, plan.seed, plan.records) == (3, None, 9, False)
    assert plan.samples == Budget().samples
    others = ["--profile=draw", "--seats=2", "--hands=5", "--record=x", "--samples=30"]
    other = plan_of(read("simulate", others))
    assert (other.matches, other.hands, other.seed, other.records) == (None, 5, 0, True)
    assert other.samples == 30


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--seats 2 --matches 1", "--profile is missing"),
        ("--profile block --matches 1", "--seats is missing"),
        ("--profile block --seats 2", "either --matches or --hands has to be given"),
        ("--profile block --seats 2 --matches 1 --hands 1", "and not both"),
        ("--profile block --seats 2 --matches 0", "--matches has to be a whole number from 1"),
        ("--profile block --seats 2 --hands -1", "--hands has to be a whole number from 1"),
    ],
)
def test_what_cannot_be_planned(arguments: str, said: str) -> None:
    with pytest.raises(UsageFault) as caught:
        plan_of(read("simulate", arguments.split()))
    assert said in str(caught.value)
