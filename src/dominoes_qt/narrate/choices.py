"""What a seat can do: the tiles and ends it may choose, what a choice would give, why not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from dominoes_qt.engine.actions import ARMS, Action, Draw, End, Nominate, Pass, Play
from dominoes_qt.engine.position import number_at, points_of
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.engine.view import SeatView, after_play
from dominoes_qt.narrate import words
from dominoes_qt.narrate.counted import Counted
from dominoes_qt.narrate.fill import capital, fill, sentences
from dominoes_qt.narrate.plays import Plays, counted
from dominoes_qt.narrate.style import Style
from dominoes_qt.narrate.table import Table


@dataclass(frozen=True, slots=True)
class Choices:
    """Sentences for the seat to act."""

    table: Table
    style: Style

    def summary(self, legal: Sequence[Action]) -> str:
        """Return in short what may be done, without naming tiles."""
        plays = [action for action in legal if isinstance(action, Play)]
        if plays:
            playable = len({play.tile for play in plays})
            text = Counted.tr("You can play {count} tile(s).", "", playable)
            return fill(text, count=words.number(playable))
        return self.allowed(legal)

    def allowed(self, legal: Sequence[Action]) -> str:
        """Return all that may be done; nothing if that is nothing."""
        if not legal:
            return ""
        first = legal[0]
        if isinstance(first, Draw):
            return QCoreApplication.translate("Choices", "You have to draw.")
        if isinstance(first, Pass):
            return QCoreApplication.translate("Choices", "You have to pass.")
        if isinstance(first, Nominate):
            posers = [
                self.table.seat(action.poser) for action in legal if isinstance(action, Nominate)
            ]
            text = QCoreApplication.translate("Choices", "You name who poses: {players}.")
            return fill(text, players=words.any_of(posers))
        return self._plays([action for action in legal if isinstance(action, Play)])

    def _plays(self, plays: Sequence[Play]) -> str:
        tiles = list(dict.fromkeys(play.tile for play in plays))
        if all(play.end is End.START for play in plays):
            text = (
                QCoreApplication.translate("Choices", "You have to lead {tiles}.")
                if len(tiles) == 1
                else QCoreApplication.translate("Choices", "You can lead {tiles}.")
            )
            return fill(text, tiles=words.any_of([self.tile(tile) for tile in tiles]))
        text = QCoreApplication.translate("Choices", "You can play {plays}.")
        item = QCoreApplication.translate("Choices", "{tile} {ends}", "a tile and where it goes")
        listed = [fill(item, tile=self.tile(tile), ends=self.ends(plays, tile)) for tile in tiles]
        return fill(text, plays="; ".join(listed))

    def ends(self, plays: Sequence[Play], tile: Tile) -> str:
        """Return where the tile may go: "west or east"."""
        return words.any_of([words.where(play.end) for play in plays if play.tile == tile])

    def preview(self, view: SeatView, action: Action) -> str:
        """Return what an action would be and give, before it is confirmed."""
        if isinstance(action, Draw):
            return QCoreApplication.translate("Choices", "Chosen: draw a tile.")
        if isinstance(action, Pass):
            return QCoreApplication.translate("Choices", "Chosen: pass.")
        if isinstance(action, Nominate):
            text = QCoreApplication.translate("Choices", "Chosen: {player} poses.")
            return fill(text, player=self.table.seat(action.poser))
        return self._play_preview(view, action)

    def _play_preview(self, view: SeatView, play: Play) -> str:
        text = (
            QCoreApplication.translate("Choices", "Chosen: lead {tile}.")
            if play.end is End.START
            else QCoreApplication.translate("Choices", "Chosen: {tile} {where}.")
        )
        ends, _spinner, count = after_play(view, play)
        told = Plays(self.table, self.style)
        return sentences(
            fill(text, tile=self.tile(play.tile), where=words.where(play.end)),
            told.ends([number_at(tip) for tip in ends]) if self.style.full else "",
            counted(count, 0 if count is None else points_of(count)),
        )

    def tile_row(self, view: SeatView, tile: Tile) -> str:
        """Return a tile of the own hand, and where it can be played."""
        name = capital(self.tile(tile))
        if view.seat != view.turn:
            return self._waiting_row(name, fitting(view, tile))
        ends = [play.end for play in view.plays if play.tile == tile]
        if not ends:
            return fill(QCoreApplication.translate("Choices", "{tile}, not playable"), tile=name)
        if End.START in ends:
            return fill(QCoreApplication.translate("Choices", "{tile}, playable"), tile=name)
        text = QCoreApplication.translate("Choices", "{tile}, playable {ends}")
        return fill(text, tile=name, ends=words.all_of([words.where(end) for end in ends]))

    def grouped(self, view: SeatView, tiles: Sequence[Tile]) -> list[str]:
        """Return tiles of the own hand in groups: those that go to the same ends together."""
        groups: dict[tuple[End, ...], list[Tile]] = {}
        for tile in tiles:
            groups.setdefault(self._places(view, tile), []).append(tile)
        order = sorted(groups, key=lambda ends: (not ends, -len(ends)))
        return [self._group(view, ends, groups[ends]) for ends in order]

    @staticmethod
    def _places(view: SeatView, tile: Tile) -> tuple[End, ...]:
        """Return where a tile goes now, or fits while another seat is to act."""
        if view.seat != view.turn:
            return tuple(fitting(view, tile))
        return tuple(play.end for play in view.plays if play.tile == tile)

    def _group(self, view: SeatView, ends: Sequence[End], tiles: Sequence[Tile]) -> str:
        own = view.seat == view.turn
        if not ends and not own and not view.ends:
            text = QCoreApplication.translate("Choices", "Tiles: {tiles}.")
        elif not ends:
            text = (
                QCoreApplication.translate("Choices", "Not playable: {tiles}.")
                if own
                else QCoreApplication.translate("Choices", "Fit no end: {tiles}.")
            )
        elif End.START in ends:
            text = QCoreApplication.translate("Choices", "Playable: {tiles}.")
        elif own:
            text = QCoreApplication.translate("Choices", "Playable {ends}: {tiles}.")
        else:
            text = QCoreApplication.translate("Choices", "Fit {ends}: {tiles}.")
        where = words.all_of([words.where(end) for end in ends])
        listed = words.separated([self.tile(tile) for tile in tiles])
        return fill(text, ends=where, tiles=listed)

    @staticmethod
    def _waiting_row(name: str, ends: Sequence[End]) -> str:
        """Return the row of a tile while another seat is to act."""
        if not ends:
            return name
        text = QCoreApplication.translate("Choices", "{tile}, fits {ends}")
        return fill(text, tile=name, ends=words.all_of([words.where(end) for end in ends]))

    def tile(self, tile: Tile) -> str:
        """Return the name of a tile in the wording chosen."""
        return words.tile(tile, self.style.wording)


def fitting(view: SeatView, tile: Tile) -> list[End]:
    """Return the open ends that the tile fits now, whoever is to act."""
    return [end for end, tip in zip(ARMS, view.ends, strict=False) if tile.has(number_at(tip))]
