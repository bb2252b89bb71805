"""The trial: tree in each language, a hand by keys, restart, the match goes on; Orca speaks."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from check.desktop import Desktop, Failure
from check.program import Node, Program

LANGUAGES = {"en": ("Play", "Rules…"), "es": ("Jugar", "Reglas…")}
"""Words that the tree must hold."""
MATCH = ("play", "--profile", "block", "--seats", "2", "--deal", "3", "--seed", "5")
"""The person leads, so that nothing moves before the first key."""
LEAST_NODES = 100
LEAST_SENTENCES = 8
"""How many whole sentences Orca speaks at least while a hand is played."""


def main(arguments: Sequence[str]) -> int:
    """Try the program in every language and write the report; 1 at the first failure."""
    report, dashes, *command = arguments
    if dashes != "--" or not command:
        sys.stderr.write("Usage: python3 -m check REPORT.json -- COMMAND…\n")
        return 2
    try:
        found = {language: trial(language, command) for language in LANGUAGES}
    except Failure as failure:
        sys.stderr.write(f"{failure}\n")
        return 1
    Path(report).write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")
    for language, each in found.items():
        print(f"{language}: {len(each['tree'])} nodes, {each['actions']} actions, {each['spoken']}")
    return 0


def trial(language: str, command: Sequence[str]) -> dict[str, Any]:
    """Try the program in one language, from its first start to a match that goes on."""
    with Desktop(language) as desktop:
        program = Program(desktop, [*command, *MATCH])
        faults = list(faults_of(program.tree, language))
        if faults:
            raise Failure(f"{language}: {'; '.join(faults[:10])}")
        before = len(desktop.spoken())
        hand = program.play_hand(0)
        spoken = [text for text in desktop.spoken()[before:] if text.count(" ") > 2]
        if len(spoken) < LEAST_SENTENCES:
            raise Failure(f"{language}: Orca spoke {len(spoken)} sentences only")
        for _ in range(4):
            program.press("Return")  # into the second hand
        shown, saved = visible(program.settled()), program.saved()
        program.close()
        resumed = Program(desktop, command)
        check_resumed(resumed, shown, saved)
        resumed.play_on(1)
        resumed.close()
    return {
        "tree": [[node["role"], node["name"]] for node in program.tree],
        "actions": len(hand["actions"]),
        "end": hand["end"],
        "spoken": f"{len(spoken)} sentences spoken by Orca",
    }


def check_resumed(program: Program, shown: list[str], saved: dict[str, Any]) -> None:
    """Insist that the match is the one that was left, and is shown as it was."""
    now = program.saved()
    if now.get("hands") != saved["hands"]:
        raise Failure("the match that goes on is not the one that was left")
    lost = sorted(set(shown) - set(visible(program.tree)))
    if lost:
        raise Failure(f"after the restart these are gone: {lost}")


def visible(nodes: list[Node]) -> list[str]:
    """Return the names of what can be chosen now."""
    wanted = {"showing", "focusable"}
    return [node["name"] for node in nodes if node["name"] and wanted <= set(node["states"])]


def faults_of(nodes: list[Node], language: str) -> list[str]:
    """Return what a screen reader would miss in a tree."""
    faults = [
        f"{node['role']} without a name"
        for node in nodes
        if {"showing", "focusable"} <= set(node["states"])
        and not node["name"]
        and not node["labelled"]
    ]
    if len(nodes) < LEAST_NODES:
        faults.append(f"{len(nodes)} nodes only")
    names = {node["name"] for node in nodes}
    faults += [f"no “{word}”" for word in LANGUAGES[language] if word not in names]
    if not any("focused" in node["states"] for node in nodes if "showing" in node["states"]):
        faults.append("nothing has the focus")
    return faults


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
