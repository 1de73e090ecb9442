"""As the French write: what goes with an order in a plain French letter, and the same in its sisters.

*Ouvrent le feu librement*, *si l'ennemi leur tombe dessus*, *en F4, derrière les autres*, *pour inquiéter les
tirailleurs*: what is meant is an order that is read already.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import SQUARE, turn

END = r"(?=\s*(?:[.,;!)]|$))"
# *ouvrent le feu librement dès qu'il y a quelque chose à portée*, *schießen frei*: at whatever comes
IN_RANGE_FR = (
    r"(?:\s*,?\s+(?:sur\s+(?:tout\s+ce\s+qui|ce\s+qui|quiconque)\s+(?:passe|vient|se\s+présente|approche|est|se\s+montre|bouge)|"
    r"(?:dès|aussitôt|sitôt)\s+qu['’](?:il\s+y\s+a|ils?\s+(?:a|ont|voi\w+)|on|elles?\s+(?:a|ont|voi\w+))\s+(?:quelque\s+chose|quelqu['’]un|une\s+cible|"
    r"un\s+ennemi|du\s+monde))(?:\s+(?:à\s+(?:bonne\s+)?portée|en\s+vue|devant\s+(?:eux|lui|elle|elles)))?)?"
)
FREELY_FR = re.compile(
    rf"\b(?:ouvre(?P<many>nt)?\s+le\s+feu|tire(?P<more>nt)?|f(?:ait|(?P<most>ont))\s+feu)\s+(?:tout\s+à\s+fait\s+)?"
    rf"(?:librement|comme\s+(?:ils?|elles?)\s+(?:veu(?:t|lent)|l['’]entend(?:ent)?)|à\s+(?:leur|sa|son)\s+(?:guise|gré)){IN_RANGE_FR}{END}",
    re.IGNORECASE,
)
FREELY_DE = re.compile(
    r"\b(?P<fire>schieß(?:t|en)|schiess(?:t|en)|feuer(?:t|n))\s+(?:ganz\s+)?frei(?:\s+(?:auf\s+alles|los))?"
    r"(?:\s*,\s*(?:sobald|wenn)\s+(?:etwas|jemand|wer|was)\s+(?:in\s+(?:Reichweite|Schussweite)|da|vor\s+ihnen)\s+(?:ist|kommt))?"
    + END,
    re.IGNORECASE,
)
# *n'ouvrent pas le feu sans ordre*
NO_FIRE = re.compile(r"\bn['’]ouvr(?:e|ira)(?P<many>nt)?\s+(?P<no>pas|point|jamais)\s+le\s+feu\b", re.IGNORECASE)
# *si l'ennemi leur tombe dessus*: attacks them
FALLS_ON_THEM = re.compile(
    r"\b(?P<them>leur|lui)\s+(?:tombe|saute|fonce|arrive|vien(?:t|nent)|court|courent)(?:nt)?\s+dessus\b", re.IGNORECASE
)
# *remettent les avant-trains et décampent*: one deed, where no place is told
OFF_THEY_GO = re.compile(
    r"\b(?:(?:re|r)?(?:met(?P<many>tent)?|accroche(?P<more>nt)?)\s+(?:l['’]avant-train|(?:les|leurs|ses)\s+avant-trains)|attelle(?P<most>nt)?)\s*"
    r"(?:,|et)\s*(?:puis\s+)?"
    r"(?:s['’]en\s+vont|s['’]en\s+va|parte?n?t?|file(?:nt)?|décampe(?:nt)?|déguerpi\w+|se\s+sauve(?:nt)?|se\s+replie(?:nt)?|se\s+retire(?:nt)?)"
    r"(?=\s*(?:[.!]|$|,?\s*(?:si|s['’]|quand|avant|dès)))",
    re.IGNORECASE,
)
# *en F4, derrière les autres*: that is where F4 is
BEHIND_THE_OTHERS = re.compile(
    rf"(?P<there>\b(?-i:{SQUARE}))\s*,?\s+(?:(?:just|juste|gleich|a\s+bit|un\s+peu)\s+)?(?:derrière\s+(?:(?:toutes\s+)?les\s+autres|tout\s+le\s+monde)|"
    rf"à\s+côté\s+des\s+autres|behind\s+(?:all\s+)?(?:the\s+others|everybody|everyone)|beside\s+the\s+others|hinter\s+(?:den|allen)\s+anderen|"
    rf"neben\s+(?:den|die)\s+anderen){END}",
    re.IGNORECASE,
)
# *va en J7 pour inquiéter les tirailleurs*: what it is there for, and no deed that a rulebook knows
WORRYING = re.compile(
    rf"(?P<there>\b(?-i:{SQUARE}))\s*,?\s+(?:et\s+|afin\s+d['’e]\s*|pour\s+)(?:y\s+)?(?:inquiéter|gêner|fixer|intimider|impressionner|agacer|"
    rf"distraire|énerver|embêter|ennuyer|titiller|narguer)\s+(?!et\b)(?:[^,;:.!?]|\.(?=\d)){{2,50}}?{END}",
    re.IGNORECASE,
)
# *Les deux premiers bataillons de Nassau (1/2Nas et 2/2Nas)*: those in the brackets
UNIT = r"\d{1,2}(?:/\d{1,3})?[A-Za-z]{0,4}"
IN_BRACKETS = re.compile(
    r"\b(?:les|the|die)\s+(?:two|three|four|deux|trois|quatre|beiden|zwei|drei|vier|first|leading|premi[eè]r\w*|ersten)\s+[^(),;:.!?]{3,50}?\s*"
    rf"\((?P<those>{UNIT}(?:\s*,\s*{UNIT})*\s*(?:,|et|and|und|&)\s*{UNIT})\)",
    re.IGNORECASE,
)
# *va lui-même rejoindre le 7M*
GOES_HIMSELF = re.compile(
    r"\b(?:va|ira|doit\s+aller|s['’]en\s+va)\s+(?:lui-même|en\s+personne|personnellement)\s+(?:rejoindre|retrouver)\b",
    re.IGNORECASE,
)
# *ceux qui sont dans le bois avancent*: his own, where they are told what nobody tells of others
DEEDS_FR = (
    r"(?:avancent|reculent|restent|se\s+replient|se\s+retirent|tiennent|ne\s+bougent\s+pas|sortent|tirent\s+(?:sur|à\s+volonté)|forment|gardent|"
    r"se\s+forment|soutiennent|rejoignent|vont\s+(?:en|à|au|sur)|se\s+mettent|descendent|montent)\b"
)
THOSE_IN = re.compile(
    r"^(?P<lead>\W*(?:(?:et|puis|enfin)\s+)?)(?:tous\s+)?(?:ceux|celles)\s+(?:qui\s+(?:sont|se\s+trouvent|restent)\s+)?"
    r"(?P<where>(?:déjà\s+|encore\s+)?(?:dans|en|sur|à|au|derrière|devant|près)\s+[^,;:.!?]{2,40}?)\s+"
    rf"(?={DEEDS_FR}(?![^.!?]*\b(?:nous|ennemi\w*)\b))",
    re.IGNORECASE,
)
THOSE_IN_EN = re.compile(
    r"^(?P<lead>\W*(?:(?:and|then)\s+)?)(?:all\s+)?(?:those|the\s+ones)\s+(?:(?:who|that)\s+are\s+)?(?P<where>(?:already\s+|still\s+)?(?:in|on|at|"
    r"behind|near)\s+[^,;:.!?]{2,40}?)\s+(?=(?:advance|fall\s+back|stay|hold|withdraw|retire|form|remain|move|go|come\s+out)\b"
    r"(?![^.!?]*\b(?:us|enem\w+)\b))",
    re.IGNORECASE,
)
THOSE_IN_DE = re.compile(
    r"^(?P<lead>\W*(?:(?:und|dann)\s+)?)(?:alle\s*,?\s+)?(?:diejenigen\s*,?\s+)?die\s+(?P<where>(?:im|in|auf|am|an|bei|hinter)\s+[^,;:.!?]{2,40}?)"
    r"(?:\s+(?:sind|stehen)\s*,?)?\s+(?=(?:rücken|gehen|bleiben|halten|ziehen|weichen|bilden)\b(?![^.!?]*\b(?:uns|Feind\w*|Gegner\w*)\b))",
    re.IGNORECASE,
)
# *J'aimerais bien que 1/92 se mette en ligne*: how much he would like it changes nothing
LIKES_IT_WELL = re.compile(
    r"\b(?P<likes>j['’]aimerais|je\s+(?:voudrais|veux|souhaite|souhaiterais|préfère|préférerais))\s+(?:bien|vraiment|plutôt|quand\s+même|beaucoup|autant|"
    r"assez|mieux)\s+(?=qu['’e])",
    re.IGNORECASE,
)

# *restent au fond*: at the back, and nothing of *fondre*
AT_THE_BACK = re.compile(
    r"\b(?P<stays>reste(?:nt|ra|ront)?|demeure(?:nt)?|attend(?:ent)?)\s+(?:bien\s+|tout\s+)?au\s+fond\b(?!\s+d)",
    re.IGNORECASE,
)

AS_FRENCH_WRITE = (
    turn("au fond", AT_THE_BACK, r"\g<stays> sur place"),
    turn(
        "avant-train|attelle",
        OFF_THEY_GO,
        lambda told: "attellent" if told["many"] or told["more"] or told["most"] else "attelle",
    ),
    turn("n'ouvr|n’ouvr", NO_FIRE, lambda told: f"ne tire{'nt' if told['many'] else ''} {told['no']}"),
    turn("dessus", FALLS_ON_THEM, lambda told: "les attaque" if told["them"].lower() == "leur" else "l'attaque"),
    turn(
        "librement|comme|guise|gré",
        FREELY_FR,
        lambda told: f"tire{'nt' if told['many'] or told['more'] or told['most'] else ''} à volonté",
    ),
    turn("frei", FREELY_DE, r"\g<fire> nach Belieben"),
    turn("autres|others|every|anderen|tout le monde", BEHIND_THE_OTHERS, r"\g<there>"),
    turn("er ", WORRYING, r"\g<there>"),
    turn("j'aime|j’aime|je ", LIKES_IT_WELL, r"\g<likes> "),
    turn("(", IN_BRACKETS, r"\g<those>"),
    turn("lui-même|personn", GOES_HIMSELF, "rejoint lui-même"),
    turn("ceux|celles", THOSE_IN, r"\g<lead>Les bataillons \g<where> "),
    turn("those|the ones", THOSE_IN_EN, r"\g<lead>The battalions \g<where> "),
    turn("die ", THOSE_IN_DE, r"\g<lead>Die Bataillone \g<where> "),
)
