"""Conduct: sentences that lay down how troops behave, told by the kinds of words they have, and by having no others.

What a rulebook lets a player decide beforehand is a closed world: squares against horse, charges of opportunity,
pursuit, fire at will and a few more. Whoever speaks of it uses few kinds of words: what is decided, whether it is to
be, whose, and on what case. A place, a distance, an hour or another formation is none of them, and makes an order for
now of it. So a clause is a rule where every word of it is of such a kind, and together they leave one reading; where
only some are, the rule is what is asked about.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise

from battles.engine.battle import Unit
from battles.engine.dataclasses import dataclass, replace
from battles.engine.orders import Decision
from orders.language.letters.acts import ELSE
from orders.language.letters.lexicon.conduct import CONDUCT
from orders.language.letters.pronouns import HE_OR_HIM
from orders.language.letters.spots import Spot
from orders.language.letters.threatening import threatens
from orders.language.letters.troops import Troops

# Kinds of spots that change nothing of a rule.
JOINING = frozenset({"and", "or", "nor", "und", "oder", "noch", "et", "ou", "ni", ",", "&", "+", "/"})
IDLE = frozenset({"filler", "modal", "they", "link", "title", "mark", "because", "noted"})
PLACED = frozenset({"ground", "spot", "length"})
EXCEPTING = frozenset(
    {
        "but",
        "mais",
        "aber",
        "however",
        "except",
        "excepted",
        "sauf",
        "excepte",
        "hormis",
        "ausser",
        "ausgenommen",
        "unless",
        "doubt",
        "doubts",
        "zweifel",
        "doute",
        "doutes",
    }
)
REACHING = frozenset({"within", "inside", "under", "than", "unter", "innerhalb", "als", "auf", "moins"})
LONGEST = 4  # words that mean one thing together
NEAR, BEHIND = 5, 4  # words from a denial to what it denies, and from that to a denial behind it
UNDELAYED = frozenset({"without", "sans", "ohne"})
MOST_STRANGE = 3  # words that are of no kind, where a rule is asked about
SURELY, PERHAPS = 2, 1


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule that a clause may lay down: the frame of the ruleset's answer, and how much speaks for it."""

    frame: str
    weight: int = SURELY
    other: str = ""
    """The frame that is nearest to it, where it is asked which is meant."""
    spared: tuple[str, ...] = ()
    """The arms of the enemy for which alone it is laid down."""
    wanted: tuple[str, ...] = ()
    """The arms of the enemy for which it is not laid down: they fire at those, and at nobody else."""


@dataclass(frozen=True, slots=True)
class Clause:
    """The words of a clause by their kinds."""

    words: tuple[str, ...]
    kinds: tuple[frozenset[str], ...]
    whose: tuple[Troops, ...]
    strange: tuple[str, ...]
    """Words that are of no kind."""
    barred: bool
    """Something stands in it that no rule has: ground, a square, a distance."""

    def has(self, *kinds: str) -> bool:
        """Whether there are words of all these kinds."""
        return all(any(kind in one for one in self.kinds) for kind in kinds)

    def any(self, *kinds: str) -> bool:
        """Whether there is a word of one of these kinds."""
        return any(not one.isdisjoint(kinds) for one in self.kinds)

    def made_of(self, *kinds: str) -> bool:
        """Whether each word is of one of these kinds, or of a kind that changes nothing."""
        allowed = {*kinds, *ALWAYS_THERE}
        return (
            not self.barred and not self.strange and all(not one or not allowed.isdisjoint(one) for one in self.kinds)
        )

    @property
    def says_they(self) -> bool:
        """Whether it begins with those who were spoken of: ``and they attack nobody``."""
        reach = 3 if self.words[1:2] and self.words[1] in BEHIND_A_DEED else 2  # angreifen soll er niemanden
        wanted = self.words[:1] == ("i",) and not WANTING.isdisjoint(self.words[:5])  # I don't want him charging
        return not HE_OR_HIM.isdisjoint(self.words[: 6 if wanted else reach])

    @property
    def charges_nobody(self) -> bool:
        """``Ne charge personne``, ``and pursues nobody``: nobody is whom he charges of whom the words before told."""
        at = int(bool(self.words) and self.words[0] in JOINING)
        denied = self.words[at : at + 1] in (("ne",), ("n",))
        at += denied
        if at >= len(self.words) or self.kinds[at].isdisjoint(DEEDS) or not self.any("nobody"):
            return False
        deed = self.words[at]
        third = denied or deed.endswith(("s", "t"))
        return third and not deed.endswith(("er", "ez", "ons", "re", "ir")) and "nobody" not in self.kinds[0]

    @property
    def denied(self) -> bool:
        return self.any("no", "nobody")


