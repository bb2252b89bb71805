"""One false claim: a count, points, a leader, an end, a settlement, scores, or the outcome."""

from collections.abc import Iterator

from .case import (
    NO_AMOUNTS,
    NO_FLAGS,
    NO_LISTS,
    NO_OBJECTS,
    NO_SEATS,
    NO_WORDS,
    Case,
    Spoiled,
)
from .game import Finished
from .hand import Tally
from .play import hand_claims

ENDS = ("out", "blocked", "won")


def _tally(case: Case, hand: int, action: int) -> Tally:
    tally = case.verdict.hands[hand].tallies[action]
    assert tally is not None  # plays in a profile that counts have one
    return tally


def counts(case: Case) -> Iterator[Spoiled]:
    if not case.book.scores_in_play:
        return
    for moment in case.one(lambda m: m.do == "play"):
        right = _tally(case, moment.hand, moment.action).total
        for wrong in (right + 1, right - 1, right + 5, right * 2 + 1, right + 0.5, *NO_AMOUNTS):
            what = f"count {wrong!r} instead of {right}"
            yield what, case.put((*moment.path, "count"), wrong)


def points(case: Case) -> Iterator[Spoiled]:
    if not case.book.scores_in_play:
        return
    scoring = [m for m in case.moments if m.do == "play"]
    scoring = [m for m in scoring if _tally(case, m.hand, m.action).points]
    for moment in case.one(lambda m: m.do == "play" and m not in scoring):
        right = _tally(case, moment.hand, moment.action)
        for wrong in {right.total or 5, 5, -5, 2.5}:
            what = f"{wrong} points for a count of {right.total}"
            yield what, case.put((*moment.path, "points"), wrong)
        for odd in (*NO_AMOUNTS, False, "0"):
            yield f"points {odd!r}", case.put((*moment.path, "points"), odd)
    for moment in case.one(lambda m: m in scoring):
        right = _tally(case, moment.hand, moment.action)
        for short in (0, right.total - 5, right.total + 5, right.total / 5, str(right.total)):
            what = f"points {short!r} for a count of {right.total}"
            yield what, case.put((*moment.path, "points"), short)


def no_counts(case: Case) -> Iterator[Spoiled]:
    """Neither key has a place in a profile that does not score in play."""
    if case.book.scores_in_play:
        return
    for moment in case.one(lambda m: m.do == "play"):
        yield "points of zero", case.change(moment, points=0)
        yield "five points", case.change(moment, points=5)
        yield "a count", case.change(moment, count=sum(moment.ends.values()) or 1)
        yield "count and points", case.change(moment, count=10, points=10)


def leaders(case: Case) -> Iterator[Spoiled]:
    seats = case.verdict.seating.seats
    for hand in case.one_hand(lambda number: case.verdict.hands[number].leader is not None):
        right = case.verdict.hands[hand].leader
        fixed = bool(case.actions(hand)) or case.book.opening == "highest double"
        for wrong in range(seats):
            if wrong != right and fixed:
                yield f"leader {wrong}, not {right}", case.put(("hands", hand, "leader"), wrong)
        for odd in (*NO_SEATS, seats, str(right), [right]):
            yield f"leader {odd!r}", case.put(("hands", hand, "leader"), odd)


def hand_ends(case: Case) -> Iterator[Spoiled]:
    for hand in case.one_hand(case.finished):
        finished = _finished(case, hand)
        for wrong in (*ENDS, *NO_WORDS, "over", "Out", [finished.end]):
            if wrong != finished.end:
                what = f"end {wrong!r}, not {finished.end}"
                yield what, case.put(("hands", hand, "end"), wrong)


def _finished(case: Case, hand: int) -> Finished:
    finished = case.verdict.hands[hand].finished
    assert finished is not None  # asked only about hands that are over
    return finished


def settlements(case: Case) -> Iterator[Spoiled]:
    for hand in case.one_hand(case.finished):
        claims = hand_claims(_finished(case, hand))
        path = ("hands", hand, "settlement")
        right = claims["settlement"]
        assert isinstance(right, dict)
        sides = range(case.verdict.seating.sides)
        for wrong in (None, *sides, *NO_SEATS, len(sides), bool(right["winner"])):
            if isinstance(wrong, bool) or wrong != right["winner"]:
                spoiled = case.put(path, right | {"winner": wrong})
                yield f"settlement winner {wrong!r}, not {right['winner']}", spoiled
        for amounts in _false_amounts(case, right["points"]):
            what = f"settlement points {amounts!r}, not {right['points']}"
            yield what, case.put(path, right | {"points": amounts})
        for odd in NO_OBJECTS:
            yield f"settlement {odd!r}", case.put(path, odd)


def scores(case: Case) -> Iterator[Spoiled]:
    for hand in case.one_hand(case.finished):
        right = hand_claims(_finished(case, hand))["scores"]
        assert isinstance(right, list)
        for amounts in _false_amounts(case, right):
            what = f"scores {amounts!r}, not {right}"
            yield what, case.put(("hands", hand, "scores"), amounts)


