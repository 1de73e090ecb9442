"""What pure code has worded, in the language of the page or mail."""

from __future__ import annotations

from django import template

from campaigns.services.wording import translated

register = template.Library()
register.filter("translated", translated)


@register.filter
def spelt(code: str) -> str:
    """What an engine calls something, as words: ``initiative fire`` for ``initiative-fire``."""
    return code.replace("-", " ").replace("_", " ")
