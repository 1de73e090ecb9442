"""English turns of phrase, each with its family: who is left where he stands, charged with, found with, told first."""

from __future__ import annotations

import pytest

from tests.letters.test_writers import FIXTURES, reader_of


def orders(text: str, side: str = "french") -> list[str]:
    return [line.normal for line in reader_of(FIXTURES["quatre-bras-1"], side)(text).sheet.lines]


@pytest.mark.parametrize(
    ("text", "done"),
    [
        ("Leave the 1/92 where it is.", "1/92: HOLD"),
        ("Please leave 1/92 exactly where it is after all.", "1/92: HOLD"),
        ("Let the 1/92 stay as it is.", "1/92: HOLD"),
        ("Keep 1/92 in place.", "1/92: HOLD"),
        ("The 1/92 is charged with the defence of Lairalle.", "1/92: MOVE TO lairalle"),
        ("1/92 is tasked with holding Lairalle", "1/92: MOVE TO lairalle"),
        ("The 1/92 is responsible for Lairalle.", "1/92: MOVE TO lairalle"),
        ("1/92 takes over Lairalle", "1/92: MOVE TO lairalle"),
        ("Ney will be found with the 1/92.", "GENERAL Ney: MOVE TO 1/92"),
        ("Ney is to be found near 1/92.", "GENERAL Ney: MOVE TO 1/92"),
        ("If there is a choice, do Gauthier first and Husson second.", "PRIORITY gauthier, husson"),
        ("Start with Husson, then Gauthier.", "PRIORITY husson, gauthier"),
        ("Bachelu rides half way between himself and Campi", "GENERAL Bachelu: MOVE TO 83.5,29.7"),
        ("1/92 marches 10 cm on a bearing of 90", "1/92: MOVE TO 56.5,28"),
        ("Jamin goes to where 1/92 stands", "BRIGADE jamin: INTENT ADVANCE 46.5,28"),
        ("gauthier goes up to the brook at the bridge", "BRIGADE gauthier: INTENT ADVANCE brook-bridge"),
        ("jamin himself closer to his men", "GENERAL Jamin: MOVE TO 56.8,18"),
        ("1/2L: If they are charged they fall back, they don't stand.", "STANDING 1/2L fall back: FALL BACK"),
        ("hubert goes out to K8 and watches the skirmishers", "BRIGADE hubert: INTENT SCREEN K8"),
        ("Nobody makes counter-charges, however tempting.", "STANDING ALL counter charge: NEVER"),
        ("No battalion is to make a charge.", "STANDING ALL opportunity charge: NEVER"),
    ],
)
def test_a_turn_of_phrase_is_an_order(text: str, done: str) -> None:
    assert orders(text) == [done]


@pytest.mark.parametrize(
    "text",
    [
        "Orders in a table as always, I hope it keeps the columns.",
        "The 1/92 has the brook at its back.",
        "We have fought this battle twice and lost the guns both times.",
        "I counted the squares and I think the lancers are the best of them.",
        "1/92 has nobody on its right, which I do not like.",
    ],
)
def test_what_a_writer_thinks_and_how_things_are_orders_nothing(text: str) -> None:
    assert orders(text) == []


def test_what_he_thinks_beside_an_order_leaves_it_as_it_is() -> None:
    assert orders("1/92 goes to F5, from there I think it sees everybody who matters.") == ["1/92: MOVE TO F5"]
    assert orders("I think 1/92 should go to F5.") == orders("1/92 should go to F5.")


def test_the_second_battalion_is_of_the_regiment_that_was_told_something() -> None:
    letter = "The first battalion of the 2nd Nassau retires upon the 1st of the 28th. The second stays where it is."
    assert orders(letter, "allied")[-1] == "2/2Nas: HOLD"


def test_a_road_straight_ahead_is_the_way_and_no_place() -> None:
    assert orders("Gauthier marches straight up the road to the bridge.") == [
        "BRIGADE gauthier: INTENT ADVANCE brook-bridge"
    ]
    assert orders("Reille: where Jamin is") == ["GENERAL Reille: MOVE TO jamin"]


