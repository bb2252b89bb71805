"""The project's own shuffle: a deal number gives the same tiles on every system and release.

Deal, yard and lot depend on the deal number, the profile, the number of seats and the hand's
place in the match, and on nothing else. No player's randomness comes from here.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

from dominoes_qt.engine.profiles import Profile
from dominoes_qt.engine.tiles import ALL_TILES


@dataclass(frozen=True, slots=True)
class Deal:
    """How the 28 tiles lie before a hand.

    Attributes:
        hands: the tiles of each seat, as masks.
        yard: the tiles not dealt, as indexes, in the order in which they are drawn.
        lot: the seat that leads if the leader is drawn by lot.
    """

    hands: tuple[int, ...]
    yard: tuple[int, ...]
    lot: int


def deal(number: int, profile: Profile, seats: int, hand: int) -> Deal:
    """Return the deal of a hand; `hand` counts from 0 within the match."""
    each = profile.tiles_each[seats]
    below = _Lots(f"domino-deal/1 {number} {profile.key} {seats} {hand}").below
    tiles = list(range(len(ALL_TILES)))
    for last in range(len(tiles) - 1, 0, -1):
        chosen = below(last + 1)
        tiles[last], tiles[chosen] = tiles[chosen], tiles[last]
    hands = tuple(
        sum(1 << tile for tile in tiles[seat * each : (seat + 1) * each]) for seat in range(seats)
    )
    return Deal(hands, tuple(tiles[seats * each :]), below(seats))


class _Lots:
    """Fair lots from a text: the bytes of SHA-256 over the text and a counter."""

    def __init__(self, text: str) -> None:
        self._bytes = _byte_stream(text.encode())

    def below(self, bound: int) -> int:
        """Return a number from 0 to `bound` - 1 (at most 256), each as likely as the others."""
        fair = 256 - 256 % bound
        for byte in self._bytes:  # pragma: no branch - the stream has no end
            if byte < fair:
                return byte % bound
        raise AssertionError  # pragma: no cover - the stream has no end


def _byte_stream(seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        yield from hashlib.sha256(seed + counter.to_bytes(4, "big")).digest()
        counter += 1
