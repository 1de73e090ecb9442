"""A reader of prose: every figure and place that a sentence tells, with the units it speaks of.

It knows nothing of how reports are made. It reads English as it stands on paper, in a mail or on a page; names are
found first, so that no digit of a name is taken for a figure.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

#: Numbers as words; figures stand for themselves.
WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
NUMBER = rf"(?:\d[\d,]*|\b(?:an?|{'|'.join(WORDS[1:])}))"
COUNTED = re.compile(rf"{NUMBER}(?: hundred)? $", re.IGNORECASE)
UNIT = r"⟦(\d+)⟧"
FAR = r"([\d,.]+) (?:metres|cm|inches)"
#: An hour in words: ``twenty past four``, ``half past two``, ``three o’clock``.
HOUR = re.compile(r"about (?:(?P<part>[a-z-]+(?: quarter)?) (?P<way>past|to) )?(?P<hour>[a-z]+)(?: o[’']clock)?")
PARTS = {"five": 5, "ten": 10, "a quarter": 15, "quarter": 15, "twenty": 20, "twenty-five": 25, "half": 30}

OFF, WHOM = r"(?P<far>[\d,.]+) (?:metres|cm|inches)", r"⟦(?P<whom>\d+)⟧"
MEETING = re.compile(rf"from {FAR} \[\d+\]")
GONE = re.compile(rf"(?:([\d,.]+) to )?{FAR}")
SQUARE = re.compile(r"\b([A-Z]{1,2}\d{1,2})\b")
LEFT = re.compile(rf"{UNIT} (?:has|have) ({NUMBER}(?: hundred)? [a-z ]+?) left")


@dataclass(frozen=True)
class Told:
    """Something that a sentence tells: its kind, the figures or the place, and which units (by number) it speaks of.

    ``words`` is the sentence, ``at`` where in the text the telling words begin and end.
    """

    kind: str
    value: tuple[float, ...] | str
    units: tuple[int, ...]
    words: str
    at: tuple[int, int] = (0, 0)


def number(word: str) -> int:
    """A number as it is written: ``two``, ``a``, ``1,100``."""
    word = word.strip().lower()
    return 1 if word in ("a", "an") else WORDS.index(word) if word in WORDS else int(word.replace(",", ""))


def amount(words: str) -> tuple[int, str]:
    """``two hundred men`` as 200 and what is counted."""
    count, *rest = words.split()
    times = 100 if rest[0] == "hundred" else 1
    return number(count) * times, " ".join(rest[1:] if times == 100 else rest)


def minutes(words: str) -> int:
    """An hour in words as minutes after noon or midnight: the dial has twelve hours."""
    found = HOUR.search(words)
    assert found is not None, words
    whole = WORDS.index(found["hour"]) % 12 * 60
    part = PARTS[found["part"]] if found["part"] else 0
    return (whole - part if found["way"] == "to" else whole + part) % 720


def sentences(text: str) -> list[str]:
    """The sentences of a text in which names stand as numbers."""
    return re.split(r"(?<=[.!?]) (?=[A-Z⟦\d])", text)


class Reader:
    """Reads prose about named units whose strength is counted in certain things."""

    def __init__(self, names: Iterable[str], nouns: Iterable[str], places: Iterable[str] = ()) -> None:
        """``names`` are what units are called, ``nouns`` what losses are counted in, ``places`` names of ground."""
        self.names = list(dict.fromkeys(names))
        self._by_name: Mapping[str, int] = {name: number for number, name in enumerate(self.names)}
        called = "|".join(re.escape(name) for name in sorted(self.names, key=len, reverse=True))
        self._names = re.compile(rf"(?<![\w/])(?:{called})(?![\w/])", re.IGNORECASE)
        self._lower = {name.lower(): number for name, number in self._by_name.items()}
        counted = "|".join(re.escape(noun) for noun in sorted(nouns, key=len, reverse=True))
        self._amount = re.compile(rf"({NUMBER}(?: hundred)? (?:{counted})\b)(?! left)", re.IGNORECASE)
        self._left = re.compile(rf"{UNIT} (?:has|have) ({NUMBER}(?: hundred)? (?:{counted})\b) left")
        self._each = re.compile(rf"{UNIT} ({NUMBER}(?: hundred)? (?:{counted})\b)")
        self._ground = tuple(sorted(places, key=len, reverse=True))

    def masked(self, text: str) -> str:
        """A text with numbers of units for their names; ``two guns`` are no unit, though ``guns`` may be."""
        return self._names.sub(self._masked, text) if self.names else text

    def _masked(self, found: re.Match[str]) -> str:
        counted = COUNTED.search(found.string[max(0, found.start() - 20) : found.start()])
        return found[0] if counted else f"⟦{self._lower[found[0].lower()]}⟧"

    def read(self, text: str) -> Iterator[Told]:
        """What a text tells, sentence by sentence; ``it`` is what the sentence before spoke of first."""
        yield from self.read_masked(self.masked(text))

    def read_masked(self, text: str) -> Iterator[Told]:
        """The same of a text that has numbers for names already."""
        before: tuple[int, ...] = ()
        for sentence in sentences(text):
            units = tuple(int(one) for one in re.findall(UNIT, sentence))
            again = re.match(r"(?:It|They) ", sentence) is not None
            about = (*before[:1], *units) if again else units
            yield from self._sentence(sentence, about or before)
            before = about or before

    def _sentence(self, sentence: str, units: tuple[int, ...]) -> Iterator[Told]:
        taken: list[tuple[int, int]] = []

        def free(found: re.Match[str]) -> bool:
            return not any(start < found.end() and found.start() < end for start, end in taken)

        def told(kind: str, value: tuple[float, ...] | str, found: re.Match[str], of: tuple[int, ...] = units) -> Told:
            taken.append(found.span())
            return Told(kind, value, of, sentence, found.span())

        for found in MEETING.finditer(sentence):
            ahead = tuple(int(one) for one in re.findall(UNIT, sentence[: found.start()]))
            yield told("range", (_length(found[1]),), found, ahead[-2:] or units)
        for kind, pattern in _GAPS:
            for found in filter(free, pattern.finditer(sentence)):
                of = (int(found["whom"]),) if "whom" in found.re.groupindex else ()
                yield told(kind, (_length(found["far"]),), found, (*units[:1], *of))
        for found in self._left.finditer(sentence):
            yield told("left", (float(amount(found[2])[0]),), found, (int(found[1]),))
        for found in filter(free, self._each.finditer(sentence)):
            yield told("loss", (float(amount(found[2])[0]),), found, (int(found[1]),))
        for found in filter(free, self._amount.finditer(sentence)):
            yield told("loss", (float(amount(found[1])[0]),), found)
        for found in filter(free, GONE.finditer(sentence)):
            lengths = tuple(_length(one) for one in found.groups() if one)
            ahead = tuple(int(one) for one in re.findall(UNIT, sentence[: found.start()]))
            yield told("march", lengths, found, ahead)
        yield from (told("square", found[1], found) for found in filter(free, SQUARE.finditer(sentence)))
        for place in self._ground:
            for found in filter(free, re.finditer(rf"(?<!\w){re.escape(place)}(?!\w)", sentence, re.IGNORECASE)):
                yield told("ground", place, found)


def _length(words: str) -> float:
    return float(words.rstrip(".").replace(",", ""))


_GAPS = (
    ("gap", re.compile(rf"{WHOM} (?:is|are) {OFF} off")),
    ("help", re.compile(rf"{WHOM} {OFF} away to help")),
    ("lonely", re.compile(rf"no friend is nearer than {OFF}")),
    ("before", re.compile(rf", {OFF} from (?:the |your |the enemy's )?{WHOM}")),
)
