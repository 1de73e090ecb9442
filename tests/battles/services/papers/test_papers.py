"""The papers that pages and mails hand out: the right one to the right reader, the same bytes each time."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse

from battles.reports.scene import Scene
from battles.reports.scene.plaque import Plaque
from battles.services.papers import page, seat
from campaigns import check_dice
from campaigns.models import Game, GameSeat, Player, Seat, Side, Turn
from campaigns.services import dice_proofs
from campaigns.services.turns.life import WrongMoment
from tests.played import NOON, Played, set_up

pytestmark = pytest.mark.django_db
BACKEND = "django.contrib.auth.backends.ModelBackend"


def test_a_report_is_a_pdf_and_the_same_each_time(played: Played) -> None:
    paper = page.turn_report(played.first, played.french)
    assert (paper.name, paper.media_type) == ("first-steps-turn-1-report.pdf", "application/pdf")
    assert paper.content.startswith(b"%PDF")
    assert page.turn_report(played.first, played.french).content == paper.content
    assert page.turn_report(played.first, played.allied).content != paper.content


def test_maps_of_a_seat_are_drawn_from_its_sides_knowledge(played: Played) -> None:
    before = page.map_svg(played.second, moment="before", side=seat.side_of(played.french))
    whole = page.map_svg(played.second, moment="before", side="")
    assert before.startswith("<svg")
    assert before != whole
    assert seat.report_map(played.first, played.french).startswith(b"\x89PNG")
    assert seat.position_map(played.second, played.french).startswith(b"\x89PNG")
    assert seat.position_sheet(played.second, played.french).startswith(b"%PDF")


def test_the_map_in_a_mail_says_which_battle_when_and_until_when_and_has_the_storys_numbers(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[tuple[Scene, Plaque]] = []
    monkeypatch.setattr(seat, "telephone_map", lambda scene, plaque, _: shown.append((scene, plaque)) or b"")
    told = seat.report_data(played.first, played.french, played.second)
    seat.report_map(played.first, played.french)
    seat.position_map(played.second, played.french)
    (report, after), (position, before) = shown
    assert after.title == before.title == played.battle.title
    assert told.due.at is not None
    assert after.due == before.due == f"Orders by {told.deadline}, {told.due.zone} time"
    assert (after.moment, before.moment) == ("Turn 1, 10:20", "Turn 2, 10:20")
    numbers = [one.number for one in told.telling.episodes if one.at is not None]
    assert [mark.number for mark in report.marks] == numbers
    assert not position.marks


def test_the_order_form_asks_for_the_seats_own_commands(played: Played) -> None:
    assert page.order_form(played.second, played.french).name == "first-steps-turn-2-orders.pdf"
    assert seat.brief(played.second, played.french).key == played.french.key


def test_a_seat_without_a_side_is_shown_nothing(played: Played) -> None:
    stranger = Seat(campaign=played.campaign, name="Nobody")
    with pytest.raises(ValueError, match="has no side"):
        seat.report(played.first, stranger)


@pytest.mark.parametrize("word", sorted(page.PAPERS))
def test_each_of_the_umpires_papers_is_a_pdf(played: Played, word: str) -> None:
    assert page.umpires_paper(played.battle, word).content.startswith(b"%PDF")


def test_before_the_first_turn_is_resolved_there_is_nothing_to_report() -> None:
    _, battle, _, _ = set_up()
    with pytest.raises(WrongMoment, match="No turn"):
        page.umpires_paper(battle, "umpire")
    assert page.umpires_paper(battle, "deployment").content.startswith(b"%PDF")


def test_a_battle_file_holds_the_log_of_all_turns(played: Played) -> None:
    paper = page.battle_file(played.battle, played.second)
    assert paper.name == "first-steps-battle.yaml"
    assert b"turn_start" in paper.content
    assert b"turn_start" not in page.battle_file(played.battle, None).content


def test_what_a_seat_has_no_part_in_does_not_exist_for_it(played: Played, client: object) -> None:
    """A seat of a third side asked for another battle's map, report and story: once a fault, now not there."""
    prussia = Side.objects.create(campaign=played.campaign, key="prussian", name="Prussian", nation="prussian")
    player = Player.objects.create(name="Blucher", email="b@players.test", user=played.cast.stranger)
    other = Seat.objects.create(campaign=played.campaign, side=prussia, name="Blucher", player=player)
    assert not GameSeat.objects.filter(seat=other).exists()
    client.force_login(played.cast.stranger, backend=BACKEND)  # type: ignore[attr-defined]
    addresses = [
        reverse("seat-map", args=[other.pk, played.first.pk, "after"]),
        reverse("seat-map", args=[other.pk, played.second.pk, "before"]),
        reverse("seat-report", args=[other.pk, played.first.pk]),
        reverse("replay", args=[other.pk, played.first.pk]),
        reverse("order-form", args=[other.pk, played.second.pk]),
    ]
    assert [client.get(address).status_code for address in addresses] == [404] * 5  # type: ignore[attr-defined]
    assert client.get(reverse("player", args=[other.pk])).status_code == 200  # type: ignore[attr-defined]


