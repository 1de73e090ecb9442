"""Verbs that stand last, deeds of others, those who were spoken of, and what comes after a charge, as Germans say "
"it."""

from __future__ import annotations

import pytest

from tests.letters.test_told_of_them import ALLIED, FRENCH, SECOND_TURN, asked, done


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Jamin unterstützt mit seiner Brigade den Angriff Gauthiers.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("Jamin soll den Angriff von Gauthier auf Gemioncourt mit allen Bataillonen unterstützen.",
         ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("Jamin soll Gauthiers Angriff decken.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("Jamin folgt dem Angriff Gauthiers.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("Jamin supports the attack of Gauthier.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("Jamin is to support the attack of Gauthier on Gemioncourt.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("Jamin soutient avec sa brigade l'attaque de Gauthier.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("Gauthier führt den Angriff auf Gemioncourt.", ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]),
        ("Gauthier führt den Hauptstoß gegen Gemioncourt.", ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]),
    ],
)  # fmt: skip
def test_an_attack_that_is_anothers_is_his(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Jamin soll Gauthier unterstützen.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("Jamin hat Gauthier zu unterstützen.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("Jamin soll vorrücken und Gauthier unterstützen.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("Jamin rückt vor, um Gauthier zu unterstützen.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("Dann soll Jamin Gauthier unterstützen.", ["BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("Falls nötig, soll Campi Husson unterstützen.", ["BRIGADE campi: INTENT SUPPORT husson"]),
        ("1/93 hat 1/92 zu folgen.", ["1/93: MOVE TO 46.8,29"]),
        ("Gauthier soll angreifen und Jamin folgen.",
         ["BRIGADE gauthier: INTENT ATTACK", "BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("Gauthier soll vorrücken und Jamin soll ihn unterstützen.",
         ["BRIGADE gauthier: INTENT ADVANCE", "BRIGADE jamin: INTENT SUPPORT gauthier"]),
        ("Jamin hat Gemioncourt anzugreifen.", ["BRIGADE jamin: INTENT ATTACK gemioncourt"]),
        ("Soll Jamin Gauthier unterstützen?", []),
        ("Gauthier geht nach F6. Er soll die Infanterie 2/2Nas angreifen.",
         ["BRIGADE gauthier: INTENT ADVANCE F6", "BRIGADE gauthier: INTENT ATTACK 2/2Nas"]),
        ("Gauthier geht nach F6. Seine Brigade soll 2/2Nas angreifen und über den Bach zurückwerfen.",
         ["BRIGADE gauthier: INTENT ADVANCE F6", "BRIGADE gauthier: INTENT ATTACK 2/2Nas"]),
        ("18/6FA bleibt. Sie soll 2/2Nas beschießen.", ["18/6FA: HOLD", "18/6FA: FIRE AT 2/2Nas"]),
        ("Dort soll 2/2Nas stehen.", []),
    ],
)  # fmt: skip
def test_who_stands_before_a_verb_that_stands_last_is_whom_it_is_about(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Campi geht nach I3. Alle von ihm gucken nach Norden.", "1/72, 2/72, 1/108, 2/108, 3/108: MOVE TO I3; FACE N"),
        ("Campi geht nach I3. Von denen gucken alle nach Norden.",
         "1/72, 2/72, 1/108, 2/108, 3/108: MOVE TO I3; FACE N"),
        ("Campi geht nach I3. Sie alle gucken nach Norden.", "1/72, 2/72, 1/108, 2/108, 3/108: MOVE TO I3; FACE N"),
        ("Campi goes to I3. All of his men face north.", "1/72, 2/72, 1/108, 2/108, 3/108: MOVE TO I3; FACE N"),
        ("Campi va en I3. Tous les siens font face au nord.", "1/72, 2/72, 1/108, 2/108, 3/108: MOVE TO I3; FACE N"),
        ("Hubert geht nach K6. Keiner von ihnen greift an.", "STANDING hubert opportunity charge: NEVER"),
        ("Hubert goes to K6. None of them charges.", "STANDING hubert opportunity charge: NEVER"),
        ("Campi steht ja irgendwie halb im Gebüsch. Der soll nach I4.", "BRIGADE campi: INTENT ADVANCE I4"),
        ("Campis Brigade ist durch meine Schuld nach Westen abgeschwenkt. Alle fünf Bataillone sollen wieder Front "
         "nach "
         "Norden machen und im Übrigen stehen bleiben.", "1/72, 2/72, 1/108, 2/108, 3/108: FACE N; HOLD"),
    ],
)  # fmt: skip
def test_all_of_them_are_those_who_were_spoken_of(said: str, meant: str) -> None:
    assert done(said, SECOND_TURN)[-1] == meant


def test_whether_all_are_his_or_the_army_is_asked_in_the_middle_of_a_paragraph() -> None:
    said = "Campi geht nach I3. Alle gucken nach Norden."
    assert done(said, SECOND_TURN) == ["BRIGADE campi: INTENT ADVANCE I3"]
    assert asked(said, SECOND_TURN)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Nach der Attacke soll das Regiment umkehren und auf keinen Fall über den Bach hinaus verfolgen.", "BACK"),
        ("Nach dem Angriff kommt es zurück nach K6.", "BACK"),
        ("Nach der Attacke kehrt 6Ch sofort um.", "BACK"),
        ("Nach dem Angriff sammelt es sich wieder bei K6.", "BACK"),
        ("After the charge it comes back to K6.", "BACK"),
        ("After the charge the regiment is to turn back and on no account pursue beyond the brook.", "BACK"),
        ("Après la charge le régiment revient et ne poursuit en aucun cas au-delà du ruisseau.", "BACK"),
        ("Auf keinen Fall über den Bach hinaus verfolgen.", "STOP"),
        ("Es verfolgt aber nicht.", "STOP"),
    ],
)
def test_what_comes_after_a_charge_is_the_rule_of_pursuit(said: str, meant: str) -> None:
    told = f"6Ch attackiert 27J. {said}"
    assert done(told, SECOND_TURN) == ["6Ch: CHARGE 27J", f"STANDING 6Ch breakthrough: {meant}"]
    assert not asked(told, SECOND_TURN)


