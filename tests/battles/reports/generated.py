"""Battles made for tests of papers and maps: from 4 units to 300, small fields and vast ones, names in many scripts.

Each is built from its seed alone: the same battle on every machine. No unit stands on another, so that a map has a
place for every sign.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from battles import rulesets
from battles.engine.battle import Battle, Commander, Formation, Side, Table, Terrain, Unit
from battles.engine.contact import gap
from battles.reports.documents import LETTER, SeatBrief, TurnReportData, UmpireReportData, player_data
from battles.reports.documents.paper import A4, Paper
from battles.reports.facts import Clock
from battles.reports.scene.strokes import bounds
from battles.services.played import Played, play

RULES = rulesets.find("mini-nap")
SIDES = ("north", "south")
TURNS = 2


@dataclass(frozen=True)
class Names:
    """Words of one tongue of which a battle's names are made."""

    title: str
    sides: tuple[str, str]
    people: tuple[str, ...]
    unit: str
    brigade: str
    division: str
    places: tuple[str, ...]


PLAIN = Names(
    "The Crossroads",
    ("Reds", "Blues"),
    ("Hill", "Picton", "Kempt", "Pack", "Byng", "Cole", "Anson"),
    "{number}th Foot",
    "{person}'s Brigade",
    "{number}th Division",
    ("Thorn Wood", "Mill Brook", "Post road", "Long Barn", "Beacon Hill"),
)
LONG = Names(
    "The Second Day of the Great Battle before Sankt Margarethen an der Unteren Schwarzach",
    ("The Grand Army of the Western Provinces", "The Combined Contingents of the Confederation"),
    ("Prince Friedrich von Hohenlohe-Waldenburg-Bartenstein", "de La Rochefoucauld-Liancourt d'Estissac"),
    "{number}e régiment d'infanterie légère «Prince Louis-Ferdinand de Hohenzollern-Hechingen»",
    "Brigade of {person}",
    "{number}th Combined Light Infantry and Grenadier Division of the Reserve",
    (
        "Wood of the Carthusian Fathers of Saint Bartholomew",
        "Brook of the Seven Mills of Niederwiesenbach",
        "Old imperial post road from Kirchheimbolanden",
        "Chapel of Our Lady of Perpetual Succour",
        "Height of the Three Gallows above Oberwiesenbach",
    ),
)
GREEK = Names(
    "Η μάχη των Δερβενακίων",
    ("Έλληνες", "Οθωμανοί"),
    ("Κολοκοτρώνης", "Νικηταράς", "Υψηλάντης", "Μαυρομιχάλης"),
    "{number}ο Τάγμα Ευζώνων",
    "Ταξιαρχία {person}",
    "{number}η Μεραρχία",
    ("Δάσος του Αγίου Σώστη", "Ρέμα", "Δρόμος της Κορίνθου", "Νεμέα", "Ύψωμα του Προφήτη"),
)
CYRILLIC = Names(
    "Сражение при Бородино",
    ("Русские", "Французы"),
    ("Багратион", "Раевский", "Коновницын", "Дохтуров", "Барклай-де-Толли"),
    "{number}-й егерский полк",
    "Бригада {person}",
    "{number}-я пехотная дивизия",
    ("Утицкий лес", "Семёновский ручей", "Новая Смоленская дорога", "Шевардино", "Курганная высота"),
)
POLISH = Names(
    "Bitwa pod Łęczną nad Świńką",
    ("Wojsko Księstwa", "Źródlany Korpus"),
    ("Dąbrowski", "Poniatowski", "Zajączek", "Kniaziewicz", "Różniecki"),
    "{number}. Pułk Piechoty Łomżyńskiej",
    "Brygada {person}",
    "{number}. Dywizja Jazdy",
    ("Żabi Las", "Świńka", "gościniec lubelski", "Łęczna", "Wzgórze Świętej Anny"),
)
TURKISH = Names(
    "Kızıltepe Muharebesi",
    ("Osmanlı", "İngilizler"),
    ("Köprülüoğlu", "Çağatay", "Şahin Ağa", "İbrahim Paşa", "Gülşah"),
    "{number}. Yeniçeri Ortası",
    "{person} Tugayı",
    "{number}. Fırka",
    ("Çınarlı Koru", "Değirmen Çayı", "İzmir Şosesi", "Üçağaç Köyü", "Kızıltepe"),
)


