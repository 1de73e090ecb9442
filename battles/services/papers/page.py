"""Papers and maps for the pages: what a seat may have, and what the umpire has besides.

Everything is drawn from what is stored, when it is asked for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils import timezone
from django.utils.text import slugify
from django.utils.translation import gettext as _

from battles import rulesets
from battles.engine.battlefile import dump_yaml
from battles.engine.events import Event
from battles.engine.records import Record
from battles.reports.facts.strength import losses_of
from battles.reports.pens import svg
from battles.reports.scene import Scene, build_scene
from battles.reports.tongues import ENGLISH
from battles.services import logbook
from battles.services.game_clock import clock_of
from battles.services.knowing import view_after, view_before, view_start
from battles.services.papers import seat as seat_papers
from battles.services.papers import umpire as umpire_papers
from campaigns.models import Game, Seat, Turn
from campaigns.services.rulings import history

PDF = "application/pdf"


@dataclass(frozen=True, slots=True)
class Paper:
    """A file to hand out."""

    name: str
    media_type: str
    content: bytes


def map_svg(turn: Turn, *, moment: str, side: str) -> str:
    """The map ``before`` or ``after`` a turn, as a side may know it, or with everything when ``side`` is empty."""
    scene = _umpires_scene(turn, moment) if not side else _sides_scene(turn, moment, side)
    return svg.render(scene)


def opening_map(battle: Game) -> str:
    """The map of a battle as it will begin, with everything."""
    return _everything(battle, battle.document)


def rehearsed_map(battle: Game, after: Mapping[str, Any]) -> str:
    """The map of what a rehearsal left, with everything."""
    return _everything(battle, after)


def _everything(battle: Game, document: Mapping[str, Any]) -> str:
    field = rulesets.read(document)
    hours = ENGLISH.hours(clock_of(battle))
    caption = _("Everything, {hour}").format(hour=hours.hour(field.turn))
    return svg.render(
        build_scene(
            rulesets.find(field.ruleset),
            field,
            side="",
            words=ENGLISH.labels.map,
            caption=caption,
            clock=hours.hour,
        )
    )


def losses_by_command(turn: Turn, events: Sequence[Record]) -> list[tuple[str, int]]:
    """What each command lost in some events, in the rulebook's own measure, the heaviest first."""
    field, ruleset = rulesets.read(turn.before), rulesets.find(turn.game.ruleset)
    commands = ruleset.commands(field)
    names = {each.id: each.name or each.id for each in field.formations}
    found: Counter[str] = Counter()
    told = [Event.from_mapping(event) for event in events]
    for unit, lost in losses_of(ruleset, field, told, field.unit_by_id).items():
        command = commands.of_unit.get(unit)
        if command is not None and lost:
            found[names.get(command.formation, command.id)] += lost
    return found.most_common()


def _sides_scene(turn: Turn, moment: str, side: str) -> Scene:
    hours = ENGLISH.hours(clock_of(turn.game))
    start = view_before(turn, side) if moment == "before" else view_start(turn, side)
    view = start if moment == "before" else view_after(turn, side)
    return build_scene(
        rulesets.find(view.battle.ruleset),
        view.battle,
        side=side,
        words=ENGLISH.labels.map,
        knowledge=view.knowledge,
        before=None if moment == "before" else start.battle,
        events=view.events if moment == "after" else (),
        caption=_("Known at {hour}").format(hour=hours.hour(view.battle.turn)),
        clock=hours.hour,
    )


def _umpires_scene(turn: Turn, moment: str) -> Scene:
    hours = ENGLISH.hours(clock_of(turn.game))
    before = rulesets.read(turn.before)
    shown = before if moment == "before" else rulesets.read(turn.after or {})
    return build_scene(
        rulesets.find(shown.ruleset),
        shown,
        side="",
        words=ENGLISH.labels.map,
        before=None if moment == "before" else before,
        events=tuple(Event.from_mapping(event) for event in turn.events) if moment == "after" else (),
        caption=_("Everything, {hour}").format(hour=hours.hour(shown.turn)),
        clock=hours.hour,
        radii=True,
    )


def turn_report(turn: Turn, seat: Seat) -> Paper:
    """The report of a resolved turn as the seat is mailed it."""
    return Paper(_name(turn.game, f"turn-{turn.number}-report", "pdf"), PDF, seat_papers.report(turn, seat))


def order_form(turn: Turn, seat: Seat) -> Paper:
    """The order form of an open turn."""
    return Paper(_name(turn.game, f"turn-{turn.number}-orders", "pdf"), PDF, seat_papers.form_for(turn, seat))


def battle_file(battle: Game, turn: Turn | None) -> Paper:
    """The whole battle as it stands: the file that anyone can resolve, replay or argue about."""
    document = history.whole_file(turn) if turn else battle.document
    content = dump_yaml(logbook.leaving(document)).encode()
    return Paper(_name(battle, "battle", "yaml"), "application/yaml; charset=utf-8", content)


def _name(battle: Game, what: str, ending: str) -> str:
    return f"{slugify(battle.title) or 'battle'}-{what}.{ending}"


#: The umpire's papers by the word that stands for them in an address.
PAPERS: Mapping[str, Callable[[Game], bytes]] = {
    "umpire": lambda battle: umpire_papers.umpire_report(battle, timezone.now()),
    "battle": umpire_papers.battle_report,
    "rosters": umpire_papers.rosters,
    "deployment": umpire_papers.deployment_map,
    "reference": umpire_papers.quick_reference,
}


def umpires_paper(battle: Game, word: str) -> Paper:
    """One of the umpire's papers. Raises ``KeyError`` for a word that stands for none."""
    return Paper(_name(battle, word, "pdf"), PDF, PAPERS[word](battle))
