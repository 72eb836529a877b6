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
