### Root: what the general rules ask, offer, tell and refuse. $who and $other are seats (root-short-…), $clearing a printed number.

## Places and things in a sentence

root-spot-clearing = clearing { $clearing }
root-spot-forest = forest { $forest }
root-after-hospital = Field Hospitals
root-after-items = damaged items
root-after-base = the lost base
root-after-outrage = Outrage
root-after-garden = the card for the garden
root-after-post = the funds for the trade post

## What cannot be read

root-no-quest = { $field }: there is no quest { $quest }
root-quest-twice = { $field }: the quest { $quest } already lies in { $other }
root-too-many-buildings = { $field }: { $count } buildings and { $ruins } ruins do not fit into { $slots } slots
root-too-many-pieces = clearings: { $count } of { $piece } on the map, but there are only { $most }
root-no-piece = { $field }: there is no piece “{ $piece }”. Pieces: { $known }
root-foreign-piece = { $field }: { $piece } does not belong to that side
root-token-twice = { $field }: only one { $piece } can lie there
root-too-many-warriors = { $field }: { root-n-warriors } named, but there are only { $most }

## Questions

root-ask-ally = Whose warriors join the attack?
root-ask-ambush = { $other_The } attack{ $other_s } in clearing { $clearing }. Play an ambush?
root-ask-foil = Foil the { $card_suit } ambush?
root-ask-enlist = Ask the Arbiter for protection?
root-ask-use = Use { $effect }?
root-ask-lose = Which of { $other_the }’s pieces is lost? Hits left: { $count }
root-ask-discard = Discard down to five. Cards to discard: { $count }
root-ask-piece = Which crafting piece is used? Left to choose: { $count }
root-ask-first = What happens first?
root-ask-cobbler = Make a move with the Cobbler?
root-ask-warren = Start a battle with the Command Warren?
root-ask-bank = Who else draws a card from the Better Burrow Bank?
root-ask-birdsong = Birdsong begins. Anything before it?
root-ask-birdsong-end = Anything else this Birdsong?
root-ask-daylight-end = Anything else this Daylight?

## Choices

root-act-done = Done
root-no-ally = Without allies
root-no-ambush = No ambush
root-no-foil = Let it happen
root-no-enlist = Without the Arbiter
root-no-use = Not now
root-no-hospital = Let them go
root-no-ally-falls = Ignore the rest
root-act-move = Move { root-n-warriors } from clearing { $clearing } to { $to }
root-act-battle = Battle { $who_the } in clearing { $clearing }
root-act-ambush = Play { $card }
root-act-foil = Foil it with { $card }
root-act-ally = { $who_The }’s warriors
root-act-enlist = Ask { $who_the } for protection
root-act-use = Use { $effect }
root-act-lose = Lose: { $piece }
root-act-craft = Craft { $card }
root-act-piece = A piece in a { $suit_adj } clearing
root-act-give = Give { $card }
root-act-first = First: { $after }
root-act-claim = Discard Royal Claim for points
root-act-stand = Take a card from { $who_the }
root-act-spy = Look at { $who_the }’s hand
root-act-tax = Remove a warrior from clearing { $clearing }, draw a card
root-act-activate = Activate { $card }
root-act-take = Take { $card }, spend { $paid }
root-act-discard = Discard { $card }
root-act-bank = A card for { $who_the }
root-act-hospital = Spend { $card }
root-act-drop = Discard { $card }
root-act-draw = Drawn: { $card }
root-act-roll = Dice: { $high } and { $low }
root-act-begin = { $who_The } begin{ $who_s }
root-act-mark = Suit: { $suit_adj }
root-act-random = At random: { $card }
root-act-turn-up = Quest: { $quest }
root-act-unearth = Found: { $item }
root-act-lot = { $who } first

## What a choice leads to

root-result-craft-item = +{ $points } and { $item }
root-result-move =
    { $count ->
        [0] nobody stays in clearing { $clearing }
        [one] { $count } stays in clearing { $clearing }
       *[other] { $count } stay in clearing { $clearing }
    }
root-result-claim = +{ $points } for ruled clearings
root-result-stand = { $who_the } score{ $who_s } 1
root-result-activate = no more points; only this card can win
root-result-ambush = 2 hits before the dice
root-result-ambush-scouted = { $effect }: no hits, and the card is spent
root-result-battle = dice: deals up to { $deals }, takes up to { $takes }
root-result-and = { $one }; { $other }
root-result-outrage = Outrage: a { $suit_adj } or bird card
root-result-outrages = { $count ->
        [1] Outrage: a { $suit_adj } or bird card
       *[other] Outrage { $count } times: each time a { $suit_adj } or bird card
    }
