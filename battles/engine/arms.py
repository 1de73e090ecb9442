"""The three arms of an army, as files write them."""

from __future__ import annotations

from enum import StrEnum


class Arm(StrEnum):
    """Foot, horse and guns; a rulebook that has another arm besides has words of its own."""

    INFANTRY = "infantry"
    CAVALRY = "cavalry"
    ARTILLERY = "artillery"
