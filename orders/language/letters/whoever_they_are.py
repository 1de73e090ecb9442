"""Whoever they are: all kinds of them alike, as to somebody, and what is not done in any case, not even that one."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *..., Reiter wie Kanonen*: all of those who were named
KINDS_DE = (
    r"(?:Reiter(?:ei)?|Kavallerie|Infanterie|Fußvolk|Kanonen|Geschütze|Artillerie|Batterien|Bataillone|Regimenter|"
    r"Pferde?|Mann|Ross)"
)
ALL_KINDS = re.compile(
    rf"\s*[,(–—-]\s*(?:(?:sowohl|ob|und\s+zwar)\s+)?(?:die\s+)?{KINDS_DE}\s+(?:wie(?:\s+auch)?|als\s+auch|oder)\s+(?:die\s+)?{KINDS_DE}"
    r"(?:\s+(?:gleichermaßen|auch|ebenso))?\)?(?=\s*(?:[.;!,]|$))"
)
# *auch nicht, wenn sich eine Gelegenheit bietet*: in no case
NOT_EVEN_IF = re.compile(r",\s*(?:und\s+)?auch\s+(?:dann\s+)?nicht\s*,\s*(?=(?:wenn|falls|sobald)\b)", re.IGNORECASE)

# *Was 7M angeht: weitermarschieren ...*, *was Jamin angeht, der bleibt ...*
AS_TO_HIM = re.compile(
    r"^(?P<lead>\W*(?:und\s+|also\s+|nun\s+)?)was\s+(?!mich\b|uns\b|die\s+(?:artillerie|kavallerie|reiterei|infanterie|geschütze)\b)(?P<who>[^,;:.!?]{2,40}?)\s+"
    r"(?:angeht|betrifft|anbelangt|anlangt)\s*[:,–—-]+\s*(?:so\s+)?(?:(?:der|die|das|er|sie|es)\s+(?=[a-zäöü]+(?:t|en|ll)\b))?",
    re.IGNORECASE,
)
# *Mir wäre es lieber, wenn 2/28Ora in Quatre-Bras bleibt*
LIKED_BETTER = re.compile(
    r"^(?P<lead>\W*)(?:(?:mir|uns)\s+wäre?\s+(?:es\s+)?|(?:es\s+)?wäre?\s+(?:mir|uns)\s+)(?:viel\s+|am\s+)?(?:lieber|liebsten|recht|wohler|besser)\s*,\s*"
    r"wenn\s+",
    re.IGNORECASE,
)
# *Die Garde hält sich raus*
KEEPS_OUT = re.compile(
    r"\b(?:hält|(?P<many>halten))\s+sich\s+(?:(?:da|hier|dabei|diesmal|vorerst|noch|erst\s?mal|diese\s+Runde|bitte)\s+)*(?:he)?raus(?=\s*(?:[,;.!)]|$|und\b))",
    re.IGNORECASE,
)
# *soll mit seinen Leuten im Wald bleiben und niemanden durchlassen*
WITH_HIS_PEOPLE = re.compile(
    r"\s+mit\s+(?:all\s+)?(?:seinen|ihren)\s+(?:Leuten|Männern|Jungs|Burschen|Mannen)(?=\s+(?:in|im|am|an|auf|bei|hinter|neben|nach|zu|vor|dort|da|die|den|das)\b)",
    re.IGNORECASE,
)
LETS_NOBODY_PAST = re.compile(
    r"\s*,?\s*\bund\s+(?:dort\s+|da\s+)?(?:(?:lässt|lassen)\s+)?(?:niemande?n?|keinen|keine\s+\w+)\s+(?:durch|vorbei|hinein|herein|rein)(?:\s*(?:zu)?lassen)?"
    r"(?=\s*(?:[.;!,]|$))",
    re.IGNORECASE,
)

WHOEVER_THEY_ARE = (
    turn("angeht|betrifft|anbelangt|anlangt", AS_TO_HIM, r"\g<lead>\g<who>: "),
    turn("wäre|wär ", LIKED_BETTER, r"\g<lead>Ich möchte, dass "),
    turn("raus", KEEPS_OUT, lambda one: "bleiben stehen" if one["many"] else "bleibt stehen"),
    turn("mit ", WITH_HIS_PEOPLE),
    turn("durch|vorbei|rein", LETS_NOBODY_PAST),
    turn("wie |als auch|oder ", ALL_KINDS),
    turn("auch nicht|auch dann nicht", NOT_EVEN_IF, ", auch nicht "),
)
