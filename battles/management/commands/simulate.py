"""Play a battle many times with the program on both sides, and say who wins, at what price and where."""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser, ArgumentTypeError
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from battles.engine.faults import InputFaults
from battles.services import simulating
from battles.services.simulation_terms import read_terms
from battles.simulation.tally import Tally

BAR = 30


class Command(BaseCommand):
    """``python manage.py simulate FILE [--battles N] [--turns N] [--workers N] [--set key=value ...] [--out DIR]``"""

    help = __doc__ or ""
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", metavar="FILE", help="a battle file, or the short name of a scenario")
        parser.add_argument("--battles", type=_count, default=1000, help="how many battles (default: 1000)")
        parser.add_argument(
            "--turns", type=_count, help="the last turn that is played (default: the scenario's, or 12)"
        )
        parser.add_argument("--workers", type=_count, help="how many processes (default: one for each core)")
        parser.add_argument(
            "--set",
            action="append",
            default=[],
            dest="changes",
            metavar="KEY=VALUE",
            help="change the battle file: weather=rain, settings.fog=known, units[1/92].quality=elite",
        )
        parser.add_argument(
            "--character",
            action="append",
            default=[],
            dest="characters",
            metavar="SIDE=WORD",
            help="how a side is led: bold, steady or cautious (default: steady)",
        )
        parser.add_argument(
            "--sensitivity",
            type=_number,
            default=0,
            metavar="N",
            help="also play N battles of each variant with one thing changed (default: 0)",
        )
        parser.add_argument("--seed", default="", help="any text; the same text throws the same dice")
        parser.add_argument("--out", type=Path, help="the folder for what comes out (default: FILE-simulation)")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            terms = read_terms(
                options["file"],
                turns=options["turns"],
                seed=options["seed"],
                changes=options["changes"],
                characters=options["characters"],
            )
            work = simulating.work_for(terms, options["battles"], options["sensitivity"])
            folder = options["out"] or Path(f"{Path(options['file']).stem}-simulation")
            shelf = simulating.Shelf(folder, work)
        except InputFaults as error:
            raise CommandError("\n".join(f"{fault.path}: {fault.message}" for fault in error.faults)) from error
        known = shelf.outcomes()
        wanted = simulating.missing(work, known)
        progress = Progress(self.stderr, len(wanted), sum(each.battles for each in work))
        try:
            for digest, outcome in simulating.run(work, wanted, options["workers"] or simulating.cores()):
                shelf.keep(digest, outcome)
                known[digest, outcome.number] = outcome
                progress.step()
        except KeyboardInterrupt:
            progress.close()
            raise CommandError(f"interrupted; what was played is kept in {folder}, the same command goes on") from None
        progress.close()
        found = simulating.tallies(work, known)
        for name, content in simulating.papers(found).items():
            (folder / name).write_bytes(content)
        for line in summary(found[0]):
            self.stdout.write(line)
        self.stdout.write(f"Tables and {simulating.PAPER} are in {folder}.")


def summary(tally: Tally) -> list[str]:
    """Who won how often, and what it cost, in a few lines."""
    lines = [f"{tally.battle.title}: {tally.count} battles, {tally.turns.mean:.1f} turns on the mean"]
    for side in (*tally.sides, ""):
        won = tally.won(side)
        label = tally.battle.side_by_id[side].label if side else "nobody"
        limits = f"{100 * won.value:5.1f} % ({100 * won.low:.1f} to {100 * won.high:.1f})"
        lost = f", lost {100 * tally.lost(side).mean:.0f} % of its strength" if side else ""
        lines.append(f"  {label:20} won {won.count:5}  {limits}{lost}")
    return lines


class Progress:
    """A bar on a terminal, a line now and then elsewhere."""

    def __init__(self, stream: Any, wanted: int, total: int) -> None:
        self._stream, self._wanted, self._before = stream, wanted, total - wanted
        self._total, self._done, self._began, self._shown = total, 0, time.monotonic(), 0.0
        self._live = sys.stderr.isatty()

    def step(self) -> None:
        """One battle more was played."""
        self._done += 1
        now = time.monotonic()
        if now - self._shown < (0.2 if self._live else 15.0) and self._done < self._wanted:
            return
        self._shown = now
        left = (now - self._began) / self._done * (self._wanted - self._done)
        done = self._before + self._done
        bar = "#" * (BAR * done // self._total)
        text = f"[{bar:-<{BAR}}] {done} of {self._total} battles, {int(left // 60)}:{int(left % 60):02} left"
        self._stream.write(f"\r{text}" if self._live else text, ending="" if self._live else "\n")
        self._stream.flush()

    def close(self) -> None:
        """The bar is done with."""
        if self._live and self._done:
            self._stream.write("")


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is no number here: give 1 or more")
    return int(text)


def _number(text: str) -> int:
    if not text.isdecimal():
        raise ArgumentTypeError(f"{text!r} is no number here: give 0 or more")
    return int(text)
