"""Rulings: rules of conduct entered before the grammar of orders sees them, and those asked about that it left."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from orders.language.letters.acts import Act, Condition
from orders.language.letters.both_on_a_line import FORMED
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
    arm_that_fires,
    case_before,
    clause_starts,
    is_remark,
    of_headed_arm,
    of_those_before,
    own_arm,
    rest_of,
)
from orders.language.letters.ledger import without_ranks
from orders.language.letters.looking_back import LookingBack
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
from orders.language.letters.rules_besides import excepted_and, two_denied
from orders.language.letters.rules_but_for import BUT_FOR, rule_but_for, rule_for_the_others
from orders.language.letters.rules_in_short import but_for
from orders.language.letters.saying import Doubt, Line, not_understood
from orders.language.letters.spots import Spot
from orders.language.letters.text import Stretch, Text
from orders.language.letters.troops import Troops
from orders.language.letters.utterances import Manner

OF_EVADING = frozenset({"fall back when charged", "stand when charged"})
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
AFTER_A_CHARGE = frozenset({"no pursuit", "rally back"})
OF_FIRE = frozenset({"fire at will", "no fire at will"})
RANKING = (
    FIRST | LAST | NEXT | SEQUENCE | BEGINNING | {"egal", "beliebig", "ermessen", "osef", "importe", "before", "avant"}
)
ONESELF = frozenset({"i", "we", "je", "j", "nous", "ich", "wir"})
RATHER = frozenset({"rather", "lieber", "plutot", "mieux"})  # what he would like, and orders nobody
OURS = frozenset({"our", "nos", "notre", "unsere", "unser"})
# *Both*, *no charging for those two*: of whom it is said, and not with whom or between whom.
# *Les deux batteries ne changent pas de position*: before what they do.
TWO_OF_ARM = re.compile(
    r"^(?P<lead>\W*(?:(?:and|but|und|et)\s+)?)(?:(?:the|those|these)\s+two|both(?:\s+the)?|les\s+deux|ces\s+deux|"
    r"(?:die\s+)?beiden?)\s+"
    r"(?P<what>batter(?:ies|ien)|guns|pièces|canons|Geschütze|Kanonen|battalions|bataillone?|bataillons)\b"
    r"(?!\s+(?:of|de|du|des|der|von|vom|d['’])\b|\s+(?-i:[A-ZÄÖÜÉ\d]))",
    re.IGNORECASE,
)
# *If cavalry comes at these two battalions they form square*
CASE_OF_TWO = re.compile(
    r"^(?P<case>\W*(?:(?:and|but)\s+)?(?:if|when|whenever|once|wenn|falls|sobald|si|quand)\s+[^,;:.!?]{2,50}?)\s+"
    r"(?:these|those|the)\s+two\s+(?P<what>batteries|guns|battalions)\b(?!\s+of\b)",
    re.IGNORECASE,
)
# *Si la cavalerie leur tombe dessus les deux batteries attellent*, without a comma
CASE_OF_TWO_FR = re.compile(
    r"^(?P<lead>\W*(?:(?:et|mais)\s+)?)(?P<in_case>(?:si|s['’]|quand|lorsque|dès\s+que)\s*[^,;:.!?]{2,50}?)\s*,?\s+(?:les|ces|mes|nos)\s+deux\s+"
    r"(?P<what>batteries|pièces|bataillons)\s+(?!de\b|d['’]|du\b|des\b)(?P<does>[a-zà-ÿ'’][^;:.!?]*)",
    re.IGNORECASE,
)
BOTH = re.compile(
    r"^\W*(?:(?:and|but|so|if|wenn|falls|und|et|si)\s+)?(?:both|neither|either|ni\s+l['’]une?\s+ni\s+l['’]autre|"
    r"beide(?:\s+Brigaden)?|(?:tou(?:s|tes)\s+)?les\s+deux|tou(?:s|tes)\s+deux|(?:the|those|these)\s+two|"
    r"die\s+(?:beiden|zwei))(?:\s+of\s+them|\s+d['’]entre\s+eux|\s+von\s+ihnen)?\s+(?:sollen\s+|bleiben\s+|bilden\s+|"
    r"in\s+|"
    r"must|shall|should|will|can|may|only|is|are|stays?|remains?|goes?|go|moves?|keeps?|forms?|charges?|fires?|limbers?|"
    r"ne\s|restent|tirent|vont|avancent|reculent|forment|chargent|attellent|"
    r"prennent|marchent|suivent|gardent|tiennent|peuvent|doivent|contre|se\s|s['’]|gehen|halten|attackieren|greifen|schießen|feuern)"
    r"|\b(?:for|by|with|für|pour)\s+(?:both|either|(?:those|the)\s+two|beide|les\s+deux|die\s+beiden)"
    r"(?:\s+(?:of\s+them|one))?(?=\s*(?:[,.;!]|$))"
    r"|,\s*(?:either|neither|both)\s+(?:of\s+them|one)(?=\s*(?:[,.;!]|$))",
    re.IGNORECASE,
)
# *Jamin d'abord*, *Jamin first*: a line that says no more
ONE_FIRST = re.compile(
    r"^\W*(?P<who>(?:(?:la|die|the)\s+)?(?:brigade\s+|division\s+)?[\w'’-]{3,30})\s*,?\s+(?:d['’]abord|en\s+premier|first(?:\s+of\s+all)?|zuerst|als\s+[Ee]rste[rs]?)\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Husson is slow. He goes first*
HE_IS_FIRST = re.compile(
    r"^(?P<lead>\W*(?:(?:so|and|but)\s+)?)(?:he|it|they)\s+(?P<acts>(?:(?:should|must|can|shall|is\s+to|are\s+to)\s+)?"
    r"(?:goes|go|moves?|acts?|comes?|plays?)\s+(?:first|last)\b)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Counter-charges if he is charged, but no charging off on his own*: a rule, and another one besides.
# *All but the jagers form square, and nobody pursues*: nobody at all
AND_NOBODY = re.compile(
    r"\s*,?\s+(?:and|et|und)\s+(?:que\s+|qu['’]|that\s+)?(?=(?:personne|nobody|no\s*one|niemand|keiner|nul)\b)",
    re.IGNORECASE,
)
LEFT_OUT = re.compile(rf"\b{BUT_FOR}\s", re.IGNORECASE)
BUT = re.compile(r"\s*,?\s+(?:but|aber|jedoch|mais)\s+", re.IGNORECASE)
# *5M forms square against horse, otherwise it holds the farm*: what those do by themselves
ELSE = re.compile(
    r"^\W*(?:but\s+)?(?:otherwise|or\s+else|else|sonst|ansonsten|andernfalls|sinon|autrement)\s*,?\s+", re.IGNORECASE
)
AND_ALSO = re.compile(r"^\W*(?:and|und|et|but|aber|mais)\s+", re.IGNORECASE)
MOST_CLAUSES = 12
THEM = frozenset({"ihr", "ihm", "ihnen"})
MANY = frozenset({"they", "ils", "elles"})
OF_CHARGES = frozenset({"no counter charge", "counter charge", "no charge", "charge what passes"})
# *Bachelu's division, second line: Campi*
OF_BATTLE = re.compile(
    r"\b(?:in\s+)?(?:the\s+)?(?:first|second|third)\s+lines?\s*:|(?<=['’]s)\s+(?:first|second|third)\s+line\b",
    re.IGNORECASE,
)
# *No charges by anyone*
BY_ANYONE = re.compile(r"\b(?:by|for|from)\s+(?:any\s?(?:one|body)|any\s+of\s+(?:them|my\s+\w+|our\s+\w+))\b")
PAIR = 2
# What a rule asks of troops, for those of whom the next sentence says that they do the same.
ASKED: Mapping[str, Act] = {
    "square against cavalry": Act(verb="form", formation="square", condition=Condition("cavalry", "", "cavalry")),
    "no square against cavalry": Act(
        verb="form", formation="square", negated=True, condition=Condition("cavalry", "", "cavalry")
    ),
    "no pursuit": Act(verb="pursue", negated=True),
    "no charge": Act(verb="charge", negated=True),
}


class Rulings(LookingBack):
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
        if (both := excepted_and(raw)) is not None and self.is_sure_rule(as_decided(both[1])):
            return both
        parts = AND_NOBODY.split(raw)
        if len(parts) == 2 and LEFT_OUT.search(parts[0]) is not None and self.is_sure_rule(parts[1]):
            return parts[0], parts[1]
        parts = BUT.split(raw)
        if len(parts) != 2 or not self.is_sure_rule(parts[1]):
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

    def whose(self, laid: Laid, manner: Manner) -> Troops | None:
        """For whom a rule is; ``None`` for all."""
        clause, rule = laid.clause, laid.rule
        if clause.whose:
            own = tuple(dict.fromkeys(id for who in clause.whose for id in who.own))
            commands = tuple(id for who in clause.whose for id in who.commands)
            whole = all(who.commands for who in clause.whose)
            return Troops(own, (), commands if whole else ())
        pair = self.subject
        if pair is not None and len(pair.own) == PAIR and BOTH.search(" ".join(clause.words)):
            return pair
        if (
            rule.frame in AFTER_A_CHARGE
            and self.charging is not None
            and not (clause.says_they or clause.any("all", "nobody"))
        ):
            return self.with_his_support(self.charging, clause.words)
        if self.headed_by is not None and not (
            manner.fresh or manner.standing or clause.says_they or clause.any("all", "nobody")
        ):
            return self.headed_by  # Gauthier: 1/92 to F6. No attack yet.
        arm = "" if rule.frame in FOOT_ONLY else arm_that_fires(clause) if rule.spared else own_arm(clause)
        spoken = self.the_one_of(self.subject or self.block, clause.words)
        if spoken is not None and spoken.general and (self.generals or spoken.general not in self.world.lowest):
            spoken = self.block  # a general rides; what he did last is no matter of his troops
        beside = laid.first > 0 or not (manner.standing or manner.fresh)
        of_one = clause.says_they or (clause.charges_nobody and beside)
        called = of_one or spoken not in (self.subject, self.block)
        within = spoken if called or not (manner.standing or manner.fresh) else self.block
        if arm == "artillery" and not (clause.says_they or self.is_of_those_guns(clause, spoken)):
            has_guns = self.block is not None and arm in self.answerer.arms(self.block)
            within = self.block if has_guns else None  # the guns: not only those that were spoken of last
        if clause.any("all") or (clause.any("nobody") and not of_one):
            within = None
        if BY_ANYONE.search(" ".join(clause.words)):
            within = self.block
        if rule.frame in FOOT_ONLY and clause.any("foot"):
            within = None
        able = ("infantry",) if rule.frame in FOOT_ONLY else ()
        if within is not None and able and not self.answerer.arms(within).intersection(able):
            within = None  # no guns and no horse form square: it is said of all
        if (
            within is not None
            and clause.any("skirmishers")
            and rule.frame in OF_EVADING
            and not self.may_skirmish(within)
        ):
            within = None  # the skirmishers: not those of the horse or of the brigade that was spoken of last
        if within is not None and rule.frame in OF_CHARGES and self.answerer.arms(within) == {"artillery"}:
            within = self.block  # guns charge nobody
        if within is not None and (within.everybody or (arm and not OURS.isdisjoint(clause.words))):
            within = None  # our infantry: all of it
        if arm:
            among = within.own if within is not None else tuple(self.world.own)
            able_to = self.world.with_arm(arm) & self.world.present
            return Troops(tuple(id for id in among if id in able_to), arm=arm)
        return within

    def may_skirmish(self, troops: Troops) -> bool:
        """Whether some who were spoken of may be the skirmishers: battalions, and no brigade of the line as such."""
        foot = "infantry" in self.answerer.arms(troops)
        return foot and (not troops.commands or bool(set(troops.own) & self.world.in_formation("skirmish")))

    def is_of_those_guns(self, clause: Clause, spoken: Troops | None) -> bool:
        """``Kommt ihr Kavallerie zu nahe, flüchten die Kanoniere``: the guns of whom was spoken, in the case."""
        guns = spoken is not None and bool(spoken.own) and set(spoken.own) <= self.world.with_arm("artillery")
        return guns and not THEM.isdisjoint(clause.words[:4])

    def with_his_support(self, charging: Troops, words: Sequence[str]) -> Troops:
        """``6Ch charges, 1Ch follows. Afterwards they come back``: both, where those who charge are one regiment."""
        many = not MANY.isdisjoint(words) or any(
            "sie" in pair and any(word.endswith("en") for word in pair) for pair in pairwise(words)
        )
        last = [*dict.fromkeys(reversed(self.told_last))][PAIR - 1 :: -1]
        horse = self.world.with_arm("cavalry")
        both = len(charging.own) == 1 and charging.own[0] in last and len(last) == PAIR and set(last) <= horse
        alike = both and len({self.world.own[id].of for id in last}) == 1
        return Troops(tuple(last)) if many and alike else charging

    def told_both(self, said: str) -> Troops | None:
        """``No charging with either``, ``both``: the two units that were told something last, each by itself."""
        if not BOTH.search(said):
            return None
        spoken = self.subject or self.block
        ruled = decides(Text(said).bare, self.vocabulary.decisions) and FORMED.search(said) is None
        if ruled and (two := self.two_commands_told()) is not None:
            return two
        last = [*dict.fromkeys(reversed(self.told_last))][PAIR - 1 :: -1]
        alike = len({self.world.own[id].arm for id in last}) == 1
        if len(last) < PAIR or not alike or (spoken is not None and len(spoken.own) == PAIR):
            return None
        return Troops(tuple(last))

    def with_two_told(self, raw: str) -> str:
        """``The two batteries stay``: those two that were told something last, where both are of that arm."""
        found = TWO_OF_ARM.match(raw) or CASE_OF_TWO.match(raw) or CASE_OF_TWO_FR.match(raw)
        last = [*dict.fromkeys(reversed(self.told_last))][PAIR - 1 :: -1]
        if found is None or len(last) < PAIR:
            return raw
        arm = "infantry" if found["what"].lower().startswith(("bata", "batta")) else "artillery"
        within = self.block is None or set(last) <= set(self.block.own)
        if not within or any(self.world.own[id].arm != arm for id in last):
            return raw
        if "in_case" in found.groupdict():
            return f"{found['lead']}{', '.join(last)} {found['does']} {found['in_case']}{raw[found.end() :]}"
        if "case" in found.groupdict():
            return f"{', '.join(last)}: {found['case'].lstrip()} them{raw[found.end() :]}"
        return f"{found['lead']}{', '.join(last)} {raw[found.end() :].lstrip()}"

    def standing_lines(
        self, laid: Laid, manner: Manner, out: frozenset[str] = frozenset(), among: Troops | None = None
    ) -> list[Line]:
        """The standing orders that say a rule in the words of the ruleset.

        ``out``: units for which it is not; ``among``: those of whom these are left out, where it does not tell itself.
        """
        said = laid.rule.frame if ":" in laid.rule.frame else self.answerer.standing(laid.rule.frame)
        whom = among or self.whose(laid, manner)
        if not said or (whom is not None and not self.world.own.keys() >= set(whom.own)):
            return []
        if laid.rule.spared and (whom is None or whom.everybody):
            return []
        if out:
            whom = self.all_but(whom, out, laid.rule.frame)
        whom = whom and self.answerer.those_who_charge(whom, laid.rule.frame)
        scope = self.answerer.by_brigades(whom.own) if out and whom is not None else self.answerer.scope(whom)
        units = whom.own if whom is not None else ()
        if laid.rule.spared:
            return [Line(text, units) for text in self.at_some_arms(laid.rule, scope, said)] if self.knows_arms else []
        return [Line(f"STANDING {scope} {said}", units)] if scope else []

    def all_but(self, whom: Troops | None, out: frozenset[str], frame: str) -> Troops:
        """Those on the table for whom a rule is, without some of them: of all only those whom it can be for."""
        able = self.world.with_arm("infantry")
        if frame not in FOOT_ONLY:
            able |= self.world.with_arm("artillery" if frame in OF_FIRE else "cavalry")
        among = tuple(id for id in self.world.own if id in able) if whom is None else whom.own
        return Troops(tuple(id for id in among if id in self.world.present and id not in out))

    def at_some_arms(self, rule: Rule, scope: str, said: str) -> list[str]:
        """``They fire only at infantry``, ``not at guns``: at nobody, but at those; or at any but those."""
        at_will = self.answerer.standing("fire at will")
        if not rule.wanted or not at_will:
            return [f"STANDING {scope} {said} IF TARGET {arm}" for arm in rule.spared]
        return [f"STANDING {scope} {said}", *(f"STANDING {scope} {at_will} IF TARGET {arm}" for arm in rule.wanted)]

    @property
    def knows_arms(self) -> bool:
        """Whether the rulebook lets a standing order hang on the arm of a target."""
        return any(phrase.name == "TARGET ARM" for phrase in self.vocabulary.conditions)

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
