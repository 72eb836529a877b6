### Senjutsu at the table: what is asked, chosen and told. Names and terms: senjutsu-terms.ftl; cards: senjutsu-cards.ftl.
### $who and $other are figures (senjutsu-character-…, senjutsu-bot-…), with their cases as $who_gen, $who_dat, $who_acc, $who_ins.

## Names

game-senjutsu = Сенджюцу
senjutsu-about = Двобій самураїв: кожен кладе карту долілиць, обидві відкривають водночас, і швидший б’є першим. Від одного до чотирьох гравців одне проти одного, проти ботів або проти орди.
senjutsu-owner = Senjutsu: Battle for Japan придумали Пол Д. Аллен і Джеймс Фолкнер, видали Stone Sword Games. Назви й гра належать їм; ця сторінка неофіційна й до них не причетна. Якщо сподобається, купіть коробку: вона чудова.
senjutsu-hex-at = клітинка { $q },{ $r }
    .gen = клітинки { $q },{ $r }
    .acc = клітинку { $q },{ $r }
    .loc = клітинці { $q },{ $r }
senjutsu-bot-number = { $name } { $number }
    .gender = { $name_gender }
    .gen = { $name_gen } { $number }
    .dat = { $name_dat } { $number }
    .acc = { $name_acc } { $number }
    .ins = { $name_ins } { $number }
senjutsu-bot-master = Майстер (бот)
    .gender = m
    .gen = Майстра (бота)
    .dat = Майстрові (боту)
    .acc = Майстра (бота)
    .ins = Майстром (ботом)
senjutsu-bot-student = Учень (бот)
    .gender = m
    .gen = Учня (бота)
    .dat = Учневі (боту)
    .acc = Учня (бота)
    .ins = Учнем (ботом)
senjutsu-bot-ronin = Ронін (бот)
    .gender = m
    .gen = Роніна (бота)
    .dat = Ронінові (боту)
    .acc = Роніна (бота)
    .ins = Роніном (ботом)
senjutsu-bot-warrior = Воїн (бот)
    .gender = m
    .gen = Воїна (бота)
    .dat = Воїнові (боту)
    .acc = Воїна (бота)
    .ins = Воїном (ботом)
senjutsu-direction-f = уперед
senjutsu-direction-fr = уперед праворуч
senjutsu-direction-br = назад праворуч
senjutsu-direction-b = назад
senjutsu-direction-bl = назад ліворуч
senjutsu-direction-fl = уперед ліворуч
senjutsu-side-right = праворуч
senjutsu-side-left = ліворуч
senjutsu-terrain-nothing = край поля
senjutsu-terrain-pillar = Стовп торії
senjutsu-terrain-gate = Брама торії
senjutsu-terrain-lord = Зганьблений вельможа
senjutsu-asks-quiet = цього ходу без негайних
senjutsu-asks-ask = питати про негайні

## What is chosen

senjutsu-act-pass = Ні
senjutsu-act-choose = «{ $card }», { $asks }
senjutsu-result-choose = ініціатива { $value }{ $cost ->
    [0] {""}
   *[other] , ціна { $cost }
  }
senjutsu-result-choose-hits = ініціатива { $value }{ $cost ->
    [0] {""}
   *[other] , ціна { $cost }
  }, може влучити: { $other }
senjutsu-act-play = Зіграти «{ $card }»
senjutsu-act-pay = Сплатити зосередження
senjutsu-act-name = Ініціатива { $value }
senjutsu-act-slot = { $slot ->
    [1] Діяти першим
    [2] Діяти другим
    [3] Діяти третім
   *[other] Діяти останнім
  }
senjutsu-act-step = Крок { $direction }
senjutsu-act-turn = Поворот { $side }
senjutsu-act-stop = Лишитися тут
senjutsu-act-line = Рядок { $line }
senjutsu-act-draw = { $number ->
    [0] Нічого не брати
    [one] Узяти { $number } карту
    [few] Узяти { $number } карти
   *[many] Узяти { $number } карт
  }
senjutsu-act-ring = { $focus ->
    [0] Кільце: { $kamae }
   *[other] Кільце: { $kamae }, зосередження +{ $focus }
  }
senjutsu-act-switch = Камае: { $kamae }
senjutsu-act-discard = Скинути «{ $card }»
senjutsu-act-shuffle = Утасувати «{ $card }» в колоду
senjutsu-act-take = Узяти «{ $card }»
senjutsu-act-target = { $other }
senjutsu-act-push = { $way ->
    [0] Угору
    [1] Угору праворуч
    [2] Униз праворуч
    [3] Униз
    [4] Униз ліворуч
   *[5] Угору ліворуч
  }
senjutsu-act-cure = { $number ->
    [0] Не скидати запаморочень
    [one] Скинути { $number } запаморочення
    [few] Скинути { $number } запаморочення
   *[many] Скинути { $number } запаморочень
  }