SUFFERING = frozenset({"wird", "werden", "wurde"})
IN_CASE = frozenset({"if", "when", "once", "wenn", "falls", "sobald", "si", "quand"})
WANTING = frozenset({"want", "like", "wish", "see", "have"})
GOES = frozenset({"go", "goes", "geht", "gehen", "weicht", "va"})  # and back
ALWAYS_THERE = ("plain", "form", "turn", "troops")
THEIRS = frozenset({"their", "ihre", "leurs", "leur"})
DEEDS = frozenset({"charge", "chase", "run after", "fire", "join"})
ALL_OF_US = frozenset({"on", "nous", "we", "wir"})  # who tell what they are about: *on n'attaque personne ce tour*
BEHIND_IT = frozenset({"after", "once", "nach", "apres"})
BEHIND_A_DEED = frozenset(
    {"soll", "sollen", "sollte", "sollten", "darf", "durfen", "muss", "mussen", "kann", "konnen", "wird", "werden"}
)
# Kinds of which one stands in every rule.
DECISIVE = (
    "square", "opportunity", "charge", "opportunity charge", "counter charge", "break", "chase", "run after", "at will",
    "fire", "join", "evade", "won", "beaten", "onward", "yes", "no", "nobody",
)  # fmt: skip
# What each rule takes: a word of each of these.
CHARGING, DENYING = frozenset({"charge"}), frozenset({"no", "nobody"})
TAKEN: tuple[tuple[frozenset[str], ...], ...] = (
    (frozenset({"square"}), frozenset({"horse", "threat"})),
    (frozenset({"opportunity charge", "counter charge", "chase", "run after", "break", "at will"}),),
    (frozenset({"won", "beaten"}), frozenset({"stop", "back"})),
    (frozenset({"onward"}), frozenset({"fight", "won"}), DENYING),
    (frozenset({"opportunity"}), CHARGING),
    (CHARGING, DENYING),
    (frozenset({"fire"}), frozenset({"no", "only"}), frozenset({"foot", "horse", "guns"})),
    (frozenset({"join"}), frozenset({"fight"}), DENYING),
    (frozenset({"skirmishers"}), frozenset({"evade"}), frozenset({"case", "threat", "no"})),
    (frozenset({"evade", "back"}), frozenset({"nobody"})),
)
# What answers a decision that is called by its name: the kind of word for a choice that is written otherwise.
CHOICES = {
    "ALWAYS": "yes", "NEVER": "no", "STOP": "stop", "STAND": "stop", "BACK": "back", "FLANK": "flank",
    "SQUARE": "square",
    "CHARGE": "charge",
}  # fmt: skip
ARMS = {"foot": "infantry", "horse": "cavalry", "guns": "artillery"}
WHOSE = ("all", "any", "nobody", "foot", "men", "no")


@cache
def table() -> tuple[dict[str, dict[tuple[str, ...], frozenset[str]]], tuple[tuple[str, str], ...]]:
    """The kinds of phrases by their first word, and of words by their beginning."""
    phrases: dict[str, dict[tuple[str, ...], frozenset[str]]] = {}
    begun: list[tuple[str, str]] = []
    for kind, listed in CONDUCT.items():
        for entry in listed.split():
            if entry.endswith("*"):
                begun.append((entry[:-1], kind))
            else:
                words = tuple(entry.split("_"))
                alike = phrases.setdefault(words[0], {})
                alike[words] = alike.get(words, frozenset()) | {kind}
    return phrases, tuple(begun)


