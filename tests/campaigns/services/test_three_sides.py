"""Three sides in one campaign: a battle is of two of them, and whoever asks for more is told so before it is stored."""

from __future__ import annotations

import json

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse

from battles.engine.faults import InputFaults
from campaigns.models import Formation, Game, Side, Unit
from campaigns.services.marches.setting_up import find_campaign, set_up
from campaigns.services.scenarios import scenarios
from campaigns.services.scenarios.fielding import Field
from tests.battles.documents import battalion, duel
from tests.campaigns.services.games import NOW
from tests.cast import Cast

pytestmark = pytest.mark.django_db
FIELD = Field(title="Wavre", width=120.0, between=60.0)


@pytest.fixture
def three(cast: Cast) -> Cast:
    """The cast's campaign with a brigade of each of three sides."""
    for position, key in enumerate(("prussian", "saxon", "russian"), start=5):
        side = Side.objects.create(
            campaign=cast.campaign, key=key, name=key.title(), nation="prussian", position=position
        )
        brigade = Formation.objects.create(side=side, kind="brigade", key=f"{key}-1", name=f"{key.title()} Brigade")
        Unit.objects.create(
            formation=brigade, key=f"{key}-1-1", name="1st", arm="infantry", type="line", quality="veteran",
            strength=6, men=600,
        )  # fmt: skip
    return cast


def three_sided() -> dict[str, object]:
    document = duel(battalion("F1", "FB"), battalion("A1", "AB", (60, 60), facing=180), turn=1)
    document["sides"] = [*document["sides"], {"id": "prussian", "nation": "prussian"}]
    return document


def test_formations_of_two_of_three_sides_make_a_battle(three: Cast) -> None:
    battle = scenarios.battle_from_order_of_battle(
        three.campaign, ["prussian-1", "russian-1"], FIELD, who="umpire", now=NOW
    )
    assert [side["id"] for side in battle.document["sides"]] == ["prussian", "russian"]


def test_formations_of_three_sides_are_refused_by_their_names_and_nothing_is_stored(three: Cast) -> None:
    chosen = ["prussian-1", "saxon-1", "russian-1"]
    with pytest.raises(InputFaults) as refused:
        scenarios.battle_from_order_of_battle(three.campaign, chosen, FIELD, who="umpire", now=NOW)
    (fault,) = refused.value.faults
    assert fault.path == "formations"
    assert fault.message == "troops of Prussian, Saxon, Russian; a battle has exactly two sides"
    assert not Game.objects.exists()


def test_a_battle_file_of_three_sides_is_refused_on_the_page_with_how_many_there_may_be(
    three: Cast, client: Client
) -> None:
    client.force_login(three.umpire, backend="django.contrib.auth.backends.ModelBackend")
    file = SimpleUploadedFile("wavre.json", json.dumps(three_sided()).encode())
    page = client.post(reverse("new-battle", args=[three.campaign.slug]), {"file": file}).content.decode()
    assert "sides: 3 sides; allowed: 2" in page
    assert not Game.objects.exists()


def test_a_campaign_on_its_map_of_three_sides_is_refused_with_how_many_there_may_be(db: None) -> None:
    document = find_campaign("charleroi-road").document()
    document["sides"] = [*document["sides"], {"id": "saxon", "name": "Saxons"}]
    with pytest.raises(InputFaults) as refused:
        set_up(document, who="umpire", now=NOW)
    assert ("sides", "3 sides; allowed: two") in [(fault.path, fault.message) for fault in refused.value.faults]
    assert not Game.objects.exists()
