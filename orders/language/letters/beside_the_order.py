"""Beside the order: to whom a writer comes next, whom he keeps, and what somebody is to have before him."""

from __future__ import annotations

from collections.abc import Callable

from battles.engine import expressions as re
from orders.language.letters.turns import turn

# *Nun zur Brigade Saxe-Weimar, sie soll den Wald halten*: that brigade shall
COMES_TO = (
    (
        r"^(?P<lead>\W*)(?:(?:und|so|also|nun|jetzt|dann|weiter|als\s+nächstes|zuletzt|schließlich)\s+)+(?:zu[rm]?|"
        r"noch)\s+(?P<who>[^,;:.!?]{3,40}?)\s*[,:–—-]+\s*"
        r"(?:sie|er|es|die|der|das)\s+(?=(?:soll|muss|müssen|wird|darf|hat|haben|geht|bleibt|greift|rückt|hält|steht|"
        r"bekommt)\w*\b)",
        r"\g<lead>\g<who> ",
    ),
    (
        r"^(?P<lead>\W*)(?:(?:and|so|now|next|then|finally|lastly)\s+)+(?:to|for|as\s+(?:to|for)|on\s+to|"
        r"comes?)\s+(?P<who>[^,;:.!?]{3,40}?)\s*[,:–—-]+\s*(?:it|they|he)\s+"
        r"(?=(?:should|must|shall|will|may|can|is|are|has|have|goes|stays?|attacks?|holds?|moves?)\b)",
        r"\g<lead>\g<who> ",
    ),
    (
        r"^(?P<lead>\W*)(?:(?:et|alors|maintenant|puis|ensuite|enfin)\s+)*(?:passons\s+à|venons-en\s+à|quant\s+à|"
        r"j['’]en\s+viens\s+à)\s+(?P<who>[^,;:.!?]{3,40}?)\s*[,:–—-]+\s*"
        r"(?:elle|il|ils|elles)\s+(?=(?:doi\w+|va|vont|est|sont|reste\w*|attaque\w*|tien\w+|ne)\b)",
        r"\g<lead>\g<who> ",
    ),
)
# *Un mot sur la cavalerie : qu'elle ...*, *et pour la cavalerie : qu'elle ...*: it is
A_WORD_ON = re.compile(
    r"^(?P<lead>\W*)(?:(?:pour\s+(?:finir|terminer)|enfin|encore|et|dernière\s+chose|(?:and\s+)?finally|noch|zuletzt)\s*,?\s+)*(?:(?:juste\s+)?un\s+(?:petit\s+)?mot\s+(?:sur|pour|concernant)|"
    r"à\s+propos\s+de|parlons\s+de|a\s+word\s+(?:on|about)|ein\s+Wort\s+(?:zu|zur|zum|über)|pour)\s+(?P<who>[^,;:.!?]{2,40}?)\s*:\s*"
    r"(?=(?:qu['’](?:ils?|elles?)|(?:they|it|he)|(?:sie|er|es))\s)",
    re.IGNORECASE,
)
# *On commence par Bijleveld : il tire ...*, *let's start with Orange, he goes ...*: he does
BEGINS_BY = (
    r"(?:(?:je|nous|on)\s+(?:vais\s+|va\s+|allons\s+)?commenc(?:e|er|erai|ons)|commençons|(?:on\s+)?(?:attaque|débute|démarre)(?:ons|r)?)\s+(?:d['’]abord\s+)?(?:par|avec)",
    r"(?:(?:I|we)(?:['’]ll|\s+will|\s+shall|\s+am\s+going\s+to)?|let\s+me|let['’]?s|let\s+us)\s+(?:begin|start|commence)\s+(?:off\s+)?(?:with|on)",
    r"(?:(?:ich|wir)\s+(?:fang(?:e|en)|beginn(?:e|en)|start(?:e|en))|(?:fangen|beginnen|starten)\s+wir)\s+(?:(?:mal|erst|zuerst)\s+)*(?:mit|bei)",
)
BEGINS_BY_HIM = re.compile(
    rf"^(?P<lead>\W*)(?:(?:alors|bon|donc|so|well|now|also|nun|gut)\W+)*(?:{'|'.join(BEGINS_BY)})\s+(?P<who>[^,;:.!?]{{2,40}}?)(?:\s+an)?"
    r"(?:\s*:\s*(?=\S+\s+\S)|\s*,\s*(?=(?:ils?|elles?|he|it|they|she|er|sie|es|qu['’](?:ils?|elles?))\s))",
    re.IGNORECASE,
)
# *bleibt in Linie am Südrand*: where it stands
AT_THE_RIM = re.compile(
    r"(?P<stays>\bbleib(?:t|en)\b[^,;:.!?]*?)\s+(?:dort\s+)?am\s+(?:nördlichen\s+|südlichen\s+|östlichen\s+|"
    r"westlichen\s+)?(?:Nord|Süd|Ost|West|Wald)(?:rand|saum|ende|zipfel|spitze)\b"
    r"(?=\s*(?:[.,;!]|$|und\b))",
    re.IGNORECASE,
)
# *Von sich aus macht niemand einen Angriff*
MAKES_NO_ATTACK = (
    (
        r"\b(?:mach(?:t|en)|unternimmt|unternehmen|führt|startet|wagt)\s+(?P<who>niemand|keiner|"
        r"kein\w*\s+\w+)\s+(?:einen|irgendeinen|eigene[nr]?)\s+(?:Angriff|Attacke|Ausfall|Vorstoß|Sturm)\w*",
        r"greift \g<who> an",
    ),
    (
        r"\b(?P<who>personne|aucun\w*(?:\s+\w+)?)\s+ne\s+(?:fait|lance|tente|mène)\s+(?:d['’]|une\s+)(?:attaque|"
        r"assaut|charge)\w*",
        r"\g<who> n'attaque",
    ),
    (
        r"\b(?P<who>nobody|no\s+one|none(?:\s+of\s+\w+)?)\s+(?:makes?|launches|mounts|starts|(?:is\s+to|should|"
        r"may)\s+(?:make|launch|mount|start))\s+(?:an?|any)\s+(?:attack|assault|charge)s?",
        r"\g<who> attacks",
    ),
)
# *Le 2/61 ne bouge pas, je le garde en réserve*: whom he keeps, and no Guard
I_KEEP = re.compile(
    r"\s*[,;–—-]\s*(?:car\s+|et\s+)?je\s+(?:le|la|les)\s+(?:garde|garderai|conserve|tiens|réserve)\b(?:\s+(?:en|"
    r"comme|pour|sous|à|dans|au)\b[^,;:.!?]*)?",
    re.IGNORECASE,
)
# *recule de 8 cm pour avoir le ruisseau devant lui*: how it lies to him then
TO_HAVE_BEFORE = (
    r"\s*,?\s+pour\s+(?:avoir|garder|mettre|laisser|se\s+mettre)\s+[^,;:.!?]*\b(?:devant|derrière|entre)\s+(?:lui|"
    r"elle|eux|elles|nous|moi|soi)\b[^,;:.!?]*",
    r"(?<!\bis)(?<!\bare)(?<!\bhas)(?<!\bhave)(?<!\bneeds)(?<!\bought)(?<!\bwant)(?<!\blike)\s*,?\s+(?:so\s+as\s+|"
    r"in\s+order\s+)?to\s+(?:have|keep|put|leave|get)\s+[^,;:.!?]*\b(?:in\s+front\s+of|before|"
    r"behind|between)\s+(?:it|them|him|us|me|itself|themselves)\b[^,;:.!?]*",
    r"\s*,?\s+(?:um\s+[^,;:.!?]*\b(?:vor|hinter|zwischen)\s+sich\s+zu\s+(?:haben|bringen|bekommen)|"
    r"(?:so\s*)?dass\s+[^,;:.!?]*\b(?:vor|hinter)\s+(?:ihm|ihr|ihnen|uns)\s+(?:liegt|ist|fließt))",
)
# *2/2 gefällt mir so weit vorn nicht, bitte 6 cm zurücknehmen*: what is to be done about it
NOT_LIKED = (
    r"^(?P<who>\W*[^,;:.!?]{2,50}?)\s+(?:gefällt|gefallen|passt|passen)\s+(?:mir|"
    r"uns)\s+[^,;:.!?]*?\bnicht\s*[,;:–—-]+\s*(?:also\s+|daher\s+|bitte\s+|darum\s+|deshalb\s+)*(?=\w)",
    r"^(?P<who>\W*[^,;:.!?]{2,50}?)\s+ne\s+(?:me|nous)\s+(?:plaî|plai)(?:t|sent)\s+(?:pas|guère|"
    r"point)\s*[^,;:.!?]*[,;:–—-]+\s*(?:donc\s+|alors\s+)*(?=\w)",
)
# *recule de 8 cm, toujours face aux Français*: it goes back so
BACK_FACING_THEM = re.compile(
    r"(?P<back>\brecule(?:nt|r|z)?\b[^,;:.!?]*?)\s*,?\s+(?:(?:toujours|tout\s+en\s+(?:restant|faisant)|"
    r"en\s+(?:restant|faisant|gardant\s+le))\s+)?(?:face|front)\s+(?:aux?|à\s+l['’]|à)\s*"
    r"(?:fran[cç]ais|ennemis?|anglais|alli[ée]s|adversaires?)\b",
    re.IGNORECASE,
)
# *marches to E4 and halts there in column just left of the high road*: at E4
THERE_BY_IT = re.compile(
    r"(?P<there>\b[A-Z]\d{1,2}\s*,?\s+and\s+(?:halts?|stops?|stands?|waits?|forms?(?:\s+up)?|"
    r"stays?)\s+there\b[^,;:.!?]*?)\s+(?:just\s+|right\s+|close\s+|a\s+little\s+)?(?:(?:to|on)\s+the\s+)?"
    r"(?:left|right|west|east|north|south)(?:\s+side)?\s+of\s+the\s+[^,;:.!?]*",
)
# *attacks 2/2Nas, the long line beside the wood*: what he looks like
LOOKS_LIKE = re.compile(
    r"(?<=\w),\s+(?:the|that|those|this|these)\s+(?:(?:long|big|small|thin|thick|near(?:est|er)|lone(?:ly)?|single|large|little|poor|whole|ugly|nasty|annoying)\s+)+"
    r"(?P<kind>lines?|columns?|batter(?:y|ies)|guns|battalions?|skirmishers|lot|ones?|chaps|fellows|men|regiments?|blocks?)\b(?=\s+(?:beside|by|in|near|at|on|behind|next|along|"
    r"to|just|south|north|east|west)\b)",
    re.IGNORECASE,
)
# *If cavalry or whatever charges 1/2L ...*
OR_WHATEVER = re.keyed(
    r"\s+or\s+(?:whatever|whoever|anything(?:\s+else)?|something|anyone(?:\s+else)?|anybody(?:\s+else)?|so)(?=\s+(?:charges?|comes?|attacks?|appears?|shows?|gets?)\b)",
    re.IGNORECASE,
)
# *stays in column and supports Husson*
STAYS_FORMED_AND = re.compile(
    r"\b(?:stays?|remains?|keeps?)\s+(?P<formed>in\s+(?:column|line|square|skirmish(?:\s+order)?|"
    r"open\s+order))s?\s+and\s+(?=(?:screens?|covers?|shields?|supports?|follows?|moves?|goes|go|marches|march|advances?|backs?|"
    r"helps?)\b)",
    re.IGNORECASE,
)
# *goes out front in skirmish order to H6*
OUT_FRONT = re.compile(
    r"\b(?P<goes>goes|go|moves?|runs?|heads?)\s+(?:out\s+)?(?:up\s+)?front\s+(?=(?:in|as|to|"
    r"into)\b)",
    re.IGNORECASE,
)
# *moves to K6 and screens our right flank*: from there
GOES = (
    r"(?P<lead>^|[^\w])(?:(?:moves?|goes|go|rides?|march(?:es)?|trots?|advances?|heads?|shifts?|(?:(?:is|are)\s+)?to\s+(?:go|"
    r"move|ride))\b(?:(?!\s(?:and|while|whilst|but|as|plus)\s)[^;:.!?,&/–-]){0,25}?\bto\s+|"
    r"(?<=[a-zé'’] )(?:up\s+|over\s+|out\s+)?to\s+)",
    r"(?P<lead>^|[^\w])(?:va|vont|gagnent?|se\s+portent?|avancent?|passent?|filent?|"
    r"trottent?)\b[^;:.!?,]{0,25}?(?:\ben\s+|\bà\s+|\bjusqu['’]en\s+)?",
    r"(?P<lead>^|[^\w])(?:geht|gehen|reitet|reiten|rückt|rücken|zieht|ziehen|trabt|traben)\b[^;:.!?,]{0,35}?\bnach\s+",
)
FLANK_COVERED = (
    r"(?P<form>\s*,\s*(?:in\s+)?(?:skirmish\s+order|open\s+order|lines?|columns?)(?=\s*,))?"
    r"(?:\s*,?\s+(?:and|to|so\s+as\s+to)|\s*,)\s+(?:there\s+)?(?:screen(?:s|ing)?|cover(?:s|ing)?|guard(?:s|ing)?|watch(?:es|ing)?|"
    r"protect(?:s|ing)?|secur(?:e|es|ing)|mind(?:s|ing)?)\s+(?:our|my|the|his)\s+"
    r"(?:whole\s+|open\s+|extreme\s+)?(?:right|left)(?:\s+(?:flank|wing|side|hand))?(?:\s+(?:there|"
    r"from\s+there))?(?=\s*(?:[.,;!]|$))",
    r"\s*,?\s+(?:et|pour)\s+(?:y\s+)?(?:couvr\w+|surveill\w+|protèg\w+|protéger|assur\w+)\s+(?:notre|mon|ma|le|la|"
    r"l['’])\s*(?:(?:flanc|aile)\s+"
    r"(?:droite?|gauche)|droite|gauche)(?=\s*(?:[.,;!]|$))",
    r"\s*,?\s+und\s+(?:deck(?:t|en)|sicher(?:t|n)|schütz(?:t|en)|bewach(?:t|en)|pass(?:t|en)|schirm(?:t|"
    r"en))\s+(?:dort\s+|da\s+|von\s+dort\s+)?(?:auf\s+)?"
    r"(?:unsere|die|meine)\s+(?:rechte|linke)\s+(?:Flanke|Seite|Flügel)(?:\s+(?:auf|ab))?(?=\s*(?:[.,;!]|$))",
)
SCREENS = ("screens", "couvre", "schirmt")
# *couvre le flanc gauche de Gauthier, en E6*, *garde la droite de Husson vers K8*: from there
SIDE_COVERED = (
    r"\b(?:couvr|protèg|protég|gard|surveill|tien|assur|flanqu)\w*\s+(?:(?:le|son)\s+flanc|l['’]aile|la)\s+(?:gauche|droite?)\s+"
    r"(?:de\s+(?:la\s+)?|du\s+|d['’])[^,;:.!?]{2,30}?,?\s+(?:en|vers|à|depuis|dans)\s+(?P<square>(?-i:[A-Z]{1,2}\d{1,2}))\b",
    r"\b(?:cover|guard|protect|screen|watch|secure|mind)(?:e?s)?\s+(?:the\s+(?:left|right)(?:\s+(?:flank|wing|side))?\s+of\s+[^,;:.!?]{2,30}?|"
    r"[A-Z][\w-]+['’]s?\s+(?:left|right)(?:\s+(?:flank|wing|side))?),?\s+(?:at|in|from|near|around)\s+(?P<square>(?-i:[A-Z]{1,2}\d{1,2}))\b",
)
# *goes to E8, then he's nearer 1/2Nas*, *dann müsste er es wieder in Reichweite haben*: what comes of it
NEARER_THEN = (
    r"\s*,?\s+(?:then|so|that\s+way|there)\s+(?:he|it|they)(?:['’]s|['’]re|['’]ll\s+be|\s+(?:is|are|will\s+be|can|"
    r"should))\s+(?:be\s+|have\s+|then\s+)?(?:nearer|closer|near|close|in\s+"
    r"reach|within|reach|hear|see)\b[^,;:.!?]*",
    r"\s*,\s*(?:dann|damit|so)\s+(?:müsste|sollte|hat|kann|wird|ist|wäre|dürfte)?\s*(?:er|sie|"
    r"es)\b[^,;:.!?]*\b(?:in\s+(?:Reich|Befehls)weite|erreich\w*|näher|unter\s+(?:Befehl|Kontrolle|"
    r"Kommando)|im\s+Befehlsbereich|im\s+Griff)\b[^,;:.!?]*",
    r"\s*,\s*(?:comme\s+ça|ainsi|alors|et)\s+il\s+(?:sera|est|aura|a|devrait)\b[^,;:.!?]*\b(?:à\s+portée|plus\s+près|"
    r"en\s+main|sous\s+(?:commandement|la\s+main)|à\s+côté)\b[^,;:.!?]*",
)

