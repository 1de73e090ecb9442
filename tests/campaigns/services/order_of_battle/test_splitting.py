"""Regiments into battalions, parks into batteries: nothing is lost or made."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from campaigns.services.order_of_battle import splitting


@given(st.integers(0, 20_000), st.integers(1, 40))
@settings(max_examples=60)
def test_shares_sum_to_the_whole_and_differ_by_one_at_most(total: int, parts: int) -> None:
    shares = splitting.shares(total, parts)
    assert sum(shares) == total
    assert len(shares) == parts
    assert max(shares) - min(shares) <= 1
    assert list(shares) == sorted(shares, reverse=True)


def test_a_regiment_of_two_battalions_becomes_two_numbered_units() -> None:
    parts = splitting.battalions("92e Ligne", 1069, 2, "French", "line")
    assert [(part.title, part.men) for part in parts] == [("1/92e Ligne", 535), ("2/92e Ligne", 534)]


def test_one_battalion_keeps_its_own_name() -> None:
    (part,) = splitting.battalions("1/95th Rifles", 549, 1, "British", "light")
    assert (part.number, part.title, part.men) == (0, "1/95th Rifles", 549)


def test_the_third_battalion_of_a_prussian_line_regiment_is_light_but_not_of_the_landwehr() -> None:
    line = splitting.battalions("12th Infantry (3 battalions)", 2100, 3, "Prussian", "line")
    landwehr = splitting.battalions("2nd Westphalian Landwehr", 2100, 3, "Prussian", "landwehr")
    assert [part.light for part in line] == [False, False, True]
    assert line[2].title == "F/12th Infantry"
    assert not any(part.light for part in landwehr)


def test_a_park_is_divided_into_ordinary_batteries_with_their_gunners() -> None:
    parts = splitting.batteries("Field guns", 309, 32, 12, 8)
    assert [part.pieces for part in parts] == [8, 8, 8, 8]
    assert sum(part.men or 0 for part in parts) == 309


def test_a_battery_of_twelve_stays_whole() -> None:
    (part,) = splitting.batteries("Position battery", 240, 12, 12, 8)
    assert (part.number, part.pieces) == (0, 12)


def test_horse_is_divided_only_beyond_the_most_a_unit_may_have() -> None:
    assert len(splitting.squadrons("Life Regiment", 2000, 2000)) == 1
    assert [part.men for part in splitting.squadrons("Cossacks", 3001, 2000)] == [1501, 1500]
