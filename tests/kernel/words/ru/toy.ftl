### What the toy says: asks, offers, tells, refuses, and what its fields are called.

## The game

game-toy = Садовые воры
toy-about = Торгуйтесь за первый ход, откладывайте фрукты и обкрадывайте соседей: маленькая игра, чтобы испытать стол.
toy-owner = «Садовые воры» придуманы здесь, чтобы показать всё, что умеет стол.
toy-seat =
    { $name ->
        [Ada] Ада
        [Bo] Бо
        [Cy] Сай
        [Di] Ди
       *[other] { $name }
    }
toy-card = { $fruit } { $number }
toy-value-plum = слива
toy-value-pear = груша
toy-value-fig = инжир
toy-value-quince = айва

## Options

toy-players = Игроки
toy-rounds = Раунды
toy-teams = Две команды по двое
toy-dice = Кубик
toy-dice-six = шестигранный
toy-dice-four = четырёхгранный
toy-no-teams = Команды — только для четверых.

## Positions

toy-no-card = Карты { $card } нет.
toy-no-action = Действия { $action } нет.
toy-twice = { $card } из поля { $field } лежит и в другом месте.
toy-missing = В поле { $field } не хватает карт: { $count }.

## What is asked

toy-ask-bid = { $who } делает ставку
toy-ask-aside = { $who } откладывает карту
toy-ask-turn = { $who } ходит
toy-ask-look = { $who } оставляет верхнюю карту или выбрасывает её
toy-ask-find = { $who } ищет карту
toy-ask-guard = { $who } может показать инжир
toy-ask-press = { $who } может настоять

## What is offered

toy-do-bid = Поставить { $what }
toy-do-aside = Отложить: { $what }
toy-do-take = Взять карту
toy-do-peek = Подсмотреть
toy-do-search = Искать
toy-do-rest = Отдохнуть
toy-do-raid = Набег: { $what }
toy-do-guard = Показать: { $what }
toy-do-pass = Пас
toy-do-press = Настоять
toy-do-keep = Оставить сверху
toy-do-toss = Выбросить
toy-do-find = Взять: { $what }

## Verbs of several choices

toy-verb-bid = Ставка
toy-verb-aside = Отложить
toy-verb-raid = Набег
toy-verb-guard = Показать
toy-verb-find = Взять

## What is refused

toy-no-not-now = Не сейчас. { $rule }
toy-no-empty-deck = Колода пуста. { $rule }
toy-no-no-coin = Не хватает монет. { $rule }
toy-no-own-side = Это ваша собственная сторона. { $rule }
toy-no-empty-hand = Там никто не держит карт. { $rule }
toy-no-no-fig = Это не инжир. { $rule }
toy-no-not-yours = Этой карты там нет. { $rule }

## What is told

toy-tell-begin = Воров собралось: { $number }.
toy-tell-round = Начинается раунд { $number }.
toy-tell-bids = { $who } ставит { $number }.
toy-tell-leads = { $who } начинает.
toy-tell-took = { $who } берёт карту.
toy-tell-saw = { $who } видит сверху: { $card }.
toy-tell-tossed = { $who } выбрасывает: { $card }.
toy-tell-found = { $who } находит карту.
toy-tell-rested = { $who } отдыхает.
toy-tell-raided = { $who } совершает набег; цель: { $other }.
toy-tell-guarded = { $who } показывает: { $card }.
toy-tell-pressed = { $who } настаивает.
toy-tell-rolled = { $who } выбрасывает на кубике { $number }.
toy-tell-stole = { $who } крадёт карту; у кого: { $other }.
toy-tell-stole-what = { $who } крадёт: { $card }; у кого: { $other }.
toy-tell-scored = { $who }: { $card }, очки: { $points }.
toy-over = Сад опустел.

## The plain table: what its fields are called; `.kind = seat` where a number is a seat

toy-view-lead = Начинает
    .kind = seat
toy-view-bank = Монет в банке
toy-view-guarded = Набег отбит
toy-view-deck = Карт в колоде
toy-view-buried = Погребено ветром
toy-view-top = Известно сверху
toy-view-discard = Выброшено
toy-view-found = Сейчас в колоде
toy-view-team = Команда
toy-view-team-0 = первая
toy-view-team-1 = вторая
toy-view-team-2 = третья
toy-view-team-3 = четвёртая
toy-view-coins = Монеты
toy-view-points = Очки
toy-view-hand = Рука
toy-view-aside = Отложено

## Rules

rules-toy-chapter-1 = Подготовка
rules-toy-chapter-2 = Ставки
rules-toy-chapter-3 = Откладывание
rules-toy-chapter-4 = Ход
rules-toy-chapter-5 = Конец
rule-T1_1 = Каждый получает две карты и две монеты.
rule-T1_2 = Для команд нужно четверо игроков.
rule-T1_3 = Места напротив — одна команда, очки общие.
rule-T2_1 = Все одновременно ставят до двух монет и платят.
rule-T2_2 = Наивысшая ставка ходит первой; среди равных решает случай.
rule-T3_1 = Все одновременно откладывают карту рубашкой вверх.
rule-T4_1 = Возьмите следующую карту колоды.
rule-T4_2 = Подсмотрите следующую карту и оставьте её сверху или выбросьте.
rule-T4_3 = Заплатите монету, найдите карту в колоде и перетасуйте.
rule-T4_4 = Отдохните за монету из банка; ветер хоронит карту.
rule-T4_5 = Обкрадите кого-то с другой стороны, у кого есть карты.
rule-T4_6 = Тот, кого обкрадывают, может показать инжир.
rule-T4_7 = Нападающий может заплатить монету и настоять.
rule-T4_8 = Если выпало больше половины, нападающий крадёт случайную карту.
rule-T5_1 = Отложенные карты дают очки; одинокий инжир — нет.
rule-T5_2 = Побеждает тот, у кого больше всего очков.
