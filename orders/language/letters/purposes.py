"""Purposes: what an order is to bring about or to guard against, told beside it: it is to be done all the same."""

from __future__ import annotations

from battles.engine import expressions as re
from battles.engine.keys import Keys
from orders.language.letters.turns import put_plainly, turn

HEDGE = re.compile(
    r"\b(?:fall|falls|falling|retir\w+|retreat\w*|withdraw\w*|squares?|charg\w+|counter\w*|fir(?:e|es|ing)|shoot\w*|"
    r"limber\w*|run|runs|evade\w*|flee\w*|leav\w+|ready|prepared|carrés?|repli\w*|retraite|tir\w*|charg\w*|feu|"
    r"avant-trains?|"
    r"prêts?|karrees?|weich\w*|zurück\w*|feuer\w*|schieß\w*|schiess\w*|aufprotz\w*|attack\w*|attaqu\w*|angreif\w*|"
    r"bereit)\b",
    re.IGNORECASE,
)
# *move down behind the guns, in case somebody comes for them*: done beforehand, since it may come.
IN_CASE = re.compile(
    r"[,;(–—-]?\s*\b(?:just\s+in\s+case|in\s+case\s+(?!of\b)\S+\s+\S[^.;:!?()]*|au\s+cas\s+(?:où|ou)\s[^.;:!?()]*|"
    r"für\s+den\s+fall,?\s+(?:dass|daß)\s[^.;:!?()]*)\)?(?P<end>\s*(?:[.;:!?]|$))",
    re.IGNORECASE,
)
# *pour le relever si l'affaire tourne mal*: when it is to be brought about hangs on something, not what leads to it.
TO_HELP_IF = re.keyed(
    r",?\s+(?:(?:so as\s+|in order\s+)?to\s+(?:relieve|help|support|back|steady|replace|reinforce|catch|assist|stiffen)"
    r"(?:\s+up)?\s+(?:it|them|him|her|the \w+)(?:\s+(?:out|up))?\s*,?\s+(?:if|when|should|once|in case)\b[^.;:!?]*"
    r"|pour\s+(?:(?:le|la|les|"
    r"l['’]|lui|leur)\s*)?(?:relever|soutenir|aider|secourir|remplacer|appuyer|épauler|renforcer|"
    r"prêter main[- ]forte)\s*,?\s+(?:si|s['’]|quand|au cas|lorsque)\b[^.;:!?]*"
    r"|um\s+(?:es|ihn|sie|ihm|ihnen|ihr|dieses|diese)\s+(?:\w+\s+)?(?:abzulösen|zu\s+(?:helfen|unterstützen|stützen|"
    r"verstärken|ersetzen|entlasten)|beizustehen|beizuspringen|auszuhelfen|zu hilfe zu kommen)\s*,?\s+"
    r"(?:wenn|falls|sobald|sollte)\b[^.;:!?]*)(?=\s*(?:[.;:!?]|$))",
    re.IGNORECASE,
)
# *and is to be at hand when the first line is spent*: what they follow for.
AT_HAND_WHEN = re.keyed(
    r",?\s+(?:(?:and|to|so as to)\s+)+(?:(?:is|are|shall|should|must|will)\s+)?(?:(?:to\s+)?(?:be|stand|remain|stay|"
    r"hold\s+"
    r"(?:itself|himself|themselves))\s+)(?:close\s+)?(?:at hand|ready|available|on call|in readiness|handy|there)\s+"
    r"(?:for\s+)?(?:when|if|once|should|as soon as|in case)\b[^.;:!?]*"
    r"|,?\s+(?:und|um)\s+(?:\w+\s+)?(?:zur Stelle|bereit|zur Hand)\s+(?:zu\s+)?(?:ist|sind|sein|steht|stehen)\s*,?\s+"
    r"(?:wenn|falls|sobald)\b[^.;:!?]*"
    r"|,?\s+(?:et|pour)\s+(?:se\s+)?(?:tien(?:t|nent|dra)|tenir|est|être|sera)\s+(?:prête?s?|à portée|"
    r"disponibles?)\s*,?\s+"
    r"(?:quand|si|dès que|lorsque)\b[^.;:!?]*",
    re.IGNORECASE,
)
# *gets the 100th back in hand*: what a general is there for.
IN_HAND = re.compile(
    r"[,;]?\s+(?:(?:and|so as|in order|so he|so that he|who|which)\s+)?(?:to\s+|can\s+|should\s+)?"
    r"(?:gets?|getting|brings?|bringing|takes?|pulls?)\s+[^,.;:!?]{2,50}?\s+(?:(?:back|well|all)\s+)?"
    r"(?:in|into|under)\s+(?:his\s+)?(?:hand|control|command|order|his\s+hands?)(?:\s+again)?(?=\s*(?:[,.;:!?]|$))"
    r"|[,;]?\s+(?:pour|afin\s+de|et|qui|puis)\s+(?:y\s+)?(?:reprendre|reprend|remettre|remet|ramener|ramène|tenir)\s+"
    r"(?:bien\s+)?(?:(?:en\s+mains?|en\s+ordre|sous\s+(?:ses\s+ordres|son\s+commandement))\s+[^,.;:!?]{2,50}?|"
    r"[^,.;:!?]{2,50}?\s+(?:en\s+mains?|en\s+ordre|sous\s+(?:ses\s+ordres|son\s+commandement)))(?=\s*(?:[,.;:!?]|$))"
    r"|,?\s+pour\s+(?:avoir|garder|tenir|mettre|remettre|reprendre)\s+[^,.;:!?]{2,50}?\s+à\s+(?:sa\s+)?portée(?:\s+(?:de\s+)?(?:commandement|voix|ordres?))?"
    r"(?=\s*(?:[,.;:!?]|$))"
    r"|,?\s+(?:um|damit)\s+[^,.;:!?]{2,60}?\s+(?:wieder\s+|fest\s+)*(?:in\s+(?:die|der|seine|seiner)\s+hand|"
    r"in\s+den\s+griff|unter\s+(?:kontrolle|kommando|befehl))\s+(?:zu\s+)?(?:bekommen|nehmen|kriegen|bringen|haben|"
    r"hat|ist|sind|bekommt|nimmt|kriegt)(?=\s*(?:[,.;:!?]|$))",
    re.IGNORECASE,
)
# *kein Schritt zurück*, beside what they are told to do; alone it keeps them where they are.
NOT_A_STEP = re.compile(
    r"(?P<mark>[,;–—-]?\s*)\b(?:(?:und|et|aber|mais)\s+)?(?:(?:weich(?:t|en)|geh(?:t|en)|mach(?:t|en)|tu(?:t|n))\s+)?(?:kein(?:en|e)?\s+"
    r"(?:Schritt|Meter|Zoll|Fußbreit|Fussbreit)\s+"
    r"(?:zurück|weiter|vor|vorwärts|nach vorn|von der Stelle|von dort)(?:\s+(?:mehr|weichen|gehen|machen|tun))?"
    r"|pas\s+un\s+(?:seul\s+)?(?:pas|pouce|mètre)\s+(?:en\s+arrière|en\s+avant|de\s+plus|de\s+côté|au-delà|"
    r"plus\s+loin))"
    r"(?=\s*(?:[,.;!)]|$))",
    re.IGNORECASE,
)
# *(dort kommen um drei die Engländer an)*: why, or what is so, in brackets; nothing in it is named by number or square.
TOLD_IN_BRACKETS = re.compile(
    r"\s*\((?:dort|da|hier|denn|weil|je|damit|wo|there|here|that['’]s|where|because|since|so that|là|car|parce|puisque|"
    r"c['’]est|où)\b(?![^()]*\d)(?![^()]*\b(?:nicht|not|pas|unless|except|sauf|außer|if|wenn|si)\b)[^()]{8,}\)",
    re.IGNORECASE,
)
# *um drei*, *gegen vier Uhr*: when; no distance and no number of troops.
HOURS = r"(?:eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)"
AT_THREE = re.compile(
    rf"\b(?:um|gegen|ab)\s+(?:halb\s+|punkt\s+|viertel\s+(?:vor|nach)\s+)?{HOURS}(?:\s+uhr)?\b"
    r"(?!\s*(?:cm|zentimeter|m\b|meter|schritt|zoll|bataillon|batterie|regiment|schwadron|kompanie|geschütz|einheit|"
    r"brigade|kanone|grad))",
    re.IGNORECASE,
)
# *ni la cavalerie ni ses 2 batteries*: who they are of whom it was said that they do not.
NEITHER = re.compile(
    r"\s*,\s*(?:ni\s+(?:(?:la|le|les|ses|sa|son|"
    r"l['’])\s*)?(?:\w+\s+){1,2}(?:et\s+)?ni\s+(?:(?:la|le|les|ses|sa|son|l['’])\s*)?"
    r"(?:\w+\s*){1,2}|weder\s+(?:(?:die|der|das|ihre|seine)\s+)?\w+\s+noch\s+(?:(?:die|der|das|ihre|seine)\s+)?\w+|"
    r"neither\s+(?:(?:the|its|his)\s+)?\w+\s+nor\s+(?:(?:the|its|his)\s+)?\w+)(?=\s*(?:[.;!]|$))",
    re.IGNORECASE,
)
# *pour être entendu des deux brigades*: what a man rides somewhere for.
TO_BE_HEARD = re.compile(
    r",?\s+(?:pour|afin\s+d['’]|afin\s+de)\s*(?:y\s+)?(?:être|etre)\s+(?:mieux\s+|bien\s+)?(?:entendue?|vue?|obéie?|"
    r"à\s+(?:la\s+)?portée)\b[^,.;:!?]*"
    r"|,?\s+(?:damit\s+(?:ihn|er)\s+[^,.;:!?]*\b(?:hört|hören|sieht|sehen|gehört wird|gesehen wird|erreicht|erreichen)"
    r"|um\s+(?:von|für)\s+[^,.;:!?]{2,40}\s+(?:gehört|gesehen|erreichbar)(?:\s+zu)?\s+(?:werden|sein))"
    r"|,?\s+(?:(?:so|where)\s+(?:that\s+)?(?:he\s+can\s+be\s+|he\s+is\s+)|to\s+be\s+)(?:better\s+)?(?:heard|"
    r"seen)\s+by\b[^,.;:!?]*",
    re.IGNORECASE,
)
AHEAD_OF_ALL = re.keyed(
    r"\s+(?:ahead|in\s+front)\s+of\s+(?:(?:all\s+)?the\s+(?:rest|others)|them|everyone|everybody)"
    r"(?=\s*,?\s*(?:to\s+|at\s+|about\s+|around\s+)?[A-Z]\d{1,2}\b)"
    r"|\s+(?:devant|en\s+avant\s+des)\s+(?:tous\s+)?(?:les\s+)?autres(?=\s*,?\s*(?:en\s+|vers\s+|à\s+)?[A-Z]\d{1,2}\b)",
    re.IGNORECASE,
)
CONTRACTED = re.compile(r"\b(?P<who>they|we|you)['’]re(?=\s+(?:not\s+)?to\b)", re.IGNORECASE)
# *Skirmishers fall back if attacked*: a rule for whoever skirmishes, whoever that will be.
RULE_OF_SKIRMISHERS = re.compile(
    r"^\W*(?:(?:all|any|our|my|the|tous|les|nos|die|alle|unsere)\s+)*(?:skirmishers|tirailleurs|plänkler)\s+"
    r"(?=(?:to\s+|should\s+|shall\s+|must\s+|will\s+)?(?:fall|retire|withdraw|evade|se\s+repli|se\s+retir|reculent|weichen|"
    r"ziehen\s+sich|gehen\s+zurück)[^;:]*\b(?:if|when|si|quand|lorsqu|s['’]|wenn|falls|sobald))",
    re.IGNORECASE,
)
# *meldet, was in Piraumont steht*, *report what is in Piraumont*: they look.
REPORTS = re.compile(
    r"\b(?:meldet|melden|berichtet|berichten)\s*,?\s+(?:mir\s+|uns\s+)?was\s+(?P<wo>(?:in|bei|an|auf|hinter|um)\s[^,;.:]{2,40}?)\s+"
    r"(?:steht|ist|liegt|sich\s+\w+|vorgeht|los\s+ist)"
    r"|\b(?:reports?|tells?\s+(?:me|us))\s+(?:back\s+)?what(?:['’]s|\s+is|\s+stands)\s+(?P<where>(?:in|at|behind|beyond|near)\s[^,;.:]{2,40})"
    r"|\b(?:rend(?:ra)?\s+compte\s+de|signale(?:ra)?|rapporte(?:ra)?)\s+ce\s+qui\s+(?:est|se\s+trouve|se\s+passe|se\s+tient)\s+"
    r"(?P<ou>(?:à|dans|derrière|en)\s[^,;.:]{2,40})",
    re.IGNORECASE,
)
MOUNT_UP = re.keyed(r"\b(?:mounts?\s+up|saddles?\s+up|sits?\s+(?:down|tight))\s*(?:,|\band\b)\s*", re.IGNORECASE)
# *Wathiez stays behind*, and nobody is named: he stays where he is, whoever goes on.
STAYS_BEHIND = re.compile(
    r"\b(?P<en>stays?|remains?|staying|remaining)\s+(?:well\s+|right\s+)?behind(?=\s*(?:[,.;!)]|$))"
    r"|(?<!\ble\s)(?<!\bdu\s)\b(?P<fr>rest(?:e|ent|era|eront)|demeur(?:e|ent|era|eront))\s+(?:bien\s+|un\s+peu\s+)?(?:derrière|en\s+arrière)(?=\s*(?:[,.;!)]|$))",
    re.IGNORECASE,
)
# *in zwei Treffen*: how deep they come, which is left to them.
IN_LINES = re.keyed(
    r"\s+(?:in|en|sur|auf)\s+(?:zwei|drei|mehreren|two|three|several|deux|trois|plusieurs|[23])\s+(?:Treffen|Staffeln|Wellen|"
    r"waves|echelons|lignes|vagues|échelons)\b(?:\s+hintereinander)?",
    re.IGNORECASE,
)
TO_HIS_REAR = re.compile(r"\b(?:to|on|in)\s+(?:his|its|their)\s+(?:left|right)\s+rear\b(?!\s+of)", re.IGNORECASE)
# *dont touch*, said of those named before it: they stay.
DONT_TOUCH = re.compile(
    r"(?<=[\w)])\s*[,:–—-]?\s*\b(?:do\s+not|don['’]?t|never)\s+(?:ever\s+)?(?:be\s+)?touch(?:ed)?(?:\s+"
    r"(?:them|it|him|those))?"
    r"(?=\s*(?:[,.;!(–—]|$))|(?<=[\w)])\s*:\s*(?:hands\s+off|finger\s+weg|pas\s+touche)(?=\s*(?:[,.;!(–—]|$))",
    re.IGNORECASE,
)
IF_YOU_ASK = re.compile(
    r"[,(–—-]?\s*\b(?:if\s+(?:you|anyone|anybody)\s+asks?\s+me|if\s+you\s+want\s+my\s+(?:opinion|view)|"
    r"wenn\s+(?:man|du|ihr|sie)\s+mich\s+frag(?:t|st|en)|si\s+(?:vous\s+voulez|tu\s+veux)\s+mon\s+avis|"
    r"si\s+l['’]on\s+m['’]en\s+croit)\b\s*[,)–—]?",
    re.IGNORECASE,
)
AS_FAST = re.compile(
    r"[,;]?\s*\bas\s+(?:quick(?:ly)?|fast|soon|smartly|briskly)\s+as\s+(?:(?:ever|they|he|it|she|you)\s+)*"
    r"(?:can|may|will|are able to)\s+(?:manage|possibly\s+(?:manage|go|march)|contrive|make it|get there|run)"
    r"(?:\s+it)?\b"
    r"|[,;]?\s*\b(?:with\s+(?:what|all\s+the)\s+legs\s+(?:it|they|he)\s+(?:has|have)|"
    r"as\s+fast\s+as\s+(?:its|their|his)\s+(?:legs|feet|horses)\s+(?:will\s+|can\s+)?carry\s+(?:it|them|him))\b"
    r"|[,;]?\s*\bso\s+(?:schnell|rasch|flott)\s+(?:wie|als)?\s*(?:(?:es|sie|er|ihn|ihnen|ihm|sein[e]?|ihre|die)\s+)*"
    r"(?:füße|beine)?\s*(?:tragen|trägt|schafft|schaffen|hinbekommt|hinbekommen)\b"
    r"|[,;]?\s*\baussi\s+vite\s+qu['’](?:il|elle)s?\s+(?:le\s+)?(?:peu(?:t|vent)|pourr(?:a|ont))(?:\s+"
    r"(?:marcher|aller))?\b",
    re.IGNORECASE,
)
# Each with words of which one stands in it, in small letters.
ASIDES = (
    (Keys(" ask| want my| frag| mon avis| croit"), IF_YOU_ASK),
    (Keys(" if| when| should| si | s'| wenn| falls| quand| in case"), TO_HELP_IF),
    (Keys(" when| if| once| should| soon| case| wenn| falls| sobald| quand| si | que "), AT_HAND_WHEN),
    (Keys("entendu| vu | obéi|portée|hört|seh|sieht|erreich|heard| seen"), TO_BE_HEARD),
    (Keys("hand|control|command|order| main|ordre| griff|kontrolle|kommando"), IN_HAND),
    (Keys("as quick|as fast|as soon|as smart|as brisk| legs|so schnell|so rasch|aussi vite"), AS_FAST),
)


