## Hints: what speaks for an action

hint-over = The game is over: there is nothing to choose.
hint-not-due = { $who }: this seat has nothing to choose now.

hint-root-points = points at once
hint-root-soon = points in the next turns
hint-root-map = strength on the map
hint-root-cards = good cards in hand
hint-root-board = growth of your own board
hint-root-rivals = rivals score less

hint-senjutsu-harm = harm to the opponent
hint-senjutsu-health = you stay unharmed
hint-senjutsu-cards = strong cards stay in hand
hint-senjutsu-place = a better place to stand

hint-battlecrest-harm = harm to the other side
hint-battlecrest-health = your side stays strong
hint-battlecrest-blow = a strong blow next turn
hint-battlecrest-safety = less to fear

hint-samurai-village = the village stays whole
hint-samurai-wounds = fewer wounds
hint-samurai-ready = more samurai stay in the fight
hint-samurai-raiders = fewer intruders
