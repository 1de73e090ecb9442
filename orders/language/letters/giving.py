"""Giving: what a sentence orders is answered, and what comes of it entered or asked."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from battles.engine.worded import worded
from orders.language.letters.acts import Act
from orders.language.letters.arrayed import is_rear_alone, is_van_alone
from orders.language.letters.for_whom import is_like_a_name, may_be_those, waited_for
from orders.language.letters.going_on_there import (
    at_nothing_else,
    goes_on_as_told,
    is_of_a_line,
    stays_behind_him,
    stays_when_there,
    stops_behind_it,
    watches_from_there,
)
from orders.language.letters.halts_on_the_way import HaltsOnTheWay
from orders.language.letters.in_reserve import calls_reserve, sends_away
from orders.language.letters.in_the_end import so_far_up_the_road
from orders.language.letters.out_of_the_rule import OutOfTheRule
from orders.language.letters.passing import only_goes_by
from orders.language.letters.rewording import Rewording
from orders.language.letters.saying import Doubt, Outcome
from orders.language.letters.spots import Spot
from orders.language.letters.text import Text
from orders.language.letters.troops import Troops
from orders.language.letters.utterances import Utterance
from orders.language.letters.what_the_enemy_does import leave_out_what_he_does
from orders.language.letters.whom_a_rule_binds import PAIR

OF_ENGLISH = frozenset({"the", "its", "his", "their", "our", "to", "a", "my"})  # bring it up *on* the right
US = frozenset({"we", "on", "nous", "wir", "man", "one"})
ANY_OF_THEM = frozenset({"whichever", "whoever"})
AGAINST = frozenset({"attack", "take", "fire", "advance"})
# *On the left everybody stays put*, *links bleibt alles stehen*: some of them, and who are they?
ON_THAT_SIDE = re.compile(
    r"\W*(?:(?:and|but|und|aber|et|mais)\s+)?(?:(?:on|at|in)\s+(?:the|my|our)\s+(?:far\s+|extreme\s+)?(?:left|right|"
    r"cent(?:re|er)|middle|rear|front)\b|"
    r"(?:ganz\s+)?(?:links|rechts|hinten|vorne?)\b|(?:in|im|auf|am|an)\s+(?:der|dem)?\s*(?:rechten|linken|Mitte|"
    r"Zentrum)\b|"
    r"(?:à|a|sur\s+la|sur\s+le)\s+(?:gauche|droite|flanc|aile)\b|au\s+centre\b)",
    re.IGNORECASE,
)
# *to the right of it or to the left, I don't know yet*
UNDECIDED = re.compile(
    r"\b(?:or|oder|ou)\b[^.;!?]*\b(?:I\s+(?:do\s+not|don['’]?t)\s+know(?:\s+yet)?|(?:haven['’]?t|"
    r"have\s+not)\s+decided|not\s+decided|undecided|"
    r"das\s+weiß\s+ich\s+(?:noch\s+)?nicht|weiß\s+(?:ich\s+)?noch\s+nicht|noch\s+nicht\s+entschieden|"
    r"je\s+ne\s+sais\s+pas\s+encore|pas\s+encore\s+décidé)\b",
    re.IGNORECASE,
)
FROM_THERE = re.keyed(
    r"\W*(?:from (?:t?here)|von (?:dort|da|hier)|d['’]ici|de l[àa])\b", re.IGNORECASE
)  # what he can do
PLANNED = frozenset({"go", "advance", "attack", "take", "hold", "defend", "withdraw", "support", "follow", "screen"})
MOVED = frozenset({"go", "hold", "place", "advance", "withdraw", "ride", "join", "support", "follow"})
FORBIDDEN = frozenset({"go", "advance", "withdraw", "leave", "charge", "pursue", "fire", "attack", "fight", "limber"})
PLURAL_SQUARES = frozenset({"squares", "carres", "karrees", "vierecke"})
THEM = frozenset({"them", "it", "him", "em", "sie", "ihn"})


def bids_them(text: Text, spots: Sequence[Spot]) -> bool:
    """``Bring them back to H9``: whether words begin with what somebody who is not named is to do, and say where."""
    begins = spots[0].kind == "verb" and not THEM.isdisjoint(text.bare[:3])
    return begins and any(spot.kind in ("spot", "ground", "length") for spot in spots)


# *Silence their guns*, *attaquez la batterie*, *feuert auf die Batterie*: what somebody who is not named is to do
IMPERATIVE = re.keyed(
    r"\W*(?:(?:please|and|then|but|also|bitte|und|dann|et|puis|svp)\W+)*(?:"
    r"(?:silence|knock\s+out|attack|charge|shell|bombard|shoot(?:\s+up)?|fire|engage|hit|destroy|watch|screen|cover|guard|mask|close|plug|fill|block|storm|assault|seize|clear)"
    r"(?!\s+(?:of|is|are|was|on\s+the\s+farm\s+at|from|by|support|orders?|fire)\b)\s+(?:(?:up|down|at|on|in)\s+)?(?=(?:the|that|those|their|this|any|[A-Z\d])\b)|"
    r"(?:attaquez|chargez|bombardez|canonnez|tirez|faites\s+taire|prenez|surveillez|couvrez|bouchez|barrez|fermez|nettoyez)\s|"
    r"(?:greift|attackiert|beschießt|beschiesst|feuert|schießt|bringt|nehmt|stürmt|beobachtet|deckt|sichert|schließt|sperrt)\s+(?:auf\s+)?(?=(?:die|den|das|diese|jene|ihre)\b))",
    re.IGNORECASE,
)


# *Hold your fire until they are close*, *Feuer erst auf 15 cm eröffnen*, *on n'ouvre le feu qu'à 15 cm*
HOLDS_FIRE = re.keyed(
    r"\W*(?:(?:please|bitte|and|und|et)\s+)*(?:hold\s+(?:your\s+|our\s+|the\s+)?fire\b|(?:do\s+not|don['’]?t)\s+(?:open\s+)?(?:fire|shoot)\s+(?:until|before)|"
    r"open\s+fire\s+only|(?:noch\s+)?nicht\s+(?:schießen|feuern)\b|(?:das\s+)?Feuer\s+(?:erst|nur)\s+\S|erst\s+[^,;:.!?]{3,30}?\s(?:schießen|feuern)\b|"
    r"(?:on|nous)\s+n['’](?:ouvre|ouvrons)\s+le\s+feu\s+qu|(?:on\s+)?ne\s+tir(?:e|ez|ons)\s+(?:qu['’]|que\s+|pas\s+(?:avant|tant))|retenez\s+(?:le|votre)\s+(?:feu|tir))",
    re.IGNORECASE,
)


def begins_with_them(said: Utterance) -> bool:
    """``Die bilden keine Karrees``: whether it is told of those who were spoken of, and of nobody else."""
    first = next((spot for spot in said.spots if spot.kind not in ("mark", "filler", "link")), None)
    return first is not None and first.kind == "they"


COUPLE = 2  # battalions


def concerns(act: Act, who: Troops) -> bool:
    """Whether an act is one of some troops, or of those above or below them."""
    return act.subject is None or not set(act.subject.own).isdisjoint(who.own)


class Giving(OutOfTheRule, HaltsOnTheWay, Rewording):
    """The part of reading sentences that is about what one comes to that was composed."""

    called_reserve: tuple[str, ...] = ()
    """The command of which the sentence before said no more than that it is the reserve."""

    def orders_nothing(self, said: Utterance) -> bool:
        """Note, refuse or ask about a sentence that orders nothing, or nothing for his own. Whether it is one."""
        nothing = leave_out_what_he_does(said)
        explicit, orders, manner = said.explicit, said.orders, said.manner
        if nothing or self.tells_of_enemy(said.spots, explicit) or self.is_van_of_those_sent(said):
            self.note(said.shown)
            return True
        stranger = self.stranger(said.text, said.spots) if orders and not (manner.standing or manner.forced) else ""
        if stranger and (said.sentence.acts[0].subject is None or not explicit):
            if not is_like_a_name(stranger, said):
                self.note(said.shown)
            elif not self.who_are(said.shown, said.text, stranger):
                self.not_his(said.shown, stranger)
            return True
        if not orders or self.is_statement(said.text, said.sentence, explicit):
            self.no_order(said.shown, said.spots, explicit)
            return True
        first = next((spot for spot in said.spots if spot.kind not in ("mark", "filler", "link", "modal")), None)
        whom = self.subject or self.block
        known = whom is not None and not whom.everybody and any(spot.kind == "they" for spot in said.spots[:4])
        denied = first is not None and first.kind == "not" and not known
        by_name = any(act.subject is not None and not act.subject.loose for act in explicit)
        if denied and not by_name and not any(act.verb not in ("", "form") for act in orders):
            self.ask(said.shown, Doubt(worded("What shall they do, then?")))
            return True
        return False

    def is_van_of_those_sent(self, said: Utterance) -> bool:
        """``Gauthier goes to F6. The 92nd in front``: who of a brigade that was sent goes before whom, and no more."""
        if not (is_van_alone(said.shown.raw) or is_rear_alone(said.shown.raw)):
            return False
        named = [spot.value for spot in said.spots if isinstance(spot.value, Troops) and spot.value.own]
        bodies = {self.world.own[id].of for one in named for id in one.own if id in self.world.own}
        whole = any(len(one.own) < COUPLE or one.loose or one.commands for one in named)
        if whole or len(bodies) != 1:
            return False
        brigade = set(self.world.commands.get(next(iter(bodies)), ())) & self.world.present
        if (
            not named
            or not all(set(one.own) < brigade for one in named)
            or not brigade <= self.answerer.where.sent.keys()
        ):
            return False
        self.subject = self.spoken = named[0]
        return True

    def of_one_arm(self, told: Sequence[Troops]) -> Troops | None:
        """Several units of one arm that a sentence tells something, each by itself, taken together."""
        own = tuple(dict.fromkeys(id for one in told for id in one.own))
        singly = len(told) > 1 and not any(one.commands or one.everybody or one.rest for one in told)
        return Troops(own) if singly and len(own) > 1 and len({self.world.own[id].arm for id in own}) == 1 else None

    def give(self, said: Utterance) -> None:
        """Answer a sentence that orders something, and enter what comes of it."""
        self.leave_those_behind(said)
        if self.halts_on_the_way(said):
            self.note(said.shown)
            return
        explicit, orders, manner = said.explicit, said.orders, said.manner
        waited = waited_for(said)
        absent = waited is not None and self.world.present.isdisjoint(waited.own)
        default = waited if absent else self.whom(said) or waited
        if absent:
            self.subject = self.spoken = waited
        if self.is_plan_of_all(said):
            default = None
        so_far_up_the_road(orders, default)
        again = not explicit and not said.hedged and default is not None
        if not explicit and is_of_a_line(said.text.raw, self.lately):
            self.ask(said.shown, Doubt(worded("Which of them do you mean?")))
            return
        if again and default is not None and goes_on_as_told(said.text.raw, orders) and self.was_told(default):
            self.note(said.shown)
            return
        if (
            again
            and default is not None
            and stops_behind_it(said.text.raw, orders, self.done_before, attack=self.is_to_attack(default))
        ):
            scope = ", ".join(default.commands or default.own) or "ALL"
            nearest = f"STANDING {scope} {self.answerer.standing('no pursuit')}"
            self.ask(
                said.shown,
                Doubt(worded("The rulebook has no order that waits for this. The nearest to it:"), (nearest,)),
            )
            return
        sent = default is not None and bool(default.own) and set(default.own) <= self.answerer.where.sent.keys()
        done = self.done_before if default is None else [act for act in self.done_before if concerns(act, default)]
        if again and (
            stays_when_there(said.text.raw, orders, done, sent=sent)
            or at_nothing_else(said.text.raw, orders, self.done_before)
        ):
            self.note(said.shown)
            return
        if self.only_watches(said, done, default if again else None):
            self.note(said.shown)
            return
        if again and sent:
            self.leave_watching(said)
        if again and default is not None and calls_reserve(said.text.raw) and self.was_told(default):
            self.note(said.shown)
            return
        if again and default is not None and self.called_reserve == default.commands != () and sends_away(orders):
            self.strike_out(default)
        reserve = calls_reserve(said.text.raw) and len(explicit) == 1 and explicit[0].subject is not None
        self.called_reserve = explicit[0].subject.commands if reserve and explicit[0].subject else ()
        nobody = default is None and not explicit and not said.hedged
        if nobody and not self.imperative(said.spots, orders, manner.standing):
            if any(act.negated and act.verb in FORBIDDEN for act in orders):
                self.forbid(said.shown, orders)
            elif not self.who_shall(said.shown, orders):
                self.ask_for_whom(said)
            return
        all_or_those = may_be_those(said, default, self.world.present)
        ruling = any(act.formation == "square" or act.verb in ("pursue", "charge", "counter") for act in orders)
        squares = any(word in PLURAL_SQUARES for word in said.text.bare) and (
            manner.fresh or not begins_with_them(said)
        )
        of_us = said.text.bare[0] in US  # on ne poursuit pas
        if ruling and not explicit and (squares or of_us or (manner.fresh and not self.is_of_one(said, default))):
            default = self.block  # a rule laid down on a line of its own is for all of the block
        whom = next((act.subject for act in reversed(orders) if act.subject is not None), default)
        self.done_before = [replace(act, subject=whom) for act in orders if act.subject in (None, whom)]
        outcome = self.answerer.answer(said.sentence, default, generals=self.generals, standing=manner.standing)
        clear = [act.subject for act in explicit if act.subject is not None and not act.subject.loose and not act.self_]
        charges = [line for line in outcome.lines if " CHARGE " in line.text and not line.text.startswith("STANDING")]
        self.charging = Troops(tuple(id for line in charges for id in line.units)) if charges else self.charging
        singly = [one for one in clear if not (one.commands or one.rest or one.everybody or self.are_most(one))]
        self.addressed.update(id for one in singly for id in one.own)
        self.told_commands += [one.commands[0] for one in clear if len(one.commands) == 1]
        by_themselves = [one for one in clear if len(one.own) <= PAIR and not one.commands]
        self.told_singly += [id for one in by_themselves for id in one.own]
        self.told_last += [id for one in clear if len(one.own) <= PAIR for id in one.own]
        if explicit:
            self.told_of, earlier = None, self.subject
            self.together = self.of_one_arm(clear)
            self.subject = (
                self.once_known(clear[-1], said) if clear else self.those_meant(explicit, outcome) or self.subject
            )
            self.speak_of_regiment(clear)
            self.doubtful = False
            self.spoken = clear[-1] if clear and self.subject is earlier and clear[-1].everybody else self.subject
            if self.subject is not None and len(self.subject.commands) == 1:
                self.command_told = self.subject
            if manner.fresh and self.is_block_head(said.stretch.raw, said.spots) and explicit[0].subject:
                self.block = explicit[0].subject
        read, asked = len(self.items), len(self.asked)
        unsure = self.is_unsure(said, default, outcome, named=bool(explicit), clear=bool(clear))
        unsure = unsure or (all_or_those and not self.is_rule(outcome))
        if self.mending and not manner.standing and not self.is_rule(outcome):
            for act in explicit:
                if act.subject in clear and act.verb in MOVED and not act.condition and self.was_told(act.subject):
                    self.strike_out(act.subject)
        self.deliver(said, outcome, unsure=unsure)
        if manner.paragraph and any(line.text.startswith("STANDING ALL ") for line in outcome.lines):
            self.block = self.subject = None  # a rule for the whole side, below what stands under a heading
        if explicit and not clear and len(self.items) == read and len(self.asked) > asked:
            self.doubtful = True  # nobody knows yet for whom that was: nor what follows

    def only_watches(self, said: Utterance, done: Sequence[Act], who: Troops | None) -> bool:
        """Whether a sentence only has those watch an enemy who were told where to be, be they named again or not."""
        if who is None and len(said.explicit) == 1 and not (said.hedged or self.mending):
            who = said.explicit[0].subject
        if who is None or not who.own:
            return False
        sent = set(who.own) <= self.answerer.where.sent.keys()
        before = [] if said.explicit else done
        return watches_from_there(said.text.raw, said.orders, before, sent=sent)

    def leave_watching(self, said: Utterance) -> None:
        """``Sie soll 27J im Auge behalten, aber nicht attackieren``: leave out the former of those who were sent."""
        acts, orders = said.sentence.acts, said.orders
        others = [act for act in orders if act.verb != "screen"]
        if others and all(act.negated and act.subject is None for act in others):
            for act in orders:
                if act.subject is None and watches_from_there(said.text.raw, [act], (), sent=True):
                    acts.remove(act)

    def leave_those_behind(self, said: Utterance) -> None:
        """Leave out that the rest of a brigade that goes somewhere stay behind one of its own who goes there too."""
        acts = said.sentence.acts
        for act in [one for one in acts if len(acts) > 1]:
            him = stays_behind_him(act)
            bodies = {self.world.own[id].of for id in him.own if id in self.world.own} if him is not None else set()
            if len(bodies) != 1:
                continue
            brigade = set(self.world.commands.get(next(iter(bodies)), ())) & self.world.present
            if brigade and brigade <= self.answerer.where.sent.keys():
                acts.remove(act)

    def ask_for_whom(self, said: Utterance) -> None:
        """Ask for whom a sentence is that tells nobody; note one that need not be for anybody."""
        if self.asks_whether_he(said):
            return
        sent = said.spots[0].kind == "spot" or bids_them(said.text, said.spots) or HOLDS_FIRE.match(said.text.raw)
        bids = IMPERATIVE.match(said.text.raw) is not None and not said.text.raw.rstrip().endswith("?")
        bids = bids and any(spot.kind in ("ground", "kind", "spot", "troops") for spot in said.spots)
        if bids or (sent and any(act.verb for act in said.orders)):
            self.ask(said.shown, Doubt(worded("For whom is this meant? I found no troops of yours in it.")))
        else:
            self.tell_of(said.spots)
            self.note(said.shown)

    def asks_whether_he(self, said: Utterance) -> bool:
        """Ask about what a sentence tells of nobody, where one alone of his is named in it; whether it was asked."""
        named = [spot.value for spot in said.spots if isinstance(spot.value, Troops) and spot.value.own]
        if len(named) != 1 or named[0].loose or named[0].everybody or named[0].enemy:
            return False
        outcome = self.answerer.answer(said.sentence, named[0], generals=self.generals, standing=said.manner.standing)
        if not outcome.lines:
            return False
        self.subject = self.spoken = named[0]
        self.deliver(said, outcome, unsure=True)
        return True

    def is_to_attack(self, who: Troops) -> bool:
        """Whether a command was told to attack."""
        attacks = [line.normal for line in self.exact.lines if ": INTENT ATTACK" in line.normal]
        return any(f" {command}: " in said for command in who.commands for said in attacks)

    def once_known(self, who: Troops, said: Utterance) -> Troops:
        """*The others*, once it is known who they are: no longer everybody; and *nobody* is not whom *they* means."""
        before = self.subject
        all_of_us = who.everybody and len(who.own) == len(self.world.own) and not said.manner.fresh
        if all_of_us and before is not None and not before.everybody and any(act.negated for act in said.orders):
            return before
        few = who.rest and bool(who.own) and not who.some and len(who.own) * 2 < len(self.world.present)
        return replace(who, everybody=False, rest=False) if few else who

    def is_plan_of_all(self, said: Utterance) -> bool:
        """``À droite on avance un peu``: whether *we* go, where nobody is named and no heading says who that is."""
        words = [word for word in said.text.bare if any(character.isalpha() for character in word)]
        we = {word for word, behind in zip(words[:4], [*words[1:5], ""], strict=False) if behind not in OF_ENGLISH}
        ours = not US.isdisjoint(we) and not said.explicit and self.block is None and self.charging is None
        return ours and not said.hedged and all(act.verb in PLANNED and not act.negated for act in said.orders)

    def is_unsure(self, said: Utterance, default: Troops | None, outcome: Outcome, *, named: bool, clear: bool) -> bool:
        """Whether what comes of a sentence is asked about before it is done, whatever its answers say themselves.

        ``named``: it said itself whom it is for, which its acts tell no longer once they are answered; ``clear``: and
        not by no more than their kind.
        """
        orders = said.orders
        rule = self.is_rule(outcome)
        ridden = all(line.text.startswith("GENERAL") for line in outcome.lines)  # a man, whomever he commands
        return (
            said.manner.unsure
            or (self.doubtful and not named and not rule)
            or self.is_fragment(said, default)
            or (self.later and not clear)
            or self.corrects_itself(said.text)
            or said.slipped
            or UNDECIDED.search(said.shown.said) is not None
            or self.leaves_open(said.text, orders, said.sentence.reasons)
            or self.may_be_his_horse(orders)
            or self.forbids_unread(said.text, orders)
            or self.forbids_a_place_unread(said.text, orders)
            or (FROM_THERE.match(said.text.raw) is not None and any(act.anyone for act in orders))
            or (not rule and self.are_some_there(said))
            or only_goes_by(orders, said.text.bare)
            or (not named and self.are_most(default) and not (ridden or rule))
        )

    def are_some_there(self, said: Utterance) -> bool:
        """Whether *all* of those are told something who stand on one side of the field, whoever they are."""
        whom = [act.subject for act in said.orders if act.subject is not None]
        everybody = any(one.everybody and len(one.own) == len(self.world.own) for one in whom)
        return everybody and ON_THAT_SIDE.match(said.shown.raw) is not None

    def those_meant(self, explicit: list[Act], outcome: Outcome) -> Troops | None:
        """Those who were called by no more than their kind, *all three batteries*: whoever was told something."""
        whom = [act.subject for act in explicit if act.subject is not None]
        units = tuple(dict.fromkeys(id for line in outcome.lines for id in line.units if id in self.world.own))
        last = whom[-1] if whom else None
        if last is None or not (last.loose or last.everybody) or last.rest or last.unclear or outcome.doubts:
            return None
        return Troops(units, said=last.said, arm=last.arm) if 2 < 2 * len(units) <= len(self.world.present) else None

    def leaves_open(self, text: Text, orders: list[Act], reasons: list[str]) -> bool:
        """``Supports whoever needs it``: whom, is left open; of enemies any will do: *from whoever lives there*."""
        said = [word.text for word in text.words if word.text in ANY_OF_THEM]
        told = sum(reason.lower().split().count(word) for reason in reasons for word in set(said))
        return len(said) > told and any(act.verb not in AGAINST for act in orders)
