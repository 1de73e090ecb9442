"""English: troops, ground, places, directions, distances and numbers. Data only; see the package."""

THINGS = {
    "formation": {
        "line": (
            "line, lines, in line, into line, two deep, extended line, firing line, ln, lines of two, linear, 2 deep, "
            "in a line, into a line, a firing line"
        ),
        "column": (
            "clm, clms, "
            "column, columns, in column, into column, columns of attack, attack column, attack columns, col, column "
            "of companies, march column, marching column, close column, column of divisions, colm, coln, colum, "
            "colums, collumn, columm, cols, clmn, in a column, into a column, road column, in columns, into columns, "
            "assault column, assault columns, column of squadrons, columns of squadrons, "
            "column of battalions, column of "
            "platoons, column of sections, column of troops, columns of companies, columns of divisions, squadron "
            "column, squadron columns"
        ),
        "square": (
            "square, squares, in square, into square, hedgehog, hollow square, sq, sqs, sqr, squares up, square up, "
            "make squares, in squares, into squares, sqaure, sqare, squere, a square, rally square"
        ),
        "skirmish": (
            "skm, skmr, skmrs, skr, skrs, sk order, sk ord, skirm order, skirm ord, "
            "skirmish, skirmishers, skirmisher, skirmishing, skirmish order, skirmish line, skirmish screen, open "
            "order, extended order, as skirmishers, as skirmishes, out skirmishing, skirm, loose order, light order, "
            "skirmish formation, spread~ out, fan~ out, scatter~, disperse~, open~ order, skirms, sk, skirmishing "
            "order, in loose order, in open order, in extended order, in skirmish order, skermish, skirmsh, skirmich, "
            "skirmishes, skirmish~, loose formation, swarm, swarms, in a swarm, tirailleurs, out as skirmishers, "
            "skirmish line out, voltigeurs, extend~ in skirmish order, present loose order, in their present loose "
            "order, in its present loose order, into open order, into skirmish order, into skirmish, in skirmishing "
            "order, nicely strung out, "
            "in skirmish, en tirailleur, in a loose swarm, loosely spread, a screen of skirmishers, a cloud of "
            "skirmishers, a skirmish line, a skirmish screen, in a skirmish line, into a skirmish line"
        ),
    },
    "arm": {
        "infantry": (
            "infantry, foot, infantrymen, battalion, battalions, bn, bns, btn, btns, battn, battns, bttn, battalian, "
            "inf, foot soldiers, bayonets, foot regiments, redcoats, infy, infantery, infrantry, infanty, "
            "footsloggers, foot troops, on foot, muskets, musketry, regiments of foot"
        ),
        "cavalry": (
            "cavalry, horse, horsemen, cav, squadron, squadrons, chavalry, calvary, sabres, riders, mounted troops, "
            "troopers, mounted, cavalery, cavelry, cavlary, cavs, horses, horsed troops, mounted men, enemy horse, "
            "troop of horse, lc, lt cav, light horse, light cavalry, heavy cavalry, heavy horse"
        ),
        "artillery": (
            "btry, btries, btys, bttys, foot batterys, canons, "
            "artillery, gun, guns, cannon, cannons, battery, batteries, bty, art, arty, pieces, gunners, ordnance, "
            "artilery, artillary, batteries of guns, batterys, cannonry, field guns, field pieces, arti, artys, "
            "bttry, batt, cannoneers, gun line, gun crews"
        ),
        "light": (
            "light infantry, light troops, lights, light battalions, light battalion, light companies, light bns, "
            "light btns, lt inf, light foot"
        ),
        "lancer": "lancer, lancers, uhlans",
        "horse": (
            "horse artillery, horse guns, horse gun, horse battery, horse batteries, horse gunners, ha, horse arty, "
            "horse batterys, horse artilery, "
            "rha, horse art, flying artillery, galloper guns, mounted guns, horse troop, horse cannons, horse cannon, "
            "horse pieces, mounted cannons, mounted artillery, riding artillery, cannons of the horse, horse "
            "artillerymen"
        ),
        "foot": (
            "foot artillery, foot guns, foot gun, foot battery, foot batteries, fa, foot arty, foot art, foot cannons, "
            "foot batterys, foot artilery, "
            "foot cannon, foot pieces, foot gunners"
        ),
    },
    "group": {
        "brigade": (
            "brigade, brigades, bde, bdes, brig, lot, lads, boys, men, troops, command, commands, units, unit, "
            "people, force, forces, bunch, chaps, fellows, fellas, guys, crew, bds, bdge, brigs, mob, gang, soldiers, "
            "outfit, ppl, peeps, folks, gentlemen of, column of, people of, rank and file"
        ),
        "division": "division, divisions, div, divs",
        "corps": "corps",
        "army": "army, whole army, whole force, whole team, team",
        "regiment": "regiment, regiments, regt, rgt, regts, regs",
        "wing": "wing",
    },
    "side": {
        "enemy": (
            "enemy, enemies, enemy s, foe, hostile, hostiles, opposing, opponent, opponents, red, the reds, reds, "
            "french ones, baddies, bad guys, bad guy, opposition, the other side, adversary, adversaries, opps, opp, "
            "hostile troops, nme, beaten enemy, broken enemy, fleeing enemy, routed enemy, retreating enemy, defeated "
            "enemy, routing enemy, runaways, fugitives, routers, the beaten, beaten troops, fleeing troops, fleers, "
            "running enemy, those who run, those who flee, those that run, the ones who run, hostile ones, crapauds, "
            "frogs, bad lot, frenchies, boney s men, the blighters, blighters, the buggers, buggers, the rascals, "
            "rascals, the scoundrels, fellows over there, their lot, the other lot, other lot, retreating foe, "
            "fleeing foe, anything beaten, whoever breaks, anyone who breaks, anyone who runs, anything that runs, a "
            "beaten enemy, a broken enemy, a fleeing enemy, beaten foe, broken foe, beaten men, broken men, beaten "
            "foes"
        ),
        "their": "their",
        "own": "own, our, my, friendly, mine, ours, mine own, friendlies",
    },
    "kind": {
        "wood": (
            "wood, woods, forest, trees, woodland, copse, treeline, tree line, thicket, grove, timber, coppice, "
            "plantation, woodlands, forests, wooded area, woodedge, wood s edge"
        ),
        "village": (
            "village, hamlet, house, houses, building, buildings, chateau, town, built up area, walls of the farm, "
            "settlement, manor, hamlets, villages, township, cluster of houses"
        ),
        "road": (
            "road, roads, highway, high road, main road, big road, chaussee, lane, track, pike, paved road, street, "
            "highroad, roadway, pavement, causeway, turnpike, roadside, thoroughfare, cobbles, path, trail, rd, "
            "steenweg, straatweg"
        ),
        "stream": "brook, stream, river, creek, water, rivulet, ditch, streams, brooks, watercourse, burn, beck",
        "hill": (
            "hill, hills, ridge, height, heights, high ground, crest, slope, rise, hilltop, ridgeline, knoll, "
            "hillock, mound, hillside, plateau, mount, elevation, upland, crestline, spur, ridge line, rising ground"
        ),
        "bridge": "bridge, bridges, crossing",
        "crossroads": (
            "crossroads, cross roads, crossroad, cross road, junction, road junction, intersection, crossing of the "
            "roads, x roads, xroads, x rds, crossways, road crossing, cross way, meeting of the roads, where the "
            "roads cross, where the roads meet"
        ),
        "marsh": "marsh, pond, swamp, bog, mere, wetland, fen, lake, pool",
        "wall": "wall, bank, hedge, embankment, fence, stone wall, hedgerow, bankside, rampart",
        "farm": "farm, farms, farmhouse, farm buildings, farmstead, grange, steading, farmyard, homestead",
        "right flank": (
            "rt flk, rt flank, right flk, rt wing, "
            "right flank, right wing, flank right, far right, extreme right, right of the line, right of our line, "
            "right hand flank, right of the army, our right, my right, the right of our army"
        ),
        "left flank": (
            "lft flk, lt flk, lt flank, left flk, lft flank, "
            "left flank, left wing, flank left, far left, extreme left, left of the line, left of our line, left hand "
            "flank, left of the army, our left, my left, the left of our army"
        ),
    },
    "relation": {
        "behind": (
            "behind, in rear of, to the rear of, at the back of, in back of, at the rear of, rear of, right behind, "
            "close behind, just behind, directly behind, behind of, in behind, at rear of, behind the back of, on the "
            "reverse of, to rear of, back of, shielded by, in the rear of, rearward of, in the lee of, a little "
            "behind, some way behind, well behind, hard behind, right in rear of, immediately behind, immediately in "
            "rear of, at the heels of, on the heels of, in the wake of, in the shadow of, under cover of, under the "
            "lee of, the far side from the enemy of, in back"
        ),
        "before": (
            "in front of, right in front of, directly in front of, straight in front of, before, ahead of, "
            "front of, forward of, in front, this side of, short of, our side of, "
            "infront of, infront, to the front of, just in front of, just short of, immediately in front of, facing "
            "side of, this side, a little in front of, to the fore of, just ahead of, well in front of, in advance "
            "of, on this side of, on our side of, on my side of, the near side of, near side of, the hither side of, "
            "hither side of, on the hither side of, the hither bank of, hither bank of, the near bank of, near bank "
            "of, on the near bank of, our bank of, on our bank of"
        ),
        "left": (
            "left of, to the left of, on the left of, on the left side of, on the left flank of, left side of, left "
            "from, on left of, at the left of, to left of, lhs of, on the lhs of, left hand side of, to the left hand "
            "of, on its left of, on the left hand of"
        ),
        "right": (
            "right of, to the right of, on the right of, on the right side of, on the right flank of, right side of, "
            "right from, on right of, at the right of, to right of, rhs of, on the rhs of, right hand side of, to the "
            "right hand of, on the right hand of"
        ),
        "beside": (
            "vic, ivo, nr, adj to, "
            "beside, next to, alongside, by, abreast of, level with, close to, near, nearby, close by, adjacent to, "
            "around, not far from, in the vicinity of, on the flank of, close up to, hard by, in line with, along "
            "side, along side of, in company with, at the side of, by the side of, on the same line as, next door to, "
            "nearby to, round about, in the neighbourhood of, abreast, close beside, at the head of, within reach of, "
            "at the elbow of, abreast with, flush with, shoulder to shoulder with, cheek by jowl with, in the shadow, "
            "on a level with, on the level of, at the level of, to the level of, up to the level of, up level with, "
            "on the same level as, level to, in touch with, touching, at the west of it, right by, right beside, "
            "just by, just beside, somewhere near, "
            "somewhere about, in sight of, under the walls of, outside the, just outside"
        ),
        "between": (
            "between, midway between, in between, halfway between, in the gap between, the gap between, betwixt, "
            "btwn, btw, betw, betwn, bet, in betw, halfway betw, half way betw, "
            "midway betw, in the space between, somewhere between"
        ),
        "at": (
            "at, on, to, into, in, inside, onto, upon, within, for, up to, as far as, over to, with, unto, down to, "
            "out to, back to, to the ground, amongst, among, inside of, @, onto the, within the walls of, atop, on "
            "top of, amid, amidst, until you reach, as far as to, all the way to, thru to, till, to where, up to "
            "where"
        ),
        "towards": (
            "twds, twd, tds, "
            "towards, toward, in the direction of, against, vs, versus, v, halfway to, half way to, fwd to, in "
            "direction of, in direction to, heading for, heading to, opposite, opposite to, at the direction of, "
            "upon, closer to, nearer to, close to the front of, closer towards"
        ),
        "along": (
            "along, up, down, by way of, via, through, across, over, past, beyond, round, by road, along the road, by "
            "the, the other side of, far side of, thru, by means of, following, along the side of, across from, on "
            "the other side of, to the other side of, beyond the, via the, the further side of, further side of, the "
            "farther side of, farther side of, the far bank of, far bank of, on the far bank of, the other bank of, "
            "other bank of, on the far side of, to the far side of, on the further side of, on the farther side of, "
            "back over, back across, over to the other side of, to the other bank of"
        ),
        "from": "out of, from, off, away from, clear of, fm, frm, out from, outside of, outside, clear from",
        "edge": (
            "edge of, edge, tip, fringe of, corner of, end of, tip of, outskirts of, side of, flank of, part of, wood "
            "edge, boundary of, rim of, border of, boundary, perimeter of, skirts of, skirt of, border, margin of, "
            "fringes of, southern end of, outer edge of, wood line, eaves of, mouth of, exit of, entrance of, "
            "entrance to, front edge of, front edge, near edge of, far edge of, rear edge of, near edge, far edge"
        ),
        "of": "of",
    },
    "compass": {
        "N": "north, northern, northward, northwards, n, due north, nth, northerly, to the north, northside, up north",
        "NE": "northeast, north east, north eastern, northeastern, ne, north easterly, n e",
        "E": "east, eastern, eastward, eastwards, e, due east, easterly, to the east, eastside",
        "SE": "southeast, south east, southeastern, south eastern, se, south easterly, s e",
        "S": "south, southern, southward, southwards, s, due south, sth, southerly, to the south, southside",
        "SW": "southwest, south west, southwestern, south western, sw, south westerly, s w",
        "W": "west, western, westward, westwards, w, due west, westerly, to the west, westside",
        "NW": "northwest, north west, northwestern, north western, nw, north westerly, n w",
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
            "forward, forwards, ahead, straight ahead, straight forward, straight on, straight, up the field, onward, "
            "onwards, to the front, out in front, in front first, fwd, fwds, foward, fowards, forwards a bit, to the "
            "fore, in advance, up the middle, straight up, toward the enemy, towards the enemy, towards the foe, onto "
            "the enemy, at the enemy, forwad, to front"
        ),
        "back": (
            "back, backward, backwards, rearward, rearwards, to the rear, to its rear, to their rear, bkwd, bwd, "
            "bkwds, rear, to rear, towards the rear, toward the rear, towards our lines, homeward, behind our lines, "
            "rearwards a bit, towards our own lines"
        ),
        "left": (
            "left, to the left, on the left, leftwards, to its left, to their left, leftward, to left, on left, "
            "toward the left, towards the left, lft, over to the left, out left, by the left, to our left, on our "
            "left"
        ),
        "right": (
            "right, to the right, on the right, rightwards, to its right, to their right, rightward, to right, on "
            "right, toward the right, towards the right, rgt, over to the right, out right, by the right, to our "
            "right, on our right"
        ),
    },
    "unit of length": {
        "cm": "cm, centimetre, centimetres, centimeter, centimeters, cms, c m, centemetres",
        "inch": "inch, inches, ins, inchs",
        "pace": "pace, paces, steps, step",
        "yard": "yard, yards, yds, yd, yrds, yarde",
        "metre": "m, metre, metres, meter, meters, mtr, mtrs, mts",
        "km": "km, kilometre, kilometres, kilometer, kilometers",
        "mile": "mile, miles",
        "foot": "feet, ft",
    },
    "number": {
        "0.5": "half",
        "1": "one, a, an, single",
        "2": "two, a couple of, couple, both the",
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
        "11": "eleven",
        "14": "fourteen",
        "16": "sixteen",
        "18": "eighteen",
        "25": "twenty five",
        "70": "seventy",
        "90": "ninety",
        "13": "thirteen",
        "17": "seventeen",
        "19": "nineteen",
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
        "10": "tenth",
    },
    "near": {
        "northmost": "northernmost, most northern, most northerly, northmost, furthest north, farthest north",
        "eastmost": "easternmost, most eastern, most easterly, eastmost, furthest east, farthest east",
        "southmost": "southernmost, most southern, most southerly, southmost, furthest south, farthest south",
        "westmost": "westernmost, most western, most westerly, westmost, furthest west, farthest west",
        "nearest": (
            "nearest, closest, whatever is closest, what ever is closest, whatever is nearest, anything close, "
            "closest one, closest by, whichever is nearest, whichever is closest, next nearest, nearest one, most "
            "near, whichever, that is nearest, is nearest, is closest, the closest to you, nearer of the two, the "
            "nearer of, nearer of, the nearer, nearer one, the near one, the closer of, closer of, the closer one, "
            "closer one, the closer, the nearer one, the nearest of, right in front, directly in front, "
            "straight in front, "
            "immediately in front, just opposite, right opposite, directly opposite, straight opposite, "
            "immediately opposite, "
            "opposite him, opposite it, opposite them, nearest to him, nearest to it, nearest to them, closest to him, "
            "closest to it, closest to them"
        ),
        "any": (
            "anything, whatever, what ever, anyone, any target, what comes, whoever, targets of opportunity, at will, "
            "at discretion, at your discretion, as targets offer, anything that comes, anybody, any enemy, any foe, "
            "any of them, whatever comes, whatever moves, anything that moves, whatever shows up, any good target, "
            "best target, targets as they appear, anything in range, whatever is in range, whoever comes, anything "
            "coming, everything that comes, all that comes, all comers, whatever charges, whoever charges, whatever "
            "charges them, whoever charges them, whatever attacks them, whoever attacks them, whatever attacks, "
            "whoever attacks, anything that charges, anyone who charges, anything that charges them, anyone who "
            "charges them, anything that attacks them, anyone who attacks them, everything that charges them, all who "
            "charge them, whatever it likes, whatever he likes, whatever they like, what it likes, what they like, "
            "whatever it fancies, whatever they fancy, whatever it pleases, whatever they please, as it pleases, as "
            "they please, whatever it wants, whatever they want, whatever it sees, whatever they see, whatever it can "
            "see, whatever they can see, what it can see, what they can see, whatever it can reach, whatever they can "
            "reach, whatever it can hit, whatever they can hit, whatever target it likes, whatever suits it, whatever "
            "suits them, whatever offers, whatever presents itself"
        ),
    },
    "all": {
        "all": (
            "all, every, everybody, everyone, each, everything, whole, entire, all of, all my, all "
            "units, the lot, every one of, all of my, all of our, everybody who, any one, all the, all of the, all "
            "three of, all four of, all those, entire force"
        ),
        "both": "both, both of, the pair, pair of",
        "rest": (
            "rest, the rest, others, the others, everybody else, everyone else, remaining, remainder, all others, all "
            "other, the remaining, the remainder of, what is left of, what remains of, everything else, anyone else, "
            "anybody else, the other ones, remaining units, other, the other, all other units, any other units, all "
            "those left, all that are left, whoever is left, those not named, those not mentioned"
        ),
        "some": (
            "some, some of, part of, a few, several, half of, one of, any of, a battalion, a squadron, one or two, a "
            "battalion of, one battalion of, one squadron of, a couple of, two battalions of, a regiment of, one "
            "regiment of, half the, either of"
        ),
    },
    "title": {
        "general": (
            "general, gen, generals, lieutenant general, major general, commander, brigadier, leader, lieut general, "
            "lieutenant, lt gen, maj gen, brig gen, brigadier general, cdr, commandant, chief, c in c, gens, marquis"
        ),
        "title": (
            "prince, count, duke, baron, marshal, colonel, captain, major, sir, lord, earl, highness, royal, his "
            "royal highness, excellency, mr, monsieur, de, van, von, the prince, gentleman, gentlemen, majesty, his "
            "majesty, his excellency, count of, honourable, h r h, hrh, chevalier, viscount, lt, lieut, cpt, capt, "
            "maj"
        ),
    },
}
