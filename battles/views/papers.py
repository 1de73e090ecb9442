"""The printed papers of a battle, for the umpire."""

from __future__ import annotations

from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse

from battles.services import attention, papers
from battles.views.desk import umpires_battle


@login_required
def paper(request: HttpRequest, slug: str, paper: str) -> HttpResponse:
    """One of the PDFs by name: umpire, deployment, rosters, reference, battle."""
    battle = umpires_battle(request, slug)
    if paper not in papers.PAPERS:
        raise Http404("There is no such paper.")
    return papers.as_download(papers.PAPERS[paper](battle, attention.current_turn(battle)))


@login_required
def battle_file(request: HttpRequest, slug: str) -> HttpResponse:
    """The whole battle as one YAML file, as it stands now."""
    battle = umpires_battle(request, slug)
    return papers.as_download(papers.battle_file(battle, attention.current_turn(battle)))
