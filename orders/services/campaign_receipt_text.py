"""The receipt of a campaign sheet in words."""

from __future__ import annotations

from typing import Any

from django.utils.translation import gettext as _

from campaigns.services.wording import translated


def receipt_text(receipt: dict[str, Any]) -> str:
    """The receipt as a player reads it."""
    lines = [_("Understood:")] if receipt["accepted"] else [_("Nothing was understood.")]
    for one in receipt["accepted"]:
        there = _("there about {hour}").format(hour=one["arrives"].replace("T", ", ")) if "arrives" in one else ""
        arrives = f"  ({there})" if there else ""
        lines.append(f"  {one['line']:>3}  " + one["text"].replace("\n", "\n       ") + arrives)
    if receipt["refused"]:
        lines.append(_("Not taken:"))
    for one in receipt["refused"]:
        lines.append(f"  {one['line']:>3}  {one['text']}")
        lines.append(f"       {translated(one['explanation'])}")
        if one["did_you_mean"]:
            lines.append("       " + _("Did you mean: {line}").format(line=one["did_you_mean"]))
    return "\n".join(lines) + "\n"
