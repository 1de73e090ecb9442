"""Documents: what a player or an umpire holds in his hand, as PDFs made from views and events alone."""

from battles.reports.documents.data import Due, Letter, SeatBrief, TurnReportData, player_data, seen_data
from battles.reports.documents.order_form import OrderForm, form_brigades, form_of, order_form, postures
from battles.reports.documents.order_form_reader import UnreadableForm, read_order_form
from battles.reports.documents.paper import A4, LETTER, Paper, paper
from battles.reports.documents.turn_report import turn_report

__all__ = [
    "A4",
    "LETTER",
    "Due",
    "Letter",
    "OrderForm",
    "Paper",
    "SeatBrief",
    "TurnReportData",
    "UnreadableForm",
    "form_brigades",
    "form_of",
    "order_form",
    "paper",
    "player_data",
    "postures",
    "read_order_form",
    "seen_data",
    "turn_report",
]
