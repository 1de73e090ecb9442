"""Items below a heading: what lacks the name that stands above it, *- 27J angreifen*, *- acts first*.

German puts the verb last, so that whom it is about stands where one expects who does it: *- Campi unterstützen*. A
rank, or a place that is called an objective, *- Ziel: Gemioncourt*, says nothing without him whose it is. His name is
put before it.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.cutting import BULLET
from orders.language.letters.semicolons import BySemicolons
from orders.language.letters.text import Stretch
from orders.language.letters.troops import Troops

ITEM = re.compile(
    r"(?P<mark>\W*(?:(?:\d{1,2}|[a-z])[.)]\s+)?)(?:(?P<shall>soll(?:en)?)\s+)?(?P<what>[^:;?!]{3,90}?)\s*[.!]*\s*$"
)
PREFIX = r"\b(?:an|auf|be|unter|ver|ab|vor|zurück|ein|er|aus|nach|über|zu|hin)?"
INFINITIVE = re.compile(
    rf"{PREFIX}(?:greifen|attackieren|schießen|feuern|stürmen|nehmen|setzen|decken|stützen|schützen|sichern|schirmen|folgen|"
    r"begleiten|lösen|stärken|helfen|werfen|treiben|obachten|räumen|stellen|wachen|kämpfen)$",
    re.IGNORECASE,
)
# What one does to one's own side: who is named before it is not he who does it.
FOR_FRIENDS = re.compile(
    rf"(?:(?:den|die|das|dem|der)\s+)?(?:(?:Brigade|Division|Batterie)\s+)?(?-i:[A-ZÄÖÜ\d])[\w/-]*(?:\s+[a-zäöüß]+){{0,2}}?\s+"
    rf"{PREFIX}(?:decken|stützen|schützen|sichern|schirmen|folgen|begleiten|lösen|stärken|helfen|wachen)$",
    re.IGNORECASE,
)
WHERE = re.compile(r"(?:hinter|neben|vor|links|rechts|zwischen|bei|auf|gegen|an)\s", re.IGNORECASE)
FINITE = re.compile(
    r"\b(?:nicht|kein\w*|niemand\w*|wenn|falls|sobald|bis|alle\w*|jede\w*|beide\w*|soll\w*|ist|sind|wird|werden|möge\w*|muss|müssen|darf|"
    r"dürfen|kann|können|hat|haben|lass\w*|dann|und)\b|,",
    re.IGNORECASE,
)
# *- acts first*, *- zieht zuerst*, *- agit en premier*; *- Ziel: Gemioncourt*, *- Objectif : Gemioncourt*
OF_THE_HEADED = re.compile(
    r"(?P<mark>\W*(?:(?:\d{1,2}|[a-z])[.)]\s+)?)(?:(?P<rank>(?:(?:to\s+)?(?:acts?|moves?|goes?)\s+first|(?:zieht|handelt|ist|kommt|beginnt)\s+(?:zuerst|als\s+erste[rs]?)"
    r"(?:\s+(?:dran|an\s+der\s+Reihe))?|(?:agit|joue|bouge|part|passe)\s+(?:en\s+premier|d['’]abord|la\s+première|le\s+premier)))|"
    r"(?P<none>(?:nobody|no\s+one)\s+(?:moves|stirs|budges))|(?P<keiner>(?:niemand|keiner)\s+(?:bewegt|rührt)\s+sich)|"
    r"(?P<personne>personne\s+ne\s+(?:bouge|part))|(?P<goal>Ziel|Angriffsziel|objectif|but)\s*:\s*(?P<place>[^:;,.!?]{2,40}?))\s*[.!]*\s*",
    re.IGNORECASE,
)
# *Husson: nobody moves*: none of his
NOBODY_MOVES = re.compile(
    r"^(?P<who>\W*[^:;,.!?]{2,40}\s?:)\s+(?:(?:nobody|no\s+one)\s+(?P<verb>moves|stirs|budges)|(?:niemand|keiner)\s+(?P<de>bewegt|rührt)\s+sich|"
    r"personne\s+ne\s+(?P<fr>bouge|part))(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
ARMS = {"artillery": "Die Artillerie", "cavalry": "Die Kavallerie", "infantry": "Die Infanterie"}
MOST_NAMED = 3  # units that are named instead of their command


def none_of_his(told: re.Match[str]) -> str:
    """That they stay, in the language of who says that nobody of theirs moves."""
    return f"{told['who']} {'hold' if told['verb'] else 'bleibt stehen' if told['de'] else 'reste sur place'}"


class ItemsBelow(BySemicolons):
    """Reads sentences; an item that is nothing without the name above it with that name before it."""

    def sentence(self, stretch: Stretch, *, fresh: bool, paragraph: bool) -> None:
        """Read one sentence. ``fresh``: it begins a line; ``paragraph``: and a paragraph."""
        listed = BULLET.match(stretch.raw) is not None
        goes_on = self.under_heading or (self.item_at and stretch.line == self.item_at + 1)
        self.item_at = (stretch.last_line or stretch.line) if listed and fresh and goes_on else 0
        stretch = stretch.saying(NOBODY_MOVES.sub(none_of_his, stretch.raw))
        if self.under_heading or not paragraph:
            raw = self.with_whose_it_is(stretch.raw)
            stretch = stretch.saying(self.with_its_doer(raw) if "de" in self.spotter.lexicon.languages else raw)
        super().sentence(stretch, fresh=fresh, paragraph=paragraph)

    def with_whose_it_is(self, raw: str) -> str:
        """A rank, or an objective, with the name of him whom the heading names."""
        found = OF_THE_HEADED.fullmatch(raw)
        if found is None or self.block is None or not (name := self.name_of(self.block)):
            return raw
        if found["rank"]:
            return f"{found['mark']}{name} acts first"
        if not found["goal"]:
            stay = "hold" if found["none"] else "bleibt stehen" if found["keiner"] else "reste sur place"
            return f"{found['mark']}{name}: {stay}" if self.under_heading else raw
        return f"{found['mark']}{name}: {found['goal']} {found['place']}"

    def with_its_doer(self, raw: str) -> str:
        """An item that tells only what is to be done to somebody else, with the name of him whose it is."""
        found = ITEM.fullmatch(raw)
        whom = self.subject or self.block
        if found is None or whom is None or INFINITIVE.search(found["what"]) is None or FINITE.search(found["what"]):
            return raw
        named = next((spot.value for spot in self.spotted(found["what"])[1] if isinstance(spot.value, Troops)), None)
        if named is None or not set(named.own).isdisjoint(whom.own):
            return raw  # he is named himself, or nobody
        if named.own and WHERE.match(found["what"]) is None and FOR_FRIENDS.fullmatch(found["what"]) is None:
            return raw  # 3/2Nas hinter die Batterie stellen: it is they
        name = self.name_of(whom)
        return f"{found['mark']}{name}{' soll ' if found['shall'] else ': '}{found['what']}" if name else raw

    def name_of(self, whom: Troops) -> str:
        """What a command, or a few units, are called; nothing for all others."""
        if len(whom.commands) == 1:
            return whom.commands[0][:1].upper() + whom.commands[0][1:]
        if whom.arm in ARMS and not whom.commands:
            return ARMS[whom.arm]
        return ", ".join(whom.own) if 0 < len(whom.own) <= MOST_NAMED and not whom.commands else ""
