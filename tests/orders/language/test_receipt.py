"""The receipt: what was understood and refused, who is idle, what stands, what changed, and how far the movers get."""

from __future__ import annotations

import json

from battles.engine.battle import Battle
from battles.engine.knowledge import Certainty, Contact, Knowledge
from battles.rulesets import find
from battles.services import receipt_text
from battles.services.receipt_text import render_text, subject
from orders.language.names import Names
from orders.language.receipt import Receipt, make_receipt
from orders.language.template import order_sheet_template
from tests.orders.language.ground import EXAMPLE, NAMES, battle, names_of, read

RULESET = find("mini-nap")


def receipt_of(text: str, before: str | None = None, *, view: Battle | None = None, names: Names = NAMES) -> Receipt:
    """The receipt of a French sheet."""
    previous = read(before, names) if before is not None else None
    return make_receipt(read(text, names), names, RULESET, view or battle(), previous=previous)


def test_the_subject_alone_tells_whether_all_is_well() -> None:
    assert subject(receipt_of("INTENT HOLD")) == "orders received: 1 understood"
    mixed = receipt_of("BRIGADE gauthier\nINTENT HOLD\n1/93: MOVE 6\nwaltz")
    assert subject(mixed) == "orders received: 3 understood, 1 not, 1 command without orders"
    assert subject(receipt_of("")) == "orders received: 0 understood, 3 commands without orders"


def test_the_receipt_as_a_mapping_has_the_contracts_form_and_is_json() -> None:
    mapping = receipt_of("2/92: MOVE 6\n1/92: CHRAGE 27J\n27J: MOVE 6").as_mapping()
    assert mapping["accepted"] == [{"line": 1, "text": "2/92: MOVE 6"}]
    first, second = mapping["refused"]
    assert {key: first[key] for key in ("line", "text", "reason", "did_you_mean")} == {
        "line": 2,
        "text": "1/92: CHRAGE 27J",
        "reason": "unreadable",
        "did_you_mean": "1/92: CHARGE 27J",
    }
    assert (second["line"], second["reason"], second["did_you_mean"]) == (3, "not-yours", "")
    assert json.loads(json.dumps(mapping)) == mapping


def test_the_key_is_not_repeated() -> None:
    receipt = receipt_of(EXAMPLE)
    assert "7Q2K" not in json.dumps(receipt.as_mapping())
    assert "7Q2K" not in render_text(receipt)


def test_the_receipt_of_the_contracts_example_as_text() -> None:
    assert (
        render_text(receipt_of(EXAMPLE)).split("\n\nSTANDING\n")[0]
        == """\
UNDERSTOOD
  L3 PRIORITY Gauthier's Brigade, 9th Division artillery
  L4 BRIGADE Gauthier's Brigade (2 units)
  L5   INTENT ATTACK Gemioncourt
         no unit is left for it: each has a line of its own
  L6   1/92nd Ligne  form column; face north; move 6 cm; charge 27th Jägers
         reaches G3 in column, 27th Jägers is 21 cm away when it charges, out
         of its reach of 9 cm
  L7   2/92nd Ligne  form skirmish; move to K7; fire at Stevenart's Battery
         18 of 58.5 cm: it will stop short at H4 in skirmish, 19.5 cm from the
         nearest enemy known, 27th Jägers
  L8   Standing order for Gauthier's Brigade: foot charged by cavalry tries to
       form square
  L9   General Foy   move to K5
         a ride of 56 cm to K5
 L10   Standing order for all: nobody charges an enemy who moves past
 L11   MESSAGE TO Reille: Ney presses; I need guns.

WITHOUT ORDERS
     Jamin's Brigade (1 unit), 9th Division artillery (1 unit): they will hold
     where they stand and fire at will."""
    )


def test_a_block_and_its_intent_on_one_line_are_both_said_back() -> None:
    assert "BRIGADE Gauthier's Brigade (2 units): INTENT ATTACK Gemioncourt" in render_text(
        receipt_of("BRIGADE gauthier: INTENT ATTACK gemioncourt")
    )


