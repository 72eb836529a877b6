### The rules of Senjutsu in our words, one message per row of the rule index. `.mark`: reading = our ruling where the books are silent.
### The rows of cards stand in senjutsu-cards.ftl.

rules-senjutsu-chapter-geometry = Hexes and lines

rule-S1_1 = A figure has six neighbouring hexes: ahead, ahead right, behind right, behind, behind left, ahead left. All these names turn with the figure.
rule-S1_2 = The distance between two hexes is the number of steps on the shortest path between them.
rule-S1_3 = A step icon stands for fixed directions, such as ahead only, the three in front, the two in front to the sides, or all six.
rule-S1_4 = A card is resolved from top to bottom, line by line. What a card says beats the rules.

rules-senjutsu-chapter-set-up = Set-up

rule-S2_1 = Terrain is shared out evenly and laid one piece at a time: the highest advantage value begins, then clockwise.
rule-S2_1_2 = Two battlefields may be joined. All their hexes are then one board for steps, distances, sight and attacks.
rule-S2_1_3 = A piece of terrain goes on an empty hex that is nobody’s start hex. A boat may also lie outside if at least one of its sides touches the board.
rule-S2_2 = The advantage track holds one token per character, the highest printed value on top.
rule-S2_3 = Everybody starts in Neutral without focus, with a shuffled deck, the core ability and the core weapon. Core cards never count against the hand and are never discarded.
rule-S2_4 = Figures are placed from the lowest advantage upwards, foes on opposite edges. Everybody chooses where to face.
rule-S2_5 = Before the first draw you may fetch Prepared cards from your deck, one copy of each, up to the hand limit.
rule-S2_6 = Then everybody draws up to the hand limit.
rule-S2_7 = A character holds at most 3 focus; more is lost.
rule-S2_8 = Hands and decks are secret. The others see only how many cards there are.
rule-S2_9 = Each character takes part only once, as a player’s or as a bot. An option allows mirror matches.
    .mark = reading

rules-senjutsu-chapter-turn = The turn

rule-S3_1 = A turn begins with plain instants, then bleeding, the draw and the choice. Its phases are Draw, Choose, Reveal, Resolve, Discard.
rule-S3_1_2 = When a question falls to several players at once, the lowest on the track answers first, and each instant is finished before the next player is asked.
rule-S3_2 = Whoever has a bleeding wound, one or more, lays the top card of the deck face down on the discard pile before drawing. With an empty deck nothing happens.
rule-S3_3_1 = Each player draws 1 card. The discard pile is never shuffled back.
rule-S3_3_2 = For every card that you must draw from an empty deck you take 1 wound.
rule-S3_5_1 = Everybody chooses one card face down. Until all are turned up, the others see only that a card lies there.
rule-S3_5_2 = A card with a cost can be chosen only while you have that much focus.
rule-S3_5_3 = A card that asks for a kamae can be chosen only in that kamae.
rule-S3_5_4 = The core ability or the core weapon may be chosen instead. The core ability is free, so there is always a choice.
rule-S3_5_5 = A stun in hand may be chosen: it does nothing and leaves the hand.
    .mark = reading
rule-S3_5_6 = Whoever holds Crippling Poison must choose it.
rule-S3_6_2 = The cost of a revealed card is paid at once.
rule-S3_6_3_1 = An initiative that costs focus may be bought only now.
rule-S3_6_3_2 = An initiative that belongs to a kamae is free, and in that kamae it must be used.
rule-S3_6_4_1 = Instant Replacements may be played from the lowest on the track to the highest, one chance each.
rule-S3_6_4_2 = The replaced card is discarded and all focus paid for it comes back.
rule-S3_6_4_3 = The new card needs its own kamae and cost and has its own initiative.
rule-S3_6_5 = Whoever shows a range of initiatives names one value, the lowest on the track first.
rule-S3_7_1 = Cards are resolved from the highest initiative to the lowest.
rule-S3_7_2 = A dividing line splits a card: what stands below happens at the lower value printed there.
rule-S3_7_3 = At the same initiative defence comes first, then attack, meditation and the core ability.
rule-S3_7_4 = A core weapon counts as its own type, but comes after other cards of that type.
    .mark = reading