def kinds_at(words: Sequence[str], at: int) -> tuple[int, frozenset[str]]:
    """How many words that begin here mean one thing together, and what kinds they are of."""
    if phrases := table()[0].get(words[at]):
        for length in range(min(LONGEST, len(words) - at), 0, -1):
            if kinds := phrases.get(tuple(words[at : at + length])):
                return length, kinds
    return 1, kinds_begun(words[at])


@lru_cache(maxsize=4096)
def kinds_begun(word: str) -> frozenset[str]:
    """The kinds that a word is of by its beginning."""
    return frozenset(kind for beginning, kind in table()[1] if word.startswith(beginning))


def clause_of(words: Sequence[str], spots: Iterable[Spot], own: Mapping[str, Unit], start: int, end: int) -> Clause:
    """The words of a clause by their kinds: of a sentence those from ``start`` up to before ``end``.

    ``spots`` are what was recognised in the sentence, ``own`` the writer's units.
    """
    covering = {at: spot for spot in spots for at in range(max(spot.start, start), min(spot.end, end))}
    his = frozenset(own)
    limited = only_that(words, start, end)
    kinds: list[frozenset[str]] = []
    said: list[str] = []
    whose: list[Troops] = []
    strange: list[str] = []
    barred = False
    at, case = start, 0
    while at < end:
        spot = covering.get(at)
        named = spot.value if spot is not None and isinstance(spot.value, Troops) else None
        slipped = spot is not None and spot.slip and bool(kinds_at(words[:end], at)[1])
        foremost = all("troops" in kind or word in JOINING for word, kind in zip(said, kinds, strict=True))
        part = named is not None and (is_part_of_an_arm(named, own) or are_all_of_a_name(named, own))
        whom = named is not None and (is_named(named) or (foremost and part))
        if named is not None and spot is not None and named.own and named.enemy and threatens(words, kinds, spot.end):
            said.append(named.said)  # if the chasseurs come near: those of the enemy
            kinds.append(frozenset({"horse" if named.arm == "cavalry" else "enemy"}))
            at = spot.end
            continue
        if named is not None and whom and spot is not None and not slipped:
            if not his.issuperset(named.own) or not named.own:
                barred = True
            if whose and named.own and named.enemy and spot.start and words[spot.start - 1] not in JOINING:
                barred = True  # Husson does not attack the chasseurs: those of the enemy
            if whose and case and "," not in words[case : spot.start] and his.issuperset(named.own):
                barred = barred or not any(set(named.own) & set(one.own) for one in whose)  # if Husson is charged
            whose.append(named)
            said.append(named.said)
            kinds.append(frozenset({"troops"}))
            at = spot.end
            continue
        if not words[at][0].isalnum() or (at == 0 and words[at].isdecimal() and words[1:2] and not words[1].isalnum()):
            at += 1  # a mark, or the number of an item
            continue
        if spot is not None and spot.kind == "length" and is_reach(words, at, start):
            kinds.append(frozenset({"threat"}))
            said.append("within")
            at = spot.end
            continue
        length, found = kinds_at(words[:end], at)
        reserved = length > 1 and "plain" in found and any("nobody" in one for one in kinds)  # unless I say so
        turned = words[at] in EXCEPTING and not (reserved or turns_back(words[at + 1 : at + 4]))
        barred = barred or turned or (spot is not None and spot.kind in PLACED)
        found = frozenset({"only"}) if at == limited else found
        case = at if "case" in found else case
        if not found and (spot is None or spot.kind not in IDLE):
            strange.append(words[at])
            barred = barred or (spot is not None and spot.kind not in ("unknown", "verb", "not", "number", "ordinal"))
        said.append(" ".join(words[at : at + length]))
        kinds.append(found)
        at += length
    return Clause(tuple(said), tuple(kinds), tuple(whose), tuple(strange), barred)


def only_that(words: Sequence[str], start: int, end: int) -> int:
    """``ne tirent que sur``: where a denial stands that is none, but says *only*; -1 where none does."""
    said = words[start:end]
    at = next((number for number, word in enumerate(said) if word in ("ne", "n")), -1)
    limits = (
        at >= 0
        and {"que", "qu"} & set(said[at + 1 : at + 5])
        and not {"pas", "jamais", "plus", "personne", "sans"} & set(said)
    )
    return start + at if limits else -1


