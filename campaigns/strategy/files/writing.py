"""From a campaign back to a document: the same form in and out (EC-FILE-13)."""

from __future__ import annotations

from typing import Any

from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import written
from campaigns.strategy.files.reading import FORMAT
from campaigns.strategy.files.task_reading import write_path, write_spot, write_task
from campaigns.strategy.state import Change, Element, Formation, Origin, Pending, Spot, Unit


def write_campaign(campaign: Campaign) -> dict[str, Any]:
    """The campaign as a plain document, ready for JSON. Values at their defaults are left out."""
    document: dict[str, Any] = {
        "estafette": FORMAT,
        "title": campaign.title,
        "ruleset": campaign.ruleset,
        "now": written(campaign.now),
    }
    if campaign.settings.given:
        document["settings"] = dict(campaign.settings.given)
    document["map"] = _map(campaign)
    document["weather"] = _weather(campaign)
    document["sides"] = [_side(campaign, index) for index in range(len(campaign.sides))]
    groups: list[tuple[str, list[Any]]] = [
        ("posts", [_post(post) for post in campaign.posts]),
        ("formations", [_formation(campaign, one) for one in campaign.formations]),
        ("units", [_unit(one) for one in campaign.units]),
        (
            "depots",
            [
                {"id": one.id, "side": one.side, "at": one.at.id, "rations": one.rations, "loads": one.loads}
                for one in campaign.depots
            ],
        ),
        ("dispatches", [_dispatch(one) for one in campaign.dispatches]),
        ("patrols", [_patrol(campaign, one) for one in campaign.patrols]),
        ("battles", [_battle(one) for one in campaign.battles]),
        ("results", [_result(one) for one in campaign.results]),
        (
            "objectives",
            [{"place": one.place.id, "points": one.points} | _given(side=one.side) for one in campaign.objectives],
        ),
        ("contacts", [list(pair) for pair in sorted_pairs(campaign)]),
    ]
    for key, items in groups:
        if items:
            document[key] = items
    counters = {what: dict(numbers) for what, numbers in campaign.counters.items() if numbers}
    if counters:
        document["counters"] = counters
    if campaign.gazette:
        document["gazette"] = [
            {"id": one.id, "kind": one.kind, "of": one.of, "due": written(one.due), "facts": one.facts}
            for one in campaign.gazette
        ]
    if campaign.wounded:
        document["wounded"] = [
            {"unit": one.unit, "men": one.men, "back": written(one.back)} for one in campaign.wounded
        ]
    if campaign.alarms:
        document["alarms"] = [
            {"kind": one.kind} | _given(post=one.post, side=one.side) if one.post or one.side else one.kind
            for one in campaign.alarms
        ]
    left = [one for one in campaign.script if not one.used]
    if left:
        document["dice"] = [
            {"for": one.label, "by": one.by, "roll": list(one.roll)}
            | ({"at": written(one.at)} if one.at is not None else {})
            for one in left
        ]
    if campaign.strict:
        document["strict_dice"] = True
    if campaign.log or campaign.events:
        document["log"] = campaign.log + [event.as_mapping(text=False) for event in campaign.events]
    return document


def sorted_pairs(campaign: Campaign) -> list[tuple[str, str]]:
    """The pairs in contact, in file order."""
    order = campaign.formation
    return sorted(campaign.contacts, key=lambda pair: (order[pair[0]].index, order[pair[1]].index))


def _given(**values: Any) -> dict[str, Any]:
    """The values that are there."""
    return {key: value for key, value in values.items() if value not in (None, "", 0, False, [], (), {})}


