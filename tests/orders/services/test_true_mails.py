"""What mails and pages say is whole and in words: handles over a whole battle of each rulebook, no word of the engine.

Each battle is played once; the letters of its calls, receipts and reports are read as text and as HTML.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import pytest

from battles import rulesets
from battles.engine import battlefile
from battles.engine.knowledge import Contact, Knowledge, public_id
from battles.services.knowing import view_after, view_before
from battles.services.papers.round import round_sheet
from battles.services.played import orders_by_turn
from campaigns.models import Game, Player, Seat, Turn
from campaigns.services import seating
from campaigns.services.marches.setting_up import find_campaign, set_up
from campaigns.services.scenarios.scenarios import find_scenario, load_scenario
from campaigns.services.turns import life, resolution, sheets
from config.environment import ROOT
from orders.models import OutgoingMail
from orders.services import letters
from orders.services.letters import campaigns as march_letters
from orders.services.page import take_orders
from tests.battles.reports import engine_words, handles
from tests.orders.stage import NOW
from tests.printed_words import printed_words

pytestmark = pytest.mark.django_db

DAY = timedelta(days=1)
#: The battles, one a rulebook, the turns that are played of each, and those whose letters are read.
BATTLES = {"quatre-bras": 14, "a-village-on-the-goldbach": 14, "selo": 14, "villaseca": 14}
LOOKED_AT = (1, 4, 8, 11, 14)
#: What nobody would write: a number of one with a noun of many, nothing of nothing, marks for themselves.
CLUMSY = re.compile(
    r"\b(?:1|one) (?:men|turns|units|guns|figures|bases|battalions|points|levels|batteries|brigades|divisions|lines|"
    r"days|hours|questions|commands|rations|prisoners|places)\b|\b0 of 0\b|(?<!\.)\.\.(?!\.)|"
    r"(?<=\w) [,;.](?= )|\(\)|\b(on|to|the|of|and) \1\b"
)
MARKER = "--- Answer with your orders above this line ---"
HIDDEN = re.compile(r"(?s)<(style|script|head|pre|code)[ >].*?</\1>")


@dataclass(frozen=True)
class Written:
    """A letter to a seat: its kind and turn, its text and HTML in words, and what the seat's side knew."""

    kind: str
    number: int
    side: str
    text: str
    markup: str
    knowledge: Knowledge

    @property
    def words(self) -> str:
        """The HTML as somebody reads it, without what stands there to be copied."""
        return in_words(self.markup)

    @property
    def needed(self) -> list[Contact]:
        """The enemies that the seat may order against."""
        return [one for one in self.knowledge.contacts if not one.commander and not one.fate]


def in_words(markup: str) -> str:
    """What is read of a page or letter."""
    return html.unescape(
        re.sub(r"<[^>]+>", "", re.sub(r"</(?:p|td|th|tr|h\d|div|li)>|<br>", "\n", HIDDEN.sub(" ", markup)))
    )


def orders_for(slug: str) -> Callable[[int], Mapping[str, str]]:
    """What the sides of a battle order, by turn."""
    if slug == "quatre-bras":
        file = ROOT / "docs" / "examples" / "quatre-bras-orders.yaml"
        return orders_by_turn(battlefile.load(file.read_text(encoding="utf-8"))["turns"])
    return lambda _: {}


def in_play(slug: str) -> tuple[Game, list[Seat]]:
    """A scenario's battle that has begun, with a seat for each side."""
    game = load_scenario(find_scenario(slug), who="umpire", now=NOW, with_players=False)
    for side in game.campaign.sides.all():
        player = Player.objects.create(name=side.name, email=f"{side.key}@players.test")
        Seat.objects.create(campaign=game.campaign, side=side, name=f"General {side.name}", player=player)
    seating.enter_all(game)
    life.start_game(game, NOW)
    return game, list(game.campaign.seats.order_by("pk"))


