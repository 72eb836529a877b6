### The words of Senjutsu’s table on the page. Names and terms: senjutsu-terms.ftl; what is asked and told: senjutsu.ftl.

## The table

page-senjutsu-facts = { $min }–{ $max } бійці: двобій, боти чи орда
page-senjutsu-seats = Бійці
page-senjutsu-seats-help = Кожне місце має персонажа з власною колодою, деревом камае та зброєю.
page-senjutsu-mode-duel = двобій
page-senjutsu-mode-many = кожен за себе
page-senjutsu-mode-teams = командами
page-senjutsu-mode-solo = проти ботів
page-senjutsu-mode-horde = проти орди
page-senjutsu-turn = хід { $n }
page-senjutsu-turns = Ходи { $from }–{ $to }
page-senjutsu-hand = рука
page-senjutsu-deck = колода
page-senjutsu-discard = скид
page-senjutsu-key-turn = повернути фігурку ліворуч чи праворуч
page-senjutsu-key-kamae = дерева камае словами
page-senjutsu-key-discards = стоси скиду
page-senjutsu-trees = Дерева камае
page-senjutsu-ring = Кільце лежить тут: { $kamae }.
page-senjutsu-branch-one = { $from } → { $to }, лише в цей бік
page-senjutsu-branch-both = { $from } ↔ { $to }, в обидва боки
page-senjutsu-discards = Скиди
page-senjutsu-face-up = Горілиць
page-senjutsu-face-down = Долілиць
page-senjutsu-nothing = Тут ще нічого немає.
page-senjutsu-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
  }
page-senjutsu-wounds = Поранення
page-senjutsu-wounds-of = поранення { $n } з { $of }
page-senjutsu-focus-of = зосередження { $n } з 3
page-senjutsu-away = { $n ->
    [one] на відстані { $n } клітинки
    [few] на відстані { $n } клітинок
   *[many] на відстані { $n } клітинок
  }
page-senjutsu-faces-0 = дивиться вгору
page-senjutsu-faces-1 = дивиться вгору праворуч
page-senjutsu-faces-2 = дивиться вниз праворуч
page-senjutsu-faces-3 = дивиться вниз
page-senjutsu-faces-4 = дивиться вниз ліворуч
page-senjutsu-faces-5 = дивиться вгору ліворуч
page-senjutsu-turn-left = Поворот ліворуч
page-senjutsu-turn-right = Поворот праворуч
page-senjutsu-ring-to = { $kamae }, зосередження +{ $focus }
page-senjutsu-hex-tag = { $name }
page-senjutsu-chose = карту вибрано
page-senjutsu-ally = союзник
page-senjutsu-your-card = ваша карта
page-senjutsu-their-card = карта суперника
page-senjutsu-initiative-short = ініціатива
page-senjutsu-pick = Виберіть одну з цих карт
page-senjutsu-no-cards = Карт на руці немає: основні карти доступні завжди.
page-senjutsu-no-cards-yet = Перші карти візьмете, коли всі стануть на поле.
page-senjutsu-hidden-hand = { $who }: карт на руці { $n }, приховано.
page-senjutsu-known = Відомі карти руки
page-senjutsu-no-card = Карти ще немає
page-senjutsu-line = Хід за ініціативою
page-senjutsu-moment = Показати поле в цю мить
page-senjutsu-asks-quiet = Покласти, без негайних
page-senjutsu-asks-ask = Покласти й питати про негайні
page-senjutsu-ask-lay = Покласти «{ $card }» долілиць?
page-senjutsu-end-turns = { $n ->
    [one] Бій тривав { $n } хід.
    [few] Бій тривав { $n } ходи.
   *[many] Бій тривав { $n } ходів.
  }

page-senjutsu-end-wounds = Поранення хід за ходом
page-senjutsu-end-blows = Найважчі удари

## Marks on the field

page-senjutsu-key-lit = сюди можна
page-senjutsu-key-step = куди приведе карта
page-senjutsu-must-step = крок обов’язковий
page-senjutsu-key-target = ціль атаки
page-senjutsu-key-hit = влучить
page-senjutsu-key-reach = можна дістати
page-senjutsu-key-shield = щит
page-senjutsu-key-sight = у межах дальності й видно
page-senjutsu-key-trace = останній крок

## Why it went so

page-senjutsu-why-missed = На жодній із позначених клітинок ніхто не стояв.
page-senjutsu-why-blocked = Щит на цьому значенні прикривав бік атаки.
page-senjutsu-why-stopped = На кожному шляху атаки була місцевість або щит.
page-senjutsu-why-counters = Блокування зупинило атаку на значенні контратаки.
page-senjutsu-why-bumped = Шлях зайняла інша фігурка.
page-senjutsu-why-collided = Шлях закрито: крок тут закінчується.
page-senjutsu-why-lessened = Броня лишається в грі й зменшує кожну атаку на одне поранення.
page-senjutsu-why-shields = Вони діють лише на цьому значенні, не раніше й не пізніше.
page-senjutsu-why-replaced = Заміна стає на місце відкритої карти.
page-senjutsu-why-named = У карти діапазон; гравець називає одне значення.
page-senjutsu-why-pushed = Поштовх веде геть від того, хто штовхає, і спиняється перед перешкодою.

