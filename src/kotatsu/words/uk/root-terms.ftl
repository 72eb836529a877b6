### The words of Root: names of factions, places, pieces, cards and deeds. One word for one thing everywhere.

## The game

game-root = Root
root-owner = Root придумав Коул Верле, намалював Кайл Феррін, видали Leder Games. Назви й гра належать їм; їхніх малюнків і текстів тут немає. Коробка варта місця на полиці.

## Factions

root-faction-marquise = Муркіза де Коте
    .gen = Муркізи де Коте
    .dat = Муркізі де Коте
    .acc = Муркізу де Коте
    .ins = Муркізою де Коте
    .gender = f
root-faction-eyrie = Крилаті Династії
    .gen = Крилатих Династій
    .dat = Крилатим Династіям
    .acc = Крилаті Династії
    .ins = Крилатими Династіями
    .gender = pl
root-faction-alliance = Лісовий Альянс
    .gen = Лісового Альянсу
    .dat = Лісовому Альянсу
    .acc = Лісовий Альянс
    .ins = Лісовим Альянсом
    .gender = m
root-faction-vagabond = Бурлака
    .gen = Бурлаки
    .dat = Бурлаці
    .acc = Бурлаку
    .ins = Бурлакою
    .gender = m
root-faction-vagabond-2 = Другий Бурлака
    .gen = Другого Бурлаки
    .dat = Другому Бурлаці
    .acc = Другого Бурлаку
    .ins = Другим Бурлакою
    .gender = m
root-faction-cult = Культ Ящірки
    .gen = Культу Ящірки
    .dat = Культу Ящірки
    .acc = Культ Ящірки
    .ins = Культом Ящірки
    .gender = m
root-faction-riverfolk = Річкове Товариство
    .gen = Річкового Товариства
    .dat = Річковому Товариству
    .acc = Річкове Товариство
    .ins = Річковим Товариством
    .gender = n
    .full = Спілка «Річкове Товариство»
root-short-marquise = Муркіза
    .gen = Муркізи
    .dat = Муркізі
    .acc = Муркізу
    .ins = Муркізою
    .gender = f
root-short-eyrie = Крилаті
    .gen = Крилатих
    .dat = Крилатим
    .acc = Крилатих
    .ins = Крилатими
    .gender = pl
root-short-alliance = Альянс
    .gen = Альянсу
    .dat = Альянсу
    .acc = Альянс
    .ins = Альянсом
    .gender = m
root-short-vagabond = Бурлака
    .gen = Бурлаки
    .dat = Бурлаці
    .acc = Бурлаку
    .ins = Бурлакою
    .gender = m
root-short-vagabond-2 = Бурлака 2
    .gen = Бурлаки 2
    .dat = Бурлаці 2
    .acc = Бурлаку 2
    .ins = Бурлакою 2
    .gender = m
root-short-cult = Культ
    .gen = Культу
    .dat = Культу
    .acc = Культ
    .ins = Культом
    .gender = m
root-short-riverfolk = Товариство
    .gen = Товариства
    .dat = Товариству
    .acc = Товариство
    .ins = Товариством
    .gender = n

## Maps

root-map-autumn = Осінь
root-map-winter = Зима
root-suit-marker = Маркер масті

## Places, pieces, suits: in a sentence `.low`, `.gen`, `.acc`; suits have an adjective that goes with card and clearing

root-clearing = Галявина
root-forest = Хащі
root-path = Стежка
root-river = Річка
root-slot = Комірка
root-open-slot = Вільна комірка
root-ruins = Руїни
root-suit = Масть
root-suit-fox = лисяча
    .adj = лисяча
    .gen = лисячої
    .dat = лисячій
    .acc = лисячу
    .ins = лисячою
    .loc = лисячій
root-suit-rabbit = кроляча
    .adj = кроляча
    .gen = кролячої
    .dat = кролячій
    .acc = кролячу
    .ins = кролячою
    .loc = кролячій
root-suit-mouse = мишача
    .adj = мишача
    .gen = мишачої
    .dat = мишачій
    .acc = мишачу
    .ins = мишачою
    .loc = мишачій
root-suit-bird = пташина
    .adj = пташина
    .gen = пташиної
    .dat = пташиній
    .acc = пташину
    .ins = пташиною
    .loc = пташиній
root-piece = Компонент
root-warrior = Вояка
    .low = вояка
    .gen = вояки
    .acc = вояку
