"""By their place: troops whom a writer knows by where they stand on the map, and calls whatever comes to his mind.

*The lads out by the stream in E7*, *those scattered riflemen way out in I8*, *the blue counter in F11*: who stands in
that square, by name. Only at the head of a clause, where somebody is named who is to do something.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from battles.engine import expressions as re

PEOPLE = "men|lads|guys|fellows|fellas|chaps|boys|blokes|ones|people|troops|soldiers|poor\\s+(?:devils|souls|sods)"
THINGS = (
    "unit|units|counter|counters|block|blocks|marker|markers|piece|pieces|formation|bunch|lot|crowd|gang|group|bit|one"
)
SHAPES = "line|column|columns|square|squares|dots?"
FOOT = "battalion|battalions|bn|bns|infantry|foot|riflemen|rifles|light\\s+infantry|skirmishers"
GUNS = "battery|batteries|guns|gun|cannon|cannons|artillery|gunners"
HORSE = "cavalry|horse|horsemen|horses|riders|squadrons?|regiments?|lancers|chasseurs|hussars|dragoons"
PEOPLE_DE = (
    "Leute|Jungs|Männer|Burschen|Kerle|Soldaten|Truppen?|Haufen|Einheit|Einheiten|Verband|Block|Klotz|Marker|Stein|Spielstein|"
    "da|dort"
)
FOOT_DE = "Bataillone?|Btl|Infanterie|Schützen|Plänkler"
GUNS_DE = "Batterien?|Kanonen?|Geschütze?|Artillerie"
HORSE_DE = "Kavallerie|Reiter|Reiterei|Pferde|Schwadronen?|Regiment|Regimenter"
PEOPLE_FR = "gars|hommes|types|soldats|troupes?|unités?|pions?|bloc|carré\\s+bleu|bonshommes|gens|là-bas"
FOOT_FR = "bataillons?|infanterie|tirailleurs|fantassins"
GUNS_FR = "batteries?|canons?|pièces?|artillerie|artilleurs"
HORSE_FR = "cavalerie|cavaliers|escadrons?|régiments?|chevaux"


class Called(NamedTuple):
    """How a language names troops by where they stand: what leads them, their names, and what leads the square."""

    leads: str
    alone: str
    nouns: dict[str, str]
    inside: str


ENGLISH = Called(
    r"the|those|these|that|this|my|our|your|all\s+(?:the|those)|both(?:\s+the)?",
    r"those|these|the\s+ones?|that\s+one|this\s+one|that\s+lot|whoever(?:['’]s|\s+is|\s+stands)?|everyone|everybody|anyone|all",
    {"": f"{PEOPLE}|{THINGS}|{SHAPES}", "infantry": FOOT, "artillery": GUNS, "cavalry": HORSE},
    r"(?:in|at|on|near|by|around|about|over\s+(?:in|at)|square|sq\.?)",
)
GERMAN = Called(
    r"der|die|das|den|dem|diese[rsnm]?|jene[rsnm]?|mein\w*|unser\w*|alle|beide[n]?",
    r"die|der|das|diejenigen|derjenige|das\s+da|die\s+da|der\s+da|wer|alles(?:\s+was)?|alle(?:\s+die)?",
    {"": PEOPLE_DE, "infantry": FOOT_DE, "artillery": GUNS_DE, "cavalry": HORSE_DE},
    r"(?:in|bei|auf|an|um|aus|von|Feld|Kästchen|Quadrat)",
)
FRENCH = Called(
    r"le|la|les|l['’]|ce|cet|cette|ces|mon|ma|mes|nos|notre|tous\s+les|tout\s+le",
    r"ceux|celui|celle|celles|ceux-là|celui-là|tout\s+ce\s+qui\s+est|tous\s+ceux(?:\s+qui\s+sont)?",
    {"": PEOPLE_FR, "infantry": FOOT_FR, "artillery": GUNS_FR, "cavalry": HORSE_FR},
    r"(?:en|à|dans|de\s+la\s+case|de|vers|case|du\s+côté\s+de)",
)
SQUARE = r"\(?\s*(?P<square>[A-Z]{1,2}\d{1,2})\b(?!\s*(?:/|[-–]\s*[A-Z]?\d))(?:\s*\))?"
HEAD = r"^(?P<lead>\W*(?:(?:and|und|et|so|also|then|now|dann|puis|ensuite|please|bitte)\s+)*)"
# What is no more than one, where several stand.
SINGLE = re.compile(
    r"(?:battalion|bn|unit|counter|block|marker|piece|formation|line|column|square|dot|battery|gun|cannon|regiment|squadron|one|bit|that\s+one|"
    r"this\s+one|the\s+one|Bataillon|Btl|Batterie|Kanone|Geschütz|Regiment|Schwadron|Einheit|Verband|Block|Klotz|Stein|Spielstein|der|das|das\s+da|"
    r"derjenige|bataillon|batterie|canon|pièce|régiment|escadron|unité|pion|bloc|celui|celle|celui-là)",
    re.IGNORECASE,
)
# How those stand who are called so.
FORMED = {
    "skirmish": re.compile(r"skirmish|rifle|dots?$|Plänkler|Schützen|tirailleur", re.IGNORECASE),
    "line": re.compile(r"line$|Linie$|ligne$", re.IGNORECASE),
    "column": re.compile(r"columns?$|Kolonnen?$|colonnes?$", re.IGNORECASE),
    "square": re.compile(r"squares?$|Karrees?$", re.IGNORECASE),
}
WIDEST = 9  # words between what they are called and their square


def called(language: Called) -> re.Pattern[str]:
    """What names troops by where they stand, in a language."""
    noun = "|".join(f"(?P<{arm or 'anybody'}>{nouns})" for arm, nouns in language.nouns.items())
    word = r"[^\s,;:.!?()]+"
    return re.keyed(
        rf"{HEAD}(?:(?:{language.leads})\s*(?:{word}\s+){{0,4}}?(?:{noun})\b|(?P<alone>(?:{language.alone})\b))"
        rf"(?P<between>(?:\s+{word}){{0,{WIDEST}}}?)\s*(?:,\s*)?(?:\b{language.inside}\s*)?{SQUARE}"
        r"(?=\s*[,:;–—-]?\s*\S)",
        re.IGNORECASE,
    )


# *Behind the battery in F6*, *à droite des canons de G6*, *hinter der Batterie bei F6*: beside whom one stands there.
BESIDE_EN = (
    r"behind|in\s+(?:the\s+)?(?:front|rear)\s+of|next\s+to|past|beyond|"
    r"(?:to\s+|on\s+)?(?:the\s+|its\s+)?(?:left|right)\s+of|(?:north|south|east|west)\s+of|short\s+of"
)
BESIDE_DE = r"hinter|neben|vor|(?:links|rechts|nördlich|südlich|östlich|westlich)(?:\s+neben|\s+von)?"
BESIDE_FR = (
    r"derrière|devant|à\s+côté\s+d(?:e|u|es)|à\s+(?:la\s+)?(?:gauche|droite)\s+d(?:e|u|es)|"
    r"au\s+(?:nord|sud)\s+d(?:e|u|es)"
)
INSIDE = r"(?:over\s+|up\s+)?(?:in|at|on)|auf|bei|en|à|de\s+la\s+case"  # *around* G5 is where they go


def beside(language: Called, relations: str) -> re.Pattern[str]:
    """What names troops by where they stand behind a word that says where others go, in a language."""
    nouns = "|".join(f"(?P<{arm}>{nouns})" for arm, nouns in language.nouns.items() if arm)
    return re.keyed(
        rf"(?<![\w-])(?P<lead>(?:{relations})\s+)(?:(?:{language.leads})\s*)?(?:(?:foot|horse|heavy|own|eigenen?|propres?)\s+)?(?:{nouns})"
        rf"\s*(?:\(\s*|(?:{INSIDE})\s+){SQUARE}(?![\w-])",
        re.IGNORECASE,
    )


BESIDE = (beside(ENGLISH, BESIDE_EN), beside(GERMAN, BESIDE_DE), beside(FRENCH, BESIDE_FR))


# *The lads in the wood come out of there*, *die Leute im Dorf*, *les gars du bois*
IN_THERE = re.keyed(
    rf"{HEAD}(?:(?:the|those|these|my|our|die|meine|unsere|les|mes|nos)\s+(?:(?!light|heavy|other)\w+\s+)?(?:{PEOPLE}|battalions|Leute|Jungs|Männer|Burschen|"
    r"gars|hommes|types|bataillons|Bataillone)|those|ceux)\s+(?:(?:who\s+are|that\s+are|standing|sitting|qui\s+sont|die)\s+)?"
    r"(?:(?:in|inside|dans|du|de\s+la|im|in\s+der|in\s+dem)\s+)(?P<where>(?:(?:the|that|our|le|la|l['’])\s*)?(?:(?:big|little|small)\s+)?"
    r"[^\s,;:.!?()]{3,20})(?=\s+[a-zäöüéè])",
    re.IGNORECASE,
)


# *the garrison of the farm*, *la garnison du village*, *die Besatzung des Hofes*
GARRISON = re.keyed(
    r"\b(?:(?:the|our|my)\s+(?:garrison|defenders|occupants)\s+(?:of|in|at|inside)\s+(?:the\s+)?(?P<en>[^\s,;:.!?()]{3,20})|(?:the\s+)?(?P<whose>[^\s,;:.!?()]{3,20})['’]s\s+garrison|"
    r"(?:la|notre)\s+garnison\s+(?:de\s+la\s+|du\s+|des?\s+|d['’])(?P<fr>[^\s,;:.!?()]{3,20})|(?:die|unsere)\s+Besatzung\s+(?:des\s+|der\s+|von\s+|im\s+|in\s+(?:der\s+)?)(?P<de>[^\s,;:.!?()]{3,20}))",
    re.IGNORECASE,
)


def beside_those_there(
    raw: str, standing: Callable[[str, str, str], Sequence[str]], is_foe_there: Callable[[str, str], bool]
) -> str:
    """A sentence in which others go behind or beside troops called by their square, with the name of those.

    ``is_foe_there`` tells whether an enemy of an arm stands in a square.
    """
    if SQUARED.search(raw) is None:
        return raw

    def named(found: re.Match[str]) -> str:
        arm = next((arm for arm in NAMED[1:] if found[arm]), "")
        square = found["square"].upper()
        units = standing(arm, "", square)
        return found[0] if len(units) != 1 or is_foe_there(arm, square) else f"{found['lead']}{units[0]}"

    for said in BESIDE:
        raw = said.sub(named, raw)
    return raw


NAMED = ("anybody", "infantry", "artillery", "cavalry")
CALLED = tuple(called(language) for language in (ENGLISH, GERMAN, FRENCH))
SQUARED = re.compile(r"\b[A-Za-z]{1,2}\d{1,2}\b")


def with_names(
    raw: str,
    standing: Callable[[str, str, str], Sequence[str]],
    only_tells_where: Callable[[str], bool],
    goes_on: Callable[[str], bool],
    is_enemy: Callable[[str], bool],
) -> str:
    """A sentence that begins with troops called by their square, with their names instead.

    ``standing`` tells who of an arm and in a formation (in any: ``""``) stands in a square; ``only_tells_where``
    whether words between do no more than tell where that is; ``goes_on`` whether what follows says something of them;
    ``is_enemy`` whether words speak of the other side.
    """
    if SQUARED.search(raw) is None:
        return raw
    for said in CALLED:
        found = said.match(raw)
        if found is None or not only_tells_where(found["between"]) or not goes_on(raw[found.end() :]):
            continue
        if is_enemy(found[0]):
            continue
        arm = next((arm for arm in NAMED[1:] if found[arm]), "")
        noun = next((one for name in (*NAMED, "alone") if (one := found[name])), "")
        formation = next((formation for formation, so in FORMED.items() if so.search(noun)), "")
        units = standing(arm, formation, found["square"].upper())
        if units and (len(units) == 1 or SINGLE.fullmatch(noun) is None):
            return f"{found['lead']}{', '.join(units)}{raw[found.end() :]}"
    return raw
