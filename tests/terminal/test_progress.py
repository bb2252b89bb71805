"""The progress bar."""

from __future__ import annotations

import io

import pytest

from dominoes_qt.terminal.progress import progress_bar


class Terminal(io.StringIO):
    """An error stream that says it is a terminal, or not."""

    def __init__(self, *, terminal: bool) -> None:
        super().__init__()
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal


@pytest.mark.parametrize(
    ("terminal", "wanted", "shown"),
    [(True, True, True), (True, False, False), (False, True, False)],
)
def test_it_is_shown_on_a_terminal_alone(
    monkeypatch: pytest.MonkeyPatch, terminal: bool, wanted: bool, shown: bool
) -> None:
    stream = Terminal(terminal=terminal)
    monkeypatch.setattr("sys.stderr", stream)
    monkeypatch.setenv("TERM", "xterm")
    with progress_bar("Playing", 10, wanted=wanted) as advance:
        advance(4)
        advance(6)
    assert ("Playing" in stream.getvalue()) is shown
