"""What is told when something cannot be read or kept: a save, the history, a file of records."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from dominoes_qt.engine.errors import RecordError
from dominoes_qt.narrate import naming, words
from dominoes_qt.narrate.faults import record_fault
from dominoes_qt.narrate.fill import fill, sentences
from dominoes_qt.narrate.shown import clean, shown
from dominoes_qt.session.errors import FileError, FileReason
from dominoes_qt.session.saves.document import Saved


def save_fault(error: FileError) -> str:
    """Return that a saved match cannot be used, or that the match cannot be saved."""
    if error.is_of_disk:
        text = QCoreApplication.translate(
            "Saves",
            "The match cannot be saved: {reason}. It goes on, and saving is tried again.",
        )
    else:
        text = QCoreApplication.translate("Saves", "A saved match cannot be used: {reason}.")
    return sentences(fill(text, reason=reason(error)), _set_aside(error))


def history_fault(error: FileError) -> str:
    """Return that the history cannot be used, or that nothing can be added to it."""
    if error.is_of_disk:
        text = QCoreApplication.translate(
            "Saves",
            "The history cannot be written: {reason}. It is kept in memory until it can be.",
        )
    else:
        text = QCoreApplication.translate(
            "Saves", "The history cannot be used: {reason}. A new one is used."
        )
    return sentences(fill(text, reason=reason(error)), _set_aside(error))


def log_fault(error: FileError) -> str:
    """Return that no log of errors is written."""
    text = QCoreApplication.translate(
        "Saves", "Errors of the program cannot be written down: {reason}. The game goes on."
    )
    return fill(text, reason=reason(error))


def settings_file_fault(error: FileError) -> str:
    """Return that the settings cannot be used."""
    text = QCoreApplication.translate(
        "Saves", "The settings cannot be used: {reason}. The usual ones hold."
    )
    return sentences(fill(text, reason=reason(error)), _set_aside(error))


def unkept_settings() -> str:
    """Return that settings do not outlast the program."""
    return QCoreApplication.translate(
        "Saves", "The settings cannot be kept: they hold until the program ends."
    )


def match_line(saved: Saved) -> str:
    """Return what is known of a match that is not over; no tile is in it."""
    match = saved.timeline.past[-1].match
    text = QCoreApplication.translate("Saves", "{game}, hand {hand}, {scores}: {players}")
    return fill(
        text,
        game=naming.profile(match.setup.profile.key),
        hand=words.number(max(1, match.hands_dealt)),
        scores=" – ".join(words.number(score) for score in match.scores),
        players=words.separated([seat.name for seat in saved.seats]),
    )


def record_file_fault(error: FileError, line: int | None = None) -> str:
    """Return why a file of records, or a line of it, is refused; or cannot be written."""
    if line is None:
        text = QCoreApplication.translate("Saves", "{file}: {reason}.")
    else:
        text = QCoreApplication.translate("Saves", "{file}, line {line}: {reason}.")
    name = "" if error.path is None else clean(error.path.name)
    return fill(text, file=name, reason=reason(error), line=words.number(line or 1))


def _set_aside(error: FileError) -> str:
    if error.set_aside is None:
        return ""
    text = QCoreApplication.translate("Saves", "The file was set aside as {file}.")
    return fill(text, file=clean(error.set_aside.name))


def reason(error: FileError) -> str:
    """Return in a clause what is wrong with the file or the disk."""
    if error.reason is FileReason.RECORD and isinstance(error.cause, RecordError):
        return record_fault(error.cause)
    facts = error.facts
    return fill(
        _reasons()[error.reason](),
        key=shown(facts.get("key")),
        level=shown(facts.get("level")),
        step=shown(facts.get("step")),
        most=shown(facts.get("most")),
    )


def _reasons() -> dict[FileReason, Callable[[], str]]:
    return {
        FileReason.NOT_A_FILE: lambda: QCoreApplication.translate(
            "Saves", "it is not an ordinary file"
        ),
        FileReason.TOO_LARGE: lambda: QCoreApplication.translate("Saves", "it is too large"),
        FileReason.RECORD: lambda: QCoreApplication.translate(
            "Saves", "it is not the record of a match"
        ),
        FileReason.NEWER: lambda: QCoreApplication.translate(
            "Saves", "a newer version of the game has made it"
        ),
        FileReason.APP: lambda: QCoreApplication.translate("Saves", "{key} is missing or wrong"),
        FileReason.TIMELINE: lambda: QCoreApplication.translate(
            "Saves", "step {step} of what was done and undone does not give the match"
        ),
        FileReason.LEVEL: lambda: QCoreApplication.translate(
            "Saves", "there is no computer level {level}"
        ),
        FileReason.UNFINISHED: lambda: QCoreApplication.translate("Saves", "the match is not over"),
        FileReason.EMPTY: lambda: QCoreApplication.translate("Saves", "there is no record in it"),
        FileReason.DAMAGED: lambda: QCoreApplication.translate("Saves", "it is damaged"),
        FileReason.FULL: lambda: QCoreApplication.translate("Saves", "the disk is full"),
        FileReason.FORBIDDEN: lambda: QCoreApplication.translate("Saves", "access is not allowed"),
        FileReason.MISSING: lambda: QCoreApplication.translate(
            "Saves", "the folder or file is not there"
        ),
        FileReason.BUSY: lambda: QCoreApplication.translate("Saves", "another program is using it"),
        FileReason.NO_ROOM: lambda: QCoreApplication.translate(
            "Saves", "{most} unfinished matches are kept already"
        ),
        FileReason.DISK: lambda: QCoreApplication.translate("Saves", "the disk does not work"),
    }
