"""What an umpire finds on his pages: what is due first, only what concerns the battle, and a way on from everywhere."""

from __future__ import annotations

import re
from html import unescape

import pytest
from django.conf import settings
from django.test import Client
from django.urls import reverse

from battles.services.papers.page import losses_by_command
from campaigns.models import Campaign, Commander, Formation, Game, Schedule, Seat, Sheet, Turn
from campaigns.services.scenarios import scenarios
from campaigns.services.turns import sheets
from orders.models import OutgoingMail, RawMail
from orders.models.outcomes import OUTCOMES
from tests.played import HOUR, NOON, Played, set_up

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("settled_clock")]
BACKEND = "django.contrib.auth.backends.ModelBackend"


def text_of(client: Client, name: str, *args: object) -> str:
    return client.get(reverse(name, args=args)).content.decode()


def test_a_campaign_gets_another_name_and_time_zone_and_keeps_its_address(desk: Played, client: Client) -> None:
    address = reverse("campaign-settings", args=[desk.campaign.slug])
    wrong = client.post(address, {"name": "Waterloo", "time_zone": "Berlin"}).content.decode()
    assert "Berlin is no time zone" in wrong
    given = {"name": "Waterloo", "description": "By mail.", "time_zone": "Europe/Berlin", "colours": "reader"}
    client.post(address, given)
    campaign = Campaign.objects.get(slug=desk.campaign.slug)
    assert (campaign.name, campaign.description, campaign.time_zone) == ("Waterloo", "By mail.", "Europe/Berlin")
    assert "name, description, time_zone" in campaign.audit.get(action="settings").done


def test_the_page_of_a_campaigns_name_and_colours_is_headed_by_the_words_that_lead_to_it(
    desk: Played, client: Client
) -> None:
    campaign = text_of(client, "campaign", desk.campaign.slug)
    address = re.escape(reverse("campaign-settings", args=[desk.campaign.slug]))
    link = re.search(rf'<a href="{address}">([^<]+)</a>', campaign)
    page = text_of(client, "campaign-settings", desk.campaign.slug)
    heading = re.search(r"<h1>([^<]+)</h1>", page)
    assert link is not None
    assert heading is not None
    assert heading[1].lower() == link[1]
    assert f"{desk.campaign.name}: {link[1]}" in re.search(r"<title>([^<]+)", page)[1]
    asked = re.findall(r'name="(name|time_zone|colours)"', page)
    assert {"name", "time_zone", "colours"} == set(asked)


def test_a_campaign_in_which_nothing_was_played_is_deleted_and_no_other(client: Client) -> None:
    cast, battle, *_seats = set_up()
    client.force_login(cast.umpire, backend=BACKEND)
    Game.objects.filter(pk=battle.pk).update(status=Game.Status.RUNNING)
    client.post(reverse("delete-campaign", args=[cast.campaign.slug]))
    assert Campaign.objects.filter(pk=cast.campaign.pk).exists()
    Game.objects.filter(pk=battle.pk).update(status=Game.Status.SETTING_UP)
    client.post(reverse("delete-campaign", args=[cast.campaign.slug]))
    assert not Campaign.objects.filter(pk=cast.campaign.pk).exists()


def test_a_player_sees_on_his_overview_what_is_due_when_and_whether_it_is_in(desk: Played, client: Client) -> None:
    client.force_login(desk.cast.foy, backend=BACKEND)
    assert "no orders in yet" in text_of(client, "home")
    sheets.submit(desk.french, desk.second, "INTENT HOLD", now=NOON + HOUR)
    page = text_of(client, "home")
    assert re.search(r'tag good">in</span> First Steps, due \w{3} \d+ Nov', page)


def test_a_desk_shows_the_mail_of_its_own_battle(desk: Played, client: Client) -> None:
    other = scenarios.load_scenario(
        scenarios.find_scenario("first-steps"), who="umpire", now=NOON, campaign=desk.campaign, with_players=False
    )
    assert "your orders, please" in text_of(client, "desk", desk.battle.slug)
    assert "your orders, please" not in text_of(client, "desk", other.slug)


