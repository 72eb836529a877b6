### «Битви гербів» за столом: що запитують, вибирають і розповідають. Назви й терміни: battlecrest-terms.ftl; правила: battlecrest-rules.ftl.
### $who — герой або Імператор, $warrior і $target — герой або помічник.

## Назви

game-battlecrest = Битви гербів
battlecrest-about = Двобій двох героїв на полі з локаціями: використайте карту, і її герб підсилить наступні. Двоє змагаються між собою або один б’ється з Імператором. Значення карт відтворили ми, із друкованими вони не збігаються.
battlecrest-page-companion = Режим помічника
page-battlecrest-facts = Двобій двох або один проти Імператора
battlecrest-doubt = Значення карт героїв, локацій і наказів — наша реконструкція R1: із друкованими вони не збігаються. Хто має коробку, може покласти поверх них файл із даними свого примірника.
battlecrest-owner = Гру Battlecrest («Битви гербів») створили Дастін Добсон і Мілан Живкович, видало видавництво Button Shy. Назви й гра належать їм; ця сторінка неофіційна й із ними не пов’язана. Значення карт відтворили ми самі (реконструкція R1), із друкованими вони не збігаються. Якщо гра подобається, купіть її: вона вміщується в гаманець.
battlecrest-own-name = { $name }
battlecrest-nobody = ніхто
battlecrest-both = { $one } і { $other }
battlecrest-then = { $one }; { $other }
battlecrest-star-of = { $owner }: { $ability }
battlecrest-ability-attack = { $by ->
    [minion] помічник: атака { $value }
   *[other] атака { $value }
  }{ $reach ->
    [all] , усі вороги, відстань { $near }–{ $far }
    [all-at] , усі вороги, відстань { $near }
    [range] , відстань { $near }–{ $far }
    [range-at] , відстань { $near }
   *[none] {""}
  }
battlecrest-ability-push = { $by ->
    [minion] помічник: поштовх { $value }
   *[other] поштовх { $value }
  }{ $reach ->
    [all] , усі вороги, відстань { $near }–{ $far }
    [all-at] , усі вороги, відстань { $near }
    [range] , відстань { $near }–{ $far }
    [range-at] , відстань { $near }
   *[none] {""}
  }
battlecrest-ability-march = { $by ->
    [minion] помічник: марш { $value }
   *[other] марш { $value }
  }
battlecrest-ability-flight = { $by ->
    [minion] помічник: переліт { $value }
   *[other] переліт { $value }
  }
battlecrest-ability-heal = лікування { $value }
battlecrest-ability-ready = підготувати { $value }
battlecrest-ability-swap = обмін місцями
battlecrest-ability-star = ★
battlecrest-ability-flip = перевернути предмет

## Налаштування

