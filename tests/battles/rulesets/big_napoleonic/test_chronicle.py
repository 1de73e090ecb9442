"""How everybody stood at each moment: what is remembered is what was."""

from random import Random

from hypothesis import given, settings

from battles import rulesets
from battles.rulesets.big_napoleonic.table import figures
from battles.rulesets.big_napoleonic.table.field import Field
from tests.battles.rulesets.big_napoleonic.strategies import battle_document, numbers


@settings(max_examples=15, deadline=None)
@given(numbers)
def test_every_moment_is_remembered_as_it_was(number):
    chance = Random(number)
    field = Field(rulesets.read(battle_document(number, orders=False)), {}, b"")
    field.begin_player_turn("north")
    moments = []
    for _ in range(12):
        for troop in chance.sample(field.troops, min(2, len(field.troops))):
            if chance.random() < 0.1:
                field.remove(troop, "eliminated")
            elif not troop.in_town:
                troop.place(chance.uniform(2, 58), chance.uniform(2, 46), chance.uniform(0, 360))
        moments.append((field.snapshot(), {troop.id: troop.posture for troop in field.troops if troop.present}))
    for moment, was in moments:
        assert list(moment) == list(was)
        assert dict(moment) == was
        assert len(moment) == len(was)
        west, south = chance.uniform(0, 50), chance.uniform(0, 40)
        there = {stay.troop.id: stay.posture for stay in moment.around((west, south), (west + 8, south + 5))}
        assert there.items() <= was.items()
        inside = figures.square((west + 4, south + 2.5), 5.0)
        assert {id_ for id_, posture in was.items() if figures.touching(inside, posture.figure)} <= set(there)


@settings(max_examples=15, deadline=None)
@given(numbers)
def test_those_near_are_all_who_are_near(number):
    chance = Random(number)
    field = Field(rulesets.read(battle_document(number, orders=False)), {}, b"")
    for troop in field.troops:
        if chance.random() < 0.4 and not troop.in_town:
            troop.place(chance.uniform(2, 58), chance.uniform(2, 46), chance.uniform(0, 360))
        elif chance.random() < 0.1:
            field.remove(troop, "left")
    present = [troop for troop in field.troops if troop.present]
    assert field.on_table() == present
    for troop in present:
        enemies = [enemy for enemy in present if enemy.side != troop.side]
        assert field.enemies(troop) == enemies
        assert field.enemies_near(troop, troop.figure, 4.0) == [
            enemy for enemy in enemies if figures.near(troop.figure, enemy.figure, 4.0)
        ]
        gaps = [figures.gap(troop.figure, enemy.figure) for enemy in enemies]
        nearest = field.nearest_enemy(troop)
        assert (nearest is None) == (not gaps)
        if nearest is not None:
            assert figures.gap(troop.figure, nearest.figure) <= min(gaps) + 1e-9
