"""An umpire's first evening, by a newcomer who does it all in the browser, slips, and takes each slip back.

He founds the wrong campaign and deletes it, asks a second umpire without a login, miscounts a battalion, rules what
cannot be and then what need not be, holds the clock by mistake, notes a leave for the wrong man, and ends with the
story in everybody's postbox. Steps are counted; ``docs/umpires/first-hour.md`` tells how many they are.
"""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from orders.demo.postbox import Delivered
from tests.browser.house import PASSWORD, House, chromium, log_in, open_house

SIDES = {"ney": ("French", "Marshal Ney"), "picton": ("Allied", "General Picton")}


class Hand:
    """The newcomer's hand: what it clicks and fills in is counted, chapter by chapter."""

    def __init__(self, page: Page) -> None:
        self.page, self.clicks, self.fields = page, 0, 0
        self.chapters: list[tuple[str, int, int, float]] = []
        self._begun = time.monotonic()

    def click(self, what: Locator) -> None:
        what.click()
        self.clicks += 1

    def link(self, name: str) -> None:
        self.click(self.page.get_by_role("link", name=name).first)

    def button(self, name: str | re.Pattern[str]) -> None:
        self.click(self.page.get_by_role("button", name=name))

    def unfold(self, words: str) -> None:
        self.click(self.page.get_by_text(words, exact=True))

    def fill(self, label: str, value: str) -> None:
        self.page.get_by_label(label).fill(value)
        self.fields += 1

    def choose(self, label: str, option: str) -> None:
        self.page.get_by_label(label).select_option(label=option)
        self.fields += 1

    def told(self, words: str) -> None:
        expect(self.page.get_by_role("status")).to_contain_text(words)

    def chapter(self, title: str) -> None:
        """End a chapter and begin the next."""
        done = [sum(each[place] for each in self.chapters) for place in (1, 2)]
        took = time.monotonic() - self._begun
        self.chapters.append((title, self.clicks - done[0], self.fields - done[1], took))
        self._begun = time.monotonic()