root-result-battle-ambush = an ambush may come: up to 2 more
root-result-battle-outrage = if the sympathy token falls, Outrage: a { $suit_adj } or bird card

## Events

root-event-begins = { $who_The } begin{ $who_s }.
root-event-marked = Clearing { $clearing } becomes a { $suit_adj } clearing.
root-event-turn = Round { $round }: { $who_the }’s turn.
root-event-phase-setup = { $who }: setup.
root-event-phase-birdsong = { $who }: Birdsong.
root-event-phase-daylight = { $who }: Daylight.
root-event-phase-evening = { $who }: Evening.
root-event-scored = { $who }: +{ $points } { $why }, now { $total }.
root-event-lost-points = { $who }: −{ $points } { $why }, now { $total }.
root-for-removed = for removing a piece
root-for-crafted = for a crafted item
root-for-built = for a building
root-for-roosts = for roosts
root-for-turmoil = for birds in the Decree
root-for-sympathy = for sympathy
root-for-explored = for exploring
root-for-aided = for a better relationship
root-for-ally = for aid to an ally
root-for-quest = for a quest
root-for-infamy = for infamy
root-for-ritual = for gardens
root-for-post = for a trade post
root-for-dividends = as dividends
root-for-royal-claim = for ruled clearings
root-for-brutal = for suffering Brutal Tactics
root-for-stand = for the stolen card
root-for-arbiter = for protection
root-for-despot = for the Despot’s battle
root-for-card = for { $card }
root-event-drew = { $who_The } draw{ $who_s } a card.
root-event-drew-card = { $who_The } draw{ $who_s } { $card }.
root-event-reshuffled = The discard pile is shuffled into a new deck.
root-event-spent = { $who_The } spend{ $who_s } { $card }.
root-event-discarded = { $who_The } discard{ $who_s } { $card }.
root-event-gave = { $who_The } give{ $who_s } { $other_the } a card.
root-event-gave-card = { $who_The } give{ $who_s } { $other_the } { $card }.
root-event-moved = { $who_The } move{ $who_s } { root-n-warriors } from clearing { $clearing } to { $to }.
root-event-battle = Battle in clearing { $clearing }: { $who_the } against { $other_the }.
root-event-ambush = { $who_The } spring{ $who_s } a { $card_suit } ambush!
root-event-foiled = { $who_The } foil{ $who_s } it with a { $card_suit } ambush.
root-event-scouted = { $who_The } { $who_has } a Scouting Party: the ambush does nothing.
root-event-no-roll = No attacker is left: no dice are rolled.
root-event-rolled = Dice: { $high } and { $low }.
root-event-hits =
    { $who_The } deal{ $who_s } { $rolled ->
        [0] no rolled hits
        [one] { $rolled } rolled hit
       *[other] { $rolled } rolled hits
    } and { $extra ->
        [0] no extra hits
        [one] { $extra } extra hit
       *[other] { $extra } extra hits
    }.
root-event-used = { $who_The } use{ $who_s } { $effect }.
root-event-warriors-lost = { $who_The } lose{ $who_s } { root-n-warriors } in clearing { $clearing }.
root-event-piece-lost = { $other_The } remove{ $other_s } { $who_the }’s { $piece_low } from clearing { $clearing }.
root-event-piece-lost-own = { $who_The } remove{ $who_s } { $who_its } own { $piece_low } from clearing { $clearing }.
root-event-crafted = { $who_The } craft{ $who_s } { $card }.
root-event-outrage = Outrage! { $who_The } owe{ $who_s } the Alliance a { $suit_adj } card.
root-event-showed = { $who_The } { $who_has } no such card and show{ $who_s } { $who_its } hand.
root-event-hospital =
    { $who_The }: { $count ->
        [one] { $count } warrior recovers
       *[other] { $count } warriors recover
    } at the Keep.
root-event-stood = Stand and deliver! { $who_The } take{ $who_s } a random card from { $other_the }.
root-event-spied = { $who_The } look{ $who_s } at { $other_the }’s hand.
root-event-taxed = Tax Collector: { $who_the } remove{ $who_s } a warrior from clearing { $clearing } and draw{ $who_s } a card.
root-event-activated = { $who_The } activate{ $who_s } { $suit_adj } dominance: no more points, only this card can win.
root-event-took = { $who_The } take{ $who_s } { $card }.
root-event-banked = Better Burrow Bank: { $who_the } and { $other_the } draw a card each.
root-event-placed = { $who_The } place{ $who_s } { root-n-warriors } in clearing { $clearing }.
root-event-placed-piece = { $who_The } place{ $who_s } a { $piece_low } in clearing { $clearing }.
root-event-ally = { $other_The } fight{ $other_s } beside { $who_the }.
root-event-enlisted = { $other_The } protect{ $other_s } { $who_the }.
root-event-won-points = { $who_The } win{ $who_s } with thirty points.
root-event-won-dominance = { $who_The } win{ $who_s } by dominance.
root-event-supporters-lost =
    { $who_The } lose{ $who_s } { $count ->
        [0] no supporters
        [one] { $count } supporter
       *[other] { $count } supporters
    } and { $officers ->
        [0] no officers
        [one] { $officers } officer
       *[other] { $officers } officers
    }.
