"""Exempting: who is left out of an order for many: *everyone forms square, except the 5th, who just stand*.

Those who are called by name are known to the grammar. Whoever is told by where or how he stands, *sauf ceux dans le
bois*, *all but the skirmishers*, is looked for on the table, and it is asked; he is never passed over.
"""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine import expressions as re
from orders.language.letters.acts import Act
from orders.language.letters.saying import Line
from orders.language.letters.spots import Spot
from orders.language.letters.troops import Troops
from orders.language.letters.utterances import Utterance
from orders.language.letters.world import World

ONES = 3  # words that tell of some without a name: *the ones inside*
FOR_ALL = "STANDING ALL "
AGAINST_HORSE = "STANDING ALL vs cavalry"
PLACES = frozenset({"ground", "kind", "spot"})
NEARBY = frozenset({"at", "beside", "behind", "before", "edge"})
STANDING_FAST = frozenset({"hold", "defend", "asis", ""})

# *Except his 1/4L, who go to E5*, in a sentence of its own: what those do.
WHO_DOES = re.keyed(
    r"\s*(?:but\s+)?(?:with the exception of|except(?:ing|ed|\s+for)?|save(?:\s+for)?|sauf|excepté|hormis|"
    r"à l['’]exception d(?:e|u|es)|außer|ausgenommen|mit ausnahme (?:von|vom|der|des))\s+(?P<who>[^,;:()]{2,40}?),?\s+"
    r"(?:who|which|qui|lequel|laquelle|lesquels|der|die|das|welche[rs]?)\s+(?P<what>\S.*)$",
    re.IGNORECASE | re.DOTALL,
)
# *Except I want 1/4L in skirmish order*, *only 1/4L goes to E4*, in a sentence of its own: what he does.
HE_ALONE = re.keyed(
    r"^\W*(?:(?:but|and|aber|mais|und|et)\s+)?(?:except(?:\s+that)?|only|save(?:\s+that)?|nur|außer(?:\s+dass)?|sauf(?:\s+que)?|"
    r"seule?s?|seulement)\s+"
    r"(?:(?:I|we|ich|je)\s*(?:['’]d\s+like|would\s+like|want|wish|need|möchte|will|veux|voudrais)(?:\s+(?:for|that|to\s+have|que))?"
    r"\s+)?(?P<rest>[^,;:]{2,40}?\s\S.*)$",
    re.IGNORECASE | re.DOTALL,
)
# Who is left out of what was said, and what he does instead: *Not 1/2L, they go back*; *le 1/92 non, il reste*.
NOT_THEY = re.keyed(
    r"^\W*(?:(?:but|aber|mais|and|und|et)\s+)?(?:(?:nur|only|seulement)\s+)?(?:(?:not|nicht|pas)\s+(?P<who>[^,;:.]{2,40}?)|(?P<whom>[^,;:.]{2,40}?)\s+(?:not|nicht|non|pas))"
    r"\s*[,:;–-]\s*(?P<rest>(?:they|it|he|she|that\s+one|those|these|es|sie|er|die|das|der|dieses|jenes|ils?|elles?|"
    r"celui-l[àa]|ceux-l[àa]|lui|eux)\b.*)$",
    re.IGNORECASE | re.DOTALL,
)
# fmt: off
ARTICLES = frozenset({
    "the", "le", "la", "les", "l", "das", "die", "der", "den", "dem", "nur", "only", "seulement", "aber", "but",
    "mais", "und", "et", "and",
})
# fmt: on
MOST_WORDS = 2  # of a name in small letters
# *Not the 27th, they run*: how they behave, and no deed.
RUNNING = re.compile(
    r"\b(?:runs?|bolts?|flees?|break|breaks|rennen|laufen|fliehen|courent|fuient|détalent)\b", re.IGNORECASE
)


def he_alone(raw: str) -> str | None:
    """What one is told in a sentence that begins with *except* or *only*, without that word; ``None`` for any other."""
    found = HE_ALONE.match(raw)
    return found["rest"] if found is not None else None


def stand_instead(rule: Act, acts: Sequence[Act]) -> list[Act] | None:
    """Of a rule to form square against horse the acts that tell what those left out of it do: they stand.

    ``None`` where the act is no such rule, or where they are told to do anything else.
    """
    horse = rule.condition is not None and rule.condition.arm == "cavalry" and rule.condition.trigger == "cavalry"
    out = rule.excepted
    if rule.formation != "square" or rule.negated or not horse or out is None or not out.own or out.unclear or out.some:
        return None
    told = [one for one in acts if one is not rule and one.subject is out and not one.empty]
    plain = all(
        one.verb in STANDING_FAST
        and not (
            one.parts or one.target or one.object or one.length is not None or one.way or one.unknown or one.negated
        )
        and one.formation != "square"
        for one in told
    )
    return told if plain else None


