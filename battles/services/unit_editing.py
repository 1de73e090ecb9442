"""One unit of a battle, changed by its umpire: in the file of a battle being set up, else by rulings on a turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db import transaction
from django.utils.translation import gettext as _

from battles import rulesets
from battles.engine.faults import Fault, InputFaults
from campaigns.models import Game, Turn
from campaigns.services.audit import record
from campaigns.services.desk.attention import current_turn
from campaigns.services.rulings import corrections
from campaigns.services.rulings.rulings import AFTER, BEFORE, Verdict, with_change

#: What may be changed of a unit, by its key in battle files.
KEYS = ("strength", "at", "facing", "formation", "quality", "out")
#: Why a unit is out, in the word of battle files, when an umpire takes it off.
REMOVED = "eliminated"


@dataclass(frozen=True, slots=True)
class Stand:
    """What the umpire edits: a document, and the ``turn`` that it belongs to (``None``: the battle is being set up).

    ``stage`` is ``before`` for a turn that takes orders and ``after`` for one that is resolved.
    """

    document: Mapping[str, Any]
    turn: Turn | None = None
    stage: str = ""


def stand_of(game: Game) -> Stand:
    """How a battle stands now, with everything."""
    turn = current_turn(game)
    if turn is None:
        return Stand(game.document)
    if turn.after is not None:
        return Stand(turn.after, turn, AFTER)
    return Stand(turn.before, turn, BEFORE)


def unit_of(stand: Stand, unit_id: str) -> Mapping[str, Any] | None:
    """The unit with this id as the document has it; ``None`` when there is none."""
    return next((unit for unit in stand.document.get("units", ()) if unit["id"] == unit_id), None)


def rows(stand: Stand) -> list[dict[str, Any]]:
    """All units in file order, each with the names of its side and of the formation it is in."""
    formations = {each["id"]: each for each in stand.document.get("formations", ())}
    sides = {each["id"]: each.get("name") or each["id"] for each in stand.document.get("sides", ())}
    return [
        {
            "unit": unit,
            "name": unit.get("name") or unit["id"],
            "side": sides.get(_side_of(unit, formations), ""),
            "under": formations.get(unit.get("of", ""), {}).get("name") or unit.get("of", ""),
        }
        for unit in stand.document.get("units", ())
    ]


def _side_of(unit: Mapping[str, Any], formations: Mapping[str, Mapping[str, Any]]) -> str:
    here = formations.get(unit.get("of", ""))
    while here is not None and not here.get("side"):
        here = formations.get(here.get("of", ""))
    return str(here["side"]) if here is not None else str(unit.get("side", ""))


@transaction.atomic
def change(
    game: Game,
    unit_id: str,
    values: Mapping[str, Any],
    *,
    who: str,
    now: datetime,
    reason: str,
    shown_to: Sequence[str] = (),
) -> Turn | None:
    """Give a unit other values, ``None`` taking a key away; answers the turn of the new branch, if one is played.

    Raises ``InputFaults`` when the battle could not go on so, and ``WrongMoment`` while a turn is being resolved.
    """
    stand = stand_of(game)
    unit = unit_of(stand, unit_id)
    if unit is None:
        raise InputFaults([Fault(unit_id, _("there is no such unit in this battle"))])
    changed = {key: value for key, value in values.items() if key in KEYS and unit.get(key) != value}
    if not changed:
        raise InputFaults([Fault(unit_id, _("nothing is changed"))])
    if stand.turn is not None:
        verdicts = [
            Verdict(f"{stand.stage}.units[{unit_id}].{key}", value, reason, tuple(shown_to))
            for key, value in changed.items()
        ]
        return corrections.correct(stand.turn, verdicts, who=who, now=now, reason=reason)
    document: Mapping[str, Any] = game.document
    for key, value in changed.items():
        document = with_change(document, f"units[{unit_id}].{key}", value, lambda _changed: None)
    rulesets.read(document)
    game.document = dict(document)
    game.save(update_fields=["document"])
    detail = {"changes": {key: f"{unit.get(key)} → {value}" for key, value in changed.items()}}
    record(game.campaign, who=who, action="edit-unit", subject=unit_id, reason=reason, detail=detail, now=now)
    return None
