"""Filled order forms that come attached to a mail."""

from __future__ import annotations

from battles.reports import documents


def read_form(content: bytes) -> str:
    """The order sheet in a filled PDF order form; empty when the file is none."""
    return documents.read_order_form(content)
