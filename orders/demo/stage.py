"""The stage: the Waterloo campaign with its order of battle, Quatre Bras ready to start, the Hundred Days beside it.

Whoever plays has a login for the pages besides.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from django.apps import apps
from django.contrib.auth.models import User
from django.db import transaction
from django.utils.text import slugify

from campaigns.models import Campaign, Engagement, Formation, Game, Schedule, Seat, Unit, Way
from campaigns.services.marches.setting_up import find_campaign, set_up
from campaigns.services.order_of_battle.importing import import_files
from campaigns.services.order_of_battle.reading import SourceFile
from campaigns.services.people.campaigns import found_campaign
from campaigns.services.scenarios.scenarios import find_scenario, load_scenario

SCENARIO = "quatre-bras"
CAMPAIGN = "The Waterloo campaign"
#: The campaign on its own map, and the hours of its first turn: from the night to the afternoon of 15 June.
MARCH, HOURS = "hundred-days", "12"
TABLES = ("oob.csv", "commanders.csv")
#: Reminders that an umpire would like to see in the settings; the demonstration is over long before they are due.
REMINDERS = [24, 3]


@dataclass(frozen=True, slots=True)
class Login:
    """A login that was made for the demonstration. ``role`` says what one sees with it."""

    role: str
    name: str
    password: str


@dataclass(frozen=True, slots=True)
class Part:
    """A game of the demonstration: its seats with players, and the folder of their orders, a file each."""

    game: Game
    seats: tuple[Seat, ...]
    orders: Path


@dataclass(frozen=True, slots=True)
class Stage:
    """What was set up: a battle, a campaign on its own map, and the logins."""

    battle: Part
    march: Part
    logins: tuple[Login, ...]

    @property
    def parts(self) -> tuple[Part, Part]:
        """Everything that is played."""
        return self.battle, self.march


@transaction.atomic
def set_the_stage(now: datetime, say: Callable[[str], None]) -> Stage:
    """Set everything up in the database. Doing it again sets up other games beside the first."""
    umpire, umpire_login = _login("umpire", "umpire", "umpire@pbem.test", staff=True)
    parts = _battle(umpire, now, say), _march(umpire, now, say)
    return Stage(*parts, (umpire_login, *(login for part in parts for login in _players(part.seats))))


def _battle(umpire: User, now: datetime, say: Callable[[str], None]) -> Part:
    """Quatre Bras, in a campaign with the order of battle of all three armies."""
    campaign = found_campaign(
        name=CAMPAIGN,
        ruleset="mini-nap",
        description="Belgium, June 1815. Three armies, four days.",
        time_zone="Europe/Brussels",
        umpire=umpire,
        now=now,
    )
    folder = Path(apps.get_app_config("campaigns").path) / "data" / "waterloo-1815"
    files = [SourceFile(table, (folder / table).read_bytes()) for table in TABLES]
    plan, _ = import_files(campaign, files, who="demo", now=now)
    say(f"Order of battle imported: {_account(campaign)}. {plan.summary}")
    scenario = find_scenario(SCENARIO)
    battle = load_scenario(scenario, who="demo", now=now, campaign=campaign)
    say(f"{battle.title} set up: {len(battle.document['units'])} units, {battle.starts_at.replace('T', ', ')}.")
    return _part(battle, scenario.folder / "orders")


def _march(umpire: User, now: datetime, say: Callable[[str], None]) -> Part:
    """The Hundred Days on the map of Belgium, with a player at four of its headquarters."""
    scenario = find_campaign(MARCH)
    game = set_up(
        scenario.document(),
        who="demo",
        now=now,
        umpires=(umpire,),
        players=scenario.players(),
        length=HOURS,
        battles=Way.PLAYERS,
    )
    places, posts = len(game.document["map"]["places"]), len(game.document["posts"])
    say(f"{game.title} set up: {places} places, {posts} headquarters, {game.starts_at.replace('T', ', ')}.")
    return _part(game, scenario.file.with_name("orders"))


def battle_of(part: Part) -> Part | None:
    """The battle that has come of a campaign and been opened, with the seats that are called to it; ``None`` for none.

    Its orders lie in a folder beside those of the campaign, called after the place.
    """
    opened = Engagement.objects.filter(campaign=part.game, game__status=Game.Status.RUNNING).select_related("game")
    found = opened.first()
    if found is None or found.game is None:
        return None
    called = set(found.game.game_seats.values_list("seat", flat=True))
    orders = part.orders / slugify(found.place)
    set_the_clock(found.game)
    return Part(found.game, tuple(seat for seat in part.seats if seat.pk in called), orders)


def set_the_clock(game: Game) -> None:
    """Close a turn as soon as all orders are in."""
    Schedule.objects.filter(game=game).update(
        close_when_all_in=True, on_the_quarter=False, settle_minutes=0, hours=72, reminder_hours=REMINDERS
    )


def _part(game: Game, orders: Path) -> Part:
    set_the_clock(game)
    seats = game.campaign.seats.filter(player__isnull=False).select_related("player", "side", "campaign")
    return Part(game, tuple(seats), orders)


def _players(seats: tuple[Seat, ...]) -> Iterator[Login]:
    """A login for each player."""
    for seat in seats:
        if seat.player is not None and seat.side is not None:
            name = seat.player.email.partition("@")[0]
            user, login = _login(f"{seat.name} ({seat.side.name})", name, seat.player.email)
            seat.player.user = user
            seat.player.save(update_fields=["user"])
            yield login


def _login(role: str, name: str, email: str, *, staff: bool = False) -> tuple[User, Login]:
    """A user with a fresh random password, made if need be."""
    user, _ = User.objects.get_or_create(username=name, defaults={"email": email})
    password = secrets.token_urlsafe(9)
    user.set_password(password)
    user.email, user.is_staff, user.is_superuser = email, staff, staff
    user.save()
    return user, Login(role, name, password)


def _account(campaign: Campaign) -> str:
    """What the campaign's order of battle holds, in words."""
    formations = Formation.objects.filter(side__campaign=campaign).count()
    units = Unit.objects.filter(formation__side__campaign=campaign)
    points = sum(units.values_list("strength", flat=True))
    return f"{formations} formations, {units.count()} units, {points} strength points"
