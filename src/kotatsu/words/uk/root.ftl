### Root: what the general rules ask, offer, tell and refuse. $who and $other are seats (root-short-…), $clearing a printed number.

## Places and things in a sentence

root-spot-clearing = галявина { $clearing }
    .acc = на галявину { $clearing }
    .loc = на галявині { $clearing }
root-spot-forest = хащі { $forest }
    .acc = в хащі { $forest }
    .loc = в хащах { $forest }
root-after-hospital = Польові шпиталі
root-after-items = пошкоджені предмети
root-after-base = втрата криївки
root-after-outrage = Заворушення
root-after-garden = карта за сад
root-after-post = Резерв за торговельний пункт

## What cannot be read

root-no-quest = { $field }: квесту { $quest } немає
root-quest-twice = { $field }: квест { $quest } уже лежить у { $other }
root-too-many-buildings = { $field }: споруд { $count }, руїн { $ruins }, а комірок лише { $slots }
root-too-many-pieces = clearings: на мапі { $count } ({ $piece }), а їх лише { $most }
root-no-piece = { $field }: компонента «{ $piece }» немає. Є: { $known }
root-foreign-piece = { $field }: { $piece } не належить цій фракції
root-token-twice = { $field }: { $piece } там може бути лише раз
root-too-many-warriors = { $field }: названо { root-n-warriors.acc }, а їх лише { $most }

## Questions

root-ask-ally = Чиї вояки підуть у бій поруч?
root-ask-ambush = На галявині { $clearing } { $other_gender ->
        [pl] нападають
       *[other] нападає
    } { $other }. Зіграти засідку?
root-ask-foil = Зірвати { $card_suit } засідку?
root-ask-enlist = Попросити Суддю про захист?
root-ask-use = Скористатися картою «{ $effect }»?
root-ask-lose = Що { $other_gender ->
        [pl] втратять
       *[other] втратить
    } { $other }? Лишилося ушкоджень: { $count }
root-ask-discard = На руці має лишитися п’ять карт. Скинути ще: { $count }
root-ask-piece = Який компонент використати для створення? Лишилося обрати: { $count }
root-ask-first = Що станеться першим?
root-ask-cobbler = Переміщення завдяки Чоботарю?
root-ask-warren = Бій завдяки Командній норі?
root-ask-bank = Хто ще візьме карту в банку «Краща нора»?
root-ask-birdsong = Треті півні. Щось спершу?
root-ask-birdsong-end = Ще щось до Дня?
root-ask-daylight-end = Ще щось до Сутінок?

## Choices

root-act-done = Готово
root-no-ally = Без союзників
root-no-ambush = Без засідки
root-no-foil = Не зривати
root-no-enlist = Без Судді
root-no-use = Не зараз
root-no-hospital = Не повертати
root-no-ally-falls = Ігнорувати решту
root-act-move = Перемістити { root-n-warriors.acc } з галявини { $clearing } на галявину { $to }
root-act-battle = Бій на галявині { $clearing }: { $who }
root-act-ambush = Зіграти { $card_acc }
root-act-foil = Зірвати засідку { $card_ins }
root-act-ally = Вояки { $who_gen }
root-act-enlist = Попросити захисту: { $who }
root-act-use = Скористатися картою «{ $effect }»
root-act-lose = Втратити: { $piece }
root-act-craft = Створити { $card_acc }
root-act-piece = Компонент на { $suit_loc } галявині
root-act-give = Віддати { $card_acc }
root-act-first = Спершу: { $after }
root-act-claim = Скинути «Королівське право» за очки
root-act-stand = Узяти карту в { $who_gen }
root-act-spy = Поглянути на руку { $who_gen }
root-act-tax = Прибрати вояку з галявини { $clearing }, узяти карту
root-act-activate = Активувати { $card_acc }
root-act-take = Узяти { $card_acc }, витратити { $paid_acc }
root-act-discard = Скинути { $card_acc }
root-act-bank = Карта для { $who_gen }
root-act-hospital = Витратити { $card_acc }
root-act-drop = Скинути { $card_acc }
root-act-draw = Узято: { $card }
root-act-roll = Кубики: { $high } і { $low }
root-act-begin = { $who_gender ->
        [pl] Починають
       *[other] Починає
    } { $who }
