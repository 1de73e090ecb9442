"""Troops drawn up on a table: units, their formations and commanders, each in its cell (EC-BFILE-2, 3, 5, 6)."""

from __future__ import annotations

import itertools
from typing import Any

from campaigns.strategy.battle.ground import SCALES, rounded
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.chart.chart import crosses
from campaigns.strategy.march.rates import level_of
from campaigns.strategy.state import Battle, Element, Formation, Unit

LEAST_MEN, LEAST_GUNS = 100, 2
KINDS = {
    "mini-nap": ("army", "corps", "division", "brigade"),
    "big-napoleonic-battles": ("army", "corps"),
    "carolus-rex": ("army", "division"),
    "old-trousers": ("army", "corps", "division", "brigade"),
}
MINI_NATIONS = ("french", "british", "kgl", "austrian", "prussian", "russian", "danish", "swedish", "ottoman", "other")
QUALITIES = ("guard", "elite", "veteran", "trained", "untrained")
WORDS = {
    "big-napoleonic-battles": ("veteran", "veteran", "veteran", "trained", "raw"),
    "carolus-rex": ("A", "A", "B", "C", "D"),
    "old-trousers": ("old-guard", "excellent", "good", "average", "poor"),
}
RATINGS = {
    "mini-nap": {word: word for word in ("excellent", "good", "average", "poor", "dreadful")},
    "carolus-rex": {
        "excellent": "strong", "good": "strong", "average": "competent", "poor": "weak", "dreadful": "weak",
    },
    "old-trousers": {
        "excellent": "excellent", "good": "good", "average": "average", "poor": "fair", "dreadful": "poor",
    },
}  # fmt: skip
SMALL = {"cavalry": 200}
SMALL_FOOT = 300
FACING = {"S": 0, "W": 90, "N": 180, "E": 270}
LINES = ("river", "stream", "wall", "minor", "major")
TOLERANCE = 1e-6


def nation_word(campaign: Campaign, nation: str) -> str:
    """A nation as the ruleset takes it."""
    if campaign.ruleset == "mini-nap":
        return nation if nation in MINI_NATIONS else "other"
    return nation


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


