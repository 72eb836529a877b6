### The Vagabond: what he asks, offers, tells and refuses. $who is a seat (root-short-…), $item an item, $place where it lies.

## Where an item lies

root-place-track = на шкале
root-place-satchel = в рюкзаке, лицом вверх
root-place-satchel-down = в рюкзаке, лицом вниз
root-place-damaged = повреждено, лицом вверх
root-place-damaged-down = повреждено, лицом вниз

## Questions

root-ask-character = Кто вы?
root-ask-forest = В каком лесу начинает { $who }?
root-ask-refresh =
    { $count ->
        [one] Обновите ещё { $count } предмет
        [few] Обновите { $count } предмета: какой следующий?
       *[many] Обновите { $count } предметов: какой следующий?
    }
root-ask-slip = Прокрасться на соседнюю поляну или в лес?
root-ask-vagabond-act = Что дальше?
root-ask-spend =
    { $count ->
        [1] Какой предмет перевернуть для этого?
        [few] Цена: { $count } предмета. Какой следующий?
       *[many] Цена: { $count } предметов. Какой следующий?
    }
root-ask-room = Шкала заполнена ({ $item_low }). Убрать один предмет в рюкзак или оставить новый в запасе?
root-ask-loot = Что взять из руин на поляне { $clearing }?
root-ask-receive = Что взять из предметов { $other_gen }?
root-ask-reward = Задание выполнено: очки или карты?
root-ask-mend =
    { $count ->
        [one] Почините ещё { $count } предмет
        [few] Почините { $count } предмета: какой следующий?
       *[many] Почините { $count } предметов: какой следующий?
    }
root-ask-vagabond-cobbler = «Сапожник»: одно перемещение без сапог?
root-ask-track = Вернуть предмет на шкалу, пока вечер не прошёл?
root-ask-toss = Предметов { $count }, а места на { $limit }: что убрать из игры?
root-ask-damage =
    { $count ->
        [1] Какой предмет повредить?
        [few] Повредите { $count } предмета: какой следующий?
       *[many] Повредите { $count } предметов: какой следующий?
    }
root-ask-suffer =
    { $count ->
        [one] Урон { $count }: что пострадает?
       *[other] Урон { $count }: что пострадает следующим?
    }
root-ask-ally-falls = Целых предметов не осталось, ещё урона: { $count }. Погибнет ли воин союзника?
root-ask-swords = Урон от кубиков { $count }: сколько из него оплатить мечами?

## Choices

root-act-character = { $character }
root-act-forest = Начать { $spot_loc }
root-act-refresh = Обновить: { $item_low } ({ $place })
root-act-slip = Прокрасться { $spot_acc }
root-act-slink =
    { $count ->
        [one] Прокрасться на поляну { $clearing } и взять { $count } воина { $who_gen }
       *[other] Прокрасться на поляну { $clearing } и взять { $count } воинов { $who_gen }
    }
root-act-walk = Идти { $spot_acc }
root-act-escort =
    { $count ->
        [one] Идти на поляну { $clearing } и взять { $count } воина { $who_gen }
       *[other] Идти на поляну { $clearing } и взять { $count } воинов { $who_gen }
    }
root-act-explore = Исследовать руины
root-act-loot = Взять: { $item_low }
root-act-aid = Помочь { $who_dat }, отдав { $card_acc }
root-act-spend = Перевернуть: { $item_low }
root-act-receive = Взять: { $item_low }
root-act-quest = Задание: { $quest }
root-act-fame = Очки
root-act-cards = Две карты
root-act-strike = Выстрел: воин { $who_gen }
root-act-snipe = Выстрел: { $piece_low }
root-act-repair = Починить: { $item_low } ({ $place })
root-act-steal = Украсть карту у { $who_gen }
root-act-labor = Взять из сброса { $card_acc }
root-act-hideout = Убежище
root-act-instigate = Натравить { $who_acc } на { $other_acc }
root-act-scorch = Выжечь поляну
root-act-damage = { $item } ({ $place })
root-act-ally-falls = Воин { $who_gen }
root-act-aside = В рюкзак: { $item_low }
root-act-track = На шкалу: { $item_low }
root-act-toss = Убрать: { $item_low } ({ $place })
root-act-join = Коалиция с { $who_ins }: { $card }
root-act-swords =
    { $count ->
        [0] Ни одного
        [one] { $count } меч
        [few] { $count } меча
       *[many] { $count } мечей
    }

