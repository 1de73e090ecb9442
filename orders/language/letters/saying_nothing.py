"""Saying nothing: sentences and lines that order nothing, and of whom and what the next ones then speak."""

from __future__ import annotations

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from orders.language.folding import fold
from orders.language.letters.already_there import already_there, in_a_square
from orders.language.letters.arrivals import are_to_be_sent_on, will_be_here
from orders.language.letters.bracketed import is_a_reason_in_brackets
from orders.language.letters.by_the_ruler import tells_a_measure
from orders.language.letters.chatter import topic_of
from orders.language.letters.conduct import decides
from orders.language.letters.foretold import bids_something, foretold, tells_what_for_that
from orders.language.letters.formed_how import keeps_its_formation
from orders.language.letters.given_up import given_up
from orders.language.letters.how_things_stand import place_told_of, tells_how_things_stand
from orders.language.letters.in_his_own_person import Knows, tells_of_himself
from orders.language.letters.in_steps import only_assumes
from orders.language.letters.inheriting import I_HAVE_DONE
from orders.language.letters.lines_of_battle import are_first_line
from orders.language.letters.made_it import made_it, with_this_place
from orders.language.letters.must_be_gone import must_be_gone
from orders.language.letters.next_turn import is_put_off
from orders.language.letters.notations import (
    is_nothing,
    is_sector,
)
from orders.language.letters.only_talked_of import is_only_talked_of
from orders.language.letters.plainer import OTHER_GENERALS_ALONE
from orders.language.letters.results import Noted
from orders.language.letters.said_about_it import is_about_himself
from orders.language.letters.sightings import tells_of_the_enemy, tells_what_is_seen, who_is_upon_them
from orders.language.letters.small_talk import (
    asks_kindly,
    is_letterhead,
    is_of_old,
    is_small_talk,
    speaks_for_himself,
    tells_a_design,
)
from orders.language.letters.talk import (
    SALUTATION,
    begins_with,
    is_announcement,
    is_signature,
    is_talk,
    leaves_as_it_is,
    name_with_town,
    only_stresses,
    points_elsewhere,
    tells_what_for,
)
from orders.language.letters.text import Stretch, Text
from orders.language.letters.thinking_aloud import is_about_a_side, thinks_aloud
from orders.language.letters.those_of_the_section import ThoseOfTheSection
from orders.language.letters.those_there import tells_of_those
from orders.language.letters.told_by_others import goal_told
from orders.language.letters.told_first_in_english import is_told_at_leisure
from orders.language.letters.troops import Troops
from orders.language.letters.turns import put_plainly
from orders.language.letters.utterances import Manner
from orders.language.letters.ways_and_turns import IS_BETTER
from orders.language.letters.withdrawn import withdrawn_item
from orders.language.letters.worries import worries_about
from orders.language.spelling import distance

SO_DO = re.compile(
    r"[:;]|,\s*(?:so|donc|alors|also|daher|deshalb|darum|drum)\b", re.IGNORECASE
)  # and an order behind it
PLACED = frozenset({"troops", "ground", "kind", "spot", "length", "compass"})
CORRECTION = re.compile(r"\*\s*[^\W\d_]{3,}\*?")
SLIPS = 3.0  # between a word and the one put right in the next line
NOBODY = re.compile(r"(?:nobody|no\s+one|none\s+of\s+\w+)\s+(?!knows?\b|cares?\b|minds?\b)\w", re.IGNORECASE)
HE = re.compile(r"(?:he|it|they)\s+(?!(?:is|are|was|were|has|have|may|might|could|would)\b)", re.IGNORECASE)
# *duke stays at the crossroads*
BY_TITLE = re.keyed(
    r"^\W*(?:(?:and|but|et|und)\s+)?(?:(?:the|le|der)\s+)?(?P<title>duke|duc|Herzog|count|comte|Graf|king|roi|König)\s+"
    r"(?!of\b|de\b|d['’]|von\b|and\b)(?-i:[a-zà-ÿ])",
    re.IGNORECASE,
)
# *If an enemy shows them a flank they may go for it*: a case, and what is allowed in it
SHOWS_A_FLANK = re.keyed(
    r"\bif\b[^;:.!?]{2,50}?\b(?:shows?|offers?|exposes?|presents?|turns?)\b[^;:.!?]*\bflank", re.IGNORECASE
)
FIELD = re.keyed(r"\s*[:=]\s*|\s+[–—-]\s+")


