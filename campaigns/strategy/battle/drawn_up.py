"""Troops drawn up on a table: units, their formations and commanders, each in its cell (EC-BFILE-2, 3, 5, 6)."""

from __future__ import annotations

from typing import Any

from battles.engine.campaign import UNIT_OF_ARM, CampaignRules
from campaigns.strategy.battle.cells import Cells
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.march.rates import level_of
from campaigns.strategy.state import Battle, Element, Formation, Unit

LEAST_MEN, LEAST_GUNS = 100, 2
FACING = {"S": 0, "W": 90, "N": 180, "E": 270}


def wear_of(campaign: Campaign, element: Element) -> int:
    """0 fit, 1 weary or shaken, 2 exhausted."""
    level = level_of(campaign, element.fatigue)
    if level == "exhausted":
        return 2
    shaken = element.shaken is not None and element.shaken > campaign.clock
    return 1 if level == "weary" or shaken else 0


def takes_part(element: Element, unit: Unit) -> bool:
    """Whether a unit is strong enough for the table; guns without ammunition stay away (EC-BFILE-2, EC-SUP-7)."""
    if unit.arm == "artillery":
        return unit.guns >= LEAST_GUNS and element.ammo > 0
    return unit.arm in ("infantry", "cavalry") and unit.men >= LEAST_MEN


def unit_id(rules: CampaignRules, element: Element, unit: Unit) -> str:
    """The id in a battle file of the unit that holds a regiment; empty for those who stay away (EC-BFILE-2)."""
    if not rules.one_unit_an_arm:
        return unit.id
    return f"{element.id}{UNIT_OF_ARM[unit.arm]}" if unit.arm in UNIT_OF_ARM else ""


