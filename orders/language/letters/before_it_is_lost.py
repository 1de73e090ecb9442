"""Before they are overrun: the guns that leave before they are taken leave when they are attacked, and not now."""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re
from orders.language.letters.turns import turn
from orders.language.letters.unruled import is_unruled

GUNS_DE = r"(?:die\s+|ihre\s+|unsere\s+)?(?:Geschütze|Kanonen|Batterien|Haubitzen|Artillerie)"
LOST_DE = (
    r"(?:überrannt|überritten|genommen|weggenommen|erobert|erbeutet|gekapert|geschnappt|gefangen(?:\s*genommen)?|verloren|"
    r"überwältigt|umgeritten|niedergeritten|niedergemacht|niedergehauen|zusammengehauen|zusammengeritten|abgestochen)"
)
LOST_EN = (
    r"(?:over-?run|taken|captured|lost|seized|ridden\s+(?:down|over)|rolled\s+over|trampled|cut\s+down|sabred|swamped|"
    r"swarmed|caught|grabbed)"
)
LOST_FR = r"(?:pris|prises|prise|capturée?s?|enlevée?s?|submergée?s?|sabrée?s?|perdue?s?|emportée?s?|débordée?s?)"
GUNS_EN = r"(?:the\s+|our\s+|their\s+)?(?:guns|cannons?|batteries|artillery|gunners)"
GUNS_FR = r"(?:les\s+|nos\s+|leurs\s+)?(?:canons|pièces|batteries|artillerie|canonniers)"
# What the guns do that leave.
LEAVING = re.compile(
    r"\b(?:(?:protz|fahr|zieh|hau|mach|verschwind|geh|rett|weich|brech|setz|lauf)\w*|aufprotzen|aufgeprotzt|abfahren|wegfahren|abhauen|"
    r"abziehen|zurück\w*|weg|fort|limber\w*|leave?s?|go(?:es)?|pull\w*|get|gets|flee?s?|retire?s?|withdraw\w*|run|runs|fall|"
    r"(?:s['’]en\s+)?(?:vont|va|aller)|parte\w*|repli\w*|retir\w*|décamp\w*|déguerpi\w*|fil\w+|recul\w*|attel\w*|sauv\w*)\b",
    re.IGNORECASE,
)
ARE_GUNS = re.compile(
    r"\b(?:guns?|cannons?|batter\w+|artill\w+|gunners|canons?|pièces|geschütz\w*|kanonen|haubitzen|protz\w*|auf\w*protz\w*|limber\w*|"
    r"attel\w*)\b",
    re.IGNORECASE,
)
BEFORE = (
    rf"\b(?:bevor|ehe)\s+(?P<who>sie|er|es|{GUNS_DE})\s+(?:noch\s+)?{LOST_DE}(?:\s+(?:werden|wird|gehen|geht|sind|ist))?\b",
    rf"\bbefore\s+(?P<who>they|it|{GUNS_EN})\s+(?:is|are|get|gets|can\s+be)\s+{LOST_EN}\b",
    rf"\bavant\s+(?:qu['’](?P<who>ils?|elles?)\s+(?:ne\s+)?(?:soient|soit)\s+{LOST_FR}|d['’]être\s+{LOST_FR}|de\s+se\s+faire\s+\w+)",
)
IF = ("wenn {who} angegriffen werden", "if {who} are attacked", "s'ils sont attaqués")
PRONOUN = {"sie": "sie", "er": "sie", "es": "sie", "they": "they", "it": "they", "": ""}
# *Wenn die Batterien angegriffen werden, fahren sie ab*: they, the guns
THEN_THEY = (
    (
        r"^(?P<case>\W*(?:wenn|falls|sobald|sollten)?\s*(?:werden\s+)?(?P<who>(?:alle\s+|die\s+|unsere\s+)?(?:Geschütze|Kanonen|Batterien|Haubitzen))"
        r"\s+[^,;:.!?]{3,60},\s+(?:dann\s+|so\s+)?(?P<does>[a-zäöüß]+en)\s+)sie\b",
        r"\g<case>\g<who>",
    ),
    (r"^(?P<case>\W*(?:if|when|whenever)\s+(?P<who>(?:all\s+)?(?:the|our|their)\s+(?:guns|cannons|batteries))\s+[^,;:.!?]{3,60},\s+(?:then\s+)?)they\b",
     r"\g<case>\g<who>"),
    (r"^(?P<case>\W*(?:si|quand|lorsque)\s+(?P<who>(?:les|nos)\s+(?:canons|pièces|batteries))\s+[^,;:.!?]{3,60},\s+(?:alors\s+)?)(?:ils|elles)\b",
     r"\g<case>\g<who>"),
)  # fmt: skip
# *Falls Kavallerie an die Batterien herankommt, sofort aufprotzen und weg*: all those, and not the last that was named
COMES_AT_THEM = re.compile(
    r"^(?P<lead>\W*)(?:wenn|falls|sobald)\s+[^,;:.!?]{2,40}?\s+(?:an|auf|gegen|bis\s+an)\s+"
    r"(?P<who>(?:die|meine|unsere|alle|beide)\s+(?:Geschütze|Kanonen|Batterien|Haubitzen))\s+"
    r"(?:heran|ran|los|zu|an)?(?:komm|geh|stürm|reit|rück|lauf)\w*\s*,?\s*(?:dann\s+|so\s+|sollen?\s+)?(?P<what>[^;:]*)$",
    re.IGNORECASE,
)
# *protzen auf und fahren ab*: one deed, where no place is told
OFF_THEY_GO = (
    (r"\bprotz(?P<e>t|en)\s+(?:(?:sofort|rasch|schnell|gleich)\s+)*auf\s*(?:,|und)\s*(?:(?:dann|sofort)\s+)*"
     r"(?:fahren|fährt|hauen|haut|ziehen|zieht|machen|macht|gehen|geht)\s+(?:sich\s+)?(?:(?:schnell|rasch|sofort|gleich)\s+)*"
     r"(?:ab|weg|davon|fort|zurück)(?=\s*(?:[.!]|$|,?\s*(?:wenn|falls|sobald|bevor|ehe)\b))", r"protz\g<e> auf"),
    (r"\blimbers?(?:\s+up)?\s*(?:,|and|\+|&)\s*(?:then\s+)?(?:leaves?|goe?s?|get\s+out|clear\s+off|run(?:s|\s+away|\s+off)?|pull\s+out|fall\s+back|"
     r"retire|withdraw"
     r"|make\s+(?:good\s+)?(?:their|its)\s+escape|escape|save\s+themselves)"
     r"(?=\s*(?:[.!]|$|,?\s*(?:if|when|before)\b))", "limber up"),
    (r"\b(?:(?:re|r)?(?:met(?:tent)?|accroche(?:nt)?)\s+(?:l['’]avant-train|(?:les|leurs|ses)\s+avant-trains)|attelle(?:nt)?)\s*"
     r"(?:,|et)\s*(?:puis\s+)?(?:s['’]en\s+vont|s['’]en\s+va|parte?n?t?|file(?:nt)?|décampe(?:nt)?|déguerpi\w+|se\s+sauve(?:nt)?|"
     r"se\s+replie(?:nt)?|se\s+retire(?:nt)?)(?=\s*(?:[.!]|$|,?\s*(?:si|s['’]|quand|avant|dès)))", "attellent"),
)  # fmt: skip


