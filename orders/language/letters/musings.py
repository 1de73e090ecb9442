"""Musings: what a writer thinks, hopes, likes and knows, beside his orders: clauses that move nobody."""

from __future__ import annotations

from battles.engine import expressions as re

HELPING = (
    r"(?:\s*['’](?:m|ve|d|ll)|\s+(?:am|have|do|did|had|should|would|can|could|must|will|dare|quite|just|only|"
    r"still|also|"
    r"really|rather|simply|never|always|was|must say|do not|don['’]?t|did not|cannot|can['’]?t|could not|couldn['’]?t|"
    r"have not|haven['’]?t|\w+ly|not))*"
)
MINDING = (
    "gone|done|put|set|listed|written|numbered|sorted|arranged|kept|given|used|marked|"
    "think|thought|hope|hoped|believe|believed|guess|suppose|reckon|imagine|fear|feel|felt|doubt|wonder|"
    "assume|suspect|gather|"
    "fancy|presume|understand|know|knew|remember|recall|forget|forgot|see|saw|mean well|notice|noticed|note|find|found|"
    "trust|like|liked|dislike|love|hate|enjoy|admit|confess|apologi[sz]e|regret|prefer not|care|worry|mind|trust you|"
    "sure|certain|afraid|glad|happy|sorry|aware|curious|convinced|confident|surprised|told myself|daresay|dare say|"
    "read|heard|learnt|learned|fought|played|lost|won|counted|measured|looked|misjudged|tried|write|wrote|copied|"
    "ask you|beg you|thank|leave it to you"
)
MUSING = re.compile(
    rf"(?P<mark>^\W*|[,;:(–—]\s*|\s-\s)(?:(?:and|but|as|from there|from here|there|though|for|since|because|"
    rf"where|so|well|"
    rf"which|that|what|at least|of course|here)\s+)*\b(?:I|we)\b{HELPING}\s+(?:{MINDING})\b(?P<what>[^;:!?]*)",
    re.IGNORECASE,
)
# *Colin says they should stay*: what somebody else thinks, who commands nothing.
HEARSAY = re.compile(
    r"(?P<mark>^\W*|[,;:(–—]\s*|\s-\s)(?:(?:and|but|as|und|et|mais|aber|wie|comme)\s+)?(?:(?:my|mein|meine|mon|ma)\s+[a-zäöüéè]+|"
    r"[A-Z][a-zäöüéèç]+)\s+(?:[a-z]+ed\s+[^,;:.!?]{2,40}?\s+and\s+)?(?:(?:always|just|also|has|immer|auch|toujours)\s+)*(?:says?|said|thinks?|thought|reckons?|tells\s+me|told\s+me|"
    r"keeps\s+saying|swears?|insists?|claims?|sagt|meint|findet|glaubt|behauptet|dit|pense|trouve|prétend|croit)\b"
    r"(?P<what>[^;:!?]*)"
)
# *davon lasse ich mich nicht abbringen*, *je crois qu'il pleut*: the same in German and French, up to a comma.
MUSING_ABROAD = re.compile(
    r"(?P<mark>^\W*|[,;:(–—]\s*|\s-\s)(?:(?:und|aber|denn|doch|so|also|et|mais|car)\s+)*(?:"
    r"(?:(?:das|davon|dazu|darauf|daran|damit|da|hier|es)\s+)?(?:lasse?|finde?|glaube?|denke?|hoffe?|fürchte?|traue?|weiß|weiss|"
    r"verstehe?|vermute?|schätze?)\s+ich|ich\s+(?:glaube?|denke?|finde?|hoffe?|fürchte?|weiß|weiss|traue?|vermute?|schätze?)|"
    r"je\s+(?:(?:ne|n['’])\s*)?(?:crois|pense|suppose|trouve|crains|sais|espère|aime|imagine|avoue|m['’]en\s+\w+)"
    r")\b(?P<what>[^,;:!?]*)",
    re.IGNORECASE,
)
WISHING = re.compile(r"(?:would|should|['’]d)\s+(?:\w+\s+){0,2}?(?:like|love|be|prefer|feel|see)\b", re.IGNORECASE)
ORDERING = re.compile(
    r"\b(?:should|shall|must|ought|had better|need(?:s)? to|has to|have to|let|to be|is to|are to|will|would|could|can|"
    r"want|order|if|unless|when|until|not|soll\w*|muss|müssen|dürfen|darf|wenn|falls|bis|dass|doi(?:t|vent)|faut|que|si|quand)\b",
    re.IGNORECASE,
)


# *Should they be charged, which I doubt, the gunners limber up*: who does something behind it
SOMEBODY = re.compile(
    r",\s+(?=(?:then\s+)?(?:(?:the|our|my|his|their|they|he|it|both|all)\s|(?-i:[A-Z\d])))", re.IGNORECASE
)
RELATIVE = re.compile(r"\b(?:which|as)\s*\b(?:I|we)\b", re.IGNORECASE)
# *..., which I don't care for, go back to the other side*: who that was told of goes on with what he does
DOES = re.compile(
    r",\s+(?=(?:goes?|comes?|moves?|march(?:es)?|falls?\s+back|pulls?|withdraws?|retires?|forms?|stays?|holds?|advances?|attacks?|rides?|fires?|follows?|"
    r"takes?\s+(?:post|position|up)|turns?|crosse?s?)\b)",
    re.IGNORECASE,
)


def musings_in(raw: str) -> list[tuple[int, int]]:
    """Where clauses stand in which a writer speaks of himself, or tells what another says: up to the next mark."""
    return sorted(
        (one.end("mark"), _end(one))
        for one in (*MUSING.finditer(raw), *HEARSAY.finditer(raw), *MUSING_ABROAD.finditer(raw))
        if not WISHING.search(one[0][: one.start("what") - one.start()])
    )


def _end(clause: re.Match[str]) -> int:
    """Where such a clause ends: at a comma behind which somebody who was told of before it goes on."""
    start = clause.end("mark") - clause.start()
    does = DOES.search(clause[0], start) if clause["mark"].strip() == "," else None
    if RELATIVE.match(clause[0], start) is not None:
        does = does or SOMEBODY.search(clause[0], start)
    return clause.end() if does is None else clause.start() + does.start()


def may_order(clause: str) -> bool:
    """Whether such a clause may hold an order all the same: *I think they should stay*."""
    return ORDERING.search(clause) is not None
