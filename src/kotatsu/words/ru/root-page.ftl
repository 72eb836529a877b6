### Слова стола Root на странице. Термины — в root-terms.ftl, планшеты — в root-boards.ftl.

## Game and factions

page-root-facts = { $min }–{ $max } игроков · 60–120 мин
page-root-seats = Фракции
page-root-seats-help = Рука каждого тайная, кроме открытой руки Речного братства.
page-root-reach-help = Сколько напора у фракций вместе: совет, а не запрет.
page-root-reach-note = коэфф. { $n }
page-root-board = Планшет
page-root-about-marquise = Правит лесом с первого дня и застраивает его. С неё легко начать.
page-root-about-eyrie = Растёт благодаря уставу, который надо исполнить до последней карты.
page-root-about-alliance = Начинает с одной лишь поддержки и восстаёт там, где его любят.
page-root-about-vagabond = Один странник с рюкзаком: помогает, дерётся, торгует и выбирает друзей.
page-root-about-vagabond2 = Второй странник на собственных тропах.
page-root-about-cult = Завоёвывает сердца садами и ждёт того, что выбрасывают другие.
page-root-about-riverfolk = Продаёт всё и всем: карты, лодки, мечи.

## Map

page-root-clearing = Поляна { $n }
page-root-clearing-suit = Поляна { $n }, { $suit }
page-root-forest = Лес между { $list }
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

page-root-battle-at = Сражение на поляне { $n }
page-root-battle-warriors = Воины
page-root-battle-hits = Засчитано
page-root-battle-extra = Добавочный урон
page-root-battle-losses = Потери
page-root-battle-no-ambush = без засады
page-root-battle-no-foil = не обнаружена
page-root-battle-nothing = обнаруживать нечего
page-root-battle-die = Кубик: { $n }
page-root-battle-higher = больший
page-root-battle-lower = меньший
page-root-battle-capped = не больше, чем воинов
page-root-battle-deals = наносит { $n }
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
