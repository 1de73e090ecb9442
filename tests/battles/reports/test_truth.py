"""What papers say is so: where units fell, how near the enemy stands, and totals that add up, in a played battle."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import cache

import pytest

from battles import rulesets
from battles.engine import battlefile
from battles.engine.catalogue import Drawn, drawn_as
from battles.engine.contact import gap
from battles.engine.knowledge import public_id
from battles.reports.documents import SeatBrief, TurnReportData, player_data
from battles.reports.documents.front import facts
from battles.reports.facts import Clock
from battles.reports.facts.enemy import in_sight, seen_of_the_enemy
from battles.reports.facts.news import NewsKind, news_of
from battles.reports.facts.places import square_name
from battles.reports.facts.questions import EnemyNear, questions
from battles.reports.facts.rows import command_rows
from battles.services.papers.file import strengths
from battles.services.played import Played, orders_by_turn, play
from config.environment import ROOT

TURNS = 8
SIDES = ("french", "allied")


@cache
def quatre_bras() -> tuple[Played, ...]:
    """The first turns of the battle of the examples."""
    scenario = ROOT / "campaigns" / "scenarios" / "quatre-bras" / "battle.yaml"
    orders = ROOT / "docs" / "examples" / "quatre-bras-orders.yaml"
    battle = rulesets.read(battlefile.load(scenario.read_text(encoding="utf-8")))
    entries = battlefile.load(orders.read_text(encoding="utf-8"))
    return play(battle, orders_by_turn(entries["turns"]), lambda turn: turn.to_bytes(32, "big"), TURNS)


@cache
def report(number: int, side: str) -> TurnReportData:
    """A side's report of a turn."""
    turn = quatre_bras()[number - 1].turn
    ruleset = rulesets.find(turn.before.ruleset)
    seat = SeatBrief("the commander")
    started = strengths(quatre_bras()[0].turn.before)
    clock = Clock(ruleset.minutes_per_turn)
    return player_data(
        ruleset, turn.before, turn.events, turn.after, side=side, seat=seat, clock=clock, started=started
    )


def reports():
    return [report(number, side) for number in range(1, TURNS + 1) for side in SIDES]


def last_places(told: TurnReportData) -> dict[str, str]:
    """The square in which every unit stood before it fell, read off the events as they were told."""
    size = told.ruleset.vocabulary.square
    at = {unit.id: unit.at for unit in told.before.units if unit.at is not None}
    fallen = {}
    for event in told.turn.events:
        if drawn_as(told.ruleset.catalogue, event) is Drawn.LOST and event.unit in at:
            fallen[event.unit] = square_name(at[event.unit], size)
        if event.effect.get("at") and not event.effect.get("reason"):
            at[event.unit] = tuple(event.effect["at"])
    return fallen


def test_news_of_a_loss_names_the_place_that_tables_name():
    compared = {NewsKind.OWN_LOST: 0, NewsKind.ENEMY_DESTROYED: 0}
    for told in reports():
        own = {row.unit.id: row.square for each in command_rows(told.telling, (), told.started) for row in each.rows}
        enemy = {public_id(row.contact): row.square for row in seen_of_the_enemy(told.turn, told.knowledge)}
        fell = last_places(told)
        for piece in news_of(told.telling, ()):
            if piece.kind in compared:
                table = own if piece.kind is NewsKind.OWN_LOST else enemy
                assert piece.where.square == table[piece.unit.id] == fell[piece.unit.id]
                compared[piece.kind] += 1
    assert min(compared.values()) >= 3


def test_the_enemy_asked_about_is_the_nearest_from_edge_to_edge():
    asked = 0
    for told in reports():
        rows = command_rows(told.telling, (), told.started)
        gaps = [
            gap(told.ruleset.footprint(told.after, unit), told.ruleset.footprint(told.after, enemy))
            for each in rows
            for unit in each.units
            if unit.in_play
            for contact in in_sight(told.knowledge)
            if (enemy := told.after.unit_by_id.get(public_id(contact))) is not None
        ]
        found = questions(told.turn, (), rows, told.knowledge)
        if found and isinstance(found[0], EnemyNear):
            near = found[0]
            enemy = told.after.unit_by_id[public_id(near.contact)]
            assert near.distance == pytest.approx(min(gaps))
            assert near.distance < math.dist(near.unit.at, enemy.at)
            asked += 1
    assert asked >= TURNS


def test_commands_in_hand_and_those_that_are_not_are_all_that_is_left():
    words = {"all": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8}
    for told in reports():
        rows = command_rows(told.telling, (), told.started)
        first = tuple(replace(row, left=0, lost_now=row.left + row.lost_now, status="") for row in rows[0].rows)
        without_first = (replace(rows[0], rows=first, statuses={}), *rows[1:])
        for shown in (rows, without_first):
            _, share, note = facts(told.tongue, told.telling, shown)[3]
            part, whole = (int(figure) for figure in share.split(" of "))
            named = 1 if note.startswith("not ") else words[note.split()[0]]
            assert part + named == whole == sum(1 for each in shown if each.left)
