"""The colours of a campaign's sides on maps and papers: one choice for all its battles, the same for everybody."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from battles.engine.settings import NATIONAL
from campaigns.models import Campaign

#: The setting of a battle file.
COLOURS = "colours"


def in_colours(campaign: Campaign, document: Mapping[str, Any]) -> dict[str, Any]:
    """A battle document in the colours of the campaign that it is played in, whatever it had of its own."""
    settings = {name: value for name, value in document.get("settings", {}).items() if name != COLOURS}
    if campaign.colours == NATIONAL:
        settings[COLOURS] = NATIONAL
    bare = {key: value for key, value in document.items() if key != "settings"}
    return {**bare, "settings": settings} if settings or "settings" in document else bare


def colours_of(document: Mapping[str, Any]) -> str:
    """The colours that a battle document asks for."""
    return str(document.get("settings", {}).get(COLOURS) or Campaign.Colours.READER)
