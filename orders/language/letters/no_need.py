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

# *The sixth, 1/4L, goes ...*, *Das letzte, 1/4L, ...*: he is named
THE_LAST = re.compile(
    r"^(?P<mark>\W*)(?:(?:and|but|only|und|aber|nur|et|mais|seul)\s+)?(?:the|das|die|der|le|la)\s+(?:first|second|third|fourth|fifth|sixth|seventh|last|"
    r"remaining|other|erste|zweite|dritte|vierte|fünfte|sechste|siebte|letzte|übrige|premier|première|deuxième|troisième|quatrième|cinquième|sixième|"
    r"septième|dernière?)(?:\s+(?:one|of\s+them|d['’]entre\s+eux|davon))?\s*,\s*(?:(?:the|das|die|der|le|la)\s+)?(?P<who>\d+/\d+\w*)\s*,",
    re.IGNORECASE,
)
# *and be the reserve for the other two*, *as half of his people cannot hear him*: what for, and why
AND_BE = re.compile(
    r"(?P<there>\b[A-Z]\d{1,2}\b[^,;:.!?]{0,20}?)\s*,?\s+(?:and|to)\s+(?:be|serve\s+as|act\s+as|form)\s+(?:the|a|an|my|our|their)\s+(?:\w+\s+)?"
    r"(?:reserve|backstop|back-?up|support|second\s+line)\b[^,;:.!?]*"
)
CANNOT_HEAR = re.compile(
    r"\s*,?\s+(?:as|since|because|for)\s+[^,;:.!?]{2,60}?\b(?:can(?:not|['’]?t|\s+not|\s+no\s+longer)|could\s*(?:n['’]?t|not))\s+"
    r"(?:hear|reach|see|command|be\s+reached)\b[^;:.!?]*",
    re.IGNORECASE,
)
# *ride back to La Bergerie and get the slow ones moving*
GET_MOVING = re.compile(
    r"\s*,?\s+and\s+(?:get|gets|keep|keeps|hurry|hurries|chivvy|chase|chivvies)\s+[^,;:.!?]{2,40}?\s+(?:moving|going|along|on|up)(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
# *keep coming down the road*, *they just keep falling back*: they do so
KEEP_ON = re.compile(
    r"\b(?:just\s+)?keeps?\s+(?:on\s+)?(?P<deed>com|go|march|mov|advanc|retir|fall|head|pull|rid)ing\b(?P<back>\s+back\b)?",
    re.IGNORECASE,
)
GOING = {
    **{"com": "come", "go": "go", "march": "march", "mov": "move", "advanc": "advance", "retir": "retire"},
    **{"fall": "fall", "head": "head", "pull": "pull", "rid": "ride"},
}
# *not to be tempted into charging at anything*
TEMPTED = re.compile(
    r"\b(?P<no>not\s+to|must\s+not|should\s+not|shouldn['’]?t|mustn['’]?t|may\s+not)\s+(?:let\s+(?:himself|itself|themselves)\s+)?be\s+"
    r"(?:tempted|drawn|lured|provoked|goaded)\s+(?:in)?to\s+(?:charging|a\s+charge|attacking|an\s+attack)\b[^,;:.!?]*",
    re.IGNORECASE,
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
    turn("the |das |die |der |le |la ", THE_LAST, r"\g<mark>\g<who>"),
    turn("and |to ", AND_BE, r"\g<there>"),
    turn("hear|reach|see|command", CANNOT_HEAR),
    turn("and get|and keep|and hurr|and chi|and cha", GET_MOVING),
    turn("keep", KEEP_ON, lambda told: f"{GOING[told['deed'].lower()]}{told['back'] or ''}"),
    turn("tempted|drawn|lured|provoked|goaded", TEMPTED, r"\g<no> charge"),
    turn("need|have to", NEED_NOT),
    turn("pas", NEED_NOT_FR),
    turn("nicht", NEED_NOT_DE),
    turn("job|task|mission|errand|assignment|aufgabe|auftrag|tâche|travail", JOB_FOR, r"\g<mark>\g<who>: "),
    turn("first|before|premier|zuerst|erste|vor uns", FIRST_THERE, r"\g<case>\g<end>"),
    turn("look after|fend for|take care", BY_ITSELF),
)
