"""What the grammar of a sentence says: who is meant, by how many, where, and what hangs on what."""

from __future__ import annotations

import pytest

from tests.letters.test_score import read

# Each a sentence, whose it is, and the orders it comes to; none where the reader has to ask.
COUNTS = (
    ("Both regiments of chasseurs ride to J5", "french", ["1Ch, 6Ch: MOVE TO J5"]),
    ("Les deux régiments de chasseurs vont en J5", "french", ["1Ch, 6Ch: MOVE TO J5"]),
    ("Beide Chasseur-Regimenter reiten nach J5", "french", ["1Ch, 6Ch: MOVE TO J5"]),
    ("Both light battalions of Jamin form line", "french", []),
    (
        "The 12-pounders fire on the battery in F8, the other two batteries on the Nassauers in E7",
        "french",
        ["7/2FA: FIRE AT stevenart", "18/6FA, 1/6FA: FIRE AT 2/2Nas"],
    ),
    ("Die Zwölfpfünder beschießen die nächste Batterie", "french", ["7/2FA: FIRE AT stevenart"]),
    ("Les pièces de 12 tirent sur la batterie la plus proche", "french", ["7/2FA: FIRE AT stevenart"]),
    # Who is the place to which guns are told without a verb is fired at; told to go there, they are asked.
    ("The 12 pdrs 7/2FA onto the guns stevenart", "french", ["7/2FA: FIRE AT stevenart"]),
    ("Batterie 18/6FA: sur stevenart", "french", ["18/6FA: FIRE AT stevenart"]),
    ("7/2FA auf stevenart", "french", ["7/2FA: FIRE AT stevenart"]),
    ("7/2FA geht auf stevenart", "french", []),
    ("The first battalion of the 28th stays", "allied", ["1/28Ora: HOLD"]),
    ("The second battalion of Orange-Nassau stays", "allied", ["2/28Ora: HOLD"]),
    ("Both the 1/28 and the 2/28 stay", "allied", ["1/28Ora, 2/28Ora: HOLD"]),
    ("Das Bataillon Nr. 7 der Miliz geht nach E12", "allied", ["7M: MOVE TO E12"]),
    ("Le bataillon n° 7 de la milice va en E12", "allied", ["7M: MOVE TO E12"]),
    ("1. Chasseurs bleiben stehen", "french", ["1Ch: HOLD"]),
    # Of those who bear a name, the ones on the table, and not those who bear it behind another.
    ("The first battalion of the Nassau regiment holds", "allied", ["1/2Nas: HOLD"]),
    ("Das II. Bataillon Nassau geht nach D9", "allied", ["2/2Nas: MOVE TO D9"]),
    ("Le premier bataillon de Nassau reste, le deuxième va en D9", "allied", ["1/2Nas: HOLD", "2/2Nas: MOVE TO D9"]),
    (
        "Das I. Bataillon Nassau bleibt. Das erste Bataillon Oranien-Nassau geht nach D9, das zweite bleibt",
        "allied",
        ["1/2Nas: HOLD", "1/28Ora: MOVE TO D9", "2/28Ora: HOLD"],
    ),
)
WHO = (
    # A title that one bears, before the name of another who bears it, too.
    ("The Prince of Saxe-Weimar joins 2/2Nas in person", "allied", ["GENERAL Saxe-Weimar: ATTACH 2/2Nas"]),
    ("Prince Saxe-Weimar goes to D9 himself", "allied", ["GENERAL Saxe-Weimar: MOVE TO D9"]),
    ("The Prince goes to D9 himself", "allied", ["GENERAL Prince of Orange: MOVE TO D9"]),
    ("The Prince of Saxe-Weimar maintains himself in the wood", "allied", ["BRIGADE saxe-weimar: INTENT DEFEND bossu"]),
    ("2/28Ora bleibt bei Quatre-Bras", "allied", ["2/28Ora: HOLD"]),
    (
        "Everyone in Campi's brigade form column",
        "french",
        ["1/72, 2/72, 1/108, 2/108, 3/108: FORM COLUMN"],
    ),
    (
        "The 1/92 and the 2/92 form line; the other two battalions stay in column",
        "french",
        ["1/92, 2/92: FORM LINE", "1/93, 2/93: FORM COLUMN; HOLD"],
    ),
    ("Husson's first battalion leads; the others follow in column", "french", []),
    (
        "Attack Gemioncourt with Gauthier and support him with Jamin",
        "french",
        ["BRIGADE gauthier: INTENT ATTACK gemioncourt", "BRIGADE jamin: INTENT SUPPORT gauthier"],
    ),
    (
        "Gemioncourt mit Gauthier nehmen, Jamin unterstützt",
        "french",
        ["BRIGADE gauthier: INTENT ATTACK gemioncourt", "BRIGADE jamin: INTENT SUPPORT gauthier"],
    ),
    ("From Campi stay all battalions in the wood", "french", ["BRIGADE campi: INTENT HOLD"]),
    ("Bachelu, keep your division where it is", "french", ["DIVISION 5D: INTENT HOLD"]),
    ("Ney se rend à la batterie 18/6FA", "french", ["GENERAL Ney: MOVE TO 18/6FA"]),
    ("General Foy möge sich bei der Brigade Gauthier aufhalten", "french", ["GENERAL Foy: MOVE TO 54,28"]),
    ("With the horse battery I go to J6", "french", []),
    ("Do nothing with the 2/28Ora", "allied", ["2/28Ora: HOLD"]),
    ("Rien pour le 2/28Ora", "allied", ["2/28Ora: HOLD"]),
    ("Perponcher's division stays where it is", "allied", ["DIVISION perponcher: INTENT HOLD"]),
    ("7L and 8M are Bijlandt's second line, 15 cm behind 5M", "allied", ["7L, 8M: MOVE TO 62.8,99.8"]),
)
WHERE = (
    ("1/92: up to the brook", "french", ["1/92: MOVE TO 42.9,68.7"]),
    ("5Lan and 6Lan ride round the east of the guns and stop at G5", "french", ["5Lan, 6Lan: MOVE TO G5"]),
    ("1/4L to skirmish on the left of Gauthier's line", "french", ["1/4L: FORM SKIRMISH; MOVE TO 41.5,28"]),
    ("Bachelu's guns shoot at the militia by the farm", "french", ["18/6FA: FIRE AT 5M"]),
    ("La batterie 2/4HA se met en batterie, face au nord", "french", ["2/4HA: FACE N"]),
    ("8M : face au sud-est", "allied", ["8M: FACE SE"]),
    ("2/2Nas schwenkt nach Osten", "allied", ["2/2Nas: FACE E"]),
    ("3/2Nas: from column to line, then 5 cm forward", "allied", ["3/2Nas: FORM LINE; MOVE 5"]),
    ("3/108 tient la lisière nord du bois de Delhutte, face au nord", "french", ["3/108: FACE N; HOLD"]),
    ("Keep Bijleveld out of range of the 12-pdrs", "allied", []),
    (
        "Les pièces de Stevenart ne tirent que sur l'infanterie",
        "allied",
        ["STANDING stevenart fire at will: NEVER", "STANDING stevenart fire at will: ALWAYS IF TARGET INFANTRY"],
    ),
    ("Hubert deckt die rechte Flanke", "french", []),
    ("2/93 Linie, nicht bewegen", "french", ["2/93: FORM LINE; HOLD"]),
    ("2/61 stays in column, do not advance beyond the road", "french", ["2/61: FORM COLUMN; HOLD"]),
)
WHEN = (
    ("Hubert's cavalry to K7, don't charge anything yet", "french", ["STANDING hubert opportunity charge: NEVER"]),
    ("Es wird nicht attackiert", "french", ["STANDING ALL opportunity charge: NEVER"]),
    ("Les bataillons menacés par la cavalerie forment le carré", "french", ["STANDING ALL vs cavalry: SQUARE"]),
    ("Any battalion caught in the open by horse forms square", "allied", ["STANDING ALL vs cavalry: SQUARE"]),
    ("Bei Kavalleriegefahr wird Karree gebildet", "french", ["STANDING ALL vs cavalry: SQUARE"]),
    ("Once Gemioncourt is ours, Jamin garrisons it", "french", []),
    ("Nobody crosses the brook", "french", []),
    ("On ne franchit pas le ruisseau", "french", []),
)


@pytest.mark.parametrize(("said", "side", "orders"), [*COUNTS, *WHO, *WHERE, *WHEN])
def test_a_sentence_orders_what_its_grammar_says(said: str, side: str, orders: list[str]) -> None:
    found = read(said, side)
    done = [line.normal for line in found.sheet.lines]
    assert set(orders) <= set(done), done
    assert orders or (not done and found.asked), done


def test_until_he_has_passed_is_no_order_for_what_comes_after() -> None:
    found = read("3/100 hold until Gauthier has gone past, then follow him", "french")
    assert [line.normal for line in found.sheet.lines] == ["3/100: HOLD"]
    assert len(found.asked) == 1


def test_a_place_called_it_is_the_one_named_before() -> None:
    (question,) = read("Sobald Gemioncourt unser ist, besetzt es Jamin", "french").asked
    assert question.choices == ("BRIGADE jamin: INTENT ATTACK gemioncourt",)
