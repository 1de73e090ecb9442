"""Named for it: who is called on for a job, or as the last of some: *one job for 1/4L: ...*, *the sixth, 1/4L, ...*."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *One job for 1/4L though: go to Petit-Pierrepont*, *Une mission pour le 1/4L : ...*, *Eine Aufgabe für 1/4L: ...*
JOB_FOR = re.compile(
    r"^(?P<mark>\W*)(?:(?:and|but|also|then|und|aber|dann|et|mais)\s+)?(?:(?:just|only|there\s+is|there['’]s|nur|noch|es\s+gibt|juste|seulement|"
    r"il\s+y\s+a)\s+)*(?:(?:an?|one|another|a\s+special|the|one\s+more|my|eine?|noch\s+eine|une?|encore\s+une|une\s+autre)\s+)?"
    r"(?:(?:other|special|small|little|extra|easy|important|besondere|kleine|wichtige|petite|autre)\s+)?"
    r"(?:job|task|mission|errand|assignment|Aufgabe|Auftrag|Sonderauftrag|tâche|travail)\s+(?:for|für|pour)\s+"
    r"(?P<who>[^,;:.!?]{2,40}?)(?:\s*,?\s+(?:though|only|however|please|allerdings|aber|noch|bitte|cependant|toutefois))?\s*[:–—-]+\s*(?=\S)",
    re.IGNORECASE,
)
# *The sixth, 1/4L, goes ...*, *Das letzte, 1/4L, ...*: he is named
THE_LAST = re.keyed(
    r"^(?P<mark>\W*)(?:(?:and|but|only|und|aber|nur|et|mais|seul)\s+)?(?:the|das|die|der|le|la)\s+(?:first|second|third|fourth|fifth|sixth|seventh|last|"
    r"remaining|other|erste|zweite|dritte|vierte|fünfte|sechste|siebte|letzte|übrige|premier|première|deuxième|troisième|quatrième|cinquième|sixième|"
    r"septième|dernière?)(?:\s+(?:one|of\s+them|d['’]entre\s+eux|davon))?\s*,\s*(?:(?:the|das|die|der|le|la)\s+)?(?P<who>\d+/\d+\w*)\s*,",
    re.IGNORECASE,
)

NAMED_FOR_IT = (
    turn("job|task|mission|errand|assignment|aufgabe|auftrag|tâche|travail", JOB_FOR, r"\g<mark>\g<who>: "),
    turn("the |das |die |der |le |la ", THE_LAST, r"\g<mark>\g<who>"),
)
