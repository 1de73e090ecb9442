"""The state of a command by its last returns: men with the colours, guns, stragglers, weariness, bread, ammunition."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from campaigns.services.marches.outlook import LEVELS
from campaigns.services.marches.places import formation_name, hour
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.intelligence import returns
from campaigns.strategy.march.rates import level_of
from campaigns.strategy.state import Element

#: Rations that a rider with his horse needs a day, and a gun with its teams (EC-SUP-1).
RIDER, GUN = 3, 25


@dataclass(frozen=True, slots=True)
class Condition:
    """A formation's state: ``bread`` for how many days, ``ammunition`` of the emptiest in percent, in words.

    ``tired`` are the most tired of it, ``of`` the hour of its oldest return.
    """

    name: str
    foot: int
    horse: int
    guns: int
    stragglers: int
    tired: str
    bread: str
    ammunition: str
    of: str


def conditions(campaign: Campaign, post: str, reports: Iterable[Mapping[str, Any]]) -> Iterator[Condition]:
    """The state of each formation directly under a headquarters, from the returns that reached it.

    Nothing is read of the campaign but names and who is under whom.
    """
    newest = returns.latest(reports)
    holder = campaign.formation[post]
    for formation in holder.children or [holder]:
        own = [formation] if isinstance(formation, Element) else list(campaign.elements_of(formation))
        found = [newest[one.id] for one in own if one.id in newest]
        if found:
            yield _condition(campaign, formation.id, found)


def _condition(campaign: Campaign, id: str, found: list[tuple[str, Mapping[str, Any]]]) -> Condition:
    def total(key: str) -> int:
        return sum(int(one.get(key, 0)) for _of, one in found)

    foot, horse, gunners, guns = total("foot"), total("horse"), total("gunners"), total("guns")
    need = foot + RIDER * horse + gunners + GUN * guns
    least = 100 - max(int(one.get("missing_ammo", 0)) for _of, one in found)
    worst = max(int(one.get("fatigue", 0)) for _of, one in found)
    return Condition(
        formation_name(campaign, id),
        foot + gunners,
        horse,
        guns,
        total("stragglers"),
        _(LEVELS[level_of(campaign, worst)]),
        _("{days} d").format(days=total("rations") // need) if need else "–",
        f"{least} %",
        hour(min(of for of, _one in found)),
    )
