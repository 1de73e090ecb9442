"""A round told to the holder of a post: where matters stand, what came in, where his troops were last reported.

Everything is told from what was stored of his knowledge (``knowing``); the campaign itself is asked only for names of
places and of his own formations, and for roads.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop as _noop

from battles.engine.records import Told
from campaigns.models import Seat, Turn
from campaigns.services.marches import document as documents
from campaigns.services.marches.condition import Condition, conditions
from campaigns.services.marches.ordered import order_words
from campaigns.services.marches.places import formation_name, hour, place_name, where
from campaigns.services.rulings.history import known_before
from campaigns.strategy import catalogue
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.state import Formation

#: What was last heard of an enemy longer ago than so is not in the situation any more.
STALE = timedelta(hours=24)
WEATHER = {
    "clear": _noop("clear"),
    "rain": _noop("rain"),
    "storm": _noop("storm"),
    "fog": _noop("fog"),
    "snow": _noop("snow"),
    "heat": _noop("heat"),
}
STATES = {
    "camp": _noop("in camp"),
    "march": _noop("on the march"),
    "closing": _noop("closing up"),
    "gone": _noop("no longer with the army"),
}
REASONS = {
    "arrive": _noop("arrived"),
    "halt": _noop("halted"),
    "contact": _noop("met the enemy"),
    "battle": _noop("after the battle"),
    "dusk": _noop("at nightfall"),
}
FATES = {
    "killed": _noop("has fallen"),
    "wounded": _noop("is wounded and out"),
    "captured": _noop("is the enemy's prisoner"),
}
#: What the engine calls a successor for whom the file has no name.
NOBODY_NAMED = "acting"
ARMS = {
    "infantry": _noop("infantry"),
    "cavalry": _noop("cavalry"),
    "artillery": _noop("artillery"),
    "engineer": _noop("engineers"),
    "train": _noop("train"),
}
#: How sure a report is, for the table of the enemy.
QUALITIES = {
    "exact": _noop("certain"),
    "good": _noop("seen well"),
    "fair": _noop("seen from afar"),
    "rumour": _noop("country people say so"),
}


@dataclass(frozen=True, slots=True)
class Heard:
    """Something that reached the headquarters: at what hour, from whom, and what it says, in words."""

    got: str
    source: str
    words: str


@dataclass(frozen=True, slots=True)
class Row:
    """A formation as last reported: its name, men with the colours, what it was doing, where, and as of which hour."""

    name: str
    men: int
    state: str
    at: str
    of: str
    depth: int = 0


@dataclass(frozen=True, slots=True)
class Enemy:
    """An enemy as last reported: where, how strong, of what arms, how sure that is, and as of which hour."""

    at: str
    strength: str
    arms: str
    sure: str
    of: str


@dataclass(frozen=True, slots=True)
class Dispatches:
    """A round in words: ``situation`` opens it, ``heard`` came in meanwhile, oldest first."""

    headline: str
    situation: str
    heard: tuple[Heard, ...]
    rows: tuple[Row, ...]
    conditions: tuple[Condition, ...]
    enemies: tuple[Enemy, ...]
    refused: tuple[str, ...]
    papers: tuple[str, ...]
    rulings: tuple[str, ...]


def told_in_words(turn: Turn, seat: Seat) -> list[str]:
    """What a seat is told of a resolved round, line by line."""
    told = tell(turn, seat, past=True)
    heard = (f"{one.got}, {one.source}: {one.words}" for one in told.heard)
    rows = (f"{row.name}: {row.men}, {row.state} {row.at} ({row.of})" for row in told.rows)
    return [told.headline, told.situation, *heard, *rows, *told.refused, *told.papers]


def tell(turn: Turn, seat: Seat, *, past: bool) -> Dispatches:
    """What the holder of a post is told: of a resolved round when ``past``, else how things stand as it opens."""
    post = str(seat.formations[0])
    document = (turn.after if past else turn.before) or turn.before
    known = (turn.knowledge if past else known_at_start(turn)).get(post) or {}
    campaign = documents.looked_at(document)
    told = turn.told.get(post, []) if past else []
    now = str(known.get("now", document.get("now", "")))
    reports = known.get("reports", [])
    heard = tuple(_heard(campaign, event["effect"]) for event in told if event["kind"] == "report")
    enemies = tuple(_enemies(campaign, reports, now))
    return Dispatches(
        headline=_headline(campaign, told, now),
        situation=" ".join([*_successions(campaign, post, told), _situation(campaign, known, now, enemies)]),
        heard=heard,
        rows=tuple(_rows(campaign, post, reports)),
        conditions=tuple(conditions(campaign, post, reports)),
        enemies=enemies,
        refused=tuple(_refused(event) for event in told if event["kind"] == "order_refused"),
        papers=tuple(_printed(campaign, event) for event in told if event["kind"] == "gazette"),
        rulings=tuple(str(event["effect"]["reason"]) for event in told if event["kind"] == "ruling"),
    )


def known_at_start(turn: Turn) -> Mapping[str, Any]:
    """What each post knew when a turn opened: of the first it is stored with it, else with the turn before."""
    return turn.opening or known_before(turn)


def _headline(campaign: Campaign, told: Iterable[Told], now: str) -> str:
    reports = [event["effect"] for event in told if event["kind"] == "report"]
    sightings = [report for report in reports if report["kind"] == "sighting"]
    if any(report.get("reason") == "battle" for report in reports):
        return _("After the battle")
    if any(report.get("reason") == "contact" for report in reports):
        return _("Your troops have met the enemy")
    if sightings:
        return _("The enemy is seen near {place}").format(place=place_name(campaign, sightings[-1]["place"]))
    return _("{hour}: no news of the enemy").format(hour=hour(now))


def _successions(campaign: Campaign, post: str, told: Iterable[Told]) -> Iterator[str]:
    """Who fell at the head of a headquarters, and who has it now (EC-AFT-5): its player leads on in his place."""
    for event in told:
        if event["kind"] != "succession":
            continue
        effect = catalogue.said(catalogue.Commander, event)
        fate = _(FATES.get(effect.get("fate", ""), FATES["killed"]))
        fallen = effect.get("name") or formation_name(campaign, post)
        if effect.get("acting") in ("", NOBODY_NAMED):
            yield _("{name} {fate}. An officer of his staff has taken over, and you lead on as him.").format(
                name=fallen, fate=fate
            )
        else:
            yield _("{name} {fate}. {acting} has taken over, and you lead on as him.").format(
                name=fallen, fate=fate, acting=effect["acting"]
            )


def _situation(campaign: Campaign, known: Mapping[str, Any], now: str, enemies: tuple[Enemy, ...]) -> str:
    if known.get("taken"):
        return _("It is {hour}. Your headquarters is in the enemy's hands; you command nobody any more.").format(
            hour=hour(now)
        )
    sky = _(WEATHER[known["weather"]]) if known.get("weather") in WEATHER else ""
    light = _("dark") if known.get("dark") else _("daylight")
    here = where(campaign, known.get("at"))
    said = _("It is {hour}, {light}, {sky}. Your headquarters is {here}.").format(
        hour=hour(now), light=light, sky=sky, here=here
    )
    seen = len(enemies)
    if not seen:
        return said + " " + _("You have no word of the enemy.")
    if seen == 1:
        return said + " " + _("You have word of the enemy in one place.")
    return said + " " + _("You have word of the enemy in {count} places.").format(count=seen)


def _heard(campaign: Campaign, report: Mapping[str, Any]) -> Heard:
    got = str(report.get("got", ""))
    return Heard(
        f"{datetime.fromisoformat(got):%H:%M}" if got else "", _source(campaign, report), _says(campaign, report)
    )


def _source(campaign: Campaign, report: Mapping[str, Any]) -> str:
    """Who wrote a report: a formation, a patrol of one, another headquarters, or people of a place."""
    sender = str(report.get("from", ""))
    if sender in campaign.post:
        return campaign.post[sender].name or sender
    owner, _slash, patrol = sender.partition("/")
    if patrol and owner in campaign.formation:
        return _("A patrol of {formation}").format(formation=_full_name(campaign, owner))
    if sender in campaign.formation:
        return _full_name(campaign, sender)
    return _("People of {place}").format(place=place_name(campaign, sender))


def _full_name(campaign: Campaign, id: str) -> str:
    """A formation's name with that of the one above it, where brigades of one number are many."""
    formation = campaign.formation[id]
    above = campaign.formation.get(formation.of)
    name = formation_name(campaign, id)
    if above is None or formation.is_command:
        return name
    return f"{name} ({formation_name(campaign, above.id)})"


