"""The computer levels that can be chosen, by key."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from dominoes_qt.players.base import Player
from dominoes_qt.players.easy import Easy
from dominoes_qt.players.hard import Hard
from dominoes_qt.players.medium import Medium

LEVELS: Mapping[str, Player] = MappingProxyType(
    {"easy": Easy(), "medium": Medium(), "hard": Hard()}
)
