"""Shares: so many of a body, with the number before whose they are: *two of Jamin's battalions*."""

from __future__ import annotations

import re

NUMBER = r"(?P<many>two|three|four|five|six|2|3|4|5|6|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|six)"
UNITS = (
    r"(?P<what>battalions?|bns?|squadrons?|regiments?|batter(?:y|ies)|units?|bataillon(?:e|en|s)?|batterie(?:n|s)?|"
    r"schwadronen|regiment(?:er|ern|e)?|régiments?|escadrons?|unités?)"
)
WHOSE = re.compile(rf"\b{NUMBER}\s+of\s+(?P<who>(?:the\s+)?[A-Z][\w-]+)(?:['’]s|['’])\s+{UNITS}\b", re.IGNORECASE)
WESSEN = re.compile(
    rf"\b{NUMBER}\s+(?:von|der|aus)\s+(?P<who>[A-ZÄÖÜ][\w-]+?)(?:['’]s|['’]|s)\s+{UNITS}\b", re.IGNORECASE
)
DES = re.compile(
    rf"\b{NUMBER}\s+(?:(?:of\s+his|of\s+its|of\s+their|de\s+ses|seiner|ihrer)\s+{UNITS}\b"
    rf"|des\s+(?P<these>bataillons|escadrons|régiments)(?=\s+d(?:e\s|['’])))",
    re.IGNORECASE,
)


def shared(raw: str) -> str:
    """A sentence with the numbers of such shares right before what is counted."""
    low = raw.lower()
    if " of " in low:
        raw = WHOSE.sub(lambda one: f"{one['many']} {one['what']} of {one['who']}", raw)
    if " von " in low or " der " in low or " aus " in low:
        raw = WESSEN.sub(lambda one: f"{one['many']} {one['what']} von {one['who']}", raw)
    return DES.sub(lambda one: f"{one['many']} {one['what'] or one['these']}", raw)
