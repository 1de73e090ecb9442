"""Sentences: one after the other spotted, composed, weighed and answered, each in the light of those before it."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

from orders.language.letters.acts import Act
from orders.language.letters.composing import Composer
from orders.language.letters.cutting import CHECKED, UNCHECKED
from orders.language.letters.designations import TYPES
from orders.language.letters.headings import Headings
from orders.language.letters.nicknames import MINE, Nicknames, plain_words
from orders.language.letters.notations import is_sector, with_goals, without_leaders
from orders.language.letters.plainer import IN_CENTIMETRES, plainer
from orders.language.letters.results import Noted
from orders.language.letters.retracting import stream_of_clauses
from orders.language.letters.saying import MOST_CHOICES, Doubt, Outcome
from orders.language.letters.spots import Spot
from orders.language.letters.state import Sentence
from orders.language.letters.text import Stretch, Text
from orders.language.letters.troops import Troops
from orders.language.letters.weighing import TOLD
from orders.language.spelling import distance

CONTENT = frozenset(
    {"verb", "troops", "ground", "spot", "length", "formation", "compass", "way", "kind", "near", "number"}
)
KEYWORDS = (
    "intent|absicht|intention|standing(?: orders?)?|dauerbefehle?|consignes?|priorit(?:y|é|ät|ies)|prio",
    r"order of (?:going|march|movement|moving|precedence|priority|play|action)|sequence(?=\s*:)|"
    r"(?:die\s+)?reihenfolge(?:\s+(?:lautet|ist))?|activation(?:\s+dans\s+l'ordre)?(?=\s*:)|"
    r"ordre (?:de marche|de priorité)|s\.?o\.?(?=\s*:)",
    r"rules?(?=\s*:)|regeln?(?=\s*:)|règles?(?=\s*:)|more|message (?:to|for)",
    r"generals?|generäle|généraux|gen\.?|turn|zug|tour|key|orders for turn|end",
)
KEYWORD = re.compile(
    rf"^\s*(?:t\d{{1,2}}[.:,]\s+)?(?P<word>{'|'.join(KEYWORDS)})\b[\s:–-]*(?P<rest>.*)$", re.IGNORECASE | re.DOTALL
)
CORRECTION = re.compile(r"\*\s*[^\W\d_]{3,}\*?")
RULE_WORDS = ("standing", "dauer", "consigne", "so", "s.o", "rule", "regel", "règle")
SLIPS = 3.0  # between a word and the one put right in the next line
SALUTE = re.compile(r"\s*((?:\w+\s+){0,2}\w+)\s*[,!]\s+")  # a greeting before the first order, in one line with it
PRIORITIES = ("priorit", "prio", "order of", "sequence", "reihenfolge", "die reihenfolge", "activation", "ordre de")
LETTERED = re.compile(r"\s*(?:(?:and|und|et)\s+)?\(?[a-h]\)\s", re.IGNORECASE)  # (b), within a paragraph
IF = {"en": "if", "fr": "si", "de": "wenn"}
# An exception that is an order of its own: *except 1/92 -> E5*.
EXCEPTED = re.compile(
    r"\s*(?:except(?:ing| for)?|save|bar|but|only|außer|nur|sauf)\s+(?P<rest>\S+\s*(?:[-=]+>|→|:)\s*\S.*)$",
    re.IGNORECASE | re.DOTALL,
)
NOTHING = frozenset({"none", "nothing", "nil", "n/a", "keine", "nichts", "aucun", "aucune", "rien", "néant"})
FORBIDDEN = frozenset({"go", "advance", "withdraw", "leave", "charge", "pursue", "fire", "attack", "fight", "limber"})
WISHING = frozenset(
    {"soll", "sollen", "moge", "mogen", "wolle", "muss", "mussen", "doit", "doivent", "devra", "devront", "voudra",
     "veuille", "faut", "shall", "must"}
)  # fmt: skip
BEING = frozenset({"ist", "sind", "est", "sont", "is", "are", "was", "war", "etait"})
SHORT_LINE = 5  # words: a line that names troops and little else wants something of them
PLURAL_SQUARES = frozenset({"squares", "carres", "karrees", "vierecke"})
LATER = re.compile(
    r"\b(?:when they (?:get|come) here|reinforcements?|on arrival|upon arrival|verstärkung\w*|renforts?|"
    r"à leur arrivée)\b",
    re.IGNORECASE,
)


class SentenceReader(Headings):
    """Reads the sentences of one letter."""

    def sentence(self, stretch: Stretch, *, fresh: bool, paragraph: bool) -> None:
        """Read one sentence."""
        raw = self.without_item_mark(stretch.raw) if fresh or LETTERED.match(stretch.raw) else stretch.raw
        if not re.search(r"[^\W_]", raw):
            return
        raw = with_goals(without_leaders(raw), self.world.stands_in)
        excepted = EXCEPTED.match(raw) if fresh else None
        if excepted is not None and self.names_troops(excepted["rest"]):
            raw = excepted["rest"]
        if fresh and is_sector(raw):
            self.block = self.subject = None
            self.note(stretch)
            return
        if raw.strip(" .!").lower() in NOTHING:
            self.note(stretch)
            return
        if CORRECTION.fullmatch(raw.strip()) and self.corrected(stretch, raw.strip().strip("*")):
            return
        if fresh and not self.standing and (paragraph or (self.block is not None and raw != stretch.raw)):
            self.subject = None if self.block is None else self.block
            self.doubtful = False
        if fresh and self.generals_here:
            self.generals = self.generals_here = False
        if self.heading(stretch, raw, fresh):
            return
        if self.is_situation(stretch, raw, fresh):
            return
        if LATER.search(raw) and len(raw) < 60 and fresh:
            self.later, self.block, self.generals, self.standing = True, None, False, False
            self.note(stretch)
            return
        keyword = KEYWORD.match(raw) if fresh else None
        forced, standing = False, self.standing or (self.ruling and not fresh)
        self.ruling = standing and not self.standing
        if keyword:
            word = keyword["word"].lower().rstrip(".")
            if word.startswith(PRIORITIES):
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
                standing, raw, self.ruling = True, keyword["rest"], True
                if re.match(r"\s*all\b", raw, re.IGNORECASE):
                    self.subject = None
                    raw = re.sub(r"^\s*all\b[\s:]*(?=\S)", "all ", raw, flags=re.IGNORECASE)
            elif (
                word.startswith(("general", "generäl", "généra"))
                and keyword["rest"].strip()
                and ":" in raw[: len(word) + 3]
            ):
                self.generals, self.generals_here, raw = True, True, keyword["rest"]
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
        if IN_CENTIMETRES.search(stretch.raw):
            self.ask(replace(stretch, raw=shown), Doubt("Where is that? Name the ground or the square."))
            return
        stretch = replace(stretch, raw=plainer(stretch.raw))
        text = Text(stretch.raw)
        if self.is_inverted(text) or self.is_implied(text):
            word = IF[self.spotter.lexicon.languages[0]] if not self.is_inverted(text) else "wenn"
            stretch = replace(stretch, raw=f"{word} {stretch.raw[:1].lower()}{stretch.raw[1:]}")
            text = Text(stretch.raw)
        shown_stretch = replace(stretch, raw=shown)
        if not text.words:
            return
        anew = self.taken_back(stretch)
        if anew is not None:
            put_right, sure = anew
            self.understand(
                put_right, shown=shown, forced=forced, standing=standing, unsure=unsure or not sure, fresh=fresh
            )
            return
        if self.is_withdrawn(stretch):
            self.note(shown_stretch)
            return
        if fresh and TOLD.fullmatch(stretch.raw.partition(":")[0].strip()) and ":" in stretch.raw:
            self.note(shown_stretch)
            return
        tail = self.after_heading(stretch) if fresh else None
        if tail is not None:
            self.understand(tail, shown=tail.said, forced=forced, standing=standing, unsure=unsure, fresh=fresh)
            return
        salute = SALUTE.match(stretch.raw)
        if salute and self.is_noted(text) and self.greets(text) and len(stretch.raw[salute.end() :].split()) > 2:
            self.note(replace(stretch, raw=salute[1]))
            rest = replace(stretch, raw=stretch.raw[salute.end() :])
            self.understand(rest, shown=rest.said, fresh=fresh)
            return
        if self.is_noted(text):
            spots = self.spotter.spots(text)
            ordered = self.after_greeting(stretch, text, spots)
            if ordered is not None:
                self.understand(ordered, shown=ordered.said, fresh=fresh)
                return
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
        starts = [0, *stream_of_clauses(text, spots), len(text.words)]
        if len(starts) > 3:
            for start, end in pairwise(starts):
                said = re.sub(r"\s+(?:and|then|and then|also)\s*$", "", text.raw_between(start, end))
                self.understand(replace(stretch, raw=said), shown=" ".join(said.split()), fresh=False)
            return
        sentence = Composer(self.world, self.spotter.lexicon, text, spots, self.spoken or self.subject).compose()
        sentence.question = sentence.question or stretch.raw.rstrip().endswith("?")
        if sentence.question and not self.polite(text, sentence):
            self.asked_of_umpire(shown_stretch, stretch, text, spots, sentence)
            return
        sentence.question = False
        if not forced and not standing and self.is_sequence(text, spots):
            self.priority(shown_stretch, stretch.raw)
            return
        self.in_person(text, sentence)
        self.carry_on(sentence)
        for act in sentence.acts:
            if act.subject is not None and act.subject.rest:
                act.subject = self.the_rest(act.subject, sentence)
            if act.object is not None and act.object.rest:
                act.object = self.the_rest(act.object, sentence)
                act.puzzled = True  # whom the others are is his to say, where they are no more than spoken of
        explicit = [act for act in sentence.acts if act.subject is not None]
        default = None if self.names_others(spots) else self.default(explicit, standing)
        if default is not None and not default.general and any(a.self_ and a.subject is None for a in sentence.acts):
            default = None  # you yourself: a general who is not named
        orders = [act for act in sentence.acts if not act.empty]
        if self.tells_of_enemy(spots, explicit):
            self.note(shown_stretch)
            return
        stranger = self.stranger(text, spots) if orders and not standing and not forced else ""
        if stranger and (sentence.acts[0].subject is None or not explicit):
            if not self.who_are(shown_stretch, text, stranger):
                self.not_his(shown_stretch, stranger)
            return
        if not orders or self.is_statement(text, sentence, explicit):
            self.no_order(shown_stretch, spots, explicit)
            return
        hedged = any(act.condition is not None for act in orders)
        first = next((spot for spot in spots if spot.kind not in ("mark", "filler", "link", "modal")), None)
        if hedged and not explicit and all(act.verb == "withdraw" for act in orders):
            default = self.watched(spots) or default
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
            if any(act.negated and act.verb in FORBIDDEN for act in orders):
                self.forbid(shown_stretch, orders)
            elif not self.who_shall(shown_stretch, orders):
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
        clear = [act.subject for act in explicit if act.subject is not None and not act.subject.loose and not act.self_]
        if explicit:
            self.subject = clear[-1] if clear else self.subject
            self.doubtful = False
            self.spoken = self.subject
            if fresh and self.is_block_head(stretch.raw, spots) and explicit[0].subject:
                self.block = explicit[0].subject
        read, asked = len(self.items), len(self.asked)
        self.deliver(
            shown_stretch,
            text,
            spots,
            sentence,
            outcome,
            unsure=unsure
            or (self.doubtful and not explicit and not self.is_rule(outcome))
            or sentence.question
            or self.later
            or self.corrects_itself(text),
        )
        if explicit and not clear and len(self.items) == read and len(self.asked) > asked:
            self.doubtful = True  # nobody knows yet for whom that was: nor what follows

    def watched(self, spots: list[Spot]) -> Troops | None:
        """Of whom a condition is told, where nobody else is named: ``when the 5th is halved, back to the farm``."""
        named = [spot.value for spot in spots if isinstance(spot.value, Troops) and spot.value.own]
        return named[0] if len(named) == 1 and not named[0].loose and not named[0].everybody else None

    def is_rule(self, outcome: Outcome) -> bool:
        """Whether nothing but rules for all came of a sentence."""
        return all(line.text.startswith("STANDING") for line in outcome.lines)

    def who_are(self, stretch: Stretch, text: Text, stranger: str) -> bool:
        """``My darlings go to F5``: ask once whom he means by words of his own. Whether it was asked."""
        words = plain_words(stranger)
        at = next((n for n in range(1, len(text.words)) if tuple(text.bare[n : n + len(words)]) == words), 0)
        if not at or text.bare[at - 1] not in MINE or any(character.isdigit() for character in stranger):
            return False
        said = text.raw_between(at - 1, at + len(words))
        choices: list[tuple[str, str]] = []
        for id in self.world.lowest:
            if (
                id not in self.world.generals
                or not set(self.world.commands[id]) & self.world.present
                or len(choices) == MOST_CHOICES
            ):
                continue
            named = replace(self.spotter, nicknames=Nicknames(self.world, {**self.nicknames, said: id}))
            sentence = Composer(self.world, named.lexicon, text, named.spots(text)).compose()
            lines = self.answerer.answer(sentence, None, generals=self.generals).lines
            choices += [(lines[0].text, id)] if lines else []
        asked = Doubt(f"Who is “{said}”?", tuple(line for line, _ in choices), said, tuple(id for _, id in choices))
        self.ask(stretch, asked)
        return True

    def forbid(self, stretch: Stretch, orders: list[Act]) -> None:
        """``One does not cross the brook``: what nobody is to do, where it is no decision of the rulebook."""
        everybody = Troops(tuple(self.world.own), said="all", everybody=True)
        for act in orders:
            outcome = Outcome()
            if self.answerer.standing_answer(everybody, act, outcome, False):
                for line in outcome.lines:
                    self.take(line, stretch.line, stretch.said, line.notes)
                for doubt in outcome.doubts:
                    self.ask(stretch, doubt)
                return
        self.ask(stretch, Doubt("Orders say what to do, not what to leave. Whom do you mean, and what shall they do?"))

    def asked_of_umpire(
        self, shown: Stretch, stretch: Stretch, text: Text, spots: list[Spot], sentence: Sentence
    ) -> None:
        """A question to the umpire. An order before it, parted by a comma, counts for itself."""
        named = [act.subject for act in sentence.acts if act.subject is not None and not act.subject.loose]
        commas = [spot.start for spot in spots if spot.kind == "mark" and spot.value == ","]
        if (
            spots
            and spots[0].kind == "troops"
            and commas
            and len(spots) > 2
            and (spots[1].kind == "verb" or (spots[1].kind == "modal" and text.bare[spots[1].start] not in BEING))
        ):
            column = text.folded.columns[text.words[commas[-1]].start]
            tail = replace(stretch, raw=stretch.raw[column + 1 :])
            self.note(tail, question=True)
            self.understand(replace(stretch, raw=stretch.raw[:column]), shown=" ".join(stretch.raw[:column].split()))
            return
        if len(named) >= 1:
            self.subject = named[0]
        self.note(shown, question=True)

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
        wished = any(spot.kind == "modal" for spot in spots) and not WISHING.isdisjoint(Text(stretch.raw).bare)
        if named and wished and any(spot.kind == "unknown" for spot in spots):
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
        verbless = verbless or any(act.puzzled for act in sentence.acts)
        heavy = len(unknown) > 0.75 * content or verbless or any(word.lower() in TYPES for word in unknown)
        excepted = any(act.excepted is not None for act in sentence.acts)
        dangling = any(act.only for act in sentence.acts) or (self.second_thoughts(text) and not excepted)
        because = tuple(f"not understood: {', '.join(unknown)}" for _ in (1,) if unknown)
        lines = list(outcome.lines)
        standing = all(line.text.startswith("STANDING") for line in lines)
        narrowed = any(act.only for act in sentence.acts) and not standing
        loose = any(not act.verb and act.parts and act.subject and act.subject.loose for act in sentence.acts)
        scattered = any(self.is_scattered(act) or self.overrules(act) for act in sentence.acts)
        loose = loose or any(
            act.subject is not None and act.subject.rest and act.verb not in ("hold", "defend", "cease", "fire")
            and len({self.world.own[id].of for id in act.subject.own if id in self.world.own}) > 1
            for act in sentence.acts
        )  # fmt: skip
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
