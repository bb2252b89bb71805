"""The program folder: what it holds and leaves out, its icons, and what its programs run."""

from __future__ import annotations

import importlib.util
import struct
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from devtools.console import ROOT
from devtools.package.places import APP_ID

PACKAGING = ROOT / "packaging"


def load(name: str) -> ModuleType:
    """Load a script of packaging/, which is no package."""
    spec = importlib.util.spec_from_file_location(f"packaging_{name}", PACKAGING / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


bundle = load("bundle")
LINUX_LIBRARY = "PySide6/Qt/lib/libQt6{}.so.6"


@pytest.mark.parametrize(
    "place",
    [
        *(LINUX_LIBRARY.format(name) for name in ("Core", "DBus", "TextToSpeech", "Multimedia")),
        "PySide6/Qt6Core.dll",
        "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/texttospeech/libqtexttospeech_speechd.so",
        "PySide6/plugins/texttospeech/qtexttospeech_sapi.dll",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6\\plugins\\styles\\qmodernwindowsstyle.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/translations/qtbase_es.qm",
        "PySide6/QtWidgets.abi3.so",
        "dominoes_qt/assets/dominoes_es.qm",
        "dominoes_qt/assets/resources.rcc",
    ],
)
def test_what_the_game_uses_is_kept(place: str) -> None:
    assert bundle.is_wanted(place)


@pytest.mark.parametrize(
    "place",
    [
        *(LINUX_LIBRARY.format(name) for name in ("WebEngineCore", "Qml", "Quick3D", "Charts")),
        LINUX_LIBRARY.format("FFmpegStub-crypto"),
        "PySide6/Qt6WebEngineCore.dll",
        "PySide6/opengl32sw.dll",
        "PySide6/Qt/lib/QtQuick.framework/Versions/A/QtQuick",
        "PySide6/Qt/lib/libavcodec.so.61",
        "PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so",
        "PySide6/Qt/plugins/texttospeech/libqtexttospeech_mock.so",
        "PySide6/Qt/qml/QtQuick/qmldir",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/translations/qtdeclarative_es.qm",
    ],
)
def test_what_it_does_not_use_is_left_out(place: str) -> None:
    assert not bundle.is_wanted(place)


@pytest.mark.skipif(sys.platform != "linux", reason="libraries of Linux")
def test_the_desktop_stays_the_system_s() -> None:
    folder = "/usr/lib/x86_64-linux-gnu"
    assert not bundle.is_wanted("libxcb.so.1", f"{folder}/libxcb.so.1")
    assert bundle.is_wanted("libsqlite3.so.0", f"{folder}/libsqlite3.so.0")


def test_the_recipe_can_be_read_and_names_what_exists() -> None:
    recipe = (PACKAGING / "dominoes-qt.spec").read_text("utf-8")
    compile(recipe, "dominoes-qt.spec", "exec")
    assert all((PACKAGING / name).is_file() for name in ("start.py", "bundle.py", "make_icons.py"))
    assert all(Path(source).is_file() for source, _place in bundle.own_notices(ROOT))


def test_icons_of_all_systems_are_made(tmp_path: Path) -> None:
    make_icons = load("make_icons")
    make_icons.write(tmp_path)
    windows, macos = (tmp_path / f"dominoes-qt.{kind}" for kind in ("ico", "icns"))
    count = len(make_icons.WINDOWS_SIZES)
    assert struct.unpack_from("<HHH", windows.read_bytes()) == (0, 1, count)
    kind, length = struct.unpack_from(">4sI", macos.read_bytes())
    assert (kind, length) == (b"icns", macos.stat().st_size)
    for side in make_icons.LINUX_SIZES:
        picture = tmp_path / "hicolor" / f"{side}x{side}" / "apps" / f"{APP_ID}.png"
        header = picture.read_bytes()[:24]
        assert header.startswith(b"\x89PNG")
        assert struct.unpack_from(">II", header, 16) == (side, side)


def test_the_program_is_its_own_interpreter() -> None:
    def start(*arguments: str) -> str:
        command = [sys.executable, str(PACKAGING / "start.py"), *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    assert start("-B", "-c", "print(6 * 7)") == "42\n"
    assert start("--version").startswith("dominoes-qt ")
