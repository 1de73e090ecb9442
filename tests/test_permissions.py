"""Object-level permission, by enumeration: every page of the site, tried by everybody of the standing cast.

A page that is added without a line here fails the first test.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.contrib.auth.models import User
from django.test import TestCase
from django.urls import URLPattern, URLResolver, get_resolver, reverse
from django.utils import timezone

from battles.services import simulations
from campaigns.models import Engagement, Ruling, Unit
from campaigns.services.people import questions
from tests.played import play

pytestmark = pytest.mark.usefixtures("settled_clock")

OPEN = {
    "home", "documentation", "document", "dice", "dice-program", "join", "login", "logout", "health", "metrics",
    "forgotten", "choose-password",
}  # fmt: skip
#: The replay with everything, for whoever the battle's umpire shows it to; nobody but himself while it lasts.
SHOWN = {"battle-replay", "replay-turn", "replay-map", "replay-report", "opened-dice"}
UMPIRES = {
    "campaign", "audit", "invite", "seat", "change-seat", "order-of-battle", "import-preview", "import-confirm", "rate",
    "export", "new-battle", "desk", "act", "extend", "message", "rehearse", "battle-settings", "battle-file", "paper",
    "turn", "turn-map", "turn-report", "rule", "replace-orders", "mail-log", "mail-in", "read-again", "mail-out",
    "start-battle", "replace-file", "delete-battle", "take-back",
    "send-again", "battle-rules", "opening-map", "add-umpire", "remove-umpire", "aftermath", "rally",
    "simulations", "simulation", "stop-simulation", "simulation-paper", "answer", "battle-commands", "assign-command",
    "campaign-settings", "delete-campaign",
    "unit", "add-unit", "remove-unit", "battle-units", "battle-unit",
    "gazette", "decide-piece", "gazette-issue", "new-march", "overrule",
    "engagement", "decide-engagement", "table-paper",
}  # fmt: skip
PLAYERS = {
    "player", "brief", "plan-map", "check-orders", "send-orders", "withdraw-orders", "order-form", "replay",
    "seat-report", "seat-map", "seat-dice", "seat-gazette", "seat-issue",
}  # fmt: skip
STAFF = {"new-campaign"}
POSTS = {
    "change-seat", "add-umpire", "remove-umpire", "import-preview", "import-confirm", "rate", "act", "extend",
    "message", "rehearse",
    "replace-orders", "take-back", "delete-battle", "read-again", "send-again", "rally", "answer", "stop-simulation",
    "remove-unit", "delete-campaign", "decide-piece", "decide-engagement",
    "check-orders", "send-orders",
    "withdraw-orders",
}  # fmt: skip


def page_names(patterns: list[URLPattern | URLResolver]) -> Iterator[str]:
    """The names of all pages but the admin's, which has tests of its own."""
    for pattern in patterns:
        if isinstance(pattern, URLResolver):
            if pattern.app_name != "admin":
                yield from page_names(pattern.url_patterns)
        else:
            yield pattern.name or str(pattern.pattern)


class Pages(TestCase):
    """One played battle; nobody changes it here, for all posts are sent without what they need."""

    @classmethod
    def setUpTestData(cls) -> None:
        cls.played = play()
        battle = cls.played.battle
        terms = simulations.terms_of(battle, {}, 1)
        cls.gone, *_others, cls.unit = Unit.objects.filter(formation__side__campaign=cls.played.campaign)
        cls.simulation = simulations.order(terms, 1, 0, who="umpire", now=timezone.now(), game=battle)
        questions.ask(cls.played.french, battle, "May I?", now=timezone.now())
        cls.ruling = Ruling.objects.create(
            turn=cls.played.first, at=timezone.now(), who="umpire", path="before.weather", after="clear", reason="x"
        )
        hours = {"starts": "1815-06-16T08:00", "until": "1815-06-16T16:00"}
        cls.engagement = Engagement.objects.create(
            campaign=battle, battle="at-fleurus", place="Fleurus", way="table", state=Engagement.State.OVER, **hours
        )
        for batch in cls.simulation.batches.all():
            simulations.play_batch(batch.pk, timezone.now())

    def address(self, name: str, seat: int = 0) -> str:
        """The page's address in the played battle; players' pages are General Foy's unless a seat is given."""
        played = self.played
        turn = (
            played.second if name in {"check-orders", "send-orders", "withdraw-orders", "order-form"} else played.first
        )
        known = {
            "slug": played.campaign.slug if name in CAMPAIGN_PAGES else played.battle.slug,
            "seat_id": seat or played.french.pk,
            "turn_id": turn.pk,
            "change": "deputy",
            "action": "hold",
            "deed": "move",
            "paper": "umpire",
            "moment": "after",
            "side": played.battle.document["sides"][0]["id"],
            "form": "yaml",
            "number": played.first.number,
            "version": 1,
            "simulation_id": self.simulation.pk,
            "ruling_id": self.ruling.pk,
            "unit_id": {"battle-unit": played.battle.document["units"][0]["id"], "remove-unit": self.gone.pk}.get(
                name, self.unit.pk
            ),
            "formation_id": self.unit.formation_id,
            "user_id": played.cast.umpire.pk,
            "name": "winners.csv",
            "engagement_id": self.engagement.pk,
            "way": "engine",
            "mail_id": played.mail_out.pk if name in {"mail-out", "send-again"} else played.mail_in.pk,
        }
        for keys in ARGUMENTS[name]:
            return reverse(name, kwargs={key: known[key] for key in keys.split()})
        return reverse(name)


