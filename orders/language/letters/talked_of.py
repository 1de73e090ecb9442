"""Talked of: what people say around their orders who write as they speak, put into what is to be done.

*I don't care for the 2/2 standing about like that, so please take them back*: the second half is for those of the
first. *Comes up behind the guns, around G5*: the square says where that is.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.aims import AIMS
from orders.language.letters.arrayed import ARRAYED
from orders.language.letters.as_before import AS_BEFORE
from orders.language.letters.as_french_write import AS_FRENCH_WRITE
from orders.language.letters.as_it_stands import AS_IT_STANDS
from orders.language.letters.as_soldiers_say import AS_SOLDIERS_SAY
from orders.language.letters.beside_the_order import BESIDE_THE_ORDER
from orders.language.letters.by_the_ruler import BY_THE_RULER
from orders.language.letters.by_the_way import BY_THE_WAY
from orders.language.letters.coming_closer import COMING_CLOSER
from orders.language.letters.detaching import DETACHING
from orders.language.letters.first_and_then_abroad import FIRST_AND_THEN_ABROAD
from orders.language.letters.german_aims import GERMAN_AIMS
from orders.language.letters.in_more_words import IN_MORE_WORDS
from orders.language.letters.in_the_place_of import IN_THE_PLACE_OF
from orders.language.letters.lines_of_battle import LINES
from orders.language.letters.named_for_it import NAMED_FOR_IT
from orders.language.letters.neither_nor import NEITHER_NOR
from orders.language.letters.no_need import NO_NEED
from orders.language.letters.nobody_there import NOBODY_THERE
from orders.language.letters.others_deeds import DEEDS
from orders.language.letters.out_of_question import OUT_OF_QUESTION
from orders.language.letters.out_of_the_wood import OUT_OF_THE_WOOD
from orders.language.letters.places_his_men import PLACES_HIS_MEN
from orders.language.letters.put_shortly import WAYS
from orders.language.letters.reasons_first import REASONS_FIRST
from orders.language.letters.relieving import RELIEVING
from orders.language.letters.sayings import SAYINGS
from orders.language.letters.second_halves import SECOND_HALVES
from orders.language.letters.short_of_it import SHORT_OF_IT
from orders.language.letters.telegrams import IN_FEW_WORDS
from orders.language.letters.the_rest_of_his import THE_REST_OF_HIS
from orders.language.letters.those_who_are_there import THOSE_WHO_ARE_THERE
from orders.language.letters.to_his_men import TO_HIS_MEN
from orders.language.letters.told_by_others import OF_OTHERS
from orders.language.letters.told_of_places import OF_PLACES
from orders.language.letters.told_of_them import OF_THEM
from orders.language.letters.turns import put_plainly, turn
from orders.language.letters.unless_charged import UNLESS_CHARGED
from orders.language.letters.verb_last import VERBS_LAST
from orders.language.letters.ways_and_turns import WAYS_AND_TURNS
from orders.language.letters.what_for import FOR_WHAT
from orders.language.letters.where_others_stand import OTHERS
from orders.language.letters.where_they_are import WHERE_THEY_ARE
from orders.language.letters.wished_kindly import WISHED_KINDLY

# *I don't care for X standing out there like that so please take them back*
NOT_LIKED = re.keyed(
    r"\b(?:I|we)\s+(?:do\s+not|don['’]?t|never|really\s+don['’]?t)\s+(?:much\s+|quite\s+)?(?:care\s+for|like|fancy|"
    r"love|"
    r"trust|want)\s+(?:the\s+look\s+of\s+)?(?P<who>[^,;:.!?]{2,40}?)\s+(?:standing|being|sitting|stuck|left|hanging|"
    r"strung|out|all)\b[^;:.!?]*?,?\s+so\s+(?:(?:please|kindly|can\s+you|could\s+you|would\s+you|you\s+can|"
    r"let['’]?s)\s+)*"
    r"(?P<deed>take|bring|pull|move|get|put|march|draw|send|have|keep)\s+(?:them|it|him|that\s+lot|these|those)\b",
    re.IGNORECASE,
)
# *The Prince is only twenty-three and ought to be kept safe, so put him at La Bergerie*
SO_PUT = re.keyed(
    r"^(?P<who>[^,;:.!?]{2,40}?)\s+(?:is|are|was|were|has|have|looks?|seems?|needs?|could\s+do)\b[^;:.!?]*?,?\s+so\s+"
    r"(?:(?:please|kindly|can\s+you|could\s+you|would\s+you|you\s+can|let['’]?s|do|just)\s+)*"
    r"(?P<deed>put|place|park|post|station)\s+(?:him|them|it|her)\s+(?=(?:at|in|on|by|near|behind|beside|next|back|"
    r"with)\b)",
    re.IGNORECASE,
)
# *Bring them back, still spread out as they are now*: how they are formed, and not that they stay.
FORMED_AS_NOW = re.compile(
    r"(?P<formed>\b(?:spread\s+out|strung\s+out|loose|dispersed|deployed|formed|in\s+(?:line|column|square|"
    r"skirmish(?:\s+order)?|"
    r"open\s+order|loose\s+order|extended\s+order)))\s+(?:just\s+)?as\s+(?:they|it|he)\s+(?:are|is)(?:\s+(?:now|"
    r"already|at\s+present))?",
    re.IGNORECASE,
)
# *behind the farm, on the far side from the French*
FAR_SIDE = re.compile(
    r"(?P<behind>\b(?:behind|hinter|derrière)\s[^,;:.!?]{2,30}?),\s+(?:on\s+the\s+(?:far|other|"
    r"safe)\s+side(?:\s+from)?|away\s+from|"
    r"out\s+of\s+sight\s+of)\s+(?:the\s+)?(?:French|enemy|allies|English|British|Dutch|"
    r"other\s+side)(?:\s+of\s+course)?",
    re.IGNORECASE,
)
# *1/2L 2/2L 3/2L*: one after the other, with nothing between them.
IN_A_ROW = re.compile(r"(?P<one>(?<![\w/])\d{1,2}/\d{1,3}[A-Za-z]{1,4})[ \t]+(?=\d{1,2}/\d{1,3}[A-Za-z]{1,4}\b)")
# *9th Div. guns*: no full stop
OF_DIVISION = re.compile(
    r"\b(?P<body>div|bde|brig|regt|bn|cav|inf)\.\s+(?=(?:guns?|batter|art|horse|foot|lancers|chasseurs)\w*\b)",
    re.IGNORECASE,
)
# *avance de 8 cm derrière Gauthier*: so far, behind him
SO_FAR_BEHIND = re.compile(
    r"\b(?:avance(?:nt|ra|ront|r)?|progresse(?:nt|r)?)\s+de\s+\d+\s*(?:cm|centimètres|pas|m)\s+(?=derri[èe]re\b)",
    re.IGNORECASE,
)
# *sits just behind it in case*: nothing that it hangs on
IN_CASE = re.compile(r"\s*,?\s+(?:just\s+)?in\s+case(?=\s*[.!]?\s*$)", re.IGNORECASE)
# *The Prince I would rather have back at La Bergerie*
RATHER_HAVE = re.compile(
    r"^(?P<who>\W*[A-Z\d][^,;:.!?]{2,40}?)\s+I\s*(?:would|should|['’]d)\s+(?:rather|sooner|like\s+to|"
    r"prefer\s+to)\s+(?:have|see|keep|"
    r"put|place)\s+(?=(?:back|up|over|down|at|in|near|behind|beside|on|with|by|out)\b)"
)
# *I'd rather have Campi at I5*
RATHER_HAVE_HIM = re.compile(
    r"^(?P<lead>\W*(?:(?:but|and)\s+)?)I\s*(?:would|should|['’]d)\s+(?:much\s+)?(?:rather|sooner|prefer\s+to)\s+(?:have|see|keep|put|place)\s+"
    r"(?P<who>(?:(?:the|general)\s+)?(?-i:[A-Z\d])[^,;:.!?]{1,30}?)\s+(?=(?:back|up|over|down|(?P<at>at|in|near|on)|behind|beside|with|by|out)\b)",
    re.IGNORECASE,
)
# *Hubert takes post at K6*: he and his men
TAKES_POST = re.keyed(
    r"\btakes?\s+(?:up\s+)?(?:(?:its|his|their)\s+)?post\s+(?=(?:at|in|near|on)\s+(?:square\s+)?(?-i:[A-Z]{1,2}\d))",
    re.IGNORECASE,
)
# *no heroics, please*, *but nothing rash*: what nobody can obey
NO_HEROICS = re.keyed(
    r"(?:^\W*|\s*[,;–—-]\s*(?:(?:but|and|so)\s+)?|\s+(?:and|but)\s+)(?:please\s+)?"
    r"(?:no\s+(?:heroics|heroes|stunts|nonsense|adventures|follies|tricks|fuss|dawdling|glory(?:[- ]hunting)?|"
    r"silly\s+(?:business|games|stuff))"
    r"|nothing\s+(?:too\s+)?(?:heroic|rash|silly|stupid|fancy|clever|foolish|daring|mad|crazy|brave))\b"
    r"(?!\s*:)(?:\s*,?\s*please)?",
    re.IGNORECASE,
)
# *Bachelu leave where he is*
LEFT_WHERE = re.compile(
    r"(?P<who>^[^,;:.!?]{2,40}?)\s*[,:]?\s+(?:to\s+be\s+)?(?:leave|left)\s+(?:where|as)\s+(?:he|she|it|they)\s+"
    r"(?:is|are|stands?)\b",
    re.IGNORECASE,
)
# *Orange: leave him*
LEAVE_HIM = re.compile(
    r"^(?P<who>\W*(?!(?:I|we|you)\b)[^,;:.!?]{2,40}?)\s*[:,–—-]+\s*(?:(?:just|please|we|I)\s+)*(?:leave|"
    r"let)\s+(?:him|them|it)(?:\s+(?:there|be|alone|in\s+peace|"
    r"where\s+(?:he|it|they)\s+(?:is|are)|as\s+(?:is|(?:he|it|they)\s+(?:is|are))))?\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *stay put at the southern edge*: of what they stand in, so that they stay.
AT_ITS_EDGE = re.keyed(
    r"\b(?P<stays>stays?(?:\s+put)?|remains?|holds?|sits?\s+tight|waits?)\s+(?:put\s+)?(?:at|on|in|by)\s+(?:the|its|"
    r"their)\s+"
    r"(?:north|south|east|west)\w*(?:[- ](?:east|west)\w*)?\s+(?:edge|tip|end|side|corner|point)(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
# *stays near Gemioncourt where he is*: what it is near to is no other place
WHERE_HE_IS = re.compile(
    r"\b(?P<stays>stays?|remains?|keeps?|waits?|stands?|sits?)\s+(?!put\b|(?:just\s+|exactly\s+|"
    r"right\s+)?where\b)(?:(?:near|close\s+to|by|beside|with|at|in|on|behind)\s+)"
    r"(?P<what>[^,;:.!?]{2,40}?)\s*,?\s+(?:just\s+|exactly\s+|right\s+)?where\s+(?P<he>he|it|she|they)\s+(?P<is>is|"
    r"are|stands?)(?:\s+(?:now|already|at\s+present))?(?=\s*(?:[.,;!]|$|\band\b|\bas\b))",
    re.IGNORECASE,
)
ENEMIES = (
    r"(?:skirmishers?|guns?|batter(?:y|ies)|battalions?|infantry|cavalry|horse(?:men)?|foot|lancers|chasseurs|jagers|"
    r"jägers|militia|squadrons?|regiments?|gunners|tirailleurs|columns?|squares?)"
)
# *goes after those same skirmishers*: at them, in its turn, where nothing of it hangs on what they do.
GOES_AFTER = re.compile(
    r"^(?P<who>(?!(?:no|nobody|none|if|when|once|only|never)\b)[^,;:.!?]{2,40}?)\s+(?:(?:to|should|will|shall|can|"
    r"must)\s+)?"
    rf"(?:go|goes|going)\s+(?:straight\s+)?after\s+(?P<whom>(?:the|those|these|that|"
    rf"their)\s+(?:same\s+)?(?:\w+\s+)?{ENEMIES})\b"
    r"(?![^.;]*\b(?:if|when|once|break|breaks|run|runs|retreat\w*|beaten)\b)",
    re.IGNORECASE,
)
# *limber up, go with Hubert, unlimber at J6*: where they end is told.
IN_COMPANY = re.compile(
    r"(?P<before>[,:]|\b(?:and|then))\s*(?:go(?:es)?|moves?|rides?|"
    r"keeps?)\s+(?:along\s+)?with\s+[A-Z][\w'’-]*\s*(?:,|\band\b)\s*"
    r"(?=(?:and\s+|then\s+)?(?:unlimber|deploy|halt|stop|set\s+up|form)\w*\s+(?:up\s+)?(?:at|in|on|near)\s)"
)
# *comes up behind the guns, around G5*
ROUGHLY = (
    r"(?:(?:some|any)where\s+)?(?:around|about|say|roughly|near|approx\.?|approximately|i\.?\s?e\.?|so|ungefähr|etwa|"
    r"circa|ca\.?|"
    r"sagen\s+wir|so\s+bei|vers|environ|disons|à\s+peu\s+près)(?:\s+(?:in|at|bei|en|square|Feld|case))?"
)
SAY_THERE = re.compile(
    r"\b(?:up\s+|over\s+|down\s+|bis\s+)?(?:behind|beside|next\s+to|near|in\s+front\s+of|hinter|neben|vor|derrière|"
    r"à\s+côté\s+de|devant)\s+"
    rf"[^,;:.!?\d]{{3,30}},\s+{ROUGHLY}\s+(?P<square>[A-Z]\d{{1,2}})\b(?=\s*(?:[.;!,]|$))"
)
# *the right-hand battery*
RIGHT_HAND = re.compile(
    r"\bthe\s+(?P<side>right|left)[- ]?hand(?:ed)?\s+"
    r"(?P<who>batter(?:y|ies)|guns?|regiments?|squadrons?|battalions?|brigade)\b",
    re.IGNORECASE,
)
# *les canons de la cavalerie, à droite, tirent*
ON_ONE_SIDE = re.compile(
    r",\s+(?:à|sur\s+la)\s+(?P<side>droite|gauche)\s*,\s+(?=\w+(?:ent|e|a|ont|t)\b)", re.IGNORECASE
)
OF_CAVALRY = "cavalry|cavalerie|kavallerie|reiterei"
HORSE_GUNS = (
    (r"\b(?:the\s+)?cavalry(?:['’]s|s['’])?\s+(?:guns|artillery|batteries)\b|\bguns\s+of\s+the\s+cavalry\b(?!\s+div)",
     "the horse guns"),
    (r"\b(?:canons|pièces|artillerie|batteries)\s+de\s+la\s+cavalerie\b(?!\s+de)", "artillerie à cheval"),
    (r"\b(?:Kanonen|Geschütze|Batterien)\s+der\s+(?:Kavallerie|Reiterei)\b", "reitenden Batterien"),
    (r"\b(?:Kanonen|Geschütze|Batterien)\s+der\s+Infanterie\b(?!-|\s+(?:von|der|des))", "Fußbatterien"),
)  # fmt: skip
# *No charging with either one*
EITHER_ONE = re.compile(
    r"\b(?:with|by|for|from)\s+either(?:\s+(?:one|of\s+(?:them|those|the\s+two)))?\b", re.IGNORECASE
)


def rather_have_him(told: re.Match[str]) -> str:
    """Where somebody is to be; who *goes at* a place would attack it."""
    return f"{told['lead']}{told['who']} {'takes up position' if told['at'] else 'goes'} "


TURNS = (
    *IN_MORE_WORDS,
    *THE_REST_OF_HIS,
    *OTHERS,
    *AS_SOLDIERS_SAY,
    *NO_NEED,
    *NAMED_FOR_IT,
    *AS_FRENCH_WRITE,
    *THOSE_WHO_ARE_THERE,
    *REASONS_FIRST,
    *IN_THE_PLACE_OF,
    *SECOND_HALVES,
    *FIRST_AND_THEN_ABROAD,
    *OUT_OF_THE_WOOD,
    *COMING_CLOSER,
    *WISHED_KINDLY,
    *BY_THE_RULER,
    *UNLESS_CHARGED,
    *AIMS,
    *GERMAN_AIMS,
    *BESIDE_THE_ORDER,
    *WAYS_AND_TURNS,
    *AS_IT_STANDS,
    *BY_THE_WAY,
    turn("so ", NOT_LIKED, r"\g<deed> \g<who>"),
    turn("so ", SO_PUT, r"\g<deed> \g<who> "),
    turn("as they|as it|as he", FORMED_AS_NOW, r"\g<formed>"),
    turn("far side|other side|safe side|away|sight", FAR_SIDE, r"\g<behind>"),
    turn("/", IN_A_ROW, r"\g<one>, "),
    turn("div.|bde.|brig.|regt.|bn.|cav.|inf.", OF_DIVISION, r"\g<body> "),
    turn("avance|progresse", SO_FAR_BEHIND, "marche "),
    *SAYINGS,
    *IN_FEW_WORDS,
    *FOR_WHAT,
    *RELIEVING,
    *DETACHING,
    *NEITHER_NOR,
    *OF_OTHERS,
    *NOBODY_THERE,
    *OUT_OF_QUESTION,
    *WHERE_THEY_ARE,
    *PLACES_HIS_MEN,
    *TO_HIS_MEN,
    *OF_THEM,
    *OF_PLACES,
    *SHORT_OF_IT,
    *AS_BEFORE,
    *LINES,
    *ARRAYED,
    *DEEDS,
    *VERBS_LAST,
    *WAYS,
    turn("in case", IN_CASE),
    turn("rather|sooner|like to|prefer to", RATHER_HAVE, r"\g<who> goes "),
    turn("rather|sooner|prefer", RATHER_HAVE_HIM, rather_have_him),
    turn(" post ", TAKES_POST, lambda told: f"take{'s' if told[0][4] == 's' else ''} up position "),
    turn("no |nothing ", NO_HEROICS),
    turn("leave|left", LEFT_WHERE, r"\g<who> stays where he is"),
    turn("leave|let", LEAVE_HIM, r"\g<who> stays where he is"),
    turn("where", WHERE_HE_IS, r"\g<stays> where \g<he> \g<is>"),
    turn("stay|remain|hold|sit|wait", AT_ITS_EDGE, r"\g<stays>"),
    turn("after", GOES_AFTER, r"\g<who> attacks \g<whom>"),
    turn("with", IN_COMPANY, r"\g<before> "),
    turn("hand", RIGHT_HAND, r"the \g<who> on the \g<side>"),
    turn("behind|beside|next|near|front|hint|neben|vor|derr|côté|devant", SAY_THERE, r"to \g<square>"),
    turn("à droite|à gauche|sur la", ON_ONE_SIDE, r" de \g<side> "),
    *(
        turn("cavalry|cavalerie|kavallerie|reiterei|infanterie", re.keyed(said, re.IGNORECASE), meant)
        for said, meant in HORSE_GUNS
    ),
    turn("either", EITHER_ONE, "for those two"),
)


def as_told(raw: str) -> str:
    """A sentence with what is said around its order put into what is to be done."""
    return put_plainly(raw, TURNS)
