"""From a document to a battle: what all rulesets read alike (contract, section 1).

A ruleset gives its words, :func:`read_battle` takes every key and looks up references, and the ruleset adds its own
checks. Faults never stop the reading, so that an author sees all of them together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeVar

from battles.engine.battle import (
    NO_EXTRA,
    Battle,
    Commander,
    Formation,
    Shape,
    Side,
    Table,
    Terrain,
    Trace,
    Unit,
)
from battles.engine.battlefile import FORMAT
from battles.engine.dataclasses import dataclass, field, fields, replace
from battles.engine.dice import D6, Die, ScriptedRoll, Throw
from battles.engine.events import Event
from battles.engine.reading import (
    Faults,
    Key,
    Take,
    Unfit,
    direction,
    exactly,
    flag,
    identifier,
    name,
    number,
    one_number_of,
    one_of,
    place,
    places,
    read_list,
    read_record,
    sheet,
    shown,
    whole,
)
from battles.engine.settings import COMMON, Setting

LAST_TURN = 9999
Record = TypeVar("Record", Side, Terrain, Commander, Formation, Unit, Trace)


@dataclass(frozen=True, slots=True)
class FileWords:
    """The words that a ruleset gives to a battle file.

    ``kinds`` of command go highest first; ``terrain`` gives for each kind the shapes it may have; ``dice`` gives for
    each label what a script may hold for it; where it is empty any label may hold any number of ``die``. ``unit``,
    ``formation``, ``commander``, ``side``, ``piece`` (of terrain) and ``battle`` are keys beyond those that all
    rulesets share, or in their place.
    """

    ruleset: str
    table: tuple[float, float]
    kinds: tuple[str, ...]
    sides: tuple[int, int]
    nations: tuple[str, ...]
    weathers: tuple[str, ...]
    terrain: Mapping[str, tuple[Shape, ...]]
    settings: Sequence[Setting]
    unit: Mapping[str, Key]
    formation: Mapping[str, Key] = field(default_factory=dict)
    commander: Mapping[str, Key] = field(default_factory=dict)
    side: Mapping[str, Key] = field(default_factory=dict)
    piece: Mapping[str, Key] = field(default_factory=dict)
    battle: Mapping[str, Key] = field(default_factory=dict)
    dice: Mapping[str, Throw] = field(default_factory=dict)
    die: Die = D6


def read_battle(document: Mapping[str, Any], words: FileWords, faults: Faults) -> Battle:
    """Read a document into a battle, noting every fault that needs no knowledge of the rules.

    The battle is whole only when no fault was found: values that do not fit have their defaults in it, so that the
    ruleset can go on and look for more.
    """
    keys: dict[str, Key] = {
        "estafette": Key(exactly(FORMAT), required=True),
        "ruleset": Key(exactly(words.ruleset), required=True),
        "title": Key(name, default=""),
        "table": Key(_keep, required=True),
        "turn": Key(whole(1, LAST_TURN), default=1),
        "weather": Key(one_of(words.weathers), default=words.weathers[0]),
        "terrain": Key(_keep, default=()),
        "sides": Key(_keep, required=True),
        "formations": Key(_keep, default=()),
        "units": Key(_keep, required=True),
        "settings": Key(_keep),
        "orders": Key(_keep),
        "dice": Key(_keep, default=()),
        "strict_dice": Key(flag, default=False),
        "contacts": Key(_keep),
        "log": Key(_keep, default=()),
        **words.battle,
    }
    raw = read_record(document, "", keys, faults)
    sides = _read_sides(raw["sides"], words, faults)
    side_ids = [side.id for side in sides if side.id]
    terrain = tuple(_read_piece(item, f"terrain[{i}]", words, faults) for i, item in _items(raw, "terrain", faults))
    formations = tuple(
        _read_formation(item, f"formations[{i}]", words, faults) for i, item in _items(raw, "formations", faults)
    )
    unit_keys = {**_UNIT_KEYS, **words.unit}
    units = tuple(
        _fill(Unit, read_record(item, f"units[{i}]", unit_keys, faults), unit_keys)
        for i, item in _items(raw, "units", faults)
    )
    battle = Battle(
        ruleset=words.ruleset,
        title=raw["title"],
        table=_read_table(raw["table"], words, faults) if raw["table"] is not None else Table(0.0, 0.0),
        turn=raw["turn"],
        sides=sides,
        formations=formations,
        units=units,
        weather=raw["weather"],
        terrain=terrain,
        settings=_read_settings(raw["settings"], words, faults),
        orders=_read_orders(raw["orders"], side_ids, faults),
        dice=tuple(_read_roll(item, i, words, faults) for i, item in _items(raw, "dice", faults)),
        strict_dice=raw["strict_dice"],
        contacts=_read_contacts(raw["contacts"], side_ids, unit_keys, faults),
        log=tuple(
            event for i, item in _items(raw, "log", faults) if (event := _read_event(item, i, faults)) is not None
        ),
        extra=MappingProxyType({key: raw[key] for key in words.battle if raw[key] != words.battle[key].default}),
    )
    _check_ids(battle, faults)
    _check_tree(battle, words.kinds, faults)
    _check_contacts(battle, faults)
    return battle


def _keep(value: Any) -> Any:
    """A value that is read further on."""
    return value


_UNIT_KEYS: dict[str, Key] = {
    "id": Key(identifier, required=True, default=""),
    "of": Key(identifier, required=True, default=""),
    "name": Key(name, default=""),
    "at": Key(place),
    "facing": Key(direction, default=0.0),
    "arrives": Key(whole(1, LAST_TURN)),
}

_COMMANDER_KEYS: dict[str, Key] = {
    "name": Key(name, default=""),
    "at": Key(place),
    "arrives": Key(whole(1, LAST_TURN)),
}


def _items(raw: Mapping[str, Any], key: str, faults: Faults) -> Iterable[tuple[int, Any]]:
    return enumerate(read_list(raw[key], key, faults)) if raw[key] is not None else ()


def _fill(kind: type[Record], record: Mapping[str, Any], keys: Mapping[str, Key]) -> Record:
    """Make a value of its fields; the ruleset's own keys, where they differ from their defaults, are its ``extra``."""
    own = {item.name for item in fields(kind) if item.init}
    extra = {key: value for key, value in record.items() if key not in own and value != keys[key].default}
    return kind(**{key: value for key, value in record.items() if key in own}, extra=MappingProxyType(extra))


