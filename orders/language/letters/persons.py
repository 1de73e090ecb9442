"""Persons: generals spoken to, and spoken of as a man among his men, not as the troops that bear his name."""

from __future__ import annotations

import re
from collections.abc import Callable

# *General, ride to the 2/93*; *You yourself, General, stay here*: him to whom this part of the letter is written.
SPOKEN_TO = re.compile(
    r"^\W*(?:(?:and|but|then|now|lastly|finally)\W+)?(?:as (?:for|to) yourself\W+|(?:you\W+)?yourself\W+|you\W+)?"
    r"(?:my dear\s+)?(?:general|mon général|herr general)\s*,\s*(?:(?:you\s+)?yourself\W+)?(?=\S)"
    r"|^\W*(?:(?:and|but|then)\W+)?you yourself\b\W*(?=\S)|^\W*(?:(?:and|but|then)\W+)?as (?:for|to) yourself\W+(?=\S)",
    re.IGNORECASE,
)
# *bring your right back under your eye*: what he sees to, wherever he rides.
UNDER_HIS_EYE = re.compile(
    r"\b(?:bring|get|take|keep|have)\s+[^,;:.!?]{2,50}?\s(?:back\s+|again\s+)*(?:under|in|within)\s+(?:your|his)\s+"
    r"(?:own\s+)?(?:eyes?|hands?|sight|view|control|command|reach|circle)(?:\s+again)?\s*(?:[,:;–—-]\s*)?",
    re.IGNORECASE,
)
# What a man does among his men.
AMONG_THEM = re.compile(
    r"(?:[,;]?\s*\b(?:and|to|so as to|in order to|so that he (?:can|may|might|could)|so he can|where he can|there to|"
    r"then)\b\s*)*\b(?:(?:be|stay|stand)\s+with|"
    r"be near|be among(?:st)?|cheer\w*(?:\s+on)?(?:\s+up)?|"
    r"encourag(?:e|es|ing)|"
    r"hearten\w*|stead(?:y|ies)|put\w*\s+(?:some\s+)?heart\s+into|give\w*\s+heart\s+to|"
    r"keep\w*\s+(?!an\b)(?=[^,;.]{2,30}\bcompany)|have\s+a\s+word\s+with|has\s+a\s+word\s+with|talk\w*\s+to|speak\w*\s+to|see\s+to|show\w*\s+himself\s+to|"
    r"calm\w*(?:\s+down)?|chivv(?:y|ies)|hurr(?:y|ies)\s+along|reassur\w+|inspir\w+)"
    r"\s+(?P<whom>(?:(?!\b(?:and|so|to|who|which|while)\b)[^,;.:!?]){1,40}?)(?:\s+(?:up|on|along|company|down))?"
    r"(?=\s*(?:[,;.:!?]|\b(?:and|so|to|who|which|while)\b|$))",
    re.IGNORECASE,
)
# *so that his circle covers the wood*, *so that the 8th is within his reach*.
HIS_CIRCLE = re.compile(
    r"[,;]?\s*\bso\s+(?:that\s+)?(?:his\s+(?:command\s+)?(?:circle|reach|radius|voice|range|ring)\b[^;.!?]*"
    r"|[^;.!?]{2,60}?\b(?:in|within|inside)\s+his\s+(?:command\s+)?(?:circle|reach|radius|range|ring)\b)",
    re.IGNORECASE,
)
NOBODY_NAMED = frozenset(["them", "him", "it", "everyone", "everybody", "people", "things"])


def spoken_to(raw: str, name: str) -> str:
    """A sentence said to a general, with his name; empty where it is said to nobody."""
    found = SPOKEN_TO.match(raw)
    if found is None:
        return ""
    told = UNDER_HIS_EYE.sub("", raw[found.end() :]).strip()
    return f"General {name}: {told}" if told.strip(" .!") else ""


def as_a_man(raw: str, named: Callable[[str], int], placed: Callable[[str], bool]) -> str:
    """``Bijlandt goes into the farm to be with 5M``: he does, not his brigade; any other sentence as it stands.

    ``named`` tells where in a sentence the name of a general ends with which it begins, 0 where it does not;
    ``placed`` whether words say where, or name anybody.
    """
    found = [one for sign in (AMONG_THEM, HIS_CIRCLE) for one in sign.finditer(raw)]
    end = named(raw) if found else 0
    found = [one for one in found if end and one.start() >= end]
    if not found:
        return raw
    rest = raw[end:]
    for one in found:
        rest = rest.replace(one[0], "", 1)
    if placed(rest):
        return f"{raw[:end]} himself{rest}"
    whom = next((one["whom"].strip() for one in found if one.re is AMONG_THEM), "")
    return f"{raw[:end]} himself rides to {whom}" if whom and whom.lower() not in NOBODY_NAMED else raw
