"""Whose tiles may be shown: at most one person's, and only after that person has said so."""

from __future__ import annotations

from collections.abc import Sequence

from dominoes_qt.session.seats import Seat


class Viewpoint:
    """Follows the turn among the people here. A lone person sees no cover.

    Attributes:
        viewer: the seat whose own tiles may be shown; `None` if nobody's may.
        wanted: the person whom the cover waits for; `None` if nothing is covered.
        front: the seat drawn nearest to whoever looks.
    """

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.people = tuple(seat for seat, player in enumerate(seats) if player.is_person)
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None
        self.wanted: int | None = None
        self.front = self.people[0] if self.people else 0

    @property
    def is_shared(self) -> bool:
        """Return whether several people look at this one screen."""
        return len(self.people) > 1

    def follow(self, turn: int | None) -> None:
        """Cover the screen if the turn has come to a person other than the viewer."""
        if not self.is_shared:
            return
        if turn is None:
            self.viewer = self.wanted = None
        elif turn in self.people and turn != self.viewer:
            self.viewer, self.wanted = None, turn
        else:
            self.wanted = None

    def forget(self) -> None:
        """Show nobody's tiles until the next person to act asks for them."""
        if self.is_shared:
            self.viewer = self.wanted = None

    def reveal(self) -> None:
        """The person whom the cover waits for is there."""
        if self.wanted is not None:
            self.viewer, self.wanted = self.wanted, None
            self.front = self.viewer
