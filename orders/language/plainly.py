"""Orders in plain words: commands by name, intents as people say them, and the choices of a question."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from battles.engine.battle import Battle, Unit
from battles.engine.orders import Intent, OrderSheet
from battles.engine.worded import Worded, worded, worded_count
from orders.language.names import Names
from orders.language.speaking import Speaker, in_a_row
from orders.language.standing_said import standing_said

#: How the intents of a command are said that have a place or troops, by posture; any other by its own word.
PURPOSES: Mapping[str, str] = {
    "DEFEND": "defend {place}",
    "ADVANCE": "advance to {place}",
    "ATTACK": "attack {place}",
    "SUPPORT": "support {place}",
    "SCREEN": "screen {place}",
    "WITHDRAW": "fall back to {place}",
}
#: So many units, if they are all of a command, are told by its name.
A_COMMAND = 2
#: So many, if one alone is missing, are told by the command's name and his.
MOST_OF_IT = 4


def commands(names: Names, view: Battle) -> Iterator[tuple[str, tuple[Unit, ...]]]:
    """The commands of the writer with units of their own, parts last: the units in play that take his orders."""
    ordered = frozenset(names.ordered)
    for command in names.tree.parts_last:
        units = tuple(view.unit_by_id[id] for id in command.units if id in ordered and view.unit_by_id[id].in_play)
        if units:
            yield command.id, units


def counted(command: str, count: int) -> Worded:
    """A command with how many units it is."""
    return worded("{command} ({units})", command=command, units=worded_count("{count} unit", "{count} units", count))


def purpose(intent: Intent, speaker: Speaker) -> str:
    """An intent in plain words."""
    if intent.objective is None:
        return worded(intent.posture.lower())
    place, pattern = speaker.place(intent.objective), PURPOSES.get(intent.posture)
    return worded(pattern, place=place) if pattern else f"{intent.posture.lower()} {place}"


def troops(units: Sequence[str], whole: Mapping[str, frozenset[str]], label: Callable[[str], str]) -> str:
    """Units by name; several that are a command, or all of it but one, by its. ``whole``: who is in play of each."""
    told: dict[str, str] = {unit: label(unit) for unit in units}
    for command, own in whole.items():
        here, missing = [unit for unit in told if unit in own], own - told.keys()
        if len(here) < A_COMMAND or len(missing) > 1 or (missing and len(here) < MOST_OF_IT):
            continue
        said: str = counted(label(command), len(own))
        if missing:
            said = worded("{command} but {unit}", command=label(command), unit=label(*missing))
        told = {unit: said if unit == here[0] else name for unit, name in told.items() if unit not in here[1:]}
    return in_a_row(told.values())


def order_said(sheet: OrderSheet, whole: Mapping[str, frozenset[str]], speaker: Speaker, names: Names) -> str:
    """What a sheet of one line orders, in plain words; empty for what only the order language says."""
    if sheet.units:
        units = troops([order.unit for order in sheet.units], whole, speaker.label)
        return worded("{troops}: {orders}", troops=units, orders=speaker.actions(sheet.units[0].actions))
    for group in sheet.groups:
        units = troops(group.units, whole, speaker.label)
        return worded("{troops}: {orders}", troops=units, orders=speaker.actions(group.actions))
    for general in sheet.generals:
        name = worded("General {name}", name=names.general_name(general.formation))
        orders = speaker.actions(general.actions, of_general=True)
        return worded("{troops}: {orders}", troops=name, orders=orders)
    for block in sheet.blocks:
        if block.intent:
            command = speaker.labels(block.scope)
            return worded("{troops}: {orders}", troops=command, orders=purpose(block.intent, speaker))
        if block.actions:
            said = speaker.actions(block.actions)
            return worded("{troops}: {orders}", troops=speaker.labels(block.scope), orders=said)
    for standing in sheet.standing:
        scope = troops(standing.scope, whole, speaker.label) or worded("all")
        orders = standing_said(standing, speaker.grammar.vocabulary, speaker.label)
        return worded("Standing order for {scope}: {orders}", scope=scope, orders=orders)
    return ""
