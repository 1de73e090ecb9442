"""The reader of letters: orders as people write them, brought to the order language (English, French, German).

It stands before the exact language for whatever that does not accept: cut, spot, compose, weigh, say back, remember.
"""
