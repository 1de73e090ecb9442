"""Filters for mails in plain text."""

from __future__ import annotations

from datetime import datetime

from django import template

from orders.services.letters.rendering import wrapped

register = template.Library()


@register.filter
def wrap(paragraph: str) -> str:
    """A paragraph in lines of 78 characters."""
    return wrapped(paragraph)


@register.filter
def wrap_lines(text: str) -> str:
    """Each line of a text, such as a person set it, in lines of 78 characters."""
    return "\n".join(wrapped(line) for line in str(text).splitlines())


@register.filter
def game_time(moment: str) -> str:
    """Game time for people: ``16 June 1815, 14:00``."""
    at = datetime.fromisoformat(moment)
    return f"{at.day} {at:%B} {at.year}, {at:%H:%M}"


@register.filter
def indented(text: str) -> str:
    """A text set in by six blanks, line by line."""
    return "\n".join(f"      {line}" for line in str(text).splitlines())


@register.filter
def hanging(text: str) -> str:
    """A text in lines of 78 characters that begins after five characters of the line and is set in by as many."""
    return wrapped(str(text), indent="     ").lstrip()


@register.filter
def set_in(text: str, blanks: int) -> str:
    """A text in lines of 78 characters, each paragraph of it set in by so many blanks."""
    return "\n".join(wrapped(line, indent=" " * blanks) for line in str(text).splitlines())
