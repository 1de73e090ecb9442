"""Sentences: one after the other spotted, composed, weighed and answered, each in the light of those before it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from battles.engine import expressions as re
from battles.engine.worded import worded
from orders.language.letters.after_success import as_a_rule
from orders.language.letters.already_there import already_there, in_a_square
from orders.language.letters.arrayed import is_array_alone, is_van_alone, order_and_array
from orders.language.letters.arrivals import will_be_here
from orders.language.letters.asides import aside_of
from orders.language.letters.by_the_ruler import tells_a_measure
from orders.language.letters.by_their_numbers import by_their_numbers
from orders.language.letters.chatter import topic_of
from orders.language.letters.composing import Composer
from orders.language.letters.conduct import decides
from orders.language.letters.cutting import CHECKED, UNCHECKED
from orders.language.letters.decisions_told import as_decided
from orders.language.letters.exempting import does_instead, he_alone, who_does
from orders.language.letters.fire_given_free import at_all_comers
from orders.language.letters.flanks_told import FLANK_OF_BOTH
from orders.language.letters.french_biddings import perhaps_he
from orders.language.letters.german_names import of_two_words
from orders.language.letters.german_reasons import REASONS
from orders.language.letters.given_up import given_up
from orders.language.letters.giving import Giving
from orders.language.letters.how_things_stand import tells_how_things_stand
from orders.language.letters.in_his_own_person import tells_of_himself
from orders.language.letters.in_that_case import the_same_but, unless_and_then
from orders.language.letters.lead_ins import perhaps, without_lead_in
from orders.language.letters.lines_of_battle import are_first_line
from orders.language.letters.must_be_gone import must_be_gone
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
from orders.language.letters.of_a_regiment import one_of_a_regiment
from orders.language.letters.one_of_several import foremost_named, on_one_side_of_his, one_of_several
from orders.language.letters.only_talked_of import is_only_talked_of
from orders.language.letters.plainer import OF_OTHER_GENERALS, THINKS_AGAIN, plainer
from orders.language.letters.remarks import asks_whether
from orders.language.letters.results import Noted
from orders.language.letters.retracting import stream_of_clauses
from orders.language.letters.rules_besides import order_and_rule
from orders.language.letters.saying import Doubt
from orders.language.letters.sightings import tells_of_the_enemy, tells_what_is_seen
from orders.language.letters.small_talk import (
    asks_kindly,
    is_letterhead,
    is_of_old,
    is_small_talk,
    speaks_for_himself,
    tells_a_design,
)
from orders.language.letters.talk import (
    AFTER_ALL,
    GOT_WRONG,
    SALUTATION,
    after_postscript,
    apologises,
    begins_with,
    is_announcement,
    is_signature,
    is_talk,
    leaves_as_it_is,
    points_elsewhere,
    tells_what_for,
    without_proverb,
)
from orders.language.letters.telling import TOLD
from orders.language.letters.text import Stretch, Text
from orders.language.letters.those_there import tells_of_those
from orders.language.letters.told_by_others import goal_told
from orders.language.letters.troops import Troops
from orders.language.letters.turned_round import put_in_order
from orders.language.letters.turns import put_plainly
from orders.language.letters.utterances import Manner, Utterance
from orders.language.letters.ways_and_turns import IS_BETTER
from orders.language.letters.withdrawn import withdrawn_item
from orders.language.letters.within_squares import with_points
from orders.language.letters.worries import worries_about
from orders.language.spelling import distance

# *To “everyone follows”: 1/4L does not*: the words from which somebody is excepted
TO_A_RULE = re.compile(r"^\W*(?:to|from|zu|von|à|de)\s+[\"“«„][^\"”»“]{2,60}[\"”»“]\s*[:,–-]\s*(?=\S)", re.IGNORECASE)
CORRECTION = re.compile(r"\*\s*[^\W\d_]{3,}\*?")
SLIPS = 3.0  # between a word and the one put right in the next line
SALUTE = re.compile(r"\s*((?:\w+\s+){0,2}\w+)\s*[,!]\s+")  # a greeting before the first order, in one line with it
LETTERED = re.compile(r"\s*(?:(?:and|und|et)\s+)?\(?[a-h]\)\s", re.IGNORECASE)  # (b), within a paragraph
# An exception that is an order of its own: *except 1/92 -> E5*.
EXCEPTED = re.compile(
    r"\s*(?:except(?:ing| for)?|save|bar|but|only|außer|nur|sauf)\s+(?P<rest>\S+\s*(?:[-=]+>|→|:)\s*\S.*)$",
    re.IGNORECASE | re.DOTALL,
)
BEING = frozenset({"ist", "sind", "est", "sont", "is", "are", "was", "war", "etait"})
LATER = re.compile(
    r"\b(?:when they (?:get|come) here|reinforcements?|on arrival|upon arrival|verstärkung\w*|renforts?|"
    r"à leur arrivée)\b",
    re.IGNORECASE,
)
# The place of an intent, on a line of its own.
WHERE = re.compile(r"\n\s*(?:where|wo|wohin|où|lieu|place|objective|to)\b[\s:.…_]*", re.IGNORECASE)
# *et il tire dès qu'il peut*, on the line below: of whom the line above told
GOES_ON = re.compile(
    r"\W*(?:et|mais|and|but|und|aber)\s+(?:(?:si?|s['’]|quand|if|when|wenn|falls)\s*)?(?:ils?|elles?|he|it|they|er|sie|es|on)\b",
    re.IGNORECASE,
)
AND_MORE = re.compile(r"\s*(?:et|und|and)\s+(?:(?:puis|ensuite|dann|then)\s+)?(?=[a-zà-ÿ]{3,}(?:er|ir|re|en)?\s)")
# *All battalions form square, except 7M*, in a paragraph of its own: all of the army
ALL_OF_THEM = re.compile(
    r"\W*(?:all|every\w*|nobody|no\s+one|alle\w*|jede\w*|keiner|niemand|tou(?:s|tes?)|chaque|personne)\b", re.IGNORECASE
)
AND_SO_ON = re.compile(r"\s+(?:and|then|and then|also)\s*$")


class SentenceReader(Giving):
    """Reads the sentences of one letter."""

    def sentence(self, stretch: Stretch, *, fresh: bool, paragraph: bool) -> None:
        """Read one sentence. ``fresh``: it begins a line; ``paragraph``: and a paragraph."""
        if fresh:
            self.answerer.where.begin_line()
        raw = self.without_item_mark(stretch.raw) if fresh or LETTERED.match(stretch.raw) else stretch.raw
        if not re.search(r"[^\W_]", raw):
            return
        itemised = raw != stretch.raw
        if fresh:
            raw = self.below_its_head(TO_A_RULE.sub("", raw))
            allowed = self.under_a_ban(stretch, raw, paragraph=paragraph)
            if allowed is None:
                return
            raw = allowed
            self.told_of = self.charging = self.command_told = None
            self.headed_by = self.named_before_colon(raw)
        self.begin(stretch.raw, fresh=fresh, paragraph=paragraph)
        added = after_postscript(raw)
        self.mending = self.mending and not fresh
        self.mending = self.mending or (added is not None and AFTER_ALL.search(added) is not None)
        self.mending = self.mending or GOT_WRONG.fullmatch((added or raw).strip()) is not None
        if added is not None and self.standing:
            self.standing, self.block = False, None  # below the rules, and none of them
        if added is not None and (is_talk(added) or self.names_own(Text(self.in_full(added)))):
            raw = THINKS_AGAIN.sub("", added)
        if fresh and is_left_empty(raw):
            self.left_empty(stretch, raw)
            return
        if len(either := crossed(raw)[1]) > 1:
            self.ask(stretch, self.which_is_crossed(either))
            return
        raw = self.without_address(without_proverb(raw))
        raw = self.in_full(with_points(with_ticks(with_cross(raw)), self.world.square))
        raw = put_plainly(raw, REASONS) if "de" in self.spotter.lexicon.languages else raw
        raw = with_goals(with_labels(without_leaders(raw)) if fresh else raw, self.world.stands_in)
        excepted = EXCEPTED.match(raw) if fresh else None
        if excepted is not None and self.names_troops(excepted["rest"]):
            raw = excepted["rest"]
        if (instead := does_instead(raw)) is not None and self.names_own(Text(instead[0])):
            raw = ": ".join(instead)
        if (exempt := who_does(raw)) is not None and self.names_own(Text(exempt[0])):
            raw = " ".join(exempt)
        if (alone := he_alone(raw)) is not None and self.names_troops(alone) and self.tells_next(alone):
            raw = alone
        raw = self.both_by_name(raw)
        raw = one_of_a_regiment(by_their_numbers(self.without_remarks(stretch, raw), self.units_told), self.world)
        raw = without_lead_in(raw, self.spotter.lexicon.languages)
        raw = of_two_words(raw, self.is_on_the_ground) if "de" in self.spotter.lexicon.languages else raw
        raw = self.in_plain_french(raw)
        if maybe := perhaps(raw) or perhaps_he(raw):
            raw = maybe
        raw = put_in_order(self.all_of_it(self.of_his_brigade(raw, fresh=fresh), fresh=fresh))
        plain = self.in_plain_german(raw)
        named = None if plain is None else one_of_several(plain, self.from_left_to_right)
        named = None if named is None else foremost_named(named, self.from_back_to_front)
        if named is None or (named := on_one_side_of_his(named, self.from_left_to_right)) is None:
            self.ask(stretch, Doubt(worded("Which of them do you mean?")))
            return
        of_all = paragraph and not self.under_heading and ALL_OF_THEM.match(named) is not None
        raw = self.of_the_others_below(named) if fresh and not of_all else named
        raw = self.at_the_foe(self.there_before(self.by_their_place(raw) if fresh else raw))
        raw = self.on_the_map(raw)
        if self.says_nothing(stretch, raw, fresh):
            return
        if fresh and paragraph and self.of_paragraph:
            self.block = self.subject = None
            self.of_paragraph = False
        if (
            fresh
            and not self.standing
            and (
                paragraph or (self.block is not None and (itemised or (raw != stretch.raw and not GOES_ON.match(raw))))
            )
        ):
            self.subject = None if self.block is None else self.block
            self.doubtful = False
        if fresh and self.generals_here:
            self.generals = self.generals_here = False
        if fresh and (comrades := self.comrades(raw)):
            self.not_his(stretch, comrades)
            return
        self.addresses_all(raw, fresh=fresh)
        another = (paragraph and not self.under_heading) or (fresh and raw.rstrip().endswith(":"))
        self.arm = "" if another else self.arm
        headed, self.under_heading = self.under_heading, False
        if headed and not fresh and self.arm != "artillery":
            self.arm = ""  # Cavalry. Hubert goes ...: what the paragraph is about, and no limit
        if fresh and self.sectioned:
            self.enters_section(stretch, raw)
        if fresh and (self.ranked_below(stretch, raw) or self.ranks_one(stretch, raw)):
            return
        if self.heading(stretch, raw, fresh):
            self.under_heading = True
            return
        if fresh and self.heads_items(stretch, raw):
            return
        if (not headed and self.entitled(stretch, raw)) or self.is_situation(stretch, raw, fresh):
            return
        if fresh and self.closes_block(stretch, raw):
            return
        if LATER.search(raw) and len(raw) < 60 and fresh and not self.is_of_now(Text(raw)):
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
        unchecked = bool(maybe or UNCHECKED.search(raw))
        raw = WHERE.sub(" to ", CHECKED.sub(" ", UNCHECKED.sub(" ", raw)))
        manner = manner if manner.unsure == unchecked else replace(manner, unsure=unchecked)
        self.understand(stretch.saying(raw), manner)

    def tells_next(self, raw: str) -> bool:
        """Whether right behind the troops with whom words begin it is told what they do, or how and where they are."""
        spots = [spot for spot in self.spotter.spots(Text(raw)) if spot.kind not in ("filler", "title")][:2]
        return len(spots) > 1 and spots[0].kind == "troops" and spots[1].kind in ("verb", "formation", "relation")

    def which_is_crossed(self, either: list[str]) -> Doubt:
        """Which of the words is meant between which the cross of a form stands."""
        command = self.block.commands[0] if self.block is not None and len(self.block.commands) == 1 else ""
        kind = self.answerer.block(command).split()[0] if command else ""
        choices = [f"{kind} {command}: INTENT {word.upper()}" for word in either if command]
        return Doubt(worded("Which of them do you mean?"), tuple(choices))

    def says_nothing(self, stretch: Stretch, raw: str, fresh: bool) -> bool:
        """Take a line that orders nothing itself: part of the field, *none*, or the word meant in the line before."""
        if fresh and is_sector(raw):
            self.block = self.subject = None
            self.note(stretch)
            return True
        if (meant := given_up(raw)) is not None and self.names_own(Text(self.in_full(meant[0]))):
            self.understand(self.noted_first(replace(stretch, raw=raw), *meant), Manner(meant[1], fresh=False))
            return True
        taken_back = withdrawn_item(raw)
        if taken_back is not None and self.drop_item(taken_back[0]):
            behind = raw.rfind(taken_back[1]) if re.search(r"[^\W_]", taken_back[1]) else len(raw)
            self.note(replace(stretch, raw=raw[:behind].rstrip(" ;,:.–—-")))
            if behind < len(raw):
                self.understand(replace(stretch, raw=taken_back[1]), Manner(taken_back[1], fresh=False))
            return True
        if begins_with(raw):
            self.remember(stretch, self.spotter.spots(Text(self.in_full(raw))))
            self.note(stretch)
            return True
        of_it = self.says_of_the_place(raw) or self.says_of_the_rule(raw) or self.only_tells_why(raw)
        if of_it or (not fresh and must_be_gone(raw, self.done_before)):
            self.note(stretch)
            return True
        who = are_first_line(raw) or already_there(raw) or self.as_the_map_shows(raw) or self.awaits(raw)
        if who and self.names_own(Text(self.in_full(who))):
            self.tell_of_all(self.spotter.spots(Text(self.in_full(who))))
            self.note(stretch)
            return True
        if (goal := goal_told(raw)) and not self.tells_who(goal):
            self.remember(stretch, self.spotter.spots(Text(self.in_full(goal))))
            self.note(stretch)
            return True
        of_them = fresh and self.block is None and tells_of_the_enemy(raw) and not self.is_of_his(raw)
        if of_them or tells_what_is_seen(raw) or tells_how_things_stand(raw) or is_only_talked_of(raw):
            seen = Text(self.in_full(raw))
            self.remember(stretch, self.spotter.spots(seen))
            self.speak_of_those_in(seen)
            self.note(stretch)
            return True
        topic = tells_of_those(raw)
        named = self.spotter.spots(Text(self.in_full(topic))) if topic else ()
        if any(isinstance(spot.value, Troops) and spot.value.own for spot in named):
            self.tell_of_all(named)
            self.note(stretch)
            return True
        worry = worries_about(raw)
        if worry is not None and self.names_own(Text(self.in_full(worry[0]))):
            if re.search(r"[^\W_]", worry[1]):
                self.understand(replace(stretch, raw=f"{worry[0]}: {worry[1]}"), Manner(stretch.said, fresh=fresh))
            else:
                self.tell_of_all(self.spotter.spots(Text(self.in_full(worry[0]))))
                self.note(stretch)
            return True
        if tells_of_himself(raw, self.spotter.lexicon.languages, self.may_bid):
            told = Text(self.in_full(raw))
            self.remember(stretch, self.spotter.spots(told))
            self.speak_of_those_in(told)
            self.note(stretch)
            return True
        if (
            is_announcement(raw)
            or leaves_as_it_is(raw)
            or (tells_what_for(raw) and not self.names_own(Text(self.in_full(raw))))
            or SALUTATION.fullmatch(raw) is not None
            or tells_a_measure(raw)
            or IS_BETTER.match(raw)
            or not put_plainly(raw, (OF_OTHER_GENERALS,)).strip(" .!")
        ):
            self.note(stretch)
            return True
        if (topic := topic_of(raw)) and self.is_topic(topic):
            self.speak_of_those_in(Text(topic))
            self.note(stretch)
            return True
        if is_talk(raw) and not self.means_troops(Text(raw)):
            self.remember(stretch, self.spotter.spots(Text(self.in_full(raw))))  # I got the farm wrong: there
            self.note(stretch)
            return True
        if asks_kindly(raw):
            self.note(stretch, question=True)
            return True
        if fresh and not self.items and is_letterhead(raw):
            self.note(stretch)
            return True
        if not self.items and tells_a_design(raw):
            self.remember(stretch, self.spotter.spots(Text(self.in_full(raw))))
            self.note(stretch)
            return True
        of_himself = speaks_for_himself(raw) and not self.names_own(Text(self.in_full(raw)))
        if is_of_old(raw) or of_himself or (is_small_talk(raw) and not self.means_troops(Text(raw))):
            self.tell_of_all(self.spotter.spots(Text(self.in_full(raw))))  # I'm worried about 1/92. They ...
            self.remember(stretch, self.spotter.spots(Text(self.in_full(raw))))  # I want the farm by turn 4: it
            self.note(stretch)
            return True
        if points_elsewhere(raw):
            self.noted.append(Noted(stretch.line, stretch.said))
            return True
        if is_nothing(raw) or (fresh and is_signature(raw)):
            self.note(stretch)
            return True
        return bool(CORRECTION.fullmatch(raw.strip())) and self.corrected(stretch, raw.strip().strip("*"))

    def awaits(self, raw: str) -> str:
        """``Picton arrive bientôt``: of whom it is told that he comes who is not on the table; empty for others."""
        if not (who := will_be_here(raw)):
            return ""
        spots = self.spotter.spots(Text(self.in_full(who)))
        named = next((spot.value for spot in spots if isinstance(spot.value, Troops) and spot.value.own), None)
        if named is None:
            return ""
        himself = any(self.world.is_awaited(id) for id in {named.general, *named.commands} - {""})
        return who if himself or not self.world.present.intersection(named.own) else ""

    def as_the_map_shows(self, raw: str) -> str:
        """``Bijleveld est en G9``: of whom a sentence says that he is where he stands; empty for other sentences."""
        if (told := in_a_square(raw)) is None:
            return ""
        spots = self.spotter.spots(Text(self.in_full(told[0])))
        named = next((spot.value for spot in spots if isinstance(spot.value, Troops) and spot.value.own), None)
        units = [self.world.own[id].at for id in named.own if id in self.world.present] if named is not None else []
        here = bool(units) and all(at is not None and self.world.square_of(at) == told[1] for at in units)
        return told[0] if here else ""

    def is_of_now(self, text: Text) -> bool:
        """``Nobody charges, we wait for the reinforcements``: whether a line orders his own, or may lay down a rule."""
        return self.orders_his(text) or decides(text.bare, self.vocabulary.decisions)

    def tells_who(self, raw: str) -> bool:
        """Whether words begin with troops of his, or name a unit by its number."""
        spots = [
            spot for spot in self.spotter.spots(Text(self.in_full(raw))) if spot.kind not in ("filler", "title", "they")
        ]
        named = [spot.value for spot in spots if isinstance(spot.value, Troops) and spot.value.own]
        first = bool(spots) and isinstance(spots[0].value, Troops)
        return first or any(len(one.own) == 1 and not one.commands for one in named)

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
        """Read one sentence: as a rule of conduct, or as orders; where it may be a rule, and no order, it is asked."""
        if self.calls_the_one_told_of(Text(stretch.raw), manner):
            self.subject = self.spoken = self.told_of
        if (called := self.those_called(Text(stretch.raw), manner)) is not None:
            self.subject = self.spoken = called
        if self.block is None and (
            self.subject is None or self.subject.everybody or self.subject.kind or self.subject.arm
        ):
            stretch = stretch.saying(at_all_comers(stretch.raw))
        said, stretch = stretch, stretch.saying(self.with_two_told(as_a_rule(as_decided(self.of_these(stretch.raw)))))
        pair = self.told_both(stretch.raw) or (self.told_both(said.raw) if FLANK_OF_BOTH.match(stretch.raw) else None)
        if pair is not None and not self.names_own(Text(stretch.raw)):
            self.subject = pair
        if self.thinks_again_of_another(stretch, manner):
            return
        if (both := order_and_rule(stretch.raw)) is not None and self.is_of_his(both[0]):
            for told in both:
                self.understand(replace(stretch, raw=told), replace(manner, shown=stretch.said, fresh=False))
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

    def read_orders(self, stretch: Stretch, manner: Manner) -> None:
        """Spot, compose, weigh and answer one sentence."""
        if (alike := the_same_but(stretch.raw)) is not None and self.names_own(Text(alike[0])):
            for one in alike:
                self.understand(replace(stretch, raw=one), replace(manner, shown=stretch.said, fresh=False))
            return
        where = worded("How they stand to each other is left to them. Where shall these go?")
        if is_array_alone(stretch.raw) and self.names_own(Text(stretch.raw)):
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
        if told and not commas and "," in said.shown.raw:  # Wathiez waits, I think they are safe there?
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
