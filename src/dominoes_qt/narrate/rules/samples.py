"""Worked examples in words; every figure in them comes from the engine."""

from __future__ import annotations

from dominoes_qt.engine import position as rules
from dominoes_qt.engine.actions import ARMS, End
from dominoes_qt.engine.hand import open_count
from dominoes_qt.engine.profiles import PROFILES, Profile, Settling, Setup
from dominoes_qt.engine.settlement import Settlement, settle_blocked, settle_out, settle_six_love
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.narrate.counted import Counted
from dominoes_qt.narrate.rules.book import Texts
from dominoes_qt.narrate.rules.names import game_name
from dominoes_qt.narrate.rules.opening import DOUBLE_SIX
from dominoes_qt.narrate.rules.phrases import number
from dominoes_qt.narrate.rules.six_love import HALVES, games
from dominoes_qt.narrate.rules.words import Words

FIVE_TILES: tuple[tuple[Tile, End], ...] = (
    (Tile(6, 6), End.START),
    (Tile(6, 4), End.W),
    (Tile(4, 4), End.W),
    (Tile(6, 5), End.E),
    (Tile(5, 5), End.E),
)
LEFT = (10, 20, 30)
"""The pips of three seats in a block."""
LEFT_OUT = (0, 11, 12)
"""The pips of three seats when the first goes out."""


def samples(p: Profile, w: Words) -> Texts:
    """Work out some examples of the game."""
    if p.scores_in_play:
        yield from _five_tiles(p, w)
    if p.settling is Settling.SIX_LOVE:
        yield from _six_love(w)
        return
    setup = Setup(p, 3, False, None)
    won, blocked = settle_out(setup, 0, LEFT_OUT), settle_blocked(setup, LEFT)
    yield (
        "out",
        w.translate(
            "RulesExamples",
            "You go out; the two others hold {first} and {second} pips, {sum} together. You score"
            " {points}.",
        ).format(
            first=LEFT_OUT[1],
            second=LEFT_OUT[2],
            sum=sum(LEFT_OUT),
            points=number(w, won.points[0]),
        ),
    )
    yield (
        "blocked",
        w.translate(
            "RulesExamples",
            "Three players are blocked with {first}, {second} and {third} pips. The first has the"
            " fewest and scores {sum} = {points}.",
        ).format(
            first=LEFT[0],
            second=LEFT[1],
            third=LEFT[2],
            sum=worked_sum(blocked),
            points=number(w, blocked.points[0]),
        ),
    )


def worked_sum(settled: Settlement) -> str:
    """Return how the winner's pips come about, such as “20 + 30 − 10”."""
    opposing = " + ".join(str(left) for seat, left in enumerate(settled.left) if seat)
    return f"{opposing} − {settled.own}" if settled.own else opposing


def counts(p: Profile) -> list[int]:
    """Return the counts after each of the five tiles."""
    ends: tuple[int, ...] = ()
    spinner = rules.SPINNER_TO_COME
    found = []
    for tile, end in FIVE_TILES:
        arm = 0 if end is End.START else ARMS.index(end)
        ends, spinner = rules.lay(ends, spinner, tile.number, arm)
        found.append(open_count(p, ends, spinner) or 0)
    return found


def _five_tiles(p: Profile, w: Words) -> Texts:
    yield (
        "five",
        w.translate(
            "RulesExamples",
            "Imagine that one player lays five tiles: {first} to start, then {second} and {third}"
            " at W, {fourth} and {fifth} at E.",
        ).format(
            **{
                name: tile
                for name, (tile, _) in zip(
                    ("first", "second", "third", "fourth", "fifth"), FIVE_TILES, strict=True
                )
            }
        ),
    )
    for place, ((tile, _), count) in enumerate(zip(FIVE_TILES, counts(p), strict=True), 1):
        yield f"five-{place}", _after(w, tile, count)
    yield (
        "five-total",
        Counted.tr("Together the five tiles bring %n point(s).", "", total(p), w.translator),
    )
    for other in PROFILES.values():
        if other.scores_in_play and other.key != p.key:
            yield (
                "five-other",
                Counted.tr(
                    "The same tiles in {game}, where the spinner counts in another way: %n"
                    " point(s).",
                    "",
                    total(other),
                    w.translator,
                ).format(game=game_name(w, other.key)),
            )


def total(p: Profile) -> int:
    """Return what the five tiles score together."""
    return sum(map(rules.points_of, counts(p)))


def _after(w: Words, tile: Tile, count: int) -> str:
    points = rules.points_of(count)
    if points:
        text = Counted.tr(
            "After {tile} the ends count {count}: divisible by five, %n point(s).",
            "",
            points,
            w.translator,
        )
    else:
        text = w.translate("RulesExamples", "After {tile} the ends count {count}: no points.")
    return text.format(tile=tile, count=count)


def _six_love(w: Words) -> Texts:
    yield (
        "key-bone",
        Counted.tr(
            "Your last tile is {tile}; the open ends are {first} and {second}. On the table lie"
            " {laid} halves with each of these numbers, so the missing ones are both on your tile."
            " It is a key bone: %n game(s).",
            "",
            games(key_bone=True),
            w.translator,
        ).format(tile=Tile(5, 2), first=5, second=2, laid=HALVES - 1),
    )
    setup = Setup.make("six-love", 4)
    blocked = settle_six_love(setup, (0.0, 0.0), (3, 9, 25, 8), out=None)
    yield (
        "blocked",
        Counted.tr(
            "A block with {first} and {third} pips in one pair, {second} and {fourth} in the"
            " other. The hand goes to the pair of the player with {fewest}, although together it"
            " holds more: %n game(s).",
            "",
            int(max(blocked.points)),
            w.translator,
        ).format(first=3, third=25, second=9, fourth=8, fewest=min(blocked.left)),
    )
    reset = settle_six_love(setup, (4.0, 0.0), (9, 0, 9, 9), out=1)
    after = [0 if reset.reset else 4, 0 if reset.reset else 1]
    yield (
        "reset",
        w.translate(
            "RulesExamples",
            "It stands {lead} to {none}, and the pair without a game wins a hand. Now it stands"
            " {first} all, and the {tile} opens.",
        ).format(lead=4, none=0, first=after[0], tile=DOUBLE_SIX),
    )