def if_attacked(case: str) -> Callable[[re.Match[str]], str]:
    """The case in which they leave, where they are guns and it is told that they do."""

    def plain(found: re.Match[str]) -> str:
        beside = found.string[: found.start()] + " " + found.string[found.end() :]
        if not (ARE_GUNS.search(found.string) and LEAVING.search(beside)):
            return found[0]
        who = found["who"] or ""
        return case.format(who=PRONOUN.get(who.lower(), who))

    return plain


def then_they_leave(found: re.Match[str]) -> str:
    """Guns leave when they are attacked, where they are told to leave then, and not where to."""
    what = found["what"]
    away = re.search(r"aufprotz|protz\w*\s|abhau|weg\b|abfahr|wegfahr|verschwind|fliehen|davon", what, re.IGNORECASE)
    if away is None or re.search(
        r"\d|\b(?:nicht|nie|kein\w*|nach|zu[mr]?|hinter|bis|feuer\w*|schie\w*)\b", what, re.IGNORECASE
    ):
        return found[0]
    who = found["who"]
    return f"{found['lead']}wenn {who} angegriffen werden, protzen {who} auf"


LOST = (
    turn("geschütz|kanonen|batter|haubitz", COMES_AT_THEM, then_they_leave),
    *(
        turn(key, re.compile(said, re.IGNORECASE), if_attacked(case))
        for key, said, case in zip(("bevor|ehe ", "before", "avant"), BEFORE, IF, strict=True)
    ),
    *(
        turn("geschütz|kanonen|batter|haubitz|guns|cannons|canons|pièces", re.keyed(said, re.IGNORECASE), meant)
        for said, meant in THEN_THEY
    ),
    *(turn("protz|limber|attel|avant-train", re.keyed(said, re.IGNORECASE), meant) for said, meant in OFF_THEY_GO),
)

