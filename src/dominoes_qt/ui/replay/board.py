"""The board of a replay, with the seats around it and their tiles open."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from dominoes_qt.narrate import naming
from dominoes_qt.ui import phrases
from dominoes_qt.ui.board.proxies import BoardProxies
from dominoes_qt.ui.board.scene import BoardScene
from dominoes_qt.ui.board.view import BoardView
from dominoes_qt.ui.look import Look
from dominoes_qt.ui.replay.player import ReplayPlayer
from dominoes_qt.ui.seat_plate import SeatPlate
from dominoes_qt.ui.seats import Spot, seat_at
from dominoes_qt.ui.settings import Settings
from dominoes_qt.ui.theme import SPACE, TextSize

_FLAT = (Spot.FRONT, Spot.TOP)
_NARROW = 700
"""Below this width, at 100 %, the seats make do with less."""


def room_beside(look: Look) -> int:
    """Return how wide lists beside the board are."""
    return 190 + look.scaled(130)


class ReplayBoard(QWidget):
    """A picture of the step that a player shows."""

    def __init__(
        self, player: ReplayPlayer, settings: Settings, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._player = player
        self._settings = settings
        self.scene = BoardScene(player.layout_model, Look.of(settings.values).theme, self)
        self.board = BoardView(self.scene, self)
        self.proxies = BoardProxies(self.board, player.layout_model, self)
        self.plates = {spot: SeatPlate(flat=spot in _FLAT, parent=self) for spot in Spot}
        self.game = QLabel(self)
        self.hand = QLabel(self)
        self._narrow_below = _NARROW
        self._lay_out()
        self._bind_keys()

    def _lay_out(self) -> None:
        heading, top, middle = QVBoxLayout(), QHBoxLayout(), QHBoxLayout()
        heading.setSpacing(0)
        for label in (self.game, self.hand):
            label.setTextFormat(Qt.TextFormat.PlainText)
            heading.addWidget(label)
        top.setSpacing(2 * SPACE)
        top.addLayout(heading)
        top.addWidget(self.plates[Spot.TOP], 1)
        middle.setSpacing(SPACE)
        middle.addWidget(self.plates[Spot.LEFT], alignment=Qt.AlignmentFlag.AlignVCenter)
        middle.addWidget(self.board, 1)
        middle.addWidget(self.plates[Spot.RIGHT], alignment=Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE)
        column.addLayout(top)
        column.addLayout(middle, 1)
        column.addWidget(self.plates[Spot.FRONT])

    def _bind_keys(self) -> None:
        """Look at the board with the keys of the table."""
        for key, look in {
            "Ctrl++": self.board.zoom_in,
            "Ctrl+=": self.board.zoom_in,
            "Ctrl+-": self.board.zoom_out,
            "Ctrl+0": self.board.fit,
            "Ctrl+R": self.board.rotate_quarter,
        }.items():
            QShortcut(QKeySequence(key), self, look)

    def refresh(self) -> None:
        """Show the step."""
        setup = self._player.setup
        for spot, plate in self.plates.items():
            seat = seat_at(spot, 0, setup)
            plate.setVisible(seat is not None)
            if seat is not None:
                plate.show_facts(self._player.facts_of(seat))
        self.game.setText(naming.profile(setup.profile.key))
        hand = self._player.state.match.latest
        yard = phrases.yard(len(hand.position.yard)) if hand and setup.profile.drawing else ""
        number = phrases.hand_number(self._player.state.hand + 1)
        self.hand.setText(phrases.in_a_row(number, yard))

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self.scene.set_theme(look.theme)
        self.scene.set_faces(look.faces)
        self.scene.set_coloured(look.coloured)
        self.scene.set_reduced_motion(look.still)
        self.scene.set_coordinates(self._settings.values.coordinates)
        self.scene.set_playable_ends(())
        for plate in self.plates.values():
            plate.restyle(look)
        self.game.setFont(look.font(TextSize.BODY, bold=True))
        self.hand.setFont(look.font(TextSize.SMALL))

        self._narrow_below = look.eased(_NARROW)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the room to the board, if there is little."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        for plate in self.plates.values():
            plate.set_narrow(self.width() < self._narrow_below)

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        self.proxies.set_name(QCoreApplication.translate("Table", "Board"))
        self.refresh()
