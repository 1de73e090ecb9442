"""French: troops, ground, places, directions, distances and numbers. Data only; see the package."""

THINGS = {
    "formation": {
        "line": (
            "en ligne, ligne, lignes, en bataille, ordre mince, lig, en lignes, en ligne deployee, en ligne de "
            "bataille, ligne de bataille, sur deux rangs, sur trois rangs, deploye, deployee, deployes, se "
            "deployer~ en ligne, deployer~ en ligne, se former~ en ligne, se mettre~ en ligne, se ranger~ en "
            "bataille"
        ),
        "column": (
            "colonne, colonnes, en colonne, en colonnes, colonne d attaque, colonnes d attaque, colonne de marche, "
            "en colonne d attaque, en colonne par division, col, colone, collonne, en col, en colone, en colonnes d "
            "attaque, en colonne serree, en colonne de marche, en colonne de route, en colonne par peloton, en "
            "colonne par section, colonne serree, se former~ en colonne, se ployer~ en colonne, former~ la colonne, "
            "se mettre~ en colonne, en colonne de bataillon, en colonnes de bataillon, colonne d escadrons, colonne "
            "par escadrons, en colonne par escadrons, en colonne d escadrons, colonne par pelotons, en colonne par "
            "pelotons, colonne de bataillons, colonne par divisions, en colonne par divisions, colonne de divisions"
        ),
        "square": (
            "carre, carres, en carre, en carres, le carre, care, en care, carree, formation en carre, les carres, "
            "des carres, se carrer, former~ le carre, se former~ en carre, se mettre~ en "
            "carre, se former~ en carres"
        ),
        "skirmish": (
            "tirailleur, tirailleurs, en tirailleurs, tirailleur*, ordre disperse, en ordre disperse, ordre ouvert, "
            "en eclaireurs, en voltigeurs, debandade, en rideau de tirailleurs, en tirailleur, en tiraileurs, "
            "tirailer, tirailleront, tiraillera, tiraille, tiraillent, en grande bande, en ordre lache, en ordre "
            "epars, eparpill*, en fourrageurs, en voltigeur, en essaim, disperser en tirailleurs, se disperser~ en "
            "tirailleurs, se disperser~, s eparpiller~, se deployer~ en tirailleurs, deployer~ en tirailleurs, "
            "ordre dispers*, l ordre disperse, disperse en tirailleurs, en chaine de tirailleurs, en cordon de "
            "tirailleurs, chaine de tirailleurs, rideau de tirailleurs, dispers*"
        ),
    },
    "arm": {
        "infantry": (
            "infanterie, fantassin*, bataillon, bataillons, bat, btn, biffin*, infanterie de ligne, inf, inf de "
            "ligne, fantassins, gens de pied, hommes de pied, troupes a pied, bataillons d infanterie, les btn, "
            "bns, troupe de ligne, gens a pied, pousse cailloux"
        ),
        "cavalry": (
            "cavalerie, cavalier, cavaliers, escadron, escadrons, cav, chevaux, sabres, cavalrie, cavallerie, "
            "cavalerie ennemie, chevaux ennemis, cava, cavs, troupes a cheval, gens de cheval, sabreurs, gens a "
            "cheval, cavaleries, escadrons ennemis, la cavalerie adverse, troupes montees, chevau leger*"
        ),
        "artillery": (
            "artillerie, canon, canons, piece, pieces, batterie, batteries, bouches a feu, artilleurs, art, tubes, "
            "artilerie, artillrie, artil, bat d artillerie, bouche a feu, canoniers, canonniers, batt, grande "
            "batterie, grosse batterie, obusier, obusiers, pieces d artillerie, piece d artillerie, pieces de "
            "canon, batterie d artillerie, batteries d artillerie"
        ),
        "light": (
            "infanterie legere, legers, legere, voltigeurs, troupes legeres, bataillons legers, bataillon leger, "
            "inf legere, bataillons d infanterie legere"
        ),
        "lancer": "lancier, lanciers, uhlans",
        "horse": (
            "artillerie a cheval, batterie a cheval, pieces a cheval, canons a cheval, art a cheval, ac, artillerie "
            "legere, artillerie volante, batteries a cheval, batterie volante, batteries volantes, canons volants, "
            "pieces volantes"
        ),
        "foot": (
            "artillerie a pied, batterie a pied, pieces a pied, art a pied, artillerie de ligne, batteries a pied, "
            "artilleries a pied, canons a pied, batterie de pied, batteries de pied"
        ),
    },
    "group": {
        "brigade": (
            "brigade, brigades, troupe, troupes, hommes, gens, unite, unites, commandement, bde, gars, les gars, "
            "soldats, monde, brig, detachement, troupiers, bande, gens de, ceux de, les gens de, les troupes de, les "
            "hommes de, garnison, occupants, defenseurs"
        ),
        "division": "division, divisions, div",
        "corps": "corps, corps d armee",
        "army": "armee, toute l armee",
        "regiment": "regiment, regiments, rgt, reg, regt",
        "wing": "aile",
    },
    "side": {
        "enemy": (
            "ennemi, ennemis, ennemie, ennemies, adverse, adverses, adversaire, adversaires, rouge, rouges, l "
            "adversaire, opposant, opposants, hostile, hostiles, en face, fuyards, les fuyards, ennemi battu, "
            "ennemi en deroute, ennemi en fuite, ennemi defait, ennemi en retraite, ennemis battus, troupes en "
            "deroute, les vaincus, ceux qui se sauvent, ceux qui fuient, ceux qui s enfuient"
        ),
        "their": "leurs, leur",
        "own": "mon, ma, mes, notre, nos, nôtres, amis, amies, votre, vos, ton, ta, tes",
    },
    "kind": {
        "wood": (
            "bois, foret, arbres, lisiere du bois, taillis, lisiere, bosquet, boqueteau, forets, boise, sous bois, "
            "couvert, couverts"
        ),
        "village": (
            "village, hameau, maison, maisons, batiments, chateau, bourg, bourgade, villages, batisse, batisses, "
            "manoir, localite, batiment, edifice, edifices, masure"
        ),
        "road": (
            "route, routes, chaussee, chemin, grande route, grand route, pave, grand chemin, voie, rue, sentier, "
            "chemins, route pavee, piste"
        ),
        "stream": "ruisseau, riviere, cours d eau, eau, ru, rivieres, ruisseaux, rau, rive, gue",
        "hill": (
            "colline, hauteur, hauteurs, crete, cretes, mamelon, butte, plateau, hauts, pente, tertre, eminence, "
            "monticule, sommet, versant, plateaux, coteau, relief, crete du, buttes"
        ),
        "bridge": "pont, ponts",
        "crossroads": (
            "carrefour, croisement, croisee, croisee des routes, croisee des chemins, embranchement, carrefour des "
            "routes, croix, bifurcation, jonction, les quatre chemins, intersection, croisement des routes"
        ),
        "marsh": "marais, etang, mare, marecage, marecages, mares, etangs",
        "wall": "mur, talus, haie, muret, murs, muraille, haies, cloture, remblai",
        "farm": "ferme, fermes, corps de ferme, metairie, cense, exploitation",
        "right flank": (
            "flanc droit, aile droite, droite de la ligne, extreme droite, flanc droite, droite de l armee, notre "
            "droite"
        ),
        "left flank": (
            "flanc gauche, aile gauche, gauche de la ligne, extreme gauche, gauche de l armee, notre gauche"
        ),
    },
    "relation": {
        "behind": (
            "derriere, en arriere de, en arriere du, en arriere des, a l arriere de, a l arriere du, juste derriere, "
            "au dos de, en retrait de, par derriere, sur les arrieres de, sur les arrieres du, en retrait du, en "
            "retrait des, sur l arriere de, a l abri de, a l abri du, a l abri des, en deuxieme ligne derriere, "
            "derr, dr, ds le dos de, en 2e ligne derriere, en seconde ligne derriere, en "
            "soutien derriere, en reserve derriere, dans le dos de, a l ombre de, au revers de, en seconde ligne de, "
            "a couvert de, a couvert derriere, sous le couvert de, derriere la gauche de, derriere la droite de, "
            "derriere le centre de, sur les derrieres de, jusque derriere, jusqu a l arriere de, abrite derriere, "
            "abrites derriere, a l abri derriere, planque derriere, planques derriere"
        ),
        "before": (
            "devant, en avant de, en avant du, en avant des, en avant de la, avant, au devant de, en face de, en deca "
            "de, en deca du, juste devant, en tete de, en tete du, en avant d, face a, face au, face aux, au dela, a "
            "l avant de, a l avant du, sur le devant de, par devant, jusque devant, jusqu au devant de"
        ),
        "left": (
            "a gauche de, a gauche du, a gauche des, a la gauche de, a la gauche du, sur la gauche de, sur la "
            "gauche du, a gauche de la, sur la gauche des, sur la gauche d, sur le flanc gauche de, sur le flanc "
            "gauche du, a sa gauche de, cote gauche de, a gauche d, par la gauche de, par la gauche du, au flanc "
            "gauche de"
        ),
        "right": (
            "a droite de, a droite du, a droite des, a la droite de, a la droite du, sur la droite de, sur la "
            "droite du, a droite de la, par la droite de, par la droite de la, sur la droite des, sur la droite d, "
            "sur le flanc droit de, sur le flanc droit du, cote droit de, a droite d, par la droite du, au flanc "
            "droit de"
        ),
        "beside": (
            "jusqu a hauteur de, jusqu a hauteur du, jusqu a hauteur des, jusqu a la hauteur de, "
            "jusqu a la hauteur du, jusqu a la hauteur des, a la meme hauteur que, "
            "pres de, pres du, aupres de, aupres du, a cote de, a cote du, le long de, a hauteur de, proche de, "
            "autour de, a proximite de, a portee de, aux abords de, non loin de, aupres des, aupres d, pres des, "
            "pres d, a cote des, a cote d, aux cotes de, aux cotes du, aux cotes des, en compagnie de, en compagnie "
            "du, a proximite du, a proximite des, contre le flanc, autour des, a la hauteur de, a la hauteur du, a "
            "hauteur du, a hauteur des, aux environs de, aux alentours de, a deux pas de, a la tete de, a la tete "
            "du, a la tete des, a portee de voix de, a la suite immediate de, au contact de, dans le voisinage de, "
            "au niveau de, en ligne avec, dans l alignement de, dans le prolongement de, flanc a flanc avec, de "
            "part et d autre de"
        ),
        "between": (
            "entre, dans l intervalle entre, a mi chemin entre, au milieu de, parmi les, entre les, a mi distance "
            "entre, a egale distance, a mi distance de, dans l espace entre, dans la trouee entre, dans le vide "
            "entre"
        ),
        "at": (
            "a, au, aux, dans, sur, en, jusqu a, jusqu au, jusqu aux, jusque, avec, chez, pour, a la, a l, dedans, "
            "parmi, a l interieur de, a cheval sur, jusqu en, jusque dans, jusque sur, jusqu aux abords de, dans l, "
            "au sein de, sur le, a meme, vers l interieur de, ds, ds le, ds la, jusk a, jsq a, jsqu a, pr, pr le, "
            "av, au beau milieu de, au coeur de, a l interieur du, le "
            "long et de part et d autre de, au centre de"
        ),
        "towards": (
            "vers, contre, en direction de, en direction du, du cote de, du cote du, a mi chemin de, a mi chemin, "
            "en direction de la, en direction des, direction, dir, en face de, droit sur, sur la direction de, du "
            "cote des, a la rencontre de, a la rencontre du, en vue de"
        ),
        "along": (
            "par, le long de, le long du, a travers, via, au dela de, au dela du, par la, par le, autour du, "
            "longeant, passe, suivant, en passant par, en suivant, en longeant, par dela, de l autre cote de, de l "
            "autre cote du, a travers le, a travers la, en empruntant, le long des, au travers de, au travers du, "
            "par l, suivant le, suivant la, par les, de l autre cote, des deux cotes de, de chaque cote de, a "
            "cheval sur la route, de part et d autre de la route, sur l axe de, dans l axe de, au fil de"
        ),
        "from": (
            "hors de, hors du, hors des, depuis, sortir de, sortir du, loin de, loin du, depuis le, depuis la, a "
            "partir de, a l ecart de, a l ecart du, hors d"
        ),
        "edge": (
            "lisiere de, lisiere du, bord de, bord du, oree du, oree de, coin du, corne du, angle du, pointe du, "
            "bordure du, extremite de, sortie de, cote, partie, bout du, lisiere, limite de, limite du, frange de, "
            "rebord de, rebord du, bordure de, entree de, entree du, debouche de, debouche du, bout de, pied de, "
            "pied du, flanc de, saillant, saillant de, bord, lisieres de, lisieres, orees, abords de, debouches de, "
            "corne de"
        ),
        "of": "de, des, d, de la, de l",
        "limit": (
            "plus loin que, au dela de, plus avant que, sans depasser, sans aller au dela de, sans franchir, sans "
            "passer, pas plus loin que, jusqu a mais pas au dela de, ne depasser~ pas, pas au dela de"
        ),
    },
    "compass": {
        "N": "nord, septentrional*, n, nordique, au nord, cote nord, vers le nord, septentrion*",
        "NE": "nord est, ne, nord e",
        "E": "au levant, vers le levant, est, oriental*, e, a l est, cote est, vers l est, orient",
        "SE": "sud est, se, sud e",
        "S": "au midi, vers le midi, sud, meridional*, s, au sud, cote sud, vers le sud",
        "SW": "sud ouest, so, sw",
        "W": (
            "au couchant, vers le couchant, au ponant, ouest, occidental*, o, a l ouest, cote ouest, vers l "
            "ouest, occident, w"
        ),
        "NW": "nord ouest, no, nw, nord oues",
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
        "forward": (
            "en avant, tout droit, droit devant, devant, droit, de l avant, de front, vers l avant, vers l ennemi, "
            "droit en avant, plus avant, plus en avant, tout droit devant"
        ),
        "back": (
            "en arriere, arriere, vers l arriere, a reculons, vers nos lignes, vers nos arrieres, sur nos arrieres, "
            "vers le retour, derriere nos lignes, a l arriere, plus en arriere, sur ses pas, sur leurs pas, vers le "
            "sud de nos lignes"
        ),
        "left": (
            "a gauche, gauche, vers la gauche, par la gauche, sur la gauche, sur notre gauche, notre gauche, sur sa "
            "gauche, sur leur gauche, a sa gauche, a leur gauche, cote gauche, flanc gauche, a notre gauche, vers "
            "notre gauche, vers sa gauche, sur la gche, a gche, gche"
        ),
        "right": (
            "a droite, droite, vers la droite, par la droite, sur la droite, sur notre droite, notre droite, sur sa "
            "droite, sur leur droite, a sa droite, a leur droite, cote droit, flanc droit, a notre droite, vers "
            "notre droite, vers sa droite, sur la dte, a dte, dte"
        ),
    },
    "unit of length": {
        "cm": "cm, centimetre, centimetres",
        "inch": "pouce, pouces",
        "pace": "pas, toises de pas",
        "yard": "yards, verges, aunes",
        "metre": "m, metre, metres, mtr, mtrs",
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
        "10": "dix, dizaine, une dizaine",
        "12": "douze",
        "15": "quinze",
        "20": "vingt, vingtaine, une vingtaine",
        "30": "trente, trentaine",
        "40": "quarante",
        "50": "cinquante, cinquantaine",
        "60": "soixante",
        "100": "cent, cents, centaine",
        "1000": "mille",
        "11": "onze",
        "13": "treize",
        "14": "quatorze",
        "16": "seize",
        "200": "deux cents",
        "300": "trois cents",
        "150": "cent cinquante, cent cinquantaine",
        "70": "soixante dix",
        "80": "quatre vingt, quatre vingts",
        "90": "quatre vingt dix",
        "400": "quatre cents",
        "500": "cinq cents",
        "600": "six cents",
        "250": "deux cent cinquante",
        "350": "trois cent cinquante",
        "25": "vingt cinq",
        "17": "dix sept",
        "18": "dix huit",
        "75": "soixante quinze",
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
        "10": "dixieme",
        "11": "onzieme",
        "12": "douzieme",
        "61": "soixante et unieme, soixante unieme",
        "72": "soixante douzieme",
        "92": "quatre vingt douzieme",
        "93": "quatre vingt treizieme",
        "100": "centieme",
        "108": "cent huitieme",
    },
    "near": {
        "nearest": (
            "le plus proche, les plus proches, la plus proche, plus proche, plus proches, plus pres, au plus "
            "proche, le plus pres, la plus rapprochee, le plus rapproche, plus a portee, la plus voisine, le plus "
            "voisin, les plus voisins, plus voisin"
        ),
        "any": (
            "tout ce qui, n importe, quiconque, ce qui, ce qu, tout ce qui bouge, tout ce qui vient, tout ce qui "
            "passe, tout ce qui se presente, toute cible, tout ennemi, cibles d opportunite, n importe quoi, tout "
            "ce qui approche, a volonte, tout ce qui arrive, qui que ce soit, quoi que ce soit, tout ce qui se "
            "montre, tout ce qui porte, quelqu un, ce qu il veut, ce qu ils veulent, ce qu elle veut, ce "
            "qu elles veulent, ce qui lui plait, ce qui leur plait, ce qu il voit, ce qu ils voient, ce qu elle "
            "voit, ce qu elles voient, qui il veut, qui elle veut, ce qui se presente"
        ),
    },
    "all": {
        "all": (
            "tout, tous, toute, toutes, chaque, chacun, chacune, entier, entiere, l ensemble, tout le monde, que "
            "chacun, tous les, toutes les, l ensemble de, l ensemble du, l ensemble des, la totalite de, la "
            "totalite du, tous nos, toutes nos, tous mes, toutes mes, chacun de, chacune de, toute l, toute la, "
            "toutes unites, n importe qui, tt le monde, ts, tt, tte, ttes, tout l, la totalite, toute notre, tout "
            "notre, l integralite de, chacune des, chacun des, n importe lequel, tous autant qu ils sont, que tous, "
            "que toute"
        ),
        "both": "les deux, tous deux, toutes deux, tous les deux",
        "rest": (
            "le reste, autres, les autres, reste de, tous les autres, le restant, les autres unites, ceux qui "
            "restent, tout le reste, les autres bataillons, autre, l autre, le reste de, le restant de, le surplus "
            "de, tout le reste de, le gros de"
        ),
        "some": (
            "quelques, un des, une des, une partie, certains, un bataillon, un bataillon du, un escadron, l un des, "
            "l une des, deux bataillons de, un regiment de, une moitie de, la moitie de, un bataillon de, deux "
            "bataillons du, quelques uns, l un ou l autre"
        ),
    },
    "title": {
        "general": (
            "general, generaux, gal, gen, commandant, brigadier, lieutenant general, general de division, general "
            "de brigade, generaux de, chef de brigade, cdt, marechal de camp"
        ),
        "title": (
            "prince, comte, duc, baron, marechal, colonel, capitaine, major, altesse, son altesse, sire, monsieur, "
            "m, le prince, chef, chef de bataillon, lieutenant, cap, lt, sa majeste, excellence, son excellence, "
            "comte de, duc de, baron de, le comte, le duc, sieur, citoyen, majeste, monseigneur"
        ),
    },
}