def resolved(turn: Turn, number: int) -> None:
    """Close a turn and resolve it by settled dice."""
    turn.seed = number.to_bytes(32, "big").hex()
    turn.save(update_fields=["seed"])
    now = NOW + DAY * number
    life.close_turn(turn, now, because=Turn.Closed.UMPIRE)
    assert resolution.resolve(turn.pk, now) is not None
    turn.refresh_from_db()


def correspondence(slug: str) -> Iterator[Written]:
    """The letters of a battle that is played: of the turns that are looked at receipts and reports, and the call."""
    game, seats = in_play(slug)
    orders = orders_for(slug)
    for number in range(1, BATTLES[slug] + 1):
        turn = game.turns.filter(state=Turn.State.OPEN).first()
        if turn is None:
            return
        looked_at = number in LOOKED_AT
        for seat in seats:
            assert seat.side is not None
            side, view = seat.side.key, view_before(turn, seat.side.key)
            if number == 1:
                call = letters.call(turn, seat)
                yield Written("call", number, side, call.text, call.html, view.knowledge)
            text = orders(number).get(side, "INTENT ATTACK")
            if not looked_at:
                sheets.submit(seat, turn, text, now=NOW)
                continue
            own = [unit.id for unit in view.battle.units if unit.in_play and view.battle.side_of[unit.id] == side]
            enemies = [public_id(one) for one in view.knowledge.contacts if one.seen and not one.commander]
            against = [f"{unit}: FIRE AT {enemy}" for unit, enemy in zip(own, enemies[:3], strict=False)]
            take_orders(seat, turn, "\n".join([text, "SIDE", *against]), now=NOW)
            mail = OutgoingMail.objects.filter(seat=seat, kind="receipt").latest("pk")
            yield Written("receipt", number, side, mail.text, mail.html, view.knowledge)
        resolved(turn, number)
        following = game.turns.filter(state=Turn.State.OPEN).first()
        for seat in seats if looked_at else ():
            assert seat.side is not None
            report = letters.report(turn, seat, following)
            known = view_after(turn, seat.side.key).knowledge
            kind = "report" if following is not None else "last report"
            yield Written(kind, number, seat.side.key, report.text, report.html, known)


def faults_of(one: Written, words: frozenset[str], names: set[str]) -> Iterator[str]:
    """What is wrong with a letter."""
    about = f"{one.kind} {one.number} of {one.side}"
    read = {"text": one.text, "html": one.words}
    known = {contact.alias for contact in one.knowledge.contacts}
    for called, text in read.items():
        strangers = {f"enemy-{short[1:]}" for short in handles.short_in(text) | handles.long_in(text)} - known
        if strangers:
            yield f"{about}, {called}: nobody is called {strangers}"
        if one.kind in ("call", "report"):
            for contact in one.needed:
                if not re.search(rf"(?<![\w-]){re.escape(public_id(contact))}(?![\w-])", text):
                    yield f"{about}, {called}: no word of {public_id(contact)}"
    for text in (one.text.partition(MARKER)[0], one.words):
        plain = "\n".join(line for line in text.splitlines() if not re.match(r" {2,}\S+:? |\s*= ", line))
        yield from (f"{about}: {found}" for found in engine_words.engine_words(plain, words=words, names=names))
        spoken = re.sub("|".join(map(re.escape, sorted(names, key=len, reverse=True))), "X", plain)
        yield from (f"{about}: {spoken[max(0, at.start() - 30) : at.end() + 20]!r}" for at in CLUMSY.finditer(spoken))


@pytest.mark.parametrize("slug", BATTLES)
def test_letters_of_a_battle_name_every_enemy_whole_and_speak_as_people_do(slug: str, settings: Any) -> None:
    settings.WAKE_WORKERS = False
    battle = rulesets.read(find_scenario(slug).document())
    words = engine_words.codes(battle.ruleset) - engine_words.orderable(battle.ruleset)
    names = {one.name for one in (*battle.units, *battle.formations, *battle.terrain)} | {
        unit.id for unit in battle.units
    }
    kinds, named = set(), 0
    for one in correspondence(slug):
        found = list(faults_of(one, frozenset(words), names - {""}))
        assert not found, found
        kinds.add(one.kind)
        named += len(one.needed)
        # A program for mail may part a word at a hyphen, but not here.
        for alias in re.findall(r"<td[^>]*>(enemy-\d+)</td>", one.markup):
            assert re.search(rf'white-space:nowrap;">{alias}</td>', one.markup)
    assert {"call", "receipt", "report"} <= kinds
    assert named > 20


