### Слова сторінки для тих, хто грає разом: фрази, сповіщення, годинники, відкриті столи.

page-phrase-hello = Вітаю!
page-phrase-well-played = Чудовий хід!
page-phrase-thanks = Дякую
page-phrase-your-turn = Ваш хід
page-phrase-one-moment = Хвилинку
page-phrase-undo = Скасуємо хід?
page-say = Сказати
page-say-help = Кожен читає фразу своєю мовою.
page-say-write = Написати всім за столом
page-say-send = Надіслати
page-said-so-far = Що вже сказано
page-said-nothing = Відколи ви тут, ніхто нічого не казав.
page-said-owner = Власник столу
page-mute = Не показувати: { $who }
page-muted = Приховано
page-mute-title = Кого ви не хочете чути
page-chat = Вільне листування
page-chat-help = Фрази працюють завжди. Вільне листування — лише якщо ви дозволите; глядачі теж його читають.
page-key-t = сказати щось за столом
page-list-waits = Чекаємо: { $names }
page-notices-turn = Сповіщення про хід
page-notices-turn-help = Браузер повідомить, коли ви дивитеся на щось інше, — поки ця сторінка відкрита в якійсь вкладці.
page-notices-turn-denied = Браузеру заборонено показувати сповіщення цієї сторінки; це можна змінити в його налаштуваннях.
page-notices-turn-never = Цей браузер не може показувати сповіщення за цією адресою.
page-sound = Звук, коли ваш хід
page-clock = Час на роздуми
page-clock-none = без годинника
page-clock-move = на рішення
page-clock-game = на гру
page-clock-none-help = Ніхто не квапить.
page-clock-move-help = Стільки часу має кожне рішення. Годинники починають іти, коли прийшли всі.
page-clock-game-help = Стільки часу має кожен на всю гру, плюс { $n } с за кожне рішення. Годинники починають іти, коли прийшли всі.
page-clock-minutes = { $n } хв
page-clock-hours = { $n } год
page-clock-days = { $n } дн.
page-clock-then = Коли час вийшов
page-clock-then-bot = далі грає бот
page-clock-then-wait = стіл чекає
page-clock-then-forfeit = партію програно
page-clock-left = Залишилося часу
page-stand-in = Замість вас ({ $who }) грає бот.
page-take-back = Повернути собі місце
page-lobby-free =
    { $n ->
        [one] { $n } вільне місце
        [few] { $n } вільні місця
        [many] { $n } вільних місць
       *[other] { $n } вільного місця
    }
page-lobby = Відкриті столи
page-lobby-full = усі місця зайняті
page-lobby-sit = Сісти
page-lobby-watch = Дивитися
page-listed = Відкритий стіл
page-listed-help = Кожен, хто має адресу цього сервера, знайде стіл, може сісти на вільне місце за посиланням або дивитися.
page-share = Поділитися грою
page-finished-won = перемога
page-finished-lost = поразка
page-finished-draw = нічия
page-finished-not-yet = Ця гра ще триває.
page-finished-replay = Дивитися від початку
page-finished-board = Остання позиція
page-hook = «Ваш хід» у груповому чаті
page-hook-set = Увімкнути
page-hook-off = Вимкнути
page-hook-help = Адреса вхідного вебхука. Коли черга того, кого немає за столом, чат отримує один рядок із грою та іменем, без посилання.
