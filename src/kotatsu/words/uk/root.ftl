### Root: what the general rules ask, offer, tell and refuse. $who and $other are seats (root-short-…), $clearing a printed number.

## Places and things in a sentence

root-spot-clearing = галявина { $clearing }
root-spot-forest = хащі { $forest }
root-after-hospital = Польові шпиталі
root-after-items = пошкоджені предмети
root-after-base = втрата криївки
root-after-outrage = Заворушення
root-after-garden = карта за сад
root-after-post = Резерв за торговельний пункт

## What cannot be read

root-no-card = { $field }: карти { $card } немає
root-card-too-often = { $field }: забагато { $card }. Копій у грі: { $copies }, уже є в { $other }
root-no-quest = { $field }: квесту { $quest } немає
root-quest-twice = { $field }: квест { $quest } уже лежить у { $other }
root-too-many-posts = Торговельних пунктів однієї масті ({ $suit }): { $count } на мапі, а їх лише три
root-too-many-buildings = { $field }: споруд { $count }, руїн { $ruins }, а комірок лише { $slots }
root-too-many-pieces = clearings: на мапі { $count } ({ $piece }), а їх лише { $most }
root-no-piece = { $field }: компонента «{ $piece }» немає. Є: { $known }
root-foreign-piece = { $field }: { $piece } не належить цій фракції
root-token-twice = { $field }: { $piece } там може бути лише раз
root-too-many-warriors = { $field }: названо вояк { $count }, а їх лише { $most }

## Questions

root-ask-ally = Чиї вояки підуть у бій поруч?
root-ask-ambush = На галявині { $clearing } нападає { $other }. Зіграти засідку?
root-ask-foil = Зірвати засідку ({ $card })?
root-ask-enlist = Попросити захисту в Арбітра?
root-ask-use = Скористатися картою «{ $effect }»?
root-ask-lose = Що втратить { $other }? Лишилося ушкоджень: { $count }
root-ask-discard = Скиньте до п’яти. Зайвих карт: { $count }
root-ask-piece = Який компонент використати для створення? Лишилося обрати: { $count }
root-ask-first = Що станеться першим?
root-ask-cobbler = Переміщення завдяки Чоботарю?
root-ask-warren = Бій завдяки Командній норі?
root-ask-bank = Хто ще візьме карту в банку «Краща нора»?
root-ask-birdsong = Треті півні. Щось спершу?
root-ask-birdsong-end = Ще щось до дня?
root-ask-daylight-end = Ще щось до сутінків?

## Choices

root-act-done = Досить
root-no-ally = Без союзників
root-no-ambush = Без засідки
root-no-foil = Не зривати
root-no-enlist = Без Судді
root-no-use = Не зараз
root-no-hospital = Не повертати
root-no-ally-falls = Ігнорувати решту
root-act-move = Перемістити { $count } з { $clearing } на { $to }
root-act-battle = Бій на { $clearing }: { $who }
root-act-ambush = Зіграти: { $card }
root-act-foil = Зірвати: { $card }
root-act-ally = Вояки { $who_gen }
root-act-enlist = Захист: { $who }
root-act-use = Скористатися: { $effect }
root-act-lose = Втратити: { $piece }
root-act-craft = Створити: { $card }
root-act-piece = Компонент на галявині: { $suit_adj }
root-act-give = Віддати: { $card }
root-act-first = Спершу { $after }
root-act-claim = Скинути «Королівське право» за очки
root-act-stand = Узяти карту в { $who_gen }
root-act-spy = Поглянути на руку { $who_gen }
root-act-tax = Прибрати вояку з { $clearing }, узяти карту
root-act-activate = Активувати: { $card }
root-act-take = Узяти { $card }, витратити { $paid }
root-act-discard = Скинути: { $card }
root-act-bank = Карта для { $who_gen }
root-act-hospital = Витратити: { $card }
root-act-drop = Скинути: { $card }
root-act-draw = Узято: { $card }
root-act-roll = Кубики: { $high } і { $low }
root-act-begin = Починає { $who }
root-act-mark = Масть: { $suit_adj }
root-act-random = Навмання: { $card }
root-act-turn-up = Квест: { $quest }
root-act-unearth = Знайдено: { $item }
root-act-lot = Перший: { $who }

## What a choice leads to

root-result-craft-item = +{ $points } і { $item }
root-result-move = на { $clearing } лишиться { $count }
root-result-claim = +{ $points } за галявини, якими володієте
root-result-stand = +1 очко: { $who }
root-result-activate = більше жодних очок, перемагає лише ця карта
root-result-ambush = 2 ушкодження до кубиків
root-result-battle = кубики: завдає до { $deals }, дістає до { $takes }

## Events

