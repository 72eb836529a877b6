### Слова стола Root на странице. Термины — в root-terms.ftl, планшеты — в root-boards.ftl.

## Game and factions

page-root-facts = { $min }–{ $max } игроков · 60–120 мин
page-root-seats = Фракции
page-root-seats-help = Рука каждого тайная, кроме открытой руки Речного братства.
page-root-reach-help = Сколько напора у фракций вместе: совет, а не запрет.
page-root-reach-note = коэфф. { $n }
page-root-board = Планшет
page-root-about-marquise = Правит лесом с первого дня и застраивает его. С неё легко начать.
page-root-about-eyrie = Растёт благодаря уставу, который надо выполнить до последней карты.
page-root-about-alliance = Начинает с одной лишь поддержки и восстаёт там, где его любят.
page-root-about-vagabond = Один странник с рюкзаком: помогает, дерётся, торгует и выбирает друзей.
page-root-about-vagabond2 = Второй странник на собственных тропах.
page-root-about-cult = Завоёвывает сердца садами и ждёт того, что выбрасывают другие.
page-root-about-riverfolk = Продаёт всё и всем: карты, лодки, мечи.

## Map

page-root-clearing = Поляна { $n }
page-root-clearing-suit = Поляна { $n }, { $suit }
page-root-forest = Лес между { $list }
page-root-forest-tag = { $list }
page-root-warriors-of =
    { $who }: { $n ->
        [one] { $n } воин
        [few] { $n } воина
       *[other] { $n } воинов
    }
page-root-pawn-of = Здесь стоит { $who }
page-root-piece-many = { $what }: { $n }
page-root-ruled-by = Правитель: { $who }
page-root-ruled-none = Никто не правит
page-root-empty = Компонентов нет
page-root-open-slots = Свободные ячейки: { $n }
page-root-ruin-here = Руины
page-root-scorched-help = Выжжена: сюда больше нельзя ничего поместить и никто не войдёт.

## Questions

page-root-ask-from = Откуда идут?
page-root-ask-to = Куда идут воины с поляны { $n }?
page-root-ask-where = Куда?
page-root-ask-clearing = На какой поляне?
page-root-ask-foe = Кого выбираете на поляне { $n }?
page-root-ask-seat = Кого?
page-root-ask-card = Какую карту?
page-root-ask-piece = Какой компонент?
page-root-ask-item = Какой предмет?
page-root-ask-suit = Какую масть?
page-root-ask-column = В какой столбец?
page-root-ask-service = Какую услугу?
page-root-ask-quest = Какое задание?
page-root-ask-leader = Какого лидера?
page-root-ask-character = Какого персонажа?
page-root-ask-count = Сколько?
page-root-ask-verb = Что делаете?

## Cards and log

page-root-piles = Стопки
page-root-pile-empty = Здесь ещё нет карт.
page-root-discard = сброс { $n }
page-root-choose-card = Карты, которые можно выбрать
page-root-hand-empty = На руке нет карт
page-root-hand-hidden =
    { $who }: { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[other] { $n } карт
    } на руке
page-root-last-lines = Что произошло только что
page-root-items-left = Предметы, которые ещё можно смастерить

## Battle

page-root-more-below = Ниже есть ещё часть планшета
page-root-score-reasons = За что получены очки
page-root-no-points = очков пока нет
page-root-battle-at = Сражение на поляне { $n }
page-root-battle-warriors = Воины
page-root-battle-hits = Засчитано
page-root-battle-extra = Доп. урон
page-root-battle-losses = Потери
page-root-battle-no-ambush = без засады
page-root-battle-no-foil = не обнаружена
page-root-battle-nothing = обнаруживать нечего
page-root-battle-die = Кубик: { $n }
page-root-battle-higher = больший
page-root-battle-lower = меньший
page-root-battle-capped = не больше, чем воинов
page-root-battle-takes = получает { $n }
page-root-battle-no-dice = нападать некому: без кубиков
page-root-battle-no-losses = потерь нет
page-root-battle-defenseless = защищающийся беззащитен
page-root-battle-fell =
    { $n ->
        [one] { $n } воин
        [few] { $n } воина
       *[other] { $n } воинов
    }
page-root-battle-left = ещё принять
page-root-battle-settled = Весь урон принят
page-root-battle-ally = вместе: { $who }

## End

page-root-won-points = Набрано тридцать очков.
page-root-won-dominance = Карта превосходства удержана до конца.
page-root-won-coalition = Коалиция побеждает вместе.

## Tour

page-root-tour-map = Лес
page-root-tour-map-text = Поляны с мастью и номером. Обод показывает, кто правит. Что светится, того можно коснуться: нажмите откуда, затем куда.
page-root-tour-seats = Все за столом
page-root-tour-seats-text = Очки на линейке, главные числа возле каждого имени. Нажатие открывает планшет фракции.
page-root-tour-board = Ваш планшет
page-root-tour-board-text = Что построено, сколько стоит следующий компонент и что он даст.
page-root-tour-hand = Ваша рука
page-root-tour-hand-text = Карты светятся, когда их можно разыграть. Задержите указатель или палец, чтобы прочитать, что карта делает.
page-root-tour-prompt = Вопрос
page-root-tour-prompt-text = Здесь стоит вопрос и все варианты кнопками. Знак вопроса объясняет, почему что-то нельзя.

## Guides: the first turns of each faction