def test_a_letter_with_a_handle_cut_or_of_nobody_or_with_a_word_of_the_engine_is_found_out(settings: Any) -> None:
    settings.WAKE_WORKERS = False
    call = next(one for one in correspondence("selo") if one.needed)
    words, names = frozenset({"rally-full"}), {"Selo"}
    handle = public_id(call.needed[0])
    for text in (
        call.text.replace(handle, handle[:-1] + "-"),
        call.text.replace(handle, "enemy-999"),
        f"{call.text.partition(MARKER)[0]}\nIt did rally-full.\n",
        f"{call.text.partition(MARKER)[0]}\nYou have None left, and 1 men.\n",
    ):
        changed = Written(call.kind, 1, call.side, text, call.markup, call.knowledge)
        assert list(faults_of(changed, words, names)), text[:80]


def marching() -> Iterator[tuple[str, str, set[str]]]:
    """What is read of two rounds of the Charleroi Road: each text by what it is, with its order lines."""
    scenario = find_campaign("charleroi-road")
    document = scenario.document()
    orders = document.pop("orders")
    game = set_up(document, who="umpire", now=NOW, players=scenario.players())
    life.start_game(game, NOW)
    held = Seat.objects.filter(campaign=game.campaign, player__isnull=False).select_related("player", "side")
    posts = {post["formation"]: post["id"] for post in document["posts"]}
    for number in (1, 2):
        turn = game.turns.get(state=Turn.State.OPEN)
        for seat in held:
            text = orders.get(posts[seat.formations[0]])
            if number == 1 and text:
                sheet = take_orders(seat, turn, text, now=NOW)
                assert sheet is not None
                mail = OutgoingMail.objects.filter(seat=seat, kind="receipt").latest("pk")
                lines = {line.strip() for line in sheet.normal_form.splitlines()}
                yield "receipt", mail.text, lines
                yield "receipt as HTML", in_words(mail.html), lines
            if number == 1:
                call = march_letters.call(turn, seat)
                yield "call", call.text, set()
                yield "call as HTML", in_words(call.html), set()
        resolved(turn, number)
        following = game.turns.filter(state=Turn.State.OPEN).first()
        for seat in held:
            report = march_letters.report(turn, seat, following)
            yield "report", report.text, set()
            yield "report as HTML", in_words(report.html), set()
        paper = round_sheet(turn, held[number], past=True)
        yield paper.name, printed_words(paper.content), set()


def test_letters_and_papers_of_a_campaign_speak_as_people_do(settings: Any) -> None:
    settings.WAKE_WORKERS = False
    document = find_campaign("charleroi-road").document()
    listed = [*document["formations"], *document["map"]["places"], *document["posts"], *document["sides"]]
    # Ids that no name is spelt as; those of troops and places are words of orders, which stand in lines of their own.
    ids = {one["id"] for one in listed if re.search(r"[a-z]_|[a-z]\d|_", one["id"]) and one.get("name")}
    names = {one["name"] for one in listed if one.get("name")}
    seen = set()
    for called, text, lines in marching():
        shown = text.partition(MARKER)[0].partition("HOW TO ORDER")[0]
        said = "\n".join(line for line in shown.splitlines() if line.strip() not in lines)
        assert not list(engine_words.engine_words(said, words=ids, names=names)), called
        if "pdf" not in called:
            assert not [said[max(0, at.start() - 30) : at.end() + 20] for at in CLUMSY.finditer(said)], called
        assert len(said) > 200, called
        seen.add(called)
    assert len(seen) >= 8
