# What the game asks, offers, tells and refuses. Terms and names: samurai-terms.ftl.
# $who and $other are samurai (samurai-name-…), with their cases as $who_gen, $who_dat, $who_acc, $who_ins. All samurai are masculine.

samurai-seat = Место { $number }
    .gen = Места { $number }
    .dat = Месту { $number }
    .acc = Место { $number }
    .ins = Местом { $number }
samurai-nothing = пусто
samurai-card =
    { $symbol ->
        [hat] { $value } со шляпой
        [farm] { $value } с домом
        [doll] { $value } с куклой
       *[none] { $value } без символа
    }
    .gen = { samurai-card }
    .dat = { samurai-card }
    .acc = { samurai-card }
    .ins = { samurai-card }

## Questions

samurai-ask-absent = Использовать жетон отсутствующего самурая?
samurai-ask-action = Что сделает { $who }?
samurai-ask-ignore = Игнорировать штраф «{ $icons }» на карте { $card }?
samurai-ask-first = Два штрафа: какой применить первым?
samurai-ask-drop = Какую карту из зоны защиты сбросить?
samurai-ask-card = Куда пойдёт бандит { $card }?
samurai-ask-again = Вступить в бой ещё раз?
samurai-ask-build = Киай! Поставить укрепление?
samurai-ask-heal = Киай! С кого снять жетон ранения?
samurai-ask-take = Киай! Из чьей боевой очереди взять последнюю карту?
samurai-ask-give = Киай! Кто получит от { $source_gen } карту { $card_acc }?
samurai-ask-place = Куда { $who } положит полученную карту { $card_acc }?
samurai-ask-scatter =
    { $count ->
        [1] Киай! Сбросить верхнюю карту колоды бандитов?
        [few] Киай! Сбросить { $count } верхние карты колоды бандитов?
       *[many] Киай! Сбросить { $count } верхних карт колоды бандитов?
    }
samurai-ask-scout =
    { $count ->
        [1] Киай! Сбросить верхнюю карту стопки прорыва?
        [few] Киай! Сбросить { $count } верхние карты стопки прорыва?
       *[many] Киай! Сбросить { $count } верхних карт стопки прорыва?
    }
samurai-ask-strike = Киай! Чью последнюю карту сбросить?
samurai-ask-lend = Киай! Чей жетон поддержки и кому отдать?
samurai-ask-look =
    { $count ->
        [1] Киай! Посмотреть верхнюю карту колоды бандитов?
        [few] Киай! Посмотреть { $count } верхние карты колоды бандитов?
       *[many] Киай! Посмотреть { $count } верхних карт колоды бандитов?
    }
samurai-ask-order = В каком порядке вернуть карты, начиная с верхней?

## Choices

samurai-act-fight = Вступить в бой
samurai-act-support = Поддержать { $who_acc }
samurai-act-pass = Спасовать
samurai-act-confront = Наступать
samurai-act-defend = Защищаться
samurai-act-hand = Передать { $who_dat }
samurai-act-discard = Сбросить
samurai-act-swap = Под колоду
samurai-act-apply = Принять штраф
samurai-act-ignore = Игнорировать штраф
samurai-act-first = Сначала «{ $penalty }»
samurai-act-drop = Сбросить { $card_acc }
samurai-act-again = Ещё один бой
samurai-act-done = Нет, дальше
samurai-act-token = Жетон { $who_gen }
samurai-act-kiai = Киай!
samurai-act-decline = Не сейчас
samurai-act-build = Поставить укрепление
samurai-act-heal = Лечить { $who_acc }
samurai-act-take = Взять у { $who_gen }
samurai-act-give = Отдать { $who_dat }
samurai-act-strike = Последняя карта { $who_gen }
samurai-act-lend = Жетон { $who_gen } для { $other_gen }
samurai-act-order-1 = { $card1 }
samurai-act-order-2 = { $card1 }, потом { $card2 }
samurai-act-order-3 = { $card1 }, потом { $card2 }, потом { $card3 }
samurai-act-join = { $who } присоединяется
samurai-act-begin = { $who } начинает
samurai-act-deal = В колоду: { $card }
samurai-act-reveal = Открыто: { $card }
samurai-act-bury = В прорыв: { $card }
samurai-act-peek = Просмотрено: { $card }
samurai-act-demon = Возвращается: { $card }
samurai-act-farm = Рушится постройка
samurai-act-family = Уходит семья
samurai-act-chance = Жребий: { $who }
samurai-act-enlist = К бандитам: { $card }
samurai-act-box = Остаётся в коробке: { $card }

