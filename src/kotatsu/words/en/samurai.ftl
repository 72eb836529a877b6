# What the game asks, offers, tells and refuses. Terms and names: samurai-terms.ftl.
# $who and $other are samurai (samurai-name-…), with their cases as $who_gen, $who_dat, $who_acc, $who_ins. All samurai are masculine.

samurai-seat = Seat { $number }
samurai-nothing = nothing
samurai-card =
    { $symbol ->
        [hat] { $value } with a hat
        [farm] { $value } with a farm
        [doll] { $value } with a doll
       *[none] { $value } without a symbol
    }
    .gen = { samurai-card }
    .dat = { samurai-card }
    .acc = { samurai-card }
    .ins = { samurai-card }

## Questions

samurai-ask-absent = Use the token of an absent samurai?
samurai-ask-action = What will { $who } do?
samurai-ask-ignore = Ignore the penalty “{ $icons }” on the { $card }?
samurai-ask-first = Two penalties: which one comes first?
samurai-ask-drop = Which defence card is lost?
samurai-ask-card = Where does the raider { $card } go?
samurai-ask-again = Fight once more?
samurai-ask-build = Kiai! Put up a barricade?
samurai-ask-heal = Kiai! Whose wound token is taken away?
samurai-ask-take = Kiai! Whose last card do you take?
samurai-ask-give = Kiai! Who gets the { $card } from { $source }?
samurai-ask-place = Where does { $who } put the card he was given ({ $card })?
samurai-ask-scatter =
    { $count ->
        [one] Kiai! Discard the top raider card?
       *[other] Kiai! Discard the top { $count } raider cards?
    }
samurai-ask-scout =
    { $count ->
        [one] Kiai! Discard the top intruder card?
       *[other] Kiai! Discard the top { $count } intruder cards?
    }
samurai-ask-strike = Kiai! Whose last card is discarded?
samurai-ask-lend = Kiai! Whose support token goes to whom?
samurai-ask-look =
    { $count ->
        [one] Kiai! Look at the top raider card?
       *[other] Kiai! Look at the top { $count } raider cards?
    }
samurai-ask-order = In which order do the cards go back, top first?

## Choices

samurai-act-fight = Fight
samurai-act-support = Support { $who }
samurai-act-pass = Pass
samurai-act-confront = Confront
samurai-act-defend = Defend
samurai-act-hand = Hand to { $who }
samurai-act-discard = Discard
samurai-act-swap = Put under the stack
samurai-act-apply = Take the penalty
samurai-act-ignore = Ignore the penalty
samurai-act-first = { $penalty } first
samurai-act-drop = Drop the { $card }
samurai-act-again = Fight again
samurai-act-done = No, go on
samurai-act-token = Use { $who }’s token
samurai-act-kiai = Kiai!
samurai-act-decline = Not now
samurai-act-build = Put up a barricade
samurai-act-heal = Heal { $who }
samurai-act-take = Take from { $who }
samurai-act-give = Give to { $who }
samurai-act-strike = { $who }’s last card
samurai-act-lend = { $who }’s token to { $other }
samurai-act-order-1 = { $card1 }
samurai-act-order-2 = { $card1 }, then { $card2 }
samurai-act-order-3 = { $card1 }, then { $card2 }, then { $card3 }
samurai-act-join = { $who } joins
samurai-act-begin = { $who } begins
samurai-act-deal = Dealt: { $card }
samurai-act-reveal = Revealed: { $card }
samurai-act-bury = To the intruders: { $card }
samurai-act-peek = Looked at: { $card }
samurai-act-demon = Returns: { $card }
samurai-act-farm = A farmstead falls
samurai-act-family = A family flees
samurai-act-chance = Chance picks { $who }
samurai-act-enlist = Joins the raiders: { $card }
samurai-act-box = Stays in the box: { $card }

## What a choice leads to

samurai-result-below = { $before } + { $value } = { $after } of { $kiai }
samurai-result-kiai = { $before } + { $value } = { $after }, Kiai!
samurai-result-over = { $before } + { $value } = { $after }, over { $kiai }: a barricade falls
samurai-result-over-farm = { $before } + { $value } = { $after }, over { $kiai }: { $left ->
        [0] the last farmstead falls, and the village is lost
       *[other] a farmstead falls
    }
