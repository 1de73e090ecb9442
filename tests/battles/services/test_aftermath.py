"""A finished battle in the database: shown, counted once, taken back; and the pages for it."""

from datetime import UTC, datetime

import pytest
from django.urls import reverse

from battles import rulesets
from battles.services import aftermath
from campaigns.models import Aftermath, AuditEntry, Commander, Game, Turn, Unit
from campaigns.services.order_of_battle.reading import SourceFile, read_files
from campaigns.services.order_of_battle.storing import stored
from campaigns.services.order_of_battle.writing import Form, write
from campaigns.services.scenarios import scenarios
from campaigns.services.scenarios.fielding import Field, field_battle
from campaigns.services.turns.life import WrongMoment

NOW = datetime(2026, 11, 22, 12, 0, tzinfo=UTC)


@pytest.fixture
def finished(cast):
    """First Steps, over after a turn that cost a battalion a third and destroyed another, with the French winning."""
    scenario = scenarios.find_scenario("first-steps")
    game = scenarios.load_scenario(scenario, who="umpire", now=NOW, campaign=cast.campaign, with_players=False)
    units = [dict(unit) for unit in game.document["units"]]
    worn, gone = (next(unit for unit in units if unit["arm"] == "infantry" and unit["strength"] >= 6), units[-1])
    worn["strength"] -= 2
    gone |= {"strength": 0, "out": "eliminated"}
    gone.pop("at", None)
    formations = [dict(formation) for formation in game.document["formations"]]
    general = next(formation for formation in formations if formation["id"] == "gauthier")
    general["commander"] = {**general["commander"], "out": "overrun"}
    general["commander"].pop("at", None)
    after = {**game.document, "units": units, "formations": formations, "turn": game.document["turn"] + 1}
    Turn.objects.create(
        game=game,
        number=1,
        through=1,
        state=Turn.State.RELEASED,
        opened_at=NOW,
        seed="00",
        commitment="00",
        before=game.document,
        after=after,
        events=[{"n": 1, "turn": 1, "phase": "end", "kind": "turn_end", "effect": {"winner": "french"}}],
    )
    game.status = Game.Status.FINISHED
    game.save()
    return game, worn["id"], gone["id"], general["id"]


def test_a_battle_that_goes_on_does_not_go_home(cast):
    scenario = scenarios.find_scenario("first-steps")
    game = scenarios.load_scenario(scenario, who="umpire", now=NOW, campaign=cast.campaign, with_players=False)
    with pytest.raises(WrongMoment, match="when it is over"):
        aftermath.prepare(game)


def test_the_winner_in_the_log_has_the_field_unless_the_umpire_says_otherwise(finished):
    game, *_ = finished
    assert aftermath.prepare(game).field == "french"
    assert aftermath.prepare(game, "").field == ""
    with pytest.raises(WrongMoment, match="'nobody-knows' is no side"):
        aftermath.prepare(game, "nobody-knows")


def test_what_is_shown_is_what_counts_and_nothing_counts_before(finished):
    game, worn, gone, general = finished
    before = {unit.key: unit for unit in stored(game.campaign).units}
    shown = aftermath.prepare(game).aftermath
    assert stored(game.campaign).unit_by_key[worn] == before[worn]
    aftermath.count(game, "french", who="umpire", now=NOW)
    unit = Unit.objects.get(formation__side__campaign=game.campaign, key=worn)
    loss = next(loss for loss in shown.units if loss.key == worn)
    assert unit.strength == before[worn].strength - 2
    assert unit.stragglers == loss.stragglers
    assert Unit.objects.get(formation__side__campaign=game.campaign, key=gone).strength == 0
    assert Commander.objects.get(formation__side__campaign=game.campaign, formation__key=general).fate == "overrun"
    assert AuditEntry.objects.filter(action="count-battle").count() == 1


def test_a_battle_counts_once(finished):
    game, *_ = finished
    aftermath.count(game, "french", who="umpire", now=NOW)
    with pytest.raises(WrongMoment, match="counted already"):
        aftermath.count(game, "french", who="other", now=NOW)


def test_taken_back_everything_is_as_it_was_but_for_later_changes(finished):
    game, worn, *_ = finished
    before = stored(game.campaign)
    aftermath.count(game, "french", who="umpire", now=NOW)
    Unit.objects.filter(formation__side__campaign=game.campaign, key=worn).update(name="Renamed since")
    aftermath.take_back(game, who="umpire", now=NOW)
    after = stored(game.campaign)
    assert after.unit_by_key[worn].name == "Renamed since"
    assert [unit.strength for unit in after.units] == [unit.strength for unit in before.units]
    assert [unit.stragglers for unit in after.units] == [unit.stragglers for unit in before.units]
    assert after.formations == before.formations
    assert not Aftermath.objects.exists()
    with pytest.raises(WrongMoment, match="has not been counted"):
        aftermath.take_back(game, who="umpire", now=NOW)


def test_the_order_of_battle_still_goes_out_and_comes_in_unchanged(finished):
    game, *_ = finished
    aftermath.count(game, "french", who="umpire", now=NOW)
    after = stored(game.campaign)
    for form, name in ((Form.CSV, "oob.csv"), (Form.YAML, "oob.yaml")):
        text = write(after, form, game.campaign.ruleset)
        assert read_files([SourceFile(name, text.encode())], rulesets.find("mini-nap")).order_of_battle == after


def test_a_destroyed_unit_and_a_lost_general_do_not_take_the_field_again(finished):
    game, _, gone, general = finished
    aftermath.count(game, "french", who="umpire", now=NOW)
    oob = stored(game.campaign)
    tops = [formation.key for formation in oob.formations if not formation.of]
    document = field_battle(oob, tops, Field("Next day"), rulesets.find("mini-nap"))
    assert gone not in {unit["id"] for unit in document["units"]}
    fielded = {formation["id"]: formation for formation in document["formations"]}
    assert "commander" not in fielded[general]


def test_an_umpire_carries_the_losses_home_in_the_browser_and_lets_stragglers_in(finished, client, cast):
    game, worn, *_ = finished
    client.force_login(cast.umpire)
    page = reverse("aftermath", args=[game.slug])
    assert page in client.get(reverse("desk", args=[game.slug])).content.decode()
    shown = client.get(page).content.decode()
    assert "Let it count" in shown
    assert worn in shown
    client.post(page, {"field": "french"})
    assert "Take it back" in client.get(page).content.decode()
    tree = reverse("order-of-battle", args=[game.campaign.slug])
    assert "stragglers" in client.get(tree).content.decode()
    client.post(reverse("rally", args=[game.campaign.slug]), {"unit": [worn]})
    unit = Unit.objects.get(formation__side__campaign=game.campaign, key=worn)
    assert unit.stragglers == 0
    client.post(page, {"back": "yes"})
    assert not Aftermath.objects.exists()


@pytest.mark.parametrize("name", ["foy", "stranger", "other_umpire"])
def test_nobody_else_learns_of_it(finished, client, cast, name):
    game, *_ = finished
    client.force_login(getattr(cast, name))
    assert client.get(reverse("aftermath", args=[game.slug])).status_code == 404
    assert client.post(reverse("aftermath", args=[game.slug]), {"field": "french"}).status_code == 404
    assert client.post(reverse("rally", args=[game.campaign.slug]), {}).status_code == 404
