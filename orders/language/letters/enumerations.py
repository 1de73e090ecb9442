"""Enumerations: several numbers before one word, and commands told of by the arm that makes them up."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.designations import ARTICLE, BATTALION, OF, ORDINAL
from orders.language.letters.numbering import GROUPS, ORDINALS, Numbering
from orders.language.letters.world import DESIGNATION

AND = frozenset({"et", "und", "and", "u", "&", ",", "+"})
HIGH = ("division", "corps")


class Enumeration(Numbering):
    """The part of a phrase for troops that holds several numbers, or tells what a command is made up of."""

    def listed(self, at: int) -> int | None:
        """``the 2nd and 3rd battalions of the 108th``: several numbers before the word for them; the word after all."""
        if self.units is None and (several := self.number_list(at)) is not None:
            return several
        words, numbers = self.text.bare, []
        while at < len(words):
            number, at = self.ordinal_at(at)
            if not number:
                break
            numbers.append(number)
            while at < len(words) and (words[at] in AND or (words[at - 1] in AND - {","} and words[at] in ARTICLE)):
                at += 1
        if len(numbers) < 2 or at >= len(words):
            return None
        world, kind = self.spotter.world, words[at]
        if (several := self.listed_commands(numbers, at)) is not None:
            return several
        if kind in BATTALION or kind in OF:
            at += kind in BATTALION
            at = self.behind_of(at)
            regiment, after = self.ordinal_at(at)
            if kind in OF and not regiment:
                return None
            ids = [
                (id, found)
                for id in world.own
                if (found := DESIGNATION.match(id)) and found[1] in numbers and (not self.units or id in self.units)
            ]
            if regiment:
                self.spotter.family = world.of_regiment(regiment, "infantry")
                ids, at = [(id, f) for id, f in ids if re.match(rf"{regiment}(?!\d)", f[2])], after
            elif at < len(words) and (bearers := self.spotter.feature(words[at])[0]):
                plain = bearers - world.compounds or bearers
                ids, at = [(id, f) for id, f in ids if id in plain], at + 1  # le 1er et le 2e bataillon de Nassau
                self.spotter.family = plain & world.present
            units = frozenset(id for id, _ in ids)
            for spoken in () if regiment or self.units else (self.spotter.topic, self.spotter.family):
                units = units & spoken or units
            self.unclear = self.unclear or (not regiment and len(units & world.present or units) > len(numbers))
        else:
            bearers = self.spotter.feature(kind)[0] & frozenset(world.own)
            units = frozenset(id for number in numbers for id in world.numbered(number, bearers)[0])
            at += 1
        if not units or not self.narrow(units):
            return None
        self.named = self.counted = True
        return self.took(at)

    def listed_commands(self, numbers: list[str], at: int) -> int | None:
        """``of the 5th and 9th divisions``: the commands of a kind with some numbers; the word after it."""
        groups = self.spotter.lexicon.at(self.text.bare, at, GROUPS)
        if not groups or groups[0][1][0].value not in HIGH:
            return None
        world = self.spotter.world
        found = [
            id
            for id in world.commands
            if (formation := world.view.formation_by_id.get(id)) and formation.kind == groups[0][1][0].value
            if any(re.search(rf"(?<!\d){number}(?!\d)", f"{formation.label} {id}") for number in numbers)
        ]
        units = frozenset(unit for id in found for unit in world.commands[id])
        if len(found) != len(numbers) or not self.narrow(units):
            return None
        self.commands = () if self.kinds else tuple(found)
        self.named = True
        end = at + groups[0][0]
        return self.took(end + (end < len(self.text.words) - 1 and self.text.bare[end] == "."))

    def ordinal_at(self, at: int) -> tuple[str, int]:
        """A number in figures or words that tells which one, and the word after it; empty where there is none."""
        words = self.text.bare
        match = ORDINAL.match(words[at]) if at < len(words) else None
        if match:
            return match[1], at + 1 + (at + 1 < len(words) and words[at + 1] == ".")
        said = self.spotter.lexicon.at(words, at, ORDINALS)
        return (said[0][1][0].value, at + 1) if said else ("", at)

    def described(self, at: int) -> int | None:
        """``both infantry divisions``, ``division de cavalerie``: a kind of command by the arm that makes it up."""
        kind, arm, end = self.description(at)
        if kind not in HIGH:
            return None
        found = self.spotter.world.made_up_of(kind, arm)
        if len(found) > 1 and not self.text.bare[end - 1].endswith(("s", "en")) and self.text.bare[end - 1] != "corps":
            several = any(word.endswith(("ions", "ionen")) for word in self.text.bare[at:end])
            found = found if several else ()
        units = frozenset(id for command in found for id in self.spotter.world.commands[command])
        if not found or not self.narrow(units):
            return None
        if not self.kinds and not self.commands:
            self.commands = found
        self.named, self.everybody, self.count = True, False, 0
        return self.took(end)
