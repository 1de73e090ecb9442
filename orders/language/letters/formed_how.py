"""Formed how: what is said of formations beside where somebody goes, and what sounds like something else.

*4/2L breaks into skirmishers* charges nobody; *in echelon, left leading* goes to no side; *by squadrons* rides to none;
*in column until it reaches the stream, then in line* is no line yet; *keep their present formation* orders nothing.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import Plain, turn

ENDS = r"(?=\s*(?:[,;:.!?]|$)|\s+(?:and|but)\b)"
# *4/2L breaks into skirmishers*
BREAKS_INTO = re.compile(
    r"\b(?:break|go|shake\s+out|spread|dissolve|thin\s+out|fan|open|split)(?P<s>e?s)?\s+(?:up\s+|out\s+)?into\s+(?:a\s+)?(?:skirmish(?:ers|\s+(?:line|order|screen|chain))|open\s+order|loose\s+order|extended\s+order)",
    re.IGNORECASE,
)
# *deploys into line on reaching the field*
ON_REACHING = re.compile(
    r"\b(?:up)?on\s+(?:reaching|arriving\s+at|arrival\s+at|getting\s+to|coming\s+to|entering)\s+(?=\w)", re.IGNORECASE
)
# *stays in column until it reaches the stream, then forms line*
UNTIL_THEN = re.keyed(
    r"(?P<as>\b(?:in|as\s+a)\s+(?:column|line|skirmish\s+order|open\s+order|square))\s+(?:until|till)\s+(?P<case>(?:it|he|they|she)\s+[^,;:.!?]{3,50}?)\s*[,;]?\s*(?:and\s+)?then\s+(?P<deed>(?:forms?|deploys?|goes|changes?|makes?|opens?)\s)",
    re.IGNORECASE,
)
# *advances in echelon, left leading*
ECHELON = re.compile(
    r"\s*,?\s+(?:and\s+)?(?:in\s+(?:an?\s+)?echelon(?:s)?(?:\s+(?:by|of)\s+\w+)?(?:\s*,?\s*(?:(?:from|on)\s+the\s+)?(?:left|right)(?:\s+(?:leading|in\s+front|forward|first|ahead|refused|back|wing\s+leading))?)?|"
    r"(?:(?:with\s+)?(?:the\s+|its\s+|his\s+)?(?:left|right)(?:\s+(?:wing|flank|battalion))?\s+(?:leading|refused|held\s+back|in\s+advance)))"
    + ENDS,
    re.IGNORECASE,
)
# *forms up by squadrons*
BY_SQUADRONS = re.keyed(
    r"(?P<forms>\b(?:form|line|draw)s?\s+up)?\s+by\s+(?:squadrons?|companies|company|battalions?|regiments?|platoons?|sections?|divisions|wings)"
    + ENDS,
    re.IGNORECASE,
)
# *Guns stay unlimbered*, *18/6FA unlimbers where it is*
STAYS_SO = re.compile(
    r"\b(?:stay|remain|keep)(?P<s>s?)\s+(?:un)?limbered(?:\s+(?:up|for\s+now|this\s+turn))?"
    + ENDS
    + r"|\bunlimber(?P<z>s?)\s+(?:right\s+|just\s+)?"
    r"(?:where\s+(?:it|they|he)\s+(?:is|are|stands?)|on\s+the\s+spot|in\s+place|there\s+and\s+then)" + ENDS,
    re.IGNORECASE,
)
# *Everybody keep their present formation*
PRESENT_FORMATION = re.keyed(
    r"\s*,?\s*(?:\band\s+)?\b(?:keep|stay|remain|maintain|retain|hold)(?:s|ing)?\s+(?:in\s+)?(?:(?:its|their|his|the|all)\s+)+(?:(?:present|current|existing|same|actual)\s+)?formations?(?:\s+(?:as\s+(?:it\s+is|they\s+are|now)|for\s+now|for\s+the\s+moment|this\s+turn))?"
    + ENDS,
    re.IGNORECASE,
)
# *The battalions keep their columns*, *die Bataillone behalten ihre Kolonnen*, *gardent leurs colonnes*
KEEP_COLUMNS = (
    (r"\b(?:keep|retain|hold)(?P<many>s?)\s+(?:to\s+)?(?:their|its|his|the)\s+columns?(?:\s+of\s+(?:march|attack))?(?=\s*(?:[.,;!]|$))",
     "stay{} in column", "column"),
    (r"\b(?:behalt(?P<many>en)|behält)\s+(?:ihre|seine|die)\s+(?:Angriffs|Marsch)?kolonnen?(?:\s+bei)?(?=\s*(?:[.,;!]|$))",
     "bleib{} in Kolonne", "kolonne"),
    (r"\b(?:gard|conserv)e(?P<many>nt)?\s+(?:leurs?|sa|la|les)\s+colonnes?(?=\s*(?:[.,;!]|$))",
     "reste{} en colonne", "colonne"),
)  # fmt: skip
# *1/2L, which is already out as a skirmish screen, should remain in that order*
IN_THAT_ORDER = re.keyed(
    r"(?P<ahead>\bskirmish\w*\b[^;:.!?]*?\s)(?:remain|stay|keep)s?\s+in\s+(?:that|this|such)\s+(?:order|formation)",
    re.IGNORECASE,
)
ONLY_WHO = re.compile(
    r"^\W*(?:(?:all|everybody|everyone|everything|the\s+\w+|battalions?|infantry|cavalry|troops|they)\s*)*\W*$",
    re.IGNORECASE,
)
# *1/61 next to 2/61, both facing north*
BOTH_FACING = re.compile(
    r"^(?P<mark>\W*(?:[A-Z][\w-]+\s*:\s*)?)(?P<one>\d{1,2}/\w{1,6})\s+(?P<how>[^,;:.!?]{2,40}?\s)(?P<two>\d{1,2}/\w{1,6})\s*,\s*both\s+(?:of\s+them\s+)?(?P<as>facing|fronting|looking|in|formed\s+in)\s+(?P<what>[^,;:.!?]{2,30}?)(?P<end>\s*[.!]*\s*)$",
    re.IGNORECASE,
)


def both_so(told: re.Match[str]) -> str:
    """Who goes where, and then how both are."""
    faces = told["as"].lower() in ("facing", "fronting", "looking")
    how = f"{'facing' if faces else 'in'} {told['what']}"
    does = f"{'faces' if faces else 'forms'} {told['what']}"
    return f"{told['mark']}{told['one']} {told['how']}{told['two']}, {how}; {told['two']} {does}{told['end']}"


def stays_in_column(plain: str) -> Plain:
    """What they do who keep it, one or many."""

    def said(told: re.Match[str]) -> str:
        many = told["many"] or ("t" if plain.startswith("bleib") else "")
        return plain.format(many)

    return said


FORMED_HOW = (
    turn("that order|this order|such order|formation", IN_THAT_ORDER, r"\g<ahead>form skirmish order"),
    *(turn(key, re.keyed(said, re.IGNORECASE), stays_in_column(plain)) for said, plain, key in KEEP_COLUMNS),
    turn("skirmish|order", BREAKS_INTO, lambda told: f"form{'s' if told['s'] else ''} skirmish order"),
    turn("on reaching|on arriv|on getting|on coming|on entering", ON_REACHING, "when it reaches "),
    turn("until|till", UNTIL_THEN, r"\g<as>, and when \g<case> \g<deed>"),
    turn("echelon|leading|refused|held back|in advance", ECHELON),
    turn("by ", BY_SQUADRONS, lambda told: " forms up" if told["forms"] else ""),
    turn("limber", STAYS_SO, lambda told: f"stay{told['s'] or told['z'] or ''} where it is"),
    turn("both", BOTH_FACING, both_so),
)


def keeps_its_formation(raw: str) -> bool:
    """``Everybody keep their present formation``: whether a sentence says no more than that."""
    left = PRESENT_FORMATION.sub("", raw)
    return left != raw and ONLY_WHO.match(left) is not None
