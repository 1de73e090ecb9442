"""English: the words in which orders are written.

Data only. In a phrase a trailing ``*`` stands for any ending, a trailing ``~`` for the word's inflections.
"""

from orders.language.letters.lexicon.en.hedges import HEDGES
from orders.language.letters.lexicon.en.things import THINGS
from orders.language.letters.lexicon.en.verbs import VERBS

WORDS = {**VERBS, **THINGS, **HEDGES}