@pytest.mark.parametrize(
    "said", ["Nach dem Angriff soll Husson nach G6 gehen.", "Nach dem Angriff der Holländer geht Husson zurück."]
)
def test_who_goes_elsewhere_after_an_attack_is_asked_about(said: str) -> None:
    assert done(said, SECOND_TURN) == []


@pytest.mark.parametrize(
    "said",
    [
        "Campis Brigade ist durch meine eigene Schuld nach Westen abgeschwenkt.",
        "Campi ist aus Versehen nach Westen gedreht.",
        "Campi wurde von mir nach Westen gedreht.",
        "Hubert ist auf 27J gestoßen und zurückgewichen.",
        "Bisher ist davon zwar nichts zu sehen, aber man weiß ja nie.",
        "Von der englischen Kavallerie ist weit und breit nichts zu sehen.",
        "Campi steht ja irgendwie halb im Gebüsch.",
        "Campi steht leider noch im Wald.",
    ],
)
def test_what_has_come_to_pass_and_what_is_seen_is_no_order(said: str) -> None:
    assert (done(said, SECOND_TURN), asked(said, SECOND_TURN)) == ([], [])


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Campi ist nach Westen gedreht, bitte nach Norden drehen.", "1/72, 2/72, 1/108, 2/108, 3/108: FACE N"),
        ("Campi steht ja schon gut und bleibt da.", "BRIGADE campi: INTENT HOLD"),
        ("2/61 ist als Reserve vorgesehen.", "2/61: HOLD"),
    ],
)
def test_what_is_to_be_done_all_the_same_is(said: str, meant: str) -> None:
    assert done(said, SECOND_TURN) == [meant]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Sollte es auf die Reihenfolge ankommen, so ziehen zuerst die Batterien der 9. Division, dann Gauthier, "
         "dann Hubert.",
         ["PRIORITY 9D/artillery, gauthier, hubert"]),
        ("Falls sich welche im Weg stehen: Gauthier hat Vorfahrt, danach Husson, dann Jamin.",
         ["PRIORITY gauthier, husson, jamin"]),
        ("Wenn sich zwei in die Quere kommen, geht Gauthier vor, dann Husson, dann Jamin.",
         ["PRIORITY gauthier, husson, jamin"]),
        ("Gauthier hat Vorrang vor Husson.", ["PRIORITY gauthier, husson"]),
        ("Gauthier lässt Husson den Vortritt.", ["PRIORITY husson, gauthier"]),
        ("Gauthier hat Vorfahrt.", ["PRIORITY gauthier"]),
        ("S'ils se gênent, priorité à Gauthier, puis Husson, puis Jamin.", ["PRIORITY gauthier, husson, jamin"]),
        ("Wenn 27J im Weg steht, greift Husson an.", []),
    ],
)  # fmt: skip
def test_who_has_the_right_of_way_goes_first(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("1/2L bleibt in Plänklerordnung und geht bis H7 vor, um die Brigade abzuschirmen.", "1/2L: MOVE TO H7"),
        ("1/2L stays in skirmish order and goes to H7 to screen the brigade.", "1/2L: FORM SKIRMISH; MOVE TO H7"),
        ("1/2L reste en tirailleurs et avance jusqu'à H7 pour couvrir la brigade.", "1/2L: FORM SKIRMISH; MOVE TO H7"),
        ("1/2L bleibt in Plänklerordnung und deckt die Straße.", "1/2L: FORM SKIRMISH; HOLD"),
    ],
)
def test_who_stays_formed_goes_all_the_same(said: str, meant: str) -> None:
    assert done(said, SECOND_TURN) == [meant]


