# The command line: help pages, remarks, complaints.

## Help pages

cli-about = A warm table for board games: play in the terminal or on a page, script any scenario, measure and test the rules.
cli-usage = Usage:
cli-usage-command = COMMAND … (kotatsu COMMAND --help says more)
cli-usage-options = [options]
cli-arguments = What it takes
cli-options = Options
cli-commands = Commands

cli-do-games = List the games with their options and bots.
cli-do-new = Set up a new game and print it as a position.
cli-do-deck = Read a deck of your own, list its cards and name every rule that it breaks.
cli-do-pack = Owners’ packs, your own cards in a folder: “check FOLDER” names every mistake, “new GAME [FOLDER]” writes one to fill in.
cli-do-show = Show a position as a board.
cli-do-legal = List what may be chosen now, by whom, and by which rule.
cli-do-apply = Make a choice and print the new position and what happened.
cli-do-settle = Let a position play itself until somebody must choose; print what happens and the new position.
cli-do-why-not = Say why an action is not legal now.
cli-do-schema = Print the JSON Schema of a game’s positions.
cli-do-play = Play in the terminal; bots take the empty seats.
cli-do-serve = Serve the page to play on, here or on the home network.
cli-do-backup = Copy all tables of a server into one file, also while it runs.
cli-do-restore = Bring such a copy back, also while the server runs; what was there is kept beside it.
cli-do-replay = Read out a saved game, line by line.
cli-do-sim = Play many games between bots and count who wins.
cli-do-ladder = Let the levels of a game play each other: does each beat the one below?
cli-do-train = Improve a game’s judge by self-play: weights, checkpoints and a curve in a folder.
cli-do-hint = Say what a seat might do: the three best actions with their chances, and why.
cli-do-analyse = Look at a finished game again: chances by turn, where it turned, what a bot would have done.
cli-do-fuzz = Play thousands of games that look for mistakes in the rules.
cli-do-bench = Measure how fast the rules are.
cli-do-rules = Read or search the rules of a game.
cli-do-compile = Turn the rules into machine code, which makes them several times faster.

cli-arg-game = The name of the game, as “kotatsu games” lists it.
cli-arg-position = A position, an answer of “apply” or a saved game as a JSON file; “-” reads standard input.
cli-arg-action = The action in its text form, as “legal” lists it.
cli-arg-deck = A file with the deck, the name of a printed deck such as “ronin” or “ronin-extended”, or “-” for standard input.
cli-arg-pack-do = check or new.
cli-arg-pack-what = To check: a folder or zip file. For a new pack: the name of a game.
cli-arg-pack-folder = Where the new pack goes; a folder named after the game if left out.
cli-arg-play = The name of a game, or a saved game or position to go on with.
cli-arg-replay = A game saved by “play”, exported from the page or written as text (.kotatsu); “-” reads standard input.
cli-arg-rule-words = A rule’s id such as SS7.12, or words to look for.
cli-arg-bench-game = The game to measure; all of them if left out.

