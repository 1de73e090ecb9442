"""What an umpire does with a game, whether he presses a button or writes a mail: done or not, and a word about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db import transaction
from django.utils.translation import gettext as _

from campaigns.models import Engagement, Game, Seat, Turn, Way
from campaigns.services.turns import holding, life, releasing
from campaigns.services.turns.deadlines import deadline_of

REOPENED_HOURS = 24
MOST_HOURS = 24 * 60


@dataclass(frozen=True, slots=True)
class Occasion:
    """Who acts on which game and when.

    ``turn`` is the turn that is meant: the one that the answered mail or the pressed button is about, else the newest;
    ``None`` before the game starts. ``meant`` says that it was named so and not merely taken for the newest.
    ``hours`` are for how long a closed turn is opened again.
    """

    game: Game
    turn: Turn | None
    who: str
    now: datetime
    meant: bool = False
    hours: int = REOPENED_HOURS

    @property
    def played(self) -> Turn:
        """The turn to act on. Raises ``WrongMoment`` before the first."""
        if self.turn is None:
            raise life.WrongMoment(_("The battle has not started yet."))
        return self.turn


@dataclass(frozen=True, slots=True)
class Deed:
    """Whether it was done, and what to tell the umpire."""

    done: bool
    said: str


def is_for_the_table(game: Game) -> bool:
    """Whether a game is a battle of a campaign that is fought at the table, where nobody orders by mail."""
    return Engagement.objects.filter(game=game, way=Way.TABLE).exists()


def start(on: Occasion) -> Deed:
    """Open the first turn. Raises ``WrongMoment`` for a battle at the table."""
    if is_for_the_table(on.game):
        raise life.WrongMoment(_("This battle is fought at the table; enter its result when it is over."))
    opened = life.start_game(on.game, on.now, who=on.who)
    return Deed(True, _("Turn {number} is open; the calls for orders are on their way.").format(number=opened.number))


def close(on: Occasion) -> Deed:
    """Close the open turn before its time."""
    done = life.close_turn(on.played, on.now, because=Turn.Closed.UMPIRE, who=on.who)
    return Deed(done, _("The turn is closed and being resolved.") if done else _("The turn is not open any more."))


def extend(on: Occasion, *, hours: int, seat: Seat | None = None, reason: str = "") -> Deed:
    """Give everybody, or one seat, so many hours more."""
    turn = on.played
    deadline = deadline_of(turn, seat) if seat else turn.closes_at
    until = max(deadline or on.now, on.now) + timedelta(hours=hours)
    done = life.extend(turn, until, on.now, who=on.who, reason=reason, seat=seat)
    if not done:
        return Deed(done, _("The turn is not open any more."))
    said = _("{seat} has {hours} hours more and is told.") if seat else _("All have {hours} hours more and are told.")
    return Deed(done, said.format(seat=seat.name if seat else "", hours=hours))


def hold(on: Occasion) -> Deed:
    """Stop the clock."""
    done = holding.hold(on.game, on.now, who=on.who)
    return Deed(done, _("The clock is held. Orders are still taken.") if done else _("The clock is held already."))


def resume(on: Occasion) -> Deed:
    """Let the clock run again."""
    done = holding.resume(on.game, on.now, who=on.who)
    return Deed(done, _("The clock runs again.") if done else _("The clock was not held."))


def release(on: Occasion) -> Deed:
    """Send the reports of a drafted turn; an open one is closed, to be resolved now, if it was named.

    The newest turn is not closed for a word that may have been meant for the one before it.
    """
    if on.played.state == Turn.State.OPEN:
        if on.meant:
            return close(on)
        number = on.played.number
        return Deed(
            False,
            _("No turn waits for a release; turn {number} is open. Write CLOSE to have it resolved now.").format(
                number=number
            ),
        )
    if on.played.state == Turn.State.RELEASED:
        return Deed(False, _("Turn {number} has been released already.").format(number=on.played.number))
    done = life.release(on.played, on.now, who=on.who)
    return Deed(done, _("The reports are on their way.") if done else _("This turn does not wait for a release."))


def end(on: Occasion) -> Deed:
    """End the battle with its last released turn."""
    done = life.end_game(on.played.game, on.now, who=on.who)
    no = _("It cannot be ended now: a turn is being resolved, or waits for your release.")
    return Deed(done, _("The battle is over. Everybody is told, and gets the story of it.") if done else no)


def story(on: Occasion) -> Deed:
    """Send everybody the story of a battle that is over."""
    if on.played.game.status != Game.Status.FINISHED:
        return Deed(False, _("The battle is not over yet; its story would tell what the others do."))
    with transaction.atomic():
        told = releasing.tell_end(on.game, on.now, story=True)
    words = _("The story is on its way to {count} readers.").format(count=told)
    return Deed(bool(told), words if told else _("Everybody has it already."))


def retry(on: Occasion) -> Deed:
    """Try a turn again that could not be resolved."""
    done = life.retry(on.played, on.now, who=on.who)
    return Deed(
        done, _("The turn is being tried again.") if done else _("This turn has no problem that would need it.")
    )


def reopen(on: Occasion) -> Deed:
    """Open a closed turn again for some hours."""
    until = on.now + timedelta(hours=on.hours)
    done = life.reopen_turn(on.played, until, on.now, who=on.who)
    said = (
        _("The turn is open for another {hours} hours.").format(hours=on.hours)
        if done
        else _("The turn cannot be opened any more.")
    )
    return Deed(done, said)


#: Those that need nothing but the occasion, by the word that stands for them in an address or a mail.
PLAIN: Mapping[str, Callable[[Occasion], Deed]] = {
    "start": start,
    "close": close,
    "hold": hold,
    "resume": resume,
    "release": release,
    "end": end,
    "story": story,
    "retry": retry,
    "reopen": reopen,
}


def perform(word: str, on: Occasion) -> Deed:
    """Do what a word stands for. What is not possible now is answered, not raised."""
    if word not in PLAIN:
        said = _("{word!r} is nothing that can be done here; there is: {words}.")
        return Deed(False, said.format(word=word, words=", ".join(PLAIN)))
    try:
        return PLAIN[word](on)
    except life.WrongMoment as fault:
        return Deed(False, str(fault))