rule-S3_7_6 = If that does not decide, whoever is higher on the track says who goes first.
rule-S3_8_1 = At the end cards in play go face up to their owner’s discard pile, core cards back to the hand.
rule-S3_8_2 = Then come effects at the end of the turn: hobbles and lasting cards turn, shrines give focus, lasting Bushido cards may be paid off.
    .mark = reading
rule-S3_8_3 = Then everybody discards down to the hand limit, face down. Stuns count, but cannot be discarded.
rule-S3_8_4 = Discards lie face up unless something says otherwise. Everybody may look through the piles; face-down cards stay unknown.
rule-S3_8_5 = What takes a card out of a discard pile finds face-up cards only.
rule-S3_9_1 = Whoever has as many wounds as the wound limit, bleeding ones included, is defeated at once.
rule-S3_9_2 = Whoever holds as many stuns as the hand limit is defeated at once, even in the middle of a card.
rule-S3_9_3 = The last character or team standing wins. If the last sides fall together, it is a draw.
rule-S3_9_4 = If the wound limit drops to the number of wounds, that is defeat as well.
rule-S3_8_6 = A card discarded over the hand limit is known to its owner only, one lost by bleeding to nobody.

rules-senjutsu-chapter-kamae = Kamae and focus

rule-S4_1 = Neutral is a position, but not a kamae: lines for a kamae do not apply in it, and “any kamae” never means Neutral.
rule-S4_2 = Changing kamae follows at most that many branches of your own tree, or none at all. One-way branches lead forward only.
rule-S4_3 = Entering the focus node gives 1 focus at once. The ring never rests there, and leaving costs no branch.
rule-S4_5 = From the node the ring goes to a position other than the one it came from at the start of the effect; only if there is none does it go back, and the focus is kept.
rule-S4_6 = With several branches every visit to the node pays. Holding 3 focus does not close the way.
rule-S4_8 = Switching is compulsory, needs no branch, gives no focus and never ends on the node.
rule-S4_10 = A line for a kamae applies, or not, at the moment it is reached. A switch higher up on the card counts.
rule-S4_11 = The kamae asked for at the top of a card matters only when the card is played.
rule-S4_12 = A line that costs focus is optional and needs that focus at the moment.
rule-S4_13 = Of lines joined by “or” exactly one is carried out.
rule-S4_14 = If one of them belongs to your kamae, it must be that one.
rule-S4_15 = A kamae makes its line apply; what is optional inside the line stays optional.
rule-S4_16 = An option that cannot be carried out is not offered while another one can.

rules-senjutsu-chapter-movement = Movement

rule-S5_1 = Steps go by the present facing and keep it. A turn goes to either side.
rule-S5_2 = All steps of one part go in one direction, and all its turns to one side.
rule-S5_3 = Steps and turns on one line mix freely. After a turn the direction is still meant from the figure’s own view.
rule-S5_4 = “Then” fixes the order, also of what is optional.
rule-S5_5 = A black icon must be carried out completely, a white one as far as you like.
rule-S5_7 = Nobody enters terrain or an occupied hex, or leaves the board, of their own accord.
rule-S5_8 = A forced step may collide only if no other direction and no other order of the line avoids it.
    .mark = reading
rule-S5_9_edge = Whoever is forced off the board stays, takes 1 stun, and the turn is over for them.
rule-S5_9_terrain = Whoever is forced into terrain stays, suffers its penalty, and the turn is over for them.
rule-S5_9_figure = Whoever is forced into a figure takes 1 stun and discards 1 card, the other takes 1 stun, and the mover’s turn is over.

rules-senjutsu-chapter-attacks = Attacks

rule-S6_1 = An attack affects every figure on its marked hexes, friend or foe, each hex for itself.
rule-S6_2_1 = A chosen attack must be carried out so that it hits a foe, if optional movement allows it.
    .mark = reading
