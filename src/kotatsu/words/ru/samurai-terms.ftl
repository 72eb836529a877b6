### The words of Samurai Spirit: names, labels and short help. One word for one thing everywhere.

## The game

game-samurai = 7 самураев
samurai-owner = Samurai Spirit («7 самураев») придумал Антуан Боза, издали Funforge, а по-русски Hobby World. Названия и игра принадлежат им; эта страница неофициальная и с ними не связана. Если понравится, купите коробку: она прекрасна.

## Terms

samurai-samurai = Самурай
samurai-village = Деревня
samurai-barricade = Укрепление
samurai-farmstead = Постройка
samurai-family = Семья
samurai-raider = Бандит
samurai-plunderer = Мародёр
samurai-lieutenant = Подручный
samurai-boss = Главарь
samurai-raider-stack = Колода бандитов
samurai-intruder-stack = Стопка прорыва
samurai-discard-pile = Стопка сброса
samurai-human-side = Человеческий облик
samurai-animal-side = Звериный облик
samurai-battle-track = Счётчик боя
samurai-kiai = Киай
samurai-kiai-value = Значение Киай
samurai-talent = Способность
samurai-support-token = Жетон поддержки
samurai-absent-token = Жетон отсутствующего
samurai-wound = Ранение
samurai-wound-token = Жетон ранения
samurai-strength = Сила
samurai-penalty = Штраф
samurai-flame = Пламя
samurai-symbol-hat = Шляпа
samurai-symbol-farm = Дом
samurai-symbol-doll = Кукла
samurai-combat-line = Боевая очередь
samurai-defence-side = Зона защиты
samurai-neighbour-left = Сосед слева
samurai-neighbour-right = Сосед справа
samurai-even = Чётная
samurai-odd = Нечётная
samurai-last-card = Последняя карта
samurai-passed = Спасовал
samurai-round-end = Конец раунда

## Actions

samurai-fight = Вступить в бой
    .short = Бой
samurai-confront = Наступать
samurai-defend = Защищаться
samurai-support = Оказать поддержку
samurai-pass = Спасовать
samurai-second-fight = Ещё один бой
samurai-hand-over = Передать
samurai-put-under = Под колоду
samurai-ignore-penalty = Игнорировать штраф
samurai-use-kiai = Киай!

## Seven samurai

samurai-name-heihachi = Хэйхати
    .gen = Хэйхати
    .dat = Хэйхати
    .acc = Хэйхати
    .ins = Хэйхати
samurai-name-daisuke = Ситиродзи
    .gen = Ситиродзи
    .dat = Ситиродзи
    .acc = Ситиродзи
    .ins = Ситиродзи
samurai-name-gorobei = Горобэй
    .gen = Горобэя
    .dat = Горобэю
    .acc = Горобэя
    .ins = Горобэем
samurai-name-kanbei = Канбэй
    .gen = Канбэя
    .dat = Канбэю
    .acc = Канбэя
    .ins = Канбэем
samurai-name-kikuchiyo = Кикутиё
    .gen = Кикутиё
    .dat = Кикутиё
    .acc = Кикутиё
    .ins = Кикутиё
samurai-name-kyuzo = Кюдзо
    .gen = Кюдзо
    .dat = Кюдзо
    .acc = Кюдзо
    .ins = Кюдзо
samurai-name-katsushiro = Кацусиро
    .gen = Кацусиро
    .dat = Кацусиро
    .acc = Кацусиро
    .ins = Кацусиро
samurai-animal-tanuki = Тануки
samurai-animal-monkey = Обезьяна
samurai-animal-bear = Медведь
samurai-animal-boar = Кабан
samurai-animal-tiger = Тигр
samurai-animal-wolf = Волк
samurai-animal-fox = Лис

## Penalties, bonuses

samurai-penalty-fire = Пожар
samurai-penalty-wound = Ранение
samurai-penalty-ninja = Ниндзя
samurai-penalty-no-defence = Без защиты
samurai-penalty-no-support = Без поддержки
samurai-penalty-left = Карта налево
samurai-penalty-right = Карта направо
samurai-penalty-forced-pass = Вынужденный пас
samurai-penalty-demon = Демон
samurai-penalty-broken-swords = Сломанные мечи
samurai-penalty-lost-defence = Потеря защиты
samurai-bonus-heal = Лечение
samurai-bonus-build = Восстановление
samurai-bonus-scout = Разведка
samurai-farm-penalty-family = Потеря семьи
samurai-farm-penalty-farm = Огонь ширится
samurai-farm-penalty-barricade = Потеря укрепления
samurai-farm-penalty-wound = Ранение

## Difficulty and result

samurai-difficulty-easy = Лёгкий
samurai-difficulty-normal = Обычный
samurai-difficulty-hard = Тяжёлый
samurai-difficulty-heroic = Героический
samurai-result-plus-0 = без плюса
samurai-result-plus-1 = плюс
samurai-result-plus-2 = два плюса
samurai-result-plus-3 = три плюса

## What the game is

samurai-about = Бандиты идут на деревню тремя волнами, и путь им преграждает лишь горстка самураев, каждый со своим искусством и своим зверем внутри. Победить или проиграть можно только вместе: разделить удары, вовремя поддержать друга и дать Киай прозвучать в тот самый миг, когда он решает всё.

## Talents

