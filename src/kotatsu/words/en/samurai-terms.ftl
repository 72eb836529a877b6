### The words of Samurai Spirit: names, labels and short help. One word for one thing everywhere.

## The game

game-samurai = Samurai Spirit
samurai-owner = Samurai Spirit (“7 самураев”) was designed by Antoine Bauza and published by Funforge, in Russian by Hobby World. Names and game belong to them; this page is unofficial and not connected with them. If you enjoy it, buy the box: it is a beauty.

## Terms

samurai-samurai = Samurai
samurai-village = Village
samurai-barricade = Barricade
samurai-farmstead = Farmstead
samurai-family = Family
samurai-raider = Raider
samurai-plunderer = Plunderer
samurai-lieutenant = Lieutenant
samurai-boss = Boss
samurai-raider-stack = Raider stack
samurai-intruder-stack = Intruder stack
samurai-discard-pile = Discard pile
samurai-human-side = Human side
samurai-animal-side = Animal side
samurai-battle-track = Battle track
samurai-kiai = Kiai
samurai-kiai-value = Kiai value
samurai-talent = Talent
samurai-support-token = Support token
samurai-absent-token = Absent samurai’s token
samurai-wound = Wound
samurai-wound-token = Wound token
samurai-strength = Strength
samurai-penalty = Penalty
samurai-flame = Flame
samurai-symbol-hat = Hat
samurai-symbol-farm = Farm
samurai-symbol-doll = Doll
samurai-combat-line = Combat line
samurai-defence-side = Defence side
samurai-neighbour-left = Left neighbour
samurai-neighbour-right = Right neighbour
samurai-even = Even
samurai-odd = Odd
samurai-last-card = Last card
samurai-passed = Passed
samurai-round-end = End of round

## Actions

samurai-fight = Fight
    .short = Fight
samurai-confront = Confront
samurai-defend = Defend
samurai-support = Support
samurai-pass = Pass
samurai-second-fight = Fight again
samurai-hand-over = Hand over
samurai-put-under = Put under the stack
samurai-ignore-penalty = Ignore the penalty
samurai-use-kiai = Use Kiai

## Seven samurai

samurai-name-heihachi = Heihachi
    .gen = Heihachi
    .dat = Heihachi
    .acc = Heihachi
    .ins = Heihachi
samurai-name-daisuke = Daisuke
    .gen = Daisuke
    .dat = Daisuke
    .acc = Daisuke
    .ins = Daisuke
samurai-name-gorobei = Gorobei
    .gen = Gorobei
    .dat = Gorobei
    .acc = Gorobei
    .ins = Gorobei
samurai-name-kanbei = Kanbei
    .gen = Kanbei
    .dat = Kanbei
    .acc = Kanbei
    .ins = Kanbei
samurai-name-kikuchiyo = Kikuchiyo
    .gen = Kikuchiyo
    .dat = Kikuchiyo
    .acc = Kikuchiyo
    .ins = Kikuchiyo
samurai-name-kyuzo = Kyuzo
    .gen = Kyuzo
    .dat = Kyuzo
    .acc = Kyuzo
    .ins = Kyuzo
samurai-name-katsushiro = Katsushiro
    .gen = Katsushiro
    .dat = Katsushiro
    .acc = Katsushiro
    .ins = Katsushiro
samurai-animal-tanuki = Tanuki
samurai-animal-monkey = Monkey
samurai-animal-bear = Bear
samurai-animal-boar = Wild boar
samurai-animal-tiger = Tiger
samurai-animal-wolf = Wolf
samurai-animal-fox = Fox

## Penalties, bonuses

samurai-penalty-fire = Fire
samurai-penalty-wound = Wound
samurai-penalty-ninja = Ninja
samurai-penalty-no-defence = No defence
samurai-penalty-no-support = No support
samurai-penalty-left = To the left
samurai-penalty-right = To the right
samurai-penalty-forced-pass = Forced pass
samurai-penalty-demon = Demon
samurai-penalty-broken-swords = Broken swords
samurai-penalty-lost-defence = Lost defence
samurai-bonus-heal = Heal
samurai-bonus-build = Build
samurai-bonus-scout = Scout
samurai-farm-penalty-family = Lost family
samurai-farm-penalty-farm = Fire spreads
samurai-farm-penalty-barricade = Lost barricade
samurai-farm-penalty-wound = Wound

## Difficulty and result

samurai-difficulty-easy = Easy
samurai-difficulty-normal = Normal
samurai-difficulty-hard = Hard
samurai-difficulty-heroic = Heroic
samurai-result-plus-0 = no suffix
samurai-result-plus-1 = plus
samurai-result-plus-2 = two pluses
samurai-result-plus-3 = three pluses

## What the game is

samurai-about = Seven samurai, one village and three waves of raiders: fight side by side, take blow after blow right up to your limit, and let the beast within break free. Everybody wins together or loses together, so every card you face is one your friends need not fear.

