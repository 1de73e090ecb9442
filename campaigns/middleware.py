"""Pages in the language of whoever looks at them, and a page for whoever follows an address that only takes forms."""

from __future__ import annotations

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import translation

from campaigns.services.people.languages import language_of_user


class OwnLanguage:
    """Speaks to a logged-in player in the language he chose; where there is but one, nobody is asked."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if len(settings.LANGUAGES) < 2:
            return self.get_response(request)
        with translation.override(language_of_user(request.user)):
            return self.get_response(request)


class PageForOtherMethods:
    """Says in words that an address carries out what a button asks for, where a browser would show an empty page."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        answer = self.get_response(request)
        if answer.status_code != 405 or request.method != "GET":
            return answer
        page = render(request, "405.html", status=405)
        page["Allow"] = answer.get("Allow", "POST")
        return page
