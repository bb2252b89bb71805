"""The program that is tried: what it shows to a screen reader, what it has saved, its keys."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from check.desktop import Desktop, Failure, wait_for

Node = dict[str, Any]
TREE = Path(__file__).with_name("tree.py")
SETTLED = 0.5
"""Seconds between two looks that see the same: then nothing moves any more."""
MOST_KEYS = 150
"""A hand of any game is over after fewer keys."""


class Program:
    """One run of the program on a desktop."""

    def __init__(self, desktop: Desktop, command: Sequence[str]) -> None:
        """Start it, and wait until its window has the keyboard."""
        self._desktop = desktop
        self._process = desktop.start(command)
        wait_for("window in the accessibility tree", self._has_window)
        self.tree = self.settled()

    def _has_window(self) -> bool:
        self._insist()
        return any("active" in node["states"] for node in self.windows())

    def _insist(self) -> None:
        code = self._process.poll()
        if code is not None:
            log = (self._desktop.home / "programs.log").read_text("utf-8", "replace")
            raise Failure(f"the program ended with {code}: {log[-2000:]}")

    def windows(self) -> list[Node]:
        """Return the tree of each window; empty while the program is not known yet."""
        numbers = [str(number) for number in family(self._process.pid)]
        printed = self._desktop.run([sys.executable, str(TREE), *numbers])
        return json.loads(printed) if printed else []

    def settled(self) -> list[Node]:
        """Return all nodes, once two looks have seen the same."""
        seen: list[Node] = []
        for _ in range(20):
            seen, before = list(flat(self.windows())), seen
            if seen and seen == before:
                return seen
            time.sleep(SETTLED)
        raise Failure("the window does not come to rest")

    def press(self, key: str) -> None:
        """Press a key, and give the program, its computers and Orca the time to answer."""
        self._insist()
        self._desktop.press(key)

    def hand_of(self, number: int) -> dict[str, Any]:
        """Return a hand of the match as it is saved; empty before its first action."""
        hands = self.saved().get("hands", [])
        return hands[number] if number < len(hands) else {}

    def saved(self) -> dict[str, Any]:
        """Return the match on the disk."""
        files = list(Path(self._desktop.environment["XDG_DATA_HOME"]).rglob("saves/*.json"))
        return json.loads(files[0].read_text("utf-8")) if files else {}

    def play_hand(self, number: int) -> dict[str, Any]:
        """Play by Return alone until a hand is over, and return what is saved of it."""
        for _ in range(MOST_KEYS):
            hand = self.hand_of(number)
            if "end" in hand:
                return hand
            self.press("Return")
        raise Failure(f"hand {number + 1} was not over after {MOST_KEYS} keys")

    def play_on(self, number: int) -> None:
        """Play until a hand has one more action, or is over."""
        before = len(self.hand_of(number).get("actions", ()))
        for _ in range(MOST_KEYS):
            if len(self.hand_of(number).get("actions", ())) > before:
                return
            self.press("Return")
        raise Failure(f"hand {number + 1} does not go on")

    def close(self) -> None:
        """Close the window as its user does."""
        self._desktop.press("alt+F4")
        wait_for("end after Alt+F4", lambda: self._process.poll() is not None, 20)
        code = self._process.returncode
        if code:
            raise Failure(f"the program ended with {code} when it was closed")


def family(root: int) -> list[int]:
    """Return a process and all that it started."""
    parents = {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            told = entry.read_text("utf-8", "replace").rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        parents[int(entry.parent.name)] = int(told[1])
    found = [root]
    for number in found:
        found += [child for child, parent in parents.items() if parent == number]
    return found


def flat(nodes: list[Node]) -> Iterator[Node]:
    """Yield all nodes that tell something, each before those below it.

    Passing notifications are left out with all that is in them, and fillers by themselves: a
    place for the next notification is there or not yet.
    """
    for node in nodes:
        if node["role"] == "notification":
            continue
        if node["role"] != "filler" or node["name"]:
            yield {key: value for key, value in node.items() if key != "children"}
        yield from flat(node["children"])
