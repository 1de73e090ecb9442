"""Generals ride: what a general is there for, and that he is to keep out of danger, in whatever words.

*Bachelu rides to Campi to hurry him along*, *Foy stays out of range*, *Ney hält sich aus der Schusslinie*, *Ney reste
hors de portée*. Where he goes is told; what he does there he does by being there.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

RIDES = (
    r"(?P<rides>\b(?:rides?|goes|go|moves?|joins?|stays?|sits?|stands?|comes?|gets?|heads?|gallops?|trots?|sticks?|keeps?)\s+"
    r"(?:(?:over|up|down|across|back|along|close|near|and\s+stands?|and\s+stays?|and\s+sits?)\s+)*(?:to|with|near|by|beside|behind|next\s+to|alongside|over\s+to)?\s*[^,;:.!?]{2,40}?)"
)
HIM = r"(?:him|them|it|his\s+\w+|their\s+\w+|the\s+(?:men|lads|troops|attack|boys|battalions|brigade))"
# *to hurry him along*, *to cheer them up*, *and keeps him going*
TO_HEARTEN = re.keyed(
    rf"{RIDES}\s*,?\s+(?:to|and|so\s+(?:that\s+he|he)\s+can|where\s+he\s+can)\s+(?:(?:try\s+to|help|personally|really|just)\s+)?"
    rf"(?:cheer|hurr(?:y|ies)|encourag(?:e|es)|stead(?:y|ies)|inspir(?:e|es)|hearten|chivv(?:y|ies)|rush|spur|whip|jolly|buck|gee|urge|stiffen|motivate|prod|supervise|oversee|direct|"
    rf"keeps?(?=\s+{HIM}\s+(?:going|moving|steady|in\s+(?:hand|order|line)|honest|up)))s?\s+{HIM}(?:\s+(?:up|on|along|going|moving|forward|steady|honest|in\s+(?:hand|order|line)))?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
UM_ANZUTREIBEN = re.keyed(
    r"(?P<reitet>\b(?:reitet|geht|bleibt|begibt\s+sich)\s+[^,;:.!?]{2,40}?)\s*,?\s+(?:und\s+(?:treibt|feuert|muntert|spornt|macht)\s+[^,;:.!?]{1,25}?\s+(?:an|auf|Dampf|Beine)|"
    r"um\s+[^,;:.!?]{1,25}?\s+(?:anzu(?:treiben|feuern|spornen)|aufzumuntern|zu\s+(?:ermutigen|beaufsichtigen|überwachen))|"
    r"und\s+passt\s+(?:dort\s+)?auf\s*,\s*dass\s+[^;:.!?]{3,60})(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *reitet zu 2/2Nas und bleibt bei dem Bataillon*, *rejoint le 2/2Nas et reste avec ce bataillon*: with those he joins
STAYS_WITH_THEM = re.keyed(
    r"(?P<rides>\b(?:reitet|begibt\s+sich|geht)\s+(?:hinüber\s+|nach\s+vorne?\s+)?(?:zu|zum|zur)\s+[^,;:.!?]{2,40}?)\s*,?\s+und\s+bleibt\s+"
    r"(?:dort\s+)?bei\s+(?:dem|diesem|der|dieser)\s+(?:Bataillon|Brigade|Regiment|Batterie|Einheit)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
RESTE_AVEC = re.keyed(
    r"(?P<rides>\b(?:rejoint|va\s+(?:auprès\s+|près\s+)d[eu]|se\s+rend\s+auprès\s+d[eu])\s+[^,;:.!?]{2,40}?)\s*,?\s+et\s+(?:y\s+)?(?:reste|demeure)\s+"
    r"(?:avec|auprès\s+de|près\s+de)\s+(?:ce|cette|cet)\s+(?:bataillon|brigade|régiment|batterie|unité)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *Perponcher goes back to F9 with them*, below what the guns do
GOES_WITH_THEM = re.keyed(
    r"^(?P<who>\W*(?:General\s+)?(?-i:[A-ZÀ-Ý])[\w’'-]+)\s+(?P<goes>(?:goes|rides|moves|comes|falls|gets|trots)\s+(?:(?:back|up|over|down|along|across)\s+)?(?:to|into|as\s+far\s+as)\s+[^,;:.!?]{2,25}?)"
    r"\s+with\s+(?:them|him|it)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
POUR_POUSSER = re.keyed(
    r"(?P<va>\b(?:va|rejoint|reste|accompagne|se\s+(?:rend|porte|tient))\s+[^,;:.!?]{2,40}?)\s*,?\s+(?:pour\s+(?:l[ea]s?\s+|l['’]|leur\s+)?(?:pousser|encourager|presser|stimuler|rassurer|surveiller|tenir\s+en\s+main|motiver)(?:\s+[^,;:.!?]{2,25})?|"
    r"et\s+(?:l[ea]s?\s+|l['’])(?:pousse|encourage|presse|stimule|rassure|surveille)|et\s+veille\s+à\s+ce\s+qu[^;:.!?]{3,60})(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *stays out of range*, *had better keep out of musket range*: of a general, by his name
OUT_OF_RANGE = re.keyed(
    r"^(?P<who>\W*(?:(?:Marshal|General|the)\s+)?(?-i:[A-Z])[\w'’-]+(?:\s+(?:of\s+)?(?-i:[A-Z])[\w'’-]+)?)\s+(?:(?:had\s+better|should|must|shall|is\s+to|please|will|himself)\s+)*(?:stays?|keeps?|remains?|holds?)\s+(?:well\s+|himself\s+|back\s+)*"
    r"(?:out\s+of|outside|beyond)\s+(?:the\s+|their\s+|enemy\s+|French\s+|any\s+)*(?:(?:musket|cannon|gun|artillery|small\s+arms?)\s+)?(?:range|shot|reach|harm['’]?s\s+way|danger|the\s+firing\s+line|fire)\b[^,;:.!?]{0,30}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
AUS_DER_SCHUSSLINIE = re.compile(
    r"^(?P<who>\W*(?:(?:Marschall|General|der)\s+)?(?-i:[A-ZÄÖÜ])[\wäöüß'’-]+)\s+(?:soll\s+|möge\s+)?(?:hält|bleibt|halten|bleiben|sich|selbst|bitte|\s)+(?:sich\s+)?(?:außer(?:halb)?|ausser|aus)\s+(?:der\s+|von\s+)?"
    r"(?:(?:Schuss|Kanonen|Gewehr|Feuer)?(?:reichweite|weite|linie|bereich)|Schussfeld|Gefahr|Gefahrenzone|Feuer)\b[^,;:.!?]{0,25}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
HORS_DE_PORTEE = re.compile(
    r"^(?P<who>\W*(?:(?:le\s+)?(?:maréchal|général|prince)\s+(?:de\s+|d['’])?)?(?-i:[A-ZÀ-Ý])[\wÀ-ÿ'’-]+)\s+(?:doit\s+|devra\s+)?(?:se\s+tien(?:t|dra)|reste(?:ra)?|"
    r"demeure|se\s+tenir|rester)\s+(?:bien\s+)?(?:hors\s+de\s+(?:portée|danger)|à\s+l['’]abri)\b[^,;:.!?]{0,25}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Ney watches it all from G5*, *Reille commands the centre from the ridge*: he is there
ONE_MAN = (
    r"(?P<who>\W*(?:(?:Marshal|General|the|le|la|der)\s+)*(?!I(?:['’]|\s))(?-i:[A-ZÀ-Ý])[\w'’-]+(?:\s+(?:of\s+|von\s+|"
    r"d['’])?(?-i:[A-ZÀ-Ý])[\w'’-]+)?)"
)
ALL_OF_IT = (
    r"(?:(?:it|things|them)\s+all|everything|things|(?:the|his)\s+(?:whole\s+)?(?:battle|fight(?:ing)?|action|thing|show|"
    r"proceedings|field|affair|attack|army|operation))(?:\s+(?:unfold|develop|go|going\s+on))?"
)
FROM_THERE = re.compile(
    rf"^{ONE_MAN}\s+(?:(?:should|must|will|shall|can|himself)\s+)*(?:(?:watch(?:es)?|observes?|follows?|surveys?|sees?|keeps?\s+(?:an\s+eye|watch)\s+(?:on|over))\s+{ALL_OF_IT}|"
    rf"(?:directs?|commands?|leads?|controls?|runs?|conducts?|oversees?|supervises?|manages?)\s+(?:{ALL_OF_IT}|(?:the\s+)?(?:centre|center|left|right)(?:\s+(?:wing|flank))?))\s+from\s+(?P<there>[^,;:.!?]{{2,40}})(?=\s*(?:[.,;]|$))",
    re.IGNORECASE,
)
# *I'll watch it all from the ridge myself*
I_WATCH_FROM = re.compile(
    rf"^(?P<mark>\W*)I(?:['’]ll|['’]m\s+going\s+to|\s+will|\s+shall|\s+mean\s+to)?\s+(?:(?:watch|observe|follow|survey|keep\s+(?:an\s+eye|watch)\s+(?:on|over))\s+{ALL_OF_IT}|"
    rf"(?:direct|command|lead|control|run|conduct|oversee|manage)\s+{ALL_OF_IT})\s+(?:myself\s+)?from\s+(?P<there>[^,;:.!?]{{2,45}}?)(?:\s+myself)?(?=\s*(?:[.,;]|$))",
    re.IGNORECASE,
)
VON_DORT = re.keyed(
    rf"^{ONE_MAN}\s+(?:leitet|beobachtet|überwacht|verfolgt|führt|dirigiert)\s+(?:alles|das\s+(?:Ganze|Gefecht)|die\s+Schlacht|den\s+Kampf)\s+von\s+(?P<there>[^,;:.!?]{{2,40}}?)(?:\s+aus)?(?=\s*(?:[.,;]|$))",
    re.IGNORECASE,
)
DE_LA = re.keyed(
    rf"^{ONE_MAN}\s+(?:dirige|observe|suit|surveille|commande|conduit|mène)\s+(?:tout|l['’](?:ensemble|action|affaire)|la\s+bataille|le\s+combat|les\s+opérations)\s+(?:depuis|de|du)\s+(?P<there>[^,;:.!?]{{2,40}})(?=\s*(?:[.,;]|$))",
    re.IGNORECASE,
)
# *rides to the 1/72 in I4 and joins it*
RIDES_AND_JOINS_IT = re.compile(
    r"\b(?:rides?|goes|moves?|gallops?)\s+(?:over\s+|up\s+|down\s+|across\s+)?to\s+(?P<unit>(?:the\s+)?(?:battalion\s+)?\d[\w/]*|(?-i:[A-Z])[\w-]+(?:['’]s\s+(?:brigade|battery|guns|battalions?|men|division))?)(?:\s+(?:in|at|near)\s+(?-i:[A-Z]\d{1,2}))?\s+and\s+(?:joins|attaches\s+himself\s+to)\s+(?:it|them)\b",
    re.IGNORECASE,
)
# *sticks by Gauthier's side*, *bleibt an Gauthiers Seite*
BY_HIS_SIDE = (
    (
        r"\b(?:sticks?|stays?|keeps?|remains?)\s+(?:close\s+)?(?:by|at)\s+(?P<who>(?-i:[A-Z])[\w-]+)['’]s?\s+side",
        r"stays with \g<who>",
        "side",
    ),
    (
        r"\b(?:bleibt|hält\s+sich|reitet)\s+an\s+(?P<who>(?-i:[A-ZÄÖÜ])[\w-]+?)(?:s|['’])\s+Seite",
        r"bleibt bei \g<who>",
        "seite",
    ),
)
# *stays out of trouble near Quatre-Bras*, *se tient à l'écart près des Quatre-Bras*: there
OUT_OF_TROUBLE = (
    (
        r"\b(?:(?:is|are)\s+to\s+|should\s+|must\s+)?(?:stays?|keeps?)\s+(?:well\s+|safely\s+)?out\s+of\s+(?:trouble|harm['’]?s\s+way|danger)\s+"
        r"(?=(?:near|at|in|by|behind|around)\s)",
        "goes ",
        "out of",
    ),
    (r"\bse\s+tien(?:t|nent)\s+à\s+l['’]écart\s+(?=(?:près|à|en|derrière|vers|aux?)\s)", "va ", "écart"),
    (
        r"\bne\s+va\s+pas\s+plus\s+(?:loin|avant)\s*,\s*(?:mais\s+)?(?:(?:il|elle)\s+)?(?=(?:fait|se\s+tourne|regarde|reste|tient)\b)",
        "",
        "plus loin|plus avant",
    ),
)
# *leads from the front with 1/92*, *führt 1/92 persönlich*, *conduit le 1/92 en personne*
LEADS_IT = (
    (r"\bleads?\s+from\s+the\s+front\s+with\s+", "rides with ", "front"),
    (
        r"\bführt\s+(?:das\s+)?(?P<who>\d[\w/]*)\s+(?:persönlich|selbst|in\s+(?:eigener\s+)?Person)(?:\s+an)?"
        r"(?=\s*(?:[.,;!]|$))",
        r"reitet mit \g<who>",
        "führt",
    ),
    (
        r"\b(?:conduit|mène|commande|dirige)\s+(?:le\s+)?(?P<who>\d[\w/]*)\s+(?:en\s+personne|lui[\s-]même)"
        r"(?=\s*(?:[.,;!]|$))",
        r"rejoint le \g<who>",
        "personne|même",
    ),
)
# *reitet zum Bataillon 2/92 und schließt sich ihm an*, *va au 2/92 et se joint à lui*
AND_JOINS_ABROAD = re.keyed(
    r"(?P<rides>\b(?:reitet|geht|begibt\s+sich|va|se\s+rend|se\s+porte)\s+(?:zum|zur|zu|au|auprès\s+d[eu]|vers)\s+[^,;:.!?]{2,40}?)\s*,?\s+(?:und|et)\s+"
    r"(?:schließt\s+sich\s+(?:ihm|ihr|ihnen|dort|diesem|dem\s+Bataillon)\s+an|hängt\s+sich\s+(?:dort\s+)?dran|(?:se\s+joint|s['’]attache)\s+à\s+(?:lui|elle|eux)|s['’]y\s+(?:joint|attache))(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *rides with Gauthier's Brigade and joins the 1/92*: that battalion
RIDES_AND_JOINS = re.compile(
    r"\b(?:rides?|goes|moves?|stays?)\s+with\s+[^,;:.!?]{2,35}?\s+and\s+(?P<joins>joins?|attaches\s+himself\s+to)\s+(?=(?:the\s+)?\d)",
    re.IGNORECASE,
)
# *helps him, but does not attack himself*, *greift aber nicht selber an*: a brigade, as before
NOT_HIMSELF = re.compile(
    r"(?P<does>(?:\bnot|n['’]t|\bnever)\s+(?:attack|charge|fight|engage|join\s+in))\s+(?:himself|itself|themselves)\b|"
    r"(?P<greift>\b(?:greif(?:t|en)|stürm(?:t|en)|attackier(?:t|en))\s+(?:aber\s+|dabei\s+|jedoch\s+)*(?:nicht|nie))\s+(?:selbst|selber)\b|"
    r"(?P<attaque>\b(?:n['’]attaque(?:nt|ra|ront)?|ne\s+charge(?:nt|ra|ront)?)\s+(?:pas|jamais))\s+(?:lui|elle|eux)-mêmes?\b",
    re.IGNORECASE,
)
# *Saxe-Weimar commands in the wood*: he is there himself, and his brigade is not sent
COMMANDS_THERE = re.compile(
    r"^(?P<who>\W*(?:(?:and|but)\s+)?(?:General\s+|Prince\s+|Marshal\s+)?(?-i:[A-ZÀ-Ý])[\w’'-]+(?:\s+(?-i:[A-Z])[\w’'-]+)?)\s+(?:is\s+to\s+|should\s+|will\s+|shall\s+)?(?:commands?|(?:takes?|has|have|is\s+in)\s+(?:the\s+)?(?:command|charge))\s+"
    r"(?P<at>(?:in|at|on|around|near)\s+(?:the\s+)?[\w'’-]+(?:\s+(?:wood|ridge|farm|road))?)(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)

GENERALS_RIDE = (
    turn("with them|with him|with it", GOES_WITH_THEM, r"\g<who> himself \g<goes>"),
    turn("bleibt", STAYS_WITH_THEM, r"\g<rides>"),
    turn("reste|demeure", RESTE_AVEC, r"\g<rides>"),
    turn(
        "self|selves|selbst|selber|-même",
        NOT_HIMSELF,
        lambda told: told["does"] or told["greift"] or told["attaque"],
    ),
    turn("command|charge", COMMANDS_THERE, r"\g<who> himself rides to \g<at>"),
    *(
        turn(keys, re.keyed(said, re.IGNORECASE), plain)
        for said, plain, keys in (*BY_HIS_SIDE, *OUT_OF_TROUBLE, *LEADS_IT)
    ),
    turn("schließt|hängt|joint|attache", AND_JOINS_ABROAD, r"\g<rides>"),
    turn("and join|and attach", RIDES_AND_JOINS, r"\g<joins> "),
    turn("and joins|and attaches", RIDES_AND_JOINS_IT, r"joins \g<unit>"),
    turn("from ", FROM_THERE, r"\g<who> rides to \g<there>"),
    turn("from ", I_WATCH_FROM, r"\g<mark>I ride to \g<there>"),
    turn("von ", VON_DORT, r"\g<who> reitet nach \g<there>"),
    turn("de |du |depuis", DE_LA, r"\g<who> va en personne à \g<there>"),
    turn("to |and |so |where", TO_HEARTEN, r"\g<rides>"),
    turn("um |und ", UM_ANZUTREIBEN, r"\g<reitet>"),
    turn("pour |et ", POUR_POUSSER, r"\g<va>"),
    turn("out of|outside|beyond", OUT_OF_RANGE, r"\g<who> keeps out of harm's way"),
    turn("außer|ausser|aus ", AUS_DER_SCHUSSLINIE, r"\g<who> bleibt, wo er ist"),
    turn("hors de|l'abri|l’abri", HORS_DE_PORTEE, r"\g<who> reste où il est"),
)
