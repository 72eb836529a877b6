### The words of Battlecrest’s table on the page. Names and terms: battlecrest-terms.ftl; what is asked and told: battlecrest.ftl.

## The table

page-battlecrest-seats = Стороны
page-battlecrest-seats-help = За каждым местом герой со своими картами действий; у некоторых есть помощник или предмет.
page-battlecrest-mode-duel = дуэль
page-battlecrest-mode-solo = против Императора
page-battlecrest-modes = Дуэль или в одиночку
page-battlecrest-setup-duel = Дуэль
page-battlecrest-setup-duel-help = Два героя сражаются друг с другом: соперник рядом, по ссылке или бот.
page-battlecrest-setup-alone = В одиночку
page-battlecrest-setup-alone-help = Вы против Императора, который выполняет свои карты приказов.
page-battlecrest-turn = ход { $n }
page-battlecrest-action-of = действие { $n } из 2
page-battlecrest-health-of = здоровье { $n } из { $of }
page-battlecrest-ready-of = готово карт: { $n } из { $of }
page-battlecrest-moves = перемещение { $sum }
page-battlecrest-primed = пробуждён
# before the drawing of a crest: what each primed one of this kind adds
page-battlecrest-per = +1 за
# after a star, on a card: one of the abilities with a star is used
page-battlecrest-one-star = одно свойство
page-battlecrest-other-face = Другая сторона карты, перемещение
page-battlecrest-gone = вне поля
page-battlecrest-minion-values = помощник, перемещение до { $move }, оборона { $defence }
page-battlecrest-item-values = { $face ->
    [back] развёрнут, оборона +{ $defence }
   *[start] сложен, оборона +{ $defence }
  }
page-battlecrest-values = перемещение { $move }, оборона { $defence }, герб: { $crest }
page-battlecrest-status-source = Как напечатано.
page-battlecrest-status-inferred = Выведено из того, что известно о напечатанной карте.
page-battlecrest-status-reconstructed = Наша реконструкция; напечатанные карты другие.
page-battlecrest-status-owner = Из данных вашего экземпляра.
page-battlecrest-mark-source = из печати
page-battlecrest-mark-inferred = выведено
page-battlecrest-mark-reconstructed = воссоздано
page-battlecrest-mark-owner = ваш экземпляр
page-battlecrest-legend = Число: шаги. −1: опасность, движение там кончается.
page-battlecrest-end-turns = { $n ->
    [one] Битва длилась { $n } ход.
    [few] Битва длилась { $n } хода.
   *[many] Битва длилась { $n } ходов.
  }
page-battlecrest-end-health = Здоровье ход за ходом
page-battlecrest-end-blows = Самые сильные удары
page-battlecrest-end-lost = От чего убавилось здоровье
page-battlecrest-end-attack = атаки
page-battlecrest-end-hazard = опасности
page-battlecrest-end-healed = лечение

## The four actions

page-battlecrest-with-bonus = { $what } + { $bonuses }
page-battlecrest-note-move = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
  }, { $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[many] { $cells } клеток
  }
page-battlecrest-note-activate = { $n ->
    [1] { $n } карта
    [one] одна из { $n } карты
   *[other] одна из { $n } карт
  }
page-battlecrest-note-prime = только герб
page-battlecrest-note-refocus = { $n ->
    [one] обновится { $n } карта
    [few] обновятся { $n } карты
   *[many] обновится { $n } карт
  }
page-battlecrest-arrival = шагов { $cost }{ $hazard ->
    [0] {""}
   *[other] , опасность −{ $hazard }
  }{ $attack ->
    [0] {""}
   *[other] , оттуда атака { $attack }
  }{ $push ->
    [0] {""}
   *[other] , оттуда толчок { $push }
  }

## The Imperator

page-battlecrest-imperator = Император: { $hero }
page-battlecrest-level = уровень «{ $level }»
page-battlecrest-compass = { $black }, затем { $grey }
page-battlecrest-refresh-defence = Обновление; оборона { $defence }
page-battlecrest-deck = колода { $n }
page-battlecrest-discard = сброс { $n }
page-battlecrest-no-order = Ни один приказ ещё не действует.
page-battlecrest-discarded = Сброшенные приказы
page-battlecrest-solo-hero = { $near ->
    [beside] рядом с вашим героем
   *[other] на расстоянии { $cells } от вашего героя
  }
