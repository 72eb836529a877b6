### Senjutsu at the table: what is asked, chosen and told. Names and terms: senjutsu-terms.ftl; cards: senjutsu-cards.ftl.
### $who and $other are figures (senjutsu-character-…, senjutsu-bot-…), with their cases as $who_gen, $who_dat, $who_acc, $who_ins.

## Names

game-senjutsu = Сендзюцу
senjutsu-about = Дуэль самураев: каждый кладёт карту лицом вниз, обе открывают одновременно, и кто быстрее, тот бьёт первым. От одного до четырёх игроков друг против друга, против ботов или против орды.
senjutsu-owner = Senjutsu: Battle for Japan придумали Пол Д. Аллен и Джеймс Фолкнер, издали Stone Sword Games. Названия и игра принадлежат им; эта страница неофициальная и к ним не относится. Если понравится, купите коробку: она отличная.
senjutsu-hex-at = гекс { $q },{ $r }
    .gen = гекса { $q },{ $r }
    .acc = гекс { $q },{ $r }
    .loc = гексе { $q },{ $r }
senjutsu-bot-number = { $name } { $number }
    .gender = { $name_gender }
    .gen = { $name_gen } { $number }
    .dat = { $name_dat } { $number }
    .acc = { $name_acc } { $number }
    .ins = { $name_ins } { $number }
senjutsu-bot-master = Мастер (бот)
    .gender = m
    .gen = Мастера (бота)
    .dat = Мастеру (боту)
    .acc = Мастера (бота)
    .ins = Мастером (ботом)
senjutsu-bot-student = Ученик (бот)
    .gender = m
    .gen = Ученика (бота)
    .dat = Ученику (боту)
    .acc = Ученика (бота)
    .ins = Учеником (ботом)
senjutsu-bot-ronin = Ронин (бот)
    .gender = m
    .gen = Ронина (бота)
    .dat = Ронину (боту)
    .acc = Ронина (бота)
    .ins = Ронином (ботом)
senjutsu-bot-warrior = Воительница (бот)
    .gender = f
    .gen = Воительницы (бота)
    .dat = Воительнице (боту)
    .acc = Воительницу (бота)
    .ins = Воительницей (ботом)
senjutsu-direction-f = вперёд
senjutsu-direction-fr = вперёд вправо
senjutsu-direction-br = назад вправо
senjutsu-direction-b = назад
senjutsu-direction-bl = назад влево
senjutsu-direction-fl = вперёд влево
senjutsu-side-right = направо
senjutsu-side-left = налево
senjutsu-terrain-nothing = край поля
senjutsu-terrain-pillar = Столб тории
senjutsu-terrain-gate = Врата тории
senjutsu-terrain-lord = Павший господин
senjutsu-asks-quiet = в этот ход без мгновенных
senjutsu-asks-ask = спрашивать о мгновенных

## What is chosen

senjutsu-act-pass = Нет
senjutsu-act-choose = «{ $card }», { $asks }
senjutsu-result-choose = инициатива { $value }{ $cost ->
    [0] {""}
   *[other] , цена { $cost }
  }
senjutsu-result-choose-hits = инициатива { $value }{ $cost ->
    [0] {""}
   *[other] , цена { $cost }
  }, может попасть: { $other }
senjutsu-act-play = Сыграть «{ $card }»
senjutsu-act-pay = Заплатить концентрацию
senjutsu-act-name = Инициатива { $value }
senjutsu-act-slot = { $slot ->
    [1] Раньше всех
    [2] Вторым номером
    [3] Третьим номером
   *[other] Позже всех
  }
senjutsu-act-step = Шаг { $direction }
senjutsu-act-turn = Поворот { $side }
senjutsu-act-stop = Остаться здесь
senjutsu-act-line = Строка { $line }
senjutsu-act-draw = { $number ->
    [0] Ничего не брать
    [one] Взять { $number } карту
    [few] Взять { $number } карты
   *[many] Взять { $number } карт
  }
senjutsu-act-ring = { $focus ->
    [0] Кольцо: { $kamae }
   *[other] Кольцо: { $kamae }, концентрация +{ $focus }
  }
senjutsu-act-switch = Камаэ: { $kamae }
senjutsu-act-discard = Сбросить «{ $card }»
senjutsu-act-shuffle = Замешать «{ $card }» в колоду
senjutsu-act-take = Взять «{ $card }»
senjutsu-act-target = { $other }
senjutsu-act-push = { $way ->
    [0] Вверх
    [1] Вверх вправо
    [2] Вниз вправо
    [3] Вниз
    [4] Вниз влево
   *[5] Вверх влево
  }
senjutsu-act-cure = { $number ->
    [0] Не сбрасывать оглушений
    [one] Сбросить { $number } оглушение
    [few] Сбросить { $number } оглушения
   *[many] Сбросить { $number } оглушений
  }
