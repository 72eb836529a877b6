## Підказки: що говорить за дію

hint-over = Гру закінчено: вибирати нема чого.
hint-not-due = { $who }: це місце зараз нічого не вибирає.

hint-root-points = очки одразу
hint-root-soon = очки в наступні ходи
hint-root-map = сила на мапі
hint-root-cards = добрі карти в руці
hint-root-board = ріст власного планшета
hint-root-rivals = суперники беруть менше балів

hint-senjutsu-harm = шкода супротивникові
hint-senjutsu-health = ви лишаєтеся неушкоджені
hint-senjutsu-cards = сильні карти лишаються в руці
hint-senjutsu-place = краще місце на полі

hint-battlecrest-harm = шкода іншій стороні
hint-battlecrest-health = ваша сторона лишається сильною
hint-battlecrest-blow = сильний удар наступного ходу
hint-battlecrest-safety = менше загроз

hint-samurai-village = село лишається цілим
hint-samurai-wounds = менше ран
hint-samurai-ready = більше самураїв лишається в бою
hint-samurai-raiders = менше бандитів у прориві
