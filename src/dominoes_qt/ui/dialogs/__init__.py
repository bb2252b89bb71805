"""The dialogs of the window. Whatever opens one takes it from here, so that none is forgotten."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtWidgets import QWidget

from dominoes_qt.narrate.language import Languages
from dominoes_qt.ui.actions import Actions
from dominoes_qt.ui.settings import Settings

if TYPE_CHECKING:
    from dominoes_qt.ui.dialogs.about_dialog import AboutDialog
    from dominoes_qt.ui.dialogs.access_dialog import AccessDialog
    from dominoes_qt.ui.dialogs.keys_dialog import KeysDialog
    from dominoes_qt.ui.dialogs.messages_dialog import MessagesDialog
    from dominoes_qt.ui.dialogs.scores_dialog import ScoresDialog
    from dominoes_qt.ui.dialogs.settings_dialog import SettingsDialog
    from dominoes_qt.ui.history.dialog import HistoryDialog
    from dominoes_qt.ui.lasting import Lasting
    from dominoes_qt.ui.review.dialog import ReviewDialog
    from dominoes_qt.ui.review.values_dialog import ValuesDialog
    from dominoes_qt.ui.table import Table
    from dominoes_qt.ui.unfinished import UnfinishedDialog

# In quotes, and imported where one is made: the window is there before any dialog is wanted.
Dialog: TypeAlias = (
    "SettingsDialog | ScoresDialog | MessagesDialog | KeysDialog | AccessDialog | AboutDialog"
    " | HistoryDialog | UnfinishedDialog | ReviewDialog | ValuesDialog"
)


class DialogKey(StrEnum):
    """The dialogs."""

    SETTINGS = "settings"
    SCORES = "scores"
    REVIEW = "review"
    VALUES = "values"
    MESSAGES = "messages"
    KEYS = "keys"
    ACCESS = "access"
    ABOUT = "about"
    HISTORY = "history"
    UNFINISHED = "unfinished"


def make(
    key: DialogKey,
    parent: QWidget,
    settings: Settings,
    languages: Languages,
    table: Table | None,
    actions: Actions,
    announce: Callable[[str], None],
    lasting: Lasting,
) -> Dialog | None:
    """Return a dialog, not yet shown; `None` if it is about a match and there is none."""
    if key is DialogKey.SETTINGS:
        from dominoes_qt.ui.dialogs.settings_dialog import SettingsDialog

        return SettingsDialog(settings, languages, parent)
    if key is DialogKey.KEYS:
        from dominoes_qt.ui.dialogs.keys_dialog import KeysDialog

        return KeysDialog(actions, settings, announce, parent)
    if key is DialogKey.ACCESS:
        from dominoes_qt.ui.dialogs.access_dialog import AccessDialog

        return AccessDialog(parent)
    if key is DialogKey.ABOUT:
        from dominoes_qt.ui.dialogs.about_dialog import AboutDialog

        return AboutDialog(announce, parent)
    if key is DialogKey.HISTORY:
        from dominoes_qt.ui.history.dialog import HistoryDialog

        return HistoryDialog(lasting.keeping, settings, announce, lasting.play_on, parent)
    if key is DialogKey.UNFINISHED:
        from dominoes_qt.ui.unfinished import UnfinishedDialog

        dialog = UnfinishedDialog(lasting.keeping, announce, parent)
        dialog.going_on.connect(lasting.switch)
        return dialog
    return None if table is None else _about_match(key, table, settings, announce, parent)


def _about_match(
    key: DialogKey,
    table: Table,
    settings: Settings,
    announce: Callable[[str], None],
    parent: QWidget,
) -> Dialog | None:
    """Return a dialog about the match at the table."""
    if key is DialogKey.SCORES:
        from dominoes_qt.ui.dialogs.scores_dialog import ScoresDialog

        return ScoresDialog(table, parent)
    if key is DialogKey.VALUES:
        from dominoes_qt.ui.review.values_dialog import ValuesDialog

        return ValuesDialog(table, announce, parent)
    if key is DialogKey.REVIEW:
        return _review(table, settings, announce, parent)
    from dominoes_qt.ui.dialogs.messages_dialog import MessagesDialog

    return MessagesDialog(table, announce, parent)


def _review(
    table: Table, settings: Settings, announce: Callable[[str], None], parent: QWidget
) -> Dialog | None:
    """Return the review of the hand that was over last; `None` before the first one is."""
    from dominoes_qt.ui.review.dialog import ReviewDialog, finished_hands

    if not table.session.finished:
        return None
    return ReviewDialog(finished_hands(table.session), settings, announce, parent)
