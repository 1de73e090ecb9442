"""The order language: from a player's text to typed orders and back (contract, section 2).

Pure Python: a text, the names its writer may use and a ruleset's vocabulary give an order sheet; the sheet gives its
normal form, a receipt and a blank for the next turn.
"""

from orders.language.letters.letter import read_letter
from orders.language.letters.replies import answered, names_learnt
from orders.language.letters.results import LetterReading
from orders.language.names import Names
from orders.language.normal_form import normal_form
from orders.language.receipt import Receipt, make_receipt
from orders.language.sheet import parse
from orders.language.teaching import Example, as_lines, examples
from orders.language.template import order_sheet_template

__all__ = [
    "Example",
    "LetterReading",
    "Names",
    "Receipt",
    "answered",
    "as_lines",
    "examples",
    "make_receipt",
    "names_learnt",
    "normal_form",
    "order_sheet_template",
    "parse",
    "read_letter",
]
