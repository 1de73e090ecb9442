"""The map of a campaign for its umpire: from a campaign to the plain values that the pens draw."""

from __future__ import annotations

from math import cos, radians

from battles.reports.pens import pdf, png, svg
from battles.reports.theatre import Body, Mark, Spot, Theatre, Town, Water, Way, Wood, theatre_picture
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import written
from campaigns.strategy.march.traffic import lies_on
from campaigns.strategy.state import Spot as Position

KM_A_DEGREE = 111.195
RIVERS = {"stream": 0, "river": 1, "major": 2}
TOWNS = {"hamlet": 0, "crossroads": 0, "bridge": 0, "village": 1, "town": 2, "city": 3, "fortress": 4}


def draw_theatre(campaign: Campaign, *, form: str, width_px: int) -> bytes:
    """The theatre with everything in it, as ``pdf``, ``png`` or ``svg``."""
    picture = theatre_picture(theatre_of(campaign))
    if form == "pdf":
        return pdf.render_picture(picture)
    if form == "png":
        return png.render_picture(picture, width_px)
    return svg.render_picture(picture).encode("utf-8")


def theatre_of(campaign: Campaign) -> Theatre:
    """What there is to draw of a campaign at its ``now``."""
    chart = campaign.chart
    number = {side.id: index for index, side in enumerate(campaign.sides)}
    mean = sum(place.y for place in chart.places) / max(1, len(chart.places))
    across = KM_A_DEGREE * cos(radians(mean)) if chart.globe else 1.0
    up = KM_A_DEGREE if chart.globe else 1.0

    def km(x: float, y: float) -> Spot:
        return x * across, y * up

    def at(position: Position) -> Spot:
        return km(*chart.point(position))

    depots = {depot.at.index: number[depot.side] for depot in campaign.depots if depot.rations or depot.loads}
    ways = []
    for road in chart.roads:
        via = road.given.get("via")
        bends = [km(float(x), float(y)) for x, y in via] if isinstance(via, list) else []
        line = (km(road.a.x, road.a.y), *bends, km(road.b.x, road.b.y))
        crossing = road.crossing
        bridge = at(Position(road=road, m=crossing.m)) if crossing is not None else None
        ways.append(Way(line, road.kind, bridge, crossing is not None and crossing.broken))
    bodies = []
    for element in campaign.elements:
        if not element.present:
            continue
        stretches, _ = lies_on(element)
        column = tuple(
            (at(Position(road=road, m=low)), at(Position(road=road, m=high)))
            for road, low, high in stretches
            if high > low
        )
        task = element.task
        screen = task is not None and task.do == "screen" and element.state == "camp"
        bodies.append(
            Body(element.id, at(element.spot), number[element.side], element.men, column, screen, element.is_train)
        )
    marks = [
        Mark("post", at(campaign.spot_of_post(post)), number[campaign.formation[post.formation].side], post.id)
        for post in campaign.posts
        if not post.taken
    ]
    marks += [Mark("rider", at(one.spot), number[one.side]) for one in campaign.dispatches if one.spot != Position()]
    marks += [Mark("patrol", at(one.spot), number[campaign.formation[one.of].side]) for one in campaign.patrols]
    return Theatre(
        campaign.title,
        f"Everything, {written(campaign.now).replace('T', ', ')}",
        (campaign.sides[0].name or campaign.sides[0].id, campaign.sides[1].name or campaign.sides[1].id),
        tuple(Water(tuple(km(x, y) for x, y in river.line), RIVERS[river.kind], river.name) for river in chart.rivers),
        tuple(Wood(tuple(km(x, y) for x, y in wood.area)) for wood in chart.woods),
        tuple(ways),
        tuple(
            Town(km(place.x, place.y), place.name, TOWNS[place.kind], depots.get(place.index, -1))
            for place in chart.places
        ),
        tuple(bodies),
        tuple(marks),
    )
