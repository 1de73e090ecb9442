"""Help for tests of documents: a report's data from the hand-told turn, and what a PDF reader finds in a file."""

from __future__ import annotations

from datetime import datetime
from io import BytesIO
from typing import Any

from pypdf import PdfReader

from battles.engine.battle import Battle
from battles.engine.events import Event
from battles.reports.documents import Due, Letter, SeatBrief, TurnReportData, player_data
from battles.reports.facts import Clock
from battles.rulesets import find
from tests.battles.reports import gemioncourt

CLOCK = Clock(20, datetime(1815, 6, 16, 14, 10))
FOY = SeatBrief("General Foy", ("9D", "wathiez"), "9th Division of II Corps", "7Q2K-MXA4")
RULES = find("mini-nap")


def data(before: Battle | None = None, told: tuple[Event, ...] | None = None, **changes: Any) -> TurnReportData:
    """The report of turn 4 for General Foy, unless told otherwise."""
    before = before or gemioncourt.battle()
    told = gemioncourt.events() if told is None else told
    values: dict[str, Any] = {
        "side": "french",
        "seat": FOY,
        "clock": CLOCK,
        "due": Due(datetime(2026, 11, 26, 20), "Brussels"),
        "messages": (Letter("Reille", "You have the farm: <b>keep</b> it.", "15:25"),),
        "standing": ("All: against cavalry square.",),
        "asked": ("Decide: does Gauthier hold the farm or go on?",),
        "root": "095cb052b1e49a39557f36b5ce06181a",
        "commitment": "0646ca5308c1fa478238f5db90766bcc719ee29ae0adb542f4e3ebe96e57ecc7",
        "started": {unit.id: unit.strength or 0 for unit in before.units},
    } | changes
    return player_data(RULES, before, told, gemioncourt.after(before, told), **values)


def unembedded(pdf: bytes) -> set[str]:
    """Names of typefaces that a file uses and does not hold."""
    reader = PdfReader(BytesIO(pdf))
    missing = set()
    for number in range(1, len(reader.xref_objStm) + sum(len(table) for table in reader.xref.values()) + 1):
        thing = reader.get_object(number)
        if isinstance(thing, dict) and thing.get("/Type") == "/Font":
            descriptor = thing.get("/FontDescriptor")
            if descriptor is None or "/FontFile2" not in descriptor.get_object():
                missing.add(str(thing.get("/BaseFont")))
    return missing
