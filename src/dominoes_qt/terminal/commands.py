"""The commands of the program: what each option means, and what is run for it."""

from __future__ import annotations

import errno
import secrets
import shutil
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Protocol

from dominoes_qt.engine.profiles import PROFILES, Setup
from dominoes_qt.narrate import prompts, usage, words
from dominoes_qt.narrate.shown import shown
from dominoes_qt.narrate.without_window import close_application, data_folder, open_languages
from dominoes_qt.players.base import Budget
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.session.numbers import new_deal
from dominoes_qt.session.seats import Seat
from dominoes_qt.session.session import Session
from dominoes_qt.terminal.agreement import (
    LARGEST_NUMBER,
    OF_THE_MATCH,
    Agreement,
    agreement_of,
    plan_of,
)
from dominoes_qt.terminal.console import Console
from dominoes_qt.terminal.display import can_open_window
from dominoes_qt.terminal.ending import AT_FAULT, DONE
from dominoes_qt.terminal.faults import Leaving, UsageFault, cannot
from dominoes_qt.terminal.keeping import Keeping
from dominoes_qt.terminal.options import (
    COMMANDS,
    Given,
    help_text,
    read,
    split,
    wished_language,
)
from dominoes_qt.terminal.questions import completed
from dominoes_qt.terminal.table import Table
from dominoes_qt.terminal.watch import watch

MOST_JOBS = 61
"""More processes at once Windows cannot wait for."""


class OpenWindow(Protocol):
    """Opens the window until it is closed; returns the exit code."""

    def __call__(
        self, language: str, agreement: Agreement | None = None, record: Path | None = None
    ) -> int: ...


def run(arguments: Sequence[str], open_window: OpenWindow) -> int:
    """Run a command line and return the exit code.

    Raises:
        UsageFault: it is wrong.
        DataFault: a file is at fault.
    """
    languages = open_languages()
    languages.use(wished_language(arguments))
    top, command, rest = split(arguments)
    given = read("", top)
    if command not in COMMANDS:
        listed = words.all_of(list(COMMANDS))
        raise UsageFault("command", given=shown(command), allowed=listed)
    named = arguments[len(top) :]
    if "help" in given.switches:
        return _print(help_text(command if named else ""))
    if "version" in given.switches and named:
        raise UsageFault("unknown", given=shown(named[0]))
    if "version" in given.switches:
        return _version()
    asked = read(command, rest)
    if "help" in asked.switches:
        return _print(help_text(command))
    for each in (given, asked):
        each.choice("lang", languages.available)
    commands = {
        "simulate": _simulate,
        "replay": _replay,
        "hint": _hint,
        "review": _review,
        "rules": _rules,
    }
    if command in commands:
        return commands[command](asked)
    return _play(asked, partial(open_window, wished_language(arguments) or ""))


def _version() -> int:
    from dominoes_qt.narrate.about import versions

    return _print("\n".join(versions()) + "\n")


def _print(text: str) -> int:
    sys.stdout.write(text)
    return DONE


def _simulate(given: Given) -> int:
    from dominoes_qt.terminal import simulation

    jobs = given.number("jobs", 1, MOST_JOBS) or 1
    plan, record = plan_of(given), given.values.get("record")
    console = Console(sys.stdin, sys.stdout)
    simulation.run(
        plan,
        console,
        jobs=jobs,
        record=record,
        as_json=given.has("json"),
        replaces=given.has("force"),
    )
    return DONE


def _replay(given: Given) -> int:
    from dominoes_qt.terminal import replay

    if not given.files:
        raise UsageFault("missing", option=usage.argument("files"))
    out, errors = Console(sys.stdin, sys.stdout), Console(sys.stdin, sys.stderr)
    good = replay.run(given.files, out, errors, as_json=given.has("json"))
    return DONE if good else AT_FAULT


def _only_file(given: Given) -> str:
    if not given.files:
        raise UsageFault("missing", option=usage.argument("files"))
    if len(given.files) > 1:
        raise UsageFault("unknown", given=shown(given.files[1]))
    return given.files[0]