senjutsu-act-forbid = Запретить «{ $card }»
senjutsu-act-ban = Запретить тип «{ $kind }»
senjutsu-act-poison = { $poison }
senjutsu-act-lay = { $terrain }: { $hex }
senjutsu-act-stand = { $facing ->
    [0] { $hex }, лицом вверх
    [1] { $hex }, лицом вверх вправо
    [2] { $hex }, лицом вниз вправо
    [3] { $hex }, лицом вниз
    [4] { $hex }, лицом вниз влево
   *[5] { $hex }, лицом вверх влево
  }
senjutsu-act-enter = Появляется на { $hex_loc }
senjutsu-act-stance = Стойка: { $stance }
senjutsu-act-returned = Карта { $number } из сброса возвращается в колоду
senjutsu-act-prepare = Взять «{ $card }» в начальную руку
senjutsu-act-pool = Набор { $number }
senjutsu-act-shown = Верхняя карта — «{ $card }»
senjutsu-act-top = «{ $card }» ложится лицом вниз
senjutsu-act-dealt = «{ $card }» идёт в колоду
senjutsu-act-rolled = Случайно: { $behaviour }, { $stance }
senjutsu-act-drawn = Взято: «{ $card }»
senjutsu-act-buried = Верхняя карта ложится лицом вниз
senjutsu-act-peeked = Сверху лежит «{ $card }»
senjutsu-act-fixed = Лицом вниз лежала карта «{ $card }»

## What is asked

senjutsu-ask-terrain = Следующий элемент местности: { $terrain }. На какой гекс?
senjutsu-ask-stand = Где начинаете и куда смотрите?
senjutsu-ask-prepare = Взять подготовленную карту?
senjutsu-ask-choose = Какую карту положите лицом вниз?
senjutsu-ask-initiative = «{ $card }»: заплатить за другую инициативу?
senjutsu-ask-replace = Заменить карту «{ $card }»?
senjutsu-ask-name = «{ $card }»: какая инициатива?
senjutsu-ask-slot = Каким по счёту действовать?
senjutsu-ask-bot-slot = Инициатива одинакова: когда действует { $other }?
senjutsu-ask-end = Заплатить два жетона концентрации, чтобы убрать «{ $card }»?
senjutsu-ask-discard = Какую карту сбросите?
senjutsu-ask-discard-down = Карт слишком много. Какая ляжет лицом вниз?
senjutsu-ask-search = Какую карту возьмёте из колоды?
senjutsu-ask-peeked = Какую из этих верхних карт взять на руку?
senjutsu-ask-take = Какую карту возьмёте из сброса?
senjutsu-ask-shuffle = Какая карта вернётся в колоду?
senjutsu-ask-draw = Сколько карт возьмёте?
senjutsu-ask-change = Сместить кольцо?
senjutsu-ask-switch = Какое камаэ принять?
senjutsu-ask-switch-foe = Какое камаэ должен принять соперник?
senjutsu-ask-move = «{ $card }»: шаг или поворот?
senjutsu-ask-push = Куда оттолкнуть { $other_acc }?
senjutsu-ask-turn-foe = Куда развернуть { $other_acc }?
senjutsu-ask-line = «{ $card }»: какая строка?
senjutsu-ask-foe = «{ $card }»: на кого действует карта?
senjutsu-ask-struck = «{ $card }»: кто из тех, в кого вы попали?
senjutsu-ask-extra = «{ $card }»: заплатить за дополнительный эффект?
senjutsu-ask-pay-counter = Заплатить за контратаку?
senjutsu-ask-counter = Ответить контратакой?
senjutsu-ask-poison = Какой яд?
senjutsu-ask-cure = Сколько оглушений сбросите?
senjutsu-ask-ban = Какой тип карт запретить на этот ход?
senjutsu-ask-forbid = Какую карту запретить на этот ход?
senjutsu-ask-pool = Из какого набора { $other } берёт ещё одну карту?
senjutsu-ask-enter = Где появится { $other }?
senjutsu-ask-stance = Какую стойку займёт { $other }?
senjutsu-ask-instant-start = Сыграть мгновенную карту перед началом хода?
senjutsu-ask-instant-before = Сыграть мгновенную карту перед своей?
senjutsu-ask-instant-hit = Атака удалась. Сыграть мгновенную карту?
senjutsu-ask-instant-blocked = Блок удался. Сыграть мгновенную карту?
senjutsu-ask-instant-after = Карта разыграна. Сыграть мгновенную?

## What is declined

