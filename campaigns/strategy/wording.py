"""One English sentence for each event, made from its own values; nothing reads it back.

Values stand as they are given: ids in a file that leaves the house, names where a log is shown. ``at`` may be where
somebody is in words (``at Fleurus``) instead of a place's id or a point of a road.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

Effect = Mapping[str, Any]

_DISPATCHES = {
    "sent": "sets out",
    "waiting": "waits for a way",
    "late": "is held up on its way",
    "delivered": "is delivered",
    "duplicate": "comes a second time",
    "passed": "slips by {by}",
    "captured": "is taken by {by}",
    "lost": "is lost",
    "searching": "looks for whom it is for",
}
_TASKS = {
    "retreat": "go back",
    "forage": "gather food and forage",
    "scout": "send a patrol",
    "destroy": "break a bridge",
    "repair": "mend a bridge",
    "unload": "unload its stock",
    "burn": "burn the depot",
}
#: Why troops halt, or cannot go on, as the end of a sentence.
_CAUSES = {
    "column": "behind another column",
    "place": "as others fill the place ahead",
    "enemy": "before the enemy",
    "bridge": "before a broken bridge",
    "contact": "before the enemy",
    "limit": "at the end of the day's march",
    "night": "for the night",
    "withdrawn": "out of the enemy's reach",
    "no-road": "as no road leads on",
    "turning": "to turn about",
    "joined": "with those whom it was to join",
    "battle": "at the battle",
    "order": "as ordered",
}
_BRIDGES = {
    ("begun", "destroy"): "{unit} begins to break a bridge.",
    ("begun", "repair"): "{unit} begins to mend a bridge.",
    ("broken", "destroy"): "{unit} has broken a bridge.",
    ("failed", "destroy"): "{unit} has tried to break a bridge, which still stands.",
    ("repaired", "repair"): "{unit} has mended a bridge.",
}
_PATROLS = {
    "sent": "sets out",
    "returned": "is back",
    "taken": "is taken by the enemy",
    "back": "turns back before the enemy",
    "goes-on": "slips by the enemy",
}
_POSTURES = {
    "ATTACK": "attack",
    "DEFEND": "stand and defend itself",
    "DELAY": "hold him up",
    "AVOID": "keep out of his way",
}
_RESULTS = {
    "battle": "it comes to a battle",
    "brush": "it comes to a brush",
    "delay": "one holds the other up",
    "avoid": "one makes off before the other",
    "overrun": "one is overrun",
    "withdraw": "one goes back",
    "stand-off": "nobody attacks",
}
_FIGHTS = {
    "delay": "{unit} holds the enemy up",
    "overrun": "{unit} overruns the enemy",
    "brush": "{unit} has a brush with the enemy",
}
_FATES = {"killed": "is killed", "wounded": "is wounded and out", "captured": "is taken by the enemy"}
#: What the engine calls a successor for whom the file has no name.
_NOBODY_NAMED = "acting"
_SKIES = {
    "clear": "The sky is clear",
    "rain": "It rains",
    "storm": "It storms",
    "fog": "There is fog",
    "snow": "It snows",
    "heat": "It is hot",
}
_GROUNDS = {"dry": "dry", "soft": "soft", "mud": "muddy", "deep": "deep in mud"}
_ENDS = {
    "victory": ", for the campaign is decided",
    "battle": ", for a battle begins",
    "alarm": ", for somebody must be asked",
}
_PRINTED = {
    "battle": "a battle",
    "capture": "the fall of {of}",
    "bridge": "a bridge that was broken",
    "commander": "the fate of {name}",
    "depot": "a depot that was taken",
}
_PURSUERS = {"CAVALRY": "the horse", "FULL": "everybody"}


def worded(kind: str, unit: str, effect: Effect) -> str:
    """The sentence of an event; of a kind that has none, the kind's word and whom it is about."""
    says = _SAYS.get(kind)
    if says is None:
        return f"{kind} {unit}".strip().replace("_", " ").capitalize() + "."
    return says(unit, effect)


def place_words(at: Any) -> str:
    """Where somebody is by ids: ``at fleurus``, ``on road r8, 4.4 km along it``; words stay as they are."""
    if isinstance(at, Mapping):
        return f"on road {at.get('road', '')}, {int(at.get('m', 0)) / 1000:.1f} km along it"
    said = str(at)
    return said if said.startswith(("at ", "on the road ")) else f"at {said}"


def many(count: int, one: str, more: str) -> str:
    """A number with its noun: ``1 man``, ``1,200 men``."""
    return f"{count:,} {one if count == 1 else more}"


def _moved(words: str) -> Callable[[str, Effect], str]:
    """A sentence about where troops are, with why if that is told."""

    def said(unit: str, effect: Effect) -> str:
        where = f" {place_words(effect['at'])}" if effect.get("at") else ""
        cause = _CAUSES.get(str(effect.get("cause", "")), "")
        return f"{unit} {words}{where}{f', {cause}' if cause else ''}."

    return said


