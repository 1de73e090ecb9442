"""Orders as people read them: names for ids, distances with their unit, verbs in plain letters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from battles.engine.battle import Point
from battles.engine.handles import short_handle
from battles.engine.orders import Action, Argument, Direction, Place, PlaceKind, Standing
from battles.engine.squares import square_name
from battles.engine.worded import Worded, worded
from orders.language.grammar import Grammar
from orders.language.names import Names
from orders.language.patterns import Node, Option, Pattern, Slot, Words
from orders.language.values import slot_names, wording

POINTS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
EXACT = 6.0  # degrees: so far off a point of the compass is not worth a word


class Speaker:
    """Says orders to one player, with the names he uses; ``squares``: where strangers stand, as far as he knows."""

    def __init__(
        self, names: Names, grammar: Grammar, unit_of_length: str, squares: Mapping[str, str] = MappingProxyType({})
    ) -> None:
        self.names = names
        self.squares = squares
        self.grammar = grammar
        self.unit_of_length = unit_of_length
        patterns = (*grammar.command_orders, *grammar.general_orders, *grammar.unit_orders)
        self.patterns: Mapping[str, Pattern] = {pattern.name: pattern for pattern in patterns}
        self.general_patterns: Mapping[str, Pattern] = {pattern.name: pattern for pattern in grammar.general_orders}

    def label(self, identifier: str) -> str:
        """The name of a unit or formation; a stranger's with his handle and where he is, to tell him from others."""
        label = self.names.label(identifier)
        if not short_handle(identifier) or label == identifier:
            return label
        square = self.squares.get(identifier, "")
        return f"{label} ({identifier}{f', {square}' if square else ''})"

    def labels(self, identifiers: Iterable[str]) -> str:
        """Several names in a row."""
        return in_a_row(self.label(identifier) for identifier in identifiers)

    def length(self, value: float) -> str:
        """A distance with its unit, to the half."""
        return f"{round(value * 2) / 2:g} {self.unit_of_length}"

    def place(self, place: Place) -> str:
        """A place by name or square; a point by the part of its square in which it lies."""
        if place.kind is PlaceKind.COMMANDER:
            return self.names.general_name(place.ref)
        if place.kind is PlaceKind.POINT and place.point is not None:
            return part_of_square(place.point, self.grammar.vocabulary.square)
        return self.label(place.ref) if place.ref else place.text

    def actions(self, actions: Iterable[Action], *, of_general: bool = False) -> str:
        """Actions in a row."""
        patterns = self.general_patterns if of_general else self.patterns
        return "; ".join(self.nodes(patterns[action.verb].nodes, action.arguments) for action in actions)

    def standing(self, standing: Standing) -> str:
        """A standing order without its scope: ``vs cavalry: SQUARE``."""
        return standing.text

    def nodes(self, nodes: Iterable[Node], arguments: Mapping[str, Argument]) -> str:
        """A phrase with these arguments."""
        said = []
        for node in nodes:
            match node:
                case Words(text):
                    said.append(text.lower())
                case Slot(name, kind) if name in arguments:
                    said.append(self.argument(kind, arguments[name]))
                case Option(body, flag):
                    given = bool(arguments.get(flag)) if flag else any(slot in arguments for slot in slot_names(body))
                    if given:
                        said.append(self.nodes(body, arguments))
        return " ".join(word for word in said if word)

    def argument(self, kind: str, argument: Argument) -> str:
        """An argument of a slot of a kind."""
        match argument:
            case float() | int() if kind == "number" and not isinstance(argument, bool):
                return f"{argument:g} {self.unit_of_length}"
            case Place():
                return self.place(argument)
            case Direction(toward=Place() as place):
                return self.place(place)
            case Direction(degrees=float() as degrees):
                return bearing(degrees)
            case str() if kind in ("unit", "target", "command"):
                return self.label(argument)
            case str():
                return argument.lower().replace("-", " ")
            case tuple() if kind == "targets":
                return " or ".join(self.label(str(item)) for item in argument)
        return wording(argument)


def in_a_row(names: Iterable[str]) -> str:
    """Several names as one text; parted so that a name with a comma in it is not taken for two."""
    several = list(names)
    return ("; " if any("," in name for name in several) else ", ").join(several)


def bearing(degrees: float) -> str:
    """A direction as people say it: the point of the compass, with the degrees where it lies between two."""
    point = POINTS[round(degrees / 45) % 8]
    off = abs((degrees + 22.5) % 45 - 22.5)
    return point if off < EXACT else f"{degrees:g} degrees, about {point}"


def part_of_square(point: Point, size: float) -> Worded:
    """A point by its map square: in the middle, at a side, in a corner."""
    square = square_name(point, size)
    east, north = (int(along % size / size * 3) - 1 for along in point)  # which of three parts each way
    match east, north:
        case 0, 0:
            return worded("the middle of {square}", square=square)
        case 0, 1:
            return worded("the north side of {square}", square=square)
        case 0, _:
            return worded("the south side of {square}", square=square)
        case 1, 0:
            return worded("the east side of {square}", square=square)
        case _, 0:
            return worded("the west side of {square}", square=square)
        case 1, 1:
            return worded("the north-east corner of {square}", square=square)
        case 1, _:
            return worded("the south-east corner of {square}", square=square)
        case _, 1:
            return worded("the north-west corner of {square}", square=square)
    return worded("the south-west corner of {square}", square=square)
