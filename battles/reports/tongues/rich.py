"""Text with emphasis as values, so that no name a player chose can ever be read as markup."""

from __future__ import annotations

from collections.abc import Iterable

from battles.engine.dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of text in one style. ``mark`` is a number that ties the text to the map."""

    text: str
    bold: bool = False
    italic: bool = False
    mark: bool = False


Rich = tuple[Span, ...]


def rich(*parts: str | Span | Rich) -> Rich:
    """Join strings, spans and rich texts."""
    spans: list[Span] = []
    for part in parts:
        if isinstance(part, str):
            spans.append(Span(part))
        elif isinstance(part, Span):
            spans.append(part)
        else:
            spans.extend(part)
    return tuple(span for span in spans if span.text)


def bold(text: str) -> Span:
    """Text that the eye should find first."""
    return Span(text, bold=True)


def mark(number: int) -> Span:
    """A number in brackets, as it stands on the map."""
    return Span(f"[{number}]", mark=True)


def plain(text: Rich) -> str:
    """The words alone."""
    return "".join(span.text for span in text)


def joined(parts: Iterable[Rich], last: str = " and ") -> Rich:
    """``a, b and c``."""
    items = list(parts)
    if not items:
        return ()
    spans: list[Span] = list(items[0])
    for number, item in enumerate(items[1:], start=2):
        spans.append(Span(last if number == len(items) else ", "))
        spans.extend(item)
    return tuple(spans)


def sentences(parts: Iterable[Rich]) -> Rich:
    """Sentences set one after another, each with its capital letter and full stop."""
    spans: list[Span] = []
    for part in parts:
        if not part:
            continue
        if spans:
            spans.append(Span(" "))
        spans.extend(_sentence(part))
    return tuple(spans)


def _sentence(part: Rich) -> Rich:
    first, *rest = part
    whole = [Span(first.text[:1].upper() + first.text[1:], first.bold, first.italic, first.mark), *rest]
    if whole[-1].text.rstrip()[-1:] not in (".", "!", "?", ":"):
        whole.append(Span("."))
    return tuple(whole)