def half_up(number: int, by: int) -> int:
    """A quotient to the nearest whole number, halves up."""
    return (2 * number + by) // (2 * by)


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
        self.ruleset = campaign.ruleset
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
        fit = [unit for unit in element.units if takes_part(element, unit)]
        if self.ruleset == "big-napoleonic-battles":
            return self._bases(element, fit)
        return [self._unit(element, unit) for unit in fit]

    def _quality(self, quality: str, wear: int) -> str:
        if self.ruleset == "mini-nap":
            return QUALITIES[min(len(QUALITIES) - 1, QUALITIES.index(quality) + wear)]
        return WORDS[self.ruleset][QUALITIES.index(quality)]

    def _unit(self, element: Element, unit: Unit) -> dict[str, Any]:
        wear = wear_of(self.campaign, element)
        found: dict[str, Any] = {"id": unit.id, "of": self.holder[element.id]}
        if unit.name:
            found["name"] = unit.name
        found |= {"arm": unit.arm, "type": unit.type, "quality": self._quality(unit.quality, wear)}
        guns = unit.arm == "artillery"
        if self.ruleset == "mini-nap":
            if guns:
                found["guns"] = "medium"
                found["strength"] = max(2, min(6, unit.guns // 2))
                found["formation"] = "battery"
                if element.horse and not any(one.arm == "infantry" for one in element.units):
                    found["type"] = "horse"
            else:
                found["strength"] = max(2, min(20, half_up(unit.men, 100)))
                found["formation"] = "column"
                if unit.arm == "infantry":
                    found["type"] = "light" if unit.type == "light" else "line"
        elif self.ruleset == "carolus-rex":
            found["type"] = {"infantry": "musket", "cavalry": "line", "artillery": "medium"}[unit.arm]
            found["formation"] = "limbered" if guns else "column"
            small = not guns and unit.men < SMALL.get(unit.arm, SMALL_FOOT)
            if small:
                found["traits"] = ["small"]
            if wear:
                found["cohesion"] = "shaken" if wear == 2 and not small and not guns else "disordered"
        else:
            found |= {"pieces": unit.guns, "pounder": 6} if guns else {"men": unit.men}
            found["formation"] = "limbered" if guns else "company-column"
            if unit.arm == "infantry":
                found["type"] = "light" if unit.type == "light" else "line"
            if wear == 2:
                found["state"] = "shaken"
            elif wear:
                found["disordered"] = True
        if unit.nation:
            found["nation"] = nation_word(self.campaign, unit.nation)
        found.update(unit.battle)
        self.side_of[unit.id] = element.side
        return found

    def _bases(self, element: Element, fit: list[Unit]) -> list[dict[str, Any]]:
        """One unit an arm of each element (EC-BFILE-2, big-napoleonic-battles)."""
        found = []
        wear = wear_of(self.campaign, element)
        for arm, suffix, per in (("infantry", "", 500), ("cavalry", "/horse", 250), ("artillery", "/guns", 0)):
            units = [unit for unit in fit if unit.arm == arm]
            if not units:
                continue
            id = f"{element.id}{suffix}"
            item: dict[str, Any] = {"id": id, "of": self.holder[element.id]}
            if element.name:
                item["name"] = element.name
            item["arm"] = arm
            if arm == "artillery":
                item["type"] = "horse" if all(unit.type == "horse" for unit in units) else "field"
            item["quality"] = self._quality(units[0].quality, 0)
            item["size"] = max(3, min(6, half_up(sum(unit.men for unit in units), per))) if per else 1
            item["formation"] = "depth" if per else "unlimbered"
            if wear:
                item["ds"] = wear
            for unit in units:
                item.update(unit.battle)
            self.side_of[id] = element.side
            found.append(item)
        return found

    # The tree

    def _tree(self, side: str, elements: list[Element]) -> None:
        """The formations above the units that the ruleset knows (EC-BFILE-3)."""
        campaign, kinds = self.campaign, KINDS[self.ruleset]
        chains = {element.id: list(campaign.chain(element)) for element in elements}
        wanted = {one.id for chain in chains.values() for one in chain}
        kept: dict[str, str] = {}
        army = ""
        if self.ruleset == "carolus-rex":
            above = [one for one in campaign.formations if one.id in wanted and one.is_command]
            first = next((one for one in above if one.kind == "army"), None)
            top = first or (min(above, key=lambda one: (_height(one), one.index)) if above else None)
            army = top.id if top else ""
        for formation in campaign.formations:
            if formation.id not in wanted:
                continue
            if isinstance(formation, Element):
                kind = self._element_kind(formation, chains[formation.id])
            elif formation.id == army:
                kind = "army"
            elif self.ruleset == "carolus-rex" and formation.kind == "army":
                kind = ""
            else:
                kind = formation.kind if formation.kind in kinds else ""
            if kind:
                kept[formation.id] = kind
        if self.ruleset == "carolus-rex" and not army and elements:
            army = f"army-{side}"
            self.formations.append({"id": army, "kind": "army", "side": side, "commander": {"rating": "competent"}})
        for formation in campaign.formations:
            if formation.id not in kept:
                continue
            above_id = next((one.id for one in list(campaign.chain(formation))[1:] if one.id in kept), "")
            if self.ruleset == "carolus-rex" and formation.id != army and not above_id:
                above_id = army
            item: dict[str, Any] = {"id": formation.id, "kind": kept[formation.id]}
            item |= {"of": above_id} if above_id else {"side": side}
            self._of[formation.id] = above_id
            if formation.name:
                item["name"] = formation.name
            if formation.nation:
                item["nation"] = nation_word(campaign, formation.nation)
            self.formations.append(item)
        for element in elements:
            self.holder[element.id] = next((one.id for one in chains[element.id] if one.id in kept), "") or army

    def _element_kind(self, element: Element, chain: list[Formation]) -> str:
        above = [one for one in chain if one is not element]
        if self.ruleset == "big-napoleonic-battles":
            return "" if any(one.kind in ("army", "corps") for one in above) else "corps"
        if self.ruleset == "carolus-rex":
            return "" if any(one.kind == "division" for one in above) else "division"
        if self.ruleset == "mini-nap" and element.kind == "battery":
            under = next((one for one in above if one.kind in KINDS["mini-nap"]), None)
            if under is not None and under.kind == "division":
                return ""
        return "brigade"

    def _has_units(self, id: str) -> bool:
        return self._first_unit(id) is not None

    # Commanders

    def _commands(self, formation: Formation) -> bool:
        """Whether a formation has a commander who takes the field with it."""
        item = next((one for one in self.formations if one["id"] == formation.id), None)
        if item is None:
            return False
        commander = formation.commander
        if self.ruleset == "carolus-rex":
            return True
        if commander is None or commander.out:
            return False
        if isinstance(formation, Element):
            arms = {unit.arm for unit in formation.units if takes_part(formation, unit)}
            if self.ruleset == "old-trousers":
                return arms == {"cavalry"}
            return bool(arms - {"artillery"})
        return True

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
        rating = RATINGS.get(self.ruleset, {}).get(commander.rating if commander else "average")
        below_corps = item["kind"] in ("division", "brigade")
        rated = not (self.ruleset == "mini-nap" and item["kind"] == "brigade")
        if self.ruleset == "old-trousers" and below_corps:
            rated = False
        if rating and rated:
            entry["rating"] = rating
        first = self._first_unit(formation.id)
        if self.ruleset == "mini-nap" and not arrives:
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


class Cells:
    """The cells of one side, from the front row backwards and from the middle outwards (EC-BFILE-5)."""

    def __init__(self, array: Array, edge: str) -> None:
        _, _, _, self.width, self.depth, self.gap = SCALES[array.ruleset]
        self.across = float(array.table["width"] if edge in "NS" else array.table["height"])
        self.along = float(array.table["height"] if edge in "NS" else array.table["width"])
        self.edge = edge
        self.terrain = array.terrain
        self.row = 0
        self.step = 0
        self.over = 0

    def _middle(self, row: int) -> float:
        return self.along / 2 - self.gap / 2 - self.depth / 2 - row * self.depth

    def _offset(self, step: int) -> float:
        number = (step + 1) // 2
        return (number if step % 2 else -number) * self.width

    def _point(self, offset: float, back: float) -> list[float]:
        """A cell's centre: ``offset`` to the right as the side looks, ``back`` from its own edge."""
        half = self.across / 2
        if self.edge == "S":
            point = (half + offset, back)
        elif self.edge == "N":
            point = (half - offset, self.along - back)
        elif self.edge == "W":
            point = (back, half - offset)
        else:
            point = (self.along - back, half + offset)
        return [rounded(point[0]), rounded(point[1])]

    def next(self) -> list[float] | None:
        """The next free cell, or ``None``."""
        while self._middle(self.row) - self.depth / 2 >= -TOLERANCE:
            while True:
                offset = self._offset(self.step)
                if abs(offset) + self.width / 2 > self.across / 2 + TOLERANCE:
                    break
                self.step += 1
                point = self._point(offset, self._middle(self.row))
                if self._free(point):
                    return point
            self.row, self.step = self.row + 1, 0
        return None

    def last_row(self) -> float:
        """How far the last whole row lies from the edge."""
        row = 0
        while self._middle(row + 1) - self.depth / 2 >= -TOLERANCE:
            row += 1
        return self._middle(row)

    def overflow(self) -> list[float]:
        """The next cell of the last row, for those who come later."""
        offset = self._offset(self.over)
        if abs(offset) + self.width / 2 > self.across / 2 + TOLERANCE:
            self.over = 0
            offset = 0.0
        self.over += 1
        return self._point(offset, self.last_row())

    def _free(self, point: list[float]) -> bool:
        wide, deep = (self.width, self.depth) if self.edge in "NS" else (self.depth, self.width)
        low = (point[0] - wide / 2, point[1] - deep / 2)
        high = (point[0] + wide / 2, point[1] + deep / 2)
        for piece in self.terrain:
            if "area" in piece and piece["kind"] != "hill" and overlaps(piece["area"], low, high):
                return False
            if "line" in piece and piece["kind"] in LINES and touches(piece["line"], low, high):
                return False
        return True


def _corners(low: tuple[float, float], high: tuple[float, float]) -> list[tuple[float, float]]:
    return [low, (high[0], low[1]), high, (low[0], high[1])]


def touches(line: list[Any], low: tuple[float, float], high: tuple[float, float]) -> bool:
    """Whether a course touches a rectangle."""
    corners = _corners(low, high)
    for a, b in itertools.pairwise(line):
        if all(low[i] <= a[i] <= high[i] for i in (0, 1)):
            return True
        for one, other in zip(corners, corners[1:] + corners[:1], strict=True):
            if crosses(a[0], a[1], b[0], b[1], one[0], one[1], other[0], other[1]):
                return True
    return False


def overlaps(area: list[Any], low: tuple[float, float], high: tuple[float, float]) -> bool:
    """Whether an area and a rectangle share more than an edge."""
    inner_low = (low[0] + TOLERANCE, low[1] + TOLERANCE)
    inner_high = (high[0] - TOLERANCE, high[1] - TOLERANCE)
    if touches([*area, area[0]], inner_low, inner_high):
        return True
    x, y = (low[0] + high[0]) / 2, (low[1] + high[1]) / 2
    inside = False
    for (x1, y1), (x2, y2) in zip(area, area[1:] + area[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside
