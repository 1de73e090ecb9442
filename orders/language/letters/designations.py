"""Designations: a phrase for troops while it is read, narrowed to whom it can mean, and the words that shape it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass, field
from orders.language.letters.spots import Spot
from orders.language.letters.text import Text
from orders.language.names.entries import Entry, Exactness, NameKind

if TYPE_CHECKING:
    from orders.language.letters.spotting import Spotter

ORDINAL = re.compile(
    r"^(\d{1,3})(st|nd|rd|th|s|e|er|re|ere|iere|nde|eme|ieme|nd|te|ten|ter|tes|tem|ste|sten|ster|stes|stem)?$"
)
OF = frozenset({"of", "from", "de", "du", "des", "d", "von", "vom", "der", "la", "le", "the", "dem", "den", "l"})
ARTICLE = frozenset(
    [
        "the",
        "a",
        "an",
        "le",
        "la",
        "les",
        "l",
        "un",
        "une",
        "des",
        "der",
        "die",
        "das",
        "den",
        "dem",
        "du",
        "de",
        "d",
        "ein",
        "eine",
        "einen",
        "einem",
        "einer",
        "these",
        "those",
    ]
)
GUARDED = frozenset(
    [
        "line",
        "light",
        "foot",
        "horse",
        "or",
        "main",
        "art",
        "col",
        "so",
        "no",
        "on",
        "die",
        "an",
        "ca",
        "pas",
        "est",
        "car",
        "son",
        "point",
        "front",
        "right",
        "left",
    ]
)
# Words for a type of regiment: a number before them is a regiment's.
# *3/2L in line*: the type of the regiment stands in its name, and what follows is how it is to be formed
IN_FULL = re.compile(r"\d+(?!(?:e|er|eme|ieme|st|nd|rd|th|d|te|ter|ten|tes)$)[a-z]{1,3}$")
TYPES = frozenset(
    {"line", "light", "ligne", "leger", "legere", "linie", "leichte", "chasseurs", "lanciers", "lancers", "hussars"}
)
# One battalion: the number before it is its own, not its regiment's.
BATTALION = frozenset(
    {"battalion", "battalions", "bns", "bataillone", "bataillon", "bn", "btn", "btl", "bataillons", "battn", "battns"}
)


@dataclass(slots=True)
class Designation:
    """A phrase for troops while it is read, and what is known of it so far."""

    spotter: Spotter
    text: Text
    start: int
    before: list[Spot]
    end: int = 0
    slip: bool = False
    units: frozenset[str] | None = None
    commands: tuple[str, ...] = ()
    general: str = ""
    side: str = ""
    some: int = 0
    named: bool = False
    featured: bool = False  # by a word out of units' names
    named_by: set[str] = field(default_factory=set)
    kinds: bool = False
    everybody: bool = False
    rest: bool = False
    unclear: bool = False
    arm: str = ""
    alone: bool = False
    counted: bool = False
    nearest: bool = False
    grouped: str = ""
    count: int = 0
    counts_units: bool = False
    one: bool = False
    wider: frozenset[str] = frozenset()
    """The units before the number of one of them was taken: *the lancers*, before *5*."""

    def took(self, at: int) -> int:
        """A word was taken that means something: the phrase reaches up to here."""
        self.end = at
        return at

    def narrow(self, units: frozenset[str]) -> bool:
        """Narrow the phrase to these units, if any are left."""
        left = units if self.units is None else self.units & units
        if not left:
            return False
        self.units = left
        return True

    def units_or_none(self) -> frozenset[str]:
        return self.units or frozenset()

    def determined(self, at: int) -> bool:
        """Whether an article stands before a word: in the phrase, or before a noun in what leads up to it."""
        led = at == self.start and at > 0 and self.text.words[at].big  # neben die | Garde, zur | Garde
        return (at > self.start or led) and (
            self.text.bare[at - 1] in ARTICLE or (led and self.text.bare[at - 1] == "zur")
        )

    def is_cut_short(self, name: tuple[int, tuple[Entry, ...], Exactness]) -> bool:
        """Whether the type of the regiment follows a name, and it is not that of the units so named."""
        end, entries, _ = name
        if end >= len(self.text.words) or self.text.bare[end] not in TYPES or IN_FULL.match(self.text.bare[end - 1]):
            return False
        bearers = self.spotter.feature(self.text.bare[end])[0]
        units = [entry.id for entry in entries if entry.kind is NameKind.UNIT]
        world = self.spotter.world
        if any(world.view.unit_by_id[id].arm == "artillery" for id in units if id in world.view.unit_by_id):
            return False  # a battery is of no regiment of the line: what follows is something else
        return bool(bearers) and bool(units) and not bearers & frozenset(units)
