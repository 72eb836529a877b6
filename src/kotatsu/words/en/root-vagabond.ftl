### The Vagabond: what he asks, offers, tells and refuses. $who is a seat (root-short-…), $item an item, $place where it lies.

## Where an item lies

root-place-track = on its track
root-place-satchel = Satchel, face up
root-place-satchel-down = Satchel, face down
root-place-damaged = damaged, face up
root-place-damaged-down = damaged, face down

## Questions

root-ask-character = Who are you?
root-ask-forest = In which forest does { $who_the } begin?
root-ask-refresh =
    { $count ->
        [one] Refresh one more item
       *[other] Refresh { $count } items: which next?
    }
root-ask-slip = Slip away to a clearing or forest nearby?
root-ask-vagabond-act = What next?
root-ask-spend =
    { $count ->
        [one] Which item do you use for it?
       *[other] { $count } items pay for it: which next?
    }
root-ask-room = The track is full. Put one { $item_low } into the Satchel, or leave the new one in the supply?
root-ask-loot = What do you take from the ruins in clearing { $clearing }?
root-ask-receive = Which of { $other_the }’s crafted items do you take?
root-ask-reward = The quest is done: fame or cards?
root-ask-mend =
    { $count ->
        [one] Repair one more item
       *[other] Repair { $count } items: which next?
    }
root-ask-vagabond-cobbler = Cobbler: one move without boots?
root-ask-track = Put an item back on its track before the Evening goes on?
root-ask-toss = You carry { $count } items, there is room for { $limit }: which one leaves the game?
root-ask-damage =
    { $count ->
        [one] Which item is damaged?
       *[other] { $count } items are damaged: which next?
    }
root-ask-suffer =
    { $count ->
        [one] One hit: what does it damage?
       *[other] { $count } hits: what does the next one damage?
    }
root-ask-ally-falls =
    { $count ->
        [one] No undamaged item is left for the last hit: does a warrior of the ally fall?
       *[other] No undamaged item is left for { $count } hits: does a warrior of the ally fall?
    }
root-ask-swords =
    { $count ->
        [one] One rolled hit: do you pay for it with a sword?
       *[other] How many of the { $count } rolled hits do you pay for with swords?
    }

## Choices

root-act-character = { $character }
root-act-forest = Begin in { $spot }
root-act-refresh = Refresh: { $item_low } ({ $place })
root-act-slip = Slip to { $spot }
root-act-slink = Slip to clearing { $clearing } with { $count } of { $who_the }’s warriors
root-act-walk = Go to { $spot }
root-act-escort = Go to clearing { $clearing } with { $count } of { $who_the }’s warriors
root-act-explore = Explore the ruins
root-act-loot = Take: { $item_low }
root-act-aid = Aid { $who_the } with { $card }
root-act-spend = Use: { $item_low }
root-act-receive = Take: { $item_low }
root-act-quest = Quest: { $quest }
root-act-fame = Points
root-act-cards = Two cards
root-act-strike = Strike one of { $who_the }’s warriors
root-act-snipe = Strike: { $piece_low }
root-act-repair = Repair: { $item_low } ({ $place })
root-act-steal = Steal a card from { $who_the }
root-act-labor = Take { $card } from the discard pile
root-act-hideout = Hideout
root-act-instigate = Set { $who_the } on { $other_the }
root-act-scorch = Scorch the clearing
root-act-damage = { $item } ({ $place })
root-act-ally-falls = One of { $who_the }’s warriors
root-act-aside = Into the Satchel: { $item_low }
root-act-track = Onto the track: { $item_low }
root-act-toss = Drop: { $item_low } ({ $place })
root-act-join = Coalition with { $who_the }: { $card }
root-act-swords =
    { $count ->
        [0] None
        [one] { $count } sword
       *[other] { $count } swords
    }

## What it leads to

root-result-boots =
    { $count ->
        [0] no boots
       *[other] boots: { $count }, { $left } left
    }
root-result-sword = 1 sword
root-result-points =
    { $count ->
        [one] +{ $count } point
       *[other] +{ $count } points
    }
root-result-aid =
    { $count ->
        [one] +{ $count } point, one step closer
       *[other] +{ $count } points, one step closer
    }