root-act-mark = Масть: { $suit_adj }
root-act-random = Випадково: { $card }
root-act-turn-up = Квест: { $quest }
root-act-unearth = Знайдено: { $item }
root-act-lot = Першість: { $who }

## What a choice leads to

root-result-craft-item = +{ $points } і { $item }
root-result-move =
    { $count ->
        [0] на галявині { $clearing } не лишиться нікого
        [one] на галявині { $clearing } лишиться { $count } вояка
        [few] на галявині { $clearing } лишаться { $count } вояки
       *[many] на галявині { $clearing } лишиться { $count } вояк
    }
root-result-claim = +{ $points } за галявини, якими володієте
root-result-stand = +1 очко: { $who }
root-result-activate = більше жодних очок, перемагає лише ця карта
root-result-ambush = 2 ушкодження до кубиків
root-result-ambush-scouted = { $effect }: ушкоджень не буде, карта йде у скид
root-result-battle = кубики: завдає до { $deals }, дістає до { $takes }
root-result-and = { $one }; { $other }
root-result-outrage = Заворушення: { $suit_adj } чи пташина карта
root-result-outrages = { $count ->
        [1] Заворушення: { $suit_adj } чи пташина карта
        [one] Заворушення { $count } раз: щоразу { $suit_adj } чи пташина карта
        [few] Заворушення { $count } рази: щоразу { $suit_adj } чи пташина карта
       *[many] Заворушення { $count } разів: щоразу { $suit_adj } чи пташина карта
    }
root-result-battle-ambush = можлива засідка: ще до 2
root-result-battle-outrage = якщо впаде жетон підтримки, Заворушення: { $suit_adj } чи пташина карта

## Events

root-event-begins = { $who_gender ->
        [pl] Починають
       *[other] Починає
    } { $who }.
root-event-marked = Галявина { $clearing } отримує { $suit_acc } масть.
root-event-turn = Раунд { $round }: хід { $who_gen }.
root-event-phase-setup = { $who }: приготування.
root-event-phase-birdsong = { $who }: Треті півні.
root-event-phase-daylight = { $who }: День.
root-event-phase-evening = { $who }: Сутінки.
root-event-scored = { $who }: +{ $points } { $why }, разом { $total }.
root-event-lost-points = { $who }: −{ $points } { $why }, разом { $total }.
root-for-removed = за прибраний компонент
root-for-crafted = за створений предмет
root-for-built = за споруду
root-for-roosts = за гнізда
root-for-turmoil = за птахів в Указі
root-for-sympathy = за підтримку
root-for-explored = за Обшук руїн
root-for-aided = за кращі відносини
root-for-ally = за допомогу союзнику
root-for-quest = за квест
root-for-infamy = за підступ
root-for-ritual = за сади
root-for-post = за торговельний пункт
root-for-dividends = як дивіденди
root-for-royal-claim = за підвладні галявини
root-for-brutal = за «Звірячу тактику» проти себе
root-for-stand = за відібрану карту
root-for-arbiter = за захист
root-for-despot = за бій Диктатора
root-for-card = за карту «{ $card }»
root-event-drew = { $who } { $who_gender ->
        [pl] беруть
       *[other] бере
    } карту.
root-event-drew-card = { $who } { $who_gender ->
        [pl] беруть
       *[other] бере
    } { $card_acc }.
root-event-reshuffled = Скид перетасовано в нову колоду.
root-event-spent = { $who } { $who_gender ->
        [pl] витрачають
       *[other] витрачає
    } { $card_acc }.
root-event-discarded = { $who } { $who_gender ->
        [pl] скидають
       *[other] скидає
    } { $card_acc }.
root-event-gave = { $who } { $who_gender ->
        [pl] віддають
       *[other] віддає
    } { $other_dat } карту.
root-event-gave-card = { $who } { $who_gender ->
        [pl] віддають
       *[other] віддає
    } { $other_dat } { $card_acc }.
root-event-moved = { $who } { $who_gender ->
        [pl] переміщують
       *[other] переміщує
    } { root-n-warriors.acc } з галявини { $clearing } на галявину { $to }.