def is_reach(words: Sequence[str], at: int, start: int) -> bool:
    """``any infantry with horse inside 15 cm``: whether a distance only tells how near somebody is."""
    return not REACHING.isdisjoint(words[max(start, at - 2) : at])


def turns_back(words: Sequence[str]) -> bool:
    """``but will come back``: whether a *but* brings no exception, and only the other side of what is laid down."""
    return any(not kinds_at(words, at)[1].isdisjoint({"back", "stop"}) for at in range(len(words)))


def is_named(troops: Troops) -> bool:
    """Whether troops are called by name, not by their kind alone."""
    return not (troops.loose or troops.everybody or troops.kind or troops.rest or troops.unclear) and bool(
        troops.own or troops.enemy or troops.commands
    )


def is_part_of_an_arm(troops: Troops, own: Mapping[str, Unit]) -> bool:
    """``The lancers``: whether troops called by their kind are his, and not all that he has of their arm."""
    arms = {own[id].arm for id in troops.own if id in own}
    whole = {id for id, unit in own.items() if unit.arm in arms and unit.in_play}
    return troops.kind and not troops.rest and len(arms) == 1 and set(troops.own) < whole


def are_all_of_a_name(troops: Troops, own: Mapping[str, Unit]) -> bool:
    """``All the Nassauers``: whether troops are all that bear a name, and not all of an arm or of the army."""
    here = {id for id, unit in own.items() if unit.in_play}
    arms = {own[id].arm for id in troops.own if id in own}
    whole = {id for id in here if own[id].arm in arms}
    named = troops.everybody and not (troops.loose or troops.arm or troops.rest or troops.unclear)
    return named and bool(troops.own) and set(troops.own) < whole


def rule_of(clause: Clause) -> Rule | None:
    """The rule that a clause lays down, or may."""
    for judged in (
        of_squares, of_opportunity, of_counter_charges, of_pursuit, of_victory, of_fire_at_will, of_targets, of_fights,
        of_evading, of_standing_fast,
    ):  # fmt: skip
        if (rule := judged(clause)) is not None:
            return rule
    return of_attacks(clause)


def weighed(clause: Clause, frame: str, other: str, *kinds: str, sure: bool = True) -> Rule | None:
    """A rule, with how much speaks for it: its words are all of these kinds, or some are of none."""
    if sure and clause.made_of(*kinds):
        return Rule(frame, SURELY, other)
    if clause.barred and frame != "no pursuit":
        return None
    few = len(clause.strange) <= MOST_STRANGE and 2 * len(clause.strange) <= len(clause.kinds)
    return Rule(frame, PERHAPS, other) if few else None


def of_squares(clause: Clause) -> Rule | None:
    """Squares against horse: ``gg. Kav. Karree``, ``infantry do not form square against cavalry, they stand``."""
    if not clause.has("square") or not clause.any("horse", "threat"):
        return None
    cased = clause.any("case", "threat")
    denied = denies(clause, "square")
    strange = clause.any("no", "only") and not denied  # without waiting to be told
    stays = ("stop", "where", "line") if denied else ()
    frame = "no square against cavalry" if denied else "square against cavalry"
    other = "square against cavalry" if denied else "no square against cavalry"
    named = bool(clause.whose) and not clause.any("case")
    kinds = ("square", "horse", "threat", "case", "charge", "enemy", "yes", *WHOSE, *stays)
    return weighed(clause, frame, other, *kinds, sure=cased and not (named or strange))


def of_opportunity(clause: Clause) -> Rule | None:
    """Charges of opportunity: ``Gelegenheitsattacken nie``, ``opp charge always``."""
    if not (clause.any("opportunity charge") or clause.has("opportunity", "charge")):
        return None
    kinds = ("opportunity charge", "opportunity", "charge", "yes", "case", *WHOSE, "horse")
    if clause.has("flank") and not clause.denied:
        return weighed(clause, "charge flanks", "charge what passes", *kinds, "only", "flank", "case")
    decided = clause.any("yes", "no", "nobody")
    frame, other = ("no charge", "charge what passes") if clause.denied else ("charge what passes", "no charge")
    return weighed(clause, frame, other, *kinds, sure=decided)


