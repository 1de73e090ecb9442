"""What a commander needs beside the tale of a turn: his aims, his means, his generals, and whom he sees.

Everything comes from what his side may know (``battles.services.knowing``); words from the rulebook's lexicon and the
tongue, so that mails, pages and papers say the same.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from django.utils.translation import gettext as _

from battles import rulesets
from battles.engine.battle import Unit
from battles.engine.keeping import Same, Shelf
from battles.engine.knowledge import public_id
from battles.engine.protocol import Ruleset
from battles.reports.facts import Turn as Telling
from battles.reports.facts.commands import commands_of
from battles.reports.facts.enemy import seen_of_the_enemy
from battles.reports.facts.places import square_name
from battles.reports.tongues import ENGLISH
from battles.services.game_clock import clock_of
from battles.services.knowing import SideView
from campaigns.models import Game, Seat
from campaigns.services.scenarios.objectives import objectives_of
from campaigns.services.seating import part_in


@dataclass(frozen=True, slots=True)
class EnemyRow:
    """An enemy in sight or remembered: the handle that orders call him by, what he is, how strong, and where."""

    handle: str
    what: str
    strength: str
    at: str


@dataclass(frozen=True, slots=True)
class MeansRow:
    """What troops of one sort can do this turn, in table units (``-`` for what they cannot), and who they are."""

    troops: str
    march: str
    charge: str
    fire: str
    units: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GeneralRow:
    """One of his generals: the name that orders call him by, what he commands, and where he stands."""

    name: str
    command: str
    at: str


@dataclass(frozen=True, slots=True)
class Briefing:
    """All of it. ``aims``, ``scale`` and ``measure`` are sentences; ``unit`` is that of the figures of ``means``.

    ``measure`` says what one point of the enemies' strength is; it is empty where strength is not counted.
    """

    aims: tuple[str, ...]
    scale: str
    measure: str
    unit: str
    means: tuple[MeansRow, ...]
    generals: tuple[GeneralRow, ...]
    enemies: tuple[EnemyRow, ...]
    terms: tuple[str, ...]


def brief(game: Game, seat: Seat, view: SideView) -> Briefing:
    """A seat's briefing at the moment of a view of its side."""
    ruleset = rulesets.find(view.battle.ruleset)
    telling = Telling(ruleset, view.side, view.battle, view.battle, (), clock_of(game))
    part = part_in(game, seat)
    commands = commands_of(telling, part.own)
    units = tuple(unit for command in commands for unit in command.units if unit.in_play)
    return Briefing(
        aims=tuple(_aims(game)),
        scale=_scale(ruleset),
        measure=worth_of_a_point(ruleset, units),
        unit=ruleset.unit_of_length,
        means=tuple(_means(ruleset, view, units)),
        generals=tuple(_generals(telling, part.own)),
        enemies=_enemies(telling, view),
        terms=tuple(_terms(ruleset, view, units)),
    )


def _aims(game: Game) -> Iterator[str]:
    """How long a turn and the battle are, and what counts at its end."""
    minutes = clock_of(game).minutes
    hours = ENGLISH.hours(clock_of(game))
    if game.last_turn:
        end = hours.hour(game.last_turn + 1.0)
        yield (
            _("A turn is {minutes} minutes; the battle ends with turn {last}, at {end}.").format(
                minutes=minutes, last=game.last_turn, end=end
            )
            if game.starts_at
            else _("A turn is {minutes} minutes; the battle ends with turn {last}.").format(
                minutes=minutes, last=game.last_turn
            )
        )
    else:
        yield _("A turn is {minutes} minutes; the battle lasts until one side has won.").format(minutes=minutes)
    goals = objectives_of(game)
    if goals:
        listed = ", ".join(f"{goal.name} {goal.points}" for goal in goals)
        yield _("What counts at the end is who holds (points): {listed}.").format(listed=listed)


def _scale(ruleset: Ruleset) -> str:
    square = ENGLISH.figure(ruleset.vocabulary.square)
    words = {"square": square, "unit": ruleset.unit_of_length}
    if not ruleset.metres_per_unit:
        return _("A square of the map is {square} {unit} wide.").format(**words)
    metres = f"{round(ruleset.metres_per_unit * ruleset.vocabulary.square, -1):g}"
    return _("A square of the map is {square} {unit} wide, about {metres} m of ground.").format(**words, metres=metres)


