"""How long papers take: pages and maps a second, and the same content laid out by an HTML-to-PDF library."""

from __future__ import annotations

import base64
import html
import importlib
import importlib.util
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from io import BytesIO
from typing import Any

from pypdf import PdfReader

from battles.engine.battle import Battle
from battles.engine.battlefile import load
from battles.reports.documents import (
    BattleReportData,
    Chronicle,
    PlayedTurn,
    SeatBrief,
    TurnReportData,
    battle_report,
    form_of,
    order_form,
    player_data,
    turn_report,
)
from battles.reports.documents.maps import field_scene, sector_field, sector_scene, small_scene
from battles.reports.documents.sheets import Ground
from battles.reports.facts import Clock
from battles.reports.facts.enemy import seen_of_the_enemy
from battles.reports.facts.rows import command_rows
from battles.reports.pens import pdf, png, svg
from battles.reports.tongues import ENGLISH
from battles.reports.tongues.rich import plain
from battles.rulesets import find, read
from battles.services.adjudication import resolve_battle
from benchmarks._measuring import REPEATS, peak_memory, print_table, timed
from benchmarks.engine import battle_of
from config.environment import ROOT as PROJECT
from config.memory import settle

TURNS = 6
#: The units of a great battle, and the turns until it is well in contact.
GRAND, GRAND_TURNS = 240, 4
SEED = bytes(range(32))
SEAT = SeatBrief("Count Reille", ("5D", "9D"), "two divisions of II Corps", "7Q2K-MXA4-B9DR")
#: The height of a sheet of the sector in points.
SECTOR = 700.0


def main() -> None:
    """Print all tables."""
    played = _played()
    data = _report_of(played[-1])
    army = replace(data, seat=SeatBrief("Marshal Ney"))
    chronicle = Chronicle(data.ruleset, tuple(played), data.clock)
    settle()  # as the worker that makes them
    print(f"Papers of Quatre Bras, turn {TURNS} (milliseconds of one core, median of {REPEATS})")  # noqa: T201
    makers: list[tuple[str, Callable[[], bytes]]] = [
        ("turn report", lambda: turn_report(data)),
        ("an army's turn report", lambda: turn_report(army)),
        ("order form", lambda: order_form(form_of(data))),
        (f"battle report, {TURNS} turns", lambda: battle_report(BattleReportData(chronicle))),
    ]
    head = ("paper", "first", "then", "pages", "maps", "kB", "pages a second", "peak MB")
    print_table(head, [_paper(*maker) for maker in makers])
    print(f"\nReports of turn {GRAND_TURNS} of a battle of {GRAND} units in contact (milliseconds)")  # noqa: T201
    print_table(head, [_paper(*maker) for maker in _grand()])
    print("\nMaps (milliseconds)")  # noqa: T201
    print_table(("map", "first", "then", "kB", "maps a second", "peak MB"), _maps(data))
    _compare(data)


def _grand() -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Makers of reports of a great battle: for two divisions, for half of an army, and for all of it."""
    document = battle_of(GRAND, apart=14.0)
    battle: Battle = read(document)
    for _ in range(GRAND_TURNS):
        before = replace(battle, orders=document["orders"], log=())
        resolution = resolve_battle(before, SEED)
        battle = resolution.battle
    ruleset = find(battle.ruleset)
    whole = player_data(
        ruleset, before, resolution.events, battle, side="south", seat=SeatBrief("Marshal"),
        clock=Clock(ruleset.minutes_per_turn),
    )  # fmt: skip
    divisions = [one.id for one in battle.formations if one.kind == "division" and one.id.startswith("south")]
    for name, own in (("two divisions", divisions[:2]), ("half an army", divisions[: len(divisions) // 2])):
        yield name, partial(turn_report, replace(whole, seat=SeatBrief("General", tuple(own), name)))
    yield "an army", partial(turn_report, whole)


def _played() -> list[PlayedTurn]:
    text = (PROJECT / "campaigns" / "scenarios" / "quatre-bras" / "battle.yaml").read_text(encoding="utf-8")
    battle: Battle = read(load(text))
    played = []
    for _ in range(TURNS):
        before = replace(battle, orders={"french": "INTENT ATTACK gemioncourt", "allied": "INTENT ATTACK gemioncourt"})
        resolution = resolve_battle(before, SEED)
        battle = resolution.battle
        played.append(PlayedTurn(before, resolution.events, battle, dict(before.orders), SEED.hex()))
    return played


def _report_of(turn: PlayedTurn) -> TurnReportData:
    ruleset = find(turn.before.ruleset)
    clock = Clock(ruleset.minutes_per_turn)
    return player_data(ruleset, turn.before, turn.events, turn.after, side="french", seat=SEAT, clock=clock)


def _paper(name: str, make: Callable[[], bytes]) -> Sequence[str]:
    memory = f"{peak_memory(make):.0f}"
    made, first, then = timed(make)
    reader = PdfReader(BytesIO(made))
    pages, maps = len(reader.pages), _figures(reader.root_object["/StructTreeRoot"])
    size, pace = f"{len(made) / 1024:.0f}", f"{1000 * pages / then:.0f}"
    return (name, f"{first:.0f}", f"{then:.0f}", str(pages), str(maps), size, pace, memory)


def _figures(part: Any) -> int:
    """How many maps and charts stand in a part of a paper's structure."""
    kids = part.get("/K", [])
    found = [kid.get_object() for kid in kids] if isinstance(kids, list) else [kids.get_object()]
    return int(part.get("/S") == "/Figure") + sum(_figures(kid) for kid in found if isinstance(kid, dict))


