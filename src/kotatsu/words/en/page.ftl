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
page-start-text = Alone, round this screen, or over the net.
page-continue = Continue
page-no-tables = No tables yet. Lay one yourself: the game is on the left, the tea is up to you.
page-import = Open a file
page-import-text = Pick up a game you saved to a file.
page-import-bad = This file is neither an exported table nor a position.
page-unofficial = An unofficial work of love; not connected with the publishers.
page-drawings = All drawings are our own · icons: game-icons.net, CC BY 3.0
page-about = About and licences

## Set-up

page-setup-title = a new game
page-setup-seats = Seats at the table
page-setup-seats-help = Everyone plays on the same side: nothing on this table is secret.
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
page-bot-careful = Careful
page-bot-careful-help = counts, defends and helps; good company
page-bot-steady = Steady
page-bot-steady-help = plays every faction sensibly and briskly
page-choose-for = { $what } in seat { $n }
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
page-fold-choices = Fold or unfold the choices
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
page-replay-next = One step on
page-replay-play = Play
page-replay-pause = Pause
page-replay-speed = Speed: { $n } times
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
page-reactions = Ambush and the like
page-reactions-ask = ask me
page-reactions-nothing = no, if I hold nothing
page-reactions-always = always no
page-reactions-help = The page always waits the same time, whatever you hold. “If I hold nothing” works only when just bots could notice.
page-answer-soon = “No” in a moment
page-answer-stop = Wait, let me decide
page-keys = Keys
page-board-text = The board in words
page-seats-links = Seats and links
page-key-arrows-cap = arrows
page-key-tab = next available choice
page-key-digits = the first to the ninth choice
page-key-arrows = walk over the board
page-key-enter = choose
page-key-esc = close, one step back
page-key-u = undo
page-key-why = why not? On the focused thing; else this list
page-key-r = rules at this paragraph
page-key-l = log
page-key-bcs = to the village, your own board, the others
page-key-space = skip what the others are doing
page-key-step = one step back or on in the replay

## Seats and links

page-invite-text = Give each link to one person only: whoever has it plays that seat.
page-invite-local = This page is open on this machine only. Start the server with --host and open it by the address it prints; then the links work in your home network.
page-invite-present = at the table
page-invite-absent = not at the table
page-invite-stand-in = a bot stands in
page-invite-watch = May look on, sees no secrets and decides nothing.
page-copy-link = Copy link
page-qr = QR code
page-qr-label = QR code of the link for { $who }
page-renew = New link
page-take-over = Let a bot play
page-give-back = Give the seat back
page-export = Save as a file
page-export-note = The file holds every secret of the table, hidden cards too.
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

## Samurai Spirit: the table

page-samurai-seats = Samurai
page-samurai-facts = { $min }–{ $max } samurai, all together
page-samurai-raiders = Raiders
page-samurai-intruders = Intruders
page-samurai-discard = Discard
page-samurai-barricades = Barricades
page-samurai-farms = Farmsteads
page-samurai-families = Families
page-samurai-stack =
    { $name }: { $n ->
        [0] empty
        [one] { $n } card
       *[other] { $n } cards
    }
page-samurai-barricades-of = Barricades: { $n } of { $cap }
page-samurai-farms-of = Farmsteads: { $n } of 6
page-samurai-families-of = Families: { $n } of 3
page-samurai-track = Sum { $sum }, Kiai at { $kiai }
page-samurai-sum = sum { $n }
page-samurai-card = { $rank }, strength { $value }
page-samurai-penalty = penalty: { $penalty }
page-samurai-hidden-card = hidden card
page-samurai-no-symbol = No symbol: it cannot defend anything.
page-samurai-none = none
page-samurai-slot = Place for: { $symbol }
page-samurai-safe-hat = Hat saved: no wound at the end of the round.
page-samurai-safe-farm = Farm saved: no farmstead is lost for this samurai.
page-samurai-safe-doll = Doll saved: no family is lost for this samurai.
page-samurai-lacks-hat = No hat yet
page-samurai-lacks-farm = No farm yet
page-samurai-lacks-doll = No doll yet
page-samurai-line-card = Its strength counts; its penalty has no effect while another card is last.
page-samurai-last-card = Last card: this penalty applies when his turn begins: { $list }.
page-samurai-last-none = Last card, without a penalty.
page-samurai-if-last = penalty while it is last: { $list }
page-samurai-drawn = Revealed
page-samurai-draws = reveals a { $value }
page-samurai-peek = Looked at
page-samurai-yours = your samurai
page-samurai-you = you
page-samurai-not-yours = not yours
page-samurai-human = human
page-samurai-active = active
page-samurai-defence-short = Defence
page-samurai-token-home = token at home
page-samurai-token-at = token with { $who }
page-samurai-holds = holds { $who }’s token
page-samurai-added = has called on { $who }
page-samurai-can-use = Talents at hand: { $list }
page-samurai-kiai-reconstructed = This Kiai value is reconstructed: it was worked out from the other boards.
page-samurai-one-source = Reconstructed from one source.
page-samurai-absent = Absent
page-samurai-absent-help = May be called on once per game, at the start of a turn.
page-samurai-absent-spent = Used up for this game.
page-samurai-absent-name = Token of absent { $who }
page-samurai-absent-name-spent = Token of absent { $who }, used up
page-samurai-odds = The next raider, from what everybody knows. Chances in percent, by strength:
page-samurai-odds-none = There is nothing left to draw.
page-samurai-aside = Still set aside: { $lieutenants ->
        [0] no lieutenants
        [one] { $lieutenants } lieutenant
       *[other] { $lieutenants } lieutenants
    }, { $bosses ->
        [0] no bosses
        [one] { $bosses } boss
       *[other] { $bosses } bosses
    }.
