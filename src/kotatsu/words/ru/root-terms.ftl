### The words of Root: names of factions, places, pieces, cards and deeds. One word for one thing everywhere.

## The game

game-root = Корни
root-owner = Root придумал Коул Верле, нарисовал Кайл Феррин, издали Leder Games. Названия и игра принадлежат им; их рисунков и текстов здесь нет. Коробка стоит места на полке.

## Factions

root-faction-marquise = Маркиса де Коте
    .gen = Маркисы де Коте
    .dat = Маркисе де Коте
    .acc = Маркису де Коте
    .ins = Маркисой де Коте
    .gender = f
root-faction-eyrie = Крылатая династия
    .gen = Крылатой династии
    .dat = Крылатой династии
    .acc = Крылатую династию
    .ins = Крылатой династией
    .gender = f
root-faction-alliance = Лесной союз
    .gen = Лесного союза
    .dat = Лесному союзу
    .acc = Лесной союз
    .ins = Лесным союзом
    .gender = m
root-faction-vagabond = Бродяга
    .gen = Бродяги
    .dat = Бродяге
    .acc = Бродягу
    .ins = Бродягой
    .gender = m
root-faction-vagabond-2 = Второй Бродяга
    .gen = Второго Бродяги
    .dat = Второму Бродяге
    .acc = Второго Бродягу
    .ins = Вторым Бродягой
    .gender = m
root-faction-cult = Культ пресмыкающихся
    .gen = Культа пресмыкающихся
    .dat = Культу пресмыкающихся
    .acc = Культ пресмыкающихся
    .ins = Культом пресмыкающихся
    .gender = m
root-faction-riverfolk = Речное братство
    .gen = Речного братства
    .dat = Речному братству
    .acc = Речное братство
    .ins = Речным братством
    .gender = n
    .full = Компания «Речное братство»
root-short-marquise = Маркиса
    .gen = Маркисы
    .dat = Маркисе
    .acc = Маркису
    .ins = Маркисой
    .gender = f
root-short-eyrie = Династия
    .gen = Династии
    .dat = Династии
    .acc = Династию
    .ins = Династией
    .gender = f
root-short-alliance = Союз
    .gen = Союза
    .dat = Союзу
    .acc = Союз
    .ins = Союзом
    .gender = m
root-short-vagabond = Бродяга
    .gen = Бродяги
    .dat = Бродяге
    .acc = Бродягу
    .ins = Бродягой
    .gender = m
root-short-vagabond-2 = Бродяга 2
    .gen = Бродяги 2
    .dat = Бродяге 2
    .acc = Бродягу 2
    .ins = Бродягой 2
    .gender = m
root-short-cult = Культ
    .gen = Культа
    .dat = Культу
    .acc = Культ
    .ins = Культом
    .gender = m
root-short-riverfolk = Братство
    .gen = Братства
    .dat = Братству
    .acc = Братство
    .ins = Братством
    .gender = n

## Maps

root-map-autumn = Осень
root-map-winter = Зима
root-suit-marker = Маркер масти

## Places, pieces, suits: in a sentence `.low`, `.gen`, `.acc`; suits have an adjective that goes with card and clearing

root-clearing = Поляна
root-forest = Лес
root-path = Тропа
root-river = Река
root-slot = Ячейка
root-open-slot = Свободная ячейка
root-ruins = Руины
root-suit = Масть
root-suit-fox = лисы
    .adj = лисья
    .gen = лисьей
    .dat = лисьей
    .acc = лисью
    .ins = лисьей
    .loc = лисьей
root-suit-rabbit = зайцы
    .adj = заячья
    .gen = заячьей
    .dat = заячьей
    .acc = заячью
    .ins = заячьей
    .loc = заячьей
root-suit-mouse = мыши
    .adj = мышиная
    .gen = мышиной
    .dat = мышиной
    .acc = мышиную
    .ins = мышиной
    .loc = мышиной
root-suit-bird = птицы
    .adj = птичья
    .gen = птичьей
    .dat = птичьей
    .acc = птичью
    .ins = птичьей
    .loc = птичьей
root-piece = Компонент
root-warrior = Воин
    .low = воин
    .gen = воина
    .acc = воина
