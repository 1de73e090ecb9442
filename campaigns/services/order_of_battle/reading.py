"""Reading orders of battle from files, whatever their form: the one door for commands and pages.

The form is found from the content: YAML or JSON in our own form, CSV in our own form, a flat CSV of a known layout, or
a pair of divisions and brigades. A table of commanders' ratings may come along.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from battles.engine.faults import Fault, InputFaults
from battles.engine.protocol import Ruleset
from campaigns.services.order_of_battle import composite
from campaigns.services.order_of_battle.flat_table import FlatReader
from campaigns.services.order_of_battle.layouts import LAYOUTS, REGULAR, Layout, layout_for
from campaigns.services.order_of_battle.ratings_table import apply_ratings, is_ratings_table
from campaigns.services.order_of_battle.records import REQUIRED, RecordReader
from campaigns.services.order_of_battle.report import CorpsTotal, ImportReport, RowNote
from campaigns.services.order_of_battle.tables import Table, decode, read_table
from campaigns.services.order_of_battle.values import OrderOfBattle
from campaigns.services.order_of_battle.yaml_form import read_yaml

YAML_ENDINGS = (".yaml", ".yml", ".json")
Rows = Sequence[tuple[int, Mapping[str, str]]]


@dataclass(frozen=True, slots=True)
class SourceFile:
    """A file to read: its name, which tells YAML by its ending, and its bytes."""

    name: str
    raw: bytes

    @property
    def is_yaml(self) -> bool:
        return self.name.lower().endswith(YAML_ENDINGS)


@dataclass(frozen=True, slots=True)
class Reading:
    """What was read, and the account of it."""

    order_of_battle: OrderOfBattle
    report: ImportReport


def read_files(files: Sequence[SourceFile], ruleset: Ruleset, *, taken: Iterable[str] = ()) -> Reading:
    """Read an order of battle from one file, or from several that belong together.

    ``taken`` are keys that must not be given to anything new. Raises ``InputFaults`` when the files are in no form that
    is known, naming the columns that are missing; single rows are refused in the report instead.
    """
    source = ", ".join(file.name for file in files)
    yamls = [file for file in files if file.is_yaml]
    if yamls:
        if len(files) > 1:
            raise InputFaults([Fault(source, "an order of battle in YAML or JSON comes in one file by itself")])
        return _records(source, "yaml", read_yaml(decode(yamls[0].raw), name=yamls[0].name), ruleset)
    tables = [read_table(decode(file.raw)) for file in files]
    ratings = [table for table in tables if is_ratings_table(table)]
    main = [table for table in tables if not is_ratings_table(table)]
    reading = _tables(source, main, ruleset, taken)
    for table in ratings:
        rated, notes = apply_ratings(reading.order_of_battle, table)
        reading = Reading(rated, reading.report.with_notes(notes))
    return reading


def _tables(source: str, tables: Sequence[Table], ruleset: Ruleset, taken: Iterable[str]) -> Reading:
    match tables:
        case [one] if set(one.columns).issuperset(REQUIRED):
            return _records(source, "csv", one.rows, ruleset, one.ragged)
        case [one] if layout := layout_for(one.columns):
            return _flat(source, layout, one.rows, ruleset, taken, one.ragged)
        case [one, two] if composite.is_divisions(one) and composite.is_brigades(two):
            rows, notes = composite.joined(one, two)
            return _flat(source, REGULAR, rows, ruleset, taken, notes)
        case [one, two] if composite.is_divisions(two) and composite.is_brigades(one):
            return _tables(source, (two, one), ruleset, taken)
        case [one] if composite.is_divisions(one):
            raise InputFaults([Fault(source, "stops at divisions; give the table of their brigades with it")])
        case [one] if composite.is_brigades(one):
            raise InputFaults([Fault(source, "has brigades only; give the table of their divisions with it")])
        case [one]:
            raise InputFaults([Fault(source, _missing(one.columns))])
        case _:
            raise InputFaults([Fault(source, "give one order of battle at a time (and its ratings, if you like)")])


def _flat(
    source: str, layout: Layout, rows: Rows, ruleset: Ruleset, taken: Iterable[str], notes: Sequence[RowNote]
) -> Reading:
    reader = FlatReader(layout, ruleset, taken=taken)
    order_of_battle = reader.read(rows)
    return Reading(
        order_of_battle,
        _report(source, layout.id, len(rows) + len(notes), reader.rows_read, order_of_battle, [*notes, *reader.notes]),
    )


def _records(source: str, form: str, rows: Rows, ruleset: Ruleset, notes: Sequence[RowNote] = ()) -> Reading:
    reader = RecordReader(ruleset)
    order_of_battle = reader.read(rows)
    return Reading(
        order_of_battle,
        _report(source, form, len(rows) + len(notes), reader.rows_read, order_of_battle, [*notes, *reader.notes]),
    )


def _report(
    source: str, layout: str, rows: int, rows_read: int, order_of_battle: OrderOfBattle, notes: Sequence[RowNote]
) -> ImportReport:
    return ImportReport(
        source=source,
        layout=layout,
        rows=rows,
        rows_read=rows_read,
        totals=order_of_battle.totals(),
        by_corps=corps_totals(order_of_battle),
        notes=tuple(notes),
    )


def corps_totals(order_of_battle: OrderOfBattle) -> tuple[CorpsTotal, ...]:
    """Totals of the bodies directly below the armies (or at the top of a side that has no army), side by side."""
    by_key = order_of_battle.formation_by_key
    tops = [
        formation
        for formation in order_of_battle.formations
        if formation.kind != "army" and (not formation.of or by_key[formation.of].kind == "army")
    ]
    return tuple(
        CorpsTotal(formation.side, formation.name, order_of_battle.totals(formation.key)) for formation in tops
    )


def _missing(columns: Sequence[str]) -> str:
    """What a table lacks to be of the layout it comes nearest to."""
    forms = {layout.id: layout.required for layout in LAYOUTS} | {"Estafette's own": REQUIRED}
    lacking = {form: [column for column in required if column not in columns] for form, required in forms.items()}
    nearest = min(lacking, key=lambda form: len(lacking[form]))
    return f"is in no layout that is known; for {nearest} it lacks: {', '.join(lacking[nearest])}"
