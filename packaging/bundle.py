"""What PyInstaller's folder holds and what it leaves out, for dominoes-qt.spec.

Qt is taken by a list of what the game uses; on Linux the libraries of the desktop (X11, Wayland,
fonts, sound, glib) stay those of the system, which fit each other.
"""

from __future__ import annotations

import importlib.metadata
import os
import re
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import Any

Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: its place in the folder, where it is from, its kind."""

QT_LIBRARIES = frozenset(
    {
        "Concurrent",
        "Core",
        "DBus",  # menus, portals and the accessibility bus of Linux
        "Gui",
        "Multimedia",
        "Network",  # Multimedia links to it
        "OpenGL",  # as the X11 platform does
        "PrintSupport",
        "Svg",
        "TextToSpeech",
        "WaylandClient",
        "Widgets",
        "XcbQpa",
    }
)
QT_PLUGINS = {
    "iconengines": {"qsvgicon"},
    "imageformats": {"qico", "qsvg"},
    "platforminputcontexts": {"composeplatforminputcontext", "ibusplatforminputcontextplugin"},
    "platforms": {"qcocoa", "qminimal", "qoffscreen", "qwayland", "qwindows", "qxcb"},
    # The theme of GTK would bring all of GTK with it; dialogs come through the portal.
    "platformthemes": {"qxdgdesktopportal"},
    "printsupport": {"cupsprintersupport"},
    "styles": {"qmacstyle", "qmodernwindowsstyle"},
    "texttospeech": {
        "qtexttospeech_darwin",
        "qtexttospeech_sapi",
        "qtexttospeech_speechd",
        "qtexttospeech_winrt",
    },
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-shell-integration": {"xdg-shell"},
}
"""Plugins by their folder. None is for OpenGL, which is not drawn with, and none for films and
music: sounds are plain WAV files, which QtMultimedia plays by itself."""

NOT_QT_USED = re.compile(r"(av|sw)(codec|format|util|scale|resample)|opengl32sw|d3dcompiler")
"""Libraries that PySide6 brings for films and for drawing in software: neither is done here."""

UNUSED_MODULES = (
    "PIL",
    "PySide6.QtMultimediaWidgets",
    "attr",
    "_bz2",
    "_curses",
    "_hashlib",
    "_lzma",
    "bz2",
    "curses",
    "lib2to3",
    "lzma",
    "numpy",
    "pydoc",
    "pyexpat",
    "readline",
    "setuptools",
    "ssl",
    "tkinter",
    "xml",
)
"""Modules that something could import and nothing here does."""

OWN_OF_PYTHON = re.compile(r"lib(ffi|sqlite3|python3|mpdec|uuid|z)\b")
"""Libraries that Python is linked to, which differ between the releases of a system."""


def wanted(entries: Iterable[Entry]) -> list[Entry]:
    """Return the files that belong into the folder."""
    return [entry for entry in entries if is_wanted(entry[0], entry[1])]


def is_wanted(place: str, source: str = "") -> bool:
    """Whether a file belongs into the folder; `place` is where it would lie in it."""
    path = PurePosixPath(place.replace("\\", "/"))
    if NOT_QT_USED.search(path.name):
        return False
    if "qml" in path.parts:
        return False
    if "plugins" in path.parts[:-2]:
        name = path.name.partition(".")[0].removeprefix("lib")
        return name in QT_PLUGINS.get(path.parent.name, set())
    if "translations" in path.parts and path.suffix == ".qm":
        return is_wanted_translation(path.stem)
    if library := qt_library(path):
        return library in QT_LIBRARIES
    if sys.platform == "linux" and source.startswith(("/lib/", "/usr/lib/")):
        return OWN_OF_PYTHON.match(path.name) is not None or "/python3" in source
    return True


def needed_scripts(entries: Iterable[Entry]) -> list[Entry]:
    """Return what runs when a program starts, without hooks that cost time for nothing here.

    start.py sees to further processes; nobody looks for source code or lists packages.
    """
    idle = {"pyi_rth_inspect", "pyi_rth_multiprocessing", "pyi_rth_pkgutil"}
    return [entry for entry in entries if entry[0] not in idle]


def qt_library(path: PurePosixPath) -> str:
    """Return the name of a library of Qt: "Core" for libQt6Core.so.6; empty if it is none."""
    for part in (path.name, *path.parts):
        if found := re.fullmatch(r"(?:lib)?Qt6([A-Z][\w-]*)\.(?:so[.\d]*|dll)", part):
            return found[1]
        if found := re.fullmatch(r"Qt([A-Z]\w*)\.framework", part):
            return found[1]
    return ""


def is_wanted_translation(stem: str) -> bool:
    """Whether Qt's own texts are of a language that the game speaks: `qtbase_es`."""
    catalogue, _, language = stem.partition("_")
    return catalogue == "qtbase" and language in languages()


