### The table of Root before the game: options, advice, and what does not fit.

root-about = Коты держат лес, птицы хотят его вернуть, лесной народ шепчется о восстании, а одинокий бродяга ведёт игру со всеми сразу. У каждой фракции свои правила, но поляны у всех общие: к тридцати очкам каждый идёт своей дорогой.

## Options

root-option-players = Число игроков
root-option-players-help = От двух до шести. Закон советует наборы фракций по сумме их коэффициентов.
root-option-factions = Фракции
root-option-factions-help = По одной на место, каждая только один раз; Второй Бродяга играет только вместе с первым.
# The page says this for the option’s default value (set-up.ts).
root-option-factions-advised = Как советует Закон
root-option-map = Поле
root-option-map-help = Осенью масти полян напечатаны. Зимой их раскладывают случайно, а река делит леса.
root-option-first-help = Случайно или место, которое назовут за столом; дальше по часовой стрелке.
root-option-sword = Меч за каждую единицу урона
root-option-sword-help = По букве Закона Бродяга переворачивает меч за каждую единицу нанесённого урона. Наше толкование: один меч начинает сражение, а предел задают все целые мечи.

## Advice about reach

root-reach-advised = Коэффициент { $total }, советуют { $least }: так советует Закон.
root-reach-adventurous = Коэффициент { $total }, советуют { $least }: для любителей приключений.
root-reach-bold = Коэффициент { $total }, советуют { $least }: можно, но только для смелых.

## What does not fit

root-twice = { $who }: каждая фракция может сидеть за столом только один раз.
root-second-alone = { $second } играет только там, где за столом есть и { $first }.
