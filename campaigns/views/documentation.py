"""The documentation and the rules on the site, for whoever plays, umpires or only looks in."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _

from campaigns.services import documentation


def documented(request: HttpRequest, name: str = "") -> HttpResponse:
    """A page of the documentation, or a picture of one."""
    path = documentation.file_of(name)
    if path is None:
        raise Http404(_("There is no such page of the documentation."))
    if path.suffix in documentation.ENCLOSED:
        return HttpResponse(path.read_bytes(), content_type=documentation.ENCLOSED[path.suffix])
    return render(request, "campaigns/documentation.html", {"page": documentation.page_of(path)})
