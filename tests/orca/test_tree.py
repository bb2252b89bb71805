"""What any accessibility client meets: no fault on any screen, and no tile that is private."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dominoes_qt.ui.screens import SCREENS
from tests.orca.tools import run

pytestmark = [pytest.mark.xvfb, pytest.mark.xdist_group("trees")]

TILE = re.compile(r"\b[0-6]-[0-6]\b")
SAMPLE = ["choosing", "cover", "settlement", "settings"]


def lint(screens: list[str], language: str, folder: Path) -> None:
    """Look over screens, one after another."""
    keys = ["lint"]
    for _ in screens[1:]:
        keys += ["F12", "lint"]
    arguments = [str(folder / "s.ini"), language, "block", "2", "1", *screens]
    done = run(arguments, keys, "--no-orca", "--delay", "0.4")
    findings = [line for line in done.stdout.splitlines() if re.match(r"[a-z-]+: ", line)]
    counts = [line for line in findings if line.startswith("atspi-lint: ")]
    assert len(counts) == len(screens), done.stdout + done.stderr
    assert [line for line in findings if line not in counts] == []
    assert all(" 0 findings " in line for line in counts)


def test_some_screens_are_without_fault(tmp_path: Path) -> None:
    lint(SAMPLE, "en", tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_screen_is_without_fault(language: str, tmp_path: Path) -> None:
    lint(list(SCREENS), language, tmp_path)


def trees(output: str) -> list[str]:
    """The trees that were printed, one after another."""
    return [part for part in output.split("tree:\n") if "frame" in part]


def test_the_cover_hides_every_tile_from_every_client(tmp_path: Path) -> None:
    arguments = [str(tmp_path / "s.ini"), "en", "draw", "4", "2"]
    turn = ["tree", "Return", "tree", "Return", "Return"]
    done = run(arguments, [*turn, "wait:1", *turn], "--no-orca", "--delay", "0.5")
    assert done.returncode == 0, done.stderr[-1000:]
    covers = 0
    for tree in trees(done.stdout):
        told = re.findall(r"(?:leads|plays|laid|played) (\d-\d)|(\d-\d), .* laid by", tree)
        public = {tile for pair in told for tile in pair if tile}
        rest = set(TILE.findall(tree)) - public
        covered = bool(re.search(r"push button 'Show my tiles'(?! \[[^]]*hidden)", tree))
        covers += covered
        assert bool(rest) is not covered, tree
    assert covers == 2
