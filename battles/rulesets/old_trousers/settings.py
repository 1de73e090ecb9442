"""The umpire's settings: optional rules, readings that a group may prefer, and the tables that complete the book."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from battles.engine.settings import Choice, Flag, Setting, Table, Whole
from battles.rulesets.old_trousers.combat.tables import MELEE, MELEE_RESULTS
from battles.rulesets.old_trousers.morale.tables import TABLES as MORALE

EARLIEST_YEAR, LATEST_YEAR = 1700, 1900
#: OT-FORM-2. The year when none is given, and the first in which Austrians form attack-columns.
DEFAULT_YEAR = 1815
AUSTRIAN_COLUMNS = 1809

#: The tables of the completions, by name (section k of the specification).
TABLES: Mapping[str, Any] = MappingProxyType({**MORALE, "melee": MELEE, "melee_results": MELEE_RESULTS})

SETTINGS: tuple[Setting, ...] = (
    Whole(
        "year",
        EARLIEST_YEAR,
        LATEST_YEAR,
        "OT-FORM-2",
        "The year of the battle: Austrian infantry forms attack-columns from 1809.",
        default=DEFAULT_YEAR,
    ),
    Flag("random_events", False, "OT-EVENT-1", "Whether each side throws for a random event each turn."),
    Choice(
        "charge_bonus",
        ("fixed", "dice"),
        "OT-AMB-1",
        "How much farther troops go in a charge: a fixed 3 inches for infantry and 8 for cavalry, or one die and two.",
    ),
    Flag("cavalry_carbines", True, "OT-AMB-5", "Whether skirmishing cavalry fires."),
    Choice("artillery_arc", (30, 15), "OT-AMB-6", "How many degrees to each side of its facing artillery fires."),
    Flag("orders_required", False, "OT-AMB-13", "Whether every command needs an order, or is free without one."),
    Flag("variable_quality", False, "OT-C-OPT-3", "Whether each unit throws for its quality on the first turn."),
    Flag("random_commanders", False, "OT-C-OPT-4", "Whether ratings that are missing are thrown on the first turn."),
    Flag("impetuous_charges", False, "OT-C-OPT-5", "Whether impetuous units may charge without an order."),
    Flag("leader_mobility", False, "OT-C-OPT-6", "Whether commanders ride 12 inches only."),
    Flag("divisional_morale", False, "OT-C-OPT-7", "Whether a command of which half is routed or gone withdraws."),
    Whole(
        "army_break",
        0,
        100,
        "OT-C-VIC-1",
        "The percentage of units lost at which an army is beaten; 0: never for this reason.",
        default=0,
    ),
    Table(
        "tables", TABLES, "OT-C-TEST-1", "Figures of the clauses that complete the book, by the name of their table."
    ),
)
