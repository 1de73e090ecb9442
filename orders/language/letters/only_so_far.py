"""Only so far: a goal, and how much of the way to it is to be gone: *towards the farm, but only as far as F5*."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import SQUARE, turn

AWHILE_DE = (
    r"(?:(?:vorläufig|vorerst|zunächst|erst\s?mal|aber|bitte|jedoch|allerdings|doch|heute|diesmal|diese\s+Runde|"
    r"in\s+dieser\s+Runde|jetzt|fürs\s+erste|und\s+zwar)\s+)*"
)
GOES_DE = (
    r"(?P<goes>\b(?:marsch|geh|zieh|rück|rueck|vor|stoß|stoss|lauf|läuf|reit|trab|dring|folg|begib|zu)\w*\b[^.;:!?]*?)"
)
# *Richtung Gemioncourt, vorläufig aber nur bis F5*: a place behind it, and no *until somebody comes*
ONLY_DE = re.compile(
    rf"{GOES_DE}\s*,\s*{AWHILE_DE}(?:nur|höchstens|maximal|lediglich)\s+(?:mal\s+|erst\s+)?"
    r"(?P<upto>bis(?:\s+(?:kurz|knapp|dicht)\s+vor)?)\s+"
    rf"(?=(?:auf\s+(?:die\s+)?Höhe|(?:etwa\s+|ungefähr\s+)?(?:nach\s+|in\s+)?{SQUARE}|zu[mr]?\s+\w|an\s+(?:den|die|das)\s|ans\s|"
    r"auf\s+(?:den|die|das)\s|[A-ZÄÖÜ][\w-]+(?:\s+[A-ZÄÖÜ][\w-]+)?\s*(?:[,;.!]|$|und\b)))",
    re.IGNORECASE,
)
ONLY_EN = re.compile(
    r"(?P<goes>\b(?:go|march|mov|advanc|head|push|trot|rid|walk|set|step|com)(?:es|s|ing|e)?\b[^.;:!?]*?)\s*,\s*(?:but\s+)?"
    r"(?:(?:for\s+now|this\s+turn|please|for\s+the\s+moment)\s*,?\s+)*(?:only|just|no\s+(?:farther|further)\s+than)\s+"
    rf"(?:as\s+far\s+as\s+|up\s+to\s+|to\s+)?(?=(?:about\s+)?(?:row\s+)?(?:{SQUARE}|the\s+\w))",
    re.IGNORECASE,
)
ONLY_FR = re.compile(
    r"(?P<goes>\b(?:va|vont|march|avanc|se\s+port|part|s['’]avanc|pouss|trott)\w*\b[^.;:!?]*?)\s*,\s*(?:mais\s+)?"
    r"(?:(?:pour\s+l['’]instant|ce\s+tour(?:-ci)?|pour\s+le\s+moment)\s*,?\s+)*(?:seulement|uniquement)\s+(?=jusqu['’])",
    re.IGNORECASE,
)
# *Niemand rückt weiter vor als Gauthier*, *nobody goes further forward than Gauthier*: none of them stays for it
NOBODY = r"(?P<nobody>nobody|no\s+one|none|no\s+\w+|niemand|keiner|kein(?:e|er)?\s+\w+|personne|aucune?\s+\w+)"
FURTHER_DE = re.compile(
    rf"\b{NOBODY}\s+(?:darf\s+|soll\s+)?(?:rückt|geht|marschiert|läuft|stürmt|reitet|kommt)?\s*weiter(?:\s+(?:vor|nach\s+vorne?))?\s+als\s+(?P<whom>[^,;:.!?]{{2,30}}?)(?:\s+(?:vor|vorrücken|gehen|nach\s+vorne?))?(?=\s*(?:[.;!,]|$))",
    re.IGNORECASE,
)
FURTHER_EN = re.compile(
    rf"\b{NOBODY}\s+(?:(?:is|are)\s+to\s+|may\s+|must\s+|should\s+|shall\s+)?(?:goes?|moves?|advances?|rides?|gets?|pushes)\s+(?:any\s+)?(?:further|farther)(?:\s+(?:forward|ahead|up|north|south|on))?\s+than\s+(?=\S)",
    re.IGNORECASE,
)

ONLY_SO_FAR = (
    turn("weiter", FURTHER_DE, r"\g<nobody> geht über \g<whom> hinaus"),
    turn("further|farther", FURTHER_EN, r"\g<nobody> goes beyond "),
    turn("nur bis|höchstens bis|maximal bis|lediglich bis|nur mal bis|nur erst bis", ONLY_DE, r"\g<goes> \g<upto> "),
    turn("only|just|no farther|no further", ONLY_EN, r"\g<goes> as far as "),
    turn("seulement jusqu|uniquement jusqu", ONLY_FR, r"\g<goes> "),
)