# *Guns that are about to be overrun*, *if the French get right in among either battery*: charged
IN_AMONG = re.compile(
    r"\bgets?\s+(?:right\s+)?in\s*(?:to\s+them|among(?:st)?|with)\s+(?=(?:[^.;!?]*\b(?:limber|hitch|hook)))",
    re.IGNORECASE,
)
ABOUT_TO_BE = re.keyed(
    rf"\b(?:is|are|gets?|were|was)\s+(?:about|going|likely)\s+to\s+(?:be|get)\s+{LOST_EN}\b|"
    r"\b(?:is|are|gets?)\s+(?:over-?run|swamped)\b",
    re.IGNORECASE,
)
ABOUT_TO_BE_FR = re.compile(rf"\b(?P<is>est|sont)\s+sur\s+le\s+point\s+d['’]être\s+{LOST_FR}\b", re.IGNORECASE)
# *bevor ihn jemand erwischt*, *before anybody catches them*
CAUGHT_DE = re.compile(
    r"\s*,?\s*\b(?:bevor|ehe)\s+(?:ihn|sie|es|die)\s+(?:jemand|einer|der\s+Feind|die\s+Franzosen)\s+(?:erwisch\w*|fäng\w*|"
    r"krieg\w*|überrenn\w*|nimmt|nehmen|überrann\w*)(?:\s+(?:kann|können))?",
    re.IGNORECASE,
)
CAUGHT = re.keyed(
    r"\s*,?\s*\bbefore\s+(?:anybody|anyone|somebody|someone|they|the\s+(?:French|enemy))\s+(?:can\s+)?(?:catch(?:es)?|"
    r"get(?:s)?\s+(?:to\s+)?|reach(?:es)?|take)\s+(?:them|him|it)\b",
    re.IGNORECASE,
)
# *If a battery gets overrun, hitch up and get out of there, don't lose me the horses*
COMES_TO_IT = (
    rf"(?:{LOST_EN}|charged?|attacked|in\s+(?:among(?:st)?|on|at|the)|into\s+the\s+(?:guns|batter(?:y|ies)|pieces)|reach(?:es)?|gets?\s+(?:right\s+)?(?:up\s+)?(?:close\s+)?to|"
    r"close\s+in|too\s+close|in\s+danger)"
)
CREWS = r"(?:they|it|he|the\s+(?:crews?|gunners|guns|batter(?:y|ies)))"
HAS_TO = r"(?:(?:should|must|has\s+to|have\s+to|are\s+to|is\s+to|will|shall|can|may|to|just|all|simply)\s+)*"
HITCH_UP = (
    r"(?:limbers?|hitch(?:es)?|hooks?|packs?\s+up|gets?\s+(?:the|their|its)\s+(?:guns?|pieces|cannons?)\s+(?:away|off|out|clear)|"
    r"drives?\s+(?:back|off|away)|takes?\s+(?:the|their|its)\s+(?:guns?|pieces|cannons?)\s+(?:and\s+(?:goe?s?|runs?|gets?|leaves?|flees?|drives?)|away|off))\b"
    r"(?P<tail>[^;:.!?]*)[.!\s]*$"
)
OVERRUN_THEN = re.compile(
    rf"^(?P<lead>\W*)(?:if|when|whenever|once|should)\s+(?P<case>[^,;:.!?]{{3,70}}?\b{COMES_TO_IT}\b[^,;:.!?]{{0,30}}?)\s*,?\s+"
    rf"(?:then\s+)?(?:(?P<crews>{CREWS})\s+)?{HAS_TO}{HITCH_UP}",
    re.IGNORECASE,
)
# *Gunners who are overrun should limber up and get away*
OVERRUN_CREWS = re.keyed(
    r"^(?P<lead>\W*)(?P<case>(?:(?:all|any|the|our|my)\s+)*(?:guns?|cannons?|batter(?:y|ies)|gunners?|crews?))\s+(?:(?:that|who|which)\s+)?"
    rf"(?:(?:is|are|gets?|being)\s+)?(?:(?:about|going|likely)\s+to\s+(?:be|get)\s+|in\s+danger\s+of\s+being\s+)?(?:{LOST_EN}|charged|attacked)\s*[,:–-]?\s+"
    rf"{HAS_TO}{HITCH_UP}",
    re.IGNORECASE,
)
OF_GUNS = r"(?:(?:foot|horse|field|heavy|light|guard|\d+-?pounder)\s+){0,2}"
WHOSE_GUNS = re.compile(
    rf"\b(?:(?:(?:all|the|our|my|both|any|of)\s+)*{OF_GUNS}(?:guns|cannons|batteries|gunners)|(?:any|a)\s+{OF_GUNS}(?:gun|battery))\b",
    re.IGNORECASE,
)
# *If Bijleveld's guns get overrun*: his, and no others
HIS_GUNS = re.compile(
    rf"(?P<who>(?-i:[A-Z])[\w-]{{2,}}(?:\s+(?-i:[A-Z])[\w-]+)?)['’]s?\s+{OF_GUNS}(?:guns?|cannons?|batter(?:y|ies)|gunners?|crews?|pieces|people|lot|men)\b",
    re.IGNORECASE,
)
EITHER_BATTERY = re.compile(r"\b(?:either|both|one)\s+(?:of\s+(?:the|our|my)\s+)?(?:batter|guns?\b)", re.IGNORECASE)
ONE_OF_TWO = re.compile(r"\b(?:either|both|one|they|them|it)\b", re.IGNORECASE)
SOMEWHERE = re.compile(r"\d|\b(?:to|towards|behind|into|at|on)\s+(?:the|[A-Z])")


