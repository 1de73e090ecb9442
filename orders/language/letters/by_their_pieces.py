"""By their pieces: gunners who stay at their guns whatever comes: *les canonniers resteront à leurs pièces*.

*The gunners never leave their pieces*, *Die Kanoniere verlassen ihre Geschütze nie*: they stand where others limber up
and get away; it is no order to stay in a place.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

END = r"(?=\s*(?:[.;!]|$))"
LEAD_FR = r"^(?P<lead>\W*(?:(?:et|mais|enfin)\s+)?(?:[^,;:.!?]{2,30}:\s*)?)(?:que\s+)?"
ALWAYS_FR = (
    r"(?:\s*,?\s+(?:quoi\s+qu['’]il\s+(?:arrive|advienne|en\s+coûte)|en\s+tou(?:te|s|tes)\s+(?:circonstances?|cas)|coûte\s+que\s+coûte|"
    r"jusqu['’]au\s+(?:bout|dernier)|même\s+s['’]ils?\s+sont\s+\w+|sous\s+aucun\s+prétexte|à\s+tout\s+prix))"
)
GUNNERS_FR = (
    r"(?:les|nos|mes|tous\s+les|leurs|ses)\s+(?:canonniers|artilleurs|servants|pointeurs)"
    r"(?:\s+d(?:e\s+la|u|es|e\s+l['’]|e|['’])\s*(?P<whose>(?:(?:batterie|division|brigade)\s+)?(?-i:[A-ZÀ-Ý\d])[\w/'’-]*))?"
)
THEIRS_FR = r"(?:leurs?|ses|les)\s+(?:pièces?|canons?)"
AT_THEM_FR = re.compile(
    rf"{LEAD_FR}{GUNNERS_FR}\s+(?:(?:doivent|devront|(?:re)?tiennent\s+à)\s+)?(?:(?:rest|demeur)(?:e|ent|eront|er)|se\s+tiendront)\s+"
    rf"(?:toujours\s+|tous\s+)?(?:à|près\s+de|auprès\s+de|sur)\s+{THEIRS_FR}{ALWAYS_FR}?{END}",
    re.IGNORECASE,
)
NEVER_OFF_FR = re.compile(
    rf"{LEAD_FR}{GUNNERS_FR}\s+(?:ne\s+|n['’])(?:doivent\s+|devront\s+)?(?:(?P<never>jamais)\s+|pas\s+)?(?:quitt|abandonn|lâch|laiss)(?:ent|eront|er)\s+"
    rf"(?:(?P<never2>jamais)|pas|point|plus)?\s*{THEIRS_FR}{ALWAYS_FR}?{END}",
    re.IGNORECASE,
)
ALWAYS_EN = (
    r"(?:\s*,?\s+(?:whatever\s+(?:happens|comes|may\s+(?:come|happen))|come\s+what\s+may|no\s+matter\s+what|at\s+all\s+costs|in\s+any\s+case|"
    r"to\s+the\s+last|under\s+any\s+circumstances|on\s+any\s+account))"
)
GUNNERS_EN = (
    r"(?:(?:the|our|my|all|all\s+the)\s+)?(?:gunners|crews|artillerymen)"
    r"(?:\s+of\s+(?:the\s+)?(?P<whose>(?-i:[A-Z\d])[\w/'’-]*))?"
)
AT_THEM_EN = re.compile(
    rf"^(?P<lead>\W*(?:(?:and|but)\s+)?){GUNNERS_EN}\s+(?:(?:must|should|shall|will|are\s+to)\s+)?(?:stay|stand|remain|stick)\s+(?:by|at|with)\s+"
    rf"(?:their|the)\s+(?:guns|pieces){ALWAYS_EN}?{END}",
    re.IGNORECASE,
)
NEVER_OFF_EN = re.compile(
    rf"^(?P<lead>\W*(?:(?:and|but)\s+)?){GUNNERS_EN}\s+(?:(?:(?:must|should|shall|will|are|do)\s+)?(?:never|not)(?:\s+to)?|are\s+never\s+to)\s+"
    rf"(?:leave|abandon|desert|quit)\s+(?:their|the)\s+(?:guns|pieces){ALWAYS_EN}?{END}",
    re.IGNORECASE,
)
ALWAYS_DE = (
    r"(?:\s*,?\s+(?:was\s+(?:auch\s+)?(?:(?:immer\s+)?(?:geschieht|passiert|kommt)|(?:immer\s+)?geschehen\s+mag)|komme\s+was\s+(?:da\s+)?wolle|unter\s+allen\s+Umständen|"
    r"auf\s+jeden\s+Fall|in\s+jedem\s+Fall|um\s+jeden\s+Preis|bis\s+zuletzt))"
)
GUNNERS_DE = (
    r"(?:die|unsere|meine|alle)\s+(?:Kanoniere|Artilleristen|Bedienungen|Geschützmannschaften)"
    r"(?:\s+(?:der|des|von)\s+(?P<whose>(?-i:\d)[\w/'’-]*))?"
)
AT_THEM_DE = re.compile(
    rf"^(?P<lead>\W*(?:(?:und|aber)\s+)?){GUNNERS_DE}\s+(?:bleiben|harren|stehen){ALWAYS_DE}?\s+(?:bei|an|neben)\s+(?:ihren|den)\s+"
    rf"(?:Geschützen|Kanonen|Stücken|Rohren)(?:\s+(?:stehen|aus))?{ALWAYS_DE}?{END}",
    re.IGNORECASE,
)
NEVER_OFF_DE = re.compile(
    rf"^(?P<lead>\W*(?:(?:und|aber)\s+)?){GUNNERS_DE}\s+(?:(?:verlassen|räumen)\s+(?:ihre|die)\s+(?:Geschütze|Kanonen|Stücke)\s+(?:nie(?:mals)?|nicht|unter\s+keinen\s+Umständen)"
    rf"|lassen\s+(?:ihre|die)\s+(?:Geschütze|Kanonen|Stücke)\s+(?:nie(?:mals)?|nicht|unter\s+keinen\s+Umständen)\s+(?:im\s+Stich|stehen)){ALWAYS_DE}?{END}",
    re.IGNORECASE,
)


def stand(told: re.Match[str]) -> str:
    """The decision by its name, for those whose gunners they are, or for all batteries."""
    return f"{told['lead']}{told['whose'] or 'les batteries'} limber and flee stand"


def stand_in_english(told: re.Match[str]) -> str:
    """The same in English."""
    return f"{told['lead']}{told['whose'] or 'the batteries'} limber and flee stand"


def stand_in_german(told: re.Match[str]) -> str:
    """The same in German."""
    return f"{told['lead']}{told['whose'] or 'die Batterien'} limber and flee stand"


BY_THEIR_PIECES = (
    turn("canonniers|artilleurs|servants|pointeurs", AT_THEM_FR, stand),
    turn("canonniers|artilleurs|servants|pointeurs", NEVER_OFF_FR, stand),
    turn("gunners|crews|artillerymen", AT_THEM_EN, stand_in_english),
    turn("gunners|crews|artillerymen", NEVER_OFF_EN, stand_in_english),
    turn("kanoniere|artilleristen|bedienungen|mannschaften", AT_THEM_DE, stand_in_german),
    turn("kanoniere|artilleristen|bedienungen|mannschaften", NEVER_OFF_DE, stand_in_german),
)
