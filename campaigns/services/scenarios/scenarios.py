"""Setting up battles: from a scenario that comes with the program, from a battle file, from an order of battle.

A scenario is a folder of ``campaigns/scenarios`` with ``scenario.yaml`` (what it is and how it ends), ``battle.yaml``
(the battle file), ``players.yaml`` (example players) and a README.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from django.apps import apps
from django.contrib.auth.models import User
from django.db import transaction
from django.utils.translation import gettext as _

from battles import rulesets
from battles.engine.battle import Battle
from battles.engine.battlefile import dump_yaml, load
from battles.engine.faults import Fault, InputFaults
from campaigns.models import Campaign, Game, Schedule, Seat
from campaigns.services.audit import record
from campaigns.services.colours import colours_of, in_colours
from campaigns.services.order_of_battle.from_battle import order_of_battle_of
from campaigns.services.order_of_battle.reading import SourceFile, read_files
from campaigns.services.order_of_battle.storing import store_missing, stored
from campaigns.services.order_of_battle.tables import decode
from campaigns.services.people.campaigns import appoint_umpire, free_slug
from campaigns.services.people.seats import player_with
from campaigns.services.scenarios.build import build, read_sources
from campaigns.services.scenarios.drawn import build_drawn
from campaigns.services.scenarios.fielding import Field, field_battle

#: Where in a battle file a fault lies that is about one of several things.
_ITEM = re.compile(r"(?P<part>units|formations|terrain|sides)\[(?P<place>\d+)\]")


@dataclass(frozen=True, slots=True)
class Objective:
    """A place worth points to the side that holds it at the end. ``place`` is a terrain id of the battle file."""

    place: str
    points: int
    name: str


@dataclass(frozen=True, slots=True)
class Scenario:
    """A battle that comes with the program, ready to be played."""

    slug: str
    title: str
    summary: str
    ruleset: str
    starts_at: str
    minutes_per_turn: int
    last_turn: int
    objectives: tuple[Objective, ...]
    folder: Path

    def document(self) -> dict[str, Any]:
        """The battle file as a document."""
        return load(self.folder.joinpath("battle.yaml").read_text(encoding="utf-8"), name="battle.yaml")

    def players(self) -> list[dict[str, Any]]:
        """The example players: mappings with ``side``, ``name``, ``formations`` and ``player``."""
        text = self.folder.joinpath("players.yaml").read_text(encoding="utf-8")
        return list(load(text, name="players.yaml")["players"])


def _root() -> Path:
    return Path(apps.get_app_config("campaigns").path)


def all_scenarios() -> list[Scenario]:
    """Every scenario, by title."""
    return sorted((_read(folder) for folder in _folders().values()), key=lambda scenario: scenario.title)


def find_scenario(slug: str) -> Scenario:
    """The scenario with this short name. Raises ``InputFaults`` naming those that there are."""
    folders = _folders()
    if slug not in folders:
        raise InputFaults(
            [Fault("scenario", f"{slug!r} is not a scenario here; there are: {', '.join(sorted(folders))}")]
        )
    return _read(folders[slug])


def _folders() -> dict[str, Path]:
    """Where each scenario lies, by its short name."""
    return {path.parent.name: path.parent for path in _root().joinpath("scenarios").glob("*/scenario.yaml")}


def _plan(folder: Path) -> dict[str, Any]:
    return load(folder.joinpath("scenario.yaml").read_text(encoding="utf-8"), name="scenario.yaml")


def _read(folder: Path) -> Scenario:
    plan = _plan(folder)
    return Scenario(
        slug=folder.name,
        title=plan["title"],
        summary=" ".join(plan["summary"].split()),
        ruleset=plan["ruleset"],
        starts_at=str(plan["starts_at"]),
        minutes_per_turn=plan["minutes_per_turn"],
        last_turn=plan["last_turn"],
        objectives=tuple(Objective(each["place"], each["points"], each["name"]) for each in plan["objectives"]),
        folder=folder,
    )


def rebuild(slug: str) -> str:
    """A scenario's battle file made anew from its sources, as text.

    Raises ``InputFaults`` when it is not valid, or when the scenario has no sources to build it from.
    """
    folder = find_scenario(slug).folder
    plan = _plan(folder)
    if "build" not in plan:
        raise InputFaults([Fault("scenario", f"the battle file of {slug!r} is written by hand, not built from tables")])
    ruleset = rulesets.find(plan["ruleset"])
    if "order_of_battle" in plan["build"]:
        data = _root() / "data"
        table = data / plan["build"]["order_of_battle"]
        order_of_battle = read_files([SourceFile(table.name, table.read_bytes())], ruleset).order_of_battle
        document = build(plan, read_sources(folder / "sources", data, plan["build"], order_of_battle), ruleset)
    else:
        document = build_drawn(plan, folder / "sources", ruleset)
    rulesets.read(document)
    head = _(
        "# {title}. Built from the tables in sources/ by: python manage.py build_scenario {slug}\n# "
        "README.md tells of sources, choices and uncertainties.\n"
    ).format(title=plan["title"], slug=slug)
    return head + dump_yaml(document)


@transaction.atomic
def load_scenario(
    scenario: Scenario,
    *,
    who: str,
    now: datetime,
    campaign: Campaign | None = None,
    umpires: Iterable[User] = (),
    with_players: bool = True,
) -> Game:
    """Set a scenario up as a battle that waits to be started, in a campaign of its own unless one is given.

    The campaign gets the scenario's sides, command tree and troops as its order of battle; ``with_players`` seats the
    example players.
    """
    document = scenario.document()
    home = campaign or _campaign_for(scenario.title, scenario.ruleset, scenario.summary, colours_of(document))
    for umpire in umpires:
        appoint_umpire(home, umpire)
    battle = battle_from_document(home, document, who=who, now=now)
    battle.starts_at, battle.last_turn = scenario.starts_at, scenario.last_turn
    battle.objectives = [asdict(objective) for objective in scenario.objectives]
    battle.save(update_fields=["starts_at", "last_turn", "objectives"])
    if with_players:
        seat_players(home, scenario.players())
    return battle


@transaction.atomic
def battle_from_document(campaign: Campaign, document: Mapping[str, Any], *, who: str, now: datetime) -> Game:
    """A battle of the campaign from a battle document; troops that the order of battle lacks join it.

    Raises ``InputFaults`` with everything that is wrong with the document.
    """
    read = _checked(campaign, document)
    store_missing(campaign, order_of_battle_of(read))
    taken = frozenset(Game.objects.values_list("slug", flat=True))
    battle = Game.objects.create(
        campaign=campaign,
        title=read.title,
        slug=free_slug(read.title, taken),
        ruleset=campaign.ruleset,
        document=in_colours(campaign, document),
    )
    Schedule.objects.create(game=battle)
    record(campaign, who=who, action="set-up-battle", subject=battle.title, now=now)
    return battle


def battle_from_file(campaign: Campaign, file: SourceFile, *, who: str, now: datetime) -> Game:
    """A battle of the campaign from an uploaded battle file. Raises ``InputFaults`` with all that is wrong with it."""
    return battle_from_document(campaign, load(decode(file.raw), name=file.name), who=who, now=now)


@transaction.atomic
def replace_document(battle: Game, file: SourceFile, *, who: str, now: datetime) -> None:
    """Put another battle file in the place of that of a battle which has not started.

    Raises ``InputFaults`` with all that is wrong with it, or when the battle has started.
    """
    if battle.status != Game.Status.SETTING_UP:
        raise InputFaults([Fault(file.name, _("the battle has started; correct its turns instead"))])
    document = load(decode(file.raw), name=file.name)
    read = _checked(battle.campaign, document)
    store_missing(battle.campaign, order_of_battle_of(read))
    battle.document = in_colours(battle.campaign, document)
    battle.title = battle.proof_title = read.title
    battle.save(update_fields=["document", "title", "proof_title"])
    record(battle.campaign, who=who, action="replace-file", subject=battle.title, now=now)


@transaction.atomic
def delete_battle(battle: Game, *, who: str, now: datetime) -> None:
    """Take a battle away that has not started. Raises ``InputFaults`` for one that has: its record is kept."""
    if battle.status != Game.Status.SETTING_UP:
        raise InputFaults([Fault(battle.title, _("it has started, and its record is kept; end it instead"))])
    record(battle.campaign, who=who, action="delete-battle", subject=battle.title, now=now)
    battle.delete()


def _with_ids(faults: Iterable[Fault], document: Mapping[str, Any]) -> Iterator[Fault]:
    """The faults with the ids of what they are about: nobody counts units in a file from 0."""
    for fault in faults:
        match = _ITEM.match(fault.path)
        items = document.get(match["part"], ()) if match else ()
        item = items[int(match["place"])] if match and int(match["place"]) < len(items) else None
        known = str(item.get("id", "")) if isinstance(item, Mapping) else ""
        yield Fault(f"{fault.path} ({known})", fault.message) if known else fault


def _checked(campaign: Campaign, document: Mapping[str, Any]) -> Battle:
    """The battle of a document that this campaign can play. Raises ``InputFaults`` with everything wrong with it."""
    ruleset = str(document.get("ruleset", ""))
    if ruleset != campaign.ruleset:
        raise InputFaults(
            [Fault("ruleset", f"{ruleset!r}, but the campaign {campaign} is played by {campaign.ruleset}")]
        )
    try:
        read = rulesets.read(document)
    except InputFaults as refused:
        raise InputFaults(_with_ids(refused.faults, document)) from refused
    sides = {side.key: side.name for side in campaign.sides.all()}
    strange = [side.id for side in read.sides if side.id not in sides]
    if sides and strange:
        words = _(
            "{side!r} is no side of {campaign}; its sides are {known}. Use their ids, or found a campaign for it."
        )
        known = ", ".join(sides)
        raise InputFaults(
            [Fault("sides", words.format(side=side, campaign=campaign.name, known=known)) for side in strange]
        )
    return read


def battle_from_order_of_battle(
    campaign: Campaign, chosen: Sequence[str], field: Field, *, who: str, now: datetime
) -> Game:
    """A battle of formations chosen from the campaign's order of battle, drawn up for the umpire to adjust.

    Raises ``InputFaults`` for a choice that makes no battle.
    """
    document = field_battle(stored(campaign), chosen, field, rulesets.find(campaign.ruleset))
    return battle_from_document(campaign, document, who=who, now=now)


def seat_players(campaign: Campaign, players: Iterable[Mapping[str, Any]]) -> list[Seat]:
    """Seats for players of a scenario, taken at once (nobody is invited); a seat that has the name is left alone."""
    sides = {side.key: side for side in campaign.sides.all()}
    seats = []
    for entry in players:
        person = entry["player"]
        seat, _made = Seat.objects.get_or_create(
            campaign=campaign,
            name=entry["name"],
            defaults={
                "side": sides[entry["side"]],
                "state": Seat.State.CONFIRMED,
                "formations": list(entry.get("formations", ())),
                "player": player_with(person["email"], person["name"]),
            },
        )
        seats.append(seat)
    return seats


def _campaign_for(title: str, ruleset: str, description: str, colours: str) -> Campaign:
    taken = frozenset(Campaign.objects.values_list("slug", flat=True))
    return Campaign.objects.create(
        name=title, slug=free_slug(title, taken), ruleset=ruleset, description=description, colours=colours
    )
