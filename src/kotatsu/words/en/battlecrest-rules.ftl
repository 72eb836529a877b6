### The rules of Battlecrest, one message per row of the rule index. `.mark`: reading = our reconstruction or reading.

rules-battlecrest-chapter-1 = Components and their sources

rule-BC1_1 = The base box has 18 cards: six landmarks and two hero sets of six; the Imperator adds six order cards, and every hero has a solo card. This set has eight landmarks, of which six are used, and four hero sets.
rule-BC1_2 = A hero set is a hero card, a health card, action cards and perhaps a minion or an item: Akhena has four actions, Mutino three and Rig, Whispyr three and a minion, Forge three and an item.
rule-BC1_3 = Action cards and the item have two sides, one of them marked START.
rule-BC1_4 = Every record says how sure it is: from a source, inferred or reconstructed. An owner may replace records by those of a printed copy. The values of our cards (reconstruction R1) are our own and do not match printed ones.
    .mark = reading

rules-battlecrest-chapter-2 = Field and set-up of a duel

rule-BC2_1 = The battlefield has six by six cells.
rule-BC2_2 = Adjacent means sharing an edge; distance is the number of such steps.
    .mark = reading
rule-BC2_3 = Landmarks are shuffled and laid face A up in reading order on 2b, 2e, 3d, 4c, 5b and 5e; in a duel the second, fourth and sixth are turned by 180°.
    .mark = reading
rule-BC2_4 = Start cells: at the top the hero on 1b, beside landmark 2b, and the minion on 1d; at the bottom the hero on 6e, beside landmark 5e, and the minion on 6c.
    .mark = reading
rule-BC2_5 = The first player takes the hero cell whose landmark has the higher number and the minion cell of that side, the other player the rest.
rule-BC2_6 = Chance decides who begins, unless the table names somebody.
    .mark = reading
rule-BC2_7 = Action cards start ready on their START side, in an order that their owner chooses; an item lies on its START side beside the row; health is full.
    .mark = reading
rule-BC2_8 = Each side plays one hero set; a minion stands on its cell only if the set has one.
    .mark = reading

rules-battlecrest-chapter-3 = Turn and the four actions

rule-BC3_1 = A turn is two different actions of Move, Activate, Prime and Refocus, in any order; then it is the other side’s turn.
rule-BC3_2 = An action must change something.
rule-BC3_3 = If fewer than two different actions are possible, only what is possible is done.
    .mark = reading
rule-BC3_4 = Move: the movement value is the sum of the move numbers of all ready cards. Each own warrior may use it once, in any order, plus the movement bonuses of the cell where it starts.
rule-BC3_5 = A step costs 1. It may lead through own warriors, not through enemies or landmarks, and the walk ends in a free cell.
rule-BC3_6 = Activate: exhaust a ready card and use its abilities.
rule-BC3_7 = Prime: exhaust a ready card without its abilities, for its crest.
rule-BC3_8 = Refocus: all exhausted action cards become ready, and each of them turns to its other side.
    .mark = reading

rules-battlecrest-chapter-4 = Abilities

rule-BC4_1 = The abilities of an activated card are done from top to bottom; a player may skip any of them.
    .mark = reading
rule-BC4_2 = Primed crests are those on exhausted cards and those that the health card shows; the card that is being activated does not count for itself.
    .mark = reading
rule-BC4_3 = “+1” beside a crest adds 1 for each primed crest of that kind.
    .mark = reading
rule-BC4_4 = The value of an attack is what is printed, plus crests, plus the attack bonuses that are used.
    .mark = reading
rule-BC4_5 = An attack is aimed at an enemy warrior in range; distance ignores warriors and landmarks. A long-range bonus raises an upper limit above 1.
    .mark = reading
rule-BC4_6 = An attack on all hits every enemy in range, the hero first, each with a defence of its own.
    .mark = reading
