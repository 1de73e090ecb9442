"""Placing: relations, distances and things put together to where something is."""

from __future__ import annotations

from battles.engine.battle import Point, Terrain
from battles.engine.dataclasses import replace
from battles.engine.orders import Place, PlaceKind
from orders.language.letters.acts import Part
from orders.language.letters.designations import ARTICLE
from orders.language.letters.onward import Onward
from orders.language.letters.spots import Spot
from orders.language.letters.state import (
    FIGHTING,
    LOOKING,
    PLACES,
    POSSESSIVES,
)
from orders.language.letters.troops import Troops
from orders.language.letters.where_others_stand import is_where_they_stand

SIDES = frozenset({"behind", "before", "left", "right", "beside"})
LEVEL = frozenset({"level", "abreast", "hauteur", "hohe"})
ONWARD = ("at", "beside", "towards", "along")
IN_IT = frozenset({"dedans", "darin", "drin", "inside", "la dedans"})
BY_THEM = frozenset({"dahinter", "davor", "daneben"})
THE = frozenset({"the", "to", "der", "zur", "die", "la"})
SETTLING = frozenset({"hold", "place", "take", "form", "support"})
# Words with which a place is told that somebody goes to, not where he is.
LEADING = frozenset({"to", "into", "onto", "towards", "nach", "vers", "zu", "zum", "zur", "jusqu", "bis", "from", "up"})
BESIDE_IT = frozenset({"between", "behind", "before", "left", "right", "compass"})
LEAST_DEGREES = 15  # a smaller number beside a verb of facing is no direction

MIDST = frozenset({"centre", "center", "middle", "mitte", "zentrum", "milieu"})
FARTHER = frozenset(
    {"far", "farther", "further", "furthest", "other", "opposite", "rear", "jenseitige", "jenseitigen",
     "jenseitiger", "hintere", "hinteren", "andere", "anderen", "entgegengesetzte", "entgegengesetzten", "autre"}
)  # fmt: skip
SKIRTS = frozenset({"lisiere", "oree", "waldrand", "waldsaum", "waldesrand"})  # a wood's edge, in one word with it
NEAREST = frozenset(
    {"nearest", "closest", "next", "proche", "proches", "nachsten", "nachste", "zugewandt", "zugekehrt", "towards",
     "toward", "cote"}
)  # fmt: skip
# *The edge of the wood by Perponcher*.
REARWARD = frozenset({"derriere", "behind", "hinter"})
STAYING = frozenset(
    {
        "reste",
        "restent",
        "rester",
        "restera",
        "demeure",
        "demeurent",
        "tient",
        "tiennent",
        "stays",
        "stay",
        "bleibt",
        "bleiben",
    }
)
BY_IT = frozenset({"by", "near", "beside", "bei", "beim", "neben", "pres", "the", "dem", "der", "du"})
COUNTED_IN = frozenset({"in", "im", "en", "um", "gegen"})

COVERING = frozenset({"defend", "screen", "hold", "face"})
LEADING_TO = frozenset(
    {"to", "towards", "for", "from", "nach", "zu", "zur", "zum", "in", "vers", "de", "du", "pour", "a"}
)