page-root-guide-marquise-1 = Каждое утро каждая лесопилка сама кладёт дерево на свою поляну. Деревом платят за всё, что вы строите.
page-root-guide-marquise-2 = Днём три действия в любом порядке: сражение, марш, вербовка, строительство, сверхурочные. Потраченная птичья карта даёт ещё одно.
page-root-guide-marquise-3 = Читайте ряд слева: цена в дереве сверху, очки рядом. Подчёркнутое здание следующее, а дальнейшие дают столько же или больше.
page-root-guide-marquise-4 = Для марша нажмите поляну со своими воинами, затем ту, что светится. Одной из двух надо править: не оставляйте свои земли пустыми.
page-root-guide-marquise-5 = Карты мастерят до действий, мастерскими на полянах нужных мастей. Предметы сразу дают очки.
page-root-guide-eyrie-1 = Каждое утро добавляйте в устав одну или две карты: выберите карту, затем один из четырёх столбцов. Они остаются там.
page-root-guide-eyrie-2 = Днём выполняют каждую карту слева направо: вербовка, перемещение, сражение, строительство, на поляне её масти. Птицы подходят везде.
page-root-guide-eyrie-3 = Если карту нельзя выполнить, наступает смута: за птиц в уставе вы теряете очки, и приходит новый лидер.
page-root-guide-eyrie-4 = У каждого лидера своя сила, и он решает, где лежат двое преданных министров.
page-root-guide-eyrie-5 = Гнёзда дают очки каждый вечер: чем больше их на поле, тем больше очков. Стройте рано, по одному на поляну.
page-root-guide-alliance-1 = Ваша валюта — сторонники. Их масти видите только вы; остальные знают лишь число.
page-root-guide-alliance-2 = Утром получайте поддержку: платят сторонники масти поляны, шкала показывает, сколько и за какие очки. Дороже там, где у врага три воина.
page-root-guide-alliance-3 = Двое сторонников масти поднимают восстание на лояльной поляне: всё вражеское исчезает, встаёт база с воинами и офицером.
page-root-guide-alliance-4 = Днём карты становятся сторонниками (мобилизация), а когда есть база, и офицерами (тренировка).
page-root-guide-alliance-5 = Каждый офицер даёт одну операцию вечером: перемещение, сражение, вербовка или воин становится поддержкой.
page-root-guide-vagabond-1 = Вы одна фишка, а сила ваша в предметах. Что лежит лицом вверх, тем можно действовать; потом предмет переворачивают до обновления.
page-root-guide-vagabond-2 = Утром прокрадитесь на соседнюю поляну или в лес, бесплатно. Потом каждый шаг стоит сапог, а в лес можно только прокрасться.
page-root-guide-vagabond-3 = Помощь: дайте кому-то на поляне карту её масти и возьмите сделанный им предмет. Повторная помощь даёт дружбу и очки, убийство даёт врагов.
page-root-guide-vagabond-4 = Задание выполняют на поляне его масти двумя изображёнными предметами. Берите за него карты или очки, которых больше с каждым заданием масти.
page-root-guide-vagabond-5 = Факел исследует руины: ещё предмет и очко. Молоты мастерят и чинят, мечи сражаются, арбалет стреляет.
page-root-guide-cult-1 = Карты, которые тратят или сбрасывают, становятся заблудшими душами. Вашим утром самая частая масть становится изгоями.
page-root-guide-cult-2 = Перемещаться, сражаться и обращать вы можете только на полянах изгоев, через заговоры.
page-root-guide-cult-3 = Приспешники — это воины, павшие в обороне. Ими платят за заговоры: поход, обращение или чужое здание становится вашим садом.
page-root-guide-cult-4 = Днём открывайте карты для обрядов: сад, вербовка, очки или птица за приспешника. Вечером они возвращаются на руку; уходит лишь карта, потраченная на очки.
page-root-guide-cult-5 = Сад даёт власть над поляной, кто бы там ни стоял. Чем больше садов масти, тем больше даёт её обряд очков.
page-root-guide-riverfolk-1 = Ваша рука открыта: другие своим утром могут купить из неё карту, сесть в ваши лодки, нанять ваших воинов.
page-root-guide-riverfolk-2 = Каждый вечер вы ставите цену каждой услуге. Дешёвое покупают часто, дорогое покупают в нужде.
page-root-guide-riverfolk-3 = Платят воинами. В ваш следующий ход это капитал: вложите одного, чтобы перемещаться, сражаться, брать карту или мастерить; потратьте, чтобы вербовать или ставить торговый пост.
page-root-guide-riverfolk-4 = Торговый пост стоит двух воинов правителя поляны из капитала и сразу даёт очки. У кого есть компоненты рядом с вашими постами, тот покупает больше услуг, а освободившиеся клетки служат для ремесла.
page-root-guide-riverfolk-5 = Пока стоит торговый пост, непотраченный капитал даёт утром очко за каждые два. Если никто не купил, платежом придут двое ваших воинов.

page-root-forecast = Выдержит ли устав?
page-root-forecast-note = по положению после выбора
page-root-forecast-after = после выбора
page-root-forecast-none = негде
page-root-forecast-holds = всё можно выполнить
page-root-forecast-turmoil = смута, если ничего не изменится
page-root-forecast-point = Наведите на вариант, чтобы увидеть, что он оставляет от устава.
page-root-keep-prices = Оставить все цены
