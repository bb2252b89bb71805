"""What is wrong with a record or a set-up, in one line that is safe to show.

Values come from files of any origin: they are shortened and stripped of control characters.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from dominoes_qt.engine.errors import (
    IllegalAction,
    RecordError,
    RecordReason,
    SetupError,
    SetupReason,
)
from dominoes_qt.narrate import words
from dominoes_qt.narrate.fill import fill
from dominoes_qt.narrate.illegal import reason
from dominoes_qt.narrate.shown import shown


def record_fault(error: RecordError) -> str:
    """Return where in the record the fault is and what it is: "hand 2, action 17: …"."""
    said = _said(error)
    if error.hand is None:
        return said
    if error.action is None:
        text = QCoreApplication.translate("Faults", "hand {hand}: {fault}")
    else:
        text = QCoreApplication.translate("Faults", "hand {hand}, action {action}: {fault}")
    return fill(text, hand=error.hand, action=error.action, fault=said)


def setup_fault(error: SetupError) -> str:
    """Return which choice of a set-up is not allowed."""
    text = {
        SetupReason.PROFILE: QCoreApplication.translate(
            "Faults", "there is no profile {given}; there are {allowed}"
        ),
        SetupReason.SEATS: QCoreApplication.translate(
            "Faults", "the profile is not for {given} seats, but for {allowed}"
        ),
        SetupReason.PARTNERS: _partners_text(error.facts.get("given")),
        SetupReason.TARGET: _target_text(error.facts),
        SetupReason.LEADER: QCoreApplication.translate(
            "Faults", "seat {given} cannot be chosen to lead first"
        ),
        SetupReason.COORDINATOR: QCoreApplication.translate(
            "Faults", "seat {given} cannot be chosen to nominate first"
        ),
    }[error.reason]
    facts = error.facts
    allowed = facts.get("allowed")
    listed = [str(value) for value in allowed] if isinstance(allowed, tuple) else []
    join = words.all_of if error.reason is SetupReason.PROFILE else words.any_of
    bounds = {key: shown(facts.get(key)) for key in ("low", "high", "step")}
    return fill(text, given=shown(facts.get("given")), allowed=join(listed), **bounds)


def _target_text(facts: Mapping[str, object]) -> str:
    if "allowed" in facts:
        return QCoreApplication.translate("Faults", "this profile is always played to {allowed}")
    return QCoreApplication.translate(
        "Faults",
        "a target is a multiple of {step} from {low} to {high}, or there is none; {given} is not"
        " one",
    )


def _partners_text(given: object) -> str:
    if given:
        return QCoreApplication.translate("Faults", "partners are not allowed here")
    return QCoreApplication.translate("Faults", "the profile is always played with partners")


def _said(error: RecordError) -> str:
    cause = error.facts.get("cause")
    if isinstance(cause, SetupError):
        return setup_fault(cause)
    if isinstance(cause, IllegalAction):
        return reason(cause, error.facts.get("seat"))
    if error.reason is RecordReason.CLAIM:
        return _claim(error)
    facts = error.facts
    text = _texts()[error.reason]
    if error.reason is RecordReason.TYPE and not facts.get("key"):
        text = QCoreApplication.translate("Faults", "it has to be {wanted}, not {claimed}")
    elif error.reason is RecordReason.HAND_UNFINISHED and "key" in facts:
        text = QCoreApplication.translate("Faults", "{key} is claimed, but the hand has not ended")
    return fill(
        text,
        key=shown(facts.get("key")),
        claimed=shown(facts.get("claimed")),
        right=shown(facts.get("right")),
        wanted=_kind(facts.get("wanted")),
        tile=shown(facts.get("tile")),
        seat=shown(facts.get("seat")),
        line=shown(facts.get("line")),
        column=shown(facts.get("column")),
    )


def _texts() -> dict[RecordReason, str]:
    return {
        RecordReason.NOT_JSON: QCoreApplication.translate(
            "Faults", "not JSON from line {line}, column {column} on"
        ),
        RecordReason.TWICE: QCoreApplication.translate("Faults", "{key} is there twice"),
        RecordReason.NOT_AN_OBJECT: QCoreApplication.translate(
            "Faults", "not a JSON object, but {claimed}"
        ),
        RecordReason.FORMAT: QCoreApplication.translate(
            "Faults", "not a record of a known format: {claimed}"
        ),
        RecordReason.MISSING: QCoreApplication.translate("Faults", "{key} is missing"),
        RecordReason.TYPE: QCoreApplication.translate(
            "Faults", "{key} has to be {wanted}, not {claimed}"
        ),
        RecordReason.TILE: QCoreApplication.translate(
            "Faults", "{key} has {claimed}, which is not a tile"
        ),
        RecordReason.HAND_SIZE: QCoreApplication.translate(
            "Faults", "seat {seat} is dealt {claimed} tiles; the rules give {right}"
        ),
        RecordReason.DOUBLED: QCoreApplication.translate("Faults", "{tile} is there twice"),
        RecordReason.MISSING_TILE: QCoreApplication.translate(
            "Faults", "{tile} is in no hand and not in the yard"
        ),
        RecordReason.UNKNOWN_ACTION: QCoreApplication.translate(
            "Faults", "{claimed} is not an action"
        ),
        RecordReason.NO_SCORING: QCoreApplication.translate(
            "Faults", "{key} is claimed, but plays do not score in this profile"
        ),
        RecordReason.ACTION_AFTER_END: QCoreApplication.translate(
            "Faults", "the hand has ended before this action"
        ),
        RecordReason.HAND_AFTER_END: QCoreApplication.translate(
            "Faults", "the match has ended before this hand"
        ),
        RecordReason.HAND_UNFINISHED: QCoreApplication.translate(
            "Faults", "the hand has not ended"
        ),
        RecordReason.MATCH_UNFINISHED: QCoreApplication.translate(
            "Faults", "the record is called complete, but the match has not ended"
        ),
        RecordReason.ILLEGAL: QCoreApplication.translate("Faults", "the rules forbid this action"),
        RecordReason.SETUP: QCoreApplication.translate("Faults", "the profile forbids this set-up"),
        RecordReason.CLAIM: "",
    }


def _claim(error: RecordError) -> str:
    """Return what is claimed and what the rules give."""
    key, right = str(error.facts.get("key")), error.facts.get("right")
    if key == "leader" and isinstance(right, list):
        text = QCoreApplication.translate("Faults", "there is no seat {claimed} to lead")
    elif key == "leader" and right is None:
        text = QCoreApplication.translate(
            "Faults", "claims that seat {claimed} leads, but no poser is named"
        )
    elif key == "winner":
        text = _winner_text(error.facts.get("claimed"), right)
    elif key == "points" and isinstance(right, list):
        text = QCoreApplication.translate(
            "Faults", "claims a settlement of {claimed}; the rules give {right}"
        )
    else:
        text = _claims().get(key) or QCoreApplication.translate(
            "Faults", "claims {claimed} as {key}; the rules give {right}"
        )
    claimed = error.facts.get("claimed")
    return fill(text, key=shown(key), claimed=shown(claimed), right=shown(right))


def _winner_text(claimed: object, right: object) -> str:
    if right is None:
        return QCoreApplication.translate(
            "Faults", "claims side {claimed} as the winner; the rules give nobody"
        )
    if claimed is None:
        return QCoreApplication.translate("Faults", "claims no winner; the rules give side {right}")
    return QCoreApplication.translate(
        "Faults", "claims side {claimed} as the winner; the rules give side {right}"
    )


def _claims() -> dict[str, str]:
    """Return the texts for claims, by the key that makes them."""
    return {
        "count": QCoreApplication.translate(
            "Faults", "claims a count of {claimed}; the rules give {right}"
        ),
        "points": QCoreApplication.translate(
            "Faults", "claims {claimed} points; the rules give {right}"
        ),
        "scores": QCoreApplication.translate(
            "Faults", "claims scores of {claimed}; the rules give {right}"
        ),
        "end": QCoreApplication.translate(
            "Faults", "claims that the hand ends {claimed}; the rules give {right}"
        ),
        "leader": QCoreApplication.translate(
            "Faults", "claims that seat {claimed} leads; the rules give seat {right}"
        ),
        "tile": QCoreApplication.translate(
            "Faults", "claims that {claimed} is drawn; the yard gives {right}"
        ),
        "deal": QCoreApplication.translate(
            "Faults", "deals to {claimed} seats; the match has {right}"
        ),
        "complete": QCoreApplication.translate(
            "Faults", "the record is called unfinished, but the match has ended"
        ),
    }


def _kind(wanted: object) -> str:
    """Return the kind of value that a key needs."""
    return {
        "object": QCoreApplication.translate("Faults", "an object"),
        "list": QCoreApplication.translate("Faults", "a list"),
        "text": QCoreApplication.translate("Faults", "text"),
        "integer": QCoreApplication.translate("Faults", "a whole number"),
        "boolean": QCoreApplication.translate("Faults", "true or false"),
        "end": QCoreApplication.translate("Faults", "start, W, E, N or S"),
    }.get(str(wanted), "")
