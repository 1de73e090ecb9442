"""Measuring: squares of the map, numbers and distances in the words of a letter."""

from __future__ import annotations

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass
from battles.engine.orders import Place, PlaceKind
from battles.engine.squares import column_number
from orders.language.letters.lexicon import Lexicon
from orders.language.letters.spots import Spot
from orders.language.letters.text import ARROW_MARK, Text
from orders.language.letters.world import World
from orders.language.places import QUARTERS

FIGURE = re.compile(r"^\d{1,5}(?:[.,]\d{1,2})?$")
SQUARE = re.compile(r"^([a-z]{1,2})(\d{1,2})$")
# Between two squares: from the one to the other.
ONWARD = frozenset({"to", ARROW_MARK, "nach", "bis"})
AND = frozenset({"and", "then", "und", "dann", "et", "puis"})
METRES = {"pace": 0.75, "yard": 0.9144, "metre": 1.0, "km": 1000.0, "mile": 1609.0, "foot": 0.3048}
LEAST = 2.0  # of the map's measure: nobody orders less, where the same is an enemy's name
TABLE = {"cm": 1.0, "inch": 2.54}  # centimetres
LEAST_OF_POINT = 5.0  # of the greater number of a point in brackets; lower ones count something
GLUED_POINT = re.compile(r"^\d{1,3},\d{1,3}$")
OPENS, CLOSES = frozenset("(["), frozenset(")]")
GLUED_LENGTH = re.compile(r"^(\d{1,5}(?:[.,]\d)?)(cm|m|km|in|ins|yds?|yd|mm|ft)$")  # 250m
# One square back, ein Kästchen nach vorne, d'une case: as far as a square of the map is wide.
SQUARES = frozenset(
    {"square", "squares", "box", "boxes", "case", "cases", "carreau", "carreaux", "feld", "felder", "feldern",
     "kastchen", "quadrat", "quadrate", "quadraten", "planquadrat", "planquadrate", "karo", "karos"}
)  # fmt: skip
ONE = frozenset({"a", "an", "one", "une", "un", "ein", "einen", "eine", "nen", "n"})
FARTHER = frozenset(
    {"further", "farther", "forward", "forwards", "back", "backward", "backwards", "ahead", "up", "down", "on",
     "onward", "nearer", "closer", "away", "off", "behind", "north", "south", "east", "west", "northward",
     "southward", "eastward", "northwards", "southwards", "eastwards", "westwards", "left", "right", "weiter",
     "vor", "vorne", "vorwarts", "voran",
     "zuruck", "zurueck", "ruckwarts", "naher", "nach", "hoch", "runter",
     "rauf", "rechts", "links", "nordlich", "sudlich", "ostlich", "westlich", "vorrucken", "vorgehen", "ne",
     "nw", "se", "sw", "nne", "nnw", "sse", "ssw", "plus", "avant", "arriere", "vers", "devant", "derriere",
     "gauche", "droite", "nord", "sud", "est", "ouest", "norden", "suden", "osten", "westen"}
)  # fmt: skip
TOWARDS = frozenset({"to", "the", "a", "la", "au", "en", "l", "in", "towards", "richtung", "de", "straight", "due"})
MEASURED_BY = frozenset({"d", "de", "by", "um"})
MOVING = (
    "advanc", "move", "march", "retir", "withdraw", "shift", "slide", "push", "vorruck", "ruck", "avanc", "recul", "go",
    "drop", "progress", "ziehe", "zieht", "geh",
)  # fmt: skip
AMBIGUOUS = frozenset({"square", "squares", "quadrat", "quadrate"})  # of the map, or one to be formed
FORMING = frozenset({"form", "forms", "make", "makes", "bildet", "bilden", "forme", "forment", "formez"})
UNITS, WAYS, NUMBERS = frozenset({"unit of length"}), frozenset({"way"}), frozenset({"number"})