def test_refused_lines_say_why_and_what_may_be_sent_instead() -> None:
    text = render_text(receipt_of("INTENT HOLD\n1/92: CHRAGE 27J\n1/9: HOLD"))
    assert '  L2 "1/92: CHRAGE 27J"\n     I cannot read “CHRAGE” at column 7' in text
    assert "You probably meant:  1/92: CHARGE 27J" in text
    assert "You may write:  1/93: HOLD" in text
    assert "           or:  1/92: HOLD" in text


def test_troops_without_a_line_of_their_brigade_are_named() -> None:
    receipt = receipt_of("1/92: HOLD\nBRIGADE jamin\nINTENT HOLD\nBATTERY battery-1: HOLD")
    (idle,) = receipt.idle
    assert (idle.command, idle.units, idle.part) == ("gauthier", ("2/92",), True)
    assert receipt.without_orders == ()
    told = " ".join(render_text(receipt).split())
    assert "2/92nd Ligne of Gauthier's Brigade: no line and no intent is for them; they will hold where" in told


def test_an_intent_of_the_side_or_of_a_higher_command_covers_everybody() -> None:
    for text in ("INTENT HOLD", "CORPS II\nINTENT HOLD", "DIVISION 9D: HOLD", "DIVISION 9D\nMANOEUVRE N"):
        assert receipt_of(text).idle == ()


def test_troops_hold_their_fire_in_the_receipt_when_the_sheet_says_so() -> None:
    text = render_text(receipt_of("STANDING ALL fire at will: NEVER"))
    assert "will hold where they stand." in text.replace("\n     ", " ")
    assert "All: nobody fires without an order to" in text


def test_the_standing_plan_holds_orders_first_and_defaults_for_the_rest() -> None:
    receipt = receipt_of(
        "STANDING ALL feint: NEVER\nSTANDING 1/92 feint: ALWAYS IF WITHIN 6\nSTANDING gauthier join: ALWAYS"
    )
    feint = [(rule.choice, rule.scope, rule.given) for rule in receipt.rules if rule.decision == "feint"]
    assert feint == [("NEVER", (), True), ("ALWAYS IF WITHIN 6", ("1/92",), True)]
    join = [(rule.choice, rule.scope, rule.given) for rule in receipt.rules if rule.decision == "join"]
    assert join == [("ALWAYS", ("gauthier",), True), ("WISE", (), False)]
    counter = next(rule for rule in receipt.rules if rule.decision == "counter charge")
    assert counter.choice == "ALWAYS (infantry NEVER)"


def test_changes_are_told_by_meaning_and_not_by_spelling() -> None:
    before = "BRIGADE gauthier\n1/92: HOLD\n2/92: MOVE 6\nSTANDING feint: NEVER\nMESSAGE TO Reille: hello"
    same = receipt_of(
        "# again\nbrigade Gauthier\n  standing feint never\n2nd/92nd move 6cm\n1/92 hold\nmessage to Reille: hello",
        before,
    )
    assert same.changes == ()
    assert "nothing: it says the same." in render_text(same)
    other = receipt_of("BRIGADE gauthier\n1/92: MOVE 4\n2/92: MOVE 6\n1/93: HOLD\nSTANDING feint: NEVER", before)
    assert other.changes is not None
    told = render_text(other)
    assert "L2, 1/92nd Ligne: now move 4 cm; before: hold." in told
    assert "New: L4." in told
    stands = receipt_of("BRIGADE gauthier\n1/92: HOLD\n2/92: MOVE 6\nMESSAGE TO Reille: hello", before)
    plain = " ".join(render_text(stands).split())
    assert "No longer: standing order for Gauthier's Brigade: “cavalry charges home even on a" in plain
    assert "No longer: MESSAGE TO Reille: hello." in told


