### The words of Senjutsu’s table on the page. Names and terms: senjutsu-terms.ftl; what is asked and told: senjutsu.ftl.

## The table

page-senjutsu-facts = { $min }–{ $max } fighters: duel, bots or horde
page-senjutsu-seats = Fighters
page-senjutsu-seats-help = Each seat has a character with its own deck, kamae tree and weapon.
page-senjutsu-mode-duel = duel
page-senjutsu-mode-many = all against all
page-senjutsu-mode-teams = in teams
page-senjutsu-mode-solo = against bots
page-senjutsu-mode-horde = against the horde
page-senjutsu-turn = turn { $n }
page-senjutsu-turns = Turns { $from }–{ $to }
page-senjutsu-hand = hand
page-senjutsu-deck = deck
page-senjutsu-discard = discard
page-senjutsu-key-turn = turn the figure left or right
page-senjutsu-key-kamae = the kamae trees in words
page-senjutsu-key-discards = the discard piles
page-senjutsu-trees = Kamae trees
page-senjutsu-ring = The ring lies on { $kamae }.
page-senjutsu-branch-one = { $from } to { $to }, not back
page-senjutsu-branch-both = { $from } and { $to }, both ways
page-senjutsu-discards = Discard piles
page-senjutsu-face-up = Face up
page-senjutsu-face-down = Face down
page-senjutsu-nothing = Nothing lies here yet.
page-senjutsu-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
page-senjutsu-wounds = Wounds
page-senjutsu-wounds-of = wounds { $n } of { $of }
page-senjutsu-focus-of = focus { $n } of 3
page-senjutsu-away = { $n ->
    [one] { $n } hex away
   *[other] { $n } hexes away
  }
page-senjutsu-faces-0 = facing up
page-senjutsu-faces-1 = facing up right
page-senjutsu-faces-2 = facing down right
page-senjutsu-faces-3 = facing down
page-senjutsu-faces-4 = facing down left
page-senjutsu-faces-5 = facing up left
page-senjutsu-turn-left = Turn left
page-senjutsu-turn-right = Turn right
page-senjutsu-ring-to = { $kamae }, focus +{ $focus }
page-senjutsu-hex-tag = { $name }
page-senjutsu-chose = has chosen
page-senjutsu-ally = ally
page-senjutsu-your-card = your card
page-senjutsu-their-card = the foe’s card
page-senjutsu-initiative-short = initiative
page-senjutsu-pick = Choose one of these cards
page-senjutsu-no-cards = No cards in hand: core cards can always be played.
page-senjutsu-no-cards-yet = You draw your first cards once everybody stands on the field.
page-senjutsu-hidden-hand = { $who }: hidden cards in hand: { $n }.
page-senjutsu-known = Known cards in hand
page-senjutsu-no-card = No card yet
page-senjutsu-line = The turn by initiative
page-senjutsu-moment = Show the field at this moment
page-senjutsu-asks-quiet = Lay it, no instants
page-senjutsu-asks-ask = Lay it, ask me for instants
page-senjutsu-ask-lay = Lay { $card } face down?
page-senjutsu-end-turns = { $n ->
    [one] The fight took { $n } turn.
   *[other] The fight took { $n } turns.
  }

page-senjutsu-end-wounds = Wounds turn by turn
page-senjutsu-end-blows = The hardest blows

## Marks on the field

page-senjutsu-key-lit = you may go here
page-senjutsu-key-step = where it takes you
page-senjutsu-must-step = mandatory step
page-senjutsu-key-target = would be hit
page-senjutsu-key-hit = hits a foe
page-senjutsu-key-reach = can be reached
page-senjutsu-key-shield = shield
page-senjutsu-key-sight = in range and sight
page-senjutsu-key-trace = last step

## Why it went so

page-senjutsu-why-missed = Nobody stood on a hex that the attack marks.
page-senjutsu-why-blocked = A shield covered the side of the attack at this value.
page-senjutsu-why-stopped = Terrain or a shield stood in every path of the attack.
page-senjutsu-why-counters = The block stopped an attack at a counter’s value.
page-senjutsu-why-bumped = The way was taken by another figure.
page-senjutsu-why-collided = The way was closed: the step ends there.
page-senjutsu-why-lessened = Armour stays in play and takes one wound off each attack.
page-senjutsu-why-shields = They hold at this value only, not before and not after.
page-senjutsu-why-replaced = A replacement takes the place of the revealed card.
page-senjutsu-why-named = The card has a range; its player names one value.
page-senjutsu-why-pushed = A push goes straight away from whoever pushes and stops at whatever is in the way.

