"""Reports made from a battle file alone: no database, mail or clock.

The open turn is resolved by the orders in the file and a seed, then told as one side saw it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.utils.translation import gettext as _

from battles import rulesets
from battles.engine.battle import Battle
from battles.engine.events import Event
from battles.engine.orders import OrderSheet
from battles.reports import documents
from battles.reports.documents import Paper, SeatBrief, TurnReportData
from battles.reports.documents.maps import marks_of
from battles.reports.facts import Clock
from battles.reports.facts.ordered import orders_given
from battles.reports.pens import png
from battles.reports.scene import build_scene, own_places, troops_window
from battles.reports.telephone import plaque, telephone_map
from battles.services.adjudication import read_sheet, resolve_battle
from battles.services.staffing import intents_by_unit
from orders.language.standing_said import lasting_said

#: Width of the map for screens, in pixels.
MAP_PX = 1200


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be made: for which side and seat, from which seed, on which paper.

    ``seed`` is ``None`` to tell the battle as it stands, without resolving its turn. ``start`` is the game date and
    time of turn 1.
    """

    side: str
    seat: SeatBrief
    paper: Paper
    seed: bytes | None
    start: datetime | None = None


def reports(document: Mapping[str, Any], wish: Wish) -> dict[str, bytes]:
    """The files for one side, by name: report, order form, map. Raises ``InputFaults`` for a file that is not right."""
    data = report_data(rulesets.read(document), wish)
    stem = f"{slug(data.after.title)}-turn-{data.before.turn}-{slug(wish.side)}"
    return {
        f"{stem}-report.pdf": documents.turn_report(data),
        f"{stem}-orders.pdf": documents.order_form(documents.form_of(data)),
        f"{stem}-map.png": field_map(data),
    }


def report_data(battle: Battle, wish: Wish) -> TurnReportData:
    """The turn of a battle as a seat may know it."""
    ruleset, sheet = rulesets.find(battle.ruleset), read_sheet(battle, wish.side)
    events: tuple[Event, ...] = ()
    after = battle
    if wish.seed is not None:
        resolution = resolve_battle(battle, wish.seed)
        events, after = resolution.events, resolution.battle
    return documents.player_data(
        ruleset,
        battle,
        events,
        after,
        side=wish.side,
        seat=wish.seat,
        clock=Clock(ruleset.minutes_per_turn, wish.start),
        started=strengths(battle),
        intents=intents_by_unit(battle, wish.side, sheet),
        ordered=orders_given(sheet),
        standing=standing_words(battle, wish.side, sheet),
        paper=wish.paper,
    )


def strengths(battle: Battle) -> dict[str, int]:
    """Each unit's strength at the battle's start, as far as the file tells: what it has, and what its log took."""
    measure = rulesets.find(battle.ruleset).measure
    lost = measure.lost(battle.log)
    return {unit.id: measure.amount(unit) + lost.get(unit.id, 0) for unit in battle.units}


def standing_words(battle: Battle, side: str, sheet: OrderSheet) -> tuple[str, ...]:
    """How a side's decisions stand by its sheet: what it ordered; what holds by default goes unsaid."""
    labels = {formation.id: formation.label for formation in battle.formations}
    labels |= {unit.id: unit.label for unit in battle.units}
    vocabulary = rulesets.find(battle.ruleset).vocabulary
    decided = OrderSheet(side=side, standing=sheet.standing)
    return tuple(lasting_said(decided, vocabulary, lambda id: labels.get(id, id)))


def field_map(data: TurnReportData, width: int = MAP_PX) -> bytes:
    """The field after the turn, with what happened, for a screen of a width in pixels."""
    scene = build_scene(
        data.ruleset,
        data.after,
        side=data.side,
        words=data.tongue.labels.map,
        command=data.seat.formations,
        knowledge=data.knowledge,
        before=data.before,
        events=data.events,
        caption=_("Known to you at {hour}").format(hour=data.hours.hour(data.after.turn)),
        clock=data.hours.hour,
    )
    return png.render(scene, width)


def mails_map(data: TurnReportData, width: int = MAP_PX) -> bytes:
    """The part of the field that concerns a seat after the turn, with the story's numbers, as a mail carries it."""
    lengths, moment = data.ruleset.lengths, data.after.turn
    own = own_places(data.ruleset, data.after, data.side, data.seat.formations)
    seen = [contact.at for contact in data.knowledge.contacts if contact.seen]
    scene = build_scene(
        data.ruleset,
        data.after,
        side=data.side,
        words=data.tongue.labels.map,
        command=data.seat.formations,
        knowledge=data.knowledge,
        before=data.before,
        events=data.events,
        window=troops_window(data.after, [*own, *seen], lengths.margin, lengths.window),
        marks=marks_of(data.telling),
        clock=data.hours.hour,
    )
    hour = data.hours.hour(moment) if data.clock.at(moment) else ""
    return telephone_map(
        scene, plaque(data.tongue, data.after.title, data.tongue.numbers(data.turn), hour, data.due), width
    )


#: Letters that do not come apart into one of ASCII and an accent.
TRANSCRIBED = str.maketrans(
    dict(zip("łøđħıŧðɖ", "lodhitdd", strict=True))
    | {"ß": "ss", "æ": "ae", "œ": "oe", "þ": "th"}
    | dict(zip("абвгдезийклмнопрстуфыэіґ", "abvgdeziiklmnoprstufyeig", strict=True))
    | {"ё": "yo", "ж": "zh", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ь": "", "ю": "yu"}
    | {"я": "ya", "є": "ye", "ї": "yi", "ј": "j", "љ": "lj", "њ": "nj", "ћ": "c", "џ": "dz", "ђ": "dj"}
    | dict(zip("αβγδεζηικλμνξοπρσςτυφω", "avgdeziiklmnxoprsstyfo", strict=True))
    | {"θ": "th", "χ": "ch", "ψ": "ps"}
)


def slug(text: str) -> str:
    """A text as part of a file's name, in plain letters and figures; ``battle`` if its script has none here."""
    # Cyrillic й and ё are letters, Greek ά an accented one: those are looked up before accents go, these after.
    parted = unicodedata.normalize("NFKD", unicodedata.normalize("NFC", text).lower().translate(TRANSCRIBED))
    plain = "".join(letter for letter in parted if not unicodedata.combining(letter)).translate(TRANSCRIBED)
    ascii_only = plain.encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", ascii_only.lower()).strip("-") or "battle"
