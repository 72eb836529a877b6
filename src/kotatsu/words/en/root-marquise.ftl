### The Marquise de Cat: what she asks, offers, tells and refuses.

## Questions

root-ask-keep = In which corner will the Keep stand?
root-ask-start = Where does the first { $piece_low } stand?
root-ask-wood =
    { $count ->
        [one] One wood token is left, and more sawmills wait. Which one gets it?
       *[other] { $count } wood tokens are left, and more sawmills wait. Which one is next?
    }
root-ask-muster =
    { $count ->
        [one] One warrior is left, and more recruiters wait. Which one gets it?
       *[other] { $count } warriors are left, and more recruiters wait. Which one is next?
    }
root-ask-marquise-act =
    { $count ->
        [0] No actions left. A bird card for one more?
        [one] { $count } action left: what next?
       *[other] { $count } actions left: what next?
    }
root-ask-march-on = The March goes on: a second move?
root-ask-pay =
    { $count ->
        [one] The last wood for clearing { $clearing }: where from?
       *[other] { $count } wood to pay for clearing { $clearing }: where does the next one come from?
    }
root-ask-hospital =
    { $count ->
        [one] A warrior fell in clearing { $clearing }. Spend a { $suit_adj } card to bring it to the Keep?
       *[other] { $count } warriors fell in clearing { $clearing }. Spend a { $suit_adj } card to bring them to the Keep?
    }

## Choices

root-act-keep = Keep in clearing { $clearing }
root-act-start = { $piece } in clearing { $clearing }
root-act-wood = Wood for clearing { $clearing }
root-act-recruit = Recruit
root-act-build = { $piece } in clearing { $clearing }
root-act-pay = Wood from clearing { $clearing }
root-act-overwork = Overwork in clearing { $clearing } with { $card }
root-act-extra = Spend { $card } for one more action
root-act-muster = Warrior to clearing { $clearing }

## What it leads to

root-result-keep = no warrior in clearing { $clearing }, opposite
root-result-build =
    { $count ->
        [0] free
       *[other] { $count } wood
    }, { $points ->
        [0] no points
        [one] +{ $points } point
       *[other] +{ $points } points
    }
root-result-recruit =
    { $count ->
        [one] +{ $count } warrior
       *[other] +{ $count } warriors
    }
root-result-overwork = +1 wood, { $count } left in supply
root-result-extra =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
root-result-hospital =
    { $count ->
        [one] { $count } warrior to clearing { $clearing }
       *[other] { $count } warriors to clearing { $clearing }
    }

## Events

root-event-keep = { $who_The }: the Keep stands in clearing { $clearing }; a warrior in every clearing but { $to }.
root-event-wood = { $who_The }: { $count } wood to clearing { $clearing }.
root-event-paid-wood = { $who_The } pay{ $who_s } { $count } wood from clearing { $clearing }.
root-event-overwork = { $who_The } overwork{ $who_s } the sawmill in clearing { $clearing }: 1 wood.
root-event-extra =
    { $who_The } spend{ $who_s } a bird card for an action: { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }.
root-event-recruits = { $who_The } recruit{ $who_s } at every recruiter.

## Why not

root-why-marquise-later = That is an action of the Marquise’s Daylight.
root-why-craft-closed = The Marquise crafts before her first action, and she has begun to act.
root-why-no-actions = No actions are left. A bird card would buy one more.
root-why-march = First finish the March: a second move, or none.
root-why-keep = The Keep stands in a corner, and clearing { $clearing } is not one.
root-why-start-piece = It is the { $piece_low } that is placed now.
root-why-start-far = Clearing { $clearing } is not next to the Keep in clearing { $to }.
root-why-fill = No { $piece_low } in clearing { $clearing } is still waiting.
root-why-fill-other = Sawmills get wood, recruiters get warriors.
root-why-pay-none = There is no wood in clearing { $clearing }.
root-why-pay-apart = Clearing { $clearing } is not linked with clearing { $to } through clearings the Marquise rules.
root-why-hospital = Field Hospitals need a { $suit_adj } or bird card from your hand.
root-why-recruited = Recruit works once a turn.
root-why-no-recruiter = There is no recruiter on the map.
root-why-no-cats = No warrior is left in the supply.
root-why-recruit-scorched = Every recruiter stands in a scorched clearing, and nothing may be placed there.
root-why-build-piece = The Marquise does not build this: { $piece_low }.
root-why-build-none = All six are on the map: { $piece_low }.
root-why-build-wood =
    A { $piece_low } costs { $need } wood, but { $count ->
        [0] none can reach clearing { $clearing }.
       *[other] only { $count } can reach clearing { $clearing }.
    }
root-why-no-wood = All eight wood tokens are on the map.
root-why-no-sawmill = There is no sawmill in clearing { $clearing }.
root-why-overwork-suit = { $card } does not fit: clearing { $clearing } is { $suit_adj }.
root-why-extra = Only a bird card buys an action, and { $card } is not a bird.
