"""Shortening: names cut short by writers in a hurry, written out before a sentence is read: *Gem*, *Bijlev*, *1/2N*."""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re
from orders.language.folding import fold
from orders.language.letters.spellings import LEAST
from orders.language.letters.world import World

TOKEN = re.compile(
    r"(?<![\w/.'’-])[^\W\d_]{3,}(?![\w/'’-])\.?(?![^\s,;:)!?])|(?<![\w/.'’-])[^\W\d_]{3,}(?=[,:;)!?']|\s|$|['’]s\b)"
)
DESIGNATION = re.keyed(r"(?<![\w/.-])(\d{1,2}/\d{1,3}[A-Za-z]{1,5})(?![\w/-])")
# First letters of a name of several words: *PoO*, *S-W*.
INITIALS = re.compile(r"(?<![\w/.-])(?:[A-Za-z]\.?-?){1,4}[A-Za-z]\.?(?![\w/-])")
# Two words of one name, the last of them cut short: *Saxe-W.*, *Petit-P.*
IN_TWO = re.keyed(r"(?<![\w/.-])(?P<first>[^\W\d_]+)\.?-(?P<last>[^\W\d_]{1,9})(?![\w/-])\.?")
OF_A_BRIGADE = re.compile(r"(?:['’]?s)?\s+(?:bde|brig|brigade|div|division)\b", re.IGNORECASE)
LEAST_SMALL = 4  # letters of a name cut short by a writer who uses no capitals; fewer will do for others
WHOLE_ENOUGH = 0.85  # of a name: what is nearly all of it is a slip, which is found otherwise


def written_out(raw: str, world: World, means_something: Callable[[str], bool], *, commands: bool = False) -> str:
    """A sentence with the names in it written out that are cut short so that they can mean nothing else.

    ``means_something`` tells whether a word is one of the language; those are left alone. ``commands``: it is about the
    order in which commands act, and of a command and a battery that begin alike the command is meant.
    """
    raw = DESIGNATION.sub(lambda found: unit_of(found[1], world) or found[0], raw)
    if len(raw.split()) < 2:
        return raw
    small = raw == raw.lower()

    def whole(found: re.Match[str]) -> str:
        token = found[0].rstrip(".")
        big = token[:1].isupper()
        if not (big or small):
            return found[0]
        folded = fold(token).text
        if len(folded) < (LEAST if big else LEAST_SMALL):
            return found[0]
        near = world.spellings.beginnings.get(folded[:LEAST], ())
        names = [name for name in near if name.startswith(folded) and name != folded]
        if not names or folded in world.spellings.words or means_something(folded):
            return found[0]
        if len(names) > 1:
            above = commands or OF_A_BRIGADE.match(raw, found.end()) is not None
            below = raw[found.end() :].lstrip().lower().startswith(("bty", "batt", "arty", "guns"))
            names = (
                [name for name in names if (name in world.spellings.commanding) == above] if above or below else names
            )
        one = names[0] if len(names) == 1 else ""
        return world.spellings.words[one] if one and len(folded) < WHOLE_ENOUGH * len(one) else found[0]

    def by_initials(found: re.Match[str]) -> str:
        plain = found[0].isalpha()
        letters = found[0].lower().replace(".", "").replace("-", "")
        named = world.spellings.initials.get(letters, "")
        if not named:
            return found[0]
        headed = found.start() == 0 or commands or OF_A_BRIGADE.match(raw, found.end()) is not None
        if (plain and len(letters) < LEAST) or (not headed and len(letters) < LEAST):
            return found[0]
        return found[0] if means_something(found[0].lower()) else named

    def in_two(found: re.Match[str]) -> str:
        said = fold(found["first"]).text, fold(found["last"]).text
        names = {
            name
            for (first, last), name in world.spellings.pairs.items()
            if first.startswith(said[0]) and last.startswith(said[1]) and (first, last) != said
        }
        return names.pop() if len(names) == 1 and max(map(len, said)) >= LEAST else found[0]

    raw = IN_TWO.sub(in_two, raw)
    letters_alone = raw.lower().replace(".", "").replace("-", "")
    if any(letters in letters_alone for letters in world.spellings.initials):
        raw = INITIALS.sub(by_initials, raw)
    return TOKEN.sub(whole, raw)


def unit_of(said: str, world: World) -> str:
    """The unit whose id begins as some words do, his before the enemy's; empty when that is not clear."""
    low = said.lower()
    for ids in (world.present, world.own, world.enemy):
        if any(id.lower() == low for id in ids):
            return ""
    for ids in (world.present, world.enemy):
        found = [id for id in ids if id.lower().startswith(low)]
        if found:
            return found[0] if len(found) == 1 else ""
    return ""
