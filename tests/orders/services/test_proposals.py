"""What a staff means to order: in the receipt, on its map, by PROPOSE, on the player's page."""

from __future__ import annotations

from html import escape

import pytest
from django.test import Client
from django.urls import reverse

from battles.reports.scene.values import TrackKind
from battles.services import proposals, reading
from campaigns.models import Sheet, Turn
from campaigns.services.turns import sheets
from orders.models import OutgoingMail
from orders.services import receipts
from orders.services.out.plan_maps import plan_scene
from tests.orders.services.post import answer_to, letter, took
from tests.orders.stage import NOW, Stage

pytestmark = pytest.mark.usefixtures("settled_clock")


@pytest.fixture
def able(stage: Stage) -> Stage:
    """The stage with the able staff."""
    before = {**stage.turn.before, "settings": {**stage.turn.before.get("settings", {}), "staff": "able"}}
    Turn.objects.filter(pk=stage.turn.pk).update(before=before)
    stage.turn.refresh_from_db()
    return stage


def sent(stage: Stage, text: str) -> Sheet:
    sheet, read = sheets.submit(stage.french, stage.turn, text, now=NOW)
    assert sheet is not None
    receipts.post_for_page(sheet, read.receipt, now=NOW)
    return Sheet.objects.select_related("turn__game", "seat__side").get(pk=sheet.pk)


def test_the_receipt_says_what_the_staff_means_to_order_and_the_map_shows_it(able: Stage) -> None:
    sheet = sent(able, "INTENT ADVANCE sart")
    meant = proposals.meant(reading.read(able.french, able.turn, sheet.normal_form))
    mail = OutgoingMail.objects.get(kind="receipt")
    assert meant
    assert "WHAT YOUR STAFF MEANS TO ORDER" in mail.text
    assert "What your staff means to order" in mail.html
    told = proposals.by_command(meant)
    assert sum(len(line.heads.split(", ")) for _, lines in told for line in lines) == len(meant)
    for command, lines in told:
        assert f"\n   {command}\n" in mail.text
        assert f"<b>{escape(command)}</b>" in mail.html
        for line in lines:
            assert f"      {line.heads}: {line.line}\n" in mail.text
    scene = plan_scene(sheet)
    assert scene is not None
    marching = [found for each in meant for found in each.forecasts if len(found.way) > 1]
    assert len([track for track in scene.tracks if track.kind is TrackKind.MARCH]) == len(marching)


def test_units_with_a_line_of_their_own_are_not_the_staffs(able: Stage) -> None:
    sheet = sent(able, "INTENT ADVANCE sart\n1/4L: FACE E")
    meant = proposals.meant(reading.read(able.french, able.turn, sheet.normal_form))
    assert "1/4L" not in {each.head for each in meant}


def test_the_literal_staff_means_nothing_beforehand(stage: Stage) -> None:
    sent(stage, "INTENT ADVANCE sart")
    assert "WHAT YOUR STAFF MEANS TO ORDER" not in OutgoingMail.objects.get(kind="receipt").text


def test_propose_is_answered_with_a_sheet_that_can_be_sent_back(able: Stage) -> None:
    answer = answer_to(took(letter("PROPOSE", message_id="<propose@players.test>")))
    block = proposals.proposed_sheet(able.french, able.turn)
    assert "Nothing of it is taken yet" in " ".join(answer.text.split())
    for line in block.splitlines():
        assert line.strip() in answer.text
    assert not Sheet.objects.exists()
    read = reading.read(able.french, able.turn, block)
    assert not read.sheet.refused
    assert read.sheet.units
    assert any(found.intent for found in read.sheet.blocks)


def test_the_proposal_says_which_command_is_the_reserve(able: Stage) -> None:
    block = proposals.proposed_sheet(able.french, able.turn)
    remark = next(line for line in block.splitlines() if line.endswith("kept back as the reserve"))
    assert remark.startswith("# ")
    assert not reading.read(able.french, able.turn, block).sheet.refused


def test_the_proposal_keeps_the_intents_of_the_sheet_that_is_in(able: Stage) -> None:
    sent(able, "BRIGADE jamin\nINTENT ATTACK sart\n1/4L: FACE E")
    block = proposals.proposed_sheet(able.french, able.turn)
    assert "INTENT ATTACK sart" in block
    assert "gauthier" not in block


def test_the_page_fills_the_sheet_with_the_proposal_on_request(able: Stage, client: Client) -> None:
    client.force_login(able.umpire, backend="django.contrib.auth.backends.ModelBackend")
    address = reverse("player", args=[able.french.pk])
    assert "Fill in what my staff proposes" in client.get(address).content.decode()
    block = proposals.proposed_sheet(able.french, able.turn)
    page = client.get(address, {"propose": able.turn.pk}).content.decode()
    assert next(line for line in block.splitlines() if ": " in line and not line.startswith("#")) in page
