"""Numbering: what a number in a phrase for troops tells: how many, which battalion or regiment, or which division."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.designations import (
    ARTICLE,
    BATTALION,
    GUARDED,
    OF,
    ORDINAL,
    TYPES,
    Designation,
)
from orders.language.letters.troops import Troops
from orders.language.letters.world import DESIGNATION

CONTRACTED = frozenset({"du", "au", "vom", "beim", "zum", "hinterm", "vorm"})
JOINING = frozenset({"and", "et", "und", "&", "+", ",", "n"})
COUNTING = frozenset({"number"})
LINE_OF_BATTLE = frozenset({"line", "ligne", "linie", "treffen"})
COMPANY = frozenset({"company", "coy", "battery", "compagnie", "cie", "batterie", "kompanie", "komp", "kp"})
ALL, BODIES, ARMS = frozenset({"all"}), frozenset({"arm", "group"}), frozenset({"arm"})
GROUPS, MANY = frozenset({"group"}), frozenset({"all", "number"})
ORDINALS = frozenset({"ordinal"})
NUMBERED = COUNTING | ORDINALS
NUMBER_SIGN = frozenset({"nr", "no", "n", "numero", "nummer", "number", "num"})
# *5e DI*, *2. KD*: divisions of infantry and of cavalry as staffs write them.
INITIALS = frozenset({"di", "dc", "dic", "id", "kd", "cd", "dlc"})
NATIONAL = frozenset({"national", "nationale", "nationales", "nationalen", "nationaler"})
OURS = frozenset({"our", "my", "their", "his", "notre", "nos"})
OTHERS = frozenset({"autres", "other", "others", "anderen", "ubrigen", "restlichen", "remaining"})


class Numbering(Designation):
    """The part of a phrase for troops that is about its numbers."""

    def may_be_number(self, at: int) -> bool:
        """Whether a word may tell how many or which one; most are told apart by it."""
        word = self.text.bare[at]
        return (
            word[0].isdigit() or word in NUMBER_SIGN or not NUMBERED.isdisjoint(self.spotter.lexicon.begun_with(word))
        )

    def counting(self, at: int) -> int | None:
        """Take how many are meant, before the word for them: ``the three batteries``; the word after the number."""
        words = self.text.bare
        if at + 1 >= len(words) or self.spotter.length_at(self.text, at) is not None:
            return None
        if words[at].isdecimal():
            if not (self.determined(at) or self.everybody or self.commands):
                return None  # 7 militia: the seventh
            number = float(words[at])
        else:
            found = self.spotter.lexicon.at(words, at, COUNTING)
            if not found or found[0][0] > 1:
                return None
            number = float(found[0][1][0].value)
        others = [s for _, found in self.spotter.lexicon.at(words, at + 1, ALL) for s in found]
        if others and others[0].value == "rest" and 2 <= number <= 12 and words[at + 1] in OTHERS:
            self.count, self.rest = int(number), True  # les trois autres bataillons du 2e leger
            return at + 2
        kinds = [s for _, found in self.spotter.lexicon.at(words, at + 1, BODIES) for s in found]
        regiment = ORDINAL.match(words[at + 1])
        if not 2 <= number <= 12 or not (kinds or (regiment and regiment[2]) or self.spotter.feature(words[at + 1])[0]):
            return None
        self.count = int(number)
        return at + 1

    def another_number(self, at: int) -> int | None:
        """``The lancers 5 and 6``: the number of one more of those of whom one was told by his number."""
        words = self.text.bare
        joined = self.counted and words[at] in JOINING and at + 1 < len(words) and words[at + 1].isdecimal()
        if not joined or words[at + 2 : at + 3] == ["/"] or self.spotter.length_at(self.text, at + 1) is not None:
            return None
        units, unclear = self.spotter.world.numbered(words[at + 1], self.wider)
        if not units or unclear or units & self.units_or_none():
            return None
        self.units = self.units_or_none() | units
        return self.took(at + 2)

    def take_number(self, at: int) -> int | None:
        """Take a number that tells a battalion, a regiment or a division; figures before a unit of length do not."""
        words = self.text.bare
        if self.units is None and (several := self.number_list(at)) is not None:
            return several
        whole = f"{words[at]}/{words[at + 2]}" if words[at + 1 : at + 2] == ["/"] and at + 2 < len(words) else ""
        if whole and self.units is not None and any(id.lower() == whole for id in self.spotter.world.enemy):
            return None  # greift Husson | 2/2Nas an
        if words[at] in NUMBER_SIGN:
            after = at + 1 + (at + 1 < len(words) and words[at + 1] in (".", "°"))
            numbered = after < len(words) and words[after].isdecimal()
            return self.take_number(after) if numbered else None
        match = ORDINAL.match(words[at])
        number, end, ordinal = "", at + 1, False
        designation = re.match(r"^\d+[a-z]{1,3}$", words[at])
        if designation and not match:
            units = frozenset(
                id
                for id in (*self.spotter.world.own, *self.spotter.world.enemy)
                if id.lower().endswith(f"/{words[at]}")
            )
            if units and self.narrow(units):
                self.named = True
                return self.took(end)
        if match:
            number, ordinal = match[1], bool(match[2])
            if end < len(words) and words[end] == ".":
                end, ordinal = end + 1, True
        else:
            senses = self.spotter.lexicon.at(words, at, ORDINALS)
            if senses:
                number, ordinal = senses[0][1][0].value, True
        if not number or (not match and self.stands_by_itself(at, end)):
            return None
        if (command := self.numbered_command(number, end)) is not None:
            return command
        if self.is_line_of_battle(number, end):
            return None
        if match and not ordinal and self.arm == "artillery" and words[at - 1] in OF:
            world = self.spotter.world
            calibre = frozenset(id for id in self.units_or_none() if f"({number}-p" in world.view.unit_by_id[id].name)
            return self.took(end) if self.narrow(calibre) else None
        if match and end + 1 < len(words) and words[end] == "/" and (second := ORDINAL.match(words[end + 1])):
            units = frozenset(
                id for id in self.spotter.world.own
                if (found := DESIGNATION.match(id)) and found[1] == number and re.match(rf"{second[1]}(?!\d)", found[2])
            )  # fmt: skip
            if units and self.narrow(units):
                self.named = True
                return self.took(end + 2)
        regiment = self.second_number(end)
        if regiment is not None:
            units = frozenset(
                id
                for id in self.spotter.world.own
                if (found := DESIGNATION.match(id))
                and found[1] == number
                and re.match(rf"{regiment[1]}(?!\d)", found[2])
            )
            if units and self.narrow(units):
                self.named = self.counted = True
                self.spotter.family = self.spotter.world.of_regiment(regiment[1], "infantry")
                served = words[end] in COMPANY and words[regiment[0] : regiment[0] + 1] in (["foot"], ["horse"])
                return self.took(regiment[0] + served)  # the 1st company of the 6th Foot
        if ordinal and end < len(words) and words[end] in BATTALION:
            battalions = frozenset(
                id for id in self.spotter.world.own if (found := DESIGNATION.match(id)) and found[1] == number
            )
            told = end + 1 < len(words) and (words[end + 1] in OF or self.of_others(end + 1))  # whose second
            around: tuple[frozenset[str], ...] = () if told else (self.spotter.topic, self.spotter.family)
            for spoken in around:
                plain = battalions & spoken - self.spotter.world.compounds or battalions & spoken
                if len(battalions) > 1 and plain and (self.units is None or plain & self.units):
                    battalions = plain  # of those spoken of
            if battalions and self.narrow(battalions):
                self.named = self.counted = self.one = True
                return self.took(end + 1)
            if not battalions and (named := self.battalion_of(number, end + 1)):
                return named
        if self.spotter.length_at(self.text, at) is not None:
            return None
        if end < len(words) and match and not match[2] and re.fullmatch(r"[a-z]{1,3}", words[end]):
            joined = words[at] + words[end]
            units = frozenset(id for id in (*self.spotter.world.own, *self.spotter.world.enemy) if id.lower() == joined)
            if units and self.narrow(units):
                self.named = True
                return self.took(end + 1)
        suffix = (
            frozenset(
                id
                for id in (*self.spotter.world.own, *self.spotter.world.enemy)
                if id.lower().endswith(f"/{words[at]}")
            )
            & self.units_or_none()
        )
        typed = self.spotter.feature(words[end])[0] if end < len(words) and words[end] in TYPES else suffix
        suffix &= typed  # the 2nd light is not the 2nd of the line
        if suffix and (at == self.start or self.units is not None) and self.narrow(suffix):
            self.named = True
            return self.took(end)
        kind = end + (end + 1 < len(words) and words[end] in OF and words[end + 1] not in ARTICLE)
        following = (
            self.spotter.feature(words[kind])[0]
            if kind < len(words) and words[kind] not in GUARDED and not self.is_told(kind)
            else frozenset()
        )
        if not following and kind < len(words) and len(words[kind]) > 8:
            following = self.compound(words[kind])
        if end < len(words) and words[end] in ("line", "light", "militia", "jaeger", "ligne", "leger", "linie"):
            following = self.spotter.feature(words[end])[0]
        among = self.units if self.units is not None else following
        anybody = False  # only the number says who
        eaten = (
            bool(match and match[2]) and words[at - 1 : at] != ["der"] and words[at - 1] in ARTICLE
        )  # hinter das | 2te
        contracted = at == self.start > 0 and (eaten or words[at - 1] in CONTRACTED)  # behind | the 2nd: du 2e
        if not among and ordinal and (self.determined(at) or self.begins_clause(at) or self.count or contracted):
            family = self.spotter.family if not self.spotter.topic and not self.of_others(end) else frozenset()
            battalions = frozenset(id for id in family if id.startswith(f"{number}/")) & self.of_that_arm(end)
            if family and not battalions:  # the 8th militia, and the 7th: of the militia as well
                alike = self.spotter.world.numbered(number, family)[0] & self.of_that_arm(end)
                battalions = alike if len(alike) == 1 else battalions
            if battalions and self.narrow(battalions):
                self.named = self.counted = True
                return self.took(end)
            if contracted:
                return None
            among = self.spotter.topic or frozenset(self.spotter.world.own)
            anybody = not self.spotter.topic
        if anybody:
            among &= self.of_that_arm(end)
        if not among:
            return None
        units, unclear = self.spotter.world.numbered(number, among)
        if self.spotter.topic and among is self.spotter.topic:
            among = among - self.spotter.world.compounds or among
            battalions = frozenset(id for id in among if id.startswith(f"{number}/"))
            battalions = battalions & self.spotter.world.present or battalions
            units, unclear = (battalions, False) if len(battalions) == 1 else (units, unclear)
        if anybody and self.of_several_regiments(units):
            units = self.of_those_like_the_last(number, units, end) or units
        if not units:
            return self.take_command_number(number, end)
        if ordinal and following and not units & {*self.spotter.world.present, *self.spotter.world.enemy}:
            bearing = following & self.spotter.world.present
            units = frozenset(id for id in bearing if id.startswith(f"{number}/")) or units  # the 1st of Nassau
        if following and self.units is None and not units & following:
            return None
        if not self.narrow(units):
            return None
        unclear = unclear or (anybody and self.of_several_regiments(units))
        self.unclear = unclear and not (end < len(words) and words[end] in TYPES)
        self.named = self.counted = True
        if not anybody:
            self.spotter.family = frozenset(among)
        return self.took(end)

    def stands_by_itself(self, at: int, end: int) -> bool:
        """``Husson advances, first, and Campi follows``, ``guns first on him``: whether a rank stands by itself."""
        words = self.text.bare
        if (
            self.units is not None
            and words[at] == "first"
            and words[end : end + 1] in (["on"], ["at"], ["and"], ["then"])
        ):
            return True
        return self.units is None and at > 0 and words[at - 1] == "," and words[end : end + 1] in ([","], ["."], [";"])

    def of_those_like_the_last(self, number: str, units: frozenset[str], end: int) -> frozenset[str]:
        """``1st Chasseurs to K7. The 6th to J6``: of all who bear a number those of the kind, or brigade, told last."""
        words = self.text.bare
        while end < len(words) and words[end] in OF:
            end += 1
        if end < len(words) and words[end] in TYPES:
            return frozenset()  # the 7th of the Line, after the 5th Militia
        named = [spot.value for spot in self.before if spot.kind == "troops" and isinstance(spot.value, Troops)]
        last = next((one for one in reversed(named) if one.own and not one.loose), None)
        for alike in self.spotter.comrades if last is None else self.spotter.world.like_and_beside(last.own):
            found, unclear = self.spotter.world.numbered(number, alike & units)
            one = len({self.spotter.world.own[id].of for id in found}) == 1  # no batteries of two divisions
            if one and not unclear and not self.of_several_regiments(found):
                return found
        return frozenset()

    def battalion_of(self, number: str, at: int) -> int:
        """``The 5th battalion of the militia``: its number is the regiment's; the word behind its kind, else 0."""
        words = self.text.bare
        while at < len(words) and (words[at] in OF or words[at] in ARTICLE or words[at] in NATIONAL):
            at += 1
        bearers = self.spotter.feature(words[at])[0] if at < len(words) else frozenset()
        units, unclear = self.spotter.world.numbered(number, bearers)
        if unclear or len(units) != 1 or not self.narrow(units):
            return 0
        self.named = self.counted = self.one = True
        at += 1
        return self.took(at + (at < len(words) and words[at] in NATIONAL))

    def is_told(self, at: int) -> bool:
        """Whether a word that may be a verb has an article behind it: *le second garde le carrefour*."""
        behind = self.text.bare[at + 1 : at + 2]
        verbs = self.spotter.lexicon.at([self.text.bare[at]], 0, frozenset({"verb"}))
        return bool(verbs) and bool(behind) and (behind[0] in ARTICLE or behind[0] in OURS)

    def of_others(self, at: int) -> bool:
        """Whether a number goes on with a name that none of those just spoken of bears: of Orange, after Nassau."""
        words = self.text.bare
        while at < len(words) and (words[at] in BATTALION or words[at] in OF or words[at] in ARTICLE):
            at += 1
        bearers = self.spotter.feature(words[at])[0] if at < len(words) and not self.is_told(at) else frozenset()
        world = self.spotter.world
        plain = (bearers & world.present) - world.compounds or bearers  # Nassau, after Orange-Nassau: the others
        return bool(bearers) and not plain & self.spotter.family

    def of_that_arm(self, at: int) -> frozenset[str]:
        """The units of the arm that a word behind a number tells of, ``the third battery``; all where it tells none."""
        world = self.spotter.world
        told = self.spotter.lexicon.at(self.text.bare, at, ARMS) if at < len(self.text.words) else []
        return world.with_arm(told[0][1][0].value) if told else frozenset((*world.own, *world.enemy))

    def compound(self, word: str) -> frozenset[str]:
        """The units that a German compound names: ``Gardekavallerie``."""
        for cut in range(4, len(word) - 3):
            senses = [s for _, found in self.spotter.lexicon.at([word[cut:]], 0, ARMS) for s in found]
            bearers = self.spotter.feature(word[:cut])[0] if senses else frozenset()
            if senses and bearers:
                return bearers & self.spotter.world.with_arm(senses[0].value)
        return frozenset()

    def begins_clause(self, at: int) -> bool:
        """Whether nothing but a comma or an *and* stands before a word."""
        return at == 0 or self.text.words[at - 1].is_mark or self.text.bare[at - 1] in JOINING

    def of_several_regiments(self, units: frozenset[str]) -> bool:
        """Whether units that bear one number belong to more than one regiment: *the 6th*, of whatever arm."""
        regiments = {found[2] if (found := DESIGNATION.match(id)) else id for id in units}
        return len(regiments) > 1

    def number_list(self, at: int) -> int | None:
        """Take battalions told by their numbers, one after the other: ``1 and 2 Nassau``, ``the 1st and 3rd``."""
        words, numbers, end = self.text.bare, [], at
        while end < len(words) and (found := ORDINAL.match(words[end])):
            numbers.append(found[1])
            if end + 2 < len(words) and words[end + 1] in JOINING and ORDINAL.match(words[end + 2]):
                end += 2
                continue
            end += 1
            break
        if len(numbers) < 2 or end >= len(words) or words[end] in GUARDED:
            return None
        present = self.spotter.world.present
        bearers = self.spotter.feature(words[end])[0] & present
        among = bearers or (self.spotter.topic & present if words[end] in BATTALION else frozenset())
        among = among - self.spotter.world.compounds or among
        chosen = [[id for id in among if (found := DESIGNATION.match(id)) and found[1] == number] for number in numbers]
        if not among or any(len(ids) != 1 for ids in chosen) or not self.narrow(frozenset(ids[0] for ids in chosen)):
            return None
        self.named = True
        self.spotter.family = frozenset(among)
        return self.took(end + 1)

    def second_number(self, at: int) -> tuple[int, str] | None:
        """The number of a regiment after ``1st battalion (of the)``, and the word after it."""
        words = self.text.bare
        senses = self.spotter.lexicon.at(words, at, ARMS)
        joined = at < len(words) and words[at] in OF and words[at] not in ARTICLE  # the 1st of the 92nd
        company = at + 1 < len(words) and words[at] in COMPANY and words[at + 1] in OF  # the 1st company of the 6th
        if not joined and not company and (not senses or senses[-1][1][0].value != "infantry"):
            return None
        at += 0 if joined else 1
        while at < len(words) and words[at] in OF:
            at += 1
        match = ORDINAL.match(words[at]) if at < len(words) else None
        if match and match[2]:
            return at + 1, match[1]
        if match and at + 1 < len(words) and words[at + 1] == ".":
            return at + 2, match[1]  # das 1. Bataillon des 2. leichten Regiments
        said = self.spotter.lexicon.at(words, at, ORDINALS)
        return (at + 1, said[0][1][0].value) if said else None

    def behind_of(self, at: int) -> int:
        """The first word that is no *of the*."""
        while at < len(self.text.words) and self.text.bare[at] in OF:
            at += 1
        return at

    def description(self, at: int) -> tuple[str, str, int]:
        """The kind of command and the arm that some words tell of, and the word after them; empty for other words."""
        words, lexicon = self.text.bare, self.spotter.lexicon
        while at < len(words) and lexicon.at(words, at, MANY):
            at += 1
        if at >= len(words):
            return "", "", at
        if here := lexicon.at(words, at, GROUPS):
            end = self.behind_of(at + here[0][0])
            told = lexicon.at(words, end, ARMS) if at + here[0][0] < end < len(words) else []
            return (here[0][1][0].value, told[0][1][0].value, end + told[0][0]) if told else ("", "", at)
        if here := lexicon.at(words, at, ARMS):
            end = at + here[0][0]
            told = lexicon.at(words, end, GROUPS) if end < len(words) else []
            return (told[0][1][0].value, here[0][1][0].value, end + told[0][0]) if told else ("", "", at)
        for cut in range(4, len(words[at]) - 4):
            head = lexicon.at([words[at][:cut]], 0, ARMS)
            if head and (tail := lexicon.at([words[at][cut:]], 0, GROUPS)):
                return tail[0][1][0].value, head[0][1][0].value, at + 1
        return "", "", at

    def numbered_command(self, number: str, end: int) -> int | None:
        """``4th division``: with that word behind it a number is a command's before it is a battery's or regiment's."""
        kind, arm, end = self.description(end)  # the 2nd cavalry division
        groups = self.spotter.lexicon.at(self.text.bare, end, GROUPS) if end < len(self.text.words) else []
        kinds = {kind, *(sense.value for _, found in groups for sense in found if not arm)} & {"division", "corps"}
        if not kinds and self.text.bare[end : end + 1] and self.text.bare[end] in INITIALS:
            kinds = {"division"}
        world = self.spotter.world
        for id, units in world.commands.items():
            formation = world.view.formation_by_id.get(id)
            if formation is None or formation.kind not in kinds or formation.id != id:
                continue
            if arm and kind and id not in world.made_up_of(kind, arm):
                continue
            if re.search(rf"(?<!\d){number}(?!\d)", f"{formation.label} {id}"):
                if self.units is None or self.units & frozenset(units):
                    self.narrow(frozenset(units))
                    self.commands = () if self.kinds else (id,)
                else:
                    self.units = frozenset()  # guns of a division that has none
                self.named = True
                return self.took(end)
        return None

    def is_line_of_battle(self, number: str, end: int) -> bool:
        """``The first line``: no regiment of that name bears the number, so that it is a place in the array."""
        line = self.text.bare[end] if end < len(self.text.words) else ""
        if line not in LINE_OF_BATTLE:
            return False
        world = self.spotter.world
        bearing = self.spotter.feature(line)[0] & {*world.present, *world.enemy}
        return not any(regiment == number for id in bearing for _, regiment in world.designations.get(id, ()))

    def take_command_number(self, number: str, end: int) -> int | None:
        """Take the number of a division or corps."""
        world = self.spotter.world
        for id, units in world.commands.items():
            formation = world.view.formation_by_id.get(id)
            high = formation is not None and formation.kind in ("division", "corps")
            named = high and re.search(rf"(?<!\d){number}(?!\d)", formation.label if formation else "")
            if named and self.narrow(frozenset(units)):
                self.commands = (id,)
                self.named = True
                return self.took(end)
        return None
