"""Prints what an accessibility client sees of a program, as JSON: python3 tree.py PID…

A process of its own, for a program that hangs or ends in the middle would take this one along.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402 - the version must be chosen before

Thing = Any
"""An accessible object; the bindings have no types."""

MOST_CHILDREN = 500


def described(thing: Thing) -> dict[str, Any]:
    """Return an object and all below it."""
    states = thing.get_state_set()
    return {
        "role": thing.get_role_name(),
        "name": thing.get_name() or "",
        "labelled": bool(labels(thing)),
        "states": [
            kind
            for kind in ("active", "enabled", "focusable", "focused", "showing")
            if states.contains(getattr(Atspi.StateType, kind.upper()))
        ],
        "children": [described(child) for child in children(thing)],
    }


def labels(thing: Thing) -> list[str]:
    """Return the names of what labels an object."""
    relations = [
        relation
        for relation in thing.get_relation_set()
        if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY
    ]
    return [
        relation.get_target(place).get_name()
        for relation in relations
        for place in range(relation.get_n_targets())
    ]


def children(thing: Thing) -> list[Thing]:
    """Return what lies in an object; what went away meanwhile is left out."""
    count = min(thing.get_child_count(), MOST_CHILDREN)
    found = [thing.get_child_at_index(place) for place in range(count)]
    return [child for child in found if child is not None]


def main(processes: list[str]) -> int:
    """Print the windows of the first of these processes that the accessibility bus knows."""
    Atspi.set_timeout(5000, 5000)
    for application in children(Atspi.get_desktop(0)):
        if str(application.get_process_id()) in processes:
            print(json.dumps([described(window) for window in children(application)]))
            return 0
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
