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
from battles.engine.handles import short_handle
from battles.engine.knowledge import public_id
from battles.reports.documents import (
    Chronicle,
    SeatBrief,
    TurnReportData,
    UmpireReportData,
    player_data,
    turn_report,
    umpire_report,
)
from battles.reports.documents.front import facts
from battles.reports.documents.maps import field_scene
from battles.reports.documents.strip import abbreviated
from battles.reports.facts import Clock
from battles.reports.facts.enemy import in_sight, nearest_enemies, seen_of_the_enemy
from battles.reports.facts.generals import generals
from battles.reports.facts.news import NewsKind, news_of
from battles.reports.facts.places import square_name
from battles.reports.facts.questions import EnemyNear, questions
from battles.reports.facts.rows import command_rows
from battles.reports.fonts import Face
from battles.reports.fonts.metrics import width
from battles.reports.scene.values import Rank
from battles.reports.tongues.en.words import NUMBERS
from battles.services.papers.file import strengths
from battles.services.played import Played, orders_by_turn, play
from config.environment import ROOT
from tests.printed_words import text_of

#: Turns that are told in every test, and those that are played.
TURNS, PLAYED = 8, 14
SIDES = ("french", "allied")


def quatre_bras() -> tuple[Played, ...]:
    """The first turns of the battle of the examples."""
    return all_of_quatre_bras()[:TURNS]


@cache
def all_of_quatre_bras() -> tuple[Played, ...]:
    """The battle of the examples, as far as its orders go."""
    scenario = ROOT / "campaigns" / "scenarios" / "quatre-bras" / "battle.yaml"
    orders = ROOT / "docs" / "examples" / "quatre-bras-orders.yaml"
    battle = rulesets.read(battlefile.load(scenario.read_text(encoding="utf-8")))
    entries = battlefile.load(orders.read_text(encoding="utf-8"))
    return play(battle, orders_by_turn(entries["turns"]), lambda turn: turn.to_bytes(32, "big"), PLAYED)


@cache
def report(number: int, side: str) -> TurnReportData:
    """A side's report of a turn."""
    turn = all_of_quatre_bras()[number - 1].turn
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
    words = {"all": 0} | {word: count for count, word in enumerate(NUMBERS) if count}
    for told in reports():
        rows = command_rows(told.telling, (), told.started)
        first = tuple(replace(row, left=0, lost_now=row.left + row.lost_now, status="") for row in rows[0].rows)
        without_first = (replace(rows[0], rows=first, statuses={}), *rows[1:])
        for shown in (rows, without_first):
            _, share, note = facts(told.tongue, told.telling, shown)[3]
            part, whole = (int(figure) for figure in share.split(" of "))
            named = 1 if note.startswith("not ") else words[note.split()[0]]
            assert part + named == whole == sum(1 for each in shown if each.left)


def test_the_order_of_battle_of_a_report_is_what_came_up_in_its_figures():
    turns = tuple(one.turn for one in quatre_bras())
    ruleset = rulesets.find(turns[0].before.ruleset)
    chronicle = Chronicle(ruleset, turns, Clock(ruleset.minutes_per_turn))
    for band in chronicle.bands():
        units = [unit for unit in chronicle.came_up.units if chronicle.came_up.side_of[unit.id] == band.side]
        assert sum(ruleset.measure.amount(unit) for unit in units) == band.present[-1]
    never = {unit.id for unit in chronicle.first.units} - {unit.id for unit in chronicle.came_up.units}
    assert never
    assert {unit.id for unit in chronicle.last.units if unit.arrives is not None} == never
    assert all(chronicle.came_up.chain(unit.of) for unit in chronicle.came_up.units)


def test_the_umpires_figures_are_those_of_the_players():
    turn = quatre_bras()[TURNS - 1].turn
    started = strengths(quatre_bras()[0].turn.before)
    ruleset = rulesets.find(turn.before.ruleset)
    umpire = UmpireReportData(
        ruleset, turn.before, turn.after, turn.events, Clock(ruleset.minutes_per_turn), started=started
    )
    text = " ".join(text_of(umpire_report(umpire)).split())
    for side in SIDES:
        told = report(TURNS, side)
        rows = command_rows(told.telling, (), told.started)
        left, full = sum(each.left for each in rows), sum(each.full for each in rows)
        assert told.tongue.labels.umpire.share.format(part=left, whole=full) in text


def test_every_general_stands_in_a_table_with_his_square():
    told = report(4, "french")
    rows = generals(told.turn, {formation.id for formation in told.after.formations})
    own = [row for row in rows if told.after.side_of_formation(row.formation.id) == "french"]
    text = text_of(turn_report(told))
    table = text[text.index("Your generals".lower()) :]
    assert len(own) >= 10
    for row in own:
        assert row.commander.name in table
        assert row.square in table
    astray = [sign for sign in field_scene(told).commanders if sign.rank is Rank.BRIGADE and sign.caption]
    assert astray, "no brigadier stands alone in this position"


def test_words_of_the_strip_are_shortened_and_never_broken():
    for name in ("Kielmansegge", "Netherlands", "Saxe-Weimar", "Brunswick"):
        for measure in (18.0, 26.0, 40.0, 80.0):
            short = abbreviated(name, Face.SEMIBOLD, 5.8, measure)
            assert width(Face.SEMIBOLD, short, 5.8) <= measure
            assert short == name or (short.endswith(".") and name.startswith(short[:-1]))
    assert abbreviated("Pack", Face.SEMIBOLD, 5.8, 40.0) == "Pack"


def test_a_long_title_is_set_on_two_lines_and_not_cut():
    title = "Полтава, Łódź und Ölçü, oder die Schlacht an der Vorskla"
    told = report(4, "french")
    page = text_of(turn_report(replace(told, after=replace(told.after, title=title))))
    assert all(word in page for word in title.split())


def test_a_meeting_is_told_and_its_dice_are_shown_once():
    told_of = 0
    for told in reports():
        stories = told.tongue.stories(told.telling)
        shown = [note.number for story in stories for note in story.notes]
        by_story = [{note.number for note in story.notes} for story in stories]
        assert sum(len(numbers) for numbers in by_story) == len(set(shown))
        told_of += len(set(shown))
    assert told_of > 40


def test_prose_speaks_no_orders_and_no_initiative():
    for told in reports():
        for story in told.tongue.stories(told.telling):
            words = " ".join(span.text for paragraph in story.paragraphs for span in paragraph)
            assert "intent" not in words
            assert "initiative" not in words
            assert " cm" not in words


def test_the_table_names_the_nearest_enemy_by_what_orders_call_him():
    named = 0
    for told in reports():
        rows = command_rows(told.telling, (), told.started)
        units = [unit for each in rows for unit in each.units]
        known = {public_id(contact) for contact in in_sight(told.knowledge)}
        handles = known | {short_handle(one) for one in known}
        for unit_id, near in nearest_enemies(told.turn, told.knowledge, units).items():
            assert near.handle in handles
            own = told.ruleset.footprint(told.after, told.after.unit_by_id[unit_id])
            others = [told.ruleset.footprint(told.after, told.after.unit_by_id[one]) for one in known]
            assert near.gap == pytest.approx(min(gap(own, other) for other in others))
            named += 1
    assert named > 100
