"""The log in words: events are stored without any, and told where they are shown or leave the house."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from django.utils.translation import gettext as _

from battles import rulesets
from battles.engine.events import Event
from campaigns.services.turns.rounds import RULING, reason_of
from campaigns.strategy.wording import worded

CAMPAIGN = "campaign/1"


def in_words(
    document: Mapping[str, Any], events: Iterable[Mapping[str, Any]], language: str = "en"
) -> list[dict[str, Any]]:
    """Stored events with their words, by the names of the battle they happened in. Words that one has are kept."""
    if document.get("estafette") == CAMPAIGN:
        return [{**event, "text": _of_campaign(event)} for event in events]
    battle = rulesets.read(document)
    log = rulesets.find(battle.ruleset).log(battle, language)

    def words(event: Mapping[str, Any]) -> str:
        if event.get("text"):
            return str(event["text"])
        if event["kind"] == RULING:
            return _("The umpire rules: {reason}").format(reason=reason_of(event))
        return log.text(Event.from_mapping(event))

    return [{**event, "text": words(event)} for event in events]


def _of_campaign(event: Mapping[str, Any]) -> str:
    """An event of a campaign in words."""
    if event["kind"] == RULING:
        return _("The umpire rules: {reason}").format(reason=reason_of(event))
    said = worded(event["kind"], event.get("unit", ""), event.get("effect", {}))
    return f"{str(event['at']).replace('T', ', ')}: {said}"


def leaving(document: Mapping[str, Any], language: str = "en") -> dict[str, Any]:
    """A battle file as it leaves the house: its log in words."""
    if not document.get("log"):
        return dict(document)
    return {**document, "log": in_words(document, document["log"], language)}