def _maps(data: TurnReportData) -> list[Sequence[str]]:
    scene = field_scene(data)
    rows: list[Sequence[str]] = []
    for name, make in (
        ("PDF", lambda: pdf.render(scene)),
        ("PNG, 1200 wide", lambda: png.render(scene, 1200)),
        ("SVG", lambda: svg.render(scene).encode()),
    ):
        memory = f"{peak_memory(make):.0f}"
        made, first, then = timed(make)
        size, pace = f"{len(made) / 1024:.0f}", f"{1000 / then:.1f}"
        rows.append((name, f"{first:.0f}", f"{then:.0f}", size, pace, memory))
    return rows


def _compare(data: TurnReportData) -> None:
    """The same words, tables and maps through an HTML-to-PDF library, in the same run."""
    if importlib.util.find_spec("weasyprint") is None:
        print("\nHTML to PDF: install the extra 'bench' to compare (pip install -e .[bench])")  # noqa: T201
        return
    weasyprint: Any = importlib.import_module("weasyprint")
    page = _as_html(data)
    made, first, then = timed(lambda: weasyprint.HTML(string=page).write_pdf())
    pages = len(PdfReader(BytesIO(made)).pages)
    ours, ours_first, ours_then = timed(lambda: turn_report(data))
    print("\nThe turn report's words, tables and maps (milliseconds)")  # noqa: T201
    rows = [
        (
            "here",
            f"{ours_first:.0f}",
            f"{ours_then:.0f}",
            str(len(PdfReader(BytesIO(ours)).pages)),
            f"{len(ours) // 1024}",
        ),
        (f"WeasyPrint {weasyprint.__version__}", f"{first:.0f}", f"{then:.0f}", str(pages), f"{len(made) // 1024}"),
    ]
    print_table(("by", "first", "then", "pages", "kB"), rows)


def _as_html(data: TurnReportData) -> str:
    telling = data.telling
    field = sector_field(data, telling)
    scenes = [
        field_scene(data),
        *(sector_scene(data, field, sheet) for sheet in Ground(data, SECTOR).sheets()[0]),
        small_scene(data, later=False, insets=()),
        small_scene(data, later=True, insets=()),
    ]
    images = [base64.b64encode(svg.render(scene).encode()).decode() for scene in scenes]
    told = ENGLISH.situation(telling, data.seat.formations, data.knowledge, data.known_before)
    parts = [f"<h1>{html.escape(data.after.title)}</h1><p>{html.escape(plain(told))}</p>"]
    parts += [f'<img style="width:100%" src="data:image/svg+xml;base64,{image}">' for image in images]
    for story in ENGLISH.stories(telling):
        parts.append(f"<h2>{html.escape(story.title)}</h2>")
        parts += [f"<p>{html.escape(plain(paragraph))}</p>" for paragraph in story.paragraphs]
    parts.append("<table>")
    for brigade in command_rows(telling, data.seat.formations):
        parts += [
            f"<tr><td>{html.escape(row.unit.label)}<td>{row.square}<td>{row.left}"
            f"<td>{ENGLISH.unit_state(telling.turn, row)}"
            for row in brigade.rows
        ]
    for row in seen_of_the_enemy(telling.turn, data.knowledge):
        name, strength = ENGLISH.seen_name(telling.turn, row), ENGLISH.estimate(row.contact)
        parts.append(f"<tr><td>{html.escape(name)}<td>{row.square}<td>{strength}<td>{row.sure}")
    return "".join([*parts, "</table>"])