senjutsu-no-prepare = Хватит подготовленных карт
senjutsu-no-initiative = Оставить напечатанную инициативу
senjutsu-no-replace = Оставить карту
senjutsu-no-end = Оставить в игре
senjutsu-no-search = Ничего не брать
senjutsu-no-peeked = Ничего не брать
senjutsu-no-shuffle = Оставить все
senjutsu-no-change = Не двигать кольцо
senjutsu-no-line = Пропустить строку
senjutsu-no-extra = Без дополнительного эффекта
senjutsu-no-pay-counter = Без контратаки
senjutsu-no-counter = Без контратаки
senjutsu-no-stance = Оставить как есть
senjutsu-no-instant-start = Без мгновенной карты
senjutsu-no-instant-before = Без мгновенной карты
senjutsu-no-instant-hit = Без мгновенной карты
senjutsu-no-instant-blocked = Без мгновенной карты
senjutsu-no-instant-after = Без мгновенной карты

## What is told

senjutsu-event-turn = Ход { $turn }.
senjutsu-event-drew = { $who } берёт карту.
senjutsu-event-drew-card = { $who } берёт «{ $card }».
senjutsu-event-no-card = У { $who_gen } нет карт в колоде: взять нечего.
senjutsu-event-bled = { $who } истекает кровью: верхняя карта ложится лицом вниз.
senjutsu-event-revealed = { $who } открывает «{ $card }».
senjutsu-event-paid = { $who } платит { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
  } концентрации, остаётся { $left }.
senjutsu-event-initiative = { $who } действует с инициативой { $value }.
senjutsu-event-replaced = { $who } играет «{ $card }» вместо «{ $old }».
senjutsu-event-named = { $who } называет инициативу { $value }.
senjutsu-event-first = { $slot ->
    [1] { $who } действует раньше всех.
    [2] { $who } действует следом.
   *[other] { $who } действует позже.
  }
senjutsu-event-resolves = { $who } разыгрывает «{ $card }» на { $value }.
senjutsu-event-resolves-bare = { $who } разыгрывает «{ $card }».
senjutsu-event-stepped = { $who } идёт на { $hex_acc }.
senjutsu-event-turned = { $who } поворачивается { $side }.
senjutsu-event-collided = { $who } упирается в край поля боя.
senjutsu-event-bumped = { $who } налетает на { $other_acc }.
senjutsu-event-terrain = { $who } налетает на местность: { $terrain }.
senjutsu-event-missed = «{ $card }» ни в кого не попадает.
senjutsu-event-wounded = { $who } получает { $bleeding ->
    [0] { $plain ->
        [one] { $plain } ранение
        [few] { $plain } ранения
       *[many] { $plain } ранений
      }
   *[other] { $plain ->
        [0] { $bleeding ->
            [one] { $bleeding } кровоточащее ранение
            [few] { $bleeding } кровоточащих ранения
           *[many] { $bleeding } кровоточащих ранений
          }
       *[other] ранения (обычных { $plain }, кровоточащих { $bleeding })
      }
  }, всего { $total }.
senjutsu-event-lessened = Доспех бережёт { $who_acc } от одного ранения.
senjutsu-event-stunned = { $who } получает оглушение.
senjutsu-event-hobbled = { $who } получает хромоту.
senjutsu-event-poisoned = { $who } получает яд: { $poison }.
senjutsu-event-executed = { $who } погибает на месте.
senjutsu-event-defeated = { $who } терпит поражение.
senjutsu-event-pushed = { $count ->
    [0] { $who } остаётся на месте.
    [one] { $who } сдвигается на { $count } гекс.
    [few] { $who } сдвигается на { $count } гекса.
   *[many] { $who } сдвигается на { $count } гексов.
  }
senjutsu-event-swapped = { $who } меняется местами с { $other_ins }.
senjutsu-event-unfocused = { $who } теряет { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
  } концентрации, остаётся { $left }.
senjutsu-event-focused = { $who } получает { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
  } концентрации, теперь их { $left }.
senjutsu-event-stopped = Атака на { $who_acc } остановлена.
senjutsu-event-blocked = { $who } блокирует атаку { $other_gen } на { $value }.
senjutsu-event-counters = { $who } контратакует картой «{ $card }».
senjutsu-event-instant = { $who } играет мгновенную карту «{ $card }».
senjutsu-event-shields = { $who } поднимает щиты на { $value }.
senjutsu-event-kamae = Кольцо { $who_gen } теперь на позиции «{ $kamae }».
senjutsu-event-discarded = { $who } сбрасывает «{ $card }».
senjutsu-event-discarded-down = { $who } сбрасывает карту лицом вниз.
senjutsu-event-shuffled = { $count ->
    [one] { $who } замешивает в колоду { $count } карту.
    [few] { $who } замешивает в колоду { $count } карты.
   *[many] { $who } замешивает в колоду { $count } карт.
  }
