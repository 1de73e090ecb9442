"""Weather, mud and light at the beginning of a step (EC-WEA, EC-SUN-2)."""

from __future__ import annotations

from campaigns.strategy import catalogue
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import DAY, HOUR, STEP, month_of
from campaigns.strategy.march.rates import ground_of
from campaigns.strategy.rules.tables import GROUNDS, WEATHER_TABLE

THROWN_EVERY = 6 * HOUR
MOST_MUD = 30
NOON = 12 * HOUR
FOG_HOURS = (0, 6 * HOUR)
MUD = {"storm": 3, "rain": 1, "snow": 1, "clear": -1, "fog": -1, "heat": -2}


def weather_phase(campaign: Campaign) -> None:
    """The weather of the step, then mud, then dawn and dusk."""
    weather, now = campaign.weather, campaign.now
    before, ground = weather.now, ground_of(weather.mud)
    roll = None
    if weather.spells:
        begun = [spell for spell in weather.spells if spell.start <= now]
        if begun:
            spell = max(begun, key=lambda one: one.start)
            weather.now = spell.weather
            if spell.ground and now - STEP < spell.start:
                weather.mud = GROUNDS[spell.ground]
    elif weather.climate and now % THROWN_EVERY == 0:
        roll = campaign.throw("weather", "weather")
        weather.now = thrown(roll.total, month_of(now), now % DAY)
    if now % HOUR == 0:
        change = MUD[weather.now]
        if not (weather.now in ("clear", "fog") and campaign.dark):
            weather.mud = max(0, min(MOST_MUD, weather.mud + change))
    after = ground_of(weather.mud)
    if roll is not None or weather.now != before or after != ground:
        effect: catalogue.Weather = {"weather": weather.now, "ground": after}
        campaign.tell("weather", "EC-WEA-1", unit="weather", roll=roll, effect=effect)
    light = campaign.light
    if light.dark(now) != light.dark(now - STEP):
        campaign.tell("light", "EC-SUN-2", effect=catalogue.Light(light="dusk" if light.dark(now) else "dawn"))


def thrown(total: int, month: int, time: int) -> str:
    """The weather that two dice give in a month at a time of day (EC-WEA-1)."""
    season = 0 if month in (12, 1, 2) else 2 if month in (6, 7, 8) else 1
    found = WEATHER_TABLE[total][season]
    if found == "heat" and time != NOON:
        return "clear"
    if found == "fog" and season == 2 and time not in FOG_HOURS:
        return "clear"
    return found
