"""The referee against the vectors, the worked examples, its own random matches and their spoils."""

import json
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from . import Fault, check
from .bones import SPELLINGS, THE_SET, Bone, is_double
from .faults import RuleError
from .hand import Hand, Move, Opening
from .line import ARMS, Line
from .mutations import doubtful, mutations, refusal
from .play import Table, choices, play_match, random_record, tables, usual_seating
from .rulebook import RULEBOOKS, Seating
from .settling import Settlement, settle, settle_six_love, to_five

VECTORS = Path(__file__).resolve().parents[3] / "shared" / "vectors"
ABSENT = pytest.param(
    None, id="absent", marks=pytest.mark.skip(reason=f"no vectors: {VECTORS} is absent")
)
EACH_VECTOR = [pytest.param(p, id=p.stem) for p in sorted(VECTORS.glob("*.json"))] or [ABSENT]
EACH_TABLE = [pytest.param(table, id=table.name) for table in tables()]

LEFT_OVER = (["3-1", "6-5"], ["0-0", "6-0", "6-1"], ["3-3", "6-3"], ["3-0", "5-3", "5-5", "6-6"])
NINE_PLAYS = (
    ("4-1", "start", 5),
    ("1-1", "E", 0),
    ("4-4", "W", 10),
    ("4-3", "W", 5),
    ("2-1", "E", 5),
    ("5-1", "N", 10),
    ("5-5", "N", 15),
    ("5-0", "N", 5),
    ("6-1", "S", 0),
)
FIVE_TILES = (("6-6", "start"), ("6-4", "W"), ("4-4", "W"), ("6-5", "E"), ("5-5", "E"))


