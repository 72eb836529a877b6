### Battlecrest at the table: what is asked, chosen and told. Names and terms: battlecrest-terms.ftl; rules: battlecrest-rules.ftl.
### $who is a hero or the Imperator, $warrior and $target a hero or a minion.

## Names

game-battlecrest = Battlecrest
battlecrest-about = A duel of two heroes on a field of landmarks: exhaust a card for what it does, and its crest makes the next ones stronger. Two fight each other, or one fights the Imperator. The values of the cards are our reconstruction and do not match printed ones.
battlecrest-page-companion = Companion mode
page-battlecrest-facts = A duel of two, or one against the Imperator
battlecrest-doubt = The values of hero, landmark and order cards are our reconstruction R1 and do not match printed ones. Whoever owns the box can lay a file with the data of that copy over them.
battlecrest-owner = Battlecrest was designed by Dustin Dobson and Milan Zivkovic and published by Button Shy. Names and game are theirs; this page is unofficial and has no connection with them. The values of the cards are our own reconstruction R1 and do not match printed ones. If you like the game, buy it: it fits into a wallet.
battlecrest-own-name = { $name }
    .The = { $name }
battlecrest-nobody = nobody
battlecrest-both = { $one } and { $other }
battlecrest-then = { $one }; { $other }
battlecrest-star-of = { $owner }: { $ability }
battlecrest-ability-attack = { $by ->
    [minion] minion: attack { $value }
   *[other] attack { $value }
  }{ $reach ->
    [all] , all enemies, range { $near }–{ $far }
    [all-at] , all enemies, range { $near }
    [range] , range { $near }–{ $far }
    [range-at] , range { $near }
   *[none] {""}
  }
battlecrest-ability-push = { $by ->
    [minion] minion: push { $value }
   *[other] push { $value }
  }{ $reach ->
    [all] , all enemies, range { $near }–{ $far }
    [all-at] , all enemies, range { $near }
    [range] , range { $near }–{ $far }
    [range-at] , range { $near }
   *[none] {""}
  }
battlecrest-ability-march = { $by ->
    [minion] minion: march { $value }
   *[other] march { $value }
  }
battlecrest-ability-flight = { $by ->
    [minion] minion: flight { $value }
   *[other] flight { $value }
  }
battlecrest-ability-heal = heal { $value }
battlecrest-ability-ready = ready { $value }
battlecrest-ability-swap = swap places
battlecrest-ability-star = ★
battlecrest-ability-flip = turn the item over

## Options

battlecrest-option-players = Players
battlecrest-option-players-help = Two fight a duel; one fights the Imperator.
battlecrest-option-heroes = Heroes
battlecrest-option-heroes-help = Who plays whom. Both sides cannot have the same hero.
battlecrest-option-heroes-any = Any
battlecrest-option-imperator = Imperator
battlecrest-option-imperator-help = The hero that the Imperator plays in a solo game.
battlecrest-option-imperator-any = Any other
battlecrest-option-level-help = How much health the Imperator starts with: Fighter 4 less, Champion 2 less, Legend all of it.
battlecrest-option-first-help = Who begins a duel.
battlecrest-option-landmark_pool = Landmarks
battlecrest-option-landmark_pool-help = Six of how many landmarks lie on the field.
battlecrest-option-landmark_pool-6 = The six of the map
battlecrest-option-landmark_pool-8 = Six of eight
battlecrest-option-own_rows = Lay out rows
battlecrest-option-own_rows-help = Players lay their action cards out in an order of their own. In a duel the order changes nothing.
battlecrest-option-refocus_amount = Refocus
battlecrest-option-refocus_amount-help = How many exhausted cards a Refocus makes ready.
battlecrest-option-refocus_amount-all = All of them
battlecrest-option-refocus_amount-1 = One
battlecrest-option-refocus_flip = Refocus turns cards
battlecrest-option-refocus_flip-help = Cards that become ready by a Refocus turn to their other side.
battlecrest-option-hazard_damage = Hazards
battlecrest-option-hazard_damage-help = How much a hazard cell hurts.
battlecrest-option-hazard_damage-per_symbol = 1 for each symbol
battlecrest-option-hazard_damage-per_entry = 1 in all
battlecrest-option-hazard_stops = Hazards stop
battlecrest-option-hazard_stops-help = Whoever walks onto a hazard stops there.
battlecrest-option-self_crest = Own crest counts
battlecrest-option-self_crest-help = The card that is being used counts its own crest.
battlecrest-option-defence_cards_max = Cards to defend
battlecrest-option-defence_cards_max-help = How many cards a player may exhaust against one attack.
battlecrest-option-turn_cap = Turns at most
battlecrest-option-turn_cap-help = After so many turns of both sides the game is a draw; 0 for no end.
battlecrest-no-teams = Battlecrest is offered for two players or for one against the Imperator, not for { $count }.
battlecrest-twice = { $who } cannot fight on both sides.

