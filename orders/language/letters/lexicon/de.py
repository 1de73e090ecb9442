"""German: the words in which orders are written. Data only; a trailing ``*`` stands for any ending."""

WORDS = {
    "verb": {
        "go": (
            "geh, gehe, gehen, geht, zieh, ziehe, ziehen, zieht, beweg*, marschier*, marsch, abmarsch, ruck, "
            "rucke, rucken, ruckt, komm, kommt, kommen, lauf*, begib*, begeb*, verleg*, fahr, fahre, fahren, "
            "fahrt, durchquer*, uberschreit*, uberquer*, wechsel*, schieb*, aufschliess*, schliess*, schliesst "
            "auf, aufrucken, einrucken, besetzt die stellung, bezieh*, bezieht stellung, stellung beziehen, neue "
            "stellung, einschwenk*, schwenk*, gelang*, eil*, hinuber, umgeh*, herum, wander*, nach vorn, hoch, "
            "hinauf, runter, hinunter, vorgehen"
        ),
        "leave": "verlass*, verlaesst, verlasst, heraus, hinaus, raumt, raumen",
        "advance": (
            "vorruck*, vorgeh*, vorwarts, vorwaerts, vormarsch, vormarschier*, rucken vor, ruckt vor, rucke vor, "
            "geht vor, gehen vor, gehe vor, vor, vorstoss*, stosst vor, stoss* vor, avancier*, vorzieh*, "
            "vordring*, dringt vor, voran"
        ),
        "attack": (
            "angreif*, greif* an, greift, greifen, greife, angriff, sturm*, erstur*, attackier*, uberfall*, "
            "vertreib*, wirf, werfen, wirft, erober*, nimmt im sturm, anzugreifen, stuermt"
        ),
        "take": (
            "nimm, nimmt, nehmen, nehme, einnehm*, besetz*, einnimmt, sicher*, in besitz, nimmt ein, nehmen ein, "
            "besetzen, wegnehm*"
        ),
        "charge": (
            "attacke, attacken, chargier*, reiterangriff, reitet an, reiten an, anreiten, einhau*, haut ein, "
            "hauen ein, niederreit*, reitet nieder, charge"
        ),
        "fire": (
            "feuer, feuer*, feure, feuert, schiess*, schiesst, schuss, beschiess*, beschiesst, beschuss, "
            "kartatsch*, kartaetsch*, kanonier*, bombardier*, unter feuer, nimmt unter feuer, nehmen unter feuer,"
            " unter feuer nehmen, unter beschuss, zielt, storfeuer, eroffne* das feuer, eroffnet das feuer, "
            "feuert auf"
        ),
        "hold": (
            "halt, halte, halten, haelt, hält, bleib, bleibe, bleiben, bleibt, steh, stehe, stehen, steht, wart*,"
            " verharr*, stillsteh*, nichts, tut nichts, macht nichts, keine bewegung, nicht beweg*, bewegt sich "
            "nicht, stehen bleiben, bleibt stehen, stellung halten, halt die stellung, stehenbleiben, verbleib*, "
            "anhalt*, ruht, in stellung, ausharr*, position halten, rast*"
        ),
        "asis": "so wie sie stehen, wie sie stehen, so wie er steht, so wie sie sind, wie er steht",
        "defend": "verteidig*, schutz*, schutzt, schuetz*, deck*, wehr*, behaupt*, verteidigung",
        "support": (
            "unterstutz*, unterstuetz*, unterstutzung, reserve, als reserve, in reserve, zweites treffen, zweite "
            "linie, zweiter linie, in zweiter linie, ruckhalt, helf*, hilf, hilft, verstark*, treffen, als "
            "ruckhalt, im zweiten treffen"
        ),
        "follow": (
            "folg*, nachfolg*, begleit*, nachruck*, hinterher, nachzieh*, ruckt nach, folgt nach, schliesst an, "
            "anschliess*, rucken nach"
        ),
        "screen": (
            "abschirm*, schirm*, schirmt ab, aufklar*, aufklaer*, klart auf, klaren auf, erkund*, beobacht*, "
            "verschleier*, sicher* die flanke, uberwach*, spah*, patrouill*, schleier, flankier*, schirm, klart, "
            "klaren, klaert, schau nach, sieh nach"
        ),
        "withdraw": (
            "zuruck, zurueck, zuruckzieh*, zieht sich zuruck, ziehen sich zuruck, ziehe zuruck, zuruckgeh*, geht "
            "zuruck, gehen zuruck, zurucknehm*, ruckzug, weich*, weicht, weicht aus, ausweich*, zuruckfall*, "
            "fallt zuruck, fallen zuruck, setzt sich ab, absetz*, zuruckweich*, abzieh*, ruckwarts, rueckwaerts, "
            "raeum*, retirier*, zurueckzieh*, weich zuruck, lost sich"
        ),
        "rally": (
            "sammel*, sammeln, ordn*, ordnen, neu ordnen, reorganis*, ordne die reihen, neu formieren, "
            "neuformier*, formiert sich neu"
        ),
        "form": (
            "form, forme, formier*, bild*, bilde, stell* auf, stellt sich auf, aufstell*, entwickel*, geht in, "
            "gehen in, entfalt*, deployier*, einnehmen, nimmt formation, wechselt in, wechseln in, ubergeh*, geht"
            " uber, schwarm*, lost sich auf"
        ),
        "face": (
            "front, front nach, front gegen, fronten, blick, blickt, blicken, blickrichtung, schau*, ausricht*, "
            "dreh*, wend*, gesicht, gewandt, richtung"
        ),
        "limber": "protz* auf, protzt auf, protzen auf, aufprotz*, aufgeprotzt, aufzuprotzen",
        "unlimber": (
            "abprotz*, protzt ab, protzen ab, abgeprotzt, abzuprotzen, in stellung geh*, geht in stellung, gehen "
            "in stellung, auffahr*, fahrt auf, fahren auf, stellung nehmen"
        ),
        "ride": "reit*, reite, reitet, reiten, galoppier*, sprengt, eilt",
        "place": (
            "stellt sich, begibt sich, bei sein, ist bei, halt sich, haelt sich, halt sich bei, stell* sich, "
            "stellen sich, nimmt platz, bleibt bei, bleibt in der nahe, bleiben bei, sich aufhalten, aufenthalt"
        ),
        "join": "schliesst sich an, stoss* zu, stosst zu, anschliessen, angeschlossen, schliesse sich an",
        "lead": "fuhr*, fuehr*, fuhrt, bring*, schick*, send*, entsend*, lass, lasst, lassen",
        "cease": (
            "feuer einstellen, stellt das feuer ein, einstellen, nicht schiessen, kein feuer, feuerpause, feuer "
            "halt, nicht feuern"
        ),
        "about": "kehrt, kehrt um, kehrtwend*, umdreh*, dreht um, drehen um, wendet um",
        "pursue": (
            "verfolg*, verfolgung, nachsetz*, setzt nach, nachhau*, durchbruch, nachstoss*, ausnutz*, nutzt aus"
        ),
        "counter": "gegenangriff*, gegenattack*, gegenstoss*, gegenstoss, kontert, gegenchar*",
        "sortie": "ausfall, ausfalle, ausfaelle",
        "evade": "vermeid*, meid*, ausser reichweite, fern von, fernhalt*, halt sich fern, entgeh*, ausserhalb",
        "fight": "kampf*, kaempf*, einlass*, gefecht, verwickel*, ins gefecht",
        "concede": "kapitulier*, ergib*, ergeben",
    },
    "formation": {
        "line": "linie, linien, in linie, linienformation",
        "column": (
            "kolonne, kolonnen, in kolonne, angriffskolonne, angriffskolonnen, marschkolonne, in kolonnen, sturmkolonne"
        ),
        "square": "karree, karrees, carre, carres, viereck, vierecke, karre, im karree, ins karree, carree, quarree",
        "skirmish": (
            "plankler, plaenkler, plankeln, plaenkeln, plankelt, plankler*, plaenkler*, schutzenlinie, "
            "schuetzenlinie, schutzenkette, tirailleur*, zerstreut*, offene ordnung, in schwarmen, aufgelost*, "
            "schutzenschwarm, als plankler, plankelnd, geplankel, lockere ordnung, plankl*, ausschwarm*, "
            "ausschwaerm*, schwarmt aus, schwarmen aus"
        ),
    },
    "arm": {
        "infantry": (
            "infanterie, bataillon, bataillone, bataillonen, fussvolk, inf, btl, btn, bataillons, fusstruppen"
        ),
        "cavalry": (
            "kavallerie, reiter, reiterei, schwadron, schwadronen, eskadron, eskadronen, kav, reitern, pferde, "
            "berittene"
        ),
        "artillery": (
            "artillerie, geschutz, geschutze, geschuetz*, geschutzen, kanone, kanonen, batterie, batterien, art, "
            "artilleristen, rohre"
        ),
        "light": (
            "leichte infanterie, leichte truppen, leichten, leichtes bataillon, leichte bataillone, leichten "
            "truppen, leichter infanterie"
        ),
        "lancer": "lanzenreiter, ulanen, lancier*, lanciers",
        "horse": (
            "reitende artillerie, reitende batterie, reitenden batterie, reitende batterien, reitenden "
            "artillerie, reitenden geschutze"
        ),
        "foot": "fussartillerie, fussbatterie, fussbatterien",
    },
    "group": {
        "brigade": "brigade, brigaden, truppe, truppen, leute, einheit, einheiten, mannen, verband, verbande, haufen",
        "division": "division, divisionen, div",
        "corps": "korps, corps, armeekorps",
        "army": "armee, heer, ganze armee",
        "regiment": "regiment, regimenter, rgt",
        "wing": "flugel",
    },
    "side": {
        "enemy": "feind, feinde, feindes, feindlich*, gegner, gegners, gegnerisch*, rote, roten, roter, die roten",
        "their": "ihre, ihrer, ihren",
        "own": "eigen*, unser*, mein*",
    },
    "kind": {
        "wood": "wald, waldes, waldchen, waldrand, geholz, forst, baume, baumen, waldstuck, walde",
        "village": "dorf, dorfes, weiler, haus, hauser, ort",
        "road": "strasse, strassen, chaussee, weg, weges, landstrasse, hauptstrasse, pflaster",
        "stream": "bach, baches, bachs, fluss, wasser, bachlauf, fluesschen",
        "hill": "hugel, huegel, hohe, hoehe, hohen, anhohe, anhoehe, hohenzug, kamm, rucken des hugels, berg, kuppe",
        "bridge": "brucke, bruecke, brucken",
        "crossroads": "kreuzung, wegkreuz, strassenkreuz, strassenkreuzung, wegekreuz, kreuzweg, wegekreuzung",
        "marsh": "sumpf, teich, weiher, moor",
        "wall": "mauer, bank, boschung, hecke, damm",
        "farm": "hof, hofes, gehoft, ferme, gut, gutshof, bauernhof, vorwerk",
    },
    "relation": {
        "behind": (
            "hinter, hinterm, dahinter, ruckwarts von, im rucken von, im rucken, direkt hinter, dicht hinter, "
            "gleich hinter"
        ),
        "before": "vor, vorm, davor, vor dem, vor der, diesseits, vorwarts von, voraus, unmittelbar vor",
        "left": "links von, links vom, links der, links neben, zur linken von, linkerhand, links des, linke seite",
        "right": (
            "rechts von, rechts vom, rechts der, rechts neben, zur rechten von, rechts des, rechte seite, rechts beside"
        ),
        "beside": (
            "neben, bei, beim, nahe, nahe bei, in der nahe von, in der nahe, am, an, an der, auf hohe von, "
            "unweit, langsseits, um"
        ),
        "between": "zwischen, in der mitte zwischen",
        "at": (
            "in, im, ins, nach, zu, zum, zur, auf, aufs, bis, bis zu, bis zum, bis zur, bis an, an den, ans, mit,"
            " inmitten, innerhalb, bis nach, bis auf, innen in, fur"
        ),
        "towards": "richtung, in richtung, gegen, auf zu, entgegen, hin zu, halbwegs zu, halber weg",
        "from": "aus, ausserhalb, weg von, heraus aus",
        "along": (
            "entlang, langs, uber, durch, via, jenseits, auf der strasse, an der strasse entlang, die strasse "
            "entlang, um herum, hinuber uber"
        ),
        "edge": "rand, rande, ecke, kante, saum, spitze, ausgang, seite, ende, teil, rand von",
        "of": "von, vom, des, der, dem, den",
    },
    "compass": {
        "N": "nord*, norden, n, nordwarts, nordlich*",
        "NE": "nordost*, no, nordostlich*, ne",
        "E": "osten, ost, ostlich*, ostwarts, o, oestlich*",
        "SE": "sudost*, so, suedost*, se",
        "S": "sud, suden, sudlich*, sudwarts, s, sueden, sued*",
        "SW": "sudwest*, sw, suedwest*",
        "W": "westen, west, westlich*, westwarts, w",
        "NW": "nordwest*, nw",
        "NNE": "nordnordost*, nno",
        "ENE": "ostnordost*, ono",
        "ESE": "ostsudost*, oso",
        "SSE": "sudsudost*, sso",
        "SSW": "sudsudwest*, ssw",
        "WSW": "westsudwest*, wsw",
        "WNW": "westnordwest*, wnw",
        "NNW": "nordnordwest*, nnw",
    },
    "way": {
        "forward": "vorwarts, vorwaerts, nach vorn, nach vorne, geradeaus, voran, vor, gradeaus",
        "back": "zuruck, zurueck, nach hinten, ruckwarts, rueckwarts, hinten",
        "left": "links, nach links, linkshin, zur linken",
        "right": "rechts, nach rechts, zur rechten",
    },
    "unit of length": {
        "cm": "cm, zentimeter, centimeter",
        "inch": "zoll",
        "pace": "schritt, schritte, schritten",
        "yard": "yards, yard",
        "metre": "m, meter, metern",
        "km": "km, kilometer",
        "mile": "meile, meilen",
        "foot": "fuss",
    },
    "number": {
        "0.5": "halb, halbe, halber, halben, halfte",
        "1": "ein, eine, einen, eines, einem, einer",
        "2": "zwei, beide hundert",
        "3": "drei",
        "4": "vier",
        "5": "funf, fuenf",
        "6": "sechs",
        "7": "sieben",
        "8": "acht",
        "9": "neun",
        "10": "zehn",
        "12": "zwolf, zwoelf",
        "15": "funfzehn",
        "20": "zwanzig",
        "30": "dreissig",
        "40": "vierzig",
        "50": "funfzig, fuenfzig",
        "100": "hundert",
        "150": "hundertfunfzig, anderthalbhundert",
        "200": "zweihundert",
        "300": "dreihundert",
        "400": "vierhundert",
        "500": "funfhundert",
        "1000": "tausend",
    },
    "ordinal": {
        "1": "erste, ersten, erster, erstes",
        "2": "zweite, zweiten, zweiter, zweites",
        "3": "dritte, dritten, dritter, drittes",
        "4": "vierte, vierten, vierter, viertes",
        "5": "funfte, funften, fuenfte, fuenften",
        "6": "sechste, sechsten",
        "7": "siebte, siebten, siebente, siebenten",
        "8": "achte, achten",
        "9": "neunte, neunten",
    },
    "not": {
        "not": (
            "nicht, kein, keine, keinen, keinem, keiner, keines, nie, niemals, niemand, ohne, auf keinen fall, "
            "keinesfalls, weder, noch nicht, nirgends, mitnichten, verboten"
        ),
        "only": "nur, ausser, ausgenommen, bis auf, sondern, lediglich, mit ausnahme, statt, anstatt",
    },
    "if": {
        "if": (
            "wenn, falls, sobald, sofern, im fall, im falle, sollte, sollten, bei, beim ersten, wann immer, "
            "solange, wenn nicht, falls nicht, wenn ja, wer, bei kavallerieangriff, bei kavallerie, bei "
            "reiterangriff, bei einem angriff, bei angriff, bei attacken"
        ),
        "until": "bis dass, bevor, ehe, bis er, bis sie, bis es, bis die, bis der",
    },
    "because": {
        "because": (
            "weil, da, denn, damit, um zu, so dass, sodass, deshalb, daher, das ist, was, welche, welcher, die "
            "dann, derweil, zwecks, um, nachsten zug, im nachsten zug, nachste runde"
        ),
    },
    "link": {
        "and": "und, sowie, auch, ebenso, ebenfalls, u",
        "then": "dann, danach, anschliessend, und dann, darauf, zuerst, zunachst, schliesslich, spater",
        "but": "aber, sonst, andernfalls, jedoch, doch, wahrend, allerdings, dennoch",
        "or": "oder, entweder",
    },
    "all": {
        "all": (
            "alle, allen, aller, alles, jeder, jede, jedes, ganze, ganzen, gesamte, gesamten, gesamt, samtliche, "
            "komplette, ganz"
        ),
        "both": "beide, beiden, die beiden",
        "rest": "rest, der rest, ubrige, ubrigen, andere, anderen, die anderen, restliche, restlichen, alle anderen",
        "some": "einige, ein paar, einer der, ein teil, teile, mehrere, ein bataillon, eine schwadron",
    },
    "they": {
        "they": (
            "er, sie, es, ihn, ihm, ihnen, ihr, dieser, diese, dieses, die, der, das, sein, seine, seiner, "
            "seinen, deren, dessen, diesen, man, sich, letztere"
        ),
        "self": "selbst, selber, personlich, persoenlich, ich, mich, mir",
    },
    "title": {
        "general": "general, generale, generalleutnant, kommandeur, brigadier, gen, generals",
        "title": (
            "prinz, prinzen, graf, herzog, baron, marschall, oberst, hauptmann, major, hoheit, herr, konigliche, seine"
        ),
    },
    "modal": {
        "shall": (
            "soll, sollen, sollt, wird, werden, muss, mussen, muessen, darf, durfen, duerfen, kann, konnen, "
            "koennen, bitte, moge, mogen, zu, ist, sind, hat, haben, ich mochte dass, ich will dass, ich will, "
            "ich mochte, mochte, versuch*, beginn*, bereit, weiterhin, weiter, lasst, lass, sei, seien, wurde, "
            "wurden, da sein, macht, machen, hat zu, haben zu"
        ),
    },
    "near": {
        "nearest": "nachste, nachsten, nachstes, nachster, nachstgelegene*, naechste*, am nachsten, nachstliegend*",
        "any": "alles was, was immer, irgend*, jeden der, was da kommt",
    },
    "trigger": {
        "near": (
            "naher*, naeher*, nah, nahe, kommt, kommen, nahert, nahern, auftauch*, taucht auf, erschein*, "
            "anruck*, ruckt an, bedroh*, droht, heran, herankomm*, in sicht, zeig*, innerhalb, unter, reiter"
        ),
        "attacked": (
            "angegriffen, attackiert, bedrangt, gedrangt, angriff, angreif*, greift, bedraengt, uberrannt, unter "
            "druck, beim angriff, kavallerieangriff, reiterangriff"
        ),
        "broken": (
            "flieh*, flieht, flucht, weich*, wank*, unordnung, lauf*, davon, bricht, brechen, aufgelost, in "
            "auflosung, zuruckgeh*"
        ),
        "lost": "verloren, fallt, fallen, genommen, erreich*, eindring*, dringt ein, betret*, betritt, gefallen",
        "unseen": (
            "ausser sicht, nicht zu sehen, ausser reichweite, nicht sichtbar, schweig*, nicht moglich, unmoglich,"
            " vernichtet, zerstort, nicht in reichweite, verschwind*"
        ),
        "range": "in reichweite, in schussweite, sichtbar, zu sehen",
    },
    "filler": {
        "-": (
            "der, die, das, den, dem, des, ein, eine, einen, einem, einer, sich, dort, da, hier, dieser, diese, "
            "diesen, jetzt, sofort, gleich, nun, schnell, langsam, vorsichtig, etwa, ca, circa, ungefahr, rund, "
            "zug, runde, diesen zug, in diesem zug, fur diesen zug, stellung, position, platz, stelle, abstand, "
            "entfernung, im abstand, mitte, feld, karte, quadrat, planquadrat, so, weit, moglichst, wenn moglich,"
            " direkt, genau, fest, eng, dicht, gut, ruhig, heute, noch, schon, immer, hin, her, aus, an, ab, auf,"
            " mit, zu, um, uber, ja, bitte, befehl, in ordnung, geschlossen, zugig, eilig, im laufschritt, "
            "laufschritt, wie bisher, wie zuvor, wo sie sind, wo er ist, wo er steht, wo sie stehen, wo sie "
            "steht, wo es ist, hintereinander, nebeneinander, ohne meinen befehl, ohne befehl, ohne meine "
            "erlaubnis, derzeit, weiterhin, unbedingt, um jeden preis, nach moglichkeit, moglich, so weit wie "
            "moglich, natur*, naturlich, mir, am, im, alle, linke, rechte, linken, rechten, formation, ordnung, "
            "gross*, klein*, brav*, druben, dort druben, es sei denn ich befehle es, ausser auf befehl, nur auf "
            "befehl, nur auf meinen befehl, wo ihr seid, wo ihr steht"
        ),
    },
    "noted": {
        "greeting": (
            "hallo, guten, liebe, lieber, servus, moin, grussgott, sehr geehrte, geehrter, meine herren, hi, tag"
        ),
        "farewell": (
            "viele grusse, grusse, gruss, mit freundlichen, beste grusse, danke, vielen dank, bis dann, gesendet,"
            " von meinem, lg, vg, mfg, herzliche grusse, schone grusse, tschuss, hochachtungsvoll, schonen abend"
        ),
        "plan": (
            "grundsatz, mein plan, der plan, plan, idee, meine idee, absicht ist, ich glaube, ich denke, ich "
            "hoffe, ich furchte, ich meine, ubrigens, anbei, hier meine, hier sind, hier kommen, anmerkung, ps, "
            "nb, meine absicht, ziel ist, zur info, der feind ist, der feind scheint, leider, ich konnte, die "
            "nummern, wir wollen, insgesamt, hintergrund, erstes spiel, lage"
        ),
        "umpire": "spielleitung, spielleiter, schiedsrichter, frage, fragen, liebe spielleitung, kurze frage",
    },
}
