"""What happens to the troops of a player who sends nothing, as letters and answers tell him."""

from __future__ import annotations

from collections.abc import Mapping

from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop as _noop

from campaigns.models import Game, Schedule

_WORDS: Mapping[str, str] = {
    Schedule.Missed.STANDING: _noop(
        "your standing orders and intents go on, and troops without any stay about where they stand"
    ),
    Schedule.Missed.CHARACTER: _noop("your commanders act by their own character"),
    Schedule.Missed.BOLD: _noop("the program leads your troops, boldly"),
    Schedule.Missed.STEADY: _noop("the program leads your troops, steadily"),
    Schedule.Missed.CAUTIOUS: _noop("the program leads your troops, cautiously"),
    Schedule.Missed.WAIT: _noop("the umpire will ask for them"),
}


def silence(game: Game) -> str:
    """The words for a game's clock; of a game without one, that commanders act by their own character.

    On a campaign's map orders last until others come.
    """
    if game.kind == Game.Kind.CAMPAIGN:
        return _("your troops go on with the orders they have, and your staff carries out what comes in")
    schedule = getattr(game, "schedule", None)
    return _(_WORDS[schedule.missed if schedule else Schedule.Missed.CHARACTER])
