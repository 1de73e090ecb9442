"""Pages of battles."""

from django.urls import path

from battles.views import aftermath, commands, desk, papers, replay, rules, rulings, setting_up, simulation, turn, units

urlpatterns = [
    path("new/", setting_up.new_campaign, name="new-campaign"),
    path("campaigns/<slug:slug>/battles/new/", setting_up.new_battle, name="new-battle"),
    path("battles/<slug:slug>/", desk.desk, name="desk"),
    path("battles/<slug:slug>/map/", desk.opening_map, name="opening-map"),
    path("battles/<slug:slug>/replace-file/", setting_up.replace_file, name="replace-file"),
    path("battles/<slug:slug>/delete/", setting_up.delete, name="delete-battle"),
    path("battles/<slug:slug>/start/", desk.start, name="start-battle"),
    path("battles/<slug:slug>/do/<slug:action>/", desk.act, name="act"),
    path("battles/<slug:slug>/extend/", desk.extend, name="extend"),
    path("battles/<slug:slug>/message/", desk.message, name="message"),
    path("battles/<slug:slug>/questions/<int:number>/", desk.answer, name="answer"),
    path("battles/<slug:slug>/rehearse/", desk.rehearsal, name="rehearse"),
    path("battles/<slug:slug>/simulations/", simulation.overview, name="simulations"),
    path("battles/<slug:slug>/simulations/<int:simulation_id>/", simulation.simulation, name="simulation"),
    path("battles/<slug:slug>/simulations/<int:simulation_id>/stop/", simulation.stop, name="stop-simulation"),
    path("battles/<slug:slug>/simulations/<int:simulation_id>/<str:name>", simulation.paper, name="simulation-paper"),
    path("battles/<slug:slug>/settings/", desk.settings, name="battle-settings"),
    path("battles/<slug:slug>/rules/", rules.rules, name="battle-rules"),
    path("battles/<slug:slug>/units/", units.units, name="battle-units"),
    path("battles/<slug:slug>/units/<path:unit_id>/", units.unit, name="battle-unit"),
    path("battles/<slug:slug>/commands/", commands.commands, name="battle-commands"),
    path("battles/<slug:slug>/commands/<int:seat_id>/", commands.assign, name="assign-command"),
    path("battles/<slug:slug>/home/", aftermath.home, name="aftermath"),
    path("campaigns/<slug:slug>/stragglers/", aftermath.rally, name="rally"),
    path("battles/<slug:slug>/replay/", replay.replay, name="battle-replay"),
    path("battles/<slug:slug>/replay/report/", replay.replay_report, name="replay-report"),
    path("battles/<slug:slug>/replay/<int:number>/", replay.replay, name="replay-turn"),
    path("battles/<slug:slug>/replay/<int:number>/map/<slug:moment>/", replay.replay_map, name="replay-map"),
    path("battles/<slug:slug>/file/", papers.battle_file, name="battle-file"),
    path("battles/<slug:slug>/papers/<slug:paper>/", papers.paper, name="paper"),
    path("battles/<slug:slug>/turns/<int:turn_id>/", turn.turn, name="turn"),
    path("battles/<slug:slug>/turns/<int:turn_id>/map/<slug:moment>/", turn.turn_map, name="turn-map"),
    path("battles/<slug:slug>/turns/<int:turn_id>/report/<slug:side>/", turn.report, name="turn-report"),
    path("battles/<slug:slug>/turns/<int:turn_id>/rule/", rulings.rule, name="rule"),
    path(
        "battles/<slug:slug>/turns/<int:turn_id>/rulings/<int:ruling_id>/take-back/",
        rulings.take_back,
        name="take-back",
    ),
    path("battles/<slug:slug>/turns/<int:turn_id>/orders/", rulings.replace_orders, name="replace-orders"),
]
