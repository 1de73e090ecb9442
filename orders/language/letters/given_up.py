"""Given up: what a writer had meant to do and does not: *I wanted Wathiez at F5, but there are guns, so no, he waits*.

What stands before the turn is told of those whom it names, and bids nothing; what stands behind it is the order.
"""

from __future__ import annotations

from battles.engine import expressions as re

MEANT = (
    r"(?:was|were|am|'m)\s+(?:going|about|tempted|inclined|minded|half\s+minded|hoping|planning|thinking)\b"
    r"|(?:had\s+)?(?:meant|wanted|intended|planned|thought|hoped|wished|considered|toyed)\b"
    r"|had\s+(?:a\s+mind|half\s+a\s+mind|in\s+mind)\b|would\s+have\s+(?:liked|sent|put|had|preferred)\b|did\s+think\b"
)
WOLLTE = r"wollte[nt]?\b|hatte[n]?\s+(?:vor|gedacht|überlegt|erwogen|daran)\b|dachte[n]?\b|überlegte[n]?\b|hätte[n]?\s"
VOULAIS = (
    r"(?:voulai[st]|voulions|pensai[st]|pensions|allai[st]|allions|comptai[st]|comptions|songeai[st]|songions)\b"
    r"|avai[st]?\s+(?:pensé|songé|l['’]intention|prévu|voulu|envisagé)|avions\s+(?:pensé|songé|prévu|voulu)"
)
HEAD = (
    r"^\W*(?:(?:and|but|well|now|also|at\s+first|first|originally|zuerst|erst|eigentlich|d['’]abord|au\s+début)\W+){0,2}"
    rf"(?:(?:i|we)\s*(?:(?:first|originally|really|had)\s+)?(?:{MEANT})"
    rf"|(?:(?:ich|wir)\s+(?:{WOLLTE})|(?:{WOLLTE})\s*(?:ich|wir)\b)"
    rf"|(?:je\s+|j['’]\s*|nous\s+)(?:{VOULAIS}))"
)
NO = (
    r"\b(?:so|but|and|hence|therefore|though|yet|und|aber|also|daher|deshalb|mais|donc|et|alors)\W+"
    r"(?:(?:no|nope|nein|non)\b(?=\s*[,;:.–—-]|\s+(?:he|she|it|they|him|them|er|sie|es|il|elle|ils|elles|let|leave)\b)"
    r"|(?:then\s+)?(?:instead|rather|now|stattdessen|lieber|doch\s+lieber|doch\s+nicht|nun|plut[ôo]t|finalement|à\s+la\s+place)\b)"
    r"[\s,;:.–—-]*"
)
GIVEN_UP = re.keyed(rf"(?P<told>{HEAD}.+?)[\s,;:.–—-]*{NO}(?P<rest>\S.*)$", re.IGNORECASE | re.DOTALL)
MENTIONED = re.keyed(rf"{HEAD}.*\b(?:but|however|only|aber|doch|jedoch|mais|cependant|seulement)\b", re.I | re.DOTALL)
WORD = re.compile(r"[^\W\d_]+")
FIRST = frozenset(
    {"i", "we", "ich", "wir", "je", "j", "nous"}
)  # without one of these nobody tells what he had meant to do


def speaks_of_himself(raw: str) -> bool:
    """Whether the writer speaks of himself near the beginning of a sentence."""
    return not FIRST.isdisjoint(WORD.findall(raw[:60].lower()))


def given_up(raw: str) -> tuple[str, str] | None:
    """What had been meant, and what is to be done instead; ``None`` where nothing was given up."""
    found = GIVEN_UP.match(raw) if speaks_of_himself(raw) else None
    return (found["told"], found["rest"]) if found is not None else None


def is_given_up(raw: str) -> bool:
    """Whether something is told that had been meant, and a *but* behind it: it may well not be an order."""
    return speaks_of_himself(raw) and MENTIONED.match(raw) is not None
