### The words on Root’s boards and cards: labels, what each card does, powers, help.

## Every board

root-board-hand = рука { $n }
root-board-hand-open = рука { $n }, відкрита
root-board-warriors = вояк у запасі { $n } з { $of }
root-board-left =
    { $n ->
        [one] { $n } вояка в запасі
        [few] { $n } вояки в запасі
       *[many] { $n } вояк у запасі
    }
root-board-evening-draw =
    Сутінки: { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
root-board-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
root-board-of = { $n } з { $of }
root-board-on-map = на мапі
root-board-price = ціна
root-board-track-empty = На цьому треку нічого не лишилося.
root-board-open = Показати планшет
root-board-hidden-card = прихована карта
root-board-effects = Постійні ефекти
root-board-effects-used = з позначкою: використано цього ходу
root-board-crafted-items-note = Бурлака може взяти один за допомогу
root-board-known = Карти, які ви бачили
root-board-known-lost =
    { $n ->
        [one] { $n } з них уже немає
        [few] { $n } з них уже немає
       *[many] { $n } з них уже немає
    }
root-board-dominance-fox = Перемога: на початку Третіх півнів володіти трьома галявинами лисячої масті.
root-board-dominance-rabbit = Перемога: на початку Третіх півнів володіти трьома галявинами кролячої масті.
root-board-dominance-mouse = Перемога: на початку Третіх півнів володіти трьома галявинами мишачої масті.
root-board-dominance-bird = Перемога: на початку Третіх півнів володіти двома протилежними кутками.
root-board-coalition = Коаліція: { $who }. Перемагають разом.

## Cards

root-board-suit-card-fox = Лисяча карта
root-board-suit-card-rabbit = Кроляча карта
root-board-suit-card-mouse = Мишача карта
root-board-suit-card-bird = Пташина карта
root-board-kind-item = предмет
root-board-kind-persistent = постійний ефект
root-board-kind-favor = миттєвий ефект
root-board-kind-ambush = засідка
root-board-kind-dominance = панування
root-board-craft-with = Для створення:
root-board-cost-list = ціна { $list }
root-board-cost-one = { $suit } × { $n }
root-board-bird-wild = Пташину карту можна витратити як карту будь-якої масті.
root-board-spend-as = Або витратьте її за мастю: { $suit }.
root-board-vizier-text = Пташина карта Указу. Вона належить очільникові й ніколи не покидає Указ.
root-board-line-armorers = без ушкоджень від кубиків
root-board-line-better-burrow-bank = карта вам і ще комусь
root-board-line-brutal-tactics = у нападі: ще 1 ушкодження
root-board-line-cobbler = переміщення в Сутінках
root-board-line-codebreakers = подивитися чужу руку
root-board-line-command-warren = бій на початку Дня
root-board-line-dominance = інший шлях до перемоги
root-board-line-royal-claim = очко за підвладну галявину
root-board-line-sappers = у захисті: ще 1 ушкодження
root-board-line-scouting-party = засідки не діють
root-board-line-stand-and-deliver = карта вам, очко йому
root-board-line-tax-collector = карта за вояку
root-board-line-favor = очищує всю масть
root-board-line-ambush-fox = на лисячій галявині
root-board-line-ambush-rabbit = на кролячій галявині
root-board-line-ambush-mouse = на мишачій галявині
root-board-line-ambush-bird = на будь-якій галявині

## Cards in full: what each one does

root-card-text-ambush-bird = Коли на вас нападають на будь-якій галявині, зіграйте її до кидка: нападник одразу зазнає 2 ушкоджень. Він може зірвати її своєю відповідною засідкою. Створити карту не можна.
root-card-text-armorers-bird = У бою після кидка ви можете скинути цю карту й не зазнати жодного ушкодження від кубиків. Додаткові ушкодження та засідка діють як завжди.
root-card-text-arms-trader-bird = Візьміть меч із запасу й отримайте 2 очки. Якщо в запасі цього предмета немає, карту не створити.
root-card-text-birdy-bindle-bird = Візьміть торбинку із запасу й отримайте 1 очко. Якщо в запасі цього предмета немає, карту не створити.
root-card-text-brutal-tactics-bird = Нападаючи, ви можете завдати одного додаткового ушкодження. Тоді захисник отримує 1 очко. Карта лишається у вас.
root-card-text-crossbow-bird = Візьміть арбалет із запасу й отримайте 1 очко. Якщо в запасі цього предмета немає, карту не створити.
root-card-text-dominance-bird = Маючи щонайменше 10 очок, ви можете активувати її у свій День. Більше очок ви не отримуєте, зате перемагаєте, якщо на початку своїх Третіх півнів володієте двома протилежними кутками. Бурлака натомість укладає завдяки їй коаліцію. Створити карту не можна.
root-card-text-royal-claim-bird = Будь-коли під час своїх Третіх півнів ви можете скинути цю карту й отримати по 1 очку за кожну підвладну вам галявину.
root-card-text-sappers-bird = Захищаючись, ви можете скинути цю карту й завдати одного додаткового ушкодження.
root-card-text-woodland-runners-bird = Візьміть чоботи із запасу й отримайте 1 очко. Якщо в запасі цього предмета немає, карту не створити.
root-card-text-ambush-fox = Коли на вас нападають на лисячій галявині, зіграйте її до кидка: нападник одразу зазнає 2 ушкоджень. Він може зірвати її своєю відповідною засідкою. Створити карту не можна.
root-card-text-anvil-fox = Візьміть молот із запасу й отримайте 2 очки. Якщо в запасі цього предмета немає, карту не створити.
root-card-text-dominance-fox = Маючи щонайменше 10 очок, ви можете активувати її у свій День. Більше очок ви не отримуєте, зате перемагаєте, якщо на початку своїх Третіх півнів володієте трьома лисячими галявинами. Бурлака натомість укладає завдяки їй коаліцію. Створити карту не можна.
root-card-text-favor-of-the-foxes-fox = Приберіть усі компоненти суперників з усіх лисячих галявин і отримайте очки за споруди й жетони серед них. Потім скиньте карту.
root-card-text-foxfolk-steel-fox = Візьміть меч із запасу й отримайте 2 очки. Якщо в запасі цього предмета немає, карту не створити.
root-card-text-gently-used-knapsack-fox = Візьміть торбинку із запасу й отримайте 1 очко. Якщо в запасі цього предмета немає, карту не створити.
root-card-text-protection-racket-fox = Візьміть монети із запасу й отримайте 3 очки. Якщо в запасі цього предмета немає, карту не створити.
root-card-text-root-tea-fox = Візьміть трунок із запасу й отримайте 2 очки. Якщо в запасі цього предмета немає, карту не створити.
root-card-text-stand-and-deliver-fox = Раз у свої Треті півні ви можете взяти випадкову карту з руки іншого гравця. Він отримує 1 очко.
root-card-text-tax-collector-fox = Раз у свій День ви можете прибрати з мапи одного свого вояку й узяти карту.
root-card-text-travel-gear-fox = Візьміть чоботи із запасу й отримайте 1 очко. Якщо в запасі цього предмета немає, карту не створити.
root-card-text-a-visit-to-friends-rabbit = Візьміть чоботи із запасу й отримайте 1 очко. Якщо в запасі цього предмета немає, карту не створити.
root-card-text-ambush-rabbit = Коли на вас нападають на кролячій галявині, зіграйте її до кидка: нападник одразу зазнає 2 ушкоджень. Він може зірвати її своєю відповідною засідкою. Створити карту не можна.
root-card-text-bake-sale-rabbit = Візьміть монети із запасу й отримайте 3 очки. Якщо в запасі цього предмета немає, карту не створити.
root-card-text-better-burrow-bank-rabbit = На початку Третіх півнів ви берете карту, і ще одну бере інший гравець на ваш вибір.
root-card-text-cobbler-rabbit = На початку Сутінок ви можете здійснити одне переміщення.
root-card-text-command-warren-rabbit = На початку Дня ви можете розпочати один бій.
root-card-text-dominance-rabbit = Маючи щонайменше 10 очок, ви можете активувати її у свій День. Більше очок ви не отримуєте, зате перемагаєте, якщо на початку своїх Третіх півнів володієте трьома кролячими галявинами. Бурлака натомість укладає завдяки їй коаліцію. Створити карту не можна.
root-card-text-favor-of-the-rabbits-rabbit = Приберіть усі компоненти суперників з усіх кролячих галявин і отримайте очки за споруди й жетони серед них. Потім скиньте карту.
root-card-text-root-tea-rabbit = Візьміть трунок із запасу й отримайте 2 очки. Якщо в запасі цього предмета немає, карту не створити.
root-card-text-smuggler-s-trail-rabbit = Візьміть торбинку із запасу й отримайте 1 очко. Якщо в запасі цього предмета немає, карту не створити.
root-card-text-ambush-mouse = Коли на вас нападають на мишачій галявині, зіграйте її до кидка: нападник одразу зазнає 2 ушкоджень. Він може зірвати її своєю відповідною засідкою. Створити карту не можна.
root-card-text-codebreakers-mouse = Раз у свій День ви можете подивитися руку іншого гравця.
root-card-text-crossbow-mouse = Візьміть арбалет із запасу й отримайте 1 очко. Якщо в запасі цього предмета немає, карту не створити.
root-card-text-dominance-mouse = Маючи щонайменше 10 очок, ви можете активувати її у свій День. Більше очок ви не отримуєте, зате перемагаєте, якщо на початку своїх Третіх півнів володієте трьома мишачими галявинами. Бурлака натомість укладає завдяки їй коаліцію. Створити карту не можна.
root-card-text-favor-of-the-mice-mouse = Приберіть усі компоненти суперників з усіх мишачих галявин і отримайте очки за споруди й жетони серед них. Потім скиньте карту.
root-card-text-investments-mouse = Візьміть монети із запасу й отримайте 3 очки. Якщо в запасі цього предмета немає, карту не створити.
root-card-text-mouse-in-a-sack-mouse = Візьміть торбинку із запасу й отримайте 1 очко. Якщо в запасі цього предмета немає, карту не створити.
root-card-text-root-tea-mouse = Візьміть трунок із запасу й отримайте 2 очки. Якщо в запасі цього предмета немає, карту не створити.
root-card-text-scouting-party-mouse = Коли ви нападаєте, карти засідки на вас не діють.
root-card-text-sword-mouse = Візьміть меч із запасу й отримайте 2 очки. Якщо в запасі цього предмета немає, карту не створити.
root-card-text-travel-gear-mouse = Візьміть чоботи із запасу й отримайте 1 очко. Якщо в запасі цього предмета немає, карту не створити.

## Marquise

root-board-marquise-note = деревина, споруди, вояки
root-board-actions = Дії
root-board-actions-left = Лишилося дій: { $n }
root-board-bird-action = три вдень, ще одна за кожну витрачену пташину карту
root-board-recruited = вербування цього ходу вже було
root-board-wood-left = у запасі { $n }
root-board-wood-map = деревини на мапі: { $n }
root-board-keep-at = на галявині { $n }
root-board-keep-lost = втрачена: польових шпиталів більше немає
root-board-sawmills = Лісопильні
root-board-workshops = Майстерні
root-board-recruiters = Казарми
root-board-next-building =
    Наступна споруда: деревини { $cost }, отримаєте { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.

## Eyrie

root-board-eyrie-note = Указ росте щоразу на Треті півні
root-board-evening-roosts =
    Сутінки: +{ $points } і { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
root-board-no-leader = Очільника ще немає
root-board-leaders-left = Інші очільники
root-board-leader-gone = уже правив
root-board-decree-done = виконано
root-board-decree-any = будь-яка масть
root-board-column-empty = порожньо
root-board-turmoil-cost =
    революція забрала б { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }
root-board-roosts = Гнізда
root-board-roosts-now = { $n } на мапі: +{ $points } щоразу в Сутінках
root-board-power-builder = Створені предмети дають усі свої очки.
root-board-power-charismatic = Кожне вербування виставляє двох вояк.
root-board-power-commander = У нападі ви завдаєте одного додаткового ушкодження.
root-board-power-despot = Ще одне очко за бій, у якому ви прибрали споруду чи жетон.
root-board-leader-builder = Радники в колонках «Вербуйте» й «Переміщуйте». За створений предмет ви отримуєте надруковані очки; за інших очільників Династії мають лише 1.
root-board-leader-charismatic = Радники в колонках «Вербуйте» й «Бийтесь». Кожна карта вербування виставляє двох вояк замість одного, і обох треба виставити.
root-board-leader-commander = Радники в колонках «Переміщуйте» й «Бийтесь». Щоразу, коли Династії нападають, вони завдають одного додаткового ушкодження.
root-board-leader-despot = Радники в колонках «Переміщуйте» й «Будуйте». Раз за бій: ще одне очко, якщо ви прибрали в ньому бодай одну споруду чи жетон суперника.

## Alliance

root-board-alliance-note = заколоти, потім агітація
root-board-evening-alliance =
    Сутінки: операцій { $operations }, { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
root-board-supporters = Прибічники { $n }
root-board-supporters-free = без ліміту: криївка на мапі
root-board-supporters-limit = не більш як { $n } без криївки
root-board-supporters-secret = інші бачать лише «{ $n }»; птахи за будь-яку масть
root-board-supporters-show = Показати карти прибічників
root-board-known-supporters = Прибічники, яких ви бачили
root-board-supporters-hidden = долілиць
root-board-bases = Криївки
root-board-bases-draw = добір { $n }
root-board-base-out = на мапі
root-board-base-in = ще на планшеті
root-board-officers = Сотники { $n }
root-board-officers-none = ще немає
root-board-operations = операцій: { $n }
root-board-operations-left = лишилося операцій: { $n }
root-board-sympathy-note = якщо там троє вояк одного суперника: ще один прибічник
root-board-supporters-each =
    { $n ->
        [one] по { $n } прибічнику
        [few] по { $n } прибічники
       *[many] по { $n } прибічників
    }
root-board-next-sympathy =
    Наступний жетон: прибічників { $cost }, отримаєте { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }.

## Vagabond

root-board-in-clearing = на галявині { $n }
root-board-in-forest = у хащах
root-board-not-yet = ще не на мапі
root-board-no-character = Персонажа ще не обрано
root-board-items =
    { $n ->
        [one] { $n } предмет
        [few] { $n } предмети
       *[many] { $n } предметів
    }
root-board-refresh = Треті півні відновлюють { $n }
root-board-satchel-empty = порожньо
root-board-damaged = Пошкоджене
root-board-damaged-none = нічого
root-board-item-down = використано
root-board-item-damaged = пошкоджено
root-board-item-down-help = Використано: чекає на відновлення.
root-board-item-damaged-help = Пошкоджено: не діє, доки не полагодити.
root-board-track-tea = відновлення +2
root-board-track-coins = карта +1
root-board-track-bag = місткість +2
root-board-room = місце: { $n } з { $of }
root-board-aids = { $n } з { $of }
root-board-aids-needed =
    { $n ->
        [one] { $n } допомога
        [few] { $n } допомоги
       *[many] { $n } допомог
    }
root-board-relation-space = поділка { $n }
root-board-hostile-note = Ворожнеча: очко за кожен компонент, прибраний у бою свого ходу; до їхніх вояк іти на чоботи дорожче.
root-board-allied-note = Союзник: 2 очки за кожну допомогу; його вояки ходять і нападають разом з вами.
root-board-quests = Квести
root-board-quests-done = виконано:
root-board-quest-deck = у колоді { $n }
root-board-quest-gain =
    { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    } або 2 карти
root-board-quest-in-fox = На лисячій галявині
root-board-quest-in-rabbit = На кролячій галявині
root-board-quest-in-mouse = На мишачій галявині
root-board-quest-text = Використайте там обидва предмети. Потім візьміть 2 карти або отримайте по очку за кожен виконаний квест цієї масті, разом із цим.
root-board-quest-text-now =
    Використайте там обидва предмети. Потім візьміть 2 карти або отримайте { $n ->
        [one] { $n } очко
        [few] { $n } очки
       *[many] { $n } очок
    }: по одному за кожен виконаний квест цієї масті, разом із цим.
root-board-ruins-seen = Відомо, що лежить у руїнах
root-board-special-thief = Смолоскип: взяти випадкову карту в гравця на вашій галявині.
root-board-special-tinker = Смолоскип: взяти зі скиду карту масті вашої галявини.
root-board-special-ranger = Смолоскип: полагодити три предмети; День закінчується.
root-board-special-vagrant = Смолоскип: розпочати бій між будь-якими двома гравцями на вашій галявині, зокрема й вами.
root-board-special-arbiter = Захисник на вашій галявині може покликати ваші мечі; вам 1 очко.
root-board-special-scoundrel = Смолоскип назавжди: спалити свою галявину.
root-board-character-thief = Починає з чобітьми, смолоскипом, трунком і мечем. Використавши смолоскип, бере випадкову карту в гравця, чий компонент або фішка є на його галявині.
root-board-character-tinker = Починає з чобітьми, смолоскипом, торбинкою і молотом. Використавши смолоскип, бере зі скиду карту масті своєї галявини або пташину.
root-board-character-ranger = Починає з чобітьми, смолоскипом, арбалетом і мечем. Використавши смолоскип, лагодить три предмети; тоді День закінчується й настають Сутінки.
root-board-character-vagrant = Починає з чобітьми, смолоскипом і монетами. Використавши смолоскип, розпочинає на своїй галявині бій між названими нападником і захисником; сам прибирає їхні втрати й отримує очки за споруди та жетони.
root-board-character-arbiter = Починає з чобітьми, смолоскипом і двома мечами. Перед самим кидком захисник на його галявині може його покликати: Суддя отримує 1 очко, а його непошкоджені мечі підвищують максимум ушкоджень захисника від кубиків.
root-board-character-scoundrel = Починає з двома парами чобіт, смолоскипом і арбалетом. Один раз смолоскип лягає на мапу: усі компоненти суперників на його галявині прибирають, і до кінця гри туди не можна ні виставляти, ні заходити.
root-board-item-boots = Використайте, щоб перейти на сусідню галявину, і ще одні за кожну ворожу фракцію, чиї вояки там стоять.
root-board-item-sword = Використайте, щоб розпочати бій. Скільки у вас непошкоджених мечів, стільки щонайбільше ушкоджень від кубиків.
root-board-item-crossbow = Використайте, щоб прибрати вояку на своїй галявині; якщо в його господаря там немає вояк, то споруду чи жетон.
root-board-item-torch = Використайте, щоб обшукати руїни за 1 очко й предмет, або для особливої дії.
root-board-item-hammer = Використовуйте молоти для створення: кожен має масть вашої галявини. Або використайте один, щоб полагодити предмет.
root-board-item-tea = Горілиць на треку: щоразу на Треті півні відновлюєте на два предмети більше.
root-board-item-coins = Горілиць на треку: щоразу в Сутінках на карту більше.
root-board-item-bag = Горілиць на треку: можна нести на два предмети більше.

## Cult

root-board-cult-note = змови, потім ритуали
root-board-cult-revealed =
    { $n ->
        [one] відкрито { $n } карту
        [few] відкрито { $n } карти
       *[many] відкрито { $n } карт
    }
root-board-outcast-none = ще немає
root-board-outcast-note = змови за повною ціною
root-board-hated-note = змови на одного дешевші
root-board-souls-note = кожна карта, яку хтось витратив чи скинув
root-board-souls-now = наразі:
root-board-souls-tie = нічия, лишається:
root-board-gardens = Сади
root-board-gardens-note = очки за ритуал, раз на масть
root-board-gardens-out = { $n } на мапі: +{ $points }
root-board-card-more = на карту більше
root-board-scored = цього ходу вже було
root-board-acolytes = Фанатики { $n }
root-board-conspiracy-price =
    Коштує { $n ->
        [one] { $n } фанатика
        [few] { $n } фанатики
       *[many] { $n } фанатиків
    }.
root-board-conspiracies-in-fox = Треті півні, на лисячих галявинах
root-board-conspiracies-in-rabbit = Треті півні, на кролячих галявинах
root-board-conspiracies-in-mouse = Треті півні, на мишачих галявинах
root-board-conspiracy-crusade = Бій на галявині вигнанців або переміщення з неї, а тоді, якщо бажаєте, бій там, куди прийшли.
root-board-conspiracy-convert = Приберіть вояку суперника з галявини вигнанців і поставте на його місце свого.
root-board-conspiracy-sanctify = Приберіть споруду суперника з галявини вигнанців, отримайте за неї очко й поставте на її місце сад.
root-board-revealed-note = по ритуалу на кожну; у Сутінках повернуться

## Riverfolk

root-board-riverfolk-note = резерв витрачають або інвестують
root-board-evening-riverfolk = Сутінки: без добору, нові ціни
root-board-funds-note = витратити чи інвестувати
root-board-committed-note = повернуться
root-board-payments-note = з наступного ходу
root-board-prices-note = нові щоразу в Сутінках
root-board-service-card = Покупець бере будь-яку карту з відкритої руки.
root-board-service-boats = До кінця ходу річка для покупця — стежка.
root-board-service-mercenaries = Удень і в Сутінках цього ходу вояки Товариства рахуються за покупцевих для володіння та в бою, але не проти самого Товариства.
root-board-posts = Торговельні пункти
root-board-posts-note = вільне місце створює
root-board-posts-map = мапа: { $n }
root-board-open-hand-note = її бачать усі

## Pieces

root-board-reconstructed = Деякі з цих очок відтворено: друкованого джерела ми не бачили.
root-board-piece-sawmill = Щоразу на Треті півні дає одну деревину на своїй галявині.
root-board-piece-workshop = Створює карти мастю своєї галявини, перед діями Дня.
root-board-piece-recruiter = Одна дія вербування за хід виставляє по вояці в кожній казармі. Третя й п’ята додають карту в Сутінках.
root-board-piece-wood = Платить за споруди. Має лежати на галявині будівництва або бути з’єднана з нею підвладними Муркізі галявинами.
root-board-piece-keep = Лише Муркіза може виставляти компоненти на галявині Фортеці. Поки вона стоїть, карта рятує вояк, прибраних деінде: вони йдуть сюди.
root-board-piece-roost = Щоразу в Сутінках дає очки й карти залежно від числа гнізд на мапі. Одне на галявину; воно ж створює і вербує.
root-board-piece-base = З’являється із заколотом. Знімає ліміт прибічників, вишколює сотників і додає карту. Якщо згорить: зникають прибічники її масті, птахи та половина сотників.
root-board-piece-sympathy = Один на галявину. Хто його прибирає або заводить туди вояк, віддає Альянсу карту цієї масті. Створює карти мастю своєї галявини.
root-board-piece-garden = Де стоїть сад, там володіє Культ. Втрачений сад забирає випадкову карту з руки до Загублених душ.
root-board-piece-post = Дає очки, коли його ставлять, і звільняє місце створення своєї масті. Гравці з компонентами поруч можуть купувати більше. Прибраний, він зникає назавжди разом із половиною Резерву.