rule-S6_2_2 = Focus that is needed for a hit must be paid too.
rule-S6_2_3 = This holds whatever the foe has revealed, even if the attack will be blocked.
rule-S6_2_4 = Focus that only makes a hit stronger stays optional.
rule-S6_2_5 = Each part of a split card is judged by itself.
rule-S6_3_1 = The order of an attack: is anybody on a marked hex; extras are paid; blocks; effects; instants that need a success; the card’s own lines for success; the rest.
rule-S6_3_2 = Extras are paid before blocks are checked, and are lost if the attack is stopped.
rule-S6_4 = An attack succeeds if its target was wounded, got a state, was moved or turned, or changed in another printed way.
rule-S6_5 = “If successful” covers everything down to the next dividing line.
rule-S6_6 = Each symbol gives one wound card. A bleeding wound counts as a wound.
rule-S6_7 = An execution defeats at once; no armour helps.
rule-S6_8_1 = A push goes straight away from the attacker, hex by hex. If two hexes lie equally straight, the attacker chooses.
    .mark = reading
rule-S6_8_2 = A pull goes straight towards the attacker in the same way.
rule-S6_8_5 = The figure goes to the neighbouring hex nearest to the line through both figures: one further away for a push, one nearer for a pull.
rule-S6_8_6 = A pull never ends on the puller’s own hex: an adjacent figure stays where it is.
rule-S6_8_3 = Whoever is pushed or pulled into terrain stops before it and suffers the penalty. The rest of the push is lost, and so is the rest of that figure’s turn unless an option says otherwise.
    .mark = reading
rule-S6_8_4 = Pushed off the board: 1 stun. Into another figure: 1 stun and 1 discard for the one that is moved, 1 stun for the other.
    .mark = reading
rule-S6_9 = Whoever turns a foe chooses the side.
rule-S6_10 = For effects without a diagram the player picks the target after the reveal; if a range is printed, within range and sight.
rule-S6_11 = If several figures are hit, everything is applied together. Lines for success then apply to each that was hit; what concerns the attacker happens once.
rule-S6_12 = For an instant after a success the foe is whoever was hit or whose attack was blocked; if there are several, the player picks one.

rules-senjutsu-chapter-blocks = Blocks and counters

rule-S7_1 = Shields work only at the initiative that was named. Lines above the shields come first.
rule-S7_2_1 = An attack is stopped if a shield covers the attacker’s hex or the hex it is aimed at.
rule-S7_2_2 = It is stopped as well if every shortest way between the two leads over a covered hex.
rule-S7_2_3 = An attack from a neighbouring hex has no hexes in between.
rule-S7_2_4 = Each target is checked for itself, and shields protect their owner only.
    .mark = reading
rule-S7_3_1 = Terrain shields its hex at every initiative, for everybody.
rule-S7_3_2 = What terrain alone has stopped is not a successful block.
rule-S7_3_3 = If terrain and shields stop an attack only together, the block succeeds.
rule-S7_4 = An unblockable attack ignores shields and terrain.
rule-S7_5 = A block succeeds only if everything the attack would do to its owner was stopped.
rule-S7_6 = The order of a block: extras are paid; is the attack stopped; counter; instants that need a success; lines for success; the rest.
rule-S7_7 = Lines below the shields wait until the attacks of that value are dealt with.
    .mark = reading
rule-S7_8_1 = If the blocked attack’s initiative equals a counter symbol, you may at once play a non-core attack of equal or lower initiative from your hand.
    .mark = reading
rule-S7_8_2 = Its cost and kamae apply. It does not use up your instant, and you may decline.
rule-S7_8_3 = The counter is resolved completely at once, all its parts included.

rules-senjutsu-chapter-instants = Instants

rule-S8_1 = One instant per player and turn. Counters do not count, nor does a Replacement that was chosen as an ordinary card.
rule-S8_2 = Additional and Replacement instants go only with a non-core card of another type.
rule-S8_3 = Plain instants and those with a condition may be played only at the moment they name.
    .mark = reading
rule-S8_4 = A Replacement may be chosen like an ordinary card, or swapped in at Reveal.
rule-S8_6 = An Additional without a condition comes after the whole revealed card, its last part included.
rule-S8_7 = Cost and kamae of an instant apply when it is played.

