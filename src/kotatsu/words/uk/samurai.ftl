# What the game asks, offers, tells and refuses. Terms and names: samurai-terms.ftl.
# $who and $other are samurai (samurai-name-…), with their cases as $who_gen, $who_dat, $who_acc, $who_ins. All samurai are masculine.

samurai-seat = Місце { $number }
    .gen = Місця { $number }
    .dat = Місцю { $number }
    .acc = Місце { $number }
    .ins = Місцем { $number }
samurai-nothing = порожньо
samurai-card =
    { $symbol ->
        [hat] { $value } з капелюхом
        [farm] { $value } з хатиною
        [doll] { $value } з лялькою
       *[none] { $value } без символу
    }
    .gen = { samurai-card }
    .dat = { samurai-card }
    .acc = { samurai-card }
    .ins = { samurai-card }

## Questions

samurai-ask-absent = Використати жетон відсутнього самурая?
samurai-ask-action = Що зробить { $who }?
samurai-ask-ignore = Ігнорувати штраф «{ $icons }» на карті { $card }?
samurai-ask-first = Два штрафи: який застосувати першим?
samurai-ask-drop = Яку карту із зони захисту скинути?
samurai-ask-card = Куди піде бандит { $card }?
samurai-ask-again = Вступити в бій ще раз?
samurai-ask-build = Кіай! Поставити барикаду?
samurai-ask-heal = Кіай! У кого прибрати жетон поранення?
samurai-ask-take = Кіай! З чиєї бойової черги взяти останню карту?
samurai-ask-give = Кіай! Хто отримає від { $source_gen } карту { $card_acc }?
samurai-ask-place = Куди { $who } покладе отриману карту { $card_acc }?
samurai-ask-scatter =
    { $count ->
        [1] Кіай! Скинути верхню карту колоди бандитів?
        [few] Кіай! Скинути { $count } верхні карти колоди бандитів?
       *[many] Кіай! Скинути { $count } верхніх карт колоди бандитів?
    }
samurai-ask-scout =
    { $count ->
        [1] Кіай! Скинути верхню карту стосу прориву?
        [few] Кіай! Скинути { $count } верхні карти стосу прориву?
       *[many] Кіай! Скинути { $count } верхніх карт стосу прориву?
    }
samurai-ask-strike = Кіай! Чию останню карту скинути?
samurai-ask-lend = Кіай! Чий жетон підтримки і кому віддати?
samurai-ask-look =
    { $count ->
        [1] Кіай! Переглянути верхню карту колоди бандитів?
        [few] Кіай! Переглянути { $count } верхні карти колоди бандитів?
       *[many] Кіай! Переглянути { $count } верхніх карт колоди бандитів?
    }
samurai-ask-order = У якому порядку повернути карти, починаючи з верхньої?

## Choices

samurai-act-fight = Вступити в бій
samurai-act-support = Підтримати { $who_acc }
samurai-act-pass = Спасувати
samurai-act-confront = Наступати
samurai-act-defend = Захищатися
samurai-act-hand = Передати { $who_dat }
samurai-act-discard = Скинути
samurai-act-swap = Під колоду
samurai-act-apply = Прийняти штраф
samurai-act-ignore = Ігнорувати штраф
samurai-act-first = Спершу «{ $penalty }»
samurai-act-drop = Скинути { $card_acc }
samurai-act-again = Ще один бій
samurai-act-done = Ні, далі
samurai-act-token = Жетон { $who_gen }
samurai-act-kiai = Кіай!
samurai-act-decline = Не зараз
samurai-act-build = Поставити барикаду
samurai-act-heal = Лікувати { $who_acc }
samurai-act-take = Узяти в { $who_gen }
samurai-act-give = Віддати { $who_dat }
samurai-act-strike = Остання карта { $who_gen }
samurai-act-lend = Жетон { $who_gen } для { $other_gen }
samurai-act-order-1 = { $card1 }
samurai-act-order-2 = { $card1 }, потім { $card2 }
samurai-act-order-3 = { $card1 }, потім { $card2 }, потім { $card3 }
samurai-act-join = { $who } приєднується
samurai-act-begin = { $who } починає
samurai-act-deal = До колоди: { $card }
samurai-act-reveal = Відкрито: { $card }
samurai-act-bury = До прориву: { $card }
samurai-act-peek = Переглянуто: { $card }
samurai-act-demon = Повертається: { $card }
samurai-act-farm = Гине садиба
samurai-act-family = Тікає родина
samurai-act-chance = Жереб: { $who }
samurai-act-enlist = До бандитів: { $card }
samurai-act-box = Лишається в коробці: { $card }

