"""Whole sheets: blocks, scopes, headers, comments, limits (contract, section 2)."""

from __future__ import annotations

import textwrap
from dataclasses import replace

import pytest

from battles.engine.orders import Action, GeneralOrder, GroupOrder, Message, Place, PlaceKind
from battles.rulesets.mini_nap.vocabulary import VOCABULARY
from orders.language.sheet import MOST_CHARACTERS, MOST_LINES, parse
from tests.orders.language.ground import EXAMPLE, NAMES, normals, read


def test_the_example_of_the_contract_is_understood_in_every_line() -> None:
    sheet = read(EXAMPLE)
    assert sheet.refused == ()
    assert sheet.key == "7Q2K-MXA4"
    assert sheet.turn == 4
    assert sheet.priority == ("gauthier", "9D/artillery")
    (block,) = sheet.blocks
    assert (block.kind, block.scope, block.line) == ("BRIGADE", ("gauthier",), 4)
    assert block.intent is not None
    assert (block.intent.posture, block.intent.line) == ("ATTACK", 5)
    assert block.intent.objective == Place(PlaceKind.TERRAIN, "gemioncourt", "gemioncourt")
    first, second = sheet.units
    assert (first.unit, first.line, first.block) == ("1/92", 6, "gauthier")
    assert [action.verb for action in first.actions] == ["FORM", "FACE", "MOVE", "CHARGE"]
    assert [action.verb for action in second.actions] == ["FORM", "MOVE TO", "FIRE AT"]
    in_block, for_all = sheet.standing
    assert (in_block.decision, in_block.choice, in_block.scope) == ("vs cavalry", "SQUARE", ("gauthier",))
    assert (for_all.decision, for_all.choice, for_all.scope) == ("opportunity charge", "NEVER", ())
    assert sheet.generals == (GeneralOrder("9D", sheet.generals[0].actions, 9),)
    assert sheet.messages == (Message("Reille", "Ney presses; I need guns.", 11),)


@pytest.mark.parametrize(
    ("said", "short"),
    [
        ("STANDING BRIGADE gauthier vs cavalry: SQUARE", "STANDING gauthier vs cavalry: SQUARE"),
        ("PRIORITY BRIGADE gauthier, DIVISION 9D artillery", "PRIORITY gauthier, 9D artillery"),
        ("GENERAL DIVISION 9D: MOVE TO K5", "GENERAL Foy: MOVE TO K5"),
    ],
)
def test_the_kind_of_a_command_may_stand_before_its_name(said: str, short: str) -> None:
    assert read(said).refused == ()
    assert normals(said) == normals(short)


def test_an_empty_sheet_is_a_valid_one() -> None:
    for text in ("", "\n\n", "# nothing today", "----------\n=====", "END", "END\nBest regards"):
        sheet = read(text)
        assert sheet.refused == ()
        assert sheet.lines == ()


def test_lines_of_the_blank_sheet_that_were_left_blank_say_nothing() -> None:
    sheet = read("TURN 4\nPRIORITY\nBRIGADE Gauthier\n  INTENT\nBRIGADE Jamin\n  INTENT:\nEND")
    assert sheet.refused == ()
    assert [line.normal for line in sheet.lines] == ["TURN 4", "BRIGADE gauthier", "BRIGADE jamin"]


def test_everything_after_end_is_ignored_and_lines_keep_their_numbers() -> None:
    sheet = read("\n\n1/92: MOVE 6 # slowly\n  end.\n1/92: MOVE 4\nBest regards")
    assert [(line.line, line.normal) for line in sheet.lines] == [(3, "1/92: MOVE 6")]
    assert sheet.refused == ()


@pytest.mark.parametrize("bullet", ["- ", "* ", "• ", "– ", "1. ", "2) ", "(3) ", "a) ", "   ", "\t- ", "+ "])
def test_bullets_and_numbers_before_a_line_make_no_difference(bullet: str) -> None:
    assert normals(f"{bullet}1/92: MOVE 6") == ["1/92: MOVE 6"]


@pytest.mark.parametrize("separator", [": ", ":", " : ", " - ", " – ", " — ", " = ", " -> ", ", ", "; ", " ", ". "])
def test_the_mark_after_a_units_name_may_be_any_or_none(separator: str) -> None:
    assert normals(f"1/92{separator}MOVE 6") == ["1/92: MOVE 6"]


