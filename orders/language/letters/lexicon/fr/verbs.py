"""French: what troops are told to do. Data only; see the package."""

VERBS = {
    "verb": {
        "go": (
            "detacher~, se detacher~, porter~ sur, porter en, deplac*, se rend*, se dirige*, descend*, "
            "rejoindre la position, remonte*, se porte*, portera, porteront, "
            "s installe*, traverse*, nouvelle position, se poste*, se range*, rentrer~, trotter~, rouler~, grimper~, "
            "ramper~, trainer~, cheminer~, circuler~, evoluer~, contourner~, deborder la, tourner autour, s etablir~, "
            "etablir~, se poster~, poster~, gagner~, s approcher~, approcher~, rapprocher~, se glisser~, glisser~, se "
            "faufiler~, faufiler~, accourir, accourt, se transporter~, transporter~, se deplacer~, deplacer~, "
            "repasser~, passer~, traverser~, longer~, occuper la position, bouger~, remuer~, broncher~, retourner~, se "
            "retrouver~, se masser~, masser~, se rassembler~, rassembler~, converger~, aboutir, debouch*, arriver~, "
            "penetrer~, s introduire, s enfoncer~, foncer~, se ruer~, cavaler~, galoper jusqu, obliquer~, appuyer a "
            "droite, appuyer a gauche, appuyer vers, appuie a droite, appuie a gauche, se rapprocher~, rejoindre le, "
            "rejoindra le, monter~, descendre~, jeter~, se jeter~, lancer~ vers, tirer vers, combler~, combl*, "
            "boucher~, remplir~, se reporter~, reporter~, boucher~ le trou, se rabattre, rabattre~, lancer~, se "
            "lancer~, s elancer~ vers, se rend aupres, se rendra aupres, fonce sur, se mettre~ en route, met le cap, "
            "mettre le cap, filer~ a, aller~, marcher~, venir~, franchir~, filer~, entrer~, courir~, parvenir~, "
            "atteindre~, rendre~, diriger~, remonter~, serrer~, se rendre~, se diriger~, se porter~, porter~ vous, "
            "rendez vous a, prendre~ position, prendre~ place, aller~ se placer, aller~ se mettre, aller~ se poster, "
            "venir~ se placer, pousser~ jusqu, aller~ jusqu, se porter~ a, prendre~ la route, suivre~ la route, "
            "partir~ a, partir~ au, partir~ pour, "
            "partir~ devant, partir~ en avant, partir~ en tete, partir~ vers, partir~ sur, prendre~ le chemin, "
            "emprunter~, prendre~ a gauche, prendre~ a droite, prendre~ sur la gauche, "
            "prendre~ sur la droite, prendre~ la direction, prendre~ la grand route, "
            "gagner~ le couvert, faire~ mouvement, se mettre~ en marche, se mettre~ en mouvement, faire~ route, se "
            "ranger~, venir~ s etablir, aller~ occuper, se caler~, caler~, se coller~, se jeter~ dans, s abriter~, se "
            "blottir~, se cacher~, se planquer~, se pointer~, se terrer~, s embusquer~, se mouvoir, regagner~, "
            "gravir~, se hater~, hater~, se presser~, se depecher~, se precipiter~, devaler~, rappliquer~, radiner~, s "
            "amener~, ramener~ sa fraise, crapahuter~, se grouper~, se reunir~, se resserrer~, se positionner~, "
            "positionner~, se decaler~, decaler~, s etendre~, etendre~, incliner~, s incliner~, prolonger~, se mettre~ "
            "a, aller~ se ranger, aller~ se poser, se poser~, se coller~ a, se caler~ derriere, progresser~ jusqu, se "
            "tirer~ vers, s en aller~, repartir~, s adosser~, s aligner~, aller~ s installer, venir~ s installer, "
            "prendre~ poste, couper~ par, sauter~ dans, se couler~, se placer~ en arriere, venir~ en arriere, bouge "
            "jusqu, bouge vers, bougez vers, bouge a, bouge en, se bouger~ jusqu, s ebranler~"
        ),
        "leave": (
            "quitte*, abandonn*, evacu*, sortir~, deguerp*, s eloigner~, quitter~, partir~, evacuer~, abandonner~, "
            "deguerpir~, eloigner~, se retirer~ de, decamper~ de, se degager~ de"
        ),
        "advance": (
            "avanc*, en avant, progress*, pouss*, s avanc*, pousse en avant, marche en avant, continue en avant, "
            "avancer~, progresser~, pousser~, se porter~ en avant, aller en avant, s elancer~, prononcer~ son "
            "mouvement, se dirige contre, aller~ de l avant, marcher~ sur, marcher~ contre, porter~ en avant, gagner~ "
            "du terrain, gagner~ de l avant, deborder~, se porter~ contre, se pousser~ en avant, pousser~ de l avant, "
            "gagner~ vers l avant, bouger~ en avant"
        ),
        "attack": (
            "attaqu*, assaut, assaill*, enlev*, s empar*, empare*, deloge*, engage*, engager, engagera, culbut*, "
            "attaquer~, assaille*, enlever~, emporter~, s emparer~, emparer~, deloger~, culbuter~, chasser~, "
            "refouler~, repousser~, bousculer~, ecraser~, detruis*, aneantir~, a l assaut, a la baionnette sur, "
            "aborder~, forcer~, rompre la ligne, rosser~, taper~, frapper~, att, assaillir~, detruire~, conquerir~, "
            "fondre~, donner~ l assaut, monter~ a l assaut, passer~ a l attaque, fondre~ sur, tomber~ sur, se ruer~ "
            "sur, courir~ sus, se rendre~ maitre, se rendre~ maitresse, mettre~ la main sur, jeter~ dehors, marcher~ a "
            "l ennemi, se jeter~ sur, prendre~ d assaut, emporter~ d assaut, faire~ sauter le verrou, s en prendre~ a, "
            "s en prendre~, s attaquer~ a, debusquer~, balayer~, nettoyer~, percer~, enfoncer~, degommer~, defoncer~, "
            "dezinguer~, laminer~, etriller~, eclater~, rentrer~ dedans, rentrer~ dans le lard, sauter~ dessus, "
            "tomber~ dessus, leur tomber~ dessus, foutre~ dehors, virer~ les, bouter~"
        ),
        "take": (
            "occup*, saisi*, se saisir, investi*, occuper~, saisir~, investir~, garnir~, reprendre~, prendre~, se "
            "loger~, loger~, s installer dans, mettre une garnison, se rendre maitre, rend maitre, installer~, tenir~ "
            "garnison, s enfermer~, s enfermer~ dans, se loger~ dans, prendre~ pied, prendre~ possession, "
            "mettre~ garnison, s installer~, reprendre~ "
            "possession, entrer~ en possession, se rendre~ maitre de"
        ),
        "charge": "charger~, sabrer~",
        "fire": (
            "tir, feu, canonn*, bombard*, pilonn*, mitraill*, harcel*, concentr*, tirs, tirer~, canonner~, "
            "bombarder~, pilonner~, mitrailler~, harceler~, faire feu~, arroser~, cribler~, concentrer~, ouvrir~ le "
            "feu, contre batterie, contrebatterie, contre battre, museler~, eteindre le feu, cibler~, viser~, tirs "
            "sur, au feu sur, allumer~, foudroyer~, diriger~ son feu, diriger ses coups, poursuivre~ son feu, "
            "poursuivez votre feu, continuer~ son feu, continuer~ leur feu, continuer~ le feu, continuer~ le tir, "
            "fait parler la poudre, balance~, balancer~, envoyer~ des boulets, contre batter~, battre~, "
            "contrebattre~, marteler~, tonner~, pointer~, faire~ feu, faire~ taire, reduire~ au silence, prendre~ "
            "pour cible, prendre~ a partie, prendre~ sous son feu, prendre~ sous leur feu, prendre~ pour objectif, "
            "continuer~ de battre, continuer~ a battre, continuer~ de tirer, diriger~ leur feu, diriger~ ses feux, "
            "diriger~ le feu, concentrer~ le feu, concentrer~ leur feu, concentrer~ son feu, reunir~ le feu, porter~ "
            "son feu, porter~ leur feu, porter~ le feu, reporter~ son feu, reporter~ leur feu, reporter~ le feu, "
            "braquer~, entretenir~ le feu, nourrir~ le feu, battre~ en breche, passer~ a la cible, decharger~ sur, "
            "donner~ de la voix, maintenir~ son feu, maintenir~ leur feu, poursuivre~ leur feu, poursuivre~ le feu, "
            "poursuivre~ son tir, poursuivre~ leur tir, canarder~, matraquer~, repliquer~, repondre~, fusiller~, "
            "riposter~, demonter~, neutraliser~, lacher~ des boulets, lacher~ une bordee, lacher~ ses bordees, "
            "saluer~ de boulets, prendre~ en enfilade, enfiler~, embeter~, asticoter~, feu sur, canonnade, "
            "appliquer~ son feu, appliquer~ "
            "ses feux, regler~ son tir, vider~ ses caissons, faire~ parler la poudre, faire~ donner, faire~ pleuvoir, "
            "ouvrir~ le bal, tirailler~"
        ),
        "hold": (
            "surplace, sur-place, "
            "ras, r a s, rien a signaler, halte, arret*, stoppe*, ne bouge*, maintien*, stationn*, immobile, "
            "sur place, rien, ne fait rien, ne font "
            "rien, position, se maintien*, pas bouger, pas de mouvement, pas bouge*, bougera, bouger, bouge, bougent, "
            "au repos, repos, repos complet, grand repos, tenir~ la position, conserver~ la position, demeurer~, "
            "rester~, attendre~, stationner~, s "
            "arreter~, arreter~, patienter~, se reposer~, se coucher~, s allonger~, ne rien faire, rien faire, "
            "pas de changement, inchange*, "
            "sans changement, sans bouger, pas de deplacement, aucun mouvement, aucun deplacement, statu quo, bouge "
            "pas, bougez pas, bougent pas, restez la, reste la, restent la, reste ou, l arme au pied, arme au pied, "
            "pied ferme, de pied ferme, tranquille, tranquilles, se figer~, fige, tenez bon, tient bon, tenir bon, "
            "tiennent bon, camper~, bivouaquer~, en place, a sa place, a leur place, se tiendront, etre tenu, etre "
            "tenue, il n y a pas lieu de bouger, pas lieu de bouger, rien pour, rien a faire, bouge plus, bougez plus, "
            "ne pas quitter, reste peinard, restent peinards, on bouge pas, on ne bouge pas, laisse*, laisser~, "
            "conserver~ sa place, conserver~ leur place, rien du tout, rien ce tour, pas d ordre, aucun ordre, tenir~, "
            "maintenir~, immobiliser~, garder~ la position, garder~ sa position, garder~ leur position, garder~ sa "
            "place, garder~ leur place, conserver~ sa position, conserver~ leur position, tenir~ sa position, tenir~ "
            "leur position, se tenir~ tranquille, se tenir~ coi, ne pas bouger~, ne bouger~ pas, ne bouger~, ne "
            "bouger~ plus, ne quitter~ pas, ne quitter~ pas sa place, ne remuer~ pas, ne pas remuer, ne broncher~ pas, "
            "ne broncher~, sans changer de place, sans se deplacer, sans remuer, se tenir~ pret, se tenir~ prete, se "
            "tenir~ prets, faire~ halte, marquer~ l arret, marquer~ un arret, mettre~ l arme au pied, laisser~ en "
            "place, laisser~ sur place, sp, laisser~ en repos, ne s ebranler~ pas, ne demarrer~ pas, tenir~ ferme, ne "
            "bouger~ point, ne bouger~ guere, ne quitter~ point, ne remuer~ point, ne broncher~ point, ne s ebranler~ "
            "point, ne bouger~ d un pouce, ne bouger~ pas d un pouce, ne bouger~ d un pas, ne bouger~ pas d un pas, "
            "poireauter~, glander~, se fixer~, prendre~ racine, ne pas changer de place, ne change* pas de place, ne "
            "changera pas de place, garder~ son poste, garder~ leur poste, rester~ a son poste, rester~ a leur poste, "
            "a son poste, a leur poste, demeurer~ a son poste, rester~ sur ses positions, rester~ plante, rester~ "
            "plantes, rester~ en place, rester~ sur place, demeurer~ sur place, demeurer~ en place, ne pas sortir~, n "
            "en pas sortir~, ne pas en sortir~, n en sort pas, n en sortira pas, n en sortiront pas, n en sortent pas, "
            "n en bouge pas, n en bougera pas, n en bougent pas, n en bougez pas, n en sortez pas, sans en sortir, "
            "sans en bouger, sans en demordre, y rester~, y reste, y demeurer~, ne pas s eloigner~, ne s eloigner~ "
            "pas, attendre~ les ordres, se cramponner~ a sa position, ne recule* pas, ne reculera pas, ne reculeront "
            "pas, ne reculez pas, ne ceder~ pas un pouce, ne ceder~ pas, ne lacher~ pas, ne lacher~ rien, ne lacher~ "
            "pas un pouce, tenir~ bon, tenir~ le terrain, n en est pas, n en sera pas, n en sont pas, n en seront pas, "
            "ne suit pas, ne suivent pas, ne suivra pas, ne suivront pas, n y va pas, n y vont pas, n y ira pas, n y "
            "iront pas, ne participe pas, ne participera pas, ne participent pas, ne prend pas part, ne prendra pas "
            "part, ne l accompagne pas"
        ),
        "asis": "tels qu ils sont, telles qu elles sont, comme ils sont, tel qu il est, comme ils se trouvent",
        "defend": (
            "protege*, couvre le, defense, interdi*, disput*, defendre~, proteger~, interdire~, disputer~, conserver~, "
            "garder~, se cramponner~, cramponner~, s accrocher a, se maintenir~, maintiendra, maintiendront, tenir "
            "coute que coute, se fortifier~, fortifier~, barricader~, creneler~, se retrancher~, retrancher~, "
            "resister~, retarder~, ralentir~, gener~, recevoir~, accueillir~, border~ la, border~ le, barrer~, "
            "interdire~ l acces, tenir~ bon dans, se barricader~, verrouiller~, bloquer~, contenir~, obstruer~, "
            "couronner~, tenir~ tete, faire~ face a l attaque"
        ),
        "support": (
            "en couverture, en couverture de, en couverture des, en couverture du, en protection, en protection de, en "
            "protection des, en escorte, en escorte de, en escorte des, soutien, appui*, reserve, en reserve, en "
            "soutien, en appui, epaule*, renforce*, renfort, soutenir~, "
            "appuyer~, epauler~, renforcer~, aider~, seconder~, assister~, secourir~, comme reserve, pour soutenir, "
            "sout, servir~ de soutien, faire~ office de reserve, en renfort, pret a appuyer, en 2e ligne, en 2eme "
            "ligne, en 2nde ligne, en deuxieme rideau, preter~ main forte, venir~ en aide, venir~ en renfort, servir~ "
            "de reserve, se tenir~ en reserve, tenir~ en reserve, rester~ en reserve, demeurer~ en reserve, rester~ en "
            "soutien, former~ la reserve, constituer~ la reserve, former~ reserve, porter~ secours, "
            "venir~ a la rescousse, venir~ au secours, venir~ a l aide, aller~ au secours, donner~ la main, "
            "preter~ son appui, donner~ son appui, en seconde ligne, en deuxieme ligne, se tenir~ pret a soutenir, "
            "etre~ en reserve, se placer~ en reserve, se mettre~ en reserve, mettre~ en reserve, se tenir~ en soutien, "
            "etre~ en soutien, marcher~ en soutien, venir~ en soutien"
        ),
        "follow": (
            "accompagn*, derriere suit, emboite*, accompagner~, emboiter~, escorter~, talonner~, pister~, filer~ le, "
            "suivant de pres, suivre~, emboiter~ le pas, marcher~ sur les talons, sur les talons de, sur les pas de, "
            "dans les pas de, marcher~ dans les pas, dans le sillage de, a la suite de, marcher~ a la suite, marcher~ "
            "derriere, venir~ derriere, coller~ aux talons, serrer~ de pres, fermer~ la marche, serrer~ sur, "
            "marcher~ dans les traces, se "
            "mettre~ dans les pas, rester~ derriere, rester~ sur les talons, se tenir~ derriere, coller~ au train"
        ),
        "screen": (
            "eclairage, "
            "reconnai*, reconnaissance, observ*, surveill*, ecran, masque*, patrouill*, flanqu*, en eclaireur, rideau, "
            "voir ce qu il y a, eclairer~, couvrir~, masquer~, observer~, surveiller~, flanquer~, patrouiller~, "
            "explorer~, fouiller~, ratisser~, reconnaitre~, sonder~, tater~, guetter~, epier~, scruter~, "
            "veiller~ sur, voiler~, former~ un "
            "rideau, couvre notre flanc, en observation, rec, regarde ce qui, regarder ce qui, voir ce qui, va voir ce "
            "qui, on surveille, on observe, garde un oeil sur, garder un oeil sur, faire~ ecran, former~ rideau, "
            "pousser~ une reconnaissance, envoyer~ reconnaitre, faire~ une reconnaissance, garder~ le flanc, proteger~ "
            "le flanc, couvrir~ le flanc, tenir~ a l oeil, avoir~ a l oeil, jeter~ un oeil, jeter~ un coup d oeil, "
            "aller~ voir, aller~ reconnaitre, faire~ le guet, battre~ l estrade, zieuter~, mater~, garder~ a l oeil, "
            "tenir~ en observation, tenir~ sous observation, surveillance, garder~ un oeil, "
            "voir~ si, voir~ s il, voir~ s ils, voir~ s elle, voir~ s on, voir~ s y, voir~ qui, voir~ ce qui, "
            "voir~ ce qu, voir~ ou, voir~ combien, voir~ quel, voir~ quelle, voir~ quelles, regarder~ si, "
            "regarder~ s il, regarder~ s ils, regarder~ s elle, regarder~ s on, regarder~ s y, regarder~ qui, "
            "regarder~ ce qui, regarder~ ce qu, regarder~ ou, regarder~ combien, regarder~ quel, regarder~ "
            "quelle, regarder~ quelles, verifier~ si, verifier~ s il, verifier~ s ils, verifier~ s elle, "
            "verifier~ s on, verifier~ s y, verifier~ qui, verifier~ ce qui, verifier~ ce qu, verifier~ ou, "
            "verifier~ combien, verifier~ quel, verifier~ quelle, verifier~ quelles, savoir~ si, savoir~ s il, "
            "savoir~ s ils, savoir~ s elle, savoir~ s on, savoir~ s y, savoir~ qui, savoir~ ce qui, savoir~ ce "
            "qu, savoir~ ou, savoir~ combien, savoir~ quel, savoir~ quelle, savoir~ quelles, decouvrir~ si, "
            "decouvrir~ s il, decouvrir~ s ils, decouvrir~ s y, decouvrir~ qui, decouvrir~ ce qui, decouvrir~ ce "
            "qu, decouvrir~ ou, determiner~ si, determiner~ s il, determiner~ s ils, determiner~ s y, determiner~ "
            "qui, determiner~ ce qui, determiner~ ce qu, determiner~ ou, constater~ si, constater~ s il, "
            "constater~ s ils, constater~ s y, constater~ qui, constater~ ce qui, constater~ ce qu, constater~ "
            "ou, reperer~ si, reperer~ s il, reperer~ s ils, reperer~ s y, reperer~ qui, reperer~ ce qui, "
            "reperer~ ce qu, reperer~ ou, reconnaitre~ si, reconnaitre~ s il, reconnaitre~ s ils, reconnaitre~ s "
            "y, reconnaitre~ qui, reconnaitre~ ce qui, reconnaitre~ ce qu, reconnaitre~ ou, observer~ si, "
            "observer~ s il, observer~ s ils, observer~ s y, observer~ qui, observer~ ce qui, observer~ ce qu, "
            "observer~ ou, controler~ si, controler~ s il, controler~ s ils, controler~ s y, controler~ qui, "
            "controler~ ce qui, controler~ ce qu, controler~ ou, examiner~ si, examiner~ s il, examiner~ s ils, "
            "examiner~ s y, examiner~ qui, examiner~ ce qui, examiner~ ce qu, examiner~ ou, s assurer~ si, s "
            "assurer~ que, s assurer~ qu, s assurer~ s il, se rendre~ compte si, se rendre~ compte de ce, tirer~ "
            "au clair si, eclaircir~ si"
        ),
        "withdraw": (
            "repli, recul, se repli*, retraite, se retir*, en arriere, rebrousse*, revien*, retour, decroch*, ramen*, "
            "reculer~, replier~, se replier~, retirer~, se retirer~, rebrousser~, decrocher~, rompre~ le combat, "
            "revenir~, refluer~, se derober~, derober~, battre en retraite~, ramener~, rappeler~, retrograder~, ceder~ "
            "du terrain, se desengager~, desengager~, rentrer~ dans nos lignes, rentrer~ dans ses lignes, fuir, fuit, "
            "retournez, met a l abri, se reculer~, en retrait, se mettre~ en retrait, rentrer~, rompre~, battre~ en "
            "retraite, faire~ retraite, se mettre~ a l abri, se mettre~ a couvert, se reporter~ en arriere, se porter~ "
            "en arriere, repasser~ en arriere, aller~ se reformer, se barrer~, se casser~, se tailler~, se tirer~, "
            "decamper~, decaniller~, s eclipser~, se degager~, lever~ le camp, plier~ bagage, reprendre~ du champ, "
            "prendre~ du champ, se mettre~ en arriere, passer~ en arriere, revenir~ en arriere, repasser~ le ruisseau "
            "vers"
        ),
        "rally": (
            "ralli*, regroup*, reform*, se reform*, reorganis*, souffl*, rallier~, regrouper~, reformer~, "
            "reorganiser~, remettre en ordre, remet en ordre, souffler~, reprendre~ haleine, remettre~ de l ordre, se "
            "remettre~ en ordre, retablir~ l ordre"
        ),
        "form": (
            "deploi*, deploye*, se deploi*, se forme*, met, mets, mettre, mettent, mettra, mettez, se met*, se mettre, "
            "disperse*, se range en, former~, deployer~, se deployer~, disperser~, ranger~, disposer~, arranger~, se "
            "constituer~, adopter~, prendre la formation~, mettre~ en, se mettra, se mettront, mettront, passer~ en, "
            "se ployer~, ployer~, se former~, se ranger~, se mettre~ en, prendre~ la formation, changer~ de formation, "
            "quitter~ l ordre disperse, quitter~ la colonne, quitter~ la ligne, se constituer~ en"
        ),
        "face": (
            "face, front, tourn*, orient*, pivote*, face a, face au, orienter~, pivoter~, tourner~, regarder~, tourne~ "
            "vers, dirige~ vers, faire~ face, faire~ front, tourner~ vers, se tourner~ vers, regarder~ vers, orienter~ "
            "vers, se tourner~, faire~ face vers, regarde vers, faire~ volte face vers, s orienter~, se remettre~ "
            "face, remettre~ face"
        ),
        "limber": (
            "attelle*, attel*, remet* l avant train, avant train, accroch*, atteler~, attelle~, raccrocher~, "
            "accrocher~, tenu attele, rester attele, remettre~ l avant train, amener~ l avant train, amener~ les avant "
            "trains, remettre~ sur avant train, remettre~ ses avant trains, remettre~ leurs avant trains, remettre~ "
            "les avant trains"
        ),
        "unlimber": (
            "detel*, met* en batterie, en batterie, deteler~, dételle~, etablira en batterie, decrocher~ les pieces, "
            "mettre~ en batterie, se mettre~ en batterie, remettre~ en batterie, s etablir~ en batterie, prendre~ "
            "batterie, etre~ en batterie, separer~ l avant train"
        ),
        "ride": ("chevauch*, galop*, au galop, accour*, galoper~, chevaucher~, trotter~, accourir~, piquer~ des deux"),
        "place": (
            "se place*, me tiendrai, je me tiendrai, se plac*, voudra bien se placer, se trouve*, est avec, sera avec, "
            "sera aupres, rest* aupres, auprès, aupres, placer~, stationner~ aupres, accompagner~, sera pres, etre "
            "pres, se trouver~, demeurer~ aupres, chez, reste a cote, reste chez, rester chez, va chez, aller chez, "
            "ira chez, colle, colle a, se colle a, rester colle, poster~, se tenir~, se placer~, se poster~, se tenir~ "
            "aupres, se mettre~ avec, se mettre~ aupres, rester~ aupres, rester~ pres, rester~ avec, demeurer~ avec, "
            "etre~ avec, etre~ aupres, marcher~ "
            "avec, marcher~ au milieu, aller~ avec, se rendre~ aupres, se rendre~ chez, se tenir~ pres, etablir~ son "
            "poste, etablir~ son quartier, prendre~ place aupres"
        ),
        "join": (
            "rejoin*, s attache*, rejoindre~, rallier a, se joindre~, joindre~, retrouver~, se joindre~ a, se reunir~ "
            "a, rallier~ le, s attacher~ a"
        ),
        "lead": (
            "porte, emmene*, conduire~, mener~, diriger~, amener~, envoyer~, emmener~, tenir la tete, entrainer~, "
            "faire~ avancer, faire~ marcher, porter~ la brigade, porter~ sa brigade, prendre~ la tete, marcher~ a la "
            "tete, se mettre~ a la tete, guider~, prendre~ avec lui, prendre~ avec soi"
        ),
        "cease": (
            "halte au feu, pas de tir, suspend* le feu, cesser~ le feu, ne tirer~, tirer pas, tirez pas, tire pas, "
            "tirent pas, halte au tir, retenir~ son feu, retenez votre feu, retenir le feu, retenez le feu, "
            "retenez vos feux, silence, suspendre~ le feu, retenir~ leur "
            "feu, ne pas tirer, ne tirer~ pas, ne tirer~ plus, garder~ le silence, se taire~, rester~ muet, rester~ "
            "muette, rester~ muets, rester~ muettes, menager~ ses munitions, menager~ leurs munitions, epargner~ ses "
            "munitions, economiser~ ses munitions, ne bruler~ pas une amorce, faire~ silence, cesser~ le feu, cesser~ "
            "de tirer, suspendre~ le feu, suspendre~ son feu, menager~ ses munitions, menager~ la poudre, menager~ "
            "leurs munitions, economiser~ la poudre, economiser~ ses munitions, epargner~ la poudre, epargner~ ses "
            "munitions, retenir~ son feu, retenir~ leur feu, reserver~ sa poudre, arreter~ de tirer, arreter~ le tir, "
            "arreter~ le feu, ne plus tirer"
        ),
        "about": "demi tour, volte face, faire~ demi tour, faire~ volte face, tourner~ bride",
        "pursue": (
            "poursui*, poursuite, exploit*, profit*, poursuivre~, pourchasser~, exploiter~, profiter~, traquer~, "
            "courir~ derriere, se lancer~ a la poursuite, lancer~ a la poursuite, a la poursuite, cavaler~ apres, "
            "court pas apres, courez pas apres, courent pas apres, courir pas apres, court pas derriere, courir~ "
            "apres, donner~ la chasse, se mettre~ a la poursuite, talonner~ l ennemi, galoper~ apres, se jeter~ a la "
            "poursuite, courir~ apres, courser~, donner~ la chasse"
        ),
        "counter": (
            "contre charge*, contre attaque*, contrecharge*, contreattaque*, contre charger~, contre attaquer~, "
            "riposter~, contrecharger~, contreattaquer~"
        ),
        "sortie": "sortie, sorties",
        "evade": (
            "evite*, esquiv*, hors de portee, hors portee, reste* hors, eviter~, esquiver~, se tenir~ hors, rester~ "
            "hors, se tenir~ a distance, rester~ a l ecart, se tenir~ a l ecart, demeurer~ hors"
        ),
        "fight": (
            "s engage*, se bat*, combat*, s engager~, se battre~, combattre~, s accrocher~, laisser entrainer, laisse "
            "entrainer, se meler~, etre engage*, engage a fond, s engager a fond, se laisser~ entrainer, se laisser~ "
            "accrocher, accepter~ le combat, livrer~ combat, se compromettre~, donner~ dans, en venir~ aux mains, "
            "croiser~ le fer, ne donner~, intervenir~, se commettre~, se laisser~ pas accrocher, se laisser~ pas "
            "entrainer, se laisser~ pas engager, laisser~ pas accrocher, laisser~ pas entrainer, se laisser~ aller"
        ),
        "concede": "capitul*, se rend a l ennemi",
        "second": (
            "second* ligne, deuxieme ligne, 2e ligne, 2eme ligne, 2nde ligne, former~ la deuxieme ligne, "
            "former~ la seconde ligne, former~ la 2e ligne, "
            "la "
            "deuxieme ligne de, la seconde ligne de, constituer~ la deuxieme ligne, constituer~ la seconde ligne, en "
            "seconde ligne, en deuxieme ligne, comme seconde ligne, en deuxieme "
            "echelon, deuxieme echelon, second echelon, seconde vague, en 2e ligne, en 2eme ligne, en 2nde ligne, en 2 "
            "e ligne, 2e echelon, en 2e echelon, en second"
        ),
        "disturb": "toucher~ a, toucher~, employer~, engager~ la garde, user~",
    },
}