def of_counter_charges(clause: Clause) -> Rule | None:
    """Charges in return: ``Gegenattacken immer``, ``no counter charges``."""
    if not clause.any("counter charge"):
        return None
    frame, other = ("no counter charge", "counter charge") if clause.denied else ("counter charge", "no counter charge")
    kinds = (
        "counter charge",
        "no",
        "nobody",
        "yes",
        "all",
        "any",
        "men",
        "foot",
        "horse",
        "case",
        "threat",
        "charge",
        "enemy",
    )
    return weighed(clause, frame, other, *kinds, sure=not clause.has("only"))


def of_pursuit(clause: Clause) -> Rule | None:
    """What is done behind a beaten enemy: ``keine Verfolgung``, ``nobody goes haring off after a breakthrough``."""
    chased = clause.any("chase") or (
        clause.any("run after") and (clause.any("beaten", "break", "enemy") or clause.denied)
    )
    kinds: tuple[str, ...] = (
        "chase",
        "run after",
        "break",
        "beaten",
        "won",
        "fight",
        "enemy",
        "stop",
        "where",
        "case",
        *WHOSE,
        "horse",
        "yes",
        "threat",
    )
    if not chased and not clause.any("break"):
        return None
    kinds += ("charge",) if behind_a_charge(clause) else ()
    kinds += ("onward",) if clause.any("break") else ()
    if does_instead_of_chasing(clause):
        back = clause.any("back")
        frame, other = ("rally back", "no pursuit") if back else ("no pursuit", "rally back")
        return weighed(clause, frame, other, *kinds, "instead", "won", "back", sure=clause.any("stop", "back"))
    if clause.denied and clause.any("back"):
        return weighed(clause, "rally back", "no pursuit", *kinds, "back")
    if clause.denied:
        return weighed(clause, "no pursuit", "pursue", *kinds, sure=not clause.any("only"))
    if clause.has("break") and clause.any("back"):
        return weighed(clause, "rally back", "no pursuit", *kinds, "back")
    if clause.has("break") and clause.any("stop"):
        return weighed(clause, "no pursuit", "rally back", *kinds)
    if clause.has("break", "charge"):
        return weighed(clause, "charge again", "no pursuit", *kinds, "charge", "again", sure=clause.any("again", "yes"))
    return weighed(clause, "pursue", "no pursuit", *kinds, sure=False) if clause.any("break", "yes") else None


def does_instead_of_chasing(clause: Clause) -> bool:
    """``They stop instead of pursuing``: whether pursuit is named as what is not done."""
    at = next((number for number, kinds in enumerate(clause.kinds) if "instead" in kinds), -1)
    behind = clause.kinds[at + 1 : at + 4]
    return at >= 0 and not clause.denied and any(not kinds.isdisjoint({"chase", "run after"}) for kinds in behind)


def behind_a_charge(clause: Clause) -> bool:
    """``After the charge nobody pursues``: whether charges are only spoken of as what comes before."""
    at = [number for number, kinds in enumerate(clause.kinds) if "charge" in kinds]
    return bool(at) and all(
        not BEHIND_IT.isdisjoint(" ".join(clause.words[max(0, number - 2) : number]).split()) for number in at
    )


def of_victory(clause: Clause) -> Rule | None:
    """What is done behind a fight that is won: ``If a fight is won they halt``, ``no advance after combat``."""
    kinds = ("won", "beaten", "fight", "case", "enemy", "where", "horse", "yes", "threat", *WHOSE)
    ended = clause.any("won") or (clause.any("beaten") and clause.any("enemy", "case") and not clause.any("men"))
    if not ELSE.isdisjoint(clause.words):
        return None  # wenn der Feind weicht, geht es vor, sonst bleibt es stehen
    if SUFFERING & set(clause.words) and clause.words[:1] == ("wer",):
        return None  # wer geworfen wird: his own who are beaten
    if any("troops" in one and "beaten" in two for one, two in pairwise(clause.kinds)):
        return None  # si le 27J recule: his own
    denied = any(not DENYING.isdisjoint(kind) and "won" not in kind for kind in clause.kinds)  # won: no *won't*
    if denied and clause.any("onward") and clause.any("fight", "won"):
        return weighed(clause, "no pursuit", "pursue", *kinds, "onward", "stop")
    if denied or not ended or clause.any("charge", "fire", "join"):
        return None
    if clause.any("back"):
        return weighed(clause, "rally back", "no pursuit", *kinds, "back", sure=clause.any("won"))
    return weighed(clause, "no pursuit", "rally back", *kinds, "stop") if clause.any("stop") else None