def _says(campaign: Campaign, report: Mapping[str, Any]) -> str:
    of = f"{datetime.fromisoformat(str(report['of'])):%H:%M}"
    match report["kind"]:
        case "own":
            said = _("{of}, {where}: {men} men, {state}.").format(
                of=of,
                where=_arrived(campaign, report),
                men=_men(report["men"]),
                state=_(STATES.get(report.get("state", ""), STATES["camp"])),
            )
            about = str(report["about"])
            return said if report.get("from") == about else f"{_full_name(campaign, about)}: {said}"
        case "sighting" | "news":
            return _sighting(campaign, report, of)
        case "captured":
            words = order_words(campaign, report.get("lines", ()))
            inner = report.get("report")
            if not words and isinstance(inner, Mapping):
                # Who wrote to his own headquarters needed no name; whoever takes the letter does.
                words = _says(campaign, {**inner, "from": ""})
            return _("A rider of the enemy was taken at {of}, with this: “{words}”").format(of=of, words=words)
        case "message":
            return "“" + "\n".join(str(line) for line in report.get("lines", ())) + "”"
        case _:
            return _("Order, written at {of}: {lines}.").format(
                of=of, lines=order_words(campaign, report.get("lines", ()))
            )


def _arrived(campaign: Campaign, report: Mapping[str, Any]) -> str:
    """Where troops were, with why they report: ``arrived at Fleurus``; of a column still on the road where it was."""
    place = where(campaign, report.get("at"))
    reason = str(report.get("reason", ""))
    under_way = reason == "arrive" and report.get("state") == "march"
    if reason not in REASONS or under_way:
        return place
    return _("{reason} {where}").format(reason=_(REASONS[reason]), where=place)


