"""Hatchling's build hook: compiles translations and resources before a wheel is packed.

Runs for wheels and for editable installs; what is up to date already is left alone.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class AssetsHook(BuildHookInterface[Any]):
    """Builds src/dominoes_qt/assets, which the wheel takes in as artifacts."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's names
        """Compile what is out of date; a failure ends the build with one line."""
        sys.path.insert(0, self.root)  # hatchling loads this file alone
        from devtools import assets

        try:
            for path in assets.build(Path(self.root)):
                self.app.display_info(f"built {path.name}")
        except assets.AssetError as error:
            self.app.abort(str(error))