## What is chosen

battlecrest-act-move = Move
battlecrest-act-activate = Activate { $card }
battlecrest-act-prime = Prime { $card }
battlecrest-act-refocus = Refocus
battlecrest-act-restore = Refocus { $card }
battlecrest-act-go = { $warrior }: go to { $cell }
battlecrest-act-go-with = { $warrior }: go to { $cell } with { $bonuses }
battlecrest-act-fly = { $warrior }: fly to { $cell }
battlecrest-act-fly-with = { $warrior }: fly to { $cell } with { $bonuses }
battlecrest-act-attack = Attack { $warrior }
battlecrest-act-attack-with = Attack { $warrior } with { $bonuses }
battlecrest-act-attack-all = Attack all in range
battlecrest-act-attack-all-with = Attack all in range with { $bonuses }
battlecrest-act-push = Push { $warrior } to { $cell }
battlecrest-act-push-with = Push { $warrior } to { $cell } with { $bonuses }
battlecrest-act-push-on = On to { $cell }
battlecrest-act-stop = Stop here
battlecrest-act-stop-moving = Nobody else moves
battlecrest-act-heal = Heal
battlecrest-act-ready = Make { $card } ready
battlecrest-act-swap = Swap places
battlecrest-act-star = { $star }
battlecrest-act-skip = Skip
battlecrest-act-defend = Defend with { $card }
battlecrest-act-defend-with = Defend with { $card } and { $bonuses }
battlecrest-act-take = Take the damage
battlecrest-act-place = { $card }
battlecrest-act-lay = Landmark: { $landmark }
battlecrest-act-begin = { $who } begins
battlecrest-act-deal = { $card } lies next in the row
battlecrest-act-order = Order { $order }
battlecrest-result-attack = attack { $value }
battlecrest-result-hazard = hazard: { $damage } damage
battlecrest-result-lost = the hazard removes the minion
battlecrest-result-take = { $damage } damage
battlecrest-result-defend = defence { $defence }, { $damage } damage
battlecrest-result-heal = health { $health }

## What is asked

battlecrest-ask-action = { $number ->
    [1] Your first action?
   *[other] Your second action?
  }
battlecrest-ask-move = Who moves where?
battlecrest-ask-use-attack = Whom to attack ({ $ability })?
battlecrest-ask-use-push = Whom to push, and where to ({ $ability })?
battlecrest-ask-use-march = Where to march ({ $ability })?
battlecrest-ask-use-flight = Where to fly ({ $ability })?
battlecrest-ask-use-heal = Use the ability ({ $ability })?
battlecrest-ask-use-ready = Which card becomes ready?
battlecrest-ask-use-swap = Swap places with { $target }?
battlecrest-ask-use-star = Which ★ ability?
battlecrest-ask-push-on = Push { $target } on? Steps left: { $left }
battlecrest-ask-ready-more = Which card becomes ready too?
battlecrest-ask-defend = Attack { $value }: which card defends?
battlecrest-ask-row = Which card comes next in your row?

## What happened