root-pawn = Фішка
    .low = фішка
    .gen = фішки
    .acc = фішку
root-building = Споруда
    .low = споруда
    .gen = споруди
    .acc = споруду
root-token = Жетон
    .low = жетон
    .gen = жетона
    .acc = жетон
root-item = Предмет
root-faction-board = Планшет фракції
root-faction = Фракція
root-rule = Володіння
root-ruler = Володар
root-reach = Розмах

## Turn, cards, key actions

root-birdsong = Треті півні
    .gen = Третіх півнів
root-daylight = День
    .gen = Дня
root-evening = Сутінки
    .gen = Сутінок
root-craft = Створення
root-crafted-items = Створені предмети
root-any-suit = Будь-яка масть
root-move = Переміщення
root-battle = Бій
root-march = Марш
root-recruit = Вербування
root-build = Будівництво
root-attacker = Нападник
root-defender = Захисник
root-ambush = Засідка
root-foil-ambush = Зірвати засідку
root-dominance = Панування
root-activate-dominance = Активувати Панування
root-available-card = Доступна карта
root-coalition = Коаліція

## Marquise

root-keep = Фортеця
    .low = Фортеця
    .gen = Фортеці
    .acc = Фортецю
root-wood = Деревина
    .low = деревина
    .gen = деревини
    .acc = деревину
root-sawmill = Лісопильня
    .low = лісопильня
    .gen = лісопильні
    .acc = лісопильню
root-workshop = Майстерня
    .low = майстерня
    .gen = майстерні
    .acc = майстерню
root-recruiter = Казарма
    .low = казарма
    .gen = казарми
    .acc = казарму
root-overwork = Понаднормові

## Eyrie

root-roost = Гніздо
    .low = гніздо
    .gen = гнізда
    .acc = гніздо
root-decree = Указ
root-decree-column = Колонка
root-decree-recruit = Вербуйте
root-decree-move = Переміщуйте
root-decree-battle = Бийтесь
root-decree-build = Будуйте
root-vizier = Вірний радник
root-leader = Очільник
root-leader-builder = Розбудовник
    .gen = Розбудовника
    .acc = Розбудовника
root-leader-charismatic = Дипломат
    .gen = Дипломата
    .acc = Дипломата
root-leader-commander = Головнокомандувач
    .gen = Головнокомандувача
    .acc = Головнокомандувача
root-leader-despot = Диктатор
    .gen = Диктатора
    .acc = Диктатора
root-new-roost = Нове гніздо
root-turmoil = Революція

## Alliance

root-sympathy = Підтримка
root-sympathy-token = Жетон підтримки
    .low = жетон підтримки
    .gen = жетона підтримки
    .acc = жетон підтримки
root-supporter = Прибічник
root-supporters-stack = Стос Прибічників
root-base = Криївка
    .low = криївка
    .gen = криївки
    .acc = криївку
root-officer = Сотник
root-revolt = Заколот
root-spread-sympathy = Агітація
root-outrage = Заворушення
root-mobilize = Підтримка
root-train = Вишкіл
root-military-operations = Воєнні операції
root-alliance-recruit = Мобілізація
root-organize = Підготовка

## Vagabond

root-satchel = Наплічник
root-item-track = Трек предметів
root-damaged-box = Скринька Пошкодженого
root-damage = Пошкодити
root-damaged = Пошкоджений
root-refresh = Відновлення
root-slip = Шмиг
root-explore = Обшук
root-aid = Допомога
root-quest = Квест
root-strike = Постріл
root-repair = Ремонт
root-special-action = Особлива дія
root-item-capacity = Місткість
root-relationships = Відносини
root-indifferent = Нейтральні
root-allied = Союзник
root-hostile = Ворожнеча
root-infamy = Підступ
root-character = Персонаж
root-character-thief = Злодюжка
    .gen = Злодюжки
    .acc = Злодюжку
root-character-tinker = Ремісник
    .gen = Ремісника
    .acc = Ремісника
root-character-ranger = Лісник
    .gen = Лісника
    .acc = Лісника
root-character-vagrant = Халамидник
    .gen = Халамидника
    .acc = Халамидника
root-character-arbiter = Суддя
    .gen = Судді
    .acc = Суддю
root-character-scoundrel = Лайдак
    .gen = Лайдака
    .acc = Лайдака
