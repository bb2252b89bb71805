"""What the settings are called, and what can be chosen."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from dominoes_qt.narrate.style import Detail, Wording
from dominoes_qt.ui.settings import TEXT_SIZES, HandOrder, Motion, Rate, Speed, Volume
from dominoes_qt.ui.theme import ThemeKey
from dominoes_qt.ui.tile_look import Faces

Items = list[tuple[str, object]]


def names() -> dict[str, tuple[str, str]]:
    """Return for each choice its name and a description."""
    return {
        "language": (
            QCoreApplication.translate("Settings", "Language"),
            QCoreApplication.translate("Settings", "The language of everything"),
        ),
        "theme": (
            QCoreApplication.translate("Settings", "Theme"),
            QCoreApplication.translate("Settings", "Colours of the window"),
        ),
        "text": (
            QCoreApplication.translate("Settings", "Text size"),
            QCoreApplication.translate("Settings", "Size of text and tiles"),
        ),
        "faces": (
            QCoreApplication.translate("Settings", "Tile faces"),
            QCoreApplication.translate("Settings", "What is on the tiles"),
        ),
        "order": (
            QCoreApplication.translate("Settings", "Order of my tiles"),
            QCoreApplication.translate("Settings", "How the hand is ordered"),
        ),
        "speed": (
            QCoreApplication.translate("Settings", "Computers play"),
            QCoreApplication.translate("Settings", "The pace of the computers"),
        ),
        "detail": (
            QCoreApplication.translate("Settings", "Messages"),
            QCoreApplication.translate("Settings", "How much is told"),
        ),
        "wording": (
            QCoreApplication.translate("Settings", "Tiles are called"),
            QCoreApplication.translate("Settings", "Numbers or words for tiles"),
        ),
        "sounds": (
            QCoreApplication.translate("Settings", "Sounds"),
            QCoreApplication.translate("Settings", "How loud the sounds are"),
        ),
        "rate": (
            QCoreApplication.translate("Settings", "Speed of its own voice"),
            QCoreApplication.translate("Settings", "How fast the program speaks"),
        ),
        "motion": (
            QCoreApplication.translate("Settings", "Animation"),
            QCoreApplication.translate("Settings", "How fast tiles move to their place"),
        ),
    }


def check_texts() -> dict[str, str]:
    """Return what the settings are called that are on or off."""
    return {
        "coloured": QCoreApplication.translate("Settings", "A colour for each number"),
        "coordinates": QCoreApplication.translate("Settings", "Coordinates"),
        "still": QCoreApplication.translate("Settings", "No animation"),
        "confirm": QCoreApplication.translate("Settings", "Confirm each action"),
        "automatic": QCoreApplication.translate("Settings", "Forced draw and pass by itself"),
        "letters": QCoreApplication.translate("Settings", "Single letters are commands"),
        "voice": QCoreApplication.translate("Settings", "Speak without a screen reader"),
    }


def theme_items() -> Items:
    """Return the themes, with their names."""
    return [
        (QCoreApplication.translate("Settings", "As the system"), ThemeKey.SYSTEM),
        (QCoreApplication.translate("Settings", "Light"), ThemeKey.LIGHT),
        (QCoreApplication.translate("Settings", "Dark"), ThemeKey.DARK),
        (QCoreApplication.translate("Settings", "High contrast, light"), ThemeKey.CONTRAST_LIGHT),
        (QCoreApplication.translate("Settings", "High contrast, dark"), ThemeKey.CONTRAST_DARK),
    ]


def text_items() -> Items:
    """Return the sizes of text, with their names."""
    per_cent = QCoreApplication.translate("Settings", "{size} %")
    return [(per_cent.format(size=size), size) for size in TEXT_SIZES]


def faces_items() -> Items:
    """Return what can be on tiles, with their names."""
    return [
        (QCoreApplication.translate("Settings", "Pips"), Faces.PIPS),
        (QCoreApplication.translate("Settings", "Large numerals"), Faces.NUMERALS),
        (QCoreApplication.translate("Settings", "Pips and numerals"), Faces.BOTH),
    ]


def order_items() -> Items:
    """Return the orders of the hand, with their names."""
    return [
        (QCoreApplication.translate("Settings", "My own"), HandOrder.OWN),
        (QCoreApplication.translate("Settings", "By pips"), HandOrder.PIPS),
        (QCoreApplication.translate("Settings", "By suit"), HandOrder.SUIT),
    ]


def speed_items() -> Items:
    """Return the paces of the computers, with their names."""
    return [
        (QCoreApplication.translate("Settings", "At once"), Speed.INSTANT),
        (QCoreApplication.translate("Settings", "Fast"), Speed.FAST),
        (QCoreApplication.translate("Settings", "Calmly"), Speed.NORMAL),
        (QCoreApplication.translate("Settings", "Slowly"), Speed.SLOW),
        (QCoreApplication.translate("Settings", "When I say Continue"), Speed.KEY),
    ]


def detail_items() -> Items:
    """Return how much can be told, with their names."""
    return [
        (QCoreApplication.translate("Settings", "Brief"), Detail.BRIEF),
        (QCoreApplication.translate("Settings", "Normal"), Detail.NORMAL),
        (QCoreApplication.translate("Settings", "Full"), Detail.FULL),
    ]


def wording_items() -> Items:
    """Return how tiles can be named, with their names."""
    return [
        (QCoreApplication.translate("Settings", "In digits"), Wording.DIGITS),
        (QCoreApplication.translate("Settings", "In words"), Wording.WORDS),
    ]


def rate_items() -> Items:
    """Return the speeds of the voice, with their names."""
    return [
        (QCoreApplication.translate("Settings", "Slow", "voice"), Rate.SLOW),
        (QCoreApplication.translate("Settings", "Usual speed", "voice"), Rate.NORMAL),
        (QCoreApplication.translate("Settings", "Fast", "voice"), Rate.FAST),
        (QCoreApplication.translate("Settings", "Very fast", "voice"), Rate.FASTER),
    ]


def sounds_items() -> Items:
    """Return the volumes, with their names."""
    return [
        (QCoreApplication.translate("Settings", "Off", "sounds"), Volume.OFF),
        (QCoreApplication.translate("Settings", "Quiet", "sounds"), Volume.QUIET),
        (QCoreApplication.translate("Settings", "Medium", "sounds"), Volume.MEDIUM),
        (QCoreApplication.translate("Settings", "Loud", "sounds"), Volume.LOUD),
    ]


def motion_items() -> Items:
    """Return the speeds of animation, with their names."""
    return [
        (QCoreApplication.translate("Settings", "Usual speed", "animation"), Motion.USUAL),
        (QCoreApplication.translate("Settings", "Quick", "animation"), Motion.QUICK),
    ]


def section_titles() -> tuple[str, ...]:
    """Return what the sections are called."""
    return (
        QCoreApplication.translate("Settings", "Look"),
        QCoreApplication.translate("Settings", "Play"),
        QCoreApplication.translate("Settings", "Messages and sound"),
    )
