"""One brigade: a French paragraph of which all sentences are on one brigade, its battalions and its general."""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine import expressions as re
from orders.language.letters.as_french_rule import AS_FRENCH_RULE
from orders.language.letters.behind_the_last import (
    at_their_aim,
    in_that_case,
    on_the_next,
    seen_to,
    that_of,
    those_excepted,
)
from orders.language.letters.french_biddings import as_bidden
from orders.language.letters.french_conduct import as_ruled
from orders.language.letters.french_deeds import as_done
from orders.language.letters.french_generals import BY_ONE, ENTRUSTED, joins, of_their_general
from orders.language.letters.french_in_haste import I_MAKE_HIM, from_haste
from orders.language.letters.french_in_short import from_short
from orders.language.letters.french_remarks import tells_how
from orders.language.letters.in_one_paragraph import InOneParagraph
from orders.language.letters.of_the_brigade import (
    HOLDS_IT_THEN,
    MOVES_NO_MORE,
    NEVER_LEAVES,
    NO_FURTHER,
    all_of_it_formed,
    go_with_it,
    of_him,
    of_the_brigade,
)
from orders.language.letters.text import Text
from orders.language.letters.troops import Troops
from orders.language.letters.turns import put_plainly
from orders.language.letters.within_a_paragraph import as_told_within

