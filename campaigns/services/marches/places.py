"""What places, positions and formations of a campaign are called to people."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from django.utils.formats import date_format
from django.utils.translation import gettext as _

from campaigns.strategy.campaign import Campaign

#: Nearer to a place than so many metres is at it, to anybody who speaks of it.
AT_IT = 400
KILOMETRE = 1000


def place_name(campaign: Campaign, id: str) -> str:
    """A place's name; its id where it has none."""
    place = campaign.chart.place.get(id)
    return (place.name or place.id) if place else id


def formation_name(campaign: Campaign, id: str) -> str:
    """A formation's name as its own side uses it; its id where it has none."""
    formation = campaign.formation.get(id)
    return (formation.name or formation.id) if formation else id


def where(campaign: Campaign, at: Any) -> str:
    """A position as reports name it, in words: ``at Charleroi``, ``on the Gilly–Fleurus road, 3 km from Gilly``."""
    if not isinstance(at, dict):
        return _("at {place}").format(place=place_name(campaign, str(at))) if at else ""
    road = next((one for one in campaign.chart.roads if one.id == at.get("road")), None)
    if road is None:
        return ""
    metres = int(at.get("m", 0))
    start, end = road.a, road.b
    if metres > road.length - metres:
        start, end, metres = end, start, road.length - metres
    if metres < AT_IT:
        return _("at {place}").format(place=start.name)
    away = _("{km} km").format(km=max(1, round(metres / KILOMETRE)))
    return _("on the {start}–{end} road, {away} from {start}").format(start=start.name, end=end.name, away=away)


def hour(moment: str) -> str:
    """A moment of the campaign for people: ``15 June, 06:15``."""
    if not moment:
        return ""
    at = datetime.fromisoformat(moment)
    return f"{at.day} {date_format(at, 'F')}, {at:%H:%M}"


def day(moment: str) -> str:
    """A day of the campaign for people: ``15 June 1815``."""
    at = datetime.fromisoformat(moment)
    return f"{at.day} {date_format(at, 'F')} {at.year}"


def hour_of_day(moment: str, today: str) -> str:
    """A moment for people who know the day: ``06:15``; with the day where it is another than ``today``'s."""
    return moment[11:] if moment[:10] == today[:10] else hour(moment)