battlecrest-option-players = Гравці
battlecrest-option-players-help = Двоє ведуть двобій; один б’ється з Імператором.
battlecrest-option-heroes = Герої
battlecrest-option-heroes-help = Хто за кого грає. Обидві сторони не можуть мати одного й того самого героя.
battlecrest-option-heroes-any = Будь-хто
battlecrest-option-imperator = Імператор
battlecrest-option-imperator-help = Герой, за якого в соло-грі грає Імператор.
battlecrest-option-imperator-any = Будь-який інший
battlecrest-option-level-help = Скільки здоров’я має Імператор на початку: Боєць — на 4 менше, Чемпіон — на 2 менше, Легенда — усе.
battlecrest-option-first-help = Хто починає двобій.
battlecrest-option-landmark_pool = Локації
battlecrest-option-landmark_pool-help = Зі скількох локацій беруть шість для поля.
battlecrest-option-landmark_pool-6 = Шість локацій мапи
battlecrest-option-landmark_pool-8 = Шість із восьми
battlecrest-option-own_rows = Викладати ряди
battlecrest-option-own_rows-help = Гравці самі вибирають порядок карт у ряду дій. У двобої порядок нічого не змінює.
battlecrest-option-refocus_amount = Оновлення
battlecrest-option-refocus_amount-help = Скільки використаних карт готує оновлення.
battlecrest-option-refocus_amount-all = Усі
battlecrest-option-refocus_amount-1 = Одну
battlecrest-option-refocus_flip = Оновлення перевертає карти
battlecrest-option-refocus_flip-help = Підготовлені оновленням карти перевертаються на іншу сторону.
battlecrest-option-hazard_damage = Небезпеки
battlecrest-option-hazard_damage-help = Скільки поранень завдає комірка з небезпекою.
battlecrest-option-hazard_damage-per_symbol = 1 за кожен символ
battlecrest-option-hazard_damage-per_entry = Усього 1
battlecrest-option-hazard_stops = Небезпеки зупиняють
battlecrest-option-hazard_stops-help = Хто ступає на небезпеку, той там зупиняється.
battlecrest-option-self_crest = Власний герб рахується
battlecrest-option-self_crest-help = Карта, яку застосовують, рахує і власний герб.
battlecrest-option-defence_cards_max = Карти для оборони
battlecrest-option-defence_cards_max-help = Скільки карт гравець може використати проти однієї атаки.
battlecrest-option-turn_cap = Межа ходів
battlecrest-option-turn_cap-help = Після стількох ходів обох сторін — нічия; 0 — без обмеження.
battlecrest-no-teams = У «Битви гербів» тут грають удвох або наодинці проти Імператора; гравців забагато: { $count }.
battlecrest-twice = { $who } не може битися за обидві сторони.

## Що вибирають

battlecrest-act-move = Переміщення
battlecrest-act-activate = Активувати: { $card }
battlecrest-act-prime = Ініціатива: { $card }
battlecrest-act-refocus = Оновлення
battlecrest-act-restore = Оновити: { $card }
battlecrest-act-go = { $warrior }: іти на { $cell }
battlecrest-act-go-with = { $warrior }: іти на { $cell }, бонус: { $bonuses }
battlecrest-act-fly = { $warrior }: летіти на { $cell }
battlecrest-act-fly-with = { $warrior }: летіти на { $cell }, бонус: { $bonuses }
battlecrest-act-attack = Атакувати: { $warrior }
battlecrest-act-attack-with = Атакувати: { $warrior }, бонус: { $bonuses }
battlecrest-act-attack-all = Атакувати всіх на потрібній відстані
battlecrest-act-attack-all-with = Атакувати всіх на потрібній відстані, бонус: { $bonuses }
battlecrest-act-push = Штовхнути: { $warrior } на { $cell }
battlecrest-act-push-with = Штовхнути: { $warrior } на { $cell }, бонус: { $bonuses }
battlecrest-act-push-on = Далі на { $cell }
battlecrest-act-stop = Зупинитися тут
battlecrest-act-stop-moving = Більше ніхто не переміщується
battlecrest-act-heal = Лікувати
battlecrest-act-ready = Підготувати: { $card }
battlecrest-act-swap = Помінятися місцями
battlecrest-act-star = { $star }
battlecrest-act-skip = Пропустити
battlecrest-act-defend = Захищатися: { $card }
battlecrest-act-defend-with = Захищатися: { $card }, бонус: { $bonuses }
battlecrest-act-take = Прийняти поранення
battlecrest-act-place = { $card }
battlecrest-act-lay = Локація: { $landmark }
battlecrest-act-begin = Починає { $who }
battlecrest-act-deal = Наступна в ряду: { $card }
battlecrest-act-order = Наказ { $order }
battlecrest-result-attack = атака { $value }
battlecrest-result-hazard = небезпека, поранень: { $damage }
battlecrest-result-lost = небезпека прибирає помічника
battlecrest-result-take = поранень: { $damage }
battlecrest-result-defend = оборона { $defence }, поранень: { $damage }
battlecrest-result-heal = здоров’я { $health }

