"""What a writer says of himself orders nothing; what he orders beside it is done."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED_SECOND, FRENCH, asked, done

TOLD = (
    "I am also uneasy about those columns on the eastern side, because nothing of mine faces them but the 1/2L.",
    "1/2L is a long way out in the corn, and the enemy horse could be upon them in no time, which frightens me.",
    "1/6FA stands behind the farm and I rather doubt that it can see past it.",
    "1/6FA has my foremost guns, and e6 is the battery nearest to it.",
    "I dread to think what it will do to Gauthier's men standing in column.",
    "They have nobody close behind them, though, and if one gives way I am afraid the other will too.",
    "Lairalle is the next good wall and there is nobody in it.",
    "If the farm falls, I am afraid they will come straight up the road.",
    "Foy is the best I have, and 1/92 is 3 cm too far from him, so I worry that it will not do as it is told.",
    "That takes him further from Jamin and Gauthier, and I am afraid of nobody minding them.",
    "Husson is young and marked poor, and I have visions of him galloping off to the front.",
    "I have not one horseman there, and cavalry is what I am most afraid of.",
    "What worries me is losing it bit by bit, one battalion after another coming out to fight.",
    "I know Jérôme is not here until turn 4, but I am afraid of forgetting him when the time comes.",
    "I do not like Campi so far back, and I cannot see what he is doing there.",
)
TOLD_ABROAD = (
    "27J steht weit draußen im Korn, und die französische Reiterei könnte im Nu da sein, was mir Angst macht.",
    "Bijleveld steht hinter dem Hof, und ich bezweifle, dass er daran vorbeisehen kann.",
    "La Bergerie ist die nächste gute Mauer hinter Gemioncourt, und dort ist niemand.",
    "Perponcher ist der Beste, den ich habe, und 1/2Nas ist ihm zu weit weg, ich fürchte, dass es nicht gehorcht.",
    "Der Prinz von Oranien ist jung, und ich sehe ihn schon nach vorne galoppieren.",
    "Ich weiß, dass Kempt erst in Zug 4 kommt, aber ich fürchte, ihn zu vergessen.",
    "Ich mag es nicht, wenn in der Mitte ein Loch ist, und 3/2Nas hinterlässt eines.",
    "Le 27J est bien loin dans les blés, et la cavalerie française pourrait être sur lui, ce qui m'effraie.",
    "Bijleveld est derrière la ferme et je doute qu'il puisse voir au-delà.",
    "Ils n'ont personne derrière eux, et si l'un cède, je crains que l'autre ne cède aussi.",
    "La Bergerie est le mur suivant derrière Gemioncourt et il n'y a personne dedans.",
    "Si la ferme tombe, je crains que les Français ne remontent tout droit la route.",
    "Je sais que Kempt n'arrive qu'au tour 4, mais j'ai peur de l'oublier.",
)
ORDERED_ABROAD = (
    ("27J ist der Vorposten und bleibt dort.", ["27J: HOLD"]),
    ("5M ist schwach, aber es hält den Hof.", ["5M: HOLD"]),
    ("J'ai peur pour le 27J, il se replie en I9.", ["27J: MOVE TO I9"]),
    ("Il n'y a personne à La Bergerie, donc le 7L y va.", ["7L: MOVE TO bergerie"]),
    ("Le 5M est faible mais il tient la ferme.", ["5M: HOLD"]),
)
ORDERED = (
    ("I have only these two batteries, so 1/6FA stays where it is.", ["1/6FA: HOLD"]),
    ("I fear for 1/2L, it falls back to I4.", ["1/2L: MOVE TO I4"]),
    ("There is nobody in Lairalle, so Husson takes it.", ["BRIGADE husson: INTENT ATTACK lairalle"]),
    ("Jamin is the best I have and follows Gauthier.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
    ("Husson has no orders yet, he goes to Lairalle.", ["BRIGADE husson: INTENT ADVANCE lairalle"]),
    ("I am not sure about Wathiez, he stays where he is.", ["BRIGADE wathiez: INTENT HOLD"]),
    ("Husson is slow, so he goes first.", ["PRIORITY husson"]),
    ("Campi is far behind so he hurries up to J5.", ["BRIGADE campi: INTENT ADVANCE J5"]),
    ("I am happy for Wathiez to go to H4.", ["BRIGADE wathiez: INTENT ADVANCE H4"]),
    ("The Guard cavalry stays where it is, as I was told not to use it up.", ["GCh, GLan: HOLD"]),
)
GUNNERS = (
    "If the enemy runs into the guns the gunners must limber up and drive away.",
    "If cavalry gets in among them the gunners must get away to the rear, and not stay there to be taken.",
    "Guns get away if the enemy comes too close to them.",
    "When they are overrun the crews limber up and clear off.",
)


@pytest.mark.parametrize("said", TOLD)
def test_what_a_writer_feels_and_how_things_stand_beside_it_orders_nothing(said: str) -> None:
    assert (done(said, FRENCH), asked(said, FRENCH)) == ([], [])


@pytest.mark.parametrize(("said", "orders"), ORDERED)
def test_what_he_orders_beside_his_feelings_is_done(said: str, orders: list[str]) -> None:
    assert done(said, FRENCH) == orders


@pytest.mark.parametrize("said", TOLD_ABROAD)
def test_the_same_is_so_in_french_and_german(said: str) -> None:
    assert (done(said, ALLIED_SECOND), asked(said, ALLIED_SECOND)) == ([], [])


@pytest.mark.parametrize(("said", "orders"), ORDERED_ABROAD)
def test_what_is_ordered_abroad_beside_feelings_is_done(said: str, orders: list[str]) -> None:
    assert done(said, ALLIED_SECOND) == orders


def test_the_next_sentence_speaks_of_him_whom_the_feeling_was_about() -> None:
    said = "The Prince of Orange is young, and I have visions of him riding off. He is to stay where he is."
    assert done(said, ALLIED_SECOND) == ["GENERAL Prince of Orange: HOLD"]


@pytest.mark.parametrize("said", GUNNERS)
def test_gunners_get_away_from_whoever_runs_into_them(said: str) -> None:
    assert [line.partition(" limber")[2] for line in done(said, FRENCH)] == [" and flee: FLEE"]


def test_two_battalions_told_of_last_are_meant_in_a_case() -> None:
    said = "7L goes to F10. 8M goes to G10. If cavalry comes at these two battalions they form square."
    assert done(said, ALLIED_SECOND)[-1] == "STANDING 7L, 8M vs cavalry: SQUARE"
