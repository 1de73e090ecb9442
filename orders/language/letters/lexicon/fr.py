"""French: the words in which orders are written. Data only; a trailing ``*`` stands for any ending."""

WORDS = {
    "verb": {
        "go": (
            "aller, va, vont, allez, ira, iront, vas, marche, marchent, marcher, marchera, marcheront, marchez, "
            "bouge, bouger, deplac*, se deplacer, se rend*, rend, rendra, se dirige*, dirigera, gagne, gagner, "
            "gagnera, gagnent, gagnez, monte, monter, montera, montent, descend*, passe, passer, passera, "
            "rejoindre la position, vient, viendra, viennent, venir, remonte*, se porte*, portera, porteront, s "
            "installe*, traverse*, franchit, franchir, franchira, file, filer, filera, glisse, glisser, longe, "
            "longer, longera, prend position, prendre position, prennent position, prendra position, prenez "
            "position, nouvelle position, se poste*, entre, entrer, entrera, entrent, se range*, fonce, foncer"
        ),
        "leave": "sort, sortir, sortira, sortent, sortez, quitte*, abandonn*, evacu*",
        "advance": (
            "avanc*, en avant, progress*, pouss*, s avanc*, porter en avant, portera en avant, pousse en avant, "
            "marche en avant, continue en avant"
        ),
        "attack": (
            "attaqu*, assaut, donne l assaut, donner l assaut, assaill*, aborde, aborder, abordera, abordent, "
            "enlev*, emporte, emporter, emportera, s empar*, empare*, deloge*, engage*, engager, engagera, "
            "attaque, culbut*, chasse, chasser, chassent, chassera"
        ),
        "take": (
            "prend, prendre, prendra, prennent, prenez, occup*, saisi*, tenir garnison, se saisir, garnir, "
            "garnit, reprendre, reprend, investi*"
        ),
        "charge": (
            "charge, charger, chargent, chargera, chargeront, chargez, chargeons, sabrer, sabre, sabrent, sabrez"
        ),
        "fire": (
            "tir, tire, tirer, tirent, tirez, tirera, tireront, feu, faire feu, fait feu, fasse feu, ouvre le "
            "feu, ouvrir le feu, ouvrent le feu, ouvrez le feu, canonn*, bombard*, pilonn*, mitraill*, harcel*, "
            "faire taire, fait taire, concentr*, concentre son feu, dirige son feu, bat, battre, battent, battra,"
            " tirs"
        ),
        "hold": (
            "tient, tenir, tiendra, tiennent, tenez, reste, rester, restent, restera, resteront, restez, demeure,"
            " demeurer, demeurent, demeurera, demeureront, attend, attendre, attendent, attendra, attendez, "
            "halte, arret*, stoppe*, ne bouge*, ne bougera, ne bouge pas, ne bougent pas, maintien*, maintenir, "
            "stationn*, immobile, sur place, rien, ne fait rien, ne font rien, position, garder la position, "
            "garde la position, gardent la position, garde sa position, se maintien*, pas bouger, pas de "
            "mouvement, pas bouge*, bougera, bouger, bouge, bougent, au repos"
        ),
        "asis": "tels qu ils sont, telles qu elles sont, comme ils sont, tel qu il est, comme ils se trouvent",
        "defend": (
            "defend, defendre, defendent, defendra, defendez, protege*, couvre le, defense, garde, garder, "
            "gardent, gardera, gardez, interdi*, disput*"
        ),
        "support": (
            "soutien, soutenir, soutient, soutiendra, soutiennent, soutenez, appui*, appuyer, appuie, appuient, "
            "appuiera, reserve, en reserve, second* ligne, deuxieme ligne, en soutien, en appui, en seconde "
            "ligne, aider, aide, aident, epaule*, renforce*, renfort, en deuxieme ligne, comme seconde ligne"
        ),
        "follow": "suit, suivre, suivra, suivent, suivez, accompagn*, suivi, derriere suit, emboite*",
        "screen": (
            "eclaire, eclairer, eclairera, eclairent, eclairez, couvre, couvrir, couvrira, couvrent, couvrez, "
            "reconnai*, reconnaissance, observ*, surveill*, ecran, faire ecran, masque*, patrouill*, flanqu*, en "
            "eclaireur, rideau, va voir, voir ce qu il y a"
        ),
        "withdraw": (
            "repli, replie, replier, repliera, replient, repliez, se repli*, recule, reculer, reculent, reculera,"
            " reculez, retraite, retirer, retire, retirent, retirera, retirez, se retir*, en arriere, rebrousse*,"
            " bat en retraite, battre en retraite, revien*, revenir, retour, rompt, rompre, decroch*, ramen*"
        ),
        "rally": "ralli*, regroup*, reform*, se reform*, reorganis*, souffl*",
        "form": (
            "forme, former, formera, forment, formeront, formez, deploi*, deployer, deploye*, se deploi*, se "
            "forme*, met, mettre, mettent, mettra, mettez, se met*, se mettre, passe en, passer en, passent en, "
            "passez en, disperse*, prend la formation, se range en, range"
        ),
        "face": (
            "face, faire face, fait face, font face, fera face, front, faisant face, tourn*, regarde, regarder, "
            "regardent, orient*, pivote*, face a, face au"
        ),
        "limber": (
            "attelle*, atteler, attel*, remet* l avant train, amene l avant train, amener l avant train, avant "
            "train, accroch*"
        ),
        "unlimber": (
            "detel*, met* en batterie, mettre en batterie, en batterie, mise en batterie, met en batterie, "
            "mettent en batterie, separe l avant train"
        ),
        "ride": "chevauch*, galop*, au galop, accour*",
        "place": (
            "se place*, se placer, se tient, se tenir, se tiendra, me tiendrai, je me tiendrai, se plac*, voudra "
            "bien se placer, se trouve*, est avec, sera avec, sera aupres, reste avec, restera avec, rest* "
            "aupres, reste pres, se tenir pres, auprès, aupres"
        ),
        "join": "rejoin*, rejoindre, rejoint, rallie le, se joint, se joindre, s attache*, joint",
        "lead": (
            "mene, mener, menera, conduit, conduire, conduira, dirige, amene, amener, amenera, envoie, envoyer, "
            "enverra, portera la brigade, fait avancer, faire avancer, fera avancer, porte, emmene*"
        ),
        "cease": (
            "cesse le feu, cesser le feu, cessez le feu, halte au feu, ne tire pas, ne tirent pas, pas de tir, "
            "suspend* le feu"
        ),
        "about": "demi tour, volte face, faire demi tour, fait demi tour",
        "pursue": "poursui*, poursuite, poursuivre, exploit*, profit*",
        "counter": "contre charge*, contre attaque*, contrecharge*, contreattaque*, contre charger, contre attaquer",
        "sortie": "sortie, sorties",
        "evade": "evite*, eviter, esquiv*, hors de portee, hors portee, se tenir hors, reste* hors",
        "fight": "s engage*, se bat*, se battre, combat*, combattre, s accrocher",
        "concede": "capitul*, se rend a l ennemi",
    },
    "formation": {
        "line": "en ligne, ligne, lignes, en bataille, ordre mince",
        "column": (
            "colonne, colonnes, en colonne, en colonnes, colonne d attaque, colonnes d attaque, colonne de "
            "marche, en colonne d attaque, en colonne par division"
        ),
        "square": "carre, carres, en carre, en carres, le carre",
        "skirmish": (
            "tirailleur, tirailleurs, en tirailleurs, tirailleur*, ordre disperse, en ordre disperse, ordre "
            "ouvert, en eclaireurs, en voltigeurs, debandade, en rideau de tirailleurs, en tirailleur"
        ),
    },
    "arm": {
        "infantry": "infanterie, fantassin*, bataillon, bataillons, bat, btn, biffin*, infanterie de ligne",
        "cavalry": "cavalerie, cavalier, cavaliers, escadron, escadrons, cav, chevaux, sabres",
        "artillery": (
            "artillerie, canon, canons, piece, pieces, batterie, batteries, bouches a feu, artilleurs, art, tubes"
        ),
        "light": "infanterie legere, legers, legere, voltigeurs, troupes legeres, bataillons legers, bataillon leger",
        "lancer": "lancier, lanciers, uhlans",
        "horse": "artillerie a cheval, batterie a cheval, pieces a cheval, canons a cheval",
        "foot": "artillerie a pied, batterie a pied, pieces a pied",
    },
    "group": {
        "brigade": "brigade, brigades, troupe, troupes, hommes, gens, unite, unites, commandement, bde",
        "division": "division, divisions, div",
        "corps": "corps, corps d armee",
        "army": "armee, toute l armee",
        "regiment": "regiment, regiments, rgt",
        "wing": "aile",
    },
    "side": {
        "enemy": "ennemi, ennemis, ennemie, ennemies, adverse, adverses, adversaire, adversaires, rouge, rouges",
        "their": "leurs, leur",
        "own": "mon, ma, mes, notre, nos, nôtres, amis, amies",
    },
    "kind": {
        "wood": "bois, foret, arbres, lisiere du bois, taillis, lisiere",
        "village": "village, hameau, maison, maisons, batiments, chateau, bourg",
        "road": "route, routes, chaussee, chemin, grande route, grand route, pave, grand chemin, voie",
        "stream": "ruisseau, riviere, cours d eau, eau, ru",
        "hill": "colline, hauteur, hauteurs, crete, cretes, mamelon, butte, plateau, hauts, pente",
        "bridge": "pont, ponts",
        "crossroads": "carrefour, croisement, croisee, croisee des routes, croisee des chemins, embranchement",
        "marsh": "marais, etang, mare",
        "wall": "mur, talus, haie, muret",
        "farm": "ferme, fermes",
    },
    "relation": {
        "behind": (
            "derriere, en arriere de, en arriere du, en arriere des, a l arriere de, a l arriere du, juste "
            "derriere, au dos de, en retrait de"
        ),
        "before": (
            "devant, en avant de, en avant du, en avant des, en avant de la, avant, au devant de, en face de, en "
            "deca de, en deca du, juste devant"
        ),
        "left": (
            "a gauche de, a gauche du, a gauche des, a la gauche de, a la gauche du, sur la gauche de, sur la "
            "gauche du, a gauche de la"
        ),
        "right": (
            "a droite de, a droite du, a droite des, a la droite de, a la droite du, sur la droite de, sur la "
            "droite du, a droite de la, par la droite de, par la droite de la"
        ),
        "beside": (
            "pres de, pres du, aupres de, aupres du, a cote de, a cote du, le long de, a hauteur de, proche de, "
            "autour de, a proximite de, a portee de, aux abords de, non loin de"
        ),
        "between": "entre, dans l intervalle entre, a mi chemin entre",
        "at": (
            "a, au, aux, dans, sur, en, jusqu a, jusqu au, jusqu aux, jusque, avec, chez, pour, a la, a l, "
            "dedans, parmi, a l interieur de, a cheval sur"
        ),
        "towards": (
            "vers, contre, en direction de, en direction du, du cote de, du cote du, a mi chemin de, a mi chemin"
        ),
        "along": (
            "par, le long de, le long du, a travers, via, au dela de, au dela du, par la, par le, autour du, "
            "longeant, passe, suivant"
        ),
        "from": "hors de, hors du, hors des, depuis, sortir de, sortir du",
        "edge": (
            "lisiere de, lisiere du, bord de, bord du, oree du, oree de, coin du, corne du, angle du, pointe du, "
            "bordure du, extremite de, sortie de, cote, partie, bout du, lisiere"
        ),
        "of": "de, du, des, d, de la, de l",
    },
    "compass": {
        "N": "nord, septentrional*, n",
        "NE": "nord est, ne",
        "E": "est, oriental*, e",
        "SE": "sud est, se",
        "S": "sud, meridional*, s",
        "SW": "sud ouest, so",
        "W": "ouest, occidental*, o",
        "NW": "nord ouest, no",
        "NNE": "nord nord est, nne",
        "ENE": "est nord est, ene",
        "ESE": "est sud est, ese",
        "SSE": "sud sud est, sse",
        "SSW": "sud sud ouest, sso",
        "WSW": "ouest sud ouest, oso",
        "WNW": "ouest nord ouest, ono",
        "NNW": "nord nord ouest, nno",
    },
    "way": {
        "forward": "en avant, tout droit, droit devant, devant, droit, de l avant",
        "back": "en arriere, arriere, vers l arriere",
        "left": "a gauche, gauche, vers la gauche, par la gauche, sur la gauche, sur notre gauche, notre gauche",
        "right": "a droite, droite, vers la droite, par la droite, sur la droite, sur notre droite, notre droite",
    },
    "unit of length": {
        "cm": "cm, centimetre, centimetres",
        "inch": "pouce, pouces",
        "pace": "pas",
        "yard": "yards, verges",
        "metre": "m, metre, metres",
        "km": "km, kilometre, kilometres",
        "mile": "lieue, lieues",
        "foot": "pieds",
    },
    "number": {
        "0.5": "demi, moitie",
        "1": "un, une",
        "2": "deux",
        "3": "trois",
        "4": "quatre",
        "5": "cinq",
        "6": "six",
        "7": "sept",
        "8": "huit",
        "9": "neuf",
        "10": "dix",
        "12": "douze",
        "15": "quinze",
        "20": "vingt",
        "30": "trente",
        "40": "quarante",
        "50": "cinquante",
        "60": "soixante",
        "100": "cent, cents, centaine",
        "1000": "mille",
    },
    "ordinal": {
        "1": "premier, premiere",
        "2": "deuxieme, second, seconde",
        "3": "troisieme",
        "4": "quatrieme",
        "5": "cinquieme",
        "6": "sixieme",
        "7": "septieme",
        "8": "huitieme",
        "9": "neuvieme",
    },
    "not": {
        "not": (
            "ne, n, pas, point, jamais, aucun, aucune, sans, ni, non, personne, interdiction, interdit, pas de, "
            "nul, surtout pas"
        ),
        "only": (
            "seulement, que sur, sauf, excepte, hormis, uniquement, ne que, a l exception de, plutot que, au lieu de"
        ),
    },
    "if": {
        "if": (
            "si, s il, s ils, quand, lorsque, lorsqu, des que, des qu, aussitot que, en cas de, en cas d, au cas "
            "ou, pourvu que, tant que, une fois, a moins que, dans ce cas, si oui, si non, si possible"
        ),
        "until": "jusqu a ce que, jusqu a ce qu, avant que, avant de, a moins que",
    },
    "because": {
        "because": (
            "car, parce que, parce qu, puisque, puisqu, afin de, afin que, afin qu, pour que, pour qu, de sorte "
            "que, ainsi, donc, comme, d ou, qui, lequel, laquelle, dont, ce qui, c est, c est a dire, au prochain"
            " tour, le tour suivant, au tour suivant, pour ne pas, pour eviter, direction generale"
        ),
    },
    "link": {
        "and": "et, ainsi que, aussi, egalement, de meme que",
        "then": "puis, ensuite, apres, apres quoi, enfin, d abord, alors",
        "but": "mais, sinon, autrement, cependant, toutefois, or, pourtant, tandis que, alors que",
        "or": "ou, ou bien, soit",
    },
    "all": {
        "all": (
            "tout, tous, toute, toutes, chaque, chacun, chacune, entier, entiere, l ensemble, tout le monde, que chacun"
        ),
        "both": "les deux, tous deux, toutes deux, tous les deux",
        "rest": "le reste, autres, les autres, reste de, tous les autres",
        "some": "quelques, un des, une des, une partie, certains, un bataillon, un bataillon du, un escadron",
    },
    "they": {
        "they": (
            "il, elle, ils, elles, le, la, les, lui, eux, celui ci, celle ci, ceux ci, ses, son, sa, leur, leurs,"
            " ce, cet, cette, ces, on, celui la"
        ),
        "self": "lui meme, en personne, de sa personne, de ma personne, personnellement, moi, je, me, moi meme",
    },
    "title": {
        "general": "general, generaux, gal, gen, commandant, brigadier",
        "title": (
            "prince, comte, duc, baron, marechal, colonel, capitaine, major, altesse, son altesse, sire, "
            "monsieur, m, le prince, chef, chef de bataillon"
        ),
    },
    "modal": {
        "shall": (
            "doit, doivent, devra, devront, devez, peut, peuvent, pourra, voudra bien, veuillez, que, qu, faut, "
            "il faut, va, vont, est, sont, sera, seront, soit, soient, ayez, faites, fait, font, fera, feront, "
            "fasse, merci de, svp, s il vous plait, s il te plait, je veux que, je veux, je voudrais que, je "
            "souhaite que, j aimerais que, a l ordre de, ordre de, se, s, y, en, commence a, commencent a, "
            "continue a, continue de, continuent a, pret a, prets a, essaie de, ira, iront"
        ),
    },
    "near": {
        "nearest": (
            "le plus proche, les plus proches, la plus proche, plus proche, plus proches, plus pres, au plus "
            "proche, le plus pres"
        ),
        "any": "tout ce qui, n importe, quiconque, ce qui, ce qu",
    },
    "trigger": {
        "near": (
            "approche*, s approche*, vient, viennent, parait, paraitra, apparait, apparaitra, apparaissent, "
            "menace*, arrive*, a moins de, se montre*, se presente*, en vue, surgi*, survien*"
        ),
        "attacked": "attaque*, charge*, presse*, trop presse, serre*, assailli*, bouscule*, deborde*",
        "broken": (
            "se romp*, rompre, rompt, fui*, fuit, fuient, debandade, deroute, en desordre, desordre, recul*, "
            "plie*, flanch*, lache*, tourne* le dos"
        ),
        "lost": "perdu, perdue, tombe, tombent, pris, prise, atteint, atteignent, entre, entrent, est perdue",
        "unseen": (
            "hors de vue, hors de portee, invisible, impossible, plus visible, reduit* au silence, se tai*, tait,"
            " taisent, detruit*"
        ),
        "range": "a portee, a portee de tir, visible, visibles, en vue",
    },
    "filler": {
        "-": (
            "le, la, les, l, un, une, des, du, de, d, y, en, ce, cette, son, sa, ses, leur, bien, tres, assez, un"
            " peu, peu, plus, moins, tour, ce tour, ce tour ci, environ, a peu pres, quelque, vite, vivement, "
            "rapidement, lentement, doucement, aussitot, immediatement, tout de suite, sans delai, maintenant, "
            "position, positions, place, endroit, distance, a bonne distance, bonne, bon, ordre, en bon ordre, "
            "bon ordre, si possible, possible, autant que possible, encore, toujours, meme, droit, directement, "
            "soin, premier soin, svp, merci, milieu, centre, cote, partie, case, carreau, carte, fort, ferme, "
            "fermement, l un derriere l autre, cote a cote, sans mon ordre, sans ordre, sans ordre de ma part, "
            "que sur mon ordre, sur mon ordre, expres, sur mon ordre expres, que sur mon ordre expres, en "
            "premiere ligne, coute que coute, a tout prix, au pas, au pas de charge, a travers champs, seul, "
            "seule, seuls, tel, telle, tels, ou il est, ou ils sont, ou elle est, ou elles sont, la ou, pour l "
            "instant, pour le moment, par, se, s, c, est, sont, avec, sur, sous, au, aux, ici, cela, ca, deja, "
            "pret, prets, prete, comme avant, proximite, mouvement, grand, grande, grands, grandes, gros, grosse,"
            " petit, petite, la bas, de l autre cote, sauf ordre, sauf ordre contraire, ou vous etes, ou tu es"
        ),
    },
    "noted": {
        "greeting": "bonjour, bonsoir, salut, messieurs, cher, chere, chers, cher arbitre, mon cher",
        "farewell": (
            "cordialement, amicalement, merci, bien a vous, a bientot, salutations, bonne soiree, bonne journee, "
            "vive l empereur, veuillez agreer, je vous prie d agreer, envoye de mon, respectueusement, a plus, "
            "bon courage"
        ),
        "plan": (
            "l empereur veut, mon plan, le plan, l idee, mon idee, mon intention, je crois, je pense, je crains, "
            "j espere, voici mes, voici donc, voici les, ci joint, l ennemi me parait, l ennemi semble, l ennemi "
            "est, j ai l honneur, nb, ps, n b, p s, pour information, a noter, en resume, notre but, le but, il "
            "me semble, premiere partie, desole, objectif general, je n entends pas"
        ),
        "umpire": "arbitre, question, questions, cher arbitre, maitre du jeu",
    },
}
