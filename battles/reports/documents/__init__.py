"""Documents: what a player or an umpire holds in his hand, as PDFs made from views and events alone."""

from battles.reports.documents.battle_data import BattleReportData
from battles.reports.documents.battle_report import battle_report
from battles.reports.documents.data import Due, Letter, SeatBrief, TurnReportData, player_data, seen_data
from battles.reports.documents.form_data import OrderForm, form_brigades, form_generals, form_of
from battles.reports.documents.order_form import order_form
from battles.reports.documents.order_form_reader import UnreadableForm, read_order_form
from battles.reports.documents.order_of_battle import rosters
from battles.reports.documents.order_words import order_words
from battles.reports.documents.paper import A4, LETTER, Paper, paper
from battles.reports.documents.table_papers import deployment_map, quick_reference
from battles.reports.documents.turn_report import turn_report
from battles.reports.documents.umpire_report import UmpireReportData, umpire_report
from battles.reports.facts.chronicle import Chronicle, PlayedTurn

__all__ = [
    "A4",
    "LETTER",
    "BattleReportData",
    "Chronicle",
    "Due",
    "Letter",
    "OrderForm",
    "Paper",
    "PlayedTurn",
    "SeatBrief",
    "TurnReportData",
    "UmpireReportData",
    "UnreadableForm",
    "battle_report",
    "deployment_map",
    "form_brigades",
    "form_generals",
    "form_of",
    "order_form",
    "order_words",
    "paper",
    "player_data",
    "quick_reference",
    "read_order_form",
    "rosters",
    "seen_data",
    "turn_report",
    "umpire_report",
]