senjutsu-event-searched-hidden = { $who } ищет в колоде и ничего не берёт.
senjutsu-event-searched-taken = { $who } ищет в колоде и берёт карту.
senjutsu-event-took = { $who } берёт карту.
senjutsu-event-took-card = { $who } берёт «{ $card }».
senjutsu-event-looked = { $who } просматривает руку { $other_gen }.
senjutsu-event-saw = { $who } видит «{ $card }».
senjutsu-event-advantage = { $who } получает преимущество.
senjutsu-event-cancelled-movement = { $who } в этот ход больше не движется.
senjutsu-event-cancelled-turns = { $who } в этот ход больше не поворачивается.
senjutsu-event-cancelled-card = Карта { $who_gen } отменена.
senjutsu-event-stays = У { $who_gen } остаётся в игре «{ $card }».
senjutsu-event-ends = Действие карты «{ $card }» закончилось.
senjutsu-event-cured-status = { $who } избавляется от всех состояний.
senjutsu-event-cured-bleeding = Кровоточащие ранения { $who_gen } становятся обычными.
senjutsu-event-cured-stuns = { $who } избавляется от оглушений.
senjutsu-event-worsened = Ранение { $who_gen } начинает кровоточить.
senjutsu-event-banned = { $who } запрещает на этот ход тип «{ $kind }».
senjutsu-event-forbade = { $who } запрещает на этот ход карту «{ $card }».
senjutsu-event-stole = { $who } крадёт концентрацию у { $other_gen }.
senjutsu-event-stun-spent = { $who } приходит в себя после оглушения.
senjutsu-event-poison-spent = { $who } справляется с ядом.
senjutsu-event-hobble-gone = { $who } избавляется от хромоты.
senjutsu-event-terrain-gone = С { $hex_gen } исчезает местность: { $terrain }.
senjutsu-event-placed = { $who } начинает на { $hex_loc }.
senjutsu-event-laid = { $who } выкладывает на { $hex_acc } местность: { $terrain }.
senjutsu-event-prepared = { $who } берёт подготовленную карту.
senjutsu-event-won = { $who } побеждает.
senjutsu-event-drawn-game = Никто не устоял: ничья.
senjutsu-event-unveiled = { $who } больше не скрывается.
senjutsu-event-turned-foe = { $who } теперь смотрит в другую сторону.
senjutsu-event-gave = { $who } кладёт карту на руку { $other_dat }.
senjutsu-event-decided-rear = { $who } атакует со спины (список атаки, шаг 1).
senjutsu-event-decided-in-place = { $who } попадает со своего места и не делает шага (список атаки, шаг 2).
senjutsu-event-decided-most-wounds = { $who } идёт туда, откуда наносит больше всего ранений, и атакует (список атаки, шаг 2).
senjutsu-event-decided-past-block = { $who } идёт на гекс, где атаку не остановит блок (список атаки, шаг 3).
senjutsu-event-decided-past-counter = { $who } идёт на гекс, где на атаку не ответит контратака (список атаки, шаг 3).
senjutsu-event-decided-past-bot = { $who } идёт на гекс, откуда атака не заденет другого бота (список атаки, шаг 3).
senjutsu-event-decided-all-the-same = { $who } в атакующей стойке и атакует несмотря ни на что (список атаки, шаг 4).
senjutsu-event-decided-holds-back = { $who } в защитной стойке и не атакует (список атаки, шаг 4).
senjutsu-event-decided-into-block = { $who } атакует, хотя атаку остановят: другой гекс не поможет (список атаки, шаг 4).
senjutsu-event-decided-out-of-reach = { $who } ни до кого не достаёт: вторая половина карты — на своей инициативе (список атаки, шаг 5).
senjutsu-event-decided-shoots = { $who } видит цель в пределах дальности и стреляет (дальняя атака).
senjutsu-event-decided-no-shot = { $who } не видит цели в пределах дальности: дальше вторая половина карты (дальняя атака).
senjutsu-event-decided-to-goal = { $who } идёт к гексу со стороны своей манеры боя (список движения, шаг 1).
senjutsu-event-decided-to-distance = { $who } не может дойти до своей стороны и ищет предпочтительную дистанцию (список движения, шаг 2).
senjutsu-event-decided-turns = { $who } только поворачивается лицом к цели (список движения, шаг 3).
senjutsu-event-decided-stays = { $who } стоит: лучшего места нет (список движения, шаг 4).
senjutsu-event-decided-in-sight = { $who } стоит: дистанция и видимость хороши (дальнее движение, шаг 1).
senjutsu-event-decided-away = { $who } стоит слишком близко и отходит (дальнее движение, шаг 2).
senjutsu-event-decided-to-sight = { $who } движется по своей манере боя, пока не увидит цель (дальнее движение, шаг 3).
senjutsu-event-decided-any-way = { $who } идёт единственным путём, который даёт видимость (дальнее движение, шаг 4).
senjutsu-event-decided-nearest = { $who } встаёт как можно ближе к своей точке (дальнее движение, шаг 7).
senjutsu-event-decided-matches = { $who } ставит защиту на инициативу атаки (список защиты, шаг 2).
senjutsu-event-decided-highest = { $who } не может ответить ни одной атаке и ставит защиту на высшее значение (список защиты, шаг 2).
senjutsu-event-decided-of-two-parts = { $who } ставит защиту против той части атаки, что ранит сильнее (список защиты, шаг 3).
senjutsu-event-decided-of-several = { $who } ставит защиту против атаки, которая может ранить сильнее всех (список защиты, шаг 7).
senjutsu-event-decided-counter-hits = Открыта атака: контратака { $who_gen } ранит (список защиты, шаг 4).
senjutsu-event-decided-counter-fails = Открыта не атака: контратака { $who_gen } ничего не даёт (список защиты, шаг 4).
senjutsu-event-decided-guards = { $who } разворачивает щиты навстречу атаке (список защиты, шаг 5).
senjutsu-event-decided-faces = { $who } не может остановить атаку и поворачивается лицом к цели (список защиты, шаг 5).
senjutsu-event-decided-pushes = { $who } выбирает худшее для вас направление.
senjutsu-event-decided-turns-foe = { $who } разворачивает соперника так, чтобы тот смотрел в сторону.
senjutsu-event-decided-frozen = { $who } не меняет манеры боя из-за паралича.
senjutsu-event-decided-before-bots = { $who } действует раньше других ботов с этой инициативой: так для вас хуже всего.
senjutsu-event-targets-nearest = { $who } выбирает цель: { $other }, ближе нет никого.
senjutsu-event-targets-side = { $who } выбирает цель: { $other }, из ближайших её сторона ближе всех.
senjutsu-event-targets-left = { $who } выбирает цель: { $other }, из равных она самая левая.
senjutsu-event-targets-slower = { $who } целится в более медленную цель: { $other }.
senjutsu-event-targets-lord = { $who } идёт к павшему господину: он лежит ближе любого из вас.
senjutsu-event-begins = { $who }: манера боя «{ $behaviour }», стойка «{ $stance }».
senjutsu-event-behaviour-left = { $who } теперь заходит слева.
senjutsu-event-behaviour-middle = { $who } теперь заходит по центру.
senjutsu-event-behaviour-right = { $who } теперь заходит справа.
senjutsu-event-stance-aggressive = { $who } теперь в атакующей стойке.
senjutsu-event-stance-defensive = { $who } теперь в защитной стойке.
senjutsu-event-rotated = «{ $card }» поворачивается.
senjutsu-event-wave = Этап { $stage }, волна { $wave }.
senjutsu-event-stage-won = Этап { $stage } пройден: фигурки возвращаются на начальные гексы, хромота и яды исчезают.
senjutsu-event-returned = { $count ->
    [one] { $who } замешивает из сброса в колоду { $count } карту.
    [few] { $who } замешивает из сброса в колоду { $count } карты.
   *[many] { $who } замешивает из сброса в колоду { $count } карт.
  }
