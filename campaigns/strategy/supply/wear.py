"""Fatigue, straggling and coming in (EC-WEAR)."""

from __future__ import annotations

from campaigns.strategy import catalogue
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import DAY, HOUR
from campaigns.strategy.contact import combat
from campaigns.strategy.march import tasks
from campaigns.strategy.march.rates import ground_of, level_of, pace_of
from campaigns.strategy.state import Element
from campaigns.strategy.supply import supply

MOST = 400
FALLS = ("rain", "storm", "snow", "heat")
IN_BATTLE = 6
CAMP, REST = 2, 3
WORSE_DARK, WORSE_WEATHER, WORSE_HUNGRY = 2, 2, 5
COMES_IN, COMES_IN_RESTING = 8, 12
HUNGRY = 2
STRAGGLERS_OF = ("infantry", "cavalry", "engineer")


def wear_phase(campaign: Campaign) -> None:
    """Fatigue each step; at full hours straggling, coming in and new aims; supply; wounded; depots (EC-TIME-1).

    The hour's steps are counted from full hour to full hour, the day's from midnight (EC-WEAR-5).
    """
    dark = campaign.dark
    full_hour = campaign.clock % HOUR == 0
    weather = campaign.weather.now
    wet = weather in FALLS
    heavy = wet or ground_of(campaign.weather.mud) in ("mud", "deep")
    for element in campaign.elements:
        if not element.present:
            continue
        _fatigue(campaign, element, dark, heavy)
        if full_hour:
            if element.hour > 0:
                _straggle(campaign, element, dark, wet)
            elif not element.engaged:
                _come_in(campaign, element)
            element.hour = 0
    if full_hour:
        tasks.new_aims(campaign)
    supply.supply_phase(campaign)
    _wounded(campaign)
    supply.taken_depots(campaign)
    combat.clear_gone(campaign, campaign.elements)
    if campaign.clock % DAY == 0:
        for element in campaign.elements:
            element.marched = 0


def _fatigue(campaign: Campaign, element: Element, dark: bool, heavy: bool) -> None:
    was = element.fatigue
    task = element.task
    gain = 0
    if element.fought:
        gain = IN_BATTLE
    elif element.moved or element.state == "closing" or element.closed_now:
        gain = campaign.settings.table("pace")[pace_of(element)][1]
        gain += (1 if dark else 0) + (1 if heavy else 0)
    elif element.wanted:
        gain = 1
    elif element.state == "camp":
        rest = REST if task is not None and task.do == "rest" else CAMP
        if element.hungry >= HUNGRY:
            rest //= 2
        element.fatigue = max(0, element.fatigue - rest)
        if task is not None and task.do == "defend" and not task.marches:
            element.works += 1
    if gain:
        element.fatigue = min(MOST, element.fatigue + gain * campaign.settings.tiring // 100)
    if element.fatigue == was:
        return
    after = level_of(campaign, element.fatigue)
    if after != level_of(campaign, was):
        campaign.tell(
            "fatigue", "EC-WEAR-2", unit=element.id, side=element.side,
            effect=catalogue.Fatigue(level=after, fatigue=element.fatigue),
        )  # fmt: skip


def _straggle(campaign: Campaign, element: Element, dark: bool, wet: bool) -> None:
    """Men fall out at the full hour (EC-WEAR-3)."""
    levels = list(campaign.settings.table("levels"))
    row = campaign.settings.table("stragglers")[pace_of(element)]
    permille = row[levels.index(level_of(campaign, element.fatigue))]
    permille += (WORSE_DARK if dark else 0) + (WORSE_WEATHER if wet else 0) + WORSE_HUNGRY * element.hungry
    quality = campaign.settings.table("straggler_quality")
    total = 0
    for unit in element.units:
        if unit.arm not in STRAGGLERS_OF:
            continue
        product = unit.men * permille * quality[unit.quality] * element.hour * campaign.settings.straggling
        men = min(unit.men, product // (80_000_000 if unit.arm == "cavalry" else 40_000_000))
        unit.men -= men
        unit.stragglers += men
        total += men
    if total:
        element.count()
        campaign.tell("straggle", "EC-WEAR-3", unit=element.id, side=element.side, effect=catalogue.Straggle(men=total))


def _come_in(campaign: Campaign, element: Element) -> None:
    """Stragglers come in at the full hour (EC-WEAR-4)."""
    if element.hungry >= HUNGRY:
        return
    task = element.task
    percent = COMES_IN_RESTING if task is not None and task.do == "rest" else COMES_IN
    total = 0
    for unit in element.units:
        if unit.stragglers:
            men = min(unit.stragglers, -(-unit.stragglers * percent // 100))
            unit.men += men
            unit.stragglers -= men
            total += men
    if total:
        element.count()
        campaign.tell("rally", "EC-WEAR-4", unit=element.id, side=element.side, effect=catalogue.Rally(men=total))


def _wounded(campaign: Campaign) -> None:
    """Wounded come back to their units (EC-AFT-1)."""
    due = [one for one in campaign.wounded if one.back <= campaign.clock]
    if not due:
        return
    campaign.wounded = [one for one in campaign.wounded if one.back > campaign.clock]
    for one in due:
        unit = campaign.unit[one.unit]
        element = campaign.formation[unit.of]
        assert isinstance(element, Element)
        if not element.present:
            continue
        unit.men += one.men
        element.count()
        campaign.tell(
            "rally", "EC-AFT-1", unit=unit.id, side=element.side, effect=catalogue.Rally(men=one.men, cause="wounded")
        )
