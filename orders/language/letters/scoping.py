"""Scoping: for whom the words of a sentence are, where what stands around them tells it.

Between spotting and composing. *All* behind somebody is all of him, an arm named at the head leaves of those below it
that arm alone, a place in brackets tells which of several stand there. Each rule looks at how spots stand to each
other, and puts those who are meant in the place of what was said.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from orders.language.letters.lexicon import Lexicon
from orders.language.letters.marked_spots import PASSED
from orders.language.letters.referring import PLACES, STANDING_IN, Referring
from orders.language.letters.spots import Spot
from orders.language.letters.state import POSSESSIVES
from orders.language.letters.text import Text
from orders.language.letters.troops import Troops
from orders.language.letters.world import World

OPENING, ENDING = (
    frozenset({",", ":", "(", "-", "–", "—", ";", "[", "."}),
    frozenset({")", ",", ";", ".", "!", "]", ":"}),
)
COPULAS = frozenset(
    {"is", "are", "was", "were", "ist", "sind", "war", "waren", "est", "sont", "etait", "etaient", "s", "re"}
)
# Words for all of something, and not for everybody: they take up those who were named in the sentence before.
NEUTER = frozenset({"tout", "alles", "everything", "all", "whole", "ganze", "ensemble", "lot", "gesamte"})
EVERY = frozenset({"toute", "tout", "chaque", "jede", "jeder", "jedes", "jeden", "jedem", "every", "each", "any"})
LISTING, CLOSING = frozenset({",", ".", "/", "+", "&"}), frozenset({")", "]"})
TOO = frozenset(
    {"too", "also", "included", "including", "aussi", "egalement", "compris", "comprise", "auch", "ebenfalls",
     "inklusive", "inbegriffen", "ebenso", "likewise", "idem"}
)  # fmt: skip
# Who does one of these leaves the place where he is, or goes to the one that is named.
LEAVING = ("go", "advance", "withdraw", "take", "attack", "place", "ride", "join", "leave")
BESIDE_PLACE = frozenset({"filler", "they", "modal"})
NOTHING = frozenset({"nothing", "none", "nichts", "rien"})
BODIES = frozenset({"group", "arm", "number", "filler"})
BRIGADES_OF = {"infant": "infantry", "kavall": "cavalry", "reiter": "cavalry"}  # *alle Infanteriebrigaden*
HIS_WITH = frozenset({"and", "with", "und", "mit", "et", "avec", "&"})
ONLY_A_NUMBER = re.compile(r"(?:[^\W\d]+\W+)?(\d{1,2})(?:st|nd|rd|th|er?|re|[eè]me|te|\.)?")
WHOSE = frozenset({"of", "from", "de", "du", "d", "des", "von", "vom", "aus"})
PERSONALLY = frozenset(
    {"general", "général", "gen", "gal", "himself", "selbst", "prince", "prinz", "duke", "herzog", "duc", "marshal",
     "marschall", "maréchal", "count", "graf", "comte"}
)  # fmt: skip

NOT_ONE = frozenset(
    {"no", "none", "neither", "kein", "keine", "keiner", "keines", "keins", "aucun", "aucune", "nul", "nulle"}
)


class Scope(Referring):
    """A sentence whose spots are put in order by whom each of them is for."""

    def meant(self) -> list[Spot]:
        """The spots, with those who are meant in the place of what was said."""
        if not any(isinstance(spot.value, Troops) or spot.kind == "formation" for spot in self.spots):
            return self.spots
        self.every_thing()
        self.of_that_kind()
        self.none_of_them()
        self.told_whose_they_are()
        self.by_the_head()
        self.with_his_own()
        self.standing_there()
        self.his_skirmishers()
        self.skirmishers_there()
        self.his_of_a_kind()
        self.his_other_battalions()
        self.said_of_those_before()
        self.in_the_place_of_others()
        self.close_to_them()
        self.part_by_part()
        self.all_alone()
        self.all_there()
        self.all_of_them()
        return self.spots

    # whose somebody is

    def every_thing(self) -> None:
        """``Wathiez appuie Gauthier et guette toute occasion``: every one of a thing nobody knows, and not everybody.

        It is no more than a part of that word where the sentence began with somebody else.
        """
        for at in range(len(self.spots) - 1, 0, -1):
            who, thing = self.spots[at - 1].value, self.spots[at]
            if not isinstance(who, Troops) or not who.everybody or thing.kind != "unknown":
                continue
            every = self.spots[at - 1]
            named = [one for one in (self.troops(n) for n in range(at - 1)) if one is not None and one.own]
            if self.text.bare[every.start] not in EVERY or every.end != thing.start or every.end != every.start + 1:
                continue
            if named and not (named[0].loose or named[0].everybody):
                self.spots[at - 1 : at + 1] = [replace(thing, start=every.start)]

    def his_other_battalions(self) -> None:
        """``Jamins leichte Bataillone schwärmen aus, die Linienbataillone bleiben``: his, and not the army's."""
        whose: frozenset[str] = frozenset()
        for at, spot in enumerate(self.spots):
            them = spot.value
            if not isinstance(them, Troops) or not them.own:
                continue
            said = them.said.lower().split()
            if (
                whose
                and said[0] == "die"
                and said[-1].endswith(("bataillone", "bataillonen"))
                and not whose >= set(them.own)
            ):
                his = tuple(id for id in them.own if id in whose)
                if his and not them.commands:
                    self.spots[at] = replace(spot, value=replace(them, own=his, enemy=(), pool=his))
                continue
            led = [id for id in self.world.lowest if set(them.own) < set(self.world.commands[id])]
            owned = them.kind and len(led) == 1 and len(said) > 1 and said[-1].endswith(("bataillone", "bataillonen"))
            whose = frozenset(self.world.commands[led[0]]) if owned else frozenset()

    def told_whose_they_are(self) -> None:
        """``1/92 (Gauthier) to F6``, ``1/92, de la brigade Gauthier, avance``: whose they are, and not all of his."""
        for at in reversed(range(len(self.spots) - 2)):
            whom, opened = self.troops(at), self.spots[at + 1]
            if whom is None or not whom.own or whom.loose or opened.value not in ("(", "[", ","):
                continue
            named = self.next(at + 1, frozenset({"group", "filler", "relation", "title"}))
            his = self.troops(named) if named < len(self.spots) else None
            within = self.spots[at + 2 : named]
            of = not WHOSE.isdisjoint(self.text.bare[opened.end : opened.end + 1])
            plain = all(spot.kind != "relation" or spot.means("relation", "of", "from") for spot in within)
            closed = self.kind(named + 1) == "mark" and self.spots[named + 1].value in (")", "]", ",")
            if his is None or not his.commands or not (plain and closed) or (opened.value == "," and not of):
                continue
            if set(whom.own) < set(his.own):
                self.drop(at + 1, named + 2)

    # an arm at the head

    def by_the_head(self) -> None:
        """``Guns: 5th and 9th``, ``Garde : ne bouge pas`` under *Cavalerie*: of those named the ones of that arm."""
        head = self.spots[0].value if self.spots and self.kind(1) == "mark" and self.spots[1].value == ":" else None
        named = isinstance(head, Troops) and head.loose and head.kind and bool(head.arm) and self.troops(2) is not None
        arm = head.arm if named and isinstance(head, Troops) else self.arm
        if not arm:
            return
        first, self.headed = True, arm if named else self.headed
        again = self.troops(2) if named and isinstance(head, Troops) else None
        if again is not None and again.loose and isinstance(head, Troops) and set(again.own) < set(head.own):
            self.drop(0, 2)  # guns: all three batteries on the hill
            return
        for at in range(2 if named else 0, len(self.spots)):
            whom = self.troops(at)
            beside = self.troops(at - 1) is not None
            if whom is None or whom.loose or whom.everybody or whom.rest or not (self.heads(at) or beside):
                continue
            others = [n for n in range(2 if named else 0, len(self.spots)) if n != at and self.is_arm(n)]
            if any(set(self.troops(n).own) & set(whom.own) for n in others):  # type: ignore[union-attr]
                return  # the Guard and their two cannons, under the horse
            kept = self.of_the_arm(self.by_number(whom, arm), arm)
            if kept is not None and not (self.is_the_man(at) or self.leads_those_told(at)):
                self.put(at, kept)
            self.ended = self.ended or (first and not named and kept is None)
            first = False

    def of_the_arm(self, whom: Troops, arm: str) -> Troops | None:
        """Of some troops those of an arm; a command of foot or horse keeps its guns, which follow it."""
        formation = self.world.view.formation_by_id.get(whom.commands[0]) if whom.commands else None
        if formation is not None and formation.kind in ("corps", "army"):
            return whom  # who commands them all, and no battery
        arms = {id: self.world.own[id].arm for id in whom.own if id in self.world.own}
        kept = tuple(id for id, one in arms.items() if one == self.arm_alone(arm))
        if not kept:
            return None
        others = {one for id, one in arms.items() if id not in kept}
        if not others:
            return whom
        if whom.commands and others == {"artillery"}:
            return replace(whom, general="")
        return replace(whom, own=kept, enemy=(), commands=(), general="", arm=arm, unclear=False)

    def by_number(self, whom: Troops, arm: str) -> Troops:
        """``The 5th`` alone: under the heading of an arm of which that regiment is not, the command of that number."""
        found = ONLY_A_NUMBER.fullmatch(whom.said)
        if found is None or whom.commands or self.of_the_arm(whom, arm) is not None:
            return whom
        formations = self.world.view.formation_by_id
        told = re.compile(rf"{found[1]}(?!\d)")
        named = [id for id in self.world.commands if id in formations and told.match(formations[id].label)]
        own = self.world.commands[named[0]] if len(named) == 1 else ()
        return Troops(own, (), tuple(named), said=whom.said) if own else whom

    def arm_alone(self, arm: str) -> str:
        """The arm to which a kind of it belongs."""
        return {"horse": "artillery", "foot": "artillery", "lancer": "cavalry", "light": "infantry"}.get(arm, arm)

    def is_the_man(self, at: int) -> bool:
        """Whether somebody is named as a man, by his title or by what a man alone does."""
        whom, ahead = self.troops(at), self.next(at, frozenset({"filler", "modal"}))
        titled = whom is not None and any(word.lower().rstrip(".") in PERSONALLY for word in whom.said.split())
        alone = ahead < len(self.spots) and (
            self.spots[ahead].value == "self" or self.spots[ahead].means("verb", "ride")
        )
        return titled or alone

    def leads_those_told(self, at: int) -> bool:
        """``Hubert goes back to K5. Piré stays where he is``: whether one goes or stays whose brigades were told."""
        whom, ahead = self.troops(at), self.next(at, frozenset({"filler", "modal"}))
        if whom is None or not whom.general or whom.general in self.world.lowest or self.told.isdisjoint(whom.own):
            return False
        there = self.kind(ahead) == "relation" and self.kind(self.next(ahead)) in ("spot", "ground")
        return there or (ahead < len(self.spots) and self.spots[ahead].means("verb", "hold", "go"))

    # parts of those who are named

    def with_his_own(self) -> None:
        """``Foy and his two brigades``: a general with those whom he commands is his command."""
        for at in range(len(self.spots)):
            whom, joins = self.troops(at), at + 1
            if whom is None or not whom.general or joins >= len(self.spots):
                continue
            end = joins + 1
            if not HIS_WITH.intersection(self.text.bare[self.spots[joins].start : self.spots[joins].end]):
                continue
            words = self.text.bare
            his = end < len(self.spots) and words[self.spots[end].start] in POSSESSIVES
            while (
                his
                and end < len(self.spots)
                and (self.kind(end) in BODIES or words[self.spots[end].start] in POSSESSIVES)
            ):
                end += 1
            if his and self.kind(end - 1) in ("group", "arm"):
                self.put(at, replace(whom, general=""))
                self.drop(joins, end)

    def part_by_part(self) -> None:
        """``The Guard, horse and guns``; ``the 5th stays, guns too``: arms behind a mark are of those named before."""
        for at in range(1, len(self.spots)):
            if self.is_mark(at, OPENING) and self.is_arm(at + 1):
                self.arms_of_them(at)

    def none_of_them(self) -> None:
        """``Nothing of Lefebvre's moves``: none of those, whatever is denied of them."""
        none = bool(self.spots) and self.spots[0].means("verb", "hold") and not NOTHING.isdisjoint(self.words(0))
        if none and self.troops(1) is not None and self.kind(2) == "verb":
            self.spots[0] = Spot("not", "nobody", self.spots[0].start, self.spots[0].end)
        self.not_one_of_a_kind()
        self.all_the_brigades()

    def all_the_brigades(self) -> None:
        """``Alle Brigaden``, ``all brigades``: all who stand in one, and no battery of a division."""
        for at, spot in enumerate(self.spots[:-1]):
            whom = self.troops(at)
            if whom is not None and whom.everybody and self.spots[at + 1].means("group", "brigade"):
                guns, said = self.world.with_arm("artillery"), " ".join(self.words(at + 1))
                arm = next((arm for begun, arm in BRIGADES_OF.items() if said.startswith(begun)), "")
                of_arm = self.world.with_arm(arm) if arm else frozenset(whom.own) - guns
                own = tuple(id for id in whom.own if id in of_arm)
                self.spots[at] = Spot("troops", replace(whom, own=own), spot.start, spot.end)

    def not_one_of_a_kind(self) -> None:
        """``No battery moves``, ``aucune batterie ne tire``: none of them, and not one that is left open."""
        for at, spot in enumerate(self.spots[:-1]):
            whom = self.troops(at + 1)
            if spot.kind == "not" and whom is not None and whom.kind and whom.loose and NOT_ONE & set(self.words(at)):
                one = self.spots[at + 1]
                self.spots[at + 1] = Spot("troops", replace(whom, unclear=False, everybody=True), one.start, one.end)

    def is_arm(self, at: int) -> bool:
        """Whether an arm is named by its kind alone."""
        one = self.troops(at)
        return one is not None and one.loose and one.kind and bool(one.arm) and not (one.commands or one.everybody)

    def arms_of_them(self, mark: int) -> None:
        """Take the arms that stand behind a mark for parts of those named last, where nothing else can be told."""
        whole = next((n for n in range(mark - 1, -1, -1) if self.troops(n) is not None), -1)
        who = self.troops(whole)
        if who is None or who.loose or who.everybody or who.rest or len(who.own) < 2:
            return
        run, at = [], mark + 1
        while self.is_arm(at):
            run.append(at)
            at += 1
            while self.kind(at) in ("filler", "link") or self.is_mark(at, LISTING):
                at += 1
        last = run[-1] if run else mark
        end = last + 1
        said = []
        while end < len(self.spots) and self.kind(end) not in ("mark", "verb", "formation", "troops", "relation"):
            said += self.text.bare[self.spots[end].start : self.spots[end].end]
            end += 1
        ends = end >= len(self.spots) or self.is_mark(end, ENDING)
        ends = ends and not (end + 1 < len(self.spots) and self.spots[end].value == ".")  # Garde: Kav. bleibt
        ends = ends and (len(run) > 1 or self.spots[mark].value != ":")
        close = all(self.kind(n) in PASSED for n in range(whole + 1, mark))
        told = not TOO.isdisjoint(said) or len(run) > 1 or close
        extra = [word for word in said if word not in TOO and not self.lexicon.at([word], 0)]
        if not (ends and told) or extra:
            return
        parts = {n: tuple(id for id in self.troops(n).own if id in who.own) for n in run}  # type: ignore[union-attr]
        if not run or not all(parts.values()):
            return
        named = {id for own in parts.values() for id in own}
        if close and TOO.isdisjoint(said) and not named.issuperset(who.own):
            who = replace(who, own=tuple(id for id in who.own if id in named), commands=(), unclear=False)
        self.put(whole, replace(who, general=""))
        self.drop(mark, end + self.is_mark(end, CLOSING))  # they do what was said of the whole

    # all

    def is_all(self, at: int) -> bool:
        """Whether all are named, and nothing tells of whom."""
        one = self.troops(at)
        return (
            one is not None
            and one.everybody
            and len(one.own) == len(self.world.own)
            and not (one.arm or one.kind or one.commands or one.enemy)
        )

    def all_there(self) -> None:
        """``In the wood everybody stays``, ``tout le monde dans le bois reste``: all who stand there."""
        for at in range(len(self.spots)):
            who = self.troops(at)
            if (
                who is None
                or not self.is_all(at)
                or any(self.spots[n].means("verb", *LEAVING) for n in self.clause(at))
            ):
                continue
            ahead = self.next(at + 1, BESIDE_PLACE)
            led = self.kind(at + 1) == "relation" and not STANDING_IN.isdisjoint(self.words(at + 1))
            if led and self.kind(ahead) in PLACES and self.kind(self.next(ahead)) in ("verb", "modal", "not"):
                first, place, end = at + 1, ahead, ahead + 1
            else:
                before = next(
                    (n for n in range(at - 1, -1, -1) if self.kind(n) not in ("verb", *BESIDE_PLACE, "mark")), -1
                )
                first = next((n for n in range(before - 1, -1, -1) if self.kind(n) not in BESIDE_PLACE), -1)
                led = self.kind(first) == "relation" and not STANDING_IN.isdisjoint(self.words(first))
                if not led or self.kind(before) not in PLACES or not self.heads(first):
                    continue
                place, end = before, before + 1 + self.is_mark(before + 1, frozenset({","}))
            value = self.spots[place].value
            found = self.world.standing_at(who, value, within=0.0)
            found = self.world.standing_at(who, value) if found is who else found
            if found is not who:
                self.put(at, replace(found, enemy=(), everybody=False, loose=False))
                self.drop(first, end)

    def clause(self, at: int) -> range:
        """The numbers of the spots of a clause, from where it begins to its end; a comma does not part it."""
        stops = [n for n in range(len(self.spots)) if self.is_mark(n, frozenset({".", ";", ":", "(", ")"}))]
        first = max((n for n in stops if n < at), default=-1) + 1
        last = min((n for n in range(at, len(self.spots)) if self.kind(n) == "mark"), default=len(self.spots))
        return range(first, last)

    def all_alone(self) -> None:
        """``They are all alone``, ``sind ganz allein``: how somebody is, and nobody who does anything."""
        for at in range(1, len(self.spots)):
            before = self.text.bare[self.spots[at].start - 1] if self.spots[at].start else ""
            ahead = self.next(at, frozenset({"title"}))
            told = self.kind(ahead) in ("formation", "verb", "relation", "spot", "ground")
            if self.is_all(at) and before in COPULAS and not told:
                self.drop(at, at + 1)

    def all_of_them(self) -> None:
        """``Husson attacks, everything in column``: all of those who were named, and never the whole army."""
        last = self.spoken
        spoken_of = last is not None and bool(last.own) and not (last.everybody or self.begins)
        for at in range(len(self.spots)):
            if not self.is_all(at):
                continue
            words = self.text.bare[self.spots[at].start : self.spots[at].end]
            ahead = self.next(at, frozenset({"filler", "group"}))
            formed = self.kind(ahead) == "formation" and self.spots[ahead].value != "square"
            glued = self.troops(at - 1) is not None and not self.is_all(at - 1)
            named = any(self.troops(n) is not None and not self.is_all(n) for n in range(at))
            if glued and self.kind(ahead) not in ("verb", "modal"):
                self.drop(at, at + 1)  # 5th and 9th, all at the battery
                continue
            taken_up = at == 0 and spoken_of and not NEUTER.isdisjoint(words)
            if formed and ((named and self.heads(at)) or taken_up):
                self.drop(at, ahead)


def scoped(
    world: World,
    lexicon: Lexicon,
    text: Text,
    spots: Sequence[Spot],
    spoken: Troops | None,
    arm: str,
    *,
    begins: bool,
    told: Collection[str],
) -> Scope:
    """The scope of a sentence once it is settled who is meant in it."""
    scope = Scope(world, lexicon, text, list(spots), spoken, arm, begins, told=frozenset(told))
    scope.meant()
    return scope
