"""Cases of whom: a German rule for those to whom something happens, in a clause that says whom.

*Bataillone, denen Kavallerie zu nahe kommt, bilden Karree*, *wem Reiter zu nahe kommen, der bildet Karree*,
*Schützen, auf die jemand zukommt, weichen aus*, *Kanoniere, deren Geschütze erreicht werden, fliehen*: they are
charged, or reached. *Plänkler, die angegriffen werden, weichen aus* has its case behind: so it binds all of them.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

LEAD = r"(?P<lead>^\W*(?:(?:und|aber|denn|auch)\s+)?)"
KINDS = (
    r"(?:(?:alle|unsere|meine|die|jene|diejenigen|jedes|jede)\s+)?(?:Bataillone?|Infanterie|Regimenter|"
    r"Einheiten|Truppen|Verbände|Leute|Fußtruppen)"
)
SKIRMISHERS = r"(?:(?:alle|unsere|meine|die)\s+)?(?:Plänkler|Schützen|Tirailleure|Schützenketten?|Jäger)"
GUNNERS = r"(?:(?:alle|unsere|meine|die)\s+)?(?:Kanoniere|Artilleristen|Batterien|Geschütze)"
HORSE = (
    r"(?:(?:die|der|das|eine|ein|feindliche\w*|gegnerische\w*|französische\w*|englische\w*)\s+)*(?:Kavallerie|"
    r"Reiterei|Reiter|Lanciers|Husaren|Dragoner|Kürassiere|Ulanen|Pferde)"
)
FOE = (
    rf"(?:{HORSE}|(?:(?:der|ein|die)\s+)?(?:Feind|Gegner|Franzosen|Engländer|Holländer|Infanterie)|jemand|"
    rf"einer|wer|man)"
)
NEAR = (
    r"(?:(?:zu\s+|allzu\s+|so\s+)?(?:nahe?|dicht|näher)\s+(?:auf\s+den\s+(?:Leib|Pelz)\s+)?(?:rücken|rückt|"
    r"kommen|kommt)|(?:auf\s+den\s+(?:Leib|Pelz))\s+(?:rücken|rückt))"
)
UPON = (
    r"(?:zu(?:kommt|kommen|reitet|reiten|geht|gehen|hält|halten|stürmt|stürmen)|los(?:geht|gehen|reitet|"
    r"reiten|stürmt|stürmen))"
)
# *Bataillone, denen Kavallerie zu nahe kommt, bilden*, *Infanterie, auf die Reiter zukommen, bildet*
TO_WHOM = re.keyed(
    rf"{LEAD}(?P<who>{KINDS}|{SKIRMISHERS})\s*,\s*(?:(?:denen|der|dem)\s+(?P<foe>{FOE})\s+{NEAR}|auf\s+(?:die|das|den)\s+(?P<at>{FOE})\s+{UPON})\s*,\s*(?=[a-zäöüß]+\s)",
    re.IGNORECASE,
)
# *Wem Reiter zu nahe kommen, der bildet Karree*
WHOM = re.keyed(rf"{LEAD}wem\s+(?P<foe>{FOE})\s+{NEAR}\s*,\s*(?:der|die|das)\s+(?=[a-zäöüß]+\s)", re.IGNORECASE)
# *Plänkler, die angegriffen werden, weichen aus*
CHARGED = re.keyed(
    rf"{LEAD}(?P<who>{SKIRMISHERS})\s*,\s*(?:die|welche)\s+(?P<how>(?:von\s+[^,;:.!?]{{3,30}}\s+)?(?:angegriffen|attackiert|bedroht|bedrängt|angeritten)\s+werden)\s*,\s*"
    r"(?P<does>[a-zäöüß]+)\s+(?P<rest>[^,;:.!?]{2,60}?)(?P<end>[.!]*\s*)$",
    re.IGNORECASE,
)
# *Kanoniere, deren Geschütze erreicht werden, fliehen*, *Batterien, an die der Feind herankommt, ...*
REACHED = re.keyed(
    rf"{LEAD}(?P<who>{GUNNERS})\s*,\s*(?:deren\s+(?:Geschütze|Kanonen|Stücke|Rohre|Batterien?)\s+(?:erreicht|überrannt|genommen|angegriffen|gestürmt|bedroht)\s+(?:wird|werden)|"
    rf"(?:an|bis\s+an|zu|in)\s+(?:die|denen)\s+{FOE}\s+(?:heran|ran|her|vor|ein)?(?:kommt|kommen|gelangt|gelangen|dringt|dringen|bricht|brechen)|die\s+{FOE}\s+erreich(?:t|en))\s*,\s*(?P<rest>[^;:.!?]{{3,90}})",
    re.IGNORECASE,
)
AWAY = re.compile(
    r"\b(?:flieh|flücht|rett|türm|hau)\w*\b|\b(?:laufen|rennen|fahren)\b[^,;:.!?]{0,30}?\b(?:weg|davon|fort)\b|"
    r"\bin\s+Sicherheit\b|\bprotzen\s+auf\b|\baus\s+dem\s+Staub\b",
    re.IGNORECASE,
)
FAST = re.compile(
    r"\b(?:harr|halt)\w*\s+(?:\w+\s+)?aus\b|\bbleiben\b[^,;:.!?]{0,30}?\b(?:dran|stehen|dabei|an\s+(?:den|ihren)\s+\w+)",
    re.IGNORECASE,
)
DENIED = re.compile(r"\b(?:nicht|nie|niemals|kein\w*)\b", re.IGNORECASE)

# *Gunners whose guns are reached run for it*
CREWS = re.keyed(
    r"^(?P<lead>\W*(?:(?:and|but)\s+)?)(?:(?:the|any|all|my|our)\s+)?(?:gunners|crews|batteries)\s+(?:whose\s+(?:guns|batteries|pieces)\s+(?:are|get)\s+(?:reached|overrun|rushed|taken|charged|threatened)|"
    r"(?:that|which|who)\s+(?:are|get)\s+(?:reached|overrun|rushed))\s*,?\s+(?P<rest>[^;:.!?]{3,90})",
    re.IGNORECASE,
)
RUN = re.compile(
    r"\b(?:run|runs|flee|bolt|leg\s+it|limber|get\s+(?:away|out|to\s+safety)|save\s+themselves|clear\s+off)\b",
    re.IGNORECASE,
)
STICK = re.compile(r"\b(?:stand|stay|stick|hold)\b", re.IGNORECASE)
NOT_SO = re.compile(r"\b(?:not|never|no)\b|n['’]t\b", re.IGNORECASE)


def charged_by(told: re.Match[str]) -> str:
    """The same of those who are charged by somebody."""
    foe = told["foe"] or told["at"]
    by = "Kavallerie" if re.search(HORSE, foe, re.IGNORECASE) else "Infanterie" if "infant" in foe.lower() else ""
    return f"{told['lead']}{told['who']}, die {f'von {by} ' if by else ''}angegriffen werden, "


def whoever(told: re.Match[str]) -> str:
    """Whoever is charged."""
    by = "von Kavallerie " if re.search(HORSE, told["foe"], re.IGNORECASE) else ""
    return f"{told['lead']}Wer {by}angegriffen wird, "


def crews(told: re.Match[str]) -> str:
    """What gunners do who are reached."""
    rest = told["rest"]
    choice = "" if DENIED.search(rest) else "flee" if AWAY.search(rest) else "stand" if FAST.search(rest) else ""
    return f"{told['lead']}die Batterien limber and flee {choice}" if choice else told[0]


def english_crews(told: re.Match[str]) -> str:
    """The same in English."""
    rest = told["rest"]
    choice = "" if NOT_SO.search(rest) else "flee" if RUN.search(rest) else "stand" if STICK.search(rest) else ""
    return f"{told['lead']}the batteries limber and flee {choice}" if choice else told[0]


CASES_OF_WHOM = (
    turn("denen|der |dem |auf d", TO_WHOM, charged_by),
    turn("wem ", WHOM, whoever),
    turn("die |welche", CHARGED, r"\g<lead>\g<who> \g<does> \g<rest>, wenn sie \g<how>\g<end>"),
    turn("deren|die|denen", REACHED, crews),
    turn("whose|that|which|who", CREWS, english_crews),
)