def test_what_changed_is_told_in_words_and_once_for_all_that_it_is_the_same_of() -> None:
    receipt = receipt_of("BRIGADE gauthier\nINTENT ATTACK gemioncourt", "1/92: MOVE 4\n2/92: MOVE 4\nINTENT HOLD")
    told = " ".join(render_text(receipt).split())
    assert "BRIGADE Gauthier's Brigade (2 units) L2 INTENT ATTACK Gemioncourt" in told
    assert told.index("No longer:") < told.index("New: L2.")
    assert "No longer: Gauthier's Brigade (2 units): move 4 cm = MOVE 4." in told
    assert "No longer: all: hold = INTENT HOLD." in told


def test_the_first_sheet_of_a_turn_has_no_changes() -> None:
    receipt = receipt_of("INTENT HOLD")
    assert receipt.changes is None
    assert "CHANGED" not in render_text(receipt)


def test_an_intents_receipt_tells_how_far_the_objective_is() -> None:
    receipt = receipt_of("BRIGADE gauthier\nINTENT ATTACK gemioncourt\n1/92: HOLD")
    assert receipt.understood[1].outlook == (
        "1 unit without a line of its own; Gemioncourt is 30 cm from the nearest, 5 turns of marching"
    )


def test_a_second_line_for_a_unit_is_noted_and_not_forecast() -> None:
    first, second = receipt_of("1/92: MOVE 6\n1/92: MOVE 6").understood
    assert first.forecasts
    assert second.forecasts == ()
    assert second.note == "told something else above, too: that is done first, then this"


def test_a_second_intent_says_which_it_replaces() -> None:
    receipt = receipt_of("BRIGADE gauthier\nINTENT HOLD\nINTENT ADVANCE K7")
    assert receipt.understood[2].note == "this takes the place of the intent above"


def test_an_enemy_out_of_sight_is_said_to_be_so() -> None:
    ghost = Contact("enemy-1", "27J", "allied", Certainty.NAMED, False, 3.5, (112.0, 105.0), name="27th Jägers")
    seen = Contact("enemy-2", "battery-2", "allied", Certainty.NAMED, True, 4.0, (75.0, 60.0))
    sheet = read("1/92: CHARGE 27J; FIRE AT battery-2\n2/92: FACE 27J\n1/93: HOLD")
    receipt = make_receipt(sheet, NAMES, RULESET, battle(), knowledge=Knowledge("french", "french", 4, (ghost, seen)))
    note = "27th Jägers is not in sight now, but was in turn 3 at L11"
    assert [line.note for line in receipt.understood] == [note, note, ""]
    assert f"note: {note}" in render_text(receipt)


def test_lines_of_the_receipt_fit_a_mail() -> None:
    text = render_text(receipt_of(EXAMPLE + "1/92: WALTZ", "1/92: HOLD"))
    assert max(map(len, text.splitlines())) <= 78


def test_the_blank_sheet_lists_the_commands_and_can_be_sent_as_it_is() -> None:
    blank = order_sheet_template(NAMES, battle())
    assert (
        blank
        == """\
TURN 4
PRIORITY
# INTENT: HOLD, DEFEND place, ADVANCE place, ATTACK place, SUPPORT unit,
#         SCREEN place, WITHDRAW place or RALLY; RALLY and HOLD need no place
BRIGADE Gauthier
  INTENT
  # 1/92: 1/92nd Ligne, line
  # 2/92: 2/92nd Ligne, column
BRIGADE Jamin
  INTENT
  # 1/93: 1/93rd Ligne, line
BRIGADE 9D/artillery
  INTENT
  # battery-1: Tacon's Battery, battery
# END closes the sheet: write your orders above it
END
"""
    )
    receipt = receipt_of(blank)
    assert receipt.refused == ()
    assert len(receipt.without_orders) == 3


def test_the_blank_sheet_of_a_part_commander_holds_his_commands_only() -> None:
    names = names_of(battle(), "french", own={"jamin"})
    assert "Gauthier" not in order_sheet_template(names, battle(), 5)
    lines = [line for line in order_sheet_template(names, battle(), 5).splitlines() if not line.startswith("#")]
    assert lines[:3] == ["TURN 5", "PRIORITY", "BRIGADE Jamin"]


