"""The gazettes of a campaign by mail and page: public facts with their rumours, pieces, letters across the lines."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from campaigns.models import Game, Piece, Seat, Turn
from campaigns.services.marches import gazette
from campaigns.services.marches.setting_up import find_campaign, set_up
from campaigns.services.people import pieces
from campaigns.services.turns import life, resolution
from orders.models import OutgoingMail, RawMail
from orders.services.gate import umpire_mail
from orders.services.out import notices
from orders.services.out.enclosures import render
from tests.orders.services.by_mail import answer, sent, speak_by_mail
from tests.printed_words import text_of

pytestmark = pytest.mark.django_db
NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
DAY = timedelta(days=1)
PUBLIC = [
    {
        "id": "battle-at-thuin", "kind": "battle", "of": "at-thuin", "due": "1815-06-15T08:00",
        "facts": {"place": "thuin", "attacker": "blue", "losses": {"blue": 1000, "red": 600}},
    },
    {"id": "capture-ham", "kind": "capture", "of": "ham", "due": "1815-06-16T08:00", "facts": {"place": "ham"}},
]  # fmt: skip


@pytest.fixture
def umpire() -> User:
    return User.objects.create_user("anna", email="anna@umpires.test", password="x", is_staff=True)


@pytest.fixture
def game(umpire: User, settings) -> Game:
    speak_by_mail(settings)
    scenario = find_campaign("charleroi-road")
    document = {key: value for key, value in scenario.document().items() if key != "orders"} | {"gazette": PUBLIC}
    game = set_up(document, who="umpire", now=NOON, umpires=[umpire], players=scenario.players())
    life.start_game(game, NOON)
    notices.tell_due(NOON)
    return game


def seat(game: Game, name: str) -> Seat:
    return Seat.objects.select_related("player", "side", "campaign").get(campaign=game.campaign, name=name)


def play(game: Game, now: datetime) -> Turn:
    turn = game.turns.get(state=Turn.State.OPEN)
    assert life.close_turn(turn, now, because=Turn.Closed.UMPIRE)
    assert resolution.resolve(turn.pk, now) is not None
    notices.tell_due(now)
    turn.refresh_from_db()
    return turn


def decide(game: Game, umpire: User, text: str) -> umpire_mail.Answer:
    (answered,) = umpire_mail.decide(text, game, umpire, NOON)
    return answered


def test_each_side_reads_its_own_paper_of_what_is_public(game: Game) -> None:
    """EC-GAZ-1, EC-GAZ-2: what is due alone, and each paper's own figures."""
    turn = play(game, NOON + DAY)
    said = {}
    for name, paper in (("First Corps", "Gazette de France"), ("Covering force", "Berlinische Nachrichten")):
        mail = sent(seat(game, name), "gazette")
        assert mail.subject == f"[The Charleroi Road] {paper}, No. 1"
        assert "A BATTLE NEAR THUIN" in mail.text
        (reference,) = mail.attachments
        assert "A battle near Thuin" in text_of(render(reference).content)
        said[name] = mail.text
    assert "Our troops have fallen upon the enemy" in said["First Corps"]
    assert "The enemy has fallen upon our troops" in said["Covering force"]
    assert all("Ham" not in text for text in said.values()), "it is not due before the morrow"
    (event,) = (event for event in turn.events if event["kind"] == "gazette")
    losses, roll = event["effect"]["losses"], event["effect"]["rumour"]
    for name, side, other in (("First Corps", "blue", "red"), ("Covering force", "red", "blue")):
        assert f"We mourn {losses[side][side]:,} men" in said[name]
        assert f"{losses[side][other]:,} men." in said[name]
        assert roll not in said[name].split()