class SayingNothing(ThoseOfTheSection):
    """The part of reading sentences that notes those which order nothing."""

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
        if (square := made_it(raw)) and self.put_right(stretch, square):
            return True
        if self.is_of_an_absent_lord(raw) or self.is_for_later(raw):
            self.note(stretch)
            return True
        if self.is_a_strangers_name(raw) or self.has_done_it(raw):
            self.note(stretch)
            return True
        if self.items and is_put_off(raw) and self.tells_of_a_place_alone(raw):
            self.remember(stretch, self.spotter.spots(Text(self.in_full(raw))))
            self.note(stretch)
            return True
        if only_assumes(raw) or keeps_its_formation(raw) or is_about_himself(raw) or is_a_reason_in_brackets(raw):
            self.note(stretch)
            return True
        if begins_with(raw):
            self.remember(stretch, self.spotter.spots(Text(self.in_full(raw))))
            self.note(stretch)
            return True
        of_it = (
            (not fresh and only_stresses(raw))
            or self.says_of_the_place(raw)
            or self.says_of_the_rule(raw)
            or self.only_tells_why(raw)
        )
        of_it = of_it or self.is_a_foe(who_is_upon_them(raw))
        if of_it or (not fresh and must_be_gone(raw, self.done_before)):
            self.note(stretch)
            return True
        who = are_first_line(raw) or already_there(raw) or self.as_the_map_shows(raw) or self.awaits(raw)
        if who and self.names_own(Text(self.in_full(who))):
            those = self.spotter.spots(Text(self.in_full(who)))
            self.remember_those_in(those)
            self.tell_of_all(those)
            self.note(stretch)
            return True
        if (goal := goal_told(raw)) and not self.tells_who(goal):
            self.remember(stretch, self.spotter.spots(Text(self.in_full(goal))))
            self.note(stretch)
            return True
        of_them = fresh and self.block is None and tells_of_the_enemy(raw) and not self.is_of_his(raw)
        talk = tells_how_things_stand(raw) or is_only_talked_of(raw) or thinks_aloud(raw) or thinks_aloud(stretch.raw)
        if of_them or tells_what_is_seen(raw) or talk:
            seen = Text(self.in_full(raw))
            spots = self.spotter.spots(seen)
            if is_about_a_side(raw) and any(isinstance(one.value, Troops) and one.value.enemy for one in spots):
                self.told_of = None  # Husson is well placed, before him is 27J: they are not Husson
            else:
                self.remember(stretch, spots)
                self.speak_of_those_in(seen)
            self.note(stretch)
            return True
        if (place := place_told_of(raw)) and self.is_ground(place) and not self.names_own(Text(self.in_full(raw))):
            self.remember(stretch, self.spotter.spots(Text(self.in_full(raw))))
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
        if tells_of_himself(raw, self.spotter.lexicon.languages, Knows(self.may_bid, self.has_a_deed)):
            told = Text(self.in_full(raw))
            self.remember(stretch, self.spotter.spots(told))
            self.speak_of_those_in(told)
            self.note(stretch)
            return True
        if (
            is_announcement(raw)
            or is_told_at_leisure(raw)
            or leaves_as_it_is(raw)
            or (tells_what_for(raw) and not self.names_own(Text(self.in_full(raw))))
            or SALUTATION.fullmatch(raw) is not None
            or tells_a_measure(raw)
            or IS_BETTER.match(raw)
            or not put_plainly(raw, OTHER_GENERALS_ALONE).strip(" .!")
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
        if is_nothing(raw) or (fresh and self.has_none_of_it(raw)) or (fresh and is_signature(raw)):
            self.note(stretch)
            return True
        return bool(CORRECTION.fullmatch(raw.strip())) and self.corrected(stretch, raw.strip().strip("*"))

    def tells_of_a_place_alone(self, raw: str) -> bool:
        """Whether words name a place, and nobody."""
        spots = self.spotter.spots_without(Text(self.in_full(raw)), frozenset({"troops"})) or []
        return any(spot.kind in ("ground", "kind", "spot") for spot in spots)

    def is_of_an_absent_lord(self, raw: str) -> bool:
        """``The Duke stays put``: somebody by a title that none of his generals here bears, and by no name."""
        found = BY_TITLE.match(raw)
        return found is not None and fold(found["title"]).text not in self.world.titled

    def is_for_later(self, raw: str) -> bool:
        """``Dès que Kellermann sera là, qu'on me l'envoie``: what is done when somebody comes who is not here yet."""
        if not are_to_be_sent_on(raw):
            return False
        return all(self.world.present.isdisjoint(one.own) for one in self.troops_in(Text(self.in_full(raw))))

    def has_done_it(self, raw: str) -> bool:
        """``J'ai recopié votre feuille et je l'ai remplie``: what its writer did, with no troops and no place."""
        if I_HAVE_DONE.match(raw) is None or SO_DO.search(raw) is not None:
            return False
        return self.spotter.spots_without(Text(self.in_full(raw)), PLACED) is not None

    def is_a_strangers_name(self, raw: str) -> bool:
        """``(Étienne Baudry, à Angers.``: a name that none of his bears, and a town."""
        name = name_with_town(raw)
        return bool(name) and not self.troops_in(Text(name))

    def is_ground(self, said: str) -> bool:
        """Whether words name a piece of ground, or a part of one, and nobody."""
        kinds = {spot.kind for spot in self.spotter.spots(Text(self.in_full(said)))}
        return bool(kinds & {"ground", "kind"}) and not kinds & {"troops", "verb", "title", "unknown", "if"}

    def behind_what_foes_do(self, stretch: Stretch, raw: str) -> str:
        """What a sentence orders behind what it foretells of the enemy, which is noted; empty where that is all."""
        told = foretold(raw) if "en" in self.spotter.lexicon.languages and SHOWS_A_FLANK.search(raw) is None else None
        if told is None or not (
            (told.theirs and not self.have_such(told.who))
            or told.expected
            or self.is_surely_a_foe(told.who)
            or self.names_own(Text(told.at))
        ):
            return raw
        for head, order, so in tells_what_for_that(raw):
            if self.does_something(order, known=False) or NOBODY.match(order) or (so and self.forms_or_bids_all(order)):
                return self.noted_first(stretch.saying(head), head, order).raw
            alone = self.only_one_of_his(head) if so and (he := HE.match(order)) else ""
            if alone and he is not None:
                return self.noted_first(stretch.saying(head), head, f"{alone} {order[he.end() :]}").raw
        if bids_something(raw) or self.names_own(Text(self.in_full(raw))):
            return raw
        self.remember(stretch, self.spotter.spots(Text(self.in_full(raw))))
        self.note(stretch)
        return ""

    def have_such(self, raw: str) -> bool:
        """Whether those who were told of last have troops of the arm that words name: *their guns*."""
        spots = self.spotter.spots_without(Text(raw), frozenset()) or []
        arms = {one.value.arm for one in spots if isinstance(one.value, Troops)}
        last = self.subject or self.spoken or self.block
        return last is not None and any(self.world.own[id].arm in arms for id in last.own)

    def is_surely_a_foe(self, raw: str) -> bool:
        """Whether words name somebody of the enemy, and none who could be his own."""
        spots = self.spotter.spots_without(Text(self.in_full(raw)), frozenset()) or []
        named = [spot.value for spot in spots if isinstance(spot.value, Troops)]
        enemy = any(spot.means("side", "enemy") for spot in spots) or bool(named)
        return enemy and all(one.enemy and not one.own for one in named)

    def forms_or_bids_all(self, raw: str) -> bool:
        """``all my infantry forms square``: whether words begin with all of his and what they do."""
        spots = [spot for spot in self.spotter.spots(Text(self.in_full(raw))) if spot.kind not in ("filler", "title")]
        who = spots[0].value if spots else None
        return isinstance(who, Troops) and bool(who.own) and any(s.kind in ("verb", "formation") for s in spots[1:4])

    def only_one_of_his(self, raw: str) -> str:
        """The one of his troops whom words name, as they call them; empty for none or several."""
        spots = self.spotter.spots(Text(self.in_full(raw)))
        named = [one.value for one in spots if isinstance(one.value, Troops) and one.value.own and not one.value.loose]
        return named[0].said if len(named) == 1 else ""

    def has_none_of_it(self, raw: str) -> bool:
        """``Cavalry: none yet``: whether a line says no more than that there is nothing of an arm, or for it."""
        found = FIELD.search(raw)
        if found is None or not is_nothing(raw[found.end() :]):
            return False
        head = Text(raw[: found.start()])
        spots = [spot for spot in self.spotter.spots(head) if spot.kind not in ("filler", "mark")]
        return bool(spots) and all(isinstance(one.value, Troops) and one.value.loose for one in spots)

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

    def put_right(self, stretch: Stretch, square: str) -> bool:
        """``Hmm, that's far, make it K7``: the sentence before, with that place. Whether it ordered anything."""
        before = self.before
        anew = with_this_place(before.raw, square) if before is not None else ""
        if before is None or not anew:
            return False
        gone = {line for line, item in self.items.items() if item.said == before.said}
        asked = [question for question in self.asked if question.said == before.said]
        if not gone and not asked:
            return False
        self.drop(gone)
        self.asked = [question for question in self.asked if question not in asked]
        self.noted.append(Noted(stretch.line, stretch.said))
        self.understand(replace(before, raw=anew), Manner(before.said))
        return True

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
