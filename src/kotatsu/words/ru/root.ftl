### Root: what the general rules ask, offer, tell and refuse. $who and $other are seats (root-short-…), $clearing a printed number.

## Places and things in a sentence

root-spot-clearing = поляна { $clearing }
    .acc = на поляну { $clearing }
    .loc = на поляне { $clearing }
root-spot-forest = лес { $forest }
    .acc = в лес { $forest }
    .loc = в лесу { $forest }
root-after-hospital = Полевой госпиталь
root-after-items = повреждение предметов
root-after-base = потеря базы
root-after-outrage = Беспорядки
root-after-garden = карта за сад
root-after-post = капитал за торговый пост

## What cannot be read

root-no-quest = { $field }: задания { $quest } нет
root-quest-twice = { $field }: задание { $quest } уже лежит в { $other }
root-too-many-buildings = { $field }: зданий { $count }, руин { $ruins }, а ячеек лишь { $slots }
root-too-many-pieces = clearings: на поле { $count } ({ $piece }), а их всего { $most }
root-no-piece = { $field }: компонента «{ $piece }» нет. Есть: { $known }
root-foreign-piece = { $field }: { $piece } не принадлежит этой фракции
root-token-twice = { $field }: { $piece } там может быть только раз
root-too-many-warriors = { $field }: названо { root-n-warriors.acc }, а их всего { $most }

## Questions

root-ask-ally = Чьи воины пойдут в бой рядом?
root-ask-ambush = На поляне { $clearing } нападает { $other }. Разыграть засаду?
root-ask-foil = Обнаружить { $card_suit } засаду?
root-ask-enlist = Попросить защиты у Судьи?
root-ask-use = Использовать карту «{ $effect }»?
root-ask-lose = Что потеряет { $other }? Осталось урона: { $count }
root-ask-discard = На руке должно остаться пять карт. Сбросить ещё: { $count }
root-ask-piece = Какой компонент использовать для ремесла? Осталось выбрать: { $count }
root-ask-first = Что случится первым?
root-ask-cobbler = Перемещение благодаря Сапожнику?
root-ask-warren = Сражение благодаря Командной норе?
root-ask-bank = Кто ещё возьмёт карту в Банке зарытых вкладов?
root-ask-birdsong = Утро. Что-нибудь сначала?
root-ask-birdsong-end = Ещё что-нибудь до дня?
root-ask-daylight-end = Ещё что-нибудь до вечера?

## Choices

root-act-done = Готово
root-no-ally = Без союзников
root-no-ambush = Без засады
root-no-foil = Не обнаруживать
root-no-enlist = Без Судьи
root-no-use = Не сейчас
root-no-hospital = Не возвращать
root-no-ally-falls = Пусть урон пропадёт
root-act-move = Переместить { root-n-warriors.acc } с поляны { $clearing } на поляну { $to }
root-act-battle = Сражение на поляне { $clearing }: { $who }
root-act-ambush = Разыграть { $card_acc }
root-act-foil = Обнаружить засаду { $card_ins }
root-act-ally = Воины { $who_gen }
root-act-enlist = Защита: { $who }
root-act-use = Использовать карту «{ $effect }»
root-act-lose = Потерять: { $piece }
root-act-craft = Смастерить { $card_acc }
root-act-piece = Компонент на { $suit_loc } поляне
root-act-give = Отдать { $card_acc }
root-act-first = Сначала: { $after }
root-act-claim = Сбросить «Царские владения» за очки
root-act-stand = Взять карту у { $who_gen }
root-act-spy = Посмотреть карты { $who_gen }
root-act-tax = Убрать воина с поляны { $clearing }, взять карту
root-act-activate = Активировать { $card_acc }
root-act-take = Взять { $card_acc }, потратить { $paid_acc }
root-act-discard = Сбросить { $card_acc }
root-act-bank = Карта для { $who_gen }
root-act-hospital = Потратить { $card_acc }
root-act-drop = Сбросить { $card_acc }
root-act-draw = Взято: { $card }
root-act-roll = Кубики: { $high } и { $low }
root-act-begin = Начинает { $who }
root-act-mark = Масть: { $suit_adj }
root-act-random = Случайно: { $card }
root-act-turn-up = Задание: { $quest }
root-act-unearth = Найдено: { $item }
root-act-lot = Первенство: { $who }

## What a choice leads to

root-result-craft-item = +{ $points } и { $item }
root-result-move =
    { $count ->
        [0] на поляне { $clearing } не останется никого
        [one] на поляне { $clearing } останется { $count } воин
        [few] на поляне { $clearing } останутся { $count } воина
       *[many] на поляне { $clearing } останется { $count } воинов
    }
