"""Whom an intent gives no orders, and why: in the receipt, and on the turn's page when it is resolved."""

from __future__ import annotations

import re
from html import unescape

from django.test import Client
from django.urls import reverse

from battles.services.reading import value_of
from battles.services.silence import silent_in, silent_under
from campaigns.models import Sheet, Turn
from campaigns.services.turns import life, resolution, sheets
from orders.models import OutgoingMail
from orders.services import receipts
from tests.orders.stage import NOW, Stage

STAYS = "intent DEFEND Sart: the intent holds the ground where they are and goes nowhere; order ADVANCE first"


def sent(stage: Stage, text: str) -> Sheet:
    sheet, read = sheets.submit(stage.french, stage.turn, text, now=NOW)
    assert sheet is not None
    receipts.post_for_page(sheet, read.receipt, now=NOW)
    return Sheet.objects.select_related("turn__game", "seat__side").get(pk=sheet.pk)


def told(mail: OutgoingMail) -> tuple[str, str]:
    """Text and HTML of a mail, each on one line and without tags."""
    html = unescape(re.sub(r"<[^>]+>", "", mail.html))
    return " ".join(mail.text.split()), " ".join(html.split())


def test_a_receipt_says_whom_the_letter_of_an_intent_moves_nowhere(stage: Stage) -> None:
    sheet = sent(stage, "BRIGADE jamin\n  INTENT DEFEND Sart\nBRIGADE gauthier\n  INTENT ADVANCE Sart")
    (silent,) = silent_under(sheet.turn, sheet.seat, value_of(sheet), ())
    assert silent.why == STAYS
    for words in told(OutgoingMail.objects.get(kind="receipt")):
        assert f"{silent.who}, {silent.why}." in words


def test_a_receipt_says_why_the_able_staff_leaves_somebody_where_he_is(stage: Stage) -> None:
    before = {**stage.turn.before, "settings": {**stage.turn.before.get("settings", {}), "staff": "able"}}
    Turn.objects.filter(pk=stage.turn.pk).update(before=before)
    stage.turn.refresh_from_db()
    sheet = sent(stage, "INTENT ADVANCE Sart")
    means = receipts.staff_means(sheet)
    ordered = {unit for each in means for unit in each.units}
    silent = receipts.staff_silence(sheet, means)
    assert ordered
    assert all(not ordered & set(re.findall(r"[\w/]+", each.who)) for each in silent)
    assert silent_under(sheet.turn, sheet.seat, value_of(sheet), ()) != silent


def test_nothing_is_said_of_a_sheet_without_intents(stage: Stage) -> None:
    sent(stage, "1/4L: FACE E\nBRIGADE gauthier\n  INTENT HOLD")
    assert "NO ORDERS, BY WHAT" not in OutgoingMail.objects.get(kind="receipt").text


def test_the_page_of_a_turn_says_it_to_the_umpire(stage: Stage, client: Client) -> None:
    sent(stage, "BRIGADE jamin\n  INTENT DEFEND Sart")
    life.close_turn(stage.turn, NOW, because=Turn.Closed.UMPIRE)
    assert resolution.resolve(stage.turn.pk, NOW)
    turn = Turn.objects.select_related("game__campaign").get(pk=stage.turn.pk)
    (silent,) = silent_in(turn, "french")
    assert silent.why == STAYS
    client.force_login(stage.umpire, backend="django.contrib.auth.backends.ModelBackend")
    page = unescape(client.get(reverse("turn", args=[turn.game.slug, turn.pk])).content.decode())
    assert f"<li>{silent.who}, {silent.why}</li>" in page
    assert (
        silent.who
        not in client.get(reverse("turn", args=[turn.game.slug, turn.pk]), {"side": "allied"}).content.decode()
    )
