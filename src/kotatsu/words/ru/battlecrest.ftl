### «Битвы гербов» за столом: что спрашивают, выбирают и рассказывают. Названия и термины: battlecrest-terms.ftl; правила: battlecrest-rules.ftl.
### $who — герой или Император, $warrior и $target — герой или помощник.

## Названия

game-battlecrest = Битвы гербов
battlecrest-about = Дуэль двух героев на поле с локациями: используйте карту, и её герб усилит следующие. Двое сражаются друг с другом, или один бьётся с Императором. Значения карт воссозданы нами, с печатными они не совпадают.
battlecrest-page-companion = Режим помощника
page-battlecrest-facts = Дуэль двоих или один против Императора
battlecrest-doubt = Значения карт героев, локаций и приказов — наша реконструкция R1: с печатными они не совпадают. У кого есть коробка, тот может положить поверх них файл с данными своего экземпляра.
battlecrest-owner = Игру Battlecrest («Битвы гербов») придумали Дастин Добсон и Милан Живкович, выпустило издательство Button Shy. Названия и игра принадлежат им; эта страница неофициальная и с ними не связана. Значения карт воссозданы нами (реконструкция R1), с печатными они не совпадают. Если игра нравится, купите её: она помещается в кошелёк.
battlecrest-own-name = { $name }
battlecrest-nobody = никто
battlecrest-both = { $one } и { $other }
battlecrest-then = { $one }; { $other }
battlecrest-star-of = { $owner }: { $ability }
battlecrest-ability-attack = { $by ->
    [minion] помощник: атака { $value }
   *[other] атака { $value }
  }{ $reach ->
    [all] , все враги, расстояние { $near }–{ $far }
    [all-at] , все враги, расстояние { $near }
    [range] , расстояние { $near }–{ $far }
    [range-at] , расстояние { $near }
   *[none] {""}
  }
battlecrest-ability-push = { $by ->
    [minion] помощник: толчок { $value }
   *[other] толчок { $value }
  }{ $reach ->
    [all] , все враги, расстояние { $near }–{ $far }
    [all-at] , все враги, расстояние { $near }
    [range] , расстояние { $near }–{ $far }
    [range-at] , расстояние { $near }
   *[none] {""}
  }
battlecrest-ability-march = { $by ->
    [minion] помощник: марш { $value }
   *[other] марш { $value }
  }
battlecrest-ability-flight = { $by ->
    [minion] помощник: перелёт { $value }
   *[other] перелёт { $value }
  }
battlecrest-ability-heal = лечение { $value }
battlecrest-ability-ready = подготовить { $value }
battlecrest-ability-swap = обмен местами
battlecrest-ability-star = ★
battlecrest-ability-flip = перевернуть предмет

## Настройки

battlecrest-option-players = Игроки
battlecrest-option-players-help = Двое ведут дуэль; один бьётся с Императором.
battlecrest-option-heroes = Герои
battlecrest-option-heroes-help = Кто за кого играет. У обеих сторон не может быть одного и того же героя.
battlecrest-option-heroes-any = Любой
battlecrest-option-imperator = Император
battlecrest-option-imperator-help = Герой, за которого в соло-игре играет Император.
battlecrest-option-imperator-any = Любой другой
battlecrest-option-level-help = Сколько здоровья у Императора в начале: Боец — на 4 меньше, Чемпион — на 2 меньше, Легенда — всё.
battlecrest-option-first-help = Кто начинает дуэль.
battlecrest-option-landmark_pool = Локации
battlecrest-option-landmark_pool-help = Из скольких локаций берут шесть для поля.
battlecrest-option-landmark_pool-6 = Шесть локаций карты
battlecrest-option-landmark_pool-8 = Шесть из восьми
battlecrest-option-own_rows = Выкладывать ряды
battlecrest-option-own_rows-help = Игроки сами выбирают порядок карт в ряду действий. В дуэли порядок ничего не меняет.
battlecrest-option-refocus_amount = Обновление
battlecrest-option-refocus_amount-help = Сколько использованных карт готовит обновление.
battlecrest-option-refocus_amount-all = Все
battlecrest-option-refocus_amount-1 = Одну
battlecrest-option-refocus_flip = Обновление переворачивает карты
battlecrest-option-refocus_flip-help = Подготовленные обновлением карты переворачиваются на другую сторону.
battlecrest-option-hazard_damage = Опасности
battlecrest-option-hazard_damage-help = Сколько ран наносит клетка с опасностью.
battlecrest-option-hazard_damage-per_symbol = 1 за каждый символ
battlecrest-option-hazard_damage-per_entry = Всего 1
battlecrest-option-hazard_stops = Опасности останавливают
battlecrest-option-hazard_stops-help = Кто ступает на опасность, тот там останавливается.
battlecrest-option-self_crest = Свой герб считается
battlecrest-option-self_crest-help = Применяемая карта считает и свой герб.
battlecrest-option-defence_cards_max = Карты для обороны
battlecrest-option-defence_cards_max-help = Сколько карт игрок может использовать против одной атаки.
battlecrest-option-turn_cap = Предел ходов
battlecrest-option-turn_cap-help = После стольких ходов обеих сторон — ничья; 0 — без предела.
battlecrest-no-teams = В «Битвы гербов» здесь играют вдвоём или в одиночку против Императора; игроков слишком много: { $count }.
battlecrest-twice = { $who } не может сражаться за обе стороны.

