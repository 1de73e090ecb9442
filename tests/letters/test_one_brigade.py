"""French paragraphs on one brigade: the orders of a sentence that only points to those of whom the others told.

Beside them the kinds that showed in other languages, too: rules for several units, so many from one end of a brigade.
"""

from __future__ import annotations

import pytest

from tests.letters.test_said import read

FRENCH, ALLIED = "french, turn 1", "allied, turn 1"


@pytest.mark.parametrize(
    ("where", "text", "orders"),
    [
        (
            FRENCH,
            "Gauthier attaque Gemioncourt. Le général marche avec le 2/93.",
            ["BRIGADE gauthier: INTENT ATTACK gemioncourt", "GENERAL Gauthier: MOVE TO 2/93"],
        ),
        (
            FRENCH,
            "Gauthier attaque Gemioncourt. Il mène l'assaut en personne.",
            ["BRIGADE gauthier: INTENT ATTACK gemioncourt", "GENERAL Gauthier: MOVE TO gauthier"],
        ),
        (
            FRENCH,
            "Hubert va en K6. Le général Hubert reste avec ses hommes.",
            ["BRIGADE hubert: INTENT ADVANCE K6", "GENERAL Hubert: MOVE TO hubert"],
        ),
        (
            FRENCH,
            "Campi va en I5. Le 1/108 et le 2/108 restent. Lui reste à Lairalle.",
            ["1/108, 2/108: HOLD", "BRIGADE campi: INTENT ADVANCE I5", "GENERAL Campi: MOVE TO lairalle"],
        ),
        (
            FRENCH,
            "Wathiez va derrière Gauthier. Wathiez reste auprès du 5Lan.",
            ["BRIGADE wathiez: INTENT SUPPORT gauthier", "GENERAL Wathiez: ATTACH 5Lan"],
        ),
        (
            ALLIED,
            "Saxe-Weimar, tenez le bois de Bossu. Vous-même, restez près du 1/28Ora.",
            ["BRIGADE saxe-weimar: INTENT DEFEND bossu", "GENERAL Saxe-Weimar: ATTACH 1/28Ora"],
        ),
        (ALLIED, "Bijlandt ne quitte pas ses bataillons.", ["GENERAL Bijlandt: MOVE TO bijlandt"]),
        (FRENCH, "Foy surveille l'attaque depuis G5.", ["GENERAL Foy: MOVE TO G5"]),
        (
            FRENCH,
            "Hubert charge le 27J. Piré les surveille de J5.",
            ["BRIGADE hubert: INTENT ATTACK 27J", "GENERAL Piré: MOVE TO J5"],
        ),
        (ALLIED, "Le 1/2Nas reste. Saxe-Weimar le rejoint.", ["1/2Nas: HOLD", "GENERAL Saxe-Weimar: ATTACH 1/2Nas"]),
    ],
)
def test_a_general_is_told_from_his_brigade(where: str, text: str, orders: list[str]) -> None:
    """Of the man: his rank, *himself*, and where he is to be."""
    assert read(text, where)[0] == orders


