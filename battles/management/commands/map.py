"""Draw the map of a battle file as one side may see it, or the theatre of a campaign file for its umpire."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from battles import rulesets
from battles.engine import battlefile
from battles.engine.faults import InputFaults
from battles.reports.maps import FORMATS, PAGE_PX, draw_map
from battles.reports.pens.pdf import PAPERS
from battles.services.theatre_maps import draw_theatre
from campaigns.management.spoken import SpokenCommand
from campaigns.services.campaign_files import load_campaign
from campaigns.strategy.files.reading import FORMAT as CAMPAIGN
from campaigns.strategy.files.reading import read_campaign

NARROWEST_PX, WIDEST_PX = 100, 4000


class Command(SpokenCommand):
    """``python manage.py map FILE --side ID --format pdf|png|svg [--out FILE]``: no database is needed."""

    help = _lazy("Draw the map of a battle file as one side may see it, or with everything for the umpire.")
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path, help=_("a battle file or a campaign file"))
        parser.add_argument(
            "--side", default="", help=_("the side whose map it is; without it the umpire's, with everything")
        )
        parser.add_argument("--format", choices=FORMATS, default="pdf", help=_("what to draw (default: pdf)"))
        parser.add_argument(
            "--width",
            type=int,
            default=PAGE_PX,
            help=_("width of a PNG in pixels (default: {pixels})").format(pixels=PAGE_PX),
        )
        parser.add_argument("--paper", choices=tuple(PAPERS), default="A4", help=_("paper of a PDF (default: A4)"))
        parser.add_argument("--out", type=Path, help=_("where to write it (default: standard output)"))

    def handle(self, *args: Any, file: Path, side: str, out: Path | None, **options: Any) -> None:
        try:
            document = battlefile.load(file.read_text(encoding="utf-8"), name=str(file))
            campaign = read_campaign(load_campaign(file)) if document.get("estafette") == CAMPAIGN else None
            battle = rulesets.read(document) if campaign is None else None
        except OSError as error:
            raise CommandError(
                _("{file}: {strerror}; give the path of a battle file").format(file=file, strerror=error.strerror)
            ) from error
        except InputFaults as faults:
            raise CommandError(
                _("{file} is not a battle that can be drawn: {faults}").format(file=file, faults=faults)
            ) from faults
        if not NARROWEST_PX <= options["width"] <= WIDEST_PX:
            raise CommandError(
                _("--width {width} is not drawn; allowed: {narrowest} to {widest} pixels").format(
                    width=options["width"], narrowest=NARROWEST_PX, widest=WIDEST_PX
                )
            )
        if campaign is not None:
            if side:
                raise CommandError(_("the map of a campaign is the umpire's; leave --side out"))
            self._write(draw_theatre(campaign, form=options["format"], width_px=options["width"]), out)
            return
        assert battle is not None
        if side and side not in battle.side_by_id:
            raise CommandError(
                _("--side {side!r} is not in this battle; its sides: {sides}").format(
                    side=side, sides=", ".join(battle.side_by_id)
                )
            )
        drawn = draw_map(
            rulesets.find(battle.ruleset),
            battle,
            side=side,
            form=options["format"],
            width_px=options["width"],
            paper=options["paper"],
        )
        self._write(drawn, out)

    def _write(self, drawn: bytes, out: Path | None) -> None:
        """Write what was drawn to a file or to standard output."""
        if out is None:
            sys.stdout.buffer.write(drawn)
        else:
            out.parent.mkdir(parents=True, exist_ok=True)
            out.write_bytes(drawn)
            self.stderr.write(_("Wrote {out} ({size} kB)").format(out=out, size=len(drawn) // 1024))
