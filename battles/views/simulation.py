"""Simulations of a battle, ordered from its desk: how far they are, and what came out."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from battles.engine.faults import InputFaults
from battles.forms.simulation import SimulationForm
from battles.models import Simulation
from battles.services import simulations
from battles.services.papers.page import Paper
from battles.services.simulating import PAPER
from battles.simulation import Tally
from battles.simulation.paper import verdict
from battles.views.desk import umpires_battle
from battles.views.downloads import as_download
from campaigns.models import Game

TABLES = ("winners.csv", "battles.csv", "losses.csv", "formations.csv", "ground.csv")


@login_required
def overview(request: HttpRequest, slug: str) -> HttpResponse:
    """The simulations of a battle, and a form to order one."""
    battle = umpires_battle(request, slug)
    form = SimulationForm(request.POST or None, battle=battle)
    if request.method == "POST" and form.is_valid():
        try:
            ordered = simulations.order(
                simulations.terms_of(battle, form.characters(), form.cleaned_data["turns"]),
                form.cleaned_data["battles"],
                form.cleaned_data["sensitivity"],
                who=request.user.get_username(),
                now=timezone.now(),
                game=battle,
            )
        except InputFaults as error:
            messages.error(request, "; ".join(f"{fault.path}: {fault.message}" for fault in error.faults))
            return redirect("simulations", slug=slug)
        return redirect("simulation", slug=slug, simulation_id=ordered.pk)
    earlier = [(each, simulations.progress(each)) for each in Simulation.objects.filter(game=battle)[:20]]
    shown = {"battle": battle, "campaign": battle.campaign, "form": form, "simulations": earlier}
    return render(request, "battles/simulations.html", shown)


@login_required
def simulation(request: HttpRequest, slug: str, simulation_id: int) -> HttpResponse:
    """One simulation: its progress, and what has come out so far."""
    battle = umpires_battle(request, slug)
    found = _simulation(battle, simulation_id)
    tallies = simulations.tallies_of(found)
    shown = {
        "battle": battle,
        "campaign": battle.campaign,
        "simulation": found,
        "progress": simulations.progress(found),
        "rows": _rows(tallies[0]) if tallies else (),
        "tally": tallies[0] if tallies else None,
        "verdict": verdict(tallies[0]) if tallies else "",
        "paper": PAPER,
        "tables": TABLES,
    }
    fragment = request.headers.get("HX-Request") == "true"
    return render(request, "battles/_simulation.html" if fragment else "battles/simulation.html", shown)


@login_required
@require_POST
def stop(request: HttpRequest, slug: str, simulation_id: int) -> HttpResponse:
    """Play no more of a simulation."""
    battle = umpires_battle(request, slug)
    simulations.stop(_simulation(battle, simulation_id))
    messages.success(request, _("Stopped. What was played stays."))
    return redirect("simulation", slug=slug, simulation_id=simulation_id)


@login_required
def paper(request: HttpRequest, slug: str, simulation_id: int, name: str) -> HttpResponse:
    """The paper or one of the tables."""
    papers = simulations.papers_of(_simulation(umpires_battle(request, slug), simulation_id))
    if name not in papers:
        raise Http404(_("There is no such paper yet."))
    kind = "application/pdf" if name.endswith(".pdf") else "text/csv; charset=utf-8"
    return as_download(Paper(name, kind, papers[name]))


def _simulation(battle: Game, simulation_id: int) -> Simulation:
    found = Simulation.objects.filter(game=battle, pk=simulation_id).first()
    if found is None:
        raise Http404(_("This battle has no such simulation."))
    return found


def _rows(tally: Tally) -> list[dict[str, object]]:
    """One row a side: how often it won, with limits, and what it lost."""
    return [
        {
            "label": tally.battle.side_by_id[side].label if side else _("nobody"),
            "won": tally.won(side),
            "share": round(100 * tally.won(side).value),
            "low": round(100 * tally.won(side).low),
            "high": round(100 * tally.won(side).high),
            "lost": round(100 * tally.lost(side).mean) if side else None,
        }
        for side in (*tally.sides, "")
    ]
