"""For whom a rule is: the troops that a rule of conduct binds, and the standing orders that say it of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from battles.engine import expressions as re
from orders.language.letters.both_on_a_line import FORMED
from orders.language.letters.conduct import (
    Clause,
    Rule,
    decides,
)
from orders.language.letters.laid_down import (
    FOOT_ONLY,
    Laid,
    arm_that_fires,
    own_arm,
)
from orders.language.letters.looking_back import LookingBack
from orders.language.letters.saying import Line
from orders.language.letters.standing_frames import arms_bound
from orders.language.letters.text import Text
from orders.language.letters.troops import Troops
from orders.language.letters.utterances import Manner

OF_EVADING = frozenset({"fall back when charged", "stand when charged"})
AFTER_A_CHARGE = frozenset({"no pursuit", "rally back"})
OF_FIRE = frozenset({"fire at will", "no fire at will"})
OURS = frozenset({"our", "nos", "notre", "unsere", "unser"})
# *Les deux batteries ne changent pas de position*: before what they do.
TWO_OF_ARM = re.keyed(
    r"^(?P<lead>\W*(?:(?:and|but|und|et)\s+)?)(?:(?:the|those|these)\s+two|both(?:\s+the)?|les\s+deux|ces\s+deux|"
    r"(?:die\s+)?beiden?)\s+"
    r"(?P<what>batter(?:ies|ien)|guns|pièces|canons|Geschütze|Kanonen|battalions|bataillone?|bataillons)\b"
    r"(?!\s+(?:of|de|du|des|der|von|vom|d['’])\b|\s+(?-i:[A-ZÄÖÜÉ\d]))",
    re.IGNORECASE,
)
# *Both brigades form square if ...*, *les deux brigades*: those that were told something last
BOTH_BRIGADES = re.keyed(
    r"(?P<lead>^\W*(?:(?:and|but|et|mais|und|aber)\s+)?|[,;]\s+(?:(?:and|so|et|und)\s+)?)(?:both(?:\s+the|\s+these)?|"
    r"(?:the|those|these)\s+two|(?:les|ces)\s+deux|(?:die\s+|diese\s+)?beiden?)\s+(?:brigades|Brigaden)\b"
    r"(?!\s+(?:of|de|du|des|der|von|vom|d['’])\b|\s+(?-i:[A-ZÄÖÜÉ\d]))",
    re.IGNORECASE,
)
# *Les trois batteries tirent à volonté*, *alle drei Bataillone*: as many as were told something last
SEVERAL_OF_ARM = re.compile(
    r"(?P<lead>^\W*(?:(?:and|but|und|et)\s+)?|,\s+(?:(?:and|then|so|dann|und|et|alors)\s+)?)(?:(?:the|those|these|all|all\s+(?:the|of\s+the)|les|ces|tou(?:te)?s\s+les|die|diese|alle)\s+)+"
    r"(?P<many>three|four|trois|quatre|drei|vier)\s+(?P<what>batter(?:ies|ien)|guns|pièces|canons|Geschütze|Kanonen|battalions|bataillone?|bataillons)\b"
    r"(?!\s+(?:of|de|du|des|der|von|vom|d['’])\b|\s+(?-i:[A-ZÄÖÜÉ\d]))",
    re.IGNORECASE,
)
SO_MANY = {"three": 3, "trois": 3, "drei": 3, "four": 4, "quatre": 4, "vier": 4}
# *If cavalry comes at these two battalions they form square*
CASE_OF_TWO = re.keyed(
    r"^(?P<case>\W*(?:(?:and|but)\s+)?(?:if|when|whenever|once|wenn|falls|sobald|si|quand)\s+[^,;:.!?]{2,50}?)\s+"
    r"(?:these|those|the)\s+two\s+(?P<what>batteries|guns|battalions)\b(?!\s+of\b)",
    re.IGNORECASE,
)
# *Si la cavalerie leur tombe dessus les deux batteries attellent*, without a comma
CASE_OF_TWO_FR = re.keyed(
    r"^(?P<lead>\W*(?:(?:et|mais)\s+)?)(?P<in_case>(?:si|s['’]|quand|lorsque|dès\s+que)\s*[^,;:.!?]{2,50}?)\s*,?\s+(?:les|ces|mes|nos)\s+deux\s+"
    r"(?P<what>batteries|pièces|bataillons)\s+(?!de\b|d['’]|du\b|des\b)(?P<does>[a-zà-ÿ'’][^;:.!?]*)",
    re.IGNORECASE,
)
# *Both*, *no charging for those two*: of whom it is said, and not with whom or between whom.
BOTH = re.keyed(
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
THEM = frozenset({"ihr", "ihm", "ihnen"})
MANY = frozenset({"they", "ils", "elles"})
OF_CHARGES = frozenset({"no counter charge", "counter charge", "no charge", "charge what passes"})
# *No charges by anyone*
BY_ANYONE = re.compile(r"\b(?:by|for|from)\s+(?:any\s?(?:one|body)|any\s+of\s+(?:them|my\s+\w+|our\s+\w+))\b")
NO_ONE_OF = frozenset({"no", "keine", "aucune"})
PAIR = 2


class WhomARuleBinds(LookingBack):
    """The part of reading sentences that knows whom a rule binds."""

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
            within = self.block if self.item_at else None  # Husson: - all fire at will
        if arm and not NO_ONE_OF.isdisjoint(clause.words[:3]):
            within = self.block  # no infantry pursues: not only the battalion that was spoken of last
        if within is not None and arm and arm not in self.answerer.arms(within):
            within = None  # no battalion ..., it stops: not the guns that were spoken of last
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
        if (found := BOTH_BRIGADES.search(raw)) is not None and (two := self.two_brigades(raw[: found.start()])):
            return f"{raw[: found.start()]}{found['lead']}{', '.join(two)}{raw[found.end() :]}"
        if (several := SEVERAL_OF_ARM.search(raw)) is not None:
            return self.with_several_told(raw, several)
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

    def two_brigades(self, ahead: str) -> Sequence[str]:
        """The two brigades that were told something last, one of them perhaps in what stands ahead in the sentence."""
        named = [spot.value for spot in self.spotter.spots(Text(ahead)) if isinstance(spot.value, Troops)]
        here = [one.commands[0] for one in named if len(one.commands) == 1 and not one.loose]
        if not here:
            told = self.two_commands_told()
            return told.commands if told is not None else ()
        last = [*dict.fromkeys([*self.told_commands, *here])][-PAIR:]
        return last if len(here) == 1 and len(last) == PAIR else ()

    def with_several_told(self, raw: str, found: re.Match[str]) -> str:
        """``The three batteries fire at will``: the three of that arm who were told something last."""
        many = SO_MANY[found["many"].lower()]
        last = [*dict.fromkeys(reversed(self.told_last))][many - 1 :: -1]
        arm = "infantry" if found["what"].lower().startswith(("bata", "batta")) else "artillery"
        within = self.block is None or set(last) <= set(self.block.own)
        if len(last) < many or not within or any(self.world.own[id].arm != arm for id in last):
            return raw
        return f"{raw[: found.start()]}{found['lead']}{', '.join(last)} {raw[found.end() :].lstrip()}"

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
        bound = arms_bound(laid.rule.frame)
        scope = self.answerer.by_brigades(whom.own) if out and whom is not None else self.answerer.scope(whom, bound)
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
