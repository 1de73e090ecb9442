"""After a success: nobody pursues before he has won, so that a rule of pursuit need not wait for it.

How far it would go, and that they rally where they are, is what no pursuit comes to.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import put_plainly, turn

PURSUIT = (
    r"\b(?:pursu(?:e|es|it|ing)|chas(?:e|es|ing)|follow\s+up|poursui\w+|poursuite|verfolg\w*|nachsetz\w*|setz(?:t|en)\s+nicht\s+nach|"
    r"nachjag\w*|hinterher|nach(?:zu)?lauf\w*|nach(?:zu)?renn\w*|(?:läuft|laufen|rennt|rennen|jagt)\s+[^,;:.!?]{2,30}\s+nach|run(?:s|ning)?\s+after|"
    r"cour(?:t|ent|ir|ons|ez|re)\s+(?:[\wé]+\s+){0,2}?après|courr\w+\s+(?:\w+\s+){0,2}?après)\b"
)
DENIED = (
    r"(?:\b(?:not|no|never|nobody|without|nicht|keine?[nrsm]?|nie|niemand|ohne|pas|point|jamais|personne|sans)\b|"
    r"n['’]t\b)"
)
CASE = r"(?:if|when|once|should|si|s['’]|quand|lorsque?|une\s+fois(?:\s+que)?|wenn|falls|sobald|sollte)"
# *If the charge succeeds*, *si l'affaire réussit*, *wenn die Attacke gelingt*
THING = (
    r"(?:(?:the|this|that|their|its|his|our|l['’]|la|le|les|leur|sa|cette|ce|die|der|das|ihre?|seine|diese[rs]?)\s*)?(?:\w+\s+)?"
    r"(?:charge|charges|attack|assault|thing|business|affair|affaire|attaque|coup|assaut|combat|mêlée|choc|attacke|angriff|sache|"
    r"gefecht|stoß|it|all|everything|things|they|he|ça|cela|tout|il|ils|elle|elles|es|das|alles|er|sie|plan)"
)
SUCCEEDS = (
    r"(?:succeeds?|works?(?:\s+out)?|comes?\s+off|goes?\s+(?:well|home|right|in)|wins?|is\s+(?:a\s+success|successful|won)|are\s+successful|"
    r"réussi(?:t|ssent)|marche(?:nt)?|passe|l['’]emporte(?:nt)?|aboutit|gagne(?:nt)?|tourne\s+bien|se\s+passe\s+bien|est\s+(?:un\s+succès|gagnée?|réussie?)|"
    r"va\s+bien|gelingt|klappt|glückt|gut\s+geht|gutgeht|gut\s+(?:aus|ab)geht|erfolgreich\s+(?:ist|sind)|erfolg\s+hat|durchkomm(?:t|en)|gewinn(?:t|en))"
)
IF_IT_SUCCEEDS = re.compile(
    rf"(?P<who>^\W*(?:[^,;:.!?]{{2,40}}[:,]\s*)?)\b{CASE}\s*{THING}\s+{SUCCEEDS}\s*[,:–—-]?\s+(?:(?:so|dann|alors|then)\s+)?"
    rf"(?P<rest>(?=[^.!?]*{PURSUIT})(?=[^.!?]*{DENIED})"
    r"(?:(?!\b(?:and|but|und|aber|sondern|et|mais|then|dann|puis)\b)[^,;:.!?])*[.!]*\s*)$",
    re.IGNORECASE,
)
# *No pursuit if it works*: the same, with the case behind
SUCCEEDS_BEHIND = re.compile(
    rf"(?P<rule>{DENIED}[^.!?;]*?{PURSUIT}|{PURSUIT}[^.!?;,]*?{DENIED})\s*,?\s+{CASE}\s*{THING}\s+{SUCCEEDS}\s*(?=[.,;!]|$)",
    re.IGNORECASE,
)
# *Do not pursue beyond the brook*: how far they might, had they leave
HOW_FAR = re.keyed(
    rf"(?P<rule>{DENIED}[^.!?;]*?{PURSUIT}[^.!?;,]*?|{PURSUIT}[^.!?;,]*?{DENIED})\s*,?\s+(?:(?:beyond|farther\s+than|further\s+than|past|over|across)\s+"
    r"(?:the\s+|a\s+)?[\w-]+|(?:au[- ]delà|plus\s+loin\s+que|de\s+l['’]autre\s+côté)\s*"
    r"(?:du|de\s+la|de\s+l['’]|des|de|d['’]|le|la|l['’])?\s*[\w-]+|"
    r"(?:weiter\s+als\s+(?:bis\s+)?|über\s+)(?:zu[mr]?\s+)?(?:den|die|das|dem|der)?\s*[\w-]+(?:\s+hinaus)?)",
    re.IGNORECASE,
)
# *do not pursue and rally on the spot*: that is where they stop
AND_RALLY = re.keyed(
    rf"(?P<rule>{DENIED}[^.!?;]*?{PURSUIT}[^.!?;]*?|{PURSUIT}[^.!?;,]*?{DENIED}[^.!?;,]*?)\s*[,;]?\s*\b(?:and|but|und|sondern|aber|et|mais)\s+"
    r"(?:(?:they|it|he|ils?|elles?|sie|er)\s+)?(?:(?:instead|then|dann|ensuite|should|must|shall|soll(?:en)?|doi(?:t|vent))\s+)*"
    r"(?:rall(?:y|ies)|se\s+ralli(?:e|ent|er)|se\s+reform(?:e|ent|er)|sammel[nt]\s+sich|reforms?|re-forms?)"
    r"(?:\s+(?:on\s+the\s+spot|at\s+once|there|again|where\s+(?:they|it|he)\s+(?:is|are|stands?)|sur\s+place|aussitôt|tout\s+de\s+suite|là|dort|"
    r"wieder|sofort|an\s+Ort\s+und\s+Stelle|auf\s+der\s+Stelle|nur))*\s*(?=[.!;]|$)",
    re.IGNORECASE,
)
KEYS = "après|run|lauf|läuf|renn|pursu|poursui|chas|follow up|verfolg|nachsetz|nachjag|hinterher|setz"
# *En cas de charge, carrés*: nobody but horse charges
IN_CASE_OF_CHARGE = re.compile(r"\ben\s+cas\s+de\s+charges?(?!\s+(?:de|des|d['’]|par)\b)", re.IGNORECASE)
AFTER_SUCCESS = (
    turn("en cas de charge", IN_CASE_OF_CHARGE, "en cas de charge de cavalerie"),
    turn(KEYS, HOW_FAR, r"\g<rule>"),
    turn(KEYS, AND_RALLY, r"\g<rule>"),
    turn(KEYS, SUCCEEDS_BEHIND, r"\g<rule>"),
    turn(KEYS, IF_IT_SUCCEEDS, r"\g<who>\g<rest>"),
)


def as_a_rule(raw: str) -> str:
    """A rule of pursuit without what goes without saying."""
    return put_plainly(raw, AFTER_SUCCESS)