root-event-supporter = { $who_The } gain{ $who_s } a supporter.
root-event-funds-lost =
    { $who_The } lose{ $who_s } { $count ->
        [one] { $count } fund
       *[other] { $count } funds
    }.
root-event-damaged = { $who_The } damage{ $who_s } an item: { $item_low }.
root-event-hostile = { $other_The } { $other_is } now Hostile to { $who_the }.
root-event-joined = { $who_The } form{ $who_s } a coalition with { $other_the }.
root-event-bought = { $who_The } buy{ $who_s } a service: { $service }.

## Outcomes

root-outcome-points = { $who_The } win{ $who_s } with { $points } points.
root-outcome-dominance = { $who_The } win{ $who_s } by dominance.
root-outcome-coalition = { $who_The } and { $other_the } win together.

## Why not

root-why-other = Another decision comes first: { $question }
root-why-other-side = Only { $who_the } can do that.
root-why-luck = That is left to chance: { $word }
root-why-hand = { $card } is not in { $who_the }’s hand.
root-why-no-warrior = { $who_The } { $who_has } no warrior in clearing { $clearing }.
root-why-mercenaries = Mercenaries never fight the Riverfolk, and { $who_the } { $who_has } no warrior in clearing { $clearing }.
root-why-no-path = No path joins clearings { $clearing } and { $to }.
root-why-river = Only the river joins clearings { $clearing } and { $to }: that takes the Riverboats service.
root-why-scorched = Clearing { $clearing } is scorched: nothing enters it any more.
root-why-place-scorched = Clearing { $clearing } is scorched: nothing may be placed there.
root-why-place-keep = The Keep stands in clearing { $clearing }: nobody else places anything there.
root-why-site-nobody = Nobody rules clearing { $clearing }; you build only in clearings you rule.
root-why-site-ruler = { $who_The } rule{ $who_s } clearing { $clearing }; you build only in clearings you rule.
root-why-site-slot = Clearing { $clearing } has no open slot.
root-why-move-count =
    Clearing { $clearing } holds { $there ->
        [0] no warrior
        [one] { $there } warrior
       *[other] { $there } warriors
    }, not { $count }.
root-why-no-rule = { $who_The } rule{ $who_s } neither clearing { $clearing } nor clearing { $to }.
root-why-battle-self = { $who_The } cannot battle { $who_gender ->
        [f] herself
        [m] himself
        [pl] themselves
       *[n] itself
    }.
root-why-no-piece = { $who_The } { $who_has } nothing in clearing { $clearing }.
root-why-not-ambush = { $card } is not an ambush card.
root-why-ambush-suit = { $card } does not match clearing { $clearing }, a { $suit_adj } clearing.
root-why-not-craftable = { $card } cannot be crafted, only spent or played.
root-why-no-item = { $card }: no { $item_low } left in the supply.
root-why-same-effect = { $who_The } already { $who_has } { $card } in play.
root-why-craft-cost =
    Crafting { $card } takes { $need ->
        [one] { $need } crafting piece
       *[other] { $need } crafting pieces
    } ({ $suit }); ready: { $have }.
root-why-daylight = { $who_The } can do this with a dominance card only in { $who_its } own Daylight.
root-why-not-available = { $card } is not among the available dominance cards.
root-why-take-suit = Taking { $card } costs a { $suit_adj } card, and { $paid } is not one.
root-why-not-dominance = { $card } is not a dominance card.
root-why-vagabond-dominance = { $who_The } cannot activate dominance; with four or more players he may use the card to form a coalition.
root-why-dominance-twice = { $who_The } { $who_has } already activated dominance.
root-why-few-points = { $who_The } { $who_has } { $points } points; dominance needs { $need }.
root-why-no-effect = { $who_The } { $who_has } no { $effect } in play.
root-why-effect-used = { $who_The } { $who_has } already used { $effect } this turn.
root-why-effect-time = { $effect } cannot be used at this point.
root-why-empty-hand = { $who_The } { $who_has } no cards in hand.
