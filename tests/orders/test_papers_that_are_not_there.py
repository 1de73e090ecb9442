"""Papers of turns, sides and battles that are not a seat's own: the answer is a page that says so, never a fault."""

from __future__ import annotations

import itertools

from django.test import TestCase
from django.urls import reverse

from campaigns.models import Game, Player, Seat, Side
from campaigns.services.scenarios import scenarios
from tests.played import HOUR, NOON, play

BACKEND = "django.contrib.auth.backends.ModelBackend"
PAPERS = ("check-orders", "order-form", "replay", "seat-dice", "seat-report")
MOMENTS = ("before", "after", "never")
NO_TURN = 999_999


class PapersThatAreNotThere(TestCase):
    """One played battle; beside it a side that has no part in it, a spectator, and a battle of another campaign."""

    @classmethod
    def setUpTestData(cls) -> None:
        cls.played = play()
        campaign = cls.played.campaign
        prussian = Side.objects.create(
            campaign=campaign, key="prussian", name="Prussian", nation="prussian", position=2
        )
        gone = Player.objects.create(name="Gneisenau", email="gneisenau@players.test")
        cls.seats = [
            cls.played.french,
            cls.played.allied,
            Seat.objects.create(campaign=campaign, side=prussian, name="Gneisenau", player=gone),
            Seat.objects.create(campaign=campaign, name="The Times", role=Seat.Role.SPECTATOR, player=gone),
        ]
        other = scenarios.load_scenario(
            scenarios.find_scenario("first-steps"), who="umpire", now=NOON, umpires=[cls.played.cast.umpire]
        )
        Game.objects.exclude(pk=cls.played.battle.pk).update(status=Game.Status.RUNNING)
        cls.foreign = other.turns.create(
            number=1,
            branch=1,
            state="open",
            before=other.document,
            opened_at=NOON,
            closes_at=NOON + HOUR,
            seed="00" * 32,
        )

    def addresses(self) -> list[str]:
        turns = [self.played.first.pk, self.played.second.pk, self.foreign.pk, NO_TURN]
        found = []
        for seat, turn in itertools.product(self.seats, turns):
            found += [reverse(name, args=[seat.pk, turn]) for name in PAPERS]
            found += [reverse("seat-map", args=[seat.pk, turn, moment]) for moment in MOMENTS]
            found += [reverse("plan-map", args=[seat.pk, turn, version]) for version in (0, 1, 2)]
        return found + [reverse(name, args=[seat.pk]) for name in ("player", "brief") for seat in self.seats]

    def test_every_paper_of_every_seat_and_turn_is_there_or_404(self) -> None:
        for who in (self.played.cast.umpire, self.played.cast.foy):
            self.client.force_login(who, backend=BACKEND)
            for address in self.addresses():
                with self.subTest(who=who.username, address=address):
                    assert self.client.get(address).status_code in (200, 302, 404, 405)

    def test_a_side_without_a_part_in_the_battle_gets_404_for_its_map(self) -> None:
        self.client.force_login(self.played.cast.umpire, backend=BACKEND)
        stranger = self.seats[2]
        for moment in ("before", "after"):
            address = reverse("seat-map", args=[stranger.pk, self.played.first.pk, moment])
            assert self.client.get(address).status_code == 404

    def test_the_umpires_pages_of_a_side_that_is_not_in_the_battle_are_404(self) -> None:
        self.client.force_login(self.played.cast.umpire, backend=BACKEND)
        slug, turn = self.played.battle.slug, self.played.first.pk
        assert self.client.get(reverse("turn-report", args=[slug, turn, "prussian"])).status_code == 404
        assert self.client.get(reverse("turn", args=[slug, turn]) + "?side=prussian").status_code == 404
        assert self.client.get(reverse("turn-map", args=[slug, turn, "after"]) + "?side=prussian").status_code == 404
