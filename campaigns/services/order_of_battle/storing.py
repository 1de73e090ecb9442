"""Between an order of battle and the database: reading a campaign's, and making the database hold another one.

Keys are what joins the two: a record with a key that is there is brought up to date, a new key is added, and what a
*replacing* import does not name is deleted. All writing happens in the caller's transaction.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from django.db.models import Model, QuerySet

from campaigns import models
from campaigns.models import Campaign
from campaigns.services.order_of_battle.values import Basis, Commander, Formation, OrderOfBattle, Side, Unit

M = TypeVar("M", bound=Model)


def stored(campaign: Campaign) -> OrderOfBattle:
    """The campaign's order of battle as values, in tree order."""
    sides = list(campaign.sides.all())
    formations = list(
        models.Formation.objects.filter(side__campaign=campaign).select_related("side", "parent", "commander")
    )
    units = models.Unit.objects.filter(formation__side__campaign=campaign).select_related("formation")
    return OrderOfBattle(
        sides=tuple(Side(side.key, side.name, side.nation) for side in sides),
        formations=tuple(_formation(row) for row in formations),
        units=tuple(_unit(row) for row in units),
    ).in_tree_order()


def store(campaign: Campaign, order_of_battle: OrderOfBattle, *, replace: bool = False) -> None:
    """Make the campaign hold this order of battle.

    With ``replace`` sides, formations and units that it does not name are deleted; without, they stay as they are.
    """
    sides = _store_sides(campaign, order_of_battle.sides)
    formations = _store_formations(campaign, order_of_battle.formations, sides)
    _store_commanders(order_of_battle.formations, formations)
    _store_units(campaign, order_of_battle.units, formations)
    if replace:
        _delete_unnamed(campaign, order_of_battle)


def store_missing(campaign: Campaign, order_of_battle: OrderOfBattle) -> None:
    """Add the sides, formations and units whose keys the campaign has not; what it has stays exactly as it is."""
    present = stored(campaign)
    sides = {side.key for side in present.sides}
    missing = OrderOfBattle(
        sides=tuple(side for side in order_of_battle.sides if side.key not in sides),
        formations=tuple(each for each in order_of_battle.formations if each.key not in present.formation_by_key),
        units=tuple(unit for unit in order_of_battle.units if unit.key not in present.unit_by_key),
    )
    store(campaign, missing)


def _formation(row: models.Formation) -> Formation:
    commander = getattr(row, "commander", None)
    return Formation(
        key=row.key,
        kind=row.kind,
        side=row.side.key,
        name=row.name,
        of=row.parent.key if row.parent else "",
        nation=row.nation,
        commander=_commander(commander) if commander else None,
    )


def _commander(row: models.Commander) -> Commander:
    return Commander(row.name, row.rating, Basis(row.basis), row.reason, tuple(row.dice), row.fate)


def _unit(row: models.Unit) -> Unit:
    return Unit(
        key=row.key,
        of=row.formation.key,
        name=row.name,
        arm=row.arm,
        type=row.type,
        quality=row.quality,
        strength=row.strength,
        men=row.men,
        pieces=row.pieces,
        guns=row.guns,
        traits=tuple(row.traits),
        nation=row.nation,
        source_row=row.source_row,
        stragglers=row.stragglers,
        data=row.data,
    )


def _store_sides(campaign: Campaign, sides: Sequence[Side]) -> dict[str, models.Side]:
    rows = {row.key: row for row in campaign.sides.all()}
    later = len(rows)
    for number, side in enumerate(sides):
        row = rows.get(side.key) or models.Side(campaign=campaign, key=side.key, position=later + number)
        row.name, row.nation = side.name, side.nation
        row.save()
        rows[side.key] = row
    return rows


def _store_formations(
    campaign: Campaign, formations: Sequence[Formation], sides: dict[str, models.Side]
) -> dict[str, models.Formation]:
    """Store formations from the highest kind down, so that each finds the one above it."""
    rows = {row.key: row for row in models.Formation.objects.filter(side__campaign=campaign)}
    places = {formation.key: number for number, formation in enumerate(formations)}
    for kind in models.Formation.Kind.values:
        made: list[models.Formation] = []
        kept: list[models.Formation] = []
        for formation in (each for each in formations if each.kind == kind):
            row = rows.get(formation.key)
            (kept if row else made).append(row := row or models.Formation(key=formation.key))
            row.kind, row.name, row.nation = formation.kind, formation.name, formation.nation
            row.side = sides[formation.side]
            row.parent = rows[formation.of] if formation.of else None
            row.position = places[formation.key]
            rows[formation.key] = row
        _write(models.Formation, made, kept, ("kind", "name", "nation", "side", "parent", "position"))
    return rows


def _store_commanders(formations: Sequence[Formation], rows: dict[str, models.Formation]) -> None:
    known = {row.formation_id: row for row in models.Commander.objects.filter(formation__in=rows.values())}
    made: list[models.Commander] = []
    kept: list[models.Commander] = []
    gone: list[int] = []
    for formation in formations:
        home = rows[formation.key]
        row = known.get(home.pk)
        if formation.commander is None:
            gone += [row.pk] if row else []
            continue
        (kept if row else made).append(row := row or models.Commander(formation=home))
        person = formation.commander
        row.name, row.rating, row.basis = person.name, person.rating, person.basis.value
        row.reason, row.dice, row.fate = person.reason, list(person.dice), person.fate
    _write(models.Commander, made, kept, ("name", "rating", "basis", "reason", "dice", "fate"))
    models.Commander.objects.filter(pk__in=gone).delete()


def _store_units(campaign: Campaign, units: Sequence[Unit], formations: dict[str, models.Formation]) -> None:
    rows = {row.key: row for row in models.Unit.objects.filter(formation__side__campaign=campaign)}
    made: list[models.Unit] = []
    kept: list[models.Unit] = []
    for number, unit in enumerate(units):
        row = rows.get(unit.key)
        (kept if row else made).append(row := row or models.Unit(key=unit.key))
        row.formation = formations[unit.of]
        row.name, row.arm, row.type, row.quality, row.nation = unit.name, unit.arm, unit.type, unit.quality, unit.nation
        row.men, row.pieces, row.strength, row.guns = unit.men, unit.pieces, unit.strength, unit.guns
        row.traits, row.source_row, row.data = list(unit.traits), unit.source_row, dict(unit.data)
        row.stragglers, row.position = unit.stragglers, number
    fields = ("formation", "name", "arm", "type", "quality", "nation", "men", "pieces", "strength", "guns", "traits")
    _write(models.Unit, made, kept, (*fields, "source_row", "stragglers", "data", "position"))


def _write(model: type[M], made: Iterable[M], kept: Iterable[M], fields: Sequence[str]) -> None:
    model._default_manager.bulk_create(made, batch_size=200)
    model._default_manager.bulk_update(kept, fields, batch_size=100)


def _delete_unnamed(campaign: Campaign, order_of_battle: OrderOfBattle) -> None:
    units = models.Unit.objects.filter(formation__side__campaign=campaign)
    _delete(units, {unit.key for unit in order_of_battle.units})
    formations = models.Formation.objects.filter(side__campaign=campaign)
    _delete(formations, {formation.key for formation in order_of_battle.formations})
    _delete(campaign.sides.all(), {side.key for side in order_of_battle.sides})


def _delete(rows: QuerySet[Any], named: set[str]) -> None:
    unnamed = [row.pk for row in rows if row.key not in named]
    rows.model._default_manager.filter(pk__in=unnamed).delete()