def of_fire_at_will(clause: Clause) -> Rule | None:
    """Fire at whatever comes: ``Feuer frei für alle``."""
    if not clause.any("at will"):
        return None
    frame, other = ("no fire at will", "fire at will") if clause.any("no") else ("fire at will", "no fire at will")
    return weighed(clause, frame, other, "at will", "fire", *WHOSE, "yes", "guns", "enemy")


def of_targets(clause: Clause) -> Rule | None:
    """Which arms are not to be fired at: ``they do not shoot at infantry, only if the horses come``."""
    if not clause.has("fire") or not clause.any("no", "only") or not clause.any(*ARMS):
        return None
    denied: list[str] = []
    wanted: list[str] = []
    before: list[str] = []
    fires = next(number for number, kinds in enumerate(clause.kinds) if "fire" in kinds)
    shooting = 2 if "no" in clause.kinds[0] and fires > 1 else 0  # no battery fires: who does not
    into: list[str] | None = denied if shooting else None
    for kinds in clause.kinds[shooting:]:
        into = denied if "no" in kinds else wanted if "only" in kinds else into
        arm = next((ARMS[kind] for kind in ARMS if kind in kinds), "")
        if arm and into is not None:
            into.append(arm)
        elif arm:
            before = [arm]
    wanted = wanted or (before if into is wanted else [])  # at infantry only
    if set(denied) & set(wanted) or not (denied or wanted):
        return None
    spared = tuple(dict.fromkeys(denied)) or tuple(arm for arm in ARMS.values() if arm not in wanted)
    told = ("fire", *ARMS, "no", "only", "enemy", "case", "threat", "men", "where", "all")
    in_a_case = clause.any("threat") or not IN_CASE.isdisjoint(clause.words)
    rule = weighed(clause, "no fire at will", "", *told, sure=bool(denied) or not in_a_case)
    return replace(rule, spared=spared, wanted=() if denied else tuple(dict.fromkeys(wanted))) if rule else None


def of_fights(clause: Clause) -> Rule | None:
    """Fights of others: ``do not join other people's fights``."""
    if not clause.has("join", "fight") or not clause.denied:
        return None
    return weighed(clause, "no fight", "", "join", "fight", "others", *WHOSE, "yes", "horse")


def of_evading(clause: Clause) -> Rule | None:
    """Skirmishers that are charged: ``Plänkler weichen nicht aus``."""
    if "those" in clause.words or not clause.has("skirmishers", "evade") or not clause.any("case", "threat", "no"):
        return None
    if is_the_case(clause):
        return None
    frame, other = "fall back when charged", "stand when charged"
    told = zip(clause.words, clause.kinds, strict=False)
    denied = any(word != "aus" and kinds & DENYING for word, kinds in told)  # weichen sie aus
    frame, other = (other, frame) if denied else (frame, other)
    kinds = ("skirmishers", "evade", "case", "threat", "charge", "enemy", "horse", "foot", "yes", *WHOSE)
    return weighed(clause, frame, other, *kinds, sure=not clause.whose)


def is_the_case(clause: Clause) -> bool:
    """``If the enemy skirmishers fall back``: whether they are the enemy's, or what they do is itself the case."""
    for at, kinds in enumerate(clause.kinds):
        beside = clause.kinds[max(0, at - 1) : at] + clause.kinds[at + 1 : at + 2]
        whose = THEIRS.intersection(clause.words[max(0, at - 1) : at])
        if "skirmishers" in kinds and (whose or any("enemy" in one for one in beside)):
            return True
    cases = [at for at, kinds in enumerate(clause.kinds) if "case" in kinds]
    return cases == [0] and not clause.any("threat", "charge", "horse", "foot")