## Что выбирают

battlecrest-act-move = Перемещение
battlecrest-act-activate = Активировать: { $card }
battlecrest-act-prime = Пробудить: { $card }
battlecrest-act-refocus = Обновление
battlecrest-act-restore = Обновить: { $card }
battlecrest-act-go = { $warrior }: идти на { $cell }
battlecrest-act-go-with = { $warrior }: идти на { $cell }, бонус: { $bonuses }
battlecrest-act-fly = { $warrior }: лететь на { $cell }
battlecrest-act-fly-with = { $warrior }: лететь на { $cell }, бонус: { $bonuses }
battlecrest-act-attack = Атаковать: { $warrior }
battlecrest-act-attack-with = Атаковать: { $warrior }, бонус: { $bonuses }
battlecrest-act-attack-all = Атаковать всех на нужном расстоянии
battlecrest-act-attack-all-with = Атаковать всех на нужном расстоянии, бонус: { $bonuses }
battlecrest-act-push = Толкнуть: { $warrior } на { $cell }
battlecrest-act-push-with = Толкнуть: { $warrior } на { $cell }, бонус: { $bonuses }
battlecrest-act-push-on = Дальше на { $cell }
battlecrest-act-stop = Остановиться здесь
battlecrest-act-stop-moving = Больше никто не перемещается
battlecrest-act-heal = Лечить
battlecrest-act-ready = Подготовить: { $card }
battlecrest-act-swap = Поменяться местами
battlecrest-act-star = { $star }
battlecrest-act-skip = Пропустить
battlecrest-act-defend = Защищаться: { $card }
battlecrest-act-defend-with = Защищаться: { $card }, бонус: { $bonuses }
battlecrest-act-take = Принять раны
battlecrest-act-place = { $card }
battlecrest-act-lay = Локация: { $landmark }
battlecrest-act-begin = Начинает { $who }
battlecrest-act-deal = Следующая в ряду: { $card }
battlecrest-act-order = Приказ { $order }
battlecrest-result-attack = атака { $value }
battlecrest-result-hazard = опасность, ран: { $damage }
battlecrest-result-lost = опасность убирает помощника
battlecrest-result-take = ран: { $damage }
battlecrest-result-defend = оборона { $defence }, ран: { $damage }
battlecrest-result-heal = здоровье { $health }

## Что спрашивают

battlecrest-ask-action = { $number ->
    [1] Ваше первое действие?
   *[other] Ваше второе действие?
  }
battlecrest-ask-move = Кто и куда перемещается?
battlecrest-ask-use-attack = Кого атаковать ({ $ability })?
battlecrest-ask-use-push = Кого и куда толкнуть ({ $ability })?
battlecrest-ask-use-march = Куда идти маршем ({ $ability })?
battlecrest-ask-use-flight = Куда лететь ({ $ability })?
battlecrest-ask-use-heal = Применить свойство ({ $ability })?
battlecrest-ask-use-ready = Какую карту подготовить?
battlecrest-ask-use-swap = Поменяться местами? Цель: { $target }
battlecrest-ask-use-star = Какое свойство с ★?
battlecrest-ask-push-on = Толкать дальше ({ $target })? Осталось шагов: { $left }
battlecrest-ask-ready-more = Какую карту ещё подготовить?
battlecrest-ask-defend = Атака { $value }: какой картой защищаться?
battlecrest-ask-row = Какая карта следующая в вашем ряду?

## Что произошло