rules-senjutsu-chapter-more-players = Three and more players

rule-S9_1 = Tied cards of one type: the highest on the track picks a place in the order, then the next; the last takes what is left.
rule-S9_2 = Attacks do not spare friends.
rule-S9_3 = The last team wins. Defeated figures leave the board, and the others play on.
rule-S9_4 = Whoever takes the advantage moves to the top of the track; the others keep their order.
rule-S9_5 = You have the advantage over whoever stands lower on the track, whatever the printed values say.

rules-senjutsu-chapter-states = States, search, sight, terrain

rule-S10_wound = A wound stays and counts 1.
rule-S10_bleeding = A bleeding wound stays, counts 1 and costs a card each turn.
rule-S10_stun = A stun goes to the hand and counts against its limit. It cannot be discarded, but it may be chosen.
rule-S10_hobble_1 = Each hobble lowers the initiative of your cards by 1, but never below 1; a printed 0 stays 0.
rule-S10_hobble_2 = Of a range the value is named first, then lowered.
rule-S10_hobble_3 = A hobble works from the next turn on, for three turns.
rule-S10_crippling = Crippling Poison is shuffled among the top cards of the deck. In hand it must be chosen; that turn does nothing, and then it is out of the game. There is only one.
    .mark = reading
rule-S10_poison_1 = Whoever poisons picks any card of their own poison deck. A used one is gone.
rule-S10_poison_2 = Poison is not a wound and never counts against the wound limit.
rule-S10_status = Stuns, hobbles and poisons are not ability cards: searches, discards and shuffles pass them over.
rule-S10_poisons = Fog of Confusion: a random card, no Replacements. Haemorrhagic Toxin: a card lost each turn. Paralysing Toxin: kamae and focus are frozen. Virulent Poison: the wound limit is 1 lower. Each lasts two or four turns.
rule-S10_2 = A search takes a fitting card to the hand; then the deck is shuffled.
rule-S10_2_2 = You may also end a search without a card.
rule-S10_3 = A range reaches targets at that distance or nearer that are in sight.
rule-S10_4 = You see a hex if a line from one of the two front corners of your hex to one of its corners touches no terrain.
    .mark = reading
rule-S10_5 = Figures, caltrops and traps do not block the view.
rule-S10_terrain = Nobody stands in terrain or passes through it. Whoever is forced in stays on the hex before it and pays for it.
rule-S10_rocks = Rocks: 1 wound.
rule-S10_bamboo_1 = Bamboo: 1 wound and 1 stun; then it is gone.
rule-S10_bamboo_2 = Bamboo is also gone when an attack deals wounds to its hex, but it still shields against that attack.
rule-S10_cart = Burning cart: 1 wound and 1 bleeding wound.
rule-S10_shrine_1 = Shrine: 1 wound for whoever is forced in.
rule-S10_shrine_2 = At the end of the turn every figure beside a shrine gains 1 focus.
rule-S10_torii = A torii pillar is terrain and costs 1 wound; the hex of the gate is free.
rule-S10_cherry = Cherry tree: 1 wound.
rule-S10_boat = A boat is an ordinary hex. Outside it makes the board larger.
rule-S10_corpse = Whoever enters the hex of a corpse takes 1 stun and loses all focus.
rule-S10_caltrops = Whoever enters caltrops or a trap takes 1 wound and a hobble; the token is gone.
    .mark = reading
rule-S10_2_3 = A card found by a search goes to the hand unseen; one from a discard pile was open.
    .mark = reading

rules-senjutsu-chapter-decks = Deck building

rule-S11_1 = A deck of your own has exactly 40 ability cards beside the core cards.
rule-S11_2 = The printed signature decks of 30 cards are allowed as they are.
rule-S11_3 = A deck goes with the character’s own core ability and one core weapon that the character may carry.
rule-S11_4 = General cards are for everybody, signature cards for their owner only.
rule-S11_5 = Wood: at most 3 copies of a card.
rule-S11_6 = Steel: at most 2 copies.
rule-S11_7 = Gold: 1 copy each, 8 cards in all.
rule-S11_8 = Jade: 1 card in all.
rule-S11_9 = Core, state and solo cards do not go into a deck.
rule-S11_10 = In matched play school cards come only from the one school that was chosen.

