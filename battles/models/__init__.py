"""Battles, their clocks, turns and rulings."""

from battles.models.battle import Battle, Schedule
from battles.models.turn import Dispatch, Ruling, Turn

__all__ = ["Battle", "Dispatch", "Ruling", "Schedule", "Turn"]
