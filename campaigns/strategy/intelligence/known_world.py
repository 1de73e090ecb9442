"""The campaign as one headquarters knows it: a document of its own for the engine to march on (EC-REP-4, EC-RUN-4).

In it are the map, the sky, the bridges known to be down, the magazines, and the troops of the headquarters: each where
it was last reported, as strong and as tired as its last return says, with the orders that went out to it. Of the enemy,
of other commands, and of what befell anybody since his last report there is nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from battles.engine.dataclasses import dataclass, field, replace
from battles.engine.reading import Unfit
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import HOUR, STEP, moment, written
from campaigns.strategy.files.reading import FORMAT
from campaigns.strategy.files.task_reading import read_spot, write_spot, write_task
from campaigns.strategy.intelligence import returns
from campaigns.strategy.protocol import Deed, OrderReader
from campaigns.strategy.state import Element, Formation, Post, Road, Spot, Task

#: Depots are taken to be full: what lies in them is not reported.
FULL = 50_000_000
#: Ways that somebody made over the fields; others do not know of them (EC-ROUTE-3).
FIELDS = "~"
#: An order is taken to be carried out so long after it was written, where no report says otherwise.
UNTIL_CARRIED_OUT = HOUR
#: Troops are followed back to their last report, but not further than so.
LOOKING_BACK = 12 * HOUR
#: Settings that say how a campaign ends, which no forecast asks for.
ENDS = ("ends", "win_points", "loss_points", "gun_points", "colour_points")
ARMS = {"foot": "infantry", "horse": "cavalry", "gunners": "artillery", "train": "train"}
UNDER_WAY = ("march", "closing")


@dataclass(slots=True)
class Known:
    """The document, and the ids of the elements in it."""

    document: dict[str, Any]
    elements: frozenset[str]


@dataclass(slots=True)
class _Last:
    """What was last reported of an element: where, as of when, in what state; the orders that it may follow still."""

    spot: Spot
    of: int
    state: str
    tasks: list[Task] = field(default_factory=list)
    hold: int = 0


def known_roads(campaign: Campaign, reports: Iterable[Mapping[str, Any]]) -> frozenset[str]:
    """The roads on a headquarters' map: all but ways over the fields on which none of its troops was reported."""
    reported = {str(report["at"].get("road")) for report in reports if isinstance(report.get("at"), Mapping)}
    return frozenset(road.id for road in campaign.chart.roads if not road.id.startswith(FIELDS) or road.id in reported)


def known_world(campaign: Campaign, post: Post, reader: OrderReader, deeds: Sequence[Deed] | None = None) -> Known:
    """What a headquarters knows as a campaign file, with ``deeds`` waiting to be written at their hours.

    ``None``: nothing new is ordered. The file begins at the oldest report on troops that are on their way, so that a
    run of it brings them where they may be by now.
    """
    holder = campaign.formation[post.formation]
    last = _last_reports(campaign, post, holder)
    _give_orders(campaign, post, reader, last)
    begins = min([campaign.now, *(one.hold for one in last.values() if one.tasks)])
    known = returns.latest(post.reports or ())
    formations: list[dict[str, Any]] = [_top(holder)]
    units: list[dict[str, Any]] = []
    for one in sorted(campaign.below(holder), key=lambda below: below.index):
        if not isinstance(one, Element):
            formations.append(_command(one))
        elif one.id in last:
            _hour, report = known.get(one.id, ("", {}))
            formations.append(_element(one, last[one.id], report, begins))
            units += _units(one, report)
    if isinstance(holder, Element) and holder.id in last:
        report = known.get(holder.id, ("", {}))[1]
        formations = [{**_element(holder, last[holder.id], report, begins), "side": holder.side, "of": None}]
        units = _units(holder, report)
    document = {
        "estafette": FORMAT,
        "title": "forecast",
        "ruleset": campaign.ruleset,
        "now": written(begins),
        "settings": {key: value for key, value in campaign.settings.given.items() if key not in ENDS},
        "map": _map(campaign, post),
        "weather": {"now": campaign.weather.now, "mud": campaign.weather.mud},
        "sides": [_side(campaign, side.id, holder.side) for side in campaign.sides],
        "posts": list(_posts(campaign, post, holder, last, deeds)),
        "formations": [{key: value for key, value in one.items() if value is not None} for one in formations],
        "units": units,
        "depots": [
            {"id": f"magazine-{number}", "side": holder.side, "at": place, "rations": FULL}
            for number, place in enumerate(campaign.side[holder.side].magazines or ())
        ],
    }
    return Known(document, frozenset(last))


