"""The umpire's settings: readings that a group may prefer, and additions that can be turned off."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battles.engine.settings import Choice, Flag, Setting, Whole, settled

SETTINGS: tuple[Setting, ...] = (
    Choice(
        "stand_loss",
        ("exceed", "reach"),
        "MN-AMB-4",
        "When a commander is lost with his troops: when their losses exceed half of his units, halves counted up, "
        "or already when they reach it.",
    ),
    Flag(
        "russian_dreadful",
        True,
        "MN-AMB-5",
        "Whether a Russian corps commander who throws 4 or less is dreadful, or poor like those who throw 5 to 8.",
    ),
    Flag(
        "fire_into_contact",
        True,
        "MN-AMB-12",
        "Whether troops may fire at enemies who are fighting hand to hand with friends.",
    ),
    Flag(
        "retreat_counts",
        False,
        "MN-AMB-27",
        "Whether units that were taken off the table count as lost when commanders are removed and armies break.",
    ),
    Flag(
        "terrain_effects",
        True,
        "MN-X-TERR-1",
        "Whether the ground slows and bars movement, covers and hides.",
    ),
    Flag(
        "weather_effects",
        True,
        "MN-X-WEA-1",
        "Whether rain, mud and fog hinder fire and movement.",
    ),
    Flag(
        "overhead_fire",
        False,
        "MN-X-OVER-1",
        "Whether batteries on a hill may fire over troops who stand well away from both ends of the shot.",
    ),
    Flag(
        "army_command",
        True,
        "MN-X-ARMY-1",
        "Whether the commander of a whole army commands every unit below him, as a corps commander does.",
    ),
    Whole(
        "army_break",
        0,
        100,
        "MN-X-VIC-1",
        "The percentage of units lost at which an army is beaten; 0: never for this reason.",
        default=0,
    ),
    Choice(
        "sight",
        (0, 250, 500, 1000, 1500, 2000, 2500, 3000, 4000),
        "MN-X-TERR-4",
        "How far troops see in open country, in metres; 0: by the weather. Only reports and maps go by it.",
    ),
)

_DEFAULTS = settled(SETTINGS, {})


def setting(settings: Mapping[str, Any], name: str) -> Any:
    """The value of a setting in a battle: the umpire's, or the default. Raises ``KeyError`` for an unknown name."""
    return settings.get(name, _DEFAULTS[name])
