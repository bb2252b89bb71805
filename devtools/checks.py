"""The checks, one after another: each is run even when another failed, and a summary ends them."""

import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from devtools import translations
from devtools.console import ROOT, capture, run, say
from devtools.environment import BIN, PYTHON, tool_environment

PACKAGE = ROOT / "src" / "dominoes_qt"


@dataclass(frozen=True)
class Check:
    """One check: a title for the summary, and a call that says whether it passed."""

    title: str
    passes: Callable[[], bool]


@dataclass(frozen=True)
class Result:
    """How a check ended and how long it took."""

    title: str
    passed: bool
    seconds: float


def quiet(tool: str, *arguments: str) -> Callable[[], bool]:
    """A check by a program of .venv that shows its output only when it fails."""

    def passes() -> bool:
        program = shutil.which(tool, path=str(BIN)) or BIN / tool  # Windows adds .exe
        done = capture([program, *arguments], tool_environment())
        if done.returncode:
            say(done.stdout.rstrip())
        return done.returncode == 0

    return passes


def static_checks() -> list[Check]:
    """Lint, format, types, layers and translations: everything that runs no test."""
    return [
        Check("ruff check", quiet("ruff", "check", ".")),
        Check("ruff format", quiet("ruff", "format", "--check", ".")),
        Check("mypy --strict", quiet("mypy")),
        Check("import-linter", quiet("lint-imports")),
        Check("translations", translations.check),
    ]


def all_checks() -> list[Check]:
    """What `test` runs when it is given no arguments of its own."""
    shutil.rmtree(ROOT / ".coverage", ignore_errors=True)
    return [
        *static_checks(),
        Check("pytest", lambda: pytest(["--cov", "--cov-report=", *workers()]) == 0),
        Check("coverage", coverage),
    ]


def workers() -> list[str]:
    """One test process more than there are cores, up to four: who listens to a reader waits."""
    return ["-n", str(min(4, 1 + (os.cpu_count() or 1))), "--dist", "loadgroup"]


def pytest(arguments: Sequence[str], marks: str = "not soak") -> int:
    """Run pytest with its output on the terminal, and return its exit code."""
    return run([PYTHON, "-m", "pytest", "-m", marks, *arguments], tool_environment())


def coverage() -> bool:
    """Report the branches that no test takes; some packages may have none.

    That is held on Linux alone, for branches of one system cannot be taken on another.
    """
    is_held = sys.platform.startswith("linux")
    strict = fully_covered(ROOT / "pyproject.toml", PACKAGE) if is_held else []
    # Processes that ended after pytest gathered its data leave theirs lying.
    coverage_tool("combine", "--append", "--quiet")
    say(f"branches taken in all: {coverage_tool('report', '--format=total').stdout.strip()} %")
    if not strict:
        return True
    include = ",".join(f"*/dominoes_qt/{name}/*" for name in strict)
    options = [f"--include={include}", "--fail-under=100"]
    done = coverage_tool("report", *options)
    if done.returncode:
        say(done.stdout.rstrip())
    else:
        say(f"every branch taken in: {', '.join(strict)}")
    return done.returncode == 0


def coverage_tool(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run coverage on the data of this checkout."""
    return capture([PYTHON, "-m", "coverage", *arguments], tool_environment())


def fully_covered(settings: Path, package: Path) -> list[str]:
    """The packages that must be covered whole, as far as they exist."""
    table = tomllib.loads(settings.read_text("utf-8"))["tool"]["dominoes-qt"]
    return [name for name in table["fully-covered"] if any((package / name).glob("*.py"))]


def run_all(checks: Sequence[Check]) -> int:
    """Run every check, print the summary, and return the exit code."""
    results = []
    for check in checks:
        say(f"── {check.title}")
        began = time.monotonic()
        passed = check.passes()
        results.append(Result(check.title, passed, time.monotonic() - began))
    say("")
    for line in summary(results):
        say(line)
    return 0 if all(result.passed for result in results) else 1


def summary(results: Sequence[Result]) -> list[str]:
    """One line for each check and one for the whole."""
    width = max((len(result.title) for result in results), default=0)
    lines = [
        f"{'ok' if result.passed else 'FAILED':6}  {result.title:<{width}}  {result.seconds:6.1f} s"
        for result in results
    ]
    failed = [result.title for result in results if not result.passed]
    total = sum(result.seconds for result in results)
    verdict = f"failed: {', '.join(failed)}" if failed else "all checks passed"
    return [*lines, f"{verdict} ({total:.0f} s)"]
