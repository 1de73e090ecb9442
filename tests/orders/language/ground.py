"""A small battle for the tests of the order language: a French division by Gemioncourt, and what stands against it."""

from __future__ import annotations

from collections.abc import Collection

from battles.engine.battle import Battle, Commander, Formation, Side, Table, Terrain, Unit
from battles.engine.orders import OrderSheet
from battles.rulesets.mini_nap.table.organisation import commands
from battles.rulesets.mini_nap.vocabulary import VOCABULARY
from orders.language.names import Names
from orders.language.sheet import parse

FORMATIONS = (
    Formation("II", "corps", side="french", name="II Corps", commander=Commander("Reille", "good", (90, 5))),
    Formation("9D", "division", of="II", name="9th Division", commander=Commander("Foy", "average", (60, 12))),
    Formation("gauthier", "brigade", of="9D", name="Gauthier's Brigade", commander=Commander("Gauthier", at=(60, 16))),
    Formation("jamin", "brigade", of="9D", name="Jamin's Brigade", commander=Commander("Jamin", at=(90, 16))),
    Formation(
        "bylandt", "brigade", side="allied", name="Bylandt's Brigade", commander=Commander("Bylandt", at=(60, 80))
    ),
)
GUNS = {"guns": "medium"}
UNITS = (
    Unit("1/92", "gauthier", "1/92nd Ligne", "infantry", "line", "veteran", 6, "line", (60, 20)),
    Unit("2/92", "gauthier", "2/92nd Ligne", "infantry", "line", "veteran", 6, "column", (68, 20)),
    Unit("1/93", "jamin", "1/93rd Ligne", "infantry", "line", "trained", 6, "line", (90, 20)),
    Unit("3/93", "jamin", "3/93rd Ligne", "infantry", "line", "trained", 6, "line", (98, 20), out="eliminated"),
    Unit("battery-1", "9D", "Tacon's Battery", "artillery", "foot", "veteran", 4, "battery", (76, 14), extra=GUNS),
    Unit("27J", "bylandt", "27th Jägers", "infantry", "light", "trained", 6, "skirmish", (60, 50), 180),
    Unit("7M", "bylandt", "7th Militia", "infantry", "line", "untrained", 6, "line", (100, 60), 180),
    Unit("battery-2", "bylandt", "Stevenart's Battery", "artillery", "foot", "trained", 4, "battery", (75, 60), 180,
         extra=GUNS),
)  # fmt: skip
TERRAIN = (
    Terrain("bossu", "wood", "Bossu Wood", area=((0, 30), (40, 30), (40, 80), (0, 80))),
    Terrain("gemioncourt", "village", "Gemioncourt", area=((70, 44), (80, 44), (80, 54), (70, 54))),
    Terrain("brook", "stream", "Gemioncourt Brook", line=((0, 38), (180, 38))),
)
# The example of the contract, section 2.
EXAMPLE = """\
KEY 7Q2K-MXA4                     # optional here: also taken from the subject or the reply address
TURN 4                            # optional; refused if it names a turn that is not open
PRIORITY gauthier, 9D artillery   # which command to activate first, when this side has the choice
BRIGADE gauthier                  # or DIVISION, CORPS, BATTERY, GROUP: a command block
  INTENT ATTACK gemioncourt       # posture and objective for all its units not ordered singly
  1/92: FORM COLUMN; FACE N; MOVE 6; CHARGE 27J
  2/92: FORM SKIRMISH; MOVE TO K7; FIRE AT battery-2
  STANDING vs cavalry: SQUARE     # standing orders bind this block's units
GENERAL Foy: MOVE TO K5
STANDING ALL opportunity charge: NEVER     # for every unit of the side
MESSAGE TO Reille: Ney presses; I need guns.
END                               # everything after END is ignored (signatures, quoted mail)
"""


def battle(*more: Unit, formations: tuple[Formation, ...] = ()) -> Battle:
    """The battle, with further units and formations if wished."""
    return Battle(
        ruleset="mini-nap",
        title="Gemioncourt",
        table=Table(180, 120),
        turn=4,
        sides=(Side("french", "french"), Side("allied", "other")),
        formations=(*FORMATIONS, *formations),
        units=(*UNITS, *more),
        terrain=TERRAIN,
    )


def names_of(
    battle: Battle, side: str, *, known: Collection[str] | None = None, own: Collection[str] | None = None
) -> Names:
    """The names of a writer in a battle of Mini-Nap."""
    return Names.for_side(battle, side, commands(battle), known=known, own=own)


NAMES = names_of(battle(), "french")


def read(text: str, names: Names = NAMES) -> OrderSheet:
    """A French sheet, read with Mini-Nap's words."""
    return parse(text, names, VOCABULARY)


def normals(text: str, names: Names = NAMES) -> list[str]:
    """The normal forms of the understood lines of a sheet in which every line is understood."""
    sheet = read(text, names)
    assert not sheet.refused, sheet.refused
    return [line.normal for line in sheet.lines]


def normal(text: str, names: Names = NAMES) -> str:
    """The normal form of a single line."""
    (line,) = normals(text, names)
    return line


def refusal(text: str, names: Names = NAMES) -> tuple[str, str, list[str]]:
    """Reason, explanation and suggestions of a single line that is refused."""
    sheet = read(text, names)
    (refused,) = sheet.refused
    return refused.reason.value, refused.explanation, [suggestion.text for suggestion in refused.suggestions]
