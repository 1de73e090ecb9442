"""Squares of the map: letters for columns from the west, a number for rows from the south."""

from __future__ import annotations

from battles.engine.battle import Point


def square_name(point: Point, size: float) -> str:
    """The map square of a point; ``size`` is a square's side in table units. What lies off the table is at its edge."""
    column, row = max(0, int(point[0] // size)), max(0, int(point[1] // size))
    return f"{letters_of(column)}{row + 1}"


def letters_of(column: int) -> str:
    """The letters of a column counted from 0: A is 0, Z is 25, AA is 26."""
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def column_number(letters: str) -> int:
    """The column of some letters, counted from 0."""
    number = 0
    for letter in letters.lower():
        number = number * 26 + ord(letter) - ord("a") + 1
    return number - 1


def square_order(square: str) -> tuple[int, int]:
    """Where a square stands among others: by its column, then by its row (``C9`` before ``C10``)."""
    letters = square.rstrip("0123456789")
    return column_number(letters), int(square.removeprefix(letters))
