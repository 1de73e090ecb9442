"""Rulings: rules of conduct entered before the grammar of orders sees them, and those asked about that it left."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from orders.language.letters.acts import Act, Condition
from orders.language.letters.conduct import (
    SURELY,
    Clause,
    Rule,
    clause_of,
    decided,
    decides,
    is_named,
    rule_of,
)
from orders.language.letters.decisions_told import as_decided
from orders.language.letters.exempting import left_out_there
from orders.language.letters.in_his_own_person import feeling_and_order
from orders.language.letters.laid_down import (
    FOOT_ONLY,
    Laid,
    case_before,
    clause_starts,
    is_remark,
    of_headed_arm,
    of_those_before,
    rest_of,
)
from orders.language.letters.ledger import without_ranks
from orders.language.letters.one_may_another_not import one_may_another_not
from orders.language.letters.precedence import (
    BEGINNING,
    FIRST,
    IF_IT_MATTERS,
    LAST,
    NEXT,
    SEQUENCE,
    before_another,
    leaves_the_rest,
    ranked_in_a_word,
    ranking,
    with_ranks,
)
from orders.language.letters.pronouns import HE
from orders.language.letters.rules_besides import excepted_and, skirmishers_too, two_denied
from orders.language.letters.rules_but_for import BUT_FOR, rule_but_for, rule_for_the_others
from orders.language.letters.rules_in_short import but_for
from orders.language.letters.saying import Doubt, not_understood
from orders.language.letters.shot_at import falls_back_from_afar
from orders.language.letters.spots import Spot
from orders.language.letters.text import Stretch, Text
from orders.language.letters.troops import Troops
from orders.language.letters.utterances import Manner
from orders.language.letters.whom_a_rule_binds import WhomARuleBinds

TURNING = frozenset(
    {
        "except",
        "unless",
        "but",
        "sauf",
        "excepte",
        "hormis",
        "ausser",
        "mais",
        "aber",
        "sondern",
        "nur",
        "only",
        "then",
        "dann",
        "puis",
    }
)
RANKING = (
    FIRST | LAST | NEXT | SEQUENCE | BEGINNING | {"egal", "beliebig", "ermessen", "osef", "importe", "before", "avant"}
)
ONESELF = frozenset({"i", "we", "je", "j", "nous", "ich", "wir"})
RATHER = frozenset({"rather", "lieber", "plutot", "mieux"})  # what he would like, and orders nobody
# *Jamin d'abord*, *Jamin first*: a line that says no more
ONE_FIRST = re.keyed(
    r"^\W*(?P<who>(?:(?:la|die|the)\s+)?(?:brigade\s+|division\s+)?[\w'’-]{3,30})\s*,?\s+(?:d['’]abord|en\s+premier|first(?:\s+of\s+all)?|zuerst|als\s+[Ee]rste[rs]?)\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Husson is slow. He goes first*
HE_IS_FIRST = re.compile(
    r"^(?P<lead>\W*(?:(?:so|and|but)\s+)?)(?:he|it|they)\s+(?P<acts>(?:(?:should|must|can|shall|is\s+to|are\s+to)\s+)?"
    r"(?:goes|go|moves?|acts?|comes?|plays?)\s+(?:first|last)\b)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *All but the jagers form square, and nobody pursues*: nobody at all
# *Infantry forms square, and no cavalry charges of its own accord*: another arm, another rule
OF_ARM = (
    r"(?:infantry|foot|cavalry|horse(?:men)?|guns|artillery|Infanterie|Kavallerie|Reiterei|Artillerie|Geschütze|"
    r"cavalerie|infanterie|artillerie|canons)"
)
AND_AN_ARM = re.compile(
    r"\s*,?\s+(?:and|und|et)\s+(?=(?:(?:the|my|our|no|all|die|meine|unsere|keine|la|les|ma|mes|aucune)\s+|l['’])?"
    + OF_ARM
    + r"\s+(?!(?:and|or|und|oder|et|ou)\b)[a-zà-ÿ])",
    re.IGNORECASE,
)
AND_NOBODY = re.compile(
    r"\s*,?\s+(?:and|et|und)\s+(?:que\s+|qu['’]|that\s+)?(?=(?:personne|nobody|no\s*one|niemand|keiner|nul)\b)",
    re.IGNORECASE,
)
LEFT_OUT = re.compile(rf"\b{BUT_FOR}\s", re.IGNORECASE)
# What is told with a rule about skirmishers, and is one itself
CASE_OR_RULE = re.compile(
    r"\b(?:carré|karree|square|poursui\w+|verfolg\w+|pursu\w+|pas\s+de|kein\w*|no|nobody|personne|niemand|si|wenn|if|when|quand|gegen|against|contre|à\s+volonté|nach\s+Belieben|at\s+will)\b",
    re.IGNORECASE,
)
# *Counter-charges if he is charged, but no charging off on his own*: a rule, and another one besides.
# *Il ne charge pas de lui-même, et si on le charge, il contre-charge*
AND_IF = re.compile(
    r"\s*,\s+(?:and|et|und)\s+(?=(?:if|when|should|si|s['’]ils?|quand|wenn|falls|sollte)\b)", re.IGNORECASE
)
BUT = re.compile(r"\s*,?\s+(?:but|aber|jedoch|mais)\s+", re.IGNORECASE)
# *5M forms square against horse, otherwise it holds the farm*: what those do by themselves
ELSE = re.compile(
    r"^\W*(?:but\s+)?(?:otherwise|or\s+else|else|sonst|ansonsten|andernfalls|sinon|autrement)\s*,?\s+", re.IGNORECASE
)
AND_ALSO = re.compile(r"^\W*(?:and|und|et|but|aber|mais)\s+", re.IGNORECASE)
MOST_CLAUSES = 12
# *Bachelu's division, second line: Campi*
OF_BATTLE = re.keyed(
    r"\b(?:in\s+)?(?:the\s+)?(?:first|second|third)\s+lines?\s*:|(?<=['’]s)\s+(?:first|second|third)\s+line\b",
    re.IGNORECASE,
)
# What a rule asks of troops, for those of whom the next sentence says that they do the same.
ASKED: Mapping[str, Act] = {
    "square against cavalry": Act(verb="form", formation="square", condition=Condition("cavalry", "", "cavalry")),
    "no square against cavalry": Act(
        verb="form", formation="square", negated=True, condition=Condition("cavalry", "", "cavalry")
    ),
    "no pursuit": Act(verb="pursue", negated=True),
    "no charge": Act(verb="charge", negated=True),
}


class Rulings(WhomARuleBinds):
    """The part of reading sentences that knows rules of conduct."""

    strange: tuple[str, ...] = ()
    """The words of the sentence in hand that keep it from being a rule."""

    def lays_down(self, stretch: Stretch, manner: Manner, read_on: Callable[[Stretch, Manner], None]) -> bool:
        """Enter the rules of conduct of a sentence, and ``read_on`` with the rest of it; whether it had any."""
        self.suspected, self.holding_back = (), False
        text = Text(stretch.raw)
        if manner.forced or stretch.raw.rstrip().endswith("?") or not decides(text.bare, self.vocabulary.decisions):
            return False
        wished = text.bare[0] in ONESELF and not RATHER.isdisjoint(text.bare[:5])
        if not manner.standing and (self.tells_of_the_past(text) or wished):
            return False
        spots = self.spotter.spots(text)
        starts = list(clause_starts(text, spots))
        found = list(self.rules_in(text, spots, starts))
        sure = of_headed_arm(of_those_before([one for one in found if one.rule.weight == SURELY]), text.bare)
        rest = rest_of(sure, len(starts) - 1)
        if not sure or any(self.bears_on(text, spots, starts, part, sure) for part in rest):
            self.suspect(found, manner, len(starts) - 1)
            return False
        lines = [line for one in sure for line in self.standing_lines(one, manner)]
        if not lines:
            return False
        otherwise: Troops | None = None
        in_his_words = (len(sure) > 1 or rest) and stretch.said in manner.shown
        shown = stretch.said if in_his_words else manner.shown  # a rule put in other words is all of it
        for part in sorted([*rest, *((one.first, one.last) for one in sure)]):
            raw = text.raw_between(starts[part[0]], starts[part[1]]).strip(" ,;:–—-\n")
            here = replace(stretch, raw=raw)
            laid = next((one for one in sure if (one.first, one.last) == part), None)
            if laid is not None:
                self.done_before = [replace(act) for frame, act in ASKED.items() if frame == laid.rule.frame]
                for line in self.standing_lines(laid, manner):
                    self.take(line, stretch.line, shown, ())
                otherwise = next((who for who in laid.clause.whose), otherwise)
                self.subject = laid.clause.whose[-1] if laid.clause.whose else self.subject
            elif is_remark(spots, starts[part[0]], starts[part[1]]):
                self.note(here)
            elif otherwise is not None and (found_else := ELSE.match(raw)) is not None:
                self.subject = self.spoken = otherwise
                told = raw[found_else.end() :]
                read_on(replace(here, raw=told), Manner(here.said, standing=manner.standing, fresh=False))
            elif raw:
                here = here.saying(raw := self.with_him(raw, otherwise))
                case = case_before(text, spots, starts, [one for one in sure if one.last <= part[0]])
                here = replace(here, raw=f"{case}, {raw}") if case else here
                read_on(here, Manner(here.said, standing=manner.standing, fresh=False))
        clear = [who for one in sure for who in one.clause.whose]
        if clear or manner.fresh:
            units = [id for one in clear for id in one.own] if all(not one.commands for one in clear) else []
            all_told = Troops(tuple(dict.fromkeys(units))) if len(clear) > 1 and units else None
            self.subject = all_told or (clear[-1] if clear else self.block)  # else for nobody who was spoken of above
        self.suspected = ()
        return True

    def with_him(self, raw: str, who: Troops | None) -> str:
        """``Gauthier verfolgt nicht und folgt Husson``: of the second half, too, he is told of whom the first is."""
        told = raw if who is None or not who.said else AND_ALSO.sub("", raw)
        spots = [spot for spot in self.spotter.spots(Text(told)) if spot.kind not in ("filler", "mark", "link")]
        if who is None or not spots or spots[0].kind != "verb" or ELSE.match(raw) is not None:
            return raw
        return f"{who.said} {told}" if self.is_finite(Text(told).bare[0]) else raw

    def is_finite(self, word: str) -> bool:
        """Whether a word ends as what somebody does in the third person, in English, German or French."""
        return word.endswith(("s", "t", "en", "e", "ent"))

    def lays_down_but_for(self, stretch: Stretch, manner: Manner, read_on: Callable[[Stretch, Manner], None]) -> bool:
        """Enter a rule that is for all but some who are told with it, and ``read_on`` with what those may do."""
        if not manner.forced and self.lays_down_for_the_others(stretch, manner):
            return True
        raw = but_for(stretch.raw)
        parted = None if manner.forced or raw.rstrip().endswith("?") else rule_but_for(raw)
        if parted is None or not self.is_sure_rule(parted.rule):
            return False
        text = Text(parted.rule)
        spots = self.spotter.spots(text)
        found = list(self.rules_in(text, spots, list(clause_starts(text, spots))))
        if any(one.rule.frame in FOOT_ONLY for one in found):
            if (
                raw != stretch.raw or not parted.plainly
            ):  # the grammar knows who forms no square, and why nobody in a wood need be left out
                read_on(replace(stretch, raw=f"{parted.rule}, except {parted.who}"), manner)
            return raw != stretch.raw or not parted.plainly
        out = self.left_out(parted.who)
        lines = [line for one in found for line in self.standing_lines(one, manner, out)] if out else []
        if not lines:
            return False
        for line in lines:
            self.take(line, stretch.line, manner.shown, ())
        if parted.they:
            read_on(replace(stretch, raw=parted.they), replace(manner, shown=stretch.said, fresh=False))
        if manner.fresh:
            self.subject = self.block
        return True

    def lays_down_for_the_others(self, stretch: Stretch, manner: Manner) -> bool:
        """Enter a rule for all of an arm but those who were told of before; whether it is one."""
        told = rule_for_the_others(stretch.raw)
        before = self.spoken or self.subject
        if told is None or before is None or before.everybody:
            return False
        rule, arm = told
        of_arm = self.world.with_arm(arm) & self.world.present
        out = frozenset(before.own) & of_arm
        if not out or out == of_arm or not self.is_sure_rule(rule):
            return False
        text = Text(rule)
        spots = self.spotter.spots(text)
        found = list(self.rules_in(text, spots, list(clause_starts(text, spots))))
        others = Troops(tuple(id for id in self.world.own if id in of_arm))
        lines = [line for one in found for line in self.standing_lines(one, manner, out, others)]
        for line in lines:
            self.take(line, stretch.line, manner.shown, ())
        return bool(lines)

    def left_out(self, said: str) -> frozenset[str]:
        """His units whom words name, or tell by where or how they stand, who are left out of a rule."""
        spots = self.spotter.spots(Text(said))
        named = [spot.value for spot in spots if isinstance(spot.value, Troops)]
        if named and all(is_named(who) and who.own for who in named):
            plain = all(spot.kind in ("troops", "link", "mark", "filler", "title") for spot in spots)
            return frozenset(id for who in named for id in who.own) if plain else frozenset()
        return left_out_there(spots, self.world)

    def is_of_his(self, raw: str) -> bool:
        """Whether words name troops of the writer's, or begin with *they* where those were spoken of."""
        text = Text(raw)
        return self.names_own(text) or (self.subject is not None and not HE.isdisjoint(text.bare[:1]))

    def rule_and_rule(self, raw: str) -> tuple[str, str] | None:
        """Two rules told in one sentence with a *but* between them, each as a sentence of its own."""
        if (both := two_denied(raw)) is not None:
            return both
        if (both := falls_back_from_afar(raw)) is not None:
            return both
        both = one_may_another_not(raw)
        if both is not None and all(any(who.own for who in self.troops_in(Text(one))) for one in both):
            return both
        if (both := excepted_and(raw)) is not None and self.is_sure_rule(as_decided(both[1])):
            return both
        both = skirmishers_too(raw)
        if both is not None and CASE_OR_RULE.search(both[0]):
            return both
        parts = AND_NOBODY.split(raw)
        if len(parts) == 2 and LEFT_OUT.search(parts[0]) is not None and self.is_sure_rule(parts[1]):
            return parts[0], parts[1]
        parts = AND_AN_ARM.split(raw)
        if len(parts) == 2 and self.is_sure_rule(parts[0]):
            return parts[0], parts[1]
        parts = AND_IF.split(raw)
        if len(parts) == 2 and self.is_sure_rule(parts[1]) and decides(Text(parts[0]).bare, self.vocabulary.decisions):
            return parts[0], parts[1]
        parts = BUT.split(raw)
        if len(parts) != 2:
            return None
        if as_decided(parts[1]) != parts[1] and self.is_sure_rule(as_decided(parts[1])):
            return parts[0], parts[1]  # does not open fire, but returns it if he is shot at
        if not self.is_sure_rule(parts[1]):
            return None
        spots = self.spotter.spots_without(Text(parts[0]), frozenset()) or []
        first = next((spot for spot in spots if spot.kind not in ("mark", "filler", "link")), None)
        in_a_case = first is not None and any(spot.kind == "if" for spot in spots)
        return (parts[0], parts[1]) if in_a_case or self.is_sure_rule(parts[0]) else None

    def is_sure_rule(self, raw: str) -> bool:
        """Whether words by themselves lay down a rule, all of them."""
        text = Text(raw)
        if not text.words or not decides(text.bare, self.vocabulary.decisions):
            return False
        spots = self.spotter.spots_without(text, frozenset()) or []
        starts = list(clause_starts(text, spots))
        return (
            rest_of([one for one in self.rules_in(text, spots, starts) if one.rule.weight == SURELY], len(starts) - 1)
            == []
        )

    def ranks_one(self, stretch: Stretch, raw: str) -> bool:
        """Take a line that says of one that he is first, and no more: *Jamin d'abord*; whether it does."""
        found = None if self.runs_on or self.heads_list else ONE_FIRST.match(raw)
        named = [one for one in self.troops_in(Text(found["who"])) if one.own] if found is not None else []
        if found is None or len(named) != 1 or len(named[0].commands) != 1:
            return False
        self.priority(stretch, found["who"])
        self.subject = self.spoken = named[0]
        return True

    def ranks(self, stretch: Stretch, manner: Manner) -> bool:
        """Take a sentence that says who is to act before whom; whether it does."""
        raw = ranked_in_a_word(IF_IT_MATTERS.sub("", stretch.raw))
        if manner.forced or raw.rstrip().endswith("?"):
            return False
        if RANKING.isdisjoint(Text(OF_BATTLE.sub(" ", raw)).bare):
            return False
        whom = self.subject
        if (felt := feeling_and_order(raw)) is not None:
            named = [one for one in self.troops_in(Text(self.in_full(felt[0]))) if one.own and not one.everybody]
            whom, raw = (named[0], felt[1]) if len(named) == 1 else (whom, raw)
        if whom is not None and not whom.everybody and len(whom.commands or whom.own) == 1:
            raw = HE_IS_FIRST.sub(lambda told: f"{told['lead']}{(*whom.commands, *whom.own)[0]} {told['acts']}", raw)
        text = Text(with_ranks(without_ranks(self.in_full(raw, commands=True)), self.tells_of_his))
        spots = self.spotter.spots(text)
        if leaves_the_rest(text.bare, spots):
            self.note(replace(stretch, raw=manner.shown))
            return True
        ranked = before_another(text.bare, spots) or ranking(text, spots)
        if manner.standing and (ranked is None or not ranked.sure or len(ranked.members) < 2):
            return False  # among rules of conduct only what can be nothing else
        if ranked is not None:
            self.rank(replace(stretch, raw=manner.shown), ranked)
            if len(ranked.members) == 1 and ranked.last is None and not manner.standing:
                self.subject = self.spoken = ranked.members[0]  # 5M moves first. It is to go into the farm
        return ranked is not None

    def rules_in(self, text: Text, spots: Sequence[Spot], starts: Sequence[int]) -> Iterator[Laid]:
        """The rules that a sentence lays down: of as many clauses together as make one."""
        last = len(starts) - 1
        if last > MOST_CLAUSES:
            return
        at, perhaps = 0, []
        while at < last:
            for end in range(last, at, -1):
                clause = clause_of(text.bare, spots, self.world.own, starts[at], starts[end])
                rule = self.rule_in(clause)
                several = rule is not None and end > at + 1
                if several and self.is_beside_an_order(text, spots, starts[at : end + 1]):
                    continue
                if rule and several and self.is_denied_of_another(rule, text, spots, starts[at : end + 1]):
                    continue
                if rule is not None and rule.weight == SURELY:
                    yield Laid(rule, clause, at, end)
                    at = end
                    break
                if rule is not None:
                    perhaps.append(Laid(rule, clause, at, end))
            else:
                at += 1
        yield from perhaps[:1]

    def is_beside_an_order(self, text: Text, spots: Sequence[Spot], starts: Sequence[int]) -> bool:
        """``Foy rides to Jamin, Wathiez counter-charges``: whether the rule is of fewer clauses, beside an order."""
        for one, others in ((starts[:2], starts[1:]), (starts[-2:], starts[:-1])):
            within = [spot for spot in spots if one[0] <= spot.start < one[1]]
            within = [spot for spot in within if spot.kind not in ("mark", "filler", "title", "link")]
            named = bool(within) and isinstance(within[0].value, Troops) and is_named(within[0].value)
            if not named or [spot.kind for spot in within[1:2]] != ["verb"] or self.lays_down_alone(text, spots, one):
                continue
            if self.lays_down_alone(text, spots, (others[0], others[-1])):
                return True
        return False

    def lays_down_alone(self, text: Text, spots: Sequence[Spot], span: Sequence[int]) -> bool:
        """Whether some words surely lay down a rule by themselves."""
        rule = self.rule_in(clause_of(text.bare, spots, self.world.own, span[0], span[1]))
        return rule is not None and rule.weight == SURELY

    def is_denied_of_another(self, rule: Rule, text: Text, spots: Sequence[Spot], starts: Sequence[int]) -> bool:
        """``Square against cavalry, no charging``: whether fewer of its clauses lay down the contrary."""
        last = len(starts) - 1
        parts = ((at, end) for at in range(last) for end in range(at + 1, last + 1) if end - at < last)
        told = (self.rule_in(clause_of(text.bare, spots, self.world.own, starts[at], starts[end])) for at, end in parts)
        sure = [one for one in told if one is not None and one.weight == SURELY]
        denies = rule.frame.startswith("no ") or rule.frame == "stand when charged"
        denied = denies and any(one.frame != rule.frame for one in sure)
        turned = rule.frame != "rally back"  # who does not pursue but comes back is told one thing
        return denied or (turned and any(one.frame == rule.other for one in sure))

    def rule_in(self, clause: Clause) -> Rule | None:
        """The rule of a clause: by what it is about, or by the name of a decision of the rulebook and its choice."""
        return rule_of(clause) or decided(clause, self.vocabulary.decisions)

    def bears_on(
        self, text: Text, spots: Sequence[Spot], starts: Sequence[int], part: tuple[int, int], sure: Sequence[Laid]
    ) -> bool:
        """Whether the rest of a sentence changes a rule in it: a case, an exception, for whom it is."""
        start, end = starts[part[0]], starts[part[1]]
        within = [spot for spot in spots if start <= spot.start < end]
        first = next((spot for spot in within if spot.kind not in ("mark", "filler", "link")), None)
        if TURNING & set(text.bare[start : start + 2]) or (first is not None and first.kind == "if"):
            return True
        if any(spot.kind == "not" and spot.value == "except" for spot in within):
            return True
        named = any(isinstance(spot.value, Troops) and spot.value.own and not spot.value.loose for spot in within)
        behind = [one for one in sure if one.first >= part[1]]
        if start == 0 and first is not None and first.kind == "verb" and any(one.rule.spared for one in behind):
            return True  # Kommt die Infanterie näher, schießt sie nur auf sie
        of_them = any(
            one.clause.says_they or one.clause.whose or one.clause.any("all", "nobody", "foot") for one in behind
        )
        return named and bool(behind) and not of_them

    def suspect(self, found: Sequence[Laid], manner: Manner, clauses: int) -> None:
        """Remember which rules a sentence may lay down that is left to the grammar, and whether it says no more."""
        choices: list[str] = []
        for one in found[:1]:
            for frame in (one.rule.frame, one.rule.other):
                again = replace(one, rule=replace(one.rule, frame=frame))
                choices += [line.text for line in self.standing_lines(again, manner)] if frame else []
        self.suspected = tuple(dict.fromkeys(choices))
        # Where more than one thing is told, the grammar parts what is for now from what is for a case.
        self.holding_back = (
            bool(choices)
            and clauses == 1
            and any((one.first, one.last) == (0, clauses) and not one.clause.barred for one in found[:1])
        )
        self.strange = tuple(word for one in found[:1] for word in one.clause.strange)

    def left_unread(self, stretch: Stretch, choices: Sequence[str], done: tuple[int, int], *, whole: bool) -> None:
        """Ask about a rule of which the grammar made nothing, too. ``whole``: the sentence says no more than that."""
        new = self.asked[done[1] :]
        bare = not any(choice.startswith("STANDING") for question in new for choice in question.choices)
        if choices and len(self.items) == done[0] and (not new or (whole and bare)):
            del self.asked[done[1] :]
            self.noted = [one for one in self.noted if (one.line, one.said) != (stretch.line, stretch.said)]
            self.refused = [one for one in self.refused if (one.line, one.text) != (stretch.line, stretch.said)]
            self.ask(stretch, Doubt(not_understood(self.strange), tuple(choices)))
