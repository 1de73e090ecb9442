"""Reading the battle off the table when the turn is over (CR-TURN-1): the file of the next turn."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from battles.engine.battle import NO_EXTRA, Battle, Commander, Terrain, Unit
from battles.engine.events import Event
from battles.engine.play.frame import battle_after, frozen
from battles.rulesets.carolus_rex.table.field import Field
from battles.rulesets.carolus_rex.table.troops import General, Troop

_UNIT_KEYS = ("cohesion", "occupying", "probing", "out_turn", "left")
_GENERAL_KEYS = ("wounds", "passed", "out_turn", "with")


def at_the_end(field: Field, events: tuple[Event, ...]) -> Battle:
    """The battle at the start of the next turn; charges lapse, orders and the dice that were used are dropped."""
    battle = field.battle
    generals = field.general_by_id
    return battle_after(
        battle,
        events,
        units=tuple(_unit(troop) for troop in field.troops),
        formations=tuple(
            replace(formation, commander=_commander(field, generals[formation.id]))
            if formation.id in generals
            else formation
            for formation in battle.formations
        ),
        dice=tuple(replace(roll, place=place) for place, roll in enumerate(field.journal.dice.unused)),
        terrain=tuple(_piece(field, piece) for piece in battle.terrain),
        contacts=field.known.contacts() if field.known else NO_EXTRA,
    )


def _unit(troop: Troop) -> Unit:
    if troop.waiting:
        return troop.unit
    extra: dict[str, Any] = {key: value for key, value in troop.unit.extra.items() if key not in _UNIT_KEYS}
    extra["cohesion"] = troop.cohesion.value
    if troop.occupying:
        extra["occupying"] = troop.occupying
    if troop.probing:
        extra["probing"] = True
    if troop.out and troop.out_turn is not None:
        extra["out_turn"] = troop.out_turn
    if troop.out and troop.left:
        extra["left"] = frozen(troop.left)
    return replace(
        troop.unit,
        formation=troop.formation,
        at=None if troop.out else troop.centre,
        facing=troop.facing,
        arrives=None,
        out=troop.out,
        extra=frozen(extra),
    )


def _commander(field: Field, general: General) -> Commander | None:
    commander = general.formation.commander
    if commander is None or general.waiting:
        return commander
    extra: dict[str, Any] = {key: value for key, value in commander.extra.items() if key not in _GENERAL_KEYS}
    if general.wounds:
        extra["wounds"] = min(general.wounds, 1)
    if general.passed:
        extra["passed"] = True
    if general.out and general.out_turn is not None:
        extra["out_turn"] = general.out_turn
    if general.out and general.went_with:
        extra["with"] = general.went_with
    placed = general.placed or bool(general.attached)
    return replace(
        commander,
        rating=general.rating,
        at=field.place_of(general) if placed else None,
        attached=general.attached,
        arrives=None,
        out=general.out,
        extra=frozen(extra),
    )


def _piece(field: Field, piece: Terrain) -> Terrain:
    if piece.id in field.ground.gone and not piece.extra.get("removed"):
        return replace(piece, extra=frozen({**piece.extra, "removed": True}))
    return piece
