"""Sheets that come in, and what of them is written when (EC-ORD-1, EC-ORD-9)."""

from __future__ import annotations

from campaigns.strategy import catalogue
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import written
from campaigns.strategy.command import dispatches
from campaigns.strategy.command.standing import read_line, replaced
from campaigns.strategy.march.rates import base_rates
from campaigns.strategy.protocol import Deed, Refusal
from campaigns.strategy.state import Post, Spot


def sheets_read(campaign: Campaign) -> dict[str, list[Deed]]:
    """Read the sheets of the file: what is due now by post; later lines wait in ``pending`` (EC-ORD-9)."""
    reader = campaign.outside.reader
    due: dict[str, list[Deed]] = {}
    if reader is None:
        return due
    for post in campaign.posts:
        text = campaign.orders.get(post.id)
        if text is None or post.taken:
            continue
        sheet = reader.sheet(campaign, post.id, text, campaign.now)
        for refusal in sheet.refused:
            refuse(campaign, post, refusal)
        due[post.id] = [deed for deed in sheet.deeds if deed.at <= campaign.now]
        post.pending = []
        at = None
        for deed in sheet.deeds:
            if deed.at > campaign.now:
                if deed.at != at:
                    at = deed.at
                    post.pending.append(f"AT {written(at)}")
                post.pending += deed.normal.split("\n")
    campaign.orders = {}
    return due


def refuse(campaign: Campaign, post: Post, refusal: Refusal) -> None:
    """A line that was not taken (EC-ORD-6)."""
    campaign.tell(
        "order_refused", "EC-ORD-6", unit=post.id, post=post.id, side=campaign.formation[post.formation].side,
        effect=catalogue.OrderRefused(line=refusal.line, text=refusal.text, reason=refusal.reason),
    )  # fmt: skip


def lines_due(campaign: Campaign, now_due: dict[str, list[Deed]]) -> None:
    """Write what is due: the sheets' lines of now, and waiting lines whose time has come."""
    for post in campaign.posts:
        if post.taken:
            continue
        deeds = now_due.get(post.id, []) + _from_pending(campaign, post)
        _write(campaign, post, deeds)


def _from_pending(campaign: Campaign, post: Post) -> list[Deed]:
    """The deeds of the waiting lines that are due, read anew."""
    reader = campaign.outside.reader
    if not post.pending or reader is None:
        return []
    due: list[str] = []
    left: list[str] = []
    into = left
    now = f"AT {written(campaign.now)}"
    for line in post.pending:
        if line.startswith("AT "):
            into = due if line <= now else left
        into.append(line)
    if not due:
        return []
    post.pending = left
    text = "\n".join(line for line in due if not line.startswith("AT "))
    sheet = reader.sheet(campaign, post.id, text, campaign.now)
    for refusal in sheet.refused:
        refuse(campaign, post, refusal)
    return sheet.deeds


def _write(campaign: Campaign, post: Post, deeds: list[Deed]) -> None:
    fresh: dict[str, list[str]] = {}
    for deed in deeds:
        if deed.kind == "standing":
            fresh.setdefault(deed.target, []).extend(read_line(line).text() for line in deed.lines)
    for target, lines in fresh.items():
        if target == "ALL":
            post.standing = replaced(post.standing, lines)
        elif target in campaign.formation:
            formation = campaign.formation[target]
            formation.standing = replaced(formation.standing, lines)
    side = campaign.formation[post.formation].side
    for deed in deeds:
        if deed.kind == "order":
            below = campaign.post_of.get(deed.target)
            to = below.id if below is not None and below is not post else deed.target
            dispatches.write(
                campaign, post.id, to, "order", side, lines=deed.lines, formation=deed.target, riders=deed.riders
            )
        elif deed.kind == "message":
            dispatches.write(campaign, post.id, deed.target, "message", side, lines=deed.lines, riders=deed.riders)
        elif deed.kind == "headquarters":
            _ride(campaign, post, deed)


def _ride(campaign: Campaign, post: Post, deed: Deed) -> None:
    """HEADQUARTERS: RIDE TO, STAY WITH, STAY (EC-ORD-5, EC-POST-3)."""
    chart = campaign.chart
    if deed.verb == "STAY WITH":
        post.rides_with, post.path = deed.target, []
        return
    post.spot = campaign.spot_of_post(post)
    post.rides_with, post.path = "", []
    if deed.verb == "RIDE TO":
        side = campaign.formation[post.formation].side
        aim = Spot(chart.place[deed.target])
        post.path = chart.route(post.spot, aim, base_rates(campaign, "staff"), campaign.avoided(side)) or []
