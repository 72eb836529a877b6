### The words of Samurai Spirit: names, labels and short help. One word for one thing everywhere.

## The game

game-samurai = 7 самураїв
samurai-owner = Samurai Spirit («7 самураев») придумав Антуан Боза, видали Funforge, а російською Hobby World. Назви й гра належать їм; ця сторінка неофіційна й до них не причетна. Якщо сподобається, купіть коробку: вона чудова.

## Terms

samurai-samurai = Самурай
samurai-village = Село
samurai-barricade = Барикада
samurai-farmstead = Садиба
samurai-family = Родина
samurai-raider = Бандит
samurai-plunderer = Мародер
samurai-lieutenant = Підручний
samurai-boss = Ватажок
samurai-raider-stack = Колода бандитів
samurai-intruder-stack = Стос прориву
samurai-discard-pile = Скид
samurai-human-side = Людська подоба
samurai-animal-side = Звіряча подоба
samurai-battle-track = Лічильник бою
samurai-kiai = Кіай
samurai-kiai-value = Значення Кіай
samurai-talent = Здібність
samurai-support-token = Жетон підтримки
samurai-absent-token = Жетон відсутнього
samurai-wound = Поранення
samurai-wound-token = Жетон поранення
samurai-strength = Сила
samurai-penalty = Штраф
samurai-flame = Полум’я
samurai-symbol-hat = Капелюх
samurai-symbol-farm = Хатина
samurai-symbol-doll = Лялька
samurai-combat-line = Бойова черга
samurai-defence-side = Зона захисту
samurai-neighbour-left = Сусід ліворуч
samurai-neighbour-right = Сусід праворуч
samurai-even = Парна
samurai-odd = Непарна
samurai-last-card = Остання карта
samurai-passed = Спасував
samurai-round-end = Кінець раунду

## Actions

samurai-fight = Вступити в бій
    .short = Бій
samurai-confront = Наступати
samurai-defend = Захищатися
samurai-support = Підтримати
samurai-pass = Спасувати
samurai-second-fight = Ще один бій
samurai-hand-over = Передати
samurai-put-under = Під колоду
samurai-ignore-penalty = Ігнорувати штраф
samurai-use-kiai = Кіай!

## Seven samurai

samurai-name-heihachi = Хейхаті
    .gen = Хейхаті
    .dat = Хейхаті
    .acc = Хейхаті
    .ins = Хейхаті
samurai-name-daisuke = Дайсуке
    .gen = Дайсуке
    .dat = Дайсуке
    .acc = Дайсуке
    .ins = Дайсуке
samurai-name-gorobei = Горобей
    .gen = Горобея
    .dat = Горобеєві
    .acc = Горобея
    .ins = Горобеєм
samurai-name-kanbei = Камбей
    .gen = Камбея
    .dat = Камбеєві
    .acc = Камбея
    .ins = Камбеєм
samurai-name-kikuchiyo = Кікутійо
    .gen = Кікутійо
    .dat = Кікутійо
    .acc = Кікутійо
    .ins = Кікутійо
samurai-name-kyuzo = Кюдзо
    .gen = Кюдзо
    .dat = Кюдзо
    .acc = Кюдзо
    .ins = Кюдзо
samurai-name-katsushiro = Кацусіро
    .gen = Кацусіро
    .dat = Кацусіро
    .acc = Кацусіро
    .ins = Кацусіро
samurai-animal-tanuki = Танукі
samurai-animal-monkey = Мавпа
samurai-animal-bear = Ведмідь
samurai-animal-boar = Вепр
samurai-animal-tiger = Тигр
samurai-animal-wolf = Вовк
samurai-animal-fox = Лис

## Penalties, bonuses

samurai-penalty-fire = Пожежа
samurai-penalty-wound = Поранення
samurai-penalty-ninja = Ніндзя
samurai-penalty-no-defence = Без захисту
samurai-penalty-no-support = Без підтримки
samurai-penalty-left = Карта ліворуч
samurai-penalty-right = Карта праворуч
samurai-penalty-forced-pass = Вимушений пас
samurai-penalty-demon = Демон
samurai-penalty-broken-swords = Зламані мечі
samurai-penalty-lost-defence = Втрата захисту
samurai-bonus-heal = Лікування
samurai-bonus-build = Відбудова
samurai-bonus-scout = Розвідка
samurai-farm-penalty-family = Втрата родини
samurai-farm-penalty-farm = Вогонь шириться
samurai-farm-penalty-barricade = Втрата барикади
samurai-farm-penalty-wound = Поранення

## Difficulty and result

samurai-difficulty-easy = Легкий
samurai-difficulty-normal = Звичайний
samurai-difficulty-hard = Важкий
samurai-difficulty-heroic = Героїчний
samurai-result-plus-0 = без плюса
samurai-result-plus-1 = плюс
samurai-result-plus-2 = два плюси
samurai-result-plus-3 = три плюси

## What the game is

samurai-about = Семеро самураїв, одне село і три хвилі бандитів: стояти пліч-о-пліч, битися на межі сил і випустити на волю внутрішнього звіра. Перемога одна на всіх і поразка одна на всіх, тож кожна взята на себе карта — це порятунок для товариша.

## Talents

