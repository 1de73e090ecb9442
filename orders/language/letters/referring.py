"""Referring: troops told by whose they are and where they stand, and those of whom the sentence only speaks."""

from __future__ import annotations

from battles.engine import expressions as re
from battles.engine.dataclasses import replace
from battles.engine.orders import Place, PlaceKind
from orders.language.letters.marked_spots import MarkedSpots
from orders.language.letters.spots import Spot
from orders.language.letters.state import FIGHTING, POSSESSIVES
from orders.language.letters.troops import Troops

STANDING_IN = frozenset(
    {"in", "im", "at", "bei", "beim", "by", "near", "dans", "en", "on", "auf", "am", "sur", "a", "au", "aux", "inside"}
)
GERMAN_THE = frozenset({"dem", "der", "den"})
PLACES = frozenset({"spot", "ground", "kind"})
RELATIVES = frozenset(
    {"which", "who", "that", "qui", "lequel", "laquelle", "lesquels", "lesquelles", "der", "die", "das", "welcher",
     "welche", "welches"}
)  # fmt: skip
PARTICIPLE = re.compile(
    r"\w{3,}é(?:e|s|es)|\w*ge(?:blieben|stellt|lassen)\w*|stehend\w*|left|posted|standing|placed|stationed|drawn|waiting"
)
ONES = frozenset({"ones", "one", "those", "ceux", "celles", "celui", "celle", "diejenigen", "die", "das", "der"})
SKIRMISHERS = frozenset({"skirmishers", "skirmisher", "skirms", "plankler", "tirailleurs", "tiralleurs", "schutzen"})
# The ground that somebody holds: *takes its place*, *tritt an seine Stelle*, *prend sa place*.
POST = frozenset({"place", "stelle", "platz", "position", "stellung", "places", "positions"})
INTO_ITS = frozenset({"take", "go", "place", "advance"})
AT_THEM = frozenset({"du", "de", "d", "au", "aux", "a", "an", "zu", "zum", "zur", "to"})
READY_TO = frozenset({"to", "zu", "a", "pour", "de"})
COUNTS = (
    frozenset[str](), frozenset[str](), frozenset({"two", "2", "both", "zwei", "beiden", "deux"}),
    frozenset({"three", "3", "drei", "trois"}), frozenset({"four", "4", "vier", "quatre"}),
)  # fmt: skip
OPENING_WITH = ("as to", "as for", "as regards", "regarding", "concerning", "quant a", "quant au", "was")
AROUND = ("behind", "before", "left", "right")
NEARING = frozenset({"go", "advance", "withdraw", "place"})
THROWN_OUT = frozenset({"form", "lead", "screen"})


