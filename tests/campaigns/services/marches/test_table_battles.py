"""A battle of a campaign at the table: its papers, and its result by form, by file and by lines."""

from __future__ import annotations

import json
import re
from io import BytesIO

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse
from pypdf import PdfWriter

from battles.engine.faults import InputFaults
from battles.reports.documents.result_sheet_reader import read_result_sheet
from battles.services import table_battles
from battles.services.adjudication import adjudicate
from campaigns.models import Engagement, Game, Schedule, Way
from campaigns.services.marches.contacts import engagements, homecoming, result_lines
from campaigns.services.marches.contacts.arrivals import campaign_of
from orders.models import OutgoingMail, RawMail
from orders.services.gate import umpire_mail
from tests.campaigns.services.marches.fleurus import DAY, NOON, ORDERS, campaign, open_turn, play, seats, tend
from tests.orders.services.by_mail import answer, speak_by_mail
from tests.printed_words import printed_words

pytestmark = pytest.mark.django_db

LINES = """RESULT Fleurus
ENDED 11:30
FIELD French
LOSS 6th Infantry: 700 men, 60 prisoners, 1 colour
LOSS u-r4: 900 men and 200 stragglers
LOSS u-b2a: 150 men
LEADER Outpost corps: wounded
END"""


@pytest.fixture
def engagement(settings) -> Engagement:
    speak_by_mail(settings)
    game = campaign(Way.TABLE)
    for post, seat in seats(game).items():
        assert answer(seat, ORDERS[post], NOON).state == RawMail.State.ACCEPTED
    play(game, NOON + DAY)
    return Engagement.objects.select_related("campaign__campaign", "game", "heard").get()


def test_a_table_is_asked_for_nothing_by_mail(engagement: Engagement) -> None:
    assert engagement.state == Engagement.State.FOUGHT
    assert engagement.game is not None
    assert engagement.game.status == Game.Status.SETTING_UP
    assert not engagement.game.notices.exists()


def test_one_click_prints_everything(engagement: Engagement) -> None:
    made = table_battles.paper(engagement, table_battles.ALL)
    text = printed_words(made.content)
    for word in ("Corps battery", "11th Line", "Result of the battle", "Reinforcements", "Labels of the units"):
        assert word in text
    assert "mini-nap" in text.casefold()


def test_lines_are_read_and_written_back(engagement: Engagement) -> None:
    read = result_lines.read(engagement, campaign_of(engagement), LINES)
    assert read.faults == []
    assert read.result["losses"]["u-r1a"] == {"men": 700, "prisoners": 60, "colours": 1}
    assert read.result["losses"]["u-r4"] == {"men": 900, "stragglers": 200}
    assert read.result["fallen"] == {"R-I": "wounded"}
    assert (read.result["winner"], read.result["field"], read.result["outcome"]) == ("blue", "blue", "beaten")
    assert read.result["ended"] == "1815-06-15T11:30"
    again = result_lines.read(engagement, campaign_of(engagement), result_lines.written_lines(read.result))
    assert again.result == read.result


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("LOSS 6th Infantrie: 10 men", "Did you mean 6th Infantry"),
        ("LOSS Landwehr: 1300 men", "had 1200 men, and cannot lose 1300"),
        ("LOSS 11th Line: 2 guns", "had 0 guns"),
        ("LOSS 11th Line: 20 horses", "is no loss"),
        ("LOSS 11th Line", "Write the unit, a colon"),
        ("LEADER Reserve corps: asleep", "killed, wounded, captured"),
        ("OUTCOME glorious", "rout, beaten, drawn"),
        ("ENDED 22:00", "lasted from 08:30 to 12:30"),
        ("The day was ours.", "Not understood"),
    ],
)
def test_faults_are_named(engagement: Engagement, line: str, said: str) -> None:
    read = result_lines.read(engagement, campaign_of(engagement), f"RESULT\nFIELD French\n{line}\nEND")
    (fault,) = read.faults
    assert (fault.line, fault.text) == (3, line)
    assert said in fault.why


def test_a_result_needs_the_field(engagement: Engagement) -> None:
    read = result_lines.read(engagement, campaign_of(engagement), "RESULT\nLOSS u-b2a: 10 men")
    assert [fault.text for fault in read.faults] == ["FIELD"]


def test_the_filled_sheet_is_read(engagement: Engagement) -> None:
    filled = {"loss:u-r1a:men": "700", "loss:u-r1a:colours": "1", "ended": "11:30"}
    lines = read_result_sheet(filled_sheet(engagement, **filled, **{"field": "/blue", "leader:R-I": "/wounded"}))
    read = result_lines.read(engagement, campaign_of(engagement), lines)
    assert read.faults == []
    assert read.result["losses"] == {"u-r1a": {"men": 700, "colours": 1}}
    assert (read.result["field"], read.result["ended"][11:]) == ("blue", "11:30")
    assert read.result["fallen"] == {"R-I": "wounded"}


