"""Ways and turns: roads that lead to a place, a square put right, whose turn it is and who looks where he looked.

In French and German first, with the English of it where people say the same.
"""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *il suit cette route et rejoint Quatre-Bras*: to it, and not to the road
ALONG_IT_TO = (
    (
        r"\b(?:suit|suivent|prend|prennent|emprunte(?:nt)?)\s+(?:cette|la|sa|leur|le|ce|"
        r"cette\s+même)\s+(?:même\s+)?(?:grande\s+|grand[- ])?"
        r"(?:route|chaussée|chemin)(?:\s+(?:de|du|d['’])\s*[\w-]+)?\s+(?:et|pour|puis)\s+(?:rejoin\w+|gagne(?:r|nt)?|"
        r"attein\w+|"
        r"rallie(?:r|nt)?|arrive(?:r|nt)?\s+à|va\s+à|vont\s+à|aller\s+à)\s+",
        "va à ",
    ),
    (
        r"\b(?:follows?|takes?)\s+(?:that|the|this|its|his)\s+(?:same\s+|high\s+|main\s+)?(?:road|track|lane|"
        r"causeway)(?:\s+(?:of|to|from)\s+[\w-]+)?\s+"
        r"(?:and|then|until\s+(?:it|they|he))\s+(?:joins?|reach(?:es)?|goes?\s+to|gets?\s+to|comes?\s+to|"
        r"arrives?\s+at|enters?)\s+",
        "goes to ",
    ),
    (
        r"\b(?:folgt|folgen|nimmt|nehmen)\s+(?:der|die|dieser|diese|seiner|ihrer)\s+(?:selben\s+|"
        r"großen\s+)?(?:Straße|Strasse|Chaussee|Weg)\s+(?:und|bis)\s+"
        r"(?:erreicht|erreichen|geht\s+nach|gehen\s+nach|kommt\s+nach|kommen\s+nach|zieht\s+nach|nach)\s+",
        "geht nach ",
    ),
)
# *prend la grand-route jusqu'en F6*, *avance par la chaussée et s'arrête en F5*: the way, and nothing that is taken
ROAD = (
    r"(?:la|le|l['’]|cette|ce|sa|leur|notre)\s*(?:grand[e']?[\s-]+)?(?:route|chaussée|pavé|chemin|allée)"
    r"(?:\s+(?:pavée?|(?:de\s+la|de\s+l['’]|de|du|d['’])\s*[\w-]+))?"
)
HALTS = (
    r"(?:s['’]arrêt\w+|fai(?:t|re)\s+halte|font\s+halte|se\s+(?:met|place|poste|range|rend|porte|déploie)\w*|va|vont|aller|monte\w*|"
    r"avance\w*)\s+(?:en\s+position\s+|juste\s+)*(?=(?:en|à|au|aux|dans|derrière|devant|avant|près|vers|jusqu\w*)\b)"
)
TAKES_THE_ROAD = re.compile(
    rf"\b(?:pren(?:d|dra|dre|ne|ez)|pren(?P<many>nent|dront)|emprunt(?:e|era|er|ez)|emprunt(?P<more>ent|eront)|enfile(?P<those>nt)?|"
    rf"suit|suivra|suiv(?P<they>ent|ront))\s+(?P<road>{ROAD})(?=,?\s+(?:jusqu|vers\s|en\s+direction|(?:et|puis|pour)\s+{HALTS}))",
    re.IGNORECASE,
)
BY_THE_ROAD = re.compile(
    r"\b(?P<goes>(?:va|vont|(?:avance|marche|continue|monte|remonte|descend|progresse|file|pousse)(?:nt)?)\s+(?:(?:tout\s+)?droit\s+)?)(?:par|sur|le\s+long\s+de)\s+"
    rf"(?P<road>{ROAD}),?\s+(?:et|puis|pour)\s+{HALTS}",
    re.IGNORECASE,
)
# *geht nach E7, ne warte lieber E8*, *to E7, no wait, make that E8*
PUT_RIGHT = re.keyed(
    r"\b(?P<old>[A-Z]\d{1,2})\s*[,;–—-]+\s*(?:ne+|nein|nö|no|non|quatsch|halt|argh|oh|sorry|pardon|"
    r"äh)\b[\s,]*(?:warte?|wait|attends|moment)?[\s,]*"
    r"(?:doch\s+|dann\s+)?(?:lieber|besser|doch|make\s+(?:that|it)|rather|better|plutôt|en\s+fait|"
    r"I\s+mean)\s+(?:nach\s+|in\s+|to\s+|en\s+)?(?P<new>[A-Z]\d{1,2})\b"
)
# *, in E7 wird ja geschossen*: why not there
SHOT_AT_THERE = re.compile(
    r"\s*,\s*(?:in|bei|en|at)\s+[A-Z]\d{1,2}\s+(?:wird|ist|sind|on|there|they)\b[^,;:.!?]*(?:geschossen|Feuer|"
    r"Beschuss|tire|shot|fire)\w*(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
# *soll 5 cm zurückgehen, aber weiter nach Süden gucken*: how he looks, and not whither he goes
LOOKS_ON = (
    (
        r"\s*,?\s*(?:aber|und|dabei)\s+(?:weiter|weiterhin|dabei|immer\s+noch|"
        r"trotzdem)\s+(?:die\s+)?nach\s+(?P<way>Nord\w*|Süd\w*|Ost\w*|West\w*)\s+"
        r"(?:gucken|schauen|blicken|sehen|sichern|zeigen|stehen|gerichtet\s+(?:sein|bleiben))\b",
        r", Front nach \g<way>",
    ),
    (
        r"\s*,?\s*(?:mais|et|tout)\s+(?:en\s+)?(?:continu(?:e|ent|er|ant)\s+(?:à|de)|toujours)\s+(?:regarde[rnt]*|"
        r"faire\s+face|tourné\w*)\s+(?:vers\s+|à\s+)?(?:le\s+|l['’]|au\s+)?"
        r"(?P<way>nord(?:[- ](?:est|ouest))?|sud(?:[- ](?:est|ouest))?|est|ouest)\b",
        r", face \g<way>",
    ),
    (
        r"\s*,?\s*(?:but|and|while|still)\s+(?:still\s+|keeps?\s+(?:on\s+)?|it\s+keeps\s+|they\s+keep\s+)?(?:looking|"
        r"facing|look|face)\s+(?:to\s+(?:the\s+)?)?"
        r"(?P<way>north\w*|south\w*|east\w*|west\w*)(?=\s*(?:[.;!,]|$))",
        r", facing \g<way>",
    ),
)
# *bleibt bei seinen Leuten im Wald*, *stays with his men in the wood*: a general who stays
WITH_HIS_MEN = (
    (r"\b(?P<stays>bleibt)\s+(?:dort\s+|auch\s+|weiter\s+)?bei\s+(?:seinen|seiner)\s+(?:Leuten|Männern|Truppen|"
     r"Brigade|Division|Jungs|Soldaten)"
     r"(?:\s+(?:im|in|am|auf)\s+[^,;:.!?]{3,30}?)?(?=\s*(?:[.;!,]|$))", r"\g<stays> stehen"),
    (r"\b(?P<stays>reste|demeure)\s+(?:avec|auprès\s+de|parmi)\s+(?:ses|sa)\s+(?:hommes|troupes|gens|brigade|"
     r"division|soldats)"
     r"(?:\s+(?:dans|à|au|sur)\s+[^,;:.!?]{3,30}?)?(?=\s*(?:[.;!,]|$))", r"\g<stays> où il est"),
    (r"\b(?P<stays>stays?|remains?)\s+(?:in\s+the\s+\w+\s+)?with\s+his\s+(?:own\s+)?(?:men|lot|troops|people|brigade|division|lads|boys|soldiers)"
     r"(?:\s+(?:in|at|on|by)\s+[^,;:.!?]{3,30}?)?(?=\s*(?:[.;!,]|$))", r"\g<stays> where he is"),
)  # fmt: skip
# *wenn die Franzosen abhauen nicht hinterherrennen*: what the rule of pursuit is about
WHEN_THEY_RUN = (
    r"^\W*(?:und\s+|also\s+)?(?:wenn|falls|sobald)\s+(?:die|der)\s+(?:Franzosen|Feinde?|Gegner|Engländer|Alliierten|"
    r"Holländer|anderen)\s+(?:dann\s+|mal\s+)?(?:abhau\w+|"
    r"abhaut|weglauf\w+|wegläuft|flieh\w+|flücht\w+|türm\w+|davonlauf\w+|ausreiß\w+|zurückgeh\w+|"
    r"zurückweich\w+)\s*,?\s*(?:dann\s+|bitte\s+)*"
    r"(?=(?:nicht|niemand|keiner|kein\w*)\b)",
    r"^\W*(?:et\s+|alors\s+)?(?:si|quand)\s+(?:les|l['’])\s*(?:Français|ennemis?|Anglais|Alliés|"
    r"autres)\s+(?:se\s+)?(?:sauve(?:nt)?|fui(?:t|ent)|s['’]enfui\w+|"
    r"recule(?:nt)?|détale(?:nt)?)\s*,?\s*(?=(?:personne|ne|on\s+ne|pas)\b)",
)
# *nimmt sie sich 1/2Nas vor*: it fires at it, or attacks
TAKES_ON = re.compile(
    r"\b(?P<does>nimmt|nehmen)\s+(?:(?P<they>sie|er|"
    r"es)\s+)?sich\s+(?:dann\s+)?(?P<whom>[^,;:.!?]{2,40}?)\s+vor(?=\s*(?:[.;!,]|$))",
    re.IGNORECASE,
)
# *auch nicht ohne meinen Befehl*
NOR_WITHOUT = re.compile(
    r"\b(?P<deed>attackier(?:t|en)|greif(?:t|en)|chargier(?:t|en)|charge(?:nt)?|attaque(?:nt)?|charges?|"
    r"attacks?)\s+(?:auch|ebenfalls|dabei|non\s+plus|either)\s+(?P<not>nicht|pas|not)\b",
    re.IGNORECASE,
)
# *10 cm en avant le long de la route*: so far, along it
SO_FAR_ALONG = re.compile(
    r"(?P<far>\d+(?:[.,]\d+)?\s*(?:cm|m\b|mètres?|pas|paces|yards|metres|meters|Schritt)\s+(?:en\s+avant|"
    r"vers\s+l['’]avant|forward|ahead|vorwärts|vor))\s*,?\s+(?:tout\s+)?"
    r"(?:le\s+long\s+de|en\s+suivant|sur|along|down|entlang|auf|längs)\s+(?:la\s+|the\s+|der\s+|die\s+)?(?:route|"
    r"road|chaussée|Straße|Chaussee)"
    r"(?:\s+(?:de|du|d['’]|to|of|nach|von)\s*[\w-]+)?(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *reste en tirailleurs, va en H6*: so formed, there
STAYS_FORMED = re.compile(
    r"\b(?:reste(?:nt)?|demeure(?:nt)?)\s+(?P<formed>en\s+(?:tirailleurs?|ligne|colonne|carré))\s*,?\s+(?:et\s+|"
    r"mais\s+)?(?=(?:va|vont|avance|gagne|marche|se\s+porte|pousse|file|"
    r"recule|passe)\w*\b)",
    re.IGNORECASE,
)

# *va rejoindre le 7L*
GOES_TO_JOIN = re.compile(
    r"\b(?:va|vont|ira|iront|doit\s+aller|doivent\s+aller)\s+(?:alors\s+|vite\s+)?rejoindre\b", re.IGNORECASE
)
# *Personne ne charge de sa propre initiative*
OF_HIS_OWN = re.compile(
    r"\s+(?:de\s+(?:sa|leur|son)\s+(?:propre\s+)?(?:initiative|chef|mouvement)|(?:on|of)\s+(?:its|his|"
    r"their)\s+own\s+(?:initiative|accord)|aus\s+"
    r"(?:eigenem|freiem)\s+(?:Antrieb|Entschluss|Willen)|auf\s+eigene\s+Faust)\b",
    re.IGNORECASE,
)
ON_FOOT = re.compile(r"\bchasseurs\s+à\s+pied\b", re.IGNORECASE)
# *geht vor Gemioncourt*: before it, where something is named right behind
BEFORE_IT = re.compile(
    r"\b(?P<goes>(?:geht|gehen|rückt|rücken|zieht|ziehen|marschiert|marschieren|stellt\s+sich|"
    r"stellen\s+sich)\s+)vor\s+(?=(?-i:[A-ZÄÖÜ])[\w-]+\s*(?:[.;,!]|$))",
    re.IGNORECASE,
)
# *nach links hinaus bis Petit-Pierrepont*: thither
OUT_TO_A_SIDE = re.compile(
    r"\s+(?:nach\s+)?(?:ganz\s+|weit\s+)?(?:links|rechts)\s+(?:hinaus|hinüber|raus|rüber|hinab|hinauf|davon|ab|"
    r"weg)\s+(?=(?:bis|nach|zu[mr]?)\s)",
    re.IGNORECASE,
)
# *Ist dort nichts mehr zu holen, nimmt sie ...*: in that case
IF_NOTHING_LEFT = re.compile(
    r"^(?P<lead>\W*)ist\s+(?P<what>(?:dort|da|bei\s+\w+|von\s+\w+)\s+nichts\s+mehr\s+(?:zu\s+\w+|da|"
    r"übrig)),\s*(?:dann\s+|so\s+)?(?=\w)",
    re.IGNORECASE,
)

# *Nobody sets foot in the wood*: nobody goes there
SETS_FOOT = (
    (r"\bsets?\s+(?:a\s+|one\s+|so\s+much\s+as\s+a\s+)?foot\s+(?:in|into|on|inside)(?:to|side)?\b", "goes into"),
    (r"\bmet(?:te|tent|tra)?\s+(?:le|les|un)?\s*pieds?\s+(?:dans|en|sur)\b", "entre dans"),
)
# *keeping abreast of each other*: as battalions of a brigade do
ABREAST = (
    r"\s*,?\s+(?:all\s+)?(?:keeping|staying|moving|remaining|and\s+keep(?:ing)?|well)\s+(?:abreast|level|aligned|dressed|in\s+line|together|"
    r"in\s+step)(?:\s+(?:of|with))?\s*(?:each\s+other|one\s+another)?(?=\s*(?:[.,;!]|$))",
    r"\s*,?\s+(?:tous\s+|toutes\s+)?(?:en\s+restant|bien|en\s+se\s+tenant|restant)\s+(?:à\s+la\s+même\s+hauteur|alignée?s|côte\s+à\s+côte)"
    r"(?:\s+(?:les\s+uns|entre)\s+\w+(?:\s+\w+)?)?(?=\s*(?:[.,;!]|$))",
    r"\s*,?\s+(?:alle\s+)?(?:immer\s+|schön\s+)?(?:auf\s+gleicher\s+Höhe|nebeneinander|in\s+einer\s+Reihe)(?:\s+(?:bleibend|zueinander|miteinander))?"
    r"(?=\s*(?:[.,;!]|$))",
)
# *keeps them company as far as K5*: goes there
KEEPS_COMPANY = re.compile(
    r"\bkeeps?\s+(?P<whom>(?!good\b)[^,;:.!?]{1,40}?)\s+company(?P<to>\s+(?:as\s+far\s+as|up\s+to|to|into)\s+)?",
    re.IGNORECASE,
)


# *and look out towards the southeast*: face it
LOOKS_OUT = re.compile(
    r"\blook(?P<ing>s|ing)?\s+(?:out|over|across|off)\s+(?:to(?:wards?)?|at|over|across|in\s+the\s+direction\s+of)\s+",
    re.IGNORECASE,
)


# *doesn't move either*: as little as others
NOR_THEY = re.compile(r"(?:(?<=\w)\s+(?:either|neither)|(?<=\bpas)\s+non\s+plus)(?=\s*(?:[,.;!)]|$))", re.IGNORECASE)


# *in line with the face to the west*: facing it, and in line with nobody
FACE_TO = re.keyed(
    r"\s*,?\s*\bwith\s+(?:the|its|their|his)\s+(?:faces?|fronts?)\s+(?:turned\s+|looking\s+|pointing\s+)?(?:to(?:wards?)?|on|at)\s+",
    re.IGNORECASE,
)
# *until the height of the battery*: as far as it stands
HEIGHT_OF = re.compile(
    r"\b(?:until|till|up\s+to|to|at|on|in|as\s+far\s+as)\s+(?:the\s+)?(?:same\s+)?heights?\s+(?:of|with|as|than)\s+(?=(?:the\s+)?(?:\w+\s+)?"
    r"(?:batter|guns?\b|\d|[A-Z]))"
)
MUST_TO = re.compile(r"\b(?P<must>must|should|can|may)\s+to\s+(?=[a-z])")
# *has prohibited to move*, *is forbidden to charge*
PROHIBITED = re.keyed(
    r"\b(?:is|are|has|have|it\s+is)\s+(?:strictly\s+|absolutely\s+)?(?:prohibited|forbidden|not\s+(?:allowed|permitted|authorised|authorized))\s+"
    r"(?:to|from)\s+(?P<deed>mov\w+|budg\w+|leav\w+|charg\w+|fir\w+|attack\w*|pursu\w+|advanc\w+)\b",
    re.IGNORECASE,
)
DEEDS = {
    "mov": "move",
    "bud": "budge",
    "lea": "leave",
    "cha": "charge",
    "fir": "fire",
    "att": "attack",
    "pur": "pursue",
    "adv": "advance",
}
# *Bachelu approaches Campi*: he goes near him
APPROACHES = re.compile(
    r"\b(?:approach(?:es)?|gets?\s+(?:nearer|closer)|draws?\s+(?:near|nearer|closer)|comes?\s+(?:nearer|closer))\s+(?:to\s+)?(?=[A-Z])"
)


# *Against horse every battalion forms square, except 27J*: the case behind what is done in it
AGAINST_FIRST = re.compile(
    r"^(?P<lead>\W*(?:[a-z\d]{1,2}\)\s*)?)(?P<against>(?:against|versus|vs\.?)\s+(?:any\s+|all\s+|enemy\s+|the\s+|French\s+|hostile\s+)*"
    r"(?:cavalry|horse(?:men)?|mounted\s+troops))\s*[,:]?\s+(?P<rule>[^,;:.]*?\bsquares?\b[^,;:.]*?)"
    r"(?P<but>\s*[,(–—-]?\s*\b(?:except|excepting|with\s+the\s+(?:sole\s+)?exception\s+of|but\s+not|save|apart\s+from|other\s+than|bar)\b.*)$",
    re.IGNORECASE | re.DOTALL,
)


# *advances up to the line of the farm*, *Advance all along the line*
LEVEL_WITH = re.compile(r"\b(?:up\s+)?(?:to|on|into|onto)\s+the\s+(?:line|level|height)\s+of\s+(?=(?:the|[A-Z]))")
ALONG_THE_LINE = re.compile(
    r"\b(?:all\s+)?(?:along\s+the\s+(?:whole\s+)?line|across\s+the\s+board)(?=\s*(?:[.,;!]|$))", re.IGNORECASE
)
# *All form square, except the 1/2nd who are in the trees*: where those stand who are left out
EXCEPT_WHO_ARE = re.compile(
    r"(?P<but>\b(?:except(?:ing|\s+for)?|apart\s+from|save(?:\s+for)?|other\s+than|but\s+not)\s+"
    r"(?!(?:those|them|these|any\w*|all|everyone|the\s+ones?|the\s+men|the\s+others?|units|battalions|troops)\s*,?\s)"
    r"[^,;:.!?]{2,40}?)\s*,?\s+(?:who|which|that)\s+"
    r"(?:are|is|stands?|sits?)\s+(?:already\s+|all\s+|still\s+)?(?:in|at|on|behind|among|inside|under)\b(?:(?!\s+and\s)[^,;:.!?])*?"
    r"(?:\s+and\s+(?:can|may|should|will|are\s+to)\s+(?:stay|stand|remain|keep)\b[^,;:.!?]*)?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *beside the farm on the east side of it*
ON_ITS_SIDE = re.compile(
    r"\b(?:beside|by|next\s+to|near|at|alongside|close\s+to)\s+(?P<place>the\s+(?:farm|village|wood|pond|house|bridge|crossroads|guns|battery)|"
    r"(?-i:[A-Z])[\w-]{3,20})\s*,?\s+(?:but\s+)?on\s+(?:the|its)\s+(?P<side>(?:north|south|east|west)\w*|left|right)(?:\s+side)?"
    r"(?:\s+of\s+(?:it|them))?(?=\s*(?:[,.;!]|$|and\b))",
    re.IGNORECASE,
)
# *comes round the right of the wood and stops at K5*: where it ends
ROUND_IT_TO = re.compile(
    r"\b(?:pass(?:es)?|comes?|goes|go|moves?|march(?:es)?|swings?)\s+(?:round|around|past|by|to)\s+(?:the\s+)?(?:right|left|north|south|"
    r"east|west|back|rear)(?:ern)?(?:\s+(?:side|hand|flank|edge))?\s+of\s+(?:the\s+)?[\w-]{3,20}(?:\s+(?:wood|farm|village|pond))?\s*,?\s*"
    r"(?:and|then|and\s+then)\s+(?:stops?|halts?|holds?|stands?|waits?|forms?\s+up)\s+(?:up\s+)?(?:at|in|on|near|around)\s+(?=[A-Z\d])",
    re.IGNORECASE,
)
# *Everyone squares up, but not the men in the wood*: those who stand there are left out
BUT_NOT_THOSE = re.compile(
    r"\s*,?\s+(?:but\s+not|not|except(?:ing|\s+for)?|apart\s+from|other\s+than|unless\s+they(?:['’]re|\s+are))\s+"
    r"(?:(?:those|the\s+(?:men|lads|ones|people|troops|units|chaps|boys|fellows))\s+)?(?:(?:who|that)\s+(?:are|stand|is)\s+)?"
    r"(?=(?:in|inside|within|under)\s+(?:the\s+)?(?:woods?|trees|forest|farm|village|houses?|buildings|town)\b)",
    re.IGNORECASE,
)
# *fire at whoever is in the farm*
WHOEVER_IS = re.compile(
    r"\b(?P<at>at|on|upon)\s+(?:whoever|whatever|anyone|anybody|everyone|everybody|those)(?:\s+(?:who|that))?\s*(?:['’]s|\s+(?:is|are|sits?|stands?|lives?|"
    r"happens\s+to\s+be|is\s+still|are\s+still))\s+(?=(?:inside|in|at|on|behind|near)\b)",
    re.IGNORECASE,
)
# *Should horse come near a battery, that battery shall limber up*: any of them
ANY_OF_KIND = re.compile(
    r"\b(?:any|a|either|each)\s+(?P<what>battery|battalion|regiment|unit)\b(?P<mid>[^.;]*?)\b(?:that|this|the\s+said|said|such)\s+(?P=what)\b",
    re.IGNORECASE,
)
MANY = {"battery": "batteries", "battalion": "battalions", "regiment": "regiments", "unit": "units"}
# *Three batteries on one target is better than splitting up*: why, and no order
IS_BETTER = re.keyed(
    r"^\W*(?!.*\b(?:so|let|please|must|should|shall)\b)[^,;:.!?]{3,80}?\s+(?:is|are|was|were|seems?|looks?|works?|does)\s+(?:(?:far|much|always|a\s+lot|usually|often|still)\s+)*"
    r"(?:better|worse|safer|more\s+\w+|less\s+\w+|easier|stronger|wiser|faster|quicker)\s+than\b[^;:!?]*$",
    re.IGNORECASE,
)


def takes_the_road(found: re.Match[str]) -> str:
    """Goes by it; a lane to somewhere is none of the map."""
    many = found["many"] or found["more"] or found["those"] or found["they"]
    by = "" if "chemin" in found["road"].lower() else f" par {found['road']}"
    return f"{'vont' if many else 'va'}{by}"


def square_but(found: re.Match[str]) -> str:
    """The rule of squares with its case behind it, for the infantry: nobody else can form one."""
    rule = re.sub(
        r"^(?:everybody|everyone|all|squares?)(?=\s*$|\s+(?:forms?|goes?|makes?|in|into)\b)",
        "all infantry forms square",
        found["rule"],
    )
    rule = re.sub(r"(?<=forms square)\s+(?:forms?|goes?|makes?|in|into)\b.*$", "", rule)
    return f"{found['lead']}{rule} {found['against']}{found['but']}"


def in_their_company(found: re.Match[str]) -> str:
    """Where somebody goes with others, or that he goes with them."""
    return "goes to " if found["to"] else f"accompanies {found['whom']}"


def on_its_side(found: re.Match[str]) -> str:
    """On which side of a place somebody is to be."""
    side = found["side"].lower().removesuffix("ern")
    return f"to the {side} of {found['place']}"


# *next to the 1/6FA on the left side*, *neben 1/6FA auf der linken Seite*: left of it
WHOM = r"(?P<whom>(?:(?:the|le|la|das|die|der|dem|den)\s+)?\d{1,2}/\w{1,8}|(?-i:[A-ZÄÖÜ])[\w'’-]{3,20}(?:['’]s\s+\w+)?)"
ON_WHICH_SIDE = (
    rf"\b(?:next\s+to|beside|alongside)\s+{WHOM}\s*,?\s+(?:on|to)\s+(?:the|its|his|their)\s+(?P<side>left|right)(?:\s+(?:side|hand|flank))*(?!\s+of\b)\b",
    rf"\bneben\s+{WHOM}\s*,?\s+auf\s+(?:der|die|seiner|ihrer|seine|ihre)\s+(?P<side>linke|rechte)n?\s+Seite\b",
    rf"\bà\s+côté\s+d(?:e\s+|u\s+|['’]){WHOM}\s*,?\s+sur\s+(?:la|sa|leur)\s+(?P<side>gauche|droite)\b",
)
LIES = ("on the {side} of {whom}", "{side} neben {whom}", "à {side} de {whom}")


def on_that_side(lies: str) -> Callable[[re.Match[str]], str]:
    """On the left or right of those beside whom somebody goes."""
    return lambda told: lies.format(
        side=told["side"].lower().replace("linke", "links").replace("rechte", "rechts"), whom=told["whom"]
    )


WAYS_AND_TURNS = (
    *(
        turn(keys, re.compile(said, re.IGNORECASE), on_that_side(lies))
        for keys, said, lies in zip(("left|right", "link|recht", "gauche|droite"), ON_WHICH_SIDE, LIES, strict=True)
    ),
    turn("who |which |that ", EXCEPT_WHO_ARE, r"\g<but>"),
    turn("the line of|the level of|the height of", LEVEL_WITH, "level with "),
    turn("along the|across the board", ALONG_THE_LINE, "everybody"),
    turn(" side", ON_ITS_SIDE, on_its_side),
    turn("stop|halt|hold|stand|wait|form", ROUND_IT_TO, "goes to "),
    turn("but not|except|apart|other than|unless|, not", BUT_NOT_THOSE, ", except those "),
    turn("foot", re.compile(SETS_FOOT[0][0], re.IGNORECASE), SETS_FOOT[0][1]),
    turn("pied", re.compile(SETS_FOOT[1][0], re.IGNORECASE), SETS_FOOT[1][1]),
    *(
        turn(keys, re.keyed(said, re.IGNORECASE))
        for keys, said in zip(
            ("keep|stay|mov|remain|well", "rest|bien|tenant", "höhe|nebenei|reihe"), ABREAST, strict=True
        )
    ),
    turn("look", LOOKS_OUT, lambda found: "facing " if found["ing"] == "ing" else "face "),
    turn("either|neither|non plus", NOR_THEY),
    turn("face|front", FACE_TO, " facing "),
    turn("height", HEIGHT_OF, "level with "),
    turn("must|should|can|may", MUST_TO, r"\g<must> "),
    turn("prohibit|forbid|not ", PROHIBITED, lambda found: f"does not {DEEDS[found['deed'][:3].lower()]}"),
    turn("approach|near|close", APPROACHES, "goes to "),
    turn("square", AGAINST_FIRST, square_but),
    turn("whoever|whatever|anyone|anybody|everyone|everybody|those", WHOEVER_IS, r"\g<at> the enemy "),
    turn(
        "battery|battalion|regiment|unit",
        ANY_OF_KIND,
        lambda found: f"the {MANY[found['what'].lower()]}{found['mid']}the {MANY[found['what'].lower()]}",
    ),
    turn("company", KEEPS_COMPANY, in_their_company),
    turn(" vor ", BEFORE_IT, r"\g<goes>bis vor "),
    turn("links|rechts", OUT_TO_A_SIDE, " "),
    turn("ist ", IF_NOTHING_LEFT, r"\g<lead>wenn \g<what> ist, "),
    turn("rejoindre", GOES_TO_JOIN, "rejoint"),
    turn("initiative|chef|mouvement|accord|antrieb|entschluss|willen|faust", OF_HIS_OWN),
    turn("chasseurs", ON_FOOT, "chasseurs"),
    *(
        turn(keys, re.compile(said, re.IGNORECASE), meant)
        for keys, (said, meant) in zip(
            ("suit|suiv|pren|emprunt", "follow|take", "folg|nimm|nehm"), ALONG_IT_TO, strict=True
        )
    ),
    turn("pren|emprunt|enfil|suit|suiv", TAKES_THE_ROAD, takes_the_road),
    turn("route|chaussée|pavé|chemin|allée", BY_THE_ROAD, r"\g<goes>par \g<road> "),
    turn("ne|nein|nö|no|quatsch|halt|argh|oh|sorry|pardon|äh", PUT_RIGHT, r"\g<new>"),
    turn("geschossen|feuer|beschuss|tire|shot|fire", SHOT_AT_THERE),
    *(
        turn(keys, re.compile(said, re.IGNORECASE), meant)
        for keys, (said, meant) in zip(
            ("weiter|immer|trotz|dabei", "continu|toujours", "look|fac"), LOOKS_ON, strict=True
        )
    ),
    *(
        turn(keys, re.keyed(said, re.IGNORECASE), meant)
        for keys, (said, meant) in zip(("bleibt", "reste|demeure", "stay|remain"), WITH_HIS_MEN, strict=True)
    ),
    *(
        turn(keys, re.compile(said, re.IGNORECASE))
        for keys, said in zip(("wenn|falls|sobald", "si |quand"), WHEN_THEY_RUN, strict=True)
    ),
    turn("sich", TAKES_ON, lambda told: f"schießt {told['they'] or ''} auf {told['whom']}"),
    turn("auch|ebenfalls|dabei|non plus|either", NOR_WITHOUT, r"\g<deed> \g<not>"),
    turn("route|road|chaussée|straße|chaussee", SO_FAR_ALONG, r"\g<far>"),
    turn("reste|demeure", STAYS_FORMED, r"\g<formed>, "),
)
