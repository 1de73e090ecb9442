"""The commands of the campaign: march, check_orders --post, map; the scenarios run."""

import io
import json

import pytest
from django.core.management import CommandError, call_command

from battles.services.theatre import theatre_of
from battles.services.theatre_maps import draw_theatre
from campaigns.services.campaign_files import load_campaign
from campaigns.strategy.files.reading import read_campaign
from config.root import ROOT
from orders.services.campaign_checking import check_post
from orders.services.campaign_receipt_text import receipt_text
from orders.services.marching import run_file
from tests.campaigns.strategy.field import one

SCENARIOS = ROOT / "campaigns" / "scenarios"
THREE = ("hundred-days", "austerlitz-campaign", "charleroi-road")


@pytest.mark.parametrize("name", THREE)
def test_the_scenarios_run_without_a_refused_order(name):
    """EC-RUN-1."""
    answer = run_file(SCENARIOS / name / "campaign.yaml", hours=1)
    assert answer["ok"], answer
    assert not [event for event in answer["events"] if event["kind"] == "order_refused"]
    assert (SCENARIOS / name / "README.md").exists()


def test_the_hundred_days_have_the_armies_of_the_tables():
    """EC-FILE-6, EC-FILE-8."""
    campaign = read_campaign(load_campaign(SCENARIOS / "hundred-days" / "campaign.yaml"))
    men = {"french": 0, "coalition": 0}
    for element in campaign.elements:
        men[element.side] += element.men
    assert men == {"french": 124_586, "coalition": 90_866 + 120_954}
    assert len(campaign.posts) == 20


def test_march_prints_a_line_a_file(tmp_path, capsys):
    """EC-RUN-1, EC-RUN-2: refused files are told, and the exit status says so."""
    good, bad = tmp_path / "good.json", tmp_path / "bad.yaml"
    good.write_text(json.dumps(one("b1: MARCH TO C")))
    bad.write_text("estafette: campaign/1\n")
    with pytest.raises(SystemExit):
        call_command("march", str(good), str(bad), "--hours", "0.5", "--out", str(tmp_path / "out"))
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["ok"] for line in lines] == [True, False]
    assert set(lines[0]) == {"file", "ok", "events", "state", "battles"}
    assert json.loads((tmp_path / "out" / "good.json").read_text())["now"] == "1815-06-15T06:30"
    with pytest.raises(CommandError):
        call_command("march", str(good), "--hours", "0.1")


def test_a_map_that_is_not_beside_the_file_is_a_fault(tmp_path):
    """EC-FILE-3."""
    document = one()
    document["map"] = {"places": "../secret.csv", "roads": "missing.csv"}
    file = tmp_path / "campaign.json"
    file.write_text(json.dumps(document))
    answer = run_file(file)
    assert {fault["path"] for fault in answer["errors"]} == {"map.places", "map.roads"}


def test_receipts_say_when_an_order_would_be_done(tmp_path):
    """EC-RUN-4, EC-FORE-1."""
    file = tmp_path / "campaign.json"
    file.write_text(json.dumps(one()))
    receipt = check_post(file, "P", "b1: MARCH TO C\nb1: MRCH TO C\n")
    assert receipt["accepted"] == [{"line": 1, "text": "BRIGADE b1: MARCH TO C", "arrives": "1815-06-15T08:45"}]
    assert receipt["refused"][0]["did_you_mean"] == "BRIGADE b1: MARCH TO C"
    assert "08:45" in receipt_text(receipt)


@pytest.mark.parametrize(("form", "begins"), [("svg", b"<svg"), ("png", b"\x89PNG"), ("pdf", b"%PDF")])
def test_the_theatre_is_drawn(form, begins):
    """The umpire's picture has every body, headquarters and road of the campaign."""
    campaign = read_campaign(load_campaign(SCENARIOS / "charleroi-road" / "campaign.yaml"))
    assert begins in draw_theatre(campaign, form=form, width_px=500)[:200]
    theatre = theatre_of(campaign)
    assert (len(theatre.bodies), len(theatre.marks), len(theatre.ways)) == (13, 6, 14)


def test_map_takes_a_campaign(tmp_path):
    out = tmp_path / "theatre.svg"
    file = str(SCENARIOS / "charleroi-road" / "campaign.yaml")
    call_command("map", file, "--format", "svg", "--out", str(out), stderr=io.StringIO())
    assert "Fleurus" in out.read_text()
    with pytest.raises(CommandError, match="umpire"):
        call_command("map", file, "--side", "blue")


def test_battles_made_are_valid_and_played(tmp_path):
    """EC-BAT-5, EC-RES-2: a battle of the campaign is fought by the rulebook's own engine."""
    document = one(at="C", quality="elite")
    document["formations"] += [
        {"id": "r1", "kind": "brigade", "side": "red", "at": "C", "engaged": "x"},
    ]
    document["formations"][0]["engaged"] = "x"
    document["units"].append({"id": "v1", "of": "r1", "arm": "infantry", "men": 1800})
    document["battles"] = [
        {"id": "x", "place": "C", "side": "blue", "starts": "1815-06-15T06:15", "until": "1815-06-15T07:15",
         "state": "coming", "forces": {"blue": ["b1"], "red": ["r1"]}},
    ]  # fmt: skip
    document["settings"]["unplayed"] = "engine"
    document["strict_dice"] = False
    file = tmp_path / "campaign.json"
    file.write_text(json.dumps(document))
    answer = run_file(file, hours=1.5)
    assert answer["ok"], answer
    won = [event for event in answer["events"] if event["kind"] == "victory"]
    assert won[0]["clause"] == "EC-RES-1"
    assert answer["state"]["battles"][0]["state"] == "ended"