@pytest.mark.parametrize(
    ("where", "text", "orders"),
    [
        (
            FRENCH,
            "Husson prend Piraumont. Il y laisse le 1/61 en garnison.",
            ["1/61: MOVE TO piraumont", "BRIGADE husson: INTENT ATTACK piraumont"],
        ),
        (
            FRENCH,
            "Husson prend Piraumont et y laisse le 1/61.",
            ["1/61: MOVE TO piraumont", "BRIGADE husson: INTENT ATTACK piraumont"],
        ),
        (
            FRENCH,
            "Husson prend Piraumont. Placez-y le 1/61.",
            ["1/61: MOVE TO piraumont", "BRIGADE husson: INTENT ATTACK piraumont"],
        ),
        (
            FRENCH,
            "Husson prend Lairalle. Le 2/61 s'y retranche et n'en sort plus.",
            ["2/61: MOVE TO lairalle", "BRIGADE husson: INTENT ATTACK lairalle"],
        ),
        (
            FRENCH,
            "Husson prend Lairalle. Le 1/61 y entre et s'y barricade.",
            ["1/61: MOVE TO lairalle", "BRIGADE husson: INTENT ATTACK lairalle"],
        ),
        (
            FRENCH,
            "Husson prend Piraumont. Le 2/61 l'occupe.",
            ["2/61: MOVE TO piraumont", "BRIGADE husson: INTENT ATTACK piraumont"],
        ),
        (
            ALLIED,
            "Le 5M va en G8. À sa gauche, le 7L prend position en ligne.",
            ["5M: MOVE TO G8", "7L: FORM LINE; MOVE TO 69.9,75.8"],
        ),
    ],
)
def test_who_is_left_there_goes_there(where: str, text: str, orders: list[str]) -> None:
    """*There* is the place that was told before, in the same sentence or in the last."""
    assert read(text, where)[0] == orders


@pytest.mark.parametrize(
    ("where", "text", "orders"),
    [
        (
            FRENCH,
            "Campi va en I5. S'il arrive des cavaliers, carré pour toute la brigade.",
            ["BRIGADE campi: INTENT ADVANCE I5", "STANDING campi vs cavalry: SQUARE"],
        ),
        (
            FRENCH,
            "Campi va en I5, tout reste en colonne.",
            ["1/72, 2/72, 1/108, 2/108, 3/108: FORM COLUMN; MOVE TO I5"],
        ),
        (FRENCH, "Campi va en I5. Tous les bataillons restent en colonne.", ["BRIGADE campi: INTENT ADVANCE I5"]),
        (
            FRENCH,
            "Husson va en I5. Le 1/61 reste sur place. Les autres suivent.",
            ["1/61: HOLD", "BRIGADE husson: INTENT ADVANCE I5"],
        ),
        (
            FRENCH,
            "Campi va en I5. Le 1/72 et le 2/72 devant, les trois autres derrière.",
            ["BRIGADE campi: INTENT ADVANCE I5"],
        ),
        (FRENCH, "Campi avance en I5. Campi ne dépasse pas I5.", ["BRIGADE campi: INTENT ADVANCE I5"]),
        (
            FRENCH,
            "Jamin soutient Gauthier. Le 3/100 garde l'artillerie à pied. Il ne la quitte pas.",
            ["3/100: MOVE TO 65,37", "BRIGADE jamin: INTENT SUPPORT gauthier"],
        ),
        (FRENCH, "Husson forme l'avant-garde et pousse jusqu'à Lairalle.", ["BRIGADE husson: INTENT ADVANCE lairalle"]),
        (FRENCH, "Pour Husson, c'est simple : il prend Lairalle.", ["BRIGADE husson: INTENT ATTACK lairalle"]),
        (FRENCH, "Je confie la droite à Campi. Il va à Lairalle.", ["BRIGADE campi: INTENT ADVANCE lairalle"]),
        (FRENCH, "Piré garde ses deux brigades ensemble derrière Husson.", ["DIVISION 2CD: INTENT SUPPORT husson"]),
        (FRENCH, "Foy avance ses deux batteries de 5 cm.", ["1/6FA, 7/2FA: MOVE 5"]),
        (
            FRENCH,
            "Les lanciers de Wathiez vont en H6. Ils ne bougent plus avant que Gauthier ait pris la ferme.",
            ["BRIGADE wathiez: INTENT ADVANCE H6"],
        ),
    ],
)
def test_a_paragraph_on_a_brigade_is_of_that_brigade(where: str, text: str, orders: list[str]) -> None:
    """*The brigade*, *all of them* and those who only go with it."""
    assert read(text, where)[0] == orders


