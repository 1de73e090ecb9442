"""Where others stand: *the place where 5M stood until now* is a point of the map, and 5M gets no order by it."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine import expressions as re
from orders.language.letters.turns import turn

WHO = (
    r"(?P<who>(?!(?:er|sie|es|ihr|ich|wir|man|they|he|it|you|she|we|I|elles?|ils?|on|nous|vous|je)\b)[^,;:.!?]{2,40}?)"
)
# *bis jetzt*, *im Augenblick*
NOW = (
    r"(?:(?:jetzt|nun|gerade|eben|derzeit|momentan|zurzeit|noch|bisher|bislang|vorher|zuvor|bis\s+(?:jetzt|eben|dahin|"
    r"vorhin|zuletzt)|heute|aktuell|im\s+(?:Moment|Augenblick)|zur\s+Zeit|auf\s+der\s+Karte|laut\s+Karte)\s+)*"
)
ABOUT = r"(?:(?:ungefähr|etwa|in\s+etwa|ziemlich|genau|circa|ca\.|bis|exakt|gleich)\s+)*"
SPOT = r"(?:Platz|Stelle|Position|Stellung|Punkt|Fleck|Ort|Standort|Posten)"
IS_DRAWN = (
    r"(?:(?:eingezeichnet|abgebildet|eingetragen|zu\s+sehen|zu\s+finden)\s+(?:ist|sind|war)|gestanden\s+(?:hat|"
    r"haben|ist)|"
    r"postiert\s+(?:ist|war)|steht|stehen|stand|standen|ist|sind|war|waren|sitzt|liegt|hält|innehat|einnimmt|hat|"
    r"besetzt)"
)
# *ungefähr dorthin, wo jetzt Perponcher eingezeichnet ist*, *an die Stelle, an der 5M stand*
THERE_WHERE = re.keyed(
    rf"(?P<after>\bnach\s+bis\s+|\b)(?<![\w-])(?:{ABOUT})(?:dorthin|dahin|dort|da\s+hin|(?:an|auf|in|zu|zum|"
    rf"zur)\s+(?:die|den|das|der|dem)?\s*{SPOT})"
    rf"\s*,?\s+(?:wo|an\s+de[rm]|auf\s+de[rm]|in\s+de[rm]|die|den|das)\s+{NOW}{WHO}\s+{NOW}{IS_DRAWN}"
    r"(?=\s*(?:[,;.:!)]|$|und\b))"
)
# *nimmt den Platz ein, wo 5M bis jetzt stand*, *übernimmt die Stellung, die Husson jetzt hält*
TAKES_PLACE = re.keyed(
    rf"\b(?P<verb>nimmt|nehmen|übernimmt|übernehmen|besetzt|besetzen|bezieht|beziehen)\s+(?:dann\s+|dort\s+|"
    rf"dafür\s+)*(?:den|die|das)\s+"
    rf"{SPOT}\s*(?:\s+ein)?\s*,?\s+(?:wo|an\s+de[rm]|auf\s+de[rm]|in\s+de[rm]|die|den|"
    rf"das)\s+{NOW}{WHO}\s+{NOW}{IS_DRAWN}(?:\s*,?\s+ein)?"
    r"(?=\s*(?:[,;.:!)]|$|und\b))"
)
# *nimmt den bisherigen Platz von 5M ein*, *rückt an die Stelle von Gauthier*
HIS_PLACE = re.compile(
    rf"\b(?P<verb>nimmt|nehmen|übernimmt|übernehmen|rückt|rücken|tritt|treten|geht|gehen)\s+(?:dann\s+|dort\s+|"
    rf"dafür\s+)*"
    rf"(?:an\s+)?(?:den|die)\s+(?:bisherigen?\s+|jetzigen?\s+|alten?\s+|frühere[n]?\s+|derzeitigen?\s+)?{SPOT}\s+"
    rf"(?:von\s+(?:der\s+|dem\s+)?|der\s+|des\s+){WHO}(?P<in>\s+ein)?(?=\s*(?:[,;.:!)]|$|und\b))"
)
MANY = ("nehmen", "übernehmen", "besetzen", "beziehen", "rücken", "treten", "gehen")
# *takes the place where 5M stood until now*, *takes over the spot 5M has been holding*
STAND_NOW = (
    r"(?:stands?|stood|is|are|was|were|sits?|sat|holds?|held|occup(?:y|ies|ied)|has\s+(?:been|stood|held)|"
    r"have\s+(?:been|stood|held)|"
    r"had\s+been)(?:\s+(?:standing|holding|sitting|drawn(?:\s+in)?|shown|marked|posted|occupying|placed))?"
)
TILL_NOW = (
    r"(?:\s+(?:now|at\s+present|at\s+the\s+moment|currently|today|(?:until|till|up\s+to|up\s+till|so)\s+(?:now|"
    r"far)|just\s+now|"
    r"right\s+now|before|on\s+the\s+map))*"
)
TAKES_WHERE = re.keyed(
    r"\b(?:takes?|occup(?:y|ies)|fills?|takes?\s+over|takes?\s+up)\s+(?:over\s+|up\s+)?(?:the|that)\s+(?:very\s+|"
    r"same\s+|exact\s+)?"
    r"(?:spot|place|position|point|ground|post)\s+(?:(?:where|which|that|in\s+which|on\s+which)\s+)?"
    rf"(?:now\s+)?{WHO}\s+(?:now\s+|currently\s+)?{STAND_NOW}{TILL_NOW}(?=\s*(?:[,;.:!)]|$|and\b))"
)
TAKES_HIS = re.compile(
    r"\b(?:takes?(?:\s+over)?|moves?\s+(?:up\s+)?(?:in)?to|occup(?:y|ies)|"
    r"goes\s+(?:in)?to)\s+(?:(?P<who>[A-Z\d][\w/ -]{1,30}?)['’]s?\s+"
    r"(?:present|current|old|former|previous)\s+(?:spot|place|position|post)|the\s+(?:present|current|old|former|"
    r"previous)\s+"
    r"(?:spot|place|position|post)\s+of\s+(?P<him>[^,;:.!?]{2,30}?))(?=\s*(?:[,;.:!)]|$|and\b))"
)
# *prend la place où 5M était jusqu'ici*, *prend la place que Gauthier occupe*
MAINTENANT = (
    r"(?:\s+(?:maintenant|actuellement|en\s+ce\s+moment|pour\s+l['’]instant|jusqu['’](?:ici|à\s+présent|alors|"
    r"à\s+maintenant)|"
    r"aujourd['’]hui|à\s+présent|sur\s+la\s+carte|encore|dessiné\w*|placé\w*|posté\w*|marqué\w*))*"
)
PREND_LA_PLACE = re.compile(
    rf"\b(?:prend|prennent|prendre|occupe|occupent|occuper|reprend|va|vont)\s+(?:à\s+)?(?:la|l['’])\s*(?:place|"
    rf"position|emplacement|endroit)\s+"
    rf"(?:où|que)\s+(?:se\s+trouve(?:nt)?\s+|est\s+|sont\s+|était\s+|occupe\s+|tient\s+|"
    rf"se\s+tient\s+)?(?:actuellement\s+|maintenant\s+)?{WHO}"
    rf"(?:\s+(?:est|sont|était|étaient|se\s+trouv\w+|se\s+ten\w+|se\s+tient|occup\w+|tient|tenait|a\s+été|"
    rf"vient\s+de\s+quitter))?{MAINTENANT}"
    r"(?=\s*(?:[,;.:!)]|$|et\b))"
)
PREND_SA_PLACE = re.compile(
    rf"\b(?:prend|prennent|prendre|occupe|occupent)\s+(?:la\s+(?:place|position)|l['’]emplacement)\s+(?:actuelle?|"
    rf"présente?|ancienne?)\s+"
    rf"d(?:e\s+|u\s+|es\s+|['’])(?:l[ae]\s+)?{WHO}(?=\s*(?:[,;.:!)]|$|et\b))"
)

# *hinter die Stelle, wo 1/92 steht*: behind them
BEHIND_THERE = re.keyed(
    rf"\b(?P<side>(?:(?:rechts|links)\s+)?(?:hinter|vor|neben))\s+(?:die|den|das|der|dem)\s+{SPOT}\s*,?\s+(?:wo|"
    rf"an\s+de[rm])\s+"
    rf"{NOW}{WHO}\s+{NOW}{IS_DRAWN}(?=\s*(?:[,;.:!)]|$|und\b))"
)

OTHERS = (
    turn(" wo |an de", BEHIND_THERE, r"\g<side> \g<who>"),
    turn(" wo |an de|auf de|in de|, die|, den|, das", TAKES_PLACE,
         lambda found: f"{'gehen' if found['verb'] in MANY else 'geht'} dorthin, wo {found['who']} steht"),
    turn(" wo |an de|auf de|in de|, die|, den|, das", THERE_WHERE,
         lambda found: f"{'vor ' if found['after'] else ''}dorthin, wo {found['who']} steht"),
    turn("platz|stelle|stellung|position|posten", HIS_PLACE, lambda found: his_place(found)),
    turn("spot|place|position|point|ground|post", TAKES_WHERE, r"goes to where \g<who> stands"),
    turn("spot|place|position|post", TAKES_HIS, lambda found: f"goes to where {found['who'] or found['him']} stands"),
    turn("place|position|emplacement|endroit", PREND_LA_PLACE, r"va là où est \g<who>"),
    turn("place|position|emplacement", PREND_SA_PLACE, r"va là où est \g<who>"),
)  # fmt: skip


def his_place(found: re.Match[str]) -> str:
    """Where he stands; *nimmt* needs its *ein*, and *rückt* has none."""
    taking = found["verb"].startswith(("nimmt", "nehmen"))
    if taking != bool(found["in"]) and not found["verb"].startswith("über"):
        return found[0]
    return f"{'gehen' if found['verb'] in MANY else 'geht'} dorthin, wo {found['who']} steht"


# Words between *where* and who stands there, and those that say that he does.
BEING = frozenset(
    {"is", "are", "was", "were", "stands", "stand", "stood", "sits", "ist", "sind", "war", "waren",
     "steht", "stehen", "standen", "est", "sont", "etait", "etaient", "trouve", "trouvent", "tient", "tiennent"}
)  # fmt: skip
WHERE = ("where", "wo", "ou")
AMID = BEING | frozenset(
    {
        "now",
        "jetzt",
        "maintenant",
        "se",
        "the",
        "der",
        "die",
        "das",
        "le",
        "la",
        "les",
        "l",
        "brigade",
        "general",
        "gerade",
        "noch",
    }
)
NEAR = 5  # words


def is_where_they_stand(words: Sequence[str], start: int, end: int) -> bool:
    """Whether troops are named for the place where they stand: *to where 2/92 is*, *là où se trouve le 2/92*."""
    low = max(0, start - NEAR)
    where = next((at for at in range(start - 1, low - 1, -1) if words[at] in WHERE), -1)
    if where < 0 or not AMID.issuperset(words[where + 1 : start]):
        return False
    behind = words[end : end + 3]
    behind = behind[: next((at for at, word in enumerate(behind) if not word.isalnum()), len(behind))]
    amid = not BEING.isdisjoint(words[where + 1 : start])
    if words[where] == "ou":  # or, where nothing tells
        return amid or (where > 0 and words[where - 1] in ("la", "place", "endroit") and not BEING.isdisjoint(behind))
    return amid or not BEING.isdisjoint(behind)
