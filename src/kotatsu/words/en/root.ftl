### Root: what the general rules ask, offer, tell and refuse. $who and $other are seats (root-short-…), $clearing a printed number.

## Places and things in a sentence

root-spot-clearing = clearing { $clearing }
root-spot-forest = forest { $forest }
root-after-hospital = Field Hospitals
root-after-items = damaged items
root-after-base = what the lost base costs
root-after-outrage = Outrage
root-after-garden = the card for the garden
root-after-post = the funds for the trade post

## What cannot be read

root-no-card = { $field }: there is no card { $card }
root-card-too-often = { $field }: { $card } is there too often. Copies in the game: { $copies }, already in { $other }
root-no-quest = { $field }: there is no quest { $quest }
root-quest-twice = { $field }: the quest { $quest } already lies in { $other }
root-too-many-posts = Trade posts of one suit ({ $suit }): { $count } on the map, but there are only three
root-too-many-buildings = { $field }: { $count } buildings and { $ruins } ruins do not fit into { $slots } slots
root-too-many-pieces = clearings: { $count } of { $piece } on the map, but there are only { $most }
root-no-piece = { $field }: there is no piece “{ $piece }”. Pieces: { $known }
root-foreign-piece = { $field }: { $piece } does not belong to that side
root-token-twice = { $field }: only one { $piece } can lie there
root-too-many-warriors = { $field }: { $count } warriors named, but there are only { $most }

## Questions

root-ask-ally = Whose warriors join the attack?
root-ask-ambush = { $other } attacks in clearing { $clearing }. Play an ambush?
root-ask-foil = Foil the ambush ({ $card })?
root-ask-enlist = Ask the Arbiter for protection?
root-ask-use = Use { $effect }?
root-ask-lose = Which piece of { $other } falls? Hits left: { $count }
root-ask-discard = Discard down to five. Cards to go: { $count }
root-ask-piece = Which crafting piece is used? Left to choose: { $count }
root-ask-first = What happens first?
root-ask-cobbler = One move thanks to the Cobbler?
root-ask-warren = A battle from the Command Warren?
root-ask-bank = Who else draws a card from the Better Burrow Bank?
root-ask-birdsong = Birdsong begins. Anything first?
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
root-act-move = Move { $count } from { $clearing } to { $to }
root-act-battle = Battle { $who } in { $clearing }
root-act-ambush = Play { $card }
root-act-foil = Foil it with { $card }
root-act-ally = Warriors of { $who }
root-act-enlist = Ask { $who } for protection
root-act-use = Use { $effect }
root-act-lose = Lose: { $piece }
root-act-craft = Craft { $card }
root-act-piece = A piece in a clearing of the suit: { $suit_adj }
root-act-give = Give { $card }
root-act-first = First { $after }
root-act-claim = Discard Royal Claim for points
root-act-stand = Take a card from { $who }
root-act-spy = Look at the hand of { $who }
root-act-tax = Remove a warrior from { $clearing }, draw a card
root-act-activate = Activate { $card }
root-act-take = Take { $card }, spend { $paid }
root-act-discard = Discard { $card }
root-act-bank = A card for { $who }
root-act-hospital = Spend { $card }
root-act-drop = Discard { $card }
root-act-draw = Drawn: { $card }
root-act-roll = Dice: { $high } and { $low }
root-act-begin = { $who } begins
root-act-mark = Suit: { $suit_adj }
root-act-random = At random: { $card }
root-act-turn-up = Quest: { $quest }
root-act-unearth = Found: { $item }
root-act-lot = { $who } comes first

## What a choice leads to

root-result-craft-item = +{ $points } and { $item }
root-result-move = { $count } stay in { $clearing }
root-result-claim = +{ $points } for ruled clearings
root-result-stand = { $who } scores 1
root-result-activate = no more points; only this card can win
root-result-ambush = 2 hits before the dice
root-result-battle = dice: deals up to { $deals }, takes up to { $takes }

## Events

root-event-begins = { $who } begins.
root-event-marked = Clearing { $clearing } gets its suit: { $suit_adj }.
root-event-turn = Round { $round }: the turn of { $who }.
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
root-for-brutal = for suffering brutal tactics
root-for-stand = for the stolen card
root-for-arbiter = for protection
root-for-despot = for the Despot’s battle
root-event-drew = { $who } draws a card.
root-event-drew-card = { $who } draws { $card }.
root-event-reshuffled = The discard pile becomes the new deck.
root-event-spent = { $who } spends { $card }.
root-event-discarded = { $who } discards { $card }.
root-event-gave = A card of { $who } goes to { $other }.
root-event-gave-card = { $card }: from { $who } to { $other }.
root-event-moved =
    { $who }: { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    } from { $clearing } to { $to }.
