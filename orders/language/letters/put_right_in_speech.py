"""Put right in speech: what one who speaks takes back as he goes: *to the big no the small wood*, *both no just one*.

He has no marks. What he says instead stands in the place of the last thing of its sort, *fires at the guns no sorry at
the Jagers*; where he begins anew with somebody who does something, in the place of all that those were told.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from battles.engine import expressions as re
from orders.language.letters.articles import before_article
from orders.language.letters.spots import Spot
from orders.language.letters.text import Text
from orders.language.letters.troops import Troops

SIGH = (
    r"(?:wait|sorry|hang\s+on|hold\s+on|actually|i\s+mean|make\s+(?:that|it)|scratch\s+that|i\s+tell\s+a\s+lie|that['’]?s\s+wrong|wrong|"
    r"let['’]?s\s+say|better|not\s+that|no|attends|attendez|pardon|plut[ôo]t|je\s+veux\s+dire|en\s+fait|halt|moment|quatsch|warte|ich\s+meine|"
    r"besser|vielmehr|lieber|doch\s+nicht)"
)
BEFORE = r"(?:well|or|oh|ah|er|erm|um|uh|hmm+|actually|sorry|ach|oder|ou|enfin|ah\s+ben|bah)"
# Behind one of these *no* takes nothing back: *there is no*, *under no*.
LEADING_TO_NO = (
    "is", "are", "with", "has", "have", "leave", "take", "make", "say", "under", "by", "in", "of", "get", "see", "be",
    "want", "do", "go", "for", "at", "said", "there", "s", "on",
)  # fmt: skip
NO_BEFORE = "".join(rf"(?<!\b{word}\s)" for word in LEADING_TO_NO)
# What *no* forbids or denies, and does not take back.
DENIES = (
    r"(?!\s+(?:body|one(?!['’]?s\s+enough)|more|further|farther|longer|less|other|need|matter|use|good|hurry|rush|way|idea|doubt|point|reason|pursuit|charging|charges?|"
    r"chasing|shooting|firing|fire|heroics|unit|battalion|troops|cavalry|infantry|guns|men|man|movement|moves?|nearer|closer|later|sooner|"
    r"attack|attacks|squares?|change|changes|orders?|questions?|problem|worries|thanks|account|circumstances|condition|"
    r"occasion|excuses?)\b)"
)
RETRACTION = re.compile(
    rf"(?<=\w)\s+(?:{BEFORE}\s+)*(?:"
    rf"{NO_BEFORE}(?:no|nope|nah|non|nein|nee)(?:\s+{SIGH})*\b{DENIES}|"
    r"(?:sorry|i\s+mean|or\s+rather|make\s+that|scratch\s+that|i\s+tell\s+a\s+lie|ich\s+meine|besser\s+gesagt|oder\s+vielmehr|je\s+veux\s+dire|"
    rf"ou\s+plut[ôo]t)(?:\s+{SIGH})*\b(?!\s+(?:and|then|but|so|that|for|about|to|if|und|et)\b))\s+(?=\w)",
    re.IGNORECASE,
)
# Why: *that's too far over*, *one's enough for that so*.
REASON = re.compile(
    r"(?:(?:that|it|this)(?:['’]?s|\s+is|['’]?d\s+be|\s+would\s+be)\s+(?:(?:far|much|way|a\s+bit|just|all|no)\s+)*(?:too\s+\w+|wrong|daft|silly|"
    r"stupid|good|not\s+(?:right|it|enough|going\s+to\s+work)|the\s+(?:wrong|other)\s+(?:one|way|side)|asking\s+(?:for\s+trouble|too\s+much)|"
    r"nonsense|rubbish|risky)(?:\s+(?:over|away|out|off|forward|back|up|down|across|left|right|risky|(?:for|of)\s+(?:him|them|it|that|me)))*"
    r"|(?:no\s+)?(?:one|two|three|that|half|they)(?:['’]?s|\s+is|['’]?re|\s+are)\s+(?:plenty|enough)(?:\s+for\s+(?:that|it|this|them|him|now))?"
    r"|(?:that|it)(?:\s?['’]?s|\s+is)\s+\S+(?:\s?['’]s?)?\s+(?:job|business|place|ground|road|task|target)"
    r"|that\s+(?:wo(?:n['’]?t|nt)|will\s+not)\s+(?:do|work)|i\s+(?:don['’]?t|do\s+not)\s+(?:like|want)\s+that|we\s+(?:don['’]?t|do\s+not)\s+need\s+that)"
    r"(?:\s+(?:so|then|instead|rather|just))*\s+",
    re.IGNORECASE,
)
# *I9 no H9 sorry*: behind what is put right
REGRET = re.compile(r"^\s*(?:sorry|i\s+mean|that\s+is|pardon|meine\s+ich)\b\s*", re.IGNORECASE)
ONLY = re.compile(r"(?:(?:just|only|rather|not\s+that\s+one)\s+)+", re.IGNORECASE)
HE = re.compile(
    r"(?:he|she|it|they|er|sie|es|ils?|elles?)(?P<better>['’]?d\s+better|\s+had\s+better|['’](?:d|ll)|\s+would|\s+will)?\s+(?=\w)",
    re.IGNORECASE,
)
BID = re.compile(
    r"(?P<does>stop|halt|leave|keep|let|have|send|put|bring|take|hold|move|pull|push|get|make|place|march)\s+(?P<him>him|them|it|her)\b\s*",
    re.IGNORECASE,
)
# *Stop him short of the guns they've got to shoot say 6 cm behind the battery*: where, and why
STOP_SHORT = re.compile(
    r"(?:stop|halt|hold|keep)\s+(?:him|them|it|her)\s+(?P<where>(?:short\s+of|before|behind|this\s+side\s+of|back\s+from|clear\s+of)\s+"
    r"(?:(?!\b(?:and|so|then)\b)\w+\s+){1,4}?(?=(?:they|it|he|and|so|say|then|we|because)\b|$))"
    r"(?:(?:because\s+)?(?:they|it|he|we)(?:['’]ve|\s+have|\s+has|['’]s)?\s+(?:got|need|needs|want|have|has)\s+(?:to|room|space)(?:\s+to)?\s+\w+\s+)?"
    r"(?:say\s+(?P<say>\d+[^,;:.!?]{4,40}?(?=\s+and\b|\s+then\b|$)))?",
    re.IGNORECASE,
)
OF_IT = re.compile(r"\b(?P<led>for|to|into|at|towards?|against|onto|on)\s+it\b", re.IGNORECASE)
WITH_ALL = re.compile(
    r"\s+with\s+(?:both|all|the\s+(?:whole|lot)|everything|two|three|four|half|his|their)\b(?:\s+\w+){0,4}?$",
    re.IGNORECASE,
)
# A word that needs the next: *the 1st*, *to Grand*.
BEGUN = re.compile(
    r"(?:(?:the|le|la|der|die|das)\s+)?(?:[A-ZÀ-Ý][\w'’-]*|\d+(?:st|nd|rd|th|er|e|\.)?|first|second|third|fourth|both|one|two|three|four|five|six|\d{1,2})$"
)
# Behind one of these somebody is named beside whom others do something.
LED_BY = frozenset(
    {"to", "behind", "beside", "at", "with", "near", "of", "for", "by", "past", "from", "follow", "follows"}
)
PLACES = frozenset({"ground", "spot", "kind"})
# *takes both brigades no only one of them*
ALL_LAST = re.compile(
    r"(?:both|all|everyone|everything|all\s+(?:two|three|four|five|six)|two|three|four|five|six)\s+(?:of\s+)?(?:(?:his|the|their|our|my)\s+)?"
    r"(?:them|brigades|battalions|regiments|batteries|squadrons|companies|guns|lot)$",
    re.IGNORECASE,
)
NOT_THAT = re.compile(r"not\s+(?P<that>\S+)\s+(?=\S)", re.IGNORECASE)
ALIKE = ("troops", "ground", "spot", "kind", "length", "formation", "compass", "way", "ordinal", "number")
REACH = 40  # words before it that a second thought may be about
AHEAD = 14  # words behind it that tell what it is about
NEAR = 9  # words between a thing and what is put in its place

Spotted = Callable[[str], tuple[Text, Sequence[Spot]]]
Starts = Callable[[Text, Sequence[Spot]], list[int]]


def put_right(raw: str, spotted: Spotted, starts: Starts) -> str:
    """What was spoken, with what its speaker put right as he went along in its place."""
    if RETRACTION.search(raw) is None:
        return raw
    raw, at = spotted(raw)[0].raw, 0
    for _ in range(MOST):
        found = RETRACTION.search(raw, at)
        if found is None:
            return raw
        told = instead(raw[: found.start()], raw[found.end() :], spotted, starts)
        if told is None:
            at = found.end()
        else:
            at, raw = len(told[0]), f"{told[0]} {told[1]}"
    return raw


MOST = 12  # second thoughts in one letter


def instead(before: str, behind: str, spotted: Spotted, starts: Starts) -> tuple[str, str] | None:
    """What was said up to a second thought and from there on, put right; ``None`` where nothing is taken back."""
    reason = REASON.match(behind)
    tail = ONLY.sub("", behind[reason.end() :] if reason is not None else behind, count=1)
    if (denied := NOT_THAT.match(tail)) is not None and before.lower().endswith(denied["that"].lower()):
        tail = tail[denied.end() :]
    head, near = " ".join(before.split()[:-REACH]), " ".join(before.split()[-REACH:])
    text, spots = spotted(near)
    ahead, anew = spotted(" ".join(tail.split()[:AHEAD]))
    if not text.words or not ahead.words:
        return None
    who = who_does_last(text, spots)
    clause = ([0, *starts(text, spots)])[-1]
    clause = max(clause, before_article(text, who.start)) if who is not None else clause
    told = [spot for spot in spots if spot.start >= clause]
    if not any(spot.kind in ("verb", "troops", "relation") for spot in told):
        return None  # so sorry in advance
    begins = anew_told(text, who, told, anew, tail)
    if begins is not None:
        lead = text.raw_between(0, clause)
        return f"{head} {lead}".strip(), begins
    first = next((spot for spot in anew if spot.kind in ALIKE), None)
    if first is None or first.start > 3:
        return None
    same = alike(first, told, text)
    if same is None:
        return None
    start, end = same
    if some := only_some(first, who, near):
        rest = WITH_ALL.sub("", near)[len(text.raw_between(0, some.end)) :]
        name = ahead.raw_between(0, first.end)
        return f"{head} {text.raw_between(0, some.start)} {name}{rest}".strip(), without(tail, ahead, first.end)
    said, led = text.raw_between(0, start), ahead.raw_between(0, first.start)
    keeps = led if first.start and not preposition(said, led) else ""
    name = f"{keeps} {ahead.raw_between(first.start, first.end)}".strip()
    rest = text.raw_between(end, len(text.words))
    return f"{head} {said} {name} {rest}".strip(), without(tail, ahead, first.end)


def who_does_last(text: Text, spots: Sequence[Spot]) -> Spot | None:
    """The troops who were told something last: those named last right before what they do, or else named last."""
    named = [
        number
        for number, spot in enumerate(spots)
        if isinstance(spot.value, Troops) and (spot.value.own or spot.value.commands)
    ]
    for number in reversed(named):
        behind = next((spot for spot in spots[number + 1 :] if spot.kind != "filler"), None)
        start = before_article(text, spots[number].start)
        if (
            behind is not None
            and behind.kind in ("verb", "modal")
            and LED_BY.isdisjoint(text.bare[max(0, start - 1) : start])
        ):
            return spots[number]
    return spots[named[0]] if named else None


def only_some(first: Spot, who: Spot | None, near: str) -> Spot | None:
    """``Hubert charges with both no just the 6th``: those who were told, of whom only some are to do it."""
    some, those = first.value, who.value if who is not None else None
    if not isinstance(some, Troops) or not isinstance(those, Troops) or WITH_ALL.search(near) is None:
        return None
    return who if set(some.own) < set(those.own) else None


def anew_told(text: Text, who: Spot | None, told: Sequence[Spot], anew: Sequence[Spot], tail: str) -> str | None:
    """Where somebody begins anew with who does something: that, with the name of him who is called *he*."""
    name = text.raw_between(who.start, who.end) if who is not None else ""
    if name and (he := HE.match(tail)) is not None:
        does = "should " if he["better"] else ""
        return f"{name} {does}{with_the_goal(tail[he.end() :], told, text)}"
    if name and (short := STOP_SHORT.match(tail)) is not None:
        return f"{name} goes to {short['say'] or short['where'].strip()}{tail[short.end() :]}"
    if name and (bid := BID.match(tail)) is not None:
        return f"{bid['does']} {name} {tail[bid.end() :]}"
    acting = [spot for spot in anew if spot.kind != "filler"][:3]
    named = acting[0].value if acting else None
    his = isinstance(named, Troops) and bool(named.own or named.commands) and not named.enemy
    return with_the_goal(tail, told, text) if his and any(spot.kind == "verb" for spot in acting[1:2]) else None


def with_the_goal(tail: str, told: Sequence[Spot], text: Text) -> str:
    """*Straight for it*: for the place that those were sent to before it was taken back."""
    goals = [spot for spot in told if spot.kind in PLACES]
    found = OF_IT.search(" ".join(tail.split()[:6])) if goals else None
    if found is None:
        return tail
    return OF_IT.sub(rf"\g<led> {text.raw_between(goals[0].start, goals[0].end)}", tail, count=1)


def alike(first: Spot, told: Sequence[Spot], text: Text) -> tuple[int, int] | None:
    """The words of what was said last that is of the same sort, or was only begun."""
    last = len(text.words)
    begun = BEGUN.search(text.raw)
    known = told[-1] if told else None
    sorts = PLACES if first.kind in PLACES else frozenset({first.kind})
    if first.kind == "troops" and (those := ALL_LAST.search(text.raw)) is not None:
        return last - len(Text(those[0]).words), last
    if begun is not None and (known is None or known.end < last or known.kind not in sorts):
        return last - len(Text(begun[0]).words), last
    same = next((spot for spot in reversed(told) if spot.kind in sorts), None)
    return (same.start, same.end) if same is not None and last - same.end <= NEAR else None


def preposition(said: str, led: str) -> bool:
    """Whether words end with what others begin with: *goes to*, *to*."""
    words, more = said.lower().split(), led.lower().split()
    return not more or words[-1:] == more[-1:] or (len(more) == 1 and more[0] in ("the", "to", "at"))


def without(tail: str, ahead: Text, end: int) -> str:
    """What stands behind the words that are put in the place of others."""
    said = ahead.raw_between(0, end)
    at = tail.find(said)
    return REGRET.sub("", tail[at + len(said) :]).strip() if at >= 0 else tail