## Talents

samurai-talent-heihachi = Heihachi may hand an even card he draws to his left or right neighbour, who plays it at once.
samurai-talent-daisuke = Daisuke may hand an odd card he draws to his left or right neighbour, who plays it at once.
samurai-talent-gorobei = Gorobei may ignore the penalty of his last card if the card is even.
samurai-talent-kanbei = Kanbei may ignore the penalty of his last card if the card is odd.
samurai-talent-kikuchiyo = Kikuchiyo may Fight a second time in the same turn.
samurai-talent-kyuzo = Kyuzo may discard a raider whose strength is already in his combat line instead of playing it.
samurai-talent-katsushiro = Katsushiro may put a card he draws under the raider stack and draw another, which he must play.

## Kiai

samurai-kiai-heihachi-human = Add one barricade.
samurai-kiai-heihachi-animal = Add one barricade and remove the wound token of any one samurai.
samurai-kiai-daisuke-human = Take the last card of any samurai’s combat line and give it to another samurai, who places it by the usual rules.
samurai-kiai-daisuke-animal = Up to twice in a row: take the last card of any samurai’s combat line and give it to another samurai, who places it by the usual rules.
samurai-kiai-gorobei-human = Discard the top two cards of the raider stack.
samurai-kiai-gorobei-animal = Discard the top three cards of the raider stack.
samurai-kiai-kanbei-human = Discard the top two cards of the intruder stack.
samurai-kiai-kanbei-animal = Discard the top three cards of the intruder stack.
samurai-kiai-kikuchiyo-human = Discard the last card of any samurai’s combat line.
samurai-kiai-kikuchiyo-animal = Up to twice in a row: discard the last card of any samurai’s combat line.
samurai-kiai-kyuzo-human = One samurai gives his own support token to another.
samurai-kiai-kyuzo-animal = One samurai gives his own support token to another, and one barricade is added.
samurai-kiai-katsushiro-human = Look at the top two cards of the raider stack and put them back face up in any order.
samurai-kiai-katsushiro-animal = Look at the top three cards of the raider stack and put them back face up in any order.

## Help for the icons on raider cards

samurai-penalty-help-fire = Remove a barricade; if there are none, a farmstead is destroyed.
samurai-penalty-help-wound = The samurai takes a wound.
samurai-penalty-help-ninja = The top card of the raider stack goes unseen onto the intruder stack.
samurai-penalty-help-no-defence = This turn the samurai may not place cards on his defence side.
samurai-penalty-help-no-support = This turn the samurai may not Support, but tokens he has received still work.
samurai-penalty-help-left = The left neighbour draws a raider card straight into his combat line.
samurai-penalty-help-right = The right neighbour draws a raider card straight into his combat line.
samurai-penalty-help-forced-pass = This turn the samurai must Pass.
samurai-penalty-help-demon = A random card of the discard pile is shuffled into the raider stack.
samurai-penalty-help-broken-swords = This turn the samurai may use neither his own talent nor the support tokens he has received.
samurai-penalty-help-lost-defence = The samurai discards one card of his choice from his defence side.
samurai-symbol-help-hat = A hat on the defence side protects the peasants: without one the samurai takes a wound at the end of the round.
samurai-symbol-help-farm = A farm on the defence side protects the farmsteads: without one a random farmstead is destroyed at the end of the round.
samurai-symbol-help-doll = A doll on the defence side protects the families: without one a random family is removed at the end of the round.
samurai-flame-help = If this card is revealed from the intruder stack at the end of the round, its flame removes a barricade or, when none is left, a farmstead.

## Help for families and farmsteads

samurai-bonus-help-heal = At the end of the round a random samurai loses his wound token.
samurai-bonus-help-build = At the end of the round one barricade is added, but never more than were placed at set-up.
samurai-bonus-help-scout = At the end of the round the top card of the intruder stack goes to the discard pile.
samurai-farm-penalty-help-family = A random family is removed at once.
samurai-farm-penalty-help-farm = Another farmstead is destroyed, and its penalty applies too.
samurai-farm-penalty-help-barricade = A barricade is removed; if there are none, another farmstead is destroyed and its penalty applies.
samurai-farm-penalty-help-wound = A random samurai takes a wound.

## Help for the levels

samurai-difficulty-help-easy = Three more barricades than samurai and fewer raiders; no farm penalties.
samurai-difficulty-help-normal = Two more barricades than samurai; no farm penalties.
samurai-difficulty-help-hard = One more barricade than samurai; farm penalties apply.
samurai-difficulty-help-heroic = As many barricades as samurai; farm penalties apply, and families give no bonuses.

## Names of icons

samurai-icon-flame = Flame
samurai-icon-barricade = Barricade
samurai-icon-token = Support token