def test_a_long_line_of_a_paragraph_goes_on_below_with_a_small_letter() -> None:
    said = (
        "Die beiden Batterien der 9. Division behalten ihre Stellungen und nehmen 2/2Nas unter\n"
        "Feuer, das am Bach in Linie steht. Die Batterie der 5. Division steht mir\n"
        "zu weit hinten. Sie soll aufprotzen, nach vorn fahren und zwischen 1/6FA und\n"
        "7/2FA wieder in Stellung gehen, mit der Front nach Norden. Mehr ist von ihr\n"
        "nicht verlangt."
    )
    assert done(said, SECOND_TURN) == ["1/6FA, 7/2FA: FIRE AT 2/2Nas", "18/6FA: REDEPLOY TO 60.4,54.4 FACE N"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Campi geht mit seinen fünf Bataillonen nach I4.", ["BRIGADE campi: INTENT ADVANCE I4"]),
        ("Gauthier greift Gemioncourt an, mit allen vier Bataillonen.", ["BRIGADE gauthier: INTENT ATTACK "
         "gemioncourt"]),
        ("Gauthier attacks Gemioncourt, with all four battalions.", ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]),
        ("Gauthier attaque Gemioncourt avec ses quatre bataillons.", ["BRIGADE gauthier: INTENT ATTACK gemioncourt"]),
        ("Campi geht mit 1/72 und 2/72 nach I4.", ["1/72, 2/72: MOVE TO I4"]),
        ("Campi geht mit zwei Bataillonen nach I4.", ["1/72, 2/72: MOVE TO I4"]),
        ("Campi goes with 1/72 and 2/72 to I4.", ["1/72, 2/72: MOVE TO I4"]),
        ("Campi va en I4 avec 1/72 et 2/72.", ["1/72, 2/72: MOVE TO I4"]),
        ("Foy reitet mit 1/92.", ["GENERAL Foy: MOVE TO 1/92"]),
    ],
)  # fmt: skip
def test_who_does_something_with_his_own_follows_nobody(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Angreifen soll er aber noch niemanden!", "STANDING hubert opportunity charge: NEVER"),
        ("Angreifen soll er noch nicht.", "STANDING hubert opportunity charge: NEVER"),
        ("Er soll jedoch niemanden angreifen.", "STANDING hubert opportunity charge: NEVER"),
        ("Schießen sollen sie aber nicht.", "1Ch, 6Ch: HOLD FIRE"),
    ],
)
def test_what_stands_first_may_be_forbidden(said: str, meant: str) -> None:
    assert done(f"Hubert reitet nach K6. {said}", SECOND_TURN) == ["BRIGADE hubert: INTENT ADVANCE K6", meant]


