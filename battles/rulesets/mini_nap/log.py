"""Mini-Nap's log in English: the kinds of events that it alone has, and those that it words in its own way."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from battles.engine.battle import Battle
from battles.engine.events import Event
from battles.engine.log.en import EnglishLog, count, place, thrown
from battles.rulesets.mini_nap import catalogue
from battles.rulesets.mini_nap.lexicon import en

ARTILLERY = "/artillery"


class MiniNapLog(EnglishLog):
    """Words events of Mini-Nap with the names of one battle."""

    def __init__(self, battle: Battle) -> None:
        super().__init__(battle, en.LEXICON, "cm")

    def name(self, id_: str) -> str:
        """A unit or command by name; a division's own batteries as its artillery."""
        if id_.endswith(ARTILLERY):
            return f"{super().name(id_.removesuffix(ARTILLERY))} artillery"
        return super().name(id_)

    def initiative(self, event: Event) -> str:
        effect = event.says(catalogue.Initiative)
        if effect.get("uncontested"):
            return f"{self.side(event.side)} go on: the enemy has no brigade left."
        totals = ", ".join(f"{self.side(side)} {total}" for side, total in effect["totals"].items())
        if effect.get("tie"):
            return f"Initiative tied ({totals}): thrown again."
        return f"{self.side(event.side)} have the initiative ({totals})."

    def activate(self, event: Event) -> str:
        effect = event.says(catalogue.Activate)
        if effect["mode"] == "division":
            return f"{self.name(event.unit)} manoeuvres as a division, up to {self.length(effect['allowance'])}."
        return f"{self.name(event.unit)} takes its initiative."

    def command(self, event: Event) -> str:
        effect = event.says(catalogue.Command)
        status = effect["status"]
        # Said in full, as nobody stands before it in a table: a cautious unit is within somebody's reach.
        words = "in command but cautious" if status == "cautious" else self.lexicon.command[status]
        return f"{self.name(event.unit)} is {words}."

    def commander_event(self, event: Event) -> str:
        who, effect = self.commander(event.unit), event.says(catalogue.Commander)
        if "rating" in effect:
            return f"{who} is rated {self.lexicon.ratings[effect['rating']]}{thrown(event.roll)}."
        if "lost" in effect:
            return f"{who} {self.lexicon.generals_lost[effect['lost']]}."
        if "attached" in effect:
            return f"{who} joins {self.name(effect['attached'])}."
        if "detached" in effect:
            return f"{who} leaves {self.name(effect['detached'])}."
        if "moved" in effect:
            return f"{who} rides {self.length(effect['moved'])} to {place(effect['at'])}."
        if "nudged" in effect:
            return f"{who} makes room for his troops."
        if effect.get("evaded"):
            return f"{who} gets out of the enemy's way to {place(effect['at'])} and loses touch for this turn."
        return f"{who} is back in touch with his troops."

    def formation(self, event: Event) -> str:
        effect = event.says(catalogue.Form)
        if effect["from"] == "emergency-square" and effect["formation"] == "square":
            return f"{self.name(event.unit)} closes up into a solid square."
        return super().formation(event)

    def contact(self, event: Event) -> str:
        effect = event.says(catalogue.Contact)
        how = ", in flank" if effect["outflanks"] else ""
        return f"{self.name(event.unit)} meets {self.name(event.target)}{how}."

    def status(self, event: Event) -> str:
        key, value = next(iter(event.details.items()))
        if key == "abandoned":
            if value:
                return f"The gunners of {self.name(event.unit)} shelter in {self.name(value)}."
            return f"The gunners of {self.name(event.unit)} are back at their guns."
        words = self.lexicon.states[key]
        return f"{self.name(event.unit)} {words.gained if value else words.gone}."

    def fire(self, event: Event) -> str:
        effect = event.says(catalogue.Fire)
        how = {"fire": "fires on", "return": "fires back at", "support": "supports with fire on"}[effect["mode"]]
        total = event.roll.total if event.roll else 0
        dice = count(effect["dice"], "die", "dice")
        hits = count(effect["hits"], "hit")
        at = self.length(effect["range"])
        return f"{self.name(event.unit)} {how} {self.name(event.target)} at {at}: {dice}, {total}, {hits}."

    def combat(self, event: Event) -> str:
        effect = event.says(catalogue.Combat)
        when = "On impact" if effect["round"] == 0 else f"Melee round {effect['round']}:"
        dice = event.roll.dice if event.roll else ()
        hits, faces = count(effect["hits"], "hit"), " ".join(str(die) for die in dice)
        how = self.lexicon.others["sets"][effect["set"]]
        return f"{when} {self.name(event.unit)} strikes {self.name(event.target)} {how}: {hits} ({faces})."

    def breakthrough(self, event: Event) -> str:
        effect = event.says(catalogue.Breakthrough)
        return f"{self.name(event.unit)} {self.lexicon.choices[effect['choice']].now}."

    kinds = {
        **EnglishLog.kinds,
        "initiative": initiative,
        "activate": activate,
        "command": command,
        "commander": commander_event,
        "formation": formation,
        "contact": contact,
        "status": status,
        "fire": fire,
        "combat": combat,
        "breakthrough": breakthrough,
    }


LOGS: Mapping[str, Callable[[Battle], MiniNapLog]] = {"en": MiniNapLog}
