### The Eyrie Dynasties: what they ask, offer, tell and refuse.

## Questions

root-ask-nest = In which corner does the first roost stand?
root-ask-leader = Who leads the Eyrie?
root-ask-new-leader = Turmoil! Who leads the Eyrie now?
root-ask-decree =
    { $count ->
        [0] Which card joins the Decree, and in which column?
       *[other] A second card for the Decree?
    }
root-ask-new-roost = No roost is left. Where does a new one stand?
root-ask-eyrie-craft = Craft before the Decree?
root-ask-edict = { $column }: which card is next?
root-ask-enrol = Recruit ({ $suit_adj }): at which roost?
root-ask-edict-move = Move ({ $suit_adj }): who goes where?
root-ask-edict-battle = Battle ({ $suit_adj }): where, and against whom?
root-ask-erect = Build ({ $suit_adj }): where does the roost stand?
root-ask-turmoil = { $column } ({ $suit_adj }) cannot be done. Let turmoil come?

## Choices

root-act-nest = Roost in clearing { $clearing }
root-act-leader = { $leader }
root-act-decree = { $card } to { $column }
root-act-roost = New roost in clearing { $clearing }
root-act-fulfil = The { $suit_adj } card
root-act-enrol = Recruit in clearing { $clearing }
root-act-erect = Roost in clearing { $clearing }

## What it leads to

root-result-leader-builder = viziers in { $one } and { $other }; items score in full
root-result-leader-charismatic = viziers in { $one } and { $other }; two warriors for each Recruit
root-result-leader-commander = viziers in { $one } and { $other }; one more hit as attacker
root-result-leader-despot = viziers in { $one } and { $other }; one more point where a building or token falls in battle
root-result-turmoil =
    { $count ->
        [0] turmoil
        [one] turmoil: −{ $count } point
       *[other] turmoil: −{ $count } points
    }
root-result-stuck =
    { $count ->
        [one] as things stand, { $count } card of the Decree could not be carried out
       *[other] as things stand, { $count } cards of the Decree could not be carried out
    }
root-result-enrol =
    { $count ->
        [one] +{ $count } warrior
       *[other] +{ $count } warriors
    }
root-result-erect =
    { $count ->
        [0] no points for roosts yet
        [one] { $count } point each Evening
       *[other] { $count } points each Evening
    }

## Events

root-event-leader = The Eyrie’s new leader: { $leader }.
root-event-decree = { $who_The } add{ $who_s } a card to the Decree. { $column }: { $card }.
root-event-fulfils = { $who_The } carr{ $who_gender ->
        [pl] y
       *[other] ies
    } out the Decree. { $column }, { $suit_adj }.
root-event-turmoil = Turmoil! The Eyrie cannot carry out { $column } ({ $suit_adj }).
root-event-decree-lost =
    { $count ->
        [one] { $count } card of the Decree is discarded; the viziers stay.
       *[other] { $count } cards of the Decree are discarded; the viziers stay.
    }
root-event-leaders-up = No leader is left: all four may be chosen again.
root-event-new-roost = No roost was left: { $who_the } build{ $who_s } a new one in clearing { $clearing }.
root-event-emergency = Emergency Orders: { $who_the } { $who_has } no card and draw{ $who_s } one.

## Why not

root-why-nest = The first roost stands in a corner, and clearing { $clearing } is not one.
root-why-leader = Face down: { $leader }.
root-why-decree-must = At least one card must join the Decree.
root-why-decree-bird = A bird joined the Decree this turn, and one is the limit: { $card } has to wait.
root-why-roost-crowd = Warriors in clearing { $clearing }: { $count }. The fewest are in clearing { $to }: { $fewest }.
root-why-craft-first = First craft or end crafting; then the Decree.
root-why-eyrie-crafted = The Eyrie craft before the Decree, and it is being carried out.
root-why-eyrie-later = Only the Decree does that, in the Eyrie’s Daylight.
root-why-not-due = { $column }: no { $suit_adj } card is left there.
root-why-pick-first = { $column }: first choose which card is next.
root-why-edict-must = { $column } can be done, so it must be done.
root-why-edict-column = The Decree goes from left to right, and now it is { $column }’s turn.
root-why-edict-suit = The card is { $suit_adj }, clearing { $clearing } is { $other_adj }.
root-why-no-birds = No warrior is left in the supply.
root-why-no-roost = There is no roost in clearing { $clearing }.
root-why-roosts-out = All seven roosts are on the map.
root-why-roost-there = There is a roost in clearing { $clearing } already.
