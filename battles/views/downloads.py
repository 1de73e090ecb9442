"""Files handed out by pages."""

from __future__ import annotations

from django.http import HttpResponse

from battles.services.papers.page import Paper


def as_download(paper: Paper) -> HttpResponse:
    """The paper as an answer that a browser shows, or saves under its name."""
    answer = HttpResponse(paper.content, content_type=paper.media_type)
    answer["Content-Disposition"] = f'inline; filename="{paper.name}"'
    return answer
