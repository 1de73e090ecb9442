"""Settings that contradict each other are named at the start, with the id of the check and the way out."""

from __future__ import annotations

from typing import Any

import pytest
from django.core.checks import run_checks
from pytest_django import Settings

from config import checks


def ids(settings: Settings, **changes: Any) -> set[str]:
    """The ids of what is wrong with the settings, our own checks alone."""
    for name, value in {"ALLOWED_HOSTS": ["localhost"], **changes}.items():
        setattr(settings, name, value)
    return {message.id for message in run_checks() if str(message.id).startswith("estafette.")}


def test_the_defaults_are_sound(settings: Settings) -> None:
    assert ids(settings) == set()


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"SITE_URL": "estafette.example.org"}, {"estafette.E001"}),
        ({"HTTPS": True, "SITE_URL": "https://e.example"}, {"estafette.E002"}),
        ({"HTTPS": True, "ALLOWED_HOSTS": ["e.example"], "MAIL_DOMAIN": "e.example"}, {"estafette.E003"}),
        ({"MAIL_WEBHOOK_SECRET": "no-colon"}, {"estafette.E005"}),
        ({"MAIL_WEBHOOK_SECRET": "user:"}, {"estafette.E005"}),
        ({"MAILBOX_USER": "orders"}, {"estafette.E006"}),
        ({"MAILBOX_HOST": "imap.example", "MAILBOX_USER": "orders"}, {"estafette.E006"}),
        ({"MAILBOX_SECURITY": "hope"}, {"estafette.E007"}),
        ({"MAIL_LISTEN": "127.0.0.1"}, {"estafette.E008"}),
        ({"MAIL_LISTEN": ":25"}, {"estafette.E008"}),
        ({"MAIL_LISTEN": "127.0.0.1:99999"}, {"estafette.E008"}),
        ({"EMAIL_HOST_USER": "estafette"}, {"estafette.E009"}),
        ({"EMAIL_HOST_PASSWORD": "secret"}, {"estafette.E009"}),
        ({"ALLOWED_HOSTS": ["e.example"]}, {"estafette.W001"}),
        ({"METRICS_TOKEN": "abc"}, {"estafette.W002"}),
    ],
)
def test_what_cannot_work_is_named(settings: Settings, changes: dict[str, Any], wrong: set[str]) -> None:
    assert ids(settings, **changes) == wrong


def test_a_webhooks_secret_without_the_part_that_understands_providers_is_named(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checks, "find_spec", lambda _: None)
    assert ids(settings, MAIL_WEBHOOK_SECRET="user:password") == {"estafette.E004"}


@pytest.mark.parametrize("place", ["127.0.0.1:18025", "lmtp://127.0.0.1:24", "[::1]:25", "smtp://mail.example:2525"])
def test_places_to_listen_at_are_taken(settings: Settings, place: str) -> None:
    assert ids(settings, MAIL_LISTEN=place) == set()


def test_every_message_says_what_to_do(settings: Settings) -> None:
    settings.ALLOWED_HOSTS = ["localhost"]
    settings.HTTPS, settings.MAILBOX_USER, settings.MAIL_LISTEN = True, "orders", "nowhere"
    found = [message for message in run_checks() if str(message.id).startswith("estafette.")]
    assert len(found) == 4
    assert all(message.hint and "ESTAFETTE_" in message.msg for message in found)
