"""The log of Big Napoleonic Battles in English: the kinds of events that it words in its own way."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from battles.engine.battle import Battle
from battles.engine.events import Event
from battles.engine.log.en import EnglishLog, count, place, thrown
from battles.rulesets.big_napoleonic import catalogue
from battles.rulesets.big_napoleonic.lexicon import en

ORDINALS = {1: "first", 2: "second"}


class BigNapoleonicLog(EnglishLog):
    """Words events with the names of one battle."""

    def __init__(self, battle: Battle) -> None:
        super().__init__(battle, en.LEXICON, "in")

    def initiative(self, event: Event) -> str:
        effect = event.says(catalogue.Initiative)
        which = ORDINALS.get(effect["player_turn"], str(effect["player_turn"]))
        return f"{self.side(event.side)} take the {which} player turn."

    def test(self, event: Event) -> str:
        effect = event.says(catalogue.Test)
        result = self.lexicon.others["results"][effect["result"]]
        total = event.roll.total if event.roll is not None else 0
        return f"{self.name(event.unit)} throws {total} to move: {result}{thrown(event.roll)}."

    def rally(self, event: Event) -> str:
        return f"{self.name(event.unit)} rallies."

    def formation(self, event: Event) -> str:
        who, effect = self.name(event.unit), event.says(catalogue.Form)
        if effect.get("square") is True:
            return f"{who} goes into square."
        if effect.get("square") is False and "at" not in effect:
            return f"{who} leaves its square."
        if event.clause == "BNB-DEP-4":
            return f"{who} faces about."
        if effect["formation"] == "town":
            return f"{who} occupies {self.name(str(effect['town']))}."
        return f"{who} forms {self.lexicon.formation(effect['formation']).forming}."

    def charge(self, event: Event) -> str:
        effect = event.says(catalogue.Charge)
        how = self.lexicon.charges["charge"].now
        flank = ", in flank" if effect.get("flank") else ""
        away = self.length(effect["distance"])
        return f"{self.name(event.unit)} {how} {self.name(event.target)}, {away} away{flank}."

    def contact(self, event: Event) -> str:
        effect = event.says(catalogue.Contact)
        edge = effect["edge"]
        where = {"town": "at the edge of its town", "front": "on its front", "rear": "in rear"}.get(
            edge, f"on its {edge} side"
        )
        return f"{self.name(event.unit)} meets {self.name(event.target)} {where}."

    def retreat(self, event: Event) -> str:
        effect = event.says(catalogue.Retreat)
        how = self.lexicon.others["withdrawals"][effect["mode"]]
        short = "" if effect.get("complete", True) else ", less than it must"
        return f"{self.name(event.unit)} {how} {self.length(effect['distance'])}{short}."

    def fire(self, event: Event) -> str:
        effect = event.says(catalogue.Fire)
        firers = ", ".join(self.name(unit) for unit, _ in effect["firers"])
        how = "in enfilade" if effect["enfilade"] else "with fire"
        column = f"column {effect['used']}" if effect["used"] != "none" else "no column left"
        result = self.lexicon.others["fire"][effect["result"]]
        points = f"{effect['points']:g} points"
        return f"{firers} takes {self.name(event.target)} {how}: {points}, {column}, {result}{thrown(event.roll)}."

    def status(self, event: Event) -> str:
        effect = event.says(catalogue.Status)
        ds = effect["ds"]
        how = self.lexicon.cause(effect["cause"]).how
        return f"{self.name(event.unit)} has {count(ds, 'D')} {how}."

    def combat(self, event: Event) -> str:
        effect = event.says(catalogue.Combat)
        defence = " ".join(str(die) for die in effect["defence_dice"])
        changed = "".join(f" {value:+g} {name}" for name, value in effect["defence_modifiers"])
        return (
            f"Round {effect['round']}: {self.name(event.unit)} {effect['attack']}{thrown(event.roll)} against "
            f"{self.name(event.target)} {effect['defence']} ({defence}{changed}): {effect['difference']:+d}."
        )

    def pursuit(self, event: Event) -> str:
        effect = event.says(catalogue.Pursuit)
        return f"{self.name(event.unit)} advances {self.length(effect['distance'])} on the ground it has won."

    def breakthrough(self, event: Event) -> str:
        effect = event.says(catalogue.Breakthrough)
        upon = f" and falls upon {self.name(event.target)}" if event.target else ""
        return f"{self.name(event.unit)} presses on {self.length(effect['distance'])}{upon}."

    def eliminated(self, event: Event) -> str:
        effect = event.says(catalogue.Eliminated)
        ended = self.lexicon.cause(effect["cause"]).ended
        return f"{self.name(event.unit)} {ended[0] if ended else 'is gone'}."

    def commander_event(self, event: Event) -> str:
        who, effect = self.commander(event.unit), event.says(catalogue.Commander)
        if effect.get("out"):
            return f"{who} {self.lexicon.generals_lost[effect['out']]}."
        if effect.get("replaced"):
            return f"{who} is back, with {self.name(effect['attached'])}."
        if "attached" in effect:
            return f"{who} joins {self.name(effect['attached'])}."
        return f"{who} rides {self.length(effect['moved'])} to {place(effect['at'])}."

    kinds = {
        **EnglishLog.kinds,
        "initiative": initiative,
        "test": test,
        "rally": rally,
        "formation": formation,
        "charge": charge,
        "contact": contact,
        "retreat": retreat,
        "fire": fire,
        "status": status,
        "combat": combat,
        "pursuit": pursuit,
        "breakthrough": breakthrough,
        "eliminated": eliminated,
        "commander": commander_event,
    }


LOGS: Mapping[str, Callable[[Battle], BigNapoleonicLog]] = {"en": BigNapoleonicLog}
