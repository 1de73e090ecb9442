"""Who acted in an action and what they did, in the few words that the strip has room for."""

from __future__ import annotations

from battles.engine.catalogue import Drawn, drawn_as
from battles.reports.facts.account import Account, Action, EpisodeKind, Turn
from battles.reports.facts.commands import commands_of
from battles.reports.scene.troops import short_name
from battles.reports.tongues.en.words import is_plural, listed

#: What an enemy may be seen to do without a fight.
SEEN_TO_MOVE = (Drawn.MARCH, Drawn.RESHAPE, Drawn.RETREAT, Drawn.CHARGE)


def deed(telling: Account, action: Action) -> tuple[str, str]:
    """The name of who acted, and what was done: ``Husson``, ``attacks``; of an enemy what was seen of it."""
    turn = telling.turn
    charges = any(event.kind == "charge" for episode in action.episodes for event in episode.events)
    if action.side != turn.side:
        return _enemy(turn, action, charges=charges)
    fires = any(episode.kind is EpisodeKind.FIRE for episode in action.episodes)
    marched = any(march.distance for march in action.marches.values())
    name = _name(turn, action.command)
    did = (("attack", charges), ("fire", fires), ("move up", marched and not charges))
    deeds = [word for word, done in did if done] or ["wait"]
    return name, listed([word if is_plural(name) else _of_one(word) for word in deeds[:2]])


def _of_one(deed: str) -> str:
    """``moves up`` of ``move up``."""
    verb, *rest = deed.split(" ")
    return " ".join([f"{verb}s", *rest])


def _enemy(turn: Turn, action: Action, *, charges: bool) -> tuple[str, str]:
    actors = dict.fromkeys(episode.actor for episode in action.episodes if not turn.own(episode.actor))
    names = [unit.label for actor in actors if (unit := turn.unit(actor)) is not None]
    if names:
        deed_ = "charge" if charges else "fire"
        return names[0], deed_ if is_plural(names[0]) else _of_one(deed_)
    drawn = (drawn_as(turn.ruleset.catalogue, event) for event in action.events)
    return ("seen to move", "") if any(one in SEEN_TO_MOVE for one in drawn) else ("not seen", "")


def _name(turn: Turn, command: str) -> str:
    """A command's short name; the side's where all of it acts."""
    if not command:
        side = turn.before.side_by_id.get(turn.side)
        return side.label if side is not None else ""
    found = next((one for one in commands_of(turn) if one.id == command), None)
    if found is not None and found.command.part:
        called = found.command.called
        return f"{short_name(found.formation.label)} {called[1] if len(called) > 1 else found.command.part}"
    formation = turn.after.formation_by_id.get(command)
    label = formation.label if formation is not None else command
    # The strip has room for two short lines: whose it is, or of what it is a part, goes without saying.
    return label.split("'s ")[0].split("’s ")[0].split(" of the ")[0]
