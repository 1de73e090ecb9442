"""Located: troops told by where they stand: the one in the wood, the men in the farm, the others of a brigade."""

from __future__ import annotations

from battles.engine.dataclasses import replace
from battles.engine.orders import Place
from orders.language.letters.acts import Part
from orders.language.letters.on_a_side import apart_on
from orders.language.letters.roles import Roles
from orders.language.letters.spots import Spot
from orders.language.letters.state import FIGHTING, LOOKING, POSSESSIVES
from orders.language.letters.text import ARROW_MARK
from orders.language.letters.troops import Troops

ON = frozenset({"on", "at", "upon", "against", "auf", "gegen", "sur", "contre", "vs"})
OF_IT = frozenset({"it", "davon", "desselben", "derselben", "dessen", "celui", "celle", "lui", "elle"})
STANDING_IN = frozenset({"in", "im", "at", "bei", "beim", "by", "near", "dans", "en"})
STAYING = frozenset(
    {"stay", "stays", "remain", "remains", "keep", "keeps", "unlimbered", "bleibt", "bleiben", "reste", "restent"}
)
INTO = frozenset({"in", "ins", "into", "dans"})
ONES = frozenset({"one", "ones", "celui", "celle", "ceux"})
PEOPLE = frozenset(
    {
        "men",
        "people",
        "guys",
        "chaps",
        "fellows",
        "fellas",
        "lads",
        "boys",
        "lot",
        "bunch",
        "troops",
        "soldiers",
        "folks",
        "ppl",
        "mob",
        "garrison",
        "occupants",
        "defenders",
        "besatzung",
        "verteidiger",
        "leute",
        "manner",
        "soldaten",
        "kerle",
        "garnison",
        "defenseurs",
        "soldats",
        "hommes",
        "gars",
        "types",
    }
)

THERE = frozenset({"compass", "at", "behind", "beside", "between", "left", "right"})


