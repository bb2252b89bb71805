"""The matches once more in a real window: on a virtual screen, with a window manager."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NEEDED = ("Xvfb", "openbox")
missing = [name for name in NEEDED if shutil.which(name) is None]

pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.skipif(bool(missing), reason=f"needs {' and '.join(missing)}"),
]


def start_screen() -> tuple[subprocess.Popen[bytes], str]:
    """Start a virtual screen; it chooses its own number and tells it once it is ready."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1400x900x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    with os.fdopen(reader) as told:
        number = told.readline().strip()
    assert number, "Xvfb did not start"
    return server, f":{number}"


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    server, name = start_screen()
    manager = subprocess.Popen(
        ["openbox"], env={**os.environ, "DISPLAY": name}, stderr=subprocess.DEVNULL
    )
    yield name
    for process in (manager, server):
        process.terminate()
        process.wait(10)


@pytest.mark.parametrize("tests", ["test_matches.py", "test_hand_view.py"])
def test_in_a_real_window(display: str, tests: str) -> None:
    environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"tests/ui/{tests}"]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=240, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:]
