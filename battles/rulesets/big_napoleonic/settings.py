"""The umpire's settings of this rulebook: readings that a group may prefer (section h of the specification)."""

from __future__ import annotations

from battles.engine.settings import Choice, Flag, Setting

MOVED, NEW = "moved", "new"

SETTINGS: tuple[Setting, ...] = (
    Choice(
        "reaction_fire",
        (MOVED, NEW),
        "BNB-AMB-9",
        "Who may be shot at in reaction: whoever moved in view, or only those who could not be shot at before.",
    ),
    Flag(
        "road_ignores_going",
        True,
        "BNB-AMB-25",
        "Whether a column on a road is spared the ground beside it.",
    ),
)
