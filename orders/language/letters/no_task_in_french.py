"""What French people of every day say of a general that is no task: it is noted, or left out.

*veille à ce que Campi ne traîne pas*, *n'attend pas Campi*, *je mise tout sur Husson*, *ménagez les chevaux*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *(Trois bataillons sur cinq « cautious » dès le départ)*: what they are like
SO_MANY_OF_SO_MANY = re.keyed(
    r"^(?P<head>\W*(?:une?|deux|trois|quatre|cinq|six|\d)\s+(?:bataillons?|régiments?|batteries?|escadrons?|unités?|brigades?)\s+sur\s+"
    r"(?:deux|trois|quatre|cinq|six|sept|huit|dix|\d+))\s+(?=[«\"“]|(?:sans|hors|en\s+(?:mauvais|piteux))\b|(?:prudente?s?|hésitante?s?|"
    r"fatiguée?s?|usée?s?|timides?|mous|molles)\b)(?P<like>[^,;.!?]{2,60}?)(?=\s*(?:[,;.!?)]|$))",
    re.IGNORECASE,
)
# *veille à ce qu'il n'aille pas trop vite*: a general's care
WATCHES_HIM = re.compile(
    r"(?:\s*,\s*|\s+(?:et|pour)\s+)(?:veille(?:r|ra)?|surveille|s['’]assure(?:r|ra)?|fait\s+attention|prend\s+garde|regarde)\s+(?:bien\s+)?"
    r"(?:à\s+ce\s+qu|qu)(?:['’]|e\s+)[^,;:.!?]{2,30}?\s+(?:n['’]|ne\s+)[^,;:.!?]{2,30}?\bpas\s+(?:trop\s+|en\s+)[^,;:.!?]{2,25}?(?=\s*(?:[,;:.!?)]|$))"
    r"|\s*,?\s+(?:et|pour)\s+(?:le|la|les)\s+(?:retient|retiennent|retenir|freine|freiner|calme|calmer|modère|modérer)(?:\s+(?:un\s+peu|au\s+besoin))?"
    r"(?=\s*(?:[,;:.!?)]|$))",
    re.IGNORECASE,
)
# *Bachelu veille à ce que Campi ne traîne pas*: of nobody's place
SEES_TO_IT = re.compile(
    r"^(?P<mark>\W*)[^,;:.!?]{2,40}?\s+(?:veille(?:ra)?|s['’]assure(?:ra)?)\s+(?:bien\s+)?(?:à\s+ce\s+)?qu(?:e\s+|['’])[^,;:.!?]{2,30}?\s+"
    r"(?:ne\s+(?:traîne|lambine|tarde|musarde|s['’]attarde|se\s+(?:presse|précipite))(?:nt)?\s+pas|n['’]ailles?(?:nt)?\s+pas\s+trop\s+\w+|se\s+(?:dépêche|presse)(?:nt)?)"
    r"[^,;:.!?]{0,20}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Jérôme arrivera bientôt, on verra à ce moment-là*: told of him
COMES_SOON = re.compile(
    r"^\W*(?-i:[A-ZÀ-Ý])[\w-]{2,20}\s+(?:arriv(?:e|era)|sera\s+là|devrait\s+(?:arriver|être\s+là)|va\s+arriver|ne\s+va\s+pas\s+tarder|ne\s+devrait\s+(?:pas|plus)\s+tarder)(?:\s+(?:sûrement|sans\s+doute|j['’]espère|peut-être))?(?:\s+(?:bientôt|sous\s+peu|au\s+prochain\s+tour|à\s+temps))?"
    r"(?:\s*,\s*(?:et\s+)?(?:on|nous)\s+(?:verra|verrons|avisera|aviserons|décidera)[^;:.!?]{0,30})(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Husson n'attend pas Campi*: nothing that anybody does
WAITS_FOR_NONE = re.compile(
    r"^\W*(?-i:[A-ZÀ-Ý])[\w-]{2,20}\s+(?:n['’]attend(?:ra)?\s+pas|ne\s+doit\s+pas\s+attendre|n['’]a\s+pas\s+(?:à|besoin\s+d['’])\s*attendre)\s+(?-i:[A-ZÀ-Ý])[\w-]{2,20}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *garde un œil sur ses deux brigades*: which is no task of theirs
EYE_ON_HIS = re.compile(
    r"^\W*(?-i:[A-ZÀ-Ý])[^,;:.!?]{2,30}?\s+(?:garde|a|gardera)\s+(?:un\s+œil|un\s+oeil|l['’]œil|l['’]oeil)\s+sur\s+(?:ses|sa|son)\s+[^,;:.!?]{2,30}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Je mise tout sur Husson*: his hope
ALL_ON_HIM = re.compile(
    r"^\W*(?:je|on|nous)\s+(?:mise(?:ons)?|compte|comptons|parie)\s+(?:tout\s+)?sur\s+(?-i:[A-ZÀ-Ý])[\w-]{2,20}(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Ménagez les chevaux*: what nobody can be seen to do
SPARES_THE_HORSES = re.compile(
    r"^\W*(?:ménage[zr]?|ménageons|n['’]épuisez\s+pas|ne\s+fatiguez\s+pas)\s+(?:bien\s+)?(?:les|vos|nos)\s+(?:chevaux|montures|bêtes)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *garde ses chasseurs groupés*: how he leads them
KEEPS_TOGETHER = re.compile(
    r"^\W*(?-i:[A-ZÀ-Ý])[\w-]{2,20}\s+(?:garde|tient)\s+(?:bien\s+)?(?:ses|sa|son)\s+[^,;:.!?]{2,30}?\s+(?:groupée?s?|ensemble|en\s+main|regroupée?s?|sous\s+la\s+main)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Saxe-Weimar ne doit pas gaspiller ses hommes*, *Perponcher met de l'ordre*: nobody's task
NO_TASK = (
    r"^\W*(?-i:[A-ZÀ-Ý])[^,;:.!?]{2,30}?\s+ne\s+(?:doit|devra)\s+pas\s+(?:gaspiller|sacrifier|user|épuiser|fatiguer)\s+(?:ses|leurs)\s+(?:hommes|troupes|bataillons|gens|soldats|forces)(?=\s*[.!]*\s*$)",
    r"^\W*(?-i:[A-ZÀ-Ý])[^,;:.!?]{2,30}?\s+(?:met|remet|mettra|fait)\s+(?:un\s+peu\s+)?(?:de\s+l['’]ordre|bon\s+ordre)(?=\s*[.!]*\s*$)",
)


NO_TASK_IN_FRENCH = (
    turn(" sur ", SO_MANY_OF_SO_MANY, r"\g<head> sont fatigués"),
    turn("veille|assure|attention|garde|regarde|retien|retenir|frein|calme|modère|modérer", WATCHES_HIM),
    turn("veille|assure", SEES_TO_IT, r"\g<mark>"),
    turn("arriv|tarder|sera là|être là", COMES_SOON),
    turn("attend", WAITS_FOR_NONE),
    turn("œil|oeil", EYE_ON_HIS),
    turn("sur ", ALL_ON_HIM),
    turn("ménage|épuise|fatigue", SPARES_THE_HORSES),
    turn("groupé|ensemble|main", KEEPS_TOGETHER),
    *(turn("pas|ordre", re.compile(said, re.IGNORECASE)) for said in NO_TASK),
)
