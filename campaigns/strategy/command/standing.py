"""Standing lines: what a formation was told in advance (EC-ORD-8).

A line reads ``decision: CHOICE [IF condition [AND condition]]``. Conditions: ``ODDS >= 150``, ``ODDS < 3:2``, ``DAY``,
``NIGHT``, ``BEFORE 10:00``, ``AFTER 10:00``, ``AT place``.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from battles.engine import expressions as re
from battles.engine.dataclasses import dataclass, field
from battles.engine.reading import Unfit, shown
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import DAY, hour_written, moment, time_of_day, written
from campaigns.strategy.rules.tables import DECISIONS
from campaigns.strategy.state import Element, Formation, Post, Spot

_LINE = re.compile(r"\s*([a-z]+(?: +[a-z]+)?)\s*:\s*([a-z]+)(?:\s+if\s+(.*?))?\s*\.?\s*", re.IGNORECASE | re.DOTALL)
_ODDS = re.compile(r"odds\s*(>=|<)\s*(?:(\d{1,7})\s*:\s*(\d{1,7})|(\d{1,7})\s*%?)", re.IGNORECASE)
_HOUR = re.compile(r"(before|after)\s+(\S+)", re.IGNORECASE)
_PLACE = re.compile(r"at\s+(.+)", re.IGNORECASE)
AT_PLACE = 500


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition of a standing line; ``number`` in percent or minutes, ``place`` an id."""

    kind: str
    number: int = 0
    place: str = ""
    dated: bool = False

    def text(self) -> str:
        """The normal form."""
        if self.kind in ("ODDS >=", "ODDS <"):
            return f"{self.kind} {self.number}"
        if self.kind in ("BEFORE", "AFTER"):
            return f"{self.kind} {written(self.number) if self.dated else hour_written(self.number)}"
        return f"AT {self.place}" if self.kind == "AT" else self.kind


@dataclass(frozen=True, slots=True)
class Line:
    """A standing line that was read."""

    decision: str
    choice: str
    conditions: tuple[Condition, ...] = field(default=())

    def text(self) -> str:
        """The normal form."""
        said = f"{self.decision}: {self.choice}"
        if self.conditions:
            said += " IF " + " AND ".join(condition.text() for condition in self.conditions)
        return said


@lru_cache(maxsize=4096)
def read_line(text: str) -> Line:
    """Read a standing line. Raises :class:`Unfit` for a decision, choice or condition that there is not."""
    found = _LINE.fullmatch(text) if isinstance(text, str) else None
    if not found:
        raise Unfit(f"{shown(text)} is no standing line; allowed: decision: CHOICE [IF condition]")
    decision = " ".join(found[1].lower().split())
    choice = found[2].upper()
    choices = DECISIONS.get(decision)
    if choices is None:
        raise Unfit(f"{shown(decision)} is no decision; allowed: {', '.join(DECISIONS)}")
    if choice not in choices:
        raise Unfit(f"{shown(choice)} is no choice of {decision}; allowed: {', '.join(choices)}")
    said = re.split(r"\s+and\s+", found[3].strip(), flags=re.IGNORECASE) if found[3] is not None else []
    return Line(decision, choice, tuple(read_condition(condition) for condition in said))


def read_condition(text: str) -> Condition:
    """Read one condition."""
    text = text.strip()
    if text.lower() in ("day", "night"):
        return Condition(text.upper())
    odds = _ODDS.fullmatch(text)
    if odds:
        if odds[2] is not None:
            if int(odds[3]) == 0:
                raise Unfit(f"{shown(text)} is no condition; allowed: odds such as 150 or 3:2")
            number = int(odds[2]) * 100 // int(odds[3])
        else:
            number = int(odds[4])
        return Condition(f"ODDS {odds[1]}", number)
    hour = _HOUR.fullmatch(text)
    if hour:
        try:
            return Condition(hour[1].upper(), time_of_day(hour[2]))
        except Unfit:
            return Condition(hour[1].upper(), moment(hour[2].upper()), dated=True)
    place = _PLACE.fullmatch(text)
    if place:
        return Condition("AT", place=place[1].strip())
    raise Unfit(f"{shown(text)} is no condition; allowed: ODDS >= n, ODDS < n, DAY, NIGHT, BEFORE t, AFTER t, AT place")


def replaced(lines: Iterable[str], new: Iterable[str]) -> list[str]:
    """Lines with those of the same decisions replaced by new ones (EC-ORD-7)."""
    fresh = list(new)
    decided = {read_line(line).decision for line in fresh}
    return [line for line in lines if read_line(line).decision not in decided] + fresh


def holds(campaign: Campaign, condition: Condition, formation: Formation, odds: int | None) -> bool:
    """Whether a condition holds for a formation at the clock of the phase."""
    clock = campaign.clock
    match condition.kind:
        case "ODDS >=":
            return odds is not None and odds >= condition.number
        case "ODDS <":
            return odds is not None and odds < condition.number
        case "DAY":
            return not campaign.light.dark(clock)
        case "NIGHT":
            return campaign.light.dark(clock)
        case "BEFORE":
            return (clock if condition.dated else clock % DAY) < condition.number
        case "AFTER":
            return (clock if condition.dated else clock % DAY) >= condition.number
        case _:
            place = campaign.chart.place.get(condition.place)
            spot = formation.spot if isinstance(formation, Element) else campaign.spot_of(formation)
            return place is not None and spot is not None and campaign.chart.between(spot, Spot(place)) <= AT_PLACE


def decide(
    campaign: Campaign, formation: Formation, decision: str, *, odds: int | None = None, task: str = ""
) -> tuple[str, bool]:
    """The choice that holds for a formation (EC-ORD-8), and whether it names the night.

    The narrowest line wins: the formation's own, those above it upwards, STANDING ALL of its superior post; then what
    the ``task`` says; then the default.
    """
    post = campaign.superior(formation)
    shelves = [one.standing for one in campaign.chain(formation)]
    if post is not None:
        shelves.append(post.standing)
    for shelf in shelves:
        for text in reversed(shelf):
            line = read_line(text)
            if line.decision == decision and all(
                holds(campaign, condition, formation, odds) for condition in line.conditions
            ):
                return line.choice, any(condition.kind == "NIGHT" for condition in line.conditions)
    return task or DECISIONS[decision][0], False


def post_decides(campaign: Campaign, post: Post, decision: str) -> str:
    """The choice that a post follows: its own ALL lines, then those of its formation and above."""
    formation = campaign.formation[post.formation]
    for text in reversed(post.standing):
        line = read_line(text)
        if line.decision == decision and all(holds(campaign, one, formation, None) for one in line.conditions):
            return line.choice
    return decide(campaign, formation, decision)[0]
