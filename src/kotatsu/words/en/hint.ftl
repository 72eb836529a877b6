## Hints: what speaks for an action

hint-over = The game is over: there is nothing to choose.
hint-not-due = { $who }: this seat has nothing to choose now.

hint-root-points = points at once
hint-root-soon = points in the next turns
hint-root-map = strength on the map
hint-root-cards = good cards in hand
hint-root-board = a growing board
hint-root-rivals = fewer points for rivals

hint-senjutsu-harm = harm to the opponent
hint-senjutsu-health = fewer wounds of one’s own
hint-senjutsu-cards = strong cards kept in hand
hint-senjutsu-place = a better place to stand

hint-battlecrest-harm = harm to the other side
hint-battlecrest-health = a strong side of one’s own
hint-battlecrest-blow = a strong blow next turn
hint-battlecrest-safety = less to fear

hint-samurai-village = a village left whole
hint-samurai-wounds = fewer wounds
hint-samurai-ready = more samurai in the fight
hint-samurai-raiders = fewer intruders
hint-samurai-stack = fewer raiders in the stack
hint-samurai-hat = a hat saved
hint-samurai-farm = a farm saved
hint-samurai-doll = a doll saved
hint-samurai-penalty = a lighter penalty ahead
hint-samurai-kiai = nearer to Kiai
hint-samurai-shout = a Kiai
hint-samurai-room = more room before Kiai
hint-samurai-over = less danger of going over Kiai
hint-samurai-lent = more talents at hand
hint-samurai-free = fewer bans this turn
hint-samurai-kept = a talent kept for later
hint-samurai-fits = a better place for the raider
