# What the server says: links, seats, files, and where it can be found.

server-moment = Round { $round }, turn { $turn }
server-moment-turn = Turn { $turn }

server-no-such-table = This link leads to no table. It may have been renewed, or the table deleted.
server-table-deleted = The owner has deleted this table.
server-link-renewed = The owner has given this seat a new link; this one no longer works.
server-owner-only = Only the owner of the table can do this.
server-watch-only = You are watching: only those at the table decide.
server-not-your-seat = This seat is not yours to decide for.
server-bot-leads = A bot is playing in this seat ({ $who }) at the moment. Take the seat back first.
server-no-such-seat = This table has no seat number { $seat }.
server-seat-is-bot = This seat has belonged to a bot from the start: there is no person to stand in for.
server-no-such-game = There is no game “{ $name }” here. Known: { $known }.
server-no-such-bot = There is no bot “{ $name }” for this game. Known: { $known }.
server-seat-count = { $given ->
        [one] { $given } seat is
       *[other] { $given } seats are
    } given, but the game wants { $wanted }.
server-position-secret = The position shows everybody’s secrets: it is given out once the game is over, or when nobody plays by link.
server-is-legal = Nothing stands in the way: this is possible now.
server-undo-asked = Somebody has asked to take back a choice already.
server-undo-moved-on = Nothing is being asked any more: the table has moved on.
server-undo-withdrawn = { $who }: the choice stays, the request was withdrawn.
server-deck-late = Somebody has already drawn cards: the deck stays as it is.
server-undo-refused = { $who }: the choice stays. { $other } would rather go on.
server-undo-done = { $who }: the last choice has been taken back.
server-undo-unanswered = { $who }: the choice stays, as nobody answered.

server-not-json = This message is not JSON.
server-bad-message = This message cannot be understood: { $detail }
server-message-too-long = This message is too long: at most { $most } bytes.
server-bad-request = This request cannot be understood: { $detail }
server-too-large = This file is too large.
server-not-a-file = This is neither an exported table nor a position.
server-too-deep = This is nested too deep to be read.
server-only-json = Only JSON in UTF-8 is read here (Content-Type: application/json).
server-long-address = This address is too long.
server-other-host = This server does not answer to that name. Whoever runs it may allow the name with --allow-host.
server-too-many = Too much at once. Try again in { $seconds } s.
server-full = This server has no room for another table.
server-too-slow = The rest of this request did not come.
server-file-too-long = This game is longer than any that is read here.
server-not-found = There is nothing at this address.
server-other-site = Another site may not act here.
server-our-mistake = Something went wrong on our side. Nothing was changed.
server-sealed-elsewhere = This file is a receipt for a game that another server keeps, or that this one no longer has. A running game moves to another server by a backup.

server-notice-seeded = The table was opened with a chosen seed: whoever knows it can foresee the luck.
server-notice-data = The table uses printed data of its owner’s own.
server-notice-imported = The table was opened from a saved file: whoever has the file can know its secrets and the coming luck.
server-notice-unsealed = The table was opened from a sealed file: nobody could read its secrets.
server-notice-position = The game did not begin here anew: it continues from a position.
server-notice-onward = This game goes on from a finished one, from this moment: { $when }. Luck is drawn anew.
server-notice-copied = A second table was opened from a sealed file of this one.
server-notice-bot = { $who }: the owner has put a bot ({ $bot }) in this seat.
server-notice-given-back = { $who }: the owner has given the seat back to its person.
server-notice-taken-back = { $who }: the person has taken the seat back from the bot.
server-notice-opened = { $who }: the link of this seat was opened on another device.
server-notice-own-link = { $who }: this seat has a new link that nobody else has; the old one no longer works.
server-link-own = Whoever sits here has taken a new link; this one no longer works.
server-notice-renewed = { $who }: the owner has given the seat a new link; the old one no longer works.

server-not-written = This could not be written down, and nothing was changed. It is tried again. { $why }
server-db-full = The disk is full: make room on the disk that holds { $file }.
server-db-read-only = The database { $file } cannot be written: give the server’s user the right to write the file and its folder.
server-db-locked = Another program keeps the database { $file } locked: close it, or wait until it has finished.
server-db-corrupt = The database { $file } is damaged. Stop the server, keep a copy of the file, and bring back a backup with “kotatsu restore”; what can be saved of the copy “sqlite3 { $file } .recover” shows.
server-db-not-one = { $file } is not a database. Name another file with --db.
server-db-other = { $file } is a database of another program. Name another file with --db.
server-db-cannot-open = The database { $file } cannot be opened: check that the folder exists and that the server’s user may read and write there.
server-db-fault = The database { $file } cannot be used: { $detail }
server-db-unreachable = The PostgreSQL database { $file } does not answer: check that it runs, and that address, name and password are right.
server-db-address = This is no address of a PostgreSQL database. One looks like postgresql://user:password@host/name.
server-no-driver = The driver for PostgreSQL is missing. Install it with: pip install "kotatsu-games[postgres]"
server-workers-alone = Several processes need a PostgreSQL database that they share: name it with --database, or leave out --workers.
server-db-missing = There is no database { $file }.
server-db-backed-up = { $file } is backed up to { $backup }.
server-db-restored = { $file } is as it was in { $backup }. What was there before lies in { $before }.
server-frozen = The rules have changed since this game was begun, and it cannot go on: at entry { $entry } it would be another game. It can be read and exported.
server-notice-carried = This game goes on by newer rules; every move so far is the same by them.
server-notice-frozen = The rules have changed since this game was begun: it can be read up to entry { $entry } and exported whole, but not played on.
server-newer-database = The database { $file } was written by a newer Kotatsu (version { $version }; this one knows { $known }). Update Kotatsu, or name another file with --db.
server-no-such-host = This machine cannot listen at the address { $host }.
server-no-free-port = No port from { $port } to { $last } is free.
server-port-taken = Port { $port } is taken, so port { $other } is used instead.
server-address = Kotatsu is open at { $address }
server-home-address = On your home network: { $address }
server-how-to-stop = Stop it with Ctrl+C. Every table is kept.
server-no-page = The page has not been built yet. Run ./play once in the project’s folder: it builds the page and starts the server.