battlecrest-event-laid = Локация «{ $landmark }» лежит на { $cell }.
battlecrest-event-begins = Начинает { $who }.
battlecrest-event-stands = { $warrior } начинает на { $cell }.
battlecrest-event-turn = { $who }: ход { $number }.
battlecrest-event-weighed-possible = Возможные достижимые клетки: { $cells }.
battlecrest-event-weighed-possible-uncounted = Возможные достижимые клетки: { $cells }; по карте соло-игры некоторые бонусы там не считаются.
battlecrest-event-weighed-nearest = Возможные клетки недостижимы; одинаково близки к ним: { $cells }.
battlecrest-event-weighed-nearest-uncounted = Возможные клетки недостижимы; одинаково близки к ним: { $cells }; по карте соло-игры некоторые бонусы там не считаются.
battlecrest-event-moved-walk = { $warrior } переходит с { $start } на { $cell }.
battlecrest-event-moved-march = { $warrior } марширует с { $start } на { $cell }.
battlecrest-event-moved-flight = { $warrior } перелетает с { $start } на { $cell }.
battlecrest-event-moved-only = { $warrior } идёт с { $start } на { $cell }: это единственная возможная достижимая клетка.
battlecrest-event-moved-preferred = { $warrior } идёт с { $start } на { $cell }: среди возможных клеток здесь больше всего бонусов.
battlecrest-event-moved-compass = { $warrior } идёт с { $start } на { $cell }: из нескольких желательных клеток выбрал компас.
battlecrest-event-moved-nearest = { $warrior } идёт с { $start } на { $cell }: возможные клетки недостижимы, эта ближайшая к ним.
battlecrest-event-moved-nearest-preferred = { $warrior } идёт с { $start } на { $cell }: возможные клетки недостижимы; среди ближайших здесь больше всего бонусов.
battlecrest-event-moved-nearest-compass = { $warrior } идёт с { $start } на { $cell }: возможные клетки недостижимы; из нескольких желательных среди ближайших выбрал компас.
battlecrest-stays = { $warrior } остаётся на { $cell }.
battlecrest-event-stayed-only = { $warrior } остаётся на { $cell }: это единственная возможная достижимая клетка.
battlecrest-event-stayed-preferred = { $warrior } остаётся на { $cell }: среди возможных клеток здесь больше всего бонусов.
battlecrest-event-stayed-compass = { $warrior } остаётся на { $cell }: из нескольких желательных клеток выбрал компас.
battlecrest-event-stayed-nearest = { $warrior } остаётся на { $cell }: возможные клетки недостижимы, эта ближайшая к ним.
battlecrest-event-stayed-nearest-preferred = { $warrior } остаётся на { $cell }: возможные клетки недостижимы; среди ближайших здесь больше всего бонусов.
battlecrest-event-stayed-nearest-compass = { $warrior } остаётся на { $cell }: возможные клетки недостижимы; из нескольких желательных среди ближайших выбрал компас.
battlecrest-event-activated-free = { $who } активирует карту «{ $card }».
battlecrest-event-activated-leftmost = { $who } активирует карту «{ $card }», крайнюю левую готовую.
battlecrest-event-activated-rightmost = { $who } активирует карту «{ $card }», крайнюю правую готовую.
battlecrest-event-primed = { $who } пробуждает герб карты «{ $card }».
battlecrest-event-refocused = { $who } обновляет карты: { $count }.
battlecrest-event-bonus = Локация «{ $landmark }» переворачивается. { $bonus } +{ $count }.
battlecrest-event-attacked-chosen = { $warrior } атакует с силой { $value }, цель — { $target }.
battlecrest-event-attacked-close = { $warrior } атакует ближайшего врага с силой { $value }, это { $target }.
battlecrest-event-attacked-far = { $warrior } атакует самого дальнего врага с силой { $value }, это { $target }.
battlecrest-event-attacked-compass = { $warrior } атакует с силой { $value }, цель — { $target }: среди равноудалённых врагов выбрал компас.
battlecrest-event-attacked-every = { $warrior } атакует всех с силой { $value }, цель — { $target }.
battlecrest-event-attacked-fallback = { $warrior } применяет запасное свойство: атака { $value }, цель — { $target }.
battlecrest-event-attacked-changed = { $warrior } атакует новую цель с силой { $value }, это { $target }.
battlecrest-event-defended = { $who } защищается картой «{ $card }»: оборона { $defence }, ран: { $damage }.
battlecrest-event-open = { $who } не защищается от атаки { $value }.
battlecrest-event-wounded-attack = { $warrior } теряет { $damage } здоровья, остаётся { $health }.
battlecrest-event-wounded-hazard = { $warrior } попадает на опасность и теряет { $damage } здоровья, остаётся { $health }.
battlecrest-event-held = { $warrior } выдерживает удар: оборона { $defence }.
battlecrest-event-removed-attack = { $warrior } терпит поражение и покидает поле.
battlecrest-event-removed-hazard = { $warrior } попадает на опасность и покидает поле.
battlecrest-event-pushed = От толчка { $warrior } оказывается на { $cell }.
battlecrest-event-healed = { $warrior } восстанавливает { $count } здоровья, теперь { $health }.
battlecrest-event-readied = Карта «{ $card }» снова готова.
battlecrest-event-swapped = { $warrior } и { $target } меняются местами.
battlecrest-event-star = Действует свойство с ★. { $star }.
battlecrest-event-item-compact = Предмет снова сложен.
battlecrest-event-item-expanded = Предмет развёрнут.
battlecrest-event-order = Действует приказ { $order }.
battlecrest-event-reshuffled = Карты приказов перемешаны и перевёрнуты.
battlecrest-event-fallback-star = Ни одного свойства с ★ применить нельзя: { $who } применяет запасное свойство.
battlecrest-event-fallback-push = Никого нельзя толкнуть на опасность: { $who } применяет запасное свойство.
battlecrest-event-fallback-movement = Воин остался в своей клетке: { $who } применяет запасное свойство.
battlecrest-event-fallback-minion = Помощника больше нет: { $who } применяет запасное свойство.
battlecrest-event-no-fallback = Запасное свойство в этом ходу уже применено: { $who } ничего не делает.
battlecrest-event-refresh-yes = Проверка обновления: готовых карт { $ready }, предел { $limit }, поэтому { $who } выполняет обновление.
battlecrest-event-refresh-no = Проверка обновления: готовых карт { $ready }, больше чем { $limit }, ничего не происходит.
battlecrest-event-retargeted-attack = { $warrior } выдержит эту атаку: новая цель — { $target }.
battlecrest-event-retargeted-push = { $warrior } не попадёт на опасность: новая цель толчка — { $target }.
battlecrest-event-no-card-move = Готовых карт нет, { $who } не двигает героя.
battlecrest-event-no-card-activate = Готовых карт нет, { $who } ничего не активирует.
battlecrest-event-won = { $who } побеждает.
battlecrest-event-draw = Последний ход окончен: ничья.
battlecrest-event-both = Оба героя гибнут одновременно.
battlecrest-event-placed = { $who } выкладывает карту «{ $card }».
battlecrest-event-dealt = { $who } получает в ряд карту «{ $card }».
battlecrest-outcome-won = Дуэль выигрывает { $who }.
battlecrest-outcome-draw = Дуэль заканчивается вничью.
battlecrest-outcome-solo-won = Император побеждён.
battlecrest-outcome-solo-lost = Император победил.

