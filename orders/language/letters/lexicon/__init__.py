"""The lexica: which words of which language mean what, compiled for the spotter."""

from orders.language.letters.lexicon.compiled import ANYWHERE, LANGUAGES, Lexicon, Sense, lexicon_for, likely_languages

__all__ = ["ANYWHERE", "LANGUAGES", "Lexicon", "Sense", "lexicon_for", "likely_languages"]
