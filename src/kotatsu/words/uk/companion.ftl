### Помічник: хтось грає справжніми картами на справжньому столі, а сторінка веде лише суперника.

companion-title = Режим помічника
companion-none = У грі { $game } немає суперника, якого сторінка могла б вести біля справжнього столу.
companion-no-automaton = У цій позиції правила нікого не ведуть.

## Перед початком

companion-what = Ви граєте своїми картами за своїм столом. Сторінка веде лише суперника: крок за кроком каже, що за нього зробити й чому.
companion-honest = Чиї карти лежать на вашому столі?
companion-honest-text = Карти наказів і дій на цій сторінці — наша реконструкція R1, з друкованими вони не збігаються. Якщо у вас є коробка, спершу завантажте свій пакет. Без нього сторінка працює на R1 — для тих, хто надрукував наші карти.
companion-honest-cards = Деякі значення карт «Сенджюцу» — наша реконструкція, і на кожній такій карті про це сказано. Якщо у вашій коробці надруковано інакше, спершу завантажте свій пакет.
companion-cards-without = Без пакета
companion-cards-ours = Вбудовані карти
companion-load = Завантажити мій пакет
companion-without = У мене надруковано R1
companion-pack = Пакет: { $name }
companion-pack-ours = R1, наша реконструкція
companion-begin = Розставити
companion-anew = Почати знову
companion-you = Ви граєте за
companion-it = Суперник грає за

## Розстановка

companion-setup = Розстановка
companion-turn = Його хід
companion-past = Минулі ходи
companion-pick = Клацніть комірку, карту чи наказ і вкажіть, що лежить на вашому столі.
companion-who-stands = Хто стоїть на { $cell }?
companion-which-landmark = Яка локація лежить на { $cell }?
companion-still-missing = Ще немає: { $names }
companion-empty = Ніхто
companion-side = Сторона { $face }
companion-missing-warrior = не на полі: { $names }
companion-missing-order = не вибрано карту наказу
companion-order-open = Виберіть карту наказу
companion-shuffles = Нехай тасує сторінка
companion-less = { $what }: на один менше
companion-more = { $what }: на один більше
companion-earlier = { $what }: на одне місце ліворуч
companion-its-health = Його здоров’я
companion-your-health = Ваше здоров’я
companion-your-attack = Ви атакуєте з силою
companion-attacks = Ви атакуєте: { $warrior }
companion-attacks-help = З якою силою? Далі він захищається, а сторінка скаже як.

## Його хід

companion-step = Крок { $step } з { $steps }
companion-do-it = Зробіть це на столі та йдіть далі.
companion-asked = Це знає лише ваш стіл.
companion-done = Зроблено, далі
companion-back = Крок назад
companion-correct = Виправити поле
companion-whole-field = Усе поле
companion-less-field = Частина поля
companion-not-so = не узгоджується з виправленим полем
companion-aloud = Уголос
companion-after = Після цього на столі має бути так
companion-check-warrior = { $warrior }: { $cell }
companion-check-health = { $warrior }: здоров’я { $health }
companion-check-gone = { $warrior }: не на полі
companion-check-ready = Підготовлених карт: { $ready } з { $all }
companion-over = Його хід завершено
companion-over-help = Зіграйте свій хід на столі, внесіть зміни, і знову буде його хід.
companion-your-turn = До вашого ходу
companion-none-yet = Ще нічого не сталося.
companion-nothing-begun = Розставте поле, а тоді натисніть «Його хід».
companion-turn-number = Хід { $number }
companion-defence-number = Хід { $number }: оборона

## Що знає лише стіл

companion-ask-luck = Що випало на вашому столі?
companion-text = { $text }
companion-ask-card = Яку карту відкрито: { $who }?
companion-no-part = Усі частини карт ботів виконано.
companion-ask-order = Яку карту наказу відкрито?
companion-ask-wounds = Атака { $value }: скільки поранень пройшло?
companion-wounds = { $number }
companion-turned = ваша оборона перевернула: { $landmarks }
companion-none-turned = жодну локацію не перевернуто

## Senjutsu

companion-reveal = Відкрити карти ботів
companion-next-part = Наступна частина карт
companion-parts-help = Гравці діють на своєму столі: спершу те, що має вищу ініціативу. Внесіть зміни й ведіть ботів далі.
companion-your-card = відкрита карта
companion-no-card = Без карти
companion-turn-figure = { $who }: повернути
companion-wounds-of = { $who }: поранення
companion-shields = Щити
companion-no-terrain = Прибрати
companion-pick-hex = Клацніть клітинку й укажіть, хто там стоїть і куди дивиться.
