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
root-act-convert = Convert a warrior in clearing { $clearing }: { $who }
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
        [1] { $who }: the Outcast are now { $suit }, and Hated.
       *[other] { $who }: the Outcast are now { $suit }.
    }
root-event-souls = The { $who } lets the Lost Souls go to the discard pile: { $count }.
root-event-crusade = The { $who } calls a Crusade in clearing { $clearing }. Acolytes spent: { $count }.
root-event-converted = The { $who } converts a warrior in clearing { $clearing }: { $other }. Acolytes spent: { $count }.
root-event-sanctified = The { $who } sanctifies clearing { $clearing }: the { $piece_low } makes way for a garden. Acolytes spent: { $count }.
root-event-revealed = The { $who } reveals { $card }.
root-event-acolyte = Sacrifice: the { $who } gains an acolyte, now { $count }.
root-event-returned = The { $who } takes the revealed cards back: { $count }.

## Why not

root-why-corner-else = The Cult begins opposite the Keep or the first roost, or in a free corner if both are in play.
root-why-not-outcast = Clearing { $clearing } is no clearing of the Outcast ({ $suit_adj }).
root-why-conspire-cost = That takes { $count } acolytes; you have { $have }.
root-why-convert-none = There is no such enemy warrior in clearing { $clearing }.
root-why-cult-keep = The Keep stands in clearing { $clearing }: nobody else places anything there.
root-why-sanctify-none = There is no such enemy building in clearing { $clearing }.
root-why-gardens-out = All five gardens of the suit are on the map.
root-why-ritual-suit = { $card } is no { $suit_adj } card, and birds are not wild in a ritual.
root-why-ritual-bird = Birds serve no ritual but the sacrifice.
root-why-ritual-revealed = { $card } has been revealed today; one card gives one ritual.
root-why-garden-rule = The Cult does not rule clearing { $clearing }.
root-why-cult-craft = { $card }: only gardens of the Outcast ({ $suit_adj }) craft, and { $count } of them are unused; that does not pay for it.
root-why-garden-slot = There is no open slot in clearing { $clearing }.
root-why-score-again = The { $suit_adj } gardens have been scored this turn.
root-why-sacrifice-suit = Only a bird card is fit for the sacrifice.
root-why-cult-scorched = Clearing { $clearing } is scorched: nothing may be placed there.
root-why-cult-card = { $card } is not in hand.
root-why-cult-supply = No warrior is left in supply.
