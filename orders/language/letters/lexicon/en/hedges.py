"""English: negations, conditions, reasons, and the small words between. Data only; see the package."""

HEDGES = {
    "not": {
        "not": (
            "not, no, never, don t, dont, doesn t, doesnt, do not, does not, without, none, cannot, can t, cant, "
            "neither, nor, refrain from, not to, mustn t, mustnt, must not, isn t, isnt, aren t, arent, won t, wont, "
            "on no account, under no circumstances, not yet, nothing, t, not any, don, neither of, not one, never "
            "ever, in no case, in no circumstances, shan t, shant, wouldn t, shouldn t, shouldnt, mayn t, forbidden "
            "to, forbidden, not a, stop from, prevented from, is not to be, are not to be"
        ),
        "except": (
            "exept, excpt, excep, minus, minus the, save the, except, apart from, but for, save, other than, "
            "all but, save for, except for, bar, excepting, with the exception of, with exception of, excluding, not "
            "counting, leaving out, with the sole exception of"
        ),
        "only": "only, nothing else, nothing but, unless, rather than, instead of",
        "nobody": (
            "no one, nobody, noone, no body, no unit, no units, no battalion, no troops, none of you, none of them, "
            "not a man, not one man, no soul, not a soul, no man, no regiment, no brigade, "
            "no corps, not one of you, no one is, nobody is, noone of, no one of, nobody else, none of us, no man of "
            "yours"
        ),
    },
    "if": {
        "if": (
            "if, when, whenever, as soon as, once, in case, in case of, should, in the event of, in the event, "
            "provided, as long as, so long as, the moment, whether, if so, if yes, if no, if not, if possible, if he "
            "can't, if it can't, if they can't, in which case, if ever, in the case of, in the case that, assuming, "
            "supposing, the minute, the instant, immediately when, on the approach of, at the approach of, at the "
            "sight of, upon the approach of, every time, each time, any time, anytime, in face of, in the face of, "
            "faced with, as and when, when ever, against any, if only, only if, only when, but only if, if however, "
            "against attack by, upon being, on being, threatened by, if threatened by, menaced by, when menaced by, "
            "after a, after any, after each, after every, after the, after their, after its, caught by, caught in the "
            "open by, surprised by, approached by, attacked in the open by, if caught by, if surprised by, if caught, "
            "when caught by, set upon by"
        ),
        "until": "until, till, unless, before, til, up until, until such time as",
    },
    "because": {
        "because": (
            "look for, looks for, looking for, search for, searches for, searching for, to look for, to find, "
            "to see if, to see whether, "
            "least of all, most of all, above all, especially, in particular, certainly not, much less, let alone, "
            "not least, because, since, so that, as that, so, next turn, the turn after, in the next turn, later on, "
            "in order to, in order that, which, that s, thats, that is, who, where it, where they, i mean, "
            "so as to, i e, e g, "
            "so as not to, to be ready, to be able, rather, as the, given that, seeing that, inasmuch as, considering "
            "that, for the reason that, due to, owing to, on account of, thanks to, to make sure, so they, so he, so "
            "it, so we, in case they, because of, for fear of, where he may, where they may, where it may, where he "
            "can, where they can, where it can, from where, from which, whence, whereby, meaning that, hoping to, "
            "hoping that, with the aim of, with the intention of, with a view to, the idea being, it being, there "
            "being, of which, for which, cuz, coz, cos, so we don't, so they don't, so it doesn't, in the hope, "
            "where, even if, not even if, also not if, even though, even when, even should, notwithstanding, in spite "
            "of, despite, whatever the, however much, no matter how, subject to, without prejudice to, lest, for the "
            "avoidance of doubt, not being, not having, belongs, belong, "
            "in the hope of, in the hope that, being the, being but, being as"
        ),
    },
    "link": {
        "and": (
            "and, plus, also, as well as, along with, together with, too, likewise, besides, moreover, furthermore, "
            "in addition, incl, including, provided always that, provided also that"
        ),
        "then": (
            "then, and then, afterwards, after that, next, first, finally, subsequently, later, once there, "
            "thereafter, thereupon, whereupon, from there, when there, after which, from there on, on arrival there, "
            "having done so, when done, afterward, 2nd, secondly, firstly, first of all, lastly, thirdly, fourthly, "
            "next in order, last of all, thence, after him, after them, after those, after this"
        ),
        "but": (
            "but, otherwise, or else, however, though, although, while, whereas, yet, still, if not so, else, failing "
            "that, failing which, only then, at the same time, meantime, in the meantime"
        ),
        "or": "or, either, or alternatively, alternatively",
    },
    "they": {
        "they": (
            "it, they, them, he, him, she, this, these, those, its, his, their, itself, themselves, whose, that one, "
            "who, em, thee, thy, thier, theirs, the latter, the former, these ones, those ones, such, yourself, "
            "yourselves"
        ),
        "self": (
            "himself, in person, personally, myself, self, i, me, i myself, me myself, yourself, yourselves, you "
            "yourself"
        ),
    },
    "same": {
        "same": (
            "same, the same, the same target, the same targets, the same mark, the same one, same targets, the same "
            "order, the same orders, the same thing, the same as them, same again, same target, same tgt, same order, "
            "same orders, same as above, as above, "
            "ditto, likewise, idem, same there, same for, the same for, too, also, as well, similarly, in the same "
            "way, does the same, do the same, do likewise, does likewise, so does, so do, as with, as for the other, "
            "same here, same thing, same deal, copy that, as before him, does as well, just like them, "
            "just as they do, same as them, same as him, same as they, same again for, do that too, does that too, so "
            "too, does so too, and so does, follows suit, follow suit"
        ),
    },
    "first": {
        "first": (
            "leading, in the lead, in the van, at the head, up front, taking the lead, leads the way, lead the way, "
            "takes the lead, goes first, go first, in front first"
        ),
    },
    "modal": {
        "shall": (
            "will, shall, is to, are to, should, must, may, might, can, could, would, to, be, please, pls, plz, "
            "kindly, ought to, needs to, need to, has to, have to, i want, i would like to see, i d like to see, i "
            "would like, id like, i d like, i wish, want, let, going to, will be so good as to, be so good as to, so "
            "good as to, has orders to, is ordered to, are ordered to, be ready to, ready to, prepare to, prepares "
            "to, try to, tries to, attempt to, continue to, continues to, continue, continues, do, does, am, is, are, "
            "was, has, have, been, having, being, being so good as to, begin to, begins to, start to, starts to, who "
            "is to, intends to, aims to, start, starts, help to, remains to, had better, d better, had best, better, "
            "should like, would rather, i need, i would have, you will, you shall, you are to, you must, is hereby, "
            "is instructed to, are instructed to, is requested to, are requested to, have orders to, make sure to, "
            "make sure that, make sure, see to it that, see that, ensure that, ensure, be sure to, get ready to, gets "
            "ready to, want to, wants to, wish to, wishes to, i wish that, i desire that, i desire, don t forget to, "
            "remember to, is hereby ordered to, i should like, i shall have, i will have, i ll have, will be, shall "
            "be, should be, must be, can be, may be, is to be, are to be, would like, had, ll, ve, re, let us, lets, "
            "let s, could you, would you, will you, may i ask, carry on, keep on, keeps on, go on, proceed to, "
            "proceeds to, undertake to, manage to, do your best to, does its best to, do their best to, do what you "
            "can to, aim to, plan to, plans to, look to, looks to, intend to, means to, got to, gotta, gonna, wanna, "
            "need not, supposed to, permitted to, allowed to, free to, as ordered, as follows, to be, going to be, be "
            "prepared to, stand ready to, stand by to, hold itself ready to, hold themselves ready to, hold himself "
            "ready to, ask, tell, instruct, kindly ask, kindly tell, please tell, please ask, instructs, am asking, "
            "is bidden to, are bidden to, is entreated to, are entreated to, is begged to, is desired to, are desired "
            "to, is directed to, are directed to, is invited to, are invited to, is asked to, are asked to, is told "
            "to, are told to, is hereby directed to, is required to, are required to, is enjoined to, are enjoined "
            "to, would do well to, will do well to, would be good enough to, will be good enough to, be good enough "
            "to, be kind enough to, be pleased to, may now, may then, bids, i bid, i beg, i require, i direct, i "
            "order, i command, wishes you to, are off to, is off to, had to"
        ),
    },
    "trigger": {
        "near": (
            "comes near, come near, comes within, come within, comes close, gets within, gets near, approaches, "
            "approach, approaching, appears, appear, threatens, threaten, threatened by, shows up, turns up, is "
            "within, is near, close by, within, comes, come, coming, arrive, nearby, about, in sight, is seen, are "
            "seen, near, approach~, come~ near, come~ within, come~ close, come~ too near, come~ too close, get~ "
            "within, get~ near, get~ close, get~ too close, get~ too near, show~ up, show~ itself, show~ themselves, "
            "loom~, emerge~, move~ against, draw~ near, draw~ close, close~ in, menace~, spot~, sighted, turn~ up, "
            "reach~, get~ to, get~ into, get~ as far as, "
            "get~ closer, come~ closer, come~ nearer, get~ nearer, draw~ nearer, draw~ closer, get~ inside, come~ "
            "inside, closer than, nearer than, "
            "come~ up, come~ knocking, around, be seen, in view, comes into view, coming near, come~ at, comes "
            "forward, advance~, move~ towards, rides up, show up, there is, there s, there are"
        ),
        "attacked": (
            "get~ at, get~ in among, get~ among, get~ in amongst, get~ amongst, fall~ upon, set~ upon, lay~ hands on, "
            "chgd, chrgd, if chgd, if chrgd, attkd, attd, "
            "shot up, shot to pieces, cut up, mauled, "
            "pressed, hard pressed, attacked, charged, is charged, are charged, charges, if charged, if pressed, if "
            "attacked, under attack, threatened, pushed, assailed, overwhelmed, hard pushed, get hit, attack~, "
            "charge~, assault~, assail~, be charged, be attacked, gets charged, get charged, gets attacked, get "
            "attacked, under pressure, in trouble, in danger, engaged, fired upon, shot at, struck, get~ hit, take~ "
            "fire, comes under attack, comes under fire, under fire, too strong, outnumbered, things go wrong, things "
            "get hot, too hot"
        ),
        "broken": (
            "runs away, run away, breaks, break, flees, flee, routs, rout, routed, disordered, in disorder, wavers, "
            "waver, shaken, turn to run, retire, retires, fall back, falls back, run, runs, broken, turns tail, gets "
            "disordered, break~, flee~, rout~, give way, gives way, waver~, shatter~, collapse~, retreat~, retreats, "
            "withdraw~, repulsed, beaten, is beaten, defeated, routing, runs off, run off, shows its back"
        ),
        "lost": (
            "lost, is lost, falls, taken, is taken, reach, reaches, enters, enter, gets into, arrives at, captured, "
            "is captured, overrun, seized, occupied, is occupied, capture~, clear~, cleared, is clear, empty, is "
            "empty, secured, is secured, have taken, has taken, is ours, in our hands, in enemy hands"
        ),
        "unseen": (
            "out of sight, out of range, cannot be seen, not visible, can t, cant see, can not, silenced, are "
            "silenced, is gone, are gone, gone, dead, destroyed, no longer there, not possible, impossible, not in "
            "range, moves off, no longer visible, disappear~, vanish~, cannot see, hidden, blocked, line of sight, no "
            "line of sight, out of reach, beyond range, too far, too far away, retired, cannot, unable"
        ),
        "range": (
            "in range, within range, come into range, comes into range, can be seen, visible, in reach, within reach, "
            "within gunshot, at range, under the guns, within musket shot, within cannon shot, at canister range, "
            "within canister range, close enough, near enough, not too far"
        ),
    },
    "filler": {
        "-": (
            "all along, all the same, all this, of all this, to all this, all told, all in all, above all, all round, "
            "all right, all day, all morning, all afternoon, all evening, all the time, all the while, all too, first "
            "of all, all the better, all the more, all of a sudden, "
            "boss, the boss, my boss, "
            "here goes, here we go, off we go, there we go, after all, upon reflection, on reflection, on the whole, "
            "last thing, one last thing, one more thing, first thing, next thing, another thing, first up, next up, "
            "last up, now then, mind you, by the way, to begin with, to start with, for a start, out of mischief, out "
            "of trouble, out of harm s way, out of danger, out of the way, in one piece, for the record, "
            "the, a, an, any, there, here, this, that, these, very, just, well, quickly, slowly, carefully, steadily, "
            "asap, now, today, turn, once more, again, still, at once, immediately, straight away, straightaway, "
            "right away, of course, good, order, orders, way, place, position, positions, ground, point, spot, full, "
            "as far as possible, possible, possibly, as fast as possible, fast, quick, s, side, area, middle, centre, "
            "center, formation, about, approx, approximately, roughly, some, around, ca, circa, max, maximum, "
            "distance, range, out, up, down, as, own, present, current, currently, necessary, as necessary, usual, as "
            "before, as usual, as possible, on, off, in, with, from, along, by, close, hard, whole, each, one, ones, "
            "for now, for the moment, for the present, meanwhile, where it is, where they are, where he is, where it "
            "stands, where they stand, were they are, this turn, the turn, in the open, immediate, direct, directly, "
            "quietly, orderly, good order, in good order, little, bit, a bit, a little, slightly, far, further, "
            "enough, much, same, like, exactly, also, even, ready, alert, prepared, course, line of march, ought, "
            "oh, ah, er, um, erm, hmm, yeah, yep, yup, yes, us, anyhow, anyways, attempted, undertaken, "
            "etc, thanks, ok, okay, cheers, then, it, its, if possible, one behind the other, one after the other, "
            "side by side, in two lines, any more, no longer, without my order, without my written order, without "
            "orders, without my orders, at the double, double, speed, all speed, with all speed, present position, "
            "current position, its position, their position, his position, their positions, on the table, table, on "
            "the map, map, square, squares, at all costs, at any price, to the last, to the last man, firmly, boldly, "
            "vigorously, strongly, hotly, please, tell, have, him to, big, great, small, brave, over there, across, "
            "unless i order it, unless ordered, unless i say so, until i say so, without my say so, ditto, exposed, "
            "where you are, where you stand, where they are now, however, instead, perhaps, maybe, soon, early, late, "
            "moment, time, being, time being, for the time being, until further notice, till further notice, until "
            "further orders, till further orders, until i say otherwise, until told otherwise, till told otherwise, "
            "unless told otherwise, until ordered otherwise, unless ordered otherwise, until i tell, until further "
            "order, until otherwise ordered, until i order otherwise, without awaiting further orders, without "
            "further orders, without waiting for orders, without awaiting orders, without delay, forthwith, "
            "presently, by all means, if you please, if you would, if you will, sort of, kind of, basically, really, "
            "surely, hence, there too, them all, whatsoever, nicely, tidy, neatly, loosely, formed, formed up, still "
            "there, as well, again and again, hour, morning, afternoon, day, night, today s, all day, first turn, "
            "this first turn, next, initially, to begin with, to start with, for a start, at first, turn one, in "
            "turn, in a moment, roughly at, thereabouts, or so, or thereabouts, some more, bit more, tiny bit, touch, "
            "smidge, good way, short way, short distance, little way, say, sth like, more or less, at least, at most, "
            "no more than, no further than, exact, strict, strictly, calm, calmly, cool, steady, safe, safely, fine, "
            "nice, right there, right now, there now, dear, kindest, open field, field, fields, plain, countryside, "
            "grounds, ranges, along there, right away please, speedily, haste, make haste, with haste, in haste, full "
            "speed, best speed, best pace, quick march, at the quick, at the trot, at a trot, at the gallop, at a "
            "gallop, at a walk, at walking pace, pace, movement, manoeuvre, formation order, if it can, if they can, "
            "if he can, if you can, when possible, where possible, wherever possible, as best it can, as best they "
            "can, as you see fit, at discretion, at his discretion, at your discretion, at their discretion, as "
            "appropriate, as needed, if needed, if necessary, if need be, if required, as required, with caution, "
            "cautious, caution, care, with care, take care, strong, stout, stoutly, gallant, trusty, bold, bold "
            "front, steadfast, unit by unit, one by one, battalion by battalion, both of them, all of them, each of "
            "them, first of, last of, main body, bulk, bulk of, as one, in one body, together, unsupported, "
            "unprotected, alone, on its own, on their own, on his own, by itself, by themselves, no sooner, no later, "
            "not later, with everything, with all you have, with all its strength, with all their strength, in "
            "strength, in force, with vigour, hard as you can, order s, rather, quite, almost, nearly, fairly, "
            "pretty, moderately, kind, idea, sir, gents, guys, everyone s, folks, hereby, herewith, whole of, entire, "
            "complete, completely, total, of course not, certainly, certain, sure, naturally, obviously, clearly, "
            "plainly, definitely, absolutely, mainly, mostly, chiefly, especially, particularly, anyway, anyhow, in "
            "any case, in any event, at any rate, so far, thus far, until now, since, hitherto, by then, by now, by "
            "next turn, by the end of the turn, before the end of the turn, end of turn, within the turn, next turn, "
            "in one go, in one move, full move, full distance, maximum distance, max distance, whole move, half move, "
            "all the way, most of the way, part of the way, some of the way, straight there, straight across, exactly "
            "there, edgewise, centred, centered, midpoint, middle of, centre of, center of, map square, grid, grid "
            "square, hex, dot, spot marked, sheet, no doubt, mind you, you know, you see, obvious, good old, old, "
            "young, poor, rich, chap, dear old, splendid, fine old, excellent, worthy, noble, valiant, heroic, loyal, "
            "own initiative, initiative, on its own initiative, on his own initiative, bayonet, with the bayonet, at "
            "the point of the bayonet, colours, flags, drums, drums beating, with drums beating, music, muskets "
            "loaded, loaded, bayonets fixed, fix bayonets, primed, linstocks, matches lit, ammunition, you, your, u, "
            "ur, yours, three of, four of, no further, not further, no farther, but no further, but not further, and "
            "no further, gap, hole, space, pull, pulled, just behind there, on further orders, for further orders, "
            "further orders, until called for, till called for, until relieved, orders from me, new orders, things, a "
            "move s length, moves length, length, show themselves, at this time, lol, haha, omg, tho, btw, yeah, yep, "
            "ya, y all, howdy, gonna need, boys, buddy, mate, dude, bro, thx, tx, k, kk, cuz, rn, as for, as to, as "
            "regards, regarding, with regard to, with respect to, concerning, and of course, all three, loss of time, "
            "without loss of time, without fail, with all dispatch, with dispatch, with all haste, expeditiously, "
            "forward of there, as fast as it can, as fast as they can, as fast as he can, as quick as it can, as "
            "quick as they can, quick as you can, fast as you can, as quickly as possible, as soon as possible, as "
            "soon as they can, as soon as it can, post haste, posthaste, in good time, come what may, whatever "
            "happens, no matter what, for this turn, for the whole turn, for the turn, throughout the turn, "
            "throughout, ok so, so then, already, where ever, sight, in sight, in view, view, tight, flight, slight, "
            "no messing about, no messing around, no messing, no nonsense, no hanging about, no dawdling, no faffing, "
            "eager, eagerly, trifle, under cover, bayonets if need be, bayonet if need be, with bayonets if need be, "
            "with what legs they have, with both hands, betimes, upright, on the contrary, with all their might, with "
            "a will, smartly, sharpish, pronto, toot sweet, chop chop, double quick, double time, on the double, like "
            "the wind, like the devil, hell for leather, in style, as at present, as present, as they presently are, "
            "at present, their present, its present, his present, on any pretext, on any account, for any reason, "
            "said, aforesaid, confounded, wretched, damned, damn, bloody, blasted, ruddy, beastly, dratted, blessed, "
            "cursed, infernal, precious, of ours, of his, of mine, of yours, as it were, so to speak, i say, mind, "
            "mark you, look here, my dear, my friend, old boy, old chap, if you can manage it, if they can manage it, "
            "as may be, as the case may be, as best they may, as best it may, as best he may, as quick as may be, as "
            "soon as may be, with the utmost dispatch, by the shortest way, by the shortest route, by the quickest "
            "way, by the quickest route, by the nearest way, on the first day of the match, all of it, entirely, "
            "wholly, thereto, therein, thereof, thereby, henceforth, always, ever, constantly, continually, "
            "continuously, steadfastly, resolutely, stubbornly, obstinately, tenaciously, manfully, briskly, swiftly, "
            "rapidly, promptly, hastily, hurriedly, gently, warily, gingerly, discreetly, stealthily, silently, "
            "properly, correctly, precisely, respectively, accordingly, simply, literally, therefore, thus, at all, "
            "not in the least, in the least, at any point, come what come may, in any way, in any manner, without a "
            "word from me, without my leave, without my word, without leave, without my express orders, without "
            "express orders, without orders from me, unless i say, till i say, till i say so, until i say, till sent "
            "for, until sent for, till i send, until i send, till i send word, until i send word, till i call, until "
            "i call, till called, until called, till wanted, until wanted, till needed, until needed, till told, "
            "until told, till i give the word, until i give the word, till you hear from me, until you hear from me, "
            "till they hear from me, until they hear from me, till he hears from me, until he hears from me, while "
            "there is a man left, while there is a man of it left, as long as there is a man left, to the last gasp, "
            "till relieved, on pain of death, is now, are now, stands now, now stands, stand now, started, starts "
            "from, started from, is standing, are standing, was standing, standing"
        ),
    },
    "noted": {
        "greeting": (
            "hi, hello, hey, dear, good morning, good evening, good afternoon, gentlemen, greetings, sirs, messrs, "
            "yo, hiya, hi all, hi there, hello there, hello all, good day, greetings to, salutations, my dear, your "
            "excellency, excellency, your highness, mon general, to lieut, to lieutenant, to general perponcher, to "
            "the umpire, howdy, heya, right then, right so, alright, evening all, morning all, afternoon all, evening "
            "everyone, morning everyone, evening everybody, morning everybody, evening gents, morning gents, evening "
            "umpire, morning umpire, evening chaps, morning chaps, evening folks, morning folks"
        ),
        "farewell": (
            "regards, best regards, kind regards, cheers, thanks, thank you, yours, yours sincerely, sincerely, sent "
            "from my, best wishes, many thanks, good luck, your obedient servant, i have the honour to be, yours "
            "truly, ta, bye, bye bye, see you, see ya, take care, all the best, yours faithfully, yours ever, with "
            "kind regards, with best wishes, with regards, ttfn, xx, over and out, that is all, thats it, that s it, "
            "that is it, that s all, thats all, end of orders, signed, p p, faithfully yours, your servant, lets go, "
            "let s go, have fun, looking forward, acknowledge, please acknowledge, k thx, thx, kthxbye, y all have "
            "fun, laters, later gator"
        ),
        "plan": (
            "i confess, i admit, i must say, i must confess, "
            "my guess, my bet, my feeling, my fear, my worry, my reading of, i reckon, i suspect, i imagine, "
            "plan is, my plan, the plan, idea is, my idea, the idea, i mean to, i intend, we intend, i do not mean, i "
            "hope, i think, i believe, i guess, i suppose, my intention, general idea, overall, first game, sorry, i "
            "have the honour, for the remainder, here are my orders, my orders, these are my orders, i copied, i "
            "write, by the way, btw, fyi, i could not, i expect, it seems, i fear, i am afraid, i wonder, in general, "
            "remember, note that, nb, ps, p s, find below, find attached, attached, below, as discussed, pasted from, "
            "questions first, on the train, on the bus, my thinking, my aim, our aim, the aim, aim is, concept, "
            "reasoning, intention is, the enemy is, the enemy seems, his royal highness has, the enemy has, the enemy "
            "will, i have had, i have observed, i have seen, i have no doubt, here are my wishes, here is my, here s "
            "my, heres my, here come my, these are the orders, my wishes, hope, hopefully, i m not sure, im not sure, "
            "i am not sure, not sure if, no idea, i d guess, i reckon, i take it, i assume, i gather, i understand, i "
            "see that, i note that, i notice, it looks like, looks like, the french are, the french have, the allies "
            "are, the allies have, the dutch are, the situation, situation, assessment, summary, explanation, "
            "background, reason, why, remark, remarks, comment, comments, notes, thoughts, aside, disclaimer, "
            "apologies, sorry about, sorry for, excuse, pardon, my knee, my wife, my dog, my cat, my phone"
        ),
        "umpire": "umpire, referee, question, questions, gm, gamemaster, dear umpire, to the umpire",
    },
}
