"""Talk: what a writer says of his letter, and of reaching him: how he goes through his orders, where he is at home."""

from __future__ import annotations

import re

SIDE = (
    r"(?:the\s+)?(?:(?:far|extreme|very)\s+)?"
    r"(?:left|right|north|south|east|west|top|bottom|front|rear|first|last|beginning|end)"
    r"(?:\s+(?:flank|wing|side|hand|end)?)?"
)
SEITE = r"(?:ganz\s+)?(?:links|rechts|oben|unten|vorn|hinten|norden|süden|osten|westen)"
COTE = r"(?:la\s+|l['’])?(?:gauche|droite|nord|sud|est|ouest|haut|bas|début)"
# *I shall go from left to right*, *I take them brigade by brigade*.
ORDER_OF_TELLING = re.compile(
    r"\W*(?:(?:and|so|now|then|well|again|as (?:usual|always|before))\W+)*(?:i|we|let (?:me|us))"
    r"(?:['’]ll|['’]m|['’]d)?\s+"
    r"(?:(?:shall|will|am going to|would|just|again|now|simply|always|\w+ly)\s+)*"
    r"(?:"
    r"(?:go|work|proceed|move|run|write|read|list|take\s+\w+|tell\s+\w+|do\s+\w+)\s+"
    rf"(?:\w+\s+){{0,2}}?from\s+{SIDE}\s*(?:to|and\s+\w+\s+to|towards)\s+{SIDE}"
    rf"|(?:start|begin|open)\s+(?:on|at|from|with|in)\s+{SIDE}"
    rf"(?:\s+and\s+(?:go|work|move|proceed|end)\s+(?:\w+\s+)?(?:to|towards|on|at)\s+{SIDE})?"
    r"|(?:go|work|proceed|take\s+\w+)\s+"
    r"(?:(?:down|through|over|along)\s+(?:the\s+)?(?:list|line|map|army|order of battle|them|it|\w+s)\s*)?"
    r"(?:(?P<body>unit|brigade|division|command|battalion|square|man|one)\s+by\s+(?P=body)"
    r"|by\s+(?:brigades|divisions|commands|units)|in\s+(?:the\s+)?order)"
    r"|(?:go|work|run)\s+(?:down|through|over)\s+(?:the\s+)?(?:list|order of battle|them|names)"
    r")(?:\s+(?:of|on|over|across|along)\s+(?:the\s+|my\s+|our\s+)?(?:map|field|line|table|list|army|front))?\W*"
    rf"|\W*(?:ich|wir)\s+\w+\s+(?:\w+\s+){{0,3}}?von\s+{SEITE}\s+(?:nach|bis)\s+{SEITE}(?:\s+(?:vor|durch|weiter))?\W*"
    rf"|\W*(?:je|nous)\s+(?:\w+\s+){{1,3}}?(?:de|du|par)\s+{COTE}\s+(?:à|vers|au|jusqu['’](?:à|au))\s+{COTE}\W*",
    re.IGNORECASE,
)
# *If anything is unclear, do telephone, I am at home all week.*
DOUBTS = (
    r"(?:unclear|not (?:\w+ )?clear|doubts?|questions?|problems?|not possible|impossible|mistakes?|wrong|illegible|"
    r"unreadable|missing|not (?:allowed|legal)|against the rules|unklar|nicht (?:\w+ )?klar|fragen?|nicht (?:möglich|"
    r"erlaubt|lesbar)|unverständlich|fehlt|pas (?:\w+ )?(?:clair|possible|permis|lisible)|doutes?|impossibles?|manque)"
)
REACHING = (
    r"(?:telephone|phone|ring|(?:call|write|mail|e-?mail|text|tell|ask|contact|warn|inform)(?=\s+(?:to\s+)?(?:me|us)\b|"
    r"\s*(?:[,;.!)]|$))|let (?:me|us) know|drop (?:me|us)|get in touch|give (?:me|us) a (?:ring|call|shout)|"
    r"(?:ruf|schreib|frag|meld|sag)\w*(?=\W+(?:sie|mich|mir|uns|doch|bitte|dich|an|nach|es|einfach)\b)|anrufen|nachfragen|"
    r"bescheid|mitteilen|téléphone\w*|appelez|écrivez|dites|prévenez|faites[- ](?:le[- ])?(?:moi|nous)|contactez|"
    r"demandez)"
)
WHERE_TO_ASK = re.compile(
    rf"\W*(?:(?:and|und|et|but|aber|mais)\s+)?(?:if|should|in case|falls|wenn|sollten?|sofern|si|s['’]il|en cas)\b"
    rf"[^.!?]*?\b{DOUBTS}\b[^.!?]*?\b{REACHING}[^.!?]*[.!?]*",
    re.IGNORECASE,
)
# *Please find below the orders for turn 2.*
ENCLOSED = re.compile(
    r"\W*(?:(?:please|kindly|you\s+will|you['’]ll)\s+)*find\s+(?=[^.!?;:]*\borders?\b)(?=[^.!?;:]*\b(?:below|attached|"
    r"enclosed|herewith|here|hereunder|following)\b)[^.!?;:]*[.!:]*",
    re.IGNORECASE,
)


def is_talk(raw: str) -> bool:
    """Whether a sentence says how its writer goes through his orders, that they follow, or how he can be asked."""
    return any(said.fullmatch(raw.strip()) for said in (ORDER_OF_TELLING, WHERE_TO_ASK, ENCLOSED))
