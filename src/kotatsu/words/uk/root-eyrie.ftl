### The Eyrie Dynasties: what they ask, offer, tell and refuse.

## Questions

root-ask-nest = У якому кутку буде перше гніздо?
root-ask-leader = Хто очолить Крилатих?
root-ask-new-leader = Революція! Хто тепер очолить Крилатих?
root-ask-decree =
    { $count ->
        [0] Яку карту додати до Указу і в яку колонку?
       *[other] Друга карта до Указу?
    }
root-ask-new-roost = Гнізд не лишилося. Де буде нове?
root-ask-eyrie-craft = Створити щось перед Указом?
root-ask-edict = «{ $column }»: яка карта наступна?
root-ask-enrol = «Вербуйте» ({ $suit_adj }): біля якого гнізда?
root-ask-edict-move = «Переміщуйте» ({ $suit_adj }): хто й куди?
root-ask-edict-battle = «Бийтесь» ({ $suit_adj }): де і з ким?
root-ask-erect = «Будуйте» ({ $suit_adj }): де стане гніздо?
root-ask-turmoil = «{ $column }» ({ $suit_adj }) виконати не можна. Хай почнеться революція?

## Choices

root-act-nest = Гніздо на галявині { $clearing }
root-act-leader = { $leader }
root-act-decree = { $card } до колонки «{ $column }»
root-act-roost = Нове гніздо на галявині { $clearing }
root-act-fulfil = Карта масті: { $suit_adj }
root-act-enrol = Вербувати на галявині { $clearing }
root-act-erect = Гніздо на галявині { $clearing }

## What it leads to

root-result-leader-builder = радники: «{ $one }», «{ $other }»; предмети дають усі очки
root-result-leader-charismatic = радники: «{ $one }», «{ $other }»; кожне вербування — двоє вояк
root-result-leader-commander = радники: «{ $one }», «{ $other }»; ще одне ушкодження в нападі
root-result-leader-despot = радники: «{ $one }», «{ $other }»; ще одне очко, коли в бою впаде споруда чи жетон
root-result-turmoil =
    { $count ->
        [0] революція
        [one] революція: −{ $count } очко
        [few] революція: −{ $count } очки
       *[many] революція: −{ $count } очок
    }
root-result-stuck =
    { $count ->
        [one] за такого розкладу { $count } карту Указу не виконати
        [few] за такого розкладу { $count } карти Указу не виконати
       *[many] за такого розкладу { $count } карт Указу не виконати
    }
root-result-enrol =
    { $count ->
        [one] +{ $count } вояка
        [few] +{ $count } вояки
       *[many] +{ $count } вояк
    }
root-result-erect =
    { $count ->
        [0] гнізда ще не дають очок
        [one] { $count } очко кожних Сутінок
        [few] { $count } очки кожних Сутінок
       *[many] { $count } очок кожних Сутінок
    }

## Events

root-event-leader = Новий очільник Крилатих: { $leader }.
root-event-decree = { $who } додають до Указу { $card_acc }, колонка «{ $column }».
root-event-fulfils = { $who } виконують Указ: «{ $column }», { $suit_adj }.
root-event-turmoil = Революція! Крилаті не можуть виконати «{ $column }» ({ $suit_adj }).
root-event-decree-lost =
    { $count ->
        [one] { $count } карту Указу скинуто, радники лишаються.
        [few] { $count } карти Указу скинуто, радники лишаються.
       *[many] { $count } карт Указу скинуто, радники лишаються.
    }
root-event-leaders-up = Очільників не лишилося: знову можна обрати будь-кого з чотирьох.
root-event-new-roost = Гнізд не лишилося: { $who } засновують нове на галявині { $clearing }.
root-event-emergency = Термінові розпорядження: { $who } не мають карт і беруть одну.

## Why not

root-why-nest = Перше гніздо буде в кутку, а галявина { $clearing } не кутова.
root-why-leader = Лежить долілиць: { $leader }.
root-why-decree-must = До Указу слід додати хоча б одну карту.
root-why-decree-bird = Цього ходу до Указу вже додано пташину карту, а більше однієї не можна: { $card } зачекає.
root-why-roost-crowd = Вояк на галявині { $clearing }: { $count }. Найменше на галявині { $to }: { $fewest }.
root-why-craft-first = Спершу створення, потім Указ.
root-why-eyrie-crafted = Крилаті створюють карти до Указу, а його вже виконують.
root-why-eyrie-later = Це робиться лише за Указом у День Крилатих.
root-why-not-due = «{ $column }»: там не лишилося { $suit_gen } карти.
root-why-pick-first = «{ $column }»: спершу оберіть, яка карта наступна.
root-why-edict-must = «{ $column }» можна виконати, отже, треба виконати.
root-why-edict-column = Указ виконують зліва направо. Зараз «{ $column }».
root-why-edict-suit = Карта { $suit_adj }, а галявина { $clearing } { $other_adj }.
root-why-no-birds = У запасі не лишилося вояк.
root-why-no-roost = На галявині { $clearing } немає гнізда.
root-why-roosts-out = Усі сім гнізд на мапі.
root-why-roost-there = На галявині { $clearing } вже є гніздо.
