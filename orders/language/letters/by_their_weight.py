"""By their weight: batteries told by the weight of their shot, where an army has guns of one weight beside others.

The name of a battery tells its weight where that is uncommon: *(12-pdr)*. *The 12s* are those; *the 6-pounders* are the
foot batteries whose names tell no weight, and not the only ones that are called pounders at all.
"""

from __future__ import annotations

from collections.abc import Mapping

from battles.engine import expressions as re

NAMED_WEIGHT = re.keyed(r"\b(\d{1,2})[\s-]*(?:p\b|pdr|pounder|pfünder|livres)", re.IGNORECASE)
SPELT = {
    "three": 3, "four": 4, "six": 6, "eight": 8, "nine": 9, "twelve": 12,
    "drei": 3, "vier": 4, "sechs": 6, "acht": 8, "neun": 9, "zwölf": 12,
    "trois": 3, "quatre": 4, "huit": 8, "neuf": 9, "douze": 12,
}  # fmt: skip
NUMBER = rf"(?P<weight>\d{{1,2}}|{'|'.join(SPELT)})"
# *the 6-pounders*, *die Sechspfünder*, *les pièces de 6*
POUNDERS = re.keyed(
    rf"(?P<the>\b(?:the|die|den|les)\s+)?\b{NUMBER}[\s-]?"
    r"(?:(?P<en>pounders?|pdrs?|lbrs?)|(?P<de>pfünder(?:n|batterien?)?)|(?P<fr>livres))\b",
    re.IGNORECASE,
)
PIECES = re.keyed(
    rf"(?P<the>\bles\s+)?\b(?:pièces|canons)\s+de\s+{NUMBER}\b(?:\s+livres)?(?!\s*(?:h\b|cm|/))", re.IGNORECASE
)
# *move the 12s up*, *the twelves*
THE_TWELVES = re.compile(
    r"\b(?P<the>the|my|our|those|die)\s+(?P<weight>\d{1,2}|twelve|six|nine|eight)(?P<s>e?s|er)\b(?!\s*[:/])",
    re.IGNORECASE,
)
FOOT = {"en": "foot batteries", "de": "Fußbatterien", "fr": "batteries à pied"}


# *12-pounders against 6-pounders*: whose those are is not said
COMPARED = re.compile(
    r"\b(?:against|versus|vs|than|gegen|contre|outrang\w*|outgun\w*)\b|(?:pdrs?|pounders?|lbrs?|pfünder)\s+(?:on|v|to|auf)\s+\d",
    re.IGNORECASE,
)
# *the 6-pounders in F6*: where they stand tells which
WHERE = re.compile(r"\s+(?:in|at|on|near|by|bei|auf|am|en|à)\s", re.IGNORECASE)


def by_their_weight(raw: str, batteries: Mapping[str, str]) -> str:
    """A sentence with those batteries plainly named that it tells by a weight; as it is where no name tells one.

    ``batteries`` are his foot batteries, by their id, and their names.
    """
    if not (POUNDERS.search(raw) or PIECES.search(raw) or THE_TWELVES.search(raw)):
        return raw
    weights = {id: int(found[1]) for id, name in batteries.items() if (found := NAMED_WEIGHT.search(name))}
    others = [id for id in batteries if id not in weights]
    compared = len(POUNDERS.findall(raw)) > 1 and COMPARED.search(raw) is not None
    if not weights or not others or compared:
        return raw

    def pounds(found: re.Match[str]) -> int:
        said = found["weight"].lower()
        return int(said) if said.isdecimal() else SPELT[said]

    def named(found: re.Match[str]) -> str:
        if pounds(found) in weights.values():
            return found[0]
        language = next((one for one in FOOT if found.groupdict().get(one)), "fr")
        if WHERE.match(raw, found.end()):
            return f"{found['the'] or ''}{FOOT[language]}"
        return ", ".join(others)

    raw = THE_TWELVES.sub(
        lambda found: f"{found['the']} {pounds(found)}-pounders" if pounds(found) in weights.values() else found[0], raw
    )
    return PIECES.sub(named, POUNDERS.sub(named, raw))
