"""In his brigade: whom a paragraph about one brigade means by *der General*, *die anderen* and *keiner von ihnen*.

*Gauthier geht nach F6, 2/93 bleibt zurück. Keiner von ihnen verfolgt. Der General reitet mit 1/92.* The general is the
one of that brigade, and they are the brigade, not the battalion that was spoken of last.
"""

from __future__ import annotations

from collections.abc import Sequence

from battles.engine import expressions as re

# *Der General schließt sich 1/92 an*, *den Brigadier will ich bei 1/92 sehen*: no name behind it, and nobody's else
HIS_GENERAL = re.compile(
    r"\b(?:[Dd]e[rnm]|[Ii]hre?[nm]?|[Ss]eine?[nm]?|[Dd]essen|[Dd]eren)\s+(?:Brigade)?-?(?:General|Brigadier|[Gg]eneral|"
    r"[Kk]ommandeur|[Bb]efehlshaber|[Cc]hef)(?:\s+(?:selbst|selber|persönlich))?\b"
    r"(?!\s+(?:der|des|von|vom|aller|de)\b|\s+(?:[A-ZÄÖÜ]))"
)
# *Die anderen bilden Karree*, *der Rest geht zurück*: of whom nothing is told behind that
OTHERS = re.compile(
    r"\b(?P<who>(?:[Dd]ie|[Aa]lle)\s+(?:anderen?|andern|übrigen|restlichen)(?:\s+(?:zwei|drei|vier|fünf|beiden))?"
    r"(?:\s+Bataillone|\s+Regimenter)?|[Dd]er\s+Rest(?:\s+der\s+Brigade)?)\b"
    r"(?!\s+(?:von(?!\s+(?:Reite|Kav|jemand|irgend|einem|vorn|hinten|der\s+(?:Seite|Kav|Reite)))|vom|der|des|aus|in|im|am|auf|an|bei|meiner|unserer|seiner|ihrer)\b|\s+(?:[A-ZÄÖÜ\d]))"
)
# *Die beiden Regimenter rühren sich nicht*: of horse
REGIMENTS = re.compile(
    r"^(?P<lead>\W*(?:(?:[Uu]nd|[Aa]ber)\s+)?)(?:[Dd]ie|[Ss]eine|[Ii]hre|[Bb]eide|[Aa]lle)\s+(?P<two>beiden\s+|zwei\s+)?(?:Reiter)?"
    r"(?:[Rr]egimenter|Schwadronen|Reiter)\b(?!\s+(?:von|vom|der|des|aus|in|im|am|auf|an|bei)\b|\s+(?:[A-ZÄÖÜ\d]))"
)
# What a rule is about: of an order the grammar knows who the others are.
RULE = re.compile(
    r"karr?[ée]e?|verfolg|nachsetz|nachjag|hinterher|attack|angegriffen|angreif|feuer|schieß|weich", re.IGNORECASE
)
# *Keiner von ihnen verfolgt*, *sie alle bilden Karree*, *von denen jagt keiner hinterher*
ALL_OF_THEM = re.compile(
    r"\b(?:keiner|keines|keins|niemand|jeder|jedes|alle|sämtliche)\s+(?:von\s+(?:ihnen|denen)|seiner\s+(?:Bataillone|Leute|"
    r"Männer|Regimenter))\b|^\W*(?:sie|die)\s+alle\b|\bvon\s+(?:ihnen|denen)\s+[^,;:.!?]{2,20}?\s+(?:keiner|keines|keins|niemand|"
    r"jeder|alle)\b|\b(?:sie|die)\s+allesamt\b|^\W*(?:alle\s+(?:fünf|vier|sechs|drei)|alle\s+zusammen)\b",
    re.IGNORECASE,
)
# *Hat er den Hof, bleibt er dort*: a general is one, his battalions are many
HE = re.compile(r"^\W*(?:[^,;:.!?]{2,25}?\s+)?er\b", re.IGNORECASE)


def with_his_general(raw: str, name: str) -> str:
    """A sentence with the name of the general whom it calls by no more than his rank."""
    return HIS_GENERAL.sub(f"General {name}", raw)


def with_the_others(raw: str, others: Sequence[str]) -> str:
    """A rule with the names of those of the brigade whom it calls the others."""
    if not others or RULE.search(raw) is None:
        return raw
    return OTHERS.sub(" und ".join([", ".join(others[:-1]), others[-1]] if len(others) > 1 else others), raw, count=1)


def with_the_regiments(raw: str, horse: Sequence[str]) -> str:
    """A sentence with the names of the regiments of horse of the command that was told of."""
    found = REGIMENTS.match(raw)
    if found is None or not horse or (found["two"] and len(horse) != len(("one", "other"))):
        return raw
    return f"{found['lead']}{' und '.join(horse)}{raw[found.end() :]}"


def is_of_all(raw: str) -> bool:
    """Whether a sentence is about all of those who were spoken of, not the last of them alone."""
    return ALL_OF_THEM.search(raw) is not None


def is_of_him(raw: str) -> bool:
    """Whether a sentence begins with what *er* does."""
    return HE.match(raw) is not None
