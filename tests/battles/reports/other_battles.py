"""Battles of the other rulebooks' own scenarios, in which both sides attack, played for some turns."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from functools import cache

from battles import rulesets
from battles.engine import battlefile
from battles.engine.battle import Battle
from battles.reports.documents import SeatBrief, TurnReportData, player_data
from battles.reports.facts import Clock
from battles.services.papers.file import strengths
from battles.services.played import Played, play
from config.environment import ROOT

NOON = datetime(1815, 6, 16, 14)
#: The scenarios, one a rulebook, and how many of their turns are told everywhere.
OTHERS = {"a-village-on-the-goldbach": 6, "selo": 6, "villaseca": 6}


@cache
def played(name: str, seed: int, turns: int = 0) -> tuple[Played, ...]:
    """The first turns of a scenario; fewer if the battle ends before."""
    scenario = ROOT / "campaigns" / "scenarios" / name / "battle.yaml"
    battle = rulesets.read(battlefile.load(scenario.read_text(encoding="utf-8")))
    sheets = {side.id: "INTENT ATTACK" for side in battle.sides}
    return play(battle, lambda _: sheets, lambda turn: (turn + 1000 * seed).to_bytes(32, "big"), turns or OTHERS[name])


def reports_of(one: Played, first: Battle) -> Iterator[TurnReportData]:
    """Both sides' reports of a turn of a battle that began so."""
    ruleset = rulesets.find(first.ruleset)
    for side in first.sides:
        yield player_data(
            ruleset, one.turn.before, one.turn.events, one.turn.after, side=side.id, seat=SeatBrief("the general"),
            clock=Clock(ruleset.minutes_per_turn, NOON), started=strengths(first), previous=one.known.get(side.id),
        )  # fmt: skip


def others(name: str, seed: int) -> Iterator[TurnReportData]:
    """Both sides' reports of all turns that are told."""
    turns = played(name, seed)
    for one in turns:
        yield from reports_of(one, turns[0].turn.before)
