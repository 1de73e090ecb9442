"""Battles made for tests of papers and maps: from 4 units to 300, small fields and vast ones, names in many scripts.

Each is built from its seed alone: the same battle on every machine. No unit stands on another, so that a map has a
place for every sign.
"""

from __future__ import annotations

from functools import cache

from battles.engine.battle import Battle
from battles.reports.documents import LETTER, SeatBrief, TurnReportData, UmpireReportData, player_data
from battles.reports.facts import Clock
from battles.services.played import Played, play
from tests.battles.reports.arms import BIG_NAPOLEONIC, CAROLUS_REX, MINI_NAP, OLD_TROUSERS
from tests.battles.reports.drawn_up import SIDES, Recipe, drawn_up
from tests.battles.reports.tongues_of_names import CYRILLIC, GREEK, LONG, PLAIN, POLISH, TURKISH

RULES = MINI_NAP.rules
TURNS = 2

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

#: The same of the three other rulebooks, whose armies stand on other ground: bases, pikes, stands.
OTHER_RECIPES: dict[str, Recipe] = {
    "big: 4 units on 50 by 35, long names": Recipe(4, 50, 35, LONG, book=BIG_NAPOLEONIC),
    "big: 30 units in Greek, Letter": Recipe(30, 150, 120, GREEK, LETTER, book=BIG_NAPOLEONIC),
    "big: 120 units in Polish": Recipe(120, 300, 240, POLISH, book=BIG_NAPOLEONIC),
    "rex: 8 units in Cyrillic, Letter": Recipe(8, 60, 40, CYRILLIC, LETTER, book=CAROLUS_REX),
    "rex: 40 units with long names": Recipe(40, 140, 110, LONG, book=CAROLUS_REX),
    "rex: 100 units on 240 by 300": Recipe(100, 240, 300, book=CAROLUS_REX),
    "trousers: 6 units in Turkish": Recipe(6, 60, 50, TURKISH, book=OLD_TROUSERS),
    "trousers: 30 units with long names, Letter": Recipe(30, 180, 120, LONG, LETTER, book=OLD_TROUSERS),
    "trousers: 120 units in Cyrillic": Recipe(120, 300, 260, CYRILLIC, book=OLD_TROUSERS),
}
ALL_RECIPES = RECIPES | OTHER_RECIPES


@cache
def made(name: str) -> Battle:
    """The battle of a recipe before its first turn."""
    return drawn_up(name, ALL_RECIPES[name])


@cache
def played(name: str) -> tuple[Played, ...]:
    """Two turns of a battle: one army attacks and the other defends itself."""
    sheets = {SIDES[0]: "INTENT ATTACK", SIDES[1]: "INTENT DEFEND"}
    return play(made(name), lambda turn: sheets, lambda turn: turn.to_bytes(32, "big"), TURNS)


@cache
def report(name: str, side: str) -> TurnReportData:
    """A side's report of the last turn that was played."""
    told, recipe = played(name)[-1], ALL_RECIPES[name]
    rules = recipe.book.rules
    started = {unit.id: rules.measure.amount(unit) for unit in played(name)[0].turn.before.units}
    return player_data(
        rules, told.turn.before, told.turn.events, told.turn.after, side=side,
        seat=SeatBrief(recipe.names.people[0]), clock=Clock(rules.minutes_per_turn), started=started,
        previous=told.known.get(side), paper=recipe.paper,
    )  # fmt: skip


@cache
def umpires(name: str) -> UmpireReportData:
    """The umpire's report of the same turn."""
    turn, rules = played(name)[-1].turn, ALL_RECIPES[name].book.rules
    known = {side: report(name, side).knowledge for side in SIDES}
    return UmpireReportData(
        rules, turn.before, turn.after, turn.events, Clock(rules.minutes_per_turn), known, turn.orders,
        paper=ALL_RECIPES[name].paper,
    )  # fmt: skip
