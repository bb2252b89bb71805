"""System packages, which pip cannot install: what is missing, and getting it on Debian."""

import ctypes
import importlib.util
import os
import shutil
import sys
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from devtools.console import Problem, capture, environment, last_line, say, warn

CORE = "core"
WINDOW = "window"
TESTS = "tests"
BUILD = "build"
CHECK = "check"
PLAY_TERMINAL = frozenset({CORE})
PLAY_WINDOW = PLAY_TERMINAL | {WINDOW}
ALL = PLAY_WINDOW | {TESTS}
PACKAGE = PLAY_WINDOW | {BUILD}
PACKAGE_CHECK = PACKAGE | {CHECK}


ENSUREPIP = "ensurepip"


@dataclass(frozen=True)
class Need:
    """Something that must be on the system: a library, a command, or a file by a pattern."""

    what: str
    package: str
    """The Debian package that brings it."""
    use: str

    def is_met(self) -> bool:
        """Whether it is there; asked of the system itself, so that it holds on every one."""
        if self.what == ENSUREPIP:
            return importlib.util.find_spec(self.what) is not None
        if "/" in self.what:
            return any(Path("/").glob(self.what.removeprefix("/")))
        if ".so." in self.what:
            return can_load(self.what)
        return shutil.which(self.what, path=os.environ.get("PATH", "") + ":/usr/sbin") is not None


def can_load(library: str) -> bool:
    """Whether the dynamic linker finds a library, for the architecture that runs here."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def is_system_python(executable: str) -> bool:
    """Whether this interpreter is the distribution's own, which its packages complete."""
    return os.path.realpath(executable).startswith("/usr/bin/")


# Debian keeps the library apart from its Python, which starts without; PyInstaller needs it.
LIBPYTHON = Need(
    f"libpython3.{sys.version_info.minor}.so.1.0", f"libpython3.{sys.version_info.minor}", BUILD
)

# What PySide6's wheels link to and do not bring, found with ldd on a bare Debian.
NEEDS = (
    # Debian cuts this module out of Python; a venv without it has no pip.
    Need(ENSUREPIP, f"python3.{sys.version_info.minor}-venv", CORE),
    Need("libglib-2.0.so.0", "libglib2.0-0", CORE),
    Need("libbrotlidec.so.1", "libbrotli1", CORE),  # Qt's tools, through QtNetwork
    Need("libgssapi_krb5.so.2", "libgssapi-krb5-2", CORE),
    Need("libEGL.so.1", "libegl1", WINDOW),
    Need("libGL.so.1", "libgl1", WINDOW),
    Need("libX11.so.6", "libx11-6", WINDOW),
    Need("libX11-xcb.so.1", "libx11-xcb1", WINDOW),
    Need("libdbus-1.so.3", "libdbus-1-3", WINDOW),
    Need("libfontconfig.so.1", "libfontconfig1", WINDOW),
    Need("libfreetype.so.6", "libfreetype6", WINDOW),
    Need("libxcb.so.1", "libxcb1", WINDOW),
    Need("libxcb-cursor.so.0", "libxcb-cursor0", WINDOW),
    Need("libxcb-glx.so.0", "libxcb-glx0", WINDOW),
    Need("libxcb-icccm.so.4", "libxcb-icccm4", WINDOW),
    Need("libxcb-image.so.0", "libxcb-image0", WINDOW),
    Need("libxcb-keysyms.so.1", "libxcb-keysyms1", WINDOW),
    Need("libxcb-randr.so.0", "libxcb-randr0", WINDOW),
    Need("libxcb-render.so.0", "libxcb-render0", WINDOW),
    Need("libxcb-render-util.so.0", "libxcb-render-util0", WINDOW),
    Need("libxcb-shape.so.0", "libxcb-shape0", WINDOW),
    Need("libxcb-shm.so.0", "libxcb-shm0", WINDOW),
    Need("libxcb-sync.so.1", "libxcb-sync1", WINDOW),
    Need("libxcb-util.so.1", "libxcb-util1", WINDOW),
    Need("libxcb-xfixes.so.0", "libxcb-xfixes0", WINDOW),
    Need("libxcb-xkb.so.1", "libxcb-xkb1", WINDOW),
    Need("libxkbcommon.so.0", "libxkbcommon0", WINDOW),
    Need("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", WINDOW),
    Need("libwayland-client.so.0", "libwayland-client0", WINDOW),
    Need("libwayland-cursor.so.0", "libwayland-cursor0", WINDOW),
    Need("libpulse.so.0", "libpulse0", WINDOW),  # QtMultimedia, and speech through it
    Need("libXext.so.6", "libxext6", WINDOW),  # QtMultimedia's decoder, as the next two
    Need("libXrandr.so.2", "libxrandr2", WINDOW),
    Need("libdrm.so.2", "libdrm2", WINDOW),
    Need("libspeechd.so.2", "libspeechd2", WINDOW),  # QtTextToSpeech
    Need("libcups.so.2", "libcups2", WINDOW),  # printing
    Need("/usr/share/fonts/**/*Sans*.[ot]t[fc]", "fonts-dejavu-core", WINDOW),
    Need("Xvfb", "xvfb", TESTS),
    Need("xauth", "xauth", TESTS),
    Need("openbox", "openbox", TESTS),
    Need("xdotool", "xdotool", TESTS),
    Need("dbus-daemon", "dbus", TESTS),
    Need("dbus-run-session", "dbus", TESTS),
    Need("/usr/lib*/at-spi-bus-launcher", "at-spi2-core", TESTS),
    Need("orca", "orca", TESTS),
    Need("/usr/lib/python3*/*-packages/gi/__init__.py", "python3-gi", TESTS),
    Need("/usr/lib*/*/girepository-1.0/Atspi-2.0.typelib", "gir1.2-atspi-2.0", TESTS),
    Need("/usr/lib/python3*/*-packages/pyatspi/__init__.py", "python3-pyatspi", TESTS),
    Need("import", "imagemagick", TESTS),
    *((LIBPYTHON,) if is_system_python(sys.executable) else ()),
    Need("objdump", "binutils", BUILD),
    Need("chrpath", "chrpath", BUILD),
    Need("dpkg-shlibdeps", "dpkg-dev", BUILD),
    Need("debootstrap", "debootstrap", CHECK),
    Need("desktop-file-validate", "desktop-file-utils", CHECK),
    Need("appstreamcli", "appstream", CHECK),
    Need("lintian", "lintian", CHECK),
    Need("update-mime-database", "shared-mime-info", CHECK),
)