## Що запитують

battlecrest-ask-action = { $number ->
    [1] Ваша перша дія?
   *[other] Ваша друга дія?
  }
battlecrest-ask-move = Хто й куди переміщується?
battlecrest-ask-use-attack = Кого атакувати ({ $ability })?
battlecrest-ask-use-push = Кого й куди штовхнути ({ $ability })?
battlecrest-ask-use-march = Куди йти маршем ({ $ability })?
battlecrest-ask-use-flight = Куди летіти ({ $ability })?
battlecrest-ask-use-heal = Застосувати властивість ({ $ability })?
battlecrest-ask-use-ready = Яку карту підготувати?
battlecrest-ask-use-swap = Помінятися місцями? Ціль: { $target }
battlecrest-ask-use-star = Яка властивість із ★?
battlecrest-ask-push-on = Штовхати далі ({ $target })? Лишилося кроків: { $left }
battlecrest-ask-ready-more = Яку карту ще підготувати?
battlecrest-ask-defend = Атака { $value }: якою картою захищатися?
battlecrest-ask-row = Яка карта наступна у вашому ряду?

## Що сталося

battlecrest-event-laid = Локація «{ $landmark }» лежить на { $cell }.
battlecrest-event-begins = Починає { $who }.
battlecrest-event-stands = { $warrior } починає на { $cell }.
battlecrest-event-turn = { $who }: хід { $number }.
battlecrest-event-weighed-possible = Можливі досяжні комірки: { $cells }.
battlecrest-event-weighed-possible-uncounted = Можливі досяжні комірки: { $cells }; за картою для соло-гри деякі бонуси там не враховано.
battlecrest-event-weighed-nearest = Можливі комірки недосяжні; однаково близькі до них: { $cells }.
battlecrest-event-weighed-nearest-uncounted = Можливі комірки недосяжні; однаково близькі до них: { $cells }; за картою для соло-гри деякі бонуси там не враховано.
battlecrest-event-moved-walk = { $warrior } переходить із { $start } на { $cell }.
battlecrest-event-moved-march = { $warrior } марширує з { $start } на { $cell }.
battlecrest-event-moved-flight = { $warrior } перелітає з { $start } на { $cell }.
battlecrest-event-moved-only = { $warrior } іде з { $start } на { $cell }: це єдина можлива досяжна комірка.
battlecrest-event-moved-preferred = { $warrior } іде з { $start } на { $cell }: серед можливих комірок тут найбільше бонусів.
battlecrest-event-moved-compass = { $warrior } іде з { $start } на { $cell }: з кількох бажаних комірок вибрав компас.
battlecrest-event-moved-nearest = { $warrior } іде з { $start } на { $cell }: можливі комірки недосяжні, ця найближча до них.
battlecrest-event-moved-nearest-preferred = { $warrior } іде з { $start } на { $cell }: можливі комірки недосяжні; серед найближчих тут найбільше бонусів.
battlecrest-event-moved-nearest-compass = { $warrior } іде з { $start } на { $cell }: можливі комірки недосяжні; з кількох бажаних серед найближчих вибрав компас.
battlecrest-stays = { $warrior } лишається на { $cell }.
battlecrest-event-stayed-only = { $warrior } лишається на { $cell }: це єдина можлива досяжна комірка.
battlecrest-event-stayed-preferred = { $warrior } лишається на { $cell }: серед можливих комірок тут найбільше бонусів.
battlecrest-event-stayed-compass = { $warrior } лишається на { $cell }: з кількох бажаних комірок вибрав компас.
battlecrest-event-stayed-nearest = { $warrior } лишається на { $cell }: можливі комірки недосяжні, ця найближча до них.
battlecrest-event-stayed-nearest-preferred = { $warrior } лишається на { $cell }: можливі комірки недосяжні; серед найближчих тут найбільше бонусів.
battlecrest-event-stayed-nearest-compass = { $warrior } лишається на { $cell }: можливі комірки недосяжні; з кількох бажаних серед найближчих вибрав компас.
battlecrest-event-activated-free = { $who } активує карту «{ $card }».
battlecrest-event-activated-leftmost = { $who } активує карту «{ $card }», крайню ліву підготовлену.
battlecrest-event-activated-rightmost = { $who } активує карту «{ $card }», крайню праву підготовлену.
battlecrest-event-primed = { $who } дає ініціативу гербу карти «{ $card }».
battlecrest-event-refocused = { $who } оновлює карти: { $count }.
battlecrest-event-bonus = Локація «{ $landmark }» перевертається. { $bonus } +{ $count }.
battlecrest-event-attacked-chosen = { $warrior } атакує із силою { $value }, ціль — { $target }.
battlecrest-event-attacked-close = { $warrior } атакує найближчого ворога із силою { $value }, це { $target }.
battlecrest-event-attacked-far = { $warrior } атакує найвіддаленішого ворога із силою { $value }, це { $target }.
battlecrest-event-attacked-compass = { $warrior } атакує із силою { $value }, ціль — { $target }: серед рівновіддалених ворогів вибрав компас.
battlecrest-event-attacked-every = { $warrior } атакує всіх із силою { $value }, ціль — { $target }.
battlecrest-event-attacked-fallback = { $warrior } застосовує запасну властивість: атака { $value }, ціль — { $target }.
battlecrest-event-attacked-changed = { $warrior } натомість атакує нову ціль із силою { $value }, це { $target }.
battlecrest-event-defended = { $who } захищається картою «{ $card }»: оборона { $defence }, поранень: { $damage }.
battlecrest-event-open = { $who } не захищається від атаки { $value }.
battlecrest-event-wounded-attack = { $warrior } втрачає { $damage } здоров’я, лишається { $health }.
battlecrest-event-wounded-hazard = { $warrior } потрапляє в небезпеку і втрачає { $damage } здоров’я, лишається { $health }.
battlecrest-event-held = { $warrior } витримує удар: оборона { $defence }.
battlecrest-event-removed-attack = { $warrior } зазнає поразки й залишає поле.
battlecrest-event-removed-hazard = { $warrior } потрапляє в небезпеку й залишає поле.
battlecrest-event-pushed = Від поштовху { $warrior } опиняється на { $cell }.
battlecrest-event-healed = { $warrior } відновлює { $count } здоров’я, тепер { $health }.
battlecrest-event-readied = Карта «{ $card }» знову підготовлена.
battlecrest-event-swapped = { $warrior } і { $target } міняються місцями.
battlecrest-event-star = Діє властивість із ★. { $star }.
battlecrest-event-item-compact = Предмет знову складено.
battlecrest-event-item-expanded = Предмет розкладено.
battlecrest-event-order = Діє наказ { $order }.
battlecrest-event-reshuffled = Карти наказів перетасовано й перевернуто.
battlecrest-event-fallback-star = Жодної властивості з ★ застосувати не можна: { $who } застосовує запасну властивість.
battlecrest-event-fallback-push = Нікого не можна штовхнути на небезпеку: { $who } застосовує запасну властивість.
battlecrest-event-fallback-movement = Воїн лишився у своїй комірці: { $who } застосовує запасну властивість.
battlecrest-event-fallback-minion = Помічника вже немає: { $who } застосовує запасну властивість.
battlecrest-event-no-fallback = Запасну властивість цього ходу вже застосовано: { $who } нічого не робить.
battlecrest-event-refresh-yes = Перевірка оновлення: підготовлених карт { $ready }, межа { $limit }, тож { $who } виконує оновлення.
battlecrest-event-refresh-no = Перевірка оновлення: підготовлених карт { $ready }, більше ніж { $limit }, нічого не стається.
battlecrest-event-retargeted-attack = { $warrior } витримає цю атаку: нова ціль — { $target }.
battlecrest-event-retargeted-push = { $warrior } не потрапить у небезпеку: нова ціль поштовху — { $target }.
battlecrest-event-no-card-move = { $who } не має підготовлених карт: герой лишається на місці.
battlecrest-event-no-card-activate = { $who } не має підготовлених карт: нічого не активовано.
battlecrest-event-won = { $who } перемагає.
battlecrest-event-draw = Останній хід завершено: нічия.
battlecrest-event-both = Обидва герої гинуть одночасно.
battlecrest-event-placed = { $who } викладає карту «{ $card }».
battlecrest-event-dealt = { $who } отримує в ряд карту «{ $card }».
battlecrest-outcome-won = Двобій виграє { $who }.
battlecrest-outcome-draw = Двобій завершується внічию.
battlecrest-outcome-solo-won = Імператора переможено.
battlecrest-outcome-solo-lost = Імператор переміг.

