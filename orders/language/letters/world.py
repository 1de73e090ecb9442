"""The little world of a letter: who may be ordered, who can be seen, and where all lies, by the writer's own map.

Only what his side knows is here; an enemy that he does not see is not, and is answered like one that does not exist.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import pairwise

from battles.engine import expressions as re
from battles.engine.battle import Battle, Point, Terrain, Unit
from battles.engine.dataclasses import dataclass, field, replace
from battles.engine.geometry import along, bearing, crossings, distance
from battles.engine.orders import Place
from battles.engine.squares import letters_of
from orders.language.folding import fold
from orders.language.letters.bearers import COALITION, NATIONS, TITLES, feature_words
from orders.language.letters.outlines import mean_way, nearest_in
from orders.language.letters.spellings import Spellings, spellings_of
from orders.language.letters.troops import Troops
from orders.language.names import Names
from orders.language.names.entries import Pool, in_pool, plain_tokens

LIGHT = frozenset({"light", "skirmish"})
# The kinds of ground of all rulebooks, by the everyday words for them.
KINDS: Mapping[str, tuple[str, ...]] = {
    "village": ("village", "town", "farm", "building", "built"),
    "stream": ("stream", "river", "brook", "minor", "major"),
    "bridge": ("bridge", "crossing", "ford"),
    "wall": ("wall", "hedge", "bank"),
    "marsh": ("marsh", "pond", "swamp"),
    "wood": ("wood", "forest", "woods"),
    "hill": ("hill", "ridge", "slope", "rise"),
}
KEPT: deque[World] = deque(maxlen=8)  # those of the last letters
CLEARLY = 1.5  # times as far as the last of those that are meant
DESIGNATION = re.compile(r"^(\d+)/(.+)$")


@dataclass(frozen=True)
class World:
    """What a writer can name, made once for a side's view of a battle and kept from letter to letter."""

    names: Names
    view: Battle
    square: float
    metres: float
    formations: tuple[str, ...] = ()
    extra_words: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def own(self) -> Mapping[str, Unit]:
        """The units that take the writer's orders, by id."""
        return {id: self.view.unit_by_id[id] for id in self.names.ordered if id in self.view.unit_by_id}

    @cached_property
    def present(self) -> frozenset[str]:
        """His units that are on the table."""
        return frozenset(id for id, unit in self.own.items() if unit.in_play)

    @cached_property
    def batteries(self) -> Sequence[Unit]:
        """His batteries that are on the table."""
        return [unit for unit in self.own.values() if unit.in_play and unit.arm == "artillery"]

    @cached_property
    def foot_batteries(self) -> Mapping[str, str]:
        """The names of those of them that are foot artillery."""
        return {unit.id: unit.label for unit in self.batteries if unit.type == "foot"}

    @cached_property
    def enemy(self) -> Mapping[str, Unit]:
        """The enemies that he knows of."""
        side = self.names.side
        return {
            unit.id: unit for unit in self.view.units if self.view.side_of.get(unit.id, "") != side and unit.in_play
        }

    @cached_property
    def enemy_commands(self) -> Mapping[str, tuple[str, ...]]:
        """The enemy's formations with those of their units that he knows of."""
        found: dict[str, list[str]] = {}
        for id, unit in self.enemy.items():
            for formation in self.view.chain(unit.of):
                found.setdefault(formation.id, []).append(id)
        return {formation: tuple(units) for formation, units in found.items()}

    @cached_property
    def commands(self) -> Mapping[str, tuple[str, ...]]:
        """His commands with their units in file order: formations, and parts of them such as a division's guns."""
        under: dict[str, set[str]] = {}
        for command in self.names.tree.all:
            for above in self.names.tree.chain(command.id):
                under.setdefault(above.id, set()).update(command.units)
        found = {
            command.id: tuple(id for id in self.own if id in under.get(command.id, ()))
            for command in self.names.tree.all
        }
        return {command: units for command, units in found.items() if units}

    def part_of(self, formation: str, part: str) -> str:
        """The command of his that is such a part of a formation; nothing if he has none."""
        named = (self.names.tree.by_id[id] for id in self.commands)
        return next((command.id for command in named if (command.formation, command.part) == (formation, part)), "")

    @cached_property
    def lowest(self) -> tuple[str, ...]:
        """His commands with units of their own, in file order: what a sheet has blocks for."""
        return tuple(id for id in self.commands if any(unit in self.own for unit in self.names.tree.by_id[id].units))

    @cached_property
    def generals(self) -> Mapping[str, Point | None]:
        """The formations whose commanders take his orders, with where those stand."""
        return {
            entry.id: self.view.formation_by_id[entry.id].commander.at  # type: ignore[union-attr]
            for entry in self.names.entries
            if in_pool(entry, Pool.GENERAL) and self.view.formation_by_id[entry.id].commander is not None
        }

    @cached_property
    def features(self) -> Mapping[str, frozenset[str]]:
        """Words of names with the units, his and the enemy's, that bear them."""
        found: dict[str, set[str]] = {}
        for unit in (*self.own.values(), *self.enemy.values()):
            for word in feature_words(unit):
                found.setdefault(word, set()).add(unit.id)
        return {word: frozenset(units) for word, units in found.items()}

    @cached_property
    def kinds_by_number(self) -> Mapping[int, frozenset[str]]:
        """Of what kinds his commands are that have a number, by that."""
        found: dict[int, frozenset[str]] = {}
        for formation in (self.view.formation_by_id.get(id) for id in self.commands):
            number = re.match(r"\d{1,2}(?=\D)", formation.label) if formation is not None else None
            if formation is not None and number is not None:
                found[int(number[0])] = found.get(int(number[0]), frozenset()) | {formation.kind}
        return found

    @cached_property
    def spellings(self) -> Spellings:
        """The words that his names, and those of the ground, are made of."""
        return spellings_of(self)

    @cached_property
    def own_ids(self) -> frozenset[str]:
        """The ids of his units, in small letters."""
        return frozenset(id.lower() for id in self.own)

    @cached_property
    def titled(self) -> Mapping[str, str]:
        """Titles that only one of his generals bears, in all languages: *the Prince*."""
        found: dict[str, str] = {}
        for words in TITLES:
            here = []
            for id, at in self.generals.items():
                commander = self.view.formation_by_id[id].commander
                if commander is None or at is None or self.is_awaited(id):
                    continue
                if set(words.split()) & set(plain_tokens(fold(commander.name).text)):
                    here.append(id)
            if len(here) == 1:
                found.update(dict.fromkeys(words.split(), here[0]))
            elif not here and "marshal" in words and self.himself:
                found.update(dict.fromkeys(words.split(), self.himself))
        return found

    def is_awaited(self, formation: str) -> bool:
        """Whether a formation's commander is still to come onto the table."""
        commander = self.view.formation_by_id[formation].commander
        return commander is not None and commander.arrives is not None

    @cached_property
    def himself(self) -> str:
        """The formation whose general the writer is: of his generals on the table the one above all the others."""
        here = [id for id, at in self.generals.items() if at and not self.is_awaited(id)]
        top = [id for id in here if not any(link.id in here for link in self.view.chain(id) if link.id != id)]
        return top[0] if len(top) == 1 else ""

    @cached_property
    def side_words(self) -> Mapping[str, str]:
        """Words for whole sides, by whose they are: *the French*, *the reds*."""
        found: dict[str, str] = {}
        own = next((side.nation for side in self.view.sides if side.id == self.names.side), "")
        if own and own not in COALITION:
            others = " ".join(NATIONS[nation] for nation in COALITION)
            found.update((word, "enemy") for word in others.split() if word not in self.features)
        for side in self.view.sides:
            whose = "own" if side.id == self.names.side else "enemy"
            for word in (
                *NATIONS.get(side.nation, "").split(),
                *NATIONS.get(side.id, "").split(),
                *plain_tokens(fold(side.label).text),
            ):
                if word not in found and len(word) > 3 and not word.isdecimal():
                    found[word] = whose
        return found

    @cached_property
    def by_arm(self) -> dict[str, frozenset[str]]:
        """The units of the arms that were asked for."""
        return {}

    def with_arm(self, arm: str) -> frozenset[str]:
        """The units of an arm, or of a kind within an arm, of both sides."""
        if arm not in self.by_arm:
            self.by_arm[arm] = self.found_with_arm(arm)
        return self.by_arm[arm]

    def found_with_arm(self, arm: str) -> frozenset[str]:
        """The same, looked up."""
        everybody = (*self.own.values(), *self.enemy.values())
        match arm:
            case "light":
                chosen = [
                    u for u in everybody if u.arm == "infantry" and (u.type == "light" or u.formation == "skirmish")
                ]
            case "lancer":
                chosen = [u for u in everybody if "lancer" in u.traits or "lanc" in fold(u.label).text]
            case "horse" | "foot":
                chosen = [u for u in everybody if u.arm == "artillery" and u.type == arm]
            case _:
                chosen = [u for u in everybody if u.arm == arm]
        return frozenset(unit.id for unit in chosen)

    def in_formation(self, formation: str) -> frozenset[str]:
        """The units of both sides that stand in a formation."""
        everybody = (*self.own.values(), *self.enemy.values())
        return frozenset(unit.id for unit in everybody if unit.formation == formation and unit.in_play)

    @cached_property
    def designations(self) -> Mapping[str, tuple[tuple[str, str], ...]]:
        """The numbers of battalion and regiment in each unit's id and name; nothing where it has none."""
        found: dict[str, tuple[tuple[str, str], ...]] = {}
        for unit in self.view.units:
            numbers = []
            for text in (unit.id, unit.name):
                designation = DESIGNATION.match(fold(text).text.replace(" ", ""))
                if designation:
                    regiment = re.match(r"\d+", designation[2])
                    numbers.append((designation[1], regiment[0] if regiment else ""))
                elif figures := re.findall(r"\d+", text)[:1]:
                    numbers.append(("", figures[0]))
            found[unit.id] = tuple(numbers)
        return found

    def of_regiment(self, number: str, arm: str) -> frozenset[str]:
        """His battalions, or whatever the arm has, of the regiments with a number."""
        told = re.compile(rf"\d+/{number}(?!\d)")
        return frozenset(id for id, unit in self.own.items() if unit.arm == arm and told.match(id))

    @cached_property
    def compounds(self) -> frozenset[str]:
        """Units whose names say another's after a hyphen: *Orange-Nassau* beside *Nassau*."""
        found = set()
        for unit in self.view.units:
            second = re.search(r"-([^\W\d_]{4,})", fold(unit.name).text)
            bearers = self.features.get(second[1], frozenset()) if second else frozenset()
            names = [fold(self.view.unit_by_id[id].name).text for id in bearers]
            if second and any(f"-{second[1]}" not in name for name in names):
                found.add(unit.id)
        return frozenset(found)

    def numbered(self, number: str, among: frozenset[str]) -> tuple[frozenset[str], bool]:
        """The units with a number in their names, and whether it may mean a battalion as well as a regiment."""
        battalions, regiments = set(), set()
        for id in among:
            for battalion, regiment in self.designations.get(id, ()):
                if battalion == number:
                    battalions.add(id)
                if regiment == number:
                    regiments.add(id)
        if regiments and battalions and regiments != battalions:
            return frozenset(regiments), True
        return frozenset(regiments or battalions), False

    def like_and_beside(self, own: Iterable[str]) -> tuple[frozenset[str], ...]:
        """The units on the table of the regiment or kind of some, *5Lan* and *6Lan*, and those of their brigade."""
        named = [id for id in own if id in self.own]
        kinds = {id.lstrip("0123456789") for id in named if id[0].isdecimal()}  # /92, Lan
        brigades = {self.own[id].of for id in named}
        alike = [id for id in self.present if id.lstrip("0123456789") in kinds] if len(kinds) == 1 else ()
        beside = [id for id in self.present if self.own[id].of in brigades] if len(brigades) == 1 else ()
        return frozenset(alike), frozenset(beside)

    def made_up_of(self, kind: str, arm: str) -> tuple[str, ...]:
        """The commands of a kind on the table all of whose units but guns are of an arm."""
        found = []
        for id, units in self.commands.items():
            formation = self.view.formation_by_id.get(id)
            here = [self.own[unit].arm for unit in units if unit in self.present and self.own[unit].arm != "artillery"]
            if formation is not None and formation.kind == kind and here and set(here) == {arm}:
                found.append(id)
        return tuple(found)

    # where things are

    @cached_property
    def front(self) -> float:
        """The way the writer's troops look, on the whole."""
        return mean_way([unit.facing for unit in self.own.values() if unit.in_play])

    def where(self, ids: Iterable[str]) -> Point | None:
        """The middle of some units."""
        spots = [unit.at for id in ids if (unit := self.view.unit_by_id.get(id)) and unit.at and not unit.out]
        if not spots:
            return None
        return (sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots))

    def standing_at(self, troops: Troops, place: object, *, within: float | None = None) -> Troops:
        """Of troops named by kind those that stand in a map square, in or at a piece of ground; all where none does."""
        if isinstance(place, Place):
            here = tuple(id for id in troops.own if (at := self.own[id].at) and self.square_of(at) == place.text)
            return replace(troops, own=here, enemy=(), commands=(), some=0, loose=False) if here else troops
        far = self.square / 3 if within is None else within
        pieces = self.of_kind(place) if isinstance(place, str) else place if isinstance(place, tuple) else ()
        near = tuple(
            id
            for id in troops.own
            if id in self.present
            and (at := self.own[id].at)
            and any(isinstance(p, Terrain) and self.apart(id, at, p) <= far for p in pieces)
        )
        counted = troops.some if len(near) > troops.some else 0  # the two battalions in the wood, where there are five
        return replace(troops, own=near, commands=(), some=counted) if near else troops

    @cached_property
    def known_apart(self) -> dict[tuple[str, str], float]:
        """How far units are from the pieces of ground for which that was asked."""
        return {}

    def apart(self, id: str, at: Point, piece: Terrain) -> float:
        """How far a unit, which stands there, is from a piece of ground."""
        asked = id, piece.id
        if asked not in self.known_apart:
            self.known_apart[asked] = distance(nearest_in(piece, at), at)
        return self.known_apart[asked]

    def held_elsewhere(self, place: Terrain, kind: str) -> bool:
        """Whether enemies are known in or by other ground of a kind than a place where none are: that is attacked."""
        spots = [at for unit in self.enemy.values() if (at := unit.at)]
        held = [
            one
            for one in self.of_kind(kind)
            if any(distance(nearest_in(one, at), at) <= self.square / 2 for at in spots)
        ]
        return bool(held) and place not in held

    def standing_together(self, ids: Sequence[str], count: int) -> tuple[str, ...]:
        """Of some units the ones that stand in a group of so many by themselves; empty when none or several do."""
        left = [id for id in ids if id in self.present]
        groups: list[list[str]] = []
        while left:
            group = [left.pop()]
            for id in group:
                at = self.own[id].at
                near = [
                    o for o in left if at and (there := self.own[o].at) and distance(at, there) <= 0.8 * self.square
                ]
                group += near
                left = [other for other in left if other not in near]
            groups.append(group)
        fitting = [group for group in groups if len(group) == count]
        return tuple(id for id in ids if id in fitting[0]) if len(fitting) == 1 else ()

    def wing(self, troops: Troops, side: str) -> Troops:
        """The half of some troops that stands on their left or right, as they look."""
        here = [(id, at) for id in troops.own if id in self.present and (at := self.own[id].at)]
        if len(here) < 2:
            return troops
        way = self.facing(id for id, _ in here) + (90.0 if side == "right" else 270.0)
        east, north = math.sin(math.radians(way)), math.cos(math.radians(way))
        here.sort(key=lambda one: -(one[1][0] * east + one[1][1] * north))
        half = tuple(id for id, _ in here[: (len(here) + 1) // 2])
        return replace(troops, own=half, commands=(), general="")

    def nearest_to(self, ids: Sequence[str], others: Sequence[str], count: int) -> tuple[str, ...]:
        """So many of some units that stand nearest to others; none where they are not clearly the nearest."""
        here = self.where(ids)
        far = sorted((distance(here, at), id) for id in others if here and (at := self.view.unit_by_id[id].at))
        if len(far) < count or (len(far) > count and far[count][0] < CLEARLY * far[count - 1][0]):
            return ()
        chosen = {id for _, id in far[:count]}
        return tuple(id for id in others if id in chosen)

    def facing(self, ids: Iterable[str]) -> float:
        """The way some units look, on the whole."""
        ways = [unit.facing for id in ids if (unit := self.view.unit_by_id.get(id)) and unit.at]
        return mean_way(ways) if ways else self.front

    def square_of(self, point: Point) -> str:
        """The map square of a point."""
        return f"{letters_of(int(point[0] // self.square))}{int(point[1] // self.square) + 1}"

    @cached_property
    def words_of_ground(self) -> frozenset[str]:
        """The words of which the names of places are made up, folded: *quatre*, *bras*."""
        return frozenset(
            word for piece in self.view.terrain for word in re.findall(r"[a-z]{3,}", fold(piece.name).text.lower())
        )

    def stands_in(self, square: str) -> bool:
        """Whether a unit of the writer's stands in a map square."""
        return any(
            unit.at is not None and self.square_of(unit.at) == square.upper()
            for id in self.present
            if (unit := self.view.unit_by_id.get(id))
        )

    def stands(self, id: str, square: str) -> bool:
        """Whether a unit stands in a map square."""
        unit = self.view.unit_by_id.get(id)
        return unit is not None and unit.at is not None and self.square_of(unit.at) == square.upper()

    def inside(self, point: Point) -> Point:
        """A point, or the nearest one on the table."""
        table = self.view.table
        return min(max(point[0], 0.0), table.width), min(max(point[1], 0.0), table.height)

    @cached_property
    def crossroads(self) -> tuple[Point, ...]:
        """Where roads cross."""
        roads = [piece for piece in self.view.terrain if piece.kind == "road"]
        found: list[Point] = []
        for number, road in enumerate(roads):
            for other in roads[number + 1 :]:
                for start, end in pairwise(road.line):
                    found += [along(start, bearing(start, end), far) for far in crossings(other.line, start, end)]
        return tuple(found)

    def of_kind(self, kind: str) -> list[Terrain]:
        """The pieces of ground of a kind, by the everyday word for it."""
        if kind == "farm":  # a village, but no one calls the houses at a crossroads a farm
            return [
                piece
                for piece in self.of_kind("village")
                if not any(distance(piece.middle, point) < self.square / 2 for point in self.crossroads)
            ]
        wanted = KINDS.get(kind, (kind,))
        return [piece for piece in self.view.terrain if piece.kind in wanted]

    @cached_property
    def initials(self) -> Mapping[str, Terrain]:
        """Pieces of ground by the first letters of their names: QB for Quatre-Bras."""
        found: dict[str, Terrain] = {}
        for piece in self.view.terrain:
            letters = "".join(token[0] for token in plain_tokens(fold(piece.name or piece.id).text))
            if len(letters) > 1:
                found.setdefault(letters, piece)
        return found


def world_of(names: Names, view: Battle, square: float, metres: float) -> World:
    """The world of a writer: the one made before, as long as he sees the same."""
    for world in tuple(KEPT):
        if world.names is names and world.view is view and (world.square, world.metres) == (square, metres):
            return world
    world = World(names, view, square, metres)
    KEPT.append(world)
    return world
