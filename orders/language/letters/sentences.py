"""Sentences: one after the other spotted, composed, weighed and answered, each in the light of those before it."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

from battles.engine.worded import worded
from orders.language.letters.acts import Act
from orders.language.letters.brigades import with_brigades
from orders.language.letters.composing import Composer
from orders.language.letters.cutting import CHECKED, UNCHECKED
from orders.language.letters.idioms import in_plain_english
from orders.language.letters.keywords import Keywords
from orders.language.letters.musings import may_order, musings_in
from orders.language.letters.notations import (
    crossed,
    is_left_empty,
    is_nothing,
    is_sector,
    with_cross,
    with_goals,
    with_labels,
    with_ticks,
    without_leaders,
)
from orders.language.letters.plainer import OTHER_GENERALS, THINKS_AGAIN, WHEN_THAT_IS, plainer
from orders.language.letters.results import Noted
from orders.language.letters.retracting import stream_of_clauses
from orders.language.letters.saying import Doubt, Outcome
from orders.language.letters.spots import Spot
from orders.language.letters.talk import is_talk
from orders.language.letters.telling import TOLD
from orders.language.letters.text import Stretch, Text
from orders.language.letters.troops import Troops
from orders.language.letters.utterances import Manner, Utterance
from orders.language.spelling import distance

CORRECTION = re.compile(r"\*\s*[^\W\d_]{3,}\*?")
SLIPS = 3.0  # between a word and the one put right in the next line
SALUTE = re.compile(r"\s*((?:\w+\s+){0,2}\w+)\s*[,!]\s+")  # a greeting before the first order, in one line with it
LETTERED = re.compile(r"\s*(?:(?:and|und|et)\s+)?\(?[a-h]\)\s", re.IGNORECASE)  # (b), within a paragraph
IF = {"en": "if", "fr": "si", "de": "wenn"}
# An exception that is an order of its own: *except 1/92 -> E5*.
EXCEPTED = re.compile(
    r"\s*(?:except(?:ing| for)?|save|bar|but|only|außer|nur|sauf)\s+(?P<rest>\S+\s*(?:[-=]+>|→|:)\s*\S.*)$",
    re.IGNORECASE | re.DOTALL,
)
INITIALS = re.compile(r"[-–—~]*\s*[A-Z]\.?(?:\s?[A-Z]\.)+|[-–—~]+\s*[A-Z]{1,3}|[A-Z]{2}")  # a signature
# *7M: siehe unten*: the order stands elsewhere in the letter.
ELSEWHERE = re.compile(
    r"(?:[^:]{1,40}:\s*)?\W*(?:(?:siehe|vgl\.?|s\.|see|voir|cf\.?|vide)\s*(?:weiter\s+|further\s+|plus\s+)?"
    r"(?:unten|oben|below|above|down|bas|haut|ci-dessous|ci-dessus|infra|supra|u\.|o\.|text|texte|mehr|more|there|dort)"
    r"|s\.\s?[uo]\.|ci-dessous|see (?:the )?(?:end|text|notes?))\W*",
    re.IGNORECASE,
)
# *Sollte ich mich verlesen haben, bitte ich um Nachsicht*: of himself and his map, nothing that troops could wait for.
APOLOGY = re.compile(
    r"\W*(?:und\s+|et\s+|and\s+)?(?:(?:falls|wenn|sollten?|sofern|si|s['’]il y a|if|should)\b)[^;.!?]{0,90}?"
    r"\b(?:abgelesen|gelesen|verlesen|gemessen|vermessen|verschrieben|vertan|verzählt|verrechnet|geirrt|irre|irren|"
    r"ausgefüllt|verstanden|missverstanden|übersehen|falsch|fehler|trompé\w*|trompe|erreur|mal\s+(?:lu|mesuré|compris|"
    r"noté|rempli|écrit)|oublié\w*|faux|fausse|mistaken?|misread|mismeasured|misunderstood|wrong|wrongly)\b[^;.!?]*",
    re.IGNORECASE,
)
# *I should be grateful if the following could be carried out.*
# *PS: the 2/28 stays*: an order all the same.
POSTSCRIPT = re.compile(
    r"\W*(?:p\.?\s?[-–]?\s?s\.?(?:\s?s\.?)?|n\.?\s?b\.?|post[\s-]?scriptum|nachtrag|nachsatz|nachschrift)(?!\w)\s*[:.,;–—-]*\s*",
    re.IGNORECASE,
)
THE_FOLLOWING = re.compile(
    r"^[^:;]*\b(?:the following|what follows|these (?:orders|instructions)|folgendes|ce qui suit)\b"
    r"[^:;]*\b(?:carried out|executed|done|obeyed|followed|ausgeführt|befolgt|exécuté\w*)\b[\s.!]*$"
    r"|^\W*(?:please\s+)?(?:carry out|execute|do|obey)\s+(?:the following|what follows|these orders)[\s.:!]*$",
    re.IGNORECASE,
)
ANY_OF_THEM = frozenset({"whichever", "whoever"})
FORBIDDEN = frozenset({"go", "advance", "withdraw", "leave", "charge", "pursue", "fire", "attack", "fight", "limber"})
BEING = frozenset({"ist", "sind", "est", "sont", "is", "are", "was", "war", "etait"})
IMPERSONAL = frozenset({("it", "is"), ("il", "est"), ("il", "faut"), ("il", "y"), ("es", "ist")})
SINGLY = frozenset({"it", "he", "she", "il", "elle", "er"})
PLURAL_SQUARES = frozenset({"squares", "carres", "karrees", "vierecke"})
LATER = re.compile(
    r"\b(?:when they (?:get|come) here|reinforcements?|on arrival|upon arrival|verstärkung\w*|renforts?|"
    r"à leur arrivée)\b",
    re.IGNORECASE,
)
# The place of an intent, on a line of its own.
WHERE = re.compile(r"\n\s*(?:where|wo|wohin|où|lieu|place|objective|to)\b[\s:.…_]*", re.IGNORECASE)
AND_SO_ON = re.compile(r"\s+(?:and|then|and then|also)\s*$")


class SentenceReader(Keywords):
    """Reads the sentences of one letter."""

    def sentence(self, stretch: Stretch, *, fresh: bool, paragraph: bool) -> None:
        """Read one sentence. ``fresh``: it begins a line; ``paragraph``: and a paragraph."""
        raw = self.without_item_mark(stretch.raw) if fresh or LETTERED.match(stretch.raw) else stretch.raw
        if not re.search(r"[^\W_]", raw):
            return
        added = POSTSCRIPT.match(raw)
        if added is not None and self.names_own(Text(self.in_full(raw[added.end() :]))):
            raw = THINKS_AGAIN.sub("", raw[added.end() :])
        if fresh and is_left_empty(raw):
            self.note(stretch)
            return
        if len(either := crossed(raw)[1]) > 1:
            self.ask(stretch, self.which_is_crossed(either))
            return
        raw = self.in_full(with_ticks(with_cross(raw)))
        raw = with_goals(with_labels(without_leaders(raw)) if fresh else raw, self.world.stands_in)
        excepted = EXCEPTED.match(raw) if fresh else None
        if excepted is not None and self.names_troops(excepted["rest"]):
            raw = excepted["rest"]
        if self.says_nothing(stretch, raw, fresh):
            return
        if fresh and not self.standing and (paragraph or (self.block is not None and raw != stretch.raw)):
            self.subject = None if self.block is None else self.block
            self.doubtful = False
        if fresh and self.generals_here:
            self.generals = self.generals_here = False
        if fresh and (comrades := self.comrades(raw)):
            self.not_his(stretch, comrades)
            return
        headed, self.under_heading = self.under_heading, False
        if self.heading(stretch, raw, fresh):
            self.under_heading = True
            return
        if (not headed and self.entitled(stretch, raw)) or self.is_situation(stretch, raw, fresh):
            return
        if LATER.search(raw) and len(raw) < 60 and fresh:
            self.later, self.block, self.generals, self.standing = True, None, False, False
            self.note(stretch)
            return
        ruled = self.standing or (self.ruling and not fresh)
        self.ruling = ruled and not self.standing
        told = self.keyword(stretch, raw, Manner(stretch.said, standing=ruled, fresh=fresh, paragraph=paragraph))
        if told is None:
            return
        raw, manner = told
        self.before = stretch
        unchecked = bool(UNCHECKED.search(raw))
        raw = WHERE.sub(" to ", CHECKED.sub(" ", UNCHECKED.sub(" ", raw)))
        self.understand(replace(stretch, raw=raw), replace(manner, unsure=unchecked))

    def which_is_crossed(self, either: list[str]) -> Doubt:
        """Which of the words is meant between which the cross of a form stands."""
        command = self.block.commands[0] if self.block is not None and len(self.block.commands) == 1 else ""
        kind = self.answerer.block(command).split()[0] if command else ""
        choices = [f"{kind} {command}: INTENT {word.upper()}" for word in either if command]
        return Doubt(worded("Which of them do you mean?"), tuple(choices))

    def comrades(self, raw: str) -> str:
        """Troops of his side that another commands, whom a line names before its colon by the very name they bear."""
        head, colon, _ = raw.partition(":")
        said = head.strip()
        if not colon or not said:
            return ""
        others = (one for one in self.world.names.entries if one.friendly and not one.orderable)
        return said if any(said in (one.id, one.label) for one in others) else ""

    def says_nothing(self, stretch: Stretch, raw: str, fresh: bool) -> bool:
        """Take a line that orders nothing itself: part of the field, *none*, or the word meant in the line before."""
        if fresh and is_sector(raw):
            self.block = self.subject = None
            self.note(stretch)
            return True
        if THE_FOLLOWING.search(raw) or not OTHER_GENERALS.sub("", raw).strip(" .!"):
            self.note(stretch)
            return True
        if is_talk(raw) and not self.means_troops(Text(raw)):
            self.note(stretch)
            return True
        if ELSEWHERE.fullmatch(raw.strip()):
            self.noted.append(Noted(stretch.line, stretch.said))
            return True
        if is_nothing(raw) or (fresh and INITIALS.fullmatch(raw.strip())):
            self.note(stretch)
            return True
        return bool(CORRECTION.fullmatch(raw.strip())) and self.corrected(stretch, raw.strip().strip("*"))

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
        self.understand(replace(before, raw=before.raw.replace(near[0], word)), Manner(before.said))
        return True

    def understand(self, stretch: Stretch, manner: Manner) -> None:
        """Spot, compose, weigh and answer one sentence."""
        shown = replace(stretch, raw=manner.shown)
        stretch, alone = self.to_the_general(stretch)
        manner = replace(manner, unsure=manner.unsure or alone)
        stretch = self.with_if(replace(stretch, raw=self.in_full(self.by_name(plainer(self.plain_words(stretch.raw))))))
        text = Text(stretch.raw)
        if not re.search(r"[^\W_]", stretch.raw):
            self.note(shown)
            return
        if not text.words or self.thinks_again(stretch, shown, manner) or self.opens(stretch, shown, text, manner):
            return
        spots = self.spotter.spots(text)
        starts = [0, *stream_of_clauses(text, spots), len(text.words)]
        if len(starts) > 3:
            for start, end in pairwise(starts):
                part = replace(stretch, raw=AND_SO_ON.sub("", text.raw_between(start, end)))
                self.understand(part, Manner(part.said, fresh=False))
            return
        sentence = Composer(self.world, self.spotter.lexicon, text, spots, self.spoken or self.subject).compose()
        said = Utterance(stretch, shown, text, spots, sentence, manner)
        sentence.question = sentence.question or stretch.raw.rstrip().endswith("?")
        if sentence.question and not self.polite(text, sentence):
            self.asked_of_umpire(said)
            return
        sentence.question = False
        if not manner.forced and not manner.standing and self.is_sequence(text, spots):
            self.priority(shown, stretch.raw)
            return
        self.look_back(said)
        if not self.orders_nothing(said):
            self.give(said)

    def plain_words(self, raw: str) -> str:
        """A sentence without the clauses in which its writer speaks of himself, but for those that may order something.

        Of English the turns of phrase are put into plain words.
        """
        raw = WHEN_THAT_IS.sub("", raw)
        raw = in_plain_english(raw) if "en" in self.spotter.lexicon.languages else raw
        for start, end in reversed(musings_in(raw)):
            clause = Text(raw[start:end])
            if not clause.words or self.names_own(clause) or (may_order(raw[start:end]) and self.tells_to_do(clause)):
                continue
            raw = f"{raw[:start].rstrip(' ,;:(–—-')}{' ' if start and raw[end:].strip() else ''}{raw[end:]}"
        return raw

    def by_name(self, raw: str) -> str:
        """A sentence with the names of brigades that are told by their number."""

        def troops_in(text: Text) -> list[Troops]:
            return [spot.value for spot in self.spotter.spots(text) if isinstance(spot.value, Troops)]

        return with_brigades(raw, self.world, troops_in)

    def with_if(self, stretch: Stretch) -> Stretch:
        """A condition that stands without its word, with it."""
        text = Text(stretch.raw)
        inverted = self.is_inverted(text)
        if not inverted and not self.is_implied(text):
            return stretch
        word = "wenn" if inverted else IF[self.spotter.lexicon.languages[0]]
        return replace(stretch, raw=f"{word} {stretch.raw[:1].lower()}{stretch.raw[1:]}")

    def thinks_again(self, stretch: Stretch, shown: Stretch, manner: Manner) -> bool:
        """Read a sentence with second thoughts as it stands after them. Whether it has any."""
        left = self.called_off(stretch, shown)
        if left is not None:
            done = len(self.items), len(self.asked)
            if left:
                self.understand(replace(stretch, raw=left), Manner(left))
            if left and done == (len(self.items), len(self.asked)):
                self.ask(replace(shown, raw=left), Doubt(worded("What shall they do?")))
            return True
        anew = self.taken_back(stretch)
        if anew is not None:
            put_right, sure = anew
            self.understand(put_right, replace(manner, unsure=manner.unsure or not sure))
            return True
        if self.is_withdrawn(stretch):
            self.note(shown)
            return True
        return False

    def opens(self, stretch: Stretch, shown: Stretch, text: Text, manner: Manner) -> bool:
        """Take a sentence that greets, tells or is headed; what stands behind that is read by itself. Whether so."""
        head, colon, _ = stretch.raw.partition(":")
        if colon and TOLD.fullmatch(head.strip()) and (manner.fresh or " " in head.strip()):
            self.note(shown)
            return True
        tail = self.after_heading(stretch) if manner.fresh else None
        if tail is not None:
            self.understand(tail, manner.of(tail))
            return True
        if APOLOGY.match(stretch.raw) and not self.names_own(Text(stretch.raw.partition(";")[0])):
            self.note(shown)
            return True
        if not self.is_noted(text):
            return False
        salute = SALUTE.match(stretch.raw)
        if salute and self.greets(text) and len(stretch.raw[salute.end() :].split()) > 2:
            self.note(replace(stretch, raw=salute[1]))
            rest = replace(stretch, raw=stretch.raw[salute.end() :])
            self.understand(rest, Manner(rest.said, fresh=manner.fresh))
            return True
        spots = self.spotter.spots(text)
        ordered = self.after_greeting(stretch, text, spots)
        if ordered is not None:
            self.understand(ordered, Manner(ordered.said, fresh=manner.fresh))
            return True
        self.remember(stretch, spots)
        self.note(shown)
        return True

    def names_own(self, text: Text) -> bool:
        """Whether troops of his are named in a sentence, by more than what they are."""
        troops = (spot.value for spot in self.spotter.spots(text))
        return any(isinstance(one, Troops) and bool(one.own) and not (one.loose or one.everybody) for one in troops)

    def means_troops(self, text: Text) -> bool:
        """Whether a sentence names troops of his without a slip, or where anything is and how it stands."""
        for spot in self.spotter.spots(text):
            named = isinstance(spot.value, Troops) and bool(spot.value.own) and not spot.slip
            if named and isinstance(spot.value, Troops) and not (spot.value.loose or spot.value.everybody):
                return True
            if spot.kind in ("ground", "spot", "formation", "length") or spot.means("kind", "village", "wood", "house"):
                return True
        return False

    def tells_to_do(self, text: Text) -> bool:
        """Whether words hold anything that troops could do, or where."""
        return any(spot.kind in ("verb", "formation", "ground", "spot", "length") for spot in self.spotter.spots(text))

    def remember(self, stretch: Stretch, spots: list[Spot]) -> None:
        """Of whom and of what ground a sentence spoke that is noted: the next may say *they* and *there*."""
        troops = [spot.value for spot in spots if isinstance(spot.value, Troops)]
        named = [one for one in troops if one.own and not one.loose]
        if len(named) == 1 and stretch.raw.rstrip().endswith(":"):
            self.subject = named[0]
        for spot in spots:
            if spot.kind == "ground" and isinstance(spot.value, tuple) and len(spot.value) == 1:
                self.answerer.where.remember(spot.value[0])

    def look_back(self, said: Utterance) -> None:
        """What a sentence takes from those before it: who *I* am, verbs left out, and who *the others* are."""
        self.in_person(said.text, said.sentence)
        self.carry_on(said.sentence)
        for act in said.sentence.acts:
            if act.subject is not None:
                act.subject = self.of_the_block(act.subject, act, said.manner)
            if act.subject is not None and act.subject.rest:
                whole, act.subject = act.subject, self.the_rest(act.subject, said.sentence)
                same = set(whole.own) == set(act.subject.own) and 1 < len(whole.own) < len(self.world.own)
                act.puzzled = act.puzzled or (same and act.verb != "hold")  # the rest without whom?
            if act.object is not None and act.object.rest:
                wanted, act.object = act.object.some, self.the_rest(act.object, said.sentence)
                found = bool(wanted) and len(act.object.own) == wanted
                act.puzzled = not found  # whom the others are is his to say, where they are no more than spoken of
            self.beside_the_others(act)
            spoken = [part.to for part in act.parts if isinstance(part.to, Troops)]
            act.puzzled = act.puzzled or any(to.rest and len(to.own) > 1 for to in spoken)

    def of_the_block(self, who: Troops, act: Act, manner: Manner) -> Troops:
        """Troops called by their kind under a heading: *the guns* below ``5th Division`` are those of the 5th.

        All of a kind, and a rule laid down in a paragraph of its own, are meant for the whole side.
        """
        block = self.block
        by_kind = bool(who.arm or who.kind) and not (who.commands or who.everybody or who.rest or who.some)
        if block is None or not block.commands or not by_kind:
            return who
        rule = act.formation == "square" or act.verb in ("pursue", "charge", "counter") or act.condition is not None
        kept = tuple(id for id in who.own if id in block.own)
        if not kept or (rule and manner.paragraph):
            return who
        return replace(who, own=kept)

    def orders_nothing(self, said: Utterance) -> bool:
        """Note, refuse or ask about a sentence that orders nothing, or nothing for his own. Whether it is one."""
        explicit, orders, manner = said.explicit, said.orders, said.manner
        if self.tells_of_enemy(said.spots, explicit):
            self.note(said.shown)
            return True
        stranger = self.stranger(said.text, said.spots) if orders and not (manner.standing or manner.forced) else ""
        if stranger and (said.sentence.acts[0].subject is None or not explicit):
            if not self.who_are(said.shown, said.text, stranger):
                self.not_his(said.shown, stranger)
            return True
        if not orders or self.is_statement(said.text, said.sentence, explicit):
            self.no_order(said.shown, said.spots, explicit)
            return True
        first = next((spot for spot in said.spots if spot.kind not in ("mark", "filler", "link", "modal")), None)
        denied = first is not None and first.kind == "not"
        by_name = any(act.subject is not None and not act.subject.loose for act in explicit)
        if denied and not by_name and not any(act.verb not in ("", "form") for act in orders):
            self.ask(said.shown, Doubt(worded("What shall they do, then?")))
            return True
        return False

    def whom(self, said: Utterance) -> Troops | None:
        """Whom a sentence is for where it does not say so."""
        explicit = said.explicit
        default = None if self.names_others(said.spots) else self.default(explicit, said.manner.standing)
        if (
            default is not None
            and not default.general
            and any(a.self_ and a.subject is None for a in said.sentence.acts)
        ):
            default = None  # you yourself: a general who is not named
        default = self.spoken_of_singly(said, default)
        theirs = any(spot.kind == "they" for spot in said.spots)
        if said.hedged and not explicit and (theirs or all(act.verb in ("withdraw", "counter") for act in said.orders)):
            default = self.watched(said.spots) or default
        return default

    def spoken_of_singly(self, said: Utterance, default: Troops | None) -> Troops | None:
        """``It charges back`` below those of a kind: the one of them who was spoken of last, not all of them."""
        spoken = self.spoken
        if default is None or default.commands or default is not self.block or said.explicit or spoken is None:
            return default
        one = len(spoken.commands) == 1 or len(spoken.own) == 1
        among = bool(spoken.own) and set(spoken.own) < set(default.own)
        return spoken if one and among and self.says_it(said) else default

    def says_it(self, said: Utterance) -> bool:
        """Whether a sentence calls somebody *it* or *he*; ``it is forbidden`` calls nobody so."""
        words = said.text.bare
        return tuple(words[:2]) not in IMPERSONAL and not SINGLY.isdisjoint(words)

    def give(self, said: Utterance) -> None:
        """Answer a sentence that orders something, and enter what comes of it."""
        explicit, orders, manner = said.explicit, said.orders, said.manner
        default = self.whom(said)
        nobody = default is None and not explicit and not said.hedged
        if nobody and not self.imperative(said.spots, orders, manner.standing):
            if any(act.negated and act.verb in FORBIDDEN for act in orders):
                self.forbid(said.shown, orders)
            elif not self.who_shall(said.shown, orders):
                if said.spots[0].kind == "spot" and any(act.verb for act in orders):
                    self.ask(said.shown, Doubt(worded("For whom is this meant? I found no troops of yours in it.")))
                else:
                    self.note(said.shown)
            return
        ruling = any(act.formation == "square" or act.verb in ("pursue", "charge", "counter") for act in orders)
        squares = any(word in PLURAL_SQUARES for word in said.text.bare)
        if ruling and not explicit and (squares or (manner.fresh and not self.is_of_one(said, default))):
            default = self.block  # a rule laid down on a line of its own is for all of the block
        whom = next((act.subject for act in reversed(orders) if act.subject is not None), default)
        self.done_before = [replace(act, subject=whom) for act in orders if act.subject in (None, whom)]
        outcome = self.answerer.answer(said.sentence, default, generals=self.generals, standing=manner.standing)
        clear = [act.subject for act in explicit if act.subject is not None and not act.subject.loose and not act.self_]
        if explicit:
            self.subject = clear[-1] if clear else self.subject
            self.speak_of_regiment(clear)
            self.doubtful = False
            self.spoken = self.subject
            if manner.fresh and self.is_block_head(said.stretch.raw, said.spots) and explicit[0].subject:
                self.block = explicit[0].subject
        read, asked = len(self.items), len(self.asked)
        doubtful = self.doubtful and not explicit and not self.is_rule(outcome)
        unsure = manner.unsure or doubtful or self.later or self.corrects_itself(said.text)
        unsure = unsure or bool(ANY_OF_THEM & set(said.text.bare)) or self.may_be_his_horse(orders)
        unsure = unsure or (not explicit and self.are_most(default) and not self.is_rule(outcome))
        self.deliver(said, outcome, unsure=unsure)
        if explicit and not clear and len(self.items) == read and len(self.asked) > asked:
            self.doubtful = True  # nobody knows yet for whom that was: nor what follows

    def is_of_one(self, said: Utterance, whom: Troops | None) -> bool:
        """Whether a rule is for those who were spoken of: its condition names them, or it calls them *it*."""
        if whom is None or whom.everybody or not whom.own:
            return False
        cases = [act.condition.whom for act in said.orders if act.condition is not None]
        named = any(one is not None and set(one.own) == set(whom.own) for one in cases)
        return named or (whom is self.spoken and self.says_it(said))

    def speak_of_regiment(self, clear: list[Troops]) -> None:
        """Whose battalions *the second* and *the third* are in what follows: of the regiment told something."""
        one = clear[-1].own[0] if clear and len(clear[-1].own) == 1 else ""
        regiment = one.partition("/")[2]
        family = frozenset(id for id in self.world.own if regiment and id.partition("/")[2] == regiment)
        self.spotter.family = family if len(family) > 1 else self.spotter.family

    def watched(self, spots: list[Spot]) -> Troops | None:
        """Of whom a condition is told, where nobody else is named: ``when the 5th is halved, back to the farm``."""
        named = [spot.value for spot in spots if isinstance(spot.value, Troops) and spot.value.own]
        return named[0] if len(named) == 1 and not named[0].loose and not named[0].everybody else None

    def are_most(self, who: Troops | None) -> bool:
        """Whether an order would fall to most of the army by no more than a word in a sentence before it."""
        if who is None or who is self.block:
            return False
        told = {*who.own, *(id for command in who.commands for id in self.world.commands.get(command, ()))}
        return len(told) * 2 > len(self.world.present)

    def is_rule(self, outcome: Outcome) -> bool:
        """Whether nothing but rules for all came of a sentence."""
        return all(line.text.startswith("STANDING") for line in outcome.lines)

    def asked_of_umpire(self, said: Utterance) -> None:
        """A question to the umpire. An order before it, parted by a comma, counts for itself."""
        named = [act.subject for act in said.explicit if act.subject is not None and not act.subject.loose]
        commas = [spot.start for spot in said.spots if spot.kind == "mark" and spot.value == ","]
        begins = [spot.kind for spot in said.spots[:2]]
        told = begins == ["troops", "verb"] or (
            begins == ["troops", "modal"] and said.text.bare[said.spots[1].start] not in BEING
        )
        if told and commas and len(said.spots) > 2:
            column = said.text.folded.columns[said.text.words[commas[-1]].start]
            self.note(replace(said.stretch, raw=said.stretch.raw[column + 1 :]), question=True)
            ordered = replace(said.stretch, raw=said.stretch.raw[:column])
            self.understand(ordered, Manner(ordered.said))
            return
        if named:
            self.subject = named[0]
        self.note(said.shown, question=True)