senjutsu-act-forbid = Заборонити «{ $card }»
senjutsu-act-ban = Заборонити тип «{ $kind }»
senjutsu-act-poison = { $poison }
senjutsu-act-lay = { $terrain }: { $hex }
senjutsu-act-stand = { $facing ->
    [0] { $hex }, обличчям угору
    [1] { $hex }, обличчям угору праворуч
    [2] { $hex }, обличчям униз праворуч
    [3] { $hex }, обличчям униз
    [4] { $hex }, обличчям униз ліворуч
   *[5] { $hex }, обличчям угору ліворуч
  }
senjutsu-act-enter = З’являється на { $hex_loc }
senjutsu-act-stance = Стійка: { $stance }
senjutsu-act-returned = Карта { $number } зі скиду вертається в колоду
senjutsu-act-prepare = Узяти «{ $card }» на початкову руку
senjutsu-act-pool = Колода вибору { $number }
senjutsu-act-shown = Верхня карта — «{ $card }»
senjutsu-act-top = «{ $card }» лягає долілиць
senjutsu-act-dealt = «{ $card }» іде до колоди
senjutsu-act-rolled = Випадково: { $behaviour }, { $stance }
senjutsu-act-drawn = Узято: «{ $card }»
senjutsu-act-buried = Верхня карта лягає долілиць
senjutsu-act-peeked = Зверху лежить «{ $card }»
senjutsu-act-fixed = Долілиць лежала карта «{ $card }»

## What is asked

senjutsu-ask-terrain = Наступний елемент місцевості: { $terrain }. Де він лежатиме?
senjutsu-ask-stand = Де починаєте й куди дивитеся?
senjutsu-ask-prepare = Узяти підготовлену карту?
senjutsu-ask-choose = Яку карту покладете долілиць?
senjutsu-ask-initiative = «{ $card }»: сплатити за іншу ініціативу?
senjutsu-ask-replace = Замінити карту «{ $card }»?
senjutsu-ask-name = «{ $card }»: яка ініціатива?
senjutsu-ask-slot = Яким за чергою діяти?
senjutsu-ask-bot-slot = Ініціатива однакова: коли діє { $other }?
senjutsu-ask-end = Сплатити два жетони зосередження, щоб прибрати «{ $card }»?
senjutsu-ask-discard = Яку карту скинете?
senjutsu-ask-discard-down = Карт забагато. Яка ляже долілиць?
senjutsu-ask-search = Яку карту візьмете з колоди?
senjutsu-ask-peeked = Яку з цих верхніх карт узяти на руку?
senjutsu-ask-take = Яку карту візьмете зі скиду?
senjutsu-ask-shuffle = Яка карта вернеться в колоду?
senjutsu-ask-draw = Скільки карт візьмете?
senjutsu-ask-change = Пересунути кільце?
senjutsu-ask-switch = Яке камае зайняти?
senjutsu-ask-switch-foe = Яке камае має зайняти суперник?
senjutsu-ask-move = «{ $card }»: крок чи поворот?
senjutsu-ask-push = Куди відштовхнути { $other_acc }?
senjutsu-ask-turn-foe = Куди розвернути { $other_acc }?
senjutsu-ask-line = «{ $card }»: який рядок?
senjutsu-ask-foe = «{ $card }»: на кого діє карта?
senjutsu-ask-struck = «{ $card }»: хто з тих, у кого ви влучили?
senjutsu-ask-extra = «{ $card }»: сплатити за додатковий ефект?
senjutsu-ask-pay-counter = Сплатити за контратаку?
senjutsu-ask-counter = Відповісти контратакою?
senjutsu-ask-poison = Яка отрута?
senjutsu-ask-cure = Скільки запаморочень скинете?
senjutsu-ask-ban = Який тип карт заборонити на цей хід?
senjutsu-ask-forbid = Яку карту заборонити на цей хід?
senjutsu-ask-pool = З якої колоди вибору { $other } бере додаткову карту?
senjutsu-ask-enter = Де з’явиться { $other }?
senjutsu-ask-stance = Яку стійку займе { $other }?
senjutsu-ask-instant-start = Зіграти негайну карту перед початком ходу?
senjutsu-ask-instant-before = Зіграти негайну карту перед своєю?
senjutsu-ask-instant-hit = Атака успішна. Зіграти негайну карту?
senjutsu-ask-instant-blocked = Блокування успішне. Зіграти негайну карту?
senjutsu-ask-instant-after = Карту розіграно. Зіграти негайну?

## What is declined

