"""There: the place that the sentence before named: *Gemioncourt is the key. 5M goes into it and shuts the gates*."""

from __future__ import annotations

from battles.engine import expressions as re

GOES = (
    r"go(?:es)?|going|moves?|marches|march|comes?|heads?|gets?|walks?|runs?|hurr(?:y|ies)|advances?|retires?|withdraws?|falls?\s+back|"
    r"sends?|puts?|push(?:es)?|brings?|takes?|leads?|pulls?|draws?|drops?|slips?|returns?|retreats?"
)
THERE = re.compile(
    rf"(?P<goes>\b(?:{GOES})\b(?:\s+(?:it|them|him|the\s+\w+|\d[\w/]+|back|up|over|down|across|on|straight|right|too|also|as\s+well))*)\s+"
    r"(?:(?:in(?:to)?|inside|to)\s+(?:it|there)|inside(?=\s*(?:[,.;!]|$|\band\b))|there|thither|over\s+there|up\s+there)\b(?!\s+(?:is|are|was|were|to|where|in|at|by|near|on|behind)\b)"
    r"|(?P<va>\b(?:y\s+(?:va|vont|entre|entrent|monte|montent|court|courent|marche|marchent)|s['’]y\s+(?:rend|rendent|porte|portent|installe\w*|jette\w*)))\b"
    r"|(?P<geht>\b(?:geht|gehen|rückt|rücken|marschiert|marschieren|zieht|ziehen|kommt|kommen|soll|sollen)\b(?:\s+(?:auch|sofort|jetzt|dann))*)\s+"
    r"(?:dort\s*hin|da\s*hin|hinein|rein)\b(?!\s*,?\s*(?:wo|woher|von\s+wo)\b)",
    re.IGNORECASE,
)
ENDS = re.compile(r"[,;:.]\s|\s(?:and|und|et)\s")
TO = {"va": "va à ", "geht": " nach "}


def with_place(raw: str, place: str) -> str:
    """A sentence in which *there* is the place that was named before."""

    def named(found: re.Match[str]) -> str:
        if found["goes"]:
            return f"{found['goes']} to {place}"
        return f"va à {place}" if found["va"] else f"{found['geht']} nach {place}"

    return THERE.sub(named, raw, count=1)


def clause_there(raw: str) -> str:
    """The clause of a sentence that sends somebody there, from its beginning; empty where none does."""
    found = THERE.search(raw)
    if found is None:
        return ""
    ends = ENDS.search(raw, found.end())
    return raw[: ends.start() if ends is not None else len(raw)]
