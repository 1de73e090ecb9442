"""Feelings abroad: how a French or German writer tells what he feels, fears, sees and knows, and how things are."""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.tongues import Tongue

# *Mir ist nicht wohl*, *ich fürchte*, *was mir Angst macht*, but not *ich will*, *ich sehe ihn gern dort*
FEELS_DE = re.compile(
    r"\b(?:ich|wir)\s+(?:(?:auch|nur|nicht|eben|leider|ja|schon|wirklich|sehr|etwas|aber|ihn|es|sie|das)\s+)*(?:fürchte|befürchte|bezweifle|zweifle|"
    r"ahne|weiß|weiss|wusste|merke|kenne|traue|vertraue|mag|bedau(?:e)?re|verstehe|vergesse|"
    r"seh(?:e)?\s+(?:nicht|nichts|niemanden|keine\w*|ihn\s+schon|sie\s+schon|es\s+kommen|auf\s+der\s+Karte|dass|wie|schon)|"
    r"glaub(?:e)?\s+nicht|hab(?:e)?\s+(?:(?:ein\s+wenig|etwas|große|solche|auch|nur|noch)\s+)*(?:Angst|Sorge|kein\w*|niemand\w*|nichts|nur|gelesen|gesehen|gehört|gemessen|"
    r"gezählt|das\s+Gefühl|den\s+Eindruck)|bin\s+(?:(?:mir|auch|nicht|so|sehr|etwas|ein\s+wenig)\s+)*(?:besorgt|unsicher|sicher|froh|gespannt|unruhig|nervös|"
    r"unglücklich|bewusst|beunruhigt))\b|"
    r"\b(?:fürchte|befürchte|bezweifle|ahne|weiß|mag|traue|kenne|vertraue)\s+(?:ich|wir)\b|"
    r"\b(?:hab(?:e)?)\s+(?:ich|wir)\s+(?:\w+\s+){0,3}?(?:Angst|Sorge|kein\w*|niemand\w*)\b|"
    r"\bmir\s+(?:ist|wird)\s+(?:\w+\s+){0,2}?(?:nicht\s+(?:ganz\s+)?wohl|bange|unwohl|mulmig|unheimlich)\b|\b(?:mach|bereit)\w*\s+mir\s+(?:\w+\s+){0,2}?(?:Angst|Sorgen?|Bauchschmerzen)\b|"
    r"\bmir\s+(?:\w+\s+){0,2}?(?:Angst|Sorgen?)\s+(?:macht|machen|bereitet)\b|\b(?:gefällt|gefallen|behagt|schmeckt|passt)\s+mir\s+(?:\w+\s+){0,2}?nicht\b|"
    r"\bmir\s+(?:\w+\s+){0,2}?nicht\s+(?:gefällt|behagt|passt|schmeckt)\b|\bmeine\s+(?:\w+\s+)?(?:Angst|Sorge|Befürchtung|größte\s+Sorge)\s+ist\b",
    re.IGNORECASE,
)
WHO_DE = (
    r"(?:(?!(?:wo|wer|wen|wem|der|die|welche\w*|bleib\w*|halt\w*|hält|geh\w*|rück\w*|marschier\w*|zieh\w*|greif\w*|wart\w*)\b(?=\s+(?:er|sie|es|ist)\b))"
    r"[^\s,;:.!?]+\s+){1,7}?"
)
POSTED_DE = (
    r"(?:\w+\s+){0,2}?(?:Reserve|Rückhalt|Nachhut|Vorhut|Ziel|Schwerpunkt|Aufgabe|Auftrag|Befehl|Erste[rn]?|erste[rn]?|Letzte[rn]?|zweite|Treffen|"
    r"Linie|Spitze|Flanke|linke|rechte|Flügel|Kolonne|Angriff|Anschluss|Deckung)\b"
)
ADJECTIVE_DE = (
    r"(?:jung|alt|schlecht|schwach|stark|müde|frisch|langsam|grün|tapfer|weit|allein|einsam|exponiert|nah|nahe|rasch|unerfahren|unzuverlässig|"
    r"zuverlässig|wacklig|dünn|klein|groß|gut|unbrauchbar|kostbar|wertvoll|teuer|rar|knapp|selten|unersetzlich|wichtig|gefährlich|isoliert|verwundbar|zu\s+weit|viel\s+zu|ganz\s+allein)\b"
)
SO_IT_IS_DE = re.compile(
    r"^\W*(?:(?:aber|und|auch|noch|ja|nun|bisher|derzeit|im\s+Moment)\s+)*(?:"
    r"(?:dort|da|hier|darin|drin|dahinter|davor|daneben|(?:hinter|vor|neben|bei|in|auf|an)\s+[^,;:.!?]{2,30}?)\s+(?:ist|steht|sind|stehen|war|gibt\s+es)\s+"
    r"(?:(?:noch|ja|gar|bisher|von\s+uns|von\s+mir)\s+)*(?:niemand|keiner|nichts|kein\w*)\b|"
    rf"{WHO_DE}(?:ist|sind|war|waren)\s+(?:(?:ja|auch|eben|nur|nun|schon|wohl)\s+)*(?:der|die|das|ein|eine|einer|mein\w*|unser\w*)\s+(?!{POSTED_DE})\w|"
    rf"{WHO_DE}(?:hat|haben)\s+(?:nur|kein\w*|niemand\w*|nichts|mein\w*|die\s+(?:besten|meisten|wenigsten|schlechtesten)|zwei|drei|vier|fünf|viele|zu\s+viel\w*)\s|"
    rf"{WHO_DE}(?:ist|sind|war|waren|wirkt|wirken|scheint)\s+(?:(?:ja|auch|eben|recht|sehr|so|noch|ihm|ihr|mir|ziemlich|etwas|ein\s+wenig|doch)\s+)*{ADJECTIVE_DE})",
    re.IGNORECASE,
)
STANDS_DE = re.compile(
    rf"^\W*(?:{WHO_DE}(?:ist|sind|war|waren|steht|stehen|stand|liegt|liegen|hat|haben|könnte|könnten|wäre|wären|wirkt|scheint|hinterlässt|hinterlassen)\b|"
    r"(?:ist|sind|steht|stehen|hat|haben)\s+(?:mir|ihm|ihr|ihnen|von)\b|"
    r"(?:das|was|dies)\s+(?:mir|ist|war|wäre|macht|gefällt|kann|wird|bringt)\b|(?:weil|dass|als|wie|obwohl|denen|dem|deren|dessen)\b|"
    r"(?:niemand|keiner|nichts)\s+(?:ist|steht|hat|kann|sieht|weiß|von\s+(?:mir|uns))\b|"
    r"(?:die|der|das)\s+(?:Franzosen|Engländer|Feind|Gegner|Alliierten|Holländer|Preußen|französische|feindliche|gegnerische)\b|"
    r"(?:ihn|sie|es|das)\s+zu\s+\w+en\s*\W*$)",
    re.IGNORECASE,
)
BIDS_DE = re.keyed(
    r"\b(?:soll\w*|muss|müssen|müsst\w*|müsse\w*|bitte|lass\w*|lasst|möge\w*|darf|dürfen|dürft\w*|will|wollen|möcht\w*|gern\w*|wünsch\w*|befehle?|lieber|"
    r"stattdessen|verboten|untersagt|erlaubt|gestattet|sondern|besser|(?:hat|haben|ist|sind)\s+[^,;]{0,40}?\bzu\s+\w+en)\b|:\s*\S|\?",
    re.IGNORECASE,
)
CLAUSE_DE = re.compile(
    r"\s*[,;–—]\s*(?:(?:und|aber|denn|doch|deshalb|darum|daher|also|so)\s+)?|\s+(?:und|aber|denn|doch)\s+",
    re.IGNORECASE,
)
GERMAN = Tongue(
    FEELS_DE,
    SO_IT_IS_DE,
    STANDS_DE,
    BIDS_DE,
    CLAUSE_DE,
    re.compile(r"^\W*(?:wenn|falls|sobald|sollte|sollten)\b", re.IGNORECASE),
    re.compile(r"\b(?:hat|haben|ist|sind|wird|werden|würde\w*|wäre\w*|könnte\w*|kann)\b", re.IGNORECASE),
)

