"""The way by which troops are supplied, as their side sees it (EC-SUP-2)."""

from __future__ import annotations

import pytest

from campaigns.strategy.files.reading import read_campaign
from campaigns.strategy.intelligence.communications import line_of_communication
from campaigns.strategy.state import Spot
from tests.campaigns.strategy import field


def line(at: Spot | str, *depots: str, broken: tuple[str, ...] = (), shown: tuple[str, ...] = ("ab", "bc", "cd", "be")):
    """The line to troops of the blue side; depots of its own stand at these places."""
    given = [{"id": f"d-{place}", "side": "blue", "at": place, "rations": 1000} for place in depots]
    campaign = read_campaign(field.fielded(field.brigade("b1", "A"), depots=given))
    side = campaign.side["blue"]
    side.broken = set(broken)
    spot = Spot(campaign.chart.place[at]) if isinstance(at, str) else at
    return line_of_communication(campaign, side, spot, shown)


def test_it_leads_from_the_nearest_magazine_by_road():
    assert line("C", "A", "D") == ((0, 12), (0, 8))
    assert line("C", "A") == ((0, 0), (0, 4), (0, 8))


def test_who_stands_at_a_magazine_or_has_none_has_no_line():
    assert line("C", "C", "D") == ()
    assert line("C") == ()


@pytest.mark.parametrize(
    ("keys", "found"), [({}, ((0, 12), (0, 8))), ({"shown": ("ab", "bc")}, ((0, 0), (0, 4), (0, 8)))]
)
def test_it_keeps_to_roads_on_the_maps_of_the_side(keys, found):
    assert line("C", "A", "D", **keys) == found


def test_it_goes_over_no_crossing_that_the_side_knows_to_be_broken():
    assert line("C", "A", "D", broken=("cd",)) == ((0, 0), (0, 4), (0, 8))
    assert line("C", "D", broken=("cd",)) == ()
