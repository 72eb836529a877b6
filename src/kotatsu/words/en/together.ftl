### What the server says of people who play together: talk, clocks, open tables.

server-say-one-thing = Say one of the phrases, or write something.
server-say-slower = One thing at a time: wait a few seconds before you say more.
server-no-chat = Free words are not allowed at this table; the phrases are. The owner may change that.
server-chat-on = The owner has allowed free words at this table.
server-chat-off = The owner has switched free words off; the phrases remain.
server-time-up = { $who }: the time is up; the table waits.
server-time-bot = { $who }: the time is up; a bot plays until the person is back.
server-time-back = { $who }: the person is back, and the bot gives the seat back.
server-forfeit-over = { $who }: the time is up, and the game is forfeited; the other side wins.
server-forfeit-bot = { $who }: the time is up, and the seat is forfeited; a bot plays it to the end.
server-forfeited = { $who }: the seat was forfeited when the time was up; a bot plays it to the end.
server-listed-on = The owner has listed this table: anybody who has the server’s address may find it.
server-listed-off = The owner has taken this table off the list of open tables.
server-hook-on = The owner has this table send “your turn” to a group chat.
server-hook-off = This table no longer sends “your turn” to a group chat.
server-hook-turn = { $game }: your turn, { $names }
server-hook-address = A webhook is a whole address that begins with https://.
server-no-hooks = Whoever runs this server does not allow webhooks (kotatsu serve --webhooks).
server-no-free-seat = No seat of this table is free any more.
server-notice-sat = { $who }: somebody from the list of open tables has sat down; the old link of this seat no longer works.
server-share-later = A game is shared once it is over, or when its table is listed.
