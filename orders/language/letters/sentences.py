"""Sentences: one after the other spotted, composed, weighed and answered, each in the light of those before it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from battles.engine.geometry import distance as distance_of
from battles.engine.orders import RefusalReason, RefusedLine, Vocabulary
from orders.language.letters.acts import Act
from orders.language.letters.answering import Answerer
from orders.language.letters.composing import Composer
from orders.language.letters.cutting import CHECKED, UNCHECKED, without_bullet
from orders.language.letters.phrases import ARTICLE, TYPES
from orders.language.letters.results import Noted, Question, ReadItem
from orders.language.letters.rows import Table
from orders.language.letters.saying import Doubt, Line, Outcome
from orders.language.letters.spots import Spot
from orders.language.letters.spotting import Spotter
from orders.language.letters.state import Sentence
from orders.language.letters.text import ARROW_MARK, Stretch, Text
from orders.language.letters.world import Troops, World
from orders.language.refusals import Refuser, not_yours
from orders.language.sheet import SheetReader
from orders.language.spelling import distance

NOTED = frozenset({"noted"})
#: A line that begins as a unit's does: a number of a unit and a colon.
LABELLED = re.compile(r"\s*[^\s:]*[\d/][^\s:]*\s*:\s*[^\W\d_]")
#: Words that a mail may consist of; within orders they do nothing.
SENT_ALONE = frozenset({"HELP", "STATUS", "MAP", "RESEND", "WITHDRAW ORDERS"})
CONTENT = frozenset(
    {"verb", "troops", "ground", "spot", "length", "formation", "compass", "way", "kind", "near", "number"}
)
KEYWORDS = (
    "intent|absicht|intention|standing(?: orders?)?|dauerbefehle?|consignes?|priorit(?:y|é|ät|ies)|prio",
    r"s\.?o\.?(?=\s*:)|rules?(?=\s*:)|regeln?(?=\s*:)|règles?(?=\s*:)|more|message (?:to|for)",
    r"generals?|generäle|généraux|gen\.?|turn|zug|tour|key|orders for turn|end",
)
KEYWORD = re.compile(
    rf"^\s*(?:t\d{{1,2}}[.:,]\s+)?(?P<word>{'|'.join(KEYWORDS)})\b[\s:–-]*(?P<rest>.*)$", re.IGNORECASE | re.DOTALL
)
CORRECTION = re.compile(r"\*\s*[^\W\d_]{3,}\*?")
CORRECTING = re.compile(
    r"\b(?:i mean|or rather|no wait|correction|scratch that|ich meine|besser gesagt|vielmehr|nein doch|ou plutot|"
    r"je veux dire|pardon)\b"
)
INVERTING = frozenset({"trigger"})
RULE_WORDS = ("standing", "dauer", "consigne", "so", "s.o", "rule", "regel", "règle")
SLIPS = 3.0  # between a word and the one put right in the next line
SALUTE = re.compile(r"\s*((?:\w+\s+){0,2}\w+)\s*[,!]\s+")  # a greeting before the first order, in one line with it
VERBS = frozenset({"verb"})
LONGEST_NAME = 12  # words and marks of a line that only names somebody
SHORT_LINE = 5  # words: a line that names troops and little else wants something of them
FIRST_THEN = re.compile(r"\b(?:first|then|next|zuerst|dann|danach|d'abord|puis|ensuite)\b", re.IGNORECASE)
PLURAL_SQUARES = frozenset({"squares", "carres", "karrees", "vierecke"})
LATER = re.compile(
    r"\b(?:when they (?:get|come) here|reinforcements?|on arrival|upon arrival|verstärkung\w*|renforts?|"
    r"à leur arrivée)\b",
    re.IGNORECASE,
)


@dataclass(slots=True)
class SentenceReader:
    """The state of reading one letter: whom it speaks of, and what has come of it so far."""

    world: World
    vocabulary: Vocabulary
    exact: SheetReader
    nicknames: dict[str, str] = field(default_factory=dict)
    spotter: Spotter = field(init=False)
    answerer: Answerer = field(init=False)
    judge: Refuser = field(init=False)
    lines: dict[int, int] = field(default_factory=dict)
    items: dict[int, ReadItem] = field(default_factory=dict)
    asked: list[Question] = field(default_factory=list)
    noted: list[Noted] = field(default_factory=list)
    refused: list[RefusedLine] = field(default_factory=list)
    told: set[str] = field(default_factory=set)
    count: int = 0
    widest: int = 0
    block: Troops | None = None
    subject: Troops | None = None
    spoken: Troops | None = None
    generals: bool = False
    standing: bool = False
    later: bool = False
    table: Table | None = None
    previous: Act | None = None
    done_before: list[Act] = field(default_factory=list)
    before: Stretch | None = None

    def sentence(self, stretch: Stretch, *, fresh: bool, paragraph: bool) -> None:
        """Read one sentence."""
        raw = without_bullet(stretch.raw) if fresh else stretch.raw
        if not re.search(r"[^\W_]", raw):
            return
        if CORRECTION.fullmatch(raw.strip()) and self.corrected(stretch, raw.strip().strip("*")):
            return
        if fresh and not self.standing and (paragraph or (self.block is not None and raw != stretch.raw)):
            self.subject = None if self.block is None else self.block
        if self.heading(stretch, raw, fresh):
            return
        if LATER.search(raw) and len(raw) < 60 and fresh:
            self.later, self.block, self.generals, self.standing = True, None, False, False
            self.note(stretch)
            return
        keyword = KEYWORD.match(raw) if fresh else None
        forced, standing = False, self.standing
        if keyword:
            word = keyword["word"].lower().rstrip(".")
            if word.startswith(("priorit", "prio")):
                self.priority(stretch, keyword["rest"])
                return
            if word.startswith(("turn", "zug", "tour", "key", "orders for", "end")) and re.match(
                r"\s*\S{0,20}\s*$", keyword["rest"]
            ):
                self.note(stretch)
                return
            if word.startswith("message"):
                self.ask(stretch, Doubt("Whom is the message to? Write MESSAGE TO, his name, a colon, and the words."))
                return
            if word.startswith(RULE_WORDS):
                standing, raw = True, keyword["rest"]
                if re.match(r"\s*all\b", raw, re.IGNORECASE):
                    self.subject = None
                    raw = re.sub(r"^\s*all\b[\s:]*(?=\S)", "all ", raw, flags=re.IGNORECASE)
            elif word.startswith(("intent", "absicht")):
                forced, raw = True, keyword["rest"]
            elif word.startswith("more"):
                raw = keyword["rest"]
                self.block = None
        self.before = stretch
        unchecked = bool(UNCHECKED.search(raw))
        raw = CHECKED.sub(" ", UNCHECKED.sub(" ", raw))
        raw = re.sub(r"\n\s*(?:where|wo|wohin|où|lieu|place|objective)\b[\s:]*", " to ", raw, flags=re.IGNORECASE)
        self.understand(
            replace(stretch, raw=raw),
            shown=stretch.said,
            forced=forced,
            standing=standing,
            unsure=unchecked,
            fresh=fresh,
        )

    def corrected(self, stretch: Stretch, word: str) -> bool:
        """``*reserve``: the word meant in the sentence before, of which nothing was done. Whether it was one."""
        before = self.before
        if before is None or any(item.line == before.line for item in self.items.values()):
            return False
        near = [w for w in re.findall(r"[^\W\d_]+", before.raw) if distance(w.lower(), word.lower(), SLIPS) is not None]
        if len(near) != 1:
            return False
        self.asked = [question for question in self.asked if question.line != before.line]
        self.noted.append(Noted(stretch.line, stretch.said))
        self.understand(replace(before, raw=before.raw.replace(near[0], word)), shown=before.said)
        return True

    def names_troops(self, raw: str) -> bool:
        """Whether a line begins with the name of troops of the writer's."""
        text = Text(without_bullet(raw)[:60])
        at = 1 if text.words and text.words[0].text in ARTICLE else 0
        if at >= len(text.words):
            return False
        found = self.spotter.troops_at(text, at, [])
        return found is not None and isinstance(found.value, Troops) and bool(found.value.own) and not found.value.loose

    def heading(self, stretch: Stretch, raw: str, fresh: bool) -> bool:
        """Take a line that only names somebody: what follows is for him."""
        body = raw.strip().rstrip(":.-– ")
        if not fresh or len(body) > 60:
            return False
        low = body.lower()
        if low in ("generals", "generäle", "généraux", "commanders", "les généraux", "die generäle", "leaders"):
            self.generals, self.block, self.subject, self.standing, self.later = True, None, None, False, False
            self.note(stretch)
            return True
        if low in (
            "standing",
            "standing orders",
            "standing order",
            "dauerbefehle",
            "consignes",
            "consignes permanentes",
            "general",
            "rules",
        ):
            self.standing, self.block, self.subject, self.generals, self.later = True, None, None, False, False
            self.note(stretch)
            return True
        text = Text(body)
        if not text.words or len(text.words) > LONGEST_NAME or text.words[0].text in ("and", "et", "und"):
            return False
        if any(
            self.spotter.lexicon.at(text.bare, at, VERBS) and not self.spotter.feature(word)[0]
            for at, word in enumerate(text.bare[1:], start=1)
        ):
            return False
        found = self.spotter.spots(text)
        if any(spot.means("same") for spot in found):
            return False
        spots = [spot for spot in found if spot.kind not in ("mark", "filler", "link", "group", "modal")]
        if len(spots) == 1 and isinstance(spots[0].value, Troops) and (spots[0].value.own or spots[0].value.commands):
            troops = spots[0].value
            self.block = self.subject = troops
            self.generals = self.standing = self.later = False
            if len(troops.commands) == 1:
                self.take(Line(self.answerer.block(troops.commands[0])), stretch.line, stretch.said, ())
            else:
                self.noted.append(Noted(stretch.line, stretch.said))
            return True
        return False

    def understand(
        self,
        stretch: Stretch,
        *,
        shown: str,
        forced: bool = False,
        standing: bool = False,
        unsure: bool = False,
        fresh: bool = True,
    ) -> None:
        """Spot, compose, weigh and answer one sentence."""
        text = Text(stretch.raw)
        if self.is_inverted(text):
            stretch = replace(stretch, raw=f"wenn {stretch.raw[:1].lower()}{stretch.raw[1:]}")
            text = Text(stretch.raw)
        shown_stretch = replace(stretch, raw=shown)
        if not text.words:
            return
        tail = self.after_heading(stretch) if fresh else None
        if tail is not None:
            self.understand(tail, shown=tail.said, forced=forced, standing=standing, unsure=unsure, fresh=fresh)
            return
        salute = SALUTE.match(stretch.raw)
        if salute and self.is_noted(text) and len(stretch.raw[salute.end() :].split()) > 2:
            self.note(replace(stretch, raw=salute[1]))
            rest = replace(stretch, raw=stretch.raw[salute.end() :])
            self.understand(rest, shown=rest.said, fresh=fresh)
            return
        if self.is_noted(text):
            spots = self.spotter.spots(text)
            named = [
                spot.value
                for spot in spots
                if isinstance(spot.value, Troops) and spot.value.own and not spot.value.loose
            ]
            if len(named) == 1 and stretch.raw.rstrip().endswith(":"):
                self.subject = named[0]
            for spot in spots:
                if spot.kind == "ground" and isinstance(spot.value, tuple) and len(spot.value) == 1:
                    self.answerer.where.remember(spot.value[0])
            self.note(shown_stretch)
            return
        spots = self.spotter.spots(text)
        sentence = Composer(self.world, self.spotter.lexicon, text, spots, self.spoken or self.subject).compose()
        sentence.question = sentence.question or stretch.raw.rstrip().endswith("?")
        if sentence.question and not self.polite(text, sentence):
            self.asked_of_umpire(shown_stretch, stretch, text, spots, sentence)
            return
        sentence.question = False
        self.in_person(text, sentence)
        self.carry_on(sentence)
        for act in sentence.acts:
            if act.subject is not None and act.subject.rest:
                left = tuple(id for id in act.subject.own if id not in self.told)
                act.subject = replace(act.subject, own=left or act.subject.own, commands=(), general="")
        explicit = [act for act in sentence.acts if act.subject is not None]
        default = None if self.names_others(spots) else self.default(explicit, standing)
        if default is not None and not default.general and any(a.self_ and a.subject is None for a in sentence.acts):
            default = None  # you yourself: a general who is not named
        orders = [act for act in sentence.acts if not act.empty]
        stranger = self.stranger(text, spots) if orders and not standing and not forced else ""
        if stranger and (sentence.acts[0].subject is None or not explicit):
            self.not_his(shown_stretch, stranger)
            return
        if not orders or self.is_statement(text, sentence, explicit):
            self.no_order(shown_stretch, spots, explicit)
            return
        hedged = any(act.condition is not None for act in orders)
        first = next((spot for spot in spots if spot.kind not in ("mark", "filler", "link", "modal")), None)
        by_name = any(act.subject is not None and not act.subject.loose for act in explicit)
        if (
            first is not None
            and first.kind == "not"
            and not by_name
            and not any(act.verb not in ("", "form") for act in orders)
        ):
            self.ask(shown_stretch, Doubt("What shall they do, then?"))
            return
        if default is None and not explicit and not hedged and not self.imperative(spots, orders, standing):
            self.note(shown_stretch)
            return
        if (
            any(act.formation == "square" or act.verb in ("pursue", "charge", "counter") for act in orders)
            and not explicit
            and (fresh or any(word in PLURAL_SQUARES for word in text.bare))
        ):
            default = self.block  # a rule laid down on a line of its own is for all of the block
        whom = next((act.subject for act in reversed(orders) if act.subject is not None), default)
        self.done_before = [replace(act, subject=whom) for act in orders if act.subject in (None, whom)]
        outcome = self.answerer.answer(sentence, default, generals=self.generals, standing=standing)
        clear = [act.subject for act in explicit if act.subject is not None and not act.subject.loose]
        if explicit:
            self.subject = clear[-1] if clear else self.subject
            self.spoken = self.subject
            if fresh and self.is_block_head(stretch.raw, spots) and explicit[0].subject:
                self.block = explicit[0].subject
        self.deliver(
            shown_stretch,
            text,
            spots,
            sentence,
            outcome,
            unsure=unsure or sentence.question or self.later or self.corrects_itself(text),
        )

    def is_block_head(self, raw: str, spots: list[Spot]) -> bool:
        """Whether a line opens a block, with an order behind its name: ``BRIGADE Jamin - stay behind Gauthier``."""
        if not re.match(r"\s*(?:brigade|division|corps|army)\b", raw, re.IGNORECASE):
            return False
        marked = len(spots) > 1 and spots[0].kind == "troops" and spots[1].kind == "mark"
        return marked or raw.split()[0].isupper()

    def carry_on(self, sentence: Sentence) -> None:
        """Acts without a verb that take it from the one before: ``Bijleveld neither``; ``then the battery at F6``."""
        before = self.previous
        if any(act.same for act in sentence.acts):
            sentence.acts = [one for act in sentence.acts for one in (self.again(act, sentence) if act.same else [act])]
        for act in sentence.acts:
            if before is not None and not act.verb and not act.formation and not act.parts:
                if act.negated and act.target is None and act.subject is not None:
                    act.verb, act.formation, act.parts = before.verb, before.formation, list(before.parts)
                elif (act.target is not None or act.near is not None) and before.verb in ("fire", "charge"):
                    act.verb = before.verb
            if not act.empty:
                before = act
        self.previous = before

    def again(self, act: Act, sentence: Sentence) -> list[Act]:
        """What those named before do, for those of whom nothing is said but *the same*."""
        before = sentence.acts[: sentence.acts.index(act)] or self.done_before
        last = before[-1].subject if before else None
        same = [one for one in before if one.subject is last and not one.empty and not one.same]
        return [replace(one, subject=act.subject, parts=list(one.parts)) for one in same] or [replace(act, same=False)]

    def in_person(self, text: Text, sentence: Sentence) -> None:
        """``I shall stay with the guns``: the writer's own general."""
        acts = [act for act in sentence.acts if not act.empty]
        going = acts and all(
            act.subject is None and act.verb in ("place", "ride", "go", "hold", "join") for act in acts
        )
        top = next((id for id in self.world.generals if not self.world.view.formation_by_id[id].of), "")
        if text.bare[0] in ("i", "je", "ich", "myself", "moi") and going and top and self.world.generals[top]:
            own = self.world.commands.get(top, ())
            for act in acts:
                act.subject, act.self_ = Troops(own, (), (top,), top, text.bare[0]), True

    def is_inverted(self, text: Text) -> bool:
        """Whether a German condition begins with its verb: ``Greift Kavallerie an, so bilden alle Karree``."""
        words = text.bare
        if "," not in words or len(words) < 5 or not self.spotter.lexicon.at(words, 0, INVERTING):
            return False
        comma = words.index(",")
        if not any(s.language == "de" for _, found in self.spotter.lexicon.at(words, 0, INVERTING) for s in found):
            return False
        if words[comma + 1 : comma + 2] and words[comma + 1] in ("so", "dann"):
            return True
        whom = self.spotter.troops_at(text, 1, [])
        troops = whom.value if whom is not None and isinstance(whom.value, Troops) else None
        return troops is not None and (bool(troops.enemy) or troops.loose) and bool(troops.arm or not troops.own)

    def after_heading(self, stretch: Stretch) -> Stretch | None:
        """What stands behind ``Rule for this turn:``, which itself is noted."""
        head, colon, rest = stretch.raw.partition(":")
        if not colon or len(head) > 50 or len(rest.split()) < 3 or not self.is_noted(Text(head)):
            return None
        self.note(replace(stretch, raw=head))
        return replace(stretch, raw=rest)

    def asked_of_umpire(
        self, shown: Stretch, stretch: Stretch, text: Text, spots: list[Spot], sentence: Sentence
    ) -> None:
        """A question to the umpire. An order before it, parted by a comma, counts for itself."""
        named = [act.subject for act in sentence.acts if act.subject is not None and not act.subject.loose]
        commas = [spot.start for spot in spots if spot.kind == "mark" and spot.value == ","]
        if spots and spots[0].kind == "troops" and commas and len(spots) > 2 and spots[1].kind in ("verb", "modal"):
            column = text.folded.columns[text.words[commas[-1]].start]
            tail = replace(stretch, raw=stretch.raw[column + 1 :])
            self.note(tail, question=True)
            self.understand(replace(stretch, raw=stretch.raw[:column]), shown=" ".join(stretch.raw[:column].split()))
            return
        if len(named) >= 1:
            self.subject = named[0]
        self.note(shown, question=True)

    def default(self, explicit: list[Act], standing: bool) -> Troops | None:
        """Whom a sentence is for that names nobody."""
        if standing and not explicit:
            return self.block
        return self.subject or self.block

    def names_others(self, spots: list[Spot]) -> bool:
        """Whether a sentence begins with a name and a colon, and the name is nobody's who was recognised."""
        head: list[Spot] = []
        for spot in spots[:6]:
            if spot.kind == "mark" and spot.value in (":", ARROW_MARK):
                break
            head.append(spot)
        else:
            return False
        if any(spot.kind in ("if", "not", "link", "because") for spot in head):
            return False
        telling = [spot for spot in head if spot.kind not in ("filler", "mark", "modal", "number")]
        return bool(telling) and not any(
            isinstance(spot.value, Troops) and (spot.value.own or spot.value.commands) for spot in telling
        )

    def imperative(self, spots: list[Spot], orders: list[Act], standing: bool) -> bool:
        """Whether a sentence that names nobody is an order all the same."""
        if standing or any(act.formation == "square" for act in orders):
            return True
        first = next((spot for spot in spots if spot.kind not in ("mark", "filler", "modal", "link")), None)
        return (
            first is not None
            and first.kind in ("verb", "not")
            and len(spots) < 14
            and any(act.verb in ("pursue", "charge", "counter") for act in orders)
        )

    def is_noted(self, text: Text) -> bool:
        """Whether a sentence begins like a greeting, a farewell, a plan or a word to the umpire."""
        for start in range(min(2, len(text.words))):
            found = self.spotter.lexicon.at(text.bare, start, NOTED)
            if found and (start == 0 or text.words[0].is_mark):
                values = {sense.value for sense in found[0][1]}
                if "greeting" in values or "farewell" in values:
                    return len(text.words) < 14 or not any(
                        word.is_mark and word.text in ",:" for word in text.words[:6]
                    )
                return True
        return False

    def polite(self, text: Text, sentence: Sentence) -> bool:
        """Whether a question is a request: ``Could Foy ride to Campi, please?``"""
        begins = text.words[0].text in (
            "can",
            "could",
            "would",
            "may",
            "kann",
            "konnte",
            "konnten",
            "darf",
            "peut",
            "pourrait",
            "pouvez",
        )
        named = any(
            act.subject and not act.subject.loose and not act.subject.some for act in sentence.acts if not act.empty
        )
        return begins and named

    def is_statement(self, text: Text, sentence: Sentence, explicit: list[Act]) -> bool:
        """Whether a sentence tells how things are, and orders nothing."""
        verbs = {act.verb for act in sentence.acts if not act.empty}
        if (
            verbs <= {"hold", "go", "", "form", "face"}
            and set(text.bare) & {"too", "trop"}
            and not any(act.condition for act in sentence.acts)
        ):
            return True
        wished = self.spotter.lexicon.at(text.bare, 0, frozenset({"modal"}))
        return text.bare[0] in ("i", "we", "je", "nous", "ich", "wir") and not explicit and not wished

    def no_order(self, stretch: Stretch, spots: list[Spot], explicit: list[Act]) -> None:
        """A sentence in which nothing is asked for: noted, or asked about when it may well be an order."""
        if explicit and explicit[-1].subject is not None and not explicit[-1].subject.loose:
            self.subject = explicit[-1].subject
        if self.later and explicit:
            self.ask(stretch, Doubt("They are not on the table yet. Tell them when they are, or write MESSAGE TO."))
            return
        named = [act.subject for act in explicit if act.subject is not None and not act.subject.loose]
        if (
            named
            and not self.generals
            and len(stretch.raw.split()) <= SHORT_LINE
            and not stretch.raw.rstrip().endswith("?")
        ):
            self.ask(stretch, Doubt("What shall they do?"))
            return
        if any(spot.kind == "if" for spot in spots) and (self.subject or self.block):
            self.ask(stretch, Doubt("Orders cannot wait for what may come. What shall be done?"))
            return
        self.note(stretch)

    def deliver(
        self, stretch: Stretch, text: Text, spots: list[Spot], sentence: Sentence, outcome: Outcome, *, unsure: bool
    ) -> None:
        """Weigh a sentence and take what came of it."""
        unknown = [word for act in sentence.acts for word in act.unknown if re.search(r"[^\W\d_]", word)]
        content = sum(spot.kind in CONTENT for spot in spots)
        verbless = any(act.unknown and not act.verb and (act.parts or act.length is not None) for act in sentence.acts)
        heavy = len(unknown) > 0.75 * content or verbless or any(word.lower() in TYPES for word in unknown)
        dangling = any(act.only for act in sentence.acts) or self.second_thoughts(text)
        because = tuple(f"not understood: {', '.join(unknown)}" for _ in (1,) if unknown)
        lines = list(outcome.lines)
        standing = all(line.text.startswith("STANDING") for line in lines)
        narrowed = any(act.only for act in sentence.acts) and not standing
        loose = any(not act.verb and act.parts and act.subject and act.subject.loose for act in sentence.acts)
        scattered = any(self.is_scattered(act) for act in sentence.acts)
        squares = any(act.formation == "square" and act.condition is None for act in sentence.acts) and any(
            isinstance(spot.value, Troops) and spot.value.arm == "cavalry" for spot in spots
        )
        half_read = bool(unknown and outcome.doubts)
        if lines and (heavy or unsure or narrowed or loose or half_read or scattered or (squares and not standing)):
            question = (
                "Do you mean this?"
                if not unknown
                else f"I did not understand “{', '.join(unknown)}”. Do you mean this?"
            )
            self.ask(stretch, Doubt(question, tuple(line.text for line in lines)))
            lines = []
        for line in lines:
            if not self.take(line, stretch.line, stretch.said, (*because, *line.notes)):
                self.ask(stretch, Doubt("I cannot write this as an order.", ()))
        for doubt in outcome.doubts:
            self.ask(stretch, doubt)
        if dangling and not outcome.doubts and lines:
            self.ask(stretch, Doubt("There is more in this than I could read. What else is meant?", ()))
        if not outcome.lines and not outcome.doubts:
            if self.turn_down(stretch):
                return
            if content > 1 and any(not act.empty for act in sentence.acts):
                self.ask(stretch, Doubt("I could not make an order of this."))
            else:
                self.note(stretch)

    def is_scattered(self, act: Act) -> bool:
        """Whether troops of a kind that stand far from each other are all sent to one place."""
        who = act.subject
        if act.verb in ("hold", "defend"):
            return False
        if who is None or who.commands or who.everybody or not act.parts or len(who.own) < 2 or not who.kind:
            return False
        spots = [at for id in who.own if id in self.world.present and (at := self.world.own[id].at)]
        return any(distance_of(one, other) > 3 * self.world.square for one in spots for other in spots)

    def turn_down(self, stretch: Stretch) -> bool:
        """Refuse a sentence that is plainly a line of the order language with something wrong in it. Whether it is."""
        search, reading = self.exact.attempt(stretch.raw)
        if reading is not None or search.furthest == 0:
            return False
        judged = self.judge.judge(stretch.line, stretch.said, self.exact.search(stretch.raw), self.exact.context, ())
        if (
            not judged.refused.suggestions
            and judged.refused.reason is RefusalReason.UNREADABLE
            and len(stretch.raw.split()) > 6
        ):
            return False
        self.refused.append(judged.refused)
        return True

    def not_his(self, stretch: Stretch, said: str) -> None:
        """Refuse an order for troops that are not the writer's, in the same words whether they exist or not."""
        explanation = not_yours(said, self.world.names)
        self.refused.append(RefusedLine(stretch.line, stretch.said, RefusalReason.NOT_YOURS, explanation))

    def stranger(self, text: Text, spots: list[Spot]) -> str:
        """The words before the verb of a sentence that should name who is to do it, when they name nobody of his."""
        said: list[Spot] = []
        for spot in spots:
            if spot.kind in (
                "verb",
                "formation",
                "if",
                "because",
                "relation",
                "ground",
                "spot",
                "length",
                "not",
                "way",
                "link",
            ):
                break
            if spot.kind == "mark":
                if spot.value == ":" or (said and spot.value != "."):
                    break
                continue
            if spot.kind == "troops":
                assert isinstance(spot.value, Troops)
                if spot.value.own or spot.value.commands:
                    return ""
                said.append(spot)
            elif spot.kind == "unknown" or (spot.kind == "number" and text.bare[spot.start].isdecimal()):
                said.append(spot)
        if not said:
            return ""
        colon = said[-1].end < len(text.words) and text.words[said[-1].end].text == ":"
        if colon or any(spot.kind in ("verb", "formation") for spot in spots[:6]):
            return text.raw_between(said[0].start, said[-1].end)
        return ""

    def second_thoughts(self, text: Text) -> bool:
        """Whether words remain that may turn an order round."""
        return any(word in ("unless", "except", "sauf", "ausser", "sondern") for word in text.bare)

    def corrects_itself(self, text: Text) -> bool:
        """Whether the writer puts himself right in the middle of a sentence: *I mean our left*."""
        return bool(CORRECTING.search(" ".join(text.bare)))

    # results

    def take(self, line: Line, source: int, said: str, because: tuple[str, ...]) -> bool:
        """Enter an order. Whether the order language takes it."""
        refused = len(self.exact.refused)
        block = self.exact.block
        self.count += 1
        self.exact.read_line(self.count, line.text)
        if len(self.exact.refused) > refused:
            self.exact.refused.pop()
            self.exact.block = block
            return False
        self.told.update(line.units)
        self.lines[self.count] = source
        self.items[self.count] = ReadItem(source, said, because)
        if not line.text.startswith(self.exact.grammar.vocabulary.blocks):
            self.exact.block = block
        return True

    def ask(self, stretch: Stretch, doubt: Doubt) -> None:
        """Ask what is meant."""
        question = Question(stretch.line, stretch.said, doubt.question, doubt.choices)
        if question not in self.asked:
            self.asked.append(question)

    def note(self, stretch: Stretch, *, question: bool = False) -> None:
        """Keep words that are no order; what is plainly meant as one, and cannot be, is turned down."""
        alone = stretch.said.strip().upper() in SENT_ALONE
        if alone or (LABELLED.match(stretch.said) and not question):
            explanation = (
                "It counts only in a mail of its own, without orders."
                if alone
                else "This could not be read as an order for troops of yours."
            )
            self.refused.append(RefusedLine(stretch.line, stretch.said, RefusalReason.UNREADABLE, explanation))
            return
        self.noted.append(Noted(stretch.line, stretch.said, question))

    def priority(self, stretch: Stretch, rest: str) -> None:
        """The commands that are to act first, in their order."""
        text = Text(FIRST_THEN.sub(",", without_ranks(rest)))
        named = [spot.value for spot in self.spotter.spots(text) if isinstance(spot.value, Troops)]
        unknown = [spot for spot in self.spotter.spots(text) if spot.kind == "unknown"]
        ids: list[str] = []
        missing = False
        for troops in named:
            found = (
                list(troops.commands)
                or self.whole_commands(troops.own)
                or list(troops.own[:1] if len(troops.own) == 1 else ())
            )
            ids += found
            missing = missing or not found
        ids = list(dict.fromkeys(ids))
        line = Line(f"PRIORITY {', '.join(ids)}")
        if not ids or unknown or missing:
            self.ask(stretch, Doubt("Which commands shall act first?", (line.text,) if ids else ()))
        elif not self.take(line, stretch.line, stretch.said, ()):
            self.ask(stretch, Doubt("Which commands shall act first?"))

    def whole_commands(self, own: Sequence[str]) -> list[str]:
        """The commands of which all units that are on the table are among these."""
        found = []
        for command in self.world.lowest:
            units = [id for id in self.world.commands[command] if id in self.world.present]
            if units and set(units) <= set(own):
                found.append(command)
        return found


def without_ranks(rest: str) -> str:
    """A list without the numbers before its items: ``1 Gauthier 2 Husson``."""
    number = 1
    while True:
        numbered = re.sub(rf"(?<!\S){number}[.):]?\s+(?=\S)", ", ", rest, count=1)
        if numbered == rest:
            return rest
        rest, number = numbered, number + 1
