"""German: negations, conditions, reasons, and the small words between. Data only; see the package."""

HEDGES = {
    "not": {
        "except": "ausser, ausgenommen, bis auf, mit ausnahme, mit ausnahme von, abgesehen von, ausschliesslich",
        "without that": "ohne dass, ohne das",
        "not": (
            "nicht, kein, keine, keinen, keinem, keiner, keines, nie, niemals, niemand, ohne, auf keinen fall, "
            "keinesfalls, weder, noch nicht, nirgends, mitnichten, verboten, nichts, nichtmal, nie und nimmer, "
            "keinerlei, keins, keineswegs, unter keinen umstanden, in keinem fall, auf gar keinen fall, niemanden, "
            "niemandem, nirgendwo, nimmer, untersagt, verboten ist, net, nich, ned, findet nicht statt, finden nicht "
            "statt, unterbleibt, unterbleiben, entfallt, unterlassen, zu unterlassen, ist zu unterlassen, zu "
            "unterbleiben, hat zu unterbleiben, ist verboten, sind verboten, ist untersagt, sind untersagt, bloss "
            "nicht, ja nicht, auf keinen, auf nichts, in nichts, nix da, kommt nicht in frage, unter gar keinen "
            "umstanden, unter keinerlei umstanden, um keinen preis, in keiner weise, auf keine weise, ich verbiete, "
            "ich untersage, ich verbitte mir, ich will nicht dass, ich mochte nicht dass, ich wunsche nicht, ich "
            "dulde nicht, nirgendwohin, nicht im geringsten, beileibe nicht, nicht einmal, nicht mehr, nicht langer, "
            "nicht wieder, noch lange nicht, vorerst nicht, zunachst nicht, einstweilen nicht, verbiete ich, "
            "untersage ich, nicht erlaubt, nicht gestattet, hutet sich, huten sich, hutet euch, wagt es nicht, darf "
            "nicht, durfen nicht, soll nicht, sollen nicht, wird nicht, werden nicht, keines von, zu unterlassen ist, "
            "hat nichts zu suchen, haben nichts zu suchen, verzichten~ auf, verzichtet auf, huten~ sich, abstand "
            "nehmen~ von, davon absehen~, absehen~ von, sieht ab von, nicht die rede, kann keine rede sein, "
            "ausgeschlossen, fallt aus"
        ),
        "only": "nur, lediglich",
        "nobody": (
            "niemand, keiner, kein mensch, kein verband, keine einheit, kein bataillon, keine truppe, keiner von "
            "euch, keiner von ihnen, kein mann, kein regiment"
        ),
    },
    "if": {
        "ordered": (
            "nur auf befehl, nur auf meinen befehl, auf meinen befehl, auf befehl, ausser auf befehl, erst auf "
            "befehl, erst auf meinen befehl, auf mein zeichen, auf mein signal, auf mein kommando, es sei denn ich "
            "befehle es, nur auf ausdrucklichen befehl, nur auf anweisung, nicht ohne meinen befehl, nur mit meiner "
            "erlaubnis, nur auf mein wort, auf mein wort, ohne mein wort nicht, nur mit meinem segen, nicht ohne mein "
            "wort"
        ),
        "if": (
            "wenn, falls, sobald, sofern, im fall, im falle, sollte, sollten, bei, beim ersten, wann immer, "
            "solange, wenn nicht, falls nicht, wenn ja, wer, bei kavallerieangriff, bei kavallerie, bei "
            "reiterangriff, bei einem angriff, bei angriff, bei attacken, fuer den fall, fur den fall, fur den fall "
            "dass, im fall dass, falls doch, immer wenn, jedes mal wenn, jedesmal wenn, wann, in dem moment, bei "
            "annaherung von, bei annaherung, bei anblick, beim anblick von, bei angriffen, bei einem "
            "kavallerieangriff, bei kavallerieangriffen, bei reiterei, bei reitern, bei feindlicher kavallerie, bei "
            "gefahr, beim auftauchen, beim herannahen, beim erscheinen, beim angriff, gegen angriffe von, so bald, "
            "bei einem reiterangriff, bei reiterangriffen, bei einer reiterattacke, bei reiterattacken, "
            "bei einer attacke, "
            "wenn doch, nur wenn, nur falls, aber nur wenn, angesichts, bei kavalleriegefahr, bei reitergefahr, im "
            "falle von, bei gefahr durch, so der, nachdem, nach einer attacke, nach einem, nach jedem, nach jeder, "
            "nach einer, nach der attacke, nach dem angriff, nach erfolgter, nach gewonnenem, nach erfolgreicher, "
            "nach erfolgreichem, uberrascht von, bedroht von, angegriffen von, bedroht durch, uberrascht durch, im "
            "falle eines, im falle einer, bei auftauchen von, bei auftauchender, bei erscheinen von, bei drohender, "
            "beim nahen von, bei sichtung von, erst wenn, erst sobald, erst nachdem, wenn erst, fur den fall das, "
            "in dem augenblick, wenn immer, falls jedoch, sollte jedoch, wo immer, sooft, beim anrucken, bei "
            "bedrohung, bei bedrohung durch, bei kavalleriebedrohung, bei kav bedrohung, bei drohung, bei "
            "feindlicher reiterei, bei reiterbedrohung, beim auftauchen von, unter der bedingung dass, "
            "vorausgesetzt, vorausgesetzt dass, es sei denn, es sei denn dass"
        ),
        "until": (
            "bis dass, bevor, ehe, bis er, bis sie, bis es, bis die, bis der, solange bis, so lange bis, bis ich"
        ),
    },
    "because": {
        "because": (
            "weil, da, denn, damit, um zu, so dass, sodass, deshalb, daher, das ist, was, welche, welcher, die dann, "
            "derweil, zwecks, um, nachsten zug, im nachsten zug, nachste runde, weil ja, wo er, wo sie, wo es, von "
            "wo, von wo aus, von dort aus, von wo er, um dort, um von, indem, womit, wodurch, weswegen, weshalb, "
            "naemlich, nämlich, um nicht, auf dass, aus diesem grund, der grund, der dann, die spater, wegen, "
            "aufgrund, dank, zumal, da die, da der, da sie, da er, nachster zug, im folgenden zug, wohin, statt, "
            "anstatt, an stelle von, obwohl, obgleich, obschon, auch wenn, selbst wenn, auch nicht wenn, selbst dann "
            "nicht, trotz, ungeachtet, anstelle von, anstelle, wo man, wo ihn, von dem aus, von der aus, auf dem er, "
            "in dem er, woselbst"
        ),
    },
    "link": {
        "and": (
            "und, sowie, auch, ebenso, ebenfalls, u, plus, dazu, ausserdem, zudem, zusatzlich, sowohl, als auch, "
            "samt, nebst, mitsamt, mit dabei"
        ),
        "then": (
            "dann, danach, anschliessend, und dann, darauf, zuerst, zunachst, schliesslich, spater, daraufhin, "
            "hiernach, dort angekommen, anschliessend dort, als erstes, als nachstes, zuerst einmal, erst, erstens, "
            "zweitens, nachher, sodann, hierauf, von dort"
        ),
        "but": (
            "aber, sonst, andernfalls, jedoch, doch, wahrend, allerdings, dennoch, ansonsten, andererseits, "
            "dagegen, hingegen, dafur, trotzdem, indes, gleichwohl, nur eben, wahrenddessen, unterdessen, "
            "inzwischen"
        ),
        "or": "oder, entweder, beziehungsweise, bzw",
        "rather": "sondern, vielmehr aber",
    },
    "they": {
        "they": (
            "er, sie, es, ihn, ihm, ihnen, ihr, dieser, diese, dieses, die, der, das, sein, seine, seiner, seinen, "
            "deren, dessen, diesen, man, sich, letztere, letzteres, letzteren, letzterem, denen, jene, jener, jenes, "
            "dieselbe, dieselben, derselbe, denselben, demselben, derselben, dasselbe, letzterer, solche, ihrem, "
            "ihres, seinem, seines, ihrer, davon, wir, uns"
        ),
        "self": (
            "selbst, selber, personlich, persoenlich, ich, mich, mir, sie selbst, ihr selbst, du selbst, ich "
            "selbst, mich selbst, hochstselbst"
        ),
    },
    "same": {
        "same": (
            "ebenso, ebenfalls, gleichfalls, auch, dasselbe, das gleiche, gleiches, gleiches ziel, selbes ziel, "
            "selber befehl, gleicher befehl, desgleichen, dito, ditto, genauso, wie oben, wie vor, macht dasselbe, "
            "tut dasselbe, macht es genauso, wie die anderen, tun es gleich, tut es gleich, tut es ihm gleich, ihm "
            "gleich, so auch, schliesst sich dem an, idem, macht es ebenso, machen es ebenso, tut es ebenso, ebenso "
            "verfahrt, verfahrt ebenso, dasselbe gilt fur, das gleiche gilt fur, gleiches gilt fur, macht das "
            "gleiche, machen das gleiche, macht mit, machen mit"
        ),
    },
    "first": {
        "first": (
            "macht den anfang, machen den anfang, an der spitze, vorneweg, voran geht, geht voran, zuerst an der "
            "reihe, als erste, als erster"
        ),
    },
    "modal": {
        "shall": (
            "soll, sollen, sollt, wird, werden, muss, mussen, muessen, darf, durfen, duerfen, kann, konnen, koennen, "
            "bitte, moge, mogen, zu, ist, sind, hat, haben, ich mochte dass, ich will dass, ich will, ich mochte, "
            "mochte, versuch*, beginn*, bereit, weiterhin, weiter, lasst, lass, sei, seien, wurde, wurden, da sein, "
            "macht, machen, hat zu, haben zu, sollte er, wollen, wolle, will, wollte, hatte, hatten, konnte, konnten, "
            "musste, mussten, durfte, durften, gilt, gelte, bitte auch, bitte noch, hat die aufgabe, hat den auftrag, "
            "haben den auftrag, hat den befehl, erhalt den befehl, hat befehl, haben befehl, ist angewiesen, sind "
            "angewiesen, befehle ich, ich befehle, ich bitte, ich wunsche, ich mochte gern, ich mochte gerne, ich "
            "hatte gern, es soll, es sollen, man soll, bereit zu, bereit zum, bereithalten, fangt an, fangen an, "
            "beginnt, beginnen, versucht, versuchen, versuche, darum, sorgt dafur dass, sorge dafur dass, achtet "
            "darauf dass, sehe ich, gehort, kriegt, bekommt, tut, tun, sich anschicken, schickt sich an, hat sich, "
            "haben sich, wird sich, werden sich, soll sich, sollen sich, ist zu, sind zu, mochten, moege, moegen, "
            "darf sich, will dass, es ist mein wunsch dass, ich wunsche dass, ich verlange dass, ich bestehe darauf "
            "dass, ich bitte darum dass, es gilt, es ist, es wird, hat sofort zu, haben sofort zu, hat jetzt zu, "
            "ware, waren, wurde gern, hatte gern, hatte ich gern, mir ware lieb, seht zu dass, sieh zu dass, dass, "
            "dafur sorgen dass, ist dafur verantwortlich, beschrankt sich darauf, beschranken sich darauf, begnugt "
            "sich, begnugen sich, bemuht sich, bemuhen sich, halt sich bereit, macht sich bereit, machen sich bereit, "
            "bereitet sich, bereiten sich, brauch*, brauchen, sorgen sie dafur dass, sorgen sie dafur, sorgt dafur, "
            "sorge dafur, achten sie darauf dass, sehen sie zu dass, stellen sie sicher dass, stellt sicher dass, "
            "stellen sie sicher"
        ),
    },
    "trigger": {
        "ordered": (
            "ich es sage, ich sage, ich befehle, ich es befehle, befehl, mein befehl, meinen befehl, meinem befehl, "
            "ich befehl gebe, ich den befehl gebe, ich den befehl erteile, ich rufe, signal, kommando, mein "
            "zeichen, anweisung, ich es anordne, ich es verlange, ich es fur richtig halte"
        ),
        "near": (
            "erreich*, "
            "taucht, tauchen, "
            "naher*, naeher*, auftauch*, taucht auf, erschein*, anruck*, ruckt an, bedroh*, heran, herankomm*, in "
            "sicht, zeig*, innerhalb, unter, reiter, nahen~, nahern~, naehert, naehern, herannah*, annaher*, "
            "annaeher*, sich nahern, zu nahe, zu nah, erscheinen~, auftauchen~, anrucken~, antrab*, blicken lassen, "
            "sich zeigt, sich zeigen, sichtbar wird, gesichtet, vor uns, in der nahe, heranprescht, heranreit*, "
            "anreit*, drohen~, herankommen, gibt es, es gibt, da ist, da sind, bedrohung, auftreten~, zeigen~, "
            "gefahr, kommen~, naher kommt, naherkommt, herannaht, anreitet"
        ),
        "attacked": (
            "bedroht, bedroht wird, bedroht werden, "
            "gedrangt, angriff, angreif*, bedraengt, uberrannt, unter druck, beim angriff, kavallerieangriff, "
            "reiterangriff, angreifen~, greifen~, attackieren~, bedrangen~, attackiert werden, angegriffen werden, "
            "gecharged, gechargt, "
            "angegriffen wird, beschossen, unter feuer, uberrannt zu werden, in bedrangnis, bedrangnis, in gefahr, "
            "zu stark, ubermacht, uberlegen, gestellt, attacken, anstürm*, anstuerm*, reiterattacke, chargiert"
        ),
        "broken": (
            "flieh*, flucht, weich*, wank*, unordnung, lauf*, davon, aufgelost, in auflosung, zuruckgeh*, fliehen~, "
            "weichen~, wanken~, brechen~, zusammenbrech*, geschlagen, geworfen, sich zuruckzieh*, zuruckweich*, "
            "zuruckzieht, zuruckziehen, rennt, rennen, besiegt, zuruckgeworfen, zuruckgeschlagen, abgewehrt, "
            "vertrieben, abgeschlagen, zuruckgedrangt, abhau*, verjagt, in die flucht"
        ),
        "lost": (
            "verloren, fallt, fallen, genommen, erreich*, eindring*, dringt ein, betret*, betritt, gefallen, "
            "eingenommen, erobert, besetzt, leer, frei, in unserer hand, in feindeshand, verloren gehen, verloren "
            "geht, genommen ist, gefallen ist, gesichert"
        ),
        "unseen": (
            "ausser sicht, nicht zu sehen, ausser reichweite, nicht sichtbar, schweig*, nicht moglich, unmoglich, "
            "vernichtet, zerstort, nicht in reichweite, verschwind*, nicht mehr zu sehen, nicht mehr sichtbar, "
            "verdeckt, nicht geht, geht nicht, zu weit, zu weit weg, weg ist, ausser schussweite, zum schweigen "
            "gebracht, erledigt, das erledigt, ausgeschaltet, verstummt, getan ist, geschehen ist, kein schussfeld, "
            "kein "
            "freies schussfeld, keine sicht, nicht in schussweite, nicht erreichbar, verstellt, versperrt, kein ziel"
        ),
        "range": (
            "in reichweite, in schussweite, sichtbar, zu sehen, auf schussweite, auf kartatschenweite, auf "
            "reichweite, auf musketenschussweite, schussfeld, im schussfeld, im schussbereich, nah genug, nahe genug, "
            "dicht genug, nicht zu weit, nicht zu weit weg"
        ),
    },
    "filler": {
        "-": (
            "teuer, teure, teuren, "
            "unterwegs, alles in allem, vor allem, trotz allem, bei alledem, nach alledem, alle naselang, "
            "statt dessen, stattdessen, anstatt dessen, wenn es geht, wenn es irgend geht, falls es geht, wenn irgend "
            "moglich, so es geht, mehr nicht, mehr aber nicht, der, die, das, den, dem, des, ein, eine, einen, einem, "
            "einer, sich, dort, da, hier, dieser, diese, diesen, jetzt, sofort, gleich, nun, schnell, langsam, "
            "vorsichtig, etwa, ca, circa, ungefahr, rund, zug, runde, diesen zug, in diesem zug, fur diesen zug, "
            "stellung, position, platz, stelle, abstand, entfernung, im abstand, mitte, feld, karte, quadrat, "
            "planquadrat, so, weit, moglichst, wenn moglich, direkt, genau, fest, eng, dicht, gut, ruhig, heute, noch, "
            "schon, immer, hin, her, aus, an, ab, auf, mit, zu, um, uber, ja, bitte, befehl, in ordnung, geschlossen, "
            "zugig, eilig, im laufschritt, laufschritt, wie bisher, wie zuvor, wo sie sind, wo er ist, wo er steht, wo "
            "sie stehen, wo sie steht, wo es ist, hintereinander, nebeneinander, ohne meinen befehl, ohne befehl, ohne "
            "meine erlaubnis, derzeit, weiterhin, unbedingt, um jeden preis, nach moglichkeit, moglich, so weit wie "
            "moglich, natur*, naturlich, mir, am, im, alle, linke, rechte, linken, rechten, formation, ordnung, "
            "gross*, klein*, brav*, druben, dort druben, wo ihr seid, wo ihr steht, unverzuglich, unverzueglich, "
            "ununterbrochen, umgehend, schleunigst, rasch, flott, zackig, prompt, augenblicklich, ohne zu zogern, ohne "
            "zogern, ohne verzug, ohne pause, ohne unterlass, ohne weiteres, ohne eile, ohne hast, ohne larm, ohne "
            "weiteren befehl, ohne weitere befehle, ohne auf befehl zu warten, ohne aufenthalt, bis auf weiteres, bis "
            "auf weiteren befehl, bis ich etwas anderes sage, bis auf widerruf, bis zum letzten mann, bis zum letzten, "
            "unter allen umstanden, auf alle falle, auf jeden fall, jedenfalls, vorerst, vorlaufig, zunachst einmal, "
            "erstmal, erst mal, erst einmal, einstweilen, bislang, derweil, momentan, im moment, im augenblick, "
            "gerade, eben, mal, doch mal, eigentlich, sozusagen, irgendwie, irgendwo, ungefahr so, ziemlich, ganz, "
            "sehr, recht, viel, vielmehr, mehr, weniger, ein bisschen, bisschen, ein wenig, wenig, leicht, kraftig, "
            "energisch, entschlossen, mutig, tapfer, tapfere, tapferen, kuhn, wacker, wackere, wackeren, stolz, treue, "
            "treuen, alte, alten, junge, jungen, geehrte, schone, schonen, gute, guten, liebe, lieben, eigene, "
            "eigenen, eigener, geschlagenen, geschlagene, geschlagener, feindliche*, gewonnenem, gewonnener, "
            "geworfener, geworfenen, geworfene, geworfenem, fliehender, fliehenden, fliehende, fluchtender, "
            "fluchtenden, weichender, weichenden, weichende, kampfe, ausdrucklich, ausdrucklichen, ausdruckliche, "
            "sicherheit, sicher, in aller ruhe, in ruhe, langsamen, schnellen schrittes, im galopp, im trab, im "
            "schritt, im gleichschritt, zu pferde, zu fuss, querfeldein, gelande, felder, acker, ebene, wiese, wiesen, "
            "freie, freien, im freien, offenes gelande, offen, offene, jeweils, je, pro, grob, genauer, exakt, "
            "punktgenau, mittig, zentral, mittlere, mittleren, mittlerer, vordere, vorderen, hintere, hinteren, "
            "ausserste, aussersten, erneut, wiederum, nochmal, nochmals, weiters, ferner, ebenso wie, wie gehabt, wie "
            "befohlen, wie besprochen, wie geplant, wie immer, wie ublich, selbstverstandlich, freilich, klarerweise, "
            "logisch, sowieso, ohnehin, besonders, vor allem, insbesondere, hauptsachlich, zusammen, gemeinsam, "
            "gleichzeitig, zugleich, einzeln, allein, alleine, komplett, vollstandig, vollzahlig, restlos, ganzlich, "
            "mit allem, mit aller kraft, mit voller kraft, mit ganzer kraft, mit gewalt, mit nachdruck, mit schwung, "
            "mit bajonett, mit dem bajonett, bajonett, klingendem spiel, mit klingendem spiel, fahnen, fahne, "
            "trommeln, herr general, herrn, damit hier, vormittag, nachmittag, morgen, abend, tag, uhr, stunde, "
            "minute, zuge, zuges, spielzug, ersten zug, erster zug, ende des zuges, bis ende des zuges, voller, volle, "
            "vollen, volle bewegung, ganze bewegung, halbe bewegung, maximal, maximale, hochstens, mindestens, "
            "wenigstens, nicht mehr als, nicht weiter als, nicht weiter, meter weit, strecke, weite, entfernt, "
            "auseinander, breit, tief, lang, hoch oben, oben, unten, drin, innen, aussen, drumherum, anlauf, "
            "marschtempo, tempo, eiltempo, geschwindigkeit, sicherheitshalber, falls moglich, falls notig, wenn notig, "
            "im zweifel, im zweifelsfall, notfalls, geordnet, in guter ordnung, beeilt sich, "
            "beeilen sich, sich beeilen, "
            "notfalls, gegebenenfalls, ggf, evtl, eventuell, vielleicht, nach kraften, nach bestem wissen, nach "
            "gutdunken, hiermit, hiermit wird, hierbei, dabei, dazu noch, davor noch, an sich, im prinzip, "
            "grundsatzlich, generell, im grunde, gutes gelingen, also, tja, naja, so etwa, stellung da, zeug, ding, "
            "sache, euch, dir, dich, dass, als, wobei, lucke, zwischenraum, bitte mal, tunlichst, nurmehr, fürs erste, "
            "sowie moglich, aber nicht weiter, und nicht weiter, keinen schritt weiter, zunaechst, zuerst mal, "
            "spielleiter, jedweder, jedwede, moglichst bald, so schnell es geht, so schnell wie moglich, "
            "schnellstmoglich, schnellstens, ohne zeitverlust, ohne verzogerung, so rasch wie moglich, was auch kommt, "
            "komme was wolle, halt so, halt mal, einfach, nur noch, diejenige, diejenigen, jene von, abstands, mit "
            "abstand, mit etwas abstand, was, betrifft, betreffs, bezuglich, hinsichtlich, angeht, anbelangt, anlangt, "
            "keineswegs mehr, bitte sehr, in einem zug, davon, darin, dorthin, dahin, daran, darauf, herrschaften, "
            "diesmal, auf der stelle, alsbald, stehenden fusses, im geringsten, noch langer, langer, womoglich, "
            "immerhin, zumindest, keinen meter, keinen schritt, keinen zoll, zu ende, weiterhin noch, in reih und "
            "glied, hubsch, brav, ordentlich, anstandig, sauber, tuchtig, gehorig, kraft, wucht, gar, nieder, im "
            "ganzen, "
            "insgesamt, samt und sonders, mit mann und maus, in sich, noch einmal, schlicht, lieber, gern, gerne, "
            "zuhinterst, zuvorderst, zuoberst, zuunterst, zuausserst, vorher, zuvor, derweil, stets, "
            "wohl, uberhaupt, selbst, bereits, wieder, sofortig*, soweit nicht anders befohlen, sofern nicht anders "
            "befohlen, wenn nicht anders befohlen, so lange es geht, solange es "
            "geht, so lange wie moglich, so lange wie nur moglich, so lang es geht, solange es irgend geht, "
            "soweit moglich, soweit es geht, sofern moglich, und zwar, unter "
            "benutzung, unter ausnutzung, wenn nichts anderes befohlen wird, bis auf gegenbefehl, hinweg, dachte ich, "
            "dacht ich, dachte ich mir, meine ich, denke ich, wurde ich sagen, glaube ich, herunter"
        ),
    },
    "noted": {
        "greeting": (
            "hallo, guten, liebe, lieber, servus, moin, grussgott, sehr geehrte, geehrter, meine herren, hi, tag, "
            "huhu, hey, hoi, gruezi, guten abend zusammen, guten abend, guten morgen, guten tag, hallo zusammen, "
            "mahlzeit, tach, n abend, exzellenz, euer exzellenz, werte, werter, verehrte, verehrter, gruss gott"
        ),
        "farewell": (
            "viele grusse, grusse, gruss, mit freundlichen, beste grusse, danke, vielen dank, bis dann, gesendet, "
            "von meinem, lg, vg, mfg, herzliche grusse, schone grusse, tschuss, hochachtungsvoll, schonen abend, "
            "mit freundlichem gruss, mit vorzuglicher hochachtung, vorzugliche hochachtung, gluck auf, tschau, "
            "ciao, bis bald, bis spater, bis morgen, gehabt euch wohl, schonen tag, schones wochenende, das wars, "
            "das war s, das ist alles, ende der befehle, gez, gezeichnet, ergebenst, euer ergebener, in "
            "ergebenheit, viel erfolg, viel spass, gute nacht, alles gute, horrido, waidmannsheil"
        ),
        "plan": (
            "grundsatz, mein plan, der plan, plan, idee, meine idee, absicht ist, ich glaube, ich denke, ich hoffe, "
            "ich furchte, ich meine, ubrigens, anbei, hier meine, hier sind, hier kommen, anmerkung, ps, nb, meine "
            "absicht, ziel ist, zur info, der feind ist, der feind scheint, leider, ich konnte, die nummern, wir "
            "wollen, insgesamt, hintergrund, erstes spiel, lage, seine exzellenz der, hier meine befehle, meine "
            "befehle, sorry, entschuldigung, tut mir leid, ich sehe, ich vermute, ich nehme an, ich bin nicht "
            "sicher, keine ahnung, der feind hat, der feind wird, der gegner hat, der gegner ist, die franzosen "
            "sind, die franzosen haben, die englander sind, die alliierten sind, bemerkung, bemerkungen, "
            "anmerkungen, hinweis, hinweise, erlauterung, begrundung, kommentar, notiz, zusammenfassung, "
            "lagebeurteilung, gedanke, gedanken, unser ziel, das ziel, ziel ist es, wir mochten, wir hoffen, "
            "uberblick, hauptquartier, feldlager, tagesbefehl"
        ),
        "umpire": "spielleitung, spielleiter, schiedsrichter, frage, fragen, liebe spielleitung, kurze frage",
    },
}
