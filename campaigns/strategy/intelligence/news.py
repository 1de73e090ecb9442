"""What headquarters know: reports, how they are sent, and where they believe their troops (EC-POST-4, EC-REP)."""

from __future__ import annotations

from typing import Any

from battles.engine.reading import Unfit
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import STEP, written
from campaigns.strategy.command import dispatches
from campaigns.strategy.command.standing import post_decides
from campaigns.strategy.files.task_reading import read_spot
from campaigns.strategy.intelligence import returns
from campaigns.strategy.state import Element, Formation, Origin, Post, Spot

FORWARDED = ("sighting", "captured", "news")


def men_of(campaign: Campaign, formation: Formation) -> int:
    """The men of a formation with the colours."""
    return sum(element.men for element in campaign.elements_of(formation) if element.present)


def own(campaign: Campaign, formation: Formation, reason: str, sender: str) -> dict[str, Any]:
    """A report of a formation on itself, with a return of its troops (EC-REP-1)."""
    lead = campaign.lead(formation)
    spot = campaign.spot_of(formation)
    report: dict[str, Any] = {"kind": "own", "of": written(campaign.clock), "from": sender, "about": formation.id}
    if reason:
        report["reason"] = reason
    if spot is not None:
        report["at"] = campaign.at_word(spot)
    report["men"] = men_of(campaign, formation)
    report["state"] = lead.state if lead is not None else "gone"
    report["troops"] = [returns.of_element(one) for one in campaign.elements_of(formation) if one.present]
    return report


def first_knowledge(campaign: Campaign) -> None:
    """A post without reports knows at the start of the run where its formations stand (EC-POST-4)."""
    for post in campaign.posts:
        if post.reports is None:
            post.reports = []
            formation = campaign.formation[post.formation]
            for one in sorted(campaign.below(formation), key=lambda below: below.index):
                if campaign.spot_of(one) is not None:
                    report = own(campaign, one, "", one.id)
                    if one.is_command:
                        # Those below it hand in their own returns at the same hour.
                        del report["troops"]
                    post.reports.append({**report, "got": written(campaign.clock)})


def believed(campaign: Campaign, post: Post, formation: Formation) -> Spot | None:
    """Where a post believes a formation to be (EC-COUR-3, EC-AMB-4)."""
    holder = campaign.formation[post.formation]
    if not campaign.is_below(formation, holder):
        return campaign.spot_of(formation)
    names = set()
    for one in campaign.chain(formation):
        if one is holder:
            break
        names.add(one.id)
    best: tuple[str, Any] | None = None
    for report in post.reports or ():
        if report["kind"] == "own" and report.get("about") in names and "at" in report:
            of = str(report["of"])
            if best is None or of >= best[0]:
                best = (of, report["at"])
    if best is None:
        return campaign.spot_of(formation)
    try:
        return campaign.chart.plain(read_spot(campaign.chart, best[1]))
    except Unfit:
        return campaign.spot_of(formation)


def mark_told(campaign: Campaign, order: Origin, reason: str) -> None:
    """Note for all elements of an order that something of it was reported."""
    for element in campaign.elements:
        if element.order is not None and element.order.id == order.id:
            element.order.told[reason] = written(campaign.clock)


def own_report(campaign: Campaign, element: Element, about: Formation, reason: str) -> None:
    """An element sends its formation's own report to the superior post (EC-REP-1)."""
    post = campaign.superior(about)
    if post is not None:
        report = own(campaign, about, reason, element.id)
        if about.id not in campaign.post_of:
            report["at"] = campaign.at_word(element.spot)
            report["state"] = element.state
        queue(campaign, element.id, post, report, element.side)


def queue(
    campaign: Campaign, sender: str, post: Post, report: dict[str, Any], side: str, at: Spot | None = None,
    quiet: bool = False,
) -> None:  # fmt: skip
    """Put a report among those that go out in this step's reports phase, as they arose (EC-REP-2)."""
    campaign.outbox.append((sender, post.id, report, side, at, quiet))


def receive(campaign: Campaign, post: Post, report: dict[str, Any]) -> None:
    """A post gets a report; sightings, captured papers and news go on to the next higher post.

    What stands in ``reports`` is all that its holder may be told (EC-REP-3, EC-REP-4, EC-REP-5).
    """
    if post.reports is None:
        post.reports = []
    post.reports.append(report)
    if report["kind"] not in FORWARDED:
        return
    above = campaign.superior_of_post(post)
    if above is None or post_decides(campaign, post, "forward") == "NEVER":
        return
    onward = {key: value for key, value in report.items() if key != "got"}
    side = campaign.formation[post.formation].side
    if campaign.phase == "reports":
        dispatches.write(campaign, post.id, above.id, "report", side, report=onward)
    else:
        queue(campaign, post.id, above, onward, side)


def reports_phase(campaign: Campaign) -> None:
    """News, dusk, then all reports of the step in the order in which they arose (EC-EVENT-2)."""
    clock, light = campaign.clock, campaign.light
    if light.dark(clock) and not light.dark(clock - STEP) and clock % 1440 >= 720:
        _dusk(campaign)
    while campaign.outbox:
        sender, post, report, side, at, quiet = campaign.outbox.pop(0)
        dispatches.write(campaign, sender, post, "report", side, report=report, at=at, quiet=quiet)


def _dusk(campaign: Campaign) -> None:
    """At dusk each formation directly under a post's own reports (EC-REP-1)."""
    for post in campaign.posts:
        if post.taken:
            continue
        for child in campaign.formation[post.formation].children:
            lead = campaign.lead(child)
            below = campaign.post_of.get(child.id)
            if lead is None:
                continue
            sender = below.id if below is not None else lead.id
            queue(campaign, sender, post, own(campaign, child, "dusk", sender), child.side)
