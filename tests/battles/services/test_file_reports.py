"""From a battle file through the engine to a side's papers: what the side cannot know changes no byte of them."""

from __future__ import annotations

from datetime import datetime
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from battles.engine.faults import InputFaults
from battles.reports.documents import A4, SeatBrief
from battles.services.papers.file import Wish, reports, slug

WISH = Wish("french", SeatBrief("General Foy"), A4, bytes(range(32)), datetime(1815, 6, 16, 14))


def document(*hidden: dict[str, Any], orders: str = "") -> dict[str, Any]:
    """A fog in which a French and an allied brigade meet; a second allied brigade is a kilometre and more away."""
    line = {"arm": "infantry", "type": "line", "quality": "veteran", "formation": "line"}
    return {
        "estafette": "battle/1",
        "ruleset": "mini-nap",
        "title": "Fog",
        "table": {"width": 120, "height": 120},
        "turn": 3,
        "weather": "fog",
        "sides": [{"id": "french", "nation": "french"}, {"id": "allied", "nation": "british"}],
        "formations": [
            {"id": "FB", "kind": "brigade", "side": "french", "name": "Gauthier's Brigade"},
            {"id": "AB", "kind": "brigade", "side": "allied", "name": "Kempt's Brigade"},
            {"id": "AC", "kind": "brigade", "side": "allied", "name": "Pack's Brigade"},
        ],
        "units": [
            {"id": "F1", "of": "FB", "strength": 6, "at": [50, 20], "facing": 0, **line},
            {"id": "F2", "of": "FB", "strength": 5, "at": [57, 20], "facing": 0, **line},
            {"id": "A1", "of": "AB", "strength": 6, "at": [50, 27], "facing": 180, **line},
            *({"id": f"H{number}", "of": "AC", **line, **unit} for number, unit in enumerate(hidden)),
        ],
        "orders": {"french": "F1: MOVE 3; FIRE AT A1\nF2: MOVE 6\n", "allied": f"A1: FIRE AT F1\n{orders}"},
    }


hidden_units = st.lists(
    st.fixed_dictionaries(
        {
            "strength": st.integers(2, 20),
            "facing": st.integers(0, 359),
            "quality": st.sampled_from(["guard", "trained", "untrained"]),
            "name": st.sampled_from(["", "Łódź <b>Guards</b>", "y" * 60]),
        }
    ),
    min_size=1,
    max_size=3,
)
secrets = st.tuples(
    hidden_units, st.integers(70, 100), st.sampled_from(["", "H0: MOVE 3\n", "BRIGADE AC\n  INTENT HOLD\n"])
)


def secret_document(secret) -> dict[str, Any]:
    units, north, orders = secret
    return document(*({**unit, "at": [20 + 12 * place, north]} for place, unit in enumerate(units)), orders=orders)


@settings(max_examples=8, deadline=None)
@given(secrets, secrets)
def test_two_files_that_differ_only_in_what_the_fog_hides_make_the_same_papers(one, other):
    assert reports(secret_document(one), WISH) == reports(secret_document(other), WISH)


def test_the_fog_hides_from_the_allied_side_nothing_of_its_own():
    allied = Wish("allied", SeatBrief("General Picton"), A4, bytes(range(32)))
    one, other = (document({"strength": strength, "at": [20, 90]}) for strength in (5, 9))
    assert reports(one, allied) != reports(other, allied)


def test_a_battle_told_as_it_stands_has_no_dice():
    made = reports(document({"strength": 5, "at": [20, 90]}), Wish("french", SeatBrief("Foy"), A4, None))
    assert sorted(made) == ["fog-turn-3-french-map.png", "fog-turn-3-french-orders.pdf", "fog-turn-3-french-report.pdf"]


def test_a_file_that_is_not_right_is_refused_with_its_faults():
    with pytest.raises(InputFaults, match="strength"):
        reports(document({"strength": 99, "at": [20, 90]}), WISH)


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Quatre Bras", "quatre-bras"),
        ("Łódź & Ölmütz!", "lodz-olmutz"),
        ("Großgörschen", "grossgorschen"),
        ("Полтава и Лейпциг", "poltava-i-leiptsig"),
        ("Ναβαρίνο", "navarino"),
        ("北", "battle"),
    ],
)
def test_titles_become_parts_of_file_names(title, name):
    assert slug(title) == name
