"""Where generals ride who are left to their own judgement (OT-CMD-1, OT-CMD-4)."""

from __future__ import annotations

from battles.engine.orders import Place, PlaceKind
from battles.rulesets.old_trousers.command.commanders import ride
from battles.rulesets.old_trousers.command.leading import RANGES
from battles.rulesets.old_trousers.command.making_out import known_enemies
from battles.rulesets.old_trousers.table.field import Field
from battles.staff import is_able, station
from battles.staff.setting_out import GOING
from battles.staff.station import STIR

#: Behind foot and horse that go forward a general keeps up so closely, as a part of his radius, since near the enemy
#: nobody goes farther than he reaches.
CLOSE = 0.1


def staff_rides(field: Field) -> None:
    """Generals whose troops are led by intents, and who have no line, ride to where they command most."""
    side = field.active
    if not is_able(field.battle, side):
        return
    sheet = field.sheets.get(side)
    ordered = {given.formation for given in sheet.generals} if sheet else set()
    enemies = [enemy.centre for enemy in known_enemies(field, side) if not enemy.routed]
    postures = {
        troop.id: intent.posture
        for troop in field.of_side(side)
        if (intent := field.answers.intent(troop)) is not None and intent.posture != "HOLD"
    }
    for general in field.generals:
        if general.side != side or not general.free or general.rode or general.id in ordered:
            continue
        below = field.battle.units_of(general.id)
        told = [(field.by_id[unit.id], postures[unit.id]) for unit in below if unit.id in postures]
        goes = [troop.centre for troop, posture in told if posture in GOING and not troop.artillery]
        led = goes or [troop.centre for troop, _ in told]
        point = station(field.place_of_general(general), RANGES[general.kind], led, enemies, CLOSE if goes else STIR)
        if point is not None:
            ride(field, general, Place(PlaceKind.POINT, f"{point[0]:.1f},{point[1]:.1f}", point=point))
