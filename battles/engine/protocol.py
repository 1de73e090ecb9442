"""The ruleset protocol: the one door behind which each rulebook lives.

A ruleset is a package that offers one object with these members. ``battles.rulesets.find`` looks it up by id.
Adding a rulebook touches no other folder.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from battles.engine.battle import Battle, Formation, Point, Unit
from battles.engine.campaign import CampaignRules
from battles.engine.catalogue import Catalogue
from battles.engine.commands import Activation, Commands
from battles.engine.course import Stage
from battles.engine.dataclasses import dataclass
from battles.engine.dice import Seed, Throw
from battles.engine.events import Event
from battles.engine.faults import Fault
from battles.engine.filereading import FileWords
from battles.engine.lexicon import Lexicon
from battles.engine.log import Log
from battles.engine.measure import Measure
from battles.engine.oob import OrderOfBattleRules
from battles.engine.orders import Action, OrderSheet, Vocabulary
from battles.engine.settings import Setting
from battles.engine.sight import Eyesight
from battles.engine.signs import Signs


@dataclass(frozen=True, slots=True)
class Resolution:
    """What a resolved turn leaves behind: its events, and the battle at the start of the next turn."""

    events: tuple[Event, ...]
    battle: Battle


@dataclass(frozen=True, slots=True)
class TableSection:
    """A table of a quick reference sheet, in the ruleset's own words, with the clauses it comes from."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    clauses: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause as this project states it: id, what it says in our words, and where it is applied (dotted name).

    ``completes`` marks what stands in for a part that the rulebook itself lacks.
    """

    id: str
    says: str
    code: tuple[str, ...] = ()
    completes: bool = False


@dataclass(frozen=True, slots=True)
class Lengths:
    """Lengths that pages, maps and forecasts go by, in table units.

    ``near``: an enemy as near as this to where troops end is worth a word in their receipt. ``beside``: a place as near
    as this names where something happened. ``far``: an enemy farther off than this is nobody's concern this turn.
    ``margin`` is shown around troops on a map cut out of the table, and ``window`` is the least width of such a map.
    ``stand`` is the radius of a commander's stand, ``interval`` the room between units drawn up, ``block`` that between
    commands; ``apart`` lies between two first lines drawn up; ``table`` is the least width and depth of a table.
    ``gunnery``: guns can silence guns, so that a staff has an attack wait for its own.
    """

    near: float
    beside: float
    far: float
    margin: float
    window: float
    stand: float
    interval: float
    block: float
    apart: float
    table: tuple[float, float]
    gunnery: bool = False


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating of commanders: its key in the battle file, its words, best first, and the kinds of command rated."""

    key: str
    words: tuple[str, ...]
    kinds: tuple[str, ...]


