"""Sightings: sentences that say what is to be seen of somebody, or how he stands as everybody knows; nothing is "
"done."""

from __future__ import annotations

from battles.engine import expressions as re

# *Bisher ist davon zwar nichts zu sehen, aber man weiß ja nie*, *Von ihm ist weit und breit niemand zu sehen*
NOTHING_SEEN = (
    r"[^;:.!?]*\b(?:ist|sind|war|waren|gibt\s+es)\b[^,;:.!?]*\b(?:nichts|niemand|kein(?:e[rn]?)?|wenig|"
    r"nicht\s+viel)\b[^,;:.!?]*\bzu\s+"
    r"(?:sehen|hören|merken|erkennen|befürchten|spüren|entdecken)",
    r"[^;:.!?]*\b(?:there\s+is|there['’]s|there\s+are|I\s+(?:can\s+)?see|"
    r"we\s+(?:can\s+)?see)\b[^,;:.!?]*\b(?:nothing|no\s+sign|none|nobody|no\s+one)\b"
    r"(?:\s+of\s+[^,;:.!?]+)?(?:\s+(?:to\s+be\s+seen|in\s+sight|to\s+be\s+heard|there|yet|so\s+far))*",
    r"[^;:.!?]*\b(?:on\s+ne|je\s+ne|nous\s+ne)\s+(?:voit|vois|voyons)\b[^,;:.!?]*\b(?:rien|personne|"
    r"aucun\w*)\b[^,;:.!?]*",
)
# *seh zwar noch keine aber die kommt bestimmt*
I_SEE_NONE = re.keyed(
    r"^\W*(?:(?:ich|wir)\s+)?(?:seh|sehe|sehen)\s+(?:(?:ich|wir|zwar|noch|da|bisher|bis\s+jetzt|im\s+Moment|gerade|eh|von\s+denen)\s+)*(?:keine[rn]?|niemand\w*|nichts|nix)"
    r"(?:\s*,?\s+(?:aber|doch)\s+(?:die|das|der|sie|man|wer)\s+(?:kommt|kommen|weiß|is|ist|sind|könnte\w*|kann|können)\b[^,;:.!?]{0,30})?\s*[.!]*\s*$",
    re.IGNORECASE,
)
WHO_KNOWS = (
    r"(?:\s*[,;–—-]+\s*(?:aber|doch|und|but|though|mais|and)?\s*(?:(?:man|wer|one|you|who|on|"
    r"sait)\b[^,;:.!?]*\b(?:weiß|weiss|knows?|tell|sait|jamais)"
    r"\b[^,;:.!?]*|sicher\s+ist\s+sicher|vorsicht\b[^,;:.!?]*|better\s+safe\b[^,;:.!?]*|"
    r"das\s+kann\s+sich\b[^,;:.!?]*|on\s+ne\s+sait\s+jamais))?"
)
UNSEEN = re.keyed(rf"^\W*(?:{'|'.join(NOTHING_SEEN)}){WHO_KNOWS}\s*[.!)]*\s*$", re.IGNORECASE)
# *Campi steht ja irgendwie halb im Gebüsch*: a word says that he stands so already
AS_IS_KNOWN = re.keyed(
    r"^\W*(?!(?:wenn|falls|sobald|da|weil|wo|wer|was)\b)[^,;:.!?]{2,40}?\s(?:steht|stehen|liegt|liegen|ist|sind|"
    r"hängt|hängen|hockt|hocken|steckt|stecken|"
    r"sitzt|sitzen|befindet\s+sich|befinden\s+sich)\s+(?:(?:da|dort|hier|im\s+Moment|gerade|jetzt|ganz)\s+)?(?:ja|"
    r"doch|leider|irgendwie|halt|bekanntlich|"
    r"anscheinend|offenbar|nämlich|eh|ohnehin|sowieso|dummerweise|blöderweise|ungünstig\w*|etwas\s+(?:verloren|"
    r"unglücklich|ungünstig))\b"
    r"(?![^.!?]*\b(?:soll(?:en)?|muss|müssen|bleib\w*|bitte|darf|dürfen|wird|werden|daher|deshalb|also|und\s+\w+(?:t|"
    r"en))\b)[^,;:.!?]*[.!]*\s*$",
    re.IGNORECASE,
)

