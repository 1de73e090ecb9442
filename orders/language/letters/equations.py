"""Equations: rules written as one thing that equals another: *cav charges = square*."""

from __future__ import annotations

from battles.engine import expressions as re

RULE = re.compile(
    r"^(?P<head>\W*(?:[^:=\n]{2,30}:\s*)?)(?P<case>[^:=\n,]{2,50}?)\s*=+>?\s*"
    r"(?P<what>(?:form\s+|in\s+|en\s+|im\s+)?(?:squares?|carrés?|carres?|karrees?|karree|vierecke?|sq)\b[^=\n]{0,40})$",
    re.IGNORECASE,
)
HORSE = re.compile(
    r"\b(?:cav\w*|horse\w*|lancers?|kav\w*|reiter\w*|lanzen\w*|chev\w+|lanciers?|charged?|charges)\b", re.I
)
IF = {"en": "if", "fr": "si", "de": "wenn"}


def spelt_out(raw: str, language: str) -> str:
    """A rule about horse and squares with its condition in words; any other line as it is."""
    found = RULE.match(raw) if "=" in raw else None
    if found is None or not HORSE.search(found["case"]):
        return raw
    return f"{found['head']}{IF[language]} {found['case']}, {found['what']}"
