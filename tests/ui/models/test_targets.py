"""Ends to choose from, and posers: what is allowed, and nothing else."""

from __future__ import annotations

from PySide6.QtCore import Qt

from dominoes_qt.engine.actions import End, Nominate, Play
from dominoes_qt.engine.tiles import Tile
from dominoes_qt.ui.models.hand import RowText
from dominoes_qt.ui.models.targets import TargetsModel
from tests.ui.models.testing import watch

WEST, EAST = Play(Tile(6, 4), End.W), Play(Tile(6, 4), End.E)


def test_targets_have_texts_and_rows() -> None:
    model = TargetsModel(lambda target: RowText(str(target), f"say {target}"))
    model.set_targets([WEST, EAST])
    watch(model)
    assert (model.rowCount(), model.target_at(1), model.row_of(EAST)) == (2, EAST, 1)
    assert model.index(0).data() == str(WEST)
    assert model.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == f"say {WEST}"
    assert model.index(0).data(Qt.ItemDataRole.ToolTipRole) is None
    assert (model.target_at(7), model.row_of(Nominate(2))) == (None, -1)


def test_the_same_targets_again_leave_the_rows_alone() -> None:
    model = TargetsModel(lambda target: RowText(str(target), str(target)))
    resets: list[int] = []
    model.modelReset.connect(lambda: resets.append(1))
    model.set_targets([Nominate(0), Nominate(2)])
    model.set_targets([Nominate(0), Nominate(2)])
    assert len(resets) == 1
    watch(model)
    model.retell()
    model.set_targets([])
    model.retell()
    assert model.rowCount() == 0