class Located(Roles):
    """The part of composing that finds troops by the ground they stand on."""

    def are_those_there(self, part: Part, spot: Spot) -> bool:
        """``Orange-Nassau: the one in the wood goes forward``: of those spoken of the ones that stand there."""
        act, words = self.act, self.text.bare
        whole = act.subject or self.last
        before = words[self.relation_start - 1] if self.relation and self.relation_start > 0 else ""
        if before not in ONES or act.verb or act.target is not None or part.relation not in ("at", "beside"):
            return False
        if whole is None or len(whole.own) < 2 or words[spot.start - 1] in ("to", "into"):
            return False
        inside = self.world.standing_at(whole, part.to, within=0.0)
        these = inside if inside is not whole else self.world.standing_at(whole, part.to)
        if len(these.own) == len(whole.own):
            return False
        who = Troops(these.own, said=whole.said, among=whole.own)
        if act.subject is None or act.empty:
            act.subject, act.inherits = who, False
        else:
            self.new_act(spot, subject=who)
        self.relation, self.length, self.fresh = "", None, False
        return True

    def are_people_there(self, spot: Spot, whose: str) -> bool:
        """``shoot the men in the farm``: whoever of the enemy stands there."""
        following = self.following(self.spots.index(spot))
        placed = following is not None and following.kind in ("relation", "spot", "ground", "kind")
        aimed = self.act.verb in FIGHTING and self.act.target is None and self.act.object is None and not self.fresh
        return aimed and placed and self.text.bare[spot.start] in PEOPLE and whose not in (*POSSESSIVES, "with")

    def standing_there(self, troops: Troops, at: int) -> Troops | None:
        """``The chasseurs in I8 are to be shelled``: the enemy's, where none of his own of that name stand there."""
        ahead = [one for one in self.spots[at + 1 : at + 4] if one.kind != "filler"][:2]
        placed = len(ahead) == 2 and ahead[0].means("relation", "at") and isinstance(ahead[1].value, Place)
        if not placed or self.text.bare[ahead[0].start] not in STANDING_IN:
            return None
        square = ahead[1].value.text if isinstance(ahead[1].value, Place) else ""
        spots = {id: unit.at for id in (*troops.own, *troops.enemy) if (unit := self.world.view.unit_by_id.get(id))}
        there = {id for id, point in spots.items() if point and self.world.square_of(point) == square}
        if not there or there & set(troops.own):
            return None
        return replace(troops, own=(), enemy=tuple(id for id in troops.enemy if id in there), commands=())

    def the_others_of(self, troops: Troops | None, kind: str) -> Troops | None:
        """The brigade, or the division, to which some units belong, without them."""
        unit = self.world.own.get(troops.own[0]) if troops is not None and troops.own and not troops.commands else None
        for formation in self.world.view.chain(unit.of) if unit else ():
            if formation.kind == kind:
                rest = tuple(id for id in self.world.commands.get(formation.id, ()) if troops and id not in troops.own)
                return Troops(rest, said=formation.id) if rest else None
        return None

    def standing_behind(self, troops: Troops, spot: Spot) -> Troops:
        """``except the battalion at Quatre-Bras``: of those excepted by their kind the ones that stand there."""
        at = self.spots.index(spot)
        ahead = [one for one in self.spots[at + 1 : at + 5] if one.kind != "filler"][:3]
        side = str(ahead[0].value) if ahead and ahead[0].means("way", "left", "right") else ""
        if side and troops.kind and not troops.commands and (apart := apart_on(troops.own, side, self.world)):
            return replace(troops, own=apart, enemy=(), unclear=False, loose=False)  # except the guns on the right
        if not troops.kind or troops.commands or len(ahead) < 2 or not ahead[0].means("relation", "at", "beside"):
            return troops
        place = next((one for one in ahead[1:] if not one.means("relation", "of")), None)
        if place is None or place.kind not in ("ground", "spot", "kind"):
            return troops
        there = self.world.standing_at(troops, place.value)
        if there is troops or not there.own:
            return troops
        return replace(there, unclear=False, loose=False)

    def tells_more_exactly(self, part: Part) -> bool:
        """``At those by the wood, in E7``: a square behind a comma, in which the target stands."""
        first = self.relation_start if self.relation and self.relation_start >= 0 else part.start
        near = self.act.near
        named = isinstance(part.to, tuple) and near is not None and isinstance(near.to, str)  # the stream, Bossu wood
        return (isinstance(part.to, Place) or named) and first > 0 and self.text.bare[first - 1] in (",", "(")

    def is_along(self, spot: Spot) -> bool:
        """``am Waldrand entlang``: the word for along stands behind the ground."""
        at = self.spots.index(spot)
        clause = []
        for one in self.spots[at : at + 5]:
            if one.kind == "mark":
                break
            clause.append(one)
        return any(self.text.bare[one.end - 1] == "entlang" for one in clause)

    def leads_into(self, spot: Spot | None) -> bool:
        """Whether a spot goes on from a direction: *4 cm west into the wood*, *along the edge*."""
        return spot is not None and (self.is_along(spot) or self.text.bare[spot.start] in INTO)

    def fires_as_well(self, at: int) -> bool:
        """``7/2FA shells the guns, 18/6FA the skirmishers``: whether guns are named right before those they fire at."""
        act, before = self.act, self.spots[at - 1] if at else None
        guns = act.subject is not None and act.empty and set(act.subject.own) <= self.world.with_arm("artillery")
        beside = before is not None and isinstance(before.value, Troops) and before.value is act.subject
        told = self.done.acts[-1] if self.done.acts else None
        return (
            guns
            and beside
            and told is not None
            and told.verb == "fire"
            and told.target is not None
            and not told.negated
        )

    def unlimbers_there(self, part: Part) -> bool:
        """``Goes into battery in G10, facing south``: where the guns shall be, not where they look."""
        placed = [one for one in self.act.parts if not (isinstance(one.to, str) and isinstance(part.to, Place))]
        looked = bool(placed or self.act.compass or self.act.near)  # on the height, in G7: there
        looked = looked or not STAYING.isdisjoint(self.text.bare[: part.start])  # stay unlimbered in G5
        return self.act.verb == "unlimber" and part.relation in THERE and not looked

    def is_hill(self, to: object) -> bool:
        """Whether something is a hill, by its name or its kind."""
        hills = self.world.of_kind("hill")
        return to == "hill" or (isinstance(to, tuple) and any(piece is hill for piece in to for hill in hills))

    def tells_where_they_stand(self, square: Place, at: int) -> bool:
        """``The 12-pounders (in G6) fire``: in brackets behind their name the square in which some of them stand."""
        who, opening = self.act.subject, self.spots[at - 1 - (self.spots[at - 1].kind == "relation")] if at else None
        if who is None or opening is None or opening.value not in ("(", "[") or not self.act.empty:
            return False
        units = {id: self.world.own[id].at for id in who.own if id in self.world.own}
        there = tuple(id for id, point in units.items() if point and self.world.square_of(point) == square.text)
        if not there or who.commands:
            return bool(there)
        self.act.subject = replace(who, own=there, some=0, unclear=who.unclear and len(there) > 1)
        self.relation, self.some = "", False
        return True

    def names_them_by_square(self, spot: Spot, at: int) -> bool:
        """``G6 on the militia``, ``F6 is to limber up``: who stands in the square, where a clause begins with it."""
        act, square = self.act, spot.value
        anew = act.target is not None and act.verb in FIGHTING  # F6 at the battery, G6 at the militia
        begins = self.fresh and not self.relation and (anew or (act.empty and act.subject is None and not act.unknown))
        if not begins or not isinstance(square, Place) or self.depth or self.limit or self.excluding:
            return False
        ahead = [one for one in self.spots[at + 1 :] if one.kind != "filler"]
        while ahead and ahead[0].value in ("(", "["):
            ends = next((n for n, one in enumerate(ahead) if one.value in (")", "]")), len(ahead) - 1)
            ahead = ahead[ends + 1 :]
        squares, listed = [square], []
        while (
            len(ahead) > 2
            and isinstance(ahead[1].value, Place)
            and (ahead[0].kind == "link" or ahead[0].value in (",", "&", "+", "/"))
        ):
            squares.append(ahead[1].value)
            listed.append(ahead[1].start)
            ahead = ahead[2:]
        told = len(ahead) > 1 and ahead[0].value in (":", ",", ARROW_MARK)
        told = told and (
            ahead[1].kind in ("verb", "same") or (ahead[0].value != "," and isinstance(ahead[1].value, Troops))
        )
        if not ahead or not (told or ahead[0].kind in ("verb", "modal") or self.is_aim_at_him(ahead)):
            return False
        aimed = (
            ahead[0].kind == "relation"
            or (told and isinstance(ahead[1].value, Troops))
            or ahead[told].means("verb", "fire", "limber", "unlimber")
        )
        chosen: list[str] = []
        guns: list[str] = []
        several = False  # who stands in one of the squares
        for one in squares:
            there = [
                id for id in self.world.present if (p := self.world.own[id].at) and self.world.square_of(p) == one.text
            ]
            batteries = [id for id in there if self.world.own[id].arm == "artillery"]
            spoken = [id for id in there if self.last is not None and id in self.last.own]
            these = batteries if aimed and batteries else spoken if len(spoken) == 1 else there
            if not these:
                return False
            several = several or len(these) > 1
            chosen += these
            guns += batteries
        own = tuple(id for id in self.world.own if id in chosen)
        if anew:
            self.new_act(spot)
        self.act.subject, self.act.inherits = Troops(own, said=self.said(spot), unclear=several), False
        self.act.start, self.fresh, self.squares = spot.start, False, frozenset(listed)
        if told and isinstance(ahead[1].value, Troops) and set(chosen) == set(guns):
            self.act.verb = "fire"  # F6: the infantry at the edge
        return True

    def is_aim_at_him(self, ahead: list[Spot]) -> bool:
        """Whether *on the militia* follows: troops of the enemy's, or a place, as a target."""
        aim = ahead[1].value if len(ahead) > 1 and ahead[0].means("relation", "at", "towards") else None
        return self.text.bare[ahead[0].start] in ON and isinstance(aim, Troops) and bool(aim.enemy)

    def is_side_of_it(self, way: str, at: int) -> bool:
        """``To the farm, just east of it``: on which side of the ground that was named before they shall be."""
        rest = [spot for spot in self.spots[at + 1 : at + 4] if spot.kind != "filler"]
        if rest and rest[0].means("relation", "of", "from"):
            rest = rest[1:]
        if not rest or rest[0].kind != "they" or self.text.bare[rest[0].start] not in OF_IT or self.act.verb in LOOKING:
            return False
        own = bool(self.act.parts)
        named = [part for act in (*self.done.acts, self.act) for part in act.parts if not isinstance(part.to, Troops)]
        place = (self.act.parts[-1] if own else named[-1]) if named else None
        if (
            place is None
            or isinstance(place.to, Troops)
            or place.relation not in ("at", "in", "beside", "behind")
            or place.way
        ):
            return False
        beside = replace(place, relation="compass", way=way, edge=False, length=self.length or self.act.length)
        self.length = self.act.length = None
        self.act.parts = [*self.act.parts[:-1], beside] if own else [beside]
        return True
