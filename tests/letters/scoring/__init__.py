"""Scoring letters: what became of each order that their writers meant: right, asked, missed or misread."""
