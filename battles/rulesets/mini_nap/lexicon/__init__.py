"""Mini-Nap's words, one lexicon a language."""

from __future__ import annotations

from collections.abc import Mapping

from battles.engine.lexicon import Lexicon
from battles.rulesets.mini_nap.lexicon import en

LEXICONS: Mapping[str, Lexicon] = {"en": en.LEXICON}
