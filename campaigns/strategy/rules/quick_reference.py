"""The tables of the campaign for people, made from the tables that the engine uses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battles.engine.protocol import TableSection
from campaigns.strategy.command.vocabulary import ACTIONS, CONDITIONS, HEADQUARTERS
from campaigns.strategy.rules import tables

FACES = ("1", "2", "3", "4", "5", "6")


def _rows(table: Mapping[str, Any]) -> tuple[tuple[str, ...], ...]:
    return tuple(
        (str(name), *(map(str, row) if isinstance(row, tuple | list) else (str(row),))) for name, row in table.items()
    )


QUICK_REFERENCE: tuple[TableSection, ...] = (
    TableSection("March rates, metres a quarter hour", ("", *tables.CLASSES), _rows(tables.RATES), ("EC-MARCH-1",)),
    TableSection("Ground and dark, percent", ("", *tables.CLASSES), _rows(tables.GROUND), ("EC-MARCH-2",)),
    TableSection("Weather, percent", ("", "percent"), _rows(tables.FALLING), ("EC-MARCH-2",)),
    TableSection(
        "Pace", ("", "percent", "fatigue a step", "steps a day"), _rows(tables.PACE), ("EC-WEAR-1", "EC-MARCH-9")
    ),
    TableSection("Fatigue", ("", "from", "percent"), _rows(tables.LEVELS), ("EC-WEAR-2",)),
    TableSection("Road length, tenths of a metre", ("", "each"), _rows(tables.LENGTH), ("EC-ELE-1",)),
    TableSection("Tolls, percent of the length", ("", "percent"), _rows(tables.TOLLS), ("EC-CROSS-1",)),
    TableSection("Stragglers, permille", ("", *tables.LEVELS), _rows(tables.STRAGGLERS), ("EC-WEAR-3",)),
    TableSection("Staff delay, steps", ("", *FACES), _rows(tables.STAFF), ("EC-STAFF-1",)),
    TableSection("Aides", ("", "aides"), _rows(tables.AIDES), ("EC-FILE-9",)),
    TableSection("Sight, metres", ("", "reach"), _rows(tables.REACH), ("EC-SIGHT-1",)),
    TableSection("Sight, percent", ("", "percent"), _rows(tables.SIGHT), ("EC-SIGHT-1",)),
    TableSection("Odds by character", ("", "attack", "defend", "delay"), _rows(tables.ODDS), ("EC-CON-5",)),
    TableSection(
        "Brush: shift by percent of strength",
        ("percent from", "shift"),
        tuple((str(least), str(shift)) for least, shift in tables.BRUSH_SHIFT),
        ("EC-CON-7",),
    ),
    TableSection("Marching to the guns, highest die", ("", "die"), _rows(tables.HEAR), ("EC-GUNS-1",)),
    TableSection(
        "Bridges: steps to break and to mend",
        ("", "break", "needs", "mend"),
        tuple(
            (
                kind,
                *(map(str, tables.BREAKING[kind]) if kind in tables.BREAKING else ("-", "-")),
                str(tables.MENDING[kind][0]) if kind in tables.MENDING else "-",
            )
            for kind in tables.CROSSING_KINDS
        ),
        ("EC-BRI-2", "EC-BRI-3"),
    ),
    TableSection(
        "Orders",
        ("order", "what it does"),
        tuple((phrase.name, phrase.explanation) for phrase in (*ACTIONS, *HEADQUARTERS)),
        ("EC-ORD-3", "EC-ORD-5"),
    ),
    TableSection(
        "Decisions, the default first",
        ("decision", "choices"),
        tuple((name, ", ".join(choices)) for name, choices in tables.DECISIONS.items()),
        ("EC-ORD-8",),
    ),
    TableSection(
        "Conditions", ("condition", ""), tuple((one.name, one.explanation) for one in CONDITIONS), ("EC-ORD-8",)
    ),
)
