"""Pointing back: a sentence with the names of those to whom, and of the place to which, its words point."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from battles.engine import expressions as re
from battles.engine.battle import Unit
from orders.language.letters.all_of_these import without_all
from orders.language.letters.at_its_side import beside_what, in_order, stands_beside
from orders.language.letters.belonging import HIS as OWNED
from orders.language.letters.belonging import with_owners
from orders.language.letters.beside import without_what_is_beside
from orders.language.letters.by_their_place import GARRISON, IN_THERE, beside_those_there, with_names
from orders.language.letters.by_their_weight import by_their_weight
from orders.language.letters.chatter import without_chatter
from orders.language.letters.cut_short import in_full_words
from orders.language.letters.driven_off import driven_off, driven_off_in_german
from orders.language.letters.foes_told_of import are_many, has_pronoun, is_by_a_foe, with_the_foe
from orders.language.letters.french_words import GUNS
from orders.language.letters.gapping import with_deeds, with_verbs
from orders.language.letters.going_before import TURNS as GOING_BEFORE
from orders.language.letters.homely import said_plainly
from orders.language.letters.items_named import by_their_items
from orders.language.letters.left_out import left_out_by_place, of_the_line
from orders.language.letters.named_in import NamedIn
from orders.language.letters.of_a_regiment import two_of_a_regiment
from orders.language.letters.on_a_side import towards
from orders.language.letters.rows_of_the_map import to_rows
from orders.language.letters.set_aside import without_what_is_set_aside
from orders.language.letters.some_of_his import with_some_of_his
from orders.language.letters.spots import Spot
from orders.language.letters.squares import FOOT, rule_of_squares
from orders.language.letters.talked_of import as_told
from orders.language.letters.text import Text
from orders.language.letters.there_before import (
    LEFT_THERE,
    SAYS_Y,
    clause_there,
    joins_there,
    left_there,
    with_place,
    without_garrison,
)
from orders.language.letters.troops import Troops
from orders.language.letters.turns import put_plainly
from orders.language.letters.withdrawn import of_an_item

THOSE_TWO = re.keyed(
    r"\b(?P<between>between|zwischen|entre)\s+(?:(?:these|those|diese[nr]?|ces)\s+(?:two|beiden|zwei|deux)\s*"
    r"(?:(?<=\s)(?P<what>batteries|batterien|battalions|bataillone?n?|bataillons)\b|(?=\W*$))|"
    r"(?:den|die)\s+(?:beiden|zwei)(?=\s*(?:[.,;!]|$|auf\b|und\b|zu\b|in\b|geh|steh|bleib|stell|aufpass)))"
    # *between the other two*: two who were spoken of before
    r"|\b(?P<of_others>between|zwischen|entre)\s+(?:the\s+(?:other\s+two|two\s+others)|"
    r"(?:(?:den|die)\s+)?(?:(?:beiden|zwei|2)\s+ander(?:e)?n|anderen\s+(?:beiden|"
    r"zwei))|(?:den|die)\s+(?:beiden|zwei|2)\s+(?:vor(?:her)?ig|vorgenannt|genannt|letztgenannt)en|"
    r"les\s+(?:deux|2)\s+(?:autres|précédente?s|susdite?s))\b(?:\s+(?P<others>batteries|batterien|battalions|bataillone?n?|bataillons)\b)?"
    # *bring it up between them*: the two guns or battalions of its like that were told something last
    r"|\b(?P<of_them>between|zwischen|entre)\s+(?:them|ihnen|sie|eux|elles)\b(?=\s*(?:[.,;!]|$|and\b|und\b|et\b))"
    # *Bachelu va se placer entre les deux*: two brigades, where it was told of such
    r"|\b(?P<of_two>between|zwischen|entre)\s+(?:the\s+two(?:\s+of\s+them)?|them\s+both|both(?:\s+of\s+them)?|(?:die|den)\s+(?:beiden|zwei|2)|beiden?|"
    r"(?:les|eux|elles)\s+(?:deux|2))(?=\s*(?:[.,;!]|$|and\b|und\b|et\b))",
    re.IGNORECASE,
)
# *keeps about four inches between them*: how far apart, and no place
APART = re.compile(
    r"\d|\b(?:inch|cm|pace|gap|distance|space|room|ground|interval|abstand|platz|espace|écart)", re.IGNORECASE
)
TWO_DIVISIONS = re.keyed(
    r"\b(?P<between>between|zwischen|entre)\s+(?:(?:the|my|his|our)\s+(?:two|2)|(?:den|meinen|seinen|"
    r"unseren)\s+(?:beiden|zwei)|(?:les|mes|ses|nos)\s+"
    r"(?:deux|2))\s+(?:infantry\s+|Infanterie-?)?divisions?(?:en)?(?:\s+d['’]infanterie)?\b",
    re.IGNORECASE,
)
# *fait reculer le 2/2Nas*: throws him back, if that is an enemy
MAKES_RETIRE = re.keyed(
    r"\b(?:fait|font|fera|feront|faire)\s+(?:reculer|plier|céder|"
    r"décrocher)\s+(?P<whom>[^,;:.!?]{2,40}?)(?=\s*(?:[,;.!]|$))",
    re.IGNORECASE,
)
OF_GUNS = re.compile(rf"\b(?:{GUNS}|cibles?|elles?)\b", re.IGNORECASE)
TAKES_HIM = re.keyed(
    r"\b(?:pren(?:d|nent|dra|dront|dre)|enlèv(?:e|ent|era))\s+(?P<whom>(?:le|la|les)\s+\d[\w/]*)(?=\s*(?:[.;!]|$|"
    r"et\b|,\s*(?:puis|et)\b))",
    re.IGNORECASE,
)
TITLED = re.compile(r"\b(?:general|gen\.|général|gal)\b", re.IGNORECASE)
MOST_OF_SEVERAL = 4  # units of which one is told by its side
WHOLE_OF_IT = re.keyed(
    r"^\W*(?:(?:bitte|also|und|please|and|so)\s+)*(?:(?:the|die|das|la|le)\s+)?(?:whole|entire|full|"
    r"ganze[rs]?|gesamte[rs]?|komplette[rs]?|toute|tout)\s+(?:the\s+|la\s+|le\s+)?"
    r"(?:brigade|division|corps|korps)\b\s*[:,–—-]?\s*",
    re.IGNORECASE,
)
# *Nassau 1*, *Nassau 1 and 2*
REVERSED = re.compile(
    r"\b(?<![\d/] )(?P<word>[^\W\d_]{4,})\s+(?P<one>[1-4])(?:\s*(?:,|and|und|et|&|\+)\s*(?P<two>[1-4]))?"
    r"(?!\s*(?:cm|mm|m\b|km|in\b|inch|paces|yards|turns?|moves?|hours?|x\b|st\b|nd\b|rd\b|th\b|[/.,:\d\"'’]\S))",
    re.IGNORECASE,
)
LONGEST_HEAD = 50  # characters of a name before a colon
NUMBERED = re.keyed(
    r"\b(?P<the>the\s+)(?P<number>\d{1,2})\s+(?P<word>militia|line|ligne|light|"
    r"l[ée]ger|j[aä]gers?|lancers|chasseurs|hussars|foot|"
    r"dragoons|cuirassiers|landwehr)\b",
    re.IGNORECASE,
)
# *Celui de la 5e division*, *die der 9. Division*: of whose kind others were spoken of.
THOSE_OF = re.keyed(
    r"^\W*(?:(?:et|und|and|mais|aber|but)\s+)?(?P<who>celui|celle|ceux|celles|diejenigen?|derjenige|dasjenige|die|"
    r"der|das|that|"
    r"those|the one|the ones)\s+(?=(?:de|du|des|d['’]|der|des|von|vom|of)\s+(?:la\s+|le\s+|the\s+)?(?:\d|[A-ZÀ-Ý]))",
    re.IGNORECASE,
)
# *die unter 3. genannte Brigade*, *la brigade citée au point 3*, *the brigade named under 3*.
FRENCH = frozenset({"celui", "celle", "ceux", "celles"})
GERMAN = frozenset({"die", "der", "das", "diejenige", "diejenigen", "derjenige", "dasjenige"})
NOUNS = {
    "artillery": (
        ("la batterie", "les batteries"), ("die Batterie", "die Batterien"), ("the battery", "the batteries"),
    ),
    "infantry": (
        ("le bataillon", "les bataillons"), ("das Bataillon", "die Bataillone"), ("the battalion", "the battalions"),
    ),
    "cavalry": (
        ("la cavalerie", "la cavalerie"), ("die Kavallerie", "die Kavallerie"), ("the cavalry", "the cavalry"),
    ),
}  # fmt: skip
AND = {"b": "and", "z": "und", "e": "et"}
BUT_THOSE = re.keyed(
    r"\s*[,(–—-]?\s*\b(?:apart\s+from|except(?:ing)?(?:\s+for)?|save(?:\s+for)?|other\s+than|bar|but\s+not|excluding|"
    r"less|außer|ausser|bis\s+auf|mit\s+"
    r"Ausnahme\s+(?:von|des|der)|sauf|excepté|hormis|à\s+part|à\s+l['’]exception\s+d[eu])\b",
    re.IGNORECASE,
)
TELLING_WHERE = frozenset(
    {
        "relation",
        "ground",
        "kind",
        "compass",
        "way",
        "of",
        "filler",
        "unknown",
        "title",
        "mark",
        "near",
        "ordinal",
        "spot",
    }
)
COUNTS = frozenset({"two", "three", "four", "zwei", "drei", "vier", "deux", "trois", "quatre", "2", "3", "4"})
GOING_ON = frozenset({"verb", "modal", "not", "formation", "unknown"})
# A line of the printed form for rules, whose exceptions are read with its rule.
RULED = re.compile(r"\s*(?:standing|dauerbefehle?|consignes?|rules?|regeln?|règles?)\b", re.IGNORECASE)


FARM_AT = re.keyed(r"\b(?P<farm>farm|village|hamlet|houses|buildings)\s+(?:at|in)\s+(?P<name>[\w-]{4,})", re.IGNORECASE)
# *push those skirmishers, e13, back over the brook*
THOSE_FOES = re.keyed(
    r"\b(?:those|these|their|the|that)\s+(?:\w+\s+){0,2}?(?:skirmishers|guns|battery|columns?|battalions?|infantry|cavalry|horse|jagers|lancers|chasseurs|"
    r"riflemen|lot)\s*,\s*(?P<name>[\w/]{2,10})\s*,\s*(?=\S)",
    re.IGNORECASE,
)


class PointingBack(NamedIn):
    """Puts names for what a sentence points to: *between these two*, *his two batteries*, *there*, *all of it*."""

    place_before: str = ""
    place_of_section: str = ""
    """The place that the heading of a section names: *there*, where the lines below it name none."""
    """The one place that the sentence before named, as he would write it."""
    lately: tuple[str, ...] = ()
    """The last two sentences, the last one first."""

    def with_ordinals(self, raw: str) -> str:
        """``The 5 Militia``: the one that bears the number, where no more than one does."""

        def ordinal(found: re.Match[str]) -> str:
            number, word = found["number"], found["word"].lower()
            bearing = self.world.features.get(word, frozenset())
            sign = re.compile(rf"{number}(?:st|nd|rd|th|e|er|\.)?\b", re.IGNORECASE)
            meant = [id for id in bearing if id in self.world.own and sign.match(self.world.own[id].label)]
            return f"{found['the']}{number}th {found['word']}" if len(meant) == 1 else found[0]

        weighed = by_their_weight(raw, self.world.foot_batteries)
        return REVERSED.sub(self.numbered_behind, NUMBERED.sub(ordinal, two_of_a_regiment(weighed, self.world)))

    def numbered_behind(self, found: re.Match[str]) -> str:
        """``Nassau 1 and 2``: the first and second battalion of the one regiment of that name that is there."""
        named = re.compile(rf"\S+\s+{found['word']}", re.IGNORECASE)  # not the Orange-Nassau
        alike = self.world.features.get(found["word"].lower(), frozenset()) & self.world.present
        bearing = [id for id in alike if id in self.world.own and named.match(self.world.own[id].label)]
        numbers = [number for number in (found["one"], found["two"]) if number]
        ids = [[id for id in bearing if id.startswith(f"{number}/")] for number in numbers]
        regiments = {id.partition("/")[2] for one in ids for id in one}
        plain = all(len(one) == 1 for one in ids) and len(regiments) == 1
        return " and ".join(one[0] for one in ids) if plain else found[0]

    def as_meant(self, raw: str) -> str:
        """A sentence without talk, put plainly, with those it points to by their names."""
        raw = without_what_is_set_aside(raw) if "en" in self.spotter.lexicon.languages else raw
        if "de" in self.spotter.lexicon.languages:
            raw = driven_off_in_german(raw, self.foes_in, self.is_on_the_ground)
        raw = as_told(self.by_their_place(FARM_AT.sub(self.the_farm_there, raw)))
        raw = driven_off(raw, self.foes_in, self.is_on_the_ground) if "en" in self.spotter.lexicon.languages else raw
        raw = raw if self.generals else with_some_of_his(raw, self.troops_in, self.is_somewhere, self.world.lowest)
        raw = self.with_ordinals(said_plainly(without_chatter(without_what_is_beside(in_full_words(raw)))))
        raw = self.those_of(put_plainly(raw, GOING_BEFORE))
        raw = with_verbs(with_deeds(raw, self.names_his), self.names_his)
        return self.with_owners(self.between_those(raw))

    def the_farm_there(self, found: re.Match[str]) -> str:
        """*The farm at Lairalle*, where that is a piece of ground: the farm of that name."""
        return f"{found['farm']} of {found['name']}" if self.is_on_the_ground(found["name"]) else found[0]

    def there_before(self, raw: str) -> str:
        """A sentence in which *there* is the place that the one before it named; where it names one itself, that."""
        if (told := of_an_item(raw)) is not None and not self.names_own(Text(self.in_full(told[1]))):
            raw = f"{who} : {told[1]}" if (who := self.for_whom_it_is(told[0])) else raw
        place, self.place_before = self.place_before or self.place_of_section, ""
        raw = in_order(without_garrison(raw) if place else raw)
        family, comrades = self.spotter.family, self.spotter.comrades
        spots = self.spotter.spots(Text(raw))
        self.spotter.family, self.spotter.comrades = family, comrades
        named = [spot for spot in spots if spot.kind in ("ground", "spot")]
        if (start := stands_beside(raw)) is not None and (what := self.beside_whom(raw[:start], place)):
            return beside_what(raw, what)
        if len(named) == 1:
            value = named[0].value
            piece = value[0] if isinstance(value, tuple) and len(value) == 1 else None
            here = (
                getattr(value, "text", "") if piece is None else getattr(piece, "name", "") or getattr(piece, "id", "")
            )
            self.place_before = here
        raw = self.left_where_it_goes(raw, named)
        if place and joins_there(raw):
            self.place_before = place
            return with_place(raw, place)
        if (
            not place
            or not (clause := clause_there(raw))
            or any(spot.kind in ("ground", "spot") for spot in self.spotter.spots(Text(clause)))
            or (place != self.place_of_section and self.tells_where_else(raw, place))
        ):
            return raw
        self.place_before = place
        return with_place(raw, place)

    def tells_where_else(self, raw: str, place: str) -> bool:
        """Whether a sentence that sends somebody there says more of where than that; of others it may."""
        family, comrades = self.spotter.family, self.spotter.comrades
        spots = self.spotter.spots(Text(with_place(raw, place)))
        self.spotter.family, self.spotter.comrades = family, comrades
        at = next((n for n, spot in enumerate(spots) if spot.kind in ("ground", "spot")), len(spots))
        ends = next((n for n in range(at, len(spots)) if spots[n].kind in ("mark", "troops")), len(spots))
        told = (*spots[1 : max(at - 1, 1)], *spots[at + 1 : ends])
        return any(spot.kind in ("kind", "length", "compass", "relation") for spot in told)

    def left_where_it_goes(self, raw: str, named: Sequence[Spot]) -> str:
        """*Husson prend Lairalle et y laisse le 1/61*: there is the place that stands before in the sentence."""
        found = LEFT_THERE.search(raw) if named and SAYS_Y.search(raw) else None
        if found is None:
            return raw
        text = Text(raw)
        ahead = [text.raw_between(spot.start, spot.end) for spot in named]
        ahead = [said for said in ahead if 0 <= raw.find(said) < found.start()]
        return left_there(raw, ahead[-1]) if ahead else raw

    def beside_whom(self, before: str, place: str) -> str:
        """Beside what somebody stands: the place in the words before, or in the sentence before, or who was told of."""
        text = Text(before)
        spots = self.spotter.spots(text)
        here = [spot for spot in spots if spot.kind in ("ground", "spot", "kind")]
        if here:
            return text.raw_between(here[-1].start, here[-1].end)
        named = [spot for spot in spots if isinstance(spot.value, Troops) and spot.value.own]
        whom = named[-1].value if len(named) > 1 else None
        if isinstance(whom, Troops) and len(whom.own) == 1:  # goes up to the battery and stands beside it
            return text.raw_between(named[-1].start, named[-1].end)
        told = self.subject
        last = told.own[0] if told is not None and len(told.own) == 1 and not told.loose else ""
        return place or last

    def at_the_foe(self, raw: str) -> str:
        """A sentence with the name of the enemy whom it calls by a pronoun: who was told of last, there or before."""
        raw = THOSE_FOES.sub(self.by_the_name_alone, raw)
        told, self.lately = self.lately, (raw, *self.lately[:1])
        found = has_pronoun(raw)
        if found is None or is_by_a_foe(raw, found):
            return raw
        for said in (raw[: found.start() + len(found.groupdict().get("who") or "")], *told):
            family, comrades = self.spotter.family, self.spotter.comrades
            spots = self.spotter.spots(Text(self.in_full(said)))
            self.spotter.family, self.spotter.comrades = family, comrades
            foes = [spot.value.enemy for spot in spots if isinstance(spot.value, Troops) and spot.value.enemy]
            if foes or (said is not raw and any(spot.kind in ("ground", "kind") for spot in spots)):
                named = list(dict.fromkeys(foe[0] for foe in foes if len(foe) == 1))
                sure = bool(named) and len(named) == len(foes) and (len(named) == 1 or are_many(found))
                return with_the_foe(raw, found, " & ".join(named)) if sure else raw
        return raw

    def by_the_name_alone(self, found: re.Match[str]) -> str:
        """*Those skirmishers, e13, back over the brook*: the enemy by his name, where that is one."""
        named = self.spotter.spots_without(Text(self.in_full(found["name"])), frozenset()) or []
        foes = [
            spot.value for spot in named if isinstance(spot.value, Troops) and spot.value.enemy and not spot.value.own
        ]
        return f"{foes[0].said} " if len(named) == len(foes) == 1 else found[0]

    def thrown_back(self, raw: str) -> str:
        """*fait reculer le 2/2Nas*, *prennent le 2/2Nas* in plain words, where that is an enemy: he is attacked."""
        found = MAKES_RETIRE.search(raw) or (None if OF_GUNS.search(raw) else TAKES_HIM.search(raw))
        if found is None:
            return raw
        family, comrades = self.spotter.family, self.spotter.comrades
        spots = [spot.value for spot in self.spotter.spots(Text(found["whom"])) if isinstance(spot.value, Troops)]
        self.spotter.family, self.spotter.comrades = family, comrades
        if not spots or not all(one.enemy and not one.own for one in spots):
            return raw
        return f"{raw[: found.start()]}attaque {found['whom']}{raw[found.end() :]}"

    def by_their_place(self, raw: str) -> str:
        """A sentence with the names of those whom it calls by the square in which they stand."""

        def standing(arm: str, formation: str, square: str) -> list[str]:
            here = [self.world.own[id] for id in self.world.own if id in self.world.present]
            here = [unit for unit in here if unit.at is not None and self.world.square_of(unit.at) == square]
            here = [unit for unit in here if not arm or unit.arm == arm]
            formed = [unit for unit in here if unit.formation == formation]
            return [unit.id for unit in (formed or here)]

        def only_tells_where(said: str) -> bool:
            return all(spot.kind in TELLING_WHERE for spot in self.spotter.spots(Text(said)))

        def goes_on(said: str) -> bool:
            spots = [spot for spot in self.spotter.spots(Text(said)) if spot.kind not in ("filler", "they")]
            return bool(spots) and (spots[0].kind in GOING_ON or spots[0].value in (":", ","))

        def is_enemy(said: str) -> bool:
            return any((spot.kind, spot.value) == ("side", "enemy") for spot in self.spotter.spots(Text(said)))

        family = self.spotter.family
        named = with_names(raw, standing, only_tells_where, goes_on, is_enemy)
        self.spotter.family = family
        return named if named != raw else self.by_their_ground(raw)

    def by_their_ground(self, raw: str) -> str:
        """A sentence with the names of those whom it calls by the wood or village in which they stand."""
        raw = GARRISON.sub(lambda said: ", ".join(self.those_in(said[said.lastgroup or 0])) or said[0], raw)
        found = IN_THERE.match(raw)
        there = self.those_in(found["where"]) if found is not None else ()
        return f"{found['lead']}{', '.join(there)}{raw[found.end() :]}" if found is not None and there else raw

    def those_in(self, where: str) -> tuple[str, ...]:
        """His units of one command that stand in the wood or village that words name; none where it is not clear."""
        spots = self.spotter.spots_without(Text(where), frozenset()) or []
        place = next((spot.value for spot in spots if spot.kind in ("ground", "kind")), None)
        whole = Troops(tuple(id for id in self.world.own if id in self.world.present))
        there = self.world.standing_at(whole, place, within=0.0) if place is not None else whole
        of = {self.world.own[id].of for id in there.own}
        return there.own if there is not whole and len(of) == 1 else ()

    def beside_those_there(self, raw: str) -> str:
        """A sentence with the names of those behind or beside whom others go, called by their square."""

        def there(units: Iterable[Unit], arm: str, square: str) -> list[str]:
            here = [unit for unit in units if unit.at is not None and self.world.square_of(unit.at) == square]
            return [unit.id for unit in here if not arm or unit.arm == arm]

        def standing(arm: str, _: str, square: str) -> list[str]:
            return there([self.world.own[id] for id in self.world.present], arm, square)

        def is_foe_there(arm: str, square: str) -> bool:
            return bool(there(self.world.enemy.values(), arm, square))

        return beside_those_there(raw, standing, is_foe_there)

    def but_for_those_there(self, raw: str) -> str:
        """A sentence with the names of those of whom it is not, told by where they stand."""

        def standing(place: str) -> tuple[str, ...] | None:
            spots = [spot for spot in self.spotter.spots(Text(place)) if spot.kind in ("kind", "ground", "spot")]
            if len(spots) != 1:
                return None
            everybody = Troops(tuple(id for id in self.world.own if id in self.world.present), ())
            here = self.world.standing_at(everybody, spots[0].value, within=self.world.square / 10)
            return () if here is everybody else here.own

        def line_of(name: str) -> list[str]:
            named = [one for one in self.troops_in(Text(name)) if one.commands]
            foot = [self.world.own[id] for one in named[:1] for id in one.own if id in self.world.present]
            kinds = {unit.type for unit in foot if unit.arm == "infantry"}
            return [unit.id for unit in foot if unit.type == "line"] if {"line", "light"} <= kinds else []

        return of_the_line(left_out_by_place(raw, standing), line_of)

    def on_the_map(self, raw: str) -> str:
        """A sentence with the squares before those who are to go to a row or a column of the map."""

        def stands(said: str) -> str:
            named = [one for one in self.troops_in(Text(said)) if one.own]
            who = named[0] if named else self.spoken or self.subject or self.block
            if who is None:
                return ""
            himself = self.generals or TITLED.search(said) is not None
            at = self.world.generals.get(who.general) if himself else self.world.where(who.own)
            return self.world.square_of(at) if at is not None else ""

        return to_rows(raw, stands)

    def from_left_to_right(self, said: str) -> list[str]:
        """Some of his units by what they are called together, from the left to the right, as the army looks."""
        counted = said.lower().split()[:1] and said.lower().split()[0] in COUNTS  # of the three: those one knows
        for article, verb in (("die", "schießen"), ("the", "fire"), ("les", "tirent")):
            these = f"{article} {said}" if counted else said
            named = self.troops_in(Text(self.by_their_place(f"{these} {verb}")))
            ids = tuple(dict.fromkeys(id for one in named for id in one.own))
            if 1 < len(ids) <= MOST_OF_SEVERAL:
                return [id for _, id in towards(ids, "right", self.world)]
        return []

    def from_back_to_front(self, said: str) -> tuple[list[tuple[float, str]], str]:
        """With what units of his some words begin, how far to the front each stands, and the words behind."""
        text, family = Text(said), self.spotter.family
        spot = self.spotter.troops_at(text, 0, [])
        self.spotter.family = family
        if spot is None or not isinstance(spot.value, Troops) or not spot.value.own or spot.end >= len(text.words):
            return [], ""
        return towards(spot.value.own, "front", self.world), f" {text.raw_between(spot.end, len(text.words))}"

    def under_number(self, raw: str) -> str:
        """``Der unter 3. genannten Brigade``: those of whom the item of that number is."""
        return by_their_items(raw, self.whom_of_item)

    def whom_of_item(self, number: str) -> str:
        """The first of his troops whom an item of the letter names, by its number; empty where it names none."""
        family = self.spotter.family
        named = self.troops_in(Text(self.in_full(self.numbers.get(number, ""))))
        self.spotter.family = family
        his = next((one for one in named if one.own and not one.loose and not one.everybody), None)
        if his is None:
            return ""
        led = [id for id in his.commands if id in self.world.lowest and id in self.world.generals]
        return self.world.names.general_name(led[0]) if len(led) == 1 else ", ".join(his.commands or his.own)

    def those_of(self, raw: str) -> str:
        """``Celui de la 5e division``, ``die der 9. Division``: with the noun that was said of others before."""
        found = THOSE_OF.match(raw)
        spoken = [] if found is None or self.subject is None else [self.world.own[id].arm for id in self.subject.own]
        last = self.told_last[-1] if self.told_last and found is not None else ""
        arm = self.world.own[last].arm if last in self.world.own else ""
        arm = spoken[0] if len(set(spoken)) == 1 else arm  # of whom the sentence before was, before whoever was told
        if (
            found is None
            or arm not in NOUNS
            or (arm == "infantry" and not re.search(r"^\D{0,12}\d", raw[found.end() :]))
        ):
            return raw  # that of Jamin: a brigade
        told = found["who"].lower()
        nouns = NOUNS[arm][0 if told in FRENCH else 1 if told in GERMAN else 2]
        several = told in ("ceux", "celles", "those", "diejenigen", "the ones")
        return f"{nouns[several]} {raw[found.end() :]}"

    def rule_for_all(self, raw: str) -> str:
        """The rule that all infantry forms square, in plain words; what stands below a name may be for those alone."""
        rule = rule_of_squares(raw, self.spotter.lexicon.languages[0])
        if rule is None or (self.block is not None and not FOOT.search(raw)) or self.names_own(Text(raw)):
            return raw
        return rule

    def all_of_it(self, raw: str, *, fresh: bool) -> str:
        """``The whole brigade: ...`` below the name of one, or right behind a sentence about one: that one."""
        heard = None if fresh else self.told_of or self.subject
        named = heard if self.block is None or (heard is not None and len(heard.commands) == 1) else self.block
        command = named.commands[0] if named is not None and len(named.commands) == 1 else ""
        whole = WHOLE_OF_IT.match(raw) if command else None
        return f"{command}: {raw[whole.end() :]}" if whole is not None and whole.end() < len(raw) else raw

    def of_the_others_below(self, raw: str) -> str:
        """``Stays put, apart from 1/4L`` below the name of a brigade: it stays, without that one."""
        command = self.block.commands[0] if self.block is not None and len(self.block.commands) == 1 else ""
        found = BUT_THOSE.search(raw) if command else None
        head = Text(raw[: found.start()]) if found is not None else None
        if found is None or head is None or not head.words or self.names_own(head) or RULED.match(raw):
            return raw
        if not any(spot.kind == "verb" for spot in self.spotter.spots(head)):
            return raw
        return f"{command}: {raw.lstrip(' -–—*•')}" if self.names_own(Text(raw[found.end() :])) else raw

    def of_these(self, raw: str) -> str:
        """``They all face north``: all of those of whom was spoken, if it was of anybody."""
        spoken_of = self.subject or self.told_of
        return raw if spoken_of is None or spoken_of.everybody else without_all(raw)

    def with_owners(self, raw: str) -> str:
        """A sentence with the division named whose guns it means: that of its head, of its block or spoken of last."""
        head, colon, _ = raw.partition(":")
        spots = self.spotter.spots(Text(head)) if colon and len(head) <= LONGEST_HEAD else []
        before = OWNED.search(raw)
        if not spots and before is not None and before.start() > 0:
            spots = self.spotter.spots(Text(raw[: before.start()]))  # the Guard stays, and its two batteries
            spots = [spot for spot in reversed(spots) if isinstance(spot.value, Troops) and not spot.value.loose]
        last = [self.block, self.subject] if before is None or self.subject is None else [self.subject, self.block]
        spoken_of = [*(spot.value for spot in spots if isinstance(spot.value, Troops)), *last]
        ids = [id for who in spoken_of if who is not None for id in (*who.commands, *who.own[:1])]
        return with_owners(raw, ids, self.world, self.spotter.lexicon.languages[0])

    def between_those(self, raw: str) -> str:
        """``Between these two batteries``: between the two that were told something last."""
        raw = TWO_DIVISIONS.sub(self.the_divisions, raw)
        found = THOSE_TWO.search(raw)
        if found is None:
            return raw
        what = found["what"] or found["others"]
        between = found["between"] or found["of_others"] or found["of_them"] or found["of_two"]
        named = [one.commands[0] for one in self.troops_in(Text(raw[: found.start()])) if len(one.commands) == 1]
        if found["of_two"] and len(two := [*dict.fromkeys(named)][:-1]) == len(("one", "other")):
            return f"{raw[: found.start()]}{between} {two[0]} {AND[between[0].lower()]} {two[1]}{raw[found.end() :]}"
        brigades = [*dict.fromkeys(reversed(self.told_commands))][1::-1]
        if (found["of_two"] or found["between"]) and what is None and self.speaks_of_a_brigade(raw[: found.start()]):
            if len(brigades) == len(("one", "other")):
                both = f"{brigades[0]} {AND[between[0].lower()]} {brigades[1]}"
                return f"{raw[: found.start()]}{between} {both}{raw[found.end() :]}"
            return raw
        arm = "artillery" if (what or "")[:5].lower() == "batte" else "infantry"
        if what is None:
            arm = self.world.own[self.told_last[-1]].arm if self.told_last else ""
        themselves = () if found["between"] else self.who_goes(raw[: found.start()])
        if found["of_them"] and (
            APART.search(raw[: found.start()]) or {self.world.own[id].arm for id in themselves} != {arm}
        ):
            return raw
        told = [id for id in dict.fromkeys(reversed(self.told_last)) if id not in themselves]
        last = [id for id in told if self.world.own[id].arm == arm][:2]
        if len(last) < 2:
            return raw
        return f"{raw[: found.start()]}{between} {last[1]} {AND[between[0].lower()]} {last[0]}{raw[found.end() :]}"

    def speaks_of_a_brigade(self, head: str) -> bool:
        """Whether a whole brigade was told of last, before those whom the words before a place name."""
        spoken = self.subject
        goes = set(self.who_goes(head))
        if goes and goes <= self.world.with_arm("artillery"):
            return False  # between those two, of batteries
        apart = spoken is not None and (goes > set(spoken.own) or goes.isdisjoint(spoken.own))
        return apart and spoken is not None and len(spoken.commands) == 1

    def the_divisions(self, found: re.Match[str]) -> str:
        """``Between the two divisions``: the two of infantry by their names, where there are no more."""
        two = self.world.made_up_of("division", "infantry")
        if len(two) != len(("one", "other")):
            return found[0]
        return f"{found['between']} {two[0]} {AND[found['between'][0].lower()]} {two[1]}"

    def who_goes(self, raw: str) -> tuple[str, ...]:
        """Those whom the words before a place name, or call by a pronoun."""
        named = [spot.value for spot in self.spotter.spots(Text(raw)) if isinstance(spot.value, Troops)]
        whom = named[0] if named else self.told_of or self.subject
        return whom.own if whom is not None else ()
