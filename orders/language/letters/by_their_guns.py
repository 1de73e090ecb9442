"""By their guns: what gunners do whom the enemy reaches, told by what is not done: *aufgeprotzt wird nicht*.

They stand, or they limber up and get away. A sentence that names a battery, a place or anything else is left as it is.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *aufgeprotzt und davongefahren wird nicht*, *kein Aufprotzen*, *protzen nicht auf*
AWAY = r"(?:auf|ab|weg|davon|fort)"
NOT_AWAY = re.compile(
    rf"\b(?:aufgeprotzt|{AWAY}ge(?:fahren|hauen|laufen|rannt|ritten|rückt)|geflohen|geflüchtet|"
    rf"ausgerissen)\b[^,;:.!?]{{0,30}}?\bwird\s+"
    r"(?:\w+\s+){0,2}?nicht\b"
    rf"|\b(?:nicht|nie|niemals|kein(?:esfalls)?|ohne)\s+(?:mehr\s+|erst\s+)?(?:auf(?:zu)?protzen|"
    rf"{AWAY}(?:zu)?(?:fahren|hauen|laufen|rennen)|fliehen|"
    r"flüchten|ausreißen|zu\s+fliehen)\b"
    rf"|\b(?:protz|fahr|fähr|hau|lauf|läuf|renn)\w*\s+(?:\w+\s+){{0,2}}?nicht\s+{AWAY}\b",
    re.IGNORECASE,
)
# *bleiben bei ihren Geschützen*, *halten bei den Stücken aus*
BY_THEM = re.compile(
    r"\b(?:bleib|halt|harr|steh)\w*\b[^,;:.!?]{0,30}?\b(?:bei|an|neben)\s+(?:den|ihren)\s+(?:Geschützen|Stücken|"
    r"Kanonen|Rohren)\b",
    re.IGNORECASE,
)
# *wird aufgeprotzt und abgefahren*, *protzen auf und fahren davon*
THEY_GO = re.compile(
    rf"\baufgeprotzt\b|\baufprotzen\b|\bprotzen\b[^,;:.!?]{{0,20}}?\bauf\b|\bfahren\b[^,;:.!?]{{0,20}}?\b{AWAY}\b",
    re.IGNORECASE,
)
REACHED = re.compile(
    r"\b(?:überrannt|überritten|überrennen|angegriffen|attackiert|bedroht|gestürmt|erreicht|herankomm\w*|heran|"
    r"rankomm\w*|Gefahr|Notfall|Not|"
    r"eng\s+wird|brenzlig|nahe?\s*komm\w*|komm(?:t|en)\s+(?:der\s+Feind|der\s+Gegner|die\s+Franzosen|Reiter|"
    r"Kavallerie|Infanterie|jemand)|"
    r"(?:Feind|Gegner|Franzosen|Reiter|Reiterei|Kavallerie|Infanterie|jemand)\b[^,;:.!?]{0,30}?\bkomm(?:t|en))\b",
    re.IGNORECASE,
)
GUNNERS = re.compile(
    r"\b(?:Kanoniere|Artilleristen|Bedienung(?:en|smannschaft(?:en)?)?|Geschützmannschaft(?:en)?)\b", re.IGNORECASE
)
OF_GUNS = re.compile(
    r"\b(?:Geschütz|Kanone|Batterie|Artiller|Kanonier|Haubitze|protz|Aufgeprotzt|Bedienung)\w*", re.IGNORECASE
)
# Words with a capital that name nobody and no place.
# fmt: off
NO_NAME = frozenset({
    "werden", "wird", "wenn", "falls", "sobald", "sollten", "sollte", "kommt", "kommen", "die", "der", "das", "den",
    "bei", "beim", "kein", "keine", "im", "nicht", "geschütze", "geschützen", "kanonen", "batterien", "batterie",
    "haubitzen", "artillerie", "artilleristen", "kanoniere", "kanonieren", "bedienung", "bedienungen",
    "bedienungsmannschaft", "bedienungsmannschaften", "geschützmannschaften", "stücke", "stücken", "rohren",
    "deckung", "feind", "feindes", "gegner", "franzosen", "kavallerie", "infanterie", "reiter", "reiterei",
    "gefahr", "not", "notfall", "mann", "letzten", "schluss", "ende", "karree", "karrees", "sicherheit",
    "aufgeprotzt", "aufprotzen", "davongefahren", "davonfahren", "abfahren", "abgefahren", "abhauen", "und", "aber",
    "alle", "unsere", "meine", "eine", "es", "sie", "man", "unter",
})
# fmt: on
CAPITAL = re.compile(r"\b[A-ZÄÖÜ][\wäöüß-]*|\d")


# *Wenn Bijleveld angegriffen wird, protzt er nicht auf*: the battery that is named
ONE_NAMED = re.compile(
    r"^(?P<lead>\W*(?:wenn|falls|sobald|wird|sollte)\s+)(?:die\s+Batterie\s+)?(?P<who>[A-ZÄÖÜ\d][\w/.-]+)(?="
    r"\s+(?:\w+\s+)?(?:überr|angegr|attack|bedroh|in\s+Gefahr))",
    re.IGNORECASE,
)
SOME_GUNS = re.compile(r"\b(?:Geschütz|Kanone|Batterie|Artillerie|Haubitze)n?\w*", re.IGNORECASE)
# *bleiben stehen und schießen bis zuletzt*
STANDS_FAST = re.compile(
    r"\bbleib\w*\b[^,;:.!?]{0,20}?\bstehen\b|\b(?:halt|hält|harr)\w*\b[^,;:.!?]{0,25}?\baus\b|\baushalten\b|"
    r"\bbis\s+(?:zuletzt|zum\s+(?:letzten|Schluss|Ende))\b|"
    r"\b(?:feuer|schieß)\w*\s+(?:\w+\s+){0,3}?weiter\b|\bweiter(?:feuern|schießen)\b",
    re.IGNORECASE,
)
# *laufen ins nächste Karree*, *bringen sich in Sicherheit*
INTO_SHELTER = re.compile(
    r"\b(?:in|ins|im|zum|zu)\b[^,;:.!?]{0,25}?\bKarrees?\b|\bin\s+(?:Sicherheit|Deckung)\b|\bDeckung\b", re.IGNORECASE
)
IN_SAFETY = re.compile(r"\bin\s+Sicherheit\b", re.IGNORECASE)
HORSE = re.compile(r"\b(?:Reiter\w*|Kavallerie|Attacken?|Chargen?)\b", re.IGNORECASE)
DENIED = re.compile(r"\b(?:nicht|nie|niemals|kein\w*)\b", re.IGNORECASE)


# *dürfen nicht verloren gehen, also rechtzeitig abfahren*
KEPT_BY_LEAVING = re.compile(
    r"\bnicht\s+(?:verloren\s*gehen|in\s+(?:ihre|fremde|französische|feindliche)\s+Hände\s+fallen|"
    r"erobert\s+werden)\b[^.!?]*\b(?:rechtzeitig|vorher|zur\s+Not|lieber|notfalls|bei\s+Gefahr)\s+"
    r"(?:aufprotzen|abfahren|davonfahren|wegfahren|weg|zurück|aufprotzen\s+und\s+\w+)",
    re.IGNORECASE,
)
PASSIVE = re.compile(r"\bwird\b[^,;:]{0,40}?\b(?:nicht|aufgeprotzt)\b|^\W*kein\b", re.IGNORECASE)


# *Karree gegen Kavallerie, Batterien protzen auf, wenn sie überrannt werden*: more than that is laid down
OTHER_RULES = re.compile(
    r"\bKarrees?\b|\bverfolg\w+|\bjagt?\w*\s+(?:\w+\s+)?(?:hinterher|nach)|\bFeuer\s+frei|\bPlänkler|\bGegen(?:attacke|angriff|charge)|\bkeine\s+(?:Attacken?|Chargen?)|"
    r"\battackier\w+\s+(?:\w+\s+)?nicht|\bweich\w*\s+aus",
    re.IGNORECASE,
)


def by_their_guns(told: re.Match[str]) -> str:
    """The decision by its name, where a sentence is about that and nothing else."""
    said, who = told[0], ""
    one = ONE_NAMED.match(said)
    if one is not None and one["who"].lower() not in NO_NAME and not SOME_GUNS.search(said, one.end()):
        who, said = f"{one['who']} ", one["lead"] + said[one.end() :]
    named = {word.lower() for word in CAPITAL.findall(said)} - NO_NAME
    choice = "" if named or not OF_GUNS.search(said) else what_gunners_do(said)
    who = who or ("die Batterien " if SOME_GUNS.search(said) or GUNNERS.search(said) else "")
    if not (who or PASSIVE.search(said)):
        return told[0]  # they shall limber up: who was spoken of?
    return f"{who}{choice}" if choice else told[0]


def what_gunners_do(said: str) -> str:
    """The decision about guns that are reached which a sentence tells; nothing where it tells none."""
    if KEPT_BY_LEAVING.search(said):
        return "limber and flee flee"
    reached, gunners = REACHED.search(said), GUNNERS.search(said)
    if NOT_AWAY.search(said):
        return "limber and flee stand" if reached or gunners or PASSIVE.search(said) else ""
    if gunners and BY_THEM.search(said):
        return "limber and flee stand"
    shelter = INTO_SHELTER.search(said) if gunners and not THEY_GO.search(said) else None
    if shelter is not None and IN_SAFETY.search(shelter[0]) and not (HORSE.search(said) or DENIED.search(said)):
        return "limber and flee flee"  # from whoever gets to the guns
    if shelter is not None:
        return "flee to square stand" if DENIED.search(said) else "flee to square flee"
    if (
        not reached
        or DENIED.search(said)
        or OTHER_RULES.search(said)
        or re.search(r"\b(?:bevor|ehe|nach|hinter)\b", said, re.IGNORECASE)
    ):
        return ""
    return (
        "limber and flee flee" if THEY_GO.search(said) else "limber and flee stand" if STANDS_FAST.search(said) else ""
    )


# *Kommt jemand zwischen die Geschütze, packen sie ein und verschwinden*, *bei Überrennen aufprotzen und weg*
GUNS = (
    r"(?:(?:die|alle|unsere|meine|der|den|ihre|eine)\s+)?(?:Geschütze?n?|Kanonen|Batterien?|Artillerie|Kanoniere?n?|"
    r"Artilleristen)"
)
FOE = (
    r"(?:(?:der|die|ein|eine)\s+)?(?:feindliche\w*\s+)?(?:Feind|Gegner|Franzosen|Kavallerie|Reiterei|Reiter|Infanterie|"
    r"jemand|man|einer|wer|sie)"
)
OVERRUN = (
    rf"(?:(?:wenn|falls|sobald|bevor|ehe)\s+(?:{FOE}\s+(?:sie|{GUNS})\s+(?:erreicht|erreichen|überrennt|überrennen|"
    rf"überreitet|überreiten|angreift|bedroht)|{FOE}\s+(?:in|zwischen|an|unter|bis\s+an|auf)\s+{GUNS}\s+(?:\w+bricht|"
    rf"kommt|kommen|gerät|gelangt|herankommt|einbricht|eindringt)|"
    rf"(?:sie|{GUNS})\s+(?:überrannt|überritten|genommen|erobert)\s+(?:wird|werden|zu\s+werden\s+drohen))|"
    rf"wenn\s+überrannt|kommt\s+{FOE}\s+(?:in|zwischen|an|unter|bis\s+an)\s+{GUNS}|(?:werden|"
    rf"wird)\s+{GUNS}\s+(?:überrannt|überritten)|"
    rf"bei\s+(?:Überrennen|Überrennung|Überreiten|(?:der\s+)?Gefahr(?:\s+des\s+(?:Überrennens|Verlusts|Verlustes))?)|"
    rf"als\s+dass\s+sie\s+(?:genommen|erobert|überrannt)\s+werden|"
    rf"als\s+dass\s+(?:(?:sie|wir|man)\s+)?(?:uns\s+|mir\s+)?{GUNS}\s+(?:verlier(?:en|t)|verloren\s*gehen|einbüß(?:en|t)))"
)
LEAVES = (
    r"(?:(?:aufprotzen|protz(?:en|t)\s+(?:sie\s+)?(?:die\s+\w+\s+)?auf|pack(?:en|t)\s+(?:sie\s+)?(?:alles\s+)?ein|"
    r"einpacken)(?:\s*(?:,|und)\s*(?:weg|fliehen|flieht|ab(?:hauen)?|hau(?:en|t)\s+ab|verschwinden|verschwindet|"
    r"davonfahren|fahren\s+davon|fort|los|flüchten|davon|bring(?:en|t)\s+sich\s+in\s+Sicherheit|"
    r"sich\s+in\s+Sicherheit\s+bringen|(?:zurück|weg)fahren|fähr?t\s+(?:davon|weg|zurück)|fahren\s+(?:weg|zurück)))?|"
    r"bring(?:en|t)\s+(?:sie\s+|es\s+)?sich\s+in\s+Sicherheit|sich\s+in\s+Sicherheit\s+bringen|"
    r"(?:rett(?:en|et)\s+(?:sich|ihre\s+Geschütze|ihre\s+Kanonen|sie)(?:\s+mit\s+den\s+Protzen)?)|(?:mach(?:en|"
    r"t)\s+sich\s+(?:davon|aus\s+dem\s+Staub))|(?:hau(?:en|t)|fahr(?:en)?|"
    r"fähr?t)\s+(?:sie\s+)?(?:mit\s+ihren\s+(?:Kanonen|Geschützen)\s+)?(?:ab|davon|weg)|"
    r"(?:sollen\s+sie\s+)?(?:mit\s+(?:ihren|den)\s+(?:Kanonen|Geschützen)\s+)?(?:abhauen|fliehen|verschwinden|"
    r"flüchten|abfahren)|flieh(?:en|t)|verschwinde(?:n|t))"
)
OVERRUN_FIRST = re.compile(
    rf"^\W*(?:{GUNS}\s*:\s*)?(?:Kanonen\s+nicht\s+verlieren\s*:\s*)?{OVERRUN}\s*,?\s+(?:dann\s+|so\s+)?(?:{LEAVES}|"
    rf"(?:protz(?:en|t)|flieh(?:en|t)|rett(?:en|et))\s+{GUNS}\s+(?:auf|ihre\s+\w+|sich)?(?:\s*(?:,|"
    rf"und)\s*(?:fahren\s+davon|fliehen|hauen\s+ab))?)\s*[.!]*\s*$",
    re.IGNORECASE,
)
OVERRUN_LAST = re.compile(
    rf"^\W*(?:lieber\s+)?(?:(?P<lead>{GUNS}\s*(?:nicht\s+verlieren\s*)?:?\s+{LEAVES})|"
    rf"(?:{LEAVES})\s+{GUNS})\s*,?\s+{OVERRUN}\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Die Kanoniere mögen, wenn man sie überrennt, lieber aufprotzen und davonfahren*
OVERRUN_BETWEEN = re.compile(
    rf"^\W*(?:(?:und|aber|auch)\s+)?{GUNS}\s+(?:mögen|möge|sollen|soll|dürfen|darf|müssen|muss)\s*,?\s+{OVERRUN}\s*,?\s+"
    rf"(?:(?:lieber|bitte|sofort|gleich|rechtzeitig|eher)\s+)*{LEAVES}(?:\s*,\s*als\s+dass\s+[^,;:.!?]{{3,60}})?\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Lieber sollen die Kanoniere aufprotzen und davonfahren, als dass sie die Geschütze verlieren*
RATHER_THAN_LOST = re.compile(
    rf"^\W*(?:(?:und|aber)\s+)?(?:(?:eher|lieber)\s+(?:sollen|soll|mögen|dürfen)\s+{GUNS}|{GUNS}\s+(?:sollen|mögen|dürfen)\s+(?:eher|lieber))\s+"
    rf"{LEAVES}\s*,\s*{OVERRUN}\s*[.!]*\s*$",
    re.IGNORECASE,
)
THEY_FLEE = "Werden die Batterien überrannt, protzen sie auf und fliehen."


def they_flee(told: re.Match[str]) -> str:
    """The decision by its name, of all batteries, where guns are told of."""
    return THEY_FLEE if OF_GUNS.search(told[0]) else told[0]


BY_THEIR_GUNS = (
    turn("überr|überritten|erreich|kommt|genommen|gefahr|erobert", OVERRUN_FIRST, they_flee),
    turn("überr|überritten|erreich|kommt|genommen|gefahr|erobert", OVERRUN_LAST, they_flee),
    turn("überr|überritten|erreich|kommt|genommen|gefahr|erobert", OVERRUN_BETWEEN, they_flee),
    turn("als dass", RATHER_THAN_LOST, they_flee),
    turn(
        "protz|kanonier|artillerist|bedienung|geschütz|kanonen|batterie", re.compile(r"^.*$", re.DOTALL), by_their_guns
    ),
)
