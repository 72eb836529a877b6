## Подсказки: что говорит за действие

hint-over = Игра окончена: выбирать нечего.
hint-not-due = { $who }: это место сейчас ничего не выбирает.

hint-root-points = очки сразу
hint-root-soon = очки в следующие ходы
hint-root-map = сила на поле
hint-root-cards = хорошие карты на руке
hint-root-board = рост собственного планшета
hint-root-rivals = меньше очков соперникам

hint-senjutsu-harm = урон сопернику
hint-senjutsu-health = меньше собственных ранений
hint-senjutsu-cards = сильные карты на руке
hint-senjutsu-place = лучшее место на поле

hint-battlecrest-harm = урон другой стороне
hint-battlecrest-health = сильная своя сторона
hint-battlecrest-blow = сильный удар в следующий ход
hint-battlecrest-safety = меньше угроз

hint-samurai-village = целая деревня
hint-samurai-wounds = меньше ранений
hint-samurai-ready = больше самураев в бою
hint-samurai-raiders = меньше бандитов в прорыве
hint-samurai-stack = меньше бандитов в колоде
hint-samurai-hat = шляпа в зоне защиты
hint-samurai-farm = дом в зоне защиты
hint-samurai-doll = кукла в зоне защиты
hint-samurai-penalty = более лёгкий штраф впереди
hint-samurai-kiai = ближе к Киай
hint-samurai-shout = Киай
hint-samurai-room = больше места до Киай
hint-samurai-over = меньше риска превысить Киай
hint-samurai-lent = больше доступных способностей
hint-samurai-free = меньше запретов в этот ход
hint-samurai-kept = способность про запас
hint-samurai-fits = лучшее место для бандита