THE_OTHER = re.compile(
    r"^(?P<lead>\W*(?:(?:et|mais)\s+)?)l['’]autre(?:\s+(?:régiment|bataillon|unité))?\s*,?\s+(?:(?:lui|"
    r"elle)\s*,\s*)?(?=(?-i:[a-zà-ÿ]))",
    re.IGNORECASE,
)
# *Disons le 3/2Nas*: who is meant, and not yet what for
FOR_EXAMPLE = re.keyed(
    r"^\W*(?:disons|prenons|mettons|par\s+exemple|soit|à\s+savoir|je\s+pense\s+(?:à|au)|"
    r"ce\s+sera)\s*:?\s*(?P<who>(?:le|la)?\s*\d[\w/]*)\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Les lanciers du 5e devant*, where the brigade was told where to go
WHERE_IN_THE_ARRAY = re.compile(
    r"^\W*(?:et\s+)?(?:l[ea]s?\s+\d[\w/]*|(?:les\s+\w+|ceux|celui|le\s+bataillon|"
    r"le\s+régiment)\s+du\s+\d+\w*)(?:\s+et\s+l[ea]\s+\d[\w/]*)?\s*,?\s+(?:devant|derrière|en\s+tête|en\s+queue|"
    r"au\s+centre|"
    r"à\s+(?:gauche|droite)|au\s+milieu)\s*[.!]*\s*$",
    re.IGNORECASE,
)
NO_BODY = r"(?!\s+(?:bataillon|régiment|ligne|vague|batterie|d[eu]\b|\d))"
FIRST_OF_TWO = re.compile(rf"^(?P<lead>\W*)l[ea]\s+premi(?:er|ère){NO_BODY}\s+(?=(?-i:[a-zà-ÿ]))", re.IGNORECASE)
SECOND_OF_TWO = re.compile(
    rf"(?P<mark>[,;]\s*(?:et\s+|mais\s+)?|\bet\s+)(?:l[ea]\s+(?:seconde?|deuxième)|"
    rf"l['’]autre){NO_BODY}\s+(?=(?-i:[a-zà-ÿ]))",
    re.IGNORECASE,
)
# *Saxe-Weimar le rejoint*
JOINS_IT = re.compile(
    r"^(?P<who>\W*(?:le\s+général\s+)?(?-i:[A-ZÀ-Ý])[\w’'-]+(?:[- ](?-i:[A-ZÀ-Ý])[\w’'-]+)?)\s+l[ea]\s+rejoi(?:nt|"
    r"ndra)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Perponcher reste à côté*
STAYS_BESIDE = re.compile(
    r"^(?P<who>\W*(?:le\s+général\s+)?(?-i:[A-ZÀ-Ý])[\w’'-]+(?:[- ](?-i:[A-ZÀ-Ý])[\w’'-]+)?)\s+(?:reste|se\s+tient|"
    r"demeure|se\s+place)\s+(?:tout\s+)?(?:à\s+côté|auprès|près)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Le 7L se met à côté*, of a battalion: beside the one that was told of last
GOES_BESIDE = re.compile(
    r"^(?P<who>\W*(?:(?:et|puis)\s+)?(?:le\s+|la\s+)?\d[\w/]*\s+se\s+(?:met|place|poste|range|tient))\s+(?:juste\s+|tout\s+)?à\s+côté(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
EACH_OF_THEM = re.compile(
    r"^(?P<lead>\W*)(?:chacun(?:e)?(?:\s+(?:d['’](?:eux|elles)|des\s+(?:deux|"
    r"trois)(?:\s+\w+)?))?)\s+(?=(?-i:[a-zà-ÿ]))",
    re.IGNORECASE,
)


# *pour le couvrir*: him of whom was told
TO_COVER = re.compile(
    r"\b(?:pour|pr|afin\s+de)\s+l(?:es?\s+|a\s+|['’])(?P<does>couvrir|protéger|proteger|masquer|éclairer|eclairer|soutenir|appuyer|flanquer)(?=\s*(?:[,;.!]|$|et\b|si\b))",
    re.IGNORECASE,
)
# *Si un de ses bataillons gagne ...*: of the brigade that was told of
ONE_OF_HIS = re.keyed(
    r"^(?P<case>\W*(?:si|quand|lorsque|dès\s+que)\s+)(?:l['’])?un\s+de\s+ses\s+(?:bataillons|régiments)(?=\s+(?:gagne|remporte|l['’]emporte))",
    re.IGNORECASE,
)
# *Son Excellence se tiendra auprès des batteries*
# *Si l'infanterie arrive jusqu'aux canons, ils attellent*
REACHES_GUNS = re.compile(
    r"^(?P<lead>\W*(?:(?:et|mais)\s+)?)(?:si|quand|lorsque|dès\s+que)\s+(?:l['’]|la\s+|les\s+|des\s+|du\s+|on\b)[^,;:.!?]{0,50}?\b"
    r"(?:jusqu['’]aux|aux|nos|les|sur\s+les|contre\s+les|près\s+des)\s+(?:canons|pièces|batteries)\s*,\s*(?:ils|elles)\s+"
    r"(?=(?:attel|remett|amèn|raccroch|fil|s['’]en\s|se\s+(?:retir|repli|sauv)|fui|part|décamp|détal)\w*)",
    re.IGNORECASE,
)
EXCELLENCY = re.compile(
    r"^(?P<lead>\W*)(?:Son|S\.)\s*(?:Excellence|E(?:xc)?\.)\s+(?=(?:se\s|s['’]|ira|va|reste|restera|demeure|sera|rejoin|accompagn|suiv)\w*)",
    re.IGNORECASE,
)


class OneBrigade(InOneParagraph):
    """Of which brigade a French paragraph is, and whom of it a sentence means by that."""

    def in_plain_french(self, raw: str) -> str:
        """A sentence in the words in which one would give an order who does nothing else; any but a French one as "
        "it is."""
        if "fr" not in self.spotter.lexicon.languages:
            return raw
        raw = put_plainly(self.those_guns(self.by_his_rank(self.one_of_his(raw))), AS_FRENCH_RULE)
        raw = self.to_cover_him(self.i_make_him(raw))
        return self.thrown_back(as_done(as_ruled(as_bidden(self.of_the_man(from_short(from_haste(raw)))))))

    def one_of_his(self, raw: str) -> str:
        """*Si un de ses bataillons gagne* with the name of the brigade that was told of last."""
        found = ONE_OF_HIS.search(raw)
        led = next(
            (one for one in (self.command_told, self.subject) if one is not None and len(one.commands) == 1), None
        )
        led = (led or self.brigade_of(self.subject)) if found is not None else None
        if found is None or led is None or led.general not in self.world.lowest:
            return raw
        return f"{found['case']}la brigade {self.world.names.general_name(led.general)}{raw[found.end() :]}"

    def those_guns(self, raw: str) -> str:
        """*Si l'ennemi aborde nos pièces, elles ...* with the names of the batteries of which its paragraph told."""
        found = REACHES_GUNS.match(raw) if len(self.guns_here) > 1 else None
        if found is None:
            return raw
        return f"{found['lead']}{', '.join(self.guns_here)} : s'ils sont débordés, ils {raw[found.end() :]}"

    def by_his_rank(self, raw: str) -> str:
        """*Son Excellence se tiendra ...*: the first of all the writer's generals, by his name."""
        found = EXCELLENCY.match(raw)
        name = self.world.names.general_name(self.world.himself) if found is not None and self.world.himself else ""
        return f"{found['lead']}le général {name} {raw[found.end() :]}" if found is not None and name else raw

    def i_make_him(self, raw: str) -> str:
        """*Je le remets face au nord* behind the name of those whom the lines above told."""
        said, told = from_haste(raw), self.subject or self.block
        if told is None or told.everybody or (found := I_MAKE_HIM.match(said)) is None:
            return raw
        return f"{', '.join(told.commands or told.own)}, {said[found.end() :]}"

    def to_cover_him(self, raw: str) -> str:
        """*Le 1/2L part devant pour le couvrir* with the name of the brigade that the sentence before was about."""
        told = self.subject or self.command_told
        if told is None or len(told.commands) != 1 or (found := TO_COVER.search(raw)) is None:
            return raw
        if not self.names_own(Text(self.in_full(raw[: found.start()]))):
            return raw
        return f"{raw[: found.start()]}pour {found['does']} {told.commands[0]}{raw[found.end() :]}"

    def of_the_man(self, raw: str) -> str:
        """*Le général reste avec ses hommes* with the name of him whose brigade was told of last."""
        if (entrusted := ENTRUSTED.match(raw)) is not None:
            self.speak_of(entrusted["who"] or entrusted["who2"])
            return ""
        raw = self.by_one_of_his(self.the_two_told(raw))
        if (example := FOR_EXAMPLE.match(raw)) is not None:
            self.speak_of(example["who"], single=True)
            return ""
        led = next(
            (one for one in (self.subject, self.command_told) if one is not None and len(one.commands) == 1), None
        )
        led = led or self.brigade_of(self.subject)
        known = led is not None and led.general in self.world.generals
        name = self.world.names.general_name(led.general) if led is not None and known else ""
        brigade = name if led is not None and led.general in self.world.lowest else ""
        for put in (those_excepted, at_their_aim, seen_to, on_the_next, in_that_case, that_of):
            raw = put(raw, self.lately)
        raw = as_told_within(self.the_other_of_two(raw))
        raw = all_of_it_formed(of_him(raw, name) if name else raw, brigade if self.command_told is not None else "")
        raw = self.by_one_of_his(of_their_general(of_the_brigade(raw, brigade), name))
        if self.command_told is not None and self.goal_told and WHERE_IN_THE_ARRAY.match(raw):
            return ""
        if tells_how(raw):
            self.speak_of(raw)
            return ""
        stays = MOVES_NO_MORE.match(raw) or HOLDS_IT_THEN.match(raw)
        if self.done_before and stays is not None and self.goal_told and self.lately:
            return ""
        if NEVER_LEAVES.match(raw) and self.done_before and self.subject is not None:
            return ""
        bound = NO_FURTHER.match(raw)
        if bound is not None and any(line.normal.endswith(bound["where"].upper()) for line in self.exact.lines):
            return ""
        alone = go_with_it(raw) if self.has_a_goal() else None
        return raw if alone is None else alone

    def the_other_of_two(self, raw: str) -> str:
        """*L'autre régiment le soutient*, and *chacun contre-charge*: of a brigade of which one was told of last."""
        one = self.subject
        if one is None or one.commands or len(one.own) != 1 or (whole := self.brigade_of(one)) is None:
            return raw
        others = [id for id in whole.own if id not in one.own and id in self.world.present]
        if len(others) == 1:
            raw = THE_OTHER.sub(rf"\g<lead>le {others[0]} ", raw)
        return EACH_OF_THEM.sub(rf"\g<lead>La brigade {self.world.names.general_name(whole.general)} ", raw)

    def the_two_told(self, raw: str) -> str:
        """*Le premier ..., le second ...*, *Perponcher reste à côté*: of those who were told something last."""
        pair = self.together or self.subject
        if pair is not None and len(pair.own) == 2 and not pair.commands and FIRST_OF_TWO.match(raw) is not None:
            raw = FIRST_OF_TWO.sub(rf"\g<lead>le {pair.own[0]} ", raw)
            raw = SECOND_OF_TWO.sub(rf"\g<mark>le {pair.own[1]} ", raw)
        last = self.subject
        if last is not None and len(last.own) == 1 and not last.commands:
            raw = JOINS_IT.sub(rf"\g<who> rejoint le {last.own[0]}", raw)
            raw = STAYS_BESIDE.sub(rf"\g<who> rejoint le {last.own[0]}", raw)
            raw = GOES_BESIDE.sub(rf"\g<who> à côté du {last.own[0]}", raw)
        return raw

    def speak_of(self, said: str, *, single: bool = False) -> None:
        """Of whom some words are that order nothing: the next sentences may be about that command, or unit."""
        family, comrades = self.spotter.family, self.spotter.comrades
        spots = [spot.value for spot in self.spotter.spots(Text(said)) if isinstance(spot.value, Troops)]
        self.spotter.family, self.spotter.comrades = family, comrades
        named = [one for one in spots if (one.own if single else len(one.commands) == 1) and not one.loose]
        if len(named) == 1 and single:
            self.subject = self.spoken = named[0]
        elif len(named) == 1:
            self.subject = self.spoken = self.command_told = named[0]

    def by_one_of_his(self, raw: str) -> str:
        """*Wathiez reste auprès du 5Lan*, who is his: he joins it, and his brigade is told nothing."""
        found = BY_ONE.match(raw)
        if found is None:
            return raw
        family, comrades = self.spotter.family, self.spotter.comrades
        spots = [spot for key in ("name", "whom") for spot in self.spotter.spots(Text(found[key]))]
        self.spotter.family, self.spotter.comrades = family, comrades
        named = [spot.value for spot in spots if isinstance(spot.value, Troops) and spot.value.own]
        his = len(named) == 2 and named[0].general in self.world.generals and set(named[1].own) < set(named[0].own)
        return BY_ONE.sub(joins, f"Le général {raw.lstrip()}" if "énéral" not in found["who"] else raw) if his else raw

    def has_a_goal(self) -> bool:
        """Whether the brigade of which the paragraph is was told in it where to go, and some of it something else."""
        led = self.command_told
        apart = led is not None and not set(led.own).isdisjoint(self.told_last)
        return led is not None and apart and bool(self.goal_told) and led.general in self.world.lowest

    def units_told(self, said: str) -> tuple[Sequence[str], str]:
        """The units of his with whose name some words begin, else those of the brigade told of, and the words "
        "behind."""
        text, family = Text(said), self.spotter.family
        spot = self.spotter.troops_at(text, 0, [])
        self.spotter.family = family
        if spot is not None and isinstance(spot.value, Troops) and not spot.value.loose and len(spot.value.own) > 1:
            return spot.value.own, f" {text.raw_between(spot.end, len(text.words))}"
        led = next(
            (one for one in (self.subject, self.command_told) if one is not None and len(one.commands) == 1), None
        )
        foot = [id for id in led.own if self.world.own[id].arm != "artillery"] if led is not None else []
        return foot, f" {said.split(maxsplit=2)[-1]}"
