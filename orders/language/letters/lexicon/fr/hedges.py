"""French: negations, conditions, reasons, and the small words between. Data only; see the package."""

HEDGES = {
    "not": {
        "except": (
            "sauf, excepte~, hormis, hors, a l exception de, exception faite de, mis a part, a part, sans compter, "
            "a l exclusion de, sauf pour, abstraction faite de"
        ),
        "without that": "sans que, sans qu, sans que pour autant, sans pour autant que",
        "not": (
            "il ne saurait etre question, ne saurait etre question, il n en est pas question, n est pas question, il n "
            "est pas question, hors de question, il n y aura pas de, il n y aura point de, il ne peut etre question, "
            "ne, n, pas, point, jamais, aucun, aucune, sans, ni, non, personne, interdiction, interdit, pas de, nul, "
            "surtout pas, nulle, nul ne, rien ne, plus jamais, en aucun cas, sous aucun pretexte, a aucun moment, "
            "defense de, interdiction de, il est interdit de, il est defendu de, personne ne, aucune unite, ne pas, "
            "aucun ne, gardez vous de, se garder de, se garderont de, se gardera de, garderont de, gardera de, se "
            "garde de, surtout ne, sans jamais, interdite, interdites, interdits, prohibe, prohibee, proscrit, "
            "proscrite, est interdit, est interdite, sont interdits, sont interdites, a proscrire, on oublie, hors de "
            "question de, hors de question, pas question de, pas question, inutile de, point de, je defends que, je "
            "defends qu, je defends de, je defends absolument que, je defends absolument de, je defends absolument qu, "
            "defense absolue de, je defends formellement que, je defends formellement de, je vous defends de, j "
            "interdis de, j interdis que, j interdis a, j interdis qu, interdit a, defense a, il est defendu a, il est "
            "interdit a, defendez a, defendez leur de, defendez lui de, interdisez a, guere, nullement, aucunement, en "
            "aucune facon, en aucune maniere, il ne faudrait pas, il ne faut pas, il ne faudra pas, je ne veux pas, je "
            "ne voudrais pas, je ne souhaite pas, je ne tiens pas a, gardez vous, gare a, evite* de, eviter de, "
            "evitera de, sans rien, non pas, s abstenir~ de, s abstenir~, loin de, se defendre~ de, renoncer~ a, s "
            "interdire~ de, il ne saurait etre question, ne saurait etre question, il n est pas question, n est pas "
            "question, loin de moi, il est exclu, exclu, exclue"
        ),
        "only": "seulement, que sur, uniquement, ne que",
        "nobody": (
            "personne, personne ne, nul, nul ne, nulle troupe, aucune troupe, aucune unite, aucun bataillon, nulle "
            "unite, nul bataillon, aucun regiment, aucun d entre vous, aucun d entre eux, pas un homme, pas un "
            "bataillon"
        ),
    },
    "if": {
        "ordered": (
            "que sur mon ordre, sur mon ordre, sur mon ordre expres, que sur mon ordre expres, seulement sur ordre, "
            "sur ordre, que sur ordre, a mon commandement, a mon signal, au signal, sur mon signal, qu a mon "
            "signal, qu a mon commandement, a moins que je ne le dise, a moins que je l ordonne, sauf ordre de ma "
            "part, qu avec mon accord, avant mon ordre"
        ),
        "if": (
            "si, s il, s ils, quand, lorsque, lorsqu, des que, des qu, aussitot que, en cas de, en cas d, au cas "
            "ou, pourvu que, tant que, une fois, a moins que, dans ce cas, si oui, si non, a l approche de, a l "
            "approche d, a l approche du, a l approche des, en presence de, devant la menace de, au moindre signe "
            "de, dans le cas ou, au moment ou, chaque fois que, toutes les fois que, a chaque fois que, dans l "
            "hypothese ou, a supposer que, a condition que, si jamais, si par hasard, si d aventure, aussitot qu, "
            "sitot que, sitot qu, a la vue de, face a la, face a une, contre toute attaque de, en cas d approche, "
            "en cas d attaque, en cas d apparition, si toutefois, seulement si, uniquement si, que si, contre la, "
            "contre les charges de, menaces par, menace par, menacee par, menacees par, inquietes par, inquiete "
            "par, apres une, apres un, apres chaque, apres avoir, au terme de, a l issue de, apres la, apres l, "
            "apres leur, apres le, surpris par, surprise par, surpris en plaine par, surpris en terrain decouvert "
            "par, approches par, pris a partie par, assaillis par, assailli par, a la moindre apparition de, des l "
            "apparition de, des l apparition d, en cas d irruption de, sous la menace de, sous la menace d, si "
            "besoin face a, des lors que, pour peu que, en cas que, dans l eventualite ou, dans l eventualite d, "
            "sitot, le jour ou, le cas ou, au premier, au moindre, tant qu, a moins qu, pourvu qu, une fois que, "
            "une fois qu, a condition qu, pour peu qu, quand bien meme"
        ),
        "until": (
            "jusqu a ce que, jusqu a ce qu, avant que, avant de, a moins que, jusqu au moment ou, en attendant que, "
            "en attendant qu, d ici a ce que"
        ),
    },
    "because": {
        "because": (
            "car, parce que, parce qu, puisque, puisqu, afin de, afin que, afin qu, pour que, pour qu, de sorte que, "
            "ainsi, donc, comme, d ou, qui, lequel, laquelle, dont, ce qui, c est, c est a dire, au prochain tour, le "
            "tour suivant, au tour suivant, pour ne pas, pour eviter, direction generale, vu que, vu qu, etant "
            "donne que, "
            "etant donne qu, attendu que, attendu qu, du fait que, du fait qu, sous pretexte que, sous pretexte "
            "qu, grace a, a cause de, en raison de, histoire de, de maniere "
            "a, de facon a, de facon que, en vue de, pour mieux, pour pouvoir, d ou il, d ou ils, d ou elle, ou il "
            "pourra, ou elle pourra, ou ils pourront, ce faisant, de peur que, de crainte que, comme ca, de sorte qu, "
            "si bien que, c est pourquoi, a savoir, au lieu de, plutot que, plutot que de, a defaut de, puisqu il, "
            "puisqu ils, puisqu elle, malgre, en depit de, eu egard a, quelque envie que, quoique, bien que, bien qu, "
            "encore que, encore qu, quoi que, quoi qu, si grand*, meme si, meme s il, meme s ils, meme s elle, meme "
            "quand, meme lorsque, meme lorsqu"
        ),
    },
    "link": {
        "and": (
            "et, pendant que, pendant qu, ainsi que, aussi, egalement, de meme que, avec ca, en outre, de plus, "
            "en plus, par ailleurs, de "
            "meme, puis aussi, pr ensuite, &"
        ),
        "then": (
            "puis, ensuite, apres, apres quoi, enfin, d abord, alors, une fois la, arrive la, arrives la, une fois "
            "arrive, une fois arrives, de la, la dessus, par la suite, dans un second temps, en second lieu, "
            "premierement, deuxiemement, tout d abord, en premier lieu, pour commencer, finalement"
        ),
        "but": (
            "mais, sinon, autrement, cependant, toutefois, or, pourtant, tandis que, alors que, par contre, en "
            "revanche, neanmoins, a defaut, faute de quoi, dans le cas contraire, si ce n est, cela dit"
        ),
        "or": "ou, ou bien, soit, ou alors",
        "rather": "au contraire, bien au contraire",
    },
    "they": {
        "they": (
            "il, elle, ils, elles, le, la, les, lui, eux, celui ci, celle ci, ceux ci, ses, son, sa, leur, leurs, "
            "ce, cet, cette, ces, on, celui la, celle la, ceux la, celles ci, celles la, ce dernier, cette "
            "derniere, ces derniers, soi, y, leurs propres, les uns, nous"
        ),
        "self": (
            "lui meme, en personne, de sa personne, de ma personne, personnellement, moi, je, me, moi meme, vous "
            "meme, vous memes, toi meme, j"
        ),
    },
    "same": {
        "same": (
            "non plus, "
            "pareil, pareille, idem, de meme, meme chose, meme cible, meme ordre, meme objectif, aussi, egalement, "
            "fait de meme, fera de meme, font de meme, feront de meme, l imite, l imitera, l imiteront, l imitent, "
            "comme lui, comme elle, comme les autres, comme ci dessus, meme mouvement, meme endroit, itou, lui "
            "aussi, elle aussi, eux aussi"
        ),
    },
    "first": {
        "first": (
            "en tete, la tete, ouvre la marche, ouvrira la marche, marche en tete, marchera en tete, la premiere, "
            "en premier"
        ),
    },
    "modal": {
        "shall": (
            "veuillez, que, qu, faut, il faut, va, vont, est, sont, sera, seront, soit, soient, ayez, "
            "faites, fait, fais, fassent, "
            "font, fera, feront, fasse, merci de, svp, s il vous plait, s il te plait, je veux que, je veux, je "
            "voudrais que, je souhaite que, j aimerais que, a l ordre de, ordre de, se, s, y, en, commence a, "
            "commencent a, continue a, continue de, continuent a, pret a, prets a, essaie de, ira, iront, pourriez "
            "vous, pouvez vous, voulez vous, vous ferez, vous devez, je desire que, je demande que, j "
            "ordonne que, j ordonne a, ordonnez a, dites a, demandez a, priere de, prie de, pries de, est prie de, "
            "sont pries de, qu il, qu elle, qu ils, qu elles, on va, je fais, je vais, veille a, veillez a, veillera "
            "a, tache de, taches de, tacher de, tachera de, a pour mission de, aura pour mission de, a mission de, "
            "recoit l ordre de, ont ordre de, a ordre de, aura ordre de, est charge de, sera charge de, sera chargee "
            "de, est chargee de, chargee de, charge de, prete a, pretes a, prets pour, continuera a, continueront a, "
            "continuera de, continue, continuez, continuer a, continuez a, il me faut, il vous faut, il faudra, vient "
            "de, doivent aussi, etre, avoir, soyez, ayant, faire en sorte que, faites en sorte que, fasse en sorte, "
            "il importe que, il importe qu, il convient que, il conviendrait que, il serait bon que, il serait "
            "souhaitable que, je souhaiterais que, je souhaiterais qu, j aimerais qu, je desirerais que, je desire "
            "qu, je veux qu, j entends que, j entends qu, je tiens a ce que, je tiens a ce qu, je voudrais qu, je "
            "demanderais que, je prie, je prie que, il est temps que, il est temps qu, il est bon que, que l on, il "
            "faut que, il faut qu, il faudra que, il faudra qu, il faudrait que, il faudrait qu, ayez l obligeance "
            "de, ayez la bonte de, voudriez vous, veuille, veuillent, tachez de, tachez que, faites que, devra t il, "
            "on fera, vous ferez en sorte que, songez a, pensez a, n oubliez pas de, s amuser~ a, se borner~ a, "
            "se contenter~ de, "
            "s appliquer~ a, s efforcer~ de, s employer~ a, se preparer~ a, s appreter~ a, se tenir~ pret a, avoir~ "
            "soin de, aura soin de, auront soin de, avoir~ a, aura a, auront a, a charge de, je charge, je laisse, "
            "devoir~, pouvoir~, vouloir~ bien, saurait, sauraient, etait, etaient, ete, serait, seraient, fut, "
            "fussent, aurait, auraient, "
            "aura, auront, ait, aient, eut, avait, avaient, a ete, ont ete, faites en sorte qu, fais en sorte que, "
            "veillez a ce que, veillez a ce qu, veille a ce que, assurez vous que, assure toi que, il convient de, il "
            "importe de"
        ),
    },
    "trigger": {
        "ordered": (
            "je le dis, je le dirai, je dis, je dirai, j ordonne, je l ordonne, je l ordonnerai, mon ordre, ordre, "
            "nouvel ordre, mon signal, le signal, j en donne l ordre, j en donnerai l ordre, je donnerai l ordre, j "
            "aurai donne l ordre, je le demande, je le demanderai, je commande, je vous le dirai, je vous le dis, "
            "je fais signe, je le juge bon"
        ),
        "near": (
            "approche*, s approche*, parait, paraitra, menace*, arrive*, a moins de, se montre*, se presente*, en "
            "vue, atteign*, atteint, atteindr*, parvien*, "
            "surgi*, survien*, approcher~, surgir~, apparaitre~, se presenter~, venir~, arriver~, se montrer~, "
            "montrer~, pointer~, deboucher~, paraissent, paraitront, rapproche*, avance*, vient trop pres, trop "
            "pres, de trop pres, a l approche, en presence, se pointe*, il y a, y a, il y avait"
        ),
        "attacked": (
            "attaque*, charge*, presse*, trop presse, serre*, assailli*, bouscule*, deborde*, attaquer~, charger~, "
            "presser~, assaillir~, bousculer~, deborder~, menace~, en difficulte, en danger, sous le feu, accule*, "
            "submerge*, trop forte pression, trop de monde"
        ),
        "broken": (
            "se romp*, rompre, rompt, fui*, fuit, fuient, debandade, deroute, en desordre, desordre, recul*, plie*, "
            "flanch*, lache*, tourne* le dos, se debander~, debander~, lacher pied, lache pied, lachent pied, "
            "battu, battus, battue, vaincu, vaincus, flechir, flechi*, ceder, cede*, se replie*, retraite, bat en "
            "retraite, s enfui*, enfui*, defait, defaits, repousse*"
        ),
        "lost": (
            "perdu, perdue, tombe, tombent, pris, prise, atteint, atteignent, entre, entrent, est perdue, tombe aux "
            "mains, est libre, libre, vide, est vide, occupe, occupee, conquis, conquise, nettoye*, degage*"
        ),
        "unseen": (
            "hors de vue, hors de portee, invisible, impossible, plus visible, reduit* au silence, se tai*, tait, "
            "taisent, detruit*, ne voit plus, plus en vue, masque, masquee, disparu*, disparait*, hors d atteinte, "
            "trop loin, eteint*, chose faite, ce sera fait, c est fait, reduit*, fait taire, aura cesse, aura cesse "
            "de tirer, n existe plus, ne tire plus, ne tirera plus, sera detruit*, est detruit*, sera tu, aura tu, "
            "se seront tus"
        ),
        "range": (
            "a portee, a portee de tir, visible, visibles, en vue, a bonne portee, a portee de canon, a portee de "
            "fusil, a portee de mitraille, passe a portee, assez pres, suffisamment pres, assez proche*, pas trop loin"
        ),
    },
    "filler": {
        "-": (
            "tout de meme, tout a fait, tout d abord, avant tout, apres tout, malgre tout, en tout cas, tout a coup, "
            "tout au plus, de toute facon, de toutes facons, tout a l heure, tout cela, tout ca, "
            "le, la, les, l, un, une, des, du, de, d, y, en, ce, cette, son, sa, ses, leur, bien, tres, assez, un "
            "peu, peu, plus, moins, tour, ce tour, ce tour ci, environ, a peu pres, quelque, vite, vivement, "
            "rapidement, lentement, doucement, aussitot, immediatement, tout de suite, sans delai, maintenant, "
            "position, positions, place, endroit, distance, a bonne distance, bonne, bon, ordre, en bon ordre, bon "
            "ordre, si possible, possible, autant que possible, encore, toujours, meme, droit, directement, soin, "
            "premier soin, svp, merci, milieu, centre, cote, partie, case, carreau, carte, fort, ferme, fermement, l "
            "un derriere l autre, cote a cote, sans ordre de ma part, en premiere ligne, coute que coute, a tout "
            "prix, au pas, au pas de charge, a travers champs, seul, seule, seuls, tel, telle, tels, ou il est, ou "
            "ils sont, ou elle est, ou elles sont, la ou, pour l instant, pour le moment, par, se, s, c, est, sont, "
            "avec, sur, sous, au, aux, ici, cela, ca, deja, pret, prets, prete, comme avant, proximite, mouvement, "
            "grand, grande, grands, grandes, gros, grosse, petit, petite, la bas, de l autre cote, sauf ordre, sauf "
            "ordre contraire, ou vous etes, ou tu es, sans relache, sans repit, sans cesse, sans arret, sans "
            "attendre, sans hesiter, sans hesitation, sans bruit, sans faute, sans tarder, sans plus attendre, sans "
            "se presser, sans precipitation, jusqu a nouvel ordre, jusqu a nouvel avis, jusqu a mon ordre, jusqu a "
            "ordre contraire, en silence, au galop, au trot, a toute bride, a bride abattue, ventre a terre, au pas "
            "de course, a marche forcee, au plus vite, le plus vite possible, aussi vite que possible, d urgence, en "
            "urgence, en hate, en vitesse, bientot, plus tard, tot, tard, aujourd hui, ce matin, cet apres midi, "
            "heure, heures, ici meme, la meme, deca, dela, alentour, environs, d environ, dans un premier temps, "
            "premier, premiere, temps, moment, instant, cette fois, fois, chose, choses, sorte, facon, maniere, "
            "manière, de la sorte, ainsi qu il est, tel quel, telle quelle, comme il est, comme elle est, comme d "
            "habitude, comme prevu, comme convenu, naturellement, bien sur, evidemment, certes, en effet, du coup, "
            "donc la, alors la, enfin, voila, hein, quoi, ok, d accord, daccord, allez, allons, hop, mes braves, "
            "braves, brave, vaillants, vaillant, vaillante, fier, fiers, nobles, noble, chers, bons, bonnes, beau, "
            "belle, beaux, vieux, vieille, jeunes, tous ensemble, ensemble, groupe, groupes, isole, uni, unis, "
            "principal, principale, gros de, masse, toutes forces, de toutes ses forces, avec vigueur, "
            "vigoureusement, energiquement, avec energie, hardiment, resolument, solidement, solide, calmement, "
            "calme, prudemment, prudence, avec prudence, avec precaution, precaution, baionnette, a la baionnette, "
            "baionnette au canon, tambour battant, tambours battants, drapeaux, drapeau, poste, postee, postes, "
            "postees, placee, placees, places, situe, situee, situes, situees, installe, installee, qui est, qui "
            "sont, qui se trouve, qui se trouvent, se trouvant, general le, sens, terrain, plaine, champ, champs, "
            "champ de bataille, moins d, plus d, d au moins, au moins, au plus, maximum, minimum, au maximum, tout au "
            "plus, a peine, presque, quasi, exactement, precisement, pile, juste, legerement, un tantinet, un chouia, "
            "quelque peu, entierement, completement, totalement, unite par unite, l un apres l autre, les uns apres "
            "les autres, de front, premieres, dernier, derniere, derniers, queue, arme, armes, soldat, homme, un "
            "homme, jusqu au dernier, jusqu au dernier homme, a outrance, de tout temps, au besoin, le cas echeant, "
            "si besoin, si besoin est, si necessaire, s il le faut, si c est possible, si tu peux, si vous pouvez, s "
            "il peut, s ils peuvent, dans la mesure du possible, au mieux, de son mieux, de leur mieux, selon les "
            "circonstances, a discretion, a sa convenance, vous, tu, te, toi, intervalle, trouee, vide, espace, l un "
            "a cote de l autre, pas plus loin, sans aller plus loin, mais pas plus loin, et pas plus loin, trou, "
            "lieu, ecart, d ecart, d intervalle, celle, celui, ceux, celles, quant a, quant au, quant aux, pour ce "
            "qui est de, pour ce qui est du, en ce qui concerne, concernant, s agissant de, pour sa part, pour leur "
            "part, de son cote, de leur cote, sans coup ferir, sans perdre de temps, sans perdre une minute, sans "
            "plus tarder, incontinent, sur le champ, des maintenant, des a present, d emblee, derechef, on, on se, "
            "gale, generale, camp allie, camp francais, camp hollandais, camp adverse, notre camp, mon camp, "
            "consigne, tjs, tjrs, bcp, aupres de moi, pres de moi, a cote de moi, surtout, et "
            "surtout, a l instant, de suite, sur l heure, sans perdre un instant, d un pouce, d un pas, d une "
            "semelle, pour autant, cependant, autrefois, jadis, absolument, formellement, expressement, "
            "imperativement, obligatoirement, necessairement, principalement, specialement, particulierement, "
            "essentiellement, surement, surtout pas plus, tranquillement, paisiblement, silencieusement, "
            "discretement, prestement, rondement, bravement, courageusement, franchement, resolu, compact, compacte, "
            "serres, serre, de pied en cap, loin, encore loin, tel qu, s il vous plait messieurs, au demeurant, au "
            "surplus, du reste, en somme, bref, quant a lui, quant a elle, quant a eux, pour lui, pour eux, elle "
            "aussi, en outre, dans l immediat, dans la foulee, de conserve, de concert, en meme temps, simultanement, "
            "pendant ce temps, entre temps, parallelement, auparavant, prealablement, au prealable, point final, le "
            "tout, au complet, tout entier, toute entiere, tout entiere, a couvert, sans s arreter, sans faiblir, "
            "sans repos, sans reserve, sans discussion, plein, pleine, sauf contrordre, sauf avis contraire, sauf "
            "ordre contraire de ma part, a moins de contrordre, des coups, coups, me disais je, me suis je dit, me "
            "dis je, pensais je, je pensais, j avais pense, me semble t il, la ou il est, la ou elle est, la ou ils "
            "sont, la ou elles sont, ou il se trouve, la ou il se trouve, ou ils se trouvent"
        ),
    },
    "noted": {
        "greeting": (
            "bonjour, bonsoir, salut, messieurs, cher, chere, chers, cher arbitre, mon cher, coucou, hello, yo, mon "
            "general, mes generaux, messieurs les generaux, mesdames, chers amis, cher ami, bonjour a tous, salut a "
            "tous, votre excellence, sire, slt, cc, bjr, bsr, re"
        ),
        "farewell": (
            "cordialement, amicalement, merci, bien a vous, a bientot, salutations, bonne soiree, bonne journee, "
            "vive l empereur, veuillez agreer, je vous prie d agreer, envoye de mon, respectueusement, a plus, bon "
            "courage, bises, a demain, a la prochaine, bien cordialement, sinceres salutations, bonne nuit, bonne "
            "partie, bon jeu, ciao, tchao, fin des ordres, c est tout, voila tout, signe, avec mes respects, mes "
            "respects, veuillez recevoir, je vous salue, a vous de jouer, vive la france, amities, a plus tard, a+, "
            "@+, tchuss, tschuss, bonne continuation, je vous prie de croire, croyez, bien le bonjour, dans l "
            "attente"
        ),
        "plan": (
            "l empereur veut, mon plan, le plan, l idee, mon idee, mon intention, je crois, je pense, je crains, j "
            "espere, voici mes, voici donc, voici les, ci joint, l ennemi me parait, l ennemi semble, l ennemi est, "
            "j ai l honneur, nb, ps, n b, p s, pour information, a noter, en resume, notre but, le but, il me "
            "semble, premiere partie, desole, objectif general, je n entends pas, sa majeste compte, sa majeste, l "
            "ennemi a, l ennemi va, j ai vu, j ai observe, j ai etudie, je suppose, je presume, je pense que, je ne "
            "suis pas sur, pas sur, aucune idee, mes ordres, ordre du jour, remarque, remarques, note, notes, "
            "commentaire, explication, raison, situation, resume, contexte, desole pour, excusez, pardon, pour "
            "info, j oubliais, au fait, il semble, on dirait, les anglais sont, les allies sont, les francais sont, "
            "notre idee, nous voulons"
        ),
        "umpire": "arbitre, question, questions, cher arbitre, maitre du jeu",
    },
}
