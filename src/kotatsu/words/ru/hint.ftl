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
hint-samurai-wounds = меньше ран
hint-samurai-ready = больше самураев в бою
hint-samurai-raiders = меньше бандитов в прорыве