## What a choice leads to

samurai-result-below = { $before } + { $value } = { $after } з { $kiai }
samurai-result-kiai = { $before } + { $value } = { $after }, Кіай!
samurai-result-over = { $before } + { $value } = { $after }, понад { $kiai }: падає барикада
samurai-result-over-farm = { $before } + { $value } = { $after }, понад { $kiai }: { $left ->
        [0] падає остання садиба, село втрачено
       *[other] падає садиба
    }
samurai-result-lose = { $before } − { $value } = { $after } з { $kiai }
samurai-result-defend =
    { $symbol ->
        [hat] капелюх у захисті, сума лишається { $sum }
        [farm] хатина в захисті, сума лишається { $sum }
       *[doll] лялька в захисті, сума лишається { $sum }
    }
samurai-result-fight =
    { $count ->
        [1] остання карта колоди
        [one] у колоді { $count } карта
        [few] у колоді { $count } карти
       *[many] у колоді { $count } карт
    }
samurai-result-support =
    { $count ->
        [1] хтось із бандитів прослизне
       *[other] хтось із бандитів прослизне, у прориві: { $count }
    }
samurai-result-pass = поза боєм до кінця раунду: { $sum } з { $kiai }
samurai-result-build = барикад: { $count } з { $cap }
samurai-result-ignore = нічого не станеться
samurai-result-wound =
    { $count ->
        [1] { $how ->
                [dies] четверте поранення: він гине, село втрачено
                [turns] друге поранення: він стає звіром
               *[token] поранення
            }
       *[other] { $how ->
                [dies] два поранення: він гине, село втрачено
                [turns] два поранення: він стає звіром
               *[token] два поранення
            }
    }
samurai-result-cannot =
    { $how ->
        [dies] неможливо: натомість четверте поранення, він гине, село втрачено
        [turns] неможливо: натомість друге поранення, він стає звіром
       *[token] неможливо: натомість поранення
    }
samurai-result-both = { $one } · { $other }
samurai-result-swap = прийде інша карта, і її треба зіграти
samurai-result-discard = бандит іде у скид
samurai-result-heal =
    { $side ->
        [animal] звіряча подоба лишиться
       *[human] знову без поранень
    }

## Events

samurai-event-joined = { $who } стає на захист села.
samurai-event-begins = { $who } бере жетон активного гравця й починає.
samurai-event-redeal = Ляльок менше ніж дві: увесь набір відкладають і беруть новий.
samurai-event-round =
    { $count ->
        [one] Починається раунд { $round }: у колоді бандитів { $count } карта.
        [few] Починається раунд { $round }: у колоді бандитів { $count } карти.
       *[many] Починається раунд { $round }: у колоді бандитів { $count } карт.
    }
samurai-event-turn = { $who } починає хід.
samurai-event-token = { $who } використовує жетон відсутнього { $talent_gen }.
samurai-event-penalty = Штраф останньої карти ({ $card }): «{ $icons }».
samurai-two-penalties = { $one }» та «{ $two }
samurai-event-ignored = { $who } ігнорує штраф карти { $card_gen }.
samurai-event-cannot = Штраф «{ $penalty }» неможливо застосувати: натомість поранення.
samurai-event-barricade-fire =
    { $left ->
        [0] Пожежа: падає остання барикада.
       *[other] Пожежа: падає барикада, лишається { $left }.
    }
