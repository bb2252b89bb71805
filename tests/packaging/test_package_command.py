"""`dev.py package`: what it refuses, and what its checks of files find."""

from __future__ import annotations

import json
import os
import shutil
import sys
import tarfile
from pathlib import Path

import pytest

import dev
from devtools.console import ROOT, Problem
from devtools.package import build, check, places


def test_a_wrong_argument_is_refused() -> None:
    with pytest.raises(Problem, match="no arguments"):
        dev.package(["--chekc"])


def test_a_trial_needs_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(Problem, match="root is needed"):
        check.refuse_elsewhere()


def test_a_trial_needs_linux(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    with pytest.raises(Problem, match="Linux alone"):
        check.refuse_elsewhere()


def test_the_tools_are_pinned() -> None:
    lock = places.LOCK.read_text("utf-8")
    assert "pyinstaller==" in lock
    assert "check-jsonschema==" in lock
    played = (ROOT / "requirements.lock").read_text("utf-8")
    pinned = [line for line in played.splitlines() if "==" in line]
    assert [line for line in pinned if line not in lock] == []


def manifest_at(folder: Path, monkeypatch: pytest.MonkeyPatch, **source: str) -> None:
    """Lay out a Flatpak manifest whose one module has one file and installs another name."""
    place = folder / "packaging" / "flatpak"
    place.mkdir(parents=True)
    module = {"build-commands": [f"install {source['command']}"], "sources": [source]}
    manifest = {"app-id": places.APP_ID, "modules": [module]}
    (place / f"{places.APP_ID}.json").write_text(json.dumps(manifest), "utf-8")
    (place / "there.svg").touch()
    monkeypatch.setattr(check, "ROOT", folder)


@pytest.mark.parametrize(
    ("path", "command", "clean"),
    [
        ("there.svg", "there.svg", True),
        ("gone.svg", "there.svg", False),
        ("there.svg", "${FLATPAK_ID}.desktop", False),
    ],
)
def test_a_manifest_names_only_what_exists(
    path: str, command: str, clean: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    manifest_at(tmp_path, monkeypatch, path=path, command=command)
    assert check.flatpak() is clean


def test_links_have_no_size(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"12345")
    if os.name == "posix":
        (tmp_path / "link").symlink_to("file")
    assert build.size(tmp_path) == build.size(tmp_path / "file") == 5


def test_a_packed_file_belongs_to_root() -> None:
    file = tarfile.TarInfo("file")
    file.uid, file.uname = 1000, "somebody"
    assert (build.owned_by_root(file).uid, file.uname) == (0, "root")


@pytest.mark.skipif(sys.platform != "linux", reason="programs of Linux")
def test_binaries_are_known(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("#!/bin/sh\n", "ascii")
    assert not places.is_binary(text)
    assert not places.is_binary(tmp_path)
    assert places.is_binary(Path(sys.executable).resolve())


def test_nothing_that_is_built_is_in_git() -> None:
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("no git, or no clone")
    from devtools.console import capture

    for path in (places.DIST, places.WORK, ROOT / "build" / "icons"):
        assert capture(["git", "check-ignore", "--quiet", path / "x"]).returncode == 0