root-special-steal = Поцупити
root-special-day-labor = Гарувати
root-special-hideout = Припишкнути
root-special-instigate = Нацькувати
root-special-protect = Захистити
root-special-scorched-earth = Спалити
root-scorched-clearing = Спалена галявина

## Items

root-item-boots = Чоботи
    .low = чоботи
    .gen = чобіт
    .acc = чоботи
root-item-sword = Меч
    .low = меч
    .gen = меча
    .acc = меч
root-item-bag = Торбинка
    .low = торбинка
    .gen = торбинки
    .acc = торбинку
root-item-hammer = Молот
    .low = молот
    .gen = молота
    .acc = молот
root-item-tea = Трунок
    .low = трунок
    .gen = трунку
    .acc = трунок
root-item-coins = Монети
    .low = монети
    .gen = монет
    .acc = монети
root-item-crossbow = Арбалет
    .low = арбалет
    .gen = арбалета
    .acc = арбалет
root-item-torch = Смолоскип
    .low = смолоскип
    .gen = смолоскипа
    .acc = смолоскип

## Cult

root-garden = Сад
    .low = сад
    .gen = саду
    .acc = сад
root-acolyte = Фанатик
root-outcast = Вигнанці
root-hated = Осоружні
root-lost-souls = Загублені душі
root-conspiracy = Змова
root-crusade = Хрестовий похід
root-convert = Навернення
root-sanctify = Освячення
root-ritual = Ритуал
root-ritual-build = Будівництво
root-ritual-recruit = Вербування
root-ritual-score = Отримання переможних очок
root-ritual-sacrifice = Жертвоприношення
root-revealed-cards = Відкриті карти

## Riverfolk

root-trade-post = Торговельний пункт
    .low = торговельний пункт
    .gen = торговельного пункту
    .acc = торговельний пункт
root-funds = Резерв
root-payments = Платежі
root-committed = Інвестиції
root-commit = Інвестувати
root-services = Послуги
root-buy-services = Придбання послуг
root-service-hand-card = Карта з руки
root-service-riverboats = Річковий транспорт
root-service-mercenaries = Найманці
root-service-marker = Маркер послуг
root-dividends = Дивіденди
root-export = Експорт
root-establish-trade-post = Торговельний пункт під охороною
root-set-costs = Встановлення цін
root-public-hand = Відкрита рука

## Cards

root-card-ambush = Засідка!
root-card-armorers = Зброярі
root-card-arms-trader = Торговець зброєю
root-card-birdy-bindle = Пташиний вузлик
root-card-brutal-tactics = Звіряча тактика
root-card-crossbow = Арбалет
root-card-dominance = Панування
root-card-royal-claim = Королівське право
root-card-sappers = Сапери
root-card-woodland-runners = Лісові гінці
root-card-anvil = Ковадло
root-card-favor-of-the-foxes = Лисяча послуга
root-card-foxfolk-steel = Лисяча сталь
root-card-gently-used-knapsack = Майже нова торба
root-card-protection-racket = Кришування
root-card-root-tea = Кореневий трунок
root-card-stand-and-deliver = Гаманець або життя!
root-card-tax-collector = Збирач податків
root-card-travel-gear = Дорожнє спорядження
root-card-a-visit-to-friends = У гості до друзів
root-card-bake-sale = Розпродаж випічки
root-card-better-burrow-bank = Банк «Краща нора»
root-card-cobbler = Чоботар
root-card-command-warren = Командна нора
root-card-favor-of-the-rabbits = Кроляча послуга
root-card-smugglers-trail = Стежка контрабандистів
root-card-codebreakers = Дешифрувальники
root-card-favor-of-the-mice = Мишача послуга
root-card-investments = Вкладення
root-card-mouse-in-a-sack = Миша в мішку
root-card-scouting-party = Загін розвідки
root-card-sword = Меч

## Quests

root-quest-errand = Доручення
root-quest-fundraising = Збір коштів
root-quest-give-a-speech = Виголосити промову
root-quest-logistics-help = Допомога з обозом
root-quest-repair-a-shed = Полагодити сарай
root-quest-expel-bandits = Прогнати бандитів
root-quest-fend-off-a-bear = Відігнати ведмедя
root-quest-guard-duty = Стояти на варті
root-quest-escort = Супровід
root-quest-reward-points = Нагорода: очки
root-quest-reward-cards = Нагорода: карти
