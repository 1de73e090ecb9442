"""Write or renew a catalogue, with the words that pure code and the short names of gettext mark as well."""

from __future__ import annotations

from django.core.management.commands import makemessages


class Command(makemessages.Command):
    """As Django's, which knows neither ``_lazy`` and ``_noop`` nor ``worded``."""

    xgettext_options = [
        *makemessages.Command.xgettext_options,
        "--keyword=_lazy",
        "--keyword=_noop",
        "--keyword=worded",
        "--keyword=worded_count:1,2",
    ]