page-battlecrest-solo-minion = { $near ->
    [beside] рядом с любым вашим воином
   *[other] на расстоянии { $cells } от любого вашего воина
  }
page-battlecrest-solo-landmark = ★ смежной локации
page-battlecrest-solo-if-adjacent = { $what }, если враг рядом
page-battlecrest-solo-refresh = значение обновления +{ $n }
page-battlecrest-solo-ignores = не делает клетку желательной: { $bonus }
page-battlecrest-solo-lost-minion = без помощника его свойства становятся запасным
page-battlecrest-reasons = Почему Император поступил так
page-battlecrest-its-turn = Ход Императора
page-battlecrest-step-of = шаг { $n } из 3
page-battlecrest-why-so = Почему так
page-battlecrest-would-be = затем { $n }
page-battlecrest-coming-move = Далее перемещение: сейчас значение { $n }.
page-battlecrest-coming-activate = Далее активация: сейчас это «{ $card }».
page-battlecrest-coming-nothing = Далее активация: готовых карт нет, ничего не произойдёт.
page-battlecrest-coming-refresh = Далее проверка обновления: сейчас готовых карт { $ready }, предел { $limit }.
page-battlecrest-key-turn = перевернуть карту в фокусе, чтобы прочитать другую сторону
page-battlecrest-key-reach = пока нажата: куда достают атаки

## First visit

page-battlecrest-tour-field = На поле картами лежат шесть локаций. Значок на краю — бонус для того, кто стоит в клетке под ним; заштрихованные клетки с шипами ранят.
page-battlecrest-tour-row = Ваш герой и карты действий. { $by ->
    [finger] Здесь сторона, которая действует сейчас; другая — на вкладке «{ page-battlecrest-seats }».
   *[pointer] Сверху сторона, которая действует сейчас, под ней другая.
  } Использованная карта серая, и её герб усиливает другие карты.
page-battlecrest-tour-prompt = Два действия за ход
page-battlecrest-tour-prompt-text = Два разных действия из четырёх: перемещение, активация карты, пробуждение герба, обновление. Они всегда на одних и тех же местах. Светлые клетки и карты можно нажимать сразу.
page-battlecrest-guide-duel-1 = Число на светлой клетке — сколько до неё шагов. Кто берёт бонус локации, переворачивает её, и на другой стороне края уже другие.
page-battlecrest-guide-duel-2 = Сапог добавляет к перемещению, пока карта готова; щит блокирует, когда вы ею защищаетесь. { $by ->
    [finger] Подержите карту, чтобы прочитать обе её стороны.
   *[pointer] Наведите указатель на карту: поле покажет, куда она достаёт.
  }
page-battlecrest-guide-duel-3 = Нажмите светлую клетку, чтобы пойти туда, или готовую карту, чтобы активировать её либо пробудить герб. То, что ничего не изменило бы, обведено стежком; нажмите и прочитайте почему.
page-battlecrest-guide-second-1 = Использованная карта показывает свой герб. Пока она использована, свойства с «+1» и этим гербом сильнее.
page-battlecrest-guide-second-2 = Карта здоровья движется вдоль ряда. На отмеченных значениях она показывает герб, который с этих пор пробуждён.
page-battlecrest-guide-solo-1 = Император исполняет карту приказа: на ней три шага в напечатанном порядке, компас на случай равенства и то, какую готовую карту он берёт.
page-battlecrest-guide-solo-2 = Он идёт туда, куда ведёт его карта соло-игры, и толкает вас на опасности, если может. Следите за шипами рядом со своим героем.
page-battlecrest-guide-solo-3 = Вы начинаете. После двух ваших действий ходит Император; если он атакует, вас спросят, какой картой защищаться.
page-battlecrest-guide-reasons-1 = Здесь каждый шаг Императора с правилом, по которому он сделан. Нажмите строку, чтобы увидеть поле в тот момент.
page-battlecrest-guide-reasons-2 = Сначала чёрная стрелка, потом серая: из равных клеток или целей он берёт самую дальнюю в ту сторону.
