"""Figures, model guns and crews: what a unit counts, and what an order of battle makes of its men and takes back."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from battles.engine.battle import Unit
from battles.engine.events import Event
from battles.engine.measure import Toll
from battles.engine.signs import Badge
from battles.rulesets.old_trousers.measure import MEASURE
from battles.rulesets.old_trousers.oob import OOB, WORDS
from battles.rulesets.old_trousers.signs import SIGNS
from battles.rulesets.old_trousers.words import FORMATIONS


@dataclass(frozen=True)
class Troops:
    """Troops as an order of battle lists them."""

    arm: str = "infantry"
    type: str = "line"
    quality: str = "average"
    strength: int = 10
    men: int | None = None
    pieces: int | None = None
    guns: str = ""
    traits: tuple[str, ...] = ()
    nation: str = ""


def foot(**extra) -> Unit:
    return Unit("F1", "D", arm="infantry", extra={"stands": 6, **extra})


def battery(**extra) -> Unit:
    return Unit("G1", "D", arm="artillery", extra={"guns": 2, "full": 3, "crew": 3, **extra})


def loss(unit: str, lost: int, **left: int) -> Event:
    return Event(n=1, turn=1, phase="stationary-fire", kind="loss", unit=unit, effect={"lost": lost, **left})


def test_a_unit_counts_its_figures_and_a_battery_what_is_served():
    """OT-SCALE-1, OT-FILE-1."""
    assert (MEASURE.amount(foot()), MEASURE.whole(foot())) == (18, 18)
    assert MEASURE.label(foot(full=16, figures=11)) == "11 of 16"
    assert MEASURE.men(foot(figures=11)) == 660
    assert MEASURE.amount(battery(crew=1)) == 1
    assert MEASURE.label(battery(guns=1)) == "1 model gun, crew 3"
    assert MEASURE.amount(Unit("F1", "D", arm="infantry", out="captured", extra={"stands": 6})) == 0


def test_losses_are_figures_and_what_keeps_a_gun_from_firing():
    """OT-FIRE-14: guns and crew fall apart; a battery is weaker by what the lesser of them lost."""
    lost = MEASURE.lost([loss("F1", 2, figures=16), loss("F1", 1, figures=15)])
    assert lost == {"F1": 3}
    assert MEASURE.lost([loss("G1", 1, crew=2), loss("G1", 1, guns=2)]) == {"G1": 1}
    assert MEASURE.lost([loss("G1", 1, guns=2), loss("G1", 1, guns=1)]) == {"G1": 2}
    assert MEASURE.toll(foot(), 3) == Toll(3, "figures")
    assert MEASURE.toll(battery(), 1) == Toll(1, "guns")


def test_every_formation_and_state_has_its_sign():
    assert all(stance in SIGNS.forms for stances in FORMATIONS.values() for stance in stances)
    assert SIGNS.badges(foot(disordered=True, state="shaken")) == (Badge.DISORDERED, Badge.SHAKEN)
    assert SIGNS.badges(foot(state="routed")) == (Badge.ROUTED,)
    assert SIGNS.badges(battery(guns_at=(10.0, 10.0))) == (Badge.ABANDONED,)


@pytest.mark.parametrize(
    ("troops", "keys"),
    [
        (Troops(strength=16, nation="french"), {"stands": 6, "full": 16, "skirmish": "organic", "nation": "french"}),
        (Troops(type="light", strength=9, nation="other"), {"type": "light", "stands": 3, "skirmish": "full"}),
        (Troops(strength=11, nation="other"), {"stands": 4, "full": 11, "formation": "company-column"}),
        (Troops("cavalry", "heavy", strength=7, traits=("cuirass",)), {"traits": ["cuirass"], "formation": "line"}),
        (Troops("artillery", "foot", strength=2, guns="9"), {"guns": 2, "pounder": 9, "formation": "limbered"}),
        (Troops("artillery", "foot", strength=2, guns="heavy"), {"pounder": 12}),
        (Troops("artillery", "horse", strength=2, guns="medium"), {"pounder": 6}),
    ],
)
def test_troops_of_an_order_of_battle_take_the_field(troops: Troops, keys):
    """OT-FILE-1, OT-FILE-2: stands of three, guns by the weight of their shot."""
    assert keys.items() <= dict(OOB.unit(troops)).items()


def test_grades_and_guns_of_sources_have_words_here():
    assert [WORDS.quality(grade) for grade in ("guard", "elite", "veteran", "trained", "untrained")] == [
        "superior",
        "excellent",
        "good",
        "average",
        "poor",
    ]
    assert (WORDS.guns(9), WORDS.guns(5.5)) == ("9", "6")
    assert WORDS.nation("KGL") == "british"


@pytest.mark.parametrize(
    ("kind", "arms", "given"),
    [
        ("corps", (), {"name": "Reille", "rating": "excellent", "tactical": "good"}),
        ("division", (), {"name": "Reille", "tactical": "good"}),
        ("brigade", ("cavalry", "artillery"), {"name": "Reille", "tactical": "good"}),
        ("brigade", ("infantry",), None),
        ("brigade", ("artillery",), None),
    ],
)
def test_commanders_down_to_cavalry_brigades_are_on_the_table(kind, arms, given):
    """OT-FILE-3."""
    assert OOB.commander(kind, "Reille", "excellent", arms) == given


def test_what_a_battle_cost_goes_back_in_men_and_pieces():
    """OT-SCALE-1: who fled the field is not lost for that."""
    began = foot()
    assert OOB.returned(began, foot(figures=15)).men == 180
    fled = Unit("F1", "D", arm="infantry", out="fled", extra={"stands": 6, "figures": 12})
    taken = Unit("G1", "D", arm="artillery", out="captured", extra={"guns": 2, "full": 3, "crew": 3})
    assert (OOB.returned(began, fled).percent, OOB.returned(began, fled).lost) == (34, 6)
    assert OOB.returned(battery(guns=3), taken).pieces == 12
