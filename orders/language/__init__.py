"""The order language: from a player's text to typed orders and back (contract, section 2).

Pure Python: a text, the names its writer may use and a ruleset's vocabulary give an order sheet; the sheet gives its
normal form, a receipt and a blank for the next turn. The reader of orders as people write them is in ``letters``.
"""

from orders.language.names import Names
from orders.language.normal_form import normal_form
from orders.language.receipt import Receipt, make_receipt
from orders.language.sheet import parse
from orders.language.teaching import Example, as_lines, examples
from orders.language.template import order_sheet_template

__all__ = [
    "Example",
    "Names",
    "Receipt",
    "as_lines",
    "examples",
    "make_receipt",
    "normal_form",
    "order_sheet_template",
    "parse",
]