def filled_sheet(engagement: Engagement, **filled: str) -> bytes:
    """The result sheet with some of its fields filled in."""
    writer = PdfWriter(clone_from=BytesIO(table_battles.paper(engagement, "result").content))
    for page in writer.pages:
        writer.update_page_form_field_values(page, filled)
    target = BytesIO()
    writer.write(target)
    return target.getvalue()


def test_a_player_at_the_table_mails_the_lines(engagement: Engagement) -> None:
    mail = answer(seats(engagement.campaign)["B1"], LINES, NOON + 2 * DAY)
    assert (mail.state, mail.outcome) == (RawMail.State.ACCEPTED, "result"), mail.detail
    engagement.refresh_from_db()
    assert (engagement.state, engagement.source) == (Engagement.State.REPORTED, homecoming.MAIL)
    reply = OutgoingMail.objects.get(answers=mail)
    assert "counts when an umpire says so" in " ".join(reply.text.split())
    again = answer(
        seats(engagement.campaign)["R1"], "RESULT\nFIELD French\nLOSS Imperial Guard: 10 men", NOON + 3 * DAY
    )
    assert again.outcome == "result-refused"
    assert "no such unit was in this battle" in " ".join(OutgoingMail.objects.get(answers=again).text.split())
    engagement.refresh_from_db()
    assert engagement.result is not None
    assert "u-r1a" in engagement.result["losses"], "the faulty one changed nothing"


def test_who_does_not_stand_at_the_table_reports_nothing(engagement: Engagement) -> None:
    mail = answer(seats(engagement.campaign)["SOUTH"], LINES, NOON + 2 * DAY)
    assert mail.outcome != "result"
    engagement.refresh_from_db()
    assert engagement.result is None


def test_the_filled_sheet_comes_by_mail(engagement: Engagement) -> None:
    seat = seats(engagement.campaign)["R1"]
    sheet = filled_sheet(engagement, **{"loss:u-b3a:men": "300", "field": "/red", "outcome": "/beaten"})
    mail = answer(seat, "Here is what came of it.", NOON + 2 * DAY, enclosed=sheet)
    assert mail.outcome == "result", mail.detail
    engagement.refresh_from_db()
    assert engagement.source == homecoming.PAPER
    assert engagement.result is not None
    assert (engagement.result["winner"], engagement.result["losses"]) == ("red", {"u-b3a": {"men": 300}})


def test_an_umpire_mails_the_lines(engagement: Engagement) -> None:
    umpire = engagement.campaign.campaign.umpires.get(username="bela")
    for game in (engagement.campaign, engagement.game):
        assert game is not None
        (said,) = umpire_mail.decide(f"{LINES}\nBela", game, umpire, NOON + 2 * DAY)
        assert said.done, said.says
    (said,) = umpire_mail.decide("RESULT\nFIELD nobody", engagement.campaign, umpire, NOON + 2 * DAY)
    assert said.done, said.says
    (refused,) = umpire_mail.decide("RESULT Ligny\nFIELD French", engagement.campaign, umpire, NOON + 2 * DAY)
    assert "RESULT Fleurus" in refused.says
    engagement.refresh_from_db()
    assert engagement.result is not None
    assert engagement.result["outcome"] == "drawn"


def test_an_order_form_is_no_result_sheet(engagement: Engagement) -> None:
    assert read_result_sheet(table_battles.paper(engagement, "rosters").content) == ""
    assert read_result_sheet(b"%PDF-1.4 torn") == ""


def test_the_form_on_the_desk_is_checked_and_counts(engagement: Engagement, client) -> None:
    client.force_login(engagement.campaign.campaign.umpires.get(username="anna"))
    desk = client.get(reverse("desk", args=[engagement.campaign.slug]))
    assert "Papers for the table" in desk.content.decode()
    assert "15 June, 08:30 to 15 June, 12:30" in desk.content.decode()
    address = reverse("engagement", args=[engagement.campaign.slug, engagement.pk])
    wrong = client.post(address, {"field": "blue", "men:u-r1a": "9999", "count": "yes"})
    assert "had 1300 men, and cannot lose 9999" in wrong.content.decode()
    assert 'value="9999"' in wrong.content.decode(), "what was typed is still there"
    noted = client.post(address, {"field": "blue", "ended": "11:30", "men:u-r1a": "700", "fate:R-I": "killed"})
    assert noted.status_code == 302
    engagement.refresh_from_db()
    assert engagement.state == Engagement.State.REPORTED
    assert open_turn(engagement.campaign).before.get("results", []) == []
    client.post(address, {"field": "blue", "ended": "11:30", "men:u-r1a": "700", "fate:R-I": "killed", "count": "yes"})
    engagement.refresh_from_db()
    assert (engagement.state, engagement.counted_by) == (Engagement.State.COUNTED, "anna")
    turn = play(engagement.campaign, NOON + 2 * DAY)
    fates = [(event["unit"], event["effect"]["fate"]) for event in turn.events if event["kind"] == "commander"]
    assert fates[0] == ("R-I", "killed")


