"""The lexica made ready: the words that tell a letter's language."""

from __future__ import annotations

import pytest

from orders.language.letters.lexicon import LANGUAGES, likely_languages
from orders.language.letters.lexicon.compiled import single_words, tree_of

ENGLISH = "march your brigade along the road and attack the enemy behind the village while others hold"
GERMAN = "ziehen reiten halten zuruck schiessen"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_single_words_of_a_language_are_those_that_end_in_its_tree(language: str) -> None:
    tree = tree_of(language)
    assert single_words(language) == {word for word in set(tree.first_words()) if tree.senses_of(word)}


def test_a_language_is_told_by_words_that_no_other_has() -> None:
    english, german = ENGLISH.split(), GERMAN.split()
    assert likely_languages(english * 2) == ("en",)
    assert likely_languages([*english, *english, *german]) == ("en", "de")
    assert likely_languages(["ziehen"])[0] == "de"
    assert set(likely_languages(["ziehen"])) == set(LANGUAGES)
