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
hint-samurai-wounds = менше поранень
hint-samurai-ready = більше самураїв у бою
hint-samurai-raiders = менше бандитів у прориві
hint-samurai-stack = менше бандитів у колоді
hint-samurai-hat = капелюх у зоні захисту
hint-samurai-farm = хатина в зоні захисту
hint-samurai-doll = лялька в зоні захисту
hint-samurai-penalty = легший штраф попереду
hint-samurai-kiai = ближче до Кіай
hint-samurai-shout = Кіай
hint-samurai-room = більше місця до Кіай
hint-samurai-over = менше ризику перевищити Кіай
hint-samurai-lent = більше доступних здібностей
hint-samurai-free = менше заборон у цьому ході
hint-samurai-kept = здібність про запас
hint-samurai-fits = краще місце для бандита
