### Слова сторінки, що не є термінами гри: екрани, кнопки, довідка. Слова всіх столів стоять у common.ftl.

## Всюди

page-home = Усі ігри
page-slogan = Настільні ігри за правилами
page-back = Назад
page-close = Закрити
page-open = Відкрити
page-look = Глянути
page-on = так
page-off = ні
page-of = з { $n }
page-you = ви
page-opening = Накриваємо на стіл…
page-copied = Скопійовано
page-step = { $n } з { $of }
page-error-offline = Сервер не відповідає. Нічого не втрачено: ваші столи збережено.
page-error-server = На сервері щось пішло не так. Нічого не змінилося.
page-choices =
    { $n ->
        [one] { $n } варіант
        [few] { $n } варіанти
       *[many] { $n } варіантів
    }
page-round = Раунд { $n }
page-round-of = раунд { $n } з { $of }
page-turn = хід { $n }
page-now = зараз
page-turns = Ходи { $from }–{ $to }

## Початок

page-start-title = Сідайте. У що зіграємо цього вечора?
page-start-text = Наодинці, гуртом за цим екраном або через мережу.
page-continue = Продовжити
page-no-tables = Столів поки немає. Накрийте свій: гра поруч, чай за вами.
page-import = Відкрити файл
page-import-text = Продовжити партію, збережену у файл.
page-import-bad = Це не збережений стіл і не позиція.
page-unofficial = Неофіційна робота з любові до гри; видавці до неї не причетні.
page-drawings = Усі малюнки наші · значки: game-icons.net, CC BY 3.0
page-about = Про програму й ліцензії

## Приготування

page-setup-title = нова партія
page-setup-seats = Місця за столом
page-setup-seats-help = Усі грають на одному боці: таємниць за цим столом немає.
page-setup-rules = Правила столу
page-setup-rules-help = За книгою; де вона мовчить, є наше тлумачення.
page-setup-rest = Решта тлумачень
page-setup-changed =
    { $n ->
        [0] усе за замовчуванням
        [one] { $n } змінено
        [few] { $n } змінено
       *[many] { $n } змінено
    }
page-kind-here = тут
page-kind-link = за посиланням
page-kind-bot = бот
page-kind-of = Хто грає на місці { $n }
page-name = Ім’я, якщо хочете
page-name-of = Ім’я гравця на місці { $n }
page-add-seat = Додати місце
page-up-to = до { $n }
page-remove-seat = Прибрати місце { $n }
page-bot-of = Бот на місці { $n }
page-bot-random = Випадковий
page-bot-random-help = робить будь-що дозволене
page-bot-random-sits = бот, випадковий
page-bot-gentle-help = грає за звичкою й багато прощає
page-bot-gentle-sits = бот, лагідний
page-bot-steady-help = обмірковує кожен вибір, і швидко
page-bot-steady-sits = бот, рівний
page-bot-sharp-help = перед кожним вибором переглядає сотні варіантів
page-bot-sharp-sits = бот, гострий
page-bot-master-help = переглядає тисячі варіантів; думає довше
page-bot-master-sits = бот, майстер
page-choose-for = { $what }: місце { $n }
page-deck = Колода
page-deck-table = Як за столом
page-deck-nameless = Колода з посилання
page-deck-bring = Ваша колода
page-deck-bring-help = Поки ніхто не взяв карт, ви можете вибрати іншу колоду. Ніхто інший не побачить, яку.
page-deck-bring-choose = Вибрати колоду
page-deck-bring-own = Власна колода
page-deck-bring-paste = Вставте колоду текстом
page-deck-bring-take = Грати цією колодою
page-taken = зайнято
page-link-later = Посилання з’явиться, щойно гра почнеться.
page-start-game = Почати гру
page-start-missing-twice = { $who } сидить на двох місцях
page-start-ready = Усе готово. Можна починати.
page-start-who = Хто сідає за стіл?
page-start-sum =
    { $n ->
        [one] { $n } місце
        [few] { $n } місця
       *[many] { $n } місць
    }
page-mark-book = за книгою
page-mark-reading = наше тлумачення
page-mark-custom = домашнє правило

## Стіл

page-prompt = Ваше рішення
page-decides-you = Ваше рішення ({ $who }).
page-decides = Рішення: { $who }.
page-thinking = Думає бот: { $who }.
page-hint = Підказка
page-hint-thinking = Шукаємо добрі ходи…
page-hint-title = Добрі ходи
page-hint-how = Шанси на перемогу після кожного, судячи з того, що видно вам. Підказка нічого не робить сама.
page-hint-chance = { $n ->
    [0] < 1 %
   *[other] { $n } %
  }
