"""What the able staff would order now, as lines that a player could have written: shown to him beforehand.

The staff is asked about the battle as the side knows it, command by command, at the beginning of the side's Movement
and as if nobody had moved before. It moves its troops as it would in the turn, and what it did is told again in the
words of the order language. Charges are proposed and not carried out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from battles.engine.battle import Battle, Point, Unit
from battles.engine.dataclasses import dataclass, replace
from battles.engine.geometry import bearing, distance, normal_angle, turn_between
from battles.engine.orders import OrderSheet
from battles.engine.play.journal import Entry
from battles.rulesets.old_trousers.command import points
from battles.rulesets.old_trousers.command.able import AbleCraft
from battles.rulesets.old_trousers.command.intents import able_staff, in_priority
from battles.rulesets.old_trousers.command.leading import in_command
from battles.rulesets.old_trousers.command.making_out import USUAL_STRENGTH
from battles.rulesets.old_trousers.command.orders import units_of
from battles.rulesets.old_trousers.movement.moving import STRAIGHT
from battles.rulesets.old_trousers.movement.turning import wheel
from battles.rulesets.old_trousers.table.field import Field, Segment, lay_out
from battles.rulesets.old_trousers.table.footprints import USUAL_STANDS
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import DEFAULT_QUALITY, FORMATIONS, TYPES, Arm, Mode, Stance
from battles.staff import Body, Verb
from battles.staff.craft import Line
from battles.staff.proposing import figure, made_whole

# What an enemy battery is taken for whose guns nobody has made out, in pounds of ball.
USUAL_POUNDER = 6
# A direction is told to a tenth of a degree: one at the very edge of what is ahead is told so far within it.
_WITHIN = STRAIGHT - 0.2


@dataclass(frozen=True, slots=True)
class Draft(AbleCraft):
    """A craft that moves its troops, and of a charge only writes down whom it is to strike."""

    def give(self, body: Body, line: Line) -> None:
        troop = self.field.by_id[body.id]
        for number, step in enumerate(line):
            if step.verb == Verb.CHARGE:
                for opening in line[:number]:
                    if opening.degrees is not None:
                        wheel(self.field, troop, opening.degrees)
                troop.phase.charging = step.foe
                self.forget_trials()
                return
        AbleCraft.give(self, body, line)


def propose(battle: Battle, side: str, sheet: OrderSheet) -> Mapping[str, str]:
    """The lines of the able staff for the units of a side that the intents of a sheet lead."""
    field = lay_out(made_whole(battle, side, _usual), {side: sheet}, bytes(32))
    field.begin_phase(side)
    for troop in field.of_side(side):
        troop.phase.in_command = in_command(field, troop)
    points.deal(field)
    field.journal.phase = Segment.MOVEMENT
    for troop in field.present:
        troop.phase.began, troop.phase.began_formation = troop.box, troop.formation
    ordered = {order.unit for order in field.lines(side)}
    start = {troop.id: (troop.centre, troop.facing) for troop in field.of_side(side)}
    written = len(field.journal.entries)
    for command in in_priority(field):
        able_staff(field, _led(field, command, ordered), Draft.of)
    lines = {unit: _line(field, unit, *stood, field.journal.entries[written:]) for unit, stood in start.items()}
    return MappingProxyType({unit: line for unit, line in lines.items() if line})


def _led(field: Field, command: str, ordered: set[str]) -> Sequence[Troop]:
    """The units of a command that are left to its staff."""
    return [troop for troop in units_of(field, command) if troop.id not in ordered and not troop.routed]


# ---- in the order language


def _line(field: Field, unit: str, at: Point, facing: float, entries: Sequence[Entry]) -> str:
    """What a unit did, from where it stood, as a line of orders has it."""
    troop = field.by_id[unit]
    words = ["RECOVER"] if troop.phase.recovering else ["REORDER"] if troop.phase.reordered else []
    for entry in entries:
        if entry.unit != unit or entry.kind not in ("move", "pivot", "formation"):
            continue
        (x, y), looks = entry.effect["at"], entry.effect["facing"]
        here = x, y
        if entry.effect.get("mode") == Mode.MARCH and words:
            # A march holds the wheel that opens it (OT-MOVE-11).
            words = [f"MARCH TO {here[0]:.1f},{here[1]:.1f}"]
        else:
            words += _words(entry, at, here, facing)
        at, facing = here, looks
    if troop.phase.charging:
        words.append(f"CHARGE {troop.phase.charging}")
    return "; ".join(words)


def _words(entry: Entry, before: Point, after: Point, facing: float) -> list[str]:
    """An act as the action of a line, none for one too small to be told; ``facing`` is how the unit faced before it."""
    effect = entry.effect
    looks = figure(normal_angle(effect["facing"]))
    if entry.kind == "pivot":
        return [{"centre": f"FACE {looks}", "face-about": "ABOUT"}.get(str(effect["about"]), f"WHEEL {looks}")]
    if entry.kind == "formation":
        formation = effect["formation"]
        if formation == Stance.LIMBERED:
            return ["LIMBER"]
        return [
            f"UNLIMBER {looks}" if formation == Stance.UNLIMBERED else f"FORM {formation.upper().replace('-', ' ')}"
        ]
    verb = "MARCH" if effect["mode"] == Mode.MARCH else "MOVE"
    length = figure(distance(before, after))
    return [f"{verb} {_course(facing, bearing(before, after))}{length}"] if length != "0" else []


def _course(facing: float, heading: float) -> str:
    """The direction of a move, empty for straight ahead."""
    turn = turn_between(facing, heading)
    if figure(abs(turn)) == "0":
        return ""
    if _WITHIN < abs(turn) <= STRAIGHT + 0.1:
        heading = facing + (_WITHIN if turn > 0 else -_WITHIN)
    return f"{figure(normal_angle(heading))} "


# ---- the battle as the side knows it


def _usual(unit: Unit) -> Unit:
    arm = Arm(unit.arm) if unit.arm in set(Arm) else Arm.INFANTRY
    extra = dict(unit.extra)
    if arm == Arm.ARTILLERY:
        extra.setdefault("guns", int(USUAL_STRENGTH[arm]))
        extra.setdefault("pounder", USUAL_POUNDER)
    else:
        extra.setdefault("stands", USUAL_STANDS[arm])
    return replace(
        unit,
        arm=arm.value,
        type=unit.type or TYPES[arm][0],
        quality=unit.quality or DEFAULT_QUALITY,
        formation=unit.formation if unit.formation in FORMATIONS[arm] else FORMATIONS[arm][0].value,
        extra=MappingProxyType(extra),
    )
