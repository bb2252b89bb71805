"""How the referee says no: `RuleError` inside the rules, `Fault` with the place in the record."""

from collections.abc import Iterator
from contextlib import contextmanager


class RuleError(Exception):
    """A step or a claim that the rules do not give."""


class Fault(Exception):
    """The first thing wrong with a record.

    `hand` and `action` count from 1; None where the fault is not in one hand or one action.
    """

    def __init__(self, hand: int | None, action: int | None, text: str) -> None:
        self.hand = hand
        self.action = action
        self.text = text
        places = (("hand", hand), ("action", action))
        where = ", ".join(f"{word} {number}" for word, number in places if number is not None)
        super().__init__(f"{where}: {text}" if where else text)


@contextmanager
def located(hand: int | None = None, action: int | None = None) -> Iterator[None]:
    """Turn a `RuleError` inside the block into a `Fault` at this place."""
    try:
        yield
    except RuleError as refused:
        raise Fault(hand, action, str(refused)) from None
