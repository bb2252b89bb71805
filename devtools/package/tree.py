"""A fresh Debian tree to try packages in: made with debootstrap once, unpacked for each trial."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from devtools.console import Problem, last_line, say
from devtools.package.places import WORK

TREES = WORK / "trees"
PLAYER = "player"
LONGEST = 1800
"""Seconds that a single command in a tree may take."""

# Mounts belong to the command alone: they are gone when it ends, and all it started with them.
_ENTER = """
tree=$1; shift
mount -t proc proc "$tree/proc"
mount --rbind /dev "$tree/dev"
mount --bind "$CACHE/apt" "$tree/var/cache/apt/archives"
mount --bind "$CACHE/pip" "$tree/var/cache/pip"
exec chroot "$tree" /usr/bin/env -i "$@"
"""
_UNSHARE = ("unshare", "--mount", "--pid", "--fork", "--kill-child", "--propagation", "private")
_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/games"
_CERTIFICATES = ("PIP_CERT", "SSL_CERT_FILE", "REQUESTS_CA_BUNDLE")


class Tree:
    """A Debian of one suite with nothing in it but its smallest set of packages and a player."""

    def __init__(self, suite: str, name: str) -> None:
        """Unpack it anew."""
        self.root = TREES / name
        remove(self.root)
        self.root.mkdir(parents=True)
        call("tar", "--extract", "--file", str(bare(suite)), "--directory", str(self.root))
        for cache in ("apt/partial", "pip"):
            (TREES / "cache" / cache).mkdir(parents=True, exist_ok=True)
        (self.root / "var" / "cache" / "pip").mkdir()
        shutil.copyfile("/etc/resolv.conf", self.root / "etc" / "resolv.conf")
        self._certificates = self._bring_certificates()

    def _bring_certificates(self) -> dict[str, str]:
        """Let pip trust in the tree what it trusts here."""
        for name in _CERTIFICATES:
            file = Path(os.environ.get(name, ""))
            if file.is_file():
                self.bring(file, "/opt/certificates.crt")
                return {"PIP_CERT": "/opt/certificates.crt"}
        return {}

    def bring(self, source: Path, place: str) -> str:
        """Copy a file or folder into the tree, and return its place there."""
        target = self.root / place.lstrip("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            ignored = shutil.ignore_patterns("__pycache__")
            shutil.copytree(source, target, symlinks=True, ignore=ignored)
        else:
            shutil.copyfile(source, target)
        return place

    def run(self, *command: str, user: str = "root", **variables: str) -> str:
        """Run a command in the tree and return what it printed; its failure is a Problem."""
        home = "/root" if user == "root" else f"/home/{user}"
        given = {
            "HOME": home,
            "USER": user,
            "PATH": _PATH,
            "LANG": "C.UTF-8",
            "DEBIAN_FRONTEND": "noninteractive",
            "PIP_CACHE_DIR": "/var/cache/pip",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "PIP_ROOT_USER_ACTION": "ignore",
            **self._certificates,
            **variables,
        }
        enter = [*_UNSHARE, "sh", "-ec", _ENTER, "sh", str(self.root)]
        change = [] if user == "root" else ["runuser", "-u", user, "--"]
        done = subprocess.run(
            [*enter, *(f"{name}={value}" for name, value in given.items()), *change, *command],
            env=os.environ | {"CACHE": str(TREES / "cache")},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=LONGEST,
            text=True,
            errors="replace",
            check=False,
        )
        if done.returncode:
            said = "\n".join(done.stdout.splitlines()[-15:])
            raise Problem(f"{' '.join(command)} failed in the tree:\n{said}")
        return done.stdout

    def apt_install(self, packages: Sequence[str]) -> None:
        """Install packages and what they depend on, and nothing else."""
        if not any((self.root / "var/lib/apt/lists").glob("*Packages*")):
            self.run("apt-get", "-q", "update")
        options = ("-q", "-y", "--no-install-recommends", "-o", "Dir::Cache::pkgcache=")
        keep = ("-o", "APT::Keep-Downloaded-Packages=true", "-o", "APT::Sandbox::User=root")
        self.run("apt-get", *options, *keep, "install", *packages)

    def remove(self) -> None:
        """Throw the tree away."""
        remove(self.root)


def remove(folder: Path) -> None:
    """Remove a folder if it is there; nothing is mounted in it."""
    if folder.exists():
        shutil.rmtree(folder)


def bare(suite: str) -> Path:
    """Return the packed tree of a suite; made when it is first wanted."""
    packed = TREES / f"{suite}.tar"
    if packed.exists():
        return packed
    say(f"Making a bare Debian {suite} …")
    folder = TREES / f"{suite}.new"
    remove(folder)
    folder.mkdir(parents=True)
    call("debootstrap", "--variant=minbase", "--include=python3", suite, str(folder))
    call("chroot", str(folder), "useradd", "--create-home", "--shell", "/bin/sh", PLAYER)
    for downloaded in (folder / "var/cache/apt/archives").glob("*.deb"):
        downloaded.unlink()
    screens = folder / "tmp" / ".X11-unix"
    screens.mkdir()
    screens.chmod(0o1777)
    call("tar", "--create", "--file", f"{packed}.new", "--directory", str(folder), ".")
    packed.with_name(f"{packed.name}.new").rename(packed)
    remove(folder)
    return packed


def call(*command: str) -> None:
    """Run a program of this system; its failure is a Problem."""
    done = subprocess.run(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise Problem(f"{command[0]} failed: {last_line(done.stdout.splitlines(), 'E:')}")
