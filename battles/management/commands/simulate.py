"""Play a battle many times with the program on both sides, and say who wins, at what price and where."""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import CommandError
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from battles.engine.faults import InputFaults
from battles.services import simulating, simulations
from battles.services.simulation_terms import read_terms
from battles.simulation import Tally, Terms
from campaigns.management import arguments
from campaigns.management.spoken import SpokenCommand

BAR = 30
#: The queue in files that serves one machine: no workers elsewhere listen to it.
EMBEDDED = "filesystem://"
#: Seconds between looks at how far the workers are.
LOOK = 1.0


class Command(SpokenCommand):
    """``python manage.py simulate FILE [--battles N] [--turns N] [--workers N] [--set key=value ...] [--out DIR]``"""

    help = _lazy("Play a battle many times and tell what comes of it, in tables and on paper.")
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", metavar="FILE", help=_("a battle file, or the short name of a scenario"))
        parser.add_argument("--battles", type=arguments.count, default=1000, help=_("how many battles (default: 1000)"))
        parser.add_argument(
            "--turns", type=arguments.count, help=_("the last turn that is played (default: the scenario's, or 12)")
        )
        parser.add_argument(
            "--workers",
            type=arguments.count,
            help=_("how many processes here (default: one for each core, or the workers where a broker is set)"),
        )
        parser.add_argument(
            "--set",
            action="append",
            default=[],
            dest="changes",
            metavar="KEY=VALUE",
            help=_("change the battle file: weather=rain, settings.fog=known, units[1/92].quality=elite"),
        )
        parser.add_argument(
            "--character",
            action="append",
            default=[],
            dest="characters",
            metavar="SIDE=WORD",
            help=_("how a side is led: bold, steady or cautious (default: steady)"),
        )
        parser.add_argument(
            "--sensitivity",
            type=_number,
            default=0,
            metavar="N",
            help=_("also play N battles of each variant with one thing changed (default: 0)"),
        )
        parser.add_argument("--seed", default="", help=_("any text; the same text throws the same dice"))
        parser.add_argument("--out", type=Path, help=_("the folder for what comes out (default: FILE-simulation)"))

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
            raise _refused(error) from error
        if options["workers"] is None and settings.CELERY_BROKER_URL != EMBEDDED:
            found = self._by_workers(terms, work, options)
        else:
            found = self._here(shelf, work, options["workers"] or simulating.cores())
        for name, content in simulating.papers(found).items():
            (folder / name).write_bytes(content)
        for line in summary(found[0]):
            self.stdout.write(line)
        self.stdout.write(_("Tables and {paper} are in {folder}.").format(paper=simulating.PAPER, folder=folder))

    def _here(self, shelf: simulating.Shelf, work: Sequence[simulating.Work], workers: int) -> Sequence[Tally]:
        """Play on processes of this machine, keeping every battle as it is played."""
        known = shelf.outcomes()
        wanted = simulating.missing(work, known)
        progress = Progress(self.stderr, len(wanted), sum(each.battles for each in work))
        try:
            for digest, outcome in simulating.run(work, wanted, workers):
                shelf.keep(digest, outcome)
                known[digest, outcome.number] = outcome
                progress.step()
        except InputFaults as error:
            progress.close()
            raise _refused(error) from error
        except KeyboardInterrupt:
            progress.close()
            raise CommandError(
                _("interrupted; what was played is kept in {folder}, the same command goes on").format(
                    folder=shelf.folder
                )
            ) from None
        progress.close()
        return simulating.tallies(work, known)

    def _by_workers(self, terms: Terms, work: Sequence[simulating.Work], options: dict[str, Any]) -> Sequence[Tally]:
        """Let the workers behind the broker play, and wait for them."""
        ordered = simulations.ordered_before(work) or simulations.order(
            terms, options["battles"], options["sensitivity"], who="", now=timezone.now()
        )
        stand = simulations.progress(ordered)
        progress = Progress(self.stderr, stand.wanted - stand.done, stand.wanted)
        try:
            while not stand.over:
                time.sleep(LOOK)
                before, stand = stand.done, simulations.progress(ordered)
                progress.step(stand.done - before)
        except KeyboardInterrupt:
            progress.close()
            raise CommandError(_("the workers play on; the same command shows how far they are")) from None
        progress.close()
        if stand.problem:
            raise CommandError(stand.problem)
        return simulations.tallies_of(ordered)


def _refused(error: InputFaults) -> CommandError:
    """All faults of a document, each on a line of its own."""
    return CommandError("\n".join(f"{fault.path}: {fault.message}" for fault in error.faults))


def summary(tally: Tally) -> list[str]:
    """Who won how often, and what it cost, in a few lines."""
    first = _("{title}: {count} battles, {turns:.1f} turns on the mean")
    lines = [first.format(title=tally.battle.title, count=tally.count, turns=tally.turns.mean)]
    for side in (*tally.sides, ""):
        won = tally.won(side)
        label = tally.battle.side_by_id[side].label if side else _("nobody")
        line = _("  {label:20} won {count:5}  {won:5.1f} % ({low:.1f} to {high:.1f})").format(
            label=label, count=won.count, won=100 * won.value, low=100 * won.low, high=100 * won.high
        )
        if side:
            line += _(", lost {lost:.0f} % of its strength").format(lost=100 * tally.lost(side).mean)
        lines.append(line)
    return lines


class Progress:
    """A bar on a terminal, a line now and then elsewhere."""

    def __init__(self, stream: Any, wanted: int, total: int) -> None:
        self._stream, self._wanted, self._before = stream, wanted, total - wanted
        self._total, self._done, self._began, self._shown = total, 0, time.monotonic(), 0.0
        self._live = sys.stderr.isatty()

    def step(self, battles: int = 1) -> None:
        """So many battles more were played."""
        self._done += battles
        if not self._done:
            return
        now = time.monotonic()
        if now - self._shown < (0.2 if self._live else 15.0) and self._done < self._wanted:
            return
        self._shown = now
        left = (now - self._began) / self._done * (self._wanted - self._done)
        done = self._before + self._done
        bar = "#" * (BAR * done // self._total)
        text = f"[{bar:-<{BAR}}] " + _("{done} of {total} battles, {minutes}:{seconds:02} left").format(
            done=done, total=self._total, minutes=int(left // 60), seconds=int(left % 60)
        )
        self._stream.write(f"\r{text}" if self._live else text, ending="" if self._live else "\n")
        self._stream.flush()

    def close(self) -> None:
        """The bar is done with."""
        if self._live and self._done:
            self._stream.write("")


def _number(text: str) -> int:
    if not text.isdecimal():
        raise ArgumentTypeError(_("{text!r} is no number here: give 0 or more").format(text=text))
    return int(text)
