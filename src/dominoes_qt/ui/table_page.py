"""The table: the board in the middle, the seats around it, one's own tiles at the lower edge."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from dominoes_qt.engine.actions import Draw, End, Nominate, Pass, Play
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.ui import phrases
from dominoes_qt.ui.actions import Actions, Key
from dominoes_qt.ui.board.proxies import BoardProxies
from dominoes_qt.ui.board.scene import BoardScene
from dominoes_qt.ui.board.view import BoardView
from dominoes_qt.ui.board_news import BoardNews
from dominoes_qt.ui.command_field import SpokenLine
from dominoes_qt.ui.commands import Commands
from dominoes_qt.ui.ends import ends_at
from dominoes_qt.ui.flights import Flights
from dominoes_qt.ui.header import BoardButtons, Heading
from dominoes_qt.ui.look import Look, Styled
from dominoes_qt.ui.seat_plate import SeatPlate
from dominoes_qt.ui.seats import Spot, facts_of, seat_at
from dominoes_qt.ui.settlement_panel import SettlementPanel
from dominoes_qt.ui.table import Phase, Table
from dominoes_qt.ui.table_focus import TableFocus
from dominoes_qt.ui.table_states import TableStates
from dominoes_qt.ui.theme import SPACE
from dominoes_qt.ui.tray import Tray
from dominoes_qt.ui.widgets import Pages


class TablePage(QWidget):
    """A picture of a `Table`, and the hands that move things on it."""

    def __init__(self, table: Table, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.scene = BoardScene(table.layout_model, Look.of(table.settings.values).theme, self)
        self.board = BoardView(self.scene, self)
        self.proxies = BoardProxies(self.board, table.layout_model, self)
        self.heading = Heading(self)
        self.board_buttons = BoardButtons(actions, self)
        self.plates = {spot: SeatPlate(flat=spot in _FLAT, parent=self) for spot in Spot}
        self.spoken = SpokenLine(self)
        self.commands = Commands(table, actions)
        self.news = BoardNews(table, self.board, self.proxies, self)
        self.tray = Tray(actions, self)
        self.settlement = SettlementPanel(actions, self)
        self.lower_part = Pages(self)
        self._states = TableStates(table, actions)
        self._narrow_below = _NARROW
        self.flights = Flights(self, self._way_of_a_draw)
        self.focus = TableFocus(self)
        self.tray.hand.setModel(table.hand)
        self.tray.targets.setModel(table.targets)
        self._lay_out()
        self._set_tab_order()
        self._connect_signals()
        self.retranslate()

    def _lay_out(self) -> None:
        self.lower_part.add(self.tray)
        self.lower_part.add(self.settlement)
        top = QGridLayout()
        top.setHorizontalSpacing(2 * SPACE)
        top.addWidget(self.heading, 0, 0)
        top.addWidget(self.plates[Spot.TOP], 0, 1)
        top.addWidget(self.board_buttons, 0, 2, alignment=Qt.AlignmentFlag.AlignRight)
        top.setColumnStretch(0, 1)
        top.setColumnStretch(2, 1)
        front = QHBoxLayout()
        front.setSpacing(2 * SPACE)
        front.addWidget(self.plates[Spot.FRONT])
        front.addWidget(self.spoken, 1)
        middle = QHBoxLayout()
        middle.setSpacing(SPACE)
        middle.addWidget(self.plates[Spot.LEFT], alignment=Qt.AlignmentFlag.AlignVCenter)
        middle.addWidget(self.board, 1)
        middle.addWidget(self.plates[Spot.RIGHT], alignment=Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setSpacing(SPACE)
        column.addLayout(top)
        column.addLayout(middle, 1)
        column.addLayout(front)
        column.addWidget(self.lower_part)

    def _set_tab_order(self) -> None:
        order: list[QWidget] = [self.tray.hand, self.tray.targets, *self.tray.buttons]
        order += [
            self.settlement.lines,
            self.settlement.totals,
            *self.settlement.buttons,
            *self.board_buttons.buttons,
        ]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _connect_signals(self) -> None:
        table, tray = self.table, self.tray
        table.changed.connect(self.refresh)
        table.told.connect(self._show_messages)
        table.game.happened.connect(self.flights.show)
        self.spoken.typed.connect(self._typed)
        self.proxies.activated.connect(self._tile_on_board_chosen)
        tray.hand.current_changed.connect(lambda row: table.consider(table.hand.tile_at(row)))
        tray.hand.chosen.connect(self._tile_chosen)
        tray.hand.moved.connect(table.move_tile)
        tray.targets.chosen.connect(self._target_chosen)
        self.board.end_clicked.connect(self._end_clicked)
        self.board.preview_clicked.connect(table.choice.confirm)
        self.board.tile_dropped.connect(self._tile_dropped)

    def _commands(self) -> dict[Key, Callable[[], object]]:
        """Return what the actions of the window do at this table."""
        table, board, choice = self.table, self.board, self.table.choice
        return {
            Key.RESTART: table.game.restart,
            Key.UNDO: table.game.undo,
            Key.REDO: table.game.redo,
            Key.PLAY: lambda: self._target_chosen(self.tray.targets.row),
            Key.DRAW: lambda: choice.choose(Draw()),
            Key.PASS: lambda: choice.choose(Pass()),
            Key.HINT: table.ask_hint,
            Key.CONFIRM: table.confirm,
            Key.BACK: self._step_back,
            Key.NEXT_HAND: table.game.next_hand,
            Key.ZOOM_IN: board.zoom_in,
            Key.ZOOM_OUT: board.zoom_out,
            Key.FIT: board.fit,
            Key.TURN_RIGHT: lambda: board.rotate_quarter(True),
            Key.TURN_LEFT: lambda: board.rotate_quarter(False),
            Key.COMMAND: self.spoken.open_field,
            Key.NEXT_AREA: lambda: self.focus.go_on(1),
            Key.LAST_AREA: lambda: self.focus.go_on(-1),
        }

    def do(self, key: Key) -> None:
        """Do an action of the window."""
        command = self._commands().get(key)
        if command is not None:
            command()

    def why_not(self, key: Key) -> None:
        """Say why an action that is off cannot be done; of play, the engine says it."""
        asks: dict[Key, Callable[[], object]] = {
            Key.PLAY: lambda: self._tile_chosen(self.tray.hand.row),
            Key.DRAW: lambda: self.table.choice.choose(Draw()),
            Key.PASS: lambda: self.table.choice.choose(Pass()),
        }
        table = self.table
        if table.viewer is not None and key in asks and (table.hand.tiles or key is not Key.PLAY):
            asks[key]()
        else:
            over = table.phase is Phase.ENDED
            covered = table.phase is Phase.COVERED
            own = table.is_own_turn
            table.note(lambda: phrases.why_not(key, covered=covered, over=over, own_turn=own))

    def _way_of_a_draw(self, seat: int) -> tuple[QPoint, QPoint]:
        """Return where the yard is told of, and where the tiles of the seat are."""
        table, spots = self.table, {}
        for spot in Spot:
            at = seat_at(spot, table.viewpoint.front, table.session.setup)
            spots[at] = self.plates[spot]
        own = seat == table.viewer
        goal = self.tray.hand if own else spots[seat]
        yard = self.heading.hand
        return (
            yard.mapTo(self, yard.rect().center()),
            goal.mapTo(self, goal.rect().center()),
        )

    # What people do

    def _tile_chosen(self, row: int) -> None:
        tile = self.table.hand.tile_at(row)
        if tile is None:
            return
        if self.table.game.is_waiting:
            self.table.game.go_on()
        elif tile == self.table.choice.tile:
            self.table.choice.drop()
        else:
            self.table.choice.choose_tile(tile)

    def _target_chosen(self, row: int) -> None:
        target = self.table.targets.target_at(row)
        if isinstance(target, Play):
            self.table.choice.choose_end(target.end, target.tile)
        elif isinstance(target, Nominate):
            self.table.choice.choose(target)
        else:
            self._tile_chosen(self.tray.hand.row)

    def _step_back(self) -> None:
        """Take a step of the choice back; from wherever that is done, go to what there is to do."""
        self.table.choice.step_back()
        self.focus.follow(anywhere=True)

    def _end_clicked(self, end: str) -> None:
        if self.table.choice.tile is None:
            self.table.note(
                lambda: QCoreApplication.translate("Table", "Choose a tile first, then its end.")
            )
        else:
            self.table.choice.choose_end(End(end))

    def _typed(self, line: str) -> None:
        """Do a command; the focus stays where it was unless there is something to do next."""
        self.commands.do(line)
        self.focus.follow(anywhere=True)

    def _tile_on_board_chosen(self, row: int) -> None:
        """Choose the end that the tile is at, for the tile of the hand that is chosen."""
        ends = ends_at(self.table.layout_model.layout, row)
        legal = [end for end in ends if end in self.table.choice.ends_of(self.table.choice.tile)]
        for end in (legal or ends)[:1]:
            self._end_clicked(end.value)
        self.focus.follow(anywhere=True)

    def _tile_dropped(self, tile: str, end: str) -> None:
        self.table.choice.choose_end(End(end), Tile.parse(tile))

    # What is shown

    def refresh(self) -> None:
        """Show the table as it is; the focus moves before anything under it goes away."""
        self._show_seats()
        self._show_board()
        self.heading.show_table(self.table)
        self.tray.show_table(self.table)
        ended = self.table.phase is Phase.ENDED
        if ended:
            self.settlement.show_sum(*self.table.settlement())
        self._states.enable()
        self.lower_part.turn_to(self.settlement if ended else self.tray, self.focus.follow)
        if not ended:
            self.settlement.clear()
        self._states.disable()
        self._show_messages()

    def _show_messages(self) -> None:
        self.spoken.messages.show_messages(self.table.messages.current(2))

    def _show_seats(self) -> None:
        front, setup = self.table.viewpoint.front, self.table.session.setup
        for spot, plate in self.plates.items():
            seat = seat_at(spot, front, setup)
            plate.setVisible(seat is not None)
            if seat is not None:
                plate.show_facts(facts_of(self.table, seat))

    def _show_board(self) -> None:
        choice = self.table.choice
        plays = [play for play in choice.plays if choice.tile in (None, play.tile)]
        self.scene.set_playable_ends({play.end.value for play in plays})
        action, view = choice.action, choice.view
        if isinstance(action, Play) and view is not None:
            caption = phrases.preview_caption(action, view)
            self.scene.show_preview(*action.tile, action.end.value, caption)
        else:
            self.scene.clear_preview()

    def take_focus(self) -> None:
        """Put the focus where the next thing is to be done."""
        self.focus.take()

    def restyle(self, look: Look) -> None:
        """Draw with this look."""
        self.scene.set_theme(look.theme)
        self.scene.set_faces(look.faces)
        self.scene.set_coloured(look.coloured)
        self.scene.set_reduced_motion(look.still)
        self.scene.set_animation_ms(look.motion)
        self.scene.set_coordinates(self.table.settings.values.coordinates)
        for plate in self.plates.values():
            plate.restyle(look)
        parts: tuple[Styled, ...] = (
            self.heading,
            self.board_buttons,
            self.spoken,
            self.tray,
            self.settlement,
        )
        for part in parts:
            part.restyle(look)
        self.flights.restyle(look)
        self._narrow_below = look.eased(_NARROW)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make do with less room, or use what there is."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        narrow = self.width() < self._narrow_below
        for plate in self.plates.values():
            plate.set_narrow(narrow)
        self.tray.set_narrow(narrow)
        side = SPACE if narrow else 2 * SPACE
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(side, SPACE, side, SPACE)
        self.lower_part.setFixedHeight(self.tray.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Return a size in which narrow parts fit, though wide ones may be there now."""
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), self._narrow_below - 1), hint.height())

    def retranslate(self) -> None:
        """Name everything in the language of now."""
        self.proxies.set_name(QCoreApplication.translate("Table", "Board"))
        self.spoken.retranslate()
        self.tray.retranslate()
        self.settlement.retranslate()


_FLAT = (Spot.FRONT, Spot.TOP)
_NARROW = 800
"""Below this width, at 100 %, everything makes do with less."""
