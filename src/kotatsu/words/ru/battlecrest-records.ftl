# Записи «Битв гербов» в пакетах владельцев.

battlecrest-no-face = { $field }: не хватает другой стороны, «{ $card }».
battlecrest-no-solo = { $field }: герою «{ $hero }» нужна карта соло-игры (kind = "solo", plays = "{ $hero }").
battlecrest-no-crest = { $field }: ни на одной карте нет герба «{ $value }». Известны: { $known }.
battlecrest-card-count = { $field }: карт действий: { $count }, а у героя их от 1 до { $most }.
battlecrest-records-map = Карта местности
battlecrest-records-landmarks = Локации, обе стороны
battlecrest-records-orders = Карты приказов, обе стороны
battlecrest-records-solo = Карты соло-игры
battlecrest-record-face = { $name }, { $face ->
        [start] начальная сторона
        [back] другая сторона
        [a] сторона A
       *[b] сторона B
    }
battlecrest-record-order-name = Приказ { $order }
battlecrest-record-solo-name = Карта соло-игры: { $who }
battlecrest-record-hero = Герой. health — здоровье; crests — при каком здоровье карта здоровья показывает какой герб; text — что даёт звезда.
battlecrest-record-minion = Помощник. hero — чей он; defence — оборона; move — самое дальнее перемещение; text — что даёт звезда.
battlecrest-record-item = Предмет, запись на каждую сторону. hero — чей он; defence — оборона; text — что даёт звезда.
battlecrest-record-action =
    Карта действия, запись на каждую сторону. move — перемещение; defence — оборона; crest — герб, который она даёт; boost — герб, что прибавляет к обороне,
    если есть; text — что она делает сверху вниз. Слова: attack, push, march, flight, heal, ready, swap, star, flip; r1-3 — дальность, all — все враги,
    +1/SKY — плюс один за каждый такой герб, may — по желанию, minion — это делает помощник.
battlecrest-record-map = Карта местности. Клетки — строка и буква столбца: шесть локаций, затем герои, помощники (вверху, внизу) и локация возле каждого героя.
battlecrest-record-landmark =
    Локация, запись на каждую сторону. Края карты, лежащей прямо: north, east, south, west; на каждом MOVE, ATK, DEF, RANGE, PUSH, HAZARD,
    WAYPOINT или STAR, дважды, если так напечатано. text — что даёт её STAR.
battlecrest-record-order =
    Карта приказа, запись на каждую сторону. steps: M перемещение, A активация, R проверка обновления; compass — чёрная стрелка, серая стрелка; choice:
    leftmost или rightmost; refresh — обновление; defence — модификатор обороны; unique: true, если на стороне есть уникальный герб.
battlecrest-record-solo =
    Карта соло-игры. hero и minion — расстояния, на которые идут его воины; stars — свойства звёзд по приоритету; refresh — прибавляется к обновлению;
    ignores — бонусы, которых он не ищет; lost_minion = "fallback", если так сказано; text — запасное свойство.