root-event-begins = Починає { $who }.
root-event-marked = Галявина { $clearing } отримує масть: { $suit_adj }.
root-event-turn = Раунд { $round }: хід { $who_gen }.
root-event-phase-setup = { $who }: підготовка.
root-event-phase-birdsong = { $who }: треті півні.
root-event-phase-daylight = { $who }: день.
root-event-phase-evening = { $who }: сутінки.
root-event-scored = { $who }: +{ $points } { $why }, разом { $total }.
root-event-lost-points = { $who }: −{ $points } { $why }, разом { $total }.
root-for-removed = за прибраний компонент
root-for-crafted = за створений предмет
root-for-built = за споруду
root-for-roosts = за гнізда
root-for-turmoil = за птахів у Декреті
root-for-sympathy = за підтримку
root-for-explored = за дослідження руїн
root-for-aided = за кращі стосунки
root-for-ally = за допомогу союзнику
root-for-quest = за квест
root-for-infamy = за підступ
root-for-ritual = за сади
root-for-post = за торговельний пункт
root-for-dividends = як дивіденди
root-for-royal-claim = за галявини у владі
root-for-brutal = за звірячу тактику проти себе
root-for-stand = за відібрану карту
root-for-arbiter = за захист
root-for-despot = за бій Деспота
root-event-drew = { $who }: карта з колоди.
root-event-drew-card = { $who }: з колоди { $card }.
root-event-reshuffled = Скид стає новою колодою.
root-event-spent = { $who }: витрачено { $card }.
root-event-discarded = { $who }: скинуто { $card }.
root-event-gave = Карта { $who_gen } переходить до { $other_gen }.
root-event-gave-card = { $card }: від { $who_gen } до { $other_gen }.
root-event-moved = { $who }: вояк { $count } з { $clearing } на { $to }.
root-event-battle = Бій на галявині { $clearing }: { $who } проти { $other_gen }.
root-event-ambush = { $who }: засідка! { $card }.
root-event-foiled = { $who }: засідку зірвано, { $card }.
root-event-scouted = { $who }: розвідка не дала засідці спрацювати.
root-event-no-roll = Нападників не лишилося: кубики відпочивають.
root-event-rolled = Кубики: { $high } і { $low }.
root-event-hits = { $who }: ушкоджень із кубика { $rolled }, додаткових { $extra }.
root-event-used = { $who }: діє «{ $effect }».
root-event-warriors-lost = { $who }: утрачено вояк { $count } на галявині { $clearing }.
root-event-piece-lost = { $other } прибирає з галявини { $clearing }: { $piece }, фракція { $who }.
root-event-piece-lost-own = { $who }: з галявини { $clearing } прибрано своє: { $piece }.
root-event-crafted = { $who }: створено { $card }.
root-event-outrage = Заворушення! { $who } винні карту: { $suit_adj }.
root-event-showed = { $who }: такої карти немає, рука відкрита Альянсу.
root-event-hospital = { $who }: вояк { $count } одужують у фортеці.
root-event-stood = { $who }: «Гаманець або життя!» до { $other_gen }.
root-event-spied = { $who } бачить руку { $other_gen }.
root-event-taxed = { $who }: збирач податків із галявини { $clearing }.
root-event-activated = { $who }: курс на Панування, { $suit_adj }.
root-event-took = { $who }: узято { $card }.
root-event-banked = { $who } ділиться банком, і карту бере { $other }.
root-event-placed = { $who }: вояк +{ $count } на галявині { $clearing }.
root-event-placed-piece = { $who }: { $piece } на галявині { $clearing }.
root-event-ally = Поруч із { $who_ins } б’ється { $other }.
root-event-enlisted = { $other } стає на захист { $who_gen }.
root-event-won-points = Тридцять очок: перемагає { $who }.
root-event-won-dominance = Панування здійснено: перемагає { $who }.
root-event-supporters-lost = { $who }: утрачено прибічників { $count }, сотників { $officers }.
root-event-supporter = { $who }: новий прибічник.
root-event-funds-lost = { $who }: Резерв зменшується на { $count }.
root-event-damaged = { $who }: пошкоджено { $item_acc }.
root-event-hostile = { $other } тепер ворогує: { $who }.
root-event-joined = { $who } вступає в коаліцію: { $other }.
root-event-bought = { $who } купує: { $service }.

## Outcomes

root-outcome-points = Перемога: { $who }, очок { $points }.
root-outcome-dominance = Перемога через Панування: { $who }.
root-outcome-coalition = Спільна перемога: { $who } і { $other }.

## Why not

root-why-other = Зараз інше питання: { $question }
root-why-other-side = Таке вміє лише { $who }.
root-why-luck = Це вирішує лише випадок: { $word }
root-why-hand = На руці немає: { $card }. Фракція: { $who }
root-why-no-warrior = { $who }: жодного вояки на галявині { $clearing }.
root-why-no-path = Між { $clearing } і { $to } немає стежки.
root-why-river = Між { $clearing } і { $to } лише річка: потрібні човни.
root-why-scorched = Галявина { $clearing } спалена: туди ніхто не йде.
root-why-move-count = На галявині { $clearing } є { $there }, а не { $count }.
root-why-no-rule = { $who } не володіє ні { $clearing }, ні { $to }.
root-why-battle-self = { $who }: бій із собою неможливий.
root-why-no-piece = { $who }: на галявині { $clearing } нічого немає.
root-why-not-ambush = { $card } не засідка.
root-why-ambush-suit = { $card } не пасує до галявини { $clearing }: { $suit_adj }.
root-why-not-craftable = { $card }: таке не створюють, лише витрачають або грають.
root-why-no-item = { $card }: у запасі немає { $item_gen }.
root-why-same-effect = { $who }: { $card } уже в грі.
root-why-craft-cost = { $card }: треба { $need } ({ $suit }), готово { $have }.
root-why-daylight = { $who }: Панування лише у свій день.
root-why-not-available = { $card } не лежить серед доступних.
root-why-take-suit = { $card } коштує карту своєї масті ({ $suit_adj }), а це { $paid }.
root-why-not-dominance = { $card } не є картою Панування.
root-why-vagabond-dominance = { $who }: замість Панування коаліція, і лише вчотирьох або більше.
root-why-dominance-twice = { $who }: від очок уже відмовлено.
root-why-few-points = { $who }: очок { $points }, а для Панування треба { $need }.
root-why-no-effect = { $who }: карти «{ $effect }» у грі немає.
root-why-effect-used = { $who }: «{ $effect }» цього ходу вже використано.
root-why-effect-time = «{ $effect }» має свій час, і він не зараз.
root-why-empty-hand = { $who }: на руці порожньо.
