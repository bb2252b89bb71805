"""What the viewer has chosen so far: a tile, an end, or an action that waits to be confirmed.

Knows no widgets and refuses nothing: what cannot be shown goes to the engine, which says why.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from dominoes_qt.engine.actions import Action, Draw, End, Nominate, Pass, Play
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.engine.view import SeatView


class Choice(QObject):
    """One choice at a time, for the seat of `view`.

    Signals:
        changed: the tile, the action shown, or what may be done is another.
        asked: an action to be done now, or to be refused by the engine.
    """

    changed = Signal()
    asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.confirms = True
        self.view: SeatView | None = None
        self.tile: Tile | None = None
        self.action: Action | None = None
        self._suggested: Action | None = None

    # What may be done

    @property
    def legal(self) -> tuple[Action, ...]:
        """Return all that the viewer may do now."""
        return () if self.view is None else self.view.legal

    @property
    def plays(self) -> tuple[Play, ...]:
        """Return the plays that the viewer may make now."""
        return () if self.view is None else self.view.plays

    def ends_of(self, tile: Tile | None) -> tuple[End, ...]:
        """Return where a tile may be laid now."""
        return tuple(play.end for play in self.plays if play.tile == tile)

    def can(self, kind: type[Action]) -> bool:
        """Return whether an action of this kind is allowed now."""
        return any(isinstance(action, kind) for action in self.legal)

    # What is chosen

    def set_view(self, view: SeatView | None) -> None:
        """Take over what the viewer sees now; a choice that is still possible stays.

        Whoever calls this shows everything anew, so `changed` is not emitted.
        """
        same = view is not None and self.view is not None and view.events == self.view.events
        self.view = view
        if not same or view is None or view.turn != view.seat:
            self.tile = self.action = None

    def choose_tile(self, tile: Tile) -> None:
        """Choose a tile; where it fits one end alone, that end too."""
        ends = self.ends_of(tile)
        if not ends:
            self.asked.emit(Play(tile, self._some_end()))
            return
        self.tile, self.action = tile, None
        if len(ends) == 1:
            self._show(Play(tile, ends[0]))
        else:
            self.changed.emit()

    def choose_end(self, end: End, tile: Tile | None = None) -> None:
        """Choose the end for a tile, by default for the one chosen before."""
        tile = self.tile if tile is None else tile
        if tile is None:
            return
        if end in self.ends_of(tile):
            self.tile = tile
            self._show(Play(tile, end))
        else:
            self.asked.emit(Play(tile, end))

    def choose(self, action: Draw | Pass | Nominate) -> None:
        """Choose an action that needs no tile."""
        if action in self.legal:
            self.tile = None
            self._show(action)
        else:
            self.asked.emit(action)

    def suggest(self, action: Action) -> None:
        """Show an action to be confirmed, even where actions are not confirmed usually."""
        if action in self.legal:
            self.tile = action.tile if isinstance(action, Play) else None
            self.action = self._suggested = action
            self.changed.emit()

    def _show(self, action: Action) -> None:
        if self.confirms:
            self.action = action
            self.changed.emit()
        else:
            self.asked.emit(action)

    def confirm(self) -> None:
        """Do what is shown."""
        if self.action is not None:
            self.asked.emit(self.action)

    def step_back(self) -> bool:
        """Take the last step of the choice back; return whether there was one."""
        if self.action is None and self.tile is None:
            return False
        own = self.action is not None and self.action != self._suggested
        if own and len(self.ends_of(self.tile)) > 1:
            self.action = None
        else:
            self.tile = self.action = None
        self.changed.emit()
        return True

    def drop(self) -> None:
        """Choose nothing."""
        if self.action is not None or self.tile is not None:
            self.tile = self.action = None
            self.changed.emit()

    def _some_end(self) -> End:
        """Return an end to try a tile at that fits none: the first that is open."""
        return End.W if self.view is not None and self.view.ends else End.START