page-choices-before = Попередні варіанти
page-choices-after = Ще варіанти
page-wait-table = Стіл готується
page-how-many = Скільки
page-more = Більше
page-fewer = Менше
page-zoom-in = Наблизити
page-zoom-out = Віддалити
page-minimap = Мала мапа: торкніться, щоб перейти
page-number = { $n }
page-not-now = { $what }: зараз не можна
page-asking = Шукаємо в правилах…
page-kept = Ваш вибір збережено, його буде надіслано, щойно відновиться зв’язок.
page-rule = Правила, § { $id }
page-rule-open = відкрити правила
page-rule-card = карти
page-rule-data = друк
page-rule-quest = квести
page-tabs = Частини столу
page-line-lost = Зв’язок утрачено. Ваше місце збережено.
page-line-again = Пробуємо знову; стіл чекає на вас.
page-line-kept = Ваш вибір збережено, його буде надіслано, щойно відновиться зв’язок.
page-line-now = Спробувати зараз
page-gone-title = Це посилання нікуди не веде
page-gone-text = Стіл видалено, або власник дав цьому місцю нове посилання. Попросіть у нього нове.
page-result = Підсумок
page-look-board = Глянути на стіл
page-rematch-change = Змінити умови
page-since = Від вашого ходу
page-walk-back = Попереднє
page-walk-all = Увесь хід
page-walk-next = Далі
page-touch-again = торкніться ще раз, щоб виконати
page-boxes = вибір { $n } із { $of }
page-end-rounds = Раунд за раундом
page-end-turns = Переломні моменти
page-end-lead = Раунд { $n }: попереду { $who }
page-end-gain = Раунд { $n }: { $who } +{ $points }
page-end-loss = Раунд { $n }: { $who } −{ $points }

## Журнал і повтор

page-log-empty = Ще нічого не сталося.
page-log-table = Стіл
page-log-all = Усі
page-log-filter = Показати лише одне місце
page-folded = згорнуто
page-replay-title = Один із минулих моментів
page-replay-first = На початок
page-replay-last = У кінець
page-replay-back = Крок назад
page-replay-next = Крок уперед
page-replay-play = Відтворити
page-replay-pause = Пауза
page-replay-speed = Швидкість: { $n }×
page-replay-moment = Момент гри
page-replay-step = Крок { $n } з { $of }
page-replay-link = Посилання на цей момент
page-replay-now = До поточного ходу

## Правила

page-rules-search = Шукати в правилах
page-rules-hits =
    { $n ->
        [one] { $n } пункт
        [few] { $n } пункти
       *[many] { $n } пунктів
    }
page-rules-none = Нічого не знайдено. Спробуйте менше слів або коротші.
page-rules-contents = Зміст
page-rules-text = Текст правил
page-rules-in-place = Показати в розділі

## Меню

page-theme = Світло
page-theme-day = День
page-theme-lamp = Лампа
page-motion = Рух
page-speed = Ходи інших
page-speed-slow = повільно
page-speed-normal = звичайно
page-speed-fast = швидко
page-speed-instant = одразу
page-undo-wish = { $who }: прохання скасувати останній вибір
page-undo-all = Мають погодитися всі, хто його бачив.
page-undo-allow = Дозволити
page-undo-refuse = Ні
page-undo-waits = Чекаємо: { $names }
page-undo-withdraw = Відкликати
page-pass-screen = Передайте екран
page-pass-hold = Тримайте, щоб відкрити
page-pass-how = пів секунди або клавіша Enter
page-pass-open = Відкрити
page-pass-covered = Чужих таємниць на сторінці немає
page-pass-nowhere = ні в журналі, ні в повторі, ні для програми читання з екрана
page-hands = За цим екраном
page-hands-passed = передаємо його
page-hands-open = граю за всіх
page-reactions = Засідка тощо
page-reactions-ask = питати мене
page-reactions-nothing = «ні», якщо відповісти нічим
page-reactions-always = завжди ні
page-reactions-help = Сторінка завжди чекає однаково, хоч би що було на руці. «Якщо відповісти нічим» діє лише там, де це помітять самі боти.
page-aims = Боти кажуть, чого хочуть
page-aims-help = Після кожного свого ходу, кількома словами, з того, що видно всім.
page-aims-said = Моя мета: { $aims }.
page-answer-soon = «Ні» за мить
page-answer-stop = Стривайте, вирішу я
page-keys = Клавіші
page-board-text = Стіл словами
page-seats-links = Місця й посилання
page-key-arrows-cap = стрілки
page-key-tab = наступний підсвічений варіант
page-key-digits = від першого до дев’ятого варіанта
page-key-arrows = ходити по столу
page-key-enter = вибрати
page-key-follow = наступний крок ходу, який показано
page-key-esc = закрити, крок назад
page-key-u = скасувати вибір
page-key-h = підказка: найкращі варіанти й чому
page-key-why = чому ні? Про річ у фокусі; інакше цей список
page-key-r = правила на цьому пункті
page-key-l = журнал
page-key-b = до поля
page-key-c = до ваших карт
page-key-s = до місць за столом
page-key-count = на одного більше, на одного менше
page-key-zoom = збільшити чи зменшити мапу, показати всю
page-key-p = повтор гри
page-key-space = пропустити показ чужих дій
page-key-step = крок назад або вперед у повторі

