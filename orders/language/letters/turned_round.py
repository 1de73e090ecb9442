"""Turned round: orders that name last, or in a clause of its own, whom or what they are about, put in plain order."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.after_a_charge import AFTERWARDS
from orders.language.letters.all_his_men import WITH_ALL_HIS_MEN
from orders.language.letters.all_of_them import ALL_OF_THEM
from orders.language.letters.already_there import STANDING_THERE
from orders.language.letters.as_germans_command import COMMANDS
from orders.language.letters.as_germans_guard import GUARDS
from orders.language.letters.as_germans_rule import AS_GERMANS_RULE
from orders.language.letters.as_germans_talk import TALKED
from orders.language.letters.as_germans_tell import AS_GERMANS_TELL
from orders.language.letters.as_germans_write import WRITTEN
from orders.language.letters.as_i_think import AS_I_THINK
from orders.language.letters.as_soldiers_say import WITHOUT_THOSE
from orders.language.letters.at_others import AT_OTHERS
from orders.language.letters.at_their_pleasure import AT_THEIR_PLEASURE
from orders.language.letters.before_it_is_lost import LOST
from orders.language.letters.behind_there import BEHIND_THERE
from orders.language.letters.but_only_if import BUT_ONLY_IF
from orders.language.letters.by_the_ground import BY_THE_GROUND
from orders.language.letters.cases_in_short import CASES_IN_SHORT
from orders.language.letters.cases_of_whom import CASES_OF_WHOM
from orders.language.letters.chances_taken import CHANCES_TAKEN
from orders.language.letters.each_in_turn import EACH_IN_TURN
from orders.language.letters.either_way import EITHER_WAY
from orders.language.letters.everybody_there import BY_ARM
from orders.language.letters.flanks_of_another import FLANKS_OF_ANOTHER
from orders.language.letters.flourishes import FLOURISHES
from orders.language.letters.for_another import FOR_ANOTHER
from orders.language.letters.french_asides import FRENCH_ASIDES
from orders.language.letters.french_at_length import FRENCH_AT_LENGTH
from orders.language.letters.french_attack_and_fire import FRENCH_ATTACK_AND_FIRE
from orders.language.letters.french_bounds import FRENCH_BOUNDS
from orders.language.letters.french_charges import FRENCH_CHARGES
from orders.language.letters.french_dispatches import FRENCH_DISPATCHES
from orders.language.letters.french_in_long_sentences import FRENCH_IN_LONG_SENTENCES
from orders.language.letters.french_in_passing import FRENCH_IN_PASSING
from orders.language.letters.french_motives import FRENCH_MOTIVES
from orders.language.letters.french_numerals import FRENCH_NUMERALS
from orders.language.letters.french_on_the_march import FRENCH_ON_THE_MARCH
from orders.language.letters.french_side_by_side import FRENCH_SIDE_BY_SIDE
from orders.language.letters.french_turns import FRENCH
from orders.language.letters.from_both_sides import FROM_BOTH_SIDES
from orders.language.letters.generals_ride import GENERALS_RIDE
from orders.language.letters.german_cases import GERMAN_CASES
from orders.language.letters.german_deeds import GERMAN_DEEDS
from orders.language.letters.german_in_short import IN_SHORT
from orders.language.letters.german_infinitives import GERMAN_INFINITIVES
from orders.language.letters.german_turns import GERMAN
from orders.language.letters.germans_at_ease import AT_EASE
from orders.language.letters.germans_at_length import GERMANS_AT_LENGTH
from orders.language.letters.germans_attack_and_fire import ATTACK_AND_FIRE
from orders.language.letters.germans_in_office import GERMANS_IN_OFFICE
from orders.language.letters.germans_in_passing import IN_PASSING
from orders.language.letters.germans_on_the_march import ON_THE_MARCH
from orders.language.letters.germans_on_the_telephone import GERMANS_ON_THE_TELEPHONE
from orders.language.letters.germans_side_by_side import SIDE_BY_SIDE
from orders.language.letters.guns_have_their_say import GUNS_HAVE_THEIR_SAY
from orders.language.letters.helped_by import HELPED_BY
from orders.language.letters.in_nouns import GERMAN_IN_NOUNS
from orders.language.letters.in_passing_abroad import IN_PASSING_ABROAD
from orders.language.letters.in_slang import IN_SLANG
from orders.language.letters.items_named import SPOKEN_OF_BEFORE
from orders.language.letters.made_ready import MADE_READY
from orders.language.letters.no_task_in_french import NO_TASK_IN_FRENCH
from orders.language.letters.no_task_in_german import NO_TASK_IN_GERMAN
from orders.language.letters.nobody_wasted import NOBODY_WASTED
from orders.language.letters.one_of_them import ONE_OF_THEM
from orders.language.letters.only_so_far import ONLY_SO_FAR
from orders.language.letters.or_else import OR_ELSE
from orders.language.letters.papers import PAPERS
from orders.language.letters.place_first import PLACE_FIRST
from orders.language.letters.relieving import RELIEVED
from orders.language.letters.setting_off import SETTING_OFF
from orders.language.letters.some_of_his_in_french import SOME_OF_HIS_IN_FRENCH
from orders.language.letters.some_of_his_in_german import SOME_OF_HIS_IN_GERMAN
from orders.language.letters.spoken_german import SPOKEN
from orders.language.letters.telegrams import WIRED_IN_GERMAN
from orders.language.letters.the_same_for import THE_SAME_FOR
from orders.language.letters.throws_out import THROWS_OUT
from orders.language.letters.turns import put_plainly, turn
from orders.language.letters.unlinked import UNLINKED
from orders.language.letters.where_they_look import LOOKING
from orders.language.letters.who_and_what_for import WHO_AND_WHAT_FOR
from orders.language.letters.whoever_they_are import WHOEVER_THEY_ARE
from orders.language.letters.wishes_and_needs import WISHES_AND_NEEDS
from orders.language.letters.within_range import WITHIN_RANGE

# *C'est le 2/2L qui se déploie*, *it is the 8th that goes*.
IT_IS_HE = re.keyed(
    r"^(?P<mark>\W*)(?:(?i:et|and|und)\s+)?(?i:c['’]est|ce\s+sera|it(?:['’]s|\s+is|\s+will\s+be)|es\s+ist)\s+"
    r"(?P<who>(?:l[ea]\s+|l['’]|the\s+|das\s+|die\s+|der\s+)?(?:[Bb]rigade\s+|[Dd]ivision\s+|[Bb]atterie\s+)?(?:\d[\w/.]*|[A-ZÀ-Ý][\wÀ-ÿ-]+)(?:\s+"
    r"(?:[A-ZÀ-Ý][\wÀ-ÿ-]+|léger|"
    r"light|battalion|bataillon|brigade|division))?)\s*,?\s+(?:qui|that|who|which|das|die|der)\s+(?=\w)"
)
# *any of my infantry that gets charged goes into square*.
WHOEVER = re.compile(
    r"\b(?:any|all|each|every\s+one|whichever)\s+(?:of\s+)?(?:my|our|the)\s+(?P<who>infantry|foot|battalions|"
    r"foot\s+soldiers)\s+"
    r"(?:that|who|which)\s+(?P<when>(?:gets?|is|are)\s+(?:charged|attacked|threatened)[^,;.:!?]*?)\s+"
    r"(?:goes\s+into|go\s+into|forms?(?:\s+(?:into|a))?|makes?(?:\s+a)?|gets\s+into)\s+squares?\b",
    re.IGNORECASE,
)
# *fahren vor, Ziel ist der Höhenrücken*.
NAMED = r"(?=(?:der|die|das|den|the|le|la|l['’]|[A-Z]))"
FOES = (
    r"(?:(?:Fu(?:ß|ss))?[Bb]atterien?|Plänkler|Schützen|Geschütze|Kanonen|Artillerie|Infanterie|Kavallerie|Reiter|"
    r"Bataillone?|Kolonnen?)\b"
)
GOAL_DE = re.compile(
    rf"\s*[,;]\s*(?:mit\s+)?(?:(?:das|ihr|sein)\s+)?Ziel\s*(?:ist|sei|bleibt|:)?\s+{NAMED}(?!(?:(?i:der|die|das|den)\s+)?{FOES})"
)
GOAL_EN = re.compile(
    r"\s*[,;]\s*(?:with\s+)?(?:the|their|its|his)\s+(?:goal|aim|objective|destination)\s+(?:is|being)\s+"
    rf"{NAMED}"
)
GOAL_FR = re.compile(rf"\s*[,;]\s*(?:avec\s+)?(?:le|leur|son|pour)\s+(?:but|objectif)\s*(?:est|étant|:)?\s+{NAMED}")
# *The Guard cavalry stays, and so do their guns.*
SO_DO = re.compile(
    r"\s*[,;]?\s*\band\s+so\s+(?:do|does|will|shall|should|must|are|is)\s+(?P<who>[^,;.:!?]{3,50})"
    r"(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
# *j'avais d'abord pensé l'envoyer au nord, mais finalement je préfère qu'il se rende en E7*.
I_FIRST_THOUGHT = re.compile(
    r"(?:j['’]avais|j['’]ai|je\s+voulais|je\s+pensais|I\s+(?:had\s+)?(?:first\s+|at\s+first\s+|originally\s+"
    r")?(?:thought|meant|"
    r"wanted|was\s+going)|ich\s+(?:wollte|hatte|"
    r"dachte))\b(?=[^;.:!?]*?\b(?:d['’]abord|first|originally|erst|zuerst|zunächst|"
    r"initialement)\b)[^;.:!?]*?,\s*(?:mais|but|aber|doch)\s+(?:finalement|now|jetzt|nun|dann|in\s+the\s+end|à\s+"
    r"la\s+réflexion|"
    r"on\s+reflection)\s*,?\s*(?:je\s+préfère\s+|I\s+(?:prefer|would\s+rather)\s+(?:that\s+)?|I['’]d\s+rather\s+)?",
    re.IGNORECASE,
)
# *make column first and then march*: the order of what is done is that of the words.
FIRST_THEN = re.compile(r"(?<!the)(?<!der)(?<!das)(?<!die)\s+(?:first|zuerst|"
    r"d['’]abord)\s*,?\s+(?P<then>(?:and|und|et)\s+(?:then|dann|puis|"
    r"ensuite))\b", re.IGNORECASE)  # fmt: skip
# *they charge right back*.
CHARGE_BACK = re.keyed(
    r"\b(?P<who>they|he|it)\s+(?:should\s+|shall\s+|must\s+)?charges?\s+(?:right\s+|straight\s+)?back\b", re.IGNORECASE
)
# *... im Wald steht (2/2Nas)*
# *Le deuxième bataillon garde sa position*: no battalion of the Guard.
KEEPS = re.compile(
    r"(?<=\w)\s+garde(?P<many>nt)?\s+(?=(?:sa|son|ses|leurs?|cette|ce|la|le|les|l['’])\b)"
    r"(?!\s*(?:les|nos|ses|la|l['’])\s*(?:canons|pièces|batteries?|artillerie)\b)"
)
# *Pour le général Perponcher, je préfère qu'il se rende en E7*.
AS_FOR_HIM = re.compile(
    r"^(?P<mark>\W*)(?:pour|für|for|zu|as\s+for|quant\s+(?:à|au))\s+(?P<who>[^,;:.!?]{3,40}),\s*"
    r"(?:(?:je\s+(?:préfère|voudrais|veux|souhaite)|"
    r"j['’]aimerais)\s+)?(?P<that>qu['’](?:ils?|elles?)|I\s+want\s+(?:him|them|it)\s+"
    r"to|he\s+(?:should|is\s+to)|(?:er|sie|es)\s+soll)\b",
    re.IGNORECASE,
)
# *bekommt eine andere Aufgabe: ...*.
ANOTHER_TASK = re.keyed(
    r"^(?P<mark>\W*)(?:nur\s+|only\s+|just\s+|"
    r"seule?\s+)?(?P<who>[^,;:.!?]{2,40}?)\s+(?:(?:bekommt|erhält|hat|kriegt)\s+"
    r"(?:eine?n?\s+)?(?:andere[nr]?|eigene[nr]?|besondere[nr]?|neue[nr]?)\s+"
    r"(?:Aufgabe|Auftrag|Befehl)|(?:gets|has|receives)\s+"
    r"(?:a|an)\s+(?:different|other|special|separate|own|new)?\s*(?:another\s+)?(?:job|task|order|errand|role)|"
    r"(?:a|reçoit)\s+une\s+(?:autre\s+)?(?:mission|tâche)(?:\s+(?:différente|à\s+part|spéciale))?)\s*:\s*",
    re.IGNORECASE,
)
# *..., tout là-bas sur la route de Nivelles, ...*: where those stand who are named.
OUT_THERE = re.keyed(
    r"\s*,\s*(?:(?:tout\s+|loin\s+)?là-bas|(?:way|far|right|all\s+the\s+way)\s+(?:out|over|back|up|down|"
    r"off)(?:\s+there)?|"
    r"over\s+there|(?:ganz\s+|weit\s+)?(?:dort|da)\s+(?:drüben|hinten|oben|unten|draußen))\s+[^,;:.!?]{3,50},\s*(?=\w)",
    re.IGNORECASE,
)
# *les pièces de douze*: those of that weight.
PIECES_OF = re.compile(
    r"\b(?:pièces|canons|bouches\s+à\s+feu)\s+de\s+(?P<weight>douze|12|six|6|huit|8)\b", re.IGNORECASE
)
WEIGHT = {"douze": "12", "six": "6", "huit": "8"}
A_BIT_NORTH = re.compile(
    r"\b(?:a\s+(?:little\s+)?bit|a\s+little|slightly|somewhat|etwas|ein\s+(?:wenig|bisschen|Stückchen)|un\s+peu)\s+"
    r"(?=(?:further\s+|weiter\s+|plus\s+)?(?:to\s+the\s+|nach\s+|au\s+|"
    r"à\s+l['’]|vers\s+l[ea']\s*)?(?:north|south|east|west|"
    r"nord|süd|ost|sud|est|ouest)\w*)",
    re.IGNORECASE,
)
RIDES_AWAY = re.compile(
    r"\b(?P<goes>ride|drive|trot|gallop|roll)(?P<s>s?)\s+(?:away|off)\b"
    r"(?=\s*(?:[,;:.!?)]|$|(?:to|into|behind|towards|from|north|south|east|west|and|then|if|when)\b))",
    re.IGNORECASE,
)
# *se décale un peu vers l'est*, *edges a little to the east*: half a square, and no place that lies so
SHIFTS_A_BIT = re.keyed(
    r"\b(?P<goes>(?P<fr>se\s+(?:décal|decal|pouss|déplac|deplac|décalé|gliss|port)\w+|boug\w+|gliss\w+|avanc\w+|recul\w+|appui\w+|oblique\w*)|moves?|shifts?|edges?|slides?|sidles?|"
    r"goes|rückt|rücken|geht|gehen|zieht|ziehen|schiebt\s+sich)\s+"
    r"(?:(?:juste|just|over|noch)\s+)?(?:a\s+(?:little\s+)?bit|a\s+little|slightly|somewhat|etwas|ein\s+(?:wenig|bisschen|Stückchen)|(?:un\s+(?:tout\s+petit\s+)?peu|légèrement|legerement))\s+"
    r"(?=(?:further\s+|weiter\s+|plus\s+)?(?:to\s+the\s+|nach\s+|au\s+|à\s+l['’]|vers\s+l[ea'’]\s*)?"
    r"(?:north|south|east|west|nord|süd|ost|sud|est|ouest)\w*(?:-?(?:east|west|est|ouest|ost))?\b(?!\s+(?:of|de|du|d['’]|von|vom|der|des)\b))",
    re.IGNORECASE,
)
# *Jamin le soutient*: whom, said before the verb.
SUPPORTS_HIM = re.compile(
    r"\b(?:le|la|les)\s+(?P<supports>soutien(?:t|nent|dra|dront)|appuie(?:nt|ra|"
    r"ront)?)\b",
    re.IGNORECASE,
)
# *bis auf die Höhe der Batterie*.
LEVEL_WITH = re.compile(r"\bbis\s+auf\s+(?:die\s+)?Höhe\s+(?P<of>der|des|dem)\b")
# *The battery beside them, 1/6FA, ...*: who that is.
WHO_IS = re.compile(
    r"^(?P<mark>\W*)(?:the|la|le|die|das|der)\s+(?:battery|guns|regiment|battalion|brigade|batterie|bataillon|"
    r"régiment)\s+(?:beside|next\s+to|near|"
    r"behind|neben|bei|hinter|"
    r"à\s+côté\s+d[e'’]|derrière)\s*(?:them|it|him|ihnen|ihm|ihr|eux|elle|lui),\s*(?P<who>\d+/\w+),?\s+",
    re.IGNORECASE,
)
UP_THE_ROAD = re.compile(
    r"\b(?P<goes>come|comes|go|goes|move|moves|march|marches)\s+(?:on\s+)?(?:up|down|along)\s+the\s+(?:main\s+|"
    r"high\s+)?road(?:\s+a\s+(?:bit|little))?"
    r"(?:\s+though)?\s*,?\s*(?:maybe|perhaps|about|some|for|by|say)?\s*(?P<far>\d+\s*(?:cm|inch(?:es)?|in|m|yards|"
    r"paces))\b",
    re.IGNORECASE,
)
# *All in column.*, behind what a brigade is told: they, not the army.
ALL_IN_COLUMN = re.compile(
    r"^\W*(?:all|alle|alles|tous|toutes|tout le monde)\s+(?P<shape>(?:in|en)\s+(?:columns?|lines?|kolonnen?|linie|"
    r"colonnes?|lignes?)"
    r"(?:\s+of\s+\w+)?)\W*$",
    re.IGNORECASE,
)
# *La Garde : cavalerie et artillerie restent*: both of the Guard.
GUARD_BOTH = re.compile(
    r"^(?P<mark>\W*)(?:the|la|die)\s+(?P<guard>guard|"
    r"garde)\s*[:,–—-]\s*(?:(?:the|la|die|both|sowohl)\s+)?(?:cavalry|cavalerie|kavallerie|reiterei)"
    r"\s+(?P<and>and|et|und)\s+(?:the\s+|l['’]|die\s+)?(?:artillery|guns|artillerie|geschütze|canons)\b",
    re.IGNORECASE,
)
BOTH_OF_IT = {
    "and": "the Guard cavalry and the Guard artillery",
    "et": "la cavalerie de la Garde et l'artillerie de la Garde",
    "und": "Gardekavallerie und Gardeartillerie",
}
# *bleibt an der Südspitze stehen*: where it is.
STAYS_AT_THE_TIP = re.compile(
    r"\b(?P<stays>bleib(?:t|en)|stays?|remains?|reste(?:nt)?)\s+(?:(?:dabei|there|weiter|weiterhin|noch)\s+)?(?:an|"
    r"am|at|on|à)\s+(?:der|dem|the|la|l['’])?\s*"
    r"(?:(?:Süd|Nord|West|Ost)(?:west|ost)?(?:spitze|rand|ecke|ende|kante)|(?:south|north|east|"
    r"west)(?:ern)?\s+(?:tip|point|edge|corner|"
    r"end)|(?:pointe|lisière)\s+(?:sud|nord|est|ouest))(?!\s+(?:of|des|der|von|vom|du|de)\b)(?:\s+stehen)?",
    re.IGNORECASE,
)
# *Gegenangriffe auf anstürmende Gegner verbiete ich ausdrücklich*.
I_FORBID_DE = re.compile(
    r"^(?P<mark>\W*)(?:jede[nr]?\s+)?(?P<what>Gegen(?:angriffe?|attacken?|stöße)|Attacken?|Verfolgung(?:en)?)\b[^,;.:!?]*?\b"
    r"(?:verbiete|untersage)\s+ich\b[^,;.:!?]*"
)
# *The two that are in a long line, 1/2 and 2/2, stay*: who they are, and nothing that they shall do.
WHO_ARE_FORMED = re.keyed(
    r"\s+(?:that|which|who)\s+(?:are|is)\s+(?:(?:still|now|already|all|currently)\s+)?in\s+(?:(?:a|one|the|long|thin)\s+)*"
    r"(?:lines?|columns?|squares?|(?:skirmish|open|extended|loose)\s+order)(?=\s*[,(])"
    r"|,\s+qui\s+(?:est|sont)\s+(?:(?:encore|déjà|tous)\s+)?en\s+(?:ligne|colonne|carré|tirailleurs)(?=\s*[,(])"
    r"|,\s+(?:die|das|der)\s+(?:(?:noch|schon|alle)\s+)?in\s+(?:Linie|Kolonne|Karree|Plänklerkette)\s+(?:steh(?:t|en)|ist|sind)(?=\s*[,(])",
    re.IGNORECASE,
)
# *to La Bergerie, out of harm's way*: what for.
OUT_OF_HARM = re.compile(
    r"\s*,?\s+(?:(?:and|to\s+be|to\s+keep|well|safely|safe)\s+)*(?:out\s+of\s+(?:harm['’]?s\s+way|(?:any\s+)?trouble|danger|mischief)|"
    r"aus\s+der\s+(?:Gefahrenzone|Schusslinie)|hors\s+de\s+danger|à\s+l['’]abri)(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *the two which belong to the 9th Division fire*, *die beiden der 9. Division beschießen*: of those who fire, its guns.
THOSE_WHO_FIRE = re.keyed(
    r"\b(?:the\s+(?:one|two|three|ones)|those|both|that)\s+(?:(?:which|that|who)\s+belongs?\s+to|of|from|in|with)\s+"
    r"(?P<en>the\s+\d+(?:st|nd|rd|th)?\s+(?:division|div\b\.?|brigade|corps))(?=[^.;:!?]*\b(?:fires?|shoots?|bombards?|shells?|cannonades?|engages?)\b)"
    r"|\b(?:die\s+(?:beiden|zwei|drei)|die|jene)\s+(?:von\s+)?der\s+(?P<de>\d+\.\s*Division)(?=[^.;:!?]*\b(?:feuer|schie[sß]|beschie[sß]|bombardier)\w*)"
    r"|\b(?:les\s+(?:deux|trois)|celles?|ceux|celui)\s+de\s+la\s+(?P<fr>\d+(?:e|ème|re|ère)?\s+division)(?=[^.;:!?]*\b(?:tir|canonn|bombard|pilonn)\w*)",
    re.IGNORECASE,
)
# *die einzige Reserve, die ich habe*, *la seule réserve que j'aie*
WHICH_I_HAVE = re.keyed(
    r"\s*,\s+(?:die|den|das)\s+(?:ich|wir)\s+(?:noch\s+|da\s+)?habe?n?(?=\s*(?:[,;.!]|$))"
    r"|\s+(?:que\s+(?:j['’](?:aie|ai)|nous\s+ayons|nous\s+avons)|qu['’]on\s+(?:ait|a)|qui\s+(?:me|nous)\s+rest(?:e|ent))(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *are fine where they are*, *est très bien où il est*, *steht gut, wo er steht*
FINE_THERE = re.compile(
    r"\b(?:is|are|looks?|seems?)\s+(?:quite\s+|just\s+|all\s+|to\s+be\s+)?(?:good|well|fine|right|ok|okay|happy|best|best\s+off)"
    r"(?=\s+(?:where\s+(?:he|she|it|they)|there\b|here\b))",
    re.IGNORECASE,
)
EST_BIEN = re.compile(
    r"\b(?P<est>est|sont)\s+(?:très\s+|fort\s+)?(?:bien|mieux)(?:\s+placée?s?)?(?=\s+(?:où|là))", re.IGNORECASE
)
STEHT_GUT = re.compile(
    r"\b(?:ist|steht)\s+(?:ganz\s+|sehr\s+)?(?:gut|richtig|bestens)(?:\s+(?:aufgehoben|platziert))?"
    r"(?=\s*,?\s*(?:wo|dort|da)\b)",
    re.IGNORECASE,
)
# *attacks nothing*, *attack nobody*
ATTACK_NOTHING = re.compile(
    r"\b(?:attack|charge)(?P<he>s?)\s+(?:nothing|nobody|no\s*one|no-one)(?:\s+at\s+all)?(?=\s*(?:[,;.!]|$|and\b))",
    re.IGNORECASE,
)

TURNS = (
    *WITHOUT_THOSE,
    *NOBODY_WASTED,
    *EITHER_WAY,
    *WHO_AND_WHAT_FOR,
    *FOR_ANOTHER,
    *WISHES_AND_NEEDS,
    *GUNS_HAVE_THEIR_SAY,
    *CASES_OF_WHOM,
    *OR_ELSE,
    *STANDING_THERE,
    *MADE_READY,
    *BY_ARM,
    *THROWS_OUT,
    *IN_PASSING_ABROAD,
    *FLOURISHES,
    *CHANCES_TAKEN,
    *SETTING_OFF,
    *AT_THEIR_PLEASURE,
    *WITHIN_RANGE,
    *FLANKS_OF_ANOTHER,
    *GENERALS_RIDE,
    *BUT_ONLY_IF,
    *THE_SAME_FOR,
    turn("harm|trouble|danger|mischief|gefahr|schuss|abri", OUT_OF_HARM),
    turn(
        "division|div|brigade|corps",
        THOSE_WHO_FIRE,
        lambda one: (
            f"the guns of {one['en']}"
            if one["en"]
            else f"die Geschütze der {one['de']}"
            if one["de"]
            else f"les canons de la {one['fr']}"
        ),
    ),
    turn("that |which |who |qui |linie|kolonne|karree|plänkler", WHO_ARE_FORMED),
    turn(" habe|j'ai|j’ai|nous a|on a|rest", WHICH_I_HAVE),
    turn("where| there| here", FINE_THERE, "stays"),
    turn("bien|mieux", EST_BIEN, lambda one: "reste" if one["est"].lower() == "est" else "restent"),
    turn("gut|richtig|bestens", STEHT_GUT, "bleibt"),
    turn("verbiete|untersage", I_FORBID_DE, r"\g<mark>keine \g<what>"),
    turn("all|tous|tout", ALL_IN_COLUMN, r"\g<shape>"),
    turn("guard|garde", GUARD_BOTH, lambda one: one["mark"] + BOTH_OF_IT[one["and"].lower()]),
    turn(
        "bleib|stay|remain|reste",
        STAYS_AT_THE_TIP,
        lambda one: f"{one['stays']} {'stehen' if one['stays'][0] in 'bB' else ''}".rstrip(),
    ),
    turn("soutien|appui", SUPPORTS_HIM, r"\g<supports> lui"),
    turn("höhe", LEVEL_WITH, r"auf Höhe \g<of>"),
    turn("/", WHO_IS, r"\g<mark>\g<who> "),
    turn("road", UP_THE_ROAD, r"\g<goes> \g<far> along the road"),
    turn("garde", KEEPS, lambda one: " tiennent " if one["many"] else " tient "),
    turn("pour|für|for | zu |quant", AS_FOR_HIM, r"\g<mark>\g<who>, \g<that>"),
    turn("aufgabe|auftrag|befehl|job|task|order|errand|role|mission|tâche", ANOTHER_TASK, r"\g<mark>\g<who>: "),
    turn("bas|there|out|over|back|up|down|off|dort| da ", OUT_THERE, " "),
    turn(
        "pièces|canons|bouches", PIECES_OF, lambda one: f"{WEIGHT.get(one['weight'].lower(), one['weight'])} pounders"
    ),
    turn(
        "bit|little|slightly|somewhat|etwas|wenig|bisschen|stückchen|un peu|petit peu|légèrement|legerement",
        SHIFTS_A_BIT,
        lambda one: f"{one['goes']}{' de' if one['fr'] else ''} 5 cm ",
    ),
    turn("bit|little|slightly|somewhat|etwas|wenig|bisschen|stückchen|un peu", A_BIT_NORTH),
    turn("away|off", RIDES_AWAY, lambda one: "goes away" if one["s"] else "go away"),
    turn("c'est|c’est|ce sera|it's|it’s|it is|it will|es ist", IT_IS_HE, r"\g<mark>\g<who> "),
    turn("infantry|foot|battalions", WHOEVER, "all infantry forms square if charged"),
    turn("ziel", GOAL_DE, " bis "),
    turn("goal|aim|objective|destination", GOAL_EN, " to "),
    turn(" but | objectif ", GOAL_FR, " vers "),
    turn("and so ", SO_DO, r"; \g<who> likewise"),
    turn("d'abord|d’abord|first|originally|erst|zunächst|initialement", I_FIRST_THOUGHT),
    turn("first|zuerst|abord", FIRST_THEN, r" \g<then>"),
    turn("back", CHARGE_BACK, r"\g<who> counter-charge"),
    turn("nothing|nobody|no one|noone|no-one", ATTACK_NOTHING, lambda one: f"do{'es' if one['he'] else ''} not attack"),
    *SPOKEN_OF_BEFORE,
    *PAPERS,
    *ONE_OF_THEM,
    *RELIEVED,
    *FROM_BOTH_SIDES,
    *AS_GERMANS_RULE,
    *GERMANS_ON_THE_TELEPHONE,
    *IN_PASSING,
    *FRENCH_IN_PASSING,
    *IN_SLANG,
    *BY_THE_GROUND,
    *WIRED_IN_GERMAN,
    *GERMANS_IN_OFFICE,
    *GERMAN_INFINITIVES,
    *CASES_IN_SHORT,
    *GERMAN_IN_NOUNS,
    *GERMAN_CASES,
    *WITH_ALL_HIS_MEN,
    *COMMANDS,
    *GUARDS,
    *AS_GERMANS_TELL,
    *GERMANS_AT_LENGTH,
    *GERMAN_DEEDS,
    *ON_THE_MARCH,
    *ATTACK_AND_FIRE,
    *SOME_OF_HIS_IN_GERMAN,
    *SIDE_BY_SIDE,
    *NO_TASK_IN_GERMAN,
    *FRENCH_ON_THE_MARCH,
    *FRENCH_ATTACK_AND_FIRE,
    *SOME_OF_HIS_IN_FRENCH,
    *FRENCH_SIDE_BY_SIDE,
    *NO_TASK_IN_FRENCH,
    *AT_EASE,
    *LOOKING,
    *WHOEVER_THEY_ARE,
    *WRITTEN,
    *ONLY_SO_FAR,
    *LOST,
    *IN_SHORT,
    *TALKED,
    *SPOKEN,
    *GERMAN,
    *HELPED_BY,
    *UNLINKED,
    *FRENCH_ASIDES,
    *AS_I_THINK,
    *EACH_IN_TURN,
    *AT_OTHERS,
    *PLACE_FIRST,
    *FRENCH_IN_LONG_SENTENCES,
    *FRENCH_AT_LENGTH,
    *FRENCH_NUMERALS,
    *FRENCH_BOUNDS,
    *FRENCH_CHARGES,
    *FRENCH_DISPATCHES,
    *FRENCH_MOTIVES,
    *FRENCH,
    *BEHIND_THERE,
    *AFTERWARDS,
    *ALL_OF_THEM,
)


def put_in_order(raw: str) -> str:
    """A sentence in the order in which one tells it plainly."""
    return put_plainly(raw, TURNS)