# *J'ai peur que*, *je n'aime pas*, *ce qui m'effraie*, but not *je veux*, *je verrais bien Jamin là*
NE = r"(?:(?:n['’]|ne\s+|m['’]|me\s+|l['’]|les?\s+|la\s+|y\s+|en\s+|t['’]|vous\s+)*)"
FEELS_FR = re.compile(
    rf"\b(?:j['’]|je\s+){NE}(?:crains|redoute|doute|sais|connais|comprends|regrette|soupçonne|imagine|souviens|rappelle|demande|méfie|"
    r"vois\s+(?:que|qu['’]|pas|rien|personne|comment|ce|bien\s+que)|aime\s+(?:pas|guère|point)|"
    r"ai\s+(?:(?:bien|un\s+peu|très|trop|si|aussi|seulement)\s+)*(?:peur|lu|vu|entendu|remarqué|mesuré|compté|perdu|pas|aucun\w*|que|plus|jamais|personne)|"
    r"suis\s+(?:(?:un\s+peu|très|assez|plutôt|pas|bien|aussi|trop)\s+)*(?:inqui\w+|soucieu\w+|content\w*|désolée?|sûre?|certaine?|consciente?|tentée?|nerveu\w+|"
    r"étonnée?|heureu\w+))\b|"
    r"\b(?:m['’](?:inqui[eè]t\w+|effrai\w+|ennui\w+|embête\w*|tracasse\w*)|me\s+(?:fai(?:t|sait)|font)\s+peur|me\s+(?:préoccup\w+|tracass\w+))\b|"
    r"\b(?:ma|mon)\s+(?:\w+\s+)?(?:crainte|peur|souci|inquiétude)\b",
    re.IGNORECASE,
)
WHO_FR = (
    r"(?:(?!(?:où|qui|que|dont|reste\w*|tien\w*|garde\w*|va|vont|avance\w*|march\w*|attend\w*)\b)[^\s,;:.!?]+\s+){1,7}?"
)
POSTED_FR = (
    r"(?:\w+\s+){0,2}?(?:réserve|soutien|appui|arrière-garde|avant-garde|objectif|but|mission|ordre|tâche|premi\w+|derni\w+|deuxième|second\w*|ligne|tête|"
    r"flanc|gauche|droite|colonne|attaque|rideau|couverture)\b"
)
ADJECTIVE_FR = (
    r"(?:jeunes?|vieux|vieille|mauvaise?s?|faibles?|forte?s?|fatiguée?s?|fraîche?s?|frais|lente?s?|braves?|loin|seule?s?|isolée?s?|exposée?s?|proches?|"
    r"inexpérimentée?s?|sûre?s?|minces?|petite?s?|grande?s?|bonne?s?|bon|inutiles?|précieu\w+|important\w*|dangereu\w+|vulnérables?|médiocres?|en\s+l['’]air)\b"
)
SO_IT_IS_FR = re.compile(
    r"^\W*(?:(?:et|mais|aussi|or|pour\s+l['’]instant|en\s+ce\s+moment)\s+)*(?:"
    r"il\s+n['’]y\s+a\s+(?:personne|rien|que|plus|pas|encore\s+personne|aucun\w*)\b|"
    rf"{WHO_FR}(?:est|sont|était|étaient)\s+(?:(?:bien|aussi|donc|déjà|seulement)\s+)*(?:le|la|l['’]|les|un|une|mon|ma|mes|notre|nos)\s*(?!{POSTED_FR})\w|"
    rf"{WHO_FR}(?:n['’])?(?:a|ont|avait)\s+(?:personne|que|rien|mes|mon|ma|nos|les\s+(?:meilleur\w*|pire\w*|plus)|trop|peu)\b|"
    rf"{WHO_FR}(?:n['’])?(?:est|sont|semble(?:nt)?|paraît|paraissent)\s+(?:(?:bien|très|trop|assez|plutôt|si|aussi|encore|un\s+peu|beaucoup\s+trop)\s+)*{ADJECTIVE_FR})",
    re.IGNORECASE,
)
STANDS_FR = re.compile(
    rf"^\W*(?:{WHO_FR}(?:n['’]|ne\s+)?(?:est|sont|était|se\s+trouve(?:nt)?|se\s+tien(?:t|nent)|a|ont|avait|pourrait|pourraient|serait|seraient|semble(?:nt)?|"
    r"paraît|arrive(?:nt)?)\b|"
    r"(?:que\s+|qu['’])(?=[^,;]*\b(?:ne\s|n['’]|puisse\w*|soit|soient|ait|aient|aille|Français|Anglais|ennemi))|"
    r"(?:ce\s+qui|ce\s+que|qui|dont|où|parce\s+que|parce\s+qu['’]|puisque|comme)\s*\w|"
    r"c['’]est\s+(?:trop|pas|bien|mon|ma|notre|une?|ce|dommage|la\s+cavalerie|l['’]ennemi)\b(?![^,;]*\bqui\b)|"
    r"(?:personne|rien)\s+(?:n['’]|ne\s+(?:sait|voit|peut)|chez\s+(?:moi|nous)|derrière|devant)|"
    r"(?:les\s+(?:Français|Anglais|Alliés|Hollandais|Prussiens)|l['’]ennemi|la\s+cavalerie\s+(?:française|ennemie|adverse))\b)",
    re.IGNORECASE,
)
BIDS_FR = re.compile(
    r"\bne\s+(?:charg|attaqu|boug|poursui|tir|quitt|recul|avanc|pass|mont|suiv)\w*|"
    r"\b(?:doi\w+|devr\w+|faut|faudra\w*|veux|voudrais|veuill\w*|souhait\w*|désir\w*|préfér\w*|prière|svp|merci\s+de|laiss\w+|au\s+lieu|plutôt|ordonne|"
    r"(?:est|sont)\s+à\s+\w+er|c['’]est\s+[^,;:.!?]{2,30}?\s+qui)\b|s['’]il\s+(?:vous|te)\s+plaît|:\s*\S|\?",
    re.IGNORECASE,
)
CLAUSE_FR = re.compile(
    r"\s*[,;–—]\s*(?:(?:et|mais|car|donc|alors|or|puis)\s+)?|\s+(?:et|mais|car|donc)\s+", re.IGNORECASE
)
FRENCH = Tongue(
    FEELS_FR,
    SO_IT_IS_FR,
    STANDS_FR,
    BIDS_FR,
    CLAUSE_FR,
    re.compile(r"^\W*(?:si|s['’]|quand|lorsqu\w*|dès)\b", re.IGNORECASE),
    re.compile(r"\b(?:a|ont|est|sont|sera|seront|serait|pourrait|aura|auront|auraient)\b", re.IGNORECASE),
)
