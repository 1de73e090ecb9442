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
# *The 2/2nd, at present in front of the brook, go back to the other side of it*: where he is now
AT_PRESENT = (
    r"(?:(?:at\s+present|now|currently|presently|just\s+now|at\s+the\s+moment|so\s+far|still|as\s+yet|hitherto|until\s+now)\s+(?:only\s+|all\s+)?"
    r"(?:(?:standing|sitting|posted|stuck|lying|out)\s+)?|(?:standing|sitting|posted|stuck|lying)\s+)(?:in|at|on|by|behind|near|out|up|down|just|too|over|beside|"
    r"between|with|well|far|out)\b[^,;:.!?]{0,60}?|in\s+front\s+of\s+[^,;:.!?]{2,40}?"
)
DOES = (
    r"(?:(?:should|must|shall|will|may|(?:is|are)\s+to|please)\s+)?(?:goe?s?|comes?|moves?|march(?:es)?|falls?|pulls?|withdraws?|retires?|advances?|"
    r"steps?|forms?|crosse?s?|takes?|makes?|push(?:es)?|retreats?|drops?|shifts?|turns?|rides?|attacks?|fires?|joins?|stays?|holds?|waits?|remains?)\b"
)
WHERE_HE_IS = re.compile(
    rf"^(?P<who>\W*[^,;:.!?]{{2,40}}),\s+(?P<where>{AT_PRESENT})(?:\s*,\s+(?:which|where)\b[^,;:.!?]{{2,60}}?)?,\s+(?P<does>{DOES}[^;:!?]*)",
    re.IGNORECASE,
)
THE_THING = re.compile(r"\bthe\s+\w+$", re.IGNORECASE)
OF_IT = re.compile(r"\b(?P<side>(?:side|bank|edge|front|rear)\s+of|behind|over|across)\s+it\b", re.IGNORECASE)
# *Perponcher, who is rated excellent and may as well earn it, rides to E8*
WHO_IS_SO = re.compile(
    rf"^(?P<who>\W*[^,;:.!?]{{2,40}}),\s+(?:who|which|whose|whom)\s+(?P<told>[^;:.!?]{{2,90}}?),\s+(?={DOES})",
    re.IGNORECASE,
)
BIDDEN = re.compile(
    r"\b(?:should|must|shall|will|ought|(?:is|are|has|have)\s+(?:not\s+)?to|if|unless|when|stays?|holds?|waits?|keeps?|goes|fires?|attacks?)\b",
    re.IGNORECASE,
)
# *1Ch is rather close to the Jägers for comfort, so that they should go back*: why, and what is to be done for that
SO_THAT_THEY = re.compile(
    r"^(?P<state>[^;:.!?]{3,80}?\s(?:is|are|looks?|stands?)\s+(?:(?:rather|too|so|very|much|far|a\s+bit|quite|dangerously|uncomfortably|all)\s+){1,3}[^;:.!?]{2,60}?),?\s+so\s+that\s+"
    r"(?=(?:the\s+|my\s+|our\s+|they\b|he\b|it\b|(?-i:[A-Z\d]))[^,;:.!?]{0,30}?\s?(?:should|must|ought\s+to|had\s+better|(?:is|are)\s+to|will\s+have\s+to|needs?\s+to)\b)",
    re.IGNORECASE,
)


def without_where(told: re.Match[str]) -> str:
    """What he does, without where he is now; what is called *it* there by its name."""
    thing = THE_THING.search(told["where"])
    does = told["does"] if thing is None else OF_IT.sub(rf"\g<side> {thing[0]}", told["does"], count=1)
    return f"{told['who']} {does}"


def without_who_he_is(told: re.Match[str]) -> str:
    """The same without what is told of him, where that bids nothing."""
    return told[0] if BIDDEN.search(told["told"]) else f"{told['who']} "


