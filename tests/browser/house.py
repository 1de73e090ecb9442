"""A whole Estafette for the tests: site, workers with a clock, mail gate, and a relay that keeps every mail.

Everything runs in processes of its own, as on a host; the tests look at it through the browser, through mail, and in
its database.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import smtplib
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import make_msgid
from pathlib import Path
from typing import Any

import psycopg
from playwright.sync_api import Browser, Page, expect, sync_playwright

from config.environment import ROOT
from orders.demo.children import LOOPBACK, Children, Program, free_port, programs, running
from orders.demo.postbox import Delivered, Postbox, open_postbox

PASSWORD = "waterloo-by-mail-1815"
PATIENCE = 120
CHROMIUM = "/usr/bin/chromium"
QUIET = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class House:
    """A running Estafette. ``database`` is a path of SQLite or an address of PostgreSQL."""

    site: str
    gate_port: int
    postbox: Postbox
    children: Children
    environment: Mapping[str, str]
    database: str

    def ask(self, question: str) -> list[tuple[Any, ...]]:
        """What the database answers to a question in SQL."""
        if self.database.startswith("postgres"):
            with psycopg.connect(self.database) as connection:
                return connection.execute(question.encode()).fetchall()
        with contextlib.closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True, timeout=20)) as connection:
            return connection.execute(question).fetchall()

    def count(self, question: str) -> int:
        """The single number that a question is answered with."""
        return int(self.ask(question)[0][0])

    def wait(self, happened: Callable[[], Any], what: str) -> Any:
        """What a condition answers once it holds. Raises ``TimeoutError`` naming ``what`` was waited for."""
        until = time.monotonic() + PATIENCE
        while not (answer := happened()):
            self.children.look_after()
            if time.monotonic() > until:
                raise TimeoutError(f"{what} did not happen within {PATIENCE} s; logs are in {self.children.folder}")
            self.postbox.wait_for_news(0.15)
        return answer

    def mail_to(self, who: str, kind: str, number: int = 1) -> Delivered:
        """The ``number``-th mail of a kind that reaches somebody, waited for."""
        mails = self.wait(
            lambda: found if len(found := self.postbox.of(who, kind)) >= number else [], f"{kind} {number} to {who}"
        )
        return mails[number - 1]

    def answer(self, mail: Delivered, who: str, text: str) -> None:
        """Answer a mail as a player does: his words above, the mail quoted below, handed to the gate."""
        message = EmailMessage()
        message["From"], message["To"] = f"{who}@players.test", str(mail.message["From"])
        message["Subject"], message["Message-ID"] = f"Re: {mail.subject}", make_msgid(domain="players.test")
        message["In-Reply-To"] = message["References"] = str(mail.message["Message-ID"])
        quoted = "\n".join(f"> {line}".rstrip() for line in mail.text.splitlines())
        message.set_content(f"{text}\n\nOn Friday the adjutant wrote:\n{quoted}\n")
        to = str(mail.message["From"].addresses[0].addr_spec)
        with smtplib.SMTP(LOOPBACK, self.gate_port, timeout=30) as smtp:
            smtp.send_message(message, from_addr=f"{who}@players.test", to_addrs=[to])

    @contextlib.contextmanager
    def workers_asleep(self) -> Iterator[None]:
        """Stop the workers where they are, so that what is queued stays queued, until the block ends."""
        running = json.loads((self.children.folder / "processes.json").read_text())
        workers = [number for name, number in running.items() if name.startswith("worker")]
        for number in workers:
            os.killpg(number, signal.SIGSTOP)
        try:
            yield
        finally:
            for number in workers:
                os.killpg(number, signal.SIGCONT)

    def manage(self, *command: str) -> None:
        """Run a management command in the house."""
        run_manage(self.environment, *command)


@contextlib.contextmanager
def open_house(folder: Path, settings: Mapping[str, str], workers: int = 1) -> Iterator[House]:
    """A house in a folder of its own, with these settings from the environment, until the block ends."""
    site, gate, relay = free_port(), free_port(), free_port()
    environment = {
        **{key: value for key, value in os.environ.items() if not key.startswith(("ESTAFETTE", "DJANGO", "DATABASE"))},
        "ESTAFETTE_VAR": str(folder / "var"),
        "ESTAFETTE_SECRET_KEY": "tests-only-not-a-secret",
        "ESTAFETTE_SITE_URL": f"http://{LOOPBACK}:{site}",
        "ESTAFETTE_MAIL_LISTEN": f"{LOOPBACK}:{gate}",
        "ESTAFETTE_SMTP_PORT": str(relay),
        "ESTAFETTE_SWEEP_SECONDS": "2",
        "DJANGO_SUPERUSER_PASSWORD": PASSWORD,
        **settings,
    }
    run_manage(environment, "migrate", "--verbosity", "0")
    postbox, controller = open_postbox(folder / "mailbox", relay)
    children = Children(ROOT, folder / "logs", environment, say=lambda words: None)
    more = [Program(f"worker {number}", worker_command(number, folder)) for number in range(2, workers + 1)]
    try:
        with running(children, [*programs(site, gate), *more]):
            children.wait_until_up(PATIENCE)
            database = settings.get("DATABASE_URL", str(folder / "var" / "estafette.sqlite3"))
            yield House(f"http://{LOOPBACK}:{site}", gate, postbox, children, environment, database)
    finally:
        controller.stop()


def worker_command(number: int, folder: Path) -> tuple[str, ...]:
    """Another worker, with a clock of its own: the same work is found by two schedulers."""
    clock = ("-B", "--schedule-filename", f"{folder}/beat-{number}")
    return (
        sys.executable,
        "-m",
        "celery",
        "-A",
        "config",
        "worker",
        *clock,
        "--loglevel",
        "INFO",
        "-n",
        f"w{number}@%h",
    )


def run_manage(environment: Mapping[str, str], *command: str) -> None:
    """Run ``manage.py`` with an environment."""
    subprocess.run([sys.executable, "manage.py", *command], cwd=ROOT, env=dict(environment), check=True)


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    """A headless browser that fetches nothing by itself."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        try:
            yield browser
        finally:
            browser.close()


def log_in(browser: Browser, house: House, name: str, **view: Any) -> Page:
    """A page of somebody who has logged in, in a session of his own."""
    page = browser.new_context(**view).new_page()
    page.set_default_timeout(PATIENCE * 1000)
    # What a page is to show comes when the workers have made it, as what is clicked on does.
    expect.set_options(timeout=PATIENCE * 1000)
    page.goto(f"{house.site}/login/")
    page.get_by_label("Username").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Log in").click()
    page.get_by_role("heading", name="Overview").wait_for()
    return page
