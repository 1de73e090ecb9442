"""The turn in two sentences, and its headline for the subject of the mail.

What happened is weighed: a unit destroyed tells more than men lost, what befell the reader's own command more than
what befell the rest of the side, and a new enemy in sight more than an old one. The weightiest is the headline.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from battles.engine.battle import Unit
from battles.engine.knowledge import Certainty, Contact, Knowledge
from battles.engine.knowledge.view import description
from battles.reports.prose.account import Account, Episode, EpisodeKind, brigades_of, losses
from battles.reports.prose.rich import Rich, Span, bold, plain, rich, sentences
from battles.reports.prose.tables import toll_of
from battles.reports.prose.words import choose, counted, listed, number, place_name

#: Words that make a unit's name a plural.
PLURALS = frozenset(
    [
        "lancers",
        "lanciers",
        "hussars",
        "hussards",
        "chasseurs",
        "dragoons",
        "dragons",
        "cuirassiers",
        "carabiniers",
        "grenadiers",
        "fusiliers",
        "jagers",
        "jägers",
        "rifles",
        "highlanders",
        "guards",
        "uhlans",
        "cossacks",
        "voltigeurs",
        "tirailleurs",
        "guns",
        "skirmishers",
        "troops",
    ]
)


@dataclass(frozen=True, slots=True)
class News:
    """One piece of news: its weight, its words for the situation and for a headline."""

    weight: int
    words: Rich
    headline: str


def situation(telling: Account, formations: Sequence[str], knowledge: Knowledge, known_before: Knowledge) -> Rich:
    """The situation in two sentences (three when there is much): what was done, and what is seen of the enemy."""
    news = _news(telling, formations)
    told = [piece.words for piece in news[:2]] or [_quiet(telling, formations)]
    return sentences([*told, _enemy_sentence(telling, knowledge, known_before)])


def headline(telling: Account, formations: Sequence[str], knowledge: Knowledge, known_before: Knowledge) -> str:
    """A few words for a subject line: the weightiest news, and what is new of the enemy."""
    news = _news(telling, formations)
    parts = [news[0].headline if news else _quiet_headline(telling, formations)]
    fresh = _fresh(knowledge, known_before)
    if fresh:
        parts.append(_fresh_headline(telling, fresh))
    elif len(news) > 1:
        parts.append(news[1].headline)
    text = "; ".join(parts)
    return text[:1].upper() + text[1:]


def _news(telling: Account, formations: Sequence[str]) -> list[News]:
    turn = telling.turn
    mine = {unit.id: name for _, name, units in brigades_of(turn, formations) for unit in units}
    found: list[News] = []
    for episode in telling.episodes:
        found.extend(_episode_news(telling, episode, mine))
    found.extend(_losses_news(telling, formations))
    victory = next((event for event in turn.events if event.kind == "victory"), None)
    if victory is not None:
        won = victory.effect.get("winner") == turn.side
        words = "The field is ours" if won else "The battle is lost"
        found.append(News(200, rich(bold(words)), words))
    seen: set[str] = set()
    unique = []
    for piece in sorted(found, key=lambda piece: -piece.weight):
        if piece.headline not in seen:
            seen.add(piece.headline)
            unique.append(piece)
    return unique


def _episode_news(telling: Account, episode: Episode, mine: dict[str, str]) -> list[News]:
    turn = telling.turn
    found: list[News] = []
    near = 20 if any(unit_id in mine for unit_id in episode.units) else 0
    for event in episode.events:
        unit = turn.unit(event.unit)
        if event.kind != "eliminated" or unit is None:
            continue
        where = place_name(turn.after, episode.at or (0.0, 0.0), turn.ruleset.vocabulary.square)
        by = _victors(telling, episode, event.unit)
        if turn.own(event.unit):
            lost = _the(unit)
            words = rich(*_strong(lost), f" {'have' if _plural(unit) else 'has'} been destroyed ", where)
            found.append(News(90 + near, words, f"{lost} {'are' if _plural(unit) else 'is'} lost"))
        elif by:
            deed = _deed(by, episode)
            victim = _the(unit)
            words = rich(by_words(by), " ", bold(f"{deed} {victim}"), f" {where}")
            found.append(News(80 + near, words, f"{victim} {_destroyed(deed)}"))
    return found or _lesser_news(telling, episode, near)


def _lesser_news(telling: Account, episode: Episode, near: int) -> list[News]:
    """A fight without a unit's end: who charged whom, and how it went."""
    turn = telling.turn
    if episode.kind is not EpisodeKind.FIGHT:
        return []
    actor, target = turn.unit(episode.actor), turn.unit(episode.target)
    if actor is None or target is None:
        return []
    where = place_name(turn.after, episode.at or (0.0, 0.0), turn.ruleset.vocabulary.square)
    if turn.own(actor.id):
        words = rich(by_words(actor), f" charged {_the(target)} {where}")
        return [News(40 + near, words, f"the {actor.label} charges")]
    words = rich(bold(_the(actor)), f" {'have' if _plural(actor) else 'has'} charged the {target.label} {where}")
    return [News(45 + near, words, f"{_the(actor)} on the {target.label}")]


