### The Riverfolk Company: what it asks, offers, tells and refuses. $who is a seat (root-short-…).

## Questions

root-ask-land =
    { $count ->
        [1] На якій галявині біля річки стане останній вояка?
       *[other] На якій галявині біля річки стане вояка? Лишилося: { $count }
    }
root-ask-price = Скільки коштує послуга «{ $service }»?
root-ask-riverfolk-act = На що піде Резерв?
root-ask-commit = Чийого вояку інвестувати?
root-ask-fund-space = Чийого вояку з Резерву покласти на комірку? Масть: { $suit }
root-ask-fund-any = Чийого вояку з Резерву і на яку комірку покласти?
root-ask-spend-fund = Чийого вояку з Резерву витратити на вербування?
root-ask-lose-funds =
    { $count ->
        [1] Торговельний пункт утрачено: чий вояка піде з Резерву?
       *[other] Торговельний пункт утрачено: з Резерву підуть { root-n-warriors }. Чий наступний?
    }

## Choices

root-act-land = Стати на галявині { $clearing }
root-act-price = «{ $service }»: { $price }
root-act-buy = Придбати «{ $service }»
root-act-buy-card = Придбати { $card_acc }
root-act-commit = Вояка { $who_gen }
root-act-export = Експортувати { $card_acc }
root-act-draw-card = Узяти карту
root-act-hire = Вербувати на галявині { $clearing }
root-act-post = Торговельний пункт на галявині { $clearing }
root-act-fund = Вояка { $who_gen }, комірка: { $suit }
root-act-refund = Вояка { $who_gen }

## What it leads to

root-result-commit =
    { $count ->
        [0] 1 до Інвестицій, Резерв порожній
       *[other] 1 до Інвестицій, у Резерві лишиться { $count }
    }
root-result-hire =
    { $count ->
        [0] 1 витрачено, Резерв порожній
       *[other] 1 витрачено, у Резерві лишиться { $count }
    }
root-result-post =
    { $points ->
        [one] +{ $points } очко; з Резерву йдуть 2 вояки { $who_gen }
        [few] +{ $points } очки; з Резерву йдуть 2 вояки { $who_gen }
       *[many] +{ $points } очок; з Резерву йдуть 2 вояки { $who_gen }
    }
root-result-export =
    { $count ->
        [0] без ефекту й очок; вояки для Платежів немає
       *[other] без ефекту й очок; 1 вояка до Платежів
    }
root-result-buy =
    { $price ->
        [one] { $price } вояка, у запасі лишиться { $left }
        [few] { $price } вояки, у запасі лишиться { $left }
       *[many] { $price } вояк, у запасі лишиться { $left }
    }
root-result-buy-items =
    { $price ->
        [one] використати { $price } предмет, готових лишиться { $left }
        [few] використати { $price } предмети, готових лишиться { $left }
       *[many] використати { $price } предметів, готових лишиться { $left }
    }

## Events

root-event-priced = { $who } встановлює ціну. «{ $service }»: { $price }.
root-event-paid =
    { $count ->
        [0] { $who } { $who_gender ->
            [pl] платять
           *[other] платить
        }, але вояк { $other_gen } для Платежів немає.
        [one] { $who } { $who_gender ->
            [pl] платять
           *[other] платить
        }: { $count } вояка { $other_gen } йде до Платежів.
        [few] { $who } { $who_gender ->
            [pl] платять
           *[other] платить
        }: { $count } вояки { $other_gen } йдуть до Платежів.
       *[many] { $who } { $who_gender ->
            [pl] платять
           *[other] платить
        }: { $count } вояк { $other_gen } йдуть до Платежів.
    }
root-event-paid-own = { $who } { $who_gender ->
        [pl] віддають
       *[other] віддає
    } до Платежів { root-n-warriors.acc }.
root-event-protected =
    Протекціонізм, бо ніхто не платив: { $count ->
        [one] до Платежів іде { $count } власний вояка.
        [few] до Платежів ідуть { $count } власні вояки.
       *[many] до Платежів іде { $count } власних вояк.
    }
root-event-gathered =
    { $who }: Резерв зростає на { $count ->
        [one] { $count } вояку.
        [few] { $count } вояки.
       *[many] { $count } вояк.
    }
root-event-committed = { $who } інвестує вояку { $other_gen }.
root-event-committed-own = { $who } інвестує власного вояку.
root-event-funded = { $who } кладе на комірку вояку { $other_gen }. Масть: { $suit }.
root-event-funded-own = { $who } кладе на комірку власного вояку. Масть: { $suit }.
root-event-refunded =
    { $count ->
        [one] { $count } вояка з Резерву повертається до запасу { $other_gen }.
        [few] { $count } вояки з Резерву повертаються до запасу { $other_gen }.
       *[many] { $count } вояк із Резерву повертаються до запасу { $other_gen }.
    }
root-event-exported =
    { $count ->
        [0] { $who } експортує { $card_acc }; вояки для Платежів немає.
       *[other] { $who } експортує { $card_acc }: власний вояка йде до Платежів.
    }

## Why not

root-why-buy-own = { $who } продає, а не купує саме в себе.
root-why-buy-late = Послуги купують лише на початку своїх Третіх півнів.
root-why-buy-limit =
    { $count ->
        [1] Цього ходу можна придбати одну послугу, і її вже придбано. Кожна галявина з торговельним пунктом і вашим компонентом дає ще одну.
       *[other] Цього ходу можна придбати послуг: { $count }, і їх уже придбано. Кожна галявина з торговельним пунктом і вашим компонентом дає ще одну.
    }
root-why-buy-mercenaries = Найманці не служать { $who_dat }.
root-why-buy-twice = «{ $service }»: цього ходу вже придбано.
root-why-buy-price = «{ $service }» коштує { $price }, а вояк у запасі: { $left }.
root-why-buy-items = «{ $service }» коштує { $price }, а готових предметів: { $left }.
root-why-buy-card = У відкритій руці немає { $card_gen }.
root-why-no-funds = Резерв порожній.
root-why-few-funds = Потрібно вояк із Резерву: { $need }, а є { $count }.
root-why-no-space = Бракує звільнених комірок тих мастей, що у вартості.
root-why-export = Чого не можна створити, того не можна й експортувати: { $card }.
root-why-nothing-to-draw = Карт більше немає.
root-why-not-river = Галявина { $clearing } не прилягає до річки.
root-why-no-recruit = У запасі немає вояк, і в Резерві немає власних.
root-why-post-there = На галявині { $clearing } вже є торговельний пункт.
root-why-post-suit = Усі три торговельні пункти цієї масті вже розташовано: { $suit }.
root-why-post-ruler = Галявиною { $clearing } ніхто не володіє.
root-why-post-funds =
    Галявиною { $clearing } { $who_gender ->
        [pl] володіють
       *[other] володіє
    } { $who }: потрібно 2 вояки { $who_gen } з Резерву, а є { $count }.