def limber_when_charged(found: re.Match[str]) -> str:
    """Guns that are overrun limber up and leave: the decision of the rulebook, where no place to go to is told."""
    if SOMEWHERE.search(found["tail"]) or is_unruled(found["case"]):
        return found[0]
    guns = HIS_GUNS.search(found["case"]) or WHOSE_GUNS.search(found["case"])
    alone = (found.groupdict().get("crews") or "").lower() in ("it", "he")
    if alone and guns is not None and guns[0].lower().split()[0] not in ("a", "any"):
        return found[0]  # it, of which was spoken before
    them = ONE_OF_TWO.search(found["case"])
    if guns is None and them is None:
        return found[0]
    if (his := HIS_GUNS.search(found["case"])) is not None:
        return f"{found['lead']}{his['who']} limber up if they are charged."
    if EITHER_BATTERY.search(found["case"]):
        return f"{found['lead']}the batteries limber up if they are charged."
    who = guns[0] if guns is not None else "both" if them is not None and them[0][0].lower() in "ebo" else "they"
    who = re.sub(r"^a(?=\s)", "any", re.sub(r"^(?:any|all|both)\s+of\s+", "", who, flags=re.IGNORECASE))
    return f"{found['lead']}{who} limber up if they are charged."


# *Die Kanoniere sollen, wenn der Feind in der Batterie ist, aufprotzen*,
# *abhauen, wenn der Franzose in der Batterie steht*
GUNS_LEAVE_DE = re.compile(
    r"\b(?:auf)?(?:zu)?protz|\babhau|\bhau(?:t|en)\b|\bflieh|\bflücht|\bverschwind|\bbringen?\b", re.IGNORECASE
)
AMONG_THE_GUNS_DE = re.compile(
    r"\b(?P<if>wenn|falls|sobald)\s+(?:der\s+(?:Feind|Franzose|Franzmann|Engländer|Brite|Holländer)|jemand|einer|die\s+\w+|der\s+Gegner|Kavallerie|Infanterie)\s+(?:schon\s+|erst\s+|mal\s+)*(?:in|bei|an|zwischen)\s+"
    r"(?:der|den|die|einer)\s+(?:Batterien?|Geschützen|Kanonen)\s+(?:ist|sind|steht|stehen|angekommen\s+ist)\b",
    re.IGNORECASE,
)
# *Artillery saves its guns*, *get away with their guns*
SAVES_THEM = re.compile(
    r"\b(?:(?P<save>save|rescue)s?|(?P<get>get|bring|make\s+off|run|escape)s?\s+(?:away|off|out|clear)?\s*(?:with)?)\s+"
    r"(?:the|its|their|your|our|all)\s+(?:guns|cannons?|pieces|batter(?:y|ies))(?:\s+(?:away|off|out|to\s+safety|clear))?(?:\s+of\s+(?:it|there|trouble))?\b"
    r"(?!\s+(?:to|into|up|forward|behind|in|at|on)\b)",
    re.IGNORECASE,
)
# *run rather than be captured*
RATHER_THAN = re.compile(
    rf"\b(?:limber\w*(?:\s+up)?(?:\s+and\s+\w+)?|run|flee|leave|go|get\s+(?:away|out)|escape)s?\s*,?\s+(?:rather\s+than|instead\s+of|before)\s+(?:be|being|get|getting|they\s+are)\s+{LOST_EN}\b",
    re.IGNORECASE,
)
# *Don't lose the guns: limber up if ...*
LOSES_NONE = re.compile(
    r"^(?P<lead>\W*)(?:please\s+)?(?:do\s+not|don['’]?t|never|try\s+not\s+to)\s+lose\s+(?:the|any|our|my)\s+(?:guns|cannons?|batteries)\s*[:;,.–-]\s*(?=[^.!?]*\blimber)",
    re.IGNORECASE,
)


