"""What is so orders nothing, what follows it does; a case behind troops is theirs, a brigade's formation has bounds."""

from __future__ import annotations

import re

import pytest

from tests.letters.test_score import read
from tests.letters.test_told_of_them import ALLIED, SECOND_TURN, done

HEADING = re.compile(r"(?:BRIGADE|DIVISION|CORPS) \S+")
COLUMNS = "2/2L, 3/2L, 4/2L, 1/61, 2/61: FORM COLUMN"
SKIRMISHERS = "1/2L: FORM SKIRMISH"
AHEAD = "BRIGADE husson: INTENT ADVANCE lairalle"
READ = {
    # how things are, and what is to be done about it
    "7/2FA can't see over the crest, so take it to F5, unlimbered and facing north.": ["7/2FA: REDEPLOY TO F5 FACE N"],
    "1/92 is hopelessly exposed where it stands, so pull it back to F3.": ["1/92: MOVE TO F3"],
    "18/6FA has nothing to shoot at; move it to G5.": ["18/6FA: REDEPLOY TO G5"],
    "2/93 looks rather lonely out there, so it goes to F4.": ["2/93: MOVE TO F4"],
    "The 1/4L is too far back: bring it up to F4.": ["1/4L: MOVE TO F4"],
    "Hubert's view is blocked, so send him to K7.": ["BRIGADE hubert: INTENT ADVANCE K7"],
    # wishes
    "I want 1/92 brought up to F5.": ["1/92: MOVE TO F5"],
    "I should like 2/92 sent to F5 and halted there.": ["2/92: MOVE TO F5"],
    "We need 7/2FA moved to G5.": ["7/2FA: REDEPLOY TO G5"],
    "18/6FA stays. Would somebody kindly turn them to the north.": ["18/6FA: HOLD", "18/6FA: FACE N"],
    # cases of those who were spoken of last
    "2/4HA holds. If infantry gets in among the guns, it limbers up and clears out.": [
        "2/4HA: HOLD", "STANDING 2/4HA limber and flee: FLEE",
    ],
    "1/2L stays. If they are charged they should fall back rather than stand.": [
        "1/2L: HOLD", "STANDING 1/2L fall back: FALL BACK",
    ],
    "1/2L stays. When charged they are to fall back, I don't want dead heroes.": [
        "1/2L: HOLD", "STANDING 1/2L fall back: FALL BACK",
    ],
    "2/4HA: kommt Infanterie heran, aufprotzen und weg.": ["STANDING 2/4HA limber and flee: FLEE"],
    "Wathiez: wird er attackiert, immer Gegenattacke.": ["STANDING wathiez counter charge: ALWAYS"],
    "1/2L: wird es angegriffen, weicht es aus.": ["STANDING 1/2L fall back: FALL BACK"],
    # targets beside a stay
    "7/2FA stays on the height. Target: the Nassau battalion at E7.": ["7/2FA: HOLD", "7/2FA: FIRE AT 2/2Nas"],
    "7/2FA bleibt stehen. Ziel: die Batterie in F8.": ["7/2FA: HOLD", "7/2FA: FIRE AT stevenart"],
    "Le 7/2FA reste en place. Cible : la batterie en F8.": ["7/2FA: HOLD", "7/2FA: FIRE AT stevenart"],
    "Guard horse artillery\nBoth companies move up to F4 and unlimber facing north.": [
        "1/guard-artillery, 2/guard-artillery: REDEPLOY TO F4 FACE N"
    ],
    # of a brigade one has a formation of its own
    "Husson's brigade forms column. 1/2L skirmishes.": [SKIRMISHERS, COLUMNS],
    # a command that is sent somewhere goes, however it is to be formed
    "Husson's brigade advances in columns towards Lairalle. 1/2L skirmishes.": [AHEAD, SKIRMISHERS],
    "Brigade Husson rückt in Kolonnen auf Lairalle vor.\n1/2L löst sich in Plänkler auf.": [AHEAD, SKIRMISHERS],
    "La brigade Husson avance en colonnes vers Lairalle.\nLe 1/2L se déploie en tirailleurs.": [AHEAD, SKIRMISHERS],
    "Husson bde - advance to Lairalle, columns, keep closed up.": [AHEAD],
    "Husson go to Lairalle. colums, no messing about": [AHEAD],
    "Brigade Husson: rückt in Kolonnen auf Lairalle vor.": [AHEAD],
    "Husson's brigade attacks Gemioncourt in columns.": ["BRIGADE husson: INTENT ATTACK gemioncourt"],
    "La brigade Husson attaque Gemioncourt en colonnes.": ["BRIGADE husson: INTENT ATTACK gemioncourt"],
    "Brigade Husson greift Gemioncourt in Kolonnen an.": ["BRIGADE husson: INTENT ATTACK gemioncourt"],
    "Campi follow Husson in column.": ["BRIGADE campi: INTENT SUPPORT husson"],
    "Husson's brigade stays where it is in line.": ["1/2L, 2/2L, 3/2L, 4/2L, 1/61, 2/61: FORM LINE; HOLD"],
    "1/2L goes into skirmish order and moves 6 cm straight ahead, as a screen for the rest.": [
        "1/2L: FORM SKIRMISH; MOVE 6"
    ],
    "1/2L skirmish where they are (H5).": [SKIRMISHERS],
}  # fmt: skip
ONLY_TOLD = (
    "18/6FA has a splendid view.",
    "Gemioncourt is the key to all this.",
    "2/4HA to K5. From there it rakes anything that comes down the road.",
)