rules-senjutsu-chapter-further = Special attacks, stealth, large boards

rule-S12_1 = A comparison attack hits only if the target’s initiative is lower than its own.
    .mark = reading
rule-S12_2 = A range counts with its lowest printed value.
rule-S12_3 = Among several opponents one with a lower initiative is picked.
rule-S12_4 = Stealth ends after a successful attack or block of one’s own, or on suffering a wound or state.
rule-S12_7 = Stealth does not switch off the kamae.
rule-S12_5 = Whoever begins a turn 7 or more hexes away from every foe may take up to 3 steps with the core ability, until the distance is 6.
rule-S12_5_2 = Those steps keep one direction. Core weapons and other cards gain nothing.
rule-S12_6 = A comparison attack is an attack like any other: range, sight, shields, terrain and armour count.

rules-senjutsu-chapter-solo = Bots

rule-S13_F_1 = Where a bot’s choice is open, it takes what is worst for you.
rule-S13_F_2 = Behaviour left, middle or right means the side ahead left, ahead or ahead right of your figure at the moment the bot acts.
rule-S13_F_3 = A change of behaviour goes from left to middle, from middle to right, from right to left.
rule-S13_F_3_2 = A change printed in one half of an attack card happens only if that half is resolved, before its movement. Whether the attack is possible is judged first.
rule-S13_F_4 = A bot does not choose: the top card of its deck is its card of the turn.
rule-S13_F_5 = If its deck is empty when a card is needed, its discard pile is shuffled first.
rule-S13_F_6 = To reset the deck: after the Discard phase all its cards become the new deck. Stuns that are laid out, wounds and hobbles stay.
rule-S13_F_7 = A bot’s wound limit is 7, 3, 2 or 1 for one, two, three, or four and more bots.
rule-S13_F_8 = A stun goes into the bot’s deck. When it is drawn, the bot does nothing and lays it out; as many as the wound limit defeat it. Wounds and stuns count apart.
rule-S13_F_9 = Hobbles work as usual. A bleeding bot loses its top card face down before each draw.
rule-S13_F_10 = A stance, aggressive or defensive, matters only in step 4 of the attack list, and a change of behaviour does not touch it.
rule-S13_F_11 = A bot poisons with a random card of its poison deck. Fog on a bot lets you change its stance once; Paralysing Toxin freezes its behaviour and stance.
rule-S13_F_12 = Looking at a bot’s hand shows the top 2 cards of its deck; they go back on top in any order.
rule-S13_F_13 = Bots have no focus, kamae or hand: what concerns those has no effect.
rule-S13_F_14 = Bots stand below everybody on the track. Tied with a bot, you decide who goes first; tied bots act in the order that is worst for you.
rule-S13_F_15 = The preferred distance is 1 for leader, katana, Master and Student, 2 for yari, Ronin and Warrior, 5 and more for yumi, 6 and more for the arquebus.
rule-S13_F_16 = Of several characters a bot takes the nearest, then the one whose behaviour side is nearest, then the leftmost.
rule-S13_F_17 = At the start behaviour follows from where the bot stands as seen by you: in front or straight behind is middle. Stances alternate, beginning with aggressive.
rule-S13_F_18 = A bot uses none, some or all of its printed steps and turns, in one direction for each part.
rule-S13_F_19 = What is said of figures on the board holds for bots too; discards and lost focus have no effect.
rule-S13_F_20 = Against bots there is no track, so advantage has no effect. Bots name their values first, then players from the lowest printed value up.
rule-S13_F_21 = Players who are tied among themselves act in the order of their printed advantage; nobody is asked.
rule-S13_F_22 = One bot stands opposite you; two stand on A and D, three on A, B and D, four on A to D, and you on X. They face you as nearly as they can.
rule-S13_F_23 = You win when all bots are defeated, and lose when all players are. A defeated bot leaves with its cards.
rule-S13_F_24 = The goal hex of a melee bot lies at its preferred distance straight in the behaviour direction.
rule-S13_F_25 = Solo cards without a diagram affect the bot’s target, with a range only within range and sight.
rule-S13_F_26 = A stun counts only when the bot draws it as its card of the turn. Crippling Poison that a bot draws costs it the turn and is out of the game.
    .mark = reading