@pytest.mark.parametrize(
    "separator", ["; ", ";", " ; ", ", ", " then ", ", then ", " and then ", " & ", " + ", ". ", " -> ", ";;"]
)
def test_orders_on_a_line_may_be_parted_by_any_mark(separator: str) -> None:
    text = separator.join(["FORM COLUMN", "MOVE 6", "HOLD FIRE"])
    assert normals(f"1/92: {text}") == ["1/92: FORM COLUMN; MOVE 6; HOLD FIRE"]


@pytest.mark.parametrize("ending", ["", ".", ";", "!", " .", ","])
def test_a_mark_at_the_end_of_a_line_means_nothing(ending: str) -> None:
    assert normals(f"1/92: MOVE 6{ending}") == ["1/92: MOVE 6"]


def test_indentation_means_nothing_because_mails_lose_it() -> None:
    lines = EXAMPLE.splitlines()
    flat = "\n".join(line.strip() for line in lines)
    deep = "\n".join(f"        {line}" for line in lines)
    assert read(flat).units == read(deep).units == read(EXAMPLE).units
    assert read(flat).standing == read(EXAMPLE).standing


def test_a_block_runs_to_the_next_header_or_to_side() -> None:
    sheet = read(
        "BRIGADE gauthier\nINTENT HOLD\nBRIGADE jamin\nSTANDING feint: NEVER\nSIDE\nINTENT ADVANCE\n1/93: HOLD"
    )
    assert [block.intent and block.intent.posture for block in sheet.blocks] == ["HOLD", None]
    assert sheet.standing[0].scope == ("jamin",)
    assert sheet.intent is not None
    assert sheet.intent.posture == "ADVANCE"
    assert sheet.units[0].block == ""


def test_before_any_block_standing_orders_and_intents_are_for_the_side() -> None:
    sheet = read("INTENT DEFEND gemioncourt\nSTANDING vs cavalry: STAND\nBRIGADE gauthier\nINTENT HOLD")
    assert sheet.intent is not None
    assert sheet.intent.posture == "DEFEND"
    assert sheet.standing[0].scope == ()


def test_a_block_may_be_written_on_one_line() -> None:
    sheet = read("BRIGADE gauthier: INTENT ATTACK gemioncourt\nBRIGADE jamin: HOLD\nDIVISION 9D: STANDING feint: NEVER")
    postures = [block.intent and block.intent.posture for block in sheet.blocks]
    assert postures == ["ATTACK", "HOLD", None]
    assert sheet.standing[0].scope == ("9D",)


def test_a_posture_in_a_block_may_stand_without_the_word_intent() -> None:
    (block,) = read("BRIGADE gauthier\nAttack on Gemioncourt").blocks
    assert block.intent is not None
    assert block.intent.text == "INTENT ATTACK gemioncourt"
    assert read("Attack on Gemioncourt").refused


def test_orders_may_stand_under_a_units_name() -> None:
    sheet = read("1/92:\n  FORM COLUMN\n  - MOVE 6\n2/92: HOLD")
    assert sheet.refused == ()
    first, second = sheet.units
    assert [action.text for action in first.actions] == ["FORM COLUMN", "MOVE 6"]
    assert [action.line for action in first.actions] == [2, 3]
    assert (first.line, second.line) == (1, 4)


def test_a_units_name_without_any_order_is_refused() -> None:
    (refused,) = read("1/92:\n2/92: HOLD").refused
    assert refused.line == 1
    assert refused.explanation == "No order follows the name. Write for example: 1/92: HOLD"


def test_lines_broken_by_a_mail_program_are_put_together_again() -> None:
    whole = [
        "1/92: FORM COLUMN ON LEFT; FACE NE; MOVE TO Gemioncourt; CHARGE 27th Jagers; HOLD FIRE",
        "STANDING ALL opportunity charge: FLANK IF WITHIN 6 AND STRENGTH >= 4 AND TARGET cavalry",
        "MESSAGE TO Reille: we hold the farm but the enemy is bringing guns up behind the brook, and I",
        "2/92: HOLD",
    ]
    for width in range(62, 78):
        broken = "\n".join(line for order in whole for line in textwrap.wrap(order, width))
        sheet = read(broken)
        assert sheet.refused == ()
        assert [line.normal for line in sheet.lines] == normals("\n".join(whole))


def test_a_line_that_was_left_open_goes_on_with_the_next() -> None:
    assert normals("1/92: FORM COLUMN;\n  MOVE 6;\n  HOLD FIRE\n2/92: HOLD") == [
        "1/92: FORM COLUMN; MOVE 6; HOLD FIRE",
        "2/92: HOLD",
    ]
    assert normals("PRIORITY gauthier,\njamin") == ["PRIORITY gauthier, jamin"]
    assert normals("1/92: FORM COLUMN; CHARGE\n27J") == ["1/92: FORM COLUMN; CHARGE 27J"]
    assert normals("1/92: HOLD\n# a word\n1/93: HOLD") == ["1/92: HOLD", "1/93: HOLD"]