rule-BC4_7 = Push n: an enemy in range is moved up to n steps in any directions through free cells without landmark. Each entry into an active hazard wounds and does not stop it; waypoints and long range do not help, push bonuses do.
    .mark = reading
rule-BC4_8 = March n: a warrior of yours moves n steps as in a Move, movement bonuses included.
    .mark = reading
rule-BC4_9 = Heal n: up to full health. Ready n: so many exhausted cards of the owner’s choice become ready on the same side.
    .mark = reading
rule-BC4_10 = Akhena’s swap exchanges cells with the target. It is optional, also after a blocked attack; hazards of the new cells hurt both.
    .mark = reading
rule-BC4_11 = A star lets its owner use one ★ ability of the hero card, a living minion, the item’s side or a STAR edge beside the hero; each ability once a turn.
rule-BC4_12 = A star for which a player has no usable ability is lost.
    .mark = reading

rules-battlecrest-chapter-5 = Landmarks, bonuses, hazards, waypoints

rule-BC5_1 = A landmark fills its cell: nobody stands there or walks through.
rule-BC5_2 = A symbol on an edge concerns the cell beyond that edge; between two landmarks both count.
    .mark = reading
rule-BC5_3 = Using a bonus turns the landmark to its other side; a double symbol counts twice and turns it once.
rule-BC5_4 = The warrior who acts must stand in the cell; all symbols of the kind there count, each landmark at most once for an ability. For a player this is optional.
    .mark = reading
rule-BC5_5 = Hazards, waypoints and STAR edges never turn their landmark.
    .mark = reading
rule-BC5_6 = Entering a cell with active hazards, on foot, by waypoint, push, swap or flight, costs 1 damage for each symbol; a walk ends there.
    .mark = reading
rule-BC5_7 = Standing on a hazard, starting there, or a landmark that turns over beside a warrior does nothing.
    .mark = reading
rule-BC5_8 = From a cell with a waypoint one step leads to any free cell with an active waypoint.
    .mark = reading
rule-BC5_9 = STAR edges serve only a hero who stands in the cell.
rule-BC5_10 = Moss Gate. A: up movement bonus, right defence bonus, down waypoint, left nothing. B: up hazard, right nothing, down waypoint, left movement bonus.
    .mark = reading
rule-BC5_11 = Hollow Tree. A: up attack bonus, right nothing, down hazard, left defence bonus. B: up nothing, right long range, down hazard, left hazard.
    .mark = reading
rule-BC5_12 = Briar Pit. A: up hazard, right push bonus, down hazard, left nothing. B: up push bonus, right hazard, down nothing, left hazard.
    .mark = reading
rule-BC5_13 = Watch Stone. A: up long range, right hazard, down defence bonus, left waypoint. B: up defence bonus, right hazard, down attack bonus, left waypoint.
    .mark = reading
rule-BC5_14 = Mist Spring. A: up ★ heal 1, right movement bonus ×2, down nothing, left waypoint. B: up waypoint, right hazard, down push bonus, left nothing.
    .mark = reading
rule-BC5_15 = Heartwood. A: up attack bonus ×2, right hazard, down ★ ready 1, left nothing. B: up hazard, right attack bonus, down nothing, left defence bonus.
    .mark = reading
rule-BC5_16 = Wraith Cairn. A: up defence bonus ×2, right nothing, down hazard, left long range. B: up nothing, right hazard, down movement bonus, left hazard.
    .mark = reading
rule-BC5_17 = Root Bridge. A: up waypoint, right movement bonus, down nothing, left push bonus. B: up hazard, right waypoint, down attack bonus, left nothing.
    .mark = reading

rules-battlecrest-chapter-6 = Defence, damage, health

rule-BC6_1 = Damage is the attack value minus the defence, at least 0.
rule-BC6_2 = The owner of an attacked hero may exhaust one ready action card for its defence, or take the damage.
rule-BC6_3 = Added are the card’s crests, the defence bonuses of the hero’s cell and the item. The card’s own crest does not count.
rule-BC6_4 = A card exhausted for defence uses no abilities; afterwards its crest is primed.
rule-BC6_5 = Hazard damage, also by a push, cannot be defended.
    .mark = reading