rule-S13_F_27 = If several players and bots are tied, the players keep their order, and the highest of them picks a place for each bot.
    .mark = reading

rules-senjutsu-chapter-bot-decisions = What bots decide

rule-S13_M_0 = In melee a bot makes for its preferred distance on the behaviour side and turns its front to you. It never enters terrain or figures.
rule-S13_M_1 = If its goal hex is free and can be reached, it goes there, or as near as its steps allow.
rule-S13_M_2 = If not, it takes the hex whose distance to you is nearest to the preferred one.
rule-S13_M_3 = It ends with the facing that points at you best; of equals the one with fewer turns, then the left one.
rule-S13_M_4 = Of equal hexes it takes the one with the better facing, fewer steps, fewer turns, then the worse one for you. Without any gain it stays.
rule-S13_R_1 = A ranged bot at its preferred distance with sight stays.
rule-S13_R_2 = If it is too near, it moves away along the behaviour direction.
rule-S13_R_3 = Without sight it moves by its behaviour until it sees you.
rule-S13_R_4 = If there is no such way, it moves in any direction that gives sight and distance.
rule-S13_R_5 = It never comes nearer than needed unless it lacks sight.
rule-S13_R_6 = Its goal point lies at the preferred distance in the behaviour direction, also off the board. The nearer to it, the better.
rule-S13_R_7 = First hexes with sight and distance, then with sight, then any; among them the nearest to the goal point.
rule-S13_A_0 = A bot carries out the attack half as fully as it can, even if it will be blocked. It goes for the most wounds; an execution counts as 5.
rule-S13_A_1 = Step 1: if it can hit you from straight behind, it goes there.
rule-S13_A_1_2 = The hexes behind left and behind right are not straight behind.
rule-S13_A_2 = Step 2: if it hits from where it stands, turns allowed, it takes no step.
rule-S13_A_2b = Otherwise it goes to the hex from which it deals most wounds; of equals the nearest to its goal hex.
    .mark = reading
rule-S13_A_3a = Step 3: if the attack would be blocked and another hex would let it succeed, it goes there.
rule-S13_A_3b = It does so too if your counter would answer.
    .mark = reading
rule-S13_A_3c = And it does so if it would also hit another bot.
rule-S13_A_3d = Such a hex counts only if from there nothing blocks or answers the attack and no bot is hit.
rule-S13_A_4a = Step 4: if it can avoid neither counter nor bot, an aggressive bot attacks anyway.
rule-S13_A_4b = A defensive bot then treats the attack as impossible.
rule-S13_A_4c = If the attack would only be blocked, it attacks in either stance.
rule-S13_A_5 = Step 5: if the attack is impossible, the second half is resolved at its own initiative.
rule-S13_A_6 = Step 6: a ranged bot attacks if you are in sight and range, else it uses the second half. A lost comparison does not open the second half.
rule-S13_A_7 = Lines below the diagram come after the attack; steps there follow the movement list.
rule-S13_D_1 = Of a defence card both halves are resolved.
rule-S13_D_2 = A bot sets its range to the value of your attack if it can, hobbles counted, otherwise to its highest.
    .mark = reading
rule-S13_D_3 = Against a double attack it matches the part with more wounds, then the faster, then the slower one.
rule-S13_D_4 = A bot’s counter: its top card is turned up; if it is an attack, you take 1 wound.
rule-S13_D_5 = Movement above the shields is used so that they stop your attack; if nothing does, the bot turns its front to you.
rule-S13_D_6 = That card goes face up to its discard pile; an empty deck is shuffled first.
rule-S13_D_7 = If several players attack, it matches the attack that would wound it most, then the faster one.

rules-senjutsu-chapter-bot-decks = Decks of bots

