"""Carolus Rex's log in English: the kinds of events that it alone has, and those that it words in its own way."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from battles.engine.battle import Battle
from battles.engine.events import Event
from battles.engine.log.en import EnglishLog, count, place, thrown
from battles.rulesets.carolus_rex import catalogue
from battles.rulesets.carolus_rex.lexicon import en


class CarolusRexLog(EnglishLog):
    """Words events of Carolus Rex with the names of one battle."""

    def __init__(self, battle: Battle) -> None:
        super().__init__(battle, en.LEXICON, "in")
        self._terrain = {piece.id: piece.name or piece.id for piece in battle.terrain}

    def initiative(self, event: Event) -> str:
        effect = event.says(catalogue.Initiative)
        order = ", ".join(self.commander(id_) for id_ in effect["order"])
        return f"The cards fall: {order}."

    def activate(self, event: Event) -> str:
        return f"The card of {self.commander(event.unit)}."

    def command(self, event: Event) -> str:
        effect = event.says(catalogue.Command)
        if "order" not in effect:
            if effect.get("status") == "pass":
                return f"{self.commander(event.unit)} passes."
            if effect.get("status") == "no-general":
                return f"{self.name(event.unit)} has no general."
            return f"{self.commander(event.unit)} has {count(effect['cp'], 'command point')}{thrown(event.roll)}."
        order = self.lexicon.others["orders"][effect["order"]]
        who = " and ".join(self.name(id_) for id_ in effect.get("group", (event.unit,)))
        cost = f"for {count(effect['cp'], 'point')}, {effect['left']} left" if effect["cp"] else "free"
        return f"{who}: ordered to {order} ({cost})."

    def commander_event(self, event: Event) -> str:
        who, effect = self.commander(event.unit), event.says(catalogue.Commander)
        if "lost" in effect:
            return f"{who} {self.lexicon.generals_lost[effect['lost']]}{thrown(event.roll)}."
        if "hit" in effect:
            how = "is hit and wounded" if effect["hit"] else "is not hit"
            return f"{who}, with {self.name(effect['with'])}, {how}{thrown(event.roll)}."
        if "replaced" in effect:
            rating = self.lexicon.ratings[effect["rating"]]
            return f"A new general for {self.name(event.unit)}, {rating}{thrown(event.roll)}."
        if "returned" in effect:
            return f"{who} is back on the field at {place(effect['at'])}."
        if "out" in effect:
            return f"{who} {self.lexicon.generals_lost[effect['out']]}."
        if "attached" in effect:
            return f"{who} rides {self.length(effect['moved'])} and joins {self.name(effect['attached'])}."
        return f"{who} rides {self.length(effect['moved'])} to {place(effect['at'])}."

    def formation(self, event: Event) -> str:
        effect = event.says(catalogue.Form)
        if "occupying" in effect:
            return f"{self.name(event.unit)} occupies {self._ground(effect['occupying'])}."
        return f"{self.name(event.unit)}: {self.lexicon.formation(effect['formation']).forming}."

    def charge(self, event: Event) -> str:
        effect = event.says(catalogue.Charge)
        how = self.lexicon.charges[effect["type"]].now
        stop = effect.get("stopped")
        ended = f", {self.lexicon.stop(stop).now}" if stop else ""
        return f"{self.name(event.unit)} {how}: {self.name(event.target)}, {self.length(effect['distance'])}{ended}."

    def status(self, event: Event) -> str:
        effect = event.says(catalogue.Status)
        if "terrain" in effect:
            return f"{self._ground(effect['terrain'])} is removed."
        if "returned" in effect:
            return f"{self.name(event.unit)} is back on the table in good order."
        if "out" in effect:
            return f"{self.name(event.unit)} leaves the table."
        cause = self.lexicon.cause(effect["cause"]).how
        return f"{self.name(event.unit)} {self.lexicon.states[effect['cohesion']].gained}, {cause}."

    def rally(self, event: Event) -> str:
        effect = event.says(catalogue.Rally)
        state = self.lexicon.state(effect["cohesion"])
        return f"{self.name(event.unit)} rallies and is {state}."

    def fire(self, event: Event) -> str:
        effect = event.says(catalogue.Fire)
        firers = " and ".join(self.name(id_) for id_ in effect["shooters"])
        points = count(effect["points"], "point")
        if event.roll is None:
            return f"{firers} on {self.name(event.target)}: {points}, made {effect['modified']}: no effect."
        made = f", made {effect['modified']}" if effect["modified"] != effect["points"] else ""
        done = count(effect["level"], "level")
        return f"{firers} on {self.name(event.target)}: {points}{made}{thrown(event.roll)}: {done}."

    def contact(self, event: Event) -> str:
        effect = event.says(catalogue.Contact)
        others = effect.get("incidental", ())
        beside = f", touching {' and '.join(self.name(id_) for id_ in others)} too" if others else ""
        return f"{self.name(event.unit)} closes with {self.name(event.target)}{beside}."

    def combat(self, event: Event) -> str:
        effect = event.says(catalogue.Combat)
        effect, words = effect, self.lexicon.others
        edge = f" {words['edges'][effect['edge']]}" if effect["edge"] != "front" else ""
        own = f"{effect['attacker_roll']}+{effect['attacker_factor']}"
        other = f"{effect['defender_roll']}+{effect['defender_factor']}"
        return (
            f"{self.name(event.unit)} fights {self.name(event.target)}{edge}: {own} against {other}, "
            f"margin {effect['margin']:+d}; attacker {words['results'][effect['attacker_result']]}, "
            f"defender {words['results'][effect['defender_result']]}."
        )

    def retreat(self, event: Event) -> str:
        effect = event.says(catalogue.Retreat)
        going = self.lexicon.move(effect["mode"]).said.now
        return f"{self.name(event.unit)} {going} {self.length(effect['distance'])}."

    def rout(self, event: Event) -> str:
        effect = event.says(catalogue.Rout)
        going = self.lexicon.move(effect["mode"]).said.now
        return f"{self.name(event.unit)} {going} {self.length(effect['distance'])}."

    def pursuit(self, event: Event) -> str:
        effect = event.says(catalogue.Pursuit)
        stop = self.lexicon.stop(effect["stopped"]).now
        reach = self.length(effect["distance"])
        return f"{self.name(event.unit)} pursues {self.name(event.target)} {reach}{thrown(event.roll)}, {stop}."

    def breakthrough(self, event: Event) -> str:
        effect = event.says(catalogue.Breakthrough)
        return f"{self.name(event.unit)} steps up {self.length(effect['distance'])}."

    def morale(self, event: Event) -> str:
        effect = event.says(catalogue.Morale)
        verdict = "broken" if effect["broken"] else "holds"
        return f"{self.name(event.unit)} has lost {effect['lost']:g}, break point {effect['break_point']:g}: {verdict}."

    def victory(self, event: Event) -> str:
        effect = event.says(catalogue.Victory)
        if effect["winner"] == "draw":
            return "The battle is drawn."
        return super().victory(event)

    def _ground(self, id_: str) -> str:
        return self._terrain.get(id_, id_)

    kinds = {
        **EnglishLog.kinds,
        "initiative": initiative,
        "activate": activate,
        "command": command,
        "commander": commander_event,
        "formation": formation,
        "charge": charge,
        "status": status,
        "rally": rally,
        "fire": fire,
        "contact": contact,
        "combat": combat,
        "retreat": retreat,
        "rout": rout,
        "pursuit": pursuit,
        "breakthrough": breakthrough,
        "morale": morale,
        "victory": victory,
    }


LOGS: Mapping[str, Callable[[Battle], CarolusRexLog]] = {"en": CarolusRexLog}
