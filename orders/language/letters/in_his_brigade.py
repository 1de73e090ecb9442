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
# *Er selbst hält sich an 1/100*: the man, not his brigade
HE_HIMSELF = re.keyed(r"^(?P<lead>\W*(?:(?:[Uu]nd|[Aa]ber)\s+)?)[Ee]r\s+(?:selbst|selber|persönlich)\b")
# *Campi bleibt bei den beiden*: with either of them
WITH_BOTH = re.compile(
    r"\b(?P<at>bei|zu)\s+(?:den|diesen|jenen)\s+(?:beiden|zwei(?:en)?)(?=\s*(?:[.,;!]|$))", re.IGNORECASE
)
# *bleibt in seiner Nähe*: with him
NEAR_HIM = re.compile(
    r"\b(?:ganz\s+)?in\s+(?:dessen|deren|seiner|ihrer)\s+(?:unmittelbaren?\s+|direkten?\s+)?Nähe(?=\s*(?:[.,;!]|$|und\b))",
    re.IGNORECASE,
)
# *Beide bilden Karree*, *die beiden Brigaden verfolgen nicht*
BOTH_OF_THEM = re.keyed(
    r"^(?P<lead>\W*(?:(?:[Uu]nd|[Aa]ber)\s+)?)(?:[Bb]eide|[Dd]ie\s+(?:beiden|zwei))(?:\s+Brigaden|\s+zusammen)?"
    r"(?=\s+(?!Batterien|Bataillone|Regimenter)[a-zäöüß]+(?:t|en|n)\b)"
)
# *Das eine geht nach G10, das andere nach F10*
THE_ONE = re.keyed(
    r"^(?P<lead>\W*(?:(?:[Uu]nd|[Aa]ber)\s+)?)(?:[Dd]as|[Dd]ie|[Dd]er)\s+(?:eine|erste)(?P<between>\s+[a-zäöüß][^;:.!?]{2,60}?\s*(?:,|,?\s+und|;)\s+(?:und\s+)?)"
    r"(?:das|die|der)\s+(?:andere|zweite)\b(?!\s+(?:[A-ZÄÖÜ]|Seite))"
)
# *Keines von ihnen stürmt los*, *keiner der beiden setzt nach*
NONE_OF_THEM = re.keyed(r"^\W*(?P<none>[Kk]eine?[rs]?|[Nn]iemand)\s+von\s+(?:ihnen|denen|diesen)\b")
NONE_OF_BOTH = re.compile(r"^\W*(?P<none>[Kk]eine?[rs]?)\s+(?:der|von(?:\s+den)?|dieser)\s+beiden\b(?!\s+(?:[A-ZÄÖÜ]))")
# *Keine von ihnen bewegt sich*
NONE_MOVES = re.keyed(
    r"^(?P<lead>\W*)(?:[Kk]eine?[rs]?)\s+von\s+(?:ihnen|denen|diesen)\s+(?:bewegt|rührt)\s+sich(?:\s+(?:vom\s+Fleck|von\s+der\s+Stelle|vom\s+Platz))?(?=\s*[.!]*\s*$)"
)
# *machen alle vier Bataillone Karree*
COUNTS = {"zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6}
ALL_SO_MANY = re.compile(
    r"\b[Aa]lle\s+(?P<many>zwei|drei|vier|fünf|sechs)(?:\s+Bataillone|\s+Regimenter)?\b(?!\s+(?:Batterien|Geschütze|Kanonen|Brigaden)|\s+(?:von|der|des)\b)"
)
# *Ersterer beschießt 1/6FA, letzterer 18/6FA*
FORMER = re.keyed(r"\b(?:[Dd](?:er|ie|as)\s+)?[Ee]rstere[rsmn]?\b")
LATTER = re.keyed(r"\b(?:[Dd](?:er|ie|as)\s+)?[Ll]etztere[rsmn]?\b")
# *Jamin führt die drei anderen Bataillone nach F4*
LEADS_THE_OTHERS = re.compile(
    r"^(?P<lead>\W*(?:(?:[Uu]nd|[Aa]ber)\s+)?)(?:General\s+)?(?:[A-ZÄÖÜ][\w'’-]+|[Ee]r|[Dd]er\s+General)\s+(?:führt|bringt|zieht|nimmt|schickt)\s+"
    r"(?:die\s+(?:(?:zwei|drei|vier|beiden)\s+)?(?:anderen|übrigen|restlichen)(?:\s+(?:zwei|drei|vier|beiden))?(?:\s+Bataillone|\s+Regimenter)?|den\s+Rest)\s+"
    r"(?=(?:nach|bis|hinter|zu[mr]?|auf|in|an|vor)\s)"
)
# *Die zwei Batterien bleiben stehen*: those of the division
BATTERIES = re.compile(
    r"^(?P<lead>\W*(?:(?:[Uu]nd|[Aa]ber)\s+)?)(?:[Dd]ie|[Bb]eide)\s+(?:(?P<two>zwei|beiden)\s+|(?P<three>drei)\s+)?"
    r"(?:(?P<one>Batterie)|Batterien|Geschütze|Kanonen)\b(?!\s+(?:von|vom|der|des|aus|in|im|am|auf|an|bei)\b|\s+(?:[A-ZÄÖÜ\d]))"
)
# *Verfolgt wird nicht*: by all of whom the paragraph tells
NOBODY_IS_NAMED = re.compile(
    r"^\W*(?:(?:und|aber)\s+)?(?:verfolgt|nachgesetzt|attackiert|angegriffen|geschossen|gefeuert|gekämpft)\s+wird\b",
    re.IGNORECASE,
)
# *Die anderen bilden Karree*, *der Rest geht zurück*: of whom nothing is told behind that
OTHERS = re.compile(
    r"(?<!\bauf\s)(?<!\bhinter\s)(?<!\ban\s)(?<!\bvor\s)(?<!\bfür\s)(?<!\büber\s)(?<!\bum\s)(?<!\bgegen\s)(?<!\bneben\s)(?<!\bin\s)"
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
    raw = HE_HIMSELF.sub(rf"\g<lead>General {name}", raw)
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


def near_whom(raw: str, unit: str) -> str:
    """A sentence with the name of the unit in whose neighbourhood somebody is to be."""
    return NEAR_HIM.sub(f"bei {unit}", raw)


def with_both(raw: str, commands: Sequence[str]) -> str:
    """A sentence with the names of the two brigades of which was told last."""
    return BOTH_OF_THEM.sub(rf"\g<lead>{' und '.join(commands)}", raw)


def one_and_the_other(raw: str, told: Sequence[str]) -> str:
    """A sentence with the names of the two of which it tells one after the other."""
    if len(told) != len(("one", "other")):
        return raw
    return THE_ONE.sub(rf"\g<lead>{told[0]}\g<between>{told[1]}", raw)


def none_of_his(raw: str, command: str) -> str:
    """*Keiner von ihnen* with the name of their brigade."""
    return NONE_OF_THEM.sub(rf"\g<none> von {command}", raw)


def former_and_latter(raw: str, two: Sequence[str]) -> str:
    """A sentence with the names of the two whom the one before named, in their order."""
    if len(two) != len(("one", "other")):
        return raw
    return LATTER.sub(two[1], FORMER.sub(two[0], raw))


def speaks_of_both(raw: str) -> bool:
    """Whether a sentence calls somebody the former or the latter."""
    return FORMER.search(raw) is not None or LATTER.search(raw) is not None


def he_leads_the_others(raw: str, others: Sequence[str]) -> str:
    """``Jamin führt die drei anderen nach F4``: the others of his brigade by their names, who go there."""
    found = LEADS_THE_OTHERS.match(raw)
    if found is None or not others:
        return raw
    return f"{found['lead']}{', '.join(others)} gehen {raw[found.end() :].lstrip()}"


def none_of_both(raw: str, names: Sequence[str]) -> str:
    """*Keiner der beiden* with the names of the two."""
    return NONE_OF_BOTH.sub(rf"\g<none> von {' und '.join(names)}", raw)


def none_moves(raw: str) -> str:
    """*Keine von ihnen bewegt sich*: they do not move."""
    return NONE_MOVES.sub(r"\g<lead>Sie bewegen sich nicht", raw)


def all_so_many(raw: str, his: Sequence[str]) -> str:
    """*Alle vier Bataillone* with the names of those of the brigade, where it has so many."""
    found = ALL_SO_MANY.search(raw)
    if found is None or COUNTS[found["many"]] != len(his):
        return raw
    return f"{raw[: found.start()]}{', '.join(his[:-1])} und {his[-1]}{raw[found.end() :]}"


def with_either(raw: str, told: Sequence[str]) -> str:
    """A sentence with the name of one of the two who were told something last."""
    return WITH_BOTH.sub(rf"\g<at> {told[0]}", raw) if len(told) == len(("one", "other")) else raw


def with_the_batteries(raw: str, guns: Sequence[str]) -> str:
    """A sentence with the names of the batteries of the division of which was told."""
    found = BATTERIES.match(raw)
    if found is not None and found["one"]:
        return f"{found['lead']}{guns[0]}{raw[found.end() :]}" if len(guns) == 1 else raw
    many = 3 if found is not None and found["three"] else 2 if found is not None and found["two"] else len(guns)
    if found is None or len(guns) < len(("one", "other")) or many != len(guns):
        return raw
    return f"{found['lead']}{', '.join(guns[:-1])} und {guns[-1]}{raw[found.end() :]}"


def is_of_the_paragraph(raw: str) -> bool:
    """Whether a rule names nobody: it is of all of whom its paragraph tells."""
    return NOBODY_IS_NAMED.match(raw) is not None


def is_of_all(raw: str) -> bool:
    """Whether a sentence is about all of those who were spoken of, not the last of them alone."""
    return ALL_OF_THEM.search(raw) is not None


def is_of_him(raw: str) -> bool:
    """Whether a sentence begins with what *er* does."""
    return HE.match(raw) is not None
