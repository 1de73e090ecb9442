"""Refusals: the reason, where and what was expected, and what may be written instead."""

from __future__ import annotations

import pytest

from battles.engine.battle import Unit
from battles.rulesets.mini_nap.vocabulary import VOCABULARY
from orders.language.mistakes import MISTAKES
from orders.language.refusals import WHO, no_order
from orders.language.sheet import parse
from tests.orders.language.ground import NAMES, battle, names_of, normals, read, refusal


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("1/92: CHRAGE 27J", "1/92: CHARGE 27J"),
        ("1/92 form clumn; mvoe 6", "1/92: FORM COLUMN; MOVE 6"),
        ("2nd/92nd Ligne: move to Gemioncort", "2/92: MOVE TO gemioncourt"),
        ("1/92: MOVETO K7", "1/92: MOVE TO K7"),
        ("1/92: FORM COLUMN MOVE 6", "1/92: FORM COLUMN; MOVE 6"),
        ("1/92: FIRE 27J", "1/92: FIRE AT 27J"),
        ("1/92: MOVE l2", "1/92: MOVE 12"),
        ("1/92: MOVE TO 60;40", "1/92: MOVE TO 60,40"),
        ("Foy: MOVE TO K5", "GENERAL Foy: MOVE TO K5"),
        ("Gauthier: attack Gemioncourt", "BRIGADE gauthier: INTENT ATTACK gemioncourt"),
        ("BRIGADE gautier", "BRIGADE gauthier"),
        ("BRIGAED jamin", "BRIGADE jamin"),
        ("INTNET ATTACK gemioncourt", "INTENT ATTACK gemioncourt"),
        ("STANDING vs cavlry: SQUARE", "STANDING vs cavalry: SQUARE"),
        ("STANDIGN ALL feint: NEVER", "STANDING ALL feint: NEVER"),
        ("vs cavalry: square", "STANDING ALL vs cavalry: SQUARE"),
        ("STANDING ALL opportunity charge: NVEER IF WITHIN 6", "STANDING ALL opportunity charge: NEVER IF WITHIN 6"),
        ("PRIORITY gautier, jamin", "PRIORITY gauthier, jamin"),
        ("TRUN 4", "TURN 4"),
        ("Concde", "CONCEDE"),
        ("1/92: please MOVE 6", "1/92: MOVE 6"),
    ],
)
def test_a_near_miss_is_refused_with_what_was_meant_first(line: str, meant: str) -> None:
    _, _, suggestions = refusal(line)
    assert suggestions[0] == meant
    assert normals(meant) == [meant]


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("1/92: AVANCER 6", "1/92: MOVE 6"),
        ("1/92: FEUER AUF 27J", "1/92: FIRE AT 27J"),
        ("1/92: GA NAAR K7", "1/92: MOVE TO K7"),
        ("1/92: FORMAR COLUMNA", "1/92: FORM COLUMN"),
        ("1/92: CARICA 27J", "1/92: CHARGE 27J"),
        ("1/92: FORMEZ CARRÉ", "1/92: FORM SQUARE"),
        ("INTENT ANGRIFF gemioncourt", "INTENT ATTACK gemioncourt"),
        ("STANDING ALL feint: JAMAIS", "STANDING ALL feint: NEVER"),
        ("1/92: ASSAULT 27J", "1/92: CHARGE 27J"),
    ],
)
def test_words_of_other_languages_earn_a_suggestion_but_are_not_taken(line: str, meant: str) -> None:
    assert meant in refusal(line)[2]


def test_an_explanation_points_at_the_column_and_says_what_was_expected() -> None:
    assert refusal("1/92: FORM WEDGE")[1] == (
        "I cannot read “WEDGE” at column 12: I expected LINE or COLUMN or SQUARE or SKIRMISH."
    )
    assert refusal("   1/92: MOVE TO nowhere")[1] == (
        "I cannot read “nowhere” at column 18: I expected a place (a unit, terrain, x,y or a map square)."
    )
    assert refusal("1/92: FIRE AT")[1] == "Something is missing at the end: I expected a unit you know of."
    assert (
        refusal("STANDING ALL feint: PERHAPS")[1] == "I cannot read “PERHAPS” at column 21: I expected ALWAYS or NEVER."
    )


def test_chatter_is_refused_as_no_order_without_wild_guesses() -> None:
    reason, explanation, suggestions = refusal("Forward my brave lads")
    assert (reason, explanation, suggestions) == ("unreadable", no_order("BRIGADE"), [])


def test_orders_without_a_name_are_asked_for_whom() -> None:
    sheet = read("1/92: HOLD\nBRIGADE jamin\nMOVE 6")
    (refused,) = sheet.refused
    assert refused.explanation == WHO
    assert refused.suggestions[0].text == "1/93: MOVE 6"


