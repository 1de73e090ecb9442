"""Germans on the telephone: a voice message typed down, in small letters and one clause behind the other.

*2/2Nas steht mir zu weit vorne, die gehen ein Stück zurück, so 6 cm*; *dahinter will ich noch wen haben, ähm, da nehm
ich 7L, die kommen die Straße runter*; *von da aus auf die Reiter, egal welche*: first how it is, then who does what.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import SQUARE, turn

ENDS = r"(?=\s*(?:[,;:.!?)]|$))"
WHO = r"(?P<who>(?!(?:wenn|falls|sobald|da|weil|dass|ich|wir|man|es|das|ob|keiner|niemand|nur)\b)[^,;:.!?]{2,40}?)"
THEY = r"(?:die|der|das|sie|er|es)"
GO = (
    r"(?:geh|komm|lauf|läuf|fahr|fähr|zieh|zurück|mach|rück|marschier|reit|stell|bleib|halt|häl|nehm|nimm|wart|besetz|form|bild|schieß|feuer|folg|greif|"
    r"dreh|schau|guck|stürm|pass|sicher|deck|soll|müss|muss|könn|kann|dürf|darf)\w*"
)
# *ähm*, *äh*: between two words
GROPING = re.compile(
    r"\s*,?\s*\b(?:ä+h*m*|ähm+|öhm*|hm+|mhm)\b(?!\s+(?:links|rechts|nein|quatsch|doch|falsch))\s*,?\s*", re.IGNORECASE
)
# *5 cm nach links, äh rechts, nach rechts*: the other way
OTHER_WAY = re.compile(
    r"\b(?:nach\s+)?(?:links|rechts|osten|westen|norden|süden|vorne?|hinten)\s*,?\s+(?:ä+h+m*|ähm|ne|nee|nein|quatsch|ach\s+nein|ich\s+mein(?:e)?|sorry|falsch|Moment)\s*,?\s*(?:ich\s+mein(?:e)?\s+|doch\s+|also\s+)?"
    r"(?:nach\s+)?(?P<way>links|rechts|osten|westen|norden|süden|vorne?|hinten)\b(?:\s*,\s*(?:also\s+|ja\s+)?(?:nach\s+)?(?P=way)\b)?",
    re.IGNORECASE,
)
# *2/2Nas steht mir zu weit vorne, die gehen zurück*, *bijleveld hat ja 5M direkt vor der nase, die fahren links vorbei*
STATE = (
    r"(?:(?:steht|stehen|ist|sind|hängt|hängen|hockt|hocken|sitzt|sitzen|liegt|liegen|klebt|kleben)\s+(?:(?:mir|da|ja|dort|noch|jetzt|halt|irgendwie|gerade|grad|mal|aktuell|momentan|doch|eh|nämlich)\s+)*"
    r"(?:(?:viel|ein\s+bisschen|etwas|bisschen|echt|wirklich|so|total|ganz|völlig|ziemlich|verdammt|sehr|zu|weit|weiter)\s+)+(?!(?:gut|schön|richtig)\b)[^,;:.!?\d]{3,40}?"
    r"|(?:steht|stehen|hockt|hocken|hängt|hängen|sitzt|sitzen|liegt|liegen|gammelt|gammeln)\s+(?:(?:mir|da|ja|dort|noch|jetzt|halt|irgendwie|gerade|grad|so|nur)\s+){1,3}(?:im|am|in|an|bei|auf|hinter)\s+[^,;:.!?\d]{3,30}?(?:\s+(?:rum|herum))?"
    r"|(?:hat|haben)\s+(?:(?:ja|da|dort|jetzt|halt|irgendwie|gerade|grad)\s+)*[^,;:.!?]{2,30}?\s+(?:(?:direkt|genau|so|gerade|grad|halt)\s+)*(?:vor\s+(?:der\s+(?:Nase|Flinte)|sich|den\s+Augen)|im\s+(?:Weg|Nacken|Rücken)|an\s+der\s+Backe|am\s+Hals)"
    r"|(?:(?:ganz|da|dort|weit|noch|so|halt|ja)\s+){0,3}(?:hinten|vorne|vorn|oben|unten|draußen|außen)(?:\s+(?:links|rechts|im\s+\w+|am\s+\w+))?)"
)
HOW_HE_IS = re.keyed(
    rf"^(?P<lead>\W*(?:(?:und|dann|also|so|jetzt|ach)\s*,?\s+)*){WHO}\s+{STATE}\s*,\s*(?:(?:also|deshalb|darum|drum|deswegen|und|aber)\s+)?{THEY}\s+(?=(?:sollen\s+(?:bitte\s+)?mal\s+|sollen\s+)?{GO}\b)",
    re.IGNORECASE,
)
# *sollen raus da und nach F10*
OUT_THERE_AND = re.compile(
    r"\b(?P<shall>soll|sollen|muss|müssen)\s+(?:(?:mal|jetzt|endlich|erstmal|bitte|schnell)\s+)*(?:(?:da|dort)\s+)?(?:raus|heraus|weg)(?:\s+(?:da|dort|aus\s+dem\s+\w+))?\s+und\s+(?=(?:nach|auf|in|zu|zum|zur|hinter|vor|an|bis|rüber|runter)\b)",
    re.IGNORECASE,
)
# *der Prinz soll mal schön hinten bleiben*
STAYS_BEHIND = re.compile(
    r"\b(?:soll|muss|kann|darf)\s+(?:(?:mal|ruhig|bitte|lieber|schön|weiter|einfach|halt|da|dort)\s+)*(?:hinten|da\s+hinten)\s+bleiben"
    + ENDS,
    re.IGNORECASE,
)
# *alle dürfen schießen wie sie lustig sind*
AS_THEY_PLEASE = re.compile(
    r"(?P<fires>\b(?:schieß|feuer|ballern|knallen|baller)\w*)\s*,?\s+(?:wie|wann|so\s*viel|worauf|auf\s+wen)\s+(?:sie|die|er|es|ihnen)\s+(?:immer\s+)?(?:lustig\s+(?:sind|ist)|wollen|will|mögen|mag|Lust\s+ha(?:ben|t)|können|kann|passt|gefällt)"
    + ENDS,
    re.IGNORECASE,
)
# *außer die Jäger, die laufen weg*: when they are charged
BUT_THEY_RUN = re.compile(
    r"\b(?P<but>außer|ausser|nur\s+nicht|bis\s+auf)\s+(?P<who>(?:die|den|das|der)?\s*[^,;:.!?]{2,20}?)\s*,?\s+(?:die|sie)\s+(?:laufen|hauen|rennen|gehen|weichen|ziehen|fallen)\s+(?:sich\s+)?(?:dann\s+|lieber\s+|einfach\s+)?(?:weg|ab|zurück|aus|davon|nach\s+hinten)"
    + ENDS,
    re.IGNORECASE,
)
# *übern Bach*, *untern Bäumen*, *hintern Hof*
OVER_THE = re.compile(r"\b(?P<how>über|hinter|unter|auf|durch)n(?=\s+[A-Za-zäöüÄÖÜ]{3,})", re.IGNORECASE)
# *dahinter will ich noch wen haben, da nehm ich 7L, die kommen ...*
I_TAKE_HIM = re.compile(
    r"^(?P<lead>\W*)(?:[^,;:.!?\d]{0,30}?\s)?(?:will|brauch|brauche|hätte|möchte|hätt)\s+ich\s+(?:(?:gern|gerne|noch|auch|da|dort|lieber)\s+)*(?:wen|jemand(?:en)?|einen?|was|etwas|nochmal\s+wen)\b[^,;:.!?\d]{0,30}\s*,\s*"
    rf"(?:(?:und|also)\s+)?(?:da|dafür|dazu|deshalb)\s+(?:nehm|schick|hol|setz)e?\s+ich\s+(?:mal\s+|einfach\s+|halt\s+)?(?P<who>[^,;:.!?]{{2,30}}?)(?:\s+(?:her|hin|ein))?\s*,\s*{THEY}\s+",
    re.IGNORECASE,
)
# *die Straße runter bis so auf Höhe von bijleveld, also G9*: that square
ABREAST_SO = re.compile(
    rf"\b(?:die\s+Stra(?:ß|ss)e\s+(?:runter|rauf|hoch|entlang|lang|weiter)\s+)?(?:bis\s+)?(?:(?:so|ungefähr|etwa|circa|ca\.?)\s+)*(?:auf|in)\s+(?:der\s+|die\s+)?Höhe\s+(?:von|der|des)\s+[^,;:.!?]{{2,30}}?\s*,\s*(?:(?:also|so|etwa|sagen\s+wir|das\s+ist|ungefähr)\s+)+(?:in\s+|nach\s+)?(?P<square>{SQUARE})",
    re.IGNORECASE,
)
# *dauert halt paar Züge*
TAKES_TURNS = re.compile(
    r"\s*,?\s*(?:(?:das|und|was)\s+)?dauer(?:t|n)\s+(?:(?:halt|eben|ja|wohl|dann|zwar|vermutlich|wahrscheinlich|sicher|bestimmt)\s+)*(?:(?:ein|so)\s+)?(?:paar|mehrere|einige|zwei|drei|\d)\s+(?:Züge|Runden|Turns)"
    + ENDS,
    re.IGNORECASE,
)
# *, falls die Hilfe brauchen*, behind where somebody stands
IF_NEEDED = re.compile(
    r"\s*,\s*(?:falls|wenn|für\s+den\s+Fall\s*,?\s+dass)\s+(?:die|sie|der|er|das|es|da)\s+(?:(?:mal|dann|doch|irgendwann|etwas|wen)\s+)*(?:Hilfe|Unterstützung|Verstärkung|Rückendeckung|wen|was)\s+(?:brauch(?:t|en)|benötig(?:t|en)|nötig\s+haben)"
    + ENDS,
    re.IGNORECASE,
)
# *geht durch den Wald runter und stellt sich hinter 1/2Nas*: where he ends
THROUGH_AND_BEHIND = re.compile(
    r"\b(?:geh|lauf|läuf|zieh|komm|marschier|rück)(?:t|en)\s+(?:(?:erst|einfach|halt)\s+)?(?:quer\s+)?durch\s+(?:den|die|das)\s+[^,;:.!?]{3,24}?\s+(?:runter|hinunter|rüber|hinüber|rauf|hoch|nach\s+(?:Süden|Norden|Westen|Osten|unten|oben))\s+und\s+"
    r"(?=(?:stell|setz|postier|häng|pack)(?:t|en)\s+sich\s)",
    re.IGNORECASE,
)
# *bleibt im Wald, die gehen da auf keinen Fall raus aus den Bäumen*
NOT_OUT = re.keyed(
    rf"(?P<stays>\b(?:bleib(?:t|en)|steht|stehen|hält|halten)\b[^,;:.!?]{{0,50}}?)\s*,\s*(?:und\s+)?(?:{THEY}\s+)?(?:geh|komm|lauf|lass)(?:t|en)\s+(?:sich\s+)?(?:(?:da|dort|mir|bitte|auch)\s+)*(?:auf\s+keinen\s+Fall|nicht|nie|niemals|bloß\s+nicht|unter\s+keinen\s+Umständen)\s+"
    r"(?:(?:da|dort)\s+)?(?:raus|heraus|hinaus|weg|vor|rauslocken)(?:\s+(?:aus|von)\s+(?:den|dem|der)\s+\w+)?" + ENDS,
    re.IGNORECASE,
)
# *die sollen sich da einigeln im Dorf, niemand geht raus*
DIG_IN = re.compile(
    r"\b(?:igel(?:t|n)\s+sich\s+(?:(?:da|dort|schön|richtig)\s+)*(?P<where>(?:im|in)\s+[^,;:.!?]{2,20}?\s+)?ein|(?P<shall>soll|sollen)\s+sich\s+(?:(?:da|dort|schön|richtig|mal)\s+)*(?P<where2>(?:im|in)\s+[^,;:.!?]{2,20}?\s+)?(?:einigeln|verschanzen|eingraben|verrammeln)"
    r"(?P<where3>\s+(?:im|in)\s+[^,;:.!?]{2,20}?)?)" + ENDS,
    re.IGNORECASE,
)
NOBODY_OUT = re.compile(
    r"(?<=\w)\s*,\s*(?:und\s+|da\s+)?(?:niemand|keiner)\s+(?:geht|kommt|läuft|verlässt)\s+(?:(?:da|dort|mir|auch)\s+)*(?:raus|heraus|hinaus|weg|vor\s+die\s+Tür|das\s+Dorf|den\s+Hof|den\s+Wald)"
    + ENDS,
    re.IGNORECASE,
)
# *zu den Kanonen, also stevenart*: by their name
NAMELY = re.compile(
    r"\b(?P<to>zu)\s+(?:den|der|dem)\s+(?:Kanonen|Geschützen|Batterien?|Leuten|Bataillon(?:en)?|Reitern|Jägern)(?:\s+da(?:\s+\w+)?)?\s*,\s*also\s+(?:zu\s+)?(?=[\w/-]{3,14}\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *geht 6 cm zurück, dass sie den Bach vor sich haben*; without the length it is behind the brook that they go
BROOK_BEFORE = re.compile(
    r"\s*,\s*(?:so\s*,?\s*)?(?:dass|damit)\s+(?:sie|er|es|die|der|das)\s+(?P<what>(?:den|die|das)\s+[^,;:.!?\d]{3,24}?)\s+(?:(?:direkt|genau|schön|noch|wieder)\s+)*(?P<where>vor|hinter)\s+sich\s+(?:hat|haben|liegen\s+haben|kriegen|bekommen)"
    + ENDS,
    re.IGNORECASE,
)
MEASURED = re.compile(rf"\d\s*(?:cm|m\b|schritt)|\b{SQUARE}", re.IGNORECASE)
# *rechts an denen vorbei, äh links, also östlich neben dem Dorf*: where that is
PAST_THEM = re.compile(
    r"\b(?:rechts|links|östlich|westlich)\s+(?:an\s+(?:denen|ihnen|dem|der|ihm|ihr|[^,;:.!?]{2,16}?)\s+)?vorbei\s*,\s*(?:(?:äh+m?|nein|quatsch|ich\s+mein(?:e)?|also)\s*,?\s+(?:links|rechts|andersrum|die\s+andere\s+Seite)\s*,\s*)?"
    r"(?:also|das\s+heißt|d\.\s?h\.|sprich)\s+(?=(?:östlich|westlich|nördlich|südlich|links|rechts|neben|hinter|vor|nach|auf|bis)\b)",
    re.IGNORECASE,
)
ON_OUR_SIDE = re.compile(
    r"\s*,?\s*(?:aber|und)\s+(?:noch\s+|immer\s+noch\s+)?(?:auf|diesseits)\s+(?:unserer|meiner|dieser|unsrer)\s+Seite\s+(?:vom|des|von)\s+\w{3,12}"
    + ENDS,
    re.IGNORECASE,
)
# *östlich neben Gemioncourt*: beside it, on that side
EAST_BESIDE = re.compile(
    r"\b(?P<side>östlich|westlich|nördlich|südlich)\s+(?:direkt\s+)?(?:neben|bei|an|am\s+Rand\s+von)\s+(?!(?:der|die|das|dem|den|ihm|ihr|ihnen)\b)(?=\w)",
    re.IGNORECASE,
)
# *von da aus auf 1Ch*: fires at them
FROM_THERE_AT = re.compile(
    r"^(?P<lead>\W*(?:(?:und|dann)\s+)*(?:[\w/-]{2,14}\s+)?)von\s+(?:da|dort|hier)(?:\s+aus)?\s+(?:dann\s+)?auf\s+(?P<what>[^,;:.!?]{2,40}?)(?=\s*(?:[,;.!]|$))(?!\s*,?\s*(?:vor|los|zu)\b)",
    re.IGNORECASE,
)
# *egal welche, Hauptsache die Reiter kriegen was ab*
ALL_ALIKE = re.compile(
    r"\s*,\s*(?:egal\s*,?\s+(?:ob\s+[^,;:.!?\d]{3,40}?|welche[nrsm]?|wen|wer)(?:\s+von\s+(?:denen|beiden|den\s+beiden))?|(?:das\s+)?ist\s+(?:mir\s+)?egal\s+(?:welche[nrsm]?|wen)|Hauptsache\s*,?\s+[^,;:.!?\d]{3,50}?|ganz\s+egal)"
    + ENDS,
    re.IGNORECASE,
)
# *keiner rennt irgendwem hinterher, auch wenn es gut läuft*
RUNS_AFTER = re.compile(
    r"\b(?P<nobody>keiner|niemand|keine[rs]?\s+von\s+(?:denen|ihnen|uns))\s+(?:renn|lauf|läuf|reit|jag|hetz|stürm|geh)(?:t|en)\s+(?:(?:da|mir|bitte|jetzt)\s+)*(?:irgend(?:wem|jemand(?:em)?|welchen\s+\w+)|jemand(?:em)?|denen|ihnen|wem|dem\s+(?:Feind|Gegner)|den\s+\w+|Flüchtenden|wen)\s+(?:hinterher|nach)"
    r"(?:\s*,?\s+(?:auch|selbst)\s+wenn['’]?s?\s+(?:es\s+)?[^,;:.!?\d]{3,40}?)?" + ENDS,
    re.IGNORECASE,
)
# *reitet zu 2/2Nas, dann sind 1/2Nas auch nicht mehr zu weit weg von ihm*: what comes of it
THEN_IT_IS = re.keyed(
    r"\s*,\s*(?:dann|damit|so)\s+(?:ist|sind|steht|stehen|hat|haben|kommt|kommen)\s+[^,;:.!?]{2,40}?\s+(?:(?:auch|ja|da|endlich)\s+)*(?:nicht\s+mehr\s+(?:so\s+|zu\s+)?(?:weit|alleine?|außer|ungeschützt)|wieder\s+(?:in|bei|näher)|im\s+(?:Griff|Blick|Auge)|unter\s+Kontrolle|beisammen|bei\s+sich|in\s+(?:seiner\s+|der\s+)?Reichweite|näher|besser)\b[^,;:.!?]{0,30}?"
    + ENDS,
    re.IGNORECASE,
)


def digs_in(told: re.Match[str]) -> str:
    """Goes in where that is told, and stays there."""
    where = (told["where"] or told["where2"] or told["where3"] or "").strip()
    if not where:
        return "verteidigt sich dort"
    into = re.sub(r"^in\s+", "nach ", re.sub(r"^im\s+", "ins ", where, flags=re.IGNORECASE), flags=re.IGNORECASE)
    return f"geht {into} und bleibt dort"


def brook_before(told: re.Match[str]) -> str:
    """Behind what they shall have before them, where no more is said of how far they go."""
    if MEASURED.search(told.string[: told.start()]):
        return ""
    return f" {'hinter' if told['where'].lower() == 'vor' else 'vor'} {told['what']}"


GERMANS_ON_THE_TELEPHONE = (
    turn("übern|hintern|untern|aufn|durchn", OVER_THE, r"\g<how> den"),
    turn("raus|heraus|weg", OUT_THERE_AND, r"\g<shall> "),
    turn("hinten", STAYS_BEHIND, "bleibt, wo er ist"),
    turn("schieß|feuer|baller|knall", AS_THEY_PLEASE, r"\g<fires> nach Belieben"),
    turn(
        "außer|ausser|nur nicht|bis auf",
        BUT_THEY_RUN,
        r"\g<but> \g<who>; \g<who> weichen zurück, wenn sie angegriffen werden",
    ),
    turn("links|rechts|osten|westen|norden|süden|vorn|hinten", OTHER_WAY, r"nach \g<way>"),
    turn("äh|öh|hm", GROPING, lambda told: ", " if "," in told[0] else " "),
    turn("nehm|schick|hol|setz", I_TAKE_HIM, r"\g<lead>\g<who> "),
    turn(
        "zu |weit|so |ganz|total|völlig|ziemlich|echt|hinten|vorn|nase|flinte|vor sich|weg|nacken|"
        "rücken|backe|hals|oben|unten|draußen|außen",
        HOW_HE_IS,
        r"\g<lead>\g<who> ",
    ),
    turn("höhe", ABREAST_SO, r"nach \g<square>"),
    turn("dauer", TAKES_TURNS),
    turn("brauch|benötig|nötig", IF_NEEDED),
    turn("durch", THROUGH_AND_BEHIND),
    turn("einigel|igel|verschanz|eingraben|verrammel", DIG_IN, digs_in),
    turn("niemand|keiner", NOBODY_OUT),
    turn("also", NAMELY, r"\g<to> "),
    turn("raus|heraus|hinaus|weg|vor", NOT_OUT, r"\g<stays>"),
    turn(" sich ", BROOK_BEFORE, brook_before),
    turn("vorbei", PAST_THEM),
    turn("seite", ON_OUR_SIDE),
    turn("östlich|westlich|nördlich|südlich", EAST_BESIDE, r"\g<side> von "),
    turn("von da|von dort|von hier", FROM_THERE_AT, r"\g<lead>schießt auf \g<what>"),
    turn("egal|hauptsache", ALL_ALIKE),
    turn("hinterher|nach", RUNS_AFTER, r"\g<nobody> verfolgt"),
    turn("dann|damit|so ", THEN_IT_IS),
)
