"""The log in English: sentences that rulebooks share, around a lexicon's words."""

import pytest

from battles.engine.battle import Battle, Formation, Side, Table, Unit
from battles.engine.events import Event, Roll
from battles.engine.lexicon import CauseWords, Lexicon, MoveWords, Noun, Said
from battles.engine.log import worded
from battles.engine.log.en import EnglishLog, count, place, thrown

LEXICON = Lexicon(
    "en",
    strength=Noun("base", "bases"),
    strength_short=Noun("base", "bases"),
    causes={"fire": CauseWords("to fire")},
    moves={"wheel": MoveWords(Said("wheels"))},
    refusals={"tired": Said("it is too tired")},
)


@pytest.fixture
def log():
    battle = Battle(
        ruleset="stub",
        title="",
        turn=2,
        table=Table(60, 40),
        sides=(Side("red", name="The Reds"), Side("blue")),
        formations=(Formation("R", kind="division", side="red", name="Right Wing"),),
        units=(Unit("R1", of="R", name="Dal"), Unit("R2", of="R")),
    )
    return EnglishLog(battle, LEXICON, "in")


def event(kind, unit="R1", target="", roll=None, side="", **effect):
    return Event(1, 2, "combat", kind, unit=unit, target=target, roll=roll, side=side, effect=effect)


@pytest.mark.parametrize(
    ("told", "words"),
    [
        (event("turn_start", unit=""), "Turn 2 begins."),
        (event("loss", lost=1, strength=3, cause="fire"), "Dal loses one base to fire and has 3."),
        (event("loss", unit="R2", lost=2, strength=0, cause="thirst"), "R2 loses two bases thirst and has 0."),
        (event("move", mode="wheel", distance=4.25), "Dal wheels 4.2 in."),
        (event("order_refused", order="charge X", reason="tired"), "Dal cannot carry out “charge X”: it is too tired."),
        (
            event("order_refused", unit="", side="red", line=3, text="go!", reason="tired"),
            "Line 3 of The Reds, “go!”, is not carried out: it is too tired.",
        ),
        (event("victory", unit="", winner="blue", reason="sun-set"), "Blue have won: sun set."),
        (event("rally", cohesion="good"), "Dal: rally cohesion good."),
    ],
)
def test_an_event_is_worded_from_its_fields(log, told, words):
    assert log.text(told) == words


def test_events_leave_the_house_with_their_words(log):
    (told,) = worded(log, [event("move", mode="wheel", distance=2)])
    assert told.as_mapping()["text"] == "Dal wheels 2 in."


def test_dice_stand_in_brackets_with_what_was_added_and_needed():
    roll = Roll("morale", "R1", (3, 4), total=8, need=7, modifiers=(("hill", 1),))
    assert thrown(roll) == " (3 4 +1 hill, needing 7)"
    assert thrown(None) == ""


def test_small_numbers_are_words():
    assert [count(n, "die", "dice") for n in (0, 1, 2, 13)] == ["no dice", "one die", "two dice", "13 dice"]
    assert place((1.04, 2)) == "(1, 2)"
