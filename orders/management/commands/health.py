"""``python manage.py health``: is the line from mail to report alive?"""

from __future__ import annotations

from typing import Any

from django.core.management.base import CommandError
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy

from campaigns.management.spoken import SpokenCommand
from orders.services.keeping.health import inspect


class Command(SpokenCommand):
    """Print one line a part; exit status 1 when any of them ails."""

    help = _lazy("Check mail gate, reading, clock, turns and outbox; exit status 1 when one of them ails.")

    def handle(self, *args: Any, **options: Any) -> None:
        checks = inspect(timezone.now())
        for check in checks:
            self.stdout.write(f"{_('well') if check.well else _('AILS'):5} {check.part:10} {check.say}")
        if not all(check.well for check in checks):
            raise CommandError(_("Something ails; see above."))
