"""Asks for what the command line left open, where a person can answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from dominoes_qt.engine.profiles import PROFILES, Partners, Profile
from dominoes_qt.narrate import naming, prompts, words
from dominoes_qt.narrate.commands import is_yes, plain
from dominoes_qt.narrate.fill import fill
from dominoes_qt.players.levels import LEVELS
from dominoes_qt.terminal.agreement import OF_THE_MATCH, USUAL_LEVEL, USUAL_PROFILE, names_of
from dominoes_qt.terminal.console import Console
from dominoes_qt.terminal.faults import Leaving
from dominoes_qt.terminal.options import Given


def completed(given: Given, console: Console) -> Given:
    """Return the options with answers to what they left open; an empty answer is the usual one.

    Whoever says anything about the match on the command line is not asked about the rest.
    """
    if any(given.has(key) for key in OF_THE_MATCH if key != "people") or not console.is_typed:
        return given
    people = len(names_of(given))
    profile = _profile(console)
    values = {**given.values, "profile": profile.key}
    switches = set(given.switches)
    seats = [seats for seats in profile.seats if seats >= people]
    if len(seats) > 1:
        numbers = {str(number): str(number) for number in seats}
        values["seats"] = _one_of(console, "seats", numbers, next(iter(numbers)))
    if values.get("seats") == "4" and profile.partners is Partners.OPTIONAL and _pairs(console):
        switches.add("partners")
    if people < int(values.get("seats", profile.seats[-1])):
        levels = {key: naming.level(key) for key in LEVELS}
        values["level"] = _one_of(console, "level", levels, USUAL_LEVEL)
    return replace(given, values=values, switches=frozenset(switches))


def _profile(console: Console) -> Profile:
    """Ask for a profile, by its place in the list or by name."""
    for place, profile in enumerate(PROFILES.values(), 1):
        told = f"{naming.profile(profile.key)}. {naming.describe(profile)}"
        console.say(prompts.numbered(place, told))
    places = {str(place): key for place, key in enumerate(PROFILES, 1)}
    spoken = {plain(naming.profile(key)): key for key in PROFILES}
    question = fill(prompts.ask("profile"), usual=naming.profile(USUAL_PROFILE))
    while True:
        said = plain(_answer(console, question))
        key = {"": USUAL_PROFILE, **places, **spoken}.get(said, said)
        if key in PROFILES:
            return PROFILES[key]
        _say_choices(console, list(places))


def _one_of(console: Console, question: str, choices: Mapping[str, str], usual: str) -> str:
    """Ask for one of the choices, by its key or by how it is shown."""
    listed = words.any_of(list(choices.values()))
    text = fill(prompts.ask(question), choices=listed, usual=choices[usual])
    spoken = {"": usual, **{key: key for key in choices}, **_plain_keys(choices)}
    while (said := plain(_answer(console, text))) not in spoken:
        _say_choices(console, list(choices.values()))
    return spoken[said]


def _plain_keys(choices: Mapping[str, str]) -> dict[str, str]:
    return {plain(shown): key for key, shown in choices.items()}


def _pairs(console: Console) -> bool:
    """Ask whether four play as two pairs."""
    while line := _answer(console, prompts.ask("partners")):
        answer = is_yes(line)
        if answer is not None:
            return answer
        console.say(prompts.say("yes or no"))
    return False


def _answer(console: Console, question: str) -> str:
    line = console.ask(question)
    if line is None:
        raise Leaving
    return line


def _say_choices(console: Console, choices: Sequence[str]) -> None:
    console.say(fill(prompts.say("choose"), choices=words.separated(choices)))
