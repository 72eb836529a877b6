### The Riverfolk Company: what it asks, offers, tells and refuses. $who is a seat (root-short-…).

## Questions

root-ask-land =
    { $count ->
        [one] Where on the river does the last warrior land?
       *[other] Where on the river does a warrior land? { $count } to go
    }
root-ask-price = What does this service cost: { $service }?
root-ask-riverfolk-act = What do you spend your funds on?
root-ask-commit = Whose warrior do you commit?
root-ask-fund-space = Whose warrior from the Funds goes onto a { $suit_adj } space?
root-ask-fund-any = Whose warrior from the Funds goes onto which space?
root-ask-spend-fund = Whose warrior from the Funds do you spend on the recruit?
root-ask-lose-funds =
    { $count ->
        [one] A trade post fell: whose warrior leaves the Funds?
       *[other] A trade post fell: { $count } warriors leave the Funds. Whose first?
    }

## Choices

root-act-land = Land in clearing { $clearing }
root-act-price = { $service }: { $price }
root-act-buy = Buy { $service }
root-act-buy-card = Buy { $card }
root-act-commit = One of { $who_the }’s warriors
root-act-export = Export { $card }
root-act-draw-card = Draw a card
root-act-hire = Recruit in clearing { $clearing }
root-act-post = Trade post in clearing { $clearing }
root-act-fund = One of { $who_the }’s warriors, { $suit_adj } space
root-act-refund = One of { $who_the }’s warriors

## What it leads to

root-result-commit =
    { $count ->
        [0] 1 committed, no funds left
        [one] 1 committed, { $count } fund left
       *[other] 1 committed, { $count } funds left
    }
root-result-hire =
    { $count ->
        [0] 1 spent, no funds left
        [one] 1 spent, { $count } fund left
       *[other] 1 spent, { $count } funds left
    }
root-result-post =
    { $points ->
        [one] +{ $points } point; 2 of { $who_the }’s warriors leave the Funds
       *[other] +{ $points } points; 2 of { $who_the }’s warriors leave the Funds
    }
root-result-export =
    { $count ->
        [0] no effect, no points; no warrior left for Payments
       *[other] no effect, no points; 1 warrior into Payments
    }
root-result-buy =
    { $price ->
        [one] { $price } warrior, { $left } left in your supply
       *[other] { $price } warriors, { $left } left in your supply
    }
root-result-buy-items =
    { $price ->
        [one] { $price } item is exhausted, { $left } stay ready
       *[other] { $price } items are exhausted, { $left } stay ready
    }

## Events

root-event-priced = { $who_The } set{ $who_s } a price. { $service }: { $price }.
root-event-paid =
    { $count ->
        [0] { $who_The } pay{ $who_s }, but { $other_the } { $other_has } no warrior left for Payments.
        [one] { $who_The } pay{ $who_s }: { $count } of { $other_the }’s warriors goes into Payments.
       *[other] { $who_The } pay{ $who_s }: { $count } of { $other_the }’s warriors go into Payments.
    }
root-event-paid-own = { $who_The } pay{ $who_s } { root-n-warriors } into Payments.
root-event-protected =
    Protectionism, as nobody paid: { $count ->
        [one] { $count } Riverfolk warrior goes into Payments.
       *[other] { $count } Riverfolk warriors go into Payments.
    }
root-event-gathered = { $who_The } gather{ $who_s } { root-n-warriors } into { $who_its } Funds.
root-event-committed = { $who_The } commit{ $who_s } one of { $other_the }’s warriors.
root-event-committed-own = { $who_The } commit{ $who_s } one of { $who_its } own warriors.
root-event-funded = { $who_The } put{ $who_s } one of { $other_the }’s warriors onto a { $suit_adj } space.
root-event-funded-own = { $who_The } put{ $who_s } one of { $who_its } own warriors onto a { $suit_adj } space.
root-event-refunded =
    { $count ->
        [one] { $count } warrior goes from the Funds back to { $other_the }.
       *[other] { $count } warriors go from the Funds back to { $other_the }.
    }
root-event-exported =
    { $count ->
        [0] { $who_The } export{ $who_s } { $card }; no warrior is left for Payments.
       *[other] { $who_The } export{ $who_s } { $card }: one of { $who_its } own warriors goes into Payments.
    }

## Why not

root-why-buy-own = { $who_The } do not buy from themselves.
root-why-buy-late = Services are sold only at the start of the buyer’s Birdsong.
root-why-buy-limit =
    { $count ->
        [one] One service this turn, and it is bought. Every clearing with a trade post and a piece of yours allows one more.
       *[other] { $count } services this turn, and all are bought. Every clearing with a trade post and a piece of yours allows one more.
    }
root-why-buy-mercenaries = Mercenaries do not serve { $who_the }.
root-why-buy-twice = { $service }: already bought this turn.
root-why-buy-price =
    { $service } costs { $price }, but { $left ->
        [0] no warrior is left in the supply.
        [one] only { $left } warrior is left in the supply.
       *[other] only { $left } warriors are left in the supply.
    }
root-why-buy-items =
    { $service } costs { $price }, but { $left ->
        [0] no item is ready.
        [one] only { $left } item is ready.
       *[other] only { $left } items are ready.
    }
root-why-buy-card = { $card } is not in the open hand.
root-why-no-funds = The Funds box is empty.
root-why-few-funds =
    { $need ->
        [one] It takes { $need } fund
       *[other] It takes { $need } funds
    }, and { $count ->
        [0] there is none
        [one] there is { $count }
       *[other] there are { $count }
    }.
root-why-no-space = Too few empty trade-post spaces of the suits it costs.
root-why-export = What cannot be crafted cannot be exported: { $card }.
root-why-nothing-to-draw = There is no card left to draw.
root-why-not-river = Clearing { $clearing } is not on the river.
root-why-no-recruit = No warrior is left in the supply, and none of your own is in the Funds.
root-why-post-there = There is a trade post in clearing { $clearing } already.
root-why-post-suit = All three { $suit_adj } trade posts have been placed.
root-why-post-ruler = Nobody rules clearing { $clearing }.
root-why-post-funds =
    { $who_The } rule{ $who_s } clearing { $clearing }: a post there costs 2 of { $who_its } warriors from your Funds, and you have { $count ->
        [0] none.
       *[other] { $count }.
    }
