"""English: the words in which orders are written.

Data only. In a phrase a trailing ``*`` stands for any ending, a trailing ``~`` for the word's inflections.
"""

from orders.language.letters.lexicon.en.combats import COMBATS
from orders.language.letters.lexicon.en.everyday import NO_SLIPS
from orders.language.letters.lexicon.en.hedges import HEDGES
from orders.language.letters.lexicon.en.marches import MARCHES
from orders.language.letters.lexicon.en.things import THINGS

__all__ = ["NO_SLIPS", "WORDS"]

WORDS = {"verb": {**MARCHES["verb"], **COMBATS["verb"]}, **THINGS, **HEDGES}
