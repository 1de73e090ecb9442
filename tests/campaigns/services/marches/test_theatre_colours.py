"""Maps of a campaign's theatre are in the colours that its umpire chose, as those of its battles are."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from battles.reports.scene.livery import BLUE, GREY, RED, Hue
from battles.services.eyes import ALL, POST, SIDE, Eyes, seen
from battles.services.papers.round import round_sheet
from battles.services.theatre_maps import known_map, opening_map, plan_of, turn_map
from campaigns.models import Campaign, Game, Seat, Side, Turn
from campaigns.services.desk import showing
from tests.campaigns.services.marches.test_handing_over import resolved


def turn_in(colours: str) -> Turn:
    """A round of the Charleroi Road between French and Prussians, in a campaign of such colours."""
    turn = resolved("ham")
    turn.game = Game(title="T", campaign=Campaign(name="T", colours=colours), document=turn.before)
    return turn


def red(turn: Turn) -> Seat:
    """A seat of the second side, to which the first is the enemy."""
    return Seat(formations=["R-I"], side=Side(key="red"))


MAPS: dict[str, Callable[[Turn], str]] = {
    "the umpire's": lambda turn: turn_map(turn, moment="after"),
    "as it begins": lambda turn: opening_map(turn.game),
    "a headquarters'": lambda turn: turn_map(turn, moment="after", post="R-I"),
    "a player's": lambda turn: known_map(turn, red(turn), past=True, form="svg").decode(),
    "a plan": lambda turn: plan_of(turn, red(turn), []),
    "with everybody's eyes": lambda turn: seen(turn.game, 1, Eyes(ALL, "", "")),
    "with a side's eyes": lambda turn: seen(turn.game, 1, Eyes(SIDE, "red", "")),
    "with a headquarters' eyes": lambda turn: seen(turn.game, 1, Eyes(POST, "R-I", "")),
}


def hues_in(drawn: str) -> list[Hue]:
    return [hue for hue in (BLUE, RED, GREY) if hue.line in drawn]


@pytest.mark.parametrize("name", MAPS)
def test_a_theatre_is_drawn_in_the_campaigns_colours(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = {}
    for colours in Campaign.Colours.values:
        turn = turn_in(colours)
        monkeypatch.setattr(showing, "released_turns", lambda game, turn=turn: [turn])
        found[colours] = hues_in(MAPS[name](turn))
    assert set(found) == {"reader", "national"}
    assert BLUE in found["reader"]
    assert GREY not in found["reader"]
    assert GREY in found["national"]
    assert RED not in found["national"]


def test_a_readers_own_troops_wear_his_nations_colour_and_his_enemys_theirs() -> None:
    turn = turn_in("national")
    drawn = turn_map(turn, moment="after", post="R-I")
    own = turn_map(turn_in("reader"), moment="after", post="R-I")
    assert drawn.count(GREY.line) == own.count(BLUE.line) > 0


def test_a_commanders_paper_is_in_the_campaigns_colours() -> None:
    reader, national = (
        round_sheet(turn, red(turn), past=True).content for turn in map(turn_in, ("reader", "national"))
    )
    assert reader != national
