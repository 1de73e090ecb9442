"""Whole letters as a beginner writes them, the same in three languages: all of it is done, and nothing is asked."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, FRENCH, asked, done

LETTERS = {
    "english": """\
Hi, orders for turn 1.

Husson and Campi: both attack the skirmishers in I8, Husson in front.
Gauthier moves up next to the guns and stays there in column.
Jamin stays behind him as reserve.
All three foot batteries shoot at the guns in F8.
Horse battery goes with Hubert.
Hubert scouts towards Piraumont but doesn't fight.
Wathiez waits behind the guns until somebody breaks.
The Guard doesn't do anything.
Ney stays with the guns, Reille too. Bachelu goes with Husson, Foy with Gauthier.
If cavalry turns up everyone forms square. Nobody chases. Guns run away if anyone gets to them.
Husson goes first, then Campi.

Thanks, Pete
""",
    "german": """\
Hallo, hier meine Befehle.

Husson und Campi greifen zusammen die Plänkler in I8 an, Husson vorneweg.
Gauthier rückt neben die Geschütze vor und bleibt dort in Kolonne.
Jamin bleibt als Reserve dahinter.
Die drei Fußbatterien schießen alle auf die Batterie in F8.
Die reitende Batterie begleitet Hubert.
Hubert klärt Richtung Piraumont auf, lässt sich aber auf nichts ein.
Wathiez wartet hinter den Geschützen.
Die Garde macht nichts.
Ney bleibt bei den Geschützen, Reille auch. Bachelu geht mit Husson, Foy mit Gauthier.
Wenn Kavallerie auftaucht, bilden alle Karree. Niemand verfolgt.
Die Geschütze hauen ab, wenn ihnen jemand zu nahe kommt.
Husson ist zuerst dran, dann Campi.

Danke, Peter
""",
    "french": """\
Bonjour, voici mes ordres.

Husson et Campi attaquent ensemble les tirailleurs en I8, Husson en tête.
Gauthier avance à côté des canons et y reste en colonne.
Jamin reste derrière lui en réserve.
Les trois batteries à pied tirent toutes sur la batterie en F8.
La batterie à cheval accompagne Hubert.
Hubert éclaire vers Piraumont mais ne se bat pas.
Wathiez attend derrière les canons.
La Garde ne fait rien.
Ney reste près des canons, Reille aussi. Bachelu va avec Husson, Foy avec Gauthier.
Si la cavalerie se montre, tout le monde en carré. Personne ne poursuit. Les canons filent si quelqu'un s'approche trop.
Husson joue en premier, puis Campi.

Merci, Pierre
""",
}
ORDERS = [
    "BRIGADE husson: INTENT ATTACK 27J",
    "BRIGADE campi: INTENT ATTACK 27J",
    "BRIGADE gauthier: INTENT ADVANCE 55.8,42",
    "BRIGADE jamin: INTENT SUPPORT gauthier",
    "18/6FA, 1/6FA, 7/2FA: FIRE AT stevenart",
    "2/4HA: REDEPLOY TO 105.7,34.9",
    "STANDING hubert opportunity charge: NEVER",
    "BRIGADE hubert: INTENT SCREEN piraumont",
    "BRIGADE wathiez: INTENT SUPPORT 18/6FA",
    "GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD",
    "GENERAL Bachelu: MOVE TO husson",
    "GENERAL Foy: MOVE TO gauthier",
    "STANDING ALL vs cavalry: SQUARE",
    "STANDING ALL breakthrough: STOP",
    "STANDING 18/6FA, 1/6FA, 7/2FA, 2/4HA, 1/guard-artillery, 2/guard-artillery limber and flee: FLEE",
    "PRIORITY husson, campi",
]
# Who is to stay near the guns is near them already, or goes up to them.
GENERALS = ("GENERAL Ney: MOVE TO ", "GENERAL Reille: MOVE TO ")


@pytest.mark.parametrize("language", LETTERS)
def test_a_beginners_letter_is_done(language: str) -> None:
    found = done(LETTERS[language], FRENCH)
    assert [line for line in found if not line.startswith(GENERALS)] == ORDERS
    assert [line.startswith(GENERALS) for line in found].count(True) == len(GENERALS)
    assert not asked(LETTERS[language], FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        (
            "1/2 Nassau geht nicht weiter vor, sondern macht nur Front nach Süden.",
            ["1/2Nas: FACE S"],
        ),
        (
            "Le 1/2 Nassau ne va pas plus loin, il fait seulement face au sud.",
            ["1/2Nas: FACE S"],
        ),
        (
            "Orange is to stay out of trouble near Quatre Bras.",
            ["GENERAL Prince of Orange: MOVE TO quatre-bras"],
        ),
        (
            "Oranien soll sich in der Nähe von Quatre-Bras aus allem heraushalten.",
            ["GENERAL Prince of Orange: MOVE TO quatre-bras"],
        ),
        (
            "Orange se tient à l'écart près des Quatre-Bras.",
            ["GENERAL Prince of Orange: MOVE TO quatre-bras"],
        ),
        (
            "Bijlandt's brigade goes before Saxe-Weimar's.",
            ["PRIORITY bijlandt, saxe-weimar"],
        ),
        (
            "Bijlandts Brigade ist vor der von Saxe-Weimar dran.",
            ["PRIORITY bijlandt, saxe-weimar"],
        ),
        (
            "La brigade Bijlandt passe avant celle de Saxe-Weimar.",
            ["PRIORITY bijlandt, saxe-weimar"],
        ),
        (
            "Return fire is fine but otherwise the infantry saves its powder.",
            [
                "STANDING bijlandt, saxe-weimar fire at will: NEVER",
                "STANDING bijlandt, saxe-weimar return fire: ALWAYS",
            ],
        ),
        (
            "Feuer erwidern ist in Ordnung, aber sonst spart die Infanterie ihr Pulver.",
            [
                "STANDING bijlandt, saxe-weimar fire at will: NEVER",
                "STANDING bijlandt, saxe-weimar return fire: ALWAYS",
            ],
        ),
        (
            "Riposter d'accord, mais sinon l'infanterie économise sa poudre.",
            [
                "STANDING bijlandt, saxe-weimar fire at will: NEVER",
                "STANDING bijlandt, saxe-weimar return fire: ALWAYS",
            ],
        ),
        (
            "2/28 Orange-Nassau: own the crossroads",
            ["2/28Ora: HOLD"],
        ),
        (
            "Everybody forms square if they see horse nearby except the Jägers, they run.",
            [
                "STANDING saxe-weimar, 5M, 8M, 7L, 7M vs cavalry: SQUARE",
                "STANDING 27J fall back: FALL BACK",
            ],
        ),
        (
            "Alle bilden Karree, wenn sie Reiter in der Nähe sehen, außer den Jägern, die laufen weg.",
            [
                "STANDING saxe-weimar, 5M, 8M, 7L, 7M vs cavalry: SQUARE",
                "STANDING 27J fall back: FALL BACK",
            ],
        ),
        (
            "Tout le monde forme le carré si on voit de la cavalerie tout près sauf les chasseurs, qui filent.",
            [
                "STANDING saxe-weimar, 5M, 8M, 7L, 7M vs cavalry: SQUARE",
                "STANDING 27J fall back: FALL BACK",
            ],
        ),
        (
            "3/2Nas goes to E8. 1/28Ora doesn't do anything.",
            [
                "3/2Nas: MOVE TO E8",
                "1/28Ora: HOLD",
            ],
        ),
    ],
)
def test_their_lines_are_done(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == meant
    assert not asked(said, ALLIED_SECOND)
