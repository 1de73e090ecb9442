"""Wishes and needs: how things ought to be, what is needed, good luck: remarks that tell nobody to do anything.

*The road must stay clear*, *il nous faut ce village*, *viel Glück uns allen!*: noted, whoever was spoken of before.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

MARK = r"^\W*(?:(?:so|and|but|also|et|mais|car|und|aber|denn)\s+)?"
END = r"\s*[.!]*\s*$"
GROUND_EN = r"(?:village|farm|wood|hill|ridge|bridge|place|houses?|ground|position)"
CLEAR_EN = re.keyed(
    rf"{MARK}(?:the|that|our)\s+(?:\w+\s+){{0,2}}?(?:roads?|way|highway|bridge|street|path|route|lane|passage)\s+(?:must|should|has\s+to|needs?\s+to|ought\s+to|is\s+to)\s+(?:always\s+)?(?:stay|remain|be(?:\s+kept)?)\s+(?:clear|free|passable|open)"
    rf"(?:\s+(?:for|of)\s+[^,;:.!?]{{2,30}})?{END}",
    re.IGNORECASE,
)
CLEAR_FR = re.keyed(
    rf"{MARK}(?:la|le|cette|ce|notre)\s+(?:\w+\s+)?(?:route|chaussée|voie|passage|pont|chemin|rue)\s+(?:doit|devra|devrait)\s+(?:toujours\s+)?(?:rester|demeurer|être)\s+(?:libre|dégagée?|ouverte?|praticable)(?:\s+(?:pour|de)\s+[^,;:.!?]{{2,30}})?{END}",
    re.IGNORECASE,
)
NEED = (
    rf"{MARK}(?:we|I)\s+(?:really\s+|badly\s+|do\s+)*(?:need|must\s+have|could\s+do\s+with)\s+(?:that|this|the)\s+{GROUND_EN}(?:\s+(?:today|now|badly|soon|in\s+the\s+end))?{END}",
    rf"{MARK}(?:il\s+(?:nous|me)\s+faut|on\s+a\s+besoin\s+de|nous\s+avons\s+besoin\s+de)\s+(?:absolument\s+|vraiment\s+)?(?:ce|cette|cet|la|le|les|l['’])\s*(?:village|ferme|bois|colline|crête|pont|place|maisons?|position)(?:\s+(?:à\s+tout\s+prix|aujourd['’]hui|vite))?{END}",
    rf"{MARK}(?:wir\s+brauchen|ich\s+brauche|man\s+braucht)\s+(?:unbedingt\s+|wirklich\s+)?(?:das|den|die|dieses|diesen|diese)\s+(?:Dorf|Hof|Wald|Hügel|Brücke|Häuser|Stellung)(?:\s+(?:unbedingt|dringend|heute|bald))?{END}",
)
LUCK = re.keyed(
    rf"{MARK}(?:good\s+luck|bonne\s+chance|viel\s+(?:Glück|Erfolg|Spaß)|gutes\s+Gelingen|best\s+of\s+luck|bon\s+courage|have\s+fun)(?:\s+(?:to|for|à|pour|an|für|us|uns|euch|dir|you|me|mir|nous|vous|all|both|everyone|everybody|tous|toutes|alle|allen|beide|beiden|der|ganzen|runde|messieurs|gentlemen|und|and|et))*{END}",
    re.IGNORECASE,
)
# *rührt sich vorerst nicht*: does not move
NOT_FOR_NOW = re.keyed(
    r"\b(?P<does>(?:rühr|beweg|reg)(?:t|en))\s+sich\s+(?:(?:vorerst|vorläufig|zunächst|erst\s*einmal|erst\s*mal|einstweilen|weiterhin|heute|noch|auch|überhaupt|gar|in\s+diesem\s+Zug|diesen\s+Zug|diese\s+Runde)\s+)+nicht(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
WISHES_AND_NEEDS = (
    turn("sich", NOT_FOR_NOW, r"\g<does> sich nicht"),
    turn("clear|free|passable|open", CLEAR_EN),
    turn("libre|dégagé|ouvert|praticable", CLEAR_FR),
    *(
        turn(keys, re.keyed(said, re.IGNORECASE))
        for keys, said in zip(("need|have|do with", "faut|besoin", "brauch"), NEED, strict=True)
    ),
    turn("luck|chance|glück|erfolg|spaß|gelingen|courage|fun", LUCK),
)