def test_a_piece_is_printed_once_the_umpire_has_let_it_pass(game: Game, umpire: User) -> None:
    writer = seat(game, "First Corps")
    mail = answer(writer, "GAZETTE: A song\n\nThe rain came down on Ligny hill.", NOON)
    assert (mail.state, mail.outcome) == (RawMail.State.ACCEPTED, "piece")
    notices.tell_due(NOON)
    asked = OutgoingMail.objects.get(to=umpire.email, key__startswith="piece/")
    assert "The rain came down" in asked.text
    assert "PASS 1" in asked.text
    assert "First Corps has written (piece 1)" in decide(game, umpire, "STATUS").says
    play(game, NOON + DAY)
    assert "The rain" not in sent(writer, "gazette").text, "nothing goes out before the umpire has read it"
    assert decide(game, umpire, "PASS 1").done
    assert not decide(game, umpire, "DECLINE 1 no").done, "it is decided"
    notices.tell_due(NOON)
    assert "next issue" in sent(writer, "message").text
    turn = play(game, NOON + DAY * 2)
    assert "The rain came down" in sent(writer, "gazette").text
    assert "A SONG" in sent(writer, "gazette").text
    assert sent(writer, "gazette").subject.endswith("No. 2")
    assert sent(seat(game, "Covering force"), "gazette").subject.endswith("No. 1"), "the other side has no such paper"
    assert Piece.objects.get().printed_in == turn


def test_orders_beside_a_piece_are_read_and_the_writer_hears_of_both(game: Game, umpire: User) -> None:
    writer = seat(game, "First Corps")
    mail = answer(writer, "CORPS B-I: MARCH TO charleroi\n\nGAZETTE: All is well.", NOON)
    assert mail.outcome == "orders"
    assert "GAZETTE" not in mail.sheet.text if mail.sheet else True
    notices.tell_due(NOON)
    assert "All is well." in sent(writer, "message").text
    assert decide(game, umpire, "DECLINE 1 There is no paper left").done
    notices.tell_due(NOON)
    assert "There is no paper left" in sent(writer, "message").text


@pytest.mark.parametrize("to", ["Covering force", "The Emperor of China"])
def test_a_letter_across_is_answered_alike_whoever_it_is_for(game: Game, umpire: User, to: str) -> None:
    writer, reader = seat(game, "First Corps"), seat(game, "Covering force")
    answer(writer, f"ACROSS THE LINES TO {to}: Let us exchange prisoners.", NOON)
    notices.tell_due(NOON)
    words = OutgoingMail.objects.filter(seat=writer, kind="notice").latest("pk").text
    assert to not in words
    assert not OutgoingMail.objects.filter(seat=reader, kind="message").exists()
    passed = decide(game, umpire, "PASS 1")
    assert passed.done == (to == reader.name)
    if not passed.done:
        assert decide(game, umpire, "PASS 1 TO Covering force").done
    notices.tell_due(NOON)
    letter = sent(reader, "message")
    assert "Let us exchange prisoners." in letter.text
    assert "from First Corps" in letter.subject
    assert "let through" in sent(writer, "message").text


def test_the_pages_show_what_a_side_may_read_and_the_umpire_decides_there(game: Game, umpire: User) -> None:
    writer, other = seat(game, "First Corps"), seat(game, "Covering force")
    turn = play(game, NOON + DAY)
    holder = User.objects.create_user("aubert")
    assert writer.player is not None
    writer.player.user = holder
    writer.player.save()
    player, desk = Client(), Client()
    player.force_login(holder)
    desk.force_login(umpire)
    page = player.get(its_gazette(writer)).content.decode()
    assert "Gazette de France" in page
    assert "A battle near Thuin" in page
    assert player.post(its_gazette(writer), {"text": "The bread is dear.", "to": ""}).status_code == 302
    table = desk.get(f"/battles/{game.slug}/gazette/").content.decode()
    assert "The bread is dear." in table
    assert "Berlinische Nachrichten" in table
    desk.post(f"/battles/{game.slug}/gazette/1/", {"pass": "1"})
    desk.post(f"/battles/{game.slug}/gazette/", {"text": "A balloon was seen.", "side": ""})
    play(game, NOON + DAY * 2)
    assert "The bread is dear." in player.get(its_gazette(writer)).content.decode()
    newest = gazette.issues(game, "red")[0][1]
    assert [one.paragraphs for one in newest.articles] == [("A balloon was seen.",)]
    assert player.get(its_gazette(other)).status_code == 404
    made = desk.get(f"/battles/{game.slug}/turns/{turn.pk}/gazette/red/")
    assert made.content.startswith(b"%PDF")
    assert desk.get(f"/battles/{game.slug}/turns/{turn.pk}/gazette/green/").status_code == 302
    assert pieces.waiting(game) == []


def its_gazette(seat: Seat) -> str:
    return reverse("seat-gazette", args=[seat.pk])
