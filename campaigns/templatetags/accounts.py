"""What a stored account of an import says, for templates."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django import template

from campaigns.services.order_of_battle.remarks import words_of
from campaigns.services.order_of_battle.report import verdict_words

register = template.Library()


@register.filter
def remark(note: Mapping[str, Any]) -> str:
    """What a note says of its value or row."""
    return words_of(note)


@register.filter
def verdict(note: Mapping[str, Any]) -> str:
    """What became of it."""
    return verdict_words(note["verdict"])