battlecrest-event-laid = { $landmark } lies on { $cell }.
battlecrest-event-begins = { $who } begins.
battlecrest-event-stands = { $warrior } starts on { $cell }.
battlecrest-event-turn = { $who }: turn { $number }.
battlecrest-event-weighed-possible = Possible cells within reach: { $cells }.
battlecrest-event-weighed-possible-uncounted = Possible cells within reach: { $cells }; some bonuses there do not count by the solo card.
battlecrest-event-weighed-nearest = No possible cell within reach; equally near to one: { $cells }.
battlecrest-event-weighed-nearest-uncounted = No possible cell within reach; equally near to one: { $cells }; some bonuses there do not count by the solo card.
battlecrest-event-moved-walk = { $warrior } moves from { $start } to { $cell }.
battlecrest-event-moved-march = { $warrior } marches from { $start } to { $cell }.
battlecrest-event-moved-flight = { $warrior } flies from { $start } to { $cell }.
battlecrest-event-moved-only = { $warrior } goes from { $start } to { $cell }: the only possible cell within reach.
battlecrest-event-moved-preferred = { $warrior } goes from { $start } to { $cell }: of the possible cells the one with the most bonuses.
battlecrest-event-moved-compass = { $warrior } goes from { $start } to { $cell }: of several preferred cells the compass chose.
battlecrest-event-moved-nearest = { $warrior } goes from { $start } to { $cell }: no possible cell within reach, this is the nearest to one.
battlecrest-event-moved-nearest-preferred = { $warrior } goes from { $start } to { $cell }: no possible cell within reach; of the nearest the one with the most bonuses.
battlecrest-event-moved-nearest-compass = { $warrior } goes from { $start } to { $cell }: no possible cell within reach; of several preferred among the nearest the compass chose.
battlecrest-stays = { $warrior } stays on { $cell }.
battlecrest-event-stayed-only = { $warrior } stays on { $cell }: the only possible cell within reach.
battlecrest-event-stayed-preferred = { $warrior } stays on { $cell }: of the possible cells the one with the most bonuses.
battlecrest-event-stayed-compass = { $warrior } stays on { $cell }: of several preferred cells the compass chose.
battlecrest-event-stayed-nearest = { $warrior } stays on { $cell }: no possible cell within reach, this is the nearest to one.
battlecrest-event-stayed-nearest-preferred = { $warrior } stays on { $cell }: no possible cell within reach; of the nearest the one with the most bonuses.
battlecrest-event-stayed-nearest-compass = { $warrior } stays on { $cell }: no possible cell within reach; of several preferred among the nearest the compass chose.
battlecrest-event-activated-free = { $who_The } activates { $card }.
battlecrest-event-activated-leftmost = { $who_The } activates { $card }, the leftmost ready card.
battlecrest-event-activated-rightmost = { $who_The } activates { $card }, the rightmost ready card.
battlecrest-event-primed = { $who } primes { $card }.
battlecrest-event-refocused = { $who_The } refocuses; cards made ready: { $count }.
battlecrest-event-bonus = { $landmark } turns over. { $bonus } +{ $count }.
battlecrest-event-attacked-chosen = { $warrior } attacks { $target } with { $value }.
battlecrest-event-attacked-close = { $warrior } attacks the nearest enemy, { $target }, with { $value }.
battlecrest-event-attacked-far = { $warrior } attacks the farthest enemy, { $target }, with { $value }.
battlecrest-event-attacked-compass = { $warrior } attacks { $target } with { $value }: among equally distant enemies the compass chose.
battlecrest-event-attacked-every = { $warrior } attacks all, { $target } with { $value }.
battlecrest-event-attacked-fallback = { $warrior } falls back on an attack of { $value } on { $target }.
battlecrest-event-attacked-changed = { $warrior } attacks { $target } instead, with { $value }.
battlecrest-event-defended = { $who_The } defends with { $card }: defence { $defence }, { $damage } damage.
battlecrest-event-open = { $who_The } does not defend against { $value }.
battlecrest-event-wounded-attack = { $warrior } loses { $damage } health: { $health } left.
battlecrest-event-wounded-hazard = A hazard hurts { $warrior } by { $damage }: { $health } left.
battlecrest-event-held = { $warrior } withstands it with defence { $defence }.
battlecrest-event-removed-attack = { $warrior } is beaten and leaves the field.
battlecrest-event-removed-hazard = A hazard takes { $warrior } off the field.
battlecrest-event-pushed = { $warrior } is pushed to { $cell }.
battlecrest-event-healed = { $warrior } heals { $count }: health { $health }.
battlecrest-event-readied = { $card } is ready again.
battlecrest-event-swapped = { $warrior } and { $target } swap places.
battlecrest-event-star = A ★ ability is used. { $star }.
battlecrest-event-item-compact = The item is folded again.
battlecrest-event-item-expanded = The item is expanded.
battlecrest-event-order = Order { $order } is in force.
battlecrest-event-reshuffled = The order cards are shuffled and turned over.
battlecrest-event-fallback-star = No ★ ability can be used: { $who_the } falls back.
battlecrest-event-fallback-push = Nobody can be pushed onto a hazard: { $who_the } falls back.
battlecrest-event-fallback-movement = The movement ends where it began: { $who_the } falls back.
battlecrest-event-fallback-minion = The minion is gone: { $who_the } falls back.
battlecrest-event-no-fallback = { $who_The } has used the fallback ability this turn already.
battlecrest-event-refresh-yes = Refresh check: ready cards { $ready }, at most { $limit } wanted, so { $who_the } refocuses.
battlecrest-event-refresh-no = Refresh check: ready cards { $ready }, more than { $limit }, so nothing happens.
battlecrest-event-retargeted-attack = { $warrior } cannot be beaten: the attack goes to { $target }.
battlecrest-event-retargeted-push = { $warrior } cannot be put on a hazard: the push goes to { $target }.
battlecrest-event-no-card-move = { $who_The } has no ready card: the hero stays.
battlecrest-event-no-card-activate = { $who_The } has no ready card: nothing is activated.
battlecrest-event-won = { $who_The } wins.
battlecrest-event-draw = The last turn is over: a draw.
battlecrest-event-both = Both heroes fall at once.
battlecrest-event-placed = { $who } lays out { $card }.
battlecrest-event-dealt = { $who_The } gets { $card } next in the row.
battlecrest-outcome-won = { $who } has won the duel.
battlecrest-outcome-draw = The duel ends in a draw.
battlecrest-outcome-solo-won = The Imperator is beaten.
battlecrest-outcome-solo-lost = The Imperator has won.