senjutsu-no-prepare = Досить підготовлених карт
senjutsu-no-initiative = Лишити надруковану ініціативу
senjutsu-no-replace = Лишити карту
senjutsu-no-end = Лишити в грі
senjutsu-no-search = Нічого не брати
senjutsu-no-peeked = Нічого не брати
senjutsu-no-shuffle = Лишити всі
senjutsu-no-change = Не рухати кільця
senjutsu-no-line = Пропустити рядок
senjutsu-no-extra = Без додаткового ефекту
senjutsu-no-pay-counter = Без контратаки
senjutsu-no-counter = Без контратаки
senjutsu-no-stance = Лишити як є
senjutsu-no-instant-start = Без негайної карти
senjutsu-no-instant-before = Без негайної карти
senjutsu-no-instant-hit = Без негайної карти
senjutsu-no-instant-blocked = Без негайної карти
senjutsu-no-instant-after = Без негайної карти

## What is told

senjutsu-event-turn = Хід { $turn }.
senjutsu-event-drew = { $who } бере карту.
senjutsu-event-drew-card = { $who } бере «{ $card }».
senjutsu-event-no-card = { $who } не має звідки взяти карту.
senjutsu-event-bled = { $who } стікає кров’ю: верхня карта лягає долілиць.
senjutsu-event-revealed = { $who } відкриває «{ $card }».
senjutsu-event-paid = { $who } платить { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[many] { $count } жетонів
  } зосередження, лишається { $left }.
senjutsu-event-initiative = { $who } діє з ініціативою { $value }.
senjutsu-event-replaced = { $who } грає «{ $card }» замість «{ $old }».
senjutsu-event-named = { $who } називає ініціативу { $value }.
senjutsu-event-first = { $slot ->
    [1] { $who } діє першим.
    [2] { $who } діє другим.
   *[other] { $who } діє пізніше.
  }
senjutsu-event-resolves = { $who } розігрує «{ $card }» на { $value }.
senjutsu-event-resolves-bare = { $who } розігрує «{ $card }».
senjutsu-event-stepped = { $who } іде на { $hex_acc }.
senjutsu-event-turned = { $who } повертається { $side }.
senjutsu-event-collided = { $who } упирається в край поля бою.
senjutsu-event-bumped = { $who } налітає на { $other_acc }.
senjutsu-event-terrain = { $who } налітає на місцевість: { $terrain }.
senjutsu-event-missed = «{ $card }» ні в кого не влучає.
senjutsu-event-wounded = { $who } отримує { $bleeding ->
    [0] { $plain ->
        [one] { $plain } поранення
        [few] { $plain } поранення
       *[many] { $plain } поранень
      }
   *[other] { $plain ->
        [0] { $bleeding ->
            [one] { $bleeding } важке поранення
            [few] { $bleeding } важкі поранення
           *[many] { $bleeding } важких поранень
          }
       *[other] поранення (звичайних { $plain }, важких { $bleeding })
      }
  }, усього { $total }.
senjutsu-event-lessened = Броня береже { $who_acc } від одного поранення.
senjutsu-event-stunned = { $who } отримує запаморочення.
senjutsu-event-hobbled = { $who } отримує кульгання.
senjutsu-event-poisoned = { $who } отримує отруту: { $poison }.
senjutsu-event-executed = { $who } гине на місці.
senjutsu-event-defeated = { $who } зазнає поразки.
senjutsu-event-pushed = { $count ->
    [0] { $who } не зрушує з місця.
    [one] { $who } зсувається на { $count } клітинку.
    [few] { $who } зсувається на { $count } клітинки.
   *[many] { $who } зсувається на { $count } клітинок.
  }
senjutsu-event-swapped = { $who } міняється місцями з { $other_ins }.
senjutsu-event-unfocused = { $who } втрачає { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[many] { $count } жетонів
  } зосередження, лишається { $left }.
senjutsu-event-focused = { $who } отримує { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[many] { $count } жетонів
  } зосередження, тепер їх { $left }.
senjutsu-event-stopped = Атаку на { $who_acc } зупинено.
senjutsu-event-blocked = { $who } блокує атаку { $other_gen } на { $value }.
senjutsu-event-counters = { $who } контратакує картою «{ $card }».
senjutsu-event-instant = { $who } грає негайну карту «{ $card }».
senjutsu-event-shields = { $who } підіймає щити на { $value }.
senjutsu-event-kamae = Кільце { $who_gen } тепер на позиції «{ $kamae }».
senjutsu-event-discarded = { $who } скидає «{ $card }».
senjutsu-event-discarded-down = { $who } скидає карту долілиць.
senjutsu-event-shuffled = { $count ->
    [one] { $who } утасовує в колоду { $count } карту.
    [few] { $who } утасовує в колоду { $count } карти.
   *[many] { $who } утасовує в колоду { $count } карт.
  }
