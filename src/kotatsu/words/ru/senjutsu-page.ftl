### The words of Senjutsu’s table on the page. Names and terms: senjutsu-terms.ftl; what is asked and told: senjutsu.ftl.

## The table

page-senjutsu-facts = { $min }–{ $max } бойца: дуэль, боты или орда
page-senjutsu-seats = Бойцы
page-senjutsu-seats-help = У каждого места свой персонаж с колодой, деревом камаэ и оружием.
page-senjutsu-mode-duel = дуэль
page-senjutsu-mode-many = все против всех
page-senjutsu-mode-teams = командами
page-senjutsu-mode-solo = против ботов
page-senjutsu-mode-horde = против орды
page-senjutsu-turn = ход { $n }
page-senjutsu-turns = Ходы { $from }–{ $to }
page-senjutsu-hand = рука
page-senjutsu-deck = колода
page-senjutsu-discard = сброс
page-senjutsu-key-turn = повернуть фигурку налево или направо
page-senjutsu-key-kamae = деревья камаэ словами
page-senjutsu-key-discards = стопки сброса
page-senjutsu-trees = Деревья камаэ
page-senjutsu-ring = Кольцо лежит здесь: { $kamae }.
page-senjutsu-branch-one = { $from } → { $to }, только в эту сторону
page-senjutsu-branch-both = { $from } ↔ { $to }, в обе стороны
page-senjutsu-discards = Сбросы
page-senjutsu-face-up = Лицом вверх
page-senjutsu-face-down = Лицом вниз
page-senjutsu-nothing = Здесь пока ничего нет.
page-senjutsu-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
  }
page-senjutsu-wounds = Ранения
page-senjutsu-wounds-of = ранения { $n } из { $of }
page-senjutsu-focus-of = концентрация { $n } из 3
page-senjutsu-away = { $n ->
    [one] на расстоянии { $n } гекса
    [few] на расстоянии { $n } гексов
   *[many] на расстоянии { $n } гексов
  }
page-senjutsu-faces-0 = смотрит вверх
page-senjutsu-faces-1 = смотрит вверх вправо
page-senjutsu-faces-2 = смотрит вниз вправо
page-senjutsu-faces-3 = смотрит вниз
page-senjutsu-faces-4 = смотрит вниз влево
page-senjutsu-faces-5 = смотрит вверх влево
page-senjutsu-turn-left = Поворот влево
page-senjutsu-turn-right = Поворот вправо
page-senjutsu-ring-to = { $kamae }, концентрация +{ $focus }
page-senjutsu-hex-tag = { $name }
page-senjutsu-chose = карта выбрана
page-senjutsu-ally = союзник
page-senjutsu-your-card = ваша карта
page-senjutsu-their-card = карта соперника
page-senjutsu-initiative-short = инициатива
page-senjutsu-pick = Выберите одну из этих карт
page-senjutsu-no-cards = Карт на руке нет: основные карты доступны всегда.
page-senjutsu-no-cards-yet = Первые карты возьмёте, когда все встанут на поле.
page-senjutsu-hidden-hand = { $who }: карт на руке { $n }, скрыто.
page-senjutsu-known = Известные карты руки
page-senjutsu-no-card = Карты ещё нет
page-senjutsu-line = Ход по инициативе
page-senjutsu-moment = Показать поле в этот момент
page-senjutsu-asks-quiet = Положить, без мгновенных
page-senjutsu-asks-ask = Положить и спрашивать о мгновенных
page-senjutsu-ask-lay = Положить «{ $card }» лицом вниз?
page-senjutsu-end-turns = { $n ->
    [one] Бой длился { $n } ход.
    [few] Бой длился { $n } хода.
   *[many] Бой длился { $n } ходов.
  }

page-senjutsu-end-wounds = Ранения ход за ходом
page-senjutsu-end-blows = Самые тяжёлые удары

## Marks on the field

page-senjutsu-key-lit = сюда можно
page-senjutsu-key-step = куда приведёт карта
page-senjutsu-must-step = шаг обязателен
page-senjutsu-key-target = цель атаки
page-senjutsu-key-hit = попадёт
page-senjutsu-key-reach = можно достать
page-senjutsu-key-shield = щит
page-senjutsu-key-sight = в пределах дальности и на виду
page-senjutsu-key-trace = последний шаг

## Why it went so

page-senjutsu-why-missed = Ни на одном из отмеченных гексов никто не стоял.
page-senjutsu-why-blocked = Щит на этом значении прикрывал сторону атаки.
page-senjutsu-why-stopped = На каждом пути атаки была местность или щит.
page-senjutsu-why-counters = Блок остановил атаку на значении контратаки.
page-senjutsu-why-bumped = Путь занимала другая фигурка.
page-senjutsu-why-collided = Путь закрыт: шаг здесь кончается.
page-senjutsu-why-lessened = Доспех остаётся в игре и уменьшает каждую атаку на одно ранение.
page-senjutsu-why-shields = Они действуют только на этом значении, не раньше и не позже.
page-senjutsu-why-replaced = Замена встаёт на место открытой карты.
page-senjutsu-why-named = У карты диапазон; игрок называет одно значение.
page-senjutsu-why-pushed = Толчок ведёт прочь от толкающего и кончается перед препятствием.

