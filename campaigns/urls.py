"""Pages of campaigns."""

from django.urls import path

from campaigns.views import campaign, dice, documentation, home, order_of_battle, units

urlpatterns = [
    path("", home.home, name="home"),
    path("docs/", documentation.documented, name="documentation"),
    path("docs/<path:name>", documentation.documented, name="document"),
    path("dice/", dice.dice, name="dice"),
    path("dice/check_dice.py", dice.program, name="dice-program"),
    path("battles/<slug:slug>/dice/", dice.opened, name="opened-dice"),
    path("campaigns/<slug:slug>/", campaign.campaign, name="campaign"),
    path("campaigns/<slug:slug>/settings/", campaign.campaign_settings, name="campaign-settings"),
    path("campaigns/<slug:slug>/delete/", campaign.delete, name="delete-campaign"),
    path("campaigns/<slug:slug>/audit/", campaign.audit, name="audit"),
    path("campaigns/<slug:slug>/order-of-battle/", order_of_battle.order_of_battle, name="order-of-battle"),
    path("campaigns/<slug:slug>/order-of-battle/preview/", order_of_battle.import_preview, name="import-preview"),
    path("campaigns/<slug:slug>/order-of-battle/import/", order_of_battle.import_confirm, name="import-confirm"),
    path("campaigns/<slug:slug>/order-of-battle/rate/", order_of_battle.rate, name="rate"),
    path("campaigns/<slug:slug>/order-of-battle/units/<int:unit_id>/", units.unit, name="unit"),
    path("campaigns/<slug:slug>/order-of-battle/units/<int:unit_id>/remove/", units.remove, name="remove-unit"),
    path("campaigns/<slug:slug>/order-of-battle/formations/<int:formation_id>/add/", units.add, name="add-unit"),
    path("campaigns/<slug:slug>/order-of-battle/<slug:form>/", order_of_battle.export, name="export"),
]
