"""Reading a flat order of battle: a row a unit, its formations named in columns (see ``layouts``).

Steps for each row: read its words and numbers; place it in the command tree, making formations on the way; split it
into the units that fight and give each its strength by the rulebook. A refused row leaves nothing behind.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from battles.engine.oob import Troops
from battles.engine.protocol import Ruleset
from campaigns.services.order_of_battle import splitting
from campaigns.services.order_of_battle.keys import Keys, plain
from campaigns.services.order_of_battle.layouts import Layout, Level
from campaigns.services.order_of_battle.remarks import Remark
from campaigns.services.order_of_battle.report import RowNote
from campaigns.services.order_of_battle.rows import Row, RowRefusedError
from campaigns.services.order_of_battle.values import (
    ENGINEER,
    Basis,
    Commander,
    Formation,
    OrderOfBattle,
    Side,
    Unit,
)

#: More men than this in one row, or more guns, are a slip of the pen.
MOST_MEN_OF_A_ROW = 20_000
MOST_GUNS_OF_A_ROW = 400


@dataclass(frozen=True, slots=True)
class _Troops:
    """What a row says of its troops, read but not yet divided."""

    name: str
    arm: str
    troops: str
    kind: Troops
    quality: str
    men: int
    pieces: int | None
    battalions: int
    guns: str
    nationality: str
    data: Mapping[str, Any]


class FlatReader:
    """Makes an order of battle of the rows of one layout, for one ruleset."""

    def __init__(self, layout: Layout, ruleset: Ruleset, *, taken: Iterable[str] = ()) -> None:
        self._layout = layout
        self._ruleset = ruleset
        self._words = ruleset.oob.words
        self._keys = Keys(taken)
        self._sides: dict[str, str] = {}
        self._nations: dict[str, Counter[str]] = {}
        self._formations: dict[tuple[str, ...], Formation] = {}
        self._units: list[Unit] = []
        self._rows_by_id: dict[str, int] = {}
        self.notes: list[RowNote] = []
        self.rows_read = 0

    def read(self, rows: Iterable[tuple[int, Mapping[str, str]]]) -> OrderOfBattle:
        """The order of battle of all rows that could be read; ``notes`` tells of the others."""
        for line, cells in rows:
            row = Row(cells, line, " ".join(cells.get(self._layout.row_id, "").split()), self.notes)
            try:
                self._take(row)
            except RowRefusedError:
                continue
            self.rows_read += 1
        return self._finished()

    def _take(self, row: Row) -> None:
        """Take one row. Raises ``RowRefusedError`` before anything of it has been kept."""
        first_line = self._rows_by_id.get(row.id) if row.id else None
        if first_line is not None:
            raise row.refuse(self._layout.row_id, Remark.ID_TAKEN, line=first_line)
        side_name = row.name(self._layout.side)
        path = self._path(row)
        troops = self._troops(row)
        parts = self._parts(row, troops)
        if row.id:
            self._rows_by_id[row.id] = row.line
        side = self._side(side_name)
        self._nations[side][self._words.nation(troops.nationality)] += troops.men
        of = self._formation(row, side, path)
        for part in parts:
            self._units.append(self._unit(row, of, troops, part))

    # -- the command tree ------------------------------------------------------------------------------------------

    def _path(self, row: Row) -> tuple[tuple[Level, str], ...]:
        """The named levels of the row, highest first. Raises ``RowRefusedError`` when there is none."""
        named = tuple((level, row.name(level.name, required=False)) for level in self._layout.levels)
        path = tuple((level, name) for level, name in named if name and name.lower() not in self._layout.no_formation)
        if not path:
            raise row.refuse(self._layout.levels[-1].name, Remark.NO_LEVEL)
        return path

    def _side(self, name: str) -> str:
        key = plain(name).lower()
        if key not in self._sides:
            self._keys.take(key)
            self._sides[key] = name
            self._nations[key] = Counter()
        return key

    def _formation(self, row: Row, side: str, path: tuple[tuple[Level, str], ...]) -> str:
        """The key of the row's lowest formation; formations that are new are made, highest first."""
        above = ""
        trail: tuple[str, ...] = (side,)
        for level, name in path:
            trail = (*trail, level.kind, name)
            known = self._formations.get(trail)
            commander, rating = row.name(level.commander, required=False), row.rating(level.rating)
            if known is None:
                key = self._keys.formation(level.kind, name, commander, above or side)
                person = Commander(commander, rating, Basis.SET if rating else Basis.UNRATED) if commander else None
                known = Formation(key, level.kind, side, name, above, commander=person)
                self._formations[trail] = known
            else:
                self._compare(row, level, known, commander, rating)
            above = known.key
        return above

    def _compare(self, row: Row, level: Level, known: Formation, commander: str, rating: str) -> None:
        """Note a row that names another commander, or rates him otherwise, than the first row of his formation."""
        first = known.commander
        if commander and (first is None or commander != first.name):
            if first is None:
                row.repair(level.commander, Remark.COMMANDED_BY_NOBODY, formation=known.name)
            else:
                row.repair(level.commander, Remark.COMMANDED_ALREADY, formation=known.name, commander=first.name)
        elif rating and first and rating != first.rating:
            remark = Remark.RATED_ALREADY if first.rating else Remark.RATED_NOT_AT_ALL
            row.repair(level.rating, remark, commander=first.name, rating=first.rating)

    # -- the troops ------------------------------------------------------------------------------------------------

    def _troops(self, row: Row) -> _Troops:
        layout = self._layout
        name = row.name(layout.unit)
        arm = row.arm(layout.arm)
        troops = row.required(layout.type).lower()
        kind = self._words.troops.get((arm, troops))
        if kind is None:
            allowed = ", ".join(sorted(word for at, word in self._words.troops if at == arm))
            raise row.refuse(layout.type, Remark.NO_SUCH_TROOPS, arm=arm, ruleset=self._ruleset.id, allowed=allowed)
        men = row.count(layout.men)
        if not men and arm != "artillery":
            raise row.refuse(layout.men, Remark.NO_MEN)
        if men and men > MOST_MEN_OF_A_ROW:
            raise row.refuse(layout.men, Remark.TOO_MANY_MEN, most=MOST_MEN_OF_A_ROW)
        kind = self._with_lances(row, arm, kind)
        pieces = row.count(layout.guns) if arm == "artillery" else None
        if arm == "artillery" and not pieces:
            raise row.refuse(layout.guns, Remark.NO_GUNS)
        if pieces and pieces > MOST_GUNS_OF_A_ROW:
            raise row.refuse(layout.guns, Remark.TOO_MANY_GUNS, most=MOST_GUNS_OF_A_ROW)
        return _Troops(
            name=name,
            arm=arm,
            troops=troops,
            kind=kind,
            quality=row.quality(layout.quality, self._ruleset.oob.words),
            men=men or 0,
            pieces=pieces,
            battalions=self._battalions(row) if arm == "infantry" else 1,
            guns=self._guns(row, kind.type) if arm == "artillery" else "",
            nationality=row.text(layout.nationality),
            data=self._data(row, arm, troops),
        )

    def _with_lances(self, row: Row, arm: str, kind: Troops) -> Troops:
        """The troops with the lancer trait where the table gives lances to light horse that has not got it by name."""
        armed = row.text(self._layout.lancers).lower() in ("yes", "y", "true", "1")
        if not armed or arm != "cavalry" or kind.traits:
            return kind
        if kind.type != "light":
            row.repair(self._layout.lancers, Remark.NO_LANCES, type=kind.type)
            return kind
        return replace(kind, traits=("lancer",))

    def _battalions(self, row: Row) -> int:
        """Battalions of a regiment of foot; a detachment of less than one counts as one unit."""
        value = row.number(self._layout.battalions)
        if not value:
            row.repair(self._layout.battalions, Remark.ONE_BATTALION)
            return 1
        if value > 1 and value != int(value):
            row.repair(self._layout.battalions, Remark.WHOLE_BATTALIONS, count=int(value))
        return max(1, int(value))

    def _guns(self, row: Row, kind: str) -> str:
        """The class of the battery's guns; howitzer batteries, whose weight no table gives, are medium."""
        weight = row.number(self._layout.gun_weight)
        if weight is None:
            row.repair(self._layout.gun_weight, Remark.NO_WEIGHT)
            return "medium"
        guns = self._words.guns(weight)
        if kind == "horse" and guns == "heavy":
            row.repair(self._layout.gun_weight, Remark.HORSE_NEVER_HEAVY)
            return "medium"
        return guns

    def _data(self, row: Row, arm: str, troops: str) -> dict[str, Any]:
        """What no rule asks for but an umpire likes to keep: the source's own troop type and counts."""
        layout = self._layout
        data: dict[str, Any] = {"troops": troops, "nationality": row.text(layout.nationality)}
        if row.text(layout.unit_commander):
            data["commander"] = row.name(layout.unit_commander)
        columns = {"cavalry": (layout.squadrons,), "artillery": (layout.gun_weight, layout.howitzers)}.get(arm, ())
        for column in columns:
            value = row.text(column)
            if value and value != "0":
                data[column] = float(value) if "." in value else int(value) if value.isdigit() else value
        return data

    def _parts(self, row: Row, troops: _Troops) -> tuple[splitting.Part, ...]:
        layout, words = self._layout, self._words
        if troops.arm == ENGINEER:
            row.set_aside(layout.arm, Remark.NO_SUCH_UNIT, men=troops.men, ruleset=self._ruleset.id)
            return (splitting.Part(0, troops.name, troops.men, None),)
        if troops.arm == "infantry":
            least = math.ceil(troops.men / words.most_men)
            if least > troops.battalions:
                row.repair(layout.battalions, Remark.TOO_FEW_BATTALIONS, men=troops.men, units=least)
                troops = replace(troops, battalions=least)
            return splitting.battalions(troops.name, troops.men, troops.battalions, troops.nationality, troops.troops)
        if troops.arm == "cavalry":
            parts = splitting.squadrons(troops.name, troops.men, words.most_men)
            if len(parts) > 1:
                row.repair(layout.men, Remark.TOO_MANY_POINTS, most=words.most_strength, units=len(parts))
            return parts
        pieces = troops.pieces or 0
        parts = splitting.batteries(troops.name, troops.men, pieces, words.most_pieces, words.battery_pieces)
        if len(parts) > 1:
            row.repair(layout.guns, Remark.TOO_LARGE_A_BATTERY, most=words.most_pieces, batteries=len(parts))
        return parts

    def _unit(self, row: Row, of: str, troops: _Troops, part: splitting.Part) -> Unit:
        data = dict(troops.data)
        fallback = f"{row.id or row.line}.{part.number}" if part.number else row.id or str(row.line)
        if part.number:
            data |= {"regiment": troops.name, "part": part.number}
        return Unit(
            key=self._keys.unit(part.title, troops.nationality, fallback),
            of=of,
            name=part.title,
            arm=troops.arm,
            type="light" if part.light else troops.kind.type,
            quality=troops.quality,
            strength=self._strength(troops.arm, part),
            men=part.men or None,
            pieces=part.pieces,
            guns=troops.guns,
            traits=troops.kind.traits,
            nation=self._words.nation(troops.nationality),
            source_row=row.id,
            data=data,
        )

    def _strength(self, arm: str, part: splitting.Part) -> int:
        if arm == ENGINEER:
            return 0
        if arm == "artillery":
            return self._ruleset.strength_of(arm, pieces=part.pieces)
        return self._ruleset.strength_of(arm, men=part.men)

    # -- the end ---------------------------------------------------------------------------------------------------

    def _finished(self) -> OrderOfBattle:
        """The whole; each side takes the nation of most of its men, and units name theirs only where it differs."""
        leading = {
            side: max(counts, key=lambda nation: (nation != "other", counts[nation]))
            for side, counts in self._nations.items()
        }
        sides = tuple(Side(key, name, leading[key]) for key, name in self._sides.items())
        formations = tuple(self._formations.values())
        side_of = {formation.key: formation.side for formation in formations}
        units = tuple(
            replace(unit, nation="" if unit.nation == leading[side_of[unit.of]] else unit.nation)
            for unit in self._units
        )
        return OrderOfBattle(sides, formations, units).in_tree_order()
