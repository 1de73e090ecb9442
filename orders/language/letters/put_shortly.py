"""Put shortly: how one goes, stands and looks, in words of which none is that of an order."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *Send them by Piraumont to look at what is behind the brook*: where they go is told before what they look at.
TO_LOOK = re.keyed(
    r"\b(?:a?round\s+)?(?:to|by|past|via|a?round|towards|into|through)\s+(?P<goal>[A-Z][^,;:.!?]{1,30}?)\s*,?\s+"
    r"(?:and|to)\s+"
    r"(?:finds?\s+out|sees?|checks?|looks?\s+(?:at|into)|(?:has|have|takes?)\s+a\s+look\s+at)\s+"
    r"(?:what|who|why|how|whether|if)\b[^,;:.!?]*"
)
COMPASS = r"(?:north|south)?[- ]?(?:east|west)|north|south"
# *to face the high road, that is to say due east*
THAT_IS = re.keyed(
    rf"\b(?P<face>face|facing|faces|fronting|look|looking)\s+[^,;:.!?]{{2,30}},\s+(?:that\s+is(?:\s+to\s+say)?|"
    rf"i\.?e\.?|so|meaning)\s+"
    rf"(?:due\s+)?(?P<way>{COMPASS})\b",
    re.IGNORECASE,
)
ABOUT_THERE = re.compile(r"\b(?P<to>to|at|in|around|near|by|round)\s+like\s+(?=[A-Z]\d)", re.IGNORECASE)
# *en E5, face au bois*: how he looks there, and not that he goes to what is before it
LOOKING_AT = re.compile(
    r"(?P<formed>,|\b(?:en\s+(?:ligne|colonne|batterie|bataille|tirailleurs|position|place)|lignes|déployée?s?|(?:se\s+)?(?:déploie|range|reste|arrête)(?:nt)?))"
    r"\s+face\s+(?:au|à|aux)\s+(?=(?:la\s+|l['’])?[^\W\d_]{3,}\b)(?!l['’]ennemi)",
    re.IGNORECASE,
)
# *fait face à Gemioncourt*: he looks there; an attack is what one stands up to
FACES_IT = re.compile(
    r"\b(?:fai(?:t|re|tes|sant|s)|font|fera|feront|fasse(?:nt)?|se\s+(?:tourne|met|mette)(?:nt)?|tourner)\s+(?:bien\s+|toujours\s+)?face\s+(?:au|à|aux)\s+"
    r"(?=(?:la\s+|l['’])?[^\W\d_]{3,}\b|\d)(?!(?:la\s+|l['’])?(?:attaque|assaut|charge|menace|cavalerie|infanterie|artillerie|ennemi|situation|danger|choc|nord|sud|est|ouest)s?\b)",
    re.IGNORECASE,
)
# *forms line opposite the wood*, *bildet Linie gegenüber dem Wald*
OPPOSITE = (
    (r"\b(?P<formed>(?:in|into|forms?|forming)\s+(?:a\s+)?(?:line|column)s?)\s*,?\s+opposite\s+(?:to\s+)?(?=the\b|[A-Z])",
     r"\g<formed> facing "),
    (r"\b(?P<formed>(?:in|bildet|bilden|formiert)\s+(?:die\s+|eine\s+)?(?:Linie|Kolonne))\s*,?\s+gegenüber\s+(?:von\s+)?(?=de[mrn]\b|[A-Z])",
     r"\g<formed> mit Front zu "),
)  # fmt: skip
# *goes out in front*: forward, of nobody who is named
OUT_IN_FRONT = re.compile(
    r"\b(?P<go>go(?:es|ing)?|moves?|moving|sent|send|push(?:es|ed)?|thrown?|comes?|steps?)\s+(?:out\s+)?(?:in|"
    r"to\s+the|up)\s+front\b"
    r"(?!\s*(?:of|towards|edge|line))",
    re.IGNORECASE,
)
# *out of open order and back into line*, *aus der aufgelösten Ordnung wieder in Linie*
OUT_OF_ORDER = (
    r"\bout\s+of\s+(?:open|loose|skirmish|extended|dispersed)\s+order\s*,?\s+(?:and\s+)?(?=(?:back\s+)?in)",
    r"\baus\s+der\s+(?:aufgelösten|offenen|zerstreuten|lockeren|losen)\s+Ordnung\s+(?=(?:wieder\s+|zurück\s+)?in)",
    r"\bde\s+l['’]ordre\s+(?:ouvert|dispersé)\s*,?\s+(?=(?:à|en|au)\b)",
)
# *Stevenart shoots at the battery in F6, Bijleveld takes the one in G6*
TAKES_THE_ONE = re.compile(
    r"\b(?:takes?|has|gets?|does)\s+the\s+(?:one|ones|other|other\s+one)\s+(?=(?:in|at|on|by)\s+[A-Z]\d)", re.IGNORECASE
)
# *Gardekav.*, *Reserveart.*
CUT_COMPOUND = (
    (r"\b(?P<first>[A-ZÄÖÜ][a-zäöüß]{3,})kav\b\.?", r"\g<first>kavallerie"),
    (r"\b(?P<first>Garde|Reserve|Fuß|Divisions|Korps)artl?\b\.?", r"\g<first>artillerie"),
    (r"\b(?P<first>[A-ZÄÖÜ][a-zäöüß]{3,})inf\b\.?", r"\g<first>infanterie"),
)
UNDER_COVER = re.compile(
    r"\b(?:under|into|to|in|within)\s+(?:the\s+)?(?:cover|shelter|shade)\s+of\s+(?=the\s+(?:wood|woods|trees|"
    r"forest)\b)",
    re.IGNORECASE,
)
# *the three foot btys*
BATTERIES = re.compile(r"\bbt(?:t|r)?ys\b|\bbtries\b", re.IGNORECASE)
BATTERY = re.compile(r"\bbt(?:t|r)?y\b", re.IGNORECASE)
# *ne changent pas de position*, *does not change position*
NOT_MOVED = (
    (r"\b(?:ne|n['’])\s*change(?:nt|ra|ront|z)?\s+(?:pas|point|plus)\s+(?:de\s+)?(?:positions?|place|emplacement)\b",
     "reste sur place"),
    (r"\b(?:(?:do|does|will|shall|must|should|is|are)\s+not|don['’]?t|doesn['’]?t|won['’]?t)\s+(?:to\s+)?change\s+"
     r"(?:its\s+|their\s+|his\s+)?(?:positions?|places?|ground)\b", "stays in place"),
)  # fmt: skip
# *come down from La Bergerie and stand behind the farm*: whence they come is known
FROM_THERE = (
    r"\b(?:comes?|moves?|march(?:es)?|goes|go)\s+(?:(?:down|forward|up|back|over|out|on|across)\s+)*from\s+"
    r"[^,;:.!?]{3,25}?\s*,?\s+and\s+"
    r"(?:then\s+)?(?=(?:stands?|places?|posts?|takes?|halts?|forms?|stops?|sits?|waits?|supports?|goes|go|"
    r"moves?|draws?|lines?)\b)",
    r"\b(?:descend(?:ent)?|vien(?:t|nent)|part(?:ent)?|quitte(?:nt)?)\s+(?:de\s+)?L[ae]\s+[A-ZÉ][\w-]+\s+et\s+"
    r"(?=(?:vien|va|se|s['’]|prend|form|pass)\w*)",
)
# *holds the southern edge*, *tient la lisière sud*: of what they stand in
HOLDS_ITS_EDGE = (
    (r"\b(?:holds?|keeps?|guards?|mans?|defends?|watch(?:es)?)\s+(?:the|its|their)\s+(?:north|south|east|"
     r"west)\w*(?:[- ](?:east|west)\w*)?\s+"
     r"(?:edge|tip|end|corner|border|side)(?:\s+of\s+(?:it|them))?(?=\s*(?:[,.;!]|and\b|but\b|$))", "stays in place"),
    (r"\b(?:tien(?:t|nent)|gard(?:e|ent)|défend(?:ent)?)\s+(?:la|le|sa|son)\s+(?:lisière|pointe|bord|extrémité|"
     r"corne)\s+(?:nord|sud|est|ouest)\w*"
     r"(?=\s*(?:[,.;!]|et\b|mais\b|$))", "reste sur place"),
    (r"\b(?:hält|halten|verteidigt|verteidigen|deckt)\s+(?:den|die|das|ihren|seinen)\s+(?:(?:Nord|Süd|Ost|"
     r"West)(?:rand|spitze|ende|saum|ecke)|"
     r"(?:nörd|süd|öst|west)lichen?\s+(?:Rand|Spitze|Saum|Ecke|Ende))(?=\s*(?:[,.;!]|und\b|aber\b|"
     r"$))", "bleibt stehen"),
)  # fmt: skip
# *takes the place that 7L has left*
PLACE_LEFT = (
    (r"\btakes?\s+(?:up\s+)?the\s+(?:place|position|spot|berth|ground|post)\s+(?:that\s+|which\s+)?(?:the\s+"
     r")?(?P<who>[^,;:.!?]{2,25}?)\s+"
     r"(?:has\s+left|have\s+left|leaves?|left|vacates?|(?:has|have)\s+vacated|is\s+leaving)(?:\s+(?:empty|"
     r"behind|free))?\b", r"takes the place of \g<who>"),
    (r"\bpren(?:d|dre|nent)\s+la\s+(?:place|position)\s+que\s+(?:le\s+|la\s+)?(?P<who>[^,;:.!?]{2,25}?)\s+"
     r"(?:vient\s+de\s+(?:laisser|quitter)|laisse|quitte|a\s+"
     r"(?:laissée?|quittée?))\b", r"prend la place du \g<who>"),
)  # fmt: skip
# *Leichte Kav. der Garde*
ARM_OF = (
    (r"\bKav\.\s+(?=(?:der|des|von)\b)", "Kavallerie "),
    (r"\bArt(?:l)?\.\s+(?=(?:der|des|von)\b)", "Artillerie "),
    (r"\bInf\.\s+(?=(?:der|des|von)\b)", "Infanterie "),
)

WAYS = (
    turn("what|who|why|how|whether|if", TO_LOOK, r"to \g<goal> to see what is there"),
    *(turn("chang", re.compile(said, re.IGNORECASE), meant) for said, meant in NOT_MOVED),
    turn("that is|i.e|ie |so |meaning", THAT_IS, r"\g<face> \g<way>"),
    turn("like ", ABOUT_THERE, r"\g<to> "),
    turn("face", LOOKING_AT, r"\g<formed> front vers "),
    turn("face", FACES_IT, "regarde vers "),
    *(turn("opposite|gegenüber", re.compile(said, re.IGNORECASE), meant) for said, meant in OPPOSITE),
    turn("front", OUT_IN_FRONT, r"\g<go> forward"),
    *(turn("order|ordnung|ordre", re.compile(said, re.IGNORECASE)) for said in OUT_OF_ORDER),
    turn("the one|the other", TAKES_THE_ONE, "fires at the one "),
    *(turn("kav|art|inf", re.keyed(said), meant) for said, meant in CUT_COMPOUND),
    *(turn("from|de |quitte", re.keyed(said, re.IGNORECASE)) for said in FROM_THERE),
    turn("cover|shelter|shade", UNDER_COVER, "into "),
    *(
        turn(
            "edge|tip|end|corner|border|side|lisi|pointe|bord|extr|corne|rand|spitze|saum|ecke",
            re.keyed(said, re.IGNORECASE),
            meant,
        )
        for said, meant in HOLDS_ITS_EDGE
    ),
    *(
        turn("place|position|spot|berth|ground|post", re.compile(said, re.IGNORECASE), meant)
        for said, meant in PLACE_LEFT
    ),
    *(turn("kav.|art.|artl.|inf.", re.compile(said), meant) for said, meant in ARM_OF),
    turn("btys|bttys|btrys|btries", BATTERIES, "batteries"),
    turn("bty|btty|btry", BATTERY, "battery"),
)
