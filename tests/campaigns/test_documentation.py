"""The documentation on the site: every page of ``docs``, its links, the clauses of the rules, and nothing else."""

from __future__ import annotations

import re

import pytest
from django.test import Client

from campaigns.services import documentation

PAGES = sorted(
    path.relative_to(documentation.root()).with_suffix("").as_posix() for path in documentation.root().rglob("*.md")
)
pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("name", PAGES)
def test_every_page_is_there_and_its_links_lead_to_pages_and_headings_that_are(name: str, client: Client) -> None:
    page = client.get(f"/docs/{name.removesuffix('README')}")
    assert page.status_code == 200
    text = page.content.decode().partition('<article class="docs">')[2]
    for there, anchor in re.findall(r'(?:href|src)="(/docs/[^"#]*)(?:#([^"]*))?"', text):
        answer = client.get(there)
        assert answer.status_code == 200, there
        if anchor:
            assert f'id="{anchor}"' in answer.content.decode(), f"{there}#{anchor}"


def test_a_page_of_rules_has_its_clauses_and_is_without_code(client: Client) -> None:
    text = client.get("/docs/rules/mini-nap").content.decode()
    assert 'id="MN-CHG-1"' in text
    assert "Only charges bring troops into contact" in text
    for word in ("applied in", "mini_nap.charges", "test_"):
        assert word not in text


@pytest.mark.parametrize(
    "name", ["../README", "../config/settings.py", ".hidden", "players/../../manage.py", "nothing"]
)
def test_nothing_outside_of_the_documentation_is_shown(name: str) -> None:
    assert documentation.file_of(name) is None
    assert Client().get(f"/docs/{name}").status_code == 404


def test_a_picture_of_a_page_is_shown(client: Client) -> None:
    answer = client.get("/docs/examples/quatre-bras-map.png")
    assert answer["Content-Type"] == "image/png"
    assert answer.content[:4] == b"\x89PNG"