def _dispatch(unit: str, effect: Effect) -> str:
    fate = _DISPATCHES.get(str(effect.get("fate", "")), "is under way").format(by=effect.get("by") or "the enemy")
    what = str(effect.get("what", "message"))
    article = "An" if what[:1] in "aeiou" else "A"
    return f"{article} {what} of {effect.get('from', unit)} for {effect.get('to', '')} {fate}."


def _staff(unit: str, effect: Effect) -> str:
    if effect.get("stale"):
        return f"The staff of {unit} drops an older order."
    delay = int(effect.get("delay", 0))
    if not delay:
        return f"The staff of {unit} passes the order on at once."
    quarters = "a quarter of an hour" if delay == 1 else f"{delay} quarters of an hour"
    return f"The staff of {unit} needs {quarters} to pass the order on."


def _order(unit: str, effect: Effect) -> str:
    task = str(effect.get("task", ""))
    return f"{unit} acts on its order to {_TASKS.get(task, task)}."


def _patrol(unit: str, effect: Effect) -> str:
    return f"A patrol of {unit} {_PATROLS.get(str(effect.get('state', '')), 'is out')}."


def _bridge(unit: str, effect: Effect) -> str:
    key = (str(effect.get("state", "")), str(effect.get("work", "")))
    return _BRIDGES.get(key, "{unit} is at work on a bridge.").format(unit=unit)


def _sighting(unit: str, effect: Effect) -> str:
    low, high = effect.get("band") or (0, 0)
    some = f"{low:,} to {high:,} men" if low else f"up to {high:,} men" if high else "an enemy"
    return f"{unit} sees {some} at {effect.get('place', '')}."


def _screen(unit: str, effect: Effect) -> str:
    through = "sees through it" if effect.get("forced") else "sees nothing behind it"
    return f"{unit} comes upon a screen of the enemy and {through}."


def _news(unit: str, effect: Effect) -> str:
    return f"People of {unit} bring {'word' if effect.get('brought') else 'no word'} of the enemy."


def _contact(unit: str, effect: Effect) -> str:
    posture = _POSTURES.get(str(effect.get("posture", "")), "do as it thinks right")
    result = _RESULTS.get(str(effect.get("result", "")), "")
    odds = effect.get("odds")
    judged = f", takes itself for {odds} to his hundred" if odds is not None else ""
    return f"{unit} meets the enemy{judged} and means to {posture}{f'; {result}' if result else ''}."


def _combat(unit: str, effect: Effect) -> str:
    said = _FIGHTS.get(str(effect.get("mode", "")), _FIGHTS["brush"]).format(unit=unit)
    held = int(effect.get("held", 0))
    return f"{said} for {_hours(held)}." if held else f"{said}."


