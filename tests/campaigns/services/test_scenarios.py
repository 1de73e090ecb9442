"""The scenarios that come with the program, and battles set up from them, from files and from orders of battle."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import combinations

import pytest

from battles import rulesets
from battles.engine.battle import Battle as BattleValue
from battles.engine.battlefile import dump_yaml
from battles.engine.contact import overlaps
from battles.engine.faults import InputFaults
from battles.rulesets.mini_nap.table.footprints import footprint_at
from campaigns.models import Campaign, Formation, Seat, Unit
from campaigns.services.order_of_battle.importing import import_files
from campaigns.services.order_of_battle.reading import SourceFile
from campaigns.services.order_of_battle.storing import stored
from campaigns.services.scenarios import scenarios
from campaigns.services.scenarios.fielding import Field
from tests.campaigns.orders_of_battle import DATA

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
SLUGS = (
    "a-village-on-the-goldbach",
    "austerlitz",
    "derlon",
    "first-steps",
    "poltava",
    "quatre-bras",
    "quatre-bras-old-trousers",
    "selo",
    "villaseca",
)
#: Those whose battle file is made from tables; the others are written by hand.
BUILT = (
    "a-village-on-the-goldbach",
    "austerlitz",
    "derlon",
    "first-steps",
    "quatre-bras",
    "quatre-bras-old-trousers",
)


def battle(slug: str) -> BattleValue:
    return rulesets.read(scenarios.find_scenario(slug).document())


def test_all_scenarios_are_found() -> None:
    assert tuple(sorted(scenario.slug for scenario in scenarios.all_scenarios())) == SLUGS


def test_a_scenario_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(InputFaults, match=f"there are: {', '.join(SLUGS)}"):
        scenarios.find_scenario("leipzig")


@pytest.mark.parametrize("slug", sorted(set(SLUGS) - set(BUILT)))
def test_a_battle_file_written_by_hand_is_valid_and_is_not_built(slug: str) -> None:
    assert battle(slug).units
    with pytest.raises(InputFaults, match="written by hand"):
        scenarios.rebuild(slug)


@pytest.mark.parametrize("slug", BUILT)
def test_a_battle_file_is_valid_and_is_what_its_sources_make(slug: str) -> None:
    scenario = scenarios.find_scenario(slug)
    assert scenario.folder.joinpath("battle.yaml").read_text(encoding="utf-8") == scenarios.rebuild(slug)


@pytest.mark.parametrize("slug", SLUGS)
def test_objectives_are_places_of_the_battle_file_and_the_end_is_set(slug: str) -> None:
    scenario = scenarios.find_scenario(slug)
    assert {objective.place for objective in scenario.objectives} <= set(battle(slug).terrain_by_id)
    assert scenario.last_turn > 1
    assert scenario.minutes_per_turn == rulesets.find(scenario.ruleset).minutes_per_turn


@pytest.mark.parametrize("slug", SLUGS)
def test_players_sit_on_sides_and_command_formations_of_the_battle(slug: str) -> None:
    value = battle(slug)
    for player in scenarios.find_scenario(slug).players():
        assert player["side"] in value.side_by_id
        assert set(player.get("formations", ())) <= set(value.formation_by_id)


def test_austerlitz_is_both_armies_whole() -> None:
    value = battle("austerlitz")
    sides = [value.side_of[unit.id] for unit in value.units]
    assert (sides.count("french"), sides.count("allied")) == (28, 41)
    guns = [value.side_of[unit.id] for unit in value.units if unit.arm == "artillery"]
    assert (guns.count("french"), guns.count("allied")) == (9, 18)
    assert [unit.id for unit in value.units if unit.arrives == 2] == ["friant", "bourcier", "III-guns"]


def test_quatre_bras_is_the_size_of_the_day() -> None:
    value = battle("quatre-bras")
    sides = [value.side_of[unit.id] for unit in value.units]
    assert (sides.count("french"), sides.count("allied")) == (47, 62)
    in_play = [value.side_of[unit.id] for unit in value.units if unit.in_play]
    assert (in_play.count("french"), in_play.count("allied")) == (33, 12)


def test_quatre_bras_can_be_set_side_by_side_under_two_rulebooks() -> None:
    one, other = battle("quatre-bras"), battle("quatre-bras-old-trousers")
    assert [(unit.id, unit.arm, unit.arrives) for unit in one.units] == [
        (unit.id, unit.arm, unit.arrives) for unit in other.units
    ]
    assert one.table.height * 25 == other.table.height * 32


def test_derlon_attacks_with_his_corps_under_orders() -> None:
    value = battle("derlon")
    sides = [value.side_of[unit.id] for unit in value.units]
    assert (sides.count("french"), sides.count("allied")) == (50, 44)
    assert [unit.id for unit in value.units if unit.arrives == 5] == ["1/4th", "1/27th", "1/40th"]
    orders = {each.id: each.extra["order"]["kind"] for each in value.formations if "order" in each.extra}
    assert {orders[division] for division in ("1D", "2D", "3D", "4D")} == {"attack"}
    assert orders["ponsonby"] == "defend"
    guns = sum(unit.extra["guns"] for unit in value.units if unit.of == "grand-battery")
    assert guns == 18


def test_arrivals_at_quatre_bras_come_at_their_hour() -> None:
    arrivals = {unit.id: unit.arrives for unit in battle("quatre-bras").units}
    # 20 minutes a turn from 14:00: turn 4 is 15:00, 5 is 15:20, 10 is 17:00, 14 is 18:20, 19 is 20:00.
    assert (arrivals["1/1L"], arrivals["1/92nd"], arrivals["Net-6H"]) == (4, 4, 4)
    assert (arrivals["leib"], arrivals["lw-verden"]) == (5, 5)
    assert (arrivals["8Cu"], arrivals["2/30th"], arrivals["bremen"]) == (10, 10, 10)
    assert (arrivals["2/1FG"], arrivals["moll"], arrivals["1/1Nas"]) == (14, 14, 19)
    assert arrivals["27J"] is None


def test_no_two_places_of_quatre_bras_overlap_whenever_their_units_arrive() -> None:
    ground = [
        (unit.id, footprint_at(unit.arm, unit.formation, unit.at, unit.facing))
        for unit in battle("quatre-bras").units
        if unit.at is not None
    ]
    assert [(a, b) for (a, there), (b, here) in combinations(ground, 2) if overlaps(there, here)] == []


def test_ratings_at_quatre_bras_are_those_of_the_data() -> None:
    ratings = {each.id: each.commander.rating for each in battle("quatre-bras").formations if each.commander}
    assert (ratings["9D"], ratings["picton"], ratings["orange"], ratings["6D"]) == (
        "excellent",
        "excellent",
        "poor",
        "poor",
    )
    assert ratings["gauthier"] == ""


@pytest.mark.django_db
def test_a_scenario_becomes_a_campaign_with_troops_seats_and_a_battle_that_waits() -> None:
    set_up = scenarios.load_scenario(scenarios.find_scenario("first-steps"), who="umpire", now=NOW)
    assert (set_up.status, set_up.starts_at, set_up.last_turn) == ("setting-up", "1815-06-16T10:00", 8)
    assert set_up.schedule.hours
    campaign = set_up.campaign
    assert Unit.objects.filter(formation__side__campaign=campaign).count() == 23
    assert Formation.objects.get(side__campaign=campaign, key="9D").commander.rating == "excellent"
    assert [seat.state for seat in campaign.seats.all()] == [Seat.State.CONFIRMED] * 2
    assert campaign.audit.filter(action="set-up-battle").exists()


@pytest.mark.django_db
def test_the_same_scenario_twice_makes_two_campaigns_with_the_same_players() -> None:
    first, second = (
        scenarios.load_scenario(scenarios.find_scenario("first-steps"), who="umpire", now=NOW) for _ in range(2)
    )
    assert (first.slug, second.slug) == ("first-steps", "first-steps-2")
    assert first.campaign != second.campaign
    assert {seat.player for seat in first.campaign.seats.all()} == {seat.player for seat in second.campaign.seats.all()}


@pytest.mark.django_db
def test_a_battle_file_that_is_not_valid_is_refused_with_every_fault() -> None:
    campaign = Campaign.objects.create(name="Test", slug="test")
    document = scenarios.find_scenario("first-steps").document()
    document["units"][0]["quality"] = "superb"
    document["units"][1]["of"] = "nobody"
    with pytest.raises(InputFaults) as refused:
        scenarios.battle_from_file(campaign, SourceFile("b.yaml", dump_yaml(document).encode()), who="u", now=NOW)
    assert {fault.path for fault in refused.value.faults} >= {"units[0].quality (1/92)", "units[1].of (2/92)"}
    assert not campaign.games.exists()


@pytest.mark.django_db
def test_a_battle_of_another_rulebook_is_refused() -> None:
    campaign = Campaign.objects.create(name="Test", slug="test", ruleset="old-trousers")
    with pytest.raises(InputFaults, match="is played by old-trousers"):
        scenarios.load_scenario(scenarios.find_scenario("first-steps"), who="u", now=NOW, campaign=campaign)


@pytest.fixture
def waterloo(db: None) -> Campaign:
    campaign = Campaign.objects.create(name="Waterloo", slug="waterloo")
    source = [SourceFile("oob.csv", (DATA / "waterloo-1815/oob.csv").read_bytes())]
    import_files(campaign, source, who="umpire", now=NOW)
    return campaign


@pytest.mark.parametrize(
    "chosen", [("9D", "picton"), ("II", "IIIRC", "orange", "reserve"), ("IVRC", "uxbridge"), ("IV", "thielmann")]
)
def test_formations_of_an_order_of_battle_are_drawn_up_as_a_valid_battle(waterloo: Campaign, chosen: tuple) -> None:
    before = stored(waterloo)
    made = scenarios.battle_from_order_of_battle(waterloo, chosen, Field("Skirmish"), who="umpire", now=NOW)
    value = rulesets.read(made.document)
    expected = {
        unit.key
        for unit in before.units
        if unit.arm != "engineer" and any(link.key in chosen for link in before.chain(unit.of))
    }
    assert {unit.id for unit in value.units} == expected
    assert stored(waterloo) == before


def test_sides_are_drawn_up_facing_each_other_with_the_ground_between_that_was_asked_for(waterloo: Campaign) -> None:
    field = Field("Skirmish", width=150, between=48)
    made = scenarios.battle_from_order_of_battle(waterloo, ("9D", "picton"), field, who="umpire", now=NOW)
    value = rulesets.read(made.document)
    south = [unit for unit in value.units if value.side_of[unit.id] == "french"]
    north = [unit for unit in value.units if value.side_of[unit.id] == "allied"]
    assert {unit.facing for unit in south} == {0}
    assert {unit.facing for unit in north} == {180}
    front = max(y for unit in south for _, y in footprint_at(unit.arm, unit.formation, unit.at, unit.facing))
    far = min(y for unit in north for _, y in footprint_at(unit.arm, unit.formation, unit.at, unit.facing))
    assert far - front >= 48


@pytest.mark.parametrize("chosen", [(), ("9D",), ("9D", "nobody"), ("9D", "picton", "zieten")])
def test_a_choice_that_makes_no_battle_is_refused(waterloo: Campaign, chosen: tuple) -> None:
    with pytest.raises(InputFaults, match=r"exactly two sides|no such formation"):
        scenarios.battle_from_order_of_battle(waterloo, chosen, Field("Skirmish"), who="umpire", now=NOW)


def test_a_scenario_of_the_campaign_finds_its_troops_in_the_order_of_battle_and_doubles_nobody(
    waterloo: Campaign,
) -> None:
    before = stored(waterloo)
    set_up = scenarios.load_scenario(scenarios.find_scenario("quatre-bras"), who="umpire", now=NOW, campaign=waterloo)
    after = stored(waterloo)
    assert set(after.unit_by_key) == set(before.unit_by_key)
    assert [each.key for each in after.formations if each.key not in before.formation_by_key] == ["ney"]
    for unit in rulesets.read(set_up.document).units:
        assert (unit.name, unit.strength) == (after.unit_by_key[unit.id].name, after.unit_by_key[unit.id].strength)
