"""Order sheets as values: stored and read again, joined, cut, with other ids and places in them."""

import json
from dataclasses import replace
from random import Random
from types import MappingProxyType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battles import rulesets
from battles.engine import sheets
from battles.engine.orders import (
    Action,
    Block,
    Direction,
    Intent,
    Message,
    OrderSheet,
    Place,
    PlaceKind,
    Standing,
    UnitOrder,
)
from battles.engine.sheets import with_places
from battles.services.naming import names_of
from orders.language.normal_form import normal_form
from orders.language.sheet import parse
from tests.battles.documents import battalion, battery, corps, squadron
from tests.battles.rulesets.mini_nap.strategies import battle_document, order_sheet

GHOST = Place(PlaceKind.UNIT, "enemy-1", ref="enemy-1")
FIXED = Place(PlaceKind.POINT, "60,42.5", point=(60.0, 42.5))


def sheet(place):
    face = Action("FACE", MappingProxyType({"direction": Direction("enemy-1", toward=place)}))
    charge = Action("CHARGE", MappingProxyType({"target": "enemy-1"}))
    return OrderSheet(
        side="french",
        intent=Intent("ATTACK", place, line=1),
        blocks=(Block("BRIGADE", ("FB",), 2, Intent("ADVANCE", place, line=3)),),
        units=(UnitOrder("F1", (face, charge), 4),),
    )


def test_a_place_named_by_a_lost_contact_is_where_it_was_lost_and_a_target_stays_a_target():
    assert with_places(sheet(GHOST), {"enemy-1": (60.0, 42.5)}) == sheet(FIXED)


def test_places_named_by_others_stay_as_they_are():
    assert with_places(sheet(GHOST), {}) == sheet(GHOST)
    assert with_places(sheet(GHOST), {"enemy-2": (1.0, 1.0)}) == sheet(GHOST)


TEXT = """PRIORITY jamin, gauthier
BRIGADE gauthier
  INTENT ATTACK A1
  F1: MOVE TO K5; FORM COLUMN
  STANDING return fire: NEVER
BRIGADE jamin
  F3: FACE A1
GENERAL Foy: MOVE 3
MESSAGE TO Jamin: hold enemy-1 where it is
STANDING ALL opportunity charge: NEVER
"""


def read(text, side="french", document=None):
    """A text as a sheet of values, without its echo and what was refused."""
    document = document or corps(
        battalion("F1", "gauthier"),
        battalion("F3", "jamin", (80, 20)),
        battery("FA", "9D", (100, 20)),
        squadron("A1", "AB", (60, 70), facing=180),
    )
    battle = rulesets.read(document)
    names = names_of(battle, side)
    sheet = parse(text, names, rulesets.find(battle.ruleset).vocabulary)
    return replace(sheet, refused=(), lines=(), key=""), names


def test_a_sheet_is_stored_as_plain_values_and_read_again():
    stored, _ = read(TEXT)
    assert len(stored.units) == 2
    assert sheets.from_mapping(json.loads(json.dumps(sheets.to_mapping(stored)))) == stored


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10**6))
def test_any_sheet_is_the_same_after_it_was_stored_and_is_the_sum_of_its_pieces(number):
    document = battle_document(number, most=6)
    written, _ = read(order_sheet(Random(number), document, "north"), "north", document)
    stored = sheets.from_mapping(json.loads(json.dumps(sheets.to_mapping(written))))
    assert stored == written
    if not sheets.is_empty(stored):
        pieces = sheets.pieces_of(stored)
        assert sheets.joined([sheets.merged(pieces)]) == sheets.joined([replace(stored, turn=None)])
        parts = [part for piece in pieces for part in sheets.parts_of(piece)]
        assert sheets.lasting(sheets.merged([*pieces, *parts][: len(pieces)])) == sheets.lasting(stored)
        assert all(sheets.own_line(part) >= sheets.first_line(part) for part in parts)


def test_the_orders_of_an_army_are_a_piece_of_their_own():
    army = Block("ARMY", ("A",), 2, Intent("HOLD", line=3), (Action("ADVANCE", line=4, text="ADVANCE"),))
    brigade = Block("BRIGADE", ("FB",), 5, Intent("ATTACK", line=6))
    sheet = OrderSheet("french", blocks=(army, brigade), units=(UnitOrder("F1", (), 7, "FB"),))
    first, second = sheets.pieces_of(sheet)
    assert (first.blocks, first.units) == ((army,), ())
    assert (second.blocks, second.units) == ((brigade,), sheet.units)
    assert [sheets.own_line(part) for part in sheets.parts_of(first)] == [3, 4]


def test_a_line_within_a_block_that_speaks_of_others_is_a_piece_of_its_own():
    block = Block("BRIGADE", ("FB",), 1, Intent("HOLD", line=2))
    for_all = Standing("return fire", "NEVER", line=3, text="return fire: NEVER")
    sheet = OrderSheet("french", blocks=(block,), standing=(for_all,), messages=(Message("Foy", "hello", 4),))
    assert [sheets.first_line(piece) for piece in sheets.pieces_of(sheet)] == [1, 3, 4]


def test_several_writers_make_one_sheet_and_each_keeps_the_order_of_his_lines():
    mine, names = read("BRIGADE gauthier\nINTENT HOLD\nF1: MOVE 4\n")
    yours, _ = read("PRIORITY jamin\nBRIGADE jamin\nF3: MOVE 2\nCONCEDE\n")
    whole = sheets.joined([mine, yours])
    assert [(order.unit, order.line) for order in whole.units] == [("F1", 3), ("F3", 6)]
    assert (whole.priority, whole.concede) == (("jamin",), True)
    assert read(normal_form(whole, names))[0].units[1].actions[0].text == "MOVE 2"


def test_sheets_of_two_sides_make_none():
    with pytest.raises(ValueError, match="one side"):
        sheets.joined([OrderSheet("french"), OrderSheet("allied")])
    with pytest.raises(ValueError, match="one side"):
        sheets.joined([])


def test_what_lasts_is_intents_and_standing_orders():
    kept = sheets.lasting(read(TEXT)[0])
    assert [block.scope for block in kept.blocks] == [("gauthier",)]
    assert len(kept.standing) == 2
    assert (kept.units, kept.generals, kept.messages, kept.priority) == ((), (), (), ())
    assert sheets.is_empty(sheets.lasting(read("F1: MOVE 3\n")[0]))


def test_other_ids_stand_in_orders_and_in_their_words_but_not_in_messages():
    sheet = OrderSheet(
        "french",
        units=(UnitOrder("F1", (Action("CHARGE", MappingProxyType({"target": "enemy-1"}), 1, "CHARGE enemy-1"),), 1),),
        messages=(Message("Jamin", "hold enemy-1 where it is", 2),),
        intent=Intent("ATTACK", Place(PlaceKind.UNIT, "enemy-12", "enemy-12"), 3, "INTENT ATTACK enemy-12"),
    )
    named = sheets.with_ids(sheet, {"enemy-1": "27J", "enemy-12": "A/2"})
    assert named.units[0].actions[0].arguments["target"] == "27J"
    assert named.units[0].actions[0].text == "CHARGE 27J"
    assert named.intent == Intent("ATTACK", Place(PlaceKind.UNIT, "A/2", "A/2"), 3, "INTENT ATTACK A/2")
    assert named.messages == sheet.messages
    assert sheets.with_ids(sheet, {}) == sheet