## Місця й посилання

page-invite-text = Давайте кожне посилання лише одній людині: хто його має, той і грає на цьому місці.
page-invite-local = Сторінка відкрита лише на цьому комп’ютері. Запустіть сервер із --host і відкрийте її за адресою, яку він покаже: тоді посилання запрацюють у домашній мережі.
page-invite-present = за столом
page-invite-absent = не за столом
page-invite-stand-in = замість гравця бот
page-invite-watch = Може дивитися: таємниць не бачить і нічого не вирішує.
page-copy-link = Копіювати
page-qr = QR-код
page-qr-label = QR-код посилання: { $who }
page-own-link = Нове посилання лише для мене
page-renew = Нове посилання
page-take-over = Хай грає бот
page-give-back = Повернути місце
page-export = Зберегти у файл
page-export-note = У файлі всі таємниці столу, і приховані карти теж.
page-export-sealed = Поки хтось грає за посиланням, файл є лише квитанцією: сама партія лишається на цьому сервері, і тут її можна за нею відкрити.
page-notices = Про цей стіл
page-delete = Видалити стіл
page-delete-sure = Так, видалити для всіх

## Знайомство

page-tour-skip = Пропустити
page-tour-next = Далі

## Про програму

page-about-title = Kotatsu
page-about-text = Котацу — це низький столик із ковдрою і теплом під нею. Наш призначено для настільних ігор за правилами, наодинці або з друзями.
page-about-owners = Чиї це ігри
page-about-rebuilt = Деякі надруковані числа вдалося звірити лише з одним джерелом або довелося вивести. Сторінка їх позначає, а власник коробки може замінити їх своїм файлом даних.
page-about-licences = Ліцензії
page-about-code = Програма вільна, ліцензія MIT.
page-about-fonts = Шрифти: Alegreya та Alegreya Sans, Huerta Tipográfica, SIL Open Font License 1.1.
page-about-icons = Значки: game-icons.net, CC BY 3.0, автори нижче. Решта малюнків наші.
page-about-privacy = Що де зберігається
page-about-privacy-text = Жодних облікових записів, лічильників і сторонніх серверів. Браузер пам’ятає мову, тему й посилання на ваші столи; самі партії зберігаються на комп’ютері, де працює сервер.

## Owner's data

page-own-data = Ваш примірник
page-own-data-help = Те, що надруковано у вашій коробці, файлом даних: заміняє відтворене нами.
page-own-data-remove = Повернути наші

## Простий стіл гри, яку ще не намальовано

page-plain-about = Гра за правилами на простому столі: малюнків для неї ще немає.
page-plain-facts =
    { $min }–{ $max ->
        [few] { $max } гравці
       *[many] { $max } гравців
    }
page-plain-seats = Місця
page-plain-seats-help = Таємне видно лише з власного місця.
page-plain-middle = Посередині столу
page-plain-yes = так
page-plain-no = ні
page-plain-hidden = долілиць
page-plain-word = { $what }
page-plain-tour-table = Стіл
page-plain-tour-table-text = Кожне місце має свою панель; те, що бачать усі, лежить посередині.
page-plain-tour-prompt = Ваш вибір
page-plain-tour-prompt-text = Тут усе, що ви можете зробити зараз; про решту сказано, чому не можна.
