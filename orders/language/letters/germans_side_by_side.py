"""Who keeps to whom in German, and on which side of him.

*hält Verbindung zu Gauthier*, *verlängert die Linie von 2/2Nas nach links*,
*rechts der Straße geht Husson vor, links Gauthier*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *Zwischen Husson und Gauthier darf keine Lücke entstehen*, *Husson hält Verbindung zu Gauthier*: is it this?
ONE = r"(?P<one>(?-i:[A-ZÄÖÜ])[\w-]{2,20})"
OTHER = r"(?P<other>(?-i:[A-ZÄÖÜ])[\w-]{2,20})"
TOGETHER = (
    r"(?:(?:enge\s+|immer\s+|stets\s+|den\s+|gut\s+|engen\s+)*"
    r"(?:Verbindung|Anschluss|Anschluß|Kontakt|Fühlung|Tuchfühlung))"
)
KEEPS_TO = (
    rf"^(?P<mark>\W*)zwischen\s+{ONE}\s+und\s+{OTHER}\s+(?:darf|soll|sollte)\s+(?:es\s+)?(?:mir\s+|ja\s+)?kein(?:e\s+Lücke|\s+Loch|\s+Spalt)\s+(?:entstehen|sein|geben|bleiben|aufgehen|klaffen)(?=\s*[.!]*\s*$)",
    rf"^(?P<mark>\W*){ONE}\s+und\s+{OTHER}\s+(?:halten|bleiben\s+in|sollen|behalten)\s+{TOGETHER}(?:\s+(?:miteinander|zueinander|halten|bleiben))?(?=\s*[.!]*\s*$)",
    rf"^(?P<mark>\W*){OTHER}\s+(?:hält|halten|behält|soll|sucht|wahrt)\s+{TOGETHER}\s+(?:zu|mit|an|nach)\s+{ONE}(?:\s+(?:halten|bleiben))?(?=\s*[.!]*\s*$)",
)
KEEPS_TO_BESIDE = re.compile(
    rf"\s*,?\s+und\s+(?:hält|halten|behält|bleibt\s+in|sucht|wahrt)\s+(?:dabei\s+)?{TOGETHER}\s+(?:zu|mit|an|nach)\s+(?-i:[A-ZÄÖÜ])[\w-]{{2,20}}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Jamin bleibt Gauthier auf den Fersen*
ON_HIS_HEELS = re.compile(
    r"\b(?:bleib(?P<t>t|en)|folg(?P<t2>t|en)|(?:ist|sind|hängt|hängen|heftet\s+sich))\s+(?P<whom>(?:der\s+Brigade\s+|dem\s+)?(?-i:[A-ZÄÖÜ\d])[\w/-]*)\s+(?:dicht\s+)?(?:auf\s+den\s+Fersen|an\s+die\s+Fersen|auf\s+dem\s+Fuß)\b",
    re.IGNORECASE,
)
# *verlängert die Linie von 2/2Nas nach links*: beside him
PROLONGS = re.compile(
    r"\bverläng(?:er|re)(?P<t>t|n)\s+(?:die\s+Linie|die\s+Front|den\s+Flügel)\s+(?:von\s+|des\s+|der\s+)(?P<whom>[^,;:.!?]{2,30}?)\s+(?:nach|auf\s+der)\s+(?P<side>links|rechts|linken|rechten)(?:\s+Seite)?\b",
    re.IGNORECASE,
)
# *sollen sich gegenseitig decken*: whom one helps who stands by one
EACH_OTHER = re.compile(
    r"^\W*die\s+(?-i:[A-ZÄÖÜ])[\wäöüß]{2,20}\s+(?:(?:soll(?:en)?|müssen|können)\s+)?(?:(?:deck|unterstütz|helf|schütz|stütz)\w+\s+)?(?:sich\s+(?:gegenseitig|untereinander)|einander)(?:\s+(?:decken|unterstützen|helfen|schützen|stützen|beistehen|Deckung\s+geben))?(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *auf die rechte Flanke, 7L auf die linke*
FLANK_OF_TWO = re.compile(
    r"(?P<head>\b(?:auf|an)\s+(?:die|den)\s+(?:rechte|linke)n?\s+(?P<what>Flanke|Flügel|Seite)\b[^;.!?]{2,60}?\b(?:auf|an)\s+(?:die|den)\s+(?:linke|rechte)n?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Rechts von der Straße geht Husson vor, links davon Gauthier*
ON_EITHER_SIDE = re.compile(
    r"^(?P<mark>\W*)(?P<side>rechts|links|östlich|westlich)\s+(?P<of>(?:von\s+)?(?:der|des|dem)\s+\w+)\s+(?P<does>geht|rückt|marschiert|zieht)\s+(?P<one>(?-i:[A-ZÄÖÜ])[\w-]+)\s+(?P<vor>vor|vorwärts|voran)\s*,\s*(?:und\s+)?(?P<other>rechts|links|östlich|westlich)(?:\s+davon)?\s+(?P<two>(?-i:[A-ZÄÖÜ])[\w-]+)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Bleibt Gauthier hängen, hilft Jamin*: a case that begins with its verb
GETS_STUCK = re.compile(
    r"^(?P<mark>\W*)bleibt\s+(?P<who>(?-i:[A-ZÄÖÜ])[\w-]{2,20}|der\s+Angriff|die\s+Attacke)\s+(?:dort\s+|da\s+|im\s+\w+\s+|am\s+\w+\s+)?(?P<how>hängen|stecken|liegen)\s*,\s*(?:so\s+|dann\s+)?(?P<does>\w+)\s+(?P<him>(?:ihm\s+)?)(?P<other>(?-i:[A-ZÄÖÜ])[\w-]{2,20})(?P<rest>[^;:.!?]{0,40}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Husson kriegt Unterstützung von 2/4HA*: that one helps him
IS_HELPED_BY = re.compile(
    r"^(?P<mark>\W*)(?P<who>[^,;:.!?]{2,30}?)\s+(?:kriegt|bekommt|erhält|hat)\s+(?:dabei\s+|dazu\s+)?(?:Unterstützung|Hilfe|Rückendeckung|Verstärkung|Feuerschutz|Feuerunterstützung)\s+(?:von|durch)\s+(?P<by>[^,;:.!?]{2,30}?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *kommt auf Gauthiers linke Seite*, *decken Gauthiers linke Flanke*
ON_HIS_SIDE = (
    r"\b(?P<does>komm|geh|rück|zieh|stell)(?P<t>t|en)\s+(?:sich\s+)?(?:auf|an|zu)\s+(?P<who>(?-i:[A-ZÄÖÜ])[\w-]{2,20}?)s\s+(?P<side>link|recht)(?:e|en|er)\s+(?:Seite|Flanke|Flügel)(?=\s*(?:[,;.!]|$))",
    r"\b(?P<does>deck|schütz|sicher)(?P<t>t|en|n)\s+(?P<who>(?-i:[A-ZÄÖÜ])[\w-]{2,20}?)s\s+(?P<side>link|recht)(?:e|en)\s+(?:Seite|Flanke|Flügel)(?=\s*[.!]*\s*$)",
)
# *Husson hält Kontakt zur Straße*: is it this?
KEEPS_TO_A_PLACE = re.compile(
    rf"^(?P<who>\W*(?-i:[A-ZÄÖÜ])[\w-]{{2,20}})\s+(?:hält|behält|sucht)\s+{TOGETHER}\s+(?:zu|mit|an)(?P<r>[rm]?)\s+(?:(?P<the>der|dem|den)\s+)?(?P<what>(?-i:[A-ZÄÖÜ])\w+)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *bleiben 10 cm hinter den anderen als Rückhalt*: of all the others
BEHIND_THE_OTHERS = re.compile(
    r"(?P<far>\b\d+\s*cm\s+)hinter\s+(?:den|die)\s+(?:anderen|übrigen|restlichen)(?:\s+(?:Truppen|Brigaden|Verbänden|Einheiten))?"
    r"(?=\s+als\s+(?:Rückhalt|Reserve|Unterstützung|Rückendeckung)\b)",
    re.IGNORECASE,
)


def either_side(found: re.Match[str]) -> str:
    """The same of both, each with his side."""
    first = f"{found['mark']}{found['one']} {found['does']} {found['side']} {found['of']} {found['vor']}"
    return f"{first}, {found['two']} {found['does']} {found['other']} {found['of']} {found['vor']}"


def prolongs(found: re.Match[str]) -> str:
    """Beside him, on that side."""
    side = "links" if found["side"].lower().startswith("l") else "rechts"
    return f"stell{'t' if found['t'].lower() == 't' else 'en'} sich {side} neben {found['whom']}"


def on_his_side(found: re.Match[str]) -> str:
    """Beside him, on that side."""
    many = found["t"].lower() in ("en", "n")
    return f"stell{'en' if many else 't'} sich {found['side'].lower()}s neben {found['who']}"


def gets_stuck(found: re.Match[str]) -> str:
    """The case behind what is done in it."""
    case = f"wenn {found['who']} nicht weiterkommt"
    if found["does"].lower().startswith(("hilf", "helf", "unterstütz")):
        return f"{found['mark']}{found['other']} unterstützt {found['who']}, {case}"
    return f"{found['mark']}{found['other']} {found['does']} {found['him']}{found['rest'].strip()}, {case}"


SIDE_BY_SIDE = (
    turn(" cm ", BEHIND_THE_OTHERS, r"\g<far>hinter allen anderen"),
    turn("verbindung|anschlu|kontakt|fühlung", KEEPS_TO_BESIDE),
    *(
        turn(
            "lücke|loch|spalt|verbindung|anschlu|kontakt|fühlung",
            re.compile(said, re.IGNORECASE),
            r"\g<mark>☐ \g<other> unterstützt \g<one>",
        )
        for said in KEEPS_TO
    ),
    turn("fersen|fuß", ON_HIS_HEELS, lambda one: f"folgt {one['whom']}"),
    turn(
        "verläng",
        PROLONGS,
        prolongs,
    ),
    turn("gegenseitig|einander", EACH_OTHER),
    turn("flanke|flügel|seite", FLANK_OF_TWO, r"\g<head> \g<what>"),
    turn("rechts|links|östlich|westlich", ON_EITHER_SIDE, either_side),
    turn("bleibt", GETS_STUCK, gets_stuck),
    turn("unterstützung|hilfe|deckung|verstärkung|feuer", IS_HELPED_BY, r"\g<mark>\g<by> unterstützt \g<who>"),
    *(turn("seite|flanke|flügel", re.compile(said, re.IGNORECASE), on_his_side) for said in ON_HIS_SIDE),
    turn("verbindung|anschlu|kontakt|fühlung", KEEPS_TO_A_PLACE, r"☐ \g<who> bleibt stehen"),
)
