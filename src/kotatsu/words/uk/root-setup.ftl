### The table of Root before the game: options, advice, and what does not fit.

root-about = Коти тримають Лісовий Край, птахи прагнуть його повернути, лісовий люд шепоче про заколот, а мандрівний бурлака грає з усіма. У кожної фракції власні правила, та галявини в усіх спільні: до тридцяти очок кожен іде своєю дорогою.

## Options

root-option-players = Кількість гравців
root-option-players-help = Від двох до шести. Закон радить набори фракцій за їхнім спільним розмахом.
root-option-factions = Фракції
root-option-factions-help = Одна на кожне місце, кожна лише один раз; Другий Бурлака грає тільки разом із першим.
# The page says this for the option’s default value (set-up.ts).
root-option-factions-advised = Як радить Закон
root-option-map = Мапа
root-option-map-help = Восени масті галявин надруковані. Узимку їх розкладають навмання, а річка ділить хащі.
root-option-first-help = Навмання або місце, яке назвуть за столом; далі за годинниковою стрілкою.
root-option-sword = Меч за кожне ушкодження
root-option-sword-help = За буквою Закону Бурлака використовує меч за кожне завдане ушкодження. Наше тлумачення: один меч починає бій, а межу ставлять усі непошкоджені мечі.

## Advice about reach

root-reach-advised = Розмах { $total }, радять { $least }: так радить Закон.
root-reach-adventurous = Розмах { $total }, радять { $least }: для охочих до пригод.
root-reach-bold = Розмах { $total }, радять { $least }: можна, але лише для сміливих.

## What does not fit

root-twice = { $who }: кожна фракція може сидіти за столом лише один раз.
root-second-alone = { $second } грає лише там, де за столом є і { $first }.