rule-BC6_6 = At or below a limit of health the health card shows crests; they vanish when healing lifts the health above it.
    .mark = reading

rules-battlecrest-chapter-7 = Minions and items

rule-BC7_1 = A minion defends by itself with its fixed value; no card is used.
rule-BC7_2 = Defence bonuses of its cell are added by themselves and turn the landmark.
    .mark = reading
rule-BC7_3 = An attack above its defence removes the minion for good; otherwise nothing happens.
rule-BC7_4 = Any hazard damage removes a minion.
    .mark = reading
rule-BC7_5 = A minion’s printed move caps its movement value in a Move and in a march, bonuses included.
    .mark = reading
rule-BC7_6 = An item is not an action card: it is never exhausted, has no move value and is not turned by Refocus.

rules-battlecrest-chapter-8 = Flight

rule-BC8_1 = Flight n is a movement: the cell is counted like an attack’s distance, up to n, over enemies and landmarks.
rule-BC8_2 = The warrior lands on a free cell without landmark.
rule-BC8_3 = Flight uses no waypoints.
rule-BC8_4 = After landing the cell acts as after a walk: an active hazard wounds; leaving one costs nothing.
rule-BC8_5 = Movement bonuses of the start cell may be added to a flight.
    .mark = reading

rules-battlecrest-chapter-9 = Imperator: orders, compass, card choice, turn

rule-BC9_1 = The visible top card of the order deck rules until the deck is advanced.
rule-BC9_2 = To advance the deck is to put its top card sideways on the discard pile; the next one is in force.
rule-BC9_3 = When an advance empties the deck, all six cards are shuffled and turned over as the new deck; its top is in force and nothing more is discarded, even in the middle of your turn.
rule-BC9_4 = Compass: of equal options on the field the one farthest in the direction of the black arrow.
rule-BC9_5 = Still equal: the grey arrow. Directions are those of the field, never of a warrior.
rule-BC9_6 = Card choice: the leftmost or the rightmost ready action card.
rule-BC9_7 = A solo card beats these rules.
rule-BC9_8 = The Imperator’s turn: advance the deck, then the three steps in the order that the new card prints, without a limit of two actions.
rule-BC9_9 = Move step: with at least one ready card the hero moves. Then its minion moves, even if the hero stayed; without a ready card the minion’s value is 0 plus the movement bonuses of its cell. Never a fallback.
rule-BC9_10 = Activate step: with at least one ready card the chosen one is exhausted and all its abilities are done in printed order; without one nothing happens.
rule-BC9_11 = Refresh check: if at most so many cards are ready as the refresh value says, the Imperator refocuses.
rule-BC9_12 = An order side holds the order of the three steps, two compass arrows, the card choice, the refresh value, the defence modifier and perhaps a unique crest. The arrows stand at right angles, so the compass always decides.
    .mark = reading

rules-battlecrest-chapter-10 = Imperator: movement

rule-BC10_1 = In its own turn the Imperator’s warriors ignore hazards; in yours they are hurt as usual.
rule-BC10_2 = Before the destination is found, all movement bonuses of the warrior’s cell are used and turned, even if it then stays.
rule-BC10_3 = Possible are cells without landmark that meet the solo card’s condition; they may be occupied.
rule-BC10_4 = Reachable are free cells within the movement value, and the cell it stands on.
rule-BC10_5 = Case 1: exactly one possible cell is reachable: it goes there.
rule-BC10_6 = Case 2: of several, those with the most active landmark bonuses are preferred, doubles count twice; if that leaves one, it goes there.
rule-BC10_7 = Hazards, waypoints and STAR edges are no bonuses; with an equal maximum, even zero, all are preferred.
    .mark = reading
