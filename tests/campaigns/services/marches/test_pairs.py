"""Campaigns that differ only in what a headquarters was not told give its holder the same words, maps and receipts.

What he may be told are the reports that reached him (EC-REP-4, EC-EVENT-1). So of two campaigns in which the same
reports came to a post, nothing that its holder reads may tell one from the other.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import pytest

from battles.services.theatre_maps import commanders_map, draw_known, inset, plan_of
from campaigns.models import Campaign, Game, Seat, Side, Turn
from campaigns.services.marches import document as documents
from campaigns.services.marches import gazette, orders, reading
from campaigns.services.marches.knowing import printed_by
from campaigns.services.marches.referee import CampaignReferee
from campaigns.services.marches.setting_up import find_campaign
from campaigns.services.marches.telling import tell
from campaigns.services.marches.under_way import under_way
from campaigns.services.referees import Stage
from campaigns.strategy.files.writing import write_campaign
from orders.services.letters.campaigns import sent_lines, sheet_to_fill
from orders.services.marching import outside

SEED = bytes(range(32))
SHEETS = {
    "B": "HEADQUARTERS: RIDE TO jamioulx",
    "B-I": "CORPS B-I: MARCH TO charleroi VIA jamioulx; ADVANCE ON quatre_bras; ADVANCE GUARD b1",
    "B-II": "CORPS B-II: MARCH TO charleroi VIA jamioulx; ADVANCE ON fleurus; START 05:30",
    "R": "CORPS R-II: MARCH TO fleurus",
    "R-I": "STANDING ALL on contact: DELAY",
    "R-II": "HEADQUARTERS: RIDE TO fleurus",
}
Document = dict[str, Any]
#: What both papers print on the first morning.
PUBLIC = [
    {
        "id": "battle-at-thuin", "kind": "battle", "of": "at-thuin", "due": "1815-06-15T08:00",
        "facts": {"place": "thuin", "attacker": "blue", "losses": {"blue": 1000, "red": 600}},
    }
]  # fmt: skip


def stronger(document: Document, side: str, dice: random.Random) -> None:
    unit = dice.choice([unit for unit in document["units"] if unit["of"].startswith(side)])
    unit["men"] = unit["men"] * 3 // 2


def otherwise_named(document: Document, side: str, dice: random.Random) -> None:
    for formation in document["formations"]:
        if formation["id"].lower().startswith(side):
            formation["name"] = f"{dice.choice(('Old', 'Young', 'Royal'))} {formation['name']}"


def otherwise_led(document: Document, side: str, dice: random.Random) -> None:
    for formation in document["formations"]:
        if formation["id"].lower().startswith(side) and "commander" in formation:
            formation["commander"] = {
                "name": "Somebody",
                "rating": "dreadful",
                "character": dice.choice(("bold", "cautious")),
            }


def elsewhere(document: Document, side: str, dice: random.Random) -> None:
    moved = dice.choice([one for one in document["formations"] if one["id"].startswith(side) and "at" in one])
    moved["at"] = dice.choice(
        ("quatre_bras", "frasnes", "sombreffe", "fleurus") if side == "r" else ("ham", "jamioulx")
    )


def absent(document: Document, side: str, dice: random.Random) -> None:
    gone = dice.choice([one["id"] for one in document["formations"] if one["id"].startswith(side) and "at" in one])
    document["formations"] = [one for one in document["formations"] if one["id"] != gone]
    document["units"] = [unit for unit in document["units"] if unit["of"] != gone]


def richer(document: Document, side: str, dice: random.Random) -> None:
    for depot in document["depots"]:
        depot["rations"] = dice.choice((0, 400, 90_000))


def other_orders(document: Document, side: str, dice: random.Random) -> None:
    document["elsewhere"] = dice.choice(("HEADQUARTERS: STAY", "STANDING ALL on contact: ATTACK"))


def eaten_bare(document: Document, side: str, dice: random.Random) -> None:
    for place in document["map"]["places"]:
        place["forage"] = dice.choice((6, 900, 12_000))


def short_cuts(document: Document, side: str, dice: random.Random) -> None:
    roads = document["map"]["roads"]
    beside = dice.choice(roads)
    roads.append({"id": "~short~cut", "from": beside["from"], "to": beside["to"], "km": 0.4, "class": "chaussee"})


CHANGES: tuple[Callable[[Document, str, random.Random], None], ...] = (
    stronger, otherwise_named, otherwise_led, elsewhere, absent, richer, other_orders, eaten_bare, short_cuts,
)  # fmt: skip


def played(document: Document, other: str = "", side: str = "") -> tuple[Turn, Turn]:
    """Two rounds: the second has opened with what was known at the end of the first."""
    referee = CampaignReferee(outside)
    changed = document.pop("elsewhere", "")
    before: Any = documents.document_of(document)
    known: Any = {}
    turns: list[Turn] = []
    for number in (1, 2):
        campaign = documents.read(before)
        sheets = {}
        for post in campaign.posts:
            text = SHEETS[post.formation] if number == 1 else ""
            if changed and post.formation.lower().startswith(side):
                text = changed
            sheets[post.formation] = reading.read(campaign, post, text, outside(), number).orders
        events, after = referee.resolve(before, sheets, SEED)
        knowing = referee.follow(before, [Stage(number, tuple(events), after)], known)
        turns.append(
            Turn(
                game=Game(title="T", campaign=Campaign(name="T")), number=number, before=before, after=after,
                events=list(events), opening=dict(knowing.opening), knowledge=dict(knowing.knowledge),
                told=dict(knowing.told),
            )
        )  # fmt: skip
        before, known = after, knowing.knowledge
    return turns[0], turns[1]


def read_by(turn: Turn, post: str) -> Iterator[object]:
    """Everything that the holder of a post reads of a turn and of the orders that he writes in it."""
    seat = Seat(formations=[post], side=Side(key="blue" if post.startswith("B") else "red"))
    yield tell(turn, seat, past=True)
    yield tell(turn, seat, past=False)
    yield sheet_to_fill(turn, seat)
    yield its_gazette(turn, seat)
    for document, known in ((turn.before, turn.opening), (turn.after, turn.knowledge)):
        yield draw_known(document, known[post], post, form="svg")
        yield inset(commanders_map(document, known[post], post), "")
        yield under_way(document, post)
    campaign = documents.read(turn.before)
    holder = next(one for one in campaign.posts if one.formation == post)
    for text in (f"{SHEETS[post]}", "CORPS R-I: MARCH TO ham\nCORPS B-I: MARCH TO ham\nGo to the enemy at Gosselies!"):
        found = reading.read(campaign, holder, text, outside(), turn.number)
        yield plan_of(turn, seat, found.receipt.expected)
        yield orders.stored(found.orders), found.receipt.as_mapping(), found.receipt.expected
        yield sent_lines(found.receipt, documents.looked_at(turn.before))


def its_gazette(turn: Turn, seat: Seat) -> object:
    """What his side's paper prints of a turn."""
    side = seat.side.key if seat.side else ""
    public = [event["effect"] for event in turn.events if event["kind"] == "gazette"]
    printed = [printed_by(effect, side) for effect in public]
    return list(gazette.news(documents.read(turn.before), printed, side))