## What a choice leads to

samurai-result-below = { $before } + { $value } = { $after } из { $kiai }
samurai-result-kiai = { $before } + { $value } = { $after }, Киай!
samurai-result-over = { $before } + { $value } = { $after }, больше { $kiai }: рушится укрепление
samurai-result-over-farm = { $before } + { $value } = { $after }, больше { $kiai }: { $left ->
        [0] рушится последняя постройка, деревня потеряна
       *[other] рушится постройка
    }
samurai-result-lose = { $before } − { $value } = { $after } из { $kiai }
samurai-result-defend =
    { $symbol ->
        [hat] шляпа в защите, сумма остаётся { $sum }
        [farm] дом в защите, сумма остаётся { $sum }
       *[doll] кукла в защите, сумма остаётся { $sum }
    }
samurai-result-fight =
    { $count ->
        [1] последняя карта колоды
        [one] в колоде { $count } карта
        [few] в колоде { $count } карты
       *[many] в колоде { $count } карт
    }
samurai-result-support =
    { $count ->
        [1] кто-то из бандитов прокрадётся
       *[other] кто-то из бандитов прокрадётся, в прорыве: { $count }
    }
samurai-result-pass = вне боя до конца раунда: { $sum } из { $kiai }
samurai-result-build = укреплений: { $count } из { $cap }
samurai-result-ignore = ничего не произойдёт
samurai-result-wound =
    { $count ->
        [1] { $how ->
                [dies] четвёртое ранение: он погибает, деревня потеряна
                [turns] второе ранение: он становится зверем
               *[token] ранение
            }
       *[other] { $how ->
                [dies] два ранения: он погибает, деревня потеряна
                [turns] два ранения: он становится зверем
               *[token] два ранения
            }
    }
samurai-result-cannot =
    { $how ->
        [dies] невозможно: вместо этого четвёртое ранение, он погибает, деревня потеряна
        [turns] невозможно: вместо этого второе ранение, он становится зверем
       *[token] невозможно: вместо этого ранение
    }
samurai-result-both = { $one } · { $other }
samurai-result-swap = придёт другая карта, и её надо разыграть
samurai-result-discard = бандит уходит в сброс
samurai-result-heal =
    { $side ->
        [animal] звериный облик останется
       *[human] снова без ранений
    }

## Events

samurai-event-joined = { $who } встаёт на защиту деревни.
samurai-event-begins = { $who } берёт жетон активного игрока и начинает.
samurai-event-redeal = Кукол меньше двух: весь набор откладывают и берут новый.
samurai-event-round =
    { $count ->
        [one] Начинается раунд { $round }: в колоде бандитов { $count } карта.
        [few] Начинается раунд { $round }: в колоде бандитов { $count } карты.
       *[many] Начинается раунд { $round }: в колоде бандитов { $count } карт.
    }
samurai-event-turn = { $who } начинает ход.
samurai-event-token = { $who } использует жетон отсутствующего { $talent_gen }.
samurai-event-penalty = Штраф последней карты ({ $card }): «{ $icons }».
samurai-two-penalties = { $one }» и «{ $two }
samurai-event-ignored = { $who } игнорирует штраф карты { $card_gen }.
samurai-event-cannot = Штраф «{ $penalty }» применить нельзя: вместо него ранение.
samurai-event-barricade-fire =
    { $left ->
        [0] Пожар: рушится последнее укрепление.
       *[other] Пожар: рушится укрепление, остаётся { $left }.
    }