root-result-aid-step = { $count } of { $need } aids this turn for the next step
root-result-aid-nothing = no step closer
root-result-quest =
    { $count ->
        [one] +{ $count } point or 2 cards
       *[other] +{ $count } points or 2 cards
    }
root-result-hostile = { $who_the } will be Hostile
root-result-hideout =
    { $count ->
        [one] 1 item repaired, then Evening
       *[other] { $count } items repaired, then Evening
    }
root-result-join = no more points; you win if { $who_the } win{ $who_s }

## Events

root-event-character = { $who_The } { $who_is } the { $character }.
root-event-camped = { $who_The } begin{ $who_s } in { $spot }.
root-event-refreshed = { $who_The } refresh{ $who_gender ->
        [pl] { "" }
       *[other] es
    }: { $item_low } ({ $place }).
root-event-slipped = { $who_The } slip{ $who_s } to { $spot }.
root-event-walked = { $who_The } move{ $who_s } to { $spot }.
root-event-explored = { $who_The } explore{ $who_s } the ruins in clearing { $clearing } and find{ $who_s }: { $item_low }.
root-event-left-ruin = { $who_The } take{ $who_s } nothing from the ruins in clearing { $clearing }.
root-event-aided = { $who_The } aid{ $who_s } { $other_the }.
root-event-received = { $who_The } take{ $who_s } from { $other_the }: { $item_low }.
root-event-relation =
    { $count ->
        [0] { $other_The } and { $who_the }: indifferent again.
        [3] { $other_The } and { $who_the } are allied now.
       *[other] { $other_The } and { $who_the } come one step closer.
    }
root-event-quest-done = { $who_The } complete{ $who_s } the quest { $quest }.
root-event-quest-new = A new quest: { $quest }.
root-event-struck = { $who_The } strike{ $who_s } at { $other_the } in clearing { $clearing }.
root-event-repaired = { $who_The } repair{ $who_s }: { $item_low }.
root-event-stole = { $who_The } steal{ $who_s } a card from { $other_the }.
root-event-labored = { $who_The } take{ $who_s } { $card } from the discard pile.
root-event-hid = { $who_The } hide{ $who_s } away; his Daylight is over.
root-event-instigated = { $who_The } instigate{ $who_s } a battle in clearing { $clearing }.
root-event-scorched = { $who_The } scorch{ $who_gender ->
        [pl] { "" }
       *[other] es
    } clearing { $clearing }: nothing may enter it any more.
root-event-rested =
    { $count ->
        [one] { $who_The } rest{ $who_s } in the forest: { $count } item is whole again.
       *[other] { $who_The } rest{ $who_s } in the forest: { $count } items are whole again.
    }
root-event-tossed = { $who_The } cannot carry everything and remove{ $who_s } from the game: { $item_low }.
root-event-put-aside = { $who_The } put{ $who_s } into the Satchel: { $item_low }.
root-event-on-track = { $who_The } put{ $who_s } onto the track: { $item_low }.
root-event-item-used =
    { $count ->
        [one] { $who_The } use{ $who_s }: { $item_low }.
       *[other] { $who_The } use{ $who_s }: { $item_low } × { $count }.
    }
root-event-left-item = The track is full: the new { $item_low } stays in the supply.
root-event-found = Under the ruins in clearing { $clearing } you see: { $item_low }.

## Why not

root-why-vagabond-only = Only a Vagabond does that.
root-why-vagabond-later = That is an action of the Vagabond’s Daylight.
root-why-slip-later = The Vagabond slips only once, in his Birdsong, after refreshing.
root-why-refresh-later = Items are refreshed in the Vagabond’s Birdsong.
root-why-aside-later = Items move between track and Satchel between the Vagabond’s own actions.
root-why-character = { $character } is taken.
root-why-forest = The Vagabond begins in a forest.
root-why-refresh = Refresh turns face-down items up, and no such item lies there: { $item_low }.
root-why-spend = Only a face-up, undamaged item can be used, and this is not one: { $item_low }.
root-why-loot = Not under the ruins in clearing { $clearing }: { $item_low }.
root-why-loot-twice = Two ruin items of one kind never lie on one board: { $item_low }.
root-why-track-full = Three already lie on the track: { $item_low }. First put one into the Satchel.
root-why-receive = Not among { $who_the }’s crafted items: { $item_low }.
root-why-repair = No such damaged item: { $item_low }.
root-why-damage = No such undamaged item: { $item_low }.
root-why-toss = No such item in Satchel or Damaged box: { $item_low }.
root-why-walk-forest = In Daylight the Vagabond never enters a forest; only a Slip leads there.
root-why-walk-scorched = Clearing { $clearing } is scorched: nobody enters it any more.
root-why-walk-far = Clearing { $clearing } is not next to the Vagabond.
root-why-walk-hostile =
    Hostile warriors guard clearing { $clearing }: it takes { $need } boots, but { $count ->
        [0] none are ready.
        [one] only { $count } is ready.
       *[other] only { $count } are ready.
    }
