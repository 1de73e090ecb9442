"""Shares: so many of a body, with the number before whose they are: *two of Jamin's battalions*."""

from __future__ import annotations

from battles.engine import expressions as re

NUMBER = r"(?P<many>two|three|four|five|six|2|3|4|5|6|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|six)"
UNITS = (
    r"(?P<what>battalions?|bns?|squadrons?|regiments?|batter(?:y|ies)|units?|bataillon(?:e|en|s)?|batterie(?:n|s)?|"
    r"schwadronen|regiment(?:er|ern|e)?|régiments?|escadrons?|unités?)"
)
WHOSE = re.compile(rf"\b{NUMBER}\s+of\s+(?P<who>(?:the\s+)?[A-Z][\w-]+)(?:['’]s|['’])\s+{UNITS}\b", re.IGNORECASE)
WESSEN = re.compile(
    rf"\b{NUMBER}\s+(?:von|der|aus)\s+(?P<who>[A-ZÄÖÜ][\w-]+?)(?:['’]s|['’]|s)\s+{UNITS}\b", re.IGNORECASE
)
THEIRS = ("his", "its", "their", "ses", "seiner", "ihrer", "des")
DES = re.compile(
    rf"\b{NUMBER}\s+(?:(?:of\s+his|of\s+its|of\s+their|de\s+ses|seiner|ihrer)\s+{UNITS}\b"
    rf"|des\s+(?P<these>bataillons|escadrons|régiments)(?=\s+d(?:e\s|['’])))",
    re.IGNORECASE,
)
# *two of the foot batteries*, *deux des batteries à pied*, *zwei der Fußbatterien*: so many of a kind
OF_A_KIND = re.keyed(
    r"\b(?P<many>two|three|four|deux|trois|quatre|zwei|drei|vier)\s+(?:of\s+(?:the|our|my)|des|de\s+nos|de\s+mes|der|unserer|meiner|von\s+den)\s+"
    r"(?P<what>(?:(?:foot|horse|light|line|heavy|guard|cavalry)\s+)?(?:batteries|battalions|regiments|squadrons)|batteries|bataillons|régiments|escadrons|"
    r"(?:\w+)?(?:batterien|bataillone|regimenter|schwadronen))\b(?!\s+(?:de|d['’]|du|of|der|von)\b)",
    re.IGNORECASE,
)

# *the cavalry and artillery of the Guard*: both are the Guard's.
ARM = {
    "en": r"(?:the\s+)?(?:cavalry|horse|infantry|foot|artillery|guns)",
    "de": r"(?:die\s+)?(?:kavallerie|reiterei|infanterie|artillerie|geschütze)",
    "fr": r"(?:l['’]|la\s+|les\s+)?(?:cavalerie|infanterie|artillerie|pièces|canons)",
}
OF_BOTH = {
    link: re.keyed(
        rf"\b(?P<one>{arm})\s+(?P<and>{link})\s+(?P<other>{arm})\s+(?P<whose>{of}\s*[A-ZÄÖÜ\d][\w/-]*(?:\s+(?:division|"
        r"brigade|corps))?)(?![\w/])",
        re.IGNORECASE,
    )
    for arm, link, of in (
        (ARM["en"], "and", r"of(?:\s+the)?\s"),
        (ARM["de"], "und", r"(?:der|des|von)\s"),
        (ARM["fr"], "et", r"(?:de\s+la\s|du\s|de\s+l['’]|de\s|d['’])"),
    )
}
ARMS = ("cav", "hors", "inf", "foot", "art", "gun", "kav", "reit", "gesch", "pi", "can")  # as their words begin


def shared(raw: str) -> str:
    """A sentence with the numbers of such shares right before what is counted."""
    low = raw.lower()
    if " of " in low:
        raw = WHOSE.sub(lambda one: f"{one['many']} {one['what']} of {one['who']}", raw)
    if " von " in low or " der " in low or " aus " in low:
        raw = WESSEN.sub(lambda one: f"{one['many']} {one['what']} von {one['who']}", raw)
    if any(arm in low for arm in ARMS):
        for link, both in OF_BOTH.items():
            if link in low:
                raw = both.sub(r"\g<one> \g<whose> \g<and> \g<other> \g<whose>", raw)
    if any(whose in low for whose in THEIRS):
        raw = DES.sub(lambda one: f"{one['many']} {one['what'] or one['these']}", raw)
    if any(of in low for of in (" of ", " des ", " de ", " der ", "er ", " von ")):
        raw = OF_A_KIND.sub(r"\g<many> \g<what>", raw)
    return raw
