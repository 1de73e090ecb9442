"""What a headquarters may expect of its orders: the engine's march on what it was told, and on nothing else."""

from collections.abc import Mapping
from typing import Any

from campaigns.services.marches import document as documents
from campaigns.services.marches.setting_up import find_campaign
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import written
from campaigns.strategy.files.reading import read_campaign
from campaigns.strategy.intelligence.known_world import known_world
from campaigns.strategy.intelligence.news import first_knowledge
from campaigns.strategy.intelligence.prospect import Prospect, prospects
from campaigns.strategy.protocol import Outside
from campaigns.strategy.state import Spot
from orders.language.campaign.reader import CampaignReader
from tests.campaigns.strategy.field import brigade, events, run
from tests.campaigns.strategy.test_orders import corps

DICE = [
    {"for": "staff", "by": "b2", "roll": [4]},
    {"for": "ride", "by": "HQ/d1", "roll": [3, 4]},
    {"for": "ride", "by": "b2/d1", "roll": [3, 4]},
]
OUTSIDE = Outside(reader=CampaignReader())


def opened(document: Mapping[str, Any]) -> Campaign:
    campaign = documents.read(documents.document_of({**document, "strict_dice": False}))
    first_knowledge(campaign)
    return campaign


def expected(campaign: Campaign, post: str, text: str) -> dict[str, Prospect]:
    holder = next(one for one in campaign.posts if one.id == post)
    deeds = CampaignReader().sheet(campaign, post, text, campaign.now).deeds
    return {one.formation: one for one in prospects(campaign, holder, deeds, OUTSIDE)}


def test_the_forecast_is_the_march_that_comes_about():
    """EC-FORE-1: with the dice as they usually fall and nobody in the way."""
    document = corps()
    found = expected(opened(document), "HQ", "b2: MARCH TO D")["b2"]
    done = run({**document, "orders": {"HQ": "b2: MARCH TO D"}, "dice": DICE, "strict_dice": False}, 8)
    assert found.route == ("D",)
    assert written(found.off) == events(done, "depart", unit="b2")[0]["at"]
    assert written(found.closed) == events(done, "closed", unit="b2")[0]["at"]


def test_the_route_leads_there_and_back():
    """EC-FORE-1: one march after the other, along the road on which it came."""
    found = expected(opened(corps(at="B")), "HQ", "b2: MARCH TO C; MARCH TO D; MARCH TO B")["b2"]
    assert found.route == ("C", "D", "C", "B")
    assert found.line == ((0, 4), (0, 8), (0, 12), (0, 8), (0, 4))
    assert found.head is not None


def test_marches_go_on_from_where_they_were_last_reported():
    """EC-FORE-1: what of an order lies behind those who carry it out is not marched again."""
    order = "b2: MARCH TO D VIA B; MARCH TO A"
    document = {**corps(at="A", order=order), "dice": DICE, "strict_dice": False}
    campaign = read_campaign({**run(document, 7).state, "orders": {}})
    post = campaign.post["HQ"]
    met = [report for report in post.reports or () if report.get("about") == "b2" and report["of"] > "1815-06-15T06:00"]
    assert met, "b2 has reported since the order"
    last = max(met, key=lambda report: report["of"])
    expected_on = {one.formation: one.route for one in prospects(campaign, post, None, OUTSIDE)}
    assert last["at"] == "D"
    assert expected_on["b2"][-1] == "A"
    assert "D" not in expected_on["b2"]


def test_those_without_orders_are_told_of_too():
    """EC-FORE-1."""
    found = expected(opened(corps()), "HQ", "b2: MARCH TO D")
    assert [(one.formation, one.ordered) for one in found.values()] == [("b2", True), ("b1", False)]
    assert (found["b1"].night, found["b1"].head) == ("A", None)
    assert found["b1"].need > 0


def test_an_enemy_who_stands_in_the_way_is_not_in_the_forecast():
    """EC-FORE-1, EC-REP-4."""
    free = expected(opened(corps()), "HQ", "b2: MARCH TO D")["b2"]
    document = corps()
    formation, unit = brigade("r1", "D", 9000, side="red")
    document["formations"].append(formation)
    document["units"].append(unit)
    assert expected(opened(document), "HQ", "b2: MARCH TO D")["b2"] == free


def test_the_forecast_asks_for_nothing_that_was_not_reported():
    """EC-REP-4: strength, weariness, bread, places and commanders of one's own count as they were last reported."""
    file = {key: value for key, value in find_campaign("charleroi-road").document().items() if key != "orders"}
    text = "CORPS B-I: MARCH TO charleroi\nCORPS B-II: MARCH TO fleurus\nBRIGADE b5: REST"
    for post in ("NORTH", "B1", "B2"):
        campaign = opened(file)
        holder = next(one for one in campaign.posts if one.id == post)
        before = expected(campaign, post, text), known_world(campaign, holder, CampaignReader())
        elsewhere = campaign.chart.place["quatre_bras"]
        for one in campaign.elements:
            if one.id != holder.rides_with:
                one.spot = Spot(elsewhere)
            one.fatigue, one.rations, one.state, one.plan = 300, 0, "march", []
            for unit in one.units:
                unit.men //= 3
        for one in campaign.formations:
            if one.commander is not None and one.id != holder.formation:
                one.commander.rating, one.commander.out = "dreadful", True
        for other in campaign.posts:
            other.taken = other is not holder
        assert (expected(campaign, post, text), known_world(campaign, holder, CampaignReader())) == before, post


def test_troops_who_have_nothing_to_eat():
    """EC-FORE-1: what is wanting at the supply hour is said before it is."""
    rich = expected(opened(corps()), "HQ", "b2: REST")["b2"]
    poor = expected(opened(fed(0)), "HQ", "b2: REST")["b2"]
    assert poor.short > rich.short == 0


def fed(rations: int) -> dict[str, Any]:
    return corps(keys={"rations": rations, "hungry": 1})
