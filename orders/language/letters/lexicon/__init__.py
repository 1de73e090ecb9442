"""The lexica: which words of which language mean what, compiled for the spotter."""

from orders.language.letters.lexicon.compiled import (
    ANYWHERE,
    LANGUAGES,
    NO_SLIPS,
    Lexicon,
    Sense,
    lexicon_for,
    likely_languages,
)

__all__ = ["ANYWHERE", "LANGUAGES", "NO_SLIPS", "Lexicon", "Sense", "lexicon_for", "likely_languages"]
