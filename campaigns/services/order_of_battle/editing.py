"""Single units of an order of battle: changed, added and removed by hand, with what stood before in the record."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.db import transaction
from django.db.models import Max
from django.utils.text import slugify
from django.utils.translation import gettext as _

from campaigns.models import Formation, Unit
from campaigns.services.audit import record

#: What a hand may change of a unit.
FIELDS = ("name", "formation", "type", "quality", "guns", "men", "pieces", "strength", "stragglers")


@transaction.atomic
def change_unit(unit: Unit, values: Mapping[str, Any], *, who: str, now: datetime, reason: str = "") -> bool:
    """Give a unit other values; whether there was anything to change. A formation is one of the unit's own side."""
    changes = {}
    for name in FIELDS:
        if name in values and (was := getattr(unit, name)) != values[name]:
            changes[name] = f"{_said(was)} → {_said(values[name])}"
            setattr(unit, name, values[name])
    if not changes:
        return False
    unit.key = _free_key(unit)
    unit.save()
    campaign = unit.formation.side.campaign
    detail = {"changes": changes}
    record(campaign, who=who, action="edit-unit", subject=unit.name, reason=reason, detail=detail, now=now)
    return True


@transaction.atomic
def add_unit(formation: Formation, values: Mapping[str, Any], *, who: str, now: datetime, reason: str = "") -> Unit:
    """A further unit of a formation, behind its others, with a key of its own made of its name."""
    last = formation.units.aggregate(last=Max("position"))["last"]
    unit = Unit(position=0 if last is None else last + 1, **{**values, "formation": formation})
    unit.key = slugify(unit.name)[:36] or "unit"
    unit.key = _free_key(unit)
    unit.save()
    detail = {"changes": {"strength": unit.strength, "formation": formation.name}}
    record(
        formation.side.campaign, who=who, action="add-unit", subject=unit.name, reason=reason, detail=detail, now=now
    )
    return unit


@transaction.atomic
def remove_unit(unit: Unit, *, who: str, now: datetime, reason: str = "") -> None:
    """Take a unit out of the order of battle; the record keeps what it was. Battles that it is in keep it."""
    kept = {name: _said(getattr(unit, name)) for name in FIELDS if getattr(unit, name) not in (None, "", 0)}
    campaign = unit.formation.side.campaign
    record(campaign, who=who, action="remove-unit", subject=unit.name, reason=reason, detail={"changes": kept}, now=now)
    unit.delete()


def _free_key(unit: Unit) -> str:
    """The unit's key, or one like it that no other unit of its side has."""
    others = Unit.objects.filter(formation__side=unit.formation.side).exclude(pk=unit.pk)
    taken = set(others.values_list("key", flat=True))
    key, number = unit.key, 2
    while key in taken:
        key, number = f"{unit.key}-{number}", number + 1
    return key


def _said(value: Any) -> str:
    return str(value) if value not in (None, "") else _("none")
