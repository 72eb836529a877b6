### Programy, které se učí: čísla akcí a pozorování (docs/rl.md).

cli-do-rl = Vypsat čísla, podle nichž se programy učí hře: její akce, nebo co vidí místo.
cli-arg-rl-what = actions (akce) nebo observation (pozorování).
cli-opt-rl-all = Řádek pro každé číslo místo jednoho pro každou skupinu.
cli-opt-bench-rl = Změřit místo toho prostředí pro programy, které se učí, vedle her PettingZoo a OpenSpiel.

rl-what = Řekněte, která čísla: „kotatsu rl actions HRA“ nebo „kotatsu rl observation HRA“.
rl-not-learnt = Hra { $game } zatím neříká, jak se jí programy mohou učit.
rl-illegal = Číslo { $action } teď není mezi možnostmi { $agent }; maska říká, které to jsou.
rl-missing = { $package } tu není nainstalován; nainstalujte balík kotatsu-games[{ $set }].
rl-count = { $game }, verze pravidel { $version }: čísel celkem { $numbers }.
rl-numbers = Čísla
rl-action = Akce
rl-rule = Pravidlo
rl-part = Část
rl-high = Nejvýše
rl-about = Co říkají

rl-bench-bare = Jen pravidla/s
rl-bench-step = Kroků/s
rl-bench-vector = Kroků/s, 64 stolů
rl-bench-openspiel = OpenSpiel/s
rl-bench-cost = { $game }: krok stojí tolik co { $alone } holých rozhodnutí, se 64 stoly najednou { $together }.
