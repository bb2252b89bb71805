"""One thing wrong with the table or with a deal."""

from collections.abc import Iterator

from .bones import spell
from .case import (
    MISSING,
    NO_AMOUNTS,
    NO_FLAGS,
    NO_LISTS,
    NO_OBJECTS,
    NO_SEATS,
    NO_TILES,
    Case,
    Spoiled,
)


def keys(case: Case) -> Iterator[Spoiled]:
    for key in ("format", "profile", "seats", "hands"):
        yield f"{key} missing", case.put((key,), MISSING)
        for odd in NO_LISTS:
            yield f"{key} is {odd!r}", case.put((key,), odd)
    for name in ("domino-record/2", "domino-record", "1"):
        yield f"unknown format {name}", case.put(("format",), name)
    for name in ("texas", "", "All Fives", "3"):
        yield f"unknown profile {name}", case.put(("profile",), name)
    for odd in NO_OBJECTS:
        yield f"the record is {odd}", odd


def seats(case: Case) -> Iterator[Spoiled]:
    right = case.verdict.seating.seats
    for wrong in (-1, 0, 1, 2, 3, 4, 5, str(right), right + 0.5, [right]):
        if wrong != right:
            yield f"seats {wrong!r} instead of {right}", case.put(("seats",), wrong)


def partners(case: Case) -> Iterator[Spoiled]:
    count = case.verdict.seating.seats
    for wrong in (True, False):
        if not case.book.allows_partners(count, wrong):
            yield f"partners {wrong} at {count} seats", case.put(("partners",), wrong)
    for odd in NO_FLAGS:
        yield f"partners {odd!r}", case.put(("partners",), odd)


def target(case: Case) -> Iterator[Spoiled]:
    for odd in (*NO_AMOUNTS, 0, -100, 20, 27, 1005, 99.5):
        if odd is not None:
            yield f"target {odd!r}", case.put(("target",), odd)
    six_love = case.book.settlement == "six-love"
    for other in (None, 5, 25, 100) if six_love else (6,):
        yield f"target {other} in {case.book.profile}", case.put(("target",), other)


def first_leader(case: Case) -> Iterator[Spoiled]:
    if case.book.opening != "lot":
        return
    count = case.verdict.seating.seats
    for odd in (*NO_SEATS, count, "me"):
        yield f"first leader {odd!r}", case.put(("first_leader",), odd)
    leader = case.verdict.hands[0].leader if case.hands else None
    if leader is not None:
        wrong = (leader + 1) % count
        yield f"first leader {wrong}, but {leader} leads", case.put(("first_leader",), wrong)


def first_coordinator(case: Case) -> Iterator[Spoiled]:
    if case.book.opening != "double six":
        return
    for odd in NO_SEATS:
        yield f"first coordinator {odd!r}", case.put(("first_coordinator",), odd)
    if not case.moments:
        return
    seat = case.verdict.seating.first_coordinator
    if seat is not None:
        yield "the first coordinator left out", case.put(("first_coordinator",), MISSING)
    for wrong in range(4):
        if wrong != seat:
            what = f"first coordinator {wrong} instead of {seat}"
            yield what, case.put(("first_coordinator",), wrong)


def deal_keys(case: Case) -> Iterator[Spoiled]:
    for hand in case.one_hand(lambda _: True):
        for odd in (*NO_OBJECTS, {}):
            yield f"hand {hand} is {odd!r}", case.put(("hands", hand), odd)
        for key in ("deal", "yard", "actions"):
            for odd in NO_LISTS:
                yield f"{key} is {odd}", case.put(("hands", hand, key), odd)
        for key in ("deal", "yard"):
            yield f"{key} missing", case.put(("hands", hand, key), MISSING)
        deal = case.hands[hand]["deal"]
        yield "one hand too few", case.put(("hands", hand, "deal"), deal[:-1])
        yield "one hand too many", case.put(("hands", hand, "deal"), [*deal, []])
        yield "a dealt hand is null", case.put(("hands", hand, "deal", 0), None)
    for hand in case.one_hand(lambda number: bool(case.actions(number))):
        yield "actions missing", case.put(("hands", hand, "actions"), MISSING)


def dealt_tiles(case: Case) -> Iterator[Spoiled]:
    for hand in case.one_hand(lambda _: True):
        path = ("hands", hand, "deal")
        deal = case.hands[hand]["deal"]
        seat = case.rng.randrange(len(deal))
        other = (seat + 1) % len(deal)
        place = case.rng.randrange(len(deal[seat]))
        tile, strange = deal[seat][place], case.rng.choice(deal[other])
        less = [*deal[seat][:place], *deal[seat][place + 1 :]]
        yield "a dealt tile missing", case.put((*path, seat), less)
        yield "a dealt tile twice", case.put((*path, seat), [*deal[seat], tile])
        yield "another seat's tile instead", case.put((*path, seat, place), strange)
        moved = {seat: less, other: [*deal[other], tile]}
        hands = [moved.get(number, tiles) for number, tiles in enumerate(deal)]
        yield "a tile moved to another hand", case.put(path, hands)
        for odd in NO_TILES:
            yield f"tile {odd!r} dealt", case.put((*path, seat, place), odd)
        yard = [*case.hands[hand]["yard"], tile]
        shorter = case.put((*path, seat), less)["hands"][hand] | {"yard": yard}
        yield "a tile moved from a hand to the yard", case.put(("hands", hand), shorter)


def yard_tiles(case: Case) -> Iterator[Spoiled]:
    for hand in case.one_hand(lambda number: bool(case.hands[number]["yard"])):
        path = ("hands", hand, "yard")
        yard, mine = case.hands[hand]["yard"], case.hands[hand]["deal"][0]
        place = case.rng.randrange(len(yard))
        less = [*yard[:place], *yard[place + 1 :]]
        yield "a yard tile missing", case.put(path, less)
        yield "a yard tile twice", case.put(path, [*yard, yard[place]])
        yield "a dealt tile in the yard", case.put((*path, place), mine[0])
        yield "tile 7-1 in the yard", case.put((*path, place), "7-1")
        longer = case.put(path, less)["hands"][hand]
        longer["deal"] = [[*mine, yard[place]], *longer["deal"][1:]]
        yield "a tile moved from the yard to a hand", case.put(("hands", hand), longer)
    for hand in case.one_hand(lambda number: not case.hands[number]["yard"]):
        yield "a tile in an empty yard", case.put(("hands", hand, "yard"), ["6-6"])


def deal_against_play(case: Case) -> Iterator[Spoiled]:
    """Good deals that do not belong to what is played."""
    for moment in case.one(lambda m: m.do == "draw" and len(m.yard) > 1):
        tiles = [spell(bone) for bone in moment.yard]
        before = case.hands[moment.hand]["yard"][: -len(tiles)]
        yard = [*before, tiles[1], tiles[0], *tiles[2:]]
        yield "the yard in another order", case.put(("hands", moment.hand, "yard"), yard)
    for moment in case.one(lambda m: m.do == "play" and not m.laid):
        deal = list(case.hands[moment.hand]["deal"])
        seat, other = moment.seat, (moment.seat + 1) % len(deal)
        deal[seat], deal[other] = deal[other], deal[seat]
        yield "two hands exchanged", case.put(("hands", moment.hand, "deal"), deal)


SPOILERS = (
    keys,
    seats,
    partners,
    target,
    first_leader,
    first_coordinator,
    deal_keys,
    dealt_tiles,
    yard_tiles,
    deal_against_play,
)