## What it leads to

root-result-boots =
    { $count ->
        [0] без сапог
       *[other] сапоги: { $count }, останется { $left }
    }
root-result-sword = 1 меч
root-result-points =
    { $count ->
        [one] +{ $count } очко
        [few] +{ $count } очка
       *[many] +{ $count } очков
    }
root-result-aid =
    { $count ->
        [one] +{ $count } очко, на шаг ближе
        [few] +{ $count } очка, на шаг ближе
       *[many] +{ $count } очков, на шаг ближе
    }
root-result-aid-step = помощь { $count } из { $need } за этот ход до следующего шага
root-result-aid-nothing = отношения не изменятся
root-result-quest =
    { $count ->
        [one] +{ $count } очко или 2 карты
        [few] +{ $count } очка или 2 карты
       *[many] +{ $count } очков или 2 карты
    }
root-result-hostile = { $who } станет врагом
root-result-hideout = починено: { $count }, затем вечер
root-result-join = больше никаких очков; вы победите вместе с { $who_ins }

## Events

root-event-character = { $who }: { $character }.
root-event-camped = { $who } начинает { $spot_loc }.
root-event-refreshed = { $who } обновляет { $item_acc } ({ $place }).
root-event-slipped = { $who } крадётся { $spot_acc }.
root-event-walked = { $who } идёт { $spot_acc }.
root-event-explored = { $who } исследует руины на поляне { $clearing } и находит { $item_acc }.
root-event-left-ruin = { $who } ничего не берёт из руин на поляне { $clearing }.
root-event-aided = { $who } помогает { $other_dat }.
root-event-received = { $who } берёт у { $other_gen } { $item_acc }.
root-event-relation =
    { $count ->
        [0] { $who } и { $other }: снова безразличие.
        [3] { $who } и { $other } теперь союзники.
       *[other] { $who } и { $other } становятся на шаг ближе.
    }
root-event-quest-done = { $who } выполняет задание { $quest }.
root-event-quest-new = Новое задание: { $quest }.
root-event-struck = { $who } стреляет в { $other_acc } на поляне { $clearing }.
root-event-repaired = { $who } чинит { $item_acc }.
root-event-stole = { $who } крадёт карту у { $other_gen }.
root-event-labored = { $who } берёт из сброса { $card_acc }.
root-event-hid = { $who } прячется в убежище: день окончен.
root-event-instigated = { $who } подстрекает к сражению на поляне { $clearing }.
root-event-scorched = { $who } выжигает поляну { $clearing }: сюда больше ничто не попадёт.
root-event-rested =
    { $count ->
        [one] { $who } отдыхает в лесу: { $count } предмет снова цел.
        [few] { $who } отдыхает в лесу: { $count } предмета снова целы.
       *[many] { $who } отдыхает в лесу: { $count } предметов снова целы.
    }
root-event-tossed = { $who } не унесёт всего и убирает из игры { $item_acc }.
root-event-put-aside = { $who } кладёт в рюкзак { $item_acc }.
root-event-on-track = { $who } кладёт на шкалу { $item_acc }.
root-event-item-used =
    { $count ->
        [1] { $who } переворачивает: { $item_low }.
       *[other] { $who } переворачивает: { $item_low } × { $count }.
    }
root-event-left-item = Шкала заполнена, новый предмет остаётся в запасе: { $item_low }.
root-event-found = Под руинами на поляне { $clearing } вы видите: { $item_low }.

## Why not

