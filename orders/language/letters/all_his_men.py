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
    rf"\s*,?\s*\b(?:und\s+zwar\s+)?mit\s+(?:(?:allen|sämtlichen)(?:\s+(?:seinen|ihren|den))?(?:\s+{MANY[0]})?|(?:seinen|ihren)\s+{MANY[0]}|"
    r"(?:seinen\s+|ihren\s+|den\s+)?beiden|(?:seinen|ihren))\s+(?:Infanterie-?|Lanciers-?|Kavallerie-?|Jäger-?|Chasseur-?)?"
    r"(?:bataillonen|regimentern|schwadronen|eskadronen)\b(?!\s+(?:des|der|von|vom|außer|ohne|bis)\b)",
    rf"\s*,?\s*\bwith\s+(?:all(?:\s+of)?(?:\s+(?:his|its|their|the))?(?:\s+{MANY[1]})?(?:\s+of\s+(?:his|its|their))?|(?:his|its|their)\s+{MANY[1]}|"
    r"both(?:\s+of)?(?:\s+(?:his|its|their))?)\s+(?:cavalry\s+|lancer\s+|infantry\s+)?(?:battalions|regiments|squadrons)\b"
    r"(?!\s+(?:of|in|behind|on|to)\b)",
    rf"\s*,?\s*\bavec\s+(?:tous\s+)?(?:ses|leurs)(?:\s+{MANY[2]})?\s+(?:bataillons|régiments|escadrons)\b(?!\s+(?:du|de|des|d['’])\b)",
)
# *Hubert reitet mit beiden Regimentern*: by these he is not the man alone
RIDES = re.compile(r"\b(?:reite[tn]?|rides?|ride|chevauche\w*|galopp\w+|gallops?)\b", re.IGNORECASE)


def left_out(found: re.Match[str]) -> str:
    """Nothing, but where a general may ride without them."""
    return found[0] if RIDES.search(found.string) else ""


WITH_ALL_HIS_MEN = tuple(
    turn(key, re.compile(said, re.IGNORECASE), left_out)
    for key, said in zip(("mit ", "with ", "avec "), ALL_HIS, strict=True)
)