samurai-event-barricade-over =
    { $left ->
        [0] Бандити прориваються: падає остання барикада.
       *[other] Бандити прориваються: падає барикада, лишається { $left }.
    }
samurai-event-barricade-flame =
    { $left ->
        [0] Полум’я: падає остання барикада.
       *[other] Полум’я: падає барикада, лишається { $left }.
    }
samurai-event-barricade-farm =
    { $left ->
        [0] Вогонь із садиби нищить останню барикаду.
       *[other] Вогонь із садиби нищить барикаду, лишається { $left }.
    }
samurai-event-farm =
    { $left ->
        [0] Згорає остання садиба.
       *[other] Згорає садиба, лишається { $left }.
    }
samurai-event-farm-family =
    { $left ->
        [0] Згорає остання садиба.
       *[other] Згорає садиба (лишається { $left }), і одна родина мусить тікати.
    }
samurai-event-farm-farm =
    { $left ->
        [0] Згорає остання садиба.
       *[other] Згорає садиба (лишається { $left }), і вогонь шириться.
    }
samurai-event-farm-barricade =
    { $left ->
        [0] Згорає остання садиба.
       *[other] Згорає садиба (лишається { $left }), і вогонь сягає барикад.
    }
samurai-event-farm-wound =
    { $left ->
        [0] Згорає остання садиба.
       *[other] Згорає садиба (лишається { $left }), і одного самурая поранено.
    }
samurai-event-family =
    { $left ->
        [0] Тікає остання родина.
       *[other] Тікає родина («{ $bonus }»), лишається { $left }.
    }
samurai-event-wound = { $who } зазнає поранення.
samurai-event-flip = Друге поранення: { $who } стає звіром. Сума { $sum }, Кіай відтепер { $kiai }.
samurai-event-dead = { $who } зазнає четвертого поранення й гине.
samurai-event-ninja = Бандит прослизає непомітно, у стосі прориву: { $count }.
samurai-event-barred-no-defence = { $who } не може захищатися цього ходу.
samurai-event-barred-no-support = { $who } не може нікого підтримати цього ходу.
samurai-event-barred-forced-pass = { $who } мусить спасувати цього ходу.
samurai-event-barred-broken-swords = { $who } не може користуватися здібностями цього ходу.
samurai-event-arrow = { $who } мусить узяти в бойову чергу карту { $card_acc }: сума { $sum }.
samurai-event-demon = Демон утасовує карту { $card_acc } назад у колоду бандитів.
samurai-event-dropped = { $who } втрачає із зони захисту карту { $card_acc }.
samurai-event-fight = { $who } вступає в бій.
samurai-event-revealed = Відкрито: бандит { $card }.
samurai-event-confront = { $who } наступає: сума зростає з { $before } до { $after }.
samurai-event-over = { $who } переходить межу: сума { $sum }, а Кіай { $kiai }.
samurai-event-defend = { $who } захищається картою { $card_ins }.
samurai-event-handed = { $who } передає { $other_dat } карту { $card_acc }.
samurai-event-discarded = { $who } скидає бандита { $card_acc }: така сила в черзі вже є.
samurai-event-swapped = { $who } кладе карту { $card_acc } під колоду й бере іншу.
samurai-event-support = { $who } підтримує { $other_acc }; бандит прослизає, у стосі прориву: { $count }.
samurai-event-passed = { $who } пасує: { $sum } з { $kiai }.
samurai-event-passed-over = { $who } мусить спасувати: сума { $sum } більша за значення Кіай { $kiai }.
samurai-event-passed-penalty = { $who } мусить спасувати через штраф.
samurai-event-again = { $who } вступає в бій ще раз.
samurai-event-kiai = Кіай! { $who } має рівно { $sum }.
samurai-event-declined = { $who } відмовляється від ефекту.
samurai-event-built = { $who } ставить барикаду: { $count } з { $cap }.
samurai-event-built-bonus = З’являється барикада: { $count } з { $cap }.
samurai-event-healed = { $who } позбувається жетона поранення.
samurai-event-unhurt = { $who } не має жетона поранення: лікувати нічого.
samurai-event-took = { $who } бере в { $other_gen } карту { $card_acc }.
samurai-event-took-own = { $who } бере карту { $card_acc } зі своєї бойової черги.
samurai-event-gave = { $other } отримує карту { $card_acc }.
samurai-event-scattered = У скид іде бандит { $card }.
samurai-event-scouted = Зі стосу прориву йде у скид карта { $card }.
samurai-event-struck = { $who } вибиває з черги { $other_gen } карту { $card_acc }.
samurai-event-struck-own = { $who } вибиває карту { $card_acc } зі своєї черги.
samurai-event-lent = { $who } переносить жетон { $other_gen } до { $third_gen }.
samurai-event-lent-own = { $who } переносить свій жетон до { $third_gen }.
samurai-event-looked =
    { $count ->
        [1] { $who } переглядає верхню карту колоди бандитів.
        [few] { $who } переглядає { $count } верхні карти колоди бандитів.
       *[many] { $who } переглядає { $count } верхніх карт колоди бандитів.
    }