## Bots

page-senjutsu-bot-brief = { $stance }, відстань { $n }
page-senjutsu-bot-way = Стійка: { $stance }. Манера бою: { $behaviour }. { senjutsu-preferred-distance }: { $n }.
page-senjutsu-bot-waits = Цього ходу ще нічого не вирішено.

## On the cards, as short as can be

page-senjutsu-else = інакше
page-senjutsu-replacement = заміна
page-senjutsu-when-after-card = після карти
page-senjutsu-when-before-card = перед картою
page-senjutsu-when-turn-starts = початок ходу
page-senjutsu-when-turn-ends = кінець ходу
page-senjutsu-when-hit = після влучання
page-senjutsu-when-blocked = після блоку
page-senjutsu-when-hit-or-blocked = після влучання чи блоку
page-senjutsu-when-wounded = коли вас ранять
page-senjutsu-when-lessened = щоразу
page-senjutsu-when-naming-value = до вибору значення
page-senjutsu-when-no-card = колода порожня
page-senjutsu-do-who-foe = суперник:
page-senjutsu-do-who-foes = суперники:
page-senjutsu-do-who-all = усі:
page-senjutsu-do-who-others = решта:
page-senjutsu-do-turn = розвернути
page-senjutsu-do-draw = узяти
page-senjutsu-do-draw-up = узяти до
page-senjutsu-do-discard = скинути
page-senjutsu-do-shuffle = утасувати
page-senjutsu-do-shuffle-up = утасувати до
page-senjutsu-do-shuffle-all = утасувати руку
page-senjutsu-do-search = знайти:
page-senjutsu-do-take = зі скиду:
page-senjutsu-do-take-top = узяти одну з 3 верхніх
page-senjutsu-do-take-foe = золото чи нефрит зі скиду суперника
page-senjutsu-do-give = суперникові одну з 3 верхніх
page-senjutsu-do-look = глянути в руку
page-senjutsu-do-play = зіграти її
page-senjutsu-do-unfocus-all = втратити все зосередження
page-senjutsu-do-unfocus-all-but = лишити 1 жетон
page-senjutsu-do-steal = викрасти
page-senjutsu-do-switch = зайняти
page-senjutsu-do-switch-any = будь-яке камае
page-senjutsu-do-change = змінити камае
page-senjutsu-do-worsen = поранення стає важким
page-senjutsu-do-push = відштовхнути
page-senjutsu-do-pull = притягнути
page-senjutsu-do-advantage = дістати перевагу
page-senjutsu-do-cancel-movement = більше не рухається
page-senjutsu-do-cancel-turns = більше не повертається
page-senjutsu-do-cancel-card = карту скасовано
page-senjutsu-do-stay = лишається в грі
page-senjutsu-do-forbid-hiding = скиди відкриті
page-senjutsu-do-forbid-instants = без негайних
page-senjutsu-do-forbid-named = назване заборонено
page-senjutsu-do-forbid-repeats = без повторів
page-senjutsu-do-forbid-spying = без підглядань
page-senjutsu-do-forbid-wound = порожня колода не ранить
page-senjutsu-do-name-type = назвати тип
page-senjutsu-do-name-any-card = назвати карту
page-senjutsu-do-end = можна завершити
page-senjutsu-do-lessen = −{ $n } поранення
page-senjutsu-do-widen = діапазон ±{ $n }
page-senjutsu-do-shoot = нижча ініціатива: { $n }
page-senjutsu-do-behaviour = змінити манеру
page-senjutsu-do-reset = оновити колоду
page-senjutsu-do-leave = вибуває з гри
page-senjutsu-do-recover = атака вертається в колоду
page-senjutsu-do-prefer = відстань
page-senjutsu-do-cure-bleeding = спинити кров
page-senjutsu-do-cure-status = без станів
page-senjutsu-do-cure-up-stuns = скинути до 2 запаморочень

## The first look round

page-senjutsu-tour-field = Поле бою
page-senjutsu-tour-field-text = Смуга зі стрілкою показує, куди дивиться фігурка. Підсвічених клітинок можна торкатися.
page-senjutsu-tour-seat = Ваш боєць
page-senjutsu-tour-seat-text = Поранення, зосередження, стани й дерево камае з кільцем. Торкніться скиду, щоб його прочитати.
page-senjutsu-tour-hand = Ваші карти
page-senjutsu-tour-hand-text = Гляньте на карту, і поле покаже, що вона зробить. Рядки, що діють зараз, білі.
page-senjutsu-tour-ladder = Ініціатива
page-senjutsu-tour-ladder-text = Карти діють від 9 до 0. За рівних значень першим іде захист, потім атака.
page-senjutsu-tour-prompt = Ваш вибір
page-senjutsu-tour-prompt-text = Тут стоїть усе, про що питають. Карти відкривають разом; доти вашої ніхто не бачить.
