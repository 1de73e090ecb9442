"""Lines set down tersely, and French and German turns: what they order is done, and no more than that."""

from __future__ import annotations

import pytest

from tests.letters.test_score import read

ALLIED = {
    # ordinals of both numbers before a regiment's name
    "- 1/2. Nassau und 2/2. Nassau: Waldrand halten, kein Schritt zurück": ["1/2Nas, 2/2Nas: HOLD"],
    "- 1/28. Oranien: 6 cm nach Süden": ["1/28Ora: MOVE TO 40,74"],
    "Das 2/2. Nassau bleibt. 3/2. Nassau geht nach F10.": ["2/2Nas: HOLD", "3/2Nas: MOVE TO F10"],
    "2/2. Nassau keinen Schritt zurück!": ["2/2Nas: HOLD"],
    "Le 2/2 Nassau tient, pas un pas en arrière.": ["2/2Nas: HOLD"],
    # told in brackets, and when
    "27. Jäger: stehen bleiben (dort kommen um drei die Engländer an)": ["27J: HOLD"],
    "27J stays (there is nothing behind them).": ["27J: HOLD"],
    # a German condition with its verb first, before a colon
    "Kommt Infanterie heran: Bijleveld aufprotzen und weg.": ["STANDING bijleveld limber and flee: FLEE"],
}  # fmt: skip
FRENCH = {
    "GCh GLan dont touch, emperors orders": ["GCh, GLan: HOLD"],
    "la Garde ne bouge pas, ni la cavalerie ni ses 2 batteries": [
        "GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"
    ],
    "Die Garde bleibt stehen, weder die Reiter noch die Kanonen.": [
        "GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"
    ],
    # rules as equations
    "all inf: cav charges = square": ["STANDING ALL vs cavalry: SQUARE"],
    "anyone gets charged by horses = square": ["STANDING ALL vs cavalry: SQUARE"],
    "Reiterangriff = Karree": ["STANDING ALL vs cavalry: SQUARE"],
    "cavalerie ennemie = carré": ["STANDING ALL vs cavalry: SQUARE"],
    # in front of the others, at a square
    "1/2L skirmish, goes ahead of the rest, H7 or so": ["1/2L: FORM SKIRMISH; MOVE TO H7"],
    # guns beside guns
    "18/6FA remettra ses avant-trains et viendra se mettre en batterie à gauche de la 7/2FA.": [
        "18/6FA: REDEPLOY TO 64.2,42"
    ],
    "7/2FA unlimbers to the left of 18/6FA.": ["7/2FA: REDEPLOY TO 55.8,42"],
    # somebody halts where he is not yet, and watches from there
    "Wathiez passe à gauche et s'arrête vers D4, il surveille le bois": ["BRIGADE wathiez: INTENT SCREEN D4"],
    "Wathiez halts at D4.": ["BRIGADE wathiez: INTENT ADVANCE D4"],
    # what may come to pass
    "Si l'infanterie vient à charger la brigade Gauthier, qu'elle ne contre-charge pas.": [
        "STANDING gauthier counter charge: NEVER"
    ],
    "Je serais obligé au général Reille d'aller en F3.": ["GENERAL Reille: MOVE TO F3"],
    "Bachelu va en I4 pour être entendu des deux brigades": ["GENERAL Bachelu: MOVE TO I4"],
    "Bachelu reitet nach I4, damit ihn beide Brigaden hören": ["GENERAL Bachelu: MOVE TO I4"],
    "les tirailleurs du 1/2L se replient si la cavalerie arrive": ["STANDING 1/2L fall back: FALL BACK"],
    # a place by two grounds
    "1/6FA fires at the Nassau battalion by the brook, at the edge of Bossu wood.": ["1/6FA: FIRE AT 2/2Nas"],
    "1/6FA beschießt das Bataillon Nassau am Bach, am Rand des Waldes von Bossu.": ["1/6FA: FIRE AT 2/2Nas"],
}  # fmt: skip


@pytest.mark.parametrize("said", ALLIED)
def test_terse_lines_of_the_allies(said: str) -> None:
    assert [line.normal for line in read(said, "allied").sheet.lines] == ALLIED[said]


@pytest.mark.parametrize("said", FRENCH)
def test_terse_lines_of_the_french(said: str) -> None:
    assert [line.normal for line in read(said, "french").sheet.lines] == FRENCH[said]


@pytest.mark.parametrize(
    ("said", "left"),
    [
        ("Feuer auf 1/93. Jamin bleibt stehen.", "1/93"),  # the stop of a sentence, no ordinal
        ("27J (not the militia, they stay) goes to H9.", "5M"),
        ("2/2Nas holds until three o'clock.", "MOVE"),
        ("pursuit = no", "FORM"),
        ("Wathiez stays at D4.", "MOVE"),
    ],
)
def test_what_only_looks_like_them_is_not_taken_for_it(said: str, left: str) -> None:
    side = "french" if "Wathiez" in said or "=" in said else "allied"
    assert not [line.normal for line in read(said, side).sheet.lines if left in line.normal]