def test_a_unit_that_has_its_orders_is_less_likely_meant_by_a_slip() -> None:
    more = Unit("1/94", "gauthier", arm="infantry", at=(120, 20))
    names = names_of(battle(more), "french")
    assert read("1/95: MOVE 6", names).refused[0].suggestions[0].text == "1/94: MOVE 6"
    text = "BRIGADE jamin\n1/9: MOVE 6"
    assert read(text, names).refused[0].suggestions[0].text == "1/93: MOVE 6"


def test_words_cut_too_short_are_refused_with_both_meanings() -> None:
    reason, explanation, _ = refusal("1/92: RE 4")
    assert reason == "unreadable"
    assert "I expected" in explanation


def test_every_suggestion_can_be_sent_as_it_is() -> None:
    lines = ["1/92: CHRAGE 27J", "1/9: MOVE 6", "BRIGADE jamni", "STANDING ALL fient: NEVR", "GENERAL Fo: MOVE TO K5"]
    for line in lines:
        suggestions = refusal(line)[2]
        assert suggestions
        for suggestion in suggestions:
            assert normals(suggestion) == [suggestion]


def test_confidence_lies_between_0_and_1_and_falls_with_rivals_and_slips() -> None:
    def confidence(line: str) -> float:
        return read(line).refused[0].suggestions[0].confidence

    assert 0 < confidence("1/9: MOVE 6") < confidence("1/92: MVE 6") < 1
    assert confidence("1/92: MVE 6; FAEC N") < confidence("1/92: MVE 6")


@pytest.mark.parametrize(
    ("answer", "example"), [(mistake.answer, example) for mistake in MISTAKES for example in mistake.examples]
)
def test_typical_mistakes_are_answered_with_help(answer: str, example: str) -> None:
    names = names_of(battle(Unit("F1", "jamin", arm="infantry", at=(110, 20)), Unit("A1", "bylandt")), "french")
    sheet = read(example, names)
    assert sheet.lines == ()
    assert sheet.refused[0].explanation == answer


def test_reasons_tell_unreadable_lines_from_strangers() -> None:
    lines = ["Forward my brave lads", "27J: MOVE 6", "27J: WALTZ", "1/92: WALTZ", "GENERAL Ney: MOVE TO K5"]
    sheet = read("\n".join([*lines, "STANDING 27J feint: NEVER"]))
    assert [refused.reason.value for refused in sheet.refused] == [
        "unreadable",
        "not-yours",
        "unreadable",
        "unreadable",
        "not-yours",
        "not-yours",
    ]
    assert NAMES.side == "french"


def test_a_list_with_a_stranger_and_a_battalion_numbered_like_a_corps_are_not_yours() -> None:
    sheet = read("2/95: MOVE\nGROUP 1/92, 27J\nGROUP 1/92, 2/92\n")
    assert [(refused.line, refused.reason.value) for refused in sheet.refused] == [(1, "not-yours"), (2, "not-yours")]


@pytest.mark.parametrize("line", ["1/92: CHARGE 2/92", "1/92: FIRE AT battery-1", "1/92: MOVE 6; CHARGE 1/93 EXTEND"])
def test_a_unit_of_ones_own_side_is_no_target(line: str) -> None:
    reason, explanation, suggestions = refusal(line)
    assert reason == "unreadable"
    assert "your own side" in explanation
    assert suggestions == []


def test_words_of_everyday_are_no_orders_cut_short() -> None:
    for text in (
        "BRIGADE gauthier\nINTENT ATTACK gemioncourt\nwith jamin",
        "BRIGADE gauthier\nwith jamin",
        "con",
        "1/92: ret",
        "1/92: retr 6",
        "BRIGADE gauthier\nwithd",
    ):
        sheet = read(text)
        assert sheet.refused, text
        assert not sheet.concede
        assert [block.intent.posture for block in sheet.blocks if block.intent] in ([], ["ATTACK"])
    assert normals("1/92: FORM COL; MOV 6") == ["1/92: FORM COLUMN; MOVE 6"]


def test_an_unknown_target_costs_that_action_alone_where_the_rulebook_answers() -> None:
    sheet = parse("1/92: CHARGE A9; MOVE 3\n1/92: FIRE AT 27J", NAMES, VOCABULARY, strangers=True)
    assert sheet.refused == ()
    first, second = sheet.units
    assert [(action.verb, action.text) for action in first.actions] == [("CHARGE", "CHARGE A9"), ("MOVE", "MOVE 3")]
    assert second.actions[0].arguments["target"] == "27J"
    assert refusal("1/92: CHARGE A9; MOVE 3")[0] == "unreadable"  # a player is told at once


def test_a_long_comment_does_not_swallow_the_next_line() -> None:
    sheet = read("1/92: MOVE 6  # to cover the flank of the others by the orchard wall\n2/92: MVOE 6")
    assert [line.line for line in sheet.lines] == [1]
    assert [refused.line for refused in sheet.refused] == [2]
    assert read("1/92: MOVE 6  # to cover the flank of the others by the orchard\nwall").refused == ()