rule-BC10_8 = Case 3: of several preferred cells the compass chooses.
rule-BC10_9 = Case 4: no possible cell is reachable: it goes to the reachable cell nearest to a possible one; ties: most active bonuses there, then compass.
rule-BC10_10 = Nearest is counted in steps around landmarks and through warriors.
rule-BC10_11 = Being sent to its own cell means no movement; the basic move never triggers the fallback.

rules-battlecrest-chapter-11 = Imperator: abilities, targets, push, star, fallback

rule-BC11_1 = Targets may be at any distance; range symbols only choose the target.
rule-BC11_2 = Close: the nearest enemy. Far: the farthest. Ties: compass.
rule-BC11_3 = All: every enemy whatever the distance, your hero first; if he falls, the game is over.
rule-BC11_4 = Change of target, attack: a chosen minion whose defence cannot be beaten is replaced by your hero; a hero is never replaced.
rule-BC11_5 = Change of target, push: a target that cannot be put on any active hazard is replaced by one that can.
rule-BC11_6 = Push: all push bonuses are added and turned first, even without effect; the hazards that count are those after that.
rule-BC11_7 = The target goes to the nearest reachable active hazard.
rule-BC11_8 = With value left it goes on dealing as much hazard damage as possible: out to an adjacent cell (compass) and back, or between two hazards one step apart.
rule-BC11_9 = As soon as no more damage is possible the push ends; the rest is lost.
rule-BC11_10 = A star: the first entry of the solo card’s list that can be applied and was not used this turn.
rule-BC11_11 = Equal STAR landmarks: compass on the cells of the landmark cards; used ones are skipped.
rule-BC11_12 = Fallback: a star without a usable entry.
rule-BC11_13 = Fallback: a push that can put no enemy on an active hazard.
rule-BC11_14 = Fallback: a movement ability (march, flight) that leaves the warrior in its cell.
rule-BC11_15 = At most one fallback a turn; a second call does nothing.
rule-BC11_16 = A unique crest on the order card in force is a primed crest of every type, only in the Imperator’s own turn and never for its defence in yours.
rule-BC11_17 = Landmark bonuses are used as usual, but a long-range symbol beside the attacker gives +1 attack instead of reach; the landmark turns.
rule-BC11_18 = A march or flight of the Imperator finds its cell like its movement, with the ability’s value; its minion’s with the minion’s condition and cap.
rule-BC11_19 = A fallback that changes nothing is still the one fallback of the turn.
    .mark = reading

rules-battlecrest-chapter-12 = Imperator: defence

rule-BC12_1 = With at least one ready card its hero always defends; without one it does not, and the deck stays.
rule-BC12_2 = First the deck is advanced, then the new order card chooses the card that is exhausted; it gives its defence only.
rule-BC12_3 = Added are defence bonuses of landmarks, primed crests without the unique one, the item, and last the modifier of the order card; never below 0.
rule-BC12_4 = Each attack advances the deck again; the Imperator’s next turn advances it once more.
rule-BC12_5 = Its minion defends by itself without advance and without modifier.
rule-BC12_6 = Hazard damage to its hero in your turn is not defended and does not advance the deck.

rules-battlecrest-chapter-13 = Solo set-up and difficulty

rule-BC13_1 = All landmarks face the player, face A up.
    .mark = reading
rule-BC13_2 = Your hero starts beside the higher-numbered of the two start landmarks, the Imperator’s hero beside the other; minions on their side.
rule-BC13_3 = The Imperator’s action cards are shuffled and laid out on their START side.
rule-BC13_4 = The six order cards are shuffled, each turned at random.
rule-BC13_5 = You have the first turn.
rule-BC13_6 = Fighter: the Imperator starts with 4 less health; Champion: 2 less.
rule-BC13_7 = Legend: full health. The printed maximum stays the limit for healing, so a reduced start counts as wounded.
rule-BC13_8 = Its item lies on its START side beside the row; its row, solo card, health and the order side in force are open, the rest of the deck is hidden. The first order side stays until the first advance.

