"""German names: troops and places by other words for their names: *die Truppen unter Husson*, *I. und II./92*."""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re
from orders.language.letters.turns import turn

WORD = r"(?-i:[A-ZÄÖÜ])[\wäöüéèß-]+"
# *die Truppen unter General Husson*
UNDER = re.compile(
    rf"\b(?:(?:die|alle|den)\s+)?(?:Truppen|Bataillone|Männern?|Leuten?|Einheiten|"
    rf"Regimenter)\s+unter\s+(?:dem\s+Befehl\s+von\s+|dem\s+Kommando\s+von\s+)?(?:General\s+)?(?P<who>{WORD})",
    re.IGNORECASE,
)
# *Husson mit seiner ganzen Brigade*
WHOLE = re.compile(
    r"\bmit\s+seine[rn]\s+(?:ganzen|gesamten|kompletten|vollen|vollzähligen)\s+(?P<body>Brigade|Division)\b",
    re.IGNORECASE,
)
# *das Regiment 92*
REGIMENT = re.compile(
    r"\b(?P<the>das|vom|dem|des)\s+(?:Linien)?[Rr]egiment(?:s|es)?\s+(?:Nr\.?\s*)?(?P<number>\d{1,3})(?![\d/.])",
    re.IGNORECASE,
)
# *I. und II./92*
BOTH_OF = re.compile(r"\b(?P<one>I{1,3}|IV|\d)\.?\s+(?:und|&|\+)\s+(?P<two>I{1,3}|IV|\d)\./\s*(?P<of>\d{1,3}\w*)")
# *die Zwölfpfünderbatterie*
POUNDERS = re.compile(r"\b(?P<weight>sechs|acht|neun|zwölf|6-?|8-?|9-?|12-?)pfünder-?batterie\b", re.IGNORECASE)
# *die zwei Gardebatterien*, *meine zwei Batterien*: both
THE_TWO = re.compile(
    r"\b(?P<the>[Dd]ie|[Dd]iese|[Mm]eine|[Ss]eine|[Uu]nsere|[Ii]hre|[Dd]en|[Dd]er)\s+zwei\s+(?=[A-ZÄÖÜ])"
)
# *die reit. Bttr.*: horse artillery, and nobody rides
HORSE_GUNS = re.compile(r"\b[Rr]eit\.\s*(?=B(?:att?r?|ttr|ttn|atterie)\b|Art)")
# *bei den 12-Pfdrn.*
CUT_SHORT = re.compile(r"\b(?P<weight>\d{1,2})[\s-]?Pf(?:d|dr|drn)\b\.?", re.IGNORECASE)
# *Art. 5. + 9. Div.*: of both
PLUS = re.compile(r"(?P<one>\b\d{1,2}\.)\s*[+&]\s*(?=\d{1,2}\.\s*(?:Div|Brig|Korps))")
ART_OF = re.compile(r"^(?P<lead>\W*)Art\.?\s+(?=(?:der\s+)?\d{1,2}\.)", re.IGNORECASE)
GERMAN_NAMES = (
    turn("art", ART_OF, r"\g<lead>Artillerie "),
    turn("reit.", HORSE_GUNS, "reitende "),
    turn("pf", CUT_SHORT, r"\g<weight>-Pfündern"),
    turn("div|brig|korps", PLUS, r"\g<one> und "),
    turn("zwei", THE_TWO, r"\g<the> beiden "),
    turn("unter", UNDER, r"die Männer von \g<who>"),
    turn("mit sein", WHOLE, r"mit seiner \g<body>"),
    turn("regiment", REGIMENT, r"\g<the> \g<number>. Regiment"),
    turn("/", BOTH_OF, r"\g<one>./\g<of> und \g<two>./\g<of>"),
    turn("pfünder", POUNDERS, r"\g<weight>pfünder"),
)
# *der Bossuwald*, *der Pierrepont-Hof*
COMPOUND = re.keyed(
    r"\b(?P<name>[A-ZÄÖÜ][\wäöüß]{3,}?)(?P<kind>wald|hof|bach|teich|gut|gehöft|holz|mühle|dorf|hügel|höhe)(?:e?s)?\b"
)


def of_two_words(raw: str, is_ground: Callable[[str], bool]) -> str:
    """A sentence in which the name of a place and what it is stand apart, where they are written as one word."""

    def parted(found: re.Match[str]) -> str:
        if is_ground(found[0]) or not is_ground(found["name"]):
            return found[0]
        return f"{found['name']}-{found['kind'].capitalize()}"

    return COMPOUND.sub(parted, raw)