senjutsu-event-ranked-none = На этот раз без ранга.
senjutsu-event-ranked-wood = Вы заслужили деревянный ранг.
senjutsu-event-ranked-steel = Вы заслужили стальной ранг.
senjutsu-event-ranked-gold = Вы заслужили золотой ранг.
senjutsu-event-ranked-jade = Вы заслужили нефритовый ранг.
senjutsu-event-lord-struck = { $who } поражает павшего господина: всё потеряно.
senjutsu-event-lost = Боты победили.

## What a choice leads to

senjutsu-leads-hex = туда: { $hex }
senjutsu-leads-collision = столкновение: его последствия, и ваш ход окончен
senjutsu-leads-push = { $other } окажется здесь: { $hex }
senjutsu-leads-push-stopped = { $other } окажется здесь: { $hex }; столкновение: { $what }
senjutsu-leads-focus = потом концентрация: { $left }
senjutsu-leads-wounds = карт, которых не взять, каждая — ранение: { $wounds }

## Why not

senjutsu-why-other = Сначала нужно решить другое: { $question }
senjutsu-why-way = { $who } по своей воле туда не ступит: гекс занят или лежит за краем поля.
senjutsu-why-poison = «{ $card }» у вас на руке, её и нужно выбрать.
senjutsu-why-not-held = Карты «{ $card }» у вас на руке нет.
senjutsu-why-instant = «{ $card }» — мгновенная карта: её играют в свой момент, а не выбирают.
senjutsu-why-cost = Карта «{ $card }» стоит { $need ->
    [one] { $need } жетон
    [few] { $need } жетона
   *[many] { $need } жетонов
  } концентрации, а у вас { $count }.
