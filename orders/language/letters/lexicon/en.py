"""English: the words in which orders are written. Data only; a trailing ``*`` stands for any ending."""

WORDS = {
    "verb": {
        "go": (
            "go, goes, going, gone, move, moves, moving, march, marches, marching, proceed, proceeds, head, "
            "heads, travel, shift, shifts, make for, make all speed, make speed, hurry, hurries, hurry up, come, "
            "comes, come up, come down, come along, get, gets, get into, bring up, move up, moves up, move down, "
            "moves down, close up, closes up, closes, close in, pass, passes, passing, trot, trots, walk, "
            "redeploy, redeploys, relocate, reposition, walks, slide, slides, sidle, edge, edges, swing, swings, "
            "cross, crosses, push on, new position, step, steps, work, works, rush, run, keeping, keeps to"
        ),
        "leave": "leave, leaves, leaving, quit, quits, exit, exits, vacate, vacates, get out",
        "advance": (
            "advance, advances, advancing, push forward, pushes forward, push, pushes, press on, press forward, "
            "move forward, moves forward, go forward, goes forward, go ahead, forward march, lead off, press, "
            "presses, forge ahead"
        ),
        "attack": (
            "attack, attacks, attacking, assault, assaults, storm, storms, assail, strike, strikes, go for, goes "
            "for, engage, engages, drive out, drive off, drives, throw out, clear, clears, seize, seizes, "
            "capture, captures, carry, carries, smash, hit, engaged"
        ),
        "take": (
            "take, takes, taking, occupy, occupies, occupying, secure, secures, garrison, grab, grabs, retake, "
            "get hold of"
        ),
        "charge": (
            "charge, charges, charging, ride down, rides down, ride them down, cut down, cut them down, pounce, pounces"
        ),
        "fire": (
            "fire, fires, firing, shoot, shoots, shooting, shell, shells, bombard, bombards, cannonade, "
            "cannonades, pound, pounds, open fire, opens fire, open up, volley, volleys, annoy, harass, harasses,"
            " snipe, snipe at, target, targets, silence, silences, blast, concentrate fire, direct fire, direct "
            "its fire, pepper, shot, engage with fire, keep firing, swap to, switch to, switch fire, shift fire"
        ),
        "hold": (
            "hold, holds, holding, hold fast, stay, stays, staying, stay put, stays put, remain, remains, "
            "remaining, stand, stands, standing fast, wait, waits, halt, halts, stop, stops, keep still, do "
            "nothing, does nothing, nothing, no move, no moves, no movement, not move, stationary, hold position,"
            " hold positions, hold ground, hold its ground, hold their ground, maintain, maintains, rest, rests, "
            "keep, keeps, linger, hang back, hangs back, sit tight, sits tight, sit, sits, stand fast, stands "
            "fast, stand firm, as you were, dig in, remain in place, hold in place, stands by, stand by"
        ),
        "asis": "as they are, as they stand, as it is, as it stands, as he is, just as they are",
        "defend": (
            "defend, defends, defending, protect, protects, guard, guards, dispute, deny, hold at all costs, "
            "cling to, defence of, defense of"
        ),
        "support": (
            "support, supports, supporting, back up, backs up, reserve, reserves, in reserve, as reserve, second "
            "line, in support, as support, help, helps, assist, assists, sustain, reinforce, reinforces, be ready"
            " to help, second wave, stand behind, stands behind"
        ),
        "follow": (
            "follow, follows, following, follow up, accompany, accompanies, trail, trails, come after, tag along"
        ),
        "screen": (
            "screen, screens, screening, scout, scouts, scouting, reconnoitre, reconnoitres, reconnoiter, "
            "reconnaissance, cover, covers, covering, observe, observes, watch, watches, watching, look what is "
            "there, look what there, look whats there, feel for, probe, probes, picket, patrol, patrols, look "
            "out, keep an eye on, keep watch, see what is there, see what there, see whats there, have a look, "
            "look at, looks at, take a look at, go and see, have a look at"
        ),
        "withdraw": (
            "withdraw, withdraws, withdrawing, retire, retires, retiring, fall back, falls back, falling back, "
            "pull back, pulls back, pulling back, draw back, draws back, go back, goes back, back off, back away,"
            " retreat, retreats, retreating, drop back, drops back, give ground, give way, move back, moves back,"
            " come back, comes back, disengage, disengages, run away, pull out, pulls out, bring back, step back,"
            " steps back"
        ),
        "rally": (
            "rally, rallies, rallying, reform, reforms, re form, recover, regroup, regroups, reorganise, "
            "reorganize, order the ranks, dress ranks, rest and reform"
        ),
        "form": (
            "form, forms, forming, form up, forms up, deploy, deploys, deploying, change, changes, change into, "
            "adopt, adopts, assume, assumes, go into, goes into, into, get into, send out, sends out, throw out "
            "skirmishers, ploy, take up, draw up, drawn up, shake out, shakes out, line up"
        ),
        "face": (
            "face, faces, facing, fronting, front, turn, turns, turn to, turn towards, look, looks, looking, "
            "point, pointing, aim, orient, pivot, pivots, rotate, wheel, wheels"
        ),
        "limber": "limber, limbers, limber up, limbers up, limbering, hitch up, hook up, limbered",
        "unlimber": (
            "unlimber, unlimbers, unlimbering, deploy the guns, set up, sets up, unlimbered, go into battery, "
            "come into battery, into battery"
        ),
        "ride": "ride, rides, riding, gallop, gallops, hasten, rode, betake himself, repair to",
        "place": (
            "place himself, places himself, place myself, station himself, stations himself, post himself, posts "
            "himself, be with, be at, is with, is at, take his place, takes his place, take post, takes post, "
            "stay near, stays near, stay with, stays with, stay by, keep near, keep close to, stay close to, "
            "accompany, position himself"
        ),
        "join": "join, joins, joining, attach, attaches, attach himself, attaches himself, attached to, link up with",
        "lead": "lead, leads, bring, brings, take command of, send, sends, order, orders, let, have, get",
        "cease": (
            "cease fire, hold fire, hold your fire, holds fire, hold its fire, no fire, do not fire, stop firing"
        ),
        "about": "about face, about turn, turn about, turn around, turns around, turn round",
        "pursue": (
            "pursue, pursues, pursuing, pursuit, chase, chases, chasing, follow through, break through, "
            "breakthrough, take advantage, exploit, exploits"
        ),
        "counter": (
            "countercharge, countercharges, counter charge, counter charges, counter-charge, countercharging, "
            "counterattack, counter attack, counterattacks, charge back, counter attacks, counter-attacks"
        ),
        "sortie": "sortie, sorties, sally, sallies, sally out, venture out",
        "evade": (
            "evade, evades, avoid, avoids, keep out of, keeps out of, keep away from, keep clear of, keep off, "
            "stay out of, stay away from, stay out, keep out, dodge"
        ),
        "fight": (
            "fight, fights, fighting, get involved, commit, commits, engage seriously, be drawn into, get drawn in"
        ),
        "concede": "surrender, concede, give up the battle, resign the battle",
    },
    "formation": {
        "line": "line, lines, in line, into line, two deep, extended line, firing line",
        "column": (
            "column, columns, in column, into column, columns of attack, attack column, attack columns, col, "
            "column of companies, march column, marching column, close column, column of divisions"
        ),
        "square": "square, squares, in square, into square, hedgehog, hollow square",
        "skirmish": (
            "skirmish, skirmishers, skirmisher, skirmishing, skirmish order, skirmish line, skirmish screen, open"
            " order, extended order, as skirmishers, as skirmishes, out skirmishing, skirm, loose order, light "
            "order, skirmish formation"
        ),
    },
    "arm": {
        "infantry": (
            "infantry, foot, infantrymen, battalion, battalions, bn, bns, btn, inf, foot soldiers, bayonets, foot"
            " regiments, redcoats"
        ),
        "cavalry": (
            "cavalry, horse, horsemen, cav, squadron, squadrons, chavalry, calvary, sabres, riders, mounted "
            "troops, troopers, mounted"
        ),
        "artillery": (
            "artillery, gun, guns, cannon, cannons, battery, batteries, bty, art, arty, pieces, gunners, ordnance"
        ),
        "light": "light infantry, light troops, lights, light battalions, light battalion, light companies",
        "lancer": "lancer, lancers, uhlans",
        "horse": "horse artillery, horse guns, horse battery, horse batteries, horse gunners",
        "foot": "foot artillery, foot guns, foot battery, foot batteries",
    },
    "group": {
        "brigade": (
            "brigade, brigades, bde, bdes, brig, lot, lads, boys, men, troops, command, commands, units, unit, "
            "people, force, forces, bunch"
        ),
        "division": "division, divisions, div, divs",
        "corps": "corps",
        "army": "army, whole army, whole force",
        "regiment": "regiment, regiments, regt, rgt",
        "wing": "wing",
    },
    "side": {
        "enemy": (
            "enemy, enemies, enemy s, foe, hostile, hostiles, opposing, opponent, opponents, red, the reds, reds"
        ),
        "their": "their",
        "own": "own, our, my, friendly, mine, ours",
    },
    "kind": {
        "wood": "wood, woods, forest, trees, woodland, copse, treeline, tree line",
        "village": (
            "village, hamlet, house, houses, building, buildings, chateau, town, built up area, walls of the farm"
        ),
        "road": (
            "road, roads, highway, high road, main road, big road, chaussee, lane, track, pike, paved road, "
            "street, highroad"
        ),
        "stream": "brook, stream, river, creek, water, rivulet",
        "hill": "hill, hills, ridge, height, heights, high ground, crest, slope, rise, hilltop, ridgeline",
        "bridge": "bridge, bridges, crossing",
        "crossroads": "crossroads, cross roads, crossroad, cross road, junction, road junction, intersection",
        "marsh": "marsh, pond, swamp, bog",
        "wall": "wall, bank, hedge, embankment, fence",
        "farm": "farm, farms, farmhouse, farm buildings",
    },
    "relation": {
        "behind": (
            "behind, in rear of, to the rear of, at the back of, in back of, at the rear of, rear of, right "
            "behind, close behind, just behind, directly behind"
        ),
        "before": (
            "in front of, before, ahead of, front of, forward of, in front, this side of, short of, our side of"
        ),
        "left": "left of, to the left of, on the left of, on the left side of, on the left flank of, left side of",
        "right": (
            "right of, to the right of, on the right of, on the right side of, on the right flank of, right side of"
        ),
        "beside": (
            "beside, next to, alongside, by, abreast of, level with, close to, near, nearby, close by, adjacent "
            "to, around, not far from, in the vicinity of, on the flank of"
        ),
        "between": "between, midway between, in between, halfway between, in the gap between, the gap between",
        "at": (
            "at, on, to, into, in, inside, onto, upon, within, for, up to, as far as, over to, with, unto, down "
            "to, out to, back to, to the ground, amongst, among"
        ),
        "towards": "towards, toward, in the direction of, against, vs, versus, v, halfway to, half way to",
        "along": (
            "along, up, down, by way of, via, through, across, over, past, beyond, round, by road, along the "
            "road, by the, the other side of, far side of"
        ),
        "from": "out of, from, off, away from, clear of",
        "edge": (
            "edge of, edge, fringe of, corner of, end of, tip of, outskirts of, side of, flank of, part of, wood "
            "edge, boundary of, rim of"
        ),
        "of": "of",
    },
    "compass": {
        "N": "north, northern, northward, northwards, n, due north",
        "NE": "northeast, north east, north eastern, northeastern, ne",
        "E": "east, eastern, eastward, eastwards, e, due east",
        "SE": "southeast, south east, southeastern, south eastern, se",
        "S": "south, southern, southward, southwards, s, due south",
        "SW": "southwest, south west, southwestern, south western, sw",
        "W": "west, western, westward, westwards, w, due west",
        "NW": "northwest, north west, northwestern, north western, nw",
        "NNE": "nne, north north east",
        "ENE": "ene, east north east",
        "ESE": "ese, east south east",
        "SSE": "sse, south south east",
        "SSW": "ssw, south south west",
        "WSW": "wsw, west south west",
        "WNW": "wnw, west north west",
        "NNW": "nnw, north north west",
    },
    "way": {
        "forward": (
            "forward, forwards, ahead, straight ahead, straight forward, straight on, straight, up the field, "
            "onward, onwards, to the front, out in front, in front first"
        ),
        "back": "back, backward, backwards, rearward, rearwards, to the rear, to its rear, to their rear",
        "left": "left, to the left, on the left, leftwards, to its left, to their left",
        "right": "right, to the right, on the right, rightwards, to its right, to their right",
    },
    "unit of length": {
        "cm": "cm, centimetre, centimetres, centimeter, centimeters, cms",
        "inch": "inch, inches, ins",
        "pace": "pace, paces, steps",
        "yard": "yard, yards, yds, yd",
        "metre": "m, metre, metres, meter, meters",
        "km": "km, kilometre, kilometres, kilometer, kilometers",
        "mile": "mile, miles",
        "foot": "feet, ft",
    },
    "number": {
        "0.5": "half",
        "1": "one, a, an, single",
        "2": "two, a couple of, couple",
        "3": "three",
        "4": "four",
        "5": "five",
        "6": "six",
        "7": "seven",
        "8": "eight",
        "9": "nine",
        "10": "ten",
        "12": "twelve, a dozen, dozen",
        "15": "fifteen",
        "20": "twenty",
        "30": "thirty",
        "40": "forty",
        "50": "fifty",
        "60": "sixty",
        "80": "eighty",
        "100": "hundred",
        "1000": "thousand",
    },
    "ordinal": {
        "1": "first",
        "2": "second",
        "3": "third",
        "4": "fourth",
        "5": "fifth",
        "6": "sixth",
        "7": "seventh",
        "8": "eighth",
        "9": "ninth",
    },
    "not": {
        "not": (
            "not, no, never, don t, dont, doesn t, doesnt, do not, does not, without, nobody, none, cannot, can "
            "t, cant, neither, nor, no one, refrain from, not to, mustn t, mustnt, must not, isn t, isnt, aren t,"
            " arent, won t, wont, on no account, under no circumstances, not yet, nothing, t"
        ),
        "only": (
            "only, nothing else, nothing but, except, unless, apart from, but for, save, other than, rather than,"
            " instead of"
        ),
    },
    "if": {
        "if": (
            "if, when, whenever, as soon as, once, in case, in case of, should, in the event of, in the event, "
            "provided, as long as, so long as, the moment, whether, if so, if yes, if no, if not, if possible, if"
            " he can't, if it can't, if they can't, in which case"
        ),
        "until": "until, till, unless, before",
    },
    "because": {
        "because": (
            "because, since, so that, as that, so, next turn, the turn after, in the next turn, later on, in "
            "order to, in order that, therefore, thus, which, that s, thats, that is, who, where it, where they, "
            "i mean, i e, e g, so as to, so as not to, to be ready, to be able, rather"
        ),
    },
    "link": {
        "and": "and, plus, also, as well as, along with, together with, too, likewise",
        "then": "then, and then, afterwards, after that, next, first, finally, subsequently, later",
        "but": "but, otherwise, or else, however, though, although, while, whereas, yet, still",
        "or": "or, either",
    },
    "all": {
        "all": (
            "all, every, everybody, everyone, each, everything, whole, entire, all of, all my, everyone else, all"
            " units, the lot"
        ),
        "both": "both, both of, the pair, pair of",
        "rest": (
            "rest, the rest, others, the others, everybody else, everyone else, remaining, remainder, all others,"
            " all other"
        ),
        "some": "some, some of, part of, a few, several, half of, one of, any of, a battalion, a squadron",
    },
    "they": {
        "they": (
            "it, they, them, he, him, she, this, these, those, its, his, their, itself, themselves, whose, that "
            "one, who"
        ),
        "self": "himself, in person, personally, myself, self, i, me",
    },
    "title": {
        "general": "general, gen, generals, lieutenant general, major general, commander, brigadier, leader",
        "title": (
            "prince, count, duke, baron, marshal, colonel, captain, major, sir, lord, earl, highness, royal, his "
            "royal highness, excellency, mr, monsieur, de, van, von, the prince"
        ),
    },
    "modal": {
        "shall": (
            "will, shall, is to, are to, should, must, may, might, can, could, would, to, be, please, pls, plz, "
            "kindly, ought to, needs to, need to, has to, have to, i want, i would like to see, i d like to see, "
            "i would like, id like, i d like, i wish, want, let, going to, will be so good as to, be so good as "
            "to, so good as to, has orders to, is ordered to, are ordered to, be ready to, ready to, prepare to, "
            "prepares to, try to, tries to, attempt to, continue to, continues to, continue, continues, do, does,"
            " am, is, are, was, has, have, been, having, being, being so good as to, begin to, begins to, start "
            "to, starts to, who is to, intends to, aims to, start, starts, help to, remains to"
        ),
    },
    "near": {
        "nearest": (
            "nearest, closest, whatever is closest, what ever is closest, whatever is nearest, anything close, "
            "closest one"
        ),
        "any": "anything, whatever, what ever, anyone, any target, what comes, whoever, targets of opportunity",
    },
    "trigger": {
        "near": (
            "comes near, come near, comes within, come within, comes close, gets within, gets near, approaches, "
            "approach, approaching, appears, appear, threatens, threaten, threatened by, shows up, turns up, is "
            "within, is near, close by, within, comes, come, coming, arrive, nearby, about, in sight, is seen, "
            "are seen, near"
        ),
        "attacked": (
            "pressed, hard pressed, attacked, charged, is charged, are charged, charges, if charged, if pressed, "
            "if attacked, under attack, threatened, pushed, assailed, overwhelmed, hard pushed, get hit"
        ),
        "broken": (
            "runs away, run away, breaks, break, flees, flee, routs, rout, routed, disordered, in disorder, "
            "wavers, waver, shaken, turn to run, retire, retires, fall back, falls back, run, runs, broken, turns"
            " tail, gets disordered"
        ),
        "lost": "lost, is lost, falls, taken, is taken, reach, reaches, enters, enter, gets into, arrives at",
        "unseen": (
            "out of sight, out of range, cannot be seen, not visible, can t, cant see, can not, silenced, are "
            "silenced, is gone, are gone, gone, dead, destroyed, no longer there, not possible, impossible, not "
            "in range, moves off"
        ),
        "range": "in range, within range, come into range, comes into range, can be seen, visible",
    },
    "filler": {
        "-": (
            "the, a, an, there, here, this, that, these, very, just, well, quickly, slowly, carefully, steadily, "
            "asap, now, today, turn, once more, again, still, at once, immediately, straight away, straightaway, "
            "right away, of course, good, order, orders, way, place, position, positions, ground, point, spot, "
            "full, as far as possible, possible, possibly, as fast as possible, fast, quick, s, side, area, "
            "middle, centre, center, formation, about, approx, approximately, roughly, some, around, ca, circa, "
            "max, maximum, distance, range, out, up, down, as, own, present, current, currently, necessary, as "
            "necessary, usual, as before, as usual, as possible, on, off, in, with, from, along, by, close, hard,"
            " whole, each, one, ones, for now, for the moment, for the present, meanwhile, where it is, where "
            "they are, where he is, where it stands, where they stand, were they are, this turn, the turn, in the"
            " open, immediate, direct, directly, quietly, orderly, good order, in good order, little, bit, a bit,"
            " a little, slightly, far, further, enough, much, same, like, exactly, also, even, ready, alert, "
            "prepared, course, line of march, ought, etc, thanks, ok, okay, cheers, then, it, its, if possible, "
            "one behind the other, one after the other, side by side, in two lines, any more, no longer, without "
            "my order, without my written order, without orders, without my orders, at the double, double, speed,"
            " all speed, with all speed, present position, current position, its position, their position, his "
            "position, their positions, on the table, table, on the map, map, square, squares, at all costs, at "
            "any price, to the last, to the last man, firmly, boldly, vigorously, strongly, hotly, please, tell, "
            "have, him to, big, great, small, brave, over there, across, unless i order it, unless ordered, "
            "unless i say so, until i say so, without my say so, ditto, exposed, where you are, where you stand, "
            "where they are now"
        ),
    },
    "noted": {
        "greeting": (
            "hi, hello, hey, dear, good morning, good evening, good afternoon, gentlemen, greetings, sirs, messrs"
        ),
        "farewell": (
            "regards, best regards, kind regards, cheers, thanks, thank you, yours, yours sincerely, sincerely, "
            "sent from my, best wishes, many thanks, good luck, your obedient servant, i have the honour to be, "
            "yours truly, ta"
        ),
        "plan": (
            "plan is, my plan, the plan, idea is, my idea, the idea, i mean to, i intend, we intend, i do not "
            "mean, i hope, i think, i believe, i guess, i suppose, my intention, general idea, overall, first "
            "game, sorry, i have the honour, for the remainder, here are my orders, my orders, these are my "
            "orders, orders for turn, i copied, i write, by the way, btw, fyi, i could not, i expect, it seems, i"
            " fear, i am afraid, i wonder, in general, remember, note that, nb, ps, p s, find below, find "
            "attached, attached, below, as discussed, pasted from, questions first, on the train, on the bus, my "
            "thinking, my aim, our aim, the aim, aim is, concept, reasoning, intention is, the enemy is, the "
            "enemy seems"
        ),
        "umpire": "umpire, referee, question, questions, gm, gamemaster, dear umpire, to the umpire",
    },
}