@pytest.fixture(scope="module")
def file() -> Document:
    found = {key: value for key, value in find_campaign("charleroi-road").document().items() if key != "orders"}
    return found | {"gazette": PUBLIC}


def test_posts_that_were_told_the_same_read_the_same(file: Document) -> None:
    """EC-REP-4, EC-EVENT-1."""
    compared = set_aside = 0
    base = played(deepcopy(file))
    assert its_gazette(base[0], Seat(formations=["B"], side=Side(key="blue"))), "there is something to print"
    own = {(turn.number, post): tuple(read_by(turn, post)) for turn in base for post in SHEETS}
    for number, (change, side) in enumerate(
        (change, side) for change in CHANGES for side in ("r", "b") for _ in range(2)
    ):
        document = deepcopy(file)
        change(document, side, random.Random(number))
        other = played(document, side=side)
        for post in (name for name in SHEETS if not name.lower().startswith(side)):
            for ours, theirs in zip(base, other, strict=True):
                if (ours.opening[post], ours.knowledge[post]) != (theirs.opening[post], theirs.knowledge[post]):
                    set_aside += 1
                    continue
                compared += 1
                for left, right in zip(own[ours.number, post], read_by(theirs, post), strict=True):
                    assert left == right, (change.__name__, side, post)
    assert compared >= 100, (compared, set_aside)


def test_what_a_post_knows_holds_no_id_and_no_number_of_the_enemy(file: Document) -> None:
    """EC-SIGHT-5: a sighting has neither an id nor a true number."""
    for turn in played(deepcopy(file)):
        for post in ("B", "B-I", "B-II"):
            said = str([turn.knowledge[post], turn.told[post]])
            for hidden in ("'r1b'", "'r2b'", "'r3b'", "'r4b'", "'r5b'", "'r6b'", "u-r"):
                for captured in (event for event in turn.told[post] if event["effect"].get("kind") == "captured"):
                    said = said.replace(str(captured["effect"]), "")
                assert f"from': {hidden}" not in said


def test_nobody_who_looks_at_a_campaign_changes_it(file: Document) -> None:
    """Letters, maps and papers of a round look at one campaign between them."""
    turn = played(deepcopy(file))[1]
    looked_at = [documents.looked_at(document) for document in (turn.before, turn.after)]
    before = [write_campaign(campaign) for campaign in looked_at]
    for post in SHEETS:
        list(read_by(turn, post))
    assert [documents.looked_at(document) for document in (turn.before, turn.after)] == looked_at
    assert [write_campaign(campaign) for campaign in looked_at] == before
