### Root: what the general rules ask, offer, tell and refuse. $who and $other are seats (root-short-…), $clearing a printed number.

## Places and things in a sentence

root-spot-clearing = поляна { $clearing }
root-spot-forest = лес { $forest }
root-after-hospital = Полевой госпиталь
root-after-items = повреждение предметов
root-after-base = потеря базы
root-after-outrage = Беспорядки
root-after-garden = карта за сад
root-after-post = капитал за торговый пост

## What cannot be read

root-no-card = { $field }: карты { $card } нет
root-card-too-often = { $field }: слишком много { $card }. Копий в игре: { $copies }, уже есть в { $other }
root-no-quest = { $field }: задания { $quest } нет
root-quest-twice = { $field }: задание { $quest } уже лежит в { $other }
root-too-many-posts = Торговых постов одной масти ({ $suit }): { $count } на карте, а их всего три
root-too-many-buildings = { $field }: построек { $count }, руин { $ruins }, а мест лишь { $slots }
root-too-many-pieces = clearings: на карте { $count } ({ $piece }), а их всего { $most }
root-no-piece = { $field }: компонента «{ $piece }» нет. Есть: { $known }
root-foreign-piece = { $field }: { $piece } не принадлежит этой фракции
root-token-twice = { $field }: { $piece } там может быть только раз
root-too-many-warriors = { $field }: названо воинов { $count }, а их всего { $most }

## Questions

root-ask-ally = Чьи воины пойдут в бой рядом?
root-ask-ambush = На поляне { $clearing } нападает { $other }. Разыграть засаду?
root-ask-foil = Обнаружить засаду ({ $card })?
root-ask-enlist = Попросить защиты у Арбитра?
root-ask-use = Использовать карту «{ $effect }»?
root-ask-lose = Что потеряет { $other }? Осталось урона: { $count }
root-ask-discard = Сбросьте до пяти. Лишних карт: { $count }
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
root-act-move = Переместить { $count } с { $clearing } на { $to }
root-act-battle = Сражение на { $clearing }: { $who }
root-act-ambush = Разыграть: { $card }
root-act-foil = Обнаружить: { $card }
root-act-ally = Воины { $who_gen }
root-act-enlist = Защита: { $who }
root-act-use = Использовать: { $effect }
root-act-lose = Потерять: { $piece }
root-act-craft = Создать: { $card }
root-act-piece = Компонент на поляне: { $suit_adj }
root-act-give = Отдать: { $card }
root-act-first = Сначала { $after }
root-act-claim = Сбросить «Царские владения» за очки
root-act-stand = Взять карту у { $who_gen }
root-act-spy = Посмотреть руку { $who_gen }
root-act-tax = Убрать воина с { $clearing }, взять карту
root-act-activate = Активировать: { $card }
root-act-take = Взять { $card }, потратить { $paid }
root-act-discard = Сбросить: { $card }
root-act-bank = Карта для { $who_gen }
root-act-hospital = Потратить: { $card }
root-act-drop = Сбросить: { $card }
root-act-draw = Взято: { $card }
root-act-roll = Кубики: { $high } и { $low }
root-act-begin = Начинает { $who }
root-act-mark = Масть: { $suit_adj }
root-act-random = Наугад: { $card }
root-act-turn-up = Задание: { $quest }
root-act-unearth = Найдено: { $item }
root-act-lot = Первый: { $who }

## What a choice leads to

root-result-craft-item = +{ $points } и { $item }
root-result-move = на { $clearing } останется { $count }
root-result-claim = +{ $points } за поляны, которыми правите
root-result-stand = +1 очко: { $who }
root-result-activate = больше никаких очков, победит только эта карта
root-result-ambush = 2 урона до кубиков
root-result-battle = кубики: наносит до { $deals }, получает до { $takes }

## Events

