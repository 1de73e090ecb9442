"""Single units without the admin: of an order of battle, of a battle being set up, of one that runs."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse

from campaigns.models import Game, Turn, Unit
from campaigns.services.turns import life
from tests.played import NOON, Played, set_up

pytestmark = pytest.mark.django_db
BACKEND = "django.contrib.auth.backends.ModelBackend"


def some_unit(desk: Played) -> Unit:
    return Unit.objects.filter(formation__side__campaign=desk.campaign, arm="infantry").earliest("pk")


def filled_in(unit: Unit, **changes: object) -> dict[str, object]:
    names = ("name", "type", "quality", "guns", "men", "pieces", "strength", "stragglers")
    now = {name: getattr(unit, name) if getattr(unit, name) is not None else "" for name in names}
    return {**now, "arm": unit.arm, "formation": unit.formation_id, **changes}


def test_a_unit_of_the_order_of_battle_is_changed_and_the_record_says_what_it_was(desk: Played, client: Client) -> None:
    unit = some_unit(desk)
    address = reverse("unit", args=[desk.campaign.slug, unit.pk])
    client.post(address, filled_in(unit, strength=unit.strength - 1, reason="A company is detached."))
    entry = desk.campaign.audit.get(action="edit-unit")
    assert Unit.objects.get(pk=unit.pk).strength == unit.strength - 1
    assert (entry.reason, f"strength {unit.strength} → {unit.strength - 1}" in entry.done) == (
        "A company is detached.",
        True,
    )


def test_a_word_that_the_rulebook_does_not_know_is_refused(desk: Played, client: Client) -> None:
    unit = some_unit(desk)
    page = client.post(reverse("unit", args=[desk.campaign.slug, unit.pk]), filled_in(unit, quality="superb"))
    assert "superb is not one of the available choices" in page.content.decode()
    assert Unit.objects.get(pk=unit.pk).quality == unit.quality


def test_a_unit_is_added_and_removed(desk: Played, client: Client) -> None:
    unit = some_unit(desk)
    address = reverse("add-unit", args=[desk.campaign.slug, unit.formation_id])
    client.post(address, filled_in(unit, name="3/92nd Ligne"))
    made = Unit.objects.get(name="3/92nd Ligne")
    assert (made.key, made.formation) == ("392nd-ligne", unit.formation)
    client.post(reverse("remove-unit", args=[desk.campaign.slug, made.pk]))
    assert not Unit.objects.filter(pk=made.pk).exists()
    assert "3/92nd Ligne" in desk.campaign.audit.get(action="remove-unit").done


def test_a_unit_of_another_campaign_is_not_there(desk: Played, client: Client) -> None:
    client.force_login(desk.cast.other_umpire, backend=BACKEND)
    unit = some_unit(desk)
    assert client.get(reverse("unit", args=[desk.cast.other_campaign.slug, unit.pk])).status_code == 404


def in_battle(document: dict[str, object], unit_id: str) -> dict[str, object]:
    return next(unit for unit in document["units"] if unit["id"] == unit_id)  # type: ignore[attr-defined]


def sent(unit: dict[str, object], **changes: object) -> dict[str, object]:
    east, north = unit["at"]  # type: ignore[misc]
    now = {key: unit[key] for key in ("strength", "facing", "formation", "quality") if key in unit}
    return {**now, "east": east, "north": north, "reason": "It was counted wrong.", **changes}


def test_a_unit_of_a_running_battle_is_changed_by_rulings_that_can_be_taken_back(desk: Played, client: Client) -> None:
    unit = desk.second.before["units"][0]
    address = reverse("battle-unit", args=[desk.battle.slug, unit["id"]])
    page = client.post(address, sent(unit, strength=unit["strength"] - 1), follow=True)
    turn = desk.battle.turns.get(number=2, branch=2)
    assert in_battle(turn.before, unit["id"])["strength"] == unit["strength"] - 1
    assert turn.state == Turn.State.OPEN
    assert "Take it back" in page.content.decode()
    client.post(reverse("take-back", args=[desk.battle.slug, turn.pk, turn.rulings.get().pk]))
    again = desk.battle.turns.get(number=2, branch=3)
    assert in_battle(again.before, unit["id"])["strength"] == unit["strength"]


def test_a_unit_is_not_put_where_another_stands(desk: Played, client: Client) -> None:
    first, second = desk.second.before["units"][:2]
    east, north = second["at"]
    address = reverse("battle-unit", args=[desk.battle.slug, first["id"]])
    page = client.post(address, sent(first, east=east, north=north))
    assert page.status_code == 200
    assert "errorlist" in page.content.decode()
    assert not desk.battle.turns.filter(branch=2).exists()


def test_of_a_battle_that_is_being_set_up_the_file_is_changed(client: Client) -> None:
    cast, battle, *_seats = set_up()
    client.force_login(cast.umpire, backend=BACKEND)
    unit = battle.document["units"][0]
    client.post(reverse("battle-unit", args=[battle.slug, unit["id"]]), sent(unit, strength=unit["strength"] - 1))
    battle = Game.objects.get(pk=battle.pk)
    assert in_battle(battle.document, unit["id"])["strength"] == unit["strength"] - 1
    assert in_battle(life.start_game(battle, NOON).before, unit["id"])["strength"] == unit["strength"] - 1
