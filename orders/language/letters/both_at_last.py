"""Both at last: *18/6FA goes to F6, 1/6FA to G6, both fire at 2/2Nas*, where the last clause is for all who were named.

Read as one sentence it would be told only of whom the clause before it spoke.
"""

from __future__ import annotations

from battles.engine import expressions as re

AT_LAST = re.keyed(
    r"^(?P<first>[^;:.!?]*?\w)\s*,\s+(?:and\s+|und\s+|et\s+)?(?P<both>both(?:\s+of\s+them)?|alle\s+beide|beide|"
    r"tou(?:te)?s\s+(?:les\s+)?deux)\s+(?P<rest>(?!in\b|en\b|bis\b|nach\b|zu[mr]?\b|to\b|towards\b|up\b|as\b|jusqu|vers\b|à\b|au\b|auf\b|of\b|von\b|de\b|and\b|und\b|et\b)[a-zà-ÿ][^;:!?]*)$",
    re.IGNORECASE,
)

DEEDS = {"firing": "fire", "facing": "face", "looking": "look", "standing": "stand", "forming": "form"}
DOING = re.compile(rf"^({'|'.join(DEEDS)})\b", re.IGNORECASE)
# *both of them with 2/2Nas as their target*
WITH_TARGET = re.compile(
    r"^with\s+(?P<foe>[\w/'’ -]{2,30}?)\s+as\s+(?:their|a|the)\s+targets?\b|"
    r"^mit\s+(?P<ziel>[\w/ -]{2,30}?)\s+als\s+Ziel\b",
    re.IGNORECASE,
)
LISTED = re.compile(r"[,;]|\b(?:and|und|et)\b")  # one after the other, and not one beside the other


def both_at_last(raw: str) -> tuple[str, str] | None:
    """What a sentence tells of two, and what it tells of both of them behind that; ``None`` for others."""
    found = AT_LAST.match(raw)
    if found is None or LISTED.search(found["first"]) is None:
        return None
    rest = DOING.sub(lambda doing: DEEDS[doing[1].lower()], found["rest"])
    rest = WITH_TARGET.sub(lambda aim: f"fire at {aim['foe']}" if aim["foe"] else f"schießen auf {aim['ziel']}", rest)
    return found["first"], f"{found['both'].capitalize()} {rest}"