def _losses_news(telling: Account, formations: Sequence[str]) -> list[News]:
    """The brigade that lost most."""
    turn = telling.turn
    lost = losses(turn.events)
    by_brigade = [
        (sum(lost.get(unit.id, 0) for unit in units), name, units) for _, name, units in brigades_of(turn, formations)
    ]
    worst = max(by_brigade, key=lambda row: row[0], default=(0, "", ()))
    if worst[0] < 2:
        return []
    words = rich(bold(worst[1]), f" has lost {toll_of(turn, worst[2], lost)}{_to_guns(telling, worst[2], lost)}")
    return [News(30 + worst[0], words, f"{worst[1]} has lost {toll_of(turn, worst[2], lost)}")]


def _to_guns(telling: Account, units: Sequence[Unit], lost: Mapping[str, int]) -> str:
    """``" to guns"`` when nothing else cost some units their losses."""
    hit = {unit.id for unit in units if lost.get(unit.id)}
    costly = [e for e in telling.episodes if any(one.kind == "loss" and one.unit in hit for one in e.events)]
    firers = [telling.turn.unit(e.actor) if e.kind is EpisodeKind.FIRE else None for e in costly]
    return " to guns" if costly and all(unit is not None and unit.arm == "artillery" for unit in firers) else ""


def _victors(telling: Account, episode: Episode, fallen: str) -> Unit | None:
    turn = telling.turn
    own = [episode.actor, episode.target, *sorted(episode.units)]
    return next((turn.unit(unit_id) for unit_id in own if unit_id != fallen and turn.own(unit_id)), None)


def _deed(victor: Unit, episode: Episode) -> str:
    if episode.kind is EpisodeKind.FIRE:
        return "shot to pieces"
    return "ridden down" if victor.arm == "cavalry" else choose(("broken", "destroyed"), f"{victor.id}{episode.target}")


def _destroyed(deed: str) -> str:
    return {"shot to pieces": "shot to pieces"}.get(deed, deed)


def by_words(unit: Unit) -> Rich:
    """``the 5th Lancers have``: the victor as the subject."""
    return rich(*_strong(_the(unit)), " have" if _plural(unit) else " has")


def _the(unit: Unit) -> str:
    label = unit.label
    first = label.split()[0] if label else ""
    if first.lower() in ("the", "a") or first.endswith(("'s", "’s")):
        return label
    named = bool(unit.quality) or any(character.isdigit() for character in label)
    return f"the {label}" if named else f"the enemy's {label}" if label[:1].islower() else label


def _strong(name: str) -> Rich:
    """A name in bold, its article not."""
    article, _, rest = name.partition(" ")
    return rich("the ", bold(rest)) if article == "the" else rich(bold(name))


def _the_named(name: str) -> str:
    """A name with the article if it is a regiment's own."""
    return f"the {name}" if any(character.isdigit() for character in name) else name


def _plural(unit: Unit) -> bool:
    """Whether a name is of many: ``5th Lancers``, ``Chasseurs à cheval``; not ``1/92nd Ligne``."""
    return any(word.strip("()").lower() in PLURALS for word in unit.label.split())


def _quiet(telling: Account, formations: Sequence[str]) -> Rich:
    """A turn without a fight."""
    turn = telling.turn
    moved = [
        name
        for _, name, units in brigades_of(turn, formations)
        if any(one.marches[unit.id].distance for one in telling.initiatives for unit in units if unit.id in one.marches)
    ]
    shots = _shots(telling, formations)
    if not moved:
        closing = rich(" and have not come to grips; ", *shots) if shots else rich(", and have not been engaged")
        return rich("your troops stand where they stood", *closing)
    closing = rich(" has come to grips; ", *shots) if shots else rich(" has been engaged")
    names = [bold(name) for name in moved]
    if len(names) > 3:
        moving = bold(f"{number(len(names))} of your brigades".capitalize())
        return rich(moving, " have moved up, and none", *closing)
    spans: list[Span | str] = []
    for place, name in enumerate(names):
        spans.extend([name] if not place else [" and " if place == len(names) - 1 else ", ", name])
    return rich(*spans, f" {'has' if len(names) == 1 else 'have'} moved, and nobody of yours", *closing)