samurai-result-lose = { $before } − { $value } = { $after } of { $kiai }
samurai-result-defend =
    { $symbol ->
        [hat] hat saved, sum stays { $sum }
        [farm] farm saved, sum stays { $sum }
       *[doll] doll saved, sum stays { $sum }
    }
samurai-result-fight =
    { $count ->
        [one] the last card of the stack
       *[other] { $count } cards in the stack
    }
samurai-result-support =
    { $count ->
        [one] a raider slips through
       *[other] a raider slips through: { $count } intruders
    }
samurai-result-pass = out of this round at { $sum } of { $kiai }
samurai-result-build = barricades: { $count } of { $cap }
samurai-result-ignore = nothing happens
samurai-result-wound =
    { $count ->
        [1] { $how ->
                [dies] the fourth wound: he falls, and the village is lost
                [turns] the second wound: he turns to his animal side
               *[token] a wound
            }
       *[other] { $how ->
                [dies] two wounds: he falls, and the village is lost
                [turns] two wounds: he turns to his animal side
               *[token] two wounds
            }
    }
samurai-result-cannot =
    { $how ->
        [dies] impossible: instead the fourth wound; he falls, and the village is lost
        [turns] impossible: instead the second wound, and he turns to his animal side
       *[token] impossible: a wound instead
    }
samurai-result-both = { $one } · { $other }
samurai-result-swap = another card, and that one must be played
samurai-result-discard = the raider is gone
samurai-result-heal =
    { $side ->
        [animal] the animal side stays
       *[human] as good as new
    }

## Events

samurai-event-joined = { $who } joins the defence.
samurai-event-begins = { $who } takes the active-player token and begins.
samurai-event-redeal = Fewer than two dolls: the whole set is put aside and dealt anew.
samurai-event-round =
    { $count ->
        [one] Round { $round } begins with { $count } raider card.
       *[other] Round { $round } begins with { $count } raider cards.
    }
samurai-event-turn = { $who } is active.
samurai-event-token = { $who } calls on the absent { $talent }.
samurai-event-penalty = Penalty of the last card, { $card }: { $icons }.
samurai-two-penalties = { $one } and { $two }
samurai-event-ignored = { $who } ignores the penalty of the { $card }.
samurai-event-cannot = “{ $penalty }” cannot be applied: a wound instead.
samurai-event-barricade-fire =
    { $left ->
        [0] Fire: the last barricade falls.
        [one] Fire: a barricade falls, { $left } left.
       *[other] Fire: a barricade falls, { $left } left.
    }
samurai-event-barricade-over =
    { $left ->
        [0] The raiders break through: the last barricade falls.
        [one] The raiders break through: a barricade falls, { $left } left.
       *[other] The raiders break through: a barricade falls, { $left } left.
    }
samurai-event-barricade-flame =
    { $left ->
        [0] A flame: the last barricade falls.
        [one] A flame: a barricade falls, { $left } left.
       *[other] A flame: a barricade falls, { $left } left.
    }
samurai-event-barricade-farm =
    { $left ->
        [0] The burning farmstead takes the last barricade with it.
        [one] The burning farmstead takes a barricade with it, { $left } left.
       *[other] The burning farmstead takes a barricade with it, { $left } left.
    }
samurai-event-farm =
    { $left ->
        [0] The last farmstead burns down.
        [one] A farmstead burns down, { $left } left.
       *[other] A farmstead burns down, { $left } left.
    }
samurai-event-farm-family =
    { $left ->
        [0] The last farmstead burns down.
        [one] A farmstead burns down, { $left } left, and a family must flee.
       *[other] A farmstead burns down, { $left } left, and a family must flee.
    }
samurai-event-farm-farm =
    { $left ->
        [0] The last farmstead burns down.
        [one] A farmstead burns down, { $left } left, and the fire spreads.
       *[other] A farmstead burns down, { $left } left, and the fire spreads.
    }
samurai-event-farm-barricade =
    { $left ->
        [0] The last farmstead burns down.
        [one] A farmstead burns down, { $left } left, and the fire reaches the barricades.
       *[other] A farmstead burns down, { $left } left, and the fire reaches the barricades.
    }
samurai-event-farm-wound =
    { $left ->
        [0] The last farmstead burns down.
        [one] A farmstead burns down, { $left } left, and a samurai is hurt.
       *[other] A farmstead burns down, { $left } left, and a samurai is hurt.
    }
