"""The normal form: reading it gives the same orders again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battles.engine.battle import Unit
from battles.engine.orders import OrderSheet
from orders.language.normal_form import normal_form
from tests.orders.language.ground import EXAMPLE, NAMES, battle, names_of, read


def meaning(sheet: OrderSheet) -> dict[str, Any]:
    """All that a sheet orders, without the key, line numbers and what was refused."""

    def without_lines(value: Any) -> Any:
        return replace(value, line=0) if hasattr(value, "line") else value

    def actions(found: Any) -> Any:
        return tuple(without_lines(action) for action in found)

    return {
        "turn": sheet.turn,
        "priority": sheet.priority,
        "concede": sheet.concede,
        "intent": without_lines(sheet.intent),
        "blocks": [
            (block.kind, block.scope, without_lines(block.intent), actions(block.actions)) for block in sheet.blocks
        ],
        "units": [(order.unit, actions(order.actions), order.block) for order in sheet.units],
        "groups": [(order.units, actions(order.actions), order.block) for order in sheet.groups],
        "generals": [(order.formation, actions(order.actions)) for order in sheet.generals],
        "standing": [without_lines(standing) for standing in sheet.standing],
        "messages": [without_lines(message) for message in sheet.messages],
    }


def test_the_normal_form_of_the_contracts_example() -> None:
    assert (
        normal_form(read(EXAMPLE), NAMES)
        == """\
TURN 4
PRIORITY gauthier, 9D/artillery
BRIGADE gauthier
  INTENT ATTACK gemioncourt
  1/92: FORM COLUMN; FACE N; MOVE 6; CHARGE 27J
  2/92: FORM SKIRMISH; MOVE TO square K7; FIRE AT battery-2
  STANDING vs cavalry: SQUARE
  GENERAL Foy: MOVE TO square K5
  STANDING ALL opportunity charge: NEVER
  MESSAGE TO Reille: Ney presses; I need guns.
