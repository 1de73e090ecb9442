"""Who moves first (OT-INIT-1 to 3), and what chance brings (OT-EVENT-1)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from battles.engine.dice import D10
from battles.engine.orders import Place
from battles.engine.play.standing import point_of
from battles.rulesets.old_trousers import catalogue
from battles.rulesets.old_trousers.command.decisions import choose_for_side
from battles.rulesets.old_trousers.command.leading import WORTH
from battles.rulesets.old_trousers.table.field import Field, Segment
from battles.rulesets.old_trousers.table.troops import Troop
from battles.rulesets.old_trousers.words import DEFAULT_RATING, QUALITIES, Arm, Chance, Kind, Staff, Stance, State

# OT-INIT-1.
STAFF_WORTH: Mapping[str, int] = MappingProxyType(
    {Staff.SUPERB: 2, Staff.PROFESSIONAL: 1, Staff.COMPETENT: 0, Staff.INEFFICIENT: -1, Staff.INCOMPETENT: -2}
)
SURPRISE = 2
MOMENTUM = 1
# OT-EVENT-1. The throws that bring an event, and how late wrong turns and traffic jams make troops, in turns.
STRIKES_TO = 2
WRONG_TURN = 4
TRAFFIC_JAM = 1


def decide_initiative(field: Field) -> str:
    """Throw for the initiative; answers the side that moves first (OT-INIT-1 to 3)."""
    field.journal.phase = Segment.INITIATIVE
    sides = [side.id for side in field.battle.sides]
    bare = False
    while True:
        totals: dict[str, int] = {}
        for side in sides:
            modifiers = () if bare else tuple(_modifiers(field, side))
            roll = field.journal.throw("initiative", side, 1, die=D10, modifiers=modifiers)
            totals[side] = roll.total
        first, second = sides
        if totals[first] != totals[second]:
            break
        field.journal.emit("initiative", clause="OT-INIT-1", totals=totals, tie=True)
        bare = True
    winner = first if totals[first] > totals[second] else second
    choice = choose_for_side(field, winner, "move first").name
    moves = field.enemy_of[winner] if choice == "ENEMY" else winner
    field.journal.emit("initiative", side=winner, clause="OT-INIT-3", totals=totals, first=moves)
    return moves


def _modifiers(field: Field, side: str) -> list[tuple[str, int]]:
    extra = field.battle.side_by_id[side].extra
    leader = field.senior_leader(side)
    found = [
        (
            "leader",
            0 if leader is None else WORTH[(leader.rating if leader.rated else leader.tactical) or DEFAULT_RATING],
        ),
        ("staff", STAFF_WORTH[extra.get("staff", Staff.COMPETENT.value)]),
        ("surprise", SURPRISE if extra.get("surprise") else 0),
        ("momentum", MOMENTUM if extra.get("first") else 0),
    ]
    return [modifier for modifier in found if modifier[1]]


# ---- random events


def random_events(field: Field) -> None:
    """Each side throws for a random event, where the umpire wants them (OT-EVENT-1)."""
    if not field.settings["random_events"]:
        return
    field.journal.phase = Segment.EVENTS
    for side in field.battle.sides:
        roll = field.journal.throw("random-event", side.id, 1, die=D10)
        if roll.total <= STRIKES_TO:
            kind = field.journal.throw("random-event-kind", side.id, 1, die=D10)
            chance = tuple(Chance)[kind.total - 1]
            field.chances.append((side.id, chance))
            place = _ford(field, side.id) if chance is Chance.HIDDEN_FORD else None
            effect = {"event": chance.value} if place is None else {"event": chance.value, "at": place}
            field.journal.emit("event", side=side.id, clause="OT-EVENT-1", roll=kind, **effect)
            _strike(field, side.id, chance)


def _ford(field: Field, side: str) -> tuple[float, float] | None:
    """The ford that a side finds where its player looked for one."""
    place = choose_for_side(field, side, "hidden ford").arguments.get("place")
    at = point_of(field, place, side) if isinstance(place, Place) else None
    return None if at is None else field.ground.find_ford(at, f"ford-{field.battle.turn}-{side}")


def _strike(field: Field, side: str, chance: Chance) -> None:
    """What an event does at once; the others are asked for when their time comes."""
    due = [troop for troop in field.troops if troop.side == side and troop.waiting and not troop.out]
    if chance is Chance.WRONG_TURN and due:
        first = min(due, key=lambda troop: (troop.arrives or 0, troop.index))
        first.arrives = (first.arrives or 0) + WRONG_TURN
        field.journal.tell("status", first, "OT-EVENT-1", arrives=first.arrives, cause="event")
    elif chance is Chance.TRAFFIC_JAM:
        for troop in due:
            troop.arrives = (troop.arrives or 0) + TRAFFIC_JAM
            field.journal.tell("status", troop, "OT-EVENT-1", arrives=troop.arrives, cause="event")
    elif chance is Chance.ROUT_HALTED:
        for troop in field.of_side(side):
            if troop.routed:
                _halt_rout(field, troop)


def _halt_rout(field: Field, troop: Troop) -> None:
    """A routed unit becomes shaken where it is, in line; it does not move this turn (OT-EVENT-1, 10)."""
    formation = Stance.LIMBERED if troop.arm == Arm.ARTILLERY else Stance.LINE
    ground = troop.box_at(troop.x, troop.y, troop.facing, formation.value)
    if not field.has_room(troop, ground, formation.value):
        formation = Stance.LIMBERED if troop.arm == Arm.ARTILLERY else Stance.COMPANY_COLUMN
        ground = troop.box_at(troop.x, troop.y, troop.facing, formation.value)
        if not field.has_room(troop, ground, formation.value):
            return
    changed: catalogue.Status = {"formation": formation.value} if troop.formation != formation else {}
    troop.state = State.SHAKEN.value
    troop.place(troop.x, troop.y, formation=formation.value)
    troop.day.bound = True
    field.journal.tell("status", troop, "OT-EVENT-1", state=troop.state, **changed, cause="event")


# ---- the first turn


def first_turn(field: Field) -> None:
    """What optional rules throw for before a battle (OT-C-OPT-3, OT-C-OPT-4)."""
    if field.battle.turn != 1:
        return
    if field.settings["random_commanders"]:
        _rate_commanders(field)
    if field.settings["variable_quality"]:
        _vary_quality(field)


# OT-C-OPT-4. The highest throw for each rating.
RATING_THROWS = ((1, "poor"), (3, "fair"), (7, "average"), (9, "good"), (10, "excellent"))
TACTICAL_THROWS = ((2, "poor"), (8, "average"), (10, "good"))


def _rate_commanders(field: Field) -> None:
    for general in field.generals:
        commander = general.formation.commander
        if commander is None:
            continue
        if general.kind in (Kind.ARMY, Kind.CORPS) and not commander.rating:
            roll = field.journal.throw("rating", general.id, 1, die=D10)
            general.rating = next(word for most, word in RATING_THROWS if roll.total <= most)
            field.journal.tell("commander", general, "OT-C-OPT-4", roll=roll, rating=general.rating)
        if not commander.extra.get("tactical"):
            roll = field.journal.throw("tactical", general.id, 1, die=D10)
            general.tactical = next(word for most, word in TACTICAL_THROWS if roll.total <= most)
            field.journal.tell("commander", general, "OT-C-OPT-4", roll=roll, tactical=general.tactical)


# OT-C-OPT-3. The throws that make a unit worse and better.
WORSE, BETTER = 1, 10


def _vary_quality(field: Field) -> None:
    for troop in field.troops:
        if troop.out:
            continue
        roll = field.journal.throw("quality", troop.id, 1, die=D10)
        step = 1 if roll.total <= WORSE else -1 if roll.total >= BETTER else 0
        place = QUALITIES.index(troop.quality) + step
        if step and 0 <= place < len(QUALITIES):
            troop.quality = QUALITIES[place]
            field.journal.tell("status", troop, "OT-C-OPT-3", roll=roll, quality=troop.quality, cause="quality")
