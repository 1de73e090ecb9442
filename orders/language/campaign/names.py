"""What the writer of a campaign sheet may name: places, roads with crossings, formations, posts."""

from __future__ import annotations

from collections.abc import Iterable
from types import MappingProxyType

from battles.engine.battle import Table
from battles.engine.dataclasses import dataclass
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.state import Formation
from orders.language.names import Names
from orders.language.names.entries import Entry, NameKind


@dataclass(frozen=True, slots=True)
class CampaignNames:
    """Each sort of name by itself, so that a place and a brigade may be called alike."""

    places: Names
    bridges: Names
    own: Names
    side: Names
    addressees: Names

    @classmethod
    def of(
        cls, campaign: Campaign, post: str, ground: tuple[Names, Names], common: dict[str, tuple[Names, Names]]
    ) -> CampaignNames:
        """The names for the holder of a post; without one for anybody, as an order on its way is read.

        ``ground`` is what :func:`ground_names` gives, which is the same for everybody. In ``common`` the names of a
        side's formations and of those that it may write to are kept for its other posts.
        """
        holder = campaign.post.get(post)
        formations = campaign.formations
        if holder is not None:
            top = campaign.formation[holder.formation]
            own = _names(_formations(one for one in formations if one is top or campaign.is_below(one, top)))
            if top.side not in common:
                common[top.side] = _of_side(campaign, top.side)
            return cls(*ground, own, *common[top.side])
        side, addressees = _of_side(campaign, "")
        return cls(*ground, side, side, addressees)


def _of_side(campaign: Campaign, side: str) -> tuple[Names, Names]:
    """The formations of a side, and its posts and formations; without a side those of both."""
    formations = _formations(one for one in campaign.formations if side in ("", one.side))
    posts = [
        (_entry(one.id, one.name or one.id, ""), (one.id, one.name))
        for one in campaign.posts
        if side in ("", campaign.formation[one.formation].side)
    ]
    # A headquarters is often called as its commander or its formation is; who writes to that name means the first.
    called = {name.casefold() for _, names in posts for name in names}
    others = [(entry, tuple(name for name in names if name.casefold() not in called)) for entry, names in formations]
    return _names(formations), _names([*posts, *((entry, names) for entry, names in others if names)])


def ground_names(campaign: Campaign) -> tuple[Names, Names]:
    """The names of places and of crossings."""
    return _places(campaign), _bridges(campaign)


Spoken = tuple[Entry, tuple[str, ...]]


def _entry(id: str, label: str, rank: str, kind: NameKind = NameKind.FORMATION) -> Entry:
    return Entry(kind, id, label, True, True, rank=rank)


def _formations(formations: Iterable[Formation]) -> list[Spoken]:
    found: list[Spoken] = []
    for one in formations:
        found.append((_entry(one.id, one.name or one.id, one.kind), (one.id, one.name)))
        if one.commander is not None and one.commander.name and not one.commander.out:
            name = one.commander.name
            found.append((_entry(one.id, name, one.kind, NameKind.COMMANDER), (name,)))
    return found


def _names(register: Iterable[Spoken]) -> Names:
    items = [(entry, tuple(name for name in spoken if name)) for entry, spoken in register]
    return Names(
        "", 1, Table(0.0, 0.0), tuple(entry for entry, _ in items), tuple(spoken for _, spoken in items),
        MappingProxyType({}),
    )  # fmt: skip


def _places(campaign: Campaign) -> Names:
    return _names(
        (_entry(one.id, one.name, "", NameKind.TERRAIN), (one.id, one.name if one.name != one.id else ""))
        for one in campaign.chart.places
    )


def _bridges(campaign: Campaign) -> Names:
    register: list[Spoken] = []
    for road in campaign.chart.roads:
        if road.crossing is not None:
            register.append((_entry(road.id, road.id, "", NameKind.TERRAIN), (road.id, road.name)))
    for place in campaign.chart.places:
        crossed = [road for road in place.roads if road.crossing is not None]
        if crossed:
            first = min(crossed, key=lambda road: road.index)
            names = (place.id, place.name if place.name != place.id else "")
            register.append((_entry(first.id, first.id, "", NameKind.COMMANDER), names))
    return _names(register)