samurai-event-ordered-1 = { $who } повертає горілиць: { $card1 }.
samurai-event-ordered-2 = { $who } повертає горілиць, починаючи з верхньої: { $card1 }, { $card2 }.
samurai-event-ordered-3 = { $who } повертає горілиць, починаючи з верхньої: { $card1 }, { $card2 }, { $card3 }.
samurai-event-first-off = Перша карта { $who_gen } ({ $card }) іде у скид: сума { $sum }.
samurai-event-home = Жетон { $who_gen } повертається від { $other_gen }.
samurai-event-round-ends = Колоду бандитів вичерпано: раунд закінчується.
samurai-event-round-ends-passed =
    { $left ->
        [1] Усі спасували: раунд закінчується, остання карта колоди лягає на стос прориву.
        [one] Усі спасували: раунд закінчується, { $left } карта колоди лягає на стос прориву.
        [few] Усі спасували: раунд закінчується, { $left } карти колоди лягають на стос прориву.
       *[many] Усі спасували: раунд закінчується, { $left } карт колоди лягають на стос прориву.
    }
samurai-event-no-hat = { $who } не захистив селян.
samurai-event-no-farm = { $who } не захистив садиб.
samurai-event-no-doll = { $who } не захистив родин.
samurai-event-bonus-heal = Врятована родина лікує рани.
samurai-event-bonus-build = Врятована родина береться до відбудови.
samurai-event-bonus-scout = Врятована родина йде в розвідку.
samurai-event-intruder = Карта прориву { $card }: полум’я немає.
samurai-event-intruder-flame = Карта прориву { $card }: полум’я!
samurai-event-reinforced-lieutenants =
    { $count ->
        [one] { $count } підручний приєднується до бандитів.
        [few] { $count } підручні приєднуються до бандитів.
       *[many] { $count } підручних приєднуються до бандитів.
    }
samurai-event-reinforced-bosses =
    { $count ->
        [one] { $count } ватажок приєднується до бандитів.
        [few] { $count } ватажки приєднуються до бандитів.
       *[many] { $count } ватажків приєднуються до бандитів.
    }
samurai-event-won = Село врятовано: { $score }{ $suffix }.
samurai-event-lost-death = Самурай загинув: село втрачено.
samurai-event-lost-farms = Не лишилося жодної садиби: село втрачено.
samurai-event-lost-families = Не лишилося жодної родини: село втрачено.

samurai-outcome-won = Перемога, рахунок { $score }{ $suffix }.
samurai-outcome-lost = Поразка: село втрачено.

## Why not?

