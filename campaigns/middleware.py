"""Pages in the language of whoever looks at them."""

from __future__ import annotations

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse
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