senjutsu-why-kamae = В этом камаэ карту «{ $card }» играть нельзя.
senjutsu-why-forbidden = Карта «{ $card }» сейчас под запретом.
senjutsu-why-answer = Здесь это не ответ: { $question }
senjutsu-why-range = { $card }: инициатива от { $high } до { $low }.
senjutsu-why-pay = Нужно заплатить: только так атака состоится.
senjutsu-why-commit = Вы выбрали атаку, а после этого она бы не состоялась.
senjutsu-why-neutral = Нейтральная позиция — не камаэ: её нельзя выбрать.
senjutsu-why-branch = По вашему дереву туда не дойти.
senjutsu-why-straight = Толкают и тянут по самому прямому пути.
senjutsu-why-face-up = { $card }: не лежит там лицом вверх, или её нельзя взять.
senjutsu-why-search = { $card }: такую карту не ищут, или её нет в колоде.
senjutsu-why-mandatory = Чёрные стрелки этой строки нужно выполнить полностью.
senjutsu-why-line = { $card }: в этой строке сейчас нет такого шага или поворота.
senjutsu-why-stuck = После этого остаток строки не выполнить без столкновения.
senjutsu-why-one = Одну из строк нужно выполнить.
senjutsu-why-no-line = { $card }: здесь нет такой строки.
senjutsu-why-gated = Нужно взять строку вашего камаэ.
senjutsu-why-closed = Сейчас эту строку не выполнить.
senjutsu-why-moment = { $card }: это не мгновенная карта этого момента.
senjutsu-why-type = { $card } того же типа, что и { $other }, а мгновенная должна быть другого.
senjutsu-why-no-counter = { $card }: это не контратака, для неё нужна не основная атака.
senjutsu-why-too-fast = { $card } имеет инициативу { $value }, а контратака — не больше { $high }.
senjutsu-why-core = { $card } — основная карта, её никогда не сбрасывают.
senjutsu-why-status = { $card }: сбросить нельзя.

## Options and decks

senjutsu-option-players = Игроки
senjutsu-option-players-help = Сколько человек сражается.
senjutsu-option-characters = Персонажи
senjutsu-option-characters-help = Кто сражается, по порядку мест.
senjutsu-option-characters-any = Любой
senjutsu-option-decks = Колоды
senjutsu-option-decks-help = Напечатанные личные колоды из 30 карт или дополненные до 40.
senjutsu-option-decks-signature = Личные, 30 карт
senjutsu-option-decks-extended = Дополненные, 40 карт
senjutsu-option-lists = Свои колоды
senjutsu-option-lists-help = Для каждого места — своя колода текстом; «signature» или «extended» для напечатанной; пусто — та, что выбрана для стола.
senjutsu-option-mode = Режим
senjutsu-option-mode-help = Каждый за себя, двое на двое, вместе против ботов или против орды, волна за волной.
senjutsu-option-mode-versus = Дуэль или каждый за себя
senjutsu-option-mode-teams = Двое на двое
senjutsu-option-mode-solo = Против ботов
senjutsu-option-mode-horde = Против орды
senjutsu-option-bots = Боты
senjutsu-option-bots-help = С кем сражаются игроки, от одного до шести. В орде их трое, кроме предводителя: асигару с катаной, двое таких и любой бот или трое персонажей.
senjutsu-company-2 = { $first }, { $second }
senjutsu-company-3 = { $first }, { $second }, { $third }
senjutsu-company-4 = { $first }, { $second }, { $third }, { $fourth }
senjutsu-option-nightmare = Режим кошмара
senjutsu-option-nightmare-help = Каждый бот получает кошмарную карту вместо одной атаки.
senjutsu-option-nightmare_all = Кошмар: все атаки
senjutsu-option-nightmare_all-help = В режиме кошмара заменяют не одну, а все атаки из наборов 3 и 4.
senjutsu-option-random_bots = Случайное начало ботов
senjutsu-option-random_bots-help = Манеру боя и стойку ботов в начале определяет случай, а не то, где они стоят.
senjutsu-option-poisons = Яды
senjutsu-option-poisons-help = Один яд из коробки или колода из пяти ядов у каждого.
senjutsu-option-poisons-core = Только калечащий яд
senjutsu-option-poisons-all = Все пять видов
senjutsu-option-battlefield = Поле боя
senjutsu-option-battlefield-help = Где идёт бой.
senjutsu-option-joined = Второе поле
senjutsu-option-joined-help = Второе поле боя у дальнего края первого: вместе это одно большое поле.
senjutsu-option-joined-none = Нет
senjutsu-option-fallen_lord = Павший господин
senjutsu-option-fallen_lord-help = В режиме орды рядом с вашим начальным гексом лежит ваш господин; бот, который попадёт в него, побеждает.
senjutsu-option-terrain = Местность
senjutsu-option-terrain-help = Без неё, рекомендованная или выложенная игроками.
senjutsu-option-terrain-none = Нет
senjutsu-option-terrain-recommended = Рекомендованная
senjutsu-option-terrain-placed = Выкладывают игроки
senjutsu-option-mirror = Одинаковые персонажи
senjutsu-option-mirror-help = Один и тот же персонаж может сражаться дважды.
senjutsu-option-pushed_goes_on = Оттолкнутые действуют дальше
senjutsu-option-pushed_goes_on-help = Фигурка, которую втолкнули в местность, всё равно доигрывает свою карту.
senjutsu-twice = { $who } может сражаться только один раз, если одинаковые персонажи не разрешены.
senjutsu-teams-of-two = Для игры двое на двое нужно четверо игроков, а за столом { $count }.
senjutsu-versus-alone = Для боя без ботов нужно хотя бы два игрока.
senjutsu-not-in-deck = { $field }: карты { $card } нет в этой колоде, или она уже лежит в другом месте.
senjutsu-deck-no-weapon = { $field }: в колоде не названо оружие, например «weapon 071».
senjutsu-deck-no-character = В колоде не назван персонаж, например «character student». Известны: { $known }.
senjutsu-deck-other = Эта колода для другого персонажа ({ $who }), не для того, кто на этом месте ({ $other }).
senjutsu-deck-line = { $field }: «{ $line }» — не карта. Пишите «2x 044» или «2x Insightful Blow».
senjutsu-deck-size = Карт в колоде: { $count }, а должно быть { $wanted }.
senjutsu-deck-weapon = «{ $card }» — не оружие этого персонажа ({ $who }).
senjutsu-deck-core = «{ $card }» — основная карта, в колоде ей не место.
senjutsu-deck-owner = «{ $card }» принадлежит другому персонажу: { $who }.
senjutsu-deck-copies = Копий карты «{ $card }» в колоде: { $count }, а можно { $most }.
senjutsu-deck-rank = Карт ранга «{ $rank }» в колоде: { $count }, а можно { $most }.
senjutsu-deck-school = «{ $card }» относится к школе { $school }, которую не выбрали.
senjutsu-doubt-partly = Эта карта частично воссоздана.
senjutsu-doubt-initiative = Инициатива этой карты воссоздана.
senjutsu-doubt-counter = Контратака этой карты воссоздана.
senjutsu-doubt-range = Дальность этой карты воссоздана.
senjutsu-doubt-starts = Начальные гексы этого поля боя воссозданы.
senjutsu-doubt-outline = Очертания и начальные гексы этого поля боя воссозданы.
senjutsu-horde-bots = В орде трое ботов, кроме предводителя: трое асигару с катаной, двое таких и кто-нибудь другой или трое разных персонажей.

