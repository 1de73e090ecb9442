"""Security across the site: forged posts, uploads, what players write shown back, logins tried over and over."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from email import message_from_bytes, policy

import pytest
from django.contrib import admin
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client, TestCase
from django.urls import URLPattern, reverse

from campaigns.models import Seat, Sheet, Turn
from campaigns.services.people.seats import join_token
from campaigns.services.turns import life, resolution, sheets
from config.environment import ROOT
from config.uploads import MEGABYTE
from orders.models import OutgoingMail
from orders.services import page
from orders.services.out import delivery
from tests.cast import Cast
from tests.played import HOUR, NOON, Played, play
from tests.printed_words import text_of
from tests.test_permissions import POSTS, Pages

pytestmark = pytest.mark.usefixtures("settled_clock")

BACKEND = "django.contrib.auth.backends.ModelBackend"
EVIL = '<script>alert("&amp;")</script>'


class ForgedPosts(Pages):
    """A post that does not come from our own form changes nothing, whoever's browser sends it."""

    def test_every_post_without_a_token_is_refused(self) -> None:
        forged = Client(enforce_csrf_checks=True)
        forged.force_login(self.played.cast.umpire, backend=BACKEND)
        for name in sorted(POSTS | {"login", "logout", "rule", "invite", "battle-settings", "battle-rules"}):
            with self.subTest(page=name):
                address = reverse(name) if name in ("login", "logout") else self.address(name)
                assert forged.post(address).status_code == 403

    def test_every_admin_page_is_closed_to_whoever_is_no_staff(self) -> None:
        for who in (None, self.played.cast.foy, self.played.cast.stranger):
            self.client.logout()
            if who is not None:
                self.client.force_login(who, backend=BACKEND)
            for address in admin_addresses():
                with self.subTest(page=address, who=who and who.username):
                    answer = self.client.get(address)
                    assert answer.status_code in (302, 403, 404)
                    assert "/admin/login/" in answer.get("Location", "/admin/login/")


def admin_addresses() -> list[str]:
    """Every page of the admin that can be named, those of one object with a number that might be anything's."""
    addresses = ["/admin/", "/admin/jsi18n/", "/admin/autocomplete/", "/admin/password_change/"]
    for model, site_page in admin.site._registry.items():
        for pattern in site_page.get_urls():
            if isinstance(pattern, URLPattern) and pattern.name:
                arguments = ["1"] if "<" in str(pattern.pattern) else []
                addresses.append(reverse(f"admin:{pattern.name}", args=arguments))
        assert model is not None
    return addresses


class Uploads(TestCase):
    """Files that are too large or no files of ours."""

    def setUp(self) -> None:
        self.played = play()
        self.client.force_login(self.played.cast.umpire, backend=BACKEND)
        self.slug = self.played.campaign.slug

    def test_an_order_of_battle_that_is_too_large_is_refused_in_words(self) -> None:
        upload = SimpleUploadedFile("oob.csv", b"x" * (2 * MEGABYTE + 1))
        page = self.client.post(reverse("import-preview", args=[self.slug]), {"tables": upload})
        self.assertContains(page, "up to 2 MB can be taken")

    def test_a_battle_file_that_is_too_large_is_refused_in_words(self) -> None:
        upload = SimpleUploadedFile("battle.yaml", b"x" * (4 * MEGABYTE + 1))
        page = self.client.post(reverse("new-battle", args=[self.slug]), {"file": upload})
        self.assertContains(page, "up to 4 MB can be taken")

    def test_a_post_that_is_too_large_is_refused_before_it_is_read(self) -> None:
        address = reverse("send-orders", args=[self.played.french.pk, self.played.second.pk])
        assert self.client.post(address, {"text": "x" * (5 * MEGABYTE)}).status_code == 400

    def test_rubbish_is_answered_with_what_is_wrong_and_never_an_error(self) -> None:
        bomb = "a: &a [x, x]\n" + "".join(
            f"{chr(98 + n)}: &{chr(98 + n)} [*{chr(97 + n)}, *{chr(97 + n)}]\n" for n in range(20)
        )
        for name, content in (
            ("battle.yaml", b"\xff\xfe\x00"),
            ("battle.json", b"[" * 5000),
            ("battle.yaml", b"!!python/object/apply:os.system ['true']"),
            ("battle.yaml", bomb.encode()),
            ("battle.yaml", EVIL.encode()),
        ):
            with self.subTest(content=content[:20]):
                upload = SimpleUploadedFile(name, content)
                page = self.client.post(reverse("new-battle", args=[self.slug]), {"file": upload})
                assert page.status_code == 200
                assert EVIL not in page.content.decode()
        upload = SimpleUploadedFile(f"{EVIL}.csv", EVIL.encode())
        page = self.client.post(reverse("import-preview", args=[self.slug]), {"tables": upload})
        assert page.status_code == 200
        assert EVIL not in page.content.decode()


@pytest.fixture
def written(db: None) -> Played:
    """A battle in which everything that people can write has been written by somebody who means harm."""
    played = play()
    seat, turn = played.french, played.second
    Seat.objects.filter(pk=seat.pk).update(name=EVIL)
    seat.refresh_from_db()
    text = f"INTENT DEFEND\nMESSAGE TO Foy: {EVIL}\nBRIGADE {EVIL}\n  {EVIL}\n# {EVIL}\n"
    assert page.take_orders(seat, turn, text, now=NOON + HOUR) is not None
    friend = Seat.objects.create(campaign=seat.campaign, side=seat.side, name="General Foy", player=seat.player)
    sheets.submit(friend, turn, "INTENT DEFEND", now=NOON + HOUR)
    life.close_turn(turn, NOON + 2 * HOUR, because=Turn.Closed.UMPIRE)
    assert resolution.resolve(turn.pk, NOON + 2 * HOUR) is not None
    turn.refresh_from_db()
    return played