page-samurai-discard-empty = No card has been discarded yet.
page-samurai-intruder-help = Raiders who slipped through. They are revealed at the end of the round; every flame burns a barricade, or a farmstead when none is left.
page-samurai-flames-now = Flames in this stack: { $from } to { $to }
page-samurai-known = Known to all:
page-samurai-barricade-help = They fall first: to fire, to flames, and whenever a samurai goes over his Kiai.
page-samurai-farm-help = When the last one falls, the game is lost.
page-samurai-farm-help-harsh = When the last one falls, the game is lost. Each carries a hidden penalty that strikes when it falls:
page-samurai-farms-reconstructed = How the six penalties are split is reconstructed.
page-samurai-family-heroic = On this level families give no bonus, but one must survive.

## Samurai Spirit: forecast

page-samurai-forecast = If the round ended now
page-samurai-f-wounds =
    { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
page-samurai-f-farms =
    { $n ->
        [one] { $n } farmstead
       *[other] { $n } farmsteads
    }
page-samurai-f-families =
    { $n ->
        [one] { $n } family
       *[other] { $n } families
    }
page-samurai-f-flames =
    { $n ->
        [one] { $n } flame
       *[other] { $n } flames
    }
page-samurai-f-flames-range = { $from }–{ $to } flames
page-samurai-f-hidden = { $n } hidden

## Samurai Spirit: result and words for the ear

page-samurai-won = The village stands. All of you have won.
page-samurai-lost = The village has fallen. All of you have lost, and all of you may try again.
page-samurai-lost-why = Round { $round }. Farmsteads left: { $farms }; families left: { $families }.
page-samurai-unhurt = Nobody wounded
page-samurai-text-village = Village: { $barricades } of { $cap } barricades, { $farms } of 6 farmsteads, { $families } of 3 families.
page-samurai-text-stacks = Raider stack { $raiders }, intruders { $intruders }, discard pile { $discard }.

## Samurai Spirit: tour

page-samurai-tour-village = The village
page-samurai-tour-village-text = It must stand for three rounds: at least one farmstead and one family. Barricades fall first. Hover over a stack, or press and hold, to see what may come next.
page-samurai-tour-board = Your samurai
page-samurai-tour-board-text = On the left you defend: save a hat, a farm and a doll. On the right you fight: the strengths add up. Hit your Kiai exactly and you shout; go over it and a barricade falls.
page-samurai-tour-prompt = What may I do?
page-samurai-tour-prompt-text = Whatever glows may be touched, here or on the board, and the result stands on it. Anything with a stitched edge tells you why not.
page-samurai-tour-log = What happened
page-samurai-tour-log-text = Every event with its reason and its paragraph. Click a line to see that moment again. Below: what the round’s end would cost now.
page-samurai-tour-rules = The book
page-samurai-tour-rules-text = The rules, searchable, open at the paragraph of the question. Enjoy the evening.

## Owner's data

page-own-data = Your own copy
page-own-data-help = What your box prints, as a data file: it replaces what we had to reconstruct.
page-own-data-choose = Choose a file
page-own-data-remove = Use ours again
page-own-data-bad = “{ $name }” is not a JSON file.

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
page-plain-tour-prompt-text = Everything you may do now stands here; what you may not says why.
