### The words of the page for people who play together: phrases, notices, clocks, open tables.

page-phrase-hello = Hello!
page-phrase-well-played = Well played!
page-phrase-thanks = Thank you
page-phrase-your-turn = Your turn
page-phrase-one-moment = One moment
page-phrase-undo = Shall we undo that?
page-say = Say something
page-say-help = Everybody reads a phrase in their own language.
page-say-write = Write to the table
page-say-send = Send
page-said-so-far = Said so far
page-said-nothing = Nobody has said anything since you came.
page-said-owner = The owner of the table
page-mute = Mute { $who }
page-muted = Muted
page-mute-title = Whom you would rather not hear
page-chat = Free words
page-chat-help = Phrases always work. Free words only if you allow them; spectators read along.
page-key-t = say something
page-list-waits = Waiting for: { $names }
page-notices-turn = “Your turn” notices
page-notices-turn-help = Your browser tells you while you look at something else, as long as this page is open in some tab.
page-notices-turn-denied = Your browser has been told not to show notices of this page; you can change that in its settings.
page-notices-turn-never = This browser cannot show notices at this address.
page-sound = Sound at your turn
page-clock = Time to think
page-clock-none = no clock
page-clock-move = per decision
page-clock-game = per game
page-clock-none-help = Everybody takes their time.
page-clock-move-help = Each decision has this long. Clocks start once everybody has come.
page-clock-game-help = Each person has this long for the whole game, and { $n } s more for each decision made. Clocks start once everybody has come.
page-clock-minutes = { $n } min
page-clock-hours = { $n } h
page-clock-days = { $n } d
page-clock-then = When time is up
page-clock-then-bot = a bot plays on
page-clock-then-wait = the table waits
page-clock-then-forfeit = the game is lost
page-clock-left = Time left
page-stand-in = A bot plays for you ({ $who }).
page-take-back = Take the seat back
page-lobby-free =
    { $n ->
        [one] { $n } free seat
       *[other] { $n } free seats
    }
page-lobby = Open tables
page-lobby-full = all seats taken
page-lobby-sit = Sit down
page-lobby-watch = Watch
page-listed = Open table
page-listed-help = Anybody who has this server’s address finds the table, may sit down at a free seat by link, or watch.
page-share = Share the game
page-finished-won = won
page-finished-lost = lost
page-finished-draw = draw
page-finished-not-yet = This game is still being played.
page-finished-replay = Watch from the beginning
page-finished-board = The last position
page-hook = “Your turn” in a group chat
page-hook-set = Use
page-hook-off = Stop it
page-hook-help = The address of an incoming webhook. When somebody who is away is asked, the chat gets one line with the game and the name, no link.