rules-battlecrest-chapter-14 = End of the game

rule-BC14_1 = A hero at 0 health loses at once; what was still to be done is dropped.
    .mark = reading
rule-BC14_2 = Both heroes at 0 by the same effect: the active player wins; against the Imperator you must survive to win.
    .mark = reading
rule-BC14_3 = After 120 turns of both sides together the game is a draw.
    .mark = reading

rules-battlecrest-chapter-15 = Hero cards

rule-BC15_1 = Akhena: health 13; at 7 or less the health card shows Ancestor; at 3 or less the health card shows Sky; ★ abilities: march 1; heal 1.
    .mark = reading
rule-BC15_2 = Fate Herald, START side: move 1, defence 1, crest Sky; attack 2, range 1–3 (+1 for each primed: Ancestor); optional swap of places.
    .mark = reading
rule-BC15_3 = Fate Herald, other side: move 1, defence 2, crest Ancestor; attack 3, range 1–2; optional swap of places; ★.
    .mark = reading
rule-BC15_4 = Ancestor Ward, START side: move 1, defence 3, crest Ancestor; heal 1; ★.
    .mark = reading
rule-BC15_5 = Ancestor Ward, other side: move 2, defence 1 (+1 for each primed: Ancestor), crest Ancestor; march 2; ★.
    .mark = reading
rule-BC15_6 = Sky Descent, START side: move 2, defence 1, crest Sky; march 2; attack 3, range 1 (+1 for each primed: Sky).
    .mark = reading
rule-BC15_7 = Sky Descent, other side: move 1, defence 1, crest Sky; attack 2, range 1, all enemies (+1 for each primed: Ancestor).
    .mark = reading
rule-BC15_8 = Staff Sweep, START side: move 1, defence 1, crest Ancestor; push 2, range 1 (+1 for each primed: Sky); attack 1, range 1.
    .mark = reading
rule-BC15_9 = Staff Sweep, other side: move 1, defence 2, crest Sky; attack 3, range 1 (+1 for each primed: Sky).
    .mark = reading
rule-BC15_10 = Mutino: health 13; at 6 or less the health card shows Aim; at 3 or less the health card shows Gear; ★ abilities: march 1; attack 1, range 2–3.
    .mark = reading
rule-BC15_11 = Rig: defence 2, move 3; ★ abilities: minion: attack 2, range 1; minion: push 1, range 1.
    .mark = reading
rule-BC15_12 = Long Shot, START side: move 1, defence 1, crest Aim; attack 3, range 2–4 (+1 for each primed: Aim).
    .mark = reading
rule-BC15_13 = Long Shot, other side: move 1, defence 1, crest Aim; attack 4, range 3–5.
    .mark = reading
rule-BC15_14 = Dirty Trick, START side: move 2, defence 2, crest Gear; push 2, range 1–2; march 1; ★.
    .mark = reading
rule-BC15_15 = Dirty Trick, other side: move 2, defence 2, crest Aim; march 2; attack 2, range 1–3 (+1 for each primed: Aim).
    .mark = reading
rule-BC15_16 = Overdrive Rig, START side: move 2, defence 2, crest Gear; minion: march 2; minion: attack 3, range 1 (+1 for each primed: Gear); ★.
    .mark = reading
rule-BC15_17 = Overdrive Rig, other side: move 1, defence 3, crest Gear; minion: push 2, range 1 (+1 for each primed: Gear); ★.
    .mark = reading
rule-BC15_18 = Whispyr: health 13; at 6 or less the health card shows Wind; at 3 or less the health card shows Thorn; ★ abilities: flight 1; attack 1, range 1.
    .mark = reading
rule-BC15_19 = Wisp: defence 1, move 4; ★ abilities: minion: flight 2; minion: attack 1, range 1.
    .mark = reading
rule-BC15_20 = Blink Strike, START side: move 2, defence 1, crest Wind; flight 3; attack 3, range 1 (+1 for each primed: Thorn).
    .mark = reading
