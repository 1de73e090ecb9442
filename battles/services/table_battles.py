"""A battle of a campaign at the table: its papers, and a battle file that was played on elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from typing import Any

from django.utils.text import slugify
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from battles import rulesets
from battles.engine import battle as engine
from battles.engine.battlefile import load
from battles.engine.faults import Fault, InputFaults
from battles.reports import documents
from battles.reports.documents.result_sheet import ResultRow, ResultSheet, ResultWords, result_sheet
from battles.reports.documents.table_cards import reinforcement_card, unit_labels
from battles.reports.facts import Clock
from battles.reports.pens.collection import collected
from battles.services.papers.page import PDF, Paper
from campaigns.models import Engagement
from campaigns.services.marches.contacts import file, homecoming, result_lines
from campaigns.services.marches.contacts.arrivals import campaign_of
from campaigns.services.marches.places import formation_name
from campaigns.services.order_of_battle.tables import decode
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import moment, written

#: The word for all the papers in one.
ALL = "table"


def battle_of(engagement: Engagement, campaign: Campaign) -> engine.Battle:
    """The battle as it is set up: those who were there, and all who are known to come, each at his turn."""
    return rulesets.read(homecoming.began_with(engagement, campaign))


def paper(engagement: Engagement, word: str) -> Paper:
    """One of the papers by its word, or all in one. Raises ``KeyError`` for a word that stands for none."""
    campaign = campaign_of(engagement)
    content = _all(engagement, campaign) if word == ALL else MAKERS[word](engagement, campaign)
    name = slugify(f"{engagement.campaign.title} {engagement.place} {word}") or word
    return Paper(f"{name}.pdf", PDF, content)


def _all(engagement: Engagement, campaign: Campaign) -> bytes:
    return collected((str(PAPERS[word]), make(engagement, campaign)) for word, make in MAKERS.items())


def _rosters(engagement: Engagement, campaign: Campaign) -> bytes:
    battle = battle_of(engagement, campaign)
    return documents.rosters(rulesets.find(battle.ruleset), battle)


def _labels(engagement: Engagement, campaign: Campaign) -> bytes:
    battle = battle_of(engagement, campaign)
    foot = _("One for each unit; cut along the lines")
    return unit_labels(rulesets.find(battle.ruleset), battle, title=_("Labels of the units"), foot=foot)


def _deployment(engagement: Engagement, campaign: Campaign) -> bytes:
    battle = battle_of(engagement, campaign)
    clock = Clock(engagement.minutes, datetime.fromisoformat(engagement.starts))
    return documents.deployment_map(rulesets.find(battle.ruleset), battle, clock=clock)


def _reinforcements(engagement: Engagement, campaign: Campaign) -> bytes:
    columns = (_("Turn"), _("Hour"), _("Body"), _("Edge and units"))
    return reinforcement_card(
        f"{engagement.campaign.title}: {engagement.place}",
        list(_coming(engagement, campaign)),
        head=_("Reinforcements"),
        columns=columns,
        foot=_("Each enters at the start of his turn, in the last row of his edge"),
        nobody=_("Nobody is on the march to this battle, as far as the campaign has gone."),
    )


def _coming(engagement: Engagement, campaign: Campaign) -> Iterator[tuple[str, str, str, str]]:
    """Who comes, the earliest first: those who have joined, then those whom the march now leads there."""
    battle = file.find(campaign, engagement.battle)
    edges = {"N": _("north"), "E": _("east"), "S": _("south"), "W": _("west")}
    start = moment(engagement.starts)
    facing = {180: "N", 270: "E", 0: "S", 90: "W"}
    late = file.arrivals_of(campaign, battle)
    for id, one in sorted(late.items(), key=lambda each: int(each[1]["turn"])):
        hour = written(start + (int(one["turn"]) - 1) * engagement.minutes)[11:]
        names = ", ".join(str(unit.get("name") or unit["id"]) for unit in one["units"])
        edge = edges[facing.get(int(one["units"][0].get("facing", 0)), "S")]
        yield str(one["turn"]), hour, formation_name(campaign, id), f"{edge}: {names}"
    for id, when in sorted(battle.coming.items(), key=lambda each: int(each[1]["arrives"])):
        hour = written(start + (int(when["arrives"]) - 1) * engagement.minutes)[11:]
        units = ", ".join(unit.name or unit.id for unit in campaign.units if unit.of == id)
        said = _("{edge}, expected: {units}").format(edge=edges.get(str(when["edge"]), ""), units=units)
        yield str(when["arrives"]), hour, formation_name(campaign, id), said


def _reference(_engagement: Engagement, campaign: Campaign) -> bytes:
    return documents.quick_reference(rulesets.find(campaign.ruleset))


def _result(engagement: Engagement, campaign: Campaign) -> bytes:
    battle = file.find(campaign, engagement.battle)
    names = {side.id: side.name or side.id for side in campaign.sides}

    def had(men: int, guns: int) -> str:
        return _("{men} men, {guns} guns").format(men=men, guns=guns) if guns else _("{men} men").format(men=men)

    sides = [
        (
            side,
            names[side],
            [ResultRow(unit.id, unit.name or unit.id, had(unit.men, unit.guns)) for _body, unit in rows],
        )
        for side, rows in result_lines.sections(campaign, battle)
    ]
    leaders = [
        ResultRow(one.id, one.commander.name or one.id, formation_name(campaign, one.id))
        for one in result_lines.leaders(campaign, battle)
        if one.commander
    ]
    return result_sheet(
        ResultSheet(
            engagement.battle,
            f"{engagement.campaign.title}: {engagement.place}",
            engagement.until[11:],
            sides,
            leaders,
            (result_lines.NOBODY[0], _("nobody")),
            _words(),
        )
    )


def _words() -> ResultWords:
    return ResultWords(
        head=_("Result of the battle"),
        about=_("for the umpire of the campaign"),
        how=_("Fill in what was lost, save the form and mail it in answer to any mail of the campaign."),
        foot=_("Men are the killed and wounded; what stands empty lost nothing"),
        field=_("Who has the field"),
        outcome=_("Outcome (empty: by the losses)"),
        ended=_("Ended at"),
        leaders=_("Commanders"),
        losses=(
            ("men", _("men")),
            ("stragglers", _("stragglers")),
            ("prisoners", _("prisoners")),
            ("guns", _("guns")),
            ("colours", _("colours")),
        ),
        outcomes=(("rout", _("rout")), ("beaten", _("beaten")), ("drawn", _("drawn"))),
        fates=(("killed", _("killed")), ("wounded", _("wounded")), ("captured", _("captured"))),
    )


#: The papers by word, in the order in which they are printed, and what they are called.
MAKERS: Mapping[str, Callable[[Engagement, Campaign], bytes]] = {
    "deployment": _deployment,
    "rosters": _rosters,
    "labels": _labels,
    "reinforcements": _reinforcements,
    "reference": _reference,
    "result": _result,
}
PAPERS: Mapping[str, Any] = {
    "deployment": _lazy("Deployment map"),
    "rosters": _lazy("Rosters"),
    "labels": _lazy("Labels of the units"),
    "reinforcements": _lazy("Reinforcements"),
    "reference": _lazy("Quick reference"),
    "result": _lazy("Result sheet"),
}


def result_of_file(engagement: Engagement, name: str, content: bytes) -> dict[str, Any]:
    """The result that a battle file says which was played on elsewhere, or an answer of ``adjudicate`` with one.

    Raises ``InputFaults`` for a file that is no battle file, or is of another battle.
    """
    found = load(decode(content), name=name)
    answered = found.get("state")
    state = answered if isinstance(answered, Mapping) else found
    played = rulesets.read(state)
    campaign = campaign_of(engagement)
    began = homecoming.began_with(engagement, campaign)
    if played.ruleset != began["ruleset"]:
        raise InputFaults([Fault("ruleset", f"{played.ruleset!r}; this battle is fought by {began['ruleset']!r}")])
    there = {unit.id for unit in played.units}
    late = {unit["id"] for unit in began["units"] if "arrives" in unit}
    if missing := [unit["id"] for unit in began["units"] if unit["id"] not in there | late]:
        said = _("{units}: not in this file, so it is of another battle").format(units=", ".join(missing[:8]))
        raise InputFaults([Fault("units", said)])
    if played.turn < 2:
        raise InputFaults([Fault("turn", _("1: no turn of it has been played"))])
    ended = moment(engagement.starts) + (played.turn - 1) * engagement.minutes
    return homecoming.result_of(engagement, state, ended)