def step(found: re.Match[str]) -> str:
    """Nothing behind a mark, where more is told before it; without one, that they stay."""
    return "" if found["mark"].strip() and found.start() > 0 else f"{found['mark']}stay".rstrip()


def looks_there(found: re.Match[str]) -> str:
    """The place that is looked at, behind a plain word for it."""
    where = found["wo"] or found["where"] or found["ou"]
    what = where.split(maxsplit=1)[1]
    return f"{'beobachtet' if found['wo'] else 'watches' if found['where'] else 'observe'} {what}"


# *va en F10, pour être plus près de 7L et de 8M*: the place is told, and this is why it is that
TO_BE_NEARER = re.compile(
    r"(?P<to>\b(?:en|à|au|vers|jusqu['’]\w+|to|at|nach|bis|in)\s+(?:[A-P]\d{1,2}\b|(?-i:[A-ZÀ-Ý])[\w-]+))\s*,?\s+(?:"
    r"(?:pour|afin\s+d(?:['’]|e\s))\s*être\s+(?:(?:plus|tout|assez|mieux|aussi)\s+)?(?:près|proches?|à\s+(?:portée|proximité|côté|hauteur))\s+d(?:e|u|es|['’])\s*[^.;:!?]*"
    r"|(?:(?:so\s+as|in\s+order|just)\s+)?to\s+be\s+(?:a\s+(?:bit|little)\s+)?(?:closer|nearer|near|close|next)\s+(?:to\s+)?[^.;:!?]*"
    r"|um\s+(?:(?:etwas|ein\s+wenig)\s+)?(?:näher|dichter|nahe|nah)\s+(?:bei|an)\s+[^.;:!?]*?\s+zu\s+sein)(?=\s*(?:[.;:!?)]|$))",
    re.IGNORECASE,
)