root-event-battle = Бій на галявині { $clearing }: { $who } проти { $other_gen }.
root-event-ambush = { $who } { $who_gender ->
        [pl] влаштовують
       *[other] влаштовує
    } { $card_suit } засідку!
root-event-foiled = { $who } { $who_gender ->
        [pl] зривають
       *[other] зриває
    } засідку, зігравши { $card_suit }.
root-event-scouted = { $who } { $who_gender ->
        [pl] мають
       *[other] має
    } «Загін розвідки»: засідка не діє.
root-event-no-roll = Нападників не лишилося: кубики не кидають.
root-event-rolled = Кубики: { $high } і { $low }.
root-event-hits =
    { $who } { $who_gender ->
        [pl] завдають
       *[other] завдає
    } ушкоджень: із кубиків { $rolled }, додаткових { $extra }.
root-event-used = { $who } { $who_gender ->
        [pl] користуються
       *[other] користується
    } картою «{ $effect }».
root-event-warriors-lost = { $who } { $who_gender ->
        [pl] втрачають
       *[other] втрачає
    } { root-n-warriors.acc } на галявині { $clearing }.
root-event-piece-lost = { $other } { $other_gender ->
        [pl] прибирають
       *[other] прибирає
    } з галявини { $clearing } { $piece_acc } { $who_gen }.
root-event-piece-lost-own = { $who } { $who_gender ->
        [pl] прибирають
       *[other] прибирає
    } з галявини { $clearing } власний компонент: { $piece_low }.
root-event-crafted = { $who } { $who_gender ->
        [pl] створюють
       *[other] створює
    } { $card_acc }.
root-event-outrage = Заворушення! { $who } { $who_gender ->
        [pl] мають
       *[other] має
    } віддати Альянсу { $suit_acc } карту.
root-event-showed = { $who } не { $who_gender ->
        [pl] мають такої карти й показують
       *[other] має такої карти й показує
    } Альянсу руку.
root-event-hospital =
    { $who }: у Фортеці { $count ->
        [one] одужує { $count } вояка
        [few] одужують { $count } вояки
       *[many] одужують { $count } вояк
    }.
root-event-stood = «Гаманець або життя!» { $who } { $who_gender ->
        [pl] беруть
       *[other] бере
    } випадкову карту в { $other_gen }.
root-event-spied = { $who } { $who_gender ->
        [pl] дивляться
       *[other] дивиться
    } на руку { $other_gen }.
root-event-taxed = «Збирач податків»: { $who } { $who_gender ->
        [pl] прибирають вояку з галявини { $clearing } і беруть
       *[other] прибирає вояку з галявини { $clearing } і бере
    } карту.
root-event-activated = { $who } { $who_gender ->
        [pl] активують
       *[other] активує
    } Панування, масть: { $suit_adj }. Більше жодних очок, перемогу дасть лише ця карта.
root-event-took = { $who } { $who_gender ->
        [pl] беруть
       *[other] бере
    } { $card_acc }.
root-event-banked = Банк «Краща нора»: { $who } і { $other } беруть по карті.
root-event-placed = { $who } { $who_gender ->
        [pl] розміщують
       *[other] розміщує
    } { root-n-warriors.acc } на галявині { $clearing }.
root-event-placed-piece = { $who } { $who_gender ->
        [pl] розміщують
       *[other] розміщує
    } { $piece_acc } на галявині { $clearing }.
root-event-ally = Поруч із { $who_ins } { $other_gender ->
        [pl] б’ються
       *[other] б’ється
    } { $other }.
root-event-enlisted = { $other } { $other_gender ->
        [pl] стають
       *[other] стає
    } на захист { $who_gen }.
root-event-won-points = Тридцять очок: { $who_gender ->
        [pl] перемагають
       *[other] перемагає
    } { $who }.
root-event-won-dominance = Панування здійснено: { $who_gender ->
        [pl] перемагають
       *[other] перемагає
    } { $who }.
root-event-supporters-lost = { $who } { $who_gender ->
        [pl] втрачають
       *[other] втрачає
    } прибічників: { $count }, сотників: { $officers }.
