"""The audit trail: kept as ids and values, worded for whoever reads it."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest
from django.apps import apps
from django.test import Client
from django.urls import reverse
from django.utils import translation

from campaigns.models import AuditEntry, Turn
from campaigns.models.audit import action_words, note_words
from campaigns.models.problems import FAULT, SAID, WORKER_DIED, problem_words
from config.environment import ROOT
from tests.campaigns.services.games import NOW, Match, engine, game
from tests.cast import Cast

__all__ = ["engine", "game"]
pytestmark = pytest.mark.django_db
ACTION = re.compile(r'(?:action=|_record\(turn, |_note\(request, battle, )"([^"]+)"')


def actions_in_the_code() -> set[str]:
    """Every action that some service records."""
    folders = [ROOT / name for name in ("campaigns", "battles", "orders")]
    files = [path for folder in folders for path in folder.rglob("*.py") if "migrations" not in path.parts]
    return {found for path in files if "record(" in (text := Path(path).read_text()) for found in ACTION.findall(text)}


def test_every_action_has_its_words() -> None:
    found = actions_in_the_code()
    assert len(found) > 25
    assert {action for action in found if " " in action or action not in dir_of_actions()} == set()


def dir_of_actions() -> set[str]:
    return set(import_module("campaigns.models.audit")._ACTIONS)


def test_an_entry_is_worded_from_its_values(game: Match, cast: Cast) -> None:
    game.close_and_resolve()
    (closed,) = AuditEntry.objects.filter(action="close-turn")
    assert closed.detail == {"turn": 1, "because": "umpire"}
    assert closed.done == "close turn: Duel, turn 1: closed by the umpire"
    assert AuditEntry.objects.get(action="resolve-turn").done == "resolve turn: Duel, turn 1: 2 events"
    client = Client()
    client.force_login(cast.umpire)
    assert "turn 1: 2 events" in client.get(reverse("audit", args=[cast.campaign.slug])).content.decode()


def test_a_turn_that_fails_keeps_its_fault_as_values(game: Match, engine) -> None:
    engine.broken = KeyError("terrain")
    game.close_and_resolve()
    turn = Turn.objects.get()
    assert (turn.problem, turn.problem_values) == (FAULT, {"name": "KeyError", "message": "'terrain'"})
    assert turn.problem_words == "KeyError: 'terrain'"
    assert AuditEntry.objects.get(action="turn-not-resolved").done.endswith("turn 1: KeyError: 'terrain'")


def test_words_are_made_in_the_readers_language(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(translation._trans, "gettext", lambda text: asked.append(text) or text)
    problem_words(WORKER_DIED, {"times": 3})
    assert asked == ["Its worker died {times} times while resolving it."]


@pytest.mark.parametrize(
    ("detail", "words"),
    [
        ({"turn": 2, "until": "2026-11-20 18:00", "seat": "Foy"}, "turn 2 for Foy until 2026-11-20 18:00"),
        ({"formations": []}, "the whole side"),
        ({"formations": ["II", "9D"]}, "II, 9D"),
        ({"deputy": ""}, "none"),
        ({"from": "2026-12-01", "until": ""}, "2026-12-01 to none"),
        ({"rulings": ["x"]}, ""),
        ({}, ""),
    ],
)
def test_what_the_values_say(detail: dict, words: str) -> None:
    assert note_words(detail) == words


def test_rows_of_before_there_were_ids_are_kept_and_read_as_they_were(game: Match) -> None:
    migration = import_module("campaigns.migrations.0009_problems_and_actions")
    Turn.objects.update(problem="Its worker died 3 times while resolving it.", problem_values={})
    AuditEntry.objects.all().delete()
    AuditEntry.objects.create(
        campaign=game.battle.campaign, at=NOW, who="umpire", action="close turn", subject="Duel, turn 1"
    )
    migration.to_ids(apps, None)
    turn, entry = Turn.objects.get(), AuditEntry.objects.get()
    assert (turn.problem, turn.problem_words) == (SAID, "Its worker died 3 times while resolving it.")
    assert (entry.action, entry.done) == ("close-turn", "close turn: Duel, turn 1")
    Turn.objects.update(problem="KeyError: 'terrain'", problem_values={})
    migration.to_ids(apps, None)
    assert Turn.objects.get().problem_values == {"name": "KeyError", "message": "'terrain'"}
    migration.to_texts(apps, None)
    assert (Turn.objects.get().problem, AuditEntry.objects.get().action) == ("KeyError: 'terrain'", "close turn")


def test_an_action_that_is_not_listed_is_spelt_out() -> None:
    assert action_words("ride-to-paris") == "ride to paris"