def test_a_receipt_is_made_from_the_view_alone() -> None:
    whole = battle()
    seen = Battle(**{**{f: getattr(whole, f) for f in whole.__dataclass_fields__}, "units": whole.units[:6]})
    names = names_of(seen, "french")
    known = receipt_of(EXAMPLE, view=seen, names=names).as_mapping()
    assert "7M" not in json.dumps(known)
    assert "battery-2" not in json.dumps(known["accepted"])


def test_every_sentence_of_a_receipt_is_looked_up_in_the_catalogues(monkeypatch):
    """With a catalogue that puts all it knows in brackets only headings, orders and their numbers are without."""
    monkeypatch.setattr(receipt_text, "_", "«{}»".format)
    monkeypatch.setattr(receipt_text, "ngettext", lambda one, some, count: f"«{one if count == 1 else some}»")
    receipt = receipt_of(EXAMPLE + "1/92: WALTZ", "1/92: HOLD")
    assert subject(receipt).startswith("«orders received: «")
    told = list(receipt_text.idle_lines(receipt)) + list(receipt_text.changed_lines(receipt))
    assert told
    assert all(line.strip().startswith("«") for line in told)
    headings = [block.split("\n")[0] for block in render_text(receipt).split("\n\n")]
    assert len(headings) >= 4
    assert all(heading.startswith("«") and heading.endswith("»") for heading in headings)
    foretold = [found for line in receipt.understood for found in line.forecasts]
    assert foretold
    assert all("«" in receipt_text.forecast_text(found, receipt) for found in foretold)


def test_headings_of_a_page_that_was_not_filled_in_are_nothing_understood() -> None:
    page = "TURN 4\nPRIORITY\nBRIGADE gauthier\n  INTENT\nBRIGADE jamin\n  INTENT HOLD\nEND\n"
    receipt = receipt_of(page)
    text = render_text(receipt)
    understood = text.partition("UNDERSTOOD")[2].partition("WITHOUT ORDERS")[0]
    assert "Jamin" in understood
    assert "Gauthier" not in understood
    assert "Gauthier" in text.partition("WITHOUT ORDERS")[2]
    assert subject(receipt).startswith("orders received: 3 understood")
    assert [line["text"] for line in receipt.as_mapping()["accepted"]].count("BRIGADE gauthier") == 1


def test_a_heading_stays_over_what_was_refused_below_it() -> None:
    text = render_text(receipt_of("BRIGADE gauthier\n  WALTZ\n"))
    assert "Gauthier" in text.partition("UNDERSTOOD")[2].partition("WITHOUT ORDERS")[0]


def test_idle_troops_whose_staff_takes_care_of_them_are_not_said_to_do_nothing() -> None:
    receipt = receipt_of("BRIGADE gauthier: INTENT HOLD")
    one = receipt.idle[0].units[0]
    told = " ".join(" ".join(receipt_text.idle_lines(receipt, {one})).split())
    assert f"{receipt.idle[0].label} (" in told.partition("they will stay about where they stand")[0]
    assert "will hold where they stand" not in told.partition(receipt.idle[0].label)[2].partition("told below")[0]
    assert told.count("told below") == 1


def test_a_general_who_is_sent_where_he_stands_is_there() -> None:
    view = battle()
    formation = next(one for one in view.formations if one.commander and one.commander.at and one.id in NAMES.by_id)
    assert formation.commander is not None
    assert formation.commander.at is not None
    x, y = formation.commander.at
    name = NAMES.general_name(formation.id)
    told = render_text(receipt_of(f"GENERAL {name}: MOVE TO {x:g},{y:g}"))
    assert "he is there already" in told
    assert "a ride of" not in told
    assert "a ride of 5" in render_text(receipt_of(f"GENERAL {name}: MOVE TO {x + 5:g},{y:g}"))
