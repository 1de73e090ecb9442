"""Command mails: one word, or one line, instead of orders.

``HELP`` (and pages of it, such as ``HELP WORDS``), ``STATUS``, ``MAP``, ``RESEND``, ``PROPOSE``, ``WITHDRAW ORDERS``,
``LEAVE FROM 24 DEC TO 2 JAN`` (``LEAVE NONE`` ends it), ``DEPUTY anna@example.org`` (``DEPUTY NONE`` ends it). They
stand in the first line of the mail, or in its subject.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum

from orders.inbox.headers import ADDRESS
from orders.inbox.order_signs import has_firm_orders


class Verb(StrEnum):
    """What a player may ask for by one line."""

    HELP = "help"
    STATUS = "status"
    MAP = "map"
    RESEND = "resend"
    PROPOSE = "propose"
    WITHDRAW = "withdraw"
    LEAVE = "leave"
    DEPUTY = "deputy"
    UNSUBSCRIBE = "unsubscribe"


class Topic(StrEnum):
    """What HELP can be asked about."""

    LINES = "lines"
    SHEET = "sheet"
    WORDS = "words"
    MAILS = "mails"


@dataclass(frozen=True, slots=True)
class Command:
    """A command: ``argument`` is what followed the verb, as it was written."""

    verb: Verb
    argument: str = ""

    @property
    def topic(self) -> Topic | None:
        """What HELP was asked about; ``None`` for HELP alone."""
        asked = self.argument.casefold()
        return next((topic for topic, words in _TOPICS.items() if asked in words), None) if asked else None


@dataclass(frozen=True, slots=True)
class Leave:
    """Days of absence, both included; both ``None`` when leave is ended, ``until`` alone when it is open."""

    start: date | None
    until: date | None


class BadDate(ValueError):
    """Dates of leave that cannot be read; the message says how to write them."""


EXAMPLE = "Write LEAVE FROM 24 DEC 2026 TO 2 JAN 2027."

#: How each is called, in English, French and German.
_TOPICS: Mapping[Topic, tuple[str, ...]] = {
    Topic.LINES: ("lines", "line", "examples", "example", "lignes", "exemples", "zeilen", "beispiele"),
    Topic.SHEET: ("sheet", "form", "feuille", "formulaire", "bogen", "formular"),
    Topic.WORDS: ("words", "word", "verbs", "orders", "mots", "ordres", "wörter", "worte", "befehle"),
    Topic.MAILS: ("mails", "mail", "commands", "courriels", "commandes", "kommandos"),
}
_TOPIC = "|".join(word for words in _TOPICS.values() for word in words)
_PATTERNS = {
    Verb.HELP: re.compile(
        r"(?:help|hilfe|aide|hulp|ayuda|aiuto|ajuda|pomoc|hjælp|hjälp|\?)"
        rf"(?: me| please)?(?:[\s:,]+(?:on |about |with )?({_TOPIC}))?",
        re.IGNORECASE,
    ),
    Verb.STATUS: re.compile(r"(status|my orders|show( my)? orders)", re.IGNORECASE),
    Verb.MAP: re.compile(r"(map|send( the| me the| me a)? map|karte|carte|kaart|mapa|mappa|kort|karta)", re.IGNORECASE),
    Verb.RESEND: re.compile(r"(resend|re-send|send again)( (the )?(last )?(report|turn|mail))?", re.IGNORECASE),
    Verb.PROPOSE: re.compile(r"(propose|proposal|draft( my)? orders|what would you (do|order))", re.IGNORECASE),
    Verb.WITHDRAW: re.compile(r"(withdraw|cancel|take back|revoke)( (all |my |the )*orders)", re.IGNORECASE),
    Verb.LEAVE: re.compile(r"(?:leave|absent|holidays?|away)(?:\s+(.{1,100}))?", re.IGNORECASE),
    Verb.DEPUTY: re.compile(r"(?:deputy|deputize|deputise)(?:\s*:?\s+(.{1,200}))?", re.IGNORECASE),
    Verb.UNSUBSCRIBE: re.compile(r"unsubscribe", re.IGNORECASE),
}
_WITH_ARGUMENT = frozenset({Verb.HELP, Verb.LEAVE, Verb.DEPUTY})
_SUBJECT_PREFIX = re.compile(r"\s*((re|aw|sv|odp|antw|r|rif|fwd?|wg)\s*(\[\d+\])?:|\[[^\]]{0,120}\])\s*", re.IGNORECASE)
#: Around a command: a request, and what makes a question of it.
_PLEASE = re.compile(r"\A(please|pls)[\s,]+|[\s,]+(please|pls)\Z|(?<=\w)\s?[?.!]+\Z", re.IGNORECASE)
_KEY_LINE = re.compile(r"\s*KEY\b.{0,60}", re.IGNORECASE)
_MONTHS = {
    name: number
    for number, names in enumerate(
        ("jan janv janvier januari enero gennaio", "feb fév févr februari febrero", "mar mär mrt mars maart marzo märz",
         "apr avr april abril", "may mai mei mayo maj", "jun juin juni junio", "jul juil juli julio",
         "aug août aout augustus agosto", "sep sept set", "oct okt ott", "nov", "dec dez déc dic"),
        start=1,
    )
    for name in names.split()
}  # fmt: skip
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_NUMERIC = re.compile(r"(\d{1,2})[./](\d{1,2})(?:[./](\d{2,4}))?\.?")
_DAY_MONTH = re.compile(r"(\d{1,2})(?:st|nd|rd|th|\.)?\s+(?:of\s+|de\s+)?([^\W\d_]{3,10})\.?,?(?:\s+(\d{4}))?")
_MONTH_DAY = re.compile(r"([^\W\d_]{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?(?:\s+(\d{4}))?")
_ENDS_LEAVE = re.compile(r"(none|off|end(ed|s)?|cancel(led)?|over|back|no)", re.IGNORECASE)


def find(text: str, subject: str) -> Command | None:
    """The command of a mail's own text, else of its subject; ``None`` where the text holds orders."""
    if has_firm_orders(text):
        return None
    lines = [line.strip() for line in text.split("\n") if line.strip() and not _KEY_LINE.fullmatch(line.strip())]
    if lines and (command := command_in(lines[0])):
        return command
    bare = subject
    for _ in range(8):
        shorter = _SUBJECT_PREFIX.sub("", bare, count=1)
        if shorter == bare:
            break
        bare = shorter
    return command_in(bare)


