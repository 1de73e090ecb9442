"""Old Trousers' log in English: the kinds of events that it alone has, and those that it words in its own way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from battles.engine.battle import Battle
from battles.engine.events import Event
from battles.engine.lexicon import spelt
from battles.engine.log.en import EnglishLog, count, place, thrown
from battles.rulesets.old_trousers import catalogue
from battles.rulesets.old_trousers.lexicon import en

# What a loss leaves of a unit, by the key that holds it: what was lost, one and several.
_LOST = {
    "figures": ("figure", "figures"),
    "crew": ("crew figure", "crew figures"),
    "guns": ("model gun", "model guns"),
}


class OldTrousersLog(EnglishLog):
    """Words events of Old Trousers with the names of one battle."""

    def __init__(self, battle: Battle) -> None:
        super().__init__(battle, en.LEXICON, "in")

    def initiative(self, event: Event) -> str:
        effect = event.says(catalogue.Initiative)
        totals = ", ".join(f"{self.side(side)} {total}" for side, total in effect["totals"].items())
        if effect.get("tie"):
            return f"Initiative tied ({totals}): thrown again."
        return f"{self.side(event.side)} have the initiative ({totals}); {self.side(effect['first'])} move first."

    def event(self, event: Event) -> str:
        effect = event.says(catalogue.Chanced)
        what = self.lexicon.others["events"][effect["event"]]
        at = f" at {place(effect['at'])}" if effect.get("at") else ""
        return f"{self.side(event.side)}: {what}{at}{thrown(event.roll)}."

    def activate(self, event: Event) -> str:
        effect = event.says(catalogue.Activate)
        return f"The {effect['phase']} phase of the turn: {self.side(event.side)}."

    def command(self, event: Event) -> str:
        who, effect = self.name(event.unit), event.says(catalogue.Command)
        if "points" in effect:
            return f"{self.commander(event.unit)} has {count(effect['points'], 'command point')}."
        if "spent" in effect:
            spent = count(effect["spent"], "command point")
            return f"{self.commander(event.unit)} spends {spent} on {self.name(effect['for'])}, {effect['left']} left."
        if "issued" in effect:
            by = f" from {self.commander(effect['by'])}" if effect.get("by") else ""
            return f"An order{by} goes out to {who}: {self._ordered(effect['issued'], effect.get('marker'))}."
        if "order" in effect:
            how = self.lexicon.others["comes"].get(effect.get("cause", ""), "stands")
            told = self._ordered(effect["order"], effect.get("marker"))
            if effect.get("cause") == "activated":
                return f"The order to {told} comes into force for {who}{thrown(event.roll)}."
            return f"The order of {who} {how}; now it is to {told}."
        if "required" in effect:
            excused = f", {count(effect['excused'], 'unit')} excused" if effect.get("excused") else ""
            return f"{who}: {count(effect['done'], 'unit')} of {effect['required']} did as ordered{excused}."
        if "status" in effect:
            return f"{who} is {self.lexicon.command.get(effect['status'], spelt(effect['status']))}."
        return self.fields(event)

    def _ordered(self, order: str, marker: Any) -> str:
        words = self.lexicon.others["orders"].get(order, spelt(order))
        return f"{words}, marker at {place(marker)}" if marker else words

    def commander_event(self, event: Event) -> str:
        who, effect = self.commander(event.unit), event.says(catalogue.Commander)
        if "disabled" in effect:
            verdict = "is disabled" if effect["disabled"] else "is unhurt"
            return f"{who} {verdict}{thrown(event.roll)}."
        if "replaced" in effect:
            return f"A new commander takes over {self.name(event.unit)} at {place(effect['at'])}."
        if "attached" in effect:
            return f"{who} joins {self.name(effect['attached'])}."
        if "detached" in effect:
            return f"{who} leaves {self.name(effect['detached'])}."
        if "retired" in effect:
            return f"{who} draws off before the enemy to {place(effect['at'])}."
        if "moved" in effect:
            return f"{who} rides {self.length(effect['moved'])} to {place(effect['at'])}."
        if "rating" in effect or "tactical" in effect:
            rating = self.lexicon.ratings[effect.get("rating") or effect["tactical"]]
            return f"{who} is rated {rating}{thrown(event.roll)}."
        return self.fields(event)

    def pivot(self, event: Event) -> str:
        effect = event.says(catalogue.Pivot)
        about, facing = effect.get("about"), effect["facing"]
        if about == "face-about":
            return f"{self.name(event.unit)} faces about."
        how = "wheels" if about == "corner" else "turns"
        return f"{self.name(event.unit)} {how} to face {facing:.0f}°."

    def reaction(self, event: Event) -> str:
        effect = event.says(catalogue.Reaction)
        return f"{self.name(event.unit)} {self.lexicon.reactions[effect['reaction']].now} {self.name(event.target)}."

    def contact(self, event: Event) -> str:
        effect = event.says(catalogue.Contact)
        how = ", in flank" if effect.get("flank") else ""
        return f"{self.name(event.unit)} meets {self.name(event.target)}{how}."

    def fire(self, event: Event) -> str:
        effect = event.says(catalogue.Fire)
        firers = " and ".join(self.name(id_) for id_ in effect["firers"])
        points, hits = count(effect["points"], "point"), count(effect["hits"], "hit")
        if effect["mode"] == "bounce":
            return f"The shot bounces through to {self.name(event.target)}: {points}, {hits}."
        how = "fire" if len(effect["firers"]) > 1 else "fires"
        return f"{firers} {how} on {self.name(event.target)}: {points}{thrown(event.roll)}, {hits}."

    def combat(self, event: Event) -> str:
        effect = event.says(catalogue.Combat)
        totals = " against ".join(f"{self.name(id_)} {total}" for id_, total in effect["totals"].items())
        won = f"{self.name(effect['winner'])} wins" if effect.get("winner") else "a tie"
        return f"Melee, round {effect['round']}: {totals}{thrown(event.roll)}: {won}."

    def loss(self, event: Event) -> str:
        effect = event.says(catalogue.Loss)
        key = next(key for key in _LOST if key in effect)
        lost = count(effect["lost"], *_LOST[key])
        how = self.lexicon.cause(effect["cause"]).how
        return f"{self.name(event.unit)} loses {lost} {how} and has {event.details[key]}."

    def status(self, event: Event) -> str:
        who, effect = self.name(event.unit), event.says(catalogue.Status)
        if effect.get("arrived"):
            return f"{who} is on the field."
        if effect.get("manned"):
            return f"The gunners of {who} are back at their guns."
        told = [words for key, value in effect.items() if (words := self._state(key, value))]
        cause = f", {self.lexicon.cause(effect['cause']).how}" if effect.get("cause") else ""
        return f"{who} {' and '.join(told)}{cause}." if told else self.fields(event)

    def _state(self, key: str, value: Any) -> str:
        """What a state's new value is told as; nothing for what is no state."""
        words = self.lexicon.states.get(str(value) if key == "state" else key)
        if words is None:
            return ""
        return words.gained if value else words.gone

    def rally(self, event: Event) -> str:
        effect = event.says(catalogue.Rally)
        formed = f" in {self.lexicon.formation(effect['formation']).name}" if effect.get("formation") else ""
        return f"{self.name(event.unit)} rallies{formed}, {self.lexicon.state(effect['state'])}."

    def rout(self, event: Event) -> str:
        effect = event.says(catalogue.Rout)
        return f"{self.name(event.unit)} routs, {self.lexicon.cause(effect['cause']).how}."

    def eliminated(self, event: Event) -> str:
        effect = event.says(catalogue.Eliminated)
        fate = self.lexicon.fates.get(effect["out"], spelt(effect["out"]))
        been = "" if effect["out"] == "fled" else "is "
        return f"{self.name(event.unit)} {been}{fate}, {self.lexicon.cause(effect['cause']).how}."

    def breakthrough(self, event: Event) -> str:
        effect = event.says(catalogue.Breakthrough)
        return f"{self.name(event.unit)} {self.lexicon.choices[effect['choice']].now}."

    kinds = {
        **EnglishLog.kinds,
        "initiative": initiative,
        "event": event,
        "activate": activate,
        "command": command,
        "commander": commander_event,
        "pivot": pivot,
        "reaction": reaction,
        "contact": contact,
        "fire": fire,
        "combat": combat,
        "loss": loss,
        "status": status,
        "rally": rally,
        "rout": rout,
        "eliminated": eliminated,
        "breakthrough": breakthrough,
    }


LOGS: Mapping[str, Callable[[Battle], OldTrousersLog]] = {"en": OldTrousersLog}
