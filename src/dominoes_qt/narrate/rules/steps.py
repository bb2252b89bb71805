"""What is said at each step of a live example: the action, what it did, and the count."""

from __future__ import annotations

from collections.abc import Iterator

from dominoes_qt.engine.events import Drew, HandEvent, Nominated, Passed, Played
from dominoes_qt.engine.hand import Hand
from dominoes_qt.engine.layout import layout_of
from dominoes_qt.engine.match import Match
from dominoes_qt.narrate.counted import Counted
from dominoes_qt.narrate.rules.outcome import outcome
from dominoes_qt.narrate.rules.phrases import none_of
from dominoes_qt.narrate.rules.scripts import NAMES
from dominoes_qt.narrate.rules.words import Words


def comment(match: Match, done: int, w: Words) -> str:
    """Return what is said when so many actions of the latest hand are done."""
    hand = match.latest
    assert hand is not None
    if not done:
        return _dealt(hand, w)
    sentences = list(_event(hand, hand.events[done - 1], w))
    if match.hand is None:
        sentences += outcome(match, w)
    return " ".join(sentences)


def _dealt(hand: Hand, w: Words) -> str:
    if hand.coordinator is not None:
        text = w.translate("RulesSteps", "The tiles are dealt. {player} nominates.")
        return text.format(player=NAMES[hand.coordinator])
    leader = NAMES[hand.leader or 0]
    if hand.forced is not None:
        text = w.translate("RulesSteps", "The tiles are dealt. {player} has to open with {tile}.")
        return text.format(player=leader, tile=hand.forced)
    text = w.translate("RulesSteps", "The tiles are dealt. {player} leads.")
    return text.format(player=leader)


def _event(hand: Hand, event: HandEvent, w: Words) -> Iterator[str]:
    player = NAMES[event.seat]
    if isinstance(event, Played):
        yield _laid(event, w)
        yield from _spinner(hand, event, w)
        if event.count is not None:
            yield _count(hand, event, w)
    elif isinstance(event, Drew):
        text = w.translate("RulesSteps", "{player} draws {tile} from the yard.")
        yield text.format(player=player, tile=event.tile)
    elif isinstance(event, Passed):
        numbers = none_of(w, [str(number) for number in sorted(set(event.numbers))])
        text = w.translate("RulesSteps", "{player} passes, having no {numbers}.")
        yield text.format(player=player, numbers=numbers)
    elif isinstance(event, Nominated):
        text = w.translate("RulesSteps", "{player} decides that {poser} poses.")
        yield text.format(player=player, poser=NAMES[event.poser])


def _laid(event: Played, w: Words) -> str:
    if event.step == 0:
        text = w.translate("RulesSteps", "{player} opens with {tile}.")
        return text.format(player=NAMES[event.seat], tile=event.tile)
    text = w.translate("RulesSteps", "{player} lays {tile} at {place}.")
    place = f"{event.end.value}{event.step}"
    return text.format(player=NAMES[event.seat], tile=event.tile, place=place)


def _spinner(hand: Hand, event: Played, w: Words) -> Iterator[str]:
    if not hand.setup.profile.spinner:
        return
    if event.spinner:
        yield w.translate("RulesSteps", "The first double of the hand: it is the spinner.")
    elif event.tile.is_double:
        yield w.translate(
            "RulesSteps", "It is a double, but not the first one, and gives one end only."
        )
    before = hand.events[: hand.events.index(event)]
    opened = [past for past in before if isinstance(past, Played) and len(past.numbers) > 2]
    if len(event.numbers) > 2 and not opened:
        yield w.translate(
            "RulesSteps",
            "Now both sides of the spinner have a neighbour: arms N and S open together.",
        )


def _count(hand: Hand, event: Played, w: Words) -> str:
    layout = layout_of(hand)
    parts = [f"{end.end.value} {end.counts}" for end in layout.open_ends if end.counts]
    if layout.spinner:
        spinner = w.translate("RulesSteps", "spinner {count}", "a part of a sum")
        parts.append(spinner.format(count=layout.spinner))
    total = " + ".join(parts)
    if event.points:
        text = Counted.tr(
            "The ends count {sum} = {count}: %n point(s).", "", event.points, w.translator
        )
    else:
        text = w.translate("RulesSteps", "The ends count {sum} = {count}: no points.")
    return text.format(sum=total or "0", count=event.count)