def _sighting(campaign: Campaign, report: Mapping[str, Any], of: str) -> str:
    place = where(campaign, report.get("at")) or _("near {place}").format(place=place_name(campaign, report["place"]))
    said = _("{of}, {strength} {where}").format(of=of, strength=_strength(report), where=place)
    heading = report.get("heading")
    if heading == "halted":
        said += ", " + _("halted")
    elif heading:
        said += ", " + _("marching towards {place}").format(place=place_name(campaign, str(heading)))
    if report.get("who"):
        said += ". " + _("They are of {corps}").format(corps=report["who"])
    return f"{said} ({_(QUALITIES[report['quality']])})."


def _strength(report: Mapping[str, Any]) -> str:
    low, high = report["band"]
    arms = _arms(report)
    some = (
        _("{low} to {high} men").format(low=_men(low), high=_men(high))
        if low
        else _("up to {high} men").format(high=_men(high))
    )
    if arms:
        return _("{men} ({arms})").format(men=some, arms=arms)
    return _("{men} of unknown arms").format(men=some)


def _arms(report: Mapping[str, Any]) -> str:
    known = [_(ARMS[arm]) for arm in report.get("arms", ()) if arm in ARMS]
    if len(known) < 2:
        return "".join(known)
    return _("{these} and {last}").format(these=", ".join(known[:-1]), last=known[-1])


