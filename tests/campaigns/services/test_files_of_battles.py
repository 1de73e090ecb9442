"""Battles that have not started: another file in the place of theirs, and taking them away."""

from __future__ import annotations

import re

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse

from battles.engine.battlefile import dump_yaml
from battles.engine.faults import InputFaults
from campaigns.models import Game
from campaigns.services.order_of_battle.reading import SourceFile
from campaigns.services.scenarios import scenarios
from tests.cast import Cast
from tests.played import NOON, set_up

pytestmark = pytest.mark.django_db


@pytest.fixture
def start() -> tuple[Cast, Game]:
    return set_up()[:2]


def file_of(battle: Game, **changes: object) -> SourceFile:
    return SourceFile("battle.yaml", dump_yaml({**battle.document, **changes}).encode())


def test_another_file_takes_the_place_of_the_old_and_seats_and_clock_stay(start: tuple[Cast, Game]) -> None:
    _cast, battle = start
    scenarios.replace_document(battle, file_of(battle, title="Second Steps"), who="umpire", now=NOON)
    battle.refresh_from_db()
    assert (battle.title, battle.document["title"], battle.proof_title) == ("Second Steps",) * 3
    assert battle.objectives
    assert battle.campaign.audit.filter(action="replace-file").exists()


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"ruleset": "carolus-rex"}, "is played by mini-nap"),
        ({"weather": "hail"}, "weather"),
    ],
)
def test_a_file_that_cannot_be_is_refused_and_nothing_changes(
    start: tuple[Cast, Game], changes: dict[str, object], words: str
) -> None:
    _cast, battle = start
    with pytest.raises(InputFaults, match=words):
        scenarios.replace_document(battle, file_of(battle, **changes), who="umpire", now=NOON)
    assert Game.objects.get(pk=battle.pk).document == battle.document


def test_a_fault_names_the_unit_by_its_id(start: tuple[Cast, Game]) -> None:
    _cast, battle = start
    units = [dict(unit) for unit in battle.document["units"]]
    units[2]["strength"] = 99
    with pytest.raises(InputFaults, match=re.escape(f"units[2].strength ({units[2]['id']})")):
        scenarios.replace_document(battle, file_of(battle, units=units), who="umpire", now=NOON)


def test_a_file_with_sides_of_its_own_is_refused_by_a_campaign_that_has_others(start: tuple[Cast, Game]) -> None:
    _cast, battle = start
    sides = [{**side, "id": f"blue-{side['id']}"} for side in battle.document["sides"]]
    formations = [
        {**each, "side": f"blue-{each['side']}"} if "side" in each else each for each in battle.document["formations"]
    ]
    with pytest.raises(InputFaults, match="'blue-french' is no side of"):
        scenarios.battle_from_file(
            battle.campaign, file_of(battle, sides=sides, formations=formations), who="umpire", now=NOON
        )


def test_a_battle_that_has_started_keeps_its_file_and_its_record(start: tuple[Cast, Game]) -> None:
    _cast, battle = start
    Game.objects.filter(pk=battle.pk).update(status=Game.Status.RUNNING)
    battle.refresh_from_db()
    with pytest.raises(InputFaults, match="has started"):
        scenarios.replace_document(battle, file_of(battle), who="umpire", now=NOON)
    with pytest.raises(InputFaults, match="record is kept"):
        scenarios.delete_battle(battle, who="umpire", now=NOON)


def test_the_desk_replaces_and_deletes(start: tuple[Cast, Game], client: Client) -> None:
    cast, battle = start
    client.force_login(cast.umpire, backend="django.contrib.auth.backends.ModelBackend")
    page = reverse("replace-file", args=[battle.slug])
    wrong = SimpleUploadedFile("battle.yaml", file_of(battle, weather="hail").raw)
    assert "weather" in client.post(page, {"file": wrong}).content.decode()
    right = SimpleUploadedFile("battle.yaml", file_of(battle, title="Second Steps").raw)
    assert client.post(page, {"file": right}).status_code == 302
    assert client.post(reverse("delete-battle", args=[battle.slug])).status_code == 302
    assert not Game.objects.filter(pk=battle.pk).exists()
