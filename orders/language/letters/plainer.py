"""Plainer words: ways of writing a name or a verb that are put into the common one before a sentence is read."""

from __future__ import annotations

import re

ROMAN = {"I": "1", "II": "2", "III": "3", "IV": "4"}
BATTALION = re.compile(r"\b(I{1,3}|IV)\.?\s?/\s?(?=\d)|\b(I{1,3}|IV)\.?\s+(?=(?:Bataillon|Bat|Btl|Bn)\b)")
# *nimmt hinter dem Hof Aufstellung*: the noun at the end makes the verb.
TAKES_POST = re.compile(r"\b(?:nimmt|nehmen)\b(?P<where>[^.;!?]{2,100}?)\s+(?:Aufstellung|Platz)\b", re.IGNORECASE)
# French on a telephone, without its apostrophes.
ELIDED = re.compile(
    r"\b([dl])(?=(?:orange|erlon|artillerie|infanterie|ennemi|autre|etang|aile|attaque)\b)", re.IGNORECASE
)
IN_THEIR_REAR = re.compile(r"\bin (?:dessen|deren|seinem|ihrem|seinen|ihren) Rücken\b", re.IGNORECASE)
IN_CENTIMETRES = re.compile(r"\bx\s*[=:]\s*\d+(?:\.\d+)?[\s,;]+y\s*[=:]\s*\d+", re.IGNORECASE)
PAUSE = re.compile(r"\s*(?:\.{3,}|…)(?=\s+\S)")


def plainer(raw: str) -> str:
    """A sentence with Roman numbers of battalions, split verbs and lost apostrophes in the common form."""
    raw = PAUSE.sub(",", raw)
    raw = BATTALION.sub(lambda found: f"{ROMAN[found[1]]}/" if found[1] else f"{ROMAN[found[2]]}. ", raw)
    raw = TAKES_POST.sub(lambda found: f"stellt sich{found['where']}", raw)
    raw = IN_THEIR_REAR.sub("dahinter", raw)
    return ELIDED.sub(r"\1'", raw)
