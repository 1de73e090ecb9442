"""Decided in German: what a rulebook decides with a word, as Germans tell it.

*Lasst sie laufen*, *Sieger bleiben stehen*, *Hubert reitet keine Attacken*, *wer ein Ziel hat, schießt*, *Plänkler
weichen Angriffen aus*: the decision by its name, of him who is named, and of all where nobody is.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

LAST = r"(?:\s*,?\s+(?:bitte|auf\s+keinen\s+Fall|egal\s+wo|dabei|hier|heute|diesmal|vorerst|auch))?(?=\s*[.!]*\s*$)"
END = r"(?=\s*(?:[.,;!]|$))"
WHO = r"(?P<who>^\W*(?!(?:wenn|falls|sobald|niemand|keiner|wer|und|aber|dann|er|sie|es)\b)[^,;:.!?]{2,40}?)"
BEATEN = r"(?:geschlagene|fliehende|flüchtende|besiegte|weichende|geworfene|laufende|zurückgehende|davonlaufende)[nr]?"
ENEMY = (
    rf"(?:(?:der|den|die|dem|einen?|einem|unsere?|ihre?)\s+)?(?:{BEATEN}\s+)?(?:Feinde?n?|Gegnern?|Gegner|Franzosen|"
    rf"Holländer|Niederländer|Engländer|Alliierten|Preußen|Truppen|Verlierer|Flüchtende[nr]?)"
)
FLED = (
    r"(?:flieh(?:t|en)|flüchte[tn]|weich(?:t|en)|lauf(?:t|en)|läuft|renn(?:t|en)|zieht\s+sich\s+zurück|"
    r"ziehen\s+sich\s+zurück|sich\s+zurück(?:zieht|ziehen)|(?:davon|weg)(?:läuft|laufen|rennt|rennen)|"
    r"zurück(?:geht|gehen|weicht|weichen)|geschlagen\s+(?:ist|sind|wird|werden)|geworfen\s+(?:ist|sind|wird|werden)|"
    r"bricht|brechen|nachgibt|nachgeben)"
)
# *Wenn sie fliehen, lasst sie laufen*, *flieht der Gegner, lassen wir ihn laufen*, *geschlagene Gegner laufen lassen*
LET = (
    rf"(?:(?:lasst|lass|lassen\s+(?:wir|Sie)|wir\s+lassen|man\s+lässt|lässt\s+man)\s+(?:sie|ihn|es|"
    rf"{ENEMY})\s+(?:einfach\s+|ruhig\s+|bitte\s+)?(?:laufen|ziehen|gehen|fliehen|in\s+Ruhe|abziehen))"
)
LET_THEM_RUN = re.compile(
    rf"^\W*(?:(?:(?:wenn|falls|sobald)\s+(?:sie|er|es|jemand|einer|{ENEMY})\s+(?:[^,;:.!?]{{2,20}}?\s+)?{FLED}|"
    rf"{FLED}\s+(?:sie|er|es|jemand|einer|{ENEMY}))\s*,\s*(?:dann\s+|so\s+)?{LET}|"
    rf"(?:einfach\s+)?{LET}|{ENEMY}\s+(?:einfach\s+|bitte\s+)?(?:laufen|ziehen|fliehen)\s+lassen|"
    rf"{ENEMY}\s+lassen\s+wir\s+(?:einfach\s+)?(?:laufen|ziehen|fliehen)){LAST}",
    re.IGNORECASE,
)
# *Sieger bleiben stehen*, *wer gewinnt, bleibt auf dem eroberten Boden*, *nach einem Erfolg bleibt jeder, wo er ist*
STAYS = r"(?:bleib(?:t|en)|hält|halten|stopp(?:t|en)|verharr(?:t|en)|sammel(?:t|n)\s+sich)"
WHERE = (
    r"(?:\s+(?:einfach\s+|dann\s+|alle\s+|bitte\s+)*(?:stehen|da|dort|an|liegen|wo\s+(?:er|sie|es)\s+(?:ist|sind|"
    r"steht|stehen)|an\s+Ort\s+und\s+Stelle|"
    r"auf\s+dem\s+(?:eroberten|gewonnenen|genommenen)\s+(?:Boden|Gelände|Platz)|auf\s+(?:seinem|ihrem)\s+Platz|"
    r"im\s+eroberten\s+Gelände)|\s*,\s*wo\s+(?:er|sie|es)\s+(?:ist|sind|steht|stehen))?"
)
WINNERS_STAY = re.compile(
    rf"^\W*(?:(?:die\s+)?(?:Sieger|Gewinner|siegreiche\w*\s+(?:Truppen|Bataillone|Einheiten))(?:\s+(?:eines|"
    rf"im)\s+\w+)?\s+{STAYS}{WHERE}|"
    rf"wer\s+(?:gewinnt|siegt|gewonnen\s+hat|gesiegt\s+hat|(?:einen|den)\s+(?:Kampf|Angriff|"
    rf"Nahkampf)\s+gewinnt)\s*,\s*(?:der\s+)?{STAYS}{WHERE}|"
    rf"(?:nach|bei)\s+(?:einem|jedem|dem)\s+(?:(?:gewonnenen|erfolgreichen|siegreichen)\s+(?:Kampf|Angriff|Nahkampf|"
    rf"Gefecht)|Erfolg|Sieg)e?\s+{STAYS}\s+(?:jede[rs]?|alle|man|die\s+Truppe|alles){WHERE}){LAST}",
    re.IGNORECASE,
)
# *Keine Durchbruchsbewegungen*, *auf Verfolgung wird verzichtet*, *ich will nicht, dass jemand nachsetzt*
NO_PURSUIT = re.compile(
    rf"^\W*(?:(?:bitte\s+)?kein\w*\s+(?:Durchbruch(?:s\w*)?|Durchbrüche|Durchbrechen|Nachstoßen|Hinterherlaufen|"
    rf"Hinterherrennen)|auf\s+(?:eine\s+|jede\s+)?(?:Verfolgung(?:en)?|Nachsetzen|Durchbrüche)\s+(?:wird|werden|"
    rf"verzichten|ist)\s*(?:wir\s+)?"
    rf"(?:verzichtet|zu\s+verzichten)?|ich\s+(?:will|möchte)\s+nicht\s*,\s*dass\s+(?:jemand|irgendwer|irgendjemand|"
    rf"einer|ihr|sie)\s+(?:[^,;:.!?]{{2,25}}?\s+)?(?:nachsetzt|verfolgt|hinterherläuft|hinterherrennt|nachjagt|"
    rf"nachsetzen|verfolgen)){LAST}",
    re.IGNORECASE,
)
# *Hubert reitet keine Attacken*, *greift niemanden an*, *attackiert nichts ohne Befehl*
ON_HIS_OWN = r"(?:eigenmächtigen?|eigenen?|selbständigen?|wilden?|spontanen?|Gelegenheits-?)"
NO_CHARGES = re.keyed(
    rf"\b(?:(?P<does>reit(?:et|en)|mach(?:t|en)|führ(?:t|en)|unternimmt|unternehmen|start(?:et|"
    rf"en))\s+(?:(?:von\s+sich\s+aus|auf\s+eigene\s+Faust|aber|auch|dort|sonst)\s+)*keine(?:n|"
    rf"rlei)?\s+(?:{ON_HIS_OWN}\s+)?(?:Attacken?|Angriffe?|Reiterangriffe?)"
    r"(?:\s+(?:auf\s+eigene\s+Faust|von\s+sich\s+aus|ohne\s+(?:meinen\s+)?Befehl|aus|durch))?|"
    rf"(?P<shall>soll|sollen|darf|dürfen|wird|werden)\s+(?:aber\s+|auch\s+|dort\s+)*keine(?:n|"
    rf"rlei)?\s+(?:{ON_HIS_OWN}\s+)?(?:Attacken?|Angriffe?|Reiterangriffe?)\s+(?:reiten|machen|führen|unternehmen|"
    rf"starten|durchführen)|"
    rf"(?P<att>attackier(?:t|en))\s+(?:nichts|niemanden|keinen|"
    rf"nie\s+etwas)(?:\s+und\s+niemanden)?(?:\s+ohne\s+(?:meinen\s+|ausdrücklichen\s+)?Befehl)?){END}",
    re.IGNORECASE,
)
# *reitet nach K7 und greift niemanden an*: beside where one goes
AND_ATTACKS_NOBODY = re.compile(
    r"\b(?P<and>und|aber|,)\s+(?P<does>greif(?:t|en))\s+(?:dort\s+|dabei\s+|aber\s+|vorerst\s+|"
    r"unterwegs\s+)*(?:niemanden|keinen|nichts|nicht)(?:\s+(?:von\s+sich\s+aus|auf\s+eigene\s+Faust))?\s+an" + END,
    re.IGNORECASE,
)
HORSE_ATTACKS_NOBODY = re.compile(
    rf"^(?P<who>\W*[^,;:.!?]{{2,40}}?\b(?:Kavallerie|Reiterei|Reiter|Jäger\s+zu\s+Pferd|Husaren|Lanciers|Ulanen|"
    rf"Kürassiere|Dragoner|Chasseurs?))\s+(?P<does>greif(?:t|en))\s+(?:niemanden|keinen)\s+an{END}",
    re.IGNORECASE,
)
# *Hubert darf nach Belieben attackieren*, *attackiert, wann immer er kann*, *hat freie Hand zum Attackieren*
CHARGE = r"(?:attackieren|angreifen|chargieren)"
FREELY = (
    r"(?:nach\s+(?:eigenem\s+)?(?:Belieben|Gutdünken|Ermessen)|von\s+(?:sich\s+aus|selbst|alleine?)|"
    r"auf\s+eigene\s+Faust|(?:jederzeit|immer)\s+von\s+sich\s+aus|frei|selbständig|selbstständig|eigenmächtig|"
    r"bei\s+jeder\s+Gelegenheit)"
)
WHENEVER = (
    r"(?:,\s*(?:wann|wo|wen)(?:\s+(?:auch\s+)?immer)?\s+(?:er|sie|es)\s+(?:kann|können|will|wollen|mag|möchte)|"
    r",\s*(?:wenn|sobald|falls|wo\s+immer)\s+(?:sich\s+(?:ihm\s+|ihr\s+|ihnen\s+)?(?:ihm\s+)?(?:eine|"
    r"die)\s+(?:gute\s+|günstige\s+)?"
    r"(?:Gelegenheit|Chance|Möglichkeit)\s+(?:dazu\s+)?(?:bietet|ergibt|auftut)|(?:er|sie|es)\s+(?:die|"
    r"eine)\s+(?:gute\s+)?(?:Gelegenheit|Chance|Möglichkeit)\s+(?:dazu\s+)?(?:hat|haben|sieht|sehen|bekommt)|(?:er|"
    r"sie|es)\s+(?:nur\s+)?(?:kann|können)|es\s+geht)|"
    r"\s*(?:bei\s+(?:jeder|passender|guter|günstiger|erster|der\s+ersten)\s+Gelegenheit))"
)
MAY_CHARGE = re.keyed(
    rf"{WHO}\s+(?:(?:darf|dürfen|kann|können|soll|sollen)\s+(?:(?:auch|gern|gerne|ruhig|"
    rf"jederzeit)\s+)*(?:{FREELY}\s+{CHARGE}|{CHARGE}\s*{WHENEVER})|attackier(?:t|en)\s*(?:{WHENEVER}|"
    rf"alles\s*,?\s*(?:was\s+(?:sich\s+bietet|sich\s+anbietet|kommt|"
    rf"vorbeikommt|ihm\s+vor\s+\w+\s+\w+|er\s+kriegen\s+kann|in\s+Reichweite\s+ist))?|{FREELY})|(?:hat|"
    rf"haben)\s+freie\s+Hand\s+(?:zum|beim|für(?:\s+das)?|zur)\s+(?:Attackieren|Angreifen|Attacken?|Angriff)|"
    r"(?:nutzt|nützt|nutzen|nützen|ergreift)\s+jede\s+(?:gute\s+|sich\s+bietende\s+)?(?:Gelegenheit|"
    r"Chance)\s+(?:zu(?:r|m|\s+einer|\s+einem)?|für\s+eine)\s+(?:Attacken?|Angriff|Attackieren))" + END,
    re.IGNORECASE,
)
# *Hubert darf eine offene Flanke attackieren, sonst nichts*, *nur Flankenattacken für Hubert*
FLANK = (
    r"(?:(?:eine|die|in\s+die|in|eine\s+offene|offene|ungedeckte|feindliche|von\s+der)\s+)*(?:Flanken?|"
    r"Flankenangriffe?|Flankenattacken?)"
)
FLANKS_ONLY = re.compile(
    rf"{WHO}(?:\s*:\s*|\s+)(?:(?:attackier(?:t|en)|chargier(?:t|en))\s+(?:nur|ausschließlich|bloß|allein)\s+{FLANK}|"
    rf"(?:darf|dürfen|soll|sollen)\s+(?:nur\s+|ausschließlich\s+)?(?:in\s+)?(?:eine\s+|die\s+|offene\s+|"
    rf"ungedeckte\s+)*Flanken?\s+{CHARGE}"
    rf"(?:\s*,\s*(?:sonst|aber|und)\s+(?:sonst\s+)?(?:nichts|niemanden|keinen))?|greif(?:t|"
    rf"en)\s+(?:von\s+sich\s+aus\s+)?(?:nur|ausschließlich)\s+{FLANK}\s+an|(?:reit(?:et|en)|mach(?:t|en))\s+(?:nur|"
    rf"ausschließlich)\s+(?:Attacken?|Angriffe?)?\s*{FLANK}|"
    rf"(?:nur|ausschließlich)\s+(?:Flankenangriffe?|Flankenattacken?)|(?:Attacken?|Angriffe?|attackieren|"
    rf"angreifen)\s+nur\s+(?:in\s+)?{FLANK}|nur\s+(?:in\s+)?{FLANK}\s+{CHARGE}){END}",
    re.IGNORECASE,
)
FLANKS_FOR = re.compile(
    rf"^\W*(?:(?:nur|ausschließlich)\s+(?:Flankenangriffe?|Flankenattacken?|Attacken?\s+in\s+die\s+Flanken?)\s+(?:für|"
    rf"von|bei)\s+(?P<who>[^,;:.!?]{{2,30}}?)|kein\w*\s+(?:Attacken?|Angriffe?)\s+(?:von|für|durch|"
    rf"mit)\s+(?P<by>[^,;:.!?]{{2,30}}?)\s*,?\s+"
    rf"(?:außer|es\s+sei\s+denn|nur)\s*,?\s+{FLANK}|(?:attackieren|angreifen|chargieren)\s+(?:darf|dürfen|soll|"
    rf"sollen)\s+(?P<may>[^,;:.!?]{{2,30}}?)\s+(?:nur|ausschließlich)\s+{FLANK}){END}",
    re.IGNORECASE,
)
# *Jeder schießt, worauf er kann*, *wer ein Ziel hat, schießt*, *alle eröffnen das Feuer, sobald ein Ziel da ist*
ALL = (
    r"(?:jede[rs]?(?:\s+(?:Bataillon|Einheit|Batterie))?|alle(?:\s+(?:Einheiten|Truppen|Bataillone|Batterien))?|alles|"
    r"wir\s+alle)"
)
FIRES = (
    r"(?:schieß(?:t|en)|schiess(?:t|en)|feuer(?:t|n)|eröffne(?:t|n)\s+das\s+Feuer|(?:darf|dürfen|soll|sollen|kann|"
    r"können)\s+(?:schießen|feuern))"
)
TARGET = (
    r"(?:ein\s+(?:gutes\s+)?Ziel|(?:et)?was|jemand(?:en)?|wer|einer|ein\s+(?:Gegner|Feind)|der\s+(?:Gegner|Feind)|wen)"
)
AS_THEY_CAN = (
    rf"\s*,\s*(?:(?:wenn|sobald|wann\s+immer|sooft|falls|wo)\s+(?:(?:er|sie|es|ihr|man|wir)\s+(?:nur\s+)?(?:kann|"
    rf"können|könnt|will|wollen|{TARGET}\s+(?:(?:in\s+(?:Reichweite|Schussweite|Sicht)|vor\s+sich|"
    rf"vor\s+der\s+Flinte)\s+)?(?:hat|haben|sieht|sehen))|"
    rf"(?:es\s+)?(?:möglich\s+ist|geht)|{TARGET}\s+(?:in\s+(?:Reichweite|Schussweite|Sicht)\s+|da\s+|nah\s+genug\s+|"
    rf"vor\s+(?:die|den|das)\s+\w+\s+|nahe\s+)?(?:ist|kommt|gerät|auftaucht|sich\s+zeigt))|"
    r"(?:worauf|wie|auf\s+wen|auf\s+was|wohin|wann)(?:\s+immer)?\s+(?:er|sie|es|ihr)\s+(?:kann|können|will|wollen|mag|"
    r"mögen|möchte))"
)
ALL_FIRE = re.compile(rf"^\W*{ALL}\s+{FIRES}{AS_THEY_CAN}{LAST}", re.IGNORECASE)
AT_ALL_COMERS = re.compile(
    rf"^\W*(?:{ALL}\s+{FIRES}|schießt|feuert|schießen|feuern)\s+auf\s+(?:alles|jeden|das|"
    rf"alle)(?:\s+in\s+(?:Reichweite|Schussweite|Sicht)|\s*,\s*(?:was|der|das|die)\s+[^,;:.!?\d]{{2,40}}?){LAST}",
    re.IGNORECASE,
)
BARE_FIRE = re.compile(
    rf"^\W*(?:schießt|feuert|schießen|feuern)(?:\s+(?:bitte|einfach))?{AS_THEY_CAN}{LAST}", re.IGNORECASE
)
WHO_CAN = re.compile(
    rf"^\W*wer\s+(?:immer\s+)?(?:{TARGET}\s+(?:in\s+(?:Reichweite|Schussweite)\s+|vor\s+sich\s+)?(?:hat|sieht|findet)|"
    rf"(?:schießen|feuern)\s+kann)\s*,\s*(?:der\s+)?(?:(?:darf|soll|kann)\s+)?(?:schießt|feuert|schießen|"
    rf"feuern)(?:\s+auch)?{LAST}",
    re.IGNORECASE,
)
PASSIVE_FIRE = re.compile(
    rf"^\W*(?:geschossen|gefeuert)\s+wird\s+(?:nach\s+(?:Belieben|eigenem\s+Ermessen|Gutdünken)|frei|"
    rf"auf\s+alles(?:\s*,\s*was\s+[^,;:.!?\d]{{2,40}}?)?|{AS_THEY_CAN.removeprefix(chr(92) + 's*,')}){LAST}",
    re.IGNORECASE,
)
# *Plänkler weichen Angriffen aus*, *bei Angriff ziehen sich die Plänkler zurück*
SKIRMISHERS = (
    r"(?:(?:(?:die|alle|unsere|meine|angegriffene|attackierte)\s+)*(?:Plänkler|Schützen|Tirailleure?|Schützenketten?|"
    r"Schützenlinien?|Voltigeure|Plänklerketten?|Plänklerlinien?)|(?:(?:die|alle|unsere)\s+)?(?:Truppen|Bataillone|"
    r"Einheiten|Infanterie|Leute)\s+in\s+"
    r"(?:aufgelöster|offener|zerstreuter)\s+Ordnung|(?:Truppen|Bataillone|Einheiten)\s+in\s+(?:Plänklerformation|"
    r"Schützenordnung))"
)
CHARGED = (
    r"(?:(?:wenn|sobald|falls)\s+(?:sie|man\s+sie|jemand\s+sie|einer\s+auf\s+sie|jemand\s+auf\s+sie|der\s+(?:Feind|"
    r"Gegner)\s+sie|sie\s+jemand|sie\s+einer|Kavallerie\s+sie)\s+(?:angegriffen\s+(?:wird|werden)|"
    r"attackiert\s+(?:wird|werden)|angreift|attackiert|losgeht|losstürmt|zukommt|anfällt|anreitet|chargiert)|"
    r"(?:bei|vor)\s+(?:einem\s+|einer\s+|jedem\s+|jeder\s+|feindlichen\s+)*(?:Angriff(?:en)?|Attacken?)|(?:jedem\s+|"
    r"einem\s+|einer\s+|jeder\s+|feindlichen\s+)*(?:Angriff(?:en)?|Attacken?))"
)
GIVE_WAY = r"(?:weichen|gehen|ziehen|laufen|hauen|geben|rennen|fallen|springen|räumen)"
BACK = r"(?:aus|zurück|nach|weg|ab|davon|aus\s+dem\s+Weg|das\s+Feld)"
SHALL = r"(?:sollen|müssen|dürfen|können|werden)"
INF = (
    r"(?:aus(?:zu)?weichen|zurück(?:zu)?(?:gehen|weichen|fallen|laufen)|(?:sich\s+)?zurück(?:zu)?ziehen|"
    r"weg(?:zu)?laufen|ab(?:zu)?hauen|nach(?:zu)?geben|weichen|fliehen)"
)
NO_FIGHT = (
    r"(?:(?:lassen\s+sich\s+(?:auf\s+)?(?:kein\w*|nicht)\s+(?:auf\s+)?(?:einen\s+)?(?:Nahkampf|Kampf|Gefecht|"
    r"Handgemenge)\w*\s+ein|(?:nehmen|stellen\s+sich)\s+(?:kein\w*)\s+(?:Nahkampf|Angriff|Kampf|Attacken?)(?:\s+an)?|"
    r"(?:kämpfen|halten|stehen|warten)\s+nicht)\s*,\s*"
    r"(?:sondern\s+|aber\s+)?(?:sie\s+|die\s+)?)"
)
FALL_BACK = re.compile(
    rf"^\W*(?:(?:{CHARGED}\s*,?\s+)?(?:(?:{GIVE_WAY}|"
    rf"{SHALL})\s+(?:sich\s+)?{SKIRMISHERS}\s+(?:{CHARGED}\s*,?\s+)?(?:sich\s+)?(?:{BACK}|{INF})|"
    rf"{SKIRMISHERS}\s*:?\s+(?:{CHARGED}\s*,?\s+)?(?:{NO_FIGHT})?(?:(?:{GIVE_WAY})\s+(?:sich\s+)?(?:{CHARGED}\s*,?"
    rf"\s+)?{BACK}|"
    rf"(?:weichen|fliehen)|(?:{SHALL}\s+)?(?:{CHARGED}\s*,?\s+)?{INF}))(?:\s*,?\s+{CHARGED})?|(?:werden|"
    rf"wird)\s+{SKIRMISHERS}\s+(?:angegriffen|attackiert)\s*,\s*(?:dann\s+|"
    rf"so\s+)?{GIVE_WAY}\s+sie\s+(?:sich\s+)?{BACK}){LAST}",
    re.IGNORECASE,
)
LINKED = re.compile(r"\b(?:und|aber|dann)\s*$|\b(?:geht|reitet|bleibt|zieht|rückt|hält)\b", re.IGNORECASE)
LIMITED = re.compile(r"\s*,?\s*(?:aber|jedoch|und|doch)\s+nur\b", re.IGNORECASE)
ATTACKED = re.compile(
    r"an(?:ge)?griff|attack|angreif|losgeh|losstürm|zukomm|anfäll|anreit|chargier|Nahkampf|kämpf", re.IGNORECASE
)
# *Keine Karrees*, *wir brauchen keine Karrees*, *Karrees werden nicht gebildet*
NO_SQUARES = re.compile(
    rf"^\W*(?:bloß\s+|bitte\s+|nur\s+)?(?:kein\w*\s+Karr[ée]e?s?|(?:wir|ich)\s+(?:brauchen|brauche|wollen|will|"
    rf"bilden)\s+kein\w*\s+Karr[ée]e?s?(?:\s+sehen)?|Karr[ée]e?s?\s+(?:werden|wird)\s+(?:hier\s+|heute\s+)?(?:nicht|"
    rf"kein\w*)\s+(?:gebildet|formiert|gemacht)|"
    rf"auf\s+Karr[ée]e?s?\s+(?:wird\s+verzichtet|verzichten\s+wir)){LAST}",
    re.IGNORECASE,
)
ALWAYS = r"(?:(?:immer|stets|sofort|gleich|grundsätzlich|jedes\s*mal)\s+)?"
# *lässt sich nicht im Stehen treffen*, *nimmt keinen Angriff im Stehen an*
STOOD = (
    r"(?:lässt|lassen|darf|dürfen|soll|sollen)\s+sich\s+(?:aber\s+|dabei\s+)?(?:nicht|nie|niemals|nirgends)\s+(?:im\s+(?:Stehen|Stand)|stehend)\s+"
    r"(?:treffen|angreifen|attackieren|erwischen|fassen|überraschen|überreiten|packen)(?:\s+lassen)?|"
    r"(?:nimmt|nehmen|empfäng(?:t|en)|empfangen|erwarte(?:t|n))\s+(?:(?:einen|eine|keinen|keine)\s+)?(?:Attacken?|Angriffe?)\s+(?:nicht|nie|niemals)\s+im\s+(?:Stehen|Stand)(?:\s+an)?"
)
NOT_STANDING = rf"(?:\s*,?\s+und\s+(?:{STOOD}))?"
# *Hubert reitet jeder Attacke entgegen*, *kontert jede Attacke*
MEETS_THEM = re.compile(
    rf"{WHO}\s+(?:(?:reit(?:et|en)|geh(?:t|en)|stürm(?:t|en))\s+{ALWAYS}(?:jede[rm]|eine[rm]|feindlichen|"
    rf"allen)\s+(?:feindlichen\s+)?(?:Attacken?|Angriff(?:en)?|Reitern)\s+{ALWAYS}entgegen{NOT_STANDING}|{STOOD}|kontert\s+(?:jede|eine|alle|"
    rf"feindliche)\s+(?:feindliche\s+)?(?:Attacken?|Angriffe?)|(?:beantwort|erwider)(?:et|t|n|en)\s+(?:jede|eine|"
    rf"alle)\s+(?:feindliche\s+)?(?:Attacken?|Angriffe?)\s+mit\s+(?:einer\s+|einem\s+)?(?:Gegenattacke|Gegenangriff|"
    rf"Attacke)){END}",
    re.IGNORECASE,
)
NO_MEETING = re.keyed(
    rf"(?:^\W*(?:wird|werden|wenn|falls)\s+(?P<he>[^,;:.!?]{{2,30}}?)\s+(?:attackiert|angegriffen)(?:\s+(?:wird|"
    rf"werden))?\s*,\s*(?:dann\s+)?(?:bleib(?:t|en)\s+(?:er|sie|es)\s+(?:stehen\s+)?und\s+)?(?:mach(?:t|en)|reit(?:et|"
    rf"en))\s+(?:(?:er|sie|es)\s+)?kein\w*\s+(?:Gegenattacken?|Gegenangriffe?)|"
    rf"{WHO}\s+(?:verzicht(?:et|en)\s+auf\s+(?:Gegenattacken?|Gegenangriffe?)|attackier(?:t|en)\s+nicht\s+(?:gegen|"
    rf"dagegen|zurück))){END}",
    re.IGNORECASE,
)


def may_charge(told: re.Match[str]) -> str:
    """The decision by its name, where nothing else is told before it, and no limit behind it."""
    if LINKED.search(told["who"]) or LIMITED.match(told.string, told.end()):
        return told[0]
    return f"{told['who']} Gelegenheitsattacken immer"


def fall_back(told: re.Match[str]) -> str:
    """The decision by its name, where they are charged."""
    return "Plänkler gehen zurück, wenn sie angegriffen werden" if ATTACKED.search(told[0]) else told[0]


def no_charges(told: re.Match[str]) -> str:
    """Makes no charge of his own."""
    if told["shall"]:
        return f"{told['shall']} nicht von sich aus attackieren"
    return (
        "attackieren nicht von sich aus"
        if (told["does"] or told["att"]).endswith("en")
        else "attackiert nicht von sich aus"
    )


def nobody_attacked(told: re.Match[str]) -> str:
    """The same beside where he rides, which is then no charge."""
    if not re.search(r"\breit(?:et|en)\b", told.string[: told.start()]):
        return told[0]
    does = "attackieren" if told["does"].lower().endswith("en") else "attackiert"
    return f"{told['and']} {does} nicht von sich aus"


# *hält seine Pferde zurück und attackiert nicht*, *hält sich zurück, keine Attacken*
HELD_BACK = re.compile(
    r"\b(?:hält|halten|nimmt|nehmen)\s+(?:sich|(?:seine|ihre|die)\s+(?:Pferde|Reiter|Leute|Schwadronen|Kavallerie|"
    r"Männer))\s+(?:gut\s+|fest\s+)?(?:zurück|im\s+Zaum|an\s+der\s+Leine|an\s+der\s+Kandare)\s*(?:,|und)\s*(?:und\s+)?"
    rf"(?:attackier(?:t|en)\s+nicht|greif(?:t|en)\s+(?:nicht|niemanden)\s+an|keine\s+Attacken?){END}",
    re.IGNORECASE,
)

DECIDED_IN_GERMAN = (
    turn("attack|greif", HELD_BACK, "attackiert nicht von sich aus"),
    turn("lass|lässt", LET_THEM_RUN, "keine Verfolgung"),
    turn("sieg|gewinn|gewonnen|gesiegt|erfolg", WINNERS_STAY, "keine Verfolgung"),
    turn("durchb|nachst|hinterher|verzicht|nachs|verfolg|nachj", NO_PURSUIT, "keine Verfolgung"),
    turn("attack|angriff", NO_CHARGES, no_charges),
    turn("greif", AND_ATTACKS_NOBODY, nobody_attacked),
    turn("greif", HORSE_ATTACKS_NOBODY, r"\g<who> attackiert nicht von sich aus"),
    turn("flanke", FLANKS_ONLY, r"\g<who> opportunity charge flank only"),
    turn(
        "flanke", FLANKS_FOR, lambda told: f"{told['who'] or told['by'] or told['may']} opportunity charge flank only"
    ),
    turn("attack|angreif|angriff|chargier", MAY_CHARGE, may_charge),
    turn("schieß|schiess|feuer", ALL_FIRE, "alle feuern nach Belieben"),
    turn("schieß|schiess|feuer", AT_ALL_COMERS, "alle feuern nach Belieben"),
    turn("schieß|schiess|feuer", BARE_FIRE, "alle feuern nach Belieben"),
    turn("schieß|schiess|feuer", WHO_CAN, "alle feuern nach Belieben"),
    turn("geschossen|gefeuert", PASSIVE_FIRE, "alle feuern nach Belieben"),
    turn("plänkler|schützen|tiraill|voltig|ordnung|formation", FALL_BACK, fall_back),
    turn("karr", NO_SQUARES, "Kein Karree gegen Kavallerie"),
    turn("entgegen|kontert|beantwort|erwider|im steh|im stand|stehend", MEETS_THEM, r"\g<who> Gegenattacke immer"),
    turn("gegen|zurück", NO_MEETING, lambda told: f"{told['he'] or told['who']} macht keine Gegenattacke"),
)
