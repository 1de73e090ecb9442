"""The Rally segment: routed units rally or run; guns are manned again (OT-C-RALLY-1, OT-ROUT-2, 4, 5)."""

from __future__ import annotations

from battles.engine.boxes import gap
from battles.engine.geometry import LIMIT, bearing
from battles.engine.orders import Action
from battles.rulesets.old_trousers.command.decisions import choose
from battles.rulesets.old_trousers.command.permission import Act, permit
from battles.rulesets.old_trousers.command.points import may_spend, spend
from battles.rulesets.old_trousers.dice import HORSE_RUN, RUN
from battles.rulesets.old_trousers.morale.routs import flight, run
from battles.rulesets.old_trousers.morale.testing import enemy_near, passes
from battles.rulesets.old_trousers.movement.entitled import column_for, may_form
from battles.rulesets.old_trousers.table.edges import heading_to_baseline
from battles.rulesets.old_trousers.table.field import Field
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import Chance, OrderKind, Stance, State

NOT_ROUTED, FORBIDDEN, NO_POINTS = "not-routed", "forbidden", "no-points"
NOT_SHAKEN, ALREADY_MOVED, ENEMY_NEAR = "not-shaken", "already-moved", "enemy-near"
GUNS_FAR, BLOCKED = "guns-far", "blocked"

# OT-C-RALLY-2, OT-ROUT-4. No enemy so near to shaken troops or to abandoned guns; and crews so near to their guns.
CLEAR_OF_ENEMY = 2.0
GUNS_WITHIN = 6.0


def rally_phase(field: Field) -> None:
    """Each routed unit of the active side rallies or runs, in file order."""
    told = _rally_lines(field)
    for troop in field.of_side(field.active).copy():
        if troop.out or not troop.present:
            continue
        action, line = told.pop(troop.id, (None, 0))
        if not troop.routed:
            if action is not None:
                _refuse(field, troop, action, line, NOT_ROUTED)
            continue
        if not _tries(field, troop, action, line) or not _rallies(field, troop, action):
            _run_home(field, troop)


def _rally_lines(field: Field) -> dict[str, tuple[Action, int]]:
    """The RALLY of each unit that was given one, the last of several."""
    return {
        order.unit: (action, order.line)
        for order in field.lines(field.active)
        for action in order.actions
        if action.verb == "RALLY"
    }


def _refuse(field: Field, troop: Troop, action: Action, line: int, reason: str) -> None:
    text = action.text or action.verb
    field.journal.refuse(troop, "OT-C-RALLY-1", order=text, reason=reason, line=line, text=text)


def _tries(field: Field, troop: Troop, action: Action | None, line: int) -> bool:
    """Whether a routed unit may test, and wants to; that costs a point (OT-C-RALLY-1)."""
    if action is None and choose(field, troop, "rally").name == "NEVER":
        return False
    reason = ""
    if field.struck_by(Chance.UNCONTROLLED_ROUT, troop.side):
        reason = FORBIDDEN
    elif not _is_free(field, troop) and not (
        (action is not None or may_spend(field, troop)) and spend(field, troop, "rally")
    ):
        reason = NO_POINTS
    if reason and action is not None:
        _refuse(field, troop, action, line, reason)
    return not reason


def _is_free(field: Field, troop: Troop) -> bool:
    """Whether a rally order lets a unit try without a point."""
    return field.orders.get(troop.command, {}).get("kind") == OrderKind.RALLY


def _rallies(field: Field, troop: Troop, action: Action | None) -> bool:
    """The test, and where and how a unit that rallied stands (OT-ROUT-5)."""
    if not passes(field, troop, "rally", "OT-C-RALLY-1", {"enemy_near": enemy_near(field, troop)}):
        return False
    enemy = field.nearest_enemy(troop)
    facing = bearing(troop.centre, enemy.centre) if enemy is not None else troop.facing
    for formation in _formations(field, troop, action):
        if field.has_room(troop, troop.box_at(troop.x, troop.y, facing, formation), formation):
            troop.state = State.SHAKEN.value
            troop.place(troop.x, troop.y, facing, formation)
            troop.day.bound = True
            field.journal.tell(
                "rally", troop, "OT-ROUT-5", state=State.SHAKEN.value, formation=formation, **field.stands(troop)
            )
            return True
    return False


def _formations(field: Field, troop: Troop, action: Action | None) -> list[str]:
    """The formations that a rallied unit takes: as told, else by its standing orders, else the company-column."""
    if troop.artillery:
        return [Stance.LIMBERED.value]
    wanted = str(action.arguments.get("formation", "")) if action is not None else ""
    if not wanted:
        wanted = choose(field, troop, "rally formation").name.lower()
    if wanted == "column":
        wanted = column_for(field.settings, troop)
    if wanted == Stance.SKIRMISH or not may_form(field.settings, troop, wanted):
        wanted = Stance.LINE.value
    return [wanted, Stance.COMPANY_COLUMN.value]


def _run_home(field: Field, troop: Troop) -> None:
    """A routed unit runs for its baseline (OT-ROUT-2)."""
    roll = field.journal.throw("rout", troop.id, HORSE_RUN if troop.cavalry else RUN)
    heading = flight(field, troop, heading_to_baseline(field.battle, troop.side), roll.total)
    run(field, troop, heading, roll.total, "OT-ROUT-2", roll)


# ---- acts of the Movement segment


def recover(field: Field, troop: Troop) -> str:
    """A shaken unit that does nothing else may find its nerve again (OT-C-RALLY-2). Answers why it may not."""
    if not troop.shaken:
        return NOT_SHAKEN
    if troop.phase.acted:
        return ALREADY_MOVED
    if field.known_within(troop, CLEAR_OF_ENEMY):
        return ENEMY_NEAR
    reason = permit(field, troop, Act.RESTORE)
    if reason:
        return reason
    troop.phase.acted = troop.phase.recovering = True
    if passes(field, troop, "recover", "OT-C-RALLY-2", {"enemy_near": enemy_near(field, troop)}):
        field.set_status(troop, "OT-C-RALLY-2", "recover", state=State.GOOD.value)
    return ""


def man(field: Field, troop: Troop) -> str:
    """A crew goes back to the guns that it abandoned (OT-ROUT-4, OT-C-MEL-8). Answers why it may not."""
    if troop.guns_at is None:
        return GUNS_FAR
    guns = troop.box_at(*troop.guns_at, troop.guns_facing, Stance.UNLIMBERED)
    shelter = field.by_id.get(troop.sheltered)
    if gap((shelter or troop).box, guns) > GUNS_WITHIN + LIMIT:
        return GUNS_FAR
    if field.enemies_within(troop, CLEAR_OF_ENEMY, guns):
        return ENEMY_NEAR
    if not field.has_room(troop, guns, Stance.UNLIMBERED):
        return BLOCKED
    reason = permit(field, troop, Act.OTHER)
    if reason:
        return reason
    troop.place(*troop.guns_at, troop.guns_facing, Stance.UNLIMBERED)
    troop.guns_at, troop.guns_facing, troop.sheltered = None, 0.0, ""
    troop.phase.acted = troop.phase.bound = troop.day.manned = True
    field.refresh()
    field.journal.tell(
        "status", troop, "OT-ROUT-4", manned=True, formation=Stance.UNLIMBERED.value, **field.stands(troop)
    )
    return ""
