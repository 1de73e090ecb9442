"""Assembly: the readings of lines made into the values of an order sheet, with their normal forms."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from battles.engine.dataclasses import dataclass, replace
from battles.engine.orders import Action, Argument, Condition, Intent, Place, Standing
from orders.language.names import Names
from orders.language.names.entries import Entry, NameKind
from orders.language.normal_form import actions_text, intent_text, ruling_text
from orders.language.search import Reading
from orders.language.values import (
    Named,
    NamedList,
    NamedPlace,
    Orders,
    Phrased,
    Ruling,
    Rulings,
    Value,
    place_of,
    render,
    settled,
)


@dataclass(frozen=True, slots=True)
class Parts:
    """The typed parts of one reading, ready to be entered in a sheet."""

    form: str
    actions: tuple[Action, ...] = ()
    intent: Intent | None = None
    standing: tuple[Standing, ...] = ()
    ids: tuple[str, ...] = ()
    kind: str = ""
    to: str = ""
    text: str = ""
    number: int = 0


def parts_of(reading: Reading, line: int) -> Parts:
    """The parts of a reading. Of ambiguous names the first meaning is taken."""
    values = reading.values
    orders, rulings, posture = values.get("orders"), values.get("rules"), values.get("posture")
    key, to, body, turn = values.get("key"), values.get("to"), values.get("body"), values.get("turn")
    intent = Intent(posture, objective_of(values.get("objective")), line) if isinstance(posture, str) else None
    return Parts(
        "STANDING ALL" if reading.form == "STANDING" and values.get("all") else reading.form,
        tuple(action_of(phrase, line) for phrase in orders.items) if isinstance(orders, Orders) else (),
        replace(intent, text=intent_text(intent)) if intent is not None else None,
        tuple(standing_of(ruling, line) for ruling in rulings.items) if isinstance(rulings, Rulings) else (),
        ids_of(values),
        block_kind(values),
        key if isinstance(key, str) else to if isinstance(to, str) else "",
        body if isinstance(body, str) else "",
        turn if isinstance(turn, int) else 0,
    )


def ids_of(values: Mapping[str, Value]) -> tuple[str, ...]:
    """The ids a line is for: a unit, units, a formation, a general or a scope."""
    for slot in ("unit", "formation", "general"):
        if isinstance(named := values.get(slot), Named):
            return (named.entries[0].id,)
    for slot in ("units", "scope"):
        if isinstance(several := values.get(slot), NamedList):
            return tuple(dict.fromkeys(named.entries[0].id for named in several.items))
    return ()


def block_kind(values: Mapping[str, Value]) -> str:
    """The word for blocks of the command that one is for, whatever word was written before it."""
    named = values.get("formation")
    return named.entries[0].block if isinstance(named, Named) else ""


def objective_of(value: Value | None) -> Place | None:
    """The place of an intent."""
    if isinstance(value, NamedPlace):
        return place_of(value.named.entries[0])
    return value if isinstance(value, Place) else None


def arguments_of(phrase: Phrased) -> Mapping[str, Argument]:
    """The settled arguments of a phrase."""
    return {slot: settled(value) for slot, value in phrase.values.items()}


def action_of(phrase: Phrased, line: int) -> Action:
    """An action with its normal form."""
    arguments = arguments_of(phrase)
    return Action(phrase.pattern.name, arguments, line, render(phrase.pattern.nodes, arguments))


def standing_of(ruling: Ruling, line: int) -> Standing:
    """A standing order without its scope, which the block or the line gives."""
    arguments = arguments_of(ruling.choice)
    choice = render(ruling.choice.pattern.nodes, arguments)
    conditions = tuple(condition_of(phrase) for phrase in ruling.conditions)
    text = ruling_text(ruling.decision, choice, conditions)
    return Standing(ruling.decision, ruling.choice.pattern.name, arguments, conditions, (), line, text)


def condition_of(phrase: Phrased) -> Condition:
    """A condition with its normal form."""
    arguments = arguments_of(phrase)
    return Condition(phrase.pattern.name, arguments, render(phrase.pattern.nodes, arguments))


# The lines of a sheet by their forms, as the normal form writes them.
LINES = MappingProxyType(
    {
        "END": "END",
        "KEY": "KEY {to}",
        "TURN": "TURN {number}",
        "BLANK": "",
        "PRIORITY": "PRIORITY {ids}",
        "SIDE": "SIDE",
        "CONCEDE": "CONCEDE",
        "MESSAGE": "MESSAGE TO {to}: {said}",
        "BLOCK": "{kind} {ids}",
        "BLOCK INTENT": "{kind} {ids}: {intent}",
        "BLOCK STANDING": "{kind} {ids}: STANDING {rules}",
        "BLOCK ORDER": "{kind} {ids}: {actions}",
        "BATTERY": "BATTERY {ids}",
        "GROUP": "GROUP {ids}",
        "BATTERY LINE": "{ids}: {actions}",
        "GROUP LINE": "GROUP {ids}: {actions}",
        "INTENT": "{intent}",
        "STANDING": "STANDING {rules}",
        "STANDING ALL": "STANDING {scope} {rules}",
        "STANDING SCOPE": "STANDING {ids} {rules}",
        "GENERAL": "GENERAL {generals}: {actions}",
        "BLOCK GENERAL": "GENERAL: {actions}",
        "UNIT STANDING": "STANDING {ids} {rules}",
        "UNIT HEADER": "{ids}:",
        "UNIT": "{ids}: {actions}",
        "UNITS": "{ids}: {actions}",
        "COMMAND": "{actions}",
        "POSTURE": "{intent}",
        "ORDERS": "{actions}",
    }
)


def line_text(parts: Parts, names: Names) -> str:
    """The normal form of one line, as it stands where it was written."""
    generals = [names.general_name(formation) for formation in parts.ids] if parts.form == "GENERAL" else ()
    return LINES[parts.form].format(
        ids=", ".join(parts.ids),
        kind=parts.kind,
        to=parts.to,
        said=parts.text,
        number=parts.number,
        actions=actions_text(parts.actions),
        rules="; ".join(standing.text for standing in parts.standing),
        intent=parts.intent.text if parts.intent else "",
        scope=", ".join(names.commands) or "ALL",
        generals=", ".join(generals),
    )


def narrowed(reading: Reading) -> Reading:
    """The reading with a block's formation narrowed to those of the kind that was written, if there are any."""
    named, kind = reading.values.get("formation"), reading.values.get("kind")
    if not isinstance(named, Named) or not isinstance(kind, str):
        return reading
    of_kind = tuple(entry for entry in named.entries if entry.block == kind)
    if not of_kind:
        return reading
    return replace(reading, values={**reading.values, "formation": replace(named, entries=one_each(of_kind))})


def one_each(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """Entries without parts of formations where the formation itself is among them."""
    formations = {entry.id for entry in entries if entry.kind is not NameKind.PART}
    return tuple(e for e in entries if e.kind is not NameKind.PART or e.of not in formations)
