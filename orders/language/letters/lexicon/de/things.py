"""German: troops, ground, places, directions, distances and numbers. Data only; see the package."""

THINGS = {
    "formation": {
        "line": (
            "linie, linien, zur linie, in eine linie, in linie, linienformation, lin, in linien, in line, "
            "zweigliedrig, linie bilden, lineare formation, in die linie, linienaufstellung, in linienaufstellung, "
            "aufmarsch zur linie, in linie aufmarschieren"
        ),
        "column": (
            "kolonne, kolonnen, in eine kolonne, in kolonne, angriffskolonne, angriffskolonnen, marschkolonne, in "
            "kolonnen, sturmkolonne, kol, kolone, in kol, kollone, kolonnenformation, marschkol, in marschkolonne, in "
            "angriffskolonne, in sturmkolonne, in die kolonne, kolonne formieren, zur kolonne, marschordnung, "
            "kolonne in schwadronen, schwadronskolonne, eskadronskolonne, kompaniekolonne, "
            "zugkolonne, regimentskolonne, "
            "kolonnenlinie, in bataillonskolonne, bataillonskolonne, bataillonskolonnen"
        ),
        "square": (
            "quarre, quarres, quarree, karree, karrees, carre, carres, viereck, vierecke, karre, im karree, ins "
            "karree, carree, quarree, "
            "kare, karee, karres, carrée, carrees, karre bilden, hohlkarree, vierecke bilden, igel, karree bilden, "
            "karree formieren, im viereck, ins viereck, karreeformation, karree formation"
        ),
        "skirmish": (
            "plankler, plaenkler, plaenkeln, plankler*, plaenkler*, schutzenlinie, schuetzenlinie, schutzenkette, "
            "tirailleur*, zerstreut*, offene ordnung, in schwarmen, aufgelost*, schutzenschwarm, "
            "schutzenschwarmen, als plankler, schutzenordnung, planklerordnung, schutzenformation, in schutzenordnung, "
            "plankelnd, geplankel, lockere ordnung, plankl*, ausschwarm*, ausschwaerm*, schwarmt aus, schwarmen "
            "aus, plaenkl, planklern, plankerl, planklerschwarm, planklerlinie, planklerkette, als planklerkette, "
            "schutzenschwarme, aufgelockert, aufgelockerte ordnung, in aufgeloster ordnung, in aufgelöster ordnung, "
            "schwarmt, schwaermt, schwarmen, schwaermen, in schutzenkette, in plankler, in schutzenlinie, "
            "zerstreute ordnung, in zerstreuter ordnung, gelockert, verteilt sich, verteilen sich, ausschwaermen, "
            "ausschwarmen~, in schwarmlinie, schwarmlinie, plankeln~, in planklerlinie, in planklerkette, "
            "zerstreuen~, schutzenketten, in schutzenketten, als schutzen, als schutzenschleier, zum plankeln, zum "
            "plankeln auflosen"
        ),
    },
    "arm": {
        "infantry": (
            "infanterie, bataillon, bataillone, bataillonen, fussvolk, inf, btl, btn, bataillons, fusstruppen, "
            "infantrie, inf bataillone, fusssoldaten, fusstruppe, bat, batl, infanteristen, "
            "infanterieverbande, fussvolks, infanteriebataillon, infanteriebataillone, fusssoldat, linientruppen"
        ),
        "cavalry": (
            "kavallerie, reiter, reiterei, schwadron, schwadronen, eskadron, eskadronen, kav, reitern, pferde, "
            "berittene, kavalerie, kavallrie, cavallerie, kavalleristen, reitertruppen, berittenen, reiterangriffe, "
            "gaule, rosser, reitersmann, reitersleute, schwere reiter, feindliche reiter, kavalleriemasse, "
            "reitermassen, reitermasse, reiterschar, reiterscharen, berittener"
        ),
        "artillery": (
            "artillerie, geschutz, geschutze, geschuetz*, geschutzen, kanone, kanonen, batterie, batterien, art, "
            "artilleristen, rohre, artilerie, artillrie, ari, arti, geschutzbatterie, kanoniere, geschutzstellung, "
            "grosse batterie, batt, kanonenbatterie, bttr, feuerschlunde, feldgeschutze, feldgeschutz, "
            "feldbatterie, geschutzreihe, artilleriebatterie, haubitze, haubitzen, kanonenlinie"
        ),
        "light": (
            "leichte infanterie, leichte truppen, leichten, leichtes bataillon, leichte bataillone, leichten "
            "truppen, leichter infanterie, leichten bataillone, leichte inf, leichte bataillons"
        ),
        "lancer": "lanzenreiter, ulanen, lancier*, lanciers",
        "horse": (
            "reitende artillerie, reitende batterie, reitenden batterie, reitende batterien, reitenden artillerie, "
            "reitenden geschutze, reitende art, berittene artillerie, pferdeartillerie, reit batterie, reitender "
            "artillerie, reitenden batterien, reitender batterie, reitende geschutze, reitende, reitenden kanonen, "
            "reitende kanonen, pferdebatterie, pferdebatterien, pferdegeschutze, pferdegeschutzen, pferdekanonen, "
            "reiterbatterie, reiterbatterien, reitbatterie, reitbatterien"
        ),
        "foot": (
            "fussartillerie, fussbatterie, fussbatterien, fussart, fussgeschutze, fussartilleriebatterie, "
            "fussartilleriebatterien, batterie zu fuss, batterien zu fuss"
        ),
    },
    "group": {
        "brigade": (
            "brigade, brigaden, truppe, truppen, leute, einheit, einheiten, mannen, verband, verbande, haufen, jungs, "
            "burschen, soldaten, brig, brigadeverband, kameraden, manner, kerle, abteilung, verbandes, truppenteil, "
            "besatzung, verteidiger"
        ),
        "division": "division, divisionen, div",
        "corps": "korps, corps, armeekorps",
        "army": "armee, heer, ganze armee",
        "regiment": "regiment, regimenter, rgt, regt, reg, regiments, regimentes, regimentern",
        "wing": "flugel",
    },
    "side": {
        "enemy": (
            "feind, feinde, feindes, feindlich*, gegner, gegners, gegnerisch*, rote, roten, roter, die roten, "
            "feinden, kontrahent, widersacher, gegnerischen, feindl, gegn, fliehende, fliehenden, fluchtende, "
            "fluchtenden, geschlagenen feind, geschlagener feind, fliehenden feind, weichenden feind, fluchtlinge, "
            "wer flieht, die fliehen, die weglaufen"
        ),
        "their": "ihre, ihrer, ihren",
        "own": "eigen*, unser*, mein*, euer, eure, euren, dein, deine, deinen",
    },
    "kind": {
        "wood": (
            "wald, waldes, waldchen, waldrand, geholz, forst, baume, baumen, waldstuck, walde, gebusch, waldung, "
            "gehölzes, geholzes, gehölze, walder, hain, buschwerk, waldkante, waldsaum"
        ),
        "village": (
            "dorf, dorfes, weiler, haus, hauser, ort, siedlung, ortschaft, hausern, gebaude, gebauden, schloss, "
            "dorfchen, weilers"
        ),
        "road": (
            "strasse, strassen, chaussee, weg, weges, landstrasse, hauptstrasse, pflaster, chausse, pfad, "
            "strasschen, steinstrasse, heerstrasse, landweg, hauptweg"
        ),
        "stream": (
            "bach, baches, bachs, fluss, wasser, bachlauf, fluesschen, bache, bachlaufs, flusschen, rinnsal, "
            "gewasser, bachbett, wasserlauf"
        ),
        "hill": (
            "hugel, huegel, hohe, hoehe, hohen, anhohe, anhoehe, hohenzug, kamm, rucken des hugels, berg, kuppe, "
            "hugelkette, bergrucken, hohenrucken, bergkamm, buckel, erhebung, hang, abhang, hugelkamm, hugels, "
            "hohenkamm, kammlinie, steigung"
        ),
        "bridge": "brucke, bruecke, brucken",
        "crossroads": (
            "kreuzung, wegkreuz, strassenkreuz, strassenkreuzung, wegekreuz, kreuzweg, wegekreuzung, wegkreuzung, "
            "kreuzungspunkt, strassenkreuzes, strassenkreuzungen, kreuz, strassenknoten"
        ),
        "marsh": "sumpf, teich, weiher, moor, tumpel, morast, moores, sumpfes",
        "wall": "mauer, bank, boschung, hecke, damm, zaun, wall, erdwall, mauern, hecken",
        "farm": (
            "pachthof, pachthofes, pachthofs, pachtgut, hof, hofes, hofs, "
            "gehoft, ferme, gutshof, bauernhof, vorwerk, hofe, "
            "meierei, meierhof, hofgut, "
            "anwesen, gehofts, gehoeft, gehoefts, gehofte"
        ),
        "right flank": (
            "rechte flanke, rechten flanke, rechter flugel, rechten flugel, flanke rechts, rechter flanke, rechten "
            "flugels, ausserste rechte, aussersten rechten, unsere rechte, unserer rechten, unserer rechten flanke, "
            "unsere rechte flanke"
        ),
        "left flank": (
            "linke flanke, linken flanke, linker flugel, linken flugel, flanke links, linker flanke, linken "
            "flugels, ausserste linke, aussersten linken, unsere linke, unserer linken, unserer linken flanke, "
            "unsere linke flanke"
        ),
    },
    "relation": {
        "behind": (
            "hinter, hinterm, dahinter, ruckwarts von, im rucken von, im rucken, direkt hinter, dicht hinter, gleich "
            "hinter, ruckseitig, hinter dem rucken, hinter den, hinter die, hinter das, hinter der, im rucken der, im "
            "rucken des, im hintergrund von, knapp hinter, kurz hinter, hinterhalb, im schutz von, im schutze, im "
            "schatten von, in zweiter linie hinter, ruckwarts der, in deckung hinter, als reserve hinter, gestaffelt "
            "hinter, bis hinter, hinter dem, nach hinter, bis hinter den, bis hinter die, bis hinter das, ruckwarts "
            "hinter, im rucken von der, in dessen rucken, in deren rucken"
        ),
        "before": (
            "vor, vorm, davor, vor dem, vor der, diesseits, vorwarts von, voraus, unmittelbar vor, vor die, vor den, "
            "vor das, knapp vor, kurz vor, gleich vor, direkt vor, vorne vor, an der spitze, an der spitze von, vor "
            "der front von, vorderhalb, im vorfeld von, im vorfeld des, im vorfeld der, bis vor, bis vor den, bis vor "
            "die, bis vor das, bis kurz vor"
        ),
        "left": (
            "links von, links vom, links der, links neben, zur linken von, linkerhand, links des, linke seite, "
            "linker hand von, links davon, auf der linken seite von, an der linken flanke von, linke flanke von, "
            "links an, links beim, links bei, links vor, zur linken der, zur linken des, auf der linken flanke von, "
            "links daneben, links neben der, links neben dem, auf die linke seite von, an die linke flanke von, an "
            "die linke seite von, linke hand von"
        ),
        "right": (
            "rechts von, rechts vom, rechts der, rechts neben, zur rechten von, rechts des, rechte seite, rechts "
            "beside, rechter hand von, rechts davon, auf der rechten seite von, an der rechten flanke von, rechte "
            "flanke von, rechts an, rechts beim, rechts bei, rechts vor, zur rechten der, zur rechten des, auf der "
            "rechten flanke von, rechts daneben, rechts neben der, rechts neben dem, auf die rechte seite von, an "
            "die rechte flanke von, an die rechte seite von, rechte hand von"
        ),
        "beside": (
            "neben, bei, beim, nahe, nahe bei, in der nahe von, in der nahe, am, an, an der, auf hohe von, unweit, "
            "langsseits, um, neben den, bis hohe, bis auf hohe, bis auf hohe von, bis zur hohe von, "
            "bis auf die hohe von, bis auf gleiche hohe mit, bis in hohe von, bis in hohe, "
            "neben die, neben der, daneben, seitlich von, seite an seite mit, dicht bei, "
            "nahe am, nahe der, in der nahe der, in der nahe des, in der nahe vom, auf gleicher hohe mit, auf hohe, "
            "auf hohe des, auf hohe der, rund um, um den, um das, an die seite von, an der seite von, unweit von, "
            "dicht an, in hohe von, an der spitze von, an der spitze des, an der spitze der, auf gleicher hohe wie, "
            "in einer linie mit, seitlich der, seitlich des, in verlangerung von, bundig mit, langsseit, in "
            "anlehnung an, angelehnt an, im anschluss an, dicht neben, unmittelbar neben, gleich neben, direkt "
            "neben"
        ),
        "between": (
            "zwischen, in der mitte zwischen, mitten zwischen, genau zwischen, im zwischenraum, in die lucke "
            "zwischen, im raum zwischen, in der lucke zwischen, zwischen den, zwischen die"
        ),
        "at": (
            "in, im, ins, nach, zu, zum, zur, auf, aufs, bis, bis zu, bis zum, bis zur, bis an, an den, ans, mit, "
            "inmitten, innerhalb, bis nach, innen in, fur, ins innere, hinein in, in den, in die, in das, "
            "auf den, auf die, auf das, in der, in dem, an die, bis in, bis in den, bis ins, bis hin zu, bis "
            "hinter, am, beim, unter, an den rand, drinnen in, oben auf, bis zum rand, mitten in, mitten im, mitten auf"
        ),
        "towards": (
            "richtung, in richtung, gegen, auf zu, entgegen, hin zu, halbwegs zu, halber weg, auf richtung, in der "
            "richtung, ri, rtg, gegenuber, gegenuber von, hin nach, der richtung nach, wider, los auf, drauf"
        ),
        "from": (
            "aus, ausserhalb, weg von, heraus aus, aus dem, aus der, weg vom, fern vom, ab von, heraus, vom fleck"
        ),
        "along": (
            "die strasse hoch, die strasse rauf, die strasse hinauf, die strasse runter, die strasse hinunter, "
            "die chaussee hoch, die chaussee hinauf, die chaussee entlang, "
            "entlang, langs, uber, durch, via, jenseits, auf der strasse, an der strasse entlang, die strasse "
            "entlang, um herum, hinuber uber, an entlang, langs der, langs des, uber den, uber die, uber das, quer "
            "durch, durch den, durch die, durch das, auf der anderen seite, auf die andere seite, mittels, entlang "
            "der, entlang des, vorbei an, am entlang, uber die strasse, hinuber, beiderseits der, beiderseits des, "
            "beiderseits von, beiderseits, zu beiden seiten der, zu beiden seiten des, beidseits der, rittlings "
            "der, rittlings auf, quer uber, auf beiden seiten der, langsseits der, auf der chaussee, "
            "benutzt die strasse, benutzt die chaussee, benutzen die strasse, nutzt die strasse, nutzen die strasse"
        ),
        "edge": (
            "rand, rande, ecke, kante, saum, spitze, ausgang, seite, ende, teil, rand von, aussenrand, randes, "
            "waldesrand, sudrand, nordrand, ostrand, westrand, sudkante, nordkante, sudecke, nordecke, sudwestecke, "
            "rande des, saume, zipfel, eingang, ausgange, sudspitze, nordspitze, linie des, kanten, waldkante, "
            "waldecke, randes von, saum von, rand vom, rand der, rand des"
        ),
        "of": "von, vom, des, der, dem, den",
        "limit": (
            "weiter als bis, weiter als bis zu, weiter als, hochstens bis, hochstens bis zu, maximal bis, maximal "
            "bis zu, keinen schritt weiter als, keinen schritt uber"
        ),
    },
    "compass": {
        "N": "nord*, norden, n, nordwarts, nordlich*, n wärts, nordlicher, nordseitig, nordwaerts",
        "NE": "nordost*, no, nordostlich*, ne",
        "E": "osten, ost, ostlich*, ostwarts, o, oestlich*, ostlicher, oestl, ostwaerts",
        "SE": "sudost*, so, suedost*, se",
        "S": "sud, suden, sudlich*, sudwarts, s, sueden, sued*, sudl, sudlicher, suedlich*, suedwaerts",
        "SW": "sudwest*, sw, suedwest*",
        "W": "westen, west, westlich*, westwarts, w, westlicher, westl, westwaerts",
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
        "forward": (
            "vorwarts, vorwaerts, nach vorn, nach vorne, geradeaus, voran, vor, gradeaus, nach vor, vorn, vorne, "
            "voraus, gerade aus, gradaus, vorw, vorwaerts marsch, gegen den feind, auf den feind zu, dem feind "
            "entgegen, weiter vorn, weiter vor"
        ),
        "back": (
            "zuruck, zurueck, nach hinten, ruckwarts, rueckwarts, hinten, ruckw, retour, rueckw, zu uns, in unsere "
            "linien, nach hinten weg, weiter hinten, hinter unsere linien"
        ),
        "left": (
            "links, nach links, linkshin, zur linken, linksrum, auf der linken seite, nach der linken, linker hand, "
            "links raus"
        ),
        "right": (
            "rechts, nach rechts, zur rechten, rechtsrum, auf der rechten seite, nach der rechten, rechter hand, "
            "rechts raus"
        ),
    },
    "unit of length": {
        "cm": "cm, zentimeter, centimeter, zentimetern, centimetern",
        "inch": "zoll",
        "pace": "schritt, schritte, schritten, schr, schritts, mannslangen, schritt weit",
        "yard": "yards, yard, ellen",
        "metre": "m, meter, metern, mtr, meter weit",
        "km": "km, kilometer",
        "mile": "meile, meilen",
        "foot": "fuss",
    },
    "number": {
        "0.5": "halb, halbe, halber, halben, halfte",
        "1": "ein, eine, einen, eines, einem, einer",
        "2": "zwei, beide hundert, zween, zweier",
        "3": "drei, dreie, dreier",
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
        "11": "elf",
        "13": "dreizehn",
        "14": "vierzehn",
        "16": "sechzehn",
        "18": "achtzehn",
        "25": "funfundzwanzig",
        "60": "sechzig",
        "80": "achtzig",
        "250": "zweihundertfunfzig",
        "600": "sechshundert",
        "70": "siebzig",
        "90": "neunzig",
        "17": "siebzehn",
        "19": "neunzehn",
        "35": "funfunddreissig",
        "75": "funfundsiebzig",
        "120": "hundertzwanzig",
        "350": "dreihundertfunfzig",
        "700": "siebenhundert",
        "800": "achthundert",
    },
    "ordinal": {
        "1": "erste, ersten, erster, erstes",
        "2": "zweite, zweiten, zweiter, zweites",
        "3": "dritte, dritten, dritter, drittes",
        "4": "vierte, vierten, vierter, viertes",
        "5": "funfte, funften, fuenfte, fuenften, funftes, funfter, fuenftes",
        "6": "sechste, sechsten, sechster, sechstes",
        "7": "siebte, siebten, siebente, siebenten, siebter, siebtes, siebentes, siebenter",
        "8": "achte, achten, achter, achtes",
        "9": "neunte, neunten, neunter, neuntes",
        "10": "zehnte, zehnten, zehntes, zehnter",
        "61": "einundsechzigste, einundsechzigsten",
        "72": "zweiundsiebzigste, zweiundsiebzigsten",
        "92": "zweiundneunzigste, zweiundneunzigsten",
        "93": "dreiundneunzigste, dreiundneunzigsten",
        "100": "hundertste, hundertsten",
    },
    "near": {
        "nearest": (
            "nachste, nachsten, nachstes, nachster, nachstgelegene*, naechste*, am nachsten, nachstliegend*, "
            "nachstgelegenen, am nachsten gelegen*, nachststehend*, naechststehend*, nahest*, nahgelegen*, "
            "nachstbest*, dichtest*, nachstgelegene"
        ),
        "any": (
            "alles was, was immer, irgend*, jeden der, was da kommt, alles was kommt, alles was sich bewegt, alles "
            "was sich nahert, auf alles, auf jeden, alles was in reichweite, was kommt, jedes ziel, jeden feind, "
            "nach belieben, beliebig*, nach eigenem ermessen, was sich nahert, gelegenheitsziele, was sie "
            "wollen, was sie will, was er will, was ihr gefallt, was ihm gefallt, was ihnen gefallt, was ihr "
            "beliebt, was sie sehen, was sie sieht, was er sieht, wen sie will, wen sie wollen, wen er will, was "
            "sich bietet, was vor die rohre kommt"
        ),
    },
    "all": {
        "all": (
            "alle, allen, alles, jeder, jede, jedes, ganze, ganzen, gesamte, gesamten, gesamt, samtliche, "
            "komplette, ganz, alle meine, alle unsere, alle meiner, all, allesamt, sammtliche, jedermann, alle "
            "miteinander, alle zusammen, jeglich*, samtlichen, samtlicher, gesamter, alle einheiten, jedweder, alle "
            "eure, ein jeder, samtliche unsere, geschlossen alle"
        ),
        "both": "beide, beiden, die beiden",
        "rest": (
            "rest, der rest, ubrige, ubrigen, andere, anderen, die anderen, restliche, restlichen, alle anderen, "
            "restliche truppen, die ubrigen, alle ubrigen, alles andere, sonstige, verbleibenden, die restlichen, der "
            "ganze rest, alle sonstigen, das ubrige, der ubrige teil, die sonstigen, alle restlichen, der "
            "verbleibende, die beiden anderen, die zwei anderen, die anderen beiden, die anderen zwei"
        ),
        "some": (
            "einige, ein paar, einer der, ein teil, teile, mehrere, ein bataillon, eine schwadron, zwei bataillone, "
            "ein regiment, eine batterie von, eines der, eine der, einer von, eins der, die halfte, ein teil der, "
            "ein bataillon von, einige bataillone"
        ),
    },
    "title": {
        "general": (
            "general, generale, generalleutnant, kommandeur, brigadier, gen, generals, generalmajor, feldmarschall, "
            "befehlshaber, kommandant, chef, brigadegeneral, divisionar, divisionskommandeur"
        ),
        "title": (
            "kapitain, kapitan, rittmeister, furst, fursten, prinz, prinzen, graf, herzog, baron, marschall, oberst, "
            "hauptmann, major, hoheit, herr, konigliche, "
            "seine, exzellenz, seine exzellenz, hauptmanns, leutnant, lt, obrist, hptm, majestat, durchlaucht, "
            "prinzen von, herzogs, grafen, freiherr, seine majestat, kaisers, kaiser, feldmarschall, grossherzog, "
            "kronprinz, konig"
        ),
    },
}
