"""Commands for files are run without Django when all is well; whatever else is asked of them Django answers."""

from __future__ import annotations

import os
import struct
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import django
import pytest

from config import speech
from config.root import ROOT

CAMPAIGN = "campaigns/scenarios/charleroi-road/campaign.yaml"
BATTLE = "campaigns/scenarios/quatre-bras/battle.yaml"


def run(arguments: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """A command line, as somebody types it who has nothing to say on the standard input."""
    environment = {**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings"}
    command = [sys.executable, "manage.py", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, input="", capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("arguments", "status", "printed", "complained"),
    [
        (("march", "--help"), 0, "Run campaign files for some hours", ""),
        (("help", "march"), 0, "Run campaign files for some hours", ""),
        (("adjudicate", "--version"), 0, django.get_version(), ""),
        (("adjudicate",), 2, "", "usage: manage.py adjudicate"),
        (("march", CAMPAIGN, "--hours", "0.1"), 2, "", "'0.1' is no multiple of 0.25"),
        (("march", CAMPAIGN, "--hours", "1", "--until", "1815-06-15T06:00"), 2, "", "not allowed with argument"),
        (("adjudicate", BATTLE, "--seed", "xyz"), 2, "", "'xyz' is no seed"),
        (("adjudicate", BATTLE, "--turn", "1"), 0, '"ok":true', ""),
        (("adjudicate", BATTLE, "--verbosity", "2", "--no-color"), 0, '"ok":true', ""),
        (("adjudicate", "nowhere.yaml"), 1, "give the path of a battle file", ""),
        (("check_orders", "nowhere.yaml", "--side", "a"), 1, "", "CommandError: nowhere.yaml: No such file"),
        (("check_orders", BATTLE, "--side", "nobody"), 1, "", "CommandError: side 'nobody'"),
        (("check_orders", BATTLE, "--side", "nobody", "--traceback"), 1, "", "Traceback"),
    ],
)
def test_what_is_answered_to_a_command_line(
    arguments: Sequence[str], status: int, printed: str, complained: str
) -> None:
    done = run(arguments)
    assert (done.returncode, printed in done.stdout, complained in done.stderr) == (status, True, True), done
    assert complained or done.stderr == ""


def catalogue(words: dict[str, str]) -> bytes:
    """A catalogue as ``msgfmt`` compiles it: a head, where the texts stand, and the texts."""
    said = {"": "Content-Type: text/plain; charset=UTF-8\n", **words}
    pairs = sorted((key.encode(), value.encode()) for key, value in said.items())
    at = 28 + 16 * len(pairs)
    tables, texts = [b"", b""], b""
    for place in (0, 1):
        for pair in pairs:
            tables[place] += struct.pack("<II", len(pair[place]), at + len(texts))
            texts += pair[place] + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 0)
    return head + tables[0] + tables[1] + texts


def test_words_of_the_command_line_come_from_the_catalogues_of_the_site(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "fr" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "django.mo").write_bytes(catalogue({"battle files, YAML or JSON": "fichiers de bataille"}))
    monkeypatch.setattr(speech, "LANGUAGE_CODE", "fr-fr")
    monkeypatch.setattr(speech, "LOCALE_PATHS", [tmp_path])
    speech._catalogue.cache_clear()
    try:
        assert speech.gettext("battle files, YAML or JSON") == "fichiers de bataille"
        assert speech.gettext("not there") == "not there"
    finally:
        speech._catalogue.cache_clear()


def test_english_is_the_language_of_the_code() -> None:
    assert speech.gettext("battle files, YAML or JSON") == "battle files, YAML or JSON"
