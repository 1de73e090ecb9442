"""Cases told in German: a decision that is told with its case: what happens, and what is done then.

*Kommen die Franzosen bis an die Rohre, laufen seine Leute weg*, *bleiben die Leute von 1/6FA dran*; *bietet sich ihr
eine gute Gelegenheit, darf sie sie ergreifen*; *von sich aus attackiert der mir nichts*; *wehrt 5M einen Angriff ab,
bitte nicht hinterherrennen*. The decision is called by its name, of him who is named or was told of last.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

LEAD = r"(?P<lead>^\W*(?:(?:und|aber|also|auch|dann|nur)\s+)*)"
IF = r"(?:wenn|falls|sobald|sollten?)"
NUMBERED = r"(?-i:\d+/\w+|[A-ZÄÖÜ][\w-]+|bijleveld|stevenart)"
WHOSE = rf"{NUMBERED}(?:\s*(?:,|und|oder)\s*{NUMBERED})*"
FOE = (
    r"(?:(?:der|die|ein|eine|irgend\w+)\s+)?(?:feindliche\w*\s+|gegnerische\w*\s+)?"
    r"(?:Feind|Gegner|Franzosen?|Holländer|Engländer|Niederländer|Alliierten|Kavallerie|Reiterei|Reiter|Infanterie|jemand|"
    r"einer|wer|irgend(?:wer|jemand|einer))"
)
GUNS = r"(?:Geschütze?n?|Kanonen?|Rohren?|Stücken?|Batterien?|Haubitzen?)"
# *Wenn die Franzosen bei ihm an den Kanonen ankommen*, *erreicht der Feind die Geschütze dieser Batterie*
REACHED = (
    rf"(?:{IF}\s+(?:es\s+)?{FOE}\b[^,;:.!?]{{0,40}}?\b{GUNS}\b[^,;:.!?]{{0,45}}?\s(?:\w*(?:komm(?:t|en)|gelang(?:t|en)|dring(?:t|en)|brechen|"
    r"bricht|schaff(?:t|en)|erreich(?:t|en)|auftauch(?:t|en)|stoß(?:en)|stößt)|steh(?:t|en)|ist|sind)(?:\s+sollten?)?|"
    rf"(?:erreich(?:t|en)|komm(?:t|en)|gelang(?:t|en)|schaff(?:t|en)|dring(?:t|en)|stößt|bricht|steh(?:t|en))\s+(?:es\s+)?{FOE}\b[^,;:.!?]{{0,40}}?\b{GUNS}\b"
    r"[^,;:.!?]{0,40}?)"
)
MAIN = (
    r"\s*,?\s+(?:so\s+|dann\s+)?(?P<main>(?:soll|dürf|darf|mög|müss|lauf|renn|hau|bring|rett|flieh|"
    r"flücht|türm|verschwind|mach|such|bleib|halt|harr|"
    r"steh)\w*\s[^;:.!?]{3,90}|(?:nichts\s+wie\s+)?(?:weg|ab|raus|fort)\b[^;:.!?\d]{0,40})(?:;\s*(?:\w+\s+){1,3}(?:ist|sind|kann|lässt|lassen)\b[^.;!?\d]*)?"
)
OF_ALL_GUNS = (
    r"(?:(?:(?:alle|die|unsere)\s+)?(?:Batterien|Geschütze|Kanonen|Artillerie|Kanoniere|Artilleristen)\s*:\s*)?"
)
CREW_CASE = re.compile(rf"{LEAD}{OF_ALL_GUNS}(?P<case>{REACHED}){MAIN}", re.IGNORECASE)
AWAY = re.compile(
    r"^(?:nichts\s+wie\s+)?(?:weg|ab|raus|fort)\b|\b(?:weg|davon)(?:laufen|rennen|fahren)\b|\b(?:lauf|renn)\w*\b[^,;:.!?]{0,40}?\b(?:weg|davon|fort)\b|\babhauen\b|\bhau\w*\b[^,;:.!?]{0,30}?\bab\b|"
    r"\b(?:fliehen|flieht|flüchten|flüchtet|türmen|türmt|verschwinden|verschwindet)\b|\bstiften\s+gehen\b|\bdas\s+Weite\s+suchen\b|\bsuchen\b[^,;:.!?]{0,30}?\bdas\s+Weite\b|"
    r"\bin\s+Sicherheit\b|\brette[nt]?\s+sich\b|\bsich\b[^,;:.!?]{0,20}?\bretten\b|\bdavonmachen\b|\baus\s+dem\s+Staub\b",
    re.IGNORECASE,
)
STAND = re.compile(
    r"\bbleib\w*\b[^,;:.!?]{0,60}?\b(?:dran|dabei|da|dort|stehen)\b|\bbleib\w*\b[^,;:.!?]{0,60}?\b(?:an|bei)\s+(?:den|ihren|seinen|der|ihrer)\s+"
    rf"{GUNS}|\b(?:halt|harr)\w*\b[^,;:.!?]{{0,40}}?\b(?:aus|stand|durch|die\s+Stellung)\b",
    re.IGNORECASE,
)
DENIED = re.compile(r"\b(?:nicht|nie|niemals|kein\w*)\b", re.IGNORECASE)
OF_WHOM = re.compile(
    rf"\b(?:{GUNS}|Leute|Kanoniere|Artilleristen|Männer|Bedienung(?:en)?|Mannschaft(?:en)?)\s+(?:von\s+|der\s+Batterien?\s+)?(?P<who>{WHOSE})",
    re.IGNORECASE,
)
BY_NAME = re.compile(r"^\w+\s+(?:die\s+)?(?P<who>\d+/\w+(?:\s*(?:,|und)\s*\d+/\w+)*)")
NUMBER = re.compile(r"\b(?P<who>\d+/\w+)")
STRANGERS = re.compile(
    r"\s(?!(?:Leute|Kanoniere|Artilleristen|Männer|Bedienung|Mannschaft|Geschütz|Kanone|Rohr|Stück|Batterie|Haubitze|Sicherheit|Deckung|Weite|"
    r"Stellung|Staub|Stelle|Posten|Platz)\w*\b)(?:[A-ZÄÖÜ]\w{2,}|\d)"
)
HIS = re.compile(
    r"\b(?:ihm|ihr|ihre[nrm]?|seine[nrm]?|deren|dessen|diese[rnm]?|sie|er)\b|\b(?:sollen|laufen|hauen|bleiben)\s+die\s+(?!Leute|Kanon|Artill|Männ|Bedien|Mannsch)",
    re.IGNORECASE,
)
NOBODY = re.compile(rf"^{GUNS}$|^(?:Sicherheit|Deckung|Leute|Kanoniere|Feind|Gegner)$", re.IGNORECASE)
# *Bietet sich ihr eine gute Gelegenheit zur Attacke, darf sie sie ergreifen*, *wenn sich was anbietet*
OFFER = (
    r"(?:ihm\s+|ihr\s+|ihnen\s+|dort\s+|da\s+)?(?:et)?(?:was|eine?\s+(?:(?:gute|günstige|schöne|passende|lohnende)\s+)?(?:Gelegenheit|Chance|Möglichkeit))"
    r"(?:\s+(?:zu[rm]?|für\s+eine?n?|zu\s+eine[rm])\s+(?:Attacke|Angriff|Charge|Attackieren|Angreifen))?"
)
OFFERED = (
    rf"(?:(?:wenn|falls|sobald)\s+(?:(?:ihm|ihr|ihnen)\s+)?sich\s+{OFFER}\s+(?:an|dazu\s+)?(?:bietet|"
    rf"ergibt|auftut)|(?:bietet|ergibt|tut)\s+sich\s+{OFFER}(?:\s+(?:an|auf))?)"
)
TAKE = (
    r"(?:(?:ohne\s+(?:Rückfrage|zu\s+fragen|Rücksprache|weiteren?\s+Befehl|"
    r"auf\s+Befehl\s+zu\s+warten)|auch|gern|gerne|ruhig|sofort|jederzeit|gleich|"
    r"von\s+sich\s+aus)\s*,?\s+)*"
)
THEY = r"(?P<who>sie|er|es|die|der|das|(?:die\s+(?:Brigade\s+)?|der\s+)?(?-i:[A-ZÄÖÜ][\w-]+))"
CHANCE_FIRST = re.compile(
    rf"{LEAD}{OFFERED}\s*,?\s+(?:dann\s+|so\s+)?(?:(?:darf|dürfen|kann|können|soll|sollen|mag|mögen)\s+{THEY}\s+{TAKE}(?:(?:sie|die|das|diese|es)\s+)?{TAKE}"
    r"(?:ergreifen|nutzen|nützen|wahrnehmen|attackieren|angreifen|zuschlagen|chargieren|reiten|losreiten)|"
    r"(?:attackier(?:t|en)|nutz(?:t|en)|ergreif(?:t|en)|schläg(?:t)|schlagen)\s+(?P<they>sie|er|es|die|der|(?-i:[A-ZÄÖÜ][\w-]+))(?:\s+(?:sie|die|das|es|zu|auch|sofort))*)"
    r"(?P<flank>\s*,?\s*(?:aber\s+|und\s+zwar\s+|jedoch\s+)?(?:bitte\s+)?nur\s+(?:von\s+der|in\s+(?:die|der)|aus\s+der|an\s+der|gegen)\s+(?:offene\w*\s+)?Flanken?(?:\s+her)?)?"
    r"(?:\s*,\s*ohne\s+(?:mich\s+)?(?:zu\s+fragen|Rückfrage))?\s*(?:[.!;]\s*$|$)",
    re.IGNORECASE,
)
CHANCE_LAST = re.compile(
    rf"{LEAD}(?P<who>(?:die\s+(?:Brigade\s+)?|der\s+)?(?-i:[A-ZÄÖÜ][\w-]+)|sie|er|die|der)\s+(?:darf|dürfen|kann|können|soll|sollen)\s+{TAKE}(?:attackieren|angreifen|chargieren)\s*,?\s+"
    rf"(?:wenn|falls|sobald)\s+(?:(?:ihm|ihr|ihnen)\s+)?sich\s+{OFFER}\s+(?:an|dazu\s+)?(?:bietet|ergibt|auftut)"
    r"(?P<flank>\s*,?\s*(?:aber\s+|und\s+zwar\s+|jedoch\s+)?(?:bitte\s+)?nur\s+(?:von\s+der|in\s+(?:die|der)|aus\s+der|an\s+der|gegen)\s+(?:offene\w*\s+)?Flanken?(?:\s+her)?)?"
    r"\s*[.!;]*\s*$",
    re.IGNORECASE,
)
# *Von sich aus attackiert der mir aber nichts, den brauch ich noch*
ON_HIS_OWN = re.compile(
    rf"{LEAD}(?:von\s+sich\s+aus|von\s+(?:allein|alleine|selbst|selber)|aus\s+eigenem\s+Antrieb|auf\s+eigene\s+Faust|ohne\s+(?:meinen\s+)?Befehl|eigenmächtig)\s+"
    r"(?P<does>attackier(?:t|en)|greif(?:t|en)|charg\w+|reit(?:et|en))\s+(?:mir\s+)?(?P<who>der|die|er|sie|(?:der\s+|die\s+)?(?-i:[A-ZÄÖÜ][\w-]+))\s+(?:(?:mir|aber|auch|jedoch|bitte)\s+)*"
    r"(?:nichts|niemanden|keinen|nicht|keine\s+Attacken?)(?:\s+an)?(?:\s*,\s*(?:den|die|der|das)\s+(?:brauch|heb|will|möcht|spar)\w*\s[^;:.!?]{2,40})?\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Sollten die Lanciers ihrerseits attackiert werden, reiten sie in jedem Fall eine Gegenattacke*
IF_CHARGED = (
    r"(?:(?:wenn|falls|sobald)\s+(?P<one>[^,;:.!?]{2,30}?)\s+(?:(?:ihrerseits|seinerseits|selber|selbst)\s+)?(?:attackiert|angegriffen|chargiert|angeritten)\s+(?:wird|werden)|"
    r"(?:sollten?|wird|werden)\s+(?P<two>[^,;:.!?]{2,30}?)\s+(?:(?:ihrerseits|seinerseits|selber|selbst)\s+)?(?:attackiert|angegriffen|chargiert|angeritten)(?:\s+werden)?)"
)
COUNTERS = re.compile(
    rf"{LEAD}{IF_CHARGED}\s*,?\s+(?:dann\s+|so\s+)?(?:(?P<many>reiten|machen|führen|starten|gehen)|reitet|macht|führt|startet|geht)\s+(?P<who>sie|er|es|die|der)\s+"
    r"(?:(?:in\s+jedem\s+Fall|auf\s+jeden\s+Fall|immer|jedes\s?mal|stets|sofort|grundsätzlich|ihrerseits|selbst|selber|auch|ebenfalls)\s+)*"
    r"(?:(?:eine\s+|zur\s+|zum\s+)?(?:Gegenattacken?|Gegencharge|Gegenangriff)(?:\s+(?:über|aus|durch))?|dagegen)(?:\s*,?\s+(?:immer|jedes\s?mal|stets|in\s+jedem\s+Fall))?\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Falls 5M einen Angriff abwehrt bitte NICHT hinterherrennen, die bleiben schön im dorf*
BEATS_OFF = re.compile(
    rf"{LEAD}(?:(?:wenn|falls|sobald)\s+(?P<one>[^,;:.!?]{{1,30}}?)\s+(?:einen?\s+|den\s+|die\s+)?(?:Angriffe?|Attacken?|Sturm|Angreifer|Feind|Gegner)\s+(?:abwehr(?:t|en)|zurückschläg(?:t)|zurückschlagen|abschlägt|zurückwirft|zurückwerfen)|"
    r"(?:wehr(?:t|en)|schläg(?:t)|schlagen|wirft|werfen)\s+(?P<two>[^,;:.!?]{1,30}?)\s+(?:einen?\s+|den\s+|die\s+)?(?:Angriffe?|Attacken?|Sturm|Angreifer|Feind|Gegner)\s+(?:ab|zurück))\s*,?\s+(?:dann\s+|so\s+)?"
    r"(?:(?:bitte|auf\s+keinen\s+Fall|bloß|nur|ja|aber)\s+)*(?:(?:nicht|kein\w*|nie)\s+(?:hinterher(?:rennen|laufen|jagen|gehen|stürmen)|nachsetzen|verfolgen|nachjagen|Verfolgung|nachrennen|nachlaufen)|"
    r"(?:renn|lauf|setz|verfolg|jag|bleib)(?:t|en)\s+(?:sie|er|es|die|der)\s+(?:(?:bitte|ihm|ihnen|denen|dem)\s+)*(?:nicht\s+(?:hinterher|nach)|nicht|niemanden|stehen|da|dort))\b",
    re.IGNORECASE,
)
# *Kommt der Feind in die Batterien, sollen sie mit ihren Kanonen abhauen*: all of them
HORSE = re.compile(r"\b(?:Reiter\w*|Kavallerie)\b", re.IGNORECASE)
IN_SAFETY = re.compile(r"\bin\s+Sicherheit\b", re.IGNORECASE)
ALL_GUNS = re.compile(r"\bdie\s+(?:Batterien|Geschütze|Kanonen)\b", re.IGNORECASE)


def what_the_crew_does(told: re.Match[str]) -> str:
    """Whether gunners who are reached stand or flee, of the batteries that are named or were told of."""
    case, main = told["case"], told["main"]
    first = main.partition(",")[0]
    if DENIED.search(first) or DENIED.search(case):
        return told[0]
    if HORSE.search(case) and IN_SAFETY.search(first) and HIS.search(case) is None:
        return told[0]  # of all guns, when horse comes: it may be a square into which they run
    choice = "flee" if AWAY.search(first) else "stand" if STAND.search(first) else ""
    if not choice:
        return told[0]
    if STRANGERS.search(first) and BY_NAME.search(first) is None and OF_WHOM.search(first) is None:
        return told[0]  # they hold out there: others than the gunners
    called = (OF_WHOM.search(first), OF_WHOM.search(case), BY_NAME.search(first), NUMBER.search(case))
    named = next((one["who"] for one in called if one is not None and not NOBODY.match(one["who"])), "")
    his = HIS.search(case) or (HIS.search(first) and ALL_GUNS.search(case) is None)
    who = named or ("sie" if his else "die Batterien")
    return f"{told['lead']}{who} limber and flee {choice}"


THEY_ALONE = frozenset({"sie", "er", "es", "die", "der", "sie selber", "sie selbst", "er selbst", "er selber"})


def takes_it(told: re.Match[str]) -> str:
    """Whether he charges at an opportunity, and only at a flank."""
    groups = told.groupdict()
    who = groups["who"] or groups.get("they")
    return f"{told['lead']}{who} Gelegenheitsattacken {'flank' if told['flank'] else 'immer'}"


def charges_back(told: re.Match[str]) -> str:
    """Who charges back when he is charged."""
    one = (told["one"] or told["two"]).strip()
    if one.lower() not in THEY_ALONE:
        return f"{told['lead']}{one} counter charge always"
    are, counter = ("werden", "kontern") if told["many"] else ("wird", "kontert")
    return f"{told['lead']}wenn {told['who']} attackiert {are}, {counter} {told['who']}"


def stays_after_it(told: re.Match[str]) -> str:
    """Who does not go after those whom he has beaten off."""
    return f"{told['lead']}{told['one'] or told['two']} verfolgt nicht"


def charges_nobody(told: re.Match[str]) -> str:
    """Who makes no charge of his own accord."""
    who = {"der": "er", "die": "sie"}.get(told["who"].lower(), told["who"])
    return f"{told['lead']}{who} opportunity charge never"


CASES_TOLD_IN_GERMAN = (
    turn("geschütz|kanone|rohr|stück|batterie|haubitz", CREW_CASE, what_the_crew_does),
    turn("gelegenheit|chance|möglichkeit|was ", CHANCE_FIRST, takes_it),
    turn("gelegenheit|chance|möglichkeit|was ", CHANCE_LAST, takes_it),
    turn(
        "nichts|niemanden|keine|nicht",
        ON_HIS_OWN,
        charges_nobody,
    ),
    turn("attackiert|angegriffen|chargiert|angeritten", COUNTERS, charges_back),
    turn("wehr|schlag|schläg|wirft|werfen", BEATS_OFF, stays_after_it),
)
