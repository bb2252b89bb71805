"""A second, independent reading of the rules, which knows nothing of the program it checks.

`check` replays a `domino-record/1` object with plain lists and words. `play` makes random legal
records, `mutations` spoils a good record in one place. The engine has to agree with all three.
"""

from .faults import Fault
from .referee import HandVerdict, Verdict, check

__all__ = ["Fault", "HandVerdict", "Verdict", "check"]