def _read_table(raw: Any, words: FileWords, faults: Faults) -> Table:
    length = Key(number(*words.table), required=True, default=0.0)
    record = read_record(raw, "table", {"width": length, "height": length}, faults)
    return Table(record["width"], record["height"])


def _read_sides(raw: Any, words: FileWords, faults: Faults) -> tuple[Side, ...]:
    if raw is None:
        return ()
    keys = {
        "id": Key(identifier, required=True, default=""),
        "nation": Key(one_of(words.nations), default=""),
        "name": Key(name, default=""),
        **words.side,
    }
    items = read_list(raw, "sides", faults)
    least, most = words.sides
    if not least <= len(items) <= most:
        allowed = str(least) if least == most else f"{least} to {most}"
        faults.add("sides", f"{len(items)} sides; allowed: {allowed}")
    return tuple(_fill(Side, read_record(item, f"sides[{i}]", keys, faults), keys) for i, item in enumerate(items))


def _read_piece(raw: Any, path: str, words: FileWords, faults: Faults) -> Terrain:
    keys = {
        "id": Key(identifier, required=True, default=""),
        "kind": Key(one_of(words.terrain), required=True, default=""),
        "name": Key(name, default=""),
        "area": Key(places(3), default=()),
        "line": Key(places(2), default=()),
        "at": Key(place),
        **words.piece,
    }
    record = read_record(raw, path, keys, faults)
    shapes = words.terrain.get(record["kind"])
    if shapes is not None and isinstance(raw, Mapping):
        _check_shape(record["kind"], shapes, [shape for shape in Shape if shape.key in raw], path, faults)
    return _fill(Terrain, record, keys)