rule-BC15_21 = Blink Strike, other side: move 2, defence 1, crest Thorn; attack 3, range 1 (+1 for each primed: Wind); flight 2.
    .mark = reading
rule-BC15_22 = Thorn Volley, START side: move 1, defence 2, crest Thorn; attack 2, range 1–2, all enemies (+1 for each primed: Wind); ★.
    .mark = reading
rule-BC15_23 = Thorn Volley, other side: move 1, defence 2, crest Wind; attack 3, range 1–3 (+1 for each primed: Thorn).
    .mark = reading
rule-BC15_24 = Veil of Leaves, START side: move 2, defence 3, crest Wind; flight 2; heal 1; ★.
    .mark = reading
rule-BC15_25 = Veil of Leaves, other side: move 1, defence 3, crest Thorn; push 2, range 1 (+1 for each primed: Wind); ★.
    .mark = reading
rule-BC15_26 = Forge: health 11; at 6 or less the health card shows Iron; at 3 or less the health card shows Fire; ★ abilities: march 1; push 1, range 1.
    .mark = reading
rule-BC15_27 = Blast Shield, START side: whenever Forge defends with a card: defence +1; ★: turn the item over.
    .mark = reading
rule-BC15_28 = Blast Shield, other side: whenever Forge defends with a card: defence +2; ★: attack 2, range 1, all enemies, then turn the item back.
    .mark = reading
rule-BC15_29 = Piston Fist, START side: move 1, defence 2, crest Iron; attack 4, range 1 (+1 for each primed: Fire).
    .mark = reading
rule-BC15_30 = Piston Fist, other side: move 1, defence 1, crest Fire; push 2, range 1; attack 3, range 1 (+1 for each primed: Iron).
    .mark = reading
rule-BC15_31 = Arsenal Barrage, START side: move 1, defence 1, crest Fire; attack 2, range 1–3 (+1 for each primed: Fire); ★.
    .mark = reading
rule-BC15_32 = Arsenal Barrage, other side: move 1, defence 2, crest Iron; attack 2, range 1–2, all enemies (+1 for each primed: Fire); ★.
    .mark = reading
rule-BC15_33 = Siege Advance, START side: move 2, defence 3, crest Iron; march 2; push 1, range 1 (+1 for each primed: Iron); ★.
    .mark = reading
rule-BC15_34 = Siege Advance, other side: move 2, defence 1 (+1 for each primed: Iron), crest Fire; march 2; attack 3, range 1.
    .mark = reading

rules-battlecrest-chapter-16 = Solo cards

rule-BC16_1 = Range symbols for the Imperator: range 1 is close, an upper range above 1 is far.
    .mark = reading
rule-BC16_2 = Akhena goes to a distance of 1–2 from your hero; ★: heal if wounded, STAR of an adjacent landmark, march; fallback: attack 1 on your hero; refresh value +1; never swaps.
    .mark = reading
rule-BC16_3 = Mutino goes to a distance of 3–4, Rig next to any of your warriors; ★: Rig’s attack, Rig’s push, attack; fallback: attack 1 on your hero. When Rig is gone, its abilities become the fallback.
    .mark = reading
rule-BC16_4 = Whispyr goes next to your hero, Wisp next to any of your warriors; ★: attack, Wisp’s attack, flight; fallback: heal 1. Flights use the movement procedure.
    .mark = reading
rule-BC16_5 = Forge goes next to your hero; ★: detonate if expanded and an enemy is adjacent, expand if compact, push; fallback: attack 1 on your hero; movement bonuses make no cell preferred.
    .mark = reading

rules-battlecrest-chapter-17 = Order cards

rule-BC17_1 = Card 1. a: move, activate, refresh check; compass up, right; leftmost; refresh value 1; defence modifier +1. b: activate, move, refresh check; compass down, left; rightmost; refresh value 1; defence modifier 0; unique crest.
    .mark = reading
