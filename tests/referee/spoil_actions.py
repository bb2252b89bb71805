"""One illegal action: a tile, an end, a draw, a pass, a turn or a nomination that may not be."""

from collections.abc import Iterator
from typing import Any

from .bones import Bone, spell
from .case import (
    MISSING,
    NO_OBJECTS,
    NO_SEATS,
    NO_TILES,
    NO_WORDS,
    Case,
    Moment,
    Spoiled,
    put,
    stop_after,
)
from .reading import Fields


def _pass(moment: Moment) -> Fields:
    return {"seat": moment.seat, "do": "pass"}


def _draw(moment: Moment, bone: Bone) -> Fields:
    return {"seat": moment.seat, "do": "draw", "tile": spell(bone)}


def passes(case: Case) -> Iterator[Spoiled]:
    for moment in case.one(lambda m: m.do == "play"):
        yield "a pass with a playable tile", case.put(moment.path, _pass(moment))
    for moment in case.one(lambda m: m.do == "draw"):
        yield "a pass with tiles in the yard", case.put(moment.path, _pass(moment))


def draws(case: Case) -> Iterator[Spoiled]:
    for moment in case.one(lambda m: m.do == "play" and bool(m.yard)):
        early = _draw(moment, moment.yard[0])
        yield "a draw with a playable tile", case.insert(moment.hand, moment.action, early)
    for moment in case.one(lambda m: m.do == "play" and bool(m.yard) and _after_draw(case, m)):
        more = _draw(moment, moment.yard[0])
        yield "a draw after one that fits", case.insert(moment.hand, moment.action, more)
    for moment in case.one(lambda m: m.do == "pass"):
        bone = moment.yard[0] if moment.yard else moment.laid[0]
        yield "a draw with nothing to draw", case.put(moment.path, _draw(moment, bone))
    for moment in case.one(lambda m: m.do == "draw" and case.next_after(m) is not None):
        fewer = case.actions(moment.hand)
        del fewer[moment.action]
        yield "a draw left out", case.put(moment.path[:-1], fewer)


def _after_draw(case: Case, moment: Moment) -> bool:
    before = case.actions(moment.hand)[moment.action - 1]
    return moment.action > 0 and before["do"] == "draw"


def drawn_tiles(case: Case) -> Iterator[Spoiled]:
    for moment in case.one(lambda m: m.do == "draw"):
        other = (moment.seat + 1) % len(moment.held)
        wrong = [
            moment.yard[-1],
            moment.held[other][0],
            moment.laid[0],
            moment.held[moment.seat][0],
        ]
        for bone in wrong:
            if bone != moment.yard[0]:
                yield f"{spell(bone)} drawn", case.change(moment, tile=spell(bone))
        for odd in NO_TILES:
            yield f"{odd!r} drawn", case.change(moment, tile=odd)


def ends(case: Case) -> Iterator[Spoiled]:
    for moment in case.one(lambda m: m.do == "play" and bool(m.ends)):
        for at in ("W", "E", "N", "S"):
            if at not in moment.ends:
                yield f"{at} is not open", case.change(moment, at=at)
        yield "start again", case.change(moment, at="start")
    for moment in case.one(lambda m: m.do == "play" and not m.ends):
        for at in ("W", "E", "N", "S"):
            yield f"the first tile at {at}", case.change(moment, at=at)
    for moment in case.one(lambda m: m.do == "play" and bool(_mismatches(m))):
        bone, at = case.rng.choice(_mismatches(moment))
        yield f"{spell(bone)} does not match", case.put(moment.path, moment.play(bone, at))
    for moment in case.one(lambda m: m.do == "play"):
        for odd in NO_WORDS:
            yield f"at {odd!r}", case.change(moment, at=odd)
        yield "at missing", case.put((*moment.path, "at"), MISSING)


def _mismatches(moment: Moment) -> list[tuple[Bone, str]]:
    return [
        (bone, at)
        for bone in moment.held[moment.seat]
        for at, number in moment.ends.items()
        if number not in bone
    ]


