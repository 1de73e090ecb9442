"""Thinking aloud: what a German or a Frenchman says of his own doubts, of later turns, of a place: it orders nothing.

*Da war ich mir lang nicht sicher*, *Über Jérôme zerbreche ich mir den Kopf, wenn er da ist*, *Picton kommt ja erst in
Runde 4, dem schreib ich dann extra was*, *Gauthier muss vor, das ist klar, die Frage ist nur, wie weit*; *ces canons ne
me disent rien qui vaille*, *c'est le pivot de ma droite, j'y tiens*, *il y sera quand il y sera*.
"""

from __future__ import annotations

from battles.engine import expressions as re

NAMES = r"(?-i:[A-ZÄÖÜÀ-Ý][\w’'-]+)(?:\s+(?:und|et|and)\s+(?-i:[A-ZÄÖÜÀ-Ý][\w’'-]+))*"
# *Da war ich mir lang nicht sicher, der Wald ist halt lästig*
UNSURE = re.compile(
    r"^\W*(?:(?:also|und|aber|ja|hm+|tja)\s*,?\s+)*(?:da(?:bei|von)?|hier|dort|bei\s+(?:dem|der|denen|ihm))\s+(?:war|bin|wäre|wusste|weiß)\s+ich(?:\s+mir|\s+mich)?\s+"
    r"(?:(?:lang|lange|noch|auch|ehrlich\s+gesagt|ein\s+bisschen|etwas|selbst|selber)\s+)*(?:nicht\s+(?:ganz\s+|so\s+|recht\s+|wirklich\s+)*(?:sicher|was|wohin|weiter)|unsicher|unschlüssig)\b"
    r"[^;:!?\d]*$",
    re.IGNORECASE,
)
# *Über Jérôme und Kellermann zerbreche ich mir den Kopf, wenn sie da sind*
LATER_THOUGHT = re.compile(
    rf"^\W*(?:über|um|wegen)\s+(?:(?:die|den|das|der)\s+)?{NAMES}\s+(?:zerbreche?|mache?|kümmere?|denke?|rede|reden|sprechen)\s+(?:ich|wir)\b[^;:.!?\d]*\b(?:wenn|sobald|später|dann|erst)\b[^;:.!?\d]*[.!]*\s*$",
    re.IGNORECASE,
)
# *picton kommt ja erst in runde 4, dem schreib ich dann extra was*
WRITES_THEN = re.compile(
    r"^\W*[\w'’-]{3,25}(?:\s+[\w'’-]{3,25})?\s+(?:kommt|kommen|ist|sind|erscheint|erscheinen)\s+(?:ja\s+|eh\s+|doch\s+|sowieso\s+|noch\s+)*(?:erst\s+(?:in|im|ab|mit)\s+[^,;:.!?]{2,25}|nicht\s+da|später)\s*,\s*"
    r"(?:dem|der|denen|ihm|ihr|ihnen|den|die|über\s+\w+)\s+(?:schreib|schick|sag|geb|plan|nehm|überleg|befehl)\w*\s+(?:ich|wir)\b[^;:.!?\d]*[.!]*\s*$"
    r"|^\W*(?:quand|lorsque?)\s+[\w'’-]{3,25}\s+(?:paraîtra|arrivera|sera\s+là|viendra|apparaîtra|débouchera)(?:\s+enfin)?\s*,\s*je\s+(?:vous|te|lui)\s+(?:dirai|écrirai|ferai|donnerai|enverrai)\b[^.!?]*[.!]*\s*$",
    re.IGNORECASE,
)
# *Gauthier muss vor, das ist klar, die Frage ist nur, wie weit*
ONLY_HOW_FAR = re.compile(
    r"^\W*[^;:.!?\d]{2,50},\s*(?:(?:das|so\s+viel)\s+ist\s+(?:klar|sicher|ja\s+klar)|klar|logisch|keine\s+Frage)\s*,\s*(?:die\s+Frage\s+ist\s+(?:nur|bloß)|fragt\s+sich\s+(?:nur|bloß)|aber|nur)\s*,?\s*"
    r"(?:wie|wohin|wo|wann|womit|ob)\b[^;:.!?\d]*[.!]*\s*$"
    r"|^\W*[^;:.!?\d]{2,50},\s*(?:c['’]est\s+(?:clair|sûr|entendu)|évidemment)\s*,\s*(?:(?:toute\s+)?la\s+question\s+est\s+(?:de\s+savoir\s+)?|reste\s+à\s+savoir\s+)(?:où|jusqu['’]où|comment|quand|si)\b[^;:.!?\d]*[.!]*\s*$",
    re.IGNORECASE,
)
# *Bis Gemioncourt kommt er in einem Zug eh nicht*
NOT_SO_FAR = re.compile(
    r"^\W*(?:bis\s+(?:nach\s+|zum\s+|zur\s+)?|nach\s+|zum\s+)[^,;:.!?]{3,30}?\s+(?:kommt|kommen|schafft|schaffen)\s+(?:er|sie|es|die|der|das|wir)\s+(?:es\s+)?(?:(?:in\s+(?:einem|diesem|dieser|einer)\s+(?:Zug|Runde)|heute|diesmal|jetzt|ja|doch|sowieso|"
    r"ohnehin|eh|wohl|auf\s+einmal)\s+)*(?:nicht|nie)(?:\s+(?:mehr|in\s+(?:einem|diesem)\s+Zug|auf\s+einmal))?\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Wer einmal zwischen den Bäumen steckt, den sehe ich den ganzen Tag nicht wieder*
WHOEVER_IS_LOST = re.compile(
    r"^\W*wer\s+(?:erst\s?mal|einmal|erst|da|dort)\b[^,;:.!?]{2,50},\s*(?:den|der|die)\s+(?:sehe?|kriege?|bekomme?|finde?|kommt|krieg|seh)\s+(?:ich|wir|man|so\s+schnell)?\b[^;:.!?]*\b(?:nicht|nie|kaum)\b[^;:.!?]*[.!]*\s*$",
    re.IGNORECASE,
)
# *Hier nun meine Befehle, geordnet von rechts nach links, mit der Kavallerie am Schluss*
HERE_THEY_ARE = re.compile(
    r"^\W*(?:hier|nun|anbei|es\s+folgen|voici|here)\s+(?:(?:nun|also|kommen|sind|folgen|are)\s+)*(?:meine|die|unsere|mes|les|nos|my|the)\s+(?:Befehle|Anweisungen|Weisungen|ordres|instructions|orders)\b[^;:!?]*?"
    r"(?:,\s*(?:geordnet|sortiert|gegliedert|von|der\s+Reihe|rangés|classés|de|in\s+order|sorted|from)\b[^;:!?]*|[^,;:!?\d]*)[.!:]*\s*$",
    re.IGNORECASE,
)
# *Der Kaiser hat mir ausdrücklich ans Herz gelegt, sie zu schonen*
TO_MY_HEART = re.compile(
    r"^\W*(?:der\s+Kaiser|der\s+Herzog|Seine\s+\w+|man)\s+(?:hat|hatte)\s+(?:mir|uns|mich)\s+(?:(?:ja|doch|nun|ausdrücklich|schließlich|noch|extra|eigens)\s+)*(?:ans\s+Herz\s+gelegt|eingeschärft|gesagt|befohlen|gebeten|aufgetragen|geschrieben)\s*,\s*[^;:.!?\d]*[.!]*\s*$"
    r"|^\W*l['’]Empereur\s+(?:m['’]a|nous\s+a)\s+(?:bien\s+|expressément\s+)?(?:recommandé|demandé|dit|ordonné)\b[^;:.!?\d]*[.!]*\s*$",
    re.IGNORECASE,
)
# *Ihr W. Brinkmann*, *dein Schorsch*
YOURS = re.compile(
    r"^\W*(?:Ihre?|Deine?|Euer|Eure|dein|euer)\s+(?:[A-Z]\.\s*(?:-?[A-Z]\.\s*)?)?[A-ZÄÖÜ][\wäöüß’'-]+\s*$"
)
# *Je dois avouer que ces canons ne me disent rien qui vaille*, *les chasseurs me donnent du souci*
UNEASY_FR = re.compile(
    r"^\W*(?:(?:je\s+dois|il\s+faut|j['’]ai\s+à)\s+(?:avouer|dire|reconnaître|admettre)\s+que\b[^;:!?]*\bne\s+(?:me|nous)\s+(?:disent|dit|plaisent|plaît|inspirent|inspire|rassurent|rassure)\b[^;:!?]*|"
    r"[^,;:.!?]{3,40}\s+(?:me|nous)\s+(?:donne(?:nt)?|caus(?:e|ent)|inspire(?:nt)?)\s+(?:bien\s+)?(?:du|des|de\s+l['’]|quelques?)\s*(?:souci|soucis|inquiétudes?)\b(?:\s*,\s*(?:seul|isolé|tout|exposé|perdu)[^;:.!?]*)?)[.!]*\s*$",
    re.IGNORECASE,
)
# *Pour l'artillerie, je serai bref*
BRIEF = re.compile(
    r"^\W*(?:pour|quant\s+à|sur|concernant)\s+[^,;:.!?]{3,30},?\s+je\s+(?:serai|vais\s+être|fais|ferai)\s+(?:bref|court|brève|simple|vite)\s*[.!]*\s*$"
    r"|^\W*(?:bei|zu|mit)\s+(?:der|den|dem|meiner)\s+[\wäöüß]+\s+(?:mache?\s+ich['’]?s?|fasse?\s+ich\s+mich|bin\s+ich)\s+(?:kurz|es\s+kurz|schnell)\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *C'est le pivot de ma droite, j'y tiens*
HELD_DEAR = re.compile(
    r"^\W*(?:c['’]est|ce\s+sera|voilà)\s+(?:là\s+)?(?:(?:le|la|mon|ma|notre|un|une)\s+(?:vrai\w*\s+|grand\w*\s+)?|l['’])(?:pivot|clef|clé|cœur|nœud|verrou|base|ancre|appui|charnière|bouchon|rempart|point\s+\w+)\b(?!\s+qu)[^,;:.!?\d]{0,40}(?:,\s*(?:et\s+)?j['’]y\s+tiens(?:\s+(?:beaucoup|absolument|énormément))?)?\s*[.!]*\s*$|^\W*(?:et\s+)?j['’]y\s+tiens(?:\s+\w+)?\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Ça fait une bonne trotte, il y sera quand il y sera*
WHEN_HE_IS_THERE = re.compile(
    r"^\W*(?:ça\s+fait\s+(?:une?\s+)?[^,;:.!?\d]{3,30},\s*)?(?:ils?|elles?)\s+y\s+ser(?:a|ont)\s+quand\s+(?:ils?|elles?)\s+y\s+ser(?:a|ont)\s*[.!]*\s*$|^\W*(?:das\s+ist\s+ein\s+weiter\s+Weg,\s*)?(?:er|sie)\s+(?:ist|sind|kommt|kommen)\s+(?:eben\s+|halt\s+)?"
    r"(?:da|an)\s*,\s*wenn\s+(?:er|sie)\s+(?:da\s+(?:ist|sind)|ankommt|ankommen)\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Jérôme et Kellermann : on verra quand ils seront là*
SEEN_LATER = re.compile(
    rf"^\W*(?:(?:für|pour|zu)\s+)?{NAMES}\s*[:,–-]\s*(?:on\s+(?:verra|avisera|en\s+reparlera)|(?:das\s+)?(?:sehen|schauen)\s+wir|we(?:['’]ll|\s+will)\s+see)\b[^;:.!?\d]*[.!]*\s*$",
    re.IGNORECASE,
)
# *Pas vu un seul cavalier en face pour l'instant*, *noch keinen einzigen Reiter gesehen*
NONE_SEEN = re.compile(
    r"^\W*(?:(?:je\s+n['’]ai\s+|on\s+n['’]a\s+)?(?:pas|encore\s+pas|toujours\s+pas)\s+(?:encore\s+)?(?:vu|aperçu)\s+(?:un\s+seul|le\s+moindre|d['’]|de)\s*[^,;:.!?\d]{3,40}|"
    r"(?:bisher\s+|noch\s+|ich\s+(?:habe|hab)\s+(?:bisher\s+|noch\s+|zwar\s+)*)+(?:keine[nr]?|nicht\s+einen)\s+(?:einzigen?\s+)?[^,;:.!?\d]{3,30}?\s+(?:gesehen|entdeckt|entdecken\s+können))(?:\s*,\s*aber\s+[^;:.!?\d]{3,40})?\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Amusant de défendre le carrefour où je passe en voiture chaque semaine*
FUNNY_TO = re.compile(
    r"^\W*(?:c['’]est\s+)?(?:amusant|drôle|curieux|étrange|bizarre|émouvant|rigolo|marrant)\s+(?:de|d['’])\s*[^;:!?]*\b(?:je|j['’]|on|nous)\s*[^;:!?]*$|^\W*(?:(?:es\s+ist\s+)?(?:lustig|komisch|seltsam|witzig))\s*,\s+[^;:!?]*\bich\b[^;:!?]*$",
    re.IGNORECASE,
)
# *Rechts der Husson, der steht ganz ordentlich da, und vor ihm sind bloß die Plänkler*: how it is there
HOW_IT_IS_THERE = re.compile(
    r"^\W*(?:(?:so|und|also)\s*,?\s+)*(?:(?:ganz\s+)?(?:links|rechts|hinten|vorne?)|in\s+der\s+Mitte|im\s+Zentrum)\s+(?:der|die|das)\s+[\w’'-]{3,25}"
    r"(?:\s*,\s*(?:und\s+)?(?:der|die|das|er|sie|(?:vor|hinter|neben)\s+(?:ihm|ihr|ihnen|denen|dem)|ihm\s+gegenüber|da|dort)\s+(?:steht|stehen|ist|sind|sieht|hat|liegt|liegen|sitzt)\s(?:(?!\bund\b)[^,;:.!?])*)+"
    r"(?:\s*,\s*[\w/]{2,12})?\s*[.!]*\s*$",
    re.IGNORECASE,
)
# *Mon idée en deux mots : tenir Gemioncourt, gagner trois tours, et attendre Picton*: who does it is told below
IN_TWO_WORDS = re.compile(
    r"^\W*(?:(?:mon|notre|le|l['’])\s*(?:idée|plan|intention|but)(?:\s+(?:générale?|d['’]ensemble|de\s+manœuvre))?(?:\s+en\s+(?:deux|trois|quelques|un)\s+mots?|\s+en\s+bref|\s+en\s+gros)?|en\s+(?:deux|trois|quelques)\s+mots)\s*:\s*"
    r"[a-zà-ÿ]+(?:er|ir|re|oir)\b[^;:!?\d]*$|^\W*(?:mein\s+Plan|meine\s+Idee|der\s+Plan|die\s+Idee)(?:\s+(?:in\s+(?:zwei|drei|wenigen|kurzen)\s+(?:Worten|Sätzen)|kurz|grob|in\s+Kürze))?\s*:\s*[^;:!?\d]*\b(?:halten|warten|gewinnen|kommen|bleiben)\b[^;:!?\d]*$",
    re.IGNORECASE,
)
TOLD_ALOUD = re.AnyOf(
    (
        UNSURE,
        LATER_THOUGHT,
        WRITES_THEN,
        ONLY_HOW_FAR,
        NOT_SO_FAR,
        WHOEVER_IS_LOST,
        HERE_THEY_ARE,
        TO_MY_HEART,
        UNEASY_FR,
        BRIEF,
        HELD_DEAR,
        WHEN_HE_IS_THERE,
        SEEN_LATER,
        NONE_SEEN,
        FUNNY_TO,
        HOW_IT_IS_THERE,
        IN_TWO_WORDS,
    )
)


def thinks_aloud(raw: str) -> bool:
    """Whether a sentence only says what its writer thinks of it, or what he will do later."""
    return bool(TOLD_ALOUD.match(raw)) or YOURS.match(raw) is not None


def is_about_a_side(raw: str) -> bool:
    """Whether a sentence tells how it is on one side of the field: *rechts der Husson, und vor ihm ist 27J*."""
    return HOW_IT_IS_THERE.match(raw) is not None
