"""Belonging: whose guns are meant by *his two batteries*, *the guns of the division*, *the horse battery*."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from battles.engine import expressions as re
from battles.engine.battle import Formation
from battles.engine.keys import Keys
from orders.language.letters.world import World

OF_IT = re.keyed(
    r"\b(?P<of>of\s+(?:the|this|that)|de\s+(?:la|cette)|der|"
    r"dieser)\s+(?:same\s+)?division\b(?!\s*(?:[\d(]|of\b|de\b|von\b|(?-i:[A-ZÄÖÜ])))",
    re.IGNORECASE,
)
# At the head of what is told, or counted: *brings his guns up* says a battery of its own.
HIS = re.keyed(
    r"(?:^\s*|(?<=[:;,(])\s*|\b(?=\w+\s+(?:two|both|deux|beiden|zwei)\b))(?:his|its|their|ses|sa|son|leurs?|seine|"
    r"ihre)\s+(?P<many>two\s+|both\s+|deux\s+|beiden\s+|zwei\s+)?"
    r"(?P<what>(?:batter(?:y|ies)|guns|cannons?|artillery|batteries?|pièces|canons|artillerie|batterien?|geschütze|"
    r"kanonen)\b(?:\s+à\s+(?:cheval|pied)\b)?)"
    r"(?!\s+(?:(?:of|de|von|der|des)\b|\d|\())",
    re.IGNORECASE,
)
BOTH = re.compile(
    r"\b(?P<many>both\s+(?:the\s+)?|the\s+two\s+|les\s+deux\s+|(?:die\s+)?beiden?\s+)(?P<what>batteries|Batterien)\b"
    r"(?!\s+(?:of|de|du|d['’]|von|der|des|aus|\d|\())",
    re.IGNORECASE,
)
HORSE = re.compile(
    r"(?<![\w-])(?P<the>the\s+|la\s+|l['’]|les\s+|die\s+|der\s+)?(?P<what>horse\s+"
    r"(?:battery|guns|artillery)|batterie\s+à\s+cheval|"
    r"artillerie\s+à\s+cheval|reitenden?\s+Batterie|reitende\s+Artillerie)\b(?!\s+(?:of|de|du|"
    r"d['’]|von|der|des|under|\d|\())",
    re.IGNORECASE,
)
WORDS = Keys("division|batter|guns|cannon|artill|pièces|canons|geschütz|kanonen")
TWO = 2
# *fires at the horse battery*, *the enemy's guns*: somebody else's; beside one's own one may stand as well.
NOT_HIS = re.compile(
    r"\b(?:at|on|upon|sur|auf|against|gegen|contre|towards?|enemy|enemy['’]s|hostile|british|french|dutch|allied|"
    r"allies['’]?|"
    r"feindlichen?|gegnerischen?|from|target|ziel|cible)\s*:?\s*(?:(?:the|la|les|l['’]|die|der|das|den)\s*)?$",
    re.IGNORECASE,
)
#: *Of*, by the first letters of what is someone's.
OF = {"en": "of", "fr": "de", "de": "von"}


def with_owners(raw: str, spoken_of: Sequence[str], world: World, language: str) -> str:
    """A sentence with the name of the division whose guns it means, behind them.

    ``spoken_of`` are formations and units that may tell whose they are, the likeliest first. Guns of an arm that more
    than one has, of a battery (which are its own), or of nobody spoken of stay as they are.
    """
    if not WORDS.stand_in(raw):
        return raw
    if any(id in world.own and world.own[id].arm == "artillery" for id in spoken_of[:1]):
        return raw
    divisions = list(_divisions(spoken_of, world))
    of = OF.get(language, "of")

    def owned(found: re.Match[str], name: str) -> str:
        many = found.groupdict().get("many") or ""
        the = (
            {"of": "the ", "de": "les ", "von": "die "}[of]
            if many or "the" not in found.groupdict()
            else found["the"] or ""
        )
        space = found[0][: len(found[0]) - len(found[0].lstrip())]
        return f"{space}{the}{many}{found['what']} {of} {name}"

    for pattern, has, put in (
        (OF_IT, _has_guns, lambda _, name: f"{of} {name}"),
        (HIS, _has_guns, owned),
        (HORSE, _has_horse_guns, owned),
        (BOTH, _has_two, lambda found, name: f"{found['many']}{found['what']} {of} {name}"),
    ):
        whose = next((one for one in divisions if has(one, world)), None)
        if whose is not None:
            raw = _named(pattern, raw, world.names.general_name(whose.id), put)
    return raw


def _named(pattern: re.Pattern[str], raw: str, name: str, put: Callable[[re.Match[str], str], str]) -> str:
    """A sentence with the name behind whatever the pattern finds, unless it stands there already."""
    said = raw.partition(":")[2] or raw

    def named(found: re.Match[str]) -> str:
        return found[0] if NOT_HIS.search(raw[: found.start()]) else put(found, name)

    return raw if name.lower() in said.lower() else pattern.sub(named, raw)


def _divisions(spoken_of: Iterable[str], world: World) -> Iterable[Formation]:
    for id in spoken_of:
        unit = world.own.get(id)
        chain = world.view.chain(unit.of if unit is not None else id)
        yield from (one for one in chain if one.kind == "division")


def _guns(division: Formation, world: World) -> list[str]:
    guns = world.with_arm("artillery")
    return [id for id in guns if id in world.own and division in world.view.chain(world.own[id].of)]


def _has_guns(division: Formation, world: World) -> bool:
    return bool(_guns(division, world))


def _has_two(division: Formation, world: World) -> bool:
    return len(_guns(division, world)) == 2


def _has_horse_guns(division: Formation, world: World) -> bool:
    """Whether a division has horse guns, and others have some as well: else it is plain whose they are."""
    here = [id for id in _guns(division, world) if world.own[id].type == "horse"]
    everywhere = [id for id in world.with_arm("artillery") if id in world.own and world.own[id].type == "horse"]
    return bool(here) and len(here) < len(everywhere)
