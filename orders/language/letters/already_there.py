"""Already there: of whom a sentence only says where he is by now, as the map shows it."""

from __future__ import annotations

from battles.engine import expressions as re
from battles.engine.keys import Keys
from orders.language.letters.turns import turn

WHO = (
    r"^\W*(?!.*\b(?:if|when|unless|until|while|wenn|falls|sobald|bis|solange|si|s['’](?:ils?|elles?|on)|quand|tant)\b)"
    r"(?P<who>(?:(?!\b(?:qui|who|which)\b)[^,;:.!?]){2,60}?)"
)
# Of whom it is wished that he be there, somebody wishes it: *que Gauthier se trouve en F6*.
WISHED = r"(?!.*\b(?:que|qu['’]|dass|that|soll\w*|doi\w+|devr\w+|must|shall|should|let)\b)(?!.*\bqu['’])"
TOLD = tuple(
    re.keyed(
        rf"{WHO}(?:\s*,\s*for\s+reasons\s+[^,;:.!?]*,)?\s+{said}(?:(?!\s(?:and|et|und|so|but|mais|"
        rf"aber)\s)[^,;:.!?])*[.!]*\s*$",
        re.IGNORECASE,
    )
    for said in (
        r"(?:is|are|sits?|stands?)\s+(?:now\s+|quite\s+)?(?:already|still|currently|presently|at\s+present|by\s+now|"
        r"at\s+the\s+moment)\s+(?:right\s+|well\s+|"
        r"just\s+|standing\s+|sitting\s+|up\s+)?(?:in|inside|at|on|near|by|behind|there|beside|where|with)\b",
        r"(?:est|sont|se\s+trouvent?)\s+(?:déjà|toujours|encore|actuellement|pour\s+l['’]instant)\s+(?:à|au|aux|dans|"
        r"en|sur|près|derrière|devant|là|dedans|chez)\b",
        r"(?:ist|sind|steht|stehen|sitzt|sitzen|liegt|liegen|befindet\s+sich|befinden\s+sich)\s+(?:ja\s+|doch\s+|"
        r"jetzt\s+)?(?:schon|bereits|derzeit|"
        r"momentan)\s+(?:in|im|bei|beim|an|am|auf|hinter|neben|vor|da|dort|drin)\b",
        rf"{WISHED}se\s+(?:trouv|situ)e(?:nt)?\s+(?:(?:actuellement|à\s+présent|juste|ici)\s+)?(?:à|au|aux|"
        rf"dans|en|sur|près|derrière|devant|"
        r"là|dedans|chez|entre)\b(?:\s+[^\s,;:.!?]+){1,4}?(?:\s+et\s+(?:(?:le|la|"
        r"l['’])\s*)?[\w/-]+\s+(?:se\s+trouve\s+)?(?:à|au|aux|dans|en|sur)\b)?",
        rf"{WISHED}(?:est|sont)\s+dans\s+(?:le|la|les|l['’])",
        rf"{WISHED}befinde[nt]\s+sich\s+(?:gerade\s+|jetzt\s+)?(?:in|im|bei|beim|an|am|auf|hinter|neben|vor|da|"
        rf"dort|zwischen)\b",
        rf"{WISHED}(?:is|are)\s+(?:located|situated|to\s+be\s+seen)\s+(?:in|inside|at|on|near|by|behind|there|"
        rf"beside|between)\b",
        r"(?:(?:is|are)\s+facing|faces?|points?|looks?)\s+(?:in\s+)?(?:(?:altogether|quite|completely|entirely|"
        r"totally)\s+)?(?:the|a)\s+(?:wrong|silly|stupid|useless)\s+"
        r"(?:way|direction|side)\b",
        r"(?:is|are)\s+facing\s+[^,;:.!?]*\bat\s+large\b",
    )
)
KEYS = Keys(
    "already|still|currently|present|by now|moment|déjà|toujours|encore|actuellement|instant|schon|bereits|"
    "derzeit|momentan|se trouve|est dans|sont dans|se situe|befinde|located|situated|be seen|wrong|at large|"
    "silly|stupid|useless"
)

# *The 27th are out all on their own in I8*, *8M is wasted inside the trees*: how badly they stand
BADLY_PLACED = re.keyed(
    rf"{WHO}\s+(?:is|are|stands?|sits?|lies?|looks?|seems?|appears?|feels?)\s+(?:very\s+|a\s+bit\s+|rather\s+|so\s+|"
    rf"to\s+be\s+)*(?:(?:now|still|just|far|quite|rather|completely|really|"
    rf"only)\s+)?(?:out\s+)?(?:all\s+)?(?:on\s+(?:their|its|his)\s+own|alone|by\s+"
    r"(?:themselves|itself|himself)|lonely|vulnerable|in\s+the\s+open|isolated|exposed|cut\s+off|stranded|"
    r"on\s+a\s+limb|wasted|no\s+use|useless|miles\s+(?:away|off|from)|on\s+loan|"
    r"in\s+(?:danger|trouble|the\s+way|a\s+(?:mess|knot|tangle|muddle|bad\s+(?:way|place|spot))))\b(?P<more>[^;:!?]*)$",
    re.IGNORECASE,
)
BIDDEN = re.compile(
    r"\b(?:so|must|shall|should|let|please|bring|send|move|go|goes|come|pull|get|put|turn|take|want|needs?\s+to|"
    r"has\s+to|have\s+to|to\s+be|stays?|holds?|"
    r"falls?|retires?|march\w*|advances?|attacks?|fires?|forms?)\b",
    re.IGNORECASE,
)

