"""Old Trousers' words, one lexicon a language."""

from __future__ import annotations

from collections.abc import Mapping

from battles.engine.lexicon import Lexicon
from battles.rulesets.old_trousers.lexicon import en

LEXICONS: Mapping[str, Lexicon] = {"en": en.LEXICON}
