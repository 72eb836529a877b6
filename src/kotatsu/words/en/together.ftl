### What the server says of people who play together: talk, clocks, open tables.

server-say-one-thing = Say one of the phrases, or write something.
server-say-slower = One thing at a time: wait a few seconds before you say more.
server-no-chat = Free words are not allowed at this table; the phrases are. The owner may change that.
server-chat-allowed = The owner has allowed free words at this table.
server-chat-closed = The owner has switched free words off; the phrases remain.
server-time-up = { $who }: the time is up; the table waits.
server-time-bot = { $who }: the time is up; a bot plays until the person is back.
server-time-back = { $who }: the person is back, and the bot gives the seat back.
