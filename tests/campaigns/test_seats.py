"""Seats: invitations, replacement, keys, deputies and leave."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest
from django.core.exceptions import ValidationError

from campaigns.models import Seat
from campaigns.services.people import seats
from tests.cast import Cast

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)


def invitation(cast: Cast, **changes: object) -> seats.Invitation:
    given = {"seat_name": "General Jamin", "player_name": "Ann", "email": "Ann@Players.test", "side": cast.french}
    return seats.Invitation(**{**given, **changes})  # type: ignore[arg-type]


def test_an_invitation_makes_a_seat_a_player_and_an_entry_in_the_record(cast: Cast) -> None:
    seat = seats.invite(cast.campaign, invitation(cast, formations=("9D",)), who="umpire", now=NOW)
    assert (seat.state, seat.player.email, seat.formations) == (Seat.State.INVITED, "ann@players.test", ["9D"])
    assert cast.campaign.audit.get(action="invite").who == "umpire"


def test_the_same_address_is_the_same_player(cast: Cast) -> None:
    first = seats.invite(cast.campaign, invitation(cast), who="umpire", now=NOW)
    second = seats.invite(cast.campaign, invitation(cast, email="ann@players.TEST"), who="umpire", now=NOW)
    assert first.player == second.player


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"formations": ("9D", "7D")}, "7D: no such formation"),
        ({"side": None}, "needs a side"),
        ({"email": "ann at players"}, "valid email"),
    ],
)
def test_an_invitation_that_cannot_be_is_refused_with_what_is_wrong(
    cast: Cast, changes: dict[str, object], words: str
) -> None:
    with pytest.raises(ValidationError, match=words):
        seats.invite(cast.campaign, invitation(cast, **changes), who="umpire", now=NOW)
    assert not Seat.objects.filter(name="General Jamin").exists()


def test_a_link_opens_its_seat_until_the_key_is_renewed(cast: Cast) -> None:
    token = seats.join_token(cast.foy_seat)
    assert seats.seat_of_token(token) == cast.foy_seat
    assert seats.seat_of_token(token[:-2] + "xx") is None
    seats.renew_key(cast.foy_seat, who="umpire", now=NOW)
    assert seats.seat_of_token(token) is None


def test_a_new_player_gets_a_new_key_and_the_old_one_is_forgotten(cast: Cast) -> None:
    old = cast.foy_seat.key
    seat = seats.replace_player(
        cast.foy_seat, email="bea@players.test", player_name="Bea", who="umpire", now=NOW, reason="moved abroad"
    )
    assert seat.key != old
    assert (seat.player.name, seat.state) == ("Bea", Seat.State.INVITED)
    assert cast.campaign.audit.get(action="replace-player").reason == "moved abroad"


def test_a_leave_that_ends_before_it_begins_is_refused(cast: Cast) -> None:
    with pytest.raises(ValidationError, match="before it begins"):
        seats.declare_leave(cast.foy_seat, date(2026, 12, 5), date(2026, 12, 1), who="foy", now=NOW)


def test_a_deputy_is_named_and_taken_away(cast: Cast) -> None:
    seats.name_deputy(cast.foy_seat, email="picton@players.test", name="", who="umpire", now=NOW)
    assert cast.foy_seat.deputy == cast.picton_seat.player
    seats.name_deputy(cast.foy_seat, email="", name="", who="umpire", now=NOW)
    assert cast.foy_seat.deputy is None