samurai-event-barricade-over =
    { $left ->
        [0] Бандиты прорываются: рушится последнее укрепление.
       *[other] Бандиты прорываются: рушится укрепление, остаётся { $left }.
    }
samurai-event-barricade-flame =
    { $left ->
        [0] Пламя: рушится последнее укрепление.
       *[other] Пламя: рушится укрепление, остаётся { $left }.
    }
samurai-event-barricade-farm =
    { $left ->
        [0] Огонь с постройки уничтожает последнее укрепление.
       *[other] Огонь с постройки уничтожает укрепление, остаётся { $left }.
    }
samurai-event-farm =
    { $left ->
        [0] Сгорает последняя постройка.
       *[other] Сгорает постройка, остаётся { $left }.
    }
samurai-event-farm-family =
    { $left ->
        [0] Сгорает последняя постройка.
       *[other] Сгорает постройка (остаётся { $left }), и одной семье приходится уйти.
    }
samurai-event-farm-farm =
    { $left ->
        [0] Сгорает последняя постройка.
       *[other] Сгорает постройка (остаётся { $left }), и огонь ширится.
    }
samurai-event-farm-barricade =
    { $left ->
        [0] Сгорает последняя постройка.
       *[other] Сгорает постройка (остаётся { $left }), и огонь подходит к укреплениям.
    }
samurai-event-farm-wound =
    { $left ->
        [0] Сгорает последняя постройка.
       *[other] Сгорает постройка (остаётся { $left }), и один самурай ранен.
    }
samurai-event-family =
    { $left ->
        [0] Деревню покидает последняя семья.
       *[other] Деревню покидает семья («{ $bonus }»), остаётся { $left }.
    }
samurai-event-wound = { $who } получает ранение.
samurai-event-flip = Второе ранение: { $who } становится зверем. Сумма { $sum }, Киай отныне { $kiai }.
samurai-event-dead = { $who } получает четвёртое ранение и погибает.
samurai-event-ninja = Бандит прокрадывается незамеченным, в стопке прорыва: { $count }.
samurai-event-barred-no-defence = { $who } не может защищаться в этот ход.
samurai-event-barred-no-support = { $who } не может оказать поддержку в этот ход.
samurai-event-barred-forced-pass = { $who } обязан спасовать в этот ход.
samurai-event-barred-broken-swords = { $who } не может пользоваться способностями в этот ход.
samurai-event-arrow = { $who } обязан взять в боевую очередь карту { $card_acc }: сумма { $sum }.
samurai-event-demon = Демон замешивает карту { $card_acc } обратно в колоду бандитов.
samurai-event-dropped = { $who } теряет из зоны защиты карту { $card_acc }.
samurai-event-fight = { $who } вступает в бой.
samurai-event-revealed = Открыт бандит { $card }.
samurai-event-confront = { $who } наступает: сумма растёт с { $before } до { $after }.
samurai-event-over = У { $who_gen } перебор: сумма { $sum }, а Киай { $kiai }.
samurai-event-defend = { $who } защищается картой { $card_ins }.
samurai-event-handed = { $who } передаёт { $other_dat } карту { $card_acc }.
samurai-event-discarded = { $who } сбрасывает бандита { $card_acc }: такая сила в очереди уже есть.
samurai-event-swapped = { $who } убирает карту { $card_acc } под колоду и берёт другую.
samurai-event-support = { $who } оказывает поддержку { $other_dat }; бандит прокрадывается, в стопке прорыва: { $count }.
samurai-event-passed = { $who } пасует: { $sum } из { $kiai }.
samurai-event-passed-over = { $who } обязан спасовать: сумма { $sum } выше значения Киай { $kiai }.
samurai-event-passed-penalty = { $who } обязан спасовать из-за штрафа.
samurai-event-again = { $who } вступает в бой ещё раз.
samurai-event-kiai = Киай! У { $who_gen } ровно { $sum }.
samurai-event-declined = { $who } отказывается от эффекта.
samurai-event-built = { $who } ставит укрепление: { $count } из { $cap }.
samurai-event-built-bonus = Появляется укрепление: { $count } из { $cap }.
samurai-event-healed = { $who } избавляется от жетона ранения.
samurai-event-unhurt = У { $who_gen } нет жетона ранения: лечить нечего.
samurai-event-took = { $who } берёт у { $other_gen } карту { $card_acc }.
samurai-event-took-own = { $who } берёт карту { $card_acc } из своей боевой очереди.
samurai-event-gave = { $other } получает карту { $card_acc }.
samurai-event-scattered = Бандит { $card } уходит в сброс.
samurai-event-scouted = Из стопки прорыва уходит в сброс карта { $card }.
samurai-event-struck = { $who } выбивает из очереди { $other_gen } карту { $card_acc }.
samurai-event-struck-own = { $who } выбивает карту { $card_acc } из своей очереди.
samurai-event-lent = { $who } переносит жетон { $other_gen } к { $third_dat }.
samurai-event-lent-own = { $who } переносит свой жетон к { $third_dat }.
samurai-event-looked =
    { $count ->
        [1] { $who } смотрит верхнюю карту колоды бандитов.
        [few] { $who } смотрит { $count } верхние карты колоды бандитов.
       *[many] { $who } смотрит { $count } верхних карт колоды бандитов.
    }