def tiles(case: Case) -> Iterator[Spoiled]:
    for moment in case.one(lambda m: m.do == "play"):
        at = str(moment.done["at"])
        for name, others in _not_held(moment):
            fitting = [bone for bone in others if moment.ends.get(at, bone[0]) in bone]
            if others:
                bone = case.rng.choice(fitting or others)
                yield f"{spell(bone)} {name}", case.put(moment.path, moment.play(bone, at))
        for odd in NO_TILES:
            yield f"tile {odd!r} played", case.change(moment, tile=odd)
        yield "tile missing", case.put((*moment.path, "tile"), MISSING)
    for moment in case.one(lambda m: m.forced is not None):
        held = [bone for bone in moment.held[moment.seat] if bone != moment.forced]
        bone = case.rng.choice(held)
        yield f"opened with {spell(bone)}", case.put(moment.path, moment.play(bone, "start"))


def _not_held(moment: Moment) -> list[tuple[str, list[Bone]]]:
    others = [bone for seat, held in enumerate(moment.held) if seat != moment.seat for bone in held]
    return [
        ("is another seat's", others),
        ("lies in the yard", moment.yard),
        ("is played already", moment.laid),
    ]


def turns(case: Case) -> Iterator[Spoiled]:
    seats = case.verdict.seating.seats
    for moment in case.one(lambda m: m.seat_is_known and m.do != "nominate"):
        for seat in range(seats):
            if seat != moment.seat:
                what = f"seat {seat} does what seat {moment.seat} did"
                yield what, case.put((*moment.path, "seat"), seat)
    for moment in case.one(lambda m: m.seat_is_known and m.do == "play"):
        other = case.rng.choice([seat for seat in range(seats) if seat != moment.seat])
        bone, at = _best(moment, moment.held[other])
        action = moment.play(bone, at) | {"seat": other}
        yield f"seat {other} plays its own tile out of turn", case.put(moment.path, action)
    for moment in case.one(lambda m: m.do in ("play", "pass") and _hands_over(case, m)):
        actions = case.actions(moment.hand)
        del actions[moment.action]
        yield "a turn skipped", case.put(moment.path[:-1], actions)
    for moment in case.one(lambda m: m.do != "nominate" and _hands_over(case, m)):
        actions, here = case.actions(moment.hand), moment.action
        actions[here : here + 2] = actions[here + 1], actions[here]
        yield "two turns exchanged", case.put(moment.path[:-1], actions)
    for moment in case.one(lambda _: True):
        again = case.insert(moment.hand, moment.action, moment.done)
        yield f"a {moment.do} twice", again


def led_by_another(case: Case) -> Iterator[Spoiled]:
    """A whole hand led and played by the wrong seats, with nothing else amiss."""
    if case.book.opening == "highest double":
        return
    for moment in case.one(lambda m: m.leader_is_fixed and m.action == 0 and not m.forced):
        seats = case.verdict.seating.seats
        running = len(case.actions(moment.hand)) - case.finished(moment.hand)
        stopped = stop_after(case.record, moment.hand, running)
        for turn in range(1, seats):
            hand = _turned(stopped["hands"][-1], turn, seats)
            yield f"all one hand {turn} seats on", put(stopped, ("hands", moment.hand), hand)
            hand["leader"] = (case.verdict.hands[moment.hand].leader or 0) + turn
            hand["leader"] %= seats
            what = f"all one hand {turn} seats on, with its leader"
            yield what, put(stopped, ("hands", moment.hand), dict(hand))


def _turned(hand: Fields, turn: int, seats: int) -> dict[str, Any]:
    deal: Any = hand["deal"]
    actions: Any = hand["actions"]
    turned = [
        action | {key: (action[key] + turn) % seats for key in ("seat", "poser") if key in action}
        for action in actions
    ]
    deal = [deal[(seat - turn) % seats] for seat in range(seats)]
    return {"deal": deal, "yard": hand["yard"], "actions": turned}


