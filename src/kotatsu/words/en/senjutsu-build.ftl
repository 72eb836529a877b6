# The deck builder on the page.

senjutsu-page-companion = Companion mode
senjutsu-page-deck = Deck building
senjutsu-build-all = All
senjutsu-build-general = General
senjutsu-build-weapons = Weapons
senjutsu-build-search = Name, number or word of the card
senjutsu-build-filter = Filter
senjutsu-build-shown = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
senjutsu-build-whose = Whose cards
senjutsu-build-value = Initiative
senjutsu-build-any-value = Any initiative
senjutsu-build-at = Initiative { $value }
senjutsu-build-any-school = Any school
senjutsu-build-school = { $school } school
senjutsu-build-cost = { $n } focus
senjutsu-build-carry = Carry { $card }
senjutsu-build-less = Take out one copy: { $card }
senjutsu-build-more = Put in one copy: { $card }
senjutsu-build-why = Why not { $card }?
senjutsu-build-name = Name of the deck
senjutsu-build-character = Character
senjutsu-build-weapon = Weapon
senjutsu-build-cards = Cards
senjutsu-build-casual = Casual play
senjutsu-build-no-school = Matched, no school
senjutsu-build-school-cards = School cards
senjutsu-build-chart-help = Ranges stand at their highest value; = takes the value of the card it joins.
senjutsu-build-empty = The deck is empty. Put in cards with +.
senjutsu-build-out = Take one copy out; with Shift all.
senjutsu-build-checks = Check
senjutsu-build-kept = All other rules are kept.
senjutsu-build-all-kept = All rules of deck building are kept.
senjutsu-build-mine = My decks
senjutsu-build-none = No decks are saved in this browser yet.
senjutsu-build-forget = Forget the deck { $name }
senjutsu-build-printed = Start from a printed deck
senjutsu-build-printed-30 = { $who }, 30 cards
senjutsu-build-printed-40 = { $who }, 40 cards
senjutsu-build-paste = A deck somebody sent you
senjutsu-build-paste-help = Paste a link or the text of a deck
senjutsu-build-read = Read it
senjutsu-build-nothing = No card matches. Remove a filter.
senjutsu-build-look = Point at a card to read it.
senjutsu-build-nameless = A deck: { $who }
senjutsu-build-ready = The deck is in order.
senjutsu-build-to-mend = { $n ->
        [one] { $n } thing is left to fix.
       *[other] { $n } things are left to fix.
    }
senjutsu-build-copy-link = Copy link
senjutsu-build-copy-text = Copy as text
senjutsu-build-link-copied = The link is copied.
senjutsu-build-text-copied = The text is copied.
senjutsu-build-not-copied = The browser does not let us copy.
senjutsu-build-keep = Save
senjutsu-build-is-kept = Saved in this browser: { $name }
senjutsu-build-play = Play with this deck
senjutsu-build-play-help = set up a table
senjutsu-build-play-not = once it is in order
senjutsu-build-box = Cards
senjutsu-build-deck = Deck
