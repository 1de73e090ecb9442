"""A table of commanders' ratings beside an order of battle: rating and reason of each, matched by side and command.

Two layouts are known: by level and formation, and by name alone. A row that fits nobody is refused with a note;
nobody is rated by guess.
"""

from __future__ import annotations

from dataclasses import replace

from campaigns.services.order_of_battle.keys import plain, surname
from campaigns.services.order_of_battle.remarks import Remark
from campaigns.services.order_of_battle.report import RowNote
from campaigns.services.order_of_battle.rows import Row, RowRefusedError
from campaigns.services.order_of_battle.tables import Table
from campaigns.services.order_of_battle.values import Basis, Commander, Formation, OrderOfBattle

REQUIRED = ("side", "name", "rating")


def is_ratings_table(table: Table) -> bool:
    """Whether a table's columns are those of a table of ratings."""
    return set(table.columns).issuperset(REQUIRED) and "unit" not in table.columns


def apply_ratings(order_of_battle: OrderOfBattle, table: Table) -> tuple[OrderOfBattle, tuple[RowNote, ...]]:
    """The order of battle with the table's ratings set, and notes on the rows that fit nobody."""
    notes: list[RowNote] = list(table.ragged)
    rated: dict[str, Formation] = {}
    for line, cells in table.rows:
        row = Row(cells, line, cells.get("name", ""), notes)
        try:
            for formation in _matching(row, order_of_battle):
                rated[formation.key] = replace(formation, commander=_rate(row, formation))
        except RowRefusedError:
            continue
    formations = tuple(rated.get(formation.key, formation) for formation in order_of_battle.formations)
    return replace(order_of_battle, formations=formations), tuple(notes)


def _rate(row: Row, formation: Formation) -> Commander:
    former = formation.commander or Commander(row.name("name", required=False))
    rating = row.rating("rating")
    return replace(former, rating=rating, basis=Basis.SET if rating else Basis.UNRATED, reason=row.text("reason"))


def _matching(row: Row, order_of_battle: OrderOfBattle) -> list[Formation]:
    """The formations a row rates. Raises ``RowRefusedError`` when there is none."""
    side = plain(row.required("side")).lower()
    name = surname(row.required("name"))
    row.required("rating")
    level, formation_name = row.text("level"), row.text("formation")
    candidates = [formation for formation in order_of_battle.formations if formation.side == side]
    if level:
        candidates = [formation for formation in candidates if formation.kind == level]
        named = [formation for formation in candidates if formation.name == formation_name]
        by_name = [formation for formation in candidates if _led_by(formation, name)]
        found = [formation for formation in named if _led_by(formation, name)] or (
            named if len(named) == 1 else by_name
        )
    else:
        found = [formation for formation in candidates if _led_by(formation, name)]
    if not found:
        raise row.refuse("formation" if level else "name", Remark.NO_COMMAND)
    return found


def _led_by(formation: Formation, name: str) -> bool:
    return formation.commander is not None and surname(formation.commander.name) == name
