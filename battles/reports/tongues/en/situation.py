"""The turn in two sentences, and its headline for the subject of the mail: the weightiest news first."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine.battle import Unit
from battles.engine.knowledge import Certainty, Contact, Knowledge
from battles.engine.knowledge.view import description
from battles.reports.facts.account import Account, Episode, EpisodeKind, Turn
from battles.reports.facts.commands import commands_of
from battles.reports.facts.enemy import by_arm, fresh, in_sight
from battles.reports.facts.news import Firing, News, NewsKind, Quiet, news_of, quiet_turn
from battles.reports.facts.outlook import outlooks
from battles.reports.facts.strength import toll_of
from battles.reports.tongues.en.outlook import how_near
from battles.reports.tongues.en.sentences import (
    command_name,
    commands_kind,
    lexicon_of,
    lost_general,
    name_of,
    the_command,
)
from battles.reports.tongues.en.words import (
    BODY,
    choose,
    counted,
    is_plural,
    listed,
    number,
    place_name,
    price,
    takes_article,
)
from battles.reports.tongues.rich import Rich, Span, bold, joined, plain, rich, sentences

#: So many places are told at which somebody is newly seen.
PLACES = 3
#: So many pieces of news are told in full, and behind them so many of one kind by name.
FULLY, BY_NAME = 2, 3
#: News that is never left out, however much else there is.
GRAVE = (NewsKind.GENERAL_LOST, NewsKind.OWN_LOST, NewsKind.ENEMY_DESTROYED)


def situation(telling: Account, formations: Sequence[str], knowledge: Knowledge, known_before: Knowledge) -> Rich:
    """The situation in a few sentences: what was done, whose end is near, and what is seen of the enemy."""
    turn = telling.turn
    news = news_of(telling, formations)
    first = _told(turn, news)[:FULLY]
    told = [words for _, words, _ in first] or [_standing(telling, formations)]
    rest = [piece for piece in news if piece.kind in GRAVE and all(piece is not one for one, _, _ in first)]
    danger, enemy = _danger(telling, formations), _enemy_sentence(turn, knowledge, known_before)
    return sentences([*told, *_besides(turn, rest), danger, enemy])


def _besides(turn: Turn, news: Sequence[News]) -> list[Rich]:
    """What else is gone, in few words: generals, the reader's own units, the enemy's."""
    told = []
    generals = [piece.general for piece in news if piece.general is not None]
    if len(generals) > BY_NAME:
        told.append(rich(bold(f"{number(len(generals))} of your generals are lost")))
    else:
        told += [lost_general(turn, one) for one in generals]
    for kind, gone, many in (
        (NewsKind.OWN_LOST, "gone", "more of yours"),
        (NewsKind.ENEMY_DESTROYED, "destroyed", "more of the enemy"),
    ):
        units = [piece.unit for piece in news if piece.kind is kind and piece.unit is not None]
        if len(units) > BY_NAME:
            told.append(rich(bold(f"{number(len(units))} {many} are {gone}")))
        elif units:
            is_ = "are" if len(units) > 1 or is_plural(units[0].label) else "is"
            told.append(rich(joined([_strong(_the(turn, unit)) for unit in units]), f" {is_} {gone} as well"))
    return told


def _danger(telling: Account, formations: Sequence[str]) -> Rich:
    """Which of the reader's units that suffered can lose no more, with the enemy nearest to it; empty for none."""
    turn = telling.turn
    worst = [
        (one.enemy, one.unit)
        for command in commands_of(turn, formations)
        for one in outlooks(telling, command.units)
        if one.last and one.enemy is not None
    ]
    if not worst:
        return ()
    enemy, unit = min(worst, key=lambda one: (one[0].gap, one[1].id))
    words = rich("the next loss ends ", *_strong(_the(turn, unit)), "; ", plain(name_of(turn, enemy.unit)))
    return rich(words, f" {how_near(turn, enemy, many=is_plural(unit.label))}")


def headline(telling: Account, formations: Sequence[str], knowledge: Knowledge, known_before: Knowledge) -> str:
    """A few words for a subject line: the weightiest news, and what is new of the enemy."""
    turn = telling.turn
    news = _told(turn, news_of(telling, formations))
    parts = [news[0][2] if news else _quiet_headline(turn, quiet_turn(telling, formations))]
    new = fresh(turn, knowledge, known_before)
    if new:
        parts.append(_fresh_headline(turn, new))
    elif len(news) > 1:
        parts.append(news[1][2])
    text = "; ".join(parts)
    return text[:1].upper() + text[1:]


