"""English: what troops are told to do to the enemy, or not to do. Data only; see the package."""

COMBATS = {
    "verb": {
        "attack": (
            "go and get, goes and gets, going to get, go and take, attack, attacks, attacking, assault, assaults, "
            "storm, storms, assail, strike, strikes, go for, goes for, engage, engages, drive out, drive off, throw "
            "out, clear, clears, seize, seizes, capture, captures, carry, carries, smash, hit, engaged, have~ a go at, "
            "pitch~ into, lay~ into, fall~ upon, fall~ on, throw~ back, drive~ back, drive~ away, drive~ them, drive~ "
            "him, drive~ the enemy, expel~, eject~, evict~, dislodge~, overrun~, overwhelm~, crush~, wipe~ out, "
            "destroy~, eliminate~, rush~ at, hit~, att, atk, att~ck, launch~ an attack, deliver~ an assault, assault~, "
            "storm~, throw~ itself upon, throw~ themselves upon, break~ into, beat~, kick~ out, chuck~ out, boot~ out, "
            "turf~ out, clean~ out, sweep~ away, conquer~, wrest~, break~ the line, drive~, attacked, assaulted, "
            "stormed, smash~, go smash, smash up, bash~, thump~, clobber~, go get, get stuck into, stuck into, take by "
            "storm, taken by storm, carry by storm, push~ out, get rid of, take~ on, have a crack at, has a crack at, "
            "take a crack at, have a go, deal~ with, tackle~, see~ off, dispose~ of, drop~ on, punish~, trouble~, "
            "fall~ to, set~ upon, set~ about, attend~ to the enemy, address~ itself to, address~ himself to, address~ "
            "themselves to, have a pop, take a pop, try conclusions with, come~ to grips with, come~ to blows with, "
            "close~ upon, go in at, go in against, go at, goes at, sweep~ the, mop~ up, root~ out, winkle~ out, flush~ "
            "out, prise~ out, turn~ out of, turn~ them out, turn~ him out, bundle~ out, oust~, shove~ out, run~ out "
            "of, throw~ out of, toss~ out, take with the bayonet, carry with the bayonet, at the point of the bayonet "
            "take"
        ),
        "charge": (
            "chg, chgs, chrg, chrgs, "
            "charge, charges, charging, ride them down, rides them down, cut down, cut them down, pounce, "
            "pounces, sabre~, trample~, put in a charge, make a charge, launch a charge"
        ),
        "fire": (
            "aim~ at, shift~ aim to, shift~ his aim to, shift~ its aim to, change~ aim to, take~ aim at, "
            "turn~ his attention to, "
            "turn~ its attention to, turn~ their attention to, give~ his attention to, direct~ his fire at, "
            "tgt, tgts, tgtg, keep at it, keep it up, keep on at it, "
            "fire, fires, firing, shoot, shoots, shooting, shell, shells, bombard, bombards, cannonade, cannonades, "
            "pound, pounds, open fire, opens fire, open up, volley, volleys, annoy, harass, harasses, snipe, snipe "
            "at, target, targets, silence, silences, blast, concentrate fire, direct fire, direct its fire, pepper, "
            "shot, engage with fire, keep firing, swap to, switch to, switch fire, shift fire, blow~ up, plaster~, "
            "hammer~, batter~, rake~, counter battery, counter battery fire, counterbattery, cb fire, cb, "
            "shoot~ up, shoot~ down, "
            "light~ up, lob~, pour~ fire, keep~ up fire, keep~ up a fire, keep~ up a steady fire, keep~ up the fire, "
            "suppress~, neutralise~, neutralize~, knock~ out, fire upon, open~ up on, give fire, fire away, blaze~ "
            "away, bang~ away, take~ under fire, ply~, play~ upon, play~ on, train~ on, train~ its guns on, engage~ "
            "by fire, fire for effect, keep~ shooting, keep~ pounding, salvo~, gun~ down, fired, directed at, "
            "directed on, its fire, their fire, shelled, bombarded, engaged by fire, let fly, lets fly, give them "
            "hell, zap~, plink~, ping~, continue~ firing, continue~ to fire, continue~ its fire, continue~ their "
            "fire, carry on firing, keep at it with, keep~ its fire on, keep~ their fire on, have a pop at, bang away "
            "at, open fire on, return~ to firing, duel~, duel with, work~ over, serve~, give it them, give it to "
            "them, give them it, give it him, give it to him, let them have it, let him have it, give them what for, "
            "give them a taste, give them a few rounds, put~ rounds into, put~ fire on, put~ a few rounds into, send~ "
            "a few rounds, drop~ rounds on, drop~ shells on, throw~ shot, throw~ shells, throw~ shells at, throw~ "
            "shell into, turn~ its guns on, turn~ their guns on, turn~ its fire on, turn~ their fire on, turn~ its "
            "fire upon, lay~ on, lay~ its guns on, lay~ their guns on, point~ its guns at, point~ their guns at, "
            "keep~ its guns on, keep~ their guns on, knock~ about, knock~ to pieces, soften~ up, thin~ out, tear~ "
            "into, rip~ into, sweep~ with fire, keep~ heads down, deliver~ fire, exchange~ shots, exchange~ shots "
            "with, trade~ shots with, converge~ fire on, converge~ on the, divert~ fire to, transfer~ fire to, "
            "change~ target to, shift~ to the, switch~ to the, work~ on, address~ its fire to, speak to, play~ "
            "against, play~ at, paste~, smother~, drench~, deluge~, smite~, sting~, worry~, gall~, discommode~, "
            "reply~ to, answer~, return~ fire, return~ the fire of, range~ on, sight~ on, take~ aim at, take~ as "
            "target, take~ as its target, take~ for target, open upon, opens upon, open on, opens on, opened fire, "
            "banged at, loose~ off at, snipe~, pick~ off, potshot~, take potshots at, barrage~, bracket~"
        ),
        "defend": (
            "def, defd, dfnd, "
            "defend, defends, defending, protect, protects, guard, guards, dispute, deny, hold at all costs, cling "
            "to, defence of, defense of, hang~ on to, hang~ onto, hold~ on to, hold~ onto, hold~ out, fortify, "
            "fortifies, barricade~, loophole~, entrench~, man~ the walls, contest~, delay~, retard~, slow~ down, "
            "hinder~, impede~, resist~, stand and fight, make~ a stand, keep~ hold of, retain~, keep~ possession of, "
            "maintain~ possession, maintain~ itself, maintain~ themselves, maintain~ himself, "
            "keep~ the enemy out, deny the enemy, "
            "denies, defend~, line~ the, line~ its, lining the, receive~, repel~, repulse~, fend~ off, ward~ off, "
            "defended, guarded, holds on to, barricaded, loopholed, keep~ them out, keep~ him out, keep~ the french "
            "out, keep~ the allies out, don't let anyone in, hold against, hold it against, deny it to, line~ the "
            "hither bank, is to be held, are to be held, held to the last, hold~ to the last, keep~ it safe, look~ to "
            "the defence of, provide~ for the defence of, stand~ guard over, stand~ guard on, keep~ guard over, "
            "guard~ against, make~ good, make~ sure of, put~ in a state of defence, sell~ dearly, sells its life "
            "dearly, block~, bar~, bar~ the way, stop up, cork~, seal~"
        ),
        "cease": (
            "cease fire, hold fire, hold your fire, holds fire, hold its fire, no fire, do not fire, stop firing, "
            "hold~ its fire, hold~ their fire, hold~ fire, hold~ his fire, stop~ shooting, don t shoot, do not shoot, "
            "not to fire, withhold~ fire, withhold fire, hold~ your fire, silent, keep~ silent, keep~ quiet, no "
            "firing, no shooting"
        ),
        "pursue": (
            "pursue, pursues, pursuing, pursuit, chase, chases, chasing, follow through, break through, breakthrough, "
            "take advantage, exploit, exploits, chase~, hunt~, hunt~ down, run~ after, go~ after, run~ down, charge~ "
            "off after, charging off after, goes charging off after, keep~ after, follow~ up success, press~ the "
            "pursuit, chase~ after, chasing after, dash~ after, pursued, chased, followed up, go running after, runs "
            "off after, run off after, running after, running off after, chase after, chase them, chase him, charge "
            "off after, go chasing, goes chasing, goes chasing after, go chasing after, hare after, hares off after, "
            "gallop after, gallops after, go off after, follow him up, follow them up, follow up, run after them, go~ "
            "haring off after, goes haring after, hare~ off after, haring off after, rush~ off after, rush~ after, "
            "go~ rushing after, gallop~ off after, go~ galloping after, dash~ off after, tear~ off after, tear~ "
            "after, go~ tearing after, ride~ after, career~ after, go~ careering after, charge~ after, set~ off "
            "after, make~ off after, fly~ after, run~ off after, follow~ a beaten, follow~ beaten, follow~ the "
            "beaten, follow~ broken, follow~ a broken, follow~ fleeing, follow~ the fleeing, press~ after, give~ "
            "chase, give~ chase to, go~ hunting, go~ on after, press~ home pursuit, ride~ in pursuit, go~ in pursuit, "
            "in pursuit, set off in pursuit, chase~ off, chase~ off after, follow~ through, run~ on, race~ after, "
            "chase~ the enemy, gallop~ after, exploit~ success"
        ),
        "counter": (
            "countercharge, countercharges, counter charge, counter charges, counter-charge, countercharging, "
            "counterattack, counter attack, counterattacks, charge back, counter attacks, counter-attacks, charge~ "
            "back, hit~ back, strike~ back, counter~, countercharge~, counterattack~, counter charge~, counter "
            "attack~, counter stroke, counter strokes, counter strike, counterstroke, counterstrokes, hit~ back at, "
            "ride~ to meet, meet~ them with a charge"
        ),
        "sortie": (
            "sortie, sorties, sally, sallies, sally out, venture out, make~ a sortie, make~ sorties, break~ out, "
            "dash~ out, rush~ out, sally~ forth, sally~, issue~ forth, issue~ out, come~ out and fight, leave its "
            "walls, leave the walls, license a sortie"
        ),
        "evade": (
            "evade, evades, avoid, avoids, keep out of, keeps out of, keep away from, keep clear of, keep off, stay "
            "out of, stay away from, stay out, keep out, dodge, evade~, avoid~, stay~ out of, keep~ out of, keep~ "
            "away from, stay~ away from, give a wide berth, sheer~ off, not within, out of range of, out of reach of, "
            "out of gunshot of, out of musket range, out of cannon range, clear of, well clear of, out of range from"
        ),
        "fight": (
            "fight, fights, fighting, get involved, commit, commits, engage seriously, be drawn into, get drawn in, "
            "get~ stuck in, get~ involved, get~ drawn in, get~ drawn into, get~ mixed up, mix~ it, become engaged, be "
            "engaged, engage~ itself, engage~ closely, pick~ a fight, skirmish with, be drawn into a fight, get~ "
            "caught up, get~ entangled, be committed, commit~ itself, be heroes, be a hero, get~ sucked in, get~ "
            "sucked into, sucked in, sucked into, drawn into, drawn in, dragged in, dragged into, dragged into a "
            "fight, lured into, lured in, tempted into, enticed into, embroil~, entangle~, be heroic, bogged down, "
            "bog~ down, tangled up, get~ tangled up, get~ tangled up in, mixed up in, get~ himself killed, come to "
            "blows, start~ a fight, start anything, start~ anything, accept~ battle, give~ battle, offer~ battle, "
            "seek~ battle, seek~ a fight, look~ for a fight, bring~ on a fight, bring~ on an engagement, bring~ on a "
            "general engagement, court~ a fight, scrap~, brawl~, take~ risks, take~ any risks, take~ chances, risk~ "
            "itself, risk~ themselves, hazard~ itself, expose~ itself"
        ),
        "concede": "surrender, concede, give up the battle, resign the battle",
    },
}