root-why-vagabond-only = Так умеет только Бродяга.
root-why-vagabond-later = Это действие дня Бродяги.
root-why-slip-later = Бродяга крадётся один раз за ход: утром, после обновления.
root-why-refresh-later = Предметы обновляются утром Бродяги.
root-why-aside-later = Предметы переходят между шкалой и рюкзаком между действиями самого Бродяги.
root-why-character = Персонаж уже занят: { $character }.
root-why-forest = Бродяга начинает в лесу.
root-why-refresh = Обновление переворачивает предметы, лежащие лицом вниз, а такого здесь нет: { $item_low }.
root-why-spend = Перевернуть можно только целый предмет лицом вверх, а это не такой: { $item_low }.
root-why-loot = Под руинами на поляне { $clearing } такого нет: { $item_low }.
root-why-loot-twice = Два одинаковых предмета из руин не лежат на одном планшете: { $item_low }.
root-why-track-full = На шкале уже три: { $item_low }. Сначала уберите один в рюкзак.
root-why-receive = Среди предметов { $who_gen } такого нет: { $item_low }.
root-why-repair = Такого повреждённого предмета нет: { $item_low }.
root-why-damage = Такого целого предмета нет: { $item_low }.
root-why-toss = В рюкзаке и среди повреждённых такого нет: { $item_low }.
root-why-walk-forest = Днём Бродяга не входит в лес; туда можно только прокрасться утром.
root-why-walk-scorched = Поляна { $clearing } выжжена: сюда больше никто не войдёт.
root-why-walk-far = Поляна { $clearing } не рядом с Бродягой.
root-why-walk-hostile = На поляне { $clearing } стоят враждебные воины: нужно сапог: { $need }, а готово: { $count }.
root-why-walk-boots = Для перемещения нужны готовые сапоги.
root-why-slip-far = Прокрасться можно только на соседнюю поляну или в соседний лес.
root-why-escort-forest = Воины союзника идут только с поляны на поляну.
root-why-escort-ally = { $who } — не союзник и с вами не пойдёт.
root-why-escort-count =
    { $count ->
        [0] { $who }: здесь нет воинов, которых можно взять.
       *[other] { $who }: можно взять от 1 до { $count }.
    }
root-why-escort-river = Лодки наняли вы: воины { $who_gen } не пойдут за вами по реке с поляны { $clearing } на поляну { $to }.
root-why-escort-rule = Воины { $who_gen } пойдут с вами, только если их фракция правит поляной { $clearing } или { $to }.
root-why-not-ready = Нет готового предмета (лицом вверх и целого): { $item_low }.
root-why-no-ruin = Здесь нет руин.
root-why-battle-elsewhere = Бродяга не на поляне { $clearing }.
root-why-aid-forest = В лесу некому помогать.
root-why-aid-items = Помощь стоит одного предмета, а готовых нет.
root-why-nobody-here = { $who }: на поляне { $clearing } нет компонентов.
root-why-aid-suit = { $card } не подходит к масти поляны: { $suit_adj }.
root-why-quest-away = { $quest }: это задание не лежит открыто.
root-why-quest-suit = { $quest } выполняют только на поляне этой масти: { $suit_adj }.
root-why-quest-items = Заданию нужны два готовых предмета: { $item_low } и { $other_low }.
root-why-strike-pawn = Фишке Бродяги выстрел не страшен.
root-why-strike-forest = Здесь не в кого стрелять.
root-why-strike-none = { $who }: на поляне { $clearing } нет воинов.
root-why-snipe-none = На поляне { $clearing } такого нет: { $piece_low }.
root-why-snipe-guarded = { $who }: здесь ещё есть воины ({ $count }); до зданий и жетонов не достать.
root-why-craft-forest = В лесу нет масти, чтобы мастерить.
root-why-craft-suit = Здесь все молоты одной масти ({ $suit_adj }), а карта требует другой.
root-why-craft-hammers = Нужно готовых молотов: { $need }, а есть { $count }.
root-why-special = Так умеет только { $character }.
root-why-special-forest = Это возможно только на поляне.
root-why-hideout = Ничего не повреждено, чинить нечего.
root-why-steal = { $who }: нет карт, которые можно украсть.
root-why-labor = В сбросе нет { $card_gen }.
root-why-labor-suit = { $card } не подходит к масти поляны: { $suit_adj }.
root-why-instigate = { $who }: здесь нет ни воина, ни фишки, чтобы напасть.
root-why-no-track = У этого предмета нет шкалы: { $item_low }.
root-why-aside = На шкале такого нет: { $item_low }.
root-why-track = В рюкзаке такого нет лицом вверх: { $item_low }.
root-why-back-and-forth = Предмет только что переложен обратно: { $item_low }. Сначала сделайте что-нибудь другое.
root-why-activate = Бродяга играет карту превосходства только ради коалиции.
root-why-join-few = Для коалиции нужно не меньше четырёх игроков.
root-why-join-later = Коалицию заключают в свой день.
root-why-join-card = Для коалиции нужна карта превосходства из руки.
root-why-join-again = Вы уже покинули шкалу очков; коалицию не сменить.
root-why-join-points = Для коалиции нужно 10 очков, а у вас { $count }.
root-why-join-marker = { $who }: нет маркера на шкале очков, партнёром быть нельзя.
root-why-join-fewest = У партнёра меньше всех очков ({ $fewest }), а { $who } имеет { $count }.
