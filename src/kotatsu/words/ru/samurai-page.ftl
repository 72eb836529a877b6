### The words of Samurai Spirit's table on the page. Terms stand in samurai-terms.ftl.

page-samurai-seats = Самураи
page-samurai-facts = { $min }–{ $max } самураев, все вместе
page-samurai-raiders = Бандиты
page-samurai-intruders = Прорыв
page-samurai-discard = Сброс
page-samurai-barricades = Укрепления
page-samurai-farms = Постройки
page-samurai-families = Семьи
page-samurai-stack =
    { $name }: { $n ->
        [0] пусто
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
page-samurai-barricades-of = Укрепления: { $n } из { $cap }
page-samurai-farms-of = Постройки: { $n } из 6
page-samurai-families-of = Семьи: { $n } из 3
page-samurai-track = Сумма { $sum }, Киай на { $kiai }
page-samurai-sum = сумма { $n }
page-samurai-card = { $rank }, сила { $value }
page-samurai-penalty = штраф: { $penalty }
page-samurai-hidden-card = скрытая карта
page-samurai-no-symbol = Без символа: защитить ею ничего нельзя.
page-samurai-none = нет
page-samurai-slot = Место для символа: { $symbol }
page-samurai-safe-hat = Шляпа есть: в конце раунда ранения не будет.
page-samurai-safe-farm = Дом есть: из-за этого самурая постройка не сгорит.
page-samurai-safe-doll = Кукла есть: из-за этого самурая семья не уйдёт.
page-samurai-lacks-hat = Шляпы пока нет
page-samurai-lacks-farm = Дома пока нет
page-samurai-lacks-doll = Куклы пока нет
page-samurai-line-card = Сила считается; штраф не действует, пока последней лежит другая карта.
page-samurai-last-card = Последняя карта: в начале его хода действует штраф: { $list }.
page-samurai-last-none = Последняя карта, без штрафа.
page-samurai-if-last = штраф, пока она последняя: { $list }
page-samurai-drawn = Открыта
page-samurai-draws = открыл { $value }
page-samurai-peek = Просмотрены
page-samurai-yours = ваш самурай
page-samurai-you = вы
page-samurai-not-yours = не ваш
page-samurai-human = человек
page-samurai-active = ходит
page-samurai-defence-short = Защита
page-samurai-token-home = жетон дома
page-samurai-token-at = жетон у { $who_gen }
page-samurai-holds = держит жетон { $who_gen }
page-samurai-added = призвал { $who_acc }
page-samurai-can-use = Способности под рукой: { $list }
page-samurai-kiai-reconstructed = Это значение Киай воссоздано: оно выведено по другим планшетам.
page-samurai-one-source = Воссоздано по одному источнику.
page-samurai-absent = Отсутствуют
page-samurai-absent-help = Можно призвать раз за игру, в начале хода.
page-samurai-absent-spent = На эту игру уже использован.
page-samurai-absent-name = Жетон отсутствующего: { $who }
page-samurai-absent-name-spent = Жетон отсутствующего: { $who }, уже использован
page-samurai-odds = Следующий бандит, по тому, что известно всем. Вероятность в процентах, по силе:
page-samurai-odds-none = Брать больше нечего.
page-samurai-aside = Ещё отложено: { $lieutenants ->
        [0] ни одного подручного
        [one] { $lieutenants } подручный
        [few] { $lieutenants } подручных
       *[many] { $lieutenants } подручных
    }, { $bosses ->
        [0] ни одного главаря
        [one] { $bosses } главарь
        [few] { $bosses } главаря
       *[many] { $bosses } главарей
    }.
page-samurai-discard-empty = Пока не сброшено ни одной карты.
page-samurai-intruder-help = Бандиты, которые прорвались. Их откроют в конце раунда: каждое пламя сожжёт укрепление, а если их нет, постройку.
page-samurai-flames-now = Пламени в стопке: от { $from } до { $to }
page-samurai-known = Известны всем:
page-samurai-barricade-help = Падают первыми: от пожара, от пламени и всякий раз, когда самурай превысит свой Киай.
page-samurai-farm-help = Когда сгорит последняя, игра проиграна.
page-samurai-farm-help-harsh = Когда сгорит последняя, игра проиграна. Каждая прячет штраф, который действует, когда она сгорит:
page-samurai-farms-reconstructed = Распределение шести штрафов воссоздано.
page-samurai-family-heroic = На этом уровне семьи бонусов не дают, но одна должна уцелеть.
page-samurai-forecast = Если раунд кончится сейчас
page-samurai-f-wounds =
    { $n ->
        [one] { $n } ранение
        [few] { $n } ранения
       *[many] { $n } ранений
    }
page-samurai-f-farms =
    { $n ->
        [one] { $n } постройка
        [few] { $n } постройки
       *[many] { $n } построек
    }
page-samurai-f-families =
    { $n ->
        [one] { $n } семья
        [few] { $n } семьи
       *[many] { $n } семей
    }
page-samurai-f-flames = пламя: { $n }
page-samurai-f-flames-range = пламя: { $from }–{ $to }
page-samurai-f-hidden =
    { $n ->
        [one] { $n } скрытая
        [few] { $n } скрытые
       *[many] { $n } скрытых
    }
page-samurai-won = Деревня выстояла. Победили все.
page-samurai-lost = Деревня пала. Проиграли все, и все могут попробовать ещё раз.
page-samurai-lost-why = Раунд { $round }. Осталось построек: { $farms }, семей: { $families }.
page-samurai-unhurt = Никто не ранен
page-samurai-text-village = Деревня: укреплений { $barricades } из { $cap }, построек { $farms } из 6, семей { $families } из 3.
page-samurai-text-stacks = Колода бандитов: { $raiders }, стопка прорыва: { $intruders }, стопка сброса: { $discard }.
page-samurai-tour-village = Деревня
page-samurai-tour-village-text = Она должна выстоять три раунда: хотя бы одна постройка и одна семья. Первыми падают укрепления. Наведите на стопку или придержите её, чтобы увидеть, что может выйти дальше.
page-samurai-tour-board = Ваш самурай
page-samurai-tour-board-text = Слева защита: сохраните шляпу, дом и куклу. Справа бой: силы складываются. Попадёте точно в Киай, и будет клич; превысите, и падёт укрепление.
page-samurai-tour-prompt = Что мне можно?
page-samurai-tour-prompt-text = Трогать можно то, что светится, здесь или на столе, и итог написан сразу. Обведённое стежком объяснит, почему нельзя.
page-samurai-tour-log = Что произошло
page-samurai-tour-log-text = Каждое событие с причиной и пунктом правил. Нажмите строку, чтобы снова увидеть тот момент. Ниже: чего стоил бы конец раунда сейчас.
page-samurai-tour-rules = Книга
page-samurai-tour-rules-text = Правила с поиском, открытые на пункте вопроса. Приятного вечера.
