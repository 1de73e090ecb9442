"""Who commands what in one game: commands given for it alone, and seats whose commands overlap."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from django.core.exceptions import ValidationError
from django.test import Client
from django.urls import reverse

from battles.services import reading
from battles.services.knowing import view_before
from campaigns.models import AuditEntry, Game, GameSeat, Player, Schedule, Seat, Turn
from campaigns.services import seating
from campaigns.services.people import seats
from campaigns.services.turns import life, resolution, sheets
from campaigns.services.turns.attendance import attendance, can_order
from orders.services.letters.sheets import sheet_to_fill
from tests.battles.documents import battalion, duel
from tests.campaigns.services.games import NOW, SmallEngine
from tests.cast import Cast

pytestmark = pytest.mark.django_db


@dataclass(frozen=True)
class Corps:
    """Reille's corps of two brigades against Picton: Reille has the corps, Foy one of its brigades."""

    game: Game
    reille: Seat
    foy: Seat
    picton: Seat

    @property
    def turn(self):
        return self.game.turns.get()

    def ordered(self, seat: Seat) -> tuple[str, ...]:
        return reading.read(seat, self.turn, "").names.ordered

    def refused(self, seat: Seat, text: str) -> list[str]:
        receipt = reading.receipt_of(reading.read(seat, self.turn, text), None)
        return [refused.text for refused in receipt.refused]


@pytest.fixture
def corps(cast: Cast, engine: SmallEngine) -> Corps:
    document = duel(
        battalion("F1", "FB"), battalion("F2", "FB2", (70, 20)), battalion("A1", "AB", (60, 60), facing=180), turn=1
    )
    document["formations"] = [
        {"id": "II", "kind": "corps", "side": "french", "name": "II Corps"},
        {"id": "FB", "kind": "brigade", "of": "II", "name": "First Brigade"},
        {"id": "FB2", "kind": "brigade", "of": "II", "name": "Second Brigade"},
        {"id": "AB", "kind": "brigade", "side": "allied"},
    ]
    player = Player.objects.create(name="Reille", email="reille@players.test")
    reille = Seat.objects.create(
        campaign=cast.campaign, side=cast.french, name="Reille", player=player, formations=["II"]
    )
    cast.foy_seat.formations = ["FB2"]
    cast.foy_seat.save()
    game = Game.objects.create(
        campaign=cast.campaign, title="Corps", slug="corps", ruleset="mini-nap", document=document
    )
    Schedule.objects.create(game=game)
    life.start_game(game, NOW)
    return Corps(game, reille, cast.foy_seat, cast.picton_seat)


def test_a_superior_orders_what_no_narrower_seat_has(corps: Corps) -> None:
    assert corps.ordered(corps.reille) == ("F1",)
    assert corps.ordered(corps.foy) == ("F2",)
    assert corps.refused(corps.reille, "F1: HOLD\nF2: HOLD") == ["F2: HOLD"]
    assert corps.refused(corps.foy, "F1: HOLD\nF2: HOLD") == ["F1: HOLD"]


def test_what_a_superior_orders_for_all_leaves_the_narrower_seats_alone(corps: Corps) -> None:
    sheet = reading.read(corps.reille, corps.turn, "INTENT HOLD\nSTANDING ALL feint: NEVER").sheet
    assert [block.scope for block in sheet.blocks] == [("FB",)]
    assert [standing.scope for standing in sheet.standing] == [("FB",)]


def test_a_whole_sides_commander_leaves_the_narrower_seats_alone_too(corps: Corps) -> None:
    seating.assign(corps.game, corps.reille, [], who="umpire", now=NOW)
    assert corps.ordered(corps.reille) == ("F1",)
    assert reading.read(corps.reille, corps.turn, "INTENT HOLD").sheet.intent is None


def test_the_sheet_to_fill_in_names_only_what_the_seat_orders(corps: Corps) -> None:
    view = view_before(corps.turn, "french")
    assert "FB2" not in sheet_to_fill(corps.turn, corps.reille, view)
    assert "BRIGADE FB2" in sheet_to_fill(corps.turn, corps.foy, view)


