"""What a campaign's log says of an event is a sentence: no word of the engine, numbers that agree with their nouns."""

import re
from functools import cache

import pytest

from campaigns.services.marches.setting_up import find_campaign
from campaigns.strategy.catalogue import CATALOGUE
from campaigns.strategy.rules import tables
from campaigns.strategy.wording import worded
from tests.battles.reports.engine_words import RAW
from tests.campaigns.strategy.field import run

#: Numbers of one with a noun of many; a word said twice; marks and blanks that stand beside nothing.
CLUMSY = re.compile(r"\b1 [a-z]+s\b(?<!1 hours)|\b1 men\b|\b(\w+) \1\b|  | [.,;:]|\.\.|\(\)|,\.|- ?\.")


@cache
def sentences() -> tuple[tuple[str, str], ...]:
    """Kind and words of all that a day and a half of the Charleroi Road brings."""
    events = run(find_campaign("charleroi-road").document(), hours=36, seed=bytes(range(32))).events
    return tuple((str(event["kind"]), str(event["text"])) for event in events)


def test_the_log_of_a_campaign_is_told_in_sentences() -> None:
    assert len({kind for kind, _ in sentences()}) > 12
    for kind, text in sentences():
        # Ids stand in a file that leaves the house; where the log is shown they are names.
        said = re.sub(r"\b[a-z]+_[a-z]+\b", "name", text)
        assert not RAW.search(said), (kind, text)
        assert not CLUMSY.search(said), (kind, text)


EFFECTS = {
    "straggle": ({"men": 1}, "1 man of the brigade falls out."),
    "rally": ({"men": 1, "cause": "wounded"}, "1 wounded man comes back to the brigade."),
    "news": ({"brought": False}, "People of the brigade bring no word of the enemy."),
    "staff": ({"delay": 0}, "The staff of the brigade passes the order on at once."),
    "loss": ({"men": 0, "prisoners": 1}, "the brigade loses 1 prisoner."),
    "supply": ({"need": 1, "depot": 0, "carried": 1}, "the brigade needs 1 ration and gets 1 from its wagons."),
    "contact": (
        {"posture": "AVOID", "odds": 5, "result": "overrun"},
        "the brigade meets the enemy, takes itself for 5 to his hundred and means to keep out of his way; "
        "one is overrun.",
    ),
    "blocked": ({"cause": "column", "at": "at Gilly"}, "the brigade stands still at Gilly, behind another column."),
    "combat": ({"mode": "delay", "held": 4}, "the brigade holds the enemy up for 1 hour."),
    "commander": (
        {"fate": "killed", "name": "Foy", "acting": "acting"},
        "Foy, who commands the brigade, is killed; an officer of his staff takes his place.",
    ),
    "dispatch": (
        {"what": "order", "from": "Ney", "to": "Reille", "fate": "captured", "by": "hussars"},
        "An order of Ney for Reille is taken by hussars.",
    ),
}


@pytest.mark.parametrize("kind", EFFECTS)
def test_an_event_in_words(kind: str) -> None:
    effect, words = EFFECTS[kind]
    assert worded(kind, "the brigade", effect) == words


@pytest.mark.parametrize("kind", CATALOGUE)
def test_every_kind_has_a_sentence_of_its_own(kind: str) -> None:
    assert worded(kind, "x", {}) != worded("no such kind", "x", {}).replace("No such kind", kind.capitalize())


def test_tasks_grounds_and_skies_are_told_in_words() -> None:
    for task in tables.TASKS:
        assert worded("order", "x", {"task": task}).startswith("x acts on its order to ")
    for sky in tables.WEATHERS:
        assert worded("weather", "weather", {"weather": sky, "ground": "dry"}) != worded("weather", "weather", {})
