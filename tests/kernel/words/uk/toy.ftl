### What the toy says: asks, offers, tells, refuses, and what its fields are called.

## The game

game-toy = Садові злодії
toy-about = Торгуйтеся за перший хід, відкладайте фрукти й обкрадайте сусідів: маленька гра, щоб випробувати стіл.
toy-owner = «Садові злодії» вигадано тут, щоб показати все, що вміє стіл.
toy-seat =
    { $name ->
        [Ada] Ада
        [Bo] Бо
        [Cy] Сай
        [Di] Ді
       *[other] { $name }
    }
toy-card = { $fruit } { $number }
toy-value-plum = слива
toy-value-pear = груша
toy-value-fig = інжир
toy-value-quince = айва

## Options

toy-players = Гравці
toy-rounds = Раунди
toy-teams = Дві команди по двоє
toy-dice = Кубик
toy-dice-six = шестигранний
toy-dice-four = чотиригранний
toy-no-teams = Команди — лише для чотирьох.

## Positions

toy-no-card = Карти { $card } немає.
toy-no-action = Дії { $action } немає.
toy-twice = { $card } з поля { $field } лежить і деінде.
toy-missing = У полі { $field } бракує карт: { $count }.

## What is asked

toy-ask-bid = { $who } робить ставку
toy-ask-aside = { $who } відкладає карту
toy-ask-turn = { $who } ходить
toy-ask-look = { $who } лишає верхню карту або викидає її
toy-ask-find = { $who } шукає карту
toy-ask-guard = { $who } може показати інжир
toy-ask-press = { $who } може наполягти

## What is offered

toy-do-bid = Поставити { $what }
toy-do-aside = Відкласти: { $what }
toy-do-take = Узяти карту
toy-do-peek = Підглянути
toy-do-search = Шукати
toy-do-rest = Відпочити
toy-do-raid = Набіг: { $what }
toy-do-guard = Показати: { $what }
toy-do-pass = Пас
toy-do-press = Наполягти
toy-do-keep = Лишити згори
toy-do-toss = Викинути
toy-do-find = Узяти: { $what }

## Verbs of several choices

toy-verb-bid = Ставка
toy-verb-aside = Відкласти
toy-verb-raid = Набіг
toy-verb-guard = Показати
toy-verb-find = Узяти

## What is refused

toy-no-not-now = Не зараз. { $rule }
toy-no-empty-deck = Колода порожня. { $rule }
toy-no-no-coin = Бракує монет. { $rule }
toy-no-own-side = Це ваша власна сторона. { $rule }
toy-no-empty-hand = Там ніхто не тримає карт. { $rule }
toy-no-no-fig = Це не інжир. { $rule }
toy-no-not-yours = Цієї карти там немає. { $rule }

## What is told

toy-tell-begin = Злодіїв зібралося: { $number }.
toy-tell-round = Починається раунд { $number }.
toy-tell-bids = { $who } ставить { $number }.
toy-tell-leads = { $who } починає.
toy-tell-took = { $who } бере карту.
toy-tell-saw = { $who } бачить згори: { $card }.
toy-tell-tossed = { $who } викидає: { $card }.
toy-tell-found = { $who } знаходить карту.
toy-tell-rested = { $who } відпочиває.
toy-tell-raided = { $who } обкрадає; ціль: { $other }.
toy-tell-guarded = { $who } показує: { $card }.
toy-tell-pressed = { $who } наполягає.
toy-tell-rolled = { $who } викидає на кубику { $number }.
toy-tell-stole = { $who } краде карту; у кого: { $other }.
toy-tell-stole-what = { $who } краде: { $card }; у кого: { $other }.
toy-tell-scored = { $who }: { $card }, очки: { $points }.
toy-over = Сад порожній.

## The plain table: what its fields are called; `.kind = seat` where a number is a seat

toy-view-lead = Починає
    .kind = seat
toy-view-bank = Монет у банку
toy-view-guarded = Набіг відбито
toy-view-deck = Карт у колоді
toy-view-buried = Поховано вітром
toy-view-top = Відомо згори
toy-view-discard = Викинуто
toy-view-found = Зараз у колоді
toy-view-team = Команда
toy-view-team-0 = перша
toy-view-team-1 = друга
toy-view-team-2 = третя
toy-view-team-3 = четверта
toy-view-coins = Монети
toy-view-points = Очки
toy-view-hand = Рука
toy-view-aside = Відкладено

## Rules

rules-toy-chapter-1 = Підготовка
rules-toy-chapter-2 = Ставки
rules-toy-chapter-3 = Відкладання
rules-toy-chapter-4 = Хід
rules-toy-chapter-5 = Кінець
rule-T1_1 = Кожен отримує дві карти й дві монети.
rule-T1_2 = Для команд потрібно четверо гравців.
rule-T1_3 = Місця навпроти — одна команда, очки спільні.
rule-T2_1 = Усі водночас ставлять до двох монет і платять.
rule-T2_2 = Найвища ставка ходить першою; серед рівних вирішує випадок.
rule-T3_1 = Усі водночас відкладають карту долілиць.
rule-T4_1 = Візьміть наступну карту колоди.
rule-T4_2 = Підгляньте наступну карту й лишіть її згори або викиньте.
rule-T4_3 = Сплатіть монету, знайдіть карту в колоді й перетасуйте.
rule-T4_4 = Відпочиньте за монету з банку; вітер ховає карту.
rule-T4_5 = Обкрадіть когось з іншої сторони, хто тримає карти.
rule-T4_6 = Той, кого обкрадають, може показати інжир.
rule-T4_7 = Нападник може сплатити монету й наполягти.
rule-T4_8 = Якщо випало більше половини, нападник краде випадкову карту.
rule-T5_1 = Відкладені карти дають очки; самотній інжир — ні.
rule-T5_2 = Перемагає той, у кого найбільше очок.
