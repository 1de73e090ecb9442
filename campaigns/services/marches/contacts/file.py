"""The file of a battle of a campaign: who opens it, who comes late, and how the two are joined."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from battles import rulesets
from battles.engine.campaign import UNIT_OF_ARM
from battles.engine.faults import InputFaults
from campaigns.strategy.battle.battle_files import battle_file, edge_of, minutes_a_turn
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.state import Battle, Element

#: So many cells along an edge are looked at for one that is free.
MOST_CELLS = 60
#: So many table units a late unit is drawn in at most.
INWARD = 24
_PLACE = re.compile(r"units\[(\d+)\]\.at")
#: A late element as it is stored: its turn, and its part of the battle file.
Arrivals = Mapping[str, Mapping[str, Any]]


def find(campaign: Campaign, id: str) -> Battle:
    """A battle of a campaign. Raises ``LookupError`` when the campaign knows none of that id."""
    for battle in campaign.battles:
        if battle.id == id:
            return battle
    raise LookupError(f"the campaign knows no battle {id!r}")


def opening_file(campaign: Campaign, battle: Battle) -> dict[str, Any]:
    """The battle file with those alone who were there when it began; their orders are their commanders' affair.

    Whoever comes is fed in at his hour, so that nobody reads in his papers what no dispatch has told him.
    """
    made = dict(battle.file or {})
    late = {unit["id"] for unit in made.get("units", ()) if "arrives" in unit and not _crowded(campaign, battle, unit)}
    made.pop("orders", None)
    made["units"] = [unit for unit in made.get("units", ()) if unit["id"] not in late]
    made["formations"] = _with_troops(made.get("formations", ()), made["units"])
    return fitted(made)


def _crowded(campaign: Campaign, battle: Battle, unit: Mapping[str, Any]) -> bool:
    """Whether a unit stands off the table only because there was no cell left for it (EC-BFILE-5)."""
    present = {one.id for one in _elements(campaign, battle) if battle.present.get(one.id) == battle.starts}
    return any(unit["id"] in _ids(one) for one in _elements(campaign, battle) if one.id in present)


def arrivals_of(campaign: Campaign, battle: Battle) -> dict[str, dict[str, Any]]:
    """Who has joined a battle since it began: his turn, and his units and formations as the file has them.

    The turn is that by which his column has closed up on the field (EC-GUNS-3).
    """
    minutes = minutes_a_turn(campaign)
    late = [one for one in _elements(campaign, battle) if battle.present.get(one.id, battle.starts) > battle.starts]
    if not late:
        return {}
    turns = {one.id: max(2, 1 + -(-(battle.present[one.id] - battle.starts) // minutes)) for one in late}
    whole = Battle(battle.id, battle.place, battle.side, battle.starts, battle.until, battle.state)
    ids = set(turns)
    whole.forces = {side: [one for one in them if one not in ids] for side, them in battle.forces.items()}
    whole.present = {one: at for one, at in battle.present.items() if one not in ids}
    whole.coming = {one.id: {"arrives": turns[one.id], "edge": edge_of(campaign, battle.place, one)} for one in late}
    drawn = battle_file(campaign, whole)
    chains = {one["id"]: one for one in drawn["formations"]}
    found = {}
    for element in late:
        units = [unit for unit in drawn["units"] if unit["id"] in _ids(element)]
        above = {id for unit in units for id in _above(str(unit["of"]), chains)}
        formations = [one for one in drawn["formations"] if one["id"] in above]
        if units:
            found[element.id] = {"turn": turns[element.id], "units": units, "formations": formations}
    return found


def joined(document: Mapping[str, Any], arrivals: Arrivals) -> dict[str, Any]:
    """A battle file with those who are there by its turn and are not in it yet: they enter as it begins."""
    number = int(document.get("turn", 1))
    units, formations = list(document.get("units", ())), list(document.get("formations", ()))
    known = {unit["id"] for unit in units}
    for late in arrivals.values():
        if int(late["turn"]) > number:
            continue
        fresh = [{**unit, "arrives": number} for unit in late["units"] if unit["id"] not in known]
        if fresh:
            moved = _beside(document, units, fresh)
            units += [{**unit, "at": moved[unit["id"]]} for unit in fresh]
            spots = {tuple(unit["at"]): moved[unit["id"]] for unit in reversed(fresh)}
            formations = _grown(formations, [_led_to(one, spots) for one in late["formations"]], number)
    found = {**document, "units": units, "formations": formations}
    return fitted(found) if len(units) > len(known) else found


def _beside(document: Mapping[str, Any], there: list[Any], fresh: list[dict[str, Any]]) -> dict[str, list[float]]:
    """Cells for those who come, by unit: the next along their edge on which nobody stands."""
    scale = rulesets.find(str(document["ruleset"])).campaign.scale
    taken = [unit["at"] for unit in there if unit.get("at") and not unit.get("out")]
    found: dict[str, list[float]] = {}
    for unit in fresh:
        along = 0 if int(unit.get("facing", 0)) % 180 == 0 else 1
        most = float(document["table"]["width" if along == 0 else "height"])
        # Depth runs across the edge, width along it.
        room = (scale.width, scale.depth) if along == 0 else (scale.depth, scale.width)
        at = list(unit["at"])
        for step in range(MOST_CELLS):
            at[along] = unit["at"][along] + (step + 1) // 2 * (scale.width if step % 2 else -scale.width)
            inside = scale.width / 2 <= at[along] <= most - scale.width / 2
            if inside and all(abs(at[0] - x) >= room[0] or abs(at[1] - y) >= room[1] for x, y in taken):
                break
        else:
            at = list(unit["at"])
        taken.append(at)
        found[unit["id"]] = at
    return found


def _led_to(formation: Mapping[str, Any], spots: Mapping[tuple[float, ...], list[float]]) -> dict[str, Any]:
    """A formation whose commander comes with a unit, at the cell that the unit was given."""
    commander = formation.get("commander")
    at = spots.get(tuple(commander.get("at", ()))) if commander else None
    return {**formation, "commander": {**commander, "at": at}} if commander and at else dict(formation)


def whole(document: Mapping[str, Any], arrivals: Arrivals) -> dict[str, Any]:
    """The file as the battle began and all who come late to it, each at his own turn."""
    units, formations = list(document.get("units", ())), list(document.get("formations", ()))
    known = {unit["id"] for unit in units}
    for late in arrivals.values():
        units += [dict(unit) for unit in late["units"] if unit["id"] not in known]
        formations = _grown(formations, late["formations"], int(late["turn"]))
    return fitted({**document, "units": units, "formations": formations})


def fitted(document: Mapping[str, Any]) -> dict[str, Any]:
    """A battle file whose late units, larger than the cells of the last row, are drawn in until they fit on the table.

    Raises ``InputFaults`` for whatever else the rulebook refuses of it.
    """
    found = dict(document)
    for _step in range(INWARD):
        try:
            rulesets.read(found)
        except InputFaults as faults:
            outside = {int(match[1]) for fault in faults.faults if (match := _PLACE.fullmatch(fault.path))}
            if not outside or any("arrives" not in found["units"][place] for place in outside):
                raise
            found["units"] = [
                _drawn_in(unit, found["table"]) if place in outside else unit
                for place, unit in enumerate(found["units"])
            ]
        else:
            return found
    rulesets.read(found)
    return found


def _drawn_in(unit: Mapping[str, Any], table: Mapping[str, Any]) -> dict[str, Any]:
    """A unit one table unit nearer to the middle, as it faces."""
    x, y = unit["at"]
    east, north = {0: (0, 1), 90: (1, 0), 180: (0, -1), 270: (-1, 0)}[int(unit.get("facing", 0)) % 360]
    width, height = float(table["width"]), float(table["height"])
    return {**unit, "at": [min(max(x + east, 0), width), min(max(y + north, 0), height)]}


def _grown(formations: list[Any], more: list[Mapping[str, Any]], number: int) -> list[Any]:
    """Formations with those of a late element; a commander who comes with it is there from then on."""
    known = {one["id"]: place for place, one in enumerate(formations)}
    for one in more:
        new = dict(one)
        commander = new.get("commander")
        if commander and "arrives" in commander:
            new["commander"] = {**commander, "arrives": number}
        if one["id"] not in known:
            known[one["id"]] = len(formations)
            formations.append(new)
        elif "commander" in new and "commander" not in formations[known[one["id"]]]:
            formations[known[one["id"]]] = {**formations[known[one["id"]]], "commander": new["commander"]}
    return formations


def _elements(campaign: Campaign, battle: Battle) -> list[Element]:
    found = (campaign.formation.get(id) for them in battle.forces.values() for id in them)
    return [one for one in found if isinstance(one, Element)]


def _ids(element: Element) -> set[str]:
    """What the units of an element may be called in a battle file (EC-BFILE-2)."""
    return {unit.id for unit in element.units} | {f"{element.id}{arm}" for arm in UNIT_OF_ARM.values()}


def _above(id: str, formations: Mapping[str, Mapping[str, Any]]) -> list[str]:
    chain: list[str] = []
    while id in formations and id not in chain:
        chain.append(id)
        id = str(formations[id].get("of", ""))
    return chain


def _with_troops(formations: Any, units: list[Any]) -> list[Any]:
    """The formations that have units at or below them."""
    known = {one["id"]: one for one in formations}
    kept = {id for unit in units for id in _above(str(unit["of"]), known)}
    return [one for one in formations if one["id"] in kept]