def _map(campaign: Campaign) -> dict[str, Any]:
    chart = campaign.chart
    places = []
    for place in chart.places:
        item = {key: value for key, value in place.given.items() if key not in ("forage", "held")}
        item["forage"] = place.forage
        if place.held:
            item["held"] = place.held
        places.append(item)
    roads = []
    for road in chart.roads:
        item = dict(road.given)
        if road.crossing is not None:
            crossing = {**road.crossing.given, "kind": road.crossing.kind}
            crossing.pop("broken", None)
            if road.crossing.broken:
                crossing["broken"] = True
            item["crossing"] = crossing
        roads.append(item)
    found: dict[str, Any] = {"places": places, "roads": roads}
    for key, items in (("rivers", chart.rivers), ("woods", chart.woods)):
        if items:
            found[key] = [dict(item.given) for item in items]
    if chart.fields:
        found["fields"] = chart.fields
    return found


def _weather(campaign: Campaign) -> dict[str, Any]:
    weather = campaign.weather
    found: dict[str, Any] = {"now": weather.now, "mud": weather.mud}
    if weather.spells:
        found["spells"] = [
            {"from": written(one.start), "weather": one.weather} | _given(ground=one.ground) for one in weather.spells
        ]
    return found | _given(climate=weather.climate)


def _side(campaign: Campaign, index: int) -> dict[str, Any]:
    side = campaign.sides[index]
    broken = [road.id for road in campaign.chart.roads if road.id in side.broken]
    return (
        {"id": side.id}
        | _given(name=side.name, nation=side.nation, base=side.base)
        | {"broken": broken, "lost": dict(side.lost), "magazines": list(side.magazines or ())}
    )


def _post(post: Any) -> dict[str, Any]:
    found: dict[str, Any] = {"id": post.id} | _given(name=post.name) | {"formation": post.formation}
    if post.rides_with:
        found["with"] = post.rides_with
    else:
        found["at"] = write_spot(post.spot)
    found["held"] = post.held
    found |= _given(absent=post.absent)
    if post.aides is not None:
        found["aides"] = post.aides
    found |= _given(
        away=[written(time) for time in post.away],
        waiting=list(post.waiting),
        path=write_path(post.path),
        standing=list(post.standing),
        pending=list(post.pending),
        taken=post.taken,
        book=post.book,
    )
    if post.reports is not None:
        found["reports"] = post.reports
    return found | _given(view=dict(post.view))


def _change(change: Change) -> dict[str, Any]:
    return {"effective": written(change.effective)} | _given(
        standing=list(change.standing), of=change.of, order=change.order
    )


def _formation(campaign: Campaign, formation: Formation) -> dict[str, Any]:
    found: dict[str, Any] = {"id": formation.id, "kind": formation.kind}
    found |= _given(of=formation.of)
    if not formation.of:
        found |= _given(side=formation.own_side)
    found |= _given(name=formation.name, nation=formation.nation)
    commander = formation.commander
    if commander is not None:
        found["commander"] = (
            _given(name=commander.name)
            | {"rating": commander.rating, "character": commander.character}
            | _given(out=commander.out, acting=commander.acting)
        )
    found |= _given(base=formation.base, standing=list(formation.standing))
    if formation.last is not None:
        found["last"] = written(formation.last)
    found |= _given(pending_form=[_change(change) for change in formation.changes])
    if isinstance(formation, Element):
        found |= _element(campaign, formation)
    return found


def _element(campaign: Campaign, element: Element) -> dict[str, Any]:
    now = campaign.now
    found: dict[str, Any] = {
        "at": write_spot(element.spot),
        "state": element.state,
        "fatigue": element.fatigue,
        "rations": element.rations,
    }
    found |= _given(
        path=write_path(element.path),
        toward=element.toward.id if element.toward and element.column else "",
        trail=[
            {"place": one.place.id} | ({"road": one.road.id} if one.road else {}) | {"m": one.m}
            for one in element.trail
        ],
        length=element.length,
        gone=element.gone,
        closing=element.closing,
        toll=element.toll,
        paid=element.paid,
        jam=element.jam,
        blocked=element.blocked,
        marched=element.marched,
        hour=element.hour,
        rank=element.rank,
        plan=[write_task(task) for task in element.plan],
        ready=element.ready,
    )
    if element.pending is not None:
        found["pending"] = _pending(element.pending)
    if element.order is not None:
        found["order"] = _origin(element.order)
    if element.resume is not None:
        found["resume"] = written(element.resume)
    for key in ("hold", "shaken", "tried"):
        time = getattr(element, key)
        if time is not None and time > now:
            found[key] = written(time)
    found |= _given(hungry=element.hungry)
    if element.ammo != 100:
        found["ammo"] = element.ammo
    if element.loads != (20 if element.kind == "park" else 0):
        found["loads"] = element.loads
    found |= _given(works=element.works, work=element.work)
    if element.forced is not None and element.forced[1] > now:
        found["forced"] = {"screen": element.forced[0], "until": written(element.forced[1])}
    return found | _given(engaged=element.engaged)


