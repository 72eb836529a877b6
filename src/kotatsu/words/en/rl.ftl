### Programs that learn: the numbers of actions and observations (docs/rl.md).

cli-do-rl = Print the numbers that programs learn a game by: its actions, or what a seat sees.
cli-arg-rl-what = actions or observation.
cli-opt-rl-all = A line for every number instead of one for each group.
cli-opt-bench-rl = Measure the environments for programs that learn instead, beside games of PettingZoo and OpenSpiel.

rl-what = Say which numbers: “kotatsu rl actions GAME” or “kotatsu rl observation GAME”.
rl-not-learnt = { $game } does not say yet how programs may learn it.
rl-illegal = Number { $action } is not among the choices of { $agent } now; its mask says which are.
rl-missing = { $package } is not installed; install the package kotatsu-games[{ $set }].
rl-count = { $game }, rules version { $version }: { $numbers } numbers.
rl-numbers = Numbers
rl-action = Action
rl-rule = Rule
rl-part = Part
rl-high = At most
rl-about = What they say

rl-bench-bare = Rules alone/s
rl-bench-step = Steps/s
rl-bench-vector = Steps/s, 64 tables
rl-bench-openspiel = OpenSpiel/s
rl-bench-cost = { $game }: a step costs as much as { $alone } bare decisions, with 64 tables at once { $together }.
