"""What desktops on Linux are given: valid by their own tools, and in accord with the program."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from devtools.console import ROOT
from devtools.package import deb
from devtools.package.places import APP_ID, LINUX, version
from dominoes_qt import __version__
from dominoes_qt.terminal.options import COMMANDS, PROGRAM, RECORDS

HERE = ROOT / LINUX
DESKTOP = HERE / f"{APP_ID}.desktop"
METAINFO = HERE / f"{APP_ID}.metainfo.xml"
MIME = HERE / f"{APP_ID}.mime.xml"
MIME_SPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def accepted_by(*command: str | Path) -> None:
    """Insist that a validator has no complaint; the test is skipped where there is none."""
    if shutil.which(str(command[0])) is None:
        pytest.skip(f"{command[0]} is not installed")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def desktop_entry() -> configparser.SectionProxy:
    read = configparser.ConfigParser(interpolation=None, strict=True)
    read.optionxform = str  # type: ignore[assignment, method-assign] # names keep their capitals
    read.read(DESKTOP, "utf-8")
    return read["Desktop Entry"]


def test_desktop_file_is_valid() -> None:
    accepted_by("desktop-file-validate", DESKTOP)


def test_metainfo_is_valid() -> None:
    accepted_by("appstreamcli", "validate", "--no-net", METAINFO)


def test_mime_type_is_taken_in(tmp_path: Path) -> None:
    (tmp_path / "packages").mkdir()
    shutil.copy(MIME, tmp_path / "packages")
    accepted_by("update-mime-database", tmp_path)
    assert "*.domino.json" in (tmp_path / "globs2").read_text("utf-8")


def test_manual_page_is_without_fault() -> None:
    if shutil.which("man") is None:
        pytest.skip("man is not installed")
    command = ["man", "--warnings", "--local-file", str(HERE / "dominoes-qt.6")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_manual_page_has_every_command() -> None:
    page = (HERE / "dominoes-qt.6").read_text("utf-8")
    told = re.findall(r"^\.(?:B|BI|BR) (\w+)", page, re.MULTILINE)
    assert set(COMMANDS) <= set(told)


def test_the_desktop_starts_the_program() -> None:
    entry = desktop_entry()
    assert entry["Exec"] == f"{PROGRAM} %f"
    assert entry["Icon"] == APP_ID
    assert entry["Terminal"] == "false"


@pytest.mark.parametrize("key", ["Name", "GenericName", "Comment", "Keywords"])
def test_the_desktop_speaks_both_languages(key: str) -> None:
    entry = desktop_entry()
    assert entry[key]
    assert entry[f"{key}[es]"] != entry[key]


def test_every_text_of_the_metainfo_is_in_both_languages() -> None:
    root = ET.parse(METAINFO).getroot()
    for tag in ("name", "summary", "caption", "p", "li"):
        texts = [each for each in root.iter(tag) if each.text != "The dominoes-qt authors"]
        spanish = [each for each in texts if each.get(LANG) == "es"]
        assert texts, tag
        assert 2 * len(spanish) == len(texts), tag


def test_pictures_of_the_metainfo_are_in_the_project() -> None:
    addresses = [each.text or "" for each in ET.parse(METAINFO).getroot().iter("image")]
    assert len(addresses) > 2
    for address in addresses:
        place = address.partition("/main/")[2]
        assert (ROOT / place).is_file(), address


def test_versions_agree() -> None:
    newest = ET.parse(METAINFO).getroot().find("releases/release")
    assert newest is not None
    assert newest.get("version") == __version__ == version()


def test_records_are_known_by_names_that_the_program_opens() -> None:
    root = ET.parse(MIME).getroot()
    (kind,) = root.iter(f"{MIME_SPACE}mime-type")
    globs = [each.get("pattern", "") for each in root.iter(f"{MIME_SPACE}glob")]
    assert [Path(pattern).suffix for pattern in globs] == list(RECORDS)
    assert desktop_entry()["MimeType"] == f"{kind.get('type')};"
    provided = ET.parse(METAINFO).getroot().findtext("provides/mediatype")
    assert provided == kind.get("type")


def test_the_deb_says_what_it_is() -> None:
    fields = dict(
        line.split(": ", 1) for line in deb.control("amd64", "libc6").splitlines() if ": " in line
    )
    assert fields["Package"] == PROGRAM
    assert fields["Version"] == f"{__version__}-{deb.REVISION}"
    assert fields["Architecture"] == "amd64"
    assert fields["Depends"].startswith("libc6, ")
    assert fields["Section"] == "games"
    assert re.fullmatch(r".+ <\S+@\S+>", fields["Maintainer"])
    assert fields["Description"]


def test_long_lines_of_the_description_are_broken() -> None:
    lines = deb.DESCRIPTION.splitlines()
    assert not lines[0].startswith((" ", "A ", "a "))
    assert all(line.startswith(" ") and len(line) <= 80 for line in lines[1:])


def test_each_override_has_its_reason() -> None:
    lines = (HERE / "lintian-overrides").read_text("utf-8").splitlines()
    assert lines[0].startswith("# ")
    overrides = [line for line in lines if not line.startswith("#")]
    assert all(line.startswith(f"{deb.NAME}: ") for line in overrides)


def test_the_changelog_is_dated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "0")
    assert deb.changelog().startswith(f"{deb.NAME} ({__version__}-{deb.REVISION}) unstable;")
    assert deb.changelog().endswith("  Thu, 01 Jan 1970 00:00:00 +0000\n")


def test_the_window_belongs_to_the_desktop_file() -> None:
    from dominoes_qt.app import DESKTOP_FILE

    assert DESKTOP_FILE == APP_ID
    assert desktop_entry()["StartupWMClass"] == PROGRAM


def test_the_window_has_the_icon(qapp: QApplication) -> None:
    from dominoes_qt.ui.icons import program_icon

    middle = program_icon().pixmap(48, 48).toImage().pixelColor(24, 4)
    assert middle.alpha() == 255