root-result-claim = +{ $points } за поляны, которыми правите
root-result-stand = +1 очко: { $who }
root-result-activate = больше никаких очков, победит только эта карта
root-result-ambush = 2 урона до кубиков
root-result-ambush-scouted = «{ $effect }»: урона не будет, карта уйдёт в сброс
root-result-battle = кубики: наносит до { $deals }, получает до { $takes }
root-result-and = { $one }; { $other }
root-result-outrage = Беспорядки: карта ({ $suit_adj } или птичья)
root-result-outrages = { $count ->
        [1] Беспорядки: карта ({ $suit_adj } или птичья)
        [one] Беспорядки { $count } раз: каждый раз карта ({ $suit_adj } или птичья)
        [few] Беспорядки { $count } раза: каждый раз карта ({ $suit_adj } или птичья)
       *[many] Беспорядки { $count } раз: каждый раз карта ({ $suit_adj } или птичья)
    }
root-result-battle-ambush = возможна засада: ещё до 2
root-result-battle-outrage = если падёт жетон поддержки, Беспорядки: карта ({ $suit_adj } или птичья)

## Events

root-event-begins = Начинает { $who }.
root-event-marked = Поляна { $clearing } получает { $suit_acc } масть.
root-event-turn = Раунд { $round }: ход { $who_gen }.
root-event-phase-setup = { $who }: подготовка.
root-event-phase-birdsong = { $who }: утро.
root-event-phase-daylight = { $who }: день.
root-event-phase-evening = { $who }: вечер.
root-event-scored = { $who }: +{ $points } { $why }, всего { $total }.
root-event-lost-points = { $who }: −{ $points } { $why }, всего { $total }.
root-for-removed = за убранный компонент
root-for-crafted = за смастерённый предмет
root-for-built = за здание
root-for-roosts = за гнёзда
root-for-turmoil = за птиц в уставе
root-for-sympathy = за поддержку
root-for-explored = за исследование руин
root-for-aided = за лучшие отношения
root-for-ally = за помощь союзнику
root-for-quest = за задание
root-for-infamy = за дурную славу
root-for-ritual = за сады
root-for-post = за торговый пост
root-for-dividends = как доход
root-for-royal-claim = за подвластные поляны
root-for-brutal = за «Зверскую тактику» против себя
root-for-stand = за отобранную карту
root-for-arbiter = за защиту
root-for-despot = за сражение Тирана
root-for-card = за карту «{ $card }»
root-event-drew = { $who } берёт карту.
root-event-drew-card = { $who } берёт { $card_acc }.
root-event-reshuffled = Сброс перемешан в новую колоду.
root-event-spent = { $who } тратит { $card_acc }.
root-event-discarded = { $who } сбрасывает { $card_acc }.
root-event-gave = { $who } отдаёт { $other_dat } карту.
root-event-gave-card = { $who } отдаёт { $other_dat } { $card_acc }.
root-event-moved = { $who } перемещает { root-n-warriors.acc } с поляны { $clearing } на поляну { $to }.
root-event-battle = Сражение на поляне { $clearing }: { $who } против { $other_gen }.
root-event-ambush = { $who } устраивает { $card_suit } засаду!
root-event-foiled = { $who } обнаруживает засаду, разыграв { $card_suit }.
root-event-scouted = { $who }: в игре карта «Разведчики», засада не действует.
root-event-no-roll = Нападающих не осталось: кубики не бросают.
root-event-rolled = Кубики: { $high } и { $low }.
root-event-hits = { $who } наносит урон: от кубиков { $rolled }, дополнительный { $extra }.
root-event-used = { $who } использует карту «{ $effect }».
root-event-warriors-lost = { $who } теряет { root-n-warriors.acc } на поляне { $clearing }.
root-event-piece-lost = { $other } убирает с поляны { $clearing } { $piece_acc } { $who_gen }.
root-event-piece-lost-own = { $who } убирает с поляны { $clearing } свой компонент: { $piece_low }.
root-event-crafted = { $who } мастерит { $card_acc }.
root-event-outrage = Беспорядки! { $who } { $who_gender ->
        [f] должна
        [n] должно
       *[m] должен
    } отдать Союзу { $suit_acc } карту.
root-event-showed = У { $who_gen } нет такой карты: рука показана Союзу.
root-event-hospital =
    { $who }: в цитадели { $count ->
        [one] поправляется { $count } воин
        [few] поправляются { $count } воина
       *[many] поправляются { $count } воинов
    }.