samurai-event-ordered-1 = { $who } возвращает лицом вверх: { $card1 }.
samurai-event-ordered-2 = { $who } возвращает лицом вверх, начиная с верхней: { $card1 }, { $card2 }.
samurai-event-ordered-3 = { $who } возвращает лицом вверх, начиная с верхней: { $card1 }, { $card2 }, { $card3 }.
samurai-event-first-off = Первая карта { $who_gen } ({ $card }) уходит в сброс: сумма { $sum }.
samurai-event-home = Жетон { $who_gen } возвращается от { $other_gen }.
samurai-event-round-ends = Колода бандитов исчерпана: раунд заканчивается.
samurai-event-round-ends-passed =
    { $left ->
        [1] Все спасовали: раунд заканчивается, последняя карта колоды ложится на стопку прорыва.
        [one] Все спасовали: раунд заканчивается, { $left } карта колоды ложится на стопку прорыва.
        [few] Все спасовали: раунд заканчивается, { $left } карты колоды ложатся на стопку прорыва.
       *[many] Все спасовали: раунд заканчивается, { $left } карт колоды ложатся на стопку прорыва.
    }
samurai-event-no-hat = { $who } не защитил крестьян.
samurai-event-no-farm = { $who } не защитил построек.
samurai-event-no-doll = { $who } не защитил семей.
samurai-event-bonus-heal = Спасённая семья лечит раны.
samurai-event-bonus-build = Спасённая семья берётся за восстановление.
samurai-event-bonus-scout = Спасённая семья идёт в разведку.
samurai-event-intruder = Карта прорыва { $card }: пламени нет.
samurai-event-intruder-flame = Карта прорыва { $card }: пламя!
samurai-event-reinforced-lieutenants =
    { $count ->
        [one] { $count } подручный присоединяется к бандитам.
        [few] { $count } подручных присоединяются к бандитам.
       *[many] { $count } подручных присоединяются к бандитам.
    }
samurai-event-reinforced-bosses =
    { $count ->
        [one] { $count } главарь присоединяется к бандитам.
        [few] { $count } главаря присоединяются к бандитам.
       *[many] { $count } главарей присоединяются к бандитам.
    }
samurai-event-won = Деревня спасена: { $score }{ $suffix }.
samurai-event-lost-death = Самурай погиб: деревня потеряна.
samurai-event-lost-farms = Не осталось ни одной постройки: деревня потеряна.
samurai-event-lost-families = Не осталось ни одной семьи: деревня потеряна.

samurai-outcome-won = Победа, счёт { $score }{ $suffix }.
samurai-outcome-lost = Поражение: деревня потеряна.

## Why not?

