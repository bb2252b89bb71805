"""The virtual environment: made once, filled from the lock files, remembered by a stamp."""

import hashlib
import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from devtools import assets
from devtools.console import ROOT, Problem, capture, environment, last_line, say

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "dominoes-stamp.json"

PLAY = "play"
DEV = "dev"
LOCKS = {PLAY: "requirements.lock", DEV: "requirements-dev.lock"}
# The tables of pyproject.toml that an installation depends on; the rest is for the checks.
INSTALL_TABLES = ("build-system", "project", "dependency-groups")
VERSION_FILE = "src/dominoes_qt/__init__.py"


def ensure(level: str) -> None:
    """Bring the environment up to a level; an instant answer when it is there already."""
    if not satisfies(read_stamp(), fingerprint(), level):
        make_venv()
        install(level)
    refresh_assets()


def satisfies(stamp: dict[str, str], wanted: dict[str, str], level: str) -> bool:
    """Whether an environment with this stamp serves the level. The dev level holds all of play."""
    if stamp.get("level") not in {level, DEV}:
        return False
    return all(stamp.get(key) == value for key, value in wanted.items())


def fingerprint(root: Path = ROOT) -> dict[str, str]:
    """Everything that asks for a new installation when it changes, as digests, and the place.

    The place counts since an environment that is moved with its checkout no longer works.
    """
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    tables = [settings[name] for name in INSTALL_TABLES] + [settings["tool"]["hatch"]]
    version = re.search(r"^__version__.*$", (root / VERSION_FILE).read_text("utf-8"), re.MULTILINE)
    parts = {name: (root / name).read_bytes() for name in LOCKS.values()}
    parts["project"] = repr((tables, version and version[0])).encode()
    digests = {name: hashlib.sha256(content).hexdigest() for name, content in parts.items()}
    return {"root": str(root), **digests}


def read_stamp(path: Path = STAMP) -> dict[str, str]:
    """What the last installation left behind; empty when there was none or Python is gone."""
    if not PYTHON.exists():
        return {}
    try:
        stamp = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def make_venv() -> None:
    """Create .venv, or make it anew when its interpreter no longer runs here."""
    if venv_works():
        return
    say(f"Creating .venv with Python {sys.version.split()[0]} …")
    if VENV.is_symlink():
        VENV.unlink()  # or that of another checkout would be emptied
    made = capture([sys.executable, "-m", "venv", "--clear", VENV])
    if made.returncode:
        raise Problem(f".venv could not be created: {last_line(made.stdout.splitlines(), 'Error')}")


def venv_works() -> bool:
    """Whether .venv has a pip that runs, in the place that it was made for."""
    if not PYTHON.exists() or read_stamp().get("root", str(ROOT)) != str(ROOT):
        return False
    return capture([PYTHON, "-m", "pip", "--version"]).returncode == 0


def install(level: str) -> None:
    """Install the locked packages and the project itself, editable."""
    STAMP.unlink(missing_ok=True)
    lock = LOCKS[level]
    say(f"Installing the packages of {lock} (a few hundred MB the first time) …")
    pip("install", "--require-hashes", "--requirement", ROOT / lock)
    say("Installing dominoes-qt, editable …")
    pip("install", "--no-deps", "--no-build-isolation", "--editable", ROOT)
    STAMP.write_text(json.dumps({"level": level, **fingerprint()}, indent=1), "utf-8")


def pip(*arguments: str | Path, venv: Path = VENV) -> None:
    """Run an environment's pip, showing its downloads alone; a failure becomes one line."""
    command = [str(venv / BIN.name / PYTHON.name), "-m", "pip", *map(str, arguments), "--no-input"]
    settings = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_PROGRESS_BAR": "off", "PIP_USER": "0"}
    env = tool_environment(venv) | settings
    said = []
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    ) as process:
        for line in process.stdout or ():
            said.append(line)
            if shown := download(line):
                say(f"  {shown}")
    if process.returncode:
        unreached = any("Retrying (" in line for line in said)
        hint = " (the package index does not answer: is there a network?)" if unreached else ""
        raise Problem(f"pip failed: {last_line(said, 'ERROR').removeprefix('ERROR: ')}{hint}")


def download(line: str) -> str | None:
    """What pip's line about a download of 1 MB or more brings; not from where."""
    found = re.match(r"\s*Downloading (?:\S*/)?([^/\s-]+-[^/\s-]+)[^/\s]* (\([\d.]+ MB\))", line)
    return f"{found[1]} {found[2]}" if found else None


def tool_environment(venv: Path = VENV) -> dict[str, str]:
    """The environment variables in which the tools of an environment find each other."""
    path = os.pathsep.join((str(venv / BIN.name), os.environ.get("PATH", os.defpath)))
    env = environment(PATH=path, VIRTUAL_ENV=str(venv))
    env.pop("PYTHONHOME", None)
    return env


def refresh_assets() -> None:
    """Compile translations and resources that changed since they were last built."""
    try:
        written = assets.build(ROOT, tool_environment()["PATH"])
    except assets.AssetError as error:
        raise Problem(str(error)) from error
    if written:
        say("Compiled " + ", ".join(path.name for path in written))
