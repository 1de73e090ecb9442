"""Who sent a mail, how it is proved, and what strangers and thieves of keys learn: nothing."""

from __future__ import annotations

import base64
import subprocess
from typing import Any

import dkim
import pytest
from django.db import connection

from campaigns.models import Player, Seat, Sheet
from campaigns.services.people import seats
from campaigns.services.people.addresses import umpire_address
from orders.models import MailPolicy, OutgoingMail, RawMail
from orders.services.gate import gate
from tests.mails.letters import PLAYER
from tests.orders.services.post import answer_to, letter, took
from tests.orders.stage import NOW, Stage

State = RawMail.State
TRUSTED = "relay.pbem.test"


def ask_for(stage: Stage, proof: str) -> None:
    MailPolicy.objects.create(campaign=stage.campaign, proof=proof)


def results(text: str, relay: str = TRUSTED) -> bytes:
    return f"Authentication-Results: {relay}; {text}\r\n".encode() + letter()


def test_the_key_alone_is_enough_by_default_and_the_player_hears_of_it(stage: Stage) -> None:
    stored = took(letter(From="foy@work.example"))
    assert stored.state == State.ACCEPTED
    assert answer_to(stored).to == PLAYER


def test_an_umpire_may_ask_for_a_known_address(stage: Stage) -> None:
    ask_for(stage, MailPolicy.Proof.ADDRESS)
    stored = took(letter(From="thief@work.example"))
    assert (stored.state, stored.outcome) == (State.REFUSED, "sender-unproved")
    assert not Sheet.objects.exists()
    warning = answer_to(stored)
    assert (warning.to, "thief@work.example" in warning.text) == (PLAYER, True)
    assert took(letter(message_id="<two@players.test>")).state == State.ACCEPTED


@pytest.mark.parametrize("address", ["FOY@players.TEST", "foy+orders@players.test", "foy-alt@home.example"])
def test_a_known_address_is_known_in_any_spelling(stage: Stage, address: str, django_user_model: Any) -> None:
    ask_for(stage, MailPolicy.Proof.ADDRESS)
    user = django_user_model.objects.create_user("foy", "foy-alt@home.example", "pass-word-1815")
    Player.objects.filter(email=PLAYER).update(user=user)
    assert took(letter(From=address)).state == State.ACCEPTED


def test_a_deputy_writes_as_himself_and_gets_the_answer(stage: Stage) -> None:
    ask_for(stage, MailPolicy.Proof.ADDRESS)
    seats.name_deputy(stage.french, email="anna@players.test", name="Anna", who="test", now=NOW)
    stored = took(letter(From="anna@players.test"))
    assert (stored.state, answer_to(stored).to, stored.detail["sender"]["as"]) == (
        State.ACCEPTED,
        "anna@players.test",
        "deputy",
    )


@pytest.mark.parametrize(
    ("finding", "state"),
    [
        ("dmarc=pass header.from=players.test", State.ACCEPTED),
        ("dkim=pass header.d=players.test", State.ACCEPTED),
        ("dkim=pass header.d=mail.players.test", State.ACCEPTED),
        ("spf=pass smtp.mailfrom=foy@players.test", State.ACCEPTED),
        ("spf=fail smtp.mailfrom=foy@players.test; dkim=pass header.i=@players.test", State.ACCEPTED),
        ("dmarc=fail header.from=players.test; spf=pass smtp.mailfrom=players.test", State.REFUSED),
        ("dkim=pass header.d=elsewhere.example", State.REFUSED),
        ("spf=pass smtp.mailfrom=elsewhere.example", State.REFUSED),
        ("spf=none", State.REFUSED),
        ("complete; nonsense=;;=", State.REFUSED),
    ],
)
def test_an_umpire_may_ask_for_mail_that_a_trusted_relay_found_genuine(
    stage: Stage, settings: Any, finding: str, state: str
) -> None:
    settings.MAIL_TRUSTED_RELAYS = [TRUSTED]
    settings.MAIL_CHECK_DKIM = False
    ask_for(stage, MailPolicy.Proof.AUTHENTICATED)
    assert took(results(finding)).state == state


def test_the_findings_of_a_foreign_relay_count_for_nothing(stage: Stage, settings: Any) -> None:
    settings.MAIL_TRUSTED_RELAYS = [TRUSTED]
    settings.MAIL_CHECK_DKIM = False
    ask_for(stage, MailPolicy.Proof.AUTHENTICATED)
    forged = results("dmarc=pass header.from=players.test", relay="mx.thief.example")
    assert took(forged).outcome == "sender-unproved"


def test_of_what_stands_under_a_relays_name_only_the_topmost_counts(stage: Stage, settings: Any) -> None:
    """What the relay found stands above whatever a forger wrote under its name before."""
    settings.MAIL_TRUSTED_RELAYS = [TRUSTED]
    settings.MAIL_CHECK_DKIM = False
    ask_for(stage, MailPolicy.Proof.AUTHENTICATED)
    own = f"Authentication-Results: {TRUSTED}; spf=fail smtp.mailfrom=players.test\r\n".encode()
    assert took(own + results("dkim=pass header.d=players.test")).outcome == "sender-unproved"