# *stays where he is, he can do no harm there*: why
NO_HARM = re.compile(
    r"\s*[,;–—-]\s*(?:(?:as|because|since|where|and|there)\s+)?(?:he|it|they|she)\s+(?:can|could|will|won['’]?t|can['’]?t|cannot|couldn['’]?t)\s+"
    r"(?:(?:not|hardly)\s+)?(?:do|get|come\s+to|cause|make|come\s+into)\s+(?:no|any|much|too\s+much|little|less|the\s+least|into\s+any)\s+(?:more\s+)?"
    r"(?:harm|mischief|damage|trouble)\b[^,;:.!?]*",
    re.IGNORECASE,
)
# *Bachelu gets himself over to I4, half of them can't hear him*: why
OUT_OF_EARSHOT = re.compile(
    r"\s*[,;–—-]\s*(?:(?:as|because|since)\s+)?(?:half|most|some|two|three|none|they)\s+(?:of\s+(?:them|it|his\s+\w+)\s+)?"
    r"(?:can['’]?t|cannot|can\s+hardly|can\s+barely|don['’]?t|do\s+not|won['’]?t)\s+(?:even\s+)?(?:hear|see|reach)\s+him\b[^,;:.!?]*",
    re.IGNORECASE,
)
# *should run for it rather than fight*
RATHER_THAN_STAND = re.compile(
    r"\s*,?\s+(?:rather\s+than|instead\s+of)\s+(?:fight|stand|stay|make|be|get)(?:ing)?(?:\s+(?:there|a\s+stand|a\s+fight|and\s+\w+|caught|cut\s+up|it\s+out))*"
    r"(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *goes over to him and sticks with him coz his men are out of command*
STICKS_WITH_HIM = re.compile(
    r"(?<=\w)\s+and\s+(?:sticks?|stays?|keeps?)\s+(?:close\s+)?(?:with|by|to)\s+(?:him|them|it)\b"
    r"(?:\s+(?:coz|cos|cuz|because|as|since)\b[^,;:.!?]*)?",
    re.IGNORECASE,
)
# *The Prince should stay with the guns where he is*
STAYS_WITH_THEM = re.compile(
    r"\b(?P<stay>stays?|remains?|stops?|keeps?)\s+(?:with|by|near|close\s+to)\s+(?:the|his|my)\s+[\w' ]{3,25}?\s+"
    r"where\s+(?P<he>he|it|they)\s+(?P<is>is|are)\b",
    re.IGNORECASE,
)
# *they run for it dont stand*
DO_NOT_STAND = re.compile(
    r"(?P<run>\bruns?\s+(?:for\s+it|away|back))\s+(?:and\s+)?(?:do\s+not|don['’]?t)\s+stand\b", re.IGNORECASE
)
# *behind him, say 8 or 10 cm back*: about so far, which is their own affair
SO_FAR_BACK = re.compile(
    r"(?P<behind>\bbehind\s+[^,;:.!?]{2,30}?)\s*,?\s+(?:(?:say|about|around|roughly|maybe|perhaps|some)\s+)?\d+\s*(?:or|to|-|–)\s*\d+\s*cm"
    r"(?:\s+(?:back|behind|away|off))?(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# a battalion, or who is told how to be formed: it goes there, and what for is its own affair
OF_A_BATTALION = re.compile(r"^\W*(?:the\s+|le\s+|das\s+)?\d{1,2}/\d*\w", re.IGNORECASE)
FORMED = re.compile(
    r"\b(?:order|column|line|skirmish\w*|colonne|ligne|tirailleurs|Kolonne|Linie|Plänkler\w*)\b", re.IGNORECASE
)


SAME_CLAUSE = r"(?:(?!\s(?:and|while|whilst|but|as|plus|et|mais|und|aber)\s)[^;:.!?,&/–-])"
NAMED_LAST = re.compile(r"\d{1,2}/\d*\w+|\b[A-ZÄÖÜÉ][\wäöüé-]{2,}")


def screens_there(does: str) -> Callable[[re.Match[str]], str]:
    """Where a command goes to cover a flank it screens; a battalion goes there."""

    def plain(found: re.Match[str]) -> str:
        named = NAMED_LAST.findall(found.string[: found.start("square")])
        one = named[-1][0].isdigit() if named else OF_A_BATTALION.search(found.string) is not None
        if one or FORMED.search(found[0]):
            return found.string[found.start() : found.end("square")] + (found.groupdict().get("form") or "")
        return f"{found['lead']}{does} {found['square']}{' ab' if does == 'schirmt' else ''}"

    return plain


# *stay behind them and support*: they go with them
BEHIND_AND_SUPPORT = re.compile(
    r"\b(?:(?:stay|stand|keep|remain|stick|come)(?P<s>s?))\s+(?:(?:close|right|just|up|on)\s+)?behind\s+(?P<whom>them|him|it|those(?:\s+two)?)\s+(?:and|to)\s+supports?(?:\s+(?:them|him|it))?"
    r"(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *rides to E8, then 1/2Nas can hear him again*: what comes of it
CAN_HEAR_HIM = re.compile(
    r"\s*,?\s+(?:and\s+)?(?:then|that\s+way|from\s+there|so(?:\s+that)?)\s+(?:everybody|everyone|they|all|both|(?:the\s+|his\s+|your\s+|my\s+)?[\w/][^,;:.!?]{0,40}?)\s+"
    r"(?:can|could|will|should)\s+(?:all\s+|both\s+|still\s+)?(?:be\s+able\s+to\s+)?(?:hear|see|reach)\s+(?:him|it|me|them|us|you|each\s+other)(?:\s+(?:again|too|as\s+well|better|properly))?"
    r"(?=\s*(?:[.,;!]|$))",
    re.IGNORECASE,
)
# *Perponcher: 1/2Nas is 3 cm too far away for him, so he rides over to E7*: why, before it
REASON_AND_SO = re.compile(
    r"^(?P<who>\W*(?:(?:General|the)\s+)?(?-i:[A-Z\d])[\w/'’-]*(?:\s+(?-i:[A-Z])[\w'’-]+)?)\s*:\s+(?!(?:if|when|once|should|unless)\b)[^;:!?]{5,90}?\s*,\s+so\s+(?:he|it|they)\s+"
    r"(?=(?:should|must|shall|will|is\s+to|are\s+to|rides?|goes|go|moves?|marches|falls?|comes?|pulls?|stays?|holds?|forms?|fires?|attacks?|retires?|joins?|turns?|gets?)\b)",
    re.IGNORECASE,
)
BESIDE_THE_ORDER = (
    turn("harm|mischief|damage|trouble", NO_HARM),
    turn("stick|stay|keep", STICKS_WITH_HIM),
    turn("where", STAYS_WITH_THEM, r"\g<stay> where \g<he> \g<is>"),
    turn("stand", DO_NOT_STAND, r"\g<run>"),
    turn(" him", OUT_OF_EARSHOT),
    turn("rather than|instead of", RATHER_THAN_STAND),
    turn("behind", SO_FAR_BACK, r"\g<behind>"),
    turn("mot |propos|parlons|pour |word|wort", A_WORD_ON, r"\g<lead>\g<who> : "),
    turn("commenc|commenç|attaqu|débu|démarr|begin|start|fang|beginn", BEGINS_BY_HIM, r"\g<lead>\g<who> : "),
    *(
        turn(keys, re.compile(said, re.IGNORECASE), meant)
        for keys, (said, meant) in zip(
            ("zu|noch", "to |for |come", "passons|venons|quant|viens"), COMES_TO, strict=True
        )
    ),
    turn("bleib", AT_THE_RIM, r"\g<stays>"),
    *(
        turn(keys, re.compile(said, re.IGNORECASE), meant)
        for keys, (said, meant) in zip(
            ("niemand|keiner|kein", "personne|aucun", "nobody|no one|none"), MAKES_NO_ATTACK, strict=True
        )
    ),
    turn("je l", I_KEEP),
    *(
        turn(keys, re.keyed(said, re.IGNORECASE))
        for keys, said in zip(
            ("pour ", "to have|to keep|to put|to leave|to get", "sich|dass"), TO_HAVE_BEFORE, strict=True
        )
    ),
    *(
        turn(keys, re.compile(said, re.IGNORECASE), r"\g<who>: ")
        for keys, said in zip(("gef|pass", "pla"), NOT_LIKED, strict=True)
    ),
    turn("face|front", BACK_FACING_THEM, r"\g<back> sans tourner le dos"),
    *(
        turn(keys, re.compile(said, re.IGNORECASE))
        for keys, said in zip(
            ("near|close|reach|within|hear|see", "weite|erreich|näher|unter|bereich|griff", "port|près|main|côté"),
            NEARER_THEN,
            strict=True,
        )
    ),
    *(
        turn(
            keys,
            re.compile(rf"{goes}(?P<square>[A-Z]\d{{1,2}})\b{SAME_CLAUSE}{{0,30}}?{covered}", re.IGNORECASE),
            screens_there(does),
        )
        for keys, goes, covered, does in zip(
            ("right|left", "droite|gauche|droit", "rechte|linke"), GOES, FLANK_COVERED, SCREENS, strict=True
        )
    ),
    *(
        turn(keys, re.compile(said, re.IGNORECASE), rf"{does} \g<square>")
        for keys, said, does in zip(("gauche|droit", "left|right"), SIDE_COVERED, ("couvre", "screens"), strict=True)
    ),
    turn("there", THERE_BY_IT, r"\g<there>"),
    turn("long|big|small|thi|near|lon|single|large|little|poor|whole|ugly|nasty|annoy", LOOKS_LIKE, r", that \g<kind>"),
    turn("whatever|whoever|anything|something|anyone|anybody|so", OR_WHATEVER),
    turn("hear|see|reach", CAN_HEAR_HIM),
    turn("support", BEHIND_AND_SUPPORT, r"support\g<s> \g<whom>"),
    turn(", so ", REASON_AND_SO, r"\g<who> "),
    turn("stay|remain|keep", STAYS_FORMED_AND, r"\g<formed> and "),
    turn("front", OUT_FRONT, r"\g<goes> forward "),
)