class Evening:
    """The evening, chapter by chapter."""

    def __init__(self, house: House, browser: Browser) -> None:
        self.house, self.browser = house, browser
        house.manage("createsuperuser", "--noinput", "--username", "anna", "--email", "anna@players.test")
        self.hand = Hand(log_in(browser, house, "anna"))
        self.page = self.hand.page
        self.desk = ""

    def found(self) -> None:
        """The wrong campaign, deleted again; then the right one."""
        hand = self.hand
        hand.link("New campaign")
        hand.fill("Name:", "A slip")
        hand.button("Set it up")
        hand.link("A slip")
        hand.link("name, time zone and colours")
        hand.unfold("Delete this campaign")
        hand.button("Yes, delete it")
        hand.told("A slip is deleted")
        hand.link("New campaign")
        self.page.get_by_label("Scenario:").select_option("first-steps")
        hand.fields += 1
        hand.fill("Name:", "Our first war")
        hand.button("Set it up")
        self.page.get_by_role("heading", name="First Steps").wait_for()
        self.desk = self.page.url
        hand.chapter("a campaign deleted, another founded")

    def second_umpire(self) -> None:
        """A colleague without a login gets one by mail, and forgets his password at once."""
        hand = self.hand
        hand.link("Our first war")
        hand.unfold("Add an umpire")
        hand.fill("Login name or mail address:", "bert@players.test")
        hand.fill("What he is called:", "Bert")
        hand.button("Add")
        hand.told("A mail with a link to choose a password is on its way")
        hand.chapter("a second umpire")
        bert = self.browser.new_context().new_page()
        self._choose_password(bert, 1)
        expect(bert.get_by_role("link", name="Our first war")).to_be_visible()
        bert.get_by_role("button", name="Log out").click()
        bert.goto(f"{self.house.site}/login/")
        bert.get_by_role("link", name="I have forgotten my password").click()
        bert.get_by_label("Login name or mail address:").fill("bert@players.test")
        bert.get_by_role("button", name="Send me the link").click()
        self._choose_password(bert, 2)
        expect(bert.get_by_role("heading", name="Overview")).to_be_visible()

    def _choose_password(self, page: Page, number: int) -> None:
        mail = self.house.mail_to("bert", "password", number)
        link = re.search(r"http://\S+/login/choose/\S+", mail.text)
        assert link is not None
        page.goto(link.group())
        page.get_by_label("New password:").fill(PASSWORD)
        page.get_by_label("New password confirmation:").fill(PASSWORD)
        page.get_by_role("button", name="Keep it and log in").click()

    def invite(self) -> None:
        """Two players, who say yes by mail."""
        hand = self.hand
        for name, (side, seat) in SIDES.items():
            hand.link("Invite a player")
            hand.fill("Player:", name.title())
            hand.fill("Mail address:", f"{name}@players.test")
            hand.choose("Side:", side)
            hand.fill("Name in the game:", seat)
            hand.button("Send the invitation")
        hand.chapter("two players invited")
        for name in SIDES:
            self.house.answer(self.house.mail_to(name, "invitation"), name, "YES")
        confirmed = "SELECT count(*) FROM campaigns_seat WHERE state = 'confirmed'"
        self.house.wait(lambda: self.house.count(confirmed) == len(SIDES), "both confirmed")

    def prepare(self) -> None:
        """Reports shall wait for him; a battalion is miscounted and counted again."""
        hand = self.hand
        self.page.goto(self.desk)
        hand.link("Clock and settings")
        self.page.get_by_label("Reports:").select_option("umpire")
        hand.fields += 1
        hand.button("Save")
        hand.told("Saved")
        for strength in ("4", "5"):
            hand.link("Single units")
            hand.link("1/92e Ligne")
            hand.fill("Strength:", strength)
            hand.fill("Because:", "Counted again.")
            hand.button("Change it")
            hand.told("1/92e Ligne is changed")
            self.page.goto(self.desk)
        hand.chapter("clock and settings, a battalion changed and changed back")

    def start(self) -> None:
        hand = self.hand
        hand.link("Start the battle")
        expect(self.page.locator(".checks")).not_to_contain_text("look")
        hand.button("Start the battle")
        hand.told("Turn 1 is open")
        hand.chapter("looked over and started")
        for name, order in (("ney", "INTENT ADVANCE"), ("picton", "INTENT HOLD\nUMPIRE: May we have rain?")):
            self.house.answer(self.house.mail_to(name, "call"), name, order)
        sheets = "SELECT count(*) FROM campaigns_sheet"
        self.house.wait(lambda: self.house.count(sheets) == len(SIDES), "both have ordered")
        self.house.wait(lambda: self.house.count("SELECT count(*) FROM campaigns_question"), "the question is there")

    def run_the_turn(self) -> None:
        """Rehearse, answer, hold by mistake, give more time, close."""
        hand = self.hand
        self.page.goto(self.desk)
        hand.button("Rehearse")
        expect(self.page.get_by_role("heading", name="How it would end")).to_be_visible()
        hand.link("Back to the desk")
        hand.fill("Your answer:", "No, the sky is clear.")
        hand.button("Answer")
        hand.told("General Picton is told")
        hand.button("Hold")
        hand.told("The clock is held")
        hand.button("Resume")
        hand.told("The clock runs again")
        hand.unfold("Close now")
        hand.button("Yes, close it")
        hand.chapter("rehearsed, answered, held and resumed, closed")
        self.drafted()
        assert "No, the sky is clear." in self.house.mail_to("picton", "message").text

    def drafted(self, branch: int = 1) -> None:
        question = f"SELECT state FROM campaigns_turn WHERE number = 1 AND branch = {branch}"
        self.house.wait(lambda: self.house.ask(question) == [("drafted",)], f"branch {branch} drafted")

    def rule(self) -> None:
        """A slip that cannot be, refused; a ruling, taken back; then the release. The desk told by itself."""
        hand = self.hand
        expect(self.page.get_by_role("link", name="Read it")).to_be_visible()
        hand.link("Read it")
        hand.link("Rule something otherwise")
        hand.fill("What:", "after.units[1/92].strength")
        hand.fill("Shall be:", "44")
        hand.fill("Because:", "A company was counted twice.")
        hand.button("Run turn 1 again with it")
        expect(self.page.locator(".errorlist")).to_contain_text("strength")
        hand.fill("Shall be:", "3")
        hand.button("Run turn 1 again with it")
        hand.told("branch 2")
        self.drafted(2)
        self.page.reload()
        hand.button("Take it back")
        hand.told("Taken back")
        self.drafted(3)
        self.page.goto(self.desk)
        hand.button("Release the reports")
        hand.told("The reports are on their way")
        hand.chapter("read, a wrong ruling refused, a ruling made and taken back, released")
        for name in SIDES:
            self.house.mail_to(name, "report")

    def people(self) -> None:
        """A leave for the wrong man, ended; a word to all."""
        hand = self.hand
        hand.click(self.page.locator("#seats").get_by_role("link", name="Marshal Ney"))
        hand.fill("From:", "2026-12-24")
        hand.fill("To:", "2026-12-28")
        hand.button("Note the leave")
        hand.told("The leave is noted")
        hand.fill("From:", "")
        hand.fill("To:", "")
        hand.button("Note the leave")
        hand.told("The leave is ended")
        self.page.goto(self.desk)
        hand.unfold("Write to a seat, a side or all")
        hand.fill("Subject:", "Until Wednesday")
        hand.fill("Body:", "Well fought, both.")
        hand.button("Send")
        hand.told("on its way to 2 readers")
        hand.chapter("a leave noted and ended, a word to all")

    def end(self) -> None:
        hand = self.hand
        hand.unfold("End the battle")
        hand.button("Yes, end it")
        hand.told("The battle is over")
        hand.button("Send everybody the story")
        hand.told("on its way")
        hand.chapter("ended, and the story sent")
        for name in SIDES:
            self.house.wait(lambda name=name: len(self.told_of_the_end(name)) == 2, f"{name} has the end and the story")
            assert any(path.suffix == ".pdf" for mail in self.told_of_the_end(name) for path in mail.enclosed)

    def told_of_the_end(self, name: str) -> list[Delivered]:
        """The mails to a player that tell of the battle's end."""
        return [mail for mail in self.house.postbox.of(name, "message") if "the battle is over" in mail.subject]


@pytest.mark.browser
@pytest.mark.xdist_group("whole-battle")
def test_an_umpires_first_evening_in_which_every_slip_is_taken_back(tmp_path: Path) -> None:
    with open_house(tmp_path, {}) as house, chromium() as browser:
        evening = Evening(house, browser)
        evening.found()
        evening.second_umpire()
        evening.invite()
        evening.prepare()
        evening.start()
        evening.run_the_turn()
        evening.rule()
        evening.people()
        evening.end()
        for chapter, clicks, fields, seconds in evening.hand.chapters:
            print(f"{clicks:3} clicks, {fields:2} fields, {seconds:5.1f} s: {chapter}")  # noqa: T201 - the account
        assert (evening.hand.clicks, evening.hand.fields) == (46, 29)
        assert house.ask("SELECT status FROM campaigns_game") == [("finished",)]
