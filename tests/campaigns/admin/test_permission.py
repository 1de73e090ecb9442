"""Who sees what in the admin, page by page: an umpire his campaigns, a superuser everything, others nothing."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from django.contrib import admin
from django.contrib.auth.models import User
from django.db.models import Model
from django.test import Client
from django.urls import reverse

from campaigns.admin.permission import CAMPAIGN_PATHS, CampaignScoped, ReadOnly, scoped
from campaigns.models import (
    AuditEntry,
    Campaign,
    Commander,
    Formation,
    Game,
    Notice,
    OrderOfBattleImport,
    Player,
    Ruling,
    Seat,
    Sheet,
    Side,
    Turn,
    Unit,
)
from campaigns.services.people.campaigns import UMPIRES, appoint_umpire
from orders.models import MailPolicy, OutgoingMail, RawMail

NOW = datetime(2026, 11, 20, 12, 0, tzinfo=UTC)
HOUSE = ("campaigns", "battles", "orders")
admin.autodiscover()
PAGES = {model: page for model, page in admin.site._registry.items() if model._meta.app_label in HOUSE}
MODELS = sorted(PAGES, key=lambda model: model._meta.label)
pytestmark = pytest.mark.django_db


def world(name: str) -> dict[type[Model], Model]:
    """One object of every kind in a campaign; ``name`` stands in each text of it."""
    campaign = Campaign.objects.create(name=f"Campaign of {name}", slug=name)
    side = Side.objects.create(campaign=campaign, key="french", name=f"Side of {name}", nation="french")
    formation = Formation.objects.create(side=side, kind="corps", key="II", name=f"Corps of {name}")
    player = Player.objects.create(name=f"Player of {name}", email=f"player@{name}.test")
    seat = Seat.objects.create(campaign=campaign, side=side, name=f"Seat of {name}", player=player)
    battle = Game.objects.create(
        campaign=campaign, title=f"Battle of {name}", slug=name, ruleset="mini-nap", document={}
    )
    turn = Turn.objects.create(game=battle, number=1, opened_at=NOW, seed="5eed" * 16, commitment="c" * 64, before={})
    objects: list[Model] = [
        campaign,
        side,
        formation,
        player,
        seat,
        battle,
        turn,
        Commander.objects.create(formation=formation, name=f"General {name}"),
        Unit.objects.create(
            formation=formation, key="1/92", name=f"1/{name}", arm="infantry", type="line", quality="elite", strength=5
        ),
        AuditEntry.objects.create(campaign=campaign, at=NOW, who="umpire", action="test", subject=f"about {name}"),
        OrderOfBattleImport.objects.create(campaign=campaign, at=NOW, source=f"{name}.csv", report={"notes": []}),
        Ruling.objects.create(turn=turn, at=NOW, who="umpire", path="units[0]", reason=f"for {name}"),
        RawMail.objects.create(
            received_at=NOW, way="smtp", envelope_from=f"{name}@x.test", raw=b"Subject: <b>bold</b>", digest=name,
            seat=seat,
        ),
        Sheet.objects.create(turn=turn, seat=seat, version=1, received_at=NOW, text=f"# {name}"),
        OutgoingMail.objects.create(
            key=name, kind="message", campaign=campaign, to=f"{name}@x.test", sender="s@x.test", subject=f"To {name}",
            text="", message_id=name, created_at=NOW, next_try_at=NOW,
        ),
        MailPolicy.objects.create(campaign=campaign),
        Notice.objects.create(key=f"message/{name}", kind=Notice.Kind.MESSAGE, game=battle, at=NOW),
    ]  # fmt: skip
    return {type(each): each for each in objects}


@pytest.fixture
def mine() -> dict[type[Model], Model]:
    return world("austerlitz")


@pytest.fixture
def others() -> dict[type[Model], Model]:
    return world("borodino")


@pytest.fixture
def umpire(client: Client, mine: dict[type[Model], Model]) -> Client:
    user = User.objects.create_user("una", password="pass-word-1805")
    appoint_umpire(mine[Campaign], user)  # type: ignore[arg-type]
    client.force_login(user)
    return client


def listing(model: type[Model]) -> str:
    return reverse(f"admin:{model._meta.app_label}_{model._meta.model_name}_changelist")


def page(thing: Model, kind: str = "change") -> str:
    return reverse(f"admin:{thing._meta.app_label}_{thing._meta.model_name}_{kind}", args=[thing.pk])


def test_every_page_of_the_house_is_scoped_and_the_test_world_has_one_of_each() -> None:
    assert all(isinstance(page, CampaignScoped) for page in PAGES.values())
    assert set(PAGES) <= set(CAMPAIGN_PATHS)
    assert set(PAGES) == set(world("ulm"))


@pytest.mark.parametrize("model", MODELS, ids=str)
def test_an_umpires_list_holds_his_campaigns_and_no_word_of_others(umpire, mine, others, model) -> None:
    answer = umpire.get(listing(model))
    assert answer.status_code == 200
    assert list(answer.context["cl"].queryset) == [mine[model]]
    assert "borodino" not in answer.content.decode()


@pytest.mark.parametrize("model", MODELS, ids=str)
def test_an_umpire_opens_what_is_his_and_finds_no_word_of_others_there(umpire, mine, others, model) -> None:
    answer = umpire.get(page(mine[model]))
    assert answer.status_code == 200
    assert "borodino" not in answer.content.decode()


@pytest.mark.parametrize("model", MODELS, ids=str)
def test_what_is_not_an_umpires_does_not_exist_for_him(umpire, others, model) -> None:
    for kind in ("change", "delete", "history"):
        answer = umpire.get(page(others[model], kind))
        assert answer.status_code in (302, 403, 404)
        assert "borodino" not in answer.content.decode()


@pytest.mark.parametrize("model", MODELS, ids=str)
def test_a_superuser_opens_everything(client: Client, others, model) -> None:
    client.force_login(User.objects.create_superuser("root", password="pass-word-1805"))
    assert client.get(listing(model)).status_code == 200
    assert client.get(page(others[model])).status_code == 200


@pytest.mark.parametrize("model", MODELS, ids=str)
def test_players_and_strangers_are_sent_to_the_login(client: Client, mine, model) -> None:
    assert client.get(listing(model)).status_code == client.get(page(mine[model])).status_code == 302
    user = User.objects.create_user("pip")
    Player.objects.filter(pk=mine[Player].pk).update(user=user)
    client.force_login(user)
    assert client.get(listing(model)).status_code == client.get(page(mine[model])).status_code == 302


@pytest.mark.parametrize("model", [m for m in MODELS if isinstance(PAGES[m], ReadOnly)], ids=str)
def test_records_that_services_write_cannot_be_changed_added_or_deleted(client: Client, mine, model) -> None:
    client.force_login(User.objects.create_superuser("root", password="pass-word-1805"))
    assert client.post(page(mine[model]), {}).status_code == 403
    assert client.post(page(mine[model], "delete"), {"post": "yes"}).status_code == 403
    add = reverse(f"admin:{model._meta.app_label}_{model._meta.model_name}_add")
    assert client.get(add).status_code == 403
    assert model._default_manager.filter(pk=mine[model].pk).exists()


def test_the_seed_of_a_turn_is_hidden_until_the_battle_is_over(umpire: Client, mine) -> None:
    turn = mine[Turn]
    assert "5eed" not in umpire.get(page(turn)).content.decode()
    Turn.objects.filter(pk=turn.pk).update(state=Turn.State.RELEASED)
    assert "5eed" not in umpire.get(page(turn)).content.decode()
    Game.objects.filter(pk=turn.game_id).update(status=Game.Status.FINISHED)
    assert "5eed" in umpire.get(page(turn)).content.decode()


def test_a_raw_mail_is_shown_as_text_and_downloaded_as_bytes(umpire: Client, mine, others) -> None:
    shown = umpire.get(page(mine[RawMail])).content.decode()
    assert "&lt;b&gt;bold&lt;/b&gt;" in shown
    answer = umpire.get(reverse("admin:orders_rawmail_file", args=[mine[RawMail].pk]))
    assert answer["Content-Type"] == "application/octet-stream"
    assert answer.content == b"Subject: <b>bold</b>"
    assert umpire.get(reverse("admin:orders_rawmail_file", args=[others[RawMail].pk])).status_code == 404


def test_a_mail_of_a_stranger_belongs_to_no_umpire(umpire: Client) -> None:
    mail = RawMail.objects.create(received_at=NOW, way="smtp", raw=b"", digest="d")
    assert mail not in umpire.get(listing(RawMail)).context["cl"].queryset


def test_choices_offer_only_what_is_the_umpires(umpire: Client, mine, others) -> None:
    answer = umpire.get(reverse("admin:orders_mailpolicy_add"))
    assert list(answer.context["adminform"].form.fields["campaign"].queryset) == [mine[Campaign]]


def test_a_reference_to_another_campaign_is_refused_when_it_is_sent_all_the_same(umpire: Client, mine, others) -> None:
    url = page(mine[Unit])
    data = {
        "formation": others[Formation].pk, "key": "1/92", "name": "x", "arm": "infantry", "type": "line",
        "quality": "elite", "strength": 5, "traits": "[]", "data": "{}", "position": 0, "stragglers": 0,
    }  # fmt: skip
    answer = umpire.post(url, data)
    assert set(answer.context["adminform"].form.errors) == {"formation"}
    assert Unit.objects.get(pk=mine[Unit].pk).formation == mine[Formation]


def test_autocompletion_tells_nothing_of_other_campaigns(umpire: Client, mine, others) -> None:
    query = {"app_label": "campaigns", "model_name": "unit", "field_name": "formation", "term": "Corps"}
    found = umpire.get(reverse("admin:autocomplete"), query).json()["results"]
    assert [entry["text"] for entry in found] == ["Corps of austerlitz"]


def test_an_umpire_who_makes_a_campaign_runs_it(umpire: Client) -> None:
    data = {
        "name": "Ulm", "slug": "ulm", "ruleset": "mini-nap", "time_zone": "Europe/Vienna", "description": "",
        "sides-TOTAL_FORMS": 0, "sides-INITIAL_FORMS": 0, "seats-TOTAL_FORMS": 0, "seats-INITIAL_FORMS": 0,
    }  # fmt: skip
    assert umpire.post(reverse("admin:campaigns_campaign_add"), data).status_code == 302
    assert [user.username for user in Campaign.objects.get(slug="ulm").umpires.all()] == ["una"]


def test_an_umpire_changes_no_players_address_as_the_player_may_sit_elsewhere(umpire: Client, mine) -> None:
    form = umpire.get(page(mine[Player])).context["adminform"].form
    assert set(form.fields) == {"name"}


def test_saving_a_campaign_drops_no_umpire_who_was_named_elsewhere(umpire: Client, mine) -> None:
    colleague = User.objects.create_user("ned")
    mine[Campaign].umpires.add(colleague)
    choices = umpire.get(page(mine[Campaign])).context["adminform"].form.fields["umpires"].queryset
    assert {user.username for user in choices} == {"una", "ned"}


def test_umpires_invite_players_and_do_not_add_them_by_hand(umpire: Client) -> None:
    assert umpire.get(reverse("admin:campaigns_player_add")).status_code == 403


def test_an_appointed_umpire_may_log_in_to_the_admin_and_is_in_the_group(mine) -> None:
    user = User.objects.create_user("ned")
    appoint_umpire(mine[Campaign], user)
    assert user.is_staff
    assert user.groups.get().name == UMPIRES
    assert user.has_perms(("campaigns.change_unit", "orders.view_rawmail", "campaigns.change_game"))
    assert not user.has_perm("auth.view_user")


def test_a_model_without_a_way_to_a_campaign_is_for_superusers_only(mine) -> None:
    user = User.objects.create_user("ned")
    appoint_umpire(mine[Campaign], user)
    assert not scoped(admin.models.LogEntry.objects.all(), user).exists()
