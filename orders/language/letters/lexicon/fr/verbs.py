"""French: what troops are told to do. Data only; see the package."""

VERBS = {
    "verb": {
        "go": (
            "aller, va, vont, allez, ira, iront, vas, marche, marchent, marcher, marchera, marcheront, marchez, bouge, "
            "bouger, deplac*, se deplacer, se rend*, rend, rendra, se dirige*, dirigera, gagne, gagner, gagnera, "
            "gagnent, gagnez, monte, monter, montera, montent, descend*, passe, passer, passera, rejoindre la "
            "position, vient, viendra, viennent, venir, remonte*, se porte*, portera, porteront, s installe*, "
            "traverse*, franchit, franchir, franchira, file, filer, filera, glisse, glisser, longe, longer, longera, "
            "prend position, prendre position, prennent position, prendra position, prenez position, nouvelle "
            "position, se poste*, entre, entrer, entrera, entrent, se range*, fonce, foncer, rentrer~, trotter~, "
            "rouler~, grimper~, ramper~, trainer~, cheminer~, circuler~, evoluer~, contourner~, deborder la, tourner "
            "autour, s etablir~, etablir~, etablit, etablira, s etablira, se poster~, poster~, gagner~, s approcher~, "
            "approcher~, rapprocher~, se glisser~, glisser~, se faufiler~, faufiler~, accourir, accourt, courir, "
            "court, courent, courra, courez, se transporter~, transporter~, se deplacer~, deplacer~, repasser~, "
            "passer~, traverser~, longer~, suivre la route, suit la route, prendre la route, prend la route, prendra "
            "la route, prendre place, prend place, prendra place, prennent place, occuper la position, bouger~, "
            "bougez, remuer~, broncher~, retourner~, se retrouver~, se masser~, masser~, se rassembler~, rassembler~, "
            "converger~, aboutir, debouch~, parvenir, parvient, atteindre, atteint, atteindra, arriver~, penetrer~, s "
            "introduire, s enfoncer~, foncer~, se ruer~, cavaler~, galoper jusqu, obliquer~, appuyer a droite, appuyer "
            "a gauche, appuyer vers, appuie a droite, appuie a gauche, se rapprocher~, deplace, rejoindre le, "
            "rejoindra le, monter~, descendre~, jeter~, se jeter~, lancer~ vers, tirer vers, pousser jusqu, poussera "
            "jusqu, pousse jusqu, combler~, combl*, boucher~, remplir~, remplit, se reporter~, reporter~, boucher~ le "
            "trou, se rabattre, rabattre~, lancer~, se lancer~, s elancer~ vers, se rend aupres, se rendra aupres, "
            "envoye, portee, portes, place a, fonce sur, va se mettre, vont se mettre, ira se mettre, se mettre~ en "
            "route, se met en route, met le cap, mettre le cap, filer~ a, rentre, rentrent, rentrez"
        ),
        "leave": (
            "sort, sortir, sortira, sortent, sortez, quitte*, abandonn*, evacu*, sortir~, deguerp*, s eloigner~, "
            "partir, partent, partira, quitter~"
        ),
        "advance": (
            "avanc*, en avant, progress*, pouss*, s avanc*, porter en avant, portera en avant, pousse en avant, "
            "marche en avant, continue en avant, avancer~, progresser~, pousser~, marcher sur, marche sur, marchent "
            "sur, marchera sur, marcheront sur, marchez sur, marcher contre, marche contre, marchera contre, se "
            "porter~ en avant, se porte en avant, aller de l avant, va de l avant, aller en avant, s elancer~, gagner "
            "du terrain, prononcer~ son mouvement, se dirige contre"
        ),
        "attack": (
            "attaqu*, assaut, donne l assaut, donner l assaut, assaill*, aborde, aborder, abordera, abordent, enlev*, "
            "emporte, emporter, emportera, s empar*, empare*, deloge*, engage*, engager, engagera, attaque, culbut*, "
            "chasse, chasser, chassent, chassera, attaquer~, assaillir, assaille*, enlever~, emporter~, s emparer~, "
            "emparer~, deloger~, culbuter~, chasser~, refouler~, repousser~, bousculer~, ecraser~, detruire, detruit, "
            "detruis*, aneantir~, se ruer sur, fondre sur, fond sur, tomber sur, tombe sur, monter a l assaut, monte "
            "a l assaut, montera a l assaut, passer a l attaque, passe a l attaque, a l assaut, a la baionnette sur, "
            "aborder~, forcer~, rompre la ligne, rosser~, taper~, frapper~, frappe, jeter dehors, att, conquerir, "
            "conquiert"
        ),
        "take": (
            "prend, prendre, prendra, prennent, prenez, occup*, saisi*, tenir garnison, se saisir, garnir, garnit, "
            "reprendre, reprend, investi*, occuper~, saisir~, investir~, garnir~, reprendre~, prendre~, se loger~, "
            "loger~, s installer dans, mettre une garnison, prendre pied, prend pied, se rendre maitre, rend maitre"
        ),
        "charge": (
            "charge, charger, chargent, chargera, chargeront, chargez, chargeons, sabrer, sabre, sabrent, sabrez, "
            "charger~, sabrer~"
        ),
        "fire": (
            "tir, tire, tirer, tirent, tirez, tirera, tireront, feu, faire feu, fait feu, fasse feu, ouvre le feu, "
            "ouvrir le feu, ouvrent le feu, ouvrez le feu, canonn*, bombard*, pilonn*, mitraill*, harcel*, faire "
            "taire, fait taire, concentr*, concentre son feu, dirige son feu, bat, battre, battent, battra, tirs, "
            "tirer~, canonner~, bombarder~, pilonner~, mitrailler~, harceler~, faire feu~, arroser~, cribler~, "
            "concentrer~, ouvrir~ le feu, ouvrira le feu, ouvriront le feu, battront, battre en breche, contre "
            "batterie, contrebatterie, contrebattre, contre battre, museler~, reduire au silence, reduira au silence, "
            "eteindre le feu, fera taire, feront taire, fassent taire, prendre pour cible, prend pour cible, prendra "
            "pour cible, prennent pour cible, cibler~, viser~, vise, visera, tirs sur, au feu sur, allumer~, "
            "foudroyer~, diriger~ son feu, dirigera son feu, dirigent leur feu, dirigera ses feux, diriger ses coups, "
            "poursuivre~ son feu, poursuit son feu, poursuivra son feu, poursuivent leur feu, poursuivront leur feu, "
            "poursuivez votre feu, continuer~ son feu, continuer~ leur feu, continuer~ le feu, continue le tir, "
            "continuer~ le tir, maintenir son feu, maintient son feu, prend a partie, prendre a partie, prendra a "
            "partie, prennent a partie, fait parler la poudre, balance~, balancer~, envoyer~ des boulets, contre "
            "batter~"
        ),
        "hold": (
            "tient, tenir, tiendra, tiennent, tenez, reste, rester, restent, restera, resteront, restez, demeure, "
            "demeurer, demeurent, demeurera, demeureront, attend, attendre, attendent, attendra, attendez, halte, "
            "arret*, stoppe*, ne bouge*, ne bougera, ne bouge pas, ne bougent pas, maintien*, maintenir, stationn*, "
            "immobile, sur place, rien, ne fait rien, ne font rien, position, garder la position, garde la position, "
            "gardent la position, garde sa position, se maintien*, pas bouger, pas de mouvement, pas bouge*, bougera, "
            "bouger, bouge, bougent, au repos, tenir~ la position, conserver~ la position, conserve sa position, "
            "demeurer~, rester~, attendre~, stationner~, s arreter~, arreter~, patienter~, se reposer~, ne rien faire, "
            "rien faire, pas de changement, inchange*, sans changement, sans bouger, pas de deplacement, aucun "
            "mouvement, aucun deplacement, statu quo, ne bronche pas, ne bronchera pas, ne bougera pas, ne bougez pas, "
            "bouge pas, bougez pas, bougent pas, restez la, reste la, restent la, reste ou, l arme au pied, arme au "
            "pied, pied ferme, de pied ferme, se tenir tranquille, se tient tranquille, tranquille, tranquilles, se "
            "figer~, fige, tenez bon, tient bon, tenir bon, tiennent bon, camper~, campe, bivouaquer~, en place, a sa "
            "place, a leur place, ne pas bouger, tiendront, se tiendront, tienne, tenu, tenue, etre tenu, etre tenue, "
            "il n y a pas lieu de bouger, pas lieu de bouger, rien pour, rien a faire, bouge plus, bougez plus, ne pas "
            "quitter, stationnent, ne quittera pas sa place, reste peinard, restent peinards, se tient coi, pas "
            "touche, on touche pas, on bouge pas, on ne bouge pas, laisse*, laisser~, laisse en place, laissent, "
            "conserver~ sa place, conserver~ leur place, rien du tout, rien ce tour, pas d ordre, aucun ordre"
        ),
        "asis": ("tels qu ils sont, telles qu elles sont, comme ils sont, tel qu il est, comme ils se trouvent"),
        "defend": (
            "defend, defendre, defendent, defendra, defendez, protege*, couvre le, defense, garde, garder, gardent, "
            "gardera, gardez, interdi*, disput*, defendre~, proteger~, interdire~, interdit l acces, disputer~, "
            "conserver~, conserve, garder~, se cramponner~, cramponner~, s accrocher a, se maintenir~, maintiendra, "
            "maintiendront, tenir coute que coute, se fortifier~, fortifier~, barricader~, creneler~, se retrancher~, "
            "retrancher~, resister~, resiste, retarder~, ralentir~, gener~, recevoir~, recoit, recevra, recevront, "
            "accueillir~, border~ la, border~ le, bordera la"
        ),
        "support": (
            "soutien, soutenir, soutient, soutiendra, soutiennent, soutenez, appui*, appuyer, appuie, appuient, "
            "appuiera, reserve, en reserve, en soutien, en appui, aider, aide, aident, epaule*, renforce*, renfort, "
            "soutenir~, soutiendront, appuyer~, epauler~, renforcer~, aider~, seconder~, assister~, preter main forte, "
            "secourir~, porter secours, comme reserve, pour soutenir, sout, soutenue, servir~ de soutien, sert de "
            "soutien, servira de soutien, serviront de soutien, servent de soutien, servir de reserve, sert de "
            "reserve, servira de reserve, faire~ office de reserve, fait office de reserve, en renfort, pret a "
            "appuyer, tenu en reserve, tenue en reserve, tenus en reserve, en 2e ligne, en 2eme ligne, en 2nde ligne, "
            "en deuxieme rideau"
        ),
        "follow": (
            "suit, suivre, suivra, suivent, suivez, accompagn*, suivi, derriere suit, emboite*, accompagner~, "
            "emboiter~, escorter~, talonner~, pister~, filer~ le, suivront, suivant de pres"
        ),
        "screen": (
            "eclaire, eclairer, eclairera, eclairent, eclairez, couvre, couvrir, couvrira, couvrent, couvrez, "
            "reconnai*, reconnaissance, observ*, surveill*, ecran, faire ecran, masque*, patrouill*, flanqu*, en "
            "eclaireur, rideau, va voir, voir ce qu il y a, eclairer~, couvrir~, couvriront, masquer~, observer~, "
            "surveiller~, flanquer~, patrouiller~, explorer~, reconnaitre~, reconnait, reconnaitra, sonder~, tater~, "
            "guetter~, epier~, scruter~, veiller~ sur, veille sur, voiler~, former~ un rideau, faire le guet, garder "
            "le flanc, garde le flanc, gardera le flanc, proteger le flanc, protege le flanc, protegera le flanc, "
            "couvre le flanc, couvre notre flanc, jeter un oeil, jette un oeil, en observation, rec, regarde ce qui, "
            "regarder ce qui, voir ce qui, va voir ce qui, jeter un coup d oeil, jette un coup d oeil, on surveille, "
            "on observe, tenir a l oeil, tient a l oeil, avoir a l oeil, garde un oeil sur, garder un oeil sur"
        ),
        "withdraw": (
            "repli, replie, replier, repliera, replient, repliez, se repli*, recule, reculer, reculent, reculera, "
            "reculez, retraite, retirer, retire, retirent, retirera, retirez, se retir*, en arriere, rebrousse*, bat "
            "en retraite, battre en retraite, revien*, revenir, retour, rompt, rompre, decroch*, ramen*, reculer~, "
            "replier~, se replier~, retirer~, se retirer~, rebrousser~, decrocher~, rompre~ le combat, revenir~, "
            "refluer~, se derober~, derober~, battre en retraite~, battra en retraite, battront en retraite, ramener~, "
            "rappeler~, retrograder~, ceder~ du terrain, cede du terrain, se desengager~, desengager~, rentrer~ dans "
            "nos lignes, rentrer~ dans ses lignes, faire retraite, fait retraite, fera retraite, fuir, fuit, revenez, "
            "retournez, se mettre a l abri, met a l abri, revient, reviennent, reviendra, reviendront, se reculer~, en "
            "retrait, se mettre~ en retrait, revient derriere, reviendra derriere"
        ),
        "rally": (
            "ralli*, regroup*, reform*, se reform*, reorganis*, souffl*, rallier~, regrouper~, reformer~, "
            "reorganiser~, se remettre en ordre, remettre en ordre, remet en ordre, remettre de l ordre, souffler~, "
            "reprendre haleine"
        ),
        "form": (
            "forme, former, formera, forment, formeront, formez, deploi*, deployer, deploye*, se deploi*, se forme*, "
            "met, mettre, mettent, mettra, mettez, se met*, se mettre, passe en, passer en, passent en, passez en, "
            "disperse*, prend la formation, se range en, range, former~, formons, deployer~, deploiera, deploieront, "
            "deploient, se deployer~, disperser~, ranger~, disposer~, dispose, arranger~, se constituer~, adopter~, "
            "adopte, changer de formation, prendre la formation~, prennent la formation, mettre~ en, se mettra, se "
            "mettront, mettront, passer~ en, passera en, passeront en, se ployer~, ployer~"
        ),
        "face": (
            "face, faire face, fait face, font face, fera face, front, faisant face, tourn*, regarde, regarder, "
            "regardent, orient*, pivote*, face a, face au, orienter~, pivoter~, tourner~, regarder~, fasse face, "
            "feront face, faire front, fait front, fera front, tourne vers, tournee vers, tourne~ vers, dirige~ vers"
        ),
        "limber": (
            "attelle*, atteler, attel*, remet* l avant train, amene l avant train, amener l avant train, avant train, "
            "accroch*, atteler~, attelle~, raccrocher~, accrocher~, remettre sur avant train, attelee, attele, "
            "atteles, attelees, tenu attele, rester attele"
        ),
        "unlimber": (
            "detel*, met* en batterie, mettre en batterie, en batterie, mise en batterie, met en batterie, mettent en "
            "batterie, separe l avant train, deteler~, dételle~, mettra en batterie, mettront en batterie, s etablir "
            "en batterie, etablira en batterie, se mettra en batterie, prendre batterie, mettez en batterie, "
            "decrocher~ les pieces"
        ),
        "ride": ("chevauch*, galop*, au galop, accour*, galoper~, chevaucher~, trotter~, piquer des deux, accourir~"),
        "place": (
            "se place*, se placer, se tient, se tenir, se tiendra, me tiendrai, je me tiendrai, se plac*, voudra bien "
            "se placer, se trouve*, est avec, sera avec, sera aupres, reste avec, restera avec, rest* aupres, reste "
            "pres, se tenir pres, auprès, aupres, se tiendra aupres, restera aupres, reste aupres, rester aupres, "
            "restera pres, se placera, se placeront, placer~, stationner~ aupres, accompagner~, marcher avec, marche "
            "avec, marchera avec, ira avec, va avec, aller avec, rester avec, restent avec, sera pres, etre avec, etre "
            "pres, se trouvera, se trouver~, se postera, demeurer~ aupres, demeurera aupres, chez, se rendre aupres, "
            "reste a cote, reste chez, rester chez, va chez, se rend chez, aller chez, ira chez, colle, colle a, se "
            "colle a, rester colle"
        ),
        "join": (
            "rejoin*, rejoindre, rejoint, rallie le, se joint, se joindre, s attache*, joint, rejoindre~, "
            "rejoindront, rallier a, se joindre~, se joindra, joindre~, retrouver~"
        ),
        "lead": (
            "mene, mener, menera, conduit, conduire, conduira, dirige, amene, amener, amenera, envoie, envoyer, "
            "enverra, portera la brigade, fait avancer, faire avancer, fera avancer, porte, emmene*, conduire~, "
            "mener~, diriger~, amener~, envoyer~, emmener~, faire marcher, faites marcher, fera marcher, faites "
            "avancer, prendre la tete, prend la tete, prendra la tete, tenir la tete"
        ),
        "cease": (
            "cesse le feu, cesser le feu, cessez le feu, halte au feu, ne tire pas, ne tirent pas, pas de tir, "
            "suspend* le feu, cesser~ le feu, ne tirer~, ne tirez pas, tirer pas, tirez pas, tire pas, tirent pas, ne "
            "tirera pas, halte au tir, retenir~ son feu, retient son feu, retenez votre feu, garder le silence, "
            "silence"
        ),
        "about": ("demi tour, volte face, faire demi tour, fait demi tour, faire volte face, fait volte face"),
        "pursue": (
            "poursui*, poursuite, poursuivre, exploit*, profit*, poursuivra, poursuivront, poursuivez, poursuivent, "
            "poursuit, poursuivre~, pourchasser~, talonner l ennemi, exploiter~, profiter~, courir apres, court apres, "
            "courir derriere, traquer~, donner la chasse, donne la chasse, courir~ derriere, courent apres, se lancer~ "
            "a la poursuite, lancer~ a la poursuite, se lance a la poursuite, lancera a la poursuite, lanceront a la "
            "poursuite, a la poursuite, courez apres, cavaler~ apres, court pas apres, courez pas apres, courent pas "
            "apres, courir pas apres, court pas derriere"
        ),
        "counter": (
            "contre charge*, contre attaque*, contrecharge*, contreattaque*, contre charger, contre attaquer, contre "
            "charger~, contre attaquer~, riposter~, contrecharger~, contreattaquer~"
        ),
        "sortie": "sortie, sorties",
        "evade": (
            "evite*, eviter, esquiv*, hors de portee, hors portee, se tenir hors, reste* hors, eviter~, esquiver~, se "
            "tenir a distance, se tient a distance, rester hors, rester a l ecart, reste a l ecart, se tenir a l "
            "ecart"
        ),
        "fight": (
            "s engage*, se bat*, se battre, combat*, combattre, s accrocher, s engager~, se battre~, combattre~, s "
            "accrocher~, se laisser entrainer, laisser entrainer, laisse entrainer, accepter le combat, accepte le "
            "combat, livrer combat, se meler~, se laisser accrocher, se compromettre, etre engage*, engage a fond, s "
            "engager a fond"
        ),
        "concede": "capitul*, se rend a l ennemi",
        "second": (
            "second* ligne, deuxieme ligne, en seconde ligne, en deuxieme ligne, comme seconde ligne, en deuxieme "
            "echelon, deuxieme echelon, second echelon, seconde vague, en 2e ligne, en 2eme ligne, en 2nde ligne, en 2 "
            "e ligne, 2e echelon, en 2e echelon, en second"
        ),
    },
}
