"""Strength in words and signs: bands, losses, badges."""

import pytest

from battles.engine.battle import Unit
from battles.engine.events import Event
from battles.engine.measure import band_of, lost_points
from battles.engine.signs import Badge, Marked, Signs


@pytest.mark.parametrize(
    ("amount", "width", "band"),
    [(1, 2, (1, 2)), (2, 2, (1, 2)), (5, 4, (5, 8)), (6, 1, (6, 6)), (0, 2, None), (3, 0, None)],
)
def test_an_amount_lies_in_a_band(amount, width, band):
    assert band_of(amount, width) == band


def test_losses_add_up_by_unit():
    events = [
        Event(1, 1, "fire", "loss", unit="a", effect={"lost": 2}),
        Event(2, 1, "fire", "status", unit="a", effect={"lost": 9}),
        Event(3, 1, "fire", "loss", unit="a", effect={"lost": 1}),
    ]
    assert lost_points(events) == {"a": 3}


def test_badges_stand_for_flags_and_for_words():
    signs = Signs(
        {},
        {},
        (
            Marked(Badge.DISORDERED, "disordered"),
            Marked(Badge.DISORDERED, "cohesion", ("disordered",)),
            Marked(Badge.SHAKEN, "cohesion", ("shaken",)),
            Marked(Badge.ROUTED, "cohesion", ("broken",)),
        ),
    )
    assert signs.badges(Unit("u", "f", extra={"disordered": True, "cohesion": "disordered"})) == (Badge.DISORDERED,)
    assert signs.badges(Unit("u", "f", extra={"cohesion": "broken"})) == (Badge.ROUTED,)
    assert signs.badges(Unit("u", "f", extra={"cohesion": "good"})) == ()
