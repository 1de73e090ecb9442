"""Pages of players, of seats and of the mail log, pages for the host, and where a mail provider delivers.

The provider's door is there only when a webhook's secret is set (docs/hosts/mail.md).
"""

from __future__ import annotations

from django.apps import apps
from django.urls import URLPattern, URLResolver, include, path

from config import opaque  # noqa: F401 - the words <seat:...> and <turn:...> of addresses
from orders.views import gazette, joining, keeping, maillog, passwords, player, seat, umpires

urlpatterns: list[URLPattern | URLResolver] = [
    path("join/<str:token>/", joining.join, name="join"),
    path("health/", keeping.health, name="health"),
    path("metrics/", keeping.metrics, name="metrics"),
    path("seats/<seat:seat_id>/", player.player, name="player"),
    path("seats/<seat:seat_id>/brief/", player.brief, name="brief"),
    path("seats/<seat:seat_id>/turns/<turn:turn_id>/check/", player.check, name="check-orders"),
    path("seats/<seat:seat_id>/turns/<turn:turn_id>/send/", player.send, name="send-orders"),
    path("seats/<seat:seat_id>/turns/<turn:turn_id>/withdraw/", player.withdraw, name="withdraw-orders"),
    path("seats/<seat:seat_id>/turns/<turn:turn_id>/form/", player.order_form, name="order-form"),
    path("seats/<seat:seat_id>/turns/<turn:turn_id>/replay/", player.replay, name="replay"),
    path("seats/<seat:seat_id>/turns/<turn:turn_id>/dice/", player.dice, name="seat-dice"),
    path("seats/<seat:seat_id>/turns/<turn:turn_id>/report/", player.report, name="seat-report"),
    path("seats/<seat:seat_id>/turns/<turn:turn_id>/map/<slug:moment>/", player.seat_map, name="seat-map"),
    path("seats/<seat:seat_id>/turns/<turn:turn_id>/plan/<int:version>/", player.plan_map, name="plan-map"),
    path("seats/<seat:seat_id>/gazette/", gazette.seat_gazette, name="seat-gazette"),
    path("seats/<seat:seat_id>/turns/<turn:turn_id>/gazette/", gazette.seat_issue, name="seat-issue"),
    path("battles/<slug:slug>/gazette/", gazette.gazette, name="gazette"),
    path("battles/<slug:slug>/gazette/<int:number>/", gazette.decide, name="decide-piece"),
    path("battles/<slug:slug>/turns/<int:turn_id>/gazette/<slug:side>/", gazette.issue, name="gazette-issue"),
    path("login/forgotten/", passwords.forgotten, name="forgotten"),
    path("login/choose/<uidb64>/<token>/", passwords.ChoosePassword.as_view(), name="choose-password"),
    path("campaigns/<slug:slug>/umpires/", umpires.add_umpire, name="add-umpire"),
    path("campaigns/<slug:slug>/umpires/<int:user_id>/remove/", umpires.remove_umpire, name="remove-umpire"),
    path("campaigns/<slug:slug>/invite/", seat.invite, name="invite"),
    path("campaigns/<slug:slug>/seats/<int:seat_id>/", seat.seat, name="seat"),
    path("campaigns/<slug:slug>/seats/<int:seat_id>/<str:change>/", seat.change_seat, name="change-seat"),
    path("battles/<slug:slug>/mail/", maillog.log, name="mail-log"),
    path("battles/<slug:slug>/mail/in/<int:mail_id>/", maillog.mail_in, name="mail-in"),
    path("battles/<slug:slug>/mail/in/<int:mail_id>/read/", maillog.read_again, name="read-again"),
    path("battles/<slug:slug>/mail/out/<int:mail_id>/", maillog.mail_out, name="mail-out"),
    path("battles/<slug:slug>/mail/out/<int:mail_id>/send/", maillog.send_again, name="send-again"),
]
if apps.is_installed("anymail"):
    urlpatterns.append(path("mail/hooks/", include("anymail.urls")))
