"""Idioms: French and German turns of phrase put into plainer words of the same language before a sentence is read.

Each is looked for only where its key stands in the sentence.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.skirted import TURNS
from orders.language.letters.turns import Plain, Turn, put_plainly, turn

MARKS = r"[^.;:!?]"
ORDINAL = r"(\d{1,2})\s?(?:\.|ère|ere|ème|eme|er|re|e|°)?"
# *die 1. Compagnie des 6. Fußartillerie-Regiments*, *7e compagnie du 2e*: a battery, by the numbers of both.
COMPANY = (
    rf"{ORDINAL}\s*(?:Kompanien?|Kompagnie|Compagnie|compagnie|Komp\.?|comp\.?|cie\.?|Cie\.?)\s*"
    rf"(?:/|des|der|vom|im|du|de la|de|dans le|d')\s*{ORDINAL}"
    r"(?P<of>[\s-]*(?:(?:régiment|regiment|rgt\.?|régt\.?)?\s*d['’]artillerie(?:\s+à\s+(?:pied|cheval))?"
    r"|(?:Fuß|Fuss|Reitende[ns]?[\s-]*)?-?Artillerie(?:[\s-]*Regiment(?:e?s)?)?|(?:régiment|Regiment(?:e?s)?)\b))?"
)
UNDER_FIRE = (
    r"unter\s+(?:(?:ein|ihr|sein|das|"
    r"gezielte[sm]?|schwere[sm]?|heftige[sm]?|starke[sm]?|direkte[sm]?|konzentrierte[sm]?)\s+)*"
    r"(?:Feuer|Beschuss|Beschuß|Kartätschfeuer|Artilleriefeuer)|aufs\s+Korn|ins\s+Visier|zum\s+Ziel|aufs\s+Ziel"
)
# What is told of troops before their noun: *das eingenistete Bataillon*. Words that say which troops are meant stay.
SAYING_WHICH = (
    r"(?!reitende|berittene|fahrende|verbleibende|übrigbleibende|folgende|gesamte|vereinigte|verbündete|befestigte)"
)
PARTICIPLE = (
    rf"{SAYING_WHICH}(?:[a-zäöüß]*ge[a-zäöüß]{{3,}}(?:t|en)e[nrms]?|(?:ver|be|zer|ent|er)[a-zäöüß]{{4,}}te[nrms]?)"
)
NOUN = r"(?P<who>[A-ZÄÖÜ][\w-]+)"
THE = r"\b(?P<the>[Dd](?:ie|as|er|en|em|es))"
NOW = r"(?:jetzt|gerade|eben|derzeit|momentan|noch|bisher|vorher|zurzeit|zur Zeit|im Moment|im Augenblick|gegenwärtig)"
NOW_FR = r"(?:actuellement|maintenant|en ce moment|présentement|pour l['’]instant|déjà|encore)"
STANDS_FR = r"(?:est|se trouve|se tient|sont|se trouvent|se tiennent|était|se trouvait)"

AROUND: dict[str, str] = {
    "l'est": "à l'est", "l'ouest": "à l'ouest", "le nord": "au nord", "le sud": "au sud", "la gauche": "à gauche",
    "la droite": "à droite",
}  # fmt: skip


def idiom(words: str, pattern: str, said: Plain) -> Turn:
    """A turn of phrase: words of which one stands in it, what it is, and how it is said plainly."""
    return turn(words, re.compile(pattern, re.IGNORECASE), said)


def battery_of(found: re.Match[str]) -> str:
    """A battery by the numbers of its company and its regiment: companies of their own have only the guns."""
    french = re.search(r"\b(?:du|de|dans|d['’])", found[0]) is not None
    return f"{found[1]}/{found[2]}{found['of'] or (' d’artillerie' if french else ' Artillerie')}"


IDIOMS: tuple[Turn, ...] = (
    *(idiom(key, COMPANY, battery_of) for key in ("comp", "komp", "cie")),
    # fire
    idiom(
        "pour",
        r"\bpr(?:end|enn|is|enez)\w*\s+pour\s+(?:unique\s+|seule?\s+)?(?:buts?|cibles?|objectifs?)\s+",
        "tire sur ",
    ),
    idiom(
        "pour",
        rf"\bpr(?:end|enn|is|enez)\w*\s+(?P<whom>{MARKS}{{2,60}}?)\s+(?:pour\s+(?:cibles?|objectifs?)|sous\s+(?:son|"
        rf"leur|le)\s+feu|à\s+partie)\b",
        r"tire sur \g<whom>",
    ),
    idiom(
        "sous",
        r"\bt(?:ien|en|ienn)\w*\s+(?P<whom>[^.;:!?,]{2,60}?)\s+sous\s+(?:son|leur|le)\s+feu\b",
        r"tire sur \g<whom>",
    ),
    idiom("nimmt", rf"\bnimmt\b(?P<whom>{MARKS}{{2,100}}?)\s+(?:{UNDER_FIRE})\b", r"beschießt\g<whom>"),
    idiom("nehmen", rf"\bnehmen\b(?P<whom>{MARKS}{{2,100}}?)\s+(?:{UNDER_FIRE})\b", r"beschießen\g<whom>"),
    idiom("nimmt", rf"\bnimmt\b(?P<what>{MARKS}{{2,80}}?)\s+in\s+Besitz\b", r"besetzt\g<what>"),
    idiom("nehmen", rf"\bnehmen\b(?P<what>{MARKS}{{2,80}}?)\s+in\s+Besitz\b", r"besetzen\g<what>"),
    idiom(
        "pas",
        r"\b(?:press|hât|allong|doubl|forc)(?:e|ent|ez|er|era|eront)\s+le\s+pas\b",
        "marche",
    ),
    idiom("march", r"\b(?:press|hât|forc)(?:e|ent|ez|er|era|eront)\s+(?:la|sa|leur)\s+marche\b", "marche"),
    idiom(
        "vien",
        r"(?P<case>\b(?:si|s['’](?:ils?|elles?|on)|quand|lorsqu\w+|au cas où)\b[^,;:.]*?)\b"
        r"(?:vienne(?:nt)?|vient|viennent)\s+(?:à\s+)?"
        r"(?=(?:se\s+|s['’])?\w+(?:er|ir|re)\b)",
        r"\g<case>",
    ),
    idiom(
        "pied ferme",
        r"\b(?P<verb>atten\w+|reç\w+|receve\w+|"
        r"recevoir)\s+(?:l[ea]\s+|l['’])?(?:(?:choc|charge|ennemi|attaque)\s+)?de\s+pied\s+ferme\b",
        "tienne",
    ),
    idiom(
        "de 12",
        r"\b(?P<what>batteries?|pièces?|canons?)\s+de\s+12\b(?!\s*(?:cm|pas|m\b|mètres))",
        r"\g<what> de 12 livres",
    ),
    idiom(
        "serais",
        r"^\W*je\s+(?:vous\s+)?serais\s+(?:bien\s+|très\s+|fort\s+)?(?:obligé|reconnaissant)e?\s+(?P<to>au|à\s+la|"
        r"à\s+l['’]|aux|à)\s*"
        r"(?P<who>[^,;:.]{2,40}?)\s+(?:de\s+|d['’])(?=\w)",
        lambda found: f"{'le ' if found['to'] == 'au' else ''}{found['who']} doit ",
    ),
    idiom("direction", r"\bdans\s+la\s+direction\s+(?=d)", "en direction "),
    idiom(
        "continue", r"\bcontinue(?:nt|ra|ront)?\s+(?:sa|leur)\s+(?:route|marche|chemin)(?=\s*(?:[,.;!]|$))", "avance"
    ),
    # who rides at somebody is horse
    idiom(
        "cheval", r"\b(?P<how>charg(?:e|ent|er|é)|attaqu(?:e|ent|er|é))\s+à\s+cheval\b", r"\g<how> avec de la cavalerie"
    ),
    idiom(
        "reitet",
        r"^\W*(?:reitet|sprengt|galoppiert)\s+(?:uns|sie|ihn|es|eines)\s+(?:jemand|einer|wer|der\s+feind)\s+an\b",
        "wenn Kavallerie angreift",
    ),
    # who goes to somebody is a man
    idiom("auprès", r"\bse\s+rend(?:ra)?\s+(?:lui-même\s+|en\s+personne\s+)?auprès\s+(?=d)", "galope auprès "),
    idiom("begibt", r"\bbegibt\s+sich\s+(?:selbst\s+|persönlich\s+)?(?:hinüber\s+)?(?=zu[mr]?\s)", "reitet "),
    # where they stop, and how far
    idiom(
        "arrêt",
        r"(?:,\s*|\s+)(?:et|puis|"
        r"pour)\s+(?:l['’]|les\s+|s['’]|y\s+)?arrêt(?:era|eront|er|ent|e)\s+(?=(?:à|au|aux|devant|derrière)\b)",
        " jusqu'",
    ),
    idiom("jusqu", r"\bjusqu['’]\s*(?=devant|derrière)", "jusque "),
    idiom("höhe", r"\bbis\s+(?=(?:auf|in)\s+(?:etwa\s+|ungefähr\s+)?(?:gleiche[rn]?\s+)?Höhe\b)", ""),
    idiom(
        "höhe",
        r"\b(?:auf|in)\s+(?:etwa\s+|ungefähr\s+)?(?:gleiche[rn]?|derselben|dieselbe)\s+Höhe\b",
        "auf gleicher Höhe",
    ),
    idiom("pointe", r"\b(?P<the>la|une|cette)\s+pointe\b", r"\g<the> lisière"),
    idiom("extrémité", r"\bl['’]extrémité\b", "la lisière"),
    idiom("saillant", r"\b(?:le|ce)\s+saillant\b", "la lisière"),
    idiom(
        "bis auf",
        r"\bbis\s+auf\s+(?P<far>(?:etwa\s+|rund\s+|"
        r"ca\.?\s+)?\d+(?:[.,]\d+)?\s*\w+)\s+an\s+(?P<whom>[^.;:!?,]{2,50}?)\s+heran\b",
        r"bis \g<far> vor \g<whom>",
    ),
    idiom(
        "bis auf",
        r"\bbis\s+auf\s+(?P<far>(?:etwa\s+|rund\s+|ca\.?\s+)?\d+(?:[.,]\d+)?\s*\w+)\s+an\s+(?P<whom>[^.;:!?,]{2,50}?)\s+heran(?P<to>zu)?"
        r"(?P<verb>gehen|rücken|ziehen|marschieren|führen|kommen)\b",
        lambda found: f"bis {found['far']} vor {found['whom']} {'zu ' if found['to'] else ''}gehen",
    ),
    idiom(
        "cm",
        r"\b(?P<to>jusqu['’]à|approch\w+\s+(?:jusqu['’])?à|avanc\w+\s+à)\s+(?P<far>(?:environ\s+"
        r")?\d+(?:[.,]\d+)?\s*cm)\s+"
        r"(?:de\s+|d['’]|du\s+|des\s+)",
        r"\g<to> \g<far> devant ",
    ),
    # by their fire
    idiom(
        " feu",
        r"\b(?:appui\w*|appuy\w*|soutien\w*|souten\w*|couvr\w*|"
        r"protèg\w*)\s+[^.;:!?,]{2,40}?\s+(?:de|par|avec)\s+(?:son|leurs?)\s+"
        r"(?:feux?|tirs?)\b",
        "tire",
    ),
    idiom(
        "feuer",
        r"\b(?:unterstütz|deck|schütz)(?:t|"
        r"en)\s+[^.;:!?,]{2,40}?\s+(?:mit|durch)\s+(?:ihre[mn]?|seine[mn]?|ihr|sein)\s+Feuer\b",
        "feuert",
    ),
    # down from where they stand
    idiom(
        "von d",
        r"\s+von\s+(?:der|den|seiner|ihrer)\s+(?:An)?[Hh]öhen?\s+(?:herab|hinab|herunter|hinunter|ab)\w*\s+und\s+",
        " ",
    ),
    idiom(
        "von d",
        r"\b(?:steig|geh|zieh|komm|rück)(?:t|en)\s+von\s+(?:der|den|seiner|ihrer)\s+(?:An)?[Hh]öhen?\s+"
        r"(?:herab|hinab|herunter|hinunter|ab)\s+und\s+",
        "",
    ),
    idiom("teil", r"^(?P<who>\W*\w+)\s+(?:auf)?teilen\s*:", r"\g<who>:"),
    # what they shall leave
    idiom(
        "zum ",
        r"\bzum\s+(?:Sturm|Angriff)\s+(?:wird|werden|soll\w*|darf|dürfen)\s+(?:\w+\s+){0,2}?nicht\s+\w+(?:\s+werden)?",
        "nicht angreifen",
    ),
    idiom(
        "angriff",
        r"\b(?:(?:ein|der|jeder)\s+Angriff\s+(?:hat\s+zu\s+unterbleiben|unterbleibt|ist\s+(?:\w+\s+)?zu\s+unterlassen)"
        r"|von\s+einem\s+Angriff\s+ist\s+(?:\w+\s+)?abzusehen|auf\s+einen\s+Angriff\s+wird\s+(?:\w+\s+)?verzichtet)",
        "nicht angreifen",
    ),
    idiom(
        "abst",
        r"\bs['’]abst\w+\s+(?:de\s+|d['’])(?:toute?\s+)?(?:attaqu\w*|assaut)",
        "n'attaque pas",
    ),
    idiom("abst", r"\bs['’]abst\w+\s+(?:de\s+|d['’])(?:toute?\s+)?(?:tir\w*|faire\s+feu)", "ne tire pas"),
    idiom("abst", r"\bs['’]abst\w+\s+(?:de\s+|d['’])(?:toute?\s+)?charg\w*", "ne charge pas"),
    # where they shall have come to
    idiom(
        "bis ",
        r",?\s*\bbis\s+(?:er|sie|es)\s+(?P<where>(?:in|im|an|am|auf|bei|beim|hinter|vor|neben|zwischen|links|rechts|"
        r"nördlich|südlich|"
        r"östlich|westlich)\b[^.;:!?]{2,80}?)\s+(?:(?:angekommen|angelangt)\s+)?(?:steht|stehen|ist|sind)\b",
        r" \g<where>",
    ),
    idiom(
        "à ce qu",
        r",?\s*\bjusqu['’]à\s+ce\s+qu['’](?:ils?|elles?)\s+(?:soi(?:t|ent)|se\s+trouven?t?|arriven?t?|parvienn\w+)\s+",
        " ",
    ),
    # of troops, told on the way
    idiom(
        " qui ",
        r"\s+qui\s+(?:traîn\w*|train\w*|est|sont|se\s+trouv\w*|attend\w*|rest\w*|arriv\w*|vien\w+|dor\w+|flân\w*|"
        r"lambin\w*|"
        r"stationn\w*|mus\w+|roupill\w*|glande\w*)\s+(?:encore\s+|toujours\s+|déjà\s+)?"
        r"(?:là[\s-]bas|la\s+bas|là|ici|derrière|à\s+l['’]arrière|au\s+loin|en\s+arrière)\b(?=\s+\S)",
        "",
    ),
    # names and rules
    idiom(
        "gilt",
        r"^\W*(?:(?:im\s+übrigen|sonst|außerdem|ferner|zudem|überall)\s+)?gilt\s+(?:für|"
        r"bei)\s+(?P<who>[^:.;]{3,40}):\s*",
        r"\g<who>: ",
    ),
    idiom(
        "richte",
        r"\brichte(?P<end>t|n)\s+sich\b(?P<where>[^.;:!?,]{2,60}?)\s+(?:zur\s+Verteidigung\s+"
        r")?ein\b(?=\s*(?:[,.;:!]|$|und\b))",
        lambda found: f"{'besetzt' if found['end'] == 't' else 'besetzen'}{found['where']}",
    ),
    # squares of the map, which are called as the formation is
    idiom(
        "carr",
        r"(?P<to>(?:\b(?:au|jusqu['’]au|du|vers\s+le|dans\s+le|sur\s+le)|[,;|])\s*)carr[ée]\s+(?=[a-z]{1,2}\d{1,2}\b)",
        r"\g<to>case ",
    ),
    idiom(
        "karree",
        r"\b(?P<to>ins|im|zum|in\s+das|in\s+dem|bis\s+zum)\s+karree\s+(?=[a-z]{1,2}\d{1,2}\b)",
        r"\g<to> Feld ",
    ),
    # how many are enough: a reason, and no order to all of them
    idiom(
        "suffi",
        r"\s*[,:(–—-]\s*(?:car\s+|puisque?\s+|vu\s+que\s+"
        r")?(?:un|une|deux|trois|l['’]un)\b[^.;:,!?()]{0,60}?\bsuff\w+[^.;:,!?()]*\)?",
        "",
    ),
    idiom(
        "gen",
        r"\s*[,:(–—-]\s*(?:denn\s+"
        r")?(?:ein|eine|eins|einer|zwei|drei)\b[^.;:,!?()]{0,60}?\b(?:genüg|genueg)\w+[^.;:,!?()]*\)?",
        "",
    ),
    idiom(
        "reich",
        r"\s*[,:(–—-]\s*(?:denn\s+)?(?:ein|eine|eins|einer|zwei|drei)\b[^.;:,!?()]{0,60}?\breich(?:t|en)\b(?:\s+"
        r"aus|\s+völlig)?(?=\s*(?:[.;:,!?)]|$))\)?",
        "",
    ),
    # nearer to somebody: to him
    idiom(
        "approch",
        r"\bs(?:e\s+rapproch|['’]approch)(?P<end>\w+)\s+(?:de\s+|d['’])(?=[A-ZÉÈ])",
        lambda found: "rejoindre " if found["end"] == "er" else "rejoint ",
    ),
    idiom("nähert sich", r"(?-i:\bnähert)\s+sich\s+(?P<who>[A-ZÄÖÜ][\w-]+)", r"begibt sich zu \g<who>"),
    # staying
    idiom("aufhalt", r"\bsich\b(?P<where>[^.;:!?]{2,60}?)\s+aufzu?halten\b", r"\g<where> bleiben"),
    idiom(
        "hält sich", r"\bhält\s+sich\b(?P<where>[^.;:!?,]{2,60}?)\s+auf\b(?=\s*(?:[,.;:!]|$|und\b))", r"bleibt\g<where>"
    ),
    idiom(
        "halten sich",
        r"\bhalten\s+sich\b(?P<where>[^.;:!?,]{2,60}?)\s+auf\b(?=\s*(?:[,.;:!]|$|und\b))",
        r"bleiben\g<where>",
    ),
    idiom("tête", r"\b(?:prend\w*|se\s+met\w*\s+à)\s+la\s+tête\s+(?=d)", "se tient auprès "),
    idiom("spitze", r"\bsetzt\s+sich\s+an\s+die\s+Spitze\s+(?=de|von)", "begibt sich zu "),
    # an attack that is supported: whose it is tells all
    idiom(
        "attaque|assaut|avance|offensive|mouvement|marche|progression",
        r"\b(?P<verb>soutien\w*|soutenir|soutiendr\w*|appu\w+|épaul\w+|second\w+|accompagn\w+|couvr\w+)\s+"
        r"(?:l['’]attaque|l['’]assaut|l['’]avance|l['’]offensive|le\s+mouvement|la\s+marche|la\s+progression)\s+"
        r"(?:de\s+|d['’]|du\s+|des\s+)(?P<whom>[^.;:!?,]{2,40}?)"
        r"(?:\s+(?:sur|contre|vers|en direction de)\s+[^.;:!?,]{2,40})?"
        r"(?=\s*(?:[,.;:!?]|$))",
        r"\g<verb> \g<whom>",
    ),
    idiom(
        "angriff|vormarsch|vorstoß|attacke|sturm|bewegung",
        r"\b(?P<verb>unterstütz\w*|begleit\w*|deck\w*)\s+(?:den|die)\s+(?:Angriff|Vormarsch|Vorstoß|Attacke|Sturm|"
        r"Bewegung)\s+"
        r"(?:von\s+|der\s+|des\s+)(?P<whom>[^.;:!?,]{2,40}?)(?:\s+(?:auf|gegen|nach)\s+"
        r"[^.;:!?,]{2,40})?(?=\s*(?:[,.;:!?]|$))",
        r"\g<verb> \g<whom>",
    ),
    idiom(
        "angriff|vormarsch|vorstoß|attacke|sturm",
        r"\b(?P<verb>unterstütz\w*|begleit\w*|"
        r"deck\w*)\s+(?P<whom>[A-ZÄÖÜ]\w+?)s\s+(?:Angriff|Vormarsch|Vorstoß|Attacke|Sturm)\b"
        r"(?:\s+(?:auf|gegen|nach)\s+[^.;:!?,]{2,40})?(?=\s*(?:[,.;:!?]|$))",
        r"\g<verb> \g<whom>",
    ),
    # once something is done
    idiom(
        "une fois",
        r"\bune\s+fois\s+(?:arrivée?s?|rendue?s?|sur\s+place|en\s+place|là|en\s+position|installée?s?|ceci\s+fait|"
        r"cela\s+fait)\b"
        r"(?:\s+là)?",
        "puis",
    ),
    idiom(
        "une fois",
        r"\bune\s+fois\s+(?!de\b|encore\b|que\b)(?P<what>(?:la|le|les|l['’]|son|sa|ses|[A-Z]\w+)[^.;:!?,]{0,40}?)\s+"
        r"(?P<done>prise?s?|occupée?s?|conquise?s?|enlevée?s?|nettoyée?s?|passée?s?|franchie?s?|arrivée?s?|tombée?s?|"
        r"réduite?s?|"
        r"en\s+place|au\s+silence)\b",
        r"quand \g<what> sera \g<done>",
    ),
    # round about
    idiom(
        "contourn",
        r"\bcontourn\w*\s+(?P<what>[^.;:!?,]{2,40}?)\s+par\s+(?P<side>l['’](?:est|ouest)|le\s+(?:nord|sud)|la\s+"
        r"(?:gauche|droite))\b",
        lambda found: f"passe {AROUND[found['side'].lower().replace('’', chr(39))]} {of(found['what'])}",
    ),
    idiom(
        "um",
        r"\b(?:umgeh(?:t|en)|umreite[tn]|umfahr(?:t|en))\s+(?P<what>[^.;:!?,]{2,40}?)\s+"
        r"(?P<side>östlich|westlich|nördlich|südlich|links|rechts)\b",
        r"geht \g<side> von \g<what>",
    ),
    # a wing of theirs
    idiom(
        "hinter",
        r"\bhinter\s+(?:d(?:en|ie|em|er)\s+)?(?:linken?|rechten?)\s+(?:Flügel|Flanke|Seite)\s+(?:von|vom|(?=der|"
        r"des))\s*",
        "hinter ",
    ),
    idiom(
        "derrière",
        r"\bderrière\s+(?:l['’]aile|le\s+flanc|la)\s+(?:gauche|droite?)\s+(?:de\s+|d['’]|du\s+|des\s+)",
        "derrière ",
    ),
    idiom(
        "fl",
        r"\b(?:am|an\s+d(?:en|er|ie)|auf\s+d(?:en|er|ie|em))\s+(?P<side>linken?|rechten?)\s+(?:Flügel|Flanke)\s+"
        r"(?:von|vom|(?=der|des))\s*",
        lambda found: f"{'links' if found['side'].lower().startswith('l') else 'rechts'} von ",
    ),
    idiom(
        "aile",
        r"\b(?:à|sur)\s+l['’]aile\s+(?P<side>gauche|droite)\s+(?=de\b|d['’]|du\b|des\b)",
        r"à \g<side> ",
    ),
    # two verbs for one way
    idiom(
        "avance",
        r"\b(?:s['’])?avance(?:nt|r)?\s+et\s+(?=(?:va\s+|vient\s+|vont\s+)?(?:se\s+"
        r"met|prend|s['’]établi|s['’]install))",
        "",
    ),
    idiom(
        "aufgel",
        r"(?<=[:,])\s*aufgelöst\s+(?=(?:nach|vor|bis|zum?|zur|auf|an)\b)",
        " in Plänklerlinie ",
    ),
    # they stay where nobody sees them
    idiom(
        "deckung", r"(?P<stay>\bbleib\w*\b[^,.;:]*?)\s+in\s+(?:voller\s+|guter\s+)?Deckung\b(?!\s+hinter)", r"\g<stay>"
    ),
    # where others stand
    idiom("wo ", rf"\bwo\s+(?:{NOW}\s+)+", "wo "),
    idiom(
        "où",
        rf"\b(?:là\s+)?où\s+{STANDS_FR}\s+(?:{NOW_FR}\s+)?(?P<who>(?:la |le |les |l['’])?[\w/-]+)"
        r"(?=\s*(?:[,.;:!]|$|et\b|puis\b))",
        r"là où est \g<who>",
    ),
    idiom("telle", r"\b(?:an\s+der\s+Stelle|anstelle)\s+(?:von|des|der)\s+", "bei "),
    # of troops, before their noun
    idiom(
        "die|das|der|den|dem|des",
        rf"{THE}\s+(?P<where>(?:in|im|an|am|auf|bei|beim|hinter|vor|"
        rf"neben)\s[^,;.:()]{{2,40}}?)\s+{PARTICIPLE}\s+{NOUN}",
        r"\g<the> \g<who> \g<where>",
    ),
    idiom(
        "die|das|der|den|dem|des",
        rf"{THE}\s+(?:(?:bereits|schon|noch|eben|jetzt|dort|weit|stark|schwer)\s+)*{PARTICIPLE}\s+{NOUN}",
        r"\g<the> \g<who>",
    ),
    # one behind the other
    idiom(
        "suivant", r"(?<=[\w)])\s*,\s*(?P<who>[A-Z0-9][\w/]*)\s+suivant\b(?!\s+(?:la|le|les|l['’]))", r", \g<who> suit"
    ),
    idiom("suivi", r",\s*suivie?s?\s+(?:de près\s+)?(?:de|d['’]|par)\s*(?P<who>[^,.;:!?]{2,40})", r", \g<who> suit"),
    idiom("gefolgt", r",\s*(?:dicht\s+)?gefolgt\s+von\s+(?P<who>[^,.;:!?]{2,40})", r", \g<who> folgt"),
)


def of(what: str) -> str:
    """A name behind *de*: *du bois*, *de Lairalle*, *de la ferme*."""
    low = what.lower()
    if low.startswith("le "):
        return f"du {what[3:]}"
    return f"des {what[4:]}" if low.startswith("les ") else f"de {what}"


def with_own_names(raw: str) -> str:
    """A line with names that another language calls otherwise as those who bear them do: *Sachsen-Weimar*."""
    return raw.replace("Sachsen-Weimar", "Saxe-Weimar") if "Sachsen" in raw else raw


def without_idioms(raw: str) -> str:
    """A sentence with its idioms in plainer words."""
    return put_plainly(put_plainly(raw, TURNS), IDIOMS)
