"""Sheets, dispatches and riders, staff work, standing lines, words of the orders (EC-ORD, EC-COUR, EC-STAFF)."""
