"""Rates: how far a traveller goes in a quarter hour (EC-MARCH-1, EC-MARCH-2, EC-WEAR-2)."""

from __future__ import annotations

from campaigns.strategy.campaign import Campaign
from campaigns.strategy.rules.tables import GROUNDS
from campaigns.strategy.state import Element

_DOWN = {"soft": "mud", "mud": "deep", "deep": "deep"}
HALF = 50


def ground_of(mud: int) -> str:
    """The ground by its points of mud (EC-WEA-2)."""
    return next(word for word, least in reversed(GROUNDS.items()) if mud >= least)


def level_of(campaign: Campaign, fatigue: int) -> str:
    """The level of fatigue (EC-WEAR-2)."""
    found = "fresh"
    for word, (least, _) in campaign.settings.tables["levels"].items():
        if fatigue < least:
            break
        found = word
    return found


def pace_of(element: Element) -> str:
    """The pace at which an element marches: that of its task."""
    task = element.task
    return task.pace if task is not None and task.pace else "normal"


def base_rates(campaign: Campaign, row: str) -> tuple[int, ...]:
    """The base rates of a row by road class; those of elements with the umpire's percentage (EC-SET-5)."""
    rates: tuple[int, ...] = campaign.settings.table("rates")[row]
    if row in ("staff", "patrol", "courier") or campaign.settings.march == 100:
        return rates
    return tuple(max(1, rate * campaign.settings.march // 100) for rate in rates)


class Rates:
    """The rates of one step: worked out once for each sort of traveller."""

    def __init__(self, campaign: Campaign, dark: bool) -> None:
        self.campaign = campaign
        self.dark = dark
        self.ground = ground_of(campaign.weather.mud)
        self.falling = campaign.settings.table("falling").get(campaign.weather.now, 100)
        self.known: dict[tuple[object, ...], int] = {}

    def element(self, element: Element, kind: int, opposed: bool = False, cutting: bool = False) -> int:
        """Metres a step of an element on a road of this class."""
        pace = pace_of(element)
        level = level_of(self.campaign, element.fatigue)
        key = (element.row, element.heavy, pace, level, kind, opposed, cutting)
        found = self.known.get(key)
        if found is None:
            settings = self.campaign.settings
            ground = _DOWN.get(self.ground, self.ground) if element.heavy else self.ground
            percents = [settings.march, settings.table("pace")[pace][0], settings.table("levels")[level][1]]
            if opposed:
                percents.append(HALF)
            if cutting:
                percents.append(HALF)
            found = self.known[key] = self._rate(settings.table("rates")[element.row][kind], kind, ground, percents)
        return found

    def rider(self, row: str, kind: int) -> int:
        """Metres a step of a post, patrol or courier."""
        key = (row, kind)
        found = self.known.get(key)
        if found is None:
            base = self.campaign.settings.table("rates")[row][kind]
            found = self.known[key] = self._rate(base, kind, self.ground, [])
        return found

    def countryman(self, metres: int, kind: int) -> int:
        """Metres a step of a countryman, who has one rate for all roads (EC-NEWS-1)."""
        return self._rate(metres, kind, self.ground, [])

    def _rate(self, base: int, kind: int, ground: str, percents: list[int]) -> int:
        table = self.campaign.settings.table("ground")
        if ground != "dry":
            percents.append(table[ground][kind])
        if self.dark:
            percents.append(table["dark"][kind])
        percents.append(self.falling)
        product, below = base, 1
        for percent in percents:
            product *= percent
            below *= 100
        return max(1, product // below)
