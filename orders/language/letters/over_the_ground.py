"""Over the ground: a march that is told by all the ground it passes, as *he goes* to where it ends.

*Campi leaves the wood, crosses the crest where Husson is now, goes down the far slope and ends at the farm*; *Husson
takes his brigade, all but 1/2L, down the slope to H7*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import SQUARE, turn

WHO = r"(?P<who>(?!\W*(?:if|when|once|while|until|and|so)\b)[^;:.!?]{1,60}?)"
MAY = r"(?:(?:should|must|shall|will|is\s+to|are\s+to|to)\s+)?"
GOES = (
    r"(?:goes|go|marches|march|comes?|moves?|rides?|trots?|rolls?|walks?|climbs?|cross(?:es)?|pass(?:es)?|leaves?|drops?|swings?|heads?|push(?:es)?|"
    r"advances?|descends?|follows?|skirts?|wades?|files?|threads?|works?|strolls?|slips?|starts?|sets?|drives?|rumbles?|trundles?|canters?|gallops?|nips?|edges?|keeps?|hugs?)"
)
ENDS = (
    r"(?:ends?|finish(?:es)?|winds?|fetch(?:es)?|comes?\s+to\s+rest|comes?\s+to\s+a\s+halt|(?:comes?|goes|go)\s+out)(?:\s+up)?"
    r"(?:\s+(?:his|its|their|the)\s+(?:march|move|ride|turn|journey|day))?"
)
# *and stops on the crest in G4*: there, where a square is told and none before it
STOPS = r"(?:stops?|halts?|unlimbers?|deploys?|comes?\s+to\s+a\s+stop)"
# What hangs on something, or is done on the way, is more than a way
MORE = re.compile(
    r"\b(?:if|unless|when|until|then|while|fires?|firing|charg\w+|attacks?|forms?|except|but|not|never|without|halts?|waits?|lets?)\b",
    re.IGNORECASE,
)
FORMED = re.compile(
    r"\b(?:in|as)\s+(?:a\s+)?(?:skirmish(?:ing)?(?:\s+order)?|open\s+order|loose\s+order|skirmishers|columns?|lines?)\b",
    re.IGNORECASE,
)
# *goes down the far slope and ends at the farm*
WHERE_IT_ENDS = re.compile(
    rf"^{WHO}\s+{MAY}(?P<goes>{GOES})\b(?P<way>[^;:.!?]{{2,220}}?)\s*(?:,\s*(?:and\s+)?(?:then\s+)?|\s+and\s+(?:then\s+)?)(?:(?:he|it|they)\s+)?{ENDS}\s+"
    r"(?P<where>in|at|on|by|behind|beside|between|near|next\s+to|just|level|abreast|opposite|astride)\s+(?=[^\s])",
    re.IGNORECASE,
)
WHERE_IT_STOPS = re.compile(
    rf"^{WHO}\s+{MAY}(?P<goes>{GOES})\b(?P<way>[^;:.!?]{{2,220}}?)\s*(?:,\s*(?:and\s+)?(?:then\s+)?|\s+and\s+(?:then\s+)?)(?:(?:he|it|they)\s+)?{STOPS}\s+"
    rf"(?P<where>in|at|on)\s+(?=(?:the\s+\w+\s+(?:in|at)\s+)?{SQUARE})",
    re.IGNORECASE,
)
# *to the highest point of the ridge*
HIGHEST = re.compile(
    r"\bthe\s+(?:very\s+)?(?:highest\s+point|top|summit|brow|crown|highest\s+part)\s+of\s+(?=(?:the|that|this)\s+(?:ridge|hill|heights?|slope|rise|knoll|crest)\b|(?-i:[A-Z])\w+)",
    re.IGNORECASE,
)
# *to F2 and halts in the dead ground behind the ridge*: what that square is like
AT_THE_SQUARE = re.compile(
    rf"(?P<there>\bto\s+{SQUARE})\s*,?\s+(?:and\s+)?(?:halts?|stops?|waits?|stays?|rests?)\s+(?:there\s+)?(?:in|behind|on|under|below|at)\s+(?:the|that|a)\s+(?:dead\s+ground|hollow|"
    r"dip|shelter|cover|lee|shadow|low\s+ground|flat|foot)\b[^,;:.!?]{0,40}",
    re.IGNORECASE,
)
# *into the hollow behind Husson*: the place is told behind it
HOLLOW = re.keyed(
    r"\b(?:into|in|onto|on|across|over)\s+(?:the|that|a)\s+(?:hollow|dip|fold|dead\s+ground|low\s+ground|flat(?:\s+ground)?|level\s+ground|meadows?|plain|valley|bottom|basin)"
    r"\s+(?=(?:behind|in\s+front\s+of|beside|(?:north|south|east|west)(?:[-\s]?(?:east|west))?\s+of|between|next\s+to|(?:to\s+the\s+)?(?:left|right)\s+of|"
    r"just\s+(?:behind|north|south|east|west))\b)",
    re.IGNORECASE,
)
# *and comes no further*
NO_FURTHER = re.compile(
    r"\s*,?\s+(?:and|but)\s+(?:(?:then\s+)?(?:goes?|comes?|moves?|march(?:es)?|rides?|advances?)\s+)?no\s+(?:further|farther)(?:\s+than\s+(?:that|there))?(?=\s*(?:[,.;!]|$))",
    re.IGNORECASE,
)
NO_WAY = re.compile(rf"\b(?:{SQUARE}|with\b)")
ONTO = frozenset({"in", "at", "on"})
# *takes his brigade, all but 1/2L, down the slope*
ALL_BUT = (
    r"(?:all\s+but|all\s+except|but\s+not|but|less|minus|except(?:ing)?(?:\s+for)?|without|bar|save|leaving\s+out)"
)
# *takes the main road and marches on Gemioncourt*, *nimmt die Straße und geht ...*, *prend la grande route et va ...*
BY_THE_ROAD = re.keyed(
    r"\b(?:takes?|uses?|nimmt|nehmen|benutzt|benutzen|prend|prennent|emprunte(?:nt)?)\s+(?:the|die|la)\s+(?:[\w-]+\s+){0,2}?(?:road|highway|Stra(?:ß|ss)e|Chaussee|route|chaussée)"
    r"(?:\s+(?:to|from|nach|von|de)\s+(?-i:[A-Z])[\w-]+)?\s*,?\s+(?:and|und|et)\s+"
    r"(?=(?:march|go(?:es)?|move|advanc|com|attack|push|marschier|geh|rück|zieh|greif|marche|va|vont|avance|monte|attaque|se\s+porte)\w*\b)",
    re.IGNORECASE,
)
TAKES_ALL_BUT = re.keyed(
    rf"^(?P<who>\W*(?-i:[A-Z])(?:[\w'’-]|\s){{2,30}}?)\s+{MAY}(?:takes?|leads?|brings?|march(?:es)?|moves?)\s+(?:all\s+(?:of\s+)?)?(?:his|the)\s+(?:whole\s+)?"
    rf"(?:brigade|men|battalions|lot|people|regiments?|division|command)\s*,?\s*\(?{ALL_BUT}\s+(?P<out>(?:the\s+)?[\w/]*\d[\w/]*(?:\s*(?:,|and|&)\s*(?:the\s+)?[\w/]*\d[\w/]*)*)"
    r"\)?\s*,?\s+(?=(?:down|up|over|to|into|across|along|through|past|forward|out|back|round|behind)\b)",
    re.IGNORECASE,
)


def goes_there(told: re.Match[str]) -> str:
    """That he goes to where his way ends, formed as he is on it."""
    if MORE.search(told["way"]):
        return told[0]
    goes = "goes" if told["goes"].lower().endswith("s") else "go"
    formed = FORMED.search(told["way"])
    where = "to" if told["where"].lower() in ONTO else told["where"]
    return f"{told['who']} {goes} {f'{formed[0]} ' if formed is not None else ''}{where} "


def stops_there(told: re.Match[str]) -> str:
    """That he goes to where he stops, where no other square, and nobody who goes with him, is told on the way.

    Who *rides* and halts may be a general of horse alone.
    """
    return told[0] if NO_WAY.search(told["way"]) or told["goes"].lower().startswith("ride") else goes_there(told)


# *ends level with the 12-pounders in G6*: the square, wherever those stand now
LEVEL_IN = re.compile(
    r"\b(?:level|in\s+line|abreast)\s+(?:with|of)\s+(?:the\s+|our\s+|my\s+)?[^,;:.!?]{3,30}?\s+(?:in|at)\s+(?P<there>[A-Z]\d{1,2})\b",
    re.IGNORECASE,
)
# *goes to F13 and stops there on the ridge*: there, which lies on it
STOPS_THERE_ON = re.compile(
    r"(?P<to>\b(?:to|as\s+far\s+as|into|at|up\s+to|"
    r"down\s+to)\s+[^,;:.!?]{2,40}?\s*,?\s+and\s+(?:then\s+)?(?:stops?|halts?|stays?|waits?|holds?|"
    r"remains?|stands?)\s+there)\s+"
    r"(?:on|in|at|by|along|behind|among|under)\s+(?:the|its)\s+(?:\w+\s+)?(?:ridge|crest|slope|hill|"
    r"height|heights|road|brook|stream|edge|trees|corn|bank|hedge|crossroads)\b",
    re.IGNORECASE,
)
# *pulls back across the brook and lines the north bank*: which is there
LINES_ITS_BANK = re.compile(
    r"(?P<over>\b(?:across|over|behind|beyond|cross(?:es)?|the\s+far\s+side\s+of)\s+(?:the\s+)?(?:brook|"
    r"stream|river|burn|water|beck)\b[^,;:.!?]{0,20}?)\s*,?\s+and\s+(?:then\s+)?"
    r"(?:lines?|holds?|occup(?:y|ies)|defends?|mans?|forms?(?:\s+up)?(?:\s+(?:on|along))?|(?:stops?|"
    r"halts?|stands?|stays?|settles?|takes?\s+up\s+(?:a\s+)?position)\s+(?:on|along))\s+"
    r"(?:the|its|our)\s+(?:(?:north|south|east|west)(?:ern)?\s+|far\s+|other\s+|opposite\s+|near\s+|"
    r"home\s+|own\s+)?(?:bank|side)\b",
    re.IGNORECASE,
)
OVER_THE_GROUND = (
    turn(
        "there on|there in|there at|there by|there along|there behind|there among|there under",
        STOPS_THERE_ON,
        r"\g<to>",
    ),
    turn("road|highway|straße|strasse|chaussee|route|chaussée", BY_THE_ROAD),
    turn("bank|side", LINES_ITS_BANK, r"\g<over>"),
    turn("level|in line|abreast", LEVEL_IN, r"in \g<there>"),
    turn("point|top|summit|brow|crown|part", HIGHEST),
    turn("dead ground|hollow|dip|shelter|cover|lee|shadow|low ground|flat|foot", AT_THE_SQUARE, r"\g<there>"),
    turn("hollow|dip|fold|ground|flat|meadow|plain|valley|bottom|basin", HOLLOW),
    turn("further|farther", NO_FURTHER),
    turn("but|less|minus|except|without|bar |save|leaving", TAKES_ALL_BUT, r"\g<who>, without \g<out>, goes "),
    turn("end|finish|wind|fetch|rest|halt|out", WHERE_IT_ENDS, goes_there),
    turn("stop|halt|unlimber|deploy", WHERE_IT_STOPS, stops_there),
)
