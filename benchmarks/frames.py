"""How long the fullest board takes to paint, against a bare scene; undo and redo without growth.

Run: python -m benchmarks.frames [--json]. What the figures mean: README.md beside this file.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

if "--display" not in sys.argv:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QWidget

from dominoes_qt.engine.layout import Layout
from dominoes_qt.ui.accessible import install_roles
from tests.ui.board.boards import Board, growing, make_board

WIDTH, HEIGHT = 1920, 1080
TILES = 28
AT_MOST = 2.0
"""How many times as long as the bare scene the board may take."""

STEPS = 500
GROWTH = 2 * 1024 * 1024
"""From how many bytes more than before memory has grown: the pictures of about twenty tiles."""
OBJECTS = 50
"""From how many Python objects more than before there are too many."""

PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def bare_view(board: Board) -> QGraphicsView:
    """Return a bare view with the same pictures, in the same places, of the same size."""
    scene = QGraphicsScene()
    view = QGraphicsView(scene)
    scene.setParent(view)
    scene.setSceneRect(0, 0, WIDTH, HEIGHT)
    view.setFrameShape(QGraphicsView.Shape.NoFrame)
    view.resize(WIDTH, HEIGHT)
    for tile in board.scene.tiles:
        item = scene.addPixmap(tile.pixmap())
        item.setOffset(tile.offset())
        item.setPos(QPointF(board.view.mapFromScene(tile.pos())))
    return view


def frame(view: QGraphicsView) -> float:
    """Paint a whole frame and return how long it took, in milliseconds."""
    started = perf_counter()
    view.viewport().repaint()
    return 1000 * (perf_counter() - started)


def show(view: QWidget) -> None:
    """Show a view and let everything settle that follows."""
    view.resize(WIDTH, HEIGHT)
    view.show()
    settle()


def settle(seconds: float = 0.3) -> None:
    """Let Qt do what it has to for a while."""
    end = perf_counter() + seconds
    while perf_counter() < end:
        QCoreApplication.processEvents()


def measure_frames(layout: Layout, rounds: int) -> dict[str, float]:
    """Paint both in turns, so that a busy moment of the machine strikes both alike."""
    board = make_board()
    board.model.set_layout(layout)
    show(board.view)
    bare = bare_view(board)
    show(bare)
    for view in (board.view, bare):
        frame(view)
    times = [(frame(board.view), frame(bare)) for _ in range(rounds)]
    board.view.close()
    bare.close()
    ratios = [ours / theirs for ours, theirs in times]
    return {
        "tiles": len(layout.placed),
        "board_ms": round(median(ours for ours, _ in times), 3),
        "bare_ms": round(median(theirs for _, theirs in times), 3),
        "ratio": round(median(ratios), 3),
        "at_most": AT_MOST,
    }


def walk(board: Board, layouts: list[Layout], steps: int) -> None:
    """Take tiles back and put them again, over the whole board, so many steps."""
    down_and_up = [*layouts[-2::-1], *layouts[1:]]
    for step in range(steps):
        board.model.set_layout(down_and_up[step % len(down_and_up)])
        QCoreApplication.processEvents()


def resident() -> int:
    """Return how much memory the process holds, in bytes; 0 where the system does not say."""
    statm = Path("/proc/self/statm")
    return int(statm.read_text().split()[1]) * PAGE if statm.exists() else 0


def held(board: Board) -> tuple[int, int, int]:
    """Return how many items and Python objects there are, and how many bytes."""
    gc.collect()
    return len(board.scene.items()), len(gc.get_objects()), resident()


def measure_growth(layouts: list[Layout], steps: int) -> dict[str, int]:
    """Walk to warm up, then walk again and see what is more than before."""
    board = make_board()
    board.model.set_layout(layouts[-1])
    show(board.view)
    round_trip = 2 * (len(layouts) - 1)
    steps += -steps % round_trip  # to end where it began
    walk(board, layouts, round_trip)
    before = held(board)
    walk(board, layouts, steps)
    items, objects, size = (new - old for new, old in zip(held(board), before, strict=True))
    board.view.close()
    return {"steps": steps, "items": items, "objects": objects, "bytes": size}


def measure(rounds: int, steps: int) -> dict[str, Any]:
    """Measure everything."""
    layouts = growing(TILES)
    frames = measure_frames(layouts[-1], rounds)
    return {"frames": frames, "growth": measure_growth(layouts, steps)}


def is_good(found: dict[str, Any]) -> bool:
    """Return whether the board is as fast and as steady as it has to be."""
    growth = found["growth"]
    steady = growth["objects"] < OBJECTS and growth["bytes"] < GROWTH
    return bool(growth["items"] == 0 and steady and found["frames"]["ratio"] <= AT_MOST)


def main(arguments: list[str]) -> int:
    """Measure and print; 1 if the board is too slow, or grows."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.frames", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--rounds", type=int, default=200, help="frames of each (default 200)")
    parser.add_argument("--steps", type=int, default=STEPS, help="of undo and redo (default 500)")
    parser.add_argument("--display", action="store_true", help="on the screen, not off it")
    options = parser.parse_args(arguments)
    app = QApplication.instance() or QApplication(["benchmarks"])
    install_roles()
    found = measure(max(1, options.rounds), max(1, options.steps))
    del app
    if options.json:
        print(json.dumps(found, indent=1))
    else:
        frames, growth = found["frames"], found["growth"]
        print(f"board {frames['board_ms']} ms, bare scene {frames['bare_ms']} ms")
        print(f"ratio {frames['ratio']} (at most {AT_MOST})")
        more = ", ".join(f"{growth[key]} {key}" for key in ("items", "objects", "bytes"))
        print(f"after {growth['steps']} steps of undo and redo there are more: {more}")
    return 0 if is_good(found) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
