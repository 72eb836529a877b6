### The words on Root’s boards and cards: labels, what each card does, powers, help.

## Every board

root-board-hand = hand { $n }
root-board-hand-open = hand { $n }, open
root-board-warriors = warriors left { $n } of { $of }
root-board-left =
    { $n ->
        [one] { $n } warrior left
       *[other] { $n } warriors left
    }
root-board-evening-draw =
    Evening: draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
root-board-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
root-board-of = { $n } of { $of }
root-board-on-map = on the map
root-board-price = price
root-board-track-empty = Nothing is left on this track.
root-board-open = Show the board
root-board-hidden-card = hidden card
root-board-effects = Lasting effects
root-board-effects-used = ticked: used this turn
root-board-crafted-items-note = the Vagabond may take one for an aid
root-board-known = Cards you have seen
root-board-known-lost =
    { $n ->
        [one] { $n } of them is gone
       *[other] { $n } of them are gone
    }
root-board-dominance-fox = Wins by ruling three fox clearings at the start of its Birdsong.
root-board-dominance-rabbit = Wins by ruling three rabbit clearings at the start of its Birdsong.
root-board-dominance-mouse = Wins by ruling three mouse clearings at the start of its Birdsong.
root-board-dominance-bird = Wins by ruling two opposite corners at the start of its Birdsong.
root-board-coalition = Coalition: { $who }. They win together.

## Cards

root-board-suit-card-fox = Fox card
root-board-suit-card-rabbit = Rabbit card
root-board-suit-card-mouse = Mouse card
root-board-suit-card-bird = Bird card
root-board-kind-item = item
root-board-kind-persistent = lasting effect
root-board-kind-favor = immediate effect
root-board-kind-ambush = ambush
root-board-kind-dominance = dominance
root-board-craft-with = Crafted with
root-board-cost-list = cost { $list }
root-board-cost-one = { $suit } × { $n }
root-board-bird-wild = A bird card may be spent as any suit.
root-board-spend-as = Or spend it for its suit: { $suit }.
root-board-vizier-text = A bird card of the Decree. It belongs to the leader and never leaves the Decree.
root-board-line-armorers = no rolled hits
root-board-line-better-burrow-bank = you and another draw
root-board-line-brutal-tactics = attacking: 1 hit more
root-board-line-cobbler = a move each Evening
root-board-line-codebreakers = look at a hand
root-board-line-command-warren = a battle each Daylight
root-board-line-dominance = another way to win
root-board-line-royal-claim = a point per ruled clearing
root-board-line-sappers = defending: 1 hit more
root-board-line-scouting-party = ambushes do not count
root-board-line-stand-and-deliver = take a card, give a point
root-board-line-tax-collector = a warrior for a card
root-board-line-favor = clears the whole suit
root-board-line-ambush-fox = in a fox clearing
root-board-line-ambush-rabbit = in a rabbit clearing
root-board-line-ambush-mouse = in a mouse clearing
root-board-line-ambush-bird = in any clearing

## Cards in full: what each one does

