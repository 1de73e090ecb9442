"""Sentences: one after the other put plainly, and read in the light of those before it."""

from __future__ import annotations

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from battles.engine.worded import worded
from orders.language.letters.all_as_it_was import all_as_it_was
from orders.language.letters.between_them import between_them, is_on_either_side
from orders.language.letters.both_at_last import both_at_last
from orders.language.letters.by_their_numbers import by_their_numbers
from orders.language.letters.cases_run_together import order_and_case, with_commas
from orders.language.letters.choices import LABELS, behind_nothing_chosen, crossed, with_choice
from orders.language.letters.covering_a_march import COVERING_A_MARCH
from orders.language.letters.cutting import CHECKED, UNCHECKED
from orders.language.letters.each_his_clause import each_his_clause
from orders.language.letters.everybody_there import are_some_of_all
from orders.language.letters.exempting import does_instead, he_alone, who_does
from orders.language.letters.french_biddings import perhaps_he
from orders.language.letters.german_names import of_two_words
from orders.language.letters.german_reasons import REASONS
from orders.language.letters.half_of_his import half_of_his, some_sent
from orders.language.letters.labelled import without_case
from orders.language.letters.lead_ins import perhaps, without_lead_in
from orders.language.letters.no_more_of_that import no_more_of_that, only_halts
from orders.language.letters.not_these import instead, not_these, not_these_behind
from orders.language.letters.notations import (
    is_left_empty,
    with_goals,
    with_labels,
    with_ticks,
    without_leaders,
)
from orders.language.letters.of_a_regiment import one_of_a_regiment
from orders.language.letters.one_of_several import foremost_named, on_one_side_of_his, one_of_several
from orders.language.letters.plainer import THINKS_AGAIN
from orders.language.letters.rules_in_short import goes_for, who_stands
from orders.language.letters.saying import Doubt
from orders.language.letters.saying_nothing import SayingNothing
from orders.language.letters.slashed import as_a_sentence, cells_of
from orders.language.letters.small_talk import is_letterhead
from orders.language.letters.talk import (
    AFTER_ALL,
    GOT_WRONG,
    after_postscript,
    is_talk,
    without_proverb,
)
from orders.language.letters.text import Stretch, Text
from orders.language.letters.that_is import THAT_IS
from orders.language.letters.troops import Troops
from orders.language.letters.turned_round import put_in_order
from orders.language.letters.turns import put_plainly
from orders.language.letters.turns_told import in_its_turn
from orders.language.letters.utterances import Manner
from orders.language.letters.where_it_stands import stand_there, without_where_it_stands
from orders.language.letters.within_squares import with_points