class EveryPage(Pages):
    """Who may reach which page."""

    def status(self, who: User | None, name: str, seat: int = 0) -> int:
        """The status with which a page answers somebody."""
        self.client.logout()
        if who is not None:
            self.client.force_login(who, backend="django.contrib.auth.backends.ModelBackend")
        method = self.client.post if name in POSTS else self.client.get
        return int(method(self.address(name, seat)).status_code)

    def test_every_page_is_named_here_once(self) -> None:
        named = sorted([*OPEN, *SHOWN, *UMPIRES, *PLAYERS, *STAFF])
        assert sorted(page_names(get_resolver().url_patterns)) == named

    def test_nobody_else_learns_that_an_umpires_page_exists(self) -> None:
        cast = self.played.cast
        for name in sorted(UMPIRES):
            for who in (cast.other_umpire, cast.foy, cast.stranger):
                with self.subTest(page=name, who=who.username):
                    assert self.status(who, name) == 404
            with self.subTest(page=name, who="anonymous"):
                assert self.status(None, name) == 302

    def test_nobody_else_learns_that_a_players_page_exists(self) -> None:
        cast = self.played.cast
        for name in sorted(PLAYERS):
            for who in (cast.other_umpire, cast.picton, cast.stranger):
                with self.subTest(page=name, who=who.username):
                    assert self.status(who, name) == 404
            with self.subTest(page=name, who="anonymous"):
                assert self.status(None, name) == 302

    def test_the_umpire_reaches_every_page_of_his_campaign(self) -> None:
        for name in sorted(UMPIRES):
            with self.subTest(page=name):
                assert self.status(self.played.cast.umpire, name) in (200, 302)

    def test_a_player_reaches_every_page_of_his_seat(self) -> None:
        for name in sorted(PLAYERS):
            with self.subTest(page=name):
                assert self.status(self.played.cast.foy, name) in (200, 302)

    def test_campaigns_are_founded_by_staff_alone(self) -> None:
        cast = self.played.cast
        assert self.status(cast.umpire, "new-campaign") == 200
        assert self.status(cast.foy, "new-campaign") == 302
        assert self.status(None, "new-campaign") == 302

    def test_what_changes_something_takes_posts_only(self) -> None:
        self.client.force_login(self.played.cast.umpire, backend="django.contrib.auth.backends.ModelBackend")
        for name in sorted(POSTS - PLAYERS):
            with self.subTest(page=name):
                assert self.client.get(self.address(name)).status_code == 405


CAMPAIGN_PAGES = {
    "campaign", "add-umpire", "remove-umpire", "audit", "invite", "seat", "change-seat", "order-of-battle",
    "import-preview", "import-confirm", "rate", "rally", "unit", "add-unit", "remove-unit",
    "campaign-settings", "delete-campaign",
    "export", "new-battle", "new-march",
}  # fmt: skip
#: The arguments of each page's address, as a list of one; empty for none.
ARGUMENTS = {
    **{name: ["slug"] for name in UMPIRES},
    "seat": ["slug seat_id"], "change-seat": ["slug seat_id change"], "export": ["slug form"],
    "act": ["slug action"], "paper": ["slug paper"], "turn": ["slug turn_id"], "turn-map": ["slug turn_id moment"],
    "turn-report": ["slug turn_id side"], "rule": ["slug turn_id"], "replace-orders": ["slug turn_id"],
    "overrule": ["slug turn_id deed"],
    "take-back": ["slug turn_id ruling_id"], "engagement": ["slug engagement_id"],
    "decide-engagement": ["slug engagement_id way"], "table-paper": ["slug engagement_id paper"],
    "mail-in": ["slug mail_id"], "read-again": ["slug mail_id"], "mail-out": ["slug mail_id"],
    "send-again": ["slug mail_id"],
    **{name: ["seat_id turn_id"] for name in PLAYERS},
    "decide-piece": ["slug number"], "gazette-issue": ["slug turn_id side"], "seat-gazette": ["seat_id"],
    "player": ["seat_id"], "brief": ["seat_id"], "plan-map": ["seat_id turn_id version"],
    "seat-map": ["seat_id turn_id moment"],
    "simulation": ["slug simulation_id"], "stop-simulation": ["slug simulation_id"],
    "simulation-paper": ["slug simulation_id name"],
    "answer": ["slug number"], "remove-umpire": ["slug user_id"],
    "battle-unit": ["slug unit_id"], "unit": ["slug unit_id"], "remove-unit": ["slug unit_id"],
    "add-unit": ["slug formation_id"],
    "assign-command": ["slug seat_id"],
    "battle-replay": ["slug"], "replay-report": ["slug"], "replay-turn": ["slug number"],
    "replay-map": ["slug number moment"],
    **{name: [] for name in STAFF},
}  # fmt: skip