# *Bijleveld est en G9*: of one who stands there by the map
IS_IN_SQUARE = re.keyed(
    r"^\W*(?P<who>(?:(?:le|la|les|the|die|das|der)\s+|l['’])?(?:(?!(?:where|où|wo|qui|who|which|and|et|"
    r"und)\b)[\w/.'’-]+\s+){0,2}?"
    r"(?!(?:it|they|he|il|elle|ils|elles|er|sie|es)\s)[\w/.'’-]+)\s+(?:est|sont|is|are|ist|sind|steht|"
    r"stehen|se\s+tien(?:t|nent))\s+(?:(?:bien|là|donc|ja|doch|there|right)\s+)?(?:en|in|at|dans)\s+"
    r"(?P<square>(?-i:[A-Z]{1,2}\d{1,2}))\W*$",
    re.IGNORECASE,
)


# *Furthest out, on the Nivelles road at C14, is the 7th Militia*: where he stands, told before his name
PLACE_AND_WHO = re.keyed(
    r"^\W*(?!.*\b(?:if|when|unless|until|must|shall|should|let|please|wenn|soll\w*)\b)(?:(?:and|then|"
    r"last(?:\s+of\s+all)?|next|furthest|further|farthest|farther|far|"
    r"over|out|up|down|just|well|right|back|away)\b[^:;.!?]{0,24}?[,\s]\s*)*"
    r"(?:on|at|in(?!\s+(?:reserve|command|charge|support)\b)|by|near|behind|beyond|below|above|outside|inside|along|"
    r"next\s+to)\s+[^:;.!?]{2,60}?\s*,?\s+(?:is|are|stands?|sits?|lies?|waits?)\s+"
    r"(?P<who>(?!(?:to|not|now|no|where|what|how|right|only)\b)(?:(?!\b(?:place|spot|position|post|ground|"
    r"best|going|waiting|ready)\b)[^,;:.!?]){2,40}?)(?P<more>\s*,[^;:.!?]*)?\W*$",
    re.IGNORECASE,
)


# *Campi, you're all facing the touchline!*: said to him
YOU_ARE = re.keyed(
    r"^\W*(?P<who>(?-i:[A-Z])[\w'’-]+)\s*,\s*(?:you(?:['’]re|\s+are)|they(?:['’]re|\s+are)|he(?:['’]s|\s+is))\s+(?:(?:all|still|far|way|much|badly)\s+)*"
    r"(?:facing|looking|pointing|pointed|spread|bunched|strung|too\s+(?:far|close|late|slow)|out\s+of\s+(?:reach|touch|position))\b[^,;:.!?]*[.!]+\W*$",
    re.IGNORECASE,
)
# *..., is the 7th Militia, which goes to F13*
WHICH = re.compile(
    r"\s*,\s*(?:which|who)\s+(?=(?:stays?|remains?|holds?|goes|go|moves?|march\w*|comes?|falls?|"
    r"retires?|advances?|attacks?|fires?|forms?|turns?|pulls?|follows?|supports?|backs?|covers?|screens?|must|should|shall|is\s+to|are\s+to)\b)",
    re.IGNORECASE,
)


def and_what_he_does(told: re.Match[str]) -> str:
    """Of whom it is told first where he stands, and behind his name what he does: that alone."""
    does = WHICH.match(told["more"] or "")
    return f"{told['who']} {told['more'][does.end() :]}." if does is not None else told[0]


STANDING_THERE = (turn(", which|, who", PLACE_AND_WHO, and_what_he_does),)


def in_a_square(raw: str) -> tuple[str, str] | None:
    """Of whom a sentence says no more than in which square he is, and that; ``None`` for other sentences."""
    found = IS_IN_SQUARE.match(raw)
    return (found["who"], found["square"]) if found is not None else None


def already_there(raw: str) -> str:
    """Of whom a sentence says no more than where he is already, or how wrongly he looks; empty for other sentences."""
    badly = BADLY_PLACED.match(raw)
    if badly is not None and not BIDDEN.search(badly["more"]):
        return badly["who"]
    if (said_to := YOU_ARE.match(raw)) is not None:
        return said_to["who"]
    if (there := PLACE_AND_WHO.match(raw)) is not None and not BIDDEN.search(there["who"] + (there["more"] or "")):
        return there["who"]
    if not KEYS.stand_in(raw):
        return ""
    found = next((one for one in (said.match(raw) for said in TOLD) if one is not None), None)
    return "" if found is None else found["who"]