senjutsu-event-searched-hidden = { $who } шукає в колоді й нічого не бере.
senjutsu-event-searched-taken = { $who } шукає в колоді й бере карту.
senjutsu-event-took = { $who } бере карту.
senjutsu-event-took-card = { $who } бере «{ $card }».
senjutsu-event-looked = { $who } переглядає руку { $other_gen }.
senjutsu-event-saw = { $who } бачить «{ $card }».
senjutsu-event-advantage = { $who } здобуває перевагу.
senjutsu-event-cancelled-movement = { $who } цього ходу більше не рухається.
senjutsu-event-cancelled-turns = { $who } цього ходу більше не повертається.
senjutsu-event-cancelled-card = Карту { $who_gen } скасовано.
senjutsu-event-stays = У { $who_gen } лишається в грі «{ $card }».
senjutsu-event-ends = Дія карти «{ $card }» скінчилася.
senjutsu-event-cured-status = { $who } позбувається всіх станів.
senjutsu-event-cured-bleeding = Важкі поранення { $who_gen } стають звичайними.
senjutsu-event-cured-stuns = { $who } позбувається запаморочень.
senjutsu-event-worsened = Поранення { $who_gen } стає важким.
senjutsu-event-banned = { $who } забороняє на цей хід тип «{ $kind }».
senjutsu-event-forbade = { $who } забороняє на цей хід карту «{ $card }».
senjutsu-event-stole = { $who } краде зосередження в { $other_gen }.
senjutsu-event-stun-spent = { $who } оговтується від запаморочення.
senjutsu-event-poison-spent = { $who } перемагає отруту.
senjutsu-event-hobble-gone = { $who } позбувається кульгання.
senjutsu-event-terrain-gone = З { $hex_gen } зникає місцевість: { $terrain }.
senjutsu-event-placed = { $who } починає на { $hex_loc }.
senjutsu-event-laid = { $who } викладає на { $hex_acc } місцевість: { $terrain }.
senjutsu-event-prepared = { $who } бере підготовлену карту.
senjutsu-event-won = { $who } перемагає.
senjutsu-event-drawn-game = Ніхто не встояв: нічия.
senjutsu-event-unveiled = { $who } більше не ховається.
senjutsu-event-turned-foe = { $who } тепер дивиться в інший бік.
senjutsu-event-gave = { $who } кладе карту на руку { $other_gen }.
senjutsu-event-decided-rear = { $who } атакує зі спини (список атаки, крок 1).
senjutsu-event-decided-in-place = { $who } влучає зі свого місця й не робить кроку (список атаки, крок 2).
senjutsu-event-decided-most-wounds = { $who } йде туди, звідки завдає найбільше поранень, і атакує (список атаки, крок 2).
senjutsu-event-decided-past-block = { $who } йде на клітинку, де атаку не зупинить блок (список атаки, крок 3).
senjutsu-event-decided-past-counter = { $who } йде на клітинку, де на атаку не відповість контратака (список атаки, крок 3).
senjutsu-event-decided-past-bot = { $who } йде на клітинку, звідки атака не зачепить іншого бота (список атаки, крок 3).
senjutsu-event-decided-all-the-same = { $who } в атакувальній стійці й атакує попри все (список атаки, крок 4).
senjutsu-event-decided-holds-back = { $who } у захисній стійці й не атакує (список атаки, крок 4).
senjutsu-event-decided-into-block = { $who } атакує, хоч атаку зупинять: інша клітинка не допоможе (список атаки, крок 4).
senjutsu-event-decided-out-of-reach = { $who } ні до кого не дістає: друга половина карти — за своєю ініціативою (список атаки, крок 5).
senjutsu-event-decided-shoots = { $who } має ціль у межах дальності й видимості та стріляє (дальня атака).
senjutsu-event-decided-no-shot = { $who } не має цілі в межах дальності й видимості: далі друга половина карти (дальня атака).
senjutsu-event-decided-to-goal = { $who } прямує на клітинку з боку своєї манери бою (список руху, крок 1).
senjutsu-event-decided-to-distance = { $who } не може дійти до свого боку й шукає улюбленої відстані (список руху, крок 2).
senjutsu-event-decided-turns = { $who } лише повертається обличчям до цілі (список руху, крок 3).
senjutsu-event-decided-stays = { $who } стоїть: кращого місця немає (список руху, крок 4).
senjutsu-event-decided-in-sight = { $who } стоїть: відстань і видимість добрі (дальній рух, крок 1).
senjutsu-event-decided-away = { $who } стоїть заблизько й відходить (дальній рух, крок 2).
senjutsu-event-decided-to-sight = { $who } рухається за своєю манерою бою, доки не побачить ціль (дальній рух, крок 3).
senjutsu-event-decided-any-way = { $who } іде єдиним шляхом, що дає видимість (дальній рух, крок 4).
senjutsu-event-decided-nearest = { $who } стає якнайближче до своєї мети (дальній рух, крок 7).
senjutsu-event-decided-matches = { $who } ставить захист на ініціативу атаки (список захисту, крок 2).
senjutsu-event-decided-highest = { $who } не може відповісти жодній атаці й ставить захист на найвище значення (список захисту, крок 2).
senjutsu-event-decided-of-two-parts = { $who } ставить захист проти тієї частини атаки, що ранить найдужче (список захисту, крок 3).
senjutsu-event-decided-of-several = { $who } ставить захист проти атаки, що може поранити найдужче (список захисту, крок 7).
senjutsu-event-decided-counter-hits = Відкрито атаку: контратака { $who_gen } ранить (список захисту, крок 4).
senjutsu-event-decided-counter-fails = Відкрито не атаку: контратака { $who_gen } нічого не дає (список захисту, крок 4).
senjutsu-event-decided-guards = { $who } розвертає щити назустріч атаці (список захисту, крок 5).
senjutsu-event-decided-faces = { $who } не може зупинити атаку й повертається обличчям до цілі (список захисту, крок 5).
senjutsu-event-decided-pushes = { $who } вибирає найгірший для вас напрямок.
senjutsu-event-decided-turns-foe = { $who } розвертає суперника так, щоб той дивився вбік.
senjutsu-event-decided-frozen = { $who } не змінює манери бою через параліч.
senjutsu-event-decided-before-bots = { $who } діє раніше за інших ботів із цією ініціативою: так для вас найгірше.
senjutsu-event-targets-nearest = { $who } обирає ціль: { $other }, ближче немає нікого.
senjutsu-event-targets-side = { $who } обирає ціль: { $other }, бо з найближчих саме її бік найближчий.
senjutsu-event-targets-left = { $who } обирає ціль: { $other }, бо з рівних вона найлівіша.
senjutsu-event-targets-slower = { $who } цілиться в повільнішу ціль: { $other }.
senjutsu-event-targets-lord = { $who } прямує до зганьбленого вельможі: він лежить ближче за всіх вас.
senjutsu-event-begins = { $who }: манера бою — «{ $behaviour }», стійка — «{ $stance }».
senjutsu-event-behaviour-left = { $who } тепер заходить зліва.
senjutsu-event-behaviour-middle = { $who } тепер заходить посередині.
senjutsu-event-behaviour-right = { $who } тепер заходить справа.
senjutsu-event-stance-aggressive = { $who } тепер в атакувальній стійці.
senjutsu-event-stance-defensive = { $who } тепер у захисній стійці.
senjutsu-event-rotated = «{ $card }» повертається.
senjutsu-event-wave = Етап { $stage }, хвиля { $wave }.
senjutsu-event-stage-won = Етап { $stage } пройдено: фігурки вертаються на початкові клітинки, кульгання й отрути зникають.
senjutsu-event-returned = { $count ->
    [one] { $who } утасовує зі скиду в колоду { $count } карту.
    [few] { $who } утасовує зі скиду в колоду { $count } карти.
   *[many] { $who } утасовує зі скиду в колоду { $count } карт.
  }