## Bots

page-senjutsu-bot-brief = { $stance }, дистанция { $n }
page-senjutsu-bot-way = Стойка: { $stance }. Манера боя: { $behaviour }. { senjutsu-preferred-distance }: { $n }.
page-senjutsu-bot-waits = В этот ход ещё ничего не решено.

## On the cards, as short as can be

page-senjutsu-else = иначе
page-senjutsu-replacement = замена
page-senjutsu-when-after-card = после карты
page-senjutsu-when-before-card = перед картой
page-senjutsu-when-turn-starts = начало хода
page-senjutsu-when-turn-ends = конец хода
page-senjutsu-when-hit = после попадания
page-senjutsu-when-blocked = после блока
page-senjutsu-when-hit-or-blocked = после попадания или блока
page-senjutsu-when-wounded = когда вас ранят
page-senjutsu-when-lessened = каждый раз
page-senjutsu-when-naming-value = до выбора значения
page-senjutsu-when-no-card = колода пуста
page-senjutsu-do-who-foe = соперник:
page-senjutsu-do-who-foes = соперники:
page-senjutsu-do-who-all = все:
page-senjutsu-do-who-others = остальные:
page-senjutsu-do-turn = развернуть
page-senjutsu-do-draw = взять
page-senjutsu-do-draw-up = взять до
page-senjutsu-do-discard = сбросить
page-senjutsu-do-shuffle = замешать
page-senjutsu-do-shuffle-up = замешать до
page-senjutsu-do-shuffle-all = замешать руку
page-senjutsu-do-search = найти:
page-senjutsu-do-take = из сброса:
page-senjutsu-do-take-top = одна из 3 верхних
page-senjutsu-do-take-foe = золото или нефрит из сброса соперника
page-senjutsu-do-give = сопернику одну из 3 верхних
page-senjutsu-do-look = посмотреть руку
page-senjutsu-do-play = сыграть её
page-senjutsu-do-unfocus-all = потерять всю концентрацию
page-senjutsu-do-unfocus-all-but = оставить 1 жетон
page-senjutsu-do-steal = похитить
page-senjutsu-do-switch = принять
page-senjutsu-do-switch-any = любое камаэ
page-senjutsu-do-change = сместить камаэ
page-senjutsu-do-worsen = ранение кровоточит
page-senjutsu-do-push = оттолкнуть
page-senjutsu-do-pull = притянуть
page-senjutsu-do-advantage = получить преимущество
page-senjutsu-do-cancel-movement = больше не движется
page-senjutsu-do-cancel-turns = больше не поворачивается
page-senjutsu-do-cancel-card = карта отменена
page-senjutsu-do-stay = остаётся в игре
page-senjutsu-do-forbid-hiding = сбросы открыты
page-senjutsu-do-forbid-instants = без мгновенных
page-senjutsu-do-forbid-named = названное запрещено
page-senjutsu-do-forbid-repeats = без повторов
page-senjutsu-do-forbid-spying = без подглядываний
page-senjutsu-do-forbid-wound = пустая колода не ранит
page-senjutsu-do-name-type = назвать тип
page-senjutsu-do-name-any-card = назвать карту
page-senjutsu-do-end = можно прекратить
page-senjutsu-do-lessen = −{ $n } ранение
page-senjutsu-do-widen = диапазон ±{ $n }
page-senjutsu-do-shoot = ниже инициатива: { $n }
page-senjutsu-do-behaviour = сменить манеру
page-senjutsu-do-reset = обновить колоду
page-senjutsu-do-leave = выбывает из игры
page-senjutsu-do-recover = атака вернётся в колоду
page-senjutsu-do-prefer = дистанция
page-senjutsu-do-cure-bleeding = остановить кровь
page-senjutsu-do-cure-status = без состояний
page-senjutsu-do-cure-up-stuns = сбросить до 2 оглушений

## The first look round

page-senjutsu-tour-field = Поле боя
page-senjutsu-tour-field-text = Полоса со стрелкой показывает, куда смотрит фигурка. Подсвеченных гексов можно касаться.
page-senjutsu-tour-seat = Ваш боец
page-senjutsu-tour-seat-text = Ранения, концентрация, состояния и дерево камаэ с кольцом. Коснитесь сброса, чтобы его прочесть.
page-senjutsu-tour-hand = Ваши карты
page-senjutsu-tour-hand-text = Взгляните на карту, и поле покажет, что она сделает. Строки, что действуют сейчас, белые.
page-senjutsu-tour-ladder = Инициатива
page-senjutsu-tour-ladder-text = Карты действуют от 9 до 0. При равных значениях первой идёт защита, потом атака.
page-senjutsu-tour-prompt = Ваш выбор
page-senjutsu-tour-prompt-text = Здесь стоит всё, о чём спрашивают. Карты открывают вместе; до тех пор вашу никто не видит.
