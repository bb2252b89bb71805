"""The game at a terminal, by what is typed and what is shown."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.view import SeatView
from dominoes_qt.narrate.language import Languages
from tests.engine.strategies import tables
from tests.terminal.typing import Sitting, typed

pytestmark = pytest.mark.usefixtures("english")

BLOCK = Setup.make("block", 2)
FIVES = Setup.make("all-fives", 2)
ONE_HAND = Setup.make("block", 2, target=None)
SIX_LOVE = Setup.make("six-love", 4)


def own_view(sitting: Sitting, seat: int = 0) -> SeatView:
    """Return what a seat knows."""
    view = sitting.session.view(seat)
    assert view is not None
    return view


def first_action(sitting: Sitting) -> str:
    """Return what to type for the first legal action of seat 0 at the start."""
    return typed(own_view(sitting).legal[0], sitting.session)


def led_by_person(setup: Setup, persons: int = 1) -> Sitting:
    """Return a match that seat 0 leads."""
    assert setup.first_leader is None
    led = Setup.make(
        setup.profile.key,
        setup.seats,
        partners=setup.partners,
        target=setup.target,
        first_leader=0,
    )
    return Sitting(led, persons=persons)


@pytest.mark.parametrize(("key", "seats", "partners"), tables())
def test_whole_matches_of_every_table(key: str, seats: int, partners: bool) -> None:
    sitting = Sitting(Setup.make(key, seats, partners=partners))
    shown = sitting.run(sitting.whole_matches())
    assert sitting.session.is_over
    assert shown[-1] == "Until the next match."
    settled = [line for line in shown if "total" in line]
    assert len(settled) == len(sitting.session.finished) * sitting.session.setup.sides


@pytest.mark.parametrize("persons", [2, 3, 4])
def test_whole_matches_of_people_who_share_the_terminal(persons: int) -> None:
    sitting = Sitting(SIX_LOVE, persons=persons)
    shown = sitting.run(sitting.whole_matches())
    assert sitting.session.is_over
    assert "Press Enter to see your tiles." in shown


def test_the_person_sees_score_ends_tiles_and_turn() -> None:
    sitting = led_by_person(FIVES)
    tile = first_action(sitting)
    shown = sitting.run([tile])
    assert shown[0] == "All Fives, 2 players. Play goes clockwise."
    assert shown[1] == "Deal number 1."
    assert shown[2] == "Hand 1. You lead."
    assert shown[4].startswith("Score: ")
    assert shown[5] == "The table is empty."
    assert [line.split(".")[0] for line in shown[6:15]] == list("123456789")
    assert shown[15].startswith("Your turn.")
    assert shown[17].startswith(f"You lead {tile.split()[0]}. ")


def test_a_tile_is_played_by_its_number() -> None:
    sitting = led_by_person(BLOCK)
    view = own_view(sitting)
    sitting.run(["2"])
    assert view.hand ^ own_view(sitting).hand == view.tiles[1].mask


@pytest.mark.parametrize("line", ["0", "8", "99"])
def test_a_number_without_a_tile_is_told(line: str) -> None:
    shown = led_by_person(BLOCK).run([line])
    assert f"There is no tile number {line}: you hold 7 tiles." in shown


def test_what_the_rules_forbid_is_told_and_changes_nothing() -> None:
    sitting = led_by_person(BLOCK)
    shown = sitting.run(["draw", "pass"])
    assert any(line.startswith("Nobody draws in this game.") for line in shown)
    assert any(line.startswith("You hold a playable tile.") for line in shown)
    assert sitting.session.history == ()


def test_what_is_not_understood_is_told() -> None:
    shown = led_by_person(BLOCK).run(["bananas 7", ""])
    assert "bananas 7 is not understood. Say help for all commands." in shown


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("tiles", "1. "),
        ("ends", "The table is empty."),
        ("layout", "The table is empty."),
        ("counts", "Tiles: you 7, Ivo 7."),
        ("turn", "It is your turn."),
        ("scores", "Score: you 0, Ivo 0. Played to 100."),
        ("details", "All are level."),
        ("last", "Nothing has happened in this hand yet."),
        ("voids", "Nobody is known to lack a number."),
        ("rules in force", "Whoever reaches 100 points and is alone in the lead wins the match."),
        ("help", "quit, q: end the program"),
        ("undo", "There is nothing to take back."),
        ("redo", "There is nothing to do again."),
        ("next", "The hand is not over yet."),
        ("new", "The match is not over yet."),
    ],
)
def test_every_command_answers(command: str, answer: str) -> None:
    shown = led_by_person(BLOCK).run([command])
    asked = shown.index("Your choice:")
    assert any(line.startswith(answer) for line in shown[asked:])


def test_undo_and_redo_tell_what_they_do() -> None:
    sitting = led_by_person(BLOCK)
    tile = first_action(sitting).split()[0]
    shown = sitting.run([tile, "undo", "redo"])
    assert f"You take {tile} back." in shown
    assert f"You play {tile} again." in shown
    assert len(sitting.session.history) >= 2
    assert shown.count(next(line for line in shown if line.startswith("Ivo "))) >= 2


def test_undo_reaches_into_the_hand_before() -> None:
    sitting = Sitting(BLOCK)
    lines = sitting.whole_matches()

    def until_next_hand() -> Iterator[str]:
        while not sitting.session.finished:
            yield next(lines)
        yield ""
        yield "undo"
        assert sitting.session.finished == ()
        yield "redo"
        assert len(sitting.session.finished) == 1

    shown = sitting.run(until_next_hand())
    assert "The last action is taken back." in shown


def test_restart_begins_the_hand_again_and_can_be_undone() -> None:
    sitting = led_by_person(BLOCK)
    tile = first_action(sitting)
    shown = sitting.run([tile, "restart", "undo", "redo"])
    assert shown.count("The hand begins again.") == 1
    assert shown.count("Hand 1. You lead.") == 3
    assert "The action is done again." in shown
    assert sitting.session.history == ()


def test_actions_wait_for_the_next_hand() -> None:
    sitting = Sitting(BLOCK)
    lines = sitting.whole_matches()

    def typed_lines() -> Iterator[str]:
        while not sitting.session.finished:
            yield next(lines)
        yield "1"
        yield "tiles"
        yield "next"

    shown = sitting.run(typed_lines())
    asked = shown.index("Press Enter for the next hand.")
    assert shown[asked + 1] == "That is for your own turn."
    assert "The hand is over." in shown[asked:]
    assert any(line.startswith("Hand 2.") for line in shown[asked:])


def test_leaving_a_match_is_asked_about() -> None:
    shown = led_by_person(BLOCK).run(["quit", "what", "no", "quit", "yes"])
    assert shown.count("The match is not over. Quit? Yes or no:") == 3
    assert "Say yes or no." in shown
    assert shown[-1] == "The match ends here, unfinished."


def test_the_end_of_input_ends_the_program() -> None:
    for lines in ([], ["quit"]):
        assert led_by_person(BLOCK).run(lines)[-1] == "The match ends here, unfinished."


def test_after_a_match_another_one_can_be_played() -> None:
    sitting = Sitting(ONE_HAND)
    shown = sitting.run(sitting.whole_matches(["", "new", "quit"]))
    assert len(sitting.sessions) == 2
    assert "Deal number 2." in shown


def test_after_six_love_the_winners_name_who_poses_in_the_next_match() -> None:
    sitting = Sitting(SIX_LOVE)
    sitting.run(sitting.whole_matches(["next", "new", "quit"]))
    first, follows, fresh = sitting.sessions
    assert first.setup.first_coordinator is None
    assert follows.setup.first_coordinator == first.finished[-1].settlement.seat
    assert fresh.setup.first_coordinator is None


def test_nominating_by_name_and_by_number() -> None:
    setup = Setup.make("six-love", 4, first_coordinator=0)
    for line in ("nominate Eva", "nominate 1", "1", "play 1"):
        sitting = Sitting(setup)
        shown = sitting.run(["nominate Nobody", line])
        assert "Name one of these: 1. Eva, 2. Ona." in shown
        assert own_view(sitting).leader == 0
    sitting = Sitting(setup)
    shown = sitting.run(["6-6", "1-0"])
    assert any(line.startswith("Nobody can play before the poser is named.") for line in shown)


def test_people_see_their_own_tiles_only() -> None:
    sitting = led_by_person(BLOCK, persons=2)
    hands = [own_view(sitting, seat).tiles for seat in range(2)]
    lead = hands[0][0]
    shown = sitting.run(["", str(lead), "", None])
    covers = [place for place, line in enumerate(shown) if "Press Enter to see" in line]
    assert len(covers) == 2
    first, second = "\n".join(shown[: covers[1]]), "\n".join(shown[covers[1] :])
    assert not any(f". {tile}," in first for tile in hands[1])
    assert not any(f". {tile}," in second for tile in hands[0])
    assert shown[covers[1] - 40 : covers[1] - 1].count("") >= 30
    recap = shown[covers[1] + 1 :]
    assert recap[0] == "Hand 1."
    assert recap[1].startswith(f"Eva leads {lead}.")
    assert not any(f". {tile}," in line for line in shown[: covers[0]] for tile in hands[0])


def test_who_looks_again_is_told_what_happened_since() -> None:
    sitting = led_by_person(Setup.make("block", 3), persons=2)

    def lines() -> Iterator[str | None]:
        auto = sitting.whole_matches()
        for _ in range(6):
            yield next(auto)
        yield None

    shown = sitting.run(lines())
    third = [place for place, line in enumerate(shown) if "Press Enter to see" in line][2]
    told = [line for line in shown[third + 1 : third + 5] if line]
    assert told[0].startswith("Ivo ")
    assert told[1].startswith("Ona ")


def test_a_new_hand_covers_the_tiles_again() -> None:
    sitting = Sitting(BLOCK, persons=2)
    lines = sitting.whole_matches()

    def until_second_hand() -> Iterator[str]:
        while len(sitting.session.finished) < 1 or sitting.session.turn is None:
            yield next(lines)
        yield ""

    shown = sitting.run(until_second_hand())
    start = next(place for place, line in enumerate(shown) if line.startswith("Hand 2."))
    assert "Press Enter to see your tiles." in shown[start:]


def test_it_speaks_and_understands_spanish(languages: Languages) -> None:
    languages.use("es")
    sitting = led_by_person(BLOCK)
    shown = sitting.run(["jugar 1", "deshacer", "última", "draw", "terminar", "sí"])
    assert shown[0].startswith("Bloqueo, 2 jugadores.")
    assert any(line.startswith("Sales con ") for line in shown)
    assert any(line.startswith("Retiras ") for line in shown)
    assert shown[-1] == "La partida se queda aquí, sin terminar."
    languages.use("en")


@pytest.mark.parametrize("word", ["undo", "restart"])
def test_the_next_person_is_told_what_was_played_instead(word: str) -> None:
    sitting = led_by_person(BLOCK, persons=2)
    first, second = (typed(action, sitting.session) for action in own_view(sitting).legal[:2])
    shown = sitting.run(["", first, "", word, "", second, ""])
    instead = f"Eva leads {second.split()[0]}. "
    assert any(line.startswith(instead) for line in shown)


def test_only_enter_alone_shows_the_tiles_of_the_next_person() -> None:
    sitting = led_by_person(BLOCK, persons=2)
    tile = typed(own_view(sitting).legal[0], sitting.session)
    shown = sitting.run(["", tile, "help", tile, "", ""])
    asked = [line for line in shown if line.startswith("Press Enter")]
    assert len(asked) == 4
