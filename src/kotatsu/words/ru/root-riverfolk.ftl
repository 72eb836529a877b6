### The Riverfolk Company: what it asks, offers, tells and refuses. $who is a seat (root-short-…).

## Questions

root-ask-land =
    { $count ->
        [1] На какую речную поляну встанет последний воин?
       *[other] На какую речную поляну встанет воин? Осталось: { $count }
    }
root-ask-price = Сколько стоит услуга «{ $service }»?
root-ask-riverfolk-act = На что пойдёт капитал?
root-ask-commit = Чьего воина вложить?
root-ask-fund-space = Чьего воина капитала положить на клетку? Масть: { $suit }
root-ask-fund-any = Чьего воина капитала и на какую клетку положить?
root-ask-spend-fund = Чьего воина капитала потратить на вербовку?
root-ask-lose-funds =
    { $count ->
        [1] Торговый пост потерян: чей воин уходит из капитала?
       *[other] Торговый пост потерян: из капитала уходят { root-n-warriors }. Чей следующий?
    }

## Choices

root-act-land = Встать на поляне { $clearing }
root-act-price = «{ $service }»: { $price }
root-act-buy = Купить «{ $service }»
root-act-buy-card = Купить { $card_acc }
root-act-commit = Воин { $who_gen }
root-act-export = Экспортировать { $card_acc }
root-act-draw-card = Взять карту
root-act-hire = Вербовать на поляне { $clearing }
root-act-post = Торговый пост на поляне { $clearing }
root-act-fund = Воин { $who_gen }, клетка: { $suit }
root-act-refund = Воин { $who_gen }

## What it leads to

root-result-commit =
    { $count ->
        [0] 1 во «Вклады», капитала не останется
       *[other] 1 во «Вклады», в капитале останется { $count }
    }
root-result-hire =
    { $count ->
        [0] 1 потрачен, капитала не останется
       *[other] 1 потрачен, в капитале останется { $count }
    }
root-result-post =
    { $points ->
        [one] +{ $points } очко; из капитала уходят 2 воина { $who_gen }
        [few] +{ $points } очка; из капитала уходят 2 воина { $who_gen }
       *[many] +{ $points } очков; из капитала уходят 2 воина { $who_gen }
    }
root-result-export =
    { $count ->
        [0] без эффекта и очков; воина для «Платежей» нет
       *[other] без эффекта и очков; 1 воин в «Платежи»
    }
root-result-buy =
    { $price ->
        [one] { $price } воин, в запасе останется { $left }
        [few] { $price } воина, в запасе останется { $left }
       *[many] { $price } воинов, в запасе останется { $left }
    }
root-result-buy-items =
    { $price ->
        [one] перевернуть { $price } предмет, готовых останется { $left }
        [few] перевернуть { $price } предмета, готовых останется { $left }
       *[many] перевернуть { $price } предметов, готовых останется { $left }
    }

## Events

root-event-priced = { $who } назначает цену. «{ $service }»: { $price }.
root-event-paid =
    { $count ->
        [0] { $who } платит, но у { $other_gen } нет воинов для «Платежей».
        [one] { $who } платит: { $count } воин { $other_gen } переходит в «Платежи».
        [few] { $who } платит: { $count } воина { $other_gen } переходят в «Платежи».
       *[many] { $who } платит: { $count } воинов { $other_gen } переходят в «Платежи».
    }
root-event-paid-own = { $who } отдаёт в «Платежи» { root-n-warriors.acc }.
root-event-protected =
    Протекционизм, ведь никто не платил: { $count ->
        [one] в «Платежи» идёт { $count } свой воин.
        [few] в «Платежи» идут { $count } своих воина.
       *[many] в «Платежи» идёт { $count } своих воинов.
    }
root-event-gathered =
    { $who }: капитал растёт на { $count ->
        [one] { $count } воина.
        [few] { $count } воина.
       *[many] { $count } воинов.
    }
root-event-committed = { $who } вкладывает воина { $other_gen }.
root-event-committed-own = { $who } вкладывает своего воина.
root-event-funded = { $who } кладёт на клетку воина { $other_gen }. Масть: { $suit }.
root-event-funded-own = { $who } кладёт на клетку своего воина. Масть: { $suit }.
root-event-refunded =
    { $count ->
        [one] { $count } воин капитала возвращается в запас { $other_gen }.
        [few] { $count } воина капитала возвращаются в запас { $other_gen }.
       *[many] { $count } воинов капитала возвращаются в запас { $other_gen }.
    }
root-event-exported =
    { $count ->
        [0] { $who } отправляет на экспорт { $card_acc }; воина для «Платежей» нет.
       *[other] { $who } отправляет на экспорт { $card_acc }: свой воин идёт в «Платежи».
    }

## Why not

root-why-buy-own = { $who } продаёт, а не покупает у самого себя.
root-why-buy-late = Услуги покупают только в начале своего утра.
root-why-buy-limit =
    { $count ->
        [1] В этот ход можно купить одну услугу, и она уже куплена. Каждая поляна с торговым постом и вашим компонентом даёт ещё одну.
       *[other] В этот ход можно купить услуг: { $count }, и они уже куплены. Каждая поляна с торговым постом и вашим компонентом даёт ещё одну.
    }
root-why-buy-mercenaries = { $who } наёмников не нанимает.
root-why-buy-twice = «{ $service }»: в этот ход уже куплено.
root-why-buy-price = «{ $service }» стоит { $price }, а воинов в запасе: { $left }.
root-why-buy-items = «{ $service }» стоит { $price }, а готовых предметов: { $left }.
root-why-buy-card = В открытой руке нет { $card_gen }.
root-why-no-funds = Капитала нет.
root-why-few-funds = Нужно воинов капитала: { $need }, а есть { $count }.
root-why-no-space = Не хватает освободившихся клеток тех мастей, что в стоимости.
root-why-export = Чего нельзя смастерить, того нельзя и отправить на экспорт: { $card }.
root-why-nothing-to-draw = Карт больше нет.
root-why-not-river = Поляна { $clearing } не лежит у реки.
root-why-no-recruit = В запасе нет воинов, и своих в капитале нет.
root-why-post-there = На поляне { $clearing } уже есть торговый пост.
root-why-post-suit = Все три торговых поста этой масти уже поставлены: { $suit }.
root-why-post-ruler = Поляной { $clearing } никто не правит.
root-why-post-funds = Поляной { $clearing } правит { $who }: нужно 2 воина { $who_gen } из капитала, а есть { $count }.
