"""Understanding: one sentence, put plainly, read as a rule of conduct or as orders; a question is the umpire's."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from battles.engine.worded import worded
from orders.language.letters.after_success import as_a_rule
from orders.language.letters.arrayed import is_array_alone, is_array_of_all, is_van_alone, order_and_array
from orders.language.letters.asides import aside_of
from orders.language.letters.composing import Composer
from orders.language.letters.decisions_told import as_decided
from orders.language.letters.either_of_two import either_of_two
from orders.language.letters.fire_given_free import at_all_comers
from orders.language.letters.flanks_told import FLANK_OF_BOTH
from orders.language.letters.giving import Giving
from orders.language.letters.guns_that_stand import guns_stand
from orders.language.letters.in_that_case import the_same_but, unless_and_then
from orders.language.letters.plainer import plainer
from orders.language.letters.remarks import asks_whether
from orders.language.letters.retracting import stream_of_clauses
from orders.language.letters.rules_besides import order_and_rule
from orders.language.letters.saying import Doubt
from orders.language.letters.talk import (
    apologises,
)
from orders.language.letters.telling import TOLD
from orders.language.letters.text import Stretch, Text
from orders.language.letters.troops import Troops
from orders.language.letters.utterances import Manner, Utterance

SALUTE = re.compile(r"\s*((?:\w+\s+){0,2}\w+)\s*[,!]\s+")  # a greeting before the first order, in one line with it
BEING = frozenset({"ist", "sind", "est", "sont", "is", "are", "was", "war", "etait"})
AND_MORE = re.compile(r"\s*(?:et|und|and)\s+(?:(?:puis|ensuite|dann|then)\s+)?(?=[a-zà-ÿ]{3,}(?:er|ir|re|en)?\s)")
AND_SO_ON = re.compile(r"\s+(?:and|then|and then|also)\s*$")
# *Sorry, Hubert goes to K6*
SORRY = re.compile(
    r"\W*(?:(?:oh|ah|oops|ach|so)\W+)?(?:sorry|pardon|désolée?|entschuldigung|verzeihung)\s*[,:;!–—-]+\s*(?=\w)",
    re.IGNORECASE,
)


# Everybody, at the head of a rule in the words of its decision
EVERYBODY_FIRST = re.compile(
    r"(?P<mark>^\W*)(?:all|everybody)\b:?(?=\s+(?:return|fire|fall|falls|opportunity)\b)", re.IGNORECASE
)
ANYBODY = re.compile(
    r"\b(?:all|every\w*|each|any\w*|nobody|none|no\s+one|who\w*|alle\w*|jede\w*|niemand\w*|keine?r?|wer|tous|toute?s?|chacun\w*|personne|aucun\w*|on|man)\b",
    re.IGNORECASE,
)


class Understanding(Giving):
    """The part of reading sentences that knows what one is: a rule, a rank, second thoughts, a question, orders."""

    def ruled_below_heading(self, raw: str, decided: str) -> str:
        """A rule that names nobody and was put in plain words for everybody: below a heading for whom that names."""
        if decided == raw or self.block is None or not self.block.commands or ANYBODY.search(raw):
            return decided
        return EVERYBODY_FIRST.sub(rf"\g<mark>{', '.join(self.block.commands)}", decided)

    def understand(self, stretch: Stretch, manner: Manner) -> None:
        """Read one sentence: as a rule of conduct, or as orders; where it may be a rule, and no order, it is asked."""
        if self.calls_the_one_told_of(Text(stretch.raw), manner):
            self.subject = self.spoken = self.told_of
        if (called := self.those_called(Text(stretch.raw), manner)) is not None:
            self.subject = self.spoken = called
        stretch = stretch.saying(self.whose_guns_stand(stretch.raw))
        if self.block is None and (
            self.subject is None or self.subject.everybody or self.subject.kind or self.subject.arm
        ):
            stretch = stretch.saying(at_all_comers(stretch.raw))
        said, plain = stretch, self.with_two_told(self.of_these(stretch.raw))
        stretch = stretch.saying(self.with_two_told(as_a_rule(self.ruled_below_heading(plain, as_decided(plain)))))
        pair = self.told_both(stretch.raw) or (self.told_both(said.raw) if FLANK_OF_BOTH.match(stretch.raw) else None)
        if pair is not None and not self.names_own(Text(stretch.raw)):
            self.subject = pair
        if self.thinks_again_of_another(stretch, manner):
            return
        arrayed = (
            order_and_array(stretch.raw) is not None
        )  # the 92e leading, the 93e behind: no rule of who moves first
        if not arrayed and (both := order_and_rule(stretch.raw)) is not None and self.is_of_his(both[0]):
            for told in both:
                self.understand(replace(stretch, raw=told), replace(manner, shown=stretch.said, fresh=False))
            return
        if (either := either_of_two(stretch.raw)) is not None and all(map(self.names_one, either[:2])):
            self.which_of_two(stretch, manner, either[2:])
            return
        if not manner.forced and (two := self.rule_and_rule(stretch.raw)) is not None:
            for rule in two:
                self.understand(replace(stretch, raw=rule), replace(manner, shown=stretch.said, fresh=False))
            return
        if self.leaves_out(stretch, manner) or self.lays_down_but_for(stretch, manner, self.understand):
            return
        if self.lays_down(stretch, manner, self.understand) or self.ranks(stretch, manner):
            return
        suspected, whole, done = self.suspected, self.holding_back, (len(self.items), len(self.asked))
        self.read_orders(stretch, manner)
        self.left_unread(stretch.saying(manner.shown), suspected, done, whole=whole)

    def which_of_two(self, stretch: Stretch, manner: Manner, told: Sequence[str]) -> None:
        """Ask which of two shall do what is told of one of them: one question, where each by himself is one."""
        asked, items = len(self.asked), len(self.items)
        for raw in told:
            alone = replace(manner, shown=stretch.said, fresh=False, unsure=True)
            self.understand(replace(stretch, raw=raw), alone)
        each = self.asked[asked:]
        if len(each) == len(told) and len(self.items) == items:
            del self.asked[asked:]
            choices = tuple(choice for one in each for choice in one.choices)
            self.ask(stretch.saying(manner.shown), Doubt(worded("Which of them do you mean?"), choices))

    def names_one(self, raw: str) -> bool:
        """Whether words name one of his, and nobody else."""
        return [bool(one.own) and not one.enemy for one in self.troops_in(Text(raw))] == [True]

    def whose_guns_stand(self, raw: str) -> str:
        """*They do not limber up if overrun* with the decision by its name, of the batteries that were told of last."""
        last = self.subject or self.block
        return guns_stand(raw, ", ".join(last.own) if last is not None and self.are_guns(last) else "")

    def read_orders(self, stretch: Stretch, manner: Manner) -> None:
        """Spot, compose, weigh and answer one sentence."""
        if (alike := the_same_but(stretch.raw)) is not None and self.names_own(Text(alike[0])):
            for one in alike:
                self.understand(replace(stretch, raw=one), replace(manner, shown=stretch.said, fresh=False))
            return
        where = worded("How they stand to each other is left to them. Where shall these go?")
        if is_array_of_all(stretch.raw) or (is_array_alone(stretch.raw) and self.names_own(Text(stretch.raw))):
            self.of_their_array(stretch.saying(manner.shown), Doubt(where), told=not manner.fresh)
            return
        raw = self.without_how_it_is(self.as_meant(stretch.raw))
        stretch = stretch.saying(self.at_his_station(self.rule_for_all(raw)))
        if parted := self.premise(stretch):
            self.understand(parted, Manner(parted.said, standing=manner.standing, unsure=manner.unsure, fresh=False))
            return
        if self.in_that_case(stretch, manner):
            return
        shown = stretch.saying(manner.shown)
        if (arrayed := order_and_array(stretch.raw)) is not None and self.leads_a_command(arrayed[0]):
            self.understand(replace(stretch, raw=arrayed[0]), manner)
            if is_van_alone(arrayed[1]):
                self.note(replace(shown, raw=arrayed[1]))
            else:
                self.ask(replace(shown, raw=arrayed[1]), Doubt(where))
            return
        stretch, alone = self.to_the_general(stretch)
        manner = replace(manner, unsure=True) if alone else manner
        stretch = self.with_if(stretch.saying(self.in_full(self.by_name(plainer(self.plain_words(stretch.raw))))))
        text = Text(stretch.raw)
        if not re.search(r"[^\W_]", stretch.raw):
            self.note(shown)
            return
        if not text.words or self.thinks_again(stretch, shown, manner) or self.opens(stretch, shown, text, manner):
            return
        spots = self.spotter.spots(text)
        if (mark := aside_of(text, spots)) is not None:
            self.note(replace(stretch, raw=text.raw_between(spots[mark].end, len(text.words))))
            ordered = replace(stretch, raw=text.raw_between(0, spots[mark].start))
            self.understand(ordered, replace(manner, shown=ordered.raw))
            return
        starts = [0, *stream_of_clauses(text, spots), len(text.words)]
        if len(starts) > 3:
            for start, end in pairwise(starts):
                part = replace(stretch, raw=AND_SO_ON.sub("", text.raw_between(start, end)))
                self.understand(part, Manner(part.said, fresh=False))
            return
        spots = self.scoped(text, spots, manner)
        sentence = Composer(self.world, self.spotter.lexicon, text, spots, self.spoken or self.subject).compose()
        said = Utterance(stretch, shown, text, spots, sentence, manner)
        sentence.question = sentence.question or stretch.raw.rstrip().endswith("?")
        if sentence.question and not self.polite(text, sentence):
            self.asked_of_umpire(said)
            return
        sentence.question = False
        self.look_back(said)
        if self.orders_nothing(said):
            self.tell_of(said.spots)
        else:
            self.give(said)

    def in_that_case(self, stretch: Stretch, manner: Manner) -> bool:
        """Take a sentence that says what is done where its exception comes true: two sentences. Whether it does."""
        parted = unless_and_then(stretch.raw)
        if parted is None:
            return False
        ordered, case = parted
        self.understand(replace(stretch, raw=ordered), replace(manner, shown=ordered))
        self.understand(replace(stretch, raw=case), replace(manner, shown=case, fresh=False))
        return True

    def leads_a_command(self, raw: str) -> bool:
        """Whether words are for a whole command, named in them or spoken of before, and not for its general alone."""
        spots = self.spotter.spots(Text(raw))
        named = [spot.value for spot in spots if isinstance(spot.value, Troops) and spot.value.own]
        whom = named[0] if named else self.subject or self.block
        rides = self.generals or any(spot.means("verb", "ride") for spot in spots)
        return whom is not None and bool(whom.commands) and not rides

    def thinks_again_of_another(self, stretch: Stretch, manner: Manner) -> bool:
        """``Squares if they come. On reflection Wathiez goes to H5``: what he was told above no longer counts."""
        parted = self.of_another(stretch)
        if parted is None:
            return False
        head, who, tail = parted
        doubts = [one for one in self.asked if self.is_about(one.choices, who)]
        if not (doubts or self.was_told(who)):
            return False
        self.asked = [one for one in self.asked if one not in doubts]
        self.understand(replace(stretch, raw=head), replace(manner, shown=head))
        sure = self.strike_out(who)
        self.understand(replace(stretch, raw=tail), Manner(tail, fresh=False, unsure=not sure))
        return True

    def is_about(self, choices: Sequence[str], who: Troops) -> bool:
        """Whether some answers to a question all tell these troops, and no others, what to do."""
        heads = {f"{self.answerer.block(id).split()[0]} {id}" for id in who.commands} | set(who.own)
        return bool(choices) and all(choice.partition(":")[0] in heads for choice in choices)

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
        if apologises(stretch.raw) and not self.names_own(Text(stretch.raw.partition(";")[0])):
            self.note(shown)
            return True
        sorry = SORRY.match(stretch.raw)
        if sorry is not None and self.names_own(Text(self.in_full(stretch.raw[sorry.end() :]))):
            self.understand(replace(stretch, raw=stretch.raw[sorry.end() :]), manner)
            return True
        if not self.is_noted(text):
            return False
        salute = SALUTE.match(stretch.raw)
        if salute and self.greets(text) and len(stretch.raw[salute.end() :].split()) > 2:
            self.note(replace(stretch, raw=(SALUTE.match(shown.raw) or salute)[1]))
            rest = replace(stretch, raw=stretch.raw[salute.end() :])
            self.understand(rest, Manner(rest.said, fresh=manner.fresh))
            return True
        if ";" in stretch.raw and not self.greets(text):
            told, _, bidden = stretch.raw.partition(";")
            self.understand(self.noted_first(stretch, told, bidden), Manner(bidden.strip(), fresh=False))
            return True
        spots = self.spotter.spots(text)
        ordered = self.after_greeting(stretch, text, spots)
        if ordered is not None:
            self.understand(ordered, Manner(ordered.said, fresh=manner.fresh))
            return True
        self.remember(stretch, spots)
        self.note(shown)
        return True

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
            if asks_whether(said.stretch.raw[column + 1 :]):  # 6D comes on turn 4, right?
                self.is_it_so(said, said.stretch.raw[:column])
                return
            behind = said.stretch.raw[column + 1 :]
            more = AND_MORE.match(behind)
            ordered = replace(said.stretch, raw=said.stretch.raw[:column])
            if more is None:
                self.note(replace(said.stretch, raw=behind), question=True)
            self.understand(ordered, Manner(ordered.said))
            if more is not None:  # could it fall back, and then fire?
                rest = replace(said.stretch, raw=behind[more.end() :].rstrip(" ?\u00a0"))
                self.understand(rest, Manner(rest.said, fresh=False))
            return
        denied = [spot.kind for spot in said.spots[:3]] == ["troops", "not", "verb"]
        if (told or denied) and not commas and "," in said.shown.raw:  # Wathiez waits, I think they are safe there?
            self.understand(replace(said.stretch, raw=said.stretch.raw.rstrip(" ?")), Manner(said.shown.said))
            return
        self.told_of = None
        if named:
            self.subject = named[0]
        else:
            self.speak_of_those_in(said.text)
        self.note(said.shown, question=True)

    def is_it_so(self, said: Utterance, stated: str) -> None:
        """Whether what is stated is so is asked of the umpire; of troops on the table it may be meant as an order."""
        here = any(self.world.present & set(act.subject.own) for act in said.explicit if act.subject is not None)
        if here:
            self.understand(replace(said.stretch, raw=stated), Manner(said.shown.said, unsure=True))
        else:
            self.note(said.shown, question=True)