root-card-text-ambush-bird = When you are attacked in any clearing, play it before the roll: the attacker takes 2 hits at once. A fitting ambush of the attacker foils it. It cannot be crafted.
root-card-text-armorers-bird = In battle, after the roll, you may discard this card to ignore every rolled hit you would take. Extra hits and hits of an ambush still count.
root-card-text-arms-trader-bird = Take a sword from the supply and score 2 points. If the supply has none, the card cannot be crafted.
root-card-text-birdy-bindle-bird = Take a bag from the supply and score 1 point. If the supply has none, the card cannot be crafted.
root-card-text-brutal-tactics-bird = When you attack, you may deal one extra hit. If you do, the defender scores 1 point. The card stays with you.
root-card-text-crossbow-bird = Take a crossbow from the supply and score 1 point. If the supply has none, the card cannot be crafted.
root-card-text-dominance-bird = With 10 points or more you may activate it in your Daylight. You score no more points, but you win if you rule two opposite corners at the start of your Birdsong. A Vagabond uses it to form a coalition instead. It cannot be crafted.
root-card-text-royal-claim-bird = At any time in your Birdsong you may discard this card to score 1 point for every clearing you rule.
root-card-text-sappers-bird = When you defend, you may discard this card to deal one extra hit.
root-card-text-woodland-runners-bird = Take boots from the supply and score 1 point. If the supply has none, the card cannot be crafted.
root-card-text-ambush-fox = When you are attacked in a fox clearing, play it before the roll: the attacker takes 2 hits at once. A fitting ambush of the attacker foils it. It cannot be crafted.
root-card-text-anvil-fox = Take a hammer from the supply and score 2 points. If the supply has none, the card cannot be crafted.
root-card-text-dominance-fox = With 10 points or more you may activate it in your Daylight. You score no more points, but you win if you rule three fox clearings at the start of your Birdsong. A Vagabond uses it to form a coalition instead. It cannot be crafted.
root-card-text-favor-of-the-foxes-fox = Remove every enemy piece from all fox clearings and score the buildings and tokens among them. Then discard the card.
root-card-text-foxfolk-steel-fox = Take a sword from the supply and score 2 points. If the supply has none, the card cannot be crafted.
root-card-text-gently-used-knapsack-fox = Take a bag from the supply and score 1 point. If the supply has none, the card cannot be crafted.
root-card-text-protection-racket-fox = Take coins from the supply and score 3 points. If the supply has none, the card cannot be crafted.
root-card-text-root-tea-fox = Take tea from the supply and score 2 points. If the supply has none, the card cannot be crafted.
root-card-text-stand-and-deliver-fox = Once in each of your Birdsongs you may take a random card from another player’s hand. That player scores 1 point.
root-card-text-tax-collector-fox = Once in each of your Daylights you may remove one of your warriors from the map to draw a card.
root-card-text-travel-gear-fox = Take boots from the supply and score 1 point. If the supply has none, the card cannot be crafted.
root-card-text-a-visit-to-friends-rabbit = Take boots from the supply and score 1 point. If the supply has none, the card cannot be crafted.
root-card-text-ambush-rabbit = When you are attacked in a rabbit clearing, play it before the roll: the attacker takes 2 hits at once. A fitting ambush of the attacker foils it. It cannot be crafted.
root-card-text-bake-sale-rabbit = Take coins from the supply and score 3 points. If the supply has none, the card cannot be crafted.
root-card-text-better-burrow-bank-rabbit = At the start of your Birdsong you draw a card, and so does another player of your choice.
root-card-text-cobbler-rabbit = At the start of your Evening you may make one move.
root-card-text-command-warren-rabbit = At the start of your Daylight you may start one battle.
root-card-text-dominance-rabbit = With 10 points or more you may activate it in your Daylight. You score no more points, but you win if you rule three rabbit clearings at the start of your Birdsong. A Vagabond uses it to form a coalition instead. It cannot be crafted.
root-card-text-favor-of-the-rabbits-rabbit = Remove every enemy piece from all rabbit clearings and score the buildings and tokens among them. Then discard the card.
root-card-text-root-tea-rabbit = Take tea from the supply and score 2 points. If the supply has none, the card cannot be crafted.
root-card-text-smuggler-s-trail-rabbit = Take a bag from the supply and score 1 point. If the supply has none, the card cannot be crafted.
root-card-text-ambush-mouse = When you are attacked in a mouse clearing, play it before the roll: the attacker takes 2 hits at once. A fitting ambush of the attacker foils it. It cannot be crafted.
root-card-text-codebreakers-mouse = Once in each of your Daylights you may look at another player’s hand.
root-card-text-crossbow-mouse = Take a crossbow from the supply and score 1 point. If the supply has none, the card cannot be crafted.
root-card-text-dominance-mouse = With 10 points or more you may activate it in your Daylight. You score no more points, but you win if you rule three mouse clearings at the start of your Birdsong. A Vagabond uses it to form a coalition instead. It cannot be crafted.
root-card-text-favor-of-the-mice-mouse = Remove every enemy piece from all mouse clearings and score the buildings and tokens among them. Then discard the card.
root-card-text-investments-mouse = Take coins from the supply and score 3 points. If the supply has none, the card cannot be crafted.
root-card-text-mouse-in-a-sack-mouse = Take a bag from the supply and score 1 point. If the supply has none, the card cannot be crafted.
root-card-text-root-tea-mouse = Take tea from the supply and score 2 points. If the supply has none, the card cannot be crafted.
root-card-text-scouting-party-mouse = When you attack, ambush cards do not affect you.
root-card-text-sword-mouse = Take a sword from the supply and score 2 points. If the supply has none, the card cannot be crafted.
root-card-text-travel-gear-mouse = Take boots from the supply and score 1 point. If the supply has none, the card cannot be crafted.