cli-opt-help = Show this help.
cli-opt-lang = Language: en, uk, ru or cs. Otherwise that of KOTATSU_LANG or of the system.
cli-opt-version = Print the version.
cli-opt-json = Print JSON for programs.
cli-opt-luck = What luck brings next, for example "reveal 4-13"; several with commas or by repeating the option.
cli-opt-seat = The seat, by its name in the position.
cli-opt-players = How many play (in Samurai Spirit: how many samurai).
cli-opt-level = The difficulty.
cli-opt-option = Set an option of the game; may be repeated.
cli-opt-data = Your own data of the printed components: a pack (a folder or zip file) or a JSON file.
cli-opt-serve-data = An owner’s pack (a folder or zip file) that the page offers; may be repeated.
cli-opt-deck = The deck of a seat, for example 1=mine.txt; may be repeated.
cli-opt-deck-line = Print the deck in one line, as links and options take it.
cli-opt-seed = The seed of all luck: the same seed gives the same game.
cli-opt-cores = How many cores to use; all if left out.
cli-opt-out = Also write the position to this file.
cli-opt-people = How many seats people lead at this terminal; the rest are bots.
cli-opt-bot = The bot for the empty seats.
cli-opt-aims = Bots say after each of their turns what they were up to.
cli-opt-file = Where to keep the game when you leave.
cli-opt-to = Stop after that many lines.
cli-opt-pause = Stop once everything that this choice brings about is done, even if nobody has anything to choose then.
cli-opt-replay-text = Print the game as compact text, for a file that ends in .kotatsu.
cli-opt-step = Wait for the Enter key after every line.
cli-opt-host = The address to listen on; 0.0.0.0 opens the table to the home network.
cli-opt-port = The port to listen on; the next free one if it is taken.
cli-opt-db = The file that keeps the tables.
cli-opt-database = The address of a PostgreSQL database that keeps the tables, instead of a file.
cli-opt-workers = So many processes serve together; they need --database.
cli-opt-log-json = Write the server’s log as lines of JSON.
cli-arg-backup = The file with the copy.
cli-opt-allow-host = A further name by which the server may be called, such as the one your proxy uses; * allows every name. May be given several times.
cli-opt-webhooks = Tables may send “your turn” to an https address on the internet (a group chat).
cli-opt-open = Open the page in the browser.
cli-opt-bots = The bots, separated by commas; one of your own is file.py:Class.
cli-opt-rungs = The bots from the weakest to the best, separated by commas; all levels of the game if none are named.
cli-opt-ladder-out = Where to write the result as JSON; a picture with the same name (.svg) beside it.
cli-opt-ladder-whole = Play all games, also of a comparison that is decided.
cli-opt-train-out = Where the weights, the checkpoints and the curve go; a folder named after the game if left out.
cli-opt-train-resume = Go on with the course in that folder.
cli-opt-train-from = Begin with these weights instead of with nothing.
cli-opt-train-matches = Play so many games against the start after each round.
cli-opt-hint-seat = The seat that asks; whoever is to choose if none is named.
cli-opt-iterations = How many lines are searched.
cli-opt-hint-workers = How many processes search side by side; another number gives other advice.
cli-opt-moments = At how many moments chances are estimated, at most.
cli-opt-apart = Each bot leads a table of its own, or all sit at one; co-operative games keep them apart.
cli-opt-games = How many games.
cli-opt-seconds = Begin nothing new after so many seconds.
cli-opt-may-miss = A short run: whatever never occurred is reported but does not count as a failure.
cli-opt-fuzz-out = Where to write the position of the first failure.
cli-opt-fuzz-resume = Keep what was played in this file; if it is there already, go on from it.
cli-opt-against = A peer to compare with: catanatron. With --search: openspiel.
cli-opt-bench-seconds = Seconds for each thing that is measured.
cli-opt-bench-search = Measure search instead: iterations a second, and how long each level thinks.
cli-opt-coverage = List every rule with the tests that prove it; fails if one has none.

## Complaints

