"""A battle played many times by the program, to say before it is played whether it is fair.

Pure: no clock, database, files or processes. ``terms`` say what is played, ``playing`` plays one battle of them by its
number, ``tally`` adds outcomes up, ``changes`` makes the variants of which one thing is different, ``tables`` and
``paper`` tell what came out. The same terms and number give the same outcome on every machine; so it makes no
difference who plays which battle, or in what order.
"""

from battles.simulation.outcome import Outcome
from battles.simulation.playing import Player
from battles.simulation.tally import Tally, tally
from battles.simulation.terms import Terms

__all__ = ["Outcome", "Player", "Tally", "Terms", "tally"]
