"""What the staff asks of a rulebook, and the plain values in which it thinks. Lengths are in table units.

Steps, bodies and foes are tuples: a led turn makes some thousands of them, and nothing else is made as quickly.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple, Protocol

from battles.engine.battle import Battle, Point
from battles.engine.boxes import Box
from battles.engine.dataclasses import dataclass


class Arm(StrEnum):
    """The arms as a staff tells them apart."""

    FOOT = "foot"
    HORSE = "horse"
    GUNS = "guns"


class Shape(StrEnum):
    """What a formation is for, whatever the rulebook calls it."""

    LINE = "line"
    """Fights by fire or shock on a broad front."""
    COLUMN = "column"
    """Marches."""
    OPEN = "open"
    """Skirmishes."""
    SQUARE = "square"
    """Foot against horse, fronting all ways."""
    BATTERY = "battery"
    """Guns ready to fire."""
    LIMBERED = "limbered"
    """Guns on the march, where the rulebook tells the two apart."""


class Verb(StrEnum):
    """What a staff can tell a unit to do. A craft that has no order for one leaves the candidate out."""

    FORM = "form"
    FACE = "face"
    GO = "go"
    ABOUT = "about"
    BACK = "back"
    ASIDE = "aside"
    DEPLOY_AT = "deploy at"
    """Guns: to a place, and there ready to fire with a front."""
    CHARGE = "charge"


# The same names by themselves, for whoever asks by the thousand: to look one up in its enumeration takes far longer.
FOOT, HORSE, GUNS = Arm
LINE, COLUMN, OPEN, SQUARE, BATTERY, LIMBERED = Shape
FORM, FACE, GO, ABOUT, BACK, ASIDE, DEPLOY_AT, CHARGE = Verb


class Step(NamedTuple):
    """One order of a line: ``shape`` to form, ``degrees`` to face, ``length`` to go, ``point`` to reach, ``foe``."""

    verb: Verb
    shape: Shape | None = None
    degrees: float | None = None
    length: float | None = None
    point: Point | None = None
    right: bool = True
    foe: str = ""


Line = tuple[Step, ...]


class Body(NamedTuple):
    """An own unit as it stands, or as it would stand after an order.

    ``march`` is how far it goes in one turn, ``reach`` how far it charges (0: never), ``range`` how far it fires
    with effect. ``vigour`` is its present strength as a share of a full unit of its kind, ``weight`` its strength in
    the rulebook's measure. ``shapes`` are the formations it may take by order from where it is.
    """

    id: str
    arm: Arm
    box: Box
    facing: float
    shape: Shape
    march: float
    reach: float
    range: float
    vigour: float = 1.0
    weight: float = 1.0
    shapes: frozenset[Shape] = frozenset()
    light: bool = False
    engaged: bool = False
    shaken: bool = False
    """Whether it is so shaken that it cannot be kept where it is fired at."""

    @property
    def at(self) -> Point:
        return (self.box.x, self.box.y)

    def put(self, box: Box, facing: float, shape: Shape) -> Body:
        """The same unit on another ground, or in another formation."""
        return Body._make((self[0], self[1], box, facing, shape, *self[5:]))


class Foe(NamedTuple):
    """An enemy that the side knows, where it is believed to stand.

    ``range`` is how far it fires with effect at a line, ``dense`` how far at columns and squares if that is farther.
    """

    id: str
    arm: Arm
    box: Box
    facing: float
    shape: Shape
    reach: float
    range: float
    weight: float = 1.0
    dense: float = 0.0

    @property
    def at(self) -> Point:
        return (self.box.x, self.box.y)


@dataclass(frozen=True, slots=True)
class Charge:
    """A charge that the rules would allow now: the line that makes it, and ``odds``, what the enemy is expected to
    lose less what the charger is, as a share of the charger's weight."""

    foe: str
    line: Line
    odds: float


