"""Homely ways of telling what to do, by writers whose English is not their own and by those who take their time."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import put_plainly, turn

# *Back him up 75 yards into the trees*: where to, so that nobody is supported.
BACKED_UP = re.compile(
    r"\bback\s+(?P<whom>him|her|them|it|['’]em)\s+(?:up|off)\s+(?=(?:(?:about|some|around|roughly|a|by|another)\s+)*"
    r"(?:\d|few\b|bit\b|hundred\b|into\b|to\b|behind\b|towards\b|out\b))",
    re.IGNORECASE,
)


GOES = (
    r"(?:goes?|go|moves?|marche?s?|advances?|comes?|walks?|falls? back|retires?|rückt|geht|marschiert|zieht|va|"
    r"marche|avance)"
)
# *goes in the wood to the south till he stands behind 1/2*: where he goes.
TILL_HE_STANDS = re.compile(
    rf"\b(?P<goes>{GOES})\b[^;.:!?]*?,?\s*\b(?:(?:till|until)\s+(?:he|it|they|she)\s+(?:stands?|is|are|gets?(?:\s+"
    rf"to)?|comes?|has\s+got)\s+"
    r"(?P<where>(?:right\s+|just\s+|close\s+|directly\s+)?(?:behind|beside|next to|in front of|near|left of|"
    r"right of)\s[^,;.:!?]+)"
    r"|bis\s+(?:es|er|sie)\s+(?P<wo>(?:dicht\s+|kurz\s+|direkt\s+)?(?:hinter|neben|vor|"
    r"bei)\s[^,;.:!?]+?)\s+(?:steht|stehen|ist|sind)\b"
    r"|jusqu['’]à\s+ce\s+qu['’](?:il|elle)s?\s+(?:soit|soient)\s+(?P<ou>(?:juste\s+"
    r")?(?:derrière|à côté de|devant|près de)\s[^,;.:!?]+))",
    re.IGNORECASE,
)
STAYS = r"(?:stay\w*|remain\w*|hold\w*|keep\w*|wait\w*|bleib\w*|reste\w*)"
# *stays on his place*
ON_HIS_PLACE = re.compile(
    rf"\b(?P<stays>{STAYS})\s+(?:on|in|at)\s+(?:his|its|their|there|the\s+same)\s+(?:place|spot|position)s?\b",
    re.IGNORECASE,
)
# *They are in the farm, and I desire that they remain there*: what is so, and what is wanted.
AND_I_WISH = re.compile(
    r"\s*,?\s+and\s+(?:I|we)\s+(?:desire|wish|want|ask|expect|would like|should like|request|trust|beg|require)\s+"
    r"(?:that\s+)?(?P<who>they|it|he|she)\b",
    re.IGNORECASE,
)
OBJECT = {"they": "them", "he": "him", "she": "her", "it": "it"}
# *the southern point of the wood*: its edge there.
POINT_OF_IT = re.compile(
    r"\b(?P<side>north|south|east|west)(?:ern(?:most)?)?\s+(?:point|tip|extremity|corner)\b(?=\s+of\b|\s*(?:[,.;!]|$))",
    re.IGNORECASE,
)
SPITZE = re.compile(r"\b(?P<side>Nord|Süd|Ost|West)(?:spitze|zipfel|ecke)\b", re.IGNORECASE)
POINTE = re.compile(r"\b(?:pointe|corne|extrémité|saillant)\s+(?P<side>nord|sud|est|ouest)\b", re.IGNORECASE)
STANDS_WELL = re.compile(r"\b(?:is|are)\s+standing\s+(?:good|well|fine|right|ok|okay)\b", re.IGNORECASE)
# *target is e2, and nothing else*
NOTHING_ELSE = re.compile(
    r"\s*,?\s+(?:and|und|et)\s+(?:nothing|nobody|no one|nichts|niemand|rien)\s+(?:else|anderes|"
    r"d['’]autre)(?=\s*(?:[,.;!]|$))",
    re.IGNORECASE,
)
# *..., Jamin's second line being out of his voice*: why.
BEING_SO = re.compile(
    r"\s*,\s+(?:with\s+)?[^,;.:!?]{3,60}?\s+being\s+(?!to\b)[^,;.:!?]*(?=\s*[.!]?\s*$)", re.IGNORECASE
)
# *..., to have all of Husson within reach*: what a man rides there for.
WITHIN_REACH = re.compile(
    r"\s*,?\s+(?:so as\s+|in order\s+)?to\s+(?:have|keep|get|"
    r"bring)\s+[^,;.:!?]{2,50}?\s+(?:with)?in\s+(?:his\s+)?(?:reach|hearing|"
    r"earshot|voice|call|command|touch)(?=\s*(?:[,.;!]|$))",
    re.IGNORECASE,
)
# *Bijleveld lieber doch nicht über den Bach!*: what he was told is called off.
AFTER_ALL_NOT = re.compile(
    r"^(?:[^:]*:\s*)?(?P<who>[A-ZÄÖÜÉ\d][^,;:.!?]{1,30}?)\s+(?:(?:lieber|besser|jetzt|dann|nun)\s+)*doch\s+"
    r"(?:lieber\s+)?nicht\b[^.;:!?]*[.;!]*\s*$"
    r"|^(?:[^:]*:\s*)?(?P<whom>[A-Z\d][^,;:.!?]{1,30}?)\s+(?:rather\s+|better\s+)?not\s+[^.;:!?]*\bafter all[.;!]*\s*$"
    r"|^(?:[^:]*:\s*)?(?P<qui>[A-ZÉ\d][^,;:.!?]{1,30}?)\s*,?\s+finalement\s+(?:pas|non)\b[^.;:!?]*[.;!]*\s*$",
)
# *will be masked by our own columns*: what is so, of guns.
MASKED = re.compile(
    r"\b(?P<is>will\s+be|is|are|gets?|am)\s+(?:\w+\s+)?(?P<done>masked|blocked|hidden|obstructed|"
    r"hemmed\s+in)\s+by\s+[^,.;:!?]*"
    r"|\b(?P<wird>wird|werden|ist|sind)\s+(?:bald\s+)?(?:von|"
    r"durch)\s+[^,.;:!?]*?(?P<getan>verdeckt|maskiert|behindert)\b"
    r"|\b(?P<sera>sera|seront|est|sont)\s+(?P<fait>masquée?s?|gênée?s?|cachée?s?)\s+par\s+[^,.;:!?]*",
    re.IGNORECASE,
)
# *in skirmishing order as they are now*
FORMED_AS_NOW = re.compile(
    r"\b(?P<formed>(?:in|en|als)\s+(?:skirmish\w*|open|loose|close|columns?|line|squares?|colonnes?|ligne|"
    r"tirailleurs|Plänkler\w*|"
    r"Kolonne|Linie)(?:\s+order)?)\s*,?\s+(?:as\s+(?:they|it|he)\s+(?:are|is)(?:\s+(?:now|already|at\s+present))?"
    r"|wie\s+(?:jetzt|bisher)|comme\s+(?:maintenant|à présent))\b",
    re.IGNORECASE,
)
# *I thought at first that they could stay, but ...*
AT_FIRST = re.compile(
    r"^\W*(?:ich\s+(?:dachte|wollte|hatte)\s+(?:zu)?erst|(?:I|we)\s+(?:had\s+)?(?:(?:at\s+)?first|initially|"
    r"originally)\s+"
    r"(?:thought|wanted|meant)|(?:I|we)\s+(?:thought|wanted|meant)\s+(?:at\s+first|first|initially)|"
    r"j['’](?:avais|ai)\s+"
    r"d['’]abord\s+(?:pensé|voulu))\b[^.;:!?]*?(?:[.!]*\s*$|\s*[,;]?\s*\b(?:but|aber|doch|mais)\s+"
    r"(?:(?:now|nun|jetzt|maintenant)\s+)?)",
    re.IGNORECASE,
)
# *hält die Südspitze, da wo es steht*
HELD_THERE = re.compile(
    r"\b(?P<holds>hält|halten)\s+[^,;.:!?]*?,?\s*\b(?:da|dort),?\s+wo\s+(?:es|er|sie)\s+(?:\w+\s+"
    r")?(?:steht|stehen)\b",
    re.IGNORECASE,
)
# *, whom somebody has left upon the road,*
LEFT_BY_SOMEBODY = re.compile(
    r"\s*,\s*(?:whom|which|who|that)\s+(?:some(?:body|one)|nobody|fate|they)\s+(?:has|have|"
    r"had)\s+[^,;.:!?]*,",
    re.IGNORECASE,
)
# *lines the northern bank between the farm and the pond*: goes there.
LINES_A_BANK = re.keyed(
    r"\b(?:and\s+)?(?:lines?|occup(?:y|ies)|takes?)\s+(?:up\s+)?the\s+(?:\w+\s+)?(?:bank|side|"
    r"shore)\s+(?=between\b)",
    re.IGNORECASE,
)
# *Die Jäger stehen sehr weit draußen*: how they stand, and nothing that they shall do.
STANDS_BADLY = re.compile(
    r"\b(?P<many>steht|stehen)\b\s+(?:\w+\s+){0,2}?(?:weit|schlecht|allein|einsam|exponiert|ungünstig|ungeschützt|"
    r"verloren|"
    r"verlassen|ungedeckt|abseits|nackt)\b(?!\s+(?:hinter|vor|im|in|am|an|auf|bei|neben)\b)[^,;.:!?]*(?=[.!]?\s*$)",
    re.IGNORECASE,
)
# *the first battalion (1/2L) should ...*: no condition begins there.
BRACKETED = re.compile(r"\)\s+should\b")
# *, la chaussée à sa gauche*: what lies beside his way.
ON_HIS_LEFT = re.compile(
    r"\s*,\s*(?:with\s+)?(?:the|la|le|les|die|der|das|"
    r"den)\s+[\wÀ-ÿ-]+(?:\s+[\wÀ-ÿ-]+)?\s+(?:on|to|à|a|zu|zur)\s+(?:his|its|their|sa|leur|"
    r"seiner|ihrer)\s+(?:left|right|gauche|droite|linken|rechten|Linken|Rechten)\b(?=\s*(?:[,.;!]|$))",
    re.IGNORECASE,
)
# *muss näher an seine Chasseurs heran und reitet nach K6*
NEARER_TO = re.compile(
    r"\b(?:muss|soll|sollte)\s+(?:\w+\s+)?näher\s+an\s+[^,;.:!?]+?\s+heran(?:\s+und|\s*,)\s+"
    r"|\b(?:must|should|needs to|has to)\s+(?:get|be|come)\s+(?:closer|nearer)\s+to\s+[^,;.:!?]+?\s+and\s+",
    re.IGNORECASE,
)
# Why, behind what is to be done: *denn solange es dort steht, kommen wir nicht an die Brücke*.
FOR_AS_LONG = re.compile(r"(?<=\w)\s*,\s*(?:denn|weil)\s+(?![^.;:!?]*\d+/\d)[^.;:!?]*(?=\s*(?:[.;!]|$))", re.IGNORECASE)
SO_THAT = re.compile(
    r"(?<=\w)\s*,\s*damit\s+(?![^.;:!?]*(?:\d+/\d|\b[A-Z]\d))[^.;:!?]*(?=\s*(?:[.;!]|$))"
    r"|\s*,\s*(?:von\s+(?:dort|da)(?:\s+aus)?\s+sieht\s+er|from\s+(?:there|"
    r"where)\s+he\s+(?:can\s+)?see[sn]?|de\s+là\s+il\s+voit)\b[^.;:!?]*",
    re.IGNORECASE,
)
# *das ohnehin schon ausgeschwärmt ist,*
ALREADY_SO = re.compile(
    r"\s*,\s*(?:das|die|der|"
    r"welche[rs]?)\s+(?:(?:ohnehin|schon|bereits|noch|ja|eh)\s+)+[^,;.:!?]*?\b(?:ist|sind|war|waren|steht|stehen)\s*,",
    re.IGNORECASE,
)
IN_OPEN_ORDER = re.compile(r"\bin\s+(?:offener|lockerer|geöffneter)\s+Ordnung\b", re.IGNORECASE)
# *Die Garde rühre ich nicht an, der Kaiser hat es verboten: ...*
NOT_TOUCHED = re.compile(
    r"^[^:;.!?]*\b(?:rühre?\s+ich\s+nicht\s+an|fasse\s+ich\s+nicht\s+an|I\s+(?:do\s+not|don['’]?t|won['’]?t|will\s+"
    r"not|shall\s+not)\s+touch|"
    r"je\s+n['’]y\s+touche\s+pas|je\s+ne\s+touche\s+pas)\b[^:;.!?]*[:;]\s*(?=\S)",
    re.IGNORECASE,
)
# *Wathiez ist dort nur im Weg, darum reitet er ...*
THEREFORE = re.compile(
    r"^(?P<who>[A-ZÄÖÜ][\w-]+)\s+(?:ist|steht)\s+[^.;:!?]*?,\s*(?:darum|deshalb|daher|deswegen|also)\s+"
    r"(?P<does>\w+)\s+(?:er|es|sie)\b"
)
# *drei seiner Bataillone zögern ja schon, allein möchte ich ihn nicht lassen*
HESITATING = re.compile(
    r"\s*[;,]\s*[^,;.:!?]{3,50}\s+\w+(?:en|t)\s+ja\s+(?:schon|noch|auch|ohnehin)\b"
    r"(?![^,;.:!?]*\bund\s+(?:bleib|halt|hält|soll|muss|darf|geh|rück|wart)\w*)[^,;.:!?]*"
    r"|\s*[;,]\s*[^,;.:!?]*\bmöchte\s+ich\s+[^,;.:!?]*\bnicht\s+(?:lassen|riskieren|verlieren|opfern)\b",
    re.IGNORECASE,
)
# *tirer au canon sur des tirailleurs, c'est du gaspillage*: what he thinks of it.
OPINION = re.compile(
    r"^(?:[^:]*:\s*)?(?P<doing>\w+er|\w+ir|to\s+\w+|\w+ing|auf\s+[^,]+?\s+zu\s+"
    r"\w+en)\b[^,;.:!?]*,?\s*(?:c['’]est|(?:that|it)['’]?s|that is|it is|is|das ist|ist)\s+"
    r"(?:du|de la|un|une|a|an|"
    r"eine?)?\s*(?:pur[e]?\s+|reine\s+|sheer\s+"
    r")?(?:gaspillage|folie|bêtise|waste|folly|nonsense|Verschwendung|Unsinn|Wahnsinn)\b[^;.!?]*[.!]?\s*$",
    re.IGNORECASE,
)
# *Nur das 1/2e Léger geht vor*: it goes; that the others do not they are told by themselves.
ONLY_THE = re.compile(
    r"^\W*(?:nur|lediglich|only|just|seule?s?|seulement)\s+(?=(?:das|die|der|the|le|la|les)\s+(?:\d|"
    r"[A-ZÄÖÜ]))",
    re.IGNORECASE,
)
# *reitet mit beiden Lanciersregimentern nach J6*: the brigade does.
WITH_HIS_REGIMENTS = re.compile(
    r"\b(?P<goes>reitet|geht|zieht|rückt|trabt|rides?|goes|moves|va|se porte)\s+(?:mit\s+(?:beiden|seinen|allen|den)"
    r"(?:\s+beiden)?\s+\w*(?:regimentern|schwadronen|bataillonen)|with\s+(?:both|his|all)(?:\s+of)?(?:\s+his|\s+the)?"
    r"(?:\s+\w+)?\s+regiments|avec\s+(?:ses|les)(?:\s+deux)?\s+régiments)\b",
    re.IGNORECASE,
)
ALL_GO = {
    **dict.fromkeys(("re", "ge", "zi", "rü", "tr"), "rückt"),
    **dict.fromkeys(("ri", "go", "mo"), "moves"),
    **dict.fromkeys(("va", "se"), "avance"),
}
# *The Guard's guns go with them*: wherever those are sent.
GO_WITH_THEM = re.compile(
    r"\b(?:goes?|comes?|moves?|march(?:es)?|rides?)\s+(?:along\s+)?with\s+(?P<whom>them|him|"
    r"it)(?=\s*(?:[,.;!]|$))",
    re.IGNORECASE,
)
# *stays in skirmish order, 10 cm back*: formed as it is, it goes.
STAYS_FORMED = re.compile(
    r"\bstays?\s+(?P<formed>in\s+(?:skirm\w*(?:\s+order)?|column|line|open\s+order)),\s+(?=\d+\s*(?:cm|inch|in\b|"
    r"paces|yards|m\b))",
    re.IGNORECASE,
)
# *to bother them a bit*: what it is for.
TO_BOTHER_THEM = re.compile(
    r"\s*,?\s+(?:just\s+)?(?:to|and)\s+(?:bother|annoy|worry|harass|tease|irritate|distract|disturb|pester|trouble)\s+"
    r"(?:them|him|it|her|the\s+(?:enemy|french|british|dutch|allies))(?:\s+(?:a\s+(?:bit|little)|"
    r"some))?(?=\s*(?:[,.;!]|$))",
    re.IGNORECASE,
)
# *18/6FA stands right of 7/2FA and points at Gemioncourt*: whither its guns look
POINTS_AT = re.compile(
    r"(?<!\ba\s)(?<!this\s)(?<!that\s)(?<!the\s)(?<!some\s)(?<!no\s)\b(?:and\s+)?(?:point(?:s|ed|ing)?|aim(?:s|ed)?)(?:\s+(?:(?:his|its|their|the)\s+)?(?:guns?|muzzles?|barrels?|pieces?|"
    r"cannons?|them|it))?\s+(?:towards?|(?<!aim\s)(?<!aims\s)(?<!aimed\s)at)\s+(?!them\b|him\b|it\b)(?=\w)",
    re.IGNORECASE,
)
# *the horse battery near the farm that fires at 27J*, of which nothing else is said
THAT_DOES = re.compile(
    r"^(?P<who>\W*(?:(?:and|then|also|now)\s+)*(?:the|that|those|my|our)\s+[^,;:.!?]{3,45}?)\s*,?\s+(?:that|that\s+one|they|it|he)\s+"
    r"(?P<does>(?:fires?|shoots?|goes?|stays?|moves?|comes?|holds?|marches|follows?|supports?|charges?|limbers?|falls?|waits?)\b"
    r"(?![^.;:!?]*\b(?:fires?|shoots?|goes|stays?|moves?|comes?|holds?|marches|follows?|supports?|charges?|limbers?|falls?|waits?|is|are|should|must|will|can)\b)"
    r"[^.;:!?]{0,60})$",
    re.IGNORECASE,
)
# *the other one follows Husson too like the 108th*
TOO_LIKE = re.compile(
    r"\s+(?:too|as\s+well|also)\s*,?\s+(?:just\s+|exactly\s+)?(?:like|same\s+as|as\s+with)\s+(?:the\s+|those\s+of\s+)?[\w/’'-]+(?:\s+[\w/’'-]+){0,2}?"
    r"(?:\s+(?:do|does|did|are|is))?(?=\s*(?:[,.;!]|$))",
    re.IGNORECASE,
)
TURNS = (
    turn("point|aim", POINTS_AT, ", facing "),
    turn(" that | they | it | he ", THAT_DOES, r"\g<who> \g<does>"),
    turn(" like | same as | as with ", TOO_LIKE),
    turn("back ", BACKED_UP, r"pull \g<whom> back "),
    turn("nur|lediglich|only|just|seul", ONLY_THE),
    turn("bother|annoy|worry|harass|tease|irritate|distract|disturb|pester|trouble", TO_BOTHER_THEM),
    turn(")", BRACKETED, ") shall"),
    turn(" his | its | their | sa | leur | seiner | ihrer ", ON_HIS_LEFT),
    turn("näher|closer|nearer", NEARER_TO),
    turn("denn|weil", FOR_AS_LONG),
    turn("damit|von dort|von da|from there|from where|de là", SO_THAT),
    turn("ohnehin|schon|bereits|noch| ja | eh ", ALREADY_SO),
    turn("ordnung", IN_OPEN_ORDER, "als Plänkler"),
    turn("rühr|fasse|touch", NOT_TOUCHED),
    turn("darum|deshalb|daher|deswegen|also", THEREFORE, r"\g<who> \g<does>"),
    turn("regiment|schwadron|bataillon|régiment", WITH_HIS_REGIMENTS, lambda one: ALL_GO[one["goes"][:2].lower()]),
    turn("with them|with him|with it", GO_WITH_THEM, r"follow \g<whom>"),
    turn("stay", STAYS_FORMED, r"\g<formed>, "),
    turn(" ja |möchte ich", HESITATING),
    turn("gaspillage|folie|bêtise|waste|folly|nonsense|verschwendung|unsinn|wahnsinn", OPINION),
    turn(
        "steh", STANDS_BADLY, lambda one: "ist weit draußen" if one["many"].lower() == "steht" else "sind weit draußen"
    ),
    turn(
        "till |until | bis |jusqu",
        TILL_HE_STANDS,
        lambda one: f"{one['goes']} {one['where'] or one['wo'] or one['ou']}",
    ),
    turn("place|spot|position", ON_HIS_PLACE, r"\g<stays> where it is"),
    turn("bank|side|shore", LINES_A_BANK, "goes to the ground "),
    turn("standing", STANDS_WELL, "stays"),
    turn(" and i | and we ", AND_I_WISH, lambda one: f"; let {OBJECT[one['who'].lower()]}"),
    turn("point|tip|extremity|corner", POINT_OF_IT, r"\g<side>ern edge"),
    turn("spitze|zipfel|ecke", SPITZE, r"\g<side>rand"),
    turn("pointe|corne|extrémité|saillant", POINTE, r"lisière \g<side>"),
    turn("else|anderes|autre", NOTHING_ELSE),
    turn("being", BEING_SO),
    turn("as they|as it|as he|wie jetzt|wie bisher|comme ", FORMED_AS_NOW, r"\g<formed>"),
    turn("erst|first|initially|originally|abord", AT_FIRST),
    turn(" wo ", HELD_THERE, "bleibt stehen"),
    turn("somebody|someone|nobody|fate|they", LEFT_BY_SOMEBODY),
    turn(
        "masked|blocked|hidden|obstructed|hemmed|verdeckt|maskiert|behindert| par ",
        MASKED,
        lambda one: " ".join(word for word in one.groups() if word),
    ),
    turn("reach|hearing|earshot|voice|call|command|touch", WITHIN_REACH),
    turn("doch|after all|finalement", AFTER_ALL_NOT, lambda one: f"forget {one['who'] or one['whom'] or one['qui']}."),
)


def said_plainly(raw: str) -> str:
    """A sentence with such ways of telling in plain words."""
    return put_plainly(raw, TURNS)
