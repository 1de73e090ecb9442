"""What goes with an order in a plain French letter, and the same in English and German."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, ALLIED_SECOND, FRENCH, SECOND_TURN, asked, done

FREE = ["STANDING 1/2Nas fire at will: ALWAYS"]
FLEE = ["STANDING bijleveld, stevenart limber and flee: FLEE"]
STOP = "STANDING hubert breakthrough: STOP"
TO_J7 = "BRIGADE hubert: INTENT ADVANCE J7"
JOINS = ["GENERAL Jamin: MOVE TO jamin"]
IN_THE_WOOD = ["8M, 1/2Nas, 1/28Ora: MOVE"]
FIRES = ["7/2FA: FIRE AT 1/2Nas"]


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (ALLIED_SECOND, "1/2Nas ouvre le feu librement dès qu'il y a quelque chose à portée.", FREE),
        (ALLIED_SECOND, "1/2Nas tire librement sur tout ce qui passe à portée.", FREE),
        (ALLIED_SECOND, "1/2Nas schießt frei, sobald etwas in Reichweite ist.", FREE),
        (ALLIED_SECOND, "1/2Nas tire librement sur 1/6FA.", ["1/2Nas: FIRE AT 1/6FA"]),
        (ALLIED, "Les deux batteries remettent les avant-trains et décampent si l'ennemi leur tombe dessus.", FLEE),
        (ALLIED, "Les batteries attellent et se sauvent si l'ennemi les attaque.", FLEE),
        (ALLIED, "Les batteries remettent les avant-trains et se retirent en G12.",
         ["bijleveld, stevenart: REDEPLOY TO G12"]),
        (SECOND_TURN, "Jamin va en F4, derrière les autres.", ["BRIGADE jamin: INTENT ADVANCE F4"]),
        (SECOND_TURN, "Jamin geht nach F4, hinter den anderen.", ["BRIGADE jamin: INTENT ADVANCE F4"]),
        (FRENCH, "Hubert va en J7 pour inquiéter 27J.", [TO_J7]),
        (FRENCH, "Hubert va en J7 pour gêner les tirailleurs.", [TO_J7]),
        (ALLIED, "Les deux premiers bataillons de Nassau (1/2Nas et 2/2Nas) restent là.", ["1/2Nas, 2/2Nas: HOLD"]),
        (ALLIED, "Die beiden ersten Bataillone Nassau (1/2Nas und 2/2Nas) bleiben stehen.", ["1/2Nas, 2/2Nas: HOLD"]),
        (ALLIED_SECOND, "Bijlandt va lui-même rejoindre le 7M, sinon on l'attendra jusqu'au soir.",
         ["GENERAL Bijlandt: ATTACH 7M"]),
        (ALLIED, "Ceux qui sont dans le bois avancent.", IN_THE_WOOD),
        (ALLIED, "Those who are in the wood advance.", IN_THE_WOOD),
        (ALLIED, "Die im Wald rücken vor.", IN_THE_WOOD),
        (ALLIED, "Ceux qui sont dans le bois tirent sur nous.", []),
        (ALLIED, "Those in the wood advance on us.", []),
        (ALLIED, "Ceux qui sont dans le bois sont fatigués.", []),
    ],
)  # fmt: skip
def test_what_goes_with_an_order_is_put_plainly(of: tuple[str, str], said: str, meant: list[str]) -> None:
    assert done(said, of) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("2/4HA va en I6. Piré l'accompagne.", ["2/4HA: REDEPLOY TO I6", "GENERAL Piré: MOVE TO 2/4HA"]),
        ("2/4HA geht nach I6. Piré begleitet sie.", ["2/4HA: REDEPLOY TO I6", "GENERAL Piré: MOVE TO 2/4HA"]),
        ("Husson va en I6. Campi l'accompagne.",
         ["BRIGADE husson: INTENT ADVANCE I6", "BRIGADE campi: INTENT SUPPORT husson"]),
        ("Bachelu se rapproche d'eux et va en I4.", ["GENERAL Bachelu: MOVE TO I4"]),
        ("Le général Jamin est resté loin derrière, qu'il rejoigne ses hommes.", JOINS),
        ("Que le général Jamin rejoigne ses hommes.", JOINS),
        ("Le général Jamin traîne à l'arrière, il doit rejoindre sa brigade.", JOINS),
        ("General Jamin has stayed far behind; he is to rejoin his men.", JOINS),
        ("General Jamin ist weit zurückgeblieben, er soll zu seinen Leuten aufschließen.", JOINS),
        ("Que la brigade Jamin rejoigne Gauthier.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("Hubert va en J7. S'ils enfoncent l'ennemi, qu'ils s'arrêtent sur place.", [TO_J7, STOP]),
        ("S'il enfonce l'ennemi, que Hubert s'arrête sur place.", [STOP]),
        ("Hubert geht nach J7. Wenn er den Gegner wirft, bleibt er stehen.", [TO_J7, STOP]),
        ("Hubert va en J7. S'il enfonce l'ennemi, Wathiez reste en réserve.", [TO_J7]),
        ("Consignes\nHusson n'ouvre pas le feu sans mon ordre.", ["STANDING husson fire at will: NEVER"]),
        ("Standing orders\nNobody opens fire without my order.", ["STANDING ALL fire at will: NEVER"]),
        ("Dauerbefehle\nNiemand schießt ohne meinen Befehl.", ["STANDING ALL fire at will: NEVER"]),
        ("Consignes\nPersonne ne tire avant que l'ennemi soit à 10 cm.", []),
        ("Standing orders\nGuns hold fire until the enemy is within 20cm.", []),
    ],
)  # fmt: skip
def test_who_is_meant_and_what_is_laid_down(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


@pytest.mark.parametrize(
    "said",
    [
        "7/2FA soutient l'attaque de Gauthier.",
        "The foot batteries support Gauthier's attack.",
        "Die Fußbatterien unterstützen Gauthiers Angriff.",
        "Die drei Fußbatterien unterstützen den Angriff von Gauthier.",
    ],
)
def test_at_whom_guns_fire_that_support_an_attack_is_asked(said: str) -> None:
    assert done(said, FRENCH) == []
    assert any(": FIRE AT " in choice for choices in asked(said, FRENCH) for choice in choices)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("7/2FA soutient Gauthier et tire sur 1/2Nas.", FIRES),
        ("7/2FA tire sur 1/2Nas et soutient Gauthier.", FIRES),
        ("7/2FA supports Gauthier with its fire and shoots at 1/2Nas.", FIRES),
        ("7/2FA unterstützt Gauthier durch Feuer und schießt auf 1/2Nas.", FIRES),
        ("7/2FA va en F5 soutenir Gauthier et tire sur 1/2Nas.", ["7/2FA: REDEPLOY TO F5; FIRE AT 1/2Nas"]),
        ("Jamin soutient l'attaque de Gauthier.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("Jamin supports Gauthier's attack.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
    ],
)
def test_guns_help_by_their_fire(said: str, meant: list[str]) -> None:
    assert done(said, FRENCH) == meant


@pytest.mark.parametrize(
    "said",
    [
        "Quand van Merlen débouchera, qu'il aille en G12.",
        "Généraux\nQuand van Merlen arrivera, il ira en G12.",
        "Generals\nWhen van Merlen arrives, he goes to G12.",
    ],
)
def test_who_arrives_brings_his_troops(said: str) -> None:
    assert done(said, ALLIED_SECOND) == ["BRIGADE merlen: INTENT ADVANCE G12"]
