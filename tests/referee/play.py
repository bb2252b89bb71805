"""Random matches on the referee's own table, written as records; the same seed, the same record."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from .bones import SPELLINGS, THE_SET, Bone, spell
from .game import Finished, Game
from .hand import Hand, Move, Tally
from .reading import FORMAT, Fields
from .rulebook import RULEBOOKS, Seating

TARGETS = (None, 25, 50, 95, 150, 250)


@dataclass(frozen=True)
class Table:
    """One row of profile × seats × partners that the rules allow."""

    profile: str
    seats: int
    partners: bool

    @property
    def name(self) -> str:
        return f"{self.profile}-{self.seats}{'p' if self.partners else ''}"


def tables() -> list[Table]:
    """Every table there is, nineteen of them."""
    return [
        Table(book.profile, seats, partners)
        for book in RULEBOOKS.values()
        for seats in book.seats
        for partners in (False, True)
        if book.allows_partners(seats, partners)
    ]


def usual_seating(table: Table) -> Seating:
    book = RULEBOOKS[table.profile]
    return Seating(book, table.seats, table.partners, book.usual_target[table.seats])


def any_seating(table: Table, rng: Random) -> Seating:
    """A seating with a target, a first leader or a first coordinator that may be unusual."""
    book = RULEBOOKS[table.profile]
    target = book.usual_target[table.seats]
    leader = coordinator = None
    if book.settlement != "six-love" and rng.random() < 0.5:
        target = rng.choice(TARGETS)
    if book.opening == "lot" and rng.random() < 0.5:
        leader = rng.randrange(table.seats)
    if book.opening == "double six" and rng.random() < 0.5:
        coordinator = rng.randrange(table.seats)
    return Seating(book, table.seats, table.partners, target, leader, coordinator)


def choices(hand: Hand) -> list[Move]:
    """Every action that the seat to act may do."""
    seat = hand.to_act
    if seat is None:
        return []
    if hand.nomination_due:
        return [Move(seat, "nominate", poser=poser) for poser in (seat, (seat + 2) % 4)]
    plays = [Move(seat, "play", bone, at) for bone, at in _plays(hand, hand.held[seat])]
    if plays:
        return plays
    return [Move(seat, "draw", hand.yard[0]) if hand.can_draw() else Move(seat, "pass")]


def _plays(hand: Hand, held: list[Bone]) -> list[tuple[Bone, str]]:
    if hand.line.start is None:
        return [(bone, "start") for bone in held if hand.opening.tile in (None, bone)]
    ends = hand.line.open_ends()
    return [(bone, at) for bone in held for at, number in ends.items() if number in bone]


def play_match(seating: Seating, rng: Random, most_hands: int = 1000) -> Fields:
    """A match of random players, with every claim; unfinished if `most_hands` are not enough."""
    game = Game(seating)
    hands: list[object] = []
    while not game.over and len(hands) < most_hands:
        hands.append(_play_hand(game, rng))
    record: Fields = {
        "format": FORMAT,
        "profile": seating.book.profile,
        "seats": seating.seats,
        "partners": seating.partners,
        "target": seating.target,
        "first_leader": "lot" if seating.first_leader is None else seating.first_leader,
    }
    if seating.first_coordinator is not None:
        record["first_coordinator"] = seating.first_coordinator
    return record | {"hands": hands, "winner": game.winner, "complete": game.over}


def _play_hand(game: Game, rng: Random) -> Fields:
    held, yard = _deal(game.seating, rng)
    written: Fields = {
        "deal": [[spell(bone) for bone in tiles] for tiles in held],
        "yard": [spell(bone) for bone in yard],
    }
    hand = game.start_hand(held, yard, lot=rng.randrange(game.seating.seats))
    actions = []
    while hand.end is None:
        move = rng.choice(choices(hand))
        actions.append(_action(move, game.apply(move)))
    return written | {"leader": hand.leader, "actions": actions} | hand_claims(game.finished[-1])


def _deal(seating: Seating, rng: Random) -> tuple[list[list[Bone]], list[Bone]]:
    tiles = list(THE_SET)
    rng.shuffle(tiles)
    size = seating.book.tiles_each[seating.seats]
    cuts = [seat * size for seat in range(seating.seats + 1)]
    held = [tiles[cuts[seat] : cuts[seat + 1]] for seat in range(seating.seats)]
    return held, tiles[cuts[-1] :]


def _action(move: Move, tally: Tally | None) -> Fields:
    action: Fields = {"seat": move.seat, "do": move.do}
    if move.bone is not None:
        action["tile"] = spell(move.bone)
    if move.do == "play":
        action["at"] = move.at
    if move.do == "nominate":
        action["poser"] = move.poser
    if tally is not None:
        action |= {"count": tally.total, "points": tally.points}
    return action


def hand_claims(finished: Finished) -> Fields:
    """What a finished hand of a record claims."""
    settlement = finished.settlement
    points = [_plain(amount) for amount in settlement.points]
    return {
        "end": finished.end,
        "settlement": {"winner": settlement.winner, "points": points},
        "scores": [_plain(amount) for amount in finished.scores],
    }


def _plain(amount: float) -> float:
    """25 rather than 25.0, as a person would write it; 12.5 stays."""
    return int(amount) if amount == int(amount) else amount


def cut(record: Fields, hand: int, action: int) -> Fields:
    """The record as it stood before that action (0-based) of that hand, which was not its last."""
    hands = record["hands"]
    assert isinstance(hands, list)
    last = {key: hands[hand][key] for key in ("deal", "yard", "leader")}
    last["actions"] = hands[hand]["actions"][:action]
    if action == 0 and hands[hand]["actions"][0]["do"] == "nominate":
        del last["leader"]
    return record | {"hands": [*hands[:hand], last], "winner": None, "complete": False}


def cut_somewhere(record: Fields, rng: Random) -> Fields:
    hands = record["hands"]
    assert isinstance(hands, list)
    hand = rng.randrange(len(hands))
    return cut(record, hand, rng.randrange(len(hands[hand]["actions"])))


def with_few_claims(record: Fields, rng: Random) -> Fields:
    """The same match with some of what a reader can derive left out, and tiles turned around."""
    hands = record["hands"]
    assert isinstance(hands, list)
    kept = record | {"hands": [_sparse_hand(hand, rng) for hand in hands]}
    usual = usual_seating(
        Table(str(record["profile"]), int(str(record["seats"])), bool(record["partners"]))
    )
    leave_out = {"winner"} if rng.random() < 0.5 else set()
    for key, default in (("complete", True), ("first_leader", "lot"), ("target", usual.target)):
        if record[key] == default and rng.random() < 0.5:
            leave_out.add(key)
    return {key: value for key, value in kept.items() if key not in leave_out}


def _sparse_hand(hand: Fields, rng: Random) -> Fields:
    actions = hand["actions"]
    assert isinstance(actions, list)
    derivable = ["end", "settlement", "scores", "leader"] if actions else []
    leave_out = {key for key in derivable if rng.random() < 0.5}
    kept = {key: value for key, value in hand.items() if key not in leave_out}
    return kept | {"actions": [_sparse_action(action, rng) for action in actions]}


def _sparse_action(action: Fields, rng: Random) -> Fields:
    leave_out = {key for key in ("count", "points") if rng.random() < 0.5}
    kept = {key: value for key, value in action.items() if key not in leave_out}
    if "tile" in kept and rng.random() < 0.3:
        high, low = SPELLINGS[str(kept["tile"])]
        kept["tile"] = f"{low}-{high}"
    return kept


def random_record(table: Table, seed: int) -> Fields:
    """A legal record of this table: whole or cut short, with all claims or with few."""
    rng = Random(f"{table.name} {seed}")
    record = play_match(any_seating(table, rng), rng)
    if rng.random() < 0.3:
        record = cut_somewhere(record, rng)
    if rng.random() < 0.3:
        record = with_few_claims(record, rng)
    if rng.random() < 0.2:
        record = record | {"players": [{"name": "Ana", "kind": "human"}], "app": {"zoom": 1.5}}
    return record


def random_records(each: int, seed: int = 0) -> Iterator[tuple[str, Fields]]:
    """(name, record) pairs, `each` of every table."""
    for table in tables():
        for number in range(each):
            yield f"{table.name} {seed + number}", random_record(table, seed + number)
