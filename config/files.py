"""Settings of commands for files, which the site shares: in what language one speaks. Nothing is written for them."""

from __future__ import annotations

from config.root import ROOT

LANGUAGE_CODE = "en-gb"
# Tongues that players and campaigns may choose; each needs a catalogue under locale/ and a tongue of the reports.
LANGUAGES = [("en-gb", "English")]
LOCALE_PATHS = [ROOT / "locale"]
USE_I18N = True
USE_TZ = True
