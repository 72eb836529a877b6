### The words of Battlecrest’s table on the page. Names and terms: battlecrest-terms.ftl; what is asked and told: battlecrest.ftl.

## The table

page-battlecrest-seats = Сторони
page-battlecrest-seats-help = За кожним місцем герой зі своїми картами дій; дехто має помічника або предмет.
page-battlecrest-mode-duel = двобій
page-battlecrest-mode-solo = проти Імператора
page-battlecrest-modes = Двобій чи наодинці
page-battlecrest-setup-duel = Двобій
page-battlecrest-setup-duel-help = Двоє героїв б’ються один з одним: суперник поруч, за посиланням або бот.
page-battlecrest-setup-alone = Наодинці
page-battlecrest-setup-alone-help = Ви проти Імператора, який виконує свої карти наказів.
page-battlecrest-turn = хід { $n }
page-battlecrest-action-of = дія { $n } з 2
page-battlecrest-health-of = здоров’я { $n } з { $of }
page-battlecrest-ready-of = підготовлено карт: { $n } з { $of }
page-battlecrest-moves = переміщення { $sum }
page-battlecrest-primed = ініціатива
# before the drawing of a crest: what each primed one of this kind adds
page-battlecrest-per = +1 за
# after a star, on a card: one of the abilities with a star is used
page-battlecrest-one-star = одна властивість
page-battlecrest-other-face = Інша сторона карти, переміщення
page-battlecrest-gone = поза полем
page-battlecrest-minion-values = помічник, переміщення до { $move }, оборона { $defence }
page-battlecrest-item-values = { $face ->
    [back] розкладений, оборона +{ $defence }
   *[start] складений, оборона +{ $defence }
  }
page-battlecrest-values = переміщення { $move }, оборона { $defence }, герб: { $crest }
page-battlecrest-status-source = Як надруковано.
page-battlecrest-status-inferred = Виведено з того, що відомо про надруковану карту.
page-battlecrest-status-reconstructed = Наше відтворення; надруковані карти інші.
page-battlecrest-status-owner = З даних вашого примірника.
page-battlecrest-mark-source = з друку
page-battlecrest-mark-inferred = виведено
page-battlecrest-mark-reconstructed = відтворено
page-battlecrest-mark-owner = ваш примірник
page-battlecrest-legend = Число: кроки. −1: небезпека, рух там закінчується.
page-battlecrest-end-turns = { $n ->
    [one] Битва тривала { $n } хід.
    [few] Битва тривала { $n } ходи.
   *[many] Битва тривала { $n } ходів.
  }
page-battlecrest-end-health = Здоров’я хід за ходом
page-battlecrest-end-blows = Найсильніші удари
page-battlecrest-end-lost = Від чого поменшало здоров’я
page-battlecrest-end-attack = атаки
page-battlecrest-end-hazard = небезпеки
page-battlecrest-end-healed = лікування

## The four actions

page-battlecrest-with-bonus = { $what } + { $bonuses }
page-battlecrest-note-move = { $n ->
    [one] { $n } крок
    [few] { $n } кроки
   *[many] { $n } кроків
  }, { $cells ->
    [one] { $cells } комірка
    [few] { $cells } комірки
   *[many] { $cells } комірок
  }
page-battlecrest-note-activate = { $n ->
    [1] { $n } карта
    [one] одна з { $n } карти
   *[other] одна з { $n } карт
  }
page-battlecrest-note-prime = лише герб
page-battlecrest-note-refocus = { $n ->
    [one] оновиться { $n } карта
    [few] оновляться { $n } карти
   *[many] оновиться { $n } карт
  }
page-battlecrest-arrival = кроків { $cost }{ $hazard ->
    [0] {""}
   *[other] , небезпека −{ $hazard }
  }{ $attack ->
    [0] {""}
   *[other] , звідти атака { $attack }
  }{ $push ->
    [0] {""}
   *[other] , звідти поштовх { $push }
  }

## The Imperator

page-battlecrest-imperator = Імператор: { $hero }
page-battlecrest-level = рівень «{ $level }»
page-battlecrest-compass = { $black }, потім { $grey }
page-battlecrest-refresh-defence = Оновлення; оборона { $defence }
page-battlecrest-deck = колода { $n }
page-battlecrest-discard = скид { $n }
page-battlecrest-no-order = Ще жоден наказ не діє.
page-battlecrest-discarded = Скинуті накази
page-battlecrest-solo-hero = { $near ->
    [beside] поруч із вашим героєм
   *[other] на відстані { $cells } від вашого героя
  }
