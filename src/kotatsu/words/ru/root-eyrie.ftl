### The Eyrie Dynasties: what they ask, offer, tell and refuse.

## Questions

root-ask-nest = В каком углу будет первое гнездо?
root-ask-leader = Кто возглавит Династию?
root-ask-new-leader = Смута! Кто теперь возглавит Династию?
root-ask-decree =
    { $count ->
        [0] Какую карту добавить в устав и в какой столбец?
       *[other] Вторая карта в устав?
    }
root-ask-new-roost = Гнёзд не осталось. Где будет новое?
root-ask-eyrie-craft = Заняться ремеслом перед уставом?
root-ask-edict = «{ $column }»: какая карта следующая?
root-ask-enrol = «Вербовка» ({ $suit_adj }): у какого гнезда?
root-ask-edict-move = «Перемещение» ({ $suit_adj }): кто и куда?
root-ask-edict-battle = «Сражение» ({ $suit_adj }): где и с кем?
root-ask-erect = «Строительство» ({ $suit_adj }): где встанет гнездо?
root-ask-turmoil = «{ $column }» ({ $suit_adj }) выполнить нельзя. Пусть начнётся смута?

## Choices

root-act-nest = Гнездо на поляне { $clearing }
root-act-leader = { $leader }
root-act-decree = { $card } в столбец «{ $column }»
root-act-roost = Новое гнездо на поляне { $clearing }
root-act-fulfil = Карта масти: { $suit_adj }
root-act-enrol = Вербовать на поляне { $clearing }
root-act-erect = Гнездо на поляне { $clearing }

## What it leads to

root-result-leader-builder = министры: «{ $one }», «{ $other }»; предметы дают все очки
root-result-leader-charismatic = министры: «{ $one }», «{ $other }»; каждая вербовка — два воина
root-result-leader-commander = министры: «{ $one }», «{ $other }»; ещё 1 урон в нападении
root-result-leader-despot = министры: «{ $one }», «{ $other }»; ещё одно очко, когда в сражении падёт здание или жетон
root-result-turmoil =
    { $count ->
        [0] смута
        [one] смута: −{ $count } очко
        [few] смута: −{ $count } очка
       *[many] смута: −{ $count } очков
    }
root-result-stuck =
    { $count ->
        [one] при таком раскладе { $count } карту устава не выполнить
        [few] при таком раскладе { $count } карты устава не выполнить
       *[many] при таком раскладе { $count } карт устава не выполнить
    }
root-result-enrol =
    { $count ->
        [one] +{ $count } воин
        [few] +{ $count } воина
       *[many] +{ $count } воинов
    }
root-result-erect =
    { $count ->
        [0] гнёзда пока не дают очков
        [one] { $count } очко каждый вечер
        [few] { $count } очка каждый вечер
       *[many] { $count } очков каждый вечер
    }

## Events

root-event-leader = Новый лидер Династии: { $leader }.
root-event-decree = { $who } добавляет в устав { $card_acc }, столбец «{ $column }».
root-event-fulfils = { $who } выполняет устав: «{ $column }», { $suit_adj }.
root-event-turmoil = Смута! Династия не может выполнить «{ $column }» ({ $suit_adj }).
root-event-decree-lost =
    { $count ->
        [one] { $count } карта устава сброшена, министры остаются.
        [few] { $count } карты устава сброшены, министры остаются.
       *[many] { $count } карт устава сброшено, министры остаются.
    }
root-event-leaders-up = Лидеров не осталось: снова можно выбрать любого из четырёх.
root-event-new-roost = Гнёзд не осталось: { $who } основывает новое на поляне { $clearing }.
root-event-emergency = Срочные приказы: на руке нет карт, { $who } берёт одну.

## Why not

root-why-nest = Первое гнездо будет в углу, а поляна { $clearing } не угловая.
root-why-leader = Лежит лицом вниз: { $leader }.
root-why-decree-must = В устав нужно добавить хотя бы одну карту.
root-why-decree-bird = В этот ход птичья карта уже добавлена в устав, а больше одной нельзя: { $card } подождёт.
root-why-roost-crowd = Воинов на поляне { $clearing }: { $count }. Меньше всего на поляне { $to }: { $fewest }.
root-why-craft-first = Сначала ремесло, потом устав.
root-why-eyrie-crafted = Династия занимается ремеслом до устава, а он уже выполняется.
root-why-eyrie-later = Это делается лишь по уставу в день Династии.
root-why-not-due = «{ $column }»: там не осталось { $suit_gen } карты.
root-why-pick-first = «{ $column }»: сначала выберите, какая карта следующая.
root-why-edict-must = «{ $column }» можно выполнить, значит, нужно выполнить.
root-why-edict-column = Устав выполняют слева направо. Сейчас «{ $column }».
root-why-edict-suit = Карта { $suit_adj }, а поляна { $clearing } { $other_adj }.
root-why-no-birds = В запасе не осталось воинов.
root-why-no-roost = На поляне { $clearing } нет гнезда.
root-why-roosts-out = Все семь гнёзд на поле.
root-why-roost-there = На поляне { $clearing } уже есть гнездо.
