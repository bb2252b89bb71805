"""Contrast of colours as the Web Content Accessibility Guidelines 2.2 reckon it."""

from PySide6.QtGui import QColor

TEXT = 4.5
MARK = 3.0


def luminance(colour: QColor) -> float:
    """Return the relative luminance, 0 to 1."""
    channels = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, two: QColor) -> float:
    """Return the ratio of two colours, 1 to 21."""
    low, high = sorted((luminance(one), luminance(two)))
    return (high + 0.05) / (low + 0.05)