def _hours(quarters: int) -> str:
    """A time in quarter hours: ``2 1/2 hours``."""
    parts = {0: "", 1: "1/4", 2: "1/2", 3: "3/4"}[quarters % 4]
    whole = " ".join(part for part in (str(quarters // 4) if quarters >= 4 else "", parts) if part)
    return f"{whole} {'hour' if quarters <= 4 else 'hours'}"


def _retreat(unit: str, effect: Effect) -> str:
    km = f"{int(effect.get('metres', 0)) / 1000:g} km"
    to = f" towards {effect['to']}" if effect.get("to") else ""
    return f"{unit} goes back {km}{to}{', cut off' if effect.get('cut_off') else ''}."


def _loss(unit: str, effect: Effect) -> str:
    parts = [
        many(int(effect.get(key, 0)), one, more)
        for key, one, more in (
            ("men", "man", "men"),
            ("prisoners", "prisoner", "prisoners"),
            ("guns", "gun", "guns"),
            ("colours", "colour", "colours"),
        )
        if effect.get(key)
    ]
    if not parts:
        return f"{unit} loses nobody."
    return f"{unit} loses {' and '.join([', '.join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)}."


def _battle(unit: str, effect: Effect) -> str:
    place = effect.get("place", unit)
    if effect.get("called_off"):
        return f"The battle at {place} is called off."
    return f"The battle at {place} begins." if effect.get("begins") else f"It comes to a battle at {place}."


def _reinforcement(unit: str, effect: Effect) -> str:
    if effect.get("arrived") or "arrives" not in effect:
        return f"{unit} comes to the battle."
    return f"{unit} is to come to the battle in its turn {effect['arrives']}."


def _guns(unit: str, effect: Effect) -> str:
    return f"{unit} hears the guns and {'marches to them' if effect.get('marches') else 'does not turn aside'}."


def _victory(_unit: str, effect: Effect) -> str:
    winner = str(effect.get("winner", ""))
    what = "campaign" if "totals" in effect else "battle"
    return f"The {what} is won by {winner}." if winner not in ("", "drawn") else f"The {what} is drawn."


def _pursuit(_unit: str, effect: Effect) -> str:
    who = _PURSUERS.get(str(effect.get("choice", "")), "the winner")
    return f"The beaten are pursued by {who} and lose {effect.get('percent', 0)} in a hundred."


def _commander(unit: str, effect: Effect) -> str:
    fate = _FATES.get(str(effect.get("fate", "")), _FATES["killed"])
    heir = str(effect.get("acting", ""))
    heir = "an officer of his staff" if heir in ("", _NOBODY_NAMED) else heir
    whose = f"{effect['name']}, who commands {unit}," if effect.get("name") else f"The commander of {unit}"
    return f"{whose} {fate}; {heir} takes his place."


def _eliminated(unit: str, effect: Effect) -> str:
    return f"{unit} is in the enemy's hands." if effect.get("cause") == "captured" else f"{unit} is no more."


def _straggle(unit: str, effect: Effect) -> str:
    men = int(effect.get("men", 0))
    return f"{many(men, 'man', 'men')} of {unit} {'falls' if men == 1 else 'fall'} out."


def _rally(unit: str, effect: Effect) -> str:
    men = int(effect.get("men", 0))
    noun = ("wounded man", "wounded men") if effect.get("cause") == "wounded" else ("man", "men")
    return f"{many(men, *noun)} {'comes' if men == 1 else 'come'} back to {unit}."


def _supply(unit: str, effect: Effect) -> str:
    sources = (("depot", "the depot"), ("forage", "the country"), ("carried", "its wagons"))
    came = [f"{int(effect[key]):,} from {where}" for key, where in sources if effect.get(key)]
    hungry = int(effect.get("hungry", 0))
    short = f"; it has been hungry for {many(hungry, 'day', 'days')}" if hungry else ""
    need = many(int(effect.get("need", 0)), "ration", "rations")
    return f"{unit} needs {need} and gets {', '.join(came) or 'none'}{short}."


def _ammunition(unit: str, effect: Effect) -> str:
    return f"{unit} gets {many(int(effect.get('loads', 0)), 'load', 'loads')} of ammunition."


def _depot(unit: str, effect: Effect) -> str:
    if effect.get("burnt"):
        return f"The depot {unit} is burnt."
    stock = " and ".join(
        many(int(effect.get(key, 0)), one, more)
        for key, one, more in (("rations", "ration", "rations"), ("loads", "load", "loads"))
    )
    return f"The depot {unit} {'falls to the enemy with' if effect.get('taken') else 'holds'} {stock}."


def _weather(_unit: str, effect: Effect) -> str:
    sky = _SKIES.get(str(effect.get("weather", "")), "The weather changes")
    ground = _GROUNDS.get(str(effect.get("ground", "")), "")
    return f"{sky}; the ground is {ground}." if ground else f"{sky}."


def _gazette(_unit: str, effect: Effect) -> str:
    words = _PRINTED.get(str(effect.get("about", "")), "the war")
    return f"The gazettes tell of {words.format(of=effect.get('of', ''), name=effect.get('name') or 'a commander')}."


_SAYS: Mapping[str, Callable[[str, Effect], str]] = MappingProxyType(
    {
        "turn_start": lambda _, effect: f"The run from {effect.get('from')} to {effect.get('to')} begins.",
        "turn_end": lambda _, effect: (
            f"The run ends at {effect.get('now')}{_ENDS.get(str(effect.get('stopped', '')), '')}."
        ),
        "weather": _weather,
        "light": lambda _, effect: f"It is {effect.get('light')}.",
        "victory": _victory,
        "order_refused": lambda _, effect: (
            f"Line {effect.get('line')} is refused ({str(effect.get('reason', '')).replace('-', ' ')})."
        ),
        "dispatch": _dispatch,
        "staff": _staff,
        "order": _order,
        "command": lambda unit, effect: f"{unit} comes under {effect.get('of')}.",
        "commander": _commander,
        "depart": _moved("sets out"),
        "arrive": _moved("arrives"),
        "closed": _moved("has closed up"),
        "halt": _moved("halts"),
        "blocked": _moved("stands still"),
        "bridge": _bridge,
        "retreat": _retreat,
        "patrol": _patrol,
        "sighting": _sighting,
        "screen": _screen,
        "news": _news,
        "contact": _contact,
        "combat": _combat,
        "loss": _loss,
        "battle": _battle,
        "guns": _guns,
        "reinforcement": _reinforcement,
        "pursuit": _pursuit,
        "eliminated": _eliminated,
        "fatigue": lambda unit, effect: f"{unit} is {effect.get('level')}.",
        "straggle": _straggle,
        "rally": _rally,
        "supply": _supply,
        "ammunition": _ammunition,
        "depot": _depot,
        "capture": lambda _, effect: f"{effect.get('place')} is taken.",
        "gazette": _gazette,
    }
)