samurai-talent-heihachi = Взяв чётную карту, Хэйхати может передать её соседу слева или справа, и тот сразу её разыгрывает.
samurai-talent-daisuke = Взяв нечётную карту, Ситиродзи может передать её соседу слева или справа, и тот сразу её разыгрывает.
samurai-talent-gorobei = Горобэй может игнорировать штраф своей последней карты, если она чётная.
samurai-talent-kanbei = Канбэй может игнорировать штраф своей последней карты, если она нечётная.
samurai-talent-kikuchiyo = Вступив в бой, Кикутиё может в тот же ход вступить в бой ещё раз.
samurai-talent-kyuzo = Бандита, чья сила уже встречается в его боевой очереди, Кюдзо может не разыгрывать, а отправить в стопку сброса.
samurai-talent-katsushiro = Взятую карту Кацусиро может убрать под колоду бандитов и взять другую, которую уже обязан разыграть.

## Kiai

samurai-kiai-heihachi-human = Добавить одно укрепление.
samurai-kiai-heihachi-animal = Добавить одно укрепление и снять жетон ранения с любого самурая, можно и с себя.
samurai-kiai-daisuke-human = Взять последнюю карту из боевой очереди любого самурая и отдать её другому, а тот положит её слева или справа по обычным правилам.
samurai-kiai-daisuke-animal = До двух раз подряд: взять последнюю карту из боевой очереди любого самурая и отдать её другому, а тот положит её слева или справа по обычным правилам.
samurai-kiai-gorobei-human = Сбросить две верхние карты колоды бандитов.
samurai-kiai-gorobei-animal = Сбросить три верхние карты колоды бандитов.
samurai-kiai-kanbei-human = Сбросить две верхние карты стопки прорыва.
samurai-kiai-kanbei-animal = Сбросить три верхние карты стопки прорыва.
samurai-kiai-kikuchiyo-human = Сбросить последнюю карту из боевой очереди любого самурая, можно и своей.
samurai-kiai-kikuchiyo-animal = До двух раз подряд: сбросить последнюю карту из боевой очереди любого самурая, можно и своей.
samurai-kiai-kyuzo-human = Один из самураев отдаёт свой жетон поддержки другому.
samurai-kiai-kyuzo-animal = Один из самураев отдаёт свой жетон поддержки другому, и добавляется одно укрепление.
samurai-kiai-katsushiro-human = Взглянуть на две верхние карты колоды бандитов и вернуть их на колоду открытыми, в каком угодно порядке.
samurai-kiai-katsushiro-animal = Взглянуть на три верхние карты колоды бандитов и вернуть их на колоду открытыми, в каком угодно порядке.

## Help for the icons on raider cards

samurai-penalty-help-fire = Деревня теряет укрепление, а когда их уже нет — постройку.
samurai-penalty-help-wound = Самурай, чей сейчас ход, получает ранение.
samurai-penalty-help-ninja = Верхняя карта колоды бандитов, никем не увиденная, ложится на стопку прорыва.
samurai-penalty-help-no-defence = В этот ход самураю нельзя класть карты в свою зону защиты.
samurai-penalty-help-no-support = В этот ход самураю нельзя оказать поддержку, но полученные им жетоны работают.
samurai-penalty-help-left = Верхняя карта колоды бандитов уходит прямо в боевую очередь соседа слева.
samurai-penalty-help-right = Верхняя карта колоды бандитов уходит прямо в боевую очередь соседа справа.
samurai-penalty-help-forced-pass = В этот ход остаётся только спасовать.
samurai-penalty-help-demon = Случайная карта из стопки сброса замешивается обратно в колоду бандитов.
samurai-penalty-help-broken-swords = На этот ход самурай остаётся и без своей способности, и без полученных жетонов поддержки.
samurai-penalty-help-lost-defence = Одна из карт в зоне защиты, на выбор самурая, уходит в сброс.
samurai-symbol-help-hat = Шляпа в зоне защиты бережёт крестьян: без неё самурай в конце раунда получит ранение.
samurai-symbol-help-farm = Дом в зоне защиты бережёт постройки: без него в конце раунда рухнет случайная постройка.
samurai-symbol-help-doll = Кукла в зоне защиты бережёт семьи: без неё деревня в конце раунда потеряет случайную семью.
samurai-flame-help = Если в конце раунда эту карту откроют в стопке прорыва, её пламя сожжёт укрепление, а если их не осталось — постройку.

## Help for families and farmsteads

samurai-bonus-help-heal = В конце раунда со случайного самурая снимается жетон ранения.
samurai-bonus-help-build = В конце раунда добавляется одно укрепление, но не больше, чем было в начале партии.
samurai-bonus-help-scout = В конце раунда стопка прорыва лишается верхней карты, и та уходит в стопку сброса.
samurai-farm-penalty-help-family = Деревня тут же теряет случайную семью.
samurai-farm-penalty-help-farm = Следом рушится ещё одна постройка, и её штраф тоже действует.
samurai-farm-penalty-help-barricade = Деревня лишается укрепления, а если их уже нет — ещё одной постройки, чей штраф тоже действует.
samurai-farm-penalty-help-wound = Жребий указывает самурая, которому достаётся ранение.

## Help for the levels

samurai-difficulty-help-easy = Укреплений на три больше, чем самураев, бандитов меньше, штрафы построек не действуют.
samurai-difficulty-help-normal = Укреплений на два больше, чем самураев, штрафы построек не действуют.
samurai-difficulty-help-hard = Укреплений на одно больше, чем самураев, штрафы построек действуют.
samurai-difficulty-help-heroic = Укреплений столько же, сколько самураев, штрафы построек действуют, а семьи бонусов не дают.

## Names of icons

samurai-icon-flame = Пламя
samurai-icon-barricade = Укрепление
samurai-icon-token = Жетон поддержки
