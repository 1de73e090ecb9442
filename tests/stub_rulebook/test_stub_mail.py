"""Another rulebook's game by mail: calls, receipts, forecasts, reports, order sheets, and the umpire's desk."""

from __future__ import annotations

import re

import pytest
from django.test import Client
from django.urls import reverse

from battles.services.knowing import view_before
from battles.services.papers.seat import strengths
from battles.services.referee import BattleReferee
from campaigns.models import Sheet
from orders.services.out.enclosures import render
from orders.services.out.plan_maps import plan_scene
from tests.stub_rulebook.game import NOW, Parlour
from tests.stub_rulebook.rulebook import RULEBOOK
from tests.stub_rulebook.table import FOREIGN

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("settled_clock")]

ORDERS = "ARMY blues\n  B1: SHOOT R1\n  B2: GO 9\n  B3: STAY\nGENERAL Wells: RIDE TO 20,8\n"


def foreign(text: str) -> list[str]:
    """Another rulebook's words in a text, mark-up left out."""
    plain = re.sub(r"<[^>]+>|\{[^}]*\}", " ", text).lower()
    return [word for word in FOREIGN if word in plain]


def order(parlour: Parlour, text: str):
    """What becomes of orders: the reading, and the sheet stored as the gate would."""
    reading = BattleReferee().read(parlour.turn, parlour.wells, text, None)
    Sheet.objects.create(
        turn=parlour.turn,
        seat=parlour.wells,
        version=1,
        received_at=NOW,
        text=text,
        normal_form=reading.normal_form,
        value=reading.value,
    )
    return reading


def test_a_call_for_orders_brings_a_sheet_for_the_army(parlour: Parlour) -> None:
    mail = parlour.mail("wells", "call")
    assert "\nARMY Wells\n  INTENT\n  # B1: Company B1, ranks\n" in mail.text
    assert re.search(r"\bR3\b", mail.text) is None
    assert foreign(mail.text + mail.html) == []


def test_a_receipt_reads_the_rulebooks_verbs_and_forecasts_by_its_reaches(parlour: Parlour) -> None:
    reading = order(parlour, ORDERS)
    assert "shoot Red Grenadiers" in reading.receipt_text
    assert "4 of 9 in" in reading.receipt_text
    assert "a ride of 5 in" in reading.receipt_text
    assert {"decision": "shoot back", "choice": "ALWAYS", "scope": [], "given": False} in reading.receipt_values[
        "standing"
    ]
    (forecast,) = reading.receipt_values["forecasts"]
    assert (forecast["unit"], forecast["marched"], forecast["falls_short"]) == ("B2", 4.0, True)
    assert foreign(reading.receipt_text) == []


def test_orders_are_carried_out_and_told_in_a_report_with_its_papers(parlour: Parlour) -> None:
    order(parlour, ORDERS)
    turn = parlour.close()
    shots = [event for event in turn.events if event["kind"] == "fire"]
    assert [(shot["unit"], shot["target"]) for shot in shots] == [("B1", "R1")]
    mail = parlour.mail("wells", "report")
    assert "Blue Army" in mail.text
    assert foreign(mail.text + mail.html) == []
    papers = {reference["kind"]: render(reference) for reference in mail.attachments}
    assert {"map", "report", "form"} <= set(papers)
    assert all(papers.values())


def test_the_umpires_desk_shows_the_game(parlour: Parlour) -> None:
    order(parlour, ORDERS)
    turn = parlour.close()
    client = Client()
    client.force_login(parlour.umpire)
    for page in (
        reverse("desk", args=[parlour.game.slug]),
        reverse("turn", args=[parlour.game.slug, turn.pk]),
        reverse("battle-replay", args=[parlour.game.slug]),
    ):
        answer = client.get(page, follow=True)
        assert answer.status_code == 200
        assert "Mini-Nap" not in answer.content.decode()


def test_a_players_page_and_its_maps_are_served(parlour: Parlour) -> None:
    order(parlour, ORDERS)
    turn = parlour.close()
    client = Client()
    client.force_login(parlour.wells.player.user)
    page = client.get(reverse("player", args=[parlour.wells.pk]))
    assert page.status_code == 200
    assert "ARMY Wells" in page.content.decode()
    assert client.get(reverse("seat-map", args=[parlour.wells.pk, turn.pk, "after"])).status_code == 200
    assert client.get(reverse("seat-report", args=[parlour.wells.pk, turn.pk])).status_code == 200


def test_the_map_of_a_plan_is_as_wide_as_the_rulebooks_lengths(parlour: Parlour) -> None:
    order(parlour, ORDERS)
    scene = plan_scene(Sheet.objects.get())
    left, _, right, _ = scene.window
    assert 0 < (right - left) / scene.cm_per_unit <= RULEBOOK.lengths.window


def test_what_troops_had_at_the_start_is_told_in_the_rulebooks_measure(parlour: Parlour) -> None:
    view = view_before(parlour.turn, "blue").battle
    assert strengths(parlour.game, view, "blue") == {"B1": 2, "B2": 2, "B3": 2}