def test_a_misspelt_order_never_becomes_part_of_a_message() -> None:
    message = "MESSAGE TO Reille: we hold the farm but the enemy is bringing guns up behind the brook"
    sheet = read(f"{message}\n1/92: MVOE 6\n{message}\nand I need horse.")
    assert [refused.text for refused in sheet.refused] == ["1/92: MVOE 6"]
    assert [message.body[-5:] for message in sheet.messages] == ["brook", "orse."]


def test_a_short_line_that_is_whole_is_never_mixed_with_the_next() -> None:
    sheet = read("1/92: MOVE\n6")
    assert [line.normal for line in sheet.lines] == ["1/92: MOVE"]
    assert [refused.line for refused in sheet.refused] == [2]


def test_several_units_may_share_a_line() -> None:
    sheet = read("1/92, 2/92 and 1/93: MOVE 6")
    assert [order.unit for order in sheet.units] == ["1/92", "2/92", "1/93"]
    assert {order.line for order in sheet.units} == {1}


def test_a_group_acts_together_only_where_the_rulebook_has_groups() -> None:
    text = "GROUP 1/92, 2/92: MOVE 6"
    assert [order.unit for order in read(text).units] == ["1/92", "2/92"]
    sheet = parse(text, NAMES, replace(VOCABULARY, groups=True))
    assert sheet.units == ()
    assert sheet.groups == (GroupOrder(("1/92", "2/92"), (Action("MOVE", {"distance": 6.0}, 1, "MOVE 6"),), 1),)


def test_in_a_battery_or_group_block_orders_need_no_name() -> None:
    sheet = read("BATTERY battery-1\nFIRE AT 27J\nSTANDING return fire: NEVER\nGROUP 1/92, 2/92\nMOVE 6\nINTENT HOLD")
    assert sheet.refused == ()
    assert [(order.unit, order.actions[0].text) for order in sheet.units] == [
        ("battery-1", "FIRE AT 27J"),
        ("1/92", "MOVE 6"),
        ("2/92", "MOVE 6"),
    ]
    assert sheet.standing[0].scope == ("battery-1",)
    assert [(block.kind, block.scope) for block in sheet.blocks] == [
        ("BATTERY", ("battery-1",)),
        ("GROUP", ("1/92", "2/92")),
    ]


def test_a_command_may_be_ordered_as_a_whole() -> None:
    (block,) = read("DIVISION 9D\nManeuver N 24\n1/92: MOVE 36").blocks
    assert [action.text for action in block.actions] == ["MANOEUVRE N 24"]


def test_a_general_may_be_ordered_by_name_by_formation_or_in_his_block() -> None:
    for text in (
        "GENERAL Foy: MOVE TO K5",
        "GENERAL 9D: MOVE TO K5",
        "DIVISION 9D\nGENERAL: MOVE TO K5",
        "Gen. Foy - move to k5",
    ):
        assert read(text).generals[-1].formation == "9D"
    (order,) = read("GENERAL Gauthier: DETACH; ATTACH 1/92; MOVE TO 20,20 BEFORE jamin").generals
    assert [action.verb for action in order.actions] == ["DETACH", "ATTACH", "MOVE TO"]
    assert order.actions[2].arguments["brigade"] == "jamin"


@pytest.mark.parametrize(
    ("text", "scope"),
    [
        ("STANDING ALL feint: NEVER", ()),
        ("STANDING feint: NEVER", ()),
        ("STANDING 1/92 feint: NEVER", ("1/92",)),
        ("STANDING 1/92, 2/92 feint: NEVER", ("1/92", "2/92")),
        ("STANDING gauthier feint: NEVER", ("gauthier",)),
        ("STANDING Gauthier's Brigade: feint NEVER", ("gauthier",)),
        ("STANDING 9D artillery feint: NEVER", ("9D/artillery",)),
        ("1/92: STANDING feint: NEVER", ("1/92",)),
        ("Standing orders for all: feint never", ()),
    ],
)
def test_standing_orders_bind_their_scope(text: str, scope: tuple[str, ...]) -> None:
    (standing,) = read(text).standing
    assert (standing.decision, standing.choice, standing.scope) == ("feint", "NEVER", scope)