senjutsu-event-ranked-none = Цього разу без рангу.
senjutsu-event-ranked-wood = Ви здобули дерев’яний ранг.
senjutsu-event-ranked-steel = Ви здобули сталевий ранг.
senjutsu-event-ranked-gold = Ви здобули золотий ранг.
senjutsu-event-ranked-jade = Ви здобули нефритовий ранг.
senjutsu-event-lord-struck = { $who } влучає в зганьбленого вельможу: усе втрачено.
senjutsu-event-lost = Боти перемогли.

## What a choice leads to

senjutsu-leads-hex = туди: { $hex }
senjutsu-leads-collision = зіткнення: його наслідки, і ваш хід скінчено
senjutsu-leads-push = { $other } опиниться тут: { $hex }
senjutsu-leads-push-stopped = { $other } опиниться тут: { $hex }; зіткнення: { $what }
senjutsu-leads-focus = потім зосередження: { $left }
senjutsu-leads-wounds = карт, яких не взяти, кожна — поранення: { $wounds }

## Why not

senjutsu-why-other = Спершу треба вирішити інше: { $question }
senjutsu-why-way = { $who } з власної волі туди не ступить: клітинка зайнята або за межами поля.
senjutsu-why-poison = «{ $card }» у вас на руці, тож її й треба вибрати.
senjutsu-why-not-held = Карти «{ $card }» у вас на руці немає.
senjutsu-why-instant = «{ $card }» — негайна карта: її грають у свою мить, а не вибирають.
senjutsu-why-cost = Вартість карти «{ $card }» — { $need ->
    [one] { $need } жетон
    [few] { $need } жетони
   *[many] { $need } жетонів
  } зосередження, а у вас { $count }.
