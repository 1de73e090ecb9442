"""An army of the site's order of battle put upon a map: the formations, elements and headquarters of a campaign file.

Brigades march as they are; batteries and troops that stand directly under a division, corps or army make an element of
their own there. Every element begins where its corps, or else its army, was put.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from django.utils.translation import gettext as _

from campaigns.services.order_of_battle.values import ENGINEER, Formation, OrderOfBattle, Unit
from campaigns.strategy.rules.tables import QUALITIES

#: Words of rulebooks for the grade of a unit that are none of a campaign's.
GRADES = {
    "regular": "trained",
    "drilled": "trained",
    "conscript": "trained",
    "raw": "untrained",
    "militia": "untrained",
}
CAVALRY = ("light", "medium", "heavy")
RATINGS = ("excellent", "good", "average", "poor", "dreadful")
#: A side's base holds bread for so many days, and so many loads of ammunition.
DAYS_OF_BREAD, LOADS = 10, 200
PLAYER, STAFF, NONE = "player", "staff", ""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a formation begins, and who holds its headquarters: a player, the program's staff, or nobody."""

    at: str
    held: str = NONE


@dataclass(frozen=True, slots=True)
class Terms:
    """What the umpire decides besides: title, rulebook, the hour at which it begins and, perhaps, ends.

    A campaign has two sides: ``allies`` maps any other to the side with which it fights (EC-FILE-5).
    """

    title: str
    ruleset: str
    now: str
    ends: str = ""
    allies: Mapping[str, str] = field(default_factory=dict)


def placed(army: OrderOfBattle) -> list[Formation]:
    """The formations that are put upon the map: armies, corps, and whatever stands at the top of a side."""
    return [one for one in army.formations if one.kind in ("army", "corps") or not one.of]


def file_of(
    army: OrderOfBattle,
    ground: Mapping[str, Any],
    standing: Mapping[str, Standing],
    bases: Mapping[str, str],
    terms: Terms,
) -> dict[str, Any]:
    """The campaign file of an order of battle on a map. ``standing`` is by formation, ``bases`` by side."""
    home = {one.key: one for one in army.formations}

    def at(key: str) -> str:
        while key:
            if key in standing and standing[key].at:
                return standing[key].at
            key = home[key].of
        return ""

    formations, units = [], []
    men = dict.fromkeys((side.key for side in army.sides), 0)
    below: dict[str, list[Unit]] = {}
    for unit in army.units:
        below.setdefault(unit.of, []).append(unit)
    for formation in army.formations:
        own = below.get(formation.key, [])
        if formation.kind != "brigade":
            formations.append(_of_side(_command(formation), formation.side, bases, terms))
        for element, those in _elements(formation, own):
            formations.append({**_of_side(element, formation.side, bases, terms), "at": at(formation.key)})
            units += [_unit(unit, element["id"]) for unit in those]
            men[formation.side] += sum(unit.men or 0 for unit in those)
    return {
        "estafette": "campaign/1",
        "title": terms.title,
        "ruleset": terms.ruleset,
        "now": terms.now,
        "settings": {"ends": terms.ends} if terms.ends else {},
        "map": dict(ground),
        "weather": {"climate": "temperate"},
        "sides": [
            {"id": side.key, "name": side.name, "nation": side.nation, "base": bases[side.key]}
            for side in army.sides
            if side.key not in terms.allies
        ],
        "posts": [
            _post(home[key], one) for key, one in standing.items() if one.held != NONE and one.at and key in home
        ],
        "formations": formations,
        "units": units,
        "depots": [
            {
                "id": f"{side}-base",
                "side": terms.allies.get(side, side),
                "at": bases[side],
                "rations": count * DAYS_OF_BREAD,
                "loads": LOADS,
            }
            for side, count in men.items()
        ],
    }


def _of_side(one: dict[str, Any], side: str, bases: Mapping[str, str], terms: Terms) -> dict[str, Any]:
    """A formation at the top of an ally's tree stands with its friend's side, and keeps a base of its own."""
    if "side" not in one or side not in terms.allies:
        return one
    return {**one, "side": terms.allies[side], "base": bases[side]}


def _command(formation: Formation) -> dict[str, Any]:
    above = {"of": formation.of} if formation.of else {"side": formation.side}
    return {"id": formation.key, "kind": formation.kind, **above, **_named(formation)}


def _named(formation: Formation) -> dict[str, Any]:
    commander = formation.commander
    named: dict[str, Any] = {"name": formation.name}
    if commander is not None and commander.name and not commander.fate:
        rating = {"rating": commander.rating} if commander.rating in RATINGS else {}
        named["commander"] = {"name": commander.name, **rating}
    return named


def _elements(formation: Formation, units: list[Unit]) -> Iterator[tuple[dict[str, Any], list[Unit]]]:
    """The elements that a formation's own units make, each with its units."""
    units = [unit for unit in units if unit.men or unit.pieces]
    if not units:
        return
    above = {"of": formation.of} if formation.of else {"side": formation.side}
    if formation.kind == "brigade":
        yield {"id": formation.key, "kind": "brigade", **above, **_named(formation)}, units
        return
    guns = [unit for unit in units if unit.arm == "artillery"]
    others = [unit for unit in units if unit.arm != "artillery"]
    for letter, kind, those, words in (
        ("A", "battery", guns, _("Artillery, {formation}")),
        ("T", "brigade", others, _("Troops of {formation}")),
    ):
        if those:
            name = words.format(formation=formation.name)
            yield {"id": f"{formation.key}-{letter}", "kind": kind, "of": formation.key, "name": name}, those


def _unit(unit: Unit, of: str) -> dict[str, Any]:
    arm = "engineer" if unit.arm == ENGINEER else unit.arm
    quality = GRADES.get(unit.quality, unit.quality)
    sort: dict[str, Any] = {}
    if arm == "cavalry":
        sort["type"] = next((word for word in CAVALRY if word in unit.type), "medium")
    elif arm == "artillery":
        sort["type"] = "horse" if "horse" in unit.type else "foot"
    return {
        "id": unit.key, "of": of, "name": unit.name, "arm": arm, **sort, "men": unit.men or 0,
        "guns": unit.pieces or 0, "quality": quality if quality in QUALITIES else "trained",
        "stragglers": unit.stragglers,
    }  # fmt: skip


def _post(formation: Formation, standing: Standing) -> dict[str, Any]:
    commander = formation.commander
    name = commander.name if commander and commander.name else formation.name
    return {
        "id": f"HQ-{formation.key}", "name": name, "formation": formation.key, "at": standing.at,
        "held": standing.held,
    }  # fmt: skip
