"""Staying: troops told to hold the ground on which they stand: whatever they guard from there, they do not march."""

from __future__ import annotations

from itertools import pairwise

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from orders.language.letters.acts import Act
from orders.language.letters.troops import Troops
from orders.language.letters.whereabouts import is_flank

OWN = r"(?:its|their|his|her)\s+(?:own\s+|present\s+|current\s+|old\s+)?"
# On folded words: *where it now stands*, *in its place*, *wo es steht*, *an seinem Platz*, *là où il est*, *sur place*.
PUT = re.compile(
    r"\b(?:"
    r"where\s+(?:it|they|he|she)\s+(?:(?:now|already|currently|at present)\s+)?"
    r"(?:is|are|stands?|sits?|lies?|finds?\s+(?:itself|themselves))"
    rf"|{OWN}(?:place|places|position|positions|post|posts)|in\s+(?:place|situ)|(?:stays?|staying|remains?|keeps?)\s+put"
    r"|wo\s+(?:es|sie|er)\s+(?:(?:jetzt|gerade|schon|bereits|nun)\s+)?(?:ist|sind|steht|stehen)"
    r"|(?:seinem|ihrem|seiner|ihrer|seine|ihre|seinen|ihren)\s+(?:jetzigen\s+|derzeitigen\s+)?"
    r"(?:platz|platzen|stelle|stellung|stellungen|posten)"
    r"|an\s+ort\s+und\s+stelle"
    r"|ou\s+(?:il|elle|ils|elles)\s+(?:est|sont|se\s+trouve(?:nt)?|se\s+tien(?:nen)?t)"
    r"|a\s+(?:sa|leur)\s+place|sur\s+place|(?:sa|leur|ses|leurs)\s+positions?|en\s+place"
    r")\b"
)
KEEPING = frozenset({"hold", "defend", "screen", "support"})
NEXT_TO = ("at", "beside")
REMAINING = ("rest", "bleib", "verbleib", "stay", "remain", "demeur")
# Who is put somewhere does not stand there yet.
PUTTING = frozenset(
    ["send", "sends", "bring", "brings", "schick", "schicke", "setze", "mets", "mettez", "placez",
     "envoyez", "envoie"]
)  # fmt: skip
THEN = frozenset({"then", "afterwards", "later", "dann", "danach", "spater", "puis", "ensuite", "apres"})


WITH = frozenset({"mit", "samt", "mitsamt", "with", "along with", "together with", "avec"})
# Where one who stays can be, and the words of one who goes there
STANDING = frozenset({"at", "beside", "behind", "before", "edge", "near", "left", "right", "compass"})
THITHER = frozenset(
    {
        "nach",
        "bis",
        "zu",
        "zum",
        "zur",
        "to",
        "into",
        "onto",
        "towards",
        "toward",
        "vers",
        "jusqu",
        "jusque",
        "gegen",
        "as far as",
        "up to",
    }
)
ONWARD = THITHER | {
    "vor",
    "hin",
    "zuruck",
    "voran",
    "weiter",
    "forward",
    "forwards",
    "back",
    "up",
    "on",
    "avance",
    "puis",
    "dann",
    "then",
    *("va", "vont", "ira", "iront", "aller", "marche", "envoie", "envoient", "monte", "descend"),
    *("geht", "gehen", "ruckt", "rucken", "zieht", "ziehen", "schickt", "marschiert"),
    *("goes", "go", "moves", "move", "marches", "rides", "sends", "comes"),
}