samurai-why-over = { $who } має суму { $sum }, більшу за значення Кіай { $kiai }, тож мусить спасувати.
samurai-why-must-pass = Через штраф останньої карти { $who } мусить спасувати.
samurai-why-no-support = Штраф останньої карти не дає нікого підтримати цього ходу.
samurai-why-token-away = Жетон { $who_gen } лежить у { $other_gen }.
samurai-why-self = Жетон віддають іншому самураєві.
samurai-why-nobody = Усі інші спасували: підтримати нікого.
samurai-why-passed = { $who } спасував і до кінця раунду ні в чому не бере участі.
samurai-why-swapped = Карту, узяту замість іншої, треба зіграти.
samurai-why-swords = Зламані мечі: цього ходу здібності не діють.
samurai-why-no-equal = Бандита із силою { $value } в черзі немає; зараз там { $line }.
samurai-why-neighbour = { $other } сидить не поруч із { $who_ins }.
samurai-why-held = { $who } раніше вже тримав цю карту.
samurai-why-parity = { $parity } карта: на { $card_acc } ця здібність не діє.
samurai-why-token-sleeps = Жетон { $other_gen } зараз не діє: лише в наступний власний хід отримувача.
samurai-why-no-talent = Для цього потрібна здібність { $other_gen }.
samurai-why-no-symbol = Карта { $card }: захищатися нею не можна, треба наступати.
samurai-why-no-defence = Штраф останньої карти не дає захищатися цього ходу.
samurai-why-symbol-there =
    { $symbol ->
        [hat] Капелюх у зоні захисту вже є.
        [farm] Хатина в зоні захисту вже є.
       *[doll] Лялька в зоні захисту вже є.
    }
samurai-why-empty-line = Бойова черга { $who_gen } порожня.
samurai-why-no-receiver = Узяти цю карту більше нікому.
samurai-why-given = Карту, віддану через Кіай Дайсуке, не тягнули зі стосу, тож здібності на неї не діють.
samurai-why-cap = Усі барикади стоять ({ $cap }): більше, ніж на початку, їх не буває.
samurai-why-same = Карту отримує не той самурай, який її втрачає, а інший.
samurai-why-unhurt = { $who } не має жетона поранення.
samurai-why-spent = Жетон { $who_gen } у цій партії вже використано.
samurai-why-not-absent = Жетона { $who_gen } біля села немає.
samurai-why-other = Зараз вирішується інше: { $question }

## Options

samurai-option-players = Кількість самураїв
samurai-option-players-help = Усе за столом залежить від кількості самураїв, а не людей.
samurai-option-level-help = Від неї залежать барикади, бандити, штрафи садиб і бонуси родин.
samurai-option-samurai-help = На вибір або навмання, кожен самурай щонайбільше один раз.
samurai-option-first-help = Навмання або той, кого назвуть за столом.
samurai-option-absent = Жетони відсутніх самураїв
samurai-option-absent-help = Також для трьох–шести самураїв, щоб полегшити гру. Коли самураїв двоє, жетони лежать завжди.
samurai-option-duration = Здібність відсутнього діє
samurai-option-duration-help = За книгою правил — до кінця раунду; коротше тлумачення — один хід.
samurai-option-duration-round = до кінця раунду
samurai-option-duration-turn = один хід
samurai-option-heal = Лікування: жереб серед
samurai-option-heal-help = За буквою правил жереб тягнуть серед усіх; без жетона поранення нічого не стається.
samurai-option-heal-all = усіх самураїв
samurai-option-heal-wounded = поранених
samurai-option-daisuke = Дайсуке може повернути карту
samurai-option-daisuke-help = Його Кіай може віддати карту й тому, хто її втратив, щоб той розташував її наново.

## Errors

samurai-no-one-samurai = Один самурай села не втримає: навіть наодинці ви ведете щонайменше двох.
samurai-twice = { $who } може сидіти за столом лише один раз.
samurai-farm-split = { $field }: Штрафів садиб має бути разом { $wanted }, а не { $total }.
samurai-left-symbols = { $field }: у зоні захисту щонайбільше одна карта з кожним символом, а не { $cards }.
samurai-too-few-unseen = unseen: невідкритих карт мало б бути { $needed }, а не названих деінде лише { $there }.