## Results

senjutsu-outcome-won = { $who } побеждает.
senjutsu-outcome-team = { $who } и { $other } побеждают.
senjutsu-outcome-draw = Ничья: никто не устоял.
senjutsu-outcome-together = Боты разбиты: вы победили.
senjutsu-outcome-lost = Боты победили.
senjutsu-outcome-horde-none = Орда победила. На этот раз без ранга.
senjutsu-outcome-horde-wood = Орда победила. Ваш ранг — деревянный.
senjutsu-outcome-horde-steel = Орда победила. Ваш ранг — стальной.
senjutsu-outcome-horde-gold = Орда победила. Ваш ранг — золотой.
senjutsu-outcome-horde-jade = Орда разбита: ваш ранг — нефритовый.

## The plain table

senjutsu-verb-choose = Положить карту лицом вниз
senjutsu-verb-step = Шаг
senjutsu-verb-turn = Поворот
senjutsu-verb-ring = Сместить кольцо
senjutsu-verb-switch = Принять камаэ
senjutsu-verb-lay = Выложить местность
senjutsu-verb-stand = Выбрать место
senjutsu-verb-discard = Сбросить
senjutsu-verb-take = Взять
senjutsu-verb-play = Сыграть
senjutsu-verb-draw = Взять карты
senjutsu-verb-name = Назвать инициативу
senjutsu-verb-slot = Выбрать очередь
senjutsu-verb-target = Выбрать фигурку
senjutsu-verb-line = Выбрать строку
senjutsu-verb-push = Выбрать направление
senjutsu-verb-shuffle = Замешать
senjutsu-verb-pool = Выбрать набор
senjutsu-verb-prepare = Взять на руку
senjutsu-verb-cure = Вылечить
senjutsu-verb-forbid = Запретить
senjutsu-verb-ban = Запретить тип
senjutsu-verb-poison = Выбрать яд
senjutsu-verb-stance = Сменить стойку
senjutsu-verb-enter = Выбрать начальный гекс

