# Owners' packs: one's own cards in a folder of files.

pack-status-source = source
pack-status-inferred = inferred
pack-status-reconstructed = reconstructed
pack-status-owner = yours

## Mistakes

pack-no-header = There is no “{ $file }”: it gives the pack a name and says which game it is for.
pack-head-missing = “{ $field }” is missing.
pack-other-game = This pack is for the game “{ $game }”, not for “{ $wanted }”.
pack-no-records = Nothing of the game “{ $game }” can be replaced by a pack.
pack-not-toml = This is not TOML: { $why }.
pack-not-json = This is not JSON: { $why }.
pack-not-tables = The file must hold named tables of records.
pack-not-rows = “{ $table }” holds records, each with fields of its own.
pack-not-values = “{ $table }” holds values by name.
pack-value = “{ $what }” can be a text, a whole number, true or false, or a list of these.
pack-no-id = Every record here needs “{ $field }”.
pack-twice = The record “{ $record }” stands in { $where } already.
pack-no-adding = There is no record “{ $record }”, and here none can be added. Known, for example: { $near }.
pack-no-folder = “{ $file }” is neither a folder nor a zip file.
pack-too-large = “{ $file }” is too large for a pack: at most { $files } files and { $kilobytes } kB.
pack-taken = The file “{ $file }” is there already: name a folder for the new pack.
pack-refused = { $more ->
        [0] { $where }: { $why }
        [one] { $where }: { $why } And { $more } more mistake: “kotatsu pack check” names them all.
       *[other] { $where }: { $why } And { $more } more mistakes: “kotatsu pack check” names them all.
    }

## A new pack

pack-new-header =
    A pack of your own for { $game }. Type what your cards print into the other files and check it with “kotatsu pack check FOLDER”.
    Then play with “kotatsu new { $game } --data FOLDER”, or load the folder on the page where a new game is set up.
pack-new-name = what the page calls it
pack-new-author = who typed it
pack-new-edition = which printing, in which language
pack-new-replaces = a few words about what it holds
pack-new-file =
    Every record as it stands in Kotatsu. Take away the # at the beginning of the lines of a record that you have compared with your card,
    and correct it: it then counts as yours. What stays behind # stays ours. Leave the id as it is.
pack-new-record = { $name } ({ $status })

## On the command line

pack-checked = { $name } is in order: { $records ->
        [0] nothing in it is yours yet
        [one] { $records } record of yours
       *[other] { $records } records of yours
    }.
pack-broken = { $mistakes ->
        [one] { $mistakes } mistake. The pack is not used.
       *[other] { $mistakes } mistakes. The pack is not used.
    }
pack-written = The new pack lies in { $folder }. Files: { $files }.
pack-what = Say what to do: “check FOLDER” or “new GAME [FOLDER]”.

## The page of packs

page-packs-title = Packs
page-packs-games = Packs of another game
page-packs-here = Packs at hand
page-packs-here-help = One folder of TOML or JSON files each. A table keeps the pack it was started with.
page-packs-built-in = Built in
page-packs-ours = what we have read, inferred or reconstructed
page-packs-yours = { $n ->
        [0] no records of yours yet
        [one] { $n } record of yours
       *[other] { $n } records of yours
    }
page-packs-unused = not used; tables go on with what they have
page-packs-broken = { $n ->
        [one] refused, { $n } mistake
       *[other] refused, { $n } mistakes
    }
page-packs-refused = { $n ->
        [one] “{ $name }” is refused: { $n } mistake. Nothing has changed.
       *[other] “{ $name }” is refused: { $n } mistakes. Nothing has changed.
    }
page-packs-more = and { $n } more
page-packs-use = Lay new tables with { $name }
page-packs-uses = { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
page-packs-forget = Forget { $name }
page-packs-folder = Choose a folder
page-packs-files = Choose files
page-packs-again = Read again
page-packs-template = New pack from the template
page-packs-no-zip = “{ $file }” is no zip file that can be read, or holds more than a pack may.
page-packs-new = Begin and check a pack on your computer:
page-packs-records = What we know, what we made up
page-packs-record = record
page-packs-in-ours = built in
page-packs-in = in { $name }
page-packs-of = { $n } of { $all }
page-packs-from-ours = built in
page-packs-one = One card
page-packs-two = One card, two sources
page-packs-ours-is = built in, { $status }
page-packs-printed = yours, as printed
page-packs-tables = Your tables
page-packs-why = { $name }: why it was refused
page-packs-line = line { $line }
page-packs-fine = { $n ->
        [0] { $name } is in order; nothing in it is yours yet.
        [one] { $name } is in order: { $n } record of yours.
       *[other] { $name } is in order: { $n } records of yours.
    }
page-packs-none = Nothing is wrong here.
page-packs-tab-records = Records
page-packs-tab-errors = Mistakes
page-packs-at-table = Cards of { $name }