def languages() -> set[str]:
    """Return the codes of the game's languages."""
    files = (Path(__file__).resolve().parents[1] / "translations").glob("dominoes_*.ts")
    return {file.stem.partition("_")[2] for file in files}


def compiled_modules() -> list[str]:
    """Return the modules beside the package that a compiled wheel of it needs."""
    files = importlib.metadata.files("dominoes-qt") or []
    return [
        file.name.partition(".")[0]
        for file in files
        if file.suffix in {".so", ".pyd"} and len(file.parts) == 1
    ]


def notices(root: Path) -> list[tuple[str, str]]:
    """Return the licences that go with the folder: of the game, and of all that it brings."""
    found = own_notices(root)
    for name in ("rich", "markdown-it-py", "mdurl", "Pygments", "PyInstaller"):
        files = importlib.metadata.files(name) or ()
        texts = [file for file in files if re.match(r"LICEN[CS]E|COPYING", file.name)]
        found += [(str(file.locate()), f"licences/{name}") for file in texts]
    python = (
        Path(sysconfig.get_path("stdlib"), "LICENSE.txt"),
        Path(sys.base_prefix, "LICENSE.txt"),
        Path("/usr/share/doc", f"python3.{sys.version_info.minor}", "copyright"),
    )
    there = [file for file in python if file.exists()]
    return found + [(str(file), "licences/Python") for file in there[:1]]


def own_notices(root: Path) -> list[tuple[str, str]]:
    """Return the licences that are in the project, each with its place in the folder."""
    own = [root / "LICENSE", root / "THIRD-PARTY.md"]
    given = sorted((root / "packaging" / "licences").glob("*.txt"))
    return [(str(file), ".") for file in own] + [(str(file), "licences") for file in given]


def windows_version(name: str, version: str) -> object:
    """Return what Windows shows as the details of a program."""
    from PyInstaller.utils.win32 import versioninfo as info

    numbers = tuple([*map(int, re.findall(r"\d+", version)), 0, 0, 0, 0][:4])
    texts = {
        "CompanyName": "The dominoes-qt authors",
        "FileDescription": "Dominoes",
        "FileVersion": version,
        "InternalName": name,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": f"{name}.exe",
        "ProductName": "Dominoes",
        "ProductVersion": version,
    }
    table = info.StringTable("040904B0", [info.StringStruct(*pair) for pair in texts.items()])
    return info.VSVersionInfo(
        ffi=info.FixedFileInfo(filevers=numbers, prodvers=numbers),
        kids=[
            info.StringFileInfo([table]),
            info.VarFileInfo([info.VarStruct("Translation", [0x0409, 0x04B0])]),
        ],
    )


def signing_identity() -> str | None:
    """Return the certificate that macOS programs are signed with, if there is one."""
    return os.environ.get("CODESIGN_IDENTITY") or None


def entitlements(folder: Path) -> str | None:
    """Return the file of what a signed program may do on macOS."""
    file = folder / "macos" / "entitlements.plist"
    return str(file) if signing_identity() and file.exists() else None


def info_plist() -> dict[str, Any]:
    """Return what macOS is told of the program."""
    return {
        "CFBundleDisplayName": "Dominoes",
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": sorted(languages()),
        "LSApplicationCategoryType": "public.app-category.board-games",
        "NSHighResolutionCapable": True,
        "NSPrincipalClass": "NSApplication",
    }