def _shots(telling: Account, formations: Sequence[str]) -> Rich:
    """What fire cost a command that did not come to blows, or that it was under fire or fired; empty for neither."""
    turn = telling.turn
    mine = {unit.id: unit for _, _, units in brigades_of(turn, formations) for unit in units}
    fired = [e for e in telling.episodes if e.kind is EpisodeKind.FIRE and not mine.keys().isdisjoint(e.units)]
    if not fired:
        return ()
    lost = losses(turn.events)
    hit = [unit for unit in mine.values() if lost.get(unit.id)]
    by = {actor.arm for e in fired if e.target in mine and (actor := turn.unit(e.actor)) is not None}
    if hit:
        names = f"{number(len(hit))} of your units" if len(hit) > 2 else listed([_the(unit) for unit in hit])
        return rich(
            "guns cost " if by == {"artillery"} else "fire cost ", *_strong(names), f" {toll_of(turn, hit, lost)}"
        )
    if by:
        return rich(f"the enemy's {'guns' if by == {'artillery'} else 'fire'} did you no harm")
    own = {actor.arm for e in fired if (actor := mine.get(e.actor)) is not None}
    return rich("only your guns have fired" if own == {"artillery"} else "there was firing only")


def _quiet_headline(telling: Account, formations: Sequence[str]) -> str:
    shots = _shots(telling, formations)
    if shots:
        return plain(shots) if " cost " in plain(shots) else "shots, but no blow struck"
    return choose(("a quiet turn", "no blow struck yet", "both sides move up"), f"{telling.turn.before.turn}")


def _fresh(knowledge: Knowledge, known_before: Knowledge) -> list[Contact]:
    """Contacts of this turn, first seen since it began and in sight now."""
    old = {contact.alias for contact in known_before.contacts}
    return [c for c in knowledge.contacts if c.alias not in old and c.seen and not c.commander and not c.fate]


def _fresh_headline(telling: Account, fresh: Sequence[Contact]) -> str:
    first = max(fresh, key=lambda contact: (contact.arm == "cavalry", contact.certainty.rank))
    where = place_name(telling.turn.after, first.at, telling.turn.ruleset.vocabulary.square)
    name = description(first)
    name = f"the {name}" if first.certainty is Certainty.NAMED else name
    others = len(fresh) - 1
    more = f" and {number(others)} more" if others else ""
    return f"{name}{more} seen {where}"


def _enemy_sentence(telling: Account, knowledge: Knowledge, known_before: Knowledge) -> Rich:
    """What is seen of the enemy now: his newest troops first."""
    turn = telling.turn
    fresh = _fresh(knowledge, known_before)
    now = [c for c in knowledge.contacts if c.seen and not c.commander and not c.fate]
    if fresh:
        groups: dict[tuple[str, str], int] = {}
        for contact in fresh:
            where = place_name(turn.after, contact.at, turn.ruleset.vocabulary.square)
            groups[description(contact), where] = groups.get((description(contact), where), 0) + 1
        phrases = [
            f"{number(count)} bodies of {name} {where}" if count > 1 else f"{_the_named(name)} {where}"
            for (name, where), count in list(groups.items())[:3]
        ]
        more = ", and others besides" if len(groups) > 3 else ""
        return rich("newly seen: ", bold(listed(phrases)), more)
    if not now:
        return rich("of the enemy nobody of yours sees anything")
    arms = {"infantry": 0, "cavalry": 0, "artillery": 0}
    for contact in now:
        arms[contact.arm] = arms.get(contact.arm, 0) + 1
    words = {
        "infantry": ("battalion", "battalions"),
        "cavalry": ("body of horse", "bodies of horse"),
        "artillery": ("battery", "batteries"),
    }
    parts = [
        f"a {words[arm][0]}" if count == 1 else counted(count, *words[arm]) for arm, count in arms.items() if count
    ]
    return rich("of the enemy your troops see ", bold(listed(parts)))