## Marquise

root-board-marquise-note = wood, buildings, warriors
root-board-actions = Actions
root-board-actions-left = Actions left: { $n }
root-board-bird-action = three in Daylight, one more per bird card spent
root-board-recruited = Recruit is done for this turn
root-board-wood-left = { $n } left
root-board-wood-map = wood on the map: { $n }
root-board-keep-at = in clearing { $n }
root-board-keep-lost = lost: no Field Hospitals any more
root-board-sawmills = Sawmills
root-board-workshops = Workshops
root-board-recruiters = Recruiters
root-board-next-building =
    The next costs { $cost } wood and gives { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Eyrie

root-board-eyrie-note = the Decree grows every Birdsong
root-board-evening-roosts =
    Evening: +{ $points } and { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
root-board-no-leader = No leader yet
root-board-leaders-left = Other leaders
root-board-leader-gone = has already ruled
root-board-decree-done = carried out
root-board-decree-any = any suit
root-board-column-empty = empty
root-board-turmoil-cost =
    turmoil would cost { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
root-board-roosts = Roosts
root-board-roosts-now = { $n } on the map: +{ $points } each Evening
root-board-power-builder = Crafted items give their full points.
root-board-power-charismatic = Each Recruit places two warriors.
root-board-power-commander = When you attack, you deal one extra hit.
root-board-power-despot = One point more for a battle that removes a building or token.
root-board-leader-builder = Viziers in Recruit and Move. Crafting an item scores its printed points; under other leaders the Eyrie score only 1.
root-board-leader-charismatic = Viziers in Recruit and Battle. Every Recruit card places two warriors instead of one, and both must be placed.
root-board-leader-commander = Viziers in Move and Battle. Whenever the Eyrie attack, they deal one extra hit.
root-board-leader-despot = Viziers in Move and Build. Once per battle: one point more if you removed at least one enemy building or token in it.

## Alliance

root-board-alliance-note = revolts, then sympathy
root-board-evening-alliance =
    Evening: { $operations ->
        [one] { $operations } operation
       *[other] { $operations } operations
    }, draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
root-board-supporters = Supporters { $n }
root-board-supporters-free = no limit: a base is out
root-board-supporters-limit = at most { $n } without a base
root-board-supporters-secret = others see only “{ $n }”; birds pay any suit
root-board-supporters-show = Show the supporters’ cards
root-board-known-supporters = Supporters you have seen
root-board-supporters-hidden = face down
root-board-bases = Bases
root-board-bases-draw = draw { $n }
root-board-base-out = on the map
root-board-base-in = still on the board
root-board-officers = Officers { $n }
root-board-officers-none = none yet
root-board-operations = operations: { $n }
root-board-operations-left = operations left: { $n }
root-board-sympathy-note = three warriors of one foe there: one supporter more
root-board-supporters-each =
    { $n ->
        [one] { $n } supporter each
       *[other] { $n } supporters each
    }
root-board-next-sympathy =
    The next costs { $cost ->
        [one] { $cost } supporter
       *[other] { $cost } supporters
    } and gives { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## Vagabond

root-board-in-clearing = in clearing { $n }
root-board-in-forest = in a forest
root-board-not-yet = not on the map yet
root-board-no-character = No character yet
root-board-items =
    { $n ->
        [one] { $n } item
       *[other] { $n } items
    }
root-board-refresh = Birdsong refreshes { $n }
root-board-satchel-empty = empty
root-board-damaged = Damaged
root-board-damaged-none = nothing
root-board-item-down = exhausted
root-board-item-damaged = damaged
root-board-item-down-help = Exhausted: it waits for the refresh.
root-board-item-damaged-help = Damaged: useless until repaired.
root-board-track-tea = 2 more refreshed
root-board-track-coins = 1 card more
root-board-track-bag = room for 2 more
root-board-room = room { $n } of { $of }
root-board-aids = { $n } of { $of }
root-board-aids-needed =
    { $n ->
        [one] { $n } aid
       *[other] { $n } aids
    }
root-board-relation-space = space { $n }
root-board-hostile-note = Hostile: a point per piece removed in battle on your turn; moving to their warriors costs boots more.
root-board-allied-note = Allied: 2 points for every aid; allied warriors move and attack with you.
root-board-quests = Quests
root-board-quests-done = done:
root-board-quest-deck = { $n } in the deck
root-board-quest-gain =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    } or 2 cards
root-board-quest-in-fox = In a fox clearing
root-board-quest-in-rabbit = In a rabbit clearing
root-board-quest-in-mouse = In a mouse clearing
root-board-quest-text = Exhaust both items there. Then draw 2 cards, or score a point for every quest of this suit you have done, this one included.
root-board-quest-text-now =
    Exhaust both items there. Then draw 2 cards or score { $n ->
        [one] { $n } point
       *[other] { $n } points
    }: one per quest of this suit you have done, this one included.
root-board-ruins-seen = Known to lie in ruins
root-board-special-thief = Torch: take a random card from a player in your clearing.
root-board-special-tinker = Torch: take a card of your clearing’s suit from the discard pile.
root-board-special-ranger = Torch: repair three items; your Daylight ends.
root-board-special-vagrant = Torch: start a battle between any two players in your clearing, yourself included.
root-board-special-arbiter = A defender in your clearing may call your swords; you score 1.
root-board-special-scoundrel = Torch, for good: burn down your clearing.
root-board-character-thief = Starts with boots, torch, tea and sword. Exhausting a torch, he takes a random card from a player who has a piece or pawn in his clearing.
root-board-character-tinker = Starts with boots, torch, bag and hammer. Exhausting a torch, he takes a card of his clearing’s suit, or a bird, from the discard pile.
root-board-character-ranger = Starts with boots, torch, crossbow and sword. Exhausting a torch, he repairs three items; then his Daylight ends and his Evening begins.
root-board-character-vagrant = Starts with boots, torch and coins. Exhausting a torch, he starts a battle in his clearing between an attacker and a defender he names; he removes their losses and scores for buildings and tokens.
root-board-character-arbiter = Starts with boots, torch and two swords. Just before the roll a defender in his clearing may call him: he scores 1 point, and his undamaged swords raise the most hits that defender can roll.
root-board-character-scoundrel = Starts with two boots, torch and crossbow. Once, the torch goes to the map: every enemy piece in his clearing is removed, and nobody may place pieces there or move in for the rest of the game.
root-board-item-boots = Exhaust one to move to the next clearing, and one more for each Hostile faction with warriors there.
root-board-item-sword = Exhaust one to start a battle. Your undamaged swords are the most hits you can roll.
root-board-item-crossbow = Exhaust it to remove a warrior in your clearing; if its owner has no warriors there, a building or token.
root-board-item-torch = Exhaust it to search a ruin for 1 point and an item, or for the special action.
root-board-item-hammer = Exhaust hammers to craft: each counts as the suit of your clearing. Or exhaust one to repair an item.
root-board-item-tea = Face up on its track: two more items refreshed every Birdsong.
root-board-item-coins = Face up on their track: one more card every Evening.
root-board-item-bag = Face up on its track: you may carry two more items.

## Cult

root-board-cult-note = conspiracies, then rituals
root-board-cult-revealed =
    { $n ->
        [one] { $n } card revealed
       *[other] { $n } cards revealed
    }
root-board-outcast-none = none yet
root-board-outcast-note = conspiracies at full price
root-board-hated-note = conspiracies cost one less
root-board-souls-note = every card anybody spends or discards
root-board-souls-now = as it stands:
root-board-souls-tie = a tie, stays:
root-board-gardens = Gardens
root-board-gardens-note = points of the Score ritual, once per suit
root-board-gardens-out = { $n } out: +{ $points }
root-board-card-more = one card more
root-board-scored = scored this turn
root-board-acolytes = Acolytes { $n }
root-board-conspiracy-price =
    Costs { $n ->
        [one] { $n } acolyte
       *[other] { $n } acolytes
    }.
root-board-conspiracies-in-fox = Birdsong, in fox clearings
root-board-conspiracies-in-rabbit = Birdsong, in rabbit clearings
root-board-conspiracies-in-mouse = Birdsong, in mouse clearings
root-board-conspiracy-crusade = Battle in an Outcast clearing, or move out of one and then, if you like, battle where you arrive.
root-board-conspiracy-convert = Remove an enemy warrior from an Outcast clearing and put one of your own in its place.
root-board-conspiracy-sanctify = Remove an enemy building from an Outcast clearing, score its point and put a garden in its place.
root-board-revealed-note = one ritual each; they return in the Evening

## Riverfolk

root-board-riverfolk-note = funds are spent or committed
root-board-evening-riverfolk = Evening: no draw, new prices
root-board-funds-note = to spend or commit
root-board-committed-note = back next turn
root-board-payments-note = from next turn
root-board-prices-note = set anew each Evening
root-board-service-card = A buyer takes a card of his choice from the open hand.
root-board-service-boats = Until the end of the turn the river counts as a path for the buyer.
root-board-service-mercenaries = In Daylight and Evening of this turn Riverfolk warriors count as the buyer’s for rule and in battle, though not against the Riverfolk themselves.
root-board-posts = Trade posts
root-board-posts-note = a freed place crafts
root-board-posts-map = map: { $n }
root-board-open-hand-note = everybody sees it

## Pieces

root-board-reconstructed = Some of these points are reconstructed: no printed source was seen.
root-board-piece-sawmill = Makes one wood in its clearing every Birdsong.
root-board-piece-workshop = Crafts cards with the suit of its clearing, before the actions of Daylight.
root-board-piece-recruiter = One Recruit action a turn places a warrior at every recruiter. The third and the fifth add a card in the Evening.
root-board-piece-wood = Pays for buildings. It must lie in the building’s clearing, or be linked to it through clearings the Marquise rules.
root-board-piece-keep = Only the Marquise may place pieces in its clearing. While it stands, a card saves warriors removed elsewhere: they come here.
root-board-piece-roost = Gives points and cards every Evening by how many stand on the map. One per clearing; it also crafts and recruits.
root-board-piece-base = Comes with a revolt. It lifts the limit of supporters, trains officers and adds a card. If lost: supporters of its suit and birds, and half the officers, are gone.
root-board-piece-sympathy = One per clearing. Whoever removes it or moves warriors in gives the Alliance a card of that suit. It crafts with the suit of its clearing.
root-board-piece-garden = Where a garden stands, the Cult rules. A lost garden takes a random card of the hand to the Lost Souls.
root-board-piece-post = Scores when placed and frees a crafting place of its suit. Players with pieces there may buy more. If removed, it is gone for good with half the Funds.