@dataclass(frozen=True, slots=True)
class Lengths:
    """Distances by which a staff plans.

    ``interval`` between the flanks of neighbours; ``musketry``: within it foot suffers from foot; ``deploy``: foot
    is in its fighting formation by then; ``guns``: guns do not go nearer to an enemy; ``alarm``: enemies farther off
    leave troops at rest; ``support``: a second line keeps so far behind the first; ``screen``: skirmishers keep so far
    before it; ``storm``: foot that attacks and is so near goes on without dressing (0: it always dresses);
    ``volley``: foot that attacks halts so near to an enemy and fires, and charges when that pays (0: it goes right up
    to him); ``halt``: an advance halts so far from the enemy (0: where it deploys); ``riders``: foot on the move forms
    square for horse that is so near (0: for horse that can reach it); ``shock``: the least odds for which an attack
    sends a unit in.
    ``relief``: who is shaken and so near to foot goes back out of fire (0: he stays); ``spent``: the part of
    its strength that a command may lose before it breaks off (0: it never does).
    ``together``: guns come up no farther than this to the side of the middle of their command (0: beyond its flank).
    ``first``: the part of the foot that stands in the first line of two.
    ``masked``: who stands nearer than this before friendly guns is in their way.
    ``brace``: foot that is not sent to the attack stands in square while horse is so near (0: it goes on).
    ``straight``: enemies so many degrees off the front of a command are gone at straight ahead (0: it wheels to them).
    ``abreast``: enemies farther than this beyond its flanks do not hold a command up (0: as far as it deploys).
    ``exposed``: what a flank weighs that an enemy could reach, beside what it does where that costs most.
    ``gunnery`` says whether guns can silence guns, so that an attack waits for them; ``aside`` by how many degrees a
    unit turns to pass a friend who bars its way (empty: it waits for him). ``firefight`` says whether who stands before
    muskets and does nothing steps up to fire, turns to whom it can fire at or, being horse, gives ground. ``flanks``
    says whether it makes a difference on which flank a unit forms. ``halfway`` says whether a march may end halfway,
    where all of it would lead out of a general's reach or too far into fire. ``closes_up`` says whether horse by itself
    goes together to where a charge begins, measured from each enemy as the crow flies. ``doubt`` is what may come of a
    march that ends before the enemy, where rules stop it, beyond its forecast, in the worth of whole marches, and
    ``doubtful`` whose marches are so. ``forming`` says whether a change of formation takes of the march, and is
    foreseen with what follows. ``few`` says whether only the plainest orders are
    thought over: no formation but one that is wanted more, no way but to the place.
    """

    interval: float
    musketry: float
    deploy: float
    guns: float
    alarm: float
    support: float
    screen: float
    storm: float = 0.0
    volley: float = 0.0
    halt: float = 0.0
    riders: float = 0.0
    shock: float = 0.0
    relief: float = 0.0
    spent: float = 0.0
    masked: float = 25.0
    first: float = 0.6
    together: float = 0.0
    brace: float = 0.0
    straight: float = 0.0
    abreast: float = 0.0
    exposed: float = 1.0
    gunnery: bool = False
    aside: tuple[float, ...] = ()
    firefight: bool = False
    flanks: bool = False
    halfway: bool = False
    closes_up: bool = False
    doubt: float = 0.6
    doubtful: tuple[Arm, ...] = (FOOT, HORSE, GUNS)
    forming: bool = False
    few: bool = False


class Craft(Protocol):
    """A rulebook's answers about one command at the moment at which it acts."""

    @property
    def lengths(self) -> Lengths: ...

    def bodies(self) -> Sequence[Body]:
        """The units to be led, in file order, as they stand now. Who is engaged or gone is left out."""

    def standing(self, body: Body) -> Body | None:
        """One of them as it stands now; ``None`` when it is engaged or gone."""

    def friends(self) -> Sequence[Body]:
        """All others of the side on the table."""

    def foes(self) -> Sequence[Foe]:
        """The enemies that the side knows, in file order."""

    def broad(self, body: Body) -> float:
        """The width of a unit's fighting formation."""

    def foresee(self, body: Body, line: Line, foes: Sequence[Foe]) -> Body | None:
        """The unit where the line would bring it at best, quickly told; ``foes`` are those who may stop it.

        ``None`` when the rulebook would refuse all of it.
        """

    def attempt(self, body: Body, line: Line) -> Body | None:
        """The unit as it would stand after the line, by the rulebook's own manoeuvre on a copy, before anybody reacts.

        ``None`` when the rulebook has no such order or refuses all of it.
        """

    def hope(self, body: Body, foe: str) -> float:
        """The most that the odds of a charge at an enemy might be, as is quickly told; endless where nothing is."""

    def charge(self, body: Body, foe: str, least: float) -> Charge | None:
        """The charge at an enemy, if it is legal now as far as can be told without dice, and its odds are above these.

        ``least`` are the odds that are too low already: a rulebook need not reckon them to the end.
        """

    def commanded(self, body: Body) -> bool:
        """Whether a unit standing so would be in command."""

    def on_road(self, body: Body) -> bool:
        """Whether a unit standing so blocks a road."""

    def give(self, body: Body, line: Line) -> None:
        """Give the line as an ordinary order; what proves impossible is let go."""


def is_able(battle: Battle, side: str) -> bool:
    """Whether a side's intents are carried out by this staff, as the setting ``staff`` says.

    A side value of its own (``extra["led_by"]``) goes before the setting, so that two staffs can be set against each
    other; no battle file has the key.
    """
    return (battle.side_by_id[side].extra.get("led_by") or battle.settings.get("staff")) == "able"
