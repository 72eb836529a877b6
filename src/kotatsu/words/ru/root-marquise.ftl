### The Marquise de Cat: what she asks, offers, tells and refuses.

## Questions

root-ask-keep = В каком углу встанет цитадель?
root-ask-start = Где встанет первая { $piece_low }?
root-ask-wood =
    { $count ->
        [one] Остался { $count } жетон дерева, а лесопилок больше. Какая его получит?
        [few] Осталось { $count } жетона дерева, а лесопилок больше. Какая следующая?
       *[many] Осталось { $count } жетонов дерева, а лесопилок больше. Какая следующая?
    }
root-ask-muster =
    { $count ->
        [one] Остался { $count } воин, а казарм больше. В какую он пойдёт?
        [few] Осталось { $count } воина, а казарм больше. Какая следующая?
       *[many] Осталось { $count } воинов, а казарм больше. Какая следующая?
    }
root-ask-marquise-act =
    { $count ->
        [0] Действий не осталось. Потратить птичью карту на ещё одно?
        [one] Осталось { $count } действие. Что дальше?
        [few] Осталось { $count } действия. Что дальше?
       *[many] Осталось { $count } действий. Что дальше?
    }
root-ask-march-on = Марш продолжается: второе перемещение?
root-ask-pay =
    { $count ->
        [1] Последний жетон дерева для поляны { $clearing }: откуда?
        [one] Ещё { $count } жетон дерева для поляны { $clearing }: откуда следующий?
        [few] Ещё { $count } жетона дерева для поляны { $clearing }: откуда следующий?
       *[many] Ещё { $count } жетонов дерева для поляны { $clearing }: откуда следующий?
    }
root-ask-hospital =
    { $count ->
        [one] На поляне { $clearing } пал { $count } воин. Потратить { $suit_acc } карту, чтобы он оказался в цитадели?
        [few] На поляне { $clearing } пали { $count } воина. Потратить { $suit_acc } карту, чтобы они оказались в цитадели?
       *[many] На поляне { $clearing } пали { $count } воинов. Потратить { $suit_acc } карту, чтобы они оказались в цитадели?
    }

## Choices

root-act-keep = Цитадель на поляне { $clearing }
root-act-start = { $piece } на поляне { $clearing }
root-act-wood = Дерево на поляну { $clearing }
root-act-recruit = Вербовка
root-act-build = { $piece } на поляне { $clearing }
root-act-pay = Дерево с поляны { $clearing }
root-act-overwork = Сверхурочные на поляне { $clearing }: потратить { $card_acc }
root-act-extra = Ещё одно действие: потратить { $card_acc }
root-act-muster = Воин на поляну { $clearing }

## What it leads to

root-result-keep = без воина на противоположной поляне { $clearing }
root-result-build =
    { $count ->
        [0] бесплатно
       *[other] дерево: { $count }
    }, { $points ->
        [0] без очков
        [one] +{ $points } очко
        [few] +{ $points } очка
       *[many] +{ $points } очков
    }
root-result-recruit =
    { $count ->
        [one] +{ $count } воин
        [few] +{ $count } воина
       *[many] +{ $count } воинов
    }
root-result-overwork = +1 дерево, в запасе останется { $count }
root-result-extra =
    { $count ->
        [one] будет { $count } действие
        [few] будет { $count } действия
       *[many] будет { $count } действий
    }
root-result-hospital =
    { $count ->
        [one] { $count } воин на поляну { $clearing }
        [few] { $count } воина на поляну { $clearing }
       *[many] { $count } воинов на поляну { $clearing }
    }

## Events

root-event-keep = { $who }: цитадель на поляне { $clearing }, по воину на каждой поляне, кроме { $to }.
root-event-wood = { $who } получает дерево на поляне { $clearing }: { $count }.
root-event-paid-wood = { $who } платит дерево с поляны { $clearing }: { $count }.
root-event-overwork = { $who } работает сверхурочно на поляне { $clearing }: 1 дерево.
root-event-extra =
    { $count ->
        [one] { $who } берёт дополнительное действие за птичью карту: осталось { $count } действие.
        [few] { $who } берёт дополнительное действие за птичью карту: осталось { $count } действия.
       *[many] { $who } берёт дополнительное действие за птичью карту: осталось { $count } действий.
    }
root-event-recruits = { $who } вербует в каждой казарме.

## Why not

root-why-marquise-later = Это действие дня Маркисы.
root-why-craft-closed = Маркиса занимается ремеслом до первого действия, а действия уже начались.
root-why-no-actions = Действий не осталось. Ещё одно даст птичья карта.
root-why-march = Сначала завершите марш: второе перемещение или ни одного.
root-why-keep = Цитадель стоит в углу, а поляна { $clearing } не угловая.
root-why-start-piece = Сейчас очередь другого здания: { $piece_low }.
root-why-start-far = Поляна { $clearing } не соседствует с цитаделью на поляне { $to }.
root-why-fill = На поляне { $clearing } больше никто не ждёт: { $piece_low }.
root-why-fill-other = Лесопилки получают дерево, казармы — воинов.
root-why-pay-none = На поляне { $clearing } нет дерева.
root-why-pay-apart = Поляна { $clearing } не связана с поляной { $to } через подвластные Маркисе поляны.
root-why-hospital = Полевому госпиталю нужна карта с руки: { $suit_adj } или птичья.
root-why-recruited = Вербовать можно раз за ход.
root-why-no-recruiter = На поле нет казарм.
root-why-no-cats = В запасе не осталось воинов.
root-why-recruit-scorched = Все казармы на выжженных полянах: там ничего не размещают.
root-why-build-piece = Маркиса такого не строит: { $piece_low }.
root-why-build-none = Все шесть уже на поле: { $piece_low }.
root-why-build-wood = { $piece }: нужно дерева { $need }, а для поляны { $clearing } доступно { $count }.
root-why-no-wood = Все восемь жетонов дерева на поле.
root-why-no-sawmill = На поляне { $clearing } нет лесопилки.
root-why-overwork-suit = { $card } не подходит: поляна { $clearing } { $suit_adj }.
root-why-extra = Действие даёт только птичья карта, а { $card } не такая.
