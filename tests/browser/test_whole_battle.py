"""Six turns between four players under two umpires, by mail and in the browser, from founding to the battle's end.

Played twice: on SQLite with the queue in files, and on PostgreSQL and Redis with two workers and two clocks, where the
broker is restarted while it holds tasks and the database is cut off while a turn closes.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
import redis
from playwright.sync_api import Browser, Page, expect

from tests.browser.house import PASSWORD, House, chromium, log_in, open_house
from tests.servers import PostgresServer, RedisServer

TURNS = 6
#: Each player's name in the game, his side, and the formations he ticks.
PLAYERS = {
    "gauthier": ("French", ["Gauthier's Brigade"]),
    "jamin": ("French", ["Jamin's Brigade", "Wathiez's Brigade"]),
    "kempt": ("Allied", ["Kempt's Brigade"]),
    "pack": ("Allied", ["Pack's Brigade", "van Merlen's Brigade"]),
}
ORDERS = {
    "gauthier": "BRIGADE Gauthier\n  INTENT ADVANCE\n",
    "jamin": "BRIGADE Jamin\n  INTENT ADVANCE\nBRIGADE Wathiez\n  INTENT SUPPORT Jamin\n",
    "kempt": "BRIGADE Kempt\n  INTENT HOLD\n",
    "pack": "BRIGADE Pack\n  INTENT HOLD\nBRIGADE Merlen\n  INTENT HOLD\n",
}


@dataclass(frozen=True, slots=True)
class Mishaps:
    """What goes wrong meanwhile: the broker restarted while it holds tasks, the database cut off and started again."""

    broker: RedisServer | None = None
    database: PostgresServer | None = None

    def lose_the_queue(self, house: House, work: Callable[[], None]) -> int:
        """Let the work queue tasks that no worker takes, then restart the broker, which forgets them all."""
        if self.broker is None:
            work()
            return 0
        with house.workers_asleep(), redis.Redis.from_url(self.broker.url) as client:
            work()
            queued = int(client.llen("celery"))
            self.broker.stop()
            self.broker.start()
        return queued

    def cut_the_database(self) -> None:
        """Stop the database as a power cut would, and start it again after a while."""
        if self.database is not None:
            self.database.stop("immediate")
            time.sleep(2)
            self.database.start()


class Campaign:
    """The battle as its people carry it on, each by his own way."""

    def __init__(self, house: House, browser: Browser, mishaps: Mishaps) -> None:
        self.house, self.browser, self.mishaps = house, browser, mishaps
        self.sent = self.tasks_lost = 0
        self.desk = ""
        self.umpire: Page

    def found(self) -> None:
        """The first umpire founds the campaign, adds the second, sets the clock and invites the players."""
        for name in ("uxbridge", "raglan"):
            self.house.manage("createsuperuser", "--noinput", "--username", name, "--email", f"{name}@players.test")
        self.umpire = page = log_in(self.browser, self.house, "uxbridge")
        page.get_by_role("link", name="New campaign").click()
        page.get_by_label("Scenario:").select_option("first-steps")
        page.get_by_label("Name:").fill("The road to Sart")
        page.get_by_role("button", name="Set it up").click()
        page.get_by_role("heading", name="First Steps").wait_for()
        self.desk = page.url
        page.get_by_role("link", name="Clock and settings").click()
        page.get_by_label("Close early when all orders are in and clear").check()
        page.get_by_label("Close early only on a quarter hour").uncheck()
        page.get_by_label("Minutes to wait for better ones when some are not:").fill("0")
        page.get_by_label("Reports:").select_option("umpire")
        page.get_by_label("Last game turn:").fill(str(TURNS))
        page.get_by_role("button", name="Save").click()
        page.get_by_role("link", name="Rules of this battle").click()
        page.get_by_label("overhead fire:").select_option("yes")
        page.get_by_role("button", name="Save").click()
        expect(page.get_by_role("status")).to_contain_text("overhead_fire")
        page.get_by_role("link", name="The road to Sart").click()
        page.get_by_text("Add an umpire").click()
        page.get_by_label("Login name or mail address:").fill("raglan@players.test")
        page.get_by_role("button", name="Add").click()
        expect(page.get_by_role("status")).to_contain_text("raglan is an umpire")
        for name, (side, formations) in PLAYERS.items():
            self.invite(name, side, formations)

    def invite(self, name: str, side: str, formations: list[str]) -> None:
        page = self.umpire
        page.get_by_role("link", name="Invite a player").click()
        page.get_by_label("Player:").fill(name.title())
        page.get_by_label("Mail address:").fill(f"{name}@players.test")
        page.get_by_label("Side:").select_option(label=side)
        page.get_by_label("Name in the game:").fill(f"General {name.title()}")
        for formation in formations:
            page.get_by_label(formation).check()
        page.get_by_role("button", name="Send the invitation").click()
        expect(page.get_by_role("status")).to_contain_text("the invitation is on its way")

    def join(self) -> None:
        """Three accept by answering YES, the fourth by the link, and makes himself a page."""
        for name in PLAYERS:
            invitation = self.house.mail_to(name, "invitation")
            if name == "pack":
                link = re.search(r"http://\S+/join/\S+", invitation.text)
                assert link is not None
                page = self.browser.new_context(viewport={"width": 390, "height": 800}).new_page()
                page.goto(link.group())
                page.get_by_role("button", name="Take the command").click()
                page.get_by_label("New password:").fill(PASSWORD)
                page.get_by_label("New password confirmation:").fill(PASSWORD)
                page.get_by_role("button", name="Make my page").click()
                page.get_by_role("heading", name="General Pack").wait_for()
                self.pack = page
            else:
                self.house.answer(invitation, name, "YES")
        confirmed = "SELECT count(*) FROM campaigns_seat WHERE state = 'confirmed'"
        self.house.wait(lambda: self.house.count(confirmed) == len(PLAYERS), "everybody confirmed")

    def start(self) -> None:
        self.umpire.goto(self.desk)
        self.umpire.get_by_role("link", name="Start the battle").click()
        self.umpire.get_by_role("button", name=re.compile("^Start")).click()
        expect(self.umpire.get_by_role("status")).to_contain_text("Turn 1 is open")

    def order(self, number: int, *, leaving_out: str = "") -> None:
        """Three players answer their call or report, General Pack writes on his page and sees it checked."""
        for name in PLAYERS:
            if name == leaving_out:
                continue
            call = self.house.mail_to(name, "call") if number == 1 else self.house.mail_to(name, "report", number - 1)
            if name == "pack":
                self.pack.reload()
                text = self.pack.get_by_label("Orders, as you would mail them")
                text.fill(ORDERS[name])
                expect(self.pack.locator(".checked")).to_contain_text("lines understood")
                self.pack.get_by_role("button", name="Send these orders").click()
                expect(self.pack.get_by_role("status")).to_contain_text("Your orders are in")
            else:
                self.house.answer(call, name, ORDERS[name])
            self.sent += 1

    def drafted(self, number: int, branch: int = 1) -> None:
        question = f"SELECT state FROM campaigns_turn WHERE number = {number} AND branch = {branch}"
        self.house.wait(lambda: self.house.ask(question) == [("drafted",)], f"turn {number} resolved")

    def release(self) -> None:
        self.umpire.goto(self.desk)
        self.umpire.get_by_role("button", name="Release the reports").click()
        expect(self.umpire.get_by_role("status")).to_contain_text("The reports are on their way")

    def first_turn(self) -> None:
        """Two have ordered: the umpire rehearses, then the others send and the turn closes by itself."""
        self.umpire.goto(self.desk)
        self.umpire.get_by_role("button", name="Rehearse").click()
        expect(self.umpire.get_by_role("heading", name="Rehearsal of turn 1")).to_be_visible()
        expect(self.umpire.locator(".clear")).to_contain_text("It completes")
        self.order(1)
        self.drafted(1)
        self.release()

    def second_turn(self) -> None:
        """The second umpire asks how matters stand and releases, both by mail."""
        for name in PLAYERS:
            self.house.mail_to(name, "report")
        self.tasks_lost = self.mishaps.lose_the_queue(self.house, lambda: self.order(2))
        self.drafted(2)
        notice = self.house.mail_to("raglan", "umpire", 2)
        self.house.answer(notice, "raglan", "STATUS\nRELEASE")

    def third_turn(self) -> None:
        """The umpire rules an entry of the drafted log otherwise; the turn goes on as branch 2."""
        self.order(3)
        self.drafted(3)
        page = self.umpire
        page.goto(self.desk)
        page.get_by_role("link", name="Read it").click()
        page.get_by_role("row").filter(has_text=" moves ").last.get_by_role("link", name="otherwise").click()
        page.get_by_role("link", name=re.compile("strength when the turn ends")).first.click()
        page.get_by_label("Shall be:").fill("3")
        page.get_by_label("Because:").fill("The roll of the company was wrong.")
        page.get_by_role("button", name="Run turn 3 again with it").click()
        expect(page.get_by_role("heading", name="Turn 3, branch 2")).to_be_visible()
        self.drafted(3, branch=2)
        self.release()

    def fourth_turn(self) -> None:
        """One player gets more time, all get a message, and the clock is held and resumed."""
        for name in PLAYERS:
            self.house.mail_to(name, "report", 3)
        page = self.umpire
        page.goto(self.desk)
        page.get_by_text("Give more time").click()
        page.get_by_label("Seat:").select_option(label="General Kempt")
        page.get_by_role("button", name="Extend").click()
        expect(page.get_by_role("status")).to_contain_text("General Kempt has 24 hours more")
        page.get_by_text("Write to a seat, a side or all").click()
        page.get_by_label("Subject:").fill("The bridge is down")
        page.get_by_label("Body:").fill("A peasant says so.\n\nNobody has seen it.")
        page.get_by_role("button", name="Send").click()
        expect(page.get_by_role("status")).to_contain_text("on its way to 4 readers")
        page.get_by_role("button", name="Hold").click()
        page.get_by_role("button", name="Resume").click()
        assert "A peasant says so." in self.house.mail_to("kempt", "message").text
        self.order(4)
        self.mishaps.cut_the_database()
        self.drafted(4, branch=2)
        self.release()

    def fifth_turn(self) -> None:
        """General Jamin's player goes; his successor gets the brief and orders at once by answering it."""
        self.house.mail_to("jamin", "report", 4)
        page = self.umpire
        page.goto(self.desk)
        page.locator("#seats").get_by_role("link", name="General Jamin").click()
        page.get_by_text("Replace the player").click()
        page.get_by_label("New player:").fill("Bachelu")
        page.locator("[name=replace-email]").fill("bachelu@players.test")
        page.get_by_role("button", name="Yes, replace him").click()
        expect(page.get_by_role("status")).to_contain_text("the hand-over brief is on its way")
        brief = self.house.mail_to("bachelu", "invitation")
        assert "What stands without any" in brief.text
        assert len([path for path in brief.enclosed if path.suffix == ".pdf"]) == 2
        self.house.answer(brief, "bachelu", ORDERS["jamin"])
        self.sent += 1
        self.order(5, leaving_out="jamin")
        self.drafted(5, branch=2)
        self.release()

    def sixth_turn(self) -> None:
        """General Bachelu is silent; the umpire closes, his troops go on, and the battle ends."""
        self.order(6, leaving_out="jamin")
        received = f"SELECT count(*) FROM campaigns_sheet WHERE turn_id = ({NEWEST})"
        self.house.wait(lambda: self.house.count(received) == 3, "three sheets for turn 6")
        self.umpire.goto(self.desk)
        expect(self.umpire.get_by_text("missing")).to_be_visible()
        self.umpire.get_by_text("Close now").click()
        self.umpire.get_by_role("button", name="Yes, close it").click()
        self.drafted(6, branch=2)
        self.release()


