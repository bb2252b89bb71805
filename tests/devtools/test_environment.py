"""When .venv is good enough, and what is said while it is filled."""

import os
from pathlib import Path

import pytest

from devtools import console, environment


def test_the_dev_level_serves_for_playing_too() -> None:
    wanted = {"root": "here"}
    for have, level, enough in (
        ("play", "play", True),
        ("dev", "play", True),
        ("dev", "dev", True),
        ("play", "dev", False),
    ):
        assert environment.satisfies({"level": have, **wanted}, wanted, level) is enough


def test_a_change_asks_for_a_new_installation() -> None:
    stamp = {"level": "dev", "root": "here", "requirements.lock": "old"}
    assert not environment.satisfies(stamp, {"root": "here", "requirements.lock": "new"}, "dev")
    assert not environment.satisfies(stamp, {"root": "elsewhere"}, "dev")
    assert not environment.satisfies({}, {}, "play")


@pytest.mark.parametrize("text", [None, "", "[]", "{"])
def test_a_stamp_that_cannot_be_read_is_none(text: str | None, tmp_path: Path) -> None:
    stamp = tmp_path / "stamp.json"
    if text is not None:
        stamp.write_text(text, "utf-8")
    assert environment.read_stamp(stamp) == {}


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("  Downloading rich-15.0.0-py3-none-any.whl (310 kB)\n", None),
        ("Downloading x://y/z/ruff-1.0-py3-none-any.whl (10.6 MB)\n", "ruff-1.0 (10.6 MB)"),
        ("  Using cached rich-15.0.0-py3-none-any.whl (310 kB)\n", None),
        ("Collecting rich\n", None),
    ],
)
def test_large_downloads_are_shown_without_where_from(line: str, shown: str | None) -> None:
    assert environment.download(line) == shown


@pytest.mark.parametrize("name", environment.LOCKS.values())
def test_locks_name_no_place_and_hash_everything(name: str) -> None:
    lock = (console.ROOT / name).read_text("utf-8")
    assert "://" not in lock
    assert "--index" not in lock
    pinned = [line for line in lock.splitlines() if "==" in line and line[0].isalpha()]
    assert all(line.endswith("\\") for line in pinned)
    assert len(pinned) > 5


@pytest.mark.skipif(os.name == "nt", reason="links need a right of their own there")
def test_the_environment_of_another_checkout_is_not_emptied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other, link = tmp_path / "other", tmp_path / ".venv"
    other.mkdir()
    kept = other / "kept"
    kept.touch()
    link.symlink_to(other)
    monkeypatch.setattr(environment, "VENV", link)
    monkeypatch.setattr(environment, "PYTHON", link / "bin" / "python")
    environment.make_venv()
    assert kept.exists()
    assert (link / "bin" / "python").exists()
    assert not link.is_symlink()
