### The words of the page that are not terms of a game: screens, buttons, help. Words of every table stand in common.ftl.

## Everywhere

page-home = All games
page-slogan = Board games by the book
page-back = Back
page-close = Close
page-open = Open
page-look = Look
page-on = on
page-off = off
page-of = of { $n }
page-you = you
page-opening = Laying the table…
page-copied = Copied
page-step = { $n } of { $of }
page-error-offline = The server does not answer. Nothing is lost: your tables are kept.
page-error-server = Something went wrong on the server. Nothing was changed.
page-choices =
    { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }
page-round = Round { $n }
page-round-of = round { $n } of { $of }
page-turn = turn { $n }
page-now = now
page-turns = Turns { $from }–{ $to }

## Start

page-start-title = Sit down. What shall we play tonight?
page-start-text = Alone, around this screen, or online.
page-continue = Continue
page-no-tables = No tables yet. Lay one yourself: the game is on the left, the tea is up to you.
page-import = Open a file
page-import-text = Pick up a game you saved to a file.
page-import-bad = This file is neither an exported table nor a position.
page-unofficial = An unofficial labour of love; not connected with the publishers.
page-drawings = All drawings are our own · icons: game-icons.net, CC BY 3.0
page-about = About and licences

## Set-up

page-setup-title = a new game
page-setup-seats = Seats at the table
page-setup-seats-help = Everyone plays on the same side: nothing at this table is secret.
page-setup-rules = Rules of this table
page-setup-rules-help = By the book; where it is silent, our reading.
page-setup-rest = Other readings
page-setup-changed =
    { $n ->
        [0] all as usual
        [one] { $n } changed
       *[other] { $n } changed
    }