senjutsu-why-kamae = У цьому камае карту «{ $card }» грати не можна.
senjutsu-why-forbidden = Карту «{ $card }» зараз заборонено.
senjutsu-why-answer = Тут це не відповідь: { $question }
senjutsu-why-range = { $card }: ініціатива від { $high } до { $low }.
senjutsu-why-pay = Треба заплатити: лише так атака відбудеться.
senjutsu-why-commit = Ви обрали атаку, а після цього вона б не відбулася.
senjutsu-why-neutral = Нейтральна позиція — не камае: її не можна обрати.
senjutsu-why-branch = Вашим деревом туди не дійти.
senjutsu-why-straight = Штовхають і тягнуть найпрямішим шляхом.
senjutsu-why-face-up = { $card }: не лежить там горілиць або її не можна взяти.
senjutsu-why-search = { $card }: такої карти не шукають або її немає в колоді.
senjutsu-why-mandatory = Чорні стрілки цього рядка треба виконати повністю.
senjutsu-why-line = { $card }: цей рядок зараз не має такого кроку чи повороту.
senjutsu-why-stuck = Після цього решту рядка не виконати без зіткнення.
senjutsu-why-one = Один із рядків треба виконати.
senjutsu-why-no-line = { $card }: тут немає такого рядка.
senjutsu-why-gated = Треба взяти рядок вашого камае.
senjutsu-why-closed = Зараз цей рядок не виконати.
senjutsu-why-moment = { $card }: це не негайна карта цієї миті.
senjutsu-why-type = { $card } того ж типу, що й { $other }, а негайна має бути іншого.
senjutsu-why-no-counter = { $card }: це не контратака, для неї потрібна не основна атака.
senjutsu-why-too-fast = { $card } має ініціативу { $value }, а контратака — щонайбільше { $high }.
senjutsu-why-core = { $card } — основна карта, її ніколи не скидають.
senjutsu-why-status = { $card }: скинути не можна.

## Options and decks

senjutsu-option-players = Гравці
senjutsu-option-players-help = Скільки людей б’ється.
senjutsu-option-characters = Персонажі
senjutsu-option-characters-help = Хто б’ється, за порядком місць.
senjutsu-option-characters-any = Будь-хто
senjutsu-option-decks = Колоди
senjutsu-option-decks-help = Надруковані особисті колоди з 30 карт або доповнені до 40.
senjutsu-option-decks-signature = Особисті, 30 карт
senjutsu-option-decks-extended = Доповнені, 40 карт
senjutsu-option-lists = Власні колоди
senjutsu-option-lists-help = Для кожного місця — власна колода текстом; «signature» або «extended» для надрукованої; порожньо — та, що вибрана для столу.
senjutsu-option-mode = Режим
senjutsu-option-mode-help = Кожен за себе, двоє на двох, разом проти ботів або проти орди, хвиля за хвилею.
senjutsu-option-mode-versus = Двобій або кожен за себе
senjutsu-option-mode-teams = Двоє на двох
senjutsu-option-mode-solo = Проти ботів
senjutsu-option-mode-horde = Проти орди
senjutsu-option-bots = Боти
senjutsu-option-bots-help = З ким б’ються гравці, від одного до шести. В орді їх троє, крім лідера: ашіґару з катаною, двоє таких і будь-який бот або троє персонажів.
senjutsu-company-2 = { $first }, { $second }
senjutsu-company-3 = { $first }, { $second }, { $third }
senjutsu-company-4 = { $first }, { $second }, { $third }, { $fourth }
senjutsu-option-nightmare = Режим кошмару
senjutsu-option-nightmare-help = Кожен бот отримує кошмарну карту замість однієї атаки.
senjutsu-option-nightmare_all = Кошмар: усі атаки
senjutsu-option-nightmare_all-help = У режимі кошмару замінюють не одну, а всі атаки з колод вибору 3 і 4.
senjutsu-option-random_bots = Випадковий початок ботів
senjutsu-option-random_bots-help = Манеру бою і стійку ботів на початку визначає випадок, а не те, де вони стоять.
senjutsu-option-poisons = Отрути
senjutsu-option-poisons-help = Одна отрута з коробки або колода з п’яти отрут у кожного.
senjutsu-option-poisons-core = Лише сильна отрута
senjutsu-option-poisons-all = Усі п’ять видів
senjutsu-option-battlefield = Поле бою
senjutsu-option-battlefield-help = Де відбувається бій.
senjutsu-option-joined = Долучене поле
senjutsu-option-joined-help = Друге поле бою біля дальнього краю першого: разом це одне велике поле.
senjutsu-option-joined-none = Немає
senjutsu-option-fallen_lord = Зганьблений вельможа
senjutsu-option-fallen_lord-help = У режимі орди біля вашої початкової клітинки лежить ваш вельможа; бот, що влучить у нього, перемагає.
senjutsu-option-terrain = Місцевість
senjutsu-option-terrain-help = Без неї, рекомендована або викладена гравцями.
senjutsu-option-terrain-none = Немає
senjutsu-option-terrain-recommended = Рекомендована
senjutsu-option-terrain-placed = Викладають гравці
senjutsu-option-mirror = Однакові персонажі
senjutsu-option-mirror-help = Той самий персонаж може битися двічі.
senjutsu-option-pushed_goes_on = Відштовхнуті діють далі
senjutsu-option-pushed_goes_on-help = Фігурка, яку заштовхнули в місцевість, однаково дограє свою карту.
senjutsu-twice = { $who } може битися лише раз, якщо не дозволено однакових персонажів.
senjutsu-teams-of-two = Для гри двоє на двох потрібно четверо гравців, а за столом { $count }.
senjutsu-versus-alone = Для бою без ботів потрібно щонайменше двоє гравців.
senjutsu-not-in-deck = { $field }: карти { $card } немає в цій колоді, або вона вже лежить деінде.
senjutsu-deck-no-weapon = { $field }: у колоді не названо зброї, наприклад «weapon 071».
senjutsu-deck-no-character = У колоді не названо персонажа, наприклад «character student». Відомі: { $known }.
senjutsu-deck-other = Ця колода для іншого персонажа ({ $who }), ніж той, що на цьому місці ({ $other }).
senjutsu-deck-line = { $field }: «{ $line }» — не карта. Пишіть «2x 044» або «2x Insightful Blow».
senjutsu-deck-size = Карт у колоді: { $count }, а має бути { $wanted }.
senjutsu-deck-weapon = «{ $card }» — не зброя цього персонажа ({ $who }).
senjutsu-deck-core = «{ $card }» — основна карта, у колоді їй не місце.
senjutsu-deck-owner = «{ $card }» належить іншому персонажеві: { $who }.
senjutsu-deck-copies = Копій карти «{ $card }» у колоді: { $count }, а можна { $most }.
senjutsu-deck-rank = Карт рангу «{ $rank }» у колоді: { $count }, а можна { $most }.
senjutsu-deck-school = «{ $card }» належить до школи, якої не вибрано: { $school }.
senjutsu-doubt-partly = Цю карту частково відтворено.
senjutsu-doubt-initiative = Ініціативу цієї карти відтворено.
senjutsu-doubt-counter = Контратаку цієї карти відтворено.
senjutsu-doubt-range = Дальність цієї карти відтворено.
senjutsu-doubt-starts = Початкові клітинки цього поля бою відтворено.
senjutsu-doubt-outline = Обриси й початкові клітинки цього поля бою відтворено.
senjutsu-horde-bots = В орді троє ботів, крім лідера: троє ашіґару з катаною, двоє таких і будь-хто інший або троє різних персонажів.

