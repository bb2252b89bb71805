#!/usr/bin/env python3
"""Everything a checkout needs, in one command: python3 dev.py play, or test, or setup.

Needs Python 3.11 or newer and nothing else; what it is made of is in devtools/.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - told before an older Python reads what it cannot
    sys.exit("dev.py: Python 3.11 or newer is needed; this is Python " + sys.version.split()[0])

import os
import subprocess
from collections.abc import Callable, Sequence

from devtools import checks, console, environment, system, translations
from devtools.console import ROOT, Problem, warn
from devtools.package import build
from devtools.package import check as check_packages

USAGE = """\
Usage: python3 dev.py COMMAND [ARGS…]

  play [ARGS…]          play; ARGS go to dominoes-qt (try: play --help)
  setup                 make .venv with everything that work on the project needs
  test [PYTEST ARGS…]   every check and every test; with arguments, pytest alone with these
  check                 lint, types, layers and translations: everything but the tests
  soak [PYTEST ARGS…]   the long runs
  system                install the system packages alone (as root), or say which are missing
  package [--check]     build wheel, sdist, program folder and .deb into dist/; with --check try
                        each on a fresh Debian tree (as root; name a suite to choose it)
  translate             collect texts into translations/*.ts and compile them
"""


def play(arguments: Sequence[str]) -> int:
    """Start the game from this checkout, with no more installed than it needs."""
    system.ensure(system.play_uses())
    environment.ensure(environment.PLAY)
    command = [str(environment.PYTHON), "-m", "dominoes_qt", *arguments]
    env = environment.tool_environment()
    if os.name == "posix":
        os.execve(command[0], command, env)  # noqa: S606 - signals and the terminal go to the game
    return subprocess.call(command, env=env)


def setup(arguments: Sequence[str]) -> int:
    """Prepare for everything: playing, checking, testing."""
    refuse(arguments)
    system.ensure(system.ALL)
    environment.ensure(environment.DEV)
    return 0


def install_system(arguments: Sequence[str]) -> int:
    """Look after the system packages and nothing else."""
    refuse(arguments)
    system.ensure(system.ALL)
    return 0


def test(arguments: Sequence[str]) -> int:
    """Run everything, or pytest alone when it is given arguments."""
    setup(())
    if arguments:
        return checks.pytest(arguments)
    return checks.run_all(checks.all_checks())


def check(arguments: Sequence[str]) -> int:
    """Run what needs no test."""
    refuse(arguments)
    system.ensure(system.PLAY_TERMINAL)
    environment.ensure(environment.DEV)
    return checks.run_all(checks.static_checks())


def soak(arguments: Sequence[str]) -> int:
    """Run the tests that take long, and no others."""
    setup(())
    unhurried = ["-o", "faulthandler_timeout=0"]
    return checks.pytest([*checks.workers(), *unhurried, *arguments], marks="soak")


def translate(arguments: Sequence[str]) -> int:
    """Bring the translation files up to date."""
    refuse(arguments)
    system.ensure(system.PLAY_TERMINAL)
    environment.ensure(environment.DEV)
    return translations.translate()


def package(arguments: Sequence[str]) -> int:
    """Build every package, and try each when that is asked for."""
    checking, *suites = arguments or [""]
    if checking not in {"", "--check"} or len(suites) > 1:
        refuse(arguments)
    if checking:
        check_packages.refuse_elsewhere()
    system.ensure(system.PACKAGE_CHECK if checking else system.PACKAGE)
    build.build_all()
    return checks.run_all(check_packages.all_checks(*suites)) if checking else 0


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "play": play,
    "setup": setup,
    "test": test,
    "check": check,
    "soak": soak,
    "system": install_system,
    "package": package,
    "translate": translate,
}


def refuse(arguments: Sequence[str]) -> None:
    """Some commands take no arguments; say so instead of passing over them."""
    if arguments:
        raise Problem(f"this command takes no arguments: {' '.join(arguments)}")


def main(arguments: Sequence[str]) -> int:
    """Run one command and turn ordinary failures into one line."""
    console.bear_any_terminal()
    if not arguments or arguments[0] in {"-h", "--help", "help"}:
        print(USAGE, end="")
        return 0 if arguments else 2
    command = COMMANDS.get(arguments[0])
    if command is None:
        warn(f"no such command: {arguments[0]} (there are: {', '.join(COMMANDS)})")
        return 2
    os.chdir(ROOT)
    try:
        return command(arguments[1:])
    except Problem as problem:
        warn(str(problem))
        return 1
    except OSError as error:  # a full disk, a folder that belongs to root …
        warn(f"{error.filename or 'the system says'}: {error.strerror or error}")
        return 1
    except KeyboardInterrupt:
        warn("stopped")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
