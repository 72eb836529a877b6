### The table of Root before the game: options, advice, and what does not fit.

root-about = Cats hold the woodland, birds want it back, the forest folk whisper of revolt, and a lone wanderer plays them all: every faction has rules of its own, and everyone fights for the same clearings. Thirty points win, but nobody gets them the same way.

## Options

root-option-players = Players
root-option-players-help = Two to six. The Law advises sets of factions by their reach together.
root-option-factions = Factions
root-option-factions-help = One for each seat, each only once; the Second Vagabond comes only with the first.
# The page says this for the option’s default value (set-up.ts).
root-option-factions-advised = As advised
root-option-map = Map
root-option-map-help = Autumn has its suits printed. In Winter the suits of the clearings are drawn, and the river divides the forests.
root-option-first-help = At random, or the seat that the table names; then clockwise.
root-option-sword = A sword for every hit
root-option-sword-help = By the letter the Vagabond exhausts a sword for each hit he deals. Our reading: one sword starts the battle, and all his undamaged swords limit the hits.

## Advice about reach

root-reach-advised = Reach { $total }, advised { $least }: as the Law advises.
root-reach-adventurous = Reach { $total }, advised { $least }: for the adventurous.
root-reach-bold = Reach { $total }, advised { $least }: allowed, but only for the bold.

## What does not fit

root-twice = { $who }: each faction can sit at the table only once.
root-second-alone = The { $second } plays only where the { $first } sits at the table too.
