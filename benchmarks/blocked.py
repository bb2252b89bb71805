"""How often hands are blocked when computers play: the table of BLOCKED.md, made by `simulate`.

`python -m benchmarks.blocked > benchmarks/BLOCKED.md` makes all of it again. With `--figures`,
what is found is kept in a file of JSON lines, and what stands there is not played again.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from benchmarks import compiled
from dominoes_qt.engine.profiles import PROFILES, Partners
from dominoes_qt.players.base import Budget
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.session.statistics import Share


@dataclass(frozen=True, slots=True)
class Run:
    """Hands of one game with computers of one level in all seats."""

    profile: str
    seats: int
    partners: bool
    level: str
    hands: int
    seed: int
    samples: int = Budget().samples

    @property
    def arguments(self) -> list[str]:
        """Return how `dominoes-qt` is called for it."""
        return [
            "simulate",
            *("--profile", self.profile, "--seats", str(self.seats)),
            *(["--partners"] if self.partners else []),
            *("--players", self.level, "--hands", str(self.hands), "--seed", str(self.seed)),
            *(["--samples", str(self.samples)] if self.samples != Budget().samples else []),
        ]


Figures = dict[Run, Share]
"""How many hands of each run were blocked."""

_PAGE = """\
# How often hands are blocked

The share of hands that end blocked, with computers of one level in all seats and the usual rules \
of each game; in brackets the 95 % interval (Wilson's).{samples} \
A dash stands where none were played.

{table}

Made by these commands, and so on for the other games and seats; the same command gives the same \
figures everywhere:

```
{calls}
```

`python -m benchmarks.blocked > benchmarks/BLOCKED.md` makes this page again; `--compiled` \
plays on a compiled copy: the same choices, sooner.

Another board publishes for its own players at two seats: about one deal in ten blocked in plain \
play, about one in sixteen with fives.

{remark}
"""


def tables() -> Iterator[tuple[str, int, bool]]:
    """Return every game with the seats it is for, with partners too where they are optional."""
    for key, profile in PROFILES.items():
        for seats in profile.tiles_each:
            yield key, seats, False
            if seats == 4 and profile.partners is Partners.OPTIONAL:
                yield key, seats, True


def play(run: Run) -> Share:
    """Play a run and count the blocked hands."""
    command = [sys.executable, "-m", "dominoes_qt", *run.arguments, "--json"]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE)
    found = json.loads(done.stdout)
    return Share(found["ends"]["blocked"]["count"], found["hands"])


def known(file: Path | None) -> Figures:
    """Return the figures that a file holds."""
    if file is None or not file.exists():
        return {}
    lines = map(json.loads, file.read_text("utf-8").splitlines())
    return {Run(**line["run"]): Share(**line["share"]) for line in lines}


def measure(runs: Sequence[Run], file: Path | None) -> Figures:
    """Return the figures of all runs; those that are new go into the file at once."""
    figures, before = {}, known(file)
    for run in runs:
        if run in before:
            figures[run] = before[run]
            continue
        figures[run] = play(run)
        print(" ".join(run.arguments), cell(figures[run]), file=sys.stderr, flush=True)
        if file is not None:
            line = json.dumps({"run": asdict(run), "share": asdict(figures[run])})
            with file.open("a", encoding="utf-8") as stream:
                stream.write(line + "\n")
    return figures


def cell(share: Share) -> str:
    """Return a share in per cent with its interval."""
    low, high = (100 * bound for bound in share.interval)
    return f"{100 * share.value:.1f} % ({low:.1f}–{high:.1f})"


def table(figures: Figures) -> list[str]:
    """Return the figures as a table in Markdown, a row for each game and number of seats."""
    levels = [level for level in LEVELS if any(run.level == level for run in figures)]
    rows: dict[tuple[str, int, bool], dict[str, str]] = {}
    for run, share in figures.items():
        row = rows.setdefault((run.profile, run.seats, run.partners), {})
        row[run.level] = cell(share)
    lines = [f"| game | seats | {' | '.join(levels)} |", f"|---|---|{'---|' * len(levels)}"]
    for (profile, seats, partners), row in rows.items():
        always = PROFILES[profile].partners is Partners.ALWAYS
        pairs = " as pairs" if partners or always else ""
        cells = " | ".join(row.get(level, "–") for level in levels)
        lines.append(f"| {profile} | {seats}{pairs} | {cells} |")
    return lines


def document(figures: Figures) -> str:
    """Return the whole of BLOCKED.md."""
    examples: dict[str, Run] = {}
    for run in figures:
        examples.setdefault(run.level, run)
    calls = [" ".join(["dominoes-qt", *run.arguments]) for run in examples.values()]
    return _PAGE.format(
        samples=_samples(figures),
        table="\n".join(table(figures)),
        calls="\n".join(calls),
        remark=_remark(figures),
    )


def _samples(figures: Figures) -> str:
    """Return how long the hard computer thought, if that is not the usual."""
    usual, hard = Budget().samples, {run.samples for run in figures if run.level == "hard"}
    if hard <= {usual}:
        return ""
    return (
        f" To have more hands in less time, the hard computer looked at {max(hard)} arrangements"
        f" of the hidden tiles for a choice, not at the usual {usual}."
    )


def _remark(figures: Figures) -> str:
    """Return how four seats of classic compare to three; a level of too few hands tells nothing."""
    shares: Mapping[tuple[int, str], Share] = {
        (run.seats, run.level): share for run, share in figures.items() if run.profile == "classic"
    }
    compared, clear = [], []
    for level in LEVELS:
        if (3, level) in shares and (4, level) in shares:
            three, four = shares[3, level], shares[4, level]
            apart = four.interval[0] > three.interval[1] or four.interval[1] < three.interval[0]
            unclear = "" if apart else " (too few hands to tell)"
            compared.append(f"{level} {cell(four)} against {cell(three)}{unclear}")
            if apart:
                clear.append(four.value > three.value)
    told = "blocked more often" if clear and all(clear) else "not blocked more often at every level"
    return f"Classic is {told} at four seats than at three: {'; '.join(compared)}."


def _file(name: str) -> Path:
    return Path(name).absolute()


def main(arguments: Sequence[str]) -> int:
    """Play what is asked for and print the page."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.blocked", description=__doc__)
    parser.add_argument("--hands", type=int, default=10_000, help="of easy and medium")
    parser.add_argument("--hard-hands", type=int, default=400, help="of hard; 0 leaves it out")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--samples", type=int, default=Budget().samples, help="that hard looks at")
    parser.add_argument("--figures", type=_file, help="a file to keep what is found")
    parser.add_argument("--compiled", action="store_true", help="play on a compiled copy")
    options = parser.parse_args(arguments)
    if options.compiled:
        rest = [argument for argument in arguments if argument != "--compiled"]
        print(compiled.run(["-m", "benchmarks.blocked", *rest]), end="")
        return 0
    usual = Budget().samples
    runs = [
        Run(*each, level, hands, options.seed, options.samples if level == "hard" else usual)
        for level in LEVELS
        if (hands := options.hard_hands if level == "hard" else options.hands)
        for each in tables()
    ]
    print(document(measure(runs, options.figures)), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