def test_a_seat_that_nobody_holds_takes_nothing_from_its_superior(corps: Corps) -> None:
    Seat.objects.filter(pk=corps.foy.pk).update(player=None)
    assert corps.ordered(corps.reille) == ("F1", "F2")
    seats.vacate(Seat.objects.get(pk=corps.foy.pk), who="umpire", now=NOW)
    assert corps.ordered(corps.reille) == ("F1", "F2")


def test_a_command_given_for_a_game_counts_there_and_not_in_the_campaign(corps: Corps) -> None:
    seating.assign(corps.game, corps.foy, ["FB"], who="umpire", now=NOW)
    assert corps.ordered(corps.foy) == ("F1",)
    assert corps.ordered(corps.reille) == ("F2",)
    corps.foy.refresh_from_db()
    assert corps.foy.formations == ["FB2"]
    assert AuditEntry.objects.get(action="assign-command").detail == {"formations": ["FB"]}


def test_a_command_given_for_a_game_outlasts_a_change_of_the_seats_own(corps: Corps) -> None:
    seating.assign(corps.game, corps.foy, ["FB"], who="umpire", now=NOW)
    corps.foy.formations = ["II"]
    corps.foy.save()
    assert seating.entry_of(corps.game, corps.foy).formations == ["FB"]
    seating.assign(corps.game, corps.foy, None, who="umpire", now=NOW)
    assert GameSeat.objects.get(game=corps.game, seat=corps.foy).formations == ["II"]


def test_a_formation_that_is_not_of_the_seats_side_in_the_game_is_refused(corps: Corps) -> None:
    with pytest.raises(ValidationError, match="AB, III: no such formation"):
        seating.assign(corps.game, corps.foy, ["FB", "AB", "III"], who="umpire", now=NOW)
    assert seating.entry_of(corps.game, corps.foy).formations == ["FB2"]


def test_who_has_given_all_his_troops_away_is_asked_for_nothing(corps: Corps) -> None:
    seating.assign(corps.game, corps.foy, ["FB", "FB2"], who="umpire", now=NOW)
    assert [seat.name for seat in attendance(corps.turn, NOW).missing] == ["General Foy", "General Picton"]
    assert not can_order(corps.turn, corps.reille)
    assert can_order(corps.turn, corps.foy)


def test_sheets_of_a_superior_and_his_subordinate_make_one(corps: Corps, engine: SmallEngine) -> None:
    sheets.submit(corps.reille, corps.turn, "INTENT HOLD", now=NOW)
    sheets.submit(corps.foy, corps.turn, "INTENT ATTACK A1", now=NOW)
    life.close_turn(corps.turn, NOW, because=Turn.Closed.UMPIRE)
    resolution.resolve(corps.turn.pk, NOW)
    (texts,) = engine.seen
    assert texts["french"].splitlines() == [
        *("BRIGADE FB2", "  INTENT ATTACK square A1"),
        *("BRIGADE FB", "  INTENT HOLD"),
    ]


def test_the_umpire_gives_a_command_on_the_desk_and_takes_it_back(corps: Corps, cast: Cast) -> None:
    client = Client()
    client.force_login(cast.umpire)
    page = client.get(reverse("battle-commands", args=["corps"])).content.decode()
    assert "Commands in this battle" in page
    assert "Second Brigade" in page
    url, name = reverse("assign-command", args=["corps", corps.foy.pk]), f"seat-{corps.foy.pk}"
    client.post(url, {f"{name}-formations": ["FB"]})
    assert GameSeat.objects.get(game=corps.game, seat=corps.foy).formations == ["FB"]
    assert "for this battle" in client.get(reverse("battle-commands", args=["corps"])).content.decode()
    client.post(url, {f"{name}-formations": ["FB"], f"{name}-as_in_campaign": "on"})
    assert GameSeat.objects.get(game=corps.game, seat=corps.foy).formations == ["FB2"]
    assert client.post(url, {f"{name}-formations": ["AB"]}).status_code == 200
    assert GameSeat.objects.get(game=corps.game, seat=corps.foy).formations == ["FB2"]


def test_nobody_but_the_umpire_gives_commands(corps: Corps, cast: Cast) -> None:
    client = Client()
    client.force_login(cast.foy)
    url = reverse("assign-command", args=["corps", corps.foy.pk])
    assert client.post(url, {f"seat-{corps.foy.pk}-formations": ["FB"]}).status_code == 404
    assert GameSeat.objects.get(game=corps.game, seat=corps.foy).formations == ["FB2"]