root-pawn = Фишка
    .low = фишка
    .gen = фишки
    .acc = фишку
root-building = Здание
    .low = здание
    .gen = здания
    .acc = здание
root-token = Жетон
    .low = жетон
    .gen = жетона
    .acc = жетон
root-item = Предмет
root-faction-board = Планшет фракции
root-faction = Фракция
root-rule = Правление
root-ruler = Правитель
root-reach = Коэффициент

## Turn, cards, key actions

root-birdsong = Утро
    .gen = утра
root-daylight = День
    .gen = дня
root-evening = Вечер
    .gen = вечера
root-craft = Ремесло
root-crafted-items = Предметы
root-any-suit = Любая масть
root-move = Перемещение
root-battle = Сражение
root-march = Марш
root-recruit = Вербовка
root-build = Строительство
root-attacker = Нападающий
root-defender = Защищающийся
root-ambush = Засада
root-foil-ambush = Обнаружить засаду
root-dominance = Превосходство
root-activate-dominance = Активировать превосходство
root-available-card = Доступная карта
root-coalition = Коалиция

## Marquise

root-keep = Цитадель
    .low = цитадель
    .gen = цитадели
    .acc = цитадель
root-wood = Дерево
    .low = дерево
    .gen = дерева
    .acc = дерево
root-sawmill = Лесопилка
    .low = лесопилка
    .gen = лесопилки
    .acc = лесопилку
root-workshop = Мастерская
    .low = мастерская
    .gen = мастерской
    .acc = мастерскую
root-recruiter = Казарма
    .low = казарма
    .gen = казармы
    .acc = казарму
root-overwork = Сверхурочные

## Eyrie

root-roost = Гнездо
    .low = гнездо
    .gen = гнезда
    .acc = гнездо
root-decree = Устав
root-decree-column = Столбец
root-decree-recruit = Вербовка
root-decree-move = Перемещение
root-decree-battle = Сражение
root-decree-build = Строительство
root-vizier = Преданный министр
root-leader = Лидер
root-leader-builder = Строитель
    .gen = Строителя
    .acc = Строителя
root-leader-charismatic = Избранник
    .gen = Избранника
    .acc = Избранника
root-leader-commander = Командир
    .gen = Командира
    .acc = Командира
root-leader-despot = Тиран
    .gen = Тирана
    .acc = Тирана
root-new-roost = Новое гнездо
root-turmoil = Смута

## Alliance

root-sympathy = Поддержка
root-sympathy-token = Жетон поддержки
    .low = жетон поддержки
    .gen = жетона поддержки
    .acc = жетон поддержки
root-supporter = Сторонник
root-supporters-stack = Колода сторонников
root-base = База
    .low = база
    .gen = базы
    .acc = базу
root-officer = Офицер
root-revolt = Восстание
root-spread-sympathy = Получение поддержки
root-outrage = Беспорядки
root-mobilize = Мобилизация
root-train = Тренировка
root-military-operations = Военные операции
root-alliance-recruit = Вербовка
root-organize = Выступление

## Vagabond

root-satchel = Рюкзак
root-item-track = Шкала предметов
root-damaged-box = Повреждённые предметы
root-damage = Повредить
root-damaged = Повреждённый
root-refresh = Обновление
root-slip = Красться
root-explore = Исследование
root-aid = Помощь
root-quest = Задание
root-strike = Выстрел
root-repair = Ремонт
root-special-action = Особое действие
root-item-capacity = Вместимость
root-relationships = Отношения
root-indifferent = Безразличие
root-allied = Союзник
root-hostile = Враг
root-infamy = Дурная слава
root-character = Персонаж
root-character-thief = Вор
    .gen = Вора
    .acc = Вора
root-character-tinker = Ремесленник
    .gen = Ремесленника
    .acc = Ремесленника
root-character-ranger = Следопыт
    .gen = Следопыта
    .acc = Следопыта
root-character-vagrant = Скиталец
    .gen = Скитальца
    .acc = Скитальца
root-character-arbiter = Судья
    .gen = Судьи
    .acc = Судью
root-character-scoundrel = Поджигатель
    .gen = Поджигателя
    .acc = Поджигателя
