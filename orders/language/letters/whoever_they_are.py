"""Whoever they are: all kinds of them alike, whoever has won, and what is not done in any case, not even that one."""

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
# *Wer einen Angriff abgewiesen hat, bleibt in seiner Stellung*
WHO_WON = (
    r"\b(?:wer|(?:alle|jene|diejenigen),?\s+die|jedes\s+Bataillon,?\s+das)\s+(?:[^,;:.!?]*\s)?(?:gewonnen|gesiegt|(?:Angriff|Feind|Gegner|Sturm|"
    r"Attacke|Franzosen|Engländer)\s+(?:abgewiesen|abgeschlagen|zurückgeschlagen|zurückgeworfen|geworfen|geschlagen|abgewehrt))\s+(?:hat|"
    r"haben)\s*,\s*(?:der\s+|die\s+|das\s+)?bleib(?:t|en)\s+(?:(?:dann|danach|auch|immer)\s+)*(?:(?:in|an|auf)\s+[^,;:.!?]{3,30}|dort|da)?"
    r"(?:\s*stehen)?(?:\s*,?\s*wo\s+[^,;:.!?]{3,30})?",
    r"\b(?:who(?:so)?ever|anybody\s+(?:who|that)|anyone\s+(?:who|that)|those\s+(?:who|that)|(?:any|a)\s+(?:unit|battalion|regiment)\s+(?:that|"
    r"which))\s+(?:has\s+|have\s+)?(?:wins?|won|(?:beats?|beaten|drives?|driven|throws?|thrown|repulses?|repulsed|sees?|seen|fights?|fought)"
    r"(?:\s+(?:off|back))?\s+(?:an?|the|any|his|its|their)\s+(?:attack|enemy|assault|charge|fight|French|melee)(?:\s+(?:off|back))?)\s*,?\s+(?:stays?|"
    r"remains?|keeps?|holds?|stops?)\s+(?:put|where\s+(?:it|he|they)\s+(?:is|are|stands?)|(?:in|on|at)\s+[^,;:.!?]{3,30}|there)",
    r"\b(?:quiconque|celui\s+qui|ceux\s+qui|qui|(?:tout|un)\s+(?:bataillon|régiment)\s+qui|toute\s+unité\s+qui)\s+(?:a|ont|aura|auront)\s+"
    r"(?:gagné|vaincu|(?:repoussé|rejeté|battu|arrêté)\s+(?:une?|l['’]|les?|la|son|leur)\s*(?:attaque|assaut|ennemi|charge|adversaire|Français))"
    r"\s*,?\s+(?:reste(?:nt)?|demeure(?:nt)?|s['’]arrête(?:nt)?|ne\s+bouge(?:nt)?\s+(?:pas|plus))(?:\s+(?:(?:sur|en|dans|à)\s+[^,;:.!?]{3,30}|"
    r"où\s+[^,;:.!?]{3,30}|là))?",
)
# *bleibt nach einer Attacke stehen*: it does not pursue
CHARGE_DE = (
    r"(?:nach|hinter)\s+(?:(?:einer|einem|der|dem|jeder|jedem|ihrer|ihrem|seiner|gelungene[mr]|gewonnene[mr]|abgeschlossene[mr]|"
    r"erfolgreiche[mr])\s+)+(?:Attacke|Charge|Angriff|Nahkampf|Gefecht|Sieg|Kampf)"
)
CHARGE_EN = r"after\s+(?:an?|the|any|each|every|its|their)\s+(?:\w+\s+)?(?:charge|attack|melee|fight)"
CHARGE_FR = r"après\s+(?:une|la|chaque|toute|sa|leur)\s+(?:charge|attaque|mêlée)"
ENDS = r"(?=\s*(?:[.;!]|$|,|und\b|and\b|et\b))"
STAYS_AFTER = (
    (
        rf"\bbleib(?P<many>en)?t?\s+{CHARGE_DE}\s+(?:immer\s+|sofort\s+|bitte\s+)*(?:stehen|dort|da|wo\s+(?:sie|er|es)\s+(?:ist|sind))"
        rf"(?:\s+und\s+[^,;:.!?]*?\b(?:niemande?m?|keinem|nichts|nicht)\b[^,;:.!?]*)?{ENDS}",
        lambda one: "verfolgen nicht" if one["many"] else "verfolgt nicht",
    ),
    (
        rf"^(?P<lead>\W*(?:und\s+)?){CHARGE_DE}\s+bleib(?P<many>en)?t?\s+(?P<who>[^,;:.!?]{{2,40}}?)\s+(?:immer\s+|sofort\s+|bitte\s+)*"
        rf"(?:stehen|dort|da){ENDS}",
        lambda one: f"{one['lead']}{one['who']} verfolg{'en' if one['many'] else 't'} nicht",
    ),
    (
        rf"\b(?:stops?|stay(?P<s>s)?|halts?|remains?)\s+(?:put\s+|there\s+|where\s+(?:it|they)\s+(?:is|are)\s+)?{CHARGE_EN}{ENDS}",
        lambda one: "does not pursue" if one["s"] else "do not pursue",
    ),
    (
        rf"\b(?:s['’]arrête|reste|demeure)(?P<many>nt)?\s+(?:sur\s+place\s+|là\s+|où\s+(?:elle|ils?|elles)\s+(?:est|sont)\s+)?{CHARGE_FR}{ENDS}",
        lambda one: "ne poursuivent pas" if one["many"] else "ne poursuit pas",
    ),
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
    *(
        turn(keys, re.compile(said, re.IGNORECASE), meant)
        for keys, said, meant in zip(
            (" hat, bleib| haben, bleib", "stay|remain|keep|hold|stop", "reste|demeure|arrête|bouge"),
            WHO_WON,
            ("keine Verfolgung", "no pursuit", "pas de poursuite"),
            strict=True,
        )
    ),
    *(
        turn(keys, re.compile(said, re.IGNORECASE), meant)
        for keys, (said, meant) in zip(
            ("bleib", "bleib", "after", "après"),
            STAYS_AFTER,
            strict=True,
        )
    ),
    turn("auch nicht|auch dann nicht", NOT_EVEN_IF, ", auch nicht "),
)
