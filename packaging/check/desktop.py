"""A desktop that nobody sees: screen, window manager, accessibility bus and the reader Orca."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Self, TypeVar

LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
SIZE = "1280x800x24"
PATIENCE = 60.0
"""Seconds after which something that has not come will not come."""

QUIET = 0.6
"""Seconds without a line in Orca's log after which there is nothing more to say."""
LONGEST_NOISE = 10.0

_SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*)' ?(?:voice=\w+)? ?(?:\{.*|None)?$", re.MULTILINE)
_LOCALES = {"en": "en_US", "es": "es_ES"}

_CUSTOM = """\
import orca.debug
import orca.speech
orca.debug.debugFile.reconfigure(line_buffering=True)
for name in ("_initSpeechServer", "_init_speech_server"):
    if hasattr(orca.speech, name):
        setattr(orca.speech, name, lambda *_given: None)
"""
"""Customization of Orca: it speaks into its log alone, for there is nothing to be heard with."""

Found = TypeVar("Found")


class Failure(Exception):
    """What was tried did not come about; the text says what."""


def wait_for(what: str, look: Callable[[], Found], patience: float = PATIENCE) -> Found:
    """Look again and again until something is found, and return it."""
    end = time.monotonic() + patience
    while True:
        found = look()
        if found:
            return found
        if time.monotonic() > end:
            raise Failure(f"{what}: not within {patience:.0f} seconds")
        time.sleep(0.1)


class Desktop:
    """Everything that a program with a window and its screen reader need, in one language.

    Attributes:
        environment: the variables for programs that shall run here.
        home: a folder for their settings and data, which goes away with the desktop.
    """

    def __init__(self, language: str) -> None:
        """Keep what is to be started for `with`."""
        self.language = language
        self.home = Path(tempfile.mkdtemp(prefix="dominoes-check."))
        self._log = self.home / "orca.log"
        self._processes: list[subprocess.Popen[bytes]] = []
        self.environment = self._variables()

    def _variables(self) -> dict[str, str]:
        locale = _LOCALES[self.language]
        kept = {
            name: os.environ[name] for name in ("PATH", "USER", "LOGNAME") if name in os.environ
        }
        places = {
            f"XDG_{name}": str(self.home / name.partition("_")[0].lower())
            for name in ("RUNTIME_DIR", "CONFIG_HOME", "DATA_HOME", "CACHE_HOME", "STATE_HOME")
        }
        for place in places.values():
            Path(place).mkdir(mode=0o700)
        return (
            kept
            | places
            | {
                "HOME": str(self.home),
                "LANG": f"{locale}.UTF-8",
                "LANGUAGE": f"{locale}:{self.language}",
                "LC_CTYPE": "C.UTF-8",
                "GSETTINGS_BACKEND": "memory",
                "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            }
        )

    def __enter__(self) -> Self:
        """Start everything; what did not start ends the rest."""
        try:
            self.environment["DISPLAY"] = ":" + self._told_by(
                ["Xvfb", "-displayfd", "{}", "-screen", "0", SIZE, "-noreset", "-nolisten", "tcp"]
            )
            self.environment["DBUS_SESSION_BUS_ADDRESS"] = self._told_by(
                ["dbus-daemon", "--session", "--nofork", "--print-address={}"]
            )
            launcher = next(path for path in LAUNCHERS if Path(path).exists())
            self.start([launcher, "--launch-immediately", "--a11y=1", "--screen-reader=1"])
            wait_for("accessibility bus", self._has_bus)
            managed = self.home / "managed"
            self.start(["openbox", "--sm-disable", "--startup", f"touch {managed}"])
            wait_for("window manager", managed.exists)
            self._start_orca()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_error: object) -> None:
        """End everything that was started."""
        self.close()

    def start(
        self,
        command: Sequence[str],
        variables: Mapping[str, str] | None = None,
        open_files: Sequence[int] = (),
    ) -> subprocess.Popen[bytes]:
        """Start a program that ends with the desktop at the latest."""
        with (self.home / "programs.log").open("ab") as log:
            process = subprocess.Popen(
                list(command),
                env=self.environment | dict(variables or {}),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                pass_fds=open_files,
            )
        self._processes.append(process)
        return process

    def _told_by(self, command: list[str]) -> str:
        """Start a program that writes a line to the file whose number stands for {}."""
        read, write = os.pipe()
        self.start([part.format(write) for part in command], open_files=[write])
        os.close(write)
        with os.fdopen(read) as pipe:
            told = pipe.readline().strip()
        if not told:
            raise Failure(f"{command[0]} did not start")
        return told

    def run(self, command: Sequence[str], patience: float = PATIENCE) -> str:
        """Run a short program here and return what it printed; empty if it failed."""
        done = subprocess.run(
            list(command),
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=patience,
            text=True,
            check=False,
        )
        return done.stdout if done.returncode == 0 else ""

    def _has_bus(self) -> bool:
        ask = ["--dest=org.a11y.Bus", "--print-reply", "/org/a11y/bus", "org.a11y.Bus.GetAddress"]
        return "unix:" in self.run(["dbus-send", "--session", *ask])

    def _start_orca(self) -> None:
        """Start the reader; another one of the same user, on another screen, is no matter."""
        tools = self.home / "tools"
        tools.mkdir()
        (tools / "pgrep").write_text("#!/bin/sh\nexit 1\n", "ascii")  # so it finds none
        (tools / "pgrep").chmod(0o755)
        preferences = self.home / "orca"
        preferences.mkdir()
        (preferences / "orca-customizations.py").write_text(_CUSTOM, "ascii")
        command = ["orca", "--user-prefs", str(preferences), "--disable", "braille"]
        path = f"{tools}:{self.environment['PATH']}"
        self.start([*command, "--debug-file", str(self._log)], {"PATH": path, "LC_ALL": "C.UTF-8"})
        wait_for("first words of Orca", self.spoken)

    def spoken(self) -> list[str]:
        """Return all that Orca has said so far."""
        if not self._log.exists():
            return []
        return _SPOKEN.findall(self._log.read_text("utf-8", "replace"))

    def press(self, key: str) -> None:
        """Press a key, as xdotool names it, and wait until Orca has done with what it brought."""
        self.run(["xdotool", "key", "--clearmodifiers", key])
        size, end = -1, time.monotonic() + LONGEST_NOISE
        while size != (size := self._log.stat().st_size) and time.monotonic() < end:
            time.sleep(QUIET)

    def close(self) -> None:
        """End what still runs, the newest first, and clear away."""
        for process in reversed(self._processes):
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        shutil.rmtree(self.home, ignore_errors=True)