def command_in(line: str) -> Command | None:
    """The command that a line is, as a whole; trailing full stops and quotation marks do not count."""
    bare = line.strip().strip("\"'`*_<>()[]").rstrip(".!,; ").strip()
    bare = _PLEASE.sub("", bare) if bare != "?" else bare
    for verb, pattern in _PATTERNS.items():
        match = pattern.fullmatch(bare)
        if match is None:
            continue
        argument = (match.group(1) or "") if verb in _WITH_ARGUMENT else ""
        return Command(verb, argument.strip())
    return None


def leave_days(argument: str, today: date) -> Leave:
    """The days that ``FROM 24 DEC TO 2 JAN`` and the like mean. Raises :class:`BadDate`.

    A date without a year is the next one: leave is never declared for days long past.
    """
    if _ENDS_LEAVE.fullmatch(argument.strip()):
        return Leave(None, None)
    found = sorted(_dates(argument, today))
    days = [day for _, day in found]
    words = argument.casefold()
    if len(days) == 1 and re.match(r"\s*(until|till|to|bis|jusqu|tot|hasta|fino|até|do|til)", words):
        return Leave(today, days[0])
    if not days or len(days) > 2:
        raise BadDate(f"{argument!r} names {len(days)} dates. {EXAMPLE}")
    start, until = days[0], days[1] if len(days) == 2 else None
    if until is not None and until < start:
        later = _safe_date(until.year + 1, until.month, until.day)
        if later is None or (later - start).days > 366:
            raise BadDate(f"The leave would end on {until:%d %B %Y}, before it begins on {start:%d %B %Y}.")
        until = later
    if (until or start) < today:
        raise BadDate(f"{until or start:%d %B %Y} is past. {EXAMPLE}")
    return Leave(start, until)


def deputy_address(argument: str) -> str | None:
    """The mail address of the deputy; ``""`` when the deputy is dismissed, ``None`` when there is no address."""
    if _ENDS_LEAVE.fullmatch(argument.strip()):
        return ""
    match = ADDRESS.search(argument)
    return match.group().casefold() if match and "." in match.group().rpartition("@")[2] else None


def _dates(text: str, today: date) -> list[tuple[int, date]]:
    """Every date in the text with its place."""
    found: list[tuple[int, date]] = []
    taken: list[tuple[int, int]] = []
    for pattern in (_ISO, _NUMERIC, _DAY_MONTH, _MONTH_DAY):
        for match in pattern.finditer(text):
            if any(start < match.end() and match.start() < end for start, end in taken):
                continue
            month, day = _date_of(match, today)
            if day is None and month:
                raise BadDate(f"{match.group()!r} is no day of the calendar. {EXAMPLE}")
            if day is not None:
                found.append((match.start(), day))
                taken.append(match.span())
    return found


def _date_of(match: re.Match[str], today: date) -> tuple[int, date | None]:
    """The month that a match names (0 when it names none) and the date, ``None`` when there is no such day."""
    first, second, third = match.groups()
    if match.re is _ISO:
        return int(second), _safe_date(int(first), int(second), int(third))
    if match.re is _NUMERIC:
        return int(second), _dated(first, int(second), third, today)
    month, day = (_month(second), first) if match.re is _DAY_MONTH else (_month(first), second)
    return month, _dated(day, month, third, today)


def _month(word: str) -> int:
    word = word.casefold()
    return _MONTHS.get(word) or next((number for name, number in _MONTHS.items() if word.startswith(name)), 0)


def _dated(day: str, month: int, year: str | None, today: date) -> date | None:
    """A date; without a year the next such day, where one a week past is still meant as this year's."""
    if year:
        return _safe_date(int(year) + (2000 if len(year) <= 2 else 0), month, int(day))
    this_year = _safe_date(today.year, month, int(day))
    if this_year is None or this_year >= today - timedelta(days=7):
        return this_year
    return _safe_date(today.year + 1, month, int(day))


def _safe_date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except (ValueError, OverflowError):
        return None
