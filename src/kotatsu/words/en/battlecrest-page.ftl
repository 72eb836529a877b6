### The words of Battlecrest’s table on the page. Names and terms: battlecrest-terms.ftl; what is asked and told: battlecrest.ftl.

## The table

page-battlecrest-seats = Sides
page-battlecrest-seats-help = Each seat has a hero with action cards of its own, some with a minion or an item.
page-battlecrest-mode-duel = duel
page-battlecrest-mode-solo = against the Imperator
page-battlecrest-modes = Duel or alone
page-battlecrest-setup-duel = Duel
page-battlecrest-setup-duel-help = Two heroes fight each other: with somebody here, by link, or against a bot.
page-battlecrest-setup-alone = Alone
page-battlecrest-setup-alone-help = You against the Imperator, who follows its order cards.
page-battlecrest-turn = turn { $n }
page-battlecrest-action-of = action { $n } of 2
page-battlecrest-health-of = health { $n } of { $of }
page-battlecrest-ready-of = cards ready: { $n } of { $of }
page-battlecrest-moves = move { $sum }
page-battlecrest-primed = primed
# before the drawing of a crest: what each primed one of this kind adds
page-battlecrest-per = +1 per
# after a star, on a card: one of the abilities with a star is used
page-battlecrest-one-star = one ability
page-battlecrest-other-face = The other side of the card, move
page-battlecrest-gone = off the field
page-battlecrest-minion-values = minion, move up to { $move }, defence { $defence }
page-battlecrest-item-values = { $face ->
    [back] expanded, defence +{ $defence }
   *[start] compact, defence +{ $defence }
  }
page-battlecrest-values = move { $move }, defence { $defence }, crest: { $crest }
page-battlecrest-status-source = As printed.
page-battlecrest-status-inferred = Inferred from what is known of the printed card.
page-battlecrest-status-reconstructed = Our reconstruction; printed cards differ.
page-battlecrest-status-owner = From the data of your own copy.
page-battlecrest-mark-source = as printed
page-battlecrest-mark-inferred = inferred
page-battlecrest-mark-reconstructed = reconstructed
page-battlecrest-mark-owner = your copy
page-battlecrest-legend = Number: steps. −1: a hazard, the walk ends there.
page-battlecrest-end-turns = { $n ->
    [one] It took { $n } turn.
   *[other] It took { $n } turns.
  }
page-battlecrest-end-health = Health turn by turn
page-battlecrest-end-blows = The hardest blows
page-battlecrest-end-lost = What took the health
page-battlecrest-end-attack = attacks
page-battlecrest-end-hazard = hazards
page-battlecrest-end-healed = healed

## The four actions

page-battlecrest-with-bonus = { $what } + { $bonuses }
page-battlecrest-note-move = { $n ->
    [one] { $n } step
   *[other] { $n } steps
  }, { $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
  }
page-battlecrest-note-activate = { $n ->
    [one] { $n } card ready
   *[other] one of { $n } cards
  }
page-battlecrest-note-prime = a crest, no abilities
page-battlecrest-note-refocus = { $n ->
    [one] { $n } card comes back
   *[other] { $n } cards come back
  }
page-battlecrest-arrival = steps { $cost }{ $hazard ->
    [0] {""}
   *[other] , hazard −{ $hazard }
  }{ $attack ->
    [0] {""}
   *[other] , from there attack { $attack }
  }{ $push ->
    [0] {""}
   *[other] , from there push { $push }
  }

## The Imperator

page-battlecrest-imperator = Imperator: { $hero }
page-battlecrest-level = { $level } level
page-battlecrest-compass = { $black }, then { $grey }
page-battlecrest-refresh-defence = Refresh; defence { $defence }
page-battlecrest-deck = deck { $n }
page-battlecrest-discard = discard { $n }
page-battlecrest-no-order = No order is in force yet.
page-battlecrest-discarded = Discarded orders
page-battlecrest-solo-hero = { $near ->
    [beside] next to your hero
   *[other] at distance { $cells } from your hero
  }
page-battlecrest-solo-minion = { $near ->
    [beside] next to any of your warriors
   *[other] at distance { $cells } from any of your warriors
  }
page-battlecrest-solo-landmark = ★ of an adjacent landmark
page-battlecrest-solo-if-adjacent = { $what }, if an enemy is adjacent
page-battlecrest-solo-refresh = refresh value +{ $n }
page-battlecrest-solo-ignores = makes no cell preferred: { $bonus }
page-battlecrest-solo-lost-minion = without its minion, the minion’s abilities become the fallback
page-battlecrest-reasons = Why the Imperator did it
page-battlecrest-its-turn = The Imperator’s turn
page-battlecrest-step-of = step { $n } of 3
page-battlecrest-why-so = Why so
page-battlecrest-would-be = then { $n }
page-battlecrest-coming-move = Then move: the value is { $n } now.
page-battlecrest-coming-activate = Then activate: { $card }, as things stand.
page-battlecrest-coming-nothing = Then activate: no card is ready, so nothing will happen.
page-battlecrest-coming-refresh = Then the refresh check: ready cards { $ready } now, limit { $limit }.
page-battlecrest-key-turn = turn the card in focus to read its other side
page-battlecrest-key-reach = while held: how far attacks reach

## First visit

page-battlecrest-tour-field = Six landmarks lie on the field as cards. The tab on an edge is a bonus for whoever stands in the cell over which the tab lies; hatched cells with thorns hurt.
page-battlecrest-tour-row = Your hero and action cards. { $by ->
    [finger] Here stands the side that counts now; the other one is in the tab “{ page-battlecrest-seats }”.
   *[pointer] Above is the side that counts now, below it the other side.
  } An exhausted card is grey, and its crest makes other cards stronger.
page-battlecrest-tour-prompt = Two actions a turn
page-battlecrest-tour-prompt-text = Two different actions of four: move, activate a card, prime a crest, refocus. They always stand in the same places. Lit cells and cards can be chosen at once.
page-battlecrest-guide-duel-1 = The number on a lit cell is how many steps it costs. Whoever uses the bonus of a landmark turns it over, and its other side shows other edges.
page-battlecrest-guide-duel-2 = The boot adds to your movement while the card is ready, the shield blocks when you defend with it. { $by ->
    [finger] Press and hold a card to read both its sides.
   *[pointer] Rest the pointer on a card: the field shows how far it reaches.
  }
page-battlecrest-guide-duel-3 = Choose a lit cell to move there, or a ready card to activate or prime it. What would change nothing has stitches; ask it why.
page-battlecrest-guide-second-1 = A card that was used shows its crest. As long as it is exhausted, abilities with “+1” and this crest are stronger.
page-battlecrest-guide-second-2 = The health card rides along the row. At the marked values it shows a crest that is primed from then on.
page-battlecrest-guide-solo-1 = The Imperator follows an order card: three steps in printed order, a compass for ties, and which ready card it takes.
page-battlecrest-guide-solo-2 = It goes where its solo card sends it, and pushes you onto hazards if it can. Keep an eye on the thorns next to your hero.
page-battlecrest-guide-solo-3 = You begin. After your two actions it is the Imperator’s turn; if it attacks, you are asked which card defends.
page-battlecrest-guide-reasons-1 = Every step of the Imperator stands here with the rule that decided it. Choose a line to see the field at that moment.
page-battlecrest-guide-reasons-2 = Black arrow first, then the grey one: of equal cells or targets it takes the one that lies farthest that way.