def _last_reports(campaign: Campaign, post: Post, holder: Formation) -> dict[str, _Last]:
    """The last report on each element: on itself, or on a formation above it below the headquarters' own."""
    newest: dict[str, Mapping[str, Any]] = {}
    for report in post.reports or ():
        about = str(report.get("about", ""))
        if report.get("kind") == "own" and (about not in newest or str(report["of"]) >= str(newest[about]["of"])):
            newest[about] = report
    found: dict[str, _Last] = {}
    for element in campaign.elements_of(holder):
        reports = [newest[one.id] for one in campaign.chain(element) if one.id in newest]
        best = max(reports, key=lambda report: str(report["of"]), default=None)
        if best is None or best.get("state") == "gone" or not best.get("at"):
            continue
        own = best.get("about") == element.id
        if not own and _reported_gone(element, best, reports):
            continue
        try:
            spot = campaign.chart.plain(read_spot(campaign.chart, best["at"]))
        except Unfit:
            continue
        found[element.id] = _Last(spot, moment(best["of"]), str(best.get("state", "camp")))
    return found


def _reported_gone(element: Element, best: Mapping[str, Any], reports: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a newer return of the whole leaves an element out, or it was itself reported gone."""
    listed = {str(one["id"]) for one in best.get("troops", ())}
    if listed:
        return element.id not in listed
    return any(report.get("about") == element.id and report.get("state") == "gone" for report in reports)


def _give_orders(campaign: Campaign, post: Post, reader: OrderReader, last: Mapping[str, _Last]) -> None:
    """Let the orders of the book be carried out by those who have not been reported at the end of them."""
    for order in post.book:
        formation = campaign.formation.get(str(order["formation"]))
        sent = moment(order["sent"])
        if formation is None or sent >= campaign.now:
            continue
        sense = reader.sense(campaign, list(order["lines"]), sent, formation.side)
        if sense.tasks is None:
            continue
        for element in campaign.elements_of(formation):
            one = last.get(element.id)
            if one is None:
                continue
            tasks = _left(one, sent, sense.tasks)
            one.tasks = [*one.tasks, *tasks] if sense.add else tasks
            on_the_way = one.of > sent and one.state in UNDER_WAY
            begun = one.of if on_the_way else max(one.of, sent + UNTIL_CARRIED_OUT)
            one.hold = -(-max(begun, campaign.now - LOOKING_BACK) // STEP) * STEP


def _left(one: _Last, sent: int, tasks: Sequence[Task]) -> list[Task]:
    """What a report since the order leaves of its tasks: marches that ended there, and ways behind it, are done."""
    if one.of <= sent:
        return list(tasks)
    here = one.spot.place.id if one.spot.place is not None else ""
    ended = [number for number, task in enumerate(tasks) if here and task.to == one.spot]
    left = list(tasks[ended[-1] + 1 :]) if ended else list(tasks)
    if not left or (here and here not in left[0].via):
        return left
    # On a road they are taken to have passed the places that they were to pass.
    onward = left[0].via[left[0].via.index(here) + 1 :] if here else ()
    return [replace(left[0], via=onward), *left[1:]]


def _top(formation: Formation) -> dict[str, Any]:
    commander = formation.commander
    led = {"name": commander.name, "rating": commander.rating} if commander and not commander.out else None
    return {**_command(formation), "of": None, "side": formation.side, "commander": led}


def _command(formation: Formation) -> dict[str, Any]:
    # Without its commander: whether he still leads, and how good he is, is the umpire's to know.
    return {"id": formation.id, "kind": formation.kind, "of": formation.of, "name": formation.name}


def _element(element: Element, last: _Last, report: Mapping[str, Any], begins: int) -> dict[str, Any]:
    late = last.hold if last.tasks and last.hold > begins else None
    return {
        **_command(element),
        "at": write_spot(last.spot),
        "fatigue": int(report.get("fatigue", 0)),
        # A return leaves out what is nothing; troops without any return are taken to have what is usual.
        "rations": int(report.get("rations", 0)) if report else None,
        "hungry": report.get("hungry"),
        "ammo": 100 - int(report.get("missing_ammo", 0)),
        "plan": [write_task(task) for task in last.tasks] or None,
        "hold": written(late) if late is not None else None,
    }


def _units(element: Element, report: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The men of a return as one unit an arm, of the type and quality that the arm has in the element."""
    found = []
    for arm, word in ARMS.items():
        men, guns = int(report.get(arm, 0)), int(report.get("guns", 0)) if arm == "gunners" else 0
        if not men and not guns:
            continue
        like = next((unit for unit in element.units if unit.arm == word), None)
        light = arm == "horse" and int(report.get("light", 0)) * 2 > men
        kind = ("light" if light else "heavy") if arm == "horse" else like.type if like is not None else ""
        found.append(
            {"id": f"{element.id}-{arm}", "of": element.id, "arm": word, "men": men, "guns": guns}
            | ({"type": kind} if kind else {})
            | ({"quality": like.quality} if like is not None else {})
        )
    return found


def _map(campaign: Campaign, post: Post) -> dict[str, Any]:
    chart = campaign.chart
    broken = campaign.side[campaign.formation[post.formation].side].broken
    shown = known_roads(campaign, post.reports or ())
    roads = []
    for road in chart.roads:
        if road.id in shown:
            roads.append(_road(road, road.id in broken))
    return {
        "places": [
            {key: value for key, value in place.given.items() if key not in ("forage", "held")}
            for place in chart.places
        ],
        "roads": roads,
        "rivers": [dict(river.given) for river in chart.rivers],
    }


def _road(road: Road, broken: bool) -> dict[str, Any]:
    if road.crossing is None:
        return dict(road.given)
    crossing = {**road.crossing.given, "kind": road.crossing.kind, "broken": broken}
    return {**road.given, "crossing": crossing}


def _side(campaign: Campaign, id: str, own: str) -> dict[str, Any]:
    if id != own:
        return {"id": id}
    side = campaign.side[id]
    return {"id": id, "broken": sorted(side.broken)} | ({"base": side.base} if side.base else {})


def _posts(
    campaign: Campaign, post: Post, holder: Formation, last: Mapping[str, _Last], deeds: Sequence[Deed] | None
) -> list[dict[str, Any]]:
    """The headquarters itself, and those below it where they were last reported, whose staffs carry out what comes."""
    pending = list(post.pending)
    if deeds is not None:
        pending = []
        for deed in deeds:
            pending += [f"AT {written(max(deed.at, campaign.now))}", *deed.normal.split("\n")]
    mine = {
        "id": post.id, "formation": post.formation, "at": write_spot(campaign.spot_of_post(post)), "pending": pending,
        "standing": list(post.standing), "away": [written(time) for time in post.away], "reports": [],
    }  # fmt: skip
    if post.aides is not None:
        mine["aides"] = post.aides
    found = [mine]
    spots = _spots(campaign, post)
    for one in campaign.posts:
        formation = campaign.formation[one.formation]
        if one is post or not campaign.is_below(formation, holder):
            continue
        first = next((last[element.id].spot for element in campaign.elements_of(formation) if element.id in last), None)
        spot = spots.get(formation.id, first)
        if spot is not None:
            found.append(
                {"id": one.id, "formation": one.formation, "at": write_spot(spot), "held": "staff", "reports": []}
            )
    return found


def _spots(campaign: Campaign, post: Post) -> dict[str, Spot]:
    """Where each formation was last reported."""
    found: dict[str, tuple[str, Spot]] = {}
    for report in post.reports or ():
        about, of = str(report.get("about", "")), str(report.get("of", ""))
        if report.get("kind") != "own" or not report.get("at") or (about in found and of < found[about][0]):
            continue
        try:
            found[about] = (of, campaign.chart.plain(read_spot(campaign.chart, report["at"])))
        except Unfit:
            continue
    return {about: spot for about, (_of, spot) in found.items()}