def saves_them(found: re.Match[str]) -> str:
    """Guns that are saved limber up, where somebody comes at them."""
    said = found.string
    if not (
        re.search(COMES_TO_IT, said, re.IGNORECASE)
        and re.search(r"\b(?:if|when|whenever|once|should|case)\b", said, re.IGNORECASE)
    ):
        return found[0]
    return "limbers up" if found[0].lower().startswith(("saves", "gets", "rescues", "brings", "makes")) else "limber up"


def leave_sooner(found: re.Match[str]) -> str:
    """Who runs before he is taken limbers up where he is charged, if he has guns."""
    return "limber up if they are charged" if ARE_GUNS.search(found.string) else found[0]


def leave_when_reached(found: re.Match[str]) -> str:
    """The case by the plainest words for it, of the guns that leave in it."""
    if GUNS_LEAVE_DE.search(found.string) is None:
        return found[0]
    they = "sie" if found.string[: found.start()].strip(" -*•") else "die Batterien"
    return f"{found['if']} {they} angegriffen werden"


ABOUT_TO_BE_TAKEN = (
    turn("lose", LOSES_NONE, r"\g<lead>"),
    turn("rather|instead|before", RATHER_THAN, leave_sooner),
    turn("guns|cannon|pieces|batter", SAVES_THEM, saves_them),
    turn(
        "protz|hau|flieh|flücht|verschwind|bring",
        AMONG_THE_GUNS_DE,
        leave_when_reached,
    ),
    turn("limber|hitch|hook|pack|get|take|drive", OVERRUN_THEN, limber_when_charged),
    turn("limber|hitch|hook|pack", OVERRUN_CREWS, limber_when_charged),
    turn("limber|hitch|hook", IN_AMONG, "charge "),
    turn("limber|hitch|hook", ABOUT_TO_BE, "are charged"),
    turn("limber|hitch|hook", CAUGHT, " if they are charged"),
    turn("avant-train|attell", ABOUT_TO_BE_FR, r"\g<is> chargée"),
    turn("protz", CAUGHT_DE, ", wenn er angegriffen wird"),
)
