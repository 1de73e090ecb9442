"""Poltava by mail: six commanders, six turns, every order through the gate and every answer out of the outbox."""

from __future__ import annotations

import re

import pytest

from tests.orders.services.by_mail import Letters, foreign, kinds_of, played

pytestmark = pytest.mark.django_db

#: Words of other books and of other centuries, which no paper of this battle may use.
FOREIGN = re.compile(
    r"strength points?|\binitiatives?\b|\bbrigades?\b|centimet|\bcm\b|skirmish|battalions? of \d+ SP|\bbases? lost\b",
    re.IGNORECASE,
)

LETTERS: Letters = {
    "rehnskiold": {
        1: "DIVISION roos\n  GROUP Dal-1 Dal-2: ADVANCE 6\n  INTENT ATTACK redoubt-10\n"
        "DIVISION sparre\n  INTENT ADVANCE redoubt-9\nGENERAL Roos: MOVE TO Dal-1",
        2: "DIVISION roos\n  INTENT ATTACK redoubt-10\nDIVISION sparre\n  INTENT ATTACK redoubt-9\nARMY swedes\n  PASS",
        4: "INTENT ATTACK redoubt-8",
    },
    "lewenhaupt": {
        1: "DIVISION lewenhaupt\n  INTENT ADVANCE redoubt-7\n  Sw-guns: ADVANCE 5\n  STANDING fall back: 3",
        3: "DIVISION lewenhaupt\n  INTENT ATTACK redoubt-7\n  STANDING pursuit: RESTRAIN",
    },
    "creutz": {
        1: "INTENT ADVANCE redoubt-6\nSTANDING ALL pursuit: PURSUE IF WITHIN 6",
        2: "DIVISION creutz\n  GROUP Nyland, Ostg-H, N-Skane, Drab: ADVANCE 6\n"
        "DIVISION hamilton\n  INTENT ADVANCE redoubt-1",
        4: "INTENT ATTACK",
    },
    "peter": {1: "INTENT HOLD", 3: "DIVISION golitsyn\n  INTENT ADVANCE redoubt-5\nDIVISION rentzel\n  INTENT HOLD"},
    "sheremetev": {1: "INTENT HOLD", 2: "DIVISION sheremetev\n  PASS\nDIVISION hallart\n  INTENT DEFEND camp"},
    "menshikov": {
        1: "DIVISION aigustov\n  STANDING fire: NEAREST\n  INTENT DEFEND\n"
        "DIVISION menshikov\n  INTENT ADVANCE redoubt-5\nDIVISION bauer\n  INTENT ADVANCE redoubt-3",
        4: "DIVISION aigustov\n  INTENT DEFEND\nDIVISION menshikov\n  INTENT ATTACK\nDIVISION bauer\n  INTENT WITHDRAW",
    },
}


def test_six_commanders_play_six_turns_by_mail(settings) -> None:
    game, mails = played("poltava", LETTERS, settings)
    assert foreign(FOREIGN, mails, but="Guard Brigade") == []
    assert not any(re.search(r"^PRIORITY$", mail.text, re.MULTILINE) for mail in mails), "the cards decide"
    assert {"fire", "move", "command", "test"} <= kinds_of(game)
