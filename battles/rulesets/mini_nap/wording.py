"""The English of the log (contract, section 5): each event worded from its own fields and the names of things.

Worded last, in this one place; nothing reads it back. A kind of event has one function, found by its name in the table
at the foot.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from battles.engine.battle import Battle
from battles.engine.events import Event, Roll

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")

# Reasons of refusals (MN-ORD-3 to 6) as the end of a sentence.
REASONS: Mapping[str, str] = {
    "second-formation": "it has changed formation already in this initiative",
    "formation-not-allowed": "its arm or formation cannot do that",
    "too-weak": "with one strength point it would not hold together in that formation",
    "blocked": "there is no room",
    "second-move": "it has made its movement already",
    "no-such-target": "there is no such enemy in reach of an order",
    "disordered": "it is disordered",
    "cannot-charge": "such a unit does not charge such an enemy",
    "out-of-command": "it is out of command",
    "turned-too-far": "it has turned, or would turn, more than 90 degrees",
    "out-of-reach": "the enemy is beyond its charge",
    "no-straight-path": "no straight path leads to the enemy",
    "not-outflanking": "in loose order it would have to take this enemy in flank",
    "in-contact": "it is in contact with the enemy",
    "marked": "it has fired, is silenced, or its guns are abandoned",
    "redeployed": "it has limbered up in this initiative",
    "not-eligible": "the target cannot be fired at from there",
    "no-dice": "the shot would have no dice",
    "charged": "it has charged in this initiative",
    "division-manoeuvre": "that is not done in a division manoeuvre",
    "enemy-near": "an enemy is within 12 cm of one of its units",
    "already-moved": "he has ridden, or is attached to a unit",
    "brigade-used": "one of his brigades has been used already",
    "not-within-6": "the unit is not within 6 cm",
    "not-brigade": "that is for a brigadier and units of his brigade",
    "after-move": "he has ridden already",
    "unreadable": "it could not be understood",
    "not-yours": "there is no such unit at your orders",
}

STOPS: Mapping[str, str] = {
    "allowance": "as far as it can go",
    "enemy": "stopped short of the enemy",
    "friend": "stopped by friends",
    "terrain": "stopped by the ground",
    "edge": "stopped at the edge of the table",
    "reaction": "when the enemy reacts",
}

MOVES: Mapping[str, str] = {
    "move": "moves",
    "side-step": "side-steps",
    "step-back": "steps back",
    "oblique": "moves obliquely",
    "inch": "inches",
    "prolong": "prolongs",
    "redeploy": "limbers up and goes",
    "charge": "charges on",
    "extend": "presses on",
    "fall-back": "falls back",
    "flee": "flees",
    "feint": "goes back",
    "follow": "follows",
    "join": "joins in, going",
    "rally-back": "rallies back",
    "rally-forward": "rallies forward",
    "division": "marches",
}

SHAPES: Mapping[str, str] = {
    "line": "line",
    "column": "column",
    "square": "square",
    "emergency-square": "an emergency square",
    "skirmish": "a skirmish line",
}

CHARGES: Mapping[str, str] = {
    "charge": "charges",
    "opportunity": "charges at the opportunity",
    "counter": "counter-charges",
    "breakthrough": "breaks through and charges",
}

REACTIONS: Mapping[str, str] = {
    "fall-back": "falls back before",
    "flee": "tries to limber up and flee before",
    "flee-to-square": "leaves its guns for the square, before",
    "emergency-square": "tries to form an emergency square against",
    "opportunity-charge": "means to charge the moving",
    "counter-charge": "counter-charges",
    "suppression": "silences",
}

TESTS: Mapping[str, str] = {
    "command": "to charge though cautious",
    "fire-test": "to fire out of command",
    "extend": "to extend its charge",
    "flee": "to limber up and flee",
    "square": "to form square",
    "feint": "to turn its charge into a feint",
    "opportunity": "to charge at the opportunity",
    "break-out": "to break out of square",
}

SETS: Mapping[str, str] = {
    "outflank": "in flank",
    "square": "from the square",
    "charge": "with the impetus of the charge",
    "lancer": "with the lance",
    "base": "hand to hand",
    "cavalry": "from the saddle",
    "formed": "in close order",
    "infantry": "against the crowded square",
}

CAUSES: Mapping[str, str] = {
    "fire": "by fire",
    "combat": "hand to hand",
    "square": "caught forming square",
    "fatigue": "from fatigue",
    "overrun": "overrun",
    "evading": "lost in getting away",
    "feint": "lost in its feint",
    "opportunity": "caught on the march",
    "abandoned": "its abandoned guns lost",
}

MARKERS: Mapping[str, tuple[str, str]] = {
    "reacted": ("has reacted", "may react again"),
    "disordered": ("is disordered", "is in order again"),
    "returned_fire": ("has fired in answer", "may fire in answer again"),
    "suppressed": ("is silenced", "is no longer silenced"),
}

LOST_STANDS: Mapping[str, str] = {
    "overrun": "is ridden down",
    "losses": "is lost with most of his units",
    "unit": "is gone with his unit",
    "no-room": "finds no way out and is lost",
}


def centimetres(length: Any) -> str:
    """A length for a reader: at most one decimal."""
    rounded = round(float(length), 1)
    return f"{rounded:g} cm"


def count(number: int, thing: str, things: str = "") -> str:
    """``no hits``, ``one hit``, ``two hits``; figures beyond twelve."""
    word = NUMBERS[number] if number < len(NUMBERS) else str(number)
    return f"{word} {thing if number == 1 else things or thing + 's'}"


def place(at: Any) -> str:
    """A point of the table."""
    x, y = at
    return f"({round(x, 1):g}, {round(y, 1):g})"


def thrown(roll: Roll | None) -> str:
    """The dice of a throw in brackets, with what was needed."""
    if roll is None:
        return ""
    dice = " ".join(str(die) for die in roll.dice)
    changed = "".join(f" {value:+d} {name}" for name, value in roll.modifiers)
    needed = f", needing {roll.need}" if roll.need is not None else ""
    return f" ({dice}{changed}{needed})"


class Wording:
    """Words events with the names of one battle."""

    def __init__(self, battle: Battle) -> None:
        self._sides = {side.id: side.label for side in battle.sides}
        self._names = {formation.id: formation.label for formation in battle.formations}
        self._names |= {unit.id: unit.label for unit in battle.units}
        self._commanders = {
            formation.id: formation.commander.name or f"the commander of {formation.label}"
            for formation in battle.formations
            if formation.commander is not None
        }

    def text(self, event: Event) -> str:
        """One or two sentences."""
        sentence = _KINDS[event.kind](self, event)
        begins_with_id = event.unit and sentence.startswith(event.unit)
        return sentence if begins_with_id else sentence[:1].upper() + sentence[1:]

    def name(self, id_: str) -> str:
        """A unit or command by name."""
        if id_.endswith("/artillery"):
            return f"{self.name(id_.removesuffix('/artillery'))} artillery"
        return self._names.get(id_, id_)

    def commander(self, id_: str) -> str:
        """A formation's commander by name."""
        return self._commanders.get(id_, self.name(id_))

    def side(self, id_: str) -> str:
        """A side by name."""
        return self._sides.get(id_, id_)

    # ---- kinds

    def turn_start(self, event: Event) -> str:
        return f"Turn {event.turn} begins."

    def turn_end(self, event: Event) -> str:
        return f"Turn {event.turn} ends."

    def victory(self, event: Event) -> str:
        why = {
            "conceded": "the enemy concedes",
            "destroyed": "the enemy has lost every unit",
            "broken": "the enemy's army is broken",
        }[event.effect["reason"]]
        return f"{self.side(event.effect['winner'])} have won: {why}."

    def initiative(self, event: Event) -> str:
        if event.effect.get("uncontested"):
            return f"{self.side(event.side)} go on: the enemy has no brigade left."
        totals = ", ".join(f"{self.side(side)} {total}" for side, total in event.effect["totals"].items())
        if event.effect.get("tie"):
            return f"Initiative tied ({totals}): thrown again."
        return f"{self.side(event.side)} have the initiative ({totals})."

    def activate(self, event: Event) -> str:
        if event.effect["mode"] == "division":
            return f"{self.name(event.unit)} manoeuvres as a division, up to {centimetres(event.effect['allowance'])}."
        return f"{self.name(event.unit)} takes its initiative."

    def command(self, event: Event) -> str:
        words = {"in": "in command", "cautious": "in command but cautious", "out": "out of command"}
        return f"{self.name(event.unit)} is {words[event.effect['status']]}."

    def commander_event(self, event: Event) -> str:
        who, effect = self.commander(event.unit), event.effect
        if "rating" in effect:
            return f"{who} is rated {effect['rating']}{thrown(event.roll)}."
        if "lost" in effect:
            return f"{who} {LOST_STANDS[effect['lost']]}."
        if "attached" in effect:
            return f"{who} joins {self.name(effect['attached'])}."
        if "detached" in effect:
            return f"{who} leaves {self.name(effect['detached'])}."
        if "moved" in effect:
            return f"{who} rides {centimetres(effect['moved'])} to {place(effect['at'])}."
        if "nudged" in effect:
            return f"{who} makes room for his troops."
        if effect.get("evaded"):
            return f"{who} gets out of the enemy's way to {place(effect['at'])} and loses touch for this turn."
        return f"{who} is back in touch with his troops."

    def order_refused(self, event: Event) -> str:
        effect = event.effect
        reason = REASONS[effect["reason"]]
        if not event.unit:
            return (
                f"Line {effect['line']} of {self.side(event.side)}, “{effect['text']}”, is not carried out: {reason}."
            )
        return f"{self.name(event.unit)} cannot carry out “{effect['order']}”: {reason}."

    def formation(self, event: Event) -> str:
        if event.effect["from"] == "emergency-square" and event.effect["formation"] == "square":
            return f"{self.name(event.unit)} closes up into a solid square."
        return f"{self.name(event.unit)} forms {SHAPES[event.effect['formation']]}."

    def pivot(self, event: Event) -> str:
        if event.effect.get("about"):
            return f"{self.name(event.unit)} faces about."
        return f"{self.name(event.unit)} turns to face {event.effect['facing']:.0f}°."

    def move(self, event: Event) -> str:
        effect = event.effect
        stop = effect.get("stopped")
        ended = f", {STOPS[stop]}" if stop else ""
        dice = thrown(event.roll)
        return f"{self.name(event.unit)} {MOVES[effect['mode']]} {centimetres(effect['distance'])}{dice}{ended}."

    def charge(self, event: Event) -> str:
        how = CHARGES[event.effect["type"]]
        away = centimetres(event.effect["gap"])
        return f"{self.name(event.unit)} {how}: {self.name(event.target)}, {away} away."

    def contact(self, event: Event) -> str:
        how = ", in flank" if event.effect["outflanks"] else ""
        return f"{self.name(event.unit)} meets {self.name(event.target)}{how}."

    def reaction(self, event: Event) -> str:
        return f"{self.name(event.unit)} {REACTIONS[event.effect['reaction']]} {self.name(event.target)}."

    def test(self, event: Event) -> str:
        verdict = "passes" if event.effect["passed"] else "fails"
        return f"{self.name(event.unit)} {verdict} its test {TESTS[event.effect['test']]}{thrown(event.roll)}."

    def status(self, event: Event) -> str:
        key, value = next(iter(event.effect.items()))
        if key == "abandoned":
            if value:
                return f"The gunners of {self.name(event.unit)} shelter in {self.name(value)}."
            return f"The gunners of {self.name(event.unit)} are back at their guns."
        gained, gone = MARKERS[key]
        return f"{self.name(event.unit)} {gained if value else gone}."

    def fire(self, event: Event) -> str:
        effect = event.effect
        how = {"fire": "fires on", "return": "fires back at", "support": "supports with fire on"}[effect["mode"]]
        total = event.roll.total if event.roll else 0
        dice = count(effect["dice"], "die", "dice")
        hits = count(effect["hits"], "hit")
        at = centimetres(effect["range"])
        return f"{self.name(event.unit)} {how} {self.name(event.target)} at {at}: {dice}, {total}, {hits}."

    def combat(self, event: Event) -> str:
        effect = event.effect
        when = "On impact" if effect["round"] == 0 else f"Melee round {effect['round']}:"
        dice = event.roll.dice if event.roll else ()
        hits, faces = count(effect["hits"], "hit"), " ".join(str(die) for die in dice)
        return (
            f"{when} {self.name(event.unit)} strikes {self.name(event.target)} {SETS[effect['set']]}: {hits} ({faces})."
        )

    def loss(self, event: Event) -> str:
        lost = count(event.effect["lost"], "strength point")
        return (
            f"{self.name(event.unit)} loses {lost} {CAUSES[event.effect['cause']]} and has {event.effect['strength']}."
        )

    def breakthrough(self, event: Event) -> str:
        words = {
            "gained": "has broken through",
            "lost": "breaks through too late to use it",
            "stop": "stops and rallies",
            "back": "rallies back",
            "forward": "rallies forward",
            "charge": "charges again",
        }
        return f"{self.name(event.unit)} {words[event.effect['choice']]}."

    def retreat(self, event: Event) -> str:
        return f"{self.name(event.unit)} is taken off the field."

    def eliminated(self, event: Event) -> str:
        return f"{self.name(event.unit)} is destroyed, {CAUSES[event.effect['cause']]}."

    def arrival(self, event: Event) -> str:
        who = (
            self._names.get(event.unit, event.unit)
            if event.unit not in self._commanders
            else self.commander(event.unit)
        )
        waiting = event.effect.get("waiting")
        if waiting:
            why = "its place is taken" if waiting == "taken" else "an enemy is near its place"
            return f"{who} waits to arrive: {why}."
        return f"{who} arrives at {place(event.effect['at'])}."


_KINDS: Mapping[str, Callable[[Wording, Event], str]] = {
    "turn_start": Wording.turn_start,
    "turn_end": Wording.turn_end,
    "victory": Wording.victory,
    "initiative": Wording.initiative,
    "activate": Wording.activate,
    "command": Wording.command,
    "commander": Wording.commander_event,
    "order_refused": Wording.order_refused,
    "formation": Wording.formation,
    "pivot": Wording.pivot,
    "move": Wording.move,
    "charge": Wording.charge,
    "contact": Wording.contact,
    "reaction": Wording.reaction,
    "test": Wording.test,
    "status": Wording.status,
    "fire": Wording.fire,
    "combat": Wording.combat,
    "loss": Wording.loss,
    "breakthrough": Wording.breakthrough,
    "retreat": Wording.retreat,
    "eliminated": Wording.eliminated,
    "arrival": Wording.arrival,
}