# *8M ist im Wald und nützt da keinem*
OF_NO_USE = re.keyed(
    r"^\W*(?!(?:wenn|falls|sobald|da|weil|wo|wer|was)\b)[^,;:.!?]{2,40}?\s(?:steht|stehen|ist|sind|liegt|liegen|sitzt|sitzen)\s[^,;:.!?]*?,?\s+(?:und|wo\s+\w+)\s+"
    r"(?:nützt|bringt|hilft|taugt|nutzt|nützen|bringen|helfen|stört)\s+(?:(?:da|dort|uns|mir|so|im\s+Moment)\s+)*(?:keinem|keinen|niemand\w*|nichts|nix|"
    r"wenig|gar\s+nichts|überhaupt\s+nichts|nur)\b[^,;:.!?]*[.!]*\s*$",
    re.IGNORECASE,
)
# *Ich schätze, die Franzosen greifen links an*, *I expect the French will come up the road*: what the enemy may do
THEY_MAY = re.keyed(
    r"^\W*(?:aber\s+|und\s+)?(?:ich|wir)\s+(?:schätze|vermute|glaube|denke|fürchte|ahne|tippe(?:\s+darauf)?|nehme\s+an|rechne\s+damit|erwarte|meine|schätzen|"
    r"vermuten|glauben|denken|fürchten)\s*,?\s+(?:mal\s*,?\s+)?(?:dass\s+)?(?:die\s+(?:Franzosen|Alliierten|Engländer|Holländer|Niederländer|Nassauer|anderen)|"
    r"der\s+(?:Feind|Gegner|Franzose)|Ney|Wellington|mein\s+Gegner)\s(?![^.!?]*\b(?:soll|sollen|muss|müssen|bitte|wenn|falls|daher|deshalb|also|darum|drum)\b)"
    r"[^;:.!?]*[.!]*\s*$"
    r"|^\W*(?:but\s+|and\s+)?(?:I|we)\s+(?:think|reckon|guess|suspect|expect|fear|believe|suppose)\s+(?:that\s+)?(?:the\s+(?:French|enemy|Allies|English|Dutch))\s"
    r"(?![^.!?]*\b(?:so|shall|must|please|if|when|therefore)\b)[^,;:.!?]*[.!]*\s*$",
    re.IGNORECASE,
)
# *Feind: hält Gemioncourt*, *Gegner - kommt über die Straße*: what he does
OF_THE_ENEMY = re.keyed(
    r"^\W*(?:Feind(?:e|lage|bild)?|Gegner|enemy|the\s+enemy|opponent|ennemi|l['’]ennemi|adversaire)\s*(?::|\s[–—-])\s+(?=\w+\s+\w)",
    re.IGNORECASE,
)

# *Les Français ont deux régiments à 500 m de mes chasseurs, et leur infanterie n'a pas avancé*: what they have
THEY_HAVE = re.keyed(
    r"^\W*(?:(?:et|mais|and|but|und|aber)\s+)?(?:les?\s+(?:Français|Alliés|Anglais|Hollandais|ennemis?)|l['’]ennemi|l['’]adversaire|en\s+face\s*,?\s+ils|the\s+(?:French|enemy|Allies|English|Dutch)|"
    r"die\s+(?:Franzosen|Alliierten|Engländer|Holländer)|der\s+(?:Feind|Gegner))\s+(?:n['’])?(?:ont|a|possède(?:nt)?|dispose(?:nt)?|have|has|haben|hat|verfüg(?:t|en))\s"
    r"(?![^.!?]*\b(?:doi(?:t|vent)|faut|devra\w*|donc|so|must|should|shall|please|if|when|si|quand|wenn|falls|soll\w*|muss|müssen|bitte|also|daher|deshalb)\b)[^;:!?]*[.!]*\s*$",
    re.IGNORECASE,
)


def tells_of_the_enemy(raw: str) -> bool:
    """Whether a line is headed by the enemy."""
    return OF_THE_ENEMY.match(raw) is not None


def tells_what_is_seen(raw: str) -> bool:
    """Whether a sentence says no more than what is to be seen, or how somebody stands already."""
    return UNSEEN.match(raw) is not None or any(
        known.match(raw) for known in (AS_IS_KNOWN, OF_NO_USE, THEY_MAY, THEY_HAVE, I_SEE_NONE)
    )


# *1/6FA is nearly on top of them where they are*, *5M steht fast auf ihnen*: how near somebody is to those told of
UPON_THEM = re.keyed(
    r"^\W*(?:(?:and|but|because|as|und|aber|denn|et|mais|car)\s+)?(?P<who>[^,;:.!?]{2,50}?)(?:\s+(?:is|are|was|were|stands?|sits?|(?:could|can|will|would|might|may)\s+be|"
    r"ist|sind|steht|stehen|sitzt|sitzen|hockt|hocken|est|sont|se\s+trouve(?:nt)?)|['’](?:s|re))\s+"
    r"(?:(?:now|nearly|almost|practically|virtually|already|right|just|far|much|way|too|so|very|all|pretty|rather|quite|up|only|\d+\s*cm|fast|schon|beinahe|zu|"
    r"viel|direkt|gleich|ganz|presque|déjà|trop|tout|juste|droit)\s+)*"
    r"(?:on\s+top\s+of|over|upon|on|in\s+front\s+of|ahead\s+of|behind|beside|next\s+to|opposite|near(?:\s+to)?|close\s+to|within\s+(?:[\w-]+\s+){0,3}?of|at|"
    r"auf|über|vor|hinter|neben|bei|an|nah(?:e)?\s+(?:an|bei)|sur|devant|derrière|près\s+d['’e]|contre|à\s+côté\s+d['’e])\s*"
    r"(?:them|him|it|us|me|those|these|everyone|(?:their|his|its|our|my)\s+\w+|ihnen|ihm|ihr|uns|mir|denen|eux|elles?|lui|nous|moi)"
    r"(?:\s+(?:where|there|here|now|already|at\s+the\s+moment|wo|da|dort|hier|jetzt|là|ici|où)\b[^,;:.!?]{0,40})?\W*$",
    re.IGNORECASE,
)


def who_is_upon_them(raw: str) -> str:
    """Who is said to be near those told of before, and nothing more; empty for any other sentence."""
    found = UPON_THEM.match(raw)
    return found["who"] if found is not None else ""
