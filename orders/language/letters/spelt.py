"""Spelling: German as it was written in the days of the battle, French and English as written on a telephone.

A word is put as it is spelt now where it means nothing as it stands and something then; all others are left alone.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from itertools import combinations

from battles.engine import expressions as re
from orders.language.folding import fold
from orders.language.letters.in_haste import in_full_english
from orders.language.letters.lexicon import NO_SLIPS, Lexicon, lexicon_for

Knows = Callable[[str], bool]
VERB = frozenset({"verb"})
WORD = re.compile(r"(?<![\w/'’.-])[^\W\d_]{2,}(?![\w/])")
# *vertheidigt*, *Reiterey*, *formirt*, *begiebt*, *sämmtlich*, *Cavallerie*, *Quarré*: folded, and how it is spelt now.
OLD = (
    (re.compile("th"), "t"),
    (re.compile("y(?=n?$|en$|t$)"), "i"),
    (re.compile("y"), "i"),
    (re.compile("ir(?=t|en)"), "ier"),
    (re.compile("ieb(?=t|st|$)"), "ib"),
    (re.compile("mm"), "m"),
    (re.compile("c(?!h)"), "k"),
    (re.compile("qu"), "k"),
    (re.compile("dt$"), "t"),
)
# *Front gegen Mittag*: to where the sun stands then.
BY_THE_SUN = re.compile(r"(?<=[Ff]ront )(?P<to>gegen|nach) (?P<when>Mittag|Morgen|Abend|Mitternacht)\b")
SUN = {"Mittag": "Süden", "Morgen": "Osten", "Abend": "Westen", "Mitternacht": "Norden"}
OLD_SIGNS = re.compile(r"th|y|ir[te]|ieb|mm|c(?!h)|qu|dt\b", re.IGNORECASE)
# *sil*, *jusquau*, *lennemi*: a word that lost its vowel, and the apostrophe with it.
RUN_TOGETHER = re.compile("(jusqu|lorsqu|puisqu|qu|[cdjlmnst])(?=[aeiouyh])")
SHORTEST = 4  # letters of a word behind the apostrophe; shorter ones are listed
BEHIND = frozenset(
    {"a", "y", "au", "en", "est", "eux", "il", "ils", "ici", "on", "ont", "ou", "un", "une", "etre", "abord",
     "accord", "ailleurs", "importe", "apres", "arriere", "autre", "autres", "emblee", "urgence", "habitude"}
)  # fmt: skip
# Words of which a telephone leaves the consonants.
TELEPHONE = {
    "ds": "dans", "pr": "pour", "tt": "tout", "tte": "toute", "ttes": "toutes", "ts": "tous", "tlm": "tout le monde",
    "qd": "quand", "qn": "quand", "kan": "quand", "kand": "quand", "pdt": "pendant", "ns": "nous", "dvt": "devant",
    "pcq": "parce que", "pck": "parce que", "psk": "parce que", "parske": "parce que", "jms": "jamais",
    "slmt": "seulement", "vrs": "vers", "ki": "qui", "ke": "que", "koi": "quoi", "jusk": "jusqu'", "msk": "mais",
    "avt": "avant", "apr": "après", "ap": "après", "chq": "chaque", "qque": "quelque", "qqs": "quelques",
    **{f"j{verb}": f"je {verb}" for verb in (
        "crois", "pense", "sais", "veux", "voudrais", "peux", "vois", "mets", "fais", "laisse", "garde", "suis",
        "trouve", "dirais", "prends",
    )},
    "chui": "je suis", "chuis": "je suis", "jlui": "je lui", "ya": "il y a", "yavait": "il y avait",
    "av": "avec", "pk": "pourquoi", "pq": "pourquoi", "pkoi": "pourquoi", "mtn": "maintenant", "mnt": "maintenant",
    "jsp": "je ne sais pas", "jsui": "je suis", "jsuis": "je suis", "jen": "j'en", "kil": "qu'il", "kils": "qu'ils",
    "kelle": "qu'elle", "kon": "qu'on", "bcp": "beaucoup", "tjr": "toujours", "tjs": "toujours",
    "tjrs": "toujours", "jusqa": "jusqu'à", "jusqau": "jusqu'au", "jusqen": "jusqu'en", "juska": "jusqu'à",
    "juskau": "jusqu'au", "jusken": "jusqu'en", "att": "attend", "attaq": "attaque", "qlq": "quelque",
    "qqch": "quelque chose", "ptet": "peut-être", "ptetre": "peut-être", "tkt": "t'inquiète", "fo": "il faut",
    "fopa": "il ne faut pas", "vla": "voilà", "kom": "comme", "koman": "comment",
    "dc": "donc", "dsl": "désolé", "pdb": "pas de bol",
    "auj": "aujourd'hui", "derr": "derrière", "tps": "temps", "svt": "souvent", "lgtps": "longtemps",
    "qq": "quelque", "qqun": "quelqu'un", "qqn": "quelqu'un", "nbr": "nombre", "rdv": "rendez-vous",
}  # fmt: skip
# *sans q je le dise*, *mon plan c un gros coup*, *on c jamais*, *un coup o centre*, *+ près*: words of one letter
ONE_LETTER = re.compile(
    r"(?<![\w/'’.-])(?:(?P<que>q)(?=\s+[a-zà-ÿ])|(?P<sait>\bon\s+c)(?=\s+(?:pas|jamais|jms|plus)\b)|"
    r"(?P<est>c)(?=\s+(?:un|une|le|la|les|mon|ma|mes|pas|tt|tout|bon|pour|pr|moi|lui|eux|trop|la|ça|ca|ok|clair|mieux|eux|gauthier|qui|ki)\b)|"
    r"(?P<est_lui>c)(?=\s+(?:(?:le|la|les)\s+)?[\w/-]{3,16}\s+(?:qui|ki)\b)|(?P<au>o)(?=\s+(?:centre|milieu|nord|sud|bord|cas|bois|carrefour|village|pont|ruisseau|moins|fond|bout)\b))"
    r"|(?<=\s)(?P<plus>\+)(?=\s+(?:pr[eè]s|loin|tard|vite|haut|bas|à|au|en)\b)",
    re.IGNORECASE,
)
WRITTEN_OUT = {"que": "que", "sait": "on sait", "est": "c'est", "est_lui": "c'est", "au": "au", "plus": "plus"}
# *plus pres deux*: near them
NEAR_THEM = re.compile(r"\bpr[eè]s\s+deux\b(?=\s*(?:[,;:.!?)]|$|et\b|mais\b))", re.IGNORECASE)
# *z. Zt.*, *z.B.*, *i. d. R.*: German words of which only the first letters are written
FIRST_LETTERS = (
    (re.compile(r"\bz\.\s?Zt\."), "zurzeit"),
    (re.compile(r"\bz\.\s?B\."), "zum Beispiel"),
    (re.compile(r"\bd\.\s?h\."), "das heißt"),
    (re.compile(r"\bi\.\s?d\.\s?R\."), "in der Regel"),
    (re.compile(r"\bu\.\s?U\."), "unter Umständen"),
    (re.compile(r"\bb\.\s?a\.\s?W\."), "bis auf Weiteres"),
    (re.compile(r"\bggf\."), "gegebenenfalls"),
    (re.compile(r"\bgem\.(?=\s+(?:Ziff|Punkt|Nr|Abs|Befehl|Karte))"), "gemäß"),
)
# Verbs that stay where they are when their *ne* is left out: *bougent pas*.
AHEAD_OF_VERB = r"(?:(?:me|te|se|le|la|les|lui|leur|y|en|nous|vous)\s+|[mtsl]['’]\s*)*"
NO_NE = re.compile(
    rf"(?<![\w'’])(?P<ahead>{AHEAD_OF_VERB})(?P<verb>[^\W\d_]{{3,}})\s+"
    r"(?P<how>(?:encore|toujours|surtout|absolument|donc|vraiment|même|plus|du\s+tout|non\s+plus)\s+)?(?P<pas>pas|jamais|personne|rien)"
    r"\b(?!\s+(?:\d|loin|trop|très|tout|besoin|question|de\b|d['’]|à\s+pas|plus\s+loin))",
    re.IGNORECASE,
)
# *ils attaquent personne hein les canons ...*: where one clause ends, in a letter without marks.
ASKING_BACK = re.compile(r"\s*,?\s+hein\b(?!\s*[,;.:!?)]|\s*$)", re.IGNORECASE)
# *il est nul mdr*: what the writer thinks of somebody; *nul* denies nothing there.
LAUGHING = re.compile(
    r"\s*,?\s*\b(?:(?:il|elle|ils|elles)\s+(?:est|sont)\s+(?:\w+\s+)?(?:nul(?:le)?s?|nazes?|cons?|bidons?)|mdr+|lol|ptdr|xd)\b",
    re.IGNORECASE,
)
ALL_THE_WHILE = re.compile(r"\btout\s+en\s+(?=\w+ant\b)", re.IGNORECASE)
ADVERB_BETWEEN = re.compile(
    r"\b(?P<ne>ne\s+|n['’])(?P<verb>(?:(?:se|le|la|les|lui|leur|y|en)\s+)?[^\W\d_]+)\s+"
    r"(?:encore|toujours|surtout|absolument|donc|vraiment|certainement|décidément|évidemment|pour\s+l['’]instant|"
    r"sous\s+aucun\s+prétexte)\s+(?P<pas>pas|point)\b",
    re.IGNORECASE,
)
DENIED = re.compile(r"\b(?:pas|jamais|personne|rien)\b", re.IGNORECASE)
# Before these it is denied already, or what follows is no verb.
NO_VERB_BEHIND = frozenset(
    {"ne", "n", "ni", "sans", "en", "de", "du", "des", "d", "a", "au", "aux", "sur", "dans", "par", "un", "une"}
)
# *je veux pas le perdre*, *il faut pas bouger*: no deeds, and denied like these
HELPING = frozenset(
    {"veux", "voudrais", "voulons", "peux", "peut", "peuvent", "doit", "doivent", "faut", "sais", "crois", "pense",
     "tiens", "aime", "est", "sont", "vont", "serait", "pourra", "pourront", "devrait", "devra", "devront", "faudrait"}
)  # fmt: skip
FINITE = re.compile(r".*(?:e|es|ent|ont|[aeiou]?[tsd]|ez|ons|ra|rai)")


def spelt_now(raw: str, lexicon: Lexicon, names: Container[str]) -> str:
    """A sentence with its words as they are spelt now and in full; ``names`` stand in the world, folded."""

    def knows(word: str) -> bool:
        return word in names or word in NO_SLIPS or bool(lexicon.at([word], 0))

    native = lexicon_for(lexicon.languages[:1])

    def means(word: str) -> bool:
        return word in names or bool(native.at([word], 0))

    if lexicon.languages[0] == "de" and "ront" in raw:
        raw = BY_THE_SUN.sub(lambda found: f"{found['to']} {SUN[found['when']]}", raw)
    if lexicon.languages[0] == "de" and "." in raw:
        for short, word in FIRST_LETTERS:
            raw = short.sub(word, raw)
    if lexicon.languages[0] == "de" and OLD_SIGNS.search(raw):

        def is_listed(word: str) -> bool:
            return word in names or word in NO_SLIPS or any(root.knows(word) for root in lexicon.roots)

        return WORD.sub(lambda found: as_big(found[0], modern(found[0], knows, is_listed, means)), raw)
    if lexicon.languages[0] == "fr":
        raw = NEAR_THEM.sub("près d'eux", ONE_LETTER.sub(lambda one: WRITTEN_OUT[one.lastgroup or "que"], raw))
        raw = ALL_THE_WHILE.sub("en ", LAUGHING.sub("", raw))
        raw = ASKING_BACK.sub(",", WORD.sub(lambda found: as_big(found[0], in_full(found[0], knows, means)), raw))
        raw = ADVERB_BETWEEN.sub(r"\g<ne>\g<verb> \g<pas>", raw)
        return with_ne(raw, lambda word: bool(lexicon.at([word], 0, VERB)))
    return in_full_english(raw) if lexicon.languages[0] == "en" else raw


def as_big(word: str, plain: str) -> str:
    """A word in the place of another, as big as that."""
    return f"{plain[:1].upper()}{plain[1:]}" if plain != word and word[:1].isupper() else plain


def modern(word: str, knows: Knows, is_listed: Knows, means: Knows) -> str:
    """A German word as it is spelt now, if it means nothing as it stands, or no more than how it begins."""
    folded = fold(word).text
    if not OLD_SIGNS.search(word) or is_listed(folded):
        return word
    begins = knows(folded)
    return next((plain for plain in respelt(folded) if means(plain) and (not begins or is_listed(plain))), word)


def respelt(folded: str) -> Iterator[str]:
    """Ways to spell a word otherwise, the nearest first."""
    fitting = [rule for rule in OLD if rule[0].search(folded)]
    for number in range(1, len(fitting) + 1):
        for rules in combinations(fitting, number):
            plain = folded
            for pattern, said in rules:
                plain = pattern.sub(said, plain)
            yield plain


def in_full(word: str, knows: Knows, means: Knows) -> str:
    """A French word with its apostrophe and its vowels."""
    folded = fold(word).text
    if word in TELEPHONE:
        return TELEPHONE[word]
    parted = RUN_TOGETHER.match(folded)
    if parted is None or knows(folded) or len(folded) != len(word):
        return word
    rest = folded[parted.end() :]
    finite = parted[1] == "d" and FINITE.fullmatch(rest) is not None and not rest.endswith("e")  # dirai
    if rest not in BEHIND and (finite or len(rest) < SHORTEST or not means(rest)):
        return word
    return f"{word[: parted.end()]}'{word[parted.end() :]}"


def with_ne(raw: str, is_verb: Knows) -> str:
    """``les lanciers chargent pas``: with the *ne* that is left out in speaking."""

    def whole(found: re.Match[str]) -> str:
        before = re.findall(r"[^\W_]+", raw[max(0, found.start() - 30) : found.start()].lower())
        verb = fold(found["verb"]).text
        if not NO_VERB_BEHIND.isdisjoint(before[-1:]) or "ne" in before[-3:]:
            return found[0]
        if verb not in HELPING and not FINITE.fullmatch(verb):
            return found[0]
        if not is_verb(verb) and verb not in HELPING:
            return found[0]
        told = f"{found['ahead']}{found['verb']} {found['pas']}"
        return f"n'{told}" if told[0].lower() in "aeiouhyéèêâîô" else f"ne {told}"

    return NO_NE.sub(whole, raw) if DENIED.search(raw) else raw
