"""Who holds the objectives of a scenario, and what they are worth: for the umpire's award at the end."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.translation import gettext as _

from battles.engine.battle import Battle
from battles.engine.faults import Fault, InputFaults
from battles.engine.play.holding import holder
from battles.engine.protocol import Ruleset
from campaigns.models import Game
from campaigns.services.scenarios.scenarios import Objective

_LINE = re.compile(r"(?P<place>[^:]+):\s*(?P<points>\d{1,3})(?:\s+(?P<name>\S.*))?")


@dataclass(frozen=True, slots=True)
class Holding:
    """One objective and the side that holds it, empty when it is disputed or deserted."""

    objective: Objective
    side: str


def objectives_of(game: Game) -> tuple[Objective, ...]:
    """What the sides of a game fight for."""
    return tuple(Objective(str(one["place"]), int(one["points"]), str(one["name"])) for one in game.objectives)


def objectives_as_text(objectives: Iterable[Objective]) -> str:
    """Objectives as an umpire writes them, one a line: place, points, and the name where the map has another."""
    return "\n".join(f"{one.place}: {one.points} {one.name}".rstrip() for one in objectives)


def objectives_from_text(text: str, battle: Battle) -> tuple[Objective, ...]:
    """What an umpire wrote: ``gemioncourt: 2 Gemioncourt farm``, one a line; places by id or by name.

    Raises ``InputFaults`` with every line that cannot be read.
    """
    found: list[Objective] = []
    faults: list[Fault] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        match = _LINE.fullmatch(line.strip())
        said = match["place"].strip().casefold() if match else ""
        grounds = [one for one in battle.terrain if said in (one.id.casefold(), one.name.casefold())]
        if match is None:
            faults.append(Fault(f"line {number}", _("{line!r} is not of the form place: points").format(line=line)))
        elif not grounds:
            known = ", ".join(one.id for one in battle.terrain if one.name)
            faults.append(
                Fault(
                    f"line {number}",
                    _("{place!r} is no named ground of this battle; there are: {known}").format(
                        place=match["place"].strip(), known=known
                    ),
                )
            )
        else:
            ground = next((one for one in grounds if one.id.casefold() == said), grounds[0])
            found.append(Objective(ground.id, int(match["points"]), match["name"] or ground.name or ground.id))
    if faults:
        raise InputFaults(faults)
    return tuple(found)


def holdings(battle: Battle, objectives: Iterable[Objective], ruleset: Ruleset) -> tuple[Holding, ...]:
    """Who holds each objective now. Raises ``KeyError`` for a place that the battle has not."""
    return tuple(Holding(objective, holder(ruleset, battle, objective.place)) for objective in objectives)


def points(held: Iterable[Holding]) -> dict[str, int]:
    """Points by side, of those sides that hold anything."""
    total: dict[str, int] = {}
    for holding in held:
        if holding.side:
            total[holding.side] = total.get(holding.side, 0) + holding.objective.points
    return total
