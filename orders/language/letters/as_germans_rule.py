"""As Germans rule: what somebody is to do in a case, and how boldly he goes about it, in words of every day.

*Hält sich mit Attacken zurück*, *hält nach einem Erfolg an*, *gibt nach, wenn es angegriffen wird*, *rettet die
Geschütze*: the same rules and deeds by the words that every reader of a letter knows.
"""

from __future__ import annotations

from battles.engine import expressions as re
from orders.language.letters.turns import turn

DONE = r"(?=\s*(?:[.;!]|$))"
END = r"(?=\s*(?:[.,;!]|$|und\b|aber\b))"
WHO = r"(?P<who>(?!(?:er|sie|es|jeder|alle|und|wer)\b)[^,;:.!?]{2,40}?)"
CHARGES = (
    r"(?:(?:eigenen?|eigenmächtigen?|weiteren?|jeglichen?|allen?|jeder|jede|alle|der|die|das|dem|einer|eine)\s+)*"
    r"(?:Attacken?|Angriff(?:e|en|s|es)?|Attackieren|Reiterangriff(?:e|en)?)"
)
# *hält sich mit Attacken zurück*, *unterlässt jede Attacke*, *sieht von Angriffen ab*, *verzichtet auf Attacken*
NO_CHARGES = re.keyed(
    rf"\b(?:(?P<many>halten|enthalten|sehen|verzichten|unterlassen|lassen)|"
    rf"(?:hält|enthält|sieht|verzichtet|unterlässt|unterläßt|lässt|läßt))\s+"
    rf"(?:sich\s+mit\s+{CHARGES}\s+(?:\w+\s+)?zurück|sich\s+(?:\w+\s+)?{CHARGES}|"
    rf"von\s+{CHARGES}\s+(?:\w+\s+)?ab|auf\s+{CHARGES}|(?:bitte\s+)?{CHARGES}(?:\s+(?:bleiben|sein))?){END}",
    re.IGNORECASE,
)
DENIES = re.compile(r"zurück$|\bvon\b|\bauf\b|\benth|unterl|bleiben$|sein$", re.IGNORECASE)
# *rückt dem Feind auf den Leib*, *geht 2/2Nas an den Kragen*
AT_HIS_THROAT = re.compile(
    r"\b(?:rück|geh|fall|fäll|steig|setz)(?P<n>t|en)\s+(?:dem\s+|der\s+|den\s+)?(?P<whom>[^,;:.!?]{2,40}?)\s+"
    r"(?:auf\s+den\s+(?:Leib|Pelz|Hals)|an\s+(?:den\s+Kragen|die\s+Gurgel|die\s+Kehle)|aufs\s+Dach)" + END,
    re.IGNORECASE,
)
# *kauft sich 2/2Nas*, *macht sich an 2/2Nas heran*, *fällt über 2/2Nas her*
GOES_FOR_HIM = re.keyed(
    r"\b(?:(?:kauf|schnapp|krall|greif)(?P<n>t|en)\s+sich\s+(?:mal\s+|jetzt\s+|erst\s+)?(?P<whom>(?:(?:das|die|den)\s+)?(?:\d+/\d+\w+|\d+[A-Z]\w*))|"
    r"mach(?P<n2>t|en)\s+sich\s+(?:an|über)\s+(?:(?:das|die|den)\s+)?(?P<whom2>\d+/\d+\w+|\d+[A-Z]\w*)\s+(?:heran|ran|her)|"
    r"(?:fäll(?P<n3>t)|fallen)\s+über\s+(?:(?:das|die|den)\s+)?(?P<whom3>\d+/\d+\w+|\d+[A-Z]\w*)\s+her)" + END,
    re.IGNORECASE,
)
SUCCESS = (
    r"(?:nach|bei)\s+(?:(?:eine[mr]|dem|der|jede[mr])\s+)?(?:(?:gewonnene|erfolgreiche|siegreiche|glückliche)[mnr]?\s+"
    r"(?:Nahkampf|Kampf|Gefecht|Angriff|Attacke|Handgemenge)|Erfolg|Sieg|Durchbruch)(?:e?s?)?"
)
# *hält nach einem Erfolg an*, *macht nach gewonnenem Nahkampf halt*, *bleibt nach einem Sieg stehen*
HALTS_AFTER = re.keyed(
    rf"^(?P<lead>\W*){WHO}\s+(?:hält|halten|macht|machen|bleibt|bleiben|stoppt|stoppen|sammelt|sammeln)\s+(?:sich\s+)?"
    rf"{SUCCESS}(?:\s+(?:an\s+Ort\s+und\s+Stelle|auf\s+der\s+Stelle|da|dort|an|halt|Halt|stehen|inne|ein|sofort|sich|wo\s+\w+\s+(?:ist|sind|steht|stehen)))*{DONE}",
    re.IGNORECASE,
)
# *Niemand verfolgt einen geschlagenen Gegner, alle bleiben nach einem Erfolg an Ort und Stelle*: the same once more
AND_ALL_STAY = re.keyed(
    rf"(?P<rule>^\W*(?:(?:und|aber)\s+)?(?:niemand|keiner|kein\s+\w+|nobody|no\s+one|none\s+of\s+\w+)\s+(?:verfolg|setzt|jagt|läuft|rennt|pursue|chase|follow|goe?s?\s+after|run)[^;:.!?]*?)\s*[,;–]\s*"
    rf"(?:(?:und|sondern|and)\s+)?(?:alle|jeder|man|wir|everybody|everyone|all|they|sie)\s+(?:(?:bleib|halt|hält|steh|stopp)\w*\s+(?:{SUCCESS}\s*)?(?:an\s+Ort\s+und\s+Stelle|stehen|da|dort|an|,?\s*wo\s+\w+\s+\w+)?|"
    r"(?:stays?|stands?|halts?|stops?|holds?)\s+(?:put|there|still|where\s+\w+\s+(?:is|are))?(?:\s*after\s+(?:a|any|every|the)\s+(?:success|win|victory|fight|melee))?)(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Alle bleiben nach einem Erfolg an Ort und Stelle*, *everybody stays put after a success*: nobody goes on
ALL_HALT = re.keyed(
    rf"^(?P<lead>\W*(?:(?:und|aber|and)\s+)?)(?:(?:alle|jeder|jeder\s+einzelne|man|wir)\s+(?:bleib|halt|hält|steh|stopp)\w*\s+{SUCCESS}(?:\s+(?:an\s+Ort\s+und\s+Stelle|auf\s+der\s+Stelle|stehen|da|dort|an|,?\s*wo\s+\w+\s+\w+))?|"
    r"(?P<en>everybody|everyone|all(?:\s+of\s+them)?|they\s+all)\s+(?:stays?|stands?|halts?|stops?|holds?)\s+(?:put\s+|there\s+|still\s+|where\s+\w+\s+(?:is|are)\s+)?after\s+(?:a|any|every|the)\s+(?:success|win|victory|fight|melee))(?=\s*[.!]*\s*$)",
    re.IGNORECASE,
)
# *Nach gewonnenem Nahkampf stößt Gauthier nach, Husson hält*: each of the two by himself
EACH_AFTER = re.keyed(
    rf"^(?P<lead>\W*){SUCCESS}\s*[:,]?\s*(?:stößt|stösst|setzt|stoßen|setzen|verfolgt|verfolgen|jagt)\s+(?P<who>[A-ZÄÖÜ\d][^,;:.!?]{{1,30}}?)"
    r"(?:\s+nach)?\s*(?:,|und|,\s*(?:und|aber|während))\s*(?P<other>[A-ZÄÖÜ\d][^,;:.!?]{1,30}?)\s+"
    r"(?:hält|halten|bleibt|bleiben|stoppt|verfolgt\s+nicht|setzt\s+nicht\s+nach)(?:\s+(?:an|stehen|dagegen|aber|wo\s+\w+\s+ist))*"
    + DONE,
    re.IGNORECASE,
)
AFTER_PURSUES = re.keyed(
    rf"^(?P<lead>\W*){SUCCESS}\s*[:,]?\s*(?:stößt|stösst|setzt|verfolgt|jagt)\s+(?P<who>[A-ZÄÖÜ\d][^,;:.!?]{{1,30}}?)(?:\s+(?:nach|weiter))?{DONE}",
    re.IGNORECASE,
)
# *..., ordnen, ...* behind *stehen bleiben*: what goes without saying
DRESSES = re.compile(
    r"(?P<stays>\b(?:stehen\s*bleiben|Halt|anhalten|halten|verfolgt\s+nicht|nicht\s+nachsetzen)\b)\s*,?\s*(?:und\s+)?"
    r"(?:(?:sich\s+)?(?:(?:neu|wieder)\s+)?(?:ordnen|sammeln|formieren)|Ordnung\s+herstellen)(?=\s*(?:[,.;!]|$))",
    re.IGNORECASE,
)
# *Bei einem Angriff weicht 1/2L zurück*, *gibt nach, wenn es angegriffen wird*
ATTACKED = (
    r"(?:bei|im\s+Falle)\s+(?:eine[mrs]\s+|jede[mr]\s+)?(?:feindlichen?\s+)?(?:Angriffs?|Attacken?|Reiterangriffs?)"
    r"(?!\s+auf)"
)
GIVES_WAY = re.compile(
    rf"^(?P<lead>\W*){ATTACKED}\s+(?:weich(?P<n>t|en)|geh(?P<n2>t|en)|zieh(?P<n3>t|en)\s+sich|gib(?P<n4>t)|geben)\s+"
    rf"(?P<who>(?!sich\b|keine)[^,;:.!?]{{2,40}}?)\s+(?:sich\s+)?(?:zurück|aus|nach){DONE}",
    re.IGNORECASE,
)
YIELDS_IF = re.compile(
    r"\b(?:gib(?P<n>t)|geben)\s+(?:sofort\s+|lieber\s+)?nach(?=\s*,\s*(?:wenn|falls|sobald)\s)", re.IGNORECASE
)
REACHED = (
    r"(?:überrannt|überritten|angegriffen|attackiert|bestürmt|gestürmt|genommen|erreicht|erobert|eingenommen)\s+"
    r"(?:wird|werden|zu\s+werden\s+droht)"
)
# *rettet die Geschütze, wenn sie überrannt wird*, *bringt sich in Sicherheit, ...*
SAVES_GUNS = re.compile(
    r"\b(?:(?P<many>retten|bringen|schaffen|machen)|rettet|bringt|schafft|macht)\s+(?:"
    r"(?:sich|(?:die|ihre|seine)\s+(?:Geschütze|Kanonen|Stücke|Rohre))(?:\s+(?:rechtzeitig|schnell|lieber|dann))*\s+"
    r"(?:in\s+Sicherheit|fort|weg|davon|aus\s+dem\s+Staub)|(?<=rettet\s)(?:die|ihre|seine)\s+(?:Geschütze|Kanonen|Stücke)|"
    rf"(?<=retten\s)(?:die|ihre|seine)\s+(?:Geschütze|Kanonen|Stücke))(?=\s*,?\s*(?:wenn|falls|sobald|bevor)\b[^,;:.!?]*?\b{REACHED})",
    re.IGNORECASE,
)
GUNS = r"(?:Geschütze?n?|Kanonen?|Rohre?n?|Batterien?|Stücke?n?|Artillerie)"
# *kommt der Gegner bis an die Rohre: aufprotzen und weg, Geschütze retten*, *bei Nahangriff aufprotzen und ausweichen*
ENEMY = (
    r"(?:der\s+)?(?:Feind|Gegner|Franzose|Franzosen|die\s+(?:Franzosen|Holländer|Engländer|Niederländer)|Infanterie|"
    r"Kavallerie|jemand)"
)
AT_THE_GUNS = re.compile(
    rf"^(?P<lead>\W*(?:[^,;:.!?]{{2,40}}?:\s*)?)(?:(?:kommt|kommen|gelangt|bricht|brechen|dringt|gerät)\s+{ENEMY}\s+(?:doch\s+)?(?:(?:bis\s+)?(?:an|in|zwischen|auf|zu)\s+(?:die|den|unsere[n]?)\s+{GUNS}(?:\s+(?:ein|heran|vor))?)|"
    rf"(?:bei|im\s+Falle\s+eines|falls)\s+(?:feindlichem\s+)?(?:Nahangriffs?|Nahkampfs?|Einbruchs?|Sturms?(?:angriffs?)?|Überrennens))\s*[:,–-]?\s*"
    r"(?:aufprotzen\s*(?:,|und)\s*(?:und\s+)?(?:weg|ab|fort|davon|ausweichen|zurück|abfahren|fliehen|verschwinden|flüchten)|(?:weg|ausweichen|abhauen)\s+(?:damit|mit\s+den\s+Geschützen))"
    rf"(?:\s*,\s*(?:die\s+)?{GUNS}\s+(?:retten|in\s+Sicherheit\s+bringen))?{DONE}",
    re.IGNORECASE,
)
# *Sollten die Franzosen in die Batterien einbrechen, so protzen sie auf*: the batteries
INTO_THE_GUNS = re.compile(
    rf"^(?P<lead>\W*)(?:(?:sollte[n]?|wenn|falls)\s+{ENEMY}\s+(?:doch\s+)?(?:bis\s+)?(?:in|an|zwischen|auf)\s+(?:die|unsere)\s+{GUNS}\s+"
    r"(?:einbrechen|eindringen|kommen|gelangen|vordringen|geraten|einbricht|eindringt|kommt|gelangt|vordringt)|"
    rf"(?:brechen|dringen|kommen|bricht|dringt|kommt)\s+{ENEMY}\s+(?:in|an|zwischen)\s+(?:die|unsere)\s+{GUNS}(?:\s+ein)?)\s*,\s*(?:so\s+|dann\s+)?"
    r"(?:protzen\s+(?:sie|diese|die)\s+auf(?:\s+und\s+[^,;:.!?\d]{3,30})?|(?:wird|werden)\s+(?:sofort\s+)?aufgeprotzt(?:\s+und\s+[^,;:.!?\d]{3,30})?)"
    + DONE,
    re.IGNORECASE,
)
# *geht neben 7/2FA in Stellung, rechts davon*: on that side of it
BESIDE_IT = re.compile(
    r"\b(?:direkt\s+)?neben\s+(?:der\s+|die\s+|das\s+|dem\s+)?(?P<whom>[^,;:.!?]{2,30}?)(?P<goes>\s+(?:in\s+Stellung|auf|hin|Stellung))?\s*,\s*"
    r"(?:und\s+zwar\s+)?(?P<side>rechts|links|westlich|östlich|nördlich|südlich)\s+(?:davon|von\s+(?:ihr|ihm|ihnen|der))"
    + END,
    re.IGNORECASE,
)
# *Für 5M Folgendes: bleibt*, *Zu 5M folgender Befehl: ...*
FOR_HIM = re.compile(
    r"^(?P<lead>\W*)(?:für|zu|an)\s+(?:die\s+|das\s+|den\s+|der\s+|dem\s+)?(?P<who>[^,;:.!?]{2,40}?)\s+(?:gilt\s+|noch\s+)?"
    r"(?:Folgendes|folgende[rs]?\s+(?:Befehl|Auftrag|Weisung|Anweisung|Order))\s*:\s*",
    re.IGNORECASE,
)
# *verbleiben in ihrer jetzigen Aufstellung*, *bleibt an seinem bisherigen Platz*
WHERE_IT_STANDS = re.compile(
    r"\b(?:ver)?(?P<stays>bleib(?:t|en))\s+(?:(?:bitte|vorerst|einfach|weiter|weiterhin|zunächst)\s+)*(?:in|an|auf|bei)\s+(?:(?:ihre[rmn]?|seine[rmn]?|der|dem|den)\s+)?"
    r"(?:(?:jetzige|bisherige|derzeitige|gegenwärtige|momentane|augenblickliche|heutige|alte|aktuelle|eingenommene)[nmr]?\s+)+"
    r"(?:Aufstellung|Stellung|Stellungen|Platz|Plätzen|Position|Positionen|Standort|Lage|Ort)(?:\s+stehen)?" + END,
    re.IGNORECASE,
)
# *Ney: Standort bei 7/2FA*, *Foy führt vorn bei Gauthier*: where a general is
POSTED = re.compile(
    r"^(?P<lead>\W*)(?P<who>(?:General\s+|Marschall\s+)?[A-ZÄÖÜ][\w-]+(?:\s+[A-ZÄÖÜ][\w-]+)?)\s*(?::|\s)\s*"
    r"(?:(?:Standort|Platz|Gefechtsstand|Aufenthalt|Befehlsstelle)\s*:?|(?:führt|befehligt|kommandiert|leitet)\s+(?:von\s+)?(?:ganz\s+)?(?:vorne?|persönlich|selbst))\s+"
    r"(?:bei|beim|neben|nahe)\s+(?=\S)"
)
# *darf in seiner Linie am Waldrand stehen bleiben*
MAY_STAY = re.compile(
    r"\b(?:darf|dürfen|kann|können|soll|sollen)\s+(?P<how>(?:in\s+(?:seiner|ihrer)\s+(?:Linie|Kolonne|Plänklerkette|Formation)\s+)?"
    r"(?:(?:am|an\s+der|im|auf\s+der|in\s+der)\s+[^,;:.!?\s]{3,20}\s+))(?:ruhig\s+|gern\s+|gerne\s+)?stehen\s*bleiben"
    + END,
    re.IGNORECASE,
)
# *Attacke nur auf schriftlichen Befehl von mir*
WRITTEN_ORDER = re.compile(
    r"\b(?P<only>(?:nur|erst|ausschließlich)\s+auf)\s+(?:schriftl(?:ich\w*)?\.?|mündl(?:ich\w*)?\.?|ausdrückl(?:ich\w*)?\.?|direkten|gesonderten|besonderen|persönlichen)\s+"
    r"(?P<order>Befehl|Order|Anweisung|Weisung)(?:\s+von\s+mir|\s+durch\s+mich)?",
    re.IGNORECASE,
)
# *Zuerst sind die Kanonen dran, dann Bijlandt*: before whom they act
ARE_FIRST = re.compile(
    r"\b(?P<first>(?:zu)?erst|zunächst|als\s+erste[srn]?)\s+(?:ist|sind|kommt|kommen)\s+(?P<who>[^,;:.!?]{2,40}?)\s+(?:dran|an\s+der\s+Reihe|an\s+die\s+Reihe)"
    r"(?=\s*,\s*(?:dann|danach|als\s+(?:zweite|nächste)\w*|gefolgt)\b)",
    re.IGNORECASE,
)
# *Geschlossene Infanterie greift sie nicht an*: whom she leaves alone, put behind her
LEAVES_THEM = re.compile(
    r"^(?P<lead>\W*)(?P<whom>(?:(?:geschlossene|formierte|frische|intakte|feindliche|gegnerische|aufgestellte)\s+)+(?:Infanterie|Kavallerie|Bataillone|Batterien|Artillerie|Reiterei|Truppen)|"
    r"Karrees?|Batterien|Infanterie\s+in\s+(?:Linie|Kolonne|Karree|Ordnung))\s+(?P<does>greift|greifen|attackiert|attackieren)\s+(?P<he>sie|er|es)\s+(?P<not>nicht|nie|niemals|keinesfalls)(?P<on>\s+an)?"
    + DONE,
    re.IGNORECASE,
)
# *wartet mit dem Angriff, bis die Batterien geschossen haben*: until then he attacks nobody
WAITS_WITH_IT = re.compile(
    r"\b(?P<waits>warte(?:t|n)|zögert|zögern)\s+(?:noch\s+)?mit\s+(?:dem|der|seinem|ihrem|seiner|ihrer|einem|jedem)\s+(?:Angriff|Vormarsch|Vorrücken|Attacke|Sturm|Abmarsch|Bewegung|Attackieren|Angreifen)"
    r"\s*,?\s+(?=bis\b|auf\b)",
    re.IGNORECASE,
)
# *..., deckt ihn Jamin*: who does it stands last
BY_WHOM = re.keyed(
    r"(?P<case>^\W*(?:wenn|falls|sobald|sollte|muss|geht)\s[^;:.!?]{3,60}?,\s*(?:dann\s+|so\s+)?)(?P<does>deckt|unterstützt|schützt|ersetzt|sichert|begleitet)\s+(?P<whom>ihn|sie|es)\s+(?P<who>(?:die\s+Brigade\s+|das\s+|die\s+)?(?-i:[A-ZÄÖÜ\d])[\w/-]+)"
    + DONE,
    re.IGNORECASE,
)
# *Ney schaut sich das von G5 aus an*, *beobachtet alles von G5 aus*: where he is
LOOKS_ON = re.compile(
    r"^(?P<lead>\W*)(?P<who>(?:General\s+|Marschall\s+)?[A-ZÄÖÜ][\w-]+(?:\s+[A-ZÄÖÜ][\w-]+)?)\s+(?:(?:schaut|sieht|guckt)\s+sich\s+(?P<what>das|alles|es|den\s+\w+|die\s+\w+|das\s+\w+)(?:\s+(?:Ganze|alles))?|"
    r"(?:beobachtet|verfolgt|überwacht|betrachtet|leitet|dirigiert)\s+(?:das\s+(?:Ganze|Gefecht|Geschehen|alles)|alles|den\s+(?:Angriff|Kampf|Vormarsch)|die\s+(?:Schlacht|Sache|Lage|Attacke)))\s+"
    r"(?:lieber\s+|dann\s+)?(?:von|vom)\s+(?P<where>[A-Za-z]\d{1,2}|(?:der|dem)\s+[^,;:.!?]{3,25}?|[A-ZÄÖÜ][\w-]+)\s+aus(?:\s+an)?(?=\s*[.!]*\s*$)"
)
# *darf loslegen, sobald sich eine Flanke auftut*
AT_A_FLANK = re.compile(
    r"\b(?:darf|dürfen|kann|können|soll|sollen)\s+(?:gern\s+|ruhig\s+)?(?:loslegen|zuschlagen|losschlagen|ran|drauf|losreiten|zupacken|attackieren|angreifen)\s*,?\s+(?:sobald|wenn|falls)\s+"
    r"(?:sich\s+(?:ihm\s+|ihr\s+)?(?:eine|irgendwo\s+eine|die)\s+(?:offene\s+|freie\s+|ungedeckte\s+)?Flanke\s+(?:auftut|bietet|zeigt|öffnet|ergibt|anbietet)|(?:er|sie)\s+(?:eine|die)\s+(?:offene\s+)?Flanke\s+(?:sieht|findet|bekommt|vor\s+sich\s+hat))"
    + DONE,
    re.IGNORECASE,
)
# *... auf 2/2Nas und sonst nichts*
NOTHING_ELSE = re.compile(
    r"(?P<fires>\b(?:feuer|schie(?:ß|ss)|beschie(?:ß|ss)|Ziel)\w*\b[^;:.!?]*?)\s*,?\s+(?:und|aber)\s+(?:auf\s+)?sonst\s+(?:auf\s+)?(?:nichts|niemand(?:en)?|keinen)(?:\s+anderes)?"
    + DONE,
    re.IGNORECASE,
)
# *soll nicht so nah ran, lieber nach La Bergerie*: where he is rather to be
RATHER_THERE = re.compile(
    r"\b(?P<shall>soll|sollen|darf|dürfen|muss|müssen)\s+(?:mir\s+)?nicht\s+(?:so|zu|ganz\s+so|allzu)\s+(?:nahe?|weit|dicht)\s*(?:heran|ran|vor|nach\s+vorne?|an\s+den\s+Feind|dran)?\s*,\s*(?:sondern\s+)?(?:lieber|besser|eher|vielmehr)\s+(?=(?:nach|zu[mr]?|hinter|in|auf|bei)\s)",
    re.IGNORECASE,
)
# *beeilt sich und ist nächste Runde in Quatre-Bras*: where he goes
IS_THERE_BY = re.compile(
    r"\b(?:beeil(?:t|en)|sput(?:et|en))\s+sich\s*(?:,|und)\s*(?:und\s+)?(?:ist|sind|steht|stehen)\s+(?:(?:bis\s+)?(?:nächste[nrs]?|kommende[nrs]?)\s+(?:Runde|Zug|Spielzug)|bald|gleich|rasch|schnell|möglichst\s+\w+|dann)\s+(?P<where>(?:in|bei|an|auf|am|im)\s+[^,;:.!?]{2,30}?)"
    + DONE,
    re.IGNORECASE,
)
# *ist für Gemioncourt verantwortlich, Sachsen-Weimar für den Wald*: each holds his own
ANSWERS_FOR = re.compile(
    r"\b(?:ist|bleibt)\s+(?:(?:mir|weiterhin|weiter|jetzt)\s+)*für\s+(?P<what>(?!(?:die\s+|den\s+)?(?:Batterien|Geschütze|Angriff|Sturm|Reserve|Kavallerie|Infanterie|Artillerie|Verfolgung)|seine|ihre)[^,;:.!?]{2,40}?)\s+(?:verantwortlich|zuständig)"
    r"(?:\s*(?:,|und|,\s*und)\s*(?P<who>(?-i:[A-ZÄÖÜ\d])[\w/-]*(?:\s+(?-i:[A-ZÄÖÜ])[\w-]+)?)\s+für\s+(?P<other>[^,;:.!?]{2,40}?))?"
    + DONE,
    re.IGNORECASE,
)
# *macht linksum*
BY_THE_LEFT = re.compile(r"\bmach(?P<n>t|en)\s+(?P<way>links|rechts)\s?um\b", re.IGNORECASE)
# *Wenn Wathiez eine Gelegenheit sieht, schlägt er zu*
SEES_A_CHANCE = re.compile(
    r"^(?P<lead>\W*)(?:wenn|sobald|falls)\s+(?P<who>(?-i:[A-ZÄÖÜ\d])[\w/-]*)\s+(?:eine|die)\s+(?:gute\s+|günstige\s+)?(?:Gelegenheit|Chance|Möglichkeit)\s+(?:dazu\s+)?(?:sieht|hat|bekommt|findet|wittert)\s*,\s*"
    r"(?:dann\s+|so\s+)?(?:darf\s+(?:er|sie)\s+(?:zuschlagen|angreifen|attackieren|loslegen)|(?:schlägt|greift|attackiert|reitet|geht)\s+(?:er|sie)(?:\s+(?:zu|an|los|drauf|eine\s+Attacke))?)"
    + DONE,
    re.IGNORECASE,
)


def no_charges(told: re.Match[str]) -> str:
    """The rule by its plain words, where the verb denies them."""
    if not DENIES.search(told[0]):
        return told[0]
    return "attackieren nicht von sich aus" if told["many"] else "attackiert nicht von sich aus"


def attacks_him(told: re.Match[str]) -> str:
    """An attack on whom it is told of."""
    whom = told["whom"]
    foe = f"den {whom}" if whom.lower() in ("feind", "gegner") else whom
    return f"{'greift' if told['n'].lower() == 't' else 'greifen'} {foe} an"


def goes_for_him(told: re.Match[str]) -> str:
    """The same of a unit that is named."""
    whom = told["whom"] or told["whom2"] or told["whom3"]
    one = "t" in {(told[name] or "").lower() for name in ("n", "n2", "n3")}
    return f"{'greift' if one else 'greifen'} {whom} an"


def gives_way(told: re.Match[str]) -> str:
    """Who gives way, and then the case."""
    one = any(told[name] in ("t", "T") for name in ("n", "n2", "n3", "n4"))
    return f"{told['lead']}{told['who']} " + (
        "weicht zurück, wenn es angegriffen wird" if one else "weichen zurück, wenn sie angegriffen werden"
    )


def at_the_guns(told: re.Match[str]) -> str:
    """The case by the word for it, of whom stands before it or of those who were told of."""
    lead = told["lead"]
    if lead.rstrip().endswith(":"):
        return f"{lead}werden sie überrannt, aufprotzen und weg"
    return f"{lead}werden die Batterien überrannt, protzen sie auf und fliehen"


def leaves_them(told: re.Match[str]) -> str:
    """Who lets whom alone, in their plain order."""
    whom = told["whom"][:1].lower() + told["whom"][1:] if " " in told["whom"] else told["whom"]
    return f"{told['lead']}{told['he'].capitalize()} {told['does']} {whom} {told['not']}{told['on'] or ''}"


def is_there_by(told: re.Match[str]) -> str:
    """Who is to be there goes there."""
    where = told["where"]
    return "geht nach" + where[where.index(" ") :] if where.lower().startswith("in ") else f"geht bis {where}"


def answers_for(told: re.Match[str]) -> str:
    """Who answers for a place holds it."""
    other = f"; {told['who']} verteidigt {told['other']}" if told["who"] else ""
    return f"verteidigt {told['what']}{other}"


AS_GERMANS_RULE = (
    turn("gelegenheit|chance|möglichkeit", SEES_A_CHANCE, r"\g<lead>\g<who> Gelegenheitsattacken immer"),
    turn("verantwortlich|zuständig", ANSWERS_FOR, answers_for),
    turn(
        "um",
        BY_THE_LEFT,
        lambda told: f"{'dreht' if told['n'].lower() == 't' else 'drehen'} sich nach {told['way'].lower()}",
    ),
    turn("lieber|besser|eher|vielmehr", RATHER_THERE, r"\g<shall> "),
    turn("beeil|sput", IS_THERE_BY, is_there_by),
    turn("mit ", WAITS_WITH_IT, r"\g<waits>, "),
    turn("ihn |sie |es ", BY_WHOM, r"\g<case>\g<who> \g<does> \g<whom>"),
    turn(" aus", LOOKS_ON, r"\g<lead>\g<who> reitet nach \g<where>"),
    turn("flanke", AT_A_FLANK, "opportunity charge flank only"),
    turn("sonst", NOTHING_ELSE, r"\g<fires>"),
    turn("attack|angriff", NO_CHARGES, no_charges),
    turn("leib|pelz|hals|kragen|gurgel|kehle|dach", AT_HIS_THROAT, attacks_him),
    turn("sich|über", GOES_FOR_HIM, goes_for_him),
    turn("nach|bei", EACH_AFTER, r"\g<lead>\g<other> verfolgt nicht, \g<who> verfolgt, wenn er gewinnt"),
    turn("nach|bei", AFTER_PURSUES, r"\g<lead>\g<who> verfolgt, wenn er gewinnt"),
    turn("verfolg|setzt|jagt|läuft|rennt|pursue|chase|follow|go|run", AND_ALL_STAY, r"\g<rule>"),
    turn(
        "nach|bei|after",
        ALL_HALT,
        lambda told: f"{told['lead']}{'nobody pursues' if told['en'] else 'niemand verfolgt'}",
    ),
    turn("nach|bei", HALTS_AFTER, r"\g<lead>\g<who> verfolgt nicht"),
    turn("ordn|sammeln|formieren", DRESSES, r"\g<stays>"),
    turn("angriff|attack", GIVES_WAY, gives_way),
    turn(
        "nach",
        YIELDS_IF,
        lambda told: "weicht zurück" if told["n"] else "weichen zurück",
    ),
    turn("rett|sicher|fort|weg|davon|staub", SAVES_GUNS, lambda told: "fliehen" if told["many"] else "flieht"),
    turn("protz|weg|ausweichen|abhauen", AT_THE_GUNS, at_the_guns),
    turn("protz", INTO_THE_GUNS, r"\g<lead>werden die Batterien überrannt, protzen sie auf und fliehen"),
    turn("neben", BESIDE_IT, r"\g<side> von \g<whom>\g<goes>"),
    turn("folgende", FOR_HIM, r"\g<lead>\g<who>: "),
    turn("bleib", WHERE_IT_STANDS, r"\g<stays> stehen"),
    turn("standort|platz|stand|aufenthalt|führt|befehl|kommand|leitet", POSTED, r"\g<lead>\g<who> geht zu "),
    turn("bleiben", MAY_STAY, lambda told: f"bleibt {told['how']}stehen"),
    turn("befehl|order|weisung", WRITTEN_ORDER, r"\g<only> meinen \g<order>"),
    turn("greif|attack", LEAVES_THEM, leaves_them),
    turn("dran|reihe", ARE_FIRST, r"\g<first> \g<who>"),
)