def test_a_desk_says_when_all_orders_are_in(desk: Played, client: Client) -> None:
    Sheet.objects.filter(turn=desk.second).delete()
    desk.mail_in.delete()
    for seat in (desk.french, desk.allied):
        assert "All orders are in." not in text_of(client, "desk", desk.battle.slug)
        sheets.submit(seat, desk.second, "INTENT HOLD", now=NOON + HOUR)
    assert "All orders are in." in text_of(client, "desk", desk.battle.slug)


def test_a_desk_looks_for_news_only_while_a_turn_is_being_resolved(desk: Played, client: Client) -> None:
    assert "wait.js" not in text_of(client, "desk", desk.battle.slug)
    Turn.objects.filter(pk=desk.second.pk).update(state=Turn.State.RESOLVING)
    assert "wait.js" in text_of(client, "desk", desk.battle.slug)


def test_a_desk_leads_to_the_turn_that_needs_its_umpire(desk: Played, client: Client) -> None:
    Turn.objects.filter(pk=desk.first.pk).update(state=Turn.State.SUPERSEDED)
    Turn.objects.filter(pk=desk.second.pk).update(state=Turn.State.DRAFTED)
    turn = reverse("turn", args=[desk.battle.slug, desk.second.pk])
    assert f'<a href="{turn}">To the turn</a>' in text_of(client, "desk", desk.battle.slug)


def test_a_rehearsal_shows_the_field_afterwards_the_losses_and_a_way_on(desk: Played, client: Client) -> None:
    for seat in (desk.french, desk.allied):
        sheets.submit(seat, desk.second, "INTENT ATTACK", now=NOON + HOUR)
    page = client.post(reverse("rehearse", args=[desk.battle.slug])).content.decode()
    assert "<svg" in page
    assert "How it would end" in page
    assert "Again, with other dice" in page
    assert "Back to the desk" in page


def test_a_turn_says_what_each_command_lost(desk: Played, client: Client) -> None:
    lost = losses_by_command(desk.first, desk.first.events)
    assert lost
    page = re.sub(r"\s+", " ", unescape(text_of(client, "turn", desk.battle.slug, desk.first.pk)))
    for name, points in lost:
        assert f'<td>{name}</td><td class="number">{points}</td>' in page


def test_the_page_of_a_mail_shows_it_as_it_looks_and_runs_nothing_of_it(desk: Played, client: Client) -> None:
    OutgoingMail.objects.filter(pk=desk.mail_out.pk).update(html='<p>Hold "Sart"</p><script>alert(1)</script>')
    page = text_of(client, "mail-out", desk.battle.slug, desk.mail_out.pk)
    assert '<iframe class="letter" sandbox srcdoc="&lt;p&gt;Hold &quot;Sart&quot;' in page
    assert "<script>alert" not in page


def test_a_percentage_among_the_rules_is_a_number_and_each_rule_leads_to_its_clause(client: Client) -> None:
    cast, battle, *_seats = set_up()
    client.force_login(cast.umpire, backend=BACKEND)
    page = text_of(client, "battle-rules", battle.slug)
    assert page.count("<option") < 150
    assert 'type="number"' in page
    assert re.search(r'<a class="clause" href="/docs/rules/mini-nap#MN-[A-Z0-9-]+">MN-', page)


def test_the_settings_say_when_a_turn_would_close_and_show_hours_as_they_were_written(
    desk: Played, client: Client
) -> None:
    Schedule.objects.filter(game=desk.battle).update(reminder_hours=[71.0, 48.5])
    page = text_of(client, "battle-settings", desk.battle.slug)
    assert 'value="71, 48.5"' in page
    assert "a turn that opened at this moment would close on" in page


def test_a_superseded_turn_says_that_it_does_not_count(desk: Played, client: Client) -> None:
    Turn.objects.filter(pk=desk.first.pk).update(state=Turn.State.SUPERSEDED)
    assert "Nothing of it counts any more" in text_of(client, "turn", desk.battle.slug, desk.first.pk)


def test_an_order_of_battle_has_totals_and_a_rating_leads_back_to_its_place(desk: Played, client: Client) -> None:
    assert re.search(r"\d+ units, strength \d+", text_of(client, "order-of-battle", desk.campaign.slug))
    rated = Commander.objects.filter(formation__side__campaign=desk.campaign, formation__kind="division").first()
    assert rated is not None
    sent = {"commander": rated.pk, "rating": "good", "reason": "He is."}
    answer = client.post(reverse("rate", args=[desk.campaign.slug]), sent)
    assert answer["Location"].endswith(f"#formation-{rated.formation_id}")


