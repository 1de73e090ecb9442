"""German: everyday words, which change no order, and words that only look like words of orders. Data only."""

from orders.language.letters.lexicon.de.ordinary import ORDINARY

# How troops are, how a thing is done, and what is told besides.
PLAIN = (
    "mude, erschopft, angeschlagen, frisch, schmal, kurz, laut, besser, bald, fruher, gestern, gelitten, ausgeruht, "
    "ermudet, geschwacht, verwundet, krank, munter, wach, nass, trocken, heiss, kalt, warm, dunkel, hell, schlimm, "
    "bose, ubel, gluck, erfolg, ehre, vaterland, wetter, regen, sonne, nebel, rauch, schlamm, korn, getreide, "
    "mannschaft, disziplin, moral, mut, tapferkeit, zeit, augenblicks, vorsicht, muhe, weise, zeitpunkt, dauer, "
    "lastigen, lastige, verdammten, verdammte, verfluchten, verfluchte, dummen, dreisten, dreiste, zahen, erfahrenen, "
    "erfahrene, bewahrten, bewahrte, lahmen, faulen, armen, elenden, elende, mutige, mutigen, schlimme, schlimmen, "
    "besagten, besagte, erwahnten, erwahnte, genannten, betreffenden, dortigen, dortige, hiesigen, heutige, heutigen, "
    "jetzigen, jetzige, sogenannte, sogenannten, fertig, verfugbar, verfugbare, verfugbaren, notig, wichtig, "
    "dringend, dringende, bestimmt, gewiss, wirklich, tatsachlich, offenbar, anscheinend, wahrscheinlich, "
    "hoffentlich, moglicherweise, abermals, fortan, kunftig, soeben, langst, beinahe, knapp, reichlich, ausserst, "
    "uberaus, teilweise, vollig, sogar, uberdies, hierzu, hierfur, zwar, quer, schrag, seitwarts, beiseite, ringsum, "
    "rundum, umher, hierher, woher, heruber, herein, hinab, herab, planmassig, befehlsgemass, vorschriftsmassig, "
    "auftragsgemass, weisungsgemass, rasches, zugigen, raschen, schnelle, schnellen, langsame, gemachlich, gemessen, "
    "behutsam, bedachtig, beherzt, energischer, kraftige, stuck, stuckchen, ein stuck, ein stuckchen, ein gutes "
    "stuck, ein kleines stuck, ein stuck weit, nach und nach, der reihe nach, im schutze der nacht, zum gluck, "
    "gottlob, gott sei dank, so gut es geht, so gut es eben geht, so gut er kann, so gut sie konnen, wie verabredet, "
    "wie angeordnet, wie vorgesehen, unser guter, unsere gute, von mir aus, eh, halt eben, ebend, echt, voll, krass, "
    "sag ich mal, wurd ich sagen, bedingungslos, standhaft, eisern, unerschutterlich, unverdrossen, hartnackig, "
    "verbissen, zah, mannhaft, stramm, strammen, herzlich, herzliche, freundlich, freundlichen, entsprechend, "
    "jenseitige, jenseitigen, jenseitiger, diesseitige, diesseitigen, diesseitiger, "
    "demnach, somit, mithin, alsdann, alldieweil, bezugliche, kompanie, kompanien, geschutzbedienung, wort, worte, "
    "bis dahin, bis dorthin, in der zwischenzeit, solange noch, national, alsogleich, sogleich, daselbst, allda, "
    "ebendaselbst, dortselbst, hierselbst, allhier, letzten mann, bis auf den letzten mann, bis zum ausserten, "
    "bis aufs ausserste, ihres kommandeurs, ihres obersten, offiziere, offizier, adjutant, meldereiter"
)

# In these no slip of the finger is seen.
NO_SLIPS = ORDINARY + (
    "flanke flanken bericht berichte berichten gericht "
    "arbeit garaus aufgaben bande bander banke bauer bauern bitter bogen butter denke denken enger falle feder furchte "
    "furchten garnison gedicht gelungen geplant gesagt gewicht gewollt geworden hafer hitzen hoffe jager jagern kanne "
    "karten lagen lander lange lauter leichte leichtes leiter meldet menge messer namen preis protze rander ranke "
    "rasse regel reise reisen reizen reizt rinder ritzen rufen sabel schaden scharen schicht schlechter schwarm "
    "schwere schweren senke sorge sorte spiel stabes stall stehlen stein strande sunder tages tatig teils tinte tisch "
    "trage tragen traue trauen trauer verletzt verletzte verteilen verteilt wacht wahren wanne weile wirst woche "
    "worten wunden zehren zeile "
)
