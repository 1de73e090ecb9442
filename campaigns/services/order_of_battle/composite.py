"""Orders of battle in two tables, divisions and the brigades inside them, turned into rows of one flat table.

Such sets know brigades as the smallest body and keep arm, quality and guns with the division. Each brigade becomes a
row of its battalions or squadrons; a division's guns become one more row, with the gunners that its brigades leave.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from campaigns.services.order_of_battle.remarks import Remark
from campaigns.services.order_of_battle.report import RowNote, Verdict
from campaigns.services.order_of_battle.tables import Table

Cells = Mapping[str, str]
DIVISION_COLUMNS = ("division_id", "side", "corps", "division", "arm", "type", "guns", "strength_men", "quality")
BRIGADE_COLUMNS = ("brigade_id", "division_id", "brigade", "battalions", "squadrons", "strength_men")


def is_divisions(table: Table) -> bool:
    """Whether a table is one of divisions, which needs a table of brigades beside it."""
    return set(table.columns).issuperset(DIVISION_COLUMNS) and "unit" not in table.columns


def is_brigades(table: Table) -> bool:
    """Whether a table is one of brigades, which needs a table of divisions beside it."""
    return set(table.columns).issuperset(BRIGADE_COLUMNS)


def joined(divisions: Table, brigades: Table) -> tuple[tuple[tuple[int, Cells], ...], tuple[RowNote, ...]]:
    """Rows of the ordinary flat layout, and notes on brigades whose division is missing.

    Lines count in the table of brigades; rows of guns stand on their division's line.
    """
    by_id = {cells["division_id"]: (line, cells) for line, cells in divisions.rows}
    notes: list[RowNote] = [*divisions.ragged, *brigades.ragged]
    rows: list[tuple[int, Cells]] = []
    for line, brigade in brigades.rows:
        division_id = brigade["division_id"]
        if division_id in by_id:
            rows.append((line, _brigade_row(by_id[division_id][1], brigade)))
        else:
            where = (line, brigade["brigade_id"], "division_id", division_id)
            notes.append(RowNote(Verdict.REFUSED, *where, Remark.NO_DIVISION))
    rows += _guns(by_id, brigades)
    return tuple(rows), tuple(notes)


def _common(division: Cells) -> dict[str, str]:
    columns = ("side", "nationality", "corps", "corps_commander", "corps_commander_rating", "division")
    more = ("division_commander", "division_commander_rating", "quality")
    return {column: division.get(column, "") for column in (*columns, *more)} | {"army": "", "lancers": ""}


def _brigade_row(division: Cells, brigade: Cells) -> Cells:
    foot = brigade["battalions"] not in ("", "0")
    name = brigade.get("units") or brigade["brigade"]
    return _common(division) | {
        "id": brigade["brigade_id"],
        "brigade": brigade["brigade"],
        "brigade_commander": brigade.get("brigade_commander", ""),
        "unit": name,
        "arm": "infantry" if foot else "cavalry",
        "type": _troops(division, foot=foot),
        "battalions": brigade["battalions"],
        "squadrons": brigade["squadrons"],
        "strength_men": brigade["strength_men"],
    }


def _troops(division: Cells, *, foot: bool) -> str:
    """The division's type where it is of the brigade's arm; otherwise foot is line and horse light."""
    of_foot = division["arm"].lower() != "cavalry"
    if foot != of_foot or division["type"] == "mixed":
        return "line" if foot else "light"
    return division["type"]


def _guns(by_id: Mapping[str, tuple[int, Cells]], brigades: Table) -> Iterator[tuple[int, Cells]]:
    for division_id, (line, division) in by_id.items():
        if division["guns"] in ("", "0"):
            continue
        inside = sum(_whole(cells["strength_men"]) for _, cells in brigades.rows if cells["division_id"] == division_id)
        gunners = _whole(division["strength_men"]) - inside
        yield (
            line,
            _common(division)
            | {
                "id": f"{division_id}-guns",
                "brigade": "Divisional artillery",
                "unit": f"Guns of {division['division']}",
                "arm": "artillery",
                "type": "horse battery" if division["arm"].lower() == "cavalry" else "foot battery",
                "guns": division["guns"],
                "gun_weight_lb": division.get("gun_weight_lb", ""),
                "strength_men": str(gunners) if gunners > 0 else "",
            },
        )


def _whole(text: str) -> int:
    return int(text) if text.strip().isdigit() else 0
