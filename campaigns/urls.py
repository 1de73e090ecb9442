"""Pages of campaigns."""

from django.urls import path

from campaigns.views import campaign, home

urlpatterns = [
    path("", home.home, name="home"),
    path("dice/", home.dice, name="dice"),
    path("join/<str:token>/", campaign.join, name="join"),
    path("campaigns/<slug:slug>/", campaign.campaign, name="campaign"),
    path("campaigns/<slug:slug>/audit/", campaign.audit, name="audit"),
    path("campaigns/<slug:slug>/invite/", campaign.invite, name="invite"),
    path("campaigns/<slug:slug>/seats/<int:seat_id>/", campaign.seat, name="seat"),
    path("campaigns/<slug:slug>/seats/<int:seat_id>/<str:change>/", campaign.change_seat, name="change-seat"),
]