@pytest.mark.parametrize("said", READ)
def test_what_follows_from_how_things_are_is_done(said: str) -> None:
    done = [line.normal for line in read(said, "french").sheet.lines]
    assert [line for line in done if not HEADING.fullmatch(line)] == READ[said]


@pytest.mark.parametrize("said", ONLY_TOLD)
def test_what_is_only_told_is_not_done(said: str) -> None:
    lines = [line.normal for line in read(said, "french").sheet.lines]
    assert [line for line in lines if line != "2/4HA: REDEPLOY TO K5"] == []


def test_who_has_a_formation_of_his_own_is_not_said_to_form_twice() -> None:
    found = read("Husson's brigade attacks Gemioncourt in columns. 1/2L forms skirmish order.", "french")
    assert [(line.normal, line.note) for line in found.sheet.lines if "FORM" in line.normal] == [(SKIRMISHERS, "")]


def test_who_is_told_two_things_is_said_to_do_one_after_the_other() -> None:
    found = read("1/2L: FORM COLUMN\n1/2L: MOVE 6", "french")
    assert [bool(line.note) for line in found.sheet.lines] == [False, True]


@pytest.mark.parametrize(
    ("of", "said", "meant"),
    [
        (SECOND_TURN, "Piré is too far from Hubert so he rides to K6.", "GENERAL Piré: MOVE TO K6"),
        (SECOND_TURN, "Piré needs to be closer to Hubert so put him at K6.", "GENERAL Piré: MOVE TO K6"),
        (SECOND_TURN, "Campi isn't fully in command so Bachelu rides over to I4.", "GENERAL Bachelu: MOVE TO I4"),
        (ALLIED, "7M has been waiting there long enough, so it can go to Quatre-Bras.", "7M: MOVE TO quatre-bras"),
        (SECOND_TURN, "The guns are lost there so Gauthier can send 1/92 to G5.", "1/92: MOVE TO G5"),
    ],
)
def test_what_is_done_for_a_reason_is_done_by_who_is_named_behind_it(
    of: tuple[str, str], said: str, meant: str
) -> None:
    assert done(said, of) == [meant]


@pytest.mark.parametrize("said", ["The wood hides them so they can wait there.", "7M is so far away that it can rest."])
def test_what_follows_of_a_reason_alone_is_no_order(said: str) -> None:
    assert done(said, ALLIED) == []