@pytest.mark.parametrize(
    ("where", "text", "orders"),
    [
        (
            FRENCH,
            "Le 1/92 va en F6 et le 2/92 en G6. Ils se déploient en ligne. S'ils sont chargés, ils forment le carré.",
            ["1/92, 2/92: FORM LINE", "1/92: MOVE TO F6", "2/92: MOVE TO G6", "STANDING 1/92, 2/92 vs cavalry: SQUARE"],
        ),
        (
            FRENCH,
            "1/92 goes to F6 and 2/92 to G6. They form line.",
            ["1/92, 2/92: FORM LINE", "1/92: MOVE TO F6", "2/92: MOVE TO G6"],
        ),
        (
            FRENCH,
            "La 1/6FA et la 18/6FA tirent à volonté. Si elles sont débordées, elles attellent et fuient.",
            ["STANDING 1/6FA, 18/6FA fire at will: ALWAYS", "STANDING 1/6FA, 18/6FA limber and flee: FLEE"],
        ),
        (
            FRENCH,
            "1/6FA and 18/6FA fire at will. If they are overrun, they limber up and flee.",
            ["STANDING 1/6FA, 18/6FA fire at will: ALWAYS", "STANDING 1/6FA, 18/6FA limber and flee: FLEE"],
        ),
        (
            FRENCH,
            "Husson avance jusqu'à Lairalle. Les deux bataillons du 61e restent. Les légers passent en tirailleurs.",
            ["1/61, 2/61: HOLD", "BRIGADE husson: INTENT ADVANCE lairalle"],
        ),
        (
            FRENCH,
            "Les trois premiers bataillons du 2e léger attaquent Lairalle.",
            ["1/2L, 2/2L, 3/2L: MOVE TO lairalle"],
        ),
        (FRENCH, "Les deux premiers bataillons de Campi vont en I5.", ["1/72, 2/72: MOVE TO I5"]),
        (FRENCH, "The first two battalions of Campi go to I5.", ["1/72, 2/72: MOVE TO I5"]),
        (FRENCH, "Die ersten zwei Bataillone von Campi gehen nach I5.", ["1/72, 2/72: MOVE TO I5"]),
        (FRENCH, "Le dernier, le 3/100, reste en G2.", ["3/100: HOLD"]),
        (
            ALLIED,
            "Le 7L et le 8M vont en G9. Le premier se met en ligne, le second en colonne.",
            ["7L, 8M: MOVE TO G9", "7L: FORM LINE", "8M: FORM COLUMN"],
        ),
        (
            FRENCH,
            "Hubert charge le 27J avec le 6Ch. L'autre régiment le soutient.",
            ["1Ch: MOVE TO 84.8,73.8", "6Ch: CHARGE 27J"],
        ),
        (
            ALLIED,
            "Perponcher va en G9. Sa batterie à cheval descend en G8.",
            ["GENERAL Perponcher: MOVE TO G9", "bijleveld: REDEPLOY TO G8"],
        ),
        (
            ALLIED,
            "L'artillerie reste en batterie. Celle de Bijleveld tire sur le 1/2L, celle de Stevenart sur le 2/2L.",
            ["bijleveld, stevenart: HOLD", "bijleveld: FIRE AT 1/2L", "stevenart: FIRE AT 2/2L"],
        ),
        (
            FRENCH,
            "Toute ma cavalerie reste sur place, sauf les lanciers de la ligne. Eux passent derrière Jamin.",
            ["1Ch, 6Ch, GCh, GLan: HOLD", "5Lan, 6Lan: MOVE TO 56.8,10.5"],
        ),
        (
            FRENCH,
            "Gauthier attaque le 2/2Nas. Les canons de Foy tirent sur le même bataillon.",
            ["1/6FA, 7/2FA: FIRE AT 2/2Nas", "BRIGADE gauthier: INTENT ATTACK 2/2Nas"],
        ),
        (
            ALLIED,
            "Bijleveld va en H9. Stevenart recule de 5 cm. Toutes deux tirent dès qu'elles le peuvent.",
            [
                "STANDING bijleveld, stevenart fire at will: ALWAYS",
                "bijleveld: REDEPLOY TO H9",
                "stevenart: REDEPLOY TO 53.6,80.6",
            ],
        ),
        (
            FRENCH,
            "Le 1/108 et le 2/108 vont en H5. Le 3/108 suit derrière eux en colonne.",
            ["1/108, 2/108: MOVE TO H5", "3/108: FORM COLUMN; MOVE TO 79,42.1"],
        ),
        (ALLIED, "Le 5M va en G8. Le 8M vient le renforcer.", ["5M: MOVE TO G8", "8M: MOVE TO 63.9,79.9"]),
        (
            ALLIED,
            "Bijlandt, tu restes. Le 7M te rejoint par la route.",
            ["7M: MOVE TO 41.5,142.1", "BRIGADE bijlandt: INTENT HOLD"],
        ),
    ],
)
def test_it_is_known_whom_a_sentence_points_to(where: str, text: str, orders: list[str]) -> None:
    """*They*, *she*, *the other*, *the first*, *those of* and who was excepted."""
    assert read(text, where)[0] == orders


