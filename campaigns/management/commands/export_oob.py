"""Write a campaign's order of battle as CSV or YAML."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import CommandError
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from campaigns.management.spoken import SpokenCommand
from campaigns.models import Campaign
from campaigns.services.order_of_battle.storing import stored
from campaigns.services.order_of_battle.writing import Form, write


class Command(SpokenCommand):
    help = _lazy("Write a campaign's order of battle as CSV or YAML, to standard output or a file.")

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("campaign", help=_("short name of the campaign"))
        parser.add_argument(
            "--format", choices=[form.value for form in Form], help=_("csv, or as the file's name says")
        )
        parser.add_argument("--out", type=Path, help=_("file to write"))

    def handle(self, *args: Any, **options: Any) -> None:
        campaign = Campaign.objects.filter(slug=options["campaign"]).first()
        if campaign is None:
            raise CommandError(_("no campaign {campaign!r}").format(campaign=options["campaign"]))
        out: Path | None = options["out"]
        named_yaml = out is not None and out.suffix.lower() in (".yaml", ".yml")
        form = Form(options["format"] or (Form.YAML if named_yaml else Form.CSV))
        text = write(stored(campaign), form, campaign.ruleset)
        if out is None:
            self.stdout.write(text, ending="")
        else:
            out.write_text(text, encoding="utf-8")
            self.stdout.write(_("{out}: {size:,} bytes").format(out=out, size=len(text.encode())))