@dataclass(frozen=True)
class Recipe:
    """How many units of which names, on which field; printed on which paper."""

    units: int
    width: float
    height: float
    names: Names = PLAIN
    paper: Paper = A4


RECIPES: dict[str, Recipe] = {
    "4 units on 30 by 20": Recipe(4, 30, 20),
    "10 units on 60 by 40, Letter": Recipe(10, 60, 40, POLISH, LETTER),
    "16 units with long names": Recipe(16, 90, 60, LONG),
    "24 units in Greek, Letter": Recipe(24, 120, 90, GREEK, LETTER),
    "40 units in Cyrillic": Recipe(40, 120, 120, CYRILLIC),
    "40 units with long names, Letter": Recipe(40, 150, 100, LONG, LETTER),
    "60 units in Turkish": Recipe(60, 100, 160, TURKISH),
    "100 units, Letter": Recipe(100, 240, 120, PLAIN, LETTER),
    "180 units in Polish": Recipe(180, 300, 200, POLISH),
    "300 units on 300 by 400": Recipe(300, 300, 400),
}

#: Arms by their place in a brigade, with the formations that they may have.
ARMS = (
    ("infantry", "line", ("line", "column")),
    ("infantry", "line", ("column", "line", "square")),
    ("infantry", "light", ("skirmish", "column")),
    ("cavalry", "light", ("line", "column")),
    ("artillery", "foot", ("battery",)),
)


