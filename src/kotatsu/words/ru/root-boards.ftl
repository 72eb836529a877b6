### The words on Root’s boards and cards: labels, what each card does, powers, help.

## Every board

root-board-hand = рука { $n }
root-board-hand-open = рука { $n }, открыта
root-board-warriors = воинов в запасе { $n } из { $of }
root-board-left =
    { $n ->
        [one] { $n } воин в запасе
        [few] { $n } воина в запасе
       *[many] { $n } воинов в запасе
    }
root-board-evening-draw =
    Вечер: { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
root-board-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
root-board-of = { $n } из { $of }
root-board-on-map = на поле
root-board-price = цена
root-board-track-empty = На этой шкале ничего не осталось.
root-board-open = Показать планшет
root-board-hidden-card = скрытая карта
root-board-effects = Длительные свойства
root-board-effects-used = с отметкой: применено в этот ход
root-board-crafted-items-note = Бродяга может взять один за помощь
root-board-known = Карты, которые вы видели
root-board-known-lost =
    { $n ->
        [one] { $n } из них уже нет
        [few] { $n } из них уже нет
       *[many] { $n } из них уже нет
    }
root-board-dominance-fox = Победа: в начале своего утра править тремя лисьими полянами.
root-board-dominance-rabbit = Победа: в начале своего утра править тремя заячьими полянами.
root-board-dominance-mouse = Победа: в начале своего утра править тремя мышиными полянами.
root-board-dominance-bird = Победа: в начале своего утра править двумя противоположными углами.
root-board-coalition = Коалиция: { $who }. Побеждают вместе.

## Cards

root-board-suit-card-fox = Лисья карта
root-board-suit-card-rabbit = Заячья карта
root-board-suit-card-mouse = Мышиная карта
root-board-suit-card-bird = Птичья карта
root-board-kind-item = предмет
root-board-kind-persistent = длительное свойство
root-board-kind-favor = мгновенное свойство
root-board-kind-ambush = засада
root-board-kind-dominance = превосходство
root-board-craft-with = Чтобы смастерить:
root-board-cost-list = цена { $list }
root-board-cost-one = { $suit } × { $n }
root-board-bird-wild = Птичью карту можно потратить как карту любой масти.
root-board-spend-as = Или потратьте её как масть: { $suit }.
root-board-vizier-text = Птичья карта устава. Она принадлежит лидеру и никогда не покидает устав.
root-board-line-armorers = без урона от кубиков
root-board-line-better-burrow-bank = карта вам и ещё кому-то
root-board-line-brutal-tactics = в нападении: ещё 1 урон
root-board-line-cobbler = перемещение вечером
root-board-line-codebreakers = посмотреть чужую руку
root-board-line-command-warren = сражение в начале дня
root-board-line-dominance = другой путь к победе
root-board-line-royal-claim = очко за подвластную поляну
root-board-line-sappers = в защите: ещё 1 урон
root-board-line-scouting-party = засады не действуют
root-board-line-stand-and-deliver = карта вам, очко ему
root-board-line-tax-collector = карта за воина
root-board-line-favor = очищает всю масть
root-board-line-ambush-fox = на лисьей поляне
root-board-line-ambush-rabbit = на заячьей поляне
root-board-line-ambush-mouse = на мышиной поляне
root-board-line-ambush-bird = на любой поляне

## Cards in full: what each one does

root-card-text-ambush-bird = Когда на вас нападают на любой поляне, сыграйте её до броска: нападающий сразу получает 2 урона. Он может обнаружить её своей подходящей засадой. Смастерить карту нельзя.
root-card-text-armorers-bird = В сражении после броска вы можете сбросить эту карту и не получить урона от кубиков. Дополнительный урон и засада действуют как обычно.
root-card-text-arms-trader-bird = Возьмите меч из запаса и получите 2 очка. Если в запасе этого предмета нет, карту не смастерить.
root-card-text-birdy-bindle-bird = Возьмите сумку из запаса и получите 1 очко. Если в запасе этого предмета нет, карту не смастерить.
root-card-text-brutal-tactics-bird = Нападая, вы можете нанести 1 дополнительный урон. Тогда защищающийся получает 1 очко. Карта остаётся у вас.
root-card-text-crossbow-bird = Возьмите арбалет из запаса и получите 1 очко. Если в запасе этого предмета нет, карту не смастерить.
root-card-text-dominance-bird = Имея не менее 10 очков, вы можете активировать её в свой день. Очков вы больше не получаете, зато побеждаете, если в начале своего утра правите двумя противоположными углами. Бродяга вместо этого с её помощью заключает коалицию. Смастерить карту нельзя.
root-card-text-royal-claim-bird = В любой момент своего утра вы можете сбросить эту карту и получить по 1 очку за каждую подвластную вам поляну.
root-card-text-sappers-bird = Защищаясь, вы можете сбросить эту карту и нанести 1 дополнительный урон.
root-card-text-woodland-runners-bird = Возьмите сапоги из запаса и получите 1 очко. Если в запасе этого предмета нет, карту не смастерить.
root-card-text-ambush-fox = Когда на вас нападают на лисьей поляне, сыграйте её до броска: нападающий сразу получает 2 урона. Он может обнаружить её своей подходящей засадой. Смастерить карту нельзя.
root-card-text-anvil-fox = Возьмите молот из запаса и получите 2 очка. Если в запасе этого предмета нет, карту не смастерить.
root-card-text-dominance-fox = Имея не менее 10 очков, вы можете активировать её в свой день. Очков вы больше не получаете, зато побеждаете, если в начале своего утра правите тремя лисьими полянами. Бродяга вместо этого с её помощью заключает коалицию. Смастерить карту нельзя.
root-card-text-favor-of-the-foxes-fox = Уберите все компоненты противников со всех лисьих полян и получите очки за здания и жетоны среди них. Затем сбросьте карту.
root-card-text-foxfolk-steel-fox = Возьмите меч из запаса и получите 2 очка. Если в запасе этого предмета нет, карту не смастерить.
root-card-text-gently-used-knapsack-fox = Возьмите сумку из запаса и получите 1 очко. Если в запасе этого предмета нет, карту не смастерить.
root-card-text-protection-racket-fox = Возьмите монеты из запаса и получите 3 очка. Если в запасе этого предмета нет, карту не смастерить.
root-card-text-root-tea-fox = Возьмите чайник из запаса и получите 2 очка. Если в запасе этого предмета нет, карту не смастерить.
root-card-text-stand-and-deliver-fox = Раз в своё утро вы можете взять случайную карту из руки другого игрока. Он получает 1 очко.
root-card-text-tax-collector-fox = Раз в свой день вы можете убрать с поля одного своего воина и взять карту.
root-card-text-travel-gear-fox = Возьмите сапоги из запаса и получите 1 очко. Если в запасе этого предмета нет, карту не смастерить.
root-card-text-a-visit-to-friends-rabbit = Возьмите сапоги из запаса и получите 1 очко. Если в запасе этого предмета нет, карту не смастерить.
root-card-text-ambush-rabbit = Когда на вас нападают на заячьей поляне, сыграйте её до броска: нападающий сразу получает 2 урона. Он может обнаружить её своей подходящей засадой. Смастерить карту нельзя.
root-card-text-bake-sale-rabbit = Возьмите монеты из запаса и получите 3 очка. Если в запасе этого предмета нет, карту не смастерить.
root-card-text-better-burrow-bank-rabbit = В начале утра вы берёте карту, и ещё одну берёт другой игрок по вашему выбору.
root-card-text-cobbler-rabbit = В начале вечера вы можете совершить одно перемещение.
root-card-text-command-warren-rabbit = В начале дня вы можете начать одно сражение.
root-card-text-dominance-rabbit = Имея не менее 10 очков, вы можете активировать её в свой день. Очков вы больше не получаете, зато побеждаете, если в начале своего утра правите тремя заячьими полянами. Бродяга вместо этого с её помощью заключает коалицию. Смастерить карту нельзя.
root-card-text-favor-of-the-rabbits-rabbit = Уберите все компоненты противников со всех заячьих полян и получите очки за здания и жетоны среди них. Затем сбросьте карту.
root-card-text-root-tea-rabbit = Возьмите чайник из запаса и получите 2 очка. Если в запасе этого предмета нет, карту не смастерить.
root-card-text-smuggler-s-trail-rabbit = Возьмите сумку из запаса и получите 1 очко. Если в запасе этого предмета нет, карту не смастерить.
root-card-text-ambush-mouse = Когда на вас нападают на мышиной поляне, сыграйте её до броска: нападающий сразу получает 2 урона. Он может обнаружить её своей подходящей засадой. Смастерить карту нельзя.
root-card-text-codebreakers-mouse = Раз в свой день вы можете посмотреть руку другого игрока.
root-card-text-crossbow-mouse = Возьмите арбалет из запаса и получите 1 очко. Если в запасе этого предмета нет, карту не смастерить.
root-card-text-dominance-mouse = Имея не менее 10 очков, вы можете активировать её в свой день. Очков вы больше не получаете, зато побеждаете, если в начале своего утра правите тремя мышиными полянами. Бродяга вместо этого с её помощью заключает коалицию. Смастерить карту нельзя.
root-card-text-favor-of-the-mice-mouse = Уберите все компоненты противников со всех мышиных полян и получите очки за здания и жетоны среди них. Затем сбросьте карту.
root-card-text-investments-mouse = Возьмите монеты из запаса и получите 3 очка. Если в запасе этого предмета нет, карту не смастерить.
root-card-text-mouse-in-a-sack-mouse = Возьмите сумку из запаса и получите 1 очко. Если в запасе этого предмета нет, карту не смастерить.
root-card-text-root-tea-mouse = Возьмите чайник из запаса и получите 2 очка. Если в запасе этого предмета нет, карту не смастерить.
root-card-text-scouting-party-mouse = Когда вы нападаете, карты засады на вас не действуют.
root-card-text-sword-mouse = Возьмите меч из запаса и получите 2 очка. Если в запасе этого предмета нет, карту не смастерить.
root-card-text-travel-gear-mouse = Возьмите сапоги из запаса и получите 1 очко. Если в запасе этого предмета нет, карту не смастерить.

## Marquise

root-board-marquise-note = дерево, здания, воины
root-board-actions = Действия
root-board-actions-left = Осталось действий: { $n }
root-board-bird-action = три днём, ещё одно за каждую потраченную птичью карту
root-board-recruited = вербовка в этот ход уже была
root-board-wood-left = в запасе { $n }
root-board-wood-map = дерева на поле: { $n }
root-board-keep-at = на поляне { $n }
root-board-keep-lost = потеряна: полевого госпиталя больше нет
root-board-sawmills = Лесопилки
root-board-workshops = Мастерские
root-board-recruiters = Казармы
root-board-next-building =
    Следующее здание: дерева { $cost }, получите { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.

## Eyrie

root-board-eyrie-note = устав растёт каждое утро
root-board-evening-roosts =
    Вечер: +{ $points } и { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
root-board-no-leader = Лидера ещё нет
root-board-leaders-left = Другие лидеры
root-board-leader-gone = уже правил
root-board-decree-done = выполнено
root-board-decree-any = любая масть
root-board-column-empty = пусто
root-board-turmoil-cost =
    смута отняла бы { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
root-board-roosts = Гнёзда
root-board-roosts-now = { $n } на поле: +{ $points } каждый вечер
root-board-power-builder = Смастерённые предметы дают все свои очки.
root-board-power-charismatic = Каждая вербовка выставляет двух воинов.
root-board-power-commander = В нападении вы наносите 1 дополнительный урон.
root-board-power-despot = Ещё одно очко за сражение, где вы убрали здание или жетон.
root-board-leader-builder = Министры в столбцах вербовки и перемещения. За смастерённый предмет вы получаете напечатанные очки; при других лидерах Династия получает только 1.
root-board-leader-charismatic = Министры в столбцах вербовки и сражения. Каждая карта вербовки выставляет двух воинов вместо одного, и выставить нужно обоих.
root-board-leader-commander = Министры в столбцах перемещения и сражения. Всякий раз, когда Династия нападает, она наносит 1 дополнительный урон.
root-board-leader-despot = Министры в столбцах перемещения и строительства. Раз за сражение: ещё одно очко, если вы убрали в нём хотя бы одно здание или жетон противника.

## Alliance

root-board-alliance-note = восстания, затем поддержка
root-board-evening-alliance =
    Вечер: операций { $operations }, { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
root-board-supporters = Сторонники { $n }
root-board-supporters-free = без предела: база на поле
root-board-supporters-limit = не больше { $n } без базы
root-board-supporters-secret = другие видят только «{ $n }»; птицы за любую масть
root-board-supporters-show = Показать карты сторонников
root-board-known-supporters = Сторонники, которых вы видели
root-board-supporters-hidden = лицом вниз
root-board-bases = Базы
root-board-bases-draw = добор { $n }
root-board-base-out = на поле
root-board-base-in = ещё на планшете
root-board-officers = Офицеры { $n }
root-board-officers-none = пока нет
root-board-operations = операций: { $n }
root-board-operations-left = осталось операций: { $n }
root-board-sympathy-note = если там трое воинов одного противника: ещё один сторонник
root-board-supporters-each =
    { $n ->
        [one] по { $n } стороннику
        [few] по { $n } сторонника
       *[many] по { $n } сторонников
    }
root-board-next-sympathy =
    Следующий жетон: сторонников { $cost }, получите { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.

## Vagabond

root-board-in-clearing = на поляне { $n }
root-board-in-forest = в лесу
root-board-not-yet = ещё не на поле
root-board-no-character = Персонаж ещё не выбран
root-board-items =
    { $n ->
        [one] { $n } предмет
        [few] { $n } предмета
       *[many] { $n } предметов
    }
root-board-refresh = утром обновляется { $n }
root-board-satchel-empty = пусто
root-board-damaged = Повреждено
root-board-damaged-none = ничего
root-board-item-down = перевёрнуто
root-board-item-damaged = повреждено
root-board-item-down-help = Перевёрнуто: ждёт обновления.
root-board-item-damaged-help = Повреждено: не действует, пока не починить.
root-board-track-tea = обновление +2
root-board-track-coins = карта +1
root-board-track-bag = вместимость +2
root-board-room = место: { $n } из { $of }
root-board-aids = { $n } из { $of }
root-board-aids-needed =
    { $n ->
        [one] { $n } помощь
        [few] { $n } помощи
       *[many] { $n } помощей
    }
root-board-relation-space = деление { $n }
root-board-hostile-note = Враг: очко за каждый компонент, убранный в сражении в свой ход; идти к его воинам на сапоги дороже.
root-board-allied-note = Союзник: 2 очка за каждую помощь; его воины ходят и нападают вместе с вами.
root-board-quests = Задания
root-board-quests-done = выполнено:
root-board-quest-deck = в колоде { $n }
root-board-quest-gain =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    } или 2 карты
root-board-quest-in-fox = На лисьей поляне
root-board-quest-in-rabbit = На заячьей поляне
root-board-quest-in-mouse = На мышиной поляне
root-board-quest-text = Переверните там оба предмета. Затем возьмите 2 карты или получите по очку за каждое выполненное задание этой масти, включая это.
root-board-quest-text-now =
    Переверните там оба предмета. Затем возьмите 2 карты или получите { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }: по одному за каждое выполненное задание этой масти, включая это.
root-board-ruins-seen = Известно, что лежит в руинах
root-board-special-thief = Факел: взять случайную карту у игрока на вашей поляне.
root-board-special-tinker = Факел: взять из сброса карту масти вашей поляны.
root-board-special-ranger = Факел: починить три предмета; день заканчивается.
root-board-special-vagrant = Факел: начать сражение между любыми двумя игроками на вашей поляне, можно и с собой.
root-board-special-arbiter = Защищающийся на вашей поляне может призвать ваши мечи; вам 1 очко.
root-board-special-scoundrel = Факел навсегда: выжечь свою поляну.
root-board-character-thief = Начинает с сапогами, факелом, чайником и мечом. Перевернув факел, берёт случайную карту у игрока, чей компонент или фишка есть на его поляне.
root-board-character-tinker = Начинает с сапогами, факелом, сумкой и молотом. Перевернув факел, берёт из сброса карту масти своей поляны или птичью.
root-board-character-ranger = Начинает с сапогами, факелом, арбалетом и мечом. Перевернув факел, чинит три предмета; затем день заканчивается и наступает вечер.
root-board-character-vagrant = Начинает с сапогами, факелом и монетами. Перевернув факел, начинает на своей поляне сражение между названными нападающим и защищающимся; сам убирает их потери и получает очки за здания и жетоны.
root-board-character-arbiter = Начинает с сапогами, факелом и двумя мечами. Перед самым броском защищающийся на его поляне может его призвать: Судья получает 1 очко, а его целые мечи повышают максимальный урон защищающегося от кубиков.
root-board-character-scoundrel = Начинает с двумя парами сапог, факелом и арбалетом. Один раз факел кладут на поле: все компоненты противников с его поляны убирают, и до конца игры туда нельзя ни выставлять, ни входить.
root-board-item-boots = Переверните, чтобы перейти на соседнюю поляну, и ещё одни за каждую враждебную фракцию, чьи воины там стоят.
root-board-item-sword = Переверните, чтобы начать сражение. Сколько у вас целых мечей, столько самое большее урона от кубиков.
root-board-item-crossbow = Переверните, чтобы убрать воина на своей поляне; если у его владельца там нет воинов, то здание или жетон.
root-board-item-torch = Переверните, чтобы исследовать руины за 1 очко и предмет, или для особого действия.
root-board-item-hammer = Переворачивайте молоты для ремесла: каждый имеет масть вашей поляны. Или переверните один, чтобы починить предмет.
root-board-item-tea = Лицом вверх на шкале: каждое утро обновляете на два предмета больше.
root-board-item-coins = Лицом вверх на шкале: каждый вечер на карту больше.
root-board-item-bag = Лицом вверх на шкале: можно нести на два предмета больше.

## Cult

root-board-cult-note = заговоры, затем обряды
root-board-cult-revealed =
    { $n ->
        [one] открыта { $n } карта
        [few] открыты { $n } карты
       *[many] открыто { $n } карт
    }
root-board-outcast-none = пока нет
root-board-outcast-note = заговоры по полной цене
root-board-hated-note = заговоры на одного дешевле
root-board-souls-note = каждая карта, которую кто-то потратил или сбросил
root-board-souls-now = сейчас:
root-board-souls-tie = ничья, остаётся:
root-board-gardens = Сады
root-board-gardens-note = очки за обряд, раз на масть
root-board-gardens-out = { $n } на поле: +{ $points }
root-board-card-more = на карту больше
root-board-scored = в этот ход уже было
root-board-acolytes = Приспешники { $n }
root-board-conspiracy-price =
    Стоит { $n ->
        [one] { $n } приспешника
        [few] { $n } приспешников
       *[many] { $n } приспешников
    }.
root-board-conspiracies-in-fox = Утро, на лисьих полянах
root-board-conspiracies-in-rabbit = Утро, на заячьих полянах
root-board-conspiracies-in-mouse = Утро, на мышиных полянах
root-board-conspiracy-crusade = Сражение на поляне изгоев или перемещение с неё, а затем, если хотите, сражение там, куда пришли.
root-board-conspiracy-convert = Уберите воина противника с поляны изгоев и поставьте на его место своего.
root-board-conspiracy-sanctify = Уберите здание противника с поляны изгоев, получите за него очко и поставьте на его место сад.
root-board-revealed-note = по обряду на каждую; вечером вернутся

## Riverfolk

root-board-riverfolk-note = капитал тратят или вкладывают
root-board-evening-riverfolk = Вечер: без добора, новые цены
root-board-funds-note = тратить или вкладывать
root-board-committed-note = вернутся
root-board-payments-note = со следующего хода
root-board-prices-note = новые каждый вечер
root-board-service-card = Покупатель берёт любую карту из открытой руки.
root-board-service-boats = До конца хода река для покупателя — тропа.
root-board-service-mercenaries = Днём и вечером этого хода воины Братства считаются воинами покупателя для правления и в сражении, но не против самого Братства.
root-board-posts = Торговые посты
root-board-posts-note = свободное место мастерит
root-board-posts-map = поле: { $n }
root-board-open-hand-note = её видят все

## Pieces

root-board-reconstructed = Некоторые из этих очков воссозданы: печатного источника мы не видели.
root-board-piece-sawmill = Каждое утро даёт одно дерево на своей поляне.
root-board-piece-workshop = Мастерит карты мастью своей поляны, перед действиями дня.
root-board-piece-recruiter = Одно действие вербовки за ход выставляет по воину в каждой казарме. Третья и пятая добавляют карту вечером.
root-board-piece-wood = Платит за здания. Должно лежать на поляне строительства или быть связано с ней подвластными Маркисе полянами.
root-board-piece-keep = Только Маркиса может выставлять компоненты на поляне Цитадели. Пока она стоит, карта спасает воинов, убранных с других полян: они идут сюда.
root-board-piece-roost = Каждый вечер даёт очки и карты по числу гнёзд на поле. Одно на поляну; оно же мастерит и вербует.
root-board-piece-base = Появляется с восстанием. Снимает предел сторонников, тренирует офицеров и добавляет карту. Если её уничтожат: пропадают сторонники её масти, птицы и половина офицеров.
root-board-piece-sympathy = Один на поляну. Кто его убирает или вводит туда воинов, отдаёт Союзу карту этой масти. Мастерит карты мастью своей поляны.
root-board-piece-garden = Где стоит сад, там правит Культ. Потерянный сад уносит случайную карту из руки к Заблудшим душам.
root-board-piece-post = Даёт очки, когда его ставят, и освобождает место ремесла своей масти. Игроки с компонентами рядом могут покупать больше. Убранный, он пропадает навсегда вместе с половиной Капитала.
