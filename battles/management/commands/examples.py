"""Make the examples of docs/examples anew."""

from __future__ import annotations

import hashlib
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from battles import rulesets
from battles.engine import battlefile
from battles.engine.battle import Battle
from battles.reports import documents
from battles.reports.documents import BattleReportData, Chronicle, Due, SeatBrief, TurnReportData
from battles.reports.facts import Clock
from battles.reports.facts.ordered import orders_given
from battles.reports.tongues.rich import plain
from battles.services import theatre_maps
from battles.services.adjudication import read_sheets
from battles.services.led_battle import told
from battles.services.papers.file import field_map, mails_map, standing_words, strengths
from battles.services.played import Played, orders_by_turn, play
from battles.services.staffing import intents_by_unit
from campaigns.management.spoken import SpokenCommand
from campaigns.services.marches.setting_up import find_campaign
from campaigns.strategy.files.reading import read_campaign
from campaigns.strategy.protocol import Outside
from campaigns.strategy.run import march
from orders.language.campaign.reader import CampaignReader

ROOT = Path(__file__).resolve().parents[3]
SCENARIO = ROOT / "campaigns" / "scenarios" / "quatre-bras" / "battle.yaml"
EXAMPLES = ROOT / "docs" / "examples"
START = datetime(1815, 6, 16, 14)
TURNS, SHOWN = 14, 7


class Command(SpokenCommand):
    """``python manage.py examples``: plays Quatre Bras by the orders in docs/examples and prints its reports there."""

    help = _lazy(
        "Play Quatre Bras by the orders in docs/examples and write a player's report and the battle report there."
    )
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--out", type=Path, default=EXAMPLES, help=_("the folder to write to"))

    def handle(self, *args: Any, out: Path, **options: Any) -> None:
        battle = rulesets.read(battlefile.load(SCENARIO.read_text(encoding="utf-8"), name=SCENARIO.name))
        entries = battlefile.load((EXAMPLES / "quatre-bras-orders.yaml").read_text(encoding="utf-8"))
        played = play(battle, orders_by_turn(entries["turns"]), _seed, TURNS)
        ruleset = rulesets.find(battle.ruleset)
        clock = Clock(ruleset.minutes_per_turn, START)
        chronicle = Chronicle(ruleset, tuple(one.turn for one in played), clock)
        data = _report(chronicle, played[SHOWN - 1], clock)
        out.mkdir(parents=True, exist_ok=True)
        for name, content in (
            ("quatre-bras-turn-report.pdf", documents.turn_report(data)),
            ("quatre-bras-order-form.pdf", documents.order_form(documents.form_of(data))),
            ("quatre-bras-map.png", mails_map(data)),
            ("quatre-bras-battle-report.pdf", documents.battle_report(BattleReportData(chronicle, PLAYERS, FOUGHT))),
            ("hundred-days-map.png", _theatre()),
        ):
            (out / name).write_bytes(content)
            self.stdout.write(f"{out / name}: {len(content) // 1024} kB")
        for name, content in {**_on_intents(battle, clock), **_told(chronicle, played, clock)}.items():
            (out / name).write_bytes(content)
            self.stdout.write(f"{out / name}: {len(content) // 1024} kB")


PLAYERS = {"french": ("Marshal Ney", "Count Reille"), "allied": ("Duke of Wellington", "Prince of Orange")}
FOUGHT = "an example, played out by the engine from the orders printed at its end, under Mini-Nap, version 8"


DAY, MAPPED = 21, (1, 5, 9, 13, 17, 21)
ON_INTENTS = """
Seventeen lines of intents for two armies, given at two o'clock and changed at twenty past four and at twenty to seven.
Everything else is the able staff's: formations, alignments, guns, charges, generals. The orders are in
[quatre-bras-intents.yaml](quatre-bras-intents.yaml); the words below are the chronicle's own, as in a battle report.
"""
AFTERNOON, THEATRE_PIXELS, TOLD_PIXELS = "1815-06-15T15:00", 1200, 900
SAMBRE = ("beaumont", "charleroi", "quatre_bras", "gembloux")


