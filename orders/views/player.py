"""A player's page: orders with a check as he types, reports and receipts, and the turns played again on the map.

Everything shown comes from what his side may know; the umpire who looks in sees the same page.
"""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.db.models import Q
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from battles.services import theatre_maps
from battles.services.correspondence import rulings_for
from battles.services.papers import page as papers
from battles.services.papers.round import round_sheet
from battles.views.downloads import as_download
from campaigns.models import Game, Seat, Sheet, Turn
from campaigns.services import dice_proofs, referees
from campaigns.services.audit import record
from campaigns.services.desk import showing
from campaigns.services.marches import document, gazette
from campaigns.services.people import access
from campaigns.services.people.addresses import seat_address
from campaigns.services.turns import sheets
from orders.services import handover, page
from orders.services.gate import target_turn
from orders.services.letters import campaigns
from orders.services.out import plan_maps


def released_turn(seat: Seat, turn_id: int) -> Turn:
    """A released turn of a game in which the seat has a part. Raises ``Http404`` otherwise."""
    released = Turn.objects.filter(game__game_seats__seat=seat, state=Turn.State.RELEASED, pk=turn_id)
    return access.found(released.select_related("game__campaign", "parent"))


@login_required
def player(request: HttpRequest, seat_id: int) -> HttpResponse:
    """One command: the open turn of each battle, then everything that was told."""
    seat = access.players_seat(request.user, seat_id)
    now = timezone.now()
    proposed = request.GET.get("propose", "")
    return render(
        request,
        "orders/player.html",
        {
            "seat": seat,
            "campaign": seat.campaign,
            "commands": [] if seat.role == Seat.Role.SPECTATOR else page.commands(seat, now, proposed),
            "released": page.released(seat),
            "receipts": page.receipts_of(seat),
            "replays": showing.games_shown_to(seat),
            "at_work": page.at_work(seat),
            "gazette": gazette.name_for(seat),
            "march": gazette.campaign_of(seat),
            "looking": access.looks_in(request.user, seat),
        },
    )


@login_required
def brief(request: HttpRequest, seat_id: int) -> HttpResponse:
    """The hand-over brief: how matters stand for a command, on one page to read or print."""
    seat = access.players_seat(request.user, seat_id)
    return render(
        request,
        "orders/brief.html",
        {"seat": seat, "campaign": seat.campaign, "address": seat_address(seat), "briefs": handover.briefs(seat)},
    )


@login_required
@require_POST
def check(request: HttpRequest, seat_id: int, turn_id: int) -> HttpResponse:
    """The receipt that a text would get, as a piece of the page. Stores nothing."""
    seat, turn = _commanded(request, seat_id, turn_id)
    if turn.game.kind == Game.Kind.CAMPAIGN:
        found = referees.of(turn.game).read(turn, seat, request.POST.get("text", ""), None)
        return render(
            request,
            "orders/march_receipt.html",
            {
                "receipt": found.receipt,
                "sent": campaigns.sent_lines(found.receipt, document.looked_at(turn.before)),
                "turn": turn,
                "plan": theatre_maps.plan_of(turn, seat, found.receipt.expected) if found.receipt.expected else "",
            },
        )
    return render(request, "orders/receipt.html", page.checked(seat, turn, request.POST.get("text", "")))


@login_required
@require_POST
def send(request: HttpRequest, seat_id: int, turn_id: int) -> HttpResponse:
    """Take the text as the seat's orders, as a mail would; the receipt is shown and mailed.

    An umpire orders in a player's place with a reason, which is recorded.
    """
    seat, turn = _commanded(request, seat_id, turn_id)
    now, reason, umpire = timezone.now(), request.POST.get("reason", "").strip(), ""
    if access.looks_in(request.user, seat):
        umpire = request.user.get_username()
        if not reason:
            messages.error(request, _("Say why you order in his place; it is recorded."))
            return redirect("player", seat_id=seat.pk)
    try:
        stored = page.take_orders(seat, turn, request.POST.get("text", ""), now=now, entered_by=umpire)
    except sheets.TooLate as fault:
        messages.error(request, str(fault))
        return redirect("player", seat_id=seat.pk)
    if stored is None:
        messages.error(request, _("Nothing in it was understood, so your earlier orders stand. Check the text below."))
    else:
        if umpire:
            detail = {"turn": turn.number}
            record(
                seat.campaign, who=umpire, action="order-for", subject=seat.name, reason=reason, detail=detail, now=now
            )
        messages.success(
            request,
            _("Your orders are in (sheet {version}); the receipt is on its way by mail too.").format(
                version=stored.version
            ),
        )
    return redirect("player", seat_id=seat.pk)


@login_required
@require_POST
def withdraw(request: HttpRequest, seat_id: int, turn_id: int) -> HttpResponse:
    """Take the seat's orders back. An umpire who looks in does not; he puts others in their place."""
    seat, turn = _commanded(request, seat_id, turn_id)
    if access.looks_in(request.user, seat):
        raise Http404(_("There is no such page, or it is not yours to see."))
    try:
        taken_back = sheets.withdraw(seat, turn, now=timezone.now())
    except sheets.TooLate as fault:
        messages.error(request, str(fault))
        return redirect("player", seat_id=seat.pk)
    messages.success(request, _("Your orders are taken back.") if taken_back else _("There were none to take back."))
    return redirect("player", seat_id=seat.pk)


