"""Retracting: second thoughts in the middle of a letter: *no wait*, *actually no*, *make that*."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from battles.engine.worded import worded
from orders.language.letters.composing import Composer
from orders.language.letters.inheriting import Inheriting
from orders.language.letters.saying import Doubt
from orders.language.letters.spots import Spot
from orders.language.letters.text import Stretch, Text
from orders.language.letters.troops import Troops

SIGHS = "ah|oh|er|erm|um|uh|hmm+|actually|sorry|wait|oops|hang on|hold on"
REGRETS = r"pardon|attends|attendez|finalement|en fait|plut[ôo]t|tout compte fait"
HALTS = "halt|warte|warten sie|doch nicht|besser|lieber|quatsch|moment"
THAT = "scratch|scrub|scrap|strike|belay|cancel|forget|ignore|skip|delete|disregard|undo|bin"
# What takes back the words before it, wherever it stands.
TAKEN_BACK = (
    rf"(?:(?:{SIGHS})\W+)*"
    rf"(?:(?:{SIGHS})\W+(?:no|nope|nah|not)\b(?!\s+(?:one|body|unit|move))"
    rf"|no\W+(?:wait|actually|sorry|hang on|hold on|(?:{THAT}) that|make that|make it|never ?mind|as you were)\b"
    r"|(?:no|nope|nah)\W+(?=(?:leave|let|keep) (?:it|them|him|her|that|those|these)\b)"
    r"|(?:no\W+)?i take (?:that|it|this) back\b|(?:no\W+)?i(?:['’]ve| have)? changed? my mind\b"
    rf"|(?:ah\W+)?non\W+(?:{REGRETS})\b(?:\W+(?:{REGRETS})\b)*|mais non\s*[:,;]|ou plut[ôo]t\b"
    r"|(?:enfin|en fait|finalement|ah|oh|euh|heu|bah|ben|bon|ou)\W+non\b(?!\s+plus)"
    r"(?:\W+(?:en fait|finalement|pardon|attend[sz]?|attendez|minute)\b)*"
    r"|non\W+(?:en fait|finalement|tout compte fait)\b"
    r"|(?:(?:apr[èe]s|[àa] la) r[ée]flexion|r[ée]flexion faite|tout bien r[ée]fl[ée]chi)\b"
    r"(?:\W+non\b)?(?:\W+plut[ôo]t\b)?|je me (?:reprends|corrige)\b|rectification\b"
    rf"|(?:ach|oder)\W+nein\b(?:\W+(?:{HALTS})\b)*|nein\W+(?:{HALTS})\b(?:\W+(?:{HALTS})\b)*"
    r"|besser gesagt\b|ich korrigiere(?: mich)?\b|korrektur\b|oder (?:besser|vielmehr|lieber)\b"
    rf"|(?:{THAT}) that\b|(?:forget|scrub|scrap|cancel|belay) it\b|never ?mind(?=\s*[,.:;!…–—-])|correction\b"
    r"|on second thoughts?\b|make that\b)"
)
# In the middle of a sentence less is enough: *I'd like it further down, but no, leave it*.
LESS = (
    r"(?:but|or|well|though|hmm+)\W+(?:no|nope|nah)\b(?=\s*[,:;.…–—-])|on reflection\b|come to think of it\b"
    r"|(?:no|nope|nah)\b(?=\s*,\s*(?:behind|beside|into|onto|left of|right of|in front of|next to)\b)"
    r"|thinking (?:about it|it over)(?: again)?\b"
)
RETRACTION = re.compile(rf"(?<![^\W_])(?:{TAKEN_BACK}|(?<=\S\s)(?:{LESS}))[\s,.:;…–—-]*", re.IGNORECASE)
# A sentence that takes the one before it back, or puts it right.
ANEW = re.compile(
    rf"^\W*(?:{TAKEN_BACK}|no,\s+(?=.*\b(?:rather|instead)\b)"
    r"|non,\s+(?=(?:il|elle|ils|elles|qu['’](?:il|elle)s?|plut[ôo]t)\b)|nein,\s+(?=(?:er|sie|es|lieber|doch)\b)"
    r"|no,\s+(?=(?:he|it|they|let|have|make)\b))",
    re.IGNORECASE,
)
TAIL = re.compile(
    r"^(?:(?:no|make (?:that|it)|rather|instead|let s say|i mean|better|it should be|should be|non|plut[ôo]t|nein|"
    r"besser|lieber|doch lieber|vielmehr)\b[\s,:]*)+",
    re.I,
)
NOT_THAT = re.compile(r"^(?:not|nicht|pas)\s+[^,;:.]{1,40}[,;:.]\s*(?=\S)", re.IGNORECASE)
NUMBER = re.compile(r"\s*(?:the\s+)?\d")
# *on second thoughts*, which takes back no word of the sentence before, where it is about others
REFLECTING = re.compile(
    r"r[ée]fle[xé]?|r[ée]fl[ée]chi|thought|chang|reflection|thinking|korrektur|correction|rectification", re.IGNORECASE
)
SIGHING = re.compile(r"(?<=[.!])\s+(?:ah|oh|hm+|bon|euh|ach|tiens|mais)\W*$", re.IGNORECASE)
LONGEST_BREATH = 26  # words of a sentence without a comma
# *Scratch Wathiez*, *forget what I said about the lancers*: what they were told in an earlier line.
CALLED_OFF = re.keyed(
    rf"^\W*(?:(?:so|but|and|no|oh|ah|actually|sorry|wait|please|then|also)\W+)*"
    rf"(?:{THAT}|drop|strike out|cross out|call off)"
    r"\s+(?:(?:about|again|everything|all|whatever)\s+)*(?:what\s+I\s+(?:said|wrote|told\s+you|put|"
    r"ordered)\s*(?:above\s+)?)?"
    r"(?:(?:the|my|that|any|those|all)\s+)*(?:(?:earlier|first|previous|last|old|whole)\s+)?"
    r"(?:(?:orders?|bit|line|part|business|"
    r"moves?|march|attack|advance|charge|ride|instructions?|entry|item|paragraph|sentence|thing)\s+)?"
    r"(?:(?:for|to|about|with|on|regarding|concerning|of|by)\s+)?(?P<who>[^,;:.!?–—]{2,40}?)"
    r"(?:['’]s?\s+(?:orders?|moves?|march|attack|advance|charge|ride|line|bit|instructions?)"
    r"|\s+(?:staying|stopping|going|moving|marching|riding|attacking|advancing|charging|holding|"
    r"waiting)\b[^,;.:!?–—]{0,30}?)?"
    r"(?:\s+(?:above|earlier|after all|then|again|please|completely|entirely|altogether))*\s*"
    r"(?:[,;:.!–—]+|$|\band\s+(?=(?:send|use|put|let|have|move|bring|take|tell|leave|keep|make)\b))",
    re.IGNORECASE,
)
# *Campi. Intent: support Husson.*: a name in a sentence of its own, with what it is told in the next.
INTENT = re.compile(
    r"^\W*(?:intent|intention|absicht|auftrag|task|mission|orders?|befehl|ordre|"
    r"aufgabe)\s*[:=–—-]+\s*(?=\S)",
    re.IGNORECASE,
)
SHORT_TOPIC = 6
REMARK = re.compile(r"\s*\([^()]*\)$")  # Campi (reserve).
# A sentence that ends in second thoughts, with nothing put in the place of what they take back.
NOTHING_YET = re.keyed(rf"(?<![^\W_]){TAKEN_BACK}(?:\W+(?:{SIGHS}))*\W*$", re.IGNORECASE)
# Each way to take something back has one of these words in it.
WITHDRAWING = frozenset(
    {"no", "nope", "nah", "not", "non", "nein", "take", "mind", "plutôt", "plutot", "réflexion", "reflexion",
     "réfléchi", "reflechi", "refléchi", "réflechi", "reprends", "corrige", "rectification", "gesagt", "korrigiere",
     "korrektur", "oder", "that", "forget", "scrub", "scrap", "cancel", "belay", "never", "nevermind", "correction",
     "thought", "thoughts", "reflection", "think", "thinking"}
)  # fmt: skip
WORD = re.compile(r"[^\W_]+")
PLACES = frozenset({"ground", "spot", "kind"})
SILENT = frozenset({"filler", "mark", "link", "modal", "they", "relation", "number", "because"})
SAID = frozenset({"verb", "troops", "ground", "spot", "kind", "length", "formation", "compass", "way"})


def may_withdraw(raw: str) -> bool:
    """Whether a sentence has any word by which something is taken back."""
    return not WITHDRAWING.isdisjoint(WORD.findall(raw.lower()))


def goes_back(raw: str) -> bool:
    """Whether a sentence takes back the one before it, or puts it right."""
    return ANEW.match(raw) is not None


def ends_in_second_thoughts(raw: str) -> bool:
    """Whether a sentence takes back what it said, and puts nothing in its place."""
    return may_withdraw(raw) and NOTHING_YET.search(raw) is not None


def withdrawals(raw: str) -> list[re.Match[str]]:
    """The words of a sentence that take back others."""
    return list(RETRACTION.finditer(raw)) if may_withdraw(raw) else []


def with_topics(stretches: Iterable[Stretch], is_topic: Callable[[str], bool]) -> Iterator[Stretch]:
    """The sentences of a letter, each with the words before it that only say whom it is about: *The second one...*"""
    topic: Stretch | None = None
    for stretch in stretches:
        told = stretch
        if topic is not None:
            label = INTENT.match(stretch.raw)
            if label is not None or trails_off(topic):
                head = REMARK.sub("", topic.raw.rstrip(" .…"))
                said = stretch.raw[label.end() :] if label is not None else stretch.raw
                told = replace(topic, raw=f"{head}: {said}", last_line=stretch.last_line or stretch.line)
            else:
                yield topic
        short = trails_off(stretch) or len(stretch.raw.split()) <= SHORT_TOPIC
        topic = stretch if told is stretch and short and is_topic(REMARK.sub("", stretch.raw.rstrip(" ."))) else None
        if topic is None:
            yield told
    if topic is not None:
        yield topic


def trails_off(stretch: Stretch) -> bool:
    """Whether a sentence ends as one does who looks for words."""
    return stretch.raw.rstrip().endswith(("...", "…"))


def with_second_thoughts(stretches: Iterable[Stretch]) -> Iterator[Stretch]:
    """The sentences of a letter, each together with the one that takes it back."""
    before: Stretch | None = None
    for stretch in stretches:
        below = before is not None and stretch.line <= (before.last_line or before.line) + 1
        anew = before is not None and (goes_back(stretch.raw) or (below and ends_in_second_thoughts(before.raw)))
        if before is not None and anew:
            last = stretch.last_line or stretch.line
            before = replace(before, raw=f"{before.raw} {stretch.raw}", last_line=last)
            continue
        if before is not None:
            yield before
        before = stretch
    if before is not None:
        yield before


def stream_of_clauses(text: Text, spots: Sequence[Spot]) -> list[int]:
    """Where clauses begin in a sentence dictated without a stop: before each of his troops that do something."""
    if len(text.words) < LONGEST_BREATH or any(spot.kind == "mark" and spot.value in (",", ";", ":") for spot in spots):
        return []
    told = [spot for spot in spots if spot.kind != "filler"]
    starts: list[int] = []
    for number, (before, spot, after) in enumerate(zip(told, told[1:], told[2:], strict=False)):
        ahead = told[number + 3 : number + 6]
        troops = spot.value if isinstance(spot.value, Troops) else None
        mine = troops is not None and bool(troops.own or troops.commands) and (not troops.enemy or troops.loose)
        parted = before.kind in ("link", "troops", "ground", "spot", "kind", "they", "formation", "length") or (
            before.kind == "verb"
            and not before.means("verb", "follow", "support", "fire", "attack", "charge", "join", "lead")
        )
        finite = [one.kind == "modal" or text.bare[one.start] == "should" for one in (after, *ahead)]
        acts = after.kind == "verb" or finite[0] or (after.kind == "relation" and any(finite))
        if mine and parted and acts and spot.start - (starts[-1] if starts else 0) > 2:
            starts.append(spot.start)
    return starts


class Retracting(Inheriting):
    """The part of reading sentences in which words are taken back."""

    def taken_back(self, stretch: Stretch) -> tuple[Stretch, bool] | None:
        """A sentence as it stands after its second thoughts, and whether that is sure; ``None`` where it has none."""
        found = withdrawals(stretch.raw)
        if not found or not stretch.raw[: found[-1].start()].strip(" ,.-–—…"):
            return None
        head = stretch.raw[: found[0].start()].rstrip(" ,.;:-–—…!")
        tail = NOT_THAT.sub("", TAIL.sub("", stretch.raw[found[-1].end() :]).strip())
        before, after = Text(head), Text(tail)
        if not after.words or not before.words:
            return None
        spots, anew = self.spotter.spots(before), self.spotter.spots(after)
        composer = Composer(self.world, self.spotter.lexicon, before, spots, self.spoken or self.subject)
        subjects = [act.subject for act in composer.compose().acts if act.subject is not None]
        several = len({troops.own for troops in subjects}) > 1
        named = next((spot for spot in anew if spot.kind in SAID), None)
        if named is None:
            return None
        leads = anew[0].kind == "relation" and any(spot.kind == "relation" for spot in spots)
        does = any(spot.kind in ("verb", "formation") for spot in anew)
        if does or (named.kind == "troops" and not leads):
            who = next((spot for spot in spots if spot.kind == "troops"), None)
            if who is not None and any(self.names_the_same(who, spot) for spot in anew):
                return replace(stretch, raw=tail), not several  # leave the 8th where it is
            if who is not None and NUMBER.match(tail) and isinstance(who.value, Troops) and who.value.kind:
                return replace(stretch, raw=f"{before.raw_between(0, who.end)}: {tail}"), not several
            if who is None or (named.kind == "troops" and anew.index(named) < 2):
                of_them = who is not None and isinstance(named.value, Troops) and named.value.loose
                return replace(stretch, raw=tail), not several and not of_them  # the Guard, no: the horses
            return replace(stretch, raw=f"{before.raw_between(0, who.end)}: {tail}"), not several
        led = anew[0] if anew else None
        place = next((spot for spot in reversed(spots) if spot.kind == "relation"), None)
        if led is not None and led.kind == "relation" and place is not None and named.kind in (*PLACES, "troops"):
            return replace(stretch, raw=f"{before.raw_between(0, place.start)} {tail}"), not several
        meant = self.like(named, spots)
        if meant is None:
            return replace(stretch, raw=f"{head} {tail}"), False
        start, end = before.raw_between(0, meant.start), before.raw_between(meant.end, len(before.words))
        said = after.raw_between(named.start, len(after.words))
        return replace(stretch, raw=f"{start} {said} {end}".strip()), not several

    def of_another(self, stretch: Stretch) -> tuple[str, Troops, str] | None:
        """A sentence whose second thoughts, behind it, are about others who were spoken of before; parted there."""
        found = withdrawals(stretch.raw)
        head = SIGHING.sub("", stretch.raw[: found[0].start()]).rstrip() if found else ""
        if not head.endswith((".", "!")) or len(found) > 1 or not REFLECTING.search(found[0][0]):
            return None
        tail = stretch.raw[found[0].end() :]
        named = [spot for spot in self.spotter.spots(Text(tail)) if spot.kind not in ("filler", "title", "mark")][:1]
        who = named[0].value if named else None
        if not isinstance(who, Troops) or not who.own or who.loose or who.kind or who.everybody or who.rest:
            return None
        before = [spot.value for spot in self.spotter.spots(Text(head)) if isinstance(spot.value, Troops)]
        if not before or any(
            set(one.own) & set(who.own) and not (one.loose or one.kind or one.everybody) for one in before
        ):
            return None
        return head, who, tail

    def names_the_same(self, who: Spot, spot: Spot) -> bool:
        """Whether two spots name the same troops of his."""
        one, other = who.value, spot.value
        return isinstance(one, Troops) and isinstance(other, Troops) and bool(one.own) and one.own == other.own

    def called_off(self, stretch: Stretch, shown: Stretch) -> str | None:
        """Strike what an earlier line told those named; what else is said, ``None`` where nobody is called off."""
        found = CALLED_OFF.match(stretch.raw)
        spots = self.spotter.spots(Text(found["who"])) if found is not None else []
        named = [spot.value for spot in spots if isinstance(spot.value, Troops)]
        names = bool(named) and all(spot.kind in ("troops", "filler", "title", "link") for spot in spots)
        if found is None or not names or not any(self.was_told(who) for who in named):
            return None
        if not all(self.strike_out(who) for who in named if self.was_told(who)):
            self.ask(shown, Doubt(worded("There is more in this than I could read. What else is meant?")))
            return ""
        self.subject = self.spoken = named[-1]
        self.note(replace(shown, raw=stretch.raw[: found.end()].strip()))
        return stretch.raw[found.end() :].strip()

    def is_withdrawn(self, stretch: Stretch) -> bool:
        """Whether a sentence takes back what it said, and says nothing in its place: *no, I take that back*."""
        found = withdrawals(stretch.raw)
        if not found:
            return False
        before, after = Text(stretch.raw[: found[0].start()]), Text(stretch.raw[found[-1].end() :])
        if not before.words or any(spot.kind in SAID for spot in self.spotter.spots(after)):
            return False
        named = [spot.value for spot in self.spotter.spots(before) if isinstance(spot.value, Troops)]
        self.subject = named[0] if named and named[0].own else self.subject
        return True

    def like(self, named: Spot, spots: list[Spot]) -> Spot | None:
        """Of the words before, the last that say a thing of the same sort: a place for a place."""
        kinds = PLACES if named.kind in PLACES else frozenset({named.kind})
        return next((spot for spot in reversed(spots) if spot.kind in kinds), None)
