"""Changes of formation, limbering and unlimbering (OT-FORM-1 to 3, OT-MOVE-2)."""

from __future__ import annotations

from battles.engine.battle import Point
from battles.engine.boxes import Box
from battles.engine.geometry import along
from battles.rulesets.old_trousers.command.commanders import give_way
from battles.rulesets.old_trousers.command.permission import Act, permit
from battles.rulesets.old_trousers.movement.allowances import LIMBER_PART, form_share, may_share, spend_share
from battles.rulesets.old_trousers.movement.entitled import column_for, may_form
from battles.rulesets.old_trousers.movement.motion import trace
from battles.rulesets.old_trousers.movement.turning import touches_enemy
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.footprints import size
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import Stance

NOT_ALLOWED, MARCHING, DISORDERED = "formation-not-allowed", "marching", "disordered"
NO_MOVEMENT, BLOCKED = "no-movement", "blocked"
COLUMN = "column"


def named_formation(field: Field, troop: Troop, word: str) -> str:
    """The formation that a word of an order means for a unit: ``column`` is the best column it is entitled to."""
    return column_for(field.settings, troop) if word == COLUMN else word


def formed(troop: Troop, formation: str) -> Box:
    """The ground a unit would cover in another formation where it stands (OT-FORM-1, OT-AMB-9)."""
    x, y = _centre_in(troop, formation)
    return troop.box_at(x, y, troop.facing, formation)


def _centre_in(troop: Troop, formation: str) -> Point:
    """The middle of the front edge is kept; to or from a square, and out of a rout, the centre."""
    if Stance.SQUARE in (formation, troop.formation) or troop.routed:
        return troop.centre
    depth = size(troop.build, formation)[1]
    return along(troop.front_middle, troop.facing, -depth / 2)


def has_room_in(field: Field, troop: Troop, formation: str) -> bool:
    """Whether a unit has room for another formation where it stands (OT-FORM-1)."""
    ground = formed(troop, formation)
    return field.has_room(troop, ground, formation) and not touches_enemy(field, troop, ground)


def form(field: Field, troop: Troop, word: str) -> str:
    """Change formation by order (OT-FORM-1 to 3); answers why not."""
    formation = named_formation(field, troop, word)
    if formation == troop.formation or troop.artillery or not may_form(field.settings, troop, formation):
        return NOT_ALLOWED
    if formation == Stance.SQUARE and field.in_town(troop):
        return NOT_ALLOWED
    if troop.phase.marched:
        return MARCHING
    if troop.disordered:
        return DISORDERED
    share = form_share(troop)
    if not may_share(troop, share):
        return NO_MOVEMENT
    if not field.room_as_tried(troop, ("form", formation), lambda: has_room_in(field, troop, formation)):
        return BLOCKED
    reason = permit(field, troop, Act.FORM)
    if reason:
        return reason
    spend_share(troop, share)
    troop.phase.acted = troop.phase.moved = troop.phase.reformed = True
    take(field, troop, formation, "OT-FORM-1")
    return ""


def take(field: Field, troop: Troop, formation: str, clause: str) -> None:
    """Take a formation for which there is room, at no cost; in poor ground or woods it disorders (OT-FORM-3)."""
    rough = field.ground.rough_at(troop.centre)
    before, began = troop.formation, troop.box
    x, y = _centre_in(troop, formation)
    troop.place(x, y, formation=formation)
    trace(troop, began)
    field.journal.note("formation", troop, clause, {"formation": formation, "from": before, **field.stands(troop)})
    give_way(field, troop, began)
    if rough:
        field.disorder(troop, "OT-FORM-3", "formation")


def limber(field: Field, troop: Troop) -> str:
    """Put the guns on their limbers (OT-MOVE-2); answers why not."""
    if not troop.unlimbered or troop.disordered:
        return NOT_ALLOWED
    return _change(field, troop, Stance.LIMBERED.value, troop.facing, barred=troop.day.unlimbered)


def unlimber(field: Field, troop: Troop, facing: float | None) -> str:
    """Bring the guns into action, facing another way if told so (OT-MOVE-2); answers why not."""
    if not troop.limbered or troop.disordered or troop.guns_at is not None:
        return NOT_ALLOWED
    facing = troop.facing if facing is None else facing
    return _change(field, troop, Stance.UNLIMBERED.value, facing, barred=troop.day.limbered)


def _change(field: Field, troop: Troop, formation: str, facing: float, *, barred: bool) -> str:
    if barred or troop.phase.marched or not may_share(troop, LIMBER_PART):
        return NO_MOVEMENT
    ground = troop.box_at(troop.x, troop.y, facing, formation)
    if not field.has_room(troop, ground, formation) or touches_enemy(field, troop, ground):
        return BLOCKED
    reason = permit(field, troop, Act.OTHER)
    if reason:
        return reason
    rough = field.ground.rough_at(troop.centre)
    spend_share(troop, LIMBER_PART)
    before, began = troop.formation, troop.box
    troop.place(troop.x, troop.y, facing, formation)
    troop.day.limbered = troop.day.limbered or formation == Stance.LIMBERED
    troop.day.unlimbered = troop.day.unlimbered or formation == Stance.UNLIMBERED
    troop.phase.acted = troop.phase.moved = troop.phase.reformed = True
    troop.last_target = None
    trace(troop, began)
    field.journal.note("formation", troop, "OT-MOVE-2", {"formation": formation, "from": before, **field.stands(troop)})
    if rough:
        field.disorder(troop, "OT-FORM-3", "formation")
    return ""
