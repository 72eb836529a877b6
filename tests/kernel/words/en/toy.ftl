### What the toy says: asks, offers, tells, refuses, and what its fields are called.

## The game

game-toy = Orchard Thieves
toy-about = Bid for the lead, lay fruit aside, and raid the neighbours’ baskets: a small game for trying a table.
toy-owner = Orchard Thieves was invented here, to show all that a table can do.
toy-seat = { $name }
toy-card = { $fruit } { $number }
toy-value-plum = plum
toy-value-pear = pear
toy-value-fig = fig
toy-value-quince = quince

## Options

toy-players = Players
toy-rounds = Rounds
toy-teams = Two teams of two
toy-dice = Die
toy-dice-six = with six faces
toy-dice-four = with four faces
toy-no-teams = Teams are for four.

## Positions

toy-no-card = There is no card { $card }.
toy-no-action = There is no action { $action }.
toy-twice = { $card } in { $field } lies elsewhere too.
toy-missing = { $count } cards are missing in { $field }.

## What is asked

toy-ask-bid = { $who } bids
toy-ask-aside = { $who } lays a card aside
toy-ask-turn = { $who } acts
toy-ask-look = { $who } keeps the card on top or throws it away
toy-ask-find = { $who } looks for a card
toy-ask-guard = { $who } may show a fig
toy-ask-press = { $who } may press on

## What is offered

toy-do-bid = Bid { $what }
toy-do-aside = Lay aside: { $what }
toy-do-take = Take a card
toy-do-peek = Peek
toy-do-search = Search
toy-do-rest = Rest
toy-do-raid = Raid: { $what }
toy-do-guard = Show: { $what }
toy-do-pass = Pass
toy-do-press = Press on
toy-do-keep = Leave it on top
toy-do-toss = Throw it away
toy-do-find = Take: { $what }

## Verbs of several choices

toy-verb-bid = Bid
toy-verb-aside = Lay aside
toy-verb-raid = Raid
toy-verb-guard = Show
toy-verb-find = Take

## What is refused

toy-no-not-now = Not now. { $rule }
toy-no-empty-deck = The deck is empty. { $rule }
toy-no-no-coin = Not enough coins. { $rule }
toy-no-own-side = That is your own side. { $rule }
toy-no-empty-hand = Nobody there holds a card. { $rule }
toy-no-no-fig = That is no fig. { $rule }
toy-no-not-yours = That card is not there. { $rule }

## What is told

toy-tell-begin = { $number } thieves meet.
toy-tell-round = Round { $number } begins.
toy-tell-bids = { $who } bid { $number }.
toy-tell-leads = { $who } leads.
toy-tell-took = { $who } took a card.
toy-tell-saw = { $who } saw { $card } on top.
toy-tell-tossed = { $who } threw { $card } away.
toy-tell-found = { $who } found a card.
toy-tell-rested = { $who } rests.
toy-tell-raided = { $who } raids { $other }.
toy-tell-guarded = { $who } shows { $card }.
toy-tell-pressed = { $who } presses on.
toy-tell-rolled = { $who } rolled { $number }.
toy-tell-stole = { $who } stole a card from { $other }.
toy-tell-stole-what = { $who } stole { $card } from { $other }.
toy-tell-scored = { $who } scores { $points } for { $card }.
toy-over = The orchard is empty.

## The plain table: what its fields are called; `.kind = seat` where a number is a seat

toy-view-lead = Leads
    .kind = seat
toy-view-bank = Coins in the bank
toy-view-guarded = Raid fended off
toy-view-deck = Cards in the deck
toy-view-buried = Buried by the wind
toy-view-top = Known on top
toy-view-discard = Thrown away
toy-view-found = In the deck now
toy-view-team = Team
toy-view-team-0 = first
toy-view-team-1 = second
toy-view-team-2 = third
toy-view-team-3 = fourth
toy-view-coins = Coins
toy-view-points = Points
toy-view-hand = Hand
toy-view-aside = Laid aside

## Rules

rules-toy-chapter-1 = Set-up
rules-toy-chapter-2 = Bids
rules-toy-chapter-3 = Aside
rules-toy-chapter-4 = The turn
rules-toy-chapter-5 = The end
rule-T1_1 = Everybody gets two cards and two coins.
rule-T1_2 = Teams need four players.
rule-T1_3 = Opposite seats are a team and share their points.
rule-T2_1 = All bid up to two coins at once, and pay.
rule-T2_2 = The highest bid leads; luck decides among equals.
rule-T3_1 = All lay a card aside at once, face down.
rule-T4_1 = Take the next card of the deck.
rule-T4_2 = Peek at the next card and keep it on top or throw it away.
rule-T4_3 = Pay a coin, search the deck for a card and shuffle.
rule-T4_4 = Rest for a coin of the bank; the wind buries a card.
rule-T4_5 = Raid somebody of another side who holds cards.
rule-T4_6 = The raided may show a fig.
rule-T4_7 = The raider may pay a coin to press on.
rule-T4_8 = Above half of the die the raider steals a random card.
rule-T5_1 = Cards laid aside score; a lone fig does not.
rule-T5_2 = Most points win.