samurai-event-family =
    { $left ->
        [0] The last family flees.
        [one] A family flees (“{ $bonus }”), { $left } left.
       *[other] A family flees (“{ $bonus }”), { $left } left.
    }
samurai-event-wound = { $who } is wounded.
samurai-event-flip = A second wound: { $who } turns to his animal side. Sum { $sum }, Kiai { $kiai } from now on.
samurai-event-dead = { $who } takes the fourth wound and falls.
samurai-event-ninja =
    { $count ->
        [one] A raider sneaks past: { $count } intruder.
       *[other] A raider sneaks past: { $count } intruders.
    }
samurai-event-barred-no-defence = { $who } may not defend this turn.
samurai-event-barred-no-support = { $who } may not support this turn.
samurai-event-barred-forced-pass = { $who } must pass this turn.
samurai-event-barred-broken-swords = { $who } may use no talent this turn.
samurai-event-arrow = { $who } must take the { $card } into the combat line: sum { $sum }.
samurai-event-demon = The demon brings the { $card } back into the raider stack and shuffles it.
samurai-event-dropped = { $who } loses the { $card } from the defence side.
samurai-event-fight = { $who } fights.
samurai-event-revealed = Revealed: raider { $card }.
samurai-event-confront = { $who } confronts: { $before } becomes { $after }.
samurai-event-over = { $who } goes over: { $sum }, with Kiai at { $kiai }.
samurai-event-defend = { $who } defends with the { $card }.
samurai-event-handed = { $who } hands the { $card } to { $other }.
samurai-event-discarded = { $who } already faces such a raider and discards the { $card }.
samurai-event-swapped = { $who } puts the { $card } under the stack and draws another.
samurai-event-support =
    { $count ->
        [one] { $who } supports { $other }; a raider slips through: { $count } intruder.
       *[other] { $who } supports { $other }; a raider slips through: { $count } intruders.
    }
samurai-event-passed = { $who } passes at { $sum } of { $kiai }.
samurai-event-passed-over = { $who } must pass: { $sum } is more than Kiai { $kiai }.
samurai-event-passed-penalty = { $who } must pass because of the penalty.
samurai-event-again = { $who } fights once more.
samurai-event-kiai = Kiai! { $who } reaches { $sum }.
samurai-event-declined = { $who } lets the effect go.
samurai-event-built = { $who } puts up a barricade: { $count } of { $cap }.
samurai-event-built-bonus = A barricade is put up: { $count } of { $cap }.
samurai-event-healed = { $who } loses the wound token.
samurai-event-unhurt = { $who } carries no wound token: nothing to heal.
samurai-event-took = { $who } takes the { $card } from { $other }.
samurai-event-took-own = { $who } takes the { $card } from his own line.
samurai-event-gave = { $other } gets the { $card }.
samurai-event-scattered = The raider { $card } is discarded.
samurai-event-scouted = The intruder { $card } is discarded.
samurai-event-struck = { $who } strikes the { $card } out of { $other }’s line.
samurai-event-struck-own = { $who } strikes the { $card } out of his own line.
samurai-event-lent = { $who } sends { $other }’s token to { $third }.
samurai-event-lent-own = { $who } sends his own token to { $third }.
samurai-event-looked =
    { $count ->
        [one] { $who } looks at the top raider card.
       *[other] { $who } looks at the top { $count } raider cards.
    }
samurai-event-ordered-1 = { $who } puts back face up: { $card1 }.
samurai-event-ordered-2 = { $who } puts back face up, top first: { $card1 }, { $card2 }.
samurai-event-ordered-3 = { $who } puts back face up, top first: { $card1 }, { $card2 }, { $card3 }.
samurai-event-first-off = { $who }’s first card, { $card }, is discarded: sum { $sum }.
samurai-event-home = { $who }’s token goes home from { $other }.
samurai-event-round-ends = The raider stack is used up: the round ends.
samurai-event-round-ends-passed =
    { $left ->
        [one] All have passed: the round ends, the last card of the stack joins the intruders.
       *[other] All have passed: the round ends, the { $left } cards of the stack join the intruders.
    }
samurai-event-no-hat = { $who } has protected no peasants.
samurai-event-no-farm = { $who } has protected no farm.
samurai-event-no-doll = { $who } has protected no family.
samurai-event-bonus-heal = A saved family tends the wounds.
samurai-event-bonus-build = A saved family builds.
samurai-event-bonus-scout = A saved family scouts.
samurai-event-intruder = Intruder { $card }: no flame.
samurai-event-intruder-flame = Intruder { $card }: a flame!
samurai-event-reinforced-lieutenants =
    { $count ->
        [one] { $count } lieutenant joins the raiders.
       *[other] { $count } lieutenants join the raiders.
    }