# *To “everyone follows”: 1/4L does not*: the words from which somebody is excepted
TO_A_RULE = re.compile(r"^\W*(?:to|from|zu|von|à|de)\s+[\"“«„][^\"”»“]{2,60}[\"”»“]\s*[:,–-]\s*(?=\S)", re.IGNORECASE)
LETTERED = re.compile(r"\s*(?:(?:and|und|et)\s+)?\(?[a-h]\)\s", re.IGNORECASE)  # (b), within a paragraph
# An exception that is an order of its own: *except 1/92 -> E5*.
EXCEPTED = re.keyed(
    r"\s*(?:except(?:ing| for)?|save|bar|but|only|außer|nur|sauf)\s+"
    r"(?P<rest>(?:(?:the|le|la|les|das|die|der|den|dem)\s+)?\S+\s*(?:[-=]+>|→|:)\s*\S.*)$",
    re.IGNORECASE | re.DOTALL,
)
LATER = re.keyed(
    r"\b(?:when they (?:get|come) here|reinforcements?|on arrival|upon arrival|verstärkung\w*|renforts?|"
    r"à leur arrivée)\b",
    re.IGNORECASE,
)
# *Not here yet*, over those who come later, in a list of orders for this turn and others
NOT_HERE = re.keyed(
    r"\W*(?:(?:those|units|troops|men)\s+)?(?:(?:still|yet)\s+to\s+(?:come|arrive)|not\s+(?:yet\s+)?(?:here|arrived|on\s+the\s+table|on\s+table)(?:\s+yet)?|"
    r"(?:noch\s+)?nicht\s+(?:da|hier|angekommen|eingetroffen)|pas\s+encore\s+(?:là|arrivée?s?))\W*",
    re.IGNORECASE,
)
# The place of an intent, on a line of its own.
WHERE = re.compile(r"\n\s*(?:where|wo|wohin|où|lieu|place|objective|to)\b[\s:.…_]*", re.IGNORECASE)
# *et il tire dès qu'il peut*, on the line below: of whom the line above told
GOES_ON = re.compile(
    r"\W*(?:et|mais|and|but|und|aber)\s+(?:(?:si?|s['’]|quand|if|when|wenn|falls)\s*)?(?:ils?|elles?|he|it|they|er|sie|es|on)\b",
    re.IGNORECASE,
)
# *4.2 Sie greift nicht von sich aus an*, behind the item on one brigade: that one, and not all of its section
ONE_MORE = re.compile(
    r"\W*(?:(?:bietet|ergibt|wenn|falls|sobald|sollte|wird|kommt|greift)\b[^;:.!?]{0,60}?\b(?:ihr|ihm|(?:darf|soll|muss|kann|[a-zäöü]{3,}t)\s+(?:sie|er))\b|"
    r"(?:sie|er|es)\s+[a-zäöüß]{2,}t|(?:it|he|she)\s+(?:\w+s|may|must|can|will|shall)|(?:elle|il)\s+(?:ne\s+|n['’])?\w+[eat])\b",
    re.IGNORECASE,
)
# *All battalions form square, except 7M*, in a paragraph of its own: all of the army
ALL_OF_THEM = re.keyed(
    r"\W*(?:all|every\w*|nobody|no\s+one|alle\w*|jede\w*|keiner|niemand|tou(?:s|tes?)|chaque|personne)\b", re.IGNORECASE
)


