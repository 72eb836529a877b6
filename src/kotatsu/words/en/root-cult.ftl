# The Lizard Cult: what it asks, offers, tells and refuses.
# $who is a faction, $suit a suit ($suit_adj goes with card and clearing), $card a card's name, $clearing a number.

## Questions

root-ask-corner = In which corner does the Cult begin?
root-ask-outcast = Who are the Outcast at first?
root-ask-conspire = Which conspiracy? Acolytes: { $count }
root-ask-crusade = Battle in clearing { $clearing } after the march?
root-ask-ritual = Reveal a card for a ritual, or go on to the evening?
root-ask-cult-craft = Craft with the gardens of the Outcast? Gardens free: { $count }

## Choices

root-act-corner = Begin in clearing { $clearing }
root-act-outcast = Outcast: { $suit }
root-act-convert = Convert one of { $who_the }’s warriors in clearing { $clearing }
root-act-sanctify = Sanctify in clearing { $clearing }: { $piece_low }
root-act-garden = Reveal { $card }: garden in clearing { $clearing }
root-act-preach = Reveal { $card }: recruit in clearing { $clearing }
root-act-score = Score: spend { $card }
root-act-sacrifice = Reveal { $card }: sacrifice

## What a choice leads to

root-result-crusade = Crusade: acolytes −{ $count }
root-result-convert = acolytes −{ $count }
root-result-sanctify = points +1, acolytes −{ $count }
root-result-garden = gardens of the suit: { $count }
root-result-score = points +{ $points }, the card joins the Lost Souls
root-result-sacrifice = acolytes: { $count }

## Events

root-event-outcast =
    { $count ->
        [1] { $who_The }: the Outcast suit is now { $suit_adj }, and Hated.
       *[other] { $who_The }: the Outcast suit is now { $suit_adj }.
    }
root-event-souls = { $who_The } discard{ $who_s } the Lost Souls: { $count }.
root-event-crusade = { $who_The } call{ $who_s } a Crusade in clearing { $clearing }. Acolytes spent: { $count }.
root-event-converted = { $who_The } convert{ $who_s } one of { $other_the }’s warriors in clearing { $clearing }. Acolytes spent: { $count }.
root-event-sanctified = { $who_The } sanctif{ $who_gender ->
        [pl] y
       *[other] ies
    } clearing { $clearing }: the { $piece_low } makes way for a garden. Acolytes spent: { $count }.
root-event-revealed = { $who_The } reveal{ $who_s } { $card }.
root-event-acolyte = Sacrifice: { $who_the } gain{ $who_s } an acolyte, now { $count }.
root-event-returned = { $who_The } take{ $who_s } the revealed cards back: { $count }.

## Why not

root-why-corner-else = The Cult begins opposite the Keep or the first roost, or in a free corner if both are in play.
root-why-not-outcast = Clearing { $clearing } is not a { $suit_adj } clearing, the Outcast suit.
root-why-conspire-cost =
    { $count ->
        [one] That takes { $count } acolyte; you have { $have }.
       *[other] That takes { $count } acolytes; you have { $have }.
    }
root-why-convert-none = There is no such enemy warrior in clearing { $clearing }.
root-why-sanctify-none = There is no such enemy building in clearing { $clearing }.
root-why-gardens-out = All five gardens of the suit are on the map.
root-why-ritual-suit = { $card } is not a { $suit_adj } card, and birds are not wild in a ritual.
root-why-ritual-bird = A bird card is good for a sacrifice only.
root-why-ritual-revealed = { $card } was already revealed this Daylight; one card gives one ritual.
root-why-cult-craft =
    { $card } cannot be paid for: only { $suit_adj } gardens (the Outcast suit) craft, and { $count ->
        [0] none is unused.
        [one] only { $count } is unused.
       *[other] only { $count } are unused.
    }
root-why-score-again = The { $suit_adj } gardens have been scored this turn.
root-why-sacrifice-suit = A sacrifice takes a bird card.
root-why-cult-supply = No warrior is left in supply.
