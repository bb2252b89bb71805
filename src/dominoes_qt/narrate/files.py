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
        errno.EDQUOT: "disk full",
        errno.EFBIG: "too large",
        errno.EEXIST: "is there",
        errno.ENAMETOOLONG: "no name",
        errno.EINVAL: "no name",
    }.get(error.errno or 0)
    reason = fill(usage.trouble(key or "system"), number=error.errno)
    return fill(usage.trouble(what), file=clean(file), reason=reason)