def test_a_page_of_orders_that_comes_too_late_says_so(played: Played, client: object) -> None:
    client.force_login(played.cast.foy, backend=BACKEND)  # type: ignore[attr-defined]
    address = reverse("send-orders", args=[played.french.pk, played.second.pk])
    Turn.objects.filter(pk=played.second.pk).update(state=Turn.State.RESOLVING, closed_at=NOON)
    assert client.post(address, {"text": "INTENT HOLD"}).status_code == 404  # type: ignore[attr-defined]
    assert not played.second.sheets.exists()


def test_the_published_proof_names_the_title_that_the_dice_are_labelled_with(played: Played, client: object) -> None:
    played.battle.title = "Renamed"
    played.battle.save()
    client.force_login(played.cast.foy, backend=BACKEND)  # type: ignore[attr-defined]
    proofs = client.get(reverse("seat-dice", args=[played.french.pk, played.first.pk])).json()  # type: ignore[attr-defined]
    assert proofs["title"] == "First Steps"
    assert {state for _, state in check_dice.check(proofs, played.first.commitment)} == {"good"}


def test_the_seeds_are_opened_when_the_battle_is_over_and_not_before(played: Played, client: object) -> None:
    client.force_login(played.cast.foy, backend=BACKEND)  # type: ignore[attr-defined]
    replay, opened = (
        reverse("replay", args=[played.french.pk, played.first.pk]),
        reverse("opened-dice", args=[played.battle.slug]),
    )
    assert played.first.seed not in client.get(replay).content.decode()  # type: ignore[attr-defined]
    assert client.get(opened).status_code == 404  # type: ignore[attr-defined]
    Game.objects.filter(pk=played.battle.pk).update(status=Game.Status.FINISHED)
    assert opened in client.get(replay).content.decode()  # type: ignore[attr-defined]
    document = client.get(opened).json()  # type: ignore[attr-defined]
    assert document["turns"][0]["seed"] == played.first.seed
    assert len(document["turns"][0]["rolls"]) > 5
    assert {state for _, state in check_dice.check(document, played.first.commitment)} == {"good"}
    client.force_login(played.cast.stranger, backend=BACKEND)  # type: ignore[attr-defined]
    assert client.get(opened).status_code == 404  # type: ignore[attr-defined]


def test_anybody_checks_a_file_of_dice_on_the_page_and_reads_the_program(played: Played, client: object) -> None:
    proofs = dice_proofs.proofs_for(played.first, played.french)
    forged = proofs.replace(b'"for":"initiative"', b'"for":"rally"')
    assert forged != proofs
    for content, root, words in (
        (proofs, played.first.commitment, "everything fits"),
        (proofs, "00" * 32, "not everything fits"),
        (forged, "", "not everything fits"),
        (b"\xff", "", "no file of dice"),
    ):
        shown = client.post(reverse("dice"), {"file": SimpleUploadedFile("dice.json", content), "root": root})  # type: ignore[attr-defined]
        assert words in shown.content.decode()
    program = client.get(reverse("dice-program")).content.decode()  # type: ignore[attr-defined]
    assert program == Path(check_dice.__file__).read_text(encoding="utf-8")
