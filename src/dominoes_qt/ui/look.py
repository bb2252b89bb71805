"""How everything is drawn at the moment: the theme and the sizes that follow the text size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from PySide6.QtGui import QFont

from dominoes_qt.ui import theme as themes
from dominoes_qt.ui.settings import Preferences
from dominoes_qt.ui.theme import SPACE, TARGET, TextSize, Theme
from dominoes_qt.ui.tile_look import Faces, TileLook


@dataclass(frozen=True, slots=True)
class Look:
    """What widgets that draw themselves need to know.

    Attributes:
        text: size of text, in per cent.
        still: whether nothing moves.
        motion: how long a movement takes, in milliseconds.
    """

    theme: Theme
    text: int
    faces: Faces
    coloured: bool
    still: bool
    motion: int

    @classmethod
    def of(cls, values: Preferences) -> Look:
        """Return the look that the preferences, and the system, ask for."""
        still = values.still or themes.motion_is_reduced()
        theme = themes.resolve(values.theme)
        motion = values.motion.milliseconds
        return cls(theme, values.text, values.faces, values.coloured, still, motion)

    def font(self, size: TextSize, *, bold: bool = False) -> QFont:
        """Return a font of the type scale."""
        font = themes.font(size, self.text)
        font.setBold(bold)
        return font

    def scaled(self, pixels: int) -> int:
        """Return a length that grows with the text."""
        return pixels * self.text // 100

    def eased(self, pixels: int) -> int:
        """Return a length that grows half as much as the text."""
        return pixels * (self.text + 100) // 200

    @property
    def control(self) -> int:
        """Return the least height of a control."""
        return max(TARGET, self.scaled(TextSize.BODY.value) * 4 // 3 + 3 * SPACE // 2)

    def tile(self, **marks: bool) -> TileLook:
        """Return how a tile is drawn; `marks` are those of `TileLook`."""
        return TileLook(self.theme, self.faces, self.coloured, **marks)


class Styled(Protocol):
    """A widget that draws something itself, or has sizes of its own."""

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