def _told(turn: Turn, news: Sequence[News]) -> list[tuple[News, Rich, str]]:
    """Each piece of news, in a sentence and for a headline; what would make the same headline is told once."""
    found: dict[str, tuple[News, Rich]] = {}
    for piece in news:
        words, short = _piece(turn, piece)
        found.setdefault(short, (piece, words))
    return [(piece, words, short) for short, (piece, words) in found.items()]


def _piece(turn: Turn, news: News) -> tuple[Rich, str]:
    if news.kind in (NewsKind.WON, NewsKind.BATTLE_LOST):
        ended = "The field is ours" if news.kind is NewsKind.WON else "The battle is lost"
        return rich(bold(ended)), ended
    if news.general is not None:
        words = lost_general(turn, news.general)
        return words, plain(words)
    if news.command is not None:
        toll = toll_of(turn.ruleset, news.command.units, news.lost or {})
        name = command_name(turn, news.command)
        lost = f" {'have' if is_plural(name) else 'has'} lost {price(turn.ruleset, toll)}"
        return rich(*_strong(the_command(name)), f"{lost}{' to gunfire' if news.to_guns else ''}"), f"{name}{lost}"
    assert news.unit is not None
    assert news.where is not None
    return _meeting(turn, news, news.unit, place_name(news.where))


def _meeting(turn: Turn, news: News, unit: Unit, where: str) -> tuple[Rich, str]:
    name, plural = _the(turn, unit), is_plural(unit.label)
    other, episode = news.other, news.episode
    if news.kind is NewsKind.ROUTED:
        fled = f" {'have' if plural else 'has'} been put to flight"
        return rich(*_strong(name), f"{fled} {where}"), f"{name}{fled}"
    if news.kind is NewsKind.OWN_LOST:
        are = "are" if plural else "is"
        how = (
            f", {_deed(other, episode)} {where} by {_the(turn, other)}"
            if other is not None and episode
            else f", lost {where}"
        )
        return rich(*_strong(f"{name} {are} gone"), how), f"{name} {are} lost"
    if other is None or episode is None:
        return rich(*_strong(name), f" {'have' if plural else 'has'} been destroyed ", where), f"{name} destroyed"
    if news.kind is NewsKind.ENEMY_DESTROYED:
        deed = _deed(other, episode)
        did = bold(f"shot {name} to pieces") if deed == SHOT else bold(f"{deed} {name}")
        return rich(_by(turn, other), " ", did, f" {where}"), f"{name} {deed}"
    if news.kind is NewsKind.CHARGED:
        return rich(
            _by(turn, unit), f" charged {_the(turn, other)} {where}"
        ), f"{_the(turn, unit)} {'charge' if is_plural(unit.label) else 'charges'}"
    verb = "have" if is_plural(other.label) else "has"
    words = rich(bold(_the(turn, other)), f" {verb} charged {_the(turn, unit)} {where}")
    return words, f"{_the(turn, other)} {'charge' if is_plural(other.label) else 'charges'} {_the(turn, unit)}"


#: How a unit ended that fire destroyed.
SHOT = "shot to pieces"


def _deed(victor: Unit, episode: Episode) -> str:
    if episode.kind is EpisodeKind.FIRE:
        return SHOT
    return "ridden down" if victor.arm == "cavalry" else "broken"


def _by(turn: Turn, unit: Unit) -> Rich:
    """``the 5th Lancers have``: the victor as the subject."""
    return rich(*_strong(_the(turn, unit)), " have" if is_plural(unit.label) else " has")


def _the(turn: Turn, unit: Unit) -> str:
    name = plain(name_of(turn, unit.id))
    return f"enemy {name}" if name == unit.label and name[:1].islower() else name


def _strong(name: str) -> Rich:
    """A name in bold, its article not."""
    article, _, rest = name.partition(" ")
    return rich("the ", bold(rest)) if article == "the" else rich(bold(name))


def _the_named(name: str) -> str:
    """A name with the article if it is a regiment's own."""
    return f"the {name}" if any(character.isdigit() for character in name) else name


def _standing(telling: Account, formations: Sequence[str]) -> Rich:
    """A turn without news; of a position, in which nothing has happened yet, that the map shows it."""
    turn = telling.turn
    if turn.before is turn.after:
        return rich("your troops stand as the map shows")
    return _quiet(turn, quiet_turn(telling, formations))