root-why-walk-boots = A move takes boots, and none are ready.
root-why-slip-far = A Slip leads only to the next clearing or forest.
root-why-escort-forest = Allied warriors go along only from clearing to clearing.
root-why-escort-ally = { $who_The } { $who_is } not an ally and will not come along.
root-why-escort-count =
    { $count ->
        [0] { $who }: no warriors here to take along.
       *[other] { $who }: 1 to { $count } warriors can come along.
    }
root-why-escort-river = The boats are yours alone: { $who_the }’s warriors cannot follow you along the river from clearing { $clearing } to { $to }.
root-why-escort-rule = { $who_The }’s warriors come along only if { $who_the } rule{ $who_s } clearing { $clearing } or { $to }.
root-why-not-ready = No face-up, undamaged item of this kind: { $item_low }.
root-why-no-ruin = No ruins here to explore.
root-why-battle-elsewhere = The Vagabond is not in clearing { $clearing }.
root-why-aid-forest = There is nobody to aid in a forest.
root-why-aid-items = Aid takes an item of any kind, and none is ready.
root-why-nobody-here = { $who_The } { $who_has } no piece in clearing { $clearing }.
root-why-aid-suit = { $card } does not match this { $suit_adj } clearing.
root-why-quest-away = { $quest } is not face up.
root-why-quest-suit = { $quest } is done only in a { $suit_adj } clearing.
root-why-quest-items = The quest uses two ready items: { $item_low } and { $other_low }.
root-why-strike-pawn = A Strike does nothing to a pawn.
root-why-strike-forest = Nobody to strike here.
root-why-strike-none = { $who_The } { $who_has } no warriors in clearing { $clearing }.
root-why-snipe-none = Not in clearing { $clearing }: { $piece_low }.
root-why-snipe-guarded = { $who_The } still { $who_has } warriors here ({ $count }); buildings and tokens are out of reach.
root-why-craft-forest = In a forest there is no suit to craft with.
root-why-craft-suit = Here all hammers are { $suit_adj }, and the card asks for another suit.
root-why-craft-hammers =
    { $need ->
        [one] The card takes { $need } ready hammer
       *[other] The card takes { $need } ready hammers
    }, but { $count ->
        [0] none is ready.
        [one] only { $count } is ready.
       *[other] only { $count } are ready.
    }
root-why-special = Only the { $character } can do that.
root-why-special-forest = That works only in a clearing.
root-why-hideout = Nothing is damaged, so there is nothing to repair.
root-why-steal = { $who_The } { $who_has } no cards to steal.
root-why-labor = { $card } is not in the discard pile.
root-why-labor-suit = { $card } does not match this { $suit_adj } clearing.
root-why-instigate = { $who_The } { $who_has } no warrior or pawn here to attack with.
root-why-no-track = This item has no track: { $item_low }.
root-why-aside = None on the track: { $item_low }.
root-why-track = None face up in the Satchel: { $item_low }.
root-why-back-and-forth = It was just moved the other way: { $item_low }. Do something in between.
root-why-activate = The Vagabond plays a dominance card only to join a coalition.
root-why-join-few = Coalitions need four or more players.
root-why-join-later = A coalition is formed in your own Daylight.
root-why-join-card = A coalition takes a dominance card from your hand.
root-why-join-again = You have already left the score track; a coalition cannot be changed.
root-why-join-points = A coalition takes 10 points; you have { $count }.
root-why-join-marker = { $who_The } { $who_has } no marker on the score track and cannot be a partner.
root-why-join-fewest = The partner is the player with the fewest points ({ $fewest }); { $who_the } { $who_has } { $count }.
