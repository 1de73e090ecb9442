"""Dictated: letters that were spoken into a telephone, without a stop from beginning to end, cut into what is said.

A new sentence begins before each of his troops that do something, before a word that bids somebody who is not named,
behind a place, and with the words by which one who speaks takes breath: *ok*, *so*, *right*.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from difflib import SequenceMatcher
from itertools import pairwise

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from orders.language.letters.articles import ARTICLES, before_article
from orders.language.letters.put_right_in_speech import put_right
from orders.language.letters.spots import Spot
from orders.language.letters.text import Stretch, Text
from orders.language.letters.troops import Troops

LONGEST_BREATH = 34  # words of a sentence without a mark
BREATH_OF_SPEECH = 12  # words, in a letter that has no marks at all
WHOLE_LETTER, SELDOM = 80, 60  # words; one mark in so many of them is hardly any
SHORTEST = 3  # words between two cuts
STOPPED = re.compile(r"[.;:!?](?=\s|$)|,\s|\n\s*[-*•]")
# *Ninety second*, *twenty seventh*: the number of a regiment, as one says it.
TENS = {"twenty": 2, "thirty": 3, "forty": 4, "fifty": 5, "sixty": 6, "seventy": 7, "eighty": 8, "ninety": 9}
ONES = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth"]
ENDINGS = {1: "st", 2: "nd", 3: "rd"}
SPELT_NUMBER = re.compile(rf"\b(?P<ten>{'|'.join(TENS)})[\s-]+(?P<one>{'|'.join(ONES)})\b", re.IGNORECASE)
# *the 18th company on the hill limbers up*: its number says it all
COMPANY = re.compile(r"(?<=\d(?:st|nd|rd|th))\s+company\b(?!\s+(?:of|from|in\s+the)\b|\s+\d)", re.IGNORECASE)
# *With everything he has, no wait, not everything*: what is excepted is told behind it.
NOT_ALL = re.compile(
    r"\s*\b(?:no\s+wait|no|wait|hang\s+on|hold\s+on|actually|well)\b[\s,]*(?:no[\s,]+)?not\s+(?:everything|everybody|"
    r"everyone|"
    r"all(?:\s+of\s+(?:them|it))?)\b(?=\s+(?:leave|keep|hold|the|but|except)\b|\s*$)",
    re.IGNORECASE,
)
# With one of these who speaks takes breath.
BREATH = frozenset(
    {"ok", "okay", "anyway", "cheers", "thanks", "sorry", "oh", "also", "finally", "lastly", "next", "now", "alright",
     "thats", "right", "so", "well", "then", "gut", "jetzt", "dann", "danke", "tschuss", "alors", "bon", "ensuite",
     "voila", "merci", "bref", "donc"}
)  # fmt: skip
# Of these the ones that do so only before what one is told next.
BEFORE_NEXT = BREATH - {
    "ok",
    "okay",
    "anyway",
    "cheers",
    "thanks",
    "sorry",
    "oh",
    "alright",
    "danke",
    "tschuss",
    "merci",
    "bref",
}
LEADING_TO = frozenset(
    {"the", "on", "to", "its", "his", "and", "just", "by", "their", "our", "my", "far", "is", "are", "not", "even"}
)
AS_MUCH = frozenset(
    {"that", "as", "far", "much", "he", "she", "it", "they", "long", "well", "hes", "theyre", "its", "of", "flank",
     "wing", "hand", "side", "bank", "there", "here", "away", "up", "at", "to"}
)  # fmt: skip
# *There are loose horses in K7*, *I want it to go back*
STATING = {
    "there": frozenset({"is", "are", "was", "were", "s"}),
    "i": frozenset(
        {
            "want",
            "would",
            "wish",
            "need",
            "prefer",
            "think",
            "like",
            "d",
            "have",
            "checked",
            "am",
            "m",
            "dont",
            "don",
            "do",
        }
    ),
    "that": frozenset({"is", "s", "was", "his", "their"}),
    "thats": frozenset({"his", "the", "their", "my", "our", "those", "all", "what", "where", "why"}),
}
NOBODY = frozenset({"nobody", "none", "niemand", "keiner", "personne"})
BIDDING = frozenset(
    {"bring", "get", "leave", "put", "take", "tell", "send", "keep", "have", "move", "pull", "push", "let", "make",
     "turn", "swing", "march", "hold", "lass", "nimm", "schick", "stell", "zieh", "halt", "mets", "amene", "envoie",
     "laisse", "garde", "place"}
)  # fmt: skip
ORDERED = frozenset(
    {"to", "please", "just", "and", "then", "we", "i", "you", "they", "he", "it", "who", "lets", "would", "und", "et"}
)
LED_BY = frozenset({"link", "modal", "they", "not", "verb", "because", "if", "relation", "title"})
CLOSING = frozenset(
    {"ground", "spot", "formation", "length", "kind", "unknown", "filler", "compass", "way", "mark", "all"}
)
# Behind one of these what was begun may be done, and behind one of those where a name or an article follows.
DONE = frozenset({"link", "ground", "spot", "kind", "formation", "length", "they", "because", "mark", "troops"})
LOOSELY_DONE = frozenset({"unknown", "way", "compass", "number", "ordinal", "all", "near"})
CALLING = frozenset({"it", "they", "he", "er", "sie", "il", "ils", "elle", "elles"})
SUBORDINATE = frozenset(
    {"where", "that", "which", "who", "when", "if", "as", "because", "what", "whoever", "wo", "wenn", "dass", "ou",
     "que", "quand", "si", "till", "until", "before", "once"}
)  # fmt: skip
CASES = frozenset({"if", "when", "once", "should", "unless", "wenn", "falls", "sobald", "si", "quand"})
OF_WHICH = frozenset({"everything", "all", "anything", "whatever", "everyone", "men", "ones", "way"})
PREPOSITIONS = frozenset(
    {"of", "with", "for", "to", "at", "behind", "beside", "near", "by", "from", "between", "past", "towards", "beyond",
     "than", "except", "like", "as", "is", "are", "was", "were", "be", "ist", "sind", "est", "sont",
     "von", "mit", "hinter", "neben", "bei", "zu", "de", "avec", "derriere", "vers", "a", "pres"}
)  # fmt: skip
WITHOUT_VERB = frozenset({"everything", "everybody"})
TRANSITIVE = (
    "follow", "support", "fire", "attack", "charge", "join", "lead", "take", "pursue", "screen", "defend"
)  # fmt: skip
# What stands before and behind a sentence by which one only takes breath.
SIGH = re.compile(r"^\W*(?:(?:ok|okay|right|well|oh|anyway|alright|so)\s+)+(?=\w)(?!of\b|that\b)", re.IGNORECASE)
ENDING = re.compile(r"(?:\s+(?:and|then|also|but|so|ok|right|und|et))+\W*$", re.IGNORECASE)
# What one who speaks is coming to: *ok guns first*.
TOPIC = re.compile(
    r"^\W*(?:(?:ok|okay|so|right|now|then|next|and|well)\s+)*(?:the\s+|my\s+|with\s+the\s+)?(?P<arm>guns|artillery|"
    r"infantry|cavalry|horse|foot|batteries|generals)"
    r"(?:\s+(?:first|now|then|next))?\W*$",
    re.IGNORECASE,
)


def as_numbers(raw: str) -> str:
    """A sentence with the numbers of regiments in figures."""
    if "y" not in raw:
        return raw

    def figures(found: re.Match[str]) -> str:
        one = ONES.index(found["one"].lower()) + 1
        return f"{TENS[found['ten'].lower()]}{one}{ENDINGS.get(one, 'th')}"

    return COMPANY.sub("", SPELT_NUMBER.sub(figures, raw))


def is_dictated(raw: str, longest: int = LONGEST_BREATH) -> bool:
    """Whether a sentence is longer than anybody writes one without a mark."""
    return len(raw.split()) >= longest and STOPPED.search(raw.rstrip(" .!?")) is None


def has_no_marks(said: Sequence[str]) -> bool:
    """Whether a whole letter is without marks: whoever sent it spoke it."""
    words = sum(len(raw.split()) for raw in said)
    return words >= WHOLE_LETTER and sum(len(STOPPED.findall(raw)) for raw in said) * SELDOM < words


def by_breaths(
    stretches: Iterable[Stretch], spotted: Callable[[str], tuple[Text, Sequence[Spot]]]
) -> Iterator[Stretch]:
    """The sentences of a letter, those that were dictated cut into what is said one after the other."""
    letter = list(stretches)
    longest = BREATH_OF_SPEECH if has_no_marks([stretch.raw for stretch in letter]) else LONGEST_BREATH
    for said_so in letter:
        unmarked = STOPPED.search(said_so.raw.rstrip(" .!?")) is None
        stretch = said_so.saying(put_right(said_so.raw, spotted, breaths)) if unmarked else said_so
        if not is_dictated(said_so.raw, longest):
            yield stretch
            continue
        said, (full, spots) = Text(stretch.raw), spotted(NOT_ALL.sub(",", as_numbers(stretch.raw)))
        starts = [0, *as_said(breaths(full, spots), full, said), len(said.words)]
        for start, end in pairwise(starts):
            raw = ENDING.sub("", NOT_ALL.sub(",", as_numbers(said.raw_between(start, end))))
            topic = TOPIC.match(raw)
            yield replace(stretch, raw=f"{topic['arm']}:" if topic is not None else SIGH.sub("", raw))


def as_said(starts: Sequence[int], full: Text, said: Text) -> list[int]:
    """The words with which sentences begin, by their numbers in what was said, not in what stands for it in full."""
    blocks = SequenceMatcher(None, full.bare, said.bare, autojunk=False).get_opcodes()
    found = [
        there + min(start - here, end_there - there if kind != "equal" else start - here)
        for start in starts
        for kind, here, end_here, there, end_there in blocks
        if here <= start < end_here
    ]
    return sorted({start for start in found if 0 < start < len(said.words)})


def breaths(text: Text, spots: Sequence[Spot]) -> list[int]:
    """Where sentences begin in one that was dictated, by the numbers of words."""
    found: list[int] = []
    for number in range(1, len(spots)):
        last = found[-1] if found else 0
        told = is_told(text, [spot for spot in spots if last <= spot.start < spots[number].start], last)
        told = (
            told
            or tells_of_a_foe(text, spots, number)
            or TOPIC.match(text.raw_between(last, before_article(text, spots[number].start))) is not None
        )
        if not takes_breath(text, spots, number) and not (
            told and any(begins(text, spots, number) for begins in (acts, calls_them, bids, tells_of_a_foe))
        ):
            continue
        start = before_article(text, spots[number].start)
        if start - last >= SHORTEST or TOPIC.match(text.raw_between(last, start)) is not None:
            found.append(start)
    return found


def is_told(text: Text, spots: Sequence[Spot], start: int) -> bool:
    """Whether what was said since the last cut says what is done; in a case, what is done in it."""
    verbs = sum(spot.kind in ("verb", "modal", "same") for spot in spots)
    words = [
        word for word in text.bare[start : start + 4] if word not in ("and", "but", "so", "then", "tell", "und", "et")
    ]
    told_who = words[:1] in (["that"], ["thats"]) and len(words) > 1 and words[1] in STATING[words[0]]
    return told_who or verbs > (1 if words and words[0] in CASES else 0)


def takes_breath(text: Text, spots: Sequence[Spot], at: int) -> bool:
    """Whether a spot is a word by which a new sentence is begun."""
    start = spots[at].start
    word, lead = text.bare[start], text.bare[start - 1]
    behind = text.bare[start + 1] if start + 1 < len(text.words) else ""
    if word in STATING and behind in STATING[word]:
        closed = CLOSING | {"troops"} if word in ("that", "thats") else CLOSING
        return spots[at - 1].kind in closed and lead not in SUBORDINATE
    if word in CASES and lead in ("and", "but", "und", "et", "aber", "mais"):
        return any(spot.kind in ("verb", "modal") for spot in spots[at + 1 : at + 7])
    if word in ("neither", "do") and (lead in ("and", "but") or spots[at - 1].kind in CLOSING):
        named = next((spot for spot in spots[at + 1 : at + 3] if spot.kind != "filler"), None)
        who = named.value if named is not None else None
        return isinstance(who, Troops) and not who.loose and bool(who.own or who.commands)
    if word == "then" and is_ranking(text, spots, at):
        return False
    if word in NOBODY and lead in ("and", "und", "et", "but"):
        return at + 1 < len(spots) and spots[at + 1].kind in ("verb", "modal")
    if word == "same" and behind in ("goes", "for", "with"):
        return True
    if word not in BREATH or at + 1 >= len(spots):
        return False
    return word not in BEFORE_NEXT or (lead not in LEADING_TO and behind not in AS_MUCH)


def is_ranking(text: Text, spots: Sequence[Spot], at: int) -> bool:
    """Whether a *then* goes on with who acts after whom: *do Husson first then Gauthier*."""
    before = text.bare[max(0, spots[at].start - 6) : spots[at].start]
    behind = [spot for spot in spots[at + 1 : at + 5] if spot.kind != "filler"]
    named = bool(behind) and isinstance(behind[0].value, Troops)
    return "first" in before and named and not any(spot.kind == "verb" for spot in behind[1:2])


def tells_of_a_foe(text: Text, spots: Sequence[Spot], at: int) -> bool:
    """Whether a spot names an enemy, behind what is done already, of whom it is told who he is: *27J is those ...*."""
    troops, end = spots[at].value, spots[at].end
    if (
        not isinstance(troops, Troops)
        or not troops.enemy
        or troops.own
        or text.bare[end : end + 1] not in (["is"], ["are"])
    ):
        return False
    return spots[at - 1].kind in DONE | {"unknown"} and text.bare[spots[at].start - 1] not in SUBORDINATE | PREPOSITIONS


def acts(text: Text, spots: Sequence[Spot], at: int) -> bool:
    """Whether a spot names some of his troops, behind what is done already, and what they do stands behind it."""
    troops = spots[at].value
    if not isinstance(troops, Troops) or not (troops.own or troops.commands) or (troops.enemy and not troops.loose):
        return False
    ahead = [n for n in range(at + 1, len(spots)) if spots[n].kind != "filler"][:9]
    ends = next((n for n, one in enumerate(ahead) if n and spots[one].kind in ("link", "mark")), len(ahead))
    ahead = ahead[:ends]
    first = before_article(text, spots[at].start)
    told = [n for n in range(at) if spots[n].kind != "filler" and spots[n].start < first]
    lead = text.bare[first - 1]
    if (
        not ahead
        or not told
        or lead in SUBORDINATE | BIDDING | PREPOSITIONS
        or text.bare[spots[at].end - 1] in WITHOUT_VERB
    ):
        return False
    before, after = spots[told[-1]], spots[ahead[0]]
    if (
        before.kind == "link"
        and len(told) > 2
        and spots[told[-2]].kind == "troops"
        and spots[told[-3]].kind == "relation"
    ):
        return False  # with Foy's lads and Bachelu's
    articled = first < spots[at].start or text.bare[first] in ARTICLES or text.bare[before.end - 1] in ARTICLES
    apart = before.end < first  # words between that mean nothing by themselves
    parted = (
        apart
        or before.kind in DONE
        or (before.kind in LOOSELY_DONE and (articled or not troops.loose))
        or (before.kind == "verb" and not before.means("verb", *TRANSITIVE))
        or (before.kind == "verb" and (text.bare[before.end - 1] in ARTICLES or text.bare[before.start] == "as"))
    )
    finite = [n for n in ahead[:6] if spots[n].kind == "modal" or text.bare[spots[n].start] == "should"]
    acting = after.kind in ("verb", "not", "modal") or (after.kind == "relation" and bool(finite))
    acting = acting or (after.kind == "they" and len(ahead) > 1 and spots[ahead[1]].kind == "verb")  # 2/93, it stays
    placed = after.kind in ("relation", "link", "way") and any(spots[n].kind == "verb" for n in ahead[1:])
    return parted and (acting or (placed and (articled or not troops.loose)))


def calls_them(text: Text, spots: Sequence[Spot], at: int) -> bool:
    """Whether a spot calls somebody *they* or *it* who does something, behind a clause that is complete."""
    spot = spots[at]
    if spot.kind != "they" or text.bare[spot.start] not in CALLING or at + 1 >= len(spots):
        return False
    before, after, lead = spots[at - 1], spots[at + 1], text.bare[spot.start - 1]
    led = any(word in SUBORDINATE | OF_WHICH for word in (lead, text.bare[spot.start - 2]))
    return after.kind in ("verb", "modal", "not") and before.kind in CLOSING - {"filler"} and not led


def bids(text: Text, spots: Sequence[Spot], at: int) -> bool:
    """Whether a spot begins with a word that bids somebody who is not named, behind a clause that is complete."""
    spot, before = spots[at], spots[at - 1]
    word, lead = text.bare[spot.start], text.bare[spot.start - 1]
    if word == "tell":
        return lead not in ("to", "we", "i", "you", "they")
    if word not in BIDDING or before.kind in LED_BY or lead in SUBORDINATE | ORDERED:
        return False
    if word in ("make", "take", "get") and at + 1 < len(spots) and spots[at + 1].kind == "formation":
        return False  # all infantry make square
    return before.kind in CLOSING
