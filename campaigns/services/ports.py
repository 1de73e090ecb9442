"""What the applications bring to the life of a turn and to the desk, by name.

Each puts its own here when it is ready, as a dotted path: nothing of it is loaded before somebody asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from typing import TYPE_CHECKING

from battles.engine.registry import Registry

if TYPE_CHECKING:
    from campaigns.models import Game
    from campaigns.services.desk.attention import Need
    from campaigns.services.referees import Referee
    from campaigns.services.turns.chores import Chore

#: The referees, by the kind of game.
REFEREES: Registry[Referee] = Registry()
#: What a sweep does besides closing and reminding.
CHORES: Registry[Chore] = Registry()
#: Asked before a turn is resolved whether something that came by a moment is still unread.
UNREAD: Registry[Callable[[datetime], bool]] = Registry()
#: What else needs an umpire in a game.
NEEDS: Registry[Callable[[Game], Iterable[Need]]] = Registry()
