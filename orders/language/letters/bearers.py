"""Bearers: the words out of which names of units and sides are made, and which of them mean the same."""

from __future__ import annotations

from battles.engine import expressions as re
from battles.engine.battle import Unit
from orders.language.folding import fold
from orders.language.names.entries import plain_token

# Words of units' names that mean the same in other languages; the first is the one that stands for all.
ALIKE = (
    "militia milice mil miliz militiaman milicien",
    "jager jaeger jag jags jg chasseur chass",
    "lancer lancier lancs lan ulan uhlan ulane",
    "hussar hus huss husar husaren hussard",
    "dragoon drag dragoner dragon",
    "cuirassier cuir cuirs kurassier kuerassier",
    "guard gd gds grd garde gardes guardsmen",
    "grenadier gren grens grenadiere",
    "fusilier fus fuselier",
    "rifle schutze schutzen riflemen rifleman",
    "highlander highland schotten ecossai",
    "belgian belge belgier",
    "dutch hollander hollandai niederlander neerlandai",
    "nassau nas nassauer nassauvien nassauviens",
    "orange oranier oranien",
    "brunswick braunschweiger braunschweig",
    "hanoverian hannoveraner hanovrien",
    "light leger legere leicht leichte leichten lt",
    "line ligne linie linien",
    "battalion bataillon bns bn",
    "heavy hvy lourd lourde lourdes schwer schwere schweren",
    "landwehr",
    "saxe sachsen saxen",
    "weimar weimarer",
    "heavy hvy schwer schwere schweren schwerer schweres lourd lourde",
    "pdr pounder pfunder livre",
)
# Words for the nations of sides, in the three languages.
NATIONS = {
    "french": "french frenchmen frenchman francais francaise francaises franzosen franzosische franzosischen franzose "
    "franzosisch blue blues bleu bleus blauen blaue",
    "british": "british britons english englishmen anglais anglaise anglaises englander englische englischen briten "
    "britische britischen redcoats redcoat",
    "allied": "allied allies coalises alliierte alliierten verbundete verbundeten coalition",
    "prussian": "prussian prussians prussien prussiens preussen preussische preussischen",
    "austrian": "austrian austrians autrichien autrichiens osterreicher osterreichische osterreichischen",
    "russian": "russian russians russe russes russen russische russischen",
    "swedish": "swedish swedes suedois schweden schwedische schwedischen",
    "danish": "danish danes danois danen danische",
    "ottoman": "ottoman ottomans turks turcs turken",
}
NATIONS |= {
    "dutch": "dutch dutchmen netherlands netherlander netherlanders hollander hollandais hollandaise "
    "hollandaises niederlander niederlandische niederlandischen niederlandischer hollandische hollandischen "
    "hollandischer neerlandais neerlandaise",
    "belgian": "belgian belgians belges belge belgier belgische belgischen",
    "hanoverian": "hanoverian hanoverians hannoveraner hanovriens",
    "nassau": "nassauer nassauers nassauviens",
}
COALITION = ("british", "allied", "prussian", "dutch", "belgian", "hanoverian", "nassau")
TITLES = ("prince prinz prinzen", "duke duc herzog", "count comte graf", "marshal marechal marschall", "king roi konig")
HEAVIEST = re.compile(r"\b12[\s-]*(?:p\b|pdr|pounder)", re.IGNORECASE)
NUMBERED = re.compile(r"\d+(?:st|nd|rd|th|e|er|eme)$")
MEANT = {word: line.split()[0] for line in ALIKE for word in line.split()}
# Kinds of troops that go by one name in one army and by another in the next: jägers and chasseurs.
OF_TROOPS = frozenset(word for alike in ALIKE[:9] for word in alike.split())
NO_FEATURE = frozenset(
    [
        "the",
        "of",
        "and",
        "de",
        "la",
        "le",
        "du",
        "des",
        "coy",
        "company",
        "brigade",
        "division",
        "corp",
        "army",
        "with",
        "battalion",
        "regiment",
        "battery",
        "foot",
        "horse",
        "artillery",
        "cheval",
        "squadron",
        "field",
        "corps",
        "a",
        "at",
        "in",
        "on",
        "st",
        "half",
        "old",
        "new",
        "s",
        "d",
        "l",
        "guns",
        "gun",
        "general",
        "van",
        "von",
        "der",
        "den",
    ]
)


def feature_words(unit: Unit) -> set[str]:
    """The words of a unit's id and name that tell it from others."""
    found = set()
    for text in (unit.id, unit.name):
        folded = fold(text.replace("/", " / ")).text
        for token in re.findall(r"[^\W_]+", folded.replace("-", " ")):
            plain = plain_token(token)
            for word in {token, plain}:
                meant = MEANT.get(word, word)
                if meant not in NO_FEATURE and not (meant.isdecimal() or len(meant) < 2 or NUMBERED.match(meant)):
                    found.add(meant)
    if unit.arm == "artillery" and HEAVIEST.search(unit.name):
        found.add("heavy")
    if unit.type in ("light", "heavy", "medium"):
        found.add(unit.type)
    if unit.extra.get("guns") == "heavy":
        found.add("heavy")
    if unit.quality == "guard":
        found.add("guard")
    return found