def _false_amounts(case: Case, right: list[float]) -> list[object]:
    """Other lists of numbers, and what is no list of numbers at all."""
    side = case.rng.randrange(len(right))
    before, amount, after = right[:side], right[side], right[side + 1 :]
    wrong: list[object] = [[*before, amount + more, *after] for more in (1, -1, 5, 0.5)]
    wrong += [[*before, odd, *after] for odd in (str(amount), *NO_AMOUNTS)]
    wrong += [right[:-1], [*right, 0], [], *NO_LISTS]
    if right != right[::-1]:
        wrong.append(right[::-1])
    return wrong


def running_hand(case: Case) -> Iterator[Spoiled]:
    """An unfinished hand claims nothing."""
    for hand in case.one_hand(lambda number: not case.finished(number)):
        zeros = [0] * case.verdict.seating.sides
        for end in ENDS:
            yield f"unfinished, yet {end}", case.put(("hands", hand, "end"), end)
        settlement = {"winner": None, "points": zeros}
        yield "unfinished, yet settled", case.put(("hands", hand, "settlement"), settlement)
        yield "unfinished, yet with scores", case.put(("hands", hand, "scores"), zeros)


def outcome(case: Case) -> Iterator[Spoiled]:
    right, over = case.verdict.winner, case.verdict.complete
    sides = range(case.verdict.seating.sides)
    for wrong in (None, *sides, *NO_SEATS, len(sides), bool(right)):
        if isinstance(wrong, bool) or wrong != right:
            yield f"winner {wrong!r}, not {right}", case.put(("winner",), wrong)
    yield f"complete {not over}", case.put(("complete",), not over)
    for odd in (*NO_FLAGS, None):
        yield f"complete {odd!r}", case.put(("complete",), odd)
    if not over:
        spoiled = {key: value for key, value in case.record.items() if key != "complete"}
        yield "complete left out, and it is not", spoiled


def hands_too_many(case: Case) -> Iterator[Spoiled]:
    if not case.hands:
        return
    last = len(case.hands) - 1
    if case.verdict.complete or not case.finished(last):
        extra = {key: case.hands[0][key] for key in ("deal", "yard")} | {"actions": []}
        for hand in (extra, case.hands[0]):
            yield "a hand too many", case.put(("hands",), [*case.hands, hand])


def hands_too_few(case: Case) -> Iterator[Spoiled]:
    if not case.hands:
        return
    claims = {"winner": None, "complete": True}
    yield "the last hand left out", case.put(("hands",), case.hands[:-1]) | claims
    for hand in case.one_hand(lambda number: _counts_later(case, number)):
        rest = [*case.hands[:hand], *case.hands[hand + 1 :]]
        yield f"hand {hand} left out", case.put(("hands",), rest)


def _counts_later(case: Case, hand: int) -> bool:
    """Whether the hand changed the totals and the next one claims totals."""
    if case.book.settlement == "six-love" or hand + 1 >= len(case.hands):
        return False
    before = [0.0] * case.verdict.seating.sides
    if hand:
        before = list(_finished(case, hand - 1).scores)
    return list(_finished(case, hand).scores) != before and "scores" in case.hands[hand + 1]


def actions_too_few(case: Case) -> Iterator[Spoiled]:
    last = len(case.hands) - 1
    for hand in case.one_hand(lambda number: number < last):
        yield "an earlier hand not ended", _shortened(case, hand)
    if last >= 0 and case.verdict.complete:
        spoiled = _shortened(case, last)
        yield "the last action left out", spoiled | {"complete": True}
        bare = dict(spoiled["hands"][last])
        for key in ("end", "settlement", "scores"):
            bare.pop(key, None)
        hands = [*case.hands[:last], bare]
        yield (
            "complete, but the last hand runs",
            case.record
            | {
                "hands": hands,
                "winner": None,
                "complete": True,
            },
        )


def _shortened(case: Case, hand: int) -> dict[str, list[dict[str, object]]]:
    spoiled: dict[str, list[dict[str, object]]] = case.put(
        ("hands", hand, "actions"), case.actions(hand)[:-1]
    )
    return spoiled


def _doubtful_tables(case: Case) -> Iterator[Spoiled]:
    if case.book.opening != "double six":
        yield "a coordinator elsewhere", case.put(("first_coordinator",), 0)
    if case.book.opening != "lot":
        yield "a first leader where none is chosen", case.put(("first_leader",), 0)
    for key in ("partners", "first_leader", "first_coordinator"):
        yield f"{key} null", case.put((key,), None)


def _doubtful_hands(case: Case) -> Iterator[Spoiled]:
    for moment in case.one(lambda m: m.do in ("draw", "pass")):
        for key in ("count", "points"):
            yield f"{key} at a {moment.do}", case.put((*moment.path, key), 0)
    for hand in case.one_hand(lambda number: not case.finished(number)):
        for key in ("end", "settlement", "scores"):
            yield f"{key} null in a running hand", case.put(("hands", hand, key), None)
        if case.verdict.hands[hand].leader is None:
            yield "a leader before the nomination", case.put(("hands", hand, "leader"), 0)
    for hand in case.one_hand(lambda _: True):
        yield "leader null", case.put(("hands", hand, "leader"), None)


SPOILERS = (
    counts,
    points,
    no_counts,
    leaders,
    hand_ends,
    settlements,
    scores,
    running_hand,
    outcome,
    hands_too_many,
    hands_too_few,
    actions_too_few,
)
DOUBTFUL = (_doubtful_tables, _doubtful_hands)