rule-BC17_2 = Card 2. a: refresh check, move, activate; compass right, down; rightmost; refresh value 2; defence modifier 0. b: move, activate, refresh check; compass left, up; leftmost; refresh value 2; defence modifier 0; unique crest.
    .mark = reading
rule-BC17_3 = Card 3. a: move, refresh check, activate; compass down, right; leftmost; refresh value 1; defence modifier +1. b: activate, refresh check, move; compass up, left; rightmost; refresh value 1; defence modifier +2.
    .mark = reading
rule-BC17_4 = Card 4. a: move, activate, refresh check; compass left, down; rightmost; refresh value 1; defence modifier +1. b: refresh check, move, activate; compass right, up; leftmost; refresh value 2; defence modifier −1; unique crest.
    .mark = reading
rule-BC17_5 = Card 5. a: activate, move, refresh check; compass up, left; leftmost; refresh value 2; defence modifier 0; unique crest. b: move, refresh check, activate; compass down, right; rightmost; refresh value 1; defence modifier +1.
    .mark = reading
rule-BC17_6 = Card 6. a: move, activate, refresh check; compass right, up; rightmost; refresh value 2; defence modifier −1; unique crest. b: refresh check, activate, move; compass left, down; leftmost; refresh value 2; defence modifier +1.
    .mark = reading

rules-battlecrest-chapter-18 = Rulings

rule-BC18_1 = Prime and Activate are different actions and may share a turn; so may Refocus and Activate, in both orders.
rule-BC18_2 = An ability that changes nothing (an attack that is blocked, heal at full health) counts as done: no fallback but where the rules name it.
    .mark = reading
rule-BC18_3 = A landmark turned by a defence bonus shows its new side at once, also to the attacker.
    .mark = reading
rule-BC18_4 = Both sides may not use the same hero.
    .mark = reading
rule-BC18_5 = The Imperator uses every bonus that helps the acting or defending warrior’s cell, each landmark once for an ability.
rule-BC18_6 = Long range helps the Imperator only in attacks with an upper range above 1.
rule-BC18_7 = In the star list an entry that would do nothing is not applicable; an attack of a living warrior always is. The test counts the bonuses that would be used; nothing turns by it.
rule-BC18_8 = A hazard must be entered. The hazard the target stands on costs two steps, out and back. Equally near: more symbols, then compass.
    .mark = reading
rule-BC18_9 = Without exhausting a card there is no defence: bonuses and the item need it.
rule-BC18_10 = Ready never picks the card that is being activated; the Imperator readies the leftmost or rightmost exhausted card as its order says.
    .mark = reading
rule-BC18_11 = In an attack on all, the attack bonus is used once and counts for every target.
    .mark = reading
rule-BC18_12 = A minion’s abilities count range, nearest and farthest from the minion and use the bonuses of its cell.
    .mark = reading
rule-BC18_13 = A swap needs a target that is still on the field; both enter their new cells, the active player’s first, and the end of the game is tested after both.
    .mark = reading
rule-BC18_14 = Waypoint steps count for the Imperator’s reachable cells and for nearest.
    .mark = reading
rule-BC18_15 = The fallback attack is an ordinary attack of the Imperator’s hero on your hero: you may defend, attack bonuses count, long range does not.
rule-BC18_16 = After the first hazard only the two printed patterns are tried, the one with more damage first; equal damage: fewest steps, then compass.
    .mark = reading
rule-BC18_17 = For a flight, nearest is counted like an attack’s distance, over warriors and landmarks.
    .mark = reading
rule-BC18_18 = In a Move each warrior’s movement is an ability of its own: a landmark may serve both, one after the other.
    .mark = reading
rule-BC18_19 = Where a Refocus makes one card ready, the owner chooses it; the Imperator takes the leftmost or rightmost exhausted one.
    .mark = reading
rule-BC18_20 = Offered are the duel of two and the solo game; team play is not known to us.
    .mark = reading
