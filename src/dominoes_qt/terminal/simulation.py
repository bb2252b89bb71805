"""The command `simulate`: plays, writes records, prints the results."""

from __future__ import annotations

import errno
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Literal

from dominoes_qt.engine.settlement import HandEnd
from dominoes_qt.narrate import figures, naming, words
from dominoes_qt.narrate.rules_in_force import rules_in_force
from dominoes_qt.session.simulate import Plan, simulate
from dominoes_qt.session.statistics import Share, Totals, report
from dominoes_qt.terminal.console import Console
from dominoes_qt.terminal.faults import cannot
from dominoes_qt.terminal.progress import progress_bar


def run(
    plan: Plan,
    console: Console,
    *,
    jobs: int,
    record: str | None,
    as_json: bool,
    replaces: bool = False,
) -> None:
    """Play the matches of a plan and print what comes of it.

    `replaces` says whether the file of records may take the place of another.

    Raises:
        DataFault: the records cannot be written.
    """
    totals = play(plan, jobs, record, replaces=replaces)
    if as_json:
        console.say(json.dumps(report(plan, totals), indent=1))
    else:
        console.say_all(table(plan, totals))


def play(plan: Plan, jobs: int, record: str | None, *, replaces: bool = False) -> Totals:
    """Play the matches of a plan and return what they come to."""
    totals = Totals(plan.setup)
    with ExitStack() as stack:
        write = _recorder(record, stack, "w" if replaces else "x")
        title, total = figures.heading("progress"), plan.matches or plan.hands or 0
        advance = stack.enter_context(progress_bar(title, total))
        for result in simulate(plan, jobs):
            totals.add(result)
            write(result.record)
            advance(1 if plan.matches else len(result.hands))
    return totals


def _recorder(name: str | None, stack: ExitStack, mode: Literal["w", "x"]) -> Callable[[str], None]:
    """Return what writes a line to the file of records, if there is one to be written."""
    if name is None:
        return lambda _line: None
    with _reported(name):
        path = Path(name)
        if path.exists() and not path.is_file():
            mode = "w"  # a pipe or a device, which always is there
        file = path.open(mode, encoding="utf-8", newline="\n")
        stack.enter_context(file)

    def write(line: str) -> None:
        with _reported(name):
            file.write(line + "\n")
            file.flush()

    return write


@contextmanager
def _reported(name: str) -> Iterator[None]:
    """Tell which file could not be written, and why."""
    try:
        yield
    except OSError as error:
        raise cannot("write", name, error) from error
    except ValueError as error:  # no file can have that name
        raise cannot("write", name, OSError(errno.EINVAL, str(error))) from error


def table(plan: Plan, totals: Totals) -> list[str]:
    """Return the results as lines of text in columns."""
    return [
        *rules_in_force(plan.setup)[:2],
        figures.played(totals.matches, totals.hands),
        "",
        *columns(_matches(plan, totals)),
        "",
        *columns(_points(plan, totals)),
        "",
        *columns(_ends(totals)),
        "",
        *columns(_lengths(plan, totals)),
    ]


def _share(share: Share) -> list[str]:
    """Return a share in three columns."""
    return [str(share.count), figures.percent(share.value), figures.interval(*share.interval)]


def _players(plan: Plan, side: int) -> list[str]:
    """Return a side in two columns: its number, and who plays for it."""
    levels = [naming.level(plan.levels[seat]) for seat in plan.setup.seats_of(side)]
    return [str(side), words.separated(levels)]


def _matches(plan: Plan, totals: Totals) -> Iterator[list[str]]:
    heading = figures.heading
    points = heading("games" if plan.setup.profile.key == "six-love" else "points")
    yield [*map(heading, ("side", "players", "wins", "share", "interval")), points]
    for side, sums in enumerate(totals.sides):
        mean = figures.decimal(totals.mean(sums.points, totals.matches), 1)
        yield [*_players(plan, side), *_share(totals.won(side)), mean]
    if totals.draws:
        yield ["", heading("nobody"), *_share(totals.drawn_matches), ""]


def _points(plan: Plan, totals: Totals) -> Iterator[list[str]]:
    scoring = plan.setup.profile.scores_in_play
    named = ("side", "hands won", "settled", *(("in play",) if scoring else ()))
    yield list(map(figures.heading, named))
    for side, sums in enumerate(totals.sides):
        means = [sums.settled, *((sums.played,) if scoring else ())]
        shown = [figures.decimal(totals.mean(mean), 2) for mean in means]
        yield [str(side), str(sums.hands_won), *shown]


def _ends(totals: Totals) -> Iterator[list[str]]:
    yield list(map(figures.heading, ("ended", "hands", "share", "interval")))
    for end in HandEnd:
        yield [figures.end(end), *_share(totals.ended(end))]


def _lengths(plan: Plan, totals: Totals) -> Iterator[list[str]]:
    yield [figures.heading("a hand"), ""]
    yield [figures.heading("tiles laid"), figures.decimal(totals.mean(totals.plays), 2)]
    yield [figures.heading("fewest"), str(totals.shortest)]
    yield [figures.heading("most"), str(totals.longest)]
    yield [figures.heading("tiles drawn"), figures.decimal(totals.mean(totals.drawn), 2)]
    yield [figures.heading("passes"), figures.decimal(totals.mean(totals.passes), 2)]
    yield [figures.heading("largest"), str(totals.largest)]
    yield [figures.heading("seed"), str(plan.seed)]


def columns(rows: Iterable[Sequence[str]]) -> list[str]:
    """Return rows as lines; numbers stand to the right, words to the left."""
    listed = [list(row) for row in rows]
    widths = [max(map(len, column)) for column in zip(*listed, strict=True)]
    words_in = [_is_words(column) for column in zip(*listed[1:], strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if left else cell.rjust(width)
            for cell, width, left in zip(row, widths, words_in, strict=True)
        ).rstrip()
        for row in listed
    ]


def _is_words(cells: Sequence[str]) -> bool:
    return any(cell[:1].isalpha() for cell in cells)