page-kind-here = here
page-kind-link = by link
page-kind-bot = bot
page-kind-of = Who plays in seat { $n }
page-name = Name, if you like
page-name-of = Name of the player in seat { $n }
page-add-seat = Add a seat
page-up-to = up to { $n }
page-remove-seat = Remove seat { $n }
page-bot-of = Bot in seat { $n }
page-bot-random = Random
page-bot-random-help = does anything that is allowed
page-bot-random-sits = bot, random
page-bot-gentle-help = plays by habit and forgives much
page-bot-gentle-sits = bot, gentle
page-bot-steady-help = thinks every choice through, and quickly
page-bot-steady-sits = bot, steady
page-bot-sharp-help = searches hundreds of lines before each choice
page-bot-sharp-sits = bot, sharp
page-bot-master-help = searches thousands of lines; takes a moment
page-bot-master-sits = bot, master
page-choose-for = { $what } in seat { $n }
page-deck = Deck
page-deck-table = As the table plays
page-deck-nameless = A deck from a link
page-deck-bring = Your deck
page-deck-bring-help = Until the first cards are drawn you may play another deck. Nobody else sees which.
page-deck-bring-choose = Choose a deck
page-deck-bring-own = A deck of your own
page-deck-bring-paste = Paste a deck as text
page-deck-bring-take = Play this deck
page-taken = taken
page-link-later = You get the link when the game starts.
page-start-game = Start the game
page-start-missing-twice = { $who } is in two seats
page-start-ready = Everything is ready. You can begin.
page-start-who = Who sits down?
page-start-sum =
    { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
page-mark-book = by the book
page-mark-reading = our reading
page-mark-custom = house rule

## Table

page-prompt = Your decision
page-decides-you = Your decision ({ $who }).
page-decides = Decision: { $who }.
page-thinking = Thinking: { $who }.
page-hint = Hint
page-hint-thinking = Looking for good choices…
page-hint-title = Good choices
page-hint-how = The chance of winning after each, from what you can see. A hint never plays.
page-hint-chance = { $n ->
    [0] < 1%
   *[other] { $n }%
  }
page-choices-before = Earlier choices
page-choices-after = More choices
page-wait-table = The table is getting ready
page-how-many = How many
page-more = More
page-fewer = Fewer
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-minimap = Small map: tap to go there
page-number = { $n }
page-not-now = { $what }: not now
page-asking = Looking it up…
page-kept = Your choice is saved and will be sent as soon as you are back online.
page-rule = Rules, § { $id }
page-rule-open = open the rules
page-rule-card = cards
page-rule-data = print
page-rule-quest = quests
page-tabs = Parts of the table
page-line-lost = The connection is lost. Your seat is kept.
page-line-again = Trying again; the table waits for you.
page-line-kept = Your choice is saved and will be sent as soon as you are back online.
page-line-now = Try now
page-gone-title = This link leads nowhere
page-gone-text = The table was deleted, or its owner has given the seat a new link. Ask the owner for the new one.
page-result = Result
page-look-board = Look at the board
page-rematch-change = Change the set-up
page-since = Since your turn
page-walk-back = Previous
page-walk-all = Whole turn
page-walk-next = Next
page-touch-again = tap again to do it
page-boxes = choice { $n } of { $of }
page-end-rounds = Round by round
page-end-turns = Where the game turned
page-end-lead = Round { $n }: { $who } in front
page-end-gain = Round { $n }: { $who } +{ $points }
page-end-loss = Round { $n }: { $who } −{ $points }

## Log and replay

page-log-empty = Nothing has happened yet.
page-log-table = The table
page-log-all = All
page-log-filter = Show only one seat
page-folded = folded
page-replay-title = An earlier moment
page-replay-first = To the beginning
page-replay-last = To the end
page-replay-back = One step back
page-replay-next = One step forward
page-replay-play = Play
page-replay-pause = Pause
page-replay-speed = Speed: { $n }×
page-replay-moment = Moment of the game
page-replay-step = Step { $n } of { $of }
page-replay-link = Link to this moment
page-replay-now = Back to now

## Rules

page-rules-search = Search the rules
page-rules-hits =
    { $n ->
        [one] { $n } paragraph
       *[other] { $n } paragraphs
    }
page-rules-none = Nothing found. Try fewer or shorter words.
page-rules-contents = Contents
page-rules-text = Text of the rules
page-rules-in-place = Show in its chapter

## Menu

page-theme = Lighting
page-theme-day = Day
page-theme-lamp = Lamp
page-motion = Motion
page-speed = Others’ turns
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-speed-instant = at once
page-undo-wish = { $who } would like to take back the last choice
page-undo-all = All who have seen it must agree.
page-undo-allow = Allow
page-undo-refuse = No
page-undo-waits = Waiting for: { $names }
page-undo-withdraw = Withdraw
page-pass-screen = Pass the screen
page-pass-hold = Hold to open
page-pass-how = half a second, or the Enter key
page-pass-open = Open
page-pass-covered = Nobody else’s secrets are on this page
page-pass-nowhere = not in the log, not in the replay, not for a screen reader
page-hands = At this screen
page-hands-passed = we pass it round
page-hands-open = I play every side
page-reactions = Ambush and the like
page-reactions-ask = ask me
page-reactions-nothing = no, if I hold nothing
page-reactions-always = always no
page-reactions-help = The page always waits the same time, whatever you hold. “If I hold nothing” works only where nobody but bots could notice.
page-aims = Bots say what they are up to
page-aims-help = After each of their turns, in a few words, by what everybody can see.
page-aims-said = My aim: { $aims }.
page-answer-soon = “No” in a moment
page-answer-stop = Wait, let me decide
page-keys = Keys
page-board-text = The board in words
page-seats-links = Seats and links
page-key-arrows-cap = arrows
page-key-tab = next available choice
page-key-digits = the first to the ninth choice
page-key-arrows = move around the board
page-key-enter = choose
page-key-follow = next step of a turn that is followed
page-key-esc = close, one step back
page-key-u = undo
page-key-h = a hint: the best choices and why
page-key-why = why not, for whatever has the focus; otherwise this list
page-key-r = rules at this paragraph
page-key-l = log
page-key-b = go to the board
page-key-c = go to your cards
page-key-s = go to the seats
page-key-count = one more, one fewer
page-key-zoom = zoom the map, show all of it
page-key-p = replay
page-key-space = skip what the others are doing
page-key-step = one step back or forward in the replay

## Seats and links

page-invite-text = Give each link to one person only: whoever has it plays that seat.
page-invite-local = This page is open on this machine only. Start the server with --host and open the address it prints; then the links work on your home network.
page-invite-present = at the table
page-invite-absent = not at the table
page-invite-stand-in = a bot stands in
page-invite-watch = May watch; sees no secrets and decides nothing.
page-copy-link = Copy link
page-qr = QR code
page-qr-label = QR code of the link for { $who }
page-own-link = New link for me alone
page-renew = New link
page-take-over = Let a bot play
page-give-back = Give the seat back
page-export = Save as a file
page-export-note = The file holds every secret of the table, hidden cards too.
page-export-sealed = While others play by link the file is only a receipt: the game itself stays on this server, and can be opened here with it.
page-notices = About this table
page-delete = Delete the table
page-delete-sure = Yes, delete it for everyone

## Tour

page-tour-skip = Skip the tour
page-tour-next = Next

## About

page-about-title = Kotatsu
page-about-text = A kotatsu is a low table with a quilt and a little warmth under it. This one is for board games, played by the book, alone or with friends.
page-about-owners = Whose games these are
page-about-rebuilt = Some printed values could be checked in one source only or had to be worked out. The page marks them, and an owner of the box can replace them with a data file of their own.
page-about-licences = Licences
page-about-code = The program is free software under the MIT licence.
page-about-fonts = Fonts: Alegreya and Alegreya Sans by Huerta Tipográfica, SIL Open Font License 1.1.
page-about-icons = Icons: game-icons.net, CC BY 3.0, by the authors below. All other drawings are our own.
page-about-privacy = What is kept where
page-about-privacy-text = No accounts, no tracking, no third-party servers. This browser remembers your language, theme and the links to your tables; the games are stored on the computer that runs the server.

## Owner's data

page-own-data = Your own copy
page-own-data-help = What your box prints, as a data file: it replaces what we had to reconstruct.
page-own-data-remove = Use ours again

## The plain table of a game that is not drawn yet

page-plain-about = A game by the book, on a plain table: no picture has been drawn for it yet.
page-plain-facts = { $min }–{ $max } players
page-plain-seats = Seats
page-plain-seats-help = What is secret is seen only at its own seat.
page-plain-middle = In the middle of the table
page-plain-yes = yes
page-plain-no = no
page-plain-hidden = face down
page-plain-word = { $what }
page-plain-tour-table = The table
page-plain-tour-table-text = Every seat has a panel; what all may see lies in the middle.
page-plain-tour-prompt = Your choices
page-plain-tour-prompt-text = Everything you may do now is here; anything you may not do says why.
