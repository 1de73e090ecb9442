"""Statements: clauses that say how things are, in their grammar and whatever their words.

*..., that brigade was slow last turn*, *..., ça leur remontera le moral*, *..., vielleicht hört ihn dann auch 1/2Nas
wieder*: who or what something is, has, does not do or would do. Behind an order such a clause adds why, and no more.
A clause that hangs on something, or says who is to, must or should, states nothing.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.as_one_knows import is_known

# What bids, allows or forbids, hangs on something, or takes something back, in whatever clause.
BIDDING = re.compile(
    r"\b(?:must|should|shall|ought|let|please|pls|if|unless|except|until|till|once|when|whenever|instead|only|rather|"
    r"(?:is|are|was|were|has|have|had|got|needs?|wants?|want|like|'d|love|supposed|meant|going|ready|about)\s+(?:not\s+)?"
    r"(?:it\s+|him\s+|them\s+)?to\b(?!\s+(?:us|me|say|be\s+(?:honest|sure|frank|fair))\b)|"
    r"soll\w*|muss|müssen|müsse\w*|bitte|wenn|falls|sobald|bis|außer|ausser|nur|statt|lieber|"
    r"(?:hat|haben|ist|sind)\s+[^,;]*\bzu\s+\w+en|"
    r"doi\w+|faut|faudra\w*|veux|veuill\w*|prière|si|sauf|quand|lorsque|dès|jusqu\w*|plutôt|seulement)\b"
    r"|\bs['’]ils?\b|\bqu['’](?:ils?|elles?|on)\b(?=\s+(?:reste|aille|vienne|tienne|attaque|avance|garde|tire|marche))",
    re.IGNORECASE,
)
LEAD = (
    r"^\W*(?:(?:and|but|or|for|since|as|because|so|though|although|also|anyway|still|then|now|well|honestly|frankly|otherwise|"
    r"else|perhaps|maybe|probably|hopefully|und|aber|denn|weil|doch|dann|sonst|ja|also|eben|halt|mais|et|car|donc|alors|sinon|"
    r"puis|enfin|peut-être)\s+)*"
)
NOUN = r"(?:the|that|this|these|those|my|our|your|his|her|its|their|no|a|an|some|all|both)\s+(?:[\w/'’-]+\s+){1,4}?"
IS_SO = (
    r"(?:is|are|was|were|am|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t|has|have|had|hasn['’]?t|haven['’]?t|hadn['’]?t|did|do|"
    r"does|didn['’]?t|don['’]?t|doesn['’]?t|can['’]?t|cannot|couldn['’]?t|won['’]?t|wouldn['’]?t|would|could|might|"
    r"looks?|seems?|feels?|sounds?|costs?|makes?|gives?|saves?|helps?|took|got|lost|came|went|saw|"
    r"looked|seemed|felt|made|gave|needs?|deserves?|knows?|know|counts?|matters?|works?|worked|sees?|smells?|tastes?)\b"
)
CUT_SHORT = r"(?:['’](?:s|re|ve|d|m|ll))\b"
HE_SAYS = (
    r"(?:I|we)(?:['’](?:m|re|ve|d|ll))?\s+(?:(?:really|just|still|do|don['’]?t|do\s+not|can['’]?t|cannot|did|didn['’]?t|would|"
    r"wouldn['’]?t|will|won['’]?t|have|had|haven['’]?t|never|always|simply|honestly|rather|quite|also)\s+)*\w+"
)
ENGLISH = re.compile(
    LEAD + r"(?:(?:it|they|he|she|that|this|these|those|there|nobody|no\s+one|everyone|everybody|nothing|one|you|who|"
    rf"which|"
    rf"{NOUN}|(?:[\w'’-]+\s+(?:and\s+[\w'’-]+\s+)?)(?=(?:do|did)\s*(?:not|n['’]?t)\b|(?:are|is|was|were)\b))\s*"
    rf"(?:{CUT_SHORT}\s+|(?:(?:really|just|still|only|already|all|both|never|always|probably|surely|certainly)\s+)*{IS_SO})|"
    rf"{HE_SAYS})",
    re.IGNORECASE,
)
THAT_FR = r"(?:ça|ca|cela|ceci|ce|c['’](?:est|était|était|etait)|c\s+(?:est\s+)?|ce\s+(?:sera\w*|serait|n['’]est|sont))"
HE_FR = (
    r"(?:ils?|elles?|on|nous|personne|rien)\s+(?:(?:n['’]|ne\s+|y\s+|en\s+|s['’]|se\s+|l['’]|les?\s+|leur\s+|lui\s+|nous\s+|me\s+|m['’])*)(?:est|sont|"
    r"était|étaient|a|ont|avait|avaient|aura|auront|sera|seront|serait|seraient|semble\w*|paraî\w*|parai\w*|peut|peuvent|"
    r"pourra\w*|pourrai\w*|sait|savent|voit|voient|risque\w*|souffr\w*|manqu\w*|mérit\w*|connaî\w*)\b"
)
I_FR = (
    r"(?:j['’]|je\s+)(?:(?:n['’]|ne\s+|l['’]|les?\s+|la\s+|y\s+|en\s+|me\s+|m['’])*)(?:ai|avais|suis|étais|préfère|prefere|crois|pense|sais|"
    r"vois|crains|compte|espère|espere|trouve|tiens|aime|déteste|connais|comprends|doute|peux|voudrais|sens)\b"
)
NOUN_FR = r"(?:le|la|les|l['’]|mon|ma|mes|notre|nos|leur|leurs|sa|son|ses|cette|cet|ce|ces)\s*(?:[\w/'’-]+\s+){1,4}?"
FRENCH = re.compile(
    LEAD + rf"(?:{THAT_FR}\s*\w|{HE_FR}|{I_FR}|"
    rf"{NOUN_FR}(?:n['’]|ne\s+)?(?:est|sont|était|étaient|a|ont|avait|sera|serait)\b|"
    rf"{NOUN_FR}(?:pren(?:d|nent)|reçoi(?:t|vent)|per(?:d|dent)|encaisse(?:nt)?|coûte(?:nt)?|souffre(?:nt)?|fon(?:d|dent))\s+"
    r"(?:trop|déjà|beaucoup|pas\s+mal|bien\s+des|des\s+coups|cher|du\s+monde)\b|"
    r"il\s+y\s+(?:a|avait|aura)\b)",
    re.IGNORECASE,
)
IS_SO_DE = (
    r"(?:ist|sind|war|waren|wär\w*|wird|werden|wurde\w*|würde\w*|hat|haben|hatte\w*|hätte\w*|kann|können|könnte\w*|konnte\w*|mag|"
    r"sieht|sehen|weiß|weiss|wissen|scheint|scheinen|hört|hören|bringt|bringen|braucht|brauchen|nützt|nutzt|hilft|helfen|"
    r"kommandiert|gehört|gehören|taugt|taugen|verträgt|vertragen|kostet|reicht|passt|gefällt|fehlt|fehlen|heißt|gibt|gab)\b"
)
NOUN_DE = (
    r"(?:der|die|das|den|dem|mein\w*|unser\w*|sein\w*|ihr\w*|kein\w*|ein\w*|diese\w*|jene\w*|alle)\s+"
    r"(?:[\w/'’.-]+\s+){1,4}?"
)
GERMAN = re.compile(
    LEAD
    + r"(?:(?:das|es|die|der|sie|er|wir|man|niemand|keiner|nichts|da|dort|hier|so|dann|damit|vielleicht|vermutlich|"
    rf"wahrscheinlich|hoffentlich|sonst|immerhin|schließlich|leider|{NOUN_DE})\s*{IS_SO_DE}|"
    r"nicht\s+dass\b|ich\s+(?:will|möchte|mag|habe|hab|bin|war|glaube|glaub|denke|denk|fürchte|hoffe|weiß|weiss|sehe|seh|kann|"
    r"kenne|kenn|traue|trau|brauche|brauch|finde|find|meine|mein|wette)\b)",
    re.IGNORECASE,
)
# What a writer wants: *I want them in column* is no statement.
WANTED = re.compile(
    r"\b(?:I|we|he)(?:['’]d)?\s+(?:really\s+|just\s+|do\s+|would\s+)*(?:wants?|need|like|prefer|love|expect|order|insist|"
    r"trust|rely)\s+(?:it|him|them|that|this|those|these|the|his|their|my|you|\d\S*|[A-Z][\w-]+)\b|"
    r"\bich\s+(?:will|möchte|brauche|hätte)\s+(?!nicht\b|kein|nichts\b)|"
    r"\bje\s+(?:l\w*|le|la|les|vous)\s+\w+|\bj['’]aimerais\b|\bje\s+voudrais\b|\bje\s+préfère\s+qu",
    re.IGNORECASE,
)


# *I do not want to lose the cannons*, *there is only the one lot of them*: no bidding, though it has its words
IDLE = re.compile(
    r"\b(?:do\s+not|don['’]?t|not)\s+want\s+to\s+(?:lose|risk|waste|see|give)\b|\bthere\s*(?:['’]s|\s+is|\s+are)\s+only\b",
    re.IGNORECASE,
)


def states_something(said: str) -> bool:
    """Whether a clause says how things are, were or would be, and bids, forbids and hangs on nothing."""
    said = IDLE.sub("there is", said)
    if BIDDING.search(said) or WANTED.search(said):
        return False
    return any(language.match(said) for language in (ENGLISH, FRENCH, GERMAN)) or is_known(said)