class Referring(MarkedSpots):
    """The rules by which a place, a possessive or a relative pronoun tells who is meant."""

    # where they stand

    def standing_there(self) -> None:
        """``The first battalion (D6)``, ``the militia in the farm stays``: where somebody stands picks him out."""
        for at in range(len(self.spots)):
            who = self.troops(at)
            if who is None or who.everybody or who.rest:
                continue
            if self.is_mark(at + 1, frozenset({"(", "["})):
                self.of_command_in_brackets(at, who)
                self.in_brackets(at, who)
            elif self.heads(at) and self.is_mark(at + 1, frozenset({","})) and self.is_participle(at + 2):
                self.between_commas(at)
            elif self.heads(at) and self.kind(at + 1) == "relation":
                self.before_the_verb(at, who)
        self.the_ones_there()

    def in_brackets(self, at: int, who: Troops) -> None:
        """The squares or ground in brackets behind troops, where they stand there."""
        end, there = at + 2, []
        while end < len(self.spots) and not self.is_mark(end, frozenset({")", "]"})):
            if self.kind(end) in ("spot", "ground"):
                there.append(self.spots[end].value)
            elif not (
                self.kind(end) in ("link", "filler")
                or self.is_mark(end, frozenset({",", "/", "&", "+"}))
                or (self.kind(end) == "relation" and not STANDING_IN.isdisjoint(self.words(end)))
            ):
                return
            end += 1
        if not there or end >= len(self.spots) or self.is_spoken_of(at):
            return
        kept: list[str] = []
        for place in there:
            found = self.world.standing_at(who, place)
            if found is who:
                return
            kept += found.own
        if len(there) > 1 and not who.kind:
            return
        own = tuple(id for id in who.own if id in kept)
        if who.commands:
            self.drop(at + 1, end + 1)
            return
        some = 0 if len(own) <= who.some else who.some
        self.put(at, replace(who, own=own, enemy=(), loose=False, unclear=False, some=some, pool=who.pool or who.own))
        self.drop(at + 1, end + 1)

    def of_command_in_brackets(self, at: int, who: Troops) -> None:
        """``The horse battery (2nd Cavalry Division)``: those of the kind who are of the command in brackets."""
        whose = self.troops(at + 2)
        if whose is None or who.commands or not who.kind or not self.is_mark(at + 3, frozenset({")", "]"})):
            return
        above = [units for units in self.world.commands.values() if set(whose.own) <= set(units)]
        command = min(above, key=len, default=())
        own = tuple(id for id in who.pool or who.own if id in command)
        if own and len(own) < len(who.own) and whose.own:
            self.put(at, replace(who, own=own, enemy=(), loose=False, unclear=False, some=0, pool=own))
            self.drop(at + 1, at + 4)

    def is_participle(self, at: int) -> bool:
        """Whether a clause begins that tells how somebody came to stand there: *restée en arrière*, *left behind*."""
        if at >= len(self.spots):
            return False
        word = self.text.raw_between(self.spots[at].start, self.spots[at].start + 1).lower()
        return PARTICIPLE.fullmatch(word) is not None

    def between_commas(self, at: int) -> None:
        """``The battery, left behind on the crest, goes ...``: how he came to stand there, which orders nothing."""
        end = next((n for n in range(at + 2, len(self.spots)) if self.kind(n) == "mark"), len(self.spots))
        if self.is_mark(end, frozenset({","})) and self.kind(self.next(end, frozenset({"filler"}))) in (
            "verb",
            "modal",
        ):
            self.drop(at + 1, end + 1)

    def is_spoken_of(self, at: int) -> bool:
        """Whether a preposition or a verb of fighting stands before troops in their clause: they are no subject."""
        for before in range(at - 1, -1, -1):
            if self.kind(before) == "mark" and not self.is_mark(before, frozenset({"/", "&", "+"})):
                return False
            if self.kind(before) == "relation" or self.spots[before].means("verb", *FIGHTING):
                return True
        return False

    def before_the_verb(self, at: int, who: Troops) -> None:
        """A place between those who do something and what they do."""
        if self.speaks_of(at):
            return
        if who.commands or (who.some and who.some != len(who.own)) or STANDING_IN.isdisjoint(self.words(at + 1)):
            return
        place = self.next(at + 1, frozenset({"filler", "they"}))
        if not GERMAN_THE.isdisjoint(self.words(place)) and self.kind(place) == "relation":
            place = self.next(place)  # auf dem hügel
        ahead = place + 1
        if self.kind(place) not in PLACES or any(word in ("to", "into", "onto") for word in self.words(at + 1)):
            return
        while self.kind(ahead) == "filler":
            ahead += 1
        if self.kind(ahead) not in ("verb", "modal", "they") and not self.is_mark(ahead, frozenset({":"})):
            return
        found = self.world.standing_at(who, self.spots[place].value)
        inside = self.world.standing_at(who, self.spots[place].value, within=0.0)
        found = inside if inside is not who and len(inside.own) < len(found.own) else found
        if found is who or (who.enemy and len(found.own) == len(who.own) > 1):
            return
        if len(found.own) < len(who.own) and self.are_counted(at, len(who.own)):
            return  # the three batteries on the ridge: all three
        self.put(at, replace(found, enemy=(), loose=False, unclear=who.unclear and len(found.own) > 1, arm=who.arm))
        self.drop(at + 1, place + 1)

    def speaks_of(self, at: int) -> bool:
        """``As to the Jägers beyond the brook, they stay``: where they stand orders nothing, and names nobody else."""
        opening = " ".join(self.text.bare[: self.spots[at].start])
        mark = self.next(at, frozenset({"filler", "relation", "kind", "ground", "spot", "compass", "way", "of"}))
        if not opening.startswith(OPENING_WITH) or not self.is_mark(mark, frozenset({",", ":"})):
            return False
        if self.kind(mark + 1) != "they":
            return False
        self.drop(at + 1, mark)
        return True

    def are_counted(self, at: int, count: int) -> bool:
        """Whether troops are called by so many as they are."""
        return count < len(COUNTS) and not COUNTS[count].isdisjoint(self.words(at))

    def the_ones_there(self) -> None:
        """``The ones left behind on the hill at G5``: those who stand in the square, of the kind spoken of."""
        last = next((n for n in range(min(9, len(self.spots))) if self.kind(n) == "spot"), 0)
        square = self.spots[last].value if last else None
        if not isinstance(square, Place) or self.kind(self.next(last)) not in ("verb", "they"):
            return
        head = [word for n in range(2) for word in self.words(n)]
        described = all(self.kind(n) in ("filler", "way", "relation", "kind", "they", "unknown") for n in range(last))
        if ONES.isdisjoint(head) or not described or self.kind(last - 1) != "relation":
            return
        if STANDING_IN.isdisjoint(self.words(last - 1)):
            return
        there = [
            id for id in self.world.present
            if (point := self.world.own[id].at) and self.world.square_of(point) == square.text
        ]  # fmt: skip
        arms = {self.world.own[id].arm for id in self.spoken.own} if self.spoken is not None else set()
        alike = [id for id in there if self.world.own[id].arm in arms] if len(arms) == 1 else there
        own = tuple(id for id in self.world.own if id in (alike or there))
        if not own:
            return
        said = self.text.raw_between(self.spots[0].start, self.spots[last].end)
        self.spots[: last + 1] = [
            Spot("troops", Troops(own, said=said, unclear=len(own) > 1), self.spots[0].start, self.spots[last].end)
        ]

    # whose they are

    def his_skirmishers(self) -> None:
        """``His skirmishers stay in front``: those of his who are in skirmish order, else his light troops."""
        for at in range(len(self.spots) - 1):
            whose = not POSSESSIVES.isdisjoint(
                self.text.bare[max(0, self.spots[at + 1].start - 1) : self.spots[at + 1].start]
            )
            if not whose or self.spots[at + 1].value != "skirmish" or self.kind(at + 1) != "formation":
                continue
            out = self.world.in_formation("skirmish")
            before = [who for n in range(at) if (who := self.troops(n)) is not None and who.commands]
            holder = before[-1] if before else self.spoken
            foot = [id for id in holder.own if self.world.own[id].arm == "infantry"] if holder is not None else []
            sent = self.kind(at - 1) == "verb" and self.spots[at - 1].means("verb", "lead") and not out.isdisjoint(foot)
            beside = self.kind(at - 1) == "relation" and self.spots[at - 1].means("relation", *AROUND, "beside", "with")
            does = self.heads(at) and self.kind(self.next(at + 1)) in ("verb", "relation", "compass", "spot", "way")
            if len(foot) < 2 or not (sent or beside or does):
                continue
            light = self.world.with_arm("light")
            own = [id for id in foot if id in out] or [id for id in foot if id in light] or foot
            start, end = self.spots[at].start, self.spots[at + 1].end
            named = Troops(
                tuple(own), said=self.text.raw_between(start, end), unclear=len(own) == len(foot), arm="infantry"
            )
            self.spots[at] = Spot("filler", "-", start, self.spots[at].end)
            self.spots[at + 1] = Spot("troops", named, self.spots[at + 1].start, end)

    def skirmishers_there(self) -> None:
        """``Skirmishers at I8 come back``: the one of his in skirmish order who stands in the square."""
        for at in range(len(self.spots) - 2):
            named = self.spots[at].value == "skirmish" and not SKIRMISHERS.isdisjoint(self.words(at))
            place = self.next(at + 1, frozenset({"filler", "they"}))
            square = self.spots[place].value if place < len(self.spots) else None
            if not (named and self.heads(at) and isinstance(square, Place)) or STANDING_IN.isdisjoint(
                self.words(at + 1)
            ):
                continue
            own = [
                id for id in self.world.in_formation("skirmish") if id in self.world.own and id in self.world.present
            ]
            there = [id for id in own if (spot := self.world.own[id].at) and self.world.square_of(spot) == square.text]
            if len(there) != 1 or self.kind(place + 1) not in ("verb", "modal", "they", "mark", "formation"):
                continue
            start, end = self.spots[at].start, self.spots[place].end
            self.spots[at] = Spot("troops", Troops((there[0],), said=self.text.raw_between(start, end)), start, end)
            self.drop(at + 1, place + 1)

    def his_of_a_kind(self) -> None:
        """``Foy holds, and his two batteries fire``: those of the kind that he has who was named before."""
        for at in range(1, len(self.spots)):
            who = self.troops(at)
            if who is None or not (who.kind and who.arm) or who.commands or who.everybody:
                continue
            start, first = self.spots[at].start, at - (self.kind(at - 1) == "they")
            if not self.heads(first) or POSSESSIVES.isdisjoint(self.text.bare[max(0, start - 1) : start + 1]):
                continue
            before = [one for n in range(at) if (one := self.troops(n)) is not None and not one.loose]
            kept = tuple(id for id in who.pool or who.own if before and id in before[-1].own)
            if kept and set(kept) != set(who.own):
                self.put(at, replace(who, own=kept, enemy=(), loose=False, some=0, unclear=False))

    # of whom it only speaks

    def said_of_those_before(self) -> None:
        """``East of the 1/28, which stays put``: a relative clause in which somebody is told to stay is for him."""
        for at in range(2, len(self.spots)):
            who = self.troops(at - 2)
            if who is None or who.loose or who.everybody or not self.is_mark(at - 1, frozenset({","})):
                continue
            if RELATIVES.isdisjoint(self.words(at)) or self.kind(at) not in ("because", "they", "filler"):
                continue
            end, told = at + 1, []
            while end < len(self.spots) and self.kind(end) not in ("mark", "link"):
                told += [self.spots[end]] if self.kind(end) not in ("filler", "modal", "they") else []
                end += 1
            stays = bool(told) and all(spot.means("verb", "hold") for spot in told)
            formed = (
                len(told) == 2
                and {spot.kind for spot in told} == {"verb", "formation"}
                and told[0].means("verb", "form")
            )
            if stays or formed:
                self.spots[at] = Spot("troops", who, self.spots[at].start, self.spots[at].end)

    def in_the_place_of_others(self) -> None:
        """``The third takes its place``, ``tritt an die Stelle des 2/2Nas``: goes where those stand."""
        for at in range(len(self.spots)):
            if POST.isdisjoint(self.words(at)) or self.kind(at) == "ground":
                continue
            verb = next((n for n in range(at, -1, -1) if self.kind(n) == "verb"), -1)
            if (
                verb < 0
                or not self.spots[verb].means("verb", *INTO_ITS)
                or any(self.kind(n) in ("mark", "troops") for n in range(verb + 1, at))
            ):
                continue
            first = self.spots[verb].start
            if not READY_TO.isdisjoint(self.text.bare[max(0, first - 1) : first]):
                continue  # ready to take its place
            his = not POSSESSIVES.isdisjoint(self.text.bare[self.spots[at].start - 1 : self.spots[at].end])
            named = [n for n in range(verb) if self.troops(n) is not None]
            behind = self.troops(at + 1) if self.kind(at + 1) == "troops" else None
            whose = behind if behind is not None and not his else None
            if his:
                whose = self.troops(named[-2]) if len(named) > 1 else self.spoken
            point = (
                self.world.where(whose.own) if whose is not None and not (whose.unclear or whose.everybody) else None
            )
            who = self.troops(named[-1]) if named else None
            if point is None or whose is None or (who is not None and set(who.own) == set(whose.own)):
                continue
            end = at + 1 if his else at + 2
            first, last = self.spots[verb + 1].start if verb < at else self.spots[at].start, self.spots[end - 1].end
            if verb == at or first >= last - 1:
                continue
            self.spots[verb:end] = [
                Spot("verb", "go", self.spots[verb].start, self.spots[verb].end),
                Spot("relation", "at", first, last - 1),
                Spot("spot", Place(PlaceKind.POINT, f"{point[0]:g},{point[1]:g}", point=point), last - 1, last),
            ]
            return

    def close_to_them(self) -> None:
        """``Se rapproche du 2/2Nas, juste derrière``: near whom somebody goes, and on which side of him."""
        for at in range(2, len(self.spots)):
            whom, start = self.troops(at), self.spots[at].start
            if whom is None or whom.loose or self.spots[at].end - start < 2 or self.text.bare[start] not in AT_THEM:
                continue
            verb = at - 1
            while verb > 0 and self.kind(verb) == "filler":
                verb -= 1
            if not self.spots[verb].means("verb", *NEARING) or not any(self.troops(n) for n in range(verb)):
                continue
            self.spots[at : at + 1] = [
                Spot("relation", "beside", start, start + 1), replace(self.spots[at], start=start + 1)
            ]  # fmt: skip
            break
        for at in range(1, len(self.spots) - 2):
            near = self.spots[at - 1]
            mark = self.next(at, frozenset({"filler"}))
            if self.troops(at) is None or not near.means("relation", "beside", "at"):
                continue
            if not self.is_mark(mark, frozenset({","})):
                continue
            side = self.next(mark, frozenset({"filler"}))
            if side >= len(self.spots) or not self.spots[side].means("relation", *AROUND):
                continue
            if side + 1 < len(self.spots) and self.kind(side + 1) != "mark":
                continue
            value = next(one for one in AROUND if self.spots[side].means("relation", one))
            self.spots[at - 1] = replace(near, kind="relation", value=value, others=())
            self.drop(at + 1, side + 1)
