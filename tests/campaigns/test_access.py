"""Who may see what: the standing cast is two players, two umpires and a stranger."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import AnonymousUser
from django.http import Http404

from campaigns.models import Seat
from campaigns.services.people import access
from tests.cast import Cast

pytestmark = pytest.mark.django_db


def test_an_umpire_sees_only_the_campaigns_he_runs(cast: Cast) -> None:
    assert set(access.campaigns_run_by(cast.umpire)) == {cast.campaign}
    assert set(access.campaigns_run_by(cast.other_umpire)) == {cast.other_campaign}


def test_nobody_runs_a_campaign_without_being_its_umpire(cast: Cast) -> None:
    for visitor in (cast.foy, cast.stranger, AnonymousUser()):
        assert not access.campaigns_run_by(visitor).exists()
        with pytest.raises(Http404):
            access.umpires_campaign(visitor, cast.campaign.slug)


def test_a_player_sees_his_own_seat_and_no_other(cast: Cast) -> None:
    assert access.players_seat(cast.foy, cast.foy_seat.pk) == cast.foy_seat
    with pytest.raises(Http404):
        access.players_seat(cast.foy, cast.picton_seat.pk)


def test_a_deputy_sees_the_seat_he_stands_in_for(cast: Cast) -> None:
    cast.picton_seat.deputy = cast.foy_seat.player
    cast.picton_seat.save()
    assert access.players_seat(cast.foy, cast.picton_seat.pk) == cast.picton_seat


def test_a_player_who_has_left_sees_nothing_any_more(cast: Cast) -> None:
    cast.foy_seat.state = Seat.State.LEFT
    cast.foy_seat.save()
    with pytest.raises(Http404):
        access.players_seat(cast.foy, cast.foy_seat.pk)


def test_missing_and_hidden_are_told_in_the_same_words(cast: Cast) -> None:
    with pytest.raises(Http404) as hidden:
        access.players_seat(cast.foy, cast.picton_seat.pk)
    with pytest.raises(Http404) as missing:
        access.players_seat(cast.foy, 10**6)
    assert str(hidden.value) == str(missing.value)