class SentenceReader(SayingNothing):
    """Reads the sentences of one letter."""

    def sentence(self, stretch: Stretch, *, fresh: bool, paragraph: bool) -> None:
        """Read one sentence. ``fresh``: it begins a line; ``paragraph``: and a paragraph."""
        german = self.spotter.lexicon.languages[0] == "de"
        if german and (spelt := with_commas(stretch.raw)) != stretch.raw:
            stretch = stretch.saying(spelt)
        if (called := put_plainly(stretch.raw, THAT_IS)) != stretch.raw:
            stretch = stretch.saying(called)
        if (before := all_as_it_was(stretch.raw)) is not None and self.names_own(Text(self.in_full(before[1]))):
            self.note(stretch.saying(before[0]))
            self.sentence(stretch.saying(before[1]), fresh=fresh, paragraph=paragraph)
            return
        cased = order_and_case(stretch.raw, german=german)
        if cased is not None and self.names_own(Text(self.in_full(cased[0]))):
            self.sentence(stretch.saying(cased[0]), fresh=fresh, paragraph=paragraph)
            self.sentence(stretch.saying(cased[1]), fresh=False, paragraph=False)
            return
        if (parted := not_these_behind(stretch.raw)) is not None and self.names_own(Text(parted[1])):
            self.sentence(stretch.saying(parted[0]), fresh=fresh, paragraph=paragraph)
            self.sentence(stretch.saying(parted[1]), fresh=False, paragraph=False)
            return
        if (parted := both_at_last(stretch.raw)) is not None and self.tells_of_two(parted[0]):
            self.sentence(stretch.saying(parted[0]), fresh=fresh, paragraph=paragraph)
            self.sentence(stretch.saying(parted[1]), fresh=False, paragraph=False)
            return
        if len(parts := each_his_clause(stretch.raw)) > 1 and all(self.names_own(Text(part)) for part in parts):
            for number, part in enumerate(parts):
                begins = number == 0
                self.sentence(stretch.saying(part), fresh=fresh and begins, paragraph=paragraph and begins)
            return
        if fresh:
            self.answerer.where.begin_line()
        raw = self.without_item_mark(stretch.raw) if fresh or LETTERED.match(stretch.raw) else stretch.raw
        if not re.search(r"[^\W_]", raw):
            return
        itemised = raw != stretch.raw
        last = self.before.raw if self.before is not None else ""
        if not fresh and only_halts(raw, last):
            self.note(stretch)
            return
        raw = self.left_out_of_last(no_more_of_that(without_case(raw), last))
        if fresh:
            raw = self.below_its_head(TO_A_RULE.sub("", raw))
            if (cells := cells_of(raw)) and any(one.own for one in self.troops_in(Text(cells[0]))):
                raw = as_a_sentence(cells)
            raw = without_where_it_stands(raw, self.are_listed_at)
            allowed = self.under_a_ban(stretch, raw, paragraph=paragraph)
            if allowed is None:
                return
            raw = allowed
            self.told_of = self.charging = self.command_told = None
            self.telling = self.telling and self.sectioned
            self.headed_by = self.named_before_colon(raw)
        self.begin(stretch.raw, fresh=fresh, paragraph=paragraph)
        self.heard = () if paragraph else self.heard
        raw = self.of_the_section(raw, fresh=fresh, paragraph=paragraph)
        raw = put_plainly(self.by_their_gender(raw), COVERING_A_MARCH)
        self.hears(raw)
        raw = self.of_the_latter(self.of_this_brigade(raw))
        raw = self.without_its_kind(self.the_same_one(self.in_third_person(raw)))
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
        if fresh and (place := behind_nothing_chosen(raw)):
            self.nothing_chosen(stretch, place)
            return
        raw = self.without_address(without_proverb(raw))
        raw = self.in_full(with_points(with_ticks(with_choice(raw)), self.world.square))
        raw = put_plainly(raw, REASONS) if "de" in self.spotter.lexicon.languages else raw
        raw = with_goals(with_labels(without_leaders(raw)) if fresh else raw, self.world.stands_in)
        excepted = EXCEPTED.match(raw) if fresh else None
        if excepted is not None and self.names_troops(excepted["rest"]):
            raw = excepted["rest"]
        if (instead := does_instead(raw)) is not None and self.names_own(Text(instead[0])):
            raw = ": ".join(instead)
            if (stands := who_stands(raw)) is not None and self.forms_squares():
                raw = f"{stands} forms no square against cavalry"
        if (bound := goes_for(raw)) is not None:
            raw = self.left_out_of_rule(*bound)
            if not raw:
                self.ask(stretch, Doubt(worded("What shall they do, then?"))) if bound[0] else self.note(stretch)
                return
        if (exempt := who_does(raw)) is not None and self.names_own(Text(exempt[0])):
            raw = " ".join(exempt)
        if (alone := he_alone(raw)) is not None and self.names_troops(alone) and self.tells_next(alone):
            raw = alone
        if fresh and not self.items and is_letterhead(raw):
            self.note(stretch)
            return
        raw = in_its_turn(self.under_number(raw), self.world.view.turn, self.names_present)
        raw = self.both_by_name(self.but_for_those_there(raw))
        raw = one_of_a_regiment(by_their_numbers(self.without_remarks(stretch, raw), self.units_told), self.world)
        raw = without_lead_in(raw, self.spotter.lexicon.languages)
        raw = of_two_words(raw, self.is_on_the_ground) if "de" in self.spotter.lexicon.languages else raw
        raw = self.in_plain_french(raw)
        if maybe := perhaps(raw) or perhaps_he(raw):
            raw = maybe
        sided = is_on_either_side(raw)
        raw = put_in_order(self.all_of_it(self.of_his_brigade(raw, fresh=fresh), fresh=fresh))
        guns = self.guns_here if len(self.guns_here) == 2 else [battery.id for battery in self.world.batteries]
        raw = between_them(raw, guns)
        halved = half_of_his(raw, self.troops_in, self.world.present.__contains__)
        some = halved is not None and halved != raw
        plain = None if halved is None or sided else self.in_plain_german(some_sent(halved))
        named = None if plain is None else one_of_several(plain, self.from_left_to_right)
        named = None if named is None else foremost_named(named, self.from_back_to_front)
        named = None if named is None else on_one_side_of_his(named, self.from_left_to_right)
        if named is None or (are_some_of_all(named) and self.those_on_a_side(named) == named):
            self.ask(stretch, Doubt(worded("Which of them do you mean?")))
            return
        of_all = paragraph and not self.under_heading and ALL_OF_THEM.match(named) is not None
        raw = self.of_the_others_below(named) if fresh and not of_all else named
        raw = self.beside_those_there(self.by_their_place(raw) if fresh else raw)
        raw = self.at_the_foe(self.there_before(raw))
        raw = self.on_the_map(raw)
        if not fresh and not (raw := self.on_their_way(raw)):
            self.note(stretch)
            return
        raw = self.behind_what_foes_do(stretch, self.whose_guns_stand(raw))
        if not raw or self.says_nothing(stretch, raw, fresh):
            return
        if fresh and paragraph and self.of_paragraph:
            self.block = self.subject = None
            self.standing = self.of_paragraph = False
        if (
            fresh
            and not self.standing
            and not (itemised and not paragraph and self.goes_on_about_one(raw))
            and (
                paragraph
                or (
                    self.block is not None
                    and (itemised or (raw != stretch.raw and not (GOES_ON.match(raw) or ONE_MORE.match(raw))))
                )
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
        if fresh and NOT_HERE.fullmatch(raw):
            self.block = self.subject = self.spoken = None
            self.generals = self.standing = False
            self.note(stretch)
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
        raw = self.of_the_others_below(raw) if fresh and manner.standing else raw
        self.before = stretch
        unchecked = bool(maybe or some or UNCHECKED.search(raw))
        raw = WHERE.sub(" to ", CHECKED.sub(" ", UNCHECKED.sub(" ", raw)))
        manner = manner if manner.unsure == unchecked else replace(manner, unsure=unchecked)
        self.understand(stretch.saying(raw), manner)

    def are_listed_at(self, name: str, square: str, rest: str) -> bool:
        """Whether words name some of his and nothing else, and these stand in a map square.

        Of a brigade some are enough where the rest tells another place to which it is to go.
        """
        family, comrades = self.spotter.family, self.spotter.comrades
        spots = self.spotter.spots(Text(self.in_full(name)))
        self.spotter.family, self.spotter.comrades = family, comrades
        named = [spot.value for spot in spots if isinstance(spot.value, Troops)]
        return (
            bool(named)
            and not any(one.kind or one.loose for one in named)  # whose place tells who they are
            and all(spot.kind in ("troops", "title", "filler", "and", "mark") for spot in spots)
            and all(stand_there(self.world, one, square, some=self.is_somewhere(Text(rest))) for one in named)
        )

    def tells_of_two(self, raw: str) -> bool:
        """Whether words name two of his, one after the other, and not as one."""
        return len([one for one in self.troops_in(Text(raw)) if one.own and not one.loose]) == 2

    def goes_on_about_one(self, raw: str) -> bool:
        """Whether an item tells more of the one brigade that the item before it was about, one of several there."""
        one, all_of_them = self.subject, self.block
        if one is None or all_of_them is None or len(one.commands) != 1 or ONE_MORE.match(raw) is None:
            return False
        return set(one.own) < set(all_of_them.own) and not self.names_own(Text(raw))

    def left_out_of_rule(self, who: str, does: str) -> str:
        """What those do who are left out of the rule before; nothing where nobody is, or nothing tells."""
        if who and self.forms_squares() and (not does or who_stands(f"{who}: they {does}")):
            return f"{who} forms no square against cavalry"
        return f"{who} {does}" if who and does else ""

    def left_out_of_last(self, raw: str) -> str:
        """A sentence that leaves some out of the rule before, with what they do; any other as it stands."""
        who = not_these(raw)
        does = instead(self.exact.lines[-1].normal) if who and self.exact.lines else ""
        return f"{who} {does}" if does and self.names_own(Text(who)) else raw

    def forms_squares(self) -> bool:
        """Whether the rule laid down last is one to form square against horse."""
        last = self.exact.lines[-1].normal if self.exact.lines else ""
        return last.startswith("STANDING") and last.endswith("vs cavalry: SQUARE")

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

    def nothing_chosen(self, stretch: Stretch, place: str) -> None:
        """Of a place below a row in which nothing is chosen it is asked whether it shall be defended.

        Where the line goes on behind it, it is told there: *where the wood. Hang on to it*.
        """
        self.ruling = False
        if self.runs_on:
            self.remember(stretch, self.spotter.spots(Text(self.in_full(place))))
            self.note(stretch)
            return
        raw = f"defend {LABELS.sub('', place, count=1).strip()}"
        self.understand(stretch.saying(raw), Manner(stretch.said, forced=True, unsure=True, fresh=True))
