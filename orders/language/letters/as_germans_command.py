"""As Germans command: riflemen by what they are called, fire until a battery is silent, who goes ahead and no farther.

*beschießt die Schützen 27J*, *bis diese Batterie zum Schweigen gebracht ist*, *dann hinter Husson her*: what such words
do to an order, or that they do nothing to it.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

NAME = r"(?:(?:General|Brigade|Division)\s+)?(?-i:[A-ZÄÖÜ][\w-]+|\d+/\w+|\d+[A-Z]\w{0,2})"
ENDS = r"(?=\s*(?:[.,;!)]|$|und\b))"
LAST = r"(?=\s*[.!]*\s*$)"
# *auf die Schützen 27J*, *gegen die feindlichen Schützen bei I8*: skirmishers, and nobody protects anybody
RIFLEMEN = re.compile(
    r"\b(?P<the>(?i:die|den|der|diese[nr]?|deren|ihre[nr]?|unsere[nr]?|meine[nr]?"
    r"|alle[nr]?)(?:\s+[a-zäöüß]+en)?)\s+Schützen\b"
    r"(?!\s+(?:der|des|vom|von)\s+\d+\b|\s+\d+(?:er|\.)?(?!\w|/))"
)
# *beschießen die Batterie, bis sie zum Schweigen gebracht ist*: how long one fires
UNTIL_SILENT = re.keyed(
    r"\s*,?\s*(?:so\s+lange\s*,?\s+)?\bbis\s+(?:(?:diese|die|der|dieser|das|dieses|sie|er|es|deren|ihre|dort|da"
    r"|alle)\s+)?(?:(?-i:[A-ZÄÖÜ])[\w-]+\s+)?"
    r"(?:(?:endgültig|endlich|völlig|ganz|auch|drüben)\s+)*(?:zum\s+Schweigen\s+gebracht|(?:ausgeschaltet"
    r"|niedergekämpft|außer\s+Gefecht\s+gesetzt|erledigt|"
    r"verstummt|zerstört|kampfunfähig)|(?:keiner|niemand|nichts|nix)\s+mehr\s+(?:schießt|feuert)|Ruhe|(?=schweig"
    r"|verstumm))"
    r"\s*(?:ist|sind|hat|haben|wird|werden|schweig(?:t|en)|verstumm(?:t|en)|herrscht)?" + ENDS,
    re.IGNORECASE,
)
# *bringen stevenart zum Schweigen*
SILENCES = re.compile(
    r"\b(?P<brings>bring(?:t|en))\s+(?P<whom>(?:(?:die|den|das)\s+)?[^,;:.!?]{2,40}?)\s+(?:zum\s+(?:Schweigen"
    r"|Verstummen))" + ENDS,
    re.IGNORECASE,
)
# *Campi Front nach Norden, dann hinter Husson her*: he follows him
THEN_AFTER = re.compile(
    rf"^(?P<lead>\W*)(?P<who>{NAME})(?P<does>:?[^;:.!?]{{2,60}}?)\s*(?:,|\bund)\s*(?:dann|danach|anschließend"
    rf"|hinterher)\s+"
    rf"(?:hinter\s+(?P<whom>{NAME})\s+(?:her|drein)|(?P<other>{NAME})\s+(?:hinterher|nach))" + LAST,
    re.IGNORECASE,
)
# *Gauthier bis hinter die 1/6FA, weiter nicht*, *bis F5 und dann Schluss*
NO_FARTHER = re.compile(
    r"(?P<upto>\bbis\s+[^;:.!?]{1,50}?)\s*(?:[,;–-]\s*|\bund\s+)(?:aber\s+|und\s+|doch\s+)?"
    r"(?:weiter\s+(?:bitte\s+|aber\s+|vorerst\s+)?nicht|nicht\s+weiter|(?:dann\s+|da\s+)?ist\s+Schluss|(?:dann\s+"
    r"|da\s+)Schluss|keinesfalls\s+weiter|mehr\s+nicht|und\s+gut)" + LAST,
    re.IGNORECASE,
)
AHEAD = r"(?:vorne?\s*weg|voran|voraus|an\s+der\s+Spitze|vorneweg|als\s+(?:Vorhut|Spitze|Vortrab))"
# *1/2L bleibt aufgelöst und geht vorneweg*, *1/2L bildet die Vorhut*
GOES_AHEAD = re.compile(
    rf"^(?P<who>\W*(?:das\s+)?\d+/\w+)\s+(?:(?P<loose>(?:(?:bleibt\s+)?(?:dabei\s+|weiter\s+"
    rf"|weiterhin\s+)*(?:aufgelöst|ausgeschwärmt|in\s+Schützenkette|"
    rf"in\s+Plänklerlinie|locker))|als\s+Plänkler)\s*(?:,|und)?\s*)?(?:(?:dann\s+)?(?:geht|läuft|marschiert|zieht"
    rf"|rückt|reitet)\s+(?:ihnen\s+|den\s+anderen\s+|dabei\s+)*)?{AHEAD}{LAST}|"
    rf"^(?P<van>\W*(?:das\s+)?\d+/\w+)\s+(?:bildet|macht|übernimmt|stellt)\s+(?:dabei\s+)?(?:die\s+)?(?:Vorhut|Spitze"
    rf"|Avantgarde|den\s+Vortrab){ENDS}",
    re.IGNORECASE,
)
# *und bleiben dabei so locker verteilt wie jetzt*: skirmishers, as they are
LOOSE_AS_NOW = re.compile(
    r"(?P<and>\bund\s+|,\s*)(?P<stays>bleib(?:t|en))\s+(?:(?:dabei|bitte|weiter|weiterhin|auch|dort|sie|er|es"
    r"|trotzdem)\s+)*(?:(?:so|genauso|ebenso|schön|weit)\s+)*"
    r"(?:locker|lose|weit|dünn|zerstreut|verstreut|verteilt|auseinander\w*|aufgelöst|ausgeschwärmt|aufgelockert)"
    r"(?:\s+(?:verteilt|verstreut|aufgestellt|auseinander|gestreut|auseinandergezogen))?(?:\s*,?\s+wie\s+(?:(?:sie|er"
    r"|es)\s+)?(?:jetzt|bisher|gerade|eben|im\s+Moment|zuvor|vorher)"
    r"(?:\s+(?:sind|ist|stehen|steht))?)?" + ENDS,
    re.IGNORECASE,
)
LOOSE_ORDER = re.compile(
    r"\bin\s+(?:derselben|der\s+gleichen|dieser|ihrer|der)\s+(?:lockeren|losen|offenen|zerstreuten"
    r"|aufgelösten)\s+(?:Ordnung|Aufstellung|Formation)(?:\s+wie\s+(?:jetzt|bisher))?",
    re.IGNORECASE,
)
# *geht davon abweichend in Schützenordnung über*: not as the others
IN_DEVIATION = re.compile(
    r"\s*,?\s*\b(?:davon\s+abweichend|abweichend\s+davon|abweichend\s+hiervon|hiervon\s+abweichend"
    r"|im\s+Unterschied\s+dazu|im\s+Gegensatz\s+dazu)\b\s*,?",
    re.IGNORECASE,
)
GOES_OVER_TO = re.compile(
    r"\b(?:geht|gehen)\s+in\s+(?P<how>(?:Schützen|Plänkler)(?:ordnung|kette|linie|formation|schwärme|schwarm)"
    r"|Kolonnen?|Linie)\s+über\b",
    re.IGNORECASE,
)
# *deckt die Front der Brigade, etwa 10 cm vor den Kolonnen*
COVERS_THE_FRONT = re.compile(
    r"(?P<lead>\b(?:und|,)\s+)?\b(?:deckt|decken|sichert|schützt|verschleiert|schirmt)\s+(?:dabei\s+|dort\s+"
    r"|dann\s+)?die\s+Front\s+(?:der|ihrer|seiner|unserer)\s+Brigade(?:\s+ab)?"
    r"\s*,?\s*(?P<far>(?:(?:etwa|ungefähr|rund|ca\.|gut|knapp)\s+)?\d+\s*(?:cm|Zentimeter|m|Meter)\s+(?:vor\s+(?:den"
    r"|ihren|deren|der|ihr|ihnen)\s*(?:Kolonnen|Bataillonen|anderen|übrigen|Brigade|Linien?)?|davor|voraus))?" + ENDS,
    re.IGNORECASE,
)
# *sichert dort unsere rechte Flanke gegen Piraumont*
GUARDS_FLANK = re.compile(
    r"\b(?:sichert|(?P<many>sichern)|schützt|bewacht)\s+(?P<where>(?:dort|so|damit|uns|dabei"
    r"|von\s+dort)\s+)*(?P<flank>(?:die|unsere|meine|seine|deren)\s+(?:linke|rechte|offene)\s+Flanke)"
    r"(?:\s+(?:gegen|Richtung|nach|zu)\s+(?:[A-ZÄÖÜ][\w-]+|Osten|Westen)(?:\s+hin)?)?" + ENDS,
)
# *soll lieber ausweichen, als sich auf einen Kampf einzulassen*
RATHER_THAN = re.compile(
    r"\b(?:lieber|eher|besser)\s+(?P<what>[^,;:.!?]{3,50}?)\s*,?\s+(?:an)?statt\s+[^;:.!?]{3,60}?(?=\s*[.!]*\s*$)|"
    r"\b(?:lieber|eher|besser)\s+(?P<deed>[^,;:.!?]{3,50}?)\s*,\s+als\s+(?:sich\s+)?[^;:.!?]{2,60}?\bzu\s*\w+(?=\s*[.!]*\s*$)|"
    r"\b(?:lieber|eher|besser)\s+(?P<do>[^,;:.!?]{3,50}?)\s*,\s+als\s+(?:sich\s+)?[^;:.!?]{2,60}?\w+zu\w+en(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *1/2L löst sich auf*, *verteilt sich locker*: as skirmishers
SCATTERS = re.compile(
    r"\b(?:lös(?:t|(?P<many>en))\s+sich\s+(?:(?:in\s+(?:Schützen|Plänkler)\w*|weit|ganz|komplett|dabei|dann"
    r"|dort)\s+)*auf|"
    r"verteil(?:t|(?P<more>en))\s+sich(?:\s+(?:locker|weit|lose))?(?=\s*[.!]*\s*$))(?!\w)",
    re.IGNORECASE,
)
# *hält sich links der Straße und geht auf Gemioncourt*: on which side he comes there
KEEPS_TO = re.compile(
    r"\bh(?:ält|alten)\s+sich\s+(?:immer\s+|dabei\s+)?(?:links|rechts)(?:\s+(?:der|von\s+der|des)\s+(?:\w+)?(?:straße"
    r"|strasse|weges?|baches?|chaussee))?\s+und\s+"
    r"(?=(?:geh|marsch|rück|zieh|stöß|stoß|greif|nimm|nehm)\w*)",
    re.IGNORECASE,
)
# *Gauthier schließt sich seiner Brigade an*, *General Husson soll nach vorn zu seiner Brigade*
JOINS_HIS = re.compile(
    r"\b(?:(?:schließt|schliesst)\s+sich\s+(?:(?:wieder|bitte|jetzt|sofort|nun)\s+)*seine[rm]\s+(?P<whose>Brigade"
    r"|Division)(?:\s+wieder)?\s+an|"
    r"(?:soll|muss|möge|darf)\s+(?:(?:bitte|mal|wieder|endlich|weiter|etwas|schleunigst|näher)\s+)*(?:nach\s+vorne?"
    r"|vor|zurück|näher)\s+zu\s+seine[rm]\s+(?P<his>Brigade|Division)"
    r"(?:\s+(?:reiten|gehen|aufschließen|aufrücken))?)" + ENDS,
    re.IGNORECASE,
)
# *sollen sich an der Straße hinter die Böschung stellen*: they go there
STAND_THERE = re.compile(
    r"(?P<there>\bsich\s+(?:[^,;:.!?]{2,40}?\s)?(?:hinter|vor|neben|auf|an|in|zwischen|rechts|links"
    r"|bei)\s+[^,;:.!?]{2,50}?\s)stellen" + ENDS,
    re.IGNORECASE,
)
# *Foy geht mit seiner ganzen Division nach F6*, *Foy soll seine Division nach F6 führen*: all of it
SHALL = r"(?:soll|sollte|muss|möge|darf|kann|wird)"
WHOLE = r"(?:(?:ganze[nmr]?|gesamte[nmr]?|komplette[nmr]?|vollen|vollständige[nmr]?)\s+)?"
BODY = r"(?P<body>Division|Brigade|Korps)"
WITH_HIS = re.compile(
    rf"^(?P<lead>\W*)(?:General\s+)?(?P<who>(?-i:[A-ZÄÖÜ])[\wäöüßé-]+)\s+(?P<goes>{SHALL}\s+|(?:geht|zieht|marschiert"
    rf"|rückt|schwenkt|kommt|läuft|greift|reitet|trabt)\s+)"
    rf"(?P<how>(?:(?:dann|jetzt|sofort|nun|bitte|heute|gleich|weiter)\s+)*)mit\s+(?:seine[mr]|der"
    rf"|dem)\s+{WHOLE}{BODY}(?=\s+\S)",
    re.IGNORECASE,
)
LEADS_HIS = re.compile(
    rf"^(?P<lead>\W*)(?:General\s+)?(?P<who>(?-i:[A-ZÄÖÜ])[\wäöüßé-]+)\s+(?P<goes>{SHALL})\s+(?P<how>)(?:seine|die"
    rf"|sein|das)\s+{WHOLE}{BODY}\s+"
    r"(?P<where>[^;:.!?]{2,60}?)\s+(?:führen|bringen|verlegen|schicken|vorführen)" + LAST,
    re.IGNORECASE,
)
# *Wathiez hält sich bereit, Husson zu unterstützen*
READY_TO = re.compile(
    rf"^(?P<who>\W*[^,;:.!?]{{2,40}}?)\s+(?:(?:hält|halten)\s+sich\s+(?:dort\s+|da\s+)?bereit|(?:steht|stehen|ist"
    rf"|sind)\s+(?:dort\s+|da\s+)?bereit)\s*,?\s*(?:um\s+)?"
    rf"(?P<whom>(?:der\s+|die\s+|den\s+|dem\s+)?{NAME}(?:\s+und\s+{NAME})?)\s+(?:(?:notfalls|bei\s+Bedarf|jederzeit"
    rf"|sofort|gegebenenfalls)\s+)*"
    r"(?:zu\s+(?:unterstützen|helfen|decken|verstärken)|beizustehen|beizuspringen|zu\s+Hilfe\s+zu\s+kommen)" + LAST,
    re.IGNORECASE,
)
# *stellt sich links und rechts von Lairalle auf*: about there; how they stand is theirs
ON_BOTH_SIDES = re.compile(
    r"\bstell(?P<end>t|en)\s+sich\s+(?:links\s+und\s+rechts|rechts\s+und\s+links|beiderseits|zu\s+beiden\s+Seiten"
    r"|auf\s+beiden\s+Seiten)\s+(?:(?P<there>davon|daneben)|(?:von\s+|des\s+|der\s+|vom\s+)?"
    r"(?P<place>(?-i:[A-ZÄÖÜ])[\w-]+))\s+auf" + ENDS,
    re.IGNORECASE,
)
# *Ney reitet zu Foy und schaut sich das an*
AND_LOOKS = re.keyed(
    r"\s*(?:,|\bund)\s+(?:um\s+)?(?:dort\s+|da\s+)?(?:(?:schaut|sieht|guckt)\s+(?:sich\s+(?:das|die\s+(?:Lage|Sache"
    r"|Stellung))\s+(?:mal\s+|dort\s+|selbst\s+|genauer\s+)*an|sich\s+(?:dort\s+|mal\s+)*um|"
    r"(?:dort\s+|mal\s+)*nach\s+dem\s+Rechten|(?:dort\s+|mal\s+)*zu)|macht\s+sich\s+(?:dort\s+"
    r"|selbst\s+)*ein\s+Bild(?:\s+(?:davon|von\s+der\s+Lage))?|nach\s+dem\s+Rechten\s+zu\s+sehen)" + LAST,
    re.IGNORECASE,
)
# *Wathiez reitet hinter Hubert her, lässt aber 15 cm Abstand*
RIDES_BEHIND = re.compile(
    rf"^(?P<who>\W*(?!General)(?:(?:die\s+)?Brigade\s+)?{NAME})\s+(?:reitet|trabt|zieht|marschiert|läuft|rückt"
    rf"|geht)\s+(?:(?:dann|direkt|gleich|einfach)\s+)*hinter\s+(?P<whom>{NAME})\s+her\b"
    r"(?P<apart>\s*,?\s*(?:lässt|hält|mit|aber|und|bleibt|dabei)\b[^;:.!?]{0,30}?\d+\s*(?:cm|Zentimeter"
    r"|m)\b[^,;:.!?]{0,30})?" + LAST,
    re.IGNORECASE,
)
# *Nach dem Feuer der Batterien gehen Husson und Campi vor*: a case
AFTER_THE_GUNS = re.compile(
    r"^(?P<lead>\W*)nach\s+(?:dem|der)\s+(?:Feuer|Beschuss|Beschießung|Bombardement|Vorbereitung(?:sfeuer)?|Schießen"
    r"|Salve)\s+(?:durch\s+die|der|unserer|von\s+den|meiner)\s+(?P<guns>Batterien|Kanonen|Geschütze|Artillerie)\s*,?\s+"
    r"(?=[a-zäöüß]+(?:t|en)\b)",
    re.IGNORECASE,
)
# *..., bilden wir Karree, aber nur gegen Reiter*
ONLY_AGAINST_HORSE = re.compile(
    r"(?P<square>\b(?:Karr?ees?|Carrés?|Vierecke?)\b[^,;:.!?]{0,30}?)\s*,\s*(?:aber\s+|allerdings\s+"
    r"|jedoch\s+)?nur\s+(?:gegen|bei|vor)\s+(?:Reiter[nei]*|Kavallerie|Pferden?)" + LAST,
    re.IGNORECASE,
)
# *soll sich mit dem Feind nicht einlassen*
NOT_ENGAGE = re.compile(
    r"\b(?:(?P<shall>soll|sollen|darf|dürfen)\s+sich\s+(?:mit\s+(?:dem\s+Feind|den\s+\w+|niemandem|denen"
    r"|ihnen)\s+)?(?:nicht|keinesfalls)\s+einlassen|"
    r"l(?:ässt|assen)\s+sich\s+(?:mit\s+(?:dem\s+Feind|den\s+\w+|denen|ihnen)\s+nicht"
    r"|mit\s+niemandem)\s+ein)(?:\s*[,;]\s*(?:sondern\s+)?(?:nur\s+)?(?:beobachten|beobachtet|zuschauen"
    r"|gucken)(?:\s+nur)?)?" + ENDS,
    re.IGNORECASE,
)
# *Bitte achten Sie darauf, dass die Batterien nicht ohne Deckung dastehen*: what they need
TAKE_CARE = re.compile(
    r"^\W*(?:bitte\s+)?(?:achten?\s+(?:Sie\s+)?(?:bitte\s+)?(?:darauf|drauf)|(?:sorgen?"
    r"|schauen?)\s+(?:Sie\s+)?(?:bitte\s+)?(?:dafür|darauf"
    r"|drauf))\s*,\s*dass\s+(?P<who>[^,;:.!?]{2,40}?)\s+(?:[a-zäöü]+\s+){0,2}?(?:nicht|nie)\s+"
    r"(?:ganz\s+|völlig\s+)?(?:ohne\s+(?:Deckung|Schutz|Bedeckung)|ungeschützt|ungedeckt|allein"
    r"|schutzlos)\s+(?:da)?(?:stehen|steht|sind|ist|bleiben|bleibt)" + LAST,
    re.IGNORECASE,
)
# *Piré soll seine Reiter zusammenhalten und bei K6 sammeln*
GATHERS_HIS = re.compile(
    r"^(?P<lead>\W*)(?P<who>(?-i:[A-ZÄÖÜ])[\wé-]+)\s+(?:soll\s+seine\s+(?P<men>Reiter|Leute|Truppen|Bataillone"
    r"|Regimenter|Schwadronen)\s+(?:zusammenhalten\s+und\s+)?(?P<where>(?:bei|in|um|hinter|vor)\s+[^,;:.!?]{2,30}?)\s+"
    r"(?:ver)?sammeln|(?:ver)?sammelt\s+seine\s+(?P<own>Reiter|Leute|Truppen|Bataillone|Regimenter"
    r"|Schwadronen)\s+(?P<there>(?:bei|in|um|hinter|vor)\s+[^,;:.!?]{2,30}?))" + LAST,
    re.IGNORECASE,
)
# *Hubert bleibt bei K7*: all of him, where he is
STAYS_AT = re.compile(
    rf"^(?P<who>\W*(?!General|Gen\.|Marschall|Prinz|Der\s|Herzog)(?:(?:die\s+)?(?:Brigade"
    rf"|Division)\s+)?{NAME})\s+(?P<stays>bleib(?:t|en))\s+(?P<there>(?:(?:da|dort|oben|unten|weiter|erst\s*mal"
    rf"|vorerst|noch)\s+)*)"
    r"bei\s+(?=(?-i:[A-Z])\d{1,2}\b)",
    re.IGNORECASE,
)
ATTACK_OF_ONE = (
    r"(?:sie|es|ihn|ihnen)\s+(?:einer|jemand|wer|man|irgendwer|der\s+Feind|der\s+Gegner|die\s+Franzosen"
    r"|die\s+Engländer)\s+(?:an(?:fällt|greift|geht|springt)|attackiert|"
    r"(?:zu\s+)?(?:nahe|dicht|auf\s+die\s+Pelle|auf\s+den\s+Pelz)\s+(?:kommt|rückt))|"
    r"(?:einer|jemand|wer|man|irgendwer|der\s+Feind|der\s+Gegner)\s+(?:sie|es|ihn)\s+(?:an(?:fällt|greift|geht)"
    r"|attackiert)|"
    r"(?:einer|jemand|wer|man|irgendwer|der\s+Feind|der\s+Gegner)\s+auf\s+sie\s+(?:losgeht|losstürmt|zustürmt"
    r"|losrennt)|"
    r"(?:sie|es|er)\s+(?:angefallen|angegangen|attackiert|angegriffen)\s+(?:werden|wird)"
)
FLEE = (
    r"(?:hau(?:en|t)\s+(?:lieber\s+)?ab|geh(?:en|t)\s+stiften|türm(?:en|t)|nehmen\s+Reißaus|nimmt\s+Reißaus|mach(?:en"
    r"|t)\s+sich\s+(?:aus\s+dem\s+Staub|davon|dünne?)|"
    r"(?:verzieh|verdrück)(?:en|t)\s+sich|lauf(?:en)\s+(?:lieber\s+)?(?:weg|davon)|läuft\s+(?:lieber\s+)?(?:weg"
    r"|davon)|suchen\s+das\s+Weite|sucht\s+das\s+Weite|"
    r"weich(?:en|t)\s+(?:lieber\s+)?aus|reiß(?:en|t)\s+aus|renn(?:en|t)\s+(?:lieber\s+)?(?:weg|davon))"
)
# *Plänkler hauen ab, wenn sie einer anfällt*
RUN_WHEN_ATTACKED = re.keyed(
    rf"^(?P<lead>\W*)(?P<who>[^,;:.!?]{{3,40}}?)\s+(?:(?:sollen|soll)\s+)?{FLEE}\s*,?\s+(?:wenn|falls"
    rf"|sobald)\s+(?:{ATTACK_OF_ONE}){LAST}",
    re.IGNORECASE,
)
BARE = re.compile(r"(?:Plänkler|Jäger|Schützen|Tirailleure|Voltigeure)", re.IGNORECASE)
# *Karrees sparen wir uns*
NO_SQUARES = re.compile(
    r"^\W*(?:keine?\s+(?:Karr?ees?|Carrés?|Vierecke?)(?:\s+bilden)?(?=\s*[,;–-]\s*(?:(?:denn|weil)\s+)?(?:der|die|er"
    r"|sie|da)\s)|"
    r"(?:(?:auf|die|aufs|das)\s+)*(?:Karr?ees?|Carrés?|Vierecke?)\s+(?:(?:spar(?:en|e)|schenk(?:en|e))\s+(?:wir"
    r"|ich)\s+(?:uns|mir)|(?:können|kann)\s+(?:wir|ich|man)\s+(?:uns|mir|sich)\s+"
    r"(?:schenken|sparen)|(?:brauch(?:en|e|t))\s+(?:wir|ich|man|es)\s+(?:[a-zäöü]+\s+){0,2}(?:nicht|keine?)"
    r"|verzicht(?:en|e)\s+(?:wir|ich)|lass(?:en|e)\s+(?:wir|ich)\s+(?:bleiben|weg|sein)|"
    r"(?:ist|sind|wären|wäre)\s+(?:[a-zäöü]+\s+){0,2}(?:überflüssig|unnötig|nicht\s+nötig)))(?:\s+(?:heute|diesmal"
    r"|diese\s+Runde|vorerst|noch))*"
    r"(?:\s*[,;–-]\s*(?:(?:denn|weil)\s+)?(?:der|die|er|sie|es|da)\b[^;:.!?]*)?" + LAST,
    re.IGNORECASE,
)
# *Sollten die Franzosen bis an die Kanonen herankommen, sollen unsere Leute anspannen und machen, dass sie wegkommen*
CREWS_LEAVE = re.compile(
    r"^\W*(?:(?:wenn|falls|sobald|sollten?)\s+)?(?P<case>[^,;.!?]{3,80}?\b(?P<guns>Kanonen|Geschützen?|Batterien"
    r"|Haubitzen)\b[^,;.!?]{0,40}),\s*"
    r"(?:dann\s+|so\s+)?(?:sollen|müssen)\s+(?:unsere|die|meine|ihre)\s+(?:Leute|Männer|Jungs|Mannschaften|Burschen"
    r"|Kanoniere|Bedienungen)\s+(?:(?:sofort|schnell|bitte|gleich)\s+)*"
    r"(?:anspannen|aufprotzen|einspannen)(?:\s*(?:,|und)\s+(?:machen\s*,\s*dass\s+sie\s+(?:weg|fort|davon)kommen"
    r"|[^,;:.!?\d]{3,40}))?" + LAST,
    re.IGNORECASE,
)
TIGHT = r"(?:nah(?:e)?|dicht)"
TOO_CLOSE_TO_CREWS = re.compile(
    rf"^\W*(?:wenn|falls|sobald)\s+[^,;:.!?]{{3,40}}?\s+zu\s+{TIGHT}\s+(?:kommt|kommen|herankommt|herankommen"
    rf"|rückt)\s*,\s*(?:dann\s+)?(?:sollen|müssen)\s+"
    r"(?:unsere|die|meine)\s+(?:Leute|Männer|Jungs|Mannschaften|Kanoniere|Bedienungen)\s+(?:(?:sofort|schnell|bitte"
    r"|gleich)\s+)*(?:anspannen|aufprotzen|einspannen)"
    r"(?:\s*(?:,|und)\s+(?:machen\s*,\s*dass\s+sie\s+(?:weg|fort|davon)kommen|[^,;:.!?\d]{3,40}))?" + LAST,
    re.IGNORECASE,
)


def goes_ahead(told: re.Match[str]) -> str:
    """Who goes ahead of the others, as skirmishers if he is told so."""
    who = told["who"] or told["van"]
    return f"{who} {'als Plänkler vor' if told['loose'] else 'geht voran'}"


def covers_the_front(told: re.Match[str]) -> str:
    """So far before the others of his brigade, or ahead of them."""
    far = re.match(r".*?(?:cm|Zentimeter|m|Meter)\b", told["far"] or "")
    return f"{told['lead'] or ''}geht {f'{far[0]} vor die Brigade' if far else 'voran'}"


def with_his(told: re.Match[str]) -> str:
    """What a general does with all of his, as they do it themselves."""
    body = told["body"].capitalize()
    return (
        f"{told['lead']}{'Das' if body == 'Korps' else 'Die'} {body} {told['who']} {told['goes']}{told['how']}".rstrip()
    )


def leads_his(told: re.Match[str]) -> str:
    """Where a general shall lead all of his: there they shall go."""
    return f"{with_his(told)} {told['where']} gehen"


def on_both_sides(told: re.Match[str]) -> str:
    """About a place."""
    where = "dorthin" if told["there"] else f"nach {told['place']}"
    return f"geh{told['end']} {where}"


def gathers_his(told: re.Match[str]) -> str:
    """His men go where he gathers them."""
    return f"{told['lead']}Alle {told['men'] or told['own']} von {told['who']} gehen {told['where'] or told['there']}"


def run_when_attacked(told: re.Match[str]) -> str:
    """Those who evade a charge."""
    who = told["who"]
    return f"{told['lead']}{'Die ' if BARE.fullmatch(who) else ''}{who} weichen aus, wenn sie angegriffen werden"


COMMANDS = (
    turn("schützen", RIFLEMEN, r"\g<the> Plänkler"),
    turn("bis ", UNTIL_SILENT),
    turn("zum ", SILENCES, lambda told: f"beschieß{told['brings'][5:]} {told['whom']}"),
    turn(
        "hinter|nach",
        THEN_AFTER,
        lambda told: f"{told['lead']}{told['who']}{told['does']}; {told['who']} folgt {told['whom'] or told['other']}",
    ),
    turn("weiter|schluss|mehr nicht|und gut", NO_FARTHER, r"\g<upto>"),
    turn("vorneweg|vorn weg|voran|voraus|spitze|vorhut|vortrab|avantgarde", GOES_AHEAD, goes_ahead),
    turn("bleib", LOOSE_AS_NOW, r"\g<and>in Schützenkette"),
    turn("in der|in die|in ihr", LOOSE_ORDER, "in Schützenkette"),
    turn("abweichend|unterschied|gegensatz", IN_DEVIATION, " "),
    turn("über", GOES_OVER_TO, r"bildet \g<how>"),
    turn(
        "löst sich|lösen sich|verteilt sich|verteilen sich",
        SCATTERS,
        lambda told: f"schwärm{'en' if told['many'] or told['more'] else 't'} aus",
    ),
    turn("mit sein|mit der|mit dem", WITH_HIS, with_his),
    turn("führen|bringen|verlegen|schicken", LEADS_HIS, leads_his),
    turn("bereit", READY_TO, r"\g<who> unterstützt \g<whom>"),
    turn("beid|beiderseits|links und|rechts und", ON_BOTH_SIDES, on_both_sides),
    turn(" an| um|rechten| zu|bild", AND_LOOKS),
    turn("hinter ", RIDES_BEHIND, r"\g<who> folgt \g<whom>"),
    turn("nach de", AFTER_THE_GUNS, r"\g<lead>Wenn die \g<guns> gefeuert haben, "),
    turn("nur ", ONLY_AGAINST_HORSE, r"\g<square> gegen Kavallerie"),
    turn("einlassen|sich ", NOT_ENGAGE, "greift nicht an"),
    turn("dass ", TAKE_CARE, r"\g<who> brauchen Deckung"),
    turn("sammel", GATHERS_HIS, gathers_his),
    turn("sich links|sich rechts|sich immer|sich dabei", KEEPS_TO),
    turn("seine", JOINS_HIS, lambda told: f"reitet zu seiner {told['whose'] or told['his']}"),
    turn("stellen", STAND_THERE, r"\g<there>hinstellen"),
    turn("bei ", STAYS_AT, r"\g<who> \g<stays> \g<there>in "),
    turn("front", COVERS_THE_FRONT, covers_the_front),
    turn("flanke", GUARDS_FLANK, lambda told: f"deck{'en' if told['many'] else 't'} {told['flank']}"),
    turn("lieber|eher|besser", RATHER_THAN, lambda told: told["what"] or told["deed"] or told["do"]),
    turn("wenn|falls|sobald", RUN_WHEN_ATTACKED, run_when_attacked),
    turn("karree|karee|carré|viereck", NO_SQUARES, "Keine Karrees gegen Kavallerie"),
    turn(
        "kanonen|geschütz|batterien|haubitzen",
        CREWS_LEAVE,
        "Wenn die Geschütze angegriffen werden, protzen die Geschütze auf",
    ),
    turn("zu nah|zu dicht", TOO_CLOSE_TO_CREWS, "Wenn die Geschütze angegriffen werden, protzen die Geschütze auf"),
)
