"""Papers that are seldom made, for tests of what is printed: those of a table, a simulation, a map alone."""

from __future__ import annotations

from battles.reports.documents.result_sheet import ResultRow, ResultSheet, ResultWords, result_sheet
from battles.reports.documents.table_cards import reinforcement_card, unit_labels
from battles.reports.pens import pdf
from battles.simulation import Player, Terms
from battles.simulation.paper import simulation_paper
from battles.simulation.tally import Tally
from campaigns.services.scenarios.scenarios import find_scenario
from tests.battles.reports import generated, mapped

NAME = "16 units with long names"
WORDS = ResultWords(
    head="Result of the battle",
    about="for the umpire",
    how="Fill in what was lost.",
    foot="What stands empty lost nothing",
    field="Who has the field",
    outcome="Outcome",
    ended="Ended at",
    leaders="Commanders",
    losses=(("men", "men"), ("guns", "guns")),
    outcomes=(("beaten", "beaten"), ("drawn", "drawn")),
    fates=(("killed", "killed"), ("wounded", "wounded")),
)


def result(units: int = 40) -> bytes:
    """A result sheet of so many units a side, and a commander."""
    sides = [
        (side, side.title(), [ResultRow(f"{side}.{number}", f"{number}th Foot", "600 men") for number in range(units)])
        for side in generated.SIDES
    ]
    leaders = [ResultRow("general", "General Hill", "Second Corps")]
    return result_sheet(ResultSheet("b1", "Fleurus", "20:00", sides, leaders, ("nobody", "nobody"), WORDS))


def labels() -> bytes:
    """Labels to be cut out for the units of a battle."""
    return unit_labels(generated.RULES, generated.made(NAME), title="Labels", foot="Cut along the lines")


def reinforcements(rows: int = 3) -> bytes:
    """Who comes to a table, or that nobody does."""
    coming = [(str(turn), f"{15 + turn}:00", "Second Corps", "south: 1st Foot, 2nd Foot") for turn in range(rows)]
    return reinforcement_card(
        "Fleurus", coming, head="Reinforcements", columns=("Turn", "Hour", "Body", "Edge and units"),
        foot="Each enters at the start of his turn", nobody="Nobody is on the march.",
    )  # fmt: skip


def simulation() -> bytes:
    """A small battle played a few times, and a variant of it."""
    scenario = find_scenario("first-steps")
    player = Player(Terms(scenario.document(), turns=3, seed="a test"))
    tally = Tally(player.battle, tuple(player.play(number) for number in range(2)))
    return simulation_paper([tally])


def map_alone() -> bytes:
    """A map on a sheet of its own, as one downloads it."""
    _, scene, _ = next(mapped.maps_of(generated.report(NAME, "north")))
    return pdf.render(scene)