def read(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return record


def seating(profile: str, seats: int, *, partners: bool = False) -> Seating:
    return usual_seating(Table(profile, seats, partners))


def ended(table: Seating, left: list[list[Bone]], end: str, last: int = 0) -> Hand:
    """A hand that is over, with these tiles left in the hands."""
    hand = Hand(table, left, [], Opening(leader=0), 0)
    hand.end, hand.last_seat = end, last
    return hand


def blocked(table: Seating, *left: list[str]) -> Hand:
    return ended(table, [[SPELLINGS[text] for text in texts] for texts in left], "blocked")


def nine_plays_record() -> dict[str, Any]:
    tiles = [tile for tile, _, _ in NINE_PLAYS]
    rest = [f"{high}-{low}" for high, low in THE_SET if f"{high}-{low}" not in tiles]
    actions = [
        {"seat": turn % 2, "do": "play", "tile": tile, "at": at, "points": points}
        for turn, (tile, at, points) in enumerate(NINE_PLAYS)
    ]
    deal = [tiles[::2] + rest[:4], tiles[1::2] + rest[4:9]]
    hand = {"deal": deal, "yard": rest[9:], "leader": 0, "actions": actions}
    table = {"format": "domino-record/1", "profile": "all-fives", "seats": 2, "partners": False}
    return table | {"hands": [hand], "complete": False}


@pytest.mark.parametrize("path", EACH_VECTOR)
def test_accepts_every_vector(path: Path) -> None:
    record = read(path)
    verdict = check(record)
    assert verdict.complete == record["complete"]
    assert verdict.winner == record["winner"]


@pytest.mark.parametrize("path", EACH_VECTOR)
def test_refuses_spoiled_vectors(path: Path) -> None:
    for description, spoiled in mutations(read(path), seed=len(path.stem), share=0.08):
        assert refusal(description, spoiled).text


@pytest.mark.parametrize("table", EACH_TABLE)
def test_accepts_what_it_plays(table: Table) -> None:
    for seed in range(6):
        check(random_record(table, seed))


@pytest.mark.parametrize("table", EACH_TABLE)
def test_refuses_spoiled_play(table: Table) -> None:
    record = play_match(usual_seating(table), Random(table.name), most_hands=2)
    for description, spoiled in [*mutations(record, seed=1), *doubtful(record, seed=1)]:
        assert refusal(description, spoiled).text


def test_nineteen_tables() -> None:
    assert len(tables()) == 19


def test_same_seed_same_records() -> None:
    table = Table("all-fives", 3, partners=False)
    record = random_record(table, 5)
    before = json.dumps(record)
    assert before == json.dumps(random_record(table, 5))
    pairs = list(mutations(record, seed=3))
    assert json.dumps(pairs) == json.dumps(list(mutations(record, seed=3)))
    assert json.dumps(record) == before


@pytest.mark.parametrize(
    ("profile", "counts", "total"),
    [("muggins", [12, 16, 20, 25, 30], 75), ("all-fives", [12, 16, 20, 13, 18], 20)],
)
def test_five_tile_example(profile: str, counts: list[int], total: int) -> None:
    line, counting = Line(with_spinner=True), RULEBOOKS[profile].spinner_counts
    seen = []
    for tile, at in FIVE_TILES:
        line.lay(SPELLINGS[tile], at)
        seen.append(line.count(counting))
    assert seen == counts
    assert sum(count for count in seen if count % 5 == 0) == total


def test_nine_play_example() -> None:
    tallies = check(nine_plays_record()).hands[0].tallies
    assert [tally and tally.points for tally in tallies] == [points for _, _, points in NINE_PLAYS]


def test_fault_names_hand_and_action() -> None:
    record = nine_plays_record()
    record["hands"][0]["actions"][4]["points"] = 10
    with pytest.raises(Fault, match="hand 1, action 5: points is 5, not 10") as caught:
        check(record)
    assert (caught.value.hand, caught.value.action) == (1, 5)


def test_tiles_in_either_order_and_unknown_keys() -> None:
    record = nine_plays_record()
    for action in record["hands"][0]["actions"]:
        action["tile"] = action["tile"][::-1]
    record["hands"][0]["app"] = record["app"] = {"zoom": 2}
    check(record)


def test_blocked_partner_hand() -> None:
    block = settle(blocked(seating("block", 4, partners=True), *LEFT_OVER))
    assert (block.winner, block.points) == (0, (16, 0))
    hand = blocked(seating("six-love", 4, partners=True), *LEFT_OVER)
    assert settle_six_love(hand, [0, 0]) == Settlement(1, (0, 1), coordinator=1)


@pytest.mark.parametrize(
    ("profile", "points"), [("classic", 40), ("muggins", 40), ("all-fives", 50)]
)
def test_blocked_three_seats(profile: str, points: int) -> None:
    hand = blocked(seating(profile, 3), ["5-5"], ["6-6", "4-4"], ["6-5", "6-4", "5-4"])
    assert settle(hand) == Settlement(0, (points, 0, 0))


def test_two_of_three_share() -> None:
    table = seating("all-fives", 3)
    shared = settle(blocked(table, ["6-4"], ["5-5"], ["6-6", "6-5"]))
    assert shared == Settlement(None, (12.5, 12.5, 0))
    assert settle(blocked(table, ["6-4"], ["5-5"], ["4-4", "2-0"])).points == (0, 0, 0)
    assert settle(blocked(seating("draw", 3), ["6-4"], ["5-5"], ["6-6"])).points == (0, 0, 0)


def test_partner_tiles_never_add_when_out() -> None:
    left: list[list[Bone]] = [[], [(6, 6)], [(5, 5)], [(6, 5)]]
    hand = ended(seating("all-fives", 4, partners=True), left, "out", last=0)
    assert settle(hand) == Settlement(0, (25, 0))


def test_rounding_to_five() -> None:
    assert [to_five(points) for points in (0, 2, 3, 7, 22, 23)] == [0, 0, 5, 5, 20, 25]


@pytest.mark.parametrize(
    ("left", "scores", "settlement"),
    [
        ((["1-0"], ["5-5"], ["6-6"], ["2-1"]), [0, 3], Settlement(0, (0, 0))),
        ((["1-0"], ["5-5"], ["6-6"], ["2-1"]), [5, 0], Settlement(0, (1, 0), coordinator=0)),
        ((["2-1"], ["5-5"], ["3-0"], ["6-5"]), [0, 0], Settlement(0, (1, 0), coordinator=0)),
        ((["2-1"], ["5-5"], ["6-6"], ["3-0"]), [2, 0], Settlement(None, (0, 0))),
    ],
)
def test_six_love_blocks(
    left: tuple[list[str], ...], scores: list[float], settlement: Settlement
) -> None:
    hand = blocked(seating("six-love", 4, partners=True), *left)
    assert settle_six_love(hand, scores) == settlement


def test_key_bone_is_the_one_tile_that_still_fits() -> None:
    table = Table("six-love", 4, partners=True)
    last_moves: dict[int, bool] = {}

    def watch(number: int, _action: int, hand: Hand) -> None:
        numbers = set(hand.line.open_ends().values())
        unplayed = [bone for bone in THE_SET if bone not in hand.line.bones()]
        fitting = [bone for bone in unplayed if numbers.intersection(bone)]
        only = len(fitting) == 1 and set(fitting[0]) == numbers and not is_double(fitting[0])
        last_moves[number] = only

    doubled = 0
    for seed in range(12):
        verdict = check(play_match(usual_seating(table), Random(seed)), watch)
        for number, hand in enumerate(verdict.hands):
            assert hand.finished is not None
            credited = sum(hand.finished.settlement.points)
            if credited and hand.finished.end == "out":
                assert (credited == 2) == last_moves[number]
                doubled += credited == 2
    assert doubled


@pytest.mark.parametrize("table", EACH_TABLE)
def test_only_its_choices_are_legal(table: Table) -> None:
    """Every other move at some random moments is refused."""
    record = random_record(table, 3)
    rng = Random(table.name)
    seen: list[Hand] = []
    check(record, lambda _n, _a, hand: seen.append(deepcopy(hand)) if rng.random() < 0.1 else None)
    for hand in seen[:15]:
        allowed = [move for move in every_move(table.seats) if is_legal(hand, move)]
        assert sorted(allowed) == sorted(choices(hand))


def every_move(seats: int) -> list[Move]:
    moves = []
    for seat in range(seats):
        moves += [Move(seat, "nominate", poser=poser) for poser in range(seats)]
        moves += [Move(seat, "draw", bone) for bone in THE_SET]
        moves += [Move(seat, "play", bone, at) for bone in THE_SET for at in ("start", *ARMS)]
        moves.append(Move(seat, "pass"))
    return moves


def is_legal(hand: Hand, move: Move) -> bool:
    if hand.to_act == move.seat:
        hand = deepcopy(hand)
    try:
        hand.apply(move)
    except RuleError:
        return False
    return True
