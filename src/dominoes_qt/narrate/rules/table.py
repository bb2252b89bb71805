"""The table and the deal: seats, sides, direction, the set, hands and yard."""

from __future__ import annotations

from dominoes_qt.engine.profiles import Partners, Profile, Setup
from dominoes_qt.engine.tiles import ALL_TILES, HIGHEST, Tile
from dominoes_qt.narrate.counted import Counted
from dominoes_qt.narrate.rules.book import Texts
from dominoes_qt.narrate.rules.phrases import SET_SIZE, all_of, by_seats, players, yard
from dominoes_qt.narrate.rules.words import Words


def table(p: Profile, w: Words) -> Texts:
    """Say who plays, with whom, and which way round."""
    if len(p.seats) == 1:
        yield (
            "seats",
            w.translate("RulesTable", "The game is for exactly {players} players.").format(
                players=players(w, p.seats)
            ),
        )
    else:
        yield (
            "seats",
            w.translate("RulesTable", "The game is for {players} players.").format(
                players=players(w, p.seats)
            ),
        )
    yield "partners", _partners(p, w)
    yield "sides", _sides(p, w)
    yield (
        "numbers",
        w.translate(
            "RulesTable",
            "Seats take their turns in order. On screen they go by name; saved matches number"
            " them in turn order, beginning with 0.",
        ),
    )
    yield "direction", _direction(p, w)


def _partners(p: Profile, w: Words) -> str:
    if p.partners is Partners.NEVER:
        return w.translate("RulesTable", "There are no partners: everybody plays alone.")
    if p.partners is Partners.OPTIONAL:
        return w.translate(
            "RulesTable",
            "With {players} players you can choose to play in pairs: partners sit opposite each"
            " other. Otherwise everybody plays alone.",
        ).format(players=players(w, [4]))
    return w.translate(
        "RulesTable", "It is always played in pairs: partners sit opposite each other."
    )


def _sides(p: Profile, w: Words) -> str:
    if p.partners is Partners.NEVER:
        return w.translate("RulesTable", "Each player is a side and has a score of their own.")
    text = _side_of_two(p, w)
    pairs = [Setup(p, 4, True, None).seats_of(side) for side in (0, 1)]
    first, second = (all_of(w, [str(seat) for seat in pair]) for pair in pairs)
    return text.format(first=first, second=second)


def _side_of_two(p: Profile, w: Words) -> str:
    if p.partners is Partners.ALWAYS:
        return w.translate(
            "RulesTable",
            "Each pair is a side and has one score. Seats {first} are the first side, seats"
            " {second} the second.",
        )
    return w.translate(
        "RulesTable",
        "A side is whoever shares a score: a player alone, or two partners. In pairs, seats"
        " {first} are the first side and seats {second} the second.",
    )


def _direction(p: Profile, w: Words) -> str:
    if p.clockwise:
        return w.translate(
            "RulesTable", "Turns go round clockwise: next comes the player at your left."
        )
    return w.translate(
        "RulesTable", "Turns go round counterclockwise: next comes the player at your right."
    )


def deal(p: Profile, w: Words) -> Texts:
    """Say what is dealt, and what becomes of the rest."""
    yield (
        "set",
        Counted.tr(
            "The set has %n tiles: each pair of numbers from blank to {highest} once, the double"
            " blank included. A tile is written with its larger half first: {tile}, {blank}.",
            "",
            SET_SIZE,
            w.translator,
        ).format(highest=HIGHEST, tile=Tile(6, 4), blank=ALL_TILES[0]),
    )
    yield "hands", " ".join(_hands(p, w))
    yield "yard", " ".join(_yard(p, w))
    if p.drawing:
        yield "largest", " ".join(_largest(p, w))
    yield (
        "lot",
        w.translate(
            "RulesDeal",
            "Tiles and lots are drawn from the deal number of the match, so two people who start"
            " with the same number, game and seats get the same tiles and can compare how they"
            " played them.",
        ),
    )


def _hands(p: Profile, w: Words) -> list[str]:
    groups = by_seats(p, lambda seats: p.tiles_each[seats])
    if len(groups) == 1:
        return [Counted.tr("Each player is dealt %n tile(s).", "", groups[0][0] or 0, w.translator)]
    return [
        Counted.tr(
            "With {players} players, each is dealt %n tile(s).", "", each or 0, w.translator
        ).format(players=players(w, seats))
        for each, seats in groups
    ]


def _yard(p: Profile, w: Words) -> list[str]:
    groups = by_seats(p, lambda seats: yard(p, seats))
    if all(not left for left, _ in groups):
        return [w.translate("RulesDeal", "That is the whole set: no tile is left over.")]
    if p.drawing:
        start = w.translate("RulesDeal", "The tiles not dealt lie face down as the yard.")
        return [start, *(_yard_size(w, left or 0, seats) for left, seats in groups)]
    start = w.translate(
        "RulesDeal", "The tiles not dealt stay face down, and nobody gets to see them in play."
    )
    return [start, *(_left_out(w, left or 0, seats) for left, seats in groups)]


def _yard_size(w: Words, left: int, seats: tuple[int, ...]) -> str:
    text = Counted.tr("With {players} players it holds %n tile(s).", "", left, w.translator)
    return text.format(players=players(w, seats))


def _left_out(w: Words, left: int, seats: tuple[int, ...]) -> str:
    if not left:
        text = w.translate("RulesDeal", "With {players} players no tile is left over.")
    else:
        text = Counted.tr(
            "With {players} players, %n tile(s) stay out of the hand.", "", left, w.translator
        )
    return text.format(players=players(w, seats))


def _largest(p: Profile, w: Words) -> list[str]:
    start = w.translate("RulesDeal", "One player may end up drawing the whole yard.")
    groups = by_seats(p, lambda seats: p.tiles_each[seats] + yard(p, seats))
    return [
        start,
        *(
            Counted.tr(
                "With {players} players that makes a hand of up to %n tile(s).",
                "",
                largest or 0,
                w.translator,
            ).format(players=players(w, seats))
            for largest, seats in groups
        ),
    ]
