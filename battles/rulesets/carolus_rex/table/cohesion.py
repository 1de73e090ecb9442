"""Order and its loss: tests, levels, who breaks and who is removed (CR-COH-1 to 4, CR-FRAG-1, CR-SMALL-1)."""

from __future__ import annotations

from typing import Any

from battles.engine.battle import Point
from battles.engine.play.journal import Modifier
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.flanks import compromised
from battles.rulesets.carolus_rex.table.troops import Troop
from battles.rulesets.carolus_rex.words import DEPLOYED, DEPTH, Arm, Cohesion, Out

# CR-COH-2. What a test must reach with two dice.
PASS = 7
DICE = 2

# CR-COH-3. What a test adds.
BY_QUALITY = {"A": 3, "B": 2, "C": 1, "D": 0}
BY_COHESION = {Cohesion.GOOD: 0, Cohesion.DISORDERED: -1, Cohesion.SHAKEN: -2, Cohesion.BROKEN: -3}
COMPROMISED_FLANK = -1
LEADER, COMMANDER = 1, 2

# Causes of a loss by which fragile troops lose more than others (CR-FRAG-1).
FIRE, COMBAT = "fire", "combat"


def modifiers(
    field: Field, troop: Troop, *, flank: bool = True, cohesion: bool = True, generals: bool = True
) -> tuple[Modifier, ...]:
    """What a unit adds to a test now, row by row (CR-COH-3, CR-AMB-27)."""
    rows: list[Modifier] = [(f"class {troop.quality}", BY_QUALITY[troop.quality])]
    if cohesion:
        rows.append((troop.cohesion.value, BY_COHESION[troop.cohesion]))
    if flank and troop.present and compromised(field, troop):
        rows.append(("compromised flank", COMPROMISED_FLANK))
    if generals:
        with_it = field.generals_with(troop)
        if any(general.commands_army for general in with_it):
            rows.append(("commander", COMMANDER))
        elif with_it:
            rows.append(("leader", LEADER))
    return tuple(row for row in rows if row[1])


def test(field: Field, troop: Troop, occasion: str, clause: str) -> bool:
    """A test of cohesion, thrown and written (CR-COH-2)."""
    return field.journal.test(occasion, troop, clause, PASS, count=DICE, modifiers=modifiers(field, troop))


def lowered(troop: Troop, levels: int, *, fighting: bool = False) -> Cohesion | None:
    """The cohesion after losing levels; ``None`` for guns that are removed (CR-COH-4, CR-FRAG-1, CR-AMB-36)."""
    known = troop.levels
    at = known.index(troop.cohesion)
    for _ in range(levels):
        if troop.fragile and fighting:
            shaken = Cohesion.SHAKEN
            at = known.index(shaken) if at == 0 and shaken in known else len(known) - 1
        else:
            at += 1
    if at < len(known):
        return known[at]
    return None if troop.artillery else Cohesion.BROKEN


def lose(field: Field, troop: Troop, levels: int, cause: str, clause: str = "CR-COH-4") -> bool:
    """Take levels of cohesion from a unit and write it; whether it is broken or removed by it.

    A unit that breaks is deployed where it stands and drops what it was about; where it goes is for others to say.
    """
    after = lowered(troop, levels, fighting=cause in (FIRE, COMBAT))
    return settle(field, troop, after, cause, clause)


def settle(field: Field, troop: Troop, after: Cohesion | None, cause: str, clause: str = "CR-COH-4") -> bool:
    """Bring a unit to a level of cohesion and write it; ``None`` removes it. Whether it is broken or removed by it."""
    if after is None:
        remove(field, troop, cause, clause)
        return True
    before = troop.cohesion
    if DEPTH[after] <= DEPTH[before]:
        return False
    troop.cohesion = after
    change: dict[str, Any] = {"cohesion": after.value, "from": before.value, "cause": cause}
    field.tell("status", troop, clause, **change)
    if after is not Cohesion.BROKEN:
        return False
    break_up(troop)
    return True


def shatter(field: Field, troop: Troop, cause: str, clause: str) -> bool:
    """Break a unit at once; guns are removed (CR-CC-13, CR-MOR-3)."""
    return settle(field, troop, None if troop.artillery else Cohesion.BROKEN, cause, clause)


def break_up(troop: Troop) -> None:
    """What a broken unit drops: formation, charge, probe, occupation (CR-COH-4)."""
    troop.deeds.charging = ""
    troop.probing = False
    if troop.occupying:
        troop.leave_area()
    troop.place(troop.x, troop.y, formation=DEPLOYED[Arm(troop.arm)].value)


def recover(field: Field, troop: Troop, clause: str) -> None:
    """One level better (CR-CMD-5)."""
    known, before = troop.levels, troop.cohesion
    troop.cohesion = known[known.index(before) - 1]
    change: dict[str, Any] = {"cohesion": troop.cohesion.value, "from": before.value}
    field.tell("rally", troop, clause, **change)


def remove(field: Field, troop: Troop, cause: str, clause: str, *, general_lost: str = "") -> None:
    """Take a unit off the table for good. Its generals are lost with it, or stay behind (CR-GEN-4, CR-AMB-34)."""
    at: Point = troop.centre
    troop.out, troop.out_turn = Out.ELIMINATED.value, field.battle.turn
    troop.deeds.charging, troop.probing = "", False
    troop.occupying, troop.area = "", ()
    field.refresh()
    field.tell("eliminated", troop, clause, cause=cause)
    for general in field.generals_with(troop):
        general.attached = ""
        general.place(*at)
        if general_lost:
            general.out, general.out_turn = "lost", field.battle.turn
            field.tell("commander", general, "CR-GEN-4", lost=general_lost)
