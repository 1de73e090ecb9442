"""Who may see a battle with both sides' troops."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import AnonymousUser, User
from django.test import TestCase
from django.urls import reverse

from campaigns.models import Game, Player, Seat
from campaigns.services.desk.showing import games_shown_to, may_see_everything
from tests.played import Played, play

SHOWN = Game.Shown


class Replay(TestCase):
    """A battle under way, a spectator without a side, and one who follows the French."""

    played: Played

    @classmethod
    def setUpTestData(cls) -> None:
        cls.played = play()
        cls.watchers = {
            name: cls.watcher(name, side) for name, side in (("neutral", None), ("friend", cls.played.french.side))
        }

    @classmethod
    def watcher(cls, name: str, side: object) -> User:
        user = User.objects.create_user(name)
        player = Player.objects.create(name=name, email=f"{name}@players.test", user=user)
        Seat.objects.create(campaign=cls.played.campaign, side=side, role=Seat.Role.SPECTATOR, name=name, player=player)
        return user

    def may(self, who: User | AnonymousUser, shown: str, *, over: bool) -> bool:
        battle = self.played.battle
        battle.shown = shown
        battle.status = Game.Status.FINISHED if over else Game.Status.RUNNING
        return may_see_everything(battle, who)

    def test_umpires_always_may_and_players_never_while_it_lasts(self) -> None:
        cast = self.played.cast
        for shown in SHOWN:
            assert self.may(cast.umpire, shown, over=False)
            assert not self.may(cast.foy, shown, over=False)
            assert not self.may(cast.other_umpire, shown, over=False)
            assert not self.may(AnonymousUser(), shown, over=False)

    def test_a_spectator_without_a_side_may_as_the_battle_says(self) -> None:
        neutral = self.watchers["neutral"]
        during = {shown for shown in SHOWN if self.may(neutral, shown, over=False)}
        afterwards = {shown for shown in SHOWN if self.may(neutral, shown, over=True)}
        assert during == {SHOWN.SPECTATORS}
        assert afterwards == {SHOWN.SPECTATORS, SHOWN.AFTERWARDS, SHOWN.EVERYBODY}

    def test_a_spectator_who_follows_a_side_sees_no_more_than_that_side(self) -> None:
        friend = self.watchers["friend"]
        assert not any(self.may(friend, shown, over=False) for shown in SHOWN)
        assert {shown for shown in SHOWN if self.may(friend, shown, over=True)} == {SHOWN.EVERYBODY}

    def test_the_pages_show_released_turns_and_no_others(self) -> None:
        Game.objects.update(shown=SHOWN.SPECTATORS)
        self.client.force_login(self.watchers["neutral"], backend="django.contrib.auth.backends.ModelBackend")
        slug = self.played.battle.slug
        for name, number, status in (("replay-turn", 1, 200), ("replay-turn", 2, 404), ("replay-report", 0, 404)):
            arguments = {"slug": slug, **({"number": number} if number else {})}
            assert self.client.get(reverse(name, kwargs=arguments)).status_code == status
        page = self.client.get(reverse("battle-replay", kwargs={"slug": slug}))
        self.assertContains(page, "What happened")
        seat = Seat.objects.get(name="neutral")
        assert games_shown_to(seat) == [self.played.battle]
        self.assertContains(self.client.get(reverse("player", args=[seat.pk])), "both sides")


@pytest.mark.django_db
def test_a_battle_that_is_over_is_open_to_everybody_if_the_umpire_says_so(client: object) -> None:
    played = play()
    Game.objects.update(shown=SHOWN.EVERYBODY, status=Game.Status.FINISHED)
    answer = client.get(reverse("battle-replay", kwargs={"slug": played.battle.slug}))  # type: ignore[attr-defined]
    assert answer.status_code == 200