root-event-begins = Начинает { $who }.
root-event-marked = Поляна { $clearing } получает масть: { $suit_adj }.
root-event-turn = Раунд { $round }: ход { $who_gen }.
root-event-phase-setup = { $who }: подготовка.
root-event-phase-birdsong = { $who }: утро.
root-event-phase-daylight = { $who }: день.
root-event-phase-evening = { $who }: вечер.
root-event-scored = { $who }: +{ $points } { $why }, всего { $total }.
root-event-lost-points = { $who }: −{ $points } { $why }, всего { $total }.
root-for-removed = за убранный компонент
root-for-crafted = за созданный предмет
root-for-built = за постройку
root-for-roosts = за гнёзда
root-for-turmoil = за птиц в Указе
root-for-sympathy = за поддержку
root-for-explored = за исследование руин
root-for-aided = за лучшие отношения
root-for-ally = за помощь союзнику
root-for-quest = за задание
root-for-infamy = за дурную славу
root-for-ritual = за сады
root-for-post = за торговый пост
root-for-dividends = как дивиденды
root-for-royal-claim = за поляны во власти
root-for-brutal = за зверскую тактику против себя
root-for-stand = за отобранную карту
root-for-arbiter = за защиту
root-for-despot = за сражение Деспота
root-event-drew = { $who }: карта из колоды.
root-event-drew-card = { $who }: из колоды { $card }.
root-event-reshuffled = Сброс становится новой колодой.
root-event-spent = { $who }: потрачено { $card }.
root-event-discarded = { $who }: сброшено { $card }.
root-event-gave = Карта { $who_gen } переходит к { $other_dat }.
root-event-gave-card = { $card }: от { $who_gen } к { $other_dat }.
root-event-moved = { $who }: воинов { $count } с { $clearing } на { $to }.
root-event-battle = Сражение на поляне { $clearing }: { $who } против { $other_gen }.
root-event-ambush = { $who }: засада! { $card }.
root-event-foiled = { $who }: засада обнаружена, { $card }.
root-event-scouted = { $who }: разведка не дала засаде сработать.
root-event-no-roll = Нападающих не осталось: кубики отдыхают.
root-event-rolled = Кубики: { $high } и { $low }.
root-event-hits = { $who }: урона с кубика { $rolled }, дополнительного { $extra }.
root-event-used = { $who }: действует «{ $effect }».
root-event-warriors-lost = { $who }: потеряно воинов { $count } на поляне { $clearing }.
root-event-piece-lost = { $other } убирает с поляны { $clearing }: { $piece }, фракция { $who }.
root-event-piece-lost-own = { $who }: с поляны { $clearing } убрано своё: { $piece }.
root-event-crafted = { $who }: создано { $card }.
root-event-outrage = Беспорядки! { $who }: долг картой, { $suit_adj }.
root-event-showed = { $who }: такой карты нет, рука показана Союзу.
root-event-hospital = { $who }: воинов { $count } поправляются в цитадели.
root-event-stood = { $who }: «Кошелёк или жизнь!» для { $other_gen }.
root-event-spied = { $who } видит руку { $other_gen }.
root-event-taxed = { $who }: сборщик налогов с поляны { $clearing }.
root-event-activated = { $who }: курс на превосходство, { $suit_adj }.
root-event-took = { $who }: взято { $card }.
root-event-banked = { $who } делится банком, и карту берёт { $other }.
root-event-placed = { $who }: воинов +{ $count } на поляне { $clearing }.
root-event-placed-piece = { $who }: { $piece } на поляне { $clearing }.
root-event-ally = Рядом с { $who_ins } сражается { $other }.
root-event-enlisted = { $other } встаёт на защиту { $who_gen }.
root-event-won-points = Тридцать очков: побеждает { $who }.
root-event-won-dominance = Превосходство достигнуто: побеждает { $who }.
root-event-supporters-lost = { $who }: потеряно сторонников { $count }, офицеров { $officers }.
root-event-supporter = { $who }: новый сторонник.
root-event-funds-lost = { $who }: капитал уменьшается на { $count }.
root-event-damaged = { $who }: повреждение, { $item }.
root-event-hostile = { $other } теперь враг: { $who }.
root-event-joined = { $who } вступает в коалицию: { $other }.
root-event-bought = { $who } покупает: { $service }.

## Outcomes

root-outcome-points = Победа: { $who }, очков { $points }.
root-outcome-dominance = Победа через превосходство: { $who }.
root-outcome-coalition = Общая победа: { $who } и { $other }.

## Why not

root-why-other = Сейчас другой вопрос: { $question }
root-why-other-side = Такое умеет только { $who }.
root-why-luck = Это решает только случай: { $word }
root-why-hand = На руке нет: { $card }. Фракция: { $who }
root-why-no-warrior = { $who }: ни одного воина на поляне { $clearing }.
root-why-no-path = Между { $clearing } и { $to } нет тропы.
root-why-river = Между { $clearing } и { $to } только река: нужны лодки.
root-why-scorched = Поляна { $clearing } выжжена: туда хода нет.
root-why-move-count = На поляне { $clearing } есть { $there }, а не { $count }.
root-why-no-rule = { $who } не правит ни { $clearing }, ни { $to }.
root-why-battle-self = { $who }: сражение с собой невозможно.
root-why-no-piece = { $who }: на поляне { $clearing } ничего нет.
root-why-not-ambush = { $card } не засада.
root-why-ambush-suit = { $card } не подходит к поляне { $clearing }: { $suit_adj }.
root-why-not-craftable = { $card }: такое не создают, только тратят или играют.
root-why-no-item = { $card }: в запасе нет { $item_gen }.
root-why-same-effect = { $who }: { $card } уже в игре.
root-why-craft-cost = { $card }: нужно { $need } ({ $suit }), готово { $have }.
root-why-daylight = { $who }: превосходство только в свой день.
root-why-not-available = { $card } не лежит среди доступных.
root-why-take-suit = { $card } стоит карту своей масти ({ $suit_adj }), а это { $paid }.
root-why-not-dominance = { $card } не карта превосходства.
root-why-vagabond-dominance = { $who }: вместо превосходства коалиция, и только вчетвером или больше.
root-why-dominance-twice = { $who }: от очков уже отказались.
root-why-few-points = { $who }: очков { $points }, а для превосходства нужно { $need }.
root-why-no-effect = { $who }: карты «{ $effect }» в игре нет.
root-why-effect-used = { $who }: «{ $effect }» в этот ход уже использована.
root-why-effect-time = У карты «{ $effect }» своё время, и оно не сейчас.
root-why-empty-hand = { $who }: на руке пусто.