samurai-event-reinforced-bosses =
    { $count ->
        [one] { $count } boss joins the raiders.
       *[other] { $count } bosses join the raiders.
    }
samurai-event-won = The village is saved: { $score }{ $suffix }.
samurai-event-lost-death = A samurai has fallen: the village is lost.
samurai-event-lost-farms = No farmstead is left: the village is lost.
samurai-event-lost-families = No family is left: the village is lost.

samurai-outcome-won = Victory: { $score }{ $suffix } points.
samurai-outcome-lost = Defeat: the village is lost.

## Why not?

samurai-why-over = { $who } stands at { $sum }, over Kiai { $kiai }, and must pass.
samurai-why-must-pass = The penalty of the last card makes { $who } pass.
samurai-why-no-support = The penalty of the last card forbids support this turn.
samurai-why-token-away = { $who }’s token lies with { $other }.
samurai-why-self = A token goes to another samurai.
samurai-why-nobody = All others have passed: nobody can be supported.
samurai-why-passed = { $who } has passed and takes part in nothing until the round ends.
samurai-why-swapped = The card that replaced another must be played.
samurai-why-swords = Broken swords: no talents this turn.
samurai-why-no-equal = No raider of value { $value } stands in the line; it holds { $line }.
samurai-why-neighbour = { $other } does not sit beside { $who }.
samurai-why-held = { $who } already held this card.
samurai-why-parity = { $parity } number: this talent does not work on the { $card }.
samurai-why-token-sleeps = { $other }’s token does not work now: only in the receiver’s next turn of his own.
samurai-why-no-talent = That takes the talent of { $other }.
samurai-why-no-symbol = The { $card } has nothing to defend: it must be confronted.
samurai-why-no-defence = The penalty of the last card forbids defending this turn.
samurai-why-symbol-there =
    { $symbol ->
        [hat] A hat already lies on the defence side.
        [farm] A farm already lies on the defence side.
       *[doll] A doll already lies on the defence side.
    }
samurai-why-empty-line = No card lies in { $who }’s combat line.
samurai-why-no-receiver = Nobody else is left to take the card.
samurai-why-given = A card given by Daisuke’s Kiai was not drawn, so no talent works on it.
samurai-why-cap = All { $cap } barricades stand: there are never more than at set-up.
samurai-why-same = The card goes to a different samurai than the one who loses it.
samurai-why-unhurt = { $who } carries no wound token.
samurai-why-spent = { $who }’s token has been used in this game.
samurai-why-not-absent = { $who }’s token does not lie at the village.
samurai-why-other = Another decision comes first: { $question }

## Options

samurai-option-players = Number of samurai
samurai-option-players-help = Everything at the table grows with the number of samurai, not of people.
samurai-option-level-help = Barricades, raiders, farm penalties and family bonuses depend on it.
samurai-option-samurai-help = By choice or at random, each samurai at most once.
samurai-option-first-help = At random, or the one the table names.
samurai-option-absent = Tokens of absent samurai
samurai-option-absent-help = Also with three to six samurai, to make the game easier. With two they always lie there.
samurai-option-duration = An absent talent lasts
samurai-option-duration-help = The book says for the round; a shorter reading is one turn.
samurai-option-duration-round = the round
samurai-option-duration-turn = one turn
samurai-option-heal = The healing family picks from
samurai-option-heal-help = The letter of the book draws among all; without a wound token nothing happens.
samurai-option-heal-all = all samurai
samurai-option-heal-wounded = the wounded
samurai-option-daisuke = Daisuke may give a card back
samurai-option-daisuke-help = His Kiai may return the card to the one who lost it, to place it anew.

## Errors

samurai-no-one-samurai = One samurai cannot hold the village: even alone you lead at least two.
samurai-twice = { $who } can sit at the table only once.
samurai-farm-split = { $field }: The farm penalties must be { $wanted } in all, not { $total }.
samurai-left-symbols = { $field }: the left side holds at most one card of each symbol, not { $cards }.
samurai-too-few-unseen = unseen: { $needed } cards would be unseen, but only { $there } are named nowhere else.
