"""The gazette of a side for printing: the issue that appears with a turn."""

from __future__ import annotations

from django.utils.translation import gettext as _

from battles.reports.documents.paper import A4
from battles.reports.documents.paper import Paper as Sheet
from battles.reports.theatre.gazette import GazettePaper, gazette_paper
from battles.services.papers.page import PDF, Paper
from campaigns.models import Turn
from campaigns.services.marches.gazette import Issue, issue_of


def gazette_sheet(turn: Turn, side: str, *, paper: Sheet = A4) -> Paper:
    """A side's paper of a turn. Raises ``LookupError`` where nothing is printed with it."""
    issue = issue_of(turn, side)
    if issue is None:
        raise LookupError(f"nothing is printed with {turn}")
    name = _("{title}, {paper} {number}.pdf").format(title=turn.game.title, paper=issue.paper, number=issue.number)
    return Paper(name, PDF, printed(issue, paper=paper))


def printed(issue: Issue, *, paper: Sheet = A4) -> bytes:
    """An issue as a PDF."""
    number = _("No. {number}").format(number=issue.number)
    return gazette_paper(GazettePaper(issue.paper, number, issue.date, issue.articles), paper=paper)
