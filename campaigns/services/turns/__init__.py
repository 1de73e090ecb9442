"""The life of a turn, from the call for orders to the released reports, for every kind of game.

It knows a game's rules only through its referee (``campaigns.services.referees``) and reaches people only by notices
(``campaigns.services.notices``).
"""