samurai-why-over = У { $who_gen } сумма { $sum }, выше значения Киай { $kiai }, и он обязан спасовать.
samurai-why-must-pass = Из-за штрафа последней карты { $who } обязан спасовать.
samurai-why-no-support = Штраф последней карты не даёт оказать поддержку в этот ход.
samurai-why-token-away = Жетон { $who_gen } лежит у { $other_gen }.
samurai-why-self = Жетон отдают другому самураю.
samurai-why-nobody = Все остальные спасовали: поддержать некого.
samurai-why-passed = { $who } спасовал и до конца раунда ни в чём не участвует.
samurai-why-swapped = Карту, взятую вместо другой, надо разыграть.
samurai-why-swords = Сломанные мечи: в этот ход способности не действуют.
samurai-why-no-equal = Бандита с силой { $value } в очереди нет; сейчас там { $line }.
samurai-why-neighbour = { $other } сидит не рядом с { $who_ins }.
samurai-why-held = { $who } уже держал эту карту.
samurai-why-parity = { $parity } карта: на { $card_acc } эта способность не действует.
samurai-why-token-sleeps = Жетон { $other_gen } сейчас не действует: только в следующий собственный ход получателя.
samurai-why-no-talent = Для этого нужна способность { $other_gen }.
samurai-why-no-symbol = Карта { $card }: защищаться ею нельзя, надо наступать.
samurai-why-no-defence = Штраф последней карты не даёт защищаться в этот ход.
samurai-why-symbol-there =
    { $symbol ->
        [hat] Шляпа в зоне защиты уже есть.
        [farm] Дом в зоне защиты уже есть.
       *[doll] Кукла в зоне защиты уже есть.
    }
samurai-why-empty-line = Боевая очередь { $who_gen } пуста.
samurai-why-no-receiver = Взять эту карту больше некому.
samurai-why-given = Карту, отданную по Киай { samurai-name-daisuke.gen }, не тянули из стопки, поэтому способности на неё не действуют.
samurai-why-cap = Все укрепления стоят ({ $cap }): больше, чем в начале, их не бывает.
samurai-why-same = Карту получает не тот самурай, который её теряет, а другой.
samurai-why-unhurt = У { $who_gen } нет жетона ранения.
samurai-why-spent = Жетон { $who_gen } в этой партии уже использован.
samurai-why-not-absent = Жетона { $who_gen } у деревни нет.
samurai-why-other = Сейчас решается другое: { $question }

## Options

samurai-option-players = Число самураев
samurai-option-players-help = Всё за столом зависит от числа самураев, а не людей.
samurai-option-level-help = От неё зависят укрепления, бандиты, штрафы построек и бонусы семей.
samurai-option-samurai-help = На выбор или случайно, каждый самурай не больше одного раза.
samurai-option-first-help = Случайно или тот, кого назовут за столом.
samurai-option-absent = Жетоны отсутствующих самураев
samurai-option-absent-help = Также для трёх–шести самураев, чтобы облегчить игру. Если самураев двое, жетоны лежат всегда.
samurai-option-duration = Способность отсутствующего действует
samurai-option-duration-help = По книге правил — до конца раунда; более короткое толкование — один ход.
samurai-option-duration-round = до конца раунда
samurai-option-duration-turn = один ход
samurai-option-heal = Лечение: жребий среди
samurai-option-heal-help = По букве правил жребий тянут среди всех; без жетона ранения ничего не происходит.
samurai-option-heal-all = всех самураев
samurai-option-heal-wounded = раненых
samurai-option-daisuke = Ситиродзи может вернуть карту
samurai-option-daisuke-help = Его Киай может отдать карту и тому, кто её потерял, чтобы тот положил её заново.

## Errors

samurai-no-one-samurai = Один самурай деревню не удержит: даже в одиночку вы ведёте не меньше двух.
samurai-twice = { $who } может сидеть за столом только один раз.
samurai-farm-split = { $field }: Штрафов построек должно быть всего { $wanted }, а не { $total }.
samurai-left-symbols = { $field }: в зоне защиты не больше одной карты с каждым символом, а не { $cards }.
samurai-too-few-unseen = unseen: неоткрытых карт должно быть { $needed }, а не названных в другом месте только { $there }.
