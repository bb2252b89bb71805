"""Names: of the profiles, the computer levels, the seats around the table."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from dominoes_qt.engine.profiles import Profile, Setup
from dominoes_qt.narrate import words
from dominoes_qt.narrate.fill import fill


def profile(key: str) -> str:
    """Return the name of a profile; of one that another version has, its key."""
    return {
        "block": QCoreApplication.translate("Names", "Block"),
        "draw": QCoreApplication.translate("Names", "Draw"),
        "all-fives": QCoreApplication.translate("Names", "All Fives"),
        "classic": QCoreApplication.translate("Names", "Classic"),
        "muggins": QCoreApplication.translate("Names", "Muggins"),
        "six-love": QCoreApplication.translate("Names", "Six-Love (partners)"),
    }.get(key, key)


def describe(of: Profile) -> str:
    """Return one line that says what the profile is about, with its numbers."""
    text = {
        "block": QCoreApplication.translate(
            "Names", "No drawing: whoever cannot play passes. Played to {target} points."
        ),
        "draw": QCoreApplication.translate(
            "Names", "Whoever cannot play draws until a tile fits. Played to {target} points."
        ),
        "all-fives": QCoreApplication.translate(
            "Names",
            "Open ends that add up to a multiple of five score at once, on up to four arms."
            " Played to {target} points.",
        ),
        "classic": QCoreApplication.translate(
            "Names",
            "The highest double opens, and the first double has four arms."
            " One hand, or to {target} points.",
        ),
        "muggins": QCoreApplication.translate(
            "Names",
            "Multiples of five score at once, and each free half of the spinner counts."
            " One hand, or to {target} points.",
        ),
        "six-love": QCoreApplication.translate(
            "Names",
            "Partners without drawing: win {target} games before the other side wins one.",
        ),
    }[of.key]
    return fill(text, target=words.any_of(_targets(of)))


def _targets(of: Profile) -> list[str]:
    """Return the targets that the profile is played to, the smallest first."""
    usual = {target for target in of.targets.values() if target is not None}
    offered = {target for target in of.offered_targets if target is not None}
    return [words.number(target) for target in sorted(usual | offered)]


def level(key: str) -> str:
    """Return the name of a computer level; of an unknown one, its key."""
    return {
        "easy": QCoreApplication.translate("Names", "easy"),
        "medium": QCoreApplication.translate("Names", "medium"),
        "hard": QCoreApplication.translate("Names", "hard"),
    }.get(key, key)


def default_names(seats: int) -> tuple[str, ...]:
    """Return names for so many seats, for where none were given."""
    names = (
        QCoreApplication.translate("Names", "Ana"),
        QCoreApplication.translate("Names", "Ben"),
        QCoreApplication.translate("Names", "Carla"),
        QCoreApplication.translate("Names", "Dan"),
    )
    return names[:seats]


def position(seat: int, seen_from: int, setup: Setup) -> str:
    """Return where a seat is, for somebody who sits at `seen_from`."""
    steps = (seat - seen_from) % setup.seats
    if steps == 0:
        return QCoreApplication.translate("Names", "your seat")
    if 2 * steps == setup.seats:
        return QCoreApplication.translate("Names", "opposite you")
    if (steps == 1) == setup.profile.clockwise:
        return QCoreApplication.translate("Names", "on your left")
    return QCoreApplication.translate("Names", "on your right")
