"""Short, readable ids for formations and units: what players will type in their orders.

``9D`` for the 9th Infantry Division, ``gauthier`` for Gauthier's brigade, ``1/92`` for a battalion of the 92nd Line,
``27J`` for the 27th Jägers. A key that is taken gives way to a longer one, and in the end to a counted one, so keys are
always unique.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

#: Contract, section 1: what an id may be made of.
KEY = re.compile(r"[A-Za-z0-9/._-]{1,40}")
LONGEST = 40

#: What stands behind a regiment's number, by the first word or two of its kind. Plain French line has none. Any other
#: word gives its first three letters.
LETTERS = {
    "ligne": "",
    "léger": "L",
    "line": "L",
    "light": "Lt",
    "light dragoons": "LD",
    "infantry": "I",
    "foot guards": "FG",
    "foot artillery": "FA",
    "horse artillery": "HA",
    "jager": "J",
    "militia": "M",
    "rifles": "R",
    "grenadiers": "Gr",
    "voltigeurs": "V",
    "tirailleurs": "T",
    "hussars": "H",
    "hussards": "H",
    "chasseurs": "Ch",
    "chevau-légers": "Lan",
    "lanciers": "Lan",
    "uhlans": "U",
    "dragons": "Dr",
    "dragoons": "Dr",
    "cuirassiers": "Cu",
    "carabiniers": "Car",
}

_ASIDE = re.compile(r"\(.*?\)|,.*|;.*")
_NUMBER = re.compile(r"(\d+)(st|nd|rd|th|er|re|e)?\b\s*(.*)")
_ENGLISH = ("st", "nd", "rd", "th")
_ROMAN = re.compile(r"[IVX]+")
_PART = re.compile(r"([0-9IVXF]+)/(.+)")
_COMPANY = re.compile(r"(\d+)\w* Coy, (.+)")
_BATTALION_OF = re.compile(r"([^,]+), (\d+)(?:st|nd|rd|th)\b.*battalion")
_NUMBERED_BATTERY = re.compile(r"(\d+)-pdr (\w)\w* Battery No\. ?(\d+)")

_PARTICLES = {
    "the",
    "to",
    "of",
    "de",
    "du",
    "des",
    "la",
    "le",
    "von",
    "van",
    "der",
    "den",
    "v",
    "vd",
    "und",
    "and",
    "a",
    "à",
}
_PARTICLES |= {"d", "cheval", "pied"}
_TITLES = {"prince", "duke", "count", "lord", "sir", "king", "tsar", "marshal", "general"}
_COMMON = {"regiment", "battalion", "field", "foot", "horse", "battery", "landwehr", "militia"}
_KIND_LETTERS = {"army": "A", "corps": "C", "division": "D", "brigade": "B"}
#: A double name or a description that is longer than this is cut to its first word or two.
_LONG = 12
_LONG_NAME = 20


def plain(text: str) -> str:
    """Text in the letters of an id: accents and apostrophes dropped, anything else that no id may hold a hyphen."""
    folded = unicodedata.normalize("NFKD", text.replace("ß", "ss").replace("ø", "o").replace("ł", "l"))
    ascii_text = "".join(letter for letter in folded if not unicodedata.combining(letter))
    return re.sub(r"[^A-Za-z0-9/._-]+", "-", re.sub("['’]", "", ascii_text)).strip("-.")


def surname(commander: str) -> str:
    """What a commander is called for short, as an id: ``merlen``, ``soult``, ``hiller``, ``orange``; may be empty."""
    words = [word for word in re.split(r"[\s.]+", _ASIDE.sub("", commander)) if plain(word)]
    titled = bool(words) and words[0].lower() in _TITLES
    while words and (len(words[0]) == 1 or words[0].lower() in _PARTICLES | _TITLES):
        words.pop(0)
    while len(words) > 1 and _ROMAN.fullmatch(words[-1]):
        words.pop()
    if not words:
        return ""
    estate = len(words) > 1 and (words[1].lower() in _PARTICLES or re.match(r"d['’]", words[1]))
    of_a_place = len(words) > 1 and words[1].lower() == "of" and not titled
    name = plain(words[0] if estate and not of_a_place else words[-1]).lower()
    return name.split("-")[0] if len(name) > _LONG else name


class Keys:
    """The ids given so far. Ids differ in more than case, as orders are read without it."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self._taken = {key.lower() for key in taken}

    def formation(self, kind: str, name: str, commander: str, above: str) -> str:
        """An id for a formation: by number, a brigade by its commander, guns and engineers by what they belong to."""
        slug = _described(name)
        short, general = _numbered(kind, name), surname(commander)
        service = next((word for word in ("artillery", "engineers") if word in name.lower() and kind == "brigade"), "")
        if service:
            return self._first_free([f"{above}-{service}", f"{above}-{slug}", general])
        choices = [general, short] if kind == "brigade" else [short, general]
        return self._first_free([*choices, slug, f"{above}-{short or slug}", f"{above}-{slug}"])

    def unit(self, name: str, contingent: str, fallback: str) -> str:
        """An id for a unit from its name; where that is taken with its contingent, else ``fallback`` (its row's id)."""
        prefix, whole = "", name
        if match := _PART.fullmatch(name) or _COMPANY.fullmatch(name):
            prefix, whole = f"{match[1]}/", match[2]
        elif match := _BATTALION_OF.fullmatch(name):
            prefix, whole = f"{match[2]}/", match[1]
        short = f"{prefix}{_stem(whole)}"
        return self._first_free([short, f"{plain(contingent)[:3]}-{short}" if contingent else "", plain(fallback)])

    def take(self, key: str) -> bool:
        """Mark an id as given; whether it was still free."""
        free = key.lower() not in self._taken
        self._taken.add(key.lower())
        return free

    def _first_free(self, choices: Iterable[str]) -> str:
        usable = [key for choice in choices if (key := plain(choice)[:LONGEST].rstrip("-."))]
        for choice in usable:
            if self.take(choice):
                return choice
        stem = (usable[0] if usable else "x")[: LONGEST - 4]
        number = 2
        while not self.take(f"{stem}.{number}"):
            number += 1
        return f"{stem}.{number}"