NEWEST = "SELECT max(id) FROM campaigns_turn"


def play(house: House, browser: Browser, mishaps: Mishaps) -> None:
    """Everything in its order, and the account of it."""
    campaign = Campaign(house, browser, mishaps)
    campaign.found()
    campaign.join()
    campaign.start()
    campaign.first_turn()
    campaign.second_turn()
    campaign.third_turn()
    campaign.fourth_turn()
    campaign.fifth_turn()
    campaign.sixth_turn()
    counts = account(campaign)
    print({**counts, "tasks lost with the broker": campaign.tasks_lost})  # noqa: T201 - counts are what this test is for
    assert bool(campaign.tasks_lost) == (mishaps.broker is not None)
    assert counts == {
        "orders sent": 23,
        "orders kept": 23,
        "receipts": 23,
        "turns resolved": 7,
        "turns released": 6,
        "reports delivered": 24,
        "reports with a PDF": 24,
        "mails given up": 0,
    }
    assert house.ask("SELECT status FROM campaigns_game") == [("finished",)]
    page = log_in(browser, house, "raglan")
    page.get_by_role("link", name="First Steps").click()
    page.get_by_role("link", name="Replay with everything").click()
    expect(page.get_by_role("navigation", name="Turns").get_by_role("link")).to_have_count(TURNS)