def of_standing_fast(clause: Clause) -> Rule | None:
    """Nobody gives way: ``Nobody falls back without orders``, ``personne ne se replie``."""
    gives_way = clause.has("evade") or (clause.has("back") and not GOES.isdisjoint(clause.words))
    if not gives_way or not clause.has("nobody") or clause.any("skirmishers", "case", "fire", "charge", "square"):
        return None
    kinds = ("evade", "back", "beaten", "nobody", "no", "all", "men", "foot", "where")
    return weighed(clause, "stand when charged", "fall back when charged", *kinds)


def of_attacks(clause: Clause) -> Rule | None:
    """Nobody is to attack: ``ils attaquent personne``, ``please nobody attacks in this turn``."""
    if not clause.has("charge") or not clause.denied or clause.any("square", "case") or not denies(clause, "charge"):
        return None
    planned = not ALL_OF_US.isdisjoint(clause.words) and not any(word.startswith("ch") for word in clause.words)
    return weighed(
        clause, "no charge", "", "charge", "enemy", "all", "any", "nobody", "no", "men", "yes", sure=not planned
    )


def denies(clause: Clause, kind: str) -> bool:
    """Whether a denial stands before what is decided, or right behind it: *without waiting* denies nothing of it."""
    if UNDELAYED.intersection(clause.words):
        return False
    at = [number for number, one in enumerate(clause.kinds) if kind in one]
    no = [number for number, one in enumerate(clause.kinds) if not one.isdisjoint({"no", "nobody"})]
    before = any(0 < one - other <= NEAR or one == other for one in at for other in no)
    return before or (not clause.strange and any(0 < other - one <= BEHIND for one in at for other in no))


def decides(words: Sequence[str], decisions: Iterable[Decision]) -> bool:
    """Whether among some words are all that any rule takes, or with one that a rule may be about a decision's name.

    It is told by the words alone, so that most sentences are not looked at further.
    """
    if all(kinds_at(words, at)[1].isdisjoint(DECISIVE) for at in range(len(words))):
        return False
    kinds: set[str] = set()
    for at, word in enumerate(words):  # all that begin here: the end of a clause may part a phrase
        kinds |= kinds_begun(word)
        for phrase, told in table()[0].get(word, {}).items():
            if tuple(words[at : at + len(phrase)]) == phrase:
                kinds |= told
    if not REACHING.isdisjoint(words):
        kinds.add("threat")
    if not {"ne", "n"}.isdisjoint(words):
        kinds.add("only")
    return any(all(not kinds.isdisjoint(one) for one in needed) for needed in TAKEN) or any(
        decision.name.replace("-", " ").split()[0] in words for decision in decisions
    )


def names_whom(clause: Clause, behind: Sequence[str]) -> bool:
    """``Foy can join Gauthier``: whether troops are named behind a deed, and others before it, who do it to them."""
    words = [word for who in clause.whose for word in who.said.lower().split()]
    return len(clause.whose) > 1 and not set(words).isdisjoint(word.lower() for word in behind[:3])


def decided(clause: Clause, decisions: Iterable[Decision]) -> Rule | None:
    """A decision of the rulebook called by its name, and the choice: ``return fire: never``.

    The frame is then the standing order itself.
    """
    said = [] if clause.barred else " ".join(clause.words).split()
    for decision in decisions:
        name = decision.name.replace("-", " ").split()
        at = next((n for n in range(len(said)) if said[n : n + len(name)] == name), -1) if name[0] in said else -1
        if at < 0 or names_whom(clause, said[at + len(name) :]):
            continue
        rest = said[:at] + said[at + len(name) :]
        whose = {word for who in clause.whose for word in who.said.split()}
        told = [(word, kinds_at([word], 0)[1]) for word in rest if word not in whose]
        for choice in decision.choices:
            plain = choice.pattern.partition(" [")[0] == choice.name  # what else it takes may be left out
            kind, called = CHOICES.get(choice.name, ""), choice.name.lower()
            meant = called in rest or (kind and any(kind in kinds for _, kinds in told))
            arms = ARMS.keys() if at else frozenset()  # the guns limber and flee: never
            fits = {kind, "plain", "all", "form", *arms}
            if plain and meant and all(word == called or kinds & fits for word, kinds in told):
                return Rule(f"{decision.name}: {choice.name}")
    return None
