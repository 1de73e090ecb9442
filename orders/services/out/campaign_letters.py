"""The letters and enclosures that notices about campaigns become."""

from __future__ import annotations

from zoneinfo import ZoneInfo

from battles.services.papers.atlas import atlas
from battles.services.papers.gazette import gazette_sheet
from battles.services.papers.round import round_sheet
from battles.services.theatre_maps import known_map
from campaigns.models import Game, Notice, Piece
from campaigns.services.turns.deadlines import deadline_of
from campaigns.services.turns.following import turn_after
from campaigns.services.turns.timetable import in_short
from orders.models.references import Reference
from orders.services.letters import campaigns as letters
from orders.services.letters import pieces
from orders.services.out import battle_letters
from orders.services.out.battle_letters import reminding, seat_of_notice, to_seat, turn_of_notice
from orders.services.out.enclosed import due_turn, seat_of, title_of, turn_of
from orders.services.out.enclosures import Enclosure, Material
from orders.services.out.notices import Makers, Telling


def _call(notice: Notice) -> Telling:
    return to_seat(notice, letters.call(turn_of_notice(notice), seat_of_notice(notice)), "call")


def _report(notice: Notice) -> Telling:
    turn, seat = turn_of_notice(notice), seat_of_notice(notice)
    corrected = notice.kind == Notice.Kind.ERRATA
    return to_seat(notice, letters.report(turn, seat, turn_after(turn), corrected=corrected), notice.kind)


def _end(notice: Notice) -> Telling:
    return to_seat(
        notice, letters.end(notice.game, seat_of_notice(notice), story=bool(notice.detail.get("story"))), "message"
    )


def _gazette(notice: Notice) -> Telling:
    turn, seat = turn_of_notice(notice), seat_of_notice(notice)
    return to_seat(notice, pieces.issue(turn, seat), "gazette")


def _piece(notice: Notice) -> Telling:
    piece = Piece.objects.select_related("game__campaign", "seat").get(pk=notice.detail["piece"])
    return Telling(tuple(pieces.to_umpires(piece)))


MAKERS: Makers = {
    **battle_letters.MAKERS,
    Notice.Kind.CALL: _call,
    Notice.Kind.REPORT: _report,
    Notice.Kind.ERRATA: _report,
    Notice.Kind.REMINDER: reminding(letters.reminder),
    Notice.Kind.END: _end,
    Notice.Kind.GAZETTE: _gazette,
    Notice.Kind.PIECE: _piece,
}


def theatre_map(reference: Reference, material: Material) -> Enclosure:
    """The map within the letter: the theatre as the headquarters knows it."""
    name = f"{title_of(turn_of(reference, material))} map.png"
    return Enclosure(name, "image/png", _drawn(reference, material), cid=reference["cid"])


def gazette(reference: Reference, material: Material) -> Enclosure:
    """The issue of a side's paper, for printing."""
    made = gazette_sheet(turn_of(reference, material), str(reference["side"]))
    return Enclosure(made.name, made.media_type, made.content)


def campaign_atlas(reference: Reference, material: Material) -> Enclosure:
    """The story of a campaign, for everybody who may see all of it."""
    games = Game.objects.select_related("campaign", "schedule")
    game = material.once(("game", reference["game"]), lambda: games.get(pk=reference["game"]))
    made = material.once(("atlas", game.pk), lambda: atlas(game, released=True))
    return Enclosure(made.name, made.media_type, made.content)


def round_report(reference: Reference, material: Material) -> Enclosure:
    """The commander's paper, for printing."""
    turn, seat = turn_of(reference, material), seat_of(reference, material)
    zone = ZoneInfo(turn.game.campaign.time_zone)
    due = ""
    if reference["due"]:
        deadline = deadline_of(due_turn(reference, material), seat)
        due = in_short(deadline, zone) if deadline else ""
    made = round_sheet(turn, seat, past=reference["what"] == "report", due=due)
    return Enclosure(made.name, made.media_type, made.content)


def _drawn(reference: Reference, material: Material) -> bytes:
    past = reference["what"] == "report"
    return known_map(turn_of(reference, material), seat_of(reference, material), past=past, form="png")