def account(campaign: Campaign) -> dict[str, int]:
    """What was sent, kept, resolved and delivered, counted where it lies. Copies on a new branch are not counted."""
    house, box = campaign.house, campaign.house.postbox
    people = [*PLAYERS, "bachelu"]
    house.wait(lambda: sum(len(box.of(name, "report")) for name in people) >= 4 * TURNS, "every report delivered")
    house.wait(lambda: sum(len(box.of(name, "receipt")) for name in people) >= campaign.sent, "every receipt delivered")
    reports = [mail for name in people for mail in box.of(name, "report")]
    kept = "SELECT count(DISTINCT received_at) FROM campaigns_sheet WHERE NOT withdrawn"
    return {
        "orders sent": campaign.sent,
        "orders kept": house.count(kept),
        "receipts": sum(len(box.of(name, "receipt")) for name in people),
        "turns resolved": house.count("SELECT count(*) FROM campaigns_auditentry WHERE action = 'resolve-turn'"),
        "turns released": house.count("SELECT count(*) FROM campaigns_turn WHERE state = 'released'"),
        "reports delivered": len(reports),
        "reports with a PDF": sum(any(is_pdf(path) for path in mail.enclosed) for mail in reports),
        "mails given up": house.count("SELECT count(*) FROM orders_outgoingmail WHERE state IN ('failed', 'bounced')"),
    }


def is_pdf(path: Path) -> bool:
    return path.suffix == ".pdf" and path.read_bytes().startswith(b"%PDF")


@pytest.mark.browser
@pytest.mark.xdist_group("whole-battle")
def test_a_whole_battle_on_one_machine_with_the_queue_in_files(tmp_path: Path) -> None:
    with open_house(tmp_path, {}) as house, chromium() as browser:
        play(house, browser, Mishaps())


@pytest.mark.browser
@pytest.mark.servers
@pytest.mark.xdist_group("whole-battle")
def test_a_whole_battle_on_postgresql_and_redis_with_two_workers_two_clocks_and_both_restarted(
    tmp_path: Path, postgres_server: PostgresServer, redis_server: RedisServer
) -> None:
    settings = {"DATABASE_URL": postgres_server.url, "ESTAFETTE_BROKER": redis_server.url}
    with open_house(tmp_path, settings, workers=2) as house, chromium() as browser:
        play(house, browser, Mishaps(redis_server, postgres_server))
