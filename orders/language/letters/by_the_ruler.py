"""By the ruler: how those write who measure on the map: directions in degrees, muzzles, what is crossed on the way."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

POINTS = (
    "north", "north-north-east", "north-east", "east-north-east", "east", "east-south-east", "south-east",
    "south-south-east", "south", "south-south-west", "south-west", "west-south-west", "west", "west-north-west",
    "north-west", "north-north-west",
)  # fmt: skip
NEAR = 6.0  # degrees: a direction that is no farther from a point of the compass goes by its name
DEGREES = r"(?P<degrees>\d{1,3}(?:[.,]\d)?)\s*(?:°|degrees?|degs?\b|grad\b|degrés?)?"
# *goes 12 cm in direction 0*, *unlimber there with direction 340*, *both heading 15 degrees*
DIRECTION = re.compile(
    r"(?P<far>\b\d+(?:[.,]\d+)?\s*(?:cm|m|paces|yards|inches)\s+)?(?:\b(?:with|in|on|at|mit|en|"
    r"dans\s+la)\s+)?(?:(?:a|an|the|der|la)\s+)?"
    r"\b(?:direction|heading|bearing|azimuth|course|richtung|kurs|cap|azimut)\s*[:=]?\s*(?:of\s+|von\s+|"
    r"de\s+)?(?P<number>" + DEGREES + r")"
    r"(?=\s*(?:[.,;!)]|$|and\b|und\b|et\b|then\b))",
    re.IGNORECASE,
)
# *turn to 0 degrees*
TURN_TO = re.compile(
    r"\b(?:turns?|wheels?|faces?|looks?|dreht?|drehen|tourne[rz]?)\s+(?:to|towards|auf|vers|à)\s+"
    + DEGREES.replace("?P<degrees>", "?P<degrees>")
    + r"(?<=[°sgdé])(?=\W|$)",
    re.IGNORECASE,
)
# *muzzles due south*, *Rohre nach Süden*
MUZZLES = (
    r"(?:with\s+)?(?:(?:its|their|his|the)\s+)?(?:muzzles?|barrels?|mouths?)\s+(?:(?:pointing|pointed|turned|laid|"
    r"looking|facing)\s+)?(?:(?:due|to(?:wards)?|to\s+the|at)\s+)*",
    r"(?:mit\s+)?(?:(?:die|den)\s+)?(?:Rohren?|Mündungen)\s+(?:nach|gegen|gen|Richtung)\s+",
    r"(?:(?:les|la)\s+)?(?:bouches?|gueules?|tubes?)\s+(?:tournée?s?\s+|pointée?s?\s+)?(?:vers\s+l[ea]\s+|"
    r"vers\s+l['’]|au\s+|à\s+l['’]|plein\s+)",
)
FACING = ("facing ", "Front nach ", "face au ")
COMPASS = (
    r"(?=(?:(?:north|south)(?:[- ]?(?:east|west))?|east|west|[NS][EW]?|[EW]|Nord|Süd|Ost|West|Norden|Süden|Osten|"
    r"Westen|nord|sud|est|ouest|"
    r"south-?\w+|north-?\w+|the\s)\b)"
)
# *cross the road, and come into action in F8*: where they end is told
LINES = (
    r"(?:main\s+|high\s+|Charleroi\s+|Brussels\s+|Nivelles\s+|Namur\s+)?(?:road|highway|pike|street|brook|stream|lane)"
)
CROSSES = (
    r"\b(?:cross(?:es|ing)?|get(?:s)?\s+across|goes?\s+(?:over|across)|moves?\s+(?:over|across)|"
    r"pass(?:es)?\s+over)\s+(?:the\s+)?" + LINES + r"\s*(?:,\s*(?:and\s+)?(?:then\s+)?|\s+(?:and|to)\s+(?:then\s+)?)"
    r"(?=(?:comes?\s+into\s+action|unlimbers?|takes?\s+(?:up\s+)?(?:post|position)|deploys?|halts?|stops?|goes?|"
    r"moves?|sets?\s+up|forms?(?:\s+up)?|marches|"
    r"march)\b[^.;:]*\b(?:at|in|to|on|near|around)\s+(?:square\s+)?[A-Z]\d)",
    r"\b(?:traverse(?:nt|r|ra|z)?|franchi\w*|passe(?:nt)?)\s+(?:la|le)\s+(?:route|chaussée|ruisseau|"
    r"chemin)\s*(?:,\s*|\s+(?:et|pour)\s+(?:puis\s+)?)"
    r"(?=[^.;:]*\b(?:en|à|vers)\s+(?:la\s+case\s+)?[A-Z]\d)",
    r"\b(?:überquer(?:t|en)|quer(?:t|en)|kreuz(?:t|en)|überschreite[nt])\s+(?:die|den)\s+(?:Straße|Strasse|Chaussee|"
    r"Bach|Weg)\s*(?:,\s*|\s+und\s+(?:dann\s+)?)"
    r"(?=[^.;:]*\b(?:in|bei|nach|auf|bis)\s+(?:Feld\s+)?[A-Z]\d)",
)
# *If the French cross the brook, ...*: no way of his own
CASE_BEFORE = re.compile(
    r"(?:^|[,;:.–—-])\W*(?:(?:et|mais|and|but|und|aber|sauf|except|außer)\s+)?(?:si|s['’]|quand|lorsqu\w*|dès\s+qu\w*|if|when|once|should|as\s+soon\s+as|wenn|"
    r"falls|sobald|sollte\w*)(?:\s|(?<=['’]))[^,;:.]*$",
    re.IGNORECASE,
)
# *Wathiez in column, park it at (56, 36)*
PARK = re.compile(
    r"\s*,?\s*(?:and\s+)?\b(?:park|stick|plant|dump)\s+(?:it|them|him|that\s+lot)\s+(?:(?:at|in|on|to)\s+|"
    r"(?=(?:behind|near|by|beside|next)\b))",
    re.IGNORECASE,
)
# *... and upon the silencing thereof shall shift to 1/6FA*: until it is silenced, then at that
SILENCED = re.compile(
    r"\s*,?\s*\b(?:and|then)\s+(?:up)?on\s+(?:the\s+)?(?:silencing|destruction|defeat|withdrawal|"
    r"dispersal)\s*(?:thereof|of\s+(?:it|them|that|these|those))?\s*,?\s*"
    r"(?:(?:it|he|they)\s+)?(?:shall\s+|will\s+|to\s+|should\s+)?(?:shifts?|switch(?:es)?|turns?|changes?|transfers?|"
    r"moves?\s+on)\s+(?:(?:its|his|their)\s+fire\s+)?"
    r"(?:to|on|onto|upon)\s+",
    re.IGNORECASE,
)
# *It is approx. 14.8 cm, so inside the 20 it has*: what he measured
MEASURED = re.compile(
    r"\W*(?:it|that|this|das|es|ça|ca|c)\s*['’]?\s*(?:s|is|are|makes?|should\s+be|must\s+be|comes?\s+to|ist|sind|"
    r"macht|est|fait)\s+"
    r"(?:(?:approx\.?|approximately|about|roughly|only|just|some|ca\.?|circa|etwa|rund|ungefähr|environ|"
    r"à\s+peu\s+près|quelque)\s+)*"
    r"\d+(?:[.,]\d+)?\s*(?:cm|m|metres|meters|paces|yards|inches|schritt|pas)\b[^;:!?]*[.!]*\s*|"
    r"\W*(?:(?:the|its|their|my)\s+)?line\s+of\s+(?:sight|fire)\b[^;:!?]*[.!]*\s*|"
    r"\W*(?:about\s+|some\s+|roughly\s+)?(?:\d|one|two|three|four|five)\s+(?:or\s+\w+\s+)?turns?\s*,?\s+(?:by\s+my\s+\w+|or\s+so|at\s+(?:most|least)|I\s+(?:think|reckon|guess|make\s+it)|of\s+march\w*)[^;:!?]*[.!]*\s*",
    re.IGNORECASE,
)


def is_in_a_case(found: re.Match[str]) -> bool:
    """Whether words stand in the clause of a condition."""
    return CASE_BEFORE.search(found.string[: found.start()]) is not None


def tells_a_measure(raw: str) -> bool:
    """Whether a sentence only tells how far something is, as its writer measured it."""
    return MEASURED.fullmatch(raw) is not None


def named_point(degrees: float) -> str:
    """The point of the compass that lies in a direction, where one lies there."""
    nearest = round(degrees % 360 / 22.5)
    return POINTS[nearest % 16] if abs(degrees % 360 - nearest * 22.5) <= NEAR else ""


def so_directed(found: re.Match[str]) -> str:
    """Where somebody looks; where he goes so far, by the point of the compass that lies there."""
    degrees = float(found["degrees"].replace(",", "."))
    if not found["far"]:
        both = re.search(
            r"\b(?:both|all|each|alle|beide|tous|les\s+deux)\s*$", found.string[: found.start()], re.IGNORECASE
        )
        return f"{'' if both else ', '}facing {degrees:g} degrees"
    point = named_point(degrees)
    return f"{found['far']}{point}" if point else found[0]


# *avance prudemment, pas plus de 6 cm*, *advances, not more than 6 cm*: so far
MARCHING = (
    r"(?P<goes>\b(?:avanc|march|progress|pouss|recul|mont|descend|se\s+port|se\s+repli|advanc|mov|push|fall|go|pull|"
    r"rück|geh|zieh|marschier)\w*\b[^,;:.!?]{0,40}?)"
)
NOT_MORE_THAN = re.compile(
    rf"{MARCHING}\s*,?\s+(?:(?:mais|et|but|and|aber|und)\s+)?(?:(?P<fr>(?:pas|point|jamais)\s+plus\s+(?:loin\s+)?(?:de|que|d['’])|sans\s+dépasser|au\s+plus|maximum|max\.?|au\s+maximum)|"
    r"(?:not?|never)\s+(?:more|further|farther)\s+than|at\s+most|(?:aber\s+)?nicht\s+(?:mehr|weiter)\s+als|höchstens|maximal)\s*"
    r"(?P<far>\d+(?:[.,]\d+)?\s*(?:cm|centimètres?|centimeters?|inches|mm))(?=\s*(?:[.;!,)]|$|et\s|and\s|und\s))",
    re.IGNORECASE,
)
FR_POINT = r"(?:nord|sud)(?:[\s-]?(?:est|ouest))?|est|ouest|[NS][EO]?|[EO]"
# *300 m (12 cm) cap nord-ouest*, *cap plein est*
ON_COURSE = re.compile(
    rf"\b(?:en\s+|au\s+|le\s+)?cap\s+(?:(?:au|plein|sur\s+le|vers\s+le|à\s+l['’]|sur\s+l['’]|général)\s*)?(?P<point>(?-i:{FR_POINT}))(?=\s*(?:[,;.:!)]|$)|\s+(?:et|puis|dans|sur|jusqu|le\s+long|en|pour|avec|derrière|vers|à|de)\b)",
    re.IGNORECASE,
)
MAP_LENGTH = r"\d+(?:[.,]\d+)?\s*(?:cm|centimètres?|Zentimeter|centimet(?:er|re)s?)"
GROUND_LENGTH = r"\d+(?:[\s.,]\d{3})?(?:[.,]\d+)?\s*(?:m|km|mètres?|Meter|met(?:er|re)s?|yards?|pas|paces|Schritt)"
# *300 m (12 cm)*: as it is measured on the map
TOLD_TWICE = re.compile(
    rf"\b(?:{GROUND_LENGTH}\s*(?:\(\s*(?:(?:soit|environ|ca\.?|about|etwa|i\.?e\.?|also|=|sprich)\s*)*(?P<map>{MAP_LENGTH})\s*\)|,\s*(?:soit|also|i\.?e\.?|sprich)\s+(?P<map2>{MAP_LENGTH})(?=\s))"
    rf"|(?P<map3>{MAP_LENGTH})\s*\(\s*(?:(?:soit|environ|ca\.?|about|etwa|i\.?e\.?|also|=|sprich)\s*)*{GROUND_LENGTH}\s*\))",
    re.IGNORECASE,
)
# *cible 1Ch (environ 1 200 m, soit 48 cm au sud-est)*: how far off he is
TARGET_FAR_OFF = re.keyed(
    rf"(?P<aim>\b(?:cible|objectif|tir\w*\s+sur|feu\s+sur|vise\w*|target|fir(?:es?|ing)\s+(?:at|on|upon)|shoots?\s+at|aim\w*\s+at|Ziel|Feuer\s+auf|feuert\s+auf|"
    rf"schie(?:ß|ss)t\s+auf|beschie(?:ß|ss)t)\s*:?\s*[^,;:.!?()]{{2,40}}?)\s*\((?:(?:environ|à|ca\.?|about|etwa|some|rund|ungefähr)\s+)*(?:{GROUND_LENGTH}|{MAP_LENGTH})[^()]{{0,60}}\)",
    re.IGNORECASE,
)
GERMAN_POINT = r"(?:Nord|Süd)(?:ost|west)?(?:en)?|(?:Ost|West)(?:en)?|[NSOW]{1,2}"
ENGLISH_POINT = r"(?:north|south)(?:[\s-]?(?:east|west))?|east|west|[NSEW]{1,2}"
# *12 cm vers le sud-est, de façon à se retrouver sur la route*: where that is
WHERE_THAT_ENDS = re.keyed(
    rf"(?P<far>{MAP_LENGTH}\s+(?:(?:vers\s+l(?:e\s+|['’])|au\s+|à\s+l['’])(?:{FR_POINT})|(?:to\s+the\s+|towards\s+the\s+)?(?:{ENGLISH_POINT})|(?:nach|gen|Richtung)\s+(?:{GERMAN_POINT})))\b"
    rf"(?P<formed>\s*,?\s+(?:en|in)\s+(?:colonne|ligne|tirailleurs|column|line|skirmish\s+order|Kolonne|Linie))?(?:\s*,\s+(?:dans|in|im|inside|within)\s+[^,;:.!?\d]{{2,25}})?\s*,?\s+"
    rf"(?:(?:de\s+façon\s+à|de\s+manière\s+à|afin\s+de|pour)\s+(?:se\s+(?:retrouver|trouver|placer)|être|arriver|finir|soutenir|appuyer|couvrir|renforcer|aider|protéger)|le\s+long\s+d(?:e|u|es)|jusqu['’](?=(?:à|au|aux)\s)|"
    rf"(?:so\s+(?:as\s+to|that\s+it)|in\s+order\s+to|to)\s+(?:support|cover|help|reinforce|back|ends?\s+up|finish(?:es)?|be|is|stands?|arrives?)|along\s+the|(?:as\s+far\s+as|up\s+to)\s+the|"
    rf"so\s*,?\s+dass\s+(?:es|sie|er)|bis\s+(?:zu[mr]|an\s+d(?:en|ie|as))|"
    r"um\s+(?=[^,;:.!?]{2,60}\szu\s+\w+en\b))\b[^,;:.!?]{2,90}",
    re.IGNORECASE,
)


def on_course(found: re.Match[str]) -> str:
    """A course by its point of the compass."""
    point = found["point"]
    return f"vers {'l’' if point[0] in 'eoEO' else 'le '}{point}"


# *Kurs Südost, 12 cm*, *heading south-east*
ON_COURSE_TOO = (
    (
        rf"\b(?:mit\s+|auf\s+)?Kurs\s+(?:nach\s+|auf\s+|Richtung\s+)?(?P<point>(?-i:{GERMAN_POINT}))(?=\s*(?:[,;.:!)]|$)|\s+(?:\d|und|bis|dann)\b)",
        r"nach \g<point>",
    ),
    (
        rf"(?<!\w\s)(?<=[:,]\s)(?:on\s+(?:a\s+)?)?(?:heading|course|bearing)\s+(?:due\s+|of\s+)?(?P<point>{ENGLISH_POINT})(?=\s*,?\s+(?:for\s+)?\d)",
        r"to the \g<point>",
    ),
)
# *300 mètres au sud-est (soit 12 cm)*
WAY_BETWEEN = re.compile(
    rf"\b{GROUND_LENGTH}(?P<way>\s+(?:(?:vers\s+l(?:e\s+|['’])|au\s+|à\s+l['’])(?:{FR_POINT})|(?:to\s+the\s+|towards\s+the\s+)?(?:{ENGLISH_POINT})|(?:nach|gen|Richtung)\s+(?:{GERMAN_POINT})))\s*"
    rf"(?:\(\s*(?:(?:soit|environ|ca\.?|about|etwa|i\.?e\.?|also|=|sprich)\s*)*(?P<map>{MAP_LENGTH})\s*\)|,\s*(?:soit|also|i\.?e\.?|sprich|das\s+sind)\s+(?P<map2>{MAP_LENGTH})(?=\s*(?:[,;.!]|$)))",
    re.IGNORECASE,
)
# *12 cm due north to G6*, *12 cm on bearing 340 to F5*: to that square, wherever the ruler says it ends
DIRECTED = (
    rf"(?:(?:forward\s+|back\s+)?(?:on\s+(?:a\s+)?)?(?:bearing|heading|course)\s+(?:of\s+)?\d{{1,3}}(?:\s*(?:°|deg(?:ree)?s?))?|(?:(?:due|to\s+the|towards\s+the|straight)\s+)?(?:{ENGLISH_POINT})|"
    rf"(?:vers\s+l(?:e\s+|['’])|au\s+|à\s+l['’]|plein\s+)(?:{FR_POINT})|(?:nach|gen|Richtung)\s+(?:{GERMAN_POINT}))"
)
SO_FAR_TO_IT = re.compile(
    rf"\b{MAP_LENGTH}\s+{DIRECTED}\s+(?P<to>(?:(?:in)?to|as\s+far\s+as|up\s+to|jusqu['’](?:en|à)|en|bis(?:\s+nach)?|nach)\s+(?-i:[A-Z]{{1,2}}\d{{1,2}})\b)",
    re.IGNORECASE,
)
# *to E3, just clear of Jamin's left*, *range from there about 23*, *which should bring 1/72 inside his 14*
CLEAR_OF = re.compile(
    r"(?P<at>\b(?-i:[A-Z]{1,2}\d{1,2}))\s*,\s*(?:(?:just|well|and|so)\s+)*(?:clear|wide|outside)\s+of\s+[^,;:.!?]{2,40}",
    re.IGNORECASE,
)
RANGE_FROM_THERE = re.compile(
    r"\s*[,;]\s*(?:the\s+)?range\s+from\s+there\s+(?:(?:is|about|around|some|roughly|approx\.?)\s+)*\d+(?:[.,]\d+)?(?:\s*(?:cm|m|paces|yards))?",
    re.IGNORECASE,
)
WHICH_BRINGS = re.compile(
    r"\s*[,;–—-]\s*which\s+(?:should|will|would|ought\s+to|might)\s+(?:just\s+|then\s+)?(?:bring|put|give|get|leave|take|keep|make|be|do|mean|let)\b[^;:.!?]*",
    re.IGNORECASE,
)
# *two turns' march up the road*: how long, and no distance
TURNS_OF_MARCH = re.compile(
    r"\s+(?:by\s+|for\s+)?(?:an?|one|two|three|four|\d)\s+(?:full\s+)?(?:turns?['’]?s?['’]?\s+(?:worth\s+of\s+)?(?:march(?:ing)?|moves?|movement)|full\s+moves?)\b",
    re.IGNORECASE,
)
# *to the square west of Lairalle*: of the map
SQUARE_BESIDE = re.compile(
    r"\b(?P<to>(?:in)?to|in|at)\s+the\s+(?:next\s+|map\s+)?square\s+(?=(?:just\s+|immediately\s+|directly\s+)?(?:north|south|east|west|left|right|behind|in\s+front|next\s+to|beside|above|below|before)\b)",
    re.IGNORECASE,
)
# *to K7, to the east of Lairalle, and watch our right flank from there*
SQUARE_BESIDE_IT = re.compile(
    r"(?P<at>\b(?:to|at|in)\s+(?-i:[A-Z]\d{1,2}))\s*,\s+(?:just\s+)?(?:(?:to\s+the\s+)?(?:north|south|east|west|left|right)(?:[-\s](?:east|west))?\s+of|near|beside|behind|by|next\s+to)\s+[^,;:.!?]{2,30}\s*,?(?=\s+and\s)",
    re.IGNORECASE,
)
BY_THE_RULER = (
    turn("and ", SQUARE_BESIDE_IT, r"\g<at>"),
    turn("turn|full move", TURNS_OF_MARCH),
    turn("square", SQUARE_BESIDE, r"\g<to> the place "),
    turn("cm|centim|zentim", SO_FAR_TO_IT, r"\g<to>"),
    turn("clear of|wide of|outside of", CLEAR_OF, r"\g<at>"),
    turn("range from there", RANGE_FROM_THERE),
    turn("which should|which will|which would|which ought|which might", WHICH_BRINGS),
    *(turn("kurs|heading|course|bearing", re.compile(said, re.IGNORECASE), meant) for said, meant in ON_COURSE_TOO),
    turn("cap ", ON_COURSE, on_course),
    turn("cm)|cm |m)|mètre|meter|metre|yard|pas|pace|schritt", TARGET_FAR_OFF, r"\g<aim>"),
    turn("cm|centim|zentim", WAY_BETWEEN, lambda found: f"{found['map'] or found['map2']}{found['way']}"),
    turn(
        "cm|centim|zentim",
        TOLD_TWICE,
        lambda found: found["map"] or found["map2"] or found["map3"],
    ),
    turn(
        "um |to |façon|manière|afin|pour|long|jusqu|so |order|along|far as|up to|bis ",
        WHERE_THAT_ENDS,
        lambda found: f"{found['far']}{found['formed'] or ''}",
    ),
    turn(
        "plus|dépasser|max|more|further|farther|most|mehr|weiter|höchstens",
        NOT_MORE_THAN,
        lambda one: f"{one['goes']}{' de' if one['fr'] else ''} {one['far']}",
    ),
    turn("direction|heading|bearing|azimu|course|richtung|kurs|cap", DIRECTION, so_directed),
    turn("deg|°|grad", TURN_TO, r"face \g<degrees> degrees"),
    *(
        turn(keys, re.compile(rf"\b{said}{COMPASS}", re.IGNORECASE), plain)
        for keys, said, plain in zip(
            ("muzzle|barrel|mouth", "rohr|mündung", "bouche|gueule|tube"), MUZZLES, FACING, strict=True
        )
    ),
    *(
        turn(keys, re.compile(said, re.IGNORECASE), lambda found: found[0] if is_in_a_case(found) else "")
        for keys, said in zip(
            ("cross|over|across", "travers|franchi|passe", "quer|kreuz|schreit"), CROSSES, strict=True
        )
    ),
    turn(
        "park|stick|plant|dump",
        PARK,
        lambda found: " goes to " if re.search(r"\b(?:at|in|on|to)\s+$", found[0]) else " goes ",
    ),
    turn("silenc|destruc|defeat|withdraw|dispers", SILENCED, " until it is silenced, then at "),
)