def _best(moment: Moment, held: list[Bone]) -> tuple[Bone, str]:
    """A play that would fit if only the tile were that seat's to lay."""
    fitting = [(bone, at) for bone in held for at, n in moment.ends.items() if n in bone]
    return fitting[0] if fitting else (held[0], "W" if moment.ends else "start")


def _hands_over(case: Case, moment: Moment) -> bool:
    """Whether the next action of the hand is another seat's."""
    following = case.next_after(moment)
    return following is not None and following["seat"] != moment.seat


def shapes(case: Case) -> Iterator[Spoiled]:
    """Actions that are no actions."""
    seats = case.verdict.seating.seats
    for moment in case.one(lambda _: True):
        for wrong in (*NO_OBJECTS, "pass", {}, [moment.done]):
            yield f"action {wrong!r}", case.put(moment.path, wrong)
        for odd in (*NO_WORDS, "fold", "Play"):
            yield f"do {odd!r}", case.put((*moment.path, "do"), odd)
        as_bool = bool(moment.seat) if moment.seat < 2 else True
        for odd in (*NO_SEATS, None, seats, str(moment.seat), as_bool, [moment.seat]):
            yield f"seat {odd!r}", case.put((*moment.path, "seat"), odd)
        for key in ("do", "seat"):
            yield f"{key} missing", case.put((*moment.path, key), MISSING)


def after_the_end(case: Case) -> Iterator[Spoiled]:
    for hand in case.one_hand(case.finished):
        done = case.actions(hand)
        seat = (done[-1]["seat"] + 1) % case.verdict.seating.seats
        moment = next(m for m in case.moments if (m.hand, m.action) == (hand, len(done) - 1))
        left = moment.held[seat]
        more: list[Fields] = [{"seat": seat, "do": "pass"}]
        if left:
            bone, at = _best(moment, left)
            more.append(moment.play(bone, at) | {"seat": seat})
        if moment.yard:
            more.append(_draw(moment, moment.yard[0]) | {"seat": seat})
        for action in more:
            yield f"a {action['do']} after the end", case.insert(hand, len(done), action)


def nominations_not_due(case: Case) -> Iterator[Spoiled]:
    for moment in case.one(lambda m: m.do != "nominate"):
        action = {"seat": moment.seat, "do": "nominate", "poser": moment.seat}
        yield "a nomination not due", case.insert(moment.hand, moment.action, action)
    for moment in case.one(lambda m: m.do != "nominate" and not m.laid and m.action == 0):
        action = {"seat": moment.seat, "do": "nominate", "poser": moment.seat}
        yield "a hand opened with a nomination", case.insert(moment.hand, 0, action)


def nominations(case: Case) -> Iterator[Spoiled]:
    for moment in case.one(lambda m: m.do == "nominate"):
        poser = moment.done["poser"]
        for seat in range(4):
            if seat != moment.seat:
                yield f"seat {seat} nominates", case.change(moment, seat=seat)
        for odd in (*NO_SEATS, None):
            yield f"poser {odd!r}", case.change(moment, poser=odd)
        for seat in ((moment.seat + 1) % 4, (moment.seat + 3) % 4):
            yield f"poser {seat} of the other side", case.change(moment, poser=seat)
        yield "poser missing", case.put((*moment.path, "poser"), MISSING)
        yield "a pass for the nomination", case.put(moment.path, _pass(moment))
        if case.next_after(moment) is not None:
            rest = case.actions(moment.hand)[1:]
            yield "no nomination", case.put(moment.path[:-1], rest)
            partner = next(seat for seat in (moment.seat, (moment.seat + 2) % 4) if seat != poser)
            yield "the partner is named instead", case.change(moment, poser=partner)


SPOILERS = (
    passes,
    draws,
    drawn_tiles,
    ends,
    tiles,
    turns,
    led_by_another,
    shapes,
    after_the_end,
    nominations_not_due,
    nominations,
)
