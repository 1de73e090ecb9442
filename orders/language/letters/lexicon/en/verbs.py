"""English: what troops are told to do. Data only; see the package."""

VERBS = {
    "verb": {
        "go": (
            "go, goes, going, gone, move, moves, moving, march, marches, marching, proceed, proceeds, head, heads, "
            "travel, shift, shifts, make for, make all speed, make speed, hurry, hurries, hurry up, come, comes, come "
            "up, come down, come along, get, gets, get into, bring up, move up, moves up, move down, moves down, close "
            "up, closes up, closes, close in, pass, passes, passing, trot, trots, walk, redeploy, redeploys, relocate, "
            "reposition, walks, slide, slides, sidle, edge, edges, swing, swings, cross, crosses, push on, new "
            "position, step, steps, work, works, rush, run, keeping, keeps to, roll~, nip~, amble~, tramp~, stride~, "
            "canter~, dash~, race~, scurry~, slip~, sneak~, creep~, crawl~, drift~, wander~, hustle~, jog~, make~ its "
            "way, make~ their way, make~ your way, make~ his way, transfer~, relocate~, reposition~, displace~, "
            "redeploy~, enter~, re enter~, get~ inside, get~ onto, climb~, descend~, ascend~, ford~, wade~, traverse~, "
            "skirt~, circle~, steer~, set~ out, set~ off, set out, set off, start~ out, take~ the road, take~ up "
            "position, take~ up a position, take~ position, take~ a position, takes position, post~ itself, post~ "
            "themselves, station~ itself, station~ themselves, position~ itself, position~ themselves, establish~ "
            "itself, establish~ themselves, install~ itself, install~ themselves, deploy~ to, budge~, stir~, leave "
            "for, leaves for, mv, mvs, bring~ forward, bring~ up, haul~, drag~, tow~, scoot~, hop~, skip~, bound~, "
            "file~, filter~, thread~, bypass~, detour~, turn~ up at, report~ to, assemble~, concentrate~ at, gather~ "
            "at, group~ at, mass~, shuffle~, plod~, trudge~, trek~, drive~ to, drive~ up, drive~ over, moved, marched, "
            "brought up, sent to, sent over, thrown into, thrown, taken to, taken up, drawn up at, shifted, posted, "
            "stationed, placed at, pushed to, led to, ran, crossed, hustle over, wander over, leg it to, pop over, pop "
            "over to, nip over, scoot over, mosey~, hightail it to, peel~ off to, saunter~"
        ),
        "leave": (
            "leave, leaves, leaving, quit, quits, exit, exits, vacate, vacates, get out, depart~, emerge~, debouch~, "
            "come~ out, go~ out"
        ),
        "advance": (
            "advance, advances, advancing, push forward, pushes forward, push, pushes, press on, press forward, move "
            "forward, moves forward, go forward, goes forward, go ahead, forward march, lead off, press, presses, "
            "forge ahead, surge~, thrust~, drive~ forward, move~ out, move~ on, bear~ down, close~ with, close~ in "
            "on, carry~ forward, roll~ forward, lead~ off, march~ on, march~ upon, march~ against, adv, go~ up "
            "against, step~ forward, edge~ forward, press~ ahead, push~ ahead, push~ on, push~ up, bring~ forward, "
            "inch~ forward, gain~ ground, strike~ out"
        ),
        "attack": (
            "attack, attacks, attacking, assault, assaults, storm, storms, assail, strike, strikes, go for, goes for, "
            "engage, engages, drive out, drive off, throw out, clear, clears, seize, seizes, capture, captures, carry, "
            "carries, smash, hit, engaged, have~ a go at, pitch~ into, lay~ into, fall~ upon, fall~ on, throw~ back, "
            "drive~ back, drive~ away, drive~ them, drive~ him, drive~ the enemy, expel~, eject~, evict~, dislodge~, "
            "overrun~, overwhelm~, crush~, wipe~ out, destroy~, eliminate~, rush~ at, hit~, att, atk, att~ck, launch~ "
            "an attack, deliver~ an assault, assault~, storm~, throw~ itself upon, throw~ themselves upon, break~ "
            "into, beat~, kick~ out, chuck~ out, boot~ out, turf~ out, clean~ out, sweep~ away, conquer~, wrest~, "
            "break~ the line, drive~, attacked, assaulted, stormed, smash~, go smash, smash up, bash~, thump~, "
            "clobber~, go get, get stuck into, stuck into, take by storm, taken by storm, carry by storm, push~ out, "
            "get rid of"
        ),
        "take": (
            "take, takes, taking, occupy, occupies, occupying, secure, secures, garrison, grab, grabs, retake, get "
            "hold of, put a garrison in, throw~ itself into, throw~ themselves into, throw itself into, throw "
            "themselves into, gain~ possession, take~ possession of, take~ hold of, snatch~, nab~, snap~ up, reoccupy, "
            "reoccupies, lodge~ itself in, lodge~ themselves in, install~ itself in, occupied, taken, seized, "
            "garrisoned, secured, thrown in as garrison, get into and hold"
        ),
        "charge": (
            "charge, charges, charging, ride down, rides down, ride them down, cut down, cut them down, pounce, "
            "pounces, sabre~, trample~, put in a charge, make a charge, launch a charge"
        ),
        "fire": (
            "fire, fires, firing, shoot, shoots, shooting, shell, shells, bombard, bombards, cannonade, cannonades, "
            "pound, pounds, open fire, opens fire, open up, volley, volleys, annoy, harass, harasses, snipe, snipe at, "
            "target, targets, silence, silences, blast, concentrate fire, direct fire, direct its fire, pepper, shot, "
            "engage with fire, keep firing, swap to, switch to, switch fire, shift fire, blow~ up, plaster~, hammer~, "
            "batter~, rake~, counter battery, counter battery fire, counterbattery, shoot~ up, shoot~ down, light~ up, "
            "lob~, pour~ fire, keep~ up fire, keep~ up a fire, keep~ up a steady fire, keep~ up the fire, suppress~, "
            "neutralise~, neutralize~, knock~ out, fire upon, open~ up on, give fire, fire away, blaze~ away, bang~ "
            "away, take~ under fire, ply~, play~ upon, play~ on, train~ on, train~ its guns on, engage~ by fire, fire "
            "for effect, keep~ shooting, keep~ pounding, salvo~, gun~ down, fired, directed at, directed on, its fire, "
            "their fire, shelled, bombarded, engaged by fire, let fly, lets fly, give them hell, zap~, plink~, ping~, "
            "continue~ firing, continue~ to fire, continue~ its fire, continue~ their fire, carry on firing, keep at "
            "it with, keep~ its fire on, keep~ their fire on, have a pop at, bang away at, open fire on, return~ to "
            "firing, duel~, duel with"
        ),
        "hold": (
            "hold, holds, holding, hold fast, stay, stays, staying, stay put, stays put, remain, remains, remaining, "
            "stand, stands, standing fast, wait, waits, halt, halts, stop, stops, keep still, do nothing, does "
            "nothing, nothing, no move, no moves, no movement, not move, stationary, hold position, hold positions, "
            "hold ground, hold its ground, hold their ground, maintain, maintains, rest, rests, keep, keeps, linger, "
            "hang back, hangs back, sit tight, sits tight, sit, sits, stand fast, stands fast, stand firm, as you "
            "were, dig in, remain in place, hold in place, stands by, stand by, chill~, loiter~, lie~ low, lay low, "
            "lurk~, park~, abide~, bide~, stick~ around, no change, unchanged, nothing to do, don t do anything, dont "
            "do anything, do not do anything, not do anything, doesn t do anything, does not do anything, shall not do "
            "anything, standby, idle~, pause~, freeze~, stand~ down, stand~ still, stay~ still, keep~ where, keep~ "
            "your place, keep~ its place, keep~ their place, keep~ its post, keep~ post, remain~ at, continue~ in "
            "position, continue~ where, stop~ here, stop~ there, doing nothing, dwell~, tarry, tarries, stay~ on, "
            "stay~ in place, keep~ in place, no orders, no order, not moving, non mover, maintain~ position, hold~ "
            "station, hang~ around, cool~ it, await~, awaits, doesn t need to do anything, doesnt need to do anything, "
            "does not need to do anything, need not do anything, need do nothing, has nothing to do, have nothing to "
            "do, don t need to do anything, going nowhere, goes nowhere, go nowhere, not going anywhere, isn't going "
            "anywhere, ain't going nowhere, aint going nowhere, isnt going anywhere, not go anywhere, held, kept, kept "
            "where, kept back, left where, left alone, stayed, sits this one out, sit this one out, sits it out, sits "
            "out, remained, stood, stays right there, stay right there, stay as is, stays as is, as is, chills, just "
            "chill, not to stir, not stir, take no part, takes no part, take no action, takes no action, stays home, "
            "stay home, stay at home, nothing this turn, does zilch, zilch, nada"
        ),
        "asis": "as they are, as they stand, as it is, as it stands, as he is, just as they are",
        "defend": (
            "defend, defends, defending, protect, protects, guard, guards, dispute, deny, hold at all costs, cling to, "
            "defence of, defense of, hang~ on to, hang~ onto, hold~ on to, hold~ onto, hold~ out, fortify, fortifies, "
            "barricade~, loophole~, entrench~, man~ the walls, contest~, delay~, retard~, slow~ down, hinder~, "
            "impede~, resist~, stand and fight, make~ a stand, keep~ hold of, retain~, keep~ possession of, maintain~ "
            "possession, maintain~ itself, maintain~ themselves, keep~ the enemy out, deny the enemy, denies, defend~, "
            "line~ the, line~ its, lining the, receive~, repel~, repulse~, fend~ off, ward~ off, defended, guarded, "
            "holds on to, barricaded, loopholed, keep~ them out, keep~ him out, keep~ the french out, keep~ the allies "
            "out, don't let anyone in, hold against, hold it against, deny it to"
        ),
        "support": (
            "support, supports, supporting, back up, backs up, reserve, reserves, in reserve, as reserve, in support, "
            "as support, help, helps, assist, assists, sustain, reinforce, reinforces, be ready to help, stand behind, "
            "stands behind, prop~ up, bolster~, provide~ support, give~ support, lend~ support, be the reserve, act~ "
            "as reserve, act~ as a reserve, as a reserve, spt, sup, supp, spts, lend~ a hand, relieve~, be of help to, "
            "stand~ in support, my reserve, our reserve, the reserve, general reserve, supported, backed up, to the "
            "support of, in support of, to back up, go and help, goes to help, be on hand, is on hand, be at hand, "
            "remain at hand, as backup, backup, back him up, backs him up, as his reserve, form a reserve, forms a "
            "reserve, be my reserve, second line behind, conform~ to the movements of"
        ),
        "follow": (
            "follow, follows, following, follow up, accompany, accompanies, trail, trails, come after, tag along, "
            "tail~, bring~ up the rear, shadow~, keep~ up with, go along with, followed, trailed, go after him, right "
            "after"
        ),
        "screen": (
            "screen, screens, screening, scout, scouts, scouting, reconnoitre, reconnoitres, reconnoiter, "
            "reconnaissance, cover, covers, covering, observe, observes, watch, watches, watching, look what is there, "
            "look what there, look whats there, feel for, probe, probes, picket, patrol, patrols, look out, keep an "
            "eye on, keep watch, see what is there, see what there, see whats there, have a look, look at, looks at, "
            "take a look at, go and see, have a look at, mask~, shield~, keep~ tabs on, spy out, spies out, snoop~, "
            "keep~ a lookout, lookout, recon~, recce~, find~ out, check~ out, peek~, glance~, picquet~, outpost~, "
            "keep~ watch on, keep~ a watch on, watch~ over, explore~, gather~ intelligence, scr, flank guard, guard~ "
            "the flank, protect~ the flank, secure~ the flank, watched, observed, look what, look whats, look what's, "
            "see what, see whats, see what's, check what, check whats, peep, peep at, scope out, scout out, find out "
            "what, find out whats, only look, just look at, keep a lookout, look around, have a look around, cast an "
            "eye, spy on"
        ),
        "withdraw": (
            "withdraw, withdraws, withdrawing, retire, retires, retiring, fall back, falls back, falling back, pull "
            "back, pulls back, pulling back, draw back, draws back, go back, goes back, back off, back away, retreat, "
            "retreats, retreating, drop back, drops back, give ground, give way, move back, moves back, come back, "
            "comes back, disengage, disengages, run away, pull out, pulls out, bring back, step back, steps back, bug "
            "out, bugs out, get~ back, slip~ away, slip~ back, scuttle~, flee~, evacuate~, abandon~, break~ off, "
            "break~ contact, move~ off, move~ away, clear~ out, run~ back, skedaddle~, skip~ back, scoot~ back, hop~ "
            "back, take~ back, walk~ back, edge~ back, roll~ back, wdr, w draw, recoil~, retreat~, come~ back, turn~ "
            "back, go~ back, get~ out of there, save~ itself, save~ themselves, quit~ the field, hightail~, withdrawn, "
            "drawn back, pulled back, brought back, fell back, fallen back, drop~ off, tumble~ back, gets back, scurry "
            "back, retire behind, leg it, get lost, shift back, shifted back, come~ home"
        ),
        "rally": (
            "rally, rallies, rallying, reform, reforms, re form, recover, regroup, regroups, reorganise, reorganize, "
            "order the ranks, dress ranks, rest and reform, rally round, sort~ itself out, sort~ themselves out, "
            "reorder~, reassemble~, restore~ order, put itself in order, get~ into order, catch~ its breath, catch~ "
            "their breath"
        ),
        "form": (
            "form, forms, forming, form up, forms up, deploy, deploys, deploying, change, changes, change into, adopt, "
            "adopts, assume, assumes, go into, goes into, into, get into, send out, sends out, throw out skirmishers, "
            "ploy, take up, draw up, drawn up, shake out, shakes out, line up, make~, make~ a, open~ out, shake~ out, "
            "unfold~, array~, arrange~, switch~ into, convert~, transform~, ploy~, get~ in, set~ up in, put~ in, draw~ "
            "up, spread~, formed, deployed, put into, changes to, change to, swap to line, swaps to, gets into, get in "
            "to, go in to, shake~ into, be in"
        ),
        "face": (
            "face, faces, facing, fronting, front, turn, turns, turn to, turn towards, look, looks, looking, point, "
            "pointing, aim, orient, pivot, pivots, rotate, wheel, wheels, look~ toward, look~ towards, turned to, "
            "orientated, orientate~, fronted, faced, turned towards, looking to"
        ),
        "limber": (
            "limber, limbers, limber up, limbers up, limbering, hitch up, hook up, limbered, hitch~ up, hook~ up, "
            "hitch~, limber~"
        ),
        "unlimber": (
            "unlimber, unlimbers, unlimbering, deploy the guns, set up, sets up, unlimbered, go into battery, come "
            "into battery, into battery, drop~ trails, drop~ the trails, unhitch~, emplace~, unlimber~, action front, "
            "go~ into action, come~ into action, into action"
        ),
        "ride": (
            "ride, rides, riding, gallop, gallops, hasten, rode, betake himself, repair to, spur~, canter~, gallop~, "
            "hie, hies, ride~ over, head~ over, trot over, pop along"
        ),
        "place": (
            "place himself, places himself, place myself, station himself, stations himself, post himself, posts "
            "himself, be with, be at, is with, is at, take his place, takes his place, take post, takes post, stay "
            "near, stays near, stay with, stays with, stay by, keep near, keep close to, stay close to, accompany, "
            "position himself, go and stand, be beside, be near, be found, hang~ around with, keep~ company, "
            "establish~ himself, take~ station, roll~ with, go~ with, ride~ with, move~ with, march~ with, travel~ "
            "with, stays beside, remain~ with, remain~ near, remain~ by, stick~ with, stick~ to, sticks with, attend~, "
            "place yourself, post yourself, station yourself, put yourself, keep yourself, position yourself, put "
            "himself, puts himself, sit with, sits with, put with, keep with, keep~ close, tag along with, hang with, "
            "hangs with, hangs out with, hang out with, chill with, chills with, ride alongside, ride beside, tags "
            "along with, goes along with, come along with, be close to, be on hand with, accompanied"
        ),
        "join": (
            "join, joins, joining, attach, attaches, attach himself, attaches himself, attached to, link up with, "
            "meet~, link~ up with, unite~ with, catch~ up with, meet~ up with, hook up with"
        ),
        "lead": (
            "lead, leads, bring, brings, take command of, send, sends, order, orders, let, have, get, lets, take~ "
            "along, direct~ to, employ~, use~, utilise~"
        ),
        "cease": (
            "cease fire, hold fire, hold your fire, holds fire, hold its fire, no fire, do not fire, stop firing, "
            "hold~ its fire, hold~ their fire, hold~ fire, hold~ his fire, stop~ shooting, don t shoot, do not shoot, "
            "not to fire, withhold~ fire, withhold fire, hold~ your fire, silent, keep~ silent, keep~ quiet, no "
            "firing, no shooting"
        ),
        "about": "about face, about turn, turn about, turn around, turns around, turn round",
        "pursue": (
            "pursue, pursues, pursuing, pursuit, chase, chases, chasing, follow through, break through, breakthrough, "
            "take advantage, exploit, exploits, chase~, hunt~, hunt~ down, run~ after, go~ after, run~ down, charge~ "
            "off after, charging off after, goes charging off after, keep~ after, follow~ up success, press~ the "
            "pursuit, chase~ after, chasing after, dash~ after, pursued, chased, followed up, go running after, runs "
            "off after, run off after, running after, running off after, chase after, chase them, chase him, charge "
            "off after, go chasing, goes chasing, goes chasing after, go chasing after, hare after, hares off after, "
            "gallop after, gallops after, go off after, follow him up, follow them up, follow up, run after them"
        ),
        "counter": (
            "countercharge, countercharges, counter charge, counter charges, counter-charge, countercharging, "
            "counterattack, counter attack, counterattacks, charge back, counter attacks, counter-attacks, charge~ "
            "back, hit~ back, strike~ back, counter~, countercharge~, counterattack~, counter charge~, counter "
            "attack~"
        ),
        "sortie": "sortie, sorties, sally, sallies, sally out, venture out",
        "evade": (
            "evade, evades, avoid, avoids, keep out of, keeps out of, keep away from, keep clear of, keep off, stay "
            "out of, stay away from, stay out, keep out, dodge, evade~, avoid~, stay~ out of, keep~ out of, keep~ away "
            "from, stay~ away from, give a wide berth, sheer~ off, not within, out of range of, out of reach of, out "
            "of gunshot of, out of musket range, out of cannon range, clear of, well clear of, out of range from"
        ),
        "fight": (
            "fight, fights, fighting, get involved, commit, commits, engage seriously, be drawn into, get drawn in, "
            "get~ stuck in, get~ involved, get~ drawn in, get~ drawn into, get~ mixed up, mix~ it, become engaged, be "
            "engaged, engage~ itself, engage~ closely, pick~ a fight, skirmish with, be drawn into a fight, get~ "
            "caught up, get~ entangled, be committed, commit~ itself, be heroes, be a hero"
        ),
        "concede": "surrender, concede, give up the battle, resign the battle",
        "second": (
            "second line, in second line, in the second line, form~ the second line, second wave, second echelon, in "
            "2nd line, 2nd line, as second line, your second line, our second line"
        ),
    },
}
