"""The standing cast of the tests: an umpire, another campaign's umpire, two players, and a stranger."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from django.contrib.auth.models import User

from campaigns.models import Campaign, Formation, Player, Seat, Side


@dataclass(frozen=True, slots=True)
class Cast:
    """Foy commands for the French, Picton for the allies; each knows only what his side knows."""

    umpire: User
    other_umpire: User
    foy: User
    picton: User
    stranger: User
    campaign: Campaign
    other_campaign: Campaign
    french: Side
    allied: Side
    foy_seat: Seat
    picton_seat: Seat


def make_cast() -> Cast:
    """Put the cast into the database."""
    people = {
        name: User.objects.create_user(name, f"{name}@players.test", "pass-word-1815", is_staff="umpire" in name)
        for name in ("umpire", "other-umpire", "foy", "picton", "stranger")
    }
    campaign = Campaign.objects.create(name="Hundred Days", slug="hundred-days")
    campaign.umpires.add(people["umpire"])
    other = Campaign.objects.create(name="Peninsula", slug="peninsula")
    other.umpires.add(people["other-umpire"])
    french = Side.objects.create(campaign=campaign, key="french", name="French", nation="french", position=0)
    allied = Side.objects.create(campaign=campaign, key="allied", name="Allied", nation="british", position=1)
    for side, key, name in ((french, "9D", "9th Division"), (allied, "5D", "5th Division")):
        Formation.objects.create(side=side, kind=Formation.Kind.DIVISION, key=key, name=name)
    seats = {
        name: Seat.objects.create(
            campaign=campaign,
            side=side,
            name=f"General {name.title()}",
            player=Player.objects.create(name=name.title(), email=f"{name}@players.test", user=people[name]),
        )
        for name, side in (("foy", french), ("picton", allied))
    }
    return Cast(
        umpire=people["umpire"],
        other_umpire=people["other-umpire"],
        foy=people["foy"],
        picton=people["picton"],
        stranger=people["stranger"],
        campaign=campaign,
        other_campaign=other,
        french=french,
        allied=allied,
        foy_seat=seats["foy"],
        picton_seat=seats["picton"],
    )


@pytest.fixture
def cast(db: None) -> Cast:
    """The standing cast."""
    return make_cast()
