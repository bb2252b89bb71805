"""What is wrong with a file that cannot be read or written, in one line."""

from __future__ import annotations

import errno

from dominoes_qt.narrate import usage
from dominoes_qt.narrate.fill import fill
from dominoes_qt.narrate.shown import clean


def file_fault(what: str, file: str, error: OSError) -> str:
    """Return that a file cannot be read or written (`what`), and why."""
    key = {
        errno.EISDIR: "is a folder",
        errno.ENOENT: "not there" if what == "read" else "no folder",
        errno.ENOTDIR: "no folder",
        errno.EACCES: "not allowed",
        errno.EPERM: "not allowed",
        errno.EROFS: "not allowed",
        errno.ENOSPC: "disk full",
    }.get(error.errno or 0)
    reason = usage.trouble(key) if key else clean(error.strerror or str(error))
    return fill(usage.trouble(what), file=clean(file), reason=reason)
