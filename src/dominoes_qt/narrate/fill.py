"""Putting values into translated texts, and whole sentences into a row."""

from __future__ import annotations


def fill(text: str, **values: object) -> str:
    """Return the text with its `{placeholders}` replaced; braces in the values stay as they are."""
    return text.format(**values)


def capital(text: str) -> str:
    """Return the text with a capital at the start, for sentences that begin with a value."""
    return text[:1].upper() + text[1:]


def sentences(*parts: str) -> str:
    """Return whole sentences in a row; empty ones are left out."""
    return " ".join(part for part in parts if part)