def test_standing_orders_carry_conditions_and_several_fit_on_a_line() -> None:
    first, second = read(
        "STANDING ALL opportunity charge: FLANK IF WITHIN 6 AND TARGET cavalry; return fire: NEVER if strength >= 4"
    ).standing
    assert [condition.name for condition in first.conditions] == ["WITHIN", "TARGET ARM"]
    assert first.text == "opportunity charge: FLANK IF WITHIN 6 AND TARGET CAVALRY"
    assert second.conditions[0].arguments == {"strength": 4}


def test_a_message_keeps_its_words_and_needs_no_colon_before_a_known_name() -> None:
    assert read("message to Marshal Ney: Où êtes-vous? — Foy").messages == (
        Message("Marshal Ney", "Où êtes-vous? — Foy", 1),
    )
    assert read("MESSAGE TO Reille I need guns").messages == (Message("Reille", "I need guns", 1),)
    assert read("MESSAGE TO umpire is the brook fordable?").messages[0].to == "umpire"


def test_another_turns_number_is_refused_but_told_to_the_caller() -> None:
    sheet = read("TURN 3\n1/92: MOVE 6")
    assert sheet.turn == 3
    (refused,) = sheet.refused
    assert refused.explanation == "Turn 3 is not open; orders are now for turn 4."
    assert [line.normal for line in sheet.lines] == ["1/92: MOVE 6"]


def test_the_known_names_of_a_priority_line_count_although_one_is_unknown() -> None:
    sheet = read("PRIORITY jamin, bylandt, gauthier")
    assert sheet.priority == ("jamin", "gauthier")
    (refused,) = sheet.refused
    assert (refused.line, refused.reason.value, refused.text) == (1, "not-yours", "PRIORITY jamin, bylandt, gauthier")


def test_what_depends_on_a_refused_header_is_refused_and_never_taken_for_another_block() -> None:
    sheet = read("BRIGADE gauthier\nINTENT HOLD\nBRIGAED jamin\nINTENT ATTACK\nSTANDING feint: NEVER\n1/93: HOLD")
    assert [refused.line for refused in sheet.refused] == [3, 4, 5]
    assert sheet.blocks[0].intent is not None
    assert sheet.blocks[0].intent.posture == "HOLD"
    assert sheet.standing == ()
    assert [order.unit for order in sheet.units] == ["1/93"]


def test_a_hopeless_line_in_a_block_does_not_end_it() -> None:
    for hopeless in ("1/92: zzz qqq 9 xxx", "what about the bridge then", "1/92: mvoe 6; frm clumn; chage 27j; fce nx"):
        sheet = read(f"BRIGADE gauthier\n{hopeless}\nINTENT ATTACK gemioncourt")
        assert [refused.line for refused in sheet.refused] == [2]
        assert sheet.blocks[0].intent is not None


def test_equal_lines_get_equal_answers() -> None:
    first, second, third = read("1/92: mvoe 6; frm clumn; chage 27j; fce nx\n" * 3).refused
    assert (first.reason, first.explanation, first.suggestions) == (
        second.reason,
        second.explanation,
        second.suggestions,
    )
    assert third.suggestions == first.suggestions


def test_a_block_of_the_enemy_is_refused_with_what_depends_on_it() -> None:
    sheet = read("BRIGADE bylandt\nINTENT ATTACK\n7M: MOVE 6")
    assert [(refused.line, refused.reason.value) for refused in sheet.refused] == [
        (1, "not-yours"),
        (2, "not-yours"),
        (3, "not-yours"),
    ]


def test_a_header_of_another_kind_is_taken_by_id_and_refused_by_name() -> None:
    assert normals("BRIGADE 9D") == ["DIVISION 9D"]
    (refused,) = read("BRIGADE Foy").refused
    assert refused.suggestions[0].text == "DIVISION 9D"


def test_a_line_with_one_unreadable_order_is_refused_as_a_whole() -> None:
    sheet = read("1/92: FORM COLUMN; WALTZ; MOVE 6")
    assert sheet.units == ()
    assert [refused.text for refused in sheet.refused] == ["1/92: FORM COLUMN; WALTZ; MOVE 6"]


def test_a_sheet_may_concede() -> None:
    assert read("concede").concede
    assert read("I concede that it rains").concede is False


def test_a_sheet_and_its_lines_have_a_limit_and_say_so() -> None:
    long = read("1/92: " + "MOVE " * MOST_CHARACTERS)
    assert "characters; a line takes" in long.refused[0].explanation
    many = read("1/92: HOLD\n" * (MOST_LINES + 5))
    assert len(many.units) == MOST_LINES
    assert many.refused[0].line == MOST_LINES + 1
    assert f"A sheet takes {MOST_LINES} lines" in many.refused[0].explanation
