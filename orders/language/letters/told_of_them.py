"""Told of them: what a sentence tells of those who are to do something, between their name and what they do."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *The 7th, whom I saw only this morning, should go*: what is told of him between commas
WHO_IS = re.compile(
    r"^(?P<who>\W*[^,;:.!?]{2,40}),\s+(?:who|whom|which|whose)\b[^;:.!?]*?,\s+"
    r"(?=(?:should|must|shall|will|may|can|would|(?:is|are|has|have|ought|needs?)\s+to)\b)",
    re.IGNORECASE,
)
# *The first is very well placed at the tip, and I should like it to remain there*
WELL_PLACED = re.compile(
    r"^(?P<who>\W*[^,;:.!?]{2,60}?)\s+(?:is|are)\s+(?:(?:very|quite|rather|so|perfectly|most)\s+)?(?:well|nicely|ideally|properly|"
    r"happily|perfectly)\s+(?:placed|posted|sited|situated|positioned)\b[^;:.!?]*?,?\s+(?:and|so)\s+"
    r"(?=(?:I|we|please|let|it|they|he|should|must|shall|will|can|may|there)\b)",
    re.IGNORECASE,
)
# *and not to be tempted out*: it stays
NOT_TEMPTED = re.compile(
    r"\s*,?\s+(?:and|but)\s+(?:is\s+|are\s+)?not\s+(?:to\s+)?(?:be|get)\s+(?:tempted|drawn|lured|enticed|dragged|provoked|goaded|"
    r"coaxed)\b[^,;:.!?]*",
    re.IGNORECASE,
)
# *get back in the trees ur getting battered*: why, behind the order and without a mark
BECAUSE_THEY = re.compile(
    r"(?<=\w)\s+(?:ur|u\s+r|you['’]?re|you\s+are|they['’]?re|they\s+r|they\s+are|he['’]?s|it['’]?s)\s+"
    r"(?:getting|being|gonna|going\s+to)\s+\w+(?:\s+(?:to\s+(?:bits|pieces|hell|death)|up|down|apart))?\s*(?=[.!]*$)",
    re.IGNORECASE,
)
# *(s'il y en a)*, *(if any)*
IF_ANY = re.compile(
    r"\s*[(,]\s*(?:s['’]il\s+y\s+en\s+a|if\s+(?:there\s+(?:are|is)\s+)?any|falls\s+(?:es\s+)?(?:welche|vorhanden)(?:\s+gibt)?|"
    r"wenn\s+es\s+welche\s+gibt)\s*(?:\)|(?=[,.;!]|$))",
    re.IGNORECASE,
)
# *tu me le gares là*: who is obliged by it
FOR_ME = re.compile(r"\b(?:me|moi)\s+(?=(?:le|la|les)\s+\w|l['’])", re.IGNORECASE)
# *Le 8e, je n'ai pas compris ce qu'il fait, tu peux le mettre ...?*
YOU_CAN = re.compile(
    r"^(?P<who>\W*[^,;:.!?]{2,40}),\s+(?:je|j['’])[^,;:.!?]*,\s+(?:tu\s+p(?:eux|ourrais)|peux-tu|pouvez-vous|vous\s+pouvez)\s+"
    r"(?:le|la|les)\s+(?P<deed>[^?]*)\?*",
    re.IGNORECASE,
)
# *..., d'accord ?*
AGREED = re.compile(
    r"\s*,\s*(?:d['’]accord|ok(?:ay)?|right|all\s*right|alright|nicht\s+wahr|einverstanden|compris|entendu)\s*\?+\s*$",
    re.IGNORECASE,
)
# *is not to go with the others: it drops off to stand behind the guns*, *macht nicht mit, sondern ...*
NOT_WITH_THEM = (
    r"\b(?:(?:is|are|does|do|shall|will|should)\s+not|isn['’]t|doesn['’]t|don['’]t|won['’]t)\s+(?:to\s+)?(?:go|join|come|take\s+part|"
    r"march)(?:\s+(?:along|in|with\s+(?:the\s+others|them|the\s+rest|it|him|the\s+brigade)))?\s*(?:,\s*but(?:\s+instead)?|[:;,]\s*"
    r"(?:it|they|he|instead))\s+(?!(?:is|are|was|were|has|have)\b)",
    r"\b(?:macht|machen|geht|gehen|nimmt|nehmen|beteiligt|beteiligen)\s+(?:sich\s+)?(?:(?:da|hier|daran)\s+)?nicht\s+(?:mit|teil|daran|"
    r"daran\s+teil)\s*,\s*sondern\s+",
    r"\b(?:ne|n['’])\s*(?:les\s+|la\s+|le\s+|y\s+)?(?:suit|suivent|participe(?:nt)?|va|vont|part(?:ent)?|marche(?:nt)?|accompagne(?:nt)?)\s+(?:pas|point)(?:\s+avec\s+"
    r"(?:eux|les\s+autres))?\s*(?:,\s*mais|[:;,]\s*(?:il|elle|ils|elles))\s+(?!(?:est|sont|a|ont)\b)",
)
# *then they can not get lost under the trees*: what comes of it
THEN_THEY_CANNOT = re.compile(
    r"\s*[,;]\s+(?:then|so|that\s+way|so\s+that|and\s+then|and\s+so)\s+(?:they|he|it|we)\s+(?:can\s*not|can['’]?t|won['’]?t|will\s+not|"
    r"do\s+not|don['’]?t|does\s+not|doesn['’]?t)\s+(?!(?:go|move|charge|fire|attack|pursue|leave|advance)\b)[^,;:.!?]*(?=\s*(?:[.!;]|$))",
    re.IGNORECASE,
)
# *guns without infantry make me nervous*: what he feels about it
MAKES_ME = re.compile(
    r"\s*[,;:–—-]\s*(?:(?:as|because|since|for)\s+)?[^,;:.!?]{2,40}\s+(?:makes?|gives?|worr(?:y|ies)|bothers?)\s+(?:me|us)\b[^,;:.!?]*"
    r"(?=\s*(?:[.!;]|$))",
    re.IGNORECASE,
)
# *The 7th (these are the Belgians, near La Bergerie) should march*: who they are
THESE_ARE = re.compile(
    r"\s*\((?:these|this|those|they|he|it|which|who|das|dies|ce|c['’])\s*(?:are|is|were|was|sind|ist|sont|est)\b[^()]*\)",
    re.IGNORECASE,
)

OF_THEM = (
    turn("who|which", WHO_IS, r"\g<who> "),
    turn("placed|posted|sited|situated|positioned", WELL_PLACED, r"\g<who> : "),
    turn("not", NOT_TEMPTED),
    turn("getting|being|gonna|going to", BECAUSE_THEY),
    turn("s'il y|s’il y|if |falls |welche", IF_ANY),
    turn("me |moi ", FOR_ME),
    turn("peux|pourrais|pouvez", YOU_CAN, r"\g<who> : \g<deed>"),
    turn("?", AGREED, "."),
    *(turn("not |n't|n’t|nicht|ne |n'|n’", re.compile(said, re.IGNORECASE)) for said in NOT_WITH_THEM),
    turn("then|so |that way", THEN_THEY_CANNOT),
    turn(" me| us", MAKES_ME),
    turn("(", THESE_ARE),
)
