"""Changes of a seat on the umpire's page, and who may log in: each is recorded, and slips are answered in words."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.test import Client
from django.urls import reverse

from campaigns.models import Player, Seat
from campaigns.services.people import campaigns, seats
from tests.cast import Cast

pytestmark = pytest.mark.django_db
NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)


def change(client: Client, cast: Cast, what: str, **data: object) -> object:
    """Send one of the forms of General Foy's page as his umpire."""
    client.force_login(cast.umpire, backend="django.contrib.auth.backends.ModelBackend")
    address = reverse("change-seat", args=[cast.campaign.slug, cast.foy_seat.pk, what])
    return client.post(address, {f"{what}-{key}": value for key, value in data.items()}, follow=True)


def test_a_seat_gets_other_formations_of_its_own_side_only(cast: Cast) -> None:
    seats.change_command(cast.foy_seat, name="General Bachelu", formations=["9D"], who="umpire", now=NOW)
    cast.foy_seat.refresh_from_db()
    assert (cast.foy_seat.name, cast.foy_seat.formations) == ("General Bachelu", ["9D"])
    with pytest.raises(ValidationError, match="5D: no such formation"):
        seats.change_command(cast.foy_seat, name="", formations=["5D"], who="umpire", now=NOW)
    assert cast.campaign.audit.get().action == "change-command"


def test_a_seat_that_is_taken_out_can_be_reached_and_answered_by_nobody(cast: Cast) -> None:
    token = seats.join_token(cast.foy_seat)
    key = cast.foy_seat.key
    seats.vacate(cast.foy_seat, who="umpire", now=NOW)
    assert cast.foy_seat.state == Seat.State.LEFT
    assert cast.foy_seat.key != key
    assert seats.seat_of_token(token) is None


def test_a_player_gets_one_login_under_his_address(cast: Cast) -> None:
    player = Player.objects.create(name="Bachelu", email="bachelu@players.test")
    assert seats.may_choose_password(player)
    assert seats.give_login(player, "pass-word-1815").username == player.email
    with pytest.raises(ValidationError, match="already"):
        seats.give_login(player, "pass-word-1816")


def test_an_address_that_is_somebodys_login_name_is_not_taken_over(cast: Cast) -> None:
    User.objects.create_user("Reille@players.test", password="pass-word-1815")
    player = Player.objects.create(name="Reille", email="reille@players.test")
    assert not seats.may_choose_password(player)


@pytest.mark.parametrize("login", ["other-umpire", "Other-Umpire@players.test"])
def test_an_umpire_is_added_by_login_name_or_address(cast: Cast, login: str) -> None:
    campaigns.add_umpire(cast.campaign, login, who="umpire", now=NOW)
    assert cast.other_umpire in cast.campaign.umpires.all()
    assert cast.campaign.audit.get().subject == "other-umpire"


def test_an_umpire_who_has_no_login_is_refused_in_words(cast: Cast) -> None:
    with pytest.raises(ValidationError, match="There is no login nobody"):
        campaigns.add_umpire(cast.campaign, "nobody", who="umpire", now=NOW)


def test_a_form_with_a_slip_comes_back_with_what_was_typed_and_what_is_wrong(cast: Cast, client: Client) -> None:
    page = change(client, cast, "leave", start="2026-12-24", end="2026-12-20")
    assert "before it begins" in page.content.decode()  # type: ignore[attr-defined]
    assert 'value="2026-12-24"' in page.content.decode()  # type: ignore[attr-defined]
    page = change(client, cast, "replace", player_name="Bachelu", email="no address")
    assert "Enter a valid email address" in page.content.decode()  # type: ignore[attr-defined]


def test_each_form_of_the_page_does_what_it_says(cast: Cast, client: Client) -> None:
    change(client, cast, "deputy", name="Reille", email="reille@players.test")
    change(client, cast, "leave", start="2026-12-20", end="2026-12-24")
    change(client, cast, "command", name="General Foy", formations=f"{cast.french.pk}/9D")
    cast.foy_seat.refresh_from_db()
    assert cast.foy_seat.deputy == Player.objects.get(name="Reille")
    assert str(cast.foy_seat.leave_until) == "2026-12-24"
    assert cast.foy_seat.formations == ["9D"]
    change(client, cast, "replace", player_name="Bachelu", email="bachelu@players.test")
    for word in ("invite", "key", "vacate"):
        change(client, cast, word)
    cast.foy_seat.refresh_from_db()
    assert cast.foy_seat.state == Seat.State.LEFT
    done = set(cast.campaign.audit.values_list("action", flat=True))
    assert done == {
        "deputy", "leave", "change-command", "replace-player", "invite-again", "renew-key", "vacate-seat",
    }  # fmt: skip


def test_an_invitation_with_formations_of_the_other_side_comes_back(cast: Cast, client: Client) -> None:
    client.force_login(cast.umpire, backend="django.contrib.auth.backends.ModelBackend")
    page = client.post(
        reverse("invite", args=[cast.campaign.slug]),
        {
            "player_name": "Bachelu", "email": "bachelu@players.test", "role": "commander", "side": cast.french.pk,
            "seat_name": "General Bachelu", "formations": [f"{cast.allied.pk}/5D"],
        },
    )  # fmt: skip
    assert "do not belong to the French side" in page.content.decode()
    assert not Seat.objects.filter(name="General Bachelu").exists()
