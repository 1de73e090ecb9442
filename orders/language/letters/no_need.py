"""No need: what need not be so, and for whom a thing to do is, in the three languages.

*They don't need to be close* leaves it to them; *one job for 1/4L though: go to ...* names him who goes.
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
NEED_NOT_FR = re.compile(
    r"(?<=\w)\s*[,;–—-]\s*(?:(?:mais|et)\s+)?(?:ils?|elles?|ce|ça|cela)\s+(?:n['’]|ne\s+)?(?:ont|a|doit|doivent)\s+pas\s+"
    rf"(?:besoin\s+d['’]|à\s+|forcément\s+)(?:être|se\s+presser|arriver)\b{BEHIND}",
    re.IGNORECASE,
)
NEED_NOT_DE = re.compile(
    r"(?<=\w)\s*[,;–—-]\s*(?:(?:aber|und|doch)\s+)?(?:sie|es|er|das|die|der)\s+(?:muss|müssen|braucht|brauchen)\s+(?:aber\s+|ja\s+)?"
    r"nicht\s+[^,;:.!?]*?\b(?:sein|beeilen|ankommen)(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
# *One job for 1/4L though: go to Petit-Pierrepont*, *Une mission pour le 1/4L : ...*, *Eine Aufgabe für 1/4L: ...*
JOB_FOR = re.compile(
    r"^(?P<mark>\W*)(?:(?:and|but|also|then|und|aber|dann|et|mais)\s+)?(?:(?:just|only|there\s+is|there['’]s|nur|noch|es\s+gibt|juste|seulement|"
    r"il\s+y\s+a)\s+)*(?:(?:an?|one|another|a\s+special|the|one\s+more|my|eine?|noch\s+eine|une?|encore\s+une|une\s+autre)\s+)?"
    r"(?:(?:other|special|small|little|extra|easy|important|besondere|kleine|wichtige|petite|autre)\s+)?"
    r"(?:job|task|mission|errand|assignment|Aufgabe|Auftrag|Sonderauftrag|tâche|travail)\s+(?:for|für|pour)\s+"
    r"(?P<who>[^,;:.!?]{2,40}?)(?:\s*,?\s+(?:though|only|however|please|allerdings|aber|noch|bitte|cependant|toutefois))?\s*[:–—-]+\s*(?=\S)",
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

NO_NEED = (
    turn("need|have to", NEED_NOT),
    turn("pas", NEED_NOT_FR),
    turn("nicht", NEED_NOT_DE),
    turn("job|task|mission|errand|assignment|aufgabe|auftrag|tâche|travail", JOB_FOR, r"\g<mark>\g<who>: "),
    turn("first|before|premier|zuerst|erste|vor uns", FIRST_THERE, r"\g<case>\g<end>"),
    turn("look after|fend for|take care", BY_ITSELF),
)