def _on_intents(battle: Battle, clock: Clock) -> Mapping[str, bytes]:
    """The same battle on a handful of intents, led by the able staff, told turn by turn."""
    entries = battlefile.load((EXAMPLES / "quatre-bras-intents.yaml").read_text(encoding="utf-8"))
    able = replace(battle, settings=MappingProxyType({**battle.settings, "staff": "able"}))
    played = play(able, orders_by_turn(entries["turns"]), _seed, DAY)
    chronicle = Chronicle(rulesets.find(battle.ruleset), tuple(one.turn for one in played), clock)
    return told(chronicle, "Quatre Bras on a handful of intents", ON_INTENTS, MAPPED, "quatre-bras-on-intents")


def _theatre() -> bytes:
    """The Sambre on the afternoon of 15 June, all marching on the orders of the campaign file."""
    marched = march(find_campaign("hundred-days").document(), until=AFTERNOON, outside=Outside(reader=CampaignReader()))
    return theatre_maps.draw_theatre(read_campaign(marched.state), form="png", width_px=THEATRE_PIXELS, about=SAMBRE)


def _seed(turn: int) -> bytes:
    return hashlib.sha256(f"Quatre Bras, example, turn {turn}".encode()).digest()


REILLE = SeatBrief("Count Reille", ("5D", "9D"), "5th and 9th Divisions of II Corps", "7Q2K-MXA4-B9DR")


def _report(
    chronicle: Chronicle, one: Played, clock: Clock, side: str = "french", seat: SeatBrief = REILLE
) -> TurnReportData:
    turn = one.turn
    sheet = read_sheets(turn.before)[side]
    return documents.player_data(
        chronicle.ruleset,
        turn.before,
        turn.events,
        turn.after,
        side=side,
        seat=seat,
        clock=clock,
        previous=one.known.get(side),
        due=Due(datetime(2026, 11, 26, 20), "Brussels"),
        started=strengths(chronicle.first),
        intents=intents_by_unit(turn.before, side, sheet),
        ordered=orders_given(sheet),
        standing=standing_words(turn.before, side, sheet),
    )


ARMIES = {"french": SeatBrief("Marshal Ney"), "allied": SeatBrief("the Duke of Wellington")}
READ = (1, 4, 8, 14)
TOLD_HEAD = """# Four turns of Quatre Bras, as both commanders were told

The first lines and the story of turns 1, 4, 8 and 14, from the reports of Marshal Ney and the Duke of Wellington, word
for word. Numbers in brackets stand on their maps. Who only stood is left out here; in a report those are one paragraph.
"""


def _told(chronicle: Chronicle, played: Sequence[Played], clock: Clock) -> Mapping[str, bytes]:
    """What both commanders read of some turns, as text, with their maps."""
    lines, files = [TOLD_HEAD], {}
    for number in READ:
        for side, seat in ARMIES.items():
            data = _report(chronicle, played[number - 1], clock, side, seat)
            name = f"quatre-bras-{side}-{number:02}.png"
            files[name] = field_map(data, TOLD_PIXELS)
            situation = data.tongue.situation(data.telling, (), data.knowledge, data.known_before)
            lines += [f"## Turn {number}, {data.tongue.span(data.turn)}: {seat.name}", "", plain(situation), ""]
            lines += [f"![The field as {seat.name} knew it after turn {number}]({name})", ""]
            for story in sorted(data.tongue.stories(data.telling), key=lambda one: (not one.numbers, -one.weight)):
                if story.paragraphs and not story.quiet:
                    told = " ".join(plain(words) for words in story.paragraphs)
                    lines += [f"**{story.title}** ({story.facts}). {told}", ""]
    return {"quatre-bras-told.md": "\n".join(lines).encode(), **files}
