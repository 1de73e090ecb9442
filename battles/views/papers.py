"""The printed papers of a battle, for the umpire."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext as _

from battles.services.papers import page as papers
from battles.views.desk import umpires_battle
from battles.views.downloads import as_download
from campaigns.services.desk import attention
from campaigns.services.turns.life import WrongMoment


@login_required
def paper(request: HttpRequest, slug: str, paper: str) -> HttpResponse:
    """One of the PDFs by name: umpire, deployment, rosters, reference, battle."""
    battle = umpires_battle(request, slug)
    if paper not in papers.PAPERS:
        raise Http404(_("There is no such paper."))
    try:
        return as_download(papers.umpires_paper(battle, paper))
    except WrongMoment as fault:
        messages.error(request, str(fault))
        return redirect("desk", slug=slug)


@login_required
def battle_file(request: HttpRequest, slug: str) -> HttpResponse:
    """The whole battle as one YAML file, as it stands now."""
    battle = umpires_battle(request, slug)
    return as_download(papers.battle_file(battle, attention.current_turn(battle)))
