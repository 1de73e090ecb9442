"""Who runs a campaign: adding an umpire, with a login of his own if he has none yet, and taking one out."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_POST

from campaigns.forms import UmpireForm
from campaigns.services.people import access, campaigns
from campaigns.views.campaign import page_of
from orders.services.letters import passwords


@login_required
@require_POST
def add_umpire(request: HttpRequest, slug: str) -> HttpResponse:
    """Let somebody else run the campaign too. Who has no login gets one, and a mail to choose its password."""
    page = access.umpires_campaign(request.user, slug)
    form = UmpireForm(request.POST)
    if not form.is_valid():
        return page_of(request, page, form)
    who, now = request.user.get_username(), timezone.now()
    try:
        user = campaigns.add_umpire(page, who=who, now=now, **form.cleaned_data)
    except ValidationError as fault:
        form.add_error("login", fault)
        return page_of(request, page, form)
    said = _("{login} is an umpire of {campaign} now.").format(login=user.get_username(), campaign=page.name)
    if not user.has_usable_password():
        passwords.post_new_umpire(user, page, asked_by=who, now=now)
        said += " " + _("A mail with a link to choose a password is on its way.")
    messages.success(request, said)
    return redirect("campaign", slug=slug)


@login_required
@require_POST
def remove_umpire(request: HttpRequest, slug: str, user_id: int) -> HttpResponse:
    """Let somebody run the campaign no more. His login stays."""
    page = access.umpires_campaign(request.user, slug)
    user = access.found(User.objects.filter(pk=user_id, campaigns=page))
    try:
        campaigns.remove_umpire(page, user, who=request.user.get_username(), now=timezone.now())
    except ValidationError as fault:
        messages.error(request, fault.messages[0])
    else:
        said = _("{login} does not run {campaign} any more.")
        messages.success(request, said.format(login=user.get_username(), campaign=page.name))
    return redirect("home") if user == request.user else redirect("campaign", slug=slug)
