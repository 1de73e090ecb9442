"""Nothing that people are sent or shown has a word of the engine: every mail and page of a battle and a campaign."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest
from django.conf import settings as site

from battles import rulesets
from battles.engine.battle import Battle
from campaigns.services.marches.setting_up import find_campaign
from campaigns.services.scenarios.scenarios import find_scenario
from tests.battles.reports import engine_words
from tests.orders.services import everything_told
from tests.orders.services.everything_told import Told

LANGUAGES = [code for code, _ in site.LANGUAGES]
#: One a rulebook.
BATTLES = ("quatre-bras", "a-village-on-the-goldbach", "selo", "villaseca")


#: What must have been looked at of a battle, and of a campaign.
EVERYTHING = (
    "invitation", "call", "receipt", "reminder", "extension", "more time", "report", "help", "as they stand",
    "your map", "proposal of your staff", "taken back", "leave noted", "deputy named", "your question", "asks",
    "answered", "take over", "umpire, open", "umpire, waiting", "umpire, drafted", "umpire, resolved",
    "umpire, problem", "umpire's STATUS", "page player", "page brief", "page desk", "page replay", "page turn",
    "check", "end",
)  # fmt: skip
MARCHING = (
    "invitation", "call", "receipt", "reminder", "extension", "report", "help", "as they stand", "your question",
    "gazette", "gazette's page", "piece", "page player", "page desk", "page replay", "page turn", "check", "end",
)  # fmt: skip


def _battle(slug: str) -> Battle:
    return rulesets.read(find_scenario(slug).document())


def words_of_battle(slug: str) -> tuple[frozenset[str], set[str]]:
    """What may not be read of a battle, and the names in which anything may stand."""
    battle = _battle(slug)
    words = engine_words.codes(battle.ruleset) - engine_words.orderable(battle.ruleset)
    called = {one.name for one in (*battle.units, *battle.formations, *battle.terrain)}
    return words | engine_words.ids(battle), called | {unit.id for unit in battle.units}


def faults(told: Told, words: frozenset[str], names: set[str]) -> Iterator[str]:
    for found in engine_words.engine_words(told.words, words=words, names=names):
        yield f"{told.what}: …{' '.join(found.split())}…"
    for found in engine_words.engine_words(told.copied, words=(), names=names | ids_of(words, told)):
        yield f"{told.what}, to be copied: …{' '.join(found.split())}…"


def assert_free_of(
    words: frozenset[str], names: set[str], told: Sequence[Told], kinds: Iterable[str], planted: Iterable[str]
) -> None:
    """Nothing told holds a word of the engine; there is something of all kinds, and what is planted in it is found."""
    found = [fault for one in told for fault in faults(one, words, names)]
    assert not found, "\n".join(found)
    for kind in kinds:
        assert any(kind in one.what for one in told), kind
    for word in planted:
        for one in told:
            assert list(faults(replace(one, words=f"{one.words}\nIt did {word} then."), words, names)), one.what


@pytest.mark.django_db
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", BATTLES)
def test_no_mail_or_page_of_a_battle_has_a_word_of_the_engine(slug: str, language: str, settings: Any) -> None:
    settings.MAIL_DOMAIN, settings.WAKE_WORKERS = "orders.test", False
    words, names = words_of_battle(slug)
    told = list(everything_told.of_battle(slug, language))
    planted = ("last_target", "{'a': 1}", "turn None", *sorted(engine_words.ids(_battle(slug)))[:1])
    assert_free_of(words, names, told, EVERYTHING, planted)


CAMPAIGNS = ("charleroi-road", "hundred-days")


def words_of_campaign(name: str) -> tuple[frozenset[str], set[str]]:
    """The same of a campaign: kinds, keys and codes of its engine, and ids of what has a name."""
    document = find_campaign(name).document()
    listed = [*document["formations"], *document["map"]["places"], *document["posts"], *document["sides"]]
    ids = {one["id"] for one in listed if one.get("name") and engine_words.is_coded(one["id"], one["name"])}
    return engine_words.codes_of_campaigns() | ids, {one["name"] for one in listed if one.get("name")}


def ids_of(words: frozenset[str], told: Told) -> set[str]:
    """Ids that stand in what is to be copied, where they are words of orders."""
    return {word for word in words if word in told.copied}


@pytest.mark.django_db
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CAMPAIGNS)
def test_no_mail_or_page_of_a_campaign_has_a_word_of_the_engine(name: str, language: str, settings: Any) -> None:
    settings.MAIL_DOMAIN, settings.WAKE_WORKERS = "orders.test", False
    words, names = words_of_campaign(name)
    told = list(everything_told.of_campaign(name, language))
    assert_free_of(words, names, told, MARCHING, ("turn_start", "win_points", "turn None"))


@pytest.mark.parametrize("slug", BATTLES)
def test_no_sheet_of_a_simulation_has_a_word_of_the_engine(slug: str) -> None:
    words, names = words_of_battle(slug)
    (sheet,) = everything_told.of_simulation(find_scenario(slug).document(), 3)
    assert_free_of(words, names, [sheet], (), ("last_target",))
