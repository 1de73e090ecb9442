"""Estafette's own form of an order of battle: one record a side, formation or unit, in tree order.

CSV and YAML are two ways of writing the same records, so both lead back to the same order of battle. Reading checks
every record against the ruleset's words; a record whose superior was refused is refused with it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from battles.engine.protocol import Ruleset
from campaigns.services.order_of_battle.keys import KEY, LONGEST, Keys
from campaigns.services.order_of_battle.remarks import Remark
from campaigns.services.order_of_battle.report import RowNote
from campaigns.services.order_of_battle.rows import Row, RowRefusedError
from campaigns.services.order_of_battle.values import (
    ENGINEER,
    KINDS,
    Basis,
    Commander,
    Formation,
    OrderOfBattle,
    Side,
    Unit,
)

SIDE, UNIT = "side", "unit"

#: Fields of a record, as columns of the CSV.
FIELDS = (
    "kind",
    "key",
    "of",
    "name",
    "nation",
    "commander",
    "rating",
    "basis",
    "dice",
    "reason",
    "fate",
    "arm",
    "type",
    "quality",
    "men",
    "pieces",
    "strength",
    "guns",
    "traits",
    "stragglers",
    "source_row",
    "data",
)
#: Without these no table is an order of battle in this form.
REQUIRED = ("kind", "key", "of", "name")


def to_records(order_of_battle: OrderOfBattle) -> Iterator[dict[str, str]]:
    """The records of an order of battle in tree order: each side, its formations from the top, each with its units."""
    for side in order_of_battle.sides:
        yield _filled(kind=SIDE, key=side.key, name=side.name, nation=side.nation)
        for formation in _under(order_of_battle, side.key, ""):
            yield _formation_record(formation)
            for unit in order_of_battle.units:
                if unit.of == formation.key:
                    yield _unit_record(unit)


def _under(order_of_battle: OrderOfBattle, side: str, above: str) -> Iterator[Formation]:
    for formation in order_of_battle.formations:
        if formation.side == side and formation.of == above:
            yield formation
            yield from _under(order_of_battle, side, formation.key)


def _formation_record(formation: Formation) -> dict[str, str]:
    commander = formation.commander
    return _filled(
        kind=formation.kind,
        key=formation.key,
        of=formation.of or formation.side,
        name=formation.name,
        nation=formation.nation,
        commander=commander.name if commander else "",
        rating=commander.rating if commander else "",
        basis=commander.basis.value if commander else "",
        dice=" ".join(str(die) for die in commander.dice) if commander else "",
        reason=commander.reason if commander else "",
        fate=commander.fate if commander else "",
    )


def _unit_record(unit: Unit) -> dict[str, str]:
    return _filled(
        kind=UNIT,
        key=unit.key,
        of=unit.of,
        name=unit.name,
        nation=unit.nation,
        arm=unit.arm,
        type=unit.type,
        quality=unit.quality,
        men="" if unit.men is None else str(unit.men),
        pieces="" if unit.pieces is None else str(unit.pieces),
        strength=str(unit.strength),
        guns=unit.guns,
        traits=" ".join(unit.traits),
        stragglers=str(unit.stragglers or ""),
        source_row=unit.source_row,
        data=json.dumps(dict(unit.data), ensure_ascii=False, sort_keys=True) if unit.data else "",
    )


def _filled(**fields: str) -> dict[str, str]:
    return {field: fields.get(field, "") for field in FIELDS}


class RecordReader:
    """Makes an order of battle of records. ``notes`` tells of every record refused or repaired."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._ruleset = ruleset
        self._keys = Keys()
        self._declared: dict[str, str] = {}
        self._sides: dict[str, Side] = {}
        self._formations: dict[str, Formation] = {}
        self._units: list[Unit] = []
        self.notes: list[RowNote] = []
        self.rows_read = 0

    def read(self, records: Iterable[tuple[int, Mapping[str, str]]]) -> OrderOfBattle:
        """The order of battle of all records that could be read. Records may stand in any order."""
        rows = [Row(cells, line, _place(line, cells), self.notes) for line, cells in records]
        kinds = {kind: number for number, kind in enumerate((SIDE, *KINDS, UNIT))}
        known = [(row, kind) for row in rows if (kind := self._kind(row, kinds)) is not None]
        self._declared = {row.text("key"): kind for row, kind in known}
        for row, kind in sorted(known, key=lambda entry: kinds[entry[1]]):
            try:
                self._take(row, kind)
            except RowRefusedError:
                continue
            self.rows_read += 1
        written = {row.text("key"): number for number, row in enumerate(rows)}
        formations = sorted(self._formations.values(), key=lambda formation: written[formation.key])
        return OrderOfBattle(tuple(self._sides.values()), tuple(formations), tuple(self._units)).in_tree_order()

    def _kind(self, row: Row, kinds: Mapping[str, int]) -> str | None:
        kind = row.text("kind").lower()
        if kind not in kinds:
            row.refuse("kind", Remark.NO_KIND, allowed=", ".join(kinds))
            return None
        return kind

    def _take(self, row: Row, kind: str) -> None:
        key = row.required("key")
        if not KEY.fullmatch(key):
            raise row.refuse("key", Remark.KEY_LETTERS, longest=LONGEST)
        if kind == SIDE:
            side = Side(key, row.name("name"), self._nation(row) or "other")
            self._claim(row, key)
            self._sides[key] = side
            return
        if kind == UNIT:
            unit = self._unit(row, key)
            self._claim(row, key)
            self._units.append(unit)
            return
        formation = self._formation(row, key, kind)
        self._claim(row, key)
        self._formations[key] = formation

    def _claim(self, row: Row, key: str) -> None:
        if not self._keys.take(key):
            raise row.refuse("key", Remark.KEY_TAKEN)

    def _formation(self, row: Row, key: str, kind: str) -> Formation:
        of = row.required("of")
        declared = self._declared.get(of, "")
        if declared in KINDS and KINDS.index(declared) >= KINDS.index(kind):
            raise row.refuse("of", Remark.STANDS_HIGHER, declared=declared, kind=kind)
        above = self._formations.get(of)
        if above is None and of not in self._sides:
            raise row.refuse("of", Remark.NO_PARENT)
        return Formation(
            key=key,
            kind=kind,
            side=above.side if above else of,
            name=row.name("name"),
            of=above.key if above else "",
            nation=self._nation(row),
            commander=self._commander(row),
        )

    def _commander(self, row: Row) -> Commander | None:
        name = row.name("commander", required=False)
        rating = row.rating("rating")
        if not name and not rating:
            return None
        given = row.text("basis").lower()
        basis = Basis.SET if rating else Basis.UNRATED
        dice = tuple(int(die) for die in row.text("dice").split() if die in "123456")
        if rating and given == Basis.THROWN and dice:
            basis = Basis.THROWN
        elif given and given != basis:
            row.repair("basis", Remark.READ_BY_RATING, basis=basis.value)
        thrown = dice if basis is Basis.THROWN else ()
        return Commander(name, rating, basis, row.text("reason"), thrown, row.text("fate"))

    def _unit(self, row: Row, key: str) -> Unit:
        of = row.required("of")
        if of not in self._formations:
            raise row.refuse("of", Remark.NO_FORMATION)
        arm = row.arm("arm")
        men, pieces = row.count("men"), row.count("pieces")
        return Unit(
            key=key,
            of=of,
            name=row.name("name"),
            arm=arm,
            type=self._type(row, arm),
            quality=row.quality("quality", self._ruleset.oob.words),
            strength=self._strength(row, arm, men, pieces),
            men=men,
            pieces=pieces,
            guns=self._allowed(row, "guns", required=arm == "artillery"),
            traits=self._traits(row),
            nation=self._nation(row),
            source_row=row.text("source_row"),
            stragglers=row.count("stragglers") or 0,
            data=self._data(row),
        )

    def _strength(self, row: Row, arm: str, men: int | None, pieces: int | None) -> int:
        """The strength given, else the rulebook's for the men or pieces; 0 only for a unit that has nobody left.

        Raises ``RowRefusedError`` without either.
        """
        if arm == ENGINEER:
            return 0
        words = self._ruleset.oob.words
        most = words.most_strength
        if arm == "artillery":
            most = self._ruleset.strength_of(arm, pieces=words.most_pieces)
        given = row.count("strength")
        if given == 0 and 0 in (men, pieces):
            return 0
        if given and given > most:
            raise row.refuse("strength", Remark.TOO_STRONG, ruleset=self._ruleset.id, arm=arm, most=most)
        if given:
            return given
        if arm == "artillery" and pieces:
            return self._ruleset.strength_of(arm, pieces=pieces)
        if arm != "artillery" and men:
            return self._ruleset.strength_of(arm, men=men)
        guns = arm == "artillery"
        raise row.refuse("strength", Remark.NO_STRENGTH_OR_PIECES if guns else Remark.NO_STRENGTH_OR_MEN)

    def _nation(self, row: Row) -> str:
        nation = row.text("nation").lower()
        if nation != row.text("nation"):
            row.repair("nation", Remark.READ_AS, word=nation)
        return nation

    def _allowed(self, row: Row, column: str, *, required: bool) -> str:
        value = (row.required(column) if required else row.text(column)).lower()
        allowed = self._ruleset.unit_words.get(column, ())
        if value and value not in allowed:
            raise row.refuse(column, Remark.UNKNOWN_TO_RULESET, ruleset=self._ruleset.id, allowed=", ".join(allowed))
        return value

    def _type(self, row: Row, arm: str) -> str:
        value = row.required("type").lower()
        allowed = sorted({troops.type for (of, _), troops in self._ruleset.oob.words.troops.items() if of == arm})
        if value not in allowed:
            raise row.refuse(
                "type", Remark.NO_SUCH_TROOPS, arm=arm, ruleset=self._ruleset.id, allowed=", ".join(allowed)
            )
        return value

    def _traits(self, row: Row) -> tuple[str, ...]:
        traits = tuple(row.text("traits").lower().split())
        allowed = self._ruleset.unit_words.get("traits", ())
        unknown = [trait for trait in traits if trait not in allowed]
        if unknown:
            raise row.refuse(
                "traits",
                Remark.UNKNOWN_TRAITS,
                unknown=", ".join(unknown),
                ruleset=self._ruleset.id,
                allowed=", ".join(allowed),
            )
        return traits

    def _data(self, row: Row) -> Mapping[str, Any]:
        text = row.text("data")
        if not text:
            return {}
        try:
            data = json.loads(text)
        except json.JSONDecodeError:
            data = None
        if not isinstance(data, dict):
            row.repair("data", Remark.NO_JSON)
            return {}
        return data


def _place(line: int, cells: Mapping[str, str]) -> str:
    return cells.get("key", "") or f"record {line}"