@login_required
def report(request: HttpRequest, seat_id: int, turn_id: int) -> HttpResponse:
    """The report of a released turn for printing."""
    seat = access.players_seat(request.user, seat_id)
    turn = released_turn(seat, turn_id)
    if turn.game.kind == Game.Kind.CAMPAIGN:
        return as_download(round_sheet(turn, seat, past=True))
    return as_download(papers.turn_report(turn, seat))


@login_required
def dice(request: HttpRequest, seat_id: int, turn_id: int) -> HttpResponse:
    """The proofs of the dice that the seat was told of."""
    seat = access.players_seat(request.user, seat_id)
    turn = released_turn(seat, turn_id)
    try:
        content = dice_proofs.proofs_for(turn, seat)
    except LookupError as fault:
        raise Http404(_("There are no proofs of this turn's dice.")) from fault
    return as_download(papers.Paper(_("{turn}, dice.json").format(turn=turn), "application/json", content))


@login_required
def order_form(request: HttpRequest, seat_id: int, turn_id: int) -> HttpResponse:
    """The order form of the open turn, to fill in and mail back."""
    seat, turn = _commanded(request, seat_id, turn_id)
    if turn.game.kind == Game.Kind.CAMPAIGN:
        raise Http404(_("Orders of a campaign are written as a letter; there is no form for them."))
    return as_download(papers.order_form(turn, seat))


@login_required
def replay(request: HttpRequest, seat_id: int, turn_id: int) -> HttpResponse:
    """A released turn again: the map before and after, and what happened as far as the side may know."""
    seat = access.players_seat(request.user, seat_id)
    turn = released_turn(seat, turn_id)
    released = page.released(seat)
    place = released.index(turn)
    campaigning = turn.game.kind == Game.Kind.CAMPAIGN
    return render(
        request,
        "orders/replay.html",
        {
            "dispatches": page.dispatches(turn, seat) if campaigning else None,
            "seat": seat,
            "campaign": seat.campaign,
            "turn": turn,
            "story": None if campaigning else page.story(turn, seat),
            "rulings": () if campaigning else rulings_for(seat, turn),
            "proved": not campaigning and seat.side is not None and dice_proofs.is_sealed(turn),
            "over": turn.game.status == Game.Status.FINISHED,
            "earlier": released[place + 1] if place + 1 < len(released) else None,
            "later": released[place - 1] if place else None,
        },
    )


@login_required
def seat_map(request: HttpRequest, seat_id: int, turn_id: int, moment: str) -> HttpResponse:
    """The map of a turn as the seat's side may know it; ``after`` only of a released turn."""
    seat = access.players_seat(request.user, seat_id)
    if seat.side is None:
        raise Http404(_("A spectator without a side is shown no map."))
    if moment not in ("before", "after"):
        raise Http404(_("There is no such map."))
    if moment == "after":
        turn = released_turn(seat, turn_id)
    else:
        told = Q(game__status=Game.Status.RUNNING) | Q(state=Turn.State.RELEASED)
        known = Turn.objects.filter(told, game__game_seats__seat=seat).exclude(state=Turn.State.SUPERSEDED)
        turn = access.found(known.select_related("game__campaign", "parent").filter(pk=turn_id))
    if referees.of(turn.game).observer_of(seat) not in referees.of(turn.game).observers(turn.before):
        raise Http404(_("Your side has no part in this battle."))
    if turn.game.kind == Game.Kind.CAMPAIGN:
        return HttpResponse(theatre_maps.known_map(turn, seat, past=moment == "after", form="svg"), "image/svg+xml")
    return HttpResponse(papers.map_svg(turn, moment=moment, side=seat.side.key), content_type="image/svg+xml")


@login_required
def plan_map(request: HttpRequest, seat_id: int, turn_id: int, version: int) -> HttpResponse:
    """The map of how far the movers of one of the seat's sheets get, as its receipt carries it."""
    seat = access.players_seat(request.user, seat_id)
    found = Sheet.objects.filter(seat=seat, turn=turn_id, version=version, withdrawn=False)
    sheet = access.found(found.select_related("turn__game__campaign", "seat__side"))
    return HttpResponse(plan_maps.plan_map(sheet), content_type="image/png")


def _commanded(request: HttpRequest, seat_id: int, turn_id: int) -> tuple[Seat, Turn]:
    """The seat, and a turn that takes its orders now. Raises ``Http404`` otherwise."""
    seat = access.players_seat(request.user, seat_id)
    turns = Turn.objects.filter(game__game_seats__seat=seat, pk=turn_id)
    turn = access.found(turns.select_related("game__campaign", "game__schedule", "parent"))
    if seat.side is None or not target_turn.takes_orders(turn, seat, timezone.now()):
        raise Http404(_("This turn takes no orders any more."))
    return seat, turn