@cache
def made(name: str) -> Battle:
    """The battle of a recipe before its first turn."""
    recipe = RECIPES[name]
    chance = random.Random(name)
    formations: list[Formation] = []
    units: list[Unit] = []
    for side in SIDES:
        count = recipe.units // 2
        formations.append(Formation(f"{side}-army", "army", "", side, commander=_general(recipe, chance, side)))
        for first in range(0, count, 5):
            brigade = _brigade(recipe, chance, side, first // 5, formations)
            units.extend(_placed(recipe, chance, side, brigade, range(first, min(first + 5, count)), units))
    sides = tuple(
        Side(side, nation, name) for side, nation, name in zip(SIDES, NATIONS, recipe.names.sides, strict=True)
    )
    battle = Battle(
        "mini-nap", recipe.names.title, Table(recipe.width, recipe.height), 1, sides, tuple(formations), tuple(units),
        terrain=tuple(_ground(recipe)),
    )  # fmt: skip
    assert len(battle.units) == recipe.units
    return battle


NATIONS = ("french", "british")


def _general(recipe: Recipe, chance: random.Random, side: str) -> Commander:
    deep = 0.08 * recipe.height
    at = (recipe.width * chance.uniform(0.4, 0.6), deep if side == "south" else recipe.height - deep)
    return Commander(chance.choice(recipe.names.people), "good", at)


def _brigade(recipe: Recipe, chance: random.Random, side: str, number: int, formations: list[Formation]) -> Formation:
    """A brigade, and the division it begins if it is the first of four."""
    names, person = recipe.names, chance.choice(recipe.names.people)
    division = f"{side}-{number // 4 + 1}D"
    if number % 4 == 0:
        led = Commander(chance.choice(names.people), "average", _spot(recipe, chance, side))
        words = names.division.format(number=number // 4 + 1)
        formations.append(Formation(division, "division", f"{side}-army", "", words, commander=led))
    words = names.brigade.format(person=person, number=number + 1)
    brigade = Formation(f"{side}-{number + 1}", "brigade", division, "", words, commander=Commander(person))
    formations.append(brigade)
    return brigade


def _spot(recipe: Recipe, chance: random.Random, side: str) -> tuple[float, float]:
    """A place in a side's half of the field."""
    across, deep = chance.uniform(0.1, 0.9) * recipe.width, chance.uniform(0.2, 0.46) * recipe.height
    return across, deep if side == "south" else recipe.height - deep


def _placed(
    recipe: Recipe, chance: random.Random, side: str, brigade: Formation, numbers: Sequence[int], before: list[Unit]
) -> Iterator[Unit]:
    """The units of a brigade near each other, none on another or over the edge."""
    taken = list(before)
    field = Battle("mini-nap", "", Table(recipe.width, recipe.height), 1, (), (brigade,), ())
    feet = [RULES.footprint(field, other) for other in taken]
    middle = _spot(recipe, chance, side)
    for number in numbers:
        arm, kind, forms = ARMS[number % 5]
        for attempt in range(4000):
            reach = 5 + attempt * 0.05
            x, y = (axis + chance.uniform(-reach, reach) for axis in middle)
            unit = Unit(
                id=f"{side[0]}{number + 1}",
                of=brigade.id,
                name=recipe.names.unit.format(number=number + 1),
                arm=arm,
                type=kind,
                quality=chance.choice(("veteran", "trained", "untrained")),
                strength=chance.randint(2, 8),
                formation=chance.choice(forms),
                at=(round(x, 1), round(y, 1)),
                facing=float((0 if side == "south" else 180) + chance.randint(-30, 30)) % 360,
                extra=MappingProxyType({"guns": "medium"} if arm == "artillery" else {}),
            )
            foot = RULES.footprint(field, unit)
            left, bottom, right, top = bounds(foot)
            inside = left >= 0 and bottom >= 0 and right <= recipe.width and top <= recipe.height
            if inside and all(gap(foot, other) > 0.4 for other in feet):
                feet.append(foot)
                yield unit
                break
        else:
            raise AssertionError(f"no room for {unit.id}")


def _ground(recipe: Recipe) -> Iterator[Terrain]:
    """A wood, a brook, a road, a village and a hill, each with its name, in proportion to the field."""
    wood, brook, road, village, hill = recipe.names.places

    def at(*places: tuple[float, float]) -> tuple[tuple[float, float], ...]:
        return tuple((x * recipe.width, y * recipe.height) for x, y in places)

    yield Terrain("wood", "wood", wood, area=at((0.05, 0.3), (0.22, 0.25), (0.28, 0.5), (0.15, 0.7), (0.04, 0.6)))
    yield Terrain("brook", "stream", brook, line=at((0.2, 0.2), (0.45, 0.45), (0.7, 0.5), (1.0, 0.7)))
    yield Terrain("road", "road", road, line=at((0.4, 0.0), (0.45, 0.4), (0.5, 1.0)))
    yield Terrain("village", "village", village, area=at((0.55, 0.48), (0.62, 0.48), (0.62, 0.55), (0.55, 0.55)))
    yield Terrain("hill", "hill", hill, area=at((0.6, 0.1), (0.9, 0.08), (0.95, 0.2), (0.65, 0.22)))


@cache
def played(name: str) -> tuple[Played, ...]:
    """Two turns of a battle: one army attacks and the other defends itself."""
    sheets = {SIDES[0]: "INTENT ATTACK", SIDES[1]: "INTENT DEFEND"}
    return play(made(name), lambda turn: sheets, lambda turn: turn.to_bytes(32, "big"), TURNS)


@cache
def report(name: str, side: str) -> TurnReportData:
    """A side's report of the last turn that was played."""
    told = played(name)[-1]
    started = {unit.id: RULES.measure.amount(unit) for unit in played(name)[0].turn.before.units}
    return player_data(
        RULES, told.turn.before, told.turn.events, told.turn.after, side=side,
        seat=SeatBrief(RECIPES[name].names.people[0]), clock=Clock(RULES.minutes_per_turn), started=started,
        previous=told.known.get(side), paper=RECIPES[name].paper,
    )  # fmt: skip


@cache
def umpires(name: str) -> UmpireReportData:
    """The umpire's report of the same turn."""
    turn = played(name)[-1].turn
    known = {side: report(name, side).knowledge for side in SIDES}
    return UmpireReportData(
        RULES, turn.before, turn.after, turn.events, Clock(RULES.minutes_per_turn), known, turn.orders,
        paper=RECIPES[name].paper,
    )  # fmt: skip