@pytest.mark.parametrize("said", ["1/2L schirmt Husson ab.", "1/2L screens Husson."])
def test_where_a_battalion_is_to_screen_its_brigade_is_asked(said: str) -> None:
    assert asked(said, SECOND_TURN)[0][0].startswith("1/2L: MOVE TO")


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Foy reitet zu Gauthier hin und bleibt bei ihm.", "GENERAL Foy: MOVE TO gauthier"),
        ("Bachelu soll zu Campi reiten, auf dem Zettel steht ja dass der nicht richtig \"in command\" ist.",
         "GENERAL Bachelu: MOVE TO campi"),
        ("Bachelu rides to Campi, your sheet says he is out of command.", "GENERAL Bachelu: MOVE TO campi"),
        ("Bachelu va auprès de Campi, la feuille dit qu'il est hors de portée.", "GENERAL Bachelu: MOVE TO campi"),
        ("die Fußsoldaten dürfen immer schießen wenn einer nah genug ist, da brauchst du mich nicht fragen",
         "STANDING husson, campi, gauthier, jamin fire at will: ALWAYS"),
        ("1/92 darf jederzeit feuern.", "STANDING 1/92 fire at will: ALWAYS"),
        ("18/6FA kann ruhig schießen, sobald der Feind in Schussweite ist.", "STANDING 18/6FA fire at will: ALWAYS"),
        ("wenn der Feind wegläuft soll bitte keiner hinterherrennen, sondern alle bleiben dann stehen",
         "STANDING ALL breakthrough: STOP"),
        ("Wenn einer davonläuft, wird nicht hinterhergelaufen, alle bleiben stehen.", "STANDING ALL breakthrough: "
         "STOP"),
        ("Jamin bleibt, um vor Angriffen sicher zu sein.", "BRIGADE jamin: INTENT HOLD"),
        ("Die Garde lass ich stehen, die will ich mir aufheben.",
         "GCh, GLan, 1/guard-artillery, 2/guard-artillery: HOLD"),
        ("Campi soll aus dem Wald rausgehen, so dass sie zwischen dem Wald und Husson stehen.",
         "BRIGADE campi: INTENT ADVANCE 86.6,34.8"),
    ],
)  # fmt: skip
def test_what_is_told_beside_an_order_leaves_it_what_it_is(said: str, meant: str) -> None:
    assert done(said, FRENCH) == [meant]
    assert not asked(said, FRENCH)


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("Die Jäger, 27J, stehen ja ganz allein da vorne, hol die bitte zurück hinter den Bach.",
         ["27J: MOVE TO 77.9,89.5"]),
        ("7M kommt von ganz hinten, die sollen sich beeilen und nach Quatre-Bras marschieren.",
         ["7M: MOVE TO quatre-bras"]),
        ("8M geht nicht ganz bis La Bergerie.", ["8M: MOVE TO 58.2,108"]),
        ("Perponcher reitet rüber zu Saxe-Weimar.", ["GENERAL Perponcher: MOVE TO saxe-weimar"]),
        ("8M soll raus auf die Straße und dann Richtung Süden bis La Bergerie.", ["8M: MOVE TO bergerie"]),
        ("Bijleveld nimmt sich 7/2FA vor, bleibt aber wo er ist.", ["bijleveld: FIRE AT 7/2FA"]),
        ("Bijleveld soll sich die Batterie 7/2FA vornehmen.", ["bijleveld: FIRE AT 7/2FA"]),
        ("Stevenart hält weiter auf 1/6FA drauf.", ["stevenart: FIRE AT 1/6FA"]),
        ("Die 5M (das sind die im Bauernhof) sollen da drin bleiben und sich nicht rauslocken lassen.", ["5M: HOLD"]),
        ("Der Prinz von Oranien soll sich bitte nicht in Gefahr begeben und bei 7L bleiben.",
         ["GENERAL Prince of Orange: MOVE TO 7L"]),
        ("8M ist im Wald und nützt da keinem. Es geht nach F10.", ["8M: MOVE TO F10"]),
        ("1/2Nas und 2/2Nas bleiben. 1/28Ora stellt sich hinter die beiden.",
         ["1/2Nas, 2/2Nas: HOLD", "1/28Ora: MOVE TO 41.4,73.8"]),
    ],
)  # fmt: skip
def test_spoken_german_is_put_into_the_words_of_an_order(said: str, meant: list[str]) -> None:
    assert done(said, ALLIED) == meant


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("6Ch reitet die Jäger nieder, 1Ch bleibt. Nach der Attacke wird gesammelt, nicht verfolgt.",
         ["6Ch: CHARGE 27J", "1Ch: HOLD", "STANDING 6Ch breakthrough: STOP"]),
        ("6Ch greift 27J an. 1Ch bleibt. Keine Verfolgung.",
         ["6Ch: CHARGE 27J", "1Ch: HOLD", "STANDING 6Ch breakthrough: STOP"]),
        ("6Ch charges 27J, 1Ch stays. After the charge no pursuit.",
         ["6Ch: CHARGE 27J", "1Ch: HOLD", "STANDING 6Ch breakthrough: STOP"]),
        ("Hubert: 6Ch attackiert 27J. 1Ch verfolgt nicht.", ["6Ch: CHARGE 27J", "STANDING 1Ch breakthrough: STOP"]),
        ("Gauthier: 1/92 to F6. No pursuit.", ["1/92: MOVE TO F6", "STANDING gauthier breakthrough: STOP"]),
        ("Gauthier: 1/92 nach F6. Noch kein Angriff!",
         ["1/92: MOVE TO F6", "STANDING gauthier opportunity charge: NEVER"]),
        ("1/6FA und 7/2FA bleiben stehen. 18/6FA zieht in die Lücke dazwischen.",
         ["1/6FA, 7/2FA: HOLD", "18/6FA: REDEPLOY TO 60.4,54.4"]),
    ],
)  # fmt: skip
def test_a_rule_without_a_name_is_for_those_who_may_need_it(said: str, meant: list[str]) -> None:
    assert done(said, SECOND_TURN) == meant
