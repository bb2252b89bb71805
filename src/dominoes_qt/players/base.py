"""What a player is: something that chooses an action from what its seat may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol, TypeVar

from dominoes_qt.engine.actions import Action
from dominoes_qt.engine.view import SeatView

T = TypeVar("T")


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a player may think.

    Attributes:
        samples: how many arrangements of the hidden tiles it may look at.
        seconds: how long it may take; `None` is no limit, so that the same seed and samples
            give the same move on every system.
        cancelled: asked now and then; once true, any legal action may be given back.
    """

    samples: int = 800
    seconds: float | None = None
    cancelled: Callable[[], bool] = _never


class Player(Protocol):
    """A computer player; it keeps nothing from one choice to the next."""

    def choose(self, view: SeatView, rng: Random, budget: Budget) -> Action:
        """Return one of `view.legal`, which holds at least one action.

        `rng` is the only source of chance. Only `rng.random()` may be used: its sequence is
        the same on every system and release of Python.
        """
        ...


def pick(rng: Random, choices: Sequence[T]) -> T:
    """Return one of the choices, each as likely as the others."""
    return choices[int(rng.random() * len(choices))]
