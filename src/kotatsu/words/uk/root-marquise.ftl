### The Marquise de Cat: what she asks, offers, tells and refuses.

## Questions

root-ask-keep = У якому кутку стоятиме Фортеця?
root-ask-start = Де стоятиме перша { $piece_low }?
root-ask-wood =
    { $count ->
        [one] Лишився { $count } жетон деревини, а лісопилень більше. Яка його отримає?
        [few] Лишилося { $count } жетони деревини, а лісопилень більше. Яка наступна?
       *[many] Лишилося { $count } жетонів деревини, а лісопилень більше. Яка наступна?
    }
root-ask-muster =
    { $count ->
        [one] Лишився { $count } вояка, а казарм більше. До якої він піде?
        [few] Лишилося { $count } вояки, а казарм більше. Яка наступна?
       *[many] Лишилося { $count } вояк, а казарм більше. Яка наступна?
    }
root-ask-marquise-act =
    { $count ->
        [0] Дій не лишилося. Витратити пташину карту на ще одну?
        [one] Лишилася { $count } дія. Що далі?
        [few] Лишилося { $count } дії. Що далі?
       *[many] Лишилося { $count } дій. Що далі?
    }
root-ask-march-on = Марш триває: друге переміщення?
root-ask-pay =
    { $count ->
        [1] Останній жетон деревини для галявини { $clearing }: звідки?
        [one] Ще { $count } жетон деревини для галявини { $clearing }: звідки наступний?
        [few] Ще { $count } жетони деревини для галявини { $clearing }: звідки наступний?
       *[many] Ще { $count } жетонів деревини для галявини { $clearing }: звідки наступний?
    }
root-ask-hospital =
    { $count ->
        [one] На галявині { $clearing } поліг { $count } вояка. Витратити { $suit_acc } карту, щоб він опинився у Фортеці?
        [few] На галявині { $clearing } полягло { $count } вояки. Витратити { $suit_acc } карту, щоб вони опинилися у Фортеці?
       *[many] На галявині { $clearing } полягло { $count } вояк. Витратити { $suit_acc } карту, щоб вони опинилися у Фортеці?
    }

## Choices

root-act-keep = Фортеця на галявині { $clearing }
root-act-start = { $piece } на галявині { $clearing }
root-act-wood = Деревина на галявину { $clearing }
root-act-recruit = Вербування
root-act-build = { $piece } на галявині { $clearing }
root-act-pay = Деревина з галявини { $clearing }
root-act-overwork = Понаднормові на галявині { $clearing }: витратити { $card_acc }
root-act-extra = Ще одна дія: витратити { $card_acc }
root-act-muster = Вояка на галявину { $clearing }

## What it leads to

root-result-keep = без вояки на протилежній галявині { $clearing }
root-result-build =
    { $count ->
        [0] безкоштовно
       *[other] деревина: { $count }
    }, { $points ->
        [0] без очок
        [one] +{ $points } очко
        [few] +{ $points } очки
       *[many] +{ $points } очок
    }
root-result-recruit =
    { $count ->
        [one] +{ $count } вояка
        [few] +{ $count } вояки
       *[many] +{ $count } вояк
    }
root-result-overwork = +1 деревина, у запасі лишиться { $count }
root-result-extra =
    { $count ->
        [one] буде { $count } дія
        [few] буде { $count } дії
       *[many] буде { $count } дій
    }
root-result-hospital =
    { $count ->
        [one] { $count } вояка на галявину { $clearing }
        [few] { $count } вояки на галявину { $clearing }
       *[many] { $count } вояк на галявину { $clearing }
    }

## Events

root-event-keep = { $who }: Фортеця на галявині { $clearing }, по вояці на кожній галявині, крім { $to }.
root-event-wood = { $who } отримує деревину на галявині { $clearing }: { $count }.
root-event-paid-wood = { $who } платить деревину з галявини { $clearing }: { $count }.
root-event-overwork = { $who } працює понаднормово на галявині { $clearing }: 1 деревина.
root-event-extra =
    { $count ->
        [one] { $who } бере додаткову дію за пташину карту: лишилася { $count } дія.
        [few] { $who } бере додаткову дію за пташину карту: лишилося { $count } дії.
       *[many] { $who } бере додаткову дію за пташину карту: лишилося { $count } дій.
    }
root-event-recruits = { $who } вербує в кожній казармі.

## Why not

root-why-marquise-later = Це дія Дня Муркізи.
root-why-craft-closed = Муркіза створює карти до першої дії, а дії вже почалися.
root-why-no-actions = Дій не лишилося. Ще одну дасть пташина карта.
root-why-march = Спершу завершіть марш: друге переміщення або жодного.
root-why-keep = Фортеця стоїть у кутку, а галявина { $clearing } не кутова.
root-why-start-piece = Зараз черга іншої споруди: { $piece_low }.
root-why-start-far = Галявина { $clearing } не сусідить із Фортецею на галявині { $to }.
root-why-fill = На галявині { $clearing } ніхто більше не чекає: { $piece_low }.
root-why-fill-other = Лісопильні отримують деревину, казарми — вояк.
root-why-pay-none = На галявині { $clearing } немає деревини.
root-why-pay-apart = Галявина { $clearing } не сполучена з галявиною { $to } через підвладні Муркізі галявини.
root-why-hospital = Польовим шпиталям потрібна карта з руки: { $suit_adj } або пташина.
root-why-recruited = Вербувати можна раз за хід.
root-why-no-recruiter = На мапі немає казарм.
root-why-no-cats = У запасі не лишилося вояк.
root-why-recruit-scorched = Усі казарми на спалених галявинах: там нічого не розміщують.
root-why-build-piece = Муркіза такого не будує: { $piece_low }.
root-why-build-none = Усі шість уже на мапі: { $piece_low }.
root-why-build-wood = { $piece }: потрібно деревини { $need }, а на галявину { $clearing } можна доправити { $count }.
root-why-no-wood = Усі вісім жетонів деревини на мапі.
root-why-no-sawmill = На галявині { $clearing } немає лісопильні.
root-why-overwork-suit = { $card } не пасує: галявина { $clearing } { $suit_adj }.
root-why-extra = Додаткову дію дає лише пташина карта, а { $card } не така.
