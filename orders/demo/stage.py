"""The stage: the Waterloo campaign with its order of battle, Quatre Bras ready to start, and logins for everybody."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from django.apps import apps
from django.contrib.auth.models import User
from django.db import transaction

from campaigns.models import Campaign, Formation, Game, Schedule, Seat, Unit
from campaigns.services.order_of_battle.importing import import_files
from campaigns.services.order_of_battle.reading import SourceFile
from campaigns.services.people.campaigns import found_campaign
from campaigns.services.scenarios.scenarios import find_scenario, load_scenario

SCENARIO = "quatre-bras"
CAMPAIGN = "The Waterloo campaign"
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
class Stage:
    """What was set up: the battle, its seats with players, and the logins."""

    battle: Game
    seats: tuple[Seat, ...]
    logins: tuple[Login, ...]


@transaction.atomic
def set_the_stage(now: datetime, say: Callable[[str], None]) -> Stage:
    """Set everything up in the database. Doing it again sets up another campaign beside the first."""
    umpire, umpire_login = _login("umpire", "umpire", "umpire@pbem.test", staff=True)
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
    battle = load_scenario(find_scenario(SCENARIO), who="demo", now=now, campaign=campaign)
    say(f"{battle.title} set up: {len(battle.document['units'])} units, {battle.starts_at.replace('T', ', ')}.")
    Schedule.objects.filter(game=battle).update(
        close_when_all_in=True, on_the_quarter=False, settle_minutes=0, hours=72, reminder_hours=REMINDERS
    )
    seats = tuple(campaign.seats.filter(player__isnull=False).select_related("player", "side", "campaign"))
    logins = [umpire_login]
    for seat in seats:
        if seat.player is not None and seat.side is not None:
            name = seat.player.email.partition("@")[0]
            user, login = _login(f"{seat.name} ({seat.side.name})", name, seat.player.email)
            seat.player.user = user
            seat.player.save(update_fields=["user"])
            logins.append(login)
    return Stage(battle, seats, tuple(logins))


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
