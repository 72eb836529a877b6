# The Woodland Alliance: what it asks, offers, tells and refuses.
# $who is a faction, $suit a suit ($suit_adj goes with card and clearing), $card a card's name, $clearing a number.

## Questions

root-ask-alliance-rise = Revolt, spread sympathy, or go on to the day?
root-ask-alliance-spread = Spread sympathy further, or go on to the day?
root-ask-support = Which supporter do you spend for the { $suit_adj } clearing? Still to pay: { $count }
root-ask-alliance-day = Craft, mobilize, train, or go on to the evening?
root-ask-alliance-operation = Which operation? Officers still free: { $count }
root-ask-outrage = Outrage! { $who }: which { $suit_adj } or bird card goes to the supporters?
root-ask-trim = No base is left: supporters down to five. Which one goes?

## Choices

root-act-revolt = Revolt in clearing { $clearing }
root-act-spread = Spread sympathy to clearing { $clearing }
root-act-support = Spend { $card }
root-act-mobilize = Mobilize: { $card } joins the supporters
root-act-train = Train an officer: spend { $card }
root-act-levy = Recruit in clearing { $clearing }
root-act-organize = Organize in clearing { $clearing }

## What a choice leads to

root-result-revolt =
    { $points ->
        [one] +{ $points } point
       *[other] +{ $points } points
    }, { root-n-warriors }, 2 supporters spent
root-result-spread = points +{ $points }, supporters −{ $count }
root-result-spread-law = points +{ $points }, supporters −{ $count }, Martial Law included
root-result-mobilize = supporters: { $count }
root-result-mobilize-full = the stack is full: the card is discarded at once
root-result-train = officers: { $count }
root-result-organize = points +{ $points }, one warrior goes

## Events

root-event-revolted = Revolt! { $who_The } rise{ $who_s } in clearing { $clearing }.
root-event-officer = { $who_The } gain{ $who_s } an officer, now { $count }.
root-event-organized = { $who_The } organize{ $who_s } in clearing { $clearing }: a warrior leaves, sympathy stays.

## Why not

root-why-revolt-late = Revolts come before spreading, and sympathy has spread already.
root-why-revolt-unfriendly = There is no sympathy in clearing { $clearing }, so nobody will rise.
root-why-revolt-base = The { $suit_adj } base is on the map already, in clearing { $clearing }.
root-why-revolt-slot = Ruins fill clearing { $clearing }: no slot is left for a base.
root-why-revolt-cost =
    A revolt in a { $suit_adj } clearing takes { $count ->
        [one] { $count } { $suit_adj } or bird supporter
       *[other] { $count } { $suit_adj } or bird supporters
    }; you have { $have ->
        [0] none
       *[other] { $have }
    }.
root-why-sympathy-there = Clearing { $clearing } is sympathetic already, and one token is the limit.
root-why-sympathy-none = All ten sympathy tokens are on the map.
root-why-spread-far = Clearing { $clearing } is not next to a sympathetic clearing.
root-why-spread-cost =
    Sympathy in clearing { $clearing } takes { $count ->
        [one] { $count } { $suit_adj } or bird supporter
       *[other] { $count } { $suit_adj } or bird supporters
    }; you have { $have ->
        [0] none
       *[other] { $have }
    }.
root-why-spread-law =
    Martial Law in clearing { $clearing }: sympathy takes { $count ->
        [one] { $count } { $suit_adj } or bird supporter
       *[other] { $count } { $suit_adj } or bird supporters
    }; you have { $have ->
        [0] none
       *[other] { $have }
    }.
root-why-support-none = { $card } is not among the supporters.
root-why-support-suit = { $card } does not pay for a { $suit_adj } clearing.
root-why-train-base = Without a base on the map nobody can be trained.
root-why-train-suit = { $card } matches no base on the map.
root-why-alliance-supply = No warrior is left in supply.
root-why-levy-base = There is no base in clearing { $clearing }.
root-why-organize-none = You have no warrior in clearing { $clearing }.
root-why-outrage-suit = { $card } does not pay for Outrage here: it takes a { $suit_adj } or bird card.
