"""Which intent leads a unit, and what a report says of the orders that its staff wrote (MN-INT-1)."""

from battles.reports.documents import A4, SeatBrief
from battles.reports.tongues import ENGLISH
from battles.reports.tongues.rich import plain
from battles.rulesets import read
from battles.services.adjudication import read_sheets
from battles.services.papers.file import Wish, report_data
from battles.services.staffing import intents_by_unit
from tests.battles.documents import battalion, battery, corps, squadron

UNITS = (
    battalion("F1", "gauthier", (40, 20), name="1/92e", formation="column"),
    battalion("F2", "gauthier", (60, 20), name="2/92e", formation="column"),
    battalion("F3", "jamin", (90, 20), name="1/4e"),
    battery("FA", "9D", (75, 20)),
    squadron("A1", "AB", (60, 80), facing=180),
)
SHEET = """INTENT HOLD
DIVISION 9D
  INTENT SUPPORT F1
BRIGADE gauthier
  INTENT ADVANCE 100,20
  F2: HOLD
GROUP F3
  INTENT DEFEND
"""


def led(sheet):
    battle = read(corps(*UNITS, orders={"french": sheet}))
    intents = intents_by_unit(battle, "french", read_sheets(battle)["french"])
    return {unit: intent.posture for unit, intent in intents.items()}


def told(sheet):
    battle = read(corps(*UNITS, orders={"french": sheet}))
    wish = Wish("french", SeatBrief("Foy"), A4, bytes(32))
    stories = ENGLISH.stories(report_data(battle, wish).telling)
    return {
        story.brigade: " ".join(plain(paragraph) for paragraph in (*story.paragraphs, *story.writ)) for story in stories
    }


def test_int_1_the_narrowest_block_with_an_intent_leads_a_unit_that_has_no_line_of_its_own():
    assert led(SHEET) == {"F1": "ADVANCE", "F3": "DEFEND", "FA": "SUPPORT"}


def test_int_1_of_equal_blocks_the_later_leads_and_outside_blocks_the_side_s_intent():
    assert led("INTENT HOLD\nBRIGADE jamin\n  INTENT RALLY\nBRIGADE jamin\n  INTENT SCREEN 60,60\n") == {
        "F1": "HOLD",
        "F2": "HOLD",
        "F3": "SCREEN",
        "FA": "HOLD",
    }


def test_no_orders_no_intents():
    assert led("") == {}


def test_int_1_the_report_shows_the_orders_that_the_staff_wrote():
    stories = told(SHEET)
    assert "Staff orders (intent ADVANCE 100,20): F1: face E, move 6." in stories["gauthier"]
    assert "Staff (DEFEND): no enemy is known near them." in stories["jamin"]
    assert "Staff orders (intent SUPPORT F1): FA: face 257°, redeploy 12.3." in stories["9D/artillery"]


def test_int_1_an_attack_is_told_as_a_charge_and_an_enemy_by_the_name_that_the_reader_knows():
    near = (UNITS[0], battalion("A1", "AB", (40, 26), facing=180, name="5th Militia"))
    battle = read(corps(*near, orders={"french": "BRIGADE gauthier\n  INTENT ATTACK A1\n"}))
    data = report_data(battle, Wish("french", SeatBrief("Foy"), A4, bytes(32)))
    story = next(one for one in ENGLISH.stories(data.telling) if one.brigade == "gauthier")
    name = data.before.unit_by_id[next(unit.id for unit in data.before.units if unit.of != "gauthier")].label
    assert any(plain(text) == f"Staff orders (intent ATTACK {name}): F1: charge {name}." for text in story.writ), [
        plain(text) for text in story.writ
    ]


def alone(posture, *others, unit=UNITS[0]):
    """What is said of one unit under an intent, with others on the field."""
    sheet = {"french": f"BRIGADE gauthier\n  INTENT {posture}\n"}
    battle = read(corps(unit, *others, orders=sheet))
    stories = ENGLISH.stories(report_data(battle, Wish("french", SeatBrief("Foy"), A4, bytes(32))).telling)
    return next(" ".join(map(plain, one.writ)) for one in stories if one.brigade == "gauthier")


def test_an_intent_that_moves_nobody_says_why():
    foe = battalion("A1", "AB", (40, 24), facing=180, name="5th Militia")
    assert "Staff (DEFEND): no enemy is known near them." in alone("DEFEND")
    assert "Staff (ADVANCE 40,20): where they are wanted already." in alone("ADVANCE 40,20")
    assert "Staff (ADVANCE): halted by 5th Militia, 1 cm off." in alone("ADVANCE", foe)
    assert "Staff (DEFEND 40,60): the intent holds the ground where they are" in alone("DEFEND 40,60")


def test_a_unit_behind_a_friend_says_who_is_in_its_way():
    column = battalion("F1", "gauthier", (40, 20), name="1/92e", formation="column")
    walls = [battalion(f"W{n}", "jamin", (28 + 12 * n, 23), name=f"{n}/4e") for n in range(3)]
    assert "Staff (ADVANCE 40,60): no room: W1 stands in the way." in alone("ADVANCE 40,60", *walls, unit=column)


def test_of_several_each_that_stood_says_why_beside_those_that_went():
    orders = {"french": "BRIGADE gauthier\n  INTENT ADVANCE 60,20\n"}
    battle = read(corps(UNITS[0], UNITS[1], orders=orders))
    stories = ENGLISH.stories(report_data(battle, Wish("french", SeatBrief("Foy"), A4, bytes(32))).telling)
    said = next(" ".join(map(plain, one.writ)) for one in stories if one.brigade == "gauthier")
    assert "F2: stand (where they are wanted already)" in said


def test_a_brigade_with_lines_for_all_has_no_staff_orders():
    assert "Staff" not in " ".join(told("F1: MOVE 3\nF2: HOLD\nF3: HOLD\nFA: HOLD\n").values())
