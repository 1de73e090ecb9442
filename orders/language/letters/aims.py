"""Aims: what somebody is to have in the end, told in nouns: *his objective is the farm*, *makes himself master of it*.

Also who is somebody's support: *is Gauthier's reserve*, *gives Gauthier support*, *backs Gauthier up*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

NAME = (
    r"(?:(?:the|my|our)\s+)?(?:(?-i:[A-ZÉ][\wé-]+)|\d[\w/]*)(?:\s+(?:(?-i:[A-ZÉ][\wé-]+)|"
    r"\d[\w/]*|brigade|division|battery|guns|cavalry|lancers|chasseurs))*"
)
AIM = r"(?:main\s+|first\s+|only\s+|next\s+)?(?:objective|target|goal|aim|object|prize|destination)"
IS = r"(?:\s*[:=–]\s*|\s*,?\s+(?:is|will\s+be|shall\s+be|should\s+be|remains?|being|=)\s+)(?:to\s+be\s+)?"
WHAT = r"(?P<what>(?!to\b|that\b|not\b)[^,;:.!?]{2,60}?)(?=\s*(?:[.,;!]|$|\band\b))"
# *Husson's objective is Gemioncourt*, *Husson: objective Gemioncourt*, *objective for Husson: Gemioncourt*
HIS_AIM = re.compile(rf"^(?P<mark>\W*)(?P<who>{NAME})(?:['’]s?)\s+{AIM}{IS}{WHAT}", re.IGNORECASE)
AIM_BARE = re.compile(
    rf"^(?P<mark>\W*)(?P<who>{NAME})\s*[:,–-]\s*(?:the\s+|with\s+)?{AIM}{IS}?\s*{WHAT}", re.IGNORECASE
)
AIM_FOR = re.compile(rf"^(?P<mark>\W*)(?:the\s+)?{AIM}\s+(?:for|of)\s+(?P<who>{NAME}){IS}{WHAT}", re.IGNORECASE)
# *Gauthier attacks up it. Objective Gemioncourt.*: his who was told of
AIM_ALONE = re.compile(
    rf"^(?P<mark>\W*)(?:the\s+|his\s+)?{AIM}(?:{IS}|\s+)(?P<what>(?-i:[A-Z])[^,;:.!?]{{1,40}}?)\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *stevenart is 7/2FA's target*, *Gemioncourt is Husson's objective*
IS_HIS_AIM = re.compile(
    rf"^(?P<mark>\W*)(?P<what>[^,;:.!?]{{2,30}}?)\s+(?:is|will\s+be|shall\s+be)\s+(?:(?P<who>{NAME})(?:['’]s?)\s+{AIM}|the\s+{AIM}\s+(?:of|for)\s+(?P<whose>{NAME}))"
    r"(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *is to possess himself of Gemioncourt*, *makes himself master of it*, *gets possession of the farm*
MASTER = re.compile(
    r"\b(?:(?P<s>possesses|makes|takes|gets|gains|secures|wins)|possess|make|take|get|gain|secure|win)\s+"
    r"(?:(?:himself|itself|themselves|yourself)\s+(?:the\s+)?(?:masters?\s+)?of|(?:full\s+)?(?:possession|hold|control)\s+of)\s+(?=the\b|it\b|them\b|that\b|(?-i:[A-Z]))",
    re.IGNORECASE,
)
# *Let Gauthier loose on 2/2Nas*, *unleash Hubert on them*
LOOSE = re.keyed(
    rf"\b(?:let|turn|set|cast)\s+(?P<who>{NAME})\s+(?:loose|free)\s+(?:on|upon|at|against)\s+|\b(?:unleash|launch|throw|fling|hurl)\s+(?P<whom>{NAME})\s+(?:on|upon|at|against)\s+",
    re.IGNORECASE,
)
# *Wathiez is needed at H5*, *Wathiez is wanted in H5*
NEEDED = re.compile(
    rf"(?P<who>{NAME})\s+(?:is|are)\s+(?:badly\s+|now\s+)?(?:needed|wanted|required|expected|due)\s+(?P<where>(?:at|in|on|behind|near|beside|by)\s)",
    re.IGNORECASE,
)
# *is to be brought to H5*
BROUGHT = re.compile(
    r"\b(?:(?P<is>is)|are|should|shall|must|will)\s+(?:to\s+)?be\s+(?:brought|taken|sent|led|marched|moved|pulled|shifted|transferred)"
    r"(?P<where>(?:\s+(?:up|over|forward|down|across|back|out|round))?\s+(?:to|into|behind|towards)\s)",
    re.IGNORECASE,
)
# *Jamin is to back Gauthier up*
BACKS_UP = re.compile(
    rf"\b(?:(?P<s>backs)|back|backing)\s+(?P<whom>{NAME}|them|him|it)\s+up\b"
    r"(?!\s+(?:\d|a\b|an\b|about|some|into|to|behind|onto|against|towards|the\b))",
    re.IGNORECASE,
)
# *gives Gauthier support*, *gives support to Gauthier*
GIVES_SUPPORT = re.compile(
    r"\b(?:(?P<s>gives|lends|offers|provides)|give|lend|offer|provide)\s+(?:"
    rf"(?P<whom>{NAME})\s+(?:some\s+|close\s+|his\s+|its\s+|full\s+|any\s+|what\s+)?(?:support|backing|help|assistance)(?:\s+(?:he|it|they)\s+can)?|"
    rf"(?:some\s+|close\s+|full\s+|their\s+|its\s+)?(?:support|backing|help|assistance)\s+(?:to|for)\s+(?P<to>{NAME}))(?=\s*(?:[.,;!]|$|\band\b))",
    re.IGNORECASE,
)
# *Jamin is Gauthier's reserve*, *goes along with Gauthier as his support*
HIS_RESERVE = re.compile(
    rf"\b(?:(?:you\s+)?(?:is|are|['’]re)(?:\s+now)?|acts\s+as|serves\s+as|forms|will\s+be|shall\s+be|should\s+be|to\s+be)\s+(?P<whom>{NAME})['’]s?\s+(?:reserve|support|backup|second\s+line|back-up)"
    r"(?=\s*(?:[.,;!]|$|\band\b))",
    re.IGNORECASE,
)
AS_HIS_SUPPORT = re.compile(
    rf"\b(?:(?P<s>goes|comes|moves|marches|follows|advances)|go|come|move|march|follow|advance)\s+(?:(?:along|up|forward|on)\s+)?(?:with|after|behind)?\s*(?P<whom>{NAME})\s+"
    r"as\s+(?:his|its|their|a|the)\s+(?:support|reserve|second\s+line|backup)(?=\s*(?:[.,;!]|$|\band\b))",
    re.IGNORECASE,
)


# *will sustain this attack, following upon the same road*: his who was told of last
THIS_ATTACK = re.keyed(
    r"\b(?P<deed>support|sustain|back\s+up|cover|assist|second)(?P<s>s|ing)?\s+(?:this|that|the|his|their)\s+(?:attack|assault|advance|movement|march|effort|push)\b(?!\s+(?:of|by|on|upon|at|to)\b)"
    r"(?:\s*,?\s+(?:following|coming|marching|moving|advancing)\s+(?:(?:up|on|along|upon|by|behind|after)\s+)+(?:the\s+)?(?:same\s+)?(?:road|way|route|them|him|it))?",
    re.IGNORECASE,
)
# *3/2Nas we're keeping as our reserve*
KEPT_IN_RESERVE = re.compile(
    r"(?P<lead>^\W*(?:and\s+|but\s+)?|[,;]\s*(?:and\s+|but\s+)?)(?P<who>(?:the\s+|my\s+|our\s+)?(?:(?-i:[A-Z])[\w-]+|\d[\w/]*)(?:\s+\w+){0,3}?)\s+(?:I|we)(?:['’]m|['’]re|['’]ll|\s+am|\s+are|\s+will|\s+shall)?"
    r"\s*(?:keep(?:ing)?|hold(?:ing)?|leav(?:e|ing))\s+(?:back\s+)?(?:as|in|for)\s+(?:(?:our|my|a|the)\s+)?reserve\b",
    re.IGNORECASE,
)


# *Gemioncourt is to be held by Bijlandt*
DONE_BY = re.keyed(
    rf"^(?P<mark>\W*)(?P<what>[^,;:.!?]{{2,40}}?)\s+(?:is|are|must|should|shall|will)\s+(?:to\s+)?be\s+(?P<deed>held|defended|attacked|taken|occupied|stormed|supported|fired\s+at|"
    rf"bombarded|charged|covered|garrisoned|captured|carried|kept|watched|screened)\s+by\s+(?P<who>{NAME})(?=\s*(?:[.,;!]|$|\band\b))",
    re.IGNORECASE,
)
DEEDS = {
    "held": "holds", "kept": "holds", "defended": "defends", "attacked": "attacks", "taken": "takes",
    "carried": "takes", "occupied": "occupies", "stormed": "storms", "captured": "captures", "supported": "supports",
    "fired at": "fires at", "bombarded": "bombards", "charged": "charges", "covered": "covers",
    "garrisoned": "garrisons", "watched": "watches", "screened": "screens",
}  # fmt: skip


def done_by(told: re.Match[str]) -> str:
    """What somebody is to do, he himself first."""
    deed, what = DEEDS[" ".join(told["deed"].lower().split())], told["what"]
    what = f"t{what[1:]}" if what.startswith("The ") else what
    return f"{told['mark']}{told['who']} {deed} {what}"


# *attacks 2/2Nas with Jamin in support*, *occupies the farm, with 7L behind it*
WITH_HIM = re.compile(
    rf"(?P<head>^[^;:.!?]{{5,90}}?)\s*,?\s+with\s+(?P<who>{NAME})\s+(?:(?P<support>(?:in|as)\s+(?:(?:close|his|its|their|a|the)\s+)?(?:support|reserve)|supporting(?:\s+(?:him|it|them))?|"
    r"backing\s+(?:him|it|them)\s+up|(?:following|behind)\s+(?:(?:him|it|them)\s+)?(?:in|as)\s+(?:a\s+)?(?:support|reserve))|"
    r"(?P<where>(?:just\s+|right\s+|close\s+)?(?:behind|left\s+of|right\s+of|to\s+the\s+(?:left|right)\s+of|beside|next\s+to|in\s+rear\s+of)\s+(?:it|them|him)))(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
# *His support is Jamin*
SUPPORT_IS = re.compile(
    rf"^(?P<mark>\W*)(?:his|its|their)\s+(?:support|reserve|second\s+line|back-?up)\s+(?:is|will\s+be|shall\s+be|are)\s+(?P<who>{NAME})(?=\s*(?:[.;,!]|$))",
    re.IGNORECASE,
)
# *1/92 and 2/92 go to E6 and F6*, *Stevenart and Bijleveld fire at 18/6FA and 7/2FA respectively*
RESPECTIVELY = re.compile(
    rf"^(?P<mark>\W*)(?P<a>{NAME})\s+and\s+(?P<b>{NAME})\s+(?P<does>(?:go|move|march|ride|advance|fire|shoot)(?:s|es)?\s+(?:up\s+|forward\s+)?(?:to|at|on))\s+"
    rf"(?:(?P<x>[A-Z]{{1,2}}\d{{1,2}})\s+and\s+(?P<y>[A-Z]{{1,2}}\d{{1,2}})(?:\s*,?\s+respectively)?|(?P<p>{NAME})\s+and\s+(?P<q>{NAME})\s*,?\s+respectively)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)


def with_him(told: re.Match[str]) -> str:
    """He is supported by who comes with him, or that one goes where he is told to be."""
    if told["support"]:
        return f"{told['head']}, supported by {told['who']}"
    return f"{told['head']} and {told['who']} goes {told['where']}"


def respectively(told: re.Match[str]) -> str:
    """The one of the first, and the other of the second."""
    one, other = (told["x"], told["y"]) if told["x"] else (told["p"], told["q"])
    return f"{told['mark']}{told['a']} {told['does']} {one} and {told['b']} {told['does']} {other}"


def sustains(told: re.Match[str]) -> str:
    """Supports him whose attack it is; guns help by their fire alone, and are told so elsewhere."""
    deed = re.sub(r"sustain|second|assist|cover|back\s+up", "support", told["deed"], flags=re.IGNORECASE)
    return f"{deed}{told['s'] or ''} him"


def attacks(told: re.Match[str]) -> str:
    """Who has an aim attacks it; a place that is only a square of the map is where he goes."""
    who = told["who"] or told.groupdict().get("whose")
    what = told["what"]
    goes = re.fullmatch(r"(?:square\s+)?[A-Za-z]{1,2}\d{1,2}", what.strip()) is not None
    return f"{told['mark']}{who} {'goes to' if goes else 'attacks'} {what}"


def supports(told: re.Match[str]) -> str:
    """Supports whom it was said that he helps."""
    found = told.groupdict()
    return f"support{'s' if found.get('s') else ''} {found.get('whom') or found.get('to')}"


AIMS = (
    turn("objective|target|goal|aim|object|prize|destination", AIM_FOR, attacks),
    turn("objective|target|goal|aim|object|prize|destination", HIS_AIM, attacks),
    turn("objective|target|goal|aim|object|prize|destination", AIM_BARE, attacks),
    turn("objective|target|goal|aim|object|prize|destination", IS_HIS_AIM, attacks),
    turn("objective|goal|prize", AIM_ALONE, r"\g<mark>he attacks \g<what>"),
    turn(
        "himself|itself|themselves|yourself|possession|hold of|control",
        MASTER,
        lambda told: "takes " if told["s"] else "take ",
    ),
    turn(
        "let |turn |set |cast |unleash|launch|throw|fling|hurl",
        LOOSE,
        lambda told: f"{told['who'] or told['whom']} attacks ",
    ),
    turn("needed|wanted|required|expected|due", NEEDED, r"\g<who> goes to a point \g<where>"),
    turn("brought|taken|sent|led|marched|moved|pulled|shifted|transferred", BROUGHT, r"shall go\g<where>"),
    turn("attack|assault|advance|movement|march|effort|push", THIS_ATTACK, sustains),
    turn("reserve", KEPT_IN_RESERVE, r"\g<lead>\g<who> stays in reserve"),
    turn(" by ", DONE_BY, done_by),
    turn("support|reserve|second line|backup|back-up", SUPPORT_IS, r"\g<mark>\g<who> supports him"),
    turn(" and ", RESPECTIVELY, respectively),
    turn("back", BACKS_UP, supports),
    turn("support|backing|help|assistance", GIVES_SUPPORT, supports),
    turn("reserve|support|backup|second line|back-up", HIS_RESERVE, r"supports \g<whom>"),
    turn("support|reserve|second line|backup", AS_HIS_SUPPORT, supports),
    turn("with ", WITH_HIM, with_him),
)
