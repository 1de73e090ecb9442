"""The log in words: events are stored without any, and told where they are shown or leave the house."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from django.utils.translation import gettext as _

from battles import rulesets
from battles.engine.events import Event
from battles.engine.records import Record
from battles.services.campaign_log import CampaignLog
from campaigns.services.turns.rounds import RULING, reason_of

CAMPAIGN = "campaign/1"


def in_words(document: Mapping[str, Any], events: Iterable[Record], language: str = "en") -> list[Record]:
    """Stored events with their words, by the names of the battle they happened in. Words that one has are kept."""
    if document.get("estafette") == CAMPAIGN:
        campaign = CampaignLog(document)
        return [campaign.told(event) for event in events]
    battle = rulesets.read(document)
    log = rulesets.find(battle.ruleset).log(battle, language)

    def words(event: Record) -> str:
        if event.get("text"):
            return str(event["text"])
        if event["kind"] == RULING:
            return _("The umpire rules: {reason}").format(reason=reason_of(event))
        return log.text(Event.from_mapping(event))

    return [{**event, "text": words(event)} for event in events]


def leaving(document: Mapping[str, Any], language: str = "en") -> dict[str, Any]:
    """A battle file as it leaves the house: its log in words."""
    if not document.get("log"):
        return dict(document)
    return {**document, "log": in_words(document, document["log"], language)}