def _check_shape(kind: str, allowed: Sequence[Shape], given: Sequence[Shape], path: str, faults: Faults) -> None:
    """A piece of ground has one shape, and one that its kind may have."""
    words = " or ".join(shape.key for shape in allowed)
    fitting = [shape for shape in given if shape in allowed]
    for shape in given:
        if shape not in allowed:
            faults.add(f"{path}.{shape.key}", f"{kind} has no {shape.key}; allowed: {words}")
        elif shape is not fitting[0]:
            faults.add(f"{path}.{shape.key}", f"given beside {fitting[0].key}; allowed: one of {words}")
    if not fitting:
        faults.add(f"{path}.{allowed[0].key}", f"missing; {kind} needs its {words}: {_NEEDS[allowed[0]]}")


_NEEDS = {
    Shape.AREA: "a list of places [x, y]",
    Shape.LINE: "a list of places [x, y]",
    Shape.POINT: "a place [x, y]",
}


def _read_formation(raw: Any, path: str, words: FileWords, faults: Faults) -> Formation:
    commander_keys = {**_COMMANDER_KEYS, **words.commander}

    def commander(value: Any) -> Commander:
        return _fill(Commander, read_record(value, f"{path}.commander", commander_keys, faults), commander_keys)

    keys = {
        "id": Key(identifier, required=True, default=""),
        "kind": Key(one_of(words.kinds), required=True, default=""),
        "of": Key(identifier, default=""),
        "side": Key(identifier, default=""),
        "name": Key(name, default=""),
        "nation": Key(one_of(words.nations), default=""),
        "commander": Key(commander),
        **words.formation,
    }
    return _fill(Formation, read_record(raw, path, keys, faults), keys)


def _read_settings(raw: Any, words: FileWords, faults: Faults) -> Mapping[str, Any]:
    keys = {setting.name: Key(setting.take) for setting in (*words.settings, *COMMON)}
    record = read_record({} if raw is None else raw, "settings", keys, faults)
    return MappingProxyType({key: value for key, value in record.items() if value is not None})


def _read_orders(raw: Any, sides: Iterable[str], faults: Faults) -> Mapping[str, str]:
    keys = {side: Key(sheet) for side in sides}
    record = read_record({} if raw is None else raw, "orders", keys, faults)
    return MappingProxyType({side: text for side, text in record.items() if text is not None})


def _read_contacts(
    raw: Any, sides: Sequence[str], unit_keys: Mapping[str, Key], faults: Faults
) -> Mapping[str, tuple[Trace, ...]]:
    """For each side the enemies that it has lost from sight, each with the keys of a unit that show."""
    if raw is None:
        return NO_EXTRA
    keys = {
        **{key: replace(known, required=False) for key, known in unit_keys.items() if key not in _UNIT_KEYS},
        "unit": Key(identifier, required=True, default=""),
        "at": Key(place, required=True, default=(0.0, 0.0)),
        "facing": Key(direction, default=0.0),
    }
    listed = read_record(raw, "contacts", {side: Key(_keep, default=()) for side in sides}, faults)
    return MappingProxyType(
        {
            side: tuple(
                _fill(Trace, read_record(item, f"contacts.{side}[{i}]", keys, faults), keys)
                for i, item in enumerate(read_list(items, f"contacts.{side}", faults))
            )
            for side, items in listed.items()
            if items
        }
    )


