"""Names are shortened as clerks did: long words to their beginnings, then the last ones left out, none cut off."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from battles.reports.abbreviation import PARTICLES, abbreviated, beginning, without_the_last


@pytest.mark.parametrize(
    ("name", "longest", "short"),
    [
        ("Picton", 6, "Picton"),
        ("5. Pułk Piechoty Łomżyńskiej", 26, "5. Pułk Piechoty Łomż."),
        ("1e régiment d’infanterie légère", 26, "1e régiment d’inf. légère"),
        ("Light Cavalry of the Guard", 16, "Light Cavalry"),
        ("Light Cavalry of the Guard", 11, "Light"),
        ("Chapel of Our Lady of the Snows", 15, "Chapel"),
        ("Sankt Margarethen an der Schwarzach", 20, "Sankt Marg."),
        ("Семёновский", 8, "Семён."),
        ("Pernegg", 4, "Per."),
        ("Grand-Pierrepont", 15, "Gd.-Pierrepont"),
        ("Petit-Pierrepont", 15, "Pt.-Pierrepont"),
        ("Petit-Pierrepont", 16, "Petit-Pierrepont"),
        ("Grand Bois de Bossu", 17, "Gd. Bois de Bossu"),
        ("1/79th (Cameron Highlanders)", 23, "1/79th (Cameron High.)"),
        ("1/79th (Cameron Highlanders)", 12, "1/79th"),
        ("Chevau-légers lanciers de la Garde (with the Polish squadron)", 40, "Chevau-légers lanciers de la Garde"),
        ("Chevau-légers lanciers de la Garde (with the Polish squadron)", 24, "Chev. lanc. de la Garde"),
    ],
)
def test_a_name_is_shortened_by_rule(name, longest, short):
    assert abbreviated(name, lambda words: len(words) <= longest) == short


@given(st.text("abcdefgh'- «é", min_size=1, max_size=60), st.integers(1, 40))
def test_what_is_left_is_the_beginning_of_each_word_in_its_order(name, longest):
    short = abbreviated(name, lambda words: len(words) <= longest)
    assert len(short) <= longest or short == name
    for whole, word in zip(name.split(), short.split(), strict=False):
        assert whole.startswith(word.rstrip(".,;:-"))


def test_no_shortened_name_ends_with_a_particle():
    short = abbreviated("Army of the Western Provinces", lambda words: len(words) <= 12)
    assert short.split()[-1] not in PARTICLES


def test_short_words_are_not_abbreviated():
    assert beginning("Division") == "Divis."
    assert beginning("Hussars") == "Hussars"


def test_a_remark_loses_its_last_parts():
    remark = "turn 3; strike a box for each point lost, please"
    assert without_the_last(remark, lambda words: len(words) < 44) == "turn 3; strike a box for each point lost"
    assert without_the_last(remark, lambda words: len(words) < 10) == "turn 3"
    assert without_the_last(remark, lambda words: len(words) < 3) == ""
