"""German in short: orders in nouns and abbreviations, and what a square that is told makes needless."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

SQUARE = r"[A-Za-z]\d{1,2}(?:/[A-Za-z]?\d{1,2})?"
# *zw. Wald und Chaussee*
BETWEEN = re.compile(r"\bzw\.\s*(?=\w)", re.IGNORECASE)
# *in F8 zwischen Wald und Chaussee*: the square tells where
IN_THE_SQUARE = re.compile(
    rf"(?P<where>\b(?:in|bei|nach|Lücke)\s+(?:Feld\s+|die\s+Lücke\s+)?{SQUARE})\s*,?\s+zwischen\s+(?:(?:dem|der|den|die|das)\s+)?[\w/.-]+\s+und\s+"
    r"(?:(?:dem|der|den|die|das)\s+)?[\w/-]+(?:\s+(?:stehend|aufgefahren)\w*)?",
    re.IGNORECASE,
)
# *nach E3, Front nach W, sichert die linke Flanke*: what he does there
FLANK = re.compile(
    r"\s*,?\s*(?:und\s+)?\b(?:deckt|sichert|schützt|bewacht|decken|sichern)\s+(?:(?:dort|so|damit|uns|dabei)\s+)*(?:(?:die|unsere|meine|seine)\s+)"
    r"(?:(?:linke|rechte|offene|ganze|äußere)\s+)?Flanke(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
GOES_TO_SQUARE = re.compile(rf"\b(?:nach|bis|auf|gegen|Richtung|zu[rm]?)\s+(?:\w+\s+){{0,3}}?{SQUARE}\b", re.IGNORECASE)
OF_ONE = re.compile(r"\W*(?:(?:ausnahme|davon|das|die|nur)\s+)*\d+/\d+", re.IGNORECASE)
# *2/92 Linie und 6 cm vor*
FORMED = re.compile(
    r"^(?P<who>\W*(?:das\s+)?\d+/\d+\w*)\s*(?P<mark>:?)\s*(?P<how>Linie|Kolonne|Angriffskolonne)\s*(?:und|,|dann)\s+(?:dann\s+)?(?=\d|nach\s|vor\b|zurück\b)",
    re.IGNORECASE,
)
# *Versammlung in D3, gedeckt hinter der Höhe*
GATHERING = re.compile(
    rf"(?P<lead>:\s*|^\W*)(?:Versammlung|Sammeln|Bereitstellung|Sammelpunkt|Sammelplatz)\s+(?:in|bei|auf)\s+(?P<where>{SQUARE})"
    r"(?:\s*,\s*(?:gedeckt|verdeckt|geschützt|in\s+Deckung)(?:\s+(?:hinter|durch|von|im)\s+[^,;:.!?]{2,30})?)?",
    re.IGNORECASE,
)
# *4/2L: ebenfalls auflösen*: as skirmishers
SCATTER = re.compile(
    r"(?P<who>^\W*(?:das\s+)?\d+/\d+\w*\s*:?\s+)(?:ebenfalls\s+|auch\s+|komplett\s+|ganz\s+)*auflösen(?=\s*(?:[,.;!]|$|und\b))",
    re.IGNORECASE,
)
# *unmittelbar rechts neben*
CLOSE = re.compile(
    r"\bunmittelbar\s+(?=(?:rechts|links|neben|hinter|vor|bei|östlich|westlich|nördlich|südlich)\b)",
    re.IGNORECASE,
)
SAID_TWICE = re.compile(
    r"\b(?P<side>rechts|links)\s+\((?:[öo]stl|westl|n[öo]rdl|s[üu]dl)(?:\.|ich)(?:\s+davon)?\)", re.IGNORECASE
)
# *Gegenstöße sind untersagt, ebenso jede Verfolgung*
AND_THAT_TOO = re.compile(
    r"(?P<forbidden>\b(?:ist|sind)\s+(?:untersagt|verboten|zu\s+unterlassen|nicht\s+erlaubt|nicht\s+gestattet))\s*,?\s*(?:und\s+)?"
    r"(?:ebenso|desgleichen|genauso|gleichfalls|ebenfalls|auch)\s+(?:jede|jedes|jeder|jegliche|alle|die|das|ein|eine)?\s*(?P<what>[A-ZÄÖÜ][\wäöüß]+)"
    r"(?=\s*[.!]*\s*$)"
)
# *Marschall Ney verläßt seinen Platz nicht*: he stays
LEAVES_NOT = re.compile(
    r"\bverl(?:ässt|äßt|asse|assen)\s+(?:mir\s+)?(?:seinen|ihren|den|die|seine|ihre)\s+(?:Platz|Posten|Standort|Standpunkt|Stellung)\s+"
    r"(?:nicht|keinesfalls|auf\s+keinen\s+Fall|unter\s+keinen\s+Umständen)(?=\s*(?:[.,;!]|$|und\b))",
    re.IGNORECASE,
)
# *der verfolge ihn nicht, sondern mache halt und ordne sich*: he stops
MAY_HE_HALT = re.compile(
    r"\bsondern\s+mache\s+halt(?:\s+und\s+(?:ordne|sammle|formiere)\s+sich(?:\s+wieder)?)?", re.IGNORECASE
)
# *reitet an den Südrand*: up to it, and at nobody
RIDES_UP_TO = re.compile(
    r"\b(?P<rides>reitet|reiten|reite|trabt|traben)\s+(?:(?:dann|jetzt|gleich|wieder)\s+)?an\s+(?=(?:den|die|das)\s+(?!feind|gegner))",
    re.IGNORECASE,
)
# *näher als 20 cm an Gemioncourt herankommt*: within that of it
NEARER_THAN = re.compile(r"\bnäher\s+als\s+(?:auf\s+)?(?P<how>\d+\s*[a-zäöü]+)\s+(?=an\s|ran|heran)", re.IGNORECASE)


def what_he_does_there(found: re.Match[str]) -> str:
    """Nothing, where the square is told to which a battalion goes to cover a flank; a brigade screens there."""
    before = found.string[: found.start()]
    return "" if OF_ONE.match(before) and GOES_TO_SQUARE.search(before) else found[0]


IN_SHORT = (
    turn(" an ", RIDES_UP_TO, r"\g<rides> bis an "),
    turn("verl", LEAVES_NOT, "bleibt stehen"),
    turn("mache ", MAY_HE_HALT, "sondern hält an"),
    turn("näher als", NEARER_THAN, r"auf \g<how> "),
    turn("untersagt|verboten|unterlassen|nicht", AND_THAT_TOO, r"\g<forbidden>; keine \g<what>"),
    turn("zw.", BETWEEN, "zwischen "),
    turn("zwischen", IN_THE_SQUARE, r"\g<where>"),
    turn("flanke", FLANK, what_he_does_there),
    turn("linie|kolonne", FORMED, r"\g<who>\g<mark> in \g<how> und "),
    turn("versammlung|sammel|bereitstellung", GATHERING, r"\g<lead>nach \g<where>"),
    turn("auflösen", SCATTER, r"\g<who>als Plänkler"),
    turn("unmittelbar", CLOSE),
    turn("stl|rdl|dlich|dl.", SAID_TWICE, r"\g<side>"),
)