## Почему нет

battlecrest-why-done = Два действия одного хода должны различаться: это уже выполнено.
battlecrest-why-no-move = Ни один ваш воин не может сменить клетку.
battlecrest-why-all-ready = Все ваши карты готовы.
battlecrest-why-not-yours = Карта «{ $card }» не ваша.
battlecrest-why-exhausted = Карта «{ $card }» уже использована.
battlecrest-why-range = { $warrior } не на нужном расстоянии.
battlecrest-why-landmark = Клетку { $cell } занимает локация.
battlecrest-why-occupied = На { $cell } кто-то стоит.
battlecrest-why-far = { $warrior } отсюда не доберётся до { $cell }.
battlecrest-why-star-used = { $star }: в этом ходу уже применено.
battlecrest-why-star-nothing = { $star }: сейчас это ничего не даст.
battlecrest-why-other = Сейчас речь о другом: { $question }

## Простой стол

battlecrest-view-active = Ходит
battlecrest-view-landmarks = Локации
battlecrest-view-done = Сделано в этом ходу
battlecrest-view-stars = Применённые ★
battlecrest-view-order = Приказ
battlecrest-view-figures = Стороны
battlecrest-view-cells = Клетки
battlecrest-view-level = Сложность
battlecrest-view-result = Результат
battlecrest-view-hero = Герой
battlecrest-view-health = Здоровье
battlecrest-view-full = Полное здоровье
battlecrest-view-cell = Клетка
battlecrest-view-row = Ряд действий
battlecrest-view-movement = Значение перемещения
battlecrest-view-primed = Пробуждённые гербы
battlecrest-view-minion = Помощник
battlecrest-view-item = Предмет
battlecrest-view-name = Название
battlecrest-view-card = Карта
battlecrest-view-face = Сторона
battlecrest-view-ready = Готова
battlecrest-view-move = Перемещение
battlecrest-view-defence = Оборона
battlecrest-view-crest = Герб
battlecrest-view-boost = Усиливает
battlecrest-view-winner = Победитель
battlecrest-verb-activate = Активировать
battlecrest-verb-prime = Пробудить
battlecrest-verb-restore = Обновить
battlecrest-verb-go = Идти
battlecrest-verb-go-with = Идти с бонусом
battlecrest-verb-fly = Лететь
battlecrest-verb-fly-with = Лететь с бонусом
battlecrest-verb-attack = Атаковать
battlecrest-verb-attack-with = Атаковать с бонусом
battlecrest-verb-attack-all-with = Атаковать всех с бонусом
battlecrest-verb-push = Толкнуть
battlecrest-verb-push-with = Толкнуть с бонусом
battlecrest-verb-push-on = Толкать дальше
battlecrest-verb-ready = Подготовить
battlecrest-verb-star = Свойство с ★
battlecrest-verb-defend = Защищаться
battlecrest-verb-defend-with = Защищаться с бонусом
battlecrest-verb-place = Выложить