def test_replacing_a_player_asks_first(desk: Played, client: Client) -> None:
    page = text_of(client, "seat", desk.campaign.slug, desk.french.pk)
    before, _sep, _after = page.partition("Yes, replace him")
    assert before.rfind('<details class="sure">') > before.rfind("</details>")


def test_each_way_to_a_new_battle_asks_for_its_own_fields_alone(desk: Played, client: Client) -> None:
    page = text_of(client, "new-battle", desk.campaign.slug)
    ways = re.findall(r'<form class="stack".*?</form>', page, re.DOTALL)
    assert [re.findall(r'name="(scenario|file|formations|title|width)"', way)[0] for way in ways] == [
        "scenario",
        "file",
        "formations",
    ]
    assert [way.count('name="width"') for way in ways] == [0, 0, 1]
    client.post(reverse("new-battle", args=[desk.campaign.slug]), {"scenario": "first-steps"})
    assert Game.objects.filter(campaign=desk.campaign).count() == 2


def test_maps_say_who_is_blue(desk: Played, client: Client) -> None:
    assert "French is blue on the map, Allied red." in text_of(client, "desk", desk.battle.slug)
    client.force_login(desk.cast.picton, backend=BACKEND)
    assert "your side is blue, the enemy red" in text_of(client, "player", desk.allied.pk)


def test_the_mail_log_says_in_words_what_became_of_a_mail(desk: Played, client: Client) -> None:
    RawMail.objects.filter(pk=desk.mail_in.pk).update(state=RawMail.State.ACCEPTED, outcome="orders-in-part")
    assert "orders, some lines refused" in text_of(client, "mail-log", desk.battle.slug)


def test_every_outcome_of_the_hosts_page_has_words() -> None:
    page = (settings.ROOT / "docs" / "hosts" / "mail-states.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`[^|]+) \|", page.split("## Accepted")[1], re.MULTILINE)
    codes = {code for row in rows for code in re.findall(r"`([a-z-]+)`", row)}
    stem = "command"
    assert {f"{stem}{code}" if code.startswith("-") else code for code in codes} <= OUTCOMES.keys()


def test_a_battle_is_troubled_by_its_own_seats_alone_and_a_campaign_tells_a_fault_once(
    desk: Played, client: Client
) -> None:
    Formation.objects.create(side=desk.french.side, kind="division", key="99D", name="99th Division")
    Seat.objects.create(campaign=desk.campaign, side=desk.french.side, name="General Nobody", formations=["99D"])
    Seat.objects.create(campaign=desk.campaign, side=desk.french.side, name="Marshal Absent")
    page = text_of(client, "desk", desk.battle.slug)
    assert "Nobody commands as General Nobody." not in page
    assert ">General Nobody</a>" not in page
    assert "Nobody commands as Marshal Absent." in page
    assert '>Marshal Absent</a> <span class="tag wait">nobody</span>' in page
    scenarios.load_scenario(
        scenarios.find_scenario("first-steps"), who="umpire", now=NOON, campaign=desk.campaign, with_players=False
    )
    assert text_of(client, "home").count("Nobody commands as Marshal Absent.") == 1


def test_a_long_order_of_battle_is_folded_by_corps_and_a_short_one_is_not(client: Client) -> None:
    cast, *_battle = set_up()
    client.force_login(cast.umpire, backend=BACKEND)
    assert '<details class="fold" open>' in text_of(client, "order-of-battle", cast.campaign.slug)
    side = cast.campaign.sides.earliest("pk")
    for number in range(4):
        corps = Formation.objects.create(side=side, kind="corps", key=f"{number}C", name=f"Corps {number}")
        for brigade in range(10):
            key = f"{number}B{brigade}"
            Formation.objects.create(side=side, parent=corps, kind="brigade", key=key, name=f"Brigade {key}")
    page = text_of(client, "order-of-battle", cast.campaign.slug)
    folded = re.findall(r'<details class="fold"><summary>(\S+ \S+)', page)
    assert {f"Corps {number}" for number in range(4)} <= set(folded)
