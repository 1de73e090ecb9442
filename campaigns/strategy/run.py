"""A run: steps of a quarter hour and their phases, from a document to a document (EC-TIME-1, EC-RUN)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battles.engine.dataclasses import dataclass
from battles.engine.faults import Fault, InputFaults
from battles.engine.reading import Unfit
from battles.engine.records import Record
from campaigns.strategy import catalogue, victory, weather
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import HOUR, STEP, moment, written
from campaigns.strategy.command import dispatches, sheets, staff
from campaigns.strategy.contact import engagements
from campaigns.strategy.files.reading import read_campaign
from campaigns.strategy.files.writing import write_campaign
from campaigns.strategy.intelligence import gazette, inhabitants, news, sight
from campaigns.strategy.march.march import march_phase
from campaigns.strategy.protocol import Outside
from campaigns.strategy.supply import wear
from campaigns.strategy.throws import Throws


@dataclass(frozen=True, slots=True)
class March:
    """What a run leaves behind: its events, the campaign afterwards, the battle files made."""

    events: list[Record]
    state: dict[str, Any]
    battles: list[dict[str, Any]]


def march(
    document: Mapping[str, Any],
    *,
    hours: float | None = None,
    until: str | None = None,
    seed: bytes = bytes(32),
    outside: Outside | None = None,
) -> March:
    """Run a campaign for some hours, or until a time; without either for its ``turn_hours`` (EC-RUN-1).

    Raises :class:`InputFaults` with every fault of the document, or for a roll that the script does not answer.
    """
    campaign = read_campaign(document)
    campaign.outside = outside or Outside()
    campaign.dice = Throws(campaign.title, seed, campaign.script, campaign.strict)
    end = end_of(campaign, hours, until)
    run(campaign, end)
    return March([event.as_mapping() for event in campaign.events], write_campaign(campaign), list(campaign.made))


def end_of(campaign: Campaign, hours: float | None, until: str | None) -> int:
    """When a run ends. Raises :class:`InputFaults` for what is no whole number of quarter hours from now."""
    if until is not None:
        try:
            end = moment(until)
        except Unfit as unfit:
            raise InputFaults([Fault("until", str(unfit))]) from unfit
        if end < campaign.now or (end - campaign.now) % STEP:
            raise InputFaults([Fault("until", f"{until} lies before {written(campaign.now)} or off the quarter hour")])
        return end
    minutes = (campaign.settings.turn_hours if hours is None else hours) * HOUR
    if minutes < 0 or minutes % STEP:
        raise InputFaults([Fault("hours", f"{hours} is no number of quarter hours; allowed: multiples of 0.25")])
    return campaign.now + int(minutes)


def run(campaign: Campaign, end: int) -> None:
    """Step a campaign to its end, an alarm, a battle that waits, or victory (EC-RUN-2, EC-RUN-3)."""
    campaign.phase, campaign.clock = "weather", campaign.now
    campaign.tell(
        "turn_start", "EC-RUN-2", effect=catalogue.TurnStart({"from": written(campaign.now), "to": written(end)})
    )
    news.first_knowledge(campaign)
    had = {element.side for element in campaign.elements if element.kind in ("brigade", "battery", "garrison")}
    for element in campaign.elements:
        staff.spend_ready(campaign, element)
    stopped = "time"
    first = True
    while campaign.now < end:
        told = len(campaign.events)
        step(campaign, first, had)
        first = False
        if campaign.ended:
            stopped = campaign.ended
            break
        if alarmed(campaign, told):
            stopped = "alarm"
            break
    campaign.phase, campaign.clock = "public", campaign.now
    campaign.tell("turn_end", "EC-RUN-2", effect=catalogue.TurnEnd(now=written(campaign.now), stopped=stopped))


def step(campaign: Campaign, first: bool, had: set[str]) -> None:
    """One quarter hour, phase by phase; nothing is finer (EC-TIME-1, EC-TIME-2, EC-AMB-1)."""
    campaign.dice.begin(campaign.now)
    campaign.clock = campaign.now
    campaign.phase = "weather"
    weather.weather_phase(campaign)
    campaign.phase = "orders"
    due = sheets.sheets_read(campaign) if first else {}
    dispatches.orders_phase(campaign)
    sheets.lines_due(campaign, due)
    campaign.phase = "staff"
    staff.staff_phase(campaign)
    campaign.clock = campaign.now + STEP
    campaign.phase = "march"
    march_phase(campaign)
    campaign.phase = "sighting"
    sight.sighting_phase(campaign)
    campaign.phase = "contact"
    engagements.contact_phase(campaign)
    campaign.phase = "wear"
    wear.wear_phase(campaign)
    campaign.phase = "reports"
    inhabitants.news_due(campaign)
    news.reports_phase(campaign)
    campaign.phase = "public"
    gazette.captures(campaign)
    gazette.publish(campaign)
    victory.judge(campaign, had)
    campaign.now += STEP


def alarmed(campaign: Campaign, since: int) -> bool:
    """Whether an event of the step matches an alarm (EC-RUN-3)."""
    for event in campaign.events[since:]:
        for alarm in campaign.alarms:
            if event.kind != alarm.kind:
                continue
            if alarm.side and event.side != alarm.side:
                continue
            if alarm.post and alarm.post not in (event.post, event.unit, event.target):
                continue
            return True
    return False
