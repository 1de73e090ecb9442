"""Ratings: set with a reason, or thrown on the ruleset's tables with the throw kept (MN-RATE-1, MN-RATE-2)."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from campaigns.models import Campaign, Commander, Formation, Side
from campaigns.services import ratings

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
pytestmark = pytest.mark.django_db


@pytest.fixture
def campaign() -> Campaign:
    return Campaign.objects.create(name="Hundred Days", slug="hundred-days")


def general(campaign: Campaign, kind: str, nation: str, *, corps_nation: str | None = None) -> Commander:
    """A commander without a rating; a division under a corps when ``corps_nation`` is given."""
    side = Side.objects.create(campaign=campaign, key=nation, name=nation, nation=nation)
    above = None
    if corps_nation is not None:
        above = Formation.objects.create(side=side, kind="corps", key="C", name="Corps", nation=corps_nation)
    formation = Formation.objects.create(side=side, kind=kind, key="F", name="Formation", parent=above)
    return Commander.objects.create(formation=formation, name="General")


def throw(commander: Commander, *dice: int) -> Commander:
    ratings.throw_ratings([commander], who="umpire", now=NOW, throw=lambda count, _: dice[:count])
    commander.refresh_from_db()
    return commander


@pytest.mark.parametrize(
    ("kind", "nation", "dice", "rating"),
    [
        ("corps", "french", (6, 4), "excellent"),
        ("corps", "french", (1, 2), "poor"),
        ("army", "british", (4, 3), "good"),
        ("division", "french", (6, 6), "good"),
        ("division", "austrian", (6, 1), "dreadful"),
    ],
)
def test_rate_1_and_2_a_throw_gives_the_rating_of_the_table(
    campaign: Campaign, kind: str, nation: str, dice: tuple[int, int], rating: str
) -> None:
    commander = throw(general(campaign, kind, nation), *dice)
    assert (commander.rating, commander.basis, commander.dice) == (rating, "thrown", list(dice))
    assert commander.rated_at == NOW


def test_rate_2_a_division_is_rated_by_the_nation_of_its_corps(campaign: Campaign) -> None:
    commander = general(campaign, "division", "french", corps_nation="austrian")
    assert ratings.rating_nation(commander.formation) == "austrian"
    assert throw(commander, 6, 6).rating == "average"


def test_rate_1_a_nation_without_a_table_needs_no_throw(campaign: Campaign) -> None:
    commander = throw(general(campaign, "corps", "ottoman"), 6, 6)
    assert (commander.rating, commander.basis, commander.dice) == ("dreadful", "set", [])


def test_brigadiers_are_passed_over(campaign: Campaign) -> None:
    commander = throw(general(campaign, "brigade", "french"), 6, 6)
    assert (commander.rating, commander.basis) == ("", "unrated")


def test_a_throw_stands_in_the_audit_trail_with_its_dice(campaign: Campaign) -> None:
    throw(general(campaign, "corps", "french"), 6, 4)
    assert campaign.audit.get(action="throw-rating").done == "throw rating: General, threw 6, 4 (french): excellent"


def test_dice_thrown_in_secret_are_dice() -> None:
    thrown = ratings.secret_throw(300)
    assert set(thrown) == {1, 2, 3, 4, 5, 6}


def test_a_rating_is_set_with_a_reason_and_wipes_the_throw(campaign: Campaign) -> None:
    commander = throw(general(campaign, "corps", "french"), 6, 4)
    ratings.set_rating(commander, "poor", reason="he was ill", who="umpire", now=NOW)
    commander.refresh_from_db()
    assert (commander.rating, commander.basis, commander.dice, commander.reason) == ("poor", "set", [], "he was ill")
    assert campaign.audit.get(action="set-rating").reason == "he was ill"


@pytest.mark.parametrize(
    ("kind", "rating", "words"), [("corps", "superb", "no rating"), ("brigade", "good", "brigade")]
)
def test_a_rating_that_the_ruleset_does_not_know_is_refused(
    campaign: Campaign, kind: str, rating: str, words: str
) -> None:
    with pytest.raises(ratings.RatingRefused, match=words):
        ratings.set_rating(general(campaign, kind, "french"), rating, reason="", who="umpire", now=NOW)


def test_unrated_are_those_above_a_brigade_without_a_rating(campaign: Campaign) -> None:
    corps = general(campaign, "corps", "french")
    general(campaign, "brigade", "british")
    throw(general(campaign, "army", "russian"), 1, 1)
    assert ratings.unrated(campaign) == [corps]
