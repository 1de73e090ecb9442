"""Pages for the host: health and metrics."""

from __future__ import annotations

import hmac

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.utils import timezone
from django.utils.translation import gettext as _

from orders.services.keeping.health import inspect
from orders.services.keeping.metrics import metrics_text


def health(request: HttpRequest) -> JsonResponse:
    """200 when every part of the line is alive, 503 otherwise. Details are for staff; others learn the status alone."""
    checks = inspect(timezone.now())
    well = all(check.well for check in checks)
    answer: dict[str, object] = {"status": "well" if well else "ailing"}
    if request.user.is_authenticated and request.user.is_staff:
        answer["checks"] = [{"part": check.part, "well": check.well, "say": check.say} for check in checks]
    return JsonResponse(answer, status=200 if well else 503)


def metrics(request: HttpRequest) -> HttpResponse:
    """Figures for whoever shows the token of ``ESTAFETTE_METRICS_TOKEN``; without such a token there is no page."""
    wanted = settings.METRICS_TOKEN
    given = request.headers.get("Authorization", "").removeprefix("Bearer ")
    if not wanted or not hmac.compare_digest(given.encode(), wanted.encode()):
        raise Http404(_("There is no such page, or it is not yours to see."))
    return HttpResponse(metrics_text(timezone.now()), content_type=_("text/plain; version=0.0.4; charset=utf-8"))
