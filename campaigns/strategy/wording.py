"""One English sentence for each event, made from its own values; nothing reads it back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

_SAYS = {
    "turn_start": "The run from {from} to {to} begins.",
    "turn_end": "The run ends at {now} ({stopped}).",
    "weather": "Weather {weather}, ground {ground}.",
    "light": "It is {light}.",
    "order_refused": "Line {line} is refused: {reason}.",
    "dispatch": "Dispatch {unit} for {to}: {fate}.",
    "order": "{unit} acts on its order: {task}.",
    "command": "{unit} comes under {of}.",
    "depart": "{unit} leaves {at}.",
    "arrive": "{unit} arrives at {at}.",
    "closed": "{unit} has closed up at {at}.",
    "halt": "{unit} halts at {at} ({cause}).",
    "blocked": "{unit} cannot go on at {at} ({cause}).",
    "bridge": "{unit} at work on a bridge: {state}.",
    "patrol": "Patrol {patrol} of {unit}: {state}.",
    "sighting": "{unit} sees an enemy at {place}.",
    "screen": "{unit} tries a screen; forced: {forced}.",
    "news": "News from {unit}; brought: {brought}.",
    "contact": "Contact: {posture} at odds of {odds}, {result}.",
    "combat": "A fight of {unit}: {mode}.",
    "retreat": "{unit} goes back {metres} m towards {to}.",
    "guns": "{unit} hears the guns; marches: {marches}.",
    "pursuit": "Pursuit {choice}: {percent} percent.",
    "commander": "The commander of {unit} is {fate}; {acting} takes his place.",
    "eliminated": "{unit} is no more.",
    "fatigue": "{unit} is {level}.",
    "straggle": "{men} men of {unit} fall out.",
    "rally": "{men} men come back to {unit}.",
    "supply": "{unit} needs {need}: depot {depot}, forage {forage}, carried {carried}.",
    "ammunition": "{unit} gets {loads} loads.",
    "depot": "Depot {unit}: {rations} rations, {loads} loads.",
    "capture": "{place} is taken.",
    "gazette": "The gazette tells of {about}.",
}


class _Known(dict[str, Any]):
    def __missing__(self, key: str) -> str:
        return "-"


def worded(kind: str, unit: str, effect: Mapping[str, Any]) -> str:
    """The sentence of an event."""
    says = _SAYS.get(kind)
    if says is None:
        if kind == "staff":
            return f"The staff of {unit} drops an older order." if effect.get("stale") else (
                f"The staff of {unit} needs {effect.get('delay')} quarter hours.")  # fmt: skip
        if kind == "loss":
            return f"{unit} loses {effect.get('men', 0)} men and {effect.get('prisoners', 0)} prisoners."
        if kind == "battle":
            return f"A battle at {effect.get('place', unit)}."
        if kind == "reinforcement":
            return f"{unit} comes to the battle."
        return f"{kind} {unit}".strip() + "."
    shown = _Known({"unit": unit, **{key: _plain(value) for key, value in effect.items()}})
    return says.format_map(shown)


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping) and "road" in value:
        return f"{value['road']} {value.get('m', 0)}"
    return value