PLAINLY = (
    turn("être|to be |um ", TO_BE_NEARER, r"\g<to>"),
    turn("kein|pas un", NOT_A_STEP, step),
    turn("(", TOLD_IN_BRACKETS),
    turn("um |gegen ", AT_THREE),
    turn(" ni |weder |neither ", NEITHER),
    turn("skirmish", RULE_OF_SKIRMISHERS, "everyone "),
    turn("tirailleurs", RULE_OF_SKIRMISHERS, "tout le monde "),
    turn("plänkler", RULE_OF_SKIRMISHERS, "alle "),
    turn(" behind", STAYS_BEHIND, r"\g<en> put"),
    turn(" derrière| arrière", STAYS_BEHIND, r"\g<fr> en place"),
    turn(" in | lignes| vagues| échelons", IN_LINES),
    turn(" rear", TO_HIS_REAR, "behind him"),
    turn(" was | what| ce qui", REPORTS, looks_there),
    turn(" up ", MOUNT_UP),
    turn("’re |'re ", CONTRACTED, r"\g<who> are"),
    turn(" of |autres", AHEAD_OF_ALL),
    turn(" touch|hands off", DONT_TOUCH, " hold"),
)
CASES = Keys(" case| cas | fall")


def gap(found: re.Match[str]) -> str:
    """What stands in the place of words left out: a space between words, nothing before a mark."""
    behind = found.string[found.end() : found.end() + 1]
    return " " if behind.isalnum() or behind == "(" else ""


def without_purposes(raw: str) -> str:
    """A sentence without what it is all for, unless there is nothing else in it."""
    said = raw
    for keys, aside in ASIDES:
        if keys.stand_in(said):
            left = aside.sub(gap, raw)
            raw = left if len(left.split()) > 1 else raw
    raw = put_plainly(raw, PLAINLY)
    if CASES.stand_in(said):
        found = IN_CASE.search(raw)
        if found is not None and found.start() and not HEDGE.search(raw[: found.start()]):
            raw = raw[: found.start()] + found["end"]
    return raw