## Bots

page-senjutsu-bot-brief = { $stance }, distance { $n }
page-senjutsu-bot-way = Stance: { $stance }. Behaviour: { $behaviour }. { senjutsu-preferred-distance }: { $n }.
page-senjutsu-bot-waits = Nothing decided yet this turn.

## On the cards, as short as can be

page-senjutsu-else = else
page-senjutsu-replacement = replaces
page-senjutsu-when-after-card = after your card
page-senjutsu-when-before-card = before your card
page-senjutsu-when-turn-starts = start of turn
page-senjutsu-when-turn-ends = end of turn
page-senjutsu-when-hit = after a hit
page-senjutsu-when-blocked = after a block
page-senjutsu-when-hit-or-blocked = after a hit or block
page-senjutsu-when-wounded = when wounded
page-senjutsu-when-lessened = each time
page-senjutsu-when-naming-value = before naming
page-senjutsu-when-no-card = deck empty
page-senjutsu-do-who-foe = foe:
page-senjutsu-do-who-foes = foes:
page-senjutsu-do-who-all = all:
page-senjutsu-do-who-others = others:
page-senjutsu-do-turn = turn the foe
page-senjutsu-do-draw = draw
page-senjutsu-do-draw-up = draw up to
page-senjutsu-do-discard = discard
page-senjutsu-do-shuffle = shuffle in
page-senjutsu-do-shuffle-up = shuffle in up to
page-senjutsu-do-shuffle-all = shuffle in the hand
page-senjutsu-do-search = search:
page-senjutsu-do-take = from discard:
page-senjutsu-do-take-top = one of the top 3
page-senjutsu-do-take-foe = gold or jade of the foe’s discard
page-senjutsu-do-give = foe gets one of the top 3
page-senjutsu-do-look = see the hand
page-senjutsu-do-play = play it
page-senjutsu-do-unfocus-all = lose all focus
page-senjutsu-do-unfocus-all-but = keep 1 focus
page-senjutsu-do-steal = steal
page-senjutsu-do-switch = switch to
page-senjutsu-do-switch-any = any kamae
page-senjutsu-do-change = change kamae
page-senjutsu-do-worsen = a wound bleeds
page-senjutsu-do-push = push
page-senjutsu-do-pull = pull
page-senjutsu-do-advantage = take the advantage
page-senjutsu-do-cancel-movement = no more movement
page-senjutsu-do-cancel-turns = no more turns
page-senjutsu-do-cancel-card = card cancelled
page-senjutsu-do-stay = stays in play
page-senjutsu-do-forbid-hiding = discards lie open
page-senjutsu-do-forbid-instants = no instants
page-senjutsu-do-forbid-named = what was named is barred
page-senjutsu-do-forbid-repeats = no repeats
page-senjutsu-do-forbid-spying = no spying
page-senjutsu-do-forbid-wound = no wound for an empty deck
page-senjutsu-do-name-type = name a type
page-senjutsu-do-name-any-card = name a card
page-senjutsu-do-end = may end it
page-senjutsu-do-lessen = −{ $n } wound
page-senjutsu-do-widen = range ±{ $n }
page-senjutsu-do-shoot = lower initiative: { $n }
page-senjutsu-do-behaviour = change behaviour
page-senjutsu-do-reset = reset the deck
page-senjutsu-do-leave = leaves the game
page-senjutsu-do-recover = attack back to the deck
page-senjutsu-do-prefer = distance
page-senjutsu-do-cure-bleeding = stop bleeding
page-senjutsu-do-cure-status = free of states
page-senjutsu-do-cure-up-stuns = discard up to 2 stuns

## The first look round

page-senjutsu-tour-field = The battlefield
page-senjutsu-tour-field-text = The bar and arrow on a figure show which way it faces. Lit hexes can be chosen.
page-senjutsu-tour-seat = Your fighter
page-senjutsu-tour-seat-text = Wounds, focus, states and the kamae tree with its ring. Touch the discard pile to read it.
page-senjutsu-tour-hand = Your cards
page-senjutsu-tour-hand-text = Look at a card and the field shows what it would do. Lines that apply now are white.
page-senjutsu-tour-ladder = Initiative
page-senjutsu-tour-ladder-text = Cards act from 9 down to 0. Of equal values a defence comes first, then an attack.
page-senjutsu-tour-prompt = Your choices
page-senjutsu-tour-prompt-text = Everything you are asked stands here. Both cards are turned up together; until then nobody sees yours.