def _men(count: Any) -> str:
    return f"{int(count):,}"


def latest_own(reports: Iterable[Mapping[str, Any]]) -> dict[str, Mapping[str, Any]]:
    """The newest of the reports on each own formation, by its id."""
    newest: dict[str, Mapping[str, Any]] = {}
    for report in reports:
        about = str(report.get("about", ""))
        if report["kind"] == "own" and (about not in newest or report["of"] >= newest[about]["of"]):
            newest[about] = report
    return newest


def latest_enemies(reports: Iterable[Mapping[str, Any]], now: str) -> list[Mapping[str, Any]]:
    """What was last heard of the enemy at each place, not longer ago than a day, the newest first.

    Of one place an older report, and a rumour beside something seen there later, is left out.
    """
    newest: dict[str, Mapping[str, Any]] = {}
    for report in reports:
        if report["kind"] not in ("sighting", "news"):
            continue
        key = str(report["place"])
        if key not in newest or report["of"] >= newest[key]["of"]:
            newest[key] = report
    since = datetime.fromisoformat(now) - STALE
    fresh = [report for report in newest.values() if datetime.fromisoformat(str(report["of"])) >= since]
    return sorted(fresh, key=lambda report: (str(report["of"]), str(report["place"])), reverse=True)


def _rows(campaign: Campaign, post: str, reports: Iterable[Mapping[str, Any]]) -> Iterator[Row]:
    newest = latest_own(reports)

    def row(formation: Formation, depth: int, above: str = "") -> Iterator[Row]:
        report = newest.get(formation.id)
        # What was reported of the whole says all that older news of its parts could.
        if report is not None and str(report["of"]) > above:
            state = _(STATES.get(report.get("state", ""), STATES["camp"]))
            at, of = where(campaign, report.get("at")), hour(str(report["of"]))
            yield Row(formation_name(campaign, formation.id), int(report["men"]), state, at, of, depth)
            depth, above = depth + 1, str(report["of"])
        for child in formation.children:
            yield from row(child, depth, above)

    yield from row(campaign.formation[post], 0)


def _enemies(campaign: Campaign, reports: Iterable[Mapping[str, Any]], now: str) -> Iterator[Enemy]:
    for report in latest_enemies(reports, now):
        low, high = report["band"]
        yield Enemy(
            where(campaign, report.get("at")) or place_name(campaign, str(report["place"])),
            f"{_men(low)}–{_men(high)}",
            _arms(report) or _("unknown"),
            _(QUALITIES[report["quality"]]),
            hour(str(report["of"])),
        )


def _refused(event: Told) -> str:
    effect = catalogue.said(catalogue.OrderRefused, event)
    return _("Line {line}, “{text}”, could not go out.").format(line=effect.get("line"), text=effect.get("text"))


def _printed(campaign: Campaign, event: Told) -> str:
    """What the gazette prints of something."""
    effect = catalogue.said(catalogue.Gazette, event)
    about = effect.get("about")
    place = place_name(campaign, effect.get("place", ""))
    if about == "battle":
        losses = effect.get("losses") or {}
        figures = ", ".join(
            _("{side} {men} men").format(side=campaign.side[side].name or side, men=_men(men))
            for side, men in losses.items()
            if side in campaign.side
        )
        said = _("The gazette tells of a battle near {place}.").format(place=place)
        return said + (" " + _("Losses as printed: {figures}.").format(figures=figures) if figures else "")
    if about == "capture":
        return _("The gazette has it that {place} is taken.").format(place=place)
    if about == "bridge":
        return _("The gazette tells of a bridge destroyed.")
    if about == "commander":
        return _("The gazette mourns a commander: {name}.").format(name=effect.get("name") or effect.get("of"))
    return _("The gazette tells of a depot that was taken.")
