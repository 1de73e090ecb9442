"""The staff's search: an order is left unjudged only where it cannot be the best."""

import math
import random
from dataclasses import replace
from importlib import import_module
from types import SimpleNamespace

import pytest

from battles.engine.boxes import box
from battles.rulesets import find, read
from battles.services.adjudication import read_sheets
from battles.staff import Arm, Body, Foe, Lengths, Shape, work
from battles.staff.candidates import candidates
from battles.staff.forecast import forecast
from battles.staff.scene import Scene, Watched
from battles.staff.scores import promise, worth
from battles.staff.situation import Wish
from benchmarks._armies import ARMIES

LENGTHS = Lengths(interval=1.0, musketry=4.5, deploy=10.0, guns=12.0, alarm=20.0, support=6.0, screen=4.0)
POSTURES = ("ATTACK", "ADVANCE", "SCREEN", "WITHDRAW")
TURNS = 4


class Anywhere(SimpleNamespace):
    """A craft for whom everybody near the middle of the table is in command."""

    lengths = LENGTHS

    def broad(self, body):
        return 2.0 * body.box.hw

    def commanded(self, body):
        return math.dist(body.at, (0.0, 0.0)) < 12.0

    def on_road(self, body):
        return False

    def foresee(self, body, line, foes):
        return forecast(body, line, foes)


def troops(chance, made, number):
    shape = chance.choice((Shape.LINE, Shape.COLUMN, Shape.SQUARE))
    arm = chance.choice((Arm.FOOT, Arm.FOOT, Arm.HORSE, Arm.GUNS))
    facing = chance.uniform(0.0, 360.0)
    there = box(chance.uniform(-15, 15), chance.uniform(-15, 15), chance.uniform(2, 6), chance.uniform(1, 3), facing)
    return made(str(number), arm, there, facing, Shape.BATTERY if arm == Arm.GUNS else shape, 6.0, 8.0)


def scene_of(seed):
    chance = random.Random(seed)
    foes = [troops(chance, lambda *args: Foe(*args[:5], reach=args[6], range=4.0, dense=7.0), n) for n in range(6)]
    bodies = [troops(chance, lambda *args: Body(*args, range=4.0), n) for n in range(5)]
    body = bodies[0]._replace(shapes=frozenset({Shape.LINE, Shape.COLUMN, Shape.SQUARE}))
    place = (chance.uniform(-15, 15), chance.uniform(-15, 15))
    wish = Wish(place, chance.uniform(0, 360), (Shape.LINE, Shape.SQUARE), None, chance.choice((0.0, 4.5)))
    return (
        Scene.of(Anywhere(), body, wish, bodies, Watched.all_of(foes, LENGTHS)),
        body,
        list(candidates(body, wish, flanks=chance.random() < 0.5)),
    )


@pytest.mark.parametrize("seed", range(60))
def test_hopes_come_in_the_order_of_a_search_of_all(seed):
    scene, body, lines = scene_of(seed)
    hopes, found = work.Hopes(scene, body, lines), []
    while (hope := hopes.next(-math.inf)) is not None:
        found.append(hope)
    assert {hope.line for hope in found} == set(lines)
    assert [hope.worth for hope in found] == sorted((hope.worth for hope in found), reverse=True)
    for hope in found:
        assert hope.worth - hope.doubt == pytest.approx(worth(scene, hope.after))
        assert promise(scene, hope.after) >= worth(scene, hope.after)


@pytest.mark.parametrize("seed", range(20))
def test_nothing_worth_more_than_asked_is_left_out(seed):
    scene, body, lines = scene_of(seed)
    every, least = work.Hopes(scene, body, lines), 0.1
    wanted, found = [], []
    while (hope := every.next(-math.inf)) is not None:
        wanted += [hope.line] if hope.worth > least else []
    some = work.Hopes(scene, body, lines)
    while (hope := some.next(least)) is not None:
        found.append(hope.line)
    assert found == wanted


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("book", ARMIES)
def test_armies_are_led_as_by_a_search_of_all(book, seed, monkeypatch):
    pruned = battle_led(book, seed)
    monkeypatch.setattr(work, "promise", lambda scene, after: math.inf)
    assert battle_led(book, seed) == pruned


def battle_led(book, seed):
    """The events of the first turns of a generated battle on one intent a side."""
    state, events = read({**ARMIES[book](seed), "settings": {"staff": "able"}}), []
    for turn in range(TURNS):
        intents = {"south": f"INTENT {POSTURES[seed % 4]}\n", "north": f"INTENT {POSTURES[(seed + 1) % 4]}\n"}
        now = replace(state, orders=intents, log=())
        resolution = find(book).resolve(now, read_sheets(now), bytes([seed, turn]) * 16)
        events.append(resolution.events)
        state = resolution.battle
    return events


@pytest.mark.parametrize("seed", range(2))
def test_no_assault_is_worth_more_than_was_hoped(seed, monkeypatch):
    book = "big-napoleonic-battles"
    find(book)
    craft = import_module("battles.rulesets.big_napoleonic.command.able").AbleCraft
    weighed, charge = [], craft.charge

    def noted(self, body, foe, least):
        found = charge(self, body, foe, -math.inf)
        if found is not None:
            weighed.append((found.odds, self.hope(body, foe)))
        return found if found is not None and found.odds > least else None

    monkeypatch.setattr(craft, "charge", noted)
    noticed = battle_led(book, seed)
    monkeypatch.undo()
    assert weighed
    assert all(odds <= hope for odds, hope in weighed)
    assert battle_led(book, seed) == noticed
