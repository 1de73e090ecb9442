"""What French puts as a question, only thinks, or says for whom it is: asked about, noted, and read."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Et si Husson attaque Gemioncourt ?", "BRIGADE husson: INTENT ATTACK gemioncourt"),
        ("Husson peut-il attaquer Gemioncourt ?", "BRIGADE husson: INTENT ATTACK gemioncourt"),
        ("Est-ce que Gauthier peut avancer en F6 ?", "BRIGADE gauthier: INTENT ADVANCE F6"),
        ("Pourquoi ne pas attaquer Gemioncourt avec Husson ?", "BRIGADE husson: INTENT ATTACK gemioncourt"),
        ("J'hésite à envoyer Hubert en K7.", "BRIGADE hubert: INTENT ADVANCE K7"),
        ("Dois-je envoyer Hubert en K7 ?", "BRIGADE hubert: INTENT ADVANCE K7"),
        ("Je songe à envoyer Hubert en K7.", "BRIGADE hubert: INTENT ADVANCE K7"),
    ],
)
def test_what_is_only_put_as_a_question_is_asked_about(said: str, meant: str) -> None:
    assert not done(said, SECOND_TURN)
    assert asked(said, SECOND_TURN) == [(meant,)]


@pytest.mark.parametrize(
    "said",
    [
        "Je crois que Gauthier va tenir.",
        "Espérons que Gauthier tienne.",
        "Est-ce que Gauthier peut arriver en F6 ce tour ?",
    ],
)
def test_what_is_only_thought_or_hoped_is_no_order(said: str) -> None:
    assert not done(said, SECOND_TURN)
    assert not asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Pour Hubert : K7.", "BRIGADE hubert: INTENT ADVANCE K7"),
        ("À la 7/2FA : feu sur stevenart.", "7/2FA: FIRE AT stevenart"),
        ("Pour la brigade Husson : on attaque Gemioncourt.", "BRIGADE husson: INTENT ATTACK gemioncourt"),
        ("Au 1/92 : tenir.", "1/92: HOLD"),
        ("Wathiez a le droit de charger.", "STANDING wathiez opportunity charge: ALWAYS"),
        ("Hubert n'a pas à charger.", "STANDING hubert opportunity charge: NEVER"),
    ],
)
def test_for_whom_it_is_stands_before_it_and_a_right_is_a_rule(said: str, meant: str) -> None:
    assert done(said, SECOND_TURN) == [meant]
    assert not asked(said, SECOND_TURN)