class Placing(Onward):
    """The part of composing that is about places."""

    def take_relation(self, spot: Spot, at: int) -> None:
        value = "limit" if self.limiting else str(spot.value)
        self.limiting = False
        if value == "of" and self.act.empty and not self.done.acts and self.act.subject is None:
            origin = self.following(at)
            introduced = at > 0 and self.spots[at - 1].kind == "kind"  # the wood of Bossu
            if origin is not None and origin.kind == "ground" and not introduced:
                self.relation, self.relation_start = "from", spot.start  # from La Bergerie the 7th goes
                return
        if value == "of":
            self.relation = self.relation or ("of" if self.act.verb == "fire" and self.act.empty_but_verb() else "")
            return
        if value == "edge":
            self.edge = True
            self.far = not FARTHER.isdisjoint(self.text.bare[max(0, spot.start - 1) : spot.end])
            return
        if value == "limit":
            self.relation, self.relation_start, self.negated = "at", spot.start, False
            self.limit, self.fresh = not all(map(self.is_road, self.act.parts)), False  # along the road | up to F5
            return
        if self.begins_another(at):
            self.relation = ""
            return  # Husson goes in | and Campi follows
        following = self.following(at)
        if value in ("left", "right") and (following is None or following.kind in ("verb", "mark")):
            if self.act.verb not in ("place", "form") or not self.settles_there(value):
                self.act.way = value
            return
        if following is not None and following.kind == "troops" and self.is_near_whom(spot):
            self.relation, self.relation_start = "beside", spot.start
            return
        said = self.text.bare[spot.start : spot.end]  # by way of Lairalle to Thyle
        through = "way" in said and following is not None and following.kind in ("ground", "spot", "kind")
        if value == "along" and said[0] in ("by", "along") and len(said) > 1 and not through:
            self.relation, self.via = "", following is not None and following.kind == "compass"
            return
        words = " ".join(self.text.bare[spot.start : spot.end])
        self.half = self.half or words.startswith(("half", "a mi", "halb"))
        if self.relation in ("behind", "before", "left", "right", "between") and value in ("at", "along", "towards"):
            return
        onward = following is None or following.kind in ("link", "mark") or following.means("relation", *ONWARD)
        if value == "before" and onward and self.text.bare[spot.start : spot.end] == ["vor"]:
            self.act.way = self.act.way or "forward"
            self.act.verb = self.act.verb or "advance"
            if self.length is not None and self.act.length is None:
                self.act.length, self.length = self.length, None
            return  # Husson vor | bis an den Bach
        if value == "before" and self.following(at) is None and words not in BY_THEM:
            self.act.way = self.act.way or "forward"
            return
        reference = self.reference()
        following = self.following(at)
        if words in BY_THEM and reference is not None and self.act.empty:
            self.act.parts.append(self.by_those(value, reference, spot))
            self.length, self.fresh = None, False
            return
        alone = following is None or (following.kind == "mark" and str(following.value) in ",.;)")
        alone = alone or (words in BY_THEM and following is not None and following.kind == "link")
        ahead = self.text.bare[spot.end : following.start if following is not None else None]
        if alone and value in ("behind", "before") and not MIDST.isdisjoint(ahead):
            self.act.unknown.append(self.text.raw_between(spot.start, spot.end + len(ahead)))
            self.act.puzzled, self.relation = True, ""
            return  # behind the centre: whose?
        dangling = alone or (words in BY_THEM and following is not None and following.kind == "verb")
        if value in SIDES and dangling and self.settles_there(value):
            return
        told = self.told_of_both()
        if value == "behind" and alone and told is not None:
            self.act.parts.append(Part("behind", told, self.length, start=spot.start, end=spot.end))
            self.length, self.fresh = None, False
            return
        backing = self.length is not None and following is not None and following.means("verb", "support")
        there = value == "behind" or (value == "before" and words in BY_THEM)
        if there and (alone or backing) and reference is not None:
            self.act.parts.append(self.by_those(value, reference, spot))
            self.length = None
            return
        if alone and words in IN_IT and self.act.empty and not self.act.parts and self.act.subject is not None:
            named = [part for act in self.done.acts for part in act.parts if isinstance(part.to, tuple)]
            if named:
                self.act.parts.append(Part("at", named[-1].to, start=spot.start, end=spot.end))
                self.fresh = False
                return
        self.relation, self.relation_start = value, spot.start
        following = self.following(at)
        if value == "at" and following is not None and following.kind in ("mark",):
            self.relation = ""

    def begins_another(self, at: int) -> bool:
        """Whether behind a link others do something: then nothing that stands before it is said of where they are."""
        ahead = [spot for spot in self.spots[at + 1 : at + 6] if spot.kind not in ("filler", "title", "modal")][:3]
        if [spot.kind for spot in ahead] != ["link", "troops", "verb"] or ahead[0].value == "or":
            return False
        who = ahead[1].value
        return isinstance(who, Troops) and bool(who.own) and not who.enemy and self.act.subject is not None

    def by_those(self, relation: str, those: Troops, spot: Spot) -> Part:
        """Behind or before *them*, who were spoken of: where they go, but for those who are some of them."""
        his = self.act.subject is not None and set(self.act.subject.own) < set(those.own)
        word = relation if his else ""
        return Part(relation, those, self.length, start=spot.start, end=spot.end, word=word)

    def is_stood_behind(self, to: Troops | tuple[Terrain, ...] | Place | str, spot: Spot) -> bool:
        """``Stand behind the farm``: where *to stand behind* somebody, to support him, is said of a place."""
        before = next((word for word in reversed(self.text.bare[: spot.start]) if word not in ARTICLE), "")
        supports = self.act.verb == "support" and self.act.object is None and not self.act.parts
        return supports and before == "behind" and not isinstance(to, Troops)

    def is_behind_ground(self, to: Troops | tuple[Terrain, ...] | Place | str, spot: Spot) -> bool:
        """``Reste derrière la ferme``: where *to march behind* somebody, to follow him, is said of a place."""
        led = (one for one in reversed(self.spots) if one.end <= spot.start)
        verb = next((one for one in led if one.kind not in ("they", "kind", "filler", "title")), None)
        follows = verb is not None and verb.means("verb", "follow") and self.text.bare[verb.end - 1] in REARWARD
        return follows and not isinstance(to, Troops) and self.act.object is None

    def is_near_whom(self, spot: Spot) -> bool:
        """``Stays by the guns``: near whom one is, where nothing is done *by* them."""
        said = self.text.bare[spot.start] == "by" and spot.value == "along"
        return said and self.act.subject is not None and self.act.verb in ("hold", "go", "ride", "asis", "")

    def settles_there(self, relation: str, way: str = "") -> bool:
        """``They go down to the farm and stop just behind``: on which side of the place that was named for them."""
        before = self.done.acts[-1] if self.done.acts else None
        place = before.parts[-1] if before is not None and before.parts else None
        who = self.act.subject
        if before is None or place is None or who is None or before.subject is not who or self.act.parts:
            return False
        fits = self.act.verb in SETTLING and not (self.act.formation or self.act.negated or self.act.condition)
        if not fits or isinstance(place.to, Troops) or place.relation not in ("at", "towards", "beside"):
            return False
        before.parts[-1] = replace(place, relation=relation, way=way, length=self.length, edge=False)
        self.length, self.relation, self.fresh = None, "", False
        self.act.verb, self.act.inherits = "hold", True
        return True

    def told_of_both(self) -> tuple[Terrain, ...] | Point | None:
        """The ground that several were told of together, when one of them is told more."""
        who = self.act.subject
        for act in self.done.acts if who is not None and self.act.empty else ():
            if act.subject is not None and who is not None and set(who.own) < set(act.subject.own):
                return next((part.to for part in act.parts if isinstance(part.to, tuple)), None)
        return None

    def is_line_of_the_map(self, at: int) -> bool:
        """Whether a measure and a line beside it are one on the map: *to the 50 line*, *jusqu'à la ligne 50*."""
        spot, line = self.spots[at], next((one for one in self.spots[at + 1 : at + 2] if one.kind == "formation"), None)
        first = spot
        if line is None and at and self.spots[at - 1].end == spot.start:
            first = line = self.spots[at - 1]
        measured = spot.kind in ("number", "length") and line is not None and line.means("formation", "line")
        return measured and first.start > 0 and self.text.bare[first.start - 1] in THE

    def is_left_to_a_line_of_the_map(self, spot: Spot, at: int) -> bool:
        """Whether a measure is that of a line of the map; which one that is, he is asked."""
        if self.is_line_of_the_map(at):
            self.act.unknown.append(self.said(spot))
            self.act.puzzled = True
            return True
        return False

    def take_length(self, spot: Spot, at: int) -> None:
        assert isinstance(spot.value, float)
        if self.is_left_to_a_line_of_the_map(spot, at):
            return
        if (
            self.fresh
            and self.act.verb in ("form", "about", "face", "fire", "limber", "unlimber")
            and not self.act.parts
        ):
            self.new_act(spot)
        following = self.following(at)
        parted = at > 0 and self.spots[at - 1].kind == "mark" and self.spots[at - 1].value == ","
        if parted and following is not None and following.means("verb", "advance", "withdraw") and self.act.stays_put:
            self.new_act(spot)  # remains in open order, 8 cm forward
        word = self.text.bare[self.relation_start] if self.relation and self.relation_start >= 0 else ""
        if self.relation and word == "within" and following is not None and following.means("relation", "of"):
            self.relation, self.length = "short", spot.value
            return
        if following is not None and following.means("relation", "behind", "before", "left", "right", "beside"):
            self.length = spot.value
            return
        if following is not None and (following.kind == "compass" or following.means("compass")):
            after = self.following(self.spots.index(following))
            onward = after is not None and after.means("relation", "along", "towards")
            onward = onward or self.leads_into(after)
            if after is not None and not onward and after.kind in ("relation", "ground", "troops", "kind", "spot"):
                self.length = spot.value
                return
        if self.relation in ("at",) and self.act.verb in ("hold", "support", "follow", "go") and self.act.parts:
            self.act.parts[-1].length = spot.value
        else:
            if self.fresh and self.act.length is not None:
                self.new_act(spot)
            self.act.length = spot.value
        self.relation = "" if self.relation == "at" else self.relation

    def take_number(self, spot: Spot, at: int) -> None:
        assert isinstance(spot.value, float)
        if self.is_left_to_a_line_of_the_map(spot, at):
            return
        following = self.following(at)
        if following is not None and following.means("relation", "of") and self.counts_some(at):
            return
        who, figures = self.act.subject, self.text.bare[spot.start].isdecimal()
        if (
            who is not None
            and following is not None
            and following.kind == "group"
            and self.has_so_many(who, spot.value)
        ):
            return  # Hubert: his two regiments
        if not figures and who is not None and self.text.bare[0] in ("of", "von", "vom", "de", "des", "d"):
            self.act.subject = replace(who, some=int(spot.value), commands=(), general="")
            return  # of Gauthier's four battalions two go
        degrees = following is not None and following.kind == "mark" and following.value == "°"
        degrees = degrees or (following is not None and following.value in ("degrees", "grad"))
        if degrees and self.act.way in ("left", "right") and not self.act.compass:
            self.act.unknown.append(self.said(spot))
            self.act.puzzled = True  # wheels left by 45 degrees: from where they look now
        elif degrees or (self.act.verb in LOOKING and (spot.value == 0 or spot.value >= LEAST_DEGREES)):
            self.act.degrees = spot.value % 360
        elif not figures and spot.start and self.text.bare[spot.start - 1] in COUNTED_IN:
            self.act.unknown.append(self.said(spot))
            self.act.puzzled = True  # in zwei Treffen: no distance
        elif self.relation == "between" and not figures and self.are_both(int(spot.value)):
            self.between_both(spot)
        elif (self.relation in SIDES or self.relation == "between" or self.act.length is not None) and (
            following is None or following.kind in ("mark", "link", "verb")
        ):
            self.act.unknown.append(self.said(spot))
            self.act.puzzled = True  # behind the two: whom?
        elif self.act.parts and self.act.parts[-1].relation in SIDES and self.act.parts[-1].length is None:
            self.act.parts[-1].length = spot.value  # in front of the brigade, 6
            self.act.puzzled = self.act.puzzled or bool(who is not None and who.commands)  # a brigade is wide
        elif self.act.verb in ("go", "withdraw", "advance") or self.act.way:
            self.act.length = spot.value
        else:
            self.act.unknown.append(self.said(spot))

    def has_so_many(self, who: Troops, count: float) -> bool:
        """Whether a command has so many units of its arm on the table."""
        units = [id for id in who.own if id in self.world.present and id not in self.world.with_arm("artillery")]
        return bool(who.commands) and len(units) == count

    def between_both(self, spot: Spot) -> None:
        """Between the two units that were spoken of last."""
        for id in self.last.own if self.last is not None else ():
            self.place(Troops((id,), said=id), spot)

    def take_ground(self, spot: Spot, _at: int) -> None:
        assert isinstance(spot.value, tuple)
        self.place(spot.value, spot)  # type: ignore[arg-type]

    def take_spot(self, spot: Spot, at: int) -> None:
        assert isinstance(spot.value, Place)
        if spot.start in self.squares:
            self.fresh = False
            return
        if self.tells_where_those_are(spot.value):
            self.relation = ""
        elif not (self.tells_where_they_stand(spot.value, at) or self.names_them_by_square(spot, at)):
            self.place(spot.value, spot)

    def tells_where_those_are(self, square: Place) -> bool:
        """``Takes post behind Bijleveld in G9``: the square in which those stand whom one goes behind."""
        part = self.act.parts[-1] if self.act.parts else None
        if part is None or self.relation != "at" or self.relation_start != part.end or part.relation not in SIDES:
            return False
        whom = part.to if isinstance(part.to, Troops) else None
        units = () if whom is None or whom.enemy else tuple(self.world.own[id].at for id in whom.own)
        return bool(units) and all(at is not None and self.world.square_of(at) == square.text for at in units)

    def take_kind(self, spot: Spot, at: int) -> None:
        before = self.spots[at - 1] if at else None
        if before is not None and before.kind == "ground" and isinstance(before.value, tuple):
            named = before.value[0]
            if any(piece is named for piece in self.world.of_kind(str(spot.value))):
                return  # the last word of its name
        if self.is_named_after(spot, at):
            return
        self.place(str(spot.value), spot)

    def take_group(self, spot: Spot, at: int) -> None:
        whose = self.text.bare[spot.start - 1] if spot.start else ""
        leads = self.act.subject
        rides = leads is not None and bool(leads.general) and (self.act.self_ or self.act.verb in ("ride", "place"))
        if (
            rides
            and leads is not None
            and whose in POSSESSIVES
            and self.relation in ("towards", "at", *SIDES, "beside")
        ):
            self.place(replace(leads, general="", commands=()), spot)  # Jamin himself closer to his men
            return
        if self.are_people_there(spot, whose):
            self.act.target = Troops((), tuple(self.world.enemy), said=self.said(spot), loose=True, kind=True)
            return
        if whose in (*POSSESSIVES, "your", "dein", "deine", "ta", "votre", "vos") and self.act.subject is not None:
            self.act.subject = replace(self.act.subject, general="")  # Bachelu takes his division forward
        who = self.act.subject
        if who is not None and who.rest and self.act.empty and not who.of:
            self.act.subject, self.relation = replace(who, of=str(spot.value)), ""  # everyone else in the brigade
            return
        above = self.the_others_of(self.act.subject, str(spot.value))
        if self.relation in SIDES and above is not None:
            self.place(above, spot)  # ten paces before the brigade
            if self.act.parts:
                self.act.parts[-1].abreast = True
            return
        before = next((one for one in reversed(self.spots[:at]) if one.kind != "filler"), None)
        if above is not None and before is not None and before.means("verb", "screen"):
            self.act.object = above  # screens the brigade: the others of its own
        if self.relation in PLACES or self.act.verb in ("screen", "support", "follow", "defend"):
            self.relation = ""
        elif self.act.empty and self.act.subject is None:
            self.act.subject = None
        self.fresh = False

    def is_road(self, part: Part) -> bool:
        """Whether a place is a road, along which one goes to another."""
        pieces = part.to if isinstance(part.to, tuple) else ()
        roads = [piece for piece in pieces if isinstance(piece, Terrain) and piece.kind == "road"]
        return part.to == "road" or bool(roads)

    def is_second_of_both(self, part: Part) -> bool:
        """``The battery in F8, between the wood | and the road``: the second of those between which a target stands."""
        first = self.act.near_too
        if first is None or first.relation != "between" or first.between is not None or self.relation != "between":
            return False
        first.between, first.end = part.to, part.end
        return True

    def tells_where_they_are(self, part: Part) -> bool:
        """``Fires at 1/2Nas, at the edge of the wood``: behind a comma, where the target stands."""
        before = self.text.bare[self.relation_start - 1] if part.word and self.relation_start > 0 else ""
        static = part.relation in ("at", "beside", *BESIDE_IT) and part.word not in LEADING | {""}
        return before == "," and static and not isinstance(part.to, Troops) and part.length is None

    def tells_where_they_stay(self, part: Part) -> bool:
        """``They do not move, in line in the wood``: behind a comma the place where those stand who stay."""
        before, act, who = self.done.acts[-1] if self.done.acts else None, self.act, self.act.subject
        if before is None or who is None or before.subject is not who or act.verb not in ("", "form") or act.parts:
            return False
        stay = before.verb == "hold" and not (before.negated or before.parts or before.condition)
        static = part.relation in ("at", "beside") and part.word not in LEADING | {""} and part.length is None
        if not (stay and static) or isinstance(part.to, Troops) or act.length is not None or act.way:
            return False
        here = self.world.standing_at(who, part.to, within=self.world.square / 2)
        return here is not who and set(here.own) >= set(who.own) & self.world.present

    def tells_which_edge(self, spot: Spot) -> bool:
        """``The edge of the wood nearest Gemioncourt``: where that is only tells at which of its edges."""
        before = self.act.parts[-1] if self.act.parts else None
        if before is None or before.way or before.edge_to is not None:
            return False
        edged = before.edge or not SKIRTS.isdisjoint(self.text.bare[before.start : before.end])
        between = self.text.bare[before.end : spot.start]
        behind = self.text.bare[spot.end : spot.end + 2]
        near = (not NEAREST.isdisjoint(between) and "," not in between) or (bool(between) and BY_IT.issuperset(between))
        return edged and len(between) <= 5 and (near or "nachsten" in behind)

    def preposition(self, spot: Spot) -> str:
        """The word before a place that says how it is meant: its first one, or that one is to be level with it."""
        if not self.relation or self.relation_start < 0:
            return ""
        level = self.relation == "beside" and not LEVEL.isdisjoint(self.text.bare[self.relation_start : spot.start])
        return "level" if level else self.text.bare[self.relation_start]

    def turned_already(self, spot: Spot) -> bool:
        """``Soll sich nach Norden drehen und nach J5 gehen``: whether behind a turn a place leads to another deed."""
        act = self.act
        turned = act.verb in ("face", "about") and self.fresh and (bool(act.compass) or act.verb == "about")
        formed = act.verb == "form" and bool(act.formation) and not (act.parts or act.target)
        if (turned or formed) and self.is_done_then(spot):
            return True  # face au nord, puis derrière Husson
        ahead = (one for one in self.spots if one.start >= spot.end and one.kind in ("verb", "mark", "link"))
        deed = next(ahead, None) if turned else None
        return deed is not None and any(deed.means("verb", verb) for verb in ("go", "advance", "ride"))

    def leads_there(self, to: Troops | tuple[Terrain, ...] | Place | str, spot: Spot) -> bool:
        """``Covers the road to Quatre-Bras``: where that leads which they cover, and no place of theirs."""
        road = self.act.parts[-1] if self.act.parts else None
        if road is None or road.to != "road" or road.relation != "at" or not isinstance(to, tuple):
            return False
        if self.act.verb not in COVERING:
            return False
        between = self.text.bare[road.end : spot.start] or self.text.bare[spot.start : spot.start + 1]
        return len(between) <= 3 and between[0] in LEADING_TO

    def is_done_then(self, spot: Spot) -> bool:
        """Whether a *then* stands before a spot, with no more than how it is placed between them."""
        before = (one for one in reversed(self.spots) if one.end <= spot.start)
        led = next((one for one in before if one.kind not in ("relation", "filler", "modal", "they")), None)
        return led is not None and led.means("link", "then")

    def goes_there_facing(self, part: Part) -> bool:
        """``En ligne, face au sud, en G10``: whether a place behind a front is where they go who are not there."""
        act, square = self.act, part.to.text if isinstance(part.to, Place) else ""
        if act.verb != "face" or not act.compass or part.relation == "towards" or isinstance(part.to, Troops):
            return False
        before = [one for one in self.done.acts if one.subject is act.subject]
        if act.subject is None or any(one.parts or one.verb not in ("form", "") for one in before):
            return False
        stand = [self.world.own[id].at for id in act.subject.own if id in self.world.present]
        there = bool(square) and all(at is not None and self.world.square_of(at) == square.upper() for at in stand)
        return not there and (bool(square) or any(one.formation for one in before))

    def place(self, to: Troops | tuple[Terrain, ...] | Place | str, spot: Spot) -> None:
        """Somewhere: of the act, or where its target stands."""
        if self.excluding or self.evading or self.limit:
            self.done.reasons.append(self.said(spot))
            self.relation, self.limit = "", False
            return  # where to he goes is said already: not beyond is no more than that
        if self.leads_there(to, spot):
            self.done.reasons.append(self.said(spot))
            self.relation, self.fresh = "", False
            return
        if self.relation == "from" and isinstance(to, Place) and spot.end - spot.start > 2:
            self.relation = "at"  # from G11 to G9
        if not self.relation and self.is_stood_behind(to, spot):
            self.act.verb, self.relation, self.relation_start = "place", "behind", spot.start - 1
        if not self.relation and self.act.verb == "follow" and self.is_behind_ground(to, spot):
            stays = STAYING & set(self.text.bare[self.act.start : spot.start])
            self.act.verb, self.relation, self.relation_start = "hold" if stays else "go", "behind", spot.start - 1
            self.act.stays = bool(stays)
        relation = self.relation or "at"
        if self.act.way == "forward" and not self.relation and to in ("road", "stream"):
            relation = "along"  # straight up the road
        if self.via:
            relation, self.via = "along", False  # by the north of the wood: how one goes, not where to
        if relation == "along" and self.text.bare[self.relation_start] == "up" and self.is_hill(to):
            relation = "at"  # up the hill
        bracket = spot.start > 0 and self.text.bare[spot.start - 1] == "("
        bracket = bracket or (isinstance(to, Place) and to.kind is PlaceKind.POINT)
        if self.tells_which_edge(spot):
            self.act.parts[-1] = replace(self.act.parts[-1], edge=True, edge_to=to, end=spot.end)
            self.relation, self.fresh = "", False
            return
        placed = isinstance(to, Troops) and is_where_they_stand(self.text.bare, spot.start, spot.end)
        part = Part(
            "at" if placed and relation == "beside" else relation,  # là où se trouve
            to,
            self.length,
            self.edge_way,
            self.edge,
            far=self.edge and self.far,
            exact=bracket,
            start=spot.start,
            end=spot.end,
            half=self.half,
            word=self.preposition(spot),
            said=self.said(spot),
            placed=placed,
        )
        if self.are_those_there(part, spot):
            return
        if self.tells_where_they_stay(part):
            self.done.reasons.append(self.said(spot))
            self.length, self.edge_way, self.edge, self.half, self.relation = None, "", False, False, ""
            return
        self.length, self.edge_way, self.edge, self.half = None, "", False, False
        if self.aims_next(part):
            aim = self.act.target
            self.new_act(spot)
            self.act.verb, self.act.target, self.act.near, self.relation, self.fresh = "fire", aim, part, "", False
            return
        if self.turned_already(spot):
            self.new_act(spot)
        if self.goes_on(part):
            way, self.act.way = self.act.way, ""
            self.new_act(spot)
            self.act.verb, self.act.way = "withdraw" if part.word == "back" else "go", way
        act = self.act
        told_more = relation == "beside" and act.verb in FIGHTING
        told_more = told_more or (act.verb == "fire" and not act.parts and self.tells_where_they_are(part))
        target_place = act.target is not None and act.verb in FIGHTING and (not self.fresh or bracket or told_more)
        if (
            self.relation == "between"
            and act.parts
            and act.parts[-1].relation == "between"
            and act.parts[-1].between is None
        ):
            act.parts[-1].between = to
            act.parts[-1].end = spot.end
            self.relation = ""
        elif self.is_second_of_both(part):
            self.relation = ""
        elif target_place or (act.verb == "fire" and isinstance(to, Place) and act.target is None):
            if act.near is not None and act.near.relation == "between" and act.near.between is None:
                act.near.between = to
            elif act.near is not None and part.relation == "between" and act.near_too is None:
                act.near_too = part  # in F8, between the wood and the road
            if act.near is not None and self.tells_more_exactly(part):
                act.near_too, act.near = (act.near if isinstance(part.to, tuple) else None), part
            act.near = act.near or part
            half = act.near_too or act.near
            self.relation = "between" if relation == "between" and half.between is None else ""
        elif self.goes_there_facing(part):
            act.verb = "go"
            act.named_directly = act.named_directly or not self.relation
            act.parts.append(part)
            self.relation = ""
        elif (act.verb in LOOKING and not self.unlimbers_there(part)) or (self.relation == "towards" and act.compass):
            act.near = part
            self.relation = ""
        else:
            if (
                self.fresh
                and act.length is not None
                and not act.parts
                and relation in ("beside", "left", "right", "along")
            ):
                self.relation = ""
                return  # so far on: beside the road says no more of it
            act.named_directly = act.named_directly or not self.relation
            act.parts.append(part)
            self.relation = "between" if relation == "between" else ""
        self.fresh = False
