"""Nations: ``the 2nd Dutch division``: whose a command is, said beside its number, tells no more."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.folding import fold
from orders.language.letters.bearers import NATIONS
from orders.language.letters.world import World

NATION = re.compile(r"[^\W\d_]{4,}\.?")
CUT = 4  # letters of the word for a nation that is cut short: *Neth.*, *Niederl.*
KINDS = r"div(?:ision(?:en|s)?)?|brig(?:ade)?|bde|corps|korps"
ARMS = r"guns?|batter(?:y|ies)|artillery|arty?|infantry|cavalry|horse|foot|troops"
NUMBER = r"\b(?P<number>\d{1,2}(?:\s?(?:st|nd|rd|th|d|e|er|re|ère|eme|ème|te[rnms]?|\.))?)\s+"
BETWEEN = re.compile(rf"{NUMBER}(?P<nation>[^\W\d_]{{4,}})\.?\s+(?P<what>{KINDS}|{ARMS})\b", re.IGNORECASE)
BEHIND = re.compile(rf"{NUMBER}(?P<what>{KINDS})\.?\s+(?P<nation>[^\W\d_]{{4,}})\b", re.IGNORECASE)
OF_KIND = {"d": "division", "b": "brigade", "c": "corps", "k": "corps"}
OF_ARMS = re.compile(ARMS, re.IGNORECASE)
WORDS = frozenset(word for words in NATIONS.values() for word in words.split())
BEGINNINGS = frozenset(word[:end] for word in WORDS for end in range(CUT, len(word)))


def is_nation(word: str) -> bool:
    """Whether a word, or what it is the beginning of, is one for a nation."""
    said = fold(word).text
    return said in WORDS or said in BEGINNINGS


def without_nations(raw: str, world: World) -> str:
    """A sentence in which no command has its nation between its number and what it is.

    Only where he has a command of that kind with the number; ``2nd Dutch guns`` are those of the only one with it.
    """

    def plain(found: re.Match[str]) -> str:
        kinds = world.kinds_by_number.get(int(re.sub(r"\D", "", found["number"])), frozenset())
        if not is_nation(found["nation"]) or not kinds:
            return found[0]
        if OF_ARMS.fullmatch(found["what"]):
            return f"{found['number']} {min(kinds)} {found['what']}" if len(kinds) == 1 else found[0]
        return f"{found['number']} {found['what']}" if OF_KIND[fold(found["what"]).text[0]] in kinds else found[0]

    return BEHIND.sub(plain, BETWEEN.sub(plain, raw)) if any(map(is_nation, NATION.findall(raw))) else raw
