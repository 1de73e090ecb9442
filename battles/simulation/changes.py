"""Variants of a battle in which one thing is different: a brigade more, a rating better, an arrival earlier."""

from __future__ import annotations

import copy
import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from battles import rulesets
from battles.engine.battle import Battle, Unit
from battles.engine.commands import Command
from battles.engine.dataclasses import dataclass, replace
from battles.engine.faults import InputFaults
from battles.engine.geometry import forward
from battles.engine.protocol import Ruleset
from battles.simulation.terms import Terms

#: Kinds of change. What is changed is a command for the first three, nothing for arrivals.
BRIGADE, QUALITY, RATING, ARRIVAL = "brigade", "quality", "rating", "arrival"
#: What is added to the ids of troops that a variant has more.
MORE = ".2"
#: A brigade more is looked a place for behind its model, up to so many of its depths back.
TRIES = 8
#: And so many of them to the right or the left.
ASIDE = (0, 1, -1, 2, -2, 3, -3)


@dataclass(frozen=True, slots=True)
class Change:
    """One change: its kind, whom it favours, and which command or formation it is about."""

    kind: str
    side: str
    about: str = ""

    @property
    def label(self) -> str:
        """The change as the label of its terms."""
        return " ".join(filter(None, (self.kind, self.side, self.about)))

    @classmethod
    def of(cls, label: str) -> Change:
        """The change that a label names."""
        kind, side, *about = label.split(" ", 2)
        return cls(kind, side, *about)


def variants(terms: Terms) -> tuple[Terms, ...]:
    """The terms with one change each: for every side whatever of the four its troops and its rulebook allow."""
    battle = rulesets.read(terms.document)
    ruleset = rulesets.find(battle.ruleset)
    found = []
    for side in battle.sides:
        makers = (_brigade_more, _quality_better, _rating_better, _arrival_earlier)
        for change, document in (pair for make in makers for pair in make(ruleset, battle, terms.document, side.id)):
            found.append(replace(terms, document=document, label=change.label))
    return tuple(found)


Pair = tuple[Change, dict[str, Any]]


def _brigade_more(ruleset: Ruleset, battle: Battle, document: Mapping[str, Any], side: str) -> Iterator[Pair]:
    """A copy of the side's command of middling strength, behind it, where there is room."""
    commands = _commands(ruleset, battle, side)
    whole = [command for command in commands if not command.part and any(_is_here(battle, id) for id in command.units)]
    if not whole:
        return
    model = whole[len(whole) // 2]
    units = [battle.unit_by_id[id] for id in model.units if _is_here(battle, id)]
    heading = units[0].facing
    hx, hy = forward(heading)
    ahead = [unit.at[0] * hx + unit.at[1] * hy for unit in units if unit.at]
    depth = max(ahead) - min(ahead) + ruleset.lengths.block + 2 * ruleset.lengths.stand
    for back, aside in ((back, aside) for back in range(TRIES) for aside in ASIDE):
        shift = (depth * (aside * hy - back * hx), depth * (-aside * hx - back * hy))
        grown = _with_copy(document, model, {unit.id for unit in units}, shift)
        if _reads(grown):
            yield Change(BRIGADE, side, model.formation), grown
            return


def _with_copy(
    document: Mapping[str, Any], model: Command, units: set[str], shift: tuple[float, float]
) -> dict[str, Any]:
    """The document with a second formation like a command's, its troops shifted."""
    grown = copy.deepcopy(dict(document))
    formation = next(each for each in grown["formations"] if each["id"] == model.formation)
    second = {**formation, "id": f"{formation['id']}{MORE}"}
    second.pop("commander", None)
    grown["formations"].append(second)
    for unit in list(grown["units"]):
        if unit["id"] in units:
            at = [round(unit["at"][0] + shift[0], 2), round(unit["at"][1] + shift[1], 2)]
            grown["units"].append({**unit, "id": f"{unit['id']}{MORE}", "of": second["id"], "at": at})
    return grown


def _quality_better(ruleset: Ruleset, battle: Battle, document: Mapping[str, Any], side: str) -> Iterator[Pair]:
    """The side's strongest command one quality better."""
    words = ruleset.unit_words.get("quality", ())
    commands = _commands(ruleset, battle, side)
    if not commands or not words:
        return
    chosen = commands[0]
    better = copy.deepcopy(dict(document))
    changed = False
    for unit in better["units"]:
        place = words.index(unit["quality"]) if unit["id"] in chosen.units and unit.get("quality") in words else 0
        if place:
            unit["quality"] = words[place - 1]
            changed = True
    if changed and _reads(better):
        yield Change(QUALITY, side, chosen.formation), better


def _rating_better(ruleset: Ruleset, battle: Battle, document: Mapping[str, Any], side: str) -> Iterator[Pair]:
    """The side's commander with most troops who can be rated better, one rating better."""
    for rating in ruleset.ratings:
        rated = [
            formation
            for formation in battle.formations
            if battle.side_of_formation(formation.id) == side
            and formation.commander is not None
            and formation.commander.rating in rating.words[1:]
        ]
        chosen = max(rated, key=lambda formation: len(battle.units_of(formation.id)), default=None)
        if chosen is None or chosen.commander is None or rating.key != "rating":
            continue
        better = copy.deepcopy(dict(document))
        formation = next(each for each in better["formations"] if each["id"] == chosen.id)
        formation["commander"]["rating"] = rating.words[rating.words.index(chosen.commander.rating) - 1]
        if _reads(better):
            yield Change(RATING, side, chosen.id), better


def _arrival_earlier(ruleset: Ruleset, battle: Battle, document: Mapping[str, Any], side: str) -> Iterator[Pair]:  # noqa: ARG001
    """All that comes later comes a turn earlier."""
    late = {unit.id for unit in battle.units if battle.side_of[unit.id] == side and _is_late(battle, unit)}
    if not late:
        return
    earlier = copy.deepcopy(dict(document))
    for unit in earlier["units"]:
        if unit["id"] in late:
            unit["arrives"] -= 1
    for formation in earlier["formations"]:
        commander = formation.get("commander") or {}
        if battle.side_of_formation(formation["id"]) == side and commander.get("arrives", 0) > battle.turn + 1:
            commander["arrives"] -= 1
    if _reads(earlier):
        yield Change(ARRIVAL, side), earlier


def _is_late(battle: Battle, unit: Unit) -> bool:
    return unit.arrives is not None and unit.arrives > battle.turn + 1


def _is_here(battle: Battle, unit: str) -> bool:
    return battle.unit_by_id[unit].in_play


def _commands(ruleset: Ruleset, battle: Battle, side: str) -> Sequence[Command]:
    """A side's commands with troops of their own, the strongest first."""
    amount = ruleset.measure.amount

    def weight(command: Command) -> float:
        return math.fsum(amount(battle.unit_by_id[id]) for id in command.units)

    own = [command for command in ruleset.commands(battle).all if command.side == side and command.units]
    return sorted(own, key=lambda command: (-weight(command), command.id))


def _reads(document: Mapping[str, Any]) -> bool:
    try:
        rulesets.read(document)
    except InputFaults:
        return False
    return True