def worth_of_a_point(ruleset: Ruleset, units: tuple[Unit, ...]) -> str:
    """What one of the points is in which strength is judged, by the arms that he has himself."""
    if not ruleset.measure.counted:
        return ""
    men: dict[int, list[str]] = {}
    guns = 0
    for arm, unit in {unit.arm: unit for unit in units}.items():
        toll = ruleset.measure.toll(unit, 1)
        if toll.of == "guns":
            guns = max(guns, toll.count)
        else:
            men.setdefault(ruleset.measure.men(unit, 1), []).append(arm)
    parts = [
        _("{men} men").format(men=f"{each:,}") if len(men) == 1 else f"{each:,} {' / '.join(arms)}"
        for each, arms in men.items()
    ]
    if guns > 1:
        parts.append(_("{guns} guns").format(guns=guns))
    if not parts:
        return ""
    return _("Judged in {points}; one is about {parts}.").format(
        points=ENGLISH.strength(ruleset), parts=_(" or ").join(parts)
    )


def _means(ruleset: Ruleset, view: SideView, units: tuple[Unit, ...]) -> Iterator[MeansRow]:
    """Units of one arm, sort, formation and reach in one row, in file order of the first."""
    rows: dict[tuple[str, ...], list[str]] = {}
    for unit in units:
        reaches = (
            ruleset.reach(view.battle, unit),
            ruleset.charge_reach(view.battle, unit),
            ruleset.fire_range(view.battle, unit),
        )
        march, charge, fire = (ENGLISH.figure(reach) if reach > 0 else "-" for reach in reaches)
        rows.setdefault((_sort_of(ruleset, unit), march, charge, fire), []).append(unit.id)
    for (troops, march, charge, fire), found in rows.items():
        yield MeansRow(troops, march, charge, fire, tuple(found))


def _sort_of(ruleset: Ruleset, unit: Unit) -> str:
    """``light cavalry, column``; ``foot artillery, battery``."""
    kind = unit.arm if unit.arm in unit.type or not unit.type else f"{unit.type} {unit.arm}"
    formation = ruleset.lexicon().formation(unit.formation).name if unit.formation else ""
    return f"{kind}, {formation}" if formation else kind


def _generals(telling: Telling, own: Collection[str]) -> Iterator[GeneralRow]:
    """The seat's own generals who are still there, the highest first as the file has them."""
    battle, size = telling.after, telling.ruleset.vocabulary.square
    for formation in battle.formations:
        commander = formation.commander
        if commander is None or commander.out or commander.arrives is not None:
            continue
        if battle.side_of_formation(formation.id) != telling.side:
            continue
        chain = {link.id for link in battle.chain(formation.id)} | {formation.id}
        if own and not chain & set(own):
            continue
        if commander.at is not None:
            at = square_name(commander.at, size)
        elif commander.attached:
            at = _("with {unit}").format(unit=commander.attached)
        else:
            continue
        yield GeneralRow(commander.name or formation.label, formation.label, at)


def _enemies(telling: Telling, view: SideView) -> tuple[EnemyRow, ...]:
    """The enemies, as all of a side know them: kept for the sides asked for last."""
    return _ENEMIES.get((Same(view), telling.clock), lambda: tuple(_known(telling, view)))


_ENEMIES: Shelf[tuple[EnemyRow, ...]] = Shelf(4)


def _known(telling: Telling, view: SideView) -> Iterator[EnemyRow]:
    for row in seen_of_the_enemy(telling, view.knowledge):
        if row.contact.fate:
            continue
        strength = ENGLISH.estimate(row.contact)
        yield EnemyRow(public_id(row.contact), ENGLISH.seen_name(telling, row), strength, row.square)


def _terms(ruleset: Ruleset, view: SideView, units: tuple[Unit, ...]) -> Iterator[str]:
    """What the words mean that the tables use of these troops."""
    lexicon = ruleset.lexicon()
    for status in dict.fromkeys(ruleset.command_status(view.battle, unit) for unit in units):
        if status in lexicon.meanings:
            yield f"{lexicon.command.get(status, status)}: {lexicon.meanings[status]}"
