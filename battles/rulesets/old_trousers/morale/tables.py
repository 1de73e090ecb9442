"""The tables of quality and tests, which ``settings.tables`` may replace (OT-C-QUAL-1, OT-C-TEST-1)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

# OT-C-QUAL-1.
QUALITY: Mapping[str, int] = MappingProxyType(
    {"old-guard": 4, "superior": 3, "excellent": 2, "good": 1, "average": 0, "fair": -1, "poor": -2}
)

# OT-C-TEST-1. The rows of the table, by the names that ``settings.tables`` uses; ``commander`` is for each grade of
# tactical rating, best first.
_ALL = {"quality": 1, "commander_good": 2, "commander_average": 1, "commander_poor": 0}

TESTS: Mapping[str, Mapping[str, int]] = MappingProxyType(
    {
        "charge": MappingProxyType(
            {
                "need": 4,
                **_ALL,
                "quarter_lost": -1,
                "figure_lost": -1,
                "flank": 2,
                "square": -3,
                "weak_target": 1,
                "target_covered": -1,
                "impetuous": 1,
                "irregular": -2,
            }
        ),
        "reaction": MappingProxyType(
            {"need": 4, **_ALL, "shaken": -2, "flank": -2, "british_line": 1, "untrained": -1}
        ),
        "morale": MappingProxyType(
            {
                "need": 4,
                **_ALL,
                "quarter_lost": -1,
                "shaken": -2,
                "disordered": -1,
                "enfiladed": -2,
                "covered": 1,
                "untrained": -1,
            }
        ),
        "rally": MappingProxyType({"need": 5, **_ALL, "quarter_lost": -1, "enemy_near": -1}),
        "recover": MappingProxyType({"need": 4, **_ALL, "quarter_lost": -1, "enemy_near": -1}),
        "recall": MappingProxyType({"need": 3, **_ALL, "shaken": -2, "impetuous": -2}),
    }
)

# The least total of a failed morale test that leaves a unit shaken instead of routed (OT-C-MOR-1).
SHAKEN_FROM = 1
# How near an enemy who is not routed hinders rallying and recovering, in inches.
NEAR = 8.0


def quarters_lost(full: int, left: int) -> int:
    """How many full quarters of a strength are lost."""
    return 4 * (full - left) // full if full else 0


TABLES: Mapping[str, Any] = MappingProxyType({"quality": QUALITY, "tests": TESTS})
