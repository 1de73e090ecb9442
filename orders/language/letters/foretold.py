"""Foretold: what the enemy will do as its writer sees it, which orders nothing, and what is to be done about it.

*27J will run, so Husson takes the village*; *when 1/2Nas cracks he'll leg it, and we won't: Gauthier stays there*.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from battles.engine import expressions as re

I_THINK = (
    r"(?:I|we)(?:['’]m|\s+am|['’]d|\s+would)?\s+(?:bet|reckon|think|expect|guess|suspect|imagine|suppose|assume|believe|fear|"
    r"am\s+sure|sure|certain|afraid|daresay|dare\s+say|take\s+it)(?:\s+that)?|(?:my|the|a\s+fair)\s+(?:guess|bet|hunch)\s+is(?:\s+that)?|"
    r"chances\s+are(?:\s+that)?|the\s+way\s+I\s+see\s+it|if\s+(?:I|you)\s+(?:know|ask)\s+\w+|knowing\s+\w+|mark\s+my\s+words|no\s+doubt|of\s+course"
)
SOMEWHERE = (
    r"(?:over\s+)?(?:on|in|at|to|down)\s+(?:the|my|our|their|his|this|that)\s+(?:far\s+)?(?:left|right|middle|centre|center|flanks?|side|"
    r"wing|road|wood|woods|farm|other\s+side)|over\s+there|out\s+there|in\s+front(?:\s+of\s+us)?|next\s+(?:turn)?|sooner\s+or\s+later|eventually|"
    r"by\s+(?:turn\s+\d+|then)|later(?:\s+on)?|soon|probably|maybe|perhaps|surely|obviously|doubtless|presumably|likely"
)
LEAD = rf"^\W*(?:(?:and|but|now|also|still|so|well|then|because|since|as|{I_THINK}|{SOMEWHERE})\s*,?\s+)*"
WILL = (
    r"(?:['’]ll\b|['’]d\b|\s+(?:will|wont|won['’]?t|shall|should|may|might|would|wouldn['’]t|could|"
    r"(?:is|are)(?:n['’]?t)?\s+(?:just\s+|only\s+|probably\s+|surely\s+|not\s+)*(?:going\s+(?:to|anywhere|nowhere)|gonna|bound\s+to|sure\s+to|likely\s+to|about\s+to|itching\s+to|hoping\s+to|"
    r"trying\s+to|planning\s+to|(?:wait|hop|look|sitt|itch|plann|expect)\w*ing)|wants?\s+to|means?\s+to|hopes?\s+to|"
    r"(?:probably|surely|no\s+doubt|doubtless|obviously)\s+\w+s?)\b)"
)
FORETOLD = re.keyed(rf"{LEAD}(?P<who>[^,;:.!?–—]{{1,60}}?(?:,\s+[^\s,;:.!?]{{2,12}},)?){WILL}", re.IGNORECASE)
# *When 1/2Nas cracks he'll leg it*: what becomes of them is no attack of theirs
IN_THAT_CASE = re.keyed(
    rf"{LEAD}(?:when|once|if|as\s+soon\s+as|after|the\s+moment)\s+(?P<who>[^,;:.!?]{{2,40}}?)\s+(?:finally\s+|really\s+|do(?:es)?\s+)?(?:cracks?|breaks?|runs?|"
    r"routs?|gives?\s+way|gives?\s+up|folds?|wobbles?|sees?|hears?|realis\w+|realiz\w+|notic\w+|finds?\s+out|loses?|has\s+had|"
    r"have\s+had|(?:is|are|gets?)\s+(?:beaten|hit|shot|hurt|thrown|driven|chased|kicked|turfed|pushed|scared|frightened|cut|lost|gone))\b"
    rf"[^;:.!?]{{0,50}}?\W+(?:he|they|it){WILL}",
    re.IGNORECASE,
)
THEIR_ARM = (
    r"(?:their|the\s+enemy['’]?s?|enemy)\s+(?:\w+\s+)?"
    r"(?:cavalry|horse(?:s|men)?|infantry|foot|guns|batter(?:y|ies)|reserves?|lot|men|general)"
)
THEIRS = re.compile(rf"\W*{THEIR_ARM}\s*", re.IGNORECASE)
THEY = re.compile(
    rf"\W*(?:they|he|it|she|that\s+lot|the\s+other\s+(?:side|lot|fellow|chap|player)|{THEIR_ARM})\s*", re.IGNORECASE
)
HE_THINKS = re.compile(rf"^\W*(?:(?:and|but|so)\s+)?(?:{I_THINK})\b", re.IGNORECASE)
# *I bet they've got somebody in there*
THEY_ARE = re.keyed(
    rf"^\W*(?:(?:and|but|so)\s+)?(?:{I_THINK})\s+(?P<who>they|he|the\s+other\s+(?:side|lot))(?:['’](?:ve|re|s)\b|\s+(?:have|has|are|is|were|was|do|does|did|don['’]t|"
    r"doesn['’]t)\b)",
    re.IGNORECASE,
)
# *I bet 5M stays where it is*, *I expect 5M to stay there*
THOUGHT = re.keyed(rf"^\W*(?:(?:and|but|so)\s+)?(?:{I_THINK})\s+(?P<who>(?:[^\s,;:.!?]+\s+){{2,4}})", re.IGNORECASE)
# *they'll be waiting for us*, *they'll probably bring up guns*: whoever they are, nobody bids it
EXPECTED = re.compile(
    r"\b(?:us|(?:our|my)\s+(?:left|right|flanks?|rear|guns|men|infantry|cavalry|line|centre|center|front|side)|sooner\s+or\s+later|probably|surely|no\s+doubt|doubtless|presumably|most\s+likely|likely\s+to|bound\s+to|(?:try\s+(?:and|to)|want\s+to|think|"
    r"hope)\b|(?:expecting|waiting|hoping|thinking|wondering|itching|looking\s+(?:forward|for|at\s+us))|at\s+me|for\s+me|leg\s+it|scarper|scatter|bolt|run\s+(?:for\s+it|away|like)|mark\s+my\s+words|(?:show|turn)\s+up|"
    r"(?:have|bring\s+up)\s+(?:\w+\s+){0,2}?(?:cavalry|horse|guns|reinforcements|reserves))\b",
    re.IGNORECASE,
)
# *They will come down the road at Gauthier*: whom they come at, who is his
COME_AT = re.compile(
    r"\b(?:(?:come|go|charge|run|march|ride|head|make|fire|shoot|aim|have\s+a\s+(?:go|crack))\b[^,;:.!?]{0,40}?\s(?:at|for|against|upon|on)|attack|assault|"
    r"charge|rush|hit|threaten|bombard|pound|shell)\s+(?P<whom>[^,;:.!?]{2,40})",
    re.IGNORECASE,
)
# *27J will be charged by Hubert*: what is done to them
DONE_TO_THEM = re.compile(
    r"(?:['’]ll|\b(?:will|shall|can|may|must|should|going\s+to))\s+(?:be|get|have|feel|face)\s+[^,;:.!?]{0,40}?\b(?:by|from|at|out|off|on|of|to\s+deal)\b"
    r"|\b(?:is|are|gets?)\s+\w+\s+by\b",
    re.IGNORECASE,
)
# *Their guns might as well come up*: bidden
AS_WELL = re.compile(r"(?:may|might|could|would)\s+(?:just\s+)?as\s+well\b", re.IGNORECASE)
ABOUT_IT = re.compile(
    r"(?P<mark>\s*[,;:–—.]\s*|\s+(?=so\s))(?P<so>(?:(?:and|so|but|then|therefore|hence|now|well|anyway|in\s+which\s+case|that['’]?s\s+why|"
    r"which\s+is\s+why|for\s+that|meanwhile)\s*,?\s+)*)(?=\S)",
    re.IGNORECASE,
)
# *so the 1/6FA fires*, and not *so far*, *so that they ...*
NO_CONSEQUENCE = re.compile(r"(?:that|far|long|much|many|as|on|is|are|do|does|will|it\s+(?:is|seems))\b", re.IGNORECASE)
# What follows is bidden, by whatever words, or is one of several cases
BIDS = re.compile(
    r"\b(?:please|let|must|should|instead|rather|unless|make\s+sure|see\s+(?:that|to)|keep|send|bring|get)\b",
    re.IGNORECASE,
)
SO_DO_IT = re.compile(
    r"[,;:–—]?\s+so\s+(?!that\b|far\b|long\b|much\b|many\b|as\b|on\b|[^\s]{1,20}\s+(?:is|are)\b)\w", re.IGNORECASE
)


class Foretold(NamedTuple):
    """Of whom something is foretold, and of *them* whether they are expected to do it, or whom they come at."""

    who: str
    expected: bool = False
    at: str = ""
    theirs: bool = False
    """Whether they are called *their horse*, *their guns*: of the enemy, where those told of last have none."""


def foretold(raw: str) -> Foretold | None:
    """Of whom the first clause of a sentence foretells something; ``None`` where it does not."""
    found = IN_THAT_CASE.match(raw)
    if found is not None:
        return Foretold(found["who"])
    if (found := THEY_ARE.match(raw)) is not None and BIDS.search(raw) is None:
        return Foretold(found["who"], expected=True)
    found = FORETOLD.match(raw) or THOUGHT.match(raw)
    if (
        found is None
        or AS_WELL.match(raw, found.end() - len(found[0].split()[-1]))
        or DONE_TO_THEM.search(raw.partition(",")[0])
    ):
        return None
    clause = raw[found.start("who") :]
    first = ABOUT_IT.search(clause)
    clause = clause[: first.start()] if first is not None else clause
    if THEY.fullmatch(found["who"]) is None:
        return Foretold(found["who"])
    thought = HE_THINKS.match(raw) is not None or EXPECTED.search(clause) is not None
    come_at = COME_AT.search(clause)
    theirs = THEIRS.fullmatch(found["who"]) is not None
    return Foretold(found["who"], thought, come_at["whom"] if come_at is not None else "", theirs)


def tells_what_for_that(raw: str) -> Iterator[tuple[str, str, bool]]:
    """Where a sentence may be parted between what is foretold and what is done about it, and if a *so* says that."""
    for found in ABOUT_IT.finditer(raw):
        so = "so" in found["so"].lower().split() or "therefore" in found["so"].lower()
        if found.start() > 0 and not (so and NO_CONSEQUENCE.match(raw[found.end() :])):
            yield raw[: found.start()], raw[found.end() :], so


def bids_something(raw: str) -> bool:
    """Whether words behind what is foretold may bid something, though they name nobody."""
    return BIDS.search(raw) is not None or SO_DO_IT.search(raw) is not None
