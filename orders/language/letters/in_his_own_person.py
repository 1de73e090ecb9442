"""In his own person: what a writer feels, fears, sees and knows, and how things stand beside that, orders nothing.

*I am uneasy about those columns on the right, because nothing of mine faces them*, *the Jagers are a long way out, and
the French horse could be upon them in no time, which frightens me*, *there is nobody in the next village*. Every clause
of such a sentence states something, and one of them surely so; where any of them may bid, it is read as an order.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from battles.engine import expressions as re
from orders.language.letters.feelings_abroad import FRENCH, GERMAN
from orders.language.letters.notations import is_sector
from orders.language.letters.statements import states_something
from orders.language.letters.tongues import Tongue

ADVERBS = (
    r"(?:(?:really|just|still|do|also|only|quite|rather|so|very|a\s+(?:bit|little)|too|not|always|never|now|already|most|"
    r"most\s+of\s+all|simply|honestly|especially|well|all|\w+ly|full\s+well)\s+)*"
)
AFRAID = (
    r"(?:afraid|frightened|scared|terrified|uneasy|worried|anxious|nervous|unhappy|happy|sorry|glad|pleased|sure|unsure|"
    r"certain|confident|aware|convinced|concerned|doubtful|puzzled|curious|tempted|conscious|relieved|alarmed|bothered|"
    r"ashamed|proud|jealous|cross|annoyed|amazed|surprised|impressed|careful|cautious|no\s+\w+|told|reminded)\b"
)
# *I do not like*, *I know that*, *I have only these two*, but not *I want*, *I am sending*, *I think he goes*
I_FEEL = re.compile(
    rf"\b(?:I|we)(?:\s+(?:am|are|was|were|feel|felt|get|got)|['’](?:m|re))\s+{ADVERBS}{AFRAID}|"
    rf"\b(?:I|we)\s+{ADVERBS}(?:fear|dread|worry|worried|doubt|wonder|regret|suspect|realise|realize|remember|forget|"
    r"admit|confess|noticed?|heard|hear|read|saw|lost|learned|learnt|measured|counted|know|knew)\b(?!\s+(?:to\s+)?where\b)|"
    r"\b(?:I|we)\s+(?:(?:do\s+not|don['’]t|did\s+not|didn['’]t|never|hardly)\s+(?:\w+ly\s+)?(?:like|trust|think\s+much|"
    r"care\s+for|know|see|understand|believe|mind|fancy)|can(?:not|\s+not|['’]t)?\s+(?:only\s+)?(?:see|tell|imagine|find)|"
    r"can(?:not|\s+not|['’]t)\s+(?:spare|afford)|see\s+(?:that|how|why|what|no\b|nobody|nothing|from|in))\b"
    r"(?!\s+\w+\s+to\s+(?:go|move|stay))|"
    r"\b(?:I|we)\s+(?:do\s+not|don['’]t|would\s+not|wouldn['’]t)\s+(?:want|like|care)\s+to\s+(?:explain|lose|see|risk|"
    r"waste|hear|tell|answer|find|know|say|read|think|spend|miss|imagine)\b|"
    r"\b(?:I|we)\s+have\s+(?:no|not|nobody|nothing|only|visions|just|hardly|few|so\s+few|never|had|seen|heard|read|"
    r"my\s+doubts)\b|"
    r"\b(?:I|we)\s+(?:ask|expect|demand|want|hope\s+for)\s+(?:no|nothing)\b|"
    r"\bmy\s+(?:(?:one|only|great|biggest|main|worst|real)\s+)*(?:fear|worry|concern|dread|nightmare|doubt|trouble|guess|"
    r"experience)s?\s+(?:is|are|about|for)\b|"
    r"\bwhat\s+(?:worries|frightens|bothers|troubles|scares|concerns|alarms)\s+me\b|"
    r"\b(?:which|that|it|this|they|he)\s+(?:\w+ly\s+)?(?:worries|frightens|bothers|troubles|scares|concerns|alarms|worry|"
    r"frighten|bother|scare)\s+me\b|"
    r"\bit\s+would\s+be\s+a\s+(?:pity|shame|waste|disaster)\b",
    re.IGNORECASE,
)
# Who or what it is.
WHO = r"(?:(?!(?:where|who|whom|which|that|stays?|remains?|holds?|keeps?|waits?|goes|moves?)\b)[^\s,;:.!?]+\s+){1,7}?"
WHOSE = r"(?:the|a|an|my|our|his|their|its|this|that|one\s+of\s+\w+|what)"
# What some are called when they are posted so: *Jamin is the reserve*.
POSTED = (
    r"(?:\w+\s+){0,2}?(?:reserve|reserves|support|rearguard|rear\s*guard|vanguard|van|advance\s*guard|screen|objective|"
    r"target|goal|aim|task|job|order|orders|move|first|last|next\s+to|ones?\s+to|right|left|centre|center|front|rear|head|"
    r"flank|line|column|attack|assault|effort)\b"
)
ADJECTIVE = (
    r"(?:different|young|old|poor|weak|strong|tired|fresh|slow|raw|green|steady|brave|far|alone|lonely|exposed|close|rash|"
    r"hot-headed|inexperienced|unreliable|reliable|shaky|thin|small|big|good|bad|useless|precious|valuable|important|vital|"
    r"marked|rated|famous|dangerous|vulnerable|isolated|unsupported|outnumbered|long|much|all\s+by)\b"
)
# *La Haye is the next good wall*, *there is nobody in it*, *Stevenart has my foremost guns*, *the Prince is young*
SO_IT_IS = re.compile(
    r"^\W*(?:(?:but|and|now|also|still|of\s+course|after\s+all|as\s+yet|at\s+present|at\s+the\s+moment|so\s+far)\s*,?\s+)*"
    r"(?:there(?:\s+(?:is|are|was|were)|['’]s)\s+(?:no|nobody|nothing|none|only|hardly|already|too\s+many|so\s+many|"
    r"a\s+good\s+many|very\s+few)\b|"
    rf"{WHO}(?:is|are|was|were|will\s+be)\s+{ADVERBS}{WHOSE}\s+(?!{POSTED})\w|"
    rf"{WHO}(?:has|have|had)\s+(?:only|no|nobody|nothing|none|little|far|too|so|my|the\s+(?:best|worst|most|least|only)|"
    r"(?:two|three|four|five|six|several|many|a\s+lot|plenty)\s)|"
    rf"{WHO}(?:cannot|can['’]t|can\s+not|could\s+not|couldn['’]t)\s+(?:even\s+)?(?:hear|see|be\s+heard|understand|reach)\b|"
    r"[^\s,;:.!?]{3,20}['’]s\s+(?:really\s+|just\s+)?(?:a|an|the|my)\s+(?:bit|mess|heap|shambles|pity|shame|long\s+way|good\s+\w+)\b|"
    rf"{WHO}(?:is\s+not|isn['’]t|are\s+not|aren['’]t)\s+(?:earning|doing|any|much|pulling|worth)\b|"
    rf"{WHO}(?:is|are|was|were|looks?|seems?)\s+{ADVERBS}{ADJECTIVE}(?!\s+enough\s+to\b))",
    re.IGNORECASE,
)
# *Bijleveld stands behind the farm*, *that takes him too far*, *one after another coming out*: in such company
STANDS = re.compile(
    rf"^\W*(?:{WHO}(?:(?:is|are|was|were|stands?|stood|lies?|sits?|has|have|had|could|might|looks?|seems?|did)\b|"
    r"(?:coming|going|standing|sitting|running|being|getting|losing)\b)|"
    r"(?:nothing|nobody|none|no\s+one)\s+(?:of\s+(?:mine|ours)|there|here|is|was|can|could|has|knows|sees|stands|faces|behind|near|close|else)\b|"
    r"(?:everything|everyone|that|(?:all\s+)?this|who|which|what|where|whom|as|than|like|"
    r"because|since|though|although|while)\b|"
    r"(?:the\s+)?(?:French|English|enemy|Allies|Dutch|Prussians)\b)",
    re.IGNORECASE,
)
# What bids, wherever it stands; *to be*, *to go* behind a fear are nothing of the kind.
BIDS = re.keyed(
    r"\b(?:must|should(?!\s+(?:not\s+)?like\b)|shall|ought|please|pls|kindly|let(?:['’]?s)?|needs?\s+to|"
    r"(?:has|have|had)\s+(?:\w+\s+)?to\b(?!\s+(?:say|admit))|"
    r"(?<!my fear )(?<!my worry )(?:is|are)\s+(?:\w+ly\s+|therefore\s+|now\s+|all\s+|then\s+)?(?:not\s+)?to\b|"
    r"(?<!not )(?<!n['’]t )want|wants|would\s+like|['’]d\s+like|wish|order|instead|for\s+[^,;]{2,30}?\s+to|better|"
    r"(?:he|she|it|they)\s+do(?:es)?(?:n['’]?t|\s+not)\s+(?:move|shift)|do(?:es)?(?:n['’]?t|\s+not)\s+(?:budge|stir)|"
    r"make\s+sure|not\s+to|forbidden|prohibited|no\s+question|out\s+of\s+the\s+question|"
    r"(?:pull|bring|move|send|take|get|put|keep|leave|push|march|turn|form|hold)\s+(?:them|it|him|both|those)|"
    r"rather\s+(?:have|see|they|he|it|you))\b|:\s*\S|\?",
    re.IGNORECASE,
)
CLAUSE = re.compile(
    r"\s*[,;–—]\s*(?:(?:and|but|so|for|or|yet)\s+)?|\s+(?:and|but|yet)\s+|\s+so\s+(?!that\b|far\b|much\b|many\b)|"
    r"\s+(?:because|since|for|as|although|though|while)\s+(?=(?:I|we|my|there|they|it|he|nobody|nothing|if|the|that)\b)",
    re.IGNORECASE,
)
IN_A_CASE = re.compile(r"^\W*(?:if|when|once|whenever)\b", re.IGNORECASE)
# *If we lose it the others have nowhere to go*: what would come of it
WOULD_COME = re.compile(r"\b(?:have|has|is|are|will|would|can|could|might|may)\b", re.IGNORECASE)
ENGLISH = Tongue(I_FEEL, SO_IT_IS, STANDS, BIDS, CLAUSE, IN_A_CASE, WOULD_COME)
TONGUES = {"en": ENGLISH, "fr": FRENCH, "de": GERMAN}
MOST = 400  # letters of a sentence that is looked at


class Knows(NamedTuple):
    """What the reader of a letter can tell of a few words."""

    bids: Callable[[str], bool]  # whether they may tell somebody what to do, or where to go
    does: Callable[[str], bool]  # whether there is a deed in them


def tells_of_himself(raw: str, languages: Collection[str], knows: Knows) -> bool:
    """Whether every clause of a sentence states something, and one of them what its writer feels, or how a thing is."""
    head, colon, behind = raw.partition(":")
    raw = behind if colon and is_sector(head) else raw
    if len(raw) > MOST:
        return False
    return any(only_tells(raw, tongue, knows) for name, tongue in TONGUES.items() if name in languages)


def only_tells(raw: str, tongue: Tongue, knows: Knows) -> bool:
    """The same in one language."""
    if tongue.bids.search(raw):
        return False
    clauses = [one for one in tongue.clause.split(raw) if re.search(r"\w", one)]
    sure = [one for one in clauses if is_felt(one, tongue, knows) or is_so(one, tongue, knows)]
    return bool(sure) and all(one in sure or is_told(one, tongue, knows) for one in clauses)


def is_felt(clause: str, tongue: Tongue, knows: Knows) -> bool:
    """Whether a clause says what its writer feels, with nothing before that but a case, or what bids nobody."""
    found = tongue.feels.search(clause)
    before = clause[: found.start()] if found is not None else ""
    return found is not None and (tongue.case.match(clause) is not None or not (before.strip() and knows.bids(before)))


def is_so(clause: str, tongue: Tongue, knows: Knows) -> bool:
    """Whether a clause surely says how something is, and nothing is done in it."""
    so = tongue.so_it_is.match(clause) is not None and tongue.case.match(clause) is None
    return so and not knows.does(clause)


def is_told(clause: str, tongue: Tongue, knows: Knows) -> bool:
    """Whether a clause states something beside one that surely does, or is no clause at all."""
    if tongue.case.match(clause):
        return tongue.would_come.search(clause) is not None or not knows.bids(clause)
    found = tongue.stands.match(clause)
    if found is not None:
        who = found[0].rpartition(" ")[0]
        return not (who and knows.does(who))
    return states_something(clause) or not knows.bids(clause)


# *I fear for 1/2L, it falls back*, *there is nobody in the village, so Husson goes in*
AND_SO = re.keyed(
    r"^(?P<told>[^,;:.!?]{4,120}?)(?:\s*[,;–—]\s*(?:(?:and|so|therefore|hence|thus|then)\s+)*|\s+(?:and\s+)?so\s+)"
    r"(?P<done>(?:he|she|it|they|bring|send|move|take|put|get|pull|push|keep|leave|(?:the\s+)?(?-i:[A-ZÄÖÜÉ\d])[\w/'’-]*)\s+\S.*)$",
    re.IGNORECASE | re.DOTALL,
)


def feeling_and_order(raw: str) -> tuple[str, str] | None:
    """A sentence parted behind what its writer feels, or how a thing is, where somebody does something for that."""
    found = AND_SO.match(raw)
    if found is None or BIDS.search(found["told"]) or IN_A_CASE.match(found["told"]):
        return None
    told = I_FEEL.search(found["told"]) or SO_IT_IS.match(found["told"])
    return (found["told"], found["done"]) if told and not states_something(found["done"]) else None