## Чому ні

battlecrest-why-done = Дві дії одного ходу мають бути різними: цю вже виконано.
battlecrest-why-no-move = Жоден ваш воїн не може змінити комірку.
battlecrest-why-all-ready = Усі ваші карти підготовлені.
battlecrest-why-not-yours = Карта «{ $card }» не ваша.
battlecrest-why-exhausted = Карту «{ $card }» вже використано.
battlecrest-why-range = { $warrior } не на потрібній відстані.
battlecrest-why-landmark = Комірку { $cell } займає локація.
battlecrest-why-occupied = На { $cell } хтось стоїть.
battlecrest-why-far = { $warrior } звідси не дістанеться до { $cell }.
battlecrest-why-star-used = { $star }: цього ходу вже застосовано.
battlecrest-why-star-nothing = { $star }: зараз це нічого не дасть.
battlecrest-why-other = Зараз ідеться про інше: { $question }

## Простий стіл

battlecrest-view-active = Ходить
battlecrest-view-landmarks = Локації
battlecrest-view-done = Виконано цього ходу
battlecrest-view-stars = Застосовані ★
battlecrest-view-order = Наказ
battlecrest-view-figures = Сторони
battlecrest-view-cells = Комірки
battlecrest-view-level = Складність
battlecrest-view-result = Результат
battlecrest-view-hero = Герой
battlecrest-view-health = Здоров’я
battlecrest-view-full = Повне здоров’я
battlecrest-view-cell = Комірка
battlecrest-view-row = Ряд дій
battlecrest-view-movement = Значення переміщення
battlecrest-view-primed = Ініціатива гербів
battlecrest-view-minion = Помічник
battlecrest-view-item = Предмет
battlecrest-view-name = Назва
battlecrest-view-card = Карта
battlecrest-view-face = Сторона
battlecrest-view-ready = Підготовлена
battlecrest-view-move = Переміщення
battlecrest-view-defence = Оборона
battlecrest-view-crest = Герб
battlecrest-view-boost = Посилює
battlecrest-view-winner = Переможець
battlecrest-verb-activate = Активувати
battlecrest-verb-prime = Ініціатива
battlecrest-verb-restore = Оновити
battlecrest-verb-go = Іти
battlecrest-verb-go-with = Іти з бонусом
battlecrest-verb-fly = Летіти
battlecrest-verb-fly-with = Летіти з бонусом
battlecrest-verb-attack = Атакувати
battlecrest-verb-attack-with = Атакувати з бонусом
battlecrest-verb-attack-all-with = Атакувати всіх із бонусом
battlecrest-verb-push = Штовхнути
battlecrest-verb-push-with = Штовхнути з бонусом
battlecrest-verb-push-on = Штовхати далі
battlecrest-verb-ready = Підготувати
battlecrest-verb-star = Властивість із ★
battlecrest-verb-defend = Захищатися
battlecrest-verb-defend-with = Захищатися з бонусом
battlecrest-verb-place = Викласти
