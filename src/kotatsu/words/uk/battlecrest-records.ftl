# Записи «Битв гербів» у пакетах власників.

battlecrest-no-face = { $field }: бракує іншої сторони, «{ $card }».
battlecrest-no-solo = { $field }: героєві «{ $hero }» потрібна карта для соло-гри (kind = "solo", plays = "{ $hero }").
battlecrest-no-crest = { $field }: на жодній карті немає герба «{ $value }». Відомі: { $known }.
battlecrest-card-count = { $field }: карт дій: { $count }, а в героя їх від 1 до { $most }.
battlecrest-records-map = Мапа
battlecrest-records-landmarks = Локації, обидві сторони
battlecrest-records-orders = Карти наказів, обидві сторони
battlecrest-records-solo = Карти для соло-гри
battlecrest-record-face = { $name }, { $face ->
        [start] початкова сторона
        [back] інша сторона
        [a] сторона A
       *[b] сторона B
    }
battlecrest-record-order-name = Наказ { $order }
battlecrest-record-solo-name = Карта для соло-гри: { $who }
battlecrest-record-hero = Герой. health — здоров’я; crests — за якого здоров’я карта здоров’я показує який герб; text — що дає зірка.
battlecrest-record-minion = Помічник. hero — чий він; defence — оборона; move — найдовше переміщення; text — що дає зірка.
battlecrest-record-item = Предмет, запис на кожну сторону. hero — чий він; defence — оборона; text — що дає зірка.
battlecrest-record-action =
    Карта дії, запис на кожну сторону. move — переміщення; defence — оборона; crest — герб, який вона дає; boost — герб, що додає до оборони,
    якщо є;
    text — що вона робить згори донизу. Слова: attack, push, march, flight, heal, ready, swap, star, flip; r1-3 — відстань, all — усі вороги,
    +1/SKY — плюс один за кожен такий герб, may — за бажанням, minion — це робить помічник.
battlecrest-record-map = Мапа. Комірки — рядок і літера стовпця: шість локацій, далі герої, помічники (угорі, внизу) і локація біля кожного героя.
battlecrest-record-landmark =
    Локація, запис на кожну сторону. Краї карти, що лежить прямо: north, east, south, west; на кожному MOVE, ATK, DEF, RANGE, PUSH, HAZARD,
    WAYPOINT або STAR, двічі, якщо так надруковано. text — що дає її STAR.
battlecrest-record-order =
    Карта наказу, запис на кожну сторону. steps: M переміщення, A активація, R перевірка оновлення; compass — чорна стрілка, сіра стрілка; choice: leftmost
    чи rightmost; refresh — оновлення; defence — модифікатор оборони; unique: true, якщо на стороні є унікальний герб.
battlecrest-record-solo =
    Карта для соло-гри. hero і minion — відстані, на які йдуть його воїни; stars — властивості зірок за пріоритетом; refresh — додається до оновлення;
    ignores — бонуси, яких він не шукає; lost_minion = "fallback", якщо так сказано; text — запасна властивість.