root-event-battle = Battle in clearing { $clearing }: { $who } against { $other }.
root-event-ambush = { $who } springs an ambush: { $card }.
root-event-foiled = { $who } foils the ambush: { $card }.
root-event-scouted = { $who } has scouts: the ambush does nothing.
root-event-no-roll = No attacker is left: the dice rest.
root-event-rolled = Dice: { $high } and { $low }.
root-event-hits = { $who } deals { $rolled } rolled and { $extra } extra.
root-event-used = { $who } uses { $effect }.
root-event-warriors-lost =
    { $who } loses { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    } in clearing { $clearing }.
root-event-piece-lost = { $other } removes from clearing { $clearing }: { $piece } of { $who }.
root-event-piece-lost-own = { $who } removes its own { $piece } from clearing { $clearing }.
root-event-crafted = { $who } crafts { $card }.
root-event-outrage = Outrage! { $who } owes a card: { $suit_adj }.
root-event-showed = { $who } has no such card and shows the hand.
root-event-hospital = { $who }: { $count } recover at the Keep.
root-event-stood = { $who } holds up { $other }.
root-event-spied = { $who } looks at the hand of { $other }.
root-event-taxed = { $who } sends a collector from clearing { $clearing }.
root-event-activated = { $who } strives for dominance: { $suit_adj }.
root-event-took = { $who } takes { $card }.
root-event-banked = { $who } shares the bank with { $other }.
root-event-placed =
    { $who }: { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    } placed in clearing { $clearing }.
root-event-placed-piece = { $who }: { $piece } in clearing { $clearing }.
root-event-ally = { $other } fights beside { $who }.
root-event-enlisted = { $other } protects { $who }.
root-event-won-points = { $who } wins with thirty points.
root-event-won-dominance = { $who } wins by dominance.
root-event-supporters-lost = { $who } loses supporters: { $count }, officers: { $officers }.
root-event-supporter = { $who } gains a supporter.
root-event-funds-lost = { $who }: { $count } leave the Funds.
root-event-damaged = { $who }: { $item } is damaged.
root-event-hostile = { $other } is now Hostile to { $who }.
root-event-joined = { $who } joins { $other }.
root-event-bought = { $who } buys: { $service }.

## Outcomes

root-outcome-points = { $who } wins with { $points } points.
root-outcome-dominance = { $who } wins by dominance.
root-outcome-coalition = { $who } and { $other } win together.

## Why not

root-why-other = Another question is open: { $question }
root-why-other-side = Only { $who } can do that.
root-why-luck = Luck decides that, nobody else: { $word }
root-why-hand = { $card } is not in the hand of { $who }.
root-why-no-warrior = { $who }: no warrior in clearing { $clearing }.
root-why-no-path = No path joins { $clearing } and { $to }.
root-why-river = Only a river joins { $clearing } and { $to }: that takes Riverboats.
root-why-scorched = Clearing { $clearing } is scorched: nothing enters it any more.
root-why-move-count = Clearing { $clearing } holds { $there }, not { $count }.
root-why-no-rule = { $who } rules neither { $clearing } nor { $to }.
root-why-battle-self = { $who } cannot battle itself.
root-why-no-piece = { $who } has nothing in clearing { $clearing }.
root-why-not-ambush = { $card } is no ambush.
root-why-ambush-suit = { $card } does not fit clearing { $clearing }: { $suit_adj }.
root-why-not-craftable = { $card } is never crafted, only spent or played.
root-why-no-item = { $card }: no { $item_low } left in the supply.
root-why-same-effect = { $who } already has { $card } in play.
root-why-craft-cost = { $card } needs { $need } of this suit ({ $suit }), ready: { $have }.
root-why-daylight = { $who }: dominance is a matter of one’s own Daylight.
root-why-not-available = { $card } does not lie open for taking.
root-why-take-suit = { $card } costs a card of its suit ({ $suit_adj }); { $paid } is none.
root-why-not-dominance = { $card } is no dominance card.
root-why-vagabond-dominance = { $who } activates no dominance; with four players he joins a coalition.
root-why-dominance-twice = { $who } has already given up points.
root-why-few-points = { $who } has { $points } points; dominance needs { $need }.
root-why-no-effect = { $who } does not have { $effect } in play.
root-why-effect-used = { $who } has used { $effect } this turn.
root-why-effect-time = { $effect } has its own time, and that is not now.
root-why-empty-hand = { $who } has no card to take or look at.
