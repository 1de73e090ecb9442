"""The data sets that come with the program, against the totals that their own description publishes."""

from __future__ import annotations

import pytest

from campaigns.services.order_of_battle.report import Verdict
from tests.campaigns.orders_of_battle import MINI_NAP, read_data

# Retyped from the description of the Waterloo data set: men by French and Prussian corps, reserve cavalry together.
FRENCH_CORPS = {
    "I Corps": 19_940,
    "II Corps": 24_358,
    "III Corps": 19_160,
    "IV Corps": 15_995,
    "VI Corps": 10_465,
    "Imperial Guard": 20_884,
}
PRUSSIAN_CORPS = {"I Corps": 32_692, "II Corps": 32_704, "III Corps": 24_456, "IV Corps": 31_102}


@pytest.fixture(scope="module")
def waterloo():
    return read_data("waterloo-1815/oob.csv")


def men(reading, side: str) -> dict[str, int]:
    return {total.name: total.totals.men for total in reading.report.by_corps if total.side == side}


def test_every_row_of_waterloo_is_read(waterloo) -> None:
    report = waterloo.report
    assert (report.rows, report.rows_read, len(report.refused)) == (476, 476, 0)


def test_the_account_of_waterloo_is_exact(waterloo) -> None:
    totals = waterloo.report.totals
    assert (totals.formations, totals.units, totals.men, totals.pieces) == (294, 663, 336_406, 848)
    assert totals.strength == 3_533


def test_men_by_corps_are_those_the_data_publish(waterloo) -> None:
    french = men(waterloo, "french")
    assert {name: french[name] for name in FRENCH_CORPS} == FRENCH_CORPS
    assert sum(number for name, number in french.items() if "Cavalry" in name) == 13_784
    assert men(waterloo, "prussian") == PRUSSIAN_CORPS


def test_men_and_guns_by_army_are_those_the_data_publish(waterloo) -> None:
    totals = {side.key: waterloo.order_of_battle.totals(side=side.key) for side in waterloo.order_of_battle.sides}
    assert (totals["french"].men, totals["french"].pieces) == (124_586, 344)
    assert (totals["prussian"].men, totals["prussian"].pieces) == (120_954, 312)
    assert totals["allied"].pieces == 192


def test_allied_horse_and_foot_are_those_the_data_publish(waterloo) -> None:
    allied = [unit for unit in waterloo.order_of_battle.units if waterloo.order_of_battle.side_of(unit) == "allied"]
    by_arm = {arm: sum(unit.men or 0 for unit in allied if unit.arm == arm) for arm in ("infantry", "cavalry")}
    # The published figure for the foot counts 12,233 men whom the data leave out on purpose.
    assert by_arm == {"infantry": 82_046 - 12_233, "cavalry": 14_482}


def test_battalions_of_a_regiment_share_its_men_to_the_last_man(waterloo) -> None:
    rows: dict[str, list[int]] = {}
    for unit in waterloo.order_of_battle.units:
        rows.setdefault(unit.source_row, []).append(unit.men or 0)
    assert rows["FR-028"] == [574, 574, 573, 573]
    assert rows["FR-046"] == [373, 373, 372]
    assert all(max(shares) - min(shares) <= 1 for shares in rows.values())


def test_every_unit_has_the_strength_of_the_rulebook(waterloo) -> None:
    for unit in waterloo.order_of_battle.units:
        if unit.arm == "engineer":
            assert unit.strength == 0
        elif unit.arm == "artillery":
            assert unit.strength == MINI_NAP.strength_of("artillery", pieces=unit.pieces)
        else:
            assert unit.strength == MINI_NAP.strength_of(unit.arm, men=unit.men)


def test_engineers_are_counted_and_said_not_to_fight(waterloo) -> None:
    aside = waterloo.report.set_aside
    assert [note.row for note in aside] == ["FR-027", "FR-054", "FR-076", "FR-098", "FR-113"]
    engineers = [unit for unit in waterloo.order_of_battle.units if unit.arm == "engineer"]
    assert sum(unit.men or 0 for unit in engineers) == 351 + 431 + 151 + 200 + 240


def test_only_the_howitzer_batteries_needed_mending(waterloo) -> None:
    assert [(note.row, note.column) for note in waterloo.report.repaired] == [
        ("AA-158", "gun_weight_lb"),
        ("PR-033", "gun_weight_lb"),
    ]


def test_the_fusiliers_of_a_prussian_regiment_are_light(waterloo) -> None:
    regiment = [
        unit
        for unit in waterloo.order_of_battle.units
        if unit.data.get("regiment") == "12th Infantry (2nd Brandenburg) (3 battalions)"
    ]
    assert {unit.name.split("/")[0]: unit.type for unit in regiment} == {"1": "line", "2": "line", "F": "light"}


def test_ids_differ_in_more_than_case_and_are_short_enough_to_type(waterloo) -> None:
    order_of_battle = waterloo.order_of_battle
    keys = [record.key for record in (*order_of_battle.formations, *order_of_battle.units)]
    assert len({key.lower() for key in keys}) == len(keys)
    assert max(len(key) for key in keys) <= 40
    assert {"9D", "gauthier", "1/92", "1/92nd", "bijleveld", "27J"} <= set(keys)


def test_ratings_come_with_their_reasons_and_wings_rate_nobody() -> None:
    reading = read_data("waterloo-1815/oob.csv", "waterloo-1815/commanders.csv")
    commanders = {each.key: each.commander for each in reading.order_of_battle.formations if each.commander}
    assert commanders["napoleon"].rating == "excellent"
    assert "Marengo" in commanders["IIIRC"].reason
    unplaced = [note for note in reading.report.notes if note.verdict is Verdict.REFUSED]
    assert [note.value for note in unplaced] == ["Left wing", "Right wing"]


def test_poltava_is_read_whole_and_its_parks_become_batteries() -> None:
    reading = read_data("great-northern-war/poltava_oob.csv", "great-northern-war/poltava_commanders.csv")
    order_of_battle = reading.order_of_battle
    assert (reading.report.rows, reading.report.rows_read) == (76, 76)
    swedes = [unit for unit in order_of_battle.units if order_of_battle.side_of(unit) == "swedish"]
    assert sum(unit.men or 0 for unit in swedes if unit.arm == "infantry") == 8_900
    assert sum(unit.men or 0 for unit in swedes if unit.arm == "cavalry") == 7_800
    russian_guns = [unit for unit in order_of_battle.units if unit.arm == "artillery" and unit.nation == ""]
    assert sum(unit.pieces or 0 for unit in russian_guns if order_of_battle.side_of(unit) == "russian") == 86
    assert max(unit.pieces or 0 for unit in russian_guns) <= 12


def test_austerlitz_is_read_from_divisions_and_brigades_together() -> None:
    names = ("austerlitz_divisions.csv", "austerlitz_brigades.csv", "austerlitz_commanders.csv")
    reading = read_data(*(f"grand-battle/{name}" for name in names))
    totals = {side.key: reading.order_of_battle.totals(side=side.key) for side in reading.order_of_battle.sides}
    assert (totals["french"].men, totals["french"].pieces) == (72_999, 139)
    assert (totals["allied"].men, totals["allied"].pieces) == (83_735, 278)
    assert reading.report.rows == reading.report.rows_read == 76 + 29
