"""The result of a battle as lines of text: read with a word about every fault, and written in the same form.

    RESULT Fleurus
    ENDED 12:30
    FIELD French
    OUTCOME beaten
    LOSS 11th Line: 240 men, 30 prisoners, 60 stragglers, 1 colour
    LOSS u-b4: 20 men, 2 guns
    LEADER First Corps: wounded
    END

``ENDED`` and ``OUTCOME`` may be left out: a battle then ended at its hour, and its outcome follows from the losses.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import Any

from django.utils.translation import gettext as _

from campaigns.models import Engagement
from campaigns.services.marches.contacts import file
from campaigns.services.marches.places import formation_name
from campaigns.strategy.campaign import Campaign
from campaigns.strategy.clock import DAY, written
from campaigns.strategy.state import Battle, Element, Formation, Unit

OUTCOMES = ("rout", "beaten", "drawn")
FATES = ("killed", "wounded", "captured")
#: What may be lost, by the words in which it is written.
LOST = {
    "men": "men", "man": "men", "casualties": "men", "killed": "men",
    "prisoners": "prisoners", "prisoner": "prisoners", "captured": "prisoners",
    "stragglers": "stragglers", "straggler": "stragglers",
    "guns": "guns", "gun": "guns", "pieces": "guns",
    "colours": "colours", "colour": "colours", "colors": "colours", "color": "colours", "standards": "colours",
}  # fmt: skip
#: What is counted of a unit's losses.
COUNTED = ("men", "stragglers", "prisoners", "guns", "colours")
#: From so many percent lost a loser is routed, or beaten (EC-RES-2).
ROUT, BEATEN = 40, 15
NOBODY = ("nobody", "none", "-", "–")

_HEAD = re.compile(r"\s*RESULTS?\b[\s:]*(?P<battle>.*)\Z", re.IGNORECASE)
_LINE = re.compile(r"\s*(?P<word>[A-Za-z]+)\b[\s:]*(?P<rest>.*)\Z")
_PART = re.compile(r"(?P<number>\d{1,6})\s*(?P<what>[a-z]+)|(?P<what2>[a-z]+)\s*(?P<number2>\d{1,6})", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class LineFault:
    """A line that was not taken, and why."""

    line: int
    text: str
    why: str


@dataclass(slots=True)
class ResultLines:
    """A result that was read; it is none while there are ``faults``."""

    result: dict[str, Any]
    faults: list[LineFault] = field(default_factory=list)


def is_result(text: str) -> bool:
    """Whether a text is meant for the result of a battle: its first line with words says so."""
    for line in text.split("\n"):
        if line.strip() and not re.match(r"\s*KEY\b", line, re.IGNORECASE):
            return bool(_HEAD.match(line))
    return False


def battle_named(text: str) -> str:
    """What the first line calls the battle; empty when it names none."""
    for line in text.split("\n"):
        if match := _HEAD.match(line):
            return match["battle"].strip(" .")
    return ""


def sections(campaign: Campaign, battle: Battle) -> Iterator[tuple[str, list[tuple[Element, Unit]]]]:
    """The sides of a battle with their units, in the order of its forces; who came late stands last."""
    for side in campaign.sides:
        ids = battle.forces.get(side.id, ())
        elements = [one for one in (campaign.formation.get(id) for id in ids) if isinstance(one, Element)]
        yield side.id, [(element, unit) for element in elements for unit in element.units if unit.men or unit.guns]


def leaders(campaign: Campaign, battle: Battle) -> list[Formation]:
    """The formations with an element in a battle whose commander may fall, in file order."""
    found: dict[str, Formation] = {}
    for _side, rows in sections(campaign, battle):
        for element, _unit in rows:
            found |= {one.id: one for one in campaign.chain(element) if one.commander and not one.commander.out}
    return sorted(found.values(), key=lambda one: one.index)


def read(engagement: Engagement, campaign: Campaign, text: str) -> ResultLines:
    """Read the lines of a result."""
    battle = file.find(campaign, engagement.battle)
    reading = _Reading(campaign, battle)
    for number, line in enumerate(text.split("\n"), start=1):
        if re.match(r"\s*END\s*\.?\s*\Z", line, re.IGNORECASE):
            break
        reading.take(number, line)
    return reading.done()


class _Reading:
    """A result while its lines are read."""

    def __init__(self, campaign: Campaign, battle: Battle) -> None:
        self.campaign, self.battle = campaign, battle
        self.units = {unit.id: unit for _side, rows in sections(campaign, battle) for _element, unit in rows}
        self.sides = {side.id: side.name or side.id for side in campaign.sides}
        self.leaders = {one.id: one for one in leaders(campaign, battle)}
        self.found: dict[str, Any] = {"battle": battle.id, "ended": written(battle.until), "losses": {}, "fallen": {}}
        self.faults: list[LineFault] = []

    def take(self, number: int, line: str) -> None:
        """Take a line, or note what is wrong with it. Empty lines, and those of keys and names, say nothing."""
        text = line.split("#", 1)[0].strip()
        if not text or _HEAD.match(text):
            return
        match = _LINE.match(text)
        word = match["word"].upper() if match else ""
        try:
            self._line(word, match["rest"].strip() if match else "")
        except _Wrong as why:
            self.faults.append(LineFault(number, text, str(why)))

    def _line(self, word: str, rest: str) -> None:
        if word == "KEY":
            return
        if word == "FIELD":
            self.found["field"] = None if rest.casefold() in NOBODY else self._one(rest, self.sides, _("side"))
        elif word == "OUTCOME":
            if rest.casefold() not in OUTCOMES:
                raise _Wrong(_("The outcome is one of: {words}.").format(words=", ".join(OUTCOMES)))
            self.found["outcome"] = rest.casefold()
        elif word in ("ENDED", "ENDS"):
            self.found["ended"] = self._hour(rest)
        elif word in ("LOSS", "LOSSES", "LOST"):
            self._loss(rest)
        elif word in ("LEADER", "GENERAL", "COMMANDER"):
            self._leader(rest)
        else:
            known = "FIELD, OUTCOME, ENDED, LOSS, LEADER, END"
            raise _Wrong(_("Not understood. A line of a result begins with one of: {words}.").format(words=known))

    def _hour(self, text: str) -> str:
        match = re.fullmatch(r"(\d{1,2})[:.](\d{2})", text)
        if not match:
            raise _Wrong(_("Write the hour as 18:30."))
        at = self.battle.starts // DAY * DAY + int(match[1]) * 60 + int(match[2])
        if not self.battle.starts <= at <= self.battle.until:
            hours = {"starts": written(self.battle.starts)[11:], "until": written(self.battle.until)[11:]}
            raise _Wrong(_("The battle lasted from {starts} to {until} at most.").format(**hours))
        return written(at)

    def _loss(self, text: str) -> None:
        name, colon, rest = text.partition(":")
        if not colon:
            raise _Wrong(_("Write the unit, a colon and what it lost: LOSS 11th Line: 240 men, 1 colour."))
        names = {unit.id: unit.name or unit.id for unit in self.units.values()}
        unit = self.units[self._one(name.strip(), names, _("unit"))]
        if unit.id in self.found["losses"]:
            raise _Wrong(_("{name} stands here twice.").format(name=unit.name or unit.id))
        lost: dict[str, int] = {}
        for part in filter(None, re.split(r"[,;+]|\band\b", rest)):
            match = _PART.fullmatch(part.strip())
            what = LOST.get((match["what"] or match["what2"]).casefold()) if match else None
            if match is None or what is None:
                raise _Wrong(
                    _(
                        "{part} is no loss; write such as 240 men, 30 prisoners, 60 stragglers, 2 guns, 1 colour."
                    ).format(part=repr(part.strip()))
                )
            lost[what] = lost.get(what, 0) + int(match["number"] or match["number2"])
        gone = sum(lost.get(what, 0) for what in ("men", "prisoners", "stragglers"))
        words = {"name": unit.name or unit.id, "men": unit.men, "guns": unit.guns}
        if gone > unit.men:
            raise _Wrong(_("{name} had {men} men, and cannot lose {gone}.").format(**words, gone=gone))
        if lost.get("guns", 0) > unit.guns:
            raise _Wrong(_("{name} had {guns} guns, and cannot lose {lost}.").format(**words, lost=lost["guns"]))
        if any(lost.values()):
            self.found["losses"][unit.id] = lost

    def _leader(self, text: str) -> None:
        name, colon, fate = text.rpartition(":")
        if not colon or fate.strip().casefold() not in FATES:
            raise _Wrong(_("Write the command, a colon and one of: {words}.").format(words=", ".join(FATES)))
        names = {id: one.name or id for id, one in self.leaders.items()}
        called = {id: one.commander.name for id, one in self.leaders.items() if one.commander and one.commander.name}
        key = self._one(name.strip(), names, _("command"), called)
        self.found["fallen"][key] = fate.strip().casefold()

    def _one(self, said: str, names: Mapping[str, str], what: str, others: Mapping[str, str] | None = None) -> str:
        """The id that a name or id stands for. Raises :class:`_Wrong` with the nearest names."""
        if said in names:
            return said
        meant = {id for each in (names, others or {}) for id, name in each.items() if folded(name) == folded(said)}
        meant |= {id for id in names if folded(id) == folded(said)}
        if len(meant) == 1:
            return meant.pop()
        if meant:
            raise _Wrong(
                _("{said} may be any of: {ids}. Write which.").format(said=repr(said), ids=", ".join(sorted(meant)))
            )
        known = {folded(name): name for name in [*names, *names.values(), *(others or {}).values()]}
        near = [known[one] for one in get_close_matches(folded(said), known, n=2, cutoff=0.6)]
        hint = _(" Did you mean {names}?").format(names=_(" or ").join(near)) if near else ""
        raise _Wrong(_("{said}: no such {what} was in this battle.").format(said=repr(said), what=what) + hint)

    def done(self) -> ResultLines:
        """The result, or what is missing."""
        if "field" not in self.found:
            said = _("Say who has the field: FIELD and a side, or FIELD nobody.")
            self.faults.append(LineFault(0, "FIELD", said))
        found = concluded(self.campaign, self.battle, self.found) if not self.faults else self.found
        return ResultLines(found, self.faults)


class _Wrong(Exception):
    """What is wrong with a line, for its writer."""


def concluded(campaign: Campaign, battle: Battle, found: Mapping[str, Any]) -> dict[str, Any]:
    """A result with its outcome and winner: as said, else as the losses of both sides have it (EC-RES-2)."""
    holder = found.get("field")
    outcome = found.get("outcome") or _outcome(campaign, battle, found)
    won = outcome != "drawn" and holder is not None
    whole = {"battle": battle.id, "ended": found["ended"], "winner": holder if won else None, "field": holder}
    return whole | {
        "outcome": outcome if won else "drawn",
        "losses": dict(found.get("losses", {})),
        "fallen": dict(found.get("fallen", {})),
    }


def _outcome(campaign: Campaign, battle: Battle, found: Mapping[str, Any]) -> str:
    holder = found.get("field")
    if holder is None:
        return "drawn"
    percent = {}
    for side, rows in sections(campaign, battle):
        men = sum(unit.men for _element, unit in rows)
        lost = [found.get("losses", {}).get(unit.id, {}) for _element, unit in rows]
        gone = sum(one.get(what, 0) for one in lost for what in ("men", "prisoners", "stragglers"))
        percent[side] = gone * 100 // men if men else 0
    loser, winner = percent[campaign.enemy(holder)], percent[holder]
    if loser >= ROUT:
        return "rout"
    return "beaten" if loser >= BEATEN or loser > 2 * winner else "drawn"


def written_lines(result: Mapping[str, Any]) -> str:
    """A result in lines that are read back to the same."""
    lines = [
        f"RESULT {result['battle']}",
        f"ENDED {str(result['ended'])[11:]}",
        f"FIELD {result.get('field') or NOBODY[0]}",
    ]
    lines.append(f"OUTCOME {result['outcome']}")
    for unit, lost in result.get("losses", {}).items():
        lines.append(f"LOSS {unit}: " + ", ".join(f"{number} {what}" for what, number in lost.items() if number))
    lines += [f"LEADER {id}: {fate}" for id, fate in result.get("fallen", {}).items()]
    return "\n".join([*lines, "END"])


def told(campaign: Campaign, result: Mapping[str, Any]) -> list[str]:
    """A result in a few sentences, for those who are asked whether it shall count."""
    sides = {side.id: side.name or side.id for side in campaign.sides}
    holder = sides.get(str(result.get("field")), _("nobody"))
    head = _("Ended {hour}; the field: {side}; {outcome}.")
    said = [head.format(hour=str(result["ended"])[11:], side=holder, outcome=result["outcome"])]
    losses = result.get("losses", {})
    for side in campaign.sides:
        own = [lost for unit, lost in losses.items() if campaign.formation[campaign.unit[unit].of].side == side.id]
        sums = {what: sum(one.get(what, 0) for one in own) for what in COUNTED}
        words = _(
            "{side}: {men} killed and wounded, {stragglers} stragglers, {prisoners} prisoners, {guns} guns, "
            "{colours} colours lost."
        )
        said.append(words.format(side=sides[side.id], **sums))
    return said + [f"{formation_name(campaign, id)}: {fate}" for id, fate in result.get("fallen", {}).items()]


def folded(text: str) -> str:
    """A name as it is compared: without case, accents and signs."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(re.sub(r"[^\w]+", " ", "".join(one for one in plain if not unicodedata.combining(one))).split())
