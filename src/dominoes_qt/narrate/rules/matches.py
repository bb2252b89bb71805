"""How a match is won."""

from __future__ import annotations

from dominoes_qt.engine.profiles import (
    HIGHEST_TARGET,
    LOWEST_TARGET,
    TARGET_STEP,
    Opening,
    Profile,
)
from dominoes_qt.narrate.counted import Counted
from dominoes_qt.narrate.rules.book import Texts
from dominoes_qt.narrate.rules.opening import DOUBLE_SIX
from dominoes_qt.narrate.rules.phrases import any_of, by_seats, number, players
from dominoes_qt.narrate.rules.six_love import games
from dominoes_qt.narrate.rules.words import Words


def match(p: Profile, w: Words) -> Texts:
    """Say what wins the match."""
    if p.opening is Opening.SIX_LOVE:
        return _six_love(p, w)
    return _points(p, w)


def _points(p: Profile, w: Words) -> Texts:
    yield "target", " ".join(_targets(p, w))
    if p.offered_targets:
        offered = [number(w, target) for target in p.offered_targets if target is not None]
        yield (
            "offered",
            w.translate("RulesMatch", "Matches to {targets} points are offered as well.").format(
                targets=any_of(w, offered)
            ),
        )
    yield (
        "choice",
        w.translate(
            "RulesMatch",
            "When a match is set up, another target can be agreed: any multiple of {step} from"
            " {low} to {high}, or a single hand. Nothing else is accepted.",
        ).format(step=TARGET_STEP, low=number(w, LOWEST_TARGET), high=number(w, HIGHEST_TARGET)),
    )
    yield from _winning(p, w)


def _winning(p: Profile, w: Words) -> Texts:
    yield (
        "alone",
        w.translate(
            "RulesMatch",
            "A side wins the match the moment it stands at or above the target and is alone in the"
            " lead. That is looked at whenever a score changes.",
        ),
    )
    if p.scores_in_play:
        yield (
            "stop",
            w.translate(
                "RulesMatch",
                "If a play does it, the hand stops there. The remaining tiles are neither played"
                " nor counted, even if that play was also the last tile of the player.",
            ),
        )
    yield (
        "level",
        w.translate(
            "RulesMatch",
            "Leaders who stand level at or above the target play on, hand after hand, until one of"
            " them is alone in the lead.",
        ),
    )
    yield (
        "one-hand",
        w.translate(
            "RulesMatch",
            "A match of a single hand goes to whoever wins that hand, by going out or by holding"
            " the fewest pips in a block. After a level block, nobody has won it.",
        ),
    )
    if p.scores_in_play:
        yield (
            "one-hand-lead",
            w.translate(
                "RulesMatch",
                "In such a match, somebody else may lead on points: who wins the hand wins the"
                " match all the same, and the score sheet says both.",
            ),
        )


def _targets(p: Profile, w: Words) -> list[str]:
    groups = by_seats(p, lambda seats: p.targets[seats])
    if len(groups) == 1:
        return [_only_target(w, groups[0][0])]
    return [_target(w, target, seats) for target, seats in groups]


def _only_target(w: Words, target: int | None) -> str:
    if target is not None:
        return Counted.tr("A match usually goes to %n point(s).", "", target, w.translator)
    return w.translate("RulesMatch", "A match is usually a single hand.")


def _target(w: Words, target: int | None, seats: tuple[int, ...]) -> str:
    if target is None:
        text = w.translate(
            "RulesMatch", "With {players} players, a match is usually a single hand."
        )
    else:
        text = Counted.tr(
            "With {players} players, a match usually goes to %n point(s).", "", target, w.translator
        )
    return text.format(players=players(w, seats))


def _six_love(p: Profile, w: Words) -> Texts:
    target = p.targets[4] or 0
    yield (
        "target",
        Counted.tr(
            "The pair that reaches or passes %n game(s) wins the match. A key bone can take it"
            " past the target, from {before} to {after}.",
            "",
            target,
            w.translator,
        ).format(before=target - 1, after=target - 1 + games(key_bone=True)),
    )
    yield (
        "choice",
        w.translate("RulesMatch", "This target is part of the game and cannot be changed."),
    )
    yield (
        "next",
        w.translate(
            "RulesMatch",
            "The next match starts at zero, and the winners of the last hand nominate who poses.",
        ),
    )
    yield (
        "session",
        w.translate(
            "RulesMatch",
            "A new session, on the other hand, starts afresh: scores at zero, new tiles, and the"
            " forced {tile}.",
        ).format(tile=DOUBLE_SIX),
    )
    yield (
        "left-out",
        w.translate(
            "RulesMatch",
            "Some tables add a play-off at one all, or replay a tie for a growing number of games."
            " Neither is played here.",
        ),
    )
