"""The closed world of standing orders: the words in which people lay down how troops are to behave. Data only.

One table for the three languages, folded, for a rule of conduct is known by what kinds of words it has and that it has
no others. A star stands for any ending, a stroke below joins words that mean one thing together.
"""

CONDUCT = {
    # what is decided
    "square": (
        "square squares squared carre carres karree karrees karre quarree quarrees quarre quarres viereck vierecke "
        "infanteriekarree*"
    ),
    "opportunity": (
        "opp opps opportunity opportunities opportunistic opportunite opportunites opportun* gelegenheit gelegenheits "
        "passing occasion occasions"
    ),
    "charge": (
        "charge charges charging charged chg chgs charger chargent chargez chargeons attacke attacken attackiert "
        "attackieren attack attacks attacking attacked assault assaults angriff angriffe angreifen greifen_an "
        "greift_an "
        "attaque attaques attaquer attaquent attaquez angegriffen"
    ),
    "opportunity charge": "gelegenheitsattack* gelegenheitsangriff* gelegenheitscharge*",
    "counter charge": (
        "countercharg* counter_charge counter_charges counter_charging counter_chg counter_attack* counterattack* "
        "gegenattack* gegenangriff* gegenstoss* gegencharge* contre_charge contre_charges contrecharg* contre_attaque*"
    ),
    "break": (
        "breakthrough breakthroughs breakthru break_through break_throughs breaking_through breaks_through durchbruch "
        "durchbruche durchbruchs durchbrechen bricht_durch brechen_durch durchbricht durchgebrochen durchbrochen "
        "broken_through percee percees percer perce percent enfonce enfoncent enfoncer rupture"
    ),
    "chase": (
        "chase chases chasing chased pursue pursues pursuing pursuit pursuits poursuit poursuite poursuites "
        "poursuivre poursuivent poursuivez poursuivons poursuivra poursuivront cavalcade cavalcades chevauchee "
        "verfolg* nachsetzen nachgesetzt "
        "setzt_nach setzen_nach "
        "nachjagen "
        "jagt_nach nachhauen nachstossen hinterherjagen hinterherlaufen hinterher hinterherrennen hinterherreiten "
        "hinterhergehen hinterhergelaufen hinterhergerannt nachrennen nachlaufen nachreiten"
    ),
    "run after": (
        "run_after runs_after run_off_after runs_off_after runs_off ran_off chases_off bolts_off running_after "
        "ran_after rush_after rushes_after rushing_after go_after goes_after going_after "
        "hare_after tear_after tears_after gallop_after gallops_after ride_after rides_after riding_after follow_up "
        "follows_up following_up follow_after haring_off haring_after haring hare_off gallop_off gallops_off "
        "galloping_off tear_off tears_off tearing_off dash_off dashes_off charge_after charging_after courir_apres "
        "courent_apres court_apres galoper_apres galopent_apres au_galop_derriere au_galop_apres "
        "galope_derriere galopent_derriere court_derriere "
        "courent_derriere courir_derriere lance_derriere lancent_derriere part_derriere partent_derriere "
        "lancer_apres lance_apres lancent_apres rennt rennen "
        "jagt jagen stosst_nach stossen_nach"
    ),
    "beaten": (
        "beaten broken fleeing routed routing retreating retiring running geschlagen* fliehend* weichend* gebrochen* "
        "win wins won gewinn* siegen siegt gagne gagnent besiegt* geworfen* battu battus battue vaincu vaincus "
        "fuyard* fuite_en en_fuite deroute en_deroute recule "
        "reculent run runs flees flee breaks break bugger_off run_away runs_away running_away fuit fuient flieht "
        "fliehen weicht lauft laufen rout routs weglauft weglaufen wegrennt wegrennen davonlauft davonlaufen abhaut "
        "abhauen "
        "ausreisst ausreissen turmt turmen"
    ),
    "won": (
        "win wins won winning victory victories victorious gewinn* gewonnen* sieg siegt siegen gesiegt siegreich* "
        "gagne "
        "gagnent gagner gagnee heureuse victorieuse reussie successful gegluckt* erfolgreich* vainqueur "
        "vainqueurs remporte remportent remportee victoire victorieux"
    ),
    "onward": (
        "advance advances advancing vorrucken vorgehen nachrucken weiterfahren weitergehen weiterrucken avancer avance "
        "avancent avances gallivanting exploit exploitation weiterreiten weiterreitet reitet_weiter reiten_weiter "
        "geht_weiter gehen_weiter weiterjagen weiterstossen weiterstosst sturmt_weiter sturmen_weiter weitersturmen "
        "weiterpreschen ride_on rides_on riding_on carry_on carries_on go_on goes_on press_on presses_on push_on "
        "pushes_on plus_loin continue continuent continuer"
    ),
    "enemy": (
        "enemy enemies foe foes ennemi ennemie ennemis ennemies feind feinde feindes feindliche* gegner gegners "
        "gegnerisch* hostile opponent opponents adversaire adversaires reds blues rouges roten blauen"
    ),
    "stop": (
        "stop stops stopping halt halts halted halten haltmachen anhalten angehalten halt_an halten_an machen_halt "
        "macht_halt gesammelt gehalten arret arrets arrete arretent arreter arretera arreteront stehen steht "
        "stehenbleiben "
        "stehen_bleiben bleiben bleibt stay "
        "stays hold holds stand stands standing_fast fast rally rallies reform sammeln sammelt rallie rallient rallier "
        "reforme reforment reformer ralliera rallieront reformera reformeront restera resteront restent reste "
        "rester tiennent tient tenir "
        "ferme fest put"
    ),
    "where": (
        "where_they_are where_it_is where_he_is where_they_stand where_they_end_up wo_sie_sind wo_sie_stehen wo_er_ist "
        "wo_es_ist wo_er_steht la_ou_ils_sont ou_ils_sont ou_il_est ou_elle_est sur_place there dort da la place "
        "places "
        "position positions stelle platz ground on_the_spot"
    ),
    "back": (
        "come_back comes_back kommt_zuruck kommen_zuruck revient reviennent back zuruck arriere retour rally_back "
        "rallies_back return returns returning kehrt_zuruck kehren_zuruck zuruckkehren zuruckkommen rentre rentrent "
        "rentrer revenir rentrera rentreront reviendra reviendront umkehren kehrt_um kehren_um umkehrt umzukehren "
        "turn_back turns_back turn_round turns_round demi_tour rebrousse* reitet_zuruck reiten_zuruck zuruckreiten "
        "zuruckgehen"
    ),
    "again": "again erneut wieder nochmal nochmals encore nouveau on weiter further",
    "flank": "flank flanks flanke flanken flanc flancs",
    "at will": (
        "fire_at_will fires_at_will firing_at_will shoot_at_will shoots_at_will feu_a_volonte tir_a_volonte "
        "tirent_a_volonte "
        "tirer_a_volonte tire_a_volonte feuer_frei freies_feuer feuern_frei feuer_nach_belieben "
        "schiessen_nach_belieben "
        "feuern_nach_belieben feuert_nach_belieben schiesst_nach_belieben feuer_nach_eigenem_ermessen "
        "feuern_nach_eigenem_ermessen feuert_nach_eigenem_ermessen schiessen_nach_eigenem_ermessen "
        "schiesst_nach_eigenem_ermessen"
    ),
    "fire": (
        "fire fires firing shoot shoots shooting shot shots waste wastes wasting ammunition munition feuern feuert "
        "feuer schiessen schiesst schuss schusse beschiessen "
        "beschiesst tirer tirent tire tirera tireront tirez tir feu feux canonner canonnent"
    ),
    "join": (
        "join joins joining rejoindre rejoint rejoignent meler melent mele einmischen mischen mischt beteiligen "
        "beteiligt "
        "anschliessen schliessen schliesst get_involved gets_involved get_drawn pile_in piles_in piling_in"
    ),
    "fight": (
        "fight fights fighting melee melees combat combats kampf kampfe kampfen gefecht gefechte bagarre bagarres "
        "nahkampf nahkampfe handgemenge rauferei raufereien raufen prugelei prugeleien prugeln keilerei scharmutzel "
        "schlagerei balgerei scrap scraps brawl brawls scuffle scuffles tussle tussles punch_up duel duels clash"
    ),
    "evade": (
        "zuruckziehen zieht_sich_zuruck ziehen_sich_zuruck zuruckzieht "
        "fall_back falls_back falling_back fallen_zuruck evade evades give_way gives_way ausweichen weichen_aus "
        "weicht_aus "
        "ausgewichen zuruckfallen zuruckgehen gehen_zuruck zuruckweichen weichen_zuruck replier replient replie "
        "se_derober derobent retire retires withdraw withdraws esquivent esquiver weichen weicht repli recul recule "
        "reculent reculer recule_pas give_ground gives_ground giving_ground weicht_zuruck geht_zuruck "
        "retiring retirer retirent cede cedent ceder"
    ),
    "skirmishers": (
        "skirmisher skirmishers skirmish skirmishing plankler planklern tirailleur tirailleurs voltigeur "
        "voltigeurs light "
        "lights"
    ),
    "others": "other others people peoples anderer anderen andere andern fremde fremder autres autrui",
    "line": "line lines linie linien ligne lignes",
    # whom it hangs on
    "horse": (
        "horse horses horsemen horseman cav cavalry cavalery cavlary kav kavallerie reiter reitern reiterei cavalerie "
        "cavalier cavaliers lancers lanciers ulanen hussars husaren dragoons dragoner dragons cuirassiers kurassiere "
        "mounted berittene* reiterangriff* kavallerieangriff* reiterattack* kavallerieattack* sabres reiterey "
        "cavallerie"
    ),
    "guns": (
        "gun guns artillery arty art artl artillerie cannon cannons kanone kanonen geschutz geschutze geschutzen canon "
        "canons batterie batterien batteries battery pieces"
    ),
    "foot": (
        "infantry inf infy infanterie foot fussvolk fusstruppen fusssoldaten fussoldaten fussleute infanteristen "
        "fantassin fantassins footsoldiers "
        "foot_soldiers"
    ),
    "men": (
        "battalion battalions bataillon bataillone bataillonen bataillons bn bns btl btle bons men troops troupe "
        "troupes "
        "truppen truppe soldiers soldats soldaten chaps lads boys fellows lot guys unit units einheit einheiten unites "
        "unite regiments people leute hommes formed formes masses army armee side"
    ),
    "threat": (
        "come comes coming came come_on comes_on coming_on come_near comes_near come_close comes_close appear appears "
        "appearing approach approaches approaching arrive arrives turn_up turns_up turned_up show shows show_up "
        "shows_up "
        "near nearby close closes closing threaten threatens threatened menace menaces menacent menacee menaces_par "
        "bedroht bedrohen droht drohen drohend nahert nahern naht nahen naherung annaherung kommt kommen anruckt "
        "ruckt_an "
        "heran herankommt heranreitet angeritten anreitet reitet_an reiten_an auftaucht taucht_auf erscheint "
        "erscheinen "
        "in_sight sicht in_reach reichweite ride rides reiten reitet vient viennent venait arrivent approchent "
        "approche apparait apparaissent surgit surgissent montre montrent presente presentent chargee chargees "
        "attaquee "
        "attaquees attaque_par charges_par charge_par attackieren attackiert see sees sehen sieht voit voient en_vue "
        "around about looms danger threat threats gefahr menacant drohung assailed assail ride_at rides_at come_at "
        "comes_at catch catches caught surprise surprises surprised jump jumps jumped bother bothers reaches reach "
        "caught charged attacked within reach range"
    ),
    "case": (
        "if when whenever as_soon_as in_case in_case_of in_the_event_of event case should si quand lorsque lorsqu "
        "des_que des_qu "
        "sitot_que sitot en_cas_de en_cas_d au_cas_ou cas wenn falls sobald sollte sollten im_falle falle fall bei "
        "gegen gg geg vs v versus against contre face_a face_au face_aux face devant facing vor once after nach "
        "apres upon on "
        "before by par durch von at from opposite apres_une nach_einem after_a when_ever any_time every_time"
    ),
    # whose
    "all": (
        "all every everyone everybody each whole entire both alle aller allen alles jede jeder jedes "
        "samtlich* sammtlich* ganze gesamte tout toute tous toutes chacun chaque tout_le_monde monde whoever "
        "quiconque wer ceux those"
    ),
    "any": "any anyone anybody anything any_of irgendwen irgendjemanden irgendwas",
    "nobody": (
        "nobody no_one noone no_body no_unit no_units not_one keiner keines keins niemand niemanden personne aucun "
        "aucune nul nulle "
        "no_troops kein_bataillon keine_einheit"
    ),
    # yes and no
    "no": (
        "no not never none dont don_t doesn_t doesn doesnt wont won mustn mustnt shouldn shouldnt cannot can_t "
        "cant nicht nie niemals "
        "nimmer kein keine keinen keinem keiner ne pas jamais non nein aucun aucune forbidden verboten untersagt "
        "interdit "
        "interdite interdits interdites forbid off aus zero refrain under_no_circumstances auf_keinen_fall "
        "en_aucun_cas "
        "keinesfalls unterbleibt unterbleiben abgelehnt prohibited ban banned without sans ohne "
        "ignore ignores ignoring never_mind leave_alone ignorieren ignoriert ignorent"
    ),
    "yes": (
        "always ever immer stets toujours jederzeit yes ja oui may can darf durfen konnen kann peut peuvent "
        "erlaubt allowed permitted permis permise autorise autorisee "
        "autorises autorisees frei free at_every_opportunity whenever_possible grundsatzlich systematiquement generell"
    ),
    "instead": "instead_of rather_than au_lieu_de au_lieu_d plutot_que_de anstatt statt",
    "only": "only nur seulement uniquement solely ausschliesslich exclusively bloss except_when",
    # what changes nothing
    "form": (
        "form forms forming formed bild bilden bildet gebildet formieren formiert forme forment former formera "
        "formeront "
        "formez formons formirt formiren se s mettent met mettre mettez stell stellen adopt adopts take takes "
        "nehmen nimmt prennent "
        "prend prendre prenez part partent go goes going get gets getting make makes do does turn turns into in "
        "to zu zum zur "
        "en ins im au aux sich ready bereit pret prets prete up switch build builds geht gehen gehe machen macht "
        "passe passent passer change changes as auf off"
    ),
    "plain": (
        "must should shall will would may can could might has have had be is are was being been need needs sollen soll "
        "muss mussen mogen darf durfen konnen kann wird werden wurden sind ist sein doit doivent devra devront "
        "faut peut "
        "peuvent est sont soient sera seront let lasst lassen please bitte svp pls plz thanks thank_you merci "
        "danke of_course "
        "naturlich bien_sur evidemment as_usual usual wie_ublich wie_immer ublich comme_d_habitude d_habitude "
        "habitude comme_toujours standard sop standing "
        "order orders rule rules regel regeln befehl dauerbefehl dauerbefehle dauerbef consigne consignes ordre ordres "
        "general generally generell allgemein housekeeping automatically automatisch automatiquement immediately "
        "sofort "
        "gleich aussitot immediatement at_once straightaway straight_away right_away quickly quick vite schnell "
        "rapidement "
        "also too auch aussi instantly otherwise ansonsten sonst sinon my our own mes nos meine unsere meinen "
        "unseren ok okay lol hein "
        "hey remember reminder note and und et or oder ou the der die das den dem des le la les l a an une un ein "
        "eine einen "
        "einem einer of de d du i we they them it he she him his her its their theirs sie er es ihr ihn ihm ihnen "
        "wir ich il "
        "ils elle elles on nous je leur leurs y that this which who qui que qu dass so si_possible possible "
        "if_possible "
        "moglich then dann puis alors just simply einfach simplement still wie comme man one eux lui eigenen eigene "
        "oh ah for pour fur at sur auf aus sondern und_zwar c ca now jetzt own_account on_their_own_account "
        "on_his_own_account on_its_own_account somebody "
        "jemand jemanden jemandem quelqu quelqu_un beim allem together zusammen ensemble overall either else "
        "eventuell eventual perhaps hereby shall_be themselves itself selbst with some open anywhere somewhere "
        "von_sich_aus von_allein von_alleine von_selbst "
        "hommes mal vom zu_viel heute today aujourd_hui hui "
        "folle folles insensee effrenee inutile inutiles aveugle inconsideree "
        "unless_i_say unless_i_order unless_i_tell unless_we_say unless_ordered unless_told unless_i_have_said "
        "es_sei_denn_ich sauf_ordre sauf_contrordre sauf_ordre_de_ma_part say "
        "sans_que_je sans_que_j tant_que_je tant_que_j avant_que_je avant_que_j sauf_si_je "
        "a_moins_que_je dise dis ordonne "
        "ohne_dass_ich bevor_ich_es ehe_ich_es sage befehle my_saying_so "
        "ohne_befehl ohne_meinen_befehl ohne_befehl_von_mir ohne_ausdrucklichen_befehl ohne_order ohne_meine_erlaubnis "
        "without_orders without_order without_my_order without_my_orders without_orders_from_me without_my_word "
        "sans_ordre sans_ordres sans_mon_ordre sans_mon_accord "
        "generals_orders here any_more anymore more mehr plus"
    ),
    "turn": (
        "this_turn in_this_turn this_move diese_runde in_dieser_runde diesen_zug in_diesem_zug ce_tour ce_tour_ci "
        "tour_ci "
        "for_now vorerst pour_l_instant first_turn yet noch"
    ),
}
