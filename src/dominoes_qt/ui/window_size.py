"""How large windows are: as much of the screen as helps at first, later as they were left."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QCoreApplication, QPoint, QRect, QSettings, QSize
from PySide6.QtWidgets import QWidget

USUAL_SIZE = QSize(1280, 720)
"""What everything is laid out for; on a smaller screen the window takes all there is."""
_PART = 0.75
"""How much of a large screen the window takes at first."""
_FRAME = QSize(16, 48)
"""About what the frame of a window takes, with its title."""
_KEY = "window/geometry"


def first_geometry(available: QRect) -> QRect | None:
    """Return where a window is at first, within that part of a screen; `None` if it fills it."""
    room = available.size() - _FRAME
    if room.width() < USUAL_SIZE.width() or room.height() < USUAL_SIZE.height():
        return None
    part = QSize(int(available.width() * _PART), int(available.height() * _PART))
    geometry = QRect(QPoint(0, 0), part.expandedTo(USUAL_SIZE))
    geometry.moveCenter(available.center())
    return geometry


def show_as_left(window: QWidget, store: QSettings) -> None:
    """Show a window with the size and place it was left with; keep what it is left with now."""
    kept = store.value(_KEY)
    if isinstance(kept, QByteArray) and window.restoreGeometry(kept):
        window.show()
    else:
        _show_first(window)
    app = QCoreApplication.instance()
    if app is not None:
        app.aboutToQuit.connect(lambda: store.setValue(_KEY, window.saveGeometry()))


def _show_first(window: QWidget) -> None:
    available = window.screen().availableGeometry()
    geometry = first_geometry(available)
    if geometry is None:
        window.resize(available.size() - _FRAME)
        window.showMaximized()
    else:
        window.setGeometry(geometry)
        window.show()


def room_for(dialog: QWidget) -> QSize:
    """Return how large a dialog can be on its screen."""
    return dialog.screen().availableGeometry().size() - _FRAME


def keep_within_screen(dialog: QWidget, wanted: QSize) -> None:
    """Make a dialog so large, or as large as the screen allows, and leave none of it outside."""
    available = dialog.screen().availableGeometry()
    dialog.resize(wanted.boundedTo(room_for(dialog)))
    if dialog.isVisible():
        frame = dialog.frameGeometry()
        frame.moveRight(min(frame.right(), available.right()))
        frame.moveBottom(min(frame.bottom(), available.bottom()))
        frame.moveLeft(max(frame.left(), available.left()))
        frame.moveTop(max(frame.top(), available.top()))
        dialog.move(frame.topLeft())
