"""Hatchling's build hook: compiles translations and resources before a wheel is packed.

Runs for wheels and for editable installs; what is up to date already is left alone. With
DOMINOES_QT_COMPILE=1 the wheel is for this system alone and holds the compiled search too.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class AssetsHook(BuildHookInterface[Any]):
    """Builds src/dominoes_qt/assets, which the wheel takes in as artifacts."""

    PLUGIN_NAME = "custom"
    _compiled: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """Return what a compiled wheel needs beside the usual requirements."""
        sys.path.insert(0, self.root)  # hatchling loads this file alone
        from devtools import compiled

        return list(compiled.NEEDS) if compiled.is_wished() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile what is out of date; a failure ends the build with one line."""
        sys.path.insert(0, self.root)
        from devtools import assets, compiled

        try:
            for path in assets.build(Path(self.root)):
                self.app.display_info(f"built {path.name}")
            if compiled.is_wished() and version == "standard":
                self._compile(build_data)
        except (assets.AssetError, compiled.CompileError) as error:
            self.app.abort(str(error))

    def _compile(self, build_data: dict[str, Any]) -> None:
        from devtools import compiled

        self._compiled = TemporaryDirectory()
        place = Path(self._compiled.name)
        for path in compiled.copy(Path(self.root, "src", "dominoes_qt"), place):
            build_data["force_include"][str(place / path)] = path.as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002 - hatchling's names
        """Clear away what the wheel has taken in."""
        if self._compiled is not None:
            self._compiled.cleanup()
