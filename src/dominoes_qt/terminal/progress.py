"""A progress bar on the error stream, where a person watches it and it disturbs nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

Advance = Callable[[int], None]
"""Says that so many more are done."""


@contextmanager
def progress_bar(title: str, total: int, *, wanted: bool = True) -> Iterator[Advance]:
    """Show how far the work is, if the error stream is a terminal; it disappears at the end."""
    if not wanted or not sys.stderr.isatty():
        yield lambda _count: None
        return
    columns = (TextColumn(title), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=total)
        yield lambda count: progress.advance(task, count)
