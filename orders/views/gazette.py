"""The gazettes on the site: what a side reads and writes, and the umpire's table, over which everything goes."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy as _lazy
from django.views.decorators.http import require_POST

from battles.services.papers.gazette import gazette_sheet
from battles.views.desk import umpires_battle
from battles.views.downloads import as_download
from campaigns.models import Game, Piece, Seat
from campaigns.services.marches import gazette as papers
from campaigns.services.people import access, pieces
from orders.views.player import released_turn


class WritingForm(forms.Form):
    """A player's piece for his gazette, or with a name a letter across the lines."""

    text = forms.CharField(
        label=_lazy("Your words"),
        widget=forms.Textarea(attrs={"rows": 8}),
        max_length=pieces.LONGEST,
        help_text=_lazy("A short first paragraph is its heading."),
    )
    to = forms.CharField(
        label=_lazy("Across the lines, to"),
        max_length=100,
        required=False,
        help_text=_lazy("Leave it empty for your gazette; a name makes it a letter to somebody on the other side."),
    )


class PrintForm(forms.Form):
    """The umpire's own piece, and the papers that print it."""

    text = forms.CharField(label=_lazy("Your words"), widget=forms.Textarea(attrs={"rows": 8}), max_length=4000)

    def __init__(self, *args: Any, game: Game) -> None:
        super().__init__(*args)
        choices = [("", _("both papers")), *((side, papers.paper_of(game, side)) for side in papers.sides(game))]
        self.fields["side"] = forms.ChoiceField(label=_("In"), required=False, choices=choices)


@login_required
def seat_gazette(request: HttpRequest, seat_id: int) -> HttpResponse:
    """The issues of a seat's paper, and a form for a piece of its holder's own."""
    seat = access.players_seat(request.user, seat_id)
    game = papers.campaign_of(seat)
    form = WritingForm(request.POST or None)
    if request.method == "POST" and form.is_valid():
        if game is None or access.looks_in(request.user, seat):
            raise Http404(_("There is no such page, or it is not yours to see."))
        pieces.write(game, form.cleaned_data["text"], now=timezone.now(), seat=seat, to=form.cleaned_data["to"])
        messages.success(request, _(pieces.WAITS))
        return redirect("seat-gazette", seat_id=seat.pk)
    shown = {
        "seat": seat,
        "campaign": seat.campaign,
        "paper": papers.paper_of(game, papers.reads(seat)) if game else "",
        "issues": papers.issues(game, papers.reads(seat)) if game else [],
        "own": seat.written_pieces.order_by("-number"),
        "form": form if game and not access.looks_in(request.user, seat) else None,
    }
    return render(request, "orders/gazette.html", shown)


@login_required
def seat_issue(request: HttpRequest, seat_id: int, turn_id: int) -> HttpResponse:
    """The issue of a seat's paper that appeared with a turn, for printing."""
    seat = access.players_seat(request.user, seat_id)
    turn = released_turn(seat, turn_id)
    try:
        return as_download(gazette_sheet(turn, papers.reads(seat)))
    except LookupError:
        messages.error(request, _("Nothing was printed with that turn."))
        return redirect("seat-gazette", seat_id=seat.pk)


@login_required
def gazette(request: HttpRequest, slug: str) -> HttpResponse:
    """The umpire's table: what waits for his word, both papers, and a form for a piece of his own."""
    game = umpires_battle(request, slug)
    form = PrintForm(request.POST or None, game=game)
    if request.method == "POST" and form.is_valid():
        data = form.cleaned_data
        who = request.user.get_username()
        pieces.write(game, data["text"], now=timezone.now(), side=data["side"], who=who)
        messages.success(request, _("It stands in the next issue."))
        return redirect("gazette", slug=game.slug)
    shown = {
        "battle": game,
        "campaign": game.campaign,
        "waiting": pieces.waiting(game),
        "readers": Seat.objects.filter(game_seats__game=game, side__isnull=False),
        "to_be_printed": game.written_pieces.filter(
            kind=Piece.Kind.GAZETTE, state=Piece.State.PASSED, printed_in=None
        ).select_related("seat"),
        "papers": [
            (side, papers.paper_of(game, side), papers.issues(game, side) if game.kind == Game.Kind.CAMPAIGN else [])
            for side in papers.sides(game)
        ],
        "form": form,
    }
    return render(request, "orders/gazette_table.html", shown)


@login_required
def issue(request: HttpRequest, slug: str, turn_id: int, side: str) -> HttpResponse:
    """An issue of either paper, for printing."""
    game = umpires_battle(request, slug)
    turn = access.found(game.turns.select_related("game").filter(pk=turn_id))
    try:
        return as_download(gazette_sheet(turn, side))
    except LookupError:
        messages.error(request, _("Nothing was printed with that turn."))
        return redirect("gazette", slug=game.slug)


@login_required
@require_POST
def decide(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """Let a piece pass, or decline it with a reason; what another umpire has decided meanwhile is shown instead."""
    game = umpires_battle(request, slug)
    piece = game.written_pieces.filter(number=number).first()
    who, now = request.user.get_username(), timezone.now()
    if piece is None:
        messages.error(request, _("There is no such piece."))
        return redirect("gazette", slug=game.slug)
    reader = request.POST.get("reader", "")
    seats = Seat.objects.filter(game_seats__game=game, side__isnull=False)
    addressee = seats.filter(pk=int(reader)).first() if reader.isdecimal() else None
    try:
        if "decline" in request.POST:
            pieces.decline(piece, reason=request.POST.get("reason", ""), who=who, now=now)
            messages.success(request, _("Declined; its writer is told."))
        else:
            pieces.let_pass(piece, who=who, now=now, addressee=addressee)
            messages.success(request, _("It has passed; its writer is told."))
    except (pieces.Decided, pieces.NobodyMeant) as fault:
        messages.error(request, str(fault))
    return redirect("gazette", slug=game.slug)
