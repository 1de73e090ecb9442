"""What a staff means to order: in the receipt, on its map, by PROPOSE, on the player's page."""

from __future__ import annotations

import re
from html import escape, unescape
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from battles.reports.scene.values import TrackKind
from battles.services import proposals, reading
from campaigns.models import Seat, Sheet, Turn
from campaigns.services.scenarios.scenarios import find_scenario, load_scenario
from campaigns.services.turns import sheets
from campaigns.services.turns.life import start_game
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


#: What one types: of some troops only, an intent for one brigade, all led, all held, one line within an intent.
TYPED = (
    "1/4L: FACE E",
    "BRIGADE jamin: INTENT ATTACK Sart",
    "INTENT ADVANCE Sart",
    "INTENT HOLD",
    "INTENT ADVANCE Sart\n1/4L: FACE E",
)


def checked(client: Client, seat: Seat, turn: Turn, text: str) -> str:
    """What the page says as he types, in words on one line."""
    answer = client.post(reverse("check-orders", args=[seat.pk, turn.pk]), {"text": text})
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", answer.content.decode().partition("<details>")[0])).split())


def told_of_staff(mail: OutgoingMail) -> list[str]:
    """What a receipt tells of idle troops, of what their staff means to order, and of those to whom it gives none."""
    heads = ("WITHOUT ORDERS", "WHAT YOUR STAFF MEANS TO ORDER", "WHOM YOUR STAFF GIVES NO ORDERS, AND WHY")
    told = []
    for section in mail.text.split("\n\n"):
        title, _, said = section.strip().partition("\n")
        if title in heads:
            told += [title, *(" ".join(line.split()) for line in joined(said))]
    return told


def joined(said: str) -> list[str]:
    """The lines of a section of a mail that hold a sentence or a line of orders each."""
    return re.sub(r"\n(?! +[^ :]+[:,] | {3}\S)\s*", " ", said).split("\n")


@pytest.mark.parametrize("text", TYPED)
@pytest.mark.parametrize("staff", ["able", "literal"])
def test_the_page_says_as_he_types_what_the_receipt_will_say_of_the_staff(
    stage: Stage, client: Client, staff: str, text: str
) -> None:
    before = {**stage.turn.before, "settings": {**stage.turn.before.get("settings", {}), "staff": staff}}
    Turn.objects.filter(pk=stage.turn.pk).update(before=before)
    stage.turn.refresh_from_db()
    client.force_login(stage.umpire, backend="django.contrib.auth.backends.ModelBackend")
    page = checked(client, stage.french, stage.turn, text)
    sent(stage, text)
    told = told_of_staff(OutgoingMail.objects.filter(kind="receipt").latest("pk"))
    assert told or staff == "literal" or text == "INTENT HOLD"
    for words in told:
        assert words.lower() in page.lower(), (words, page)


def test_the_page_does_not_say_that_troops_hold_whom_their_staff_leads_without_an_intent(
    db: None, settings: Any, client: Client
) -> None:
    settings.WAKE_WORKERS = False
    battle = load_scenario(find_scenario("villaseca"), who="umpire", now=NOW)
    turn = start_game(battle, NOW)
    seat = next(one for one in battle.campaign.seats.order_by("pk") if one.side and one.side.key == "french")
    umpire = User.objects.create_superuser("umpire", "umpire@pbem.test", "pass-word-1815")
    client.force_login(umpire)
    page = checked(client, seat, turn, "BRIGADE Boyer: INTENT ATTACK")
    assert "hold where they stand" not in page
    assert "2/22L: FORM LINE" in page.partition("What your staff means to order")[2]


def test_of_a_form_that_is_not_filled_in_the_page_says_what_comes_of_silence(stage: Stage, client: Client) -> None:
    client.force_login(stage.umpire, backend="django.contrib.auth.backends.ModelBackend")
    page = checked(client, stage.french, stage.turn, reading.template(stage.french, stage.turn))
    assert "Nothing is ordered here yet; without a sheet" in page
    assert "they will hold" not in page
    sent(stage, "INTENT ADVANCE Sart")
    assert "your sheet 1 still stands" in checked(client, stage.french, stage.turn, "Good morning!")
