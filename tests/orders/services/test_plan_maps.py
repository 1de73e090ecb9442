"""The map of a receipt: how far the movers get, by what the player knows, and nothing else."""

from __future__ import annotations

import copy

import pytest
from django.test import Client
from django.urls import reverse

from battles.reports.scene.values import Scene, TrackKind
from battles.services.knowing import view_before
from battles.services.papers.seat import position_map
from campaigns.models import Sheet, Turn
from campaigns.services.turns import sheets
from orders.models import OutgoingMail
from orders.services import receipts
from orders.services.out.enclosures import render
from orders.services.out.plan_maps import plan_map, plan_scene
from tests.orders.stage import NOW, Stage

pytestmark = pytest.mark.usefixtures("settled_clock")

MARCH = "BRIGADE jamin\n1/4L: MOVE TO sart\n2/4L: MOVE 3; FACE E; MOVE 2\n"
QUIET = "BRIGADE jamin\nINTENT HOLD\n"


def sent(stage: Stage, text: str) -> Sheet:
    sheet, read = sheets.submit(stage.french, stage.turn, text, now=NOW)
    assert sheet is not None
    receipts.post_for_page(sheet, read.receipt, now=NOW)
    return Sheet.objects.select_related("turn__game", "seat__side").get(pk=sheet.pk)


def shown(sheet: Sheet) -> Scene:
    scene = plan_scene(sheet)
    assert scene is not None
    return scene


def test_arrows_end_where_the_forecast_says(stage: Stage) -> None:
    sheet = sent(stage, MARCH)
    forecasts = {found["unit"]: found for found in sheet.receipt["forecasts"]}
    first, beyond, second = shown(sheet).tracks
    assert (first.kind, beyond.kind, second.kind) == (TrackKind.MARCH, TrackKind.BEYOND, TrackKind.MARCH)
    (x, y), (gone_x, gone_y) = first.points
    assert ((gone_x - x) ** 2 + (gone_y - y) ** 2) ** 0.5 == pytest.approx(forecasts["1/4L"]["marched"])
    assert forecasts["1/4L"]["falls_short"]
    assert beyond.points[0] == first.points[-1]
    (x, y), turning, end = second.points
    assert turning == pytest.approx((x, y + 3))
    assert end == pytest.approx((x + 2, y + 3))


def test_the_mail_carries_the_map_of_the_plan_and_says_how_to_read_it(stage: Stage) -> None:
    sheet = sent(stage, MARCH)
    mail = OutgoingMail.objects.get(kind="receipt")
    (reference,) = mail.attachments
    assert (reference["what"], reference["sheet"]) == ("plan", sheet.pk)
    picture = render(reference)
    assert picture.content == plan_map(sheet) != position_map(sheet.turn, sheet.seat)
    assert 'alt="Map: how far your orders will take each mover in turn 1' in mail.html
    assert "dots lead on to what it will not reach" in mail.html
    assert "The map enclosed shows it" in mail.text


def test_a_sheet_without_movers_has_the_map_of_the_position(stage: Stage) -> None:
    sheet = sent(stage, QUIET)
    mail = OutgoingMail.objects.get(kind="receipt")
    assert [reference["what"] for reference in mail.attachments] == ["position"]
    assert "as they stand at the start of turn 1" in mail.html
    assert "The map enclosed shows it" not in mail.text
    assert plan_map(sheet) == position_map(sheet.turn, sheet.seat)


def test_an_enemy_whom_nobody_sees_changes_no_byte(stage: Stage) -> None:
    sheet = sent(stage, MARCH + "5Lan: CHARGE enemy-1\n")
    drawn = plan_map(sheet)
    known = {unit.id for unit in view_before(sheet.turn, "french").battle.units}
    document = copy.deepcopy(dict(sheet.turn.before))
    allied = next(unit for unit in document["units"] if unit["id"] not in known and unit["arm"] == "infantry")
    document["units"] = [*document["units"], {**allied, "id": "hidden", "name": "Hidden Guards", "at": [14, 46]}]
    Turn.objects.filter(pk=sheet.turn_id).update(before=document)
    again = Sheet.objects.select_related("turn__game", "seat__side").get(pk=sheet.pk)
    assert {unit.id for unit in view_before(again.turn, "french").battle.units} == known
    assert plan_map(again) == drawn


def test_the_page_shows_the_map_of_the_sheet_to_its_own_player_only(stage: Stage, client: Client) -> None:
    sheet = sent(stage, MARCH)
    address = reverse("plan-map", args=(stage.french.pk, stage.turn.pk, sheet.version))
    client.force_login(stage.umpire)
    answer = client.get(address)
    assert (answer.status_code, answer["Content-Type"]) == (200, "image/png")
    assert address in client.get(reverse("player", args=(stage.french.pk,))).content.decode()
    sent(stage, QUIET)
    assert "plan/" not in client.get(reverse("player", args=(stage.french.pk,))).content.decode()
    other = reverse("plan-map", args=(stage.allied.pk, stage.turn.pk, sheet.version))
    assert client.get(other).status_code == 404
