"""Deal numbers that nobody has chosen."""

from __future__ import annotations

import secrets

HIGHEST_DEAL = 999_999_999
"""The highest deal number that can be asked for; the lowest is 1."""


def new_deal() -> int:
    """Return a deal number that nobody has chosen."""
    return 1 + secrets.randbelow(HIGHEST_DEAL)
