"""Battles, their clocks, turns and rulings."""

from battles.models.battle import ALARMS, Battle, Schedule
from battles.models.turn import Dispatch, Extension, Ruling, Turn

__all__ = ["ALARMS", "Battle", "Dispatch", "Extension", "Ruling", "Schedule", "Turn"]
