"""What cannot be built on every machine: installers and manifests name only what exists, alike."""

from __future__ import annotations

import json
import plistlib
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
MANIFESTS = sorted((PACKAGING / "flatpak").glob("*.json"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
INSTALLER = PACKAGING / "windows" / "dominoes-qt.iss"
BUILT = {"../../dist"}
"""What is only there once packages have been built."""
DMG = PACKAGING / "macos" / "make_dmg.sh"


@pytest.fixture(scope="module")
def flatpak() -> dict[str, Any]:
    (file,) = MANIFESTS
    manifest: dict[str, Any] = json.loads(file.read_text("utf-8"))
    assert manifest["app-id"] == file.stem
    return manifest


def sources(manifest: dict[str, Any]) -> list[str]:
    return [each["path"] for module in manifest["modules"] for each in module["sources"]]


class TestFlatpak:
    def test_names_the_files_of_the_desktop(self, flatpak: dict[str, Any]) -> None:
        name = flatpak["app-id"]
        for end in ("desktop", "metainfo.xml", "mime.xml"):
            assert f"../linux/{name}.{end}" in sources(flatpak)
        desktop = (PACKAGING / "linux" / f"{name}.desktop").read_text("utf-8")
        assert f"Icon={name}\n" in desktop
        assert f"Exec={flatpak['command']} " in desktop

    def test_names_only_what_exists(self, flatpak: dict[str, Any]) -> None:
        for source in set(sources(flatpak)) - BUILT:
            assert (PACKAGING / "flatpak" / source).is_file()

    def test_installs_what_it_was_given(self, flatpak: dict[str, Any]) -> None:
        given = {Path(source).name for source in sources(flatpak)}
        for command in flatpak["modules"][-1]["build-commands"][1:]:
            words = command.replace("${FLATPAK_ID}", flatpak["app-id"]).split()[4:]
            files = [word for word in words if not word.startswith(("-", "${", "/"))]
            assert files
            assert set(files) <= given

    def test_fits_its_base(self, flatpak: dict[str, Any]) -> None:
        assert flatpak["base-version"] == flatpak["runtime-version"]
        least = re.search(r'"PySide6>=(\d+)\.(\d+)', (ROOT / "pyproject.toml").read_text("utf-8"))
        assert least is not None
        given = tuple(map(int, flatpak["runtime-version"].split(".")))
        assert given >= tuple(map(int, least.groups()))

    def test_can_be_heard_and_sees_no_network(self, flatpak: dict[str, Any]) -> None:
        allowed = set(flatpak["finish-args"])
        assert {"--talk-name=org.a11y.Bus", "--socket=pulseaudio"} <= allowed
        assert "--share=network" not in allowed
        assert {each for each in allowed if "filesystem" in each} == {
            "--filesystem=xdg-run/speech-dispatcher:ro"
        }

    def test_takes_its_packages_from_the_lock_file(self) -> None:
        lock = locked(ROOT / "requirements.lock")
        own = locked(PACKAGING / "flatpak" / "requirements.txt")
        assert set(own) == {"rich", "markdown-it-py", "mdurl", "pygments"}
        assert all(lock[name] == entry for name, entry in own.items())


def locked(file: Path) -> dict[str, str]:
    """Return each package of a lock file, with its version and hashes."""
    text = file.read_text("utf-8")
    entries = re.findall(r"^([\w-]+)(==.*?)(?=^\S|\Z)", text, re.MULTILINE | re.DOTALL)
    return dict(entries)


class TestWindows:
    @pytest.fixture
    def script(self) -> str:
        content = INSTALLER.read_bytes()
        assert content.startswith(b"\xef\xbb\xbf"), "Inno Setup reads it as UTF-8 by this mark"
        return content.decode("utf-8-sig")

    def test_speaks_both_languages(self, script: str) -> None:
        said: dict[str, set[str]] = {"en": set(), "es": set()}
        for language, key in re.findall(r"^(en|es)\.(\w+)=.+$", script, re.MULTILINE):
            said[language].add(key)
        used = set(re.findall(r"\{cm:(\w+)", script)) - {"LaunchProgram"}  # Inno Setup's own
        assert said["en"] == said["es"] == used

    def test_needs_no_administrator(self, script: str) -> None:
        assert "PrivilegesRequired=lowest\n" in script
        assert "HKLM" not in script

    def test_leaves_no_key_behind(self, script: str) -> None:
        keys = re.findall(r'^Root: HKA; Subkey: "([^"]+)"(.*)$', script, re.MULTILINE)
        cleaned = [key for key, rest in keys if "uninsdelete" in rest]
        for key, _rest in keys:
            assert any(key.startswith(top) for top in cleaned), key

    def test_names_only_what_exists(self, script: str) -> None:
        assert "LicenseFile=..\\..\\LICENSE\n" in script
        assert (ROOT / "LICENSE").exists()
        for program in re.findall(r"\{app\}\\([\w-]+)\.exe", script):
            assert program in {"dominoes-qt", "dominoes-qt-terminal"}
        spec = (PACKAGING / "dominoes-qt.spec").read_text("utf-8")
        assert '"dominoes-qt-terminal"' in spec


class TestMacos:
    def test_entitlements_can_be_read(self) -> None:
        file = PACKAGING / "macos" / "entitlements.plist"
        assert all(plistlib.loads(file.read_bytes()).values())

    @pytest.mark.skipif(shutil.which("bash") is None, reason="no bash")
    def test_the_script_is_one(self) -> None:
        subprocess.run(["bash", "-n", DMG], check=True)

    def test_it_signs_what_the_spec_builds(self) -> None:
        script = DMG.read_text("utf-8")
        spec = (PACKAGING / "dominoes-qt.spec").read_text("utf-8")
        for name in ("Dominoes.app",):
            assert name in script
            assert name in spec
        for variable in ("CODESIGN_IDENTITY", "NOTARY_PROFILE"):
            assert variable in script


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_actions_are_pinned(file: Path) -> None:
    used = re.findall(r"uses: (.*)$", file.read_text("utf-8"), re.MULTILINE)
    assert used
    for each in used:
        assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|\./\S+", each), each