## Results

senjutsu-outcome-won = { $who } перемагає.
senjutsu-outcome-team = { $who } та { $other } перемагають.
senjutsu-outcome-draw = Нічия: ніхто не встояв.
senjutsu-outcome-together = Ботів розбито: ви перемогли.
senjutsu-outcome-lost = Боти перемогли.
senjutsu-outcome-horde-none = Орда перемогла. Цього разу без рангу.
senjutsu-outcome-horde-wood = Орда перемогла. Ваш ранг — дерев’яний.
senjutsu-outcome-horde-steel = Орда перемогла. Ваш ранг — сталевий.
senjutsu-outcome-horde-gold = Орда перемогла. Ваш ранг — золотий.
senjutsu-outcome-horde-jade = Орду розбито: ваш ранг — нефритовий.

## The plain table

senjutsu-verb-choose = Покласти карту долілиць
senjutsu-verb-step = Крок
senjutsu-verb-turn = Поворот
senjutsu-verb-ring = Пересунути кільце
senjutsu-verb-switch = Зайняти камае
senjutsu-verb-lay = Викласти місцевість
senjutsu-verb-stand = Обрати місце
senjutsu-verb-discard = Скинути
senjutsu-verb-take = Узяти
senjutsu-verb-play = Зіграти
senjutsu-verb-draw = Узяти карти
senjutsu-verb-name = Назвати ініціативу
senjutsu-verb-slot = Обрати чергу
senjutsu-verb-target = Обрати фігурку
senjutsu-verb-line = Обрати рядок
senjutsu-verb-push = Обрати напрямок
senjutsu-verb-shuffle = Утасувати
senjutsu-verb-pool = Обрати колоду вибору
senjutsu-verb-prepare = Узяти на руку
senjutsu-verb-cure = Вилікувати
senjutsu-verb-forbid = Заборонити
senjutsu-verb-ban = Заборонити тип
senjutsu-verb-poison = Обрати отруту
senjutsu-verb-stance = Змінити стійку
senjutsu-verb-enter = Обрати початкову клітинку