def test_a_dkim_signature_proves_the_sender_where_no_relay_judged(
    stage: Stage, settings: Any, monkeypatch: pytest.MonkeyPatch, dkim_key: tuple[bytes, bytes]
) -> None:
    private, record = dkim_key
    ask_for(stage, MailPolicy.Proof.AUTHENTICATED)
    asked: list[bytes] = []

    def text_record(name: bytes, timeout: float = 5) -> bytes | None:
        asked.append(name)
        return record if name == b"post._domainkey.players.test." else None

    monkeypatch.setattr(gate, "text_record", text_record)
    raw = letter()
    signed = dkim.sign(raw, b"post", b"players.test", private, include_headers=[b"From", b"To", b"Subject"]) + raw
    assert took(signed).state == State.ACCEPTED
    assert asked
    changed = signed.replace(b"ATTACK", b"DEFEND").replace(b"<one@", b"<two@")
    assert took(changed).outcome == "sender-unproved"


@pytest.mark.django_db(transaction=True)
def test_the_name_service_is_asked_outside_of_any_transaction(
    stage: Stage, settings: Any, monkeypatch: pytest.MonkeyPatch, dkim_key: tuple[bytes, bytes]
) -> None:
    private, record = dkim_key
    ask_for(stage, MailPolicy.Proof.AUTHENTICATED)
    within: list[bool] = []

    def text_record(name: bytes, timeout: float = 5) -> bytes | None:
        within.append(connection.in_atomic_block)
        return record

    monkeypatch.setattr(gate, "text_record", text_record)
    raw = letter()
    signed = dkim.sign(raw, b"post", b"players.test", private, include_headers=[b"From", b"To", b"Subject"]) + raw
    assert took(signed).state == State.ACCEPTED
    assert set(within) == {False}


def test_no_name_is_looked_up_while_the_key_is_enough(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "text_record", lambda *_: pytest.fail("asked the name service"))
    assert took(letter()).state == State.ACCEPTED


def test_a_renewed_key_opens_and_the_old_one_is_a_strangers(stage: Stage) -> None:
    seat = seats.renew_key(stage.french, who="umpire", now=NOW)
    assert took(letter()).outcome == "stranger"
    fresh = f"orders+{seat.key.replace('-', '').lower()}@orders.test"
    assert took(letter(message_id="<two@players.test>", to=fresh)).state == State.ACCEPTED


def test_a_seat_that_was_left_is_a_strangers(stage: Stage) -> None:
    Seat.objects.filter(pk=stage.french.pk).update(state=Seat.State.LEFT)
    assert took(letter()).outcome == "stranger"


def test_the_first_mail_of_an_invited_player_takes_the_seat(stage: Stage) -> None:
    Seat.objects.filter(pk=stage.french.pk).update(state=Seat.State.INVITED)
    took(letter())
    stage.french.refresh_from_db()
    assert stage.french.state == Seat.State.CONFIRMED


def test_a_mail_from_the_player_makes_his_address_good_again(stage: Stage) -> None:
    Player.objects.update(hard_bounces=3, address_failing_since=NOW)
    took(letter())
    player = Player.objects.get(email=PLAYER)
    assert (player.hard_bounces, player.address_failing_since) == (0, None)


def test_keys_other_than_the_usual_twelve_letters_open_too(stage: Stage) -> None:
    Seat.objects.filter(pk=stage.french.pk).update(key="7Q2K-MXA4")
    assert took(letter("KEY 7q2kmxa4\nBRIGADE jamin\nINTENT HOLD\n", to="orders@orders.test")).state == State.ACCEPTED


def test_a_key_line_says_which_seat_is_meant(stage: Stage) -> None:
    stored = took(letter("KEY 8H3N-PQWZ-CDFG\nBRIGADE kempt\nINTENT HOLD\n"))
    assert stored.seat == stage.allied


def test_the_same_words_answer_a_hidden_enemy_and_a_name_that_nobody_bears(stage: Stage) -> None:
    def refusal(unit: str, number: int) -> str:
        stored = took(letter(f"BRIGADE gauthier\nINTENT HOLD\n{unit}: MOVE 6\n", message_id=f"<{number}@players.test>"))
        (refused,) = stored.detail["refused"]
        return str([refused["reason"], refused["explanation"], refused["suggestions"]]).replace(unit, "X")

    assert refusal("44th", 1) == refusal("55th", 2)


def test_an_umpires_address_takes_decisions_from_the_umpire_only(stage: Stage) -> None:
    to = umpire_address(stage.battle, stage.umpire)
    stored = took(letter("STATUS\n", From="umpire@pbem.test", to=to))
    assert (stored.state, stored.outcome) == (State.ACCEPTED, "umpire-decision")
    assert answer_to(stored).to == "umpire@pbem.test"
    thief = took(letter("RELEASE\n", message_id="<two@players.test>", From="thief@far.example", to=to))
    assert thief.outcome == "stranger"
    forged = took(
        letter("RELEASE\n", message_id="<3@players.test>", From="umpire@pbem.test", to=to[:-20] + "a@orders.test")
    )
    assert forged.outcome == "stranger"
    assert not OutgoingMail.objects.filter(answers=forged, kind="receipt").exists()


@pytest.fixture(scope="session")
def dkim_key(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, bytes]:
    """A signing key and the text record that publishes it, made anew so that no secret is kept in the tests."""
    folder = tmp_path_factory.mktemp("dkim")
    key = folder / "key.pem"
    subprocess.run(["openssl", "genrsa", "-traditional", "-out", str(key), "1024"], check=True, capture_output=True)
    public = subprocess.run(
        ["openssl", "rsa", "-in", str(key), "-pubout", "-outform", "DER"], check=True, capture_output=True
    ).stdout
    return key.read_bytes(), b"v=DKIM1; k=rsa; p=" + base64.b64encode(public)
