# The analysis of a finished game: chances by turn, where it turned, what a bot would have done.

analysis-not-over = Only a finished game is analysed.
analysis-title = Analysis
analysis-chances = Chance of winning by turn, %
analysis-about = Chances: as a bot sees them with luck unknown. The chart and the turning points know all hands. What was chosen and what a bot would have done are judged by what the seat itself could see, so these numbers may differ.
analysis-working = Looking through the game: { $n } %
analysis-stop = Stop
analysis-stopped = Stopped at { $n } %.
analysis-again = Go on
analysis-none = No single choice changed the chances much.
analysis-fell = { $before }, then { $after }%
analysis-fell-how = chance with all hands open, before and after
analysis-drop = All hands open, the chance fell from { $before }% ({ $since }) to { $after }% ({ $until }).
analysis-seen = As far as the seat could see when it chose:
analysis-chosen = Chosen
analysis-bot = A bot
analysis-same = A bot would have chosen the same: luck or others turned the game.
analysis-why = Why: { $reasons }
analysis-show = Show this moment
analysis-on = Play on from here
analysis-on-help = as { $who }, bots in the other seats, new luck
analysis-end = End
analysis-key = next turning point