def _read_roll(raw: Any, index: int, words: FileWords, faults: Faults) -> ScriptedRoll:
    path = f"dice[{index}]"
    throw = words.dice.get(str(raw.get("for", ""))) if isinstance(raw, Mapping) else None
    kind = throw.die if throw is not None else words.die
    values = range(1, throw.most + 1) if throw is not None and throw.falling else kind.values
    keys = {
        "for": Key(one_of(words.dice) if words.dice else name, required=True, default=""),
        "by": Key(identifier, required=True, default=""),
        "roll": Key(_faces(values), required=True, default=()),
    }
    record = read_record(raw, path, keys, faults)
    faces = record["roll"]
    if throw is not None and faces and not throw.least <= len(faces) <= throw.most:
        allowed = str(throw.least) if throw.least == throw.most else f"{throw.least} to {throw.most}"
        faults.add(f"{path}.roll", f"{len(faces)} dice for {record['for']}; allowed: {allowed}")
    return ScriptedRoll(record["for"], record["by"], faces, index)


def _faces(values: Sequence[int]) -> Take:
    """A list of faces, each of which a die may show."""
    unbroken = list(values) == list(range(values[0], values[-1] + 1))
    face = whole(values[0], values[-1]) if unbroken else one_number_of(values)
    allowed = f"from {values[0]} to {values[-1]}" if unbroken else ", ".join(map(str, values))

    def take(value: Any) -> tuple[int, ...]:
        if isinstance(value, list | tuple) and value:
            return tuple(face(item) for item in value)
        raise Unfit(f"{shown(value)} is not a roll; allowed: a list of whole numbers {allowed}")

    return take


def _read_event(raw: Any, index: int, faults: Faults) -> Event | None:
    try:
        return Event.from_mapping(raw)
    except (KeyError, TypeError, AttributeError, ValueError):
        faults.add(f"log[{index}]", f"{shown(raw)} is not an event; allowed: what a turn's resolution printed")
        return None


def _check_ids(battle: Battle, faults: Faults) -> None:
    """An id names one thing only, whatever its sort."""
    owners: dict[str, str] = {}
    for group in ("terrain", "sides", "formations", "units"):
        for index, item in enumerate(getattr(battle, group)):
            path = f"{group}[{index}]"
            if item.id in owners:
                faults.add(f"{path}.id", f"{shown(item.id)} is already the id of {owners[item.id]}; allowed: a new id")
            elif item.id:
                owners[item.id] = path


def _check_tree(battle: Battle, kinds: Sequence[str], faults: Faults) -> None:
    """Every formation hangs under a higher one or a side, every unit under a formation."""
    rank = {kind: place for place, kind in enumerate(kinds)}
    for index, formation in enumerate(battle.formations):
        path = f"formations[{index}]"
        above = battle.formation_by_id.get(formation.of)
        if formation.side and formation.side not in battle.side_by_id:
            faults.add(f"{path}.side", f"no side {shown(formation.side)}; allowed: {', '.join(battle.side_by_id)}")
        if not formation.of:
            if not formation.side:
                faults.add(f"{path}.side", f"missing; give the side, or in {path}.of the formation above")
            continue
        if above is None:
            faults.add(f"{path}.of", f"no formation {shown(formation.of)}; allowed: the id of a formation of the file")
            continue
        if formation.kind and above.kind and rank[above.kind] >= rank[formation.kind]:
            allowed = ", ".join(kinds[: rank[formation.kind]]) or "none: name the side instead"
            faults.add(
                f"{path}.of",
                f"{shown(formation.of)} is of kind {above.kind}, not above {formation.kind}; allowed: {allowed}",
            )
        side = battle.side_of_formation(above.id)
        if formation.side and side and formation.side != side:
            faults.add(f"{path}.side", f"{shown(formation.side)}, but {above.id} is of {side}; allowed: {side}")
    for index, unit in enumerate(battle.units):
        if unit.of and unit.of not in battle.formation_by_id:
            faults.add(
                f"units[{index}].of", f"no formation {shown(unit.of)}; allowed: the id of a formation of the file"
            )


def _check_contacts(battle: Battle, faults: Faults) -> None:
    """A side's lost contacts are units of another side."""
    for side, lost in battle.contacts.items():
        for index, trace in enumerate(lost):
            if battle.side_of.get(trace.unit, side) == side:
                faults.add(
                    f"contacts.{side}[{index}].unit",
                    f"no enemy {shown(trace.unit)}; allowed: the id of a unit of another side",
                )
