"""What the documentation promises: its commands run, its settings exist, its links lead somewhere."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from config.environment import ROOT

PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
CONSOLE = re.compile(r"```console\n(.*?)```", re.DOTALL)
SETTING = re.compile(r"env\.\w+\(\s*\"([A-Z_]+)\"")


def commands(page: Path) -> list[str]:
    """The lines of a page's console blocks that begin with a prompt."""
    blocks = CONSOLE.findall(page.read_text(encoding="utf-8"))
    return [line.removeprefix("$ ") for block in blocks for line in block.splitlines() if line.startswith("$ ")]


@pytest.mark.parametrize("command", commands(ROOT / "README.md"))
def test_the_commands_of_the_readme_run(command: str, tmp_path: Path) -> None:
    here = command.replace("python ", f"{shlex.quote(sys.executable)} ").replace("var/", f"{tmp_path}/")
    environment = {**os.environ, "ESTAFETTE_VAR": str(tmp_path / "run"), "DJANGO_SETTINGS_MODULE": "config.settings"}
    done = subprocess.run(["bash", "-c", here], cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    targets = [target for target in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in target]
    missing = [target for target in targets if not (page.parent / target).exists()]
    assert missing == []


def test_every_setting_is_explained() -> None:
    read = {
        name
        for module in (ROOT / "config").glob("*.py")
        for name in SETTING.findall(module.read_text(encoding="utf-8"))
    }
    page = (ROOT / "docs" / "hosts" / "settings.md").read_text(encoding="utf-8")
    explained = {name for name in read if name in page or name.replace("ESTAFETTE_MAILBOX", "") in page
                 or name.replace("ESTAFETTE_SMTP", "") in page}  # fmt: skip
    assert read - explained == set()
