"""Place first: how a place is, or what it is worth, and behind that who goes *there*: to that place.

*La ferme doit tenir, donc 5M y va tout de suite*, *Gemioncourt is the key: 5M goes in*.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

NO_CASE = r"(?!\W*(?:si|s['’]\w+|quand|dès|if|when|once|as\s+soon|wenn|falls|sobald)\b)"
FRENCH = re.compile(
    rf"^{NO_CASE}\W*(?P<place>(?:(?:la|cette|notre)\s+(?:ferme|hauteur|crête|colline)|(?:le|ce)\s+(?:bois|village|carrefour|pont|hameau)|"
    r"(?:(?:la|le|les)\s+)?(?-i:[A-Z])[a-zé][\w-]+))\s+(?:est|sont|doit|doivent|sera|devient|reste|vaut|compte)\b[^,;:.!?]*[,;:]\s*"
    r"(?:(?:donc|alors|et|du\s+coup|que)\s+)*(?P<who>(?!(?:ils?|elles?|on|je|j['’]\w*|nous|vous|qui|qu['’]\w+)\b)(?:(?:le|la|les)\s+)?[^\s,;:.!?]+(?:\s+[^\s,;:.!?]+)?)\s+(?:s['’]y\s+(?:installe(?:nt|ra)?|établi(?:t|ssent)|"
    r"met(?:tent)?|enferme(?:nt)?|accroche(?:nt)?|cramponne(?:nt)?|maintien(?:t|nent)|barricade(?:nt)?|porte(?:nt)?)|y\s+(?:va|vont|ira|entre(?:nt)?|court|courent|file(?:nt)?))\b",
    re.IGNORECASE,
)
ENGLISH = re.compile(
    rf"^{NO_CASE}\W*(?P<place>(?:(?:the|that|this|our)\s+(?:farm|wood|village|height|ridge|crossroads|bridge|hamlet)|(?-i:[A-Z])[a-z][\w-]+))\s+"
    r"(?:is|are|must|has\s+to|will|needs?|matters?|counts?)\b[^,;:.!?]*[,;:]\s*(?:(?:so|and|therefore|then)\s+)*"
    r"(?P<who>(?!(?:it|they|he|I|we|who|that)\b)(?:the\s+)?[^\s,;:.!?]+(?:\s+[^\s,;:.!?]+)?)\s+(?:goes|go|moves?|marches|march|gets?)\s+(?:straight\s+)?(?:there|in(?:to\s+it)?|inside)\b",
    re.IGNORECASE,
)
GERMAN = re.keyed(
    rf"^{NO_CASE}\W*(?P<place>(?:(?:der|die|das|dieser|dieses|diese|unser)\s+(?:Hof|Wald|Dorf|Höhe|Kreuzung|Gehöft|Weiler|Brücke)|(?-i:[A-Z])[a-z][\w-]+))\s+"
    r"(?:ist|sind|muss|soll|wird|bleibt|zählt)\b[^,;:.!?]*[,;:]\s*(?:(?:also|daher|deshalb|darum|und)\s+)*"
    r"(?:(?:geht|gehen|rückt|marschiert|zieht)\s+(?P<who>(?:das\s+|die\s+)?[^\s,;:.!?]+(?:\s+(?!sofort|gleich)[^\s,;:.!?]+)?)|"
    r"(?P<who2>(?:das\s+|die\s+)?[^\s,;:.!?]+)\s+(?:geht|gehen|rückt|marschiert|zieht))\s+(?:sofort\s+|gleich\s+|jetzt\s+)?(?:dort|da)?(?:hinein|hin|rein)\b",
    re.IGNORECASE,
)


def goes_into(found: re.Match[str]) -> str:
    """Who goes into the place, in German, whose article changes with that."""
    article, _, noun = found["place"].rpartition(" ")
    article = {"der": "den ", "die": "die ", "das": "das "}.get(article.lower(), "")
    return f"{found['who'] or found['who2']} geht in {article}{noun}"


PLACE_FIRST = (
    turn(" y |'y |’y ", FRENCH, r"\g<who> va dans \g<place>"),
    turn("there|in", ENGLISH, r"\g<who> goes into \g<place>"),
    turn("hinein|hin|rein", GERMAN, goes_into),
)