# *The first is very well placed at the tip, and I should like it to remain there*
WELL_PLACED = re.compile(
    r"^(?P<who>\W*[^,;:.!?]{2,60}?)\s+(?:is|are)\s+(?:(?:very|quite|rather|so|perfectly|most)\s+)?(?:well|nicely|ideally|properly|"
    r"happily|perfectly)\s+(?:placed|posted|sited|situated|positioned)\b[^;:.!?]*?,?\s+(?:and|so)\s+"
    r"(?=(?:I|we|please|let|it|they|he|should|must|shall|will|can|may|there)\b)",
    re.IGNORECASE,
)
# *and not to be tempted out*: it stays
NOT_TEMPTED = re.keyed(
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
IF_ANY = re.keyed(
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
# *Campi shall not stay in the wood, he comes to I5*
NOT_STAY_THERE = re.keyed(
    r"\s(?:(?:(?:is|are|does|do|shall|will|should|must|can|may)\s*(?:not|n['’]t)|cannot|won['’]t|can['’]t)\s+(?:to\s+)?(?:stay|stand|remain|sit|wait|be|hang\s+about)\s+"
    r"(?:(?:in|at|on|by|near|behind|out|up|over|where|there|here|any)\b[^,;:.!?]{0,40}?)?)(?:\s*,?\s+but(?:\s+instead)?|\s*[:;,–—-]\s*(?:so\s+|instead\s+)?(?:it|they|he))\s+"
    r"(?=(?:(?:should|must|shall|will|(?:is|are)\s+to)\s+)?(?:goe?s?|comes?|moves?|march(?:es)?|falls?|pulls?|withdraws?|retires?|advances?|rides?|crosse?s?|joins?)\b)",
    re.IGNORECASE,
)
# *The 3/100 peels off from Jamin and goes to G6*: whom it leaves for that
PEELS_OFF = re.keyed(
    r"(?P<who>\w)\s+(?:(?:is\s+to\s+|should\s+|must\s+|will\s+|shall\s+)?(?:peels?|splits?|breaks?|drops?|branch(?:es)?|hives?)\s+(?:itself\s+)?(?:off|away|out)|"
    r"(?:is|are)\s+(?:detached|taken|split\s+off)|detach(?:es)?\s+(?:itself|themselves|himself)|separates?(?:\s+(?:itself|themselves))?)"
    r"(?:\s+(?:from|of)\s+[^,;:.!?]{2,30}?|\s+to\s+(?:the|its|their|his)\s+(?:left|right|rear))\s*,?\s+(?:and|to)\s+(?=(?:goe?s?|moves?|march(?:es)?|"
    r"comes?|looks?|guards?|stays?|supports?|joins?|covers?|protects?|holds?|occup(?:y|ies)|forms?|takes?)\b)",
    re.IGNORECASE,
)
# *then they can not get lost under the trees*: what comes of it
THEN_THEY_CANNOT = re.keyed(
    r"\s*[,;]\s+(?:then|so|that\s+way|so\s+that|and\s+then|and\s+so)\s+(?:they|he|it|we)\s+(?:can\s*not|can['’]?t|won['’]?t|will\s+not|"
    r"do\s+not|don['’]?t|does\s+not|doesn['’]?t)\s+(?!(?:go|move|charge|fire|attack|pursue|leave|advance)\b)[^,;:.!?]*(?=\s*(?:[.!;]|$))",
    re.IGNORECASE,
)
# *guns without infantry make me nervous*: what he feels about it
MAKES_ME = re.keyed(
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
    turn(
        "present|now|currently|moment|far|still|yet|hitherto|standing|sitting|posted|stuck|lying|front",
        WHERE_HE_IS,
        without_where,
    ),
    turn("who|which", WHO_IS_SO, without_who_he_is),
    turn("so that", SO_THAT_THEY, r"\g<state>, so "),
    turn("placed|posted|sited|situated|positioned", WELL_PLACED, r"\g<who> : "),
    turn("not", NOT_TEMPTED),
    turn("getting|being|gonna|going to", BECAUSE_THEY),
    turn("s'il y|s’il y|if |falls |welche", IF_ANY),
    turn("me |moi ", FOR_ME),
    turn("peux|pourrais|pouvez", YOU_CAN, r"\g<who> : \g<deed>"),
    turn("?", AGREED, "."),
    *(turn("not |n't|n’t|nicht|ne |n'|n’", re.keyed(said, re.IGNORECASE)) for said in NOT_WITH_THEM),
    turn("stay|stand|remain|sit|wait|be |hang", NOT_STAY_THERE, " "),
    turn("off|away|out |detach|taken|separate", PEELS_OFF, r"\g<who> "),
    turn("then|so |that way", THEN_THEY_CANNOT),
    turn(" me| us", MAKES_ME),
    turn("(", THESE_ARE),
)
