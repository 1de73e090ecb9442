"""What a unit loses, and units that leave the table for good (OT-FIRE-14, OT-CMD-5, OT-C-MEL-8)."""

from __future__ import annotations

from battles.rulesets.old_trousers.command.commanders import stay_behind
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import Out

FIGURES, CREW, GUNS = "figures", "crew", "guns"
#: What costs a unit its strength, and what takes it off the table.
FIRE, MELEE, CAUGHT, ROUT, NO_ROOM = "fire", "melee", "caught", "rout", "no-room"


def strength_in(troop: Troop) -> str:
    """What a unit loses in hand-to-hand fighting and by musketry."""
    return CREW if troop.artillery else FIGURES


def lose(field: Field, troop: Troop, count: int, what: str, cause: str, clause: str) -> int:
    """Take figures, crew or guns off a unit; with none left it is destroyed. Answers how many it lost."""
    before: int = getattr(troop, what)
    lost = min(count, before)
    if lost <= 0 or troop.out:
        return 0
    setattr(troop, what, before - lost)
    field.journal.note("loss", troop, clause, {"lost": lost, what: before - lost, "cause": cause})
    if lost == before:
        remove(field, troop, Out.DESTROYED, FIRE if cause == FIRE else cause, "OT-FIRE-14")
    return lost


def remove(field: Field, troop: Troop, out: Out, cause: str, clause: str) -> None:
    """A unit leaves the table for good, and with it the crew that it sheltered."""
    if troop.out:
        return
    stay_behind(field, troop)
    troop.out = out.value
    field.journal.tell("eliminated", troop, clause, out=out.value, cause=cause)
    field.refresh()
    lose_sheltered(field, troop, cause)


def catch(field: Field, troop: Troop, clause: str) -> None:
    """A routed unit that is touched is destroyed, guns are captured (OT-AMB-32)."""
    guns = troop.artillery and troop.guns_at is None
    remove(field, troop, Out.CAPTURED if guns else Out.DESTROYED, CAUGHT, clause)


def lose_sheltered(field: Field, infantry: Troop, cause: str) -> None:
    """Crews that sheltered in infantry that routs or is out are destroyed (OT-C-MEL-8)."""
    for crew in field.troops:
        if crew.sheltered == infantry.id and not crew.out:
            remove(field, crew, Out.DESTROYED, cause, "OT-C-MEL-8")