## Why not

battlecrest-why-done = The two actions of a turn differ: this one is done.
battlecrest-why-no-move = None of your warriors could change its cell.
battlecrest-why-all-ready = All your cards are ready.
battlecrest-why-not-yours = { $card } is not one of your cards.
battlecrest-why-exhausted = { $card } is exhausted.
battlecrest-why-range = { $warrior } is out of range.
battlecrest-why-landmark = A landmark fills { $cell }.
battlecrest-why-occupied = Somebody stands on { $cell }.
battlecrest-why-far = { $warrior } cannot come to { $cell } from here.
battlecrest-why-star-used = { $star }: used this turn already.
battlecrest-why-star-nothing = { $star }: it would do nothing now.
battlecrest-why-other = Now something else is asked: { $question }

## The plain table

battlecrest-view-active = Active
battlecrest-view-landmarks = Landmarks
battlecrest-view-done = Done this turn
battlecrest-view-stars = ★ used
battlecrest-view-order = Order
battlecrest-view-figures = Sides
battlecrest-view-cells = Cells
battlecrest-view-level = Difficulty
battlecrest-view-result = Result
battlecrest-view-hero = Hero
battlecrest-view-health = Health
battlecrest-view-full = Full health
battlecrest-view-cell = Cell
battlecrest-view-row = Action row
battlecrest-view-movement = Movement value
battlecrest-view-primed = Primed crests
battlecrest-view-minion = Minion
battlecrest-view-item = Item
battlecrest-view-name = Name
battlecrest-view-card = Card
battlecrest-view-face = Side
battlecrest-view-ready = Ready
battlecrest-view-move = Move
battlecrest-view-defence = Defence
battlecrest-view-crest = Crest
battlecrest-view-boost = Raised by
battlecrest-view-winner = Winner
battlecrest-verb-activate = Activate
battlecrest-verb-prime = Prime
battlecrest-verb-restore = Refocus
battlecrest-verb-go = Go
battlecrest-verb-go-with = Go with a bonus
battlecrest-verb-fly = Fly
battlecrest-verb-fly-with = Fly with a bonus
battlecrest-verb-attack = Attack
battlecrest-verb-attack-with = Attack with a bonus
battlecrest-verb-attack-all-with = Attack all with a bonus
battlecrest-verb-push = Push
battlecrest-verb-push-with = Push with a bonus
battlecrest-verb-push-on = Push on
battlecrest-verb-ready = Make ready
battlecrest-verb-star = ★ ability
battlecrest-verb-defend = Defend
battlecrest-verb-defend-with = Defend with a bonus
battlecrest-verb-place = Lay out
