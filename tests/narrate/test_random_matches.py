"""Whatever happens at a table, it is told rightly, to everybody, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dominoes_qt.engine.events import Drew, HandEvent, HandStarted
from dominoes_qt.engine.layout import layout_of
from dominoes_qt.engine.match import Match
from dominoes_qt.engine.profiles import Setup
from dominoes_qt.engine.view import view_of
from dominoes_qt.narrate.language import Languages
from dominoes_qt.narrate.narrator import Narrator
from dominoes_qt.narrate.style import Style
from tests.engine.strategies import matches, setups, tables
from tests.narrate.support import LONG_NAMES, SPANISH_NAMES, STYLES, check, names_a_tile, told

IN_ALL_LANGUAGES = settings(
    max_examples=25,
    deadline=None,
    # Each example chooses its languages itself.
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
BRAILLE_LINE = 80


def narrator_for(setup: Setup, names: tuple[str, ...], style: Style) -> Narrator:
    return Narrator(setup, names[: setup.seats], style)


@IN_ALL_LANGUAGES
@given(setups(), st.integers(0, 10**6), st.sampled_from(STYLES))
def test_every_event_is_told(languages: Languages, setup: Setup, number: int, style: Style) -> None:
    narrator = narrator_for(setup, SPANISH_NAMES, style)
    events = list(told(setup, number, 150))
    for code in languages.available:
        languages.use(code)
        for _match, event in events:
            for to in (None, *range(setup.seats)):
                check(narrator.tell(event, to), code)


def brief_messages(narrator: Narrator, setup: Setup, number: int, most: int) -> Iterator[str]:
    """Whatever is announced in a match: what happens, whose turn it is, what is chosen, undone."""
    yield narrator.restarted()
    yield from (narrator.cover(seat) for seat in range(setup.seats))
    for match, event in told(setup, number, most):
        for to in (None, 0, 1):
            yield narrator.tell(event, to)
            if isinstance(event, HandEvent):
                yield narrator.undone(event, to, len(match.finished) + 1)
                yield narrator.redone(event, to)
        view = view_of(match, match.turn) if match.turn is not None else None
        if view is not None:
            yield narrator.turn(view.seat, view.seat, view)
            yield from (narrator.preview(view, action) for action in view.legal)


def check_lengths(languages: Languages, setup: Setup, number: int, most: int) -> None:
    for code in languages.available:
        languages.use(code)
        for style in (style for style in STYLES if style.brief):
            narrator = narrator_for(setup, LONG_NAMES, style)
            long = [
                text
                for text in brief_messages(narrator, setup, number, most)
                if len(text) > BRAILLE_LINE
            ]
            assert not long


@pytest.mark.parametrize(("key", "seats", "partners"), tables())
def test_brief_messages_fit_a_braille_line_in_a_match_of_each_table(
    languages: Languages, key: str, seats: int, partners: bool
) -> None:
    check_lengths(languages, Setup.make(key, seats, partners=partners), seats, 500)


@IN_ALL_LANGUAGES
@given(setups(), st.integers(0, 10**6))
def test_brief_messages_fit_a_braille_line(languages: Languages, setup: Setup, number: int) -> None:
    check_lengths(languages, setup, number, 100)


@IN_ALL_LANGUAGES
@given(setups(), st.integers(0, 10**6))
def test_private_tiles_are_told_to_nobody_else(
    languages: Languages, setup: Setup, number: int
) -> None:
    languages.use("en")
    for style in (style for style in STYLES if style.wording == "digits"):
        narrator = narrator_for(setup, SPANISH_NAMES, style)
        for _match, event in told(setup, number, 60):
            if not isinstance(event, Drew | HandStarted):
                continue
            owner = event.seat if isinstance(event, Drew) else event.leader
            for to in (None, *range(setup.seats)):
                tile = names_a_tile(narrator.tell(event, to))
                assert to == owner or not tile
                assert tile or to != owner or not isinstance(event, Drew)


@IN_ALL_LANGUAGES
@given(matches(), st.sampled_from(STYLES))
def test_every_question_is_answered(languages: Languages, match: Match, style: Style) -> None:
    narrator = narrator_for(match.setup, SPANISH_NAMES, style)
    for code in languages.available:
        languages.use(code)
        for text in public_answers(narrator, match):
            check(text, code)
        for seat in range(match.setup.seats):
            for text in own_answers(narrator, match, seat):
                check(text, code)


def public_answers(narrator: Narrator, match: Match) -> list[str]:
    """Return the answers that need no view."""
    review, layout = narrator.review, layout_of(match.latest)
    hand = match.latest
    assert hand is not None
    counts = [tiles.bit_count() for tiles in hand.position.hands]
    answers = [
        review.open_ends(layout),
        *review.layout(layout),
        *(review.open_end(end) for end in layout.open_ends),
        *(review.placed(placed, to) for placed in layout.placed for to in (None, 0)),
        review.turn(match.turn, is_over=match.is_over),
        *review.rules(),
        *narrator.ledger.match_lines(match),
        *(line for done in match.finished for line in narrator.ledger.settlement_lines(done)),
    ]
    for to in (None, 0):
        answers += [
            review.counts(counts, len(hand.position.yard), to),
            review.scores(match.scores, to),
            *review.scores_in_detail(match.finished, match.scores, to),
            review.last_action(hand.events, to),
        ]
    return [answer.strip() for answer in answers]


def own_answers(narrator: Narrator, match: Match, seat: int) -> list[str]:
    """Return the answers to one seat in the running hand."""
    view = view_of(match, seat)
    if view is None:
        return []
    return [
        narrator.review.own_tiles(view),
        *(narrator.review.tile(view, tile) for tile in view.tiles),
        narrator.turn(view.turn, seat, view),
        *narrator.review.voids(view.voids, seat),
        *(narrator.preview(view, action) for action in view.legal),
    ]
