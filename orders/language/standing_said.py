"""Standing orders as people say them: what their troops will do, and when, without the words of the order language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from battles.engine.orders import Argument, Condition, Direction, OrderSheet, Place, Standing, Vocabulary
from battles.engine.worded import Worded, listed, worded

# What the conditions of the rulebooks say, by their names.
WHEN: Mapping[str, str] = {
    "WITHIN": "if the enemy is within {distance}",
    "STRENGTH >=": "with a strength of {strength} or more",
    "STRENGTH <=": "with a strength of {strength} or less",
    "TARGET ARM": "against {arm}",
    "TARGET": "against {target}",
    "TARGET word": "against those that are {word}",
    "TARGET UNIT": "against {target}",
    "FLANK": "in the flank",
    "SELF": "for those that are {word}",
    "SELF UNIT": "for {unit}",
}


def standing_said(standing: Standing, vocabulary: Vocabulary, label: Callable[[str], str] = str) -> str:
    """A standing order in words, without whom it is for: ``foot charged by cavalry forms square, with 3 or more``.

    A choice for which the rulebook has no words is told by the names of decision and choice in small letters.
    """
    arguments = {name: said(value, label) for name, value in standing.arguments.items()}
    pattern = vocabulary.said.get(standing.decision, {}).get(standing.choice)
    if pattern is None:
        choice = standing.text.removeprefix(f"{standing.decision}: ").partition(" IF ")[0]
        told = f"{standing.decision}: {choice.lower()}"
    else:
        told = (
            worded(pattern, **arguments) if set(slots(pattern)) <= arguments.keys() else worded(pattern.split(" {")[0])
        )
    return listed((told, *(when(condition, label) for condition in standing.conditions)), parted)


def lasting_said(sheet: OrderSheet, vocabulary: Vocabulary, label: Callable[[str], str]) -> Iterator[str]:
    """The intents and standing orders of a sheet, each behind the name of whom it is for, as a report's plan tells."""
    everybody = worded("All")
    for scope, intent in (((), sheet.intent), *((block.scope, block.intent) for block in sheet.blocks)):
        if intent is not None:
            place = f" {said(intent.objective, label)}" if intent.objective else ""
            yield f"{', '.join(map(label, scope)) or everybody}: {intent.posture.lower()}{place}."
    for standing in sorted(sheet.standing, key=lambda one: bool(one.scope)):
        whom = ", ".join(map(label, standing.scope)) or everybody
        yield f"{whom}: {standing_said(standing, vocabulary, label)}."


def parted(first: str, second: str) -> Worded:
    """A rule, and when it holds."""
    return worded("{first}, {second}", first=first, second=second)


def slots(pattern: str) -> list[str]:
    """The names in braces of a pattern."""
    return [piece.partition("}")[0] for piece in pattern.split("{")[1:]]


def when(condition: Condition, label: Callable[[str], str]) -> str:
    """A condition in words."""
    values = {name: said(value, label) for name, value in condition.arguments.items()}
    pattern = WHEN.get(f"{condition.name} {' '.join(values)}") or WHEN.get(condition.name)
    if pattern is None or not set(slots(pattern)) <= values.keys():
        return worded("if {condition}", condition=condition.text.lower())
    return worded(pattern, **values)


def said(argument: Argument, label: Callable[[str], str]) -> str:
    """What stands in a slot, as people say it."""
    match argument:
        case Place():
            return label(argument.ref) if argument.ref else argument.text
        case Direction():
            return said(argument.toward, label) if argument.toward is not None else argument.text
        case float() | int():
            return f"{argument:g}"
        case str():
            named = label(argument)
            return named if named != argument else argument.lower()
        case tuple():
            return ", ".join(
                label(item) if isinstance(item, str) else f"{item[0]} {label(item[1])}" for item in argument
            )