senjutsu-view-phase = Фаза
senjutsu-view-phase-setup = Приготування
senjutsu-view-phase-draw = Узяти
senjutsu-view-phase-choose = Вибрати
senjutsu-view-phase-reveal = Відкрити
senjutsu-view-phase-resolve = Розіграти
senjutsu-view-phase-discard = Скинути
senjutsu-view-phase-over = Кінець гри
senjutsu-view-figures = Фігурки
senjutsu-view-bots = Боти
senjutsu-view-name = Ім’я
senjutsu-view-figure = №
senjutsu-view-hex = Клітинка
senjutsu-view-facing = Обличчям
senjutsu-view-facing-0 = угору
senjutsu-view-facing-1 = угору праворуч
senjutsu-view-facing-2 = униз праворуч
senjutsu-view-facing-3 = униз
senjutsu-view-facing-4 = униз ліворуч
senjutsu-view-facing-5 = угору ліворуч
senjutsu-view-kamae = Камае
senjutsu-view-kamae-N = Нейтральна
senjutsu-view-kamae-A = Агресія
senjutsu-view-kamae-B = Рівновага
senjutsu-view-kamae-D = Рішучість
senjutsu-view-focus = Зосередження
senjutsu-view-wounds = Поранення
senjutsu-view-bleeding = Важкі поранення
senjutsu-view-stuns = Запаморочення
senjutsu-view-hobbles = Кульгання, ходів лишилося
senjutsu-view-toxins = Отрути, що діють
senjutsu-view-poisons = Колода отрут
senjutsu-view-limit = Ліміт поранень
senjutsu-view-played = Карта у грі
senjutsu-view-initiative = Ініціатива
senjutsu-view-named = Назване значення
senjutsu-view-lag = Сповільнення
senjutsu-view-extra = Інші карти у грі
senjutsu-view-stopped = Більше не може
senjutsu-view-stopped-steps = крокувати
senjutsu-view-stopped-turns = повертатися
senjutsu-view-stopped-ended = нічого цього ходу
senjutsu-view-shields = Щити
senjutsu-view-counters = Контратаки
senjutsu-view-dear = Контратаки за зосередження
senjutsu-view-cards = Карт на руці
senjutsu-view-known = Відомо з руки
senjutsu-view-core = Основні карти
senjutsu-view-asks = Питати про негайні
senjutsu-view-stays = Лишається в грі
senjutsu-view-behaviour = Манера бою
senjutsu-view-behaviour-left = зліва
senjutsu-view-behaviour-middle = посередині
senjutsu-view-behaviour-right = справа
senjutsu-view-stance = Стійка
senjutsu-view-stance-aggressive = атакувальна
senjutsu-view-stance-defensive = захисна
senjutsu-view-prefers = Улюблена відстань
senjutsu-view-value = Ініціатива зараз
senjutsu-view-track = Трек переваг
    .kind = seat
senjutsu-view-banned = Заборонені типи
senjutsu-view-forbidden-cards = Заборонені карти
senjutsu-view-terrain = Місцевість
senjutsu-view-queue = Ще мають діяти
    .kind = seat
senjutsu-view-slots = Черга рівних
    .kind = seat
senjutsu-view-far = Далеко від усіх суперників
    .kind = seat
senjutsu-view-used-instant = Негайну вже зіграно
    .kind = seat
senjutsu-view-out = Переможені
    .kind = seat
senjutsu-view-stealthed = Замасковані
    .kind = seat
senjutsu-view-peeked = Побачено зверху
senjutsu-view-met = Бачені карти ботів
senjutsu-view-gone = Вибуло з гри
senjutsu-view-resets = Колоди, які буде оновлено
    .kind = seat
senjutsu-view-wave = Хвиля
senjutsu-view-stage = Етап
senjutsu-view-result = Підсумок
senjutsu-view-winners = Переможці
    .kind = seat
senjutsu-view-rank = Ранг
senjutsu-view-rank-none = немає
senjutsu-view-rank-wood = дерев’яний
senjutsu-view-rank-steel = сталевий
senjutsu-view-rank-gold = золотий
senjutsu-view-rank-jade = нефритовий
senjutsu-value-defence = { senjutsu-type-defence }
senjutsu-value-attack = { senjutsu-type-attack }
senjutsu-value-meditation = { senjutsu-type-meditation }
senjutsu-value-rocks = { senjutsu-terrain-rocks }
senjutsu-value-bamboo = { senjutsu-terrain-bamboo }
senjutsu-value-cart = { senjutsu-terrain-burning-cart }
senjutsu-value-shrine = { senjutsu-terrain-shrine }
senjutsu-value-cherry = { senjutsu-terrain-cherry-tree }
senjutsu-value-pillar = { senjutsu-terrain-pillar }
senjutsu-value-gate = { senjutsu-terrain-gate }
senjutsu-value-boat = { senjutsu-terrain-boat }
senjutsu-value-corpse = { senjutsu-terrain-corpse }
senjutsu-value-caltrops = { senjutsu-terrain-caltrops }
senjutsu-value-trap = { senjutsu-terrain-trap }
senjutsu-value-lord = { senjutsu-terrain-lord }
senjutsu-value-F = попереду
senjutsu-value-FR = попереду праворуч
senjutsu-value-BR = позаду праворуч
senjutsu-value-B = позаду
senjutsu-value-BL = позаду ліворуч
senjutsu-value-FL = попереду ліворуч
senjutsu-value-crippling = { senjutsu-status-002 }
senjutsu-value-fog = { senjutsu-status-129 }
senjutsu-value-haemorrhagic = { senjutsu-status-130 }
senjutsu-value-paralysing = { senjutsu-status-131 }
senjutsu-value-virulent = { senjutsu-status-132 }
