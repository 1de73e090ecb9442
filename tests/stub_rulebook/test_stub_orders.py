"""Another rulebook's orders: its commands and their parts, the words that head them, its verbs in forecasts."""

from __future__ import annotations

from dataclasses import replace

from battles.engine.battle import Formation
from battles.services.receipt_text import render_text
from orders.language.names import Names
from orders.language.receipt import make_receipt
from orders.language.sheet import parse
from orders.language.template import order_sheet_template
from tests.stub_rulebook.rulebook import RULEBOOK
from tests.stub_rulebook.table import FOREIGN, battle

BATTLE = battle()
WORDS = RULEBOOK.vocabulary


def names(own=None, table=BATTLE):
    return Names.for_side(table, "blue", RULEBOOK.commands(table), own=own)


def read(text, own=None, table=BATTLE):
    return parse(text, names(own, table), WORDS)


def receipt(text, own=None):
    return make_receipt(read(text, own), names(own), RULEBOOK, BATTLE)


def test_a_part_of_a_formation_is_named_by_the_rulebooks_words():
    for said in ("Blue Army park", "blues cannon", "Wells' park", "blues.park"):
        assert read(f"PRIORITY {said}").priority == ("blues.park",), said
    assert read("PRIORITY blues artillery").refused


def test_blocks_are_headed_by_the_rulebooks_words():
    (block,) = read("PARK Wells park\n  INTENT ADVANCE\n").blocks
    assert (block.kind, block.scope, block.intent.posture) == ("PARK", ("blues.park",), "ADVANCE")
    with_wing = replace(BATTLE, formations=(*BATTLE.formations, Formation("left", "wing", of="blues", name="The Left")))
    (block,) = read("WING Left: HOLD", table=with_wing).blocks
    assert (block.kind, block.scope) == ("WING", ("left",))


def test_a_line_that_is_no_order_is_answered_with_the_rulebooks_words():
    (refused,) = read("zounds forsooth").refused
    assert "ARMY, INTENT" in refused.explanation
    assert "BRIGADE" not in refused.explanation


def test_who_commands_a_part_orders_it_and_nothing_else():
    own = {"blues.park"}
    assert names(own).ordered == ("B3",)
    assert names(own).commands == ("blues.park",)
    assert [refused.reason for refused in read("B3: STAY\nB1: STAY", own).refused] == ["not-yours"]
    (block,) = read("INTENT ADVANCE", own).blocks
    assert (block.kind, block.scope) == ("PARK", ("blues.park",))


def test_a_sheet_to_fill_in_heads_each_command_by_its_word():
    sheet = order_sheet_template(names(), BATTLE, 1)
    assert "ARMY Wells\n  INTENT\n  # B1" in sheet
    assert "PARK blues.park\n  INTENT\n  # B3" in sheet


def test_forecasts_follow_the_rulebooks_own_verbs():
    (line,) = receipt("B2: TURN E; GO 3").understood
    (forecast,) = line.forecasts
    assert (forecast.marched, forecast.wanted) == (3.0, 3.0)
    assert forecast.after is not None
    assert forecast.after.at == (23.0, 8.0)


def test_an_enemy_is_near_within_the_rulebooks_length():
    assert RULEBOOK.lengths.near == 16
    (line,) = receipt("B3: GO 1").understood
    assert line.forecasts[0].enemy is None or line.forecasts[0].enemy[1] < 16


def test_a_receipt_says_what_the_rulebook_says_of_shooting_without_orders():
    assert not receipt("").fires_at_will
    assert receipt("STANDING ALL fuses: LIT").fires_at_will
    assert not receipt("STANDING ALL fuses: LIT IF WITHIN 4").fires_at_will
    text = render_text(receipt("B1: STAY"))
    assert "will hold where" in text
    assert "fire at will" not in text
    assert [word for word in FOREIGN if word in text.lower()] == []


def test_troops_without_orders_are_told_by_command():
    assert [idle.command for idle in receipt("").without_orders] == ["blues", "blues.park"]
    assert [idle.command for idle in receipt("ARMY Wells: HOLD").without_orders] == []
    assert [idle.command for idle in receipt("PARK blues.park: HOLD").without_orders] == ["blues"]
