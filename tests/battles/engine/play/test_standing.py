"""Standing orders: the narrowest whose conditions hold, of equals the later line, then intent, then default."""

from dataclasses import dataclass
from types import SimpleNamespace

import pytest

from battles.engine.orders import (
    Block,
    Condition,
    Decision,
    Direction,
    Intent,
    OrderSheet,
    Phrase,
    Place,
    PlaceKind,
    Standing,
)
from battles.engine.play.standing import Answers, Choice, breadth_of, degrees_of, number_of, point_of

DECISION = Decision(
    "pursuit",
    (Phrase("PURSUE", "PURSUE"), Phrase("RESTRAIN", "RESTRAIN")),
    "PURSUE",
    default_by_arm=(("artillery", "STAY"),),
)


@dataclass
class Troop:
    lineage: tuple[str, ...] = ("u", "brigade", "division")
    side: str = "red"


def answers(*standing: Standing, blocks: tuple[Block, ...] = (), intent: Intent | None = None) -> Answers:
    sheet = OrderSheet("red", standing=standing, blocks=blocks, intent=intent)
    return Answers({"red": sheet}, (DECISION,), {"HOLD": {"pursuit": "RESTRAIN"}})


def order(choice: str, *scope: str, line: int = 1, conditions: tuple[Condition, ...] = ()) -> Standing:
    return Standing("pursuit", choice, conditions=conditions, scope=scope, line=line)


def chosen(found: Answers, who: Troop | None = None, *, true: bool = True, **more: str) -> str:
    return found.choose(who or Troop(), "pursuit", lambda _: true, **more).name


def test_the_narrowest_order_wins_whatever_its_line():
    wide, middle, narrow = order("A", line=9), order("B", "division", line=8), order("C", "u", line=1)
    assert chosen(answers(wide, middle, narrow)) == "C"
    assert chosen(answers(wide, middle)) == "B"
    assert chosen(answers(wide)) == "A"
    assert chosen(answers(order("D", "another"))) == "PURSUE"


def test_of_equally_narrow_orders_the_later_line_wins_and_the_earlier_of_one_line():
    assert chosen(answers(order("A", "u", line=1), order("B", "u", line=2))) == "B"
    assert chosen(answers(order("A", "u", line=2), order("B", "u", line=2))) == "B"


def test_a_condition_that_does_not_hold_passes_on_to_the_next_wider_order():
    found = answers(order("A", "u", conditions=(Condition("WITHIN"),)), order("B", "brigade"))
    assert chosen(found, true=True) == "A"
    assert chosen(found, true=False) == "B"


def test_without_standing_order_the_intent_decides_then_the_default():
    hold = Intent("HOLD")
    assert chosen(answers(intent=hold)) == "RESTRAIN"
    assert chosen(answers(intent=Intent("ATTACK"))) == "PURSUE"
    assert chosen(answers(), arm="artillery") == "STAY"
    assert chosen(answers(), arm="artillery", default="FLEE") == "FLEE"
    assert chosen(answers(intent=hold), default="FLEE") == "RESTRAIN"


def test_the_intent_of_the_narrowest_block_binds():
    blocks = (
        Block("division", ("division",), 5, Intent("HOLD", line=5)),
        Block("brigade", ("brigade",), 1, Intent("ATTACK", line=1)),
    )
    found = answers(blocks=blocks, intent=Intent("RALLY"))
    assert found.intent(Troop()) == Intent("ATTACK", line=1)
    assert found.intent(Troop(("v", "other", "division"))) == Intent("HOLD", line=5)
    assert found.intent(Troop(("w",))) == Intent("RALLY")


def test_a_decision_that_the_rulebook_does_not_have_is_an_error():
    with pytest.raises(KeyError):
        answers().otherwise(Troop(), "luck")


def test_breadth_counts_from_the_unit_upwards():
    assert [breadth_of(scope, ("u", "b", "d")) for scope in (("u",), ("d", "b"), (), ("x",))] == [0, 1, 3, None]


def test_a_choice_gives_its_numbers_units_and_shares():
    choice = Choice("ALL", {"distance": 4, "target": "27J", "shares": ((4, "A1"), (2, "A2"))})
    assert (choice.number(), choice.target(), choice.shares()) == (4.0, "27J", ((4, "A1"), (2, "A2")))
    assert (Choice("X").number(), Choice("X").target(), Choice("X").shares()) == (None, "", ())
    assert number_of(Condition("WITHIN", {"distance": 6})) == 6.0
    assert number_of(Condition("WITHIN")) == 0.0


class Marks:
    battle = SimpleNamespace(terrain_by_id={"wood": SimpleNamespace(middle=(5.0, 6.0))})

    def place_of_unit(self, unit: str, asker: str) -> tuple[float, float] | None:
        return (1.0, 2.0) if unit == "u" else None

    def place_of_commander(self, formation: str, asker: str) -> tuple[float, float] | None:
        return (3.0, 4.0) if formation == "f" else None


@pytest.mark.parametrize(
    ("kind", "ref", "point"),
    [
        (PlaceKind.UNIT, "u", (1.0, 2.0)),
        (PlaceKind.UNIT, "gone", None),
        (PlaceKind.COMMANDER, "f", (3.0, 4.0)),
        (PlaceKind.TERRAIN, "wood", (5.0, 6.0)),
        (PlaceKind.TERRAIN, "levelled", None),
    ],
)
def test_a_place_is_where_it_stands_now(kind, ref, point):
    assert point_of(Marks(), Place(kind, ref, ref), "north") == point


def test_directions_lead_by_degrees_or_towards_a_place():
    north = Place(PlaceKind.POINT, "0,10", point=(0.0, 10.0))
    assert point_of(Marks(), north, "north") == (0.0, 10.0)
    assert degrees_of(Marks(), (0.0, 0.0), Direction("N", toward=north), "north") == pytest.approx(0.0)
    assert degrees_of(Marks(), (0.0, 10.0), Direction("N", toward=north), "north") is None
    assert degrees_of(Marks(), (0.0, 0.0), Direction("E", degrees=90.0), "north") == 90.0
    assert degrees_of(Marks(), (0.0, 0.0), 45.0, "north") == 45.0
    assert degrees_of(Marks(), (0.0, 0.0), None, "north") is None
