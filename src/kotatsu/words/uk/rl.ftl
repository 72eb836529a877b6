### Програми, що вчаться: числа дій і спостережень (docs/rl.md).

cli-do-rl = Показати числа, за якими програми вчаться гри: її дії або те, що бачить місце.
cli-arg-rl-what = actions (дії) або observation (спостереження).
cli-opt-rl-all = Рядок на кожне число, а не на кожну групу.
cli-opt-bench-rl = Виміряти натомість середовища для програм, що вчаться, поруч з іграми PettingZoo та OpenSpiel.

rl-what = Скажіть, які числа: «kotatsu rl actions ГРА» або «kotatsu rl observation ГРА».
rl-not-learnt = Гра { $game } ще не каже, як програми можуть її вчитися.
rl-illegal = Числа { $action } зараз немає серед можливостей { $agent }; маска показує, які є.
rl-missing = { $package } не встановлено; встановіть пакет kotatsu-games[{ $set }].
rl-count = { $game }, версія правил { $version }: усього чисел { $numbers }.
rl-numbers = Числа
rl-action = Дія
rl-rule = Правило
rl-part = Частина
rl-high = Не більше
rl-about = Що вони кажуть

rl-bench-bare = Самі правила/с
rl-bench-step = Кроків/с
rl-bench-vector = Кроків/с, 64 столи
rl-bench-openspiel = OpenSpiel/с
rl-bench-cost = { $game }: крок коштує стільки, скільки самих рішень { $alone }, за 64 столів разом { $together }.