samurai-talent-heihachi = Хейхаті може передати взяту парну карту сусідові ліворуч або праворуч, і той одразу її грає.
samurai-talent-daisuke = Дайсуке може передати взяту непарну карту сусідові ліворуч або праворуч, і той одразу її грає.
samurai-talent-gorobei = Горобей може ігнорувати штраф своєї останньої карти, якщо вона парна.
samurai-talent-kanbei = Камбей може ігнорувати штраф своєї останньої карти, якщо вона непарна.
samurai-talent-kikuchiyo = Кікутійо може вступити в бій удруге того самого ходу.
samurai-talent-kyuzo = Кюдзо може скинути, а не грати, бандита, чия сила вже є в його бойовій черзі.
samurai-talent-katsushiro = Кацусіро може покласти взяту карту під колоду бандитів і взяти іншу, яку мусить зіграти.

## Kiai

samurai-kiai-heihachi-human = Додати одну барикаду.
samurai-kiai-heihachi-animal = Додати одну барикаду та прибрати жетон поранення в будь-якого одного самурая.
samurai-kiai-daisuke-human = Узяти останню карту будь-чиєї бойової черги та віддати її іншому самураєві, який розташовує її за звичайними правилами.
samurai-kiai-daisuke-animal = До двох разів поспіль: узяти останню карту будь-чиєї бойової черги та віддати її іншому самураєві, який розташовує її за звичайними правилами.
samurai-kiai-gorobei-human = Скинути дві верхні карти колоди бандитів.
samurai-kiai-gorobei-animal = Скинути три верхні карти колоди бандитів.
samurai-kiai-kanbei-human = Скинути дві верхні карти стосу прориву.
samurai-kiai-kanbei-animal = Скинути три верхні карти стосу прориву.
samurai-kiai-kikuchiyo-human = Скинути останню карту будь-чиєї бойової черги.
samurai-kiai-kikuchiyo-animal = До двох разів поспіль: скинути останню карту будь-чиєї бойової черги.
samurai-kiai-kyuzo-human = Один самурай віддає свій жетон підтримки іншому.
samurai-kiai-kyuzo-animal = Один самурай віддає свій жетон підтримки іншому, і додається одна барикада.
samurai-kiai-katsushiro-human = Переглянути дві верхні карти колоди бандитів і покласти їх назад горілиць у будь-якому порядку.
samurai-kiai-katsushiro-animal = Переглянути три верхні карти колоди бандитів і покласти їх назад горілиць у будь-якому порядку.

## Help for the icons on raider cards

samurai-penalty-help-fire = Прибрати барикаду; якщо барикад немає, руйнується садиба.
samurai-penalty-help-wound = Самурай зазнає поранення.
samurai-penalty-help-ninja = Верхня карта колоди бандитів лягає на стос прориву, і ніхто її не бачить.
samurai-penalty-help-no-defence = Цього ходу самурай не може класти карти у свою зону захисту.
samurai-penalty-help-no-support = Цього ходу самурай не може нікого підтримати, але отримані жетони діють.
samurai-penalty-help-left = Сусід ліворуч бере карту бандита просто у свою бойову чергу.
samurai-penalty-help-right = Сусід праворуч бере карту бандита просто у свою бойову чергу.
samurai-penalty-help-forced-pass = Цього ходу самурай мусить спасувати.
samurai-penalty-help-demon = Навмання вибрану карту скиду втасовують у колоду бандитів.
samurai-penalty-help-broken-swords = Цього ходу самурай не може користуватися ні власною здібністю, ні отриманими жетонами підтримки.
samurai-penalty-help-lost-defence = Самурай скидає одну карту на вибір зі своєї зони захисту.
samurai-symbol-help-hat = Капелюх у зоні захисту береже селян: без нього самурай наприкінці раунду зазнає поранення.
samurai-symbol-help-farm = Хатина в зоні захисту береже садиби: без неї наприкінці раунду руйнується навмання вибрана садиба.
samurai-symbol-help-doll = Лялька в зоні захисту береже родини: без неї наприкінці раунду прибирають навмання вибрану родину.
samurai-flame-help = Якщо наприкінці раунду цю карту відкрито зі стосу прориву, її полум’я прибирає барикаду, а якщо барикад не лишилося — садибу.

## Help for families and farmsteads

samurai-bonus-help-heal = Наприкінці раунду навмання вибраний самурай позбувається жетона поранення.
samurai-bonus-help-build = Наприкінці раунду додається одна барикада, але так, щоб їх не стало більше, ніж було поставлено під час приготування.
samurai-bonus-help-scout = Наприкінці раунду верхня карта стосу прориву йде у скид.
samurai-farm-penalty-help-family = Негайно прибирають навмання вибрану родину.
samurai-farm-penalty-help-farm = Руйнується ще одна садиба, і її штраф теж діє.
samurai-farm-penalty-help-barricade = Прибирають барикаду; якщо барикад немає, руйнується ще одна садиба, і діє її штраф.
samurai-farm-penalty-help-wound = Навмання вибраний самурай зазнає поранення.

## Help for the levels

samurai-difficulty-help-easy = Барикад на три більше, ніж самураїв, бандитів менше; штрафів садиб немає.
samurai-difficulty-help-normal = Барикад на дві більше, ніж самураїв; штрафів садиб немає.
samurai-difficulty-help-hard = Барикад на одну більше, ніж самураїв; діють штрафи садиб.
samurai-difficulty-help-heroic = Барикад стільки, скільки самураїв; діють штрафи садиб, а родини не дають бонусів.

## Names of icons

samurai-icon-flame = Полум’я
samurai-icon-barricade = Барикада
samurai-icon-token = Жетон підтримки
