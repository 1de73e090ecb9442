"""One of several: *of the three batteries in G5 the right one fires at ...*, *die linke der drei Batterien ...*.

Which it is, on the right, on the left or in the middle, is told by where they stand, as the army looks; *the others*
behind it are those that are left of the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from battles.engine import expressions as re
from battles.engine.keys import Keys

GROUP = r"(?P<group>[^,;:.!?]{4,50}?)"
FLAGS = re.IGNORECASE | re.DOTALL
COUNTED = {
    "two": 2, "three": 3, "four": 4, "both": 2, "zwei": 2, "beiden": 2, "beide": 2, "drei": 3, "vier": 4,
    "deux": 2, "trois": 3, "quatre": 4,
}  # fmt: skip
SIDES = {
    "right": "right", "right-hand": "right", "rightmost": "right", "middle": "middle", "centre": "middle",
    "left": "left", "left-hand": "left", "leftmost": "left", "center": "middle",
    "rechte": "right", "linke": "left", "mittlere": "middle",
    "droite": "right", "gauche": "left", "milieu": "middle",
}  # fmt: skip
DE = r"(?:die|das|der)\s+(?:ganz\s+)?(?P<side>rechte|linke|mittlere)"
EN = (
    r"the\s+(?P<side>right(?:-hand)?|left(?:-hand)?|rightmost|leftmost|middle|cent(?:re|er))\s+"
    r"(?:one|battery|battalion)"
)
FR = r"(?:celle|celui)\s+(?:de\s+(?P<side>droite|gauche)|du\s+(?P<mid>milieu|centre))"
LEAD = r"^(?P<lead>\W*(?:(?:und|and|et|aber|but|mais)\s+)?)"
SAID = (
    re.compile(rf"{LEAD}von\s+{GROUP}\s+(?P<verb>[a-zäöüß]+(?:t|en|l|ll))\s+{DE}(?:\s+\w+(?=\s+(?:auf|gegen|nach)\b))?\s+(?P<rest>\S.*)$",
               FLAGS),
    re.compile(rf"{LEAD}{DE}\s+(?:\w+\s+)?(?:der|von\s+den|unserer|meiner)\s+(?=\w)(?P<group>(?:zwei|drei|vier|beiden)\s[^,;:.!?]{{4,40}}?)\s+"
               r"(?P<verb>(?:schießt|schiesst|feuert|soll|geht|bleibt|rückt|beschießt|fährt|protzt|nimmt|zielt|richtet)\w*)\s+(?P<rest>\S.*)$",
               FLAGS),
    re.compile(rf"{LEAD}(?:out\s+)?of\s+{GROUP}\s*,?\s+{EN}\s+(?P<rest>\S.*)$", FLAGS),
    re.compile(rf"{LEAD}{EN}\s+of\s+(?P<group>(?:the|my|our)\s+(?:two|three|four)\s[^,;:.!?]{{4,40}}?)\s+"
               r"(?P<verb>fires?|shoots?|goes|moves?|stays?|takes?|should|shall|is\s+to|keeps?|limbers?|aims?|engages?|holds?)\s+(?P<rest>\S.*)$",
               FLAGS),
    re.compile(rf"{LEAD}(?:des|de\s+(?:mes|nos|ces))\s+{GROUP}\s*,?\s+{FR}\s+(?P<rest>\S.*)$", FLAGS),
    re.compile(rf"{LEAD}{FR}\s+des\s+(?P<group>(?:deux|trois|quatre)\s[^,;:.!?]{{4,40}}?)\s+"
               r"(?P<verb>tire|va|reste|prend|vise|doit|avance|recule|attelle)\s+(?P<rest>\S.*)$", FLAGS),
)  # fmt: skip
THE_OTHERS = re.compile(
    r"\b(?:(?:die|den|das)\s+(?:beiden\s+|zwei\s+)?anderen?(?:\s+(?:beiden|zwei|drei|Batterien|Bataillone))*|the\s+(?:other\s+(?:two|three|one)|others|"
    r"other)|les\s+(?:deux\s+)?autres|l['’]autre)\b",
    re.IGNORECASE,
)
AND = ("und", "und", "and", "and", "et", "et")
# *the two leading battalions of Gauthier*, *die beiden vorderen Nassauer Bataillone*
FOREMOST = re.keyed(
    r"\b(?P<the>(?:die|den|der|das|meine|unsere)\s+)(?P<count>beiden|zwei|drei)?\s*(?P<adj>vorder(?:e|en|ste|sten)|hinter(?:e|en|ste|sten))\s+"
    r"(?!(?:Linie|Reihe|Treffen|Welle|Staffel|Rand|Teil|Ecke|Ende|Zipfel|Wald|Front)\w*\b)(?=(?-i:[A-ZÄÖÜ])|\d)"
    r"|\b(?P<the_en>(?:the|my|our)\s+)(?P<count_en>two|three|2|3)?\s*(?P<adj_en>leading|front|foremost|rear(?:most)?|hindmost)\s+"
    r"(?=(?:[\w/]+\s+){0,2}(?:battalions?|batter(?:y|ies)|regiments?)\b)"
    r"|\b(?P<the_fr>les\s+)(?P<count_fr>deux|trois)\s+(?P<noun>bataillons|batteries|régiments)\s+"
    r"(?P<adj_fr>de\s+tête|de\s+devant|avancés|de\s+queue|de\s+derrière|arrière)\b\s*",
    re.IGNORECASE,
)
PLURAL = re.compile(r"(?:[\w/]+\s+){0,2}(?:battalions|batteries|regiments)\b", re.IGNORECASE)
# *Die hinteren Bataillone von Jamin*, *Jamins erste Linie*, *the leading battalions of Jamin*: as they stand
ORDER_DE = r"(?:ganz\s+)?(?:vorder|vorderst|erst|zweit|dritt|hinter|hinterst|letzt)en?"
LINE_DE = r"(?:Linie|Reihe|Welle|Staffel|Bataillone)"
A_LINE = re.keyed(
    rf"^(?P<lead>\W*)(?:(?:die|das)\s+(?P<which>{ORDER_DE})\s+{LINE_DE}\s+(?:von|der\s+Brigade)\s+(?P<whose>(?-i:[A-ZÄÖÜ])[\w-]+)|"
    rf"(?P<whose_of>(?-i:[A-ZÄÖÜ])[\w-]+?)s\s+(?P<which_of>{ORDER_DE})\s+{LINE_DE}|"
    r"the\s+(?P<which_en>leading|front|first|second|rear|hindmost|last)\s+(?:line|row|battalions)\s+of\s+(?P<whose_en>(?-i:[A-Z])[\w-]+))(?=\s)",
    re.IGNORECASE,
)
ROWS = {"zweit": 2, "second": 2, "dritt": 3}
LAST = ("hinter", "letzt", "rear", "hindmost", "last")
APART = 3.0  # table units from one line to the next
AT_ITS_HEAD = 5  # characters: so near to its beginning a sentence tells who is to do it
SINGLE = frozenset({"vordere", "vorderste", "hintere", "hinterste"})
CLEARLY = 1.0  # table units: so much farther to the front they stand than the next
KEYS = Keys("recht|link|mittler|right|left|middle|cent|droite|gauche|milieu")


def one_of_several(raw: str, standing: Callable[[str], Sequence[str]]) -> str:
    """A sentence with the names of the one and of the others; ``standing``: some troops by what they are called, from
    left to right, or none.
    """
    if not KEYS.stand_in(raw):
        return raw
    for number, said in enumerate(SAID):
        found = said.match(raw)
        if found is None:
            continue
        ids = list(standing(found["group"]))
        told = next((COUNTED[word] for word in found["group"].lower().split() if word in COUNTED), len(ids))
        groups = found.groupdict()
        side = SIDES[(found["side"] or groups.get("mid") or "").lower()]
        if len(ids) < 2 or told != len(ids) or (side == "middle" and len(ids) % 2 == 0):
            return raw
        one = ids.pop(-1 if side == "right" else 0 if side == "left" else len(ids) // 2)
        others = f" {AND[number]} ".join((", ".join(ids[:-1]), ids[-1])) if len(ids) > 1 else ids[0]
        verb = f"{groups['verb']} " if groups.get("verb") else ""
        return f"{found['lead']}{one} {verb}{THE_OTHERS.sub(others, found['rest'], count=1)}"
    return raw


def foremost_named(raw: str, standing: Callable[[str], tuple[Sequence[tuple[float, str]], str]]) -> str | None:
    """A sentence with the names of those who are called the foremost or the hindmost of some; ``None``: who are they?

    ``standing``: with what troops some words begin, how far to the front each stands, the hindmost first, and the words
    behind them.
    """
    found = FOREMOST.search(raw)
    if found is None or (A_LINE.match(raw) and not found["count"]):
        return line_named(raw, standing)
    if found["the_en"] and not found["count_en"] and PLURAL.match(raw[found.end() :]):
        return raw  # how many of them are leading?
    said = (found["adj"] or found["adj_en"] or found["adj_fr"] or "").lower()
    count = found["count"] or found["count_en"] or found["count_fr"] or ""
    noun = f"{found['noun']} " if found["noun"] else ""
    far, rest = standing(f"{found['the'] or found['the_en'] or found['the_fr']}{noun}{raw[found.end() :]}")
    wanted = COUNTED.get(
        count.lower(), int(count) if count.isdecimal() else int(said in SINGLE or bool(found["the_en"]))
    )
    back = said.startswith(("hint", "rear", "hind", "de queue", "de derrière", "arrière"))
    last = wanted if back else len(far) - wanted  # the first of those behind the bound
    if not 0 < wanted < len(far):
        return raw
    if far[last][0] - far[last - 1][0] < CLEARLY:
        return None if found.start() <= AT_ITS_HEAD else raw
    chosen = [id for _, id in (far[:last] if back else far[last:])]
    named = (" and " if found["the_en"] else " et " if found["the_fr"] else " und ").join(chosen)
    return f"{raw[: found.start()]}{named}{rest}"


def line_named(raw: str, standing: Callable[[str], tuple[Sequence[tuple[float, str]], str]]) -> str | None:
    """A sentence with the names of those who stand in the line of a brigade that is told; ``None``: who are they?"""
    told = A_LINE.match(raw)
    if told is None:
        return raw
    far, rest = standing((told["whose"] or told["whose_of"] or told["whose_en"]) + raw[told.end() :])
    if len(far) < 2:
        return raw
    lines: list[list[str]] = []
    for number, (front, id) in enumerate(far):
        if not number or front - far[number - 1][0] > APART:
            lines.insert(0, [])
        lines[0].append(id)
    which = (told["which"] or told["which_of"] or told["which_en"]).lower()
    row = next((row for word, row in ROWS.items() if word in which), 1)
    row = len(lines) if any(word in which for word in LAST) else row
    if row > len(lines) or (row > 1 and len(lines) == 1) or (len(lines) == 1 and any(word in which for word in LAST)):
        return None
    link = " and " if told["which_en"] else " und "
    return f"{told['lead']}{link.join(reversed(lines[row - 1]))}{rest}"


# *Die beiden linken Bataillone von Gauthier*, *Gauthier's right-hand battalion*, *le bataillon de droite de Gauthier*
HIS_NAME = r"(?-i:[A-ZÄÖÜ])[\w-]+"
SIDE_OF_HIS = (
    re.keyed(
        rf"\b(?:die|das|den)\s+(?:(?P<count>beiden|zwei|drei)\s+)?(?P<side>linke|rechte)n?\s+(?:Bataillon(?P<many>e)?|Batterie(?P<more>n)?)\s+(?:von\s+|der\s+Brigade\s+)(?P<whose>{HIS_NAME})",
        FLAGS,
    ),
    re.keyed(
        rf"\b(?:the\s+(?:(?P<count>two|three)\s+)?(?P<side>left|right)(?:-hand|most)?\s+battalion(?P<many>s)?\s+of\s+(?P<whose>{HIS_NAME})|"
        rf"(?P<his>{HIS_NAME})['’]s\s+(?:(?P<count_of>two|three)\s+)?(?P<side_of>left|right)(?:-hand|most)?\s+battalion(?P<more>s)?)\b",
        FLAGS,
    ),
    re.keyed(
        rf"\b(?:les?|l['’])\s*(?:(?P<count>deux|trois)\s+)?bataillon(?P<many>s)?\s+de\s+(?P<side>gauche|droite)\s+(?:de\s+|d['’])(?P<whose>{HIS_NAME})",
        FLAGS,
    ),
)
OF_HIM = ("Bataillone von", "battalions of", "bataillons de")


def on_one_side_of_his(raw: str, standing: Callable[[str], Sequence[str]]) -> str | None:
    """A sentence with the names of those who stand on one side of a brigade; ``None``: who are they?

    ``standing`` is as for ``one_of_several``.
    """
    if not KEYS.stand_in(raw):
        return raw
    for said, of, link in zip(SIDE_OF_HIS, OF_HIM, ("und", "and", "et"), strict=True):
        if (found := said.search(raw)) is None:
            continue
        told = found.groupdict()
        whose, count = told["whose"] or told.get("his"), told["count"] or told.get("count_of")
        many = told["many"] or told.get("more")
        wanted = COUNTED[count.lower()] if count else 0 if many else 1
        ids = list(standing(f"{of} {whose}"))
        if not 0 < wanted < len(ids):
            return None if found.start() <= AT_ITS_HEAD else raw
        side = SIDES[(told["side"] or told.get("side_of") or "").lower()]
        chosen = ids[-wanted:] if side == "right" else ids[:wanted]
        return f"{raw[: found.start()]}{f' {link} '.join(chosen)}{raw[found.end() :]}"
    return raw