def play_uses() -> Collection[str]:
    """What playing needs here: a machine without a display can do without Qt's window libraries."""
    shows = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return PLAY_WINDOW if any(os.environ.get(name) for name in shows) else PLAY_TERMINAL


def ensure(uses: Collection[str]) -> None:
    """Make sure that everything for these uses is there, or say what to do."""
    if not sys.platform.startswith("linux"):
        return
    lacking = missing(uses)
    if not lacking:
        return
    if ENSUREPIP in {need.what for need in lacking} and not is_system_python(sys.executable):
        raise Problem(f"{sys.executable} cannot make a venv: it lacks the module ensurepip")
    if not shutil.which("apt-get"):
        names = ", ".join(need.what.rpartition("/")[2] for need in lacking)
        warn(f"not found here; what needs it will not work: {names}")
    elif os.geteuid() == 0:
        apt_install(packages_for(lacking))
    else:
        command = apt_line(packages_for(lacking))
        raise Problem(f"system packages are missing. Run this, then try again:\n{command}")


def missing(uses: Collection[str], is_met: Callable[[Need], bool] = Need.is_met) -> list[Need]:
    """The needs of these uses that are not met."""
    return [need for need in NEEDS if need.use in uses and not is_met(need)]


def packages_for(needs: Sequence[Need]) -> list[str]:
    """The Debian packages that bring these, each once."""
    return list(dict.fromkeys(need.package for need in needs))


def apt_line(packages: Sequence[str]) -> str:
    """One command that a person can paste into a terminal."""
    install = "apt-get install --no-install-recommends -y " + " ".join(packages)
    if shutil.which("sudo"):
        return f"sudo apt-get update && sudo {install}"
    return f'su -c "apt-get update && {install}"'


def apt_install(packages: Sequence[str]) -> None:
    """Install Debian packages as root."""
    say(f"Installing system packages: {' '.join(packages)} …")
    env = environment(DEBIAN_FRONTEND="noninteractive", LC_ALL="C.UTF-8")
    # Unreachable lists are no failure yet: old ones may do, and one list of many may be broken.
    update = capture(["apt-get", "-q", "update"], env)
    options = ["-q", "-y", "--no-install-recommends"]
    done = capture(["apt-get", *options, "install", *packages], env)
    if done.returncode:
        reason = last_line(done.stdout.splitlines(), "E:").removeprefix("E: ")
        unreached = " (no package lists: is there a network?)" if offline(update.stdout) else ""
        raise Problem(f"apt-get failed: {reason}{unreached}")


def offline(update: str) -> bool:
    """Whether `apt-get update` said that it could not fetch lists."""
    return any(line.startswith(("W: Failed to fetch", "E:")) for line in update.splitlines())
