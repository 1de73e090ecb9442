"""The order language: from a player's text to typed orders and back (contract, section 2).

Pure Python: a text, the names its writer may use and a ruleset's vocabulary give an order sheet; the sheet gives its
normal form, a receipt and a blank for the next turn. The reader of orders as people write them is in ``letters``.
"""