@pytest.mark.parametrize(
    ("where", "text", "orders"),
    [
        (
            FRENCH,
            "Hubert ne charge pas de sa propre initiative, sauf de flanc.",
            ["STANDING hubert opportunity charge: FLANK"],
        ),
        (
            FRENCH,
            "Hubert va en K6. S'ils sont chargés, ils chargent à leur tour.",
            ["BRIGADE hubert: INTENT ADVANCE K6", "STANDING hubert counter charge: ALWAYS"],
        ),
        (
            ALLIED,
            "Les batteries ne bougent pas. Elles ne s'entêtent pas : débordées, elles filent.",
            ["STANDING bijleveld, stevenart limber and flee: FLEE", "bijleveld, stevenart: HOLD"],
        ),
        (
            ALLIED,
            "Bijleveld tire sur la 1/6FA. Si les Français sont dessus, elle file.",
            ["STANDING bijleveld limber and flee: FLEE", "bijleveld: FIRE AT 1/6FA"],
        ),
        (
            ALLIED,
            "Le 27J reste. Il n'attend pas le choc et se replie sur les autres.",
            ["27J: HOLD", "STANDING 27J fall back: FALL BACK"],
        ),
        (
            ALLIED,
            "Bijleveld tire sur la 7/2FA. Elle ne se laisse pas prendre : elle attelle.",
            ["STANDING bijleveld limber and flee: FLEE", "bijleveld: FIRE AT 7/2FA"],
        ),
        (
            FRENCH,
            "Wathiez descend derrière Gauthier. Le 5Lan à sa droite, le 6Lan à sa gauche. "
            "Ni charge ni poursuite sans mon accord.",
            [
                "BRIGADE wathiez: INTENT SUPPORT gauthier",
                "STANDING 5Lan, 6Lan breakthrough: STOP",
                "STANDING 5Lan, 6Lan opportunity charge: NEVER",
            ],
        ),
        (FRENCH, "Toute la brigade Jamin ne forme pas le carré.", ["STANDING jamin vs cavalry: STAND"]),
        (
            FRENCH,
            "Jamin reste. Pas de carré, ils sont trop loin.",
            ["BRIGADE jamin: INTENT HOLD", "STANDING 1/4L, 2/4L, 3/4L, 1/100, 2/100, 3/100 vs cavalry: STAND"],
        ),
        (
            ALLIED,
            "Le 2/2Nas reste. Pas de carré pour lui, les arbres suffisent.",
            ["2/2Nas: HOLD", "STANDING 2/2Nas vs cavalry: STAND"],
        ),
        (
            FRENCH,
            "Pour la Garde, interdiction de bouger. Exception : la 2/4HA, qui monte en J6.",
            ["2/4HA: REDEPLOY TO J6", "GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"],
        ),
        (FRENCH, "La 1/6FA et la 18/6FA peuvent choisir leur cible.", ["STANDING 1/6FA, 18/6FA fire at will: ALWAYS"]),
        (FRENCH, "Jamin n'attaque pas de lui-même.", ["STANDING jamin opportunity charge: NEVER"]),
    ],
)
def test_a_rule_is_for_those_of_whom_it_is_told(where: str, text: str, orders: list[str]) -> None:
    """Rules of conduct in the middle of a paragraph."""
    assert read(text, where)[0] == orders