def staying_put(acts: list[Act], words: list[str]) -> tuple[list[Act], list[tuple[int, int]]]:
    """The acts of a sentence of which those who stay where they are do no more, and the words left out for that.

    ``words`` are the folded words of the sentence, by which acts know where they begin and end.
    """
    acts = stay_as_well([one for act in acts for one in with_others(act)], words)
    kept: list[Act] = []
    left: list[tuple[int, int]] = []
    for number, act in enumerate(acts):
        following = acts[number + 1] if number + 1 < len(acts) else None
        before = kept[-1] if kept else None
        plain = act.verb in KEEPING and not (act.negated or act.condition or act.formation or act.puzzled)
        plain = plain and act.length is None and not act.compass
        then = THEN.intersection(words[max(0, act.start - 2) : act.start + 2])
        again = before is not None and act.inherits and act.subject is before.subject and not then
        if again and is_put(before) and (plain or is_bare(act)):
            left.append((act.start, act.end))  # in its place, to guard the village
            continue
        if again and stays_on_its_ground(before) and plain and guards_friends(act):
            left.append((act.start, act.end))  # stays by the brook and covers the battery
            continue
        end = len(words) if following is None else following.end if is_bare(following) else following.start
        general = act.subject is not None and bool(act.subject.general) and not act.subject.own
        said = words[act.start : max(act.end, end)]
        holds = act.verb in ("hold", "defend") or act.stays or any(word.startswith(REMAINING) for word in said)
        if act.verb in ("place", "hold") and (act.stays or act.remains) and is_with_its_own(act):
            act = replace(act, verb="hold", parts=[], object=None, target=None, stays=True)  # 1/4L stays with Jamin
        sent = not PUTTING.isdisjoint(said) or "put" in (*said[:1], *words[max(0, act.start - 1) : act.start])
        if plain and holds and not (general or sent) and PUT.search(" ".join(said)):
            left += [(part.start, part.end) for part in act.parts] or [(act.start, act.end)]
            act = replace(act, verb="hold", parts=[], object=None, target=None, stays=True)
        elif (
            act.verb == "form"
            and act.formation
            and act.parts
            and not (act.condition or sent)
            and PUT.search(" ".join(said))
        ):
            left += [(part.start, part.end) for part in act.parts]  # skirmish where they are (I8)
            act = replace(act, parts=[])
        kept.append(act)
    return kept, left


def with_others(act: Act) -> list[Act]:
    """``Stays in E1, with both its batteries in F1``: who stays there, and those who stay in another place."""
    names = [number for number, part in enumerate(act.parts) if part.word in WITH and isinstance(part.to, Troops)]
    if len(names) != 1 or not (act.verb == "hold" and act.stays) or act.negated or act.condition or act.subject is None:
        return [act]
    at, whom = names[0], act.parts[names[0]].to
    here, there = act.parts[:at], act.parts[at + 1 :]
    others = isinstance(whom, Troops) and bool(whom.own) and set(whom.own).isdisjoint(act.subject.own)
    if not others or not here or len(there) != 1 or isinstance(there[0].to, Troops) or not isinstance(whom, Troops):
        return [act]
    return [
        replace(act, parts=here),
        replace(act, subject=whom, parts=there, inherits=False, start=act.parts[at].start),
    ]


def stay_as_well(acts: list[Act], words: list[str]) -> list[Act]:
    """``Wathiez stays in G3, Hubert in K4``, ``samt ihren Batterien in F1``: who is named beside one who stays.

    Of him no more is told than where, by no word of going there: he stays, too.
    """
    for before, act in pairwise(acts):
        stays = before.verb == "hold" and (before.stays or before.remains) and not (before.negated or before.condition)
        bare = act.subject is not None and not act.inherits and bool(act.parts) and act.empty_but_for("parts")
        there = all(
            part.relation in STANDING and part.word not in THITHER and part.length is None for part in act.parts
        )
        told = words[act.start : max(act.end, act.parts[-1].end if act.parts else 0)]
        if stays and bare and there and not (act.condition or act.unknown or ONWARD.intersection(told)):
            act.verb, act.stays = "hold", True
    return acts


def stays_on_its_ground(act: Act | None) -> bool:
    """Whether an act keeps troops, by a word for staying, where it names the ground on which they are."""
    return act is not None and act.verb == "hold" and act.stays and not (act.negated or act.condition)


def guards_friends(act: Act) -> bool:
    """``Covers the battery``, ``sees to the left flank``: whether somebody is guarded whom one need not go to."""
    if act.object is not None:
        return bool(act.object.own) and not act.parts
    return bool(act.parts) and all(
        is_flank(part) or (isinstance(part.to, Troops) and bool(part.to.own)) for part in act.parts
    )


def is_bare(act: Act) -> bool:
    """Whether an act is no more than the verb of *where it stands*."""
    alone = act.inherits and act.verb in ("hold", "place") and act.empty_but_verb()
    return alone and not (act.negated or act.condition or act.unknown)


def is_with_its_own(act: Act) -> bool:
    """Whether an act keeps troops with the command to which they belong, and says no more of where and how."""
    bare = replace(act, object=None, parts=[], verb="", subject=None, stays=False, remains=False)
    if act.subject is None or act.subject.general or not (bare.empty and not act.unknown):
        return False
    whom = [act.object] if act.object is not None else [part.to for part in act.parts if part.relation in NEXT_TO]
    if len(whom) + (len(act.parts) if act.object is not None else 0) != max(1, len(act.parts)):
        return False
    return all(isinstance(one, Troops) and one.commands and set(act.subject.own) < set(one.own) for one in whom)


def is_put(act: Act | None) -> bool:
    """Whether an act keeps troops where they stand."""
    return act is not None and act.verb == "hold" and act.stays and not (act.parts or act.negated or act.condition)
