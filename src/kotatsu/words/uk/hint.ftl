## Підказки: що говорить за дію

hint-over = Гру закінчено: вибирати нема чого.
hint-not-due = { $who }: це місце зараз нічого не вибирає.

hint-root-points = очки одразу
hint-root-soon = очки в наступні ходи
hint-root-map = сила на мапі
hint-root-cards = добрі карти в руці
hint-root-board = розвиток власного планшета
hint-root-rivals = менше очок для суперників

hint-senjutsu-harm = шкода суперникові
hint-senjutsu-health = менше власних поранень
hint-senjutsu-cards = сильні карти в руці
hint-senjutsu-place = краще місце на полі

hint-battlecrest-harm = шкода іншій стороні
hint-battlecrest-health = сильна власна сторона
hint-battlecrest-blow = сильний удар наступного ходу
hint-battlecrest-safety = менше загроз

hint-samurai-village = ціле село
hint-samurai-wounds = менше ран
hint-samurai-ready = більше самураїв у бою
hint-samurai-raiders = менше бандитів у прориві
