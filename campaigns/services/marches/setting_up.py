"""Setting a campaign up to be played by mail: from a campaign file, with a seat for each of its headquarters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from django.apps import apps
from django.contrib.auth.models import User
from django.db import transaction

from battles.engine.battlefile import load
from battles.engine.faults import Fault, InputFaults
from campaigns.models import BattleTerms, Game, Schedule, Turn
from campaigns.models import Campaign as Club
from campaigns.services.audit import record
from campaigns.services.campaign_files import load_campaign
from campaigns.services.marches import document as documents
from campaigns.services.marches import headquarters
from campaigns.services.order_of_battle.storing import store_missing
from campaigns.services.order_of_battle.values import KINDS, Basis, Commander, Formation, OrderOfBattle, Side
from campaigns.services.people.campaigns import appoint_umpire, free_slug
from campaigns.strategy import state
from campaigns.strategy.campaign import Campaign

#: A turn closes so many hours after it opened, until the umpire sets the clock otherwise.
HOURS_A_ROUND = 72


@dataclass(frozen=True, slots=True)
class CampaignScenario:
    """A campaign that comes with the program: a folder with ``campaign.yaml``, a README and example players."""

    slug: str
    title: str
    file: Path

    def document(self) -> dict[str, Any]:
        """The campaign file with its tables read in."""
        return load_campaign(self.file)

    def players(self) -> list[dict[str, Any]]:
        """The example players: mappings with ``post`` and ``player``; empty where the folder names none."""
        names = self.file.with_name("players.yaml")
        if not names.exists():
            return []
        return list(load(names.read_text(encoding="utf-8"), name=names.name)["players"])


def campaign_scenarios() -> list[CampaignScenario]:
    """Every campaign that comes with the program, by title."""
    root = Path(apps.get_app_config("campaigns").path) / "scenarios"
    found = [
        CampaignScenario(file.parent.name, load(file.read_text(encoding="utf-8"), name=file.name)["title"], file)
        for file in root.glob("*/campaign.yaml")
    ]
    return sorted(found, key=lambda scenario: scenario.title)


def find_campaign(slug: str) -> CampaignScenario:
    """The campaign with this short name. Raises ``InputFaults`` naming those that there are."""
    known = {scenario.slug: scenario for scenario in campaign_scenarios()}
    if slug not in known:
        raise InputFaults([Fault("campaign", f"{slug!r} is no campaign here; there are: {', '.join(known)}")])
    return known[slug]


@transaction.atomic
def set_up(
    file: Mapping[str, Any],
    *,
    who: str,
    now: datetime,
    club: Club | None = None,
    umpires: Iterable[User] = (),
    players: Iterable[Mapping[str, Any]] = (),
    length: str = documents.USUAL,
    battles: str = "",
) -> Game:
    """A campaign under way, waiting to be started, with a seat for every headquarters that a player may hold.

    ``club`` is the campaign of the site that it belongs to; without one it gets its own. ``battles`` says how those are
    decided that come of it (a ``Way``); without it as the file says, in which nobody plays them. Raises
    ``InputFaults`` with everything that is wrong with the file.
    """
    document = documents.document_of(file, length=length)
    campaign = documents.read(document)
    if club is None:
        taken = frozenset(Club.objects.values_list("slug", flat=True))
        club = Club.objects.create(name=campaign.title, slug=free_slug(campaign.title, taken), ruleset=campaign.ruleset)
    for umpire in umpires:
        appoint_umpire(club, umpire)
    store_missing(club, order_of_battle_of(campaign))
    game = Game.objects.create(
        campaign=club,
        kind=Game.Kind.CAMPAIGN,
        title=campaign.title,
        slug=free_slug(campaign.title, frozenset(Game.objects.values_list("slug", flat=True))),
        ruleset=campaign.ruleset,
        document=document,
        alarms=[],
        starts_at=str(document["now"]),
    )
    Schedule.objects.create(game=game, hours=HOURS_A_ROUND, missed=Schedule.Missed.STEADY)
    if battles:
        BattleTerms.objects.create(game=game, way=battles)
    headquarters.seat_all(club, campaign, {str(entry["post"]): entry["player"] for entry in players})
    record(club, who=who, action="set-up-campaign", subject=game.title, now=now)
    return game


@transaction.atomic
def set_length(game: Game, length: str) -> None:
    """Let the turns of a campaign last so long from the one that is open, or will open first, on."""
    game.document = {**game.document, "round": length}
    game.save(update_fields=["document"])
    for turn in game.turns.select_for_update().filter(state=Turn.State.OPEN):
        turn.before = {**turn.before, "round": length}
        turn.save(update_fields=["before"])


def order_of_battle_of(campaign: Campaign) -> OrderOfBattle:
    """The sides and the command tree of a campaign; wings, which an order of battle knows not, are left out."""
    return OrderOfBattle(
        sides=tuple(Side(side.id, side.name or side.id, side.nation) for side in campaign.sides),
        formations=tuple(_formation(campaign, one) for one in campaign.formations if one.kind in KINDS),
    ).in_tree_order()


def _formation(campaign: Campaign, formation: state.Formation) -> Formation:
    above = (one for one in campaign.chain(formation) if one is not formation and one.kind in KINDS)
    commander = formation.commander
    return Formation(
        key=formation.id,
        kind=formation.kind,
        side=formation.side,
        name=formation.name or formation.id,
        of=next((one.id for one in above), ""),
        nation=formation.nation,
        commander=Commander(commander.name, commander.rating, Basis.SET) if commander and commander.name else None,
    )