senjutsu-view-phase = Фаза
senjutsu-view-phase-setup = Подготовка
senjutsu-view-phase-draw = Взять
senjutsu-view-phase-choose = Выбрать
senjutsu-view-phase-reveal = Открыть
senjutsu-view-phase-resolve = Разыграть
senjutsu-view-phase-discard = Сбросить
senjutsu-view-phase-over = Конец игры
senjutsu-view-figures = Фигурки
senjutsu-view-bots = Боты
senjutsu-view-name = Имя
senjutsu-view-figure = №
senjutsu-view-hex = Гекс
senjutsu-view-facing = Лицом
senjutsu-view-facing-0 = вверх
senjutsu-view-facing-1 = вверх вправо
senjutsu-view-facing-2 = вниз вправо
senjutsu-view-facing-3 = вниз
senjutsu-view-facing-4 = вниз влево
senjutsu-view-facing-5 = вверх влево
senjutsu-view-kamae = Камаэ
senjutsu-view-kamae-N = Нейтральная
senjutsu-view-kamae-A = Агрессия
senjutsu-view-kamae-B = Равновесие
senjutsu-view-kamae-D = Решимость
senjutsu-view-focus = Концентрация
senjutsu-view-wounds = Ранения
senjutsu-view-bleeding = Кровоточащие ранения
senjutsu-view-stuns = Оглушения
senjutsu-view-hobbles = Хромота, осталось ходов
senjutsu-view-toxins = Действующие яды
senjutsu-view-poisons = Колода ядов
senjutsu-view-limit = Лимит ранений
senjutsu-view-played = Карта в игре
senjutsu-view-initiative = Инициатива
senjutsu-view-named = Названное значение
senjutsu-view-lag = Замедление
senjutsu-view-extra = Другие карты в игре
senjutsu-view-stopped = Больше не может
senjutsu-view-stopped-steps = шагать
senjutsu-view-stopped-turns = поворачиваться
senjutsu-view-stopped-ended = ничего в этот ход
senjutsu-view-shields = Щиты
senjutsu-view-counters = Контратаки
senjutsu-view-dear = Контратаки за концентрацию
senjutsu-view-cards = Карт на руке
senjutsu-view-known = Известные карты руки
senjutsu-view-core = Основные карты
senjutsu-view-asks = Спрашивать о мгновенных
senjutsu-view-stays = Остаётся в игре
senjutsu-view-behaviour = Манера боя
senjutsu-view-behaviour-left = слева
senjutsu-view-behaviour-middle = по центру
senjutsu-view-behaviour-right = справа
senjutsu-view-stance = Стойка
senjutsu-view-stance-aggressive = атакующая
senjutsu-view-stance-defensive = защитная
senjutsu-view-prefers = Предпочтительная дистанция
senjutsu-view-value = Инициатива сейчас
senjutsu-view-track = Шкала преимущества
    .kind = seat
senjutsu-view-banned = Запрещённые типы
senjutsu-view-forbidden-cards = Запрещённые карты
senjutsu-view-terrain = Местность
senjutsu-view-queue = Ещё не действовали
    .kind = seat
senjutsu-view-slots = Порядок равных
    .kind = seat
senjutsu-view-far = Далеко от всех соперников
    .kind = seat
senjutsu-view-used-instant = Мгновенная уже сыграна
    .kind = seat
senjutsu-view-out = Побеждены
    .kind = seat
senjutsu-view-stealthed = Скрыты
    .kind = seat
senjutsu-view-peeked = Увидено сверху
senjutsu-view-met = Увиденные карты ботов
senjutsu-view-gone = Выбыло из игры
senjutsu-view-resets = Колоды, которые обновятся
    .kind = seat
senjutsu-view-wave = Волна
senjutsu-view-stage = Этап
senjutsu-view-result = Итог
senjutsu-view-winners = Победители
    .kind = seat
senjutsu-view-rank = Ранг
senjutsu-view-rank-none = нет
senjutsu-view-rank-wood = деревянный
senjutsu-view-rank-steel = стальной
senjutsu-view-rank-gold = золотой
senjutsu-view-rank-jade = нефритовый
senjutsu-value-defence = { senjutsu-type-defence }
senjutsu-value-attack = { senjutsu-type-attack }
senjutsu-value-meditation = { senjutsu-type-meditation }
senjutsu-value-rocks = { senjutsu-terrain-rocks }
senjutsu-value-bamboo = { senjutsu-terrain-bamboo }
senjutsu-value-cart = { senjutsu-terrain-burning-cart }
senjutsu-value-shrine = { senjutsu-terrain-shrine }
senjutsu-value-cherry = { senjutsu-terrain-cherry-tree }
senjutsu-value-pillar = { senjutsu-terrain-pillar }
senjutsu-value-gate = { senjutsu-terrain-gate }
senjutsu-value-boat = { senjutsu-terrain-boat }
senjutsu-value-corpse = { senjutsu-terrain-corpse }
senjutsu-value-caltrops = { senjutsu-terrain-caltrops }
senjutsu-value-trap = { senjutsu-terrain-trap }
senjutsu-value-lord = { senjutsu-terrain-lord }
senjutsu-value-F = впереди
senjutsu-value-FR = впереди справа
senjutsu-value-BR = сзади справа
senjutsu-value-B = сзади
senjutsu-value-BL = сзади слева
senjutsu-value-FL = впереди слева
senjutsu-value-crippling = { senjutsu-status-002 }
senjutsu-value-fog = { senjutsu-status-129 }
senjutsu-value-haemorrhagic = { senjutsu-status-130 }
senjutsu-value-paralysing = { senjutsu-status-131 }
senjutsu-value-virulent = { senjutsu-status-132 }