page-battlecrest-solo-minion = { $near ->
    [beside] поруч із будь-яким вашим воїном
   *[other] на відстані { $cells } від будь-якого вашого воїна
  }
page-battlecrest-solo-landmark = ★ суміжної локації
page-battlecrest-solo-if-adjacent = { $what }, якщо ворог поруч
page-battlecrest-solo-refresh = значення оновлення +{ $n }
page-battlecrest-solo-ignores = не робить комірку бажаною: { $bonus }
page-battlecrest-solo-lost-minion = без помічника його властивості стають запасною
page-battlecrest-reasons = Чому Імператор зробив саме так
page-battlecrest-its-turn = Хід Імператора
page-battlecrest-step-of = крок { $n } із 3
page-battlecrest-why-so = Чому так
page-battlecrest-would-be = потім { $n }
page-battlecrest-coming-move = Далі переміщення: зараз значення { $n }.
page-battlecrest-coming-activate = Далі активація: зараз це «{ $card }».
page-battlecrest-coming-nothing = Далі активація: підготовлених карт немає, нічого не станеться.
page-battlecrest-coming-refresh = Далі перевірка оновлення: зараз підготовлених карт { $ready }, межа { $limit }.
page-battlecrest-key-turn = перевернути карту у фокусі, щоб прочитати іншу сторону
page-battlecrest-key-reach = поки натиснуто: куди сягають атаки

## First visit

page-battlecrest-tour-field = На полі картами лежать шість локацій. Значок на краю — бонус для того, хто стоїть у комірці під ним; заштриховані комірки з шипами ранять.
page-battlecrest-tour-row = Ваш герой і карти дій. { $by ->
    [finger] Тут сторона, яка діє зараз; інша — на вкладці «{ page-battlecrest-seats }».
   *[pointer] Зверху сторона, яка діє зараз, під нею інша.
  } Використана карта сіра, і її герб підсилює інші карти.
page-battlecrest-tour-prompt = Дві дії за хід
page-battlecrest-tour-prompt-text = Дві різні дії з чотирьох: переміщення, активація карти, ініціатива герба, оновлення. Вони завжди на тих самих місцях. Світлі комірки й карти можна натискати одразу.
page-battlecrest-guide-duel-1 = Число на світлій комірці — скільки кроків до неї. Хто бере бонус локації, перевертає її, і на іншій стороні краї вже інші.
page-battlecrest-guide-duel-2 = Чобіт додає до переміщення, поки карта підготовлена; щит блокує, коли ви нею захищаєтеся. { $by ->
    [finger] Потримайте карту, щоб прочитати обидві її сторони.
   *[pointer] Наведіть вказівник на карту: поле покаже, куди вона сягає.
  }
page-battlecrest-guide-duel-3 = Натисніть світлу комірку, щоб піти туди, або підготовлену карту, щоб її активувати чи взяти ініціативу герба. Те, що нічого не змінило б, обведене стібком; натисніть і прочитайте чому.
page-battlecrest-guide-second-1 = Використана карта показує свій герб. Поки вона використана, властивості з «+1» і цим гербом сильніші.
page-battlecrest-guide-second-2 = Карта здоров’я рухається вздовж ряду. На позначених значеннях вона показує герб, який відтоді має ініціативу.
page-battlecrest-guide-solo-1 = Імператор виконує карту наказу: на ній три кроки в надрукованому порядку, компас на випадок рівності й те, яку підготовлену карту він бере.
page-battlecrest-guide-solo-2 = Він іде туди, куди веде його карта для соло-гри, і штовхає вас на небезпеки, якщо може. Стежте за шипами поруч зі своїм героєм.
page-battlecrest-guide-solo-3 = Ви починаєте. Після двох ваших дій ходить Імператор; якщо він атакує, вас спитають, якою картою захищатися.
page-battlecrest-guide-reasons-1 = Тут стоїть кожен крок Імператора з правилом, за яким його зроблено. Натисніть рядок, щоб побачити поле тієї миті.
page-battlecrest-guide-reasons-2 = Спершу чорна стрілка, потім сіра: з рівних комірок чи цілей він бере найдальшу в той бік.
