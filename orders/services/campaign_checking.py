"""The receipt of a campaign sheet, with what can be foretold of each order (EC-RUN-4, EC-FORE-1)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from battles.engine.faults import Fault, InputFaults
from campaigns.services.campaign_files import load_campaign
from campaigns.strategy.clock import written
from campaigns.strategy.files.reading import read_campaign
from campaigns.strategy.intelligence.expectation import expected_march
from orders.language.campaign.reader import CampaignReader


def check_post(file: Path, post: str, text: str) -> dict[str, Any]:
    """The receipt of a sheet for a post as JSON. Raises :class:`InputFaults` for the file and for an unknown post.

    Each accepted order line has ``arrives``: when the first of its marches would end, as far as the post knows.
    """
    campaign = read_campaign(load_campaign(file))
    if post not in campaign.post:
        raise InputFaults([Fault("post", f"no post {post!r}; allowed: {', '.join(campaign.post) or 'none'}")])
    reader = CampaignReader()
    sheet = reader.sheet(campaign, post, text, campaign.now)
    accepted = []
    for deed in sheet.deeds:
        line: dict[str, Any] = {"line": deed.line, "text": deed.normal}
        if deed.kind == "order":
            sense = reader.sense(campaign, deed.lines, deed.at, campaign.formation[deed.target].side)
            expected = expected_march(campaign, campaign.post[post], deed.target, sense.tasks or [], deed.at)
            if expected is not None:
                line["arrives"] = written(expected.arrives)
        accepted.append(line)
    refused = [
        {
            "line": one.line,
            "text": one.text,
            "reason": one.reason,
            "explanation": one.explanation,
            "did_you_mean": one.did_you_mean[0] if one.did_you_mean else "",
            "suggestions": list(one.did_you_mean),
        }
        for one in sheet.refused
    ]
    return {"accepted": accepted, "refused": refused}
