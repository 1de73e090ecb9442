"""A forgotten password: asking for a link by mail, and choosing a new one by it."""

from __future__ import annotations

from typing import Any

from axes.utils import reset
from django import forms
from django.contrib.auth.views import PasswordResetConfirmView
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse_lazy
from django.utils import timezone
from django.utils.translation import gettext_lazy as _lazy

from orders.services.letters import passwords

LOGIN_BACKEND = "django.contrib.auth.backends.ModelBackend"


class ForgottenForm(forms.Form):
    """Whose password is forgotten."""

    login = forms.CharField(label=_lazy("Login name or mail address"), max_length=254)


def forgotten(request: HttpRequest) -> HttpResponse:
    """Ask for a link. The answer is the same whether or not there is such a login."""
    form = ForgottenForm(request.POST or None)
    asked = request.method == "POST" and form.is_valid()
    if asked:
        passwords.post_forgotten(form.cleaned_data["login"].strip(), now=timezone.now())
    return render(request, "registration/forgotten.html", {"form": form, "asked": asked})


class ChoosePassword(PasswordResetConfirmView):
    """Where the link of such a mail leads. Who chooses a password so is logged in, and not locked out any more."""

    template_name = "registration/choose_password.html"
    success_url = reverse_lazy("home")
    post_reset_login = True
    post_reset_login_backend = LOGIN_BACKEND

    def form_valid(self, form: Any) -> HttpResponse:
        """Store it, and forget the wrong tries of before."""
        reset(username=form.user.get_username())
        return super().form_valid(form)