cli-file-missing = There is no file “{ $file }”.
cli-no-file = The file “{ $file }” cannot be used: { $why }.
cli-not-json = “{ $file }” is not JSON: something is wrong at { $where }.
cli-no-language = There is no language “{ $name }”. Languages: { $names }.
cli-no-command = There is no such command. Commands: { $names }.
cli-no-such-flag = There is no option “{ $name }” here; --help lists them.
cli-flag-alone = The option “{ $name }” is not used correctly: its value is missing, or it takes none.
cli-missing = “{ $name }” is missing; --help says what is needed.
cli-bad-value = “{ $name }” cannot have this value; --help says what fits.
cli-too-much = That is more than “{ $path }” takes; --help says what is needed.
cli-no-option = { $game } has no option “{ $name }”. Options: { $names }.
cli-option-shape = “{ $pair }” is not of the form name=value.
cli-option-flag = The option “{ $name }” is yes or no, not “{ $value }”.
cli-deck-shape = “{ $pair }” is not of the form SEAT=FILE, with a seat from 1 to { $most }.
cli-luck-unused = This luck was stated, but nothing asked for it: { $luck }.
cli-which-seat = Several seats decide now; say which with --seat: { $names }.
cli-too-many-people = { $people } people cannot lead { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
cli-bad-number = “{ $name }” must be a number { $bounds ->
        [both] from { $low } to { $high }
        [low] of at least { $low }
       *[high] of at most { $high }
    }.
cli-interpreted = The rules are running interpreted, several times slower than compiled: “kotatsu compile” compiles them.
cli-no-bot = There is no bot “{ $name }”. Bots: { $names }.
cli-no-rule = No rule fits “{ $words }”.
cli-no-tests = There are no tests here: this needs a checkout of the project.
cli-no-peer = There is nothing called “{ $name }” to compare with. Known: { $names }.
cli-peer-missing = { $name } is not installed; install the package kotatsu-games[peers] to compare with it.
cli-our-bug = Something went wrong, and it is our mistake: { $what }. Please report it in the project’s issue list, with the file { $file }.

## Answers

cli-game-line = { $name }: { $title }, { $low }–{ $high } players, bots: { $bots }
cli-deck-good = The deck is in order.
cli-game-wordless = The game “{ $name }” cannot be listed, its words are missing: { $what }. They stand in words/<language>/{ $name }.ftl.
cli-seats = Seats
cli-yes = yes
cli-no = no
cli-saved = Saved to { $file }.
cli-is-legal = “{ $action }” is legal now.
cli-next-rules = Nobody is asked yet. What happens next by itself: { $item }. “kotatsu settle” carries on from here.
cli-next-luck = Luck is next: { $item }. It may bring: { $possible }. “kotatsu settle --luck …” carries on from here.
cli-luck = Luck

cli-samurai-head = Round { $round }, turn { $turn }, { $level }
cli-samurai-drawn = { $who } must place the card { $card }.
cli-root-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-root-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }

cli-play-welcome = Choose by number or by text. ? shows what else can be typed.
cli-play-yours =
    { $count ->
        [1] You play: { $names }.
       *[other] People play: { $names }.
    }
cli-play-bots = Bots ({ $bot }) play: { $names }.
cli-play-aims = { $who }: “My aim: { $aims }.”
cli-play-enter = Press Enter to begin.
cli-play-you = { $name } (you)
cli-play-back = (0: back)
cli-play-no-back = There is nothing to go back from.
cli-play-earlier =
    { $count ->
        [one] … and { $count } line before that
       *[other] … and { $count } lines before that
    }
cli-play-typo = “{ $text }” is not offered here. Choose: { $offered }. ? shows what else can be typed.
cli-play-replay = To see it again: kotatsu replay { $file }
cli-play-help =
    number     choose; the first letters of a choice will do too
    Enter      take the only choice there is
    0          back, out of a group
    u          take the last choice back
    b          draw the board again
    w [action] why is it not offered?
    r [words]  read a rule by its id, or search the rules
    s [file]   save
    q          save and leave
cli-play-saved = The game is kept in { $file }.
cli-play-resume = To go on: kotatsu play { $file }
cli-play-undone = Taken back: { $who }, “{ $action }”.
cli-play-number = { $number } is not on the list: choose from 1 to { $last }.
cli-play-nothing-refused = Everything you might expect here is on the list.

cli-coverage-sum = { $covered } of { $all } rules are proved by tests. Without a test: { $missing }
cli-rule-unknown = No game has a rule { $rule }, but these tests cite it: { $tests }

cli-compile-types = Reading the rules…
cli-compile-c = The C compiler is at work; this takes a minute or two…
cli-compile-install = Putting the result in place…
cli-compile-done-compiled = Done: the next start uses the compiled rules.
cli-compile-done-fresh = The compiled rules are up to date.
cli-compile-done-installed = This is an installed package: its rules came compiled, if they could be.
cli-cannot-compile-no-compiler = There is no C compiler here, so plain Python is used, which is slower.
cli-cannot-compile-no-mypyc = mypyc is not installed here, so plain Python is used, which is slower.
cli-cannot-compile-failed = The rules could not be compiled, so plain Python is used, which is slower. The compiler said: { $detail }

