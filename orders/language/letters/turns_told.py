"""Turns told: what is ordered for a turn by its number. Letters are for the turn in hand; orders for later ones wait.

*On turn 3 7/2FA fires at 5M*, *7/2FA, turn 3: fire at 5M*, *In Zug 3 schießt ...*, *au tour 3, ...* wait; *by turn 4
Gauthier must be in Gemioncourt* is to be begun now.
"""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re
from battles.engine.keys import Keys

NUMBERS = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "eins": 1, "zwei": 2, "drei": 3, "vier": 4,
    "fünf": 5,
    "un": 1, "deux": 2, "trois": 3, "quatre": 4, "cinq": 5,
}  # fmt: skip
TURN = (
    rf"(?:(?P<en>turn|round)|(?P<de>Spielzug|Zug|Runde)|(?P<fr>tour))\s+(?P<number>\d{{1,2}}|{'|'.join(NUMBERS)})\b"
    r"(?!\s*(?:/|cm|°|degrees|units?|battalions?|guns?|to\s+(?:the|face)|and\s+\d))"
)
IN = r"(?:on|in|at|for|during|from|im|ab|für|au|du|pour\s+le|dès\s+le|à\s+partir\s+du|à)"
BY = r"(?:by|before|until|till|up\s+to|bis|vor|bis\s+zu[mr]?|jusqu['’]au|avant\s+le|d['’]ici\s+le)"
LED = re.compile(
    rf"^(?P<lead>\W*(?:(?:and|but|then|und|dann|et|puis)\s+)?)(?:(?P<by>{BY})\s+(?:the\s+end\s+of\s+|Ende\s+(?:von\s+)?|la\s+fin\s+du\s+)?|(?P<in>{IN})\s+)?(?:(?:the|der|den|le)\s+)?{TURN}"
    r"(?:\s+(?:on(?:wards?)?|an))?\s*(?P<mark>[,:;.–—-]?)\s+(?=\S*\w)(?P<rest>.+)$",
    re.IGNORECASE | re.DOTALL,
)
NAMED = re.compile(
    rf"^(?P<lead>\W*)(?P<who>[^,;:.!?()]{{2,40}}?)\s*[,(–—-]?\s*(?:(?:{IN})\s+)?{TURN}\s*\)?\s*[:,–—-]\s*(?P<rest>\S.*)$",
    re.IGNORECASE | re.DOTALL,
)
TRAILING = re.compile(
    rf"^(?P<rest>\W*\S.*?\S)\s*,?\s+(?:(?P<by>{BY})|{IN})\s+(?:the\s+end\s+of\s+|Ende\s+(?:von\s+)?|la\s+fin\s+du\s+)?{TURN}\s*[.!]*\s*$",
    re.IGNORECASE | re.DOTALL,
)
# *im zehnten Zug*, *on the third turn*, *au quatrième tour*: which it is by its number
ORDINALS = {
    **dict.fromkeys(("erst", "first", "premier"), 1), **dict.fromkeys(("zweit", "second", "deuxième"), 2),
    **dict.fromkeys(("dritt", "third", "troisième"), 3), **dict.fromkeys(("viert", "fourth", "quatrième"), 4),
    **dict.fromkeys(("fünft", "fifth", "cinquième"), 5), **dict.fromkeys(("sechst", "sixth", "sixième"), 6),
    **dict.fromkeys(("siebt", "seventh", "septième"), 7), **dict.fromkeys(("acht", "eighth", "huitième"), 8),
    **dict.fromkeys(("neunt", "ninth", "neuvième"), 9), **dict.fromkeys(("zehnt", "tenth", "dixième"), 10),
    **dict.fromkeys(("zwölft", "twelfth", "douzième"), 12),
}  # fmt: skip
IN_THE_TENTH = re.keyed(
    rf"\b(?:im\s+(?P<de>{'|'.join(ORDINALS)})en\s+(?P<zug>Zug|Spielzug)|(?P<on>on|in)\s+the\s+(?P<en>{'|'.join(ORDINALS)})\s+(?P<turn>turn|round)|"
    rf"au\s+(?P<fr>{'|'.join(ORDINALS)})\s+(?P<tour>tour))\b",
    re.IGNORECASE,
)
COMES = {"en": "when turn {n} comes", "de": "wenn Zug {n} kommt", "fr": "quand vient le tour {n}"}
NOT_YET = re.compile(
    r"\s*,?\s+(?:but\s+not\s+(?:just\s+)?yet|aber\s+(?:jetzt\s+)?noch\s+nicht|mais\s+pas\s+(?:encore|tout\s+de\s+suite))(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
SEVERAL = re.compile(
    r"[,;:]|\b(?:and|but|then|und|dann|aber|et|puis|mais)\b", re.IGNORECASE
)  # deeds: which of them, for that turn?
KEYS = Keys("turn|round|zug|runde|tour")


def by_its_number(told: re.Match[str]) -> str:
    """A turn that is told by its rank, by its number."""
    number = ORDINALS[(told["de"] or told["en"] or told["fr"]).lower()]
    ahead = "in" if told["de"] else told["on"] or "au"
    return f"{ahead} {told['zug'] or told['turn'] or told['tour']} {number}"


def in_its_turn(raw: str, now: int, is_here: Callable[[str], bool]) -> str:
    """A sentence without the turn in hand, or with a later one as the case for which its order waits.

    ``is_here`` tells whether words name troops of his that are on the table: of others it is told when they come.
    """
    if not KEYS.stand_in(raw):
        return raw
    raw = IN_THE_TENTH.sub(by_its_number, raw)
    for pattern in (LED, NAMED, TRAILING):
        if (found := pattern.match(raw)) is None:
            continue
        if pattern is TRAILING and SEVERAL.search(found["rest"]):
            return raw
        if pattern is LED and not (found["by"] or found["in"] or found["mark"]):
            return raw  # turn two the big idea is ...
        said = found["number"].lower()
        number = int(said) if said.isdigit() else NUMBERS[said]
        who = found["who"] if pattern is NAMED else ""
        rest, lead = found["rest"].strip(), "" if pattern is TRAILING else found["lead"]
        if not is_here(f"{who} {rest}"):
            return raw
        plain = f"{lead}{who}: {rest}" if who else f"{lead}{rest}"
        if number <= now or (pattern is not NAMED and found["by"]):
            return plain
        rest = NOT_YET.sub("", rest)
        language = next(one for one in COMES if found[one])
        case = COMES[language].format(n=number)
        return f"{lead}{who}: {case}, {rest}" if who else f"{lead}{case}, {rest}"
    return raw
