"""German: what troops are told to do. Data only; see the package."""

VERBS = {
    "verb": {
        "go": (
            "entsendung, abmarsch, annaherung, heranziehung, seitwartsbewegung, "
            "beweg*, marschier*, marsch, abmarsch, lauf*, begib*, begeb*, verleg*, durchquer*, uberschreit*, "
            "uberquer*, wechsel*, schieb*, aufschliess*, schliess*, schliesst auf, aufrucken, besetzt die stellung, "
            "bezieh*, bezieht stellung, neue stellung, gelang*, eil*, hinuber, umgeh*, herum, wander*, nach vorn, "
            "hoch, hinauf, runter, hinunter, traben~, vortraben~, rollen~, kriechen~, schleichen~, eilen~, "
            "springen~, laufen~, laeuft, huschen~, stapfen~, wandern~, pirschen~, rutschen~, wuchten~, ziehen~, "
            "marschieren~, bewegen~, begeben~, verlegen~, fahren~, faehrt, fahrt vor, faehrt vor, gehen rein, rein, "
            "hinein, hineingeh*, ruckt ein, rucken ein, raus, rausgeh*, rauf, ruber, rueber, heran, herangeh*, "
            "heranzieh*, heranruck*, ran, kommt ran, hinzieh*, abzieh* nach, einrucken~, sich begeben, nimmt "
            "stellung, nehmen stellung, stellung beziehen~, bezieht position, position beziehen, nimmt position, "
            "nehmen position, postiert sich, postieren~, positionieren~, positioniert sich, stellt sich auf bei, "
            "platziert sich, platzieren~, ruhren~, ruehren~, ruckeln~, setzt sich in marsch, in marsch setzen, setzen "
            "sich in marsch, macht sich auf, bricht auf, brechen auf, gelangen~, passieren~, uberqueren~, "
            "uberschreiten~, durchschreiten~, umgehen~, umfassen~, sammelt sich bei, konzentrier* sich, versammel* "
            "sich, drangt nach, drangen nach, zum marsch, verschieb*, versetz*, umgruppier*, mach dich, macht euch, "
            "kehrt zuruck nach, steigt, steigen, erklimm*, stosst zum, stosst zur, tritt an, ruckt ab, rucken ab, "
            "vorgezogen, vorzuziehen, vorgebracht, einrucken in, lucke schliessen, fullen~, fuellt, ausfull*, "
            "schliesst die lucke, hasten an, begibt sich, begeben sich, ruckt an, setzt sich, setzen sich, gebracht, "
            "vorgeschoben, geschickt, entsandt, gefuhrt, ab nach, auf nach, los nach, hin nach, rauf auf, rauf zu, "
            "sammelt sich um, sammeln sich um, sammelt sich in, sammeln sich in, sammeln sich bei, "
            "rueckt, ruecken, ruecke, vorruecken, abrucken~, ausrucken~, hinziehen~, heranziehen~, herangehen~, "
            "heranrucken~, herankommen~, hineingehen~, hineinrucken~, reingehen~, hinaufgehen~, hinaufrucken~, "
            "hinubergehen~, hinuberziehen~, weiterziehen~, weitergehen~, weitermarschieren~, losmarschieren~, "
            "losziehen~, abmarschieren~, aufbrechen~, antreten~, umsetzen~, umziehen~, herumgehen~, herumziehen~, "
            "vorbeigehen~, vorbeiziehen~, hingehen~, zugehen~, zumarschieren~, zureiten~, eindringen~, aufsteigen~, "
            "hinreiten~, heranreiten~, rucken~, gehen~, kommen~, wechseln~, wenden~, durchqueren~, verschieben~, "
            "versetzen~, beziehen~, umfahren~, treten~, betreten~, uberwechseln~, herumreiten~, heranfahren~, "
            "hineinziehen~, abbiegen~, einbiegen~, einfinden~, hinaufsteigen~, hinuberwechseln~, klettern~, rennen~, "
            "zusammenziehen~, zusammenrucken~, ersteigen~, ranrobben~, eintreffen~, legen~ sich, sich legen~, "
            "hinlegen~, hinstellen~, heransprengen~, vorwagen~, setzen~ den marsch fort, den marsch fortsetzen, setzt "
            "den marsch fort, nahern~ sich, sich nahern~, nahert sich, bewegen~ sich, streben~, lagern~ sich um, "
            "herumschwenken~, umschwenken~, herunterkommen~, herabkommen~, "
            "runterkommen~, heraufkommen~, hochkommen~, "
            "hinrucken~, voruberziehen~, vorarbeiten~, rein da, sich reinsetzen~, "
            "schwingen~ sich, machen~ sich auf, mach dich auf, stellungswechsel, setzen~"
        ),
        "leave": (
            "verlass*, verlaesst, heraus, hinaus, verlassen~, verlasst nicht, raus aus, kommt heraus, rucken aus, "
            "tritt heraus, raumen~, herausrucken~, herausgehen~, herauskommen~, herausziehen~, heraustreten~, "
            "hinausgehen~, aufgeben~, preisgeben~, weggehen~, wegziehen~, wegrucken~"
        ),
        "advance": (
            "kommt nach vorn, kommen nach vorn, kommt nach vorne, kommen nach vorne, "
            "vorruck*, vorgeh*, vorwarts, vorwaerts, vormarsch, vormarschier*, rucken vor, ruckt vor, rucke vor, geht "
            "vor, gehen vor, gehe vor, vor, vorstoss*, stosst vor, stoss* vor, avancier*, vorzieh*, vordring*, dringt "
            "vor, voran, vorrucken~, vorstossen~, vordringen~, stosst, stossen, vorpresch*, prescht vor, preschen "
            "vor, vormarsch auf, ruckt gegen, rucken gegen, marschiert gegen, marschiert auf, schreitet vor, "
            "avancieren~, drangt vor, drangen vor, geht ran, gehen ran, weiter vor, zieht vor, ziehen vor, fahrt vor, "
            "faehrt vor, fahren vor, vorfahr*, vorbring*, vorw, rueckt vor, ruecken vor, ruecke vor, vorrueck*, "
            "rueckt gegen, stoesst vor, vorgehen~, vormarschieren~, vorziehen~, vorreiten~, vorfahren~, vorkommen~, "
            "vorpreschen~, vortraben~, vorlaufen~, vortreten~, voranschreiten~, vorangehen~, voranrucken~, "
            "vorankommen~, vorschieben~, vorverlegen~, vorsturmen~, vordrangen~, vorwagen~, vorholen~, vorbringen~, "
            "weiterrucken~, hervortreten~, vorbrechen~, vorspringen~, vorsprengen~, vortasten~, vorpirschen~, "
            "vorarbeiten~, vorsetzen~, vorwartsgehen~, vorwartsrucken~, nach vorne arbeiten~, herantasten~"
        ),
        "attack": (
            "angreif*, greif* an, angriff, sturm*, erstur*, attackier*, uberfall*, vertreib*, erober*, nimmt im "
            "sturm, angreifen~, greifen~, greift an, greifen an, angriff auf, angriff gegen, zum angriff, stuermen~, "
            "erstuermen~, bestuermen~, zum sturm, im sturm, im sturm nehmen, nehmen im sturm, vertreiben~, verjag*, "
            "verdrang*, "
            "hinauswerf*, wirft hinaus, zuruckwerf*, wirft zuruck, uberrenn*, zerschlag*, schlagt, schlaegt, "
            "vernicht*, zerstor*, packt, packen, fallt uber, fallen uber, wendet sich gegen, wenden sich gegen, "
            "richtet sich gegen, wirft sich auf, werfen sich auf, geht los auf, attack auf, losgeh*, angr, knall*, "
            "hau drauf, aushebeln, herauswerf*, ansturmen~, anrennen~, ersturmen~, sturmen~, losschlagen~, "
            "zuschlagen~, einbrechen~, hinauswerfen~, herauswerfen~, rauswerfen~, verjagen~, werfen~, zuruckwerfen~, "
            "niederkampfen~, erobern~, losgehen~, losstürmen~, anfallen~, niedermachen~, uberraschen~, vorknopfen~, "
            "draufhauen~, wegfegen~, plattmachen~, kaltmachen~, zerstreuen~, zersprengen~, wegjagen~, scheuchen~, "
            "verscheuchen~, zurucktreiben~, zuruckdrangen~, hinaustreiben~, wegwerfen~, verdrangen~"
        ),
        "take": (
            "einnehm*, besetz*, sicher*, in besitz, nimmt ein, nehmen ein, wegnehm*, "
            "einnehmen~, besetzen~, "
            "wegnehmen~, nimmt in besitz, nehmen in besitz, sich festsetz*, setzt sich fest, setzen sich fest, setzt "
            "sich in, nistet sich, schnapp*, hol dir, greift sich, in besitz nehmen, kassier*, nehmen~, festsetzen~, "
            "einnisten~, sichern~, saubern~, in besitz bringen~, in besitz zu nehmen, hineinlegen~ in"
        ),
        "charge": (
            "attacke, attacken, chargier*, reiterangriff, reitet an, reiten an, einhau*, haut ein, hauen ein, "
            "niederreit*, reitet nieder, charge, anreiten~, einhauen~, attackieren~, uberreit*, zur attacke, "
            "attackiert wird, niederreiten~, losreiten~, hineinreiten~, dreinschlagen~, einreiten~, chargieren~"
        ),
        "fire": (
            "feuer*, feure, schiess*, schuss, beschiess*, beschuss, kartatsch*, kartaetsch*, kanonier*, bombardier*, "
            "unter feuer, nimmt unter feuer, nehmen unter feuer, unter feuer nehmen, unter beschuss, storfeuer, "
            "eroffne* das feuer, feuert auf, feuern~, schiessen~, beschiessen~, ballern~, bombardieren~, kanonieren~, "
            "bepflaster*, belegen~ mit feuer, deckt ein, decken ein, eindeck*, zielen~, zielt auf, halt drauf, haltet "
            "drauf, draufhalt*, nimmt aufs korn, nehmen aufs korn, aufs korn, unter feuer nimmt, unter feuer zu "
            "nehmen, unter beschuss nehmen, nimmt unter beschuss, nehmen unter beschuss, eroffnen~ das feuer, das "
            "feuer auf, feuer auf, gegenbatterie, konterbatterie, konterfeuer, bekampf*, bekaempf*, bringt zum "
            "schweigen, bringen zum schweigen, zum schweigen bringen, halt nieder, konzentriert das feuer, "
            "konzentriert ihr feuer, richtet ihr feuer, richten ihr feuer, richtet sein feuer, verlegt das feuer, f "
            "auf, zu richten, verschiesst, verschiessen, setzt das feuer fort, setzen das feuer fort, feuer "
            "fortsetzen, setzt sein feuer fort, setzt ihr feuer fort, setzen ihr feuer fort, fort feuern, feuert "
            "weiter, feuern weiter, schiesst weiter, schiessen weiter, weiter feuern, weiter schiessen, beharken~, "
            "halten drauf, ballert drauf, nehmt unter feuer, nehmt aufs korn, losfeuern~, einschiessen~, eindecken~, "
            "zusammenschiessen~, draufhalten~, niederhalten~, bekampfen~, bestreichen~, belegen~, befeuern~, "
            "weiterfeuern~, weiterschiessen~, abfeuern~, richten~, bearbeiten~, niederschiessen~, losballern~, "
            "reinhalten~, einheizen~, wegputzen~, anvisieren~, ausschalten~, erwidern~ das feuer, das feuer erwidern~, "
            "salve, salven, feuert eine salve, beharken, zerschiessen~, unter feuer halten~, halten~ unter feuer, halt "
            "unter feuer, das feuer eroffnen~, eroffnen~ das feuer, feuer eroffnen~, eroffnet feuer, feuer zu "
            "eroffnen, das feuer zu eroffnen, das feuer vereinigen~, feuer vereinigen~, vereinigen~ das feuer, "
            "vereinigt das feuer, vereinigen~ ihr feuer, vereinigt ihr feuer, mit kugeln eindecken~, aufs korn "
            "nehmen~, unter beschuss halten~"
        ),
        "hold": (
            "haelt, wart*, verharr*, stillsteh*, nichts, tut nichts, macht nichts, keine bewegung, nicht beweg*, "
            "bewegt sich nicht, ruhrt sich nicht, ruhren sich nicht, ruhrt sich nicht vom fleck, "
            "ruhren sich nicht vom fleck, "
            "stehen bleiben, bleibt stehen, stellung halten, halt die stellung, verbleib*, anhalt*, "
            "in stellung, ausharr*, rast*, verharren~, verweilen~, rasten~, ruhen~, pausieren~, pause, abwarten~, "
            "wartet ab, warten ab, abwart*, ausharren~, stehenbleiben~, halten die stellung, halt position, haltet "
            "position, position halten~, halt stand, halten stand, standhalt*, rührt sich nicht, ruhrt sich nicht, "
            "ruehrt sich nicht, ruhren sich nicht, ruehren sich nicht, nicht vom fleck, bleibt wo, bleiben wo, bleibt "
            "liegen, liegen bleiben, bleibt sitzen, macht gar nichts, machen nichts, tun nichts, tut gar nichts, "
            "nichts tun, nichts machen, unverandert, keine veranderung, keine aktion, kein befehl, keine befehle, "
            "nicht rühren, nicht ruhren, stillhalten~, halt still, halten still, in bereitschaft, bereitschaft, steht "
            "bereit, stehen bereit, gewehr bei fuss, bei fuss, verbleiben~, hockt, nicht eingesetzt, wird nicht "
            "eingesetzt, werden nicht eingesetzt, in ruhe, belassen, belasst, belaesst, gelassen, bereithalten~, "
            "bereit halten, halten sich bereit, halt sich bereit, haelt sich bereit, zuruckhalten~, geschieht nichts, "
            "passiert nichts, soll nichts tun, zu halten, gehalten werden, ist zu halten, bleibt da, bleiben da, "
            "bleibt dort, bleiben dort, bleibt weg, bleibt aussen vor, bleiben aussen vor, harrt aus, harren aus, "
            "bleibt stehn, bleiben stehn, bleibt wo er ist, bleibt wo sie ist, steht still, stehen still, macht nix, "
            "machen nix, nix, tut nix, tun nix, bleibt in reserve stehen, wird zuruckgehalten, werden zuruckgehalten, "
            "wird belassen, kein einsatz, bleibt zuhause, halten~, bleiben~, stehen~, dableiben~, hierbleiben~, "
            "zuruckbleiben~, warten~, stillstehen~, standhalten~, aushalten~, anhalten~, durchhalten~, innehalten~, "
            "lagern~, herumstehen~, nicht von der stelle, bleibt unangetastet, unangetastet, wird geschont, geschont, "
            "nicht eingreifen, beibehalten~, behalten~, nicht aufgeben, nicht preisgeben, drinbleiben~, "
            "drinnenbleiben~, drin bleiben~, drinnen bleiben~, dortbleiben~, stehen lassen~, an ort und stelle, "
            "festhalten~, haltmachen~, halt machen~, macht halt, machen halt, hinhocken~, sitzen~, liegen~, sitzen "
            "bleiben~, liegen bleiben~, stehenzubleiben, zuschauen~, dranbleiben~, zusammenbleiben~, sich nicht "
            "ruhren~, sich nicht bewegen~, kein stellungswechsel, ohne stellungswechsel, stellung beibehalten~, "
            "stellung nicht verlassen~, stellung zu halten, am platz, am platze, auf dem posten, auf seinem posten, "
            "auf ihrem posten, auf posten, an ihrem platz, an seinem platz, an ihrem platze, an seinem platze, ruhrt "
            "sich nicht vom fleck, ruhren sich nicht vom fleck, ruhrt sich nicht von der stelle, weicht nicht von der "
            "stelle, weichen nicht von der stelle, weicht nicht, weichen nicht, keinen schritt weichen, keinen "
            "fussbreit weichen, weicht keinen schritt, weichen keinen schritt, weicht keinen fussbreit, gibt keinen "
            "fussbreit preis, belassen~ wo, dort belassen~, pausieren, bewegt sich aber nicht, bewegen sich aber "
            "nicht, bewegt sich jedoch nicht, bewegen sich jedoch nicht, bewegt sich dabei nicht, ruhrt sich aber "
            "nicht, ruhren sich aber nicht, ruhrt sich aber nicht vom fleck, ruhren sich aber nicht vom fleck, ruhrt "
            "sich jedoch nicht, macht nicht mit, machen nicht mit, macht dabei nicht mit, machen dabei nicht mit, "
            "macht da nicht mit, geht nicht mit, gehen nicht mit, geht dabei nicht mit, kommt nicht mit, kommen nicht "
            "mit, zieht nicht mit, ziehen nicht mit, ruckt nicht mit, rucken nicht mit, marschiert nicht mit, "
            "marschieren nicht mit, nimmt nicht teil, nehmen nicht teil, nimmt daran nicht teil, nehmen daran nicht "
            "teil"
        ),
        "asis": "so wie sie stehen, wie sie stehen, so wie er steht, so wie sie sind, wie er steht",
        "defend": (
            "verteidig*, schutz*, schuetz*, deck*, wehr*, behaupt*, verteidigung, verzogern~, verzoegern~, "
            "aufhalten~, hemmen~, verteidigen~, huten~, schutzen~, behaupten~, decken~, beschutz*, abwehr*, wehrt ab, "
            "wehren ab, krallt sich, klammert sich, verschanz*, verschanzt sich, befestig*, barrikadier*, bis zum "
            "letzten mann halten, vert, bestreit*, macht streitig, streitig machen, empfangen~, erwarten~, abwehren~, "
            "verschanzen~, einigeln~, eingraben~, abriegeln~, sperren~, festkrallen~, versperren~, blockieren~, "
            "verbarrikadieren~, verwehren~, verteid, zu verteidigen, verteidigt werden"
        ),
        "support": (
            "einspringen~, beispringen~, beistehen~, "
            "bedeckung, bedeckung fur, als bedeckung, als bedeckung fur, zur bedeckung, bedecken~, als schutz fur, zum "
            "schutz, als geleit, geleiten~, unterstutz*, unterstuetz*, unterstutzung, reserve, als reserve, in "
            "reserve, ruckhalt, helf*, verstark*, "
            "treffen, als ruckhalt, unterstutzen~, unterstuetzen~, helfen~, verstarken~, verstaerken~, zur "
            "unterstutzung, unterstutzung fur, unterst, bildet die reserve, bilden die reserve, steht zur reserve, "
            "reserve bilden, ruckendeckung, gibt ruckendeckung, reservist, in die reserve, "
            "bleibt reserve, bleiben reserve, steht in reserve, steht als reserve, dient als reserve, dienen als "
            "reserve, dient als ruckhalt, als unterstutzung, dient zur unterstutzung, aushelfen~, beistehen~, "
            "beispringen~, stutzen~, bereitstellung, bereitzustellen, bereitgestellt, "
            "in bereitstellung, haltung bereit, den rucken starken, starkt "
            "den rucken, halt den rucken frei, bereithalten~ als reserve, halt sich als reserve bereit, halten sich "
            "als reserve bereit, in reserve halten~, in reserve bleiben~, in reserve stehen~, zur verfugung stehen~, "
            "steht zur verfugung, stehen zur verfugung, den rucken decken~, rucken freihalten~"
        ),
        "follow": (
            "folg*, nachfolg*, begleit*, nachruck*, hinterher, nachzieh*, ruckt nach, folgt nach, schliesst an, "
            "anschliess*, rucken nach, folgen~, begleiten~, nachrucken~, nachziehen~, hinterherziehen~, herfuhren, "
            "herziehen, hermarschieren, herlaufen, herreiten, "
            "hinterhergehen~, dahinter her, hinterdrein, geht hinterher, gehen hinterher, geht mit, gehen mit, "
            "marschiert mit, zieht mit, schliesst sich an, kommt nach, kommen nach, rucken hinterher, ruckt "
            "hinterher, nachfolgen~, nachkommen~, nachgehen~, nachmarschieren~, hinterherrucken~, aufschliessen~, "
            "anschliessen~, mitgehen~, mitreiten, mitzureiten, mitmarschieren, mitzumarschieren, mitzugehen, "
            "mitzuziehen, mitziehen~, mitrucken~, nachfuhren~, im kielwasser, auf dem fusse, auf den "
            "fersen, bleibt auf den fersen, dranhangen~, anhangen~, hinterdreingehen~, nachzurucken, auf dem fusse "
            "folgen~"
        ),
        "screen": (
            "abschirm*, schirm*, schirmt ab, aufklar*, aufklaer*, klart auf, klaren auf, erkund*, beobacht*, "
            "verschleier*, sicher* die flanke, uberwach*, spah*, patrouill*, schleier, flankier*, schirm, klart, "
            "klaren, klaert, schau nach, sieh nach, abschirmen~, aufklaren~, aufklaeren~, erkunden~, beobachten~, "
            "uberwachen~, spahen~, sichern~, sichert die flanke, sichern die flanke, deckt die flanke, decken die "
            "flanke, decken unsere flanke, deckt unsere flanke, schaut nach, im auge, behalt im auge, behalten im "
            "auge, behalt im blick, im blick, ausspah*, ausspaeh*, kundschaft*, auskundschaft*, kundschaften~, wacht "
            "uber, passt auf, patrouillieren~, vorposten, guckt nach, guck nach, gucken nach, schau was, schaut was, "
            "schauen was, sieh was, sehen was, seht was, guck was, guckt was, gucken was, schauen ob, schaut ob, "
            "sieht nach, sehen nach, behalten im blick, beaugt, beaeugt, klaert auf, klaeren auf, spaeht, ausspahen~, "
            "auskundschaften~, nachsehen~, nachschauen~, vorfuhlen~, abtasten~, flankieren~, bewachen~, belauern~, "
            "nur gucken, nur schauen, gucken~, aufpassen~, wachen~, hinuberspahen~, auge haben~, wache halten~, "
            "halten~ wache, halt wache, ausschau halten~, halten~ ausschau, halt ausschau, im auge behalten~, "
            "behalten~ im auge, im blick behalten~, ein auge haben~, hat ein auge auf, haben ein auge auf, auge "
            "werfen~, feststellen~, stellt fest, stellen fest, herausfinden~, ermitteln~, vergewissern~ sich, sich "
            "vergewissern~, uberzeugen~ sich, sich uberzeugen~, nachprufen~, prufen~, in erfahrung bringen~, "
            "klarheit verschaffen~, aufklarung, aufklarung gegen, erkundung, erkundung gegen, beobachtung"
        ),
        "withdraw": (
            "ruckkehr, ruckmarsch, "
            "zuruck, zurueck, zuruckzieh*, zieht sich zuruck, ziehen sich zuruck, ziehe zuruck, zuruckgeh*, geht "
            "zuruck, gehen zuruck, zurucknehm*, ruckzug, weich*, weicht aus, ausweich*, zuruckfall*, fallt zuruck, "
            "fallen zuruck, setzt sich ab, absetz*, zuruckweich*, abzieh*, ruckwarts, rueckwaerts, raeum*, retirier*, "
            "zurueckzieh*, weich zuruck, lost sich, zuruckziehen~, zurueckziehen~, zuruckgehen~, zuruckweichen~, "
            "ausweichen~, abziehen~, absetzen~, retirieren~, raumen~, zuruckfallen~, lost sich vom feind, kehrt "
            "zuruck, kehren zuruck, zuruckkehr*, haut ab, hauen ab, abhauen, verdruck*, zuruckverleg*, zuruckspring*, "
            "wieder zuruck, weichen aus, flucht nach, fluchten~, "
            "flieht, fliehen, turmt, turmen, ruckw, ruckt zuruck, fahrt zuruck, faehrt "
            "zuruck, marsch zuruck, geht wieder, zurucknehmen~, zuruckrucken~, zurucktreten~, zuruckkehren~, "
            "zurucklaufen~, zuruckreiten~, zuruckfahren~, zurucksetzen~, zuruckmarschieren~, zuruckverlegen~, "
            "zuruckschwenken~, zuruckkommen~, zuruckfuhren~, zuruckbringen~, weichen~, zuruckbegeben~, "
            "zurucksprengen~, zuruckeilen~, zuruckbiegen~, umkehren~, verduften~, verkriechen~, kehrtmachen~, "
            "zuruckpfeifen~, zuruckrufen~, zuruckschicken~, zurucklegen~ sich, abrucken~ nach hinten, sich absetzen~, "
            "zuruckmarsch, ruckwarts bewegen~, den ruckzug antreten~, treten~ den ruckzug an, tritt den ruckzug an"
        ),
        "rally": (
            "sammel*, ordn*, neu ordnen, reorganis*, ordne die reihen, neu formieren, neuformier*, formiert sich "
            "neu, sammeln~, ordnen~, sammelt sich, sammeln sich, reorganisieren~, verschnauf*, erholen~, erholt "
            "sich, wieder ordnen, ordnung wiederherstellen"
        ),
        "form": (
            "form, forme, formier*, bild*, stell* auf, stellt sich auf, aufstell*, entwickel*, geht in, gehen in, "
            "entfalt*, deployier*, einnehmen, nimmt formation, wechselt in, wechseln in, ubergeh*, "
            "formieren~, bilden~, aufstellen~, entwickeln~, entfalten~, aufmarschieren~, marschiert auf in, macht, "
            "mach, machen, nimmt ein, geht uber in, gehen uber in, umformieren~, stellen sich auf, stell dich auf, "
            "stellt euch auf, zu formieren, zu bilden, stell, aufmarschier*, formiert sich, formieren sich, zu linie, "
            "zu kolonne, zur kolonne, ubergehen~, annehmen~, auflosen~, ausschwarmen~ lassen"
        ),
        "face": (
            "front, front nach, front gegen, fronten, blickrichtung, schau*, ausricht*, dreh*, wend*, gesicht, "
            "richtung, drehen~, wenden~, ausrichten~, blicken~, schauen~, front machen, macht front, machen front, "
            "front zu, front richtung, mit front nach, mit front gegen, blick nach, blick richtung, gesicht nach, "
            "nach suden gerichtet, gerichtet nach, schwenk*, einschwenk*, abschwenk*, schwenken~, schwenken~ ein, "
            "einschwenken~, abschwenken~, eindrehen~, zuwenden~, hinschauen~, hinblicken~, hinuberschauen~, "
            "hinuberblicken~, hinubersehen~, kehren~ die front, "
            "kehren~, die front kehren~, front nehmen~, nehmen~ front, nimmt front, richten~ die front, richten~ ihre "
            "front, front zeigen~, umschwenken~, hinwenden~, rechtsum, linksum, rechts um, links um"
        ),
        "limber": "protz* auf, aufprotz*, aufprotzen~, protzen~ auf, anspannen~, protz an, anprotz*",
        "unlimber": (
            "abprotz*, in stellung geh*, geht in stellung, gehen in stellung, auffahr*, fahrt auf, fahren auf, "
            "stellung nehmen, abprotzen~, protzen~ ab, geht in feuerstellung, in feuerstellung, feuerstellung, "
            "bezieht feuerstellung, wieder ab, protzt dort ab, protzt da ab, protzt dort wieder ab, protzt, "
            "protzen, auffahren~"
        ),
        "ride": "reit*, galoppier*, eilt, reiten~, galoppieren~, sprengen~, trabt, hineilen~, herbeieilen~",
        "place": (
            "stellt sich, begibt sich, bei sein, ist bei, halt sich, haelt sich, halt sich bei, stell* sich, stellen "
            "sich, nimmt platz, bleibt bei, bleibt in der nahe, bleiben bei, sich aufhalten, aufenthalt, halt sich "
            "auf, hält sich auf, haelt sich auf, halten sich auf, aufhalt*, bleibt in der nahe von, bleibt nahe, "
            "begleiten~, geht mit, reitet mit, marschiert bei, ist zu finden, stellt sich zu, gesellt sich, verbleibt "
            "bei, verbleibt beim, bleibt beim, bleiben beim, kommt zu, begibt sich zu, begibt sich zur, begeben sich "
            "zu, sich begeben zu, begibt sich zum, begeben sich zum, reitet zu, reitet zum, reitet zur, stosst zu, "
            "geht zu general, kommt zum, gesellt sich zu, schliesst sich, bei bleiben, steht bei, bleibt an der "
            "seite, aufhalten~, begeben~, hinbegeben~, gesellen~, nimmt aufstellung bei, verfugen~, sich verfugen, "
            "hinverfugen~, aufstellung nehmen~, nimmt aufstellung, nehmen aufstellung, stellen~ sich, sich stellen~, "
            "platz nehmen~, nehmen~ platz, bezieht posten bei, bezieht seinen posten bei, schlagt sein quartier auf, "
            "sich zu begeben, hat sich zu begeben"
        ),
        "join": (
            "hangt sich an, hangt sich dran an, hangen sich an, heftet sich an, gesellt sich zu, schliesst sich an, "
            "stoss* zu, stosst zu, schliesse sich an, schliesst sich, stossen zu, treffen, trifft, "
            "vereinigt sich, vereinig*, anschliessen~, vereinigen~, hinzustossen~, dazustossen~, zusammenschliessen~, "
            "verbinden~ sich, sich verbinden~, sich verfugen~ zu, dazugesellen~"
        ),
        "lead": (
            "fuhr*, fuehr*, bring*, hol, holt, hole, schick*, send*, entsend*, fuhren~, fuehren~, schicken~, senden~, "
            "bringen~, "
            "lassen~, fuhrt vor, anfuhr*, fuhrt an, anfuhren~, heranfuhren~, losschicken~, entsenden~, vorfuhren~, "
            "vorschicken~, dirigieren~, lenken~, steuern~, mitnehmen~, nehmen~ mit, nimmt mit"
        ),
        "cease": (
            "stellt das feuer ein, einstellen, nicht schiessen, kein feuer, feuerpause, feuer halt, nicht feuern, "
            "feuer einstellen~, stellt feuer ein, stellen das feuer ein, schiesst nicht, schiessen nicht, feuert "
            "nicht, feuern nicht, feuerverbot, feuer zuruckhalten, halt das feuer zuruck, schweigen~, verstummen~, "
            "spart pulver, verschwendet kein pulver, vergeudet kein pulver, kein schuss, keinen schuss, kein schuss "
            "fallt, kein pulver, das feuer einstellen~, feuer einzustellen, das feuer einzustellen, sein feuer "
            "einstellen~, stellen~ das feuer ein, stellen~ ihr feuer ein, stellt ihr feuer ein, stellt sein feuer ein, "
            "halt den mund, schiesst kein, pulver sparen~, sparen~ pulver, spart munition, munition sparen~, kein "
            "feuer mehr, nicht mehr schiessen, nicht mehr feuern"
        ),
        "about": (
            "kehrt, kehrt um, kehrtwend*, umdreh*, dreht um, drehen um, wendet um, kehrtmachen~, macht kehrt, machen "
            "kehrt"
        ),
        "pursue": (
            "verfolg*, verfolgung, nachsetz*, setzt nach, nachhau*, durchbruch, nachstoss*, ausnutz*, nutzt aus, "
            "verfolgen~, nachsetzen~, setzen nach, jagen~, hinterherjag*, hinterherlauf*, hinterherreit*, nachjag*, "
            "nachstossen~, lauft hinterher, rennt hinterher, rennen hinterher, laufen hinterher, reitet hinterher, "
            "reiten hinterher, hinterherrenn*, hinterher gerannt, nachgerannt, nachlauf*, nachrenn*, nachreit*, "
            "nachjagen~, hinterherjagen~, hinterherlaufen~, hinterherreiten~, hinterherrennen~, nachreiten~, "
            "nachlaufen~, nachrennen~, nachhauen~, ausnutzen~, nachdrangen~, hinterhersetzen~, hetzen~"
        ),
        "counter": (
            "gegenangriff*, gegenattack*, gegenstoss*, gegenstoss, kontert, gegenchar*, gegenangriff, gegenattacke, "
            "zuruckschlag*, schlagt zuruck, zuruckschlagen~, gegenhalten~"
        ),
        "sortie": "ausfall, ausfalle, ausfaelle",
        "evade": (
            "vermeid*, meid*, ausser reichweite, ausser schussweite, fern von, fernhalt*, halt sich fern, entgeh*, "
            "ausserhalb, "
            "vermeiden~, meiden~, fernhalten~, halt abstand, halten abstand, abstand halten, weg bleiben von, "
            "bleibt weg von, aus dem weg gehen, wegbleiben~, fernbleiben~, suchen sich deckung, sucht sich deckung, "
            "suchen deckung, sucht deckung"
        ),
        "fight": (
            "kampf*, kaempf*, einlass*, gefecht, verwickel*, ins gefecht, kampfen~, kaempfen~, einlassen~, ins "
            "gefecht verwickeln, gefecht annehmen, kampf annehmen, in kampfe, sich einlassen, "
            "lasst sich ein, in ein gefecht, in gefechte, verwickeln~, eingreifen~, mitkampfen~, einmischen~, "
            "hineinziehenlassen~, handgemenge, rauferei*, raufen~, prugelei*, prugeln~, keilerei*, scharmutzel*, "
            "schlagerei*, balgerei*"
        ),
        "concede": "kapitulier*, ergib*, ergeben",
        "second": (
            "zweites treffen, zweite linie, zweiter linie, in zweiter linie, im zweiten treffen, bildet das zweite "
            "treffen, bilden das zweite treffen, bildet die zweite linie, als zweite linie, als zweites treffen, 2 "
            "treffen, 2 linie, das zweite treffen, in 2 . linie, 2 . linie, 2 . treffen, im 2 . treffen, das 2 . "
            "treffen, bildet das 2 . treffen"
        ),
        "disturb": "anruhren~, anfassen~, antasten~, beruhren~, einsetzen~, verheizen~, herausgeben~, vergreifen~",
    },
}
