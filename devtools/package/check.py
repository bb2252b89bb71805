"""The checks of `dev.py package --check`: files by their validators, packages by using them."""

from __future__ import annotations

import json
import os
import platform
import re
import shutil
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from devtools.checks import Check
from devtools.console import ROOT, Problem, capture, say
from devtools.package import trial
from devtools.package.build import MB, size
from devtools.package.places import APP_ID, BIN, DIST, FOLDER, LINUX, WORK, variables

LARGEST_FOLDER = 200 * MB
UNCHECKED = "unchecked: Windows, macOS, Flatpak build"
USUAL_SUITE = "bookworm"


def all_checks(suite: str = "") -> list[Check]:
    """Every check, those that take seconds first."""
    where = suite or own_suite()
    for old in WORK.glob("trial-*.json"):
        old.unlink()
    checks: list[tuple[str, Callable[[], bool]]] = [
        ("size of the program folder", folder_size),
        ("desktop file", validator("desktop-file-validate", LINUX / f"{APP_ID}.desktop")),
        ("metainfo", validator("appstreamcli", "validate", "--no-net", metainfo())),
        ("MIME type", mime_type),
        ("workflows", workflows),
        ("Flatpak manifest", flatpak),
        (
            "lintian",
            validator("lintian", "--allow-root", "--fail-on", "error", *DIST.glob("*.deb")),
        ),
        (f"wheel and sdist on {where}", partial(trial.try_wheel, where)),
        (f"program folder on {where}", partial(trial.try_folder, where)),
        (f".deb on {where}", partial(trial.try_deb, where)),
        ("all show the same", trial.try_likeness),
        (UNCHECKED, lambda: True),
    ]
    return [Check(title, trial.failing_softly(run)) for title, run in checks]


def refuse_elsewhere() -> None:
    """Say what a trial needs that is not here, before time is spent on building."""
    if not sys.platform.startswith("linux"):
        raise Problem("packages are tried on Linux alone, in trees of Debian")
    if os.geteuid() != 0:
        raise Problem("packages are tried in trees of their own: root is needed for --check")
    if not shutil.which("debootstrap") and not shutil.which("apt-get"):
        raise Problem("packages are tried in trees of Debian: debootstrap is needed for --check")


def own_suite() -> str:
    """The suite of this Debian, so that packages meet the libraries they were built with."""
    told = platform.freedesktop_os_release()
    return told["VERSION_CODENAME"] if told.get("ID") == "debian" else USUAL_SUITE


def validator(*command: str | Path) -> Callable[[], bool]:
    """A check by a program, whose output is shown."""

    def passes() -> bool:
        done = capture(command, variables())
        if done.stdout.strip():
            say(done.stdout.strip())
        return done.returncode == 0

    return passes


def metainfo() -> Path:
    """Where the metainfo is."""
    return LINUX / f"{APP_ID}.metainfo.xml"


def folder_size() -> bool:
    """Whether the program folder is as small as it should be."""
    say(f"{size(FOLDER) / MB:.0f} MB (at most {LARGEST_FOLDER / MB:.0f})")
    return size(FOLDER) <= LARGEST_FOLDER


def mime_type() -> bool:
    """Whether the MIME database takes in the type of records."""
    place = WORK / "mime"
    (place / "packages").mkdir(parents=True, exist_ok=True)
    source = (ROOT / LINUX / f"{APP_ID}.mime.xml").read_text("utf-8")
    (place / "packages" / f"{APP_ID}.xml").write_text(source, "utf-8")
    done = capture(["update-mime-database", place])
    globs = (place / "globs2").read_text("utf-8")
    return done.returncode == 0 and "*.domino.json" in globs


def workflows() -> bool:
    """Whether the workflows fit GitHub's schema."""
    files = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    schema = ("--builtin-schema", "vendor.github-workflows")
    return bool(files) and validator(BIN / "check-jsonschema", *schema, *files)()


def flatpak() -> bool:
    """Whether the manifest can be read and names only what exists."""
    folder = ROOT / "packaging" / "flatpak"
    manifest = json.loads((folder / f"{APP_ID}.json").read_text("utf-8"))
    faults = [] if manifest["app-id"] == APP_ID else ["app-id"]
    for module in manifest["modules"]:
        paths = [folder / source["path"] for source in module["sources"] if "path" in source]
        faults += [str(path) for path in paths if not path.exists()]
        brought = {path.name for path in paths}
        for command in module["build-commands"]:
            named = command.replace("${FLATPAK_ID}", APP_ID).split()
            plain = [word for word in named if is_file_name(word)]
            faults += [word for word in plain if Path(word).name not in brought]
    for fault in faults:
        say(f"there is no {fault}")
    return not faults


def is_file_name(word: str) -> bool:
    """Whether a word of a build command names a file that must have been brought."""
    return re.fullmatch(r"[\w.-]+\.(desktop|md|svg|txt|xml)|LICENSE", word) is not None
