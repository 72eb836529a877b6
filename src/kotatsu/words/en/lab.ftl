# The lab: planned games, reports and comparisons.

cli-do-lab = Play planned games by the thousand and read what they tell.
cli-do-lab-run = Play the games of a plan into a folder; a run that was stopped goes on where it was.
cli-do-lab-report = Write what a folder of games tells: one page for a browser, and Markdown with pictures.
cli-do-lab-compare = Write what differs between two folders of games, and how sure that is.
cli-arg-lab-plan = A game, or a plan in a file that ends in .toml.
cli-arg-lab-folder = A folder that “lab run” has filled.
cli-opt-lab-out = The folder for the games; the same command goes on with a run that was stopped.
cli-opt-lab-games = How many games in all.
cli-opt-lab-bots = Who sits at a table, separated by commas; tables that take turns, separated by |.
cli-opt-lab-options = Options of the table, separated by spaces; values that vary separated by |, or “every”.
cli-opt-lab-pack = A pack to play with; several take turns, and an empty name is the printed game.
cli-opt-lab-workers = How many processes play; all cores if nothing is said.
cli-opt-lab-on = A Ray cluster that plays instead: ray://HOST:10001, ray://auto or ray://local.
lab-extra-missing = This needs packages that are not installed: pip install 'kotatsu-games[{ $name }]'.
lab-no-seating = No seating of “{ $option }” can be played with these options.
lab-no-values = “{ $option }” has no values to go through: name them.
lab-no-bots = Name at least one bot for each table, separated by commas.
lab-not-toml = { $file } is not a plan: { $why }.
lab-no-field = A plan has no “{ $name }” here; it may have { $names }.
lab-other-plan = { $folder } holds games of another plan. Choose another folder.
lab-other-sources = The games in { $folder } were played with other rules or bots: the same number would be another game.
lab-not-empty = { $folder } is neither empty nor a folder of games.
lab-no-folder = { $folder } is no folder that “lab run” has made.
lab-nothing-played = No game in { $folder } is finished yet.
lab-no-game = { $folder } has no game { $number }; the last one is { $last }.
lab-no-address = “{ $address }” is no cluster: ray://HOST:10001, ray://auto or ray://local.
lab-played = { $games ->
    [one] { $games } game is
   *[other] { $games } games are
 } in { $folder }, of { $cases ->
    [one] one kind of table
   *[other] { $cases } kinds of tables
 }.
lab-text = { $text }
lab-other-machine = A machine of the cluster has other rules or bots than this one: install the same kotatsu everywhere.
