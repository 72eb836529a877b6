### Программы, которые учатся: числа действий и наблюдений (docs/rl.md).

cli-do-rl = Показать числа, по которым программы учатся игре: её действия или то, что видит место.
cli-arg-rl-what = actions (действия) или observation (наблюдение).
cli-opt-rl-all = Строка на каждое число, а не на каждую группу.
cli-opt-bench-rl = Измерить вместо этого среды для программ, которые учатся, рядом с играми PettingZoo и OpenSpiel.

rl-what = Скажите, какие числа: «kotatsu rl actions ИГРА» или «kotatsu rl observation ИГРА».
rl-not-learnt = Игра { $game } ещё не говорит, как программы могут ей учиться.
rl-illegal = Числа { $action } сейчас нет среди возможностей { $agent }; маска показывает, какие есть.
rl-missing = { $package } не установлен; установите пакет kotatsu-games[{ $set }].
rl-count = { $game }, версия правил { $version }: всего чисел { $numbers }.
rl-numbers = Числа
rl-action = Действие
rl-rule = Правило
rl-part = Часть
rl-high = Не больше
rl-about = Что они говорят

rl-bench-bare = Сами правила/с
rl-bench-step = Шагов/с
rl-bench-vector = Шагов/с, 64 стола
rl-bench-openspiel = OpenSpiel/с
rl-bench-cost = { $game }: шаг стоит столько, сколько самих решений { $alone }, при 64 столах разом { $together }.
