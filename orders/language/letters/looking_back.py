"""Looking back: what a sentence takes from those before it: for whom it is, who they and the others are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from battles.engine import expressions as re
from orders.language.letters.acts import Act
from orders.language.letters.all_of_these import without_all
from orders.language.letters.belonging import HIS as OWNED
from orders.language.letters.belonging import with_owners
from orders.language.letters.beside import without_what_is_beside
from orders.language.letters.by_their_place import with_names
from orders.language.letters.chatter import without_chatter
from orders.language.letters.cut_short import in_full_words
from orders.language.letters.gapping import with_deeds, with_verbs
from orders.language.letters.given_up import given_up
from orders.language.letters.going_before import TURNS as GOING_BEFORE
from orders.language.letters.going_there import sent_there, told_goal
from orders.language.letters.homely import said_plainly
from orders.language.letters.keywords import Keywords
from orders.language.letters.of_a_regiment import two_of_a_regiment
from orders.language.letters.premises import premise_abroad, premise_and_order
from orders.language.letters.saying import Outcome
from orders.language.letters.set_aside import without_what_is_set_aside
from orders.language.letters.some_of_his import with_some_of_his
from orders.language.letters.spots import Spot
from orders.language.letters.squares import FOOT, rule_of_squares
from orders.language.letters.talked_of import as_told
from orders.language.letters.text import Stretch, Text
from orders.language.letters.there_before import goes_there, with_place
from orders.language.letters.troops import Troops
from orders.language.letters.turns import put_plainly
from orders.language.letters.utterances import Manner, Utterance

IMPERSONAL = frozenset({("it", "is"), ("il", "est"), ("il", "faut"), ("il", "y"), ("es", "ist")})
HELPING = frozenset({"support", "join", "follow", "screen"})  # what is done for others
SINGLY = frozenset({"it", "he", "she", "il", "elle", "er"})


THOSE_TWO = re.compile(
    r"\b(?P<between>between|zwischen|entre)\s+(?:(?:these|those|diese[nr]?|ces)\s+(?:two|beiden|zwei|deux)\s*"
    r"(?:(?<=\s)(?P<what>batteries|batterien|battalions|bataillone?n?|bataillons)\b|(?=\W*$))|"
    r"(?:den|die)\s+(?:beiden|zwei)(?=\s*(?:[.,;!]|$|auf\b|und\b|zu\b|in\b|geh|steh|bleib|stell|aufpass)))"
    # *between the other two*: two who were spoken of before
    r"|\b(?P<of_others>between|zwischen|entre)\s+(?:the\s+(?:other\s+two|two\s+others)|"
    r"(?:den\s+)?(?:beiden\s+anderen|anderen\s+(?:beiden|"
    r"zwei))|les\s+deux\s+autres)\b(?:\s+(?P<others>batteries|batterien|battalions|bataillone?n?|bataillons)\b)?",
    re.IGNORECASE,
)
TWO_DIVISIONS = re.compile(
    r"\b(?P<between>between|zwischen|entre)\s+(?:(?:the|my|his|our)\s+(?:two|2)|(?:den|meinen|seinen|"
    r"unseren)\s+(?:beiden|zwei)|(?:les|mes|ses|nos)\s+"
    r"(?:deux|2))\s+(?:infantry\s+|Infanterie-?)?divisions?(?:en)?(?:\s+d['’]infanterie)?\b",
    re.IGNORECASE,
)
WHOLE_OF_IT = re.compile(
    r"^\W*(?:(?:the|die|das|la|le)\s+)?(?:whole|entire|full|"
    r"ganze[rs]?|gesamte[rs]?|komplette[rs]?|toute|tout)\s+(?:the\s+|la\s+|le\s+)?"
    r"(?:brigade|division|corps|korps)\b\s*[:,–—-]?\s*",
    re.IGNORECASE,
)
# *They go back*, *let them come*: of whom the sentence before told how they are.
CALLS_THEM = re.compile(
    r"\W*(?:(?:so|and|but|then|now|also|alors|et|mais|also|dann|please|kindly|bitte|darum|deshalb)\s+)*(?:(?:let|"
    r"have|get|pull|bring|send|take|turn|put|"
    r"move|form|place|march|face|keep|make|leave|order|tell|draw|shift|push|swing|wheel|fetch)\s+(?:them|him|it)|they|"
    r"he|it|(?:qu['’])?(?:ils?|elles?)(?!\s+(?:faut|faudra\w*|y\s+(?:a|avait|aura)|n['’]y|est|s['’]agit|reste\s+à|"
    r"vaut)\b)|sie|er|es(?=\s+(?:bleib|geh|zieh|rück|marschier|bild|"
    r"häl|schieß|feuer|soll|greif|nimm|besetz|dreh|komm)))\b",
    re.IGNORECASE,
)
IF_THEY = re.compile(
    r"\W*(?:(?:and|but|so|und|aber|et|mais)\s+)?(?:if|when|once|should|wenn|falls|sobald|si|s['’]|quand|dès\s+qu['’])\s*(?:they|it|he|sie|er|es|ils?|elles?)\b",
    re.IGNORECASE,
)
SEVERALLY = frozenset({"they", "them", "sie", "ils", "elles", "em"})
# At those who are called so.
AT_THEM = frozenset(
    {
        "attack",
        "charge",
        "fire",
        "shoot",
        "hit",
        "drive",
        "push",
        "chase",
        "kill",
        "stop",
        "greift",
        "attaquez",
        "chargez",
        "tirez",
    }
)
# *Nassau 1*, *Nassau 1 and 2*
REVERSED = re.compile(
    r"\b(?<![\d/] )(?P<word>[^\W\d_]{4,})\s+(?P<one>[1-4])(?:\s*(?:,|and|und|et|&|\+)\s*(?P<two>[1-4]))?"
    r"(?!\s*(?:cm|mm|m\b|km|in\b|inch|paces|yards|turns?|moves?|hours?|x\b|st\b|nd\b|rd\b|th\b|[/.,:\d\"'’]\S))",
    re.IGNORECASE,
)
LONGEST_HEAD = 50  # characters of a name before a colon
NUMBERED = re.compile(
    r"\b(?P<the>the\s+)(?P<number>\d{1,2})\s+(?P<word>militia|line|ligne|light|"
    r"l[ée]ger|j[aä]gers?|lancers|chasseurs|hussars|foot|"
    r"dragoons|cuirassiers|landwehr)\b",
    re.IGNORECASE,
)
# *Celui de la 5e division*, *die der 9. Division*: of whose kind others were spoken of.
THOSE_OF = re.compile(
    r"^\W*(?:(?:et|und|and|mais|aber|but)\s+)?(?P<who>celui|celle|ceux|celles|diejenigen?|derjenige|dasjenige|die|"
    r"der|das|that|"
    r"those|the one|the ones)\s+(?=(?:de|du|des|d['’]|der|des|von|vom|of)\s+(?:la\s+|le\s+|the\s+)?(?:\d|[A-ZÀ-Ý]))",
    re.IGNORECASE,
)
# *die unter 3. genannte Brigade*, *la brigade citée au point 3*, *the brigade named under 3*.
UNDER_NUMBER = re.compile(
    r"\b(?:de[rmn]|die|das)\s+unter\s+(?:Punkt\s+|Ziffer\s+|Nr\.?\s*|Nummer\s+)?(?P<number>\d{1,2})\.?\s+"
    r"(?:genannt|erwähnt|aufgeführt|bezeichnet|angeführt)e[nrms]?\s+[A-ZÄÖÜ]\w+"
    r"|\bla\s+\w+\s+(?:citée|nommée|mentionnée|indiquée)\s+(?:au\s+point|sous(?:\s+le)?|au\s+(?:n°|"
    r"numéro))\s*(?P<point>\d{1,2})\b\.?"
    r"|\bthe\s+\w+\s+(?:named|mentioned|listed)\s+(?:under|in|at)\s+(?:point\s+|item\s+|"
    r"no\.?\s*)?(?P<item>\d{1,2})\b\.?"
)
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


NUMBER = re.compile(r"(?:\w{2,4}\s+)?\d")  # by which one of several is told
BOTH = frozenset({"both", "beide", "beiden", "deux"})  # not all, but two of whom was spoken


BUT_THOSE = re.compile(
    r"\s*[,(–—-]?\s*\b(?:apart\s+from|except(?:ing)?(?:\s+for)?|save(?:\s+for)?|other\s+than|bar|but\s+not|excluding|less|außer|ausser|bis\s+auf|mit\s+"
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

GOING_ON = frozenset({"verb", "modal", "not", "formation", "unknown"})


class LookingBack(Keywords):
    """Whom a sentence means by those spoken of before it, under a heading or not."""

    place_before: str = ""
    """The one place that the sentence before named, as he would write it."""

    def remember(self, stretch: Stretch, spots: list[Spot]) -> None:
        """Of whom and of what ground a sentence spoke that is noted: the next may say *they* and *there*."""
        troops = [spot.value for spot in spots if isinstance(spot.value, Troops)]
        named = [one for one in troops if one.own and not one.loose]
        self.tell_of(spots)
        self.goal_told = told_goal(spots) or self.goal_told
        if len(named) == 1 and stretch.raw.rstrip().endswith(":"):
            self.subject = named[0]
        for spot in spots:
            if spot.kind == "ground" and isinstance(spot.value, tuple) and len(spot.value) == 1:
                self.answerer.where.remember(spot.value[0])

    def tell_of(self, spots: Sequence[Spot]) -> None:
        """Of whom a sentence told that orders nothing: *they* in the next, if it names nobody else and no heading."""
        troops = [spot.value for spot in spots if isinstance(spot.value, Troops)]
        named = {one.own: one for one in troops if one.own and not (one.everybody or one.rest)}
        first = next((spot for spot in spots if spot.kind not in ("filler", "title", "mark", "link")), None)
        of_arm = first.value if first is not None and isinstance(first.value, Troops) and first.value.arm else None
        of_arm = of_arm if of_arm is not None and self.world.present.intersection(of_arm.own) else None
        named = {own: one for own, one in named.items() if not one.loose or len(own) == 1 or one is of_arm}
        if named:
            self.told_of = replace(next(iter(named.values())), loose=False) if len(named) == 1 else None
            self.told_first = first is not None and first.kind == "troops"

    def tell_of_all(self, spots: Sequence[Spot]) -> None:
        """Of whom a sentence told that names several together: *they* in the next are all of them."""
        named = [spot.value for spot in spots if isinstance(spot.value, Troops) and spot.value.own]
        if named:
            own = tuple(dict.fromkeys(id for one in named for id in one.own))
            commands = named[0].commands if len(named) == 1 else ()
            self.told_of = replace(named[0], own=own, commands=commands, loose=False)
            self.subject = self.spoken = self.told_of

    def with_ordinals(self, raw: str) -> str:
        """``The 5 Militia``: the one that bears the number, where no more than one does."""

        def ordinal(found: re.Match[str]) -> str:
            number, word = found["number"], found["word"].lower()
            bearing = self.world.features.get(word, frozenset())
            sign = re.compile(rf"{number}(?:st|nd|rd|th|e|er|\.)?\b", re.IGNORECASE)
            meant = [id for id in bearing if id in self.world.own and sign.match(self.world.own[id].label)]
            return f"{found['the']}{number}th {found['word']}" if len(meant) == 1 else found[0]

        return REVERSED.sub(self.numbered_behind, NUMBERED.sub(ordinal, two_of_a_regiment(raw, self.world)))

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
        raw = as_told(self.by_their_place(raw))
        raw = raw if self.generals else with_some_of_his(raw, self.troops_in, self.is_somewhere, self.world.lowest)
        raw = self.with_ordinals(said_plainly(without_chatter(without_what_is_beside(in_full_words(raw)))))
        raw = self.those_of(self.under_number(put_plainly(raw, GOING_BEFORE)))
        raw = with_verbs(with_deeds(raw, self.names_his), self.names_his)
        return self.with_owners(self.between_those(raw))

    def there_before(self, raw: str) -> str:
        """A sentence in which *there* is the place that the one before it named; where it names one itself, that."""
        place, self.place_before = self.place_before, ""
        family, comrades = self.spotter.family, self.spotter.comrades
        spots = self.spotter.spots(Text(raw))
        self.spotter.family, self.spotter.comrades = family, comrades
        named = [spot for spot in spots if spot.kind in ("ground", "spot")]
        if len(named) == 1:
            value = named[0].value
            piece = value[0] if isinstance(value, tuple) and len(value) == 1 else None
            here = (
                getattr(value, "text", "") if piece is None else getattr(piece, "name", "") or getattr(piece, "id", "")
            )
            self.place_before = here
        if (
            not place
            or named
            or any(spot.kind in ("kind", "length", "compass", "relation") for spot in spots[1:])
            or not goes_there(raw)
        ):
            return raw
        self.place_before = place
        return with_place(raw, place)

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
        return named

    def troops_in(self, text: Text) -> list[Troops]:
        """The troops that some words name; nobody is spoken of by that."""
        family = self.spotter.family
        named = [spot.value for spot in self.spotter.spots(text) if isinstance(spot.value, Troops)]
        self.spotter.family = family
        return named

    def named_before_colon(self, raw: str) -> Troops | None:
        """The command with whose name and a colon a line begins."""
        head, colon, rest = raw.partition(":")
        if not colon or len(head) > LONGEST_HEAD or not rest.strip():
            return None
        named = self.troops_in(Text(self.in_full(head)))
        return named[0] if len(named) == 1 and len(named[0].commands) == 1 else None

    def is_somewhere(self, text: Text) -> bool:
        """Whether some words hold a place, a way or an enemy."""
        spots = self.spotter.spots(text)
        enemy = any(isinstance(spot.value, Troops) and spot.value.enemy and not spot.value.own for spot in spots)
        return enemy or any(spot.kind in ("ground", "spot", "kind", "compass", "side") for spot in spots)

    def names_his(self, said: str) -> bool:
        """Whether some words name troops of his."""
        return self.names_own(Text(said))

    def under_number(self, raw: str) -> str:
        """``Der unter 3. genannten Brigade``: those whom the heading of that number names."""

        def named(found: re.Match[str]) -> str:
            head = self.numbers.get(found["number"] or found["point"] or found["item"], "").strip(" .:")
            short = 0 < len(head) <= LONGEST_HEAD and self.names_own(Text(head))
            return head if short else found[0]

        return UNDER_NUMBER.sub(named, raw)

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

    def all_of_it(self, raw: str) -> str:
        """``The whole brigade: ...`` below the name of one: that one."""
        command = self.block.commands[0] if self.block is not None and len(self.block.commands) == 1 else ""
        whole = WHOLE_OF_IT.match(raw) if command else None
        return f"{command}: {raw[whole.end() :]}" if whole is not None and whole.end() < len(raw) else raw

    def of_the_others_below(self, raw: str) -> str:
        """``Stays put, apart from 1/4L`` below the name of a brigade: it stays, without that one."""
        command = self.block.commands[0] if self.block is not None and len(self.block.commands) == 1 else ""
        found = BUT_THOSE.search(raw) if command else None
        head = Text(raw[: found.start()]) if found is not None else None
        if found is None or head is None or not head.words or self.names_own(head):
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
        what, between = found["what"] or found["others"], found["between"] or found["of_others"]
        arm = "artillery" if (what or "")[:5].lower() == "batte" else "infantry"
        if what is None:
            arm = self.world.own[self.told_last[-1]].arm if self.told_last else ""
        themselves = self.who_goes(raw[: found.start()]) if found["of_others"] else ()
        told = [id for id in dict.fromkeys(reversed(self.told_last)) if id not in themselves]
        last = [id for id in told if self.world.own[id].arm == arm][:2]
        if len(last) < 2:
            return raw
        return f"{raw[: found.start()]}{between} {last[1]} {AND[between[0].lower()]} {last[0]}{raw[found.end() :]}"

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

    def speak_of_those_in(self, text: Text) -> None:
        """``And Bijleveld, they have horses?`` The next sentence may speak of *them*."""
        troops = [spot.value for spot in self.spotter.spots(text) if isinstance(spot.value, Troops)]
        named = [one for one in troops if one.own and not (one.loose or one.everybody)]
        if len(named) == 1:
            self.subject = self.spoken = named[0]

    def premise(self, stretch: Stretch) -> Stretch | None:
        """What is to be done, behind what is so, which is noted; ``None`` for a sentence that is one or the other."""
        if (thought := given_up(stretch.raw)) is not None:
            return self.noted_first(stretch, *thought)
        languages = self.spotter.lexicon.languages
        parted = premise_and_order(stretch.raw) if "en" in languages else None
        if parted is None and not {"fr", "de"}.isdisjoint(languages):
            parted = premise_abroad(stretch.raw)
        if parted is None or not re.search(r"[^\W_]", parted[1]):
            return None
        return self.noted_first(stretch, *parted)

    def noted_first(self, stretch: Stretch, head: str, rest: str) -> Stretch:
        """The rest of a sentence whose head tells how things are, and of whom what follows speaks."""
        spots = self.spotter.spots(Text(self.in_full(head)))
        named = [spot.value for spot in spots if isinstance(spot.value, Troops) and spot.value.own]
        loose = [one for one in named if one.loose and not one.everybody]
        named = [one for one in named if not (one.loose or one.everybody)]
        if not named and len(loose) == 1 and spots and spots[0].value is loose[0]:  # the guns are lost there, pull them
            rest = re.sub(r"\b(?:them|it)\b", self.with_its_place(head, spots), rest, count=1)
        if named:
            self.subject, self.doubtful = named[0], False
        if len(named) == 2:
            rest = re.sub(r"\b(?:them|him)\b", named[1].said, rest, count=1)
        self.remember(replace(stretch, raw=head), spots)
        self.note(replace(stretch, raw=head))
        return replace(stretch, raw=rest.strip())

    def with_its_place(self, head: str, spots: Sequence[Spot]) -> str:
        """``The battalion at E9 looks at nothing``: troops called by their kind, with the place that tells which."""
        text = Text(self.in_full(head))
        placed = next((at for at, spot in enumerate(spots[1:3], start=1) if spot.kind == "spot"), 0)
        return text.raw_between(spots[0].start, spots[placed].end)

    def look_back(self, said: Utterance) -> None:
        """What a sentence takes from those before it: who *I* am, verbs left out, and who *the others* are."""
        self.in_person(said.text, said.sentence)
        self.goal_told = sent_there(said.sentence.acts, said.text.bare, self.goal_told)
        self.carry_on(said.sentence)
        head = self.head_of(said)
        for act in said.sentence.acts:
            if act.subject is not None and head is not None:
                act.subject = self.of_those(act.subject, head)
            elif act.subject is not None:
                act.subject = self.of_the_block(act.subject, act, said.manner)
            if act.subject is not None and act.subject.rest:
                whole, act.subject = act.subject, self.the_rest(act.subject, said.sentence)
                same = set(whole.own) == set(act.subject.own) and 1 < len(whole.own) < len(self.world.own)
                act.puzzled = act.puzzled or (same and act.verb != "hold")  # the rest without whom?
            if act.object is not None and act.object.rest:
                wanted, act.object = act.object.some, self.the_rest(act.object, said.sentence)
                found = bool(wanted) and len(act.object.own) == wanted
                act.puzzled = not found  # whom the others are is his to say, where they are no more than spoken of
            self.beside_the_others(act)
            spoken = [part.to for part in act.parts if isinstance(part.to, Troops)]
            act.puzzled = act.puzzled or any(to.rest and len(to.own) > 1 for to in spoken)

    def of_the_block(self, who: Troops, act: Act, manner: Manner) -> Troops:
        """Troops called by their kind under a heading: *the guns* below ``5th Division`` are those of the 5th.

        All of a kind, and a rule laid down in a paragraph of its own, are meant for the whole side.
        """
        block = self.block
        if block is not None and block.commands and (within := self.all_of_the_block(who, act, block, manner)):
            return within
        if block is None or block.loose or not block.own:
            return who
        rule = act.formation == "square" or act.verb in ("pursue", "charge", "counter") or act.condition is not None
        return who if rule and manner.paragraph else self.of_those(who, block)

    def head_of(self, said: Utterance) -> Troops | None:
        """Whom a line names before a colon, when it goes on with parts of them: *Garde: Kav. bleibt, Art. vor*."""
        spots = [spot for spot in said.spots[:4] if spot.kind != "filler"]
        headed = len(spots) > 2 and spots[1].value == ":" and spots[2].kind == "troops"
        first = spots[0].value if headed else None
        return first if isinstance(first, Troops) and first.own and not (first.loose or first.everybody) else None

    def of_those(self, who: Troops, whole: Troops) -> Troops:
        """Troops called by their kind or number, or *both*, where some of these are meant who were named before."""
        kept = tuple(id for id in who.own if id in whole.own)
        if not kept and len(who.pool) > len(who.own):  # two of all batteries: the two of these
            among = tuple(id for id in who.pool if id in whole.own)
            kept = among if len(among) == len(who.own) else ()
        if not kept or who.commands or who.rest or who.some:
            return who
        if who.everybody:
            both = not BOTH.isdisjoint(who.said.lower().split()[:2]) and len(kept) == 2
            return replace(who, own=kept, everybody=False) if both else who
        numbered = len(who.own) > 1 and NUMBER.match(who.said) is not None
        return replace(who, own=kept) if who.arm or who.kind or numbered else who

    def all_of_the_block(self, who: Troops, act: Act, block: Troops, manner: Manner) -> Troops | None:
        """*All* and *the others* within what stands under a heading: of its troops those who were not told of yet.

        When all of them were, or a paragraph of its own begins, the whole army is meant again.
        """
        whole = len(who.own) == len(self.world.own) and not (who.arm or who.kind or who.commands or who.some)
        rule = act.formation == "square" or act.verb in ("pursue", "counter") or act.condition is not None
        if not whole or rule or manner.paragraph or not (who.everybody or who.rest):
            return None
        told = (self.told | self.addressed if who.rest else self.told).intersection(block.own)
        left = tuple(id for id in block.own if id not in told)
        if not left or (who.everybody and told):
            return None
        commands = block.commands if not told else ()
        return Troops(left, (), commands, said=who.said)

    def calls_the_one_told_of(self, text: Text, manner: Manner) -> bool:
        """``18/6FA is too far back: it limbers up``: the one of whom was only told before."""
        told = self.told_of
        if told is None or not self.told_first or manner.fresh or not AT_THEM.isdisjoint(text.bare[:2]):
            return False
        alone = len(told.own) == 1 or len(told.commands) == 1
        called = CALLS_THEM.match(text.raw) is not None or IF_THEY.match(text.raw) is not None
        several = not SEVERALLY.isdisjoint(text.bare[:3]) and not self.are_most(told)
        return called and ((alone and says_it(text.bare[:3])) or several)

    def whom(self, said: Utterance) -> Troops | None:
        """Whom a sentence is for where it does not say so."""
        explicit = said.explicit
        default = None if self.names_others(said.spots) else self.default(explicit, said.manner.standing)
        if (
            default is not None
            and not default.general
            and any(a.self_ and a.subject is None for a in said.sentence.acts)
        ):
            default = None  # you yourself: a general who is not named
        default = self.spoken_of_singly(said, default)
        theirs = any(spot.kind == "they" for spot in said.spots)
        if default is None and not explicit and not said.manner.fresh and CALLS_THEM.match(said.stretch.raw):
            default = self.told_of
        if said.hedged and not explicit and self.helps_the_watched(said, default):
            return default
        if said.hedged and not explicit and (theirs or all(act.verb in ("withdraw", "counter") for act in said.orders)):
            default = self.watched(said.spots) or default
        return default

    def helps_the_watched(self, said: Utterance, default: Troops | None) -> bool:
        """``Gauthier stays. If Husson is hit, help him``: he who was told to stay helps the one of whom it is told."""
        hit = self.watched(said.spots)
        if hit is None or default is None or hit.own == default.own:
            return False
        helping = [act for act in said.orders if act.verb in HELPING and act.target is None]
        for act in helping:
            act.object = hit
        return bool(helping)

    def is_fragment(self, said: Utterance, default: Troops | None) -> bool:
        """Whether a line under no heading says neither who nor what: *5 cm behind the wood*, of whom is not told."""
        if default is None or default is self.block or said.explicit or not said.manner.fresh or said.manner.standing:
            return False
        return not any(act.verb or act.formation for act in said.orders) and said.spots[0].kind != "they"

    def is_rule(self, outcome: Outcome) -> bool:
        """Whether nothing but rules for all came of a sentence."""
        return all(line.text.startswith("STANDING") for line in outcome.lines)

    def spoken_of_singly(self, said: Utterance, default: Troops | None) -> Troops | None:
        """``It charges back`` below those of a kind: the one of them who was spoken of last, not all of them."""
        return default if said.explicit else self.the_one_of(default, said.text.bare)

    def the_one_of(self, default: Troops | None, words: Sequence[str]) -> Troops | None:
        """Of those of a heading the one who was spoken of last, where words call somebody *it* or *he*."""
        spoken = self.spoken
        if default is None or default.commands or default is not self.block or spoken is None:
            return default
        one = len(spoken.commands) == 1 or len(spoken.own) == 1
        among = bool(spoken.own) and set(spoken.own) < set(default.own)
        return spoken if one and among and says_it(words) else default

    def says_it(self, said: Utterance) -> bool:
        """Whether a sentence calls somebody *it* or *he*."""
        return says_it(said.text.bare)

    def is_of_one(self, said: Utterance, whom: Troops | None) -> bool:
        """Whether a rule is for those who were spoken of: its condition names them, or it calls them *it*."""
        if whom is None or whom.everybody or not whom.own:
            return False
        cases = [act.condition.whom for act in said.orders if act.condition is not None]
        named = any(one is not None and set(one.own) == set(whom.own) for one in cases)
        return named or (whom is self.spoken and self.says_it(said))

    def speak_of_regiment(self, clear: list[Troops]) -> None:
        """Whose battalions *the second* and *the third* are in what follows: of the regiment told something."""
        one = clear[-1].own[0] if clear and len(clear[-1].own) == 1 else ""
        regiment = one.partition("/")[2]
        family = frozenset(id for id in self.world.own if regiment and id.partition("/")[2] == regiment)
        self.spotter.family = family if len(family) > 1 else self.spotter.family
        if clear:
            self.spotter.comrades = self.world.like_and_beside(clear[-1].own)

    def watched(self, spots: list[Spot]) -> Troops | None:
        """Of whom a condition is told, where nobody else is named: ``when the 5th is halved, back to the farm``."""
        named = [spot.value for spot in spots if isinstance(spot.value, Troops) and spot.value.own]
        if len(named) == 1:
            return named[0] if not named[0].loose and not named[0].everybody else None
        done_to = any(said.kind == "if" for said in spots[1:])  # menaced by
        if len(named) == 2 and spots[0].kind == "if" and named[0].kind and done_to and named[0].arm != named[1].arm:
            return replace(named[0], enemy=(), loose=False)  # if the batteries are threatened by infantry, they go
        if len(named) == 2 and spots[0].kind == "if" and named[1].loose and not (named[0].loose or named[0].everybody):
            return named[0]  # if 5M is charged by cavalry
        return None

    def are_most(self, who: Troops | None) -> bool:
        """Whether an order would fall to most of the army by no more than a word in a sentence before it."""
        if who is None or who is self.block:
            return False
        told = {*who.own, *(id for command in who.commands for id in self.world.commands.get(command, ()))}
        return len(told) * 2 > len(self.world.present)


def says_it(words: Sequence[str]) -> bool:
    """Whether words call somebody *it* or *he*; ``it is forbidden`` calls nobody so."""
    return tuple(words[:2]) not in IMPERSONAL and not SINGLY.isdisjoint(words)