class Ruleset(Protocol):
    """A rulebook as the rest of the program knows it."""

    @property
    def id(self) -> str:
        """``mini-nap`` and so on, as battle files write it."""

    @property
    def title(self) -> str:
        """The rulebook's name for people."""

    @property
    def unit_of_length(self) -> str:
        """``cm`` or ``in``: the unit of every length in a battle file."""

    @property
    def metres_per_unit(self) -> float:
        """Ground scale: metres of ground to one table unit, where the rulebook gives one."""

    @property
    def minutes_per_turn(self) -> int:
        """Time scale, for clocks on reports."""

    @property
    def vocabulary(self) -> Vocabulary:
        """The words it adds to the order language."""

    def lexicon(self, language: str = "en") -> Lexicon:
        """Its words in a language; raises ``KeyError`` for a language that it does not speak."""

    def log(self, battle: Battle, language: str = "en") -> Log:
        """What words the events of a battle, as a log tells them; raises ``KeyError`` as :meth:`lexicon` does."""

    @property
    def catalogue(self) -> Catalogue:
        """Every kind of event that it writes: its keys, who may know them, what they change."""

    @property
    def settings(self) -> Sequence[Setting]:
        """The umpire's settings."""

    @property
    def clauses(self) -> Sequence[Clause]:
        """Every clause of its specification."""

    @property
    def quick_reference(self) -> Sequence[TableSection]:
        """The tables a player wants at his elbow, made from the tables the engine uses."""

    @property
    def unit_words(self) -> Mapping[str, tuple[str, ...]]:
        """Unit key to the values it may take (``arm``, ``type``, ``quality``, ``guns``, ``formation``, ``traits``)."""

    @property
    def file_words(self) -> FileWords:
        """The words of its battle files: shapes of ground by kind, dice by label, keys of units and commands."""

    @property
    def measure(self) -> Measure:
        """What it counts of a unit, and how that is told."""

    @property
    def signs(self) -> Signs:
        """What the maps draw for its formations and states."""

    @property
    def lengths(self) -> Lengths:
        """The lengths by which pages and maps of its battles go."""

    @property
    def oob(self) -> OrderOfBattleRules:
        """How troops of an order of battle take the field, and what goes back to it."""

    @property
    def campaign(self) -> CampaignRules:
        """How battles of a campaign are drawn up under it, and what they cost the campaign's regiments."""

    @property
    def ratings(self) -> Sequence[Rating]:
        """The ratings that commanders have; none where the book has none."""

    def rating_throw(self, rating: str, kind: str, nation: str) -> Throw | None:
        """The dice that rate a commander of a command of this kind; ``None`` where the book gives no throw."""

    def rate(self, rating: str, kind: str, nation: str, dice: Sequence[int]) -> str:
        """The rating those dice give; ``dice`` is empty where :meth:`rating_throw` has none."""

    def strength_of(self, arm: str, *, men: int | None = None, pieces: int | None = None) -> int:
        """The amount of its measure that men or pieces make, by the rulebook's rounding."""

    def opening(self, unit: Unit) -> str:
        """The formation in which such troops wait for orders before a battle."""

    def commands(self, battle: Battle) -> Commands:
        """The commands of a battle: who acts as one, and who stands over whom."""

    def activations(self, events: Sequence[Event]) -> Sequence[Activation]:
        """Whose action the events of a turn belong to, in order; events of the turn's frame belong to none."""

    def validate(self, document: Mapping[str, Any]) -> tuple[Battle | None, Sequence[Fault]]:
        """Read a whole battle document; all faults together. The battle is ``None`` when there is any fault."""

    def resolve(self, battle: Battle, sheets: Mapping[str, OrderSheet], seed: Seed) -> Resolution:
        """Resolve the open turn: a pure function. Raises ``InputFaults`` only for the dice script."""

    def proposal(self, battle: Battle, side: str, sheet: OrderSheet) -> Mapping[str, str]:
        """What an able staff would order now for the units that the sheet's intents lead.

        In the order language: what heads a line (a unit's id, or ``GROUP a, b`` where one order moves several) to the
        line, in the order in which they are to be given. ``battle`` holds what the side knows. No dice are thrown and
        nobody else acts before; units for which standing still is best have no line. Empty where the book's staff
        proposes nothing.
        """

    def likelihood(self, event: Event) -> float | None:
        """How likely (0 to 1) the outcome of an event's throw, or a better one for its thrower, was before the dice
        fell; ``None`` where nothing was thrown, or nothing hung on it."""

    def footprint(self, battle: Battle, unit: Unit) -> tuple[Point, ...]:
        """The corners of the ground a unit covers, clockwise from its front left; empty when it is not on the table."""

    def command_radius(self, battle: Battle, formation: Formation) -> float:
        """The radius within which a commander commands, in table units; 0 when he does not."""

    def command_status(self, battle: Battle, unit: Unit) -> str:
        """``in``, ``cautious`` or ``out``, or the ruleset's own word; empty where it has none."""

    def eyesight(self, battle: Battle) -> Eyesight:
        """How the troops of a battle see, past ground and weather."""

    def reach(self, battle: Battle, unit: Unit) -> float:
        """How far the unit may march straight ahead this turn in its formation over open ground, in table units."""

    def course(self, battle: Battle, unit: Unit, line: Sequence[Action]) -> Sequence[Stage] | None:
        """What each act of a line makes of a unit over open ground, with all that it costs; places are points.

        ``None`` from a rulebook that tells no more than its reach.
        """

    def charge_reach(self, battle: Battle, unit: Unit) -> float:
        """How far the unit may charge this turn over open ground, in table units; 0 when it never charges."""

    def fire_range(self, battle: Battle, unit: Unit) -> float:
        """How far the unit can fire in its formation and this weather, in table units; 0 when it cannot."""

    def fire_arc(self, battle: Battle, unit: Unit) -> float:
        """How far to either side of its facing it may fire, from the ends of its front; in degrees, 180 all round."""