root-special-steal = Кража
root-special-day-labor = День труда
root-special-hideout = Убежище
root-special-instigate = Подстрекательство
root-special-protect = Защита
root-special-scorched-earth = Выжженная земля
root-scorched-clearing = Выжженная поляна

## Items

root-item-boots = Сапоги
    .low = сапоги
    .gen = сапог
    .acc = сапоги
root-item-sword = Меч
    .low = меч
    .gen = меча
    .acc = меч
root-item-bag = Сумка
    .low = сумка
    .gen = сумки
    .acc = сумку
root-item-hammer = Молот
    .low = молот
    .gen = молота
    .acc = молот
root-item-tea = Чайник
    .low = чайник
    .gen = чайника
    .acc = чайник
root-item-coins = Монеты
    .low = монеты
    .gen = монет
    .acc = монеты
root-item-crossbow = Арбалет
    .low = арбалет
    .gen = арбалета
    .acc = арбалет
root-item-torch = Факел
    .low = факел
    .gen = факела
    .acc = факел

## Cult

root-garden = Сад
    .low = сад
    .gen = сада
    .acc = сад
root-acolyte = Приспешник
root-outcast = Изгои
root-hated = Ненавистные
root-lost-souls = Заблудшие души
root-conspiracy = Заговор
root-crusade = Поход
root-convert = Обращение
root-sanctify = Освящение
root-ritual = Обряд
root-ritual-build = Строительство
root-ritual-recruit = Вербовка
root-ritual-score = Победные очки
root-ritual-sacrifice = Жертвоприношение
root-revealed-cards = Открытые карты

## Riverfolk

root-trade-post = Торговый пост
    .low = торговый пост
    .gen = торгового поста
    .acc = торговый пост
root-funds = Капитал
root-payments = Платежи
root-committed = Вклады
root-commit = Вложить
root-services = Услуги
root-buy-services = Получение услуг
root-service-hand-card = Карта из руки
root-service-riverboats = Лодки
root-service-mercenaries = Наёмники
root-service-marker = Маркер услуг
root-dividends = Подсчёт дохода
root-export = Экспорт
root-establish-trade-post = Охраняемый торговый пост
root-set-costs = Установка цен
root-public-hand = Открытая рука

## Cards

root-card-ambush = Засада!
root-card-armorers = Оружейники
root-card-arms-trader = Торговец оружием
root-card-birdy-bindle = Птичкин узелок
root-card-brutal-tactics = Зверская тактика
root-card-crossbow = Арбалет
root-card-dominance = Превосходство
root-card-royal-claim = Царские владения
root-card-sappers = Сапёры
root-card-woodland-runners = Лесная контрабанда
root-card-anvil = Наковальня
root-card-favor-of-the-foxes = Лисья услуга
root-card-foxfolk-steel = Лисья сталь
root-card-gently-used-knapsack = Аккуратно ношенная котомка
root-card-protection-racket = Вымогательство
root-card-root-tea = Чай из кореньев
root-card-stand-and-deliver = Кошелёк или жизнь!
root-card-tax-collector = Сборщик налогов
root-card-travel-gear = Походное снаряжение
root-card-a-visit-to-friends = Дружеский визит
root-card-bake-sale = Распродажа выпечки
root-card-better-burrow-bank = Банк зарытых вкладов
root-card-cobbler = Сапожник
root-card-command-warren = Командная нора
root-card-favor-of-the-rabbits = Заячья услуга
root-card-smugglers-trail = Тропа контрабандистов
root-card-codebreakers = Дешифровщики
root-card-favor-of-the-mice = Мышиная услуга
root-card-investments = Инвестиции
root-card-mouse-in-a-sack = Мышь в мешке
root-card-scouting-party = Разведчики
root-card-sword = Меч

## Quests

root-quest-errand = Поручение
root-quest-fundraising = Сбор средств
root-quest-give-a-speech = Произнести речь
root-quest-logistics-help = Помощь с обозом
root-quest-repair-a-shed = Починить сарай
root-quest-expel-bandits = Прогнать бандитов
root-quest-fend-off-a-bear = Отогнать медведя
root-quest-guard-duty = Стоять на страже
root-quest-escort = Сопровождение
root-quest-reward-points = Награда: очки
root-quest-reward-cards = Награда: карты
