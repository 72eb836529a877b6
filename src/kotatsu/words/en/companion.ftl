### The companion: somebody plays with real cards on a real table, and the page runs only the opponent.

companion-title = Companion mode
companion-none = { $game } has no opponent that the page could run beside a real table.
companion-no-automaton = Nobody in this position is led by the rules.

## Before it begins

companion-what = You play with your own cards on your own table. The page runs only the opponent: it says step by step what to do for it, and why.
companion-honest = Whose cards lie on your table?
companion-honest-text = The order and action cards of this page are our reconstruction R1 and will not match printed ones. If you own the box, load your pack first. Without one the page runs on R1, for those who have printed ours.
companion-honest-cards = Some values of Senjutsu’s cards are our reconstruction; each card says so. If your box prints otherwise, load your pack first.
companion-cards-without = Without a pack
companion-cards-ours = The built-in cards
companion-load = Load my pack
companion-without = I have printed R1
companion-pack = Pack: { $name }
companion-pack-ours = R1, our reconstruction
companion-begin = Set up
companion-anew = Begin anew
companion-you = You play
companion-it = The opponent plays

## Set-up

companion-setup = Set-up
companion-turn = Its turn
companion-past = Past turns
companion-pick = Click a cell, a card or an order to enter what lies on your table.
companion-who-stands = Who stands on { $cell }?
companion-which-landmark = Which landmark lies on { $cell }?
companion-still-missing = still missing: { $names }
companion-empty = Nobody
companion-side = Side { $face }
companion-missing-warrior = not on the field: { $names }
companion-missing-order = no order card chosen
companion-order-open = Choose the order card
companion-shuffles = Let the page shuffle
companion-less = { $what }: one less
companion-more = { $what }: one more
companion-earlier = { $what }: one place to the left
companion-its-health = Its health
companion-your-health = Your health
companion-your-attack = You attack with
companion-attacks = You attack { $warrior }
companion-attacks-help = With which value? It then defends, and the page says how.

## Its turn

companion-step = Step { $step } of { $steps }
companion-do-it = Do this on your table, then go on.
companion-asked = Only your table knows this.
companion-done = Done, next
companion-back = One step back
companion-correct = Correct the field
companion-whole-field = Whole field
companion-less-field = Part of it
companion-not-so = does not fit the corrected field
companion-aloud = Read aloud
companion-after = Afterwards your table looks like this
companion-check-warrior = { $warrior }: { $cell }
companion-check-health = { $warrior }: health { $health }
companion-check-gone = { $warrior }: off the field
companion-check-ready = Ready cards: { $ready } of { $all }
companion-over = Its turn is over
companion-over-help = Play your turn on the table, enter what has changed, then it is its turn again.
companion-your-turn = To your turn
companion-none-yet = Nothing has happened yet.
companion-nothing-begun = Enter the position, then press “Its turn”.
companion-turn-number = Turn { $number }
companion-defence-number = Turn { $number }: defence

## What only the table knows

companion-ask-luck = What came up on your table?
companion-text = { $text }
companion-ask-card = Which card did { $who } turn up?
companion-no-part = All parts of the bots’ cards are done.
companion-ask-order = Which order card was turned up?
companion-ask-wounds = Attack { $value }: how many wounds came through?
companion-wounds = { $number }
companion-turned = your defence turned { $landmarks }
companion-none-turned = no landmark turned

## Senjutsu

companion-reveal = Turn up its cards
companion-next-part = Its next part
companion-parts-help = Players act on their own table: whatever has a higher initiative comes first. Enter what has changed, then go on with the bots.
companion-your-card = revealed card
companion-no-card = No card
companion-turn-figure = { $who }: turn
companion-wounds-of = { $who }: wounds
companion-shields = Shields up
companion-no-terrain = Take it away
companion-pick-hex = Click a hex to enter who stands there and where they look.
