"""Words of commands for files, from the catalogues under ``locale/`` that the site has, without Django.

Whoever words something for a player uses Django's own gettext, which knows who is spoken to; on a command line there is
one language, that of the settings.
"""

from __future__ import annotations

from functools import cache
from gettext import NullTranslations, translation

from config.files import LANGUAGE_CODE, LOCALE_PATHS

#: The language of the code, which needs no catalogue.
CODE = "en"
#: The name that Django gives its catalogues.
DOMAIN = "django"


def gettext(text: str) -> str:
    """The words of the catalogue for these, or these."""
    return _catalogue().gettext(text)


def ready_for_players() -> None:
    """Let Django's gettext be asked, by which receipts are worded; with the site, it may be asked already."""
    from django.apps import apps

    apps.populate(())


@cache
def _catalogue() -> NullTranslations:
    tongue, _, country = LANGUAGE_CODE.partition("-")
    if tongue == CODE:
        return NullTranslations()
    locale = f"{tongue}_{country.upper()}" if country else tongue
    return translation(DOMAIN, LOCALE_PATHS[0], [locale], fallback=True)
