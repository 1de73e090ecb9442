"""The umpire's settings of a battle's rulebook: chosen while the battle is being set up, fixed once it runs."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from django.db import transaction
from django.utils.translation import gettext as _

from battles import rulesets
from battles.engine.settings import COMMON, Setting
from campaigns.models import Game
from campaigns.services.audit import record
from campaigns.services.colours import COLOURS
from campaigns.services.turns.life import WrongMoment


def chosen(battle: Game) -> dict[str, Any]:
    """Every setting of the battle's rulebook with the value that holds, the default where none was chosen."""
    given = battle.document.get("settings", {})
    return {setting.name: given.get(setting.name, setting.default) for setting in settings_of(battle)}


@transaction.atomic
def choose(battle: Game, values: Mapping[str, Any], *, who: str, now: datetime) -> list[str]:
    """Write the values into the battle file; answers with the names of those that changed.

    Defaults and ``None`` are left out, and what is not among the values stays. Raises ``WrongMoment`` once the battle
    runs and ``InputFaults`` for a value the rulebook does not know.
    """
    if battle.status != Game.Status.SETTING_UP:
        raise WrongMoment(_("The rules of a battle are fixed once it has started."))
    defaults = {setting.name: setting.default for setting in settings_of(battle)}
    before = chosen(battle)
    kept = {name: value for name, value in battle.document.get("settings", {}).items() if name not in values}
    kept |= {name: value for name, value in values.items() if value is not None and value != defaults.get(name)}
    document = {key: value for key, value in battle.document.items() if key != "settings"}
    if kept:
        document["settings"] = kept
    rulesets.read(document)
    battle.document = document
    battle.save(update_fields=["document"])
    changed = [name for name, value in chosen(battle).items() if value != before[name]]
    if changed:
        detail = {"rules": {name: values[name] for name in changed}}
        record(battle.campaign, who=who, action="choose-rules", subject=str(battle), detail=detail, now=now)
    return changed


def settings_of(battle: Game) -> tuple[Setting, ...]:
    """What may be chosen: what every rulebook has but the colours, which are the campaign's; then its own."""
    common = (setting for setting in COMMON if setting.name != COLOURS)
    return (*common, *rulesets.find(battle.ruleset).settings)