root-event-supporter = { $who } { $who_gender ->
        [pl] отримують
       *[other] отримує
    } прибічника.
root-event-funds-lost =
    { $who }: Резерв { $count ->
        [one] втрачає { $count } вояку
        [few] втрачає { $count } вояки
       *[many] втрачає { $count } вояк
    }.
root-event-damaged = { $who }: пошкоджено { $item_acc }.
root-event-hostile = Між { $who_ins } та { $other_ins } тепер Ворожнеча.
root-event-joined = { $who } { $who_gender ->
        [pl] укладають
       *[other] укладає
    } коаліцію з { $other_ins }.
root-event-bought = { $who } { $who_gender ->
        [pl] купують
       *[other] купує
    } послугу «{ $service }».

## Outcomes

root-outcome-points =
    Перемога: { $who }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.
root-outcome-dominance = Перемога через Панування: { $who }.
root-outcome-coalition = Спільна перемога: { $who } і { $other }.

## Why not

root-why-other = Спершу інше рішення: { $question }
root-why-other-side = Таке { $who_gender ->
        [pl] вміють
       *[other] вміє
    } лише { $who }.
root-why-luck = Це вирішує лише випадок: { $word }
root-why-hand = { $who }: на руці немає { $card_gen }.
root-why-no-warrior = { $who }: жодного вояки на галявині { $clearing }.
root-why-mercenaries = Найманці не воюють проти Товариства, а своїх вояк на галявині { $clearing } у { $who_gen } немає.
root-why-no-path = Між галявинами { $clearing } і { $to } немає стежки.
root-why-river = Між галявинами { $clearing } і { $to } лише річка: потрібна послуга «Річковий транспорт».
root-why-scorched = Галявину { $clearing } спалено: туди вже ніхто не зайде.
root-why-place-scorched = Галявину { $clearing } спалено: розміщувати там нічого не можна.
root-why-place-keep = На галявині { $clearing } стоїть Фортеця: ніхто інший нічого там не розміщує.
root-why-site-nobody = Галявиною { $clearing } ніхто не володіє, а будують лише на підвладних галявинах.
root-why-site-ruler = Галявиною { $clearing } володіє інша сторона: { $who }. Будують лише на підвладних галявинах.
root-why-site-slot = На галявині { $clearing } немає вільної комірки.
root-why-move-count =
    На галявині { $clearing } { $there ->
        [0] немає вояк
        [one] { $there } вояка
        [few] { $there } вояки
       *[many] { $there } вояк
    }, а не { $count }.
root-why-no-rule = { $who } не { $who_gender ->
        [pl] володіють
       *[other] володіє
    } ні галявиною { $clearing }, ні галявиною { $to }.
root-why-battle-self = { $who }: бій із собою неможливий.
root-why-no-piece = { $who }: на галявині { $clearing } нічого немає.
root-why-not-ambush = { $card } — не карта засідки.
root-why-ambush-suit = { $card } не пасує: галявина { $clearing } { $suit_adj }.
root-why-not-craftable = { $card }: цю карту не створюють, лише витрачають або грають.
root-why-no-item = { $card }: у запасі немає { $item_gen }.
root-why-same-effect = { $who }: { $card } вже у грі.
root-why-craft-cost = Щоб створити { $card_acc }, потрібно компонентів: { $need } (масть: { $suit }), а готових { $have }.
root-why-daylight = { $who }: з картами Панування так можна лише у свій День.
root-why-not-available = { $card } не лежить серед доступних карт Панування.
root-why-take-suit = Щоб узяти { $card_acc }, треба витратити { $suit_acc } карту, а { $paid } не така.
root-why-not-dominance = { $card } — не карта Панування.
root-why-vagabond-dominance = { $who }: замість Панування коаліція, і лише вчотирьох або більше.
root-why-dominance-twice = { $who }: Панування вже активовано.
root-why-few-points = { $who }: очок { $points }, а для Панування треба { $need }.
root-why-no-effect = { $who }: карти «{ $effect }» у грі немає.
root-why-effect-used = { $who }: карту «{ $effect }» цього ходу вже використано.
root-why-effect-time = Карту «{ $effect }» зараз використати не можна.
root-why-empty-hand = { $who }: на руці порожньо.
