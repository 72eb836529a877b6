# The analysis of a finished game: chances by turn, where it turned, what a bot would have done.

analysis-not-over = Only a finished game is analysed.
analysis-title = Analysis
analysis-chances = Chance of winning by turn, %
analysis-about = Chances: as a bot sees them with all hands open and luck unknown. What it would have done: from what the seat itself could see.
analysis-working = Looking through the game: { $n } %
analysis-stop = Stop
analysis-stopped = Stopped at { $n } %.
analysis-again = Go on
analysis-none = No single choice changed the chances much.
analysis-fell = { $before } % → { $after } %
analysis-chosen = Chosen
analysis-bot = A bot
analysis-same = A bot would have chosen the same: luck or others turned the game.
analysis-why = Why: { $reasons }
analysis-show = Show this moment
analysis-on = Play on from here
analysis-on-help = as { $who }, bots in the other seats, new luck
analysis-end = End
analysis-key = next turning point