root-event-stood = «Кошелёк или жизнь!» { $who } берёт случайную карту у { $other_gen }.
root-event-spied = { $who } смотрит карты { $other_gen }.
root-event-taxed = «Сборщик налогов»: { $who } убирает воина с поляны { $clearing } и берёт карту.
root-event-activated = { $who } активирует превосходство, масть: { $suit_adj }. Больше никаких очков, победу даст только эта карта.
root-event-took = { $who } берёт { $card_acc }.
root-event-banked = «Банк зарытых вкладов»: { $who } и { $other } берут по карте.
root-event-placed = { $who } размещает { root-n-warriors.acc } на поляне { $clearing }.
root-event-placed-piece = { $who } размещает { $piece_acc } на поляне { $clearing }.
root-event-ally = Рядом с { $who_ins } сражается { $other }.
root-event-enlisted = { $other } встаёт на защиту { $who_gen }.
root-event-won-points = Тридцать очков: побеждает { $who }.
root-event-won-dominance = Превосходство достигнуто: побеждает { $who }.
root-event-supporters-lost = { $who } теряет сторонников: { $count }, офицеров: { $officers }.
root-event-supporter = { $who } получает сторонника.
root-event-funds-lost =
    { $who }: капитал теряет { root-n-warriors.acc }.
root-event-damaged = { $who } повреждает { $item_acc }.
root-event-hostile = { $other } теперь враг { $who_gen }.
root-event-joined = { $who } заключает коалицию с { $other_ins }.
root-event-bought = { $who } покупает услугу «{ $service }».

## Outcomes

root-outcome-points =
    Победа: { $who }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
root-outcome-dominance = Победа через превосходство: { $who }.
root-outcome-coalition = Общая победа: { $who } и { $other }.

## Why not

root-why-other = Сначала другое решение: { $question }
root-why-other-side = Такое умеет только { $who }.
root-why-luck = Это решает только случай: { $word }
root-why-hand = { $who }: на руке нет { $card_gen }.
root-why-no-warrior = { $who }: ни одного воина на поляне { $clearing }.
root-why-mercenaries = Наёмники не сражаются с Братством, а своих воинов на поляне { $clearing } у { $who_gen } нет.
root-why-no-path = Между полянами { $clearing } и { $to } нет тропы.
root-why-river = Между полянами { $clearing } и { $to } только река: нужна услуга «Лодки».
root-why-scorched = Поляна { $clearing } выжжена: туда хода нет.
root-why-place-scorched = Поляна { $clearing } выжжена: размещать там ничего нельзя.
root-why-place-keep = На поляне { $clearing } стоит цитадель: никто другой ничего там не размещает.
root-why-site-nobody = Поляной { $clearing } никто не правит, а строят только на подвластных полянах.
root-why-site-ruler = Поляной { $clearing } правит другая сторона: { $who }. Строят только на подвластных полянах.
root-why-site-slot = На поляне { $clearing } нет свободной ячейки.
root-why-move-count =
    На поляне { $clearing } { $there ->
        [0] нет воинов
        [one] { $there } воин
        [few] { $there } воина
       *[many] { $there } воинов
    }, а не { $count }.
root-why-no-rule = { $who } не правит ни поляной { $clearing }, ни поляной { $to }.
root-why-battle-self = { $who }: сражение с собой невозможно.
root-why-no-piece = { $who }: на поляне { $clearing } ничего нет.
root-why-not-ambush = { $card } — не карта засады.
root-why-ambush-suit = { $card } не подходит: поляна { $clearing } { $suit_adj }.
root-why-not-craftable = { $card }: эту карту не мастерят, только тратят или разыгрывают.
root-why-no-item = { $card }: в запасе нет { $item_gen }.
root-why-same-effect = { $who }: { $card } уже в игре.
root-why-craft-cost = Чтобы смастерить { $card_acc }, нужно орудий: { $need } (масть: { $suit }), а готово { $have }.
root-why-daylight = { $who }: карты превосходства активируют и берут только в свой день.
root-why-not-available = { $card } не лежит среди доступных карт превосходства.
root-why-take-suit = Чтобы взять { $card_acc }, нужно потратить { $suit_acc } карту, а { $paid } не такая.
root-why-not-dominance = { $card } — не карта превосходства.
root-why-vagabond-dominance = { $who }: вместо превосходства коалиция, и только вчетвером или больше.
root-why-dominance-twice = { $who }: превосходство уже активировано.
root-why-few-points = { $who }: очков { $points }, а для превосходства нужно { $need }.
root-why-no-effect = { $who }: карты «{ $effect }» в игре нет.
root-why-effect-used = { $who }: карта «{ $effect }» в этот ход уже использована.
root-why-effect-time = Карту «{ $effect }» сейчас использовать нельзя.
root-why-empty-hand = { $who }: на руке пусто.
