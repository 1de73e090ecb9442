"""The state of composing one sentence: the act in hand, and what was said before it."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.dataclasses import dataclass, field
from orders.language.letters.acts import Act, Condition
from orders.language.letters.lexicon import Lexicon
from orders.language.letters.spots import Spot
from orders.language.letters.text import Text
from orders.language.letters.troops import Troops
from orders.language.letters.world import World

FIGHTING = frozenset({"fire", "charge", "attack"})
LOOKING = frozenset({"face", "unlimber"})
TAKES_OBJECT = frozenset(
    {"support", "follow", "screen", "defend", "join", "lead", "take", "ride", "place", "evade", "pursue", "disturb"}
)
# What is forbidden for good, whatever else is to be done instead.
FORBIDDING = frozenset({"charge", "pursue", "fire", "fight", "counter"})
PLACES = frozenset(["short"]) | frozenset(
    {"compass", "behind", "before", "left", "right", "beside", "between", "at", "towards", "along", "edge"}
)
# Words within a verb that holds: *ne pas bouger*.
DENYING = frozenset({"pas", "not", "no", "nicht", "nichts", "rien", "nothing", "keine", "sans", "point", "ohne"})
NOBODY = frozenset(["nobody", "niemand", "personne", "keiner", "none"])
COMPLETE = frozenset(
    {
        "if so",
        "if yes",
        "if no",
        "if not",
        "if possible",
        "wenn ja",
        "wenn nicht",
        "falls nicht",
        "si oui",
        "si non",
        "in which case",
    }
)
POSSESSIVES = frozenset(
    [
        "his",
        "their",
        "its",
        "ses",
        "son",
        "sa",
        "leurs",
        "leur",
        "seine",
        "sein",
        "seinen",
        "ihre",
        "ihr",
        "ihren",
        "deren",
        "there",
    ]
)
OTHERWISE = frozenset({"if not", "if no", "wenn nicht", "falls nicht", "wenn nein", "si non", "sinon"})
WITHOUT = frozenset({"without", "sans", "ohne"})
RELATIVE = frozenset({"that", "which", "who", "whose", "qui", "welche", "welcher", "welches"})
FINITE = frozenset({"verb", "formation", "modal"})
TRIGGERS = frozenset({"trigger"})


@dataclass(slots=True)
class Sentence:
    """What a sentence comes to."""

    acts: list[Act] = field(default_factory=list)
    reasons: list[str] = field(default_factory=list)
    question: bool = False


@dataclass(slots=True)
class Composing:
    """What is known of a sentence up to the spot in hand."""

    world: World
    lexicon: Lexicon
    text: Text
    spots: Sequence[Spot]
    last: Troops | None = None
    done: Sentence = field(default_factory=Sentence)
    act: Act = field(default_factory=Act)
    relation: str = ""
    relation_start: int = -1
    length: float | None = None
    edge_way: str = ""
    edge: bool = False
    far: bool = False
    negated: bool = False
    fresh: bool = True
    half: bool = False
    excluding: bool = False
    evading: bool = False
    excepting: bool = False
    listing: bool = False  # several are left out
    both: Troops | None = None  # those of both sides who may be meant by the words for whom the act is for
    without: Troops | None = None  # those who were excepted before anybody was named
    told_more: bool = False  # of those who are excepted something was told
    nearest: bool = False
    via: bool = False
    colon: bool = False
    arrow: bool = False
    either: bool = False  # behind an *or*: what was denied before it is denied behind it, too
    limiting: bool = False  # a limit is about to be named
    limit: bool = False  # not beyond: the place that follows is where to one goes
    leading: Condition | None = None
    subject_at: int = -1  # the spot that named whom the act is for
    waited: Condition | None = None  # until when what was said before is done
    some: bool = False
    depth: int = 0
    mentioned: Troops | None = None
    squares: frozenset[int] = frozenset()  # where squares begin that were taken for those who stand there
    bracketed: frozenset[str] = frozenset()  # those whom brackets named anew

    # acts

    def new_act(self, spot: Spot, *, subject: Troops | None = None, inherits: bool = True) -> None:
        """Close the act so far and begin another, for the same unless somebody is named."""
        before = self.act
        self.close()
        if subject is not None and self.is_behind_case(spot):
            self.leading = None
        self.act = Act(
            condition=self.leading,
            subject=subject or before.subject,
            start=spot.start,
            end=spot.end,
            inherits=inherits and subject is None,
        )
        self.act.self_ = before.self_ if subject is None else False

    def is_behind_case(self, spot: Spot) -> bool:
        """``Fires at A, and when A is silent at B; C goes``: whether a case of some ended before others were named.

        A case with which the sentence begins is for all that are named in it: *if horse comes, A forms square; B goes*.
        """
        case = self.leading
        if case is None or not any(act.condition is None and not act.empty for act in self.done.acts):
            return False
        between = [one for one in self.spots if case.end <= one.start and one.end <= spot.start]
        ends = [at for at, one in enumerate(between) if one.kind == "mark" and one.value == ";"]
        return bool(ends) and all(one.kind in ("filler", "link", "they") for one in between[ends[-1] + 1 :])

    def close(self) -> None:
        """Close the act so far."""
        if self.length is not None and self.act.length is None:
            self.act.length = self.length
        if self.edge_way and not self.act.compass and not self.act.parts:
            self.act.compass = self.edge_way
        self.length, self.edge_way, self.edge, self.relation, self.half = None, "", False, "", False
        if self.negated:
            self.act.negated, self.negated = True, False
        self.excluding = False
        if not self.act.empty or self.act.unknown or self.act.subject:
            self.done.acts.append(self.act)

    def following(self, at: int, *, past: frozenset[str] = frozenset({"filler", "modal", "title"})) -> Spot | None:
        """The next spot that is more than a filler."""
        return next((self.spots[n] for n in range(at + 1, len(self.spots)) if self.spots[n].kind not in past), None)

    def reference(self) -> Troops | None:
        """Whom a pronoun means: those spoken of last who are not the ones that act."""
        if self.mentioned is not None and self.mentioned is not self.act.subject:
            return self.mentioned
        hit = self.act.condition.whom if self.act.condition is not None else None
        if hit is not None and hit.own and not (hit.loose or hit.everybody) and hit is not self.act.subject:
            return hit  # if Husson is in trouble Gauthier helps him
        named = [
            act.subject for act in self.done.acts if act.subject is not None and act.subject is not self.act.subject
        ]
        if named:
            return named[-1]
        return self.last if self.last is not self.act.subject else None

    def said(self, spot: Spot) -> str:
        return self.text.raw_between(spot.start, spot.end)