rule-S13_1_pools = Solo cards lie in eight pools, each shuffled.
rule-S13_1_Leader = Samurai leader: 2 cards of pool 1, 2 of pool 4, 1 of pool 5, and 1 more of 4 or 5.
rule-S13_1_Katana = Katana ashigaru: 1 of pool 2, 2 of pool 4, 1 of pool 5, and 1 more of 4 or 5.
rule-S13_1_Yari = Yari ashigaru: 1 of pool 2, 2 of pool 3, 1 of pool 5, and 1 more of 3 or 5.
rule-S13_1_Yumi = Yumi ashigaru: 1 each of pools 2, 5 and 6, and 2 more of these.
rule-S13_1_Arquebusier = Arquebusier: 1 of pool 2, 1 of pool 5, 3 of pool 7, and 1 more of 2 or 5.
rule-S13_1_Master = Bot Master: 4 own cards, 1 of pool 1, 2 of pool 4, 1 of pool 5, and 1 more of 2, 4 or 5.
rule-S13_1_Student = Bot Student: 4 own cards and the same pools as the Master.
rule-S13_1_Ronin = Bot Ronin: 4 own cards, 1 each of pools 1, 3, 4 and 5, and 1 more of 2, 4 or 5.
rule-S13_1_Warrior = Bot Warrior: 4 own cards and the same pools as the Ronin.
rule-S13_1_empty = In place of an empty pool another one of the bot’s list serves, those of its extra card first, pool 4 last.
rule-S13_1_specials = Bots of the expansions are offered only with their own solo cards.
rule-S13_1_extra = You pick the pool of the extra card; the card itself comes unseen.
rule-S13_1_Pair = Ashigaru and Hachiko come together. Hachiko has exactly its own 5 cards.
rule-S13_1_Stealth = Assassin and Ninja start in stealth.
rule-S13_1_Onna = The Onna-Bugeisha is desperate while she is 2 or fewer wounds short of her limit.
rule-S13_1_Wakou = The Wakou may change direction with each step.
rule-S13_1_Yojimbo = The Yojimbo wins as soon as his three contracts are fulfilled.
rule-S13_N_1 = Nightmare: one card of pool 8 replaces one of pool 3 or 4.
    .mark = reading
rule-S13_N_2 = For a bot character its own nightmare card takes that place.
    .mark = reading
rule-S13_N_3 = A deck without cards of pools 3 and 4 is not changed.

rules-senjutsu-chapter-horde = The horde

rule-S13_2_1 = Three katana ashigaru and a leader come in waves of one, two, three, and all four. In the first stage one wound defeats each.
rule-S13_2_2 = Before each wave you choose its start hexes, one per bot. All are aggressive; A comes from the left, B and C from the front, D from the right.
    .mark = reading
rule-S13_2_3 = After wave 4 the solo cards go back to their pools and decks are built anew. You keep your hand, and your figure returns to its start hex.
rule-S13_2_5 = Then hobbles and poisons go, 1 stun goes, and 1 bleeding wound becomes a plain one. The rest stays.
rule-S13_2_6 = Your discard pile is shuffled, and half of it, rounded up, goes back into your deck.
rule-S13_2_7 = It begins again with wave 1, and all limits of bots rise by 1. There are three stages.
rule-S13_2_8 = Ranks: Wood after wave 3, Steel after the first stage, Gold after the second, Jade after the third.
rule-S13_2_9 = Nightmare horde: one ashigaru is replaced by any bot, or all three by bot characters.
rule-S13_2_10 = The fallen lord lies beside your start hex. Bots take him for a friend of yours and go for him if he is nearer; if one strikes him, you lose.
    .mark = reading
rule-S13_2_11 = Whoever begins a turn beside the fallen lord gains 1 focus.
rule-S13_2_12 = Between the waves of a stage nothing of yours changes.
rule-S13_2_13 = The stun limit of the bots equals their wound limit.
rule-S13_2_14 = If a start hex is occupied, the bot enters on the nearest free hex that is worst for you; its behaviour stays that of the letter.
rule-S13_2_15 = Between stages focus, kamae, wounds and cards in play are kept; the figure faces as at the start.
    .mark = reading

rules-senjutsu-chapter-characters = Characters

