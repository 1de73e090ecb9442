"""The referee of campaigns: what the life of a turn asks, answered by the campaign engine.

An observer is a post, called by its formation: what a seat sees is what its headquarters was told. A sheet is a
``PostOrders``. A turn is a round of campaign time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from battles.engine import worded
from battles.engine.dice import Seed
from battles.engine.records import Record
from battles.engine.sealing import Sealed
from campaigns.models import Game, GameSeat, Seat, Sheet, Turn
from campaigns.services.marches import document as documents
from campaigns.services.marches import gazette, headquarters, knowing, orders, reading
from campaigns.services.marches.contacts import engagements
from campaigns.services.marches.orders import PostOrders
from campaigns.services.marches.telling import told_in_words
from campaigns.services.referees import Document, Event, Knowing, Reading, Stage
from campaigns.strategy.clock import written
from campaigns.strategy.protocol import Outside
from campaigns.strategy.run import march

_TURN = re.compile(r"^\s*TURN\s*[:#=]?\s*(\d{1,4})\s*[.:;]?\s*$", re.IGNORECASE | re.MULTILINE)


class CampaignReferee:
    """Campaigns by mail. ``outside`` gives what the engine is handed: the reader of orders, and the rulebooks."""

    def __init__(self, outside: Callable[[], Outside]) -> None:
        self._outside = outside

    def check(self, document: Document) -> None:
        documents.read(document)

    def observers(self, document: Document) -> tuple[str, ...]:
        return tuple(post["formation"] for post in documents.posts(document))

    def observer_of(self, seat: Seat) -> str:
        return str(seat.formations[0]) if seat.formations else ""

    def called(self, document: Document, observer: str) -> str:
        named = {post["formation"]: post.get("name") for post in documents.posts(document)}
        return str(named.get(observer) or observer)

    def part_of(self, document: Document, seat: Seat) -> tuple[str, ...] | None:
        return (self.observer_of(seat),) if _post_of(document, seat) else None

    def formations(self, document: Document, seat: Seat) -> Sequence[tuple[str, str]]:
        return [
            (post["formation"], str(post.get("name") or post["id"]))
            for post in documents.posts(document)
            if documents.side_of(document, post["formation"]) == _side(seat)
        ]

    def has_troops(self, document: Document, entry: GameSeat, others: Collection[str] = ()) -> bool:
        post = _post_of(document, entry.seat)
        return post is not None and not post.get("taken") and documents.has_troops(document, post["formation"])

    def holders(self, document: Document, seats: Sequence[Seat]) -> Mapping[str, tuple[Seat, ...]]:
        known = documents.formations(document)
        return {
            f"{post.get('name') or post['id']} ({known[post['formation']].get('name') or post['formation']})": tuple(
                seat for seat in seats if _post_of(document, seat) is post
            )
            for post in documents.posts(document)
            if not post.get("taken")
        }

    def opening(self, document: Document) -> dict[str, Any]:
        return knowing.known_by_all(document)

    def resolve(
        self, document: Document, sheets: Mapping[str, PostOrders], seed: Seed
    ) -> tuple[Sequence[Event], Document]:
        campaign = documents.read(document)
        length = str(document.get("round", documents.USUAL))
        file = documents.file_of(document)
        ids = {post.formation: post.id for post in campaign.posts}
        file["orders"] = {ids[formation]: sheet.text for formation, sheet in sheets.items() if sheet.blocks}
        led = {formation for formation, sheet in sheets.items() if sheet.led}
        file["posts"] = [_attended(post, post["formation"] in led, sheets) for post in file.get("posts", ())]
        marched = march(
            file,
            until=written(documents.end_of_round(campaign, length)),
            seed=seed.secret if isinstance(seed, Sealed) else seed,
            outside=self._outside(),
        )
        number = int(document.get("turn", 1))
        events = [_stored(event, number) for event in marched.events]
        return events, documents.document_of(marched.state, number=number + 1, length=length)

    def follow(self, before: Document, stages: Sequence[Stage], previous: Mapping[str, Any]) -> Knowing:
        # What a post knew before stands in the document itself, so ``previous`` is not needed.
        opening, knowledge = knowing.known_by_all(before), knowing.known_by_all(stages[-1].after)
        campaign = documents.read(stages[-1].after)
        events = [event for stage in stages for event in stage.events]
        told = {
            post.formation: knowing.news_of(
                post,
                campaign.formation[post.formation].side,
                opening.get(post.formation, {}).get("reports", ()),
                knowledge[post.formation]["reports"],
                events,
            )
            for post in knowing.played_posts(campaign)
        }
        return Knowing(opening, knowledge, told)

    def opened_with(self, game: Game, document: Document) -> dict[str, Any]:
        return engagements.opened_with(game, document)

    def released(self, turn: Turn, now: datetime) -> None:
        engagements.heard_of(turn, now)
        gazette.go_to_press(turn, now)

    def corrected(self, turn: Turn, former: Turn) -> None:
        headquarters.follow_posts(turn, former)

    def told(self, turn: Turn, entry: GameSeat) -> Mapping[str, Any]:
        observer = self.observer_of(entry.seat)
        known = turn.knowledge.get(observer, {})
        return {"told": turn.told.get(observer, []), "at": known.get("at"), "now": known.get("now")}

    def told_lines(self, turn: Turn, seat: Seat) -> list[str]:
        return told_in_words(turn, seat)

    def is_over(self, events: Sequence[Event]) -> bool:
        ends = (event for event in events if event.get("kind") == "turn_end")
        return any(event.get("effect", {}).get("stopped") == "victory" for event in ends)

    def alarm(
        self, before: Document, stages: Sequence[Stage], previous: Mapping[str, Any], alarms: Collection[str]
    ) -> Event | None:
        return None  # the engine itself ends a run at the alarms of the file (EC-RUN-3)

    def read(self, turn: Turn, seat: Seat, text: str, previous: Sheet | None) -> Reading:
        held = _post_of(turn.before, seat)
        if held is None or held.get("taken"):
            raise ValueError(f"{seat} holds no headquarters from which orders could go out")
        campaign = documents.read(turn.before)
        found = reading.read(campaign, campaign.post[held["id"]], text, self._outside(), turn.number)
        named = _TURN.search(text)
        return Reading(
            value=orders.stored(found.orders),
            normal_form=found.orders.text,
            receipt=found.receipt,
            receipt_values=found.receipt.as_mapping(worded.stored),
            receipt_text="\n".join(line.text for line in found.receipt.understood),
            says_something=bool(found.orders.blocks),
            for_turn=int(named[1]) if named else None,
        )

    def sheet_of(self, sheet: Sheet) -> PostOrders:
        return orders.loaded(sheet.value or {})

    def stored(self, value: PostOrders) -> Mapping[str, Any]:
        return orders.stored(value)

    def joined(self, written_by: Sequence[PostOrders]) -> PostOrders:
        return orders.joined(written_by)

    def merged(self, pieces: Sequence[PostOrders]) -> PostOrders:
        return orders.joined(pieces)

    def nothing(self, observer: str) -> PostOrders:
        return PostOrders(observer)

    def lasting(self, value: PostOrders) -> PostOrders | None:
        return None  # orders ride to those who carry them out, and stand there until others come

    def led(self, turn: Turn, observer: str, seat: Seat | None, character: str) -> PostOrders | None:
        return PostOrders(observer, led=True)

    def pieces(self, value: PostOrders) -> Sequence[PostOrders]:
        return [replace(value, blocks=(block,)) for block in value.blocks]

    def parts(self, piece: PostOrders) -> Sequence[PostOrders]:
        return [piece]

    def line_of(self, part: PostOrders) -> int:
        return part.blocks[0].line if part.blocks else 0

    def words(self, document: Document, value: PostOrders) -> str:
        return value.text


def _post_of(document: Document, seat: Seat) -> Mapping[str, Any] | None:
    """The post that a seat holds; ``None`` when it names none of its side's."""
    if seat.role != Seat.Role.COMMANDER or not seat.formations:
        return None
    for post in documents.posts(document):
        if post["formation"] == seat.formations[0] and documents.side_of(document, post["formation"]) == _side(seat):
            return post
    return None


def _side(seat: Seat) -> str:
    return seat.side.key if seat.side else ""


def _stored(event: Record, number: int) -> Record:
    """An event of a run as it is kept: with the number of its round and without its words."""
    kept: Record = {**event, "turn": number}
    kept.pop("text", None)
    return kept


def _attended(post: Mapping[str, Any], led: bool, sheets: Mapping[str, PostOrders]) -> dict[str, Any]:
    """A post of the file with its holder present or absent in this round (EC-POST-2)."""
    if post["formation"] not in sheets:
        return dict(post)
    return {**{key: value for key, value in post.items() if key != "absent"}, **({"absent": True} if led else {})}