class Array:
    """The troops of a battle, drawn up."""

    def __init__(
        self,
        campaign: Campaign,
        battle: Battle,
        table: dict[str, Any],
        terrain: list[dict[str, Any]],
        edges: dict[str, str],
    ) -> None:
        self.campaign = campaign
        self.battle = battle
        self.rules = campaign.rules
        self.kinds = self.rules.kinds
        self.table = table
        self.terrain = terrain
        self.edges = edges
        self.units: list[dict[str, Any]] = []
        self.formations: list[dict[str, Any]] = []
        self.side_of: dict[str, str] = {}
        self.holder: dict[str, str] = {}
        self._of: dict[str, str] = {}

    def draw_up(self) -> None:
        """Put everybody in his place."""
        for side in self.campaign.sides:
            elements = self._elements(self.battle.forces.get(side.id, []))
            late = self._elements([id for id in self.battle.coming if self.campaign.formation[id].side == side.id])
            self._tree(side.id, elements + late)
            placed = Cells(self, self.edges[side.id])
            commanders: list[Formation] = []
            for element in elements:
                for unit in self._units(element):
                    self._stand(unit, placed, side.id)
                if self._commands(element):
                    commanders.append(element)
                    self._command(element, placed)
            higher = self._higher(elements)
            for formation in higher:
                self._command(formation, placed)
            self._late(late, {one.id for one in [*elements, *higher]})
        self.formations = [one for one in self.formations if self._has_units(one["id"])]

    def _elements(self, ids: list[str]) -> list[Element]:
        found = []
        for id in ids:
            element = self.campaign.formation[id]
            if isinstance(element, Element) and element.present:
                found.append(element)
        return found

    # Units

    def _units(self, element: Element) -> list[dict[str, Any]]:
        """One unit a regiment, or one an arm, as the rulebook has it (EC-BFILE-2)."""
        fit = [unit for unit in element.units if takes_part(element, unit)]
        if self.rules.one_unit_an_arm:
            of_arms = ([unit for unit in fit if unit.arm == arm] for arm in UNIT_OF_ARM)
            return [self._unit(element, units, element.name) for units in of_arms if units]
        return [self._unit(element, [unit], unit.name, unit.nation) for unit in fit]

    def _unit(self, element: Element, regiments: list[Unit], name: str, nation: str = "") -> dict[str, Any]:
        found: dict[str, Any] = {"id": unit_id(self.rules, element, regiments[0]), "of": self.holder[element.id]}
        if name:
            found["name"] = name
        mounted = bool(element.horse) and not any(one.arm == "infantry" for one in element.units)
        found |= self.rules.unit(regiments, wear=wear_of(self.campaign, element), mounted=mounted)
        if nation:
            found["nation"] = self.rules.nation(nation)
        for unit in regiments:
            found.update(unit.battle)
        self.side_of[found["id"]] = element.side
        return found

    # The tree

    def _tree(self, side: str, elements: list[Element]) -> None:
        """The formations above the units that the ruleset knows (EC-BFILE-3)."""
        campaign, rules = self.campaign, self.rules
        chains = {element.id: list(campaign.chain(element)) for element in elements}
        wanted = {one.id for chain in chains.values() for one in chain}
        kept: dict[str, str] = {}
        army = ""
        if rules.one_army:
            above = [one for one in campaign.formations if one.id in wanted and one.is_command]
            first = next((one for one in above if one.kind == "army"), None)
            top = first or (min(above, key=lambda one: (_height(one), one.index)) if above else None)
            army = top.id if top else ""
        for formation in campaign.formations:
            if formation.id not in wanted:
                continue
            if isinstance(formation, Element):
                kind = rules.body(formation.kind, [one.kind for one in chains[formation.id] if one is not formation])
            elif formation.id == army:
                kind = "army"
            elif rules.one_army and formation.kind == "army":
                kind = ""
            else:
                kind = formation.kind if formation.kind in self.kinds else ""
            if kind:
                kept[formation.id] = kind
        if rules.one_army and not army and elements:
            army = f"army-{side}"
            self.formations.append(
                {"id": army, "kind": "army", "side": side, "commander": {"rating": rules.rating("average", "army")}}
            )
        for formation in campaign.formations:
            if formation.id not in kept:
                continue
            above_id = next((one.id for one in list(campaign.chain(formation))[1:] if one.id in kept), "")
            if rules.one_army and formation.id != army and not above_id:
                above_id = army
            item: dict[str, Any] = {"id": formation.id, "kind": kept[formation.id]}
            item |= {"of": above_id} if above_id else {"side": side}
            self._of[formation.id] = above_id
            if formation.name:
                item["name"] = formation.name
            if formation.nation:
                item["nation"] = rules.nation(formation.nation)
            self.formations.append(item)
        for element in elements:
            self.holder[element.id] = next((one.id for one in chains[element.id] if one.id in kept), "") or army

    def _has_units(self, id: str) -> bool:
        return self._first_unit(id) is not None

    # Commanders

    def _commands(self, formation: Formation) -> bool:
        """Whether a formation has a commander who takes the field with it."""
        item = next((one for one in self.formations if one["id"] == formation.id), None)
        if item is None:
            return False
        commander = formation.commander
        arms = None
        if isinstance(formation, Element):
            arms = {unit.arm for unit in formation.units if takes_part(formation, unit)}
        return self.rules.leads(arms, commander=commander is not None and not commander.out)

    def _higher(self, elements: list[Element]) -> list[Formation]:
        """The commanders above some elements, lowest first, of equals the last of the file first."""
        found: dict[str, Formation] = {}
        for element in elements:
            for one in self.campaign.chain(element):
                if one is not element and self._commands(one):
                    found[one.id] = one
        return sorted(found.values(), key=lambda one: (-_height(one), -one.index))

    def _command(self, formation: Formation, placed: Cells, arrives: int = 0) -> None:
        item = next(one for one in self.formations if one["id"] == formation.id)
        commander = formation.commander
        entry: dict[str, Any] = {}
        if commander is not None and commander.name:
            entry["name"] = commander.name
        rating = self.rules.rating(commander.rating if commander else "average", item["kind"])
        if rating:
            entry["rating"] = rating
        first = self._first_unit(formation.id)
        if self.rules.own_cells and not arrives:
            spot = placed.next()
            entry["at"] = spot if spot is not None else (first["at"] if first else placed.overflow())
        elif first is not None:
            entry["at"] = list(first["at"])
        else:
            return
        if arrives:
            entry["arrives"] = arrives
        item["commander"] = entry

    def _first_unit(self, id: str) -> dict[str, Any] | None:
        below = {id}
        grew = True
        while grew:
            grew = False
            for one in self.formations:
                if one.get("of") in below and one["id"] not in below:
                    below.add(one["id"])
                    grew = True
        return next((unit for unit in self.units if unit["of"] in below), None)

    # Places

    def _stand(self, unit: dict[str, Any], placed: Cells, side: str) -> None:
        spot = placed.next()
        if spot is None:
            unit["arrives"] = 2
            spot = placed.overflow()
        unit["at"] = spot
        unit["facing"] = FACING[self.edges[side]]
        self.units.append(unit)

    def _late(self, late: list[Element], there: set[str]) -> None:
        """Reinforcements in the last row at their edge, anew for each edge and turn (EC-BFILE-6)."""
        rows: dict[tuple[str, int], Cells] = {}
        for element in late:
            when = self.battle.coming[element.id]
            turn, edge = max(2, int(when["arrives"])), str(when["edge"])
            cells = rows.setdefault((edge, turn), Cells(self, edge))
            units = self._units(element)
            for unit in units:
                unit |= {"at": cells.overflow(), "facing": FACING[edge], "arrives": turn}
                self.units.append(unit)
            if not units:
                continue
            for one in self.campaign.chain(element):
                if one.id not in there and self._commands(one):
                    there.add(one.id)
                    self._command(one, cells, turn)


def _height(formation: Formation) -> int:
    order = {"army": 0, "wing": 1, "corps": 2, "division": 3}
    return order.get(formation.kind, 4)
