"""French: everyday words, which change no order, and words that only look like words of orders. Data only."""

from orders.language.letters.lexicon.fr.ordinary import ORDINARY

# How troops are, how a thing is done, and what is told besides.
PLAIN = (
    "isolee, fatigue, fatigues, fatiguee, epuise, epuisee, epuises, eprouve, eprouves, eprouvee, affaiblis, "
    "affaibli, entame, intact, intacts, frais, neufs, malheureux, heureux, content, contents, fameux, fameuse, sacre, "
    "sacree, sacres, fichu, fichus, foutu, foutus, satane, satanes, satanee, maudit, maudits, maudite, pauvre, "
    "pauvres, vilain, vilains, jeune, pluie, fumee, brouillard, soleil, jour, matin, soir, nuit, gloire, honneur, "
    "empereur, boulets, poudre, courage, bravoure, trop tot, carrement, notamment, certainement, partout, ailleurs, "
    "desormais, dorenavant, actuellement, presentement, parfois, mieux, beaucoup, bruit, effort, efforts, necessaire, "
    "utile, urgent, prudent, prudents, rapide, rapides, lent, lente, solides, pauvre diable, mes enfants, les enfants, "
    "enfants, messieurs, camarades, mes amis, mon ami, mon cher, s en tenir la, cela va de soi, cela va sans dire, ca "
    "va de soi, il va de soi, il va sans dire, autant que se peut, pour ainsi dire, en definitive, au final, tant bien "
    "que mal, bon an mal an, bon gre mal gre, quoi qu il en coute, quoi qu il arrive, quoi qu il advienne, advienne "
    "que pourra, sous aucun pretexte que ce soit, de bonne heure, au petit jour, franco, fissa, illico, illico presto, "
    "dare dare, peinard, peinards, pepere, tranquilou, genre, truc, trucs, stp, pls, please, vas y, vasy, go, wesh, "
    "frere, les mecs, mecs, du genre, notre bon, notre brave, nos braves, mon brave, dudit, de ladite, ledit, ladite, "
    "lesdits, susdit, susdite, susnomme, susmentionne, precite, respectif, respective, respectives, respectifs, "
    "vaillamment, fierement, cranement, obstinement, opiniatrement, promptement, lestement, incessamment, sagement, "
    "soigneusement, methodiquement, posement, en bon francais, de bonne grace, sans menagement, sans merci, sans "
    "tout en, d ici la, jusque la, dans l intervalle, jusqu alors, pendant ce temps la, pitie, sans quartier, "
    "des que possible, aussitot que possible, sitot que possible, le plus tot possible, des qu il peut, des qu elle "
    "peut, des qu ils peuvent, des qu elles peuvent, des qu il pourra, des qu elle pourra, des qu ils pourront, "
    "des qu il le peut, des qu ils le peuvent, des que vous pouvez, "
    "pas a pas, pied a pied, un bond a la fois, bond par bond, double l allure, doublent l allure, force l allure, "
    "forcent l allure, "
    "sans desemparer, officiers, officier, servants"
)

# In these no slip of the finger is seen.
NO_SLIPS = ORDINARY + (
    "flanc flancs fond allure allures "
    "aimerais arrieres avril boire cause chapeau cheveux clair cotes courrier croiser croit envie epais etable fixer "
    "francais garnison graine haine idees longue longues marquer marteau melee metres montre montrer neutraliser "
    "ordres paire parer parle peine pendant pense pertes planter plein portee poser presser radeau refuser "
    "reine releve "
    "relever renforts reserver retenir sante sauter semer sentir souffert souffre souffrent souffrir souvenir "
    "souvent tente terres tomber "
    "transferer trouve utiliser veine vente vider voisins voulez "
)
