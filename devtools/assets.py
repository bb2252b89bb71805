"""Compiles translations/*.ts and resources/resources.qrc into src/dominoes_qt/assets.

Shared by the build hook (wheels, editable installs) and dev.py (a checkout at work).
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


class AssetError(Exception):
    """A tool is missing or refused its input; the text says which, in one line."""


@dataclass(frozen=True)
class Asset:
    """One file to build: from what, with which tool."""

    target: Path
    source: Path
    parts: tuple[Path, ...]
    """Every file whose change asks for a rebuild."""
    tool: str

    def is_current(self) -> bool:
        """Whether the target is at least as new as everything it is made from."""
        if not self.target.exists():
            return False
        built = self.target.stat().st_mtime_ns
        return all(part.stat().st_mtime_ns <= built for part in self.parts)

    def command(self, output: Path) -> list[str]:
        """The tool's arguments, writing to `output`."""
        if self.tool == "pyside6-rcc":
            return ["--binary", str(self.source), "-o", str(output)]
        return ["-silent", str(self.source), "-qm", str(output)]


def assets_folder(root: Path) -> Path:
    """Where built files live."""
    return root / "src" / "dominoes_qt" / "assets"


def planned(root: Path) -> Iterator[Asset]:
    """Everything that the checkout at `root` asks to be built."""
    folder = assets_folder(root)
    for source in sorted((root / "translations").glob("*.ts")):
        yield Asset(folder / f"{source.stem}.qm", source, (source,), "pyside6-lrelease")
    resources = root / "resources"
    collection = resources / "resources.qrc"
    if collection.exists():
        make_sounds(resources)
        parts = tuple(sorted(path for path in resources.rglob("*") if path.is_file()))
        yield Asset(folder / "resources.rcc", collection, parts, "pyside6-rcc")


def make_sounds(resources: Path) -> None:
    """Run the script that makes the sounds, if one is missing or older than the script."""
    script, folder = resources / "make_sounds.py", resources / "sounds"
    if not script.exists():
        return
    made = [path.stat().st_mtime_ns for path in folder.glob("*.wav")]
    if made and min(made) >= script.stat().st_mtime_ns:
        return
    command = [sys.executable, str(script), str(folder)]
    if subprocess.run(command, check=False).returncode:
        raise AssetError(f"{script.name} could not make the sounds")


def outdated(root: Path) -> list[Asset]:
    """What has to be built again."""
    return [asset for asset in planned(root) if not asset.is_current()]


def build(root: Path, search_path: str | None = None) -> list[Path]:
    """Bring the assets up to date and return the files that were written.

    Files whose source is gone are removed. `search_path` is where the tools are
    looked for; PATH when left out, which build isolation sets for the hook.
    """
    wanted = {asset.target for asset in planned(root)}
    folder = assets_folder(root)
    for stale in (*folder.glob("*.qm"), *folder.glob("*.rcc")):
        if stale not in wanted:
            stale.unlink()
    written = []
    for asset in outdated(root):
        compile_asset(asset, search_path)
        written.append(asset.target)
    return written


def compile_asset(asset: Asset, search_path: str | None) -> None:
    """Build one file beside its place and move it there whole."""
    tool = shutil.which(asset.tool, path=search_path)
    if tool is None:
        raise AssetError(f"{asset.tool} was not found; PySide6-Essentials brings it")
    asset.target.parent.mkdir(parents=True, exist_ok=True)
    fresh = asset.target.with_suffix(f".new-{os.getpid()}")
    result = subprocess.run(
        [tool, *asset.command(fresh)], capture_output=True, text=True, check=False
    )
    if result.returncode or not fresh.exists():
        fresh.unlink(missing_ok=True)
        said = " ".join((result.stderr or result.stdout).split()) or "no reason given"
        raise AssetError(f"{asset.tool} could not compile {asset.source.name}: {said}")
    fresh.replace(asset.target)
