"""A lock that the system holds for one process, and lets go when that ends, however it ends."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

if sys.platform == "win32":  # pragma: no cover - Windows
    import msvcrt
else:
    import fcntl

_HELD = frozenset({errno.EACCES, errno.EAGAIN, errno.EDEADLK})
"""What the systems say when somebody else holds the lock."""


class Lock:
    """A held lock. Its file stays when it is released: removing it would let two hold it."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    @classmethod
    def take(cls, path: Path) -> Lock | None:
        """Return the lock of that file, or `None` if somebody holds it.

        Raises:
            OSError: the file cannot be made or locked.
        """
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(descriptor)
        except OSError as error:
            os.close(descriptor)
            if error.errno in _HELD:
                return None
            raise
        lock = cls(descriptor)
        if lock.holds(path):
            return lock
        lock.release()
        return None

    def holds(self, path: Path) -> bool:
        """Return whether the lock still stands for that file, and the file was not removed."""
        try:
            return os.path.samestat(os.fstat(self._descriptor), path.stat())
        except OSError:
            return False

    def release(self) -> None:
        """Let others have it."""
        os.close(self._descriptor)


if sys.platform == "win32":  # pragma: no cover - Windows

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
