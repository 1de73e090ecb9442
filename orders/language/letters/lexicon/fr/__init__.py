"""French: the words in which orders are written.

Data only. In a phrase a trailing ``*`` stands for any ending, a trailing ``~`` for the word's inflections.
"""

from orders.language.letters.lexicon.fr.everyday import NO_SLIPS, PLAIN
from orders.language.letters.lexicon.fr.hedges import HEDGES
from orders.language.letters.lexicon.fr.things import THINGS
from orders.language.letters.lexicon.fr.verbs import VERBS

__all__ = ["NO_SLIPS", "WORDS"]

PLAIN_WORDS = {"-": f"{HEDGES['filler']['-']}, {PLAIN}"}
WORDS = {**VERBS, **THINGS, **HEDGES, "filler": PLAIN_WORDS}