def skirmishers_left_out(rule: Act, world: World) -> bool:
    """Whether those left out of a rule are all in skirmish order, which forms no square in any case."""
    out = rule.excepted
    return out is not None and bool(out.own) and set(out.own) <= world.in_formation("skirmish")


def unread_exception(said: Utterance) -> list[Spot]:
    """The words behind an *except* that leaves out nobody who was recognised by name; none where nobody is left out."""
    acts = said.sentence.acts
    for at, spot in enumerate(said.spots):
        if not spot.means("not", "except", "only"):
            continue
        behind = told_behind(said.spots[at + 1 :])
        denied_behind = spot.means("not", "only") and behind[-1:] and behind[-1].means("not", "not")
        if not (spot.means("not", "except") or denied_behind) or not behind:
            continue
        first = next((one for one in behind if one.kind != "filler"), behind[0])
        if first.kind not in ("they", "relation", "troops", "because") or first.means("relation", "limit"):
            continue
        people = first.kind in ("they", "troops", "because") or any(one.kind == "they" for one in behind)
        ones = behind[0].kind == "filler" and len(behind) >= ONES  # all but the ones inside the farm
        left = [
            act
            for act in acts
            if act.excepted is not None
            and act.excepted.own
            and not (act.subject is not None and set(act.excepted.own) >= set(act.subject.own))
        ]
        if (people or ones) and not left:
            return behind
    return []


def told_behind(spots: Sequence[Spot]) -> list[Spot]:
    """The spots up to the next mark that ends a clause."""
    end = next((at for at, one in enumerate(spots) if one.kind == "mark" and str(one.value) in ",;:.!?()"), len(spots))
    return list(spots[:end])


def left_out_there(behind: Sequence[Spot], world: World) -> frozenset[str]:
    """His units that stand where, or are formed as, those are told who are left out; nobody where it is not clear."""
    everybody = Troops(tuple(world.own), kind=True)
    among = next((one.value for one in behind if isinstance(one.value, Troops) and one.value.own), everybody)
    formed = next((str(one.value) for one in behind if one.kind == "formation"), "")
    bare = next((one.value for one in behind if isinstance(one.value, Troops) and not one.value.own), None)
    if formed or bare is not None:  # who bears their name is the enemy's; of his own, those who stand so
        return world.in_formation(formed or "skirmish") & world.present & frozenset(among.own)
    place = next((one for one in behind if one.kind in PLACES), None)
    led = next((one for one in behind if one.kind == "relation"), None)
    if place is None and among is not everybody:
        return frozenset(among.own) & world.present
    if place is None or (led is not None and led.value not in NEARBY):
        return frozenset()
    there = world.standing_at(among, place.value, within=0.0 if led is None or led.value == "at" else None)
    return frozenset() if there is among else frozenset(there.own) & world.present


def without_those(line: Line, out: frozenset[str], world: World) -> str:
    """An order for many, without some of them."""
    if line.text.startswith(FOR_ALL):
        arms = {"infantry"} if line.text.startswith(AGAINST_HORSE) else {"infantry", "cavalry"}
        rest = [id for id, unit in world.own.items() if unit.arm in arms and id in world.present and id not in out]
        return f"STANDING {', '.join(rest)} {line.text.removeprefix(FOR_ALL)}"
    head, colon, order = line.text.partition(": ")
    ids = [id for id in head.split(", ") if id not in out]
    return f"{', '.join(ids)}{colon}{order}" if set(head.split(", ")) <= set(world.own) and ids else ""


def is_of_wood(behind: Sequence[Spot]) -> bool:
    """Whether those left out of squares are in a wood, where no horse comes at them: the rule for all harms nobody."""
    return any(one.means("kind", "wood") for one in behind)


def who_does(raw: str) -> tuple[str, str] | None:
    """Who is left out of the sentence before, and what they do; ``None`` for any other sentence."""
    found = WHO_DOES.match(raw)
    return (found["who"], found["what"]) if found is not None else None


def does_instead(raw: str) -> tuple[str, str] | None:
    """Who is left out of what was said before, and what is said of him: *Not 1/2L, they go back*; ``None`` without."""
    found = NOT_THEY.match(raw)
    if found is None or RUNNING.search(found["rest"]):
        return None
    beside = [word for word in (found["whom"] or "").split() if word[0].islower() and word not in ARTICLES]
    if beside and len(found["whom"].split()) > MOST_WORDS:
        return None  # Husson nimmt die Straße nicht, er ...: what he does not do
    return found["who"] or found["whom"], found["rest"]
