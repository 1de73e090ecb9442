"""Detaching: whom a battalion leaves to go its own way, which orders nothing of those whom it leaves.

*1/4L is detached from Jamin and sent to G6*, *1/4L verlässt Jamin und geht nach G6*, *save that 1/4L is sent to G6*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

NAME = r"(?-i:[A-ZÀ-Ý\d])[\w/’'-]*"
WHOM_EN = (
    rf"(?:(?:its|the|his|their|my)\s+(?:own\s+|parent\s+)?(?:brigade|division|regiment|corps|others|rest)|"
    rf"(?:the\s+)?(?:brigade\s+|division\s+)?(?:of\s+)?{NAME}(?:\s+(?:brigade|division))?)"
)
WHOM_DE = rf"(?:(?:der|seiner|ihrer|die|seine|ihre|den)\s+(?:Brigade|Division|übrigen|anderen)|{NAME})(?:\s+{NAME})?"
WHOM_FR = rf"(?:(?:la|sa|leur|les)\s+(?:brigade|division|autres)|{NAME})(?:\s+(?:de\s+)?{NAME})?"
# *is detached from Jamin and sent to G6*
DETACHED_EN = re.keyed(
    r"\b(?P<is>(?:is|are|will\s+be|shall\s+be|should\s+be|(?:is|are)\s+to\s+be))\s+"
    r"(?:detached|separated|parted|taken(?:\s+away)?|split\s+off|drawn|borrowed)\s+from\s+"
    rf"{WHOM_EN}\s*(?:,\s*(?:and\s+)?|and\s+)(?P<next>[a-z]+)",
    re.IGNORECASE,
)
DEEDS = re.compile(r"(?:goes|moves|marches|forms|takes|stays|holds|attacks|advances|comes|to|it|they)$", re.IGNORECASE)
LEAVES_EN = re.compile(
    r"\b(?:leaves?|quits?|parts?\s+(?:company\s+)?(?:from|with)|breaks?\s+(?:off|away)\s+from|separates?\s+from)\s+"
    rf"{WHOM_EN}\s*,?\s*(?:and|to)\s+(?=[a-z])",
    re.IGNORECASE,
)
DENIED = re.compile(r"(?:\bnot|n['’]t|\bnever|\bcannot)\s+(?:to\s+|yet\s+)?$", re.IGNORECASE)
BESIDE_EN = re.compile(
    rf"\s*,\s*(?:now\s+|once\s+)?(?:detached|separated|parted|taken)\s+from\s+{WHOM_EN}\s*,\s*", re.IGNORECASE
)
# *wird von Jamin abgeteilt und geht nach G6*, *wird von Jamin abgeteilt und nach G6 geschickt*
DETACHED_DE = re.compile(
    rf"\b(?P<is>wird|werden|ist|sind)\s+(?:von|aus)\s+{WHOM_DE}\s+"
    r"(?:abgeteilt|abgetrennt|abgespalten|herausgelöst|herausgezogen|herausgenommen|losgelöst|gelöst|getrennt|detachiert|abgezogen|abgegeben)"
    r"\s*(?:,\s*(?:und\s+)?|und\s+)(?P<rest>[^;.!?]+)",
    re.IGNORECASE,
)
PARTICIPLE = re.compile(r"\b(?:\w*ge\w{2,}(?:t|en)|entsandt|verlegt|beordert)\s*$", re.IGNORECASE)
LEAVES_DE = re.compile(rf"\bverl(?:ässt|assen)\s+{WHOM_DE}\s*,?\s*und\s+(?=[a-zäöü])", re.IGNORECASE)
LEAVES_FR = re.compile(
    rf"\b(?:quitte(?:nt)?|se\s+sépare(?:nt)?\s+(?:de\s+|d['’]))\s*{WHOM_FR}\s*,?\s*(?:et|pour)\s+(?=[a-zà-ÿ])",
    re.IGNORECASE,
)
# *Save that 1/4L is to be sent to G6*, *Sauf que 1/4L va en G6*: a sentence of its own
SAVE_THAT = re.compile(
    r"^(?P<mark>\W*)(?:(?:save|except)(?:\s+only)?\s+that|sauf\s+que|excepté\s+que)\s+(?=\w)", re.IGNORECASE
)

DETACHING = (
    turn("save|except|sauf", SAVE_THAT, r"\g<mark>"),
    turn(
        "from",
        DETACHED_EN,
        lambda told: told["next"] if DEEDS.match(told["next"]) else f"{told['is']} {told['next']}",
    ),
    turn("from", BESIDE_EN, " "),
    turn(
        "leave|quit|part|break|separate",
        LEAVES_EN,
        lambda told: told[0] if DENIED.search(told.string, 0, told.start()) else "",
    ),
    turn(
        "wird|werden|ist|sind",
        DETACHED_DE,
        lambda told: f"{told['is']} {told['rest']}" if PARTICIPLE.search(told["rest"]) else told["rest"],
    ),
    turn("verl", LEAVES_DE),
    turn("quitte|sépare", LEAVES_FR),
)
