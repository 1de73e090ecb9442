"""German: what troops are told to do. Data only; see the package."""

VERBS = {
    "verb": {
        "go": (
            "geh, gehe, gehen, geht, zieh, ziehe, ziehen, zieht, beweg*, marschier*, marsch, abmarsch, ruck, rucke, "
            "rucken, ruckt, komm, kommt, kommen, lauf*, begib*, begeb*, verleg*, fahr, fahre, fahren, fahrt, "
            "durchquer*, uberschreit*, uberquer*, wechsel*, schieb*, aufschliess*, schliess*, schliesst auf, "
            "aufrucken, einrucken, besetzt die stellung, bezieh*, bezieht stellung, stellung beziehen, neue stellung, "
            "gelang*, eil*, hinuber, umgeh*, herum, wander*, nach vorn, hoch, hinauf, runter, hinunter, vorgehen, "
            "traben~, vortraben~, rollen~, kriechen~, schleichen~, eilen~, springen~, laufen~, lauft, laeuft, "
            "huschen~, stapfen~, wandern~, pirschen~, rutschen~, wuchten~, ziehen~, marschieren~, bewegen~, begeben~, "
            "verlegen~, fahren~, faehrt, fahrt vor, faehrt vor, gehen rein, rein, hinein, hineingeh*, ruckt ein, "
            "rucken ein, raus, rausgeh*, rauf, ruber, rueber, heran, herangeh*, heranzieh*, heranruck*, ran, kommt "
            "ran, hinzieh*, abzieh* nach, einrucken~, sich begeben, nimmt stellung, nehmen stellung, stellung "
            "beziehen~, bezieht position, position beziehen, nimmt position, nehmen position, postiert sich, "
            "postieren~, positionieren~, positioniert sich, stellt sich auf bei, platziert sich, platzieren~, ruhren~, "
            "ruhrt, ruehrt, ruehren~, ruckeln~, setzt sich in marsch, in marsch setzen, setzen sich in marsch, macht "
            "sich auf, bricht auf, brechen auf, aufbrechen, gelangen~, passieren~, passiert, uberqueren~, "
            "uberschreiten~, durchschreiten~, umgehen~, umgeht, umgehen, umfassen~, sammelt sich bei, konzentrier* "
            "sich, versammel* sich, drangt nach, drangen nach, zum marsch, verschieb*, versetz*, umsetzen, umgesetzt, "
            "umgruppier*, mach dich, macht euch, kehrt zuruck nach, steigt, steigen, erklimm*, stosst zum, stosst zur, "
            "tritt an, antreten, abrucken, ruckt ab, rucken ab, vorgezogen, vorzuziehen, vorgebracht, gezogen, "
            "verlegt, einrucken in, lucke schliessen, fullen~, fullt, fuellt, ausfull*, schliesst die lucke, hasten "
            "an, bewegt, begibt sich, begeben sich, begeben, ruckt an, setzt sich, setzen sich, gebracht, verschoben, "
            "vorgeschoben, geschickt, entsandt, gefuhrt, kriecht, huscht, wandert, ab nach, auf nach, los nach, hin "
            "nach, rauf auf, rauf zu, rueckt, ruecken, ruecke, vorruecken"
        ),
        "leave": (
            "verlass*, verlaesst, verlasst, heraus, hinaus, raumt, raumen, verlassen~, verlasst nicht, raus aus, "
            "kommt heraus, rucken aus, tritt heraus"
        ),
        "advance": (
            "vorruck*, vorgeh*, vorwarts, vorwaerts, vormarsch, vormarschier*, rucken vor, ruckt vor, rucke vor, geht "
            "vor, gehen vor, gehe vor, vor, vorstoss*, stosst vor, stoss* vor, avancier*, vorzieh*, vordring*, dringt "
            "vor, voran, vorrucken~, vorstossen~, vordringen~, stosst, stossen, vorgeruckt, vorruckend, vorgehend, "
            "vorpresch*, prescht vor, preschen vor, vormarsch auf, ruckt gegen, rucken gegen, marschiert gegen, "
            "marschiert auf, schreitet vor, avancieren~, drangt vor, drangen vor, geht ran, gehen ran, weiter vor, "
            "zieht vor, ziehen vor, fahrt vor, faehrt vor, fahren vor, vorfahr*, vorbring*, vorw, rueckt vor, ruecken "
            "vor, ruecke vor, vorrueck*, rueckt gegen, stoesst vor"
        ),
        "attack": (
            "angreif*, greif* an, greift, greifen, greife, angriff, sturm*, erstur*, attackier*, uberfall*, vertreib*, "
            "wirf, werfen, wirft, erober*, nimmt im sturm, anzugreifen, stuermt, angreifen~, greifen~, greift an, "
            "greifen an, angriff auf, angriff gegen, zum angriff, sturmt, stuermen~, erstuermen~, bestuermen~, zum "
            "sturm, im sturm, im sturm nehmen, nehmen im sturm, vertreiben~, verjag*, hinauswerf*, wirft hinaus, "
            "zuruckwerf*, wirft zuruck, uberrenn*, zerschlag*, schlagt, schlaegt, vernicht*, zerstor*, packt, packen, "
            "fallt uber, fallen uber, wendet sich gegen, wenden sich gegen, richtet sich gegen, wirft sich auf, werfen "
            "sich auf, geht los auf, attack auf, losgeh*, angr, knall*, hau drauf, aushebeln, herauswerf*, "
            "hinausgeworfen, vertrieben, geworfen"
        ),
        "take": (
            "nimm, nimmt, nehmen, nehme, einnehm*, besetz*, einnimmt, sicher*, in besitz, nimmt ein, nehmen ein, "
            "besetzen, wegnehm*, einnehmen~, besetzen~, besetzt, wegnehmen~, nimmt in besitz, nehmen in besitz, sich "
            "festsetz*, setzt sich fest, setzen sich fest, setzt sich in, nistet sich, schnapp*, hol dir, greift "
            "sich, in besitz nehmen, kassier*"
        ),
        "charge": (
            "attacke, attacken, chargier*, reiterangriff, reitet an, reiten an, anreiten, einhau*, haut ein, hauen "
            "ein, niederreit*, reitet nieder, charge, anreiten~, einhauen~, attackieren~, uberreit*, zur attacke, "
            "attackiert, attackiert wird"
        ),
        "fire": (
            "feuer, feuer*, feure, feuert, schiess*, schiesst, schuss, beschiess*, beschiesst, beschuss, kartatsch*, "
            "kartaetsch*, kanonier*, bombardier*, unter feuer, nimmt unter feuer, nehmen unter feuer, unter feuer "
            "nehmen, unter beschuss, zielt, storfeuer, eroffne* das feuer, eroffnet das feuer, feuert auf, feuern~, "
            "schiessen~, beschiessen~, ballern~, ballert, bombardieren~, kanonieren~, bepflaster*, belegen~ mit feuer, "
            "belegt mit feuer, deckt ein, decken ein, eindeck*, zielen~, zielt auf, halt drauf, haltet drauf, "
            "draufhalt*, nimmt aufs korn, nehmen aufs korn, aufs korn, unter feuer nimmt, unter feuer zu nehmen, unter "
            "beschuss nehmen, nimmt unter beschuss, nehmen unter beschuss, eroffnen~ das feuer, eroffnen das feuer, "
            "das feuer auf, feuer auf, gegenbatterie, konterbatterie, konterfeuer, bekampf*, bekaempf*, bringt zum "
            "schweigen, bringen zum schweigen, zum schweigen bringen, niederhalten, halt nieder, konzentriert das "
            "feuer, konzentriert ihr feuer, richtet ihr feuer, richten ihr feuer, richtet sein feuer, verlegt das "
            "feuer, f auf, zu richten, richten, geschossen, gefeuert, beschossen, verschiesst, verschiessen, setzt das "
            "feuer fort, setzen das feuer fort, feuer fortsetzen, setzt sein feuer fort, setzt ihr feuer fort, setzen "
            "ihr feuer fort, fort feuern, feuert weiter, feuern weiter, schiesst weiter, schiessen weiter, weiter "
            "feuern, weiter schiessen, weiterfeuern, weiterschiessen, beharkt, beharken~, halten drauf, ballert drauf, "
            "nehmt unter feuer, nehmt aufs korn"
        ),
        "hold": (
            "halt, halte, halten, haelt, hält, bleib, bleibe, bleiben, bleibt, steh, stehe, stehen, steht, wart*, "
            "verharr*, stillsteh*, nichts, tut nichts, macht nichts, keine bewegung, nicht beweg*, bewegt sich nicht, "
            "stehen bleiben, bleibt stehen, stellung halten, halt die stellung, stehenbleiben, verbleib*, anhalt*, "
            "ruht, in stellung, ausharr*, position halten, rast*, verharren~, verweilen~, rasten~, ruhen~, pausieren~, "
            "pause, abwarten~, wartet ab, warten ab, abwart*, ausharren~, stehenbleiben~, halten die stellung, halt "
            "position, haltet position, position halten~, halt stand, halten stand, standhalt*, rührt sich nicht, "
            "ruhrt sich nicht, ruehrt sich nicht, ruhren sich nicht, ruehren sich nicht, nicht vom fleck, bleibt wo, "
            "bleiben wo, bleibt liegen, liegen bleiben, bleibt sitzen, macht gar nichts, machen nichts, tun nichts, "
            "tut gar nichts, nichts tun, nichts machen, unverandert, keine veranderung, keine aktion, kein befehl, "
            "keine befehle, nicht rühren, nicht ruhren, stillhalten~, halt still, halten still, in bereitschaft, "
            "bereitschaft, steht bereit, stehen bereit, gewehr bei fuss, bei fuss, verbleiben~, hockt, nicht "
            "eingesetzt, wird nicht eingesetzt, werden nicht eingesetzt, in ruhe, belassen, belasst, belaesst, "
            "gelassen, bereithalten~, bereit halten, halten sich bereit, halt sich bereit, haelt sich bereit, "
            "zuruckhalten~, geschieht nichts, passiert nichts, soll nichts tun, zu halten, gehalten, gehalten werden, "
            "ist zu halten, bleibt da, bleiben da, bleibt dort, bleiben dort, bleibt weg, bleibt aussen vor, bleiben "
            "aussen vor, rastet, harrt aus, harren aus, bleibt stehn, bleiben stehn, bleibt wo er ist, bleibt wo sie "
            "ist, steht still, stehen still, macht nix, machen nix, nix, tut nix, tun nix, bleibt in reserve stehen, "
            "wird zuruckgehalten, werden zuruckgehalten, zuruckgehalten, wird belassen, kein einsatz, bleibt zuhause, "
            "stillgestanden"
        ),
        "asis": "so wie sie stehen, wie sie stehen, so wie er steht, so wie sie sind, wie er steht",
        "defend": (
            "verteidig*, schutz*, schutzt, schuetz*, deck*, wehr*, behaupt*, verteidigung, verzogern~, verzoegern~, "
            "aufhalten~, hemmen~, verteidigen~, schutzen~, behaupten~, behauptet, decken~, beschutz*, abwehr*, wehrt "
            "ab, wehren ab, krallt sich, festkrallen, klammert sich, verschanz*, verschanzt sich, befestig*, "
            "barrikadier*, bis zum letzten mann halten, vert, bestreit*, macht streitig, streitig machen, empfangen~, "
            "erwarten~, abwehren~"
        ),
        "support": (
            "unterstutz*, unterstuetz*, unterstutzung, reserve, als reserve, in reserve, ruckhalt, helf*, hilf, hilft, "
            "verstark*, treffen, als ruckhalt, unterstutzen~, unterstuetzen~, helfen~, verstarken~, verstaerken~, zur "
            "unterstutzung, unterstutzung fur, unterst, bildet die reserve, bilden die reserve, steht zur reserve, "
            "reserve bilden, ruckendeckung, gibt ruckendeckung, beistehen, steht bei, stehen bei, reservist, in die "
            "reserve, bleibt reserve, bleiben reserve, steht in reserve, steht als reserve, dient als reserve, dienen "
            "als reserve, dient als ruckhalt, als unterstutzung, dient zur unterstutzung"
        ),
        "follow": (
            "folg*, nachfolg*, begleit*, nachruck*, hinterher, nachzieh*, ruckt nach, folgt nach, schliesst an, "
            "anschliess*, rucken nach, folgen~, begleiten~, nachrucken~, nachziehen~, hinterherziehen~, "
            "hinterhergehen~, dahinter her, hinterdrein, geht hinterher, gehen hinterher, geht mit, gehen mit, "
            "marschiert mit, zieht mit, schliesst sich an, kommt nach, kommen nach, nachkommen, rucken hinterher, "
            "ruckt hinterher"
        ),
        "screen": (
            "abschirm*, schirm*, schirmt ab, aufklar*, aufklaer*, klart auf, klaren auf, erkund*, beobacht*, "
            "verschleier*, sicher* die flanke, uberwach*, spah*, patrouill*, schleier, flankier*, schirm, klart, "
            "klaren, klaert, schau nach, sieh nach, abschirmen~, aufklaren~, aufklaeren~, erkunden~, beobachten~, "
            "uberwachen~, spahen~, sichern~, sichert die flanke, sichern die flanke, deckt die flanke, decken die "
            "flanke, decken unsere flanke, deckt unsere flanke, schaut nach, im auge, behalt im auge, behalten im "
            "auge, behalt im blick, im blick, ausspah*, ausspaeh*, kundschaft*, auskundschaft*, kundschaften~, wacht "
            "uber, passt auf, patrouillieren~, vorposten, guckt nach, guck nach, gucken nach, schau was, schaut was, "
            "schauen was, sieh was, sehen was, seht was, guck was, guckt was, gucken was, schauen ob, schaut ob, sieht "
            "nach, sehen nach, behalten im blick, beaugt, beaeugt, erkundet, klaert auf, klaeren auf, spaht, spaeht"
        ),
        "withdraw": (
            "zuruck, zurueck, zuruckzieh*, zieht sich zuruck, ziehen sich zuruck, ziehe zuruck, zuruckgeh*, geht "
            "zuruck, gehen zuruck, zurucknehm*, ruckzug, weich*, weicht, weicht aus, ausweich*, zuruckfall*, fallt "
            "zuruck, fallen zuruck, setzt sich ab, absetz*, zuruckweich*, abzieh*, ruckwarts, rueckwaerts, raeum*, "
            "retirier*, zurueckzieh*, weich zuruck, lost sich, zuruckziehen~, zurueckziehen~, zuruckgehen~, "
            "zuruckweichen~, ausweichen~, abziehen~, absetzen~, retirieren~, raumen~, zuruckfallen~, lost sich vom "
            "feind, kehrt zuruck, kehren zuruck, zuruckkehr*, haut ab, hauen ab, abhauen, verdruck*, zuruckverleg*, "
            "zurucknehmen, zuruckspring*, wieder zuruck, weichen aus, flucht nach, fluchten~, turmen, ruckw, ruckt "
            "zuruck, fahrt zuruck, faehrt zuruck, marsch zuruck, geht wieder"
        ),
        "rally": (
            "sammel*, sammeln, ordn*, ordnen, neu ordnen, reorganis*, ordne die reihen, neu formieren, neuformier*, "
            "formiert sich neu, sammeln~, ordnen~, sammelt sich, sammeln sich, reorganisieren~, verschnauf*, "
            "erholen~, erholt sich, wieder ordnen, ordnung wiederherstellen"
        ),
        "form": (
            "form, forme, formier*, bild*, bilde, stell* auf, stellt sich auf, aufstell*, entwickel*, geht in, gehen "
            "in, entfalt*, deployier*, einnehmen, nimmt formation, wechselt in, wechseln in, ubergeh*, geht uber, "
            "schwarm*, lost sich auf, formieren~, bilden~, aufstellen~, entwickeln~, entfalten~, aufmarschieren~, "
            "marschiert auf in, macht, mach, machen, nimmt ein, geht uber in, gehen uber in, umformieren~, stellen "
            "sich auf, stell dich auf, stellt euch auf, zu formieren, zu bilden, stell, aufmarschier*, auflos*, "
            "schwaermt aus, schwaermen aus, formiert sich, formieren sich, zu linie, zur linie, zu kolonne, zur "
            "kolonne"
        ),
        "face": (
            "front, front nach, front gegen, fronten, blick, blickt, blicken, blickrichtung, schau*, ausricht*, dreh*, "
            "wend*, gesicht, gewandt, richtung, drehen~, wenden~, ausrichten~, blicken~, schauen~, front machen, macht "
            "front, machen front, front zu, front richtung, mit front nach, mit front gegen, blick nach, blick "
            "richtung, gesicht nach, nach suden gerichtet, gerichtet nach, schwenk*, einschwenk*, abschwenk*, "
            "schwenken~, schwenken~ ein"
        ),
        "limber": (
            "protz* auf, protzt auf, protzen auf, aufprotz*, aufgeprotzt, aufzuprotzen, aufprotzen~, protzen~ auf, "
            "anspannen~, protz an, anprotz*"
        ),
        "unlimber": (
            "abprotz*, protzt ab, protzen ab, abgeprotzt, abzuprotzen, in stellung geh*, geht in stellung, gehen in "
            "stellung, auffahr*, fahrt auf, fahren auf, stellung nehmen, abprotzen~, protzen~ ab, geht in "
            "feuerstellung, in feuerstellung, feuerstellung, bezieht feuerstellung, wieder ab, protzt dort ab, protzt "
            "da ab, protzt dort wieder ab, protzt, protzen"
        ),
        "ride": ("reit*, reite, reitet, reiten, galoppier*, sprengt, eilt, reiten~, galoppieren~, sprengen~, trabt"),
        "place": (
            "stellt sich, begibt sich, bei sein, ist bei, halt sich, haelt sich, halt sich bei, stell* sich, stellen "
            "sich, nimmt platz, bleibt bei, bleibt in der nahe, bleiben bei, sich aufhalten, aufenthalt, halt sich "
            "auf, hält sich auf, haelt sich auf, halten sich auf, aufhalt*, bleibt in der nahe von, bleibt nahe, "
            "begleiten~, geht mit, reitet mit, marschiert bei, ist zu finden, stellt sich zu, gesellt sich, verbleibt "
            "bei, verbleibt beim, bleibt beim, bleiben beim, kommt zu, begibt sich zu, begibt sich zur, begeben sich "
            "zu, sich begeben zu, begibt sich zum, begeben sich zum, reitet zu, reitet zum, reitet zur, stosst zu, "
            "geht zu general, kommt zum, gesellt sich zu, schliesst sich, bei bleiben, steht bei, bleibt an der seite"
        ),
        "join": (
            "schliesst sich an, stoss* zu, stosst zu, anschliessen, angeschlossen, schliesse sich an, schliesst sich, "
            "stossen zu, treffen, trifft, vereinigt sich, vereinig*, anschliessen~"
        ),
        "lead": (
            "fuhr*, fuehr*, fuhrt, bring*, schick*, send*, entsend*, lass, lasst, lassen, fuhren~, fuehren~, "
            "schicken~, senden~, bringen~, lassen~, fuhrt vor, anfuhr*, fuhrt an"
        ),
        "cease": (
            "feuer einstellen, stellt das feuer ein, einstellen, nicht schiessen, kein feuer, feuerpause, feuer halt, "
            "nicht feuern, feuer einstellen~, stellt feuer ein, stellen das feuer ein, schiesst nicht, schiessen "
            "nicht, feuert nicht, feuern nicht, feuerverbot, feuer zuruckhalten, halt das feuer zuruck"
        ),
        "about": "kehrt, kehrt um, kehrtwend*, umdreh*, dreht um, drehen um, wendet um",
        "pursue": (
            "verfolg*, verfolgung, nachsetz*, setzt nach, nachhau*, durchbruch, nachstoss*, ausnutz*, nutzt aus, "
            "verfolgen~, nachsetzen~, nachgesetzt, setzen nach, jagen~, jagt, hinterherjag*, hinterherlauf*, "
            "hinterherreit*, nachjag*, nachstossen~, verfolgt, lauft hinterher, rennt hinterher, rennen hinterher, "
            "laufen hinterher, reitet hinterher, reiten hinterher, hinterherrenn*, hinterher gerannt, nachgelaufen, "
            "nachgeritten, nachgerannt, nachgestossen, hinterhergelaufen, nachlauf*, nachrenn*, nachreit*"
        ),
        "counter": (
            "gegenangriff*, gegenattack*, gegenstoss*, gegenstoss, kontert, gegenchar*, gegenangriff, gegenattacke, "
            "zuruckschlag*, schlagt zuruck, gegenhalten"
        ),
        "sortie": "ausfall, ausfalle, ausfaelle",
        "evade": (
            "vermeid*, meid*, ausser reichweite, fern von, fernhalt*, halt sich fern, entgeh*, ausserhalb, "
            "vermeiden~, meiden~, fernhalten~, halt abstand, halten abstand, abstand halten, weg bleiben von, bleibt "
            "weg von, aus dem weg gehen"
        ),
        "fight": (
            "kampf*, kaempf*, einlass*, gefecht, verwickel*, ins gefecht, kampfen~, kaempfen~, einlassen~, ins "
            "gefecht verwickeln, gefecht annehmen, kampf annehmen, in kein gefecht, in kampfe, sich einlassen, lasst "
            "sich ein, in ein gefecht, in gefechte, verwickeln~, verwickelt"
        ),
        "concede": "kapitulier*, ergib*, ergeben",
        "second": (
            "zweites treffen, zweite linie, zweiter linie, in zweiter linie, im zweiten treffen, bildet das zweite "
            "treffen, bilden das zweite treffen, bildet die zweite linie, als zweite linie, als zweites treffen, 2 "
            "treffen, 2 linie, das zweite treffen, in 2 . linie, 2 . linie, 2 . treffen, im 2 . treffen, das 2 . "
            "treffen, bildet das 2 . treffen"
        ),
    },
}
