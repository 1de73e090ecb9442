"""All his men: a command that does something *with all four battalions* does it with those whom it has anyway."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

MANY = (
    r"(?:zwei|beiden|drei|vier|fünf|sechs|sieben|[2-9])",
    r"(?:two|three|four|five|six|seven|[2-9])",
    r"(?:deux|trois|quatre|cinq|six|sept|[2-9])",
)
# Told as all that there are: *seine fünf*, *alle vier*, *beide*; *with two battalions* are some of them.
ALL_HIS = (
    rf"\s*,?\s*\b(?:und\s+zwar\s+)?mit\s+(?:(?:allen|sämtlichen)(?:\s+(?:seinen|ihren|den))?(?:\s+{MANY[0]})?"
    rf"|(?:seinen|ihren)\s+{MANY[0]}|"
    r"(?:seinen\s+|ihren\s+|den\s+)?beiden|(?:seinen|ihren))\s+(?:Infanterie-?|Lanciers-?|Kavallerie-?|Jäger-?"
    r"|Chasseur-?)?"
    r"(?:bataillonen|regimentern|schwadronen|eskadronen)\b(?!\s+(?:des|der|von|vom|außer|ohne|bis)\b)",
    rf"\s*,?\s*\bwith\s+(?:all(?:\s+of)?(?:\s+(?:his|its|their|the))?(?:\s+{MANY[1]})?(?:\s+of\s+(?:his|its|their))?"
    rf"|(?:his|its|their)\s+{MANY[1]}|"
    r"both(?:\s+of)?(?:\s+(?:his|its|their))?)\s+(?:cavalry\s+|lancer\s+|infantry\s+)?(?:battalions|regiments"
    r"|squadrons)\b"
    r"(?!\s+(?:of|in|behind|on|to)\b)",
    rf"\s*,?\s*\bavec\s+(?:tous\s+)?(?:ses|leurs)(?:\s+{MANY[2]})?\s+(?:bataillons|régiments|escadrons)\b(?!\s+(?:du"
    rf"|de|des|d['’])\b)",
)
# *Hubert reitet mit beiden Regimentern*: by these he is not the man alone
RIDES = re.compile(r"\b(?:reite[tn]?|rides?|ride|chevauche\w*|galopp\w+|gallops?)\b", re.IGNORECASE)


def left_out(found: re.Match[str]) -> str:
    """Nothing, but where a general may ride without them."""
    return found[0] if RIDES.search(found.string) else ""


# *Wenn van Merlen eintrifft, bleibt er mit seiner Reiterei in G14*: all that he brings
BROUGHT = (
    r"\s+mit\s+(?:(?:seiner|ihrer)\s+(?:ganzen\s+|gesamten\s+)?(?:Reiterei|Kavallerie|Infanterie|Brigade|Division"
    r"|Truppe)|"
    r"(?:seinen|ihren)\s+(?:Leuten|Truppen|Reitern|Männern|Husaren|Dragonern|Lanciers))\b",
    r"\s+with\s+(?:(?:all|the\s+whole)\s+(?:of\s+)?)?(?:his|their)\s+(?:whole\s+)?(?:cavalry|horse(?:men)?|infantry"
    r"|brigade|division|men|troops|lads|"
    r"people|hussars|dragoons)\b",
    r"\s+avec\s+(?:toute\s+|tous\s+)?(?:sa|ses|leurs?)\s+(?:cavalerie|infanterie|brigade|division|troupes?|hommes"
    r"|cavaliers|hussards|dragons)\b",
)
ARRIVES = re.compile(
    r"\b(?:arriv\w+|eintr[ie]ff\w*|eingetroffen|ankomm\w*|ankam\w*|da\s+ist|hier\s+ist|shows?\s+up|turns?\s+up"
    r"|gets\s+here|comes\s+on|is\s+here)\b",
    re.IGNORECASE,
)


def brought_along(found: re.Match[str]) -> str:
    """Nothing, where it is told of somebody who arrives: he comes with his men."""
    return "" if ARRIVES.search(found.string[: found.start()]) else found[0]


# *As soon as van Merlen is arrived, his cavalry waits at Quatre-Bras*: he, with all that he brings
HIS_THEN = re.keyed(
    r"^(?P<case>\W*(?:as\s+soon\s+as|when|once|if)\s+(?:the\s+)?(?P<who>(?:general\s+|prince\s+)?(?:van\s+|von\s+"
    r"|de\s+)?(?-i:[A-Z])[\w'’-]{2,20})\s+(?:is\s+(?:arrived|here|there)|has\s+arrived|"
    r"arrives?|comes(?:\s+on)?|gets\s+here|turns\s+up|shows\s+up)[^,;:.!?]{0,20}?,\s*)his\s+(?:cavalry|horse(?:men)?"
    r"|division|brigade|men|troops|infantry)\s+(?=[a-z])",
    re.IGNORECASE,
)
WITH_ALL_HIS_MEN = (
    turn("his ", HIS_THEN, r"\g<case>\g<who> "),
    *(
        turn(key, re.keyed(said, re.IGNORECASE), left_out)
        for key, said in zip(("mit ", "with ", "avec "), ALL_HIS, strict=True)
    ),
    *(
        turn(key, re.compile(said, re.IGNORECASE), brought_along)
        for key, said in zip(("mit ", "with ", "avec "), BROUGHT, strict=True)
    ),
)