def _quiet(turn: Turn, quiet: Quiet) -> Rich:
    """A turn without a fight."""
    shots = _shots(turn, quiet)
    if not quiet.moved:
        closing = rich(" and have not come to grips; ", *shots) if shots else rich(", and have not been engaged")
        return rich("your troops stand where they stood", *closing)
    closing = rich(" has come to grips; ", *shots) if shots else rich(" has been engaged")
    names = [the_command(command_name(turn, command)) for command in quiet.moved]
    if len(names) > 3:
        moving = bold(f"{number(len(names))} of your {commands_kind(turn, quiet.moved).many}".capitalize())
        return rich(moving, " have moved up, and none", *closing)
    spans: list[Span | str] = []
    for place, name in enumerate(names):
        joint = "" if not place else " and " if place == len(names) - 1 else ", "
        spans.extend([joint, *_strong(name)])
    one = len(names) == 1 and not is_plural(names[0])
    return rich(*spans, f" {'has' if one else 'have'} moved, and nobody of yours", *closing)


def _shots(turn: Turn, quiet: Quiet) -> Rich:
    """What fire cost a command that did not come to blows, or that it was under fire or fired; empty for neither."""
    if quiet.firing is Firing.COSTLY:
        hit = quiet.hit
        names = f"{number(len(hit))} of your units" if len(hit) > 2 else listed([_the(turn, unit) for unit in hit])
        cost = price(turn.ruleset, toll_of(turn.ruleset, hit, quiet.lost or {}))
        return rich("guns cost " if quiet.guns else "fire cost ", *_strong(names), f" {cost}")
    if quiet.firing is Firing.SHAKING and quiet.states is not None:
        by = "guns" if quiet.guns else "fire"
        if len(quiet.hit) > 2:
            return rich(f"{by} shook the order of ", bold(f"{number(len(quiet.hit))} of your units"))
        left = [
            rich(*_strong(_the(turn, unit)), f" {lexicon_of(turn).state(quiet.states[unit.id])}") for unit in quiet.hit
        ]
        return rich(f"{by} left ", joined(left))
    if quiet.firing is Firing.HARMLESS:
        return rich(f"the enemy's {'guns' if quiet.guns else 'fire'} did you no harm")
    if quiet.firing is Firing.OWN:
        return rich("only your guns have fired" if quiet.guns else "there was firing only")
    return ()


def _quiet_headline(turn: Turn, quiet: Quiet) -> str:
    if quiet.firing in (Firing.COSTLY, Firing.SHAKING):
        return plain(_shots(turn, quiet))
    if quiet.firing is not Firing.NONE:
        return "shots, but no blow struck"
    return choose(("a quiet turn", "no blow struck yet", "both sides move up"), f"{turn.before.turn}")


def _fresh_headline(turn: Turn, new: Sequence[Contact]) -> str:
    """Who was newly seen where: the weightiest with all that are like it there, and how many more there are."""

    def named(contact: Contact) -> tuple[str, str]:
        return description(contact, lexicon_of(turn).contacts), place_name(turn.where(contact.at))

    first = max(new, key=lambda contact: (contact.arm == "cavalry", contact.certainty.rank))
    name, where = named(first)
    alike = [contact for contact in new if named(contact) == (name, where)]
    articled = len(alike) == 1 and first.certainty is Certainty.NAMED and takes_article(name)
    who = f"the {name}" if articled else name if len(alike) == 1 else _some(turn, name, alike)
    others = len(new) - len(alike)
    more = f", and {number(others)} more of the enemy" if others else ""
    return f"{who} seen {where}{more}"


def _enemy_sentence(turn: Turn, knowledge: Knowledge, known_before: Knowledge) -> Rich:
    """What is seen of the enemy now: the newest troops first."""
    new = fresh(turn, knowledge, known_before)
    if new:
        places: dict[str, dict[str, list[Contact]]] = {}
        for contact in new:
            name = description(contact, lexicon_of(turn).contacts)
            places.setdefault(place_name(turn.where(contact.at)), {}).setdefault(name, []).append(contact)
        told = list(places.items())[:PLACES]
        phrases = [f"{listed([_some(turn, *one) for one in there.items()])} {where}" for where, there in told]
        others = sum(len(some) for _, there in list(places.items())[PLACES:] for some in there.values())
        more = f", and {number(others)} more elsewhere" if others else ""
        return rich("newly seen: ", bold("; ".join(phrases)), more)
    now = in_sight(knowledge)
    if not now:
        return rich("of the enemy nobody of yours sees anything")
    parts = []
    for arm, count in by_arm(now).items():
        noun = lexicon_of(turn).bodies.get(arm, BODY)
        parts.append(f"{noun.article} {noun.one}" if count == 1 else counted(count, noun.one, noun.many))
    return rich("of the enemy your troops see ", bold(listed(parts)))


def _some(turn: Turn, name: str, some: Sequence[Contact]) -> str:
    """``two battalions (British infantry)``; one by its name alone."""
    if len(some) == 1:
        return _the_named(name)
    noun = lexicon_of(turn).bodies.get(some[0].arm, BODY)
    return f"{counted(len(some), noun.one, noun.many)} of {name}"