@pytest.mark.parametrize(
    ("text", "done"),
    [
        (
            "Jamin, in battalion columns, straight at the jaegers by the brook (27J).",
            "BRIGADE jamin: INTENT ATTACK 27J",
        ),
        ("Jamin goes right at 27J.", "BRIGADE jamin: INTENT ATTACK 27J"),
        ("Campi occupies the ground which Husson leaves.", "BRIGADE campi: INTENT ADVANCE 80.8,39.2"),
        ("Campi moves into the position on the ridge that Husson vacates.", "BRIGADE campi: INTENT ADVANCE 80.8,39.2"),
        ("Jamin advances along the road until level with the 1/6FA.", "BRIGADE jamin: INTENT ADVANCE 54.8,41.1"),
        ("1/92, drawn out into a thin line instead of that clump.", "1/92: FORM LINE"),
    ],
)
def test_more_turns_of_phrase_are_read_as_the_plain_one(text: str, done: str) -> None:
    assert [line for line in orders(text) if "FORM COLUMN" not in line] == [done]


@pytest.mark.parametrize(
    ("text", "done"),
    [
        ("7L marches down the road and halts behind Bijleveld's guns.", "7L: MOVE TO 64.8,93.8"),
        (
            "7L comes along by the road, and then stands behind Bijleveld's battery to guard it.",
            "7L: MOVE TO 64.8,93.8",
        ),
        ("The battery behind the farm, Bijleveld's, fires at 1/6FA.", "bijleveld: FIRE AT 1/6FA"),
        ("The other guns, Stevenart's, fire at 1/6FA.", "stevenart: FIRE AT 1/6FA"),
        ("If cavalry charges Stevenart he packs up.", "STANDING stevenart limber and flee: FLEE"),
    ],
)
def test_the_last_place_and_the_name_behind_a_comma_count(text: str, done: str) -> None:
    assert orders(text, "allied") == [done]


@pytest.mark.parametrize(
    ("text", "side", "done"),
    [
        ("2/4HA forward with Husson to Lairalle.", "french", "2/4HA: REDEPLOY TO lairalle"),
        ("1/92 goes with Jamin to F5.", "french", "1/92: MOVE TO F5"),
        ("Not the 27th, they run.", "allied", "STANDING 27J fall back: FALL BACK"),
        ("But not 7L: they always bolt.", "allied", "STANDING 7L fall back: FALL BACK"),
        (
            "The 27J wait. The horsemen (1Ch) are much too near them. Have them come back over the stream.",
            "allied",
            "27J: MOVE TO 76.5,89",
        ),
    ],
)
def test_company_and_the_enemy_are_told_from_those_who_do_it(text: str, side: str, done: str) -> None:
    assert orders(text, side)[-1] == done
    assert all(line.startswith(("27J", "2/4HA", "1/92", "STANDING")) for line in orders(text, side))


@pytest.mark.parametrize(
    ("text", "side"),
    [
        ("1/92 is on the left.", "french"),
        ("27J are on the right.", "allied"),
        ("7L and 8M both come south a bit, 7L on the right side of the road and 8M on the wood side.", "allied"),
        ("Not the 27th, they run.", "french"),
    ],
)
def test_where_troops_are_on_a_side_or_are_not_his_nothing_is_done(text: str, side: str) -> None:
    assert orders(text, side) == []


def test_the_place_that_is_named_counts_and_not_those_beside_whom_it_is() -> None:
    assert orders("4/2L goes ahead of him to F5.") == ["4/2L: MOVE TO F5"]
    assert orders("1/2L goes ahead of the others to the brook.") == orders("1/2L goes to the brook.")
    assert orders("1/2L goes round the wood and stops behind them at about square I9.")[-1] == "1/2L: MOVE TO I9"


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("7L waits near 5M and helps whichever of them gets into trouble first.", "7L"),
        ("3/2Nas moves behind 2/2Nas and supports whoever needs it.", "3/2Nas"),
    ],
)
def test_what_no_rulebook_waits_for_is_asked_about(text: str, choice: str) -> None:
    reading = reader_of(FIXTURES["quatre-bras-1"], "allied")(text)
    assert not reading.sheet.lines
    assert any(one.startswith(choice) for question in reading.asked for one in question.choices)


@pytest.mark.parametrize(
    ("named", "ends"),
    [
        ("First battalion, the 1/2Nas, stays", ["1/2Nas: HOLD", "2/2Nas: MOVE TO E8"]),
        ("The 1st battalion (1/2Nas) stays", ["1/2Nas: HOLD", "2/2Nas: MOVE TO E8"]),
    ],
)
def test_a_battalion_told_by_number_and_name_is_one_and_its_regiment_is_spoken_of(named: str, ends: list[str]) -> None:
    letter = f"The 2/28 hold the crossroads.\n\n{named}. Second battalion goes to E8."
    assert orders(letter, "allied") == ["2/28Ora: HOLD", *ends]
