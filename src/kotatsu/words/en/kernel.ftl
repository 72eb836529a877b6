# What the kernel says about every game: files it cannot read, choices it must refuse.

kernel-game-over = The game is over.
kernel-not-your-decision = The decision lies with another seat now ({ $other }), not with this one ({ $who }).
kernel-answered = This seat has answered already ({ $who }).
kernel-moved-on = The table has moved on: look again, then choose.
kernel-impossible-luck = Luck cannot bring “{ $luck }” now. Possible: { $possible }.
kernel-and-more = { $listed } and { $more } more

kernel-undo-nothing = There is nothing to take back.
kernel-undo-luck = Luck has been seen since then, so nothing can be taken back.
kernel-undo-reveal = Something hidden has come to light since then, so nothing can be taken back.
kernel-undo-other = Another player has decided since then ({ $who }), so nothing can be taken back.
kernel-undo-sealed = The others are choosing in secret now, so nothing before that can be taken back.
kernel-undo-over = The game is over, so nothing can be taken back.

kernel-no-seat = There is no seat “{ $name }” here. Seats: { $names }.
kernel-not-a-position = This is not a position: a JSON object with the field “game” was expected.
kernel-not-a-table = This is not a saved table.
kernel-not-a-record = This is not a game as text: its first lines must give “kotatsu = 1” and “game = …”.
kernel-not-loadable = A position, a saved table or a game is read from a path, a text or a mapping, not from { $kind }.
kernel-record-header = Line { $line }, “{ $text }”: before the first empty line a name, an equals sign and a JSON value are expected.
kernel-record-choice = Line { $line }, “{ $text }”: a seat, a colon and an action are expected.
kernel-record-results = The file gives the results { $given }; played again, the game gives { $played }.
kernel-other-game = This position belongs to the game “{ $game }”, not to “{ $wanted }”.
kernel-other-version = This file was made for version { $version } of the rules; here is { $wanted }.
kernel-log-does-not-fit = The line “{ $line }” of the log does not fit the rules: { $why }
kernel-log-played = played again, this stands there: “{ $played }”.

kernel-no-verb = “{ $text }” is not an action. Actions begin with: { $verbs }.
kernel-no-action = { $action } is not an action of this game.
kernel-verb-needs = “{ $text }” does not fit; the form is: { $form }.
kernel-no-name = “{ $text }”: there is no { $kind } “{ $name }”. Known: { $known }.
kernel-no-item = “next” names something unknown: “{ $item }”. Known: { $known }.
kernel-item-fields = “{ $item }” in “next” does not fit; these fields are expected: { $fields }.
kernel-wrong-field = The field “{ $field }” cannot be “{ $value }”.
kernel-against-rule = The field “{ $field }” cannot be “{ $value }”. { $rule }: { $says }
kernel-field-why = The field “{ $field }” is not right. { $why }
kernel-needs-next = The field “{ $field }” counts within a phase or turn. Without “next” that one is about to begin, so it would be forgotten: name what is next too.
kernel-wrong-number = The field “{ $field }” is “{ $value }”, but must be a whole number from { $low } to { $high }.
kernel-wrong-count = The field “{ $field }” is “{ $value }”, but must be a whole number, 0 or more.
kernel-wrong-length = The field “{ $field }” is “{ $value }”, but must be a list with { $length ->
        [one] { $length } entry
       *[other] { $length } entries
    }.
kernel-wrong-choice = The field “{ $field }” cannot be “{ $value }”. Possible: { $choices }.
kernel-unknown-field = The field “{ $field }” is unknown. Known here: { $known }.
kernel-card-unknown = { $where }: card { $card }: there is no { $kind ->
        [verb] verb
        [moment] moment
        [role] role
        [place] place
        [band] price or condition
       *[other] { $kind }
    } “{ $word }”. Known: { $known }.
kernel-card-number = { $where }: card { $card }: a number is expected here, not “{ $word }”.
kernel-card-left-over = { $where }: card { $card }: nothing is known of “{ $word }” here.
kernel-card-id = { $where }: every card needs an id of its own, not “{ $card }”.
kernel-card-toml = { $where } is not a TOML file: { $problem }.
kernel-no-card = { $field }: there is no card “{ $card }”, or none of that kind is left.
kernel-no-decks = { $game } has no decks to build.
kernel-card-twice = { $copies ->
        [1] { $field }: the card { $card } already lies in { $other }.
       *[other] { $field }: { $card } is there too often. Copies in the game: { $copies }, already in { $other }.
    }
kernel-no-game = There is no game “{ $name }”. Games: { $names }.
kernel-broken-game = The game in the folder games/{ $name } cannot be opened: { $why }.

kernel-bot-file = The bot “{ $name }” cannot be read: { $why }.
kernel-bot-no-class = “{ $file }” has no class “{ $name }”. Classes there: { $names }.
kernel-bot-no-choose = The bot “{ $name }” needs a method choose(self, table, seat) that returns one of table.legal(seat).
kernel-bot-failed = The bot “{ $name }” failed: { $why }.
kernel-bot-illegal = The bot “{ $name }” chose “{ $action }”, which is not legal now: choose returns one of table.legal(seat).
kernel-bot-taken = There is a bot “{ $name }” already: choose another name.
