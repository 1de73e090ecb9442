"""The log in English: the sentences that rulebooks share, around the words of a rulebook's lexicon.

A rulebook's log extends :class:`EnglishLog`: it adds its own kinds of events to :attr:`EnglishLog.kinds`, or words a
shared kind anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from battles.engine.battle import Battle
from battles.engine.events import Event, Roll
from battles.engine.lexicon import Lexicon, spelt

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def count(number: int, thing: str, things: str = "") -> str:
    """``no hits``, ``one hit``, ``two hits``; figures beyond twelve."""
    word = NUMBERS[number] if number < len(NUMBERS) else str(number)
    return f"{word} {thing if number == 1 else things or thing + 's'}"


def place(at: Any) -> str:
    """A point of the table."""
    x, y = at
    return f"({round(x, 1):g}, {round(y, 1):g})"


def thrown(roll: Roll | None) -> str:
    """The dice of a throw in brackets, with what was added and what was needed; empty without a throw."""
    if roll is None:
        return ""
    dice = " ".join(str(die) for die in roll.dice)
    changed = "".join(f" {value:+g} {name}" for name, value in roll.modifiers)
    needed = f", needing {roll.need}" if roll.need is not None else ""
    return f" ({dice}{changed}{needed})"


class EnglishLog:
    """Words events in English with the names of one battle, the words of a lexicon and a unit of length."""

    #: The sentence of each kind of event.
    kinds: ClassVar[Mapping[str, Callable[[Any, Event], str]]] = {}

    def __init__(self, battle: Battle, lexicon: Lexicon, unit_of_length: str) -> None:
        self.lexicon = lexicon
        self._unit_of_length = unit_of_length
        self._sides = {side.id: side.label for side in battle.sides}
        self._names = {formation.id: formation.label for formation in battle.formations}
        self._names |= {unit.id: unit.label for unit in battle.units}
        self._commanders = {
            formation.id: formation.commander.name or f"the commander of {formation.label}"
            for formation in battle.formations
            if formation.commander is not None
        }

    def text(self, event: Event) -> str:
        """One or two sentences. A kind without a sentence of its own is told by its fields."""
        sentence = self.kinds.get(event.kind, EnglishLog.fields)(self, event)
        begins_with_id = event.unit and sentence.startswith(event.unit)
        return sentence if begins_with_id else sentence[:1].upper() + sentence[1:]

    # ---- names and numbers

    def name(self, id_: str) -> str:
        """A unit or command by name."""
        return self._names.get(id_, id_)

    def commander(self, id_: str) -> str:
        """A formation's commander by name."""
        return self._commanders.get(id_, self.name(id_))

    def side(self, id_: str) -> str:
        """A side by name."""
        return self._sides.get(id_, id_)

    def length(self, length: Any) -> str:
        """A length with its unit: at most one decimal."""
        return f"{round(float(length), 1):g} {self._unit_of_length}"

    # ---- kinds that rulebooks share

    def fields(self, event: Event) -> str:
        """An event told by its bare fields."""
        effect = ", ".join(f"{spelt(str(key))} {value}" for key, value in event.details.items())
        target = f"against {self.name(event.target)}" if event.target else ""
        who = self.name(event.unit) if event.unit else self.side(event.side)
        return " ".join(part for part in (f"{who}:" if who else "", spelt(event.kind), target, effect) if part) + "."

    def turn_start(self, event: Event) -> str:
        return f"Turn {event.turn} begins."

    def turn_end(self, event: Event) -> str:
        return f"Turn {event.turn} ends."

    def victory(self, event: Event) -> str:
        reason = event.effect["reason"]
        return f"{self.side(event.effect['winner'])} have won: {self.lexicon.victories.get(reason, spelt(reason))}."

    def order_refused(self, event: Event) -> str:
        effect = event.effect
        reason = self.lexicon.refusal(effect["reason"]).now
        if "line" in effect and not event.unit:
            text = effect.get("text", "")
            return f"Line {effect['line']} of {self.side(event.side)}, “{text}”, is not carried out: {reason}."
        return f"{self.name(event.unit)} cannot carry out “{effect['order']}”: {reason}."

    def formation(self, event: Event) -> str:
        return f"{self.name(event.unit)} forms {self.lexicon.formation(event.effect['formation']).forming}."

    def pivot(self, event: Event) -> str:
        if event.effect.get("about"):
            return f"{self.name(event.unit)} faces about."
        return f"{self.name(event.unit)} turns to face {event.effect['facing']:.0f}°."

    def move(self, event: Event) -> str:
        effect = event.effect
        stop = effect.get("stopped")
        ended = f", {self.lexicon.stop(stop).now}" if stop else ""
        going = self.lexicon.move(effect["mode"]).said.now
        return f"{self.name(event.unit)} {going} {self.length(effect['distance'])}{thrown(event.roll)}{ended}."

    def charge(self, event: Event) -> str:
        kind = event.effect["type"]
        how = self.lexicon.charges[kind].now if kind in self.lexicon.charges else spelt(kind)
        return f"{self.name(event.unit)} {how}: {self.name(event.target)}, {self.length(event.effect['gap'])} away."

    def reaction(self, event: Event) -> str:
        kind = event.effect["reaction"]
        how = self.lexicon.reactions[kind].now if kind in self.lexicon.reactions else spelt(kind)
        return f"{self.name(event.unit)} {how} {self.name(event.target)}."

    def test(self, event: Event) -> str:
        verdict = "passes" if event.effect["passed"] else "fails"
        purpose = self.lexicon.test(event.effect["test"]).purpose
        return f"{self.name(event.unit)} {verdict} its test {purpose}{thrown(event.roll)}."

    def loss(self, event: Event) -> str:
        noun = self.lexicon.strength
        lost = count(int(event.effect["lost"]), noun.one, noun.many)
        left = event.effect["strength"]
        return f"{self.name(event.unit)} loses {lost} {self.lexicon.cause(event.effect['cause']).how} and has {left}."

    def retreat(self, event: Event) -> str:
        return f"{self.name(event.unit)} is taken off the field."

    def eliminated(self, event: Event) -> str:
        return f"{self.name(event.unit)} is destroyed, {self.lexicon.cause(event.effect['cause']).how}."

    def arrival(self, event: Event) -> str:
        who = self.commander(event.unit)
        waiting = event.effect.get("waiting")
        if waiting:
            return f"{who} waits to arrive: {self.lexicon.waiting[waiting].now}."
        return f"{who} arrives at {place(event.effect['at'])}."

    kinds = {
        "turn_start": turn_start,
        "turn_end": turn_end,
        "victory": victory,
        "order_refused": order_refused,
        "formation": formation,
        "pivot": pivot,
        "move": move,
        "charge": charge,
        "reaction": reaction,
        "test": test,
        "loss": loss,
        "retreat": retreat,
        "eliminated": eliminated,
        "arrival": arrival,
    }