rule-S17_stats = All four have a hand limit and a wound limit of 5. Advantage: Ronin 27, Warrior 35, Student 62, Master 74.
rule-S17_Ronin_1 = Ronin: from Neutral to Aggression, one way.
rule-S17_Ronin_2 = Ronin: from Aggression to the focus node, which is a dead end.
rule-S17_Ronin_3 = Ronin: Neutral and Balance, both ways.
rule-S17_Ronin_4 = Ronin: Balance and Determination, both ways.
rule-S17_Warrior_1 = Warrior: Neutral and Aggression, both ways.
rule-S17_Warrior_2 = Warrior: Aggression and the focus node, both ways.
rule-S17_Warrior_3 = Warrior: from the focus node to Balance, one way.
rule-S17_Warrior_4 = Warrior: from the focus node to Determination, one way.
rule-S17_Warrior_5 = Warrior: Balance and Determination, both ways.
rule-S17_Warrior_6 = Warrior: from Determination to Neutral, one way.
rule-S17_Student_1 = Student: Neutral and Determination, both ways.
rule-S17_Student_2 = Student: from Determination to the focus node, one way.
rule-S17_Student_3 = Student: the focus node and Aggression, both ways.
rule-S17_Student_4 = Student: the focus node and Balance, both ways.
rule-S17_Student_5 = Student: from Balance to Neutral, one way.
rule-S17_Master_1 = Master: the focus node and Neutral, both ways.
rule-S17_Master_2 = Master: the focus node and Aggression, both ways.
rule-S17_Master_3 = Master: the focus node and Balance, both ways.
rule-S17_Master_4 = Master: the focus node and Determination, both ways.

rules-senjutsu-chapter-boards = Decks and battlefields

rule-S19_1 = Each signature deck has 30 cards; how many of each rank and type is printed.
rule-S19_2 = The extensions to 40 cards obey the rules of deck building and keep to their school.
rule-S21_1 = Snow Field has 37 hexes, Burning Village 19, Frozen Lake 31, Ice Bridge 25.
rule-S21_2 = Each battlefield has start hexes for duels and for bots, free of terrain.
rule-S21_3 = Three or four players start at corners of Snow Field, as far apart as they can.
rule-S21_4 = Two teams start on opposite edges and choose between their two hexes.

rules-senjutsu-chapter-rulings = Rulings

rule-S22_1 = “Discard 1 card” on a core card means one card that is neither core nor stun; with none the line is skipped.
rule-S22_2 = A card played through Dragon Reflection or Reflection Pool is paid for and needs its kamae, but its type is free. It waits for its value, or is resolved at once if that has passed.
    .mark = reading
rule-S22_6 = Cancelled movement means all steps and turns still to come, cancelled turns only turns; The Terror ends the whole card, shields included.
rule-S22_10 = “Up to” lets you choose the number first; without it drawing is compulsory.
rule-S22_12 = Nothing more of a defeated character’s card is resolved.
rule-S22_13 = An initiative that depends on the kamae is fixed at Reveal, everything else at its line.
rule-S22_14 = Focus gained or lost in a turn counts at once for what follows.
rule-S22_15 = Crippling Poison in a short deck is shuffled into what is there.
rule-S22_21 = Wounds, states and focus never run out; only Crippling Poison exists just once.
rule-S22_24 = Cards that stay in play lie beside the deck, do not belong to the hand, and go to their owner’s discard pile when they end.
rule-S22_25 = A card without an initiative that is played through another takes that card’s initiative and is resolved at once, without asking for its moment.
    .mark = reading
rule-S22_26 = Broad Block goes with any non-core defence card that shows a range.
    .mark = reading

rules-senjutsu-chapter-cards-master = Cards: Master

rules-senjutsu-chapter-cards-ronin = Cards: Ronin

rules-senjutsu-chapter-cards-student = Cards: Student

rules-senjutsu-chapter-cards-warrior = Cards: Warrior

rules-senjutsu-chapter-cards-weapons = Cards: core weapons

rules-senjutsu-chapter-cards-general = Cards: general

rules-senjutsu-chapter-cards-solo = Solo cards
