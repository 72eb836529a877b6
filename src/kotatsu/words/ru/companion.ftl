### Помощник: кто-то играет настоящими картами на настоящем столе, а страница ведёт только соперника.

companion-title = Режим помощника
companion-none = В игре { $game } нет соперника, которого страница могла бы вести рядом с настоящим столом.
companion-no-automaton = В этой позиции правила никого не ведут.

## Перед началом

companion-what = Вы играете своими картами за своим столом. Страница ведёт только соперника: шаг за шагом говорит, что за него сделать и почему.
companion-honest = Чьи карты лежат на вашем столе?
companion-honest-text = Карты приказов и действий на этой странице — наша реконструкция R1, с печатными они не совпадают. Если у вас есть коробка, сначала загрузите свой пакет. Без него страница работает на R1 — для тех, кто распечатал наши карты.
companion-honest-cards = Некоторые значения карт «Сендзюцу» — наша реконструкция, на каждой такой карте это сказано. Если в вашей коробке напечатано иначе, сначала загрузите свой пакет.
companion-cards-without = Без пакета
companion-cards-ours = Встроенные карты
companion-load = Загрузить мой пакет
companion-without = У меня распечатан R1
companion-pack = Пакет: { $name }
companion-pack-ours = R1, наша реконструкция
companion-begin = Расставить
companion-anew = Начать заново
companion-you = Вы играете за
companion-it = Соперник играет за

## Расстановка

companion-setup = Расстановка
companion-turn = Его ход
companion-past = Прошлые ходы
companion-pick = Выберите клетку, карту или приказ и укажите, что лежит на вашем столе.
companion-who-stands = Кто стоит на { $cell }?
companion-which-landmark = Какая локация лежит на { $cell }?
companion-still-missing = Осталось: { $names }
companion-empty = Никто
companion-side = Сторона { $face }
companion-missing-warrior = не на поле: { $names }
companion-missing-order = не выбрана карта приказа
companion-order-open = Выберите карту приказа
companion-shuffles = Пусть тасует страница
companion-less = { $what }: на один меньше
companion-more = { $what }: на один больше
companion-earlier = { $what }: на одно место левее
companion-its-health = Его здоровье
companion-your-health = Ваше здоровье
companion-your-attack = Вы атакуете с силой
companion-attacks = Вы атакуете: { $warrior }
companion-attacks-help = С какой силой? Затем он защищается, а страница скажет как.

## Его ход

companion-step = Шаг { $step } из { $steps }
companion-do-it = Сделайте это на столе и идите дальше.
companion-asked = Это знает только ваш стол.
companion-done = Сделано, дальше
companion-back = Шаг назад
companion-correct = Исправить поле
companion-whole-field = Всё поле
companion-less-field = Часть поля
companion-not-so = расходится с исправленным полем
companion-aloud = Вслух
companion-after = После этого сверьте стол
companion-check-warrior = { $warrior }: { $cell }
companion-check-health = { $warrior }: здоровье { $health }
companion-check-gone = { $warrior }: не на поле
companion-check-ready = Готовых карт: { $ready } из { $all }
companion-over = Его ход окончен
companion-over-help = Сыграйте свой ход на столе, внесите изменения, и снова будет его ход.
companion-your-turn = К вашему ходу
companion-none-yet = Ещё ничего не произошло.
companion-nothing-begun = Расставьте поле, затем нажмите «Его ход».
companion-turn-number = Ход { $number }
companion-defence-number = Ход { $number }: оборона

## Что знает только стол

companion-ask-luck = Что выпало на вашем столе?
companion-text = { $text }
companion-ask-card = { $who }: какая карта открыта?
companion-no-part = Все части карт ботов выполнены.
companion-ask-order = Какая карта приказа открыта?
companion-ask-wounds = Атака { $value }: сколько ран прошло?
companion-wounds = { $number }
companion-turned = ваша оборона перевернула: { $landmarks }
companion-none-turned = ни одна локация не перевёрнута

## Senjutsu

companion-reveal = Открыть карты ботов
companion-next-part = Следующая часть карт
companion-parts-help = Свои карты игроки разыгрывают на столе: чем выше инициатива, тем раньше. Внесите изменения и ведите ботов дальше.
companion-your-card = открытая карта
companion-no-card = Без карты
companion-turn-figure = { $who }: повернуть
companion-wounds-of = { $who }: ранения
companion-shields = Щиты
companion-no-terrain = Убрать
companion-pick-hex = Выберите гекс и укажите, кто там стоит и куда смотрит.
