"""Ratings of commanders: set by the umpire, or thrown on the ruleset's tables with the throw kept.

A throw is made once and recorded with its dice; throwing again for a commander who has a rating is the umpire's open
decision and stands in the audit trail.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime

from django.db import transaction
from django.utils.translation import gettext as _

from battles import rulesets
from battles.engine.protocol import Ruleset
from campaigns.models import Campaign, Commander, Formation
from campaigns.services.audit import record

Throw = Callable[[int, int], tuple[int, ...]]
#: The key of a commander's rating in a battle file.
RATING = "rating"


class RatingRefused(Exception):
    """The rating cannot be given; the message says why and what can be done."""


@dataclass(frozen=True, slots=True)
class Rated:
    """What became of one commander's throw."""

    commander: Commander
    nation: str
    dice: tuple[int, ...]
    rating: str

    def __str__(self) -> str:
        thrown = (
            _("threw {names}").format(names=" + ".join(str(die) for die in self.dice))
            if self.dice
            else _("needs no throw")
        )
        return f"{self.commander.name}, {self.commander.formation.name} ({self.nation}): {thrown}, {self.rating}"


def secret_throw(count: int, sides: int = 6) -> tuple[int, ...]:
    """So many dice from the system's own source of chance."""
    chance = random.SystemRandom()
    return tuple(chance.randint(1, sides) for _ in range(count))


@transaction.atomic
def set_rating(commander: Commander, rating: str, *, reason: str, who: str, now: datetime) -> Commander:
    """Give a commander a rating by decision. An empty rating takes it away. Raises :class:`RatingRefused`."""
    ruleset = _ruleset_of(commander)
    words = [word for each in ruleset.ratings if each.key == RATING for word in each.words]
    if rating and rating not in words:
        raise RatingRefused(f"{rating!r} is no rating of {ruleset.title}; allowed: {', '.join(words) or 'none'}.")
    if rating and not _is_rated(ruleset, commander.formation.kind):
        kind = commander.formation.kind
        raise RatingRefused(f"{commander.name} has a {kind}, and {ruleset.title} rates no commander of a {kind}.")
    commander.rating = rating
    commander.basis = Commander.Basis.SET if rating else Commander.Basis.UNRATED
    commander.reason = reason
    commander.dice = []
    commander.rated_at = now if rating else None
    commander.save()
    record(
        commander.formation.side.campaign,
        who=who,
        action="set-rating",
        subject=commander.name,
        reason=reason,
        detail={"rating": rating},
        now=now,
    )
    return commander


@transaction.atomic
def throw_ratings(
    commanders: Iterable[Commander], *, who: str, now: datetime, throw: Throw = secret_throw
) -> list[Rated]:
    """Throw for every commander given whose kind of command the ruleset rates; others are passed over."""
    rated = []
    for commander in commanders:
        ruleset = _ruleset_of(commander)
        formation = commander.formation
        if not _is_rated(ruleset, formation.kind):
            continue
        nation = rating_nation(formation)
        thrown = ruleset.rating_throw(RATING, formation.kind, nation)
        dice = throw(thrown.most, thrown.die.sides) if thrown is not None else ()
        result = Rated(commander, nation, dice, ruleset.rate(RATING, formation.kind, nation, dice))
        commander.rating = result.rating
        commander.basis = Commander.Basis.THROWN if dice else Commander.Basis.SET
        commander.dice, commander.reason, commander.rated_at = list(dice), "", now
        commander.save()
        detail = {"formation": formation.name, "nation": nation, "dice": list(dice), "rating": result.rating}
        record(formation.side.campaign, who=who, action="throw-rating", subject=commander.name, detail=detail, now=now)
        rated.append(result)
    return rated


def unrated(campaign: Campaign) -> list[Commander]:
    """Commanders whom the ruleset rates and who have no rating yet, in the order of battle's order."""
    ruleset = rulesets.find(campaign.ruleset)
    kinds = [kind for rating in ruleset.ratings if rating.key == RATING for kind in rating.kinds]
    return list(
        Commander.objects.filter(formation__side__campaign=campaign, rating="", formation__kind__in=kinds)
        .select_related("formation__side__campaign", "formation__parent")
        .order_by("formation__side__position", "formation__position")
    )


def _is_rated(ruleset: Ruleset, kind: str) -> bool:
    """Whether the rulebook rates commanders of such a command."""
    return any(rating.key == RATING and kind in rating.kinds for rating in ruleset.ratings)


def rating_nation(formation: Formation) -> str:
    """Whose table rates a formation's commander: a division's that of its corps, where it has one (MN-RATE-2).

    Nations are inherited: the nearest formation above that names one, else the side's.
    """
    chain = list(_chain(formation))
    if formation.kind == Formation.Kind.DIVISION:
        corps = next((number for number, link in enumerate(chain) if link.kind == Formation.Kind.CORPS), 0)
        chain = chain[corps:]
    return next((link.nation for link in chain if link.nation), formation.side.nation)


def _chain(formation: Formation) -> Iterator[Formation]:
    link: Formation | None = formation
    while link is not None:
        yield link
        link = link.parent


def _ruleset_of(commander: Commander) -> Ruleset:
    return rulesets.find(commander.formation.side.campaign.ruleset)