"""
    )


def test_the_key_is_no_part_of_the_normal_form() -> None:
    assert "7Q2K" not in normal_form(read(EXAMPLE), NAMES)


def test_an_empty_sheet_has_an_empty_normal_form() -> None:
    assert normal_form(read("END"), NAMES) == ""


def test_a_sheet_of_another_side_is_our_mistake() -> None:
    with pytest.raises(ValueError, match="the names for 'allied'"):
        normal_form(read("CONCEDE"), names_of(battle(), "allied"))


def test_a_square_is_not_taken_for_a_unit_of_which_its_writer_knew_nothing() -> None:
    hidden = battle(Unit("K7", "bylandt", arm="infantry", at=(150, 100)))
    sheet = read("1/92: MOVE TO K7 SW; FACE K7\nSTANDING ALL rally facing: K7\nINTENT ADVANCE K7", NAMES)
    written = normal_form(sheet, NAMES)
    assert meaning(read(written, names_of(hidden, "french"))) == meaning(sheet)


def test_lines_after_a_refused_header_leave_the_block_before() -> None:
    sheet = read("BRIGADE gauthier\nINTENT HOLD\nBRIGADE nobody\n1/93: MOVE 6")
    assert normal_form(sheet, NAMES) == "BRIGADE gauthier\n  INTENT HOLD\nSIDE\n1/93: MOVE 6\n"


def test_normal_forms_joined_by_side_mean_the_same_together() -> None:
    gauthier = names_of(battle(), "french", own={"gauthier"})
    jamin = names_of(battle(), "french", own={"jamin"})
    first = normal_form(read("BRIGADE gauthier\nINTENT ATTACK gemioncourt\n1/92: HOLD", gauthier), gauthier)
    second = normal_form(read("INTENT DEFEND bossu\nSTANDING feint: NEVER", jamin), jamin)
    joined = read(f"{first}SIDE\n{second}")
    assert joined.refused == ()
    assert [(block.scope, block.intent and block.intent.posture) for block in joined.blocks] == [
        (("gauthier",), "ATTACK"),
        (("jamin",), "DEFEND"),
    ]
    assert joined.intent is None
    assert joined.standing[0].scope == ("jamin",)


units = st.sampled_from(["1/92", "2nd/92nd", "1/93rd Ligne", "battery-1"])
enemies = st.sampled_from(["27J", "27th Jagers", "7th militia", "battery-2"])
numbers = st.one_of(st.integers(0, 40).map(str), st.sampled_from(["2.5", "6,5", "12 cm"]))
places = st.one_of(enemies, st.sampled_from(["K7", "c3 sw", "60,40", "bossu", "Gemioncourt Brook", "Reille", "1/92"]))
directions = st.one_of(st.sampled_from(["N", "south-west", "45", "337.5"]), places)
actions = st.one_of(
    st.sampled_from(["HOLD", "about face", "RETREAT", "HOLD FIRE", "MOVE", "PROLONG BACK 1"]),
    st.builds("move {}".format, numbers),
    st.builds("MOVE TO {}".format, places),
    st.builds("FACE {}".format, directions),
    st.builds("CHARGE {} FACE {} EXTEND".format, enemies, directions),
    st.builds("Fire at {}".format, enemies),
    st.builds("FORM {} on left on rear".format, st.sampled_from(["column", "LINE", "square"])),
    st.builds("OBLIQUE right {} {} side first".format, numbers, numbers),
    st.builds("REDEPLOY {} {}".format, st.sampled_from(["N", "45"]), numbers),
)
decisions = st.one_of(
    st.builds("evade distance: {}".format, st.one_of(numbers, st.sampled_from(["FAR", "near"]))),
    st.builds("split: {} 27J, 2 battery-2".format, st.integers(1, 9)),
    st.builds("breakthrough: CHARGE {}".format, enemies),
    st.builds("feint facing: {}".format, directions),
    st.builds(
        "opportunity charge: ALWAYS IF WITHIN {} AND TARGET {}".format, numbers, st.sampled_from(["cavalry", "27J"])
    ),
)
scopes = st.sampled_from(["ALL ", "", "1/92 ", "9D artillery ", "gauthier, 1/93 "])
orders = st.one_of(
    st.builds("{}: {}; {}".format, units, actions, actions),
    st.builds("{}: {}".format, units, actions),
    st.builds("STANDING {}{}".format, scopes, decisions),
    st.builds("INTENT ATTACK {}".format, places),
    st.builds("GENERAL {}: MOVE TO {}".format, st.sampled_from(["Foy", "jamin", "II"]), places),
    st.builds("MESSAGE TO Reille: {}".format, st.text("abc ;:é-", min_size=1).filter(str.strip)),
    st.sampled_from(["BRIGADE gauthier", "DIVISION Foy", "DIVISION 9D\nMANOEUVRE N 24", "BATTERY battery-1", "SIDE"]),
    st.sampled_from(
        ["BRIGADE nobody", "GROUP 1/92, 1/93", "BRIGADE jamin: HOLD", "CONCEDE", "TURN 4", "PRIORITY jamin"]
    ),
)


@given(st.lists(orders, max_size=12))
@settings(max_examples=80, deadline=None)
def test_reading_a_normal_form_gives_the_same_orders(lines: list[str]) -> None:
    sheet = read("\n".join(lines))
    written = normal_form(sheet, NAMES)
    again = read(written)
    assert again.refused == ()
    assert meaning(again) == meaning(sheet)
    assert normal_form(again, NAMES) == written


@given(orders)
@settings(max_examples=60, deadline=None)
def test_the_echo_of_a_line_is_read_as_the_same_line(line: str) -> None:
    for echoed in read(line).lines:
        echoes = read(echoed.normal).lines
        assert echoed.normal in [echo.normal for echo in echoes] or echoed.depth == 1