@pytest.mark.parametrize(
    ("where", "text", "orders"),
    [
        (FRENCH, "Campi va en I5. Il ne fonce pas tête baissée.", ["BRIGADE campi: INTENT ADVANCE I5"]),
        (FRENCH, "Campi va en I5. Qu'ils gardent leurs rangs.", ["BRIGADE campi: INTENT ADVANCE I5"]),
        (FRENCH, "Campi va en I5. Personne ne s'expose inutilement.", ["BRIGADE campi: INTENT ADVANCE I5"]),
        (FRENCH, "Campi va en I5. Il ne se presse pas.", ["BRIGADE campi: INTENT ADVANCE I5"]),
        (FRENCH, "Campi va en I5. Bachelu règle la circulation.", ["BRIGADE campi: INTENT ADVANCE I5"]),
        (
            FRENCH,
            "Campi va en I5. Attention à ne pas mélanger les deux brigades.",
            ["BRIGADE campi: INTENT ADVANCE I5"],
        ),
        (FRENCH, "Campi va en I5. Son aile gauche touche Husson.", ["BRIGADE campi: INTENT ADVANCE I5"]),
        (FRENCH, "Campi va en I5. Il fait attention à sa droite.", ["BRIGADE campi: INTENT ADVANCE I5"]),
        (FRENCH, "Le 1/61 soutient la 18/6FA. Il ne s'éloigne pas des canons.", ["1/61: MOVE TO 60.8,37"]),
        (
            FRENCH,
            "Le 1/4L et le 2/4L vont à Petit-Pierrepont. Ils n'entrent pas dedans.",
            ["1/4L, 2/4L: MOVE TO petit-pierrepont"],
        ),
        (FRENCH, "Wathiez va en H5. Il garde ses chevaux frais.", ["BRIGADE wathiez: INTENT ADVANCE H5"]),
    ],
)
def test_how_somebody_goes_about_it_is_no_order(where: str, text: str, orders: list[str]) -> None:
    """What follows a clear order changes nothing of it."""
    assert read(text, where)[0] == orders


@pytest.mark.parametrize(
    ("where", "text", "orders", "choices"),
    [
        (
            ALLIED,
            "Le 2/2Nas y reste tant qu'il n'a pas deux bataillons contre lui. Après quoi il rentre dans le bois.",
            ["2/2Nas: HOLD"],
            [["2/2Nas: MOVE TO 43.9,72.3"]],
        ),
        (
            FRENCH,
            "Foy accompagne Gauthier. Ses deux batteries tirent sur le 2/2Nas. "
            "Quand Gauthier passe devant elles, elles changent de cible et prennent le 27J.",
            ["1/6FA, 7/2FA: FIRE AT 2/2Nas", "GENERAL Foy: MOVE TO gauthier"],
            [["1/6FA, 7/2FA: FIRE AT 27J"]],
        ),
        (
            FRENCH,
            "Les batteries de Foy tirent sur stevenart. Quand stevenart se tait, elles passent au 2/2Nas.",
            ["1/6FA, 7/2FA: FIRE AT stevenart"],
            [["1/6FA, 7/2FA: FIRE AT 2/2Nas"]],
        ),
        (FRENCH, "1/72 et 2/72 devant, les autres derrière.", [], [[]]),
    ],
)
def test_what_hangs_on_something_is_asked(where: str, text: str, orders: list[str], choices: list[list[str]]) -> None:
    """With the order that is meant as a choice."""
    done, asked = read(text, where)
    assert (done, [list(one) for one in asked]) == (orders, choices)