def _numbered(kind: str, name: str) -> str:
    """``9D`` from ``9th Infantry Division``, ``II`` from ``II Corps``; empty when the name has no number."""
    first, *others = name.split()
    if kind == "corps" and _ROMAN.fullmatch(first):
        return first + "".join(word[0].upper() for word in others if word.lower() != "corps")
    match = _NUMBER.match(name)
    if not match:
        return ""
    cavalry = "C" if "cavalry" in match[3].lower() else ""
    return f"{match[1]}{cavalry}{_KIND_LETTERS[kind]}"


def _described(name: str) -> str:
    """A formation's name as an id, a long one cut to its first two telling words: ``light-cavalry``."""
    slug = plain(_ASIDE.sub("", name)).lower()
    if len(slug) <= _LONG_NAME:
        return slug
    return plain("-".join(_telling(name)[:2])).lower()


def _stem(name: str) -> str:
    """The short form of a regiment's or battery's name: ``92``, ``92nd``, ``5M``, ``bijleveld``, ``6pdr-F3``."""
    if match := _NUMBERED_BATTERY.fullmatch(name):
        return f"{match[1]}pdr-{match[2].upper()}{match[3]}"
    bare = _ASIDE.sub("", name).strip()
    if "engineers" in bare.lower():
        return plain(bare).lower()
    if match := _NUMBER.match(bare):
        number, ordinal, rest = match[1], match[2] or "", _telling(match[3])
        if not rest:
            return number + (ordinal if ordinal in _ENGLISH else "")
        return f"{number}-{plain(rest[0])}" if rest[0][0].isdigit() else number + _letters(rest)
    words = _telling(bare)
    if words and words[0].endswith(("'s", "’s")):
        return plain(words[0][:-2]).lower()
    if words and words[-1].lower() == "garde":
        return f"G{_letters(words)}"
    names = [word for word in words if word.lower() not in _COMMON] or words
    prefix = "lw-" if any(word.lower() == "landwehr" for word in words) else ""
    return prefix + plain("-".join(names[:2])).lower()


def _letters(words: list[str]) -> str:
    """The letters that stand for a kind of regiment: of its first two words, its first, or three of its own."""
    for count in (2, 1):
        kind = " ".join(words[:count]).lower()
        if kind in LETTERS:
            return LETTERS[kind]
    return plain(words[0])[:3].capitalize()


def _telling(name: str) -> list[str]:
    return [word for word in _words(name) if word.lower() not in _PARTICLES]


def _words(name: str) -> list[str]:
    return [word for word in _ASIDE.sub("", name).split() if plain(word)]