def _hint(given: Given) -> int:
    from dominoes_qt.terminal import hint

    file = _only_file(given)
    samples = given.number("samples", 1, hint.MOST_SAMPLES) or Budget().samples
    seed = given.number("seed", 0, LARGEST_NUMBER) or 0
    console = Console(sys.stdin, sys.stdout)
    hint.run(file, console, samples=samples, seed=seed, as_json=given.has("json"))
    return DONE


def _review(given: Given) -> int:
    from dominoes_qt.terminal import review

    review.run(_only_file(given), Console(sys.stdin, sys.stdout), given)
    return DONE


def _rules(given: Given) -> int:
    from dominoes_qt.narrate.rules import rules_text

    if len(given.files) > 1:
        raise UsageFault("unknown", given=shown(given.files[1]))
    for profile in given.files:
        if profile not in PROFILES:
            allowed = words.any_of(list(PROFILES))
            raise UsageFault(
                "choice", option=usage.argument("game"), allowed=allowed, given=shown(profile)
            )
    width = min(80, shutil.get_terminal_size().columns)
    return _print(rules_text(given.files[0] if given.files else None, width=width))


def _play(given: Given, open_window: Callable[..., int]) -> int:
    """Play in the window; in the terminal if that is asked for, or no window can be opened."""
    if given.files:
        return _look_at(given, open_window)
    agreement = agreement_of(given)
    watching = given.has("watch") or not agreement.has_people
    console = Console(sys.stdin, sys.stdout)
    if not watching and not given.has("terminal"):
        if can_open_window():
            close_application()
            return open_window(agreement=agreement)
        watching = not console.is_typed
        print(usage.trouble("nobody" if watching else "no display"), file=sys.stderr)
    if watching:
        watch(_session(agreement, agreement.computers), console, Budget())
        return DONE
    try:
        _play_here(given, console)
    except Leaving:
        console.say(prompts.say("leaving early"))
    return DONE


def _look_at(given: Given, open_window: Callable[..., int]) -> int:
    """Show a record in the window; where there is none, check it and print its ledger."""
    if len(given.files) > 1:
        raise UsageFault("unknown", given=shown(given.files[1]))
    for key in (*OF_THE_MATCH, "deal", "seed", "terminal", "watch"):
        if given.has(key):
            raise UsageFault("not both", first=usage.argument("file"), second=f"--{key}")
    (file,) = given.files
    try:
        Path(file).open("rb").close()
    except (OSError, ValueError) as error:
        wrong = error if isinstance(error, OSError) else OSError(errno.EINVAL, "")
        raise cannot("read", file, wrong) from error
    if not can_open_window():
        print(usage.trouble("no display, record"), file=sys.stderr)
        return _replay(given)
    close_application()
    return open_window(record=Path(file))


def _play_here(given: Given, console: Console) -> None:
    """Play in the terminal. What somebody types is saved, and can be gone on with."""
    keeping = Keeping(data_folder(), console) if console.is_typed else None
    try:
        offers = not any(map(given.has, (*OF_THE_MATCH, "deal", "seed")))
        session = None if keeping is None else keeping.open(offers=offers)
        if session is None:
            agreement = agreement_of(completed(given, console))
            session = _session(agreement, agreement.seats)
        _sit_down(session, console, keeping)
    finally:
        if keeping is not None:
            keeping.close()


def _sit_down(session: Session, console: Console, keeping: Keeping | None) -> None:
    def another(setup: Setup) -> Session:
        return Session(setup, session.seats, new_deal(), levels=LEVELS, seed=session.seed)

    keep = (lambda _session: False) if keeping is None else keeping.keep
    Table(session, console, Budget(), another, keep).run()


def _session(agreement: Agreement, seats: tuple[Seat, ...]) -> Session:
    deal = new_deal() if agreement.deal is None else agreement.deal
    seed = secrets.randbits(32) if agreement.seed is None else agreement.seed
    return Session(agreement.setup, seats, deal, levels=LEVELS, seed=seed)