def test_what_players_write_is_shown_as_they_wrote_it_on_every_page(written: Played, client: Client) -> None:
    battle, seat = written.battle, written.french
    sheet = Sheet.objects.filter(seat=seat).latest("pk")
    assert EVIL in sheet.text
    mail = OutgoingMail.objects.filter(seat=seat).latest("pk")
    client.force_login(written.cast.umpire, backend=BACKEND)
    shown = 0
    for address in (
        reverse("home"),
        reverse("campaign", args=[battle.campaign.slug]),
        reverse("audit", args=[battle.campaign.slug]),
        reverse("seat", args=[battle.campaign.slug, seat.pk]),
        reverse("desk", args=[battle.slug]),
        reverse("turn", args=[battle.slug, written.second.pk]),
        reverse("mail-log", args=[battle.slug]),
        reverse("mail-out", args=[battle.slug, mail.pk]),
        reverse("player", args=[seat.pk]),
        reverse("brief", args=[seat.pk]),
        reverse("replay", args=[seat.pk, written.second.pk]),
    ):
        content = client.get(address).content.decode()
        assert EVIL not in content, address
        shown += "&lt;script&gt;" in content
    assert shown >= 8


def test_the_check_as_one_types_shows_back_what_was_typed_as_text(written: Played, client: Client) -> None:
    client.force_login(written.cast.foy, backend=BACKEND)
    turn = written.second.next_turns.get()
    checked = client.post(reverse("check-orders", args=[written.french.pk, turn.pk]), {"text": EVIL})
    assert checked.status_code == 200
    assert EVIL not in checked.content.decode()
    assert "&lt;script&gt;" in checked.content.decode()


def test_what_players_write_is_text_in_the_html_of_mails_and_bends_no_header(written: Played) -> None:
    evil_header = "A title\r\nBcc: everybody@players.test"
    Seat.objects.filter(pk=written.french.pk).update(name=evil_header)
    mails = OutgoingMail.objects.filter(seat__side=written.french.side)
    assert mails.filter(html__contains="&lt;script&gt;").exists()
    for mail in mails:
        assert "<script" not in mail.html.lower()
        mail.attachments = []
        message = message_from_bytes(delivery.assembled(mail).as_bytes(), policy=policy.default)
        assert message["Bcc"] is None
        assert len(message.get_all("Subject", [])) == 1


def test_what_players_write_is_text_in_reports(written: Played, client: Client) -> None:
    client.force_login(written.cast.foy, backend=BACKEND)
    friend = Seat.objects.get(name="General Foy", side=written.french.side)
    for address in (
        reverse("seat-report", args=[friend.pk, written.second.pk]),
        reverse("seat-report", args=[written.french.pk, written.second.pk]),
    ):
        report = client.get(address)
        assert report["Content-Type"] == "application/pdf"
        words = text_of(report.content)
        assert "script" in words


def test_logins_tried_over_and_over_are_shut_out_for_a_while(cast: Cast, client: Client) -> None:
    address = reverse("login")
    tries = [client.post(address, {"username": "foy", "password": f"guess {n}"}).status_code for n in range(9)]
    assert tries[0] == 200
    assert tries[-1] == 429
    right = {"username": "foy", "password": "pass-word-1815"}
    assert client.post(address, right).status_code == 429
    assert client.post(address, right, REMOTE_ADDR="10.1.2.3").status_code == 302
    assert client.post(address, {**right, "username": "picton"}).status_code == 302


@pytest.mark.django_db
@pytest.mark.parametrize("password", ["foy", "1815", "password123", "bachelu@players.test"])
def test_a_password_that_is_easily_guessed_is_not_taken(password: str, client: Client) -> None:
    played = play()
    played.french.player.user.delete()
    link = reverse("join", args=[join_token(played.french)])
    page = client.post(link, {"new_password1": password, "new_password2": password})
    assert page.status_code == 200
    assert not User.objects.filter(email=played.french.player.email).exists()


def test_an_invitation_link_makes_one_login_and_no_second(cast: Cast, client: Client) -> None:
    link = reverse("join", args=[join_token(cast.foy_seat)])
    again = {"new_password1": "another-one-1815", "new_password2": "another-one-1815"}
    assert "already" in client.post(link, again).content.decode()
    assert User.objects.get(username="foy").check_password("pass-word-1815")


def test_djangos_deployment_check_is_clean_under_https() -> None:
    environment = {
        **{key: value for key, value in os.environ.items() if not key.startswith(("ESTAFETTE", "DJANGO"))},
        "ESTAFETTE_VAR": tempfile.mkdtemp(prefix="estafette-check-"),
        "ESTAFETTE_HTTPS": "on",
        "ESTAFETTE_HOSTS": "orders.example.org",
        "ESTAFETTE_SITE_URL": "https://orders.example.org",
        "ESTAFETTE_MAIL_DOMAIN": "orders.example.org",
    }
    command = [sys.executable, "manage.py", "check", "--deploy", "--fail-level", "WARNING"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