def test_a_file_played_on_elsewhere_is_a_result(engagement: Engagement, client) -> None:
    began = {**homecoming.began_with(engagement, campaign_of(engagement))}
    answer_of = adjudicate(began, turns=2, seed=bytes(32))
    assert answer_of["ok"], answer_of
    client.force_login(engagement.campaign.campaign.umpires.get(username="bela"))
    address = reverse("engagement", args=[engagement.campaign.slug, engagement.pk])
    upload = SimpleUploadedFile("played.json", json.dumps(answer_of).encode())
    assert client.post(address, {"file": upload}).status_code == 302
    engagement.refresh_from_db()
    assert (engagement.state, engagement.source) == (Engagement.State.REPORTED, homecoming.FILE)
    assert engagement.result is not None
    assert engagement.result["ended"] == "1815-06-15T11:10"


def test_a_file_of_another_battle_is_refused(engagement: Engagement) -> None:
    began = homecoming.began_with(engagement, campaign_of(engagement))
    other = {**began, "units": began["units"][1:], "turn": 3}
    with pytest.raises(InputFaults, match="of another battle"):
        table_battles.result_of_file(engagement, "other.json", json.dumps(other).encode())
    with pytest.raises(InputFaults, match="no turn of it has been played"):
        table_battles.result_of_file(engagement, "new.json", json.dumps(began).encode())


def test_the_program_may_be_let_to_decide(engagement: Engagement, client) -> None:
    client.force_login(engagement.campaign.campaign.umpires.get(username="anna"))
    address = reverse("decide-engagement", args=[engagement.campaign.slug, engagement.pk, "settled"])
    client.post(address)
    engagement.refresh_from_db()
    assert (engagement.state, engagement.way) == (Engagement.State.LEFT, Way.SETTLED)
    turn = play(engagement.campaign, NOON + 2 * DAY)
    (settled,) = [event for event in turn.events if event["kind"] == "victory"]
    assert settled["clause"] == "EC-SET-3"
    assert not Schedule.objects.get(game=engagement.campaign).held


def test_a_battle_waits_for_its_umpires_word(settings, client) -> None:
    speak_by_mail(settings)
    game = campaign(Way.WORD)
    for post, seat in seats(game).items():
        answer(seat, ORDERS[post], NOON)
    play(game, NOON + DAY)
    one = Engagement.objects.get()
    assert (one.state, one.game) == (Engagement.State.WAITING, None)
    client.force_login(game.campaign.umpires.get(username="anna"))
    page = client.get(reverse("desk", args=[game.slug])).content.decode()
    assert "waits for your word how it is decided" in page
    client.post(reverse("decide-engagement", args=[game.slug, one.pk, "players"]))
    tend(NOON + DAY)
    one.refresh_from_db()
    assert one.state == Engagement.State.FOUGHT
    assert one.game is not None
    assert one.game.status == Game.Status.RUNNING


def test_terms_are_set_with_the_clock(engagement: Engagement, client) -> None:
    game = engagement.campaign
    client.force_login(game.campaign.umpires.get(username="anna"))
    address = reverse("battle-settings", args=[game.slug])
    shown = client.get(address).context
    names = ("clock", "running", "terms")
    forms = [shown[name] for name in names]
    data = {field.html_name: field.value() for form in forms for field in form}
    data = {name: value for name, value in data.items() if value is not None and value is not False}
    answered = client.post(address, {**data, "terms-way": "settled", "terms-hours": "24"})
    assert answered.status_code == 302, [form.errors for form in (answered.context[name] for name in names)]
    terms = engagements.terms_of(Game.objects.get(pk=game.pk))
    assert (terms.way, terms.hours) == (Way.SETTLED, 24)
    assert open_turn(game).before["settings"]["unplayed"] == "settle"
    assert open_turn(game).before["battles"][0]["unplayed"] == "wait", "what has begun stays as it is"


def test_the_desk_of_a_table_has_its_papers_and_its_result_and_calls_nobody(engagement: Engagement, client) -> None:
    client.force_login(User.objects.get(username="anna"))
    game = engagement.game
    assert game is not None
    desk = client.get(reverse("desk", args=[game.slug])).content.decode()
    assert reverse("start-battle", args=[game.slug]) not in desk
    assert "then start it" not in desk
    assert reverse("table-paper", args=[engagement.campaign.slug, engagement.pk, "table"]) in desk
    assert reverse("engagement", args=[engagement.campaign.slug, engagement.pk]) in desk
    assert client.get(reverse("start-battle", args=[game.slug])).status_code == 302
    said = client.post(reverse("act", args=[game.slug, "start"]), follow=True).content.decode()
    assert "fought at the table" in said
    game.refresh_from_db()
    assert game.status == Game.Status.SETTING_UP
    assert not game.turns.exists()


def test_the_page_of_headquarters_speaks_of_the_campaign(engagement: Engagement, client) -> None:
    client.force_login(User.objects.get(username="anna"))
    page = client.get(reverse("battle-commands", args=[engagement.campaign.slug])).content.decode()
    assert "battle" not in re.sub(r"<[^>]*>", "", page.partition("<h1>")[2])
