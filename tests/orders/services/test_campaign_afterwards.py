"""A campaign looked back upon: its atlas, and its moments with anybody's eyes, as far as each may see them."""

from __future__ import annotations

from io import BytesIO

import pytest
from django.contrib.auth.models import User
from django.test import Client
from pypdf import PdfReader

from battles.services.papers.atlas import atlas
from campaigns.models import Game, Seat, Way
from campaigns.services.desk import deeds
from campaigns.services.desk.deeds import Occasion
from campaigns.services.marches import document as documents
from campaigns.services.marches import history
from campaigns.services.turns import sheets
from campaigns.services.turns.life import WrongMoment
from orders.models import OutgoingMail
from orders.services.out import notices
from orders.services.out.enclosures import render
from tests.campaigns.services.marches.fleurus import DAY, NOON, ORDERS, campaign, open_turn, play, seats
from tests.orders.services.by_mail import speak_by_mail
from tests.printed_words import text_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def game(settings) -> Game:
    speak_by_mail(settings)
    return campaign(Way.SETTLED)


@pytest.fixture
def umpire(game: Game) -> User:
    return User.objects.get(username="anna")


def fight(game: Game, rounds: int) -> None:
    """So many rounds from the orders that bring on a battle at Fleurus; the third ends the campaign."""
    for number in range(1, rounds + 1):
        for post, one in seats(game).items() if number == 1 else ():
            sheets.submit(one, open_turn(game), ORDERS[post], now=NOON)
        play(game, NOON + DAY * number)


def over(game: Game) -> None:
    """The campaign ended by its umpire."""
    assert deeds.perform("end", Occasion(game, open_turn(game), "anna", NOON + DAY * 5)).done
    game.refresh_from_db()


def seat(game: Game, name: str) -> Seat:
    return Seat.objects.select_related("player", "side", "campaign").get(campaign=game.campaign, name=name)


def visitor(game: Game, name: str = "") -> Client:
    """Somebody's browser: of the holder of a seat, or of a stranger."""
    user = User.objects.create_user(name or "stranger")
    if name:
        player = seat(game, name).player
        assert player is not None
        player.user = user
        player.save()
    client = Client()
    client.force_login(user)
    return client


def test_the_atlas_has_a_map_a_day_the_battles_and_who_knew_what_when(game: Game) -> None:
    with pytest.raises(WrongMoment):
        atlas(game)
    fight(game, 2)
    made = atlas(game)
    text = text_of(made.content)
    assert made.name == "The Charleroi Road, atlas.pdf"
    assert atlas(game).content == made.content
    for words in ("15 June 1815", "Outpost corps", "Owen Price", "the roads marched on this day"):
        assert words in text, words
    turns = history.resolved(game)
    fought = history.battles(turns)
    assert [one.place for one in fought] == ["fleurus"]
    assert all(sum(one.men.values()) > 3000 for one in fought)
    assert "The battle near Fleurus" in text
    told = [event for turn in turns for heard in turn.told.values() for event in heard]
    assert any(event["effect"].get("kind") == "sighting" for event in told)
    assert "men near" in text


def heard(pdf: bytes) -> list[str]:
    """What each picture of a file is for whoever hears it."""
    reader = PdfReader(BytesIO(pdf))
    things = (reader.get_object(number) for number in range(1, int(reader.trailer["/Size"])))
    return [str(one["/Alt"]) for one in things if isinstance(one, dict) and "/Alt" in one]


def test_a_days_map_tells_who_hears_the_atlas_how_many_stand_where_and_where_it_was_fought(game: Game) -> None:
    fight(game, 2)
    told = heard(atlas(game).content)
    days = history.days(history.resolved(game))
    assert len(told) == len(days)
    for day, words in zip(days, told, strict=True):
        campaign = documents.read(day.last.after or {})
        for side in campaign.sides:
            stands = history.standing(campaign, side.id)
            assert sum(stands.values()) == sum(
                one.men for one in campaign.elements if one.present and one.side == side.id
            )
            for place, men in stands.items():
                assert f"{men:,} men near {place}" in words
    assert "A battle near Fleurus." in told[0]


def test_tracks_follow_the_roads_that_were_ordered(game: Game) -> None:
    fight(game, 1)
    (turn,) = history.resolved(game)
    found = history.marched(turn)
    assert {road for road, _low, _high in found["blue"]} >= {"r2", "r10", "r11"}
    lengths = {road.id: road.length for road in documents.read(turn.before).chart.roads}
    assert all(0 <= low < high <= lengths[road] for side in found.values() for road, low, high in side)
    assert not {"r3", "r4"} & {road for road, _low, _high in found["blue"]}, "nobody went by Thuin"


def test_losses_of_a_battle_are_those_of_the_log(game: Game) -> None:
    fight(game, 3)
    (one,) = history.battles(history.resolved(game))
    assert one.outcome
    assert one.lost is not None
    assert 0 < sum(one.lost.values()) < sum(one.men.values())
    assert one.late, "the 3rd Brigade comes up in its course"


def test_while_it_lasts_a_player_looks_with_his_own_eyes_alone(game: Game, umpire: User) -> None:
    fight(game, 2)
    player, stranger, desk = visitor(game, "First Corps"), visitor(game), Client()
    desk.force_login(umpire)
    address = f"/battles/{game.slug}/replay/"
    shown = player.get(address).content.decode()
    assert "As First Corps knew it" in shown
    assert "Everything" not in shown
    assert 'value="2"' in shown
    assert "side-red" not in shown
    assert stranger.get(address).status_code == 404
    for eyes in ("all", "side-blue", "side-red", "post-R-I", "post-B"):
        assert player.get(f"{address}1/map/after/?eyes={eyes}").status_code == 404, eyes
        assert desk.get(f"{address}1/map/after/?eyes={eyes}").status_code == 200, eyes
    own = player.get(f"{address}1/map/after/?eyes=post-B-I").content.decode()
    assert "<svg" in own
    assert player.get(f"{address}1/map/after/").content.decode() == own
    assert player.get(f"{address}9/map/after/").status_code == 404
    assert player.get(f"{address}report/").status_code == 404
    assert desk.get(f"{address}report/")["Content-Type"] == "application/pdf"
    assert "Atlas of the campaign so far" in desk.get(f"/battles/{game.slug}/").content.decode()


def test_afterwards_everybody_who_took_part_sees_everything(game: Game) -> None:
    fight(game, 2)
    over(game)
    assert game.status == Game.Status.FINISHED
    player, stranger = visitor(game, "First Corps"), visitor(game)
    address = f"/battles/{game.slug}/replay/"
    shown = player.get(address).content.decode()
    assert "Everything" in shown
    assert "Its atlas" in shown
    for eyes in ("all", "side-red", "post-R-I"):
        assert "<svg" in player.get(f"{address}2/map/after/?eyes={eyes}").content.decode()
    assert player.get(f"{address}report/").content.startswith(b"%PDF")
    assert stranger.get(address).status_code == 404
    Game.objects.filter(pk=game.pk).update(shown=Game.Shown.NOBODY)
    assert "Everything" not in player.get(address).content.decode()


def test_the_story_of_a_campaign_is_its_atlas(game: Game, umpire: User) -> None:
    fight(game, 2)
    over(game)
    desk = Client()
    desk.force_login(umpire)
    desk.post(f"/battles/{game.slug}/do/story/")
    notices.tell_due(NOON + DAY * 4)
    mail = OutgoingMail.objects.filter(seat=seat(game, "First Corps"), key__startswith="story/").get()
    (reference,) = mail.attachments
    assert "The Charleroi Road" in text_of(render(reference).content)