## Many games

cli-sim-progress = Games
cli-sim-bot = Bot
cli-sim-games = Games
cli-sim-wins = Wins
cli-sim-rate = Win rate
cli-sim-interval = 95 % interval
cli-sim-score = Mean score
cli-sim-decisions = Decisions per game
cli-ladder-draws = Draws
cli-ladder-chance = An equal one would win
cli-ladder-elo = Elo above
cli-ladder-beats = Beats the one below
cli-ladder-yes = yes
cli-ladder-open = not shown yet
cli-ladder-no = no
train-no-lesson = { $game } has nothing that learns yet.
train-folder-taken = The folder “{ $folder }” holds a course already; --resume goes on with it.
train-no-course = There is no course of learning in “{ $folder }”.
train-other-course = The course in “{ $folder }” is of another game or seed.
train-other-features = “{ $folder }” was learnt with other numbers about a position than today’s.
train-no-weights = “{ $file }” holds no weights of this game.
train-loss = Loss on held-out games
train-rate = Wins against the start
train-done = Games played and learnt from: { $games }; weights.json, curve.svg and the checkpoint lie in { $folder }.
cli-hint-line = { $words } — { $chance } %
cli-hint-why = Why: { $reasons }
cli-analysis-progress = Percent
cli-analysis-when = When
cli-analysis-point = { $when }: { $who }
cli-analysis-chosen = Chosen: { $words }
cli-analysis-better = A bot would have chosen: { $words } ({ $chance } % instead of { $chosen } %)
cli-search-games-per-s = Random games/s
cli-search-iterations-per-s = Whole iterations/s
cli-search-short-iterations-per-s = Iterations of 40 choices/s
cli-search-imagine-us = Imagining a table, µs
cli-search-copy-us = Copy, µs
cli-search-share = Share of random play
cli-search-level = { $level }: ms a choice (95 %)
cli-rivals-ours-per-s = Our iterations/s
cli-rivals-openspiel-per-s = OpenSpiel’s iterations/s
cli-rivals-times = Ours for one of theirs

cli-fuzz-progress = Games
cli-fuzz-played = Played: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { $checks } of them examined closely.
cli-fuzz-modes = Modes
cli-fuzz-tables = Tables
cli-fuzz-items = Items
cli-fuzz-verbs = Verbs
cli-fuzz-cards = Cards
cli-fuzz-missing = Never occurred: { $names }.
cli-fuzz-failure = Game { $game } failed: { $message }. The position is in { $file }.
cli-fuzz-fine = Nothing went wrong.
cli-fuzz-no-progress = { $file } does not hold an interrupted run.
cli-fuzz-other-run = { $file } holds a run of another game or seed: { $game }, seed { $seed }.
cli-fuzz-other-sources = { $file } was begun with other rules. Begin a new file.
cli-fuzz-long = Game { $game } was still going on after { $decisions } decisions, as it may at this table: { $file }.

cli-bench-progress = Measuring, { $done } of { $all }…
cli-bench-what = What
cli-bench-interpreted = interpreted
cli-bench-compiled = compiled
cli-bench-decisions-per-s = Decisions/s
cli-bench-table-decisions-per-s = Decisions/s at a table
cli-bench-unforced-per-s = Unforced/s
cli-bench-games-per-s = Games/s
cli-bench-turns-per-s = Player-turns/s
cli-bench-copy-us = Copy, µs
cli-bench-legal-us = Legal list, µs
cli-bench-decisions-per-game = Decisions per game
cli-bench-mean-options = Mean options
cli-bench-solo-games-per-s = Solo games/s
cli-bench-solo-turn-us = Solo, a whole turn, µs
cli-bench-not-compiled = The rules are not compiled here, or have changed since: “kotatsu compile” renews them.
cli-bench-ratio = { $game }, { $way }: { $times } unforced decisions for each decision of { $peer }; a copy is { $copy ->
        [one] as fast
       *[other] { $copy } times as fast
    }.
