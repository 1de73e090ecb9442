"""No need: what need not be so, how long it takes, and what changes nothing of a case, in the three languages.

*They don't need to be close* leaves it to them; *if the French get there first* is the case that they get there.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

BEHIND = r"[^,;:.!?]*?(?=\s*(?:[.;!]|$))"
# *..., they don't need to be close*, *..., it doesn't have to be exact*
NEED_NOT = re.compile(
    r"(?<=\w)\s*[,;–—-]\s*(?:(?:but|and|though)\s+)?(?:they|it|he|she|that|this)\s+(?:(?:do(?:es)?\s*n['’]?t|do(?:es)?\s+not)\s+"
    rf"(?:really\s+)?(?:need|have)\s+to|need\s*n['’]?t|need\s+not)\s+(?:be|get\s+there|arrive|hurry|rush)\b{BEHIND}",
    re.IGNORECASE,
)
NEED_NOT_FR = re.keyed(
    r"(?<=\w)\s*[,;–—-]\s*(?:(?:mais|et)\s+)?(?:ils?|elles?|ce|ça|cela)\s+(?:n['’]|ne\s+)?(?:ont|a|doit|doivent)\s+pas\s+"
    rf"(?:besoin\s+d['’]|à\s+|forcément\s+)(?:être|se\s+presser|arriver)\b{BEHIND}",
    re.IGNORECASE,
)
NEED_NOT_DE = re.compile(
    r"(?<=\w)\s*[,;–—-]\s*(?:(?:aber|und|doch)\s+)?(?:sie|es|er|das|die|der)\s+(?:muss|müssen|braucht|brauchen)\s+(?:aber\s+|ja\s+)?"
    r"nicht\s+[^,;:.!?]*?\b(?:sein|beeilen|ankommen)(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
# *If the French get into Lairalle first, ...*, *Si les Français y arrivent les premiers, ...*: before him.
FIRST_THERE = re.compile(
    r"(?P<case>^\W*(?:(?:but|and|aber|und|mais|et)\s+)?(?:if|when|should|once|si|s['’]|wenn|falls|sollte\w*)\b[^,;:.!?]*?\S)\s+"
    r"(?:first|before\s+(?:us|them|it|him)|en\s+premier|les?\s+premiers?|zuerst|als\s+Erste[rn]?|vor\s+uns)"
    r"(?P<end>(?:\s+(?:ankomm\w*|da\s+sind|da\s+ist|erreich\w*))?\s*,)",
    re.IGNORECASE,
)
# *8M must look after itself for now*: nobody is told to go anywhere.
BY_ITSELF = re.compile(
    r"(?:\s*[,;]\s*(?:and|but)\s+|\s+(?:and|but)\s+)(?:the\s+)?[A-Z\d][\w/.'’-]*(?:\s+[A-Z\d][\w/.'’-]*){0,3}\s+"
    r"(?:(?:must|will|can|should|has|have|had)\s+(?:just\s+|simply\s+)?(?:(?:have\s+)?to\s+)?)(?:look\s+after|fend\s+for|take\s+care\s+of)\s+"
    rf"(?:itself|themselves|himself){BEHIND}",
)


# *...; I can see that is going to take two or three turns*: how long it takes
TAKES_TURNS = re.compile(
    r"(?<=\w)\s*[,;–—(-]\s*(?:(?:but|and|though|mais|et|aber|und)\s+)?(?:(?:I|we)\s+(?:can\s+see|know|suppose|expect|realise|realize|think|fear|guess|"
    r"take\s+it)\s+(?:that\s+)?)?(?:(?:that|this|it|they)\s*(?:['’]s|['’]ll|\s)[^,;:.!?]{0,25}?\b(?:take|takes|need|needs|last)\b[^,;:.!?]{0,25}?\bturns?\b|"
    r"(?:ça|cela|ce)\s+(?:leur\s+|lui\s+)?(?:prend|prendra|demande|demandera|fait)\b[^,;:.!?]{0,25}?\btours?\b|"
    r"das\s+(?:dauert|braucht|wird|kann)\b[^,;:.!?]{0,30}?\b(?:Runden?|Züge?n?)\b(?:\s+\w+)?)\)?(?=\s*(?:[.;,!]|$))",
    re.IGNORECASE,
)

NO_NEED = (
    turn("turn|tour|runde|zug|züge", TAKES_TURNS),
    turn("need|have to", NEED_NOT),
    turn("pas", NEED_NOT_FR),
    turn("nicht", NEED_NOT_DE),
    turn("first|before|premier|zuerst|erste|vor uns", FIRST_THERE, r"\g<case>\g<end>"),
    turn("look after|fend for|take care", BY_ITSELF),
)
