"""Made it: a place that is put right in a sentence of its own: *Hubert scouts K8. Hmm, that's far, make it K7*."""

from __future__ import annotations

from battles.engine import expressions as re

SQUARE = re.compile(r"\b[A-Z]\d{1,2}\b")
HESITATING = (
    r"(?:hm+|no+|nah|actually|wait|hang\s+on|sorry|oh|ah|well|or|rather|that(?:['’]?s|\s+is)|it(?:['’]?s|\s+is)|on\s+second\s+thoughts?|too|so|a\s+bit|bit|rather|quite|"
    r"very|far|close|near|much|nein|nee|ach|doch|moment|halt|das\s+ist|zu|weit|nah|non|enfin|attends|c['’]est|trop|loin|près)"
)
MADE_IT = re.keyed(
    rf"^\W*(?:{HESITATING}\b\W*)*(?:(?:better\s+)?make\s+(?:it|that|him|them)|let['’]?s\s+(?:say|make\s+it)|say|(?:mach|sagen\s+wir|dann|lieber)\s+(?:lieber\s+|mal\s+|doch\s+)?|(?:mettons|disons|plutôt)\s+(?:plutôt\s+)?)"
    r"\s*(?P<square>(?-i:[A-Z]\d{1,2}))(?:\s+(?:instead|then|rather|lieber|besser|plutôt|alors))?\W*$",
    re.IGNORECASE,
)


def made_it(raw: str) -> str:
    """The square that a sentence gives in place of the last one, and nothing else; empty for other sentences."""
    found = MADE_IT.match(raw)
    return found["square"] if found is not None else ""


def with_this_place(before: str, square: str) -> str:
    """The sentence before with the square in place of its own; empty where it has none, or several."""
    named = set(SQUARE.findall(before))
    return SQUARE.sub(square, before) if len(named) == 1 and square not in named else ""
