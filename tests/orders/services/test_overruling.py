"""An umpire overrules a campaign in its own terms: by form, tried first, told to whom it concerns, taken back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from campaigns.models import Dispatch, Game, Seat, Turn
from campaigns.services import seating
from campaigns.services.marches.setting_up import find_campaign, set_up
from campaigns.services.turns import life, resolution, sheets
from orders.models import OutgoingMail
from orders.services.out import notices
from orders.services.out.enclosures import render

pytestmark = pytest.mark.django_db

NOON = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
DAY = timedelta(days=1)
DEEDS: dict[str, tuple[dict[str, Any], str, Any]] = {
    "move": ({"element": "b5", "place": "jamioulx"}, "formations[b5].at", "jamioulx"),
    "contact": ({"formation": "R-I", "posture": "AVOID"}, "formations[R-I].standing", ["on contact: AVOID"]),
    "weather": ({"sky": "rain", "mud": 9}, "weather.now", "rain"),
    "forage": ({"place": "charleroi", "rations": 40}, "map.places[charleroi].forage", 40),
    "rating": ({"formation": "B-I", "rating": "poor", "character": "bold"}, "formations[B-I].commander.rating", "poor"),
    "replacements": ({"unit": "u-b1", "men": 300}, "units[u-b1].men", None),
    "arrival": (
        {
            "id": "b9", "name": "Ninth Brigade", "command": "B-II", "place": "ham", "arm": "infantry", "men": 1800,
            "guns": 0,
        },
        "units[b9-1].men",
        1800,
    ),
    "post": ({"id": "NEW", "name": "Outposts", "unled": "b5", "place": "ham"}, "posts[NEW].held", "player"),
}  # fmt: skip


@pytest.fixture
def umpire() -> User:
    return User.objects.create_superuser("anna", "anna@umpires.test", "pw")


@pytest.fixture
def client(umpire: User) -> Client:
    client = Client()
    client.force_login(umpire)
    return client


@pytest.fixture
def game(umpire: User, settings: Any) -> Game:
    settings.WAKE_WORKERS = False
    scenario = find_campaign("charleroi-road")
    file = {key: value for key, value in scenario.document().items() if key != "orders"}
    game = set_up(file, who="anna", now=NOON, umpires=[umpire], players=scenario.players())
    life.start_game(game, NOON)
    notices.tell_due(NOON)
    return game


def newest(game: Game) -> Turn:
    return game.turns.exclude(state=Turn.State.SUPERSEDED).latest("pk")


def at(document: Any, path: str) -> Any:
    for step in path.replace("]", "").replace("[", ".").split("."):
        document = next(one for one in document if one["id"] == step) if isinstance(document, list) else document[step]
    return document


def overrule(client: Client, turn: Turn, deed: str, **fields: Any) -> Any:
    address = f"/battles/{turn.game.slug}/turns/{turn.pk}/overrule/{deed}/"
    assert client.get(address).status_code == 200
    return client.post(address, {"reason": "So it is.", **fields})


@pytest.mark.parametrize("deed", DEEDS)
def test_a_ruling_in_terms_of_the_campaign_holds_and_is_taken_back(client: Client, game: Game, deed: str) -> None:
    fields, path, value = DEEDS[deed]
    before = newest(game)
    answer = overrule(client, before, deed, **fields)
    assert answer.status_code == 302, answer.content.decode()
    ruled = newest(game)
    assert (ruled.state, ruled.number) == (Turn.State.OPEN, before.number)
    assert at(ruled.before, path) == (value if value is not None else at(before.before, path) + 300)
    while ruling := newest(game).rulings.last():
        client.post(f"/battles/{game.slug}/turns/{newest(game).pk}/rulings/{ruling.pk}/take-back/")
    assert newest(game).before == before.before


def test_what_cannot_be_is_refused_and_nothing_changes(client: Client, game: Game) -> None:
    turn = newest(game)
    answer = overrule(client, turn, "post", id="B1", name="Second staff", unled="b5", place="ham")
    assert "B1 is taken" in answer.content.decode()
    assert newest(game) == turn


def test_a_courier_is_delayed_and_lost(client: Client, game: Game) -> None:
    turn = newest(game)
    seat = Seat.objects.get(campaign=game.campaign, formations=["B"])
    order = "AT 09:45\nCORPS B-I: MARCH TO thuin\nHEADQUARTERS: STAY"
    sheets.submit(seat, turn, order, now=NOON)
    first = Seat.objects.get(campaign=game.campaign, formations=["B-I"])
    sheets.submit(first, turn, "HEADQUARTERS: RIDE TO thuin\nCORPS B-I: MARCH TO charleroi", now=NOON)
    assert life.close_turn(turn, NOON + DAY, because=Turn.Closed.UMPIRE)
    assert resolution.resolve(turn.pk, NOON + DAY) is not None
    notices.tell_due(NOON + DAY)
    opened = newest(game)
    riders = opened.before.get("dispatches", [])
    assert riders, "the order of a quarter to ten still rides at ten"
    id = riders[0]["id"]
    page = client.get(f"/battles/{game.slug}/turns/{opened.pk}/").content.decode()
    assert "Dispatches under way" in page
    overrule(client, opened, "rider", dispatch=id, hours=2)
    assert at(newest(game).before, f"dispatches[{id}].wait") == riders[0].get("wait", 0) + 8
    overrule(client, newest(game), "rider", dispatch=id)
    assert id not in [one["id"] for one in newest(game).before.get("dispatches", ())]


def test_errata_go_to_those_who_are_told_otherwise_and_to_nobody_else(client: Client, game: Game) -> None:
    turn = newest(game)
    seat = Seat.objects.get(campaign=game.campaign, formations=["B-II"])
    sheets.submit(seat, turn, "CORPS B-II: MARCH TO charleroi VIA jamioulx", now=NOON)
    later = NOON + DAY
    assert life.close_turn(turn, later, because=Turn.Closed.UMPIRE)
    assert resolution.resolve(turn.pk, later) is not None
    notices.tell_due(later)
    turn.refresh_from_db()
    page = client.get(f"/battles/{game.slug}/turns/{turn.pk}/").content.decode()
    assert "Time line" in page
    overrule(client, turn, "move", element="b5", place="jamioulx")
    corrected = newest(game)
    assert (corrected.number, corrected.branch) == (1, 2)
    assert resolution.resolve(corrected.pk, later + DAY) is not None
    corrected.refresh_from_db()
    assert life.release(corrected, later + DAY, who="anna")
    notices.tell_due(later + DAY)
    mails = OutgoingMail.objects.filter(kind="errata")
    told = {mail.seat.formations[0] for mail in mails if mail.seat}
    held = {"B", "B-I", "B-II", "R", "R-I"}
    assert told == {post for post in held if turn.told[post] != corrected.told[post]}
    assert "B-II" in told, "its own brigade stands elsewhere"
    assert "B-I" not in told, "no word of it came there"
    text = mails.get(seat=seat).text
    assert "This corrects the report you had of this turn" in text
    assert Dispatch.objects.filter(turn=corrected).count() == 5


@pytest.mark.parametrize("number", [1, 2])
def test_a_headquarters_set_up_under_way_has_a_seat_for_a_player(client: Client, game: Game, number: int) -> None:
    now = NOON
    for _earlier in range(1, number):
        now = played(game, now)
    opened, seats = newest(game), set(Seat.objects.filter(campaign=game.campaign))
    answer = overrule(client, opened, "post", id="NEW", name="Outposts", unled="b5", place="ham")
    assert answer.status_code == 302, answer.content.decode()
    (seat,) = set(Seat.objects.filter(campaign=game.campaign)) - seats
    assert (seat.name, seat.formations, seat.player) == ("Outposts", ["b5"], None)
    assert seat.side == Seat.objects.get(campaign=game.campaign, formations=["B-II"]).side
    ruling = newest(game).rulings.latest("pk")
    now = played(game, now)
    assert not OutgoingMail.objects.filter(seat=seat).exists(), "nobody holds it"
    page = f"/campaigns/{game.campaign.slug}/seats/{seat.pk}/"
    assert client.get(page).status_code == 200
    person = {"replace-player_name": "Colonel New", "replace-email": "new@players.test", "replace-reason": "A head."}
    answer = client.post(f"{page}replace/", person)
    assert answer.status_code == 302, answer.content.decode()
    seat.refresh_from_db()
    assert seat.player is not None
    stored, reading = sheets.submit(seat, newest(game), "BRIGADE b5: MARCH TO thuin", now=now)
    assert stored is not None, reading.receipt_text
    turn = newest(game)
    played(game, now)
    report = OutgoingMail.objects.get(kind="report", turn=turn, seat=seat)
    assert all(render(each).content for each in report.attachments if each["kind"] in ("theatre", "round"))
    assert client.get(f"/battles/{game.slug}/turns/{turn.pk}/map/before/?side=b5").status_code == 200
    assert ruling.path == "before.posts[NEW]"


def test_a_headquarters_that_is_taken_back_has_no_part_in_the_campaign(client: Client, game: Game) -> None:
    overrule(client, newest(game), "post", id="NEW", name="Outposts", unled="b5", place="ham")
    seat = Seat.objects.get(campaign=game.campaign, formations=["b5"])
    assert seating.entry_of(game, seat) is not None
    ruled = newest(game)
    ruling = ruled.rulings.get()
    client.post(f"/battles/{game.slug}/turns/{ruled.pk}/rulings/{ruling.pk}/take-back/")
    assert seating.entry_of(game, seat) is None
    overrule(client, newest(game), "post", id="NEW", name="Outposts", unled="b5", place="ham")
    assert Seat.objects.filter(campaign=game.campaign, formations=["b5"]).get() == seat
    assert seating.entry_of(game, seat) is not None


def played(game: Game, now: datetime) -> datetime:
    """The open turn is closed and resolved a day later, and everybody told; answers when."""
    turn, now = newest(game), now + DAY
    assert life.close_turn(turn, now, because=Turn.Closed.UMPIRE)
    assert resolution.resolve(turn.pk, now) is not None, Turn.objects.get(pk=turn.pk).problem_values
    notices.tell_due(now)
    return now
