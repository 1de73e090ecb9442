"""Files handed out by pages."""

from __future__ import annotations

from django.http import HttpResponse
from django.utils.translation import gettext as _

from battles.services.papers.page import Paper


def as_download(paper: Paper) -> HttpResponse:
    """The paper as an answer that a browser shows, or saves under its name."""
    answer = HttpResponse(paper.content, content_type=paper.media_type)
    answer["Content-Disposition"] = _('inline; filename="{name}"').format(name=paper.name)
    return answer