@dataclass(slots=True)
class Measuring:
    """Reads squares and distances, by the ruleset's ground scale."""

    world: World
    lexicon: Lexicon

    def square_at(self, text: Text, at: int) -> Spot | None:
        """A map square, or several joined by a stroke."""
        place = self.square_place(text, at)
        if place is None:
            return None
        return Spot("spot", place[1], at, place[0])

    def point_at(self, text: Text, at: int) -> Spot | None:
        """A point of the table by its two measures: ``(55, 58)``, ``x=64.4 y=45``, ``[60; 32]``."""
        words, end = text.bare, at
        bracket = words[end] in OPENS
        end += bracket
        if bracket and end + 1 < len(words) and GLUED_POINT.match(words[end]) and words[end + 1] in CLOSES:
            x, y = words[end].split(",")
            return self.on_table((float(x), float(y)), at, end + 2)
        if "".join(words[end : end + 3]) in self.world.view.unit_by_id:
            return None  # the battalion on the right (1/92)
        axes, numbers = 0, []
        for axis in "xy":
            if end < len(words) and words[end] == axis:
                axes += 1
                end += 1 + (end + 1 < len(words) and words[end + 1] in "=:")
            if end >= len(words) or not FIGURE.match(words[end]) or (bracket and "," in words[end]):
                return None
            numbers.append(float(words[end].replace(",", ".")))
            end += 1
            end += end < len(words) and words[end] == "cm"
            if axis == "x":
                if end >= len(words) or (words[end] not in ",;/|" and not axes):
                    return None
                end += words[end] in ",;/|"
        if bracket and (end >= len(words) or words[end] not in CLOSES):
            return None
        return self.on_table((numbers[0], numbers[1]), at, end + bracket) if bracket or axes == len(numbers) else None

    def on_table(self, point: tuple[float, float], at: int, end: int) -> Spot | None:
        """A point by its measures; nothing for one that lies beyond the table, or for numbers that count something."""
        table, (x, y) = self.world.view.table, point
        if x > table.width or y > table.height or max(x, y) < LEAST_OF_POINT:
            return None
        return Spot("spot", Place(PlaceKind.POINT, f"{x:g},{y:g}", point=(x, y)), at, end)

    def is_pronoun(self, text: Text, at: int) -> bool:
        """``Le 7L en F9 se met en ligne``: whether French says *se* there, and not *SE*, the south-east."""
        more = at + 1 < len(text.words) and text.bare[at + 1].isalpha()
        return more and text.raw_between(at, at + 1) == "se" and self.lexicon.languages[0] == "fr"

    def square_place(self, text: Text, at: int) -> tuple[int, Place] | None:
        """A map square and the word after it."""
        word = text.words[at].text
        if word in ("square", "case", "feld", "planquadrat", "carreau") and at + 1 < len(text.words):
            return self.square_place(text, at + 1)
        match = SQUARE.match(word)
        if match is None:
            return None
        side, table = self.world.square, self.world.view.table
        column, row = column_number(match[1]), int(match[2])
        if not row or column * side >= table.width or (row - 1) * side >= table.height:
            return None
        end, corner = at + 1, ""
        if end < len(text.words) and text.bare[end] in QUARTERS and not self.is_pronoun(text, end):
            corner, end = text.bare[end], end + 1
        across, up = QUARTERS[corner] if corner else (0.5, 0.5)
        point = self.world.inside(((column + across) * side, (row - 1 + up) * side))
        name = f"{match[1].upper()}{row}" + (f" {corner.upper()}" if corner else "")
        if end + 1 < len(text.words) and text.bare[end] in ONWARD and SQUARE.match(text.bare[end + 1]):
            return self.square_place(text, end + 1)  # H9 to G10: the second is where they go
        if end + 1 < len(text.words) and text.bare[end] == "/" and SQUARE.match(text.bare[end + 1]):
            other = self.square_place(text, end + 1)
            if other is not None and other[1].point is not None:
                middle = ((point[0] + other[1].point[0]) / 2, (point[1] + other[1].point[1]) / 2)
                return other[0], Place(PlaceKind.POINT, f"{middle[0]:g},{middle[1]:g}", point=middle)
        return end, Place(PlaceKind.SQUARE, name, point=point)

    def length_at(self, text: Text, at: int) -> Spot | None:
        """A distance with its unit: ``7,5 cm``, ``a hundred and fifty yards``, ``trois cents pas``, ``250m``."""
        if (squares := self.squares_at(text, at)) is not None:
            return squares
        if not text.bare[at][0].isdigit() and NUMBERS.isdisjoint(self.lexicon.begun_with(text.bare[at])):
            return None
        glued = GLUED_LENGTH.match(text.bare[at])
        if glued and text.bare[at] not in self.world.own_ids:
            unit = {"in": "inch", "ins": "inch", "yd": "yard", "yds": "yard", "m": "metre", "ft": "foot"}.get(
                glued[2], glued[2]
            )
            length = self.table_length(float(glued[1].replace(",", ".")), unit)
            if length < LEAST and text.bare[at] in {id.lower() for id in self.world.enemy}:
                return None  # the 5th Militia, no five metres
            return Spot("length", length, at, at + 1) if length else None
        if at + 1 < len(text.words) and f"{text.bare[at]}{text.bare[at + 1]}" in self.world.own_ids:
            return None
        amount, end = self.amount_at(text, at)
        if amount is None or end >= len(text.words):
            return None
        if text.bare[end] == '"':
            return Spot("length", self.table_length(amount, "inch"), at, end + 1)
        for count, senses in self.lexicon.at(text.bare, end, UNITS):
            length = self.table_length(amount, senses[0].value)
            return Spot("length", length, at, end + count) if length else None
        onward = [count for count, _ in self.lexicon.at(text.bare, end, WAYS)]
        if end == at + 1 and FIGURE.match(text.bare[at]) and any(self.ends_at(text, end + count) for count in onward):
            return Spot("length", amount, at, end)  # 6 forward, in the measure of the map
        return None

    def squares_at(self, text: Text, at: int) -> Spot | None:
        """So many squares of the map in some direction: ``one square back``, ``zwei Felder weiter nördlich``."""
        words = text.bare
        amount, end = (1.0, at + 1) if words[at] in ONE else self.amount_at(text, at)
        if amount is None or end >= len(words) or words[end] not in SQUARES or (at and words[at - 1] in FORMING):
            return None
        behind = end + 1
        while behind < len(words) and words[behind] in TOWARDS and words[behind] not in FARTHER:
            behind += 1
        led = at > 0 and (words[at - 1] in FARTHER or words[at - 1] in MEASURED_BY)
        led = led or (at > 0 and words[at - 1].startswith(MOVING) and words[end] not in AMBIGUOUS)
        led = led or (at > 0 and words[at - 1].startswith(MOVING) and words[at] not in ONE)  # advance two squares
        if not led and (behind >= len(words) or words[behind] not in FARTHER):
            return None
        return Spot("length", round(amount * self.world.square, 1), at, end + 1)

    def ends_at(self, text: Text, at: int) -> bool:
        """Whether a clause ends before a word."""
        return at >= len(text.words) or (text.words[at].is_mark and text.bare[at] not in "/(") or text.bare[at] in AND

    def amount_at(self, text: Text, at: int) -> tuple[float | None, int]:
        """A number in figures or in words, and the word after it."""
        total, current, end, found = 0.0, 0.0, at, False
        while end < len(text.words):
            word = text.bare[end]
            if FIGURE.match(word) and not found:
                return float(word.replace(",", ".")), end + 1
            senses = [sense for _, senses in self.lexicon.at(text.bare, end, NUMBERS) for sense in senses]
            if not senses:
                more = found and word in ("and", "et", "und", "-")
                if more and self.lexicon.at(text.bare, end + 1, NUMBERS):
                    end += 1
                    continue
                break
            value = float(senses[0].value)
            count = self.lexicon.at(text.bare, end, NUMBERS)[0][0]
            if count > 1:  # deux cents, as one
                total, found, end = total + value, True, end + count
                continue
            if value >= 100:
                current = max(current, 1.0) * value
                total, current = total + current, 0.0
            elif value == 0.5 and found:
                break
            else:
                current += value
            found, end = True, end + 1
        return (total + current, end) if found else (None, at)

    def table_length(self, amount: float, unit: str) -> float:
        """A length in table units, by the ruleset's ground scale."""
        per_unit = 2.54 if self.world.square < 10 else 1.0
        if unit in TABLE:
            return round(amount * TABLE[unit] / per_unit, 1)
        if unit == "mm":
            return round(amount / 10 / per_unit, 1)
        return round(amount * METRES[unit] / self.world.metres, 1) if self.world.metres else 0.0
