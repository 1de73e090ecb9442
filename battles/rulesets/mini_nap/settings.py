"""The umpire's settings: readings that a group may prefer, and additions that can be turned off."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battles.engine.protocol import Setting

SETTINGS = (
    Setting(
        "stand_loss",
        ("exceed", "reach"),
        "MN-AMB-4",
        "When a commander is lost with his troops: when their losses exceed half of his units, halves counted up, "
        "or already when they reach it.",
    ),
    Setting(
        "russian_dreadful",
        (True, False),
        "MN-AMB-5",
        "Whether a Russian corps commander who throws 4 or less is dreadful, or poor like those who throw 5 to 8.",
    ),
    Setting(
        "fire_into_contact",
        (True, False),
        "MN-AMB-12",
        "Whether troops may fire at enemies who are fighting hand to hand with friends.",
    ),
    Setting(
        "retreat_counts",
        (False, True),
        "MN-AMB-27",
        "Whether units that were taken off the table count as lost when commanders are removed and armies break.",
    ),
    Setting(
        "terrain_effects",
        (True, False),
        "MN-X-TERR-1",
        "Whether the ground slows and bars movement, covers and hides.",
    ),
    Setting(
        "weather_effects",
        (True, False),
        "MN-X-WEA-1",
        "Whether rain, mud and fog hinder fire and movement.",
    ),
    Setting(
        "overhead_fire",
        (False, True),
        "MN-X-OVER-1",
        "Whether batteries on a hill may fire over troops who stand well away from both ends of the shot.",
    ),
    Setting(
        "army_command",
        (True, False),
        "MN-X-ARMY-1",
        "Whether the commander of a whole army commands every unit below him, as a corps commander does.",
    ),
    Setting(
        "army_break",
        tuple(range(101)),
        "MN-X-VIC-1",
        "The percentage of units lost at which an army is beaten; 0: never for this reason.",
    ),
    Setting(
        "sight",
        (0, 250, 500, 1000, 1500, 2000, 2500, 3000, 4000),
        "MN-X-TERR-4",
        "How far troops see in open country, in metres; 0: by the weather. Only reports and maps go by it.",
    ),
)

_DEFAULTS = {setting.name: setting.values[0] for setting in SETTINGS}


def setting(settings: Mapping[str, Any], name: str) -> Any:
    """The value of a setting in a battle: the umpire's, or the default. Raises ``KeyError`` for an unknown name."""
    return settings.get(name, _DEFAULTS[name])
