"""A turn told to one seat: headline, situation, the brigades in a table, and the tale of each brigade.

The words are made by ``battles.reports.tongues``, from what the seat's side may know.
"""

from __future__ import annotations

from dataclasses import dataclass

from battles import rulesets
from battles.reports.facts import Account, account
from battles.reports.facts import Turn as Telling
from battles.reports.facts.places import square_name
from battles.reports.facts.rows import CommandRows, command_rows
from battles.reports.facts.strength import toll_of
from battles.reports.tongues import ENGLISH
from battles.reports.tongues.rich import plain
from battles.services.game_clock import clock_of
from battles.services.knowing import SideView
from campaigns.models import Seat, Turn
from campaigns.services.seating import part_in


@dataclass(frozen=True, slots=True)
class BrigadeRow:
    """One brigade, or a division's batteries, in words. ``lost`` is empty when it lost nothing."""

    name: str
    strength: str
    lost: str
    state: str
    at: str


@dataclass(frozen=True, slots=True)
class BrigadeTale:
    """What a brigade went through, in paragraphs."""

    name: str
    paragraphs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Story:
    """A turn in words. ``situation`` is two or three sentences; ``table`` is ``rows`` in plain text."""

    headline: str
    situation: str
    table: str
    rows: tuple[BrigadeRow, ...]
    tales: tuple[BrigadeTale, ...]


def tell(turn: Turn, seat: Seat, before: SideView, after: SideView) -> Story:
    """Tell what lies between two views of a side; with the same view twice, how things stand."""
    ruleset = rulesets.find(after.battle.ruleset)
    clock = clock_of(turn.game)
    telling = account(Telling(ruleset, after.side, before.battle, after.battle, after.events, clock))
    formations = part_in(turn.game, seat).own
    summary = ENGLISH.summary(telling, formations, after.knowledge, before.knowledge)
    return Story(
        headline=summary.headline,
        situation=summary.situation,
        table=summary.table,
        rows=tuple(_row(telling, brigade) for brigade in command_rows(telling, formations)),
        tales=tuple(
            BrigadeTale(tale.title, tuple(plain(paragraph) for paragraph in (*tale.paragraphs, *tale.writ)))
            for tale in ENGLISH.stories(telling, formations)
            if tale.numbers
        ),
    )


def _row(telling: Account, brigade: CommandRows) -> BrigadeRow:
    turn, units = telling.turn, brigade.units
    size = telling.turn.ruleset.vocabulary.square
    places = sorted(unit.at for unit in units if unit.in_play and unit.at)
    squares = list(dict.fromkeys((square_name(places[0], size), square_name(places[-1], size)))) if places else []
    return BrigadeRow(
        name=ENGLISH.command(turn, brigade.command),
        strength=ENGLISH.present(turn.ruleset, units) or "gone",
        lost=ENGLISH.toll(turn.ruleset, toll_of(turn.ruleset, units, turn.lost)),
        state=ENGLISH.command_note(turn, brigade),
        at="-".join(squares),
    )
