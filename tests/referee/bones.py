"""Tiles as plain pairs of numbers, larger half first, and how records spell them."""

from collections.abc import Iterable

Bone = tuple[int, int]

THE_SET: tuple[Bone, ...] = tuple((high, low) for high in range(7) for low in range(high + 1))
SPELLINGS: dict[str, Bone] = {
    text: bone for bone in THE_SET for text in (f"{bone[0]}-{bone[1]}", f"{bone[1]}-{bone[0]}")
}


def spell(bone: Bone) -> str:
    return f"{bone[0]}-{bone[1]}"


def is_double(bone: Bone) -> bool:
    return bone[0] == bone[1]


def other_half(bone: Bone, number: int) -> int:
    """The number at the far side when `number` touches the line."""
    return bone[1] if bone[0] == number else bone[0]


def pips(bones: Iterable[Bone]) -> int:
    return sum(high + low for high, low in bones)