def _pending(pending: Pending) -> dict[str, Any]:
    found: dict[str, Any] = {"effective": written(pending.effective)}
    if pending.tasks is not None:
        found["tasks"] = [write_task(task) for task in pending.tasks]
    return found | _given(rank=pending.rank, add=pending.add) | {"order": _origin(pending.order)}


def _origin(origin: Origin) -> dict[str, Any]:
    found = {"id": origin.id, "formation": origin.formation, "from": origin.sender}
    return {key: value for key, value in found.items() if value} | _given(told=dict(origin.told)) or {"id": ""}


def _unit(unit: Unit) -> dict[str, Any]:
    return (
        {"id": unit.id, "of": unit.of}
        | _given(name=unit.name)
        | {"arm": unit.arm}
        | _given(type=unit.type)
        | {"men": unit.men, "guns": unit.guns, "quality": unit.quality, "stragglers": unit.stragglers}
        | _given(nation=unit.nation, battle=unit.battle)
    )


def _dispatch(one: Any) -> dict[str, Any]:
    found: dict[str, Any] = {
        "id": one.id, "from": one.sender, "to": one.to, "kind": one.kind, "side": one.side, "sent": written(one.sent),
    }  # fmt: skip
    found |= _given(lines=list(one.lines), report=one.report, formation=one.formation)
    if one.spot != Spot():
        found["at"] = write_spot(one.spot)
    found |= _given(
        path=write_path(one.path),
        aim=write_spot(one.aim) if one.aim else None,
        wait=one.wait,
        follow=one.follow,
        passed=list(one.passed),
        base=one.base if one.base != one.id else "",
        riders=one.riders if one.riders > 1 else 0,
        quiet=one.quiet,
        duplicate=one.duplicate,
    )
    return found


def _patrol(campaign: Campaign, one: Any) -> dict[str, Any]:
    found: dict[str, Any] = {"id": one.id, "of": one.of, "at": write_spot(one.spot)}
    found |= _given(path=write_path(one.path), met=list(one.met), back=one.back)
    if one.forced is not None and one.forced[1] > campaign.now:
        found["forced"] = {"screen": one.forced[0], "until": written(one.forced[1])}
    if one.tried is not None and one.tried > campaign.now:
        found["tried"] = written(one.tried)
    return found


def _battle(one: Any) -> dict[str, Any]:
    found: dict[str, Any] = {
        "id": one.id,
        "place": one.place.id,
        "side": one.side,
        "starts": written(one.starts),
        "until": written(one.until),
        "state": one.state,
        "forces": {side: list(them) for side, them in one.forces.items()},
        "coming": dict(one.coming),
        "guns": list(one.guns),
        "present": {id: written(time) for id, time in one.present.items()},
    }
    if one.file is not None:
        found["file"] = one.file
    return found | _given(unplayed=one.unplayed)


def _result(one: Any) -> dict[str, Any]:
    found: dict[str, Any] = {"battle": one.battle, "ended": written(one.ended)}
    if one.state is not None:
        return found | {"state": one.state} | _given(fallen=one.fallen)
    found |= {"winner": one.winner or None, "field": one.holder or None, "outcome": one.outcome}
    return found | {"losses": one.losses} | _given(fallen=one.fallen)
