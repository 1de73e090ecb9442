"""Verb last: whom a German infinitive is about stands before it, where one takes him for who does it.

*Jamin soll vorrücken und Gauthier unterstützen*: Gauthier supports nobody. The verb is put before him.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# What one does for another of one's own side, and how it is said of one who does it, before and behind him.
DONE_FOR = {
    "unterstützen": ("unterstützt", ""), "decken": ("deckt", ""), "begleiten": ("begleitet", ""),
    "folgen": ("folgt", ""), "nachfolgen": ("folgt", ""), "helfen": ("hilft", ""), "sichern": ("sichert", ""),
    "schützen": ("schützt", ""), "verstärken": ("verstärkt", ""), "abschirmen": ("schirmt", " ab"),
    "abdecken": ("deckt", ""), "absichern": ("sichert", " ab"), "ablösen": ("löst", " ab"),
}  # fmt: skip
ALONE = frozenset({"folgen", "nachfolgen", "helfen"})  # *soll angreifen und Jamin folgen*: he who is named does it
SPLIT = {verb: f"{verb[:2]}zu{verb[2:]}" for verb in DONE_FOR if verb.startswith("ab")}
DEED = rf"(?:(?P<plain>{'|'.join(DONE_FOR)})|zu\s+(?P<to>{'|'.join(DONE_FOR)})|(?P<split>{'|'.join(SPLIT.values())}))"
ONE = (
    r"(?:(?:den|die|das|dem|der|seine[nrm]?|ihre[nrm]?|unsere[nrm]?|beide[n]?)\s+)?(?:[a-zäöüß]+e[nrsm]?\s+)?"
    r"(?-i:[A-ZÄÖÜ0-9])[\w./-]*(?:\s+(?:de[rs]\s+|von\s+|v\.\s+)?(?-i:[A-ZÄÖÜ0-9])[\w./-]*){0,3}"
)
WHOM = rf"(?P<whom>{ONE}(?:(?:\s*,\s*|\s+und\s+){ONE}){{0,3}})"
HOW = r"(?P<how>\s+(?:mit|durch|von|aus|bei)\s+[^,;:.!?]{2,40}?)?"
BESIDE = (
    r"(?P<beside>(?:dann|dabei|dort|nun|jetzt|nur|auch|bitte|weiter|weiterhin|danach|dazu|zugleich|gleichzeitig|mal|"
    r"sofort|unbedingt|gefälligst|"
    r"auf\s+jeden\s+Fall|einfach|gleich|vorerst|zunächst|erst\s*(?:ein)?mal|wieder|trotzdem|doch|möglichst|hierbei|"
    r"währenddessen)\s+)*"
)
MODAL = (
    r"(?P<modal>soll(?:te)?|wird|muss|hat|darf|kann|könnte|möge|möchte|"
    r"(?P<many>soll(?:t)?en|werden|müssen|haben|dürfen|können|könnten|mögen|möchten))"
)
SHALL = re.compile(rf"(?<=[\w)]\s){MODAL}\s+{BESIDE}{WHOM}{HOW}\s+{DEED}(?=\s*(?:[.,;:!)]|$|und\b))", re.IGNORECASE)
# *Dann soll Jamin Gauthier unterstützen*: he who does it is the first of the two
THEN_SHALL = re.compile(
    r"(?P<then>^\W*(?:dann|danach|dabei|dort|außerdem|zudem|anschließend|jetzt|nun|gleichzeitig|zugleich|"
    r"währenddessen|inzwischen|ferner)"
    r"|,(?:\s*(?:so|dann)\b)?)\s+"
    rf"{MODAL}\s+(?P<who>(?:die\s+|das\s+)?(?:Brigade\s+|Division\s+|Batterie\s+|Bataillon\s+|"
    rf"Regiment\s+)?(?-i:[A-ZÄÖÜ0-9])[\w./-]*)\s+"
    rf"{WHOM}{HOW}\s+{DEED}(?=\s*(?:[.,;:!)]|$|und\b))",
    re.IGNORECASE,
)
# *Jamin: Gauthier unterstützen*, *Jamin bitte Gauthier unterstützen*, *lass Jamin Gauthier unterstützen*: the same
HE = (
    r"(?P<who>(?:(?:die|das|der|den)\s+)?(?:Brigade\s+|Division\s+|Batterie\s+|Bataillon\s+|Regiment\s+|"
    r"General\s+)?(?-i:[A-ZÄÖÜ0-9])[\w./-]*)"
)
HE_ALONE = re.compile(
    rf"^(?P<mark>\W*){HE}\s*(?::|-+>|→|\s[–-](?=\s)|\b(?=\s+(?:bitte|jetzt|dann|nun|gleich|"
    rf"sofort)\b))\s*{BESIDE}{WHOM}{HOW}\s+{DEED}(?=\s*(?:[.,;!)]|$|und\b))",
    re.IGNORECASE,
)
LET_HIM = re.compile(
    rf"^(?P<mark>\W*)(?:bitte\s+)?(?:lass|lasst|lassen\s+(?:sie|wir)|(?:ich\s+)?lasse(?:\s+ich)?|"
    rf"wir\s+lassen)\s+{BESIDE}{HE}\s+(?P<also>(?:doch|bitte|mal|dann|jetzt)\s+)*"
    rf"{WHOM}{HOW}\s+{DEED}(?=\s*(?:[.,;!)]|$|und\b))",
    re.IGNORECASE,
)
# *Foy soll sich Gauthier anschließen*
JOINS = re.compile(
    rf"(?<=[\w)]\s){MODAL}\s+{BESIDE}sich\s+(?P<beside2>(?:dann|jetzt|nun|bitte|"
    rf"wieder)\s+)*{WHOM}\s+an(?:zu)?schlie(?:ß|ss)en(?=\s*(?:[.,;:!)]|$|und\b))",
    re.IGNORECASE,
)
JOINS_ALONE = re.compile(
    rf"^(?P<mark>\W*)(?:(?:bitte\s+)?(?:lass|lasst|ich\s+lasse|wir\s+lassen)\s+{BESIDE}{HE}\s+(?:doch\s+|bitte\s+)*|"
    r"(?P<him>(?:General\s+)?(?-i:[A-ZÄÖÜ0-9])[\w./-]*)\s*(?::|-+>|→|\s[–-](?=\s)|\b(?=\s+(?:bitte|jetzt|"
    r"dann)\b))\s*(?:bitte\s+|jetzt\s+|dann\s+)*)"
    rf"sich\s+{WHOM}\s+anschlie(?:ß|ss)en(?=\s*(?:[.,;:!)]|$|und\b))",
    re.IGNORECASE,
)
# *soll vorrücken und Gauthier unterstützen*: behind a verb that hangs on the same word
AND = re.compile(rf"(?P<and>\s+und\s+){BESIDE}{WHOM}{HOW}\s+{DEED}(?=\s*(?:[.,;:!)]|$|und\b))", re.IGNORECASE)
HANGS = re.compile(
    r"\b(?:soll(?:te|en|ten)?|wird|werden|muss|müssen|hat|haben|darf|dürfen)\b[^;:.!?]*\w(?:en|ern|eln|un)$",
    re.IGNORECASE,
)
# *rückt vor, um Gauthier zu unterstützen*: how far, he tells by whom
IN_ORDER_TO = re.compile(
    rf"\b(?:rück(?P<many>en)?t?|geht|gehen|marschiert|marschieren|stößt|stoßen|zieht|ziehen)\s+(?:dabei\s+|dann\s+|"
    rf"ebenfalls\s+|auch\s+)*"
    rf"(?:vor|nach|mit)\s*,\s*um\s+{WHOM}{HOW}\s+{DEED}(?=\s*(?:[.,;:!)]|$|und\b))",
    re.IGNORECASE,
)

# What one does to an enemy, who may be called as some of one's own are: *Husson soll die Jäger am Bach angreifen*
DONE_TO = {
    "angreifen": ("greift", " an"), "attackieren": ("attackiert", ""), "chargieren": ("chargiert", ""),
    "verjagen": ("verjagt", ""), "vertreiben": ("vertreibt", ""), "beschießen": ("beschießt", ""),
    "beschiessen": ("beschiesst", ""), "stürmen": ("stürmt", ""), "bekämpfen": ("bekämpft", ""),
    "zurückwerfen": ("wirft", " zurück"), "zurückdrängen": ("drängt", " zurück"), "verfolgen": ("verfolgt", ""),
}  # fmt: skip
# What stands first and is nobody: behind it and the modal stands he who does it.
NOBODY = (
    r"(?!(?:dann|danach|dort|da|jetzt|nun|heute|zuerst|zuletzt|später|außerdem|ausserdem|auch|bei|beim|am|an|auf|in|"
    r"im|hinter|vor|"
    r"neben|links|rechts|mit|ohne|wenn|falls|sobald|hier|gleich|sofort|so|trotzdem|deshalb|darum|daher|also|zunächst|"
    r"erst|"
    r"endlich|vorher|nachher|bald|oben|unten|vorne?|hinten|anschließend|inzwischen|zugleich|gleichzeitig|dabei|dazu|"
    r"von|aus|"
    r"nach|zu[mr]?|über|durch|gegen|um|damit|dass|weil|womit|wo|was|wie|wer|wen|warum|wann|nur|nicht|dagegen|dafür)\b)"
)
TO_THE_ENEMY = re.compile(
    rf"(?P<who>(?:^\W*|[,;]\s*)(?:und\s+|aber\s+)?{NOBODY}{ONE}(?:\s+und\s+{NOBODY}{ONE})?)\s+{MODAL}\s+{BESIDE}"
    r"(?P<whom>(?:den|die|das|diese[ns]?|jene[ns]?)\s+(?:[a-zäöüß]+e[ns]?\s+)?(?-i:[A-ZÄÖÜ])[\w-]+)"
    r"(?P<where>\s+(?:am|im|an|in|bei|beim|auf|vor|hinter|neben|aus|jenseits|zwischen)\s+[^,;:.!?]{2,40}?)?"
    rf"(?P<not>\s+(?:noch\s+)?nicht)?\s+(?:sofort\s+|gleich\s+|"
    rf"dort\s+)?(?P<deed>{'|'.join(DONE_TO)})(?=\s*(?:[.,;:!)]|$|und\b))",
    re.IGNORECASE,
)


def to_the_enemy(found: re.Match[str]) -> str:
    """What is done to whom, with the verb behind him who does it."""
    does, behind = DONE_TO[found["deed"].lower()]
    if found["many"]:
        does = {"greift": "greifen", "wirft": "werfen"}.get(does, f"{does[:-1]}en" if does != "drängt" else "drängen")
    return f"{found['who']} {does} {found['whom']}{found['where'] or ''}{found['not'] or ''}{behind}"


def told_first(found: re.Match[str], *, many: bool) -> str:
    """What is done for whom, with the verb before him."""
    split = next((verb for verb, said in SPLIT.items() if said == (found["split"] or "").lower()), "")
    verb = (found["plain"] or found["to"] or split).lower()
    does, behind = DONE_FOR[verb]
    if many:
        does = verb[2:] if behind else verb
    return f"{does} {found['whom']}{found['how'] or ''}{behind}"


def shall(found: re.Match[str]) -> str:
    """The order of one verb."""
    if (found["plain"] is None) != (found["modal"].lower() in ("hat", "haben")):
        return found[0]
    return told_first(found, many=found["many"] is not None)


def then_shall(found: re.Match[str]) -> str:
    """The order of one verb, with him who does it before it."""
    said = shall(found)
    return said if said == found[0] else f"{found['then']} {found['who']} {said}"


def he_does(found: re.Match[str]) -> str:
    """The order of one verb whose doer stands before it without another."""
    if found["plain"] is None:
        return found[0]
    return f"{found['mark']}{found['who']} {told_first(found, many=False)}"


def and_does(found: re.Match[str]) -> str:
    """The same behind another verb, where both hang on one word."""
    alone = (found["plain"] or "").lower() in ALONE
    if found["plain"] is None or alone or not HANGS.search(found.string[: found.start()]):
        return found[0]
    return f"{found['and']}{told_first(found, many=False)}"


KEYS = "|".join([*DONE_FOR, *SPLIT.values()])
VERBS_LAST = (
    turn("|".join(DONE_TO), TO_THE_ENEMY, to_the_enemy),
    turn(KEYS, THEN_SHALL, then_shall),
    turn(KEYS, SHALL, shall),
    turn(KEYS, HE_ALONE, he_does),
    turn(KEYS, LET_HIM, he_does),
    turn(
        "schließen|schliessen",
        JOINS,
        lambda told: f"{'schließen' if told['many'] else 'schließt'} sich {told['whom']} an",
    ),
    turn(
        "schließen|schliessen",
        JOINS_ALONE,
        lambda told: f"{told['mark']}{told['who'] or told['him']} schließt sich {told['whom']} an",
    ),
    turn(KEYS, AND, and_does),
    turn(KEYS, IN_ORDER_TO, lambda found: told_first(found, many=False)),
)
