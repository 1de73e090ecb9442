"""Values on the way from text to orders: names that may still mean several things, and what the normal form writes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from battles.engine.dataclasses import dataclass
from battles.engine.orders import Argument, Direction, Place, PlaceKind
from orders.language.names.entries import Entry, NameKind
from orders.language.patterns import Node, Option, Pattern, Slot, Words


@dataclass(frozen=True, slots=True)
class Named:
    """Something called by name; more than one entry means that the name is ambiguous. ``said`` is the folded text."""

    entries: tuple[Entry, ...]
    said: str
    exact: bool = True


@dataclass(frozen=True, slots=True)
class NamedPlace:
    """A place called by name."""

    named: Named


@dataclass(frozen=True, slots=True)
class Toward:
    """A direction given by a place."""

    place: Place | NamedPlace


@dataclass(frozen=True, slots=True)
class NamedList:
    """Several names."""

    items: tuple[Named, ...]


@dataclass(frozen=True, slots=True)
class NamedShares:
    """Numbers of points, each with the name of whom they are for."""

    items: tuple[tuple[int, Named], ...]


@dataclass(frozen=True, slots=True)
class Orders:
    """A list of actions."""

    items: tuple[Phrased, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """A decision with its choice and conditions."""

    decision: str
    choice: Phrased
    conditions: tuple[Phrased, ...] = ()


@dataclass(frozen=True, slots=True)
class Rulings:
    """Several rulings of one line."""

    items: tuple[Ruling, ...]


Value = (
    str | float | bool | Place | Direction | Named | NamedPlace | Toward | NamedList | NamedShares | Orders | Rulings
)


@dataclass(frozen=True, slots=True)
class Phrased:
    """A pattern together with the values of its slots."""

    pattern: Pattern
    values: Mapping[str, Value]


def place_of(entry: Entry) -> Place:
    """The place a name stands for: a unit, a piece of terrain, or a commander's stand."""
    kinds = {NameKind.UNIT: PlaceKind.UNIT, NameKind.TERRAIN: PlaceKind.TERRAIN}
    return Place(kinds.get(entry.kind, PlaceKind.COMMANDER), entry.id, entry.id)


def settled(value: Value) -> Argument:
    """A value as an argument of an order. Of an ambiguous name the first meaning counts."""
    match value:
        case Named(entries):
            return entries[0].id
        case NamedPlace(Named(entries)):
            return place_of(entries[0])
        case Toward(NamedPlace(Named(entries))):
            place = place_of(entries[0])
            return Direction(place.text, toward=place)
        case Toward(Place() as place):
            return Direction(place.text, toward=place)
        case NamedList(items):
            return tuple(item.entries[0].id for item in items)
        case NamedShares(items):
            return tuple((points, named.entries[0].id) for points, named in items)
        case bool() | str() | int() | float() | Place() | Direction():
            return value
    raise TypeError(f"{value!r} is no argument")


def wording(argument: Argument) -> str:
    """An argument as the normal form writes it."""
    match argument:
        case bool():
            return ""
        case float() | int():
            return f"{argument:g}"
        case str():
            return argument
        case Place() | Direction():
            return argument.text
        case tuple():
            return ", ".join(item if isinstance(item, str) else f"{item[0]} {item[1]}" for item in argument)


def render(nodes: Iterable[Node], arguments: Mapping[str, Argument]) -> str:
    """The normal form of a phrase with these arguments."""
    words = []
    for node in nodes:
        match node:
            case Words(text):
                words.append(text)
            case Slot(name, kind) if name in arguments:
                said = wording(arguments[name])
                words.append(said.upper().replace("-", " ") if kind == "formation" else said)
            case Option(body, flag):
                given = bool(arguments.get(flag)) if flag else any(slot in arguments for slot in slot_names(body))
                if given:
                    words.append(render(body, arguments))
    return " ".join(word for word in words if word)


def slots_in(nodes: Iterable[Node]) -> Iterable[Slot]:
    """The slots among some nodes and inside their options."""
    for node in nodes:
        if isinstance(node, Slot):
            yield node
        elif isinstance(node, Option):
            yield from slots_in(node.body)


def slot_names(nodes: Iterable[Node]) -> Iterable[str]:
    """The names of the slots among some nodes and inside their options."""
    return (slot.name for slot in slots_in(nodes))


def ambiguous(value: Value) -> Iterable[Named]:
    """The names in a value that may mean more than one thing."""
    match value:
        case Named(entries) if len(entries) > 1:
            yield value
        case NamedPlace(named):
            yield from ambiguous(named)
        case Toward(NamedPlace(named)):
            yield from ambiguous(named)
        case NamedList(items):
            for item in items:
                yield from ambiguous(item)
        case NamedShares(shares):
            for _, named in shares:
                yield from ambiguous(named)
        case Orders(phrases):
            for phrase in phrases:
                for inner in phrase.values.values():
                    yield from ambiguous(inner)
        case Rulings(rulings):
            for ruling in rulings:
                for phrase in (ruling.choice, *ruling.conditions):
                    for inner in phrase.values.values():
                        yield from ambiguous(inner)
        case _:
            return
