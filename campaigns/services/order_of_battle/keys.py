"""Short, readable ids for formations and units: what players will type in their orders.

``9D`` for the 9th Infantry Division, ``gauthier`` for Gauthier's brigade, ``1/92Li`` for a battalion of the 92nd Line.
A key that is taken falls back to a longer one, and in the end to a counted one, so keys are always unique.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

#: Contract, section 1: what an id may be made of.
KEY = re.compile(r"[A-Za-z0-9/._-]{1,40}")
LONGEST = 40
_ASIDE = re.compile(r"\(.*?\)|,.*|;.*")
_NUMBER = re.compile(r"(\d+)(?:st|nd|rd|th|er|re|e)?\b\s*(.*)")
_ROMAN = re.compile(r"[IVX]+")
_PARTICLES = {"the", "of", "de", "du", "d", "la", "le", "von", "van", "der", "v", "und", "and"}
_KIND_LETTERS = {"army": "A", "corps": "C", "division": "D", "brigade": "B"}


def plain(text: str) -> str:
    """Text in ASCII letters: accents dropped, ``ö`` to ``o``, anything else that no id may hold to a hyphen."""
    folded = unicodedata.normalize("NFKD", text.replace("ß", "ss").replace("ø", "o").replace("ł", "l"))
    ascii_text = "".join(letter for letter in folded if not unicodedata.combining(letter))
    return re.sub(r"[^A-Za-z0-9/._-]+", "-", ascii_text.replace("'", "").replace("’", "")).strip("-.")


def surname(commander: str) -> str:
    """A commander's surname as an id: ``d'Erlon`` from ``Drouet d'Erlon``; empty when there is no name."""
    names = [plain(word) for word in _ASIDE.sub("", commander).split() if plain(word)]
    return names[-1].lower() if names else ""


class Keys:
    """The ids given so far. Ids differ in more than case, as orders are read without it."""

    def __init__(self, taken: Iterable[str] = ()) -> None:
        self._taken = {key.lower() for key in taken}

    def formation(self, kind: str, name: str, commander: str, above: str) -> str:
        """An id for a formation: by number, by its commander for a brigade, else by its name."""
        short = _numbered(kind, name)
        general = surname(commander)
        choices = [general, short] if kind == "brigade" else [short, general]
        slug = plain(_ASIDE.sub("", name)).lower()
        return self._first_free([*choices, slug, f"{above}-{short or slug}", f"{above}-{slug}"])

    def unit(self, name: str, fallback: str) -> str:
        """An id for a unit from its name; ``fallback`` (its row's id) when that is taken."""
        part, _, whole = name.rpartition("/") if re.match(r"[0-9IVXF]+/", name) else ("", "", name)
        short = _unit_stem(whole)
        prefix = f"{part}/" if part else ""
        return self._first_free([f"{prefix}{short}", f"{prefix}{plain(_ASIDE.sub('', whole))}", plain(fallback)])

    def take(self, key: str) -> None:
        """Mark an id as given."""
        self._taken.add(key.lower())

    def _first_free(self, choices: Iterable[str]) -> str:
        usable = [choice[:LONGEST].rstrip("-.") for choice in choices if choice]
        for choice in usable:
            if choice.lower() not in self._taken:
                self.take(choice)
                return choice
        stem = (usable[0] if usable else "x")[: LONGEST - 4]
        number = 2
        while f"{stem}.{number}".lower() in self._taken:
            number += 1
        self.take(f"{stem}.{number}")
        return f"{stem}.{number}"


def _numbered(kind: str, name: str) -> str:
    """``9D`` from ``9th Infantry Division``, ``II`` from ``II Corps``; empty when the name has no number."""
    first = name.split(" ", 1)[0]
    if kind == "corps" and _ROMAN.fullmatch(first):
        rest = [word for word in name.split(" ")[1:] if word.lower() != "corps"]
        return first + "".join(word[0] for word in rest) + ("C" if rest else "")
    match = _NUMBER.match(name)
    if not match:
        return ""
    words = [word for word in re.split(r"[^\w]+", match[2]) if word and word.lower() not in _PARTICLES]
    arm = "C" if any(word.lower() == "cavalry" for word in words) else ""
    return f"{match[1]}{arm}{_KIND_LETTERS[kind]}"


def _unit_stem(name: str) -> str:
    """The short form of a regiment's or battery's name: ``92Li``, ``5Mil``, ``bijleveld``."""
    bare = _ASIDE.sub("", name).strip()
    match = _NUMBER.match(bare)
    if match:
        words = [word for word in re.split(r"[^\w]+", match[2]) if word and word.lower() not in _PARTICLES]
        return match[1] + (plain(words[0])[:3].capitalize() if words else "")
    words = [word for word in bare.split() if plain(word)]
    if words and words[0].endswith(("'s", "’s")):
        return plain(words[0][:-2]).lower()
    return plain("-".join(words[:2])).lower()
